preface = Das sind die Regeln von Ceylon, erschienen bei Ludonova, in unseren eigenen Worten. Maßgeblich ist der Text des Verlags, aber unserem Exemplar fehlen die Bilder und die Zahlen darin. Diese Zahlen haben wir aus veröffentlichten Besprechungen übernommen oder erfunden, immer im Einklang mit dem Text. Jeder Absatz zeigt seine Herkunft, und der letzte Abschnitt zählt alle Zahlen auf, die von uns sind.

# § 1
goal = Worum es geht
    .p1 = Wir sind in der zweiten Hälfte des 19. Jahrhunderts. In der gedruckten Regel steht irrtümlich das 14.
    .p2 = Eine Seuche hat den Kaffee Ceylons vernichtet, und die Pflanzer steigen auf Tee um. Ihr baut Plantagen auf der ganzen Insel, erntet Tee auf drei Höhen, erfüllt Aufträge für Exportgesellschaften, werbt Ratsmitglieder an und forscht.
    .p3 = Während der Partie bekommst du Punkte für Aufträge, für Technologie, für den Distriktbonus und immer dann, wenn andere deine Plantagen ernten. Am Ende gibt es Punkte für Mehrheiten und für die Zahl der Gesellschaften, die du beliefert hast; für Plantagenmarker, die du nicht gesetzt hast, verlierst du Punkte. Wer die meisten Punkte hat, gewinnt.

# § 2
map = Die Insel
    .p1 = Die Insel hat vier Distrikte mit je acht Feldern: Kandy, Dimbula, Uva und Ruhuna. Zwischen ihnen verlaufen Flüsse. In jedem Distrikt liegen vier Felder auf Höhe 0, drei auf Höhe 1 und eines auf Höhe 2.
    .p2 = Eine Plantage bringt auf Höhe 0 Schwarztee, auf Höhe 1 Grüntee und auf Höhe 2 Weißtee.
    .p3 = Die Felder bilden acht Reihen zu 2, 3, 4, 5, 6, 5, 4 und 3. Der Name jedes Feldes besteht aus dem Anfangsbuchstaben seines Distrikts und einer Zahl, von K1 bis R8.

# § 3
setup = Aufbau
    .p1 = Jeder Distrikt bekommt eines der fünf großen Höhenplättchen, zufällig gezogen. Es bedeckt vier Felder und erhöht sie auf Höhe 1. Legt auf eines der vier ein kleines Höhenplättchen und erhöht es so auf Höhe 2. Die übrigen großen Plättchen bleiben in der Schachtel.
    .p2 = Nur fünf Formen aus vier Feldern passen in jeden Distrikt; das sind die Formen der fünf großen Plättchen. Ein Plättchen darf gedreht und gewendet werden, und jede Lage, in die es passt, ist gleich wahrscheinlich.
    .p3 = Jeder Distrikt bekommt eines der acht Ratsmitglieder, zufällig gezogen. Drei Aufträge kommen auf die Waggons; die übrigen bilden den Auftragsstapel. Die Plättchen des Distriktbonus bilden einen Stapel: 10 oben, dann 6, 3 und 1.
    .p4 = Du beginnst mit acht Plantagenmarkern auf den Auftragsplätzen deines Guts (deines eigenen Tableaus), 15 Rupien und einer Kiste Schwarztee.
    .p5 = Wer beginnt, wird ausgelost. Diese Person legt ihre Scheibe oben auf den Stapel am Start der Technologieleiste, die anderen Scheiben liegen in Zugreihenfolge darunter.
    .p6 = In Zugreihenfolge wählen alle ein Feld auf Höhe 0 in einem Distrikt, in dem noch keine Plantage steht, und setzen dorthin eine Plantage, ihren Marker ganz links und ihre Figur. Dann ziehen alle drei Aktionskarten und halten sie verdeckt.
    .p7 = Baut in dieser Reihenfolge auf: Gelände, Ratsmitglieder, Waggons, Startplättchen, wer beginnt, Technologiestapel, erste Plantagen, Karten.
    .p8 = Rupien, Teekisten und Technologiemarker gehen nie aus.

