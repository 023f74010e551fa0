### Teksty przy stole gry Tea & Rum.
###
### Formy rzeczowników: .acc biernik, .gen dopełniacz, .ins narzędnik; u towarów .few po 2–4, .many po 5 i po „brak”;
### u kolorów .few „punkty niebieskie”, .many „punktów niebieskich”, .fem „karta niebieska”.

title = Tea & Rum
tagline = Służ Koronie albo porwij Lud: jedna wyspa, dwa tytuły
credits = Autor: Fabien Gridel, wydawca: Captain Games

## Opcje partii

option-supply = Pula towarów
    .help = W pudełku jest po 22 zboża, drewna i rudy oraz po 12 beczek, tytoniu i armat. Towaru, którego zabrakło, nie można zyskać ani kupić, chyba że pula jest nieograniczona.
option-supply-box = Jak w pudełku
option-supply-endless = Nieograniczona

## Nazwy elementów w zdaniach

good-wheat = zboże
    .plural = zboże
    .label = Zboże
    .wares = Zboże
    .few = zboża
    .many = zboża
good-wood = drewno
    .plural = drewno
    .label = Drewno
    .wares = Drewno
    .few = drewna
    .many = drewna
good-ore = ruda
    .plural = ruda
    .label = Ruda
    .wares = Ruda
    .acc = rudę
    .few = rudy
    .many = rudy
good-barrel = beczka
    .plural = beczki
    .label = Beczka
    .wares = Beczki
    .acc = beczkę
    .few = beczki
    .many = beczek
good-tobacco = tytoń
    .plural = tytoń
    .label = Tytoń
    .wares = Tytoń
    .few = tytoniu
    .many = tytoniu
good-cannon = armata
    .plural = armaty
    .label = Armata
    .wares = Armaty
    .acc = armatę
    .few = armaty
    .many = armat

colour-blue = niebieski
    .few = niebieskie
    .many = niebieskich
    .fem = niebieska
colour-red = czerwony
    .few = czerwone
    .many = czerwonych
    .fem = czerwona

honour-governor = Gubernator
    .gen = Gubernatora
    .ins = Gubernatorem
honour-pirate-king = Król Piratów
    .gen = Króla Piratów
    .ins = Królem Piratów

action-board-governor = Gubernator
    .gen = Gubernatora
action-board-market = Targ
    .gen = Targu
action-board-harbor = Port
    .gen = Portu
action-board-tavern = Tawerna
    .gen = Tawerny

symbol-hygiene = higiena
symbol-entertainment = rozrywka
symbol-security = bezpieczeństwo

the-automa = Automa

# Źródło zysku, w nawiasie.
source-endowment = wyposażenie początkowe
source-row = rząd
source-building = budynek
source-captain = kapitan
source-contract = kontrakt
source-reputation = tor reputacji
source-wish = życzenie ludu
source-allegiance = przysięga
source-exchange = wymiana
source-excess = limit różnicy kolorów
source-income = dochód
source-ship = statek

building-church = Kościół
    .narrow = Kościół
building-academy = Akademia
    .narrow = Aka­demia
    .acc = Akademię
building-palace = Pałac
    .narrow = Pałac
building-statue = Pomnik
    .narrow = Pomnik
building-town-square = Rynek
    .narrow = Rynek
building-guild = Gildia architektów
    .narrow = Gildia
    .acc = Gildię architektów
building-workshop = Warsztat
    .narrow = War­sztat
building-warehouse = Skład
    .narrow = Skład
building-dryer = Suszarnia tytoniu
    .narrow = Suszar­nia
    .acc = Suszarnię tytoniu
building-distillery = Destylarnia
    .narrow = Desty­larnia
    .acc = Destylarnię
building-well = Studnia
    .narrow = Studnia
    .acc = Studnię
building-bathhouse = Łaźnia
    .narrow = Łaźnia
    .acc = Łaźnię
building-washhouse = Pralnia
    .narrow = Pralnia
    .acc = Pralnię
building-dispensary = Apteka
    .narrow = Apteka
    .acc = Aptekę
building-latrines = Latryny publiczne
    .narrow = Latryny
building-city-hall = Ratusz
    .narrow = Ratusz
building-inn = Zajazd
    .narrow = Zajazd
building-hotel = Hotel
    .narrow = Hotel
building-great-hall = Wielka Sala
    .narrow = Wielka Sala
    .acc = Wielką Salę
building-gambling-den = Szulernia
    .narrow = Szuler­nia
    .acc = Szulernię
building-prison = Więzienie
    .narrow = Wię­zienie
building-watchtower = Strażnica
    .narrow = Straż­nica
    .acc = Strażnicę
building-fort = Fort
    .narrow = Fort
building-foundry = Ludwisarnia
    .narrow = Ludwi­sarnia
    .acc = Ludwisarnię
building-barracks = Koszary
    .narrow = Koszary

captain-1 = Stara Bess Tarrow
    .acc = Starą Bess Tarrow
captain-2 = Jory Uprzejmy
    .acc = Jory’ego Uprzejmego
captain-3 = Słonobrody Quill
    .acc = Słonobrodego Quilla
captain-4 = Mirela Dwie Flagi
    .acc = Mirelę Dwie Flagi
captain-5 = Dunstan Coil
    .acc = Dunstana Coila
captain-6 = Wdowa Pell
    .acc = Wdowę Pell
captain-7 = Cieśla Hob
    .acc = Cieślę Hoba
captain-8 = Ines Waga
    .acc = Ines Wagę
captain-9 = Czarny Anzelm
    .acc = Czarnego Anzelma
captain-10 = Kit z Rumowej
    .acc = Kita z Rumowej
captain-11 = Lady Głębina
    .acc = Lady Głębinę
captain-12 = Doktor Solanka
    .acc = Doktora Solankę
captain-13 = Dwupokładowy Odo
    .acc = Dwupokładowego Odona
captain-14 = Kasja od Ksiąg
    .acc = Kasję od Ksiąg
captain-15 = Kościana Jane
    .acc = Kościaną Jane
captain-16 = Sierżant Krzemień
    .acc = Sierżanta Krzemienia
captain-17 = Czerwona Tamsin
    .acc = Czerwoną Tamsin
captain-18 = Piet z Obu Brzegów
    .acc = Pieta z Obu Brzegów
captain-19 = Komodor Vane-Hollis
    .acc = Komodora Vane-Hollisa
captain-20 = Murarz Creed
    .acc = Murarza Creeda
captain-21 = Beczkobrzucha Nan
    .acc = Beczkobrzuchą Nan
captain-22 = Cichy Kanonier
    .inside = Cichy Kanonier
    .acc = Cichego Kanoniera
captain-23 = Skrzypek Roake
    .acc = Skrzypka Roake’a
captain-24 = Admirał Thessaly
    .acc = Admirała Thessaly
captain-25 = Doktor Lunt od Ospy
    .acc = Doktora Lunta od Ospy
captain-26 = Architekt Seabright
    .acc = Architekta Seabrighta
captain-27 = Żelazny Halloran
    .acc = Żelaznego Hallorana
captain-28 = Madame Cordoba-Reyes
captain-29 = Szkutnik Dray
    .acc = Szkutnika Draya
captain-30 = Bliźnięta z Burty
    .inside = Bliźnięta z Burty

## Ilości, ikony i rzędy w zdaniach

value = { $value }
nothing = nic
amount = { $count ->
    [one] 1 { $good }
    [few] { $count } { FORM($good, "few") }
   *[many] { $count } { FORM($good, "many") }
}
amount-money = { $dollars } $
amount-points = { $count ->
    [one] 1 punkt { $colour }
    [few] { $count } punkty { FORM($colour, "few") }
   *[many] { $count } punktów { FORM($colour, "many") }
}
amount-symbols = { $symbol } ×{ $count }
price-or = { $first } lub { $other }

icon-either = { $count ->
    [one] 1 punkt niebieski lub czerwony
    [few] { $count } punkty niebieskie lub czerwone
   *[many] { $count } punktów niebieskich lub czerwonych
}
icon-stars = { $count ->
    [one] 1 gwiazdka
    [few] { $count } gwiazdki
   *[many] { $count } gwiazdek
}
icon-population = ludność +{ $count }
icon-cubes = { $count ->
    [one] 1 dowolna kostka
    [few] { $count } dowolne kostki
   *[many] { $count } dowolnych kostek
}
# Akcje jako rzeczowniki: stoją po dwukropku albo po „potem”.
icon-build = budowa
icon-trade = handel
icon-fulfil = realizacja kontraktu
icon-hire = zatrudnienie kapitana
icon-free-expansions = usunięcie wszystkich żetonów rozbudowy za darmo

row-then = { $before }, potem { $after }
row-or = { $left }; albo { $right }

or-more = { $before }, { $after }
or-last = { $before } albo { $after }
may-activate = aktywować kapitana
may-city-hall = wymienić beczkę na gwiazdkę
may-prove = zapłacić za przysięgę
may-use = użyć budynku { $building }

condition-buildings = { $count ->
    [one] zbudować 1 budynek
    [few] zbudować { $count } budynki
   *[many] zbudować { $count } budynków
}
    .alone = { $count ->
    [one] Zbuduj 1 budynek
    [few] Zbuduj { $count } budynki
   *[many] Zbuduj { $count } budynków
}
condition-population = mieć ludność co najmniej { $count }
    .alone = Ludność co najmniej { $count }
condition-family = { $count ->
    [one] zbudować 1 budynek jednego koloru
    [few] zbudować { $count } budynki jednego koloru
   *[many] zbudować { $count } budynków jednego koloru
}
    .alone = { $count ->
    [one] Zbuduj 1 budynek jednego koloru
    [few] Zbuduj { $count } budynki jednego koloru
   *[many] Zbuduj { $count } budynków jednego koloru
}
condition-reputation = dojść do stopnia { $count } toru reputacji
    .alone = Dojdź do stopnia { $count } toru reputacji
