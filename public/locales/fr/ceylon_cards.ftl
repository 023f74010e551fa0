title = Ceylon: The Card Game
tagline = Expédie thé et café avant l’arrivée des pirates
credits = De Lloyd Krassner, édité par Warpspawn Games

## Cartes, marchandises, phases

card-clipper = Clipper
    .one = un Clipper
    .plural = Clippers
    .of = de Clippers
    .narrow = Clippers
card-port = Port
    .one = un Port
    .plural = Ports
    .of = de Ports
    .narrow = Ports
card-tea = Thé
    .one = un Thé
    .plural = Thés
    .of = de Thés
card-cinnamon = Cannelle
    .one = une Cannelle
    .plural = Cannelles
    .of = de Cannelles
card-rubber = Caoutchouc
    .one = un Caoutchouc
    .plural = Caoutchoucs
    .of = de Caoutchoucs
card-sugar = Sucre
    .one = un Sucre
    .plural = Sucres
    .of = de Sucres
card-coffee = Café
    .one = un Café
    .plural = Cafés
    .of = de Cafés
card-indigo = Indigo
    .one = un Indigo
    .plural = Indigos
    .of = d’Indigos
card-plantation = Plantation
    .one = une carte Plantation
    .single = carte Plantation
    .plural = cartes Plantation
    .of = de cartes Plantation
card-winds = Vents
    .one = une carte Vents
    .single = carte Vents
    .plural = cartes Vents
    .of = de cartes Vents
card-pirates = Pirates
    .one = une carte Pirates
    .single = carte Pirates
    .plural = cartes Pirates
    .of = de cartes Pirates

good-tea = thé
    .plantation = une plantation de thé
    .plural = thés
    .of = de thé
good-cinnamon = cannelle
    .plantation = une plantation de cannelle
    .plural = cannelles
    .of = de cannelle
good-rubber = caoutchouc
    .plantation = une plantation de caoutchouc
    .plural = caoutchoucs
    .of = de caoutchouc
good-sugar = sucre
    .plantation = une plantation de sucre
    .plural = sucres
    .of = de sucre
good-coffee = café
    .plantation = une plantation de café
    .plural = cafés
    .of = de café
good-indigo = indigo
    .plantation = une plantation d’indigo
    .plural = indigos
    .of = d’indigo

phase-draw = Pioche
phase-trade = Échange
phase-pirates = Pirates
phase-storm = Tempête
phase-build = Chantier
phase-ship = Envoi
phase-end = Fin

counted = { $count ->
    [one] { $count } { FORM($card, "single") }
   *[other] { $count } { FORM($card, "plural") }
}
counted-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
counted-plantations = { $count ->
    [one] { $count } plantation { FORM($good, "of") }
   *[other] { $count } plantations { FORM($good, "of") }
}

## Invites

prompt-over = La partie est finie
prompt-turn = Tu peux { $actions }, ou finir ton tour
prompt-turn-ship = { $points ->
    [one] Tu peux { $actions }, puis expédier : { $good }, { $points } point
   *[other] Tu peux { $actions }, puis expédier : { $good }, { $points } points
}
prompt-ship = { $points ->
    [one] Tu peux expédier ({ $good }, { $points } point), ou finir ton tour
   *[other] Tu peux expédier ({ $good }, { $points } points), ou finir ton tour
}
prompt-nothing = Plus rien à faire pendant ce tour
prompt-can-draw = piocher { $count } cartes contre un Clipper
prompt-can-trade = échanger
prompt-can-attack = attaquer
prompt-can-storm = lever une tempête
prompt-can-build = bâtir
prompt-discard = { $count ->
    [one] Défausse { $count } carte : ta limite de main est { $limit }
   *[other] Défausse { $count } cartes : ta limite de main est { $limit }
}
prompt-offer = Choisis ce que tu donnes à { $to } et ce que tu demandes
prompt-offer-anyone = Choisis ce que tu donnes et ce que tu demandes
prompt-counter = Choisis ce que tu donnes à { $to } et ce que tu demandes en retour
prompt-answer = { $by } te fait une offre : accepte, refuse ou contre
prompt-answer-lack = { $by } te fait une offre : refuse ou contre
prompt-answer-call = { $by } demande des offres : fais-en une, ou refuse
prompt-reply = { $by } te fait une contre-offre : accepte ou refuse
prompt-attack = { $by } t’attaque : défausse des Vents, ou passe et perds une carte
prompt-fleet = { PERSON($target) ->
    [you] La flotte lancée par { $by } vise toute ta main : { $count } Clippers l’arrêtent
   *[other] La flotte lancée par { $by } vise { $target } et toute sa main : { $count } Clippers l’arrêtent
}
prompt-fleet-more = { PERSON($target) ->
    [you] { $count ->
        [one] La flotte lancée par { $by } vise toute ta main : encore { $count } Clipper l’arrête
       *[other] La flotte lancée par { $by } vise toute ta main : encore { $count } Clippers l’arrêtent
    }
   *[other] { $count ->
        [one] La flotte lancée par { $by } vise { $target } et toute sa main : encore { $count } Clipper l’arrête
       *[other] La flotte lancée par { $by } vise { $target } et toute sa main : encore { $count } Clippers l’arrêtent
    }
}

