# Die Säulen der Erde: Duell der Baumeister. Schlüssel und Argumente wie in en.ftl.

game-title = Die Säulen der Erde: Duell der Baumeister
game-short = Duell der Baumeister
game-summary = Ein Duell zu zweit: Karten beanspruchen, um die gemeinsame kämpfen und zuerst fertig bauen.
game-length = etwa 30 Minuten
game-weight = einige Regeln

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
entry-seals-returned = { $seat } legt unter den Stapel: { $seals }. Im Stapel liegen jetzt { $pile }.
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
entry-game-ends = Das Spiel ist vorbei. Es gewinnt: { $winners }, { $decided }. Punkte: { $scores }.

## Dasselbe mehrmals, auf einmal erzählt

story-bought = { $seat } kauft { $times } { $material } für { $price } Gold.
story-sold = { $seat } verkauft { $times } { $material } für { $change } Gold.

## Warum nicht?

reason-not-now = Gerade ist etwas anderes gefragt.
reason-over = Das Spiel ist vorbei.
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
reason-cards-closed = Du hast angefangen zu bauen, deshalb sind die ausliegenden Karten gesperrt.
reason-finish-step = Schließe zuerst ab: { $card }.
reason-has-power = Du hast die Macht schon.
reason-bank-empty = Die Bank ist leer.
reason-pile-empty = Der Siegelstapel ist leer.
reason-supply-empty = In deinem Vorrat ist nichts mehr davon: { $material }.
reason-no-raw = In deinem Lager liegt nichts davon: { $material }.
reason-too-little-gold = Du brauchst { $gold } Gold.
reason-nothing-to-trade = Es gibt nichts, was du für { $gold } Gold kaufen oder was du verkaufen könntest.
reason-only-sells = Mit dieser Karte kannst du nur verkaufen: { $card }.
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
phase-over = Das Spiel ist vorbei

## Was eine Stellung wert ist

counsel-wins = gewinnt das Spiel
counsel-section = vollendet Abschnitt { $section ->
    [1] I
    [2] II
   *[3] III
}
counsel-installs = bringt dein Bauwerk in Abschnitt { $section ->
    [1] I
    [2] II
   *[3] III
} voran
counsel-goods = macht für dein Bauwerk: { $good }
counsel-raw = bringt für dein Bauwerk: { $material }
counsel-camp = behält, was dein Bauwerk braucht
counsel-gold = bringt { $count } Gold
counsel-gold-kept = kostet dich weniger Gold
counsel-seals = schont deine Siegel
counsel-seals-come = bringt dir Siegel
counsel-power = behält die Macht
counsel-power-comes = bringt dir die Macht
counsel-once = behält deine 1x-Karte für später
counsel-once-comes = bringt dir eine 1x-Karte
counsel-line = diese Linie hat für dich: { $card }
counsel-line-two = diese Linie hat für dich: { $card } und { $second }
counsel-contested = gibt dir bessere Aussichten auf: { $card }
counsel-rival = lässt der Gegenseite weniger

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
component-gold = Gold
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

help-wood = Rohstoff: Ein Zimmermann macht Balken daraus
help-sand = Rohstoff: Ein Mörtelmischer macht Mörtel daraus
help-stone = Rohstoff: Ein Steinmetz macht Mauerwerk daraus
help-ore = Rohstoff: Ein Glockengießer macht daraus Eisengitter für die Burg, eine Glocke für die Kathedrale
help-wool = Rohstoff: Ein Weber macht Tuch daraus
help-timber = Baustoff aus Holz; kann eingebaut werden
help-mortar = Baustoff aus Sand; kann eingebaut werden
help-masonry = Baustoff aus Stein; kann eingebaut werden
help-iron-bars = Baustoff der Burg, aus Erz; kann eingebaut werden
help-bell = Baustoff der Kathedrale, aus Erz; kann eingebaut werden
help-cloth = Baustoff aus Wolle; kann eingebaut werden
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
help-journeyman = 1x: Wandle { $amount ->
    [one] { $amount } Rohstoff
   *[other] { $amount } Rohstoffe
} deines Lagers um, gratis
help-scaffolding = 1x: 2 oder 3 Baustoffe in dieser Runde kosten { $gold } Gold weniger
help-sabotage = 1x: Drehe { $amount ->
    [one] { $amount } Baustoff
   *[other] { $amount } Baustoffe
} im anderen Lager zurück
help-supply-cart = 1x: { $amount ->
    [one] { $amount } Rohstoff
   *[other] { $amount } Rohstoffe
} deiner Wahl aus deinem Vorrat
help-tom-builder = Nur Philip: { $amount } Holz, Sand oder Stein umwandeln, gratis
help-william-hamleigh = Nur Waleran: Nimm { $gold } Gold von Philip
help-jack = Nur Philip: { $amount ->
    [one] { $amount } Baustoff dieser Runde ist gratis und zählt nicht mit
   *[other] { $amount } Baustoffe dieser Runde sind gratis und zählen nicht mit
}
help-aliena = Nur Philip: { $amount } Wolle, dann Wolle für je { $pays } Gold verkaufen
help-regan-hamleigh = Nur Waleran: ein zufälliges Siegel von Philip und { $gold } Gold
help-francis = Nur Philip: { $gold } Gold
help-percy-hamleigh = Nur Waleran: { $gold } Gold
help-ellen = Nur Philip: { $amount ->
    [one] das oberste Siegel
   *[other] die obersten { $amount } Siegel
} des Stapels
help-alfred = Nur Waleran: { $amount } Holz, Sand oder Stein umwandeln, gratis
help-remigius = Nur Waleran: { $amount ->
    [one] { $amount } noch nötiger Rohstoff
   *[other] { $amount } noch nötige Rohstoffe
} aus deinem Vorrat
help-0-5 = Ein neutrales Siegel: { $low } oder { $high }
help-1-4 = Ein neutrales Siegel: { $low } oder { $high }
help-2-3 = Ein neutrales Siegel: { $low } oder { $high }
help-personal = Dein eigenes Siegel: { $low } oder { $high }; es ist dein letzter Wurf und kommt immer zurück
help-bonus-1 = Zuerst fertig: { $seals ->
    [one] das oberste Siegel
   *[other] die obersten { $seals } Siegel
} des Stapels
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