condition-each = zbudować { $buildings ->
    [one] 1 budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}, zatrudnić { $captains ->
    [one] 1 kapitana
    [few] { $captains } kapitanów
   *[many] { $captains } kapitanów
} i zrealizować { $contracts ->
    [one] 1 kontrakt
    [few] { $contracts } kontrakty
   *[many] { $contracts } kontraktów
}
    .alone = Zbuduj { $buildings ->
    [one] 1 budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}, zatrudnij { $captains ->
    [one] 1 kapitana
    [few] { $captains } kapitanów
   *[many] { $captains } kapitanów
} i zrealizuj { $contracts ->
    [one] 1 kontrakt
    [few] { $contracts } kontrakty
   *[many] { $contracts } kontraktów
}
condition-balance = skończyć z różnicą między punktami niebieskimi a czerwonymi najwyżej { $count }
    .alone = Na koniec różnica między punktami niebieskimi a czerwonymi najwyżej { $count }
condition-contracts = { $count ->
    [one] zrealizować 1 kontrakt
    [few] zrealizować { $count } kontrakty
   *[many] zrealizować { $count } kontraktów
}
    .alone = { $count ->
    [one] Zrealizuj 1 kontrakt
    [few] Zrealizuj { $count } kontrakty
   *[many] Zrealizuj { $count } kontraktów
}
condition-captains = { $count ->
    [one] zatrudnić 1 kapitana
    [few] zatrudnić { $count } kapitanów
   *[many] zatrudnić { $count } kapitanów
}
    .alone = { $count ->
    [one] Zatrudnij 1 kapitana
    [few] Zatrudnij { $count } kapitanów
   *[many] Zatrudnij { $count } kapitanów
}
condition-dollars = zapłacić { $dollars } $
    .alone = Zapłać { $dollars } $
condition-pay = zapłacić razem ({ $goods })
    .alone = Zapłać razem: { $goods }

lasting-church = Co rundę dostajesz { $dollars } $ dochodu więcej.
lasting-palace = Za każdym razem, gdy korzystasz z planszy Gubernatora, zyskujesz też { $points }.
lasting-guild = Za każdym razem, gdy budujesz, zyskujesz { $dollars } $.
lasting-workshop = Każdy budynek kosztuje cię o jedną kostkę mniej; wybierasz którą.
lasting-works = W dowolnej chwili możesz dokonać przemiany: { $from } → { $into }.
lasting-city-hall = W swojej turze możesz wymieniać beczki na gwiazdki, jedną za jedną.
lasting-inn = Statki kosztują cię o { $dollars } $ mniej.
lasting-prison = Kapitanowie kosztują cię o { $dollars } $ mniej.
lasting-foundry = W fazie dochodu możesz zmieniać rudę w armaty, jedną za jedną.

## Nagłówki: runda i faza

heading-income = Runda { $round }: dochód
heading-ships = Runda { $round }: statki
heading-remove = Runda { $round }: zdejmowanie robotników
heading-place = Runda { $round }: stawianie robotników
heading-wish = Runda { $round }: życzenie ludu
heading-last-captains = Koniec partii: aktywacja kapitanów
heading-allegiances = Koniec partii: przysięgi
heading-exchange = Koniec partii: { $dollars } $ za punkt
heading-over = Partia skończona
transcript-turn = Runda { $round }, tura { $turn }: gra { $who }. Wynik: { $scores }.

## Decyzja czytelnika w jednym zdaniu

prompt-remove = Zdejmij robotnika, by użyć rzędu lub akcji alternatywnej.
prompt-place = Postaw robotnika, by użyć rzędu lub akcji alternatywnej.
prompt-after = Możesz jeszcze { $may } albo zakończyć turę.
prompt-ship = Kup statek i weź jeden ładunek albo już nie kupuj.
prompt-owed = Twoja przysięga czeka na zapłatę ({ $price }).
prompt-build = Wybierz budynek albo nic nie buduj.
prompt-hire = Wybierz kapitana albo nikogo nie zatrudniaj.
prompt-contract = Zrealizuj kontrakt za niebieskie lub czerwone albo zrezygnuj.
prompt-trade = Najpierw sprzedaj, potem kup. Premie po 1 $ układają się same.
prompt-trade-get = Na razie dostajesz { $dollars } $, z premiami.
prompt-trade-pay = Na razie płacisz { $dollars } $, z premiami.
prompt-trade-even = Na razie wychodzi na zero, z premiami.
prompt-cube = { $left ->
    [1] Wybierz kostkę: pszenicę, drewno lub rudę.
   *[other] Wybierz kostkę (jeszcze { $left }): pszenicę, drewno lub rudę.
}
prompt-from = { $prompt } Źródło: { $source }.
prompt-colour = { $points ->
    [one] Weź 1 punkt: niebieski czy czerwony?
    [few] Weź { $points } punkty: niebieskie czy czerwone?
   *[many] Weź { $points } punktów: niebieskie czy czerwone?
}
prompt-half = Stopień { $step } toru reputacji: wybierz jedną stronę.
prompt-foundry = Wybierz, ile rudy Ludwisarnia zmieni w armaty.
prompt-overflow = { $over ->
    [one] 1 towar się nie mieści: rozbuduj magazyn albo jeden odrzuć.
    [few] { $over } towary się nie mieszczą: rozbuduj magazyn albo coś odrzuć.
   *[many] { $over } towarów się nie mieści: rozbuduj magazyn albo coś odrzuć.
}
prompt-overflow-discard = { $over ->
    [one] 1 towar się nie mieści: wybierz, który odrzucasz.
    [few] { $over } towary się nie mieszczą: wybierz, co odrzucasz.
   *[many] { $over } towarów się nie mieści: wybierz, co odrzucasz.
}
prompt-allegiance = Masz już { $points }: wybierz przysięgę.
prompt-before-sale = Zanim sprzedasz towary, możesz { $may }.
prompt-exchange = W tajemnicy zapłać { $dollars } $ za 1 punkt, ile razy chcesz.
prompt-choose = Wybierz.
prompt-over = Partia jest skończona.

## Dla pozostałych, którzy czekają

wait-remove = { PERSON($who) ->
    [you] Zdejmujesz robotnika.
   *[other] { $who } zdejmuje robotnika.
}
wait-place = { PERSON($who) ->
    [you] Stawiasz robotnika.
   *[other] { $who } stawia robotnika.
}
wait-after = { PERSON($who) ->
    [you] Kończysz turę.
   *[other] { $who } kończy turę.
}
wait-ship = { PERSON($who) ->
    [you] Możesz kupić statek.
   *[other] { $who } może kupić statek.
}
wait-build = { PERSON($who) ->
    [you] Możesz budować.
   *[other] { $who } może budować.
}
wait-hire = { PERSON($who) ->
    [you] Możesz zatrudnić kapitana.
   *[other] { $who } może zatrudnić kapitana.
}
wait-contract = { PERSON($who) ->
    [you] Możesz zrealizować kontrakt.
   *[other] { $who } może zrealizować kontrakt.
}
wait-trade = { PERSON($who) ->
    [you] Handlujesz.
   *[other] { $who } handluje.
}
wait-overflow = { PERSON($who) ->
    [you] Robisz miejsce w magazynie.
   *[other] { $who } robi miejsce w magazynie.
}
wait-allegiance = { PERSON($who) ->
    [you] Wybierasz przysięgę.
   *[other] { $who } wybiera przysięgę.
}
wait-exchange = { PERSON($who) ->
    [you] W tajemnicy wymieniasz pieniądze na punkty.
   *[other] { $who } w tajemnicy wymienia pieniądze na punkty.
}
wait = { PERSON($who) ->
    [you] Decydujesz.
   *[other] { $who } decyduje.
}

## Następny wybór

next-colour = Wybierz punkty niebieskie lub czerwone.
next-saved = Wybierz kostkę, którą oszczędza ci Warsztat.
next-payment = Wybierz, czy płacisz pieniędzmi, czy drewnem.
next-any = Dokończ wybór.

## Przyciski

do-remove = Zdejmij robotnika: { $gain }
do-place = Postaw robotnika: { $gain }
do-buy-ship = Kup za { $dollars } $: { $goods }
do-build = Zbuduj { FORM($building, "acc") }
do-build-saving = Zbuduj { FORM($building, "acc") }, oszczędność: { $good }
do-hire = Zatrudnij { FORM($captain, "acc") }: { $price }
do-fulfil = { $points ->
    [one] Zrealizuj za 1 punkt { $colour }
    [few] Zrealizuj za { $points } punkty { FORM($colour, "few") }
   *[many] Zrealizuj za { $points } punktów { FORM($colour, "many") }
}
do-paying = cena: { $goods }
do-sell = Sprzedaj 1 { FORM($good, "acc") }
do-buy = Kup 1 { FORM($good, "acc") }
do-take = Weź: { $gain }
do-half-build = Buduj
do-half-trade = Handluj
do-half-fulfil = Zrealizuj kontrakt
do-half-hire = Zatrudnij kapitana
do-take-allegiance = Złóż przysięgę: { $condition }
    .due = Złóż przysięgę: { $condition } przed końcem partii
do-prove = Zapłać za przysięgę: { $price }
do-activate = Aktywuj { FORM($captain, "acc") }
do-city-hall = Wymień 1 beczkę na 1 gwiazdkę
do-dry = Susz: { $from } → { $into }
do-distil = Destyluj: { $from } → { $into }
do-smelt = Odlej: { $ore } → { $cannons }
do-keep-ore = Zachowaj całą rudę
do-expand = Dodaj pole za { $dollars } $
do-discard = Odrzuć 1 { FORM($good, "acc") }
do-exchange = Zapłać { $dollars } $ za { $gain }
do-stop-buying = Nie kupuj więcej statków
do-build-nothing = Nic nie buduj
do-hire-none = Nikogo nie zatrudniaj
do-fulfil-none = Nie realizuj kontraktu
do-trade-nothing = Nie handluj
do-finish-trade = Zakończ handel
do-end-turn = Zakończ turę
do-finish-exchange = Zakończ wymianę
do-done = Gotowe

