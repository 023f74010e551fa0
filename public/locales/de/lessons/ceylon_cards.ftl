### Lektionen, Hinweise des Coachs und das Spiel in einer Minute.

## Die erste Partie und das Spiel in einer Minute

first-game = Eine erste Partie
first-game-1 = Du handelst und verschiffst die Waren Ceylons. Wer zuerst 100 Punkte hat, gewinnt.
first-game-2 = Punkte bringt dir eine Ladung: ein Klipper, ein Hafen und gleiche Waren. Die Zahl auf einer Ware sagt, was sie hinzufügt.
first-game-3 = Deine zwei Karten sind gezogen. Wirf einen Klipper ab, um zwei weitere zu ziehen.
    .else = Das kommt später im Zug. Wirf zuerst einen deiner zwei Klipper ab und zieh zwei Karten.
first-game-4 = Jetzt kommt der Handel. Biete Bao einen Kaffee für einen Tee.
    .else = Das ginge, aber handle zuerst. Biete Bao einen Kaffee für einen Tee.
first-game-5 = Bao nimmt an, und du hast drei Tee. Verschiffe alle drei mit Klipper und Hafen für 6 Punkte.
    .else = Du verschiffst nur einmal pro Zug, also mach es richtig. Verschiffe alle drei Tee für 6 Punkte.
first-game-6 = Das Verschiffen brachte dir drei neue Karten, aber nur sieben darfst du behalten. Wirf den Zimt ab.
    .else = Diese Karte brauchst du im nächsten Zug. Wirf den Zimt ab.
first-game-7 = Greif Bao an: Deine Piraten stehlen eine zufällige Karte, wenn kein Wind sie stoppt. Drei sind eine Flotte, die eine ganze Hand stiehlt.
    .else = Das ginge, aber beginne diesen Zug mit Piraten. Greif Bao an.
first-game-8 = Wirf zwei Windkarten ab für einen Monsun: Alle anderen verlieren eine zufällige Karte. Löse ihn jetzt aus.
    .else = Das ginge, aber erst kommt der Sturm. Löse den Monsun aus.
first-game-9 = Bau eine Zuckerplantage aus zwei Plantagenkarten und zwei Zucker. Danach kann in jeder Ladung eine Plantagenkarte als Zucker zählen.
    .else = Das ginge, aber bau zuerst die Zuckerplantage. Sie hilft dir für den Rest der Partie beim Verschiffen.
first-game-10 = Hast du allein die meisten Beamten, darfst du acht Karten behalten. Wirb für zwei Häfen einen Beamten an.
    .else = Das ginge, aber wirb zuerst den Beamten an. Beamte bleiben dir für den Rest der Partie.
first-game-11 = Sonst lohnt sich jetzt nichts. Beende deinen Zug.
    .else = Das ginge, aber diese Karten sind später mehr wert. Beende deinen Zug.
first-game-12 = So geht es Zug um Zug, bis jemand 100 Punkte hat. Sieh jetzt, wie so eine Partie ausgeht.
first-game-13 = Später in dieser Partie hast du 74 Punkte und Bao 82. Die nächste Ladung kann sie entscheiden.
first-game-14 = Du hast eine Zuckerplantage, also zählt eine Plantagenkarte als Zucker. Verschiffe sechs: fünf Zucker und die Plantagenkarte.
    .else = Das ginge, aber so gewinnst du: Verschiffe fünf Zucker und die Plantagenkarte, sechs Waren, 30 Punkte.
first-game-15 = Mit 104 Punkten gewinnst du sofort. Nur was du verschiffst, zählt.
minute-1 = Das Ziel
    .text = Verschiffe die Waren Ceylons für Punkte. Wer zuerst 100 hat, gewinnt sofort.
minute-2 = Ein Zug
    .text = Zieh zwei Karten. Dann darfst du handeln, Piraten senden, einen Sturm auslösen, bauen und verschiffen, in dieser Reihenfolge.
minute-3 = Verschiffen
    .text = Verschiffe einmal pro Zug einen Klipper, einen Hafen und gleiche Waren. Große Ladungen zahlen am besten.
