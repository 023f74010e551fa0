preface = To zasady gry Chai: Tea for 2 wydawnictwa Steeped Games wraz z jednoosobowym Wyścigiem herbacianym, opowiedziane naszymi słowami. Rozstrzygające są FAQ i rozszerzone zasady wydawcy. Podstawowej instrukcji ani ilustracji kart nie udało nam się zdobyć. Część ich treści znaleźliśmy w opisach gry a ostatni rozdział podaje każde źródło. O reszcie zdecydowaliśmy sami albo ją wymyśliliśmy, w zgodzie z każdym zdaniem i przykładem z FAQ. Przy każdym akapicie podano, skąd pochodzi. Nowe partie toczą się według wersji 2 tych zasad; gdzie wersja 1 jest inna, mówi o tym dany rozdział.

# § 1
goal = Cel gry
    .p1 = Ty i drugi gracz jesteście kupcami herbacianymi. Rzucacie robotnikami, czyli kośćmi, i stawiacie ich na pięciu planszach. Gromadzicie herbatę, budujecie plantację z kart, które przesuwają herbatę w górę do nabrzeża, i tam ładujecie ją na statki.
    .p2 = Pełny statek odpływa. Partia kończy się po roku, w którym jakiś kupiec wyprawił w rejs umówioną liczbę statków; wygrywa kupiec, który ma najwięcej punktów. W pojedynkę grasz w Wyścig herbaciany przeciwko automatowi.

# § 2
setup = Przygotowanie
    .p1 = Jest 60 żetonów herbaty, po dziesięć zielonej, żółtej, białej, oolong, czarnej i fermentowanej; 30 kart plantacji; 18 statków (15 kliprów i trzy dżonki); sześć znaczników zbiorów; sześć kart kupców i po siedmiu robotników dla każdego kupca. Wyścig herbaciany dodaje osiem kart roku.
    .p2 = Na miejsca 1–5 na Targu wyłóż po jednej odkrytej karcie plantacji. Reszta tworzy odkrytą talię na miejscu 6.
    .p3 = Na każde z trzech miejsc w porcie wyłóż odkryty statek. Reszta tworzy odkryty stos na czwartym miejscu.
    .p4 = Ustaw znaczniki zbiorów w losowej kolejności wzdłuż planszy Zbiory, a pomocnika poniżej najniższego.
    .p5 = Wszystkie znaczniki zaczynają stroną zbiorów do góry.
    .p6 = Pula jest ograniczona: gdy jakiejś herbaty zabraknie, nie można jej wziąć.
    .p7 = Każdy kupiec ma kartę kupca i przed partią wybiera jej stronę: strona A punktuje na końcu, strona B raz w roku daje zdolność.
    .p8 = Ustalcie, czy gracie do trzech, czterech, czy pięciu statków, które odpłyną. Potasuj karty kupców i rozdaj każdemu po jednej. Stronę wybierasz, gdy zobaczysz swoją kartę.
    .p9 = Strony można też ustalić przed rozdaniem. Jeśli wybieracie po rozdaniu, wybierajcie jawnie; pierwszy wybiera kupiec z monetą. W partiach rozpoczętych według wersji 1 tych zasad strony ustalano przed rozdaniem.
    .p10 = Każdy kupiec rzuca kością. Wyższy rzut daje monetę pierwszego gracza.
    .p11 = Przy remisie rzuca się ponownie.

# § 3
year = Rok
    .p1 = Rok ma cztery fazy: przejście pomocnika, rzut, tury kupców i koniec roku.
    .p2 = Kto ma monetę na początku roku, zaczyna przez cały ten rok, nawet jeśli w jego trakcie drugi kupiec weźmie monetę w Pałacu.
    .p3 = Każdy kupiec rzuca wszystkimi siedmioma robotnikami. Wartości są jawne.

