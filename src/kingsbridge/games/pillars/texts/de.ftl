# Die Säulen der Erde. Schlüssel und Argumente sind dieselben wie in en.ftl.

game-title = Die Säulen der Erde
game-summary = Baut die Kathedrale von Kingsbridge: Arbeiter bringen Baustoffe, Baumeister sichern Orte, Handwerker machen Punkte.
game-length = etwa 45 Minuten
game-weight = einige Regeln

## Aktionen

action-take = Nehmen: { $card }
action-hire = Anheuern: { $craftsman }
action-pass = Passen: keine Karte mehr in dieser Runde
action-dismiss = Entlassen: { $craftsman }
action-keep = Den gezogenen Baumeister behalten
action-throw-back = Den Baumeister zurückwerfen und neu ziehen
action-place = Einsetzen: { $space }
action-remigius = Einsetzen: { $space }, kostenlos mit Remigius
action-pass-builder = Passen: später kostenlos einsetzen
action-shelter = Vom Ereignis verschont bleiben
action-claim-cube = Das Ereignis hinnehmen und einen Baustoff nehmen
action-thomas = Thomas gegen das Ereignis einsetzen
action-endure = Das Ereignis hinnehmen, Thomas behalten
action-cube = 1 { $resource } aus den Ständen nehmen
action-exemption = Die Steuerfreiheit einsetzen
action-pay-tax = Die Steuer zahlen
action-leave = Den Markt verlassen
action-buy = { $count } { $resource } kaufen
action-sell = { $count } { $resource } verkaufen
action-done = Fertig gebaut
action-use = Einsetzen: { $craftsman }
action-drop = 1 { $resource } zurückgeben

## Das Protokoll

entry-round-begins = Runde { $round } beginnt; Startspieler: { $start }. Gunstkarten: { $advantages }. In Shiring: { $shiring }. Anzuheuern: { $offer }. Baustoffkarten: { $cards }.
entry-foreseen = { $seat } sieht durch Ellen das kommende Ereignis.
    .known = { $seat } sieht durch Ellen das kommende Ereignis: { $event }.
entry-card-taken = { $seat } nimmt: { $card }. Arbeiter: { $workers }, übrig: { $left }.
entry-hired = { $seat } heuert an: { $craftsman }, für { $cost } Gold. Gold jetzt { $total }.
entry-passed = { $seat } passt und nimmt keine Karte mehr.
entry-cards-left = Übrig: { $cards }. Handwerker aus dem Spiel: { $craftsmen }.
entry-to-mill = { $seat } schickt Arbeiter in die Wollmühle: { $workers }.
entry-dismissed = { $seat } entlässt: { $craftsman }.
entry-builder-drawn = Gezogen: ein Baumeister, { $seat }, Preis { $price }; im Beutel: { $left }.
entry-builder-kept = { $seat } behält den gezogenen Baumeister ({ $owner }).
entry-builder-thrown-back = { $seat } wirft den Baumeister zurück ({ $owner }).
entry-builder-passed = { $seat } passt; der Baumeister wartet auf { $price }.
entry-builder-placed = { $seat } setzt einen Baumeister ein: { $space }, für { $cost } Gold. Gold jetzt { $total }.
entry-builder-walled = Stadtmauer: { $seat } legt den dritten Baumeister zur Seite.
entry-builder-stranded = { $seat } hat kein Feld für diesen Baumeister; er kommt zur Seite.
entry-event-revealed = { $good ->
    [0] Schlechtes Ereignis
   *[other] Gutes Ereignis
}: { $event }.
entry-sheltered = { $seat } bittet den Erzbischof um Schutz.
entry-cube-claimed = { $seat } nimmt statt Schutz einen Baustoff.
entry-spared = { $seat } bleibt verschont: { $event }.
entry-walled = { $seat } hat in der nächsten Runde { $builders ->
    [one] einen Baumeister
   *[other] { $builders } Baumeister
} weniger.
entry-cube-taken = { $seat } nimmt 1 { $resource } aus den Ständen, hat jetzt { $total }; dort noch { $stall }.
entry-gold = { $seat } bekommt { $change } Gold ({ $source }), hat jetzt { $total }{ $lost ->
    [0] {""}
   *[other] { " " }({ $lost } über der Grenze verloren)
}.
entry-wool = { $seat } verdient { $change } Gold mit { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeitern
} in der Wollmühle, hat jetzt { $total }{ $lost ->
    [0] {""}
   *[other] { " " }({ $lost } über der Grenze verloren)
}.
entry-paid = { $missing ->
    [0] { $seat } zahlt { $paid } Gold ({ $source }), hat jetzt { $total }.
   *[other] { $seat } schuldet { $due } Gold ({ $source }), zahlt { $paid }; es fehlen { $missing }, übrig { $total }.
}
entry-points = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $source }), zusammen { $score }.
entry-cubes = { $seat } bekommt { $change } { $resource } ({ $source }), hat jetzt { $total }; Vorrat: { $supply }.
entry-produced = { $extra ->
    [0] { $seat } bekommt { $yields } { $resource } ({ $card }), hat jetzt { $total }.
   *[other] { $seat } bekommt { $resource } ({ $card }): { $yields }, Ereignis { $extra }; hat jetzt { $total }.
}
entry-advantage-taken = { $seat } nimmt die Gunstkarte { $card }.
entry-advantage-spent = { $seat } setzt ein: { $card }.
entry-advantage-unclaimed = Niemand nimmt { $card }: aus dem Spiel.
entry-tax-rolled = Der König verlangt { $tax } Gold.
entry-tax-free = { $seat } zahlt keine Steuer: { $source }.
entry-craftsman-joined = { $craftsman } kommt zu: { $seat }.
entry-craftsman-unclaimed = Niemand nimmt { $craftsman }: aus dem Spiel.
entry-gray-taken = { $seat } bekommt graue Arbeiter für die nächste Runde: { $workers }.
entry-gray-returned = { $seat } schickt graue Arbeiter in die Burg zurück: { $workers }.
entry-bought = { $seat } kauft { $count } { $resource } für { $cost } Gold; hat { $held }, Gold jetzt { $total }.
entry-sold = { $seat } verkauft { $count } { $resource } für { $change } Gold; hat { $held }, Gold jetzt { $total }{ $lost ->
    [0] {""}
   *[other] { " " }({ $lost } über der Grenze verloren)
}.
entry-market-left = { $seat } verlässt den Markt.
entry-built = { $seat } setzt ein: { $craftsman }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (abgegeben: { $cubes }), zusammen { $score }.
entry-earned = { $seat } setzt ein: { $craftsman }. { $change } Gold (abgegeben: { $cubes }), jetzt { $total }{ $lost ->
    [0] {""}
   *[other] { " " }({ $lost } über der Grenze verloren)
}.
entry-gilded = { $seat } setzt ein: { $craftsman }. { $cost } Gold für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $score }; Gold jetzt { $total }.
entry-dropped = { $seat } gibt 1 { $resource } zurück, hat jetzt { $total }.
entry-piece-laid = { $seat } setzt ein Teil der Kathedrale: { $piece }.
entry-start-player = { $claimed ->
    [0] Der Start geht weiter; Startspieler: { $seat }
   *[other] { $seat } hat sich den Start gesichert
}.
entry-restocked = Der Markt bekommt { $count } { $resource }.
entry-court-restocked = Der Königshof bekommt { $count } Metall.
entry-game-ends = Die Kathedrale steht. Es gewinnt: { $winners }. Punkte: { $scores }. Gold: { $golds }.

