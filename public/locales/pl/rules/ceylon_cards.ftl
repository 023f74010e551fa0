preface = Drukowane zasady Lloyda Krassnera zajmują jedną stronę. Tu są opisane naszymi słowami, z każdą liczbą bez zmian. Gdzie ta strona milczy, trzeba było zdecydować; takie akapity są oznaczone jako nasze decyzje.

aim = Cel
    .p1 = Handlujesz i wysyłasz w świat towary z Cejlonu. Wygrywa pierwszy gracz, który ma co najmniej 100 punktów.
    .p2 = Punkty zdobywasz tylko za wysyłanie ładunków. Ładunek to Kliper, Port i tyle towarów jednego rodzaju, ile zdołasz zebrać.

cards = Karty
    .p1 = Wszyscy gracze mają jedną wspólną talię 91 kart: 10 Kliprów, 10 Portów, 10 kart Wiatrów, 8 kart Piratów, 8 kart Plantacji i 45 towarów (10 Herbat, 9 Cynamonów, 8 Kauczuków, 7 Cukrów, 6 Kaw i 5 Indygo).
    .p2 = Na arkuszu zapisu notujesz swoje punkty, plantacje i urzędników.
    .p3 = Trzymaj swoje karty w tajemnicy, bo piraci kradną na ślepo.
    .p4 = Wszyscy gracze mogą oglądać każdy arkusz zapisu, liczbę kart na każdej ręce i w talii oraz cały stos kart odrzuconych.
    .p5 = Drukowane zasady są dla 2–4 graczy, ale dopuszczają więcej.
    .p6 = Tutaj może grać od 2 do 8 graczy. Do 6 graczy używa się jednej talii; w 7 lub 8 osób tasuje się razem dwie.

setup = Przygotowanie
    .p1 = Każdy gracz dostaje siedem kart. Zaczyna zwycięzca ostatniej partii.
    .p2 = W pierwszej partii, albo gdy ostatniego zwycięzcy nie ma przy stole, zaczyna losowy gracz. Po wspólnej wygranej zaczyna losowo wybrany zwycięzca. Gra toczy się zgodnie z ruchem wskazówek zegara.

turn = Tura
    .p1 = Twoja tura ma siedem faz, w tej kolejności: Dobór, Handel, Piraci, Sztorm, Budowa, Wysyłka, Koniec.
    .p2 = Musisz dobrać karty i musisz odrzucić karty do limitu na ręce. Wszystko inne jest dobrowolne.
    .p3 = Do dalszej fazy przechodzisz, wykonując w niej akcję. Wszystkie wcześniejsze fazy są wtedy zakończone. Inni gracze widzą więc tylko akcje, które wykonujesz, a nie te, które były możliwe.
    .p4 = Akcję możesz powtarzać w jej fazie, dopóki masz na nią karty. Ograniczone są tylko ładunki: na turę możesz wysłać jeden.
    .p5 = Karty, którymi płacisz za akcję, trafiają na stos kart odrzuconych, zanim akcja zadziała.

draw = Dobór
    .p1 = Dobierasz dwie karty. Możesz odrzucić Kliper, by dobrać jeszcze dwie.
    .p2 = Pierwsze dwie karty dobierają się same. Potem możesz odrzucić dowolną liczbę Kliprów, jeden po drugim, także tych właśnie dobranych. Opcja ogranicza to do jednego Klipra na turę.
    .p3 = Odrzucić Kliper za karty możesz tylko w tej fazie.
    .p4 = Gdy talia i stos kart odrzuconych są jednocześnie puste, nie możesz odrzucić Klipra za karty.

trade = Handel
    .p1 = Możesz wymieniać się kartami z innymi graczami. Ty decydujesz, kiedy faza się kończy, najpóźniej po trzech minutach.
    .p2 = W twojej turze inni gracze handlują tylko z tobą, nie między sobą.
    .p3 = Wymieniać można tylko karty z ręki: dowolną ich liczbę po każdej stronie, także w prezencie. Obietnice nie wiążą i nigdy nie musisz handlować. W tej fazie limity kart na ręce nie obowiązują.
    .p4 = Tutaj zamiast trzech minut masz trzy oferty na turę. Z opcją „Zegar na trzy minuty” twoja faza „Handel” jest też mierzona: gdy czas minie, nie możesz składać nowych ofert.
    .p5 = Komputery składają najwyżej jedną ofertę na turę, by oszczędzić ci czekania.

