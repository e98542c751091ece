# Die Säulen der Erde: Das Kartenspiel. Schlüssel und Argumente sind dieselben wie in en.ftl.

game-title = Die Säulen der Erde: Das Kartenspiel
game-summary = Ein Stichspiel: Gewinne deine Handwerker und die Baustoffe, aus denen sie Punkte machen.
game-length = etwa 25 Minuten
game-weight = leicht zu lernen

## Aktionen

action-play = Ausspielen: { $card }
action-tom = 1 { $material } nehmen
action-convert = { $converter }: 1 { $material } einsetzen
action-assist = Gehilfe: 1 { $material } einsetzen
action-drop = 1 { $material } abgeben
action-done = Fertig

## Das Protokoll

entry-hand-begins = Durchgang { $hand } beginnt. { $leader } hat Lady Aliena und spielt zum ersten von { $tricks } Stichen aus; Privilegkarten im Stapel: { $pile }.
entry-dealt = { $seat } bekommt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
    .known = { $seat } bekommt: { $cards }.
entry-played = { $seat } spielt: { $card } ({ $value }).
entry-trick-taken = { $taker } bekommt Stich { $trick }. Höchste Karte: { $card }; gespielt hat sie { $player }.
entry-king-aside = Der König gewinnt Stich { $trick }, niemand bekommt ihn: { $cards }. Als Nächstes spielt { $player } aus.
entry-privilege-won = { $seat } behält bis zum Spielende das Privileg: { $card }.
entry-kings-trick-scored = { $seat } hat keinen Stich und wertet den Stich des Königs: { $cards }.
entry-discarded = { $seat } legt Handwerker anderer Farben weg: { $cards }.
entry-material = { $seat } bekommt { $change } { $material } ({ $source }), Vorrat jetzt { $total }.
entry-converted = { $seat } nutzt { $converter }: 1 { $material } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $score }.
entry-remade = { $seat } nutzt { $converter }: Aus 1 { $material } wird 1 { $made }.
entry-assisted = { $seat } nutzt den Gehilfen: 1 { $material } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $score }.
entry-points = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $source }), zusammen { $score }.
entry-dropped = { $seat } gibt 1 { $material } ab.
entry-hand-ends = Durchgang { $hand } ist vorbei. Gewonnen: { $gains }. Zusammen: { $scores }.
entry-privilege-returned = Niemand hat diese Karte gewonnen: { $card }. Sie kommt unter den Stapel, und es gibt einen Durchgang mehr.
entry-game-ends = Das Spiel ist vorbei. Es gewinnt: { $winners }. Punkte: { $scores }.

## Dasselbe mehrmals, auf einmal erzählt

story-converted = { $seat } macht aus { $times } { $material } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $score }.
story-remade = { $seat } macht aus { $times } { $material } ebenso viel { $made }.
story-material = { $seat } bekommt { $change } { $material } und hat { $total }.
story-dropped = { $seat } gibt { $times } { $material } ab.

## Warum nicht?

reason-not-now = Gerade ist etwas anderes gefragt.
reason-over = Das Spiel ist vorbei.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
reason-alfred-waits = { $card } muss auf den letzten Stich des Durchgangs warten.
reason-tom-first = Wähle zuerst den Baustoff, den Tom Builder bringt.
reason-no-converter = { $converter }: nicht in deinem Besitz oder in diesem Durchgang schon genutzt.
reason-no-material = Davon hast du nichts: { $material }.
reason-conversions-over = Die Umwandlungen sind vorbei; nur der Gehilfe ist noch da.
reason-cut-first = Gib zuerst Baustoffe ab: Nur { $kept } dürfen bleiben.

## Phasen

phase-deal = Austeilen
phase-play = Eine Karte ausspielen
phase-winning = Den Stich gewinnen
phase-materials = Baustoffe nehmen
phase-tom = Tom Builder bringt einen Baustoff
phase-conversion = Baustoffe in Punkte umwandeln
phase-assistant = Der Gehilfe
phase-points = Punkte für Karten
phase-cut = Zu viele Baustoffe
phase-next-hand = Nächster Durchgang
phase-over = Das Spiel ist vorbei

## Was eine Stellung wert ist

