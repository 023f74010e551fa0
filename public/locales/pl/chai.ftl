### Teksty przy stole gry Chai.
###
### Formy rzeczowników: .acc biernik (u herbat i ścieżek także narzędnik), .gen dopełniacz, .many dopełniacz liczby
### mnogiej po liczbach, .few mianownik liczby mnogiej; u pól .onto „dokąd”, .at „gdzie”, .from „skąd” (wąsko).

## Rzeczowniki

tea-green = zielona
    .title = Zielona
    .acc = zieloną
    .gen = zielonej
    .few = zielone
    .many = zielonych
tea-yellow = żółta
    .title = Żółta
    .acc = żółtą
    .gen = żółtej
    .few = żółte
    .many = żółtych
tea-white = biała
    .title = Biała
    .acc = białą
    .gen = białej
    .few = białe
    .many = białych
tea-oolong = oolong
    .title = Oolong
tea-black = czarna
    .title = Czarna
    .acc = czarną
    .gen = czarnej
    .few = czarne
    .many = czarnych
tea-fermented = fermentowana
    .title = Fermentowana
    .acc = fermentowaną
    .gen = fermentowanej
    .few = fermentowane
    .many = fermentowanych
tea-count = { $count ->
    [one] { $count } { $tea }
    [few] { $count } { FORM($tea, "few") }
   *[many] { $count } { FORM($tea, "many") }
}

card-withering = Więdnięcie
    .short = Więdn.
card-fixing = Utrwalanie
    .short = Utrwal.
card-rolling = Zwijanie
card-drying = Suszenie
card-oxidation = Utlenianie
    .short = Utlen.
card-fermentation = Fermentacja
    .short = Ferment.
    .acc = Fermentację
card-blooming = Rozkwit
card-crate = Skrzynia
    .acc = Skrzynię
card-unknown = karta
    .acc = kartę
card-of = { $card } ({ $teas })
card-converting = { $card } ({ $from } → { $to })

ship-challenger = Challenger
ship-stornoway = Stornoway
ship-robin-hood = Robin Hood
ship-serica = Serica
ship-fiery-cross = Fiery Cross
ship-taitsing = Taitsing
ship-lahloo = Lahloo
ship-leander = Leander
ship-titania = Titania
ship-taeping = Taeping
ship-ariel = Ariel
ship-thermopylae = Thermopylae
ship-cutty-sark = Cutty Sark
ship-sir-lancelot = Sir Lancelot
ship-spindrift = Spindrift
ship-small-junk = mała dżonka
    .title = Mała dżonka
    .acc = małą dżonkę
    .gen = małej dżonki
ship-medium-junk = średnia dżonka
    .title = Średnia dżonka
    .acc = średnią dżonkę
    .gen = średniej dżonki
ship-large-junk = duża dżonka
    .title = Duża dżonka
    .acc = dużą dżonkę
    .gen = dużej dżonki
ship-deck = stos statków
    .title = Stos statków
    .gen = stosu statków
ship-top = wierzchni statek ze stosu
    .gen = wierzchniego statku ze stosu
ship-unknown = statek
    .title = Statek
    .gen = statku
ship-the = { $ship }
ship-clipper = { $ship }, { $wants }, { $points } pkt
ship-junk = { FORM($ship, "title") }, dowolna herbata ×{ $size }, { $points } pkt

space-field = uprawa
    .title = Uprawa
    .short = Uprawa
    .onto = do uprawy
    .at = w uprawie
    .from = z uprawy
space-l1 = stopień 1 lewej ścieżki
    .title = Stopień 1 lewej ścieżki
    .narrow = stopień 1 z lewej
    .short = Lewa 1
    .onto = na stopień 1 lewej ścieżki
    .at = na stopniu 1 lewej ścieżki
    .from = ze stopnia 1 z lewej
space-l2 = stopień 2 lewej ścieżki
    .title = Stopień 2 lewej ścieżki
    .narrow = stopień 2 z lewej
    .short = Lewa 2
    .onto = na stopień 2 lewej ścieżki
    .at = na stopniu 2 lewej ścieżki
    .from = ze stopnia 2 z lewej
space-l3 = stopień 3 lewej ścieżki
    .title = Stopień 3 lewej ścieżki
    .narrow = stopień 3 z lewej
    .short = Lewa 3
    .onto = na stopień 3 lewej ścieżki
    .at = na stopniu 3 lewej ścieżki
    .from = ze stopnia 3 z lewej
space-r1 = stopień 1 prawej ścieżki
    .title = Stopień 1 prawej ścieżki
    .narrow = stopień 1 z prawej
    .short = Prawa 1
    .onto = na stopień 1 prawej ścieżki
    .at = na stopniu 1 prawej ścieżki
    .from = ze stopnia 1 z prawej
space-r2 = stopień 2 prawej ścieżki
    .title = Stopień 2 prawej ścieżki
    .narrow = stopień 2 z prawej
    .short = Prawa 2
    .onto = na stopień 2 prawej ścieżki
    .at = na stopniu 2 prawej ścieżki
    .from = ze stopnia 2 z prawej
space-r3 = stopień 3 prawej ścieżki
    .title = Stopień 3 prawej ścieżki
    .narrow = stopień 3 z prawej
    .short = Prawa 3
    .onto = na stopień 3 prawej ścieżki
    .at = na stopniu 3 prawej ścieżki
    .from = ze stopnia 3 z prawej
space-dock = nabrzeże
    .title = Nabrzeże
    .short = Nabrzeże
    .onto = na nabrzeże
    .at = na nabrzeżu
    .from = z nabrzeża
lane-left = lewa
    .title = Lewa
    .acc = lewą
lane-right = prawa
    .title = Prawa
    .acc = prawą

slot-fl = na lewo od uprawy
    .title = Miejsce na lewo od uprawy
    .to = na lewo od uprawy
slot-fb1 = na lewym miejscu pod uprawą
    .title = Lewe miejsce pod uprawą
    .to = na lewe miejsce pod uprawą
    .narrow = pod uprawą (lewe)
slot-fb2 = na środkowym miejscu pod uprawą
    .title = Środkowe miejsce pod uprawą
    .to = na środkowe miejsce pod uprawą
    .narrow = pod uprawą (środek)
slot-fb3 = na prawym miejscu pod uprawą
    .title = Prawe miejsce pod uprawą
    .to = na prawe miejsce pod uprawą
    .narrow = pod uprawą (prawe)
slot-fr = na prawo od uprawy
    .title = Miejsce na prawo od uprawy
    .to = na prawo od uprawy
slot-l1 = przy stopniu 1 lewej ścieżki
    .title = Miejsce przy stopniu 1 lewej ścieżki
    .to = na miejsce przy stopniu 1 lewej ścieżki
    .narrow = przy stopniu 1 z lewej
slot-l2 = przy stopniu 2 lewej ścieżki
    .title = Miejsce przy stopniu 2 lewej ścieżki
    .to = na miejsce przy stopniu 2 lewej ścieżki
    .narrow = przy stopniu 2 z lewej
slot-l3 = przy stopniu 3 lewej ścieżki
    .title = Miejsce przy stopniu 3 lewej ścieżki
    .to = na miejsce przy stopniu 3 lewej ścieżki
    .narrow = przy stopniu 3 z lewej
slot-r1 = przy stopniu 1 prawej ścieżki
    .title = Miejsce przy stopniu 1 prawej ścieżki
    .to = na miejsce przy stopniu 1 prawej ścieżki
    .narrow = przy stopniu 1 z prawej
slot-r2 = przy stopniu 2 prawej ścieżki
    .title = Miejsce przy stopniu 2 prawej ścieżki
    .to = na miejsce przy stopniu 2 prawej ścieżki
    .narrow = przy stopniu 2 z prawej
slot-r3 = przy stopniu 3 prawej ścieżki
    .title = Miejsce przy stopniu 3 prawej ścieżki
    .to = na miejsce przy stopniu 3 prawej ścieżki
    .narrow = przy stopniu 3 z prawej

house-harvest = Zbiory
house-market = Targ
house-palace = Pałac
house-harbour = Port
house-production = Produkcja

hall-move = Przesuń
    .task = przesuń kartę
hall-swap = Zamień
    .task = zamień dwie karty miejscami
hall-refresh = Odkryj
    .task = odkryj karty
hall-coin = Moneta
    .task = weź monetę

side-a = A
side-b = B

# Zdolności jako rzeczowniki: stoją po dwukropku albo w nawiasie.
ability-change-worker = darmowa zmiana robotnika o 1
    .title = Darmowa zmiana robotnika o 1
ability-second-tea = dwie różne herbaty za jednego robotnika na Zbiorach
    .title = Dwie różne herbaty za jednego robotnika na Zbiorach
ability-roll-again = przerzut dowolnych robotników
    .title = Przerzut dowolnych robotników
ability-two-steps = dwa kroki herbaty
    .title = Dwa kroki herbaty
ability-search-deck = przeszukanie talii z dowolnego miejsca na Targu
    .title = Przeszukanie talii z dowolnego miejsca na Targu
ability-exchange-tea = wymiana żetonu herbaty na inną herbatę
    .title = Wymiana żetonu herbaty na inną herbatę
ability-move-card = przesunięcie karty na dowolne puste miejsce
    .title = Przesunięcie karty na dowolne puste miejsce
ability-take-tea = dowolna herbata do uprawy
    .title = Dowolna herbata do uprawy
