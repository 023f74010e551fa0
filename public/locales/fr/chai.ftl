## Noms
## Un thé a son pluriel ; un navire a « the », avec son article.

tea-green = vert
    .title = Vert
    .plural = verts
tea-yellow = jaune
    .title = Jaune
    .plural = jaunes
tea-white = blanc
    .title = Blanc
    .plural = blancs
tea-oolong = oolong
    .title = Oolong
    .plural = oolongs
tea-black = noir
    .title = Noir
    .plural = noirs
tea-fermented = fermenté
    .title = Fermenté
    .plural = fermentés
tea-count = { $count ->
    [one] { $count } { $tea }
   *[other] { $count } { FORM($tea, "plural") }
}

card-withering = Flétrissage
    .short = Flétrir
card-fixing = Fixation
card-rolling = Roulage
card-drying = Séchage
card-oxidation = Oxydation
    .short = Oxyder
card-fermentation = Fermentation
    .short = Ferment
card-blooming = Floraison
    .short = Fleurir
card-crate = Caisse
card-unknown = la carte
card-of = { $card } ({ $teas })
card-converting = { $card } ({ $from } en { $to })

ship-challenger = Challenger
    .the = le Challenger
ship-stornoway = Stornoway
    .the = le Stornoway
ship-robin-hood = Robin Hood
    .the = le Robin Hood
ship-serica = Serica
    .the = le Serica
ship-fiery-cross = Fiery Cross
    .the = le Fiery Cross
ship-taitsing = Taitsing
    .the = le Taitsing
ship-lahloo = Lahloo
    .the = le Lahloo
ship-leander = Leander
    .the = le Leander
ship-titania = Titania
    .the = le Titania
ship-taeping = Taeping
    .the = le Taeping
ship-ariel = Ariel
    .the = l’Ariel
ship-thermopylae = Thermopylae
    .the = le Thermopylae
ship-cutty-sark = Cutty Sark
    .the = le Cutty Sark
ship-sir-lancelot = Sir Lancelot
    .the = le Sir Lancelot
ship-spindrift = Spindrift
    .the = le Spindrift
ship-small-junk = petite jonque
    .title = Petite jonque
    .the = la petite jonque
ship-medium-junk = jonque moyenne
    .title = Jonque moyenne
    .the = la jonque moyenne
ship-large-junk = grande jonque
    .title = Grande jonque
    .the = la grande jonque
ship-deck = pioche des navires
    .title = Pioche des navires
    .the = la pioche des navires
ship-top = navire du dessus de la pioche
    .the = le navire du dessus de la pioche
ship-unknown = navire
    .title = Navire
    .the = le navire
ship-the = { FORM($ship, "the") }
ship-clipper = { $ship }, { $wants }, { $points } points
ship-junk = { FORM($ship, "title") }, { $size } thés au choix, { $points } points

space-field = le champ
    .title = Champ
    .short = Champ
space-l1 = le palier 1 de la voie gauche
    .title = Palier 1 de la voie gauche
    .narrow = le palier 1 (gauche)
    .short = Gauche 1
space-l2 = le palier 2 de la voie gauche
    .title = Palier 2 de la voie gauche
    .narrow = le palier 2 (gauche)
    .short = Gauche 2
space-l3 = le palier 3 de la voie gauche
    .title = Palier 3 de la voie gauche
    .narrow = le palier 3 (gauche)
    .short = Gauche 3
space-r1 = le palier 1 de la voie droite
    .title = Palier 1 de la voie droite
    .narrow = le palier 1 (droite)
    .short = Droite 1
space-r2 = le palier 2 de la voie droite
    .title = Palier 2 de la voie droite
    .narrow = le palier 2 (droite)
    .short = Droite 2
space-r3 = le palier 3 de la voie droite
    .title = Palier 3 de la voie droite
    .narrow = le palier 3 (droite)
    .short = Droite 3
space-dock = le quai
    .title = Quai
    .short = Quai
lane-left = gauche
    .title = Gauche
lane-right = droite
    .title = Droite

slot-fl = à gauche du champ
    .title = Emplacement à gauche du champ
    .to = à gauche du champ
slot-fb1 = sous le champ à gauche
    .title = Emplacement gauche sous le champ
    .to = sous le champ à gauche
    .narrow = sous le champ (gauche)
slot-fb2 = sous le champ au milieu
    .title = Emplacement du milieu sous le champ
    .to = sous le champ au milieu
    .narrow = sous le champ (milieu)
slot-fb3 = sous le champ à droite
    .title = Emplacement droit sous le champ
    .to = sous le champ à droite
    .narrow = sous le champ (droite)
slot-fr = à droite du champ
    .title = Emplacement à droite du champ
    .to = à droite du champ
slot-l1 = au palier 1 de la voie gauche
    .title = Emplacement au palier 1 de la voie gauche
    .to = au palier 1 de la voie gauche
    .narrow = au palier 1 (gauche)
slot-l2 = au palier 2 de la voie gauche
    .title = Emplacement au palier 2 de la voie gauche
    .to = au palier 2 de la voie gauche
    .narrow = au palier 2 (gauche)
slot-l3 = au palier 3 de la voie gauche
    .title = Emplacement au palier 3 de la voie gauche
    .to = au palier 3 de la voie gauche
    .narrow = au palier 3 (gauche)
slot-r1 = au palier 1 de la voie droite
    .title = Emplacement au palier 1 de la voie droite
    .to = au palier 1 de la voie droite
    .narrow = au palier 1 (droite)
slot-r2 = au palier 2 de la voie droite
    .title = Emplacement au palier 2 de la voie droite
    .to = au palier 2 de la voie droite
    .narrow = au palier 2 (droite)
slot-r3 = au palier 3 de la voie droite
    .title = Emplacement au palier 3 de la voie droite
    .to = au palier 3 de la voie droite
    .narrow = au palier 3 (droite)

house-harvest = Récolte
house-market = Marché
house-palace = Palais
house-harbour = Port
house-production = Production

hall-move = Bouger
    .task = bouger une carte
hall-swap = Échange
    .task = échanger deux cartes
hall-refresh = Réactiver
    .task = retourner des cartes face visible
hall-coin = Pièce
    .task = prendre la pièce

side-a = A
side-b = B

ability-change-worker = changer un ouvrier de 1 gratuitement
    .title = Changer un ouvrier de 1 gratuitement
ability-second-tea = récolter deux thés différents avec un ouvrier
    .title = Récolter deux thés différents avec un ouvrier
ability-roll-again = relancer des ouvriers au choix
    .title = Relancer des ouvriers au choix
ability-two-steps = monter du thé de deux pas
    .title = Monter du thé de deux pas
ability-search-deck = chercher dans la pioche depuis tout emplacement du Marché
    .title = Chercher dans la pioche depuis tout emplacement du Marché
ability-exchange-tea = échanger un jeton contre un autre thé
    .title = Échanger un jeton contre un autre thé
ability-move-card = déplacer une carte vers un emplacement vide
    .title = Déplacer une carte vers un emplacement vide
ability-take-tea = prendre un thé au choix dans le champ
    .title = Prendre un thé au choix dans le champ
ability-swap-cards = échanger deux cartes
    .title = Échanger deux cartes
ability-turn-up = retourner les cartes cachées face visible
    .title = Retourner les cartes cachées face visible

errand-market = une carte du Marché
    .title = Marché
errand-harbour = un navire
    .title = Port
errand-coin = la pièce du premier joueur
    .title = Pièce
errand-production = placer un groupe en Production
    .title = Production

workers-equal = { $count ->
    [1] un { $value }
    [2] deux { $value }
    [3] trois { $value }
    [4] quatre { $value }
    [5] cinq { $value }
    [6] six { $value }
   *[other] sept { $value }
}
pier-slot = à l’emplacement { $slot } du Port
pier-deck = sur la pioche des navires

## Titre

heading = Année { $year }, but : { $goal } navires
heading-race = Course du thé, { $year }, but : { $goal } navires
transcript-turn = Année { $round }, tour { $turn } : à { $who } de jouer. Score : { $scores }.

## Invites

