preface = Tea & Rum to gra Fabiena Gridela wydana przez Captain Games. Oto jej zasady naszymi słowami. Nasz egzemplarz instrukcji stracił ilustracje, a z nimi większość liczb na kartach, kafelkach i torach. Każdy akapit jest oznaczony jako wydrukowany w instrukcji, wywnioskowany z niej, rozstrzygnięty przez nas albo wymyślony przez nas, by wypełnić lukę. Nowe partie toczą się według wersji 2 tych zasad; gdzie wersja 1 jest inna, mówi o tym dany rozdział.

# § 1
overview = Przegląd
    .p1 = Od dwojga do czworga graczy rozbudowuje wyspę przez pięć rund. Punkty niebieskie to twoja pozycja u Korony, czerwone to twoje poparcie wśród Ludu.
    .p2 = Na koniec jeden gracz zostaje Gubernatorem i jeden Królem Piratów. Obaj wygrywają, a jeden gracz może mieć oba tytuły. Gubernatora może też nie być wcale. Zwycięzcy nie są szeregowani.
    .p3 = Przy dwojgu graczy przyznaje się tylko jeden tytuł. Który, dowiadujesz się stopniowo.

# § 2
setup = Przygotowanie
    .p1 = Budynki: przy czworgu graczy używa się trzech kopii każdego, przy trojgu dwóch. W obu przypadkach usuń losowo jeden budynek każdego koloru. Przy dwojgu graczy używa się jednej kopii każdego z 25 budynków.
    .p2 = Na każde miejsce planszy kontraktów połóż kontrakt, a na każde miejsce planszy przysiąg przysięgę. Pozostałe przysięgi nie biorą udziału w partii.
    .p3 = Przy czworgu graczy jest pięć miejsc na kontrakty i sześć na przysięgi. W innych przypadkach cztery na kontrakty i pięć na przysięgi.
    .p4 = Na każdą rundę jest sześciu kapitanów. Przy czworgu graczy wylosuj czterech z nich na każdą rundę, w innych przypadkach trzech. Pozostałych odłóż do pudełka bez oglądania. Kapitanowie z rundy I są do zatrudnienia od początku.
    .p5 = Każda plansza akcji dostaje swoje cztery kafelki w losowej kolejności, po jednym na rząd. Przy dwojgu i trojgu graczy pusty kafelek trafia na najwyższy rząd.
    .p6 = Każda runda ma kafelek nagrody, losowo niebieską albo czerwoną stroną do góry. Pod kafelkiem leży odkryte jedno z życzeń ludu.
    .p7 = Zaczynasz z ludnością 10, na stopniu 0 toru reputacji, z jednym robotnikiem na każdej planszy akcji, sześcioma żetonami rozbudowy i wyposażeniem początkowym. Zaczyna wtedy gracz, który ma najmniej pieniędzy.
    .p8 = Gwiazdki z wyposażenia dają zyski ze swoich stopni, zanim porównacie pieniądze.
    .p9 = Wyposażenia: 1 beczka i 1 tytoń; 1 $, 1 drewno i 1 armata; 2 $, 1 zboże, 1 drewno i 1 ruda; 3 $, 1 zboże i 2 gwiazdki; 5 $, 1 punkt niebieski i 1 czerwony; 6 $, 1 zboże i 1 gwiazdka. Remis w najmniejszej kwocie nigdy się nie zdarza.

# § 3
phases = Runda
    .p1 = Każda z pięciu rund ma sześć faz: dochód, statki, robotnicy, życzenie ludu, ludność i koniec rundy.

# § 3.1
turns = Tury i wybory
    .p1 = Zaczyna pierwszy gracz, dalej gra toczy się zgodnie z ruchem wskazówek zegara.
    .p2 = Jeśli wybór ma tylko jedną odpowiedź, dokonuje się sam. Nie można pominąć ruchu robotnika. Z akcji głównych i zapłat możesz zrezygnować, ale wszystko, co po prostu zyskujesz, musisz wziąć.

# § 3.2
income = Dochód
    .p1 = Dostajesz tyle dolarów, ile masz ludności. Z Kościołem dostajesz 3 $ więcej.

# § 3.3
foundry = Ludwisarnia
    .p1 = Jeśli masz Ludwisarnię, w fazie dochodu możesz zmienić dowolną ilość rudy w taką samą liczbę armat.
    .p2 = Najpierw wszyscy gracze biorą pieniądze. Potem właściciele Ludwisarni decydują w kolejności tur, zanim znane są statki rundy. W puli musi być dość armat.

