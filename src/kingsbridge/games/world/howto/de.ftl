# So wird gespielt. Zahlen kommen aus den Bestandteilen: $stonemason_stone ist der Wert `stone` von `stonemason`, $kept_cubes
# der Wert von `kept-cubes`.

howto-aim = Vier Kapitel mit je sechs Runden. In jeder Runde spielst du eine deiner zwölf Karten und verlierst eine weitere. Am Ende eines Kapitels will die Stadt ihre Abgaben; die meisten Punkte gewinnen.
howto-event-title = Das Ereignis, und wie es liegt
howto-event-1 = In jeder Runde wird ein Ereignis aufgedeckt. Wer aktiv ist, dreht die Karte: alle bekommen die Ware der Ecke vor ihnen.
howto-event-2 = Die Zahl am Pfeil rückt die Gunstfigur so viele Felder weiter; diese Gunst bekommt, wer aktiv ist.
howto-event-3 = Hier sind deine Waren. Was knapp ist, geht zuerst an die aktive Person.
howto-action-title = Deine Aktion
howto-action-1 = Spiel eine Karte offen und nutze sie, dann leg eine ungenutzt ab. Von zwölf Karten werden sechs in einem Kapitel gespielt.
howto-action-2 = Jeder Stein und jedes Holz, das du auf ein Bauprojekt legst, bringt { $vp_per_resource } Punkte, bis zu { $resources_per_action } auf einmal.
howto-action-3 = Ein Haus kostet { $house_gold } Gold und einen Rohstoff und bringt in späteren Kapiteln Miete.
howto-action-4 = Am Ende des Kapitels schulden alle { $grain_duty_due } Getreide, { $piety_duty_due } Frömmigkeit und eine Steuer in Gold, die gewürfelt wird. Wem etwas fehlt, der verliert Punkte und wird bestraft.
howto-plague-title = Die Pest
howto-plague-1 = Ab Kapitel III werden Menschen krank. Mit Medizin pflegst du sie: dein Wissen muss die gezeigte Zahl erreichen und wird nicht verbraucht. Jeder Ort bringt { $care_vp } Punkte und eine Belohnung.
howto-plague-2 = Getreide und Frömmigkeit werden mit mehr Spielern knapp: denk früh an die Pflichten.
howto-plague-3 = Eine Treue erspart dir die Strafe einer Pflicht. Im letzten Kapitel kostet, was fehlt, das { $last_loss_factor }-fache.
howto-wrong-WOR-041 = „Was ich nicht spiele, behalte ich.“ In jeder Runde wird eine Karte ungenutzt abgelegt.
howto-wrong-WOR-040 = „Was ich spiele, muss ich ausführen.“ Jede Aktion ist freiwillig.
howto-wrong-WOR-027 = „Alle bekommen, was die Ecke zeigt.“ Nur solange etwas da ist; sonst { $income_substitute } Punkt.
howto-wrong-WOR-076 = „Treue bezahlt eine Pflicht.“ Sie erspart nur die Strafe; die Punkte sind verloren.
howto-wrong-WOR-055 = „Privileg wiederholt jede Karte.“ Es wiederholt die Karte der Runde davor.
howto-wrong-WOR-107 = „Pflegen verbraucht Wissen.“ Wissen geht nie verloren.
