### Die Texte am Tisch von Chai.
###
### Schiffe sind weiblich: „die Cutty Sark“, „die kleine Dschunke“ (.dative nach „der“). Felder haben .to (wohin), .on (wo)
### und .from (woher); der Automat hat .dative und .accusative.

## Nomen

tea-green = Grüntee
    .title = Grüntee
tea-yellow = Gelbtee
    .title = Gelbtee
tea-white = Weißtee
    .title = Weißtee
tea-oolong = Oolong
    .title = Oolong
tea-black = Schwarztee
    .title = Schwarztee
tea-fermented = Fermenttee
    .title = Fermenttee
tea-count = { $count } { $tea }

card-withering = Welken
    .short = Welken
card-fixing = Fixieren
card-rolling = Rollen
card-drying = Trocknen
card-oxidation = Oxidation
    .short = Oxidat.
card-fermentation = Fermentation
    .short = Ferment.
card-blooming = Blüte
card-crate = Kiste
card-unknown = die Karte
card-of = { $card } ({ $teas })
card-converting = { $card } ({ $from } zu { $to })

ship-challenger = Challenger
ship-stornoway = Stornoway
ship-robin-hood = Robin Hood
ship-serica = Serica
ship-fiery-cross = Fiery Cross
ship-taitsing = Taitsing
ship-lahloo = Lahloo
ship-leander = Leander
ship-titania = Titania
ship-taeping = Taeping
ship-ariel = Ariel
ship-thermopylae = Thermopylae
ship-cutty-sark = Cutty Sark
ship-sir-lancelot = Sir Lancelot
ship-spindrift = Spindrift
ship-small-junk = kleine Dschunke
    .title = Kleine Dschunke
    .dative = kleinen Dschunke
ship-medium-junk = mittlere Dschunke
    .title = Mittlere Dschunke
    .dative = mittleren Dschunke
ship-large-junk = große Dschunke
    .title = Große Dschunke
    .dative = großen Dschunke
ship-deck = Stapelspitze
    .title = Schiffsstapel
ship-top = Stapelspitze
ship-unknown = Unbekannte
    .title = Schiff
    .dative = Unbekannten
ship-the = die { $ship }
ship-clipper = { $ship }, { $wants }, { $points } Punkte
ship-junk = { FORM($ship, "title") }, { $size } beliebige Tees, { $points } Punkte

space-field = Garten
    .title = Garten
    .short = Garten
    .to = in den Garten
    .on = im Garten
    .from = aus dem Garten
space-l1 = Stufe 1 links
    .title = Stufe 1 des linken Wegs
    .narrow = Stufe 1 links
    .short = Links 1
    .to = auf Stufe 1 links
    .on = auf Stufe 1 links
    .from = von Stufe 1 links
space-l2 = Stufe 2 links
    .title = Stufe 2 des linken Wegs
    .narrow = Stufe 2 links
    .short = Links 2
    .to = auf Stufe 2 links
    .on = auf Stufe 2 links
    .from = von Stufe 2 links
space-l3 = Stufe 3 links
    .title = Stufe 3 des linken Wegs
    .narrow = Stufe 3 links
    .short = Links 3
    .to = auf Stufe 3 links
    .on = auf Stufe 3 links
    .from = von Stufe 3 links
space-r1 = Stufe 1 rechts
    .title = Stufe 1 des rechten Wegs
    .narrow = Stufe 1 rechts
    .short = Rechts 1
    .to = auf Stufe 1 rechts
    .on = auf Stufe 1 rechts
    .from = von Stufe 1 rechts
space-r2 = Stufe 2 rechts
    .title = Stufe 2 des rechten Wegs
    .narrow = Stufe 2 rechts
    .short = Rechts 2
    .to = auf Stufe 2 rechts
    .on = auf Stufe 2 rechts
    .from = von Stufe 2 rechts
space-r3 = Stufe 3 rechts
    .title = Stufe 3 des rechten Wegs
    .narrow = Stufe 3 rechts
    .short = Rechts 3
    .to = auf Stufe 3 rechts
    .on = auf Stufe 3 rechts
    .from = von Stufe 3 rechts
space-dock = Kai
    .title = Kai
    .short = Kai
    .to = auf den Kai
    .on = am Kai
    .from = vom Kai
lane-left = links
    .title = Links
lane-right = rechts
    .title = Rechts

slot-fl = links vom Garten
    .title = Platz links vom Garten
    .to = links neben den Garten
slot-fb1 = unter dem Garten links
    .title = Linker Platz unter dem Garten
    .to = links unter den Garten
    .narrow = unter dem Garten (links)
slot-fb2 = unter dem Garten in der Mitte
    .title = Mittlerer Platz unter dem Garten
    .to = in die Mitte unter den Garten
    .narrow = unter dem Garten (Mitte)
slot-fb3 = unter dem Garten rechts
    .title = Rechter Platz unter dem Garten
    .to = rechts unter den Garten
    .narrow = unter dem Garten (rechts)
slot-fr = rechts vom Garten
    .title = Platz rechts vom Garten
    .to = rechts neben den Garten
slot-l1 = an Stufe 1 des linken Wegs
    .title = Platz an Stufe 1 des linken Wegs
    .to = an Stufe 1 des linken Wegs
    .narrow = an Stufe 1 (links)
slot-l2 = an Stufe 2 des linken Wegs
    .title = Platz an Stufe 2 des linken Wegs
    .to = an Stufe 2 des linken Wegs
    .narrow = an Stufe 2 (links)
slot-l3 = an Stufe 3 des linken Wegs
    .title = Platz an Stufe 3 des linken Wegs
    .to = an Stufe 3 des linken Wegs
    .narrow = an Stufe 3 (links)
slot-r1 = an Stufe 1 des rechten Wegs
    .title = Platz an Stufe 1 des rechten Wegs
    .to = an Stufe 1 des rechten Wegs
    .narrow = an Stufe 1 (rechts)
slot-r2 = an Stufe 2 des rechten Wegs
    .title = Platz an Stufe 2 des rechten Wegs
    .to = an Stufe 2 des rechten Wegs
    .narrow = an Stufe 2 (rechts)
slot-r3 = an Stufe 3 des rechten Wegs
    .title = Platz an Stufe 3 des rechten Wegs
    .to = an Stufe 3 des rechten Wegs
    .narrow = an Stufe 3 (rechts)

house-harvest = Ernte
house-market = Markt
house-palace = Palast
house-harbour = Hafen
house-production = Produktion

hall-move = Umzug
    .task = Karte versetzen
hall-swap = Tausch
    .task = zwei Karten tauschen
hall-refresh = Aufdecken
    .task = Karten aufdecken
hall-coin = Münze
    .task = Münze nehmen

side-a = A
side-b = B

ability-change-worker = einen Arbeiter gratis um 1 ändern
    .title = Einen Arbeiter gratis um 1 ändern
ability-second-tea = mit einem Arbeiter zwei verschiedene Tees ernten
    .title = Mit einem Arbeiter zwei verschiedene Tees ernten
ability-roll-again = beliebige Arbeiter neu würfeln
    .title = Beliebige Arbeiter neu würfeln
ability-two-steps = Tee zwei Schritte bewegen
    .title = Tee zwei Schritte bewegen
ability-search-deck = von jedem Marktplatz aus den Stapel durchsuchen
    .title = Von jedem Marktplatz aus den Stapel durchsuchen
ability-exchange-tea = einen Teemarker gegen einen anderen Tee tauschen
    .title = Einen Teemarker gegen einen anderen Tee tauschen
ability-move-card = eine Karte auf einen leeren Platz versetzen
    .title = Eine Karte auf einen leeren Platz versetzen
ability-take-tea = einen beliebigen Tee in den Garten nehmen
    .title = Einen beliebigen Tee in den Garten nehmen
ability-swap-cards = zwei Karten tauschen
    .title = Zwei Karten tauschen
ability-turn-up = verdeckte Karten aufdecken
    .title = Verdeckte Karten aufdecken

errand-market = eine Marktkarte
    .title = Markt
errand-harbour = ein Schiff
    .title = Hafen
errand-coin = die Startmünze
    .title = Münze
errand-production = ein Pasch in der Produktion
    .title = Produktion

workers-equal = { $count ->
    [1] eine { $value }
    [2] zwei { $value }er
    [3] drei { $value }er
    [4] vier { $value }er
    [5] fünf { $value }er
    [6] sechs { $value }er
   *[other] sieben { $value }er
}
pier-slot = auf Hafenplatz { $slot }
pier-deck = oben auf dem Schiffsstapel

## Überschrift

heading = Jahr { $year }, Ziel: { $goal } Schiffe
heading-race = Tee-Rennen, { $year }, Ziel: { $goal } Schiffe
transcript-turn = Jahr { $round }, Zug { $turn }: Am Zug ist { $who }. Stand: { $scores }.

## Aufforderungen

