# The Pillars of the Earth. Keys and arguments are the same in de.ftl.

game-title = The Pillars of the Earth
game-summary = Build the cathedral of Kingsbridge: workers bring resources, builders secure places, craftsmen make points.
game-length = about 45 minutes
game-weight = some rules to learn

## Actions

action-take = Take { $card }
action-hire = Hire { $craftsman }
action-pass = Pass: no more cards this round
action-dismiss = Dismiss { $craftsman }
action-keep = Keep the builder drawn
action-throw-back = Throw the builder back and draw again
action-place = Place at { $space }
action-remigius = Place at { $space }, free with Remigius
action-pass-builder = Pass: place him later, free
action-shelter = Be spared from the event
action-claim-cube = Accept the event and take a cube
action-thomas = Use Thomas against the event
action-endure = Accept the event and keep Thomas
action-cube = Take 1 { $resource } from the stalls
action-exemption = Use the Tax exemption
action-pay-tax = Pay the tax
action-leave = Leave the market
action-buy = Buy { $count } { $resource }
action-sell = Sell { $count } { $resource }
action-done = Done building
action-use = Use { $craftsman }
action-drop = Give back 1 { $resource }

## The journal

entry-round-begins = Round { $round } begins; { $start } starts. Advantages: { $advantages }. At Shiring: { $shiring }. For hire: { $offer }. Resource cards: { $cards }.
entry-foreseen = Ellen shows { $seat } the coming event.
    .known = Ellen shows { $seat } the coming event: { $event }.
entry-card-taken = { $seat } takes { $card }: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $left } left.
entry-hired = { $seat } hires { $craftsman } for { $cost } gold and has { $total }.
entry-passed = { $seat } takes no more cards.
entry-cards-left = Left over: { $cards }. Craftsmen out of the game: { $craftsmen }.
entry-to-mill = { $seat } sends workers to the wool mill: { $workers }.
entry-dismissed = { $seat } dismisses { $craftsman }, who leaves the game.
entry-builder-drawn = A builder of { $seat } is drawn at price { $price }; in the bag: { $left }.
entry-builder-kept = { $seat } keeps the builder drawn ({ $owner }).
entry-builder-thrown-back = { $seat } throws the builder back ({ $owner }).
entry-builder-passed = { $seat } passes; the builder waits on { $price }.
entry-builder-placed = { $seat } places a builder: { $space }, for { $cost } gold, and has { $total }.
entry-builder-walled = Town wall: the third builder of { $seat } is laid aside.
entry-builder-stranded = { $seat } has no space for this builder; he is laid aside.
entry-event-revealed = { $good ->
    [0] Bad event
   *[other] Good event
}: { $event }.
entry-sheltered = { $seat } asks the Archbishop for protection.
entry-cube-claimed = { $seat } prefers a cube to the Archbishop's protection.
entry-spared = { $seat } is spared: { $event }.
entry-walled = { $seat } will have { $builders ->
    [one] { $builders } builder
   *[other] { $builders } builders
} fewer next round.
entry-cube-taken = { $seat } takes 1 { $resource } from the stalls and has { $total }; left there: { $stall }.
entry-gold = { $seat } gets { $change } gold ({ $source }) and has { $total }{ $lost ->
    [0] {""}
   *[other] { " " }({ $lost } lost above the limit)
}.
entry-wool = { $seat } earns { $change } gold with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} in the wool mill and has { $total }{ $lost ->
    [0] {""}
   *[other] { " " }({ $lost } lost above the limit)
}.
entry-paid = { $missing ->
    [0] { $seat } pays { $paid } gold ({ $source }) and has { $total }.
   *[other] { $seat } owes { $due } gold ({ $source }) and pays { $paid }; missing: { $missing }, left: { $total }.
}
entry-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }), { $score } in all.
entry-cubes = { $seat } gets { $change } { $resource } ({ $source }) and has { $total }; supply: { $supply }.
entry-produced = { $extra ->
    [0] { $seat } gets { $yields } { $resource } from { $card } and has { $total }.
   *[other] { $seat } gets { $resource } from { $card }: { $yields }, event { $extra }; has { $total }.
}
entry-advantage-taken = { $seat } takes the advantage card { $card }.
entry-advantage-spent = { $seat } uses up { $card }.
entry-advantage-unclaimed = Nobody takes { $card }: out of the game.
entry-tax-rolled = The King demands { $tax } gold.
entry-tax-free = { $seat } pays no tax: { $source }.
entry-craftsman-joined = { $craftsman } joins { $seat }.
entry-craftsman-unclaimed = Nobody takes { $craftsman }: out of the game.
entry-gray-taken = { $seat } gets gray workers for the next round: { $workers }.
entry-gray-returned = { $seat } sends gray workers back to the castle: { $workers }.
entry-bought = { $seat } buys { $count } { $resource } for { $cost } gold; has { $held }, gold { $total }.
entry-sold = { $seat } sells { $count } { $resource } for { $change } gold; has { $held }, gold { $total }{ $lost ->
    [0] {""}
   *[other] { " " }({ $lost } lost above the limit)
}.
entry-market-left = { $seat } leaves the market.
entry-built = { $seat } uses { $craftsman } for { $points ->
    [one] { $points } point
   *[other] { $points } points
} (takes { $cubes }), { $score } in all.
entry-earned = { $seat } uses { $craftsman } for { $change } gold (takes { $cubes }) and has { $total }{ $lost ->
    [0] {""}
   *[other] { " " }({ $lost } lost above the limit)
}.
entry-gilded = { $seat } uses { $craftsman }: { $cost } gold for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all; gold { $total }.
entry-dropped = { $seat } gives back 1 { $resource } and has { $total }.
entry-piece-laid = { $seat } lays a piece of the cathedral: { $piece }.
entry-start-player = { $claimed ->
    [0] The start passes on to { $seat }
   *[other] { $seat } claimed the start
}.
entry-restocked = The market gets { $count } { $resource }.
entry-court-restocked = The King's court gets { $count } metal.
entry-game-ends = The cathedral stands. Winner: { $winners }. Points: { $scores }. Gold: { $golds }.

