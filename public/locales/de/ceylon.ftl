### Die Texte am Tisch von Ceylon.

title = Ceylon
tagline = Bepflanze die Hügel, belade die Waggons, bleib einen Schritt voraus
credits = Von Chris und Suzanne Zinsli, erschienen bei Ludonova

## Nomen. Die Formen innerhalb von Sätzen sind Attribute.

district-kandy = Kandy
district-dimbula = Dimbula
district-uva = Uva
district-ruhuna = Ruhuna

hexagon = { $district } { $number }

tea-black = Schwarztee
    .name = Schwarztee
tea-green = Grüntee
    .name = Grüntee
tea-white = Weißtee
    .name = Weißtee

rupees = { $n ->
        [one] { $n } Rupie
       *[other] { $n } Rupien
    }
points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

chests = { $count } { $tea }

action-plant = Pflanzen
    .verb = pflanzen
    .full = pflanzen
action-harvest = Ernten
    .verb = ernten
    .full = ernten
action-trade = Handeln
    .verb = handeln
    .full = handeln
action-hire = Anwerben
    .verb = anwerben
    .full = ein Ratsmitglied anwerben
action-advance = Forschen
    .verb = forschen
    .full = forschen

councillor-guide = Bergführer
councillor-banker = Bankier
councillor-surveyor = Landvermesser
councillor-broker = Makler
councillor-engineer = Ingenieur
councillor-nurseryman = Pflanzmeister
councillor-secretary = Sekretär
councillor-storekeeper = Lagermeister

ability-guide = jeder Schritt nach dem ersten kostet { $n }
    .short = { $n } je Schritt
    .help = Wenn du gehst, kostet jeder Schritt nach dem ersten nur { $n }.
ability-banker = Rupien nehmen bringt { $n }
    .short = Nimm { $n } Rupien
    .help = Wenn du Rupien nimmst, nimmst du { $n }.
ability-surveyor = Pflanzen unter oder neben deiner Figur
    .short = Nah pflanzen
    .help = Du darfst auch neben deiner Figur pflanzen, im selben Distrikt.
ability-broker = jeder Handel bringt { $n } extra
    .short = Handel: +{ $n }
    .help = Wenn du handelst, nimmst du zusätzlich { $n }, auch wenn du Punkte wählst.
ability-engineer = jedes Forschen bringt { $n }
    .short = Forschen: +{ $n }
    .help = Wenn du forschst, bekommst du { $n }.
ability-nurseryman = Pflanzen kostet { $n }
    .short = Pflanzen für { $n }
    .help = Pflanzen kostet dich { $n }.
ability-secretary = Anwerben kostet { $n }
    .short = Anwerben für { $n }
    .help = Jedes weitere Ratsmitglied kostet dich { $n }.
ability-storekeeper = das Lager fasst { $n } Kisten
    .short = { $n } Kisten lagern
    .help = Dein Lager fasst { $n } Kisten.

tile-purse = Geldbeutel
tile-passage = Freifahrt
tile-graft = Zweite Pflanzung
tile-leap = Sprung
tile-letter = Empfehlung
tile-porters = Träger
tile-tare = Knappes Maß
help-purse = Einmal, wenn du Rupien nimmst: Nimm { $n } mehr.
help-passage = Einmal: Geh gratis auf ein beliebiges Feld.
help-graft = Einmal: Pflanze einen zweiten Marker auf eine deiner Plantagen; sie zählt dann doppelt.
help-leap = Einmal: Rücke beim Forschen zwei Felder zum Preis von einem vor.
help-letter = Einmal: Wirb das Ratsmitglied eines anderen Distrikts an.
help-porters = Einmal: Ernte Plantagen, egal wo auf der Insel.
help-tare = Einmal, wenn du handelst: Liefere eine Kiste weniger.

## Überschriften des Augenblicks

heading-start = Erste Plantagen
heading-round = Runde { $round }, { $cards ->
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }
heading-last = Letzte Runde
heading-last-cards = Letzte Runde, { $cards ->
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }
heading-over = Ende nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
transcript-turn = Runde { $round }, Zug { $turn }: Am Zug ist { $who }. Stand: { $scores }.

## Aufforderungen

prompt-start = Setze deine erste Plantage auf Höhe 0 in einem leeren Distrikt.
prompt-card = Spiel eine Karte: Wähle deine Hälfte. { $others ->
        [one] Die andere geht an dein Gegenüber.
       *[other] Die andere geht an die übrigen.
    }

prompt-plant = Pflanze für { $price }, geh oder nimm { $take }.
    .token = Pflanze für { $price }, geh, nimm { $take } oder nutze einen Marker.
    .follow = Karte von { $by }: Pflanze für { $price }, geh oder nimm { $take }.
prompt-harvest = Ernte, geh oder nimm { $take }.
    .token = Ernte, geh, nimm { $take } oder nutze einen Marker.
    .follow = Karte von { $by }: Ernte, geh oder nimm { $take }.
prompt-trade = Handle, geh oder nimm { $take }.
    .token = Handle, geh, nimm { $take } oder nutze einen Marker.
    .follow = Karte von { $by }: Handle, geh oder nimm { $take }.
prompt-hire = Wirb für { $price } an, geh oder nimm { $take }.
    .token = Wirb für { $price } an, geh, nimm { $take } oder nutze einen Marker.
    .follow = Karte von { $by }: Wirb für { $price } an, geh oder nimm { $take }.
prompt-advance = Forsche für { $price }, geh oder nimm { $take }.
    .token = Forsche für { $price }, geh, nimm { $take } oder nutze einen Marker.
    .follow = Karte von { $by }: Forsche für { $price }, geh oder nimm { $take }.
