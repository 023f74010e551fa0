preface = Die gedruckten Regeln von Lloyd Krassner füllen eine Seite. Hier stehen sie in unseren eigenen Worten, jede Zahl unverändert. Wo die Seite schweigt, mussten wir entscheiden; diese Absätze sind als unsere Entscheidungen gekennzeichnet.

# § 1
aim = Das Ziel
    .p1 = Ihr handelt und verschifft die Waren Ceylons. Wer zuerst 100 oder mehr Punkte hat, gewinnt.
    .p2 = Punkte bekommst du nur, wenn du Ladungen verschiffst. Eine Ladung besteht aus einem Klipper, einem Hafen und so vielen gleichen Waren, wie du sammeln kannst.

# § 2
cards = Die Karten
    .p1 = Alle teilen sich einen Stapel aus 91 Karten: 10 Klipper, 10 Häfen, 10 Wind, 8 Piraten, 8 Plantagenkarten und 45 Waren (10 Tee, 9 Zimt, 8 Kautschuk, 7 Zucker, 6 Kaffee und 5 Indigo).
    .p2 = Auf deinem Wertungsblatt hältst du deine Punkte, Plantagen und Beamten fest.
    .p3 = Halte deine Hand geheim, denn Piraten stehlen zufällig.
    .p4 = Alle dürfen jedes Wertungsblatt, die Zahl der Karten in jeder Hand und im Stapel und den ganzen Ablagestapel sehen.
    .p5 = Die gedruckten Regeln sind für 2 bis 4 Personen, erlauben aber mehr.
    .p6 = Hier können 2 bis 8 Personen spielen. Bis zu 6 nutzen einen Kartensatz; 7 oder 8 nutzen zwei, zusammengemischt.

# § 3
setup = Aufbau
    .p1 = Alle bekommen sieben Karten. Wer die letzte Partie gewonnen hat, beginnt.
    .p2 = In einer ersten Partie, oder wenn niemand am Tisch die letzte gewonnen hat, beginnt eine zufällige Person. Nach einem geteilten Sieg beginnt zufällig eine der Personen, die ihn geteilt haben. Gespielt wird im Uhrzeigersinn.

# § 4
turn = Ein Zug
    .p1 = Dein Zug hat sieben Phasen in dieser Reihenfolge: Ziehen, Handel, Piraten, Sturm, Bau, Schiff, Ende.
    .p2 = Du musst ziehen, und du musst bis zu deinem Handlimit abwerfen. Alles andere ist freiwillig.
    .p3 = In eine spätere Phase kommst du, indem du darin eine Aktion ausführst. Alle früheren Phasen sind dann vorbei. Die anderen sehen daher nur die Aktionen, die du ausführst, nicht die, die du hättest ausführen können.
    .p4 = Innerhalb ihrer Phase darfst du eine Aktion wiederholen, solange du die Karten dafür hast. Nur Ladungen sind begrenzt: Du darfst eine pro Zug verschiffen.
    .p5 = Die Karten, mit denen du eine Aktion bezahlst, kommen auf die Ablage, bevor die Aktion wirkt.

# § 4.1
draw = Ziehen
    .p1 = Du ziehst zwei Karten. Du darfst einen Klipper abwerfen, um zwei weitere zu ziehen.
    .p2 = Die ersten zwei Karten werden für dich gezogen. Danach darfst du beliebig viele Klipper abwerfen, einen nach dem anderen, auch solche, die du gerade gezogen hast. Eine Option begrenzt das auf einen Klipper pro Zug.
    .p3 = Einen Klipper für Karten abwerfen kannst du nur in dieser Phase.
    .p4 = Solange Stapel und Ablage beide leer sind, kannst du keinen Klipper für Karten abwerfen.

# § 4.2
trade = Handel
    .p1 = Du darfst mit den anderen Karten tauschen. Du bestimmst, wann die Phase endet, spätestens nach drei Minuten.
    .p2 = In deinem Zug handeln die anderen nur mit dir, nicht untereinander.
    .p3 = Tauschen darfst du nur Handkarten: beliebig viele auf beiden Seiten, auch als Geschenk. Versprechen binden nicht, und handeln musst du nie. Handlimits gelten in dieser Phase nicht.
    .p4 = Hier hast du statt der drei Minuten drei Angebote pro Zug. Mit der Option „Drei-Minuten-Uhr“ läuft außerdem die Zeit: Ist sie um, kannst du keine neuen Angebote mehr machen.
    .p5 = Computer machen höchstens ein Angebot pro Zug, damit du nicht lange wartest.

