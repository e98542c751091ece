# The Pillars of the Earth: The Card Game. Keys and arguments are the same in de.ftl.

game-title = The Pillars of the Earth: The Card Game
game-summary = A trick-taking game: win your own craftsmen and the materials they turn into points.
game-length = about 25 minutes
game-weight = easy to learn

## Actions

action-play = Play { $card }
action-tom = Take 1 { $material }
action-convert = { $converter }: use 1 { $material }
action-assist = Assistant: use 1 { $material }
action-drop = Give up 1 { $material }
action-done = Done

## The journal

entry-hand-begins = Hand { $hand } begins. { $leader } holds Lady Aliena and leads the first of { $tricks } tricks; privilege cards left in the pile: { $pile }.
entry-dealt = { $seat } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .known = { $seat } gets { $cards }.
entry-played = { $seat } plays { $card } ({ $value }).
entry-trick-taken = { $taker } takes trick { $trick }: { $card }, played by { $player }, is highest.
entry-king-aside = { $player } leads on after the King; trick { $trick } is set aside: { $cards }.
entry-privilege-won = { $seat } keeps the privilege { $card } for the rest of the game.
entry-kings-trick-scored = { $seat } took no trick and scores the King's trick: { $cards }.
entry-discarded = { $seat } puts aside craftsmen of other colours: { $cards }.
entry-material = { $seat } gets { $change } { $material } from { $source } and has { $total }.
entry-converted = { $seat } uses { $converter }: 1 { $material } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all.
entry-remade = { $seat } uses { $converter }: 1 { $material } becomes 1 { $made }.
entry-assisted = { $seat } uses the Assistant: 1 { $material } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all.
entry-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $source }, { $score } in all.
entry-dropped = { $seat } gives up 1 { $material }.
entry-hand-ends = Hand { $hand } is over. Gained: { $gains }. In all: { $scores }.
entry-privilege-returned = Nobody won { $card }: it goes under the pile, so one more hand will be played.
entry-game-ends = The game is over. Winner: { $winners }. Points: { $scores }.

## The same several times, told at once

