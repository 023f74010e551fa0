### Die Texte am Tisch von Tea & Rum.
###
### Gebäude haben .accusative mit Artikel, Kapitäne .inside im Akkusativ, Farben .plural als Adjektiv („blaue Punkte“).
### Aktionstafeln stehen als Überschrift allein („Markt“), in Sätzen als .board („Markttafel“, alle weiblich). Geld: „5 $“.

title = Tea & Rum
tagline = Diene der Krone oder wiegle das Volk auf: eine Insel, zwei Titel
credits = Von Fabien Gridel, erschienen bei Captain Games

## Optionen einer Partie

option-supply = Warenvorrat
    .help = In der Schachtel sind je 22 Weizen, Holz und Erz sowie je 12 Fässer, Tabak und Kanonen. Eine Ware, die ausgegangen ist, kannst du weder bekommen noch kaufen, außer der Vorrat ist endlos.
option-supply-box = Wie in der Schachtel
option-supply-endless = Endlos

## Wörter für Teile, innerhalb von Sätzen

good-wheat = Weizen
    .plural = Weizen
    .label = Weizen
    .wares = Weizen
good-wood = Holz
    .plural = Holz
    .label = Holz
    .wares = Holz
good-ore = Erz
    .plural = Erz
    .label = Erz
    .wares = Erz
good-barrel = Fass
    .plural = Fässer
    .label = Fass
    .wares = Fässer
good-tobacco = Tabak
    .plural = Tabak
    .label = Tabak
    .wares = Tabak
good-cannon = Kanone
    .plural = Kanonen
    .label = Kanone
    .wares = Kanonen

colour-blue = Blau
    .plural = blaue
colour-red = Rot
    .plural = rote

honour-governor = Gouverneur
honour-pirate-king = Piratenkönig

action-board-governor = Gouverneur
    .board = Gouverneurstafel
action-board-market = Markt
    .board = Markttafel
action-board-harbor = Hafen
    .board = Hafentafel
action-board-tavern = Taverne
    .board = Tavernentafel

symbol-hygiene = Hygiene
symbol-entertainment = Unterhaltung
symbol-security = Sicherheit

the-automa = die Automa

source-endowment = aus der Startausstattung
source-row = durch die Reihe
source-building = durch ein Gebäude
source-captain = durch einen Kapitän
source-contract = durch den Auftrag
source-reputation = von der Ansehensleiste
source-wish = durch den Wunsch des Volkes
source-allegiance = durch den Treueid
source-exchange = durch den Tausch
source-excess = durch die Grenze zwischen den Farben
source-income = als Einkommen
source-ship = vom Schiff

building-church = Kirche
    .narrow = Kirche
    .accusative = die Kirche
building-academy = Akademie
    .narrow = Aka­demie
    .accusative = die Akademie
building-palace = Palast
    .narrow = Palast
    .accusative = den Palast
building-statue = Statue
    .narrow = Statue
    .accusative = die Statue
building-town-square = Stadtplatz
    .narrow = Platz
    .accusative = den Stadtplatz
building-guild = Architektengilde
    .narrow = Gilde
    .accusative = die Architektengilde
building-workshop = Werkstatt
    .narrow = Werk­statt
    .accusative = die Werkstatt
building-warehouse = Lagerhaus
    .narrow = Lager­haus
    .accusative = das Lagerhaus
building-dryer = Tabaktrocknerei
    .narrow = Trock­nerei
    .accusative = die Tabaktrocknerei
building-distillery = Brennerei
    .narrow = Bren­nerei
    .accusative = die Brennerei
building-well = Brunnen
    .narrow = Brunnen
    .accusative = den Brunnen
building-bathhouse = Badehaus
    .narrow = Bade­haus
    .accusative = das Badehaus
building-washhouse = Waschhaus
    .narrow = Wasch­haus
    .accusative = das Waschhaus
building-dispensary = Apotheke
    .narrow = Apo­theke
    .accusative = die Apotheke
building-latrines = Öffentliche Latrinen
    .narrow = Latrinen
    .accusative = die Öffentlichen Latrinen
building-city-hall = Rathaus
    .narrow = Rathaus
    .accusative = das Rathaus
building-inn = Gasthof
    .narrow = Gast­hof
    .accusative = den Gasthof
building-hotel = Hotel
    .narrow = Hotel
    .accusative = das Hotel
building-great-hall = Festsaal
    .narrow = Festsaal
    .accusative = den Festsaal
building-gambling-den = Spielhölle
    .narrow = Spiel­hölle
    .accusative = die Spielhölle
building-prison = Gefängnis
    .narrow = Gefäng­nis
    .accusative = das Gefängnis
building-watchtower = Wachturm
    .narrow = Wach­turm
    .accusative = den Wachturm
building-fort = Fort
    .narrow = Fort
    .accusative = das Fort
building-foundry = Gießerei
    .narrow = Gießerei
    .accusative = die Gießerei
building-barracks = Kaserne
    .narrow = Kaserne
    .accusative = die Kaserne

captain-1 = Die alte Bess Tarrow
    .inside = die alte Bess Tarrow
captain-2 = Jory der Höfliche
    .inside = Jory den Höflichen
captain-3 = Salzbart Quill
captain-4 = Mirela Zweiflagg
captain-5 = Dunstan Tauwerk
captain-6 = Witwe Pell
captain-7 = Hob Zimmermann
captain-8 = Ines mit der Waage
captain-9 = Der Schwarze Anselm
    .inside = den Schwarzen Anselm
captain-10 = Rumgassen-Kit
captain-11 = Lady Tiefgang
captain-12 = Doktor Salzlake
captain-13 = Doppeldeck-Odo
captain-14 = Cassia Kontor
captain-15 = Knochen-Jane
captain-16 = Sergeant Flint-Rowe
captain-17 = Die Rote Tamsin
    .inside = die Rote Tamsin
captain-18 = Piet von beiden Ufern
captain-19 = Kommodore Vane-Hollis
captain-20 = Maurer Creed
captain-21 = Fassbauch-Nan
captain-22 = Der stille Kanonier
    .inside = den stillen Kanonier
captain-23 = Fiedler Roake
captain-24 = Admiral Thessaly
captain-25 = Pockendoktor Lunt
captain-26 = Baumeister Seeblick
captain-27 = Eisen-Halloran
captain-28 = Madame Cordoba-Reyes
captain-29 = Kalfaterer Dray
captain-30 = Die Breitseiten-Zwillinge
    .inside = die Breitseiten-Zwillinge

## Mengen, Symbole und Reihen, innerhalb von Sätzen

value = { $value }
nothing = nichts
amount = { $count ->
    [one] 1 { $good }
   *[other] { $count } { FORM($good, "plural") }
}
amount-money = { $dollars } $
amount-points = { $count ->
    [one] 1 Punkt in { $colour }
   *[other] { $count } { FORM($colour, "plural") } Punkte
}
amount-symbols = { $count } { $symbol }
price-or = { $first } oder { $other }

icon-either = { $count ->
    [one] 1 Punkt in Blau oder Rot
   *[other] { $count } blaue oder rote Punkte
}
icon-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
icon-population = { $count } Bevölkerung
icon-cubes = { $count ->
    [one] 1 Würfel beliebiger Art
   *[other] { $count } Würfel beliebiger Art
}
icon-build = bauen
icon-trade = handeln
icon-fulfil = einen Auftrag erfüllen
icon-hire = einen Kapitän anwerben
icon-free-expansions = alle eigenen Erweiterungsmarker gratis entfernen

row-then = { $before }, dann { $after }
row-or = { $left }; oder { $right }

or-more = { $before }, { $after }
or-last = { $before } oder { $after }
may-activate = einen Kapitän aktivieren
may-city-hall = ein Fass gegen einen Stern tauschen
may-prove = für deinen Treueid zahlen
may-use = { FORM($building, "accusative") } nutzen

condition-buildings = { $count } Gebäude bauen
    .alone = { $count } Gebäude bauen
condition-population = Bevölkerung { $count } erreichen
    .alone = Bevölkerung { $count } erreichen
condition-family = { $count } Gebäude einer Farbe bauen
    .alone = { $count } Gebäude einer Farbe bauen
condition-reputation = Stufe { $count } der Ansehensleiste erreichen
    .alone = Stufe { $count } der Ansehensleiste erreichen
condition-each = { $buildings } Gebäude bauen, { $captains } Kapitäne anwerben und { $contracts } Aufträge erfüllen
    .alone = { $buildings } Gebäude bauen, { $captains } Kapitäne anwerben und { $contracts } Aufträge erfüllen
condition-balance = am Ende Blau und Rot höchstens { $count } auseinander haben
    .alone = Am Ende Blau und Rot höchstens { $count } auseinander
condition-contracts = { $count } Aufträge erfüllen
    .alone = { $count } Aufträge erfüllen
condition-captains = { $count } Kapitäne anwerben
    .alone = { $count } Kapitäne anwerben
condition-dollars = { $dollars } $ zahlen
    .alone = { $dollars } $ zahlen
condition-pay = { $goods } zusammen zahlen
    .alone = { $goods } zusammen zahlen

