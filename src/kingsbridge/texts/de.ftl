# Sätze, die zu keinem einzelnen Spiel gehören. Schlüssel und Argumente sind dieselben wie in en.ftl.

yes = ja
no = nein
nothing = nichts
nobody = niemand
you = du
seat-name = Platz { $number }

reason-not-now = Gerade ist etwas anderes gefragt.
reason-over = Das Spiel ist vorbei.
reason-lesson-reads = Lies erst weiter: Gleich fragt die Lektion nach deinem Zug.
phase-over = Das Spiel ist vorbei

## Fehler

error-backup-of-postgres = Ein PostgreSQL-Speicher wird mit pg_dump kopiert und mit pg_restore zurückgespielt.
error-bad-callback = An diese Adresse lässt sich nichts schicken.
error-bad-copy = Die Datei { $file } ist keine Kopie, die diese Version lesen kann.
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
error-closed = Gerade kann niemand Neues zu diesem Server kommen.
error-file-exists = Die Datei { $file } gibt es schon, und sie wird nicht überschrieben; bitte wähle einen anderen Namen.
error-game-over = Das Spiel ist vorbei; es sind keine Züge mehr möglich.
error-hung-up = Die Verbindung ist zu früh abgebrochen; bitte versuche es noch einmal.
error-illegal-action = „{ $action }“ ist jetzt nicht möglich; möglich sind: { $allowed }.
error-illegal-in-record = Zug { $ply } der Aufzeichnung, „{ $action }“, ist an dieser Stelle nicht möglich.
error-impossible-position = Diese Stellung ist unmöglich; die Prüfung sagt auf Englisch: „{ $violated }“
error-join-needs-postgres = Helfer denken für einen Server mit PostgreSQL-Datenbank; bitte nenne diese, etwa postgresql://…
error-missing-word = Es fehlt { $word }; mit --help nach dem Befehl siehst du, was nötig ist.
error-no-callbacks = Dieser Server verschickt solche Nachrichten nicht.
error-no-file = Die Datei { $file } gibt es nicht.
error-no-journal = Eine Partie, in der Züge zurückgenommen werden können, braucht ein Protokoll.
error-no-options = Dieses Spiel hat keine Optionen, also auch keine Option „{ $option }“.
error-no-rules = Zum Spiel „{ $game }“ sind keine Regeln aufgeschrieben.
error-no-store = Der Server erreicht seine Aufzeichnungen gerade nicht; bitte versuche es gleich noch einmal.
error-no-store-there = Unter { $file } liegt kein Speicher.
error-no-such-switch = Die Option { $switch } gibt es nicht; --help zeigt, welche es gibt.
error-not-over = Das Spiel ist noch nicht vorbei, also hat noch niemand gewonnen.
error-no-lesson = Zum Spiel „{ $game }“ gibt es keine Lektion.
error-not-in-lesson = Die Lektion wartet jetzt auf etwas anderes, nicht auf „{ $action }“.
error-lesson-broken = Die Lektion zu „{ $game }“ lässt sich im Schritt „{ $step }“ nicht spielen: { $why }
error-no-such-step = Diese Lektion hat die Schritte 1 bis { $last }; { $step } gehört nicht dazu.
error-nothing-learned = „{ $bot }“ kann { $game } nicht spielen, denn darüber ist nichts aus Partien mit sich selbst gelernt; „{ $other }“ kann es.
error-other-components = Die Aufzeichnung wurde mit anderem Material von „{ $game }“ gespielt: dort { $recorded }, hier { $here }.
error-other-draw = Die aufgezeichnete Ziehung „{ $draw }“ folgt nicht aus dem Schlüssel der Partie.
error-other-game = Diese Stellung gehört zum Spiel „{ $game }“, nicht zu „{ $allowed }“.
error-other-position = Die Aufzeichnung beginnt mit der Stellung einer anderen Partie, als sie angibt.
error-other-result = Das aufgezeichnete Ergebnis folgt nicht aus den Zügen: Aufgezeichnet ist { $recorded }, die Züge ergeben { $here }.
error-other-rules = Die Aufzeichnung wurde nach Fassung { $recorded } der Regeln von „{ $game }“ gespielt; hier gilt Fassung { $here }.
error-processes-need-postgres = Mehrere Prozesse brauchen PostgreSQL; bitte nenne eine Datenbank mit --data.
error-read-only = Auf diesem Server lässt sich gerade nichts ändern; bitte schau gleich noch einmal herein.
error-record-bad-field = Das ist keine Aufzeichnung einer Partie: Das Feld „{ $field }“ fehlt oder ist nicht vom Typ { $kind }.
error-record-no-json = Das ist keine Aufzeichnung einer Partie und überhaupt kein JSON (der Leser meldet: { $why }).
error-record-no-object = Das ist keine Aufzeichnung einer Partie: Es ist kein JSON-Objekt.
error-record-of-other-game = Die Datei enthält eine Partie „{ $recorded }“, nicht „{ $game }“.
error-record-other-format = Die Aufzeichnung hat Format { $format }; diese Version liest aber Format { $here }.
error-resume-alone = Eine gespeicherte Partie bringt Plätze, Optionen und Karten schon mit; bitte lass diese Angaben weg.
error-still-running = Das Spiel ist noch nicht vorbei, deshalb bleiben verdeckte Karten verdeckt.
error-store-exists = Der Speicher { $file } ist schon da; mit --replace kommt die Kopie an seine Stelle, und er wird daneben aufgehoben.
error-too-many-callbacks = { $most ->
    [one] Eine Adresse für Nachrichten genügt.
   *[other] { $most } Adressen für Nachrichten genügen.
}
error-too-many-tables = Das waren viele Tische für einen Tag; bitte spiele erst diese, oder komm morgen wieder.
error-too-slow = Die Anfrage kam zu langsam an; bitte versuche es noch einmal.
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
error-unusable-store = Der Speicher { $store } ist nicht zu gebrauchen: { $why }
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