# § 4
assistant = Przejście pomocnika
    .p1 = Pomocnik idzie zgodnie z ruchem wskazówek zegara: w górę wzdłuż planszy Zbiory, w poprzek na górę planszy Produkcja, w dół wzdłuż niej i z powrotem na dół planszy Zbiory.
    .p2 = Zaczynający przesuwa go o jeden, dwa lub trzy znaczniki. Znacznik, przy którym pomocnik się zatrzyma, jest znacznikiem roku.
    .p3 = Gdy obaj kupcy skorzystają ze znacznika, odwróć go i przenieś na najdalsze miejsce zgodnie z ruchem wskazówek zegara przy drugiej planszy: poniżej najniższego znacznika przy Produkcji albo powyżej najwyższego przy Zbiorach. Pozostałe znaczniki się zsuwają.
    .p4 = Pomocnik zostaje tam, gdzie leżał znacznik.

# § 5
benefit = Korzystanie ze znacznika zbiorów
    .p1 = Najpierw weź żetony herbaty pokazane na znaczniku i połóż je w swojej uprawie.
    .p2 = Potem masz tyle wyborów, ile wynosi liczba na znaczniku. Każdy wybór to żeton dowolnej herbaty albo krok jednego z twoich żetonów. Kolejność wyborów jest dowolna. Wybrane żetony muszą być różnymi herbatami.
    .p3 = Kroki możesz wykorzystać na dowolny żeton, także na taki, który dopiero przyszedł, i kilka z nich na ten sam żeton.
    .p4 = Pokazane żetony bierzesz w dowolnej kolejności. Możesz też wybrać herbatę, która była pokazana. Jeśli pokazanej herbaty zabrakło, obywasz się bez niej. Niewykorzystane wybory przepadają. Zaczynający kończy, zanim drugi kupiec zacznie.
    .p5 = Każda strona znacznika pokazuje dwie różne herbaty. W partiach rozpoczętych według wersji 1 tych zasad strona używana przy planszy Produkcja pokazuje tylko jedną herbatę.

# § 6
turns = Tury i pasowanie
    .p1 = Gra zaczynający, potem tury idą na zmianę. W swojej turze stawiasz raz robotników na jednej z pięciu plansz. Jeśli nie masz już robotników, twoja tura przepada.
    .p2 = Przed postawieniem i po nim możesz zmieniać wartości robotników i użyć zdolności kupca, ale nie w środku efektu. Tura kończy się, gdy tak powiesz albo gdy nie możesz zrobić nic więcej. Jeśli robotnicy ci się skończyli, a kilku wróci, znów masz tury.
    .p3 = Zamiast zaczynać turę, możesz spasować. Wtedy w tym roku nie stawiasz już robotników. Twoje ciągi nadal można wyprzeć ze statków: nie możesz odpowiedzieć, ale wybierasz wolny statek, na który ciąg przechodzi. Robotnicy, którzy do ciebie wrócą, nie pracują do końca roku. Drugi kupiec gra dalej sam.

# § 7
values = Zmiana wartości robotnika
    .p1 = W dowolnej chwili swojej tury, a także gdy możesz bronić statku, możesz oddać do puli żeton z plantacji, by podnieść lub obniżyć wartość robotnika.
    .p2 = Każdy żeton zmienia o 1 wartość jednego niepostawionego robotnika; wartości mieszczą się między 1 a 6. Płacić można żetonami z uprawy, stopni i nabrzeża, ale nie ze skrzyń i statków.

# § 8
harvest = Plansza Zbiory
    .p1 = Postaw jednego robotnika (wystarczy jedynka) i weź jeden żeton herbaty do swojej uprawy.
    .p2 = Może tam iść dowolnie wielu robotników o dowolnych wartościach i wziąć dowolną herbatę.
    .p3 = Z planszy mogą korzystać obaj kupcy, dopóki w puli jest żeton herbaty, której chcą.

