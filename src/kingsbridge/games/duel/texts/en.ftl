# The Pillars of the Earth: Builders' Duel. Keys and arguments are the same in de.ftl.

game-title = The Pillars of the Earth: Builders’ Duel
game-short = Builders’ Duel
game-summary = A duel for two: claim cards, fight for the one you both want, and finish your building first.
game-length = about 30 minutes
game-weight = some rules to learn

## Options

option-persons = Person cards
option-persons-help = The rulebook speaks of 5 person cards. It may mean 5 in all, or 5 of each colour.

## Actions

action-claim = Claim the { $line }
action-flip = Flip { $seal }
action-give = Give up
action-keep = Keep { $seal }
action-use = Use { $card }
action-play = Play { $card }
action-buy = Buy 1 { $item }
action-sell = Sell 1 { $item }
action-convert = Convert 1 { $item }
action-take = Take 1 { $item }
action-sabotage = Turn back 1 { $item }
action-build = Install { $item } in section { $section ->
    [1] I
    [2] II
   *[3] III
}
action-done = Done
action-end = End your turn

## The journal

entry-display = Round { $round }: { $seat } has the power and lays out { $cards }.
entry-passage-begins = Passage { $passage } begins: { $deck } is shuffled.
entry-once-returned = { $seat } did not use { $card }: it goes back into its deck.
entry-claimed = { $seat } claims the { $line }: { $cards }.
entry-contested = Both claim { $card }: a conflict. { $first } flips first and wins ties.
entry-flipped = { $seat } flips { $seal } and gets { $value }: sum { $sum }.
entry-gave-up = { $seat } gives up.
entry-conflict-won = { $seat } wins { $card }. Sums: { $sums }.
entry-seal-kept = { $seat } keeps { $seal }.
entry-seals-returned = { $seat } puts under the pile: { $seals }. The pile now holds { $pile }.
entry-turn-begins = { $seat } evaluates { $cards }.
entry-once-taken = { $seat } takes the 1x card { $card }.
entry-used = { $seat } uses { $card }.
entry-played = { $seat } plays { $card }.
entry-power = { $seat } takes the power from { $other }.
entry-gold = { $seat } gets { $change } gold ({ $source }) and has { $total }.
entry-robbed = { $seat } takes { $change } gold from { $other } ({ $source }) and has { $total }.
entry-seal-bought = { $seat } buys { $seal } for { $price } gold and has { $gold } left.
entry-seal-gained = { $seat } gets { $seal } from the pile ({ $source }).
entry-seal-taken = { $seat } takes { $seal } from { $other } ({ $source }).
entry-material = { $seat } brings { $change } { $material } to the camp ({ $source }) and has { $total }.
entry-bought = { $seat } buys 1 { $material } for { $price } gold and has { $gold } left.
entry-sold = { $seat } sells 1 { $material } for { $change } gold and has { $gold }.
entry-converted = { $seat } turns 1 { $material } into { $good } for { $price } gold ({ $source }).
entry-sabotaged = { $seat } turns { $good } of { $other } back into { $material }.
entry-installed = { $seat } installs { $good } in section { $section ->
    [1] I
    [2] II
   *[3] III
} for { $price } gold: { $installed } of 9.
entry-section-finished = { $seat } has finished section { $section ->
    [1] I
    [2] II
   *[3] III
}.
entry-bonus = { $seat } is first to finish section { $section ->
    [1] I
    [2] II
   *[3] III
}: { $source }.
entry-not-used = { $seat } leaves unused: { $cards }.
entry-lapsed = { $seat } did not need { $source }: it lapses.
entry-round-ends = Round { $round } is over. Scores: { $scores }.
entry-game-ends = The game is over. Winner: { $winners }, { $decided }. Scores: { $scores }.

## The same several times, told at once

story-bought = { $seat } buys { $times } { $material } for { $price } gold.
story-sold = { $seat } sells { $times } { $material } for { $change } gold.

## Why not?