error-no-such-puzzle = Es gibt keine Aufgabe { $puzzle }.
error-puzzles-other-format = Die Aufgaben haben Format { $format }, und diese Version liest Format { $here }.
error-puzzles-other-game = Die Datei enthält Aufgaben für { $recorded }, nicht für { $game }.
error-no-puzzles = Diese Datei enthält keine Aufgaben.

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
error-other-story = Nach den Regeln hier wäre diese Partie anders verlaufen.
error-line-missing = In der Aufzeichnung dieses Tisches fehlt eine Zeile.
error-malformed = Die Nachricht ist nicht lesbar ({ $why }).
error-method-not-allowed = Diese Adresse antwortet nicht auf diese Methode.
error-no-free-seat = An diesem Tisch ist kein Platz frei.
error-no-hint-found = Gerade war kein Hinweis zu finden; bitte versuche es gleich noch einmal.
error-no-coach = An diesem Tisch gibt es keine Trainer, solange nicht alle einverstanden sind.
error-not-over-yet = Das ist noch nicht vorbei.
error-no-analysis-yet = Eine Partie wird analysiert, wenn sie zu Ende ist: Vorher würde die Analyse zeigen, was andere halten.
error-no-analysis = Zu dieser Partie gibt es keine Analyse, und nach den Regeln hier lässt sich keine machen.
error-too-many-analyses = Gerade werden andere Partien analysiert; versuch es wieder, wenn eine davon fertig ist.
error-over-there = Hier ist die Partie zu Ende; wähle einen früheren Moment, um weiterzuspielen.
error-only-to-look-at = Diese Partie wurde nach anderen Regeln gespielt als den heutigen: Du kannst sie ansehen, aber nicht weiterspielen.
error-other-seats = Auf jedem Platz dieser Partie muss jemand sitzen; es gibt { $seats }.
error-deal-unfinished = Du hast noch eine Partie mit dieser Verteilung. Beende sie zuerst: Die Partien der anderen würden verraten, was in deiner verdeckt ist.
error-challenge-closed = Diese Partie dürfen nur die ansehen, die mit der Herausforderung auch fertig sind.
error-record-of-running = Das ist, was jemand von einer laufenden Partie gesehen hat, und nicht die Aufzeichnung einer ganzen.
error-record-not-over = Die Aufzeichnung endet vor der Partie; gezeigt werden nur Partien, die zu Ende sind.
error-bad-record = Das ist keine Aufzeichnung einer Partie: { $why }
error-unknown-challenge = Diese Herausforderung gibt es nicht.
error-one-against-bots = In einer Herausforderung spielt auf einem Platz ein Mensch, auf allen anderen sitzen Bots.
error-challenge-bots = Eine Herausforderung spielen alle gegen dieselben Bots.
error-no-trials = An diesem Tisch gibt es keine Hinweise; deshalb kann man daneben auch nichts ausprobieren.
error-no-hints = An diesem Tisch gibt es keine Hinweise.
error-no-spectators = Dieser Tisch ist nicht für Zuschauer offen.
error-not-finished = Das Spiel ist noch nicht zu Ende.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-luggage = Diese Datei enthält keine Tische, die aus Kingsbridge mitgenommen wurden.
error-not-json = Eine Anfrage muss JSON sein, und ihr Inhaltstyp muss das sagen.
error-not-running = Das Spiel ist gerade nicht im Gange.
error-not-seated = Das kann nur, wer am Tisch sitzt.
error-not-stored = Das konnte nicht gespeichert werden; nichts hat sich geändert.
error-not-your-seat = Dieser Platz gehört einem anderen Gerät.
error-not-your-turn = Du bist nicht am Zug.
error-seat-not-absent = Wer hier sitzt, ist noch am Tisch.
error-seat-not-free = Dieser Platz ist nicht frei.
error-seat-not-yours-to-return = Diesen Platz kannst du nicht zurücknehmen.
error-seat-with-bot = Auf diesem Platz spielt ein Bot; hol dir den Platz zuerst zurück.
error-stale = Das Spiel ist inzwischen weitergegangen; so steht es jetzt.
error-table-other-rules = Seit dieser Tisch begonnen wurde, haben sich hier die Regeln oder das Material des Spiels geändert. Damit wäre die Partie anders verlaufen, also kann sie nicht weitergehen.
error-table-unsound = Die Aufzeichnung dieses Tisches passt nicht zusammen, deshalb kann das Spiel nicht weitergehen.
error-too-large = Die Nachricht ist größer als { $limit } Bytes.
error-too-many = Zu viele Nachrichten auf einmal; bitte versuche es gleich noch einmal.
error-too-many-at-once = Aus deinem Netz sind gerade { $most } Seiten und Anfragen offen, mehr dürfen es nicht sein; bitte schließe eine, oder versuch es gleich noch einmal.
error-too-many-changes = An diesem Platz ging es in dieser Partie oft genug hin und her; ab jetzt gilt, was gespielt wird.
error-too-many-reactions = Das war viel auf einmal; die anderen brauchen einen Moment zum Lesen.
error-unknown-invite = Zu dieser Einladung gibt es keinen Tisch.
error-unknown-level = Die Spielstärke „{ $level }“ gibt es nicht; Spielstärken: { $allowed }.
error-unknown-moment = Diesen Moment gibt es an diesem Tisch nicht.
error-unknown-path = Unter dieser Adresse gibt es nichts.
error-unknown-recovery = Dieser Rückkehrcode gehört zu keinem Platz.
error-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unknown-person = Diese Person gibt es nicht.
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
play-insist = Trotzdem spielen (j; Eingabetaste, um noch einmal nachzudenken)?
play-review = Möchtest du deine teuersten Züge sehen (j; Eingabetaste für nein)?
why-unknown = „{ $what }“ gibt es in diesem Spiel nicht; t zeigt den Tisch, ? die Hilfe.
why-possible = jetzt möglich, Wahl { $number }.
why-rule = (Regel { $rule }: { $title })