counsel-takes = holt mit dem Stich: { $card }
counsel-ahead = holt wahrscheinlich mit dem Stich: { $card }
counsel-may-take = holt mit dem Stich, wenn niemand höher spielt: { $card }
counsel-privilege = gewinnt das Privileg { $card }
counsel-penalties = hält Minuspunkte von dir fern
counsel-rid-of = wirst du so los: { $card }
counsel-gives = hält gute Karten von den anderen fern
counsel-gives-less = gibt den anderen weniger
counsel-spare = brauchst du am wenigsten
counsel-little-use = nützt dir wenig
counsel-keeps = bleibt für einen späteren Stich: { $card }
counsel-keeps-last = bleibt für den letzten Stich: { $card }
counsel-points = { $count ->
    [0] kostet dich weniger Punkte
    [one] bringt { $count } Punkt
   *[other] bringt { $count } Punkte
}
counsel-points-in-all = { $count ->
    [0] kostet dich bis zum Ende deines Zuges weniger Punkte
    [one] { $count } Punkt bis zum Ende deines Zuges
   *[other] { $count } Punkte bis zum Ende deines Zuges
}
counsel-stock = bleibt für den nächsten Durchgang: { $material }

## Material

component-stone = Stein
component-wood = Holz
component-sand = Sand
component-metal = Metall
component-green = Grün
component-blue = Blau
component-red = Rot
component-orange = Orange
component-toolmaker = Werkzeugmacher
component-stonemason = Steinmetz
component-carpenter = Schreiner
component-mortar-mixer = Mörtelmischer
component-master-builder = Baumeister
component-green-toolmaker = Grüner Werkzeugmacher
component-green-stonemason = Grüner Steinmetz
component-green-carpenter = Grüner Schreiner
component-green-mortar-mixer = Grüner Mörtelmischer
component-green-master-builder = Grüner Baumeister
component-blue-toolmaker = Blauer Werkzeugmacher
component-blue-stonemason = Blauer Steinmetz
component-blue-carpenter = Blauer Schreiner
component-blue-mortar-mixer = Blauer Mörtelmischer
component-blue-master-builder = Blauer Baumeister
component-red-toolmaker = Roter Werkzeugmacher
component-red-stonemason = Roter Steinmetz
component-red-carpenter = Roter Schreiner
component-red-mortar-mixer = Roter Mörtelmischer
component-red-master-builder = Roter Baumeister
component-orange-toolmaker = Oranger Werkzeugmacher
component-orange-stonemason = Oranger Steinmetz
component-orange-carpenter = Oranger Schreiner
component-orange-mortar-mixer = Oranger Mörtelmischer
component-orange-master-builder = Oranger Baumeister
component-king = König
component-lady-aliena = Lady Aliena
component-william-hamleigh = William Hamleigh
component-tom-builder = Tom Builder
component-bishop-waleran = Bischof Waleran
component-ellen = Ellen
component-regan-hamleigh = Regan Hamleigh
component-alfred-builder = Alfred Builder
component-prior-philip = Prior Philip
component-quarry = Steinbruch
component-forest = Wald
component-gravel-pit = Kiesgrube
component-artist = Künstler
component-brick-maker = Ziegelbrenner
component-bell-founder = Glockengießer
component-assistant = Gehilfe
component-potter = Töpfer
component-own-craftsmen = eigene Handwerker
component-kept-materials = Baustoffe, die bleiben dürfen
component-longest-game = Längstes Spiel, in Durchgängen
component-worst-hand = Wenigste Punkte eines Durchgangs
component-best-hand = Meiste Punkte eines Durchgangs

## Was eine Karte bewirkt; die Zahlen kommen aus dem Material

