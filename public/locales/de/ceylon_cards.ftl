### Die Texte am Tisch von Ceylon: The Card Game.

title = Ceylon: The Card Game
tagline = Verschiffe Tee und Kaffee, bevor die Piraten kommen
credits = Von Lloyd Krassner, erschienen bei Warpspawn Games

## Karten, Waren, Phasen

card-clipper = Klipper
    .one = einen Klipper
    .plural = Klipper
    .narrow = Klipper
card-port = Hafen
    .one = einen Hafen
    .plural = Häfen
    .narrow = Häfen
card-tea = Tee
card-cinnamon = Zimt
card-rubber = Kautschuk
card-sugar = Zucker
card-coffee = Kaffee
card-indigo = Indigo
card-plantation = Plantage
    .one = eine Plantagenkarte
    .single = Plantagenkarte
    .plural = Plantagenkarten
card-winds = Wind
    .one = eine Windkarte
    .single = Windkarte
    .plural = Windkarten
card-pirates = Piraten
    .one = eine Piratenkarte
    .single = Piratenkarte
    .plural = Piratenkarten

# Waren und „plantage(n)“ werden zu einem Wort: „Teeplantage“.
good-tea = Tee
    .plantation = eine Teeplantage
good-cinnamon = Zimt
    .plantation = eine Zimtplantage
good-rubber = Kautschuk
    .plantation = eine Kautschukplantage
good-sugar = Zucker
    .plantation = eine Zuckerplantage
good-coffee = Kaffee
    .plantation = eine Kaffeeplantage
good-indigo = Indigo
    .plantation = eine Indigoplantage

phase-draw = Ziehen
phase-trade = Handel
phase-pirates = Piraten
phase-storm = Sturm
phase-build = Bau
phase-ship = Schiff
phase-end = Ende

counted = { $count ->
    [one] 1 { FORM($card, "single") }
   *[other] { $count } { FORM($card, "plural") }
}
counted-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
counted-plantations = { $count ->
    [one] 1 { $good }plantage
   *[other] { $count } { $good }plantagen
}

## Aufforderungen

prompt-over = Die Partie ist zu Ende
prompt-turn = Du kannst { $actions } oder den Zug beenden
prompt-turn-ship = { $points ->
    [one] Du kannst { $actions }, dann { $good } verschiffen für 1 Punkt
   *[other] Du kannst { $actions }, dann { $good } verschiffen für { $points } Punkte
}
prompt-ship = { $points ->
    [one] Verschiffe { $good } für 1 Punkt oder beende den Zug
   *[other] Verschiffe { $good } für { $points } Punkte oder beende den Zug
}
prompt-nothing = In diesem Zug ist nichts mehr zu tun
prompt-can-draw = für einen Klipper { $count } Karten ziehen
prompt-can-trade = handeln
prompt-can-attack = angreifen
prompt-can-storm = einen Sturm auslösen
prompt-can-build = bauen
prompt-discard = { $count ->
    [one] Wirf 1 Karte ab: Dein Handlimit ist { $limit }
   *[other] Wirf { $count } Karten ab: Dein Handlimit ist { $limit }
}
prompt-offer = Wähle, was du { $to } gibst und was du verlangst
prompt-offer-anyone = Wähle, was du gibst und was du verlangst
prompt-counter = Wähle, was du { $to } gibst und was du dafür verlangst
prompt-answer = Angebot von { $by }: annehmen, ablehnen oder kontern
prompt-answer-lack = Angebot von { $by }: ablehnen oder kontern
prompt-answer-call = { $by } bittet um Angebote: Mach eines oder lehne ab
prompt-reply = Gegenangebot von { $by }: annehmen oder ablehnen
prompt-attack = { $by } greift dich an: Wirf Wind ab, oder passe und verliere eine Karte
prompt-fleet = { PERSON($target) ->
    [you] Die Flotte von { $by } will deine ganze Hand: { $count } Klipper stoppen sie
   *[other] Die Flotte von { $by } will die ganze Hand von { $target }: { $count } Klipper stoppen sie
}
prompt-fleet-more = { PERSON($target) ->
    [you] { $count ->
        [one] Die Flotte von { $by } will deine ganze Hand: 1 weiterer Klipper stoppt sie
       *[other] Die Flotte von { $by } will deine ganze Hand: { $count } weitere Klipper stoppen sie
    }
   *[other] { $count ->
        [one] Die Flotte von { $by } will die ganze Hand von { $target }: 1 weiterer Klipper stoppt sie
       *[other] Die Flotte von { $by } will die ganze Hand von { $target }: { $count } weitere Klipper stoppen sie
    }
}

prompt-waits-turn = { PERSON($who) ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
}
prompt-waits-answer = { PERSON($who) ->
    [you] Du überlegst dir das Angebot
   *[other] { $who } überlegt sich das Angebot
}
prompt-waits-reply = { PERSON($who) ->
    [you] Du überlegst dir das Gegenangebot
   *[other] { $who } überlegt sich das Gegenangebot
}
prompt-waits-raid = { PERSON($who) ->
    [you] Du stellst dich den Piraten
   *[other] { $who } stellt sich den Piraten
}
prompt-waits-discard = { PERSON($who) ->
    [you] Du wirfst bis zum Handlimit ab
   *[other] { $who } wirft bis zum Handlimit ab
}