prompt-only = { $why } Geh oder nimm { $take }.
    .token = { $why } Geh, nimm { $take } oder nutze einen Marker.
prompt-extra = Nimm eine Zusatzaktion: alles außer Forschen.

prompt-more = { $stored } von { $room } Kisten im Lager. Ernte weiter oder hör auf.
prompt-more-full = Dein Lager ist voll. Ernte weiter, um zu tauschen, oder hör auf.
prompt-more-over = { $over ->
        [one] Eine Kiste zu viel. Ernte weiter, oder hör auf und gib eine zurück.
       *[other] { $over } Kisten zu viel. Ernte weiter, oder hör auf und gib { $over } zurück.
    }
prompt-return = { $count ->
        [one] Gib 1 Kiste zurück. Dein Lager fasst nur { $room }.
       *[other] Gib { $count } Kisten zurück. Dein Lager fasst nur { $room }.
    }
prompt-spare = Nutze einen Technologiemarker für eine Zusatzaktion, oder behalte ihn.
prompt-over = Die Partie ist zu Ende.

prompt-wait-start = { PERSON($who) ->
    [you] Du wählst, wo du beginnst.
   *[other] { $who } wählt ein Startfeld.
}
prompt-wait-card = { PERSON($who) ->
    [you] Du wählst eine Karte.
   *[other] { $who } wählt eine Karte.
}
prompt-wait-act = { PERSON($who) ->
    [you] Du darfst { FORM($what, "verb") }, gehen oder Rupien nehmen.
   *[other] { $who } darf { FORM($what, "verb") }, gehen oder Rupien nehmen.
}
prompt-wait-token = { PERSON($who) ->
    [you] Du nimmst eine Zusatzaktion.
   *[other] { $who } nimmt eine Zusatzaktion.
}
prompt-wait-harvest = { PERSON($who) ->
    [you] Du erntest.
   *[other] { $who } erntet.
}
prompt-wait-return = { PERSON($who) ->
    [you] Du gibst Kisten zurück.
   *[other] { $who } gibt Kisten zurück.
}
prompt-wait-spare = { PERSON($who) ->
    [you] Du darfst einen Technologiemarker nutzen.
   *[other] { $who } darf einen Technologiemarker nutzen.
}

next-plant = Wähle ein Feld zum Pflanzen.
next-harvest = Wähle eine Plantage zum Ernten.
next-trade = Wähle einen Auftrag.
next-reward = Für Rupien oder für Punkte liefern?
next-less = Liefere alle Kisten, oder wähle eine, die du weglässt.
next-hire = Wähle ein Ratsmitglied.
next-move = Wähle, wohin du gehst.
next-plant-or-move = Hier pflanzen oder hierher gehen?
next-harvest-or-move = Hier ernten oder hierher gehen?
next-tile = Wähle, wofür du dein Startplättchen nutzt.
next-tile-too = Auch dein Startplättchen nutzen?
next-any = Wähle eine Aktion.

## Schaltflächen

do-start = Auf { $hex } beginnen
do-card = „{ $own }“ spielen, „{ $other }“ lassen
do-token = Technologiemarker nutzen
do-plant = Auf { $hex } pflanzen
    .tile = Plättchen: zweiter Marker auf { $hex }
do-harvest = { $tea } auf { $hex } ernten
    .tile = Plättchen: { $tea } auf { $hex } ernten
do-trade = Gesellschaft { $company } beliefern: { $gain }
    .tile = Plättchen: Gesellschaft { $company }, { $gain }, ohne 1 { $tea }
do-hire = In { $district } anwerben
    .tile = Plättchen: in { $district } anwerben
do-advance = Forschen: ein Feld vor
    .tile = Plättchen: zwei Felder vor
do-move = { $price ->
        [0] Gratis nach { $hex } gehen
        [one] Für 1 Rupie nach { $hex } gehen
       *[other] Für { $price } Rupien nach { $hex } gehen
    }
    .tile = Plättchen: nach { $hex } gehen
do-rupees = { $sum } nehmen
    .tile = Plättchen: { $sum } nehmen
do-return = Kiste { $tea } zurückgeben
do-keep = Marker behalten
do-finish = Ernte beenden

## Teile des Plans: Namen für Vorleseprogramme

part-half = { $others ->
        [one] { $own }; die andere Person bekommt { $other }
       *[other] { $own }; alle anderen bekommen { $other }
    }
part-plant = Pflanzen
part-harvest = Ernten
part-trade = Handeln
part-hire = Ratsmitglied anwerben
part-advance = Forschen
part-move = Gehen
part-rupees = Rupien nehmen
part-hex = { $hex }, Höhe { $level }, { $tea }{ $markers ->
        [0] {""}
        [1] , { PERSON($owner) ->
            [you] deine Plantage
           *[other] Plantage von { $owner }
        }
       *[other] , { PERSON($owner) ->
            [you] deine Plantage mit zwei Markern
           *[other] Plantage von { $owner } mit zwei Markern
        }
    }{ $pawns ->
        [0] {""}
        [one] , { PERSON($at) ->
            [you] deine Figur
           *[other] Figur von { $at }
        }
       *[other] , Figuren hier: { $at }
    }{ $reach ->
        [no] {""}
       *[yes] { $price ->
            [0] , gratis erreichbar
            [one] , für 1 Rupie erreichbar
           *[other] , für { $price } Rupien erreichbar
        }
    }
