# So wird gespielt. Zahlen kommen aus den Bestandteilen: $stonemason_stone ist der Wert `stone` von `stonemason`, $kept_cubes
# der Wert von `kept-cubes`.

howto-aim = Zwei bauen um die Wette: neun Baustoffe in drei Abschnitten sind ein Bauwerk. Wer es zuerst vollendet, gewinnt sofort; nach der letzten Runde, wer mehr gebaut hat.
howto-claim-title = Eine Linie beanspruchen
howto-claim-1 = Neun Karten liegen aus. Wer die Macht hat, nimmt eine Reihe, eine Spalte oder eine Diagonale, die andere Seite eine Linie, die sie kreuzt: beide haben zwei Karten sicher, und die dritte wollen beide.
howto-claim-2 = Das braucht ein Bauwerk: Rohstoffe kommen aus dem Vorrat ins Lager, werden zu Baustoffen und dann eingebaut.
howto-claim-3 = Sieh auch, was die andere Seite braucht: um die Karte, wo sich die Linien kreuzen, wird gestritten.
howto-conflict-title = Der Konflikt
howto-conflict-1 = Um die Karte, die beide Linien haben, werden Siegel geworfen. Jedes hat zwei Seiten, etwa { $seal_0_5_low } oder { $seal_0_5_high }: der Zufall entscheidet. Wer hinten liegt, wirft ein weiteres oder gibt auf.
howto-conflict-2 = Das persönliche Siegel ({ $personal_low } oder { $personal_high }) kommt immer zurück. Wer verliert, behält eines der anderen geworfenen Siegel, wer gewinnt, keines.
howto-conflict-3 = Bei Gleichstand liegt vorn, wer die Macht hat; die andere Seite braucht mehr.
howto-turn-title = Dein Zug
howto-turn-1 = Nutze deine Karten in beliebiger Folge: Einkommen, Rohstoffe, Handwerker, die für Gold aus Rohstoffen Baustoffe machen.
howto-turn-2 = Dann baust du Baustoffe eines Abschnitts ein: einer kostet { $install_1 } Gold, zwei { $install_2 }, drei { $install_3 }. Wer einen Abschnitt zuerst vollendet, bekommt seinen Bonus.
howto-turn-3 = Wer den Zug beendet, verzichtet auf das, was nicht genutzt ist.
howto-wrong-DUE-015 = „Ich überlasse die Karte gleich der anderen Seite.“ Wer die Macht hat, muss ein erstes Siegel werfen.
howto-wrong-DUE-017 = „Wir werfen abwechselnd.“ Es wirft, wer hinten liegt, so oft wie nötig.
howto-wrong-DUE-025 = „Geworfene Siegel sind weg.“ Wer verliert, behält eines davon.
howto-wrong-DUE-058 = „Erst baue ich ein, dann nutze ich Karten.“ Mit dem Einbau sind die Karten vorbei.
howto-wrong-DUE-059 = „Ich verteile auf mehrere Abschnitte.“ Nur ein Abschnitt in jeder Runde.
howto-wrong-DUE-029 = „Jede Karte bewirkt etwas.“ Eine Karte ohne Wirkung bleibt ungenutzt liegen.