## Dasselbe mehrmals, auf einmal erzählt

story-bought = { $seat } kauft { $count } { $resource } für { $cost } Gold.
story-sold = { $seat } verkauft { $count } { $resource } für { $change } Gold.
story-built = { $seat } nutzt { $craftsman } { $times } Mal für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $score }.
story-earned = { $seat } nutzt { $craftsman } { $times } Mal für { $change } Gold.
story-gilded = { $seat } nutzt { $craftsman } { $times } Mal: { $cost } Gold für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $score }.
story-dropped = { $seat } gibt { $times } { $resource } zurück.

## Warum nicht?

reason-not-now = Gerade ist etwas anderes gefragt.
reason-over = Das Spiel ist vorbei.
reason-card-not-there = Nicht in der Auslage: { $card }.
reason-few-workers = Diese Karte braucht { $needed } Arbeiter; du hast noch { $held }.
reason-craftsman-not-there = Nicht anzuheuern: { $craftsman }.
reason-little-gold = Das kostet { $needed } Gold; du hast { $held }.
reason-not-in-row = Arbeitet nicht für dich: { $craftsman }.
reason-dismiss-first = Sag zuerst, welcher Handwerker geht.
reason-throw-back-first = Sag zuerst, ob der Baumeister bleibt oder zurückgeworfen wird.
reason-not-yours = Gehört dir nicht: { $card }.
reason-free-anyway = Das Einsetzen ist jetzt ohnehin kostenlos.
reason-no-pass-at-zero = Beim Preis 0 muss eingesetzt werden.
reason-no-second-pass = Für diesen Baumeister wurde schon gepasst; jetzt muss er eingesetzt werden.
reason-only-start-player = Nur der Startspieler darf einen Baumeister zurückwerfen.
reason-thrown-back-already = In dieser Runde wurde schon ein Baumeister zurückgeworfen.
reason-bag-empty = Der Beutel ist leer; derselbe Baumeister käme wieder.
reason-one-builder-each = Nur ein Baumeister je Spieler: { $place }.
reason-space-taken = Kein freies Feld: { $space }.
reason-stalls-empty = Die Stände sind leer.
reason-shelter-first = Wähle zuerst zwischen Schutz und Baustoff.
reason-thomas-first = Entscheide zuerst über Thomas.
reason-stall-empty = In den Ständen ist nichts mehr davon: { $resource }.
reason-cube-first = Nimm zuerst den Baustoff aus den Ständen.
reason-tax-first = Entscheide zuerst über die Steuer.
reason-sold-this-round = In dieser Runde schon verkauft, also nicht zu kaufen: { $resource }.
reason-bought-this-round = In dieser Runde schon gekauft, also nicht zu verkaufen: { $resource }.
reason-no-woodworker = Nur mit einem Schreiner kannst du Holz kaufen.
reason-no-stonecutter = Nur mit einem Steinmetz kannst du Stein verkaufen.
reason-stall-short = So viel liegt nicht in den Ständen: { $resource }.
reason-few-cubes = Du hast nur { $held } { $resource }.
reason-works-by-himself = Arbeitet von selbst: { $craftsman }.
reason-worked-enough = { $craftsman }: in dieser Runde schon { $uses ->
    [one] ein Einsatz
   *[other] { $uses } Einsätze
}, mehr geht nicht.
reason-no-mixer = Maurer arbeiten nur mit einem Mörtelmischer in der Reihe.
reason-lacks-cubes = Dafür fehlen dir Baustoffe: { $craftsman }.
reason-no-cube = Davon hast du nichts: { $resource }.
reason-store-first = Gib zuerst Baustoffe zurück: Nur { $kept } dürfen bleiben.

