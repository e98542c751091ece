# Die Säulen der Erde: Duell der Baumeister. Schlüssel und Argumente wie in en.ftl.

game-title = Die Säulen der Erde: Duell der Baumeister
game-short = Duell der Baumeister
game-summary = Ein Duell zu zweit: Karten beanspruchen, um die gemeinsame kämpfen und zuerst fertig bauen.

## Optionen

option-persons = Personenkarten
option-persons-help = Die Spielregel spricht von 5 Personenkarten. Gemeint sein können 5 insgesamt oder 5 je Farbe.

## Aktionen

action-claim = Beanspruchen: { $line }
action-flip = Werfen: { $seal }
action-give = Aufgeben
action-keep = Behalten: { $seal }
action-use = Nutzen: { $card }
action-play = Ausspielen: { $card }
action-buy = Kaufen: 1 { $item }
action-sell = Verkaufen: 1 { $item }
action-convert = Umwandeln: 1 { $item }
action-take = Nehmen: 1 { $item }
action-sabotage = Zurückdrehen: 1 { $item }
action-build = { $item } einbauen in Abschnitt { $section ->
    [1] I
    [2] II
   *[3] III
}
action-done = Fertig
action-end = Zug beenden

## Das Journal

entry-display = Runde { $round }: { $seat } hat die Macht und legt aus: { $cards }.
entry-passage-begins = Durchgang { $passage } beginnt: { $deck } wird gemischt.
entry-once-returned = { $seat } hat { $card } nicht gebraucht: Die Karte geht zurück in ihren Stapel.
entry-claimed = { $seat } beansprucht: { $line } ({ $cards }).
entry-contested = Beide beanspruchen { $card }: ein Konflikt. { $first } wirft zuerst und gewinnt bei Gleichstand.
entry-flipped = { $seat } wirft { $seal } und bekommt { $value }: Summe { $sum }.
entry-gave-up = { $seat } gibt auf.
entry-conflict-won = { $seat } gewinnt { $card }. Summen: { $sums }.
entry-seal-kept = { $seat } behält { $seal }.
entry-seals-returned = { $seat } legt unter den Stapel: { $seals }. Im Stapel liegen { $pile }.
entry-turn-begins = { $seat } wertet aus: { $cards }.
entry-once-taken = { $seat } nimmt die 1x-Karte { $card }.
entry-used = { $seat } nutzt { $card }.
entry-played = { $seat } spielt { $card } aus.
entry-power = { $seat } übernimmt die Macht; bisher hatte sie { $other }.
entry-gold = { $seat } bekommt { $change } Gold ({ $source }) und hat { $total }.
entry-robbed = { $seat } nimmt { $change } Gold ({ $source }) und hat { $total }; bezahlt hat { $other }.
entry-seal-bought = { $seat } kauft { $seal } für { $price } Gold und hat noch { $gold }.
entry-seal-gained = { $seat } bekommt { $seal } vom Stapel ({ $source }).
entry-seal-taken = { $seat } nimmt das Siegel { $seal } ({ $source }); verloren hat es { $other }.
entry-material = { $seat } holt { $change } { $material } ins Lager ({ $source }) und hat { $total }.
entry-bought = { $seat } kauft 1 { $material } für { $price } Gold und hat noch { $gold }.
entry-sold = { $seat } verkauft 1 { $material } für { $change } Gold und hat { $gold }.
entry-converted = { $seat } macht aus 1 { $material } für { $price } Gold 1 { $good } ({ $source }).
entry-sabotaged = { $seat } macht aus { $good } wieder { $material }; getroffen ist { $other }.
entry-installed = { $seat } baut { $good } in Abschnitt { $section ->
    [1] I
    [2] II
   *[3] III
} ein, für { $price } Gold: { $installed } von 9.
entry-section-finished = { $seat } hat Abschnitt { $section ->
    [1] I
    [2] II
   *[3] III
} fertig.
entry-bonus = { $seat } hat Abschnitt { $section ->
    [1] I
    [2] II
   *[3] III
} zuerst fertig: { $source }.
entry-not-used = { $seat } lässt ungenutzt: { $cards }.
entry-lapsed = { $seat } hat { $source } nicht gebraucht: Die Wirkung verfällt.
entry-round-ends = Runde { $round } ist vorbei. Punkte: { $scores }.
entry-game-ends = Das Spiel ist aus. Sieg: { $winners }, { $decided }. Punkte: { $scores }.