next-attack = Wähle, wen du angreifst.
next-fleet = Wähle, wen die Flotte ausraubt.
next-attack-or-fleet = Wähle, wen du angreifst, oder nimm { $more } Piratenkarten mehr für eine Flotte.
next-player = Drücke „Handel“ für ein Angebot oder „Piraten“ für einen Angriff.
next-storm = Drücke { $monsoon } Windkarten für einen Monsun oder { $typhoon } für einen Taifun.
next-plantation = Drücke die Ware, die du anpflanzt.
next-build = Drücke einen Hafen für einen Beamten oder eine Ware für eine Plantage.
next-meld = Drücke die Waren zum Verschiffen.
next-any = Drücke eine Karte oder die Aktion, die du willst.

## Schaltflächen

do-clipper = Klipper abwerfen, { $count } ziehen
do-offer = { $to } ein Angebot machen
do-offer-anyone = Allen ein Angebot machen
do-give = { $card } geben
do-want = { $card } verlangen
do-propose = Vorschlagen
do-call = Um Angebote bitten
do-propose-counter = Gegenangebot machen
do-accept = Annehmen
do-decline = Ablehnen
do-counter = Kontern
do-attack = { $target } angreifen
do-fleet = Flotte gegen { $target } senden
do-negate = Wind abwerfen
do-pass = Passen
do-promise = { $count ->
    [0] Nichts zusagen
    [one] 1 Klipper zusagen
   *[other] { $count } Klipper zusagen
}
do-monsoon = Monsun auslösen
do-typhoon = Taifun auslösen
do-plantation = { $good }plantage bauen
do-official = Beamten anwerben
do-ship = { $count } { $good } verschiffen
do-end = Zug beenden
do-discard = { $card } abwerfen

## Teile

part-trade = { $left ->
    [one] Handel, noch 1 Angebot
   *[other] Handel, noch { $left } Angebote
}
part-card = { $card }, { $count } auf der Hand
part-seat = { PERSON($who) ->
    [you] { $cards ->
        [one] Du, 1 Karte
       *[other] Du, { $cards } Karten
    }
   *[other] { $cards ->
        [one] { $who }, 1 Karte
       *[other] { $who }, { $cards } Karten
    }
}
part-anyone = Alle
part-counter = Gegenangebot

## Warum etwas gerade nicht geht

no-over = Die Partie ist zu Ende.
no-wait-answer = Warte, bis { $who } auf das Angebot antwortet.
no-wait-raid = Warte, bis { $who } auf die Piraten antwortet.
no-wait-turn = Warte, bis der Zug von { $who } zu Ende ist.
no-phase-over = Du bist schon bei „{ $now }“, die Phase „{ $past }“ ist vorbei.
no-fit = Das passt nicht zu dem, was du schon gedrückt hast. Brich das erst ab.
no-finish = Bring zu Ende, was du begonnen hast, oder brich es ab.

no-clipper = Du hast deine { $count } Karten für diesen Zug gezogen. Für weitere brauchst du einen Klipper zum Abwerfen.
no-clipper-twice = Du hast in diesem Zug schon einen Klipper für Karten abgeworfen. In dieser Partie ist nur einer pro Zug erlaubt.
no-cards-to-draw = Stapel und Ablage sind leer, also gibt es nichts zu ziehen.

no-offers-left = Du hast in diesem Zug alle deine { $count } Angebote gemacht.
no-anyone-two = Es gibt nur eine andere Person, mit der du handeln kannst.
no-trade-first = Drücke zuerst „Handel“, dann wähle, an wen das Angebot geht.
no-name = Drücke zuerst „Handel“: Karten verlangen kannst du nur in einem Angebot.

no-pirates = Zum Angreifen brauchst du eine Piratenkarte, aber du hast keine.
no-hands = Niemand sonst hat eine Karte, die du stehlen könntest.

no-winds = { $held ->
    [0] Ein Monsun kostet { $count } Windkarten, aber du hast keine.
   *[other] Ein Monsun kostet { $count } Windkarten, aber du hast nur { $held }.
}

no-build = Du brauchst { $ports } Häfen für einen Beamten oder { $plantations } Plantagenkarten und { $goods } gleiche Waren für eine Plantage.
no-build-goods = Für eine Plantage brauchst du außerdem { $goods } gleiche Waren; für einen Beamten { $ports } Häfen.

no-ship-both = Eine Ladung braucht einen Klipper und einen Hafen, aber du hast keines von beiden.
no-ship-clipper = Eine Ladung braucht einen Klipper, aber du hast keinen.
no-ship-port = Eine Ladung braucht einen Hafen, aber du hast keinen.
no-ship-goods = Eine Ladung braucht mindestens eine Ware, aber du hast keine.

no-answer = Es gibt kein Angebot und keinen Angriff zu beantworten.

no-self = Du kannst nicht mit dir selbst handeln und dich nicht selbst angreifen.
no-seat-late = Handel und Piraten sind für diesen Zug vorbei.
no-seat-empty = Bei { $who } gibt es keine Karten zu stehlen.
no-seat-either = Drücke zuerst „Handel“ oder „Piraten“, dann auf eine Person.
no-seat-trade = Drücke zuerst „Handel“, dann auf eine Person.
no-seat-pirates = Drücke zuerst „Piraten“, dann wähle, wen du angreifst.
no-seat-offers = Du hast in diesem Zug keine Angebote mehr und keine Piraten zum Angreifen.
no-seat-over = Der Handel ist für diesen Zug vorbei, und du hast keine Piraten zum Angreifen.

