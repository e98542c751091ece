# Sätze, die zu keinem einzelnen Spiel gehören. Schlüssel und Argumente sind dieselben wie in en.ftl.

yes = ja
no = nein
nothing = nichts
nobody = niemand
you = du
seat-name = Platz { $number }

reason-not-now = Danach ist jetzt nicht gefragt.
reason-over = Das Spiel ist vorbei.
phase-over = Das Spiel ist vorbei

## Fehler

error-bad-draw = Die Ziehung „{ $draw }“ ist auf etwas Unmögliches festgelegt; erlaubt: { $allowed }.
error-bad-draw-kind = Die Ziehung „{ $draw }“ lässt sich nur auf Zahlen ab 0 festlegen.
error-bad-draw-number = Die Ziehung „{ $draw }“ lässt sich nur auf eine Zahl von 0 bis { $last } festlegen.
error-bad-draw-order = Die Ziehung „{ $draw }“ lässt sich nur auf eine Reihenfolge genau dieser Dinge festlegen: { $items }.
error-bad-key = „{ $key }“ ist kein Schlüssel: Ein Schlüssel hat { $digits } hexadezimale Ziffern.
error-bad-option-value = „{ $value }“ ist kein Wert der Option „{ $option }“; erlaubt: { $allowed }.
error-bad-ply = Zug { $ply } gibt es nicht; die Aufzeichnung hat { $last }.
error-bad-seat = Platz { $seat } gibt es nicht; die Plätze gehen von 1 bis { $last }.
error-bad-seats = Das Spiel „{ $game }“ hat { $allowed } Plätze, nicht { $seats }.
error-bad-word = Die Angabe für { $word } ist nicht zu verstehen; --help nach dem Befehl zeigt, was möglich ist.
error-cannot-undo = Dieser Zug kann nicht zurückgenommen werden: Seitdem hat jemand anders entschieden oder es wurde Verdecktes gezeigt.
error-file-exists = Die Datei { $file } gibt es schon, und sie wird nicht überschrieben; nenne eine andere.
error-game-over = Das Spiel ist vorbei; es sind keine Züge mehr möglich.
error-illegal-action = „{ $action }“ ist jetzt nicht erlaubt; erlaubt: { $allowed }.
error-illegal-in-record = Zug { $ply } der Aufzeichnung, „{ $action }“, ist dort nicht erlaubt.
error-impossible-position = Diese Stellung ist unmöglich; die Prüfung sagt auf Englisch: „{ $violated }“
error-missing-word = Es fehlt { $word }; --help nach dem Befehl zeigt, was nötig ist.
error-no-file = Die Datei { $file } gibt es nicht.
error-no-journal = Eine Partie, in der Züge zurückgenommen werden können, braucht ein Protokoll.
error-no-options = Dieses Spiel hat keine Optionen, also auch keine Option „{ $option }“.
error-no-rules = Zum Spiel „{ $game }“ sind keine Regeln aufgeschrieben.
error-no-such-switch = Den Schalter { $switch } gibt es nicht; --help zeigt, welche es gibt.
error-not-over = Das Spiel ist nicht vorbei, also hat noch niemand gewonnen.
error-other-components = Die Aufzeichnung wurde mit anderem Material von „{ $game }“ gespielt: dort { $recorded }, hier { $here }.
error-other-draw = Die aufgezeichnete Ziehung „{ $draw }“ ist nicht die, die ihr Schlüssel ergibt.
error-other-game = Diese Stellung gehört zum Spiel „{ $game }“, nicht „{ $allowed }“.
error-other-result = Das aufgezeichnete Ergebnis folgt nicht aus den Zügen: dort { $recorded }, aus den Zügen { $here }.
error-other-rules = Die Aufzeichnung wurde nach Regelfassung { $recorded } von „{ $game }“ gespielt; hier gilt Fassung { $here }.
error-record-bad-field = Das ist keine Aufzeichnung einer Partie: Das Feld „{ $field }“ fehlt oder ist nicht vom Typ { $kind }.
error-record-no-json = Das ist keine Aufzeichnung einer Partie und überhaupt kein JSON (der Leser meldet: { $why }).
error-record-no-object = Das ist keine Aufzeichnung einer Partie: Es ist kein JSON-Objekt.
error-record-of-other-game = Die Datei enthält eine Partie „{ $recorded }“, nicht „{ $game }“.
error-record-other-format = Die Aufzeichnung hat Format { $format }; diese Fassung liest Format { $here }.
error-resume-alone = Eine gespeicherte Partie bringt Plätze, Optionen und Karten mit; gib keine anderen an.
error-still-running = Das Spiel ist nicht vorbei, deshalb werden verdeckte Karten nicht gezeigt.
error-unknown-action = Die Aktion „{ $action }“ gibt es in diesem Spiel nicht; Aktionen sehen so aus: „{ $example }“.
error-unknown-action-id = Aktion { $action } gibt es nicht; sie gehen von 0 bis { $last }.
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
error-usage = Das ist nicht zu verstehen ({ $message }); --help zeigt, was möglich ist.
error-wrong-number-of-bots = { $seats } Plätze brauchen { $needed } Bots neben dir, nicht { $given }.
error-wrong-number-of-players = Die gespeicherte Partie hat { $seats } Plätze, und genannt sind { $given }.