# § 3.4
ships = Statki
    .p1 = Na początku tej fazy wyłóż odkryte statki rosnąco według ceny: wszystkie dziewięć przy czworgu graczy, siedem losowych przy trojgu, pięć losowych przy dwojgu.
    .p2 = Statki losuje się na nowo w każdej rundzie. Instrukcja mówi tak tylko przy dwojgu graczy.
    .p3 = Gracze mają tury po kolei, od pierwszego gracza, zgodnie z ruchem wskazówek zegara. W swojej turze możesz kupić jeden statek: zapłać jego cenę i weź towary jednego z jego rzędów; statek wtedy odchodzi. Tury trwają, dopóki ktoś chce kupować.
    .p4 = Jeśli spasujesz, w tej rundzie nie kupujesz już statków.
    .p5 = W partiach rozpoczętych według wersji 1 tych zasad statki losuje się przed dochodem.
    .p6 = Statki kosztują od 1 $ do 9 $. Każdy rząd statku zawiera towary warte o 2 $ lub 3 $ więcej niż cena statku.

# § 3.5
actions = Robotnicy
    .p1 = W rundach I, III i V zdejmuje się robotników z plansz akcji. W rundach II i IV się ich stawia. W każdej turze przesuwasz jednego robotnika, aż każdy gracz przesunie czterech.
    .p2 = Liczba robotników na planszy, wszystkich kolorów, mówi, którego rzędu używasz. Policz ich, zanim zdejmiesz robotnika, albo po tym, jak go postawisz. Plansza mieści najwyżej czterech robotników przy czworgu graczy, a w innych przypadkach najwyżej trzech; kilku z nich może być twoich.
    .p3 = Zamiast rzędu zawsze możesz użyć akcji alternatywnej na dole planszy.
    .p4 = Akcje alternatywne: budowa na planszy Gubernatora, handel na planszy Targu, realizacja kontraktu na planszy Portu, zatrudnienie kapitana na planszy Tawerny. To, która akcja należy do której planszy, jest naszym odczytaniem.

# § 3.6
icons = Rzędy i ikony
    .p1 = Ikony rozpatruje się od lewej do prawej. Ukośnik oznacza, że wybierasz lewą albo prawą stronę.
    .p2 = Dokończ wszystko, co uruchamia ikona, zanim przejdziesz do następnej: stopień za gwiazdkę, efekty budynku, przysięgę, pełny magazyn. Jeśli nie możesz lub nie chcesz wykonać akcji głównej, pomiń ją; pozostałe ikony nadal działają.
    .p3 = Ikony na kafelkach akcji są nasze.

# § 3.7
wishes = Życzenie ludu
    .p1 = Każdy gracz liczy swoje symbole wszystkich rodzajów pokazanych na życzeniu tej rundy. Kto ma ich najwięcej, zyskuje pierwszą nagrodę, a drugi w kolejności zyskuje drugą. Kafelek nagrody wyznacza kolor punktów.
    .p2 = Jeśli najwięcej ma kilku graczy po równo, każdy z nich zyskuje pierwszą nagrodę, a drugiej nie ma. Jeśli kilku remisuje na drugim miejscu, każdy z nich zyskuje drugą nagrodę. Kto nie ma żadnego z tych symboli, nie zyskuje nagrody.
    .p3 = Symbole kapitana liczą się nadal po odwróceniu karty. Najpierw przyznaje się wszystkie nagrody; potem gracze, którzy mają już osiem punktów niebieskich, składają przysięgi w kolejności tur.
    .p4 = Pierwsza i druga nagroda to 2 i 1 punkt w rundach I i II, 3 i 1 w rundach III i IV oraz 4 i 2 w rundzie V. Nasze są też życzenia oraz wybór kart, które pokazują ich symbole.

# § 3.8
population = Ludność
    .p1 = W każdej rundzie po życzeniu ludu ludność każdego gracza rośnie o jeden.
    .p2 = Tor kończy się na 25; dalszy wzrost przepada.

# § 3.9
round-end = Koniec rundy
    .p1 = Kontrakty przesuwają się w prawo, jak daleko się da, a wolne miejsca zajmują nowe. Do kapitanów, którzy są jeszcze do zatrudnienia, dołączają kapitanowie następnej rundy. Pierwszym graczem zostaje następna osoba zgodnie z ruchem wskazówek zegara.
    .p2 = Miejsca zapełnia się od prawej do lewej. Gdy stos kontraktów się wyczerpie, miejsca zostają puste.

