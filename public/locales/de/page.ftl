### Die Texte der Seite um die Spiele herum.

## Der Tisch und alle Seiten

title = Tea Table
turn = Zug
now = Jetzt
home = Start
undo = Rückgängig
redo = Wiederholen
log = Verlauf
rules = Regeln
rule = Die Regel
menu = Menü
keys = Tasten
letters-are-off = Die Kürzel mit einer Taste sind ausgeschaltet.
more = Mehr
less = Weniger
messages = Meldungen
message = Meldung
how-to-ask = Was ist das? Halte ein Teil, eine Karte oder eine Zahl gedrückt oder klicke es mit rechts an, dann erfährst du es.
hint = Tipp
close = Schließen
cancel = Abbrechen
your-action = Deine Aktion
news = Seit deinem letzten Zug
history = Züge dieser Partie
first = Zum Anfang
back = Einen Schritt zurück
play = Züge abspielen
on = Einen Schritt vor
last = Zum neuesten Zug
result = Ergebnis
back-to-now = Zurück zum Jetzt
branch = Ab hier weiterspielen
player = Spieler
has = Besitz
lately = Letzte Züge
nothing-yet = Noch nichts.
take-seat = Welchen Platz nimmst du?
take-seat-help = Hier spielen nur Computer. Nimm einen Platz ein oder sieh weiter zu.
only-watch = Nur zusehen
over = Die Partie ist zu Ende
final-scoring = Schlusswertung
winner = Gewonnen
board = Spielplan
replay = Wiederholung
score-again = Wertung noch mal zeigen
share = Teilen
rematch = Revanche
where-from = Woher die Punkte kamen
best-moment = Bester Moment
who-plays = Wer spielt
settings = Einstellungen
this-game = Diese Partie
open-hands = Offene Hände
open-hands-help = Kein Sichtschutz zwischen den Zügen: Man sieht die Hand der Person am Zug
always-pass = Immer für mich passen
passes = Passt immer
all-are-asked = Eine Frage an euch alle
theme = Design
pace = Tempo der Züge
motion = Bewegung zeigen
motion-help = Teile wandern über den Plan, außer wenn auf diesem Gerät weniger Bewegung eingestellt ist
confirm = Jede Aktion bestätigen
confirm-help = Zeigt, was eine Aktion bewirkt, und wartet auf deine Bestätigung
end-turns = Züge selbst beenden
end-turns-help = Beendet deinen Zug oder einen Schritt davon, sobald alles Übrige ebenso gut bis zum nächsten Zug warten kann
projection = Punkteprognose
projection-help = Zeigt, wie viele Punkte alle hätten, wenn die Partie jetzt endete – bei Spielen, wo man das wissen kann
flat = Gerät flach zwischen zweien
flat-help = Teilen sich zwei dieses Gerät, dreht sich die Seite zur Person am Zug; ein Streifen am anderen Rand zeigt der anderen, was passiert
export = Als Datei sichern
restart-turn = Meinen Zug neu beginnen
concede = An Computer übergeben
abandon = Diese Partie löschen
abandoned = Partie gelöscht.
put-back = Zurückholen
leave = Später entscheiden
incompatible-press = Das passt nicht zu dem, was du gewählt hast. Brich das erst ab.
ask-undo = Zurücknehmen?
no = Nein
all-agree = Alle einverstanden
no-hint = Einen Tipp bekommst du, wenn du am Zug bist.
thinking-of-a-hint = Denkt über einen Tipp nach …
no-such-table = Diese Partie gibt es auf diesem Gerät nicht.
open-in-other-tab = Diese Partie ist in einem anderen Tab offen. Hier kannst du zusehen; um hier zu spielen, schließe den anderen Tab.
play-here = Hier weiterspielen
set-up = Der Tisch ist aufgebaut. Du blickst zurück.
moved-by-the-rules = Folgt den Regeln
curtain = Alle Hände sind verdeckt. Mach nur weiter, wenn das dein Platz ist. Ohne diesen Sichtschutz spielt ihr, wenn ihr im Menü „Offene Hände“ einschaltet.
answer-openly = Antworten, ohne aufzudecken
answer-openly-help = Auf eine Karte kannst du antworten, ohne deine Hand zu sehen: Alle Hände bleiben verdeckt, und alle dürfen zusehen
sum = Summe
skip = Weiter
to-result = Zum Ergebnis
themes-0 = Wie das Gerät
themes-1 = Hell
themes-2 = Dunkel
paces-0 = Gemütlich
paces-1 = Normal
paces-2 = Flott
paces-3 = Sofort
what-keys-do-0 = zum nächsten Bereich
what-keys-do-1 = zum nächsten Teil im Bereich
what-keys-do-2 = das Teil drücken
what-keys-do-3 = abbrechen oder ein Fenster schließen
what-keys-do-4 = zum ersten oder letzten Teil im Bereich
edge = Rand
what-letters-do-0 = rückgängig machen
what-letters-do-1 = wiederholen
what-letters-do-2 = Verlauf öffnen
what-letters-do-3 = Regeln öffnen
what-letters-do-4 = in die Schachtel schauen
what-letters-do-5 = einen Tipp holen
what-letters-do-6 = fremden Zug überspringen
what-letters-do-7 = einen Schritt zurück oder vor
what-letters-do-8 = ein Teil erklären; sonst diese Liste zeigen
what-letters-do-9 = letzten Satz noch einmal sagen
what-letters-do-10 = noch nicht gesagte Sätze verwerfen
what-letters-do-11 = noch einmal sagen, wer am Zug ist und was geht
what-letters-do-12 = letzten Zug noch einmal sagen
what-letters-do-13 = sagen, was eine Person hat
what-letters-do-14 = alle Punkte sagen
what-letters-do-15 = zum nächsten Teil, das gedrückt werden kann; mit der Umschalttaste zum vorigen
what-letters-do-16 = Befehlszeile öffnen
page-title = { $page } · Tea Table
percent = { $n } %
percent-change = { $n ->
    [0] 0 %
   *[other] { SIGNED($n) } %
}
percent-below-one = unter 1 %
not-kept = { $trouble } Du kannst weiterspielen, aber diese Partie geht verloren, wenn du die Seite schließt. Um sie zu behalten, sichere sie im Menü als Datei.
turn-yours-named = { $name }, du bist am Zug
answer-yours-named = { $name }, deine Antwort
answer-yours = Deine Antwort
turn-of = { PERSON($who) ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
}
asked = { PERSON($who) ->
    [you] Deine Antwort
   *[other] Antwort von { $who }
}
plays = { PERSON($who) ->
    [you] Du spielst
   *[other] { $who } spielt
}
far-side-turn = { $name } ist am Zug.
move-of = Schritt { $number } von { $last }
announcement = { $text }, { $aside }
recap-turn = { PERSON($who) ->
    [you] In deinem Zug: { $moves }
   *[other] Im Zug von { $who }: { $moves }
}
line-ended = { $line }.
name-and-score = { $score ->
    [one] { $name }, 1 Punkt
   *[other] { $name }, { $score } Punkte
}
play-as = Für { $name } spielen
waits-for = Warten auf { $name }
only-answer = { PERSON($who) ->
    [you] Du hattest nur eine Wahl: { $action }. Das wurde für dich gespielt.
   *[other] { $who } hatte nur eine Wahl: { $action }. Das ging von selbst.
}
past-move = { $line }. Du blickst zurück.
looking-back = Du blickst zurück.
kind-you = Du
kind-person = Person
kind-random = Zufallscomputer
kind-computer = Computer
kind-level = Computer ({ $level })
kind-character = { FORM($character, "inside") } ({ $level })
kind-inside-person = Person
kind-inside-random = Zufallscomputer
kind-inside-computer = Computer
kind-inside-level = Computer ({ FORM($level, "inside") })
kind-inside-character = { FORM($character, "inside") } ({ FORM($level, "inside") })
player-in-log = { $name }: { $kind }
turn-heading = Zug { $turn }, { $name }
turn-number = Zug { $turn }
setup-turn = Aufbau
pass-to = Gib das Gerät weiter an { $name }
i-am = Ich bin { $name }
answers-openly = Für { $name } antworten, ohne aufzudecken
ask-undo-seen = Seitdem ist Verdecktes ans Licht gekommen. Frag { $others }, bevor du zurücknimmst; es wird in der Aufzeichnung vermerkt.
ask-undo-acted = Seitdem haben andere gehandelt. Frag { $others }, bevor du zurücknimmst.
rule-numbered = Regel { $number }
rule-titled = Regel { $number }: { $title }
hint-action = { $action } ({ $piece })
hint-then = { $first }, dann { $next }
hint-only = Am besten: { $best }.
hint-compared = { $lead ->
    [close] Fast so gut: { $other }.
    [better] Das gewinnt etwas öfter als das Nächstbeste: { $other }.
   *[far] Das gewinnt weit öfter als das Nächstbeste: { $other }.
}
search-failed = Der Computer konnte keinen Zug finden ({ $why }).
search-again = Er versucht es noch einmal.
search-given-up = Nimm einen Zug zurück oder besetze diesen Platz im Menü anders.
computer-refused = Der Zug des Computers wurde abgelehnt. { $why }
unknown-player = Diese Version der Seite kennt keinen Spieler „{ $kind }“. Besetze diesen Platz im Menü anders.
scores-nothing = { PERSON($who) ->
    [you] Du holst keine Punkte
   *[other] { $who } holt keine Punkte
}
points-cell = { $name }, { $what }: { $points }
points-of = { $name }: { $what }
turn-mark = Z{ $turn }
final-scoring-step = Schlusswertung, { $step } von { $steps }
next-category = Weiter: { $name }
takebacks = { $count ->
    [one] Ein Zug wurde zurückgenommen, nachdem Verdecktes zu sehen war.
   *[other] { $count } Züge wurden zurückgenommen, nachdem Verdecktes zu sehen war.
}
warnings = { $count ->
    [one] Der Tutor hat einmal gewarnt.
   *[other] Der Tutor hat { $count }-mal gewarnt.
}
chart-score = { $name } { $score }
chart-label = Wie die Punkte zusammenkamen. Endstand: { $scores }.