prompt-over = La partie est finie
prompt-side = Choisis la face A ou B de ta carte Marchand
prompt-walk = Avance l’assistant de 1 à 3 marqueurs
prompt-place = Place des ouvriers sur un plateau : reste { $left }
prompt-last = Place ton dernier ouvrier, ou passe
prompt-last-begun = Place ton dernier ouvrier
prompt-end-change-ability = Change un ouvrier avec du thé, utilise ton marchand ou finis ton tour
prompt-end-change = Dépense du thé pour changer un ouvrier, ou finis ton tour
prompt-end-ability = Utilise ton marchand pour { $ability }, ou finis ton tour
prompt-end = Finis ton tour
prompt-load = Choisis un navire pour ton thé { $tea }
prompt-lane = Ton thé { $tea } monte : choisis une voie
prompt-queue = Choisis quel thé bouge ensuite
prompt-shown = Choisis quel thé du marqueur tu prends d’abord
prompt-units = Prends un thé ou monte du thé d’un pas : reste { $left }
prompt-units-next = Prends un autre thé ou monte du thé d’un pas : reste { $left }
prompt-steps = { $left ->
    [one] Monte ton thé : reste { $left } pas
   *[other] Monte ton thé : restent { $left } pas
}
prompt-second = Prends un second thé, différent
prompt-free-tea = Prends un thé de ton choix
prompt-search = Garde une de ces cartes
prompt-ship-search = Garde un de ces navires
prompt-top = Choisis la carte à remettre au-dessus
prompt-ship-top = Choisis le navire à remettre au-dessus
prompt-plant = Choisis un emplacement pour : { $card }
prompt-replace = Choisis une carte à remplacer par : { $card }
prompt-carry = Choisis une carte à déplacer et un emplacement vide
prompt-exchange = Choisis deux de tes cartes à échanger
prompt-acting = Choisis laquelle de tes cartes agit ensuite
prompt-conflict = La suite { $run } attaque ton navire : bats-la, ou cède-le
prompt-relocate-automaton = Navires à égalité pour l’automate : choisis pour lui
prompt-relocate = Choisis un navire libre pour ta suite
prompt-pay = Paie un thé pour changer ton { $from } en { $to }
prompt-nudge = Change gratuitement un de tes ouvriers de 1
prompt-reroll = Choisis des ouvriers à relancer
prompt-blend = Choisis un jeton thé et le thé qu’il devient
prompt-dock = Cède un navire pour faire de la place ({ $ship })
prompt-junk = Remplis la jonque depuis ton quai et tes navires, ou laisse-la
prompt-junk-next = Choisis le prochain thé pour la jonque
prompt-loading = Choisis un thé et le navire où le charger

## Ce que la table attend, vu par les autres

wait-side = { PERSON($who) ->
    [you] Tu choisis une face de ta carte Marchand
   *[other] { $who } choisit une face de sa carte Marchand
}
wait-walk = { PERSON($who) ->
    [you] Tu avances l’assistant
   *[other] { $who } avance l’assistant
}
wait-place = { PERSON($who) ->
    [you] Tu places des ouvriers
   *[other] { $who } place des ouvriers
}
wait-conflict = { PERSON($who) ->
    [you] Tu peux défendre ton navire
   *[other] { $who } peut défendre un navire
}
wait-tea = { PERSON($who) ->
    [you] Tu montes du thé
   *[other] { $who } monte du thé
}
wait-card = { PERSON($who) ->
    [you] Tu choisis une carte
   *[other] { $who } choisit une carte
}
wait-marker = { PERSON($who) ->
    [you] Tu utilises le marqueur de récolte
   *[other] { $who } utilise le marqueur de récolte
}
wait-decide = { PERSON($who) ->
    [you] Tu réfléchis
   *[other] { $who } réfléchit
}

## Ce qu’il faut choisir ensuite

next-space = Choisis où va le thé
next-ship = Choisis un navire pour le thé
next-slot = Choisis un emplacement vide pour la carte
next-swap = Choisis l’autre carte à échanger
next-blend = Choisis ce que devient le thé
next-answer = Ajoute le prochain ouvrier à ta suite
next-reroll = Choisis d’autres ouvriers à relancer
next-change = Augmente ou diminue l’ouvrier
next-reserve = Choisis un navire et une suite d’ouvriers, comme 3–4
next-set = Ajoute des ouvriers de même valeur, ou choisis Production
next-harvest = Choisis un thé et un ouvrier
next-market = Choisis une carte du Marché et un ouvrier
next-palace = Choisis un ouvrier pour le Palais
next-place-market = Choisis une case. Au Marché, ton { $value } va à l’emplacement { $slot }, le prochain ouvert
next-place = Choisis une case, ou ajoute un ouvrier
next-other = Choisis une pièce en surbrillance

## Boutons

do-side = Choisir la face { $side }
do-walk = { $markers ->
    [one] Avancer de { $markers } marqueur
   *[other] Avancer de { $markers } marqueurs
}
do-take = Prendre un thé { $tea }
do-step-lane = Monter un { $tea } par la voie { $lane }
do-step = Monter un { $tea } vers { FORM($space, "narrow") }
do-lane = Prendre la voie { $lane }
do-pick = Bouger un { $tea } depuis { FORM($space, "narrow") }
do-load = Charger un { $tea } sur { FORM($ship, "the") }
do-fill-from-dock = Jonque : un { $tea } depuis le quai
do-fill-from-ship = Jonque : un { $tea } depuis { FORM($ship, "the") }
do-keep-card = Garder { $card }
do-keep-ship = Garder { FORM($ship, "the") }
do-top-card = Remettre { $card } au-dessus
do-top-ship = Remettre { FORM($ship, "the") } au-dessus
do-plant = Planter { FORM($slot, "narrow") }
do-replace = Remplacer { $card } { FORM($slot, "narrow") }
do-discard = Céder { FORM($ship, "the") }
do-act = Activer { $card }
do-carry = Déplacer { $card } { FORM($slot, "to") }
do-exchange = Échanger { $card } et { $other }
do-pay = Payer un { $tea } depuis { FORM($space, "narrow") }
do-reroll = Relancer { $dice }
do-blend = Changer un { $from } en { $to }
do-answer = Répondre avec { $run }
do-send = Envoyer la suite : { $ship }
do-harvest = Récolter un { $tea }
do-harvest-twice = Récolter un { $tea } et un second thé
do-search = Chercher dans la pioche
do-market = Prendre { $card }
do-palace-move = Déplacer une carte
do-palace-swap = Échanger deux cartes
do-palace-refresh = Retourner face visible
do-palace-coin = Prendre la pièce
do-reserve = Réserver { FORM($ship, "the") }
do-fight = Disputer { FORM($ship, "the") }
do-produce = Placer { $workers }
do-join = { $count ->
    [one] Ajouter { $count } ouvrier au groupe
   *[other] Ajouter { $count } ouvriers au groupe
}
do-raise = Augmenter { $from } à { $to }
do-lower = Diminuer { $from } à { $to }
do-ability = Utiliser ton marchand
do-leave-junk = Laisser la jonque
do-stop = S’arrêter là
    .words = Tu t’arrêtes là et perds les pas ou les choix qui te restent.
do-yield = Céder le navire
    .words = Tu n’ajoutes pas d’ouvriers. Ta suite va sur un navire libre ou, s’il n’y en a pas, tes ouvriers reviennent.
do-end = Finir le tour
    .words = Ton tour finit, et l’autre marchand joue.
do-worker = avec un { $worker }
do-run = avec { $run }
do-from = depuis { FORM($space, "narrow") }
do-now = maintenant { $slot }
do-pass = { $left ->
    [0] Passer pour l’année
    [one] Passer pour l’année, { $left } ouvrier inutilisé
   *[other] Passer pour l’année, { $left } ouvriers inutilisés
}

## Avertissements

forgo-pass = { $left ->
    [one] Il te reste { $left } ouvrier. Appuie encore pour passer jusqu’à la fin de l’année.
   *[other] Il te reste { $left } ouvriers. Appuie encore pour passer jusqu’à la fin de l’année.
}
forgo-steps = { $left ->
    [one] Il te reste { $left } pas. Appuie encore sur « S’arrêter là » pour y renoncer.
   *[other] Il te reste { $left } pas. Appuie encore sur « S’arrêter là » pour y renoncer.
}
forgo-units = { $left ->
    [one] Tu peux encore prendre un thé ou monter du thé d’un pas. Appuie encore sur « S’arrêter là » pour y renoncer.
   *[other] Il te reste { $left } choix d’un thé ou d’un pas. Appuie encore sur « S’arrêter là » pour y renoncer.
}
warn-berths = Tu aurais plus de navires réservés que de postes libres. Si aucun ne part avant, tu devras en céder un.
warn-last-year = Avec ce navire, l’année est la dernière, et tu serais mené { $points } à { $other }.
warn-slot = L’emplacement { $worker } est pris ou vide : ton { $worker } va au prochain ouvert en dessous, l’emplacement { $slot }.

