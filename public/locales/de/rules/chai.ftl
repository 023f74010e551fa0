preface = Das sind die Regeln von Chai: Tea for 2 von Steeped Games mit dem Solospiel Tee-Rennen, in unseren eigenen Worten. Maßgeblich sind die FAQ und die erweiterten Regeln des Verlags. Die Grundregel und die Bilder auf den Karten konnten wir nicht bekommen. Manches davon fanden wir in Beschreibungen des Spiels, und der letzte Abschnitt nennt jede Quelle. Den Rest haben wir selbst entschieden oder erfunden, im Einklang mit jeder Aussage und jedem Beispiel der FAQ. Jeder Absatz sagt, woher er stammt. Neue Partien folgen Version 2 dieser Regeln; wo Version 1 abweicht, sagt es der Abschnitt.

# § 1
goal = Ziel des Spiels
    .p1 = Ihr seid zwei Teehändler. Ihr würfelt eure Teearbeiter, das sind die Würfel, und setzt sie auf fünf Tafeln. Ihr sammelt Tee, legt eine Plantage aus Karten an, die den Tee bergauf zum Kai bewegen, und ladet ihn dort auf Schiffe.
    .p2 = Ein volles Schiff läuft aus. Die Partie endet nach dem Jahr, in dem ein Händler die vereinbarte Zahl ausgelaufener Schiffe erreicht, und der Händler mit den meisten Punkten gewinnt. Allein spielst du das Tee-Rennen gegen einen Automaten.

# § 2
setup = Aufbau
    .p1 = Es gibt 60 Teemarker, je zehn Grüntee, Gelbtee, Weißtee, Oolong, Schwarztee und Fermenttee; 30 Plantagenkarten; 18 Schiffe (15 Klipper und drei Dschunken); sechs Erntemarker; sechs Händlerkarten; und sieben Arbeiter für jeden Händler. Für das Tee-Rennen kommen acht Jahreskarten dazu.
    .p2 = Legt auf die Marktplätze 1 bis 5 je eine Plantagenkarte offen aus. Die übrigen bilden auf Platz 6 einen offenen Stapel.
    .p3 = Legt auf drei Hafenplätze je ein Schiff offen aus. Die übrigen bilden auf dem vierten Platz einen offenen Stapel.
    .p4 = Legt die Erntemarker in zufälliger Reihenfolge neben die Tafel Ernte, den Gehilfen unter den untersten.
    .p5 = Alle Marker beginnen mit der Ernteseite nach oben.
    .p6 = Der Vorrat ist begrenzt: Ist ein Tee ausgegangen, kannst du ihn nicht nehmen.
    .p7 = Jeder Händler hat eine Händlerkarte und wählt vor der Partie ihre Seite: Seite A bringt am Ende Punkte, Seite B gibt einmal im Jahr eine Fähigkeit.
    .p8 = Vereinbart, ob ihr auf drei, vier oder fünf ausgelaufene Schiffe spielt. Mischt die Händlerkarten und gebt jedem Händler eine. Wähle deine Seite, nachdem du deine Karte gesehen hast.
    .p9 = Ihr könnt die Seiten auch vor dem Austeilen vereinbaren. Wählt ihr danach, dann offen; zuerst wählt der Händler mit der Münze. In Partien, die unter Version 1 dieser Regeln begonnen wurden, wurden die Seiten vor dem Austeilen vereinbart.
    .p10 = Jeder Händler würfelt einen Würfel. Wer höher würfelt, bekommt die Startmünze.
    .p11 = Bei Gleichstand würfelt ihr neu.

# § 3
year = Ein Jahr
    .p1 = Ein Jahr hat vier Phasen: den Weg des Gehilfen, den Wurf, die Züge der Händler und das Ende des Jahres.
    .p2 = Hast du am Anfang eines Jahres die Münze, fängst du das ganze Jahr über an, auch wenn der andere Händler sie im Lauf des Jahres im Palast nimmt.
    .p3 = Beide Händler würfeln alle sieben Arbeiter. Die Werte sind offen.

