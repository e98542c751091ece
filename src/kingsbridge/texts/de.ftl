# Sätze, die zu keinem einzelnen Spiel gehören. Schlüssel und Argumente sind dieselben wie in en.ftl.

yes = ja
no = nein
nothing = nichts
nobody = niemand
you = du
seat-name = Platz { $number }

reason-not-now = Gerade ist etwas anderes gefragt.
reason-over = Das Spiel ist vorbei.
phase-over = Das Spiel ist vorbei

## Fehler

error-bad-draw = Die Ziehung „{ $draw }“ ist auf etwas Unmögliches festgelegt; erlaubt: { $allowed }.
error-bad-draw-kind = Die Ziehung „{ $draw }“ lässt sich nur auf Zahlen ab 0 festlegen.
error-bad-draw-number = Die Ziehung „{ $draw }“ lässt sich nur auf eine Zahl von 0 bis { $last } festlegen.
error-bad-draw-order = Die Ziehung „{ $draw }“ lässt sich nur auf eine Reihenfolge genau dieser Dinge festlegen: { $items }.
error-bad-key = „{ $key }“ ist kein Schlüssel: Ein Schlüssel hat { $digits } hexadezimale Ziffern.
error-bad-option-value = „{ $value }“ ist kein Wert der Option „{ $option }“; erlaubt: { $allowed }.
error-bad-ply = Zug { $ply } gibt es nicht; die Aufzeichnung hat { $last ->
    [0] keinen Zug
    [one] nur einen Zug
   *[other] { $last } Züge
}.
error-bad-seat = Platz { $seat } gibt es nicht; die Plätze gehen von 1 bis { $last }.
error-bad-seats = „{ $game }“ lässt sich nicht mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
} spielen; möglich: { $allowed }.
error-bad-word = Der Wert für { $word } passt hier nicht; mit --help nach dem Befehl siehst du, was möglich ist.
error-cannot-undo = Dieser Zug kann nicht zurückgenommen werden: Seitdem hat jemand anders entschieden, oder etwas Verdecktes wurde aufgedeckt.
error-file-exists = Die Datei { $file } gibt es schon, und sie wird nicht überschrieben; bitte wähle einen anderen Namen.
error-game-over = Das Spiel ist vorbei; es sind keine Züge mehr möglich.
error-illegal-action = „{ $action }“ ist jetzt nicht möglich; möglich sind: { $allowed }.
error-illegal-in-record = Zug { $ply } der Aufzeichnung, „{ $action }“, ist an dieser Stelle nicht möglich.
error-impossible-position = Diese Stellung ist unmöglich; die Prüfung sagt auf Englisch: „{ $violated }“
error-missing-word = Es fehlt { $word }; mit --help nach dem Befehl siehst du, was nötig ist.
error-no-file = Die Datei { $file } gibt es nicht.
error-no-journal = Eine Partie, in der Züge zurückgenommen werden können, braucht ein Protokoll.
error-no-options = Dieses Spiel hat keine Optionen, also auch keine Option „{ $option }“.
error-no-rules = Zum Spiel „{ $game }“ sind keine Regeln aufgeschrieben.
error-no-such-switch = Die Option { $switch } gibt es nicht; --help zeigt, welche es gibt.
error-not-over = Das Spiel ist noch nicht vorbei, also hat noch niemand gewonnen.
error-other-components = Die Aufzeichnung wurde mit anderem Material von „{ $game }“ gespielt: dort { $recorded }, hier { $here }.
error-other-draw = Die aufgezeichnete Ziehung „{ $draw }“ folgt nicht aus dem Schlüssel der Partie.
error-other-game = Diese Stellung gehört zum Spiel „{ $game }“, nicht zu „{ $allowed }“.
error-other-result = Das aufgezeichnete Ergebnis folgt nicht aus den Zügen: Aufgezeichnet ist { $recorded }, die Züge ergeben { $here }.
error-other-rules = Die Aufzeichnung wurde nach Fassung { $recorded } der Regeln von „{ $game }“ gespielt; hier gilt Fassung { $here }.
error-record-bad-field = Das ist keine Aufzeichnung einer Partie: Das Feld „{ $field }“ fehlt oder ist nicht vom Typ { $kind }.
error-record-no-json = Das ist keine Aufzeichnung einer Partie und überhaupt kein JSON (der Leser meldet: { $why }).
error-record-no-object = Das ist keine Aufzeichnung einer Partie: Es ist kein JSON-Objekt.
error-record-of-other-game = Die Datei enthält eine Partie „{ $recorded }“, nicht „{ $game }“.
error-record-other-format = Die Aufzeichnung hat Format { $format }; diese Version liest aber Format { $here }.
error-resume-alone = Eine gespeicherte Partie bringt Plätze, Optionen und Karten schon mit; bitte lass diese Angaben weg.
error-still-running = Das Spiel ist noch nicht vorbei, deshalb bleiben verdeckte Karten verdeckt.
error-unknown-action = Die Aktion „{ $action }“ gibt es in diesem Spiel nicht; Aktionen sehen so aus: „{ $example }“.
error-unknown-action-id = Aktion { $action } gibt es nicht; die Aktionen gehen von 0 bis { $last }.
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht; Bots: { $allowed }.
error-unknown-command = Den Befehl „{ $command }“ gibt es nicht; Befehle: { $allowed }.
error-unknown-draw = Die Ziehung „{ $draw }“ gibt es im Spiel „{ $game }“ nicht; Ziehungen beginnen mit: { $allowed }.
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; Spiele: { $allowed }.
error-unknown-language = Die Sprache „{ $language }“ gibt es nicht; Sprachen: { $allowed }.
error-unknown-option = Die Option „{ $option }“ gibt es nicht; Optionen dieses Spiels: { $allowed }.
error-unknown-rule = Die Regel „{ $rule }“ gibt es im Spiel „{ $game }“ nicht; die Regeln gehen von { $first } bis { $last }.
error-unknown-target = „{ $target }“ ist weder eine Aktion noch ein Ziel dieses Spiels.
error-unreadable-file = Die Datei { $file } lässt sich nicht lesen.
error-unreadable-position = Diese Stellung lässt sich nicht lesen (Python meldet: { $why }).
error-unwritable-file = Die Datei { $file } lässt sich nicht schreiben.
error-usage = Das hat nicht geklappt ({ $message }); --help zeigt, was möglich ist.
error-wrong-number-of-bots = Bei { $seats } Plätzen brauchst du neben dir { $needed ->
    [one] einen Bot
   *[other] { $needed } Bots
}, nicht { $given }.
error-wrong-number-of-players = Die gespeicherte Partie hat { $seats } Plätze, aber du hast { $given ->
    [one] nur eine Person
   *[other] { $given } Personen
} genannt.