## Befehlszeile

command-line = Befehlszeile
command-actions = aktionen liste
    .help = deine Aktionen mit Nummern; ein Wort danach sucht aus; eine Nummer allein wählt eine, mehrere stellen einen Handel zusammen
command-more = mehr
    .help = der Rest der letzten Antwort
command-result = ergebnis folgen
    .help = was die gewählte Aktion sicher bringt, oder die mit einer Nummer
command-why = warum
    .help = warum ein Teil nicht gedrückt werden kann, mit seinem Namen
command-hint = tipp
    .help = ein Tipp; noch einmal für die Gründe
command-question = frage
    .help = wer am Zug ist und was geht
command-standing = punkte punktestand
    .help = Punkte und Stand von allen
command-seat = sitz person spieler
    .help = was eine Person hat, mit Nummer oder Name; noch einmal für mehr. Ein Name allein genügt, auch der eines Ortes
command-go = gehe zu
    .help = zum Teil mit einem Namen
command-next = nächstes nächste nächster
    .help = zum nächsten Teil mit einem Wort im Namen
command-near = nahe umgebung
    .help = die Teile um das gewählte herum
command-last = zuletzt letzter
    .help = der letzte Zug
command-round = neues seither
    .help = alles seit deinem letzten Zug
command-words = worte
    .help = der ganze Tisch in Worten
command-help = hilfe befehle
    .help = diese Liste
command-no-piece = Es war kein Teil ausgewählt.
command-uncertain = Nichts ist sicher
command-left = noch { $count }
command-unknown = „{ $line }“ ist kein Befehl. Am nächsten: { $nearest }
command-not-found = „{ $name }“ wurde nicht gefunden
told-of = { $name }: { $what }
command-neighbour = { $side ->
    [left] Links: { $piece }
    [right] Rechts: { $piece }
    [up] Darüber: { $piece }
   *[down] Darunter: { $piece }
}
table-in-words = Der Tisch in Worten
in-words = In Worten
key-change = Taste { $key } ändern: { $effect }
key-press = Drücke die neue Taste: { $effect }. Entf schaltet sie aus, Escape behält sie.
key-taken = { $key } ist schon vergeben: { $effect }
keys-standard = Übliche Tasten

## Inhalt der Schachtel

components-in-the-box = Was in der Schachtel ist
components-search = Schachtel durchsuchen
components-kinds = Arten von Teilen
components-everything = Alles
components-ours = Was wir erfinden mussten
components-ours-help = Die Spiele gehören denen, die sie gestaltet und verlegt haben. Wo uns Regeln oder Bilder fehlten, mussten wir die Lücken füllen. Daher stammen die Einträge oben und die Regeln:
components-invented = Von uns erfunden, bis die gedruckten Zahlen bekannt sind
components-nothing-invented = Hier ist nichts erfunden.
components-correct = Hast du das Spiel?
components-the-rules = Die Regeln
components-gone = Verbraucht
components-on-the-table = Auf dem Tisch
components-unseen = Ungesehen
components-in-reserve = In Reserve
components-not-used = Nicht im Spiel
components-where-help = „Verbraucht“ ist, was gespielt, abgeworfen oder verschifft wurde. „Auf dem Tisch“ zählt auch, was du hast und was sicher auf einer fremden Hand ist. „In Reserve“ sind der Vorrat und alles, was noch ins Spiel kommt. „Ungesehen“ ist alles Übrige im Spiel.
components-where-they-are = Wo sie sind
components-can-be-pressed = Du kannst es jetzt drücken.
components-why-not = Jetzt nicht
components-empty-pile = Noch nichts da.
components-in-the-pile = Was hier liegt
components-box-of = { $title }: was in der Schachtel ist
components-how-to-correct = Dann kannst du helfen. Notiere, welches Teil anders ist und was darauf steht, und schick das an die Person, von der du diese Seite hast. Alle Zahlen stehen in einer Datei, { $file }. Eine Korrektur ergibt eine neue Version der Regeln; begonnene Partien behalten die alte.
components-found = { $count ->
    [0] Nichts in der Schachtel erwähnt „{ $query }“.
    [one] 1 Eintrag gefunden
   *[other] { $count } Einträge gefunden
}
components-times = ×{ $count }
components-pieces = { $count ->
    [one] 1 Teil
   *[other] { $count } Teile
}
components-in-the-box-count = { $count } in der Schachtel
components-count-named = { $name }: { $count }
components-share-printed = Gedruckt
components-share-found = In Beschreibungen gefunden
components-share-deduced = Erschlossen
components-share-ruled = Von uns entschieden
components-share-invented = Von uns erfunden
components-figure-counts = wie oft es sie gibt
components-figure-words = was sie bewirken
components-invented-all = { $group }: { $figures }
components-invented-some = { $group }: { $figures }, { $count } von { $total }

## Tagespartien

daily-today = Partien von heute
daily-play = Spielen
daily-continue = Weiterspielen
daily-practise = Üben
daily-above = { $day } · { $streak }
daily-fresh = Noch nicht gespielt
daily-begun = Begonnen
daily-help = Jeder Tag bringt zu jedem Spiel eine Partie, für alle mit derselben Ausgangslage. Dein erster Versuch zählt; danach kannst du üben, so oft du willst. Ein verpasster Tag pro Woche, Montag bis Sonntag, unterbricht deine Serie nicht.
daily-new-day = Ein neuer Tag: Das sind die Partien von heute.
daily-other-day = Nach dem Datum dieses Geräts ist das nicht die Partie von heute. Üben kannst du sie trotzdem.
daily-no-such-deal = Dieser Link führt zu keiner Tagespartie. Er muss ein Spiel und ein Datum nennen, etwa 2026-11-23.
daily-no-date = Die Uhr dieses Geräts zeigt kein gültiges Datum, darum gibt es keine Tagespartie.
daily-peeked = Das ist eine Tagespartie, die du nicht beendet hast. Beim Ergebnis wird stehen, dass du gespickt hast.
daily-would-peek = Das ist eine Tagespartie, die du nicht beendet hast. Siehst du sie dir hier an, steht beim Ergebnis, dass du gespickt hast.
daily-no-streak = Spiel eine und beginne eine Serie
daily-streak = { $days ->
    [one] 1 Tag gespielt
   *[other] { $days } Tage in Folge
}
daily-of-today = Partie von heute: { $title }
daily-of-day = { $title }, Partie vom { $day }
daily-against = { $opponents ->
    [one] Gegen { FORM($level, "opponent") }
   *[other] Gegen { $opponents } { FORM($level, "opponents") }
}
daily-against-automaton = Gegen den Automaten
daily-alone = Allein
daily-finish = { $won ->
    [yes] { $score ->
        [one] Gewonnen, 1 Punkt
       *[other] Gewonnen, { $score } Punkte
    }
   *[no] { $score ->
        [one] Verloren, 1 Punkt
       *[other] Verloren, { $score } Punkte
    }
}
daily-finish-peeked = { $finish }, mit Spicken
daily-button = { $title } { $shown }. Partie von heute: { $state }
daily-practice = Zum Üben: die Partie vom { $day }.
daily-counts = { $peeked ->
    [yes] Die Partie vom { $day } zählt, aber beim Ergebnis steht, dass du gespickt hast.
   *[no] Die Partie vom { $day } zählt.
}
daily-counted-days = { $days ->
    [one] 1 Tag gespielt.
   *[other] { $days } Tage in Folge.
}