ability-swap-cards = zamiana dwóch kart miejscami
    .title = Zamiana dwóch kart miejscami
ability-turn-up = odkrycie zakrytych kart
    .title = Odkrycie zakrytych kart

errand-market = karta z Targu
    .title = Targ
errand-harbour = statek
    .title = Port
errand-coin = moneta pierwszego gracza
    .title = Moneta
errand-production = komplet do Produkcji
    .title = Produkcja

# Mianownik i biernik liczby mnogiej: „trzy piątki”, „pięć szóstek”.
workers-equal = { $count ->
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
   *[other] siedem
} { $count ->
    [one] { $value ->
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
       *[6] szóstka
    }
    [few] { $value ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }
   *[many] { $value ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
       *[6] szóstek
    }
}
pier-slot = na miejscu { $slot } w porcie
pier-deck = na wierzchu stosu statków

## Nagłówek

heading = Rok { $year }, cel: { $goal ->
    [one] 1 statek
    [few] { $goal } statki
   *[many] { $goal } statków
}
heading-race = Wyścig herbaciany, { $year }, cel: { $goal ->
    [one] 1 statek
    [few] { $goal } statki
   *[many] { $goal } statków
}
transcript-turn = Rok { $round }, tura { $turn }: gra { $who }. Wynik: { $scores }.

## Pytania do gracza, który ma ruch

prompt-over = Partia skończona
prompt-side = Wybierz stronę A lub B swojej karty kupca
prompt-walk = Przesuń pomocnika o 1 do 3 znaczników
prompt-place = Postaw robotników na planszy, zostało: { $left }
prompt-last = Postaw ostatniego robotnika albo spasuj
prompt-last-begun = Postaw ostatniego robotnika
prompt-end-change-ability = Zmień robotnika za herbatę, użyj kupca albo zakończ turę
prompt-end-change = Zmień robotnika za herbatę albo zakończ turę
prompt-end-ability = Użyj kupca ({ $ability }) albo zakończ turę
prompt-end = Zakończ turę
prompt-load = Herbata { $tea } jest na nabrzeżu: wybierz dla niej statek
prompt-lane = Herbata { $tea } idzie w górę: wybierz ścieżkę
prompt-queue = Wybierz herbatę, która rusza jako następna
prompt-shown = Wybierz, którą herbatę ze znacznika bierzesz najpierw
prompt-units = Weź herbatę albo przesuń ją o krok, zostało: { $left }
prompt-units-next = Weź inną herbatę albo przesuń herbatę o krok, zostało: { $left }
prompt-steps = { $left ->
    [one] Przesuwaj herbatę: został 1 krok
    [few] Przesuwaj herbatę: zostały { $left } kroki
   *[many] Przesuwaj herbatę: zostało { $left } kroków
}
prompt-second = Weź drugą, inną herbatę
prompt-free-tea = Weź dowolną herbatę
prompt-search = Zachowaj jedną z tych kart
prompt-ship-search = Zachowaj jeden z tych statków
prompt-top = Wybierz kartę, którą kładziesz z powrotem na wierzch
prompt-ship-top = Wybierz statek, który kładziesz z powrotem na wierzch
prompt-plant = Wybierz miejsce na kartę { $card }
prompt-replace = Wybierz kartę, którą zastąpi { $card }
prompt-carry = Wybierz kartę i puste miejsce, na które ją przesuniesz
prompt-exchange = Wybierz dwie karty do zamiany miejscami
prompt-acting = Wybierz, która karta działa następna
prompt-conflict = Ciąg { $run } atakuje twój statek: przebij go albo ustąp
prompt-relocate-automaton = Najlepsze statki są równe: wybierz jeden dla automatu
prompt-relocate = Wybierz wolny statek dla swojego ciągu
prompt-pay = Zapłać herbatą, by zmienić { $from } na { $to }
prompt-nudge = Zmień za darmo jednego robotnika o 1
prompt-reroll = Wybierz robotników do przerzutu
prompt-blend = Wybierz żeton herbaty i to, czym się stanie
prompt-dock = Odrzuć statek, by zrobić miejsce na { FORM($ship, "acc") }
prompt-junk = Wypełnij dżonkę z nabrzeża i statków albo ją zostaw
prompt-junk-next = Wybierz następną herbatę dla dżonki
prompt-loading = Wybierz herbatę i statek, na który trafi

## Na co czeka stół, dla pozostałych

wait-side = { PERSON($who) ->
    [you] Wybierasz stronę swojej karty kupca
   *[other] { $who } wybiera stronę karty kupca
}
wait-walk = { PERSON($who) ->
    [you] Przesuwasz pomocnika
   *[other] { $who } przesuwa pomocnika
}
wait-place = { PERSON($who) ->
    [you] Stawiasz robotników
   *[other] { $who } stawia robotników
}
wait-conflict = { PERSON($who) ->
    [you] Możesz bronić statku
   *[other] { $who } może bronić statku
}
wait-tea = { PERSON($who) ->
    [you] Przesuwasz herbatę
   *[other] { $who } przesuwa herbatę
}
wait-card = { PERSON($who) ->
    [you] Wybierasz kartę
   *[other] { $who } wybiera kartę
}
wait-marker = { PERSON($who) ->
    [you] Korzystasz ze znacznika zbiorów
   *[other] { $who } korzysta ze znacznika zbiorów
}
wait-decide = { PERSON($who) ->
    [you] Decydujesz
   *[other] { $who } decyduje
}

## Czego jeszcze trzeba

next-space = Wybierz, dokąd idzie herbata
next-ship = Wybierz statek dla herbaty
next-slot = Wybierz puste miejsce na kartę
next-swap = Wybierz drugą kartę do zamiany
next-blend = Wybierz, czym stanie się herbata
next-answer = Dołóż następnego robotnika do ciągu
next-reroll = Wybierz kolejnych robotników do przerzutu
next-change = Podnieś albo obniż robotnika
next-reserve = Wybierz statek i ciąg robotników, np. 3–4
next-set = Dołóż równych robotników albo wybierz Produkcję
next-harvest = Wybierz herbatę i robotnika
next-market = Wybierz kartę na Targu i robotnika
next-palace = Wybierz robotnika do Pałacu
next-place-market = Wybierz pole. Na Targu robotnik o wartości { $value } idzie niżej, na miejsce { $slot }
next-place = Wybierz pole albo dołóż robotnika
next-other = Wybierz podświetlony element

## Przyciski

do-side = Wybierz stronę { $side }
do-walk = { $markers ->
    [one] Idź o 1 znacznik
    [few] Idź o { $markers } znaczniki
   *[many] Idź o { $markers } znaczników
}
do-take = Weź { FORM($tea, "acc") }
do-step-lane = Przesuń { FORM($tea, "acc") } { FORM($lane, "acc") } ścieżką
do-step = Przesuń { FORM($tea, "acc") } na { FORM($space, "narrow") }
do-lane = Wybierz { FORM($lane, "acc") } ścieżkę
do-pick = Rusz teraz { FORM($tea, "acc") } { FORM($space, "from") }
do-load = Załaduj { FORM($tea, "acc") } na { FORM($ship, "acc") }
do-fill-from-dock = Dopełnij dżonkę: { $tea } (nabrzeże)
do-fill-from-ship = Dopełnij dżonkę: { $tea } ({ $ship })
do-keep-card = Zachowaj: { $card }
do-keep-ship = Zachowaj { FORM($ship, "acc") }
do-top-card = Połóż na wierzch: { $card }
do-top-ship = Połóż { FORM($ship, "acc") } na wierzch
do-plant = Posadź { FORM($slot, "narrow") }
do-replace = Zastąp: { $card } { FORM($slot, "narrow") }
do-discard = Odrzuć { FORM($ship, "acc") }
do-act = Uruchom { FORM($card, "acc") }
do-carry = Przesuń { FORM($card, "acc") } { FORM($slot, "to") }
do-exchange = Zamień { FORM($card, "acc") } i { FORM($other, "acc") }
do-pay = Zapłać: { $tea } { FORM($space, "from") }
do-reroll = Przerzuć { $dice }
do-blend = Zmień { FORM($from, "acc") } w { FORM($to, "acc") }
do-answer = Odpowiedz ciągiem { $run }
do-send = Przenieś ciąg na { FORM($ship, "acc") }
do-harvest = Zbierz { FORM($tea, "acc") }
do-harvest-twice = Zbierz { FORM($tea, "acc") } i drugą herbatę
do-search = Przeszukaj talię
do-market = Weź: { $card }
do-palace-move = Przesuń kartę
do-palace-swap = Zamień dwie karty
do-palace-refresh = Odkryj karty
do-palace-coin = Weź monetę
do-reserve = Zarezerwuj { FORM($ship, "acc") }
do-fight = Walcz o { FORM($ship, "acc") }
do-produce = Postaw { $workers }
do-join = { $count ->
    [one] Dołóż 1 robotnika do kompletu
    [few] Dołóż { $count } robotników do kompletu
   *[many] Dołóż { $count } robotników do kompletu
}
do-raise = Podnieś { $from } do { $to }
do-lower = Obniż { $from } do { $to }
do-ability = Użyj kupca
do-leave-junk = Zostaw dżonkę
do-stop = Skończ tutaj
    .words = Kończysz tutaj i tracisz pozostałe kroki lub wybory.
do-yield = Ustąp
    .words = Nie dokładasz robotników. Twój ciąg przechodzi na wolny statek, a jeśli go nie ma, robotnicy wracają do ciebie.