## Was der Server ablehnt

error-already-begun = Das Spiel hat schon begonnen.
error-bad-id = Eine Kennung braucht 1 bis { $longest } druckbare Zeichen.
error-bad-name = Ein Name braucht 1 bis { $longest } Zeichen.
error-bad-parameters = Die Adresse der Anfrage enthält einen falschen Wert ({ $why }).
error-bad-seed = Ein Startwert darf höchstens { $longest } Zeichen haben.
error-cross-origin = Diese Anfrage kommt von einer fremden Seite.
error-hello-first = Die erste Nachricht einer Verbindung muss ein Gruß sein.
error-id-reused = Unter derselben Kennung wurde schon ein anderer Zug geschickt.
error-internal = Auf dem Server ist etwas schiefgegangen; mehr steht in seinem Protokoll.
error-line-missing = In der Aufzeichnung dieses Tisches fehlt eine Zeile.
error-malformed = Die Nachricht ist nicht lesbar ({ $why }).
error-method-not-allowed = Diese Adresse antwortet nicht auf diese Methode.
error-no-free-seat = An diesem Tisch ist kein Platz frei.
error-no-hint-found = Gerade war kein Hinweis zu finden; bitte versuche es gleich noch einmal.
error-no-hints = An diesem Tisch gibt es keine Hinweise.
error-no-spectators = Dieser Tisch ist nicht für Zuschauer offen.
error-not-finished = Das Spiel ist noch nicht zu Ende.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-json = Eine Anfrage muss JSON sein, und ihr Inhaltstyp muss das sagen.
error-not-running = Das Spiel ist gerade nicht im Gange.
error-not-seated = Das kann nur, wer am Tisch sitzt.
error-not-stored = Der Zug konnte nicht gespeichert werden; nichts hat sich geändert.
error-not-your-seat = Dieser Platz gehört einem anderen Gerät.
error-not-your-turn = Du bist nicht am Zug.
error-seat-not-absent = Wer hier sitzt, ist noch am Tisch.
error-seat-not-free = Dieser Platz ist nicht frei.
error-seat-not-yours-to-return = Diesen Platz kannst du nicht zurücknehmen.
error-seat-with-bot = Auf diesem Platz spielt ein Bot; hol dir den Platz zuerst zurück.
error-stale = Das Spiel ist inzwischen weitergegangen; so steht es jetzt.
error-table-other-rules = Dieser Tisch wurde nach Fassung { $recorded } der Regeln begonnen; dieser Server hat Fassung { $here }.
error-table-unsound = Die Aufzeichnung dieses Tisches passt nicht zusammen, deshalb kann das Spiel nicht weitergehen.
error-too-large = Die Nachricht ist größer als { $limit } Bytes.
error-too-many = Zu viele Nachrichten auf einmal; bitte versuche es gleich noch einmal.
error-unknown-invite = Zu dieser Einladung gibt es keinen Tisch.
error-unknown-level = Die Spielstärke „{ $level }“ gibt es nicht; Spielstärken: { $allowed }.
error-unknown-moment = Diesen Moment gibt es an diesem Tisch nicht.
error-unknown-path = Unter dieser Adresse gibt es nichts.
error-unknown-recovery = Dieser Rückkehrcode gehört zu keinem Platz.
error-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unsound = Der Tisch stimmt nicht mit seiner Aufzeichnung überein.
error-wrong-seat = Die Aufzeichnung dieses Tisches enthält einen Zug von einem Platz, der nicht am Zug war.

