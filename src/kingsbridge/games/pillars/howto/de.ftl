# So wird gespielt. Zahlen kommen aus den Bestandteilen: $stonemason_stone ist der Wert `stone` von `stonemason`, $kept_cubes
# der Wert von `kept-cubes`.

howto-aim = Sechs Runden und eine Kathedrale. Arbeiter holen Rohstoffe, Baumeister besetzen Orte, Handwerker machen aus Würfeln Punkte. Die meisten Punkte gewinnen.
howto-cards-title = Phase I: Karten
howto-cards-1 = Nimm eine Karte: Rohstoffe kosten Arbeiter, Handwerker kosten Gold. Eine Karte je Zug, bis alle gepasst haben.
howto-cards-2 = Du hast { $own_workers } Arbeiter in jeder Runde. Die übrigen gehen in die Wollmühle und bringen je 1 Gold.
howto-cards-3 = Ein angeworbener Handwerker bleibt. Platz ist für { $most_craftsmen }.
howto-builders-title = Phase II: Baumeister
howto-builders-1 = Baumeister werden aus dem Beutel gezogen. Wer zuerst eingesetzt wird, kostet { $first_price } Gold, jeder weitere weniger, bis es nichts kostet. Wer nicht zahlt, lässt den Baumeister warten: er steht später umsonst, wo noch Platz ist.
howto-builders-2 = Die Orte haben Nummern; in Phase III wirken sie der Reihe nach. Das Kloster bringt { $priory_points } Punkte, der Königshof erspart dir die Steuer, Shiring gibt einen Handwerker, Kingsbridge eine Gunst.
howto-builders-3 = Wähle einen Ort, der leuchtet, oder lass den Baumeister warten.
howto-building-title = Phase III: der Rundgang und der Bau
howto-building-1 = Am Ende des Rundgangs arbeiten deine Handwerker. Jeder zeigt, was er nimmt, was er gibt und wie oft in jeder Runde.
howto-building-2 = Auf dem Markt konntest du vorher handeln: Sand { $sand_buy }, Holz { $wood_buy }, Stein { $stone_buy } Gold; Metall verkauft sich für { $metal_sell }.
howto-building-3 = Du behältst höchstens { $kept_cubes } Würfel für die nächste Runde.
howto-wrong-PIL-017 = „Ich passe jetzt und nehme später eine Karte.“ Wer gepasst hat, ist in Phase I fertig.
howto-wrong-PIL-031 = „Ich muss den gezogenen Baumeister einsetzen.“ Du darfst ihn warten lassen, das kostet nichts.
howto-wrong-PIL-034 = „Auch beim Preis 0 kann ich warten.“ Bei 0 wird eingesetzt.
howto-wrong-PIL-075 = „Mein Maurer baut immer.“ Nur wenn du auch einen Mörtelmischer hast.
howto-wrong-PIL-068 = „Alle dürfen Holz kaufen.“ Nur wer einen Schreiner hat.
howto-wrong-PIL-083 = „Würfel kann man horten.“ { $kept_cubes } bleiben, Metall zählt mit.