no-card = Du hast keine dieser Karten: { $card }.
no-card-clipper = Drücke „Ziehen“, um einen Klipper für Karten abzuwerfen. Beim Verschiffen kommt ein Klipper von selbst zur Ladung.
no-card-clipper-late = Einen Klipper für Karten abwerfen kannst du nur in der Phase „Ziehen“. Beim Verschiffen kommt ein Klipper von selbst zur Ladung.
no-card-ports = Drücke „Bau“, um für { $count } Häfen einen Beamten anzuwerben. Beim Verschiffen kommt ein Hafen von selbst zur Ladung.
no-card-port = Für einen Beamten brauchst du { $count } Häfen. Beim Verschiffen kommt ein Hafen von selbst zur Ladung.
no-card-plantations = Drücke „Bau“, dann die Ware, die du anpflanzt. In einer Ladung kann diese Karte eine Ware ersetzen, die du anbaust.
no-card-plantation = Eine Plantagenkarte ersetzt eine Ware nur, wenn du eine Plantage dafür hast. Eine Plantage zu bauen kostet { $count } Plantagenkarten.
no-card-winds = Drücke „Sturm“, um Wind abzuwerfen. Wirst du angegriffen, kannst du eine Windkarte abwerfen und den Angriff stoppen.
no-card-winds-one = Ein Monsun kostet { $count } Windkarten. Wirst du angegriffen, kannst du diese abwerfen und den Angriff stoppen.
no-card-pirates = Drücke „Piraten“, dann wähle, wen du angreifst.

no-end-limit = Dein Zug endet, wenn du nur noch { $limit } Karten hast. Drücke die Karten zum Abwerfen.
no-end-first = Wirf zuerst bis zu deinem Handlimit von { $limit } ab.
no-discard-card = Diese Karte kannst du nicht abwerfen, du hast keine: { $card }.

no-attack-winds = Du hast keinen Wind zum Abwerfen.
no-attack-first = Beantworte zuerst den Angriff: Wirf Wind ab oder passe.
no-fleet-enough = { $count ->
    [one] Nur noch 1 Klipper ist nötig, um diese Flotte zu stoppen.
   *[other] Nur noch { $count } Klipper sind nötig, um diese Flotte zu stoppen.
}
no-fleet-clipper = Du hast keinen Klipper zum Versprechen.
no-fleet-clippers = { $count } Klipper kannst du nicht zusagen, du hast nur { $held } auf der Hand.
no-fleet-first = Beantworte zuerst die Flotte: Wähle, wie viele Klipper du versprichst.

no-give-held = Diese Karte kannst du nicht geben, du hast keine: { $card }.
no-give-all = Du gibst schon alle deine Karten dieser Art: { $card }.
no-give-wanted = Du verlangst diese Karte, also kannst du sie nicht geben: { $card }.
no-want-given = Du gibst diese Karte, also kannst du sie nicht verlangen: { $card }.
no-want-more = { $count ->
    [0] Von { $who } kannst du keine Karten verlangen: Die Hand ist leer.
    [one] Von { $who } kannst du nur 1 Karte verlangen: Mehr sind nicht auf der Hand.
   *[other] Von { $who } kannst du höchstens { $count } Karten verlangen: Mehr sind nicht auf der Hand.
}
no-want-more-anyone = { $count ->
    [0] Alle anderen Hände sind leer, also gibt es keine Karten zu verlangen.
    [one] Du kannst höchstens 1 Karte verlangen: Keine andere Hand hat mehr.
   *[other] Du kannst höchstens { $count } Karten verlangen: Keine andere Hand hat mehr.
}
no-order = Karten kommen in fester Reihenfolge ins Angebot. Du hast schon eine Karte genommen, die nach dieser kommt.
no-counter-empty = Ein Gegenangebot muss mindestens eine Karte nennen.
no-counter-finish = Mach zuerst dein Gegenangebot fertig.
no-offer-finish = Mach zuerst dein Angebot fertig. Es zählt schon als eines deiner Angebote; nur mit „Rückgängig“ wirst du es los.
no-time = { $minutes ->
    [one] Deine Minute für neue Angebote ist um. Gemachte Angebote dürfen noch beantwortet werden.
   *[other] Deine { $minutes } Minuten für neue Angebote sind um. Gemachte Angebote dürfen noch beantwortet werden.
}

no-accept-call = Hier gibt es keine Karten anzunehmen. Mach selbst ein Angebot oder lehne ab.
no-accept = { $held ->
    [0] { $count ->
        [one] Verlangt wird von dir 1 { FORM($card, "single") }, aber du hast keine solche Karte.
       *[other] Verlangt werden von dir { $count } { FORM($card, "plural") }, aber du hast keine solche Karte.
    }
   *[other] Verlangt werden von dir { $count } { FORM($card, "plural") }, aber du hast nur { $held }.
}
no-counter-reply = Ein Gegenangebot kannst du nicht kontern. Nimm es an oder lehne es ab.
no-counter-cards = Ihr habt beide keine Karte zum Handeln.
no-answer-first = Beantworte zuerst das Angebot.

## Die Geschichte