## kingsbridge --version

version-compiled = kingsbridge { $version }, kompiliert
version-interpreted-forced = kingsbridge { $version }, interpretiert, weil KINGSBRIDGE_PURE=1 es verlangt
version-interpreted-no-native = kingsbridge { $version }, interpretiert, weil die Engine hier nicht kompiliert wurde
version-interpreted-other-python = kingsbridge { $version }, interpretiert, weil die Engine für ein anderes Python kompiliert wurde
version-interpreted-stale = kingsbridge { $version }, interpretiert, weil sich der Quelltext seit dem Kompilieren geändert hat
version-interpreted-unloadable = kingsbridge { $version }, interpretiert, weil dieses System die kompilierte Engine nicht laden kann

## Tabellen

column-about = Worum es geht
column-bot = Bot
column-component = Material
column-fact = Was
column-game = Spiel
column-interval = 95-%-Bereich
column-mean-score = Punkte im Mittel
column-note = Warum
column-points = Punkte
column-provenance = Herkunft
column-seat = Platz
column-seats = Plätze
column-value = Wert
column-wins = Siege

## kingsbridge games

games-how = So beginnst du eines: kingsbridge play { $game }

## kingsbridge play

ask-seats = Wie viele Plätze ({ $least }-{ $most }; Eingabetaste für { $least })?
ask-bots = Gegen welche Bots möchtest du spielen ({ $bots }; einer für alle Plätze oder für jeden einer, durch Kommas getrennt; Eingabetaste für { $default })?
ask-again-number = Bitte gib eine Zahl von { $least } bis { $most } ein.
ask-again-bot = Bitte gib Namen von Bots ein, durch Kommas getrennt: { $bots }.
play-prompt = { $seat }, deine Wahl (? für Hilfe):
play-pass = Jetzt ist { $seat } an der Tastatur; weiter mit der Eingabetaste.
play-thinking = { $seat } denkt nach
play-bad-number = Bitte wähle eine Nummer von 1 bis { $last }.
play-undone = Zurückgenommen.
play-rule = Regel { $rule }: { $title }
play-no-rule = Die Regel { $rule } gibt es in den Regeln von „{ $game }“ nicht.
play-keys = Nummer oder Schlüssel einer Wahl eingeben · ? NAME was etwas bewirkt oder warum es nicht geht · t Tisch · u zurücknehmen · l Protokoll · r REGEL eine Regel · q speichern und aufhören
play-saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit:
play-kept = Die Partie ist in { $file } gespeichert.
play-won = gewinnt
play-review = Möchtest du deine teuersten Züge sehen (j; Eingabetaste für nein)?
why-unknown = „{ $what }“ gibt es in diesem Spiel nicht; t zeigt den Tisch, ? die Hilfe.
why-possible = jetzt möglich, Wahl { $number }.
why-rule = (Regel { $rule }: { $title })