## The same several times, told at once

story-bought = { $seat } buys { $count } { $resource } for { $cost } gold.
story-sold = { $seat } sells { $count } { $resource } for { $change } gold.
story-built = { $seat } uses { $craftsman } { $times } times for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all.
story-earned = { $seat } uses { $craftsman } { $times } times for { $change } gold.
story-gilded = { $seat } uses { $craftsman } { $times } times: { $cost } gold for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all.
story-dropped = { $seat } gives back { $times } { $resource }.

## Why not?

reason-not-now = Something else is asked for right now.
reason-over = The game is over.
reason-card-not-there = { $card } is not in the supply.
reason-few-workers = This card needs { $needed ->
    [one] { $needed } worker
   *[other] { $needed } workers
}; you have { $held } left.
reason-craftsman-not-there = { $craftsman } is not for hire.
reason-little-gold = This costs { $needed } gold; you have { $held }.
reason-not-in-row = { $craftsman } does not work for you.
reason-dismiss-first = First say which craftsman leaves.
reason-throw-back-first = First say whether the builder is kept or thrown back.
reason-not-yours = { $card } is not yours.
reason-free-anyway = Placing is free now anyway.
reason-no-pass-at-zero = At price 0 builders must be placed.
reason-no-second-pass = This builder has been passed once; now he must be placed.
reason-only-start-player = Only the start player may throw a builder back.
reason-thrown-back-already = A builder has already been thrown back this round.
reason-bag-empty = The bag is empty; the same builder would come again.
reason-one-builder-each = Only one builder of each player: { $place }.
reason-space-taken = No free space: { $space }.
reason-stalls-empty = The stalls are empty.
reason-shelter-first = First choose between protection and the cube.
reason-thomas-first = First decide on Thomas.
reason-stall-empty = No { $resource } is left in the stalls.
reason-cube-first = First take the cube from the stalls.
reason-tax-first = First decide on the tax.
reason-sold-this-round = You sold { $resource } this round, so you cannot buy it.
reason-bought-this-round = You bought { $resource } this round, so you cannot sell it.
reason-no-woodworker = Only with a woodworker can you buy wood.
reason-no-stonecutter = Only with a stonecutter can you sell stone.
reason-stall-short = There is not that much { $resource } in the stalls.
reason-few-cubes = You have only { $held } { $resource }.
reason-works-by-himself = { $craftsman } works by himself.
reason-worked-enough = { $craftsman } has already worked { $uses ->
    [one] once
   *[other] { $uses } times
} this round and may not work again.
reason-no-mixer = Masons work only with a mortar mixer in the row.
reason-lacks-cubes = You do not have the cubes for { $craftsman }.
reason-no-cube = You have no { $resource }.
reason-store-first = First give cubes back: only { $kept } may be kept.