# § 4.1
build = Budowa
    .p1 = Zapłać kostki i weź budynek, którego jeszcze nie masz.
    .p2 = Gildia architektów: zyskujesz 4 $ za każdym razem, gdy budujesz. Skład: od razu usuwasz za darmo wszystkie swoje żetony rozbudowy.
    .p3 = Najpierw zyskujesz punkty, potem efekty natychmiastowe. Stały efekt działa od następnej okazji, więc nigdy nie dotyczy karty, która go daje. Gildia i Warsztat działają przy każdej budowie, niezależnie od ikony, która na nią pozwala.
    .p4 = Instrukcja podaje nazwy budynków, ich stałe efekty i natychmiastowy efekt Składu.
    .p5 = Na wydrukowanej liście każda grupa pięciu kolejnych budynków ma jeden kolor.
    .p6 = Koszty, punkty, symbole i pozostałe natychmiastowe efekty budynków są nasze, podobnie jak nazwy kolorów.

# § 4.2
workshop = Warsztat
    .p1 = Z Warsztatem każdy budynek kosztuje cię o jedną kostkę mniej; wybierasz którą.
    .p2 = Gdy budujesz, wskazujesz oszczędzoną kostkę. Z oszczędności nie można zrezygnować.

# § 4.3
captain = Zatrudnianie kapitana
    .p1 = Zapłać cenę kapitana, weź kartę i zyskaj jej efekt natychmiastowy. Z Więzieniem płacisz o 2 $ mniej.
    .p2 = Więzienie obniża tylko dolary w cenie i nigdy poniżej zera.
    .p3 = Instrukcja podaje rundy, dolary, gwiazdki i armaty kapitanów oraz to, ile zyskujesz, aktywując ich.
    .p4 = Lady Głębina ma dwie ceny, a ty płacisz jedną z nich: instrukcja podaje „6 / 2”. Trzech tanich kapitanów kosztuje też towar.
    .p5 = Nasze są: drewno w drugiej cenie Lady Głębiny; imiona wszystkich kapitanów; ich towary, większość kolorów ich punktów i większość ich symboli, a także to, którzy kapitanowie pozwalają budować, handlować, zrealizować kontrakt albo zwiększają ludność.

# § 4.4
activation = Aktywacja kapitana
    .p1 = Kapitan, który potrzebuje armat, leży odkryty, aż nimi zapłacisz. Możesz to zrobić raz, przed akcją swojego robotnika lub po niej albo na koniec partii. Nie liczy się to jako akcja.
    .p2 = W jednej turze możesz aktywować kilku kapitanów, nawet takiego, którego zatrudnisz w tej turze. Akcje, które daje kapitan, są dodatkowe.

# § 4.5
contract = Realizacja kontraktu
    .p1 = Zapłać towary jednego kontraktu i wybierz jego punkty niebieskie albo czerwone. Potem zyskaj premię jego miejsca. Miejsce zostaje puste do końca rundy.
    .p2 = Jeśli dzięki tym punktom masz osiem punktów niebieskich, składasz przysięgę przed premią.
    .p3 = Towary i punkty kontraktów są nasze, podobnie jak premie miejsc.

# § 4.6
trade = Handel
    .p1 = W jednym handlu możesz sprzedać dowolne towary i kupić dowolne towary; wagę wyrównują pieniądze. W jednym handlu nie można tego samego towaru i sprzedawać, i kupować.
    .p2 = Ze sprzedawanych towarów możesz położyć wszystkie jednego rodzaju na małym lewym talerzyku, gdzie każdy przynosi 1 $ więcej; armaty nie mogą tam trafić. Z kupowanych towarów możesz położyć wszystkie jednego rodzaju na małym prawym talerzyku, gdzie każdy kosztuje 1 $ mniej; zboże nie może tam trafić.
    .p3 = W tej aplikacji najpierw sprzedajesz, a potem kupujesz, po jednym towarze. Premie po 1 $ układają się same tak, by cena była dla ciebie najlepsza. Sprzedawane towary leżą na wadze i trafiają do puli dopiero po zakończeniu handlu. Pieniędzmi z handlu możesz płacić za rozbudowy.
    .p4 = W przykładach z instrukcji zboże kosztuje 2 $, drewno 3 $, ruda 4 $, a armata 7 $. Beczka za 5 $ i tytoń za 6 $ wypełniają lukę między rudą a armatami.

# § 4.7
warehouse = Magazyn
    .p1 = Każde pole mieści jeden towar. Zapłać cenę z żetonu rozbudowy, by go usunąć i zyskać jeszcze jedno pole: trzy żetony kosztują po 1 $, dwa po 2 $ i jeden 3 $. Jeśli towary się nie mieszczą, wybierasz, które odrzucić.
    .p2 = Rozbudować można, gdy towary się nie mieszczą i podczas handlu, a najpierw usuwasz najtańszy żeton. Wcześniejsza rozbudowa nigdy nie pomaga.
    .p3 = Sześć pól jest wolnych od początku.