## Ostrzeżenia

forgone-ship = Możesz jeszcze kupić statek. Naciśnij ponownie, by w tej rundzie już nie kupować.
forgone-build = Możesz coś zbudować. Naciśnij ponownie, by nic nie budować.
forgone-hire = Możesz zatrudnić kapitana. Naciśnij ponownie, by nikogo nie zatrudniać.
forgone-contract = Możesz zrealizować kontrakt. Naciśnij ponownie, by nie realizować żadnego.
forgone-trade = Nic jeszcze nie jest wymienione. Naciśnij ponownie, by pominąć handel.
forgone-exchange = Pozostałe pieniądze są nic niewarte. Naciśnij ponownie, by je zatrzymać.
forgone-allegiance = Możesz zapłacić za przysięgę; bez niej nie zostaniesz Gubernatorem. Naciśnij ponownie, by nie płacić.
forgone-captain = Możesz aktywować kapitana. Naciśnij ponownie, by nikogo nie aktywować.

## Nazwy części

part-row = Plansza { FORM($board, "gen") }, rząd { $row }: { $gain }
part-board = Plansza { FORM($board, "gen") }
part-alternative = Plansza { FORM($board, "gen") }, akcja alternatywna: { $action }
part-ship = Statek za { $dollars } $: { $goods }
part-building = { $left ->
    [0] { $building }: koszt { $cost }. Po zbudowaniu: { $gain }. Brak w zapasie.
   *[other] { $building }: koszt { $cost }. Po zbudowaniu: { $gain }. Zostało: { $left }.
}
part-building-lasting = { $left ->
    [0] { $building }: koszt { $cost }. Po zbudowaniu: { $gain }. { $lasting } Brak w zapasie.
   *[other] { $building }: koszt { $cost }. Po zbudowaniu: { $gain }. { $lasting } Zostało: { $left }.
}
part-saved = Oszczędź 1 { FORM($good, "acc") }
part-captain = { $captain }, koszt: { $price }. Po zatrudnieniu: { $gain }.
part-captain-cannons = { $captain }, koszt: { $price }. Po zatrudnieniu: { $gain }. Później ({ $cannons }): { $later }.
part-pay = Zapłać: { $price }
part-contract = Kontrakt ({ $goods }): punkty niebieskie { $blue } albo czerwone { $red }. Premia tego miejsca: { $bonus }.
part-space = Puste miejsce { $number } na planszy kontraktów. Premia: { $bonus }.
part-blue = Punkty niebieskie
part-red = Punkty czerwone
part-sell = Sprzedaj: { FORM($good, "plural") }, po { $price } $; masz { $stored }
part-buy = Kup: { FORM($good, "plural") }, po { $price } $
part-half = Stopień { $step }: { $gain }
part-left = Lewa strona stopnia
part-right = Prawa strona stopnia
part-cube = Kostka: { $good }
part-allegiance = Przysięga: { $condition }. Od razu daje { $gain }.
part-no-allegiance = { PERSON($who) ->
    [you] Nie masz jeszcze przysięgi
   *[other] { $who } nie ma jeszcze przysięgi
}
part-allegiance-open = { PERSON($who) ->
    [you] Twoja przysięga, jeszcze niespełniona: { $condition }
   *[other] { $who } – przysięga jeszcze niespełniona: { $condition }
}
part-allegiance-fulfilled = { PERSON($who) ->
    [you] Twoja przysięga, spełniona: { $condition }
   *[other] { $who } – przysięga spełniona: { $condition }
}
part-crew = Aktywuj { FORM($captain, "acc") } ({ $cannons }): { $gain }
part-crew-plain = { $captain }, bez aktywacji
part-crew-used = { $captain }, już po aktywacji
part-own = { $building }
part-own-lasting = { $building }. { $lasting }
part-expansion = Rozbudowa magazynu za { $dollars } $
part-no-expansion = Nie ma już żetonów rozbudowy
part-stored = { $count ->
    [0] Brak { FORM($good, "many") } w magazynie
    [one] 1 { $good } w magazynie
    [few] { $count } { FORM($good, "few") } w magazynie
   *[many] { $count } { FORM($good, "many") } w magazynie
}

## Odmowy

no-over = Partia jest skończona.
no-other-turn = To nie twoja tura: gra { $who }.

no-worker-moved = W tej turze twój robotnik już się ruszył.
no-workers-yet = Robotnicy ruszają w fazie 3, po statkach.
no-workers-any-more = Wszystkie rundy minęły: robotnicy już się nie ruszają.
no-worker-now = Nie możesz teraz przesunąć robotnika: najpierw dokończ ten wybór.
no-worker-here = Na planszy { FORM($board, "gen") } nie masz robotnika do zdjęcia.
no-room-here = Plansza { FORM($board, "gen") } jest pełna.
no-whole-row = Ten rząd ma ukośnik: wybierz lewą albo prawą stronę.
no-half-row = Ten rząd nie ma ukośnika: dostajesz cały.

no-ship-now = Statki są na sprzedaż tylko w fazie 2, zanim ruszą robotnicy.
no-ship-gone = Ten statek nie jest na sprzedaż: jest już kupiony albo w tej rundzie go nie wylosowano.
no-ship-row = Ten statek nie ma takiego ładunku.
no-ship-money = Ten statek kosztuje { $price } $, a ty { $money ->
    [0] nie masz pieniędzy.
   *[other] masz tylko { $money } $.
}

no-build-now = Aby budować, użyj rzędu z ikoną budowy albo akcji alternatywnej planszy { FORM($board, "gen") }.
no-build-owned = Masz już { FORM($building, "acc") }, a tego samego budynku nie można zbudować dwa razy.
no-build-left = Budynku { $building } już nie ma w zapasie.
no-build-unused = Budynek { $building } nie bierze udziału w tej partii.
no-build-goods = Brakuje ci na budynek { $building }: { $goods }.
no-build-workshop = Brakuje ci na budynek { $building }: { $goods }, a Warsztat oszczędza tylko jedną kostkę.
no-saved = Najpierw wybierz budynek, który kosztuje { FORM($good, "acc") }: Warsztat oszczędza jedną kostkę jego kosztu.

no-hire-now = Aby zatrudnić, użyj rzędu z ikoną kapitana albo akcji alternatywnej planszy { FORM($board, "gen") }.
no-captain-taken = { PERSON($who) ->
    [you] Masz już w załodze { FORM($captain, "acc") }.
   *[other] { $who } ma już w załodze { FORM($captain, "acc") }.
}
no-captain-yet = { $captain } – do zatrudnienia dopiero od rundy { $round }.
no-captain-unused = Tego kapitana nie ma w tej partii.
no-captain-money = { $captain } – koszt: { $price }, a ty { $money ->
    [0] nie masz pieniędzy.
   *[other] masz tylko { $money } $.
}
no-captain-goods = Brakuje ci towarów, by zatrudnić { FORM($captain, "acc") }: { $goods }.
no-payment = Tylko { $captain } daje wybór zapłaty: { $price }.
no-activate-now = Kapitanów aktywuje się przed ruchem robotnika lub po nim albo na koniec partii.
no-crew-other = Nie masz tego kapitana w załodze: { $captain }.
no-crew-plain = Ta karta nie ma aktywacji: { $captain }.
no-crew-used = Ta karta jest już po aktywacji: { $captain }.
no-crew-cannons = { $stored ->
    [0] Koszt aktywacji ({ $captain }): { $cannons }, a ty nie masz żadnej.
   *[other] Koszt aktywacji ({ $captain }): { $cannons }, a ty masz tylko { $stored }.
}

no-contract-now = Aby zrealizować kontrakt, użyj rzędu z ikoną kontraktu albo akcji alternatywnej planszy { FORM($board, "gen") }.
no-contract-yet = To miejsce jest puste: nowe kontrakty przychodzą na koniec rundy.
no-contract-left = To miejsce jest puste, a nowych kontraktów już nie będzie.
no-contract-goods = Brakuje ci na ten kontrakt: { $goods }.
no-colour-now = Nie wybierasz teraz między punktami niebieskimi a czerwonymi.
no-colour-first = Najpierw wybierz kontrakt, potem punkty niebieskie lub czerwone.

no-trade-now = Aby handlować, użyj rzędu z ikoną handlu albo akcji alternatywnej planszy { FORM($board, "gen") }.
no-sell-none = Nie masz { FORM($good, "many") } na sprzedaż.
no-sell-after = Sprzedajesz przed kupowaniem: by sprzedać więcej, najpierw cofnij zakupy.
no-buy-sold = W tym handlu sprzedajesz już ten towar ({ FORM($good, "plural") }), więc nie możesz go kupić.
no-buy-room = Twój magazyn nie ma wolnego pola na kolejny towar.
no-buy-money = Zostało ci { $money } $, za mało na 1 { FORM($good, "acc") }.
no-supply = W puli nie ma już { FORM($good, "many") }.
no-expand-now = Magazyn można rozbudować tylko podczas handlu albo gdy towary się nie mieszczą.
no-expansions-left = Nie masz już żetonów rozbudowy: magazyn bardziej nie urośnie.
no-expansion-money = Następna rozbudowa kosztuje { $price } $, a ty { $money ->
    [0] nie masz pieniędzy.
   *[other] masz tylko { $money } $.
}
no-stored-none = Nie masz { FORM($good, "many") }.
no-stored-fits = Towary można odrzucić tylko wtedy, gdy nie mieszczą się w magazynie.

no-half-now = Nie wybierasz teraz strony stopnia.
no-cube-now = Nie wybierasz teraz kostki.