## Warum nicht?

reason-not-now = Danach wird jetzt nicht gefragt.
reason-over = Das Spiel ist aus.
reason-claim-first = Beanspruche zuerst eine Linie.
reason-line-taken = Diese Linie ist schon beansprucht: { $line }.
reason-line-apart = Diese Linie hat mit der anderen keine Karte gemeinsam, sie muss sie in genau einer kreuzen: { $line }.
reason-conflict-first = Zuerst der Konflikt: Wirf ein Siegel oder gib auf.
reason-must-flip = Der erste Wurf ist Pflicht.
reason-no-seal = Du hast kein Siegel { $seal } mehr.
reason-not-used = Das Siegel { $seal } hast du in diesem Konflikt nicht geworfen.
reason-keep-first = Wähle zuerst das Siegel, das du behältst.
reason-name-a-card = Nutze zuerst eine Karte, die das erlaubt.
reason-not-your-card = { $card } liegt nicht auf deiner Linie.
reason-card-lost = { $card } hast du im Konflikt verloren.
reason-others-person = { $card } nützt nur der Gegenseite.
reason-card-spent = { $card } hast du in dieser Runde schon genutzt.
reason-cards-closed = Du hast zu bauen begonnen: Die ausliegenden Karten sind zu.
reason-finish-step = Schließe zuerst ab: { $card }.
reason-has-power = Du hast die Macht schon.
reason-bank-empty = Die Bank ist leer.
reason-pile-empty = Der Siegelstapel ist leer.
reason-supply-empty = In deinem Vorrat ist nichts mehr davon: { $material }.
reason-no-raw = In deinem Lager liegt nichts davon: { $material }.
reason-too-little-gold = Du brauchst { $gold } Gold.
reason-nothing-to-trade = Es gibt nichts, was du für { $gold } Gold kaufen oder was du verkaufen könntest.
reason-only-sells = { $card } verkauft nur.
reason-other-craft = Das geht nicht mit { $material }.
reason-rival-no-gold = Die Gegenseite hat kein Gold.
reason-rival-no-goods = Die Gegenseite hat keine Baustoffe im Lager.
reason-rival-no-good = Das hat die Gegenseite nicht im Lager: { $good }.
reason-nothing-to-turn = In deinem Lager liegt kein Rohstoff, der sich umwandeln ließe.
reason-nothing-to-fetch = In deinem Vorrat ist nichts zu holen.
reason-not-needed = Dein Bauwerk braucht nichts mehr davon: { $material }.
reason-scaffold-late = Zwei Baustoffe sind schon eingebaut: Für das Gerüst ist es zu spät.
reason-not-kept = Diese Karte hast du nicht: { $card }.
reason-not-in-section = In Abschnitt { $section ->
    [1] I
    [2] II
   *[3] III
} deines Bauwerks gehört das nicht: { $good }.
reason-slot-filled = In Abschnitt { $section ->
    [1] I
    [2] II
   *[3] III
} ist das schon eingebaut: { $good }.
reason-one-section = Du arbeitest an Abschnitt { $section ->
    [1] I
    [2] II
   *[3] III
}: nur ein Abschnitt je Runde.
reason-no-good = In deinem Lager liegt nichts davon: { $good }.

## Phasen

phase-display = Karten auslegen
phase-claim = Eine Linie beanspruchen
phase-conflict = Konflikt: ein Siegel werfen
phase-keep = Ein Siegel behalten
phase-turn = Ein Zug beginnt
phase-evaluation = Karten nutzen
phase-influence = Siegel kaufen
phase-craftsman = Rohstoffe umwandeln
phase-market = Kaufen und verkaufen
phase-free-conversion = Ohne Bezahlung umwandeln
phase-fetch = Rohstoffe holen
phase-sabotage = Einen Baustoff zurückdrehen
phase-building = Am Bauwerk arbeiten
phase-round-end = Die Runde ist vorbei
phase-over = Das Spiel ist aus

## Was eine Stellung wert ist

part-building = das Bauwerk
part-materials = Baustoffe und Rohstoffe
part-gold = Gold
part-seals = Siegel
part-power = die Macht
part-kept = 1x-Karten
part-cards = Karten dieser Runde
part-rival = die Gegenseite gebremst