story-converted = { $seat } turns { $times } { $material } into { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all.
story-remade = { $seat } turns { $times } { $material } into as much { $made }.
story-material = { $seat } gets { $change } { $material } and has { $total }.
story-dropped = { $seat } gives up { $times } { $material }.

## Why not?

reason-not-now = Something else is asked for right now.
reason-over = The game is over.
reason-not-in-hand = { $card } is not in your hand.
reason-alfred-waits = { $card } has to wait for the last trick of the hand.
reason-tom-first = First choose the material that Tom Builder brings.
reason-no-converter = { $converter } is not yours to use, or has already been used in this hand.
reason-no-material = You have no { $material }.
reason-conversions-over = The conversions are done; only the Assistant is left.
reason-cut-first = First give up materials: only { $kept } may be kept.

## Phases

phase-deal = Deal
phase-play = Play a card
phase-winning = Winning the trick
phase-materials = Collect materials
phase-tom = Tom Builder brings a material
phase-conversion = Turn materials into points
phase-assistant = The Assistant
phase-points = Points for cards
phase-cut = Too many materials
phase-next-hand = Next hand
phase-over = The game is over

## What a position is worth

counsel-takes = brings home { $card }
counsel-ahead = has a good chance to bring home { $card }
counsel-may-take = brings home { $card } if nobody plays higher
counsel-privilege = wins the privilege { $card }
counsel-penalties = keeps minus points away from you
counsel-rid-of = gets rid of { $card }
counsel-gives = keeps good cards from the others
counsel-gives-less = gives less to the others
counsel-spare = is the card you need least
counsel-little-use = is of little use to you
counsel-keeps = keeps { $card } for a later trick
counsel-keeps-last = keeps { $card } for the last trick
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
counsel-stock = keeps { $material } for the next hand

## Components

component-stone = stone
component-wood = wood
component-sand = sand
component-metal = metal
component-green = Green
component-blue = Blue
component-red = Red
component-orange = Orange
component-toolmaker = Toolmaker
component-stonemason = Stonemason
component-carpenter = Carpenter
component-mortar-mixer = Mortar Mixer
component-master-builder = Master Builder
component-green-toolmaker = Green Toolmaker
component-green-stonemason = Green Stonemason
component-green-carpenter = Green Carpenter
component-green-mortar-mixer = Green Mortar Mixer
component-green-master-builder = Green Master Builder
component-blue-toolmaker = Blue Toolmaker
component-blue-stonemason = Blue Stonemason
component-blue-carpenter = Blue Carpenter
component-blue-mortar-mixer = Blue Mortar Mixer
component-blue-master-builder = Blue Master Builder
component-red-toolmaker = Red Toolmaker
component-red-stonemason = Red Stonemason
component-red-carpenter = Red Carpenter
component-red-mortar-mixer = Red Mortar Mixer
component-red-master-builder = Red Master Builder
component-orange-toolmaker = Orange Toolmaker
component-orange-stonemason = Orange Stonemason
component-orange-carpenter = Orange Carpenter
component-orange-mortar-mixer = Orange Mortar Mixer
component-orange-master-builder = Orange Master Builder
component-king = King
component-lady-aliena = Lady Aliena
component-william-hamleigh = William Hamleigh
component-tom-builder = Tom Builder
component-bishop-waleran = Bishop Waleran
component-ellen = Ellen
component-regan-hamleigh = Regan Hamleigh
component-alfred-builder = Alfred Builder
component-prior-philip = Prior Philip
component-quarry = Quarry
component-forest = Forest
component-gravel-pit = Gravel Pit
component-artist = Artist
component-brick-maker = Brick Maker
component-bell-founder = Bell-Founder
component-assistant = Assistant
component-potter = Potter
component-own-craftsmen = own craftsmen
component-kept-materials = Materials kept for the next hand
component-longest-game = Longest game, in hands
component-worst-hand = Fewest points of one hand
component-best-hand = Most points of one hand

## What a card does; the numbers come from the components

help-stone = Material: in the scoring your Stonemason turns it into points
help-wood = Material: in the scoring your Carpenter turns it into points
help-sand = Material: in the scoring your Mortar Mixer turns it into points
help-metal = The best material: in the scoring your Toolmaker turns it into points
help-toolmaker = Own colour: 1 metal for { $metal ->
    [one] { $metal } point
   *[other] { $metal } points
}, plus { $own }
help-stonemason = Own colour: 1 stone for { $stone ->
    [one] { $stone } point
   *[other] { $stone } points
}, plus { $own }
help-carpenter = Own colour: 1 wood for { $wood ->
    [one] { $wood } point
   *[other] { $wood } points
}, plus { $own }
help-mortar-mixer = Own colour: 1 sand for { $sand ->
    [one] { $sand } point
   *[other] { $sand } points
}, plus { $own }
help-master-builder = Own colour: 1 material (sand { $sand }, wood { $wood }, stone { $stone }, metal { $metal } points), plus { $own }
help-king = Nobody takes his trick; { $points ->
    [one] { $points } point
   *[other] { $points } points
} when scored
help-lady-aliena = Her holder leads the first trick of the hand
help-william-hamleigh = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the taker
help-tom-builder = The taker gets 1 stone, wood or sand
help-bishop-waleran = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the taker
help-ellen = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the taker
help-regan-hamleigh = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the taker
help-alfred-builder = Only for the last trick; scores nothing
help-prior-philip = The taker gets 1 { $gives }
help-quarry = The taker gets 1 { $gives }
help-forest = The taker gets 1 { $gives }
help-gravel-pit = The taker gets 1 { $gives }
help-artist = Privilege: each hand { $each_hand ->
    [one] { $each_hand } point
   *[other] { $each_hand } points
}
help-brick-maker = Privilege: each hand 1 { $turns } becomes 1 { $into }
help-bell-founder = Privilege: each hand 1 metal for { $metal ->
    [one] { $metal } point
   *[other] { $metal } points
}
help-assistant = Privilege: at the end of each hand any materials for { $any_material ->
    [one] { $any_material } point
   *[other] { $any_material } points
} each
help-potter = Privilege: each hand 1 sand for { $sand ->
    [one] { $sand } point
   *[other] { $sand } points
}

## Values of components

fact-value = value
fact-own = own colour
fact-points = points
fact-copies = copies
fact-start = at the start
fact-from_tom = from Tom Builder
fact-least_seats = seats, at least
fact-gives = brings
fact-each_hand = points each hand
fact-turns = turns
fact-into = into
fact-any_material = any material

## Why a value is what it is

note-sites-left = 15 neutral cards less 9 persons are 6 for three sites.
note-five-odd-values = Five cards for the five odd values 1 to 9; the stronger the effect, the lower.
note-one-more-than-builder = Known specialists give one more than the master builder for the same material.
note-even-spread = Persons have values 1 to 11, odd; the even spread that uses each of them.
note-worse-is-higher = Persons have values 1 to 11, odd; the worse the penalty, the higher.
note-rising-order = Public pages name the values 2, 4, 6, 8, 10 and the five craftsmen in rising order.
note-least-of-a-hand = Ruling C14: all three minus persons.
note-length-limit = Ruling C14: hands declared as the length limit; the rules know none.
note-most-of-a-hand = Ruling C14: points one seat can make in one hand.
note-order-of-example = Ruling C1: the order of the rulebook's example.
note-fourth-colour-out = Ruling C1: with three seats the fourth colour stays in the box.
note-tied-to-last-trick = Scores nothing and is tied to the last trick, so he should not force it; 7 is the other guess.
note-best-is-lowest = The best gift is lowest, so that it must be caught with another card.
note-highest-of-all = The highest card of the game; 11 is the top of the published list of person values.

## The table

table-hand = Hand { $hand } · trick { $trick } of { $tricks } · privilege pile: { $pile }
table-scoring = Hand { $hand } · scoring · privilege pile: { $pile }
table-last-hand = the last hand
table-player = Player
table-points = Points
table-tricks = Tricks
table-privileges = Privileges
table-lead = { $seat } leads.
table-trick = On the table; as it stands, { $seat } takes it:
table-trick-king = On the table; the King wins, so nobody takes it:
table-winning = wins
table-own-tricks = Scores for you so far: { $cards }
table-own-kings-trick = Without a trick you score the King's: { $cards }
table-waiting = Also in your hand, for the last trick: { $cards }
table-unseen = Privilege cards nobody has shown yet: { $cards }
table-makes = becomes 1 { $material }
table-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-copies = { $count } of them

## Browser

game-short = Card Game
component-assisted = Assistant
board-any = any
board-any-brief = any
board-any-for-one = any 1
board-for = for { $points }
board-each-hand = each hand
board-last-only = last only
board-leads-hand = leads the hand
board-set-aside = set aside
board-stock = Materials
board-points = Points
board-privileges = Privileges
board-no-privilege = no privilege
board-no-trick = no trick yet
board-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-seat-label = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $privileges }
board-so-far = This hand so far
board-so-far-other = Their hand so far
board-hand-of = Hand of { $name }
board-cards-of = What { $name } would score now
board-your-cards = What you would score now
board-you = you
board-leads = leads
board-led = { $name } led
board-by = played by { $name }
board-plays-now = to play
board-plays-last = plays last
board-note-led = led this trick
board-note-played = has played
board-note-scores = is scoring
board-the-trick = The trick
board-played = { $name } played { $card }
board-lands-here = your card lands here
board-would-go-to = would go to { $name }
board-would-go-to-you = would be yours
board-would-set-aside = would be set aside
board-goes-to = goes to { $name }
board-goes-to-you = is yours
board-was-set-aside = is set aside
board-because-colour = the colour of { $name }, whoever plays it
board-because-your-colour = your colour, whoever plays it
board-your-hand = Your hand
board-yours = yours
board-not-now = not now
board-outcome-yours = would be yours
board-outcome-keeps = stays yours
board-outcome-goes = would go to { $name }
board-outcome-stays = stays with { $name }
board-outcome-king = King: set aside
board-if-you = If you hold the trick
board-if-other = If { $name } holds the trick
board-if-king = The King’s trick
board-king-explained = Nobody takes it. Whoever ends the hand without a trick scores it.
board-term-own = { $count ->
    [one] own craftsman
   *[other] own craftsmen
}
board-term-convert = { $converter } turns 1 { $material }
board-risk = { $names } can still turn it with { $values }.
board-risk-none = Nobody can turn it any more.
board-risk-last = You play last: this decides it.
board-kings-trick = The King’s trick
board-king-unplayed = Not played yet. Nobody takes the trick with the King; whoever ends the hand without a trick scores it.
board-king-rule = Nobody takes it. Whoever ends the hand without a trick scores it.
board-king-heir = Now { $name }:
board-king-you = Now you:
board-king-scores-heir = { $name } scores it.
board-king-scores-you = You score it.
board-king-materials = { $count ->
    [one] and { $count } material
   *[other] and { $count } materials
}
board-king-nobody = Now nobody: all have a trick.
board-last-trick = Last trick
board-no-last-trick = No trick is finished in this hand.
board-last-taken = { $name } took it with { $card }.
board-last-you = You took it with { $card }.
board-last-king = The King: set aside.
board-pile = { $count ->
    [0] The last privilege is dealt.
    [one] 1 privilege waits in the pile.
   *[other] { $count } privileges wait in the pile.
}
board-pile-bottom = At the bottom: { $cards }.
board-rail = Phases
board-arcade = Tricks of this hand
board-rail-taken = Trick { $trick }: { $name }
board-rail-you = Trick { $trick }: you
board-rail-king = Trick { $trick }: the King’s
board-hand-of-hands = Hand { $hand } of { $hands }
board-hand-next = Hand { $hand }
board-scoring = Scoring
board-end = End
board-prompt-play = Play a card to trick { $trick }
board-prompt-lead = Lead trick { $trick }
board-prompt-wait = Wait for { $name }
board-prompt-turn = { $name } to play
board-prompt-scores = Scoring: { $name }
board-prompt-tom = Choose what Tom Builder brings
board-prompt-conversion = Turn materials into points
board-prompt-assistant = Let the Assistant use what is left
board-prompt-cut = Give up materials
board-prompt-past = As it was
board-prompt-over = The game is over
board-detail-over = Winner: { $names }.
board-detail-hand-over = A click or a key goes on.
board-detail-lead = You lead; any card may follow.
board-detail-leads = { $card } leads with { $value }.
board-detail-after = After you: { $names }.
board-detail-last = You play last.
board-detail-tom = 1 unit of the material you choose.
board-detail-conversion = Each craftsman and privilege works once a hand.
board-detail-assistant = 1 point for each unit you give.
board-detail-cut = Only { $kept } may be kept: { $over } too many.
board-worksheet = Worksheet
board-materials = Materials
board-kept = { $held } held, keep { $kept }
board-converters = Converters
board-no-converters = You have none in this hand.
board-sum = Sum
board-this-hand = This hand
board-best-step = Best: { $action }
board-best-all = All best steps
board-best-done = Nothing better is left: you are done.
board-done-conversion = { $count ->
    [0] nothing left to use
    [one] 1 converter stays unused
   *[other] { $count } converters stay unused
}
board-done-assistant = { $count ->
    [0] nothing left to give
   *[other] keep the rest
}
board-undo = Undo
board-you-score = You score
board-scores = Scoring: { $name }
board-hand-over = Hand { $hand } is over
board-go-on = Go on
board-pad = Score pad
board-hand-word = Hand
board-from-rulebook = rulebook
board-from-public = public page
board-from-derived = derived
board-from-reconstructed = reconstructed