prompt-over = Die Partie ist zu Ende
prompt-side = Wähle Seite A oder B deiner Händlerkarte
prompt-walk = Zieh den Gehilfen 1 bis 3 Marker weiter
prompt-place = Setze Arbeiter auf eine Tafel: noch { $left }
prompt-last = Setze deinen letzten Arbeiter oder passe
prompt-last-begun = Setze deinen letzten Arbeiter
prompt-end-change-ability = Ändere einen Arbeiter mit Tee, nutze den Händler oder beende den Zug
prompt-end-change = Ändere einen Arbeiter mit Tee oder beende den Zug
prompt-end-ability = Händler nutzen ({ $ability }) oder Zug beenden
prompt-end = Beende deinen Zug
prompt-load = Wähle ein Schiff für: { $tea }
prompt-lane = Dein { $tea } steigt auf: Wähle einen Weg
prompt-queue = Wähle, welcher Tee als Nächstes rückt
prompt-shown = Wähle, welchen Tee vom Marker du zuerst nimmst
prompt-units = Nimm einen Tee oder rücke Tee einen Schritt: noch { $left }
prompt-units-next = Nimm einen anderen Tee oder rücke Tee einen Schritt: noch { $left }
prompt-steps = { $left ->
    [one] Bewege deinen Tee: noch 1 Schritt
   *[other] Bewege deinen Tee: noch { $left } Schritte
}
prompt-second = Nimm einen zweiten, anderen Tee
prompt-free-tea = Nimm einen Tee deiner Wahl
prompt-search = Behalte eine dieser Karten
prompt-ship-search = Behalte eines dieser Schiffe
prompt-top = Wähle die Karte, die wieder nach oben kommt
prompt-ship-top = Wähle das Schiff, das wieder nach oben kommt
prompt-plant = Wähle einen Platz für { $card }
prompt-replace = Wähle eine Karte, die { $card } ersetzt
prompt-carry = Wähle eine Karte und einen leeren Platz für sie
prompt-exchange = Wähle zwei deiner Karten zum Tauschen
prompt-acting = Wähle, welche deiner Karten als Nächstes wirkt
prompt-conflict = Die Straße { $run } greift dein Schiff an: Schlag sie oder gib es auf
prompt-relocate-automaton = Die besten Schiffe des Automaten sind gleichauf: Wähle eines für ihn
prompt-relocate = Wähle ein freies Schiff für deine Straße
prompt-pay = Zahle einen Tee, um aus { $from } eine { $to } zu machen
prompt-nudge = Ändere einen deiner Arbeiter gratis um 1
prompt-reroll = Wähle Arbeiter zum Neuwürfeln
prompt-blend = Wähle einen Teemarker und den Tee, der daraus wird
prompt-dock = Gib ein Schiff auf, um für die { $ship } Platz zu machen
prompt-junk = Fülle die Dschunke jetzt von Kai und Schiffen oder lass es
prompt-junk-next = Wähle den nächsten Tee für die Dschunke
prompt-loading = Wähle einen Tee und das Schiff, auf das er kommt

## Worauf der Tisch wartet

wait-side = { PERSON($who) ->
    [you] Du wählst eine Seite deiner Händlerkarte
   *[other] { $who } wählt eine Seite der Händlerkarte
}
wait-walk = { PERSON($who) ->
    [you] Du ziehst den Gehilfen
   *[other] { $who } zieht den Gehilfen
}
wait-place = { PERSON($who) ->
    [you] Du setzt Arbeiter
   *[other] { $who } setzt Arbeiter
}
wait-conflict = { PERSON($who) ->
    [you] Du darfst dein Schiff verteidigen
   *[other] { $who } darf ein Schiff verteidigen
}
wait-tea = { PERSON($who) ->
    [you] Du bewegst Tee
   *[other] { $who } bewegt Tee
}
wait-card = { PERSON($who) ->
    [you] Du wählst eine Karte
   *[other] { $who } wählt eine Karte
}
wait-marker = { PERSON($who) ->
    [you] Du nutzt den Erntemarker
   *[other] { $who } nutzt den Erntemarker
}
wait-decide = { PERSON($who) ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
}

## Was als Nächstes zu drücken ist

next-space = Wähle, wohin der Tee rückt
next-ship = Wähle ein Schiff für den Tee
next-slot = Wähle einen leeren Platz für die Karte
next-swap = Wähle die andere Karte zum Tauschen
next-blend = Wähle, was aus dem Tee wird
next-answer = Füge deiner Straße den nächsten Arbeiter hinzu
next-reroll = Wähle weitere Arbeiter zum Neuwürfeln
next-change = Erhöhe oder senke den Arbeiter
next-reserve = Wähle ein Schiff und eine Straße, etwa 3–4
next-set = Nimm weitere gleiche Arbeiter dazu oder wähle die Produktion
next-harvest = Wähle einen Tee und einen Arbeiter
next-market = Wähle eine Marktkarte und einen Arbeiter
next-palace = Wähle einen Arbeiter für den Palast
next-place-market = Wähle ein Feld. Am Markt ist für deine { $value } Platz { $slot } der nächste offene
next-place = Wähle ein Feld oder nimm einen weiteren Arbeiter dazu
next-other = Wähle ein hervorgehobenes Teil

## Schaltflächen

do-side = Seite { $side } nehmen
do-walk = { $markers ->
    [one] 1 Marker weit gehen
   *[other] { $markers } Marker weit gehen
}
do-take = { $tea } nehmen
do-step-lane = { $tea } { $lane } hinaufrücken
do-step = { $tea } { FORM($space, "to") } rücken
do-lane = Weg { $lane } nehmen
do-pick = { $tea } { FORM($space, "from") } zuerst bewegen
do-load = { $tea } laden: { FORM($ship, "title") }
do-fill-from-dock = Dschunke füllen: { $tea } vom Kai
do-fill-from-ship = Dschunke füllen: { $tea } ({ $ship })
do-keep-card = { $card } behalten
do-keep-ship = { FORM($ship, "title") } behalten
do-top-card = { $card } nach oben legen
do-top-ship = { FORM($ship, "title") } nach oben legen
do-plant = Pflanzen: { FORM($slot, "narrow") }
do-replace = { $card } { FORM($slot, "narrow") } ersetzen
do-discard = { FORM($ship, "title") } aufgeben
do-act = { $card } wirken lassen
do-carry = { $card } { FORM($slot, "to") } versetzen
do-exchange = { $card } mit { $other } tauschen
do-pay = Mit { $tea } { FORM($space, "from") } zahlen
do-reroll = { $dice } neu würfeln
do-blend = { $from } in { $to } tauschen
do-answer = Mit { $run } antworten
do-send = Straße versetzen: { FORM($ship, "title") }
do-harvest = { $tea } ernten
do-harvest-twice = { $tea } und zweiten Tee ernten
do-search = Stapel durchsuchen
do-market = { $card } nehmen
do-palace-move = Eine Karte versetzen
do-palace-swap = Zwei Karten tauschen
do-palace-refresh = Karten aufdecken
do-palace-coin = Münze nehmen
do-reserve = { FORM($ship, "title") } reservieren
do-fight = { FORM($ship, "title") } angreifen
do-produce = { $workers } setzen
do-join = { $count ->
    [one] 1 Arbeiter zum Pasch setzen
   *[other] { $count } Arbeiter zum Pasch setzen
}
do-raise = { $from } auf { $to } erhöhen
do-lower = { $from } auf { $to } senken
do-ability = Händler nutzen
do-leave-junk = Dschunke so lassen
do-stop = Hier aufhören
    .words = Du hörst auf. Schritte und Tees, die du noch nehmen dürftest, verfallen.
do-yield = Schiff aufgeben
    .words = Du fügst keine Arbeiter hinzu. Deine Straße zieht auf ein freies Schiff; gibt es keines, kommen deine Arbeiter zurück.
do-end = Zug beenden
    .words = Dein Zug endet, und der andere Händler ist dran.
do-worker = mit einer { $worker }
do-run = mit { $run }
do-from = { FORM($space, "from") }
do-now = jetzt { $slot }
do-pass = { $left ->
    [0] Für dieses Jahr passen
    [one] Für dieses Jahr passen, 1 Arbeiter übrig
   *[other] Für dieses Jahr passen, { $left } Arbeiter übrig
}

## Warnungen

forgo-pass = { $left ->
    [one] Du hast noch 1 Arbeiter. Drücke noch mal, um für den Rest des Jahres zu passen.
   *[other] Du hast noch { $left } Arbeiter. Drücke noch mal, um für den Rest des Jahres zu passen.
}
forgo-steps = { $left ->
    [one] Du hast noch 1 Schritt. Drücke noch mal „Hier aufhören“, um darauf zu verzichten.
   *[other] Du hast noch { $left } Schritte. Drücke noch mal „Hier aufhören“, um darauf zu verzichten.
}
forgo-units = { $left ->
    [one] Du darfst noch einen Tee nehmen oder Tee einen Schritt bewegen. Drücke noch mal „Hier aufhören“, um darauf zu verzichten.
   *[other] Du darfst noch { $left }-mal einen Tee oder einen Schritt wählen. Drücke noch mal „Hier aufhören“, um darauf zu verzichten.
}
warn-berths = Du hättest mehr Schiffe reserviert, als du freie Liegeplätze hast. Läuft vorher keines deiner Schiffe aus, musst du eines aufgeben.
warn-last-year = Mit diesem Schiff ist das Jahr das letzte, und du lägst { $points } zu { $other } zurück.
warn-slot = Platz { $worker } ist besetzt oder leer, also kommt deine { $worker } auf den nächsten offenen darunter, Platz { $slot }.