prompt-waits-turn = { PERSON($who) ->
    [you] C’est à toi de jouer
   *[other] C’est à { $who } de jouer
}
prompt-waits-answer = { PERSON($who) ->
    [you] Tu réfléchis à l’offre
   *[other] { $who } réfléchit à l’offre
}
prompt-waits-reply = { PERSON($who) ->
    [you] Tu réfléchis à la contre-offre
   *[other] { $who } réfléchit à la contre-offre
}
prompt-waits-raid = { PERSON($who) ->
    [you] Tu réponds aux pirates
   *[other] { $who } répond aux pirates
}
prompt-waits-discard = { PERSON($who) ->
    [you] Tu défausses jusqu’à ta limite de main
   *[other] { $who } défausse jusqu’à sa limite de main
}

next-attack = Choisis un joueur à attaquer.
next-fleet = Choisis un joueur que la flotte va dépouiller.
next-attack-or-fleet = Choisis un joueur à attaquer, ou ajoute { $more } cartes Pirates pour une flotte.
next-player = Appuie sur Échange pour faire une offre, ou sur Pirates pour attaquer.
next-storm = Appuie sur { $monsoon } cartes Vents pour une Mousson, ou sur { $typhoon } pour un Typhon.
next-plantation = Appuie sur la marchandise à planter.
next-build = Appuie sur un Port pour engager un fonctionnaire, ou sur une marchandise à planter.
next-meld = Appuie sur les marchandises à expédier.
next-any = Appuie sur une carte, ou sur l’action à faire.

## Boutons

do-clipper = Défausser un Clipper : piocher { $count }
do-offer = Faire une offre à { $to }
do-offer-anyone = Faire une offre à tous
do-give = Donner { FORM($card, "one") }
do-want = Demander { FORM($card, "one") }
do-propose = Proposer
do-call = Demander des offres
do-propose-counter = Proposer plutôt
do-accept = Accepter
do-decline = Refuser
do-counter = Contrer
do-attack = Attaquer { $target }
do-fleet = Lancer une flotte contre { $target }
do-negate = Défausser des Vents
do-pass = Passer
do-promise = { $count ->
    [0] Ne rien promettre
    [one] Promettre { $count } Clipper
   *[other] Promettre { $count } Clippers
}
do-monsoon = Lever une Mousson
do-typhoon = Lever un Typhon
do-plantation = Bâtir { FORM($good, "plantation") }
do-official = Engager un fonctionnaire
do-ship = { $count ->
    [one] Expédier { $count } { $good }
   *[other] Expédier { $count } { FORM($good, "plural") }
}
do-end = Finir ton tour
do-discard = Défausser { FORM($card, "one") }

## Parties du plateau

part-trade = { $left ->
    [one] Échange, encore { $left } offre
   *[other] Échange, encore { $left } offres
}
part-card = { $card }, { $count } en main
part-seat = { PERSON($who) ->
    [you] { $cards ->
        [one] Toi, { $cards } carte
       *[other] Toi, { $cards } cartes
    }
   *[other] { $cards ->
        [one] { $who }, { $cards } carte
       *[other] { $who }, { $cards } cartes
    }
}
part-anyone = Tous
part-counter = Contre-offre

## Refus

no-over = La partie est finie.
no-wait-answer = Attends la réponse à l’offre : c’est à { $who } de parler.
no-wait-raid = Attends la réponse aux pirates : c’est à { $who } de parler.
no-wait-turn = Attends la fin du tour : c’est à { $who } de jouer.
no-phase-over = Tu es en phase { $now } : la phase { $past } est donc finie.
no-fit = Cela ne va pas avec ce que tu as choisi. Annule d’abord.
no-finish = Finis ce que tu as commencé, ou annule-le.

no-clipper = Tu as pioché tes { $count } cartes pour ce tour. Pour piocher plus, il te faut un Clipper à défausser.
no-clipper-twice = Tu as déjà défaussé un Clipper pour des cartes ce tour. Cette partie n’en permet qu’un par tour.
no-cards-to-draw = La pioche et la défausse sont vides : il n’y a rien à piocher.

no-offers-left = Tu as fait tes { $count } offres de ce tour.
no-anyone-two = Il n’y a qu’un seul autre joueur avec qui échanger.
no-trade-first = Appuie d’abord sur Échange, puis choisis qui reçoit l’offre.
no-name = Appuie d’abord sur Échange : tu ne peux demander des cartes que dans une offre.

no-pirates = Il te faut une carte Pirates pour attaquer, mais tu n’en as pas.
no-hands = Aucun autre joueur n’a de carte à voler.

no-winds = { $held ->
    [0] Une Mousson demande { $count } cartes Vents, mais tu n’en as pas.
   *[other] Une Mousson demande { $count } cartes Vents, mais tu n’en as que { $held }.
}

no-build = Il te faut { $ports } Ports pour un fonctionnaire, ou { $plantations } cartes Plantation et { $goods } marchandises identiques pour une plantation.
no-build-goods = Pour une plantation, il te faut aussi { $goods } marchandises identiques ; pour un fonctionnaire, { $ports } Ports.

no-ship-both = Une cargaison demande un Clipper et un Port, mais tu n’as ni l’un ni l’autre.
no-ship-clipper = Une cargaison demande un Clipper, mais tu n’en as pas.
no-ship-port = Une cargaison demande un Port, mais tu n’en as pas.
no-ship-goods = Une cargaison demande au moins une marchandise, mais tu n’en as pas.