## Was der Server ablehnt

error-already-begun = Das Spiel hat begonnen.
error-bad-id = Eine Kennung hat 1 bis { $longest } druckbare Zeichen.
error-bad-name = Ein Name hat 1 bis { $longest } Zeichen.
error-bad-parameters = Die Adresse der Anfrage enthält einen falschen Wert ({ $why }).
error-bad-seed = Ein Startwert hat höchstens { $longest } Zeichen.
error-cross-origin = Diese Anfrage kommt von einer fremden Seite.
error-hello-first = Die erste Nachricht auf der Leitung muss ein Gruß sein.
error-id-reused = Unter derselben Kennung wurde schon ein anderer Zug geschickt.
error-internal = Im Server ist etwas schiefgegangen; es steht in seinem Protokoll.
error-line-missing = Eine Zeile des Tisches fehlt.
error-malformed = Die Nachricht ist nicht zu lesen ({ $why }).
error-method-not-allowed = Diese Adresse antwortet nicht auf diese Methode.
error-no-free-seat = An diesem Tisch ist kein Platz frei.
error-no-hint-found = Gerade war kein Hinweis zu finden; versuche es gleich noch einmal.
error-no-hints = An diesem Tisch sind keine Hinweise erlaubt.
error-no-spectators = Dieser Tisch ist nicht für Zuschauer offen.
error-not-finished = Das Spiel ist nicht zu Ende.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-json = Der Inhalt einer Anfrage ist JSON, und ihr Inhaltstyp sagt das.
error-not-running = Das Spiel läuft nicht.
error-not-seated = Das darf nur, wer am Tisch sitzt.
error-not-stored = Der Zug konnte nicht gespeichert werden; nichts hat sich geändert.
error-not-your-seat = Dieser Platz gehört einem anderen Gerät.
error-not-your-turn = Dieser Platz ist nicht am Zug.
error-seat-not-absent = Die Person auf diesem Platz ist noch da.
error-seat-not-free = Dieser Platz ist nicht frei.
error-seat-not-yours-to-return = Dieser Platz kann nicht zurückgenommen werden.
error-seat-with-bot = Ein Bot spielt diesen Platz; nimm ihn zuerst zurück.
error-stale = Der Tisch ist schon weiter; so steht es jetzt.
error-table-other-rules = Dieser Tisch wurde unter Regelfassung { $recorded } begonnen; dieser Server hat Fassung { $here }.
error-table-unsound = Die Zeilen dieses Tisches passen nicht zusammen, deshalb kann er nicht weitergehen.
error-too-large = Die Nachricht ist größer als { $limit } Bytes.
error-too-many = Zu viele Nachrichten in kurzer Zeit; versuche es gleich noch einmal.
error-unknown-invite = Zu dieser Einladung gibt es keinen Tisch.
error-unknown-level = Die Spielstärke „{ $level }“ gibt es nicht; Spielstärken: { $allowed }.
error-unknown-moment = Diesen Augenblick gibt es an diesem Tisch nicht.
error-unknown-path = Unter dieser Adresse gibt es nichts.
error-unknown-recovery = Kein Platz hat diesen Wiederherstellungscode.
error-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unsound = Der Tisch ist nicht so, wie seine Zeilen sagen.
error-wrong-seat = Eine Zeile des Tisches ist ein Zug von einem Platz, der nicht am Zug war.