## Teile: Namen für Vorleseprogramme

part-side-a = Seite A: 1 Punkt je Karte und Klipper mit { $tea }
part-side-b = Seite B, einmal im Jahr: { $ability }
part-marker = { $ahead ->
    [one] Nächster Marker
   *[other] { $ahead } Marker weiter
}: { $teas }, dazu { $units ->
    [one] 1 Tee oder Schritt
   *[other] { $units } Tees oder Schritte
}
part-tea = { FORM($tea, "title") }, { $count } im Vorrat
part-token = { $count ->
    [0] Kein { $tea } { FORM($space, "on") }
    [one] { FORM($tea, "title") } { FORM($space, "on") }
   *[other] { FORM($tea, "title") } { FORM($space, "on") }, { $count } Marker
}
part-space = { FORM($space, "title") }
part-cargo = { FORM($tea, "title") } an Bord der { FORM($ship, "dative") }
part-unknown = Eine unbekannte Karte
    .words = Noch hat sie niemand gesehen.
part-slot = { $card }, { $slot }
part-slot-down = { $card }, verdeckt, { $slot }
part-slot-crate = { $card }, gefüllt { $held } von { $room }, { $slot }
part-slot-empty = { FORM($slot, "title") }, leer
part-berth = { $ship }, { $loaded } von { $size } Tees an Bord
part-berth-free = Freier Liegeplatz { $number }
part-pier = { $ship }
part-pier-held = { $ship }, reserviert mit { $run }
part-pier-empty = Kein Schiff { $place }
part-deck = Schiffsstapel, behalte eines der obersten drei. Oben liegt: { $ship }
part-deck-held = Schiffsstapel, reserviert mit { $run }. Oben liegt: { $ship }
part-deck-empty = Leerer Schiffsstapel
part-market = Marktplatz { $slot }: { $card }
part-market-empty = Marktplatz { $slot }: leer
part-market-deck = { $left ->
    [one] Marktplatz 6, die letzte Karte des Stapels: { $card }
   *[other] Marktplatz 6, ein Stapel aus { $left } Karten. Oben liegt: { $card }
}
part-market-deck-empty = Marktplatz 6: Der Stapel ist leer
part-hall = Palast: { FORM($hall, "task") }
part-workshop = Neuer Pasch in der Produktion
part-crew = { $steps ->
    [one] Pasch in der Produktion: { $workers }, 1 Schritt
   *[other] Pasch in der Produktion: { $workers }, { $steps } Schritte
}
part-crew-free = { $steps ->
    [one] Freier Platz in der Produktion, 1 Schritt
   *[other] Freier Platz in der Produktion, { $steps } Schritte
}
part-die = { $count ->
    [0] Keine { $value } mehr
    [one] Deine { $value }
   *[other] Eine deiner { $value }er, noch { $count }
}
part-raise = Für 1 Tee um 1 erhöhen
part-raise-free = Um 1 erhöhen
part-lower = Für 1 Tee um 1 senken
part-lower-free = Um 1 senken
part-ability = Dein Händler: { $ability }

## Warum etwas gerade nicht geht