no-answer = Il n’y a ni offre ni attaque à laquelle répondre.

no-self = Tu ne peux ni échanger avec toi-même ni t’attaquer.
no-seat-late = Les phases Échange et Pirates sont finies pour ce tour.
no-seat-empty = Il n’y a pas de carte à voler à { $who }.
no-seat-either = Appuie d’abord sur Échange ou sur Pirates, puis sur un joueur.
no-seat-trade = Appuie d’abord sur Échange, puis sur un joueur.
no-seat-pirates = Appuie d’abord sur Pirates, puis sur le joueur à attaquer.
no-seat-offers = Tu n’as plus d’offre ce tour, ni de Pirates pour attaquer.
no-seat-over = La phase Échange est finie pour ce tour, et tu n’as pas de Pirates pour attaquer.

no-card = Tu n’as pas { FORM($card, "of") }.
no-card-clipper = Appuie sur Pioche pour défausser un Clipper contre des cartes. Quand tu expédies, un Clipper est ajouté pour toi à la cargaison.
no-card-clipper-late = Tu ne peux défausser un Clipper contre des cartes que dans la phase Pioche. Quand tu expédies, un Clipper est ajouté pour toi à la cargaison.
no-card-ports = Appuie sur Chantier pour engager un fonctionnaire contre { $count } Ports. Quand tu expédies, un Port est ajouté pour toi à la cargaison.
no-card-port = Il te faut { $count } Ports pour engager un fonctionnaire. Quand tu expédies, un Port est ajouté pour toi à la cargaison.
no-card-plantations = Appuie sur Chantier, puis sur la marchandise à planter. Dans une cargaison, cette carte peut remplacer une marchandise que tu cultives.
no-card-plantation = Une carte Plantation ne peut remplacer une marchandise que si tu as une plantation qui la cultive. Bâtir une plantation demande { $count } cartes Plantation.
no-card-winds = Appuie sur Tempête pour défausser des Vents. Si on t’attaque, tu peux défausser une carte Vents pour arrêter l’attaque.
no-card-winds-one = Une Mousson demande { $count } cartes Vents. Si on t’attaque, tu peux défausser celle-ci pour arrêter l’attaque.
no-card-pirates = Appuie sur Pirates, puis sur le joueur à attaquer.

no-end-limit = Ton tour finit quand tu n’as plus que { $limit } cartes. Appuie sur les cartes à défausser.
no-end-first = Défausse d’abord jusqu’à ta limite de main : { $limit }.
no-discard-card = Tu n’as pas { FORM($card, "of") } à défausser.

no-attack-winds = Tu n’as pas de Vents à défausser.
no-attack-first = Réponds d’abord à l’attaque : défausse des Vents ou passe.
no-fleet-enough = { $count ->
    [one] Il ne faut plus que { $count } Clipper pour arrêter cette flotte.
   *[other] Il ne faut plus que { $count } Clippers pour arrêter cette flotte.
}
no-fleet-clipper = Tu n’as pas de Clipper à promettre.
no-fleet-clippers = Tu ne peux pas promettre { $count } Clippers avec seulement { $held } en main.
no-fleet-first = Réponds d’abord à la flotte : choisis combien de Clippers tu promets.

no-give-held = Tu n’as pas { FORM($card, "of") } à donner.
no-give-all = Tu donnes déjà tout ce que tu as : { FORM($card, "plural") }.
no-give-wanted = Tu demandes des { FORM($card, "plural") } : tu ne peux donc pas en donner.
no-want-given = Tu donnes des { FORM($card, "plural") } : tu ne peux donc pas en demander.
no-want-more = { $count ->
    [0] Tu ne peux rien demander à { $who } : sa main est vide.
    [one] Tu ne peux demander à { $who } que { $count } carte : c’est toute sa main.
   *[other] Tu peux demander à { $who } au plus { $count } cartes : c’est toute sa main.
}
no-want-more-anyone = { $count ->
    [0] Toutes les autres mains sont vides : il n’y a rien à demander.
    [one] Tu peux demander au plus { $count } carte : aucune autre main n’en a plus.
   *[other] Tu peux demander au plus { $count } cartes : aucune autre main n’en a plus.
}
no-order = Les cartes entrent dans une offre dans un ordre fixe. Tu as déjà ajouté une carte qui vient après celle-ci.
no-counter-empty = Une contre-offre doit nommer au moins une carte.
no-counter-finish = Finis d’abord ta contre-offre.
no-offer-finish = Finis d’abord ton offre. Elle compte déjà parmi tes offres, et seul Défaire peut l’effacer.
no-time = { $minutes ->
    [one] Ta minute pour de nouvelles offres est écoulée. On peut encore répondre aux offres déjà faites.
   *[other] Tes { $minutes } minutes pour de nouvelles offres sont écoulées. On peut encore répondre aux offres déjà faites.
}

no-accept-call = Il n’y a pas de cartes à accepter. Fais toi-même une offre, ou refuse.
no-accept = { $held ->
    [0] { $count ->
        [one] On te demande { $count } { FORM($card, "single") }, mais tu n’en as pas.
       *[other] On te demande { $count } { FORM($card, "plural") }, mais tu n’en as pas.
    }
   *[other] On te demande { $count } { FORM($card, "plural") }, mais tu n’en as que { $held }.
}
no-counter-reply = Tu ne peux pas contrer une contre-offre. Accepte-la ou refuse-la.
no-counter-cards = Vous n’avez ni l’un ni l’autre de carte à échanger.
no-answer-first = Réponds d’abord à l’offre.