## Phasen

phase-before-round = Eine neue Runde
phase-cards = Wähle eine Karte
phase-dismissal = Ein Handwerker muss gehen
phase-draw = Ein Baumeister wird gezogen
phase-throw-back = Den gezogenen Baumeister behalten?
phase-builder = Setze deinen Baumeister ein oder passe
phase-passed = Zurückgestellte Baumeister
phase-passed-builder = Setze deinen wartenden Baumeister ein
phase-event = Das Ereignis
phase-shelter = Schutz oder ein Baustoff?
phase-fate = Thomas einsetzen?
phase-archbishop = Nimm einen Baustoff
phase-wool-mill = Die Wollmühle zahlt
phase-kingsbridge = Gunstkarten
phase-priory = Das Kloster
phase-production = Ertrag
phase-court = Der Königshof
phase-tax = Die Steuer zahlen?
phase-shiring = Shiring
phase-castle = Die Burg
phase-market = Kaufen und verkaufen
phase-architect = Der Statiker
phase-cathedral = Baue die Kathedrale
phase-store = Zu viele Baustoffe
phase-start-player = Der Startspieler
phase-next-round = Nächste Runde
phase-over = Die Kathedrale steht

## Was eine Stellung wert ist

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
counsel-gold = bringt { $count } Gold
counsel-gold-kept = kostet dich weniger Gold
counsel-mill = lässt dir mehr Arbeiter, die in der Wollmühle Gold verdienen
counsel-feeds = hat für deine Handwerker: { $resource }
counsel-feeds-kept = behält für deine Handwerker: { $resource }
counsel-works = deine Handwerker machen mehr aus dem, was du hast
counsel-kept = bleibt für die nächste Runde: { $resource }
counsel-craftsman = { $craftsman } arbeitet für dich { $count ->
    [one] auch in der letzten Runde
   *[other] in noch { $count } Runden
}
counsel-dispensable = bringt dir am wenigsten von allen: { $craftsman }
counsel-not-missed = ohne ihn schaffen die anderen in dieser Runde genauso viel: { $craftsman }
counsel-advantage = { $card } bleibt bei dir
counsel-waits = ist jetzt zu teuer: der Baumeister steht später für weniger
counsel-draws-again = zieht noch einmal: es kann einer von deinen kommen
counsel-others-pay = erst soll jemand anderes { $count } Gold zahlen; deine kommen später, vielleicht für weniger
counsel-comes-again = dein Baumeister kommt später wieder, vielleicht für weniger
counsel-rivals = lässt den anderen weniger
counsel-stands-archbishop = erspart dir ein schlechtes Ereignis oder bringt einen Würfel
counsel-stands-kingsbridge = bringt die Gunst { $card }
counsel-stands-priory = { $count ->
    [one] bringt { $count } Punkt im Kloster
   *[other] bringt { $count } Punkte im Kloster
  }
counsel-stands-court = erspart dir die Steuer
counsel-stands-court-first = erspart dir die Steuer und bringt Metall
counsel-stands-shiring = kommt ohne Lohn zu dir: { $craftsman }
counsel-stands-castle = bringt graue Arbeiter für die nächste Runde
counsel-stands-market = lässt dich kaufen und verkaufen
counsel-stands-cathedral = macht dich zum Startspieler der nächsten Runde

## Material