line-begin = { PERSON($who) ->
    [you] Du beginnst
   *[other] { $who } beginnt
}
line-turn = { PERSON($who) ->
    [you] Dein Zug beginnt
   *[other] { $who } ist am Zug
}
aside-deck = { $count } Karten im Stapel
line-draw = { PERSON($who) ->
    [you] Du ziehst { $cards }
   *[other] { $who } zieht { $cards }
}
line-shuffle = Die Ablage wird zu einem neuen Stapel gemischt
line-no-draw = { PERSON($who) ->
    [you] { $count ->
        [one] Dir entgeht 1 Karte: Es ist keine mehr zu ziehen
       *[other] Dir entgehen { $count } Karten: Es sind keine mehr zu ziehen
    }
   *[other] { $count ->
        [one] { $who } entgeht 1 Karte: Es ist keine mehr zu ziehen
       *[other] { $who } entgehen { $count } Karten: Es sind keine mehr zu ziehen
    }
}
line-clipper = { PERSON($who) ->
    [you] Du wirfst einen Klipper ab und ziehst { $count } Karten
   *[other] { $who } wirft einen Klipper ab und zieht { $count } Karten
}

line-offer = { PERSON($by) ->
    [you] Du bietest { $to } { $give } für { $want }
   *[other] { $by } bietet { PERSON($to) ->
        [you] dir
       *[other] { $to }
    } { $give } für { $want }
}
line-gift = { PERSON($by) ->
    [you] Du bietest { $to } { $give } als Geschenk
   *[other] { $by } bietet { PERSON($to) ->
        [you] dir
       *[other] { $to }
    } { $give } als Geschenk
}
line-request = { PERSON($by) ->
    [you] Du bittest { $to } um { $want }
   *[other] { $by } bittet { PERSON($to) ->
        [you] dich
       *[other] { $to }
    } um { $want }
}
line-call = { PERSON($by) ->
    [you] Du bittest { $to } um ein Angebot
   *[other] { $by } bittet { PERSON($to) ->
        [you] dich
       *[other] { $to }
    } um ein Angebot
}
line-offer-anyone = { PERSON($by) ->
    [you] Du bietest allen { $give } für { $want }
   *[other] { $by } bietet allen { $give } für { $want }
}
line-gift-anyone = { PERSON($by) ->
    [you] Du bietest allen { $give } als Geschenk
   *[other] { $by } bietet allen { $give } als Geschenk
}
line-request-anyone = { PERSON($by) ->
    [you] Du bittest alle um { $want }
   *[other] { $by } bittet alle um { $want }
}
line-call-anyone = { PERSON($by) ->
    [you] Du bittest alle um Angebote
   *[other] { $by } bittet alle um Angebote
}
line-counter = { PERSON($by) ->
    [you] Du bietest { $to } stattdessen { $give } für { $want }
   *[other] { $by } bietet { PERSON($to) ->
        [you] dir
       *[other] { $to }
    } stattdessen { $give } für { $want }
}
line-counter-gift = { PERSON($by) ->
    [you] Du bietest { $to } stattdessen { $give } als Geschenk
   *[other] { $by } bietet { PERSON($to) ->
        [you] dir
       *[other] { $to }
    } stattdessen { $give } als Geschenk
}
line-counter-request = { PERSON($by) ->
    [you] Du bittest { $to } stattdessen um { $want }
   *[other] { $by } bittet { PERSON($to) ->
        [you] dich
       *[other] { $to }
    } stattdessen um { $want }
}
line-decline = { PERSON($by) ->
    [you] Du lehnst das Angebot von { $of } ab
   *[other] { PERSON($of) ->
        [you] { $by } lehnt dein Angebot ab
       *[other] { $by } lehnt das Angebot von { $of } ab
    }
}
line-trade = { PERSON($by) ->
    [you] Du gibst { $to } { $gave } für { $got }
   *[other] { $by } gibt { PERSON($to) ->
        [you] dir
       *[other] { $to }
    } { $gave } für { $got }
}
line-trade-gift = { PERSON($by) ->
    [you] Du gibst { $to } { $gave } als Geschenk
   *[other] { $by } gibt { PERSON($to) ->
        [you] dir
       *[other] { $to }
    } { $gave } als Geschenk
}