# § 4
assistant = Der Gehilfe zieht
    .p1 = Der Gehilfe zieht im Uhrzeigersinn: an der Tafel Ernte hinauf, hinüber zum oberen Ende der Tafel Produktion, an ihr hinab und zurück zum unteren Ende der Tafel Ernte.
    .p2 = Wer anfängt, zieht ihn einen, zwei oder drei Marker weiter. Der Marker, bei dem er anhält, ist der Marker des Jahres.
    .p3 = Haben beide Händler den Marker genutzt, dreht ihn um und legt ihn im Uhrzeigersinn an die äußerste Stelle neben der anderen Tafel: unter den untersten Marker neben der Produktion oder über den obersten neben der Ernte. Die anderen Marker rücken auf.
    .p4 = Der Gehilfe bleibt, wo der Marker lag.

# § 5
benefit = Den Erntemarker nutzen
    .p1 = Nimm zuerst die Teemarker, die der Erntemarker zeigt, und leg sie in deinen Garten.
    .p2 = Dann darfst du so oft wählen, wie die Zahl auf dem Marker angibt: jedes Mal einen beliebigen Teemarker oder einen Schritt für einen deiner Marker, in beliebiger Reihenfolge. Die Teemarker, die du wählst, müssen alle verschiedene Tees sein.
    .p3 = Schritte darfst du für jeden Marker verwenden, auch für einen gerade genommenen, und mehrere für denselben.
    .p4 = Nimm die gezeigten Marker in beliebiger Reihenfolge. Du darfst auch einen Tee wählen, der gezeigt war. Ist ein gezeigter Tee ausgegangen, gehst du dabei leer aus. Was du nicht nutzt, verfällt. Wer anfängt, wird fertig, bevor der andere Händler beginnt.
    .p5 = Jede Seite eines Erntemarkers zeigt zwei verschiedene Tees. In Partien, die unter Version 1 dieser Regeln begonnen wurden, zeigt die Seite, die neben der Produktion gilt, nur einen Tee.

# § 6
turns = Züge und Passen
    .p1 = Wer anfängt, ist zuerst am Zug; dann wechselt ihr euch ab. In deinem Zug setzt du einmal, auf eine der fünf Tafeln. Hast du keine Arbeiter mehr, entfällt dein Zug.
    .p2 = Vor und nach dem Setzen darfst du die Werte deiner Arbeiter ändern und die Fähigkeit deines Händlers nutzen, aber nicht mitten in einer Wirkung. Dein Zug endet, wenn du es sagst oder nichts mehr tun kannst. Kommen Arbeiter zu dir zurück, nachdem du keine mehr hattest, bist du wieder am Zug.
    .p3 = Statt einen Zug zu beginnen, darfst du passen. Dann setzt du dieses Jahr keine Arbeiter mehr. Deine Straßen können weiterhin von ihren Schiffen verdrängt werden: Antworten darfst du nicht, aber du wählst das freie Schiff, auf das deine Straße zieht. Arbeiter, die zu dir zurückkommen, bleiben für den Rest des Jahres draußen. Der andere Händler spielt allein weiter.

# § 7
values = Den Wert eines Arbeiters ändern
    .p1 = Jederzeit in deinem Zug, und wenn du ein Schiff verteidigen darfst, kannst du einen Marker deiner Plantage in den Vorrat zurückgeben, um den Wert eines Arbeiters zu erhöhen oder zu senken.
    .p2 = Jeder Marker ändert den Wert eines ungesetzten Arbeiters um 1; Werte bleiben zwischen 1 und 6. Zahlen darfst du mit Markern in Garten, Stufen und Kai, aber nicht mit denen in Kisten oder auf Schiffen.

# § 8
harvest = Die Tafel Ernte
    .p1 = Setze einen Arbeiter (selbst eine 1 genügt) und nimm einen Teemarker in deinen Garten.
    .p2 = Beliebig viele Arbeiter jedes Wertes dürfen dorthin und jeden Tee nehmen.
    .p3 = Beide Händler dürfen die Tafel nutzen, solange der Vorrat einen Marker des gewünschten Tees hat.