no-allegiance-now = Przysięgę wybierasz, gdy masz już { $points }.
no-allegiance-taken = { PERSON($who) ->
    [you] To już twoja przysięga.
   *[other] Tę przysięgę ma już { $who }.
}
no-allegiance-unused = Tej przysięgi nie ma w tej partii.
no-seal-now = Za przysięgę płaci się przed ruchem robotnika lub po nim albo na koniec partii.
no-seal-none = Nie masz jeszcze przysięgi.
no-seal-fulfilled = Twoja przysięga jest już spełniona.
no-seal-money = Twoja przysięga kosztuje { $price } $, a ty { $money ->
    [0] nie masz pieniędzy.
   *[other] masz tylko { $money } $.
}
no-seal-goods = Brakuje ci na przysięgę: { $goods }.
no-seal-condition = Tu nie ma za co płacić. Aby spełnić przysięgę, musisz { $condition }.

no-own-not = Nie masz budynku { $building }.
no-own-passive = Budynek { $building } działa sam z siebie: nigdy nie trzeba go używać.
no-city-hall-now = Budynku { $building } używa się przed ruchem robotnika lub po nim.
no-city-hall-barrel = Nie masz beczki do wymiany ({ $building }).
no-foundry-now = Ludwisarnia działa tylko w fazie dochodu.
no-smelt = Na każdą armatę potrzebujesz 1 rudy, a w puli musi być dość armat.
no-works-goods = { $stored ->
    [0] Budynek { $building } potrzebuje: { $needs }, a ty nie masz nic.
   *[other] Budynek { $building } potrzebuje: { $needs }, a ty masz tylko { $stored }.
}
no-works-supply = W puli nie ma już tyle: { $makes }.
no-works-now = Podczas tego wyboru nie możesz użyć budynku { $building }.

no-exchange-money = Punkt kosztuje { $price } $, a { $money ->
    [0] nie masz już pieniędzy.
   *[other] zostało ci tylko { $money } $.
}

no-done-worker = Musisz przesunąć robotnika: wybierz planszę.
no-done-overflow = Towary się nie mieszczą: rozbuduj magazyn albo coś odrzuć.
no-done-allegiance = Musisz wybrać przysięgę.
no-done-foundry = Wybierz, ile rudy użyć; możesz zachować całą.
no-done-colour = Wybierz punkty niebieskie lub czerwone.
no-done-cube = Wybierz kostkę.
no-done-choose = Najpierw wybierz jedną z dwóch stron.

## Przebieg partii

line-not-used = Nie w tej partii: { $buildings }
line-wish-laid = Życzenie ludu w rundzie { $round }: { $symbols }, za punkty { FORM($colour, "few") }
line-contract-laid = Nowy kontrakt: { $goods }
line-captains = Kapitanowie do zatrudnienia: { $captains }
line-endowment = { PERSON($who) ->
    [you] Dobierasz wyposażenie początkowe
   *[other] { $who } dobiera wyposażenie początkowe
}

line-round = { PERSON($who) ->
    [you] Runda { $round }, zaczynasz ty
   *[other] Runda { $round }, zaczyna { $who }
}
line-victory-card = Karta zwycięstwa rundy { $round } jest { FORM($colour, "fem") }: { $honour }
line-income = { PERSON($who) ->
    [you] Dostajesz dochód
   *[other] { $who } dostaje dochód
}
line-ships = Statki na sprzedaż po: { $prices }
line-buys-ship = { PERSON($who) ->
    [you] Kupujesz statek z ładunkiem: { $goods }
   *[other] { $who } kupuje statek z ładunkiem: { $goods }
}
line-passes = { PERSON($who) ->
    [you] Nie kupujesz już statków w tej rundzie
   *[other] { $who } nie kupuje już statków w tej rundzie
}
aside-gained = +{ $dollars } $
aside-paid = −{ $dollars } $

line-removes = { PERSON($who) ->
    [you] Zdejmujesz robotnika z planszy { FORM($board, "gen") }: { $gain }
   *[other] { $who } zdejmuje robotnika z planszy { FORM($board, "gen") }: { $gain }
}
line-places = { PERSON($who) ->
    [you] Stawiasz robotnika na planszy { FORM($board, "gen") }: { $gain }
   *[other] { $who } stawia robotnika na planszy { FORM($board, "gen") }: { $gain }
}
line-removes-instead = { PERSON($who) ->
    [you] Zdejmujesz robotnika z planszy { FORM($board, "gen") }: { $action }
   *[other] { $who } zdejmuje robotnika z planszy { FORM($board, "gen") }: { $action }
}
line-places-instead = { PERSON($who) ->
    [you] Stawiasz robotnika na planszy { FORM($board, "gen") }: { $action }
   *[other] { $who } stawia robotnika na planszy { FORM($board, "gen") }: { $action }
}
line-automa-removes = Automa zdejmuje robotnika z planszy { FORM($board, "gen") }
line-automa-places = Automa stawia robotnika na planszy { FORM($board, "gen") }
line-automa-blocked = Automa dobiera kafelek planszy { FORM($board, "gen") }, ale nie może jej użyć
line-automa-shuffles = Automa ponownie tasuje swoje kafelki

line-money = { PERSON($who) ->
    [you] Zyskujesz pieniądze ({ $source })
   *[other] { $who } zyskuje pieniądze ({ $source })
}
line-goods = { PERSON($who) ->
    [you] Zyskujesz: { $goods }
   *[other] { $who } zyskuje: { $goods }
}
line-goods-short = { PERSON($who) ->
    [you] Zyskujesz: { $goods }; w puli zabrakło: { $lacking }
   *[other] { $who } zyskuje: { $goods }; w puli zabrakło: { $lacking }
}
line-goods-lost = { PERSON($who) ->
    [you] Nie dostajesz nic: w puli zabrakło ({ $lacking })
   *[other] { $who } nie dostaje nic: w puli zabrakło ({ $lacking })
}
line-points = { PERSON($who) ->
    [you] Zyskujesz { $points } ({ $source })
   *[other] { $who } zyskuje { $points } ({ $source })
}
line-step = { PERSON($who) ->
    [you] Wchodzisz na stopień { $step } toru reputacji
   *[other] { $who } wchodzi na stopień { $step } toru reputacji
}
line-beyond = { PERSON($who) ->
    [you] Zyskujesz gwiazdkę, ale jesteś już na ostatnim stopniu
   *[other] { $who } zyskuje gwiazdkę, ale jest już na ostatnim stopniu
}
line-population = { PERSON($who) ->
    [you] Twoja ludność rośnie do { $population }
   *[other] { $who } ma teraz ludność { $population }
}

line-builds = { PERSON($who) ->
    [you] Budujesz { FORM($building, "acc") } za: { $price }
   *[other] { $who } buduje { FORM($building, "acc") } za: { $price }
}
line-hires = { PERSON($who) ->
    [you] Zatrudniasz { FORM($captain, "acc") } za: { $price }
   *[other] { $who } zatrudnia { FORM($captain, "acc") } za: { $price }
}
line-activates = { PERSON($who) ->
    [you] Aktywujesz { FORM($captain, "acc") } za: { $cannons }
   *[other] { $who } aktywuje { FORM($captain, "acc") } za: { $cannons }
}
line-fulfils = { PERSON($who) ->
    [you] Realizujesz kontrakt na punkty { FORM($colour, "few") }, płacisz: { $goods }
   *[other] { $who } realizuje kontrakt na punkty { FORM($colour, "few") }, płaci: { $goods }
}
line-builds-nothing = { PERSON($who) ->
    [you] Nic nie budujesz
   *[other] { $who } nic nie buduje
}
line-hires-none = { PERSON($who) ->
    [you] Nie zatrudniasz kapitana
   *[other] { $who } nie zatrudnia kapitana
}
line-fulfils-none = { PERSON($who) ->
    [you] Nie realizujesz kontraktu
   *[other] { $who } nie realizuje kontraktu
}
line-trades-nothing = { PERSON($who) ->
    [you] Nie handlujesz
   *[other] { $who } nie handluje
}
line-allegiance = { PERSON($who) ->
    [you] Składasz przysięgę: { $condition }
   *[other] { $who } składa przysięgę: { $condition }
}
line-proved = { PERSON($who) ->
    [you] Spełniasz przysięgę: { $condition }
   *[other] { $who } spełnia przysięgę: { $condition }
}

line-sells = { PERSON($who) ->
    [you] Sprzedajesz: { $goods }
   *[other] { $who } sprzedaje: { $goods }
}
line-buys = { PERSON($who) ->
    [you] Kupujesz: { $goods }
   *[other] { $who } kupuje: { $goods }
}
line-trades = { PERSON($who) ->
    [you] Handlujesz: { $sold } → { $bought }
   *[other] { $who } handluje: { $sold } → { $bought }
}
line-expands = { PERSON($who) ->
    [you] Dodajesz pole do magazynu
   *[other] { $who } dodaje pole do magazynu
}
line-clears = { $tokens ->
    [one] { PERSON($who) ->
        [you] Usuwasz za darmo ostatni żeton rozbudowy
       *[other] { $who } usuwa za darmo ostatni żeton rozbudowy
    }
    [few] { PERSON($who) ->
        [you] Usuwasz za darmo { $tokens } żetony rozbudowy
       *[other] { $who } usuwa za darmo { $tokens } żetony rozbudowy
    }
   *[many] { PERSON($who) ->
        [you] Usuwasz za darmo { $tokens } żetonów rozbudowy
       *[other] { $who } usuwa za darmo { $tokens } żetonów rozbudowy
    }
}
line-discards = { PERSON($who) ->
    [you] Odrzucasz 1 { FORM($good, "acc") }
   *[other] { $who } odrzuca 1 { FORM($good, "acc") }
}
line-smelts = { PERSON($who) ->
    [you] Odlewasz armaty: { $ore } → { $cannons }
   *[other] { $who } odlewa armaty: { $ore } → { $cannons }
}
line-keeps-ore = { PERSON($who) ->
    [you] Zachowujesz całą rudę
   *[other] { $who } zachowuje całą rudę
}
line-dries = { PERSON($who) ->
    [you] Suszysz: { $from } → { $into }
   *[other] { $who } suszy: { $from } → { $into }
}
line-distils = { PERSON($who) ->
    [you] Destylujesz: { $from } → { $into }
   *[other] { $who } destyluje: { $from } → { $into }
}
line-city-hall = { PERSON($who) ->
    [you] Wymieniasz beczkę na gwiazdkę ({ $building })
   *[other] { $who } wymienia beczkę na gwiazdkę ({ $building })
}