# § 4.2.1
offer = Ein Angebot machen
    .p1 = Du machst ein Angebot an eine Person oder, ab drei Personen, an alle. Du nennst die Karten, die du gibst (sie müssen auf deiner Hand sein), und die Karten, die du verlangst. Dieselbe Kartenart kann nicht auf beiden Seiten stehen.
    .p2 = Von einer Person kannst du nicht mehr Karten verlangen, als sie hat, und von allen nicht mehr, als die größte andere Hand hat. Du darfst Karten verlangen, die die anderen nicht haben.
    .p3 = Jede Seite darf leer sein: Dann ist dein Angebot ein Geschenk oder eine Bitte. Sind beide Seiten leer, bittest du um Angebote.
    .p4 = Sobald du ein Angebot beginnst, zählt es als eines deiner drei für den Zug, und du kannst es nicht fallen lassen. Die anderen sehen es erst, wenn du es vorschlägst.
    .p5 = Ein Angebot an alle ist offen: Alle sehen seine Karten. Bei einem Angebot an eine Person seht nur ihr zwei die Karten. Die anderen sehen, dass du das Angebot machst, wie viele Karten es nennt und wie die Antwort lautet.

# § 4.2.2
answer = Auf ein Angebot antworten
    .p1 = Bekommst du ein Angebot, nimmst du es an, lehnst es ab oder machst ein Gegenangebot. Um anzunehmen, musst du jede Karte haben, die das Angebot verlangt. Ein Angebot an alle geht im Uhrzeigersinn um den Tisch. Wer es zuerst annimmt, macht das Geschäft, und die Karten wechseln sofort die Hand.
    .p2 = Wirst du um Angebote gebeten, kannst du nur kontern oder ablehnen.
    .p3 = Zwischen einem Angebot und seiner Antwort kann nichts anderes geschehen.

# § 4.2.3
counter = Gegenangebote
    .p1 = Ein Gegenangebot machst du der Person, die am Zug ist, und nur ihr zwei seht seine Karten. Es muss mindestens eine Karte nennen und kann nicht mehr Karten verlangen, als diese Person hat.
    .p2 = Sie nimmt es an oder lehnt es ab. Lehnt sie ab, hast damit auch du ihr Angebot abgelehnt. Ein Angebot an alle geht dann weiter an die nächste Person. Ein Gegenangebot kann man nicht kontern.
    .p3 = Habt ihr beide keine Handkarte, kannst du kein Gegenangebot machen.

# § 4.3
pirates = Piraten
    .p1 = Du darfst Piraten gegen eine andere Person senden: eine Piratenkarte für einen Angriff, drei für eine Flotte. Diese Phase darfst du auslassen.
    .p2 = Du darfst angreifen und Flotten senden, so oft deine Karten reichen, in beliebiger Reihenfolge. Jemanden mit leerer Hand kannst du nicht angreifen. Gestohlene Karten darfst du sofort nutzen.
    .p3 = Wind stoppt nur einen Angriff, und Klipper stoppen nur eine Flotte.

# § 4.3.1
attack = Piratenangriff
    .p1 = Wirf eine Piratenkarte ab, um eine zufällige Karte aus einer anderen Hand zu stehlen. Wer angegriffen wird, darf eine Windkarte abwerfen, um den Angriff zu stoppen: Dann stiehlst du nichts.
    .p2 = Jede Karte der Hand ist gleich wahrscheinlich. Nur ihr zwei seht, welche Karte du stiehlst.
    .p3 = Wer angegriffen wird, wird immer gefragt, auch ohne Windkarte auf der Hand; so verrät die Frage nichts.

# § 4.3.2
fleet = Piratenflotte
    .p1 = Wirf drei Piratenkarten ab, um eine ganze andere Hand zu stehlen. Um die Flotte zu stoppen, dürfen die anderen, gemeinsam oder allein, zwei Klipper abwerfen: Dann stiehlst du nichts.
    .p2 = Alle anderen werden einmal gefragt: zuerst das Ziel, dann die übrigen im Uhrzeigersinn. Wer eine leere Hand hat, wird nicht gefragt. Jede gefragte Person verspricht offen keinen, einen oder zwei Klipper und kann das nicht zurücknehmen. Sobald zwei versprochen sind, werden sie abgeworfen, und die Flotte ist gestoppt.
    .p3 = Sind zusammen weniger als zwei versprochen, werden keine Klipper abgeworfen, und ein Klipper, den das Ziel versprochen hat, geht mit dem Rest der Hand an dich. Deine Piratenkarten sind in jedem Fall abgeworfen.