# § 9
market = Die Tafel Markt
    .p1 = Setze einen Arbeiter auf einen freien Platz und nimm die Karte dort. Jeder Platz nimmt einen Arbeiter pro Jahr.
    .p2 = Ein Arbeiter kommt auf den Platz mit seinem eigenen Wert.
    .p3 = Liegt dort schon ein Arbeiter oder keine Karte, kommt dein Arbeiter auf den nächsten Platz darunter, den er nutzen kann. Gibt es keinen solchen Platz, kann der Arbeiter nicht zum Markt. So verläuft das Beispieljahr 1862 des Verlags, und die Regeln des Automaten sagen dasselbe.
    .p4 = In Partien, die unter Version 1 dieser Regeln begonnen wurden, darf ein Arbeiter jeden Platz mit seinem Wert oder darunter nutzen.
    .p5 = Platz 6 ist der Stapel: Sieh dir die obersten drei Karten an, behalte eine und leg die anderen in beliebiger Reihenfolge wieder obenauf.
    .p6 = Während du suchst, siehst du auch die vierte Karte, kannst sie aber nicht wählen. Hat der Stapel weniger als drei Karten, sieh dir alle an; ist er leer, kannst du den Platz nicht nutzen.
    .p7 = Die Plätze werden erst am Ende des Jahres wieder gefüllt.

# § 10
planting = Eine Karte pflanzen
    .p1 = Pflanze eine neue Karte sofort offen auf einen beliebigen leeren Platz deiner Plantage. Ein Platz fasst eine Karte, offen oder verdeckt.
    .p2 = Sind alle deine Plätze belegt, wirf zuerst eine deiner Karten ab: Leg sie unter den Stapel. Tee in einer abgeworfenen Kiste kommt in den Vorrat zurück. Anders kann man keine Karte abwerfen.
    .p3 = Die neue Karte kommt auf den Platz der abgeworfenen. Ablehnen kannst du die neue Karte nicht.

# § 11
palace = Die Tafel Palast
    .p1 = Der Palast hat vier Felder mit sofortigen Aktionen. Jedes nimmt einen Arbeiter jedes Wertes.
    .p2 = Jedes Feld nimmt einen Arbeiter pro Jahr, egal von welchem Händler, und nur, wenn seine Aktion etwas bewirken kann. Umzug braucht eine Karte und einen leeren Platz, Tausch zwei Karten und Aufdecken eine verdeckte Karte. Münze geht immer.
    .p3 = Umzug: Versetze eine deiner Karten auf einen beliebigen leeren Platz deiner Plantage, egal wie weit weg.
    .p4 = Tausch: Tausche zwei beliebige deiner Karten, auch verdeckte Karten und Kisten, ob mit oder ohne Tee. Jede Karte bleibt offen oder verdeckt, wie sie war.
    .p5 = Eine offene Karte, die du versetzt oder tauschst, wirkt, als hättest du sie gerade gepflanzt. Bei einem Tausch liegen beide Karten auf ihren neuen Plätzen, bevor eine wirkt, und du wählst, welche zuerst wirkt.
    .p6 = Aufdecken: Decke alle deine verdeckten Karten auf. Die, die wirken können, tun es sofort und drehen sich wieder um. Keine Karte wird durch dasselbe Aufdecken mehr als einmal aufgedeckt.
    .p7 = Münze: Nimm die Startmünze, oder behalte sie, wenn du sie schon hast.
    .p8 = Dieses Jahr ändert die Münze nichts: Ab dem nächsten Jahr fängt der Händler an, der sie hat. Nutzt kein Händler das Feld, bleibt die Münze, wo sie ist.

# § 12
harbour = Die Tafel Hafen
    .p1 = Reserviere ein Schiff auf Platz 1 bis 3 oder die Spitze des Stapels mit einer Straße: Arbeitern mit Werten in Folge. Du bekommst das Schiff am Ende des Jahres.
    .p2 = Eine Straße hat mindestens zwei Arbeiter. Du darfst mehrere Schiffe reservieren.
    .p3 = Mit einer stärkeren Straße eroberst du ein Schiff, das der andere Händler reserviert hat. Die längere Straße ist stärker. Bei gleicher Länge ist die mit den höheren Werten stärker.
    .p4 = Eine gleiche Straße erobert kein Schiff. Deine eigene Straße kannst du nicht angreifen, und verlängern kannst du sie nur, wenn sie angegriffen wird. Ein Schiff ohne Straße bleibt für das nächste Jahr auf seinem Platz.