## kingsbridge --version

version-compiled = kingsbridge { $version }, übersetzt
version-interpreted-forced = kingsbridge { $version }, interpretiert, weil KINGSBRIDGE_PURE=1 es verlangt
version-interpreted-no-native = kingsbridge { $version }, interpretiert, weil die Spielmaschine hier nicht übersetzt wurde
version-interpreted-other-python = kingsbridge { $version }, interpretiert, weil die Spielmaschine für ein anderes Python übersetzt wurde
version-interpreted-stale = kingsbridge { $version }, interpretiert, weil sich der Quelltext seit dem Übersetzen geändert hat
version-interpreted-unloadable = kingsbridge { $version }, interpretiert, weil dieses System die übersetzte Spielmaschine nicht laden kann

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

games-how = Eines beginnen: kingsbridge play { $game }

## kingsbridge play

ask-seats = Wie viele Plätze ({ $least }-{ $most }, Eingabetaste für { $least })?
ask-bots = Gegen welche Bots ({ $bots }; einer, oder einer je Platz mit Kommas; Eingabetaste für { $default })?
ask-again-number = Bitte eine Zahl von { $least } bis { $most }.
ask-again-bot = Bitte Namen von Bots, durch Kommas getrennt: { $bots }.
play-prompt = { $seat }, deine Wahl (? für Hilfe):
play-pass = Jetzt ist { $seat } an der Tastatur; weiter mit der Eingabetaste.
play-thinking = { $seat } denkt nach
play-bad-number = Zur Wahl stehen 1 bis { $last }.
play-undone = Zurückgenommen.
play-rule = Regel { $rule }: { $title }
play-no-rule = Die Regel { $rule } gibt es in den Regeln von „{ $game }“ nicht.
play-keys = Nummer oder Schlüssel einer Wahl eingeben · ? NAME was es bewirkt, und warum nicht · t Tisch · u zurücknehmen · l Protokoll · r REGEL eine Regel · q speichern und aufhören
play-saved = Die Partie ist gespeichert in { $file }; weiter geht es mit:
play-kept = Die Partie ist gespeichert in { $file }.
play-won = gewinnt
play-review = Deine teuersten Züge zeigen, und was besser war (j, Enter für nein)?
why-unknown = „{ $what }“ ist nichts aus diesem Spiel; t zeigt den Tisch, ? die Hilfe.
why-possible = jetzt möglich, Wahl { $number }.
why-rule = (Regel { $rule }: { $title })

## kingsbridge sim

sim-playing = Partien
sim-seat = Platz { $seat }
sim-speed = { $games } Partien in { $seconds } s: { $rate } Partien/s, { $decisions } Entscheidungen/s, { $length } Entscheidungen je Partie
sim-seed = Die Bots wechseln die Plätze. Noch einmal genau so: --seed { $seed }
sim-written = Die Zahlen stehen in { $file }.

## kingsbridge arena, report