## Komponenten

component-waleran = Bischof Waleran
component-philip = Prior Philip
component-red = rot
component-blue = blau
component-castle = Burg
component-cathedral = Kathedrale
component-wood = Holz
component-sand = Sand
component-stone = Stein
component-ore = Erz
component-wool = Wolle
component-timber = Balken
component-mortar = Mörtel
component-masonry = Mauerwerk
component-iron-bars = Eisengitter
component-bell = Glocke
component-cloth = Tuch
component-0-5 = 0/5
component-1-4 = 1/4
component-2-3 = 2/3
component-personal = eigenes Siegel
component-seal = Siegel
component-top-row = obere Reihe
component-middle-row = mittlere Reihe
component-bottom-row = untere Reihe
component-left-column = linke Spalte
component-middle-column = mittlere Spalte
component-right-column = rechte Spalte
component-falling-diagonal = fallende Diagonale
component-rising-diagonal = steigende Diagonale
component-bonus-1 = Bonus für Abschnitt I
component-bonus-2 = Bonus für Abschnitt II
component-bonus-3 = Bonus für Abschnitt III
component-a = A
component-b = B
component-deck-a = Stapel A
component-deck-b = Stapel B
component-change-of-power = Machtwechsel
component-income-3 = Einkommen 3
component-income-4 = Einkommen 4
component-income-5 = Einkommen 5
component-income-6 = Einkommen 6
component-influence = Einfluss
component-forest = Wald
component-gravel-pit = Kiesgrube
component-quarry = Steinbruch
component-mine = Bergwerk
component-sheepfold = Schafstall
component-mortar-mixer = Mörtelmischer
component-carpenter = Zimmermann
component-stonemason = Steinmetz
component-weaver = Weber
component-bell-founder = Glockengießer
component-market = Markt
component-toll = Wegzoll
component-journeyman = Geselle
component-scaffolding = Gerüst
component-sabotage = Sabotage
component-supply-cart = Versorgungskarren
component-tom-builder = Tom Builder
component-william-hamleigh = William Hamleigh
component-jack = Jack
component-aliena = Aliena
component-regan-hamleigh = Regan Hamleigh
component-francis = Francis
component-percy-hamleigh = Percy Hamleigh
component-ellen = Ellen
component-alfred = Alfred
component-remigius = Remigius
component-all-gold = Gold insgesamt
component-start-gold = Gold zu Beginn
component-install-1 = 1 Baustoff in einer Runde einbauen
component-install-2 = 2 Baustoffe in einer Runde einbauen
component-install-3 = 3 Baustoffe in einer Runde einbauen
component-passages = Durchgänge
component-rounds-a-passage = Runden je Durchgang
component-section-points = Punkte für einen fertigen Abschnitt
component-by-building = das Bauwerk ist fertig
component-by-sections = mehr fertige Abschnitte
component-by-goods = mehr eingebaute Baustoffe
component-by-gold = mehr Gold
component-by-philip = bei völligem Gleichstand gewinnt Philip

## Was eine Karte tut; die Zahlen kommen aus den Komponenten