## Warum ein Wert ist, wie er ist

note-goods-of-a-building = Ein Bauwerk braucht 9 Baustoffe von fünf Arten, und mit 2 Tuch hat jedes Plättchen außer 2 Wolle seinen Zweck.
note-third-is-our-own = Mörtel und Mauerwerk stehen im Beispiel des Regelhefts; Tuch als Drittes ist unsere Wahl.
note-race-in-fourth-passage = Eine Liste der einzelnen Karten fand sich nicht; die Mengen sind so gewählt, dass das Rennen meist im vierten Durchgang endet.
note-number-is-our-own = Eine Liste der einzelnen Karten fand sich nicht; die Anzahl ist unsere Wahl, bei 27 Karten je Stapel und auf Spielbarkeit geprüft.
note-sections-rise = Nur die Summen und ein Beispiel sind bekannt; so gewählt, dass I braucht, was man am Anfang hat, II ein Tuch, III den Baustoff aus Metall.
note-prices-rise = Die Preise fanden sich nicht; sie steigen mit dem Wert des Materials in den Schwesterspielen: Sand, Holz und Wolle, Stein, Erz.
note-wool-price = Die Preise fanden sich nicht; mit Wolle zu 3 ist eine Wollkarte mit dem Markt mehr wert als eine Einkommenskarte.
note-score-as-written = Entscheidung D22: wie der Stand geschrieben wird, 10 für einen fertigen Abschnitt und 1 für jeden eingebauten Baustoff.
note-five-a-colour = Entscheidung D24: die andere Lesart des Regelhefts, 5 Personenkarten je Farbe; Wirkung und Stelle sind unsere Wahl.
note-persons-of-the-novel = Die Namen der Personenkarten fanden sich nicht, nur dass 5 von ihnen rot oder blau sind; es sind Personen des Romans.
note-effect-is-our-own = Die Texte der einzelnen Karten fanden sich nicht; die Wirkung ist unsere Wahl und nutzt nur, was die Regeln kennen.

## Der Tisch

table-heading = Runde { $round } von { $rounds } · Durchgang { $passage } mit { $deck } · Bank { $bank } Gold · Siegelstapel { $pile }
table-player = Platz
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

topic-used = Genutzte Karten
topic-fought = Im Konflikt gewonnene Karten
topic-good = Eingebaute Baustoffe
topic-bonus = Boni

## Browser