error-bad-results = Die Datei { $file } enthält keine Ergebnisse der Arena.
error-illegal-in-results = Partie { $game } der Ergebnisse enthält den Zug „{ $action }“, der dort nicht erlaubt ist.
error-no-cluster = Der Cluster { $address } ist nicht zu erreichen ({ $why }).
error-no-games = Noch keine Partie dieses Laufs ist zu Ende.
error-no-ray = Ein Cluster braucht Ray, das nicht installiert ist: pip install '{ $extra }'.
error-one-bot-a-seat = Ein Vergleich braucht für jeden seiner { $seats } Plätze einen Bot, nicht { $given }; mit --round-robin treffen sich beliebig viele.
error-other-class = „{ $name }“ ist keine Klasse, die von { $base } abgeleitet ist.
error-other-results = Die Datei { $file } enthält die Partien eines anderen Laufs (verschieden: { $what }); nenne eine andere.
error-results-in-use = Ein anderer Lauf schreibt gerade in { $file }.
error-results-of-other-rules = Die Ergebnisse wurden mit anderen Regeln oder Komponenten von „{ $game }“ gespielt als diesen.
error-stop-of-match = Nur ein Vergleich kann früher enden, kein Turnier jeder gegen jeden.
error-too-few-bots = Ein Turnier jeder gegen jeden braucht mindestens zwei verschiedene Bots.
error-unusable-class = „{ $name }“ ist nicht zu gebrauchen (Python meldet: { $why }).
error-worker-died = Ein Prozess, der eine Partie spielte, ist gestorben; die vorher beendeten Partien sind erhalten.
arena-forfeit = Partie { $game }: { $bot } verliert kampflos bei Zug { $move } ({ $why }).
arena-interrupted = Unterbrochen. { $games ->
    [one] { $games } Partie steht
   *[other] { $games } Partien stehen
} in { $file }; derselbe Befehl macht weiter.
arena-lost = Unterbrochen nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}; mit --results könnte es weitergehen.
arena-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von „{ $game }“, jede Verteilung in allen Sitzordnungen reihum. Noch einmal dasselbe: --seed { $seed }
arena-stopped = Vorzeitig beendet: Der Anteil von { $bot } ist sicher nicht { $share }.
forfeit-error = zusammengebrochen: { $what }
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
report-decisions = Entscheidungen, Mittel { $mean }
report-expected = Erwartet
report-fair = Gerechter Anteil
report-forfeits = Kampflose Niederlagen
report-forfeits-note = Ein Bot, der einen unerlaubten Zug macht, zusammenbricht oder seine Zeit überschreitet, verliert die Partie; ein Ersatz spielt seinen Platz zu Ende.
report-game = Partie
report-games = Partien
report-had = Plätze
report-kind = Art
report-length = Länge einer Partie
report-lift = Unterschied
report-longest = Längste
report-match = Vergleich
report-median = Median
report-meetings = Wer vor wem liegt
report-meetings-note = Anteil der Begegnungen zweier Bots, in denen der erste vor dem anderen lag; gleiche Plätze zählen halb.
report-move = Zug
report-options = Optionen
report-own = Eigene Statistiken
report-p95 = 95 % innerhalb
report-ratings = Wertungen
report-ratings-note = Nach Plackett und Luce, mit 95-%-Intervallen; 25 ist die Mitte.
report-round-robin = Jeder gegen jeden
report-rules = Regeln und Komponenten
report-scores = Punkte
report-seats = Siege nach Platz
report-seats-note = Alle Bots zusammen, dann jeder für sich; der Querstrich zeigt den gerechten Anteil.
report-seed = Startwert
report-stop = Vorzeitiges Ende bei einem anderen Anteil als
report-times = Zeit je Zug
report-times-note = Nur Entscheidungen zwischen mehreren Aktionen; die Linie reicht von den schnellsten bis zu den langsamsten 5 %, die Skala ist logarithmisch.
report-what = Was
report-what-wins = Was gewinnt
report-what-wins-note = Wie oft ein Platz gewinnt, der dies mindestens einmal hatte. Der Querstrich zeigt, was danach zu erwarten war, welche Bots es hatten. Die Sieger hatten es; ob sie deswegen gewannen, ist eine andere Frage.
report-wins = Siege
report-wins-note = Anteil der Partien, an denen der Bot teilnahm, alle seine Plätze zusammen, mit 95-%-Intervallen (Wilson); der Querstrich zeigt den gerechten Anteil. Ein geteilter Sieg zählt anteilig.

## kingsbridge advise