line-attack = { PERSON($by) ->
    [you] Deine Piraten greifen { $target } an
   *[other] Die Piraten von { $by } greifen { PERSON($target) ->
        [you] dich
       *[other] { $target }
    } an
}
line-negate = { PERSON($by) ->
    [you] Dein Wind stoppt den Angriff von { $of }
   *[other] { PERSON($of) ->
        [you] Der Wind von { $by } stoppt deinen Angriff
       *[other] Der Wind von { $by } stoppt den Angriff von { $of }
    }
}
line-steal = { PERSON($by) ->
    [you] Deine Piraten stehlen { $target } { $card }
   *[other] Die Piraten von { $by } stehlen { PERSON($target) ->
        [you] dir
       *[other] { $target }
    } { $card }
}
line-fleet = { PERSON($by) ->
    [you] Du sendest eine Flotte aus { $count } Piratenkarten gegen { $target }
   *[other] { $by } sendet eine Flotte aus { $count } Piratenkarten gegen { PERSON($target) ->
        [you] dich
       *[other] { $target }
    }
}
line-promise = { PERSON($who) ->
    [you] { $count ->
        [0] Du versprichst keine Klipper
        [one] Du versprichst 1 Klipper
       *[other] Du versprichst { $count } Klipper
    }
   *[other] { $count ->
        [0] { $who } verspricht keine Klipper
        [one] { $who } verspricht 1 Klipper
       *[other] { $who } verspricht { $count } Klipper
    }
}
line-repel = { PERSON($by) ->
    [you] { $count } Klipper stoppen deine Flotte
   *[other] { $count } Klipper stoppen die Flotte von { $by }
}
line-rob = { PERSON($by) ->
    [you] Deine Flotte nimmt { $target } die ganze Hand: { $cards }
   *[other] { PERSON($target) ->
        [you] Die Flotte von { $by } nimmt dir die ganze Hand: { $cards }
       *[other] Die Flotte von { $by } nimmt { $target } die ganze Hand: { $cards }
    }
}
line-rob-hidden = { $count ->
    [one] { PERSON($by) ->
        [you] Deine Flotte nimmt { $target } die einzige Karte
       *[other] { PERSON($target) ->
            [you] Die Flotte von { $by } nimmt dir die einzige Karte
           *[other] Die Flotte von { $by } nimmt { $target } die einzige Karte
        }
    }
   *[other] { PERSON($by) ->
        [you] Deine Flotte nimmt { $target } die ganze Hand: { $count } Karten
       *[other] { PERSON($target) ->
            [you] Die Flotte von { $by } nimmt dir die ganze Hand: { $count } Karten
           *[other] Die Flotte von { $by } nimmt { $target } die ganze Hand: { $count } Karten
        }
    }
}
line-monsoon = { PERSON($by) ->
    [you] Du löst einen Monsun aus: Alle anderen verlieren eine Karte
   *[other] { $by } löst einen Monsun aus: Alle anderen verlieren eine Karte
}
line-typhoon = { PERSON($by) ->
    [you] Du löst einen Taifun aus: Alle verlieren die ganze Hand
   *[other] { $by } löst einen Taifun aus: Alle verlieren die ganze Hand
}
line-lose = { PERSON($who) ->
    [you] Du verlierst { $cards }
   *[other] { $who } verliert { $cards }
}
line-plantation = { PERSON($who) ->
    [you] Du baust { FORM($good, "plantation") }
   *[other] { $who } baut { FORM($good, "plantation") }
}
line-official = { PERSON($who) ->
    [you] Du wirbst einen Beamten an
   *[other] { $who } wirbt einen Beamten an
}
line-ship = { PERSON($who) ->
    [you] Du verschiffst { $count } { $good }
   *[other] { $who } verschifft { $count } { $good }
}
line-discard = { PERSON($who) ->
    [you] Du wirfst ab: { $card }
   *[other] { $who } wirft ab: { $card }
}
line-won = { PERSON($who) ->
    [you] Du gewinnst
    [other] { $who } gewinnt
   *[several] Geteilter Sieg: { $who }
}

aside-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
aside-change = { $count ->
    [one] { SIGNED($count) } Karte
   *[other] { SIGNED($count) } Karten
}
aside-won-target = zuerst bei { $target }
aside-won-equal = die meisten Punkte nach gleich vielen Zügen
aside-won-rounds = die meisten Punkte nach je { $rounds } Zügen

## Auskünfte: wozu ein Teil gut ist und wie es um es steht

entry-seat = Spieler
entry-seat-words = Drücke auf eine Person, um ihr ein Angebot zu machen oder sie anzugreifen. Du siehst, wie viele Karten sie hat, aber nicht welche.
entry-anyone = Alle
entry-anyone-words = Dein Angebot geht um den Tisch. Wer es zuerst annimmt, macht das Geschäft.
entry-propose = Vorschlagen
entry-propose-words = Du machst das Angebot wie gezeigt und wartest auf Antwort.
entry-accept = Annehmen
entry-accept-words = Du nimmst das Angebot an, und die Karten wechseln sofort die Hand.
entry-decline = Ablehnen
entry-decline-words = Du lehnst das Angebot ab. Keine Karten wechseln die Hand.
entry-counter = Gegenangebot
entry-counter-words = Du antwortest mit einem eigenen Angebot. Es kann angenommen oder abgelehnt werden.
entry-negate = Wind abwerfen
entry-negate-words = Du wirfst Wind ab, und der Angriff scheitert.
entry-pass = Passen
entry-pass-words = Du lässt den Angriff zu und verlierst eine zufällige Karte.
entry-promise = Klipper zusagen
entry-promise-words = Du versprichst, beim Stoppen der Flotte zu helfen. Es braucht insgesamt { $count } Klipper, von einer Person oder von mehreren.
entry-deck = Stapel
entry-deck-words = Geht der Stapel aus, wird die Ablage zu einem neuen Stapel gemischt.
figure-cards = Karten
entry-discard = Ablagestapel
entry-discard-words = Alle abgeworfenen Karten kommen offen hierher. Alle dürfen sie durchsehen.
entry-prices = Preistabelle
entry-prices-words = Je mehr gleiche Waren in einer Ladung, desto mehr Punkte bringt sie.
figure-most = Waren in einer Ladung, höchstens
entry-official = Beamte
entry-official-words = Hast du allein die meisten Beamten, ist dein Handlimit { $most }. Ab { $from } Personen ist es { $fewest }, wenn du allein die wenigsten hast.
figure-ports = Häfen für einen Beamten
entry-score = Punkte
entry-score-words = Punkte bringt das Verschiffen. Wer { $target } zuerst erreicht, gewinnt.
entry-score-equal = Punkte bringt das Verschiffen. Hat jemand { $target }, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.
entry-draw-words = Du ziehst { $count } Karten. Wirf einen Klipper ab, um { $more } weitere zu ziehen.
entry-trade-words = Tausche Karten mit den anderen. Du kannst bis zu { $count } Angebote pro Zug machen.
entry-pirates-words = { $attack ->
    [one] Wirf 1 Piratenkarte ab, um jemandem eine zufällige Karte zu stehlen, oder { $fleet } für eine ganze Hand.
   *[other] Wirf { $attack } Piratenkarten ab, um jemandem eine zufällige Karte zu stehlen, oder { $fleet } für eine ganze Hand.
}
entry-storm-words = Wirf { $monsoon } Windkarten ab für einen Monsun: Alle anderen werfen eine zufällige Karte ab. Wirf { $typhoon } ab für einen Taifun: Alle, auch du, werfen die ganze Hand ab.
entry-build-words = Wirf { $plantations } Plantagenkarten und { $goods } gleiche Waren ab, um eine Plantage zu bauen, oder { $ports } Häfen, um einen Beamten anzuwerben.
entry-ship-words = Verschiffe einmal pro Zug eine Ladung: einen Klipper, einen Hafen und gleiche Waren. Du bekommst Punkte dafür und ziehst { $count } Karten.
entry-end-words = Du wirfst bis zu deinem Handlimit ab, dann endet dein Zug.