board-display = Die neun Karten
board-rail = Runden und Schritte einer Runde
board-rounds = Runde { $round } von { $rounds }
board-when = Durchgang { $passage }, Stapel { $deck }, Runde { $round } von { $rounds }
board-when-short = { $round } von { $rounds } · { $deck }
board-step-claim = Anspruch
board-step-conflict = Konflikt
board-step-turn = { $name }: Karten, Bau
board-step-turn-short = { $name }
board-short-waleran = Waleran
board-short-philip = Philip
board-you = Du
board-gold = Gold
board-thing-gold = Gold
board-thing-installed = Eingebaut
board-installed = { $count } von 9 eingebaut
board-holds-power = hat die Macht
board-power-next = Macht ab nächster Runde
board-power-then = ist in dieser Runde zuerst dran
board-seals = Siegel
board-goods = Fertig
board-camp = Lager
board-supply = Vorrat
board-kept = Behalten
board-kept-none = keine 1x-Karte
board-camp-of = { $thing } roh im Lager: { $count }
board-goods-of = { $thing } im Lager: { $count }
board-supply-of = { $thing } im Vorrat: { $count }
board-rival-of = { $thing } im anderen Lager: { $count }
board-seal-of = Siegel { $seal }: { $count }
board-own-seal = eigenes Siegel
board-own-short = eigen
board-own-seal-out = eigenes Siegel: geworfen
board-slot = { $good }, Abschnitt { $section }
board-slot-filled = { $good }, Abschnitt { $section }: eingebaut
board-bonus-gone = Bonus weg
board-bonus-taken = Bonus erhalten
board-price = Einbau
board-price-for = für { $count }
board-price-now = nächster: { $price } Gold
board-gold-by = { $gold } Gold
board-price-free = nächster: gratis
board-price-section = Abschnitt { $section } in dieser Runde
board-price-closed = Karten jetzt gesperrt
board-pile = Stapel: { $count }
board-pile-buy = Siegelstapel: { $count } Siegel
board-bank = Bank { $gold }
board-deck-left = noch { $count }
board-deck-open = Karten, die noch kommen
board-deck-none = Letzte Runde des Durchgangs: Von Stapel { $deck } ist keine Karte übrig.
board-line-name = { $letter }: { $line }
board-line-of = { $name }: { $line }
board-line-none = Wähle eine Linie
board-line-waits = Noch ist keine Linie beansprucht
board-line-hint = Klicke einen Buchstaben oder eine Karte an: Jeder Klick zeigt eine andere Linie durch sie. Die Tasten der Buchstaben und 1 bis 9 tun dasselbe.
board-line-fight = Ein Konflikt um { $card }
board-line-fight-later = { $name } wird eine Linie quer dazu wählen: Um eine Karte wird gekämpft.
board-cell = { $card }, Platz { $cell }
board-contested = umkämpft
board-conflict = Konflikt um { $card }
board-conflict-won = { $name } gewann { $card }
board-conflict-sums = { $first } zu { $second }
board-can-flip = { $name } kann noch werfen
board-can-flip-none = { $name } hat zum letzten Mal geworfen.
board-tie = { $who ->
    [you] Gleichstand: du gewinnst
   *[other] Gleichstand: { $name } gewinnt
}
board-tie-last = Eigenes Siegel: letzter Wurf.
board-flip = { $seal } werfen
board-flip-own = Eigenes
board-flip-last = letzter Wurf
board-flip-behind = hinten
board-flip-lead = { $who ->
    [you] du führst
   *[other] führt
}
board-flip-lost = verloren
board-give-up = Aufgeben
board-give-up-sure = Sicher?
board-give-up-note = { $name } bekommt { $card }.
board-give-up-keep = Ein geworfenes Siegel behältst du.
board-give-up-first = Der erste Wurf ist Pflicht.
board-keep = { $seal } behalten
board-keep-title = Welches Siegel behältst du?
board-keep-note = Die anderen kommen unter den Stapel.
board-turn = { $name }: Karten und Bau
board-turn-you = Deine Karten
board-needs = { $name } braucht noch
board-needs-you = Dein Bauwerk braucht
board-need = { $good }: { $count } nötig, { $ready } fertig, { $raw } roh
board-need-ready = fertig
board-need-raw = roh
board-need-none = fehlt
board-seals-of = Siegel: { $name }
gain-seal = { $count ->
    [one] Siegel
   *[other] Siegel
}
board-mark-open = nutzbar
board-mark-idle = jetzt ohne Nutzen
board-mark-used = genutzt
board-mark-kept = behalten
board-mark-lost = verloren
board-mark-blocked = gesperrt
board-step = Jetzt: { $card }
board-step-left = noch { $count }
board-sign-power = die Krone
board-sign-rob = nimmt
board-sign-scaffold = Bau
board-sign-sabotage = Gegner
board-sign-gift = 1 gratis
board-gift = Jack: Der nächste Baustoff ist gratis und zählt nicht mit.
board-scaffold = Gerüst: { $gold } Gold weniger für den zweiten Baustoff.
board-name-done = Fertig
board-name-end = Zug beenden
board-note-done = mit { $card }
board-note-end = { $count ->
    [0] nichts mehr zu nutzen
    [one] 1 Karte ungenutzt
   *[other] { $count } Karten ungenutzt
}
board-note-done-loses = { $card } könnte noch { $count } mehr
board-note-end-builds = { $count ->
    [one] 1 Baustoff könnte eingebaut werden
   *[other] { $count } Baustoffe könnten eingebaut werden
}
board-side = { $name }: { $gold } Gold, { $count } von 9 eingebaut, { $seals } Siegel
board-close = Schließen
board-over-order = In dieser Reihenfolge verglichen; ist alles gleich, gewinnt Philip.
board-happening = Das geschieht
board-happening-flip = { $seat } wirft { $seal }.
board-sheet-round = Runde { $round } ist vorbei
board-sheet-conflict = Der Konflikt
board-sheet-seals = Gekaufte Siegel
board-sheet-installed = Einbauen
board-sheet-section = Ein Abschnitt fertig
board-sheet-power = Die Macht
board-prompt-past = So war es
board-prompt-over = Das Werk ist getan
board-prompt-wait = Warte auf { $name }
board-prompt-claim = Wähle eine Linie
board-prompt-cross = Wähle eine Linie quer dazu
board-prompt-first-flip = Wirf ein Siegel
board-prompt-level = Gleichstand: wirf oder gib auf
board-prompt-behind = Du liegst { $count } hinten: wirf oder gib auf
board-prompt-keep = Behalte ein Siegel
board-prompt-evaluation = Nutze deine Karten, dann baue
board-prompt-building = Baue weiter oder beende den Zug
board-prompt-influence = Kaufe Siegel: je { $price } Gold
board-prompt-craftsman = Wandle um: je { $price } Gold
board-prompt-market = Kaufe und verkaufe
board-prompt-free-conversion = Wandle um, gratis
board-prompt-fetch = Nimm einen Rohstoff
board-prompt-sabotage = Drehe einen Baustoff zurück
board-detail-past = Ein früherer Moment dieser Partie; hier kannst du nicht spielen.
board-detail-over = Es gewinnt: { $names }.
board-detail-wait-claim = { $name } wählt eine Linie.
board-detail-wait-conflict = { $name } liegt hinten: wirft ein Siegel oder gibt auf.
board-detail-wait-keep = { $name } behält ein Siegel.
board-detail-wait-turn = { $name } nutzt Karten und darf bauen.
board-detail-claim = Du hast die Macht: Du wählst zuerst, und Gleichstand gewinnst du.
board-detail-cross = { $name } hat: { $line }. Deine Linie muss genau eine Karte mit ihr teilen.
board-detail-first-flip = Es geht um { $card }. Der erste Wurf ist Pflicht.
board-detail-conflict = Es geht um { $card }.
board-detail-level = Bei Gleichstand gewinnt { $name }. Es geht um { $card }.
board-detail-keep = Die anderen kommen unter den Stapel.
board-detail-evaluation = { $left ->
    [0] Keine nutzbare Karte
    [one] 1 nutzbare Karte
   *[other] { $left } nutzbare Karten
}, { $gold } Gold. Wer baut, nutzt keine Karten mehr.
board-detail-evaluation-poor = { $left ->
    [0] Keine nutzbare Karte
    [one] 1 nutzbare Karte
   *[other] { $left } nutzbare Karten
}. Einbauen kostet { $price } Gold, du hast { $gold }.
board-detail-building-poor = Der nächste Baustoff kostet { $price } Gold; du hast nur { $gold }: beende deinen Zug.
board-detail-building = Der nächste Baustoff kostet { $price } Gold; du hast { $gold }.
board-detail-influence = Sie kommen oben vom Stapel; du hast { $gold } Gold.
board-detail-craftsman = { $card }: Wähle Rohstoffe in deinem Lager. Du hast { $gold } Gold.
board-detail-market = Aus dem Vorrat für { $price } Gold; Wolle im Lager bringt { $pays }. Du hast { $gold }.
board-detail-free-conversion = { $card }: noch { $left }, aus deinem Lager.
board-detail-fetch = { $card }: noch { $left }, aus deinem Vorrat.
board-detail-sabotage = { $card }: Wähle einen Baustoff im anderen Lager.
board-from-rulebook = Regelheft
board-from-public = öffentliche Seite
board-from-derived = abgeleitet
board-from-reconstructed = rekonstruiert
component-installed = eingebaute Baustoffe
component-section-finished = fertige Abschnitte
tie-break = Gleiche Punkte: mehr Gold gewinnt, dann Philip.

## Aufgaben: worum es geht

puzzle-theme-finish = Zu Ende bauen
puzzle-theme-let-go = Rechtzeitig aufgeben
puzzle-theme-conflict = Den Konflikt günstig gewinnen
puzzle-theme-deny = Nichts übrig lassen
puzzle-theme-line = Die Reihe wählen
puzzle-theme-sabotage = Die Karte zur rechten Zeit
puzzle-theme-build = An der rechten Stelle bauen
puzzle-theme-money = Gold und Siegel
puzzle-theme-stop = Wissen, wann es reicht
puzzle-theme-order = Die richtige Reihenfolge