# § 9
market = Plansza Targ
    .p1 = Postaw jednego robotnika na wolnym miejscu i weź leżącą tam kartę. Każde miejsce przyjmuje jednego robotnika na rok.
    .p2 = Robotnik idzie na miejsce o swojej wartości.
    .p3 = Jeśli stoi tam robotnik albo nie ma karty, twój robotnik idzie na następne niższe miejsce, z którego może skorzystać. Jeśli takiego nie ma, nie może iść na Targ. Tak przebiega przykładowy rok 1862 wydawcy i to samo mówią zasady automatu.
    .p4 = W partiach rozpoczętych według wersji 1 tych zasad robotnik może iść na dowolne miejsce o swojej wartości lub niższe.
    .p5 = Miejsce 6 to talia: obejrzyj trzy wierzchnie karty, jedną zachowaj, a pozostałe odłóż na wierzch w dowolnej kolejności.
    .p6 = Przeszukując, widzisz też czwartą kartę, ale nie możesz jej wybrać. Jeśli w talii są mniej niż trzy karty, obejrzyj wszystkie; jeśli talia jest pusta, nie można skorzystać z tego miejsca.
    .p7 = Miejsca uzupełnia się dopiero na koniec roku.

# § 10
planting = Sadzenie karty
    .p1 = Nową kartę posadź od razu, odkrytą, na dowolnym pustym miejscu plantacji. Miejsce mieści jedną kartę, odkrytą lub zakrytą.
    .p2 = Jeśli wszystkie miejsca są zajęte, najpierw odrzuć jedną ze swoich kart: włóż ją pod talię. Herbata z odrzuconej skrzyni wraca do puli. Inaczej nie można odrzucić karty.
    .p3 = Nowa karta zajmuje miejsce odrzuconej. Nowej karty nie można odmówić.

# § 11
palace = Plansza Pałac
    .p1 = Pałac ma cztery pola z natychmiastowymi akcjami. Każde przyjmuje jednego robotnika o dowolnej wartości.
    .p2 = Każde pole przyjmuje jednego robotnika na rok, od któregokolwiek kupca, i tylko jeśli jego akcja może coś zdziałać. Przesuń wymaga karty i pustego miejsca, Zamień dwóch kart, a Odkryj zakrytej karty. Moneta jest możliwa zawsze.
    .p3 = Przesuń: przesuń jedną ze swoich kart na dowolne puste miejsce plantacji, jakkolwiek daleko.
    .p4 = Zamień: zamień miejscami dwie dowolne swoje karty, także zakryte i skrzynie, z herbatą czy bez. Każda karta pozostaje odkryta lub zakryta, tak jak była.
    .p5 = Odkryta karta, którą przesuniesz lub zamienisz, działa tak, jakby została właśnie posadzona. Przy zamianie obie karty trafiają na nowe miejsca, zanim któraś zadziała, a ty wybierasz, która działa pierwsza.
    .p6 = Odkryj: odkryj wszystkie swoje zakryte karty. Te, które mogą działać, robią to od razu i znów się zakrywają. Jedno Odkryj nie odkrywa żadnej karty więcej niż raz.
    .p7 = Moneta: weź monetę pierwszego gracza albo zatrzymaj ją, jeśli już ją masz.
    .p8 = Wzięcie monety nic nie zmienia w tym roku: od następnego roku zaczyna kupiec, który ją ma. Jeśli żaden kupiec nie skorzysta z tego pola, moneta zostaje tam, gdzie jest.

# § 12
harbour = Plansza Port
    .p1 = Zarezerwuj statek z miejsc 1–3 albo wierzchni statek stosu ciągiem, czyli robotnikami o kolejnych wartościach. Statek bierzesz na koniec roku.
    .p2 = Ciąg ma co najmniej dwóch robotników. Możesz zarezerwować kilka statków.
    .p3 = Silniejszym ciągiem przejmujesz statek zarezerwowany przez drugiego kupca. Silniejszy jest dłuższy ciąg. Z ciągów równej długości silniejszy jest ten o wyższych wartościach.
    .p4 = Równy ciąg nie przejmuje statku. Nie możesz atakować własnego ciągu ani go wydłużyć, chyba że zostanie zaatakowany. Statek bez ciągu zostaje na swoim miejscu na następny rok.