## Phases

phase-before-round = A new round
phase-cards = Choose a card
phase-dismissal = A craftsman must go
phase-draw = Drawing a builder
phase-throw-back = Keep the builder drawn?
phase-builder = Place your builder or pass
phase-passed = Passed builders
phase-passed-builder = Place your waiting builder
phase-event = The event
phase-shelter = Protection or a cube?
phase-fate = Use Thomas?
phase-archbishop = Take a cube
phase-wool-mill = The wool mill pays
phase-kingsbridge = Advantage cards
phase-priory = The priory
phase-production = Production
phase-court = The King's court
phase-tax = Pay the tax?
phase-shiring = Shiring
phase-castle = The castle
phase-market = Buy and sell
phase-architect = The architect
phase-cathedral = Build the cathedral
phase-store = Too many cubes
phase-start-player = The start player
phase-next-round = Next round
phase-over = The cathedral stands

## What a position is worth

counsel-points = { $count ->
    [0] costs you fewer points
    [one] brings { $count } point
   *[other] brings { $count } points
}
counsel-points-in-all = { $count ->
    [0] costs you fewer points by the end of your turn
    [one] { $count } point in all by the end of your turn
   *[other] { $count } points in all by the end of your turn
}
counsel-gold = brings { $count } gold
counsel-gold-kept = costs you less gold
counsel-mill = leaves you more workers, who earn gold in the wool mill
counsel-feeds = has { $resource } for your craftsmen
counsel-feeds-kept = keeps { $resource } for your craftsmen
counsel-works = your craftsmen make more of what you have
counsel-kept = keeps { $resource } for the next round
counsel-craftsman = { $craftsman } works for you in { $count ->
    [one] the last round too
   *[other] { $count } more rounds
}
counsel-dispensable = brings you least of all: { $craftsman }
counsel-not-missed = in this round the others make as much without { $craftsman }
counsel-advantage = { $card } stays with you
counsel-waits = is too dear now: the builder stands later for less
counsel-draws-again = draws again: one of yours may come
counsel-others-pay = somebody else is asked for { $count } gold first; yours come later, perhaps for less
counsel-comes-again = your builder comes again later, perhaps for less
counsel-rivals = leaves less to the others
counsel-stands-archbishop = spares you a bad event, or brings a cube
counsel-stands-kingsbridge = brings the advantage { $card }
counsel-stands-priory = { $count ->
    [one] brings { $count } point at the priory
   *[other] brings { $count } points at the priory
  }
counsel-stands-court = spares you the tax
counsel-stands-court-first = spares you the tax and brings metal
counsel-stands-shiring = brings you { $craftsman } without pay
counsel-stands-castle = brings gray workers for the next round
counsel-stands-market = lets you buy and sell
counsel-stands-cathedral = makes you start player of the next round

## Components