# § 4.4
storm = Sturm
    .p1 = Wirf zwei Windkarten ab für einen Monsun: Alle anderen werfen eine zufällige Karte ab.
    .p2 = Wirf drei Windkarten ab für einen Taifun: Alle werfen ihre ganze Hand ab.
    .p3 = Ein Taifun nimmt auch deine eigene Hand.
    .p4 = Keine Karte schützt vor einem Sturm, und für verlorene Karten ziehst du keine neuen.

# § 4.5
build = Bau
    .p1 = Wirf zwei Plantagenkarten und zwei gleiche Waren ab, um eine Plantage dieser Ware zu bauen.
    .p2 = Wirf zwei Häfen ab, um einen Beamten anzuwerben. Beamte können Handlimits ändern.
    .p3 = Du darfst so oft bauen und anwerben, wie du bezahlen kannst. Auch eine weitere Plantage derselben Ware ist erlaubt. Deine Plantagen und Beamten bleiben dir für den Rest der Partie.
    .p4 = Plantagenkarten können die zwei Waren nicht ersetzen.

# § 4.6
ship = Schiff
    .p1 = Einmal pro Zug darfst du eine Ladung verschiffen: einen Klipper, einen Hafen und gleiche Waren. Nimm die Punkte, die die Preistabelle für so viele Waren nennt, wirf die Ladung ab und zieh sofort drei Karten.
    .p2 = Für jede Plantage dieser Ware, die du besitzt, darfst du eine Plantagenkarte als Ware in der Ladung nutzen.
    .p3 = Mindestens eine der Waren muss eine echte Warenkarte sein. Deine Plantagen behältst du.
    .p4 = Die Preistabelle nennt die Punkte für 1 bis 8 Waren. Tee: 1, 3, 6, 10, 15, 21, 28, 36. Zimt: 2, 4, 8, 12, 17, 24, 32, 40. Kautschuk: 3, 5, 9, 14, 20, 27, 35, 44. Zucker: 4, 6, 10, 16, 23, 30, 39, 48. Kaffee: 5, 7, 12, 18, 25, 33, 42, 52. Indigo: 6, 8, 14, 20, 27, 36, 45, 56.
    .p5 = Die Tabelle endet bei 8, also hat eine Ladung höchstens 8 Waren, Plantagenkarten eingerechnet. Du musst nicht alles verschiffen, was du hast. Nach der Ladung geht dein Zug zur Phase „Ende“ über.

# § 4.7
end = Ende
    .p1 = Wirf bis zu deinem Handlimit ab. Das Limit ist sieben Karten; mit den meisten Beamten ist es acht, und mit den wenigsten ist es sechs, wenn ihr zu dritt oder mehr spielt.
    .p2 = Du musst allein die meisten oder die wenigsten haben: Gleichstände ändern nichts. Dein Limit wird in dieser Phase bestimmt, also zählen Beamte aus diesem Zug schon mit.
    .p3 = Du wählst die Karten und wirfst genau bis zum Limit ab. Die anderen dürfen mehr haben, bis ihr eigener Zug endet.

# § 5
deck = Wenn der Stapel ausgeht
    .p1 = Geht der Stapel aus, wird die Ablage zu einem neuen Stapel gemischt.
    .p2 = Die Ablage wird erst gemischt, wenn jemand ziehen muss und der Stapel leer ist, nicht früher. Sind Stapel und Ablage beide leer, entfallen die restlichen Karten, und die Partie geht weiter.

# § 6
winning = Der Sieg
    .p1 = Wer zuerst 100 oder mehr Punkte hat, gewinnt.
    .p2 = Punkte bekommst du nur in deinem eigenen Zug, also können nicht zwei zugleich 100 erreichen.
    .p3 = Die Partie endet sofort: Für die siegreiche Ladung ziehst du keine Karten.
    .p4 = Mit der Option „Gleich viele Züge für alle“ endet die Partie nicht sofort. Erreichst du 100, ziehst du drei Karten und beendest deinen Zug wie immer, und die anderen spielen weiter. Die Partie endet, wenn in dieser Runde auch der letzte Zug vorbei ist. Dann gewinnen die meisten Punkte.
    .p5 = Niemand muss verschiffen, darum endet die Partie auch, wenn alle 100 Züge hatten. Dann gewinnen die meisten Punkte.
    .p6 = Bei Gleichstand an der Spitze gewinnt, wer von den Beteiligten die meisten Beamten hat. Herrscht auch bei den Beamten Gleichstand, gewinnen die meisten Plantagen, alle Arten zusammengezählt. Bleibt es beim Gleichstand, teilen sich die Beteiligten den Sieg.
