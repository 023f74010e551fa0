### Błędy w partiach, linkach, plikach i zapisach, pokazywane na stronie i wypisywane przez polecenia.

## W grze

refused-over = Partia jest skończona.
refused-not-your-turn = Teraz tura gracza na miejscu { $seat }.
refused-not-legal = Zasady teraz na to nie pozwalają.

## Przygotowanie

wrong-seats = Ta gra jest dla { $least }–{ $most } graczy.
options-too-long = Jedna z opcji jest za długa.
options-no-value = „{ $word }” nie ma postaci opcja=wartość.
options-unknown = Nie ma opcji „{ $key }”. Dostępne opcje: { $known }.
options-unknown-value = Opcja „{ $key }” nie ma wartości „{ $value }”. Dostępne wartości: { $known }.
options-later = Wersja { $rules } zasad nie ma opcji { $key }={ $value }.

## Zapisy partii, linki i pliki

record-unreadable = To nie jest kompletny zapis partii: { $why }.
record-cut-short = Brakuje końca tego linku: został ucięty po drodze.
record-bad-json = Tego pliku nie da się odczytać jako partii: { $why }.
record-unknown-game = Na tej półce nie ma gry „{ $game }”.
record-unknown-rules = Tę partię rozegrano według wersji { $wanted } zasad; ta strona zna wersje do { $newest }.
record-bad-setup = Tej partii nie da się przygotować: { $why }
record-illegal = Ruch { $ply }, „{ $action }”, jest w tej partii niedozwolony.
record-after-end = Ruch { $ply } następuje po końcu partii.
record-differs = Wszystkie ruchy są dozwolone, ale pozycja po ruchu { $ply } różni się od zapisanej.

# Części zdania po dwukropku.
json-syntax = zapis przestaje być poprawny przy znaku { $at }
json-field = brakuje pola „{ $name }” albo występuje ono dwa razy
json-value = wartość przy znaku { $at } jest uszkodzona
json-wrong-type = zawartość jest innego rodzaju

unreadable-not-text = pliku nie da się odczytać jako tekstu
unreadable-file-too-long = plik jest za długi
unreadable-no-game = w pliku nie ma partii
unreadable-link-too-long = tekst jest za długi na link
unreadable-no-dot = link musi podawać grę, potem kropkę, potem jej ruchy
unreadable-damaged = brakuje znaku albo jest zmieniony
unreadable-cut-short = brakuje końca
unreadable-unknown-format = ta wersja strony nie zna tego formatu
unreadable-too-much = zapis ciągnie się po ostatnim ruchu
unreadable-too-little = zapis kończy się za wcześnie
unreadable-out-of-range = jedna z liczb jest spoza zakresu
unreadable-bad-name = jedna z nazw nie jest tekstem
unreadable-impossible-takeback = cofa ruchy, których nie mogło być

import-too-large = Plik ma więcej niż { $megabytes } MB, to za dużo jak na plik zapisanych partii.
import-too-many = Plik zawiera więcej partii niż { $games }, za dużo, by sprawdzić je naraz.

## Zapisy

save-no-checksum = Ten zapis nie ma sumy kontrolnej.
save-damaged = Ten zapis jest uszkodzony: suma kontrolna się nie zgadza.
save-bad-json = Tego zapisu nie da się odczytać: { $why }.
store-full = Pamięć tej przeglądarki jest pełna.
store-forbidden = Ta przeglądarka nie pozwala stronie niczego zapisywać.
ledger-damaged = Zapisu twoich gier dnia nie da się odczytać.
ledger-newer = Zapis twoich gier dnia pochodzi z nowszej wersji tej strony.
practice-damaged = Momentów do przećwiczenia nie da się odczytać. Tekst pozostał bez zmian.
practice-newer = Momenty do przećwiczenia pochodzą z nowszej wersji tej strony.

## Mecze

match-unreadable = To nie jest kompletny mecz: { $why }.
match-bad-terms = Taki mecz jest niemożliwy: ma za dużo albo za mało miejsc, rozdań lub ludzi.
match-bad-people = Ten mecz jest nieprawidłowy: ludzie nie zgadzają się z jego warunkami.
match-full = Wszystkie miejsca w tym meczu są zajęte.
match-bad-result = Wynik z rozdania { $deal } ({ $name }) się nie liczy: { $why }.
match-missing = Na tym urządzeniu nie ma takiego meczu.
match-damaged = Zapisanego meczu nie da się odczytać. Pozostał bez zmian.

result-broken = partii nie da się odtworzyć zgodnie z zapisem
result-not-over = partia nie jest skończona
result-other-deal = należy do innego rozdania
result-other-players = gracze są inni niż ustalono
result-differs = jest tu już inna partia tego rozdania, a liczy się tylko pierwsza

## Wspólne partie

packet-other-table = Ten link należy do innej partii, więc nic się nie zmieniło.
handshake-unreadable = To nie jest kompletny kod urządzenia w pobliżu: { $why }.