## Lektionen, im Terminal und im Browser

lesson-step = Schritt { $number } von { $last }
lesson-you = Dein Zug: { $move }
lesson-you-any = Dein Zug, einer von diesen: { $moves }
lesson-you-lit = Dein Zug: eines von denen, die leuchten
lesson-other = Auch das ist erlaubt. Versuch in der Lektion den Zug, nach dem sie fragt.
lesson-taken-back = Noch ist nichts geschehen: Dein Zug wurde zurückgenommen.
lesson-look = Das käme dabei heraus.

## kingsbridge learn

learn-keys-read = Eingabetaste: weiterlesen · b: zurück · q: verlassen
learn-keys-move = Gib die Nummer oder den Schlüssel einer Wahl ein · ? NAME was etwas tut · t Tisch · b zurück · q verlassen
learn-keys-look = Eingabetaste oder b: zurücknehmen · q: verlassen
learn-prompt = Was nun (? für Hilfe)?
learn-left = Zu diesem Schritt kommst du zurück mit:
learn-free = Diese Partie von hier an weiterspielen, gegen { $level } (j; Eingabetaste für nein)?

## kingsbridge puzzles

puzzles-mining = Aufgaben
puzzles-mined = { $count ->
    [one] { $count } Aufgabe liegt
   *[other] { $count } Aufgaben liegen
} in { $file }, aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.
puzzles-interrupted = Unterbrochen. { $count ->
    [one] { $count } Aufgabe liegt
   *[other] { $count } Aufgaben liegen
} in { $file }; derselbe Befehl macht dort weiter.
puzzles-none = Solche Aufgaben gibt es für dieses Spiel nicht.
puzzles-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}. Eine lösen: kingsbridge puzzles play { $game } ID
puzzles-ask = Was ist dein bester Zug?
puzzles-number = Nummer des Zugs (s zeigt die Lösung, q hört auf):
puzzles-again = Gibt es etwas Besseres? Versuche es noch einmal.
puzzles-bad-number = Bitte eine der Nummern eingeben, s oder q.
column-puzzle = Aufgabe
column-theme = Thema
column-difficulty = Schwierigkeit
column-solved-by = gelöst von
puzzle-theme-other = Ein guter Zug
puzzle-difficulty-1 = leicht
puzzle-difficulty-2 = mittel
puzzle-difficulty-3 = schwer
puzzle-right = Richtig: { $move }.
puzzle-right-too = Richtig, das ist so gut wie der beste Zug: { $move }.
puzzle-wrong = { $cost ->
    [0] { $move } ist hier nicht das Beste, wenn auch nur knapp.
   *[other] { $move } ist hier nicht das Beste: Es kostet etwa { $cost } % Aussicht auf den Sieg.
}
puzzle-hint = Der beste Zug: { $reasons }.
puzzle-answer = Die Lösung: { $move }.
puzzle-why = Dafür spricht: { $reasons }.
puzzle-or = Ebenso gut wäre: { $moves }.
puzzle-found-by = Bots, die es finden: { $bots }.
puzzle-found-by-none = Kein Bot findet es auf die Schnelle.

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

## kingsbridge arena --ladder, dataset, benchmark, and the lab

error-actions-a-game = Ein Schritt braucht für jede Partie ({ $games }) eine Aktion, nicht { $given }.
error-bad-buffer = Die Merkmale von { $game } brauchen eine Reihe von { $bytes } Bytes, in die sie geschrieben werden.
error-ladder-is-page = Die Seite einer Rangliste wird daneben geschrieben, als { $file }; gib der Datei der Rangliste eine andere Endung.
error-bad-ladder = Die Datei { $file } enthält keine Rangliste.
error-bots-a-seat = Jeder Platz außer deinem braucht einen eigenen Bot (Plätze: { $seats }, genannte Bots: { $given }).
error-changed-bot = Die Datei von „{ $name }“ ist nicht mehr die, die vorher gespielt hat; bitte gib der Klasse einen anderen Namen.
error-folder-in-use = Der Ordner { $folder } ist nicht leer; bitte wähle einen anderen.
error-missing-extra = Dafür fehlt { $module }: pip install '{ $extra }'.
error-no-such-seat = Einen Platz { $seat } gibt es nicht.
error-not-with-ladder = Eine Rangliste spielt von selbst alle Spiele mit allen Platzzahlen: bitte lass { $word } weg.
error-not-reset = Rufe zuerst reset() auf.
error-other-dataset = Der Ordner { $folder } enthält einen anderen Datensatz; bitte wähle einen anderen.
error-other-training = Die Datei { $file } stammt aus einem anderen Training; bitte wähle einen anderen Ordner.
error-unknown-reward = Eine Belohnung „{ $reward }“ gibt es nicht; es gibt: { $allowed }.
error-unknown-render-mode = Eine Darstellung „{ $mode }“ gibt es nicht; es gibt: { $allowed }.
error-batch-games = Ein Stapel hat mindestens eine Partie, nicht { $games }.
error-not-a-row-of-actions = Ein Schritt braucht eine Reihe aus { $games } ganzen Zahlen, eine Aktion je Partie.
benchmark-title = Die Spiele als Prüfsteine
column-branching = Wahl
column-chance = Zufall
column-decisions = Züge
column-hidden = Verdeckt (Bit)
column-spread = Punkte, Streuung
dataset-interrupted = Unterbrochen. { $games ->
    [one] { $games } Partie liegt
   *[other] { $games } Partien liegen
} in { $folder }; derselbe Befehl macht dort weiter.
dataset-written = { $games ->
    [one] { $games } Partie liegt
   *[other] { $games } Partien liegen
} in { $folder }.
train-interrupted = Unterbrochen. { $games ->
    [one] { $games } Partie liegt
   *[other] { $games } Partien liegen
} in { $folder }; derselbe Befehl macht dort weiter.
train-epoch = Runde, Durchgang oder Kapitel { $epoch }: Überraschung durch die Sieger { $even }, wenn alle Plätze gleich gelten, { $hand } mit dem von Hand gemachten Wert, { $learned } mit dem gelernten ({ $positions ->
    [one] eine Stellung
   *[other] { $positions } Stellungen
})
train-written = Das Gelernte steht in { $file }.
examples-written = { $files ->
    [one] { $files } Beispiel liegt
   *[other] { $files } Beispiele liegen
} in { $folder }; die ersten Zeilen jeder Datei sagen, wie man sie startet.
ladder-title = Die Rangliste
ladder-note = Bots über alle Spiele und Platzzahlen. Die Wertung zählt wie im Schach: 400 Punkte mehr sind zehn Siege gegen einen; Zufallszüge haben 0. Die Bereiche von 95 % entstehen, indem ganze Verteilungen neu gezogen werden.