reason-not-now = Something else is asked for right now.
reason-over = The game is over.
reason-claim-first = First claim a line.
reason-line-taken = The { $line } is already claimed.
reason-line-apart = The { $line } shares no card with the other line: it must cross it in exactly one.
reason-conflict-first = First the conflict: flip a seal or give up.
reason-must-flip = The first flip cannot be declined.
reason-no-seal = You have no seal { $seal } left.
reason-not-used = You did not flip { $seal } in this conflict.
reason-keep-first = First choose the seal you keep.
reason-name-a-card = First use a card that allows it.
reason-not-your-card = { $card } is not on your line.
reason-card-lost = You lost { $card } in the conflict.
reason-others-person = { $card } helps only the other player.
reason-card-spent = You have already used { $card } in this round.
reason-cards-closed = You have started to build, so the cards on the table can no longer be used.
reason-finish-step = First finish { $card }.
reason-has-power = You already have the power.
reason-bank-empty = The bank is empty.
reason-pile-empty = The seal pile is empty.
reason-supply-empty = There is no { $material } left in your supply.
reason-no-raw = You have no { $material } in your camp.
reason-too-little-gold = You need { $gold } gold.
reason-nothing-to-trade = There is nothing you could buy for { $gold } gold or sell.
reason-only-sells = With { $card } you can only sell.
reason-other-craft = This does not work on { $material }.
reason-rival-no-gold = The other player has no gold.
reason-rival-no-goods = The other player has no goods in the camp.
reason-rival-no-good = The other player has no { $good } in the camp.
reason-nothing-to-turn = You have no raw material in your camp that could be turned.
reason-nothing-to-fetch = There is nothing in your supply to take.
reason-not-needed = Your building needs no more { $material }.
reason-scaffold-late = Two goods are installed already: it is too late for the Scaffolding.
reason-not-kept = You do not have { $card }.
reason-not-in-section = Section { $section ->
    [1] I
    [2] II
   *[3] III
} of your building takes no { $good }.
reason-slot-filled = Section { $section ->
    [1] I
    [2] II
   *[3] III
} has its { $good } already.
reason-one-section = You are working on section { $section ->
    [1] I
    [2] II
   *[3] III
}: only one section a round.
reason-no-good = You have no { $good } in your camp.

## Phases

phase-display = Lay out cards
phase-claim = Claim a line
phase-conflict = Conflict: flip a seal
phase-keep = Keep a seal
phase-turn = A turn begins
phase-evaluation = Use your cards
phase-influence = Buy seals
phase-craftsman = Convert raw material
phase-market = Buy and sell
phase-free-conversion = Convert without payment
phase-fetch = Take raw material
phase-sabotage = Turn a good back
phase-building = Erect your building
phase-round-end = The round is over
phase-over = The game is over

## What a position is worth

counsel-wins = wins the game
counsel-section = finishes section { $section ->
    [1] I
    [2] II
   *[3] III
}
counsel-installs = brings section { $section ->
    [1] I
    [2] II
   *[3] III
} of your building on
counsel-goods = makes { $good } for your building
counsel-raw = brings { $material } for your building
counsel-camp = keeps what your building needs
counsel-gold = brings { $count } gold
counsel-gold-kept = costs you less gold
counsel-seals = spares your seals
counsel-seals-come = brings you seals
counsel-power = keeps the power
counsel-power-comes = brings you the power
counsel-once = keeps your 1x card for later
counsel-once-comes = brings you a 1x card
counsel-line = this line has for you: { $card }
counsel-line-two = this line has for you: { $card } and { $second }
counsel-contested = gives you a better chance of { $card }
counsel-rival = leaves less to the other player

## Components