# Names short enough for the face of a card; the soft hyphens say where long ones may break.
board-face-toolmaker = Toolmaker
board-face-stonemason = Stonemason
board-face-carpenter = Carpenter
board-face-mortar-mixer = Mortar mixer
board-face-master-builder = Master builder
board-face-king = King
board-face-lady-aliena = Aliena
board-face-william-hamleigh = William
board-face-tom-builder = Tom
board-face-bishop-waleran = Waleran
board-face-ellen = Ellen
board-face-regan-hamleigh = Regan
board-face-alfred-builder = Alfred
board-face-prior-philip = Philip
board-face-quarry = Quarry
board-face-forest = Forest
board-face-gravel-pit = Gravel pit
board-face-artist = Artist
board-face-brick-maker = Brick maker
board-face-bell-founder = Bell-founder
board-face-assistant = Assistant
board-face-potter = Potter

## Headings of the arena's report

topic-privilege = Privileges won
topic-won = Cards won in tricks
topic-converter = Craftsmen and privileges used

## Puzzles: what they are about

puzzle-theme-count = Count well
puzzle-theme-kings-trick = Read the King's trick
puzzle-theme-privilege = Win the privilege
puzzle-theme-villains = Keep the villains away
puzzle-theme-rescue = Rescue a trick
puzzle-theme-deny = Give nothing away
puzzle-theme-last-trick = The last trick
puzzle-theme-patience = Save it for later