advise-judging = Züge
advise-forced = Es gibt keine Wahl: { $action }.
advise-for = { $seat }: die besten Aktionen
advise-because = { $part }: +{ $gain }
advise-later = zahlt sich erst später aus
advise-costly = Die Züge, die am meisten kosteten
advise-closer = Mehr über Zug { $move }: --ply { $ply }
advise-nothing = { $count ->
    [one] Die einzige Entscheidung kostete
   *[other] Keine der { $count } Entscheidungen kostete
} etwas Nennenswertes.
advise-note = Beurteilt auf der Stufe { $level }, nur aus dem, was der Platz am Zug damals wissen konnte. Die Aussicht reicht von 0 % (verloren) bis 100 % (gewonnen) und ist geschätzt. Was für eine Aktion spricht: Teile dessen, was die Stellung gleich danach wert ist, in Punkten, verglichen mit den anderen Aktionen.
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

check-finished = Die Aufzeichnung stimmt: eine beendete Partie „{ $game }“, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, jeder Zug erlaubt, jede Ziehung und das Ergebnis, wie sie sein müssen.
check-running = Die Aufzeichnung stimmt: eine laufende Partie „{ $game }“, bisher { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, jeder Zug erlaubt und jede Ziehung, wie sie sein muss.
check-fixed = Einige Ziehungen wurden von Hand festgelegt und kommen nicht aus dem Schlüssel: { $draws }.
rules-none = Keine Regel enthält „{ $word }“.
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
} rekonstruiert, also unsere Wahl, weil keine Quelle zu finden war. Wer das Spiel besitzt, kann sie in components.toml von „{ $game }“ berichtigen:
components-all-known = Kein Wert ist rekonstruiert.

## kingsbridge serve

error-bad-log-level = Es gibt keine Protokollstufe „{ $level }“; Stufen: { $allowed }.
error-data-in-use = Ein anderer Server benutzt schon die Daten in { $folder }.
error-no-port = Der Server kann auf { $host }, Port { $port }, nicht lauschen (das System meldet: { $why }).
error-port-in-use = Auf { $host }, Port { $port }, lauscht schon etwas anderes; nenne mit --port einen anderen.
serve-ready = Kingsbridge ist unter { $address }
serve-form-compiled = Die Regeln laufen übersetzt.
serve-form-interpreted-forced = Die Regeln laufen interpretiert, weil KINGSBRIDGE_PURE=1 es verlangt.
serve-form-interpreted-no-native = Die Regeln laufen interpretiert; „make compile“ macht sie um ein Mehrfaches schneller.
serve-form-interpreted-other-python = Die Regeln laufen interpretiert, weil sie für ein anderes Python übersetzt wurden; „make compile“ holt es nach.
serve-form-interpreted-stale = Die Regeln laufen interpretiert, weil sich die Quellen seit dem Übersetzen geändert haben; „make compile“ holt es nach.
serve-form-interpreted-unloadable = Die Regeln laufen interpretiert, weil dieses System die übersetzten nicht laden kann.
serve-stop = Strg-C beendet den Server; kein Spiel geht verloren.
serve-not-built = Der Server läuft, aber seine Seiten sind noch nicht gebaut; „make play“ baut sie, dann zeigt diese Seite die Spiele.

## Browser