line-symbols = { $count ->
    [one] { PERSON($who) ->
        [you] Masz 1 symbol życzenia ludu
       *[other] { $who } ma 1 symbol życzenia ludu
    }
    [few] { PERSON($who) ->
        [you] Masz { $count } symbole życzenia ludu
       *[other] { $who } ma { $count } symbole życzenia ludu
    }
   *[many] { PERSON($who) ->
        [you] Masz { $count } symboli życzenia ludu
       *[other] { $who } ma { $count } symboli życzenia ludu
    }
}

line-sells-out = { PERSON($who) ->
    [you] Sprzedajesz resztę towarów: { $goods }
   *[other] { $who } sprzedaje resztę towarów: { $goods }
}
line-may-exchange = { PERSON($who) ->
    [you] Możesz w tajemnicy wymieniać pieniądze na punkty
   *[other] { $who } może w tajemnicy wymieniać pieniądze na punkty
}
line-buys-point = { PERSON($who) ->
    [you] Płacisz { $dollars } $ za { $points }
   *[other] { $who } płaci { $dollars } $ za { $points }
}
line-exchanges = { PERSON($who) ->
    [you] Wymieniasz { $dollars } $ na { $points }
   *[other] { $who } wymienia { $dollars } $ na { $points }
}
line-exchanges-nothing = { PERSON($who) ->
    [you] Nic nie wymieniasz
   *[other] { $who } nic nie wymienia
}
line-excess = { PERSON($who) ->
    [you] Tracisz { $points }: różnica między punktami niebieskimi a czerwonymi jest większa niż { $most }
   *[other] { $who } traci { $points }: różnica między punktami niebieskimi a czerwonymi jest większa niż { $most }
}
line-no-governor = Nikt nie ma spełnionej przysięgi: Gubernatora nie będzie
line-crowned = { PERSON($who) ->
    [you] Zostajesz { FORM($honour, "ins") }
    [you-all] Tytuł { FORM($honour, "gen") } zdobywacie wspólnie: { $who }
    [several] Tytuł { FORM($honour, "gen") } wspólnie zdobywają { $who }
   *[other] { $who } zostaje { FORM($honour, "ins") }
}

## Odpowiedzi: miejsca, tory i przyciski

piece-alternative = Akcja alternatywna planszy { FORM($board, "gen") }
    .about = Gdy stawiasz tu robotnika albo go zdejmujesz, możesz zamiast rzędu użyć tej akcji.
piece-space = Miejsce { $number } na planszy kontraktów
    .about = To miejsce jest puste. Na koniec rundy kontrakty przesuwają się w prawo, a luki zajmują nowe.
piece-blue = Punkty niebieskie
    .about = Punkty niebieskie to twoja pozycja u Korony. Kto ma ich najwięcej, może zostać Gubernatorem.
piece-red = Punkty czerwone
    .about = Punkty czerwone to twoje poparcie wśród Ludu. Kto ma ich najwięcej, zostaje Królem Piratów.
piece-track = Tor reputacji
    .about = Każda gwiazdka przesuwa cię o jeden stopień w górę i bierzesz zysk z tego stopnia.
piece-step = Stopień { $step } toru reputacji
piece-seal = Jeszcze bez przysięgi
    .about = Gdy masz dość punktów niebieskich, musisz złożyć przysięgę Koronie.
piece-expansion = Rozbudowa magazynu
    .about = Zapłać cenę z żetonu rozbudowy, by go usunąć i zyskać jeszcze jedno pole.
piece-done = Gotowe
    .about = Kończy albo pomija bieżący wybór.
piece-money = Pieniądze
    .about = Pieniędzmi płacisz za statki, kapitanów i towary. Na koniec możesz wymienić je na punkty.
piece-population = Ludność
    .about = Co rundę dostajesz tyle dolarów, ile masz ludności.
piece-warehouse = Magazyn
    .about = Każde pole mieści jeden towar. Towary, które się nie mieszczą, trzeba odrzucić.
piece-workers = Robotnicy
    .about = W rundach nieparzystych zdejmujesz swoich robotników z plansz akcji. W parzystych stawiasz ich z powrotem.
piece-score = Punkty
    .about = Punkty niebieskie mogą dać ci tytuł Gubernatora, czerwone tytuł Króla Piratów.
piece-scale = Waga
    .about = Sprzedajesz po lewej, kupujesz po prawej. Jeden rodzaj towaru sprzedajesz o 1 $ drożej za sztukę (nigdy armaty), jeden kupujesz o 1 $ taniej (nigdy zboże).
piece-held = Budynki, kapitanowie i kontrakty
    .about = Te karty widzą wszyscy gracze.
piece-order = Plansza kolejności
    .about = Pokazuje, kto teraz przesuwa robotnika. Po każdej rundzie odwraca się ją na drugą stronę.

## Odpowiedzi: stan elementu

now-unused = Nie bierze udziału w tej partii.
now-left = { $left ->
    [0] Brak w zapasie.
   *[other] Zostało: { $left }.
}
now-built = Ma go już: { $who }.
now-lack = { PERSON($who) ->
    [you] Brakuje ci: { $goods }.
   *[other] { $who } – brakuje: { $goods }.
}
now-hired = W załodze: { $who }.
now-for-hire = Teraz do zatrudnienia.
now-hire-later = Może się pojawić od rundy { $round }.
now-price = { PERSON($who) ->
    [you] Cena dla ciebie: { $price }.
   *[other] { $who } – cena: { $price }.
}
now-activated = Już po aktywacji.
now-contract-space = Na miejscu { $space } planszy kontraktów. Premia tego miejsca: { $bonus }.
now-has-goods = { PERSON($who) ->
    [you] Masz wszystkie towary na ten kontrakt.
   *[other] { $who } ma wszystkie towary na ten kontrakt.
}
now-fulfilled = Kontrakt zrealizowany: { $who }.
now-ship-for-sale = Na sprzedaż w tej rundzie.
now-ships-coming = Statki tej rundy nie są jeszcze wyłożone.
now-ship-sold = W tej rundzie już kupiony.
now-ship-absent = Nie na sprzedaż: już kupiony albo w tej rundzie niewylosowany.
now-allegiance-free = Jeszcze dostępna.
now-allegiance-open = Wybrana, jeszcze niespełniona: { $who }.
now-allegiance-fulfilled = Wybrana i spełniona: { $who }.
now-wish-round = Liczy się w rundzie { $round }.
now-symbols = { $count ->
    [0] { PERSON($who) ->
        [you] Nie masz pasujących symboli.
       *[other] { $who } nie ma pasujących symboli.
    }
    [one] { PERSON($who) ->
        [you] Masz 1 pasujący symbol.
       *[other] { $who } ma 1 pasujący symbol.
    }
    [few] { PERSON($who) ->
        [you] Masz { $count } pasujące symbole.
       *[other] { $who } ma { $count } pasujące symbole.
    }
   *[many] { PERSON($who) ->
        [you] Masz { $count } pasujących symboli.
       *[other] { $who } ma { $count } pasujących symboli.
    }
}
now-endowed = Ktoś dostał je na początku.
now-supply = { $left ->
    [0] W puli nic nie zostało.
   *[other] W puli zostało: { $left }.
}
now-supply-endless = Pula nigdy się nie kończy.
now-holds = { PERSON($who) ->
    [you] Masz w magazynie: { $count }.
   *[other] { $who } ma w magazynie: { $count }.
}
now-next-row = Następny robotnik używa rzędu { $row }: { $gain }.
now-board-empty = Nie ma tu już robotników do zdjęcia.
now-board-full = Nie ma tu miejsca na kolejnego robotnika.
now-workers-here = { $count ->
    [one] { PERSON($who) ->
        [you] Masz tu 1 robotnika.
       *[other] { $who } ma tu 1 robotnika.
    }
    [few] { PERSON($who) ->
        [you] Masz tu { $count } robotników.
       *[other] { $who } ma tu { $count } robotników.
    }
   *[many] { PERSON($who) ->
        [you] Masz tu { $count } robotników.
       *[other] { $who } ma tu { $count } robotników.
    }
}
now-automa-here = { $count ->
    [one] Automa ma tu 1 robotnika.
    [few] Automa ma tu { $count } robotników.
   *[many] Automa ma tu { $count } robotników.
}
now-workers-left = { $count ->
    [0] { PERSON($who) ->
        [you] Nie masz już robotników do przesunięcia.
       *[other] { $who } nie ma już robotników do przesunięcia.
    }
    [one] { PERSON($who) ->
        [you] Masz do przesunięcia jeszcze 1 robotnika.
       *[other] { $who } ma do przesunięcia jeszcze 1 robotnika.
    }
    [few] { PERSON($who) ->
        [you] Masz do przesunięcia jeszcze { $count } robotników.
       *[other] { $who } ma do przesunięcia jeszcze { $count } robotników.
    }
   *[many] { PERSON($who) ->
        [you] Masz do przesunięcia jeszcze { $count } robotników.
       *[other] { $who } ma do przesunięcia jeszcze { $count } robotników.
    }
}
now-could-build = { $count ->
    [0] { PERSON($who) ->
        [you] Nie stać cię teraz na żaden budynek.
       *[other] { $who } nie ma teraz dość na żaden budynek.
    }
    [one] { PERSON($who) ->
        [you] Stać cię teraz na 1 budynek.
       *[other] { $who } ma teraz dość na 1 budynek.
    }
    [few] { PERSON($who) ->
        [you] Stać cię teraz na { $count } budynki do wyboru.
       *[other] { $who } ma teraz dość na { $count } budynki do wyboru.
    }
   *[many] { PERSON($who) ->
        [you] Stać cię teraz na { $count } budynków do wyboru.
       *[other] { $who } ma teraz dość na { $count } budynków do wyboru.
    }
}
now-could-hire = { $count ->
    [0] { PERSON($who) ->
        [you] Nie stać cię teraz na żadnego kapitana.
       *[other] { $who } nie ma teraz dość na żadnego kapitana.
    }
    [one] { PERSON($who) ->
        [you] Stać cię teraz na 1 kapitana.
       *[other] { $who } ma teraz dość na 1 kapitana.
    }
    [few] { PERSON($who) ->
        [you] Stać cię teraz na { $count } kapitanów do wyboru.
       *[other] { $who } ma teraz dość na { $count } kapitanów do wyboru.
    }
   *[many] { PERSON($who) ->
        [you] Stać cię teraz na { $count } kapitanów do wyboru.
       *[other] { $who } ma teraz dość na { $count } kapitanów do wyboru.
    }
}
now-could-fulfil = { $count ->
    [0] { PERSON($who) ->
        [you] Nie możesz teraz zrealizować żadnego kontraktu.
       *[other] { $who } nie może teraz zrealizować żadnego kontraktu.
    }
    [one] { PERSON($who) ->
        [you] Możesz teraz zrealizować 1 kontrakt.
       *[other] { $who } może teraz zrealizować 1 kontrakt.
    }
    [few] { PERSON($who) ->
        [you] Możesz teraz zrealizować { $count } kontrakty do wyboru.
       *[other] { $who } może teraz zrealizować { $count } kontrakty do wyboru.
    }
   *[many] { PERSON($who) ->
        [you] Możesz teraz zrealizować { $count } kontraktów do wyboru.
       *[other] { $who } może teraz zrealizować { $count } kontraktów do wyboru.
    }
}
now-points = { PERSON($who) ->
    [you] Masz { $points }.
   *[other] { $who } ma { $points }.
}
now-score = { PERSON($who) ->
    [you] Masz punkty niebieskie: { $blue } i czerwone: { $red }.
   *[other] { $who } ma punkty niebieskie: { $blue } i czerwone: { $red }.
}
now-chest = { PERSON($who) ->
    [you] Twoje punkty są w zamkniętej skrzyni.
   *[other] { $who } ma punkty ukryte w zamkniętej skrzyni.
}
now-step = { PERSON($who) ->
    [you] Jesteś na stopniu { $step }.
   *[other] { $who } jest na stopniu { $step }.
}
now-money = { PERSON($who) ->
    [you] Masz { $dollars } $.
   *[other] { $who } ma { $dollars } $.
}
now-population = { PERSON($who) ->
    [you] Twoja ludność: { $population }.
   *[other] { $who } – ludność: { $population }.
}
now-warehouse = { PERSON($who) ->
    [you] Zajęte pola: { $used } z { $squares }.
   *[other] { $who } – zajęte pola: { $used } z { $squares }.
}
now-expansion = { PERSON($who) ->
    [you] Twoja następna rozbudowa kosztuje { $dollars } $.
   *[other] { $who } – następna rozbudowa kosztuje { $dollars } $.
}
now-no-expansion = { PERSON($who) ->
    [you] Nie masz już żetonów rozbudowy.
   *[other] { $who } nie ma już żetonów rozbudowy.
}
now-held = { PERSON($who) ->
    [you] To twoje karty.
   *[other] Te karty ma { $who }.
}
now-order = Kolejność od teraz: { $order }.
now-victory-cards = Odkryte dotąd: niebieskie { $blue }, czerwone { $red }.