## Parties du plateau

part-side-a = Face A : 1 point par carte et clipper au thé { $tea }
part-side-b = Face B, une fois par an : { $ability }
part-marker = { $ahead ->
    [one] Marqueur suivant
   *[other] { $ahead } marqueurs plus loin
} : { $teas }, plus { $units } choix de thé ou de pas
part-tea = { FORM($tea, "title") }, { $count } dans la réserve
part-token = { $count ->
    [0] Pas de thé { $tea } sur { $space }
    [one] Thé { $tea } sur { $space }
   *[other] Thé { $tea } sur { $space }, { $count } jetons
}
part-space = { FORM($space, "title") }
part-cargo = Thé { $tea } à bord, sur { FORM($ship, "the") }
part-unknown = Une carte inconnue
    .words = Aucun joueur ne l’a encore vue.
part-slot = { $card }, { $slot }
part-slot-down = { $card }, face cachée, { $slot }
part-slot-crate = { $card } ({ $held } sur { $room }), { $slot }
part-slot-empty = { FORM($slot, "title") }, vide
part-berth = { $ship }, thés à bord : { $loaded } sur { $size }
part-berth-free = Poste libre { $number }
part-pier = { $ship }
part-pier-held = { $ship }, réservation avec { $run }
part-pier-empty = Pas de navire { $place }
part-deck = Pioche des navires, garde un des trois du dessus. Au-dessus : { $ship }
part-deck-held = Pioche des navires, réservée avec { $run }. Au-dessus : { $ship }
part-deck-empty = Pioche des navires vide
part-market = Emplacement { $slot } du Marché : { $card }
part-market-empty = Emplacement { $slot } du Marché : vide
part-market-deck = { $left ->
    [one] Emplacement 6 du Marché, la dernière carte de la pioche : { $card }
   *[other] Emplacement 6 du Marché, une pioche de { $left } cartes. Au-dessus : { $card }
}
part-market-deck-empty = Emplacement 6 du Marché : la pioche est vide
part-hall = Palais : { FORM($hall, "task") }
part-workshop = Nouveau groupe en Production
part-crew = { $steps ->
    [one] Groupe en Production : { $workers }, { $steps } pas
   *[other] Groupe en Production : { $workers }, { $steps } pas
}
part-crew-free = { $steps ->
    [one] Place libre en Production, { $steps } pas
   *[other] Place libre en Production, { $steps } pas
}
part-die = { $count ->
    [0] Plus aucun { $value }
    [one] Ton { $value }
   *[other] Un de tes { $value }, il en reste { $count }
}
part-raise = Augmenter de 1 pour 1 thé
part-raise-free = Augmenter de 1
part-lower = Diminuer de 1 pour 1 thé
part-lower-free = Diminuer de 1
part-ability = Ton marchand : { $ability }

## Refus

no-over = La partie est finie.
no-turn = { PERSON($who) ->
    [you] C’est à toi de jouer.
   *[other] C’est à { FORM($who, "inside") } de jouer.
}
no-now = Il n’y a rien à décider ici pour toi maintenant.
no-side-first = Choisis d’abord une face de ta carte Marchand.
no-marker-far = L’assistant n’avance que d’un, deux ou trois marqueurs.
no-walk-first = Avance d’abord l’assistant jusqu’à un marqueur de récolte.
no-marker-now = L’assistant n’avance qu’au début d’une année.
no-tea-twice = Tu as déjà choisi ce thé. Chaque choix doit être un thé différent.
no-tea-second = Ton second thé doit être différent du premier.
no-tea-shown = Prends un thé indiqué sur le marqueur. Si un thé est épuisé, tu t’en passes.
no-tea-left = La réserve n’a plus de ce thé.
no-supply = La réserve n’a plus de thé { $tea }.
no-step-dock = Le thé du quai ne va pas plus loin. Il attend un navire.
no-slot-taken = Cet emplacement a une carte. Choisis-en un vide.
no-load-first = Choisis d’abord un navire pour le thé qui vient d’atteindre le quai.
no-lane-first = Choisis d’abord une voie pour ton thé.
no-queue-first = Choisis d’abord quel thé bouge ensuite.
no-shown-first = Prends d’abord les thés indiqués sur le marqueur.
no-units-first = Utilise d’abord le marqueur : prends du thé, monte du thé, ou arrête-toi.
no-steps-first = Dépense d’abord tes pas, ou arrête-toi.
no-second-first = Prends d’abord ton second thé.
no-free-tea-first = Prends d’abord le thé que te donne ton marchand.
no-search-first = Choisis d’abord la carte à garder.
no-ship-search-first = Choisis d’abord le navire à garder.
no-top-first = Choisis d’abord laquelle des deux autres revient au-dessus.
no-plant-first = Plante d’abord ta nouvelle carte.
no-carry-first = Choisis d’abord une carte à déplacer et un emplacement vide.
no-exchange-first = Choisis d’abord deux cartes à échanger.
no-acting-first = Choisis d’abord laquelle de tes cartes agit ensuite.
no-conflict-worker = Cet ouvrier ne renforcerait pas ta suite.
no-conflict-ability = Tu ne peux pas utiliser ton marchand dans un combat. Seul le thé peut changer des ouvriers maintenant.
no-conflict-first = Défends d’abord ton navire, ou cède-le.
no-relocate-automaton = L’automate prend un des meilleurs navires libres.
no-relocate-free = Ta suite ne peut aller que sur un navire libre.
no-relocate-first = Choisis d’abord où va la suite.
no-pay-first = Choisis d’abord le thé qui paie le changement.
no-nudge-first = Change d’abord un de tes ouvriers de 1.
no-reroll-first = Choisis d’abord des ouvriers à relancer.
no-blend-first = Choisis d’abord un jeton thé et le thé qu’il devient.
no-dock-first = Ton quai est plein. Cède d’abord un de tes navires.
no-junk-first = Remplis d’abord la jonque depuis ton quai et tes navires, ou laisse-la.
no-loading-first = Choisis d’abord un thé du quai et le navire où le charger.
no-placed = Tu as déjà placé des ouvriers ce tour.
no-worker-left = Tu n’as plus d’ouvrier à placer, donc aucun à changer.
no-tea-to-pay = Un changement coûte un thé de ton champ, de tes paliers ou de ton quai, mais tu n’en as pas là.
no-ability-side-a = Ta carte Marchand est sur la face A, qui rapporte à la fin et n’a pas de capacité.
no-ability-used = Tu as déjà utilisé ton marchand cette année.
no-ability-second-tea = Ton marchand ajoute un second thé à une récolte. Choisis d’abord un ouvrier et le premier thé.
no-ability-search-deck = Pour chercher dans la pioche, ton marchand a besoin d’une carte dans la pioche et d’un ouvrier qui puisse prendre une carte aux emplacements 1 à 5.
no-ability-change-worker = Tu n’as plus d’ouvrier à placer que ton marchand puisse changer.
no-ability-roll-again = Tu n’as plus d’ouvrier à placer que ton marchand puisse relancer.
no-ability-two-steps = Tu n’as pas de thé sous le quai que ton marchand puisse monter.
no-ability-exchange-tea = Tu n’as pas de thé que ton marchand puisse échanger.
no-ability-move-card = Ton marchand a besoin d’une carte à déplacer et d’un emplacement vide.
no-ability-take-tea = La réserve n’a pas de thé que ton marchand puisse prendre.
no-ability-swap-cards = Ton marchand a besoin de deux cartes à échanger.
no-ability-turn-up = Aucune de tes cartes n’est face cachée.
no-worker-value = Tu n’as plus de { $value }.
no-pass = Tu ne peux passer qu’au début de ton tour. Maintenant, tu dois placer un ouvrier.
no-end = Place d’abord un ouvrier, ou passe.
no-set = Pour placer un groupe, il te faut au moins deux ouvriers de même valeur.
no-set-low = Ton groupe serait quatrième. Un nouveau groupe doit entrer dans les trois premiers.
no-join-value = Tu n’as plus de { $value } à ajouter à ton groupe.
no-join-other = Tu ne peux ajouter qu’à tes propres groupes.
no-join-empty = Il n’y a pas encore de groupe ici.
no-load-yourself = Un navire se charge tout seul quand un thé qu’il demande atteint le quai.
no-move-tea = Ce sont les cartes et les pas qui montent ton thé, pas les ouvriers.
no-crate-open = Le thé d’une caisse y reste pour de bon.
no-card-move = Pour déplacer, échanger ou réactiver tes cartes, utilise le Palais.
no-card-new = Les nouvelles cartes viennent du Marché.
no-market-taken = L’emplacement { $slot } a déjà un ouvrier. Chacun prend un ouvrier par an.
no-market-empty = L’emplacement { $slot } n’a pas de carte.
no-market-deck = La pioche des cartes Plantation est vide.
no-market-value = Un ouvrier va à l’emplacement de sa valeur ou, s’il est pris ou vide, au prochain emplacement ouvert en dessous.
no-market-value-old = L’emplacement { $slot } demande un ouvrier de valeur { $slot } ou plus.
no-palace-taken = Cette case a déjà un ouvrier. Chacune prend un ouvrier par an.
no-palace-move = Pour déplacer une carte, il te faut une carte et un emplacement vide.
no-palace-swap = Pour échanger des cartes, il t’en faut deux.
no-palace-refresh = Aucune de tes cartes n’est face cachée.
no-palace-coin = Place un ouvrier ici pour prendre la pièce.
no-ship = Il n’y a pas de navire ici.
no-ship-yours = Tu as déjà réservé ce navire.
no-ship-run = Pour réserver un navire, il te faut une suite d’au moins deux ouvriers, comme 3–4.
no-ship-stronger = Pour prendre ce navire, ta suite doit être plus longue, ou aussi longue avec des valeurs plus hautes.
no-ship-workers = Choisis une suite d’ouvriers en plus du navire.