## kingsbridge advise

advise-judging = Züge
advise-forced = Es gibt nur eine Möglichkeit: { $action }.
advise-for = { $seat }: die besten Aktionen
counsel-more = mehr als andere Züge
counsel-alike = ein anderer Zug ist etwa gleich gut
counsel-later = steht besser da, wenn von hier weitergespielt wird
counsel-less = ist schwächer als der erste Zug
advise-costly = Die Züge, die am meisten gekostet haben
advise-closer = Mehr über Zug { $move }: --ply { $ply }
advise-nothing = { $count ->
    [one] Die einzige Entscheidung hat nichts Nennenswertes gekostet.
   *[other] Keine der { $count } Entscheidungen hat etwas Nennenswertes gekostet.
}
advise-note = Beurteilt auf der Stufe { $level }, und nur mit dem, was man am Zug damals wissen konnte. Die Aussicht reicht von 0 % (verloren) bis 100 % (gewonnen) und ist geschätzt. Was für eine Aktion spricht, haben die anderen nicht.
column-action = Aktion
column-because = Was dafür spricht
column-better = Besser
column-cost = Kosten
column-move = Zug
column-outlook = Aussicht
column-played = Gespielt
column-tries = Versucht
column-who = Wer

## Die Analyse einer Partie, in Terminal und Browser

advise-page = Die Analyse liegt in { $file }.
analysis-title = Analyse: { $title }
analysis-curve = Die Aussicht aller Plätze über die Partie
analysis-account = Wie gut alle entschieden haben, und was Glück war
analysis-all = Alle Entscheidungen
analysis-share-means = Auf eine Entscheidung kam es an, wenn der schlechteste Zug mehr als { $good } Aussicht gekostet hätte: Wo alle Züge etwa gleich gut sind, kann sich niemand irren. Eine gute hat höchstens so viel gekostet, soweit sich das sagen lässt. Beurteilt wird sie nach dem, was man damals wissen konnte, nicht danach, wie es ausging.
analysis-sum-means = Die Aussicht wird bei den eigenen Entscheidungen abgelesen, und die Spalten gehen auf: Anfang + eigene + andere + Glück + Rest = Ergebnis. Eigene: was die eigenen Entscheidungen gekostet haben. Andere: was die Fehler der anderen gebracht oder gekostet haben. Glück: was sich änderte, als etwas gezogen oder aufgedeckt wurde. Rest: was sich änderte, obwohl nichts aufgedeckt wurde, denn die Suche sieht weiter, je näher das Ende kommt.
quality-best = beste
quality-good = gut
quality-doubtful = zweifelhaft
quality-mistake = Fehler
column-good = Gut
column-luck = Glück
column-mattered = Wichtig
column-others = Andere
column-own = Eigene
column-quality = War
column-rest = Rest
column-result = Ergebnis
column-start = Anfang

## kingsbridge check, rules, components

check-finished = Die Aufzeichnung stimmt: eine beendete Partie „{ $game }“ mit { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}. Jeder Zug ist erlaubt, jede Ziehung und das Ergebnis sind richtig.
check-running = Die Aufzeichnung stimmt: eine laufende Partie „{ $game }“ mit bisher { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}. Jeder Zug ist erlaubt, jede Ziehung ist richtig.
check-position = Sie beginnt mit einer neu verteilten Stellung und nicht mit ihrem Aufbau.
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

worker-ready = { $count ->
    [one] Ein Helfer ist bereit zu denken.
   *[other] { $count } Helfer sind bereit zu denken.
}
push-off = Keine Nachrichten mehr
push-your-turn = { $game }: Du bist dran.
backup-done = Die Kopie liegt in { $file }.
restore-done = Die Kopie { $file } liegt an ihrem Platz.
admin-removed = { $count ->
    [one] Ein Tisch wurde entfernt.
   *[other] { $count } Tische wurden entfernt.
}
admin-person-removed = { $count ->
    [one] Ein Platz hat keinen Namen mehr.
   *[other] { $count } Plätze haben keinen Namen mehr.
}
admin-set = Der Schalter { $flag } steht auf { $state }; der Server bemerkt es in wenigen Sekunden.

## Browser