now-deck = { $count ->
    [0] Keine Karten mehr.
    [one] Noch 1 Karte.
   *[other] Noch { $count } Karten.
}
now-discard = { $count ->
    [0] Die Ablage ist leer.
    [one] In der Ablage liegt 1 Karte.
   *[other] In der Ablage liegen { $count } Karten.
}
now-phase-over = Diese Phase ist für diesen Zug vorbei.
now-could-ship = { PERSON($who) ->
    [you] { $points ->
        [one] Du könntest { $good } für 1 Punkt verschiffen.
       *[other] Du könntest { $good } für { $points } Punkte verschiffen.
    }
   *[other] { $points ->
        [one] { $who } könnte { $good } für 1 Punkt verschiffen.
       *[other] { $who } könnte { $good } für { $points } Punkte verschiffen.
    }
}
now-holds = { PERSON($who) ->
    [you] Du hast { $count } davon.
   *[other] { $who } hat { $count } davon.
}
now-holds-known = { PERSON($who) ->
    [you] Du hast mindestens { $count } davon.
   *[other] { $who } hat mindestens { $count } davon.
}
now-worth = { PERSON($who) ->
    [you] { $points ->
        [one] Eine Ladung deiner { $count } { $good } brächte 1 Punkt.
       *[other] Eine Ladung deiner { $count } { $good } brächte { $points } Punkte.
    }
   *[other] { $points ->
        [one] Eine Ladung mit { $count } { $good } brächte { $who } 1 Punkt.
       *[other] Eine Ladung mit { $count } { $good } brächte { $who } { $points } Punkte.
    }
}
now-grown = { $count ->
    [one] 1 Plantage baut diese Ware an.
   *[other] { $count } Plantagen bauen diese Ware an.
}
now-points = { PERSON($who) ->
    [you] Du hast { $points } von { $target } Punkten.
   *[other] { $who } hat { $points } von { $target } Punkten.
}
now-hand = { PERSON($who) ->
    [you] { $count ->
        [one] Du hast 1 Karte; dein Handlimit ist { $limit }.
       *[other] Du hast { $count } Karten; dein Handlimit ist { $limit }.
    }
   *[other] { $count ->
        [one] { $who } hat 1 Karte; das Handlimit ist { $limit }.
       *[other] { $who } hat { $count } Karten; das Handlimit ist { $limit }.
    }
}
now-hand-known = Auf dieser Hand sind sicher: { $cards }.
now-officials = { PERSON($who) ->
    [you] { $count ->
        [one] Du hast 1 Beamten.
       *[other] Du hast { $count } Beamte.
    }
   *[other] { $count ->
        [one] { $who } hat 1 Beamten.
       *[other] { $who } hat { $count } Beamte.
    }
}
now-plantations = { PERSON($who) ->
    [you] Du besitzt { $plantations }.
   *[other] { $who } besitzt { $plantations }.
}
now-limit = { PERSON($who) ->
    [you] { $count ->
        [0] Du hast keine Beamten; dein Handlimit ist { $limit }.
        [one] Du hast 1 Beamten; dein Handlimit ist { $limit }.
       *[other] Du hast { $count } Beamte; dein Handlimit ist { $limit }.
    }
   *[other] { $count ->
        [0] { $who } hat keine Beamten; das Handlimit ist { $limit }.
        [one] { $who } hat 1 Beamten; das Handlimit ist { $limit }.
       *[other] { $who } hat { $count } Beamte; das Handlimit ist { $limit }.
    }
}

## Die Schachtel

box-goods = Waren
box-goods-about = Verschiffe Waren für Punkte. Je seltener die Ware, desto mehr bringt sie.
box-clippers = Klipper, Häfen und Plantagen
box-clippers-about = Jede Ladung braucht einen Klipper und einen Hafen. { $ports } Häfen werben einen Beamten an; hast du allein die meisten Beamten, ist dein Handlimit { $most } statt { $limit }. { $plantations } Plantagenkarten und { $goods } gleiche Waren ergeben eine Plantage.
box-events = Wind und Piraten
box-events-about = Piraten stehlen Karten. Wind stoppt einen Angriff oder löst einen Sturm aus.