# § 13
conflict = Walka o statek
    .p1 = Gdy twój ciąg zostaje wyparty ze statku, możesz od razu odpowiedzieć, dokładając do niego robotników. Razem z nimi musi to wciąż być jeden ciąg i musi być teraz silniejszy. Możesz dołożyć więcej robotników, niż trzeba, i zmieniać wartości za herbatę. Odpowiadać nigdy nie musisz.
    .p2 = Potem w ten sam sposób może odpowiedzieć drugi kupiec. Walka trwa, aż kupiec, którego ciąg właśnie wyparto, nie dołoży robotników. Nie można odpowiedzieć w późniejszej turze.
    .p3 = Gdy wyparty zostaje ciąg automatu, przechodzi na wolny statek. Jeśli żaden nie jest wolny, robotnicy wracają do automatu.
    .p4 = Gdy ty przegrasz walkę, jest tak samo, ale statek wybierasz ty. Twój ciąg przechodzi od razu, ze wszystkimi dołożonymi robotnikami. Miejsce w porcie lub stos jest wolne, jeśli jest tam statek, a nie ma ciągu. Jeśli wolne jest tylko jedno, ciąg przechodzi tam sam. Jeśli robotnicy wracają do ciebie, możesz ich użyć w późniejszych turach. Atak zużywa turę atakującego, nawet jeśli się nie powiedzie.

# § 14
production = Plansza Produkcja
    .p1 = Postaw komplet: robotników o tej samej wartości. Plansza ma trzy miejsca, które na koniec roku dają kroki. Pierwsze miejsce daje 7.
    .p2 = Drugie miejsce daje 5, a trzecie 3.
    .p3 = Nowy komplet ma co najmniej dwóch robotników.
    .p4 = Komplet z większą liczbą robotników stoi wyżej niż komplet z mniejszą. Przy równej liczbie wyżej stoi komplet o wyższej wartości. Jeśli i wartości są równe, niżej stoi późniejszy. W późniejszej turze możesz dołożyć robotników o tej samej wartości do jednego ze swoich kompletów.
    .p5 = Gdy dokładasz robotników do kompletu, liczy się on jako postawiony w tej chwili. Dokładanie robotników nigdy nie wypiera z planszy innego kompletu. Jeśli masz dwa komplety o tej samej wartości, pozostają dwoma kompletami.
    .p6 = Gdy twój komplet spada niżej, nie możesz odpowiedzieć. Gdy pojawia się czwarty komplet, najniższy schodzi z planszy. Jeśli masz kilka kompletów, dostajesz kroki za wszystkie.
    .p7 = Zejść może także twój własny komplet. Jego robotnicy wracają na późniejsze tury. Trzy najwyższe komplety stoją do końca roku. Nie wolno postawić kompletu, który sam byłby czwarty.

# § 15
plantation = Plantacja
    .p1 = Żetony wchodzą na dole, do uprawy, i wspinają się do nabrzeża na górze. Jest 14 miejsc na karty: po jednym przy każdym polu z lewej i z prawej, pięć przy uprawie i trzy na statki przy nabrzeżu.
    .p2 = Z uprawy do nabrzeża prowadzą dwie ścieżki po trzy stopnie. Żeton, który opuszcza uprawę, wybiera lewą lub prawą ścieżkę i na niej zostaje. Z uprawy na nabrzeże są cztery kroki.
    .p3 = Żetony idą tylko w górę. Każde pole mieści ich dowolnie wiele.

