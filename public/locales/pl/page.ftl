### Teksty strony wokół gier.

## Stół i wszystkie strony

title = Tea Table
turn = Tura
now = Teraz
home = Start
undo = Cofnij
redo = Ponów
log = Dziennik
rules = Zasady
rule = Zasada
menu = Menu
keys = Klawisze
letters-are-off = Skróty jednoklawiszowe są wyłączone.
more = Więcej
less = Mniej
messages = Komunikaty
message = Komunikat
how-to-ask = Co to jest? Przytrzymaj dowolny element, kartę lub liczbę albo kliknij prawym przyciskiem.
hint = Podpowiedź
close = Zamknij
cancel = Anuluj
your-action = Twoja akcja
news = Od twojej ostatniej tury
history = Ruchy tej partii
first = Na początek
back = Ruch wstecz
play = Odtwarzaj ruchy
on = Ruch naprzód
last = Do ostatniego ruchu
result = Wynik
back-to-now = Wróć do gry
branch = Graj dalej stąd
player = Gracz
has = Ma
lately = Ostatnie ruchy
nothing-yet = Jeszcze nic.
take-seat = Które miejsce zajmujesz?
take-seat-help = Grają same komputery. Zajmij miejsce albo oglądaj dalej.
only-watch = Tylko oglądaj
over = Koniec partii
final-scoring = Punktacja końcowa
winner = Wygrana
board = Plansza
replay = Powtórka
score-again = Pokaż punktację jeszcze raz
share = Udostępnij
rematch = Rewanż
where-from = Skąd te punkty
best-moment = Najlepszy moment
who-plays = Gracze
settings = Ustawienia
this-game = Ta partia
open-hands = Odkryte ręce
open-hands-help = Bez zasłony między turami: ekran pokazuje karty gracza, który ma ruch
always-pass = Zawsze pasuj za mnie
passes = Zawsze pas
all-are-asked = Pytanie do was wszystkich
theme = Motyw
pace = Tempo ruchów
motion = Animuj elementy
motion-help = Elementy wędrują po planszy, chyba że to urządzenie prosi o mniej ruchu
confirm = Potwierdzaj każdą akcję
confirm-help = Pokaż skutki akcji i poczekaj na potwierdzenie
end-turns = Kończ tury automatycznie
end-turns-help = Zakończ turę lub jej krok, gdy wszystko, co zostało do zrobienia, może równie dobrze poczekać do następnej tury
projection = Prognoza wyniku
projection-help = Pokaż, ile punktów miałby każdy gracz, gdyby partia skończyła się teraz – w grach, w których da się to policzyć
flat = Urządzenie na płasko, między dwojgiem graczy
flat-help = Gdy dwie osoby grają na tym urządzeniu, strona obraca się do tej, która ma ruch; pasek na drugim brzegu pokazuje rywalowi, co się dzieje
export = Zapisz jako plik
restart-turn = Zacznij turę od nowa
concede = Niech gra za mnie komputer
abandon = Usuń tę partię
abandoned = Partia usunięta.
put-back = Przywróć
leave = Zostaw na później
incompatible-press = To nie pasuje do twojego wyboru. Najpierw go anuluj.
ask-undo = Cofnąć to?
no = Nie
all-agree = Cofnij: wszyscy są za
no-hint = O podpowiedź możesz poprosić w swojej turze.
thinking-of-a-hint = Szukam podpowiedzi…
no-such-table = Na tym urządzeniu nie ma takiej partii.
open-in-other-tab = Ta partia jest otwarta w innej karcie. Tutaj możesz ją oglądać; żeby grać tutaj, zamknij tamtą kartę.
play-here = Graj tutaj
set-up = Stół jest przygotowany. Oglądasz przeszłość.
moved-by-the-rules = Ruchy według zasad
curtain = Wszystkie ręce są zasłonięte. Kontynuuj tylko, jeśli to twoje miejsce. Aby grać bez tej zasłony, włącz w menu „Odkryte ręce”.
answer-openly = Odpowiedz bez odsłaniania
answer-openly-help = Na kartę innego gracza możesz odpowiedzieć bez oglądania swojej ręki: wszystkie ręce pozostają zasłonięte, więc każdy może patrzeć
sum = Razem
skip = Pomiń
to-result = Zobacz wynik
themes-0 = Jak w urządzeniu
themes-1 = Jasny
themes-2 = Ciemny
paces-0 = Spokojne
paces-1 = Zwykłe
paces-2 = Żwawe
paces-3 = Od razu
what-keys-do-0 = przejdź do następnego obszaru
what-keys-do-1 = przejdź do następnego elementu w obszarze
what-keys-do-2 = naciśnij element
what-keys-do-3 = anuluj albo zamknij panel
what-keys-do-4 = przejdź do pierwszego lub ostatniego elementu w obszarze
edge = Krawędź
what-letters-do-0 = cofnij
what-letters-do-1 = ponów
what-letters-do-2 = otwórz dziennik
what-letters-do-3 = otwórz zasady
what-letters-do-4 = zobacz, co jest w pudełku
what-letters-do-5 = poproś o podpowiedź
what-letters-do-6 = pomiń ruch rywala
what-letters-do-7 = cofnij się o ruch lub idź o ruch naprzód
what-letters-do-8 = sprawdź, czym jest element; poza planszą pokaż tę listę
what-letters-do-9 = powtórz ostatnie zdanie
what-letters-do-10 = pomiń zdania, które czekają na odczytanie
what-letters-do-11 = powtórz, czyja jest tura i co można zrobić
what-letters-do-12 = powtórz ostatni ruch
what-letters-do-13 = powiedz, co ma gracz
what-letters-do-14 = powiedz punkty wszystkich
what-letters-do-15 = przejdź do następnego elementu, który można nacisnąć; z Shiftem do poprzedniego
what-letters-do-16 = otwórz wiersz poleceń
page-title = { $page } · Tea Table
percent = { $n }%
percent-change = { $n ->
    [0] 0%
   *[other] { SIGNED($n) }%
}
percent-below-one = poniżej 1%
not-kept = { $trouble } Możesz grać dalej, ale po zamknięciu strony ta partia przepadnie. Aby ją zachować, zapisz ją z menu jako plik.
turn-yours-named = Twoja tura, { $name }
answer-yours-named = Twoja odpowiedź, { $name }
answer-yours = Twoja odpowiedź
turn-of = { PERSON($who) ->
    [you] Twoja tura
   *[other] Tura gracza { $who }
}
asked = { PERSON($who) ->
    [you] Twoja odpowiedź
   *[other] Odpowiada { $who }
}
plays = { PERSON($who) ->
    [you] Grasz
   *[other] Gra { $who }
}
far-side-turn = Tura gracza { $name }.
move-of = Ruch { $number } z { $last }
announcement = { $text }, { $aside }
recap-turn = { PERSON($who) ->
    [you] W twojej turze: { $moves }
   *[other] W turze gracza { $who }: { $moves }
}
line-ended = { $line }.
name-and-score = { $score ->
    [one] { $name }, 1 punkt
    [few] { $name }, { $score } punkty
   *[many] { $name }, { $score } punktów
}
play-as = Graj jako { $name }
waits-for = Czekamy na ruch: { $name }
only-answer = { PERSON($who) ->
    [you] Masz tylko jeden wybór: { $action }. Zagrano za ciebie.
   *[other] { $who } ma tylko jeden wybór: { $action }. Dokonuje się sam.
}
past-move = { $line }. Oglądasz przeszłość.
looking-back = Oglądasz przeszłość.
kind-you = Ty
kind-person = Człowiek
kind-random = Komputer losowy
kind-computer = Komputer
kind-level = Komputer ({ FORM($level, "inside") })
kind-character = { $character } ({ FORM($level, "inside") })
kind-inside-person = człowiek
kind-inside-random = komputer losowy
kind-inside-computer = komputer
kind-inside-level = komputer ({ FORM($level, "inside") })
kind-inside-character = { FORM($character, "inside") } ({ FORM($level, "inside") })
player-in-log = { $name }: { $kind }
turn-heading = Tura { $turn }, { $name }
turn-number = Tura { $turn }
setup-turn = Przygotowanie
pass-to = Podaj urządzenie: { $name }
i-am = To ja, { $name }
answers-openly = Odpowiedz bez odsłaniania ({ $name })
ask-undo-seen = Od tego czasu wyszło na jaw coś ukrytego. Zanim cofniesz, zapytaj: { $others }. Cofnięcie zostanie odnotowane w zapisie.
ask-undo-acted = Od tego czasu grali inni. Zanim cofniesz, zapytaj: { $others }.
rule-numbered = Zasada { $number }
rule-titled = Zasada { $number }: { $title }
hint-action = { $action } ({ $piece })
hint-then = { $first }, potem { $next }
hint-only = Najlepiej: { $best }.
hint-compared = { $lead ->
    [close] Prawie tak samo dobrze: { $other }.
    [better] Wygrywa nieco częściej niż druga najlepsza akcja: { $other }.
   *[far] Wygrywa dużo częściej niż druga najlepsza akcja: { $other }.
}
search-failed = Komputer nie znalazł ruchu ({ $why }).
search-again = Próbuje jeszcze raz.
search-given-up = Cofnij albo wybierz w menu innego gracza na to miejsce.
computer-refused = Ruch komputera został odrzucony. { $why }
unknown-player = Ta wersja strony nie zna gracza „{ $kind }”. Wybierz w menu innego na to miejsce.
scores-nothing = { PERSON($who) ->
    [you] Nie zdobywasz punktów
   *[other] { $who } nie zdobywa punktów
}
points-cell = { $name }, { $what }: { $points }
points-of = { $name }: { $what }
turn-mark = T{ $turn }
final-scoring-step = Punktacja końcowa, { $step } z { $steps }
next-category = Dalej: { $name }
takebacks = { $count ->
    [one] Jeden ruch cofnięto po zobaczeniu ukrytych informacji.
    [few] { $count } ruchy cofnięto po zobaczeniu ukrytych informacji.
   *[many] { $count } ruchów cofnięto po zobaczeniu ukrytych informacji.
}
warnings = { $count ->
    [one] Tutor ostrzegał raz.
    [few] Tutor ostrzegał { $count } razy.
   *[many] Tutor ostrzegał { $count } razy.
}
chart-score = { $name } { $score }
chart-label = Jak przybywało punktów. Wynik końcowy: { $scores }.