# § 4.8
supply = Pula
    .p1 = Są po 22 kostki zboża, drewna i rudy oraz po 12 beczek, tytoniu i armat. Pieniądze nigdy się nie kończą.
    .p2 = Jeśli zyskujesz towar, którego w puli nie ma, obywasz się bez niego; w handlu nie możesz go kupić. Ten limit możesz wyłączyć, przygotowując partię.

# § 4.9
reputation = Reputacja
    .p1 = Każda gwiazdka przesuwa cię o jeden stopień w górę toru i od razu bierzesz zysk z tego stopnia. Kilka gwiazdek rozpatruje się jedna po drugiej. Ukośnik oznacza, że wybierasz jedną stronę.
    .p2 = Zyski ze stopni są nasze. Każda gwiazdka powyżej stopnia 20 daje 2 $.

# § 4.10
points = Punkty
    .p1 = Jeśli dwa kolory rozdziela ukośnik, wybierasz jeden z nich, gdy zyskujesz punkty.
    .p2 = Wszystkie punkty są jawne, dopóki gracz nie ma ośmiu punktów niebieskich. Od tej chwili jego punkty są w zamkniętej skrzyni.
    .p3 = Każdy zysk jest nadal ogłaszany, gdy się zdarza; przed innymi graczami ukryte są tylko sumy.

# § 4.11
allegiance = Przysięga
    .p1 = Gdy zyskujesz ósmy punkt niebieski, musisz od razu wybrać jedną z wyłożonych przysiąg i zyskać jej punkty czerwone. Jeśli kilku graczy ma osiem punktów w tej samej chwili, wybierają w kolejności tur.
    .p2 = Gubernatorem może zostać tylko gracz, który spełni przysięgę. Nikt nie zmusza cię do spełnienia swojej.
    .p3 = Instrukcja podaje dziesięć warunków i ich punkty czerwone. Dwa warunki to zapłaty: 20 $ albo razem 1 beczka, 1 tytoń i 1 armata. Płacisz raz, w trakcie partii lub na jej koniec, i nie liczy się to jako akcja.
    .p4 = W partii składasz tylko jedną przysięgę. Jeśli jest zapłatą, możesz zapłacić przed akcją swojego robotnika lub po niej albo na koniec. Równowagę punktów niebieskich i czerwonych mierzy się dopiero na samym końcu. Pozostałe warunki sprawdza się cały czas, więc przysięgę możesz spełnić już w chwili, gdy ją składasz; spełniona przysięga pozostaje spełniona. Jeśli osiem punktów niebieskich masz dopiero przy wymianie pieniędzy na punkty na koniec, nie składasz przysięgi.

# § 4.12
buildings = Stałe efekty
    .p1 = Kościół: 3 $ więcej dochodu. Pałac: 1 punkt niebieski za każdą akcję na planszy Gubernatora. Gildia: 4 $ za każdą budowę. Warsztat: o jedną kostkę mniej przy każdej budowie. Zajazd: statki kosztują 1 $ mniej. Więzienie: kapitanowie kosztują 2 $ mniej. Ludwisarnia, Ratusz, Suszarnia tytoniu, Destylarnia: zobacz ich rozdziały.
    .p2 = Pałac daje 1 punkt niebieski za każdym razem, gdy stawiasz robotnika na planszy Gubernatora lub go z niej zdejmujesz, niezależnie od tego, czy używasz rzędu, czy akcji alternatywnej. Punkt zyskujesz po ostatniej ikonie, jeśli Pałac był twój już przed ruchem robotnika.

# § 4.13
city-hall = Ratusz
    .p1 = Gdy masz turę na ruch robotnika, możesz wymienić dowolną liczbę beczek na tyle samo gwiazdek.
    .p2 = Wymieniasz po jednej beczce, przed ruchem robotnika albo po jego ostatniej ikonie, ale nie na koniec partii.

# § 4.14
convert = Suszarnia tytoniu i Destylarnia
    .p1 = W dowolnej chwili Suszarnia tytoniu zmienia 3 drewna w 2 tytoniu, a Destylarnia 3 zboża w 2 beczki.
    .p2 = Możesz ich używać tak często, jak chcesz. „W dowolnej chwili” oznacza każdy twój własny wybór, w którym chodzi o towary: gdy kupujesz statki, przed ruchem robotnika i po nim, w środku akcji głównej, gdy magazyn jest przepełniony, oraz w dwóch pierwszych krokach końca partii. W puli musi być dość wytwarzanych towarów. Towarów leżących na wadze podczas handlu nie można użyć.