part-wagon = Waggon { $number }: Gesellschaft { $company } zahlt { $rupees } oder { $points } für diese Kisten: { $chests }
part-wagon-empty = Waggon { $number }, leer bis zum Ende des Zuges
part-wagon-done = Waggon { $number }, leer: Es gibt keine Aufträge mehr
part-reward-rupees = Lohn in Rupien
part-reward-points = Lohn in Punkten
part-chest = { $count ->
        [0] { FORM($tea, "name") }, keine Kiste im Lager
        [one] { FORM($tea, "name") }, 1 Kiste im Lager
       *[other] { FORM($tea, "name") }, { $count } Kisten im Lager
    }
part-councillor = Ratsmitglied von { $district }, { $councillor }: { $ability }; { $count ->
        [0] noch nicht angeworben
       *[other] { PERSON($by) ->
            [you] angeworben von dir
            [you-all] angeworben von: { $by }
           *[other] angeworben von { $by }
        }
    }
part-no-councillor = { $district } ist nicht im Spiel
part-tile = Startplättchen { $number }, { $tile }. { $help }
part-tile-used = Startplättchen { $number }, { $tile }, benutzt. { $help }
part-no-tile = Kein Startplättchen
part-token = { $count ->
        [0] Kein Technologiemarker
        [one] 1 Technologiemarker
       *[other] { $count } Technologiemarker
    }
part-keep = Marker behalten
part-finish = Ernte beenden

## Warum etwas gerade nicht geht

no-over = Die Partie ist zu Ende.
no-turn = { PERSON($who) ->
    [you] In dieser Ansicht kannst du nichts tun.
   *[other] { $who } ist an der Reihe.
}
no-card-yet = Karten spielst du erst, wenn alle ihre erste Plantage gesetzt haben.
no-card-again = Du hast in diesem Zug schon deine Karte gespielt.
no-card-follow = Eine Karte spielst du nur in deinem eigenen Zug.
no-act-start = Setze zuerst deine erste Plantage.
no-act-card = Spiel zuerst eine Karte.
no-act-harvest = Beende zuerst deine Ernte.
no-act-return = Gib zuerst die Kisten zurück, die nicht in dein Lager passen.
no-act-spare = Du hast schon gehandelt. Für eine weitere Aktion nutze einen Technologiemarker.
no-together = Das passt nicht zu dem, was du sonst gewählt hast.
no-token-advance = Mit einem Technologiemarker kannst du nicht forschen.
no-other-half = Mit dieser Karte darfst du { FORM($what, "full") }, gehen oder Rupien nehmen.
no-markers = Du hast keine Marker zum Pflanzen mehr.
no-money-plant = Pflanzen kostet { $price }, aber du hast { $have ->
        [0] keine.
       *[other] nur { $have }.
    }
no-money-hire = Anwerben kostet { $price }, aber du hast { $have ->
        [0] keine.
       *[other] nur { $have }.
    }
no-money-advance = Forschen kostet { $price }, aber du hast { $have ->
        [0] keine.
       *[other] nur { $have }.
    }
no-money-move = { $price ->
        [one] Dorthin zu gehen kostet 1 Rupie, aber du hast keine.
       *[other] Dorthin zu gehen kostet { $price } Rupien, aber du hast { $have ->
            [0] keine.
           *[other] nur { $have }.
        }
    }
no-room-to-plant = Auf dem Feld unter deiner Figur steht schon eine Plantage.
no-harvest = Keine Plantage ist in Reichweite deiner Figur.
no-train = Alle Waggons sind leer, bis der Zug endet.
no-train-left = Alle Waggons sind leer, und es gibt keine Aufträge mehr.
no-space = Du hast für keine Gesellschaft auf den Waggons einen Auftragsplatz.
no-chests = Kein Auftrag passt zu deinen Kisten und Plätzen.
no-hired = Das Ratsmitglied von { $district } hast du schon angeworben.
no-track = Du bist am Ende der Technologieleiste.
no-district = { $district } ist nicht im Spiel.
no-start-district = In diesem Distrikt steht schon eine Plantage; wähle einen anderen.
no-start-level = Deine erste Plantage muss auf Höhe 0 stehen.
no-taken = Von dieser Plantage hast du schon eine Kiste genommen.
no-plantation = Hier ist keine Plantage zum Ernten.
no-reach = Diese Plantage ist außer Reichweite deiner Figur.
no-move-here = Deine Figur ist schon hier; wähle ein anderes Feld.
no-plant-taken = Auf diesem Feld steht schon eine Plantage.
no-plant-there = Du kannst nur dort pflanzen, wo deine Figur ist.
no-plant-far = Du kannst dort pflanzen, wo deine Figur ist, oder daneben im selben Distrikt.
no-wagon = Dieser Waggon ist leer, bis der Zug endet.
no-wagon-left = Dieser Waggon bleibt leer: Es gibt keine Aufträge mehr.
no-space-company = Du hast keinen Auftragsplatz für Gesellschaft { $company }. Pflanze, um einen zu öffnen.
no-lack = Für diesen Auftrag fehlen dir noch Kisten: { $chests }.
no-other-wagon = Du hast schon einen anderen Auftrag gewählt.
no-reward = Wähle zuerst einen Auftrag.
no-chest = Du hast keinen { $tea }.
no-chest-tile = Wähle zuerst einen Auftrag, dann die Kiste, die du weglässt.
no-chest-return = Kisten gibst du nur zurück, wenn nach einer Ernte dein Lager zu voll ist.
no-hire-far = Geh nach { $district }, um dort das Ratsmitglied anzuwerben.
no-tiles = Diese Partie wird ohne Startplättchen gespielt.
no-tile-used = Du hast dein Startplättchen schon benutzt.
no-tile-now = { $help } Gerade geht das nicht.
no-token-follow = Technologiemarker nutzt du nur in deinem eigenen Zug.
no-token-card = Spiel zuerst eine Karte. Vor oder nach ihrer Aktion kannst du einen Marker nutzen.
no-token-again = Du hast in diesem Zug schon einen Technologiemarker genutzt.
no-token = Du hast keinen Technologiemarker; durch Forschen bekommst du einen.
no-token-now = Nutze einen Marker direkt vor oder direkt nach der Aktion deiner Karte.
no-done-act = Du musst etwas tun: Nutze die Karte, geh oder nimm Rupien.
no-done-return = Dein Lager ist zu voll; gib zuerst Kisten zurück.