## kingsbridge sim

sim-playing = Partien
sim-seat = Platz { $seat }
sim-speed = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $seconds } s: { $rate } Partien/s, { $decisions } Entscheidungen/s, { $length } Entscheidungen je Partie
sim-seed = Die Bots wechseln nach jeder Partie die Plätze.
    Diesen Lauf wiederholen: --seed { $seed }
sim-written = Die Zahlen stehen in { $file }.

## kingsbridge arena, report

error-bad-results = Die Datei { $file } enthält keine Ergebnisse der Arena.
error-illegal-in-results = Partie { $game } der Ergebnisse enthält den Zug „{ $action }“, der an dieser Stelle nicht möglich ist.
error-no-cluster = Der Cluster { $address } ist nicht zu erreichen ({ $why }).
error-no-games = Noch keine Partie dieses Laufs ist zu Ende.
error-no-ray = Ein Cluster braucht Ray, das nicht installiert ist: pip install '{ $extra }'.
error-one-bot-a-seat = Ein Vergleich braucht für jeden seiner { $seats } Plätze einen Bot, nicht { $given }; mit --round-robin treffen sich beliebig viele.
error-other-class = „{ $name }“ ist keine Klasse, die von { $base } abgeleitet ist.
error-other-results = Die Datei { $file } enthält die Partien eines anderen Laufs (verschieden: { $what }); bitte wähle einen anderen Namen.
error-results-in-use = Ein anderer Lauf schreibt gerade in { $file }.
error-results-of-other-rules = Diese Ergebnisse stammen von anderen Regeln oder anderem Material von „{ $game }“ als hier.
error-stop-of-match = Nur ein Vergleich kann früher enden, kein Turnier jeder gegen jeden.
error-too-few-bots = Ein Turnier jeder gegen jeden braucht mindestens zwei verschiedene Bots.
error-unusable-class = „{ $name }“ ist nicht zu gebrauchen (Python meldet: { $why }).
error-worker-died = Ein Prozess, der eine Partie spielte, ist abgestürzt; die vorher beendeten Partien sind erhalten.
arena-forfeit = Partie { $game }: { $bot } verliert kampflos bei Zug { $move } ({ $why }).
arena-interrupted = Unterbrochen. { $games ->
    [one] { $games } Partie ist
   *[other] { $games } Partien sind
} in { $file } gespeichert; derselbe Befehl macht dort weiter.
arena-lost = Unterbrochen nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}; mit --results kannst du nächstes Mal weitermachen.
arena-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von „{ $game }“, jede Verteilung von jedem Platz aus gespielt.
    Diesen Lauf wiederholen: --seed { $seed }