component-blue = Blue
component-red = Red
component-green = Green
component-yellow = Yellow
component-wood = wood
component-stone = stone
component-gold = gold
component-sand = sand
component-metal = metal
component-forest-2 = Forest 2
component-forest-3 = Forest 3
component-forest-4 = Forest 4
component-quarry-2 = Quarry 2
component-quarry-3 = Quarry 3
component-quarry-4 = Quarry 4
component-gravel-pit-2 = Gravel pit 2
component-gravel-pit-3 = Gravel pit 3
component-gravel-pit-4 = Gravel pit 4
component-mortar-mixer = Mortar mixer
component-woodworker = Woodworker
component-stonecutter = Stonecutter
component-toolmaker-1 = Toolmaker I
component-master-woodworker-1 = Master woodworker I
component-mortar-mixer-1 = Mortar mixer I
component-mason-1 = Mason I
component-carpenter-2 = Carpenter II
component-mason-2 = Mason II
component-potter-2 = Potter II
component-architect-2 = Architect II
component-mason-3 = Mason III
component-carpenter-3 = Carpenter III
component-sculptor-3 = Sculptor III
component-potter-3 = Potter III
component-mason-4 = Mason IV
component-carpenter-4 = Carpenter IV
component-sculptor-4 = Sculptor IV
component-glassblower-4 = Glassblower IV
component-carpenter-5 = Carpenter V
component-goldsmith-5 = Goldsmith V
component-sculptor-5 = Sculptor V
component-glassblower-5 = Glassblower V
component-goldsmith-6 = Goldsmith VI
component-sculptor-6 = Sculptor VI
component-organ-builder-6 = Organ builder VI
component-bell-maker-6 = Bell maker VI
component-aliena = Aliena
component-tom = Tom
component-richard = Richard
component-otto = Otto
component-jack = Jack
component-francis = Francis
component-prior-philip = Prior Philip
component-ellen = Ellen
component-thomas = Thomas
component-tax-exemption = Tax exemption
component-remigius = Remigius
component-madonna = Madonna
component-wool-fair = Wool fair
component-toledo = Toledo
component-celebrations = Celebrations
component-completion = Completion
component-event-king = King
component-event-richard = Richard's metal
component-event-philip = Philip's praise
component-event-volunteers = Volunteers
component-event-archbishop = Archbishop
component-event-william = William
component-event-conflict = Conflict
component-event-town-wall = Town wall
component-event-cold-winter = Cold winter
component-event-collapse = Collapse
component-events = Events
component-archbishop = Archbishop's seat
component-wool-mill = Wool mill
component-kingsbridge = Kingsbridge
component-priory = Priory
component-forest = Forest
component-quarry = Quarry
component-gravel-pit = Gravel pit
component-court = King's court
component-shiring = Shiring
component-castle = Shiring Castle
component-market = Market
component-building-site = Building site
component-cathedral = Cathedral
component-kingsbridge-1 = Kingsbridge, first card
component-kingsbridge-2 = Kingsbridge, second card
component-shiring-1 = Shiring, first craftsman
component-shiring-2 = Shiring, second craftsman
component-nave = Nave
component-transept = Transept
component-apse = Apse
component-first-tower = First tower
component-second-tower = Second tower
component-roof = Roof
component-start = start of the game
component-tax = tax
component-start-points = Points at the start
component-own-workers = Workers of each seat
component-builders = Builders of each seat
component-gray-workers = Gray workers
component-most-gold = Most gold
component-most-craftsmen = Room for craftsmen
component-kept-cubes = Cubes kept
component-first-price = First price of a builder
component-cards-in-supply = Resource cards in the supply
component-advantages-removed = Advantage cards removed
component-events-used = Events used
component-tax-die = Tax die
component-gold-per-lost-point = Missing gold for a lost point
component-most-points = Most points, for checkers

## What a component does; the numbers come from the components

