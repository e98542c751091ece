# So wird gespielt. Zahlen kommen aus den Bestandteilen: $stonemason_stone ist der Wert `stone` von `stonemason`, $kept_cubes
# der Wert von `kept-cubes`.

howto-aim = Du baust mit dem, was du in Stichen gewinnst. Eigene Handwerker machen aus Baustoffen Punkte; nach dem letzten Durchgang gewinnt, wer die meisten hat.
howto-trick-title = Ein Stich
howto-trick-1 = Alle spielen eine Karte. Die höchste gewinnt, unter gleichen die zuletzt gespielte. Ist es ein Handwerker, bekommt den Stich, wem seine Farbe gehört, egal wer ihn gespielt hat.
howto-trick-2 = Du darfst jede Karte deiner Hand spielen. Orte wie der Steinbruch zählen 0, Handwerker { $toolmaker_value } bis { $master_builder_value }, der König { $king_value }.
howto-trick-3 = Das ist dein Vorrat. Du beginnst mit 1 Stein, 1 Holz und 1 Sand und gewinnst in Stichen mehr.
howto-trick-4 = Der König schlägt alles, und seinen Stich bekommt niemand. Er liegt hier, bis der Durchgang vorbei ist.
howto-scoring-title = Die Wertung eines Durchgangs
howto-scoring-1 = Jeder eigene Handwerker, den du gewonnen hast, macht aus einem Baustoff Punkte: der Steinmetz aus Stein { $stonemason_stone }, der Schreiner aus Holz { $carpenter_wood }, der Mörtelmischer aus Sand { $mortar_mixer_sand }, der Werkzeugmacher aus Metall { $toolmaker_metal }. Jeder eigene Handwerker zählt dazu selbst { $toolmaker_own }.
howto-scoring-2 = Von dem, was übrig ist, behältst du { $kept_materials } Einheiten für den nächsten Durchgang. Gewonnene Privilegien bleiben bei dir und helfen in jedem Durchgang.
howto-scoring-3 = Ein Helfer schlägt die beste Nutzung vor; du entscheidest. Handwerker anderer Farben bringen dir nichts.
howto-wrong-CAR-018 = „Ich habe die höchste Karte gespielt, also gehört der Stich mir.“ Nicht, wenn es ein Handwerker einer anderen Farbe ist: dann gehört er dieser Farbe.
howto-wrong-CAR-016 = „Von zwei gleichen Karten gewinnt die erste.“ Es ist die letzte.
howto-wrong-CAR-011 = „Ich muss bedienen.“ Nein: jede Karte darf gespielt werden.
howto-wrong-CAR-012 = „Alfred ist eine Karte wie jede andere.“ Er wartet auf den letzten Stich.
howto-wrong-CAR-017 = „Der König gewinnt mir den Stich.“ Er nimmt ihn allen weg.
howto-wrong-CAR-036 = „Ohne Stich bekomme ich nichts.“ Du wertest den Stich des Königs, mit allem Guten und Schlechten.
