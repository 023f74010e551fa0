preface = To zasady gry Ceylon wydawnictwa Ludonova, opisane naszymi słowami. Rozstrzyga tekst wydawcy, ale nasz egzemplarz stracił ilustracje i widoczne na nich liczby. Wzięliśmy je z opublikowanych recenzji albo wymyśliliśmy, zawsze w zgodzie z tekstem. Każdy akapit podaje swoje źródło, a ostatni rozdział wymienia wszystkie nasze liczby.

goal = O czym jest ta gra
    .p1 = Akcja gry toczy się w drugiej połowie XIX wieku. Drukowana instrukcja przez pomyłkę podaje wiek XIV.
    .p2 = Zaraza zniszczyła kawę na Cejlonie i plantatorzy przestawiają się na herbatę. Zakładasz plantacje na całej wyspie, zbierasz herbatę na trzech poziomach, realizujesz kontrakty kompanii eksportowych, zatrudniasz doradców i rozwijasz technologię.
    .p3 = W trakcie gry zdobywasz punkty za kontrakty, technologię i premię za dystrykty oraz zawsze, gdy rywale zbierają z twoich plantacji. Na końcu zdobywasz punkty za przewagi i za liczbę zaopatrzonych kompanii, ale tracisz je za niepołożone znaczniki plantacji. Wygrywa gracz z największą liczbą punktów.

map = Mapa
    .p1 = Mapa ma cztery dystrykty po osiem heksów: Kandy, Dimbula, Uva i Ruhuna. Między nimi płyną rzeki. W każdym dystrykcie cztery heksy są na poziomie 0, trzy na poziomie 1 i jeden na poziomie 2.
    .p2 = Plantacja daje czarną herbatę na poziomie 0, zieloną na poziomie 1 i białą na poziomie 2.
    .p3 = Heksy tworzą osiem rzędów: 2, 3, 4, 5, 6, 5, 4 i 3. Nazwa każdego heksu to pierwsza litera dystryktu i numer, od K1 do R8.

setup = Przygotowanie
    .p1 = Każdy dystrykt dostaje jeden z pięciu dużych kafelków poziomu, losowo. Zakrywa on cztery heksy i podnosi je do poziomu 1. Na jednym z tych czterech połóż mały kafelek poziomu, by podnieść go do poziomu 2. Pozostałe duże kafelki wracają do pudełka.
    .p2 = Tylko pięć kształtów z czterech heksów mieści się w każdym dystrykcie; to kształty pięciu dużych kafelków. Kafelek można obrócić lub odwrócić, a każde ułożenie, które pasuje, jest równie prawdopodobne.
    .p3 = Każdy dystrykt dostaje losowo jednego z ośmiu doradców. Trzy kontrakty trafiają do wagonów pociągu; reszta tworzy talię kontraktów. Żetony premii za dystrykty tworzą stos: na wierzchu 10, potem 6, 3 i 1.
    .p4 = Zaczynasz z ośmioma znacznikami plantacji na miejscach na kontrakty swojego majątku (planszy gracza), 15 rupiami i jedną skrzynką czarnej herbaty.
    .p5 = Pierwszy gracz jest losowany. Jego krążek leży na wierzchu stosu na początku toru technologii, a pozostałe pod nim w kolejności tur.
    .p6 = W kolejności tur każdy gracz wybiera heks na poziomie 0 w dystrykcie, w którym nie ma jeszcze plantacji, i kładzie tam plantację (swój pierwszy znacznik z lewej) oraz stawia swój pionek. Potem każdy gracz dobiera trzy karty akcji i trzyma je w ukryciu.
    .p7 = Przygotowuj w tej kolejności: teren, doradcy, wagony, kafelki startowe, pierwszy gracz, stos technologii, pierwsze plantacje, karty.
    .p8 = Rupii, skrzynek herbaty i żetonów technologii nigdy nie brakuje.