# § 13
conflict = Kampf um ein Schiff
    .p1 = Wird deine Straße von einem Schiff verdrängt, darfst du sofort antworten, indem du Arbeiter hinzufügst. Mit ihnen muss es noch eine einzige Straße sein, und sie muss jetzt die stärkere sein. Du darfst mehr Arbeiter hinzufügen als nötig und Werte mit Tee ändern. Antworten musst du nie.
    .p2 = Dann darf der andere Händler ebenso antworten. Der Kampf geht weiter, bis ein Händler, dessen Straße gerade verdrängt wurde, keine Arbeiter hinzufügt. In einem späteren Zug kannst du nicht mehr antworten.
    .p3 = Wird die Straße des Automaten verdrängt, zieht sie auf ein freies Schiff. Ist keines frei, kommen ihre Arbeiter zum Automaten zurück.
    .p4 = Verlierst du einen Kampf, gilt dasselbe, aber du wählst das Schiff. Deine Straße zieht sofort um, mit allen hinzugefügten Arbeitern. Ein Hafenplatz oder der Stapel ist frei, wenn dort ein Schiff und keine Straße liegt. Ist nur eines frei, zieht die Straße von selbst dorthin. Kommen deine Arbeiter zurück, kannst du sie in späteren Zügen nutzen. Ein Angriff verbraucht den Zug, auch wenn er scheitert.

# § 14
production = Die Tafel Produktion
    .p1 = Setze einen Pasch: Arbeiter mit gleichem Wert. Die Tafel hat drei Ränge, die dir am Ende des Jahres Schritte geben. Der erste Rang gibt 7.
    .p2 = Der zweite Rang gibt 5, der dritte 3.
    .p3 = Ein neuer Pasch hat mindestens zwei Arbeiter.
    .p4 = Ein Pasch mit mehr Arbeitern steht über einem mit weniger. Haben beide gleich viele Arbeiter, steht der mit dem höheren Wert darüber. Sind auch die Werte gleich, steht der spätere darunter. In einem späteren Zug darfst du einem deiner Pasche Arbeiter mit demselben Wert hinzufügen.
    .p5 = Fügst du einem Pasch Arbeiter hinzu, gilt er als in diesem Moment gesetzt. Hinzufügen verdrängt nie einen anderen Pasch von der Tafel. Hast du zwei Pasche mit demselben Wert, bleiben es zwei.
    .p6 = Wird dein Pasch nach unten gedrängt, kannst du nicht antworten. Gibt es einen vierten Pasch, verlässt der niedrigste die Tafel. Hast du mehrere Pasche, bekommst du die Schritte für alle.
    .p7 = Der verdrängte Pasch kann auch einer von deinen sein. Seine Arbeiter kommen für spätere Züge zurück. Die drei höchsten Pasche bleiben bis zum Ende des Jahres. Einen Pasch, der selbst auf Rang vier käme, darfst du nicht setzen.

# § 15
plantation = Die Plantage
    .p1 = Marker kommen unten in den Garten und steigen bis zum Kai ganz oben. Es gibt 14 Plätze für Karten: je einen neben jedem Feld links und rechts, fünf am Garten und drei für Schiffe am Kai.
    .p2 = Zwei Wege mit je drei Stufen führen vom Garten zum Kai. Ein Marker, der den Garten verlässt, nimmt den linken oder den rechten Weg und bleibt darauf. Vom Garten zum Kai sind es vier Schritte.
    .p3 = Marker steigen nur auf. Jedes Feld fasst beliebig viele.

# § 16
movement = Schritte
    .p1 = Ein Schritt rückt einen Marker ein Feld nach oben. Du darfst deine Schritte beliebig auf deine Marker verteilen. Du darfst Schritte für einen Marker auch verwenden, bevor und nachdem Karten ihn bewegen.
    .p2 = Ungenutzte Schritte verfallen.
    .p3 = Bevor du den nächsten Schritt verwendest, führe jede Bewegung zu Ende, die Karten ausgelöst haben.