# § 16
movement = Kroki
    .p1 = Krok przesuwa jeden żeton o jedno pole w górę. Kroki możesz dowolnie dzielić między żetony. Kroki na jeden żeton możesz też wykorzystać zarówno przed tym, jak przesuną go karty, jak i potem.
    .p2 = Niewykorzystane kroki przepadają.
    .p3 = Zanim zrobisz następny krok, dokończ wszystkie ruchy wywołane przez karty.

# § 17
climbing = Jak karty przesuwają herbatę
    .p1 = Skrzynia działa przed wszystkimi innymi kartami: żeton, który wchodzi na pole ze skrzynią na jego herbatę, trafia do niej, jeśli jest miejsce, i nigdy z niej nie wychodzi. Kroki, które dały mu karty, przepadają.
    .p2 = Karty przemiany (Utlenianie i Fermentacja) działają na pierwszą ze swoich dwóch herbat: żeton tej herbaty, który wchodzi na pole, staje się drugą herbatą i przesuwa się o jedno pole w górę.
    .p3 = Żeton przemienia się najwyżej raz przy każdym wejściu na pole, a wcale, jeśli nowej herbaty zabrakło. Karty obróbki, które wymieniają tylko starą herbatę, nie działają na przemieniony żeton.
    .p4 = Karty obróbki (Więdnięcie, Utrwalanie, Zwijanie, Suszenie) działają na wymienione herbaty: żeton, który wchodzi, przesuwa się o jedno pole w górę. Ich nazwy, herbaty i liczbę każdej z nich wymyśliliśmy.
    .p5 = Są też karty Rozkwit.
    .p6 = Gdy tylko na polu karty Rozkwit znajdzie się żeton jej herbaty, wszystkie żetony tej herbaty na tym polu przesuwają się o dwa pola w górę. Potem karta się zakrywa, aż ją odkryjesz.
    .p7 = Gdy żeton wchodzi na pole, działają wszystkie leżące tam karty, a kroki, które dają, się sumują. Karty przy każdym następnym polu, na które wejdzie, dodają swoje. Nie możesz powstrzymać karty przed działaniem.
    .p8 = Gdy idący żeton się zatrzyma, pozostałe żetony poruszone przez Rozkwit idą jeden po drugim w wybranej przez ciebie kolejności. Inne karty przy polu, które opuszczają, na nie nie działają.

# § 18
arriving = Gdy karta trafia na miejsce
    .p1 = Skrzynia, która trafia na miejsce, od razu zabiera z pola herbatę swojego rodzaju, nawet jeśli inna karta by ją przesunęła. Skrzynia trzyma herbatę na zawsze.
    .p2 = Każda karta, którą sadzisz, przesuwasz, zamieniasz lub odkrywasz, działa raz na żetony leżące już na jej polu: każdy pasujący żeton przesuwa się o jedno pole albo przemienia się i przesuwa o jedno pole, albo rozkwita. Oprócz skrzyń działa wtedy tylko ta karta.
    .p3 = Żeton przemieniony przez kartę, która trafia na miejsce, wchodzi do skrzyni na jego nową herbatę na tym polu, jeśli jest tam taka z miejscem. W przeciwnym razie przesuwa się o jedno pole.

# § 19
loading = Załadunek i rejs
    .p1 = Żeton, który dotrze na nabrzeże, od razu trafia na statek, który go potrzebuje. Jeśli potrzebuje go kilka statków, wybierasz jeden. Jeśli żaden, żeton czeka, nawet do późniejszych lat.
    .p2 = Gdy przybija statek, herbata z nabrzeża od razu się ładuje. Dżonka bierze każdą herbatę.
    .p3 = Pełny statek od razu odpływa: jego herbata wraca do puli, statek liczy się dla ciebie, a jego stanowisko znów jest wolne.

# § 20
junks = Przybija dżonka
    .p1 = Gdy przybija dżonka, i tylko wtedy, możesz ją także wypełnić herbatą z innych swoich czekających statków. Możesz to zrobić tylko wtedy, gdy na co najmniej jednym z nich jest herbata, a herbata na twoim nabrzeżu i statkach łącznie wystarczy, by dżonka od razu odpłynęła. Wybierasz, której herbaty użyć.
    .p2 = Gdy zaczniesz, musisz skończyć. Potem herbata z nabrzeża ładuje się na każdy statek, który teraz jej potrzebuje.

