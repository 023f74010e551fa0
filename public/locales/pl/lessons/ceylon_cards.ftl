### Lekcje, uwagi trenera i gra w minutę.

## Pierwsza partia i gra w minutę

first-game = Pierwsza partia
first-game-1 = Handlujesz towarami z Cejlonu i wysyłasz je w świat. Wygrywa pierwszy gracz, który ma 100 punktów.
first-game-2 = Punkty daje wysłany ładunek: Kliper, Port i towary jednego rodzaju. Liczba na towarze to punkty, które dodaje do ładunku.
first-game-3 = Masz już swoje dwie karty. Odrzuć Kliper, by dobrać jeszcze dwie.
    .else = To przyjdzie później w tej turze. Najpierw odrzuć jeden z dwóch Kliprów, by dobrać dwie karty.
first-game-4 = Teraz handel. Zaoferuj Bao jedną Kawę za jedną Herbatę.
    .else = Można i tak, ale najpierw handel. Zaoferuj Bao jedną Kawę za jedną Herbatę.
first-game-5 = Bao przyjmuje i masz już trzy Herbaty. Wyślij wszystkie trzy z Kliprem i Portem za 6 punktów.
    .else = Wysyłasz tylko raz na turę, więc zrób to porządnie. Wyślij wszystkie trzy Herbaty za 6 punktów.
first-game-6 = Za wysyłkę masz trzy nowe karty, ale zatrzymać możesz tylko siedem. Odrzuć Cynamon.
    .else = Ta karta przyda ci się w następnej turze. Odrzuć Cynamon.
first-game-7 = Zaatakuj Bao: twoi Piraci kradną losową kartę, chyba że zatrzymają ich Wiatry. Trzy karty to flota, która kradnie całą rękę.
    .else = Można i tak, ale zacznij tę turę od piratów. Zaatakuj Bao.
first-game-8 = Odrzuć dwie karty Wiatrów na Monsun: każdy inny gracz traci losową kartę. Wywołaj go teraz.
    .else = Można i tak, ale najpierw sztorm. Wywołaj Monsun.
first-game-9 = Załóż plantację cukru: dwie karty Plantacji i dwie karty Cukru. Odtąd w każdym ładunku jedna Plantacja może zastąpić Cukier.
    .else = Można i tak, ale najpierw załóż plantację cukru. Pomoże ci w wysyłce do końca partii.
first-game-10 = Jeśli tylko ty masz najwięcej urzędników, możesz zatrzymać osiem kart. Zatrudnij urzędnika za dwa Porty.
    .else = Można i tak, ale najpierw zatrudnij urzędnika. Urzędnicy zostają do końca partii.
first-game-11 = Nic więcej się teraz nie opłaca. Zakończ turę.
    .else = Można i tak, ale te karty będą później warte więcej. Zakończ turę.
first-game-12 = I tak tura po turze, aż ktoś zdobędzie 100 punktów. Zobacz teraz, jak kończy się taka partia.
first-game-13 = Później w tej grze masz 74 punkty, a Bao 82. O wszystkim może zdecydować następna wysyłka.
first-game-14 = Masz plantację cukru, więc karta Plantacji może być Cukrem. Wyślij sześć: pięć Cukrów i kartę Plantacji.
    .else = Można i tak, ale tym wygrasz: wyślij pięć Cukrów i kartę Plantacji, sześć towarów za 30 punktów.
first-game-15 = Ze 104 punktami wygrywasz od razu. Punktuje tylko to, co wysyłasz.
minute-1 = Cel
    .text = Wysyłaj towary z Cejlonu za punkty. Kto pierwszy ma 100, od razu wygrywa.
minute-2 = Tura
    .text = Dobierz dwie karty. Potem możesz po kolei handlować, wysłać piratów, wywołać sztorm, budować i wysłać ładunek.
minute-3 = Wysyłka
    .text = Raz na turę wyślij Kliper, Port i towary jednego rodzaju. Duże ładunki płacą najlepiej.