## Le récit

line-begin = { PERSON($who) ->
    [you] Tu commences
   *[other] { $who } commence
}
line-turn = { PERSON($who) ->
    [you] Ton tour commence
   *[other] C’est à { $who } de jouer
}
aside-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
line-draw = { PERSON($who) ->
    [you] Tu pioches { $cards }
   *[other] { $who } pioche { $cards }
}
line-shuffle = La défausse est mélangée et devient la nouvelle pioche
line-no-draw = { PERSON($who) ->
    [you] { $count ->
        [one] Il te manque { $count } carte : il n’y a plus rien à piocher
       *[other] Il te manque { $count } cartes : il n’y a plus rien à piocher
    }
   *[other] { $count ->
        [one] Il manque { $count } carte à { $who } : il n’y a plus rien à piocher
       *[other] Il manque { $count } cartes à { $who } : il n’y a plus rien à piocher
    }
}
line-clipper = { PERSON($who) ->
    [you] Tu défausses un Clipper pour piocher { $count } cartes
   *[other] { $who } défausse un Clipper pour piocher { $count } cartes
}

line-offer = { PERSON($by) ->
    [you] Tu proposes à { $to } { $give } contre { $want }
   *[other] { PERSON($to) ->
        [you] { $by } te propose { $give } contre { $want }
       *[other] { $by } propose à { $to } { $give } contre { $want }
    }
}
line-gift = { PERSON($by) ->
    [you] Tu proposes à { $to } un cadeau : { $give }
   *[other] { PERSON($to) ->
        [you] { $by } te propose un cadeau : { $give }
       *[other] { $by } propose à { $to } un cadeau : { $give }
    }
}
line-request = { PERSON($by) ->
    [you] Tu demandes à { $to } { $want }
   *[other] { PERSON($to) ->
        [you] { $by } te demande { $want }
       *[other] { $by } demande à { $to } { $want }
    }
}
line-call = { PERSON($by) ->
    [you] Tu demandes une offre à { $to }
   *[other] { PERSON($to) ->
        [you] { $by } te demande une offre
       *[other] { $by } demande une offre à { $to }
    }
}
line-offer-anyone = { PERSON($by) ->
    [you] Tu proposes à tous { $give } contre { $want }
   *[other] { $by } propose à tous { $give } contre { $want }
}
line-gift-anyone = { PERSON($by) ->
    [you] Tu proposes à tous un cadeau : { $give }
   *[other] { $by } propose à tous un cadeau : { $give }
}
line-request-anyone = { PERSON($by) ->
    [you] Tu demandes à tous { $want }
   *[other] { $by } demande à tous { $want }
}
line-call-anyone = { PERSON($by) ->
    [you] Tu demandes des offres à tous
   *[other] { $by } demande des offres à tous
}
line-counter = { PERSON($by) ->
    [you] Tu proposes plutôt à { $to } { $give } contre { $want }
   *[other] { PERSON($to) ->
        [you] { $by } te propose plutôt { $give } contre { $want }
       *[other] { $by } propose plutôt à { $to } { $give } contre { $want }
    }
}
line-counter-gift = { PERSON($by) ->
    [you] Tu proposes plutôt à { $to } un cadeau : { $give }
   *[other] { PERSON($to) ->
        [you] { $by } te propose plutôt un cadeau : { $give }
       *[other] { $by } propose plutôt à { $to } un cadeau : { $give }
    }
}
line-counter-request = { PERSON($by) ->
    [you] Tu demandes plutôt à { $to } { $want }
   *[other] { PERSON($to) ->
        [you] { $by } te demande plutôt { $want }
       *[other] { $by } demande plutôt à { $to } { $want }
    }
}
line-decline = { PERSON($by) ->
    [you] Tu refuses l’offre faite par { $of }
   *[other] { PERSON($of) ->
        [you] { $by } refuse ton offre
       *[other] { $by } refuse l’offre faite par { $of }
    }
}
line-trade = { PERSON($by) ->
    [you] Tu donnes à { $to } { $gave } contre { $got }
   *[other] { PERSON($to) ->
        [you] { $by } te donne { $gave } contre { $got }
       *[other] { $by } donne à { $to } { $gave } contre { $got }
    }
}
line-trade-gift = { PERSON($by) ->
    [you] Tu donnes à { $to } { $gave } en cadeau
   *[other] { PERSON($to) ->
        [you] { $by } te donne { $gave } en cadeau
       *[other] { $by } donne à { $to } { $gave } en cadeau
    }
}