# § 21
ships-come = Koniec roku: statki
    .p1 = Kupcy biorą statki, zanim przesuną herbatę dzięki Produkcji.
    .p2 = Zaczynający bierze statki pierwszy, z miejsc 1–3, a potem ze stosu. Po nim drugi kupiec. Zanim weźmiesz następny statek, załaduj ten właśnie wzięty i wypraw go, jeśli jest pełny. Statki bez ciągu zostają.
    .p3 = Jeśli twój ciąg stoi na stosie, obejrzyj trzy wierzchnie statki, jeden zachowaj, a pozostałe odłóż na wierzch w dowolnej kolejności.
    .p4 = Jeśli bierzesz statek, a nabrzeże jest pełne, włóż jeden ze swoich czekających statków pod stos i zwróć jego herbatę do puli.
    .p5 = Nowy statek zajmuje to stanowisko. Nie może załadować herbaty odrzuconego statku.

# § 22
clean-up = Koniec roku: kroki i porządki
    .p1 = Po statkach kupcy wykorzystują kroki z Produkcji.
    .p2 = Pierwszy robi to zaczynający.
    .p3 = Potem wszyscy robotnicy wracają do domu, a miejsca w porcie uzupełnia się ze stosu.
    .p4 = Usuń kartę leżącą jeszcze na miejscu 1 na Targu, zsuń pozostałe w stronę miejsca 1, by zamknąć luki, i uzupełnij puste miejsca.
    .p5 = Jeśli talia kart plantacji się wyczerpie, uzupełnij tyle miejsc, ile się da. Potem Targ nie jest już uzupełniany do końca partii.
    .p6 = Karta usunięta z miejsca 1 trafia pod talię. Gdy Targ nie jest już uzupełniany, jego karty zostają na swoich miejscach i nadal można je brać. Karty odrzucone później tworzą nową talię, z której też można brać. Miejsce w porcie zostaje puste, gdy stos statków się wyczerpie.

# § 23
end = Koniec partii
    .p1 = Partia kończy się, gdy kupiec wyprawi w rejs umówioną liczbę statków.
    .p2 = Umówiona liczba to trzy, cztery lub pięć statków.
    .p3 = Dokończcie rok, a potem sprawdźcie raz, po porządkach. Dżonki liczą się jako statki.
    .p4 = Ósmy rok (1867, jeśli karty roku są po kolei) jest zawsze ostatni.

# § 24
scoring = Punktacja
    .p1 = Każdy twój statek, który odpłynął, daje nadrukowane na nim punkty.
    .p2 = Każda karta plantacji na twojej planszy daje nadrukowane na niej punkty, odkryta lub zakryta.
    .p3 = Skrzynia daje punkty tylko wtedy, gdy jest pełna. Skrzynie automatu liczą się jako pełne.
    .p4 = Czekające statki i pozostała herbata nie dają nic.
    .p5 = Przy remisie wygrywa kupiec, który wyprawił więcej statków; potem ten, kto ma więcej pełnych skrzyń; potem ten, kto ma więcej żetonów w uprawie, na stopniach i na nabrzeżu. Jeśli wszystko jest równe, dzielicie się zwycięstwem.