help-stone = Material: In der Wertung macht dein Steinmetz Punkte daraus
help-wood = Material: In der Wertung macht dein Schreiner Punkte daraus
help-sand = Material: In der Wertung macht dein Mörtelmischer Punkte daraus
help-metal = Das beste Material: In der Wertung macht dein Werkzeugmacher Punkte daraus
help-toolmaker = Eigene Farbe: 1 Metall bringt { $metal ->
    [one] { $metal } Punkt
   *[other] { $metal } Punkte
}, dazu { $own }
help-stonemason = Eigene Farbe: 1 Stein bringt { $stone ->
    [one] { $stone } Punkt
   *[other] { $stone } Punkte
}, dazu { $own }
help-carpenter = Eigene Farbe: 1 Holz bringt { $wood ->
    [one] { $wood } Punkt
   *[other] { $wood } Punkte
}, dazu { $own }
help-mortar-mixer = Eigene Farbe: 1 Sand bringt { $sand ->
    [one] { $sand } Punkt
   *[other] { $sand } Punkte
}, dazu { $own }
help-master-builder = Eigene Farbe: 1 Baustoff (Sand { $sand }, Holz { $wood }, Stein { $stone }, Metall { $metal } Punkte), dazu { $own }
help-king = Niemand bekommt seinen Stich; gewertet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
help-lady-aliena = Wer sie hat, spielt zum ersten Stich aus
help-william-hamleigh = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den, der ihn gewinnt
help-tom-builder = Wer ihn gewinnt, bekommt 1 Stein, Holz oder Sand
help-bishop-waleran = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den, der ihn gewinnt
help-ellen = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den, der sie gewinnt
help-regan-hamleigh = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den, der sie gewinnt
help-alfred-builder = Nur zum letzten Stich; zählt nichts
help-prior-philip = Wer ihn gewinnt, bekommt 1 { $gives }
help-quarry = Wer ihn gewinnt, bekommt 1 { $gives }
help-forest = Wer ihn gewinnt, bekommt 1 { $gives }
help-gravel-pit = Wer sie gewinnt, bekommt 1 { $gives }
help-artist = Privileg: in jedem Durchgang { $each_hand ->
    [one] { $each_hand } Punkt
   *[other] { $each_hand } Punkte
}
help-brick-maker = Privileg: in jedem Durchgang wird aus 1 { $turns } 1 { $into }
help-bell-founder = Privileg: in jedem Durchgang 1 Metall für { $metal ->
    [one] { $metal } Punkt
   *[other] { $metal } Punkte
}
help-assistant = Privileg: am Ende jedes Durchgangs beliebige Baustoffe für je { $any_material ->
    [one] { $any_material } Punkt
   *[other] { $any_material } Punkte
}
help-potter = Privileg: in jedem Durchgang 1 Sand für { $sand ->
    [one] { $sand } Punkt
   *[other] { $sand } Punkte
}

## Werte

fact-value = Wert
fact-own = eigene Farbe
fact-points = Punkte
fact-copies = Anzahl
fact-start = zu Beginn
fact-from_tom = von Tom Builder
fact-least_seats = Plätze, mindestens
fact-gives = bringt
fact-each_hand = Punkte je Durchgang
fact-turns = macht aus
fact-into = dies
fact-any_material = jeder Baustoff

## Warum ein Wert ist, wie er ist

note-sites-left = 15 neutrale Karten weniger 9 Personen sind 6 für drei Orte.
note-five-odd-values = Fünf Karten für die fünf ungeraden Werte von 1 bis 9; je stärker die Wirkung, desto niedriger.
note-one-more-than-builder = Die bekannten Fachleute geben für dasselbe Material einen Punkt mehr als der Baumeister.
note-even-spread = Personen haben die ungeraden Werte von 1 bis 11; so verteilt kommt jeder von ihnen vor.
note-worse-is-higher = Personen haben die ungeraden Werte von 1 bis 11; je schlimmer die Strafe, desto höher.
note-rising-order = Öffentliche Seiten nennen die Werte 2, 4, 6, 8, 10 und die fünf Handwerker in steigender Folge.
note-least-of-a-hand = Entscheidung C14: alle drei Minuspersonen.
note-length-limit = Entscheidung C14: so viele Durchgänge als Grenze der Länge; die Regeln kennen keine.
note-most-of-a-hand = Entscheidung C14: Punkte, die ein Platz in einem Durchgang machen kann.
note-order-of-example = Entscheidung C1: die Reihenfolge des Beispiels im Regelheft.
note-fourth-colour-out = Entscheidung C1: bei drei Plätzen bleibt die vierte Farbe in der Schachtel.
note-tied-to-last-trick = Bringt nichts und hängt am letzten Stich, also soll er ihn nicht erzwingen; 7 ist die andere Vermutung.
note-best-is-lowest = Das beste Geschenk ist am niedrigsten, damit es mit einer anderen Karte geholt werden muss.
note-highest-of-all = Die höchste Karte des Spiels; 11 ist der größte der veröffentlichten Personenwerte.

## Der Tisch