# § 17
climbing = Wie Karten Tee bewegen
    .p1 = Eine Kiste wirkt vor allen anderen Karten: Ein Marker, der ein Feld mit einer Kiste für seinen Tee betritt, kommt in die Kiste, wenn darin Platz ist, und nie wieder heraus. Schritte, die ihm Karten gegeben haben, verfallen.
    .p2 = Verwandlungskarten (Oxidation und Fermentation) wirken auf den ersten ihrer beiden Tees: Ein Marker dieses Tees, der das Feld betritt, wird zum zweiten Tee und rückt ein Feld weiter.
    .p3 = Ein Marker wird höchstens einmal je Betreten eines Feldes verwandelt, und gar nicht, wenn der neue Tee ausgegangen ist. Verarbeitungskarten, die nur den alten Tee nennen, wirken auf einen verwandelten Marker nicht.
    .p4 = Verarbeitungskarten (Welken, Fixieren, Rollen, Trocknen) wirken auf die Tees, die sie nennen: Ein Marker, der das Feld betritt, rückt ein Feld weiter. Ihre Namen, ihre Tees und wie oft es sie gibt haben wir erfunden.
    .p5 = Es gibt außerdem Blüten.
    .p6 = Sobald auf dem Feld einer Blüte ein Marker ihres Tees liegt, rücken alle Marker dieses Tees dort zwei Felder weiter. Dann dreht sich die Karte um, bis du sie aufdeckst.
    .p7 = Betritt ein Marker ein Feld, wirken alle Karten dort, und ihre Schritte zählen zusammen. Die Karten an jedem Feld, das er danach betritt, geben ihre dazu. Verhindern kannst du die Wirkung einer Karte nicht.
    .p8 = Ist der bewegte Marker zur Ruhe gekommen, folgen die anderen Marker, die eine Blüte in Bewegung gesetzt hat, einer nach dem anderen in der Reihenfolge, die du wählst. Die anderen Karten an dem Feld, das sie verlassen, wirken nicht auf sie.

# § 18
arriving = Wenn eine Karte ankommt
    .p1 = Eine ankommende Kiste nimmt sofort passenden Tee von ihrem Feld auf, auch wenn eine andere Karte diesen Tee bewegen würde. Eine Kiste behält ihren Tee für immer.
    .p2 = Jede Karte, die du pflanzt, versetzt, tauschst oder aufdeckst, wirkt einmal auf die Marker, die schon auf ihrem Feld liegen: Jeder passende Marker rückt eins weiter, oder wird verwandelt und rückt eins weiter, oder blüht. Außer Kisten wirkt dabei nur diese Karte.
    .p3 = Ein Marker, den eine ankommende Karte verwandelt, kommt in eine Kiste für den neuen Tee auf diesem Feld, wenn es dort eine mit Platz gibt. Sonst rückt er eins weiter.

# § 19
loading = Laden und Auslaufen
    .p1 = Ein Marker, der den Kai erreicht, kommt sofort auf ein Schiff, das ihn braucht. Brauchen ihn mehrere, wählst du eines. Braucht ihn keines, wartet der Marker, auch in spätere Jahre hinein.
    .p2 = Kommt ein Schiff an, wird Tee vom Kai sofort geladen. Eine Dschunke nimmt jeden Tee.
    .p3 = Ein volles Schiff läuft sofort aus: Sein Tee kommt in den Vorrat zurück, das Schiff zählt für dich, und sein Liegeplatz ist wieder frei.

# § 20
junks = Eine Dschunke kommt an
    .p1 = Wenn eine Dschunke ankommt, und nur dann, darfst du sie auch mit Tee von deinen anderen wartenden Schiffen füllen. Das darfst du nur, wenn auf mindestens einem dieser Schiffe Tee ist und der Tee von Kai und Schiffen zusammen reicht, damit die Dschunke sofort ausläuft. Du wählst, welchen Tee du nimmst.
    .p2 = Hast du damit begonnen, musst du es zu Ende bringen. Danach kommt Tee vom Kai auf jedes Schiff, das ihn jetzt braucht.