component-waleran = Bishop Waleran
component-philip = Prior Philip
component-red = red
component-blue = blue
component-castle = Castle
component-cathedral = Cathedral
component-wood = wood
component-sand = sand
component-stone = stone
component-ore = ore
component-wool = wool
component-timber = timber
component-mortar = mortar
component-masonry = masonry
component-iron-bars = iron bars
component-bell = bell
component-cloth = cloth
component-0-5 = 0/5
component-1-4 = 1/4
component-2-3 = 2/3
component-personal = own seal
component-seal = seal
component-gold = gold
component-top-row = top row
component-middle-row = middle row
component-bottom-row = bottom row
component-left-column = left column
component-middle-column = middle column
component-right-column = right column
component-falling-diagonal = falling diagonal
component-rising-diagonal = rising diagonal
component-bonus-1 = bonus of section I
component-bonus-2 = bonus of section II
component-bonus-3 = bonus of section III
component-a = A
component-b = B
component-deck-a = deck A
component-deck-b = deck B
component-change-of-power = Change of Power
component-income-3 = Income 3
component-income-4 = Income 4
component-income-5 = Income 5
component-income-6 = Income 6
component-influence = Influence
component-forest = Forest
component-gravel-pit = Gravel Pit
component-quarry = Quarry
component-mine = Mine
component-sheepfold = Sheepfold
component-mortar-mixer = Mortar Mixer
component-carpenter = Carpenter
component-stonemason = Stonemason
component-weaver = Weaver
component-bell-founder = Bell-Founder
component-market = Market
component-toll = Toll
component-journeyman = Journeyman
component-scaffolding = Scaffolding
component-sabotage = Sabotage
component-supply-cart = Supply Cart
component-tom-builder = Tom Builder
component-william-hamleigh = William Hamleigh
component-jack = Jack
component-aliena = Aliena
component-regan-hamleigh = Regan Hamleigh
component-francis = Francis
component-percy-hamleigh = Percy Hamleigh
component-ellen = Ellen
component-alfred = Alfred
component-remigius = Remigius
component-all-gold = All gold
component-start-gold = Gold at the start
component-install-1 = Installing 1 good in a round
component-install-2 = Installing 2 goods in a round
component-install-3 = Installing 3 goods in a round
component-passages = Passages
component-rounds-a-passage = Rounds of a passage
component-section-points = Points for a finished section
component-by-building = whose building is finished
component-by-sections = with more finished sections
component-by-goods = with more goods installed
component-by-gold = with more gold
component-by-philip = because Philip wins if everything is tied

## What a card does; the numbers come from the components

help-wood = Raw material: a Carpenter makes timber of it
help-sand = Raw material: a Mortar Mixer makes mortar of it
help-stone = Raw material: a Stonemason makes masonry of it
help-ore = Raw material: a Bell-Founder makes iron bars of it for the castle, a bell for the cathedral
help-wool = Raw material: a Weaver makes cloth of it
help-timber = A good, made of wood; ready to be installed
help-mortar = A good, made of sand; ready to be installed
help-masonry = A good, made of stone; ready to be installed
help-iron-bars = A good of the castle, made of ore; ready to be installed
help-bell = A good of the cathedral, made of ore; ready to be installed
help-cloth = A good, made of wool; ready to be installed
help-change-of-power = Take the power: from the next round on you claim first and win ties
help-income-3 = { $gold } gold
help-income-4 = { $gold } gold
help-income-5 = { $gold } gold
help-income-6 = { $gold } gold
help-influence = Buy seals from the pile, { $price } gold each
help-forest = { $amount } wood from your supply
help-gravel-pit = { $amount } sand from your supply
help-quarry = { $amount } stone from your supply
help-mine = { $amount } ore from your supply
help-sheepfold = { $amount } wool from your supply
help-mortar-mixer = Sand to mortar, { $price } gold each
help-carpenter = Wood to timber, { $price } gold each
help-stonemason = Stone to masonry, { $price } gold each
help-weaver = Wool to cloth, { $price } gold each
help-bell-founder = Ore to a bell or iron bars, { $price } gold each
help-market = Buy wood, sand, stone for { $price } gold each; sell wool for { $pays } each
help-toll = 1x: the other player gives you { $gold } gold
help-journeyman = 1x: turn { $amount } raw material of your camp, free of charge
help-scaffolding = 1x: installing 2 or 3 goods this round costs { $gold } gold less
help-sabotage = 1x: turn { $amount ->
    [one] { $amount } good
   *[other] { $amount } goods
} in the other camp back to raw
help-supply-cart = 1x: { $amount } raw material of your choice from your supply
help-tom-builder = Only Philip: turn { $amount } wood, sand or stone, free
help-william-hamleigh = Only Waleran: take { $gold } gold from Philip
help-jack = Only Philip: { $amount ->
    [one] { $amount } good installed this round is free and does not count
   *[other] { $amount } goods installed this round are free and do not count
}
help-aliena = Only Philip: { $amount } wool, then sell wool for { $pays } gold each
help-regan-hamleigh = Only Waleran: a random seal of Philip, and { $gold } gold
help-francis = Only Philip: { $gold } gold
help-percy-hamleigh = Only Waleran: { $gold } gold
help-ellen = Only Philip: the top { $amount ->
    [one] seal
   *[other] { $amount } seals
} of the pile
help-alfred = Only Waleran: turn { $amount } wood, sand or stone, free
help-remigius = Only Waleran: { $amount ->
    [one] { $amount } raw material
   *[other] { $amount } raw materials
} you still need from your supply
help-0-5 = A neutral seal: { $low } or { $high }
help-1-4 = A neutral seal: { $low } or { $high }
help-2-3 = A neutral seal: { $low } or { $high }
help-personal = Your own seal: { $low } or { $high }; flipping it is your last flip, and it always comes back
help-bonus-1 = First to finish: the top { $seals ->
    [one] seal
   *[other] { $seals } seals
} of the pile
help-bonus-2 = First to finish: { $gold } gold
help-bonus-3 = First to finish: turn up to { $turns } wood, sand or stone, free

