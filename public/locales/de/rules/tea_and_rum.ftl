preface = Tea & Rum ist ein Spiel von Fabien Gridel, erschienen bei Captain Games. Das sind seine Regeln in unseren eigenen Worten. Unserem Exemplar der Spielregel fehlten die Bilder und mit ihnen die meisten Zahlen auf Karten, Plättchen und Leisten. Jeder Absatz ist gekennzeichnet: in der Spielregel gedruckt, daraus erschlossen, von uns entschieden oder von uns erfunden, um eine Lücke zu füllen. Neue Partien folgen Version 2 dieser Regeln; wo Version 1 abweicht, sagt es der Abschnitt.

# § 1
overview = Überblick
    .p1 = Zwei bis vier Personen bauen in fünf Runden eine Insel auf. Blaue Punkte zeigen dein Ansehen bei der Krone, rote Punkte deinen Rückhalt im Volk.
    .p2 = Am Ende wird eine Person Gouverneur und eine Piratenkönig. Beide gewinnen, und eine Person kann beide Titel haben. Es kann auch gar keinen Gouverneur geben. Eine Rangfolge gibt es dabei nicht.
    .p3 = Zu zweit wird nur ein Titel vergeben. Nach und nach erfahrt ihr, welcher es sein wird.

# § 2
setup = Aufbau
    .p1 = Gebäude: Zu viert nehmt ihr je drei Exemplare, zu dritt je zwei. In beiden Fällen entfernt ihr zufällig ein Gebäude jeder Farbe. Zu zweit nehmt ihr je ein Exemplar aller 25 Gebäude.
    .p2 = Legt auf jeden Platz der Auftragstafel einen Auftrag und auf jeden Platz der Treueidtafel einen Treueid. Die übrigen Treueide sind aus dem Spiel.
    .p3 = Zu viert gibt es fünf Plätze für Aufträge und sechs für Treueide. Sonst sind es vier für Aufträge und fünf für Treueide.
    .p4 = Jede Runde hat sechs Kapitäne. Zieht zu viert vier davon für jede Runde, sonst drei. Legt die anderen ungesehen in die Schachtel zurück. Die Kapitäne der Runde I sind von Anfang an anzuwerben.
    .p5 = Jede Aktionstafel bekommt ihre vier Plättchen in zufälliger Reihenfolge, eines auf jede Reihe. Zu zweit oder zu dritt kommt das leere Plättchen auf die oberste Reihe.
    .p6 = Jede Runde hat ein Belohnungsplättchen, dessen blaue oder rote Seite zufällig oben liegt. Unter dem Plättchen liegt offen einer der Wünsche des Volkes.
    .p7 = Du beginnst mit einer Bevölkerung von 10, auf Stufe 0 der Ansehensleiste, mit je einem Arbeiter auf jeder Aktionstafel, sechs Erweiterungsmarkern und einer Startausstattung. Wer dann das wenigste Geld hat, fängt an.
    .p8 = Sterne auf einer Startausstattung geben dir, was auf ihren Stufen steht, bevor ihr das Geld vergleicht.
    .p9 = Die Startausstattungen: 1 Fass und 1 Tabak; 1 $, 1 Holz und 1 Kanone; 2 $, 1 Weizen, 1 Holz und 1 Erz; 3 $, 1 Weizen und 2 Sterne; 5 $, 1 blauer und 1 roter Punkt; 6 $, 1 Weizen und 1 Stern. Beim wenigsten Geld gibt es nie einen Gleichstand.

# § 3
phases = Die Runde
    .p1 = Jede der fünf Runden hat sechs Phasen: Einkommen, Schiffe, Arbeiter, Wunsch des Volkes, Bevölkerung und das Ende der Runde.

# § 3.1
turns = Züge und Entscheidungen
    .p1 = Wer Startspieler ist, fängt an, und es geht im Uhrzeigersinn weiter.
    .p2 = Hat eine Wahl nur eine Antwort, wird sie dir abgenommen. Das Bewegen eines Arbeiters kannst du nicht auslassen. Hauptaktionen und Zahlungen darfst du ablehnen, aber was du einfach bekommst, musst du nehmen.