table-hand = Durchgang { $hand } · Stich { $trick } von { $tricks } · Privilegstapel: { $pile }
table-scoring = Durchgang { $hand } · Wertung · Privilegstapel: { $pile }
table-last-hand = der letzte Durchgang
table-player = Platz
table-points = Punkte
table-tricks = Stiche
table-privileges = Privilegien
table-lead = { $seat } spielt aus.
table-trick = Auf dem Tisch; so, wie er liegt, bekommt ihn { $seat }:
table-trick-king = Auf dem Tisch; der König gewinnt, niemand bekommt den Stich:
table-winning = gewinnt
table-own-tricks = Bisher für dich zu werten: { $cards }
table-own-kings-trick = Ohne Stich wertest du den des Königs: { $cards }
table-waiting = Auch auf deiner Hand, für den letzten Stich: { $cards }
table-unseen = Privilegkarten, die noch niemand gezeigt hat: { $cards }
table-makes = wird zu 1 { $material }
table-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-copies = { $count } davon

## Browser

game-short = Kartenspiel
component-assisted = Gehilfe
board-any = jeder
board-any-brief = je
board-any-for-one = je 1
board-for = für { $points }
board-each-hand = je Durchgang
board-last-only = nur zuletzt
board-leads-hand = spielt aus
board-set-aside = beiseite
board-stock = Baustoffe
board-points = Punkte
board-privileges = Privilegien
board-no-privilege = kein Privileg
board-no-trick = noch kein Stich
board-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
board-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-seat-label = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}, { $privileges }
board-so-far = Durchgang bisher
board-so-far-other = Durchgang bisher
board-hand-of = Karten: { $name }
board-cards-of = Würde jetzt zählen für: { $name }
board-your-cards = Würde jetzt für dich zählen
board-you = du
board-leads = spielt aus
board-led = { $name } spielte aus
board-by = gespielt: { $name }
board-plays-now = am Zug
board-plays-last = spielt zuletzt
board-note-led = spielte aus
board-note-played = hat gespielt
board-note-scores = wertet
board-the-trick = Der Stich
board-played = { $name } spielte: { $card }
board-lands-here = hier liegt deine Karte
board-would-go-to = ginge an { $name }
board-would-go-to-you = wäre deiner
board-would-set-aside = käme beiseite
board-goes-to = geht an { $name }
board-goes-to-you = ist deiner
board-was-set-aside = liegt beiseite
board-because-colour = Farbe: { $name }, egal wer sie spielt
board-because-your-colour = deine Farbe, egal wer sie spielt
board-your-hand = Deine Karten
board-yours = deiner
board-not-now = jetzt nicht
board-outcome-yours = wäre deiner
board-outcome-keeps = bleibt deiner
board-outcome-goes = ginge an { $name }
board-outcome-stays = bleibt bei { $name }
board-outcome-king = König: beiseite
board-if-you = Wenn der Stich deiner bleibt
board-if-other = Wenn er an { $name } geht
board-if-king = Der Stich des Königs
board-king-explained = Niemand bekommt ihn. Wer den Durchgang ohne Stich beendet, wertet ihn.
board-term-own = { $count ->
    [one] eigener Handwerker
   *[other] eigene Handwerker
}
board-term-convert = { $converter }: 1 { $material }
board-risk = Noch wenden kann ihn { $names } mit { $values }.
board-risk-none = Niemand kann ihn mehr wenden.
board-risk-last = Du spielst zuletzt: Damit ist er entschieden.
board-kings-trick = Der Stich des Königs
board-king-unplayed = Noch nicht gespielt. Den Stich mit dem König bekommt niemand; wer den Durchgang ohne Stich beendet, wertet ihn.
board-king-rule = Niemand bekommt ihn. Wer den Durchgang ohne Stich beendet, wertet ihn.
board-king-heir = Jetzt { $name }:
board-king-you = Jetzt du:
board-king-scores-heir = { $name } wertet ihn.
board-king-scores-you = Du wertest ihn.
board-king-materials = { $count ->
    [one] und { $count } Baustoff
   *[other] und { $count } Baustoffe
}
board-king-nobody = Jetzt niemand: Alle haben einen Stich.
board-last-trick = Letzter Stich
board-no-last-trick = In diesem Durchgang ist noch kein Stich fertig.
board-last-taken = { $name } bekam ihn: { $card }.
board-last-you = Du bekamst ihn: { $card }.
board-last-king = Der König: beiseite.
board-pile = { $count ->
    [0] Das letzte Privileg ist im Spiel.
    [one] 1 Privileg wartet im Stapel.
   *[other] { $count } Privilegien warten im Stapel.
}
board-pile-bottom = Zuunterst: { $cards }.
board-rail = Phasen
board-arcade = Stiche dieses Durchgangs
board-rail-taken = Stich { $trick }: { $name }
board-rail-you = Stich { $trick }: du
board-rail-king = Stich { $trick }: der König
board-hand-of-hands = Durchgang { $hand } von { $hands }
board-hand-next = Durchgang { $hand }
board-scoring = Wertung
board-end = Ende
board-prompt-play = Spiel eine Karte zu Stich { $trick }
board-prompt-lead = Spiel aus zu Stich { $trick }
board-prompt-wait = Warte auf { $name }
board-prompt-turn = Am Zug: { $name }
board-prompt-scores = Wertung: { $name }
board-prompt-tom = Wähle, was Tom Builder bringt
board-prompt-conversion = Mach aus Baustoffen Punkte
board-prompt-assistant = Gib dem Gehilfen, was übrig ist
board-prompt-cut = Gib Baustoffe ab
board-prompt-past = So war es
board-prompt-over = Das Spiel ist vorbei
board-detail-over = Es gewinnt: { $names }.
board-detail-hand-over = Weiter mit einem Klick oder einer Taste.
board-detail-lead = Du spielst aus; jede Karte darf folgen.
board-detail-leads = { $card } führt mit { $value }.
board-detail-after = Nach dir: { $names }.
board-detail-last = Du spielst zuletzt.
board-detail-tom = 1 Stück des Baustoffs, den du wählst.
board-detail-conversion = Jeder Handwerker und jedes Privileg wirkt einmal.
board-detail-assistant = 1 Punkt für jedes Stück, das du gibst.
board-detail-cut = Nur { $kept } dürfen bleiben: { $over } zu viel.
board-worksheet = Wertungsblatt
board-materials = Baustoffe
board-kept = { $held } da, { $kept } bleiben
board-converters = Umwandlungen
board-no-converters = In diesem Durchgang hast du keine.
board-sum = Summe
board-this-hand = Dieser Durchgang
board-best-step = Am besten: { $action }
board-best-all = Alle besten Schritte
board-best-done = Besser wird es nicht: Du bist fertig.
board-done-conversion = { $count ->
    [0] nichts mehr zu nutzen
    [one] 1 Umwandlung bleibt ungenutzt
   *[other] { $count } Umwandlungen bleiben ungenutzt
}
board-done-assistant = { $count ->
    [0] nichts mehr abzugeben
   *[other] den Rest behalten
}
board-undo = Zurück
board-you-score = Du wertest
board-scores = Wertung: { $name }
board-hand-over = Durchgang { $hand } ist vorbei
board-go-on = Weiter
board-pad = Punkteblatt
board-hand-word = Durchgang
board-from-rulebook = Regelheft
board-from-public = öffentlich
board-from-derived = abgeleitet
board-from-reconstructed = rekonstruiert