do-end = Zakończ turę
    .words = Twoja tura się kończy i gra drugi kupiec.
do-worker = robotnikiem o wartości { $worker }
do-run = ciągiem { $run }
do-from = { FORM($space, "from") }
do-now = teraz { $slot }
do-pass = { $left ->
    [0] Spasuj na ten rok
    [one] Spasuj na ten rok, 1 robotnik bez pracy
    [few] Spasuj na ten rok, { $left } robotników bez pracy
   *[many] Spasuj na ten rok, { $left } robotników bez pracy
}

## Ostrzeżenia

forgo-pass = { $left ->
    [one] Masz jeszcze 1 robotnika. Naciśnij ponownie, by spasować do końca roku.
    [few] Masz jeszcze { $left } robotników. Naciśnij ponownie, by spasować do końca roku.
   *[many] Masz jeszcze { $left } robotników. Naciśnij ponownie, by spasować do końca roku.
}
forgo-steps = { $left ->
    [one] Masz jeszcze 1 krok. Naciśnij „Skończ tutaj” ponownie, by z niego zrezygnować.
    [few] Masz jeszcze { $left } kroki. Naciśnij „Skończ tutaj” ponownie, by z nich zrezygnować.
   *[many] Masz jeszcze { $left } kroków. Naciśnij „Skończ tutaj” ponownie, by z nich zrezygnować.
}
forgo-units = { $left ->
    [one] Możesz jeszcze wziąć herbatę albo przesunąć ją o krok. Naciśnij „Skończ tutaj” ponownie, by z tego zrezygnować.
    [few] Masz jeszcze { $left } wybory: herbata albo krok. Naciśnij „Skończ tutaj” ponownie, by z nich zrezygnować.
   *[many] Masz jeszcze { $left } wyborów: herbata albo krok. Naciśnij „Skończ tutaj” ponownie, by z nich zrezygnować.
}
warn-berths = Zarezerwujesz więcej statków, niż masz wolnych stanowisk. Jeśli żaden wcześniej nie wypłynie, musisz jeden odrzucić.
warn-last-year = Z tym statkiem ten rok będzie ostatni, a ty przegrywasz { $points } do { $other }.
warn-slot = Miejsce { $worker } jest zajęte lub puste, więc robotnik o wartości { $worker } idzie na następne niższe dostępne: { $slot }.

## Nazwy wszystkiego, co można nacisnąć

part-side-a = Strona A: 1 punkt za każdą kartę i każdy kliper z herbatą { FORM($tea, "acc") }
part-side-b = Strona B, raz w roku: { $ability }
part-marker = { $ahead ->
    [1] Następny znacznik
    [2] Drugi znacznik przed pomocnikiem
    [3] Trzeci znacznik przed pomocnikiem
   *[other] Znacznik { $ahead } przed pomocnikiem
}: { $teas } oraz { $units ->
    [one] 1 herbata lub krok
    [few] { $units } herbaty lub kroki
   *[many] { $units } herbat lub kroków
}
part-tea = { FORM($tea, "title") }, w puli: { $count }
part-token = { $count ->
    [0] Brak: { $tea } { FORM($space, "at") }
    [one] { FORM($tea, "title") } { FORM($space, "at") }
    [few] { FORM($tea, "title") } { FORM($space, "at") }, { $count } żetony
   *[many] { FORM($tea, "title") } { FORM($space, "at") }, { $count } żetonów
}
part-space = { FORM($space, "title") }
part-cargo = { FORM($tea, "title") } na pokładzie { FORM($ship, "gen") }
part-unknown = Nieznana karta
    .words = Żaden gracz jeszcze jej nie widział.
part-slot = { $card }, { $slot }
part-slot-down = { $card }, zakryta, { $slot }
part-slot-crate = { $card }, zawiera { $held } z { $room }, { $slot }
part-slot-empty = { FORM($slot, "title") }, puste
part-berth = { $ship }, herbata na pokładzie: { $loaded } z { $size }
part-berth-free = Wolne stanowisko { $number }
part-pier = { $ship }
part-pier-held = { $ship }, rezerwacja ciągiem { $run }
part-pier-empty = Brak statku { $place }
part-deck = Stos statków, zachowaj jeden z trzech wierzchnich. Na wierzchu: { $ship }
part-deck-held = Stos statków, rezerwacja ciągiem { $run }. Na wierzchu: { $ship }
part-deck-empty = Pusty stos statków
part-market = Miejsce { $slot } na Targu: { $card }
part-market-empty = Miejsce { $slot } na Targu: puste
part-market-deck = { $left ->
    [one] Miejsce 6 na Targu, ostatnia karta talii: { $card }
    [few] Miejsce 6 na Targu, talia: { $left } karty. Na wierzchu: { $card }
   *[many] Miejsce 6 na Targu, talia: { $left } kart. Na wierzchu: { $card }
}
part-market-deck-empty = Miejsce 6 na Targu: talia jest pusta
part-hall = Pałac: { FORM($hall, "task") }
part-workshop = Nowy komplet w Produkcji
part-crew = { $steps ->
    [one] Komplet w Produkcji: { $workers }, 1 krok
    [few] Komplet w Produkcji: { $workers }, { $steps } kroki
   *[many] Komplet w Produkcji: { $workers }, { $steps } kroków
}
part-crew-free = { $steps ->
    [one] Wolne miejsce w Produkcji, 1 krok
    [few] Wolne miejsce w Produkcji, { $steps } kroki
   *[many] Wolne miejsce w Produkcji, { $steps } kroków
}
part-die = { $count ->
    [0] Brak robotników o wartości { $value }
    [one] Twój robotnik o wartości { $value }
    [few] Twój robotnik o wartości { $value }, jeden z { $count }
   *[many] Twój robotnik o wartości { $value }, jeden z { $count }
}
part-raise = Podnieś o 1 za 1 herbatę
part-raise-free = Podnieś o 1
part-lower = Obniż o 1 za 1 herbatę
part-lower-free = Obniż o 1
part-ability = Twój kupiec: { $ability }

## Odmowy: dlaczego czegoś nie można teraz nacisnąć