help-wood = Comes from the Forest and the market; craftsmen of wood turn it into points
help-stone = Comes from the Quarry and the market; craftsmen of stone turn it into points
help-sand = Comes from the Gravel pit and the market; some craftsmen turn it into points
help-metal = Rare: it cannot be bought; few craftsmen turn it into much
help-forest = Here resource cards bring wood to the workers sent there
help-quarry = Here resource cards bring stone to the workers sent there
help-gravel-pit = Here resource cards bring sand to the workers sent there
help-forest-2 = { $workers ->
    [one] { $workers } worker brings
   *[other] { $workers } workers bring
} { $cubes }
help-forest-3 = { $workers ->
    [one] { $workers } worker brings
   *[other] { $workers } workers bring
} { $cubes }
help-forest-4 = { $workers ->
    [one] { $workers } worker brings
   *[other] { $workers } workers bring
} { $cubes }
help-quarry-2 = { $workers ->
    [one] { $workers } worker brings
   *[other] { $workers } workers bring
} { $cubes }
help-quarry-3 = { $workers ->
    [one] { $workers } worker brings
   *[other] { $workers } workers bring
} { $cubes }
help-quarry-4 = { $workers ->
    [one] { $workers } worker brings
   *[other] { $workers } workers bring
} { $cubes }
help-gravel-pit-2 = { $workers ->
    [one] { $workers } worker brings
   *[other] { $workers } workers bring
} { $cubes }
help-gravel-pit-3 = { $workers ->
    [one] { $workers } worker brings
   *[other] { $workers } workers bring
} { $cubes }
help-gravel-pit-4 = { $workers ->
    [one] { $workers } worker brings
   *[other] { $workers } workers bring
} { $cubes }
help-mortar-mixer = { $sand } sand for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}; lets masons work
help-woodworker = { $wood } wood for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}; lets you buy wood
help-stonecutter = { $stone } stone for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}; lets you sell stone
help-toolmaker-1 = { $gives_gold } gold once a round, while you own { $needs }
help-master-woodworker-1 = { $wood } wood for { $gives_gold } gold, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}; lets you buy wood
help-mortar-mixer-1 = { $sand } sand for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}; lets masons work
help-mason-1 = { $stone } stone for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}; needs a mortar mixer
help-carpenter-2 = { $wood } wood for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-mason-2 = { $stone } stone for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}; needs a mortar mixer
help-potter-2 = { $sand } sand for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-architect-2 = { $gives_points } VP each round, by himself
help-mason-3 = { $stone } stone for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}; needs a mortar mixer
help-carpenter-3 = { $wood } wood for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-sculptor-3 = { $stone } stone for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-potter-3 = { $sand } sand for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-mason-4 = { $stone } stone for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}; needs a mortar mixer
help-carpenter-4 = { $wood } wood for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-sculptor-4 = { $stone } stone for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-glassblower-4 = { $sand } sand + { $metal } metal for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-carpenter-5 = { $wood } wood for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-goldsmith-5 = { $gold } gold for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-sculptor-5 = { $stone } stone for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-glassblower-5 = { $sand } sand + { $metal } metal for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-goldsmith-6 = { $gold } gold for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-sculptor-6 = { $stone } stone for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-organ-builder-6 = { $wood } wood + { $metal } metal for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-bell-maker-6 = { $metal } metal for { $gives_points } VP, { $capacity ->
    [one] once
   *[other] up to { $capacity } times
}
help-aliena = { $wood } more wood each round
help-tom = { $stone } more stone each round
help-richard = { $sand } more sand each round
help-otto = { $workers ->
    [one] { $workers } more worker
   *[other] { $workers } more workers
} for the rest of the game
help-jack = Room for { $room ->
    [one] { $room } more craftsman
   *[other] { $room } more craftsmen
}
help-francis = Your tax is always { $tax }
help-prior-philip = { $points } more VP for each builder in the priory
help-ellen = You see each coming event
help-thomas = Once: be spared a bad event
help-tax-exemption = Once: no tax, after the roll
help-remigius = Once: a builder for free
help-madonna = { $points } VP at once
help-wool-fair = { $gold } gold at once
help-toledo = { $metal } metal at once
help-celebrations = { $metal } metal at once
help-completion = { $wood } wood and { $stone } stone at once
help-event-king = Everybody gets { $gold } gold
help-event-richard = Everybody gets { $metal } metal
help-event-philip = { $gold_per_worker } gold for each worker in the wool mill, at most { $most }
help-event-volunteers = Each resource card brings { $cubes_per_card } more
help-event-archbishop = One craftsman may work { $extra_uses ->
    [one] once more
   *[other] { $extra_uses } times more
}
help-event-william = Everybody pays { $pay } gold
help-event-conflict = { $points } VP for everybody
help-event-town-wall = { $builders_less ->
    [one] { $builders_less } builder
   *[other] { $builders_less } builders
} fewer next round
help-event-cold-winter = Resource cards: { $cubes_per_card ->
    [one] { $cubes_per_card } cube
   *[other] { $cubes_per_card } cubes
} each
help-event-collapse = Everybody loses { $craftsmen_lost ->
    [one] { $craftsmen_lost } craftsman
   *[other] { $craftsmen_lost } craftsmen
}
help-archbishop = Be spared a bad event, or take a cube from the stalls
help-events = When all builders stand, the next event is revealed; it meets everybody
help-wool-mill = 1 gold for each worker
help-kingsbridge = Take the advantage card of the space
help-priory = Points for the builders here, in their order: { $points }
help-court = No tax; the first also gets { $metal } metal
help-shiring = Take the craftsman of the space, free
help-castle = { $workers ->
    [one] { $workers } gray worker
   *[other] { $workers } gray workers
} for the next round
help-market = Buy and sell
help-building-site = Craftsmen turn cubes into points
help-cathedral = Be start player of the next round

