### Lektionen, Hinweise des Coachs und das Spiel in einer Minute.

## Die erste Partie und das Spiel in einer Minute

first-game = Eine erste Partie
first-game-1 = Du baust auf Ceylon Tee an und verkaufst ihn an Gesellschaften. Wer am Ende die meisten Punkte hat, gewinnt.
first-game-2 = Schwarztee wächst auf Höhe 0, Grüntee auf Höhe 1, Weißtee auf Höhe 2. Beginne auf dem umrandeten Feld in Kandy.
    .else = Dort könntest du beginnen. Nimm für diese Lektion das umrandete Feld in Kandy.
first-game-3 = Jede Karte hat zwei Hälften: eine für dich, eine für alle anderen. Spiel „Forschen“, mit „Pflanzen“ für Bao.
    .else = Das kann warten. Spiel „Forschen“ für dich, mit „Pflanzen“ für Bao.
first-game-4 = Forsche für 5 Rupien. Du bekommst einen Technologiemarker, und Bao nimmt 1 Rupie.
    .else = Das ginge, bringt aber keinen Technologiemarker. Forsche.
first-game-5 = Ein Technologiemarker gibt dir in deinem Zug eine Zusatzaktion. Nutze deinen jetzt.
    .else = Du darfst einen Marker aufheben. Nutze diesen jetzt, um zu sehen, was er kann.
first-game-6 = Geh auf das umrandete Feld. Der erste Schritt ist gratis, weitere kosten Rupien.
    .else = Das ginge, aber gleich pflanzt du auf dem umrandeten Feld. Geh dorthin.
first-game-7 = Mit Baos Karte darfst du anwerben. Statt der Hauptaktion darfst du 2 Rupien nehmen: Tu das jetzt.
    .else = Das ginge, aber für deine nächsten zwei Züge brauchst du 10 Rupien. Nimm 2 Rupien.
first-game-8 = Du bist wieder am Zug. Spiel „Pflanzen“, mit „Ernten“ für Bao.
    .else = Deine Figur steht, wo du pflanzen willst. Spiel „Pflanzen“ für dich, mit „Ernten“ für Bao.
first-game-9 = Pflanze für 5 Rupien unter deiner Figur. Das öffnet auch einen Auftragsplatz auf deinem Gut.
    .else = Das ginge, aber zwei Plantagen bringen dir zwei Kisten. Pflanze unter deiner Figur.
first-game-10 = Mit Baos Karte darfst du ernten. Nimm die Kiste Schwarztee von der Plantage neben deiner Figur.
    .else = Das ginge, aber ein Auftrag braucht drei Kisten. Nimm zuerst den Schwarztee.
first-game-11 = Nimm jetzt die Kiste Grüntee von der Plantage unter deiner Figur. Dein Lager fasst fünf Kisten.
    .else = Du könntest aufhören, aber der Auftrag braucht Grüntee. Nimm die Kiste.
first-game-12 = Ein Distrikt zählt für dich nur, wenn du sein Ratsmitglied angeworben hast. Spiel „Anwerben“, mit „Handeln“ für Bao.
    .else = Das kann warten. Spiel „Anwerben“ für dich, mit „Handeln“ für Bao.
first-game-13 = Wirb für 5 Rupien das Ratsmitglied von Kandy an. Von jetzt an darfst du auch neben deiner Figur pflanzen.
    .else = Das ginge, aber ohne sein Ratsmitglied zählt Kandy nicht für dich. Wirb es an.
first-game-14 = Mit Baos Karte darfst du handeln, und der dritte Waggon will deine drei Kisten. Liefere sie für Rupien.
    .else = Du könntest warten, aber du hast schon alle drei Kisten. Liefere sie an den dritten Waggon.
first-game-15 = Je mehr Gesellschaften du belieferst, desto mehr Punkte bekommst du am Ende. Sieh jetzt, wie so eine Partie ausgeht.
first-game-16 = Eine andere Partie, nach zwanzig Runden: Du bist jetzt Blau, und nur noch eine Aktionskarte ist da. Die Runde, in der sie gezogen wird, ist die letzte.
first-game-17 = Wer in einem Distrikt die meisten Plantagen hat, bekommt dort am meisten. Spiel „Pflanzen“, mit „Forschen“ für Bao.
    .else = Das ginge, aber Uva kannst du noch gewinnen. Spiel „Pflanzen“, mit „Forschen“ für Bao.
first-game-18 = Pflanze auf das umrandete Feld in Uva. Jeder Marker, der auf deinem Gut bleibt, kostet dich 2 Punkte.
    .else = Das ginge, aber eine Plantage in Uva bringt jetzt mehr. Pflanze auf das umrandete Feld.
