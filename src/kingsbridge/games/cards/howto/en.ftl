# How to play. Numbers come from the components: $stonemason_stone is the fact `stone` of `stonemason`, $kept_cubes the
# value of `kept-cubes`.

howto-aim = You build with what you win in tricks. Own craftsmen turn materials into points; after the last hand the player with the most points wins.
howto-trick-title = A trick
howto-trick-1 = Everybody plays one card. The highest card wins, among equal ones the last played. If it is a craftsman, the player of his colour gets the trick, whoever played him.
howto-trick-2 = You may play any card you hold. Sites such as the Quarry count 0, craftsmen { $toolmaker_value } to { $master_builder_value }, the King { $king_value }.
howto-trick-3 = This is your stock. You began with 1 stone, 1 wood and 1 sand, and win more in tricks.
howto-trick-4 = The King beats everything, and nobody gets his trick. It lies here until the hand is over.
howto-scoring-title = Scoring a hand
howto-scoring-1 = Each own craftsman you won turns one unit into points: the Stonemason a stone into { $stonemason_stone }, the Carpenter wood into { $carpenter_wood }, the Mortar Mixer sand into { $mortar_mixer_sand }, the Toolmaker metal into { $toolmaker_metal }. Each own craftsman is worth { $toolmaker_own } more by himself.
howto-scoring-2 = Of what is left you may keep { $kept_materials } units for the next hand. Privileges you won stay with you and help in every hand.
howto-scoring-3 = A helper proposes the best use; you decide. Craftsmen of other colours bring you nothing.
howto-wrong-CAR-018 = “I played the highest card, so the trick is mine.” Not if it is a craftsman of another colour: then that player gets it.
howto-wrong-CAR-016 = “The first of two equal cards wins.” The last one does.
howto-wrong-CAR-011 = “I must follow suit.” You need not: any card may be played.
howto-wrong-CAR-012 = “Alfred is a card like any other.” He waits for the last trick.
howto-wrong-CAR-017 = “The King wins me the trick.” He takes it away from everybody.
howto-wrong-CAR-036 = “Without a trick I score nothing.” You score the King's trick, the good and the bad of it.