## Fakty

fact-money = Pieniądze: { $dollars } $
fact-workers = Robotnicy do przesunięcia: { $count }
fact-purse = Po tym handlu: { $dollars } $
fact-pending = Jeszcze do zrobienia: { $gains }
fact-gain = { $gain } ({ $source })
fact-symbols = Symbole: { $symbols }
fact-buildings = Budynki: { $buildings }
fact-captains = Kapitanowie: { $captains }
fact-waiting = Jeszcze bez aktywacji: { $captains }
fact-fulfilled = Zrealizowany kontrakt: { $goods }
fact-contract = Miejsce { $space }: { $goods }; punkty niebieskie { $blue } albo czerwone { $red }; premia: { $bonus }
fact-stock = { $left ->
    [0] Już ich nie ma: { $buildings }
   *[other] Zostało po { $left }: { $buildings }
}
fact-allegiance = { $condition }; od razu daje { $gain }
fact-order = Kolejność tur: { $order }
fact-turn = Tura partii: { $turn }
fact-automa = Zakryte kafelki Automy: Gubernator { $governor }, Targ { $market }, Port { $harbor }, Tawerna { $tavern }
fact-supply = W puli: { $goods }
fact-endowments = Rozdane wyposażenie początkowe: { $numbers }

## Pudełko

box-buildings = Budynki
    .about = Budynki: { $buildings }, kolory: { $families }, każdy budynek w kopiach: { $copies }. Tego samego budynku nie można zbudować dwa razy.
box-captains = Kapitanowie
    .about = Na każdą rundę jest { $each } kapitanów; do gry wchodzi { $few } lub { $many } z nich. Niektórych można później aktywować, płacąc armatami.
box-contracts = Kontrakty
    .about = Kontrakty: { $contracts }. Każde miejsce na planszy kontraktów dodaje premię do leżącego na nim kontraktu.
box-contract = Kontrakt ({ $goods })
    .about = Zapłać te towary, by zyskać punkty niebieskie albo czerwone.
box-ships = Statki
    .about = Statki: { $ships }. Co rundę na sprzedaż jest ich { $two } przy dwojgu graczy, { $three } przy trojgu i { $four } przy czworgu.
box-ship = Statek { $number }
    .about = Kup ten statek, by wziąć jeden z jego ładunków.
box-allegiances = Przysięgi
    .about = Gdy masz { $points }, składasz przysięgę. Gubernatorem może zostać tylko gracz, który spełni przysięgę.
box-wishes = Życzenia i wyposażenie
    .about = Wykłada się { $rounds } z { $wishes } życzeń, po jednym na rundę. Każdy gracz dobiera jedno z { $endowments } wyposażeń początkowych.
box-wish = Życzenie ludu: { $symbols }
    .about = Na koniec jego rundy punkty zyskują gracze, którzy mają najwięcej symboli ({ $symbols }).
box-endowment = Wyposażenie początkowe { $number }
box-tiles = Kafelki akcji i tory
    .about = Po { $tiles } kafelki na każdą planszę akcji. Pokazane są ich strony na liczbę graczy: { $players }.
box-tiles-of = Kafelki akcji planszy { FORM($board, "gen") }
    .about = Podczas przygotowania trafiają w losowej kolejności na rzędy planszy.
box-goods = Towary
    .about = Towary kupujesz i sprzedajesz po cenach podstawowych. Talerzyki wagi dodają lub odejmują 1 $ za każdy towar jednego rodzaju.
box-automa = Automa
    .about = Tylko w partiach dwuosobowych.
box-automa-tiles = Kafelki Automy
    .about = Każdy kafelek wskazuje planszę, na której Automa stawia robotnika albo z której go zdejmuje.
box-victory-cards = Karty zwycięstwa
    .about = Co rundę odkrywa się jedną kartę. Kolor, który pojawi się częściej, rozstrzyga, który tytuł wygrywa partię.

figure-costs = Koszt
figure-points = Punkty
figure-when-built = Po zbudowaniu
figure-symbols = Symbole
figure-round = Runda
figure-and = Oraz koszt
figure-or = Albo koszt
figure-stars = Gwiazdki od razu
figure-when-hired = Po zatrudnieniu
figure-activation = Koszt aktywacji
figure-then = Aktywacja daje
figure-goods = Towary
figure-blue = Niebieskie
figure-red = Czerwone
figure-cargo = Ładunek
figure-red-points = Czerwone od razu
figure-gives = Daje
figure-tile = Kafelek { $number }
figure-base-price = Cena podst.
figure-action = Akcja
figure-bonus = Premia
figure-blue-points = Punkty niebieskie
figure-point-price = Cena punktu
figure-squares = Pola na początku
figure-each-player = Każdy gracz
figure-automa-turns = Tury Automy
figure-every-third = co trzecia tura

table-spaces = Miejsca na planszy kontraktów, gracze: { $players }
table-space = Miejsce
table-bonus = Premia
table-rewards = Nagrody za życzenie ludu
table-round = Runda
table-most = Najwięcej
table-second = Drugi wynik
table-steps = Stopnie toru reputacji
table-step = Stopień
table-gives = Daje
table-expansions = Rozbudowy magazynu
table-token = Żeton
table-costs = Koszt

## Stan posiadania

standing-population = Ludność
standing-reputation = Reputacja
standing-buildings = Budynki
standing-captains = Kapitanowie
standing-contracts = Kontrakty
standing-goods = Towary
standing-dollars = Dolary

## Wynik