offer = Składanie oferty
    .p1 = Ofertę składasz jednemu graczowi albo, gdy graczy jest co najmniej troje, komukolwiek. Wymieniasz karty, które dajesz i które musisz mieć, oraz karty, o które prosisz. Ten sam rodzaj karty nie może być po obu stronach.
    .p2 = Nie możesz prosić gracza o więcej kart, niż ma, ani prosić kogokolwiek o więcej kart, niż liczy największa z pozostałych rąk. Możesz prosić o karty, których inni gracze nie mają.
    .p3 = Każda ze stron może być pusta: twoja oferta jest wtedy prezentem albo prośbą. Jeśli puste są obie, prosisz o oferty.
    .p4 = Rozpoczęta oferta liczy się jako jedna z twoich trzech na turę i nie możesz z niej zrezygnować. Inni gracze widzą ją dopiero, gdy ją zaproponujesz.
    .p5 = Oferta dla kogokolwiek jest jawna: jej karty widzą wszyscy gracze. W ofercie dla jednego gracza karty widzicie tylko wy dwoje. Pozostali widzą, że składasz ofertę, ile kart ona wymienia, i odpowiedź.

answer = Odpowiedź na ofertę
    .p1 = Gdy dostajesz ofertę, przyjmujesz ją, odmawiasz albo składasz kontrofertę. Aby przyjąć, musisz mieć każdą kartę, o którą oferta prosi. Oferta dla kogokolwiek obiega stół zgodnie z ruchem wskazówek zegara. Wymienia się pierwszy gracz, który ją przyjmie, a karty od razu zmieniają właścicieli.
    .p2 = Jeśli gracz prosi cię o oferty, możesz tylko kontrować albo odmówić.
    .p3 = Między ofertą a odpowiedzią nie może się zdarzyć nic innego.

counter = Kontroferty
    .p1 = Kontrofertę składasz graczowi, którego tura trwa, i tylko wy dwoje widzicie jej karty. Musi wymieniać co najmniej jedną kartę i nie może prosić o więcej kart, niż ten gracz ma.
    .p2 = Ten gracz przyjmuje ją albo odmawia. Jeśli odmówi, tym samym i ty odrzucasz jego ofertę. Oferta złożona komukolwiek przechodzi wtedy do następnego gracza. Kontroferty nie można kontrować.
    .p3 = Jeśli żadne z was nie ma kart na ręce, nie możesz złożyć kontroferty.

pirates = Piraci
    .p1 = Możesz wysłać piratów przeciwko innemu graczowi: jedną kartę Piratów na atak, trzy na flotę. Tę fazę możesz pominąć.
    .p2 = Możesz atakować i wysyłać floty tak często, jak pozwalają na to twoje karty, w dowolnej kolejności. Nie możesz atakować gracza z pustą ręką. Ukradzionych kart możesz użyć od razu.
    .p3 = Wiatry zatrzymują tylko atak, a Klipry tylko flotę.

attack = Atak piratów
    .p1 = Odrzuć jedną kartę Piratów, by ukraść losową kartę z ręki innego gracza. Ten gracz może odrzucić jedną kartę Wiatrów, by zatrzymać atak: wtedy nic nie kradniesz.
    .p2 = Każda karta na ręce jest równie prawdopodobna. Którą kartę kradniesz, widzicie tylko wy dwoje.
    .p3 = Atakowany gracz jest pytany zawsze, nawet jeśli nie ma karty Wiatrów, więc pytanie niczego nie zdradza.

fleet = Flota piracka
    .p1 = Odrzuć trzy karty Piratów, by ukraść całą rękę innego gracza. Aby zatrzymać flotę, pozostali gracze, razem lub w pojedynkę, mogą odrzucić dwa Klipry: wtedy nic nie kradniesz.
    .p2 = Każdy z pozostałych graczy jest pytany raz: najpierw cel, potem reszta zgodnie z ruchem wskazówek zegara. Gracze z pustą ręką nie są pytani. Każdy jawnie obiecuje zero, jeden lub dwa Klipry i nie może obietnicy cofnąć. Gdy tylko obiecane są dwa, zostają odrzucone i flota jest zatrzymana.
    .p3 = Jeśli obietnic jest razem mniej niż dwie, nie odrzuca się żadnych Kliprów, a Kliper obiecany przez cel trafia do ciebie z resztą jego ręki. Twoje karty Piratów są odrzucane w każdym razie.