## Dieselbe Ausgangslage

duplicate-same-deal = Dieselbe Ausgangslage
duplicate-again = Gleiche Ausgangslage noch mal spielen
duplicate-seat = Dein Platz
duplicate-play = Spielen
duplicate-help = Dieselben Karten, dasselbe Glück, dieselben Plätze. Das Ergebnis in diesem Link ist versiegelt: Sobald du fertig bist, wird es nach den Regeln geprüft und dir gezeigt.
duplicate-counts = Das ist die Partie von heute, und dein erster Versuch zählt.
duplicate-not-over = Dieser Link enthält keine beendete Partie, also gibt es nichts zu vergleichen.
duplicate-compared = Dieselbe Ausgangslage, zweimal gespielt
duplicate-source = Punkte aus
duplicate-yours = Du
duplicate-score = Punkte
duplicate-never-parted = Die beiden Partien waren bis zum letzten Zug gleich.
duplicate-your-parting = Deine Partie an dieser Stelle
duplicate-your-review = Deine ganze Partie und ihre Analyse
duplicate-won = gewonnen
duplicate-from = { PERSON($who) ->
    [you] Du hast mit dieser Ausgangslage { $title } gespielt.
   *[other] { $who } hat mit dieser Ausgangslage { $title } gespielt.
}
duplicate-theirs = { $name }, zuvor
duplicate-parted = Die Partien trennen sich hier: { $heading }. In deiner: { $yours } In der anderen: { $theirs }
duplicate-was-over = Die Partie war zu Ende.
duplicate-their-parting = Partie von { $name } an dieser Stelle
duplicate-their-review = Ganze Partie von { $name } und ihre Analyse
duplicate-peeked = { PERSON($who) ->
    [you] Du hast Züge zurückgenommen, nachdem du Verdecktes gesehen hattest.
   *[other] { $who } hat Züge zurückgenommen, nachdem Verdecktes zu sehen war.
}

## Startseite

home-still-on-the-table = Laufende Partien
home-all-saved = Alle gespeicherten Partien
home-shelf = Das Regal
home-continue = Weiter
home-new-game = Neue Partie
home-no-board = Vorerst nur Regeln
home-no-board-yet = Die Regeln dieses Spiels kannst du hier lesen, aber noch fehlt der Spielplan dazu.
home-learn = Lernen
home-ready-offline = Offline spielbar
home-keeps-nothing = Dieser Browser lässt die Seite nichts speichern. Deine Partien gehen verloren, wenn du die Seite schließt, außer du sicherst sie als Dateien.
home-update = Neue Version verfügbar
home-switch = Aktualisieren
home-install = Installieren
home-to-dark = Dunkles Design
home-to-light = Helles Design
home-foot = Ohne Konto, ohne Netz, ohne Tracking. Deine Partien bleiben auf diesem Gerät.
home-about = Über Tea Table
home-install-apple = Drücke in der Leiste des Browsers auf „Teilen“, dann auf „Zum Home-Bildschirm“.
home-install-apple-store = Eine App auf dem Home-Bildschirm hat ihren eigenen Speicher und kennt die Partien nicht, die du hier begonnen hast. Sichere erst alle in einer Datei und öffne diese Datei dann in der App.
home-install-other = Öffne das Menü des Browsers und wähle „Installieren“ oder „Zum Startbildschirm hinzufügen“. Gibt es das nicht, läuft die Seite trotzdem offline, wenn du sie einmal geöffnet hast.
home-install-insecure = Diese Adresse ist nicht sicher (kein https), darum kann der Browser die Seite weder installieren noch offline bereithalten.
home-save-all-first = Alle Partien in einer Datei sichern
home-players = { $least } bis { $most }
home-players-exactly = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
home-players-range = { $least } bis { $most } Personen
home-minutes = { $minutes } Min.
home-minutes-range = { $least } bis { $most } Min.
home-more-saved = { $count ->
    [one] 1 weitere gespeicherte Partie
   *[other] { $count } weitere gespeicherte Partien
}
home-unreadable = { $count ->
    [one] Eine gespeicherte Partie lässt sich nicht lesen. Sie bleibt erhalten, und du kannst sie als Datei sichern.
   *[other] { $count } gespeicherte Partien lassen sich nicht lesen. Sie bleiben erhalten, und du kannst sie als Dateien sichern.
}
home-your-turn = Du bist am Zug
home-pass-to = Weiter an { $name }
home-turn-of = { $name } am Zug
home-computer-named = { $name } ({ $kind })
home-who-plays = { $players }
home-continue-game = { $title } weiterspielen, { $heading }
home-new-game-of = Neue Partie { $title }
home-learn-title = { $title } lernen: die Regeln

## Lektion

lesson-learn = Spielend lernen
lesson-new-here = Neu hier?
lesson-lesson = Lektion
lesson-coach = Coach
lesson-next = Weiter
lesson-got-it = Verstanden
lesson-all-right = Alles klar
lesson-again = Lektion noch mal spielen
lesson-whole-game = Ganze Partie spielen
lesson-free = Spiel weiter. Die Lektion geht weiter, sobald es etwas Neues zu lernen gibt.
lesson-done = Das war die Lektion. In deinen ersten ganzen Partien erklärt der Coach neue Regeln, wenn sie auftauchen.
lesson-resumed = Die Lektion geht weiter, wo du aufgehört hast.
lesson-broken = Die begonnene Lektion gehört zu einer anderen Version dieser Seite, darum beginnt sie von vorn.
lesson-no-such-lesson = Diese Lektion gibt es nicht.
lesson-coaching = Coach
lesson-coaching-help = Erklärt in deinen ersten Partien eines Spiels neue Regeln, wenn sie auftauchen
lesson-tutor = Tutor
lesson-tutor-help = Warnt mich gegen Computer vor einem schweren Fehler, höchstens einmal pro Zug (steht im Verlauf)
lesson-something-better = Es gibt einen besseren Zug. Noch mal schauen?
lesson-look-again = Noch mal schauen
lesson-play-it = Trotzdem
lesson-minute = In einer Minute
lesson-lessons = Spielend lernen
lesson-rulebook = Die Spielregel, Abschnitt für Abschnitt
lesson-sources = Woher diese Regeln stammen und welche von uns sind
lesson-learn-minutes = Spielend lernen ({ $minutes } Min.)
lesson-named = { $title } ({ $minutes } Min.)
lesson-learn-of = Spielend lernen: { $title } ({ $minutes } Min.)
lesson-press = Drücke „{ $written }“.
lesson-press-piece = Drücke das umrandete Teil: { $piece }.
lesson-press-ringed = Drücke das umrandete Teil.
lesson-press-cancel = Drücke ×, um abzubrechen.

## Matches

matches-new = Ein Match über mehrere Partien: { $title }
matches-as-match = Ein Match mit Leuten anderswo spielen …
matches-help = Alle spielen am eigenen Gerät Partien mit denselben Ausgangslagen, gegen Computer. In jeder Partie habt ihr alle denselben Platz, und er wechselt von Partie zu Partie. Gebt das Match als Link oder Datei weiter. Die Ergebnisse der anderen bleiben versiegelt, bis du die Partie selbst gespielt hast.
matches-your-name = Dein Name
matches-people = Personen
matches-deals = Partien
matches-seats = Plätze am Tisch
matches-computers = Computer
matches-scoring = Wertung
matches-options = Hausregeln, wie du dieses Spiel zuletzt aufgebaut hast: { $options }.
matches-option = { $option }: { $value }
matches-begin = Match beginnen
matches-no-name = Gib deinen Namen ein, damit die anderen wissen, von wem die Ergebnisse sind.
matches-matches = Matches
matches-results = Partien und Ergebnisse
matches-total = Summe
matches-deal = Partie
matches-sealed = versiegelt
matches-nothing = –
matches-pass-on = Weitergeben
matches-file = Als Datei sichern
matches-long = Dieser Link enthält ganze Partien und ist lang. Manche Apps schneiden solche Links ab; eine Datei ist sicherer.
matches-proof = Was das beweist
matches-proved = Bewiesen: Jedes Ergebnis ist eine ganze Partie mit der richtigen Ausgangslage, auf diesem Gerät nach den Regeln geprüft. Am vereinbarten Platz ist eine Person verzeichnet, an allen anderen Plätzen sind es Computer der vereinbarten Stärke.
matches-not-proved = Nicht bewiesen: wer gespielt hat, im wievielten Versuch, mit wessen Hilfe, und ob die Computer ihre Züge selbst gewählt haben. Das Siegel hält Ehrliche davon ab, zu früh nachzusehen; wer die Seite auseinandernimmt, den hält es nicht auf.
matches-join = Beim Match mitmachen
matches-shared = Ein Match wurde mit dir geteilt
matches-full = Alle Plätze in diesem Match sind besetzt. Wenn es zu Ende ist, zeigt sein Link, wie es ausging.
matches-delete = Match löschen
matches-delete-confirm = Endgültig; Partien bleiben
matches-results-merged = Die Ergebnisse aus diesem Link gehören jetzt zum Match.
matches-copied = Link kopiert: Gib ihn weiter.
matches-to-match = Zum Match
matches-scorings-0 = Matchpunkte
    .inside = Matchpunkte