component-blue = Blau
component-red = Rot
component-green = Grün
component-yellow = Gelb
component-wood = Holz
component-stone = Stein
component-gold = Gold
component-sand = Sand
component-metal = Metall
component-forest-2 = Wald 2
component-forest-3 = Wald 3
component-forest-4 = Wald 4
component-quarry-2 = Steinbruch 2
component-quarry-3 = Steinbruch 3
component-quarry-4 = Steinbruch 4
component-gravel-pit-2 = Kiesgrube 2
component-gravel-pit-3 = Kiesgrube 3
component-gravel-pit-4 = Kiesgrube 4
component-mortar-mixer = Mörtelmischer
component-woodworker = Schreiner
component-stonecutter = Steinmetz
component-toolmaker-1 = Werkzeugmacher I
component-master-woodworker-1 = Schreinermeister I
component-mortar-mixer-1 = Mörtelmischer I
component-mason-1 = Maurer I
component-carpenter-2 = Zimmermann II
component-mason-2 = Maurer II
component-potter-2 = Töpfer II
component-architect-2 = Statiker II
component-mason-3 = Maurer III
component-carpenter-3 = Zimmermann III
component-sculptor-3 = Bildhauer III
component-potter-3 = Töpfer III
component-mason-4 = Maurer IV
component-carpenter-4 = Zimmermann IV
component-sculptor-4 = Bildhauer IV
component-glassblower-4 = Glasbläser IV
component-carpenter-5 = Zimmermann V
component-goldsmith-5 = Goldschmied V
component-sculptor-5 = Bildhauer V
component-glassblower-5 = Glasbläser V
component-goldsmith-6 = Goldschmied VI
component-sculptor-6 = Bildhauer VI
component-organ-builder-6 = Orgelbauer VI
component-bell-maker-6 = Glockengießer VI
component-aliena = Aliena
component-tom = Tom
component-richard = Richard
component-otto = Otto
component-jack = Jack
component-francis = Francis
component-prior-philip = Prior Philip
component-ellen = Ellen
component-thomas = Thomas
component-tax-exemption = Steuerfreiheit
component-remigius = Remigius
component-madonna = Madonna
component-wool-fair = Wollmesse
component-toledo = Toledo
component-celebrations = Feierlichkeiten
component-completion = Vollendung
component-event-king = König
component-event-richard = Richards Metall
component-event-philip = Philips Lob
component-event-volunteers = Freiwillige
component-event-archbishop = Erzbischof
component-event-william = William
component-event-conflict = Zwist
component-event-town-wall = Stadtmauer
component-event-cold-winter = Kalter Winter
component-event-collapse = Einsturz
component-events = Ereignisse
component-archbishop = Sitz des Erzbischofs
component-wool-mill = Wollmühle
component-kingsbridge = Kingsbridge
component-priory = Kloster
component-forest = Wald
component-quarry = Steinbruch
component-gravel-pit = Kiesgrube
component-court = Königshof
component-shiring = Shiring
component-castle = Burg von Shiring
component-market = Markt
component-building-site = Baustelle
component-cathedral = Kathedrale
component-kingsbridge-1 = Kingsbridge, erste Karte
component-kingsbridge-2 = Kingsbridge, zweite Karte
component-shiring-1 = Shiring, erster Handwerker
component-shiring-2 = Shiring, zweiter Handwerker
component-nave = Langhaus
component-transept = Querhaus
component-apse = Apsis
component-first-tower = Erster Turm
component-second-tower = Zweiter Turm
component-roof = Dach
component-start = Spielbeginn
component-tax = Steuer
component-start-points = Punkte zu Beginn
component-own-workers = Arbeiter je Platz
component-builders = Baumeister je Platz
component-gray-workers = Graue Arbeiter
component-most-gold = Höchstmenge an Gold
component-most-craftsmen = Raum für Handwerker
component-kept-cubes = Baustoffe, die bleiben
component-first-price = Erster Preis eines Baumeisters
component-cards-in-supply = Baustoffkarten in der Auslage
component-advantages-removed = Entfernte Gunstkarten
component-events-used = Ereignisse im Spiel
component-tax-die = Steuerwürfel
component-gold-per-lost-point = Fehlendes Gold je Verlustpunkt
component-most-points = Höchste Punktzahl, für Prüfungen

## Was das Material bewirkt; die Zahlen kommen aus dem Material