# § 3.2
income = Einkommen
    .p1 = Du bekommst so viele Dollar, wie deine Bevölkerung groß ist. Mit der Kirche bekommst du 3 $ mehr.

# § 3.3
foundry = Gießerei
    .p1 = Besitzt du die Gießerei, darfst du in der Einkommensphase beliebig viel Erz in ebenso viele Kanonen verwandeln.
    .p2 = Zuerst bekommen alle ihr Geld. Dann entscheiden die Besitzer einer Gießerei in Zugreihenfolge, bevor die Schiffe der Runde bekannt sind. Im Vorrat müssen genug Kanonen sein.

# § 3.4
ships = Schiffe
    .p1 = Legt am Anfang dieser Phase die Schiffe offen aus, aufsteigend nach Preis: zu viert alle neun, zu dritt sieben zufällige, zu zweit fünf zufällige.
    .p2 = Die Schiffe werden jede Runde neu gezogen. Die Spielregel sagt das nur für zwei Personen.
    .p3 = Ihr zieht abwechselnd, beginnend beim Startspieler und im Uhrzeigersinn. In deinem Zug darfst du ein Schiff kaufen: Zahle seinen Preis und nimm die Waren einer seiner Reihen; das Schiff ist dann weg. Es geht weiter, solange jemand kaufen will.
    .p4 = Passt du, kaufst du diese Runde keine Schiffe mehr.
    .p5 = In Partien, die unter Version 1 dieser Regeln begonnen wurden, werden die Schiffe vor dem Einkommen gezogen.
    .p6 = Schiffe kosten 1 $ bis 9 $. Jede Reihe eines Schiffes hat Waren, die 2 $ oder 3 $ mehr wert sind als der Preis des Schiffes.

# § 3.5
actions = Arbeiter
    .p1 = In den Runden I, III und V entfernt ihr Arbeiter von den Aktionstafeln. In den Runden II und IV setzt ihr sie. Du bewegst jeden Zug einen Arbeiter, bis alle ihre vier Arbeiter bewegt haben.
    .p2 = Wie viele Arbeiter aller Farben auf der Tafel sind, sagt dir, welche Reihe du nutzt. Zähle sie, bevor du einen Arbeiter entfernst oder nachdem du einen gesetzt hast. Eine Tafel fasst zu viert höchstens vier Arbeiter, sonst höchstens drei; mehrere davon dürfen von dir sein.
    .p3 = Statt der Reihe darfst du immer die Alternativaktion unten an der Tafel nutzen.
    .p4 = Die Alternativaktionen: auf der Gouverneurstafel bauen, auf der Markttafel handeln, auf der Hafentafel einen Auftrag erfüllen, auf der Tavernentafel einen Kapitän anwerben. Welche Aktion zu welcher Tafel gehört, ist unsere Lesart.

# § 3.6
icons = Reihen und Symbole
    .p1 = Führe Symbole von links nach rechts aus. Ein Schrägstrich heißt, dass du die linke oder die rechte Seite wählst.
    .p2 = Bring alles zu Ende, was ein Symbol auslöst, bevor du zum nächsten übergehst: die Stufe eines Sterns, die Wirkungen eines Gebäudes, einen Treueid, ein volles Lager. Kannst oder willst du eine Hauptaktion nicht ausführen, lass sie aus; die anderen Symbole zählen trotzdem.
    .p3 = Die Symbole auf den Aktionsplättchen sind von uns.