matches-scorings-1 = Differenz
    .inside = Differenz
matches-scorings-help-0 = In jeder Partie bekommst du 1 Punkt für jede Person, die du schlägst, und einen halben für jeden Gleichstand. Ein Sieg am eigenen Tisch schlägt jede Punktzahl ohne Sieg.
matches-scorings-help-1 = In jeder Partie zählt dein Vorsprung auf jede andere Person; wo du zurückliegst, wird der Rückstand abgezogen.
matches-title = Ein Match { $title }
matches-terms = { $deals } Partien, { $seats } Plätze, Computer: { FORM($level, "inside") }, Wertung: { FORM($scoring, "inside") }
matches-terms-alone = { $deals } Partien, allein, Wertung: { FORM($scoring, "inside") }
matches-people-all = { $names }
matches-people-more = { $more ->
    [one] { $names }, dazu noch eine Person
   *[other] { $names }, dazu noch { $more } Personen
}
matches-play = Partie { $deal } von { $of } spielen
matches-continue = Partie { $deal } von { $of } weiterspielen
matches-all-to-play = Du hast noch alle { $deals } Partien vor dir. Als Nächstes kommt Partie { $next }.
matches-some-to-play = Du hast { $played } von { $deals } Partien gespielt. Als Nächstes kommt Partie { $next }.
matches-waits = Du hast alle deine Partien gespielt. Noch offen, soweit dieses Gerät weiß: { $waits }. Gib das Match weiter.
matches-left = { PERSON($who) ->
    [you] { $deals ->
        [one] du hast noch eine Partie vor dir
       *[other] du hast noch { $deals } Partien vor dir
    }
   *[other] { $deals ->
        [one] { $who } spielt noch eine Partie
       *[other] { $who } spielt noch { $deals } Partien
    }
}
matches-to-join = { $people ->
    [one] eine Person fehlt noch
   *[other] { $people } Personen fehlen noch
}
matches-won = { PERSON($who) ->
    [you] Du gewinnst das Match mit { $points }.
    [you-all] Geteilter Sieg im Match mit je { $points }: { $who }.
    [several] Geteilter Sieg im Match mit je { $points }: { $who }.
   *[other] { $who } gewinnt das Match mit { $points }.
}
matches-won-ahead = { PERSON($who) ->
    [you] Du gewinnst das Match mit { $points }. Dahinter: { $others }.
    [you-all] Geteilter Sieg im Match mit je { $points }: { $who }. Dahinter: { $others }.
    [several] Geteilter Sieg im Match mit je { $points }: { $who }. Dahinter: { $others }.
   *[other] { $who } gewinnt das Match mit { $points }. Dahinter: { $others }.
}
matches-with = { $name } mit { $points }
matches-result-won = { $score }, gewonnen
matches-deal-row = { $deal } (Platz { $seat })
matches-takebacks = { PERSON($who) ->
    [you] { $count ->
        [one] Du hast einen Zug zurückgenommen, nachdem du gesehen hattest, was daraus wurde.
       *[other] Du hast { $count } Züge zurückgenommen, nachdem du gesehen hattest, was daraus wurde.
    }
   *[other] { $count ->
        [one] { $who } hat einen Zug zurückgenommen, nachdem zu sehen war, was daraus wurde.
       *[other] { $who } hat { $count } Züge zurückgenommen, nachdem zu sehen war, was daraus wurde.
    }
}
matches-note = Partie { $deal } von { $of } in einem Match.
matches-not-counted = Dieses Ergebnis zählt in seinem Match nicht: { $why }.
matches-entry = { $title }: { $played } von { $deals } Partien gespielt, mit { $others }
matches-entry-alone = { $title }: { $played } von { $deals } Partien gespielt
matches-invite = Ein Match { $title } über { $deals } Partien: Wie schlägst du dich?

## Vergleich mit Computern

par-par = Im Vergleich mit Computern
par-help = Auf diesem Gerät spielen Computer mit derselben Ausgangslage von deinem Platz aus, mit voller Stärke und gegen deine Gegner. Das dauert: Die stärksten brauchen für jede Partie mehrere Minuten.
par-level = Es spielen
par-start = Spielen lassen
par-stop = Anhalten
par-levels-0 = Neulinge
    .players = Neulingen
par-levels-1 = Solide
    .players = soliden Computern
par-levels-2 = Gewiefte
    .players = gewieften Computern
par-levels-3 = Meister
    .players = Meistern
par-first = Spielt die erste von { $games } Partien.
par-sentence = Du warst besser als { $share } % der Partien von { FORM($who, "players") } ({ $low } bis { $high } %, mit 95 % Sicherheit), nach { $games } von { $all } Partien.

## Analyse