## Die Geschichte

aside-points = { SIGNED($n) } { $n ->
        [one] Punkt
       *[other] Punkte
    }
aside-rupees = { SIGNED($n) } { $n ->
        [one] Rupie
       *[other] Rupien
    }
aside-both = { SIGNED($points) } { $points ->
        [one] Punkt
       *[other] Punkte
    }, { SIGNED($rupees) } { $rupees ->
        [one] Rupie
       *[other] Rupien
    }
aside-to-you = +1 Rupie für dich
aside-to-rivals = +1 Rupie für andere
aside-owner = { SIGNED($points) } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { PERSON($owner) ->
        [you] dich
       *[other] { $owner }
    }

line-dropped = { $district } bleibt draußen
line-terrain = { $district } bekommt seine Höhenplättchen
line-councillor = Der { $councillor } kommt nach { $district }: { $ability }
line-loaded = Gesellschaft { $company } bestellt Teekisten: { $chests }
line-dealt = { PERSON($who) ->
    [you] Du bekommst Startplättchen { $number }, { $tile }
   *[other] { $who } bekommt Startplättchen { $number }, { $tile }
}
line-starter = { PERSON($who) ->
    [you] Du beginnst
   *[other] { $who } beginnt
}
line-started = { PERSON($who) ->
    [you] Du beginnst auf { $hex }
   *[other] { $who } beginnt auf { $hex }
}
line-drew = Du ziehst eine Karte: { $one } / { $two }
line-played = { PERSON($who) ->
    [you] Du spielst { $own } und lässt { $other } übrig
   *[other] { $who } spielt { $own } und lässt { $other } übrig
}
line-played-to-you = { PERSON($who) ->
    [you] Du spielst { $own } und lässt { $other } übrig
   *[other] { $who } spielt { $own } und lässt dir { $other }
}
line-token = { PERSON($who) ->
    [you] Du nutzt einen Technologiemarker
   *[other] { $who } nutzt einen Technologiemarker
}
line-tile = { PERSON($who) ->
    [you] Du nutzt dein Startplättchen: { $tile }
   *[other] { $who } nutzt ein Startplättchen: { $tile }
}
line-planted = { PERSON($who) ->
    [you] Du pflanzt auf { $hex }
   *[other] { $who } pflanzt auf { $hex }
}
line-doubled = { PERSON($who) ->
    [you] Du setzt einen zweiten Marker auf { $hex }
   *[other] { $who } setzt einen zweiten Marker auf { $hex }
}
line-bonus = { PERSON($who) ->
    [you] Du hast jetzt in jedem Distrikt eine Plantage
   *[other] { $who } hat jetzt in jedem Distrikt eine Plantage
}
line-harvested = { PERSON($who) ->
    [you] Du nimmst eine Kiste { $tea }
   *[other] { $who } nimmt eine Kiste { $tea }
}
line-harvested-from = { PERSON($who) ->
    [you] Du nimmst eine Kiste { $tea } von der Plantage von { $owner }
   *[other] { PERSON($owner) ->
        [you] { $who } nimmt eine Kiste { $tea } von deiner Plantage
       *[other] { $who } nimmt eine Kiste { $tea } von der Plantage von { $owner }
    }
}
line-reaped = { PERSON($who) ->
    [you] Du erntest { $count ->
        [one] 1 Kiste
       *[other] { $count } Kisten
    }
   *[other] { $who } erntet { $count ->
        [one] 1 Kiste
       *[other] { $count } Kisten
    }
}
line-returned = { PERSON($who) ->
    [you] Du gibst eine Kiste { $tea } zurück
   *[other] { $who } gibt eine Kiste { $tea } zurück
}
line-traded = { PERSON($who) ->
    [you] Du belieferst Gesellschaft { $company }
   *[other] { $who } beliefert Gesellschaft { $company }
}
line-traded-less = { PERSON($who) ->
    [you] Du belieferst Gesellschaft { $company }, mit einer Kiste { $tea } zu wenig
   *[other] { $who } beliefert Gesellschaft { $company }, mit einer Kiste { $tea } zu wenig
}
line-hired = { PERSON($who) ->
    [you] Du wirbst das Ratsmitglied von { $district } an
   *[other] { $who } wirbt das Ratsmitglied von { $district } an
}
line-advanced = { PERSON($who) ->
    [you] Du zahlst { $paid } und forschst bis Feld { $space }
   *[other] { $who } zahlt { $paid } und forscht bis Feld { $space }
}
line-mark = { PERSON($who) ->
    [you] Du bekommst den Bonus auf Technologiefeld { $space }
   *[other] { $who } bekommt den Bonus auf Technologiefeld { $space }
}
line-engineer = { PERSON($who) ->
    [you] Dein Ingenieur punktet fürs Forschen
   *[other] Der Ingenieur von { $who } punktet fürs Forschen
}
line-moved = { PERSON($who) ->
    [you] Du gehst nach { $hex }
   *[other] { $who } geht nach { $hex }
}
line-took = { PERSON($who) ->
    [you] Du nimmst { $sum }
   *[other] { $who } nimmt { $sum }
}
line-closing-markers = { PERSON($who) ->
    [you] Du hast keine Marker mehr: { $turns ->
        [0] Das ist der letzte Zug
        [one] Letzte Runde, danach noch 1 Zug
       *[other] Letzte Runde, danach noch { $turns } Züge
    }
   *[other] { $who } hat keine Marker mehr: { $turns ->
        [0] Das ist der letzte Zug
        [one] Letzte Runde, danach noch 1 Zug
       *[other] Letzte Runde, danach noch { $turns } Züge
    }
}
line-closing-deck = { PERSON($who) ->
    [you] Du ziehst die letzte Karte: { $turns ->
        [0] Die Partie endet
        [one] Letzte Runde, noch 1 Zug, kein Nachziehen mehr
       *[other] Letzte Runde, noch { $turns } Züge, kein Nachziehen mehr
    }
   *[other] { $who } zieht die letzte Karte: { $turns ->
        [0] Die Partie endet
        [one] Letzte Runde, noch 1 Zug, kein Nachziehen mehr
       *[other] Letzte Runde, noch { $turns } Züge, kein Nachziehen mehr
    }
}
line-placed-rupees = { PERSON($who) ->
    [you] Du kommst bei den Rupien auf Platz { $place }
   *[other] { $who } kommt bei den Rupien auf Platz { $place }
}, { $count ->
    [one] 1 Rupie übrig
   *[other] { $count } Rupien übrig
}
line-placed-technology = { PERSON($who) ->
    [you] Du kommst bei der Technologie auf Platz { $place }
   *[other] { $who } kommt bei der Technologie auf Platz { $place }
}, auf Feld { $count }
line-placed-district = { PERSON($who) ->
    [you] Du kommst in { $district } auf Platz { $place }
   *[other] { $who } kommt in { $district } auf Platz { $place }
}, mit { $count ->
    [one] 1 Marker
   *[other] { $count } Markern
}
line-placed-tied = { $line } (Gleichstand, aber bei der Technologie vorn)
    .technology = { $line } (Gleichstand, aber im Stapel weiter oben)