piece-clipper = Jede Ladung braucht einen Klipper. Wirf in der Phase „Ziehen“ einen Klipper ab, um { $draw } Karten zu ziehen. { $stop } Klipper stoppen eine Flotte.
piece-port = Jede Ladung braucht einen Hafen. Wirf { $ports } Häfen ab, um einen Beamten anzuwerben.
piece-plantation = Wirf { $plantations } Plantagenkarten und { $goods } gleiche Waren ab, um für diese Ware eine Plantage zu bauen. Für jede deiner Plantagen darf in einer Ladung eine Plantagenkarte als deren Ware zählen.
piece-winds = Wirf { $negate } dieser Karten ab, um einen Angriff zu stoppen, { $monsoon } für einen Monsun oder { $typhoon } für einen Taifun.
piece-pirates = Wirf { $attack } dieser Karten ab, um eine zufällige Karte zu stehlen, oder { $fleet } für eine ganze Hand.
piece-good = Verschiffe möglichst viele gleiche Waren in einer einzigen Ladung. Auf der Hand zeigt jede Karte die Punkte, die sie zur Ladung beiträgt.
figure-points = Punkte für { $count }

table-points = Punkte für eine Ladung nach Zahl der Waren
table-goods = Waren
table-costs = Karten für Angriffe und Stürme
table-action = Aktion
table-discard = Abwurf
table-attack = Piratenangriff
table-stop-attack = Angriff stoppen
table-fleet = Piratenflotte
table-stop-fleet = Flotte stoppen
table-monsoon = Monsun
table-typhoon = Taifun

## Besitz, für die Analyse

standing-points = Punkte
standing-plantations = Plantagen
standing-officials = Beamte
standing-cards = Handkarten

## Tatsachen, die vorgelesen werden

fact-scored = Punkte nach Ware
fact-for = { $points } für { $good }
fact-known = Bekannte Karten auf der Hand
fact-phase = Phase
fact-clippers = In diesem Zug fürs Ziehen abgeworfene Klipper
fact-offer = Angebot in Vorbereitung an
fact-counter = Gegenangebot in Vorbereitung von
fact-give = Zu geben
fact-want = Zu verlangen

## Überschrift und Ergebnis

heading = Zug { $turn }
transcript-turn = Runde { $round }, Zug { $turn }: Am Zug ist { $who }. Stand: { $scores }.

result-target = { PERSON($who) ->
    [you] Du gewinnst mit { $score } Punkten: Du hast { $target } zuerst erreicht.
   *[other] { $who } gewinnt mit { $score } Punkten und hat { $target } zuerst erreicht.
}
result-equal = { PERSON($who) ->
    [you] Du gewinnst mit { $score } Punkten, den meisten nach gleich vielen Zügen.
    [other] { $who } gewinnt mit { $score } Punkten, den meisten nach gleich vielen Zügen.
   *[several] Geteilter Sieg mit je { $score } Punkten nach gleich vielen Zügen: { $who }.
}
result-rounds = { PERSON($who) ->
    [you] Du gewinnst mit { $score } Punkten, den meisten nach je { $rounds } Zügen.
    [other] { $who } gewinnt mit { $score } Punkten, den meisten nach je { $rounds } Zügen.
   *[several] Geteilter Sieg mit je { $score } Punkten nach { $rounds } Runden: { $who }.
}
result-officials = { $result } Bei Gleichstand mit { PERSON($beaten) ->
    [you] dir
   *[other] { $beaten }
} entscheidet die Zahl der Beamten.
result-plantations = { $result } Bei Gleichstand mit { PERSON($beaten) ->
    [you] dir
   *[other] { $beaten }
}, auch bei den Beamten, entscheidet die Zahl der Plantagen.

end-0 = jemand hat 100 Punkte
end-1 = gleich viele Züge für alle
end-2 = je 100 Züge
total-0 = Punkte
category-0 = Tee
category-1 = Zimt
category-2 = Kautschuk
category-3 = Zucker
category-4 = Kaffee
category-5 = Indigo

## Beschriftungen des Plans

board-tabs = Ansichten
board-tab-harbour = Kai
board-tab-players = Spieler
board-tab-log = Verlauf
board-tab-prices = Preise

board-hand-of = Handkarten und Handlimit
board-limit = von { $limit }
board-officials = Beamte

board-deck = Stapel { $count }
board-spent = Ablage { $count }
board-look = Ablage ansehen

board-hand = { PERSON($who) ->
    [you] Deine Hand
   *[other] Hand von { $who }
}
board-your-hand = Deine Hand
board-drawn = Neue Karten
board-hand-size = { $count ->
    [one] 1 Karte, Limit { $limit }
   *[other] { $count } Karten, Limit { $limit }
}
board-limit-most = meiste Beamte
board-limit-fewest = wenigste Beamte

board-phases = Phasen des Zuges
board-costs = −{ $count } { FORM($card, "narrow") }
board-costs-one = −1 { $card }
board-offers = { $count ->
    [one] 1 Angebot
   *[other] { $count } Angebote
}
board-costs-build = −{ $official } oder −{ $plantation } Karten
board-costs-build-short = −{ $official }/−{ $plantation }
board-keep = bis { $count }
board-excess = { $count } abwerfen
board-over = vorbei
board-no-offers = keine Angebote mehr
board-no-offers-short = keine mehr
board-no-goods = keine Waren
board-no-card = ohne { $card }
board-no-cards = ohne { FORM($card, "narrow") }
board-too-few = { $held } von { $count } { FORM($card, "narrow") }
board-too-few-short = { $held } von { $count }