review-review-game = Diese Partie analysieren
review-review-help = Was jede Entscheidung wert war und was Glück war
review-review = Analyse
review-whose = Spieler
review-stop = Anhalten
review-go-on = Weiter
review-chart = Gewinnchancen, Schritt für Schritt. Pfeiltasten gehen sie durch; Enter öffnet den Schritt
review-luck-bars = Glück
review-lessons = Am lehrreichsten
review-costliest = Was am meisten kostete
review-turning-points = Wendepunkte
review-no-lessons = Keine Entscheidung sticht heraus.
review-books = Woher der Sieg kam
review-books-help = Jede Zahl ist ein Anteil am Sieg, mit ihrem Fehlerbereich. Start, Glück und Entscheidungen ergeben zusammen das Ergebnis. Genauigkeit ist, was von 100 bleibt, wenn jeder Verlust seinen Anteil genommen hat. Der Rest ist, was die Schätzungen nicht erfasst haben.
review-accuracy = Genauigkeit
review-start = Start
review-deal = Ausgangslage
review-draws = Ziehglück
review-hidden = Verdecktes
review-own = Eigene Wahl
review-rivals = Wahl der anderen und der Rest
review-result = Ergebnis
review-the-deal = Die Ausgangslage
review-played = Gespielt
review-better = Besser
review-then = dann { $actions }
review-brings = Was die bessere Folge bis zum Ende der nächsten Runde bringt:
review-brings-at-end = Was die bessere Folge bis zum Ende der Partie bringt:
review-knowing = Grundlage
review-see = Auf dem Plan ansehen
review-walk = Besseren Zug spielen
review-play-on = Ab hier weiterspielen
review-step = Bessere Folge durchgehen
review-to-review = Zurück
review-all-moves = Alle Züge als Tabelle
review-more-rows = Mehr Züge
review-not-all = Die Partie ist lang, darum wurden nur die Ausgangslage, die Entscheidungen von Personen und die Züge untersucht, bei denen sich die Chancen drehten. Die übrigen Züge zählen für niemanden.
review-the-rest = Rest analysieren
review-deeper = Tiefer rechnen
review-looked-deeper = Zehnmal so lange analysiert.
review-looking = Analysiert …
review-not-yet = Dieser Zug ist noch nicht analysiert.
review-no-choice = Hier gab es nichts zu entscheiden.
review-best = Kein besserer Zug gefunden.
review-before-and-after = Chancen vor und nach dem Zug
review-known-0 = Was bekannt war
review-known-1 = Alle Karten offen
review-columns-0 = Schritt
review-columns-1 = Wer
review-columns-2 = Was
review-columns-3 = Urteil
review-columns-4 = Chancen
review-columns-5 = Glück
review-within = ± { $n }
review-find = Glanzzug
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Grober Fehler
review-finds = Glanzzüge
review-inaccuracies = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = Grobe Fehler
review-verdict = { $choices }. { $luck }.
review-verdict-so-far = Bisher: { $choices }. { $luck }.
review-the-others = die anderen
review-gave-nothing-away = { PERSON($who) ->
    [you] Du hast nichts Messbares verschenkt
   *[other] { $who } hat nichts Messbares verschenkt
}
review-gave-away = { PERSON($who) ->
    [you] Deine Entscheidungen haben { $share } % verschenkt
   *[other] Die Entscheidungen von { $who } haben { $share } % verschenkt
}
review-chose-better = { PERSON($who) ->
    [you] Du hast besser entschieden als { $rival } (+{ $share } % Gewinnchance)
   *[other] { $who } hat besser entschieden als { $rival } (+{ $share } % Gewinnchance)
}
review-chose-worse = { PERSON($who) ->
    [you] Du hast weniger gut entschieden als { $rival } (−{ $share } % Gewinnchance)
   *[other] { $who } hat weniger gut entschieden als { $rival } (−{ $share } % Gewinnchance)
}
review-chose-as-well = { PERSON($who) ->
    [you] Du hast etwa so gut entschieden wie { $rival }
   *[other] { $who } hat etwa so gut entschieden wie { $rival }
}
review-luck-even = Das Glück war etwa ausgeglichen
review-by-deal = Die Ausgangslage
review-by-draws = Das Ziehglück
review-by-hidden = Verdecktes
review-luck-cost = { PERSON($who) ->
    [you] { $what } hat dich { $share } % gekostet
   *[other] { $what } hat { $who } { $share } % gekostet
}
review-luck-brought = { PERSON($who) ->
    [you] { $what } hat dir { $share } % gebracht
   *[other] { $what } hat { $who } { $share } % gebracht
}
review-place = { $turn } · Schritt { $number } von { $last }
review-progress = { $done } von { $all } Zügen analysiert
review-loss-exact = { $share } % verschenkt
review-loss = { $share } % verschenkt (± { $error })
review-loss-close = Zu knapp für ein Urteil: zwischen { $low } % und { $high } % verschenkt
review-losses = { $count ->
    [one] Eine Entscheidung verschenkte insgesamt { $share } %.
   *[other] { $count } Entscheidungen verschenkten insgesamt { $share } %, am meisten ({ $most } %) unter { $section }.
}
review-chances = { PERSON($who) ->
    [you] Deine Chancen: { $played } % mit dem gespielten Zug, { $better } % mit dem besseren
   *[other] Chancen von { $who }: { $played } % mit dem gespielten Zug, { $better } % mit dem besseren
}
review-change = { $before } % → { $after } %
review-instead = { $name }: { $better } statt { $played }
review-find-gain = { SIGNED($share) } % (± { $error }) gegenüber dem naheliegenden Zug
review-then-luck-cost = { PERSON($who) ->
    [you] Danach hat dich das Glück { $share } % gekostet.
   *[other] Danach hat das Glück { $who } { $share } % gekostet.
}
review-then-luck-brought = { PERSON($who) ->
    [you] Danach hat dir das Glück { $share } % gebracht.
   *[other] Danach hat das Glück { $who } { $share } % gebracht.
}
review-move = Schritt { $number }
review-chance = { $name } { $share } %
review-moment = { $place }. { $chances }.
review-moment-marked = { $place }. { $chances }. { $mark }: { $name }.
review-prospect = { $points } { $category }
review-failed = Einige Züge konnten nicht analysiert werden: { $why }
review-not-kept = { $trouble } Die Analyse geht verloren, wenn du die Seite schließt, aber du kannst sie neu starten.

## Üben

practice-title = Üben
practice-these = Diese Momente üben
practice-this = Diesen Moment üben
practice-due = { $count ->
    [one] 1 Moment zum Üben
   *[other] { $count } Momente zum Üben
}
practice-question = Was würdest du tun? ({ $number } von { $last })
practice-best = Die beste Wahl.
practice-as-good = So gut wie die beste Wahl, soweit sich das sagen lässt.
practice-why = Warum?
practice-no-answer = Diese Antwort ließ sich nicht beurteilen. Wähle noch einmal.
practice-only = Hier wird geübt: Wähle einfach, was du tun würdest.
practice-answer = Antwort
practice-remove = Nicht mehr fragen
practice-done = Das war alles für heute.
practice-next = { $days ->
    [one] Der nächste Moment kommt morgen.
   *[other] Der nächste Moment kommt in { $days } Tagen.
}
practice-none = Heute gibt es nichts zu üben. Nach einer Partie bietet dir ihre Analyse die Momente an, die einen zweiten Blick wert sind.
practice-dropped = { $count ->
    [one] Ein Moment lässt sich nicht mehr nachspielen und wurde entfernt.
   *[other] { $count } Momente lassen sich nicht mehr nachspielen und wurden entfernt.
}
practice-full = Für weitere Momente ist erst wieder Platz, wenn du einige davon kennst.

## Regeln

rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-legend = Woher die Regeln stammen
rules-link-to = Link zu „{ $section }“
rules-link-copied = Link zu diesem Abschnitt kopiert.
rules-play-it = Neue Partie
rules-of = { $title }: die Regeln
rules-found = { $count ->
    [0] Kein Abschnitt erwähnt „{ $query }“.
    [one] 1 Abschnitt gefunden
   *[other] { $count } Abschnitte gefunden
}
rules-source-printed = Gedruckt
    .meaning = Aus der Spielregel des Verlags, soweit wir sie haben; die Worte sind unsere.
rules-source-found = Gefunden
    .meaning = Aus öffentlichen Beschreibungen des Spiels; der Absatz nennt sie.
rules-source-deduced = Erschlossen
    .meaning = Folgt aus der gedruckten Regel oder aus den Beschreibungen, die wir fanden.
rules-source-ruled = Von uns entschieden
    .meaning = Die gedruckte Regel schweigt, also mussten wir entscheiden.
rules-source-invented = Von uns erfunden
    .meaning = Der gedruckte Text fehlt uns, darum haben wir das passend zum Rest erfunden.

## Gespeichert

saved-saved = Gespeicherte Partien
saved-none = Auf diesem Gerät ist noch keine Partie gespeichert. Jede Partie wird nach jedem Zug von selbst gespeichert.
saved-no-match = Keine gespeicherte Partie passt zu diesen Filtern.
saved-to-shelf = Zum Regal
saved-export-all = Alle in einer Datei sichern
saved-import = Dateien öffnen
saved-not-read = Das Gerät ließ die Seite die Datei nicht lesen.
saved-which-game = Spiel
saved-all-games = Alle Spiele
saved-which-state = Laufend oder beendet
saved-which-result = Gewonnen oder verloren
saved-won = Gewonnen
saved-lost = Verloren
saved-opening = Wird geprüft …
saved-unreadable = Ein unlesbarer Spielstand
saved-recovered = Der letzte Zug ließ sich nicht lesen; das ist die Stellung davor.
saved-delete-confirm = Endgültig löschen
saved-statistics = Statistik
saved-statistics-help = Beendete Partien auf diesem Gerät, in denen eine Person allein oder gegen Computer gespielt hat, geordnet nach dem stärksten Computer am Tisch. Abzweige anderer Partien und Partien aus Links oder einzelnen Dateien zählen nicht. Die Spanne nach den Siegen zeigt, wo deine wahre Siegquote mit 95 % Sicherheit liegt.
saved-export-statistics = Als Datei sichern
saved-reset = Neu anfangen
saved-reset-confirm = Erst ab jetzt zählen
saved-count-all = Wieder alle Partien zählen
saved-since = Es zählen nur Partien seit deinem Neuanfang.
saved-categories = Punkte im Schnitt nach Herkunft
saved-states-0 = Alle
saved-states-1 = Laufend
saved-states-2 = Beendet
saved-results-0 = Jedes Ergebnis
saved-results-1 = Gewonnen
saved-results-2 = Verloren
saved-columns-0 = Gegen
saved-columns-1 = Partien
saved-columns-2 = Siege
saved-columns-3 = Beste
saved-columns-4 = Schnitt
saved-columns-5 = Siege in Folge
saved-columns-6 = Tage
saved-against-0 = Allein
saved-against-1 = Zufall
saved-against-2 = Neuling
saved-against-3 = Solide
saved-against-4 = Gewieft
saved-against-5 = Meister
saved-full = { $trouble } Was du geöffnet hast, bleibt nur hier, bis du die Seite schließt.
saved-export = Diese Partie { $title } als Datei sichern
saved-delete = Diese Partie { $title } löschen
saved-deleted = { $title }: gelöscht.
saved-running = { $heading }. { $turn }
saved-replay = Wiederholung: { $title }, { $state }
saved-count = { $count } gespeichert
saved-count-of = { $shown } von { $count }
saved-against = { $computers }, { $seats } Plätze
saved-wins = { $wins } ({ $low } bis { $high } %)
saved-category = { $name } { $points }
saved-categories-against = { $against }: { $categories }
saved-accuracy-once = { $against }: Genauigkeit { $accuracy } in der analysierten Partie
saved-accuracy = { $against }: Genauigkeit { $mean } im Schnitt der letzten { $games } analysierten Partien ({ $each })
saved-days = { $days ->
    [one] Tagespartien: an 1 Tag gespielt, längste Serie { $longest }.
   *[other] Tagespartien: an { $days } Tagen gespielt, längste Serie { $longest }.
}
saved-days-peeked = { $count ->
    [one] Bei einer Partie wurde gespickt.
   *[other] Bei { $count } Partien wurde gespickt.
}
saved-peeked = { $games ->
    [one] { $against }: 1 Partie mit Spicken
   *[other] { $against }: { $games } Partien mit Spicken
}
saved-from-branch = Abzweig einer anderen Partie: nicht in der Statistik
saved-from-elsewhere = Aus einem Link oder einer Datei: nicht in der Statistik
saved-imported = { $count ->
    [0] Es kamen keine neuen Partien dazu.
    [one] Eine Partie kam dazu.
   *[other] { $count } Partien kamen dazu.
}
saved-imported-known = { $count ->
    [one] Eine Partie war schon hier.
   *[other] { $count } Partien waren schon hier.
}
saved-imported-unreadable = { $count ->
    [one] Ein Spielstand lässt sich nicht lesen; er kam unverändert dazu.
   *[other] { $count } Spielstände lassen sich nicht lesen; sie kamen unverändert dazu.
}
saved-imported-more = Und { $count } weitere dieser Art.
saved-imported-days-and-matches = Auch die Tagespartien, Matches und Momente zum Üben aus der Datei kamen dazu.
saved-refused = { $file }: { $why }