line-unplaced = { PERSON($who) ->
    [you] Du hast { $count ->
        [one] 1 Marker
       *[other] { $count } Marker
    } in { $district }, aber das Ratsmitglied dort nicht angeworben
   *[other] { $who } hat { $count ->
        [one] 1 Marker
       *[other] { $count } Marker
    } in { $district }, aber das Ratsmitglied dort nicht angeworben
}
line-companies = { PERSON($who) ->
    [you] Du hast { $count ->
        [one] 1 Gesellschaft
       *[other] { $count } Gesellschaften
    } beliefert
   *[other] { $who } hat { $count ->
        [one] 1 Gesellschaft
       *[other] { $count } Gesellschaften
    } beliefert
}
line-leftover = { PERSON($who) ->
    [you] Du hast { $count ->
        [one] 1 Marker
       *[other] { $count } Marker
    } übrig
   *[other] { $who } hat { $count ->
        [one] 1 Marker
       *[other] { $count } Marker
    } übrig
}
line-won = { PERSON($who) ->
    [you] Du gewinnst die Partie
   *[other] { $who } gewinnt die Partie
}

## Auskünfte zu einem Teil

now-each = { $who } { $count }
    .of = { $who } { $count } von { $room }
    .rank = { $who } { $count } ({ SIGNED($points) })
now-plantation = { PERSON($owner) ->
    [you] Hier steht deine Plantage.
   *[other] Hier steht die Plantage von { $owner }.
}
now-plantation-doubled = { PERSON($owner) ->
    [you] Hier steht deine Plantage mit einem zweiten Marker: Sie zählt doppelt.
   *[other] Hier steht die Plantage von { $owner } mit einem zweiten Marker: Sie zählt doppelt.
}
now-no-plantation = Hier steht noch keine Plantage.
now-markers-in = Marker in { $district }: { $each }.
now-chests = In den Lagern: { $each }.
now-markers = Noch zu pflanzen: { $each }.
now-tokens = Technologiemarker: { $each }.
now-points = Punkte: { $each }.
now-warehouse = Kisten im Lager: { $each }.
now-ranks = Reihenfolge, mit Punkten, wenn jetzt Schluss wäre: { $each }.
now-bonus = { PERSON($who) ->
    [you] Diesen Bonus hast du.
   *[other] Diesen Bonus hat { $who }.
}
now-bonus-free = Dieser Bonus ist noch zu haben.
now-deck = { $count ->
        [0] Es sind keine Karten mehr da.
        [one] 1 Karte ist noch da.
       *[other] { $count } Karten sind noch da.
    }
now-played = { $count ->
        [0] Noch ist keine Karte gespielt.
        [one] Bisher ist 1 Karte gespielt.
       *[other] Bisher sind { $count } Karten gespielt.
    }
now-next = { $count ->
        [0] Es gibt keine Aufträge mehr.
        [one] 1 Auftrag kommt noch.
       *[other] { $count } Aufträge kommen noch.
    }
now-next-company = Der nächste Auftrag ist von Gesellschaft { $company }.
now-held = { $count ->
        [one] Du hast diese Karte auf der Hand.
       *[other] Du hast diese Karte { $count }-mal auf der Hand.
    }
now-able = Stand jetzt { PERSON($able) ->
    [you] könntest du
    [you-all] könntet { $able }
    [several] könnten { $able }
   *[other] könnte { $able }
} { FORM($what, "verb") }.
now-nobody-able = Stand jetzt könnte sonst niemand { FORM($what, "verb") }.
now-on-table = { PERSON($who) ->
    [you] Du hast diese Karte für { $own } gespielt; alle anderen bekommen { $other }.
   *[other] { $who } hat diese Karte für { $own } gespielt; alle anderen bekommen { $other }.
}
now-wagons = { $count ->
        [one] Dieser Auftrag liegt auf Waggon { $wagons }.
       *[other] Dieser Auftrag liegt auf den Waggons { $wagons }.
    }
now-has-chests = { PERSON($who) ->
    [you] Du hast alle Kisten für diesen Auftrag.
   *[other] { $who } hat alle Kisten für diesen Auftrag.
}
now-lacks-chests = { PERSON($who) ->
    [you] Dir fehlen noch diese Kisten: { $chests }.
   *[other] Für { $who } fehlen noch diese Kisten: { $chests }.
}
now-no-space = { PERSON($who) ->
    [you] Du hast keinen Auftragsplatz für Gesellschaft { $company }.
   *[other] { $who } hat keinen Auftragsplatz für Gesellschaft { $company }.
}
now-new-company = { $points ->
        [one] Diese neue Gesellschaft zu beliefern bringt am Ende 1 Punkt mehr.
       *[other] Diese neue Gesellschaft zu beliefern bringt am Ende { $points } Punkte mehr.
    }
now-councillor = Das ist das Ratsmitglied von { $district }.
now-hired = { PERSON($by) ->
    [you] Angeworben von dir.
    [you-all] Angeworben von: { $by }.
   *[other] Angeworben von { $by }.
}
now-not-hired = Noch nicht angeworben.
now-tile = { PERSON($who) ->
    [you] Du hast dieses Plättchen und kannst es noch nutzen.
   *[other] { $who } hat dieses Plättchen und kann es noch nutzen.
}
now-tile-used = { PERSON($who) ->
    [you] Du hast dieses Plättchen benutzt.
   *[other] { $who } hat dieses Plättchen benutzt.
}
now-space = { $count ->
        [one] Hier liegt 1 Auftrag von Gesellschaft { $company }.
       *[other] Hier liegen { $count } Aufträge von Gesellschaft { $company }.
    }
now-space-free = Dieser Platz ist frei für eine neue Gesellschaft.
now-space-covered = { $more ->
        [one] Dieser Platz öffnet sich, wenn noch 1 Marker gepflanzt ist.
       *[other] Dieser Platz öffnet sich, wenn noch { $more } Marker gepflanzt sind.
    }

## Tatsachen, nach Thema

fact-points = Punkte: { $score }, Prognose: { $projected }
    .final = Punkte am Ende: { $score }
fact-rupees = Rupien: { $rupees }
fact-chests = Kisten: { $chests }; { $stored } von { $room } im Lager
fact-no-chests = Keine Kisten, Platz für { $room }
fact-hand = Karten auf der Hand: { $cards }
fact-technology = Auf Technologiefeld { $space }
fact-pawn = Figur auf { $hex }, daneben { $near }
fact-plantations = Plantagen: { $hexes }; noch zu pflanzen: { $left }
fact-doubled = Zweiter Marker auf { $hex }
fact-hired = Ratsmitglieder: { $each }
    .each = { $councillor } ({ $district })
fact-contracts = Aufträge: { $each }; freie Plätze: { $free }
    .each = { $count } für Gesellschaft { $company }
fact-no-contracts = Freie Auftragsplätze: { $free }
fact-tile = Startplättchen { $number }: { $tile }
    .used = Benutztes Startplättchen { $number }: { $tile }
fact-land = { $district }: Grüntee auf { $middle }, Weißtee auf { $high }, sonst Schwarztee
fact-harvested = Bisher geerntet: { $hexes }
    .anywhere = Bisher geerntet, egal wo auf der Insel: { $hexes }
fact-next = Kommende Aufträge: { $count }, der nächste von Gesellschaft { $company }
fact-to-come = Noch { $count } von Gesellschaft { $company }: { $chests }
fact-track = Technologieleiste, von vorn: { $each }
fact-majority = Meiste Rupien: { $each }
    .district = Meiste Marker in { $district }: { $each }
fact-turn = { PERSON($who) ->
    [you] Runde { $round }: Du bist am Zug
   *[other] Runde { $round }: { $who } ist am Zug
}
fact-extra = Zusatzaktion vor der Aktion der Karte
    .after = Zusatzaktion nach der Aktion der Karte
fact-spent = Technologiemarker in diesem Zug genutzt
fact-last = Letzte Runde: { $why }
fact-deck = Karten im Stapel: { $cards }
fact-played = Bisher gespielte Karten: { $cards }

## In der Schachtel

box-cards = Aktionskarten
    .about = { $count } Karten mit je zwei verschiedenen Aktionen: Eine behältst du, die andere lässt du allen anderen. Du hast { $hand } Karten auf der Hand.
box-contracts = Aufträge
    .about = { $count } Aufträge von { $companies } Gesellschaften, je { $wagons } liegen auf den Waggons. Liefere drei Kisten, um einen Auftrag zu erfüllen, und nimm dann seine Rupien oder seine Punkte.
box-councillors = Ratsmitglieder
    .about = Jeder Distrikt im Spiel bekommt eines von { $count } Ratsmitgliedern. Wirb sie an, um ihre Fähigkeiten zu nutzen und am Ende ihre Distrikte zu werten.
box-tiles = Startplättchen
    .about = Eine Variante: Alle bekommen ein Plättchen, das sie einmal nutzen können. Wer die niedrigste Zahl hat, beginnt.
box-island = Die Insel
    .about = { $districts } Distrikte mit je { $hexagons } Feldern, erhöht durch Höhenplättchen. Der Vorrat an Teekisten geht nie aus.