line-attack = { PERSON($by) ->
    [you] Tes pirates attaquent { $target }
   *[other] { PERSON($target) ->
        [you] { $by } t’attaque avec des pirates
       *[other] { $by } attaque { $target } avec des pirates
    }
}
line-negate = { PERSON($by) ->
    [you] Tes Vents arrêtent l’attaque lancée par { $of }
   *[other] { PERSON($of) ->
        [you] { $by } arrête ton attaque avec des Vents
       *[other] { $by } arrête avec des Vents l’attaque lancée par { $of }
    }
}
line-steal = { PERSON($by) ->
    [you] Tes pirates volent { $card } à { $target }
   *[other] { PERSON($target) ->
        [you] { $by } te vole { $card }
       *[other] { $by } vole { $card } à { $target }
    }
}
line-fleet = { PERSON($by) ->
    [you] Tu lances contre { $target } une flotte de { $count } cartes Pirates
   *[other] { $by } lance contre { $target } une flotte de { $count } cartes Pirates
}
line-promise = { PERSON($who) ->
    [you] { $count ->
        [0] Tu ne promets aucun Clipper
        [one] Tu promets { $count } Clipper
       *[other] Tu promets { $count } Clippers
    }
   *[other] { $count ->
        [0] { $who } ne promet aucun Clipper
        [one] { $who } promet { $count } Clipper
       *[other] { $who } promet { $count } Clippers
    }
}
line-repel = { PERSON($by) ->
    [you] { $count } Clippers arrêtent ta flotte
   *[other] { $count } Clippers arrêtent la flotte lancée par { $by }
}
line-rob = { PERSON($by) ->
    [you] Ta flotte prend à { $target } toute sa main : { $cards }
   *[other] { PERSON($target) ->
        [you] La flotte lancée par { $by } te prend toute ta main : { $cards }
       *[other] La flotte lancée par { $by } prend à { $target } toute sa main : { $cards }
    }
}
line-rob-hidden = { $count ->
    [one] { PERSON($by) ->
        [you] Ta flotte prend à { $target } sa seule carte
       *[other] { PERSON($target) ->
            [you] La flotte lancée par { $by } te prend ta seule carte
           *[other] La flotte lancée par { $by } prend à { $target } sa seule carte
        }
    }
   *[other] { PERSON($by) ->
        [you] Ta flotte prend à { $target } toute sa main de { $count } cartes
       *[other] { PERSON($target) ->
            [you] La flotte lancée par { $by } te prend toute ta main de { $count } cartes
           *[other] La flotte lancée par { $by } prend à { $target } toute sa main de { $count } cartes
        }
    }
}
line-monsoon = { PERSON($by) ->
    [you] Tu lèves une Mousson : chaque autre joueur perd une carte
   *[other] { $by } lève une Mousson : chaque autre joueur perd une carte
}
line-typhoon = { PERSON($by) ->
    [you] Tu lèves un Typhon : chaque joueur perd toute sa main
   *[other] { $by } lève un Typhon : chaque joueur perd toute sa main
}
line-lose = { PERSON($who) ->
    [you] Tu perds { $cards }
   *[other] { $who } perd { $cards }
}
line-plantation = { PERSON($who) ->
    [you] Tu bâtis { FORM($good, "plantation") }
   *[other] { $who } bâtit { FORM($good, "plantation") }
}
line-official = { PERSON($who) ->
    [you] Tu engages un fonctionnaire
   *[other] { $who } engage un fonctionnaire
}
line-ship = { PERSON($who) ->
    [you] { $count ->
        [one] Tu expédies { $count } { $good }
       *[other] Tu expédies { $count } { FORM($good, "plural") }
    }
   *[other] { $count ->
        [one] { $who } expédie { $count } { $good }
       *[other] { $who } expédie { $count } { FORM($good, "plural") }
    }
}
line-discard = { PERSON($who) ->
    [you] Tu défausses { $card }
   *[other] { $who } défausse { $card }
}
line-won = { PERSON($who) ->
    [you] Tu gagnes
    [other] { $who } gagne
   *[several] Victoire partagée : { $who }
}

aside-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
aside-change = { $count ->
    [one] { SIGNED($count) } carte
   *[other] { SIGNED($count) } cartes
}
aside-won-target = { $target } points en premier
aside-won-equal = le plus de points à tours égaux
aside-won-rounds = le plus de points après { $rounds } tours chacun

## Réponses