lasting-church = Du bekommst jede Runde { $dollars } $ mehr Einkommen.
lasting-palace = Jedes Mal, wenn du die Gouverneurstafel nutzt, bekommst du auch { $points }.
lasting-guild = Jedes Mal, wenn du baust, bekommst du { $dollars } $.
lasting-workshop = Jedes Gebäude kostet dich einen Würfel weniger; du wählst, welchen.
lasting-works = Jederzeit darfst du { $from } in { $into } verwandeln.
lasting-city-hall = In deinem Zug darfst du Fässer gegen Sterne tauschen, eins zu eins.
lasting-inn = Schiffe kosten dich { $dollars } $ weniger.
lasting-prison = Kapitäne kosten dich { $dollars } $ weniger.
lasting-foundry = In der Einkommensphase darfst du Erz in Kanonen verwandeln, eins zu eins.

## Überschriften: Runde und Phase

heading-income = Runde { $round }: Einkommen
heading-ships = Runde { $round }: Schiffe
heading-remove = Runde { $round }: Arbeiter entfernen
heading-place = Runde { $round }: Arbeiter setzen
heading-wish = Runde { $round }: Wunsch des Volkes
heading-last-captains = Ende: Kapitäne aktivieren
heading-allegiances = Ende: Treueide
heading-exchange = Ende: { $dollars } $ je Punkt
heading-over = Partie zu Ende
transcript-turn = Runde { $round }, Zug { $turn }: Am Zug ist { $who }. Stand: { $scores }.

## Aufforderungen

prompt-remove = Entferne einen Arbeiter und nutze eine Reihe oder Alternativaktion.
prompt-place = Setze einen Arbeiter und nutze eine Reihe oder Alternativaktion.
prompt-after = Du darfst noch { $may } oder deinen Zug beenden.
prompt-ship = Kauf ein Schiff und nimm eine Ladung, oder kauf keines mehr.
prompt-owed = Für deinen Treueid fehlen noch { $price }.
prompt-build = Wähle ein Gebäude, oder bau nichts.
prompt-hire = Wähle einen Kapitän, oder wirb keinen an.
prompt-contract = Erfülle einen Auftrag für blaue oder rote Punkte, oder keinen.
prompt-trade = Erst verkaufen, dann kaufen. Die 1-$-Boni werden für dich gesetzt.
prompt-trade-get = Bisher bekommst du { $dollars } $, Boni eingerechnet.
prompt-trade-pay = Bisher zahlst du { $dollars } $, Boni eingerechnet.
prompt-trade-even = Bisher ist der Handel ausgeglichen, Boni eingerechnet.
prompt-cube = { $left ->
    [1] Wähle einen Würfel: Weizen, Holz oder Erz.
   *[other] Wähle einen Würfel (noch { $left }): Weizen, Holz oder Erz.
}
prompt-from = { $prompt } Das kommt { $source }.
prompt-colour = { $points ->
    [one] Nimm 1 Punkt: blau oder rot?
   *[other] Nimm { $points } Punkte: blau oder rot?
}
prompt-half = Stufe { $step } der Ansehensleiste: Wähle eine Seite.
prompt-foundry = Wähle, wie viel Erz die Gießerei in Kanonen verwandelt.
prompt-overflow = { $over ->
    [one] 1 Ware passt nicht hinein: Erweitere dein Lager oder wirf eine ab.
   *[other] { $over } Waren passen nicht hinein: Erweitere dein Lager oder wirf welche ab.
}
prompt-overflow-discard = { $over ->
    [one] 1 Ware passt nicht hinein: Wähle, welche du abwirfst.
   *[other] { $over } Waren passen nicht hinein: Wähle, welche du abwirfst.
}
prompt-allegiance = Du hast { $points } erreicht: Wähle einen Treueid.
prompt-before-sale = Bevor deine Waren verkauft werden, darfst du { $may }.
prompt-exchange = Zahle heimlich { $dollars } $ für 1 Punkt, so oft du willst.
prompt-choose = Triff deine Wahl.
prompt-over = Die Partie ist zu Ende.

## Aufforderungen für die anderen, die warten

