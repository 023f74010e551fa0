### Texte, die gebraucht werden, wenn kein anderer Katalog da ist.

language-name = Deutsch
direction = ltr

## Die Seite, während sie lädt, und für Suchmaschinen und geteilte Links

description = Vier Brettspiele rund um den Teehandel, gemeinsam an einem Gerät und gegen den Computer. Ohne Anmeldung, auch offline spielbar.
first-words = Vier Brettspiele rund um den Teehandel: gemeinsam an diesem Gerät oder gegen Computer, die gleich hier mitdenken. Ohne Anmeldung; einmal geladen, läuft alles ohne Netz.
loading = Lädt …
first-choose = Wähle ein Spiel; es öffnet sich, sobald es da ist.
too-old = Dieser Browser ist zu alt für Tea Table. Es läuft in Chrome und Edge ab Version 111, in Firefox ab 114 und in Safari ab 16.4.
switched-off = Dieser Browser ist neu genug, aber WebAssembly ist ausgeschaltet, und das braucht Tea Table. Auf iPhone, iPad und Mac liegt das am Blockierungsmodus: Drücke das Seitenmenü neben der Adresse, dann „Website-Einstellungen“, und schalte den Blockierungsmodus für diese Website aus. Anderswo ist es eine Sicherheitseinstellung: Erlaube WebAssembly für diese Website und lade die Seite dann neu.
not-loaded = Das Spiel konnte nicht geladen werden. Bitte lade die Seite neu. Hilft das nicht, hält vielleicht deine Verbindung oder ein Blocker einen Teil davon zurück.
no-script = JavaScript ist hier ausgeschaltet, und Tea Table braucht es. Bitte erlaube es für diese Seite und lade sie dann neu.
words-failed = Die Texte dieser Seite konnten nicht geladen werden. Vielleicht bist du offline.
part-failed = Ein Teil des Programms konnte nicht geladen werden. Vielleicht bist du offline; gibt es eine neue Version, lade die Seite neu.
try-again = Noch mal versuchen

## Die Seite für eine falsche Adresse

not-found = Unter dieser Adresse gibt es keine Seite.
not-found-up = Eine Ebene höher

## Die App auf dem Startbildschirm

shortcut-new = Neue Partie { $title }
shortcut-today = Partien von heute
shortcut-today-short = Heute
screenshot-shelf = Das Regal

## Die Seite nach einem Programmfehler

crash = Etwas ist schiefgegangen
crash-what = Das ist ein Fehler in Tea Table; du hast nichts falsch gemacht. Deine Partien werden nach jedem Zug gespeichert: Lade die Seite neu, dann solltest du weiterspielen können, wo du warst.
crash-reload = Seite neu laden
crash-shelf = Neu laden und zum Regal
crash-export = Diese Partie als Datei sichern
crash-export-all = Alle Partien in einer Datei sichern
crash-copy = Bericht kopieren
crash-report = Ein Bericht für die Entwicklung. Er enthält die Partie mit Seed und allen Zügen und sonst nichts von dir.
crash-no-file = Sieh in deinen Downloads nach „{ $file }“. Nichts da? Das steht darin:
