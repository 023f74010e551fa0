### Fehler bei Partien, Links, Dateien und Spielständen.

## Beim Spielen

refused-over = Die Partie ist zu Ende.
refused-not-your-turn = Platz { $seat } ist am Zug.
refused-not-legal = Das lassen die Regeln gerade nicht zu.

## Beim Aufbau

wrong-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
options-too-long = Eine der Optionen ist zu lang.
options-no-value = „{ $word }“ hat nicht die Form Option=Wert.
options-unknown = Eine Option „{ $key }“ gibt es nicht. Die Optionen sind: { $known }.
options-unknown-value = Die Option „{ $key }“ kennt keinen Wert „{ $value }“. Ihre Werte sind: { $known }.
options-later = Version { $rules } der Regeln kennt die Option { $key }={ $value } nicht.

## Aufzeichnungen, Links und Dateien

record-unreadable = Das ist keine vollständige Aufzeichnung einer Partie: { $why }.
record-cut-short = Diesem Link fehlt das Ende: Er wurde unterwegs abgeschnitten.
record-bad-json = Diese Datei lässt sich nicht als Partie lesen: { $why }.
record-unknown-game = Ein Spiel „{ $game }“ steht nicht in diesem Regal.
record-unknown-rules = Diese Partie wurde nach Version { $wanted } der Regeln gespielt; diese Seite kennt Versionen bis { $newest }.
record-bad-setup = Diese Partie lässt sich nicht aufbauen: { $why }
record-illegal = Schritt { $ply }, „{ $action }“, ist in dieser Partie nicht erlaubt.
record-after-end = Schritt { $ply } kommt nach dem Ende der Partie.
record-differs = Alle Züge sind erlaubt, aber die Stellung nach Schritt { $ply } ist nicht die aufgezeichnete.

json-syntax = ab Zeichen { $at } ist sie nicht mehr gültig
json-field = ihr „{ $name }“ fehlt oder steht zweimal da
json-value = ihr Wert bei Zeichen { $at } ist beschädigt
json-wrong-type = sie enthält etwas anderes

unreadable-not-text = die Datei lässt sich nicht als Text lesen
unreadable-file-too-long = die Datei ist zu lang
unreadable-no-game = die Datei enthält keine Partien
unreadable-link-too-long = für einen Link ist das zu lang
unreadable-no-dot = ein Link nennt erst ein Spiel, dann einen Punkt, dann die Züge
unreadable-damaged = ein Buchstabe fehlt oder wurde verändert
unreadable-cut-short = das Ende fehlt
unreadable-unknown-format = diese Version der Seite kennt das Format nicht
unreadable-too-much = nach dem letzten Zug geht es noch weiter
unreadable-too-little = es endet zu früh
unreadable-out-of-range = eine Zahl darin ist zu groß oder zu klein
unreadable-bad-name = ein Name darin ist kein Text
unreadable-impossible-takeback = darin werden Züge zurückgenommen, die es nicht gegeben haben kann

import-too-large = Sie ist größer als { $megabytes } MB, zu groß für eine Datei mit gespeicherten Partien.
import-too-many = Sie enthält mehr als { $games } Partien, zu viele, um sie auf einmal zu prüfen.

## Spielstände

save-no-checksum = Diesem Spielstand fehlt die Prüfsumme.
save-damaged = Dieser Spielstand ist beschädigt: Seine Prüfsumme stimmt nicht.
save-bad-json = Dieser Spielstand lässt sich nicht lesen: { $why }.
store-full = Der Speicher dieses Browsers ist voll.
store-forbidden = Dieser Browser lässt die Seite nichts speichern.
ledger-damaged = Die Liste deiner Tagespartien lässt sich nicht lesen.
ledger-newer = Die Liste deiner Tagespartien stammt von einer neueren Version dieser Seite.
practice-damaged = Die Momente zum Üben lassen sich nicht lesen. Der Text blieb unverändert.
practice-newer = Die Momente zum Üben stammen von einer neueren Version dieser Seite.

## Matches

match-unreadable = Das ist kein vollständiges Match: { $why }.
match-bad-terms = Dieses Match ist nicht möglich: Es hat zu viele oder zu wenige Plätze, Partien oder Personen.
match-bad-people = Dieses Match ist nicht gültig: Die Personen darin passen nicht zu den Bedingungen.
match-full = Alle Plätze in diesem Match sind besetzt.
match-bad-result = Das Ergebnis von { $name } in Partie { $deal } zählt nicht: { $why }.
match-missing = Ein solches Match gibt es auf diesem Gerät nicht.
match-damaged = Das gespeicherte Match lässt sich nicht lesen. Es blieb unverändert.

result-broken = die Partie lässt sich nicht so nachspielen, wie sie aufgezeichnet ist
result-not-over = die Partie ist nicht zu Ende
result-other-deal = es gehört zu einer anderen Ausgangslage
result-other-players = es haben andere gespielt als vereinbart
result-differs = eine andere Partie mit derselben Ausgangslage liegt schon vor, und nur die erste zählt

## Gemeinsame Partien

packet-other-table = Dieser Link gehört zu einer anderen Partie; es wurde nichts geändert.
handshake-unreadable = Das ist kein vollständiger Code eines Geräts in der Nähe: { $why }.