arena-stopped = Vorzeitig beendet: { $bot } gewinnt eindeutig häufiger oder seltener als { $share }.
forfeit-error = abgestürzt: { $what }
forfeit-illegal = unerlaubter Zug: { $what }
forfeit-overrun = mehr als { $what } s für einen Zug
column-fair = Gerecht
column-forfeits = Kampflos
column-games = Partien
column-rating = Wertung
report-written = Der Bericht steht in { $file }.
report-title = Arena: { $game }
report-actions = Aktionen
report-all = Alle { $count }
report-choices = Entscheidungen
report-decisions = Entscheidungen, im Mittel { $mean }
report-expected = Erwartet
report-fair = Gerechter Anteil
report-forfeits = Kampflose Niederlagen
report-forfeits-note = Ein Bot, der einen unerlaubten Zug macht, abstürzt oder zu lange braucht, verliert die Partie; ein Ersatz spielt seinen Platz zu Ende.
report-game = Partie
report-games = Partien
report-had = Plätze
report-kind = Art
report-length = Länge einer Partie
report-lift = Unterschied
report-longest = Längste
report-match = Vergleich
report-median = Median
report-meetings = Wer vor wem landet
report-meetings-note = Wie oft der erste von zwei Bots vor dem anderen landete, wenn sie sich trafen; ein Gleichstand zählt halb.
report-move = Zug
report-options = Optionen
report-own = Eigene Statistiken
report-p95 = 95 % innerhalb
report-ratings = Wertungen
report-ratings-note = Wertungen nach Plackett und Luce mit 95-%-Intervallen; 25 ist die Mitte.
report-round-robin = Jeder gegen jeden
report-rules = Regeln und Material
report-scores = Punkte
report-seats = Siege nach Platz
report-seats-note = Alle Bots zusammen, dann jeder für sich; der Querstrich zeigt den gerechten Anteil.
report-seed = Startwert
report-stop = Endet vorzeitig, sobald der Anteil eindeutig ein anderer ist als
report-times = Zeit je Zug
report-times-note = Nur Entscheidungen zwischen mehreren Aktionen; die Linie reicht von den schnellsten bis zu den langsamsten 5 %, die Skala ist logarithmisch.
report-what = Was
report-what-wins = Was gewinnt
report-what-wins-note = Wie oft ein Platz gewinnt, der dies mindestens einmal hatte. Der Querstrich zeigt, wie oft das bei den Bots, die es hatten, zu erwarten war. Die Sieger hatten es; ob sie deswegen gewannen, ist eine andere Frage.
report-wins = Siege
report-wins-note = Anteil der Partien, an denen der Bot teilnahm, alle seine Plätze zusammen, mit 95-%-Intervallen (Wilson); der Querstrich zeigt den gerechten Anteil. Ein geteilter Sieg zählt anteilig.

## kingsbridge advise

advise-judging = Züge
advise-forced = Es gibt nur eine Möglichkeit: { $action }.
advise-for = { $seat }: die besten Aktionen
advise-because = { $part }: +{ $gain }
advise-later = zahlt sich erst später aus
advise-costly = Die Züge, die am meisten gekostet haben
advise-closer = Mehr über Zug { $move }: --ply { $ply }
advise-nothing = { $count ->
    [one] Die einzige Entscheidung hat nichts Nennenswertes gekostet.
   *[other] Keine der { $count } Entscheidungen hat etwas Nennenswertes gekostet.
}
advise-note = Beurteilt auf der Stufe { $level }, und nur mit dem, was man am Zug damals wissen konnte. Die Aussicht reicht von 0 % (verloren) bis 100 % (gewonnen) und ist geschätzt. Was für eine Aktion spricht, steht in Punkten da: was die Stellung gleich danach wert ist, verglichen mit den anderen Aktionen.
column-action = Aktion
column-because = Was dafür spricht
column-better = Besser
column-cost = Kosten
column-move = Zug
column-outlook = Aussicht
column-played = Gespielt
column-tries = Versucht
column-who = Wer

## kingsbridge check, rules, components

check-finished = Die Aufzeichnung stimmt: eine beendete Partie „{ $game }“ mit { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}. Jeder Zug ist erlaubt, jede Ziehung und das Ergebnis sind richtig.
check-running = Die Aufzeichnung stimmt: eine laufende Partie „{ $game }“ mit bisher { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}. Jeder Zug ist erlaubt, jede Ziehung ist richtig.
check-fixed = Einige Ziehungen wurden von Hand festgelegt und kommen nicht aus dem Schlüssel: { $draws }.
rules-none = Keine Regel erwähnt „{ $word }“.
rules-source = Quelle: { $source }
rules-place = Code: { $name } in { $place }
provenance-rulebook = Spielregel
provenance-public = öffentliche Seite
provenance-derived = abgeleitet
provenance-reconstructed = rekonstruiert
components-notes = Anmerkungen:
components-reconstructed = { $count ->
    [one] { $count } Wert ist
   *[other] { $count } Werte sind
} rekonstruiert: Eine Quelle war nicht zu finden, also haben wir gewählt. Wer das Spiel besitzt, kann solche Werte in components.toml von „{ $game }“ berichtigen:
components-all-known = Kein Wert ist rekonstruiert.

## kingsbridge serve