## Values of components

fact-value = value
fact-gold = gold
fact-cubes = cubes
fact-buy = bought for
fact-sell = sold for
fact-stall = in the stall
fact-most = at most
fact-workers = workers
fact-round = round
fact-cost = cost
fact-capacity = uses a round
fact-gives_points = points for a use
fact-gives_gold = gold for a use
fact-needs = must be there
fact-needs_trade = needs
fact-extra_use = may get the extra use
fact-by_himself = by himself
fact-room = room
fact-points = points
fact-last_round = last round
fact-good = good
fact-gold_per_worker = gold for a worker
fact-cubes_per_card = cubes for a card
fact-extra_uses = extra uses
fact-pay = to pay
fact-builders_less = builders less
fact-craftsmen_lost = craftsmen lost
fact-number = place of the walk
fact-spaces = spaces
fact-per_seat = spaces for one seat

## Why a value is what it is

note-sand-in-all = Five kept, nine from gravel pit cards, three from Volunteers, one each from Richard and the stalls.
note-wood-in-all = Five kept, seven from forest cards (15 workers), two from Volunteers, one each from Aliena, the stalls and Completion.
note-stone-in-all = Five kept, six from quarry cards (15 workers), two from Volunteers, one each from Tom, the stalls and Completion.
note-metal-in-all = Five kept, two from Toledo, one each from the King's court and the event Richard.
note-round-limit = No round can bring forty points; a limit for checkers and research doors, not a rule.
note-point-for-nothing = Ruling P16: a point for nothing is never declined.
note-once-a-round = The card shows no number, so he works once a round.

## The table

table-round = Round { $round } of { $rounds } · { $part }
table-part-1 = I · cards
table-part-2 = II · builders
table-part-3 = III · the walk, place { $step }
table-over = the end
table-player = Player
table-points = VP
table-gold = Gold
table-goods = Wood/Stone/Sand/Metal
table-workers = Workers
table-builders = Builders
table-row = Craftsmen of { $seat }: { $craftsmen }
table-worker = { $craftsman } ×{ $uses }
table-cards = Resource cards of { $seat }: { $cards }
table-owned = Advantages of { $seat }: { $cards }
table-kingsbridge = Kingsbridge: { $cards }
table-shiring = Shiring: { $craftsmen }
table-space = { $place }: { $seats }
table-stalls = Stalls: { $stalls } · supply: { $supply }
table-bag = Bag: { $bag } · price: { $price } · passed: { $passed }
table-event = Event: { $event }
table-foreseen = Ellen shows you: { $event }
table-builder = Builder drawn: { $seat }, price { $price }
table-plan = The helper: { $uses }; { $points } VP, gold { $gold }, cubes { $cubes }
table-mill = +{ $gold } mill
table-costs = { $gold } gold
table-gains = +{ $gold } gold
table-free = free