help-wood = Kommt aus dem Wald und vom Markt; Handwerker für Holz machen Punkte daraus
help-stone = Kommt aus dem Steinbruch und vom Markt; Handwerker für Stein machen Punkte daraus
help-sand = Kommt aus der Kiesgrube und vom Markt; manche Handwerker machen Punkte daraus
help-metal = Selten: Es lässt sich nicht kaufen; wenige Handwerker machen viel daraus
help-forest = Hier bringen Rohstoffkarten Holz, durch die Arbeiter darauf
help-quarry = Hier bringen Rohstoffkarten Stein, durch die Arbeiter darauf
help-gravel-pit = Hier bringen Rohstoffkarten Sand, durch die Arbeiter darauf
help-forest-2 = { $workers ->
    [one] { $workers } Arbeiter bringt
   *[other] { $workers } Arbeiter bringen
} { $cubes }
help-forest-3 = { $workers ->
    [one] { $workers } Arbeiter bringt
   *[other] { $workers } Arbeiter bringen
} { $cubes }
help-forest-4 = { $workers ->
    [one] { $workers } Arbeiter bringt
   *[other] { $workers } Arbeiter bringen
} { $cubes }
help-quarry-2 = { $workers ->
    [one] { $workers } Arbeiter bringt
   *[other] { $workers } Arbeiter bringen
} { $cubes }
help-quarry-3 = { $workers ->
    [one] { $workers } Arbeiter bringt
   *[other] { $workers } Arbeiter bringen
} { $cubes }
help-quarry-4 = { $workers ->
    [one] { $workers } Arbeiter bringt
   *[other] { $workers } Arbeiter bringen
} { $cubes }
help-gravel-pit-2 = { $workers ->
    [one] { $workers } Arbeiter bringt
   *[other] { $workers } Arbeiter bringen
} { $cubes }
help-gravel-pit-3 = { $workers ->
    [one] { $workers } Arbeiter bringt
   *[other] { $workers } Arbeiter bringen
} { $cubes }
help-gravel-pit-4 = { $workers ->
    [one] { $workers } Arbeiter bringt
   *[other] { $workers } Arbeiter bringen
} { $cubes }
help-mortar-mixer = { $sand } Sand für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}; Maurer können arbeiten
help-woodworker = { $wood } Holz für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}; du kannst Holz kaufen
help-stonecutter = { $stone } Stein für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}; du kannst Stein verkaufen
help-toolmaker-1 = Einmal je Runde { $gives_gold } Gold, solange du { $needs } hast
help-master-woodworker-1 = { $wood } Holz für { $gives_gold } Gold, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}; du kannst Holz kaufen
help-mortar-mixer-1 = { $sand } Sand für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}; Maurer können arbeiten
help-mason-1 = { $stone } Stein für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}; braucht einen Mörtelmischer
help-carpenter-2 = { $wood } Holz für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-mason-2 = { $stone } Stein für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}; braucht einen Mörtelmischer
help-potter-2 = { $sand } Sand für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-architect-2 = In jeder Runde { $gives_points } SP, von selbst
help-mason-3 = { $stone } Stein für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}; braucht einen Mörtelmischer
help-carpenter-3 = { $wood } Holz für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-sculptor-3 = { $stone } Stein für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-potter-3 = { $sand } Sand für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-mason-4 = { $stone } Stein für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}; braucht einen Mörtelmischer
help-carpenter-4 = { $wood } Holz für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-sculptor-4 = { $stone } Stein für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-glassblower-4 = { $sand } Sand + { $metal } Metall für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-carpenter-5 = { $wood } Holz für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-goldsmith-5 = { $gold } Gold für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-sculptor-5 = { $stone } Stein für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-glassblower-5 = { $sand } Sand + { $metal } Metall für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-goldsmith-6 = { $gold } Gold für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-sculptor-6 = { $stone } Stein für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-organ-builder-6 = { $wood } Holz + { $metal } Metall für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-bell-maker-6 = { $metal } Metall für { $gives_points } SP, { $capacity ->
    [one] einmal
   *[other] bis zu { $capacity }-mal
}
help-aliena = In jeder Runde { $wood } Holz mehr
help-tom = In jeder Runde { $stone } Stein mehr
help-richard = In jeder Runde { $sand } Sand mehr
help-otto = Bis zum Ende { $workers } Arbeiter mehr
help-jack = Raum für { $room } Handwerker mehr
help-francis = Deine Steuer ist immer { $tax }
help-prior-philip = { $points } SP mehr je Baumeister im Kloster
help-ellen = Du siehst jedes kommende Ereignis
help-thomas = Einmal: verschont von einem schlechten Ereignis
help-tax-exemption = Einmal: keine Steuer, nach dem Wurf
help-remigius = Einmal: ein Baumeister kostenlos
help-madonna = Sofort { $points } SP
help-wool-fair = Sofort { $gold } Gold
help-toledo = Sofort { $metal } Metall
help-celebrations = Sofort { $metal } Metall
help-completion = Sofort { $wood } Holz und { $stone } Stein
help-event-king = Alle bekommen { $gold } Gold
help-event-richard = Alle bekommen { $metal } Metall
help-event-philip = { $gold_per_worker } Gold je Arbeiter in der Wollmühle, höchstens { $most }
help-event-volunteers = Jede Baustoffkarte bringt { $cubes_per_card } mehr
help-event-archbishop = Ein Handwerker arbeitet { $extra_uses ->
    [one] einmal mehr
   *[other] { $extra_uses }-mal mehr
}
help-event-william = Alle zahlen { $pay } Gold
help-event-conflict = { $points } SP für alle
help-event-town-wall = Nächste Runde { $builders_less } Baumeister weniger
help-event-cold-winter = Baustoffkarten: je { $cubes_per_card ->
    [one] { $cubes_per_card } Baustoff
   *[other] { $cubes_per_card } Baustoffe
}
help-event-collapse = Alle verlieren { $craftsmen_lost } Handwerker
help-archbishop = Verschont vom schlechten Ereignis, oder ein Baustoff aus den Ständen
help-events = Stehen alle Baumeister, wird das nächste Ereignis aufgedeckt; es trifft alle
help-wool-mill = 1 Gold je Arbeiter
help-kingsbridge = Nimm die Gunstkarte des Feldes
help-priory = Punkte für die Baumeister hier, der Reihe nach: { $points }
help-court = Keine Steuer; der erste bekommt { $metal } Metall
help-shiring = Nimm den Handwerker des Feldes, kostenlos
help-castle = { $workers ->
    [one] { $workers } grauer Arbeiter
   *[other] { $workers } graue Arbeiter
} für die nächste Runde
help-market = Kaufen und verkaufen
help-building-site = Handwerker machen aus Baustoffen Punkte
help-cathedral = Startspieler der nächsten Runde