result-two-winners = { PERSON($governor) ->
    [you] Gubernator: ty. Król Piratów: { $king }.
   *[other] { PERSON($king) ->
        [you] Gubernator: { $governor }. Król Piratów: ty.
       *[other] Gubernator: { $governor }. Król Piratów: { $king }.
    }
}
result-both-titles = { PERSON($winner) ->
    [you] Zdobywasz oba tytuły: Gubernatora i Króla Piratów.
   *[other] { $winner } zdobywa oba tytuły: Gubernatora i Króla Piratów.
}
result-king-alone = { PERSON($king) ->
    [you] Zostajesz Królem Piratów, ale wyspa nie ma Gubernatora.
   *[other] { $king } zostaje Królem Piratów, ale wyspa nie ma Gubernatora.
}
result-kings-alone = Tytuł Króla Piratów jest wspólny ({ $kings }), ale wyspa nie ma Gubernatora.
result-share-both = Oba tytuły, Gubernatora i Króla Piratów, są wspólne: { $winners }.
result-shared = Przy remisie tytuł jest wspólny. Gubernator: { $governors }. Król Piratów: { $kings }.
result-two-governor = { PERSON($winner) ->
    [you] Większość kart zwycięstwa jest niebieska: zostajesz Gubernatorem i wygrywasz.
   *[other] Większość kart zwycięstwa jest niebieska: { $winner } zostaje Gubernatorem i wygrywa.
}
result-two-king = { PERSON($winner) ->
    [you] Większość kart zwycięstwa jest czerwona: zostajesz Królem Piratów i wygrywasz.
   *[other] Większość kart zwycięstwa jest czerwona: { $winner } zostaje Królem Piratów i wygrywa.
}
result-two-share-governor = Większość kart zwycięstwa jest niebieska: tytuł Gubernatora jest wspólny ({ $winners }).
result-two-share-king = Większość kart zwycięstwa jest czerwona: tytuł Króla Piratów jest wspólny ({ $winners }).
result-two-none = Większość kart zwycięstwa jest niebieska, ale nikt nie ma spełnionej przysięgi: nikt nie wygrywa.

## Możliwe zakończenia i liczniki

end-0 = Gubernator i Król Piratów, Gubernator na wcześniejszym miejscu
end-1 = Gubernator i Król Piratów, Król Piratów na wcześniejszym miejscu
end-2 = jeden gracz zdobywa oba tytuły
end-3 = Król Piratów, ale bez Gubernatora
end-4 = tytuł jest wspólny
end-5 = dwuosobowo, wygrywa Gubernator
end-6 = dwuosobowo, wygrywa Król Piratów
end-7 = dwuosobowo, nikt nie wygrywa
total-0 = Niebieskie
total-1 = Czerwone
category-0 = Wyposażenie
    .full = Niebieskie: wyposażenie
category-1 = Rzędy
    .full = Niebieskie: rzędy
category-2 = Budynki
    .full = Niebieskie: budynki
category-3 = Kapitanowie
    .full = Niebieskie: kapitanowie
category-4 = Kontrakty
    .full = Niebieskie: kontrakty
category-5 = Reputacja
    .full = Niebieskie: reputacja
category-6 = Życzenia
    .full = Niebieskie: życzenia
category-7 = Przysięga
    .full = Niebieskie: przysięga
category-8 = Wymiana
    .full = Niebieskie: wymiana
category-9 = Nadwyżka
    .full = Niebieskie: utracona nadwyżka
category-10 = Wyposażenie
    .full = Czerwone: wyposażenie
category-11 = Rzędy
    .full = Czerwone: rzędy
category-12 = Budynki
    .full = Czerwone: budynki
category-13 = Kapitanowie
    .full = Czerwone: kapitanowie
category-14 = Kontrakty
    .full = Czerwone: kontrakty
category-15 = Reputacja
    .full = Czerwone: reputacja
category-16 = Życzenia
    .full = Czerwone: życzenia
category-17 = Przysięga
    .full = Czerwone: przysięga
category-18 = Wymiana
    .full = Czerwone: wymiana
category-19 = Nadwyżka
    .full = Czerwone: utracona nadwyżka

## Napisy na planszy

board-tab-town = Miasto
board-tab-build = Budowa
board-tab-captains = Kapitanowie
board-tab-contracts = Kontrakty
board-tab-tracks = Tory
board-shelf-players = Gracze
board-tabs = Części stołu
board-shelves = Panele pod planszami akcji
board-to-town = Wróć do plansz akcji
board-instead = Lub
board-or = lub
board-yours = masz
board-sold-out = brak
board-track = Tor reputacji
board-buildings = Budynki
board-captains = Kapitanowie
board-contracts = Kontrakty
board-drift = Starsze kontrakty idą w prawo
board-drift-down = Starsze kontrakty idą w dół
board-empty-space = Puste do końca rundy
    .for-good = Puste
board-allegiances = Przysięgi
    .help = każdy bierze jedną, gdy ma { $points } pkt niebieskich
board-ships = Statki
board-harbour = Statki na sprzedaż
board-yours-whole = Twoja plansza
board-warehouse = Magazyn
    .whole = Magazyn: { $goods }; zajęte pola: { $used } z { $squares }
board-money = Pieniądze
    .change = { $before } $ → { $after } $
board-fulfilled = spełniona
board-too-late = za późno na zapłatę
board-nothing-yet = Jeszcze bez budynków, kapitanów i kontraktów
board-none = brak
board-order = Kolejność tur w tej rundzie
    .caption = Kolejność
board-automa = Automa
    .help = Co trzecia tura należy do Automy: dobiera kafelek, a potem stawia robotnika na wskazanej planszy albo go z niej zdejmuje.
board-preview = Cztery plansze akcji na początku
board-workers-left = Robotnicy do przesunięcia
board-contracts-fulfilled = Zrealizowane kontrakty
    .whole = { $count ->
        [one] 1 zrealizowany kontrakt
        [few] { $count } zrealizowane kontrakty
       *[many] { $count } zrealizowanych kontraktów
    }
board-captains-hired = Zatrudnieni kapitanowie
board-population = Ludność
    .whole = Ludność { $population }: { $population } $ dochodu co rundę
board-reputation = Reputacja
    .whole = Reputacja: stopień { $step } z { $last }
board-ship-sold = Kupiony
board-chest = Punkty niebieskie: co najmniej { $points }, w zamkniętej skrzyni
    .mark = { $points }+
board-crowd = Robotnicy na planszy { FORM($board, "gen") }: { $workers }; następny rząd: { $row }
board-crowd-full = Robotnicy na planszy { FORM($board, "gen") }: { $workers }; plansza jest pełna
board-crowd-none = Brak robotników na planszy { FORM($board, "gen") }
board-crowd-of = { PERSON($who) ->
    [you] ty ×{ $count }
   *[other] { $who } ×{ $count }
}
board-crowd-automa = Automa ×{ $count }
board-door-build = Budowa
board-door-trade = Handel
board-door-fulfil = Kontrakt
board-door-hire = Kapitan
board-row = Rząd { $row }
board-no-row = Zamknięte
board-step = Stopień { $step }: { $gain }
board-step-of = Stopień { $step }: { $gain }. Tutaj: { $who }
board-family-crown = Korona
board-family-trades = Rzemiosło
board-family-hygiene = Higiena
board-family-leisure = Rozrywka
board-family-security = Bezpieczeństwo
board-can-pay = stać cię na { $count } z { $of }
board-captain = Teraz: { $now }.
board-captain-cannons = Teraz: { $now }. Później ({ $cannons }): { $later }.
board-has-all = Masz te towary
board-lacks = Brakuje ci: { $goods }
board-tally = { $have } z { $need }
board-so-far = na razie { $tally }
board-so-far-dollars = masz { $have } $ z { $need } $
board-so-far-each = budynki { $buildings }, kapitanowie { $captains }, kontrakty { $contracts }
board-so-far-apart = różnica: { $points }
board-ships-for-sale = na sprzedaż: { $left }
board-ships-coming = po fazie dochodu
board-ships-waiting = po dochodzie na sprzedaż: { $left }
board-ships-left = { $left ->
    [0] wszystkie kupione
   *[other] niekupione: { $left }
}
board-ships-left-all = { $left ->
    [0] wszystkie kupione; w następnej rundzie wraca { $ships }
   *[other] niekupione: { $left }; w następnej rundzie wraca { $ships }
}
board-ships-left-others = { $left ->
    [0] wszystkie kupione; w następnej rundzie nowe losowanie
   *[other] niekupione: { $left }; w następnej rundzie nowe losowanie
}
board-ship = Statek za { $dollars } $
board-buyers = 1 statek na turę; jeszcze kupują: { $who }
board-no-buyers = nikt już nie kupuje
board-squares = pola: { $used } z { $squares }
board-worth = warte { $dollars } $
board-points = Niebieskie: { $blue }, czerwone: { $red }
board-to-allegiance = { $left ->
    [0] Teraz przysięga
   *[other] Do przysięgi: { $left }
}
board-wish = Życzenie rundy { $round }
board-wish-row = { $count ->
    [0] { PERSON($who) ->
        [you] Nie masz symboli
       *[other] { $who } nie ma symboli
    }
    [one] { PERSON($who) ->
        [you] Masz 1 symbol
       *[other] { $who } ma 1 symbol
    }
    [few] { PERSON($who) ->
        [you] Masz { $count } symbole
       *[other] { $who } ma { $count } symbole
    }
   *[many] { PERSON($who) ->
        [you] Masz { $count } symboli
       *[other] { $who } ma { $count } symboli
    }
}
board-wish-row-reward = { $count ->
    [one] { PERSON($who) ->
        [you] Masz 1 symbol, na teraz { $reward }
       *[other] { $who } ma 1 symbol, na teraz { $reward }
    }
    [few] { PERSON($who) ->
        [you] Masz { $count } symbole, na teraz { $reward }
       *[other] { $who } ma { $count } symbole, na teraz { $reward }
    }
   *[many] { PERSON($who) ->
        [you] Masz { $count } symboli, na teraz { $reward }
       *[other] { $who } ma { $count } symboli, na teraz { $reward }
    }
}
board-victory-cards = Odkryte karty zwycięstwa: Gubernator { $blue }, Król Piratów { $red }
board-automa-removed = Automa zdejmuje robotnika z planszy { FORM($board, "gen") }: następny rząd to { $row }
board-automa-removed-last = Automa zdejmuje ostatniego robotnika z planszy { FORM($board, "gen") }
board-automa-placed = Automa stawia robotnika na planszy { FORM($board, "gen") }: następny rząd to { $row }
board-automa-filled = Automa zapełnia planszę { FORM($board, "gen") }
board-automa-next = Dalej: { $gain }
board-automa-tiles = { $count ->
    [one] 1 zakryty kafelek
    [few] { $count } zakryte kafelki
   *[many] { $count } zakrytych kafelków
}
board-rival-fulfilled = Spełniona: { $condition }
board-rival-must = Musi { $condition }