no-over = Partia jest skończona.
no-turn = { PERSON($who) ->
    [you] To twoja tura.
   *[other] Teraz gra { FORM($who, "inside") }.
}
no-now = Nie masz tu teraz nic do rozstrzygnięcia.
no-side-first = Najpierw wybierz stronę swojej karty kupca.
no-marker-far = Pomocnik idzie najwyżej o jeden, dwa lub trzy znaczniki.
no-walk-first = Najpierw przesuń pomocnika do znacznika zbiorów.
no-marker-now = Pomocnik rusza tylko na początku roku.
no-tea-twice = Ta herbata jest już wybrana. Każdy wybór musi być inną herbatą.
no-tea-second = Druga herbata musi być inna niż pierwsza.
no-tea-shown = Weź herbatę pokazaną na znaczniku. Jeśli jakiejś zabrakło, obywasz się bez niej.
no-tea-left = W puli nie ma już tej herbaty.
no-supply = W puli nie ma już herbaty { FORM($tea, "gen") }.
no-step-dock = Herbata na nabrzeżu dalej nie idzie. Czeka na statek.
no-slot-taken = Na tym miejscu leży już karta. Wybierz puste.
no-load-first = Najpierw wybierz statek dla herbaty, która właśnie dotarła na nabrzeże.
no-lane-first = Najpierw wybierz ścieżkę dla herbaty.
no-queue-first = Najpierw wybierz herbatę, która rusza jako następna.
no-shown-first = Najpierw weź herbaty pokazane na znaczniku.
no-units-first = Najpierw wykorzystaj znacznik: weź herbatę, przesuń ją albo skończ.
no-steps-first = Najpierw wykorzystaj kroki albo skończ.
no-second-first = Najpierw weź drugą herbatę.
no-free-tea-first = Najpierw weź herbatę od swojego kupca.
no-search-first = Najpierw wybierz kartę, którą zachowujesz.
no-ship-search-first = Najpierw wybierz statek, który zachowujesz.
no-top-first = Najpierw wybierz, co z pozostałych dwóch wraca na wierzch.
no-plant-first = Najpierw posadź nową kartę.
no-carry-first = Najpierw wybierz kartę i puste miejsce dla niej.
no-exchange-first = Najpierw wybierz dwie karty do zamiany.
no-acting-first = Najpierw wybierz, która karta działa następna.
no-conflict-worker = Ten robotnik nie wzmocniłby twojego ciągu.
no-conflict-ability = W walce nie możesz użyć kupca. Robotników zmienia teraz tylko herbata.
no-conflict-first = Najpierw obroń statek albo ustąp.
no-relocate-automaton = Automat bierze jeden z najlepszych wolnych statków.
no-relocate-free = Twój ciąg może przejść tylko na wolny statek.
no-relocate-first = Najpierw wybierz, dokąd przechodzi ciąg.
no-pay-first = Najpierw wybierz herbatę, którą płacisz za zmianę.
no-nudge-first = Najpierw zmień jednego robotnika o 1.
no-reroll-first = Najpierw wybierz robotników do przerzutu.
no-blend-first = Najpierw wybierz żeton herbaty i to, czym się stanie.
no-dock-first = Twoje nabrzeże jest pełne. Najpierw odrzuć jeden ze statków.
no-junk-first = Najpierw wypełnij dżonkę z nabrzeża i statków albo ją zostaw.
no-loading-first = Najpierw wybierz herbatę na nabrzeżu i statek, na który trafi.
no-placed = Twoi robotnicy w tej turze już stoją.
no-worker-left = Nie masz już robotników, których można zmienić.
no-tea-to-pay = Zmiana kosztuje herbatę z uprawy, stopni lub nabrzeża, a tam nic nie masz.
no-ability-side-a = Twoja karta kupca leży stroną A, która punktuje na końcu i nie daje zdolności.
no-ability-used = Kupiec pomógł ci już w tym roku.
no-ability-second-tea = Kupiec dodaje do zbiorów drugą herbatę. Najpierw wybierz robotnika i pierwszą herbatę.
no-ability-search-deck = Aby przeszukać talię, kupiec potrzebuje karty w talii i robotnika, który może wziąć kartę z miejsc 1–5.
no-ability-change-worker = Nie masz robotnika, którego kupiec mógłby zmienić.
no-ability-roll-again = Nie masz robotników, których kupiec mógłby przerzucić.
no-ability-two-steps = Nie masz poniżej nabrzeża herbaty, którą kupiec mógłby przesunąć.
no-ability-exchange-tea = Nie masz herbaty, którą kupiec mógłby wymienić.
no-ability-move-card = Kupiec potrzebuje karty do przesunięcia i pustego miejsca.
no-ability-take-tea = W puli nie ma herbaty dla kupca.
no-ability-swap-cards = Kupiec potrzebuje dwóch kart do zamiany.
no-ability-turn-up = Żadna z twoich kart nie jest zakryta.
no-worker-value = Nie masz już robotników o wartości { $value }.
no-pass = Pasować można tylko na początku tury. Teraz musisz postawić robotnika.
no-end = Najpierw postaw robotnika albo spasuj.
no-set = Na komplet potrzebujesz co najmniej dwóch robotników o tej samej wartości.
no-set-low = Twój komplet byłby czwarty. Nowy komplet musi zmieścić się w pierwszej trójce.
no-join-value = Nie masz już robotników o wartości { $value }, by dołożyć ich do kompletu.
no-join-other = Możesz dokładać tylko do własnych kompletów.
no-join-empty = Nie ma tu jeszcze kompletu.
no-load-yourself = Statek ładuje się sam, gdy potrzebna herbata dociera na nabrzeże.
no-move-tea = Herbatę przesuwają karty i kroki, nie robotnicy.
no-crate-open = Herbata w skrzyni zostaje tam na zawsze.
no-card-move = Przesuwanie, zamiana i odkrywanie kart to sprawa Pałacu.
no-card-new = Nowe karty bierze się z Targu.
no-market-taken = Na miejscu { $slot } stoi już robotnik. Każde miejsce przyjmuje jednego na rok.
no-market-empty = Na miejscu { $slot } nie ma karty.
no-market-deck = Talia kart plantacji jest pusta.
no-market-value = Robotnik idzie na miejsce o swojej wartości, a jeśli jest zajęte lub puste, na następne niższe dostępne.
no-market-value-old = Miejsce { $slot } wymaga robotnika o wartości co najmniej { $slot }.
no-palace-taken = Na tym polu stoi już robotnik. Każde pole przyjmuje jednego na rok.
no-palace-move = Do przesunięcia potrzebujesz karty i pustego miejsca.
no-palace-swap = Do zamiany potrzebujesz dwóch kart.
no-palace-refresh = Żadna z twoich kart nie jest zakryta.
no-palace-coin = Postaw tu robotnika, by wziąć monetę.
no-ship = Tu nie ma statku.
no-ship-yours = Ten statek jest już zarezerwowany dla ciebie.
no-ship-run = Aby zarezerwować statek, potrzebujesz ciągu co najmniej dwóch robotników, np. 3–4.
no-ship-stronger = Aby przejąć ten statek, twój ciąg musi być dłuższy albo równie długi i wyższy.
no-ship-workers = Oprócz statku wybierz też ciąg robotników.

## Przebieg partii