web-motto = Vier Spiele aus einer Welt. Schlag das Buch auf und spiel.
web-skip = Zum Inhalt springen
web-pages = Seiten
web-home = Titelseite
web-mine = Meine Partien
web-mine-none = Du sitzt noch an keinem Tisch.
web-settings = Einstellungen
web-language = Sprache
web-howto = So wird gespielt
web-howto-wrong = Was oft falsch gemacht wird
web-print = Drucken
web-rulings = { $count ->
    [one] { $count } Feinheit, die die Anleitung offen lässt
   *[other] { $count } Feinheiten, die die Anleitung offen lässt
}
web-rules = Regeln
web-new-here = Neu hier? „{ $game }“ in 5 bis 10 Minuten lernen
web-learn-this = Dieses Spiel lernen (5 bis 10 Minuten)
web-lesson = Lektion
web-lesson-next = Weiter
web-lesson-now-you = Jetzt du
web-lesson-text = Text
web-lesson-back = Zurück
web-lesson-take-back = Zurücknehmen
web-lesson-again = Von vorn
web-lesson-free = Von hier frei weiterspielen
web-lesson-leave = Lektion verlassen
web-no-lesson = Diese Lektion kann nicht gezeigt werden
web-puzzles = Aufgaben
web-puzzle = Aufgabe
web-puzzles-intro = Entscheidungen aus echten Partien, in denen ein Zug klar der beste ist, und nicht der erste, der einem einfällt. Du weißt, was die Person am Zug wusste; eine lange Suche und eine zweite Prüfung kennen die Lösung.
web-puzzles-none = Hier gibt es noch keine Aufgaben.
web-puzzles-solved = { $count } von { $total } gelöst
web-puzzle-today = Aufgabe des Tages
web-puzzle-start = Die nächste lösen
web-puzzle-theme = Thema
web-puzzle-difficulty = Schwierigkeit
web-puzzle-all = Alle
web-puzzle-seat = Du bist { $seat }
web-puzzle-done = gelöst
web-puzzle-next = Nächste Aufgabe
web-puzzle-again = Noch einmal
web-puzzle-show = Lösung zeigen
web-puzzle-skip = Eine andere
web-puzzle-leave = Zu allen Aufgaben
web-no-puzzle = Diese Aufgabe kann nicht gezeigt werden
web-book = Mein Buch
web-book-intro = Was auf diesem Gerät gespielt und gelernt wurde. Es wird in diesem Browser aufbewahrt.
web-book-empty = Hier steht noch nichts. Spiele eine Partie zu Ende, dann steht sie hier.
web-book-reading = Deine Partien werden gelesen …
web-book-played = gespielte Partien
web-book-won = gewonnen
web-book-share = Anteil gewonnen
web-book-streak = Siege in Folge, jetzt
web-book-longest = Siege in Folge, höchstens
web-book-puzzles = gelöste Aufgaben
web-book-results = Ergebnisse
web-book-game = Spiel
web-book-seats = Plätze
web-book-against = Gegen
web-book-people = Menschen
web-book-mixed = Menschen und Bots
web-book-best = Höchste Punktzahl
web-book-mean = Mittlere Punktzahl
web-book-mean-place = Mittlerer Rang
web-book-form = Anteil gewonnen, über die letzten Partien (höchstens { $count })
web-book-quality = Deine Züge nach Güte
web-book-quality-note = In Partien, die analysiert wurden.
web-book-quality-none = Lass eine Partie dort analysieren, wo sie wiederholt wird, dann siehst du hier, wie gut deine Züge waren.
web-book-quality-at = { $count ->
    [one] { $date }: { $told }
   *[other] { $count } Partien ab { $date }: { $told }
}
web-book-scores = Punkte im Lauf der Zeit
web-book-scores-note = Ausgefüllt: gewonnen.
web-book-by-difficulty = Aufgaben nach Schwierigkeit
web-book-first-try = beim ersten Versuch
web-book-later = mit weiteren Versuchen
web-book-shown = Lösung zuerst gezeigt
web-book-open = offen
web-book-export = Zum Mitnehmen
web-book-csv = Partien als CSV
web-book-json = Alles als JSON
web-book-game-number = Partie { $number }
web-book-point = { $game }: Ergebnis { $score }, { $won ->
    [1] gewonnen
   *[other] nicht gewonnen
}, { $date }
web-components = Spielmaterial
web-components-note = Jeder Wert mit seiner Herkunft. Rekonstruierte Werte haben wir selbst gewählt; wer das Spiel besitzt, kann sie in einer Datei berichtigen.
web-contents = Inhalt
web-search-rules = In den Regeln suchen
web-rule = Regel { $rule }
web-where-from = Woher?
web-close = Schließen
web-menu = Menü
web-fewer = eins weniger
web-more = eins mehr
web-offline = Der Server ist nicht zu erreichen.
web-offline-title = Der Server ist nicht zu erreichen
web-lost-title = Diese Seite gibt es nicht
web-opening = Das Buch wird aufgeschlagen …
web-stuck-title = Dieses Spiel kann hier nicht weitergehen
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
web-resign-no = Weiterspielen
web-resigned = hat aufgegeben
web-waiting-title = Der Tisch ist gedeckt
web-waiting-note = { $count ->
    [one] Die Partie beginnt, sobald noch ein Platz besetzt ist.
   *[other] Die Partie beginnt, sobald noch { $count } Plätze besetzt sind.
}
web-waiting-watch = Du siehst zu. Zum Mitspielen brauchst du die Einladung; frag jemanden, der hier sitzt: nur ihr Link führt zu einem freien Platz.
web-invite-link = Schick diesen Link an deine Freunde
web-watch-link = Mit diesem Link können andere zusehen
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
web-origin-played-on = { $dealt ->
    [as-it-was] Weitergespielt aus einer früheren Partie nach { $ply ->
        [one] { $ply } Zug
       *[other] { $ply } Zügen
    }; alles ist verteilt wie damals.
    [anew] Weitergespielt aus einer früheren Partie nach { $ply ->
        [one] { $ply } Zug
       *[other] { $ply } Zügen
    }; alles Verdeckte ist neu verteilt.
   *[anew-for-seat] Weitergespielt aus einer früheren Partie nach { $ply ->
        [one] { $ply } Zug
       *[other] { $ply } Zügen
    }; alles, was { $name } nicht wissen konnte, ist neu verteilt.
}
web-origin-brought = { $dealt ->
    [as-it-was] Anderswo begonnen und hier weitergespielt nach { $ply ->
        [one] { $ply } Zug
       *[other] { $ply } Zügen
    }; alles ist verteilt wie dort: Wer die Partie mitgebracht hat, kann Verdecktes kennen.
    [anew] Anderswo begonnen und hier weitergespielt nach { $ply ->
        [one] { $ply } Zug
       *[other] { $ply } Zügen
    }; alles Verdeckte ist neu verteilt.
   *[anew-for-seat] Anderswo begonnen und hier weitergespielt nach { $ply ->
        [one] { $ply } Zug
       *[other] { $ply } Zügen
    }; alles, was { $name } nicht wissen konnte, ist neu verteilt.
}
web-origin-same-deal = Hier wird mit der Verteilung einer früheren Partie noch einmal gespielt.
web-origin-challenge = Eine Herausforderung: Andere spielen dieselbe Verteilung gegen dieselben Bots.
web-origin-imported = Eine importierte Aufzeichnung.
web-origin-trial = Ein Versuch: Das ist nicht die echte Partie. Was { $name } nicht wissen kann, ist zufällig verteilt.
web-origin-see = Jene Partie ansehen
web-trial = Versuch
web-trial-back = Zurück zum echten Tisch
web-try = Ausprobieren
web-try-note = Spiele mit dem, was du weißt, allein gegen Bots weiter. Verdecktes wird zufällig verteilt; der echte Tisch bleibt, wie er ist.
web-ways = Weiterspielen …
web-way-playon = Ab einem Moment
web-way-deal = Gleiche Verteilung
web-way-challenge = Herausfordern
web-way-share = Teilen
web-share-allow = Alle mit dem Link dürfen diese Partie ansehen
web-share-is-open = Alle mit dem Link dürfen diese Partie ansehen.
web-share-is-closed = Nur wer am Tisch saß, darf diese Partie ansehen; wer den Tisch aufgemacht hat, kann mehr erlauben.
web-share-link = Link zur Wiederholung
web-import = Aufzeichnung importieren
web-import-note = Die Datei einer Partie, hier heruntergeladen, aus einer Seite ohne Server mitgenommen oder vom Terminal geschrieben. Jeder Zug wird geprüft. Eine Partie, die zu Ende ist, wird gezeigt, und nur du siehst sie, bis du sie teilst; eine andere kann weitergespielt werden.
web-record-is-luggage = Diese Datei enthält alle Tische einer Seite ohne Server: Packe sie dort aus, unter „{ web-mine }“.
web-import-file = Aus einer Datei
web-import-text = Oder als Text
web-import-show = Prüfen und zeigen
web-bring-on = Diese Partie weiterspielen
web-bring-on-note = Diese Partie ist nicht zu Ende: { $ply ->
    [one] { $ply } Zug ist
   *[other] { $ply } Züge sind
} getan. Sag, wer jetzt wo sitzt. In der Datei steht alles Verdeckte; mit Freunden lass es neu verteilen.
web-deal-note = Ein neuer Tisch mit genau der Verteilung dieser Partie; alle dort erfahren es.
web-deal-start = Noch einmal so verteilt spielen
web-deal-results = Die Partien mit dieser Verteilung
web-challenge = Eine Herausforderung
web-challenge-note = Wer den Link hat, spielt diese Verteilung allein, auf deinem Platz, gegen die Bots, die du hier wählst. Danach seht ihr, wer am besten war.
web-challenge-make = Link machen
web-challenge-link = Link zur Herausforderung
web-challenge-see = Zur Herausforderung
web-challenge-from = { $name } fordert dich heraus: Spiele dieselbe Verteilung, allein, gegen dieselben Bots.
web-challenge-from-somebody = Spiele dieselbe Verteilung wie alle, die diesen Link haben, allein, gegen dieselben Bots.
web-challenge-results = Wer am besten war
web-challenge-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-challenge-lead = { $lead } zum besten Bot
web-challenge-hidden = { $count ->
    [0] Noch niemand hat sie zu Ende gespielt.
    [one] { $count } Mensch hat sie zu Ende gespielt. Die Ergebnisse siehst du, wenn du auch fertig bist.
   *[other] { $count } Menschen haben sie zu Ende gespielt. Die Ergebnisse siehst du, wenn du auch fertig bist.
} Hinweise gibt es keine, und wer auch fertig ist, kann deine Partie danach ansehen.
web-challenge-play = Annehmen
web-challenge-go-on = Weiterspielen
web-playon-note = Ein neuer Tisch macht hier weiter, nach { $ply ->
    [one] { $ply } Zug
   *[other] { $ply } Zügen
}.
web-playon-where = Um von einem Moment dieser Partie aus weiterzuspielen, wähle ihn in der Wiederholung.
web-playon-hidden = Was verdeckt ist
web-playon-as-it-was = verteilt wie damals
web-playon-anew = neu verteilt
web-playon-anew-for = neu verteilt; was { $name } wusste, bleibt
web-playon-start = Von hier weiterspielen
web-points-before = Davor
web-chosen-seed = Die Karten an diesem Tisch folgen einem selbst gewählten Startwert: { $seed }
web-points-gained = { $count ->
    [one] Punkt
   *[other] Punkte
}
web-points = Punkte
web-phases = Phasen
web-chronicle = Chronik
web-chronicle-note = Wähle eine Zeile, um den Tisch in diesem Moment zu sehen.
web-since-your-turn = seit deinem letzten Zug
web-back-to-now = Zurück zum Spiel
web-log-width = Breite der Chronik
web-press-again = Sicher? { $note }
web-sheet-note = ein Druck, und es geht weiter
web-sheet-score = Punkte jetzt
web-choices = Wähle eins
web-choose = Wähle, was leuchtet
web-telling = Zusehen, oder ein Druck: weiter
web-sending = Einen Moment …
web-waiting-for = { $name } überlegt …
web-waiting-away = { $name } ist gerade weg; die Partie wartet.
web-waiting-left = { $name } hat den Tisch verlassen; die Partie wartet.
web-bot-for = Ein Bot soll für { $name } spielen
web-thinking-line = { $name } muss warten: Nummer { $place } in der Schlange …
web-hint = Hinweis
web-hint-thinking = Ein Hinweis wird gesucht …
web-hints = Was jemand mit viel Erfahrung täte
web-hint-outlook = Aussicht { $percent } %
web-hint-note = Gefunden nur aus dem, was du wissen darfst. Die Aussicht reicht von 0 % (verloren) bis 100 % (gewonnen) und ist geschätzt.
web-coach = Trainer
web-coach-note = Ein Trainer meldet sich, bevor ich viel verschenke, und nennt die Entscheidung, auf die es ankam.
web-coach-alone = An diesem Tisch schweigt der Trainer.
web-coach-others = Wo mehrere Menschen spielen, gibt es Trainer nur, wenn alle einverstanden sind. Bisher einverstanden: { $agreed } von { $people }.
web-coach-agree = Ich bin an diesem Tisch mit Trainern einverstanden
web-coach-again = Noch einmal nachdenken?
web-coach-much = Dieser Zug verschenkt viel: { $action }.
web-coach-better = Besser:
web-coach-think = Noch einmal nachdenken
web-coach-show = Den besseren Zug zeigen
web-coach-insist = Trotzdem spielen
web-coach-mattered = Die Entscheidung, auf die es ankam
web-coach-missed = Du hast „{ $played }“ gewählt. Besser war „{ $best }“:
web-coach-found = Du hast den richtigen Zug gefunden, „{ $played }“:
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
web-analysis = Analyse
web-analysis-about = Jede Entscheidung wird noch einmal angesehen, wie die Stufe { $level } es täte, und nur mit dem, was man damals wissen konnte. Das dauert ein paar Minuten.
web-analysis-back = Zurück zur Partie
web-analysis-begin = Diese Partie analysieren
web-analysis-better = Besser:
web-analysis-cost = kostet { $cost } Aussicht
web-analysis-costliest = Was am meisten gekostet hat
web-analysis-curve-at = Nach Zug { $move }: { $outlooks }
web-analysis-means = Was diese Zahlen bedeuten
web-analysis-meanwhile = Du musst hier nicht warten: Was gefunden wird, bleibt.
web-analysis-no-choice = Hier gab es nichts zu entscheiden.
web-analysis-not-yet = Noch nicht angesehen.
web-analysis-nothing = Nichts hat Nennenswertes gekostet.
web-analysis-played = { $move }. { $seat }: { $action }
web-analysis-progress = { $total ->
    [one] { $done } von { $total } Entscheidung
   *[other] { $done } von { $total } Entscheidungen
}
web-analysis-share = { $all ->
    [one] Von { $all } Entscheidung kam es auf { $mattered } an; gut davon: { $good } ({ $share }).
   *[other] Von { $all } Entscheidungen kam es auf { $mattered } an; gut davon: { $good } ({ $share }).
}
web-analysis-none-mattered = { $all ->
    [one] Es gab { $all } Entscheidung, und es kam nicht auf sie an.
   *[other] Es gab { $all } Entscheidungen, und auf keine kam es an.
}
web-analysis-show = Auf dem Brett zeigen
web-analysis-then = Dann wohl:
web-analysis-way = Der bessere Weg
web-replay = Wiederholung
web-play-again = Dieses Spiel spielen
web-download = Herunterladen
web-steps = Schritte der Wiederholung
web-first = An den Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Ans Ende
web-run = Abspielen
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
web-skip-to-play = Zu dem springen, was gespielt werden kann
web-retell = Noch einmal zeigen
web-retelling = Was seit deinem letzten Zug geschah
web-retell-stop = In die Gegenwart
web-details = Einzelheiten
web-react = Etwas sagen
web-react-mute = Nicht zeigen, was andere sagen
web-reactions = Kurze Worte
web-reactions-show = Zeigen, was andere am Tisch sagen
web-watching = Du siehst zu
web-watching-count = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
web-leave-title = Den Tisch verlassen
web-leave-later = Später weiterspielen
web-leave-later-alone = Die Partie wartet auf dich, solange du willst. Du findest sie unter „Meine Partien“.
web-leave-later-company = Dein Platz bleibt deiner, und die anderen warten auf dich. Du findest die Partie unter „Meine Partien“.
web-leave-bot = Ein Bot soll weiterspielen
web-leave-bot-note = Ab jetzt spielt ein Bot für dich. Solange die Partie läuft, kannst du deinen Platz jederzeit zurücknehmen.
web-resign-note = Du beendest die Partie für dich: Ein Bot spielt deinen Platz zu Ende, und du kannst ihn nicht zurücknehmen.
web-rematch-set = Der Tisch ist für eine neue Partie gedeckt.
web-rematch-join = Nächste Partie mitspielen
web-rematch-watch = Nächster Partie zusehen
web-other-game = Ein anderes Spiel
web-you-won = Du hast gewonnen!
web-you-share = Du teilst dir den Sieg!
web-your-place = { $place }. von { $seats }, { $behind ->
    [0] durch die Gleichstandsregel
    [one] { $behind } Punkt zurück
   *[other] { $behind } Punkte zurück
}
web-tie-broken = Die Punkte sind gleich; es entscheidet die Gleichstandsregel.
web-qr = QR-Code
web-qr-label = Der Link als QR-Code, für die Kamera eines Telefons
web-invite-network = Diese Adresse gilt für alle im selben Netz.
web-invite-alone = Diesen Link kann nur dieser Rechner öffnen. Für andere im selben Netz starte den Server mit „--host 0.0.0.0“.
web-recovery-where = Öffne auf dem anderen Gerät { $address }, wähle „Meine Partien“ und gib den Code bei „Ich habe einen Rückkehrcode“ ein.
web-recover-where = Der Code steht auf deinem anderen Gerät im Menü deines Tisches, unter „Auf einem anderen Gerät weiterspielen“.
web-first-short = Anfang
web-previous-short = Zurück
web-next-short = Weiter
web-last-short = Ende
web-sound-title = Klang
web-sound = Klänge des Tisches
web-volume = Lautstärke
sound-card = eine Karte wird gelegt
sound-coin = Münzen klingen
sound-seal = ein Siegel wird gedrückt
sound-die = ein Würfel rollt
sound-turn = eine Glocke: Du bist am Zug
sound-end = Glocken: Die Partie ist zu Ende
level-random = Neuling
level-tidy = Schreiber
level-greedy = Vorarbeiter
level-yardstick = Vermesser
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
level-styled = { $level }, { $style }
style-builder = baut gern
style-miser = spart gern
style-plotter = durchkreuzt gern Pläne
line-seat-taken = { $name } nimmt Platz.
line-seat-left = { $name } verlässt den Tisch.
line-seat-removed = { $name } wurde gebeten zu gehen.
line-bot-seated = Ein Bot spielt für { $name }.
line-seat-returned = { $name } ist wieder da.
line-resigned = { $name } gibt auf; ein Bot spielt weiter.
line-coach-agreed = { $name } ist mit Trainern einverstanden.
line-coach-declined = { $name } möchte keine Trainer.
line-reacted = { $name }: { $said }
reaction-good-luck = Viel Glück!
reaction-well-played = Gut gespielt!
reaction-thanks = Danke!
reaction-oh-no = Oh nein!
reaction-wow = Oha!
reaction-one-moment = Einen Moment, bitte.
reaction-sorry = Tut mir leid!

