### Teksty potrzebne, zanim program ruszy, tam, gdzie nie może działać, i po jego awarii.

language-name = Polski
direction = ltr

## Strona podczas wczytywania, dla wyszukiwarek i udostępnianych linków

description = Cztery gry planszowe o handlu herbatą: w gronie znajomych przy jednym urządzeniu albo przeciwko komputerowi. Bez rejestracji, działa też offline.
first-words = Cztery gry planszowe o handlu herbatą: w gronie znajomych przy tym urządzeniu albo przeciwko rywalom, którymi ono samo kieruje. Bez rejestracji; raz wczytane, działają bez sieci.
loading = Wczytywanie…
first-choose = Wybierz grę; otworzy się, gdy tylko się wczyta.
too-old = Ta przeglądarka jest za stara na Tea Table. Gra działa w Chrome i Edge od wersji 111, w Firefoksie od 114 i w Safari od 16.4.
switched-off = Ta przeglądarka jest wystarczająco nowa, ale WebAssembly jest w niej wyłączone, a Tea Table go potrzebuje. Na iPhonie, iPadzie i Macu wyłącza je tryb blokady: naciśnij menu strony obok adresu, potem „Ustawienia witryny”, i wyłącz tryb blokady dla tej witryny. Gdzie indziej to ustawienie bezpieczeństwa; zezwól tej witrynie na WebAssembly i odśwież stronę.
not-loaded = Nie udało się wczytać gry. Odśwież stronę; jeśli to nie pomoże, być może jakąś jej część zatrzymuje połączenie albo program blokujący treści.
no-script = JavaScript jest tu wyłączony, a Tea Table go potrzebuje. Zezwól na niego tej stronie i odśwież ją.
words-failed = Nie udało się wczytać tekstów tej strony. Możliwe, że nie masz połączenia z siecią.
part-failed = Nie udało się wczytać części programu. Możliwe, że nie masz połączenia; jeśli jest nowa wersja, odśwież stronę.
try-again = Spróbuj ponownie

## Strona pod błędnym adresem

not-found = Pod tym adresem nie ma żadnej strony.
not-found-up = Poziom wyżej

## Aplikacja na ekranie głównym

shortcut-new = Nowa partia: { $title }
shortcut-today = Dzisiejsze gry
shortcut-today-short = Dziś
screenshot-shelf = Półka

## Strona po awarii programu

crash = Coś poszło nie tak
crash-what = To błąd w Tea Table, nie twoja wina. Partie zapisują się po każdym ruchu, więc po odświeżeniu strony wszystko powinno być tam, gdzie było.
crash-reload = Odśwież stronę
crash-shelf = Odśwież i przejdź do półki
crash-export = Zapisz tę partię jako plik
crash-export-all = Zapisz wszystkie partie jako jeden plik
crash-copy = Skopiuj raport
crash-report = Raport dla programistów. Zawiera partię z jej ziarnem i wszystkimi ruchami – i żadnych innych twoich danych.
crash-no-file = Poszukaj pliku „{ $file }” wśród pobranych. Nie ma go tam? Oto jego zawartość:
