### Teksty stołu gry Ceylon: The Card Game.

title = Ceylon: The Card Game
tagline = Wyślij herbatę i kawę, zanim zjawią się piraci
credits = Autor: Lloyd Krassner, wydawca: Warpspawn Games

## Karty, towary, fazy

# .one: biernik, jedna karta; .few: po 2–4; .plural: po 5 i więcej; .none: dopełniacz po „nie masz”; .narrow: wąsko,
# liczba mnoga.
card-clipper = Kliper
    .one = Kliper
    .few = Klipry
    .plural = Kliprów
    .none = Kliprów
    .narrow = Klipry
card-port = Port
    .one = Port
    .few = Porty
    .plural = Portów
    .none = Portów
    .narrow = Porty
card-tea = Herbata
    .one = Herbatę
    .few = Herbaty
    .plural = Herbat
    .none = Herbaty
card-cinnamon = Cynamon
    .one = Cynamon
    .few = Cynamony
    .plural = Cynamonów
    .none = Cynamonu
card-rubber = Kauczuk
    .one = Kauczuk
    .few = Kauczuki
    .plural = Kauczuków
    .none = Kauczuku
card-sugar = Cukier
    .one = Cukier
    .few = Cukry
    .plural = Cukrów
    .none = Cukru
card-coffee = Kawa
    .one = Kawę
    .few = Kawy
    .plural = Kaw
    .none = Kawy
card-indigo = Indygo
    .one = Indygo
    .few = Indygo
    .plural = Indygo
    .none = Indygo
card-plantation = Plantacja
    .one = kartę Plantacji
    .single = kartę Plantacji
    .few = karty Plantacji
    .plural = kart Plantacji
    .none = kart Plantacji
    .narrow = Plantacje
card-winds = Wiatry
    .one = kartę Wiatrów
    .single = kartę Wiatrów
    .few = karty Wiatrów
    .plural = kart Wiatrów
    .none = kart Wiatrów
card-pirates = Piraci
    .one = kartę Piratów
    .single = kartę Piratów
    .few = karty Piratów
    .plural = kart Piratów
    .none = kart Piratów

# .accusative: biernik; .genitive: dopełniacz; .plantation: biernik.
good-tea = herbata
    .accusative = herbatę
    .genitive = herbaty
    .plantation = plantację herbaty
good-cinnamon = cynamon
    .genitive = cynamonu
    .plantation = plantację cynamonu
good-rubber = kauczuk
    .genitive = kauczuku
    .plantation = plantację kauczuku
good-sugar = cukier
    .genitive = cukru
    .plantation = plantację cukru
good-coffee = kawa
    .accusative = kawę
    .genitive = kawy
    .plantation = plantację kawy
good-indigo = indygo
    .genitive = indygo
    .plantation = plantację indygo

phase-draw = Dobór
phase-trade = Handel
phase-pirates = Piraci
phase-storm = Sztorm
phase-build = Budowa
phase-ship = Wysyłka
phase-end = Koniec

