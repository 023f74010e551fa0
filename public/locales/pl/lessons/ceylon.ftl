### Lekcje, uwagi trenera i gra w minutę.

## Pierwsza partia i gra w minutę

first-game = Pierwsza partia
first-game-1 = Uprawiasz herbatę na Cejlonie i sprzedajesz ją kompaniom. Kto na końcu ma najwięcej punktów, wygrywa.
first-game-2 = Czarna herbata rośnie na poziomie 0, zielona na 1, biała na 2. Zacznij na zaznaczonym heksie w dystrykcie Kandy.
    .else = Można i tam. W tej lekcji wybierz zaznaczony heks w dystrykcie Kandy.
first-game-3 = Każda karta ma dwie połowy: jedną dla ciebie, drugą dla reszty. Zagraj „Rozwój”, dla Bao „Sadzenie”.
    .else = To może poczekać. Zagraj „Rozwój” dla siebie, a „Sadzenie” dla Bao.
first-game-4 = Rozwiń technologię za 5 rupii. Zdobywasz żeton technologii, a Bao bierze 1 rupię.
    .else = Można i tak, ale to nie da żetonu technologii. Rozwiń technologię.
first-game-5 = Żeton technologii daje dodatkową akcję w twojej turze. Użyj swojego teraz.
    .else = Żeton możesz zachować na później. Użyj go teraz, żeby zobaczyć, jak działa.
first-game-6 = Idź na zaznaczony heks. Pierwszy krok jest darmowy; następne kosztują rupie.
    .else = Można i tak, ale zaraz będziesz sadzić na zaznaczonym heksie. Idź tam.
first-game-7 = Karta Bao pozwala ci zatrudnić doradcę. Zamiast głównej akcji możesz wziąć 2 rupie: zrób to teraz.
    .else = Można i tak, ale na następne dwie tury potrzebujesz 10 rupii. Weź 2 rupie.
first-game-8 = Znów twoja tura. Zagraj „Sadzenie”, dla Bao „Zbiory”.
    .else = Twój pionek stoi tam, gdzie chcesz sadzić. Zagraj „Sadzenie” dla siebie, a „Zbiory” dla Bao.
first-game-9 = Posadź pod swoim pionkiem za 5 rupii. To odsłania też miejsce na kontrakt na twoim majątku.
    .else = Można i tak, ale dwie plantacje dadzą ci dwie skrzynki. Posadź pod swoim pionkiem.
first-game-10 = Karta Bao pozwala ci zbierać. Weź czarną skrzynkę z plantacji obok swojego pionka.
    .else = Można i tak, ale kontrakt wymaga trzech skrzynek. Najpierw weź czarną.
first-game-11 = Teraz weź zieloną skrzynkę z plantacji pod swoim pionkiem. Twój magazyn mieści pięć skrzynek.
    .else = Możesz tu skończyć, ale kontrakt wymaga zielonej skrzynki. Weź ją.
first-game-12 = Dystrykt da ci na końcu punkty tylko wtedy, gdy zatrudnisz jego doradcę. Zagraj „Nabór”, dla Bao „Handel”.
    .else = To może poczekać. Zagraj „Nabór” dla siebie, a „Handel” dla Bao.
first-game-13 = Zatrudnij doradcę dystryktu Kandy za 5 rupii. Odtąd możesz sadzić także obok swojego pionka.
    .else = Można i tak, ale bez doradcy nie zdobędziesz nic za dystrykt Kandy. Zatrudnij doradcę.
first-game-14 = Karta Bao pozwala ci handlować, a trzeci wagon chce twoich trzech skrzynek. Dostarcz je za rupie.
    .else = Możesz poczekać, ale masz już wszystkie trzy skrzynki. Dostarcz je do trzeciego wagonu.
first-game-15 = Im więcej kompanii zaopatrzysz, tym więcej punktów na końcu. Zobacz teraz, jak kończy się taka partia.
first-game-16 = Inna partia, po dwudziestu rundach: teraz grasz niebieskimi i została jedna karta akcji. Runda, w której ktoś ją dobierze, jest ostatnia.
first-game-17 = Kto ma w dystrykcie najwięcej plantacji, zdobywa tam najwięcej. Zagraj „Sadzenie”, dla Bao „Rozwój”.
    .else = Można i tak, ale w dystrykcie Uva da się jeszcze wygrać. Zagraj „Sadzenie”, dla Bao „Rozwój”.
first-game-18 = Posadź na zaznaczonym heksie w dystrykcie Uva. Każdy znacznik, który zostanie na twoim majątku, kosztuje cię 2 punkty.
    .else = Można i tak, ale plantacja w dystrykcie Uva da teraz więcej. Posadź na zaznaczonym heksie.