# § 4
two-players = Zu zweit
    .p1 = Zu zweit lasst ihr einen Distrikt weg, entweder Uva oder Dimbula. Sonst ändert sich nichts.
    .p2 = Wählt vor der Partie, welcher der beiden wegfällt, oder lasst den Zufall entscheiden. Dieser Distrikt ist nicht im Spiel: Er hat keine Höhenplättchen und kein Ratsmitglied, und keine Figur betritt oder durchquert ihn. Für den Distriktbonus brauchst du in jedem der drei Distrikte im Spiel eine Plantage.

# § 5
turn = Ein Zug
    .p1 = Gespielt wird im Uhrzeigersinn. In deinem Zug spielst du eine Aktionskarte und führst eine Aktion aus; dann führen alle anderen im Uhrzeigersinn eine Aktion aus. Alle müssen etwas tun.
    .p2 = Ein Zug hat diese Schritte: Spiel eine Karte und wähle deine Hälfte; nutze einen Technologiemarker, wenn du willst; führe die Aktion deiner Hälfte oder eine Alternative aus; nutze jetzt einen Marker, wenn du noch keinen genutzt hast; alle anderen handeln; zieh eine Karte, wenn noch welche da sind; fülle die Waggons auf.
    .p3 = Kannst oder willst du die Hauptaktion nicht ausführen, nimm eine der beiden Alternativen: Geh oder nimm 2 Rupien. Alle Zahlungen gehen in den Vorrat.

# § 6
card = Aktionskarten
    .p1 = Jede der 46 Karten zeigt zwei verschiedene Hauptaktionen. Wenn du eine Karte spielst, wählst du eine Hälfte für dich; alle anderen bekommen die andere Hälfte.
    .p2 = Statt der Aktion auf deiner Hälfte darfst du eine Alternative nehmen; alle anderen bekommen trotzdem die andere Hälfte.
    .p3 = Von diesen Paaren gibt es je sechs Karten: Pflanzen und Ernten, Pflanzen und Handeln, Ernten und Handeln. Von jedem anderen Paar gibt es vier Karten.
    .p4 = Die Stapel bleiben verdeckt. Die gespielten Karten darfst du jederzeit durchsehen.
    .p5 = Hände sind verdeckt. Die Rückseite jedes Auftrags zeigt die Nummer seiner Gesellschaft.
    .p6 = Du weißt also immer, von welcher Gesellschaft der nächste Auftrag kommt.

# § 7
token = Technologiemarker
    .p1 = In deinem eigenen Zug darfst du einen Technologiemarker zurückgeben und eine Zusatzaktion ausführen: jede Hauptaktion außer Forschen oder eine Alternative. Du führst sie direkt vor oder direkt nach der Aktion deiner Karte aus. Du darfst beliebig viele Marker haben und einen Marker schon in dem Zug nutzen, in dem du ihn bekommst.
    .p2 = Du zahlst die üblichen Kosten der Zusatzaktion, und niemand sonst darf sie ausführen. Die Aktion deiner Karte führst du trotzdem aus.

# § 8
plant = Pflanzen
    .p1 = Zahle 5 Rupien und setze eine Plantage mit deinem Marker ganz links auf das Feld unter deiner Figur. Auf dem Feld darf noch keine Plantage stehen; andere Figuren stören nicht.
    .p2 = Du brauchst noch einen Marker auf deinem Gut. Ein gesetzter Marker kommt nie zurück; während die Marker weniger werden, öffnen sich deine Auftragsplätze.

# § 9
district-bonus = Distriktbonus
    .p1 = Sobald du in jedem Distrikt im Spiel eine Plantage hast, nimm das oberste Bonusplättchen. Wer das zuerst schafft, bekommt 10 Punkte, wer danach kommt 6, dann 3 und 1. Pro Partie kannst du nur ein Plättchen nehmen.
    .p2 = Deine erste Plantage aus dem Aufbau zählt mit.

# § 10
harvest = Ernten
    .p1 = Wähle Plantagen auf dem Feld deiner Figur oder auf den Feldern daneben und nimm von jeder 1 Teekiste. Auch die Plantagen der anderen darfst du ernten; für jede Kiste, die du davon nimmst, bekommt ihr Besitzer 1 Punkt.
    .p2 = Wähle mindestens eine Plantage. Distriktgrenzen spielen keine Rolle. Nimm deine Kisten eine nach der anderen und hör auf, wann du willst. Der Punkt bleibt auch dann, wenn du die Kiste wieder zurückgibst.