# § 25
merchants = Karty kupców
    .p1 = Strona A daje jeden punkt za każdą twoją kartę, która pokazuje herbatę kupca.
    .p2 = Skrzynia na tę herbatę liczy się, nawet jeśli nie jest pełna. Dżonki nie liczą się nigdy.
    .p3 = Klipry liczą się, gdy odpłyną. Karty obróbki i Rozkwit liczą się, jeśli są na twojej planszy. Karty przemiany się nie liczą.
    .p4 = Strona B daje ci raz w roku zdolność.
    .p5 = Zielona: przesuń jedną ze swoich kart plantacji na dowolne puste miejsce. Żółta: weź z puli do uprawy jeden żeton dowolnej herbaty. Biała: zmień wartość jednego ze swoich robotników o 1. Oolong: zamień miejscami dwie dowolne swoje karty plantacji. Czarna: odkryj wszystkie swoje zakryte karty plantacji. Fermentowana: przesuń herbatę o dwa kroki.
    .p6 = Zdolności używasz w swojej turze, przed postawieniem robotników lub po nim. Nie wymaga robotnika i nie zajmuje pola. Zielona, oolong i czarna działają według zasad Pałacu: zielona wymaga karty i pustego miejsca, oolong dwóch kart, a czarna zakrytej karty. Żółta wymaga herbaty w puli, a karty przy uprawie działają na żeton tak jak przy zbiorach. Biała zmienia niepostawionego robotnika i nie kosztuje herbaty. Fermentowana może przesunąć jeden żeton o dwa kroki albo dwa żetony po jednym.
    .p7 = Partie rozpoczęte według wersji 1 tych zasad zachowują własną stronę B. Zielona: zmień wartość robotnika o 1. Żółta: przy zbiorach weź drugi żeton, innej herbaty, gdy pierwszy się zatrzyma; jeśli w puli nie ma innej herbaty, dostajesz tylko pierwszy. Biała: przerzuć dowolnych ze swoich niepostawionych robotników. Oolong: przesuń herbatę o dwa kroki. Czarna: robotnik, którego stawiasz na jednym z miejsc 1–5 na Targu, przeszukuje talię, zamiast brać leżącą tam kartę; na tym miejscu musi leżeć karta, którą ten robotnik mógłby wziąć, a w talii muszą być karty. Fermentowana: zmień jeden ze swoich żetonów w inną herbatę; zabierze go statek przy nabrzeżu lub skrzynia na nową herbatę, ale żadna inna karta na niego nie działa.

# § 26
knowledge = Informacje jawne i ukryte
    .p1 = Prawie wszystko jest jawne: trzy karty przy przeszukiwaniu, kolejność, w jakiej karty wracają do talii, wierzch każdej talii i karty włożone pod talię. Aplikacja pamięta to wszystko dla obu kupców. Ukryte są tylko dwie rzeczy: karty w talii, których żaden kupiec nie widział, i przyszłe karty roku, jeśli były potasowane.

# § 27
race = Wyścig herbaciany
    .p1 = W pojedynkę grasz przeciwko automatowi. Nie ma on plantacji i używa strony A swojej karty kupca. W pierwszym roku monetę masz ty. Na każdy rok jest karta z sześcioma zleceniami.
    .p2 = Karty roku idą po kolei. Potasuj je, jeśli chcesz trudniejszej gry.
    .p3 = W swoich turach automat wykonuje zlecenia po kolei, po jednym w turze. Jeśli nie może wykonać zlecenia, jego najwyższy robotnik idzie zamiast tego na Targ. Robotnicy, którzy zostaną po ostatnim zleceniu, także idą na Targ, po jednym w turze.
    .p4 = Gdy automat ma monetę, przesuwa pomocnika o jeden znacznik. Sam nic ze znacznika nie dostaje, ale ty tak.