## The site without a server

web-page-starting = Die Spiele werden in deinem Browser aufgebaut …
web-page-elsewhere = Kingsbridge ist in einem anderen Tab geöffnet, und deine Tische sind dort.
web-page-play-here = Hier spielen
web-page-failed = Die Spiele lassen sich in diesem Browser nicht starten ({ $why }). Lade die Seite neu; hilft das nicht, dann ein neuerer Browser oder einer, der WebAssembly erlaubt.
web-page-not-loaded = Die Spiele konnten nicht geladen werden. Ist das Netz da? Dann lade die Seite neu.
web-page-unsafe = Dieser Browser bewahrt deine Spiele zurzeit nicht auf: Es ist ein privates Fenster, oder der Platz ist voll. Du kannst weiterspielen, aber nimm alles mit, bevor du den Tab schließt.
web-page-understood = Verstanden
web-page-newer = Ein neueres Kingsbridge ist da. Deine Spiele bleiben, wie sie sind.
web-page-change-over = Jetzt verwenden
web-page-later = Später
web-page-form = { $form ->
    [compiled] Die Spiele laufen in diesem Browser, in ihrer schnellen Form.
   *[interpreted] Die Spiele laufen in diesem Browser, in ihrer langsamen Form: Bots hoher Stufen denken eine Weile nach.
  }