box-players = Spieler und Leisten
    .about = Was alle vor sich haben, die Leisten und die Preise.

piece-card = { $one } / { $two }
    .words = Spiel sie für { $one } und lass { $two } allen anderen, oder umgekehrt.
piece-contract = Gesellschaft { $company }
    .words = Liefere die Kisten, dann nimm alle Rupien oder alle Punkte.
piece-councillor = { $councillor }
piece-tile = { $tile }
piece-level-worm = Großes Höhenplättchen: Wurm
piece-level-bee = Großes Höhenplättchen: Biene
piece-level-pistol = Großes Höhenplättchen: Pistole
piece-level-arch = Großes Höhenplättchen: Bogen
piece-level-wave = Großes Höhenplättchen: Welle
piece-level-large = Erhöht { $hexagons } Felder eines Distrikts auf Höhe 1.
piece-level-small = Kleines Höhenplättchen
    .words = Erhöht ein Feld eines großen Plättchens auf Höhe 2.
piece-chest = Kisten { FORM($tea, "name") }
    .words = { FORM($tea, "name") } wächst auf Höhe { $level }.
piece-bonus = Distriktbonus: { $points }
    .words = Nimm den obersten Bonus, sobald du in jedem Distrikt im Spiel eine Plantage hast. Jeder kann nur einen nehmen.
piece-marker = Plantagenmarker
    .words = Mit jedem Pflanzen verlässt ein Marker dein Gut. So öffnen sich Auftragsplätze von links nach rechts.

figure-chests = Kisten
figure-rupees = Rupien
figure-points = Punkte
figure-number = Anzahl
figure-each = Für jeden
figure-plant = Pflanzen kostet
figure-left = Je übriger Marker
figure-spaces = Felder
figure-step = Jedes Feld kostet
figure-mark = Bonusfeld
figure-opens = Öffnet nach
figure-holds = Fasst
value-chests = { $chests }
value-markers = { $n ->
        [one] 1 Marker
       *[other] { $n } Marker
    }
value-held = { $n ->
        [one] { $n } Kiste
       *[other] { $n } Kisten
    }

table-spaces = Auftragsplätze eines Guts
    .space = Platz
    .markers = Marker darauf
    .opens = Öffnet nach
    .row = Platz { $n }
table-companies = Punkte für verschiedene Gesellschaften
    .companies = Gesellschaften
    .points = Punkte
table-majority = Punkte für eine Mehrheit
    .place = Platz
    .points = Punkte
table-moves = Kosten fürs Gehen
    .steps = Schritte
    .rupees = Rupien
    .guide = Mit Bergführer
table-technology = Die Technologieleiste
    .space = Feld
    .bonus = Bonus
table-discs = Plätze für Scheiben
    .what = Wo
    .spaces = Plätze
    .row = Bei jedem Ratsmitglied

piece-hex = Höhe { $level } in { $district }
    .words = Eine Plantage hier gibt bei jeder Ernte eine Kiste { $tea }.
piece-plant = Pflanzen
    .words = Bau eine Plantage auf das Feld unter deiner Figur, wenn dort noch keine steht.
piece-harvest = Ernten
    .words = Nimm je eine Kiste von Plantagen deiner Wahl unter oder neben deiner Figur. Jede Kiste von einer fremden Plantage bringt deren Besitzer einen Punkt.
piece-trade = Handeln
    .words = Liefere die Kisten eines Auftrags und nimm seine Rupien oder seine Punkte.
piece-hire = Ratsmitglied anwerben
    .words = Wirb das Ratsmitglied des Distrikts an, in dem deine Figur ist. Du bekommst die Fähigkeit und wertest den Distrikt am Ende.
piece-advance = Forschen
    .words = Rücke auf der Technologieleiste ein Feld vor und nimm einen Technologiemarker. Alle anderen nehmen 1 Rupie.
piece-move = Gehen
    .words = Geh beliebig weit. Der erste Schritt ist gratis, jeder weitere kostet mehr als der vorige.
piece-rupees-action = Rupien nehmen
    .words = Nimm { $sum } aus dem Vorrat, egal was die Karte sagt.
piece-wagon = Waggon { $number }
    .words = Gerade leer: Am Ende des Zuges kommt ein neuer Auftrag, wenn es noch welche gibt.
piece-reward-rupees = Lohn in Rupien
    .words = Nimm die Rupien des Auftrags statt der Punkte.
piece-reward-points = Lohn in Punkten
    .words = Nimm sofort die Punkte des Auftrags statt der Rupien.
piece-district = { $district }
    .words = Dieser Distrikt ist nicht im Spiel.
piece-done = Fertig
    .words = Beendet deine Ernte oder hebt deinen Marker für später auf.
piece-token = Technologiemarker
    .words = Gib in deinem Zug einen Marker zurück und nimm dafür eine Zusatzaktion: alles außer Forschen.
piece-track = Die Technologieleiste
    .words = Jedes Forschen bringt einen Technologiemarker, Bonusfelder geben sofort Punkte. Wer hier vorn liegt, gewinnt jeden Gleichstand.
piece-deck = Der Stapel der Aktionskarten
    .words = Am Ende deines Zuges ziehst du eine Karte. Die Runde, in der die letzte gezogen wird, ist die letzte.
piece-played = Die gespielten Karten
    .words = Sie bleiben offen liegen; sieh sie durch, wann du willst.
piece-next = Kommende Aufträge
    .words = Sie füllen am Ende jedes Zuges leere Waggons. Die Rückseite des obersten Auftrags zeigt seine Gesellschaft.