storm = Sztorm
    .p1 = Odrzuć dwie karty Wiatrów na Monsun: każdy inny gracz odrzuca losową kartę.
    .p2 = Odrzuć trzy karty Wiatrów na Tajfun: wszyscy gracze odrzucają całe ręce.
    .p3 = Tajfun zabiera też twoją rękę.
    .p4 = Przed sztormem nie chroni żadna karta i nie dobierasz kart w miejsce straconych.

build = Budowa
    .p1 = Odrzuć dwie karty Plantacji i dwa towary jednego rodzaju, by założyć plantację tego rodzaju.
    .p2 = Odrzuć dwa Porty, by zatrudnić urzędnika. Urzędnicy mogą zmieniać limity kart na ręce.
    .p3 = Możesz budować i zatrudniać tak często, jak cię na to stać. Możesz nawet założyć kolejną plantację tego samego rodzaju. Twoje plantacje i urzędnicy zostają do końca partii.
    .p4 = Karty Plantacji nie mogą zastąpić tych dwóch towarów.

ship = Wysyłka
    .p1 = Raz na turę możesz wysłać ładunek: jeden Kliper, jeden Port i towary jednego rodzaju. Zdobądź punkty, które tabela cen podaje za tyle towarów, odrzuć ładunek i od razu dobierz trzy karty.
    .p2 = Za każdą swoją plantację tego rodzaju możesz użyć w ładunku jednej karty Plantacji jako towaru.
    .p3 = Co najmniej jeden z towarów musi być prawdziwą kartą towaru. Swoje plantacje zachowujesz.
    .p4 = Tabela cen podaje punkty za 1 do 8 towarów. Herbata: 1, 3, 6, 10, 15, 21, 28, 36. Cynamon: 2, 4, 8, 12, 17, 24, 32, 40. Kauczuk: 3, 5, 9, 14, 20, 27, 35, 44. Cukier: 4, 6, 10, 16, 23, 30, 39, 48. Kawa: 5, 7, 12, 18, 25, 33, 42, 52. Indygo: 6, 8, 14, 20, 27, 36, 45, 56.
    .p5 = Tabela kończy się na 8, więc ładunek ma najwyżej 8 towarów, wliczając karty Plantacji. Nie musisz wysyłać wszystkiego, co masz. Po ładunku twoja tura przechodzi do fazy „Koniec”.

end = Koniec
    .p1 = Odrzuć karty do swojego limitu na ręce. Limit to siedem kart; osiem, jeśli masz najwięcej urzędników, a sześć, jeśli masz ich najmniej w partii co najmniej trojga graczy.
    .p2 = Musisz być jedynym graczem, który ma ich najwięcej lub najmniej: remisy niczego nie zmieniają. Twój limit ustala się w tej fazie, więc urzędnicy zatrudnieni w tej turze już się liczą.
    .p3 = Karty wybierasz ty i odrzucasz dokładnie do limitu. Inni gracze mogą mieć więcej aż do końca własnej tury.

deck = Gdy talia się skończy
    .p1 = Gdy talia się skończy, stos kart odrzuconych zostaje przetasowany w nową.
    .p2 = Stos kart odrzuconych tasuje się dopiero wtedy, gdy gracz musi dobrać, a talia jest pusta, nie wcześniej. Jeśli talia i stos kart odrzuconych są jednocześnie puste, pozostałe karty do dobrania przepadają i gra toczy się dalej.

winning = Zwycięstwo
    .p1 = Wygrywa pierwszy gracz, który ma co najmniej 100 punktów.
    .p2 = Punkty zdobywasz tylko w swojej turze, więc dwoje graczy nie może jednocześnie osiągnąć 100.
    .p3 = Partia kończy się od razu: za zwycięski ładunek nie dobierasz kart.
    .p4 = Z opcją „Tyle samo tur dla wszystkich” partia nie kończy się od razu. Jeśli osiągniesz 100, dobierasz trzy karty i kończysz turę jak zwykle, a inni grają dalej. Partia kończy się, gdy ostatni gracz tej rundy zakończy turę. Wygrywa wtedy najwyższy wynik.
    .p5 = Nikt nie musi wysyłać, więc partia kończy się też wtedy, gdy każdy gracz ma za sobą 100 tur. Wygrywa wtedy najwyższy wynik.
    .p6 = Przy remisie o najwyższy wynik wygrywa ten z remisujących, kto ma najwięcej urzędników. Jeśli i tu jest remis, wygrywa ten, kto ma najwięcej plantacji, licząc razem wszystkie rodzaje. Jeśli remis pozostaje, remisujący gracze wygrywają wspólnie.