help-change-of-power = Übernimm die Macht: Ab der nächsten Runde wählst du zuerst und gewinnst bei Gleichstand
help-income-3 = { $gold } Gold
help-income-4 = { $gold } Gold
help-income-5 = { $gold } Gold
help-income-6 = { $gold } Gold
help-influence = Kaufe Siegel vom Stapel, je { $price } Gold
help-forest = { $amount } Holz aus deinem Vorrat
help-gravel-pit = { $amount } Sand aus deinem Vorrat
help-quarry = { $amount } Stein aus deinem Vorrat
help-mine = { $amount } Erz aus deinem Vorrat
help-sheepfold = { $amount } Wolle aus deinem Vorrat
help-mortar-mixer = Sand zu Mörtel, je { $price } Gold
help-carpenter = Holz zu Balken, je { $price } Gold
help-stonemason = Stein zu Mauerwerk, je { $price } Gold
help-weaver = Wolle zu Tuch, je { $price } Gold
help-bell-founder = Erz zu Glocke oder Eisengitter, je { $price } Gold
help-market = Kaufe Holz, Sand, Stein für je { $price } Gold; verkaufe Wolle für je { $pays }
help-toll = 1x: Die Gegenseite gibt dir { $gold } Gold
help-journeyman = 1x: Wandle { $amount } Rohstoff deines Lagers um, gratis
help-scaffolding = 1x: 2 oder 3 Baustoffe in dieser Runde kosten { $gold } Gold weniger
help-sabotage = 1x: Drehe { $amount } Baustoff im anderen Lager zurück
help-supply-cart = 1x: { $amount } Rohstoff deiner Wahl aus deinem Vorrat
help-tom-builder = Nur Philip: { $amount } Holz, Sand oder Stein umwandeln, gratis
help-william-hamleigh = Nur Waleran: Nimm { $gold } Gold von Philip
help-jack = Nur Philip: { $amount } Baustoff dieser Runde ist gratis und zählt nicht mit
help-aliena = Nur Philip: { $amount } Wolle, dann Wolle für je { $pays } Gold verkaufen
help-regan-hamleigh = Nur Waleran: ein zufälliges Siegel von Philip und { $gold } Gold
help-francis = Nur Philip: { $gold } Gold
help-percy-hamleigh = Nur Waleran: { $gold } Gold
help-ellen = Nur Philip: die obersten { $amount } Siegel des Stapels
help-alfred = Nur Waleran: { $amount } Holz, Sand oder Stein umwandeln, gratis
help-remigius = Nur Waleran: { $amount } noch nötige Rohstoffe aus deinem Vorrat
help-0-5 = Ein neutrales Siegel: { $low } oder { $high }
help-1-4 = Ein neutrales Siegel: { $low } oder { $high }
help-2-3 = Ein neutrales Siegel: { $low } oder { $high }
help-personal = Dein eigenes Siegel: { $low } oder { $high }; es ist dein letzter Wurf und kommt immer zurück
help-bonus-1 = Zuerst fertig: die obersten { $seals } Siegel des Stapels
help-bonus-2 = Zuerst fertig: { $gold } Gold
help-bonus-3 = Zuerst fertig: bis zu { $turns } Holz, Sand oder Stein umwandeln, gratis

## Werte der Komponenten

fact-colour = Farbe
fact-markers = Plättchen
fact-start = zu Beginn
fact-needed = gebraucht
fact-low = kleine Seite
fact-high = große Seite
fact-count = im Spiel
fact-section_1 = Abschnitt I
fact-section_2 = Abschnitt II
fact-section_3 = Abschnitt III
fact-seals = Siegel
fact-gold = Gold
fact-turns = Umwandlungen
fact-copies_a = Exemplare in Stapel A
fact-copies_b = Exemplare in Stapel B
fact-price = Preis in Gold
fact-pays = bringt Gold
fact-amount = Anzahl
fact-player = für
fact-deck = Stapel
fact-replaces = anstelle von
fact-value = Wert

## Der Tisch

table-heading = Runde { $round } von { $rounds } · Durchgang { $passage } mit { $deck } · Bank { $bank } Gold · Siegelstapel { $pile }
table-player = Spieler
table-gold = Gold
table-seals = Siegel
table-camp = Lager
table-supply = Vorrat
table-kept = 1x
table-power = Macht
table-section = { $section ->
    [1] I
    [2] II
   *[3] III
}
table-bonus-gone = Bonus: { $seat }
table-conflict = Konflikt um { $card }: { $sums }. Bei Gleichstand gewinnt { $seat }.
table-faces = { $low } oder { $high }: Summe { $low_sum } oder { $high_sum }
table-last-flip = dein letzter Wurf
table-give-up = { $seat } bekommt { $card }
table-price = { $price } Gold
table-worked = In dieser Runde Abschnitt { $section ->
    [1] I
    [2] II
   *[3] III
}; der nächste Baustoff kostet { $price } Gold.
table-next-price = Der nächste Baustoff kostet { $price } Gold.
table-contested = umkämpft
table-key = Baustoffe in Klammern sind eingebaut; im Lager sind fertige GROSS geschrieben.

## Überschriften des Berichts der Arena

telling-used = Genutzte Karten
telling-fought = Im Konflikt gewonnene Karten
telling-good = Eingebaute Waren
telling-bonus = Boni
