# How to play. Numbers come from the components: $stonemason_stone is the fact `stone` of `stonemason`, $kept_cubes the
# value of `kept-cubes`.

howto-aim = Six rounds, and a cathedral. Workers fetch resources, builders take places, craftsmen turn cubes into points. Most points win.
howto-cards-title = Phase I: cards
howto-cards-1 = Take a card: resources cost workers, craftsmen cost gold. One card a turn, until all have passed.
howto-cards-2 = You have { $own_workers } workers a round. Those left over go to the wool mill and bring 1 gold each.
howto-cards-3 = A craftsman you hire stays. There is room for { $most_craftsmen }.
howto-builders-title = Phase II: master builders
howto-builders-1 = Builders are drawn from a bag. The first that is placed costs { $first_price } gold, each further one less, down to nothing. Who does not pay lets the builder wait: he stands later, free, where there is still room.
howto-builders-2 = Places carry numbers; in Phase III they take effect in this order. The priory brings { $priory_points } points, the court spares you the tax, Shiring gives a craftsman, Kingsbridge an advantage.
howto-builders-3 = Choose a place that is lit, or let the builder wait.
howto-building-title = Phase III: the walk, and the building
howto-building-1 = At the end of the walk your craftsmen work. Each shows what he takes, what he gives, and how often a round.
howto-building-2 = At the market you may have bought and sold before: sand { $sand_buy }, wood { $wood_buy }, stone { $stone_buy } gold; metal sells for { $metal_sell }.
howto-building-3 = You keep at most { $kept_cubes } cubes for the next round.
howto-wrong-PIL-017 = “I pass now and take a card later.” Who has passed is out of Phase I.
howto-wrong-PIL-031 = “I must place the builder that is drawn.” You may let him wait, which costs nothing.
howto-wrong-PIL-034 = “I may wait at a price of 0, too.” At 0 a builder is placed.
howto-wrong-PIL-075 = “My mason always builds.” Only if you have a mortar mixer as well.
howto-wrong-PIL-068 = “Anybody may buy wood.” Only who has a woodworker.
howto-wrong-PIL-083 = “Cubes can be hoarded.” { $kept_cubes } stay, metal included.