error-bad-log-level = Es gibt keine Protokollstufe „{ $level }“; Stufen: { $allowed }.
error-data-in-use = Ein anderer Server benutzt schon die Daten in { $folder }.
error-no-port = Der Server kann auf { $host }, Port { $port }, nicht lauschen (das System meldet: { $why }).
error-port-in-use = Auf { $host }, Port { $port }, lauscht schon etwas anderes; nenne mit --port einen anderen.
serve-ready = Kingsbridge läuft unter { $address }
serve-form-compiled = Die Engine läuft kompiliert.
serve-form-interpreted-forced = Die Engine läuft interpretiert, weil KINGSBRIDGE_PURE=1 es verlangt.
serve-form-interpreted-no-native = Die Engine läuft interpretiert; „make compile“ macht sie mehrmals so schnell.
serve-form-interpreted-other-python = Die Engine läuft interpretiert, weil sie für ein anderes Python kompiliert wurde; „make compile“ kompiliert sie neu.
serve-form-interpreted-stale = Die Engine läuft interpretiert, weil sich der Quelltext seit dem Kompilieren geändert hat; „make compile“ kompiliert sie neu.
serve-form-interpreted-unloadable = Die Engine läuft interpretiert, weil dieses System die kompilierte nicht laden kann.
serve-stop = Strg-C beendet den Server; keine Partie geht verloren.
serve-not-built = Der Server läuft, aber seine Seiten sind noch nicht gebaut. „make play“ baut sie; dann zeigt diese Seite die Spiele.

## Browser