first-game-19 = Erst zählen die Mehrheiten: Rupien, Technologie, Distrikte. Dann Gesellschaften und Marker: Du gewinnst mit 74 Punkten.
minute-1 = Das Ziel
    .text = Bau Tee an, ernte ihn und liefere ihn an Gesellschaften. Wer am Ende die meisten Punkte hat, gewinnt.
minute-2 = Ein Zug
    .text = Spiel eine Karte: Du nutzt eine Hälfte, alle anderen die andere. Statt einer Hälfte darf man gehen oder 2 Rupien nehmen.
minute-3 = Aufträge
    .text = Drei Kisten erfüllen einen Auftrag auf einem Waggon, für Rupien oder Punkte. Jede Gesellschaft braucht einen eigenen Auftragsplatz.
minute-4 = Ratsmitglieder
    .text = Ein Ratsmitglied gibt dir eine Fähigkeit und lässt dich deine Plantagen in seinem Distrikt werten.
minute-5 = Das Ende
    .text = Ist die letzte Karte gezogen oder der letzte Marker gesetzt, wird die Runde zu Ende gespielt. Dann zählen Mehrheiten und Gesellschaften.

## Der Coach

note-setup = Beginne auf Höhe 0 in einem leeren Distrikt. Andere Höhen in der Nähe bringen dir später mehr Teesorten.
note-starting-tiles = Dein Startplättchen wirkt einmal, mit der Aktion, die es nennt. Drücke das Plättchen zusätzlich zu dieser Aktion.
note-goal = Aufträge zählen während der Partie, Mehrheiten und Gesellschaften am Ende. Eine der Mehrheiten zählt Rupien.
note-card = Drücke die Hälfte, die du willst. Die andere dürfen alle anderen nutzen.
note-token = Ein Technologiemarker gibt dir in deinem Zug eine Zusatzaktion, vor oder nach der Aktion deiner Karte.
note-warehouse = Dein Lager ist zu voll. Wähle, welche Kisten du in den Vorrat zurückgibst.
note-harvest = Nimm je eine Kiste von Plantagen unter oder neben deiner Figur. Jede Kiste von einer fremden bringt deren Besitzer einen Punkt.
note-plant = Pflanzen kostet 5 Rupien und deinen Marker ganz links. Auf jedem Feld steht nur eine Plantage.
note-contract-spaces = Jede Gesellschaft, die du belieferst, belegt einen Auftragsplatz. Pflanze, um weitere zu öffnen.
note-trade = Du kannst jetzt einen Auftrag erfüllen. Wähle seine Rupien oder seine Punkte.
note-councillor = Ein angeworbenes Ratsmitglied gibt dir eine Fähigkeit und lässt dich seinen Distrikt werten.
note-technology = Forschen bringt dir einen Marker und allen anderen eine Rupie. Wer auf der Leiste weiter vorn ist, gewinnt jeden Gleichstand.
note-move = Statt der Hauptaktion darfst du gehen. Der erste Schritt ist gratis, der zweite kostet 1 Rupie, der dritte 2 weitere.
note-rupees = Statt der Hauptaktion darfst du 2 Rupien nehmen.
note-turn = Eine Person spielt eine Karte, und alle anderen dürfen die andere Hälfte nutzen. So bist du in jedem Zug dran.
note-map = Schwarztee wächst auf Höhe 0, Grüntee auf Höhe 1, Weißtee auf Höhe 2. Flüsse halten deine Figur nie auf.
note-councillors = Halte ein Ratsmitglied gedrückt, um seine Fähigkeit zu lesen. Sie wirkt, sobald du es anwirbst.
note-district-bonus = Pflanze in jedem Distrikt im Spiel, und du bekommst einen Bonus: 10 Punkte, wer es zuerst schafft, später weniger.
note-two-players = Zu zweit bleibt Uva oder Dimbula draußen. Sonst ändert sich nichts.
note-end = Wer die letzte Karte zieht oder den letzten Marker setzt, macht diese Runde zur letzten.
note-majorities = Bei Rupien, Technologie und in jedem Distrikt bringt der erste Platz 10 Punkte, der zweite 6.
note-companies = Aufträge von einer bis fünf Gesellschaften bringen 1, 3, 6, 10 oder 15 Punkte. Jeder übrige Marker kostet 2.
note-figures = Für deine nächste Partie: Aufträge zahlen für Weißtee am meisten und für Schwarztee am wenigsten.
mistake-no-room = Dein Lager ist voll: Nimmst du diese Kiste, musst du eine zurückgeben. Drücke noch mal, um sie zu nehmen.
mistake-unplanted = Du könntest jetzt einen Auftrag erfüllen. Drücke noch mal, um stattdessen Rupien zu nehmen.
mistake-dear-walk = Du könntest jetzt einen Auftrag erfüllen. Drücke noch mal, um stattdessen zu gehen.