## Values of components

fact-colour = colour
fact-markers = markers
fact-start = at the start
fact-needed = needed
fact-low = low side
fact-high = high side
fact-count = in the game
fact-section_1 = section I
fact-section_2 = section II
fact-section_3 = section III
fact-seals = seals
fact-gold = gold
fact-turns = conversions
fact-copies_a = copies in deck A
fact-copies_b = copies in deck B
fact-price = price in gold
fact-pays = pays gold
fact-amount = amount
fact-player = for
fact-deck = deck
fact-replaces = in the place of
fact-value = value

## Why a value is what it is

note-goods-of-a-building = A building takes 9 goods of five kinds, and with 2 cloth every marker but 2 wool has a use.
note-third-is-our-own = Mortar and masonry are in the rulebook's example; cloth as the third is our own.
note-race-in-fourth-passage = No list of the single cards was found; amounts chosen so that the race normally ends in the fourth passage.
note-number-is-our-own = No list of the single cards was found; the number is our own, within 27 cards a deck and tested for playability.
note-sections-rise = Only the totals and one example are known; chosen so that I needs what is held at the start, II one cloth, III the metal good.
note-prices-rise = Prices were not found; they rise with the worth of the material in the sister games: sand, wood and wool, stone, ore.
note-wool-price = Prices were not found; wool at 3 makes a wool card with the market worth more than one income card.
note-score-as-written = Ruling D22: how the score is written, 10 for a finished section and 1 for each installed good.
note-five-a-colour = Ruling D24: the other reading of the rulebook, 5 person cards a colour; our own choice of effect and place.
note-persons-of-the-novel = The names on the person cards were not found, except that 5 of them are red or blue; persons of the novel.
note-effect-is-our-own = The texts of the single cards were not found; the effect is our own and uses only what the rules know.

## The table

table-heading = Round { $round } of { $rounds } · passage { $passage } with { $deck } · bank { $bank } gold · seal pile { $pile }
table-player = Player
table-gold = Gold
table-seals = Seals
table-camp = Camp
table-supply = Supply
table-kept = 1x
table-power = power
table-section = { $section ->
    [1] I
    [2] II
   *[3] III
}
table-bonus-gone = bonus: { $seat }
table-conflict = Conflict for { $card }: { $sums }. { $seat } wins ties.
table-faces = { $low } or { $high }: sum { $low_sum } or { $high_sum }
table-last-flip = your last flip
table-give-up = { $seat } takes { $card }
table-price = { $price } gold
table-worked = Section { $section ->
    [1] I
    [2] II
   *[3] III
} this round; the next good costs { $price } gold.
table-next-price = The next good costs { $price } gold.
table-contested = contested
table-key = Goods in brackets are installed; CAPITALS in the camp are finished goods.

## Headings of the arena's report

topic-used = Cards used
topic-fought = Cards won in a conflict
topic-good = Goods installed
topic-bonus = Bonuses