wait-remove = { PERSON($who) ->
    [you] Du entfernst einen Arbeiter.
   *[other] { $who } entfernt einen Arbeiter.
}
wait-place = { PERSON($who) ->
    [you] Du setzt einen Arbeiter.
   *[other] { $who } setzt einen Arbeiter.
}
wait-after = { PERSON($who) ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
wait-ship = { PERSON($who) ->
    [you] Du darfst ein Schiff kaufen.
   *[other] { $who } darf ein Schiff kaufen.
}
wait-build = { PERSON($who) ->
    [you] Du darfst bauen.
   *[other] { $who } darf bauen.
}
wait-hire = { PERSON($who) ->
    [you] Du darfst einen Kapitän anwerben.
   *[other] { $who } darf einen Kapitän anwerben.
}
wait-contract = { PERSON($who) ->
    [you] Du darfst einen Auftrag erfüllen.
   *[other] { $who } darf einen Auftrag erfüllen.
}
wait-trade = { PERSON($who) ->
    [you] Du handelst.
   *[other] { $who } handelt.
}
wait-overflow = { PERSON($who) ->
    [you] Du schaffst Platz im Lager.
   *[other] { $who } schafft Platz im Lager.
}
wait-allegiance = { PERSON($who) ->
    [you] Du wählst einen Treueid.
   *[other] { $who } wählt einen Treueid.
}
wait-exchange = { PERSON($who) ->
    [you] Du tauschst heimlich Geld gegen Punkte.
   *[other] { $who } tauscht heimlich Geld gegen Punkte.
}
wait = { PERSON($who) ->
    [you] Du entscheidest.
   *[other] { $who } entscheidet.
}

## Was als Nächstes zu drücken ist

next-colour = Wähle blaue oder rote Punkte.
next-saved = Wähle den Würfel, den dir die Werkstatt spart.
next-payment = Wähle, ob du Geld oder Holz zahlst.
next-any = Vervollständige deine Wahl.

## Schaltflächen

do-remove = Arbeiter entfernen: { $gain }
do-place = Arbeiter setzen: { $gain }
do-buy-ship = { $goods } für { $dollars } $ kaufen
do-build = { $building } bauen
do-build-saving = { $building } bauen, 1 { $good } sparen
do-hire = Anwerben: { $captain }, { $price }
do-fulfil = { $points ->
    [one] Erfüllen für 1 Punkt in { $colour }
   *[other] Erfüllen für { $points } { FORM($colour, "plural") } Punkte
}
do-paying = Preis { $goods }
do-sell = 1 { $good } verkaufen
do-buy = 1 { $good } kaufen
do-take = { $gain } nehmen
do-half-build = Bauen
do-half-trade = Handeln
do-half-fulfil = Auftrag erfüllen
do-half-hire = Kapitän anwerben
do-take-allegiance = Treueid leisten: { $condition }
    .due = Treueid leisten: { $condition }, spätestens am Spielende
do-prove = { $price } für den Treueid zahlen
do-activate = Aktivieren: { $captain }
do-city-hall = 1 Fass gegen 1 Stern tauschen
do-dry = Aus { $from } { $into } trocknen
do-distil = Aus { $from } { $into } brennen
do-smelt = Aus { $ore } { $cannons } gießen
do-keep-ore = Alles Erz behalten
do-expand = Lagerfeld für { $dollars } $
do-discard = 1 { $good } abwerfen
do-exchange = { $dollars } $ zahlen: { $gain }
do-stop-buying = Keine Schiffe mehr kaufen
do-build-nothing = Nichts bauen
do-hire-none = Niemanden anwerben
do-fulfil-none = Keinen Auftrag erfüllen
do-trade-nothing = Nichts handeln
do-finish-trade = Handel abschließen
do-end-turn = Zug beenden
do-finish-exchange = Tausch beenden
do-done = Fertig

## Warnungen vor einem Verzicht

forgone-ship = Du könntest noch ein Schiff kaufen. Drücke noch mal, um diese Runde keines mehr zu kaufen.
forgone-build = Du könntest etwas bauen. Drücke noch mal, um nichts zu bauen.
forgone-hire = Du könntest einen Kapitän anwerben. Drücke noch mal, um niemanden anzuwerben.
forgone-contract = Du könntest einen Auftrag erfüllen. Drücke noch mal, um keinen zu erfüllen.
forgone-trade = Du hast noch nichts gehandelt. Drücke noch mal, um den Handel auszulassen.
forgone-exchange = Übriges Geld ist nichts wert. Drücke noch mal, um es zu behalten.
forgone-allegiance = Du könntest deinen Treueid bezahlen; ohne ihn wirst du nicht Gouverneur. Drücke noch mal, um ihn nicht zu bezahlen.
forgone-captain = Du könntest einen Kapitän aktivieren. Drücke noch mal, um keinen zu aktivieren.

## Namen der Teile für Vorleseprogramme

part-row = { FORM($board, "board") }, Reihe { $row }: { $gain }
part-board = { FORM($board, "board") }
part-alternative = { FORM($board, "board") }, Alternativaktion: { $action }
part-ship = Schiff für { $dollars } $: { $goods }
part-building = { $left ->
    [0] { $building }: kostet { $cost }. Beim Bau: { $gain }. Keines übrig.
   *[other] { $building }: kostet { $cost }. Beim Bau: { $gain }. Noch { $left }.
}
part-building-lasting = { $left ->
    [0] { $building }: kostet { $cost }. Beim Bau: { $gain }. { $lasting } Keines übrig.
   *[other] { $building }: kostet { $cost }. Beim Bau: { $gain }. { $lasting } Noch { $left }.
}
part-saved = 1 { $good } sparen
part-captain = { $captain }, für { $price }. Beim Anwerben: { $gain }.
part-captain-cannons = { $captain }, für { $price }. Beim Anwerben: { $gain }. Später, für { $cannons }: { $later }.
part-pay = { $price } zahlen
part-contract = Auftrag für { $goods }: { $blue } blaue oder { $red } rote Punkte. Bonus dieses Platzes: { $bonus }.
part-space = Leerer Platz { $number } auf der Auftragstafel. Bonus: { $bonus }.
part-blue = Blaue Punkte
part-red = Rote Punkte
part-sell = { FORM($good, "wares") } verkaufen, je { $price } $; du hast { $stored }
part-buy = { FORM($good, "wares") } kaufen, je { $price } $
part-half = Stufe { $step }: { $gain }
part-left = Linke Seite einer Stufe
part-right = Rechte Seite einer Stufe
part-cube = Ein Würfel { $good }
part-allegiance = Treueid: { $condition }. Gibt sofort { $gain }.
part-no-allegiance = { PERSON($who) ->
    [you] Du hast noch keinen Treueid
   *[other] { $who } hat noch keinen Treueid
}
part-allegiance-open = { PERSON($who) ->
    [you] Dein Treueid, noch nicht erfüllt: { $condition }
   *[other] Treueid von { $who }, noch nicht erfüllt: { $condition }
}
part-allegiance-fulfilled = { PERSON($who) ->
    [you] Dein Treueid, erfüllt: { $condition }
   *[other] Treueid von { $who }, erfüllt: { $condition }
}
part-crew = { $captain }, für { $cannons } zu aktivieren: { $gain }
part-crew-plain = { $captain }, ohne Aktivierung
part-crew-used = { $captain }, schon aktiviert
part-own = { $building }
part-own-lasting = { $building }. { $lasting }
part-expansion = Lagererweiterung für { $dollars } $
part-no-expansion = Keine Erweiterungsmarker mehr
part-stored = { $count ->
    [0] Keine Ware im Lager: { $good }
    [one] 1 { $good } im Lager
   *[other] { $count } { FORM($good, "plural") } im Lager
}

## Warum etwas gerade nicht geht

no-over = Die Partie ist zu Ende.
no-other-turn = Du bist nicht am Zug: Warte auf { $who }.

no-worker-moved = Du hast in diesem Zug schon einen Arbeiter bewegt.
no-workers-yet = Arbeiter werden in Phase 3 bewegt, nach den Schiffen.
no-workers-any-more = Alle Runden sind vorbei: Arbeiter werden nicht mehr bewegt.
no-worker-now = Du kannst jetzt keinen Arbeiter bewegen: Bring erst diese Wahl zu Ende.
no-worker-here = Auf der { FORM($board, "board") } hast du keinen Arbeiter zum Entfernen.
no-room-here = Die { FORM($board, "board") } ist voll.
no-whole-row = Diese Reihe hat einen Schrägstrich: Wähle ihre linke oder ihre rechte Seite.
no-half-row = Diese Reihe hat keinen Schrägstrich: Du bekommst sie ganz.

no-ship-now = Schiffe gibt es nur in Phase 2 zu kaufen, bevor die Arbeiter bewegt werden.
no-ship-gone = Dieses Schiff ist nicht zu kaufen: Es ist schon weg oder wurde diese Runde nicht gezogen.
no-ship-row = Dieses Schiff hat keine solche Ladung.
no-ship-money = Dieses Schiff kostet { $price } $, aber du hast { $money ->
    [0] kein Geld.
   *[other] nur { $money } $.
}

no-build-now = Zum Bauen nutze eine Reihe mit Bausymbol oder die Alternativaktion der { FORM($board, "board") }.
no-build-owned = Du hast { FORM($building, "accusative") } schon, und dasselbe Gebäude kannst du nicht zweimal bauen.
no-build-left = Von diesem Gebäude ist keines mehr übrig: { $building }.
no-build-unused = Dieses Gebäude ist nicht in dieser Partie: { $building }.
no-build-goods = Für { FORM($building, "accusative") } fehlt dir noch: { $goods }.
no-build-workshop = Für { FORM($building, "accusative") } fehlt dir noch: { $goods }. Die Werkstatt spart dir nur einen Würfel.
no-saved = Wähle zuerst ein Gebäude, das { $good } kostet: Die Werkstatt spart dir einen Würfel seiner Kosten.

no-hire-now = Zum Anwerben nutze eine Reihe mit Kapitänssymbol oder die Alternativaktion der { FORM($board, "board") }.
no-captain-taken = { PERSON($who) ->
    [you] Du hast { FORM($captain, "inside") } schon angeworben.
   *[other] { $who } hat { FORM($captain, "inside") } schon angeworben.
}
no-captain-yet = Erst ab Runde { $round } anzuwerben: { $captain }.
no-captain-unused = Dieser Kapitän ist nicht in dieser Partie.
no-captain-money = Um { FORM($captain, "inside") } anzuwerben, brauchst du { $price }, aber du hast { $money ->
    [0] kein Geld.
   *[other] nur { $money } $.
}
no-captain-goods = Um { FORM($captain, "inside") } anzuwerben, fehlt dir noch: { $goods }.
no-payment = Nur bei { $captain } kannst du wählen, wie du zahlst: { $price }.
no-activate-now = Kapitäne aktivierst du, bevor oder nachdem du einen Arbeiter bewegst, oder am Ende der Partie.
no-crew-other = Du hast { FORM($captain, "inside") } nicht angeworben.
no-crew-plain = Hier gibt es nichts zu aktivieren: { $captain }.
no-crew-used = Du hast { FORM($captain, "inside") } schon aktiviert.
no-crew-cannons = { $stored ->
    [0] Um { FORM($captain, "inside") } zu aktivieren, brauchst du { $cannons }, aber du hast keine.
   *[other] Um { FORM($captain, "inside") } zu aktivieren, brauchst du { $cannons }, aber du hast nur { $stored }.
}

no-contract-now = Für einen Auftrag nutze eine Reihe mit Auftragssymbol oder die Alternativaktion der { FORM($board, "board") }.
no-contract-yet = Dieser Platz ist leer: Neue Aufträge kommen am Ende der Runde.
no-contract-left = Dieser Platz ist leer, und es kommen keine neuen Aufträge mehr.
no-contract-goods = Für diesen Auftrag fehlt dir noch: { $goods }.
no-colour-now = Du wählst gerade nicht zwischen blauen und roten Punkten.
no-colour-first = Wähle zuerst einen Auftrag, dann blaue oder rote Punkte.

no-trade-now = Zum Handeln nutze eine Reihe mit Handelssymbol oder die Alternativaktion der { FORM($board, "board") }.
no-sell-none = Davon hast du nichts zu verkaufen: { FORM($good, "wares") }.
no-sell-after = Erst verkaufst du, dann kaufst du: Um mehr zu verkaufen, nimm erst deine Käufe zurück.
no-buy-sold = In diesem Handel verkaufst du schon { FORM($good, "plural") }. Dieselbe Ware kannst du nicht auch kaufen.
no-buy-room = In deinem Lager ist kein Feld für eine weitere Ware frei.
no-buy-money = Du hast noch { $money } $, zu wenig für 1 { $good }.
no-supply = Im Vorrat ist nichts mehr davon: { FORM($good, "wares") }.
no-expand-now = Dein Lager erweitern kannst du nur während eines Handels, oder wenn deine Waren nicht hineinpassen.
no-expansions-left = Du hast keine Erweiterungsmarker mehr: Dein Lager kann nicht weiter wachsen.
no-expansion-money = Die nächste Erweiterung kostet { $price } $, aber du hast { $money ->
    [0] kein Geld.
   *[other] nur { $money } $.
}
no-stored-none = Davon hast du nichts: { FORM($good, "wares") }.
no-stored-fits = Waren abwerfen kannst du nur, wenn sie nicht in dein Lager passen.

no-half-now = Du wählst gerade keine Seite einer Stufe.
no-cube-now = Du wählst gerade keinen Würfel.

no-allegiance-now = Einen Treueid wählst du, wenn du { $points } erreichst.
no-allegiance-taken = { PERSON($who) ->
    [you] Diesen Treueid hast du schon geleistet.
   *[other] Diesen Treueid hat { $who } schon geleistet.
}
no-allegiance-unused = Dieser Treueid ist nicht in dieser Partie.
no-seal-now = Für deinen Treueid zahlst du, bevor oder nachdem du einen Arbeiter bewegst, oder am Ende der Partie.
no-seal-none = Du hast noch keinen Treueid.
no-seal-fulfilled = Dein Treueid ist schon erfüllt.
no-seal-money = Dein Treueid kostet { $price } $, aber du hast { $money ->
    [0] kein Geld.
   *[other] nur { $money } $.
}
no-seal-goods = Für deinen Treueid fehlt dir noch: { $goods }.
no-seal-condition = Hier gibt es nichts zu zahlen. So erfüllst du deinen Treueid: { $condition }.

no-own-not = Du hast { FORM($building, "accusative") } nicht.
no-own-passive = Dieses Gebäude wirkt von selbst, du musst es nie nutzen: { $building }.
no-city-hall-now = Du kannst { FORM($building, "accusative") } nutzen, bevor oder nachdem du einen Arbeiter bewegst.
no-city-hall-barrel = Du hast kein Fass für { FORM($building, "accusative") }.
no-foundry-now = Die Gießerei wirkt nur in der Einkommensphase.
no-smelt = Du brauchst 1 Erz je Kanone, und im Vorrat müssen genug Kanonen sein.
no-works-goods = { $stored ->
    [0] Für { FORM($building, "accusative") } brauchst du { $needs }, aber du hast nichts davon.
   *[other] Für { FORM($building, "accusative") } brauchst du { $needs }, aber du hast nur { $stored }.
}
no-works-supply = So viel ist nicht mehr im Vorrat: { $makes }.
no-works-now = Während dieser Wahl kannst du { FORM($building, "accusative") } nicht nutzen.

no-exchange-money = Ein Punkt kostet { $price } $, aber du hast { $money ->
    [0] kein Geld mehr.
   *[other] nur noch { $money } $.
}

no-done-worker = Du musst einen Arbeiter bewegen: Wähle eine Tafel.
no-done-overflow = Deine Waren passen nicht hinein: Erweitere dein Lager oder wirf welche ab.
no-done-allegiance = Du musst einen Treueid wählen.
no-done-foundry = Wähle, wie viel Erz du nutzt; du darfst alles behalten.
no-done-colour = Wähle blaue oder rote Punkte.
no-done-cube = Wähle einen Würfel.
no-done-choose = Wähle zuerst eine der beiden Seiten.

## Die Geschichte

line-not-used = Nicht in dieser Partie: { $buildings }
line-wish-laid = Wunsch des Volkes in Runde { $round }: { $symbols }, für { FORM($colour, "plural") } Punkte
line-contract-laid = Neuer Auftrag für { $goods }
line-captains = Kapitäne zum Anwerben: { $captains }
line-endowment = { PERSON($who) ->
    [you] Du ziehst eine Startausstattung
   *[other] { $who } zieht eine Startausstattung
}

line-round = { PERSON($who) ->
    [you] Runde { $round } beginnt, und du fängst an
   *[other] Runde { $round } beginnt, und { $who } fängt an
}
line-victory-card = Siegkarte der Runde { $round }: { $colour }, für den Titel „{ $honour }“
line-income = { PERSON($who) ->
    [you] Du bekommst dein Einkommen
   *[other] { $who } bekommt Einkommen
}
line-ships = Schiffe zu kaufen für { $prices }
line-buys-ship = { PERSON($who) ->
    [you] Du kaufst ein Schiff mit { $goods }
   *[other] { $who } kauft ein Schiff mit { $goods }
}
line-passes = { PERSON($who) ->
    [you] Du kaufst diese Runde keine Schiffe mehr
   *[other] { $who } kauft diese Runde keine Schiffe mehr
}
aside-gained = +{ $dollars } $
aside-paid = −{ $dollars } $

line-removes = { PERSON($who) ->
    [you] Du entfernst einen Arbeiter von der { FORM($board, "board") }: { $gain }
   *[other] { $who } entfernt einen Arbeiter von der { FORM($board, "board") }: { $gain }
}
line-places = { PERSON($who) ->
    [you] Du setzt einen Arbeiter auf die { FORM($board, "board") }: { $gain }
   *[other] { $who } setzt einen Arbeiter auf die { FORM($board, "board") }: { $gain }
}
line-removes-instead = { PERSON($who) ->
    [you] Du entfernst einen Arbeiter von der { FORM($board, "board") }: { $action }
   *[other] { $who } entfernt einen Arbeiter von der { FORM($board, "board") }: { $action }
}
line-places-instead = { PERSON($who) ->
    [you] Du setzt einen Arbeiter auf die { FORM($board, "board") }: { $action }
   *[other] { $who } setzt einen Arbeiter auf die { FORM($board, "board") }: { $action }
}
line-automa-removes = Die Automa entfernt einen Arbeiter von der { FORM($board, "board") }
line-automa-places = Die Automa setzt einen Arbeiter auf die { FORM($board, "board") }
line-automa-blocked = Die Automa zieht ein Plättchen der { FORM($board, "board") }, kann dort aber nichts tun
line-automa-shuffles = Die Automa mischt ihre Plättchen neu

line-money = { PERSON($who) ->
    [you] Du bekommst Geld { $source }
   *[other] { $who } bekommt Geld { $source }
}
line-goods = { PERSON($who) ->
    [you] Du bekommst { $goods }
   *[other] { $who } bekommt { $goods }
}
line-goods-short = { PERSON($who) ->
    [you] Du bekommst { $goods }; nicht im Vorrat: { $lacking }
   *[other] { $who } bekommt { $goods }; nicht im Vorrat: { $lacking }
}
line-goods-lost = { PERSON($who) ->
    [you] Du gehst leer aus, nicht im Vorrat: { $lacking }
   *[other] { $who } geht leer aus, nicht im Vorrat: { $lacking }
}
line-points = { PERSON($who) ->
    [you] Du bekommst { $points } { $source }
   *[other] { $who } bekommt { $points } { $source }
}
line-step = { PERSON($who) ->
    [you] Du erreichst Stufe { $step } der Ansehensleiste
   *[other] { $who } erreicht Stufe { $step } der Ansehensleiste
}
line-beyond = { PERSON($who) ->
    [you] Du bekommst einen Stern, bist aber schon auf der letzten Stufe
   *[other] { $who } bekommt einen Stern, ist aber schon auf der letzten Stufe
}
line-population = { PERSON($who) ->
    [you] Deine Bevölkerung wächst auf { $population }
   *[other] Die Bevölkerung von { $who } wächst auf { $population }
}

line-builds = { PERSON($who) ->
    [you] Du baust { FORM($building, "accusative") } für { $price }
   *[other] { $who } baut { FORM($building, "accusative") } für { $price }
}
line-hires = { PERSON($who) ->
    [you] Du wirbst { FORM($captain, "inside") } für { $price } an
   *[other] { $who } wirbt { FORM($captain, "inside") } für { $price } an
}
line-activates = { PERSON($who) ->
    [you] Du aktivierst { FORM($captain, "inside") } für { $cannons }
   *[other] { $who } aktiviert { FORM($captain, "inside") } für { $cannons }
}
line-fulfils = { PERSON($who) ->
    [you] Du erfüllst einen Auftrag für { FORM($colour, "plural") } Punkte und zahlst { $goods }
   *[other] { $who } erfüllt einen Auftrag für { FORM($colour, "plural") } Punkte und zahlt { $goods }
}
line-builds-nothing = { PERSON($who) ->
    [you] Du baust nichts
   *[other] { $who } baut nichts
}
line-hires-none = { PERSON($who) ->
    [you] Du wirbst keinen Kapitän an
   *[other] { $who } wirbt keinen Kapitän an
}
line-fulfils-none = { PERSON($who) ->
    [you] Du erfüllst keinen Auftrag
   *[other] { $who } erfüllt keinen Auftrag
}
line-trades-nothing = { PERSON($who) ->
    [you] Du handelst nichts
   *[other] { $who } handelt nichts
}
line-allegiance = { PERSON($who) ->
    [you] Du leistest einen Treueid: { $condition }
   *[other] { $who } leistet einen Treueid: { $condition }
}
line-proved = { PERSON($who) ->
    [you] Du erfüllst deinen Treueid: { $condition }
   *[other] { $who } erfüllt den Treueid: { $condition }
}

line-sells = { PERSON($who) ->
    [you] Du verkaufst { $goods }
   *[other] { $who } verkauft { $goods }
}
line-buys = { PERSON($who) ->
    [you] Du kaufst { $goods }
   *[other] { $who } kauft { $goods }
}
line-trades = { PERSON($who) ->
    [you] Du handelst { $sold } gegen { $bought }
   *[other] { $who } handelt { $sold } gegen { $bought }
}
line-expands = { PERSON($who) ->
    [you] Du erweiterst dein Lager um ein Feld
   *[other] { $who } erweitert das Lager um ein Feld
}
line-clears = { $tokens ->
    [one] { PERSON($who) ->
        [you] Du entfernst deinen letzten Erweiterungsmarker gratis
       *[other] { $who } entfernt den letzten Erweiterungsmarker gratis
    }
   *[other] { PERSON($who) ->
        [you] Du entfernst { $tokens } Erweiterungsmarker gratis
       *[other] { $who } entfernt { $tokens } Erweiterungsmarker gratis
    }
}
line-discards = { PERSON($who) ->
    [you] Du wirfst 1 { $good } ab
   *[other] { $who } wirft 1 { $good } ab
}
line-smelts = { PERSON($who) ->
    [you] Du verwandelst { $ore } in { $cannons }
   *[other] { $who } verwandelt { $ore } in { $cannons }
}
line-keeps-ore = { PERSON($who) ->
    [you] Du behältst alles Erz
   *[other] { $who } behält alles Erz
}
line-dries = { PERSON($who) ->
    [you] Du trocknest { $from } zu { $into }
   *[other] { $who } trocknet { $from } zu { $into }
}
line-distils = { PERSON($who) ->
    [you] Du brennst aus { $from } { $into } Rum
   *[other] { $who } brennt aus { $from } { $into } Rum
}
line-city-hall = { PERSON($who) ->
    [you] Du nutzt { FORM($building, "accusative") } und tauschst ein Fass gegen einen Stern
   *[other] { $who } nutzt { FORM($building, "accusative") } und tauscht ein Fass gegen einen Stern
}

line-symbols = { $count ->
    [one] { PERSON($who) ->
        [you] Du hast 1 Symbol für den Wunsch des Volkes
       *[other] { $who } hat 1 Symbol für den Wunsch des Volkes
    }
   *[other] { PERSON($who) ->
        [you] Du hast { $count } Symbole für den Wunsch des Volkes
       *[other] { $who } hat { $count } Symbole für den Wunsch des Volkes
    }
}

line-sells-out = { PERSON($who) ->
    [you] Du verkaufst deine übrigen Waren: { $goods }
   *[other] { $who } verkauft die übrigen Waren: { $goods }
}
line-may-exchange = { PERSON($who) ->
    [you] Du darfst heimlich Geld gegen Punkte tauschen
   *[other] { $who } darf heimlich Geld gegen Punkte tauschen
}
line-buys-point = { PERSON($who) ->
    [you] Du zahlst { $dollars } $ für { $points }
   *[other] { $who } zahlt { $dollars } $ für { $points }
}
line-exchanges = { PERSON($who) ->
    [you] Du tauschst { $dollars } $ gegen { $points }
   *[other] { $who } tauscht { $dollars } $ gegen { $points }
}
line-exchanges-nothing = { PERSON($who) ->
    [you] Du tauschst nichts
   *[other] { $who } tauscht nichts
}
line-excess = { PERSON($who) ->
    [you] Du verlierst { $points }: Blau und Rot lagen mehr als { $most } auseinander
   *[other] { $who } verliert { $points }: Blau und Rot lagen mehr als { $most } auseinander
}
line-no-governor = Niemand hat einen Treueid erfüllt: Es gibt keinen Gouverneur
line-crowned = { PERSON($who) ->
    [you] Du wirst { $honour }
    [you-all] Den Titel „{ $honour }“ teilen sich: { $who }
    [several] Den Titel „{ $honour }“ teilen sich: { $who }
   *[other] { $who } wird { $honour }
}

## Auskünfte zu einem Teil

piece-alternative = Alternativaktion der { FORM($board, "board") }
    .about = Wenn du hier einen Arbeiter setzt oder entfernst, darfst du statt der Reihe diese Aktion nutzen.
piece-space = Platz { $number } der Auftragstafel
    .about = Dieser Platz ist leer. Am Ende der Runde rücken Aufträge nach rechts, und neue füllen die Lücken.
piece-blue = Blaue Punkte
    .about = Blaue Punkte zeigen dein Ansehen bei der Krone. Wer die meisten hat, kann Gouverneur werden.
piece-red = Rote Punkte
    .about = Rote Punkte zeigen deinen Rückhalt im Volk. Wer die meisten hat, wird Piratenkönig.
piece-track = Ansehensleiste
    .about = Jeder Stern bringt dich eine Stufe höher, und du bekommst, was diese Stufe gibt.
piece-step = Stufe { $step } der Ansehensleiste
piece-seal = Noch kein Treueid
    .about = Wenn du genug blaue Punkte hast, musst du der Krone einen Treueid leisten.
piece-expansion = Lagererweiterung
    .about = Zahle den Preis eines Erweiterungsmarkers, um ihn zu entfernen und ein Feld dazuzubekommen.
piece-done = Fertig
    .about = Beendet oder überspringt die laufende Wahl.
piece-money = Geld
    .about = Mit Geld zahlst du Schiffe, Kapitäne und Waren. Am Ende darfst du es gegen Punkte tauschen.
piece-population = Bevölkerung
    .about = Jede Runde bekommst du so viele Dollar, wie deine Bevölkerung groß ist.
piece-warehouse = Lager
    .about = Jedes Feld fasst eine Ware. Waren, die nicht hineinpassen, musst du abwerfen.
piece-workers = Arbeiter
    .about = In ungeraden Runden entfernst du deine Arbeiter von den Aktionstafeln. In geraden setzt du sie zurück.
piece-score = Punkte
    .about = Blaue Punkte können dich zum Gouverneur machen, rote zum Piratenkönig.
piece-scale = Waage
    .about = Links verkaufen, rechts kaufen. Eine Warenart verkaufst du für je 1 $ mehr (nie Kanonen) und eine kaufst du für je 1 $ weniger (nie Weizen).
piece-held = Gebäude, Kapitäne und Aufträge
    .about = Alle können diese Karten sehen.
piece-order = Reihenfolgetafel
    .about = Die Reihenfolgetafel zeigt, wer an der Reihe ist, einen Arbeiter zu bewegen. Nach jeder Runde wird sie umgedreht.

## Auskünfte: wie es um ein Teil steht

now-unused = Nicht in dieser Partie.
now-left = { $left ->
    [0] Keines übrig.
   *[other] Noch { $left } übrig.
}
now-built = { PERSON($who) ->
    [you] Gebaut von dir.
    [you-all] Gebaut von: { $who }.
   *[other] Gebaut von { $who }.
}
now-lack = { PERSON($who) ->
    [you] Dir fehlt noch: { $goods }.
   *[other] Für { $who } fehlt noch: { $goods }.
}
now-hired = { PERSON($who) ->
    [you] Angeworben von dir.
    [you-all] Angeworben von: { $who }.
   *[other] Angeworben von { $who }.
}
now-for-hire = Jetzt anzuwerben.
now-hire-later = Kommt vielleicht ab Runde { $round }.
now-price = { PERSON($who) ->
    [you] Du würdest { $price } zahlen.
   *[other] { $who } würde { $price } zahlen.
}
now-activated = Schon aktiviert.
now-contract-space = Auf Platz { $space } der Auftragstafel. Bonus dieses Platzes: { $bonus }.
now-has-goods = { PERSON($who) ->
    [you] Du hast alle Waren für diesen Auftrag.
   *[other] { $who } hat alle Waren für diesen Auftrag.
}
now-fulfilled = { PERSON($who) ->
    [you] Erfüllt von dir.
    [you-all] Erfüllt von: { $who }.
   *[other] Erfüllt von { $who }.
}
now-ship-for-sale = Diese Runde zu kaufen.
now-ships-coming = Die Schiffe dieser Runde liegen noch nicht aus.
now-ship-sold = Diese Runde schon gekauft.
now-ship-absent = Nicht zu kaufen: Es ist schon weg oder wurde diese Runde nicht gezogen.
now-allegiance-free = Noch zu haben.
now-allegiance-open = { PERSON($who) ->
    [you] Von dir geleistet, noch nicht erfüllt.
   *[other] Von { $who } geleistet, noch nicht erfüllt.
}
now-allegiance-fulfilled = { PERSON($who) ->
    [you] Von dir geleistet und erfüllt.
   *[other] Von { $who } geleistet und erfüllt.
}
now-wish-round = Zählt in Runde { $round }.
now-symbols = { $count ->
    [0] { PERSON($who) ->
        [you] Du hast keine passenden Symbole.
       *[other] { $who } hat keine passenden Symbole.
    }
    [one] { PERSON($who) ->
        [you] Du hast 1 passendes Symbol.
       *[other] { $who } hat 1 passendes Symbol.
    }
   *[other] { PERSON($who) ->
        [you] Du hast { $count } passende Symbole.
       *[other] { $who } hat { $count } passende Symbole.
    }
}
now-endowed = Das wurde am Anfang gezogen.
now-supply = { $left ->
    [0] Nichts mehr im Vorrat.
   *[other] Noch { $left } im Vorrat.
}
now-supply-endless = Der Vorrat geht nie aus.
now-holds = { PERSON($who) ->
    [you] Du hast { $count } im Lager.
   *[other] { $who } hat { $count } im Lager.
}
now-next-row = Der nächste Arbeiter nutzt Reihe { $row }: { $gain }.
now-board-empty = Hier gibt es keine Arbeiter mehr zu entfernen.
now-board-full = Hier ist kein Platz für einen weiteren Arbeiter.
now-workers-here = { $count ->
    [one] { PERSON($who) ->
        [you] Du hast hier 1 Arbeiter.
       *[other] { $who } hat hier 1 Arbeiter.
    }
   *[other] { PERSON($who) ->
        [you] Du hast hier { $count } Arbeiter.
       *[other] { $who } hat hier { $count } Arbeiter.
    }
}
now-automa-here = { $count ->
    [one] Die Automa hat hier 1 Arbeiter.
   *[other] Die Automa hat hier { $count } Arbeiter.
}
now-workers-left = { $count ->
    [0] { PERSON($who) ->
        [you] Du hast keine Arbeiter mehr zu bewegen.
       *[other] { $who } hat keine Arbeiter mehr zu bewegen.
    }
    [one] { PERSON($who) ->
        [you] Du hast noch 1 Arbeiter zu bewegen.
       *[other] { $who } hat noch 1 Arbeiter zu bewegen.
    }
   *[other] { PERSON($who) ->
        [you] Du hast noch { $count } Arbeiter zu bewegen.
       *[other] { $who } hat noch { $count } Arbeiter zu bewegen.
    }
}
now-could-build = { $count ->
    [0] { PERSON($who) ->
        [you] Du kannst dir gerade kein Gebäude leisten.
       *[other] { $who } kann sich gerade kein Gebäude leisten.
    }
    [one] { PERSON($who) ->
        [you] Du kannst dir gerade 1 Gebäude leisten.
       *[other] { $who } kann sich gerade 1 Gebäude leisten.
    }
   *[other] { PERSON($who) ->
        [you] Du kannst dir gerade { $count } Gebäude leisten.
       *[other] { $who } kann sich gerade { $count } Gebäude leisten.
    }
}
now-could-hire = { $count ->
    [0] { PERSON($who) ->
        [you] Du kannst dir gerade keinen Kapitän leisten.
       *[other] { $who } kann sich gerade keinen Kapitän leisten.
    }
    [one] { PERSON($who) ->
        [you] Du kannst dir gerade 1 Kapitän leisten.
       *[other] { $who } kann sich gerade 1 Kapitän leisten.
    }
   *[other] { PERSON($who) ->
        [you] Du kannst dir gerade { $count } Kapitäne leisten.
       *[other] { $who } kann sich gerade { $count } Kapitäne leisten.
    }
}
now-could-fulfil = { $count ->
    [0] { PERSON($who) ->
        [you] Du kannst gerade keinen Auftrag erfüllen.
       *[other] { $who } kann gerade keinen Auftrag erfüllen.
    }
    [one] { PERSON($who) ->
        [you] Du kannst gerade 1 Auftrag erfüllen.
       *[other] { $who } kann gerade 1 Auftrag erfüllen.
    }
   *[other] { PERSON($who) ->
        [you] Du kannst gerade { $count } Aufträge erfüllen.
       *[other] { $who } kann gerade { $count } Aufträge erfüllen.
    }
}
now-points = { PERSON($who) ->
    [you] Du hast { $points }.
   *[other] { $who } hat { $points }.
}
now-score = { PERSON($who) ->
    [you] Du hast { $blue ->
        [one] 1 blauen
       *[other] { $blue } blaue
    } und { $red ->
        [one] 1 roten Punkt
       *[other] { $red } rote Punkte
    }.
   *[other] { $who } hat { $blue ->
        [one] 1 blauen
       *[other] { $blue } blaue
    } und { $red ->
        [one] 1 roten Punkt
       *[other] { $red } rote Punkte
    }.
}
now-chest = { PERSON($who) ->
    [you] Deine Punkte liegen in einer geschlossenen Truhe.
   *[other] Die Punkte von { $who } liegen in einer geschlossenen Truhe.
}
now-step = { PERSON($who) ->
    [you] Du bist auf Stufe { $step }.
   *[other] { $who } ist auf Stufe { $step }.
}
now-money = { PERSON($who) ->
    [you] Du hast { $dollars } $.
   *[other] { $who } hat { $dollars } $.
}
now-population = { PERSON($who) ->
    [you] Deine Bevölkerung ist { $population }.
   *[other] Die Bevölkerung von { $who } ist { $population }.
}
now-warehouse = { PERSON($who) ->
    [you] Du nutzt { $used } von { $squares } Feldern.
   *[other] { $who } nutzt { $used } von { $squares } Feldern.
}
now-expansion = { PERSON($who) ->
    [you] Deine nächste Erweiterung kostet { $dollars } $.
   *[other] Die nächste Erweiterung von { $who } kostet { $dollars } $.
}
now-no-expansion = { PERSON($who) ->
    [you] Du hast keine Erweiterungsmarker mehr.
   *[other] { $who } hat keine Erweiterungsmarker mehr.
}
now-held = { PERSON($who) ->
    [you] Das sind deine.
   *[other] Das sind die von { $who }.
}
now-order = Reihenfolge ab hier: { $order }.
now-victory-cards = Bisher aufgedeckt: { $blue } blau, { $red } rot.

## Fakten

fact-money = Geld: { $dollars } $
fact-workers = Arbeiter noch zu bewegen: { $count }
fact-purse = Nach diesem Handel: { $dollars } $
fact-pending = Noch zu tun: { $gains }
fact-gain = { $gain } { $source }
fact-symbols = Symbole: { $symbols }
fact-buildings = Gebäude: { $buildings }
fact-captains = Kapitäne: { $captains }
fact-waiting = Noch nicht aktiviert: { $captains }
fact-fulfilled = Erfüllter Auftrag: { $goods }
fact-contract = Platz { $space }: { $goods } für { $blue } blaue oder { $red } rote Punkte; Bonus: { $bonus }
fact-stock = { $left ->
    [0] Keines übrig: { $buildings }
   *[other] Noch je { $left }: { $buildings }
}
fact-allegiance = { $condition }, für { $gain }
fact-order = Reihenfolge: { $order }
fact-turn = Zug { $turn } der Partie
fact-automa = Verdeckte Plättchen der Automa: Gouverneur { $governor }, Markt { $market }, Hafen { $harbor }, Taverne { $tavern }
fact-supply = Im Vorrat: { $goods }
fact-endowments = Ausgeteilte Startausstattungen: { $numbers }

## Die Schachtel

box-buildings = Gebäude
    .about = { $buildings } Gebäude in { $families } Farben, jedes { $copies }-mal. Dasselbe Gebäude kannst du nicht zweimal bauen.
box-captains = Kapitäne
    .about = { $each } Kapitäne für jede Runde; { $few } oder { $many } davon kommen ins Spiel. Manche Kapitäne kann man später für Kanonen aktivieren.
box-contracts = Aufträge
    .about = { $contracts } Aufträge. Jeder Platz der Auftragstafel gibt einen Bonus zum Auftrag darauf.
box-contract = Auftrag für { $goods }
    .about = Zahle diese Waren und nimm entweder die blauen oder die roten Punkte.
box-ships = Schiffe
    .about = { $ships } Schiffe. Jede Runde sind zu zweit { $two } davon zu kaufen, zu dritt { $three } und zu viert { $four }.
box-ship = Schiff { $number }
    .about = Kauf dieses Schiff und nimm eine seiner Ladungen.
box-allegiances = Treueide
    .about = Wenn du { $points } erreichst, leistest du einen Treueid. Nur wer einen Treueid erfüllt, kann Gouverneur werden.
box-wishes = Wünsche und Ausstattungen
    .about = { $rounds } der { $wishes } Wünsche liegen aus, einer für jede Runde. Alle ziehen eine der { $endowments } Startausstattungen.
box-wish = Wunsch des Volkes: { $symbols }
    .about = Am Ende seiner Runde bekommt Punkte, wer die meisten dieser Symbole hat: { $symbols }.
box-endowment = Startausstattung { $number }
box-tiles = Aktionsplättchen und Leisten
    .about = { $tiles } Plättchen für jede Aktionstafel. Gezeigt sind ihre Seiten für { $players } Personen.
box-tiles-of = Aktionsplättchen der { FORM($board, "board") }
    .about = Beim Aufbau in zufälliger Reihenfolge auf die Reihen der Tafel gelegt.
box-goods = Waren
    .about = Waren kaufst und verkaufst du zum Grundpreis. Die kleinen Teller der Waage bringen oder sparen 1 $ für jede Ware einer Art.
box-automa = Die Automa
    .about = Nur in Partien zu zweit.
box-automa-tiles = Plättchen der Automa
    .about = Jedes zeigt die Tafel, auf der die Automa einen Arbeiter setzt oder entfernt.
box-victory-cards = Siegkarten
    .about = Jede Runde wird eine aufgedeckt. Die häufigere Farbe entscheidet, welcher Titel die Partie gewinnt.

figure-costs = Kostet
figure-points = Punkte
figure-when-built = Beim Bau
figure-symbols = Symbole
figure-round = Runde
figure-and = Kostet auch
figure-or = Oder kostet
figure-stars = Sterne beim Anwerben
figure-when-hired = Beim Anwerben
figure-activation = Aktivieren kostet
figure-then = Aktivieren gibt
figure-goods = Waren
figure-blue = Blau
figure-red = Rot
figure-cargo = Ladung
figure-red-points = Sofort rote Punkte
figure-gives = Gibt
figure-tile = Plättchen { $number }
figure-base-price = Grundpreis
figure-action = Aktion
figure-bonus = Bonus
figure-blue-points = Blaue Punkte
figure-point-price = Ein Punkt kostet
figure-squares = Felder am Anfang
figure-each-player = Für jeden
figure-automa-turns = Züge der Automa
figure-every-third = jeder dritte Zug

table-spaces = Plätze der Auftragstafel mit { $players } Personen
table-space = Platz
table-bonus = Bonus
table-rewards = Lohn für den Wunsch des Volkes
table-round = Runde
table-most = Meiste Symbole
table-second = Zweitmeiste
table-steps = Stufen der Ansehensleiste
table-step = Stufe
table-gives = Gibt
table-expansions = Lagererweiterungen
table-token = Marker
table-costs = Kostet

## Besitz, für die Analyse

standing-population = Bevölkerung
standing-reputation = Ansehen
standing-buildings = Gebäude
standing-captains = Kapitäne
standing-contracts = Aufträge
standing-goods = Waren
standing-dollars = Dollar

## Das Ergebnis

result-two-winners = { PERSON($governor) ->
    [you] Du bist Gouverneur, und { $king } ist Piratenkönig.
   *[other] { PERSON($king) ->
        [you] { $governor } ist Gouverneur, und du bist Piratenkönig.
       *[other] { $governor } ist Gouverneur, und { $king } ist Piratenkönig.
    }
}
result-both-titles = { PERSON($winner) ->
    [you] Du gewinnst beide Titel: Gouverneur und Piratenkönig.
   *[other] { $winner } gewinnt beide Titel: Gouverneur und Piratenkönig.
}
result-king-alone = { PERSON($king) ->
    [you] Du bist Piratenkönig, aber die Insel hat keinen Gouverneur.
   *[other] { $king } ist Piratenkönig, aber die Insel hat keinen Gouverneur.
}
result-kings-alone = Den Titel „Piratenkönig“ teilen sich: { $kings }. Einen Gouverneur hat die Insel nicht.
result-share-both = Beide Titel, Gouverneur und Piratenkönig, teilen sich: { $winners }.
result-shared = Bei Gleichstand wird ein Titel geteilt. Gouverneur: { $governors }. Piratenkönig: { $kings }.
result-two-governor = { PERSON($winner) ->
    [you] Die meisten Siegkarten sind blau: Du bist Gouverneur und gewinnst.
   *[other] Die meisten Siegkarten sind blau: { $winner } ist Gouverneur und gewinnt.
}
result-two-king = { PERSON($winner) ->
    [you] Die meisten Siegkarten sind rot: Du bist Piratenkönig und gewinnst.
   *[other] Die meisten Siegkarten sind rot: { $winner } ist Piratenkönig und gewinnt.
}
result-two-share-governor = Die meisten Siegkarten sind blau. Den Titel „Gouverneur“ teilen sich: { $winners }.
result-two-share-king = Die meisten Siegkarten sind rot. Den Titel „Piratenkönig“ teilen sich: { $winners }.
result-two-none = Die meisten Siegkarten sind blau, aber niemand hat einen Treueid erfüllt: Niemand gewinnt.

## Mögliche Enden und Zählungen

end-0 = ein Gouverneur und ein Piratenkönig, der Gouverneur auf dem früheren Platz
end-1 = ein Gouverneur und ein Piratenkönig, der Piratenkönig auf dem früheren Platz
end-2 = eine Person gewinnt beide Titel
end-3 = ein Piratenkönig, aber kein Gouverneur
end-4 = ein Titel wird geteilt
end-5 = zu zweit gewinnt der Gouverneur
end-6 = zu zweit gewinnt der Piratenkönig
end-7 = zu zweit gewinnt niemand
total-0 = Blau
total-1 = Rot
category-0 = Ausstattung
    .full = Blau: Ausstattung
category-1 = Reihen
    .full = Blau: Reihen
category-2 = Gebäude
    .full = Blau: Gebäude
category-3 = Kapitäne
    .full = Blau: Kapitäne
category-4 = Aufträge
    .full = Blau: Aufträge
category-5 = Ansehen
    .full = Blau: Ansehen
category-6 = Wünsche
    .full = Blau: Wünsche
category-7 = Treueid
    .full = Blau: Treueid
category-8 = Tausch
    .full = Blau: Tausch
category-9 = Überschuss
    .full = Blau: Überschuss verloren
category-10 = Ausstattung
    .full = Rot: Ausstattung
category-11 = Reihen
    .full = Rot: Reihen
category-12 = Gebäude
    .full = Rot: Gebäude
category-13 = Kapitäne
    .full = Rot: Kapitäne
category-14 = Aufträge
    .full = Rot: Aufträge
category-15 = Ansehen
    .full = Rot: Ansehen
category-16 = Wünsche
    .full = Rot: Wünsche
category-17 = Treueid
    .full = Rot: Treueid
category-18 = Tausch
    .full = Rot: Tausch
category-19 = Überschuss
    .full = Rot: Überschuss verloren

## Beschriftungen des Plans

board-tab-town = Stadt
board-tab-build = Bauen
board-tab-captains = Kapitäne
board-tab-contracts = Aufträge
board-tab-tracks = Leisten
board-shelf-players = Spieler
board-tabs = Teile des Tisches
board-shelves = Bereiche unter den Aktionstafeln
board-to-town = Zurück zu den Aktionstafeln
board-instead = Oder
board-or = oder
board-yours = deins
board-sold-out = keines mehr
board-track = Ansehensleiste
board-buildings = Gebäude
board-captains = Kapitäne
board-contracts = Aufträge
board-drift = Ältere rücken nach rechts
board-drift-down = Ältere rücken nach unten
board-empty-space = Leer bis zum Rundenende
    .for-good = Leer
board-allegiances = Treueide
    .help = alle leisten einen ab { $points } blauen Punkten
board-ships = Schiffe
board-harbour = Schiffe zu kaufen
board-yours-whole = Dein Tableau
board-warehouse = Lager
    .whole = Lager: { $goods }; { $used } von { $squares } Feldern
board-money = Geld
    .change = { $before } $ → { $after } $
board-fulfilled = erfüllt
board-too-late = zu spät zum Zahlen
board-nothing-yet = Noch keine Gebäude, Kapitäne oder Aufträge
board-none = keine
board-order = Reihenfolge dieser Runde
    .caption = Folge
board-automa = Die Automa
    .help = Jeder dritte Zug gehört der Automa: Sie zieht ein Plättchen, dann setzt sie auf die gezeigte Tafel einen Arbeiter oder entfernt dort einen.
board-preview = Die vier Aktionstafeln beim Aufbau
board-workers-left = Arbeiter noch zu bewegen
board-contracts-fulfilled = Aufträge erfüllt
    .whole = { $count ->
        [one] 1 erfüllter Auftrag
       *[other] { $count } erfüllte Aufträge
    }
board-captains-hired = Kapitäne angeworben
board-population = Bevölkerung
    .whole = Bevölkerung { $population }: jede Runde { $population } $ Einkommen
board-reputation = Ansehen
    .whole = Ansehen: Stufe { $step } von { $last }
board-ship-sold = Verkauft
board-chest = { $points } oder mehr blaue Punkte, in geschlossener Truhe
    .mark = { $points }+
board-crowd = Arbeiter auf der { FORM($board, "board") }: { $workers }; als Nächstes Reihe { $row }
board-crowd-full = Arbeiter auf der { FORM($board, "board") }: { $workers }; die Tafel ist voll
board-crowd-none = Keine Arbeiter auf der { FORM($board, "board") }
board-crowd-of = { PERSON($who) ->
    [you] { $count } von dir
   *[other] { $count } von { $who }
}
board-crowd-automa = { $count } von der Automa
board-door-build = Bauen
board-door-trade = Handel
board-door-fulfil = Auftrag
board-door-hire = Kapitän
board-row = Reihe { $row }
board-no-row = Zu
board-step = Stufe { $step }: { $gain }
board-step-of = Stufe { $step }: { $gain }. Hier: { $who }
board-family-crown = Krone
board-family-trades = Handwerk
board-family-hygiene = Hygiene
board-family-leisure = Vergnügen
board-family-security = Sicherheit
board-can-pay = du kannst dir { $count } von { $of } leisten
board-captain = Jetzt: { $now }.
board-captain-cannons = Jetzt: { $now }. Später, für { $cannons }: { $later }.
board-has-all = Du hast die Waren
board-lacks = Dir fehlt: { $goods }
board-tally = { $have } von { $need }
board-so-far = bisher { $tally }
board-so-far-dollars = du hast { $have } von { $need } $
board-so-far-each = Gebäude { $buildings }, Kapitäne { $captains }, Aufträge { $contracts }
board-so-far-apart = jetzt { $points } auseinander
board-ships-for-sale = { $left } zu kaufen
board-ships-coming = nach dem Einkommen
board-ships-waiting = { $left } nach dem Einkommen
board-ships-left = { $left ->
    [0] alle verkauft
   *[other] { $left } übrig
}
board-ships-left-all = { $left ->
    [0] alle verkauft; nächste Runde wieder alle { $ships }
   *[other] { $left } übrig; nächste Runde wieder alle { $ships }
}
board-ships-left-others = { $left ->
    [0] alle verkauft; nächste Runde neu gezogen
   *[other] { $left } übrig; nächste Runde neu gezogen
}
board-ship = Schiff für { $dollars } $
board-buyers = 1 Schiff je Zug; noch dabei: { $who }
board-no-buyers = niemand kauft mehr
board-squares = { $used } von { $squares } Feldern
board-worth = { $dollars } $ wert
board-points = { $blue ->
    [one] 1 blauer
   *[other] { $blue } blaue
} und { $red ->
    [one] 1 roter Punkt
   *[other] { $red } rote Punkte
}
board-to-allegiance = { $left ->
    [0] Treueid jetzt
   *[other] Treueid: noch { $left }
}
board-wish = Wunsch der Runde { $round }
board-wish-row = { $count ->
    [0] { PERSON($who) ->
        [you] Du hast keine Symbole
       *[other] { $who } hat keine Symbole
    }
    [one] { PERSON($who) ->
        [you] Du hast 1 Symbol
       *[other] { $who } hat 1 Symbol
    }
   *[other] { PERSON($who) ->
        [you] Du hast { $count } Symbole
       *[other] { $who } hat { $count } Symbole
    }
}
board-wish-row-reward = { $count ->
    [one] { PERSON($who) ->
        [you] Du hast 1 Symbol; das bringt jetzt { $reward }
       *[other] { $who } hat 1 Symbol; das bringt jetzt { $reward }
    }
   *[other] { PERSON($who) ->
        [you] Du hast { $count } Symbole; das bringt jetzt { $reward }
       *[other] { $who } hat { $count } Symbole; das bringt jetzt { $reward }
    }
}
board-victory-cards = Aufgedeckte Siegkarten: { $blue } für den Gouverneur, { $red } für den Piratenkönig
board-automa-removed = Die Automa entfernte einen Arbeiter von der { FORM($board, "board") }: als Nächstes Reihe { $row }
board-automa-removed-last = Die Automa entfernte den letzten Arbeiter von der { FORM($board, "board") }
board-automa-placed = Die Automa setzte einen Arbeiter auf die { FORM($board, "board") }: als Nächstes Reihe { $row }
board-automa-filled = Die Automa füllte die { FORM($board, "board") }
board-automa-next = Als Nächstes: { $gain }
board-automa-tiles = { $count ->
    [one] 1 Plättchen verdeckt
   *[other] { $count } Plättchen verdeckt
}
board-rival-fulfilled = Erfüllt: { $condition }
board-rival-must = Muss noch { $condition }

## Das Feld der Entscheidung

board-prove = Für den Treueid zahlen
board-crown-calls = { $before } → { $after } blaue Punkte. Du musst einen Treueid leisten, und die anderen sehen deine Punkte nicht mehr.
board-in-vain = Du kannst dir hier gerade nichts leisten: Du würdest nur deinen Arbeiter bewegen.
board-choose-blue = Blau: die Krone
board-choose-red = Rot: das Volk
board-one-point = { $dollars } $ für 1 { $colour }
board-left-to-exchange = noch { $dollars } $
board-smelt = { $ore } → { $cannons }
board-where = { $board }, Reihe { $row }
board-where-instead = { $board }, Alternativaktion
board-then = Danach auf der { FORM($board, "board") }, Reihe { $row }: { $gain }
board-then-empty = Dann ist die { FORM($board, "board") } leer
board-then-full = Dann ist die { FORM($board, "board") } voll
board-confirm-remove = Arbeiter entfernen
board-confirm-place = Arbeiter setzen
board-confirm-build = { $building } bauen
board-confirm-hire = Anwerben
board-confirm-fulfil = Erfüllen
board-confirm-ship = Schiff kaufen
board-confirm-allegiance = Treueid leisten
board-confirm-activate = Aktivieren
board-task-foundry = Gießerei: Erz zu Kanonen
board-task-ship = Kauf ein Schiff
board-task-worker = Bewege einen Arbeiter
board-task-moved = Dein Arbeiter ist bewegt
board-task-overflow = Dein Lager ist zu voll
board-task-allegiance = Wähle einen Treueid
board-task-captains = Aktiviere Kapitäne
board-task-exchange = { $dollars } $ je Punkt, heimlich
board-task-half = Wähle eine Seite
board-task-palace = { $building }: { $points }
board-task-build = Bauen
board-task-hire = Wirb einen Kapitän an
board-task-fulfil = Erfülle einen Auftrag
board-task-trade = Handeln
board-task-cube = Wähle einen Würfel
board-task-colour = Wähle Blau oder Rot
board-hint-remove = { $left ->
    [one] Jede Tafel bietet die Reihe ihres obersten Arbeiters. Noch 1 Arbeiter zu bewegen.
   *[other] Jede Tafel bietet die Reihe ihres obersten Arbeiters. Noch { $left } Arbeiter zu bewegen.
}
board-hint-place = { $left ->
    [one] Jede Tafel bietet ihre niedrigste freie Reihe. Noch 1 Arbeiter zu bewegen.
   *[other] Jede Tafel bietet ihre niedrigste freie Reihe. Noch { $left } Arbeiter zu bewegen.
}
board-hint-after = Du darfst { $may } oder deinen Zug beenden.
board-hint-ship = Wähle eine Ladung auf einem der Schiffe.
board-hint-build = Wähle ein Gebäude.
board-hint-hire = Wähle einen Kapitän.
board-hint-fulfil = Wähle einen Auftrag.
board-hint-allegiance = Seine roten Punkte bekommst du sofort.
board-hint-exchange = Die anderen sehen nichts, bis alle fertig sind.
board-hint-captains = Du darfst { $may }. Danach werden alle deine übrigen Waren verkauft, auch Kanonen.
board-hint-proof = Du darfst { $may }. Nur wer den eigenen Treueid erfüllt, kann Gouverneur werden.
board-hint-half = Stufe { $step } der Ansehensleiste.
board-change-good = { $size ->
    [one] { SIGNED($count) } { $good }
   *[other] { SIGNED($count) } { FORM($good, "plural") }
}
board-change-money = { $size ->
    [one] { SIGNED($count) } Dollar
   *[other] { SIGNED($count) } Dollar
}
board-change-points = { $size ->
    [one] { SIGNED($count) } Punkt in { $colour }
   *[other] { SIGNED($count) } { FORM($colour, "plural") } Punkte
}
board-change-steps = { SIGNED($count) } Ansehen
board-change-population = { SIGNED($count) } Bevölkerung
board-change-squares = { $size ->
    [one] { SIGNED($count) } Feld
   *[other] { SIGNED($count) } Felder
}

## Die Waage eines Handels

board-sell = Verkauf
    .whole = 1 { $good } verkaufen oder eins weniger kaufen, je { $price } $
board-buy = Kauf
    .whole = 1 { $good } kaufen oder eins weniger verkaufen, je { $price } $
board-trade = Handel
board-scale = Die Waage
    .whole = Linke Schale: { $sold } für { $earned } $. Rechte Schale: { $bought } für { $spent } $.
board-plus-plate = je +1 $
board-minus-plate = je −1 $
board-you-pay = du zahlst
board-even = gleich
board-you-get = du erhältst
board-in-hand = hast { $count }
board-pan-level = { $goods } $ + { $coins } $ = { $sum } $
board-pan-sold = Verkauft: { $dollars } $
board-pan-bought = Gekauft: { $dollars } $
board-plates-free = Eine Art verkaufst du für je 1 $ mehr (nie Kanonen), eine kaufst du für je 1 $ weniger (nie Weizen).
board-plates = Die 1-$-Boni sind für dich gesetzt, auf { $goods }: zusammen { $dollars } $.
board-trade-empty = Erst verkaufen, dann kaufen
board-trade-even = Ein ausgeglichener Handel
board-trade-get = Du bekommst { $dollars } $
board-trade-pay = Du zahlst { $dollars } $
board-trade-sold = { $goods } verkaufen
board-trade-bought = { $goods } kaufen
board-trade-expansions = { $count ->
    [one] 1 Lagerfeld dazu
   *[other] { $count } Lagerfelder dazu
}

## Die Enthüllung am Ende

board-end-captains = Kapitäne
board-end-allegiances = Treueide
board-end-sale = Verkauf
board-end-exchange = { $dollars } $ je Punkt
board-end-apart = Abstand bis { $most }
board-reveal-over = Das Ende
board-reveal-chests = Die Truhen werden geöffnet
    .what = Waren werden verkauft, Geld wird zu Punkten
board-reveal-apart = Blaue und rote Punkte
    .what = Höchstens { $most } auseinander
board-reveal-cards = Die fünf Siegkarten
    .what = Meist { $colour }: { $honour } gewinnt
board-reveal-who = Wer wird { $honour }?
board-reveal-asks = Hast du { $points }?
board-reveal-governor = Treueid erfüllt, meiste blaue Punkte
    .what = Der Gouverneur
board-reveal-king = Meiste rote Punkte
    .what = Der Piratenkönig
board-no-exchange = kein Tausch
board-yes = Ja
board-no = Nein
board-not-eligible = Nicht wählbar
board-no-allegiance = Kein Treueid
board-within = kein Punkt verloren
board-nothing-sold = keine Waren übrig
board-sold = Waren für { $dollars } $ verkauft
board-paid-in = { $dollars } $ eingezahlt
board-because-alone = { PERSON($who) ->
    [you] Du bist Gouverneur ({ $points }): Sonst hat niemand einen Treueid erfüllt.
   *[other] { $who } ist Gouverneur ({ $points }): Sonst hat niemand einen Treueid erfüllt.
}
board-because-most = { PERSON($who) ->
    [you] Du hast die meisten Punkte in { $colour }: { $most }.
   *[other] { $who } hat die meisten Punkte in { $colour }: { $most }.
}
board-because-tied = { PERSON($who) ->
    [you] Gleichstand in { $colour } zwischen dir und { $rival } mit { $most }, aber in { $other } hast du mehr: { $own } zu { $theirs }.
   *[other] { PERSON($rival) ->
        [you] Gleichstand in { $colour } zwischen dir und { $who } mit { $most }, aber in { $other } hat { $who } mehr: { $own } zu { $theirs }.
       *[other] Gleichstand in { $colour } zwischen { $who } und { $rival } mit { $most }, aber in { $other } hat { $who } mehr: { $own } zu { $theirs }.
    }
}
board-note-not-eligible = Nicht wählbar, ohne erfüllten Treueid: { $who }.
board-note-no-governor = Niemand hat einen Treueid erfüllt: Es gibt keinen Gouverneur.
board-note-shared = Den Titel „{ $honour }“ teilen sich bei Gleichstand in Blau und Rot: { $who }.
board-note-apart = Von einer Farbe behältst du höchstens { $most } Punkte mehr als von der anderen.
board-note-chests = Übrige Waren wurden zum Grundpreis verkauft. Dann konnten alle Punkte für je { $dollars } $ kaufen.
board-ask-chests = Truhen öffnen
board-ask-apart = Blau und Rot vergleichen
board-ask-cards = Siegkarten zählen
board-ask-points = Wer hat { $points }?
board-ask-title = Titel vergeben: { $honour }
board-show-all = Alles zeigen
board-to-result = Zum Ergebnis