## Le récit

line-dealt = { PERSON($who) ->
    [you] Tu reçois le marchand { $tea }, face { $side }
   *[other] { $who } reçoit le marchand { $tea }, face { $side }
}
line-side = { PERSON($who) ->
    [you] Tu choisis la face { $side } du marchand { $tea }
   *[other] { $who } choisit la face { $side } du marchand { $tea }
}
line-coin-rolled = Les marchands lancent un dé pour la pièce du premier joueur : { $first } contre { $second }
line-year = { PERSON($who) ->
    [you] L’année { $year } commence, et tu joues en premier
   *[other] L’année { $year } commence, et { FORM($who, "inside") } joue en premier
}
line-year-card = L’automate retourne sa carte de { $year }
line-walked = { PERSON($who) ->
    [you] Tu avances
   *[other] { $who } avance
} { $markers ->
    [one] de { $markers } marqueur
   *[other] de { $markers } marqueurs
} : { $teas }, plus { $units } au choix
line-marker-carried = Le marqueur de récolte se retourne et passe au plateau { $board }
line-rolled = { PERSON($who) ->
    [you] Tu lances { $dice }
   *[other] { $who } lance { $dice }
}
line-gained-shown = { PERSON($who) ->
    [you] Le marqueur de récolte te donne du thé { $tea }
   *[other] Le marqueur de récolte donne du thé { $tea } à { FORM($who, "inside") }
}
line-gained-chosen = { PERSON($who) ->
    [you] Tu choisis du thé { $tea } dans la réserve
   *[other] { $who } choisit du thé { $tea } dans la réserve
}
line-gained-second = { PERSON($who) ->
    [you] Tu récoltes aussi du thé { $tea }
   *[other] { $who } récolte aussi du thé { $tea }
}
line-gained-merchant = { PERSON($who) ->
    [you] Ton marchand apporte du thé { $tea }
   *[other] { $who } reçoit du thé { $tea } de son marchand
}
line-missed = { PERSON($who) ->
    [you] Tu n’obtiens pas de thé { $tea } : la réserve n’en a plus
   *[other] { $who } n’obtient pas de thé { $tea } : la réserve n’en a plus
}
line-harvested = { PERSON($who) ->
    [you] Tu récoltes du thé { $tea } avec un { $worker }
   *[other] { $who } récolte du thé { $tea } avec un { $worker }
}
line-moved = { PERSON($who) ->
    [you] Ton thé { $tea } monte sur { $space }
   *[other] Chez { FORM($who, "inside") }, le thé { $tea } monte sur { $space }
}
line-pushed = { $card } fait monter le thé { $tea } d’un pas
line-converted = { PERSON($who) ->
    [you] Ton thé { $from } devient { $to }
   *[other] Chez { FORM($who, "inside") }, le thé { $from } devient { $to }
}
line-bloomed = { $card } fait monter de deux pas tout le thé concerné, puis passe face cachée
line-stored = { PERSON($who) ->
    [you] Tu ranges du thé { $tea } dans une caisse : { $held } sur { $room }
   *[other] { $who } range du thé { $tea } dans une caisse : { $held } sur { $room }
}
line-crate-full = { PERSON($who) ->
    [you] Tu remplis une caisse de thé { $tea }
   *[other] { $who } remplit une caisse de thé { $tea }
}
line-market = { PERSON($who) ->
    [you] Tu prends { $card } avec un { $worker }
   *[other] { $who } prend { $card } avec un { $worker }
}
line-market-deck = { PERSON($who) ->
    [you] Tu cherches dans la pioche des cartes Plantation avec un { $worker }
   *[other] { $who } cherche dans la pioche des cartes Plantation avec un { $worker }
}
line-searched = { PERSON($who) ->
    [you] Tu regardes { $cards }
   *[other] { $who } regarde { $cards }
}
line-card-kept = { PERSON($who) ->
    [you] Tu gardes { $card }
   *[other] { $who } garde { $card }
}
line-card-topped = { PERSON($who) ->
    [you] Tu remets { $card } sur la pioche
   *[other] { $who } remet { $card } sur la pioche
}
line-planted = { PERSON($who) ->
    [you] Tu plantes { $card } { $slot }
   *[other] { $who } plante { $card } { $slot }
}
line-card-discarded = { PERSON($who) ->
    [you] Tu défausses { $card }
   *[other] { $who } défausse { $card }
}
line-palace-move = { PERSON($who) ->
    [you] Tu envoies un { $worker } au Palais pour déplacer une carte
   *[other] { $who } envoie un { $worker } au Palais pour déplacer une carte
}
line-palace-swap = { PERSON($who) ->
    [you] Tu envoies un { $worker } au Palais pour échanger deux cartes
   *[other] { $who } envoie un { $worker } au Palais pour échanger deux cartes
}
line-palace-refresh = { PERSON($who) ->
    [you] Tu envoies un { $worker } au Palais pour retourner des cartes face visible
   *[other] { $who } envoie un { $worker } au Palais pour retourner des cartes face visible
}
line-palace-coin = { PERSON($who) ->
    [you] Tu envoies un { $worker } au Palais pour prendre la pièce du premier joueur
   *[other] { $who } envoie un { $worker } au Palais pour prendre la pièce du premier joueur
}
line-coin = { PERSON($who) ->
    [you] Tu joueras en premier l’année prochaine
   *[other] { $who } jouera en premier l’année prochaine
}
line-card-moved = { PERSON($who) ->
    [you] Tu déplaces { $card } { FORM($slot, "to") }
   *[other] { $who } déplace { $card } { FORM($slot, "to") }
}
line-swapped = { PERSON($who) ->
    [you] Tu échanges la carte { $slot } et la carte { $other }
   *[other] { $who } échange la carte { $slot } et la carte { $other }
}
line-refreshed = { PERSON($who) ->
    [you] Tu retournes { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } face visible
   *[other] { $who } retourne { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } face visible
}
line-reserved = { PERSON($who) ->
    [you] Tu réserves { FORM($ship, "the") } avec { $run }
   *[other] { $who } réserve { FORM($ship, "the") } avec { $run }
}
line-displaced = { PERSON($who) ->
    [you] Ta suite perd sa réservation : { $ship }
   *[other] { $who } perd sa réservation : { $ship }
}
line-answered = { PERSON($who) ->
    [you] Tu réponds avec { $run }
   *[other] { $who } répond avec { $run }
}
line-let-go = { PERSON($who) ->
    [you] Tu cèdes le navire
   *[other] { $who } cède le navire
}
line-relocated = { PERSON($who) ->
    [you] Ta suite réserve maintenant { FORM($ship, "the") }
   *[other] { $who } réserve maintenant { FORM($ship, "the") } avec sa suite
}
line-returned = { PERSON($who) ->
    [you] { $count ->
        [one] Ton ouvrier revient
       *[other] Tes ouvriers reviennent
    } : { $dice }
   *[other] { $who } récupère { $count ->
        [one] un ouvrier
       *[other] des ouvriers
    } : { $dice }
}
line-produced = { PERSON($who) ->
    [you] Tu places { $workers } en Production
   *[other] { $who } place { $workers } en Production
}, à la { $place ->
    [1] première
    [2] deuxième
   *[other] troisième
} place
line-joined = { PERSON($who) ->
    [you] Tu ajoutes { $added ->
        [one] { $added } ouvrier
       *[other] { $added } ouvriers
    } en Production pour avoir { $workers }
   *[other] { $who } ajoute { $added ->
        [one] { $added } ouvrier
       *[other] { $added } ouvriers
    } en Production pour avoir { $workers }
}, à la { $place ->
    [1] première
    [2] deuxième
   *[other] troisième
} place
line-paid = { PERSON($who) ->
    [you] Tu paies un thé { $tea }
   *[other] { $who } paie un thé { $tea }
}
line-changed = { PERSON($who) ->
    [you] Tu changes un { $from } en { $to }
   *[other] { $who } change un { $from } en { $to }
}
line-ability = { PERSON($who) ->
    [you] Tu utilises le marchand { $tea } pour { $ability }
   *[other] { $who } utilise le marchand { $tea } pour { $ability }
}
line-rerolled = { PERSON($who) ->
    [you] Tu relances { $from } et obtiens { $to }
   *[other] { $who } relance { $from } et obtient { $to }
}
line-blended = { PERSON($who) ->
    [you] Tu changes du thé { $from } en { $to }
   *[other] { $who } change du thé { $from } en { $to }
}
line-passed = { PERSON($who) ->
    [you] Tu passes pour le reste de l’année
   *[other] { $who } passe pour le reste de l’année
}
line-year-ended = L’année { $year } finit, et tous les ouvriers rentrent
line-ships-searched = { PERSON($who) ->
    [you] Tu regardes { $ships }
   *[other] { $who } regarde { $ships }
}
line-ship-kept = { PERSON($who) ->
    [you] Tu gardes { FORM($ship, "the") }
   *[other] { $who } garde { FORM($ship, "the") }
}
line-ship-topped = { PERSON($who) ->
    [you] Tu remets { FORM($ship, "the") } sur la pioche
   *[other] { $who } remet { FORM($ship, "the") } sur la pioche
}
line-ship-taken = { PERSON($who) ->
    [you] Tu prends { FORM($ship, "the") }
   *[other] { $who } prend { FORM($ship, "the") }
}
line-docked = { PERSON($who) ->
    [you] Arrivée à ton quai : { $ship }
   *[other] Arrivée au quai chez { FORM($who, "inside") } : { $ship }
}
line-ship-discarded = { PERSON($who) ->
    [you] Tu cèdes { FORM($ship, "the") }
   *[other] { $who } cède { FORM($ship, "the") }
}
line-loaded = { PERSON($who) ->
    [you] Tu charges du thé { $tea } sur { FORM($ship, "the") }
   *[other] { $who } charge du thé { $tea } sur { FORM($ship, "the") }
}
line-robbed = { PERSON($who) ->
    [you] Tu prends du thé { $tea } sur un autre navire pour remplir la jonque
   *[other] { $who } prend du thé { $tea } sur un autre navire pour remplir la jonque
}
line-sailed = { PERSON($who) ->
    [you] Tu fais partir { FORM($ship, "the") }
   *[other] { $who } fait partir { FORM($ship, "the") }
}
line-sailed-goal = { $sails }, et l’objectif est atteint : cette année est la dernière
line-merchant-scores = { PERSON($who) ->
    [you] Ta carte Marchand vaut maintenant plus
   *[other] Chez { FORM($who, "inside") }, la carte Marchand vaut maintenant plus
}
line-merchant-loses = { PERSON($who) ->
    [you] Ta carte Marchand vaut maintenant moins
   *[other] Chez { FORM($who, "inside") }, la carte Marchand vaut maintenant moins
}
line-steps = { PERSON($who) ->
    [you] Tu as { $steps ->
        [one] { $steps } pas de Production
       *[other] { $steps } pas de Production
    } à dépenser
   *[other] { $who } a { $steps ->
        [one] { $steps } pas de Production
       *[other] { $steps } pas de Production
    } à dépenser
}
line-unused = { PERSON($who) ->
    [you] Tu t’arrêtes avec { $count ->
        [one] { $count } pas ou choix inutilisé
       *[other] { $count } pas ou choix inutilisés
    }
   *[other] { $who } s’arrête avec { $count ->
        [one] { $count } pas ou choix inutilisé
       *[other] { $count } pas ou choix inutilisés
    }
}
line-market-cleared = { $card } quitte le Marché et va sous la pioche
line-market-dealt = { $card } arrive à l’emplacement { $slot } du Marché
line-market-closed = La pioche des cartes Plantation est vide : le Marché ne sera plus rempli
line-harbour-dealt = Arrivée à l’emplacement { $slot } du Port : { $ship }
line-ended-goal = La partie finit : un marchand a atteint l’objectif de navires
line-ended-year = La partie finit : la dernière année est passée