line-dealt = { PERSON($who) ->
    [you] Dostajesz kupca ({ $tea }), strona { $side }
   *[other] { $who } dostaje kupca ({ $tea }), strona { $side }
}
line-side = { PERSON($who) ->
    [you] Wybierasz stronę { $side } kupca ({ $tea })
   *[other] { $who } wybiera stronę { $side } kupca ({ $tea })
}
line-coin-rolled = Kupcy rzucają o monetę pierwszego gracza: { $first } do { $second }
line-year = { PERSON($who) ->
    [you] Nowy rok: { $year }, zaczynasz ty
   *[other] Nowy rok: { $year }, zaczyna { FORM($who, "inside") }
}
line-year-card = Automat odkrywa kartę na rok { $year }
line-walked = { PERSON($who) ->
    [you] Idziesz
   *[other] { $who } idzie
} o { $markers ->
    [one] 1 znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
}: { $teas } oraz { $units } do wyboru
line-marker-carried = Znacznik zbiorów odwraca się i przechodzi na planszę { $board }
line-rolled = { PERSON($who) ->
    [you] Rzucasz: { $dice }
   *[other] { $who } rzuca: { $dice }
}
line-gained-shown = { PERSON($who) ->
    [you] Znacznik zbiorów daje ci herbatę { FORM($tea, "acc") }
   *[other] { $who } dostaje ze znacznika herbatę { FORM($tea, "acc") }
}
line-gained-chosen = { PERSON($who) ->
    [you] Wybierasz z puli herbatę { FORM($tea, "acc") }
   *[other] { $who } wybiera z puli herbatę { FORM($tea, "acc") }
}
line-gained-second = { PERSON($who) ->
    [you] Zbierasz też herbatę { FORM($tea, "acc") }
   *[other] { $who } zbiera też herbatę { FORM($tea, "acc") }
}
line-gained-merchant = { PERSON($who) ->
    [you] Twój kupiec przynosi herbatę { FORM($tea, "acc") }
   *[other] { $who } dostaje od kupca herbatę { FORM($tea, "acc") }
}
line-missed = { PERSON($who) ->
    [you] Nie dostajesz herbaty { FORM($tea, "gen") }: pula się wyczerpała
   *[other] { $who } nie dostaje herbaty { FORM($tea, "gen") }: pula się wyczerpała
}
line-harvested = { PERSON($who) ->
    [you] Zbierasz herbatę { FORM($tea, "acc") } robotnikiem o wartości { $worker }
   *[other] { $who } zbiera herbatę { FORM($tea, "acc") } robotnikiem o wartości { $worker }
}
line-moved = { PERSON($who) ->
    [you] Twoja herbata { $tea } przechodzi { FORM($space, "onto") }
   *[other] { $who }: herbata { $tea } przechodzi { FORM($space, "onto") }
}
line-pushed = { $card } przesuwa herbatę { FORM($tea, "acc") } o krok w górę
line-converted = { PERSON($who) ->
    [you] Twoja herbata { $from } zmienia się w { FORM($to, "acc") }
   *[other] { $who }: herbata { $from } zmienia się w { FORM($to, "acc") }
}
line-bloomed = { $card } przesuwa całą pasującą herbatę o dwa kroki w górę, potem karta się zakrywa
line-stored = { PERSON($who) ->
    [you] Odkładasz do skrzyni herbatę { FORM($tea, "acc") }: { $held } z { $room }
   *[other] { $who } odkłada do skrzyni herbatę { FORM($tea, "acc") }: { $held } z { $room }
}
line-crate-full = { PERSON($who) ->
    [you] Zapełniasz skrzynię herbatą { FORM($tea, "acc") }
   *[other] { $who } zapełnia skrzynię herbatą { FORM($tea, "acc") }
}
line-market = { PERSON($who) ->
    [you] Bierzesz kartę { $card } robotnikiem o wartości { $worker }
   *[other] { $who } bierze kartę { $card } robotnikiem o wartości { $worker }
}
line-market-deck = { PERSON($who) ->
    [you] Przeszukujesz talię kart plantacji robotnikiem o wartości { $worker }
   *[other] { $who } przeszukuje talię kart plantacji robotnikiem o wartości { $worker }
}
line-searched = { PERSON($who) ->
    [you] Oglądasz karty: { $cards }
   *[other] { $who } ogląda karty: { $cards }
}
line-card-kept = { PERSON($who) ->
    [you] Zachowujesz kartę { $card }
   *[other] { $who } zachowuje kartę { $card }
}
line-card-topped = { PERSON($who) ->
    [you] Kładziesz z powrotem na wierzch talii kartę { $card }
   *[other] { $who } kładzie z powrotem na wierzch talii kartę { $card }
}
line-planted = { PERSON($who) ->
    [you] Sadzisz kartę { $card } { $slot }
   *[other] { $who } sadzi kartę { $card } { $slot }
}
line-card-discarded = { PERSON($who) ->
    [you] Odrzucasz kartę { $card }
   *[other] { $who } odrzuca kartę { $card }
}
line-palace-move = { PERSON($who) ->
    [you] Stawiasz w Pałacu robotnika o wartości { $worker }, by przesunąć kartę
   *[other] { $who } stawia w Pałacu robotnika o wartości { $worker }, by przesunąć kartę
}
line-palace-swap = { PERSON($who) ->
    [you] Stawiasz w Pałacu robotnika o wartości { $worker }, by zamienić dwie karty
   *[other] { $who } stawia w Pałacu robotnika o wartości { $worker }, by zamienić dwie karty
}
line-palace-refresh = { PERSON($who) ->
    [you] Stawiasz w Pałacu robotnika o wartości { $worker }, by odkryć karty
   *[other] { $who } stawia w Pałacu robotnika o wartości { $worker }, by odkryć karty
}
line-palace-coin = { PERSON($who) ->
    [you] Stawiasz w Pałacu robotnika o wartości { $worker }, by wziąć monetę pierwszego gracza
   *[other] { $who } stawia w Pałacu robotnika o wartości { $worker }, by wziąć monetę pierwszego gracza
}
line-coin = { PERSON($who) ->
    [you] W przyszłym roku zaczynasz ty
   *[other] { $who } zaczyna w przyszłym roku
}
line-card-moved = { PERSON($who) ->
    [you] Przesuwasz kartę { $card } { FORM($slot, "to") }
   *[other] { $who } przesuwa kartę { $card } { FORM($slot, "to") }
}
line-swapped = { PERSON($who) ->
    [you] Zamieniasz miejscami karty: { $slot } i { $other }
   *[other] { $who } zamienia miejscami karty: { $slot } i { $other }
}
line-refreshed = { PERSON($who) ->
    [you] Odkrywasz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
   *[other] { $who } odkrywa { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
}
line-reserved = { PERSON($who) ->
    [you] Rezerwujesz { FORM($ship, "acc") } ciągiem { $run }
   *[other] { $who } rezerwuje { FORM($ship, "acc") } ciągiem { $run }
}
line-displaced = { PERSON($who) ->
    [you] Tracisz rezerwację: { $ship }
   *[other] { $who } traci rezerwację: { $ship }
}
line-answered = { PERSON($who) ->
    [you] Odpowiadasz ciągiem { $run }
   *[other] { $who } odpowiada ciągiem { $run }
}
line-let-go = { PERSON($who) ->
    [you] Ustępujesz
   *[other] { $who } ustępuje
}
line-relocated = { PERSON($who) ->
    [you] Twój ciąg przechodzi na { FORM($ship, "acc") }
   *[other] { $who } przenosi ciąg na { FORM($ship, "acc") }
}
line-returned = { PERSON($who) ->
    [you] Odzyskujesz { $count ->
        [one] robotnika
        [few] robotników
       *[many] robotników
    }: { $dice }
   *[other] { $who } odzyskuje { $count ->
        [one] robotnika
        [few] robotników
       *[many] robotników
    }: { $dice }
}
line-produced = { PERSON($who) ->
    [you] Stawiasz w Produkcji { $workers }
   *[other] { $who } stawia w Produkcji { $workers }
}, { $place }. miejsce
line-joined = { PERSON($who) ->
    [you] Dokładasz w Produkcji { $added ->
        [one] 1 robotnika
        [few] { $added } robotników
       *[many] { $added } robotników
    }, masz { $workers }
   *[other] { $who } dokłada w Produkcji { $added ->
        [one] 1 robotnika
        [few] { $added } robotników
       *[many] { $added } robotników
    }, ma { $workers }
}, { $place }. miejsce
line-paid = { PERSON($who) ->
    [you] Płacisz herbatą { FORM($tea, "acc") }
   *[other] { $who } płaci herbatą { FORM($tea, "acc") }
}
line-changed = { PERSON($who) ->
    [you] Zmieniasz robotnika z { $from } na { $to }
   *[other] { $who } zmienia robotnika z { $from } na { $to }
}
line-ability = { PERSON($who) ->
    [you] Używasz kupca ({ $tea }): { $ability }
   *[other] { $who } używa kupca ({ $tea }): { $ability }
}
line-rerolled = { PERSON($who) ->
    [you] Przerzucasz { $from } i masz { $to }
   *[other] { $who } przerzuca { $from } i ma { $to }
}
line-blended = { PERSON($who) ->
    [you] Zmieniasz herbatę { FORM($from, "acc") } w { FORM($to, "acc") }
   *[other] { $who } zmienia herbatę { FORM($from, "acc") } w { FORM($to, "acc") }
}
line-passed = { PERSON($who) ->
    [you] Pasujesz do końca roku
   *[other] { $who } pasuje do końca roku
}
line-year-ended = Rok { $year } się kończy, wszyscy robotnicy wracają do domu
line-ships-searched = { PERSON($who) ->
    [you] Oglądasz statki: { $ships }
   *[other] { $who } ogląda statki: { $ships }
}
line-ship-kept = { PERSON($who) ->
    [you] Zachowujesz { FORM($ship, "acc") }
   *[other] { $who } zachowuje { FORM($ship, "acc") }
}
line-ship-topped = { PERSON($who) ->
    [you] Kładziesz { FORM($ship, "acc") } z powrotem na wierzch stosu
   *[other] { $who } kładzie { FORM($ship, "acc") } z powrotem na wierzch stosu
}
line-ship-taken = { PERSON($who) ->
    [you] Bierzesz { FORM($ship, "acc") }
   *[other] { $who } bierze { FORM($ship, "acc") }
}
line-docked = { PERSON($who) ->
    [you] Do twojego nabrzeża przybija { $ship }
   *[other] { $who }: do nabrzeża przybija { $ship }
}
line-ship-discarded = { PERSON($who) ->
    [you] Odrzucasz { FORM($ship, "acc") }
   *[other] { $who } odrzuca { FORM($ship, "acc") }
}
line-loaded = { PERSON($who) ->
    [you] Ładujesz herbatę { FORM($tea, "acc") } na { FORM($ship, "acc") }
   *[other] { $who } ładuje herbatę { FORM($tea, "acc") } na { FORM($ship, "acc") }
}
line-robbed = { PERSON($who) ->
    [you] Bierzesz herbatę { FORM($tea, "acc") } z innego statku, by wypełnić dżonkę
   *[other] { $who } bierze herbatę { FORM($tea, "acc") } z innego statku, by wypełnić dżonkę
}
line-sailed = { PERSON($who) ->
    [you] Odpływa twój statek: { $ship }
   *[other] { $who } wyprawia w rejs { FORM($ship, "acc") }
}
line-sailed-goal = { $sails }, cel jest osiągnięty: to ostatni rok
line-merchant-scores = { PERSON($who) ->
    [you] Twoja karta kupca jest teraz warta więcej
   *[other] { $who } ma teraz kartę kupca wartą więcej
}
line-merchant-loses = { PERSON($who) ->
    [you] Twoja karta kupca jest teraz warta mniej
   *[other] { $who } ma teraz kartę kupca wartą mniej
}
line-steps = { PERSON($who) ->
    [you] Masz do wykorzystania { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } z Produkcji
   *[other] { $who } ma do wykorzystania { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } z Produkcji
}
line-unused = { PERSON($who) ->
    [you] Kończysz, tracąc { $count ->
        [one] 1 krok lub wybór
        [few] { $count } kroki lub wybory
       *[many] { $count } kroków lub wyborów
    }
   *[other] { $who } kończy, tracąc { $count ->
        [one] 1 krok lub wybór
        [few] { $count } kroki lub wybory
       *[many] { $count } kroków lub wyborów
    }
}
line-market-cleared = { $card } schodzi z Targu pod talię
line-market-dealt = { $card } trafia na miejsce { $slot } na Targu
line-market-closed = Talia kart plantacji jest pusta: Targ nie będzie już uzupełniany
line-harbour-dealt = { $ship } wpływa na miejsce { $slot } w porcie
line-ended-goal = Koniec partii: kupiec osiągnął cel
line-ended-year = Koniec partii: minął ostatni rok

line-errand = Automat ma zlecenie { $errand }: { $written }
line-errand-coin-taken = Automat idzie na Targ: pole zlecenia { $errand } ({ $written }) jest zajęte
line-errand-no-run = Automat idzie na Targ: nie ma ciągu na zlecenie { $errand } ({ $written })
line-errand-no-ship = Automat idzie na Targ: brak wolnego statku na zlecenie { $errand }
line-errand-no-set = Automat idzie na Targ: nie ma pary na zlecenie { $errand } ({ $written })
line-errand-market-only = Automat nie wykona zlecenia { $errand } ({ $written }): jego ostatni robotnicy mogą iść tylko na Targ
line-errands-done = Automat wykonał wszystkie zlecenia, więc idzie na Targ
line-picked-lowest = Automat bierze najniższego robotnika: { $dice } (z { $of })
line-picked-highest = Automat bierze najwyższego robotnika: { $dice } (z { $of })
line-picked-run = Automat bierze najdłuższy ciąg: { $dice } (z { $of })
line-picked-set = Automat bierze największy komplet: { $dice } (z { $of })
line-ship-highest = Cel automatu: { $ship }, wolny statek wart najwięcej punktów
line-ship-own-tea = Cel automatu: { $ship }, najlepszy wolny statek, który potrzebuje herbaty jego kupca
line-ship-by-you = Cel automatu: { $ship }, wybór spośród równie dobrych statków
line-took = Automat bierze z miejsca { $slot } na Targu kartę { $card } robotnikiem o wartości { $worker }
line-took-deck = Automat bierze z talii kartę { $card } robotnikiem o wartości { $worker }
line-took-top = Automat nie ma wolnego miejsca dla robotnika o wartości { $worker }, więc bierze z talii kartę { $card }
line-took-nothing = Automat zużywa na nic robotnika o wartości { $worker }: talia jest pusta
line-fourth = Automat ma { $workers }, czyli czwarty komplet w Produkcji: ci robotnicy mogą iść tylko na Targ

## Odpowiedzi: rzeczy na stole

place-space = { FORM($space, "title") }
    .field = Tu zaczyna twoja herbata i stąd wspina się do nabrzeża.
    .dock = Herbata, która tu dotrze, trafia na twoje statki.
    .tier = Tędy wspina się herbata. Na tę, która tu wchodzi, działa karta przy tym polu.
place-slot = { FORM($slot, "title") }
    .words = Puste miejsce. Karta plantacji położona tutaj działa na pole obok.
place-berth = Stanowisko
    .words = Wolne stanowisko: przy twoim nabrzeżu jest miejsce na statek.
place-pier = Miejsce w porcie
    .words = Zarezerwuj stojący tu statek ciągiem robotników, np. 3–4. Dostaniesz go na koniec roku.
place-deck = Miejsce 6 na Targu: talia
    .words = Obejrzyj trzy wierzchnie karty, jedną zachowaj, a pozostałe odłóż na wierzch.
place-market = Miejsce { $slot } na Targu
    .words = Postaw robotnika, by wziąć kartę. Miejsce zapełni się znów na koniec roku.
place-hall = Pałac: { FORM($hall, "task") }
    .move = Przesuń jedną ze swoich kart na dowolne puste miejsce.
    .swap = Zamień miejscami dwie swoje karty.
    .refresh = Odkryj wszystkie swoje zakryte karty.
    .coin = Weź monetę pierwszego gracza, by zaczynać w przyszłym roku.
place-production = { $place }. miejsce w Produkcji
    .words = Komplet robotników daje tu kroki na koniec roku. Większy komplet stoi wyżej; przy remisie decyduje wyższa wartość.
button-raise = Podnieś robotnika
    .words = Oddaj żeton herbaty do puli, by podnieść niepostawionego robotnika o 1.
button-lower = Obniż robotnika
    .words = Oddaj żeton herbaty do puli, by obniżyć niepostawionego robotnika o 1.
button-pass = Spasuj na ten rok
    .words = W tym roku nie stawiasz już robotników. Pozostali przepadają.
place-coin = Moneta pierwszego gracza
    .words = Kto ma monetę, gdy rok się zaczyna, gra pierwszy przez cały ten rok.
place-assistant = Pomocnik herbaciany
    .words = Pomocnik idzie wzdłuż znaczników zbiorów i zatrzymuje się przy tym, który w tym roku daje herbatę.
place-score = Punkty
    .words = Punkty dają statki, które odpłynęły, karty plantacji, pełne skrzynie i karta kupca.
place-goal = Statki w rejsie
    .words = Gdy jakiś kupiec osiągnie cel, ten rok jest ostatni.
place-year = Rok
    .words = Najpierw rusza pomocnik. Potem obaj kupcy rzucają i na zmianę stawiają robotników. Na koniec roku biorą statki i przesuwają herbatę.

## Odpowiedzi: stan elementu

now-marker = { $ahead ->
    [one] Leży przy planszy { $board }, 1 znacznik przed pomocnikiem.
    [few] Leży przy planszy { $board }, { $ahead } znaczniki przed pomocnikiem.
   *[many] Leży przy planszy { $board }, { $ahead } znaczników przed pomocnikiem.
}
now-workers = { PERSON($who) ->
    [you] Twoi postawieni robotnicy: { $placed }. Do postawienia: { $dice }.
   *[other] { $who } – postawieni robotnicy: { $placed }. Do postawienia: { $dice }.
}
now-workers-none = { PERSON($who) ->
    [you] { $placed ->
        [0] Nie masz teraz robotników do postawienia.
       *[other] Twoi postawieni robotnicy: { $placed }. Innych nie masz.
    }
   *[other] { $placed ->
        [0] { $who } nie ma teraz robotników do postawienia.
       *[other] { $who } – postawieni robotnicy: { $placed }. Innych brak.
    }
}
now-set = { PERSON($who) ->
    [you] Stoi tu twój komplet: { $workers }.
   *[other] { $who } ma tu komplet: { $workers }.
}
now-taken = { PERSON($who) ->
    [you] W tym roku stoi tu twój robotnik.
   *[other] { $who } ma tu w tym roku robotnika.
}
now-coin = { PERSON($who) ->
    [you] Masz tę monetę.
   *[other] { $who } ma tę monetę.
}
now-score = { PERSON($who) ->
    [you] Twój wynik: { $points } pkt, w tym { $ships } za statki, { $cards } za karty, { $crates } za skrzynie i { $merchant } za kartę kupca.
   *[other] { $who } – wynik: { $points } pkt, w tym { $ships } za statki, { $cards } za karty, { $crates } za skrzynie i { $merchant } za kartę kupca.
}
now-goal = { $goal ->
    [one] Cel to { $goal } statek.
    [few] Cel to { $goal } statki.
   *[many] Cel to { $goal } statków.
}
now-sailed-count = { PERSON($who) ->
    [you] { $count ->
        [0] Żaden twój statek jeszcze nie odpłynął.
        [one] Odpłynął 1 twój statek.
        [few] Odpłynęły { $count } twoje statki.
       *[many] Odpłynęło { $count } twoich statków.
    }
   *[other] { $who } { $count ->
        [0] nie ma jeszcze statków w rejsie.
        [one] ma 1 statek w rejsie.
        [few] ma { $count } statki w rejsie.
       *[many] ma { $count } statków w rejsie.
    }
}
now-year = { $left ->
    [0] Jest rok { $year }, ostatni.
    [one] Jest rok { $year }. Może nastąpić najwyżej 1 rok.
    [few] Jest rok { $year }. Mogą nastąpić najwyżej { $left } lata.
   *[many] Jest rok { $year }. Może nastąpić najwyżej { $left } lat.
}
now-card-market = Jedna z tych kart leży na miejscu { $slot } na Targu.
now-card-market-taken = Jedna z tych kart leży na miejscu { $slot } na Targu, ale stoi tam już robotnik.
now-card-deck = Jedna z tych kart leży na wierzchu talii.
now-card-deck-taken = Jedna z tych kart leży na wierzchu talii, ale na miejscu 6 stoi już robotnik.
now-crate = { PERSON($who) ->
    [you] Twoja skrzynia { $slot }
   *[other] { $who }: skrzynia { $slot }
} { $held ->
    [0] jest pusta
    [one] ma 1 herbatę
    [few] ma { $held } herbaty
   *[many] ma { $held } herbat
} i jest warta { $points ->
    [0] na razie nic
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
now-card-up = { PERSON($who) ->
    [you] Twoja karta { $slot } jest odkryta.
   *[other] { $who }: karta { $slot } jest odkryta.
}
now-card-down = { PERSON($who) ->
    [you] Twoja karta { $slot } jest zakryta i nie działa.
   *[other] { $who }: karta { $slot } jest zakryta i nie działa.
}
now-bonus = { PERSON($who) ->
    [you] Twoja karta kupca dodaje za to { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $who } ma za to z karty kupca { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
now-ship-held = { PERSON($who) ->
    [you] Stoi { $place }, masz na nim rezerwację ciągiem { $run }.
   *[other] Stoi { $place }, rezerwacja ciągiem { $run }: { FORM($who, "inside") }.
}
now-ship-free = Stoi { $place }, można go zarezerwować.
now-ship-docked = { PERSON($who) ->
    [you] Stoi przy twoim nabrzeżu i potrzebuje jeszcze: { $teas }.
   *[other] { $who } ma ten statek przy nabrzeżu; potrzeba na nim jeszcze: { $teas }.
}
now-junk-docked = { PERSON($who) ->
    [you] Stoi przy twoim nabrzeżu i potrzebuje jeszcze { $left ->
        [one] 1 dowolnej herbaty
        [few] { $left } dowolnych herbat
       *[many] { $left } dowolnych herbat
    }.
   *[other] { $who } ma ten statek przy nabrzeżu; potrzeba na nim jeszcze { $left ->
        [one] 1 dowolnej herbaty
        [few] { $left } dowolnych herbat
       *[many] { $left } dowolnych herbat
    }.
}
now-ship-sailed = { PERSON($who) ->
    [you] Ten statek jest już w rejsie dla ciebie.
   *[other] { $who } ma ten statek już w rejsie.
}
now-supply = { $count ->
    [0] W puli nie ma już żetonów.
    [one] W puli został 1 żeton.
    [few] W puli zostały { $count } żetony.
   *[many] W puli zostało { $count } żetonów.
}
now-tokens = { PERSON($who) ->
    [you] Masz na plantacji { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }.
   *[other] { $who } ma na plantacji { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }.
}
now-wanted = { PERSON($who) ->
    [you] Potrzebuje jej { $ship } przy twoim nabrzeżu.
   *[other] { $who }: potrzebuje jej { $ship } przy nabrzeżu.
}
now-merchant-a = { PERSON($who) ->
    [you] Masz tę kartę stroną A: 1 punkt za każdą kartę i każdy kliper z herbatą { FORM($tea, "acc") }.
   *[other] { $who } ma tę kartę stroną A: 1 punkt za każdą kartę i każdy kliper z herbatą { FORM($tea, "acc") }.
}
now-merchant-b = { PERSON($who) ->
    [you] Masz tę kartę stroną B, raz w roku: { $ability }.
   *[other] { $who } ma tę kartę stroną B, raz w roku: { $ability }.
}
now-merchant-open = { PERSON($who) ->
    [you] Masz tę kartę, ale jej strona nie jest jeszcze wybrana.
   *[other] { $who } ma tę kartę, ale jej strona nie jest jeszcze wybrana.
}
now-merchant-used = Zdolność tego kupca jest już w tym roku zużyta.
now-merchant-unused = Zdolność tego kupca jest w tym roku jeszcze do użycia.
now-year-over = Jej rok minął.
now-year-current = To karta tego roku.
now-year-later = Obowiązuje w { $place }. roku gry.
now-space = { PERSON($who) ->
    [you] Masz tu herbatę: { $teas }.
   *[other] { $who } ma tu herbatę: { $teas }.
}

## Fakty: wszystko, co można wiedzieć, według tematów

fact-at = { FORM($place, "title") }: { $what }
    .down = { FORM($place, "title") }: { $what }, zakryta
    .crate = { FORM($place, "title") }: { $what }, zawiera { $held } z { $room }
fact-workers = { $place }, { FORM($who, "inside") }: { $workers }
fact-deep = { FORM($deck, "title") }, numer { $number }: { $card }
fact-score = Wynik: { $points } pkt, w tym { $ships } za statki, { $cards } za karty, { $crates } za skrzynie i { $merchant } za kartę kupca
fact-first = Zaczyna w tym roku
fact-berth = Stanowisko { $number }: { $ship }, na pokładzie: { $teas }, potrzeba jeszcze: { $wants }
    .empty = Stanowisko { $number }: { $ship }, pusty pokład, potrzeba: { $wants }
fact-supply = Pula
fact-deck = Talia kart plantacji
fact-free = Wolne pola
fact-turn = Tura { $turn }: { FORM($who, "inside") }
fact-placed = W ostatniej turze postawiono robotników
    .begun = Ostatnia tura zaczęła się od zmiany robotnika albo od kupca
fact-asked = { PERSON($who) ->
    [you] Decydujesz
   *[other] { $who } decyduje
}: { $what }
fact-then = Potem: { $what }
fact-steps = Kroki od kart: { $steps }
fact-queued = Przesunie się jeszcze o { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}: { $tea }
    .turning = Zmieni się jeszcze na: { $to } i przesunie o 1 krok: { $tea }
fact-shown = Zostało na znaczniku: { $teas }
    .none = Na znaczniku nic nie zostało
fact-chosen = Już wybrane: { $teas }
fact-acting = Karty, które jeszcze zadziałają: { $slots }
    .none = Żadna karta już nie zadziała
fact-run = Ciąg bez statku: { $run }
fact-taking = Statki są odbierane. Dalej: { FORM($who, "inside") }, { $place }
    .last = Odbierany jest ostatni statek
fact-production = Produkcja przesuwa herbatę
fact-pier = Miejsce { $slot } w porcie: { $ship }
    .place = Miejsce { $slot } w porcie
fact-market = Tylko na Targ: { $dice }
fact-spent = Zużyci bez karty: { $dice }

## Pudełko

box-cards = Karty plantacji
box-cards-about = { $count ->
    [one] { $count } karta, która przesuwa herbatę w górę plantacji, zmienia ją albo przechowuje.
    [few] { $count } karty, które przesuwają herbatę w górę plantacji, zmieniają ją albo przechowują.
   *[many] { $count } kart, które przesuwają herbatę w górę plantacji, zmieniają ją albo przechowują.
}
piece-process = Przesuwa pasującą herbatę ({ $teas }) o jeszcze jeden krok, gdy ta wejdzie na pole karty.
piece-conversion = Zmienia herbatę ({ $from } → { $to }), gdy ta wejdzie na pole karty, i przesuwa ją o krok.
piece-blooming = Przesuwa całą pasującą herbatę ({ $tea }) na polu karty o dwa kroki, potem się zakrywa.
piece-crate = { $room ->
    [one] Na zawsze przechowuje 1 herbatę ({ $tea }). Punktuje tylko pełna.
    [few] Na zawsze przechowuje { $room } herbaty ({ $tea }). Punktuje tylko pełna.
   *[many] Na zawsze przechowuje { $room } herbat ({ $tea }). Punktuje tylko pełna.
}
box-ships = Statki
box-ships-about = Klipry: { $clippers }, dżonki: { $junks }. Klipry noszą nazwy prawdziwych statków.
piece-ship = { FORM($ship, "title") }
piece-clipper = Odpływa, gdy ma całą potrzebną herbatę.
piece-junk = Przyjmuje każdą herbatę i nigdy nie punktuje za kartę kupca.
ship-wants = { $teas }
ship-wants-any = dowolna herbata ×{ $size }
box-markers = Znaczniki zbiorów
box-markers-about = Co roku pomocnik zatrzymuje się przy jednym z nich. Znacznik daje herbatę, potem odwraca się i przechodzi na drugą planszę.
piece-marker = Znacznik zbiorów
    .words = Daje ci pokazane herbaty. Liczba mówi, ile jeszcze herbat lub kroków możesz wybrać.
piece-marker-face = { $units ->
    [one] { $teas } oraz 1 herbata lub krok
    [few] { $teas } oraz { $units } herbaty lub kroki
   *[many] { $teas } oraz { $units } herbat lub kroków
}
box-merchants = Karty kupców
box-merchants-about = Dwustronne karty: { $count }. Każdy kupiec ma jedną.
piece-merchant = Kupiec ({ $tea })
piece-merchant-a = 1 punkt za każdą kartę i każdy kliper z herbatą { FORM($tea, "acc") }
piece-merchant-b = { FORM($ability, "title") }
box-years = Karty roku
box-years-about = Do Wyścigu herbacianego. Każda karta podaje po kolei zlecenia automatu na jeden rok.
piece-year = { $errands }
box-tea = Herbata i robotnicy
box-tea-about = Żetony herbaty: { $tokens }, robotnicy: { $workers }.
piece-tea = Herbata { $tea }
    .words = Trafia do uprawy, wspina się do nabrzeża i wsiada na statki.
piece-workers = Robotnik
    .words = Twoje kości: co roku nimi rzucasz i stawiasz je na planszach.
box-production = Kroki z Produkcji
figure-points = Punkty
figure-tokens = Mieści
figure-wants = Potrzebuje
figure-harvest = Przy Zbiorach
figure-production = Przy Produkcji
figure-side-a = Strona A
figure-side-b = Strona B, raz w roku
figure-errands = Zlecenia
figure-each-merchant = Każdy kupiec
figure-place = Miejsce
figure-steps = Kroki
figure-years = Najwięcej lat

## Stan posiadania, porównywany w analizie

standing-aboard = Herbata na pokładzie { FORM($ship, "gen") }
standing-of = { $count } z { $size }
standing-ships = Statki w rejsie
standing-cards = Karty plantacji
standing-tokens = Herbata na plantacji

## Wynik

result-won = { PERSON($who) ->
    [you] Wygrywasz { $points } do { $other }.
   *[other] { $who } wygrywa { $points } do { $other }.
} { $end ->
    [0] Cel został osiągnięty.
   *[other] Minął ostatni rok.
}
result-tied = { PERSON($who) ->
    [you] Wygrywasz po rozstrzygnięciu remisu: każdy kupiec ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $who } wygrywa po rozstrzygnięciu remisu: każdy kupiec ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
} { $end ->
    [0] Cel został osiągnięty.
   *[other] Minął ostatni rok.
}
result-shared = Remis, wspólne zwycięstwo: { $who }, po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $end ->
    [0] Cel został osiągnięty.
   *[other] Minął ostatni rok.
}
result-race-won = { PERSON($who) ->
    [you] Wygrywasz Wyścig herbaciany { $points } do { $other }.
   *[other] { $who } wygrywa Wyścig herbaciany { $points } do { $other }.
} { $end ->
    [0] Cel został osiągnięty.
   *[other] Minął ostatni rok.
}
result-race-tied = { PERSON($who) ->
    [you] Remis z automatem, nawet po rozstrzyganiu: macie po { $points ->
        [one] 1 punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $who } remisuje z automatem, nawet po rozstrzyganiu: po { $points ->
        [one] 1 punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
} { $end ->
    [0] Cel został osiągnięty.
   *[other] Minął ostatni rok.
}
result-race-lost-tied = { PERSON($who) ->
    [you] Automat wygrywa z tobą po rozstrzygnięciu remisu: macie po { $points ->
        [one] 1 punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $who } przegrywa z automatem po rozstrzygnięciu remisu: po { $points ->
        [one] 1 punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
} { $end ->
    [0] Cel został osiągnięty.
   *[other] Minął ostatni rok.
}
result-race-lost = { PERSON($who) ->
    [you] Automat wygrywa z tobą { $other } do { $points }.
   *[other] { $who } przegrywa z automatem { $points } do { $other }.
} { $end ->
    [0] Cel został osiągnięty.
   *[other] Minął ostatni rok.
}

## Napisy na planszy

board-street = Pięć plansz gotowych do gry
board-houses = Pięć plansz
board-road = Znaczniki zbiorów
board-plantation = Twoja plantacja
board-tray = Twoi robotnicy
board-tabs = Widoki
board-teas = Herbaty
board-markers = Znaczniki z przodu
board-tab-boards = Plansze
board-tab-plantation = Plantacja
board-tab-automaton = Automat
board-tab-log = Dziennik
board-face-down = zakryta
board-once = raz
board-taken = zajęte
board-no-card = brak karty
board-no-ship = brak statku
board-free-berth = wolne
board-free = wolne
board-title = { FORM($noun, "title") }
board-short = { FORM($noun, "short") }
board-keep-one = Zachowaj jedno
board-lanes = Ścieżka
board-pay-with = Zapłać
board-your-tokens = Twoja herbata
board-junk = Wypełnij dżonkę
board-how-to-place = Wybierz pole albo robotników
board-place-or-change = Wybierz pole albo robotników. Herbata zmienia robotnika o 1
board-change-worker = Zmień robotnika
board-tea-a-step = 1 herbata za ±1
board-for-free = raz, za darmo
board-lower = Obniż
board-raise = Podnieś
board-use = Użyj
board-coin = Ma monetę pierwszego gracza
board-points = Punkty
board-workers = Robotnicy
board-sheet = Skąd punkty
board-sheet-help = Punkty, gdyby partia skończyła się teraz. Skrzynia liczy się, gdy jest pełna.
board-sum = Razem
board-score = { $points ->
    [one] 1 punkt. Pokaż, skąd
    [few] { $points } punkty. Pokaż, skąd
   *[many] { $points } punktów. Pokaż, skąd
}
board-sailed = Statki w rejsie: { $ships } z { $goal }
board-merchant = Kupiec ({ $tea })
board-merchant-side = Kupiec ({ $tea }), { $side }
board-side-to-choose = Strona jeszcze niewybrana
board-side-a = +1 za karty i klipry ({ $tea })
board-side-b = { FORM($ability, "title") }, raz w roku
board-side-b-used = { FORM($ability, "title") }: w tym roku zużyte
board-not-rolled = przed rzutem
board-works = { $value }: { $board }
board-free-workers = Wolni robotnicy: { $dice }
board-no-workers = Brak wolnych robotników
board-back = Wróć na plantację
board-see = { PERSON($who) ->
    [you] Twoja plansza
   *[other] Plansza: { $who }
}
board-see-year-card = Jego karta roku
board-times = ×{ $count }
board-any-teas = { $count ->
    [one] 1 dowolna herbata
    [few] { $count } dowolne herbaty
   *[many] { $count } dowolnych herbat
}
board-walk = o { $markers }
board-then = { $before } · { $after }
board-becomes = Już { $tea }
board-crate-holds = Skrzynia: { $held } z { $room }
board-fills-crate = Zapełnia skrzynię
board-into-crate = Do skrzyni
board-choose-ship = Potem wybierasz statek
board-into-field = Do uprawy
board-onto = Na { FORM($ship, "acc") }
board-sails = Odpływa: { $ship }
board-sails-last = Odpływa: { $ship }, ostatni rok
board-rests = Staje tutaj
board-stays-field = Zostaje w uprawie
board-stops-tier = Staje na stopniu { $tier }
board-waits-dock = Czeka na nabrzeżu
board-lost = { $steps ->
    [one] 1 krok przepada
    [few] { $steps } kroki przepadają
   *[many] { $steps } kroków przepada
}
board-lane = { FORM($lane, "title") } ścieżka
board-lane-outcome = { FORM($lane, "title") } · { $outcome }
board-journey = { FORM($tea, "title") } rusza w górę
board-journey-becomes = { FORM($tea, "title") } → { $to }
board-journey-stowed = { FORM($tea, "title") } odłożona
board-journeys = { $count ->
    [one] { $count } herbata w ruchu
    [few] { $count } herbaty w ruchu
   *[many] { $count } herbat w ruchu
}
board-tie-break = Przy remisie: { $criterion }
board-year-end = { $steps ->
    [one] 1 krok na koniec roku
    [few] { $steps } kroki na koniec roku
   *[many] { $steps } kroków na koniec roku
}
board-next-card = Jego następna karta
board-year-of = Odkrywana po rzucie roku { $year }
board-cards = { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
board-years-left = { $count ->
    [one] rok do końca
    [few] lata do końca
   *[many] lat do końca
}
board-why = Dlaczego ten ruch?
board-earlier = Jego poprzedni ruch
board-later = Jego następny ruch
board-last-errand = Automat: { $errand }
board-errand-of = Zlecenie { $errand } z { $of }
board-after-errands = Po ostatnim zleceniu
board-entry = Zlecenie { $errand } na jego karcie: { $written }
board-because-coin-taken = Idzie na Targ: pole monety jest zajęte
board-because-no-run = Idzie na Targ: nie ma ciągu
board-because-no-ship = Idzie na Targ: nie ma wolnego statku
board-because-no-set = Idzie na Targ: nie ma pary
board-because-market-only = Ostatni robotnicy mogą iść tylko na Targ
board-card-done = Idzie na Targ: karta jest wykonana
board-picked-lowest = Najniższy robotnik, po monetę
board-picked-highest = Najwyższy robotnik
board-picked-run = Najdłuższy ciąg (przy remisie najwyższy)
board-picked-set = Największy komplet (przy remisie najwyższy)
board-ship-highest = Wolny statek wart najwięcej
board-ship-own-tea = Najlepszy statek dla herbaty jego kupca
board-ship-by-you = Twój wybór, równe statki: { $tied }
board-took = Miejsce { $slot }, najwyższe dostępne: { $card }
board-took-deck = Miejsce 6, wierzchnia karta: { $card }
board-took-top = Brak miejsca, więc wierzchnia karta: { $card }
board-took-nothing = Nie ma już dla niego karty
board-set-place = W Produkcji na { $place }. miejscu
board-fourth = Komplet byłby czwarty: ci robotnicy mogą iść tylko na Targ
board-coin-fetched = W przyszłym roku zaczyna
board-out-of-workers = Nie ma już robotników na ten rok
board-next-errand = Dalej: zlecenie { $errand }, { $written }
board-next-market = Dalej: ostatni robotnicy idą na Targ
board-you = Ty
board-pushed-off = Ty (bez statku)
board-holds = { PERSON($who) ->
    [you] Masz go teraz ty
   *[other] Teraz ma go { FORM($who, "inside") }
}
board-could-add = Do dołożenia
board-longer-wins = Wygrywa dłuższy ciąg, potem wyższy
board-beats-longer = { $count } robotników bije { $other }
board-beats-higher = { $run } jest równie długi jak { $other }, ale wyższy
board-never-answers = Automat nie odpowiada: przechodzi na najlepszy wolny statek
board-not-enough = { PERSON($who) ->
    [you] Bez herbaty twój najlepszy ciąg to { $run }
   *[other] Bez herbaty { FORM($who, "inside") } ma najwyżej { $run }
}
board-could-answer = { PERSON($who) ->
    [you] Możesz odpowiedzieć ciągiem { $run }
   *[other] { $who } może odpowiedzieć ciągiem { $run }
}
board-reaches = { PERSON($who) ->
    [you] Masz do { $run }, z herbatą więcej
   *[other] { $who } ma do { $run }, z herbatą więcej
}
board-let-go-back = Jeśli ustąpisz, robotnicy wrócą do ciebie
board-let-go-one = Jeśli ustąpisz, twój ciąg przejdzie na { FORM($ship, "acc") }
board-let-go-several = Jeśli ustąpisz, twój ciąg przejdzie na jeden z tych statków: { $ships }
board-plantation-of = { PERSON($who) ->
    [you] Twoja plantacja. { $tea } { $cards } { $ships }
   *[other] Plantacja: { $who }. { $tea } { $cards } { $ships }
}
board-tea = Herbata: { $list }.
board-tea-none = Brak herbaty.
board-tokens-on = { $count ->
    [one] { $count } { $tea } { FORM($space, "at") }
    [few] { $count } { FORM($tea, "few") } { FORM($space, "at") }
   *[many] { $count } { FORM($tea, "many") } { FORM($space, "at") }
}
board-cards-at = Karty: { $list }.
board-cards-none = Brak kart.
board-card-at = { $card } { $slot }
board-card-down = { $card } { $slot } (zakryta)
board-ships = Statki: { $list }.
board-ships-none = Brak statków.

## Opcje na stronie przygotowania

option-goal = Statki do celu
    .help = Gdy jakiś kupiec wyprawi w rejs tyle statków, ten rok jest ostatni.
option-goal-3 = 3 statki
option-goal-4 = 4 statki
option-goal-5 = 5 statków
option-first = Karta pierwszego kupca
    .help = Strona A punktuje na końcu. Strona B daje zdolność do użycia raz w roku.
option-first-a = A: punkty
option-first-b = B: zdolność
option-first-choose = Wybór po rozdaniu
option-second = Karta drugiego kupca
    .help = Strona A punktuje na końcu. Strona B daje zdolność do użycia raz w roku.
option-second-a = A: punkty
option-second-b = B: zdolność
option-second-choose = Wybór po rozdaniu
option-years = Karty roku
    .help = Z potasowanymi kartami roku automat jest trudniejszy.
option-years-numeric = 1860 do 1867
option-years-shuffled = Potasowane

## Gra

title = Chai: Tea for 2
tagline = Zaprzęgnij kości do pracy, uprawiaj herbatę na wzgórzu z kart i ścigaj się o pełne statki
credits = Autorzy: Dan i Connie Kazmaier, wydawca: Steeped Games
solo = Wyścig herbaciany
automaton = Automat
    .inside = automat
    .person = other
end-0 = osiągnięto cel
end-1 = minął ostatni rok
total-0 = Punkty
category-0 = Statki
category-1 = Karty plantacji
category-2 = Pełne skrzynie
category-3 = Karta kupca