## Einstellungen

settings-looks = Aussehen
settings-language = Sprache
settings-language-browser = Wie der Browser
settings-language-help = Die Seite lädt die neuen Texte; deine Partien bleiben, wie sie sind.
settings-play = Am Tisch
settings-pace-help = Wie lange der Zug eines Computers zu sehen bleibt und wie schnell Teile wandern
settings-sound = Ton
settings-sound-help = Ein kurzer eigener Klang für jedes Ereignis: Würfel, ein Schiff, Punkte, dein Zug
settings-vibration = Vibration
settings-vibration-help = Das Telefon vibriert kurz, wenn du ziehst und wenn du am Zug bist
settings-cover = Hände verdecken, wenn du die Seite verlässt
settings-cover-help = An einem gemeinsamen Gerät: Eine offene Hand wird verdeckt, wenn die Seite so lange nicht zu sehen war
settings-theme-help = Hell, dunkel oder wie dieses Gerät
settings-letters = Kürzel mit einer Taste
settings-letters-help = U zum Zurücknehmen, H für einen Tipp und so weiter. Schalte sie aus, wenn du Spracheingabe nutzt oder aus Versehen Tasten triffst.
settings-keeping = Partien behalten
settings-persist = Den Browser bitten, sie zu behalten
settings-persisted = Der Browser hat zugesagt, deine Partien zu behalten, bis du sie selbst löschst.
settings-not-persisted = Wird der Platz auf dem Gerät knapp, darf der Browser deine Partien löschen. Du kannst ihn bitten, das zu lassen, oder sie als Datei sichern.
settings-persist-refused = Der Browser hat nicht zugestimmt. Vielleicht hilft es, die Seite zu installieren oder öfter zu nutzen.
settings-persist-unanswered = Der Browser hat nicht geantwortet. Sichere deine Partien zur Vorsicht als Datei.
settings-saved-games = Gespeicherte Partien, Dateien und Statistik
settings-installing = Auf dem Startbildschirm
settings-installed = Tea Table läuft auf diesem Gerät als App.
settings-not-yet-offline = Noch nicht offline spielbar: Die Seite wird noch auf diesem Gerät gespeichert.
settings-not-kept-offline = Nicht offline spielbar: Diese Seite ließ sich nicht auf diesem Gerät speichern. Vielleicht brach die Verbindung ab, der Browser erlaubt es nicht oder der Anbieter verändert die Dateien der Seite. Beim nächsten Öffnen versucht sie es wieder.
settings-never-offline = Nicht offline spielbar: Browser speichern Seiten nur von einer sicheren Adresse (https).
settings-one-file = Diese Seite ist eine einzige Datei mit allem darin: Du musst nichts installieren.
settings-about = Über Tea Table
settings-what = Tea Table ist ein Tisch für Brettspiele rund um den Teehandel. Spielt gemeinsam an einem Gerät oder allein gegen Computer. Es gibt keinen Server, keine Konten und keine Werbung, und nichts wird irgendwohin gesendet.
settings-fan = Das ist ein unabhängiges Fanprojekt. Es wurde von den Autoren und Verlagen der Spiele weder gemacht noch gutgeheißen noch lizenziert. Alle Zeichnungen und alle Worte der Regeln sind unsere eigenen. Gefällt dir ein Spiel, dann kauf bitte die echte Schachtel: Nichts hier ersetzt sie.
settings-games = Die Spiele
settings-made-with = Gemacht mit
settings-font = Titel sind in Young Serif von Bastien Sozeau gesetzt, unter der SIL Open Font License 1.1.
settings-program = Das Programm ist in Rust geschrieben, die Seite mit Leptos. Es ist freie Software unter der MIT- oder der Apache-2.0-Lizenz.
settings-opponents = Computer denken von dem aus voraus, was sie an ihrem Platz sehen, und erraten den Rest. Verdeckte Karten sehen sie nie an, auf keiner Stufe.
settings-figures = Wo uns eine gedruckte Zahl fehlt oder eine Regel schweigt, sagt es die Spielregel und nennt, was wir entschieden haben.
settings-volumes-0 = Aus
settings-volumes-1 = Leise
settings-volumes-2 = Laut
settings-covers-0 = Sofort
settings-covers-1 = 1 Min.
settings-covers-2 = 5 Min.
settings-covers-3 = Nie
settings-build = Version { $id }
settings-kept = { $count ->
    [0] Auf diesem Gerät ist noch keine Partie gespeichert.
    [one] Eine Partie ist auf diesem Gerät gespeichert.
   *[other] { $count } Partien sind auf diesem Gerät gespeichert.
}

## Spielweisen

access = Spiel auf deine Art
access-ear = Mit den Ohren
access-ear-help = Screenreader erfahren alles, was auf dem Tisch ist: jeden Satz bis zum Ende, deine vor denen der anderen.
access-rate = Tempo deines Screenreaders
access-rate-help = Wörter in der Minute, damit jeder Satz die Zeit bekommt, die er braucht
access-amount = Wie viel gesagt wird
access-amount-help = Von den Zügen der anderen; was dich betrifft, wird immer gesagt
access-amounts-0 = Alles
access-amounts-1 = Kurz
access-amounts-2 = Nur meins
access-wait = Nach jedem fremden Zug warten
access-wait-help = Der nächste Zug kommt mit der Leertaste, dem Punkt oder „Weiter“
access-keys = Mit Tasten
access-keys-help = Jedes Spiel lässt sich ohne Maus spielen. Am Tisch stehen die Tasten im Menü.
access-stops = Tab erreicht jedes Teil
access-stops-help = Dann genügen Tab und Enter zum Spielen
access-switches = Mit einem oder zwei Schaltern
access-switches-help = Ein Ring wandert über alles, was gedrückt werden kann: erst über Gruppen, dann über die Teile darin.
access-scan = Scanning
access-scan-help = Ein Schalter: Der Ring wandert von selbst, eine Taste oder ein Druck irgendwohin wählt. Zwei: Eine Taste bewegt ihn, die andere wählt.
access-scans-1 = Ein Schalter
access-scans-2 = Zwei Schalter
access-dwell = Zeit für jede Wahl
access-step-key = Taste, die den Ring bewegt
access-press-key = Taste, die wählt
access-any-key = Drücke eine Taste …
access-cool-down = Doppelte Drücke übergehen
access-cool-down-help = Drückst du in dieser Zeit aus Versehen noch einmal dasselbe, geschieht nichts
access-sight = Größere Schrift, mehr Kontrast
access-sight-help = Nichts ist nur an der Farbe zu erkennen, und die Seite lässt sich vergrößern.
access-places = Nummern auf der Karte
access-places-help = Jedes Feld zeigt die Nummer, mit der es genannt wird, wie in „Kandy 3“
access-letters = Schriftgröße
access-contrast = Kontrast
access-contrasts-1 = Normal
access-contrasts-2 = Hoch
access-calm = Ohne Bewegung, ohne Ton
access-calm-help = Was sich bewegt oder klingt, steht auch in Worten da.
access-pace = In deinem Tempo
access-pace-help = Es läuft keine Uhr, die meisten Züge lassen sich zurücknehmen, und jede Partie wartet auf dich, so lange du willst.
access-seconds = { $number } s
access-row = { $first } bis { $last }