two-players = Dwoje graczy
    .p1 = W partii dwuosobowej pomiń jeden dystrykt, Uva albo Dimbula. Nic więcej się nie zmienia.
    .p2 = Przed partią wybierzcie, który z nich pominąć, albo zdajcie się na los. Tego dystryktu nie ma w grze: nie ma kafelków poziomów ani doradcy, a żaden pionek nie wchodzi do niego ani przez niego nie przechodzi. Do premii za dystrykty potrzebujesz plantacji w każdym z trzech dystryktów w grze.

turn = Tura
    .p1 = Tury następują zgodnie z ruchem wskazówek zegara. W swojej turze zagrywasz kartę akcji i wykonujesz akcję; potem każdy inny gracz wykonuje akcję, w tej samej kolejności. Każdy gracz musi coś zrobić.
    .p2 = Tura ma takie kroki: zagraj kartę i wybierz swoją połowę; jeśli chcesz, użyj żetonu technologii; wykonaj akcję swojej połowy albo alternatywę; teraz użyj żetonu, jeśli jeszcze go w tej turze nie było; każdy inny gracz wykonuje akcję; dobierz kartę, jeśli jakaś została; uzupełnij wagony.
    .p3 = Jeśli nie możesz lub nie chcesz wykonać głównej akcji, wybierz jedną z dwóch alternatyw: rusz się albo weź 2 rupie. Wszystkie opłaty trafiają do puli.

card = Karty akcji
    .p1 = Każda z 46 kart pokazuje dwie różne akcje główne. Zagrywając kartę, wybierasz jedną połowę dla siebie; wszyscy inni dostają drugą.
    .p2 = Zamiast akcji swojej połowy możesz wykonać alternatywę; wszyscy inni i tak dostają drugą połowę.
    .p3 = Po sześć kart mają pary: Sadzenie i Zbiory, Sadzenie i Handel, Zbiory i Handel. Każda inna para ma cztery karty.
    .p4 = Talie pozostają zakryte. Zagrane karty możesz przeglądać w każdej chwili.
    .p5 = Karty na ręce są ukryte. Rewers każdego kontraktu pokazuje numer jego kompanii.
    .p6 = Zawsze więc wiadomo, do której kompanii należy następny kontrakt.

token = Żetony technologii
    .p1 = W swojej turze możesz zwrócić jeden żeton technologii za dodatkową akcję: dowolną akcję główną prócz Rozwoju albo alternatywę. Wykonaj ją tuż przed akcją karty albo tuż po niej. Możesz mieć dowolnie wiele żetonów, a żetonu możesz użyć już w turze, w której go zdobywasz.
    .p2 = Za dodatkową akcję płacisz jak zwykle i nikt inny jej nie wykonuje. Akcję karty wykonujesz mimo to.

plant = Sadzenie
    .p1 = Zapłać 5 rupii i załóż plantację na heksie pod swoim pionkiem: połóż tam swój pierwszy znacznik z lewej. Na heksie nie może jeszcze być plantacji; inne pionki nie mają znaczenia.
    .p2 = Musisz mieć jeszcze znacznik na swoim majątku. Położony znacznik nigdy nie wraca; gdy znaczniki schodzą, odsłaniają się miejsca na kontrakty.

district-bonus = Premia za dystrykty
    .p1 = Gdy tylko masz plantację w każdym dystrykcie w grze, weź wierzchni żeton premii. Pierwszy gracz zdobywa 10 punktów, następny 6, potem 3 i 1. W partii możesz wziąć tylko jeden żeton.
    .p2 = Twoja pierwsza plantacja, położona podczas przygotowania, też się liczy.

harvest = Zbiory
    .p1 = Wybierz plantacje na heksie swojego pionka lub na sąsiednich heksach i z każdej weź 1 skrzynkę herbaty. Możesz zbierać także z plantacji rywali; właściciel zdobywa 1 punkt za każdą wziętą skrzynkę.
    .p2 = Wybierz co najmniej jedną plantację. Granice dystryktów nie mają znaczenia. Bierz skrzynki po jednej i skończ, kiedy chcesz. Właściciel zachowuje punkt, nawet jeśli zwrócisz skrzynkę.