no-over = Die Partie ist zu Ende.
no-turn = { PERSON($who) ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
no-now = Hier hast du gerade nichts zu entscheiden.
no-side-first = Wähle zuerst eine Seite deiner Händlerkarte.
no-marker-far = Der Gehilfe zieht nur einen, zwei oder drei Marker weiter.
no-walk-first = Zieh zuerst den Gehilfen zu einem Erntemarker.
no-marker-now = Der Gehilfe zieht nur am Anfang eines Jahres.
no-tea-twice = Diesen Tee hast du schon gewählt. Jede Wahl muss ein anderer Tee sein.
no-tea-second = Dein zweiter Tee muss ein anderer sein als der erste.
no-tea-shown = Nimm einen Tee, den der Marker zeigt. Ist einer ausgegangen, gehst du dabei leer aus.
no-tea-left = Von diesem Tee ist nichts mehr im Vorrat.
no-supply = Im Vorrat gibt es keinen { $tea } mehr.
no-step-dock = Tee am Kai geht nicht weiter. Er wartet auf ein Schiff.
no-slot-taken = Auf diesem Platz liegt eine Karte. Wähle einen leeren.
no-load-first = Wähle zuerst ein Schiff für den Tee, der gerade am Kai ankommt.
no-lane-first = Wähle zuerst einen Weg für deinen Tee.
no-queue-first = Wähle zuerst, welcher Tee als Nächstes rückt.
no-shown-first = Nimm zuerst die Tees, die der Marker zeigt.
no-units-first = Nutze zuerst den Marker: Nimm Tee, bewege Tee oder hör auf.
no-steps-first = Nutze zuerst deine Schritte oder hör auf.
no-second-first = Nimm zuerst deinen zweiten Tee.
no-free-tea-first = Nimm zuerst den Tee, den dir dein Händler gibt.
no-search-first = Wähle zuerst die Karte, die du behältst.
no-ship-search-first = Wähle zuerst das Schiff, das du behältst.
no-top-first = Wähle zuerst, was von den anderen beiden wieder nach oben kommt.
no-plant-first = Pflanze zuerst deine neue Karte.
no-carry-first = Wähle zuerst eine Karte zum Versetzen und einen leeren Platz für sie.
no-exchange-first = Wähle zuerst zwei Karten zum Tauschen.
no-acting-first = Wähle zuerst, welche deiner Karten als Nächstes wirkt.
no-conflict-worker = Dieser Arbeiter würde deine Straße nicht stärker machen.
no-conflict-ability = Im Kampf kannst du deinen Händler nicht nutzen. Jetzt ändert nur Tee deine Arbeiter.
no-conflict-first = Verteidige zuerst dein Schiff oder gib es auf.
no-relocate-automaton = Der Automat nimmt eines der besten freien Schiffe.
no-relocate-free = Deine Straße kann nur auf ein freies Schiff ziehen.
no-relocate-first = Wähle zuerst, wohin die Straße zieht.
no-pay-first = Wähle zuerst den Tee, mit dem du zahlst.
no-nudge-first = Ändere zuerst einen deiner Arbeiter um 1.
no-reroll-first = Wähle zuerst Arbeiter zum Neuwürfeln.
no-blend-first = Wähle zuerst einen Teemarker und den Tee, der daraus wird.
no-dock-first = Dein Kai ist voll. Gib zuerst eines deiner Schiffe auf.
no-junk-first = Fülle zuerst die Dschunke von Kai und Schiffen oder lass sie so.
no-loading-first = Wähle zuerst einen Tee am Kai und das Schiff, auf das er kommt.
no-placed = Du hast in diesem Zug schon Arbeiter gesetzt.
no-worker-left = Du hast keine ungesetzten Arbeiter, die du ändern könntest.
no-tea-to-pay = Eine Änderung kostet einen Tee aus Garten, Stufen oder Kai, aber dort hast du keinen.
no-ability-side-a = Deine Händlerkarte zeigt Seite A: Sie bringt am Ende Punkte und hat keine Fähigkeit.
no-ability-used = Du hast deinen Händler dieses Jahr schon genutzt.
no-ability-second-tea = Dein Händler gibt zu einer Ernte einen zweiten Tee dazu. Wähle zuerst einen Arbeiter und den ersten Tee.
no-ability-search-deck = Zum Durchsuchen braucht dein Händler eine Karte im Stapel und einen Arbeiter, der eine Karte von Platz 1 bis 5 nehmen kann.
no-ability-change-worker = Du hast keinen ungesetzten Arbeiter, den dein Händler ändern könnte.
no-ability-roll-again = Du hast keinen ungesetzten Arbeiter, den dein Händler neu würfeln könnte.
no-ability-two-steps = Du hast unterhalb des Kais keinen Tee, den dein Händler bewegen könnte.
no-ability-exchange-tea = Du hast keinen Tee, den dein Händler tauschen könnte.
no-ability-move-card = Dein Händler braucht eine Karte zum Versetzen und einen leeren Platz.
no-ability-take-tea = Im Vorrat ist kein Tee, den dein Händler nehmen könnte.
no-ability-swap-cards = Dein Händler braucht zwei Karten zum Tauschen.
no-ability-turn-up = Keine deiner Karten ist verdeckt.
no-worker-value = Du hast keine { $value } mehr.
no-pass = Passen kannst du nur am Anfang deines Zuges. Jetzt musst du einen Arbeiter setzen.
no-end = Setze zuerst einen Arbeiter oder passe.
no-set = Für einen Pasch brauchst du zwei oder mehr gleiche Arbeiter.
no-set-low = Dein Pasch käme auf Rang vier. Ein neuer Pasch muss unter die ersten drei kommen.
no-join-value = Du hast keine { $value } mehr für deinen Pasch.
no-join-other = Hinzufügen kannst du nur zu deinen eigenen Paschen.
no-join-empty = Hier liegt noch kein Pasch.
no-load-yourself = Ein Schiff lädt von selbst, wenn ein Tee am Kai ankommt, den es braucht.
no-move-tea = Karten und Schritte bewegen deinen Tee, nicht Arbeiter.
no-crate-open = Tee in einer Kiste bleibt für immer dort.
no-card-move = Um deine Karten zu versetzen, zu tauschen oder aufzudecken, nutze den Palast.
no-card-new = Neue Karten kommen vom Markt.
no-market-taken = Auf Platz { $slot } liegt schon ein Arbeiter. Jeder Platz nimmt einen Arbeiter pro Jahr.
no-market-empty = Auf Platz { $slot } liegt keine Karte.
no-market-deck = Der Stapel der Plantagenkarten ist leer.
no-market-value = Ein Arbeiter kommt auf den Platz mit seinem Wert oder, wenn der besetzt oder leer ist, auf den nächsten offenen darunter.
no-market-value-old = Platz { $slot } braucht einen Arbeiter mit Wert { $slot } oder mehr.
no-palace-taken = Auf diesem Feld liegt schon ein Arbeiter. Jedes Feld nimmt einen Arbeiter pro Jahr.
no-palace-move = Zum Versetzen brauchst du eine Karte und einen leeren Platz.
no-palace-swap = Zum Tauschen brauchst du zwei Karten.
no-palace-refresh = Keine deiner Karten ist verdeckt.
no-palace-coin = Setze einen Arbeiter hierher, um die Münze zu nehmen.
no-ship = Hier liegt kein Schiff.
no-ship-yours = Dieses Schiff hast du schon reserviert.
no-ship-run = Zum Reservieren brauchst du eine Straße aus zwei oder mehr Arbeitern, etwa 3–4.
no-ship-stronger = Um dieses Schiff zu erobern, muss deine Straße länger sein, oder gleich lang mit höheren Werten.
no-ship-workers = Wähle zum Schiff auch eine Straße aus Arbeitern.

## Die Geschichte

line-dealt = { PERSON($who) ->
    [you] Du bekommst den { $tea }-Händler, Seite { $side }
   *[other] { $who } bekommt den { $tea }-Händler, Seite { $side }
}
line-side = { PERSON($who) ->
    [you] Du wählst Seite { $side } des { $tea }-Händlers
   *[other] { $who } wählt Seite { $side } des { $tea }-Händlers
}
line-coin-rolled = Die Händler würfeln um die Startmünze: { $first } gegen { $second }
line-year = { PERSON($who) ->
    [you] Das Jahr { $year } beginnt, und du fängst an
   *[other] Das Jahr { $year } beginnt, und { FORM($who, "inside") } fängt an
}
line-year-card = Der Automat deckt seine Karte für { $year } auf
line-walked = { PERSON($who) ->
    [you] Du gehst
   *[other] { $who } geht
} { $markers } Marker weit: { $teas }, dazu { $units } zur Wahl
line-marker-carried = Der Erntemarker wird umgedreht und wandert zur Tafel { $board }
line-rolled = { PERSON($who) ->
    [you] Du würfelst { $dice }
   *[other] { $who } würfelt { $dice }
}
line-gained-shown = { PERSON($who) ->
    [you] Der Erntemarker gibt dir { $tea }
   *[other] Der Erntemarker gibt { FORM($who, "dative") } { $tea }
}
line-gained-chosen = { PERSON($who) ->
    [you] Du wählst { $tea } aus dem Vorrat
   *[other] { $who } wählt { $tea } aus dem Vorrat
}
line-gained-second = { PERSON($who) ->
    [you] Du erntest auch { $tea }
   *[other] { $who } erntet auch { $tea }
}
line-gained-merchant = { PERSON($who) ->
    [you] Dein Händler bringt { $tea }
   *[other] Der Händler von { FORM($who, "dative") } bringt { $tea }
}
line-missed = { PERSON($who) ->
    [you] Du bekommst keinen { $tea }: Der Vorrat ist leer
   *[other] { $who } bekommt keinen { $tea }: Der Vorrat ist leer
}
line-harvested = { PERSON($who) ->
    [you] Du erntest { $tea } mit einer { $worker }
   *[other] { $who } erntet { $tea } mit einer { $worker }
}
line-moved = { PERSON($who) ->
    [you] Dein { $tea } rückt { FORM($space, "to") }
   *[other] Der { $tea } von { FORM($who, "dative") } rückt { FORM($space, "to") }
}
line-pushed = { $card } rückt { $tea } einen Schritt weiter
line-converted = { PERSON($who) ->
    [you] Dein { $from } wird zu { $to }
   *[other] Der { $from } von { FORM($who, "dative") } wird zu { $to }
}
line-bloomed = { $card } rückt allen passenden Tee zwei Schritte weiter und dreht sich um
line-stored = { PERSON($who) ->
    [you] Du lagerst { $tea } in einer Kiste, gefüllt { $held } von { $room }
   *[other] { $who } lagert { $tea } in einer Kiste, gefüllt { $held } von { $room }
}
line-crate-full = { PERSON($who) ->
    [you] Du füllst eine Kiste mit { $tea }
   *[other] { $who } füllt eine Kiste mit { $tea }
}
line-market = { PERSON($who) ->
    [you] Du nimmst { $card } mit einer { $worker }
   *[other] { $who } nimmt { $card } mit einer { $worker }
}
line-market-deck = { PERSON($who) ->
    [you] Du durchsuchst den Plantagenstapel mit einer { $worker }
   *[other] { $who } durchsucht den Plantagenstapel mit einer { $worker }
}
line-searched = { PERSON($who) ->
    [you] Du siehst dir an: { $cards }
   *[other] { $who } sieht sich an: { $cards }
}
line-card-kept = { PERSON($who) ->
    [you] Du behältst { $card }
   *[other] { $who } behält { $card }
}
line-card-topped = { PERSON($who) ->
    [you] Du legst { $card } oben auf den Stapel zurück
   *[other] { $who } legt { $card } oben auf den Stapel zurück
}
line-planted = { PERSON($who) ->
    [you] Du pflanzt { $card } { $slot }
   *[other] { $who } pflanzt { $card } { $slot }
}
line-card-discarded = { PERSON($who) ->
    [you] Du wirfst { $card } ab
   *[other] { $who } wirft { $card } ab
}
line-palace-move = { PERSON($who) ->
    [you] Du schickst eine { $worker } in den Palast, um eine Karte zu versetzen
   *[other] { $who } schickt eine { $worker } in den Palast, um eine Karte zu versetzen
}
line-palace-swap = { PERSON($who) ->
    [you] Du schickst eine { $worker } in den Palast, um zwei Karten zu tauschen
   *[other] { $who } schickt eine { $worker } in den Palast, um zwei Karten zu tauschen
}
line-palace-refresh = { PERSON($who) ->
    [you] Du schickst eine { $worker } in den Palast, um Karten aufzudecken
   *[other] { $who } schickt eine { $worker } in den Palast, um Karten aufzudecken
}
line-palace-coin = { PERSON($who) ->
    [you] Du schickst eine { $worker } in den Palast, um die Startmünze zu nehmen
   *[other] { $who } schickt eine { $worker } in den Palast, um die Startmünze zu nehmen
}
line-coin = { PERSON($who) ->
    [you] Du fängst nächstes Jahr an
   *[other] { $who } fängt nächstes Jahr an
}
line-card-moved = { PERSON($who) ->
    [you] Du versetzt { $card } { FORM($slot, "to") }
   *[other] { $who } versetzt { $card } { FORM($slot, "to") }
}
line-swapped = { PERSON($who) ->
    [you] Du tauschst die Karte { $slot } mit der Karte { $other }
   *[other] { $who } tauscht die Karte { $slot } mit der Karte { $other }
}
line-refreshed = { PERSON($who) ->
    [you] Du deckst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf
   *[other] { $who } deckt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf
}
line-reserved = { PERSON($who) ->
    [you] Du reservierst die { $ship } mit { $run }
   *[other] { $who } reserviert die { $ship } mit { $run }
}
line-displaced = { PERSON($who) ->
    [you] Deine Straße wird verdrängt: { $ship }
   *[other] Die Straße von { FORM($who, "dative") } wird verdrängt: { $ship }
}
line-answered = { PERSON($who) ->
    [you] Du antwortest mit { $run }
   *[other] { $who } antwortet mit { $run }
}
line-let-go = { PERSON($who) ->
    [you] Du gibst das Schiff auf
   *[other] { $who } gibt das Schiff auf
}
line-relocated = { PERSON($who) ->
    [you] Deine Straße zieht auf die { $ship }
   *[other] Die Straße von { FORM($who, "dative") } zieht auf die { $ship }
}
line-returned = { PERSON($who) ->
    [you] { $count ->
        [one] Dein Arbeiter kommt
       *[other] Deine Arbeiter kommen
    } zurück: { $dice }
   *[other] { $count ->
        [one] Ein Arbeiter kommt
       *[other] Arbeiter kommen
    } zu { FORM($who, "dative") } zurück: { $dice }
}
line-produced = { PERSON($who) ->
    [you] Du setzt { $workers } in die Produktion
   *[other] { $who } setzt { $workers } in die Produktion
}, Rang { $place }
line-joined = { PERSON($who) ->
    [you] Du setzt { $added ->
        [one] 1 Arbeiter
       *[other] { $added } Arbeiter
    } in der Produktion dazu, macht { $workers }
   *[other] { $who } setzt { $added ->
        [one] 1 Arbeiter
       *[other] { $added } Arbeiter
    } in der Produktion dazu, macht { $workers }
}, Rang { $place }
line-paid = { PERSON($who) ->
    [you] Du zahlst { $tea }
   *[other] { $who } zahlt { $tea }
}
line-changed = { PERSON($who) ->
    [you] Du machst aus einer { $from } eine { $to }
   *[other] { $who } macht aus einer { $from } eine { $to }
}
line-ability = { PERSON($who) ->
    [you] Du nutzt den { $tea }-Händler: { $ability }
   *[other] { $who } nutzt den { $tea }-Händler: { $ability }
}
line-rerolled = { PERSON($who) ->
    [you] Du würfelst { $from } neu: { $to }
   *[other] { $who } würfelt { $from } neu: { $to }
}
line-blended = { PERSON($who) ->
    [you] Du machst aus { $from } { $to }
   *[other] { $who } macht aus { $from } { $to }
}
line-passed = { PERSON($who) ->
    [you] Du passt für den Rest des Jahres
   *[other] { $who } passt für den Rest des Jahres
}
line-year-ended = Das Jahr { $year } endet, und alle Arbeiter gehen heim
line-ships-searched = { PERSON($who) ->
    [you] Du siehst dir an: { $ships }
   *[other] { $who } sieht sich an: { $ships }
}
line-ship-kept = { PERSON($who) ->
    [you] Du behältst die { $ship }
   *[other] { $who } behält die { $ship }
}
line-ship-topped = { PERSON($who) ->
    [you] Du legst die { $ship } oben auf den Stapel zurück
   *[other] { $who } legt die { $ship } oben auf den Stapel zurück
}
line-ship-taken = { PERSON($who) ->
    [you] Du nimmst die { $ship }
   *[other] { $who } nimmt die { $ship }
}
line-docked = { PERSON($who) ->
    [you] Die { $ship } legt an deinem Kai an
   *[other] Die { $ship } legt am Kai von { FORM($who, "dative") } an
}
line-ship-discarded = { PERSON($who) ->
    [you] Du gibst die { $ship } auf
   *[other] { $who } gibt die { $ship } auf
}
line-loaded = { PERSON($who) ->
    [you] Du lädst { $tea } auf die { $ship }
   *[other] { $who } lädt { $tea } auf die { $ship }
}
line-robbed = { PERSON($who) ->
    [you] Du nimmst { $tea } von einem anderen Schiff für die Dschunke
   *[other] { $who } nimmt { $tea } von einem anderen Schiff für die Dschunke
}
line-sailed = { PERSON($who) ->
    [you] Dein Schiff läuft aus: die { $ship }
   *[other] Für { FORM($who, "accusative") } läuft die { $ship } aus
}
line-sailed-goal = { $sails }, und das Ziel ist erreicht: Dieses Jahr ist das letzte
line-merchant-scores = { PERSON($who) ->
    [you] Deine Händlerkarte ist jetzt mehr wert
   *[other] Die Händlerkarte von { FORM($who, "dative") } ist jetzt mehr wert
}
line-merchant-loses = { PERSON($who) ->
    [you] Deine Händlerkarte ist jetzt weniger wert
   *[other] Die Händlerkarte von { FORM($who, "dative") } ist jetzt weniger wert
}
line-steps = { PERSON($who) ->
    [you] Du hast { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } aus der Produktion
   *[other] { $who } hat { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } aus der Produktion
}
line-unused = { PERSON($who) ->
    [you] Du lässt { $count ->
        [one] 1 Schritt oder Tee
       *[other] { $count } Schritte oder Tees
    } verfallen
   *[other] { $who } lässt { $count ->
        [one] 1 Schritt oder Tee
       *[other] { $count } Schritte oder Tees
    } verfallen
}
line-market-cleared = { $card } verlässt den Markt und kommt unter den Stapel
line-market-dealt = { $card } kommt auf Marktplatz { $slot }
line-market-closed = Der Plantagenstapel ist leer: Der Markt wird nicht mehr aufgefüllt
line-harbour-dealt = Die { $ship } kommt auf Hafenplatz { $slot }
line-ended-goal = Die Partie endet: Ein Händler hat das Schiffsziel erreicht
line-ended-year = Die Partie endet: Das letzte Jahr ist vorbei

line-errand = Der Automat geht an Auftrag { $errand }: { $written }
line-errand-coin-taken = Der Automat geht zum Markt: Das Feld für Auftrag { $errand } ({ $written }) ist besetzt
line-errand-no-run = Der Automat geht zum Markt: Für Auftrag { $errand } ({ $written }) hat er keine Straße
line-errand-no-ship = Der Automat geht zum Markt: Für Auftrag { $errand } ist kein Schiff frei
line-errand-no-set = Der Automat geht zum Markt: Für Auftrag { $errand } ({ $written }) hat er keinen Pasch
line-errand-market-only = Der Automat kann Auftrag { $errand } ({ $written }) nicht erfüllen: Seine letzten Arbeiter dürfen nur zum Markt
line-errands-done = Der Automat hat alle Aufträge erledigt und geht zum Markt
line-picked-lowest = Der Automat nimmt seinen niedrigsten Arbeiter, { $dice } (aus { $of })
line-picked-highest = Der Automat nimmt seinen höchsten Arbeiter, { $dice } (aus { $of })
line-picked-run = Der Automat nimmt seine längste Straße, { $dice } (aus { $of })
line-picked-set = Der Automat nimmt seinen größten Pasch, { $dice } (aus { $of })
line-ship-highest = Der Automat steuert die { $ship } an, das freie Schiff mit den meisten Punkten
line-ship-own-tea = Der Automat steuert die { $ship } an, das beste freie Schiff, das den Tee seines Händlers braucht
line-ship-by-you = Der Automat steuert die { $ship } an, gewählt aus den besten, die gleichauf sind
line-took = Der Automat nimmt { $card } von Marktplatz { $slot } mit einer { $worker }
line-took-deck = Der Automat nimmt { $card } vom Stapel mit einer { $worker }
line-took-top = Der Automat findet keinen offenen Platz für seine { $worker } und nimmt { $card } vom Stapel
line-took-nothing = Der Automat setzt eine { $worker } vergeblich: Der Stapel ist leer
line-fourth = Mit { $workers } käme der Automat in der Produktion auf Rang vier, darum dürfen sie nur zum Markt

## Auskünfte: was auf dem Tisch liegt

place-space = { FORM($space, "title") }
    .field = Hier beginnt dein Tee und steigt bis zum Kai.
    .dock = Tee, der hier ankommt, kommt auf deine Schiffe.
    .tier = Hier steigt Tee hindurch. Die Karte neben diesem Feld wirkt auf Tee, der es betritt.
place-slot = { FORM($slot, "title") }
    .words = Ein leerer Platz. Eine Plantagenkarte hier wirkt auf das Feld daneben.
place-berth = Liegeplatz
    .words = Ein leerer Liegeplatz: An deinem Kai ist Platz für ein Schiff.
place-pier = Hafenplatz
    .words = Reserviere das Schiff hier mit einer Straße, etwa 3–4. Du bekommst es am Ende des Jahres.
place-deck = Marktplatz 6: der Stapel
    .words = Sieh dir die obersten drei Karten an, behalte eine und leg die anderen wieder obenauf.
place-market = Marktplatz { $slot }
    .words = Setze einen Arbeiter und nimm die Karte. Der Platz wird am Ende des Jahres wieder gefüllt.
place-hall = Palast: { FORM($hall, "task") }
    .move = Versetze eine deiner Karten auf einen beliebigen leeren Platz.
    .swap = Tausche zwei deiner Karten.
    .refresh = Decke alle deine verdeckten Karten auf.
    .coin = Nimm die Startmünze, dann fängst du nächstes Jahr an.
place-production = Rang { $place } in der Produktion
    .words = Ein Pasch bringt hier am Ende des Jahres Schritte. Größere Pasche stehen höher; bei Gleichstand zählt der höhere Wert.
button-raise = Einen Arbeiter erhöhen
    .words = Gib einen Teemarker in den Vorrat zurück, um einen ungesetzten Arbeiter um 1 zu erhöhen.
button-lower = Einen Arbeiter senken
    .words = Gib einen Teemarker in den Vorrat zurück, um einen ungesetzten Arbeiter um 1 zu senken.
button-pass = Für dieses Jahr passen
    .words = Du setzt dieses Jahr keine Arbeiter mehr. Was du noch hast, bleibt ungenutzt.
place-coin = Startmünze
    .words = Wer diese Münze am Anfang eines Jahres hat, fängt das ganze Jahr über an.
place-assistant = Gehilfe
    .words = Der Gehilfe geht an den Erntemarkern entlang und bleibt bei dem stehen, der dieses Jahr Tee gibt.
place-score = Punkte
    .words = Punkte gibt es für ausgelaufene Schiffe, Plantagenkarten, volle Kisten und die Händlerkarte.
place-goal = Ausgelaufene Schiffe
    .words = Erreicht ein Händler das Ziel, ist dieses Jahr das letzte.
place-year = Das Jahr
    .words = Erst zieht der Gehilfe. Dann würfelt ihr beide und setzt abwechselnd Arbeiter. Am Ende des Jahres nehmt ihr Schiffe und bewegt Tee.

## Auskünfte: wie es um ein Teil steht

now-marker = { $ahead ->
    [one] Er liegt neben der Tafel { $board }, 1 Marker vor dem Gehilfen.
   *[other] Er liegt neben der Tafel { $board }, { $ahead } Marker vor dem Gehilfen.
}
now-workers = { PERSON($who) ->
    [you] Du hast { $placed ->
        [0] noch keine Arbeiter
        [one] 1 Arbeiter
       *[other] { $placed } Arbeiter
    } gesetzt. Noch zu setzen: { $dice }.
   *[other] { $who } hat { $placed ->
        [0] noch keine Arbeiter
        [one] 1 Arbeiter
       *[other] { $placed } Arbeiter
    } gesetzt. Noch zu setzen: { $dice }.
}
now-workers-none = { PERSON($who) ->
    [you] Du hast { $placed ->
        [0] gerade keine Arbeiter zu setzen.
        [one] 1 Arbeiter gesetzt und keinen mehr übrig.
       *[other] { $placed } Arbeiter gesetzt und keinen mehr übrig.
    }
   *[other] { $who } hat { $placed ->
        [0] gerade keine Arbeiter zu setzen.
        [one] 1 Arbeiter gesetzt und keinen mehr übrig.
       *[other] { $placed } Arbeiter gesetzt und keinen mehr übrig.
    }
}
now-set = { PERSON($who) ->
    [you] Hier liegt dein Pasch: { $workers }.
   *[other] Hier liegt der Pasch von { FORM($who, "dative") }: { $workers }.
}
now-taken = { PERSON($who) ->
    [you] Hier liegt dieses Jahr dein Arbeiter.
   *[other] Hier liegt dieses Jahr ein Arbeiter von { FORM($who, "dative") }.
}
now-coin = { PERSON($who) ->
    [you] Du hast diese Münze.
   *[other] { $who } hat diese Münze.
}
now-score = { PERSON($who) ->
    [you] Du hast { $points } Punkte: { $ships } aus Schiffen, { $cards } aus Karten, { $crates } aus Kisten und { $merchant } aus der Händlerkarte.
   *[other] { $who } hat { $points } Punkte: { $ships } aus Schiffen, { $cards } aus Karten, { $crates } aus Kisten und { $merchant } aus der Händlerkarte.
}
now-goal = Das Ziel sind { $goal } Schiffe.
now-sailed-count = { PERSON($who) ->
    [you] Für dich { $count ->
        [0] ist noch kein Schiff ausgelaufen.
        [one] ist 1 Schiff ausgelaufen.
       *[other] sind { $count } Schiffe ausgelaufen.
    }
   *[other] Für { FORM($who, "accusative") } { $count ->
        [0] ist noch kein Schiff ausgelaufen.
        [one] ist 1 Schiff ausgelaufen.
       *[other] sind { $count } Schiffe ausgelaufen.
    }
}
now-year = { $left ->
    [0] Es ist { $year }, das letzte Jahr.
    [one] Es ist { $year }. Höchstens 1 Jahr kann noch folgen.
   *[other] Es ist { $year }. Höchstens { $left } Jahre können noch folgen.
}
now-card-market = Eine davon liegt auf Marktplatz { $slot }.
now-card-market-taken = Eine davon liegt auf Marktplatz { $slot }, aber dort liegt schon ein Arbeiter.
now-card-deck = Eine davon liegt oben auf dem Stapel.
now-card-deck-taken = Eine davon liegt oben auf dem Stapel, aber auf Platz 6 liegt schon ein Arbeiter.
now-crate = { PERSON($who) ->
    [you] Deine Kiste { $slot }
   *[other] Die Kiste von { FORM($who, "dative") } { $slot }
} enthält { $held ->
    [0] keinen Tee
    [one] 1 Tee
   *[other] { $held } Tees
} und ist { $points ->
    [0] noch nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
now-card-up = { PERSON($who) ->
    [you] Deine Karte { $slot } ist offen.
   *[other] Die Karte von { FORM($who, "dative") } { $slot } ist offen.
}
now-card-down = { PERSON($who) ->
    [you] Deine Karte { $slot } ist verdeckt und bewirkt nichts.
   *[other] Die Karte von { FORM($who, "dative") } { $slot } ist verdeckt und bewirkt nichts.
}
now-bonus = { PERSON($who) ->
    [you] Deine Händlerkarte gibt dafür { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } dazu.
   *[other] Die Händlerkarte von { FORM($who, "dative") } gibt dafür { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } dazu.
}
now-ship-held = { PERSON($who) ->
    [you] Es liegt { $place }, von dir reserviert mit der Straße { $run }.
   *[other] Es liegt { $place }, von { FORM($who, "dative") } reserviert mit der Straße { $run }.
}
now-ship-free = Es liegt { $place } und ist frei.
now-ship-docked = { PERSON($who) ->
    [you] Es liegt an deinem Kai und braucht noch { $teas }.
   *[other] Es liegt am Kai von { FORM($who, "dative") } und braucht noch { $teas }.
}
now-junk-docked = { PERSON($who) ->
    [you] Sie liegt an deinem Kai und braucht noch { $left ->
        [one] 1 beliebigen Tee
       *[other] { $left } beliebige Tees
    }.
   *[other] Sie liegt am Kai von { FORM($who, "dative") } und braucht noch { $left ->
        [one] 1 beliebigen Tee
       *[other] { $left } beliebige Tees
    }.
}
now-ship-sailed = { PERSON($who) ->
    [you] Es ist für dich ausgelaufen.
   *[other] Es ist für { FORM($who, "accusative") } ausgelaufen.
}
now-supply = { $count ->
    [0] Im Vorrat ist kein Marker mehr.
    [one] Im Vorrat ist noch 1 Marker.
   *[other] Im Vorrat sind noch { $count } Marker.
}
now-tokens = { PERSON($who) ->
    [you] Du hast { $count ->
        [one] 1 Marker
       *[other] { $count } Marker
    } auf deiner Plantage.
   *[other] { $who } hat { $count ->
        [one] 1 Marker
       *[other] { $count } Marker
    } auf der Plantage.
}
now-wanted = { PERSON($who) ->
    [you] Deine { $ship } braucht diesen Tee.
   *[other] Die { $ship } von { FORM($who, "dative") } braucht diesen Tee.
}
now-merchant-a = { PERSON($who) ->
    [you] Du hast diese Karte mit Seite A: 1 Punkt je Karte und Klipper mit { $tea }.
   *[other] { $who } hat diese Karte mit Seite A: 1 Punkt je Karte und Klipper mit { $tea }.
}
now-merchant-b = { PERSON($who) ->
    [you] Du hast diese Karte mit Seite B: einmal im Jahr { $ability }.
   *[other] { $who } hat diese Karte mit Seite B: einmal im Jahr { $ability }.
}
now-merchant-open = { PERSON($who) ->
    [you] Du hast diese Karte, aber noch keine Seite gewählt.
   *[other] { $who } hat diese Karte, aber noch keine Seite gewählt.
}
now-merchant-used = Die Fähigkeit dieses Händlers ist dieses Jahr schon genutzt.
now-merchant-unused = Die Fähigkeit dieses Händlers ist dieses Jahr noch nicht genutzt.
now-year-over = Ihr Jahr ist vorbei.
now-year-current = Sie ist die Karte dieses Jahres.
now-year-later = Sie kommt im { $place }. Jahr der Partie.
now-space = { PERSON($who) ->
    [you] Du hast hier Tee: { $teas }.
   *[other] { $who } hat hier Tee: { $teas }.
}

## Fakten: alles, was man wissen kann, nach Themen

fact-at = { FORM($place, "title") }: { $what }
    .down = { FORM($place, "title") }: { $what }, verdeckt
    .crate = { FORM($place, "title") }: { $what }, gefüllt { $held } von { $room }
fact-workers = { $place }, { FORM($who, "inside") }: { $workers }
fact-deep = { FORM($deck, "title") }, Nummer { $number }: { $card }
fact-score = { $points } Punkte: { $ships } aus Schiffen, { $cards } aus Karten, { $crates } aus Kisten und { $merchant } aus der Händlerkarte
fact-first = Fängt dieses Jahr an
fact-berth = Liegeplatz { $number }: { $ship }, an Bord { $teas }, braucht noch { $wants }
    .empty = Liegeplatz { $number }: { $ship }, nichts an Bord, braucht { $wants }
fact-supply = Vorrat
fact-deck = Plantagenstapel
fact-free = Freie Felder
fact-turn = Zug { $turn }: { FORM($who, "inside") }
fact-placed = Im letzten Zug wurden Arbeiter gesetzt
    .begun = Im letzten Zug wurde zuerst ein Arbeiter geändert oder der Händler genutzt
fact-asked = { PERSON($who) ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
}: { $what }
fact-then = Danach: { $what }
fact-steps = Schritte durch Karten: { $steps }
fact-queued = Rückt noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}: { $tea }
    .turning = Wird noch { $to } und rückt 1 Schritt: { $tea }
fact-shown = Noch auf dem Marker: { $teas }
    .none = Nichts mehr auf dem Marker
fact-chosen = Schon gewählt: { $teas }
fact-acting = Karten, die noch wirken: { $slots }
    .none = Keine Karte wirkt mehr
fact-run = Straße ohne Schiff: { $run }
fact-taking = Schiffe werden genommen. Als Nächstes: { FORM($who, "inside") }, { $place }
    .last = Das letzte Schiff wird genommen
fact-production = Die Produktion bewegt Tee
fact-pier = Hafenplatz { $slot }: { $ship }
    .place = Hafenplatz { $slot }
fact-market = Nur für den Markt: { $dice }
fact-spent = Ohne Karte verbraucht: { $dice }

## Die Schachtel

box-cards = Plantagenkarten
box-cards-about = { $count } Karten, die Tee deine Plantage hinaufrücken, verwandeln oder lagern.
piece-process = Rückt { $teas } noch einen Schritt weiter, wenn er das Feld der Karte betritt.
piece-conversion = Verwandelt { $from } in { $to }, wenn er das Feld der Karte betritt, und rückt ihn dann einen Schritt weiter.
piece-blooming = Rückt allen { $tea } auf dem Feld der Karte zwei Schritte weiter und dreht sich dann um.
piece-crate = { $room ->
    [one] Lagert 1 { $tea } für immer. Zählt nur, wenn sie voll ist.
   *[other] Lagert { $room } { $tea } für immer. Zählt nur, wenn sie voll ist.
}
box-ships = Schiffe
box-ships-about = { $clippers } Klipper und { $junks } Dschunken. Die Klipper sind nach echten Schiffen benannt.
piece-ship = { FORM($ship, "title") }
piece-clipper = Läuft aus, wenn aller Tee an Bord ist, den er braucht.
piece-junk = Nimmt jeden Tee und zählt nie für eine Händlerkarte.
ship-wants = { $teas }
ship-wants-any = { $size } beliebige Tees
box-markers = Erntemarker
box-markers-about = Jedes Jahr bleibt der Gehilfe bei einem davon stehen. Dieser Marker gibt Tee, dreht sich dann um und wandert zur anderen Tafel.
piece-marker = Erntemarker
    .words = Gibt dir die gezeigten Tees. Seine Zahl sagt, wie viele weitere Tees oder Schritte du wählen darfst.
piece-marker-face = { $units ->
    [one] { $teas }, dazu 1 Tee oder Schritt
   *[other] { $teas }, dazu { $units } Tees oder Schritte
}
box-merchants = Händlerkarten
box-merchants-about = { $count } zweiseitige Karten. Jeder Händler hat eine.
piece-merchant = { FORM($tea, "title") }-Händler
piece-merchant-a = 1 Punkt je Karte und Klipper mit { $tea }
piece-merchant-b = { FORM($ability, "title") }
box-years = Jahreskarten
box-years-about = Für das Tee-Rennen. Jede Karte nennt die Aufträge des Automaten für ein Jahr, der Reihe nach.
piece-year = { $errands }
box-tea = Tee und Arbeiter
box-tea-about = { $tokens } Teemarker und { $workers } Arbeiter.
piece-tea = { FORM($tea, "title") }
    .words = Kommt in deinen Garten, steigt zum Kai und kommt auf Schiffe.
piece-workers = Arbeiter
    .words = Deine Würfel: Du würfelst sie jedes Jahr und setzt sie auf die Tafeln.
box-production = Schritte aus der Produktion
figure-points = Punkte
figure-tokens = Fasst
figure-wants = Braucht
figure-harvest = Neben der Ernte
figure-production = Neben der Produktion
figure-side-a = Seite A
figure-side-b = Seite B, einmal im Jahr
figure-errands = Aufträge
figure-each-merchant = Je Händler
figure-place = Rang
figure-steps = Schritte
figure-years = Jahre höchstens

## Ladung und Besitz eines Händlers, für die Analyse

standing-aboard = Tee an Bord der { FORM($ship, "dative") }
standing-of = { $count } von { $size }
standing-ships = Ausgelaufene Schiffe
standing-cards = Plantagenkarten
standing-tokens = Tee auf der Plantage

## Das Ergebnis

result-won = { PERSON($who) ->
    [you] Du gewinnst { $points } zu { $other }.
   *[other] { $who } gewinnt { $points } zu { $other }.
} { $end ->
    [0] Das Schiffsziel ist erreicht.
   *[other] Das letzte Jahr ist vorbei.
}
result-tied = { PERSON($who) ->
    [you] Du gewinnst bei Gleichstand; beide Händler haben { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } gewinnt bei Gleichstand; beide Händler haben { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
} { $end ->
    [0] Das Schiffsziel ist erreicht.
   *[other] Das letzte Jahr ist vorbei.
}
result-shared = Unentschieden, geteilter Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: { $who }. { $end ->
    [0] Das Schiffsziel ist erreicht.
   *[other] Das letzte Jahr ist vorbei.
}
result-race-won = { PERSON($who) ->
    [you] Du gewinnst das Tee-Rennen { $points } zu { $other }.
   *[other] { $who } gewinnt das Tee-Rennen { $points } zu { $other }.
} { $end ->
    [0] Das Schiffsziel ist erreicht.
   *[other] Das letzte Jahr ist vorbei.
}
result-race-tied = { PERSON($who) ->
    [you] Völliger Gleichstand mit dem Automaten: Ihr habt beide { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] Völliger Gleichstand zwischen { $who } und dem Automaten: Beide haben { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
} { $end ->
    [0] Das Schiffsziel ist erreicht.
   *[other] Das letzte Jahr ist vorbei.
}
result-race-lost-tied = { PERSON($who) ->
    [you] Der Automat schlägt dich bei Gleichstand; ihr habt beide { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] Der Automat schlägt { $who } bei Gleichstand; beide haben { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
} { $end ->
    [0] Das Schiffsziel ist erreicht.
   *[other] Das letzte Jahr ist vorbei.
}
result-race-lost = { PERSON($who) ->
    [you] Der Automat schlägt dich { $other } zu { $points }.
   *[other] Der Automat schlägt { $who } { $other } zu { $points }.
} { $end ->
    [0] Das Schiffsziel ist erreicht.
   *[other] Das letzte Jahr ist vorbei.
}

## Beschriftungen des Plans

board-street = Die fünf Tafeln, bereit zum Spielen
board-houses = Die fünf Tafeln
board-road = Erntemarker
board-plantation = Deine Plantage
board-tray = Deine Arbeiter
board-tabs = Ansichten
board-teas = Tees
board-markers = Kommende Marker
board-tab-boards = Tafeln
board-tab-plantation = Plantage
board-tab-automaton = Automat
board-tab-log = Verlauf
board-face-down = verdeckt
board-once = einmal
board-taken = besetzt
board-no-card = keine Karte
board-no-ship = kein Schiff
board-free-berth = freier Platz
board-free = frei
board-title = { FORM($noun, "title") }
board-short = { FORM($noun, "short") }
board-keep-one = Behalte eins
board-lanes = Weg
board-pay-with = Zahlen mit
board-your-tokens = Dein Tee
board-junk = Dschunke füllen mit
board-how-to-place = Wähle ein Feld oder deine Arbeiter
board-place-or-change = Wähle ein Feld oder Arbeiter. Tee ändert einen Arbeiter um 1
board-change-worker = Einen Arbeiter ändern
board-tea-a-step = 1 Tee für ±1
board-for-free = einmal, gratis
board-lower = Senken
board-raise = Erhöhen
board-use = Nutzen
board-coin = Hat die Startmünze
board-points = Punkte
board-workers = Arbeiter
board-sheet = Punkte nach Herkunft
board-sheet-help = Punkte, wenn jetzt Schluss wäre. Eine Kiste zählt, sobald sie voll ist.
board-sum = Summe
board-score = { $points ->
    [one] 1 Punkt. Punkte nach Herkunft zeigen
   *[other] { $points } Punkte. Punkte nach Herkunft zeigen
}
board-sailed = { $ships } von { $goal } Schiffen ausgelaufen
board-merchant = { FORM($tea, "title") }-Händler
board-merchant-side = { FORM($tea, "title") }-Händler, { $side }
board-side-to-choose = Seite noch nicht gewählt
board-side-a = +1 je Karte und Klipper mit { $tea }
board-side-b = { FORM($ability, "title") }, einmal im Jahr
board-side-b-used = { FORM($ability, "title") }: dieses Jahr genutzt
board-not-rolled = noch nicht gewürfelt
board-works = { $value }, Tafel { $board }
board-free-workers = Freie Arbeiter: { $dice }
board-no-workers = Keine freien Arbeiter
board-back = Zurück zu deiner Plantage
board-see = { PERSON($who) ->
    [you] Dein Tableau
   *[other] Tableau von { FORM($who, "dative") }
}
board-see-year-card = Seine Jahreskarte
board-times = ×{ $count }
board-any-teas = { $count ->
    [one] 1 beliebiger Tee
   *[other] { $count } beliebige Tees
}
board-walk = { $markers } weiter
board-then = { $before } · { $after }
board-becomes = Wird { $tea }
board-crate-holds = Kiste { $held } von { $room }
board-fills-crate = Füllt eine Kiste
board-into-crate = In eine Kiste
board-choose-ship = Dann wählst du ein Schiff
board-into-field = In den Garten
board-onto = Auf die { $ship }
board-sails = Die { $ship } läuft aus
board-sails-last = Die { $ship } läuft aus: das letzte Jahr
board-rests = Bleibt hier
board-stays-field = Bleibt im Garten
board-stops-tier = Bleibt auf Stufe { $tier }
board-waits-dock = Wartet am Kai
board-lost = { $steps ->
    [one] 1 Schritt verfällt
   *[other] { $steps } Schritte verfallen
}
board-lane = Weg { $lane }
board-lane-outcome = { FORM($lane, "title") } · { $outcome }
board-journey = { FORM($tea, "title") } steigt
board-journey-becomes = { FORM($tea, "title") } wird { $to }
board-journey-stowed = { FORM($tea, "title") } ist verstaut
board-journeys = { $count } Tees rücken
board-tie-break = Bei Gleichstand: { $criterion }
board-year-end = { $steps ->
    [one] 1 Schritt am Jahresende
   *[other] { $steps } Schritte am Jahresende
}
board-next-card = Seine nächste Karte
board-year-of = Aufgedeckt nach dem Wurf von { $year }
board-cards = { $count ->
    [one] Karte
   *[other] Karten
}
board-years-left = { $count ->
    [one] Jahr übrig
   *[other] Jahre übrig
}
board-why = Warum dieser Zug?
board-earlier = Sein voriger Zug
board-later = Sein nächster Zug
board-last-errand = Der Automat: { $errand }
board-errand-of = Auftrag { $errand } von { $of }
board-after-errands = Nach seinem letzten Auftrag
board-entry = Auftrag { $errand } auf seiner Karte: { $written }
board-because-coin-taken = Er geht zum Markt: Das Münzfeld ist besetzt
board-because-no-run = Er geht zum Markt: Er hat keine Straße
board-because-no-ship = Er geht zum Markt: Kein Schiff ist frei
board-because-no-set = Er geht zum Markt: Er hat keinen Pasch
board-because-market-only = Seine letzten Arbeiter dürfen nur zum Markt
board-card-done = Er geht zum Markt: Seine Karte ist erledigt
board-picked-lowest = Sein niedrigster Arbeiter, für die Münze
board-picked-highest = Sein höchster Arbeiter
board-picked-run = Seine längste Straße (sonst die höhere)
board-picked-set = Sein größter Pasch (sonst der höhere)
board-ship-highest = Das freie Schiff mit den meisten Punkten
board-ship-own-tea = Das beste Schiff, das den Tee seines Händlers braucht
board-ship-by-you = Deine Wahl aus { $tied } Schiffen gleichauf
board-took = Platz { $slot }, der höchste, den er nutzen kann: { $card }
board-took-deck = Platz 6, die oberste Karte: { $card }
board-took-top = Kein offener Platz, darum die oberste Karte: { $card }
board-took-nothing = Für ihn ist keine Karte übrig
board-set-place = { $place ->
    [1] Er kommt in der Produktion auf Rang 1
    [2] Er kommt in der Produktion auf Rang 2
   *[other] Er kommt in der Produktion auf Rang 3
}
board-fourth = Sein Pasch käme auf Rang vier: Diese Arbeiter dürfen nur zum Markt
board-coin-fetched = Er fängt nächstes Jahr an
board-out-of-workers = Er hat dieses Jahr keine Arbeiter mehr
board-next-errand = Als Nächstes: Auftrag { $errand }, { $written }
board-next-market = Als Nächstes: Seine letzten Arbeiter gehen zum Markt
board-you = Du
board-pushed-off = Du, verdrängt
board-holds = { PERSON($who) ->
    [you] Du hast es jetzt
   *[other] { $who } hat es jetzt
}
board-could-add = Möglich dazu
board-longer-wins = Die längere Straße gewinnt, dann die höhere
board-beats-longer = { $count } Arbeiter schlagen { $other }
board-beats-higher = { $run } ist so lang wie { $other }, aber höher
board-never-answers = Der Automat antwortet nie: Er zieht auf das beste freie Schiff
board-not-enough = { PERSON($who) ->
    [you] Ohne Tee kommst du nur auf { $run }
   *[other] Ohne Tee kommt { FORM($who, "inside") } nur auf { $run }
}
board-could-answer = { PERSON($who) ->
    [you] Du könntest mit { $run } antworten
   *[other] { $who } könnte mit { $run } antworten
}
board-reaches = { PERSON($who) ->
    [you] Du kommst auf { $run }, mit Tee auf mehr
   *[other] { $who } kommt auf { $run }, mit Tee auf mehr
}
board-let-go-back = Gibst du auf, kommen deine Arbeiter zu dir zurück
board-let-go-one = Gibst du auf, zieht deine Straße auf die { $ship }
board-let-go-several = Gibst du auf, zieht deine Straße auf eines von diesen: { $ships }
board-plantation-of = { PERSON($who) ->
    [you] Deine Plantage. { $tea } { $cards } { $ships }
   *[other] Plantage von { FORM($who, "dative") }. { $tea } { $cards } { $ships }
}
board-tea = Tee: { $list }.
board-tea-none = Kein Tee.
board-tokens-on = { $count } { $tea } { FORM($space, "on") }
board-cards-at = Karten: { $list }.
board-cards-none = Keine Karten.
board-card-at = { $card } { $slot }
board-card-down = { $card } { $slot } (verdeckt)
board-ships = Schiffe: { $list }.
board-ships-none = Keine Schiffe.

## Optionen beim Aufbau

option-goal = Schiffsziel
    .help = Sind für einen Händler so viele Schiffe ausgelaufen, ist dieses Jahr das letzte.
option-goal-3 = 3 Schiffe
option-goal-4 = 4 Schiffe
option-goal-5 = 5 Schiffe
option-first = Karte des ersten Händlers
    .help = Seite A bringt am Ende Punkte. Seite B hat eine Fähigkeit, die man einmal im Jahr nutzt.
option-first-a = A: Punkte
option-first-b = B: Fähigkeit
option-first-choose = Nach dem Austeilen wählen
option-second = Karte des zweiten Händlers
    .help = Seite A bringt am Ende Punkte. Seite B hat eine Fähigkeit, die man einmal im Jahr nutzt.
option-second-a = A: Punkte
option-second-b = B: Fähigkeit
option-second-choose = Nach dem Austeilen wählen
option-years = Jahreskarten
    .help = Gemischte Jahreskarten machen den Automaten schwerer zu schlagen.
option-years-numeric = 1860 bis 1867
option-years-shuffled = Gemischt

## Das Spiel

title = Chai: Tea for 2
tagline = Lass deine Würfel arbeiten, bau Tee auf einem Hügel aus Karten an und fülle deine Schiffe zuerst
credits = Von Dan und Connie Kazmaier, erschienen bei Steeped Games
solo = Tee-Rennen
automaton = Der Automat
    .inside = der Automat
    .person = other
    .dative = dem Automaten
    .accusative = den Automaten
end-0 = das Schiffsziel ist erreicht
end-1 = das letzte Jahr ist vorbei
total-0 = Punkte
category-0 = Schiffe
category-1 = Plantagenkarten
category-2 = Volle Kisten
category-3 = Händlerkarte