## Wiersz poleceń

command-line = Wiersz poleceń
command-actions = akcje lista
    .help = twoje akcje z numerami; słowo po nich wybiera niektóre; sam numer wybiera jedną, a kilka numerów składa się na wymianę
command-more = więcej
    .help = reszta ostatniej odpowiedzi
command-result = wynik skutek
    .help = co na pewno da wybrana akcja albo ta z numerem
command-why = czemu dlaczego
    .help = czemu nie można nacisnąć elementu, po nazwie
command-hint = podpowiedź
    .help = podpowiedź; jeszcze raz, by poznać powody
command-question = pytanie
    .help = czyja jest tura i co można zrobić
command-standing = punkty stan
    .help = punkty i stan wszystkich
command-seat = gracz miejsce
    .help = co ma gracz, po numerze albo imieniu; jeszcze raz, by usłyszeć więcej. Wystarczy samo imię albo nazwa miejsca
command-go = idź
    .help = do elementu o nazwie
command-next = następny następna następne
    .help = do następnego elementu ze słowem w nazwie
command-near = obok wokół
    .help = elementy wokół wybranego
command-last = ostatni
    .help = ostatni ruch
command-round = nowości odtąd
    .help = wszystko od twojej ostatniej tury
command-words = słowa
    .help = cały stół w słowach
command-help = pomoc polecenia
    .help = ta lista
command-no-piece = Żaden element nie był wybrany.
command-uncertain = Nic nie jest pewne
command-left = jeszcze { $count }
command-unknown = „{ $line }” to nie polecenie. Najbliższe: { $nearest }
command-not-found = Nie znaleziono „{ $name }”
told-of = { $name }: { $what }
command-neighbour = { $side ->
    [left] Po lewej: { $piece }
    [right] Po prawej: { $piece }
    [up] Wyżej: { $piece }
   *[down] Niżej: { $piece }
}
table-in-words = Stół w słowach
in-words = W słowach
key-change = Zmień klawisz { $key }: { $effect }
key-press = Naciśnij nowy klawisz: { $effect }. Delete go wyłącza, Escape zostawia.
key-taken = { $key } jest już zajęty: { $effect }
keys-standard = Domyślne klawisze

## Elementy gry

components-in-the-box = Co jest w pudełku
components-search = Szukaj w pudełku
components-kinds = Rodzaje elementów
components-everything = Wszystko
components-ours = Co trzeba było wymyślić
components-ours-help = Gry należą do swoich autorów i wydawców. Tam, gdzie nie mieliśmy ich zasad lub ilustracji, trzeba było wypełnić luki. Oto, skąd pochodzą powyższe opisy i zasady:
components-invented = Wymyślone przez nas, póki nie znamy liczb z druku
components-nothing-invented = Nic tu nie jest wymyślone.
components-correct = Masz tę grę?
components-the-rules = Zasady
components-gone = Poza grą
components-on-the-table = Na stole
components-unseen = Nieznane
components-in-reserve = W zapasie
components-not-used = Nieużywane
components-where-help = „Poza grą” to elementy zagrane, odrzucone lub wysłane. „Na stole” obejmuje też to, co masz na ręce, i to, o czym wiesz, że jest na ręce rywala. „W zapasie” to pula i wszystko, co jeszcze wejdzie do gry. „Nieznane” to cała reszta.
components-where-they-are = Gdzie są
components-can-be-pressed = Możesz teraz nacisnąć ten element.
components-why-not = Nie teraz
components-empty-pile = Na razie nic tu nie ma.
components-in-the-pile = Co tu jest
components-box-of = { $title }: co jest w pudełku
components-how-to-correct = W takim razie możesz pomóc. Zapisz, który element się różni i co jest na nim wydrukowane, i wyślij to osobie, od której masz tę stronę. Wszystkie liczby są w jednym pliku, { $file }. Poprawka tworzy nową wersję zasad; rozpoczęte partie zachowują starą.
components-found = { $count ->
    [0] W pudełku nie ma nic o „{ $query }”.
    [one] Znaleziono 1 pozycję
    [few] Znaleziono { $count } pozycje
   *[many] Znaleziono { $count } pozycji
}
components-times = ×{ $count }
components-pieces = { $count ->
    [one] 1 sztuka
    [few] { $count } sztuki
   *[many] { $count } sztuk
}
components-in-the-box-count = { $count } w pudełku
components-count-named = { $name }: { $count }
components-share-printed = Z druku
components-share-found = Znalezione w opisach
components-share-deduced = Wywnioskowane
components-share-ruled = Nasza decyzja
components-share-invented = Nasz wymysł
components-figure-counts = liczba sztuk
components-figure-words = działanie
components-invented-all = { $group }: { $figures }
components-invented-some = { $group }: { $figures }, { $count } z { $total }

## Gry dnia