# § 11
warehouse = Das Lager
    .p1 = Dein Lager fasst 5 Kisten. Während einer Ernte darfst du darüber liegen; danach gibst du Kisten in den Vorrat zurück, bis 5 übrig sind.
    .p2 = Du wählst, welche Kisten du zurückgibst, alte oder neue, und du gibst genau so viele zurück, wie du musst. Zu anderen Zeiten kannst du keine Kisten zurückgeben.

# § 12
trade = Handeln
    .p1 = Liefere die drei Kisten, die ein Auftrag auf einem Waggon verlangt. Lege den Auftrag auf einen freien Auftragsplatz oder auf deinen Stapel derselben Gesellschaft. Nimm sofort seinen Lohn: entweder alle Rupien oder alle Punkte. Ein Auftrag über zwei Kisten Grüntee und eine Kiste Schwarztee bringt zum Beispiel 11 Rupien oder 4 Punkte.
    .p2 = Fülle leere Waggons erst am Ende des Zuges vom Auftragsstapel auf, nachdem eine Aktionskarte gezogen wurde.
    .p3 = Fülle sie auch dann auf, wenn es keine Aktionskarte mehr zu ziehen gibt. Fülle von links nach rechts auf; Aufträge, die schon auf Waggons liegen, rücken nicht nach. Ist der Auftragsstapel leer, bleiben die Waggons leer.

# § 13
contract-spaces = Auftragsplätze
    .p1 = Jede Gesellschaft, die du belieferst, belegt einen der fünf Auftragsplätze auf deinem Gut, und dort stapeln sich ihre Aufträge. Ein Platz ist offen, sobald kein Marker mehr darauf liegt. Marker gehen von links nach rechts weg, und nur, wenn du pflanzt.
    .p2 = Der erste Platz öffnet sich mit deinem ersten Marker; die anderen vier öffnen sich mit dem zweiten, vierten, sechsten und achten Marker.

# § 14
councillor = Ein Ratsmitglied anwerben
    .p1 = Zahle 5 Rupien und lege eine Scheibe auf das Ratsmitglied des Distrikts, in dem deine Figur ist. Von jetzt an hast du seine Fähigkeit, und deine Plantagen zählen für die Mehrheit des Distrikts. Jedes Ratsmitglied kannst du nur einmal anwerben.
    .p2 = Die Fähigkeit wirkt sofort: Wirbst du mit einem Technologiemarker vor der Aktion deiner Karte an, gilt sie schon für diese Aktion.
    .p3 = Bei jedem Ratsmitglied ist Platz für die Scheiben aller.

# § 15
councillors = Die acht Ratsmitglieder
    .p1 = Bergführer: Wenn du gehst, kostet jeder Schritt nach dem ersten 1 Rupie.
    .p2 = Bankier: Wenn du Rupien nimmst, nimmst du 3.
    .p3 = Landvermesser: Wenn du pflanzt, darfst du auch auf einem Feld neben deiner Figur pflanzen, im Distrikt deiner Figur. Deine Figur bewegt sich nicht.
    .p4 = Makler: Wenn du handelst, nimmst du zusätzlich 2 Rupien, auch wenn du Punkte wählst.
    .p5 = Ingenieur: Wenn du forschst, bekommst du 1 Punkt.
    .p6 = Du bekommst 1 Punkt je Aktion, auch wenn ein Startplättchen deine Scheibe zwei Felder weit bewegt.
    .p7 = Pflanzmeister: Pflanzen kostet dich 4 Rupien.
    .p8 = Sekretär: Ein Ratsmitglied anzuwerben kostet dich 2 Rupien.
    .p9 = Der niedrigere Preis gilt für spätere Anwerbungen, nicht für die des Sekretärs selbst.
    .p10 = Lagermeister: Dein Lager fasst 6 Kisten.

# § 16
technology = Forschen
    .p1 = Zahle 5 Rupien, rücke mit deiner Scheibe auf der Technologieleiste ein Feld vor und nimm einen Technologiemarker. Alle anderen nehmen je 1 Rupie. Deine Scheibe kommt oben auf Scheiben, die schon dort liegen: Die höhere Scheibe gilt als weiter vorn.
    .p2 = Erreichst du ein Feld mit +5, bekommst du 5 Punkte; das sechste Feld ist so markiert. Auf dem letzten Feld kannst du nicht mehr forschen.
    .p3 = Die Leiste hat nach dem Start neun Felder. Das dritte, sechste und neunte sind markiert.
    .p4 = Die anderen nehmen ihre Rupie sofort und dürfen sie noch im selben Zug ausgeben.

# § 17
move = Gehen
    .p1 = Geh statt der Hauptaktion mit deiner Figur auf ein anderes Feld. Der erste Schritt ist gratis, der zweite kostet 1 Rupie, der dritte 2, der vierte 3 und so weiter: Drei Schritte kosten zusammen 3 Rupien. Flüsse, Höhen, Plantagen und Figuren halten dich nie auf.
    .p2 = Du zahlst für den kürzesten Weg. Du kannst nicht stehen bleiben.

# § 18
rupees = Rupien nehmen
    .p1 = Nimm statt der Hauptaktion 2 Rupien aus dem Vorrat.

# § 19
end = Das Ende der Partie
    .p1 = Hat jemand den letzten eigenen Marker gesetzt oder die letzte Aktionskarte gezogen, ist diese Runde die letzte: Spielt weiter, bis alle gleich viele Züge hatten.
    .p2 = Den letzten Marker kann man in jedem Zug setzen, auch in einem fremden und auch mit einem Technologiemarker. Beendet diesen Zug und spielt dann weiter, bis auch die letzte Person in der Zugreihenfolge an der Reihe war. War das schon dieser Zug, ist die Partie zu Ende.
    .p3 = Sind die Aktionskarten aufgebraucht, ziehst du keine mehr.
    .p4 = Hast du noch einen Zug, spielst du wie immer eine deiner drei Karten.

# § 20
majorities = Mehrheiten
    .p1 = Wertet die Mehrheiten in dieser Reihenfolge. Übrige Rupien: Du brauchst mindestens 1. Technologie: Deine Scheibe muss den Start verlassen haben. Jeder Distrikt im Spiel: Zählt die Plantagen; du brauchst mindestens 1 und musst das Ratsmitglied des Distrikts angeworben haben. Ohne das Ratsmitglied bekommst du dort keinen Platz.
    .p2 = Der erste Platz bringt 10 Punkte, der zweite 6.
    .p3 = Der dritte Platz bringt 3 Punkte, der vierte 1.
    .p4 = Zu zweit oder zu dritt werden nur die ersten zwei oder drei Plätze gewertet.
    .p5 = Wer auf der Technologieleiste weiter vorn ist, gewinnt jeden Gleichstand, auch den um den Sieg. Auf demselben Feld ist die höhere Scheibe im Stapel weiter vorn.

# § 21
companies = Gesellschaften und Marker
    .p1 = Aufträge von 3 verschiedenen Gesellschaften bringen 6 Punkte.
    .p2 = Aufträge von 1 Gesellschaft bringen 1 Punkt, von 2 Gesellschaften 3 Punkte, von 4 Gesellschaften 10 Punkte und von allen 5 Gesellschaften 15 Punkte.
    .p3 = Jeder Marker, der auf deinem Gut übrig ist, kostet dich 2 Punkte.
    .p4 = Jeder Gleichstand wird aufgelöst, also gewinnt genau eine Person.