piece-rupees = Rupien
    .words = Zahle damit fürs Pflanzen, Anwerben, Forschen und weite Wege. Wer am Ende am meisten übrig hat, bekommt Punkte.
piece-score = Punkte bisher
    .words = Am Ende zählen noch Mehrheiten, Gesellschaften und übrige Marker.
piece-space = Auftragsplatz { $number }
    .words = Er nimmt die Aufträge einer Gesellschaft auf und öffnet sich, wenn die Marker darauf gepflanzt sind.
piece-no-tile = Kein Startplättchen
    .words = Diese Partie wird ohne Startplättchen gespielt.
piece-warehouse = Das Lager
    .words = Es fasst deine Kisten, bis du sie lieferst. Nach einer Ernte gibst du zurück, was nicht hineinpasst.

## Rang in jeder Wertung, für die Analyse

standing-rupees = Bei den Rupien
standing-technology = Bei der Technologie
standing-district = In { $district }
standing-place = Platz { $place }
standing-no-place = unplatziert
standing-chests = Kisten im Lager
standing-plantations = Plantagen
standing-companies = Belieferte Gesellschaften

## Das Ergebnis

result-won = { PERSON($who) ->
    [you] Du gewinnst: { $points }!
   *[other] { $who } gewinnt: { $points }.
}
result-tied = { PERSON($who) ->
    [you] Gleichstand, { $points }: Du gewinnst, denn bei der Technologie liegst du vorn.
   *[other] Gleichstand, { $points }: { $who } gewinnt dank der Technologie.
}
result-ended = { $result } { $end ->
    [0] { PERSON($by) ->
        [you] Die Partie endete, als du deinen letzten Marker gepflanzt hast.
       *[other] Die Partie endete, als { $by } den letzten eigenen Marker gepflanzt hat.
    }
   *[1] { PERSON($by) ->
        [you] Die Partie endete, als du die letzte Aktionskarte gezogen hast.
       *[other] Die Partie endete, als { $by } die letzte Aktionskarte gezogen hat.
    }
}
end-0 = der letzte Marker eines Guts ist gepflanzt
end-1 = die letzte Aktionskarte ist gezogen
total-0 = Punkte
category-0 = Fremde Ernten
category-1 = Aufträge
category-2 = Technologiebonus
category-3 = Ingenieur
category-4 = Distriktbonus
category-5 = Rupien
category-6 = Technologie
category-7 = Kandy
category-8 = Dimbula
category-9 = Uva
category-10 = Ruhuna
category-11 = Gesellschaften
category-12 = Übrige Marker

## Beschriftungen des Plans

board-views = Ansichten
board-map = Insel
board-estate = Gut
board-contracts = Aufträge
board-standing = Stand
board-log = Verlauf
board-hand = Deine Hand
board-actions = Aktionen
board-spaces = Jeder offene Platz fasst eine Gesellschaft
board-free = Frei
board-opens = noch { $more } pflanzen
board-warehouse = Lager
board-stored = { $stored } von { $room }
board-rupees = Rupien
board-technology = Technologieleiste
board-tech = Tech
board-steps = Technologiefeld
board-markers = Marker gepflanzt und übrig
board-companies = Gesellschaften beliefert
board-tokens = Technologiemarker
board-majorities = Mehrheiten
board-majority-points = { $first }, { $second }, { $third }, { $fourth }
board-every-district = Eine Plantage in jedem Distrikt
board-played = Gespielt
board-look-played = Gespielte Karten ansehen
board-look-next = Kommende Aufträge ansehen
board-others = Andere
board-empty = Leer
board-to-come = kommen noch
board-on-train = auf Waggons
board-places = noch { $deck } im Stapel, { $train } auf Waggons
board-no-places = keine
board-company-set = 1–{ $most } Gesellschaften: { $points } Punkte
board-comma = { $before }, { $after }
board-left = noch { $count }
board-times = ×{ $count }
board-price = −{ $price }
board-users = Könnte sie jetzt nutzen: { $who }
board-projected = Prognose: { $score }
board-projected-help = Punkte, wenn jetzt Schluss wäre
board-tile = Startplättchen { $tile }
board-tile-used = Startplättchen { $tile }, benutzt
board-take = { $sum } nehmen
board-harvest-all = { $count ->
    [2] Beide ernten
   *[other] Alle { $count } ernten
}
board-return-all = { $count ->
        [one] { $count } Kiste
       *[other] { $count } Kisten
    } zurückgeben
board-return-more = { $count ->
        [one] Wähle noch 1 Kiste zum Zurückgeben.
       *[other] Wähle noch { $count } Kisten zum Zurückgeben.
    }
board-chosen = { $chosen } von { $held }
board-in-vain = { $why } Du könntest nur gehen oder Rupien nehmen.
why-card-spared = „{ $other }“ kann gerade niemand sonst nutzen
why-card-waits = „{ $other }“ kann gerade niemand sonst nutzen, und du gehst oder nimmst { $take }
why-card-instead = Statt deine Hälfte zu nutzen, gehst du oder nimmst { $take }
board-island = Die Insel, auf der ihr spielt
board-level-0 = Unten
board-level-1 = Mitte
board-level-2 = Oben

## Optionen einer Partie

option-tiles = Startplättchen
    .help = Alle bekommen ein Plättchen mit einer einmaligen Fähigkeit. Wer die niedrigste Zahl hat, beginnt.
option-tiles-no = Nein
option-tiles-yes = Ja
option-drop = Ohne diesen Distrikt
    .help = Zu zweit bleibt Uva oder Dimbula draußen.
option-drop-random = Zufall
option-drop-uva = Uva
option-drop-dimbula = Dimbula