# Namen, die auf eine Karte passen; die weichen Trennstriche sagen, wo lange sich teilen dürfen.
board-face-toolmaker = Werkzeug{"\u00AD"}macher
board-face-stonemason = Steinmetz
board-face-carpenter = Schreiner
board-face-mortar-mixer = Mörtel{"\u00AD"}mischer
board-face-master-builder = Bau{"\u00AD"}meister
board-face-king = König
board-face-lady-aliena = Aliena
board-face-william-hamleigh = William
board-face-tom-builder = Tom
board-face-bishop-waleran = Waleran
board-face-ellen = Ellen
board-face-regan-hamleigh = Regan
board-face-alfred-builder = Alfred
board-face-prior-philip = Philip
board-face-quarry = Steinbruch
board-face-forest = Wald
board-face-gravel-pit = Kies{"\u00AD"}grube
board-face-artist = Künstler
board-face-brick-maker = Ziegel{"\u00AD"}brenner
board-face-bell-founder = Glocken{"\u00AD"}gießer
board-face-assistant = Gehilfe
board-face-potter = Töpfer

## Überschriften des Berichts der Arena

topic-privilege = Gewonnene Privilegien
topic-won = In Stichen gewonnene Karten
topic-converter = Genutzte Handwerker und Privilegien

## Aufgaben: worum es geht

puzzle-theme-count = Gut rechnen
puzzle-theme-kings-trick = Den Stich des Königs lesen
puzzle-theme-privilege = Das Privileg gewinnen
puzzle-theme-villains = Die Schurken fernhalten
puzzle-theme-rescue = Einen Stich retten
puzzle-theme-deny = Nichts verschenken
puzzle-theme-last-trick = Der letzte Stich
puzzle-theme-patience = Für später aufheben