daily-today = Dzisiejsze gry
daily-play = Zagraj
daily-continue = Kontynuuj
daily-practise = Poćwicz
daily-above = { $day } · { $streak }
daily-fresh = Jeszcze nierozegrana
daily-begun = Rozpoczęta
daily-help = Codziennie każdy tytuł ma jedną grę dnia, rozdaną tak samo dla wszystkich. Liczy się pierwsza próba; potem możesz ćwiczyć do woli. Jeden opuszczony dzień w tygodniu, od poniedziałku do niedzieli, nie przerywa serii.
daily-new-day = Zaczął się nowy dzień: oto dzisiejsze gry.
daily-other-day = Według daty na tym urządzeniu to nie jest dzisiejsza gra. Możesz ją jednak poćwiczyć.
daily-no-such-deal = Ten link nie prowadzi do gry dnia. Musi podawać tytuł i datę, na przykład 2026-11-23.
daily-no-date = Zegar tego urządzenia nie pokazuje poprawnej daty, więc nie ma gry dnia.
daily-peeked = To nieukończona przez ciebie gra dnia. Jej wynik wspomni o podglądaniu.
daily-would-peek = To nieukończona przez ciebie gra dnia. Jeśli obejrzysz ją tutaj, jej wynik wspomni o podglądaniu.
daily-no-streak = Zagraj, by zacząć serię
daily-streak = { $days ->
    [one] Rozegrany 1 dzień
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
daily-of-today = Dzisiejsza gra: { $title }
daily-of-day = { $title }, gra dnia: { $day }
daily-against = { $opponents ->
    [one] Kontra { FORM($level, "opponent") }
    [few] Kontra { $opponents } { FORM($level, "opponents") }
   *[many] Kontra { $opponents } { FORM($level, "opponents") }
}
daily-against-automaton = Kontra automat
daily-alone = W pojedynkę
daily-finish = { $won ->
    [yes] { $score ->
        [one] Wygrana, 1 punkt
        [few] Wygrana, { $score } punkty
       *[many] Wygrana, { $score } punktów
    }
   *[no] { $score ->
        [one] Przegrana, 1 punkt
        [few] Przegrana, { $score } punkty
       *[many] Przegrana, { $score } punktów
    }
}
daily-finish-peeked = { $finish }, z podglądaniem
daily-button = { $title } { $shown }. Dzisiejsza gra: { $state }
daily-practice = Ćwiczenie: gra dnia ({ $day }).
daily-counts = { $peeked ->
    [yes] Ta gra dnia ({ $day }) się liczy, ale jej wynik wspomina o podejrzeniu ukrytych informacji.
   *[no] Ta gra dnia ({ $day }) się liczy.
}
daily-counted-days = { $days ->
    [one] Rozegrany 1 dzień.
    [few] { $days } dni z rzędu.
   *[many] { $days } dni z rzędu.
}

## To samo rozdanie

duplicate-same-deal = To samo rozdanie
duplicate-again = Zagraj to rozdanie jeszcze raz
duplicate-seat = Twoje miejsce
duplicate-play = Zagraj
duplicate-help = Te same karty, to samo szczęście, te same miejsca. Wynik w tym linku jest zapieczętowany: gdy skończysz, zostanie sprawdzony z zasadami i pokazany.
duplicate-counts = To dzisiejsza gra, a twoja pierwsza próba się liczy.
duplicate-not-over = W tym linku nie ma ukończonej partii, więc nie ma z czym porównać.
duplicate-compared = To samo rozdanie, zagrane dwa razy
duplicate-source = Punkty za
duplicate-yours = Ty
duplicate-score = Wynik
duplicate-never-parted = Obie partie były takie same aż do ostatniego ruchu.
duplicate-your-parting = Twoja partia w tym miejscu
duplicate-your-review = Twoja cała partia z analizą
duplicate-won = wygrana
duplicate-from = { PERSON($who) ->
    [you] Masz za sobą to rozdanie: { $title }.
   *[other] { $who } ma za sobą to rozdanie: { $title }.
}
duplicate-theirs = { $name }, wcześniej
duplicate-parted = Partie różnią się po raz pierwszy w tym miejscu: { $heading }. W twojej: { $yours } W drugiej: { $theirs }
duplicate-was-over = Partia była już skończona.
duplicate-their-parting = Partia gracza { $name } w tym miejscu
duplicate-their-review = Cała partia gracza { $name } z analizą
duplicate-peeked = { PERSON($who) ->
    [you] Twoja partia ma ruchy cofnięte po podejrzeniu ukrytych informacji.
   *[other] { $who } ma w partii ruchy cofnięte po podejrzeniu ukrytych informacji.
}

## Strona startowa

home-still-on-the-table = Partie w toku
home-all-saved = Wszystkie zapisane partie
home-shelf = Półka
home-continue = Kontynuuj
home-new-game = Nowa partia
home-no-board = Na razie tylko zasady
home-no-board-yet = Możesz tu przeczytać zasady tej gry, ale nie ma jeszcze planszy, żeby w nią zagrać.
home-learn = Poznaj grę
home-ready-offline = Gotowe do gry offline
home-keeps-nothing = Ta przeglądarka nie pozwala stronie niczego zapisywać. Po zamknięciu strony twoje partie przepadną, chyba że zapiszesz je jako pliki.
home-update = Nowa wersja jest gotowa
home-switch = Zaktualizuj
home-install = Zainstaluj
home-to-dark = Ciemny motyw
home-to-light = Jasny motyw
home-foot = Bez konta, bez sieci, bez śledzenia. Twoje partie zostają na tym urządzeniu.
home-about = O stronie i autorach
home-install-apple = Naciśnij „Udostępnij” na pasku przeglądarki, a potem „Do ekranu początkowego”.
home-install-apple-store = Aplikacja na ekranie początkowym ma własną pamięć, więc nie będzie w niej partii rozpoczętych tutaj. Najpierw zapisz wszystkie jako jeden plik, a potem otwórz go w aplikacji.
home-install-other = Otwórz menu przeglądarki i wybierz „Zainstaluj” albo „Dodaj do ekranu głównego”. Jeśli nie ma takiej pozycji, strona i tak działa offline, gdy choć raz ją otworzysz.
home-install-insecure = Ten adres nie jest bezpieczny (brak https), więc przeglądarka nie może zainstalować strony ani zachować jej do użytku offline.
home-save-all-first = Zapisz wszystkie partie jako jeden plik
home-players = { $least }–{ $most }
home-players-exactly = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
home-players-range = { $least }–{ $most } graczy
home-minutes = { $minutes } min
home-minutes-range = { $least }–{ $most } min
home-more-saved = { $count ->
    [one] Jeszcze 1 zapisana partia
    [few] Jeszcze { $count } zapisane partie
   *[many] Jeszcze { $count } zapisanych partii
}
home-unreadable = { $count ->
    [one] Jednej zapisanej partii nie da się odczytać. Zostaje na miejscu i możesz ją zapisać jako plik.
    [few] { $count } zapisanych partii nie da się odczytać. Zostają na miejscu i możesz je zapisać jako pliki.
   *[many] { $count } zapisanych partii nie da się odczytać. Zostają na miejscu i możesz je zapisać jako pliki.
}
home-your-turn = Twoja tura
home-pass-to = Podaj: { $name }
home-turn-of = Tura gracza { $name }
home-computer-named = { $name } ({ $kind })
home-who-plays = { $players }
home-continue-game = Kontynuuj: { $title }, { $heading }
home-new-game-of = Nowa partia: { $title }
home-learn-title = Poznaj zasady: { $title }

## Lekcje

lesson-learn = Ucz się, grając
lesson-new-here = Pierwszy raz?
lesson-lesson = Lekcja
lesson-coach = Trener
lesson-next = Dalej
lesson-got-it = Jasne
lesson-all-right = W porządku
lesson-again = Powtórz lekcję
lesson-whole-game = Zagraj całą partię
lesson-free = Graj dalej. Lekcja wróci, gdy pojawi się coś nowego do poznania.
lesson-done = To była cała lekcja. W pierwszych pełnych partiach trener objaśni kolejne zasady, gdy przyjdzie na nie pora.
lesson-resumed = Lekcja trwa od miejsca, w którym została przerwana.
lesson-broken = Rozpoczęta lekcja należy do innej wersji strony, więc zaczyna się od nowa.
lesson-no-such-lesson = Nie ma takiej lekcji.
lesson-coaching = Trener
lesson-coaching-help = W pierwszych partiach danej gry objaśniaj nowe zasady, gdy przyjdzie na nie pora
lesson-tutor = Tutor
lesson-tutor-help = W grze z komputerami ostrzegaj mnie przed poważnym błędem, najwyżej raz na turę (z adnotacją w dzienniku)
lesson-something-better = Jest lepszy ruch. Spojrzysz jeszcze raz?
lesson-look-again = Spojrzę jeszcze raz
lesson-play-it = Zagraj to
lesson-minute = W minutę
lesson-lessons = Ucz się, grając
lesson-rulebook = Pełne zasady, rozdział po rozdziale
lesson-sources = Skąd są te zasady i które są nasze
lesson-learn-minutes = Ucz się, grając ({ $minutes } min)
lesson-named = { $title } ({ $minutes } min)
lesson-learn-of = Ucz się, grając: { $title } ({ $minutes } min)
lesson-press = Naciśnij „{ $written }”.
lesson-press-piece = Naciśnij zaznaczony element: { $piece }.
lesson-press-ringed = Naciśnij zaznaczony element.
lesson-press-cancel = Naciśnij ×, aby anulować.

## Mecze

matches-new = Mecz na kilka rozdań: { $title }
matches-as-match = Zagraj mecz ze znajomymi na odległość…
matches-help = Wszyscy grają te same rozdania, każdy na swoim urządzeniu, przeciwko komputerom. W każdym rozdaniu wszyscy macie to samo miejsce, które zmienia się z rozdania na rozdanie. Mecz przekazujecie sobie jako link lub plik. Wyniki innych w danym rozdaniu są zapieczętowane, dopóki go nie rozegrasz.
matches-your-name = Twoje imię
matches-people = Ludzie
matches-deals = Rozdania
matches-seats = Miejsca przy stole
matches-computers = Komputery
matches-scoring = Punktacja
matches-options = Zasady domowe, takie jak przy twojej ostatniej partii tej gry: { $options }.
matches-option = { $option }: { $value }
matches-begin = Zacznij mecz
matches-no-name = Wpisz swoje imię, żeby inni wiedzieli, czyje to wyniki.
matches-matches = Mecze
matches-results = Rozdania i wyniki
matches-total = Razem
matches-deal = Rozd.
matches-sealed = pieczęć
matches-nothing = –
matches-pass-on = Przekaż dalej
matches-file = Zapisz jako plik
matches-long = Ten link zawiera całe partie i jest długi. Niektóre aplikacje ucinają takie linki; plik jest pewniejszy.
matches-proof = Czego to dowodzi
matches-proved = Dowiedzione: każdy wynik to cała partia właściwego rozdania, sprawdzona z zasadami na tym urządzeniu. Na ustalonym miejscu zapisano jednego człowieka, a na wszystkich pozostałych komputery na ustalonym poziomie.
matches-not-proved = Niedowiedzione: kto grał, ile było prób, kto pomagał i czy komputery same wybierały ruchy. Pieczęć chroni uczciwych graczy przed zbyt wczesnym spojrzeniem; nie zatrzyma kogoś, kto rozbierze stronę na części.
matches-join = Dołącz do meczu
matches-shared = Udostępniono ci mecz
matches-full = Wszystkie miejsca w tym meczu są zajęte. Gdy się skończy, jego link pokaże wynik.
matches-delete = Usuń mecz
matches-delete-confirm = Usuń na zawsze; zachowaj partie
matches-results-merged = Wyniki z tego linku należą już do meczu.
matches-copied = Link skopiowany: przekaż go dalej.
matches-to-match = Do meczu
matches-scorings-0 = Punkty meczowe
    .inside = punkty meczowe
matches-scorings-1 = Różnica
    .inside = różnica
matches-scorings-help-0 = W każdym rozdaniu zdobywasz 1 punkt za każdą osobę z gorszym wynikiem i pół punktu za każdy remis. Wygrana przy swoim stole bije każdy wynik bez wygranej.
matches-scorings-help-1 = W każdym rozdaniu zdobywasz tyle punktów, o ile wyprzedzasz każdą z pozostałych osób; gdy jesteś z tyłu, tracisz różnicę.
matches-title = Mecz: { $title }
matches-terms = { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}, miejsc: { $seats }, komputery: { FORM($level, "inside") }, punktacja: { FORM($scoring, "inside") }
matches-terms-alone = { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}, w pojedynkę, punktacja: { FORM($scoring, "inside") }
matches-people-all = { $names }
matches-people-more = { $more ->
    [one] { $names } i jeszcze jedno wolne miejsce
    [few] { $names } i jeszcze { $more } wolne miejsca
   *[many] { $names } i jeszcze { $more } wolnych miejsc
}
matches-play = Zagraj rozdanie { $deal } z { $of }
matches-continue = Kontynuuj rozdanie { $deal } z { $of }
matches-all-to-play = Masz jeszcze przed sobą wszystkie rozdania: { $deals }. Następne jest rozdanie { $next }.
matches-some-to-play = Rozegrane rozdania: { $played } z { $deals }. Następne jest rozdanie { $next }.
matches-waits = Masz za sobą wszystkie rozdania. Według tego urządzenia sprawa wygląda tak: { $waits }. Przekaż mecz dalej.
matches-left = { PERSON($who) ->
    [you] { $deals ->
        [one] masz jeszcze jedno rozdanie
        [few] masz jeszcze { $deals } rozdania
       *[many] masz jeszcze { $deals } rozdań
    }
   *[other] { $deals ->
        [one] { $who } ma jeszcze jedno rozdanie
        [few] { $who } ma jeszcze { $deals } rozdania
       *[many] { $who } ma jeszcze { $deals } rozdań
    }
}
matches-to-join = { $people ->
    [one] jedna osoba ma jeszcze dołączyć
    [few] { $people } osoby mają jeszcze dołączyć
   *[many] { $people } osób ma jeszcze dołączyć
}
matches-won = { PERSON($who) ->
    [you] Wygrywasz mecz. Wynik: { $points }.
    [you-all] Wspólna wygrana: { $who }. Wynik: { $points }.
    [several] Wspólna wygrana: { $who }. Wynik: { $points }.
   *[other] Mecz wygrywa { $who }. Wynik: { $points }.
}
matches-won-ahead = { PERSON($who) ->
    [you] Wygrywasz mecz. Wynik: { $points }. Za tobą: { $others }.
    [you-all] Wspólna wygrana: { $who }. Wynik: { $points }. Dalsze miejsca: { $others }.
    [several] Wspólna wygrana: { $who }. Wynik: { $points }. Dalsze miejsca: { $others }.
   *[other] Mecz wygrywa { $who }. Wynik: { $points }. Dalsze miejsca: { $others }.
}
matches-with = { $name } ({ $points })
matches-result-won = { $score }, wygrana
matches-deal-row = { $deal } (miejsce { $seat })
matches-takebacks = { PERSON($who) ->
    [you] { $count ->
        [one] Cofnięto jeden twój ruch, gdy było już widać, co przyniósł.
        [few] Cofnięto { $count } twoje ruchy, gdy było już widać, co przyniosły.
       *[many] Cofnięto { $count } twoich ruchów, gdy było już widać, co przyniosły.
    }
   *[other] { $count ->
        [one] { $who }: cofnięto jeden ruch, gdy było już widać, co przyniósł.
        [few] { $who }: cofnięto { $count } ruchy, gdy było już widać, co przyniosły.
       *[many] { $who }: cofnięto { $count } ruchów, gdy było już widać, co przyniosły.
    }
}
matches-note = Rozdanie { $deal } z { $of } w meczu.
matches-not-counted = Ten wynik nie liczy się w meczu: { $why }.
matches-entry = { $title }: rozegrane rozdania: { $played } z { $deals }, grają też: { $others }
matches-entry-alone = { $title }: rozegrane rozdania: { $played } z { $deals }
matches-invite = { $title }, mecz na { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}: jak ci pójdzie?

## Porównanie z komputerami

par-par = Porównanie z komputerami
par-help = Na tym urządzeniu komputery grają to samo rozdanie z twojego miejsca, pełną siłą, przeciwko twoim rywalom. To trochę trwa: najsilniejsze mogą potrzebować kilku minut na partię.
par-level = Grają
par-start = Niech grają
par-stop = Zatrzymaj
par-levels-0 = Nowicjusze
    .players = nowicjuszy
par-levels-1 = Solidni gracze
    .players = solidnych graczy
par-levels-2 = Bystrzy gracze
    .players = bystrych graczy
par-levels-3 = Mistrzowie
    .players = mistrzów
par-first = Trwa pierwsza partia z { $games }.
par-sentence = Twój wynik jest lepszy niż u { $share }% { FORM($who, "players") } (od { $low } do { $high }%, z ufnością 95%), po { $games ->
    [one] 1 partii
    [few] { $games } partiach
   *[many] { $games } partiach
} z { $all }.

## Analiza

review-review-game = Przeanalizuj tę partię
review-review-help = Ile był wart każdy wybór i co było szczęściem
review-review = Analiza
review-whose = Gracz
review-stop = Zatrzymaj
review-go-on = Kontynuuj
review-chart = Szanse na wygraną, ruch po ruchu. Strzałki przechodzą między ruchami; Enter otwiera ruch
review-luck-bars = Szczęście
review-lessons = Najbardziej pouczające
review-costliest = Co kosztowało najwięcej
review-turning-points = Punkty zwrotne
review-no-lessons = Żaden wybór się nie wyróżnia.
review-books = Skąd wzięła się wygrana
review-books-help = Każda liczba to część wygranej, z marginesem błędu. Start, szczęście i wybory składają się na wynik. Dokładność to tyle, ile zostaje ze 100, gdy każda strata zabierze swoją część. Reszta to to, czego nie uchwyciły oceny.
review-accuracy = Dokładność
review-start = Start
review-deal = Rozdanie
review-draws = Dobór
review-hidden = Ukryte ręce
review-own = Własne wybory
review-rivals = Wybory rywali i reszta
review-result = Wynik
review-the-deal = Rozdanie
review-played = Zagrano
review-better = Lepiej
review-then = potem { $actions }
review-brings = Co daje lepszy wariant do końca następnej rundy:
review-brings-at-end = Co daje lepszy wariant do końca partii:
review-knowing = Podstawa oceny
review-see = Zobacz na planszy
review-walk = Zagraj lepszy ruch
review-play-on = Graj dalej stąd
review-step = Przejdź lepszy wariant krok po kroku
review-to-review = Wróć
review-all-moves = Wszystkie ruchy w tabeli
review-more-rows = Więcej ruchów
review-not-all = To długa partia, więc analiza objęła tylko rozdanie, wybory ludzi i ruchy, w których odwróciły się szanse. Pozostałe ruchy nie liczą się nikomu.
review-the-rest = Przeanalizuj resztę
review-deeper = Zbadaj głębiej
review-looked-deeper = Przeanalizowano dziesięć razy dłużej.
review-looking = Analizuję…
review-not-yet = Ten ruch nie był jeszcze analizowany.
review-no-choice = Nie było z czego wybierać.
review-best = Nie znaleziono lepszego ruchu.
review-before-and-after = Szanse przed ruchem i po nim
review-known-0 = Co było wiadomo
review-known-1 = Wszystkie karty odkryte
review-columns-0 = Ruch
review-columns-1 = Kto
review-columns-2 = Co
review-columns-3 = Ocena
review-columns-4 = Szanse
review-columns-5 = Szczęście
review-within = ± { $n }
review-find = Perełka
review-inaccuracy = Niedokładność
review-mistake = Błąd
review-blunder = Gruby błąd
review-finds = Perełki
review-inaccuracies = Niedokładności
review-mistakes = Błędy
review-blunders = Grube błędy
review-verdict = { $choices }. { $luck }.
review-verdict-so-far = Dotąd: { $choices }. { $luck }.
review-the-others = pozostali
review-gave-nothing-away = { PERSON($who) ->
    [you] Nie oddajesz niczego, co dałoby się zmierzyć
   *[other] { $who } nie oddaje niczego, co dałoby się zmierzyć
}
review-gave-away = { PERSON($who) ->
    [you] Twoje wybory oddają { $share }%
   *[other] { $who } oddaje swoimi wyborami { $share }%
}
review-chose-better = { PERSON($who) ->
    [you] Wybierasz lepiej niż { $rival } (+{ $share }% szans)
   *[other] { $who } wybiera lepiej niż { $rival } (+{ $share }% szans)
}
review-chose-worse = { PERSON($who) ->
    [you] Wybierasz gorzej niż { $rival } (−{ $share }% szans)
   *[other] { $who } wybiera gorzej niż { $rival } (−{ $share }% szans)
}
review-chose-as-well = { PERSON($who) ->
    [you] Wybierasz mniej więcej tak dobrze jak { $rival }
   *[other] { $who } wybiera mniej więcej tak dobrze jak { $rival }
}
review-luck-even = Szczęście rozłożyło się po równo
review-by-deal = Rozdanie
review-by-draws = Dobór
review-by-hidden = Układ ukrytych kart
review-luck-cost = { PERSON($who) ->
    [you] { $what } odbiera ci { $share }%
   *[other] { $what } odbiera { $share }% (gracz { $who })
}
review-luck-brought = { PERSON($who) ->
    [you] { $what } daje ci { $share }%
   *[other] { $what } daje { $share }% (gracz { $who })
}
review-place = { $turn } · Ruch { $number } z { $last }
review-progress = Przeanalizowane ruchy: { $done } z { $all }
review-loss-exact = Oddano { $share }%
review-loss = Oddano { $share }% (± { $error })
review-loss-close = Nie sposób rozstrzygnąć: oddano od { $low }% do { $high }%
review-losses = { $count ->
    [one] Jeden wybór oddał łącznie { $share }%.
    [few] { $count } wybory oddały łącznie { $share }%, najwięcej w { $section } ({ $most }%).
    [many] { $count } wyborów oddało łącznie { $share }%, najwięcej w { $section } ({ $most }%).
   *[other] { $count } wyboru oddało łącznie { $share }%, najwięcej w { $section } ({ $most }%).
}
review-chances = { PERSON($who) ->
    [you] Twoje szanse: { $played }% po zagranym ruchu, { $better }% po lepszym
   *[other] { $who }, szanse: { $played }% po zagranym ruchu, { $better }% po lepszym
}
review-change = { $before }% → { $after }%
review-instead = { $name }: { $better } zamiast: { $played }
review-find-gain = { SIGNED($share) }% (± { $error }) w porównaniu z oczywistym ruchem
review-then-luck-cost = { PERSON($who) ->
    [you] Potem szczęście odbiera ci { $share }%.
   *[other] Potem szczęście odbiera { $share }% (gracz { $who }).
}
review-then-luck-brought = { PERSON($who) ->
    [you] Potem szczęście daje ci { $share }%.
   *[other] Potem szczęście daje { $share }% (gracz { $who }).
}
review-move = Ruch { $number }
review-chance = { $name } { $share }%
review-moment = { $place }. { $chances }.
review-moment-marked = { $place }. { $chances }. { $mark }: { $name }.
review-prospect = { $points } { $category }
review-failed = Niektórych ruchów nie udało się przeanalizować: { $why }
review-not-kept = { $trouble } Analiza przepadnie po zamknięciu strony, ale możesz ją powtórzyć.

## Ćwiczenia

practice-title = Ćwiczenia
practice-these = Ćwicz te momenty
practice-this = Ćwicz ten moment
practice-due = { $count ->
    [one] 1 moment do przećwiczenia
    [few] { $count } momenty do przećwiczenia
   *[many] { $count } momentów do przećwiczenia
}
practice-question = Jaki byłby twój wybór? ({ $number } z { $last })
practice-best = Najlepszy wybór.
practice-as-good = Równie dobry jak najlepszy wybór, o ile da się to stwierdzić.
practice-why = Dlaczego?
practice-no-answer = Tej odpowiedzi nie udało się ocenić. Wybierz jeszcze raz.
practice-only = To ćwiczenie: po prostu wskaż swój wybór.
practice-answer = Odpowiedź
practice-remove = Nie pytaj więcej
practice-done = To wszystko na dziś.
practice-next = { $days ->
    [one] Następny moment pojawi się jutro.
    [few] Następny moment pojawi się za { $days } dni.
   *[many] Następny moment pojawi się za { $days } dni.
}
practice-none = Dziś nie ma czego ćwiczyć. Po skończonej grze jej analiza proponuje momenty, którym warto przyjrzeć się jeszcze raz.
practice-dropped = { $count ->
    [one] Jednego momentu nie da się już odtworzyć, więc został usunięty.
    [few] { $count } momentów nie da się już odtworzyć, więc zostały usunięte.
   *[many] { $count } momentów nie da się już odtworzyć, więc zostały usunięte.
}
practice-full = Na więcej momentów nie ma miejsca, dopóki nie opanujesz części z nich.

## Zasady

rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-legend = Skąd są te zasady
rules-link-to = Link do „{ $section }”
rules-link-copied = Skopiowano link do tego rozdziału.
rules-play-it = Nowa partia
rules-of = { $title }: zasady
rules-found = { $count ->
    [0] Żaden rozdział nie wspomina o „{ $query }”.
    [one] Znaleziono 1 rozdział
    [few] Znaleziono { $count } rozdziały
   *[many] Znaleziono { $count } rozdziałów
}
rules-source-printed = Z druku
    .meaning = Z zasad wydawcy, na ile je mamy; słowa są nasze.
rules-source-found = Znalezione
    .meaning = Z publicznych opisów gry; akapit je wymienia.
rules-source-deduced = Wywnioskowane
    .meaning = Wynika z drukowanych zasad albo ze znalezionych opisów.
rules-source-ruled = Nasza decyzja
    .meaning = Drukowane zasady milczą, więc trzeba było zdecydować.
rules-source-invented = Nasz wymysł
    .meaning = Nie mamy drukowanego tekstu, więc wymyśliliśmy to tak, by pasowało do reszty.

## Zapisane partie

saved-saved = Zapisane partie
saved-none = Na tym urządzeniu nie ma jeszcze zapisanych partii. Każda partia zapisuje się sama po każdym ruchu.
saved-no-match = Żadna zapisana partia nie pasuje do tych filtrów.
saved-to-shelf = Przejdź do półki
saved-export-all = Zapisz wszystkie jako jeden plik
saved-import = Otwórz pliki
saved-not-read = Urządzenie nie pozwoliło stronie odczytać pliku.
saved-which-game = Gra
saved-all-games = Wszystkie gry
saved-which-state = W toku lub ukończone
saved-which-result = Wygrane lub przegrane
saved-won = Wygrana
saved-lost = Przegrana
saved-opening = Sprawdzam…
saved-unreadable = Zapis, którego nie da się odczytać
saved-recovered = Ostatniego ruchu nie udało się odczytać; to pozycja przed nim.
saved-delete-confirm = Usuń na zawsze
saved-statistics = Statystyki
saved-statistics-help = Ukończone partie na tym urządzeniu, w których jedna osoba grała sama lub przeciwko komputerom, według najsilniejszego komputera przy stole. Odgałęzienia innych partii oraz partie z linków i pojedynczych plików są pominięte. Przedział po liczbie wygranych pokazuje, gdzie leży twój prawdziwy odsetek wygranych, z ufnością 95%.
saved-export-statistics = Zapisz jako plik
saved-reset = Zacznij od nowa
saved-reset-confirm = Licz dopiero od teraz
saved-count-all = Znów licz wszystkie partie
saved-since = Liczą się tylko partie rozegrane od ostatniego „Zacznij od nowa”.
saved-categories = Średnia punktów według źródła
saved-states-0 = Wszystkie
saved-states-1 = W toku
saved-states-2 = Ukończone
saved-results-0 = Dowolny wynik
saved-results-1 = Wygrane
saved-results-2 = Przegrane
saved-columns-0 = Przeciw
saved-columns-1 = Partie
saved-columns-2 = Wygr.
saved-columns-3 = Rekord
saved-columns-4 = Średnia
saved-columns-5 = Wygrane z rzędu
saved-columns-6 = Dni
saved-against-0 = W pojedynkę
saved-against-1 = Losowy
saved-against-2 = Nowicjusz
saved-against-3 = Solidny
saved-against-4 = Bystry
saved-against-5 = Mistrz
saved-full = { $trouble } To, co otwierasz, zostanie tu tylko do zamknięcia strony.
saved-export = Zapisz tę partię jako plik: { $title }
saved-delete = Usuń tę partię: { $title }
saved-deleted = { $title }: usunięto.
saved-running = { $heading }. { $turn }
saved-replay = Powtórka: { $title }, { $state }
saved-count = Zapisane: { $count }
saved-count-of = { $shown } z { $count }
saved-against = { $computers }, miejsc: { $seats }
saved-wins = { $wins } (od { $low } do { $high }%)
saved-category = { $name } { $points }
saved-categories-against = { $against }: { $categories }
saved-accuracy-once = { $against }: dokładność { $accuracy } w przeanalizowanej partii
saved-accuracy = { $against }: średnia dokładność { $mean } w ostatnich przeanalizowanych partiach, liczba partii: { $games } ({ $each })
saved-days = { $days ->
    [one] Gry dnia: rozegrany 1 dzień, najdłuższa seria { $longest }.
    [few] Gry dnia: rozegrane { $days } dni, najdłuższa seria { $longest }.
   *[many] Gry dnia: rozegrane { $days } dni, najdłuższa seria { $longest }.
}
saved-days-peeked = { $count ->
    [one] Jedną partię rozegrano po podejrzeniu ukrytych informacji.
    [few] { $count } partie rozegrano po podejrzeniu ukrytych informacji.
   *[many] { $count } partii rozegrano po podejrzeniu ukrytych informacji.
}
saved-peeked = { $games ->
    [one] { $against }: 1 partia po podejrzeniu ukrytych informacji
    [few] { $against }: { $games } partie po podejrzeniu ukrytych informacji
   *[many] { $against }: { $games } partii po podejrzeniu ukrytych informacji
}
saved-from-branch = Odgałęzienie innej partii: poza statystykami
saved-from-elsewhere = Z linku lub pliku: poza statystykami
saved-imported = { $count ->
    [0] Nie dodano żadnych nowych partii.
    [one] Dodano jedną partię.
    [few] Dodano { $count } partie.
   *[many] Dodano { $count } partii.
}
saved-imported-known = { $count ->
    [one] Jedna partia już tu była.
    [few] { $count } partie już tu były.
   *[many] { $count } partii już tu było.
}
saved-imported-unreadable = { $count ->
    [one] Jednego zapisu nie da się odczytać; dodano go bez zmian.
    [few] { $count } zapisów nie da się odczytać; dodano je bez zmian.
   *[many] { $count } zapisów nie da się odczytać; dodano je bez zmian.
}
saved-imported-more = I jeszcze { $count } podobnych.
saved-imported-days-and-matches = Dodano też gry dnia, mecze i momenty do przećwiczenia z tego pliku.
saved-refused = { $file }: { $why }

## Ustawienia

settings-looks = Wygląd
settings-language = Język
settings-language-browser = Jak w przeglądarce
settings-language-help = Strona wczyta nowe teksty; twoje partie zostaną bez zmian.
settings-play = Przy stole
settings-pace-help = Jak długo ruch komputera pozostaje na ekranie i jak szybko wędrują elementy
settings-sound = Dźwięk
settings-sound-help = Krótki, osobny dźwięk dla każdego zdarzenia: kości, statku, punktów, twojej tury
settings-vibration = Wibracje
settings-vibration-help = Telefon krótko wibruje, gdy grasz i gdy zaczyna się twoja tura
settings-cover = Zasłaniaj ręce po opuszczeniu strony
settings-cover-help = Na wspólnym urządzeniu: odkryta ręka jest zasłaniana, gdy strona tak długo pozostaje niewidoczna
settings-theme-help = Jasny, ciemny lub jak w urządzeniu
settings-letters = Skróty jednoklawiszowe
settings-letters-help = U cofa, H podpowiada i tak dalej. Wyłącz je, jeśli dyktujesz głosem albo naciskasz klawisze przez przypadek.
settings-keeping = Przechowywanie partii
settings-persist = Poproś przeglądarkę, by je zachowała
settings-persisted = Przeglądarka obiecuje przechowywać twoje partie, dopóki ich nie usuniesz.
settings-not-persisted = Gdy na urządzeniu zabraknie miejsca, przeglądarka może usunąć twoje partie. Możesz ją poprosić, by tego nie robiła, albo zapisać je jako plik.
settings-persist-refused = Przeglądarka się nie zgodziła. Może pomóc instalacja strony albo częstsze korzystanie z niej.
settings-persist-unanswered = Przeglądarka nie odpowiedziała. Dla pewności zapisz swoje partie jako plik.
settings-saved-games = Zapisane partie, pliki i statystyki
settings-installing = Na ekranie głównym
settings-installed = Tea Table działa na tym urządzeniu jako aplikacja.
settings-not-yet-offline = Jeszcze niegotowe do gry offline: strona właśnie się zapisuje na tym urządzeniu.
settings-not-kept-offline = Niegotowe do gry offline: tej strony nie udało się zapisać na tym urządzeniu. Być może przerwało się połączenie, przeglądarka na to nie pozwala albo serwer zmienia pliki strony. Strona spróbuje ponownie, gdy ją następnym razem otworzysz.
settings-never-offline = Niegotowe do gry offline: przeglądarki zapisują strony tylko z bezpiecznego adresu (https).
settings-one-file = Ta strona to jeden plik ze wszystkim w środku: nie trzeba go instalować.
settings-about = O Tea Table
settings-what = Tea Table to stół do gier planszowych o handlu herbatą. Graj z innymi przy jednym urządzeniu albo samodzielnie przeciwko komputerom. Nie ma tu serwera, kont ani reklam i nic nie jest nigdzie wysyłane.
settings-fan = To niezależny projekt fanowski. Autorzy i wydawcy gier go nie stworzyli, nie wspierają ani nie licencjonują. Wszystkie rysunki i wszystkie sformułowania zasad są nasze. Jeśli jakaś gra ci się podoba, kup prawdziwe pudełko: nic tutaj go nie zastąpi.
settings-games = Gry
settings-made-with = Czego użyto
settings-font = Tytuły złożono pismem Young Serif, którego autorem jest Bastien Sozeau, na licencji SIL Open Font License 1.1.
settings-program = Program jest napisany w języku Rust, a strona korzysta z Leptos. To wolne oprogramowanie na licencji MIT lub Apache 2.0.
settings-opponents = Komputery planują na podstawie tego, co widać z ich miejsca, a resztę zgadują. Na żadnym poziomie nie zaglądają w ukryte karty.
settings-figures = Gdy nie mamy liczby z druku albo zasada milczy, pełne zasady mówią o tym wprost i podają naszą decyzję.
settings-volumes-0 = Wył.
settings-volumes-1 = Cicho
settings-volumes-2 = Głośno
settings-covers-0 = Od razu
settings-covers-1 = 1 min
settings-covers-2 = 5 min
settings-covers-3 = Nigdy
settings-build = Wersja { $id }
settings-kept = { $count ->
    [0] Na tym urządzeniu nie ma jeszcze zapisanych partii.
    [one] Na tym urządzeniu jest zapisana jedna partia.
    [few] Na tym urządzeniu są zapisane { $count } partie.
   *[many] Na tym urządzeniu jest zapisanych { $count } partii.
}

## Sposoby gry

access = Graj po swojemu
access-ear = Ze słuchu
access-ear-help = Czytniki ekranu mówią o wszystkim, co jest na stole: każde zdanie do końca, twoje przed cudzymi.
access-rate = Szybkość czytnika ekranu
access-rate-help = Słowa na minutę, żeby każde zdanie miało dość czasu
access-amount = Ile jest mówione
access-amount-help = O ruchach rywali; to, co dotyczy ciebie, słychać zawsze
access-amounts-0 = Wszystko
access-amounts-1 = W skrócie
access-amounts-2 = Tylko moje
access-wait = Czekaj po każdym ruchu rywala
access-wait-help = Następny ruch przychodzi po naciśnięciu spacji, kropki albo „Kontynuuj”
access-keys = Klawiszami
access-keys-help = W każdą grę można grać bez myszy. Przy stole listę klawiszy pokazuje menu.
access-stops = Tab dociera do każdego elementu
access-stops-help = Do gry wystarczą wtedy Tab i Enter
access-switches = Jednym lub dwoma przyciskami
access-switches-help = Pierścień obiega to, co można nacisnąć: najpierw grupę, potem elementy w niej.
access-scan = Skanowanie
access-scan-help = Jeden przycisk: pierścień porusza się sam, a klawisz lub dotknięcie w dowolnym miejscu wybiera. Dwa: jeden klawisz go przesuwa, drugi wybiera.
access-scans-1 = Jeden przycisk
access-scans-2 = Dwa
access-dwell = Czas przy każdym wyborze
access-step-key = Klawisz, który przesuwa pierścień
access-press-key = Klawisz, który wybiera
access-any-key = Naciśnij klawisz…
access-cool-down = Pomijaj podwójne naciśnięcia
access-cool-down-help = Jeśli w tym czasie przypadkiem naciśniesz to samo jeszcze raz, nic się nie stanie
access-sight = Większe litery, większy kontrast
access-sight-help = Niczego nie odróżnia sam kolor, a stronę można powiększyć.
access-places = Numery na mapie
access-places-help = Każdy heks pokazuje swój numer, jak w „Kandy 3”
access-letters = Wielkość liter
access-contrast = Kontrast
access-contrasts-1 = Zwykły
access-contrasts-2 = Wysoki
access-calm = Bez ruchu, bez dźwięku
access-calm-help = To, co się porusza lub brzmi, jest też opisane słowami.
access-pace = We własnym tempie
access-pace-help = Nie ma zegara, prawie każdy ruch można cofnąć, a partia czeka na ciebie, jak długo chcesz.
access-seconds = { $number } s
access-row = Od: { $first } do: { $last }

## Nowa partia

setup-new-game = Nowa partia
setup-challenge = Wyzwanie: to samo ziarno, te same ustawienia
setup-title = { $heading }: { $title }
setup-person = Człowiek
setup-computer = Komputer
setup-on-this-device = Gra na tym urządzeniu
setup-level = Poziom
setup-character = Charakter
setup-add = Dodaj miejsce
setup-shuffle = Przetasuj miejsca
setup-house-rules = Zasady domowe
setup-open-hands-help = Bez zasłony między turami: ekran pokazuje karty gracza, który ma ruch
setup-seed = Ziarno: to samo słowo daje to samo rozdanie
setup-fresh-seed = Wylosuj nowe ziarno
setup-copy-challenge = Skopiuj link do tych ustawień jako wyzwanie dla innych
setup-cancel = Anuluj
setup-start = Zacznij grę
setup-watch = Grają same komputery: będziesz oglądać
setup-no-such-game = Nie ma takiej gry na tej półce.
setup-how-many = Liczba graczy
setup-seed-is-link = To link, nie ziarno. Wklej go na półce w polu „Otwórz link” albo wylosuj tu inne ziarno.
setup-no-seed = Ziarno jest puste: wpisz dowolne słowo albo je wylosuj.
setup-levels-0 = Nowicjusz
    .inside = nowicjusz
    .opponent = łatwy przeciwnik
    .opponents = łatwych przeciwników
setup-levels-1 = Solidny
    .inside = solidny
    .opponent = średni przeciwnik
    .opponents = średnich przeciwników
setup-levels-2 = Bystry
    .inside = bystry
    .opponent = silny przeciwnik
    .opponents = silnych przeciwników
setup-levels-3 = Mistrz
    .inside = mistrz
    .opponent = bardzo silny przeciwnik
    .opponents = bardzo silnych przeciwników
setup-characters-0 = Wszechstronny
    .inside = wszechstronny
setup-characters-1 = Budowniczy
    .inside = budowniczy
setup-characters-2 = Kupiec
    .inside = kupiec
setup-characters-3 = Sprinter
    .inside = sprinter
setup-characters-4 = Losowy
    .inside = charakter losowy
setup-computer-plain = Komputer, { FORM($level, "inside") }
setup-computer-drawn = { $level }, charakter losowy
setup-name-of = Imię na miejscu { $seat }
setup-seat-named = Miejsce { $seat }, { $name }
setup-who-at = Gracz na miejscu { $seat }
setup-move-up = Przesuń o jedno miejsce w górę: { $name }
setup-remove = Usuń: { $name }
setup-more = Więcej: { $name } (poziom, kolejność, usuwanie)
setup-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
setup-alone = { $title }, w pojedynkę
setup-seats-exactly = { $count ->
    [one] Dla 1 gracza.
    [few] Dla { $count } graczy.
   *[many] Dla { $count } graczy.
}
setup-seats-range = Dla { $least }–{ $most } graczy, w kolejności gry.
setup-levels-help = Komputery: nowicjusz jest łatwy, solidny gra całkiem dobrze, bystry jest silny, mistrz – bardzo silny.
setup-minutes = { $players ->
    [one] Około { $minutes } minut w pojedynkę
    [few] Około { $minutes } minut przy { $players } graczach
   *[many] Około { $minutes } minut przy { $players } graczach
}
setup-no-name = Miejsce { $seat } nie ma jeszcze imienia.
setup-same-name = Dwoje graczy ma to samo imię, { $name }: zmień jedno z nich, żeby dziennik mógł ich odróżnić.

## Wspólna gra, każdy na swoim urządzeniu

together-how = Gdzie kto gra
together-ways-0 = Przy tym urządzeniu
together-ways-1 = Wysyłając tury
together-help = Każdy gra na swoim urządzeniu. Po swojej turze wysyłasz link, a kto go otworzy, gra dalej. Urządzenia w tej samej sieci Wi-Fi mogą też połączyć się bezpośrednio.
together-friend = Gra na innym urządzeniu
together-send = Wyślij turę
together-invite = Zaproś
together-title = Przekaż dalej
together-file = Jako plik
together-copied = Link skopiowany, razem ze zdaniem dla innych.
together-answer = Masz odpowiedź? Wklej ją tutaj
together-seats = Kto gdzie gra
together-here = na tym urządzeniu
together-away = na innym urządzeniu
together-free = jeszcze wolne
together-sit-here = Graj tutaj
together-play-computers = Niech komputery grają na tym urządzeniu
together-hidden = To, co ukryte, jest ukryte tylko przed wzrokiem: kto rozbierze stronę na części, mógłby to zobaczyć.
together-middle = Urządzenie, które tylko ogląda, nie pokazuje niczyich kart: połóżcie tablet na środku stołu, żeby wszyscy go widzieli.
together-gave-way = Inne urządzenie zagrało w tym samym momencie i liczy się jego ruch. Twój został cofnięty.
together-undo-ask = Poprosić o zgodę na cofnięcie? Odpowiedź padnie na drugim urządzeniu: { $others }. Do tego czasu możesz grać dalej.
together-undo-request = Poproś
together-undo-question = { $name } prosi o cofnięcie ruchu. Zgoda?
together-undo-agree = Zgoda
together-undo-decline = Odmów
together-undo-waits = Czekamy na odpowiedź: { $others }…
together-undo-withdraw = Wycofaj
together-undo-declined = { $name } się nie zgadza: ruch zostaje.
together-undo-message = { $name } prosi o cofnięcie ruchu. Zgadzasz się? { $title } w Tea Table:
together-undone = Wszyscy się zgodzili: ruch został cofnięty.
together-undone-before = Wszyscy zgodzili się na cofnięcie, zanim dotarł twój ostatni ruch, więc on też przepadł.
together-running = Będzie to możliwe, gdy ta wspólna partia się skończy.
together-invited = Zaproszono cię do partii
together-which-seat = Które miejsce jest twoje?
together-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
together-join-window = Graj w tym oknie
together-near = Urządzenia w pobliżu
together-near-help = Urządzenia w tej samej sieci Wi-Fi lub przy tym samym hotspocie mogą połączyć się bezpośrednio. Każdy ruch dociera wtedy sam.
together-near-connect = Połącz urządzenie w pobliżu
together-near-offer = Zeskanuj ten kod aparatem drugiego urządzenia albo wyślij na nie link. Pokaże ono wtedy własny kod: zeskanuj go aparatem tego urządzenia albo wklej jego link w pole powyżej.
together-near-answer = Już prawie gotowe: zeskanuj ten kod urządzeniem, z którego przyszło zaproszenie, albo wyślij na nie link. Nie zamykaj tej strony: tutaj pojawi się partia.
together-near-scan = Zeskanuj odpowiedź
together-near-no-camera = Nie można użyć aparatu. Zamiast tego wklej link.
together-near-connecting = Łączenie…
together-near-failed = Nie udało się połączyć urządzeń. Sprawdź, czy oba są w tej samej sieci, i spróbuj jeszcze raz albo grajcie dalej przez link.
together-near-device = Urządzenie w pobliżu
together-near-connected = Połączono: { $name }. Ruchy docierają same.
together-near-lost = Utracono połączenie: { $name }. Połączcie się ponownie albo grajcie dalej przez link.
together-near-title = Partia w pobliżu
together-near-passed = Odpowiedź trafiła do okna, w którym otwarta jest partia. Jeśli tam się nie połączy, wklej link tej strony w jego pole na odpowiedź.
together-wait-for-you = Czekają na ciebie
together-wait-for-others = Czekają na innych
together-game-over = Koniec partii. Wyślij link, żeby inni zobaczyli wynik.
together-awaits-you = Twoja tura. Możesz już teraz wysłać link, żeby zaprosić innych.
together-awaits-computer = Tura gracza { $name }, komputera na innym urządzeniu. Link wyśle tamto urządzenie albo to przejmie grę.
together-awaits-other = Tura gracza { $name }. Wyślij link: kto go otworzy, zobaczy, co się stało, i zagra dalej.
together-awaits-free = Tura gracza { $name }, ale to miejsce jest jeszcze wolne. Wyślij link, żeby kogoś zaprosić.
together-message = Twoja tura, { $name }! { $title } w Tea Table:
together-message-over = Nasza partia { $title } się skończyła. Wynik w Tea Table:
together-seat-lost = Miejsce gracza { $name } zajęto na innym urządzeniu.
together-sit-as = To ja, { $name }
together-entry = { $title }: { $turn }
together-entry-since = { $title }: { $turn }, od: { $since }

## Udostępnianie

share-challenge-copied = Link skopiowany. Otwiera te same ustawienia: to samo ziarno, te same miejsca, te same zasady.
share-link-copied = Link skopiowany.
share-what = Co udostępnić
share-eyes = Kto patrzy
share-all-hands = Wszyscy: wszystkie ręce odkryte
share-running = Ta partia jeszcze trwa. Link zawiera jej ziarno i każdy ruch, więc kto rozbierze go na części, może poznać wszystkie ręce i całe przyszłe szczęście.
share-running-eyes = Link otwiera partię tak, jak widać ją z tego miejsca, ale zawiera też ziarno i wszystkie ręce: kto rozbierze go na części, może je odczytać.
share-link = Link
share-code = Kod
share-no-address = Ta strona została otwarta z pliku, więc nie ma adresu, który mogliby otworzyć inni. Zapisz partię jako plik i go wyślij albo wyślij ten kod: wystarczy go dopisać na końcu adresu dowolnej kopii Tea Table w sieci, a partia się otworzy.
share-code-copied = Ta strona nie ma adresu, który mogliby otworzyć inni, więc zamiast niego skopiowano kod. Wystarczy go dopisać na końcu adresu dowolnej kopii Tea Table w sieci, a partia się otworzy.
share-copy = Kopiuj
share-not-copied = Skopiuj samodzielnie
share-not-copied-help = Ta przeglądarka nie pozwala stronie kopiować. Tekst poniżej jest zaznaczony: skopiuj go stamtąd.
share-file-as-text-help = Niektóre aplikacje gubią pobierane pliki. Jeśli pliku nie ma, skopiuj ten tekst do wiadomości albo własnego pliku. „Otwórz pliki” na stronie zapisanych partii otwiera taki plik.
share-the-text = Tekst
share-text-copied = Skopiowano.
share-copy-by-hand = Przeglądarka nie skopiowała tekstu. Jest zaznaczony: przytrzymaj go albo skopiuj klawiaturą.
share-as-text = Pokaż jako tekst
share-not-sent = To urządzenie nie udostępniło linku. Skopiuj go.
share-perhaps-not-sent = Nie ma menu udostępniania? Skopiuj link.
share-send = Wyślij…
share-picture = Jako obrazek
share-picture-given = Poszukaj obrazka wśród pobranych plików. Nie ma go? Przytrzymaj ten poniżej, aby go zapisać. Oto on w słowach, dla każdego, kto go nie widzi:
share-picture-here = Aby zapisać obrazek, przytrzymaj go. Oto on w słowach, dla każdego, kto go nie widzi:
share-picture-label = Wynik jako obrazek
share-picture-sent = Obrazek trafił do menu udostępniania tego urządzenia. Oto on w słowach:
share-no-picture = Ta przeglądarka nie może narysować obrazka.
share-qr = Jako kod do zeskanowania
share-qr-label = Link jako kod QR
share-too-long = Ten link jest za długi na kod QR. Skopiuj go albo zapisz partię jako plik.
share-no-link = Ta partia jest za długa na link. Zapisz ją jako plik i go wyślij.
share-long = To długi link, a niektóre aplikacje takie ucinają. Plik jest pewniejszy.
share-open-link = Otwórz link
share-paste-link = Wklej link, kod lub całą wiadomość
share-open-it = Otwórz
share-scan = Zeskanuj kod
share-no-link-in-it = Nie ma tu linku do partii. Link zawiera „#/”: skopiuj cały link albo całą wiadomość.
share-that-is-a-link = To link do partii.
share-a-game = Udostępniono ci partię
share-a-moment = Udostępniono ci moment partii
share-no-game = Tego linku nie da się otworzyć
share-no-game-help = Skopiuj jeszcze raz cały link i wklej go na półce w polu „Otwórz link”; może być cała wiadomość. Jeśli to nie pomoże, poproś nadawcę o nowy link albo o partię w pliku.
share-who = Kto grał
share-how = Jak ją przygotowano
share-seed = Ziarno
share-as-usual = Zwykłe zasady
share-open = Otwórz jako moją partię
share-keep = Zapisz kopię
share-look = Obejrzyj
share-challenge = Zagraj to samo rozdanie
share-kinds-0 = Ta partia
share-kinds-1 = Ten moment
share-kinds-2 = Wyzwanie
share-kinds-3 = Rozdanie
share-kinds-help-0 = Cała dotychczasowa partia. Kto ją otworzy, może ją odtworzyć, sprawdzić i grać dalej.
share-kinds-help-1 = Partia do pokazanego momentu, tak jak widać ją z wybranego przez ciebie miejsca.
share-kinds-help-2 = Tylko ustawienia: to samo ziarno, te same miejsca i zasady, do rozegrania od początku.
share-kinds-help-3 = Pozwala komuś zagrać to samo rozdanie. Link nie zdradza niczego z rozdania, a zawarty w nim wynik pozostaje zapieczętowany, aż ta osoba skończy.
share-verified-setup = Sprawdzone: przygotowanie jest kompletne, a żaden ruch nie został wykonany.
share-verified-result = { $moves ->
    [one] Sprawdzone: jedyny ruch jest zgodny z zasadami i prowadzi do zapisanego wyniku.
    [few] Sprawdzone: wszystkie { $moves } ruchy są zgodne z zasadami i prowadzą do zapisanego wyniku.
   *[many] Sprawdzone: wszystkie ruchy ({ $moves }) są zgodne z zasadami i prowadzą do zapisanego wyniku.
}
share-verified-position = { $moves ->
    [one] Sprawdzone: jedyny ruch jest zgodny z zasadami i prowadzi do zapisanej pozycji.
    [few] Sprawdzone: wszystkie { $moves } ruchy są zgodne z zasadami i prowadzą do zapisanej pozycji.
   *[many] Sprawdzone: wszystkie ruchy ({ $moves }) są zgodne z zasadami i prowadzą do zapisanej pozycji.
}
share-still-running = W toku: { $heading }
share-seen-by = { PERSON($who) ->
    [you] Partia otwiera się tak, jak ją widzisz.
   *[other] Partia otwiera się tak, jak ją widzi { $who }.
}
share-subject = Tea Table: { $title }
share-file-given = Poszukaj pliku „{ $file }” wśród pobranych. Nie ma go?
share-file-as-text = „{ $file }” jako tekst

## Daty

date = { $weekday }, { $day } { $month } { $year }
date-weekday-0 = poniedziałek
date-weekday-1 = wtorek
date-weekday-2 = środa
date-weekday-3 = czwartek
date-weekday-4 = piątek
date-weekday-5 = sobota
date-weekday-6 = niedziela
date-month-1 = stycznia
date-month-2 = lutego
date-month-3 = marca
date-month-4 = kwietnia
date-month-5 = maja
date-month-6 = czerwca
date-month-7 = lipca
date-month-8 = sierpnia
date-month-9 = września
date-month-10 = października
date-month-11 = listopada
date-month-12 = grudnia

## Wyniki do udostępnienia

result-daily = { $title }, gra dnia ({ $day }): { $result }.
result-running = { $title }, gra dnia ({ $day }): właśnie w nią gram.
result-challenge = { $title }: { $result }; pobijesz to w tym samym rozdaniu?
result-won = { $points ->
    [one] wygrywam z 1 punktem
    [few] wygrywam z { $points } punktami
   *[many] wygrywam z { $points } punktami
}
result-lost = { $points ->
    [one] zdobywam 1 punkt
    [few] zdobywam { $points } punkty
   *[many] zdobywam { $points } punktów
}
result-at-table = { $seats ->
    [one] { $result } przy stole na 1 osobę
    [few] { $result } przy stole na { $seats } osoby
   *[many] { $result } przy stole na { $seats } osób
}
result-peeked = { $result }, po podejrzeniu ukrytych informacji
result-streak = { $days ->
    [one] { $result }, seria: 1 dzień
    [few] { $result }, seria: { $days } dni
   *[many] { $result }, seria: { $days } dni
}
picture-peeked = Po podejrzeniu ukrytych informacji
picture-title = { $title }.
picture-title-daily = { $title }, gra dnia: { $day }.
picture-won = { $count ->
    [one] Wygrywa { $names }.
    [few] Wygrywają { $names }.
   *[many] Wygrywają { $names }.
}
picture-note = { $note }.
picture-points = { $name } { $points }
picture-row = { $source }: { $each }.