warehouse = Magazyn
    .p1 = Twój magazyn mieści 5 skrzynek. Podczas zbiorów możesz to przekroczyć; potem zwróć skrzynki do puli, aż zostanie 5.
    .p2 = Wybierasz, które skrzynki zwrócisz, stare czy nowe, i zwracasz dokładnie tyle, ile musisz. W żadnej innej chwili nie możesz zwracać skrzynek.

trade = Handel
    .p1 = Dostarcz trzy skrzynki, których wymaga kontrakt z pociągu. Połóż kontrakt na wolnym miejscu na kontrakt albo na swoim stosie tej samej kompanii. Od razu weź nagrodę: albo wszystkie rupie, albo wszystkie punkty. Na przykład kontrakt na dwie zielone skrzynki i jedną czarną daje 11 rupii albo 4 punkty.
    .p2 = Puste wagony uzupełnij z talii kontraktów dopiero na końcu tury, po dobraniu karty akcji.
    .p3 = Uzupełnij je także wtedy, gdy nie ma już karty akcji do dobrania. Uzupełniaj od lewej do prawej; kontrakty, które są już w pociągu, się nie przesuwają. Jeśli talia kontraktów jest pusta, wagony pozostają puste.

contract-spaces = Miejsca na kontrakty
    .p1 = Każda zaopatrzona kompania zajmuje jedno z pięciu miejsc na kontrakty na twoim majątku, a jej kontrakty układają się tam w stos. Miejsce jest odsłonięte, gdy nie ma na nim żadnego znacznika. Znaczniki schodzą od lewej do prawej i tylko wtedy, gdy sadzisz.
    .p2 = Pierwsze miejsce odsłania się, gdy zejdzie twój pierwszy znacznik; pozostałe cztery – z drugim, czwartym, szóstym i ósmym.

councillor = Zatrudnienie doradcy
    .p1 = Zapłać 5 rupii i połóż krążek na doradcy dystryktu, w którym stoi twój pionek. Odtąd masz zdolność tego doradcy, a twoje plantacje liczą się w przewadze tego dystryktu. Każdego doradcę możesz zatrudnić tylko raz.
    .p2 = Zdolność działa od razu: jeśli zatrudnisz doradcę żetonem przed akcją karty, działa już przy tej akcji.
    .p3 = Każdy doradca ma miejsce na krążek każdego gracza.

councillors = Ośmioro doradców
    .p1 = Przewodnik: gdy się poruszasz, każdy krok po pierwszym kosztuje 1 rupię.
    .p2 = Bankier: gdy bierzesz rupie, bierzesz 3.
    .p3 = Mierniczy: gdy sadzisz, możesz też sadzić na heksie obok swojego pionka, w dystrykcie pionka. Pionek się nie rusza.
    .p4 = Makler: gdy handlujesz, bierzesz też 2 rupie, nawet jeśli wybierasz punkty.
    .p5 = Inżynier: gdy rozwijasz technologię, zdobywasz 1 punkt.
    .p6 = Zdobywasz 1 punkt za każdą akcję, nawet jeśli kafelek startowy przesuwa twój krążek o dwa pola.
    .p7 = Szkółkarz: sadzenie kosztuje cię 4 rupie.
    .p8 = Sekretarz: zatrudnienie doradcy kosztuje cię 2 rupie.
    .p9 = Niższa cena dotyczy późniejszych naborów, nie zatrudnienia samego Sekretarza.
    .p10 = Magazynier: twój magazyn mieści 6 skrzynek.

technology = Rozwój technologii
    .p1 = Zapłać 5 rupii, przesuń swój krążek o jedno pole i weź żeton technologii. Każdy inny gracz bierze 1 rupię. Twój krążek kładziesz na wierzch tych, które już tam leżą: wyższy krążek liczy się jako dalszy.
    .p2 = Gdy dojdziesz do pola z oznaczeniem +5, zdobywasz 5 punktów; oznaczone jest szóste pole. Gdy jesteś na ostatnim polu, nie możesz się dalej rozwijać.
    .p3 = Tor ma dziewięć pól po starcie. Oznaczone są trzecie, szóste i dziewiąte.
    .p4 = Pozostali gracze biorą swoją rupię od razu i mogą ją wydać jeszcze w tej samej turze.