web-motto = Vier Spiele aus einer Welt. Schlag das Buch auf und spiel.
web-skip = Zum Inhalt
web-pages = Seiten
web-home = Titelseite
web-mine = Meine Partien
web-mine-none = Du sitzt noch an keinem Tisch.
web-settings = Einstellungen
web-language = Sprache
web-rules = Regeln
web-components = Spielmaterial
web-components-note = Jeder Wert mit seiner Herkunft. Rekonstruierte sind unsere Wahl; wer das Spiel besitzt, kann sie in einer Datei berichtigen.
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
web-no-board = Dieses Spiel hat im Browser noch kein Brett.
web-new-game = Eine neue Partie
web-choose-game = Wähle ein Spiel
web-players = { $count } Personen
web-players-range = { $least } bis { $most } Personen
web-seats = Personen
web-seating = Wer wo sitzt
web-seating-who = Wer { $name } spielt
web-seating-name = Name für { $name }
web-seating-me = Ich
web-seating-here = An diesem Gerät
web-seating-friend = Freund per Link
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
web-presence-away = ist fort
web-presence-open = frei
web-you = du
web-host = lädt ein
web-seat-open = Freier Platz
web-seat-bot = Bot hinsetzen
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
web-copy-by-hand = Der Link ist markiert und kann von dort kopiert werden.
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
web-chosen-seed = Die Karten dieses Tisches folgen einem gewählten Startwert: { $seed }
web-points = Punkte
web-phases = Phasen
web-chronicle = Chronik
web-chronicle-note = Wähle eine Zeile, um den Tisch von damals zu sehen.
web-since-your-turn = seit deinem letzten Zug
web-back-to-now = Zurück zu jetzt
web-log-width = Breite der Chronik
web-choices = Wähle eines
web-choose = Wähle, was leuchtet
web-sending = Einen Augenblick …
web-waiting-for = { $name } überlegt …
web-thinking-line = { $name } überlegt, Platz { $place } in der Schlange …
web-hint = Hinweis
web-hint-thinking = Ein Hinweis wird gesucht …
web-hints = Was jemand täte, der stark spielt
web-hint-outlook = Aussicht { $percent } %
web-hint-note = Gefunden aus dem, was du wissen darfst. Die Aussicht reicht von 0 % (verloren) bis 100 % (gewonnen) und ist geschätzt.
web-lower-level = Bots spielen lassen als { $level }
web-lower-level-note = So viele Bots überlegen zugleich, dass die an diesem Tisch lange warten. Eine niedrigere Stufe überlegt kürzer.
web-bot-level = Bots
web-your-turn = Du bist am Zug
web-undo = Zurück
web-undo-grace = bis { $name } antwortet
web-cannot-undo = Das lässt sich nicht zurücknehmen.
web-connection-lost = Verbinde …
web-reload-title = Es gibt ein neueres Kingsbridge
web-reload-text = Bitte lade die Seite neu; deine Partie geht weiter, wo sie war.
web-reload = Neu laden
web-why-not-your-turn = Am Zug ist { $name }.
web-why-watching = Du schaust bei dieser Partie zu.
web-why-past = Das ist ein vergangener Augenblick; zum Spielen zurück zu jetzt.
web-why-replay = Diese Partie ist vorbei; du schaust sie noch einmal an.
web-curtain = Das Gerät weiterreichen: { $name }
web-curtain-note = Bis dahin ist der Tisch verdeckt.
web-curtain-open = Ich bin { $name }
web-end = Das Ende
web-result = Ergebnis
web-winner = Gewonnen: { $names } mit { $points } Punkten
web-winners = Gemeinsam gewonnen: { $names } mit { $points } Punkten
web-points-by-source = Punkte nach Herkunft
web-total = Zusammen
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
web-run = Von selbst abspielen
web-pause = Anhalten
web-step-of = Schritt { $step } von { $last }
web-look-as = Gesehen von
web-theme = Licht
web-theme-day = Tageslicht
web-theme-candle = Kerzenlicht
web-pace = Tempo der Bots
web-pace-normal = normal
web-pace-fast = schnell
web-pace-instant = sofort
web-motion = Bewegung
web-motion-system = wie das System es wünscht
web-motion-on = an
web-motion-off = aus
web-confirm = Eine Karte spielen
web-confirm-two = erst wählen, dann spielen
web-confirm-one = ein Klick spielt
web-notify = Benachrichtigung
web-notify-note = Sag mir Bescheid, wenn ich am Zug und in einem anderen Fenster bin
level-random = Neuling
level-tidy = Schreiber
level-greedy = Vorarbeiter
level-yardstick = Vermesser
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
line-seat-taken = { $name } nimmt Platz.
line-seat-left = { $name } verlässt den Tisch.
line-seat-removed = { $name } wurde verabschiedet.
line-bot-seated = Ein Bot spielt für { $name }.
line-seat-returned = { $name } ist wieder da.
line-resigned = { $name } gibt auf; ein Bot spielt weiter.