entry-seat = Joueur
entry-seat-words = Appuie sur un joueur pour lui faire une offre ou l’attaquer. Tu vois combien de cartes il a, mais pas lesquelles.
entry-anyone = Tous
entry-anyone-words = Ton offre fait le tour de la table. Le premier joueur qui l’accepte fait l’échange.
entry-propose = Proposer
entry-propose-words = Tu fais l’offre telle qu’affichée et attends une réponse.
entry-accept = Accepter
entry-accept-words = Tu prends l’offre, et les cartes changent de main aussitôt.
entry-decline = Refuser
entry-decline-words = Tu refuses l’offre. Aucune carte ne change de main.
entry-counter = Contre-offre
entry-counter-words = Tu réponds par ta propre offre. L’autre joueur peut l’accepter ou la refuser.
entry-negate = Défausser des Vents
entry-negate-words = Tu défausses des Vents, et l’attaque échoue.
entry-pass = Passer
entry-pass-words = Tu laisses faire l’attaque et perds une carte au hasard.
entry-promise = Promettre des Clippers
entry-promise-words = Tu promets d’aider à arrêter la flotte. Il faut { $count } Clippers en tout, d’un ou de plusieurs joueurs.
entry-deck = Pioche
entry-deck-words = Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.
figure-cards = Cartes
entry-discard = Défausse
entry-discard-words = Toutes les cartes défaussées vont ici, face visible. Chacun peut les regarder.
entry-prices = Table des prix
entry-prices-words = Plus une cargaison a de marchandises d’une sorte, plus elle rapporte de points.
figure-most = Marchandises par cargaison, au plus
entry-official = Fonctionnaires
entry-official-words = Avoir seul le plus de fonctionnaires porte la limite de main à { $most }. À { $from } joueurs ou plus, en avoir seul le moins l’abaisse à { $fewest }.
figure-ports = Ports pour un fonctionnaire
entry-score = Points
entry-score-words = Tu marques en expédiant. Le premier joueur à { $target } points gagne.
entry-score-equal = Tu marques en expédiant. Quand un joueur atteint { $target }, on finit la manche, et qui a le plus de points gagne.
entry-draw-words = Tu pioches { $count } cartes. Défausse un Clipper pour en piocher { $more } de plus.
entry-trade-words = Échange des cartes avec d’autres joueurs. Tu peux faire jusqu’à { $count } offres par tour.
entry-pirates-words = { $attack ->
    [one] Défausse { $attack } carte Pirates pour voler une carte au hasard à un autre joueur, ou { $fleet } pour voler toute une main.
   *[other] Défausse { $attack } cartes Pirates pour voler une carte au hasard à un autre joueur, ou { $fleet } pour voler toute une main.
}
entry-storm-words = Défausse { $monsoon } cartes Vents pour une Mousson : chaque autre joueur défausse une carte au hasard. Défausse-en { $typhoon } pour un Typhon : chaque joueur, y compris toi, défausse toute sa main.
entry-build-words = Défausse { $plantations } cartes Plantation et { $goods } marchandises identiques pour bâtir une plantation, ou { $ports } Ports pour engager un fonctionnaire.
entry-ship-words = Une fois par tour, expédie une cargaison : un Clipper, un Port et des marchandises d’une sorte. Tu en tires des points et pioches { $count } cartes.
entry-end-words = Tu défausses jusqu’à ta limite de main, puis ton tour finit.

now-deck = { $count ->
    [0] Il ne reste aucune carte.
    [one] Il reste { $count } carte.
   *[other] Il reste { $count } cartes.
}
now-discard = { $count ->
    [0] La défausse est vide.
    [one] La défausse a { $count } carte.
   *[other] La défausse a { $count } cartes.
}
now-phase-over = Cette phase est finie pour ce tour.
now-could-ship = { PERSON($who) ->
    [you] { $points ->
        [one] Tu pourrais expédier : { $good }, { $points } point.
       *[other] Tu pourrais expédier : { $good }, { $points } points.
    }
   *[other] { $points ->
        [one] { $who } pourrait expédier : { $good }, { $points } point.
       *[other] { $who } pourrait expédier : { $good }, { $points } points.
    }
}
now-holds = { PERSON($who) ->
    [you] Tu en as { $count } en main.
   *[other] { $who } en a { $count } en main.
}
now-holds-known = { PERSON($who) ->
    [you] Tu en as au moins { $count } en main.
   *[other] { $who } en a au moins { $count } en main.
}
now-worth = { PERSON($who) ->
    [you] { $points ->
        [one] Ta cargaison rapporterait { $points } point ({ $count } × { $good }).
       *[other] Ta cargaison rapporterait { $points } points ({ $count } × { $good }).
    }
   *[other] { $points ->
        [one] Une cargaison rapporterait { $points } point à { $who } ({ $count } × { $good }).
       *[other] Une cargaison rapporterait { $points } points à { $who } ({ $count } × { $good }).
    }
}
now-grown = { $count ->
    [one] { $count } plantation cultive cette marchandise.
   *[other] { $count } plantations cultivent cette marchandise.
}
now-points = { PERSON($who) ->
    [you] Ton score : { $points } sur { $target }.
   *[other] Score pour { $who } : { $points } sur { $target }.
}
now-hand = { PERSON($who) ->
    [you] { $count ->
        [one] Tu as { $count } carte en main ; ta limite est { $limit }.
       *[other] Tu as { $count } cartes en main ; ta limite est { $limit }.
    }
   *[other] { $count ->
        [one] { $who } a { $count } carte en main ; sa limite est { $limit }.
       *[other] { $who } a { $count } cartes en main ; sa limite est { $limit }.
    }
}
now-hand-known = La main contient { $cards }.
now-officials = { PERSON($who) ->
    [you] { $count ->
        [one] Tu as { $count } fonctionnaire.
       *[other] Tu as { $count } fonctionnaires.
    }
   *[other] { $count ->
        [one] { $who } a { $count } fonctionnaire.
       *[other] { $who } a { $count } fonctionnaires.
    }
}
now-plantations = { PERSON($who) ->
    [you] Tu possèdes { $plantations }.
   *[other] { $who } possède { $plantations }.
}
now-limit = { PERSON($who) ->
    [you] { $count ->
        [0] Tu n’as pas de fonctionnaire ; ta limite de main est { $limit }.
        [one] Tu as { $count } fonctionnaire ; ta limite de main est { $limit }.
       *[other] Tu as { $count } fonctionnaires ; ta limite de main est { $limit }.
    }
   *[other] { $count ->
        [0] { $who } n’a pas de fonctionnaire ; sa limite de main est { $limit }.
        [one] { $who } a { $count } fonctionnaire ; sa limite de main est { $limit }.
       *[other] { $who } a { $count } fonctionnaires ; sa limite de main est { $limit }.
    }
}