# § 22
starting-tiles = Variante: Startplättchen
    .p1 = Alle bekommen eines von sieben Startplättchen; dann werden alle aufgedeckt. Wer die niedrigste Zahl hat, hat den ersten Zug. Setzt die ersten Plantagen in aufsteigender Reihenfolge der Plättchenzahlen.
    .p2 = Züge und Technologiestapel gehen weiterhin im Uhrzeigersinn, ausgehend von der Person, die beginnt.
    .p3 = Die gedruckten Zahlen sind verloren. Unsere Zahlen folgen der Reihenfolge der Plättchen in der gedruckten Regel.
    .p4 = Du darfst dein Plättchen einmal in der Partie nutzen, mit einer deiner Aktionen in einem beliebigen Zug. Dann drehst du es um.
    .p5 = 1, Geldbeutel: Wenn du Rupien nimmst, nimm 5 mehr.
    .p6 = 2, Freifahrt: Wenn du gehst, geh gratis auf ein beliebiges Feld.
    .p7 = 3, Zweite Pflanzung: Wenn du pflanzt, setze einen zweiten Marker, aber keine zweite Plantage, auf ein Feld mit deiner Plantage. Diese zählt bei der Mehrheit ihres Distrikts doppelt, gibt aber weiterhin nur eine Kiste.
    .p8 = 4, Sprung: Wenn du forschst, rücke zwei Felder vor. Du nimmst trotzdem nur einen Technologiemarker.
    .p9 = 5, Empfehlung: Wenn du anwirbst, wirb das Ratsmitglied eines anderen Distrikts an.
    .p10 = 6, Träger: Wenn du erntest, darfst du Plantagen außer Reichweite deiner Figur wählen.
    .p11 = 7, Knappes Maß: Wenn du handelst, liefere eine Kiste weniger.
    .p12 = Sag dein Plättchen an, während du seine Aktion ausführst; das kann auch die Zusatzaktion eines Technologiemarkers sein. Du kannst ein Plättchen nur ansagen, wenn es etwas ändert: Freifahrt, wenn du zwei oder mehr Schritte gehst; Sprung, wenn deine Scheibe noch mindestens zwei Felder vor sich hat; Träger, wenn du deine erste Kiste von außer Reichweite nimmst. Alle Kosten und sonstigen Wirkungen bleiben gleich.
    .p13 = Der Geldbeutel kommt zum Bankier dazu: Zusammen bringen sie dir 8 Rupien.
    .p14 = Zweite Pflanzung: Deine Figur muss auf dem Feld stehen oder, mit dem Landvermesser, daneben im selben Distrikt. Du zahlst den üblichen Preis. Nimm den Marker ganz links auf deinem Gut. Er zählt wie jeder Marker, den du setzt: Er öffnet Auftragsplätze, kostet dich am Ende keine Punkte und leitet das Ende der Partie ein, wenn er dein letzter ist.
    .p15 = Sprung: Du zahlst einmal 5 Rupien, und alle anderen nehmen einmal 1 Rupie. Deine Scheibe kommt auf dem Feld, auf dem sie anhält, oben auf die Scheiben dort. Für jedes markierte Feld, das du überspringst oder erreichst, bekommst du 5 Punkte. Mit dem Ingenieur bekommst du 1 Punkt, nicht 2.
    .p16 = Empfehlung: Du zahlst deinen üblichen Preis für ein Ratsmitglied. Wähle einen anderen Distrikt im Spiel, dessen Ratsmitglied du noch nicht angeworben hast.
    .p17 = Träger: Du darfst beliebige Plantagen auf der Insel ernten, nah oder fern. Wem sie gehören, der bekommt wie üblich Punkte, und dein Lager fasst nicht mehr als sonst.
    .p18 = Knappes Maß: Du bekommst den vollen Lohn. Du darfst dieses Plättchen auch nutzen, wenn du alle drei Kisten hast, und du wählst, welche der verlangten Kisten du weglässt.

# § 23
figures = Aufträge und Leiste: Zahlen, die von uns sind
    .p1 = Dafür fanden wir keine Quelle und haben es erfunden: den Umriss der Insel, die Formen der großen Höhenplättchen, die Zahl der Karten je Paar, alle Aufträge bis auf einen, die Zahl der Marker auf jedem Auftragsplatz, die Länge der Technologieleiste und ihre markierten Felder außer dem sechsten, die Zahl der Plätze bei jedem Ratsmitglied und die Zahlen der Startplättchen. Auch die Namen der Ratsmitglieder und der Plättchen sind von uns.
    .p2 = In einem Auftrag ist eine Kiste Schwarztee 3 Rupien oder 1 Punkt wert, eine Kiste Grüntee 4 Rupien oder 1½ Punkte und eine Kiste Weißtee 6 Rupien oder 2½ Punkte. Halbe Punkte werden bei einem Auftrag ohne Weißtee abgerundet, bei einem mit Weißtee aufgerundet.
    .p3 = Diese Kisten verlangen die Aufträge. Gesellschaft 1: drei Schwarztee; zwei Schwarztee und ein Grüntee (zweimal); zwei Schwarztee und ein Weißtee. Gesellschaft 2: zwei Schwarztee und ein Grüntee; ein Schwarztee und zwei Grüntee (zweimal); je eine Kiste. Gesellschaft 3: drei Grüntee; je eine Kiste (zweimal); zwei Schwarztee und ein Weißtee. Gesellschaft 4: ein Schwarztee und zwei Grüntee; zwei Grüntee und ein Weißtee (zweimal); ein Schwarztee und zwei Weißtee. Gesellschaft 5: zwei Schwarztee und ein Weißtee; zwei Grüntee und ein Weißtee; ein Schwarztee und zwei Weißtee (zweimal).
