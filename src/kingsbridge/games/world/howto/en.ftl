# How to play. Numbers come from the components: $stonemason_stone is the fact `stone` of `stonemason`, $kept_cubes the
# value of `kept-cubes`.

howto-aim = Four chapters of six rounds. Each round you play one of your twelve cards and lose another. At the end of a chapter the town wants its dues; most points win.
howto-event-title = The event, and how it lies
howto-event-1 = Each round an event card is revealed. The active player turns it: everybody gets the good in the corner before them.
howto-event-2 = The arrow's number moves the favor marker so many spaces; the active player gets that favor.
howto-event-3 = Your goods are here. What is in short supply goes to the active player first.
howto-action-title = Your action
howto-action-1 = Play one card open and use it, then lay one aside unused. Of twelve cards six are played in a chapter.
howto-action-2 = Each stone or wood you place on a project brings { $vp_per_resource } points, up to { $resources_per_action } at a time.
howto-action-3 = A house costs { $house_gold } gold and a resource, and pays rent in later chapters.
howto-action-4 = At the end of the chapter everybody owes { $grain_duty_due } grain, { $piety_duty_due } piety, and a tax in gold that is rolled. Whoever lacks something loses points and is punished.
howto-plague-title = The plague
howto-plague-1 = From chapter III on people fall ill. With Medicine you care for them: your knowledge must reach the number shown, and is not used up. Each place brings { $care_vp } points and a reward.
howto-plague-2 = Grain and piety get scarce with more players: think of the duties in time.
howto-plague-3 = One loyalty spares you the punishment of one duty. In the last chapter what is missing costs { $last_loss_factor } times as much.
howto-wrong-WOR-041 = “I keep the cards I do not play.” Each round one is laid aside unused.
howto-wrong-WOR-040 = “What I play I must carry out.” Every action is voluntary.
howto-wrong-WOR-027 = “Everybody gets what the corner shows.” Only while there is some; else { $income_substitute } point.
howto-wrong-WOR-076 = “Loyalty pays a duty.” It only spares the punishment; the points are lost.
howto-wrong-WOR-055 = “Privilege repeats any card.” It repeats the card of the round before.
howto-wrong-WOR-107 = “Caring uses knowledge up.” Knowledge is never lost.