# § 3.7
wishes = Der Wunsch des Volkes
    .p1 = Alle zählen ihre Symbole von jeder Art, die der Wunsch dieser Runde zeigt. Wer die meisten hat, bekommt die erste Belohnung, wer die zweitmeisten hat, die zweite. Das Belohnungsplättchen bestimmt die Farbe der Punkte.
    .p2 = Haben mehrere gleichauf die meisten, bekommen sie alle die erste Belohnung, und es gibt keine zweite. Sind mehrere gleichauf Zweite, bekommen sie alle die zweite. Hast du keines der Symbole, bekommst du keine Belohnung.
    .p3 = Die Symbole eines Kapitäns zählen auch noch, wenn seine Karte umgedreht ist. Zuerst werden alle Belohnungen vergeben; dann leisten alle, die acht blaue Punkte erreicht haben, in Zugreihenfolge ihren Treueid.
    .p4 = Die erste und zweite Belohnung sind 2 und 1 Punkte in den Runden I und II, 3 und 1 in den Runden III und IV und 4 und 2 in Runde V. Auch die Wünsche sind von uns und ebenso, welche Karten ihre Symbole zeigen.

# § 3.8
population = Bevölkerung
    .p1 = In jeder Runde wächst die Bevölkerung aller nach dem Wunsch des Volkes um eins.
    .p2 = Die Leiste endet bei 25; weiteres Wachstum verfällt.

# § 3.9
round-end = Ende der Runde
    .p1 = Aufträge rücken so weit wie möglich nach rechts, und neue füllen die freien Plätze. Die Kapitäne der nächsten Runde kommen zu denen dazu, die noch anzuwerben sind. Startspieler wird, wer im Uhrzeigersinn der Nächste ist.
    .p2 = Füllt die Plätze von rechts nach links. Ist der Auftragsstapel leer, bleiben Plätze leer.

# § 4.1
build = Bauen
    .p1 = Zahle die Würfel und nimm ein Gebäude, das du noch nicht hast.
    .p2 = Architektengilde: Du bekommst jedes Mal, wenn du baust, 4 $. Lagerhaus: Du entfernst sofort alle deine Erweiterungsmarker, gratis.
    .p3 = Zuerst bekommst du die Punkte, dann die sofortigen Wirkungen. Eine dauerhafte Wirkung beginnt mit deiner nächsten Gelegenheit, sie zu nutzen, gilt also nie für die Karte, die sie gibt. Gilde und Werkstatt gelten für jeden Bau, egal welches Symbol ihn erlaubt.
    .p4 = Die Spielregel nennt die Namen der Gebäude, ihre dauerhaften Wirkungen und die sofortige Wirkung des Lagerhauses.
    .p5 = In der gedruckten Liste haben je fünf aufeinanderfolgende Gebäude dieselbe Farbe.
    .p6 = Die Kosten, Punkte, Symbole und sonstigen sofortigen Wirkungen der Gebäude sind von uns, ebenso die Namen der Farben.

# § 4.2
workshop = Werkstatt
    .p1 = Mit der Werkstatt kostet dich jedes Gebäude einen Würfel weniger; du wählst, welchen.
    .p2 = Beim Bauen nennst du den Würfel, den du sparst. Auf die Ersparnis verzichten kannst du nicht.

# § 4.3
captain = Einen Kapitän anwerben
    .p1 = Zahle den Preis des Kapitäns, nimm die Karte und was sie sofort gibt. Mit dem Gefängnis zahlst du 2 $ weniger.
    .p2 = Das Gefängnis senkt nur die Dollar im Preis, und nie unter null.
    .p3 = Die Spielregel nennt die Runden, Dollar, Sterne und Kanonen der Kapitäne und wie viel du durch ihre Aktivierung bekommst.
    .p4 = Lady Tiefgang hat zwei Preise, und du zahlst einen davon: Die Spielregel nennt „6 / 2“. Drei Kapitäne mit niedrigen Preisen kosten außerdem eine Ware.
    .p5 = Das ist von uns: das Holz im zweiten Preis von Lady Tiefgang; die Namen aller Kapitäne; ihre Waren, die meisten Farben ihrer Punkte und die meisten ihrer Symbole; und welche Kapitäne dich bauen, handeln, einen Auftrag erfüllen oder deine Bevölkerung vergrößern lassen.