## Werte des Materials

fact-value = Wert
fact-gold = Gold
fact-cubes = Baustoffe
fact-buy = Kaufpreis
fact-sell = Verkaufspreis
fact-stall = im Stand
fact-most = höchstens
fact-workers = Arbeiter
fact-round = Runde
fact-cost = Kosten
fact-capacity = Einsätze je Runde
fact-gives_points = Punkte je Einsatz
fact-gives_gold = Gold je Einsatz
fact-needs = muss da sein
fact-needs_trade = braucht
fact-extra_use = darf zusätzlich arbeiten
fact-by_himself = von selbst
fact-room = Raum
fact-points = Punkte
fact-last_round = letzte Runde
fact-good = gut
fact-gold_per_worker = Gold je Arbeiter
fact-cubes_per_card = Baustoffe je Karte
fact-extra_uses = zusätzliche Einsätze
fact-pay = zu zahlen
fact-builders_less = Baumeister weniger
fact-craftsmen_lost = verlorene Handwerker
fact-number = Ort des Rundgangs
fact-spaces = Felder
fact-per_seat = Felder für einen Platz

## Warum ein Wert ist, wie er ist

note-sand-in-all = Fünf behalten, neun von Karten der Kiesgrube, drei von Freiwilligen, je einer von Richard und den Ständen.
note-wood-in-all = Fünf behalten, sieben von Karten des Waldes (15 Arbeiter), zwei von Freiwilligen, je einer von Aliena, den Ständen und der Vollendung.
note-stone-in-all = Fünf behalten, sechs von Karten des Steinbruchs (15 Arbeiter), zwei von Freiwilligen, je einer von Tom, den Ständen und der Vollendung.
note-metal-in-all = Fünf behalten, zwei von Toledo, je einer vom Königshof und vom Ereignis Richard.
note-round-limit = Keine Runde kann vierzig Punkte bringen; eine Grenze für Prüfungen und Forschung, keine Regel.
note-point-for-nothing = Entscheidung P16: Ein Punkt für nichts wird nie abgelehnt.
note-once-a-round = Die Karte zeigt keine Zahl, also arbeitet er einmal je Runde.

## Der Tisch

table-round = Runde { $round } von { $rounds } · { $part }
table-part-1 = I · Karten
table-part-2 = II · Baumeister
table-part-3 = III · Rundgang, Ort { $step }
table-over = Ende
table-player = Platz
table-points = SP
table-gold = Gold
table-goods = Holz/Stein/Sand/Metall
table-workers = Arbeiter
table-builders = Baumeister
table-row = Handwerker, { $seat }: { $craftsmen }
table-worker = { $craftsman } ×{ $uses }
table-cards = Baustoffkarten, { $seat }: { $cards }
table-owned = Gunst, { $seat }: { $cards }
table-kingsbridge = Kingsbridge: { $cards }
table-shiring = Shiring: { $craftsmen }
table-space = { $place }: { $seats }
table-stalls = Stände: { $stalls } · Vorrat: { $supply }
table-bag = Beutel: { $bag } · Preis: { $price } · wartend: { $passed }
table-event = Ereignis: { $event }
table-foreseen = Ellen zeigt dir: { $event }
table-builder = Gezogen: { $seat }, Preis { $price }
table-plan = Die Hilfe: { $uses }; { $points } SP, Gold { $gold }, Baustoffe { $cubes }
table-mill = +{ $gold } Mühle
table-costs = { $gold } Gold
table-gains = +{ $gold } Gold
table-free = gratis

