### Teksty stołu gry Ceylon.

title = Ceylon
tagline = Obsadź wzgórza, załaduj pociąg, bądź o krok przed innymi
credits = Autorzy: Chris i Suzanne Zinsli, wydawca: Ludonova

## Rzeczowniki

district-kandy = Kandy
district-dimbula = Dimbula
district-uva = Uva
district-ruhuna = Ruhuna

hexagon = { $district } { $number }

# Forma podstawowa: mianownik rodzaju żeńskiego (herbata, skrzynka). .accusative: biernik; .genitive: dopełniacz i
# celownik; .few: po 2–4; .many: po 5 i więcej.
tea-black = czarna
    .name = Czarna
    .accusative = czarną
    .genitive = czarnej
    .few = czarne
    .many = czarnych
tea-green = zielona
    .name = Zielona
    .accusative = zieloną
    .genitive = zielonej
    .few = zielone
    .many = zielonych
tea-white = biała
    .name = Biała
    .accusative = białą
    .genitive = białej
    .few = białe
    .many = białych

# Kwoty stoją w bierniku: „kosztuje 1 rupię”.
rupees = { $n ->
        [one] { $n } rupię
        [few] { $n } rupie
       *[many] { $n } rupii
    }
points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

chests = { $count ->
        [one] { $count } { $tea }
        [few] { $count } { FORM($tea, "few") }
       *[many] { $count } { FORM($tea, "many") }
    }

action-plant = Sadzenie
    .verb = sadzić
    .full = sadzić
action-harvest = Zbiory
    .verb = zbierać
    .full = zbierać
action-trade = Handel
    .verb = handlować
    .full = handlować
action-hire = Nabór
    .verb = zatrudnić doradcę
    .full = zatrudnić doradcę
action-advance = Rozwój
    .verb = rozwijać technologię
    .full = rozwijać technologię

councillor-guide = Przewodnik
councillor-banker = Bankier
councillor-surveyor = Mierniczy
councillor-broker = Makler
councillor-engineer = Inżynier
councillor-nurseryman = Szkółkarz
councillor-secretary = Sekretarz
councillor-storekeeper = Magazynier

ability-guide = każdy krok po pierwszym kosztuje { $n }
    .short = Kolejny krok: { $n }
    .help = Gdy się poruszasz, każdy krok po pierwszym kosztuje tylko { $n }.
ability-banker = biorąc rupie, bierzesz { $n }
    .short = Bierz rupie: { $n }
    .help = Gdy bierzesz rupie, bierzesz { $n }.
ability-surveyor = sadzisz pod pionkiem lub obok niego
    .short = Sadź obok
    .help = Możesz sadzić także obok swojego pionka, w tym samym dystrykcie.
ability-broker = każdy handel daje dodatkowo { $n }
    .short = Handel: +{ $n }
    .help = Gdy handlujesz, bierzesz też { $n }, nawet jeśli wybierasz punkty.
ability-engineer = każdy rozwój daje { $n }
    .short = Rozwój: { $n } pkt
    .help = Gdy rozwijasz technologię, zdobywasz { $n }.
ability-nurseryman = sadzenie kosztuje { $n }
    .short = Sadzenie za { $n }
    .help = Sadzenie kosztuje cię { $n }.
ability-secretary = nabór kosztuje { $n }
    .short = Nabór za { $n }
    .help = Zatrudnienie każdego kolejnego doradcy kosztuje cię { $n }.
ability-storekeeper = skrzynki w magazynie: do { $n }
    .short = Magazyn na { $n }
    .help = Skrzynki, które mieści twój magazyn: { $n }.

tile-purse = Sakiewka
tile-passage = Przejazd
tile-graft = Drugi plon
tile-leap = Skok
tile-letter = List
tile-porters = Tragarze
tile-tare = Niedowaga
help-purse = Raz, gdy bierzesz rupie, weź o { $n } więcej.
help-passage = Raz przejdź na dowolny heks za darmo.
help-graft = Raz posadź drugi znacznik na jednej ze swoich plantacji: liczy się ona odtąd podwójnie.
help-leap = Raz przejdź o dwa pola rozwoju za cenę jednego.
help-letter = Raz zatrudnij doradcę innego dystryktu.
help-porters = Raz zbieraj z plantacji w dowolnym miejscu mapy.
help-tare = Raz, gdy handlujesz, dostarcz o jedną skrzynkę mniej.

## Nagłówki

heading-start = Pierwsze plantacje
heading-round = Runda { $round }, { $cards ->
        [one] została 1 karta
        [few] zostały { $cards } karty
       *[many] zostało { $cards } kart
    }