line-errand = L’automate passe à la mission { $errand } : { $written }
line-errand-coin-taken = L’automate va au Marché : la case pour la mission { $errand } ({ $written }) est prise
line-errand-no-run = L’automate va au Marché : il n’a pas de suite pour la mission { $errand } ({ $written })
line-errand-no-ship = L’automate va au Marché : aucun navire n’est libre pour la mission { $errand }
line-errand-no-set = L’automate va au Marché : il n’a pas de paire pour la mission { $errand } ({ $written })
line-errand-market-only = L’automate ne peut pas faire la mission { $errand } ({ $written }) : ses derniers ouvriers ne peuvent aller qu’au Marché
line-errands-done = L’automate a fait toutes ses missions : il va donc au Marché
line-picked-lowest = L’automate prend son ouvrier le plus bas, { $dice } (parmi { $of })
line-picked-highest = L’automate prend son ouvrier le plus haut, { $dice } (parmi { $of })
line-picked-run = L’automate prend sa plus longue suite, { $dice } (parmi { $of })
line-picked-set = L’automate prend son plus grand groupe, { $dice } (parmi { $of })
line-ship-highest = L’automate vise { FORM($ship, "the") }, le navire libre qui vaut le plus de points
line-ship-own-tea = L’automate vise { FORM($ship, "the") }, le meilleur navire libre qui demande le thé de son marchand
line-ship-by-you = L’automate vise { FORM($ship, "the") }, choisi parmi les meilleurs navires à égalité
line-took = L’automate prend { $card } à l’emplacement { $slot } du Marché avec un { $worker }
line-took-deck = L’automate prend { $card } dans la pioche avec un { $worker }
line-took-top = L’automate ne trouve pas d’emplacement ouvert pour son { $worker } : il prend { $card } dans la pioche
line-took-nothing = L’automate dépense un { $worker } pour rien : la pioche est vide
line-fourth = Groupe de l’automate ({ $workers }) : il serait quatrième en Production, ces ouvriers ne peuvent donc aller qu’au Marché

## Réponses : ce qui est sur la table

place-space = { FORM($space, "title") }
    .field = Ton thé part d’ici et monte jusqu’au quai.
    .dock = Le thé qui arrive ici est chargé sur tes navires.
    .tier = Le thé passe par ici en montant. La carte à côté de cette case agit sur le thé qui entre.
place-slot = { FORM($slot, "title") }
    .words = Un emplacement vide. Une carte Plantation placée ici agit sur la case à côté.
place-berth = Poste
    .words = Un poste vide : ton quai a de la place pour un navire.
place-pier = Emplacement du Port
    .words = Réserve ici le navire avec une suite d’ouvriers, comme 3–4. Tu prends le navire à la fin de l’année.