## Browser

board-map = The board
board-mine = Your seat
board-rail = Rounds and phases
board-round = Round { $round } of { $rounds }
board-part-1 = Cards
board-part-2 = Master builders
board-part-3 = The walk
board-points = points
board-gold = gold
board-you = You, { $name }
board-start-player = Start player
board-strip = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $builders ->
    [one] { $builders } builder
   *[other] { $builders } builders
} in the bag
board-strip-start = Start player
board-strip-passed = has passed
board-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
board-track = Price of a builder
board-track-now = The price is { $price }.
board-track-drawn = { $name } is drawn at { $price }.
board-track-waits = { $name } waits on { $price }.
board-track-passed = Passed: { $names }. Last, but free.
board-track-note = Each builder lowers the price by 1.
board-bag = In the bag
board-bag-left = { $count } in the bag
board-goods = Goods
board-held = { $held } held, keep { $kept }
board-stock = { $resource }: { $count }
board-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
board-workers-idle = { $count } idle
board-workers-mill = { $count } at the mill
board-craftsmen = Craftsmen
board-room = { $count } of { $room }
board-no-mixer = needs a mixer
board-my-cards = Cards you hold
board-no-cards = None yet. Resource cards last a round, some advantages for good.
board-cards-of = Cards: { $name }
board-close = Close
board-at-court = At court: no tax
board-plan = So often in the best plan
board-event-hidden = { $count ->
    [one] 1 left, hidden
   *[other] { $count } left, hidden
}
board-event-foreseen = Ellen sees: { $event }
board-cathedral = The cathedral: { $count } of 6 pieces stand. Rising now: { $piece }.
board-cathedral-done = The cathedral is finished.
board-rises = rises this round
board-place-taken = { $place } (there: { $names })
board-place-archbishop = shelter, or one cube
board-place-wool-mill = 1 gold a worker
board-place-court = no tax
board-place-castle = { $count ->
    [one] { $count } gray worker
   *[other] { $count } gray workers
}
board-place-market = buy and sell
board-place-building-site = craftsmen turn goods into points
board-place-start = begins round { $round }
board-place-start-brief = round { $round }
board-keep-five = keep at most { $kept }
board-advantage-cards = advantage cards
board-craftsmen-free = craftsmen, no fee
board-card-gone = empty
board-lasts-at-once = at once
board-lasts-once = once, later
board-lasts-for-good = for good
board-tax = Tax: { $tax } gold
board-tax-note = Everybody pays who has no builder at court. What is missing costs points.
board-supply = The supply
board-supply-note = workers for goods, gold for craftsmen
board-supply-empty = Nothing is left.
board-market = Market
board-market-note = one trade a turn
board-market-sell = Sell from your goods:
board-market-order = Order:
board-market-bought = bought this round
board-market-sold = sold this round
board-market-woodworker = needs a woodworker
board-stall = Stall: { $resource }, { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}, { $price } gold each
board-cube = One cube from the stalls
board-cube-note = the Archbishop’s seat
board-gold-change = { $change } → { $after }
board-later = { $thing } to come
board-thing-gold = Gold
board-thing-points = Points
board-thing-worker = Idle workers
board-thing-stone = Stone
board-thing-wood = Wood
board-thing-sand = Sand
board-thing-metal = Metal
board-keep-all = Keep all
board-keep-all-note = this round
board-keeping = Keeping all
board-keeping-stop = this round; stop
board-best-all = Best plan
board-best-note = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
board-happening = What happens
board-happening-tax = The die decides the King's tax.
board-sheet-round = Round { $round } is over
board-sheet-hired = Hiring craftsmen
board-sheet-builders = Placing builders
board-sheet-tax = The King’s tax
board-prompt-past = As it was
board-prompt-over = The cathedral stands
board-prompt-wait = Wait for { $name }
board-prompt-cards = Take a card
board-prompt-dismissal = Dismiss a craftsman
board-prompt-throw-back = Keep this builder?
board-prompt-builder = Place a builder: { $price } gold
board-prompt-passed-builder = Place a builder, free
board-prompt-shelter = Shelter or a cube?
board-prompt-fate = Use Thomas?
board-prompt-archbishop = Choose a cube
board-prompt-tax = Pay { $tax } gold of tax?
board-prompt-market = Trade at the market
board-prompt-cathedral = Build the cathedral
board-prompt-store = Give cubes back
board-detail-over = Winner: { $names }.
board-detail-cards = Idle workers: { $workers }. Gold: { $gold }.
board-detail-dismissal = Room for { $room }. Any may go, the new one too.
board-detail-throw-back = Drawn: { $owner }.
board-detail-builder = You have { $gold } gold. Gold plaques are free spaces.
board-detail-free = Gold plaques are free spaces.
board-detail-archbishop = It comes from the stalls.
board-detail-tax = Tax exemption works once.
board-detail-market = Buy at a stall or sell your goods; once you leave, you are done.
board-detail-cathedral = The best plan brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} and leaves { $gold } gold and { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
board-detail-store = Only { $kept } may be kept: { $over } too many.
board-name-archbishop = Archbishop
board-name-court = Court
board-name-castle = Castle
board-name-start = Start
board-name-pass = Pass
board-name-keep = Keep
board-name-throw-back = Throw back
board-name-pass-builder = Pass
board-name-shelter = Shelter
board-name-claim-cube = A cube
board-name-thomas = Use Thomas
board-name-endure = Accept
board-name-exemption = Exemption
board-name-pay-tax = Pay
board-name-leave = Leave
board-name-done = Done
board-button-pass = for this round
board-button-pass-builder = waits on { $price }, later free
board-button-throw-back = another is drawn, once a round
board-button-shelter = no bad event
board-button-claim-cube = from the stalls, the event counts
board-button-leave = for this round
board-button-done = building is over
board-detail-builder-poor = You have { $gold } gold: not enough, so pass.
board-detail-builder-full = No space is open to this builder, so pass.
board-detail-dismissal-event = The event takes one craftsman: { $event }.
board-button-keep = { $owner } goes on
board-button-endure = the event counts, Thomas stays
board-button-thomas = the event spares you, card spent
board-button-exemption = no tax, card spent
board-button-done-loses = gives up { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-button-pass-mill = { $count ->
    [one] { $count } worker to the mill
   *[other] { $count } workers to the mill
}
board-from-rulebook = rulebook
board-from-public = public page
board-from-derived = derived
board-from-reconstructed = reconstructed
board-trade-mortar-mixer = Mortar mixer
board-trade-woodworker = Woodworker
board-trade-stonecutter = Stonecutter
board-trade-toolmaker = Toolmaker
board-trade-master-woodworker = Master woodworker
board-trade-mason = Mason
board-trade-carpenter = Carpenter
board-trade-potter = Potter
board-trade-architect = Architect
board-trade-sculptor = Sculptor
board-trade-glassblower = Glass­blower
board-trade-goldsmith = Goldsmith
board-trade-organ-builder = Organ builder
board-trade-bell-maker = Bell maker
component-built = craftsmen
component-gilded = goldsmiths
tie-break = Equal points: more gold wins.

## Headings of the arena's report

topic-craftsman = Craftsmen employed
topic-advantage = Advantage cards
topic-resource-card = Resource cards
topic-space = Spaces with a builder
topic-event = Events

## Puzzles: what they are about

puzzle-theme-pass = Time the pass
puzzle-theme-remigius = Remigius and the bag
puzzle-theme-hire = Hire the right hands
puzzle-theme-dismiss = Who must go
puzzle-theme-goods = Goods for the workshop
puzzle-theme-lead = Go first next round
puzzle-theme-shield = Shelter from trouble
puzzle-theme-advantage = Take an advantage
puzzle-theme-workers = Workers for tomorrow
puzzle-theme-market = To market
puzzle-theme-workshop = At the workbench
