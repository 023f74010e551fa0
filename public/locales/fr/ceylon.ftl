title = Ceylon
tagline = Plante les collines, charge le train, garde une longueur d’avance
credits = De Chris et Suzanne Zinsli, édité par Ludonova

## Noms
## Un district a « of » (« de Kandy », « d’Uva »), un thé a son pluriel.

district-kandy = Kandy
    .of = de Kandy
district-dimbula = Dimbula
    .of = de Dimbula
district-uva = Uva
    .of = d’Uva
district-ruhuna = Ruhuna
    .of = de Ruhuna

hexagon = { $district } { $number }

tea-black = noir
    .name = Noir
    .plural = noirs
tea-green = vert
    .name = Vert
    .plural = verts
tea-white = blanc
    .name = Blanc
    .plural = blancs

rupees = { $n ->
        [one] { $n } roupie
       *[other] { $n } roupies
    }
points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

chests = { $count ->
        [one] { $count } { $tea }
       *[other] { $count } { FORM($tea, "plural") }
    }

action-plant = Planter
    .verb = planter
    .full = planter
action-harvest = Récolter
    .verb = récolter
    .full = récolter
action-trade = Livrer
    .verb = livrer
    .full = livrer
action-hire = Engager
    .verb = engager
    .full = engager un conseiller
action-advance = Avancer
    .verb = avancer
    .full = avancer en technologie

councillor-guide = Guide
councillor-banker = Banquier
councillor-surveyor = Arpenteur
councillor-broker = Courtier
councillor-engineer = Ingénieur
councillor-nurseryman = Pépiniériste
councillor-secretary = Secrétaire
councillor-storekeeper = Magasinier

ability-guide = chaque pas après le premier coûte { $n }
    .short = Pas suivants : { $n }
    .help = Quand tu te déplaces, chaque pas après le premier ne coûte que { $n }.
ability-banker = prendre des roupies rapporte { $n }
    .short = Prends { $n } roupies
    .help = Quand tu prends des roupies, tu en prends { $n }.
ability-surveyor = planter sous ton pion ou à côté
    .short = Plante à côté
    .help = Tu peux aussi planter à côté de ton pion, dans le même district.
ability-broker = chaque livraison paie { $n } en plus
    .short = Livrer paie +{ $n }
    .help = Quand tu livres, tu prends aussi { $n }, même si tu choisis les points.
ability-engineer = chaque avancée marque { $n }
    .short = Avancer donne { $n }
    .help = Quand tu avances en technologie, tu marques { $n }.
ability-nurseryman = planter coûte { $n }
    .short = Plante pour { $n }
    .help = Planter te coûte { $n }.
ability-secretary = engager coûte { $n }
    .short = Engage pour { $n }
    .help = Engager un autre conseiller plus tard te coûte { $n }.
ability-storekeeper = l’entrepôt contient { $n } caisses
    .short = Stocke { $n } caisses
    .help = Ton entrepôt contient { $n } caisses.

tile-purse = Bourse
tile-passage = Passage
tile-graft = Greffe
tile-leap = Bond
tile-letter = Lettre
tile-porters = Porteurs
tile-tare = Fausse pesée
help-purse = Une fois, quand tu prends des roupies, prends-en { $n } de plus.
help-passage = Une fois, va gratuitement sur n’importe quel hexagone.
help-graft = Une fois, plante un second marqueur sur une de tes plantations : elle compte alors double.
help-leap = Une fois, avance de deux cases pour le prix d’une.
help-letter = Une fois, engage le conseiller d’un autre district.
help-porters = Une fois, récolte des plantations n’importe où sur la carte.
help-tare = Une fois, quand tu livres, donne une caisse de moins.

## Titres du moment

heading-start = Premières plantations
heading-round = Manche { $round }, { $cards ->
        [one] { $cards } carte restante
       *[other] { $cards } cartes restantes
    }
heading-last = Dernière manche
heading-last-cards = Dernière manche, { $cards ->
        [one] { $cards } carte restante
       *[other] { $cards } cartes restantes
    }