# § 4.4
activation = Einen Kapitän aktivieren
    .p1 = Ein Kapitän, der Kanonen braucht, bleibt offen liegen, bis du die Kanonen zahlst. Das darfst du einmal tun, vor oder nach der Aktion deines Arbeiters oder am Ende der Partie. Es zählt nicht als Aktion.
    .p2 = Du darfst in einem Zug mehrere Kapitäne aktivieren, auch einen, den du in diesem Zug angeworben hast. Aktionen, die ein Kapitän gibt, kommen zusätzlich.

# § 4.5
contract = Einen Auftrag erfüllen
    .p1 = Zahle die Waren eines Auftrags und wähle seine blauen oder seine roten Punkte. Dann bekommst du den Bonus seines Platzes. Der Platz bleibt leer, bis die Runde endet.
    .p2 = Kommst du durch seine Punkte auf acht blaue Punkte, leistest du deinen Treueid vor dem Bonus.
    .p3 = Die Waren und Punkte der Aufträge sind von uns, ebenso die Boni der Plätze.

# § 4.6
trade = Handeln
    .p1 = In einem einzigen Handel darfst du beliebige Waren verkaufen und beliebige Waren kaufen; Geld gleicht die Waage aus. Dieselbe Ware kannst du in einem Handel nicht verkaufen und kaufen.
    .p2 = Von den Waren, die du verkaufst, darfst du alle einer Art auf den kleinen linken Teller legen, wo jede 1 $ mehr bringt; Kanonen dürfen nicht dorthin. Von den Waren, die du kaufst, darfst du alle einer Art auf den kleinen rechten Teller legen, wo jede 1 $ weniger kostet; Weizen darf nicht dorthin.
    .p3 = In dieser App verkaufst du zuerst und kaufst dann, eine Ware nach der anderen. Die 1-$-Boni werden so für dich gesetzt, dass du den besten Preis bekommst. Was du verkaufst, bleibt auf der Waage und kommt erst in den Vorrat, wenn der Handel abgeschlossen ist. Mit Geld aus dem Handel darfst du Erweiterungen bezahlen.
    .p4 = In den vorgerechneten Beispielen kostet Weizen 2 $, Holz 3 $, Erz 4 $ und eine Kanone 7 $. Ein Fass zu 5 $ und Tabak zu 6 $ füllen die Lücke zwischen Erz und Kanonen.

# § 4.7
warehouse = Lager
    .p1 = Jedes Feld fasst eine Ware. Zahle den Preis eines Erweiterungsmarkers, um ihn zu entfernen und ein Feld dazuzubekommen: Drei Marker kosten je 1 $, zwei je 2 $ und einer 3 $. Passen Waren nicht hinein, wählst du, welche du abwirfst.
    .p2 = Erweitern darfst du, wenn Waren nicht hineinpassen und während du handelst, und du entfernst zuerst den billigsten Marker. Früher zu erweitern bringt nie etwas.
    .p3 = Sechs Felder sind von Anfang an frei.

# § 4.8
supply = Der Vorrat
    .p1 = Es gibt je 22 Würfel Weizen, Holz und Erz und je 12 Fässer, Tabak und Kanonen. Geld geht nie aus.
    .p2 = Bekommst du eine Ware, die im Vorrat fehlt, gehst du leer aus; in einem Handel kannst du sie nicht kaufen. Beim Aufbau einer Partie könnt ihr diese Grenze ausschalten.

# § 4.9
reputation = Ansehen
    .p1 = Jeder Stern bringt dich auf der Leiste eine Stufe höher, und du bekommst sofort, was diese Stufe gibt. Mehrere Sterne führst du einzeln aus. Ein Schrägstrich heißt, dass du eine Seite wählst.
    .p2 = Was die Stufen geben, ist von uns. Jeder Stern über Stufe 20 hinaus gibt dir 2 $.