# § 5
automa = Dwoje graczy: Automa
    .p1 = Na planszach akcji dołącza do was trzeci kolor: Automa, która ma czterech robotników i nic więcej. W jej turze dobierz kafelek, który wskazuje planszę akcji: Automa zdejmuje z niej robotnika albo go tam stawia, ale nie wykonuje akcji. Jeśli nie może, dobierz następny kafelek. Każda runda zaczyna się z wszystkimi ośmioma kafelkami zakrytymi.
    .p2 = Na każdą z czterech plansz przypadają dwa z ośmiu kafelków.
    .p3 = Po rozdaniu wyposażeń gracz, który ma mniej pieniędzy, jest graczem A. Plansza kolejności pokazuje, czyja jest tura; po każdej rundzie odwróć ją na drugą stronę.
    .p4 = W rundach nieparzystych kolejność to A, B, Automa, B, A, Automa, A, B, Automa, B, A, Automa. W rundach parzystych A i B zamieniają się miejscami.
    .p5 = Przy statkach i w innych kwestiach kolejności w rundach nieparzystych pierwszy jest A, a w parzystych B. Dobrane kafelki nie wracają, aż skończy się runda albo wszystkie osiem będzie dobranych.

# § 5.1
victory-cards = Dwoje graczy: jeden tytuł
    .p1 = Pięć z sześciu kart zwycięstwa leży zakrytych, po jednej na rundę; szóstej nie zobaczysz nigdy. Każdą kartę odkryj, gdy zaczyna się jej runda. Na koniec rozstrzyga większość z pięciu: niebieskie dają Gubernatora, czerwone Króla Piratów.
    .p2 = Trzy z sześciu kart są niebieskie i trzy czerwone, bo tylko tak jest po równo.
    .p3 = Jeśli rozstrzygają niebieskie, a nikt nie ma spełnionej przysięgi, nikt nie wygrywa.
    .p4 = Zwycięzca może być pewny przed końcem: gdy wiadomo już, że rozstrzygną niebieskie, jeden gracz ma spełnioną przysięgę, a drugi nie może już swojej spełnić.
    .p5 = Partia mimo to trwa do końca rundy V. Jeśli chcesz przestać, wybierz „Niech gra za mnie komputer” w menu stołu.

# § 6
end = Koniec partii
    .p1 = Po rundzie V wykonajcie po kolei te kroki: aktywacja kapitanów, którzy potrzebują jeszcze armat; zapłata za przysięgi; sprzedaż wszystkich towarów z magazynów po cenie podstawowej; wymiana pieniędzy na punkty; przycięcie punktów niebieskich i czerwonych do różnicy najwyżej dziesięciu; przyznanie tytułów.
    .p2 = Wszyscy gracze kończą krok, zanim zacznie się następny, w kolejności tur z rundy V. Jeśli osiem punktów niebieskich masz dzięki pierwszemu krokowi, nadal składasz przysięgę.

# § 6.1
exchange = Pieniądze na punkty
    .p1 = Możesz w tajemnicy wymieniać 10 $ na jeden punkt, niebieski lub czerwony, na ile wystarczy ci pieniędzy.
    .p2 = Gracze wybierają jeden po drugim na tym urządzeniu, a wszystkie wybory pozostają tajne, aż wszyscy skończą.

# § 6.2
apart = Różnica najwyżej dziesięciu
    .p1 = Zachowujesz najwyżej o dziesięć punktów jednego koloru więcej niż drugiego; resztę tracisz.
    .p2 = Przysięgę, która wymaga równowagi punktów niebieskich i czerwonych, sprawdza się po tym kroku.

# § 6.3
titles = Tytuły
    .p1 = Gubernator: spośród graczy, którzy spełnili przysięgę, Gubernatorem zostaje ten, kto ma najwięcej punktów niebieskich. Przy remisie rozstrzyga najwięcej czerwonych; jeśli remis trwa, gracze dzielą tytuł. Jeśli tytuł może zdobyć tylko jeden gracz, zostaje Gubernatorem niezależnie od swoich punktów. Jeśli nie może nikt, Gubernatora nie ma.
    .p2 = Król Piratów: Królem Piratów zostaje gracz, który ma najwięcej punktów czerwonych. Przy remisie rozstrzyga najwięcej niebieskich; jeśli remis trwa, gracze dzielą tytuł.