minute-4 = Das Ende des Zuges
    .text = Wirf bis auf sieben Karten ab. Hast du allein die meisten Beamten, darfst du acht behalten.

## Der Coach

note-aim = Nur Verschiffen bringt Punkte, und 100 gewinnen. Heb Klipper und Hafen auf, sammle eine Ware und bau eine Plantage für sie.
note-aim-2 = Nur Verschiffen bringt Punkte; bei 100 endet die Partie mit der Runde. Heb Klipper und Hafen auf, sammle eine Ware und bau ihre Plantage.
note-turn = Ein Zug hat sieben Phasen: Ziehen, Handel, Piraten, Sturm, Bau, Schiff, Ende. Zurück in eine frühere kannst du nicht.
note-counter = Auf ein Angebot darfst du mit einem Gegenangebot antworten. Es geht an die Person, die am Zug ist.
note-answer = Du hast ein Angebot. Nimm es an, lehne es ab oder mach ein Gegenangebot.
note-fleet = Eine Flotte stiehlt eine ganze Hand, außer zwei Klipper werden zugesagt. Eine Zusage bindet, kostet aber nur, wenn sie die Flotte stoppt.
note-fleet-2 = Drei Piratenkarten sind eine Flotte, und die stiehlt eine ganze Hand. Zwei Klipper stoppen sie.
note-attack = Ein Angriff stiehlt eine zufällige Karte. Wer angegriffen wird, kann ihn mit Wind stoppen.
note-storm = Ein Monsun kostet alle anderen eine zufällige Karte, ein Taifun nimmt allen die ganze Hand, auch dir. Keine Karte hält einen Sturm auf.
note-storm-2 = Ein Monsun kostet dein Gegenüber eine zufällige Karte, ein Taifun euch beide die ganze Hand. Keine Karte hält einen Sturm auf.
note-offer = Du hast drei Angebote pro Zug. Geht eines an eine einzelne Person, seht nur ihr zwei die Karten.
note-ship = Du kannst jetzt verschiffen, einmal pro Zug. Große Ladungen zahlen am besten, also lohnt sich vielleicht das Warten.
note-build = Für jede Plantage darfst du in jeder späteren Ladung eine Plantagenkarte als deren Ware nutzen.
note-pirates = Piraten kommen nach dem Handel und vor den Stürmen. Gestohlene Karten darfst du sofort nutzen.
note-deck = Geht der Stapel aus, wird die Ablage zu einem neuen Stapel gemischt.
note-draw = Nur am Anfang deines Zuges darfst du einen Klipper abwerfen und zwei Karten ziehen. Aber jede Ladung braucht einen Klipper.
note-end = Wirf bis zu deinem Handlimit ab: sieben Karten, oder acht, wenn du allein die meisten Beamten hast.
note-end-officials = Am Ende des Zuges behältst du sieben Karten. Hast du allein die meisten Beamten, sind es acht, hast du allein die wenigsten, sechs.
note-trade = Angebote machst du nur in deinem eigenen Zug. Der Handel kommt vor Piraten, Stürmen und Verschiffen.
note-cards = Jeder Kartensatz hat zehn Klipper und zehn Häfen. Halte eine Karte gedrückt oder klicke sie mit rechts an, um zu sehen, wie viele davon noch da sind.
note-setup = Spielt ihr in derselben Besetzung noch einmal, beginnt, wer gewonnen hat.
note-winning = Die Partie endet, sobald jemand 100 Punkte hat, oder nach je 100 Zügen.
note-winning-2 = Hat jemand 100 Punkte, wird die Runde zu Ende gespielt. Sonst endet die Partie nach je 100 Zügen.
mistake-unshipped = Du kannst in diesem Zug noch verschiffen. Drücke noch mal, um den Zug zu beenden und die Waren zu behalten.
mistake-gift = Dieses Angebot verlangt nichts, ist also ein Geschenk. Drücke noch mal, um es zu machen.
mistake-last-clipper = Jede Ladung braucht einen Klipper. Drücke noch mal, um ihn trotzdem abzuwerfen.