# § 21
ships-come = Ende des Jahres: Schiffe
    .p1 = Die Händler nehmen ihre Schiffe, bevor sie Tee mit der Produktion bewegen.
    .p2 = Wer anfängt, nimmt zuerst Schiffe, von Platz 1 bis 3 und dann vom Stapel. Der andere Händler folgt. Bevor du dein nächstes Schiff nimmst, belade das gerade genommene und lass es auslaufen, wenn es voll ist. Schiffe ohne Straße bleiben.
    .p3 = Liegt deine Straße auf dem Stapel, sieh dir die obersten drei Schiffe an, behalte eines und leg die anderen in beliebiger Reihenfolge wieder obenauf.
    .p4 = Ist dein Kai voll, wenn du ein Schiff nimmst, leg eines deiner wartenden Schiffe unter den Stapel und seinen Tee in den Vorrat zurück.
    .p5 = Das neue Schiff nimmt diesen Liegeplatz ein. Den Tee des abgelegten Schiffes kann es nicht laden.

# § 22
clean-up = Ende des Jahres: Schritte und Aufräumen
    .p1 = Nach den Schiffen verwenden die Händler ihre Schritte aus der Produktion.
    .p2 = Wer anfängt, verwendet seine zuerst.
    .p3 = Dann gehen alle Arbeiter heim, und die Hafenplätze werden vom Stapel aufgefüllt.
    .p4 = Nehmt die Karte weg, die noch auf Marktplatz 1 liegt, schiebt die anderen in Richtung Platz 1 zusammen und füllt die leeren Plätze.
    .p5 = Reicht der Plantagenstapel nicht, füllt so viele Plätze, wie ihr könnt. Danach wird der Markt für den Rest der Partie nicht mehr aufgefüllt.
    .p6 = Die Karte von Platz 1 kommt unter den Stapel. Wird der Markt nicht mehr aufgefüllt, bleiben seine Karten auf ihren Plätzen, und ihr könnt sie weiterhin nehmen. Später abgeworfene Karten bilden einen neuen Stapel, von dem ihr ebenfalls Karten nehmen könnt. Ist der Schiffsstapel aufgebraucht, bleibt ein Hafenplatz leer.

# § 23
end = Ende der Partie
    .p1 = Die Partie endet, wenn für einen Händler die vereinbarte Zahl von Schiffen ausgelaufen ist.
    .p2 = Die vereinbarte Zahl ist drei, vier oder fünf.
    .p3 = Spielt das Jahr zu Ende und prüft dann einmal, nach dem Aufräumen. Dschunken zählen als Schiffe.
    .p4 = Das achte Jahr (1867, wenn die Jahreskarten der Reihe nach liegen) ist immer das letzte.

# § 24
scoring = Wertung
    .p1 = Jedes Schiff, das für dich ausgelaufen ist, bringt seine aufgedruckten Punkte.
    .p2 = Jede Plantagenkarte auf deinem Tableau bringt ihre aufgedruckten Punkte, offen oder verdeckt.
    .p3 = Eine Kiste bringt ihre Punkte nur, wenn sie voll ist. Die Kisten des Automaten gelten als voll.
    .p4 = Wartende Schiffe und übriger Tee bringen nichts.
    .p5 = Bei Gleichstand gewinnt der Händler mit mehr ausgelaufenen Schiffen; dann der mit mehr vollen Kisten; dann der mit mehr Markern in Garten, Stufen und Kai. Ist all das gleich, teilt ihr euch den Sieg.