# § 28
errands = Zlecenia automatu
    .p1 = Targ: najwyższy robotnik automatu idzie na miejsce o swojej wartości albo na następne niższe, które jest wolne i ma kartę. Z miejsca 6 automat bierze wierzchnią kartę. Jeśli takiego miejsca nie ma, robotnik staje na talii i automat też bierze wierzchnią kartę.
    .p2 = Robotnik na talii liczy się jako robotnik na miejscu 6. Jeśli talia jest pusta, robotnik zużywa się na nic.
    .p3 = Moneta: najniższy robotnik automatu bierze monetę, jeśli pole jest wolne.
    .p4 = Statek: automat bierze swój najdłuższy ciąg (przy remisie najwyższy) i rezerwuje wolny statek wart najwięcej punktów. Liczy się też wierzchni statek stosu. Przy remisie statków rezerwuje ten, który potrzebuje herbaty jego kupca. Jeśli remis trwa, wybierasz ty.
    .p5 = Jeśli herbaty kupca automatu potrzebuje kilka równych kliprów, wybierasz spośród nich. Dżonka liczy się według punktów, jak każdy statek.
    .p6 = Robotnicy, których automat cofa z Produkcji, mogą iść tylko na Targ. Na Targu automat używa najwyższego ze wszystkich robotników, także tych. Do monety, statku i Produkcji ich pomija; jeśli nie ma innych, idzie zamiast tego na Targ. Tura, w której nie ma robotników, nie zużywa zlecenia.
    .p7 = Produkcja: automat stawia swój największy komplet (przy remisie najwyższy). Jeśli byłby on czwarty, automat cofa tych robotników i idą oni na Targ po jednym. Jeśli jeden z jego kompletów zostanie później wyparty, jego robotnicy też tam idą.
    .p8 = Gdy walczysz o statek automatu, nie odpowiada on: jego ciąg przechodzi na najlepszy wolny statek. Jeśli żaden nie jest wolny, automat odzyskuje robotników na późniejsze tury.
    .p9 = Na koniec roku statki automatu liczą się od razu jako te, które odpłynęły. Ze stosu bierze wierzchni statek. Jego karty dają nadrukowane na nich punkty, a skrzynie liczą się jako pełne. Nigdy nie przesuwa herbaty.
    .p10 = Jeśli bierzesz kartę, a twoja plantacja jest pełna i talia pusta, odrzucona karta staje się nową talią.
    .p11 = Przykładowe lata 1864 i 1866 wydawcy zawierają pomyłki sprzeczne z jego własnymi zasadami. Automat trzyma się zasad.

# § 29
figures = Nasze liczby
    .p1 = Wymyśliliśmy herbaty i liczby na znacznikach zbiorów; herbaty każdej karty obróbki, Rozkwitu, Fermentacji i każdej skrzyni; limit dwóch żetonów w skrzyni oraz punkty wszystkich kart plantacji.
    .p2 = Wymyśliliśmy herbaty, których potrzebuje każdy statek, i punkty wszystkich statków; od wydawcy pochodzi tylko 7 punktów najlepszych statków. Klipry noszą nazwy statków, które kiedyś pływały.
    .p3 = Wymyśliliśmy dwie ścieżki po trzy stopnie na każdej plantacji; limit ośmiu lat; 5 i 3 kroki za niższe miejsca w Produkcji oraz zlecenia z lat 1860, 1861, 1863, 1865 i 1867. Te z lat 1862, 1864 i 1866 są od wydawcy.

# § 30
sources = Opisy, które znaleźliśmy
    .p1 = Nie znaleźliśmy żadnego opisu wydrukowanego egzemplarza. Te strony, z kwietnia i maja 2021 roku, opisują grę sprzed druku. Fragmenty, które udało nam się przeczytać, w większości zgadzają się z FAQ wydawcy z tamtego czasu. Gdzie się różnią, rozstrzyga FAQ.
    .p2 = hotsuki.net (chai-tea-for-2) § 2, 8, 9, 25; evilmastermind.home.blog (7 maja 2021) § 5; boardgameswithcouple.wordpress.com (29 kwietnia 2021) § 2; tabletopping.games (11 maja 2021) § 23; solitairetimes.net (clashing cups) § 4, 21, 22; dragonblogger.com (chai tea boardgame) § 9, 11; forum.cwowd.com (recenzja Le Beau Jeu) § 4, 23, 25; gioconauta.it (maj 2021) § 2, 3, 4; boardgameguys.com § 17.