place-deck = Emplacement 6 du Marché : la pioche
    .words = Regarde les trois cartes du dessus, gardes-en une et remets les autres au-dessus.
place-market = Emplacement { $slot } du Marché
    .words = Place un ouvrier pour prendre la carte. L’emplacement est de nouveau rempli à la fin de l’année.
place-hall = Palais : { FORM($hall, "task") }
    .move = Déplace une de tes cartes vers un emplacement vide.
    .swap = Échange deux de tes cartes.
    .refresh = Retourne face visible toutes tes cartes cachées.
    .coin = Prends la pièce du premier joueur pour jouer en premier l’année prochaine.
place-production = Rang { $place } en Production
    .words = Un groupe d’ouvriers ici donne des pas à la fin de l’année. Les plus grands groupes passent devant ; à égalité, la plus haute valeur.
button-raise = Augmenter un ouvrier
    .words = Rends un jeton thé à la réserve pour augmenter de 1 un ouvrier pas encore placé.
button-lower = Diminuer un ouvrier
    .words = Rends un jeton thé à la réserve pour diminuer de 1 un ouvrier pas encore placé.
button-pass = Passer pour l’année
    .words = Tu ne places plus d’ouvriers cette année. Ceux qui te restent ne servent pas.
place-coin = Pièce du premier joueur
    .words = Si tu as cette pièce quand une année commence, tu joues en premier toute cette année.
place-assistant = Assistant
    .words = L’assistant longe les marqueurs de récolte et s’arrête à celui qui donne du thé cette année.
place-score = Points
    .words = Les points viennent des navires partis, des cartes Plantation, des caisses pleines et de la carte Marchand.
place-goal = Navires partis
    .words = Quand un marchand atteint l’objectif, cette année est la dernière.
place-year = L’année
    .words = D’abord l’assistant avance. Puis vous lancez tous deux les dés et placez des ouvriers à tour de rôle. À la fin de l’année, vous prenez des navires et montez du thé.

## Réponses : l’état d’une pièce