# § 4.10
points = Punkte
    .p1 = Trennt ein Schrägstrich die beiden Farben, wählst du eine davon, wenn du die Punkte bekommst.
    .p2 = Alle Punkte sind offen, bis jemand acht blaue Punkte hat. Von da an liegen die Punkte dieser Person in einer geschlossenen Truhe.
    .p3 = Jeder Gewinn wird weiterhin angesagt, wenn er geschieht; nur die Summen sind vor den anderen verborgen.

# § 4.11
allegiance = Treueid
    .p1 = Bekommst du deinen achten blauen Punkt, musst du sofort einen der ausliegenden Treueide leisten und bekommst dessen rote Punkte. Erreichen mehrere zugleich acht, wählen sie in Zugreihenfolge.
    .p2 = Nur wer den eigenen Treueid erfüllt hat, kann Gouverneur werden. Du bist nicht gezwungen, deinen zu erfüllen.
    .p3 = Die Spielregel nennt die zehn Bedingungen und ihre roten Punkte. Zwei Bedingungen sind Zahlungen: 20 $, oder 1 Fass, 1 Tabak und 1 Kanone zusammen. Du zahlst einmal, während der Partie oder an ihrem Ende, und das zählt nicht als Aktion.
    .p4 = In einer Partie leistest du nur einen Treueid. Ist er eine Zahlung, kannst du vor oder nach der Aktion deines Arbeiters zahlen oder am Ende. Der Abstand zwischen blauen und roten Punkten wird erst ganz am Ende gemessen. Die anderen Bedingungen werden ständig geprüft, du kannst einen Treueid also in dem Moment erfüllen, in dem du ihn leistest; ein erfüllter bleibt erfüllt. Erreichst du acht blaue Punkte erst, wenn du am Ende Geld gegen Punkte tauschst, leistest du keinen Treueid.

# § 4.12
buildings = Dauerhafte Wirkungen
    .p1 = Kirche: 3 $ mehr Einkommen. Palast: 1 blauer Punkt für jede Aktion auf der Gouverneurstafel. Gilde: 4 $ für jeden Bau. Werkstatt: ein Würfel weniger für jeden Bau. Gasthof: Schiffe kosten 1 $ weniger. Gefängnis: Kapitäne kosten 2 $ weniger. Gießerei, Rathaus, Tabaktrocknerei, Brennerei: siehe ihre Abschnitte.
    .p2 = Der Palast gibt dir jedes Mal 1 blauen Punkt, wenn du auf der Gouverneurstafel einen Arbeiter setzt oder von ihr entfernst, ob du die Reihe nutzt oder die Alternativaktion. Du bekommst den Punkt nach dem letzten Symbol, wenn du den Palast schon hattest, bevor du den Arbeiter bewegt hast.

# § 4.13
city-hall = Rathaus
    .p1 = Wenn du an der Reihe bist, einen Arbeiter zu bewegen, darfst du beliebig viele Fässer gegen ebenso viele Sterne tauschen.
    .p2 = Du tauschst ein Fass nach dem anderen, bevor sich dein Arbeiter bewegt oder nach seinem letzten Symbol, aber nicht am Ende der Partie.

# § 4.14
convert = Tabaktrocknerei und Brennerei
    .p1 = Jederzeit macht die Tabaktrocknerei aus drei Holz zwei Tabak und die Brennerei aus drei Weizen zwei Fässer.
    .p2 = Du darfst sie so oft nutzen, wie du willst. „Jederzeit“ meint jede deiner eigenen Entscheidungen, bei der es um Waren geht: beim Kauf von Schiffen, bevor und nachdem du einen Arbeiter bewegst, mitten in einer Hauptaktion, wenn dein Lager überläuft und in den ersten zwei Schritten am Ende der Partie. Von den Waren, die du machst, muss genug im Vorrat sein. Waren auf der Waage eines Handels kannst du nicht verwenden.