## Browser

board-display = The nine cards
board-rail = Rounds and steps of a round
board-rounds = Round { $round } of { $rounds }
board-when = Passage { $passage }, deck { $deck }, round { $round } of { $rounds }
board-when-short = { $round } of { $rounds } · { $deck }
board-step-claim = Claim
board-step-conflict = Conflict
board-step-turn = { $name }: cards, build
board-step-turn-short = { $name }
board-short-waleran = Waleran
board-short-philip = Philip
board-you = You
board-gold = gold
board-thing-gold = Gold
board-thing-installed = Installed
board-installed = { $count } of 9 installed
board-holds-power = holds the power
board-power-next = power from the next round
board-power-then = acts first in this round
board-seals = Seals
board-goods = Goods
board-camp = Camp
board-supply = Supply
board-kept = Kept
board-kept-none = no 1x card
board-camp-of = Raw { $thing } in the camp: { $count }
board-goods-of = { $thing } in the camp: { $count }
board-supply-of = { $thing } in the supply: { $count }
board-rival-of = { $thing } in the other camp: { $count }
board-seal-of = Seal { $seal }: { $count }
board-own-seal = own seal
board-own-short = own
board-own-seal-out = own seal: flipped
board-slot = { $good }, section { $section }
board-slot-filled = { $good }, section { $section }: installed
board-bonus-gone = bonus gone
board-bonus-taken = bonus taken
board-price = Install
board-price-for = for { $count }
board-price-now = next: { $price } gold
board-gold-by = { $gold } gold
board-price-free = next: free
board-price-section = section { $section } this round
board-price-closed = cards are closed now
board-pile = pile of { $count }
board-pile-buy = Seal pile: { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}
board-bank = bank { $gold }
board-deck-left = { $count } to come
board-deck-open = Cards still to come
board-deck-none = This is the last round of the passage: no card of deck { $deck } is left.
board-line-name = { $letter }: { $line }
board-line-of = { $name }: { $line }
board-line-none = Choose a line
board-line-waits = No line is claimed yet
board-line-hint = Click a letter, or a card: each click turns to another line through it. The keys of the letters and 1 to 9 do the same.
board-line-fight = A conflict for { $card }
board-line-fight-later = { $name } will claim a line across yours: one card will be fought for.
board-cell = { $card }, place { $cell }
board-contested = contested
board-conflict = Conflict for { $card }
board-conflict-won = { $name } won { $card }
board-conflict-sums = { $first } to { $second }
board-can-flip = { $name } can still flip
board-can-flip-none = { $name } has made the last flip.
board-tie = { $who ->
    [you] Tie: you win
   *[other] Tie: { $name } wins
}
board-tie-last = Own seal: last flip.
board-flip = Flip { $seal }
board-flip-own = Own seal
board-flip-last = last flip
board-flip-behind = behind
board-flip-lead = { $who ->
    [you] you lead
   *[other] leads
}
board-flip-lost = lost
board-give-up = Give up
board-give-up-sure = Sure?
board-give-up-note = { $name } takes { $card }.
board-give-up-keep = You keep one seal you flipped.
board-give-up-first = The first flip must be made.
board-keep = Keep { $seal }
board-keep-title = Which seal do you keep?
board-keep-note = The others go under the pile.
board-turn = { $name }: cards and building
board-turn-you = Your cards
board-needs = { $name } still needs
board-needs-you = Your building needs
board-need = { $good }: { $count } needed, { $ready } ready, { $raw } raw
board-need-ready = ready
board-need-raw = raw
board-need-none = missing
board-seals-of = Seals: { $name }
gain-seal = { $count ->
    [one] seal
   *[other] seals
}
board-mark-open = to use
board-mark-idle = no use now
board-mark-used = used
board-mark-kept = kept
board-mark-lost = lost
board-mark-blocked = blocked
board-step = Now: { $card }
board-step-left = { $count } left
board-sign-power = the crown
board-sign-rob = takes
board-sign-scaffold = build
board-sign-sabotage = rival
board-sign-gift = set 1 free
board-gift = Jack: the next good is free and does not count.
board-scaffold = Scaffolding: { $gold } gold less for the second good.
board-name-done = Done
board-name-end = End turn
board-note-done = with { $card }
board-note-end = { $count ->
    [0] nothing left to use
    [one] 1 card unused
   *[other] { $count } cards unused
}
board-note-done-loses = { $count ->
    [one] { $card } could do 1 more
   *[other] { $card } could do { $count } more
}
board-note-end-builds = { $count ->
    [one] 1 good could be installed
   *[other] { $count } goods could be installed
}
board-side = { $name }: { $gold } gold, { $count } of 9 installed, { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
board-close = Close
board-over-order = Compared in this order; if everything is tied, Philip wins.
board-happening = What happens
board-happening-flip = { $seat } flips { $seal }.
board-sheet-round = Round { $round } is over
board-sheet-conflict = The conflict
board-sheet-seals = Seals bought
board-sheet-installed = Installing
board-sheet-section = A section finished
board-sheet-power = The power
board-prompt-past = As it was
board-prompt-over = The work is done
board-prompt-wait = Wait for { $name }
board-prompt-claim = Claim a line
board-prompt-cross = Claim a line across
board-prompt-first-flip = Flip a seal
board-prompt-level = It is a tie: flip or give up
board-prompt-behind = You are { $count } behind: flip or give up
board-prompt-keep = Keep one seal
board-prompt-evaluation = Use your cards, then build
board-prompt-building = Keep building or end your turn
board-prompt-influence = Buy seals: { $price } gold each
board-prompt-craftsman = Convert: { $price } gold each
board-prompt-market = Buy and sell
board-prompt-free-conversion = Convert, free
board-prompt-fetch = Take raw material
board-prompt-sabotage = Turn a good back
board-detail-past = An earlier moment of this game; you cannot play here.
board-detail-over = Winner: { $names }.
board-detail-wait-claim = { $name } chooses a line.
board-detail-wait-conflict = { $name } is behind: flips a seal or gives up.
board-detail-wait-keep = { $name } keeps one seal.
board-detail-wait-turn = { $name } uses cards and may build.
board-detail-claim = You have the power: you claim the first line, and ties are yours.
board-detail-cross = { $name } has the { $line }. Yours must share exactly one card with it.
board-detail-first-flip = At stake: { $card }. The first flip cannot be declined.
board-detail-conflict = At stake: { $card }.
board-detail-level = { $name } wins ties. At stake: { $card }.
board-detail-keep = The others go under the pile.
board-detail-evaluation = { $left ->
    [0] No card to use
    [one] 1 card to use
   *[other] { $left } cards to use
}, { $gold } gold. Building closes the cards.
board-detail-evaluation-poor = { $left ->
    [0] No card to use
    [one] 1 card to use
   *[other] { $left } cards to use
}. Installing costs { $price } gold, you have { $gold }.
board-detail-building-poor = The next good costs { $price } gold; you have only { $gold }, so end your turn.
board-detail-building = The next good costs { $price } gold; you have { $gold }.
board-detail-influence = They come from the top of the pile; you have { $gold } gold.
board-detail-craftsman = { $card }: choose raw material in your camp. You have { $gold } gold.
board-detail-market = From the supply for { $price } gold; wool of your camp brings { $pays }. You have { $gold }.
board-detail-free-conversion = { $card }: { $left } more, from your camp.
board-detail-fetch = { $card }: { $left } more, from your supply.
board-detail-sabotage = { $card }: choose a good in the other camp.
board-from-rulebook = rulebook
board-from-public = public page
board-from-derived = derived
board-from-reconstructed = reconstructed
component-installed = goods installed
component-section-finished = finished sections
tie-break = Equal points: more gold wins; then Philip.

## Puzzles: what they are about

puzzle-theme-finish = Finish it
puzzle-theme-let-go = Know when to give up
puzzle-theme-conflict = Win the conflict cheaply
puzzle-theme-deny = Leave the rival nothing
puzzle-theme-line = Choose the line
puzzle-theme-sabotage = The card at the right time
puzzle-theme-build = Build in the right place
puzzle-theme-money = Gold and seals
puzzle-theme-stop = Know when to stop
puzzle-theme-order = The right order