now-marker = { $ahead ->
    [one] Il est à côté du plateau { $board }, { $ahead } marqueur devant l’assistant.
   *[other] Il est à côté du plateau { $board }, { $ahead } marqueurs devant l’assistant.
}
now-workers = { PERSON($who) ->
    [you] Ouvriers placés par toi : { $placed ->
        [0] aucun
       *[other] { $placed }
    }. Encore à placer : { $dice }.
   *[other] Ouvriers placés par { FORM($who, "inside") } : { $placed ->
        [0] aucun
       *[other] { $placed }
    }. Encore à placer : { $dice }.
}
now-workers-none = { PERSON($who) ->
    [you] { $placed ->
        [0] Tu n’as aucun ouvrier à placer maintenant.
        [one] Tu as placé { $placed } ouvrier et n’en as plus.
       *[other] Tu as placé { $placed } ouvriers et n’en as plus.
    }
   *[other] { $placed ->
        [0] { $who } n’a aucun ouvrier à placer maintenant.
        [one] { $who } a placé { $placed } ouvrier et n’en a plus.
       *[other] { $who } a placé { $placed } ouvriers et n’en a plus.
    }
}
now-set = { PERSON($who) ->
    [you] Ton groupe est ici : { $workers }.
   *[other] { $who } a un groupe ici : { $workers }.
}
now-taken = { PERSON($who) ->
    [you] Ton ouvrier est ici cette année.
   *[other] { $who } a un ouvrier ici cette année.
}
now-coin = { PERSON($who) ->
    [you] Tu as cette pièce.
   *[other] { $who } a cette pièce.
}
now-score = { PERSON($who) ->
    [you] Ton score : { $points }, dont { $ships } par les navires, { $cards } par les cartes, { $crates } par les caisses et { $merchant } par la carte Marchand.
   *[other] Score pour { FORM($who, "inside") } : { $points }, dont { $ships } par les navires, { $cards } par les cartes, { $crates } par les caisses et { $merchant } par la carte Marchand.
}
now-goal = L’objectif est de { $goal } navires.
now-sailed-count = { PERSON($who) ->
    [you] { $count ->
        [0] Tu n’as encore fait partir aucun navire.
        [one] Tu as fait partir { $count } navire.
       *[other] Tu as fait partir { $count } navires.
    }
   *[other] { $count ->
        [0] { $who } n’a encore fait partir aucun navire.
        [one] { $who } a fait partir { $count } navire.
       *[other] { $who } a fait partir { $count } navires.
    }
}
now-year = { $left ->
    [0] Nous sommes en { $year }, la dernière année.
    [one] Nous sommes en { $year }. Il peut y avoir encore { $left } année.
   *[other] Nous sommes en { $year }. Il peut y avoir encore { $left } années.
}
now-card-market = Une de ces cartes est à l’emplacement { $slot } du Marché.
now-card-market-taken = Une de ces cartes est à l’emplacement { $slot } du Marché, mais il a déjà un ouvrier.
now-card-deck = Une de ces cartes est sur la pioche.
now-card-deck-taken = Une de ces cartes est sur la pioche, mais l’emplacement 6 a déjà un ouvrier.
now-crate = { PERSON($who) ->
    [you] Ta caisse { $slot }
   *[other] Chez { FORM($who, "inside") }, la caisse { $slot }
} { $held ->
    [0] ne contient pas de thé
    [one] contient { $held } thé
   *[other] contient { $held } thés
} et { $points ->
    [0] ne vaut encore rien
    [one] vaut { $points } point
   *[other] vaut { $points } points
}.
now-card-up = { PERSON($who) ->
    [you] Ta carte { $slot } est face visible.
   *[other] Chez { FORM($who, "inside") }, la carte { $slot } est face visible.
}
now-card-down = { PERSON($who) ->
    [you] Ta carte { $slot } est face cachée et n’agit pas.
   *[other] Chez { FORM($who, "inside") }, la carte { $slot } est face cachée et n’agit pas.
}
now-bonus = { PERSON($who) ->
    [you] Ta carte Marchand y ajoute { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Chez { FORM($who, "inside") }, la carte Marchand y ajoute { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
now-ship-held = { PERSON($who) ->
    [you] Il est { $place }, réservé par toi avec la suite { $run }.
   *[other] Il est { $place }, réservé par { FORM($who, "inside") } avec la suite { $run }.
}
now-ship-free = Il est { $place }, libre à réserver.
now-ship-docked = { PERSON($who) ->
    [you] Il est à ton quai et demande encore { $teas }.
   *[other] Il est au quai chez { FORM($who, "inside") } et demande encore { $teas }.
}
now-junk-docked = { PERSON($who) ->
    [you] Elle est à ton quai et demande encore { $left ->
        [one] { $left } thé
       *[other] { $left } thés
    } au choix.
   *[other] Elle est au quai chez { FORM($who, "inside") } et demande encore { $left ->
        [one] { $left } thé
       *[other] { $left } thés
    } au choix.
}
now-ship-sailed = { PERSON($who) ->
    [you] Il est parti pour toi.
   *[other] Il est parti pour { FORM($who, "inside") }.
}
now-supply = { $count ->
    [0] Il ne reste aucun jeton dans la réserve.
    [one] Il reste { $count } jeton dans la réserve.
   *[other] Il reste { $count } jetons dans la réserve.
}
now-tokens = { PERSON($who) ->
    [you] Tu as { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } sur ta plantation.
   *[other] { $who } a { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } sur sa plantation.
}
now-wanted = { PERSON($who) ->
    [you] Ton navire demande ce thé : { $ship }.
   *[other] Chez { FORM($who, "inside") }, un navire demande ce thé : { $ship }.
}
now-merchant-a = { PERSON($who) ->
    [you] Tu as cette carte, face A : 1 point par carte et clipper au thé { $tea }.
   *[other] { $who } a cette carte, face A : 1 point par carte et clipper au thé { $tea }.
}
now-merchant-b = { PERSON($who) ->
    [you] Tu as cette carte, face B : une fois par an, { $ability }.
   *[other] { $who } a cette carte, face B : une fois par an, { $ability }.
}
now-merchant-open = { PERSON($who) ->
    [you] Tu as cette carte mais n’as pas encore choisi sa face.
   *[other] { $who } a cette carte mais n’a pas encore choisi sa face.
}
now-merchant-used = La capacité de ce marchand a déjà été utilisée cette année.
now-merchant-unused = La capacité de ce marchand n’a pas encore été utilisée cette année.
now-year-over = Son année est passée.
now-year-current = C’est la carte de cette année.
now-year-later = Elle vient à l’année { $place } de la partie.
now-space = { PERSON($who) ->
    [you] Tu as du thé ici : { $teas }.
   *[other] { $who } a du thé ici : { $teas }.
}

## Faits : tout ce qu’on peut savoir, par sujet

fact-at = { FORM($place, "title") } : { $what }
    .down = { FORM($place, "title") } : { $what }, face cachée
    .crate = { FORM($place, "title") } : { $what } ({ $held } sur { $room })
fact-workers = { $place }, { FORM($who, "inside") } : { $workers }
fact-deep = { FORM($deck, "title") }, numéro { $number } : { $card }
fact-score = Score : { $points }, dont { $ships } par les navires, { $cards } par les cartes, { $crates } par les caisses et { $merchant } par la carte Marchand
fact-first = Joue en premier cette année
fact-berth = Poste { $number } : { $ship }, à bord { $teas }, demande encore { $wants }
    .empty = Poste { $number } : { $ship }, rien à bord, demande { $wants }
fact-supply = Réserve
fact-deck = Pioche des cartes Plantation
fact-free = Cases libres
fact-turn = Tour { $turn } : { FORM($who, "inside") }
fact-placed = Des ouvriers ont été placés au dernier tour
    .begun = Le dernier tour a commencé par un ouvrier changé ou par le marchand
fact-asked = { PERSON($who) ->
    [you] Tu décides
   *[other] { $who } décide
} : { $what }
fact-then = Ensuite : { $what }
fact-steps = Pas donnés par les cartes : { $steps }
fact-queued = Monte encore de { $steps } pas : { $tea }
    .turning = Devient encore { $to } et monte d’un pas : { $tea }
fact-shown = Reste sur le marqueur : { $teas }
    .none = Plus rien sur le marqueur
fact-chosen = Déjà choisi : { $teas }
fact-acting = Cartes qui agissent encore : { $slots }
    .none = Plus aucune carte n’agit
fact-run = Suite sans navire : { $run }
fact-taking = On prend les navires. Ensuite : { FORM($who, "inside") }, { $place }
    .last = On prend le dernier navire
fact-production = La Production fait monter le thé
fact-pier = Emplacement { $slot } du Port : { $ship }
    .place = Emplacement { $slot } du Port
fact-market = Seulement pour le Marché : { $dice }
fact-spent = Dépensés sans carte : { $dice }

## La boîte

box-cards = Cartes Plantation
box-cards-about = { $count } cartes qui font monter le thé dans ta plantation, le changent ou le rangent.
piece-process = Fait monter le thé ({ $teas }) d’un pas de plus quand il entre sur la case de la carte.
piece-conversion = Change le thé { $from } en { $to } quand il entre sur la case de la carte, puis le fait monter d’un pas.
piece-blooming = Fait monter de deux pas tout le thé { $tea } de la case de la carte, puis passe face cachée.
piece-crate = { $room ->
    [one] Range { $room } thé { $tea } pour de bon. Ne rapporte que pleine.
   *[other] Range { $room } thés { FORM($tea, "plural") } pour de bon. Ne rapporte que pleine.
}
box-ships = Navires
box-ships-about = { $clippers } clippers et { $junks } jonques. Les clippers portent les noms de vrais navires.
piece-ship = { FORM($ship, "title") }
piece-clipper = Part quand il a tout le thé qu’il demande.
piece-junk = Prend n’importe quel thé, et ne compte jamais pour une carte Marchand.
ship-wants = { $teas }
ship-wants-any = { $size } thés au choix
box-markers = Marqueurs de récolte
box-markers-about = Chaque année, l’assistant s’arrête à l’un d’eux. Ce marqueur donne du thé, puis se retourne et passe à l’autre plateau.
piece-marker = Marqueur de récolte
    .words = Te donne les thés indiqués. Son nombre dit combien de thés ou de pas de plus tu peux choisir.
piece-marker-face = { $teas }, plus { $units } choix de thé ou de pas
box-merchants = Cartes Marchand
box-merchants-about = { $count } cartes à deux faces. Chaque marchand en a une.
piece-merchant = Marchand { $tea }
piece-merchant-a = 1 point par carte et clipper au thé { $tea }
piece-merchant-b = { FORM($ability, "title") }
box-years = Cartes Année
box-years-about = Pour la Course du thé. Chaque carte énumère les missions de l’automate pour une année, dans l’ordre.
piece-year = { $errands }
box-tea = Thé et ouvriers
box-tea-about = { $tokens } jetons thé et { $workers } ouvriers.
piece-tea = Thé { $tea }
    .words = Arrive dans ton champ, monte jusqu’au quai et est chargé sur des navires.
piece-workers = Ouvrier
    .words = Tes dés : tu les lances chaque année et les places sur les plateaux.
box-production = Pas de Production
figure-points = Points
figure-tokens = Contient
figure-wants = Demande
figure-harvest = Côté Récolte
figure-production = Côté Production
figure-side-a = Face A
figure-side-b = Face B, une fois par an
figure-errands = Missions
figure-each-merchant = Par marchand
figure-place = Place
figure-steps = Pas
figure-years = Années au plus

## Classements, pour l’analyse

standing-aboard = Thé à bord : { $ship }
standing-of = { $count } sur { $size }
standing-ships = Navires partis
standing-cards = Cartes Plantation
standing-tokens = Thé sur la plantation

## Le résultat

result-won = { PERSON($who) ->
    [you] Tu gagnes { $points } à { $other }.
   *[other] { $who } gagne { $points } à { $other }.
} { $end ->
    [0] L’objectif de navires est atteint.
   *[other] La dernière année est passée.
}
result-tied = { PERSON($who) ->
    [you] Tu gagnes au départage : les deux marchands ont { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } gagne au départage : les deux marchands ont { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
} { $end ->
    [0] L’objectif de navires est atteint.
   *[other] La dernière année est passée.
}
result-shared = Égalité : victoire partagée par { $who }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun. { $end ->
    [0] L’objectif de navires est atteint.
   *[other] La dernière année est passée.
}
result-race-won = { PERSON($who) ->
    [you] Tu gagnes la Course du thé { $points } à { $other }.
   *[other] { $who } gagne la Course du thé { $points } à { $other }.
} { $end ->
    [0] L’objectif de navires est atteint.
   *[other] La dernière année est passée.
}
result-race-tied = { PERSON($who) ->
    [you] Égalité entre l’automate et toi à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, même après départage.
   *[other] Égalité entre l’automate et { $who } à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, même après départage.
} { $end ->
    [0] L’objectif de navires est atteint.
   *[other] La dernière année est passée.
}
result-race-lost-tied = { PERSON($who) ->
    [you] L’automate te bat au départage : vous avez tous deux { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] L’automate bat { $who } au départage : tous deux ont { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
} { $end ->
    [0] L’objectif de navires est atteint.
   *[other] La dernière année est passée.
}
result-race-lost = { PERSON($who) ->
    [you] L’automate te bat { $other } à { $points }.
   *[other] L’automate bat { $who } { $other } à { $points }.
} { $end ->
    [0] L’objectif de navires est atteint.
   *[other] La dernière année est passée.
}

## Étiquettes du plateau

board-street = Les cinq plateaux, prêts à jouer
board-houses = Les cinq plateaux
board-road = Marqueurs de récolte
board-plantation = Ta plantation
board-tray = Tes ouvriers
board-tabs = Vues
board-teas = Thés
board-markers = Marqueurs à venir
board-tab-boards = Plateaux
board-tab-plantation = Plantation
board-tab-automaton = Automate
board-tab-log = Journal
board-face-down = cachée
board-once = 1 fois
board-taken = pris
board-no-card = sans carte
board-no-ship = pas de navire
board-free-berth = poste libre
board-free = libre
board-title = { FORM($noun, "title") }
board-short = { FORM($noun, "short") }
board-keep-one = À garder
board-lanes = Voie
board-pay-with = Payer avec
board-your-tokens = Ton thé
board-junk = Remplir la jonque avec
board-how-to-place = Choisis une case, ou tes ouvriers
board-place-or-change = Choisis une case ou des ouvriers. Le thé change un ouvrier de 1
board-change-worker = Changer un ouvrier
board-tea-a-step = 1 thé pour ±1
board-for-free = une fois, gratuit
board-lower = Moins
board-raise = Plus
board-use = Utiliser
board-coin = A la pièce du premier joueur
board-points = Points
board-workers = Ouvriers
board-sheet = Points par source
board-sheet-help = Les points si la partie finissait maintenant. Une caisse compte quand elle est pleine.
board-sum = Total
board-score = { $points ->
    [one] { $points } point. Voir les points par source
   *[other] { $points } points. Voir les points par source
}
board-sailed = Navires partis : { $ships } sur { $goal }
board-merchant = Marchand { $tea }
board-merchant-side = Marchand { $tea }, { $side }
board-side-to-choose = Face pas encore choisie
board-side-a = +1 : cartes et clippers, thé { $tea }
board-side-b = { FORM($ability, "title") }, une fois par an
board-side-b-used = { FORM($ability, "title") } : déjà fait cette année
board-not-rolled = pas encore lancés
board-works = { $value } au plateau { $board }
board-free-workers = Ouvriers libres : { $dice }
board-no-workers = Aucun ouvrier libre
board-back = Retour à ta plantation
board-see = { PERSON($who) ->
    [you] Ton plateau
   *[other] Plateau : { FORM($who, "inside") }
}
board-see-year-card = Sa carte Année
board-times = ×{ $count }
board-any-teas = { $count ->
    [one] { $count } thé au choix
   *[other] { $count } thés au choix
}
board-walk = { $markers } plus loin
board-then = { $before } · { $after }
board-becomes = Devient { $tea }
board-crate-holds = Caisse { $held } sur { $room }
board-fills-crate = Remplit une caisse
board-into-crate = En caisse
board-choose-ship = Puis tu choisis un navire
board-into-field = Au champ
board-onto = Sur { FORM($ship, "the") }
board-sails = Départ : { FORM($ship, "the") }
board-sails-last = Départ : { FORM($ship, "the") }, dernière année
board-rests = S’arrête ici
board-stays-field = Reste au champ
board-stops-tier = S’arrête au palier { $tier }
board-waits-dock = Attend au quai
board-lost = { $steps ->
    [one] { $steps } pas perdu
   *[other] { $steps } pas perdus
}
board-lane = Voie { $lane }
board-lane-outcome = { FORM($lane, "title") } · { $outcome }
board-journey = { FORM($tea, "title") } monte
board-journey-becomes = { FORM($tea, "title") } devient { $to }
board-journey-stowed = { FORM($tea, "title") } est rangé
board-journeys = { $count } thés bougent
board-tie-break = Départage : { $criterion }
board-year-end = { $steps ->
    [one] { $steps } pas en fin d’année
   *[other] { $steps } pas en fin d’année
}
board-next-card = Sa prochaine carte
board-year-of = Retournée après le lancer de { $year }
board-cards = { $count ->
    [one] carte
   *[other] cartes
}
board-years-left = { $count ->
    [one] année restante
   *[other] années restantes
}
board-why = Pourquoi ce coup ?
board-earlier = Son coup précédent
board-later = Son coup suivant
board-last-errand = L’automate : { $errand }
board-errand-of = Mission { $errand } sur { $of }
board-after-errands = Après sa dernière mission
board-entry = Mission { $errand } de sa carte : { $written }
board-because-coin-taken = Il va au Marché : la case de la pièce est prise
board-because-no-run = Il va au Marché : il n’a pas de suite
board-because-no-ship = Il va au Marché : aucun navire n’est libre
board-because-no-set = Il va au Marché : il n’a pas de paire
board-because-market-only = Ses derniers ouvriers ne vont qu’au Marché
board-card-done = Il va au Marché : sa carte est finie
board-picked-lowest = Son ouvrier le plus bas, pour la pièce
board-picked-highest = Son ouvrier le plus haut
board-picked-run = Sa plus longue suite (à égalité, la plus haute)
board-picked-set = Son plus grand groupe (à égalité, le plus haut)
board-ship-highest = Le navire libre qui vaut le plus
board-ship-own-tea = Le meilleur navire qui demande le thé de son marchand
board-ship-by-you = Ton choix parmi { $tied } navires à égalité
board-took = Emplacement { $slot }, le plus haut possible : { $card }
board-took-deck = Emplacement 6, la carte du dessus : { $card }
board-took-top = Pas d’emplacement ouvert, donc la carte du dessus : { $card }
board-took-nothing = Il ne reste pas de carte pour lui
board-set-place = { $place ->
    [1] Il est premier en Production
    [2] Il est deuxième en Production
   *[other] Il est troisième en Production
}
board-fourth = Son groupe serait quatrième : ces ouvriers ne vont qu’au Marché
board-coin-fetched = Il joue en premier l’année prochaine
board-out-of-workers = Il n’a plus d’ouvriers cette année
board-next-errand = Ensuite : mission { $errand }, { $written }
board-next-market = Ensuite : ses derniers ouvriers vont au Marché
board-you = Toi
board-pushed-off = Toi, suite délogée
board-holds = { PERSON($who) ->
    [you] Tu le tiens maintenant
   *[other] { $who } le tient maintenant
}
board-could-add = Peut ajouter
board-longer-wins = La plus longue suite gagne, puis la plus haute
board-beats-longer = { $count } ouvriers battent { $other }
board-beats-higher = { $run } est aussi longue que { $other }, mais plus haute
board-never-answers = L’automate ne répond jamais : il passe au meilleur navire libre
board-not-enough = { PERSON($who) ->
    [you] Sans thé, tu n’atteins que { $run }
   *[other] Sans thé, { FORM($who, "inside") } n’atteint que { $run }
}
board-could-answer = { PERSON($who) ->
    [you] Tu pourrais répondre avec { $run }
   *[other] { $who } pourrait répondre avec { $run }
}
board-reaches = { PERSON($who) ->
    [you] Tu atteins { $run }, ou plus avec du thé
   *[other] { $who } atteint { $run }, ou plus avec du thé
}
board-let-go-back = Si tu cèdes, tes ouvriers te reviennent
board-let-go-one = Si tu cèdes, ta suite passe sur { FORM($ship, "the") }
board-let-go-several = Si tu cèdes, ta suite passe sur l’un de ceux-ci : { $ships }
board-plantation-of = { PERSON($who) ->
    [you] Ta plantation. { $tea } { $cards } { $ships }
   *[other] La plantation chez { FORM($who, "inside") }. { $tea } { $cards } { $ships }
}
board-tea = Thé : { $list }.
board-tea-none = Pas de thé.
board-tokens-on = { $count ->
    [one] { $count } { $tea } sur { $space }
   *[other] { $count } { FORM($tea, "plural") } sur { $space }
}
board-cards-at = Cartes : { $list }.
board-cards-none = Pas de cartes.
board-card-at = { $card } { $slot }
board-card-down = { $card } { $slot } (face cachée)
board-ships = Navires : { $list }.
board-ships-none = Pas de navires.

## Options de la mise en place

option-goal = Navires à faire partir
    .help = Quand un marchand a fait partir autant de navires, cette année est la dernière.
option-goal-3 = 3 navires
option-goal-4 = 4 navires
option-goal-5 = 5 navires
option-first = Carte du premier marchand
    .help = La face A rapporte des points à la fin. La face B a une capacité utilisable une fois par an.
option-first-a = A : points
option-first-b = B : capacité
option-first-choose = Choisir après la donne
option-second = Carte du second marchand
    .help = La face A rapporte des points à la fin. La face B a une capacité utilisable une fois par an.
option-second-a = A : points
option-second-b = B : capacité
option-second-choose = Choisir après la donne
option-years = Cartes Année
    .help = Mélangées, les cartes Année rendent l’automate plus dur à battre.
option-years-numeric = 1860 à 1867
option-years-shuffled = Mélangées

## Le jeu

title = Chai: Tea for 2
tagline = Fais travailler tes dés, cultive du thé sur une colline de cartes et remplis tes navires à temps
credits = De Dan et Connie Kazmaier, édité par Steeped Games
solo = Course du thé
automaton = L’automate
    .inside = l’automate
    .person = other
end-0 = l’objectif de navires est atteint
end-1 = la dernière année est passée
total-0 = Points
category-0 = Navires
category-1 = Cartes Plantation
category-2 = Caisses pleines
category-3 = Carte Marchand