heading-last = Ostatnia runda
heading-last-cards = Ostatnia runda, { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
heading-over = Koniec po { $rounds ->
        [one] 1 rundzie
        [few] { $rounds } rundach
       *[many] { $rounds } rundach
    }
transcript-turn = Runda { $round }, tura { $turn }: gra { $who }. Wynik: { $scores }.

## Polecenia dla czytającego

prompt-start = Połóż pierwszą plantację na poziomie 0 w pustym dystrykcie.
prompt-card = Zagraj kartę: wybierz swoją połowę. { $others ->
        [one] Drugą dostaje rywal.
        [few] Drugą dostają rywale.
       *[many] Drugą dostają rywale.
    }

prompt-plant = Sadź za { $price }, rusz się albo weź { $take }.
    .token = Sadź za { $price }, rusz się, weź { $take } albo użyj żetonu.
    .follow = Karta gracza { $by }: sadź za { $price }, rusz się albo weź { $take }.
prompt-harvest = Zbieraj, rusz się albo weź { $take }.
    .token = Zbieraj, rusz się, weź { $take } albo użyj żetonu.
    .follow = Karta gracza { $by }: zbieraj, rusz się albo weź { $take }.
prompt-trade = Handluj, rusz się albo weź { $take }.
    .token = Handluj, rusz się, weź { $take } albo użyj żetonu.
    .follow = Karta gracza { $by }: handluj, rusz się albo weź { $take }.
prompt-hire = Zatrudnij za { $price }, rusz się albo weź { $take }.
    .token = Zatrudnij za { $price }, rusz się, weź { $take } albo użyj żetonu.
    .follow = Karta gracza { $by }: zatrudnij za { $price }, rusz się albo weź { $take }.
prompt-advance = Rozwijaj za { $price }, rusz się albo weź { $take }.
    .token = Rozwijaj za { $price }, rusz się, weź { $take } albo użyj żetonu.
    .follow = Karta gracza { $by }: rozwijaj za { $price }, rusz się albo weź { $take }.
prompt-only = { $why } Rusz się albo weź { $take }.
    .token = { $why } Rusz się, weź { $take } albo użyj żetonu.
prompt-extra = Wykonaj dodatkową akcję: dowolną prócz Rozwoju.

prompt-more = Skrzynki w magazynie: { $stored } z { $room }. Zbieraj dalej albo zakończ.
prompt-more-full = Twój magazyn jest pełny. Zbieraj dalej na wymianę albo zakończ.
prompt-more-over = { $over ->
        [one] O jedną skrzynkę za dużo. Zbieraj dalej albo zakończ i zwróć jedną.
        [few] O { $over } skrzynki za dużo. Zbieraj dalej albo zakończ i zwróć { $over }.
       *[many] O { $over } skrzynek za dużo. Zbieraj dalej albo zakończ i zwróć { $over }.
    }
prompt-return = { $count ->
        [one] Zwróć 1 skrzynkę. Twój magazyn mieści tylko { $room }.
        [few] Zwróć { $count } skrzynki. Twój magazyn mieści tylko { $room }.
       *[many] Zwróć { $count } skrzynek. Twój magazyn mieści tylko { $room }.
    }
prompt-spare = Użyj żetonu technologii na dodatkową akcję albo go zachowaj.
prompt-over = Partia jest skończona.

prompt-wait-start = { PERSON($who) ->
    [you] Wybierasz miejsce na start.
   *[other] { $who } wybiera miejsce na start.
}
prompt-wait-card = { PERSON($who) ->
    [you] Wybierasz kartę.
   *[other] { $who } wybiera kartę.
}
prompt-wait-act = { PERSON($who) ->
    [you] Możesz { FORM($what, "verb") }, ruszyć się albo wziąć rupie.
   *[other] { $who } może { FORM($what, "verb") }, ruszyć się albo wziąć rupie.
}
prompt-wait-token = { PERSON($who) ->
    [you] Wykonujesz dodatkową akcję.
   *[other] { $who } wykonuje dodatkową akcję.
}
prompt-wait-harvest = { PERSON($who) ->
    [you] Zbierasz.
   *[other] { $who } zbiera.
}
prompt-wait-return = { PERSON($who) ->
    [you] Zwracasz skrzynki.
   *[other] { $who } zwraca skrzynki.
}
prompt-wait-spare = { PERSON($who) ->
    [you] Możesz użyć żetonu technologii.
   *[other] { $who } może użyć żetonu technologii.
}

next-plant = Wybierz heks, na którym sadzisz.
next-harvest = Wybierz plantację, z której zbierasz.
next-trade = Wybierz kontrakt.
next-reward = Dostarczyć za rupie czy za punkty?
next-less = Dostarcz wszystkie skrzynki albo wybierz jedną, którą pominiesz.
next-hire = Wybierz doradcę, którego zatrudniasz.
next-move = Wybierz, dokąd idziesz.
next-plant-or-move = Sadzisz tutaj czy idziesz tutaj?
next-harvest-or-move = Zbierasz tutaj czy idziesz tutaj?
next-tile = Wybierz, jak użyć kafelka startowego.
next-tile-too = Użyć też kafelka startowego?
next-any = Wybierz akcję.

## Przyciski

do-start = Zacznij na { $hex }
do-card = Zagraj { $own }, reszta: { $other }
do-token = Użyj żetonu technologii
do-plant = Posadź na { $hex }
    .tile = Kafelek: dołóż znacznik na { $hex }
do-harvest = Zbierz { FORM($tea, "accusative") } herbatę z { $hex }
    .tile = Kafelek: zbierz { FORM($tea, "accusative") } z { $hex }
do-trade = Dostarcz kompanii { $company } za { $gain }
    .tile = Kafelek: kompania { $company } za { $gain }, bez 1 { FORM($tea, "genitive") }
do-hire = Zatrudnij doradcę: { $district }
    .tile = Kafelek: zatrudnij doradcę: { $district }
do-advance = Przejdź o jedno pole
    .tile = Kafelek: przejdź o dwa pola
do-move = { $price ->
        [0] Idź na { $hex } za darmo
        [one] Idź na { $hex } za 1 rupię
        [few] Idź na { $hex } za { $price } rupie
       *[many] Idź na { $hex } za { $price } rupii
    }
    .tile = Kafelek: idź na { $hex }
do-rupees = Weź { $sum }
    .tile = Kafelek: weź { $sum }
do-return = Zwróć { FORM($tea, "accusative") } skrzynkę
do-keep = Zachowaj żeton
do-finish = Zakończ zbiory

## Części planszy

part-half = { $others ->
        [one] { $own }; drugi gracz dostaje: { $other }
        [few] { $own }; reszta dostaje: { $other }
       *[many] { $own }; reszta dostaje: { $other }
    }
part-plant = Sadzenie
part-harvest = Zbiory
part-trade = Handel
part-hire = Zatrudnienie doradcy
part-advance = Rozwój technologii
part-move = Ruch
part-rupees = Weź rupie
part-hex = { $hex }, poziom { $level }, { $tea } herbata{ $markers ->
        [0] {""}
        [1] , { PERSON($owner) ->
            [you] twoja plantacja
           *[other] plantacja gracza { $owner }
        }
       *[other] , { PERSON($owner) ->
            [you] twoja plantacja z dwoma znacznikami
           *[other] plantacja gracza { $owner } z dwoma znacznikami
        }
    }{ $pawns ->
        [0] {""}
        [one] , { PERSON($at) ->
            [you] twój pionek
           *[other] pionek gracza { $at }
        }
        [few] , pionki: { $at }
       *[many] , pionki: { $at }
    }{ $reach ->
        [no] {""}
       *[yes] { $price ->
            [0] , dojście za darmo
            [one] , dojście za 1 rupię
            [few] , dojście za { $price } rupie
           *[many] , dojście za { $price } rupii
        }
    }
part-wagon = Wagon { $number }: kompania { $company } daje { $rupees } lub { $points } za te skrzynki: { $chests }
part-wagon-empty = Wagon { $number }, pusty do końca tury
part-wagon-done = Wagon { $number }, pusty: nie ma już kontraktów
part-reward-rupees = Nagroda w rupiach
part-reward-points = Nagroda w punktach
part-chest = { $count ->
        [0] { FORM($tea, "name") } herbata, brak skrzynek w magazynie
        [one] { FORM($tea, "name") } herbata, 1 skrzynka w magazynie
        [few] { FORM($tea, "name") } herbata, { $count } skrzynki w magazynie
       *[many] { FORM($tea, "name") } herbata, { $count } skrzynek w magazynie
    }
part-councillor = Doradca dystryktu { $district }, { $councillor }: { $ability }; { $count ->
        [0] jeszcze wolny
        [one] pracuje dla: { $by }
        [few] pracuje dla: { $by }
       *[many] pracuje dla: { $by }
    }
part-no-councillor = { $district } nie bierze udziału w grze
part-tile = Kafelek startowy { $number }, { $tile }. { $help }
part-tile-used = Kafelek startowy { $number }, { $tile }, zużyty. { $help }
part-no-tile = Bez kafelka startowego
part-token = { $count ->
        [0] Brak żetonów technologii
        [one] 1 żeton technologii
        [few] { $count } żetony technologii
       *[many] { $count } żetonów technologii
    }
part-keep = Zachowaj żeton
part-finish = Zakończ zbiory

## Odmowy

no-over = Partia jest skończona.
no-turn = { PERSON($who) ->
    [you] Z tego widoku nie możesz grać.
   *[other] Teraz ruch ma { $who }.
}
no-card-yet = Nie możesz zagrywać kart, dopóki każdy gracz nie położy pierwszej plantacji.
no-card-again = Twoja karta na tę turę jest już zagrana.
no-card-follow = Kartę możesz zagrać tylko w swojej turze.
no-act-start = Najpierw połóż swoją pierwszą plantację.
no-act-card = Najpierw zagraj kartę.
no-act-harvest = Najpierw zakończ zbiory.
no-act-return = Najpierw zwróć skrzynki, które nie mieszczą się w twoim magazynie.
no-act-spare = Twoja akcja jest już wykonana. Aby wykonać kolejną, użyj żetonu technologii.
no-together = To nie pasuje do twoich pozostałych wyborów.
no-token-advance = Żetonu technologii nie możesz użyć do rozwoju.
no-other-half = Ta karta pozwala ci { FORM($what, "full") }, ruszyć się albo wziąć rupie.
no-markers = Nie masz już znaczników do sadzenia.
no-money-plant = Sadzenie kosztuje { $price }, a masz { $have ->
        [0] 0 rupii.
       *[other] tylko { $have }.
    }
no-money-hire = Nabór kosztuje { $price }, a masz { $have ->
        [0] 0 rupii.
       *[other] tylko { $have }.
    }
no-money-advance = Rozwój kosztuje { $price }, a masz { $have ->
        [0] 0 rupii.
       *[other] tylko { $have }.
    }
no-money-move = { $price ->
        [one] Dojście tam kosztuje 1 rupię, a nie masz żadnej.
        [few] Dojście tam kosztuje { $price } rupie, a masz { $have ->
            [0] 0 rupii.
           *[other] tylko { $have }.
        }
       *[many] Dojście tam kosztuje { $price } rupii, a masz { $have ->
            [0] 0 rupii.
           *[other] tylko { $have }.
        }
    }
no-room-to-plant = Na heksie pod twoim pionkiem jest już plantacja.
no-harvest = W zasięgu twojego pionka nie ma żadnej plantacji.
no-train = Pociąg jest pusty do końca tury.
no-train-left = Pociąg jest pusty i nie ma już kontraktów.
no-space = Nie masz miejsca na kontrakt żadnej kompanii z pociągu.
no-chests = Żaden kontrakt nie pasuje do twoich skrzynek i miejsc.
no-hired = Doradca dystryktu { $district } już dla ciebie pracuje.
no-track = Twój krążek jest na końcu toru technologii.
no-district = { $district } nie bierze udziału w grze.
no-start-district = W tym dystrykcie jest już plantacja; wybierz inny.
no-start-level = Twoja pierwsza plantacja musi leżeć na poziomie 0.
no-taken = Masz już skrzynkę z tej plantacji.
no-plantation = Nie ma tu plantacji, z której można zbierać.
no-reach = Ta plantacja jest poza zasięgiem twojego pionka.
no-move-here = Twój pionek już tu stoi; wybierz inny heks.
no-plant-taken = Na tym heksie jest już plantacja.
no-plant-there = Możesz sadzić tylko tam, gdzie stoi twój pionek.
no-plant-far = Możesz sadzić tam, gdzie stoi twój pionek, albo obok w tym samym dystrykcie.
no-wagon = Ten wagon jest pusty do końca tury.
no-wagon-left = Ten wagon pozostanie pusty: nie ma już kontraktów.
no-space-company = Nie masz miejsca na kontrakt kompanii { $company }. Sadź, by je odsłonić.
no-lack = Do tego kontraktu brakuje ci skrzynek: { $chests }.
no-other-wagon = Masz już wybrany inny kontrakt.
no-reward = Najpierw wybierz kontrakt.
no-chest = Nie masz { FORM($tea, "genitive") } herbaty.
no-chest-tile = Najpierw wybierz kontrakt, potem skrzynkę, którą pominiesz.
no-chest-return = Skrzynki zwracasz tylko wtedy, gdy po zbiorach nie mieszczą się w magazynie.
no-hire-far = Aby zatrudnić tego doradcę, przejdź pionkiem do dystryktu { $district }.
no-tiles = Ta partia toczy się bez kafelków startowych.
no-tile-used = Twój kafelek startowy jest już zużyty.
no-tile-now = { $help } W tej chwili nie możesz użyć tego kafelka.
no-token-follow = Żetonu technologii możesz użyć tylko w swojej turze.
no-token-card = Najpierw zagraj kartę. Żetonu możesz użyć przed jej akcją lub po niej.
no-token-again = W tej turze nie możesz użyć kolejnego żetonu technologii.
no-token = Nie masz żetonu technologii; rozwijaj technologię, by go zdobyć.
no-token-now = Użyj żetonu tuż przed akcją karty albo tuż po niej.
no-done-act = Musisz coś zrobić: użyj karty, rusz się albo weź rupie.
no-done-return = Twój magazyn jest przepełniony; najpierw zwróć skrzynki.

## Historia

aside-points = { SIGNED($n) } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
aside-rupees = { SIGNED($n) } { $n ->
        [one] rupia
        [few] rupie
       *[many] rupii
    }
aside-both = { SIGNED($points) } pkt, { SIGNED($rupees) } { $rupees ->
        [one] rupia
        [few] rupie
       *[many] rupii
    }
aside-to-you = +1 rupia dla ciebie
aside-to-rivals = +1 rupia dla rywali
aside-owner = { $owner } { SIGNED($points) } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

line-dropped = { $district } wypada z gry
line-terrain = { $district } dostaje kafelki poziomów
line-councillor = { $councillor } przybywa do dystryktu { $district }: { $ability }
line-loaded = Kompania { $company } zamawia skrzynki herbaty: { $chests }
line-dealt = { PERSON($who) ->
    [you] Dostajesz kafelek startowy { $number }, { $tile }
   *[other] { $who } dostaje kafelek startowy { $number }, { $tile }
}
line-starter = { PERSON($who) ->
    [you] Zaczynasz partię
   *[other] { $who } zaczyna partię
}
line-started = { PERSON($who) ->
    [you] Zaczynasz na { $hex }
   *[other] { $who } zaczyna na { $hex }
}
line-drew = Dobierasz kartę: { $one } / { $two }
line-played = { PERSON($who) ->
    [you] Zagrywasz { $own }, reszcie zostaje { $other }
   *[other] { $who } zagrywa { $own }, reszcie zostaje { $other }
}
line-played-to-you = { PERSON($who) ->
    [you] Zagrywasz { $own }, reszcie zostaje { $other }
   *[other] { $who } zagrywa { $own }, tobie zostaje { $other }
}
line-token = { PERSON($who) ->
    [you] Używasz żetonu technologii
   *[other] { $who } używa żetonu technologii
}
line-tile = { PERSON($who) ->
    [you] Używasz kafelka startowego: { $tile }
   *[other] { $who } używa kafelka startowego: { $tile }
}
line-planted = { PERSON($who) ->
    [you] Sadzisz na { $hex }
   *[other] { $who } sadzi na { $hex }
}
line-doubled = { PERSON($who) ->
    [you] Kładziesz drugi znacznik na { $hex }
   *[other] { $who } kładzie drugi znacznik na { $hex }
}
line-bonus = { PERSON($who) ->
    [you] Masz już plantację w każdym dystrykcie
   *[other] { $who } ma już plantację w każdym dystrykcie
}
line-harvested = { PERSON($who) ->
    [you] Bierzesz { FORM($tea, "accusative") } skrzynkę
   *[other] { $who } bierze { FORM($tea, "accusative") } skrzynkę
}
line-harvested-from = { PERSON($who) ->
    [you] Bierzesz { FORM($tea, "accusative") } skrzynkę z plantacji gracza { $owner }
   *[other] { PERSON($owner) ->
        [you] { $who } bierze { FORM($tea, "accusative") } skrzynkę z twojej plantacji
       *[other] { $who } bierze { FORM($tea, "accusative") } skrzynkę z plantacji gracza { $owner }
    }
}
line-reaped = { PERSON($who) ->
    [you] Zbierasz { $count ->
        [one] 1 skrzynkę
        [few] { $count } skrzynki
       *[many] { $count } skrzynek
    }
   *[other] { $who } zbiera { $count ->
        [one] 1 skrzynkę
        [few] { $count } skrzynki
       *[many] { $count } skrzynek
    }
}
line-returned = { PERSON($who) ->
    [you] Zwracasz { FORM($tea, "accusative") } skrzynkę
   *[other] { $who } zwraca { FORM($tea, "accusative") } skrzynkę
}
line-traded = { PERSON($who) ->
    [you] Realizujesz kontrakt kompanii { $company }
   *[other] { $who } realizuje kontrakt kompanii { $company }
}
line-traded-less = { PERSON($who) ->
    [you] Realizujesz kontrakt kompanii { $company } bez jednej { FORM($tea, "genitive") } skrzynki
   *[other] { $who } realizuje kontrakt kompanii { $company } bez jednej { FORM($tea, "genitive") } skrzynki
}
line-hired = { PERSON($who) ->
    [you] Zatrudniasz doradcę: { $district }
   *[other] { $who } zatrudnia doradcę: { $district }
}
line-advanced = { PERSON($who) ->
    [you] Płacisz { $paid } i docierasz na pole technologii { $space }
   *[other] { $who } płaci { $paid } i dociera na pole technologii { $space }
}
line-mark = { PERSON($who) ->
    [you] Zdobywasz premię na polu technologii { $space }
   *[other] { $who } zdobywa premię na polu technologii { $space }
}
line-engineer = { PERSON($who) ->
    [you] Twój Inżynier punktuje za rozwój
   *[other] { $who }: Inżynier punktuje za rozwój
}
line-moved = { PERSON($who) ->
    [you] Idziesz na { $hex }
   *[other] { $who } idzie na { $hex }
}
line-took = { PERSON($who) ->
    [you] Bierzesz { $sum }
   *[other] { $who } bierze { $sum }
}
line-closing-markers = { PERSON($who) ->
    [you] Nie masz już znaczników: { $turns ->
        [0] to ostatnia tura
        [one] ostatnia runda, po tej jeszcze 1 tura
        [few] ostatnia runda, po tej jeszcze { $turns } tury
       *[many] ostatnia runda, po tej jeszcze { $turns } tur
    }
   *[other] { $who } nie ma już znaczników: { $turns ->
        [0] to ostatnia tura
        [one] ostatnia runda, po tej jeszcze 1 tura
        [few] ostatnia runda, po tej jeszcze { $turns } tury
       *[many] ostatnia runda, po tej jeszcze { $turns } tur
    }
}
line-closing-deck = { PERSON($who) ->
    [you] Dobierasz ostatnią kartę: { $turns ->
        [0] partia się kończy
        [one] ostatnia runda, jeszcze 1 tura, bez dobierania
        [few] ostatnia runda, jeszcze { $turns } tury, bez dobierania
       *[many] ostatnia runda, jeszcze { $turns } tur, bez dobierania
    }
   *[other] { $who } dobiera ostatnią kartę: { $turns ->
        [0] partia się kończy
        [one] ostatnia runda, jeszcze 1 tura, bez dobierania
        [few] ostatnia runda, jeszcze { $turns } tury, bez dobierania
       *[many] ostatnia runda, jeszcze { $turns } tur, bez dobierania
    }
}
line-placed-rupees = { PERSON($who) ->
    [you] Zajmujesz
   *[other] { $who } zajmuje
} { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[4] czwarte
} miejsce w rupiach: { $count ->
    [one] została 1 rupia
    [few] zostały { $count } rupie
   *[many] zostało { $count } rupii
}
line-placed-technology = { PERSON($who) ->
    [you] Zajmujesz
   *[other] { $who } zajmuje
} { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[4] czwarte
} miejsce w technologii, na polu { $count }
line-placed-district = { PERSON($who) ->
    [you] Zajmujesz
   *[other] { $who } zajmuje
} { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[4] czwarte
} miejsce w dystrykcie { $district }: { $count ->
    [one] 1 znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
line-placed-tied = { $line } (remis, lecz z przewagą w technologii)
    .technology = { $line } (remis, lecz wyżej na stosie)
line-unplaced = { PERSON($who) ->
    [you] Masz { $count ->
        [one] 1 znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    } w dystrykcie { $district }, ale bez zatrudnionego tam doradcy
   *[other] { $who } ma { $count ->
        [one] 1 znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    } w dystrykcie { $district }, ale bez zatrudnionego tam doradcy
}
line-companies = { PERSON($who) ->
    [you] Masz kontrakty { $count ->
        [one] 1 kompanii
        [few] { $count } kompanii
       *[many] { $count } kompanii
    }
   *[other] { $who } ma kontrakty { $count ->
        [one] 1 kompanii
        [few] { $count } kompanii
       *[many] { $count } kompanii
    }
}
line-leftover = { PERSON($who) ->
    [you] Na twoim majątku { $count ->
        [one] został 1 znacznik
        [few] zostały { $count } znaczniki
       *[many] zostało { $count } znaczników
    }
   *[other] { $who }: { $count ->
        [one] został 1 znacznik
        [few] zostały { $count } znaczniki
       *[many] zostało { $count } znaczników
    }
}
line-won = { PERSON($who) ->
    [you] Wygrywasz partię
   *[other] { $who } wygrywa partię
}

## Odpowiedzi o elemencie

now-each = { $who } { $count }
    .of = { $who } { $count } z { $room }
    .rank = { $who } { $count } ({ SIGNED($points) })
now-plantation = { PERSON($owner) ->
    [you] Tu jest twoja plantacja.
   *[other] Tu jest plantacja gracza { $owner }.
}
now-plantation-doubled = { PERSON($owner) ->
    [you] Tu jest twoja plantacja z drugim znacznikiem: liczy się podwójnie.
   *[other] Tu jest plantacja gracza { $owner } z drugim znacznikiem: liczy się podwójnie.
}
now-no-plantation = Nie ma tu jeszcze plantacji.
now-markers-in = Znaczniki w dystrykcie { $district }: { $each }.
now-chests = W magazynach graczy: { $each }.
now-markers = Do posadzenia: { $each }.
now-tokens = Żetony: { $each }.
now-points = Punkty: { $each }.
now-warehouse = Skrzynki w magazynach: { $each }.
now-ranks = Ranking, z punktami, gdyby partia skończyła się teraz: { $each }.
now-bonus = { PERSON($who) ->
    [you] Masz ten żeton.
   *[other] Ten żeton ma { $who }.
}
now-bonus-free = Ten żeton jest jeszcze do wzięcia.
now-deck = { $count ->
        [0] Nie ma już kart.
        [one] Została 1 karta.
        [few] Zostały { $count } karty.
       *[many] Zostało { $count } kart.
    }
now-played = { $count ->
        [0] Nie zagrano jeszcze żadnej karty.
        [one] Dotąd zagrano 1 kartę.
        [few] Dotąd zagrano { $count } karty.
       *[many] Dotąd zagrano { $count } kart.
    }
now-next = { $count ->
        [0] Nie ma już kontraktów.
        [one] Został jeszcze 1 kontrakt.
        [few] Zostały jeszcze { $count } kontrakty.
       *[many] Zostało jeszcze { $count } kontraktów.
    }
now-next-company = Następny kontrakt należy do kompanii { $company }.
now-held = { $count ->
        [one] Masz tę kartę na ręce.
        [few] Masz na ręce { $count } takie karty.
       *[many] Masz na ręce { $count } takich kart.
    }
now-able = W tej chwili { FORM($what, "verb") } może: { $able }.
now-nobody-able = W tej chwili nikt inny nie może { FORM($what, "verb") }.
now-on-table = { PERSON($who) ->
    [you] To karta zagrana przez ciebie jako { $own }; reszta dostaje: { $other }.
   *[other] { $who } ma z tej karty { $own }; reszta dostaje: { $other }.
}
now-wagons = { $count ->
        [one] Ten kontrakt jest w wagonie { $wagons }.
        [few] Ten kontrakt jest w wagonach { $wagons }.
       *[many] Ten kontrakt jest w wagonach { $wagons }.
    }
now-has-chests = { PERSON($who) ->
    [you] Masz wszystkie skrzynki do tego kontraktu.
   *[other] { $who } ma wszystkie skrzynki do tego kontraktu.
}
now-lacks-chests = { PERSON($who) ->
    [you] Brakuje ci jeszcze skrzynek: { $chests }.
   *[other] { $who } jeszcze potrzebuje skrzynek: { $chests }.
}
now-no-space = { PERSON($who) ->
    [you] Nie masz miejsca na kontrakt kompanii { $company }.
   *[other] { $who } nie ma miejsca na kontrakt kompanii { $company }.
}
now-new-company = { $points ->
        [one] Kontrakt tej nowej kompanii doda na końcu 1 punkt.
        [few] Kontrakt tej nowej kompanii doda na końcu { $points } punkty.
       *[many] Kontrakt tej nowej kompanii doda na końcu { $points } punktów.
    }
now-councillor = To doradca dystryktu { $district }.
now-hired = Pracuje dla: { $by }.
now-not-hired = Jeszcze wolny.
now-tile = { PERSON($who) ->
    [you] Masz ten kafelek i możesz go jeszcze użyć.
   *[other] { $who } ma ten kafelek i może go jeszcze użyć.
}
now-tile-used = { PERSON($who) ->
    [you] Ten twój kafelek jest już zużyty.
   *[other] { $who } ma ten kafelek już zużyty.
}
now-space = { $count ->
        [one] Leży tu 1 kontrakt kompanii { $company }.
        [few] Leżą tu { $count } kontrakty kompanii { $company }.
       *[many] Leży tu { $count } kontraktów kompanii { $company }.
    }
now-space-free = To miejsce czeka na nową kompanię.
now-space-covered = { $more ->
        [one] To miejsce odsłoni się po posadzeniu jeszcze 1 znacznika.
        [few] To miejsce odsłoni się po posadzeniu jeszcze { $more } znaczników.
       *[many] To miejsce odsłoni się po posadzeniu jeszcze { $more } znaczników.
    }

## Fakty, według tematu

fact-points = Punkty: { $score }, prognoza: { $projected }
    .final = Punkty na koniec: { $score }
fact-rupees = Rupie: { $rupees }
fact-chests = Skrzynki: { $chests }; w magazynie { $stored } z { $room }
fact-no-chests = Brak skrzynek, miejsca w magazynie: { $room }
fact-hand = Karty na ręce: { $cards }
fact-technology = Na polu technologii { $space }
fact-pawn = Pionek na { $hex }, obok: { $near }
fact-plantations = Plantacje: { $hexes }; do posadzenia: { $left }
fact-doubled = Drugi znacznik na { $hex }
fact-hired = Doradcy: { $each }
    .each = { $councillor } ({ $district })
fact-contracts = Kontrakty: { $each }; wolne miejsca: { $free }
    .each = { $count } dla kompanii { $company }
fact-no-contracts = Wolne miejsca na kontrakty: { $free }
fact-tile = Kafelek startowy { $number }: { $tile }
    .used = Zużyty kafelek startowy { $number }: { $tile }
fact-land = { $district }: zielona herbata na { $middle }, biała na { $high }, poza tym czarna
fact-harvested = Dotąd zebrano z: { $hexes }
    .anywhere = Dotąd zebrano, w dowolnym miejscu mapy, z: { $hexes }
fact-next = Kontrakty w kolejce: { $count }, następny od kompanii { $company }
fact-to-come = W kolejce { $count } od kompanii { $company }: { $chests }
fact-track = Tor technologii, od pierwszego: { $each }
fact-majority = Najwięcej rupii: { $each }
    .district = Najwięcej znaczników w dystrykcie { $district }: { $each }
fact-turn = { PERSON($who) ->
    [you] Runda { $round }: twoja tura
   *[other] Runda { $round }: tura gracza { $who }
}
fact-extra = Dodatkowa akcja przed akcją karty
    .after = Dodatkowa akcja po akcji karty
fact-spent = Żeton technologii użyty w tej turze
fact-last = Ostatnia runda: { $why }
fact-deck = Karty do dobrania: { $cards }
fact-played = Karty zagrane dotąd: { $cards }

## W pudełku

box-cards = Karty akcji
    .about = Liczba kart: { $count }, na każdej dwie różne akcje: jedną zachowujesz, drugą zostawiasz reszcie. Na ręce masz { $hand }.
box-contracts = Kontrakty
    .about = Liczba kontraktów: { $count }, kompanii: { $companies }, naraz w pociągu: { $wagons }. Dostarcz trzy skrzynki, by zrealizować kontrakt, i weź jego rupie albo punkty.
box-councillors = Doradcy
    .about = Każdy dystrykt w grze dostaje jednego z doradców; jest ich { $count }. Zatrudniaj doradców, by korzystać z ich zdolności i na końcu zdobyć punkty za ich dystrykty.
box-tiles = Kafelki startowe
    .about = Wariant: każdy gracz dostaje kafelek do jednorazowego użycia. Zaczyna gracz z najniższym numerem.
box-island = Wyspa
    .about = Dystrykty: { $districts }, w każdym { $hexagons } heksów, podwyższanych kafelkami poziomów. Skrzynek herbaty nigdy nie brakuje w puli.
box-players = Gracze i tory
    .about = Elementy każdego gracza, tory i ceny.

piece-card = { $one } / { $two }
    .words = Zagraj ją jako { $one } i zostaw reszcie { $two } albo na odwrót.
piece-contract = Kompania { $company }
    .words = Dostarcz jego skrzynki, potem weź wszystkie jego rupie albo zdobądź wszystkie jego punkty.
piece-councillor = { $councillor }
piece-tile = { $tile }
piece-level-worm = Duży kafelek poziomu: robak
piece-level-bee = Duży kafelek poziomu: pszczoła
piece-level-pistol = Duży kafelek poziomu: pistolet
piece-level-arch = Duży kafelek poziomu: łuk
piece-level-wave = Duży kafelek poziomu: fala
piece-level-large = Podnosi do poziomu 1 heksy jednego dystryktu: { $hexagons }.
piece-level-small = Mały kafelek poziomu
    .words = Podnosi jeden heks dużego kafelka do poziomu 2.
piece-chest = { FORM($tea, "name") } herbata, skrzynki
    .words = { FORM($tea, "name") } herbata rośnie na poziomie { $level }.
piece-bonus = Premia za dystrykty: { $points }
    .words = Weź żeton z wierzchu, gdy tylko masz plantację w każdym dystrykcie w grze. Każdy gracz może wziąć tylko jeden.
piece-marker = Znaczniki plantacji
    .words = Gdy sadzisz, znacznik schodzi z twojego majątku. W ten sposób odsłaniają się, od lewej, miejsca na kontrakty.

figure-chests = Skrzynki
figure-rupees = Rupie
figure-points = Punkty
figure-number = Numer
figure-each = Każdy gracz
figure-plant = Koszt sadzenia
figure-left = Każdy pozostały znacznik
figure-spaces = Pola
figure-step = Koszt pola
figure-mark = Pole z premią
figure-opens = Odsłania się po posadzeniu
figure-holds = Mieści
value-chests = { $chests }
value-markers = { $n ->
        [one] 1 znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    }
value-held = { $n ->
        [one] { $n } skrzynka
        [few] { $n } skrzynki
       *[many] { $n } skrzynek
    }

table-spaces = Miejsca na kontrakty na majątku
    .space = Miejsce
    .markers = Znaczniki na nim
    .opens = Odsłania się po
    .row = Miejsce { $n }
table-companies = Punkty za różne kompanie
    .companies = Kompanie
    .points = Punkty
table-majority = Punkty za przewagę
    .place = Miejsce
    .points = Punkty
table-moves = Koszt ruchu
    .steps = Kroki
    .rupees = Rupie
    .guide = Z Przewodnikiem
table-technology = Tor technologii
    .space = Pole
    .bonus = Premia
table-discs = Miejsca na krążki
    .what = Gdzie
    .spaces = Miejsca
    .row = U każdego doradcy

piece-hex = Poziom { $level }, { $district }
    .words = Plantacja daje tu przy każdych zbiorach { FORM($tea, "accusative") } skrzynkę herbaty.
piece-plant = Sadzenie
    .words = Załóż plantację na heksie pod swoim pionkiem, jeśli jeszcze żadnej tam nie ma.
piece-harvest = Zbiory
    .words = Weź po skrzynce z każdej wybranej plantacji pod swoim pionkiem lub obok niego. Rywale zdobywają punkty za każdą skrzynkę wziętą z ich plantacji.
piece-trade = Handel
    .words = Dostarcz skrzynki z kontraktu i weź jego rupie albo punkty.
piece-hire = Zatrudnienie doradcy
    .words = Zatrudnij doradcę dystryktu, w którym stoi twój pionek. Zyskujesz jego zdolność i na końcu punktujesz w tym dystrykcie.
piece-advance = Rozwój technologii
    .words = Przejdź o jedno pole na torze technologii i zdobądź żeton. Każdy inny gracz bierze 1 rupię.
piece-move = Ruch
    .words = Przesuń pionek dowolnie daleko. Pierwszy krok jest darmowy, a każdy następny kosztuje więcej niż poprzedni.
piece-rupees-action = Weź rupie
    .words = Weź { $sum } z puli, niezależnie od karty.
piece-wagon = Wagon { $number }
    .words = Na razie pusty: nowy kontrakt pojawi się na końcu tury, jeśli jakiś został.
piece-reward-rupees = Nagroda w rupiach
    .words = Weź rupie z kontraktu zamiast punktów.
piece-reward-points = Nagroda w punktach
    .words = Zdobądź od razu punkty z kontraktu zamiast rupii.
piece-district = { $district }
    .words = Ten dystrykt nie bierze udziału w grze.
piece-done = Zakończ
    .words = Kończy twoje zbiory albo zachowuje twój żeton na później.
piece-token = Żeton technologii
    .words = W swojej turze zwróć żeton za dodatkową akcję: dowolną prócz Rozwoju.
piece-track = Tor technologii
    .words = Każdy rozwój daje żeton, a pola z premią punktują od razu. Gracz, który jest najdalej, wygrywa każdy remis.
piece-deck = Talia kart akcji
    .words = Na końcu swojej tury dobierasz kartę. Runda, w której dobrano ostatnią kartę, jest ostatnia.
piece-played = Zagrane karty
    .words = Leżą odkryte; możesz je przeglądać, kiedy chcesz.
piece-next = Następne kontrakty
    .words = Trafiają do pustych wagonów na końcu każdej tury. Rewers wierzchniego kontraktu zdradza jego kompanię.
piece-rupees = Rupie
    .words = Płacisz nimi za sadzenie, nabór, rozwój i dalekie ruchy. Kto na końcu ma ich najwięcej, zdobywa punkty.
piece-score = Dotychczasowe punkty
    .words = Na końcu dochodzą punkty za przewagi, kompanie i pozostałe znaczniki.
piece-space = Miejsce na kontrakt { $number }
    .words = Mieści kontrakty jednej kompanii i odsłania się, gdy posadzisz leżące na nim znaczniki.
piece-no-tile = Bez kafelka startowego
    .words = Ta partia toczy się bez kafelków startowych.
piece-warehouse = Magazyn
    .words = Mieści twoje skrzynki, zanim nimi zahandlujesz. Po zbiorach zwróć te, które się nie mieszczą.

## Miejsca w poszczególnych kategoriach, do analizy

standing-rupees = W rupiach
standing-technology = W technologii
standing-district = W dystrykcie { $district }
standing-place = { $place ->
        [1] pierwsze miejsce
        [2] drugie miejsce
        [3] trzecie miejsce
       *[4] czwarte miejsce
    }
standing-no-place = bez miejsca
standing-chests = Skrzynki w magazynie
standing-plantations = Plantacje
standing-companies = Kompanie z kontraktem

## Wynik

result-won = { PERSON($who) ->
    [you] Wygrywasz! Twój wynik: { $points }.
   *[other] Wygrywa { $who }. Wynik: { $points }.
}
result-tied = { PERSON($who) ->
    [you] Remis, { $points }: wygrywasz dzięki przewadze w technologii.
   *[other] Remis, { $points }: { $who } wygrywa dzięki przewadze w technologii.
}
result-ended = { $result } { $end ->
    [0] { PERSON($by) ->
        [you] Partia kończy się, gdy kładziesz swój ostatni znacznik.
       *[other] Partia kończy się, gdy { $by } kładzie swój ostatni znacznik.
    }
   *[1] { PERSON($by) ->
        [you] Partia kończy się, gdy dobierasz ostatnią kartę akcji.
       *[other] Partia kończy się, gdy { $by } dobiera ostatnią kartę akcji.
    }
}
end-0 = jeden z graczy położył ostatni znacznik
end-1 = dobrano ostatnią kartę akcji
total-0 = Punkty
category-0 = Zbiory rywali
category-1 = Kontrakty
category-2 = Premie za technologię
category-3 = Inżynier
category-4 = Premia za dystrykty
category-5 = Rupie
category-6 = Technologia
category-7 = Kandy
category-8 = Dimbula
category-9 = Uva
category-10 = Ruhuna
category-11 = Kompanie
category-12 = Znaczniki

## Napisy na planszy

board-views = Widoki
board-map = Mapa
board-estate = Majątek
board-contracts = Kontrakty
board-standing = Ranking
board-log = Dziennik
board-hand = Twoja ręka
board-actions = Akcje
board-spaces = Każde odsłonięte miejsce mieści jedną kompanię
board-free = Wolne
board-opens = posadź jeszcze { $more }
board-warehouse = Magazyn
board-stored = { $stored } z { $room }
board-rupees = Rupie
board-technology = Tor technologii
board-tech = Tech
board-steps = Pole technologii
board-markers = Znaczniki posadzone i pozostałe
board-companies = Zaopatrzone kompanie
board-tokens = Żetony technologii
board-majorities = Przewagi
board-majority-points = { $first }, { $second }, { $third }, { $fourth }
board-every-district = Plantacja w każdym dystrykcie
board-played = Zagrane
board-look-played = Przejrzyj zagrane karty
board-look-next = Przejrzyj następne kontrakty
board-others = Inni
board-empty = Puste
board-to-come = w kolejce
board-on-train = w pociągu
board-places = { $deck } w kolejce, { $train } w pociągu
board-no-places = brak
board-company-set = 1–{ $most } kompanii: { $points } pkt
board-comma = { $before }, { $after }
board-left = zostało: { $count }
board-times = ×{ $count }
board-price = −{ $price }
board-users = Może teraz z niej skorzystać: { $who }
board-projected = Prognoza: { $score }
board-projected-help = Wynik końcowy, gdyby partia skończyła się teraz
board-tile = kafelek startowy { $tile }
board-tile-used = kafelek startowy { $tile }, zużyty
board-take = Weź { $sum }
board-harvest-all = Zbierz wszystkie: { $count }
board-return-all = Zwróć { $count ->
        [one] { $count } skrzynkę
        [few] { $count } skrzynki
       *[many] { $count } skrzynek
    }
board-return-more = { $count ->
        [one] Wybierz jeszcze 1 skrzynkę do zwrotu.
        [few] Wybierz jeszcze { $count } skrzynki do zwrotu.
       *[many] Wybierz jeszcze { $count } skrzynek do zwrotu.
    }
board-chosen = { $chosen } z { $held }
board-in-vain = { $why } Pozostałby ci tylko ruch albo wzięcie rupii.
why-card-spared = { $other }: nikt z rywali nie może tego teraz użyć
why-card-waits = { $other }: nikt z rywali nie może tego teraz użyć, a ty się ruszasz lub bierzesz { $take }
why-card-instead = Zamiast użyć swojej połowy, ruszasz się lub bierzesz { $take }
board-island = Wyspa, na której zagrasz
board-level-0 = Dół
board-level-1 = Środek
board-level-2 = Góra

## Opcje

option-tiles = Kafelki startowe
    .help = Każdy gracz dostaje kafelek z jednorazową zdolnością. Zaczyna gracz z najniższym numerem.
option-tiles-no = Nie
option-tiles-yes = Tak
option-drop = Pominięty dystrykt
    .help = W partii dwuosobowej pomija się dystrykt Uva albo Dimbula.
option-drop-random = Losowy
option-drop-uva = Uva
option-drop-dimbula = Dimbula