move = Ruch
    .p1 = Zamiast głównej akcji przesuń pionek na inny heks. Pierwszy krok jest darmowy, drugi kosztuje 1 rupię, trzeci 2, czwarty 3 i tak dalej: ruch o trzy kroki kosztuje razem 3 rupie. Rzeki, poziomy, plantacje i pionki nigdy nie blokują ruchu.
    .p2 = Płacisz za najkrótszą drogę. Nie możesz zostać w miejscu.

rupees = Branie rupii
    .p1 = Zamiast głównej akcji weź 2 rupie z puli.

end = Koniec partii
    .p1 = Gdy któryś gracz położy ostatni znacznik albo dobierze ostatnią kartę akcji, ta runda jest ostatnia: grajcie, aż każdy gracz będzie miał tyle samo tur.
    .p2 = Gracz może położyć ostatni znacznik w turze dowolnego gracza, nawet dzięki żetonowi technologii. Dokończcie tę turę, a potem grajcie, aż swoją turę rozegra ostatni gracz w kolejności. Jeśli była to już jego tura, partia się kończy.
    .p3 = Gdy karty akcji się skończą, już nie dobierasz.
    .p4 = Jeśli masz jeszcze turę, zagraj jak zwykle jedną ze swoich trzech kart.

majorities = Przewagi
    .p1 = Punktujcie przewagi w tej kolejności. Pozostałe rupie: musisz mieć co najmniej 1. Technologia: twój krążek musi być już poza startem. Każdy dystrykt w grze: policz plantacje; musisz mieć co najmniej 1 i zatrudnionego doradcę dystryktu. Bez doradcy nie zajmujesz tam żadnego miejsca.
    .p2 = Pierwsze miejsce daje 10 punktów, drugie 6.
    .p3 = Trzecie miejsce daje 3 punkty, czwarte 1.
    .p4 = Przy dwojgu lub trojgu graczy punktują tylko pierwsze dwa lub trzy miejsca.
    .p5 = Gracz, który jest dalej na torze technologii, wygrywa każdy remis, także remis o zwycięstwo. Na tym samym polu dalej jest wyższy krążek w stosie.

companies = Kompanie i znaczniki
    .p1 = Kontrakty od 3 różnych kompanii dają 6 punktów.
    .p2 = Kontrakty od 1 kompanii dają 1 punkt, od 2 kompanii 3 punkty, od 4 kompanii 10 punktów, a od wszystkich 5 kompanii 15 punktów.
    .p3 = Każdy znacznik pozostały na twoim majątku kosztuje cię 2 punkty.
    .p4 = Remisy są zawsze rozstrzygane, więc zwycięzca jest dokładnie jeden.