board-prices = Preistabelle
board-points = Punkte
board-points-way = { $before } → { $after } von { $target }
board-less = Eins weniger
board-more = Eins mehr

board-trade = Dein Angebot
board-offers-left = { $count ->
    [one] noch 1 Angebot
   *[other] noch { $count } Angebote
}
board-counter = Gegenangebot
board-give = Du gibst
board-want = Du verlangst
board-get = Du bekommst
board-anyone = Alle
board-give-none = Wähle Karten aus deiner Hand
board-want-none = Wähle Karten aus der Liste
board-give-back = { $card } zurücknehmen
board-want-back = { $card } nicht mehr verlangen
board-want-from = { $count ->
    [0] Von { $who } ist nichts zu verlangen
    [one] 1 Karte von { $who } verlangen
   *[other] Bis zu { $count } Karten von { $who } verlangen
}
board-want-from-anyone = { $count ->
    [0] Niemand hat Karten, die du verlangen kannst
    [one] 1 Karte von allen verlangen
   *[other] Bis zu { $count } Karten von allen verlangen
}
board-wish = { FORM($card, "plural") } verlangen, bisher { $count }
board-wish-known = { $count ->
    [0] { $card } verlangen; auf der anderen Hand sind mindestens { $known }
   *[other] { FORM($card, "plural") } verlangen, bisher { $count }; auf der anderen Hand sind mindestens { $known }
}
board-known = { PERSON($who) ->
    [you] Du hast mindestens { $count }
   *[other] { $who } hat mindestens { $count }
}
board-at-least = ≥{ $count }
board-hand-change = Deine Hand: { $before } → { $after }
board-meld-change = Punkte der besten Ladung: { $before } → { $after }
board-ideas = Tausch, der beiden gefallen könnte
board-idea = { $to } { $give } für { $want } bieten
board-propose = { $to } anbieten
board-propose-gift = { $to } schenken
board-propose-request = { $to } bitten
board-propose-call = { $to } um Angebot bitten
board-propose-anyone = Allen anbieten
board-propose-gift-anyone = Allen schenken
board-propose-request-anyone = Alle bitten
board-propose-call-anyone = Um Angebote bitten
board-seen-by-two = Nur ihr zwei seht diese Karten
board-seen-by-all = Alle sehen diese Karten
board-your-answer = Deine Antwort

board-call = bittet um Angebote
board-no-cards-side = nichts
board-times = ×{ $count }
board-accepts = { PERSON($who) ->
    [you] Du nimmst an
   *[other] { $who } nimmt an
}
board-declines = { PERSON($who) ->
    [you] Du lehnst ab
   *[other] { $who } lehnt ab
}

board-attack = Angriff
board-fleet = Flotte: { $count } Piraten
board-explain-attack = Du stiehlst eine zufällige Karte, außer { $target } wirft Wind ab.
board-explain-fleet = Du stiehlst die ganze Hand, außer { $count } Klipper stoppen die Flotte.
board-explain-monsoon = Alle anderen werfen eine zufällige Karte ab.
board-explain-typhoon = Alle, auch du, werfen die ganze Hand ab.
board-explain-promise = Zugesagte Klipper kosten nur etwas, wenn sie die Flotte stoppen. Sonst geht { PERSON($whose) ->
    [you] deine Hand
   *[other] die Hand von { $whose }
} an { $by }: { $cards }.
board-explain-save = Zwei Klipper retten deine Hand ({ $cards }). Sonst geht sie an { $by }.

board-discard = { $count ->
    [one] 1 Karte abwerfen
   *[other] { $count } Karten abwerfen
}
board-choose = { $count ->
    [one] Wähle 1 Karte zum Abwerfen
   *[other] Wähle { $count } Karten zum Abwerfen
}
board-choose-more = { $count ->
    [one] Wähle noch 1 Karte zum Abwerfen
   *[other] Wähle noch { $count } Karten zum Abwerfen
}
board-clock = { $minutes }:{ $seconds }

## Optionen beim Aufbau

option-first = Wer beginnt
    .help = Bei der Revanche beginnt, wer zuletzt gewonnen hat. In einer ersten Partie oder nach einem geteilten Sieg entscheidet der Zufall.
option-first-random = Zufall
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-first-5 = Platz 5
option-first-6 = Platz 6
option-first-7 = Platz 7
option-first-8 = Platz 8
option-clipper_draws = Ziehen mit Klippern
    .help = Wie oft pro Zug darf man einen Klipper abwerfen, um zwei Karten zu ziehen?
option-clipper_draws-any = Beliebig oft
option-clipper_draws-one = Einmal pro Zug
option-ending = Ende der Partie
    .help = Endet die Partie, sobald jemand 100 Punkte hat, oder spielen erst alle die Runde zu Ende?
option-ending-first = Wer zuerst 100 hat, gewinnt
option-ending-equal = Gleich viele Züge für alle
option-clock = Drei-Minuten-Uhr
    .help = Nach drei Minuten Handel in einem Zug kannst du keine neuen Angebote mehr machen.
option-clock-off = Aus
option-clock-on = An