web-motto = Vier Spiele aus einer Welt. Schlag das Buch auf und spiel.
web-skip = Zum Inhalt springen
web-pages = Seiten
web-home = Titelseite
web-mine = Meine Partien
web-mine-none = Du sitzt noch an keinem Tisch.
web-settings = Einstellungen
web-language = Sprache
web-rules = Regeln
web-components = Spielmaterial
web-components-note = Jeder Wert mit seiner Herkunft. Rekonstruierte Werte haben wir selbst gewählt; wer das Spiel besitzt, kann sie in einer Datei berichtigen.
web-contents = Inhalt
web-search-rules = In den Regeln suchen
web-rule = Regel { $rule }
web-close = Schließen
web-menu = Menü
web-fewer = eins weniger
web-more = eins mehr
web-offline = Der Server ist nicht zu erreichen.
web-offline-title = Der Server ist nicht zu erreichen
web-lost-title = Diese Seite gibt es nicht
web-no-table = Dieser Tisch kann nicht gezeigt werden
web-no-board = Dieses Spiel lässt sich im Browser noch nicht spielen.
web-new-game = Eine neue Partie
web-choose-game = Wähle ein Spiel
web-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-players-range = { $least } bis { $most } Personen
web-seats = Personen
web-seating = Wer wo sitzt
web-seating-who = Wer { $name } spielt
web-seating-name = Name für { $name }
web-seating-me = Ich
web-seating-here = An diesem Gerät
web-seating-friend = Jemand per Link
web-seating-bot = Bot: { $level }
web-your-name = Dein Name
web-your-name-hint = freiwillig
web-guest = Gast
web-play = Jetzt spielen
web-invite = Freunde einladen
web-awaits-you = wartet auf dich
web-status-waiting = noch nicht begonnen
web-status-running = läuft
web-status-finished = beendet
web-presence-bot = Bot
web-presence-here = ist da
web-presence-away = ist gerade weg
web-presence-open = frei
web-you = du
web-host = lädt ein
web-seat-open = Freier Platz
web-seat-bot = Bot dazusetzen
web-fill-with-bots = Mit Bots beginnen
web-remove = Entfernen
web-leave = Verlassen
web-return = Platz zurücknehmen
web-resign = Aufgeben
web-resign-sure = Ein Bot spielt deinen Platz zu Ende. Aufgeben?
web-resign-no = Weiterspielen
web-resigned = hat aufgegeben
web-waiting-title = Der Tisch ist gedeckt
web-waiting-note = { $count ->
    [one] Die Partie beginnt, sobald noch ein Platz besetzt ist.
   *[other] Die Partie beginnt, sobald noch { $count } Plätze besetzt sind.
}
web-invite-link = Schick diesen Link an deine Freunde
web-copy = Kopieren
web-copied = Der Link ist kopiert.
web-copy-by-hand = Der Link ist markiert; du kannst ihn jetzt kopieren.
web-join = An den Tisch setzen
web-join-do = Platz nehmen
web-join-full = Alle Plätze sind besetzt.
web-join-unknown = Diese Einladung führt nirgendwohin
web-sit-here = Hier sitzen
web-to-the-table = Zum Tisch
web-watch = Der Partie zuschauen
web-recover = Ich habe einen Rückkehrcode
web-recovery-code = Rückkehrcode
web-recover-do = Meinen Platz nehmen
web-recovery-mine = Auf einem anderen Gerät weiterspielen
web-chosen-seed = Die Karten an diesem Tisch folgen einem selbst gewählten Startwert: { $seed }
web-points = Punkte
web-phases = Phasen
web-chronicle = Chronik
web-chronicle-note = Wähle eine Zeile, um den Tisch in diesem Moment zu sehen.
web-since-your-turn = seit deinem letzten Zug
web-back-to-now = Zurück zum Spiel
web-log-width = Breite der Chronik
web-choices = Wähle eins
web-choose = Wähle, was leuchtet
web-sending = Einen Moment …
web-waiting-for = { $name } überlegt …
web-thinking-line = { $name } muss warten: Nummer { $place } in der Schlange …
web-hint = Hinweis
web-hint-thinking = Ein Hinweis wird gesucht …
web-hints = Was jemand mit viel Erfahrung täte
web-hint-outlook = Aussicht { $percent } %
web-hint-note = Gefunden nur aus dem, was du wissen darfst. Die Aussicht reicht von 0 % (verloren) bis 100 % (gewonnen) und ist geschätzt.
web-lower-level = Bots als { $level } spielen lassen
web-lower-level-note = So viele Bots überlegen gleichzeitig, dass die an diesem Tisch lange warten müssen. Eine niedrigere Stufe überlegt kürzer.
web-bot-level = Bots
web-your-turn = Du bist am Zug
web-undo = Zurück
web-undo-grace = bis { $name } antwortet
web-cannot-undo = Das lässt sich nicht zurücknehmen.
web-connection-lost = Verbinde …
web-reload-title = Es gibt eine neuere Version von Kingsbridge
web-reload-text = Bitte lade die Seite neu; deine Partie geht dort weiter, wo sie war.
web-reload = Neu laden
web-why-not-your-turn = Du bist nicht dran: Am Zug ist { $name }.
web-why-watching = Du schaust bei dieser Partie zu.
web-why-past = Du siehst einen früheren Moment; zum Weiterspielen geh zurück zum Spiel.
web-why-replay = Diese Partie ist vorbei; du schaust sie noch einmal an.
web-curtain = Das Gerät weiterreichen: { $name }
web-curtain-note = Bis dahin ist der Tisch verdeckt.
web-curtain-open = Ich bin { $name }
web-end = Das Ende
web-result = Ergebnis
web-winner = Gewonnen: { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
web-winners = Gemeinsam gewonnen: { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
web-points-by-source = Punkte nach Herkunft
web-total = Gesamt
web-chart = Punkte aller im Verlauf der Partie
web-rematch = Noch einmal
web-replay = Wiederholung
web-play-again = Dieses Spiel spielen
web-download = Herunterladen
web-steps = Schritte der Wiederholung
web-first = An den Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Ans Ende
web-run = Automatisch abspielen
web-pause = Anhalten
web-step-of = Schritt { $step } von { $last }
web-look-as = Aus Sicht von
web-theme = Aussehen
web-theme-day = Tageslicht
web-theme-candle = Kerzenlicht
web-pace = Tempo der Bots
web-pace-normal = normal
web-pace-fast = schnell
web-pace-instant = sofort
web-motion = Animationen
web-motion-system = wie im System eingestellt
web-motion-on = an
web-motion-off = aus
web-confirm = Einen Zug machen
web-confirm-two = erst wählen, dann spielen
web-confirm-one = mit einem Klick spielen
web-notify = Benachrichtigungen
web-notify-note = Sag mir Bescheid, wenn ich am Zug bin und gerade ein anderes Fenster offen habe
level-random = Neuling
level-tidy = Schreiber
level-greedy = Vorarbeiter
level-yardstick = Vermesser
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
line-seat-taken = { $name } nimmt Platz.
line-seat-left = { $name } verlässt den Tisch.
line-seat-removed = { $name } wurde gebeten zu gehen.
line-bot-seated = Ein Bot spielt für { $name }.
line-seat-returned = { $name } ist wieder da.
line-resigned = { $name } gibt auf; ein Bot spielt weiter.
