# The Pillars of the Earth: The Card Game. Keys and arguments are the same in de.ftl.

game-title = The Pillars of the Earth: The Card Game
game-summary = A trick-taking game: win your own craftsmen and the materials they turn into points.

## Actions

action-play = Play { $card }
action-tom = Take 1 { $material }
action-convert = { $converter }: use 1 { $material }
action-assist = Assistant: use 1 { $material }
action-drop = Give up 1 { $material }
action-done = Done

## The journal

entry-hand-begins = Hand { $hand } begins. { $leader } holds Lady Aliena and leads the first of { $tricks } tricks; privilege cards left in the pile: { $pile }.
entry-dealt = { $seat } gets { $count } cards.
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
entry-points = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $source }, { $score } in all.
entry-dropped = { $seat } gives up 1 { $material }.
entry-hand-ends = Hand { $hand } is over. Gained: { $gains }. In all: { $scores }.
entry-privilege-returned = Nobody won { $card }: it goes under the pile, so one more hand will be played.
entry-game-ends = The game is over. Winner: { $winners }. Points: { $scores }.

## Why not?

reason-not-now = That is not what is asked for now.
reason-over = The game is over.
reason-not-in-hand = { $card } is not in your hand.
reason-alfred-waits = { $card } has to wait for the last trick of the hand.
reason-tom-first = First choose the material that Tom Builder brings.
reason-no-converter = { $converter } is not yours to use, or has been used in this hand.
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

part-points = points scored
part-won = cards won
part-stock = materials in stock
part-privileges = privileges
part-trick = the trick on the table
part-hand = cards in hand
part-rivals = the others

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

help-toolmaker = Own colour: 1 metal for { $metal } points, plus { $own }
help-stonemason = Own colour: 1 stone for { $stone } points, plus { $own }
help-carpenter = Own colour: 1 wood for { $wood } points, plus { $own }
help-mortar-mixer = Own colour: 1 sand for { $sand } points, plus { $own }
help-master-builder = Own colour: 1 material (sand { $sand }, wood { $wood }, stone { $stone }, metal { $metal } points), plus { $own }
help-king = Nobody takes his trick; { $points } points when scored
help-lady-aliena = Her holder leads the first trick of the hand
help-william-hamleigh = { $points } points for the taker
help-tom-builder = The taker gets 1 stone, wood or sand
help-bishop-waleran = { $points } points for the taker
help-ellen = { $points } points for the taker
help-regan-hamleigh = { $points } point for the taker
help-alfred-builder = Only for the last trick; scores nothing
help-prior-philip = The taker gets 1 { $gives }
help-quarry = The taker gets 1 { $gives }
help-forest = The taker gets 1 { $gives }
help-gravel-pit = The taker gets 1 { $gives }
help-artist = Privilege: each hand { $each_hand } point
help-brick-maker = Privilege: each hand 1 { $turns } becomes 1 { $into }
help-bell-founder = Privilege: each hand 1 metal for { $metal } points
help-assistant = Privilege: at the end of each hand any materials for { $any_material } point each
help-potter = Privilege: each hand 1 sand for { $sand } points

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