starting-tiles = Wariant: kafelki startowe
    .p1 = Każdy gracz dostaje jeden z siedmiu kafelków startowych; potem wszystkie się odkrywa. Pierwszą turę rozgrywa gracz z najniższym numerem. Pierwsze plantacje kładźcie w rosnącej kolejności numerów kafelków.
    .p2 = Tury i stos technologii biegną mimo to od pierwszego gracza zgodnie z ruchem wskazówek zegara.
    .p3 = Drukowane numery zaginęły. Nasze odpowiadają kolejności kafelków w drukowanej instrukcji.
    .p4 = Swojego kafelka możesz użyć raz w partii, z jedną ze swoich akcji, w turze dowolnego gracza. Potem go odwróć.
    .p5 = 1, Sakiewka: gdy bierzesz rupie, weź o 5 więcej.
    .p6 = 2, Przejazd: gdy się poruszasz, przejdź na dowolny heks za darmo.
    .p7 = 3, Drugi plon: gdy sadzisz, połóż drugi znacznik, ale nie drugą plantację, na heksie ze swoją plantacją. Plantacja liczy się podwójnie w przewadze dystryktu, ale nadal daje tylko jedną skrzynkę.
    .p8 = 4, Skok: gdy rozwijasz technologię, przejdź o dwa pola. Nadal bierzesz tylko jeden żeton.
    .p9 = 5, List: gdy zatrudniasz doradcę, zatrudnij doradcę innego dystryktu.
    .p10 = 6, Tragarze: gdy zbierasz, możesz wybrać plantacje poza zasięgiem swojego pionka.
    .p11 = 7, Niedowaga: gdy handlujesz, dostarcz o jedną skrzynkę mniej.
    .p12 = Zapowiedz kafelek, gdy wykonujesz jego akcję; może to być dodatkowa akcja z żetonu. Możesz go zapowiedzieć tylko wtedy, gdy coś zmienia: Przejazd, gdy ruszasz się o dwa lub więcej kroków; Skok, gdy twój krążek ma przed sobą co najmniej dwa pola; Tragarzy, gdy bierzesz pierwszą skrzynkę spoza zasięgu. Wszystkie koszty i inne skutki pozostają bez zmian.
    .p13 = Sakiewka dodaje się do Bankiera: razem dają ci 8 rupii.
    .p14 = Drugi plon: twój pionek musi stać na tym heksie albo, z Mierniczym, obok niego w tym samym dystrykcie. Płacisz zwykłą cenę. Użyj pierwszego znacznika z lewej na swoim majątku. Liczy się jak każdy inny położony znacznik: odsłania miejsca na kontrakty, nie odbiera ci punktów na końcu i rozpoczyna koniec partii, jeśli jest twoim ostatnim.
    .p15 = Skok: płacisz 5 rupii raz i każdy inny gracz raz bierze 1 rupię. Twój krążek kładziesz na wierzch krążków na polu, na którym się zatrzyma. Zdobywasz 5 punktów za każde oznaczone pole, które miniesz lub osiągniesz. Z Inżynierem zdobywasz 1 punkt, nie 2.
    .p16 = List: płacisz swoją zwykłą cenę za doradcę. Wybierz inny dystrykt w grze, którego doradca jeszcze dla ciebie nie pracuje.
    .p17 = Tragarze: możesz zbierać z dowolnych plantacji na mapie, bliskich i dalekich. Właściciele zdobywają punkty jak zwykle, a twój magazyn nie mieści więcej niż zwykle.
    .p18 = Niedowaga: dostajesz pełną nagrodę. Możesz użyć tego kafelka, nawet jeśli masz wszystkie trzy skrzynki, a wybór pominiętej skrzynki należy do ciebie.

figures = Kontrakty i tor: nasze liczby
    .p1 = Do tych rzeczy nie znaleźliśmy źródła, więc je wymyśliliśmy: zarys mapy, kształty dużych kafelków poziomu, liczbę kart każdej pary, wszystkie kontrakty prócz jednego, liczbę znaczników na każdym miejscu na kontrakt, długość toru technologii i jego oznaczone pola prócz szóstego, liczbę miejsc u każdego doradcy oraz numery kafelków startowych. Nasze są też nazwy doradców i kafelków.
    .p2 = W kontrakcie czarna skrzynka jest warta 3 rupie albo 1 punkt, zielona 4 rupie albo 1½ punktu, a biała 6 rupii albo 2½ punktu. Połówki punktów zaokrągla się w dół w kontrakcie bez białej herbaty, a w górę w kontrakcie z nią.
    .p3 = Oto skrzynki, których wymagają kontrakty. Kompania 1: trzy czarne; dwie czarne i jedna zielona (dwa razy); dwie czarne i jedna biała. Kompania 2: dwie czarne i jedna zielona; jedna czarna i dwie zielone (dwa razy); po jednej każdego rodzaju. Kompania 3: trzy zielone; po jednej każdego rodzaju (dwa razy); dwie czarne i jedna biała. Kompania 4: jedna czarna i dwie zielone; dwie zielone i jedna biała (dwa razy); jedna czarna i dwie białe. Kompania 5: dwie czarne i jedna biała; dwie zielone i jedna biała; jedna czarna i dwie białe (dwa razy).
