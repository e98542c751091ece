# How to play. Numbers come from the components: $stonemason_stone is the fact `stone` of `stonemason`, $kept_cubes the
# value of `kept-cubes`.

howto-aim = Two builders race: nine goods in three sections make a building. Whoever finishes it first wins at once; after the last round the one who has built more.
howto-claim-title = Claiming a line
howto-claim-1 = Nine cards lie there. The player with the power claims a row, a column or a diagonal, the other a line that crosses it: each has two cards for sure, and the third both want.
howto-claim-2 = This is what a building takes: raw materials from the supply to the camp, turned into goods, then installed.
howto-claim-3 = Look at what the other side needs, too: the card where the lines cross is fought for.
howto-conflict-title = The conflict
howto-conflict-1 = Seals are flipped for the card that both lines share. Each has two sides, such as { $seal_0_5_low } or { $seal_0_5_high }: chance decides. Whoever is behind flips another or gives up.
howto-conflict-2 = The personal seal ({ $personal_low } or { $personal_high }) always comes back. The loser keeps one of the other seals used, the winner none.
howto-conflict-3 = At level sums the player with the power is ahead; the other must have more.
howto-turn-title = Your turn
howto-turn-1 = Use your cards in any order: income, raw materials, craftsmen who turn raw materials into goods for gold.
howto-turn-2 = Then install goods of one section: one costs { $install_1 } gold, two { $install_2 }, three { $install_3 }. Who finishes a section first gets its bonus.
howto-turn-3 = Ending the turn gives up what was not used.
howto-wrong-DUE-015 = “I leave the card to the other at once.” Whoever has the power must flip a first seal.
howto-wrong-DUE-017 = “We flip in turns.” Whoever is behind flips, as often as needed.
howto-wrong-DUE-025 = “Seals I flipped are gone.” Whoever loses keeps one of them.
howto-wrong-DUE-058 = “First I install, then I use my cards.” Installing closes the cards.
howto-wrong-DUE-059 = “I spread my goods over the sections.” Only one section a round.
howto-wrong-DUE-029 = “Every card does something.” A card without effect may lie there unused.