## Browser

board-map = Der Spielplan
board-mine = Dein Platz
board-rail = Runden und Phasen
board-round = Runde { $round } von { $rounds }
board-part-1 = Karten
board-part-2 = Baumeister
board-part-3 = Der Rundgang
board-points = Punkte
board-gold = Gold
board-you = Du, { $name }
board-start-player = Startspieler
board-strip = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $gold } Gold, { $cubes ->
    [one] { $cubes } Baustoff
   *[other] { $cubes } Baustoffe
}, { $builders } Baumeister im Beutel
board-strip-start = Startspieler
board-strip-passed = hat gepasst
board-cubes = { $count ->
    [one] { $count } Baustoff
   *[other] { $count } Baustoffe
}
board-track = Baumeisterpreis
board-track-now = Der Preis ist { $price }.
board-track-drawn = { $name } ist bei { $price } gezogen.
board-track-waits = { $name } wartet auf { $price }.
board-track-passed = Gepasst: { $names }. Zuletzt, aber gratis.
board-track-note = Jeder Baumeister senkt den Preis um 1.
board-bag = Im Beutel
board-bag-left = { $count } im Beutel
board-goods = Baustoffe
board-held = { $held } da, { $kept } bleiben
board-stock = { $resource }: { $count }
board-workers = { $count } Arbeiter
board-workers-idle = { $count } frei
board-workers-mill = { $count } in der Mühle
board-craftsmen = Handwerker
board-room = { $count } von { $room }
board-no-mixer = ohne Mischer
board-my-cards = Deine Karten
board-no-cards = Noch keine. Baustoffkarten gelten eine Runde, manche Gunstkarten für immer.
board-cards-of = Karten: { $name }
board-close = Schließen
board-at-court = Bei Hof: keine Steuer
board-plan = So oft im besten Plan
board-event-hidden = { $count ->
    [one] noch 1 verdeckt
   *[other] noch { $count } verdeckt
}
board-event-foreseen = Ellen sieht: { $event }
board-cathedral = Die Kathedrale: { $count } von 6 Teilen stehen. Jetzt wächst: { $piece }.
board-cathedral-done = Die Kathedrale ist vollendet.
board-rises = wächst diese Runde
board-place-taken = { $place } (dort: { $names })
board-place-archbishop = Schutz oder Baustoff
board-place-wool-mill = 1 Gold je Arbeiter
board-place-court = keine Steuer
board-place-castle = { $count ->
    [one] { $count } grauer Arbeiter
   *[other] { $count } graue Arbeiter
}
board-place-market = kaufen, verkaufen
board-place-building-site = Baustoffe werden Punkte
board-place-start = beginnt Runde { $round }
board-place-start-brief = Runde { $round }
board-keep-five = höchstens { $kept } bleiben
board-advantage-cards = Gunstkarten
board-craftsmen-free = Handwerker ohne Lohn
board-card-gone = leer
board-lasts-at-once = sofort
board-lasts-once = einmal, später
board-lasts-for-good = für immer
board-tax = Steuer: { $tax } Gold
board-tax-note = Wer keinen Baumeister bei Hof hat, zahlt. Was fehlt, kostet Punkte.
board-supply = Der Vorrat
board-supply-note = Arbeiter für Baustoffe, Gold für Handwerker
board-supply-empty = Nichts mehr übrig.
board-market = Markt
board-market-note = ein Handel je Zug
board-market-sell = Verkaufe aus deinem Vorrat:
board-market-order = Folge:
board-market-bought = schon gekauft
board-market-sold = schon verkauft
board-market-woodworker = nur mit Schreiner
board-stall = Stand: { $resource }, { $count ->
    [one] { $count } Baustoff
   *[other] { $count } Baustoffe
}, je { $price } Gold
board-cube = Ein Baustoff vom Markt
board-cube-note = Sitz des Erzbischofs
board-gold-change = { $change } → { $after }
board-later = { $thing } kommt noch
board-thing-gold = Gold
board-thing-points = Punkte
board-thing-worker = Freie Arbeiter
board-thing-stone = Stein
board-thing-wood = Holz
board-thing-sand = Sand
board-thing-metal = Metall
board-keep-all = Alle behalten
board-keep-all-note = in dieser Runde
board-keeping = Alle bleiben
board-keeping-stop = diese Runde; beenden
board-best-all = Bester Plan
board-best-note = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
board-happening = Das geschieht
board-happening-tax = Der Würfel bestimmt die Steuer des Königs.
board-sheet-round = Runde { $round } ist vorbei
board-sheet-hired = Handwerker anheuern
board-sheet-builders = Baumeister setzen
board-sheet-tax = Die Steuer des Königs
board-prompt-past = So war es
board-prompt-over = Die Kathedrale steht
board-prompt-wait = Warte auf { $name }
board-prompt-cards = Nimm eine Karte
board-prompt-dismissal = Entlasse einen Handwerker
board-prompt-throw-back = Baumeister behalten?
board-prompt-builder = Baumeister setzen: { $price } Gold
board-prompt-passed-builder = Setze einen Baumeister, gratis
board-prompt-shelter = Schutz oder Baustoff?
board-prompt-fate = Thomas einsetzen?
board-prompt-archbishop = Wähle einen Baustoff
board-prompt-tax = { $tax } Gold Steuer zahlen?
board-prompt-market = Handle auf dem Markt
board-prompt-cathedral = Baue an der Kathedrale
board-prompt-store = Gib Baustoffe zurück
board-detail-over = Es gewinnt: { $names }.
board-detail-cards = Freie Arbeiter: { $workers }. Gold: { $gold }.
board-detail-dismissal = Platz für { $room }. Jeder darf gehen, auch der neue.
board-detail-throw-back = Gezogen: { $owner }.
board-detail-builder = Du hast { $gold } Gold. Golden sind freie Plätze.
board-detail-free = Golden sind freie Plätze.
board-detail-archbishop = Er kommt von den Ständen.
board-detail-tax = Die Steuerfreiheit wirkt einmal.
board-detail-market = Kaufe am Stand oder verkaufe Baustoffe; wer geht, ist fertig.
board-detail-cathedral = Der beste Plan bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und lässt { $gold } Gold und { $cubes ->
    [one] { $cubes } Baustoff
   *[other] { $cubes } Baustoffe
}.
board-detail-store = Nur { $kept } bleiben: { $over } zu viel.
board-name-archbishop = Erzbischof
board-name-court = Hof
board-name-castle = Burg
board-name-start = Start
board-name-pass = Passen
board-name-keep = Behalten
board-name-throw-back = Zurückwerfen
board-name-pass-builder = Passen
board-name-shelter = Schutz
board-name-claim-cube = Baustoff
board-name-thomas = Thomas
board-name-endure = Hinnehmen
board-name-exemption = Steuerfrei
board-name-pay-tax = Zahlen
board-name-leave = Gehen
board-name-done = Fertig
board-button-pass = für diese Runde
board-button-pass-builder = wartet auf { $price }, später gratis
board-button-throw-back = ein anderer wird gezogen, einmal je Runde
board-button-shelter = kein Unheil
board-button-claim-cube = von den Ständen, das Ereignis gilt
board-button-leave = für diese Runde
board-button-done = der Bau ist beendet
board-detail-builder-poor = Du hast { $gold } Gold: zu wenig, also passe.
board-detail-builder-full = Kein Platz steht diesem Baumeister offen, also passe.
board-detail-dismissal-event = Das Ereignis nimmt einen Handwerker: { $event }.
board-button-keep = { $owner } ist dran
board-button-endure = das Ereignis gilt, Thomas bleibt
board-button-thomas = das Ereignis verschont dich, Karte verbraucht
board-button-exemption = keine Steuer, Karte verbraucht
board-button-done-loses = verschenkt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-button-pass-mill = { $count } Arbeiter in die Mühle
board-from-rulebook = Regelheft
board-from-public = öffentliche Seite
board-from-derived = abgeleitet
board-from-reconstructed = rekonstruiert
board-trade-mortar-mixer = Mörtel­mischer
board-trade-woodworker = Schreiner
board-trade-stonecutter = Steinmetz
board-trade-toolmaker = Werkzeug­macher
board-trade-master-woodworker = Schreiner­meister
board-trade-mason = Maurer
board-trade-carpenter = Zimmer­mann
board-trade-potter = Töpfer
board-trade-architect = Statiker
board-trade-sculptor = Bildhauer
board-trade-glassblower = Glas­bläser
board-trade-goldsmith = Gold­schmied
board-trade-organ-builder = Orgel­bauer
board-trade-bell-maker = Glocken­gießer
component-built = Handwerker
component-gilded = Goldschmiede
tie-break = Gleiche Punkte: mehr Gold gewinnt.

## Überschriften des Berichts der Arena

topic-craftsman = Beschäftigte Handwerker
topic-advantage = Gunstkarten
topic-resource-card = Baustoffkarten
topic-space = Felder mit Baumeister
topic-event = Ereignisse

## Aufgaben: worum es geht

puzzle-theme-pass = Zur rechten Zeit passen
puzzle-theme-remigius = Remigius und der Beutel
puzzle-theme-hire = Die Richtigen anstellen
puzzle-theme-dismiss = Wer gehen muss
puzzle-theme-goods = Waren für die Werkstatt
puzzle-theme-lead = Nächste Runde beginnen
puzzle-theme-shield = Schutz vor Unheil
puzzle-theme-advantage = Einen Vorteil nehmen
puzzle-theme-workers = Arbeiter für morgen
puzzle-theme-market = Auf den Markt
puzzle-theme-workshop = An der Werkbank