# Karty na liście, zawsze w bierniku: „2 Porty i 1 Kawę”.
counted = { $count ->
    [one] 1 { FORM($card, "one") }
    [few] { $count } { FORM($card, "few") }
   *[many] { $count } { FORM($card, "plural") }
}
counted-cards = { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
counted-plantations = { $count ->
    [one] 1 plantację { FORM($good, "genitive") }
    [few] { $count } plantacje { FORM($good, "genitive") }
   *[many] { $count } plantacji { FORM($good, "genitive") }
}

## Polecenia

prompt-over = Partia jest skończona
prompt-turn = Możesz { $actions } albo zakończyć turę
prompt-turn-ship = { $points ->
    [one] Możesz { $actions }, potem wysłać { FORM($good, "accusative") } za 1 punkt
    [few] Możesz { $actions }, potem wysłać { FORM($good, "accusative") } za { $points } punkty
   *[many] Możesz { $actions }, potem wysłać { FORM($good, "accusative") } za { $points } punktów
}
prompt-ship = { $points ->
    [one] Możesz wysłać { FORM($good, "accusative") } za 1 punkt albo zakończyć turę
    [few] Możesz wysłać { FORM($good, "accusative") } za { $points } punkty albo zakończyć turę
   *[many] Możesz wysłać { FORM($good, "accusative") } za { $points } punktów albo zakończyć turę
}
prompt-nothing = W tej turze nie ma nic więcej do zrobienia
prompt-can-draw = { $count ->
    [one] dobrać 1 kartę za Kliper
    [few] dobrać { $count } karty za Kliper
   *[many] dobrać { $count } kart za Kliper
}
prompt-can-trade = handlować
prompt-can-attack = atakować
prompt-can-storm = wywołać sztorm
prompt-can-build = budować
prompt-discard = { $count ->
    [one] Odrzuć 1 kartę: twój limit kart na ręce to { $limit }
    [few] Odrzuć { $count } karty: twój limit kart na ręce to { $limit }
   *[many] Odrzuć { $count } kart: twój limit kart na ręce to { $limit }
}
prompt-offer = { $to }: wybierz, co dajesz i o co prosisz
prompt-offer-anyone = Wybierz, co dajesz i o co prosisz
prompt-counter = { $to }: wybierz, co dajesz i o co prosisz w zamian
prompt-answer = { $by } składa ofertę: przyjmij, odmów albo kontruj
prompt-answer-lack = { $by } składa ofertę: odmów albo kontruj
prompt-answer-call = { $by } prosi o oferty: złóż jedną albo odmów
prompt-reply = { $by } składa kontrofertę: przyjmij albo odmów
prompt-attack = { $by } cię atakuje: odrzuć Wiatry albo pasuj i strać kartę
prompt-fleet = { PERSON($target) ->
    [you] Flota gracza { $by } chce całej twojej ręki. Potrzebne Klipry: { $count }
   *[other] Flota gracza { $by } chce całej ręki gracza { $target }. Potrzebne Klipry: { $count }
}
prompt-fleet-more = { PERSON($target) ->
    [you] { $count ->
        [one] Flota gracza { $by } chce całej twojej ręki: zatrzyma ją jeszcze 1 Kliper
        [few] Flota gracza { $by } chce całej twojej ręki: zatrzymają ją jeszcze { $count } Klipry
       *[many] Flota gracza { $by } chce całej twojej ręki: zatrzyma ją jeszcze { $count } Kliprów
    }
   *[other] { $count ->
        [one] Flota gracza { $by } chce całej ręki gracza { $target }: zatrzyma ją jeszcze 1 Kliper
        [few] Flota gracza { $by } chce całej ręki gracza { $target }: zatrzymają ją jeszcze { $count } Klipry
       *[many] Flota gracza { $by } chce całej ręki gracza { $target }: zatrzyma ją jeszcze { $count } Kliprów
    }
}

prompt-waits-turn = { PERSON($who) ->
    [you] Trwa twoja tura
   *[other] Trwa tura gracza { $who }
}
prompt-waits-answer = { PERSON($who) ->
    [you] Rozważasz ofertę
   *[other] { $who } rozważa ofertę
}
prompt-waits-reply = { PERSON($who) ->
    [you] Rozważasz kontrofertę
   *[other] { $who } rozważa kontrofertę
}
prompt-waits-raid = { PERSON($who) ->
    [you] Odpowiadasz piratom
   *[other] { $who } odpowiada piratom
}
prompt-waits-discard = { PERSON($who) ->
    [you] Odrzucasz karty do limitu na ręce
   *[other] { $who } odrzuca karty do limitu na ręce
}

next-attack = Wybierz gracza, którego atakujesz.
next-fleet = Wybierz gracza, którego ma ograbić flota.
next-attack-or-fleet = { $more ->
    [one] Wybierz gracza do ataku albo dołóż 1 kartę Piratów na flotę.
    [few] Wybierz gracza do ataku albo dołóż { $more } karty Piratów na flotę.
   *[many] Wybierz gracza do ataku albo dołóż { $more } kart Piratów na flotę.
}
next-player = Naciśnij „Handel”, by złożyć ofertę, albo „Piraci”, by zaatakować.
next-storm = Naciśnij karty Wiatrów: { $monsoon } na Monsun albo { $typhoon } na Tajfun.
next-plantation = Naciśnij towar, który ma tam rosnąć.
next-build = Naciśnij Port, by zatrudnić urzędnika, albo towar na plantację.
next-meld = Naciśnij towary do wysłania.
next-any = Naciśnij kartę albo akcję.

## Przyciski

do-clipper = Odrzuć Kliper, dobierz { $count }
do-offer = Złóż ofertę: { $to }
do-offer-anyone = Złóż ofertę wszystkim
do-give = Daj { FORM($card, "one") }
do-want = Poproś o { FORM($card, "one") }
do-propose = Zaproponuj
do-call = Poproś o oferty
do-propose-counter = Zaproponuj to
do-accept = Przyjmij
do-decline = Odmów
do-counter = Kontruj
do-attack = Atakuj: { $target }
do-fleet = Wyślij flotę, cel: { $target }
do-negate = Odrzuć Wiatry
do-pass = Pasuj
do-promise = { $count ->
    [0] Nic nie obiecuj
    [one] Obiecaj 1 Kliper
    [few] Obiecaj { $count } Klipry
   *[many] Obiecaj { $count } Kliprów
}
do-monsoon = Wywołaj Monsun
do-typhoon = Wywołaj Tajfun
do-plantation = Załóż { FORM($good, "plantation") }
do-official = Zatrudnij urzędnika
do-ship = Wyślij { $count } × { $good }
do-end = Zakończ turę
do-discard = Odrzuć { FORM($card, "one") }

## Elementy

part-trade = { $left ->
    [one] Handel, została 1 oferta
    [few] Handel, zostały { $left } oferty
   *[many] Handel, zostało { $left } ofert
}
part-card = { $card }, na ręce: { $count }
part-seat = { PERSON($who) ->
    [you] { $cards ->
        [one] Ty, 1 karta
        [few] Ty, { $cards } karty
       *[many] Ty, { $cards } kart
    }
   *[other] { $cards ->
        [one] { $who }, 1 karta
        [few] { $who }, { $cards } karty
       *[many] { $who }, { $cards } kart
    }
}
part-anyone = Ktokolwiek
part-counter = Kontroferta

## Odmowy

no-over = Partia jest skończona.
no-wait-answer = Zaczekaj, aż { $who } odpowie na ofertę.
no-wait-raid = Zaczekaj, aż { $who } odpowie piratom.
no-wait-turn = Zaczekaj, aż { $who } zakończy turę.
no-phase-over = Trwa już faza „{ $now }”, więc faza „{ $past }” minęła.
no-fit = To nie pasuje do twojego wyboru. Najpierw go anuluj.
no-finish = Dokończ rozpoczętą akcję albo ją anuluj.

no-clipper = { $count ->
    [one] Na tę turę masz już swoją 1 kartę. Aby dobrać więcej, musisz odrzucić Kliper.
    [few] Na tę turę masz już swoje { $count } karty. Aby dobrać więcej, musisz odrzucić Kliper.
   *[many] Na tę turę masz już swoje { $count } kart. Aby dobrać więcej, musisz odrzucić Kliper.
}
no-clipper-twice = Jeden Kliper za karty już w tej turze odrzucono. W tej partii wolno tylko jeden na turę.
no-cards-to-draw = Talia i stos kart odrzuconych są puste, więc nie ma czego dobierać.

no-offers-left = Wszystkie twoje oferty tej tury są już za tobą ({ $count }).
no-anyone-two = Możesz handlować tylko z jednym graczem.
no-trade-first = Najpierw naciśnij „Handel”, potem wybierz, komu składasz ofertę.
no-name = Najpierw naciśnij „Handel”: o karty możesz prosić tylko w ofercie.

no-pirates = Do ataku potrzebujesz karty Piratów, a nie masz żadnej.
no-hands = Żaden inny gracz nie ma karty, którą można ukraść.

no-winds = { $held ->
    [0] Monsun wymaga kart Wiatrów ({ $count }), a nie masz żadnej.
   *[other] Monsun wymaga kart Wiatrów ({ $count }), a masz tylko { $held }.
}

no-build = Potrzebujesz Portów ({ $ports }) na urzędnika albo kart Plantacji ({ $plantations }) i towarów jednego rodzaju ({ $goods }) na plantację.
no-build-goods = Na plantację potrzebujesz też towarów jednego rodzaju ({ $goods }); na urzędnika Portów ({ $ports }).

no-ship-both = Ładunek wymaga Klipra i Portu, a nie masz ani jednego, ani drugiego.
no-ship-clipper = Ładunek wymaga Klipra, a nie masz żadnego.
no-ship-port = Ładunek wymaga Portu, a nie masz żadnego.
no-ship-goods = Ładunek wymaga co najmniej jednego towaru, a nie masz żadnego.

no-answer = Nie ma oferty ani ataku, na które można odpowiedzieć.

no-self = Nie możesz handlować ze sobą ani siebie atakować.
no-seat-late = Fazy „Handel” i „Piraci” w tej turze już minęły.
no-seat-empty = { $who } nie ma kart, które można ukraść.
no-seat-either = Najpierw naciśnij „Handel” albo „Piraci”, potem gracza.
no-seat-trade = Najpierw naciśnij „Handel”, potem gracza.
no-seat-pirates = Najpierw naciśnij „Piraci”, potem gracza, którego atakujesz.
no-seat-offers = Nie masz już ofert w tej turze ani Piratów do ataku.
no-seat-over = Faza „Handel” w tej turze już minęła, a nie masz Piratów do ataku.

no-card = Nie masz { FORM($card, "none") }.
no-card-clipper = Naciśnij „Dobór”, by odrzucić Kliper za karty. Przy wysyłce Kliper sam dołącza do ładunku.
no-card-clipper-late = Odrzucić Kliper za karty możesz tylko w fazie „Dobór”. Przy wysyłce Kliper sam dołącza do ładunku.
no-card-ports = Naciśnij „Budowa”, by zatrudnić urzędnika za Porty ({ $count }). Przy wysyłce Port sam dołącza do ładunku.
no-card-port = Do zatrudnienia urzędnika potrzebujesz Portów ({ $count }). Przy wysyłce Port sam dołącza do ładunku.
no-card-plantations = Naciśnij „Budowa”, potem towar na plantację. W ładunku ta karta może zastąpić towar z twojej plantacji.
no-card-plantation = Karta Plantacji może zastąpić towar tylko wtedy, gdy masz plantację tego towaru. Założenie plantacji wymaga kart Plantacji ({ $count }).
no-card-winds = Naciśnij „Sztorm”, by odrzucić Wiatry. Gdy ktoś cię atakuje, kartą Wiatrów możesz zatrzymać atak.
no-card-winds-one = Monsun wymaga kart Wiatrów ({ $count }). Gdy ktoś cię atakuje, możesz odrzucić tę jedną, by zatrzymać atak.
no-card-pirates = Naciśnij „Piraci”, potem gracza, którego atakujesz.

no-end-limit = Twoja tura skończy się, gdy zejdziesz do { $limit } kart. Naciśnij karty do odrzucenia.
no-end-first = Najpierw odrzuć karty do limitu na ręce, czyli { $limit }.
no-discard-card = Nie masz do odrzucenia { FORM($card, "none") }.

no-attack-winds = Nie masz Wiatrów do odrzucenia.
no-attack-first = Najpierw odpowiedz na atak: odrzuć Wiatry albo pasuj.
no-fleet-enough = { $count ->
    [one] Do zatrzymania tej floty wystarczy jeszcze 1 Kliper.
    [few] Do zatrzymania tej floty wystarczą jeszcze { $count } Klipry.
   *[many] Do zatrzymania tej floty wystarczy jeszcze { $count } Kliprów.
}
no-fleet-clipper = Nie masz Klipra, którego można obiecać.
no-fleet-clippers = Nie możesz obiecać tylu Kliprów ({ $count }): na ręce masz tylko { $held }.
no-fleet-first = Najpierw odpowiedz flocie: wybierz, ile Kliprów obiecujesz.

no-give-held = Nie masz do oddania { FORM($card, "none") }.
no-give-all = Dajesz już wszystkie karty tego rodzaju: { $card }.
no-give-wanted = Prosisz o { FORM($card, "few") }, więc nie możesz ich dawać.
no-want-given = Dajesz { FORM($card, "few") }, więc nie możesz o nie prosić.
no-want-more = { $count ->
    [0] { $who } nie ma kart na ręce, więc nie ma o co prosić.
    [one] Możesz prosić tylko o 1 kartę: więcej { $who } nie ma.
    [few] Możesz prosić najwyżej o { $count } karty: więcej { $who } nie ma.
   *[many] Możesz prosić najwyżej o { $count } kart: więcej { $who } nie ma.
}
no-want-more-anyone = { $count ->
    [0] Wszystkie inne ręce są puste, więc nie ma o co prosić.
    [one] Możesz prosić najwyżej o 1 kartę: nikt inny nie ma więcej.
    [few] Możesz prosić najwyżej o { $count } karty: nikt inny nie ma więcej.
   *[many] Możesz prosić najwyżej o { $count } kart: nikt inny nie ma więcej.
}
no-order = Karty wchodzą do oferty w ustalonej kolejności, a jest w niej już karta, która idzie po tej.
no-counter-empty = Kontroferta musi wymieniać co najmniej jedną kartę.
no-counter-finish = Najpierw dokończ swoją kontrofertę.
no-offer-finish = Najpierw dokończ swoją ofertę. Liczy się już jako jedna z twoich ofert i może ją wycofać tylko „Cofnij”.
no-time = { $minutes ->
    [one] Twoja minuta na nowe oferty minęła. Na złożone oferty można jeszcze odpowiadać.
    [few] Twoje { $minutes } minuty na nowe oferty minęły. Na złożone oferty można jeszcze odpowiadać.
   *[many] Twoje { $minutes } minut na nowe oferty minęło. Na złożone oferty można jeszcze odpowiadać.
}

no-accept-call = Nie ma kart do przyjęcia. Złóż własną ofertę albo odmów.
no-accept = { $held ->
    [0] { $count ->
        [one] Oferta prosi o 1 { FORM($card, "one") }, a nie masz żadnej takiej karty.
        [few] Oferta prosi o { $count } { FORM($card, "few") }, a nie masz żadnej takiej karty.
       *[many] Oferta prosi o { $count } { FORM($card, "plural") }, a nie masz żadnej takiej karty.
    }
   *[other] { $count ->
        [one] Oferta prosi o 1 { FORM($card, "one") }, a masz tylko { $held }.
        [few] Oferta prosi o { $count } { FORM($card, "few") }, a masz tylko { $held }.
       *[many] Oferta prosi o { $count } { FORM($card, "plural") }, a masz tylko { $held }.
    }
}
no-counter-reply = Kontroferty nie można kontrować. Przyjmij ją albo odmów.
no-counter-cards = Żadne z was nie ma karty na wymianę.
no-answer-first = Najpierw odpowiedz na ofertę.

## Historia

line-begin = { PERSON($who) ->
    [you] Zaczynasz partię
   *[other] { $who } zaczyna partię
}
line-turn = { PERSON($who) ->
    [you] Zaczyna się twoja tura
   *[other] Zaczyna się tura gracza { $who }
}
aside-deck = karty w talii: { $count }
line-draw = { PERSON($who) ->
    [you] Dobierasz { $cards }
   *[other] { $who } dobiera { $cards }
}
line-shuffle = Stos kart odrzuconych zostaje przetasowany w nową talię
line-no-draw = { PERSON($who) ->
    [you] { $count ->
        [one] Brakuje ci 1 karty: nie ma już czego dobierać
        [few] Brakuje ci { $count } kart: nie ma już czego dobierać
       *[many] Brakuje ci { $count } kart: nie ma już czego dobierać
    }
   *[other] { $count ->
        [one] { $who } ma o 1 kartę za mało: nie ma już czego dobierać
        [few] { $who } ma o { $count } karty za mało: nie ma już czego dobierać
       *[many] { $who } ma o { $count } kart za mało: nie ma już czego dobierać
    }
}
line-clipper = { PERSON($who) ->
    [you] { $count ->
        [one] Odrzucasz Kliper, by dobrać 1 kartę
        [few] Odrzucasz Kliper, by dobrać { $count } karty
       *[many] Odrzucasz Kliper, by dobrać { $count } kart
    }
   *[other] { $count ->
        [one] { $who } odrzuca Kliper, by dobrać 1 kartę
        [few] { $who } odrzuca Kliper, by dobrać { $count } karty
       *[many] { $who } odrzuca Kliper, by dobrać { $count } kart
    }
}

line-offer = { PERSON($by) ->
    [you] Oferujesz { $give } za { $want } (dla: { $to })
   *[other] { PERSON($to) ->
        [you] { $by } oferuje ci { $give } za { $want }
       *[other] { $by } oferuje { $give } za { $want } (dla: { $to })
    }
}
line-gift = { PERSON($by) ->
    [you] Oferujesz w prezencie { $give } (dla: { $to })
   *[other] { PERSON($to) ->
        [you] { $by } oferuje ci w prezencie { $give }
       *[other] { $by } oferuje w prezencie { $give } (dla: { $to })
    }
}
line-request = { PERSON($by) ->
    [you] Prosisz o { $want } (daje: { $to })
   *[other] { PERSON($to) ->
        [you] { $by } prosi cię o { $want }
       *[other] { $by } prosi o { $want } (daje: { $to })
    }
}
line-call = { PERSON($by) ->
    [you] Prosisz o ofertę (od: { $to })
   *[other] { PERSON($to) ->
        [you] { $by } prosi cię o ofertę
       *[other] { $by } prosi o ofertę (od: { $to })
    }
}
line-offer-anyone = { PERSON($by) ->
    [you] Oferujesz wszystkim { $give } za { $want }
   *[other] { $by } oferuje wszystkim { $give } za { $want }
}
line-gift-anyone = { PERSON($by) ->
    [you] Oferujesz wszystkim w prezencie { $give }
   *[other] { $by } oferuje wszystkim w prezencie { $give }
}
line-request-anyone = { PERSON($by) ->
    [you] Prosisz wszystkich o { $want }
   *[other] { $by } prosi wszystkich o { $want }
}
line-call-anyone = { PERSON($by) ->
    [you] Prosisz wszystkich o oferty
   *[other] { $by } prosi wszystkich o oferty
}
line-counter = { PERSON($by) ->
    [you] Kontrujesz: oferujesz { $give } za { $want } (dla: { $to })
   *[other] { PERSON($to) ->
        [you] { $by } kontruje: oferuje ci { $give } za { $want }
       *[other] { $by } kontruje: oferuje { $give } za { $want } (dla: { $to })
    }
}
line-counter-gift = { PERSON($by) ->
    [you] Kontrujesz: oferujesz w prezencie { $give } (dla: { $to })
   *[other] { PERSON($to) ->
        [you] { $by } kontruje: oferuje ci w prezencie { $give }
       *[other] { $by } kontruje: oferuje w prezencie { $give } (dla: { $to })
    }
}
line-counter-request = { PERSON($by) ->
    [you] Kontrujesz: prosisz o { $want } (daje: { $to })
   *[other] { PERSON($to) ->
        [you] { $by } kontruje: prosi cię o { $want }
       *[other] { $by } kontruje: prosi o { $want } (daje: { $to })
    }
}
line-decline = { PERSON($by) ->
    [you] Odrzucasz ofertę gracza { $of }
   *[other] { PERSON($of) ->
        [you] { $by } odrzuca twoją ofertę
       *[other] { $by } odrzuca ofertę gracza { $of }
    }
}
line-trade = { PERSON($by) ->
    [you] Dajesz { $gave } za { $got } (wymiana: { $to })
   *[other] { PERSON($to) ->
        [you] { $by } daje ci { $gave } za { $got }
       *[other] { $by } daje { $gave } za { $got } (wymiana: { $to })
    }
}
line-trade-gift = { PERSON($by) ->
    [you] Dajesz w prezencie { $gave } (dla: { $to })
   *[other] { PERSON($to) ->
        [you] { $by } daje ci w prezencie { $gave }
       *[other] { $by } daje w prezencie { $gave } (dla: { $to })
    }
}

line-attack = { PERSON($by) ->
    [you] Twoi piraci atakują gracza { $target }
   *[other] { PERSON($target) ->
        [you] Piraci gracza { $by } atakują cię
       *[other] Piraci gracza { $by } atakują gracza { $target }
    }
}
line-negate = { PERSON($by) ->
    [you] Twoje Wiatry zatrzymują atak gracza { $of }
   *[other] { PERSON($of) ->
        [you] Wiatry gracza { $by } zatrzymują twój atak
       *[other] Wiatry gracza { $by } zatrzymują atak gracza { $of }
    }
}
line-steal = { PERSON($by) ->
    [you] Twoi piraci kradną { $card } (traci: { $target })
   *[other] { PERSON($target) ->
        [you] Piraci gracza { $by } kradną ci { $card }
       *[other] Piraci gracza { $by } kradną { $card } (traci: { $target })
    }
}
line-fleet = { PERSON($by) ->
    [you] Wysyłasz flotę, karty Piratów: { $count }, cel: { $target }
   *[other] { $by } wysyła flotę, karty Piratów: { $count }, cel: { $target }
}
line-promise = { PERSON($who) ->
    [you] { $count ->
        [0] Nie obiecujesz Kliprów
        [one] Obiecujesz 1 Kliper
        [few] Obiecujesz { $count } Klipry
       *[many] Obiecujesz { $count } Kliprów
    }
   *[other] { $count ->
        [0] { $who } nie obiecuje Kliprów
        [one] { $who } obiecuje 1 Kliper
        [few] { $who } obiecuje { $count } Klipry
       *[many] { $who } obiecuje { $count } Kliprów
    }
}
line-repel = { PERSON($by) ->
    [you] Klipry ({ $count }) zatrzymują twoją flotę
   *[other] Klipry ({ $count }) zatrzymują flotę gracza { $by }
}
line-rob = { PERSON($by) ->
    [you] Twoja flota zabiera całą rękę gracza { $target }: { $cards }
   *[other] { PERSON($target) ->
        [you] Flota gracza { $by } zabiera całą twoją rękę: { $cards }
       *[other] Flota gracza { $by } zabiera całą rękę gracza { $target }: { $cards }
    }
}
line-rob-hidden = { $count ->
    [one] { PERSON($by) ->
        [you] Twoja flota zabiera jedyną kartę gracza { $target }
       *[other] { PERSON($target) ->
            [you] Flota gracza { $by } zabiera twoją jedyną kartę
           *[other] Flota gracza { $by } zabiera jedyną kartę gracza { $target }
        }
    }
    [few] { PERSON($by) ->
        [you] Twoja flota zabiera całą rękę gracza { $target }: { $count } karty
       *[other] { PERSON($target) ->
            [you] Flota gracza { $by } zabiera całą twoją rękę: { $count } karty
           *[other] Flota gracza { $by } zabiera całą rękę gracza { $target }: { $count } karty
        }
    }
   *[many] { PERSON($by) ->
        [you] Twoja flota zabiera całą rękę gracza { $target }: { $count } kart
       *[other] { PERSON($target) ->
            [you] Flota gracza { $by } zabiera całą twoją rękę: { $count } kart
           *[other] Flota gracza { $by } zabiera całą rękę gracza { $target }: { $count } kart
        }
    }
}
line-monsoon = { PERSON($by) ->
    [you] Wywołujesz Monsun: każdy inny gracz traci kartę
   *[other] { $by } wywołuje Monsun: każdy inny gracz traci kartę
}
line-typhoon = { PERSON($by) ->
    [you] Wywołujesz Tajfun: każdy gracz traci całą rękę
   *[other] { $by } wywołuje Tajfun: każdy gracz traci całą rękę
}
line-lose = { PERSON($who) ->
    [you] Tracisz { $cards }
   *[other] { $who } traci { $cards }
}
line-plantation = { PERSON($who) ->
    [you] Zakładasz { FORM($good, "plantation") }
   *[other] { $who } zakłada { FORM($good, "plantation") }
}
line-official = { PERSON($who) ->
    [you] Zatrudniasz urzędnika
   *[other] { $who } zatrudnia urzędnika
}
line-ship = { PERSON($who) ->
    [you] Wysyłasz { $count } × { $good }
   *[other] { $who } wysyła { $count } × { $good }
}
line-discard = { PERSON($who) ->
    [you] Odrzucasz { $card }
   *[other] { $who } odrzuca { $card }
}
line-won = { PERSON($who) ->
    [you] Wygrywasz
    [other] { $who } wygrywa
   *[several] Wspólna wygrana: { $who }
}

aside-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
aside-change = { $count ->
    [one] { SIGNED($count) } karta
    [few] { SIGNED($count) } karty
   *[many] { SIGNED($count) } kart
}
aside-won-target = najszybciej do { $target }
aside-won-equal = najwięcej punktów przy równej liczbie tur
aside-won-rounds = najwięcej punktów, po { $rounds } tur każdy

## Odpowiedzi o elemencie

entry-seat = Gracz
entry-seat-words = Naciśnij gracza, by złożyć mu ofertę albo go zaatakować. Widzisz, ile ma kart, ale nie jakie.
entry-anyone = Ktokolwiek
entry-anyone-words = Twoja oferta obiega stół. Wymienia się z tobą pierwszy gracz, który ją przyjmie.
entry-propose = Zaproponuj
entry-propose-words = Składasz pokazaną ofertę i czekasz na odpowiedź.
entry-accept = Przyjmij
entry-accept-words = Przyjmujesz ofertę i karty od razu zmieniają właścicieli.
entry-decline = Odmów
entry-decline-words = Odrzucasz ofertę. Karty nie zmieniają właścicieli.
entry-counter = Kontroferta
entry-counter-words = Odpowiadasz własną ofertą. Drugi gracz może ją przyjąć albo odrzucić.
entry-negate = Odrzuć Wiatry
entry-negate-words = Odrzucasz Wiatry i atak się nie udaje.
entry-pass = Pas
entry-pass-words = Nie bronisz się i tracisz losową kartę.
entry-promise = Obiecaj Klipry
entry-promise-words = Obiecujesz pomóc w zatrzymaniu floty. Łącznie potrzeba Kliprów: { $count }, od jednego lub kilku graczy.
entry-deck = Talia
entry-deck-words = Gdy talia się skończy, stos kart odrzuconych zostaje przetasowany w nową.
figure-cards = Karty
entry-discard = Stos kart odrzuconych
entry-discard-words = Trafiają tu odkryte wszystkie odrzucone karty. Każdy może je przeglądać.
entry-prices = Tabela cen
entry-prices-words = Im więcej towarów jednego rodzaju w ładunku, tym więcej punktów.
figure-most = Najwięcej towarów w ładunku
entry-official = Urzędnicy
entry-official-words = Jeśli tylko ty masz najwięcej urzędników, twój limit kart na ręce to { $most }. Gdy graczy jest co najmniej { $from }, limit wynosi { $fewest }, jeśli tylko ty masz ich najmniej.
figure-ports = Porty za urzędnika
entry-score = Punkty
entry-score-words = Zdobywasz je za wysyłkę. Wygrywa gracz, który pierwszy osiągnie { $target }.
entry-score-equal = Zdobywasz je za wysyłkę. Gdy któryś gracz osiągnie { $target }, dogrywa się rundę i wygrywa gracz z największą liczbą punktów.
entry-draw-words = Dobierasz { $count } karty. Odrzuć Kliper, by dobrać jeszcze { $more }.
entry-trade-words = Wymieniaj się kartami z innymi graczami. Oferty na turę: najwyżej { $count }.
entry-pirates-words = { $attack ->
    [one] Odrzuć 1 kartę Piratów, by ukraść innemu graczowi losową kartę, albo { $fleet }, by ukraść całą rękę.
    [few] Odrzuć { $attack } karty Piratów, by ukraść innemu graczowi losową kartę, albo { $fleet }, by ukraść całą rękę.
   *[many] Odrzuć { $attack } kart Piratów, by ukraść innemu graczowi losową kartę, albo { $fleet }, by ukraść całą rękę.
}
entry-storm-words = Odrzuć { $monsoon } karty Wiatrów na Monsun: każdy inny gracz odrzuca losową kartę. Odrzuć { $typhoon } na Tajfun: każdy gracz, ty też, odrzuca całą rękę.
entry-build-words = Odrzuć { $plantations } karty Plantacji i { $goods } towary jednego rodzaju, by założyć plantację, albo { $ports } Porty, by zatrudnić urzędnika.
entry-ship-words = Raz na turę wyślij ładunek: Kliper, Port i towary jednego rodzaju. Zdobywasz za niego punkty i dobierasz { $count } karty.
entry-end-words = Odrzucasz karty do limitu na ręce i twoja tura się kończy.

now-deck = { $count ->
    [0] Nie ma już kart.
    [one] Została 1 karta.
    [few] Zostały { $count } karty.
   *[many] Zostało { $count } kart.
}
now-discard = { $count ->
    [0] Stos jest pusty.
    [one] W stosie jest 1 karta.
    [few] W stosie są { $count } karty.
   *[many] W stosie jest { $count } kart.
}
now-phase-over = Ta faza w tej turze już minęła.
now-could-ship = { PERSON($who) ->
    [you] { $points ->
        [one] Możesz wysłać { FORM($good, "accusative") } za 1 punkt.
        [few] Możesz wysłać { FORM($good, "accusative") } za { $points } punkty.
       *[many] Możesz wysłać { FORM($good, "accusative") } za { $points } punktów.
    }
   *[other] { $points ->
        [one] { $who } może wysłać { FORM($good, "accusative") } za 1 punkt.
        [few] { $who } może wysłać { FORM($good, "accusative") } za { $points } punkty.
       *[many] { $who } może wysłać { FORM($good, "accusative") } za { $points } punktów.
    }
}
now-holds = { PERSON($who) ->
    [you] Masz takich kart: { $count }.
   *[other] { $who } ma takich kart: { $count }.
}
now-holds-known = { PERSON($who) ->
    [you] Masz takich kart co najmniej { $count }.
   *[other] { $who } ma takich kart co najmniej { $count }.
}
now-worth = { PERSON($who) ->
    [you] { $points ->
        [one] Twój ładunek { $count } × { $good } dałby 1 punkt.
        [few] Twój ładunek { $count } × { $good } dałby { $points } punkty.
       *[many] Twój ładunek { $count } × { $good } dałby { $points } punktów.
    }
   *[other] { $points ->
        [one] Ładunek gracza { $who }, { $count } × { $good }, dałby 1 punkt.
        [few] Ładunek gracza { $who }, { $count } × { $good }, dałby { $points } punkty.
       *[many] Ładunek gracza { $who }, { $count } × { $good }, dałby { $points } punktów.
    }
}
now-grown = { $count ->
    [one] Ten towar rośnie na 1 plantacji.
    [few] Ten towar rośnie na { $count } plantacjach.
   *[many] Ten towar rośnie na { $count } plantacjach.
}
now-points = { PERSON($who) ->
    [you] Masz { $points } z { $target } punktów.
   *[other] { $who } ma { $points } z { $target } punktów.
}
now-hand = { PERSON($who) ->
    [you] { $count ->
        [one] Masz na ręce 1 kartę; twój limit to { $limit }.
        [few] Masz na ręce { $count } karty; twój limit to { $limit }.
       *[many] Masz na ręce { $count } kart; twój limit to { $limit }.
    }
   *[other] { $count ->
        [one] { $who } ma na ręce 1 kartę; limit to { $limit }.
        [few] { $who } ma na ręce { $count } karty; limit to { $limit }.
       *[many] { $who } ma na ręce { $count } kart; limit to { $limit }.
    }
}
now-hand-known = Ręka zawiera między innymi { $cards }.
now-officials = { PERSON($who) ->
    [you] { $count ->
        [one] Masz 1 urzędnika.
        [few] Masz { $count } urzędników.
       *[many] Masz { $count } urzędników.
    }
   *[other] { $count ->
        [one] { $who } ma 1 urzędnika.
        [few] { $who } ma { $count } urzędników.
       *[many] { $who } ma { $count } urzędników.
    }
}
now-plantations = { PERSON($who) ->
    [you] Masz { $plantations }.
   *[other] { $who } ma { $plantations }.
}
now-limit = { PERSON($who) ->
    [you] { $count ->
        [0] Nie masz urzędników; twój limit kart na ręce to { $limit }.
        [one] Masz 1 urzędnika; twój limit kart na ręce to { $limit }.
        [few] Masz { $count } urzędników; twój limit kart na ręce to { $limit }.
       *[many] Masz { $count } urzędników; twój limit kart na ręce to { $limit }.
    }
   *[other] { $count ->
        [0] { $who } nie ma urzędników; limit kart na ręce to { $limit }.
        [one] { $who } ma 1 urzędnika; limit kart na ręce to { $limit }.
        [few] { $who } ma { $count } urzędników; limit kart na ręce to { $limit }.
       *[many] { $who } ma { $count } urzędników; limit kart na ręce to { $limit }.
    }
}

## W pudełku

box-goods = Towary
box-goods-about = Wysyłaj towary za punkty. Im rzadszy towar, tym więcej daje.
box-clippers = Klipry, Porty i Plantacje
box-clippers-about = Każdy ładunek wymaga Klipra i Portu. { $ports } Porty to urzędnik; jeśli tylko ty masz najwięcej urzędników, twój limit kart na ręce to { $most } zamiast { $limit }. { $plantations } karty Plantacji i { $goods } towary jednego rodzaju to plantacja.
box-events = Wiatry i Piraci
box-events-about = Piraci kradną karty. Wiatry zatrzymują atak albo wywołują sztorm.

piece-clipper = Każdy ładunek wymaga Klipra. W fazie „Dobór” odrzuć Kliper, by dobrać { $draw } karty. { $stop } Klipry zatrzymują flotę.
piece-port = Każdy ładunek wymaga Portu. Odrzuć { $ports } Porty, by zatrudnić urzędnika.
piece-plantation = Odrzuć { $plantations } karty Plantacji i { $goods } towary jednego rodzaju, by założyć plantację tego towaru. Za każdą swoją plantację możesz w ładunku uznać jedną kartę Plantacji za jej towar.
piece-winds = Odrzuć takie karty: { $negate }, by zatrzymać atak, { $monsoon } na Monsun albo { $typhoon } na Tajfun.
piece-pirates = Odrzuć takie karty: { $attack }, by ukraść losową kartę, albo { $fleet }, by ukraść całą rękę.
piece-good = Wyślij w jednym ładunku jak najwięcej towarów jednego rodzaju. Na ręce każda karta pokazuje punkty, które dodaje do ładunku.
figure-points = Punkty za wysłanie { $count }

table-points = Punkty za ładunek według liczby towarów
table-goods = Towary
table-costs = Karty na ataki i sztormy
table-action = Akcja
table-discard = Odrzuć
table-attack = Atak piratów
table-stop-attack = Zatrzymaj atak
table-fleet = Flota piracka
table-stop-fleet = Zatrzymaj flotę
table-monsoon = Monsun
table-typhoon = Tajfun

## Stan posiadania, do analizy

standing-points = Punkty
standing-plantations = Plantacje
standing-officials = Urzędnicy
standing-cards = Karty na ręce

## Fakty odczytywane na głos

fact-scored = Punkty według towarów
fact-for = { $points } za { FORM($good, "accusative") }
fact-known = Znane karty na ręce
fact-phase = Faza
fact-clippers = Klipry odrzucone w tej turze dla dobrania kart
fact-offer = Oferta w przygotowaniu, dla kogo
fact-counter = Kontroferta w przygotowaniu, autor
fact-give = Do oddania
fact-want = Do otrzymania

## Nagłówek i wynik

heading = Tura { $turn }
transcript-turn = Runda { $round }, tura { $turn }: gra { $who }. Wynik: { $scores }.

result-target = { PERSON($who) ->
    [you] Wygrywasz z wynikiem { $score } pkt, najszybciej docierając do { $target }.
   *[other] { $who } wygrywa z wynikiem { $score } pkt, najszybciej docierając do { $target }.
}
result-equal = { PERSON($who) ->
    [you] Wygrywasz z wynikiem { $score } pkt, najwyższym przy równej liczbie tur.
    [other] { $who } wygrywa z wynikiem { $score } pkt, najwyższym przy równej liczbie tur.
   *[several] Wspólna wygrana: { $who }, po { $score } pkt przy równej liczbie tur.
}
result-rounds = { PERSON($who) ->
    [you] Wygrywasz z wynikiem { $score } pkt, najwyższym po { $rounds } turach każdego gracza.
    [other] { $who } wygrywa z wynikiem { $score } pkt, najwyższym po { $rounds } turach każdego gracza.
   *[several] Wspólna wygrana: { $who }, po { $score } pkt; liczba rund: { $rounds }.
}
result-officials = { $result } Remis ({ $beaten }) rozstrzyga większa liczba urzędników.
result-plantations = { $result } Urzędników też jest tyle samo, więc remis ({ $beaten }) rozstrzyga większa liczba plantacji.

end-0 = pierwszy na 100
end-1 = tyle samo tur dla wszystkich
end-2 = 100 tur każdego gracza
total-0 = Punkty
category-0 = Herbata
category-1 = Cynamon
category-2 = Kauczuk
category-3 = Cukier
category-4 = Kawa
category-5 = Indygo

## Napisy na planszy

board-tabs = Widoki
board-tab-harbour = Keja
board-tab-players = Gracze
board-tab-log = Dziennik
board-tab-prices = Ceny

board-hand-of = Karty na ręce i ich limit
board-limit = z { $limit }
board-officials = Urzędnicy

board-deck = Talia { $count }
board-spent = Odrzucone { $count }
board-look = Przejrzyj stos kart odrzuconych

board-hand = { PERSON($who) ->
    [you] Twoja ręka
   *[other] Ręka: { $who }
}
board-your-hand = Twoja ręka
board-drawn = Nowe karty
board-hand-size = { $count ->
    [one] 1 karta, limit { $limit }
    [few] { $count } karty, limit { $limit }
   *[many] { $count } kart, limit { $limit }
}
board-limit-most = najwięcej urzędników
board-limit-fewest = najmniej urzędników

board-phases = Fazy tury
board-costs = −{ $count } { FORM($card, "narrow") }
board-costs-one = −1 { $card }
board-offers = { $count ->
    [one] 1 oferta
    [few] { $count } oferty
   *[many] { $count } ofert
}
board-costs-build = −{ $official } lub −{ $plantation } kart
board-costs-build-short = −{ $official }/−{ $plantation }
board-keep = zostaw { $count }
board-excess = odrzuć { $count }
board-over = minęła
board-no-offers = brak ofert
board-no-offers-short = brak ofert
board-no-goods = brak towaru
board-no-card = brak: { $card }
board-no-cards = brak: { FORM($card, "narrow") }
board-too-few = { FORM($card, "narrow") } { $held } z { $count }
board-too-few-short = { $held } z { $count }

board-prices = Tabela cen
board-points = Punkty
board-points-way = { $before } → { $after } z { $target }
board-less = O jeden mniej
board-more = O jeden więcej

board-trade = Twoja oferta
board-offers-left = { $count ->
    [one] została 1 oferta
    [few] zostały { $count } oferty
   *[many] zostało { $count } ofert
}
board-counter = Kontroferta
board-give = Dajesz
board-want = Prosisz o
board-get = Dostajesz
board-anyone = Ktokolwiek
board-give-none = Wybierz karty z ręki
board-want-none = Wybierz karty z listy
board-give-back = Cofnij { FORM($card, "one") }
board-want-back = Nie proś już o { FORM($card, "one") }
board-want-from = { $count ->
    [0] Brak kart, o które można prosić: { $who }
    [one] Poproś o 1 kartę: { $who }
    [few] Poproś najwyżej o { $count } karty: { $who }
   *[many] Poproś najwyżej o { $count } kart: { $who }
}
board-want-from-anyone = { $count ->
    [0] Nikt inny nie ma kart, o które można prosić
    [one] Poproś kogokolwiek o 1 kartę
    [few] Poproś kogokolwiek najwyżej o { $count } karty
   *[many] Poproś kogokolwiek najwyżej o { $count } kart
}
board-wish = Poproś o { FORM($card, "few") }, dotąd { $count }
board-wish-known = { $count ->
    [0] Poproś o { FORM($card, "one") }; w drugiej ręce co najmniej { $known }
   *[other] Poproś o { FORM($card, "few") }, dotąd { $count }; w drugiej ręce co najmniej { $known }
}
board-known = { PERSON($who) ->
    [you] Masz co najmniej { $count }
   *[other] { $who } ma co najmniej { $count }
}
board-at-least = ≥{ $count }
board-hand-change = Twoja ręka: { $before } → { $after }
board-meld-change = Punkty za najlepszy ładunek: { $before } → { $after }
board-ideas = Wymiany dobre dla obu stron
board-idea = Oferta, { $to }: { $give } za { $want }
board-propose = Oferuj: { $to }
board-propose-gift = Oferuj prezent: { $to }
board-propose-request = Poproś: { $to }
board-propose-call = Poproś o ofertę: { $to }
board-propose-anyone = Oferuj wszystkim
board-propose-gift-anyone = Oferuj prezent wszystkim
board-propose-request-anyone = Poproś wszystkich
board-propose-call-anyone = Poproś o oferty
board-seen-by-two = Te karty widzicie tylko we dwoje
board-seen-by-all = Te karty widzą wszyscy
board-your-answer = Twoja odpowiedź

board-call = prosi o oferty
board-no-cards-side = nic
board-times = ×{ $count }
board-accepts = { PERSON($who) ->
    [you] Przyjmujesz
   *[other] { $who } przyjmuje
}
board-declines = { PERSON($who) ->
    [you] Odmawiasz
   *[other] { $who } odmawia
}

board-attack = Atak
board-fleet = Flota: { $count } × Piraci
board-explain-attack = Kradniesz losową kartę, chyba że { $target } odrzuci Wiatry.
board-explain-fleet = Kradniesz celowi całą rękę, chyba że flotę zatrzymają Klipry ({ $count }).
board-explain-monsoon = Każdy inny gracz odrzuca losową kartę.
board-explain-typhoon = Każdy gracz, ty też, odrzuca całą rękę.
board-explain-promise = Obiecane Klipry odrzuca się tylko wtedy, gdy zatrzymają flotę. Inaczej { PERSON($whose) ->
    [you] cała twoja ręka
   *[other] cała ręka gracza { $whose }
} trafia do gracza { $by }: { $cards }.
board-explain-save = Dwa Klipry ratują twoją rękę ({ $cards }). Inaczej trafia ona do gracza { $by }.

board-discard = { $count ->
    [one] Odrzuć 1 kartę
    [few] Odrzuć { $count } karty
   *[many] Odrzuć { $count } kart
}
board-choose = { $count ->
    [one] Wybierz 1 kartę do odrzucenia
    [few] Wybierz { $count } karty do odrzucenia
   *[many] Wybierz { $count } kart do odrzucenia
}
board-choose-more = { $count ->
    [one] Wybierz jeszcze 1 kartę do odrzucenia
    [few] Wybierz jeszcze { $count } karty do odrzucenia
   *[many] Wybierz jeszcze { $count } kart do odrzucenia
}
board-clock = { $minutes }:{ $seconds }

## Opcje

option-first = Pierwszy gracz
    .help = W rewanżu zaczyna zwycięzca ostatniej partii. W pierwszej partii i po wspólnej wygranej decyduje los.
option-first-random = Losowy gracz
option-first-1 = Miejsce 1
option-first-2 = Miejsce 2
option-first-3 = Miejsce 3
option-first-4 = Miejsce 4
option-first-5 = Miejsce 5
option-first-6 = Miejsce 6
option-first-7 = Miejsce 7
option-first-8 = Miejsce 8
option-clipper_draws = Dobieranie za Klipry
    .help = Jak często w turze możesz odrzucić Kliper, by dobrać dwie karty?
option-clipper_draws-any = Bez ograniczeń
option-clipper_draws-one = Raz na turę
option-ending = Koniec partii
    .help = Czy partia kończy się od razu, gdy ktoś osiągnie 100 punktów, czy wszyscy najpierw dogrywają rundę?
option-ending-first = Wygrywa pierwszy na 100
option-ending-equal = Tyle samo tur dla wszystkich
option-clock = Zegar na trzy minuty
    .help = Po trzech minutach handlu w turze nie możesz składać nowych ofert.
option-clock-off = Wył.
option-clock-on = Wł.