## La boîte

box-goods = Marchandises
box-goods-about = Expédie des marchandises pour des points. Plus une marchandise est rare, plus elle rapporte.
box-clippers = Clippers, Ports et Plantations
box-clippers-about = Chaque cargaison demande un Clipper et un Port. { $ports } Ports engagent un fonctionnaire ; avoir seul le plus de fonctionnaires porte la limite de main à { $most } au lieu de { $limit }. { $plantations } cartes Plantation et { $goods } marchandises identiques bâtissent une plantation.
box-events = Vents et Pirates
box-events-about = Les Pirates volent des cartes. Les Vents arrêtent une attaque ou lèvent une tempête.

piece-clipper = Chaque cargaison demande un Clipper. Dans la phase Pioche, défausse un Clipper pour piocher { $draw } cartes. { $stop } Clippers arrêtent une flotte.
piece-port = Chaque cargaison demande un Port. Défausse { $ports } Ports pour engager un fonctionnaire.
piece-plantation = Défausse { $plantations } cartes Plantation et { $goods } marchandises identiques pour bâtir une plantation de cette marchandise. Pour chaque plantation que tu possèdes, une carte Plantation peut compter comme sa marchandise dans une cargaison.
piece-winds = Défausse { $negate } de ces cartes pour arrêter une attaque, { $monsoon } pour une Mousson ou { $typhoon } pour un Typhon.
piece-pirates = Défausse { $attack } de ces cartes pour voler une carte au hasard, ou { $fleet } pour voler toute une main.
piece-good = Expédie autant de marchandises d’une sorte que tu peux en une seule cargaison. Dans ta main, chaque carte montre les points qu’elle ajoute à la cargaison.
figure-points = Points pour { $count } expédiées

table-points = Points d’une cargaison, selon le nombre de marchandises
table-goods = Marchandises
table-costs = Cartes pour attaques et tempêtes
table-action = Action
table-discard = Défausse
table-attack = Attaque pirate
table-stop-attack = Arrêter une attaque
table-fleet = Flotte pirate
table-stop-fleet = Arrêter une flotte
table-monsoon = Mousson
table-typhoon = Typhon

## Classements

standing-points = Points
standing-plantations = Plantations
standing-officials = Fonctionnaires
standing-cards = Cartes en main

## Faits lus à haute voix

fact-scored = Points par marchandise
fact-for = { $points } { FORM($good, "of") }
fact-known = Cartes connues en main
fact-phase = Phase
fact-clippers = Clippers défaussés pour piocher ce tour
fact-offer = Offre en préparation pour
fact-counter = Contre-offre en préparation par
fact-give = À donner
fact-want = À demander

## Titre et résultat

heading = Tour { $turn }
transcript-turn = Manche { $round }, tour { $turn } : à { $who } de jouer. Score : { $scores }.

result-target = { PERSON($who) ->
    [you] Tu gagnes avec { $score } points et atteins { $target } en premier.
   *[other] { $who } gagne avec { $score } points et atteint { $target } en premier.
}
result-equal = { PERSON($who) ->
    [you] Tu gagnes avec { $score } points, le plus à tours égaux.
    [other] { $who } gagne avec { $score } points, le plus à tours égaux.
   *[several] Victoire partagée : { $who }, avec { $score } points chacun à tours égaux.
}
result-rounds = { PERSON($who) ->
    [you] Tu gagnes avec { $score } points, le plus après { $rounds } tours chacun.
    [other] { $who } gagne avec { $score } points, le plus après { $rounds } tours chacun.
   *[several] Victoire partagée : { $who }, avec { $score } points chacun après { $rounds } manches.
}
result-officials = { $result } Égalité avec { $beaten }, départagée par le nombre de fonctionnaires.
result-plantations = { $result } Égalité avec { $beaten }, même en fonctionnaires, départagée par le nombre de plantations.

end-0 = 100 points en premier
end-1 = tours égaux pour tous
end-2 = 100 tours chacun
total-0 = Points
category-0 = Thé
category-1 = Cannelle
category-2 = Caoutchouc
category-3 = Sucre
category-4 = Café
category-5 = Indigo

## Étiquettes du plateau

board-tabs = Vues
board-tab-harbour = Quai
board-tab-players = Joueurs
board-tab-log = Journal
board-tab-prices = Prix

board-hand-of = Cartes en main et limite de main
board-limit = sur { $limit }
board-officials = Fonctionnaires

board-deck = Pioche { $count }
board-spent = Défausse { $count }
board-look = Regarder la défausse

board-hand = { PERSON($who) ->
    [you] Ta main
   *[other] Main : { $who }
}
board-your-hand = Ta main
board-drawn = Nouvelles cartes
board-hand-size = { $count ->
    [one] { $count } carte, limite { $limit }
   *[other] { $count } cartes, limite { $limit }
}
board-limit-most = le plus de fonct.
board-limit-fewest = le moins de fonct.