# § 25
merchants = Händlerkarten
    .p1 = Seite A bringt einen Punkt für jede deiner Karten, die den Tee des Händlers zeigt.
    .p2 = Eine Kiste für diesen Tee zählt, auch wenn sie nicht voll ist. Dschunken zählen nie.
    .p3 = Klipper zählen, sobald sie ausgelaufen sind. Verarbeitungskarten und Blüten zählen, wenn sie auf deinem Tableau liegen. Verwandlungskarten zählen nicht.
    .p4 = Seite B gibt dir einmal im Jahr eine Fähigkeit.
    .p5 = Grüntee: Versetze eine deiner Plantagenkarten auf einen beliebigen leeren Platz. Gelbtee: Nimm einen beliebigen Teemarker aus dem Vorrat in deinen Garten. Weißtee: Ändere den Wert eines deiner Arbeiter um 1. Oolong: Tausche zwei beliebige deiner Plantagenkarten. Schwarztee: Decke alle deine verdeckten Plantagenkarten auf. Fermenttee: Bewege Tee zwei Schritte.
    .p6 = Nutze die Fähigkeit in deinem eigenen Zug, vor oder nach dem Setzen. Sie braucht keinen Arbeiter und belegt kein Feld. Grüntee, Oolong und Schwarztee folgen den Regeln des Palasts: Grüntee braucht eine Karte und einen leeren Platz, Oolong zwei Karten und Schwarztee eine verdeckte Karte. Gelbtee braucht einen Tee im Vorrat, und die Karten am Garten wirken auf den Marker, als hättest du ihn geerntet. Weißtee ändert einen ungesetzten Arbeiter und kostet keinen Tee. Fermenttee darf einen Marker zwei Schritte bewegen oder zwei Marker je einen Schritt.
    .p7 = Partien, die unter Version 1 dieser Regeln begonnen wurden, behalten ihre eigene Seite B. Grüntee: Ändere den Wert eines Arbeiters um 1. Gelbtee: Wenn du erntest, nimm einen zweiten Marker eines anderen Tees, sobald der erste zur Ruhe gekommen ist; hat der Vorrat keinen anderen Tee, bekommst du nur den ersten. Weißtee: Würfle beliebige deiner ungesetzten Arbeiter neu. Oolong: Bewege Tee zwei Schritte. Schwarztee: Ein Arbeiter, den du auf einen der Marktplätze 1 bis 5 setzt, durchsucht den Stapel, statt die Karte dort zu nehmen; auf dem Platz muss eine Karte liegen, die der Arbeiter nehmen könnte, und der Stapel muss Karten haben. Fermenttee: Verwandle einen deiner Marker in einen anderen Tee; ein Schiff am Kai oder eine Kiste für den neuen Tee nimmt ihn auf, aber keine andere Karte wirkt auf ihn.

# § 26
knowledge = Was offen und was verdeckt ist
    .p1 = Fast alles ist offen: die drei Karten einer Suche, die Reihenfolge, in der Karten auf den Stapel zurückkommen, die Spitze jedes Stapels und die Karten, die unter einen Stapel kommen. Die App merkt sich das alles für beide Händler. Nur zweierlei ist verdeckt: Stapelkarten, die noch kein Händler gesehen hat, und die kommenden Jahreskarten, wenn sie gemischt wurden.

# § 27
race = Das Tee-Rennen
    .p1 = Allein spielst du gegen den Automaten. Er hat keine Plantage und nutzt Seite A seiner Händlerkarte. Im ersten Jahr hast du die Münze. Jedes Jahr hat eine Karte mit sechs Aufträgen.
    .p2 = Die Jahreskarten kommen der Reihe nach. Mische sie für eine schwerere Partie.
    .p3 = In seinen Zügen erledigt der Automat seine Aufträge der Reihe nach, einen je Zug. Kann er einen nicht erfüllen, geht stattdessen sein höchster Arbeiter zum Markt. Arbeiter, die nach dem letzten Auftrag übrig sind, gehen ebenfalls zum Markt, einer je Zug.
    .p4 = Hat der Automat die Münze, zieht er den Gehilfen einen Marker weiter. Er bekommt nichts vom Marker, du aber schon.