## Aufbau

setup-new-game = Neue Partie
setup-challenge = Eine Herausforderung: gleicher Seed, gleicher Aufbau
setup-title = { $heading }: { $title }
setup-person = Person
setup-computer = Computer
setup-on-this-device = Spielt an diesem Gerät
setup-level = Stärke
setup-character = Charakter
setup-add = Platz hinzufügen
setup-shuffle = Plätze mischen
setup-house-rules = Hausregeln
setup-open-hands-help = Kein Sichtschutz zwischen den Zügen: Man sieht die Hand der Person am Zug
setup-seed = Seed: Dasselbe Wort ergibt dieselbe Partie
setup-fresh-seed = Neuen Seed ziehen
setup-copy-challenge = Link zu diesem Aufbau kopieren, als Herausforderung für andere
setup-cancel = Abbrechen
setup-start = Partie beginnen
setup-watch = Nur Computer spielen: Du siehst zu
setup-no-such-game = Dieses Spiel steht nicht in diesem Regal.
setup-how-many = Anzahl der Spieler
setup-seed-is-link = Das ist ein Link, kein Seed. Füge ihn im Regal unter „Link öffnen“ ein oder zieh hier einen anderen Seed.
setup-no-seed = Der Seed ist leer: Gib ein Wort ein oder zieh eins.
setup-levels-0 = Neuling
    .inside = Neuling
    .opponent = einen leichten Gegner
    .opponents = leichte Gegner
setup-levels-1 = Solide
    .inside = solide
    .opponent = einen ordentlichen Gegner
    .opponents = ordentliche Gegner
setup-levels-2 = Gewieft
    .inside = gewieft
    .opponent = einen starken Gegner
    .opponents = starke Gegner
setup-levels-3 = Meister
    .inside = Meister
    .opponent = einen sehr starken Gegner
    .opponents = sehr starke Gegner
setup-characters-0 = Ausgewogen
    .inside = Allrounder
setup-characters-1 = Baumeister
    .inside = Baumeister
setup-characters-2 = Händler
    .inside = Händler
setup-characters-3 = Sprinter
    .inside = Sprinter
setup-characters-4 = Ausgelost
    .inside = Charakter ausgelost
setup-computer-plain = Computer, { FORM($level, "inside") }
setup-computer-drawn = { $level }, Charakter ausgelost
setup-name-of = Name für Platz { $seat }
setup-seat-named = Platz { $seat }, { $name }
setup-who-at = Wer auf Platz { $seat } spielt
setup-move-up = { $name } einen Platz nach oben
setup-remove = { $name } entfernen
setup-more = Mehr zu { $name }: Stärke, Reihenfolge, entfernen
setup-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
setup-alone = { $title }, allein
setup-seats-exactly = { $count ->
    [one] Für 1 Person.
   *[other] Für { $count } Personen.
}
setup-seats-range = Für { $least } bis { $most } Personen, in Spielreihenfolge.
setup-levels-help = Computer: Neuling ist leicht, Solide spielt ordentlich, Gewieft ist stark, Meister ist sehr stark.
setup-minutes = { $players ->
    [one] Etwa { $minutes } Minuten allein
   *[other] Etwa { $minutes } Minuten mit { $players } Personen
}
setup-no-name = Platz { $seat } hat noch keinen Namen.
setup-same-name = Zwei heißen { $name }: Benenne einen davon um, damit man sie im Verlauf unterscheiden kann.

## Zusammen spielen, jeder an seinem Gerät

together-how = Wo alle spielen
together-ways-0 = An diesem Gerät
together-ways-1 = Mit geschickten Zügen
together-help = Alle spielen an ihrem eigenen Gerät. Nach deinem Zug schickst du einen Link; wer ihn öffnet, spielt weiter. Geräte im selben WLAN können sich auch direkt verbinden.
together-friend = Spielt an einem anderen Gerät
together-send = Zug senden
together-invite = Einladen
together-title = Weitergeben
together-file = Als Datei
together-copied = Link kopiert, mit einem Satz für die anderen.
together-answer = Antwort bekommen? Hier einfügen
together-seats = Wer wo spielt
together-here = an diesem Gerät
together-away = an einem anderen Gerät
together-free = noch nicht da
together-sit-here = Hier spielen
together-play-computers = Computer auf diesem Gerät ziehen lassen
together-hidden = Verborgenes ist nur vor Blicken verborgen: Wer die Seite auseinandernimmt, könnte es sehen.
together-middle = Ein Gerät, das nur zusieht, zeigt keine Handkarten: Legt ein Tablet in die Mitte des Tisches, für alle sichtbar.
together-gave-way = Ein anderes Gerät hat an derselben Stelle gezogen, und dessen Zug gilt. Deiner wurde zurückgenommen.
together-undo-ask = { $others } um die Rücknahme bitten? Die Antwort kommt am anderen Gerät; bis dahin kannst du weiterspielen.
together-undo-request = Bitten
together-undo-question = { $name } möchte einen Zug zurücknehmen. Einverstanden?
together-undo-agree = Einverstanden
together-undo-decline = Ablehnen
together-undo-waits = Warten auf die Antwort von { $others } …
together-undo-withdraw = Zurückziehen
together-undo-declined = { $name } hat abgelehnt: Der Zug gilt.
together-undo-message = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden? { $title } bei Tea Table:
together-undone = Alle waren einverstanden: Der Zug ist zurückgenommen.
together-undone-before = Alle waren mit einer Rücknahme einverstanden, bevor dein letzter Zug ankam; deshalb ist auch er weg.
together-running = Das geht, sobald diese gemeinsame Partie zu Ende ist.
together-invited = Du bist zu einer Partie eingeladen
together-which-seat = Welcher Platz ist deiner?
together-full = Alle Plätze sind besetzt, aber du kannst zusehen.
together-join-window = In diesem Fenster mitspielen
together-near = Geräte in der Nähe
together-near-help = Geräte im selben WLAN oder Hotspot können sich direkt verbinden. Dann kommt jeder Zug von selbst an.
together-near-connect = Gerät in der Nähe verbinden
together-near-offer = Scanne diesen Code mit der Kamera des anderen Geräts oder schick ihm den Link. Es zeigt dann selbst einen Code: Scanne ihn mit der Kamera dieses Geräts oder füge seinen Link oben in das Feld ein.
together-near-answer = Fast geschafft: Scanne diesen Code mit dem Gerät, das dich eingeladen hat, oder schick ihm den Link. Lass diese Seite offen: Hier erscheint die Partie.
together-near-scan = Antwort scannen
together-near-no-camera = Die Kamera lässt sich nicht benutzen. Füge stattdessen den Link ein.
together-near-connecting = Verbindung wird aufgebaut …
together-near-failed = Die Geräte konnten sich nicht verbinden. Prüfe, ob beide im selben Netz sind, und versuche es noch einmal, oder spielt per Link weiter.
together-near-device = Ein Gerät in der Nähe
together-near-connected = { $name } ist verbunden: Züge kommen von selbst an.
together-near-lost = { $name } ist weg. Verbindet euch neu oder spielt per Link weiter.
together-near-title = Eine Partie in der Nähe
together-near-passed = Diese Antwort ging an das Fenster, in dem die Partie offen ist. Falls es sich dort nicht verbindet, füge den Link dieser Seite dort in das Feld „Antwort bekommen?“ ein.
together-wait-for-you = Warten auf dich
together-wait-for-others = Warten auf andere
together-game-over = Die Partie ist zu Ende. Schick den Link, damit die anderen das Ergebnis sehen.
together-awaits-you = Du bist am Zug. Du kannst den Link jetzt schon schicken, um die anderen einzuladen.
together-awaits-computer = { $name } ist am Zug, ein Computer an einem anderen Gerät. Jenes Gerät schickt den Link, oder dieses übernimmt.
together-awaits-other = { $name } ist am Zug. Schick den Link: Wer ihn öffnet, sieht, was geschah, und spielt weiter.
together-awaits-free = { $name } ist am Zug, aber dieser Platz ist noch frei. Schick den Link, um jemanden einzuladen.
together-message = { $name }, du bist am Zug! { $title } bei Tea Table:
together-message-over = Unsere Partie { $title } ist zu Ende. Das Ergebnis bei Tea Table:
together-seat-lost = Der Platz von { $name } wurde an einem anderen Gerät besetzt.
together-sit-as = Ich bin { $name }
together-entry = { $title }: { $turn }
together-entry-since = { $title }: { $turn }, seit { $since }