board-phases = Phases du tour
board-costs = −{ $count } { FORM($card, "narrow") }
board-costs-one = −1 { $card }
board-offers = { $count ->
    [one] { $count } offre
   *[other] { $count } offres
}
board-costs-build = −{ $official } ou −{ $plantation } cartes
board-costs-build-short = −{ $official }/−{ $plantation }
board-keep = gardes { $count }
board-excess = { $count } de trop
board-over = finie
board-no-offers = plus d’offres
board-no-offers-short = plus rien
board-no-goods = vide
board-no-card = sans { $card }
board-no-cards = sans { FORM($card, "narrow") }
board-too-few = { $held }/{ $count } { FORM($card, "narrow") }
board-too-few-short = { $held } sur { $count }

board-prices = Table des prix
board-points = Points
board-points-way = { $before } → { $after } sur { $target }
board-less = Une de moins
board-more = Une de plus

board-trade = Ton offre
board-offers-left = { $count ->
    [one] encore { $count } offre
   *[other] encore { $count } offres
}
board-counter = Contre-offre
board-give = Tu donnes
board-want = Tu demandes
board-get = Tu reçois
board-anyone = Tous
board-give-none = Choisis des cartes de ta main
board-want-none = Choisis des cartes de la liste
board-give-back = Reprendre { FORM($card, "one") }
board-want-back = Ne plus demander { FORM($card, "one") }
board-want-from = { $count ->
    [0] Aucune carte à demander à { $who }
    [one] Demander { $count } carte à { $who }
   *[other] Demander jusqu’à { $count } cartes à { $who }
}
board-want-from-anyone = { $count ->
    [0] Personne d’autre n’a de carte à demander
    [one] Demander { $count } carte à tous
   *[other] Demander jusqu’à { $count } cartes à tous
}
board-wish = Demander des { FORM($card, "plural") }, { $count } jusqu’ici
board-wish-known = { $count ->
    [0] Demander { FORM($card, "one") } ; l’autre main en a au moins { $known }
   *[other] Demander des { FORM($card, "plural") }, { $count } jusqu’ici ; l’autre main en a au moins { $known }
}
board-known = { PERSON($who) ->
    [you] Tu en as au moins { $count }
   *[other] { $who } en a au moins { $count }
}
board-at-least = ≥{ $count }
board-hand-change = Ta main : { $before } → { $after }
board-meld-change = Points de ta meilleure cargaison : { $before } → { $after }
board-ideas = Échanges intéressants pour vous deux
board-idea = Proposer à { $to } { $give } contre { $want }
board-propose = Proposer à { $to }
board-propose-gift = Offrir un cadeau à { $to }
board-propose-request = Demander à { $to }
board-propose-call = Demander une offre à { $to }
board-propose-anyone = Proposer à tous
board-propose-gift-anyone = Offrir un cadeau à tous
board-propose-request-anyone = Demander à tous
board-propose-call-anyone = Demander des offres
board-seen-by-two = Visibles de vous deux seulement
board-seen-by-all = Tout le monde voit ces cartes
board-your-answer = Ta réponse

board-call = demande des offres
board-no-cards-side = rien
board-times = ×{ $count }
board-accepts = { PERSON($who) ->
    [you] Tu acceptes
   *[other] { $who } accepte
}
board-declines = { PERSON($who) ->
    [you] Tu refuses
   *[other] { $who } refuse
}

board-attack = Attaque
board-fleet = Flotte : { $count } Pirates
board-explain-attack = Tu voles une carte au hasard, sauf défausse de Vents par { $target }.
board-explain-fleet = Tu voles toute la main visée, sauf si { $count } Clippers arrêtent la flotte.
board-explain-monsoon = Chaque autre joueur défausse une carte au hasard.
board-explain-typhoon = Chaque joueur, y compris toi, défausse toute sa main.
board-explain-promise = Les Clippers promis ne sont défaussés que si la flotte est arrêtée. Sinon, { PERSON($whose) ->
    [you] ta main
   *[other] la main de { $whose }
} revient à { $by } : { $cards }.
board-explain-save = Deux Clippers sauvent ta main ({ $cards }). Sinon, elle revient à { $by }.

board-discard = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
}
board-choose = { $count ->
    [one] Choisis { $count } carte à défausser
   *[other] Choisis { $count } cartes à défausser
}
board-choose-more = { $count ->
    [one] Choisis encore { $count } carte à défausser
   *[other] Choisis encore { $count } cartes à défausser
}
board-clock = { $minutes }:{ $seconds }

## Options de la mise en place

option-first = Premier joueur
    .help = Le vainqueur de la dernière partie commence la revanche. Dans une première partie, ou après une victoire partagée, le hasard décide.
option-first-random = Un joueur au hasard
option-first-1 = Place 1
option-first-2 = Place 2
option-first-3 = Place 3
option-first-4 = Place 4
option-first-5 = Place 5
option-first-6 = Place 6
option-first-7 = Place 7
option-first-8 = Place 8
option-clipper_draws = Piocher avec des Clippers
    .help = Combien de fois par tour peut-on défausser un Clipper pour piocher deux cartes ?
option-clipper_draws-any = Autant qu’on veut
option-clipper_draws-one = Une fois par tour
option-ending = Fin de la partie
    .help = La partie finit-elle dès qu’un joueur a 100 points, ou tous les joueurs finissent-ils d’abord la manche ?
option-ending-first = Premier à 100 points
option-ending-equal = Tours égaux pour tous
option-clock = Horloge de trois minutes
    .help = Après trois minutes d’échange dans un tour, tu ne peux plus faire de nouvelles offres.
option-clock-off = Non
option-clock-on = Oui