# § 28
errands = Die Aufträge des Automaten
    .p1 = Markt: Der höchste Arbeiter des Automaten kommt auf den Platz mit seinem Wert oder auf den nächsten Platz darunter, der frei ist und eine Karte hat. Auf Platz 6 nimmt der Automat die oberste Karte. Gibt es keinen solchen Platz, kommt der Arbeiter auf den Stapel, und auch dann nimmt der Automat die oberste Karte.
    .p2 = Ein Arbeiter auf dem Stapel gilt als Arbeiter auf Platz 6. Ist der Stapel leer, ist der Arbeiter vergeblich verbraucht.
    .p3 = Münze: Der niedrigste Arbeiter des Automaten nimmt die Münze, wenn das Feld frei ist.
    .p4 = Schiff: Der Automat nimmt seine längste Straße (bei Gleichstand die höchste) und reserviert das freie Schiff mit den meisten Punkten. Auch das oberste Schiff des Stapels zählt. Sind Schiffe gleichauf, reserviert er eines, das den Tee seines Händlers braucht. Sind immer noch Schiffe gleichauf, wählst du.
    .p5 = Brauchen mehrere Klipper gleichauf den Tee vom Händler des Automaten, wählst du unter ihnen. Eine Dschunke zählt mit ihren Punkten wie jedes andere Schiff.
    .p6 = Arbeiter, die der Automat aus der Produktion zurücknimmt, dürfen nur zum Markt. Am Markt nutzt er den höchsten aller seiner Arbeiter, auch dieser. Für die Münze, ein Schiff oder die Produktion zählen sie nicht; hat er keine anderen, geht er stattdessen zum Markt. Ein Zug, in dem er keine Arbeiter hat, verbraucht keinen Auftrag.
    .p7 = Produktion: Der Automat setzt seinen größten Pasch (bei Gleichstand den höchsten). Käme dieser auf Rang vier, nimmt er die Arbeiter zurück, und sie gehen einer nach dem anderen zum Markt. Wird später einer seiner Pasche verdrängt, gehen auch dessen Arbeiter dorthin.
    .p8 = Kämpfst du um das Schiff des Automaten, antwortet er nicht: Seine Straße zieht auf das beste freie Schiff. Ist keines frei, nimmt er die Arbeiter für spätere Züge zurück.
    .p9 = Am Ende des Jahres gelten die Schiffe des Automaten sofort als ausgelaufen. Vom Stapel nimmt er das oberste Schiff. Seine Karten bringen ihre aufgedruckten Punkte, und seine Kisten gelten als voll. Tee bewegt er nie.
    .p10 = Ist deine Plantage voll und der Stapel leer, wenn du eine Karte nimmst, wird die Karte, die du abwirfst, zum neuen Stapel.
    .p11 = Die Beispieljahre 1864 und 1866 des Verlags enthalten Versehen, die den eigenen Regeln des Verlags widersprechen. Der Automat folgt den Regeln.

# § 29
figures = Zahlen, die von uns sind
    .p1 = Erfunden haben wir: die Tees und Zahlen auf den Erntemarkern; die Tees jeder Verarbeitungskarte, Blüte, Fermentationskarte und Kiste; die Grenze von zwei Markern je Kiste; und die Punkte aller Plantagenkarten.
    .p2 = Erfunden haben wir auch die Tees, die jedes Schiff braucht, und die Punkte aller Schiffe; nur die 7 Punkte der besten Schiffe stammen vom Verlag. Die Klipper sind nach Schiffen benannt, die einst fuhren.
    .p3 = Erfunden sind außerdem die zwei Wege mit je drei Stufen auf jeder Plantage; die Grenze von acht Jahren; die 5 und 3 Schritte für die unteren Ränge der Produktion; und die Aufträge der Jahre 1860, 1861, 1863, 1865 und 1867. Die von 1862, 1864 und 1866 stammen vom Verlag.

# § 30
sources = Beschreibungen, die wir fanden
    .p1 = Eine Beschreibung eines gedruckten Exemplars fanden wir nicht. Diese Seiten vom April und Mai 2021 beschreiben das Spiel, bevor es gedruckt wurde. Was wir davon lesen konnten, stimmt meist mit der damaligen FAQ des Verlags überein. Wo es abweicht, gilt die FAQ.
    .p2 = hotsuki.net (chai-tea-for-2) § 2, 8, 9, 25; evilmastermind.home.blog (7. Mai 2021) § 5; boardgameswithcouple.wordpress.com (29. April 2021) § 2; tabletopping.games (11. Mai 2021) § 23; solitairetimes.net (clashing cups) § 4, 21, 22; dragonblogger.com (chai tea boardgame) § 9, 11; forum.cwowd.com (eine Besprechung von Le Beau Jeu) § 4, 23, 25; gioconauta.it (Mai 2021) § 2, 3, 4; boardgameguys.com § 17.