## Teilen

share-challenge-copied = Link kopiert. Er öffnet diesen Aufbau: gleicher Seed, gleiche Plätze, gleiche Regeln.
share-link-copied = Link kopiert.
share-what = Was geteilt wird
share-eyes = Gesehen von
share-all-hands = Allen: alle Hände offen
share-running = Diese Partie ist nicht zu Ende. Der Link enthält ihren Seed und jeden Zug: Wer ihn auseinandernimmt, kennt jede Hand und alles Glück, das noch kommt.
share-running-eyes = Der Link öffnet die Partie so, wie dieser Platz sie sieht, enthält aber trotzdem den Seed und jede Hand: Wer ihn auseinandernimmt, kann sie lesen.
share-link = Der Link
share-code = Der Code
share-no-address = Diese Seite wurde aus einer Datei geöffnet und hat darum keine Adresse, die andere öffnen können. Sichere die Partie als Datei und schick sie, oder schick diesen Code: Hängt man ihn an die Webadresse irgendeiner Kopie von Tea Table, öffnet sich dort die Partie.
share-code-copied = Diese Seite hat keine Adresse, die andere öffnen können, darum wurde ein Code kopiert. Hängt man ihn an die Webadresse irgendeiner Kopie von Tea Table, öffnet sich dort die Partie.
share-copy = Kopieren
share-not-copied = Kopiere ihn selbst
share-not-copied-help = Dieser Browser lässt die Seite nicht kopieren. Der Text unten ist markiert: Kopiere ihn von dort.
share-file-as-text-help = Manche Apps verschlucken Downloads. Fehlt die Datei, kopiere diesen Text in eine Nachricht oder eine eigene Datei. „Dateien öffnen“ auf der Seite der gespeicherten Partien öffnet so eine Datei.
share-the-text = Der Text
share-text-copied = Kopiert.
share-copy-by-hand = Der Browser hat den Text nicht kopiert. Er ist markiert: Halte ihn gedrückt oder kopiere ihn mit der Tastatur.
share-as-text = Als Text zeigen
share-not-sent = Dieses Gerät wollte den Link nicht teilen. Kopiere ihn stattdessen.
share-perhaps-not-sent = Kein Menü zum Teilen? Kopiere den Link stattdessen.
share-send = Senden …
share-picture = Als Bild
share-picture-given = Sieh in deinen Downloads nach dem Bild. Nicht da? Halte das Bild unten gedrückt, um es zu sichern. Hier steht es in Worten für alle, die es nicht sehen können:
share-picture-here = Um das Bild zu sichern, halte es gedrückt. Hier steht es in Worten für alle, die es nicht sehen können:
share-picture-label = Das Ergebnis als Bild
share-picture-sent = Das Bild ging an das Teilen-Menü dieses Geräts. Hier steht es in Worten:
share-no-picture = Dieser Browser kann das Bild nicht zeichnen.
share-qr = Als Code zum Scannen
share-qr-label = Der Link als QR-Code
share-too-long = Für einen QR-Code ist dieser Link zu lang. Kopiere ihn oder sichere die Partie als Datei.
share-no-link = Für einen Link ist diese Partie zu lang. Sichere sie als Datei und schick die.
share-long = Dieser Link ist lang, und manche Apps schneiden solche Links ab. Eine Datei ist sicherer.
share-open-link = Link öffnen
share-paste-link = Link, Code oder ganze Nachricht einfügen
share-open-it = Öffnen
share-scan = Code scannen
share-no-link-in-it = Hier ist kein Link zu einer Partie. Ein Link enthält „#/“: Kopiere den ganzen Link oder die ganze Nachricht.
share-that-is-a-link = Das ist ein Link zu einer Partie.
share-a-game = Eine Partie wurde mit dir geteilt
share-a-moment = Ein Moment einer Partie wurde mit dir geteilt
share-no-game = Dieser Link lässt sich nicht öffnen
share-no-game-help = Kopiere den ganzen Link noch einmal und füge ihn im Regal unter „Link öffnen“ ein; eine ganze Nachricht geht auch. Hilft das nicht, bitte um einen neuen Link oder um die Partie als Datei.
share-who = Wer gespielt hat
share-how = Wie aufgebaut wurde
share-seed = Seed
share-as-usual = Die üblichen Regeln
share-open = Als meine Partie öffnen
share-keep = Kopie speichern
share-look = Ansehen
share-challenge = Dieselbe Ausgangslage selbst spielen
share-kinds-0 = Diese Partie
share-kinds-1 = Dieser Moment
share-kinds-2 = Herausforderung
share-kinds-3 = Ausgangslage
share-kinds-help-0 = Die ganze Partie bis hierher. Wer sie öffnet, kann sie ansehen, prüfen und weiterspielen.
share-kinds-help-1 = Die Partie bis zum gezeigten Moment, so wie der Platz sie sieht, den du wählst.
share-kinds-help-2 = Nur der Aufbau: gleicher Seed, gleiche Plätze, gleiche Regeln, von Anfang an zu spielen.
share-kinds-help-3 = Damit spielt jemand anders dieselbe Ausgangslage. Der Link verrät nichts davon, und ein Ergebnis darin bleibt versiegelt, bis die andere Partie zu Ende ist.
share-verified-setup = Geprüft: Der Aufbau ist vollständig, und es wurde noch nicht gezogen.
share-verified-result = { $moves ->
    [one] Geprüft: Der eine Zug folgt den Regeln und führt zum aufgezeichneten Ergebnis.
   *[other] Geprüft: Alle { $moves } Züge folgen den Regeln und führen zum aufgezeichneten Ergebnis.
}
share-verified-position = { $moves ->
    [one] Geprüft: Der eine Zug folgt den Regeln und führt zur aufgezeichneten Stellung.
   *[other] Geprüft: Alle { $moves } Züge folgen den Regeln und führen zur aufgezeichneten Stellung.
}
share-still-running = Läuft noch: { $heading }
share-seen-by = { PERSON($who) ->
    [you] Die Partie öffnet sich so, wie du sie siehst.
   *[other] Die Partie öffnet sich so, wie { $who } sie sieht.
}
share-subject = Tea Table: { $title }
share-file-given = Sieh in deinen Downloads nach „{ $file }“. Nicht da?
share-file-as-text = „{ $file }“ als Text

## Datum

date = { $weekday }, { $day }. { $month } { $year }
date-weekday-0 = Montag
date-weekday-1 = Dienstag
date-weekday-2 = Mittwoch
date-weekday-3 = Donnerstag
date-weekday-4 = Freitag
date-weekday-5 = Samstag
date-weekday-6 = Sonntag
date-month-1 = Januar
date-month-2 = Februar
date-month-3 = März
date-month-4 = April
date-month-5 = Mai
date-month-6 = Juni
date-month-7 = Juli
date-month-8 = August
date-month-9 = September
date-month-10 = Oktober
date-month-11 = November
date-month-12 = Dezember

## Ergebnisse zum Teilen

result-daily = { $title }, Partie vom { $day }: { $result }.
result-running = { $title }, Partie vom { $day }: Ich spiele sie gerade.
result-challenge = { $title }: { $result }; schaffst du mit derselben Ausgangslage mehr?
result-won = { $points ->
    [one] gewonnen mit 1 Punkt
   *[other] gewonnen mit { $points } Punkten
}
result-lost = { $points ->
    [one] 1 Punkt geholt
   *[other] { $points } Punkte geholt
}
result-at-table = { $result } am { $seats }er-Tisch
result-peeked = { $result }, mit Spicken
result-streak = { $result }, { $days } Tage in Folge
picture-peeked = Mit Spicken
picture-title = { $title }.
picture-title-daily = { $title }, Tagespartie vom { $day }.
picture-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
picture-note = { $note }.
picture-points = { $name } { $points }
picture-row = { $source }: { $each }.