# § 5
automa = Zu zweit: die Automa
    .p1 = Auf den Aktionstafeln kommt eine dritte Farbe dazu: die Automa, die vier Arbeiter hat und sonst nichts. In ihrem Zug wird ein Plättchen gezogen, das eine Aktionstafel zeigt: Die Automa entfernt oder setzt dort einen Arbeiter, führt aber keine Aktion aus. Geht das nicht, wird das nächste Plättchen gezogen. Jede Runde beginnt mit allen acht Plättchen verdeckt.
    .p2 = Jede der vier Tafeln hat zwei der acht Plättchen.
    .p3 = Wer nach den Startausstattungen weniger Geld hat, ist Person A. Die Reihenfolgetafel zeigt, wer an der Reihe ist; dreht sie nach jeder Runde um.
    .p4 = In ungeraden Runden ist die Reihenfolge A, B, Automa, B, A, Automa, A, B, Automa, B, A, Automa. In geraden Runden tauschen A und B die Plätze.
    .p5 = Bei Schiffen und anderen Fragen der Reihenfolge kommt in ungeraden Runden A zuerst, in geraden B. Gezogene Plättchen bleiben draußen, bis die Runde endet oder alle acht draußen sind.

# § 5.1
victory-cards = Zu zweit: ein Titel
    .p1 = Fünf der sechs Siegkarten liegen verdeckt, eine für jede Runde; die sechste seht ihr nie. Deckt jede Karte auf, wenn ihre Runde beginnt. Am Ende entscheidet die Mehrheit der fünf: Blau macht zum Gouverneur, Rot zum Piratenkönig.
    .p2 = Drei der sechs Karten sind blau und drei rot, die einzige ausgeglichene Mischung.
    .p3 = Entscheidet Blau und hat niemand einen Treueid erfüllt, gewinnt niemand.
    .p4 = Der Sieg kann schon vor dem Ende feststehen: wenn sicher Blau entscheidet, eine Person einen Treueid erfüllt hat und die andere es nicht mehr kann.
    .p5 = Die Partie geht trotzdem bis zum Ende der Runde V weiter. Willst du aufhören, wähle im Menü des Tisches „An Computer übergeben“.

# § 6
end = Das Ende der Partie
    .p1 = Nach Runde V folgen diese Schritte der Reihe nach: Kapitäne aktivieren, die noch Kanonen brauchen; für Treueide zahlen; alle Waren in den Lagern zum Grundpreis verkaufen; Geld gegen Punkte tauschen; blaue und rote Punkte auf höchstens zehn Abstand kürzen; die Titel vergeben.
    .p2 = Alle bringen einen Schritt zu Ende, bevor der nächste beginnt, in der Zugreihenfolge der Runde V. Erreichst du im ersten Schritt acht blaue Punkte, leistest du noch einen Treueid.

# § 6.1
exchange = Geld gegen Punkte
    .p1 = Du darfst heimlich 10 $ gegen einen Punkt tauschen, blau oder rot, so oft dein Geld reicht.
    .p2 = An diesem Gerät wählt ihr nacheinander, und alle Entscheidungen bleiben geheim, bis alle fertig sind.

# § 6.2
apart = Höchstens zehn auseinander
    .p1 = Von einer Farbe behältst du höchstens zehn Punkte mehr als von der anderen; den Rest verlierst du.
    .p2 = Der Treueid, der einen Abstand zwischen blauen und roten Punkten verlangt, wird nach diesem Schritt geprüft.

# § 6.3
titles = Titel
    .p1 = Gouverneur: Unter allen, die ihren Treueid erfüllt haben, wird Gouverneur, wer die meisten blauen Punkte hat. Bei Gleichstand entscheiden die meisten roten; bleibt es dabei, wird der Titel geteilt. Ist nur eine Person wählbar, wird sie Gouverneur, egal mit wie vielen Punkten. Ist niemand wählbar, gibt es keinen Gouverneur.
    .p2 = Piratenkönig: Wer die meisten roten Punkte hat, wird Piratenkönig. Bei Gleichstand entscheiden die meisten blauen; bleibt es dabei, wird der Titel geteilt.