heading-over = Fin de partie : { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
transcript-turn = Manche { $round }, tour { $turn } : à { $who } de jouer. Score : { $scores }.

## Invites

prompt-start = Place ta première plantation au niveau 0 d’un district vide.
prompt-card = Joue une carte : choisis ta moitié. { $others ->
        [one] L’autre est pour ton adversaire.
       *[other] L’autre est pour les adversaires.
    }

prompt-plant = Plante pour { $price }, déplace-toi, ou prends { $take }.
    .token = Plante pour { $price }, déplace-toi, prends { $take }, ou utilise un jeton.
    .follow = Carte jouée par { $by } : plante pour { $price }, déplace-toi, ou prends { $take }.
prompt-harvest = Récolte, déplace-toi, ou prends { $take }.
    .token = Récolte, déplace-toi, prends { $take }, ou utilise un jeton.
    .follow = Carte jouée par { $by } : récolte, déplace-toi, ou prends { $take }.
prompt-trade = Livre, déplace-toi, ou prends { $take }.
    .token = Livre, déplace-toi, prends { $take }, ou utilise un jeton.
    .follow = Carte jouée par { $by } : livre, déplace-toi, ou prends { $take }.
prompt-hire = Engage pour { $price }, déplace-toi, ou prends { $take }.
    .token = Engage pour { $price }, déplace-toi, prends { $take }, ou utilise un jeton.
    .follow = Carte jouée par { $by } : engage pour { $price }, déplace-toi, ou prends { $take }.
prompt-advance = Avance pour { $price }, déplace-toi, ou prends { $take }.
    .token = Avance pour { $price }, déplace-toi, prends { $take }, ou utilise un jeton.
    .follow = Carte jouée par { $by } : avance pour { $price }, déplace-toi, ou prends { $take }.
prompt-only = { $why } Déplace-toi ou prends { $take }.
    .token = { $why } Déplace-toi, prends { $take }, ou utilise un jeton.
prompt-extra = Fais une action supplémentaire : tout sauf Avancer.

prompt-more = Caisses en stock : { $stored } sur { $room }. Récolte encore, ou termine.
prompt-more-full = Ton entrepôt est plein. Récolte encore pour échanger, ou termine.
prompt-more-over = { $over ->
        [one] { $over } caisse de trop. Récolte encore, ou termine et rends-la.
       *[other] { $over } caisses de trop. Récolte encore, ou termine et rends-les.
    }
prompt-return = { $count ->
        [one] Rends { $count } caisse. Ton entrepôt n’en contient que { $room }.
       *[other] Rends { $count } caisses. Ton entrepôt n’en contient que { $room }.
    }
prompt-spare = Utilise un jeton Technologie pour une action de plus, ou garde-le.
prompt-over = La partie est finie.

prompt-wait-start = { PERSON($who) ->
    [you] Tu choisis où commencer.
   *[other] { $who } choisit où commencer.
}
prompt-wait-card = { PERSON($who) ->
    [you] Tu choisis une carte.
   *[other] { $who } choisit une carte.
}
prompt-wait-act = { PERSON($who) ->
    [you] Tu peux { FORM($what, "verb") }, te déplacer ou prendre des roupies.
   *[other] { $who } peut { FORM($what, "verb") }, se déplacer ou prendre des roupies.
}
prompt-wait-token = { PERSON($who) ->
    [you] Tu fais une action supplémentaire.
   *[other] { $who } fait une action supplémentaire.
}
prompt-wait-harvest = { PERSON($who) ->
    [you] Tu récoltes.
   *[other] { $who } récolte.
}
prompt-wait-return = { PERSON($who) ->
    [you] Tu rends des caisses.
   *[other] { $who } rend des caisses.
}
prompt-wait-spare = { PERSON($who) ->
    [you] Tu peux utiliser un jeton Technologie.
   *[other] { $who } peut utiliser un jeton Technologie.
}

next-plant = Choisis un hexagone où planter.
next-harvest = Choisis une plantation à récolter.
next-trade = Choisis un contrat.
next-reward = Livrer pour des roupies ou pour des points ?
next-less = Livre toutes les caisses, ou choisis celle que tu gardes.
next-hire = Choisis un conseiller à engager.
next-move = Choisis où aller.
next-plant-or-move = Planter ici, ou aller ici ?
next-harvest-or-move = Récolter ici, ou aller ici ?
next-tile = Choisis comment utiliser ta tuile de départ.
next-tile-too = Utiliser aussi ta tuile de départ ?
next-any = Choisis une action.

## Boutons

do-start = Commencer en { $hex }
do-card = Jouer { $own }, laisser { $other }
do-token = Utiliser un jeton Technologie
do-plant = Planter en { $hex }
    .tile = Tuile : ajouter un marqueur en { $hex }
do-harvest = Récolter du thé { $tea } en { $hex }
    .tile = Tuile : récolter du thé { $tea } en { $hex }
do-trade = Livrer la compagnie { $company } : { $gain }
    .tile = Tuile : compagnie { $company }, { $gain }, sans 1 thé { $tea }
do-hire = Engager le conseiller { FORM($district, "of") }
    .tile = Tuile : engager le conseiller { FORM($district, "of") }
do-advance = Avancer d’une case
    .tile = Tuile : avancer de deux cases
do-move = { $price ->
        [0] Aller en { $hex } gratuitement
        [one] Aller en { $hex } pour { $price } roupie
       *[other] Aller en { $hex } pour { $price } roupies
    }
    .tile = Tuile : aller en { $hex }
do-rupees = Prendre { $sum }
    .tile = Tuile : prendre { $sum }
do-return = Rendre une caisse de thé { $tea }
do-keep = Garder le jeton
do-finish = Finir la récolte

## Parties du plateau, pour les lecteurs d’écran

part-half = { $others ->
        [one] { $own } ; l’autre joueur reçoit { $other }
       *[other] { $own } ; tous les autres reçoivent { $other }
    }
part-plant = Planter
part-harvest = Récolter
part-trade = Livrer
part-hire = Engager un conseiller
part-advance = Avancer en technologie
part-move = Se déplacer
part-rupees = Prendre des roupies
part-hex = { $hex }, niveau { $level }, thé { $tea }{ $markers ->
        [0] {""}
        [1] , { PERSON($owner) ->
            [you] ta plantation
           *[other] plantation appartenant à { $owner }
        }
       *[other] , { PERSON($owner) ->
            [you] ta plantation avec deux marqueurs
           *[other] plantation appartenant à { $owner } avec deux marqueurs
        }
    }{ $pawns ->
        [0] {""}
        [one] , { PERSON($at) ->
            [you] ton pion
           *[other] pion : { $at }
        }
       *[other] , pions ici : { $at }
    }{ $reach ->
        [no] {""}
       *[yes] { $price ->
            [0] , accès gratuit
            [one] , { $price } roupie pour y aller
           *[other] , { $price } roupies pour y aller
        }
    }
part-wagon = Wagon { $number } : la compagnie { $company } paie { $rupees } ou { $points } pour ces caisses de thé : { $chests }
part-wagon-empty = Wagon { $number }, vide jusqu’à la fin du tour
part-wagon-done = Wagon { $number }, vide : il ne reste plus de contrats
part-reward-rupees = Récompense en roupies
part-reward-points = Récompense en points
part-chest = { $count ->
        [0] Thé { $tea }, aucune caisse dans l’entrepôt
        [one] Thé { $tea }, { $count } caisse dans l’entrepôt
       *[other] Thé { $tea }, { $count } caisses dans l’entrepôt
    }
part-councillor = Conseiller { FORM($district, "of") }, { $councillor } : { $ability } ; { $count ->
        [0] pas encore engagé
       *[other] engagé par { $by }
    }
part-no-councillor = { $district } n’est pas en jeu
part-tile = Tuile de départ { $number }, { $tile }. { $help }
part-tile-used = Tuile de départ { $number }, { $tile }, utilisée. { $help }
part-no-tile = Pas de tuile de départ
part-token = { $count ->
        [0] Aucun jeton Technologie
        [one] { $count } jeton Technologie
       *[other] { $count } jetons Technologie
    }
part-keep = Garder le jeton
part-finish = Finir la récolte

## Refus

no-over = La partie est finie.
no-turn = { PERSON($who) ->
    [you] Tu ne peux pas agir depuis cette vue.
   *[other] C’est à { $who } d’agir.
}
no-card-yet = Tu ne peux pas jouer de carte avant que chacun ait placé sa première plantation.
no-card-again = Tu as déjà joué ta carte ce tour.
no-card-follow = Tu ne peux jouer une carte qu’à ton propre tour.
no-act-start = Place d’abord ta première plantation.
no-act-card = Joue d’abord une carte.
no-act-harvest = Finis d’abord ta récolte.
no-act-return = Rends d’abord les caisses qui ne tiennent pas dans ton entrepôt.
no-act-spare = Tu as déjà agi. Pour agir encore, utilise un jeton Technologie.
no-together = Cela ne va pas avec tes autres choix.
no-token-advance = Tu ne peux pas utiliser un jeton Technologie pour avancer.
no-other-half = Avec cette carte, tu peux { FORM($what, "full") }, te déplacer ou prendre des roupies.
no-markers = Tu n’as plus de marqueur à planter.
no-money-plant = Planter coûte { $price }, mais tu n’as { $have ->
        [0] rien.
       *[other] que { $have }.
    }
no-money-hire = Engager coûte { $price }, mais tu n’as { $have ->
        [0] rien.
       *[other] que { $have }.
    }
no-money-advance = Avancer coûte { $price }, mais tu n’as { $have ->
        [0] rien.
       *[other] que { $have }.
    }
no-money-move = { $price ->
        [one] Y aller coûte { $price } roupie, mais tu n’en as aucune.
       *[other] Y aller coûte { $price } roupies, mais tu n’as { $have ->
            [0] rien.
           *[other] que { $have }.
        }
    }
no-room-to-plant = L’hexagone sous ton pion a déjà une plantation.
no-harvest = Aucune plantation n’est à portée de ton pion.
no-train = Le train est vide jusqu’à la fin du tour.
no-train-left = Le train est vide, et il ne reste plus de contrats.
no-space = Tu n’as de case Contrat pour aucune des compagnies du train.
no-chests = Aucun contrat ne va avec tes caisses et tes places.
no-hired = Tu as déjà engagé le conseiller { FORM($district, "of") }.
no-track = Tu as atteint le bout de la piste Technologie.
no-district = { $district } n’est pas en jeu.
no-start-district = Ce district a déjà une plantation ; choisis-en un autre.
no-start-level = Ta première plantation doit être au niveau 0.
no-taken = Tu as déjà pris la caisse de cette plantation.
no-plantation = Il n’y a pas de plantation à récolter ici.
no-reach = Cette plantation est hors de portée de ton pion.
no-move-here = Ton pion est déjà ici ; choisis un autre hexagone.
no-plant-taken = Cet hexagone a déjà une plantation.
no-plant-there = Tu ne peux planter que là où est ton pion.
no-plant-far = Tu peux planter là où est ton pion, ou à côté dans le même district.
no-wagon = Ce wagon est vide jusqu’à la fin du tour.
no-wagon-left = Ce wagon reste vide : il n’y a plus de contrats.
no-space-company = Tu n’as pas de case Contrat pour la compagnie { $company }. Plante pour en ouvrir une.
no-lack = Il te manque encore du thé pour ce contrat : { $chests }.
no-other-wagon = Tu as déjà choisi un autre contrat.
no-reward = Choisis d’abord un contrat.
no-chest = Tu n’as pas de thé { $tea }.
no-chest-tile = Choisis d’abord un contrat, puis la caisse à ne pas livrer.
no-chest-return = Tu ne rends des caisses que si une récolte remplit trop ton entrepôt.
no-hire-far = Va avec ton pion dans le district { FORM($district, "of") } pour engager son conseiller.
no-tiles = Cette partie se joue sans tuiles de départ.
no-tile-used = Tu as déjà utilisé ta tuile de départ.
no-tile-now = { $help } Tu ne peux pas utiliser cette tuile en ce moment.
no-token-follow = Tu ne peux utiliser un jeton Technologie qu’à ton propre tour.
no-token-card = Joue d’abord une carte. Tu peux utiliser un jeton avant ou après son action.
no-token-again = Tu as déjà utilisé un jeton Technologie ce tour.
no-token = Tu n’as pas de jeton Technologie ; avance en technologie pour en gagner un.
no-token-now = Utilise un jeton juste avant ou juste après l’action de ta carte.
no-done-act = Tu dois agir : utilise la carte, déplace-toi, ou prends des roupies.
no-done-return = Ton entrepôt est trop plein ; rends d’abord des caisses.

## Le récit

aside-points = { SIGNED($n) } { $n ->
        [one] point
       *[other] points
    }
aside-rupees = { SIGNED($n) } { $n ->
        [one] roupie
       *[other] roupies
    }
aside-both = { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }, { SIGNED($rupees) } { $rupees ->
        [one] roupie
       *[other] roupies
    }
aside-to-you = +1 roupie pour toi
aside-to-rivals = +1 roupie aux autres
aside-owner = { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    } pour { $owner }

line-dropped = Le district { FORM($district, "of") } est laissé de côté
line-terrain = Le district { FORM($district, "of") } reçoit ses tuiles Niveau
line-councillor = Nouveau conseiller { FORM($district, "of") }, { $councillor } : { $ability }
line-loaded = La compagnie { $company } commande du thé : { $chests }
line-dealt = { PERSON($who) ->
    [you] Tu reçois la tuile de départ { $number }, { $tile }
   *[other] { $who } reçoit la tuile de départ { $number }, { $tile }
}
line-starter = { PERSON($who) ->
    [you] Tu commences
   *[other] { $who } commence
}
line-started = { PERSON($who) ->
    [you] Tu commences en { $hex }
   *[other] { $who } commence en { $hex }
}
line-drew = Tu pioches une carte : { $one } / { $two }
line-played = { PERSON($who) ->
    [you] Tu joues { $own } et laisses { $other }
   *[other] { $who } joue { $own } et laisse { $other }
}
line-played-to-you = { PERSON($who) ->
    [you] Tu joues { $own } et laisses { $other }
   *[other] { $who } joue { $own } et te laisse { $other }
}
line-token = { PERSON($who) ->
    [you] Tu utilises un jeton Technologie
   *[other] { $who } utilise un jeton Technologie
}
line-tile = { PERSON($who) ->
    [you] Tu utilises ta tuile de départ : { $tile }
   *[other] { $who } utilise sa tuile de départ : { $tile }
}
line-planted = { PERSON($who) ->
    [you] Tu plantes en { $hex }
   *[other] { $who } plante en { $hex }
}
line-doubled = { PERSON($who) ->
    [you] Tu poses un second marqueur en { $hex }
   *[other] { $who } pose un second marqueur en { $hex }
}
line-bonus = { PERSON($who) ->
    [you] Tu as maintenant une plantation dans chaque district
   *[other] { $who } a maintenant une plantation dans chaque district
}
line-harvested = { PERSON($who) ->
    [you] Tu prends une caisse de thé { $tea }
   *[other] { $who } prend une caisse de thé { $tea }
}
line-harvested-from = { PERSON($who) ->
    [you] Tu prends une caisse de thé { $tea } chez { $owner }
   *[other] { PERSON($owner) ->
        [you] { $who } prend une caisse de thé { $tea } chez toi
       *[other] { $who } prend une caisse de thé { $tea } chez { $owner }
    }
}
line-reaped = { PERSON($who) ->
    [you] Tu récoltes { $count ->
        [one] { $count } caisse
       *[other] { $count } caisses
    }
   *[other] { $who } récolte { $count ->
        [one] { $count } caisse
       *[other] { $count } caisses
    }
}
line-returned = { PERSON($who) ->
    [you] Tu rends une caisse de thé { $tea }
   *[other] { $who } rend une caisse de thé { $tea }
}
line-traded = { PERSON($who) ->
    [you] Tu livres la compagnie { $company }
   *[other] { $who } livre la compagnie { $company }
}
line-traded-less = { PERSON($who) ->
    [you] Tu livres la compagnie { $company } avec une caisse de thé { $tea } en moins
   *[other] { $who } livre la compagnie { $company } avec une caisse de thé { $tea } en moins
}
line-hired = { PERSON($who) ->
    [you] Tu engages le conseiller { FORM($district, "of") }
   *[other] { $who } engage le conseiller { FORM($district, "of") }
}
line-advanced = { PERSON($who) ->
    [you] Tu paies { $paid } et atteins la case Technologie { $space }
   *[other] { $who } paie { $paid } et atteint la case Technologie { $space }
}
line-mark = { PERSON($who) ->
    [you] Tu marques le bonus de la case Technologie { $space }
   *[other] { $who } marque le bonus de la case Technologie { $space }
}
line-engineer = { PERSON($who) ->
    [you] Ton Ingénieur te fait marquer pour l’avancée
   *[other] { $who } marque pour l’avancée, avec l’Ingénieur
}
line-moved = { PERSON($who) ->
    [you] Tu vas en { $hex }
   *[other] { $who } va en { $hex }
}
line-took = { PERSON($who) ->
    [you] Tu prends { $sum }
   *[other] { $who } prend { $sum }
}
line-closing-markers = { PERSON($who) ->
    [you] Tu n’as plus de marqueurs : { $turns ->
        [0] c’est le dernier tour
        [one] dernière manche, encore { $turns } tour après celui-ci
       *[other] dernière manche, encore { $turns } tours après celui-ci
    }
   *[other] { $who } n’a plus de marqueurs : { $turns ->
        [0] c’est le dernier tour
        [one] dernière manche, encore { $turns } tour après celui-ci
       *[other] dernière manche, encore { $turns } tours après celui-ci
    }
}
line-closing-deck = { PERSON($who) ->
    [you] Tu pioches la dernière carte : { $turns ->
        [0] la partie se termine
        [one] dernière manche, encore { $turns } tour, plus de pioche
       *[other] dernière manche, encore { $turns } tours, plus de pioche
    }
   *[other] { $who } pioche la dernière carte : { $turns ->
        [0] la partie se termine
        [one] dernière manche, encore { $turns } tour, plus de pioche
       *[other] dernière manche, encore { $turns } tours, plus de pioche
    }
}
line-placed-rupees = { PERSON($who) ->
    [you] Tu prends la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
   *[other] { $who } prend la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
} place en roupies, avec { $count ->
    [one] { $count } roupie restante
   *[other] { $count } roupies restantes
}
line-placed-technology = { PERSON($who) ->
    [you] Tu prends la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
   *[other] { $who } prend la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
} place en technologie, sur la case { $count }
line-placed-district = { PERSON($who) ->
    [you] Tu prends la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
   *[other] { $who } prend la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
} place à { $district }, avec { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
line-placed-tied = { $line } (à égalité, mais devant en technologie)
    .technology = { $line } (à égalité, mais plus haut dans la pile)
line-unplaced = { PERSON($who) ->
    [you] Tu as { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } à { $district }, mais n’as pas engagé son conseiller
   *[other] { $who } a { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } à { $district }, mais n’a pas engagé son conseiller
}
line-companies = { PERSON($who) ->
    [you] Tu as livré { $count ->
        [one] { $count } compagnie
       *[other] { $count } compagnies
    }
   *[other] { $who } a livré { $count ->
        [one] { $count } compagnie
       *[other] { $count } compagnies
    }
}
line-leftover = { PERSON($who) ->
    [you] Il te reste { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
   *[other] Il reste { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } à { $who }
}
line-won = { PERSON($who) ->
    [you] Tu gagnes la partie
   *[other] { $who } gagne la partie
}

## Réponses sur une pièce

now-each = { $who } { $count }
    .of = { $who } { $count } sur { $room }
    .rank = { $who } { $count } ({ SIGNED($points) })
now-plantation = { PERSON($owner) ->
    [you] Ta plantation est ici.
   *[other] { $owner } a une plantation ici.
}
now-plantation-doubled = { PERSON($owner) ->
    [you] Ta plantation est ici, avec un second marqueur : elle compte double.
   *[other] { $owner } a une plantation ici, avec un second marqueur : elle compte double.
}
now-no-plantation = Il n’y a pas encore de plantation ici.
now-markers-in = Marqueurs à { $district } : { $each }.
now-chests = Dans les entrepôts des joueurs : { $each }.
now-markers = Encore à planter : { $each }.
now-tokens = Jetons : { $each }.
now-points = Points : { $each }.
now-warehouse = Caisses en stock : { $each }.
now-ranks = Classement, avec les points si la partie finissait maintenant : { $each }.
now-bonus = { PERSON($who) ->
    [you] Tu as ce jeton.
   *[other] { $who } a ce jeton.
}
now-bonus-free = Ce jeton est encore à prendre.
now-deck = { $count ->
        [0] Il ne reste aucune carte.
        [one] Il reste { $count } carte.
       *[other] Il reste { $count } cartes.
    }
now-played = { $count ->
        [0] Aucune carte n’a encore été jouée.
        [one] { $count } carte a été jouée jusqu’ici.
       *[other] { $count } cartes ont été jouées jusqu’ici.
    }
now-next = { $count ->
        [0] Il ne reste aucun contrat.
        [one] Encore { $count } contrat à venir.
       *[other] Encore { $count } contrats à venir.
    }
now-next-company = Le prochain contrat est de la compagnie { $company }.
now-held = { $count ->
        [one] Tu as cette carte en main.
       *[other] Tu as { $count } exemplaires de cette carte en main.
    }
now-able = En l’état, { FORM($what, "verb") } serait possible pour : { $able }.
now-nobody-able = En l’état, personne d’autre ne pourrait { FORM($what, "verb") }.
now-on-table = { PERSON($who) ->
    [you] Tu as joué cette carte pour { $own } ; tous les autres reçoivent { $other }.
   *[other] { $who } a joué cette carte pour { $own } ; tous les autres reçoivent { $other }.
}
now-wagons = { $count ->
        [one] Ce contrat est sur le wagon { $wagons }.
       *[other] Ce contrat est sur les wagons { $wagons }.
    }
now-has-chests = { PERSON($who) ->
    [you] Tu as toutes les caisses pour ce contrat.
   *[other] { $who } a toutes les caisses pour ce contrat.
}
now-lacks-chests = { PERSON($who) ->
    [you] Il te manque encore du thé : { $chests }.
   *[other] Il manque encore du thé à { $who } : { $chests }.
}
now-no-space = { PERSON($who) ->
    [you] Tu n’as pas de case Contrat pour la compagnie { $company }.
   *[other] { $who } n’a pas de case Contrat pour la compagnie { $company }.
}
now-new-company = { $points ->
        [one] Livrer cette nouvelle compagnie ajoute { $points } point à la fin.
       *[other] Livrer cette nouvelle compagnie ajoute { $points } points à la fin.
    }
now-councillor = C’est le conseiller { FORM($district, "of") }.
now-hired = Engagé par { $by }.
now-not-hired = Pas encore engagé.
now-tile = { PERSON($who) ->
    [you] Tu as cette tuile et peux encore l’utiliser.
   *[other] { $who } a cette tuile et peut encore l’utiliser.
}
now-tile-used = { PERSON($who) ->
    [you] Tu as utilisé cette tuile.
   *[other] { $who } a utilisé cette tuile.
}
now-space = { $count ->
        [one] Cette case a { $count } contrat de la compagnie { $company }.
       *[other] Cette case a { $count } contrats de la compagnie { $company }.
    }
now-space-free = Cette case est libre pour une nouvelle compagnie.
now-space-covered = { $more ->
        [one] Cette case s’ouvre après encore { $more } marqueur planté.
       *[other] Cette case s’ouvre après encore { $more } marqueurs plantés.
    }

## Les faits, par sujet

fact-points = Points : { $score } ; prévision : { $projected }
    .final = Points à la fin : { $score }
fact-rupees = Roupies : { $rupees }
fact-chests = Caisses de thé : { $chests } ; en stock : { $stored } sur { $room }
fact-no-chests = Aucune caisse, place pour { $room }
fact-hand = Cartes en main : { $cards }
fact-technology = Sur la case Technologie { $space }
fact-pawn = Pion en { $hex }, hexagones voisins : { $near }
fact-plantations = Plantations : { $hexes } ; à planter : { $left }
fact-doubled = Second marqueur en { $hex }
fact-hired = Conseillers : { $each }
    .each = { $councillor } ({ $district })
fact-contracts = Contrats : { $each } ; cases libres : { $free }
    .each = { $count } pour la compagnie { $company }
fact-no-contracts = Cases Contrat libres : { $free }
fact-tile = Tuile de départ { $number } : { $tile }
    .used = Tuile de départ { $number }, utilisée : { $tile }
fact-land = { $district } : thé vert en { $middle }, blanc en { $high }, noir ailleurs
fact-harvested = Récolté jusqu’ici : { $hexes }
    .anywhere = Récolté jusqu’ici, n’importe où sur la carte : { $hexes }
fact-next = Contrats à venir : { $count }, le prochain de la compagnie { $company }
fact-to-come = { $count } à venir de la compagnie { $company } : { $chests }
fact-track = Piste Technologie, du premier au dernier : { $each }
fact-majority = Le plus de roupies : { $each }
    .district = Le plus de marqueurs à { $district } : { $each }
fact-turn = { PERSON($who) ->
    [you] Manche { $round } : à toi de jouer
   *[other] Manche { $round } : à { $who } de jouer
}
fact-extra = Action supplémentaire avant l’action de la carte
    .after = Action supplémentaire après l’action de la carte
fact-spent = Jeton Technologie utilisé ce tour
fact-last = Dernière manche : { $why }
fact-deck = Cartes à piocher : { $cards }
fact-played = Cartes jouées jusqu’ici : { $cards }

## Dans la boîte

box-cards = Cartes Action
    .about = { $count } cartes, chacune avec deux actions différentes : tu en gardes une et laisses l’autre à tous les autres. Tu as une main de { $hand }.
box-contracts = Contrats
    .about = { $count } contrats de { $companies } compagnies, { $wagons } à la fois sur le train. Livre trois caisses pour remplir un contrat, puis prends ses roupies ou ses points.
box-councillors = Conseillers
    .about = Chaque district en jeu reçoit un des { $count } conseillers. Engage des conseillers pour utiliser leurs capacités et marquer leurs districts à la fin.
box-tiles = Tuiles de départ
    .about = Une variante : chaque joueur reçoit une tuile à utiliser une fois. Le plus petit numéro commence.
box-island = L’île
    .about = { $districts } districts de { $hexagons } hexagones chacun, relevés par des tuiles Niveau. La réserve de caisses de thé ne s’épuise jamais.
box-players = Joueurs et pistes
    .about = Les pièces de chaque joueur, les pistes et les prix.

piece-card = { $one } / { $two }
    .words = Joue-la pour { $one } et laisse { $two } à tous les autres, ou l’inverse.
piece-contract = Compagnie { $company }
    .words = Livre ses caisses, puis prends toutes ses roupies ou marque tous ses points.
piece-councillor = { $councillor }
piece-tile = { $tile }
piece-level-worm = Grande tuile Niveau : ver
piece-level-bee = Grande tuile Niveau : abeille
piece-level-pistol = Grande tuile Niveau : pistolet
piece-level-arch = Grande tuile Niveau : arche
piece-level-wave = Grande tuile Niveau : vague
piece-level-large = Relève { $hexagons } hexagones d’un district au niveau 1.
piece-level-small = Petite tuile Niveau
    .words = Relève un hexagone d’une grande tuile au niveau 2.
piece-chest = Caisses de thé { $tea }
    .words = Le thé { $tea } pousse au niveau { $level }.
piece-bonus = Bonus de district : { $points }
    .words = Prends le jeton du dessus dès que tu as une plantation dans chaque district en jeu. Un seul jeton par joueur.
piece-marker = Marqueurs
    .words = Chaque fois que tu plantes, un marqueur quitte ton domaine. À mesure qu’ils partent, des cases Contrat s’ouvrent de gauche à droite.

figure-chests = Caisses
figure-rupees = Roupies
figure-points = Points
figure-number = Nombre
figure-each = Par joueur
figure-plant = Planter coûte
figure-left = Marqueur restant
figure-spaces = Cases
figure-step = Une case coûte
figure-mark = Case bonus
figure-opens = Ouverte après
figure-holds = Contient
value-chests = { $chests }
value-markers = { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
value-held = { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }

table-spaces = Cases Contrat d’un domaine
    .space = Case
    .markers = Marqueurs dessus
    .opens = Marqueurs à planter
    .row = Case { $n }
table-companies = Points pour les compagnies différentes
    .companies = Compagnies
    .points = Points
table-majority = Points d’une majorité
    .place = Place
    .points = Points
table-moves = Coût d’un déplacement
    .steps = Pas
    .rupees = Roupies
    .guide = Avec le Guide
table-technology = La piste Technologie
    .space = Case
    .bonus = Bonus
table-discs = Cases pour les disques
    .what = Où
    .spaces = Cases
    .row = À côté de chaque conseiller

piece-hex = Niveau { $level } à { $district }
    .words = Une plantation ici donne une caisse de thé { $tea } à chaque récolte.
piece-plant = Planter
    .words = Construis une plantation sur l’hexagone sous ton pion, s’il n’en a pas encore.
piece-harvest = Récolter
    .words = Prends une caisse de chaque plantation de ton choix, sous ton pion ou à côté. Les adversaires marquent pour chaque caisse prise chez eux.
piece-trade = Livrer
    .words = Livre les caisses d’un contrat et prends ses roupies ou ses points.
piece-hire = Engager un conseiller
    .words = Engage le conseiller du district où est ton pion. Tu gagnes sa capacité, et le district compte pour toi à la fin.
piece-advance = Avancer en technologie
    .words = Avance d’une case sur la piste Technologie et gagne un jeton. Chaque autre joueur prend 1 roupie.
piece-move = Se déplacer
    .words = Déplace ton pion aussi loin que tu veux. Le premier pas est gratuit, et chaque pas suivant coûte plus que le précédent.
piece-rupees-action = Prendre des roupies
    .words = Prends { $sum } dans la réserve, quoi que dise la carte.
piece-wagon = Wagon { $number }
    .words = Vide pour l’instant : un nouveau contrat arrive à la fin du tour, s’il en reste.
piece-reward-rupees = Récompense en roupies
    .words = Prends les roupies du contrat plutôt que ses points.
piece-reward-points = Récompense en points
    .words = Marque aussitôt les points du contrat plutôt que de prendre ses roupies.
piece-district = { $district }
    .words = Ce district n’est pas en jeu.
piece-done = Terminer
    .words = Termine ta récolte, ou garde ton jeton pour plus tard.
piece-token = Jeton Technologie
    .words = À ton tour, rends un jeton pour une action supplémentaire : tout sauf Avancer.
piece-track = La piste Technologie
    .words = Chaque avancée te donne un jeton, et les cases bonus marquent aussitôt. Qui est le plus loin gagne toutes les égalités.
piece-deck = La pioche des cartes Action
    .words = Tu pioches une carte à la fin de ton tour. La manche où la dernière carte est piochée est la dernière.
piece-played = Les cartes jouées
    .words = Elles restent face visible ; regarde-les quand tu veux.
piece-next = Contrats à venir
    .words = Ils remplissent les wagons vides à la fin de chaque tour. Le dos du contrat du dessus montre sa compagnie.
piece-rupees = Roupies
    .words = Dépense-les pour planter, engager, avancer ou aller loin. À la fin, qui en a gardé le plus marque des points.
piece-score = Points jusqu’ici
    .words = À la fin, tu marques aussi pour les majorités, les compagnies et les marqueurs restants.
piece-space = Case Contrat { $number }
    .words = Elle reçoit les contrats d’une compagnie, et s’ouvre quand les marqueurs posés dessus sont plantés.
piece-no-tile = Pas de tuile de départ
    .words = Cette partie se joue sans tuiles de départ.
piece-warehouse = L’entrepôt
    .words = Il garde tes caisses jusqu’à leur livraison. Après une récolte, rends celles qui n’y tiennent pas.

## Classements, pour l’analyse

standing-rupees = En roupies
standing-technology = En technologie
standing-district = À { $district }
standing-place = { $place ->
        [1] première place
        [2] deuxième place
        [3] troisième place
       *[4] quatrième place
    }
standing-no-place = aucune place
standing-chests = Caisses dans l’entrepôt
standing-plantations = Plantations
standing-companies = Compagnies livrées

## Le résultat

result-won = { PERSON($who) ->
    [you] Tu gagnes avec { $points } !
   *[other] { $who } gagne avec { $points }.
}
result-tied = { PERSON($who) ->
    [you] Égalité à { $points }, et tu gagnes : tu es devant en technologie.
   *[other] Égalité à { $points } : { $who } gagne, devant en technologie.
}
result-ended = { $result } { $end ->
    [0] { PERSON($by) ->
        [you] La partie s’est terminée quand tu as planté ton dernier marqueur.
       *[other] La partie s’est terminée quand { $by } a planté son dernier marqueur.
    }
   *[1] { PERSON($by) ->
        [you] La partie s’est terminée quand tu as pioché la dernière carte Action.
       *[other] La partie s’est terminée quand { $by } a pioché la dernière carte Action.
    }
}
end-0 = un joueur a planté son dernier marqueur
end-1 = la dernière carte Action a été piochée
total-0 = Points
category-0 = Récoltes adverses
category-1 = Contrats
category-2 = Bonus Technologie
category-3 = Ingénieur
category-4 = Bonus de district
category-5 = Roupies
category-6 = Technologie
category-7 = Kandy
category-8 = Dimbula
category-9 = Uva
category-10 = Ruhuna
category-11 = Compagnies
category-12 = Marqueurs restants

## Étiquettes du plateau

board-views = Vues
board-map = Carte
board-estate = Domaine
board-contracts = Contrats
board-standing = Rangs
board-log = Journal
board-hand = Ta main
board-actions = Actions
board-spaces = Chaque case ouverte reçoit une compagnie
board-free = Libre
board-opens = plante { $more } de plus
board-warehouse = Entrepôt
board-stored = { $stored } sur { $room }
board-rupees = Roupies
board-technology = Piste Technologie
board-tech = Tech
board-steps = Case Technologie
board-markers = Marqueurs plantés et restants
board-companies = Compagnies livrées
board-tokens = Jetons Technologie
board-majorities = Majorités
board-majority-points = { $first }, { $second }, { $third }, { $fourth }
board-every-district = Une plantation par district
board-played = Jouées
board-look-played = Regarder les cartes jouées
board-look-next = Regarder les contrats à venir
board-others = Autres
board-empty = Vide
board-to-come = à venir
board-on-train = sur le train
board-places = { $deck } à venir, { $train } sur le train
board-no-places = aucun
board-company-set = 1–{ $most } compagnies : { $points } points
board-comma = { $before }, { $after }
board-left = { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
board-times = ×{ $count }
board-price = −{ $price }
board-users = Pourrait l’utiliser maintenant : { $who }
board-projected = Prévision : { $score }
board-projected-help = Score final si la partie finissait maintenant
board-tile = tuile de départ { $tile }
board-tile-used = tuile de départ { $tile }, utilisée
board-take = Prendre { $sum }
board-harvest-all = Récolter les { $count }
board-return-all = Rendre { $count ->
        [one] { $count } caisse
       *[other] { $count } caisses
    }
board-return-more = { $count ->
        [one] Choisis encore { $count } caisse à rendre.
       *[other] Choisis encore { $count } caisses à rendre.
    }
board-chosen = { $chosen } sur { $held }
board-in-vain = { $why } Tu pourrais seulement te déplacer ou prendre des roupies.
why-card-spared = { $other } ne sert à aucun adversaire maintenant
why-card-waits = { $other } ne sert à aucun adversaire maintenant, et tu te déplaces ou prends { $take }
why-card-instead = Au lieu d’utiliser ta moitié, tu te déplaces ou prends { $take }
board-island = L’île où vous allez jouer
board-level-0 = Bas
board-level-1 = Moyen
board-level-2 = Haut

## Options d’une partie

option-tiles = Tuiles de départ
    .help = Chaque joueur reçoit une tuile avec une capacité à usage unique. Le plus petit numéro commence.
option-tiles-no = Non
option-tiles-yes = Oui
option-drop = District laissé de côté
    .help = À deux joueurs, Uva ou Dimbula est laissé de côté.
option-drop-random = Au hasard
option-drop-uva = Uva
option-drop-dimbula = Dimbula