## Panel decyzji

board-prove = Zapłać za przysięgę
board-crown-calls = Punkty niebieskie: { $before } → { $after }. Musisz złożyć przysięgę, a inni przestaną widzieć twoje punkty.
board-in-vain = Na nic cię tu teraz nie stać: robotnik ruszyłby się na darmo.
board-choose-blue = Niebieskie: Korona
board-choose-red = Czerwone: Lud
board-one-point = { $dollars } $ za 1 { $colour }
board-left-to-exchange = zostało { $dollars } $
board-smelt = { $ore } → { $cannons }
board-where = Plansza { FORM($board, "gen") }, rząd { $row }
board-where-instead = Plansza { FORM($board, "gen") }, akcja alternatywna
board-then = Dalej na planszy { FORM($board, "gen") }, rząd { $row }: { $gain }
board-then-empty = Potem plansza { FORM($board, "gen") } jest pusta
board-then-full = Potem plansza { FORM($board, "gen") } jest pełna
board-confirm-remove = Zdejmij robotnika
board-confirm-place = Postaw robotnika
board-confirm-build = Zbuduj { FORM($building, "acc") }
board-confirm-hire = Zatrudnij
board-confirm-fulfil = Zrealizuj
board-confirm-ship = Kup statek
board-confirm-allegiance = Złóż przysięgę
board-confirm-activate = Aktywuj
board-task-foundry = Ludwisarnia: ruda w armaty
board-task-ship = Kup statek
board-task-worker = Przesuń robotnika
board-task-moved = Robotnik już się ruszył
board-task-overflow = Magazyn się nie domyka
board-task-allegiance = Wybierz przysięgę
board-task-captains = Aktywuj kapitanów
board-task-exchange = { $dollars } $ za punkt, w tajemnicy
board-task-half = Wybierz jedną stronę
board-task-palace = { $building }: { $points }
board-task-build = Buduj
board-task-hire = Zatrudnij kapitana
board-task-fulfil = Zrealizuj kontrakt
board-task-trade = Handluj
board-task-cube = Wybierz kostkę
board-task-colour = Niebieskie czy czerwone?
board-hint-remove = { $left ->
    [one] Każda plansza oferuje rząd najwyższego robotnika. Do przesunięcia: 1 robotnik.
    [few] Każda plansza oferuje rząd najwyższego robotnika. Do przesunięcia: { $left } robotników.
   *[many] Każda plansza oferuje rząd najwyższego robotnika. Do przesunięcia: { $left } robotników.
}
board-hint-place = { $left ->
    [one] Każda plansza oferuje najniższy wolny rząd. Do przesunięcia: 1 robotnik.
    [few] Każda plansza oferuje najniższy wolny rząd. Do przesunięcia: { $left } robotników.
   *[many] Każda plansza oferuje najniższy wolny rząd. Do przesunięcia: { $left } robotników.
}
board-hint-after = Możesz { $may } albo zakończyć turę.
board-hint-ship = Wybierz ładunek na jednym ze statków.
board-hint-build = Wybierz budynek.
board-hint-hire = Wybierz kapitana.
board-hint-fulfil = Wybierz kontrakt.
board-hint-allegiance = Jej punkty czerwone zyskujesz od razu.
board-hint-exchange = Inni nic nie widzą, aż wszyscy skończą.
board-hint-captains = Możesz { $may }. Potem wszystkie pozostałe towary są sprzedawane, nawet armaty.
board-hint-proof = Możesz { $may }. Gubernatorem może zostać tylko gracz, który spełni przysięgę.
board-hint-half = Stopień { $step } toru reputacji.
board-change-good = { $size ->
    [one] { SIGNED($count) } { $good }
    [few] { SIGNED($count) } { FORM($good, "few") }
   *[many] { SIGNED($count) } { FORM($good, "many") }
}
board-change-money = { $size ->
    [one] { SIGNED($count) } $
   *[other] { SIGNED($count) } $
}
board-change-points = { $size ->
    [one] { SIGNED($count) } punkt { $colour }
    [few] { SIGNED($count) } punkty { FORM($colour, "few") }
   *[many] { SIGNED($count) } punktów { FORM($colour, "many") }
}
board-change-steps = { SIGNED($count) } reputacji
board-change-population = { SIGNED($count) } ludności
board-change-squares = { $size ->
    [one] { SIGNED($count) } pole
    [few] { SIGNED($count) } pola
   *[many] { SIGNED($count) } pól
}

## Waga

board-sell = Sprzedaj
    .whole = Sprzedaj 1 { FORM($good, "acc") } albo kup o jedną sztukę mniej, po { $price } $
board-buy = Kup
    .whole = Kup 1 { FORM($good, "acc") } albo sprzedaj o jedną sztukę mniej, po { $price } $
board-trade = Handel
board-scale = Waga
    .whole = Lewa szala: { $sold } za { $earned } $. Prawa szala: { $bought } za { $spent } $.
board-plus-plate = +1 $ za sztukę
board-minus-plate = −1 $ za sztukę
board-you-pay = płacisz
board-even = na zero
board-you-get = dostajesz
board-in-hand = masz { $count }
board-pan-level = { $goods } $ + { $coins } $ = { $sum } $
board-pan-sold = Sprzedaż: { $dollars } $
board-pan-bought = Kupno: { $dollars } $
board-plates-free = Jeden rodzaj towaru sprzedajesz o 1 $ drożej za sztukę (nigdy armaty), a jeden kupujesz o 1 $ taniej (nigdy zboże).
board-plates = Premie po 1 $ układają się same ({ $goods }): razem { $dollars } $.
board-trade-empty = Sprzedaj, potem kup
board-trade-even = Wychodzi na zero
board-trade-get = Dostajesz { $dollars } $
board-trade-pay = Płacisz { $dollars } $
board-trade-sold = Sprzedaj: { $goods }
board-trade-bought = Kup: { $goods }
board-trade-expansions = { $count ->
    [one] Dodaj 1 pole
    [few] Dodaj { $count } pola
   *[many] Dodaj { $count } pól
}

## Finał: skrzynie się otwierają, punkty się porównuje, tytuły się rozdaje

board-end-captains = Kapitanowie
board-end-allegiances = Przysięgi
board-end-sale = Sprzedaż
board-end-exchange = { $dollars } $ za punkt
board-end-apart = Różnica do { $most }
board-reveal-over = Koniec
board-reveal-chests = Skrzynie się otwierają
    .what = Towary sprzedane, pieniądze stają się punktami
board-reveal-apart = Punkty niebieskie i czerwone
    .what = Różnica najwyżej { $most }
board-reveal-cards = Pięć kart zwycięstwa
    .what = Większość jest { FORM($colour, "fem") }, wygrywa { $honour }
board-reveal-who = Kto zostaje { FORM($honour, "ins") }?
board-reveal-asks = Czy masz { $points }?
board-reveal-governor = Przysięga spełniona, najwięcej niebieskich
    .what = Gubernator
board-reveal-king = Najwięcej punktów czerwonych
    .what = Król Piratów
board-no-exchange = bez wymiany
board-yes = Tak
board-no = Nie
board-not-eligible = Nie może
board-no-allegiance = Bez przysięgi
board-within = bez straty punktów
board-nothing-sold = bez towarów
board-sold = towary za { $dollars } $
board-paid-in = wpłata { $dollars } $
board-because-alone = { PERSON($who) ->
    [you] Zostajesz Gubernatorem, masz { $points }: nikt inny nie ma spełnionej przysięgi.
   *[other] { $who } zostaje Gubernatorem, ma { $points }: nikt inny nie ma spełnionej przysięgi.
}
board-because-most = { PERSON($who) ->
    [you] Masz najwięcej punktów { FORM($colour, "many") }: { $most }.
   *[other] { $who } ma najwięcej punktów { FORM($colour, "many") }: { $most }.
}
board-because-tied = { PERSON($who) ->
    [you] Remis w punktach { FORM($colour, "many") }: ty i { $rival } po { $most }, ale masz więcej { FORM($other, "many") }: { $own } do { $theirs }.
   *[other] { PERSON($rival) ->
        [you] Remis w punktach { FORM($colour, "many") }: ty i { $who } po { $most }, ale { $who } ma więcej { FORM($other, "many") }: { $own } do { $theirs }.
       *[other] Remis w punktach { FORM($colour, "many") }: { $who } i { $rival } po { $most }, ale { $who } ma więcej { FORM($other, "many") }: { $own } do { $theirs }.
    }
}
board-note-not-eligible = Bez spełnionej przysięgi, więc bez szans na tytuł: { $who }.
board-note-no-governor = Nikt nie ma spełnionej przysięgi: Gubernatora nie ma.
board-note-shared = Tytuł { FORM($honour, "gen") } jest wspólny, remis w obu kolorach: { $who }.
board-note-apart = Zachowujesz najwyżej o { $most } punktów jednego koloru więcej niż drugiego.
board-note-chests = Pozostałe towary poszły po cenie podstawowej. Potem każdy mógł kupować punkty po { $dollars } $.
board-ask-chests = Otwórz skrzynie
board-ask-apart = Porównaj kolory
board-ask-cards = Policz karty zwycięstwa
board-ask-points = Kto ma { $points }?
board-ask-title = Ogłoś { FORM($honour, "gen") }
board-show-all = Pokaż wszystko
board-to-result = Zobacz wynik