web-page-kept = Sie können ohne Netz gespielt werden.
web-page-company = Mit Freunden spielen
web-page-company-how = Hier spielst du gegen Bots oder mit anderen an diesem Gerät: Wähle für ihre Plätze „{ web-seating-here }“. Für Freunde an eigenen Geräten, fürs Zuschauen und für Herausforderungen startet jemand von euch auf irgendeinem Rechner mit „make play“ einen Kingsbridge-Server, und der gibt euch einen Link für die anderen. Auch eine begonnene Partie kommt dorthin: „{ web-page-take-game }“ in ihrem Menü gibt eine Datei („{ web-download }“, wenn sie zu Ende ist), und auf dem Server wählst du „{ web-import }“.
web-page-take-game = Diese Partie mitnehmen
web-page-needs-host = Kingsbridge lässt sich nicht als Datei öffnen: Browser führen es nur unter einer Webadresse aus. Lege seinen Ordner auf irgendeinen Webspace; oder gib dort in einem Terminal „python3 -m http.server“ ein und öffne http://localhost:8000.
web-page-needs-newer = In diesem Browser läuft Kingsbridge nicht. Ein neuerer Firefox, Chrome, Edge oder Safari kann es.
web-page-needs-scripts = Kingsbridge läuft in deinem Browser. Bitte erlaube dieser Seite Skripte.
web-page-internal = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu: Was du gespielt hast, ist noch da.
web-page-offline = { web-page-not-loaded }
web-page-unknown-table = In diesem Browser gibt es keinen solchen Tisch. Ein Tisch dieser Seite ist nur in dem Browser, in dem er begonnen wurde; wer ihn dort hat, kann ihn als Datei weitergeben: „{ web-page-take-game }“ in seinem Menü.
web-page-unknown-invite = Das braucht einen Server, und diese Seite hat keinen: Frage, von wem du den Link hast, nach der Adresse des Servers.
web-page-unknown-path = { web-page-unknown-invite }
web-page-meanwhile = Du musst hier nicht warten, solange Kingsbridge in diesem Tab offen bleibt. Was gefunden wird, bleibt, und wenn du wieder nachsiehst, geht es weiter.
web-page-pack = Alles mitnehmen
web-page-pack-why = Deine Tische, Lektionen und Wünsche gibt es nur in diesem Browser. Eine Datei bringt sie in einen anderen oder bewahrt sie auf.
web-page-unpack = Eine solche Datei auspacken
web-luggage-is-record = Diese Datei enthält eine einzelne Partie: Wähle „{ web-import }“.
web-page-unpacking = Die Tische werden geprüft …
web-page-unpacked = { $taken ->
    [one] { $taken } Tisch ist jetzt hier
   *[other] { $taken } Tische sind jetzt hier
  }; { $known ->
    [one] { $known } war schon da
   *[other] { $known } waren schon da
  }; { $refused ->
    [one] { $refused } passte nicht zusammen.
   *[other] { $refused } passten nicht zusammen.
  }