first-game-19 = Najpierw punktują przewagi: rupie, technologia i dystrykty. Potem kompanie i znaczniki: wygrywasz z 74 punktami.
minute-1 = Cel
    .text = Uprawiaj herbatę, zbieraj ją i dostarczaj kompaniom. Kto na końcu ma najwięcej punktów, wygrywa.
minute-2 = Tura
    .text = Zagraj kartę: z jednej połowy korzystasz ty, z drugiej reszta. Zamiast tego każdy może się ruszyć albo wziąć 2 rupie.
minute-3 = Kontrakty
    .text = Trzy skrzynki realizują kontrakt z pociągu, za rupie albo punkty. Każda kompania wymaga własnego miejsca na kontrakt.
minute-4 = Doradcy
    .text = Doradca daje ci zdolność i pozwala zdobyć punkty za plantacje w swoim dystrykcie.
minute-5 = Koniec
    .text = Gdy ktoś dobierze ostatnią kartę albo położy ostatni znacznik, dogrywa się rundę. Potem punktują przewagi i kompanie.

## Trener

note-setup = Zacznij na poziomie 0 w pustym dystrykcie. Inne poziomy w pobliżu to później więcej rodzajów herbaty.
note-starting-tiles = Twój kafelek startowy działa raz, z akcją, którą wymienia. Naciśnij kafelek razem z tą akcją.
note-goal = W trakcie gry punktują kontrakty, na końcu przewagi i kompanie. Jedna z przewag liczy rupie.
note-card = Naciśnij połowę, którą chcesz. Z drugiej może skorzystać reszta.
note-token = Żeton technologii daje dodatkową akcję w twojej turze, przed akcją karty lub po niej.
note-warehouse = Twój magazyn jest przepełniony. Wybierz, które skrzynki zwracasz do puli.
note-harvest = Weź skrzynkę z dowolnej plantacji pod pionkiem lub obok niego. Za każdą skrzynkę z plantacji rywala zdobywa on punkt.
note-plant = Sadzenie kosztuje 5 rupii i zużywa twój pierwszy znacznik z lewej. Każdy heks mieści jedną plantację.
note-contract-spaces = Każda zaopatrzona kompania zajmuje jedno z twoich miejsc na kontrakty. Sadź, by odsłonić kolejne.
note-trade = Możesz teraz zrealizować kontrakt. Wybierz jego rupie albo punkty.
note-councillor = Zatrudniony doradca daje ci zdolność i pozwala zdobyć punkty za dystrykt.
note-technology = Rozwój daje ci żeton, a każdemu rywalowi rupię. Kto jest dalej na torze, wygrywa każdy remis.
note-move = Zamiast głównej akcji możesz się ruszyć. Pierwszy krok jest darmowy, drugi kosztuje 1 rupię, trzeci kolejne 2.
note-rupees = Zamiast głównej akcji możesz wziąć 2 rupie.
note-turn = Jeden gracz zagrywa kartę, a reszta może skorzystać z jej drugiej połowy. Grasz więc w każdej turze.
note-map = Czarna herbata rośnie na poziomie 0, zielona na 1, biała na 2. Rzeki nigdy nie zatrzymują pionka.
note-councillors = Przytrzymaj doradcę, by przeczytać jego zdolność. Działa ona od chwili zatrudnienia.
note-district-bonus = Sadź w każdym dystrykcie w grze, by zdobyć premię. Pierwszy gracz zdobywa 10 punktów, następni mniej.
note-two-players = W partii dwuosobowej pomija się dystrykt Uva albo Dimbula. Nic więcej się nie zmienia.
note-end = Gdy ktoś dobierze ostatnią kartę albo położy ostatni znacznik, ta runda jest ostatnia.
note-majorities = W rupiach, technologii i każdym dystrykcie pierwsze miejsce daje 10 punktów, drugie 6.
note-companies = Kontrakty od jednej do pięciu kompanii dają 1, 3, 6, 10 lub 15 punktów. Każdy pozostały znacznik kosztuje cię 2.
note-figures = Na następną partię: kontrakty najlepiej płacą za białą herbatę, a najgorzej za czarną.
mistake-no-room = W magazynie nie ma miejsca: jeśli weźmiesz tę skrzynkę, musisz jedną zwrócić. Naciśnij ponownie, by ją wziąć.
mistake-unplanted = Możesz teraz zrealizować kontrakt. Naciśnij ponownie, by zamiast tego wziąć rupie.
mistake-dear-walk = Możesz teraz zrealizować kontrakt. Naciśnij ponownie, by zamiast tego się ruszyć.