minute-4 = Koniec tury
    .text = Odrzuć karty do siedmiu. Jeśli tylko ty masz najwięcej urzędników, możesz zatrzymać osiem.

## Trener

note-aim = Punktuje tylko wysyłka, a 100 punktów wygrywa. Zachowaj Kliper i Port, zbieraj jeden towar i załóż jego plantację.
note-aim-2 = Punktuje tylko wysyłka; po 100 punktach dogrywa się rundę. Zachowaj Kliper i Port, zbieraj jeden towar i załóż jego plantację.
note-turn = Tura ma siedem faz: Dobór, Handel, Piraci, Sztorm, Budowa, Wysyłka, Koniec. Do wcześniejszej fazy nie wrócisz.
note-counter = Na ofertę możesz odpowiedzieć kontrofertą. Trafia ona do gracza, którego tura trwa.
note-answer = Masz ofertę. Przyjmij ją, odmów albo złóż kontrofertę.
note-fleet = Flota kradnie całą rękę, chyba że padnie obietnica dwóch Kliprów. Obietnica wiąże, ale płaci się ją tylko, gdy flota zostanie zatrzymana.
note-fleet-2 = Trzy karty Piratów to flota, która kradnie całą rękę. Zatrzymują ją dwa Klipry.
note-attack = Atak kradnie losową kartę. Atakowany gracz może odrzucić Wiatry, by go zatrzymać.
note-storm = Monsun zabiera każdemu innemu graczowi losową kartę, a Tajfun wszystkim całe ręce, tobie też. Żadna karta nie zatrzyma sztormu.
note-storm-2 = Monsun zabiera rywalowi losową kartę, a Tajfun wam obojgu całe ręce. Żadna karta nie zatrzyma sztormu.
note-offer = Masz trzy oferty na turę. Jeśli składasz ofertę jednemu graczowi, jej karty widzicie tylko we dwoje.
note-ship = Możesz teraz wysłać ładunek, raz na turę. Duże ładunki płacą najlepiej, więc może warto poczekać.
note-build = Za każdą plantację możesz odtąd w każdym ładunku uznać jedną kartę Plantacji za jej towar.
note-pirates = Piraci przychodzą po handlu, a przed sztormami. Ukradzionych kart możesz użyć od razu.
note-deck = Gdy talia się skończy, stos kart odrzuconych zostaje przetasowany w nową.
note-draw = Tylko na początku tury możesz odrzucić Kliper, by dobrać dwie karty. Ale każdy ładunek wymaga Klipra.
note-end = Odrzuć karty do limitu na ręce: siedem, a osiem, jeśli tylko ty masz najwięcej urzędników.
note-end-officials = Na koniec tury zostaje ci siedem kart. Osiem, jeśli tylko ty masz najwięcej urzędników, a sześć, jeśli tylko ty masz najmniej.
note-trade = Oferty składasz tylko w swojej turze. Handel jest przed piratami, sztormami i wysyłką.
note-cards = W każdej talii jest dziesięć Kliprów i dziesięć Portów. Przytrzymaj kartę albo kliknij prawym przyciskiem, by zobaczyć, ile takich zostało.
note-setup = Jeśli grają znów ci sami gracze, zaczyna zwycięzca.
note-winning = Partia kończy się, gdy tylko ktoś zdobędzie 100 punktów, albo po 100 turach każdego gracza.
note-winning-2 = Gdy ktoś zdobędzie 100 punktów, dogrywa się rundę. W innym razie partia kończy się po 100 turach każdego gracza.
mistake-unshipped = Możesz jeszcze w tej turze coś wysłać. Naciśnij ponownie, by zakończyć turę i zatrzymać te towary.
mistake-gift = Ta oferta o nic nie prosi, więc jest prezentem. Naciśnij ponownie, by ją zaproponować.
mistake-last-clipper = Każdy ładunek wymaga Klipra. Naciśnij ponownie, by mimo to go odrzucić.
