title = Tea & Rum
tagline = Sers la Couronne ou soulève le Peuple : une île, deux titres
credits = De Fabien Gridel, édité par Captain Games

## Options d’une partie

option-supply = Réserve de marchandises
    .help = La boîte contient 22 blés, 22 bois et 22 minerais, et 12 tonneaux, 12 tabacs et 12 canons. Une marchandise épuisée ne peut être ni gagnée ni achetée, sauf si la réserve est infinie.
option-supply-box = Comme dans la boîte
option-supply-endless = Infinie

## Noms des pièces
## Un bâtiment a « the », avec son article ; une couleur a son pluriel.

good-wheat = blé
    .plural = blés
    .label = Blé
    .wares = Blé
good-wood = bois
    .plural = bois
    .label = Bois
    .wares = Bois
good-ore = minerai
    .plural = minerais
    .label = Minerai
    .wares = Minerai
good-barrel = tonneau
    .plural = tonneaux
    .label = Tonneau
    .wares = Tonneaux
good-tobacco = tabac
    .plural = tabacs
    .label = Tabac
    .wares = Tabac
good-cannon = canon
    .plural = canons
    .label = Canon
    .wares = Canons

colour-blue = bleu
    .plural = bleus
    .feminine = bleue
    .feminines = bleues
colour-red = rouge
    .plural = rouges
    .feminine = rouge
    .feminines = rouges

honour-governor = Gouverneur
honour-pirate-king = Roi des pirates

action-board-governor = Gouverneur
action-board-market = Marché
action-board-harbor = Port
action-board-tavern = Taverne

symbol-hygiene = hygiène
symbol-entertainment = loisirs
symbol-security = sécurité

the-automa = l’Automa

source-endowment = la dotation de départ
source-row = la ligne
source-building = un bâtiment
source-captain = un capitaine
source-contract = le contrat
source-reputation = la piste de réputation
source-wish = le vœu du peuple
source-allegiance = l’allégeance
source-exchange = l’échange
source-excess = la limite d’écart entre les couleurs
source-income = les revenus
source-ship = le navire

building-church = Église
    .narrow = Église
    .the = l’Église
building-academy = Académie
    .narrow = Acadé­mie
    .the = l’Académie
building-palace = Palais
    .narrow = Palais
    .the = le Palais
building-statue = Statue
    .narrow = Statue
    .the = la Statue
building-town-square = Grand-Place
    .narrow = Place
    .the = la Grand-Place
building-guild = Guilde des architectes
    .narrow = Guilde
    .the = la Guilde des architectes
building-workshop = Atelier
    .narrow = Atelier
    .the = l’Atelier
building-warehouse = Entrepôt
    .narrow = Entre­pôt
    .the = l’Entrepôt
building-dryer = Séchoir à tabac
    .narrow = Séchoir
    .the = le Séchoir à tabac
building-distillery = Distillerie
    .narrow = Distil­lerie
    .the = la Distillerie
building-well = Puits
    .narrow = Puits
    .the = le Puits
building-bathhouse = Bains publics
    .narrow = Bains
    .the = les Bains publics
building-washhouse = Lavoir
    .narrow = Lavoir
    .the = le Lavoir
building-dispensary = Dispensaire
    .narrow = Dispen­saire
    .the = le Dispensaire
building-latrines = Latrines publiques
    .narrow = Latrines
    .the = les Latrines publiques
building-city-hall = Mairie
    .narrow = Mairie
    .the = la Mairie
building-inn = Auberge
    .narrow = Auberge
    .the = l’Auberge
building-hotel = Hôtel
    .narrow = Hôtel
    .the = l’Hôtel
building-great-hall = Grande Salle
    .narrow = Salle
    .the = la Grande Salle
building-gambling-den = Tripot
    .narrow = Tripot
    .the = le Tripot
building-prison = Prison
    .narrow = Prison
    .the = la Prison
building-watchtower = Tour de guet
    .narrow = Guet
    .the = la Tour de guet
building-fort = Fort
    .narrow = Fort
    .the = le Fort
building-foundry = Fonderie
    .narrow = Fonde­rie
    .the = la Fonderie
building-barracks = Caserne
    .narrow = Caserne
    .the = la Caserne

captain-1 = La Vieille Bess Tarrow
    .inside = la Vieille Bess Tarrow
captain-2 = Jory le Poli
captain-3 = Quill Barbe-de-Sel
captain-4 = Mirela Deux-Pavillons
captain-5 = Dunstan Coil
captain-6 = La Veuve Pell
    .inside = la Veuve Pell
captain-7 = Hob le Charpentier
captain-8 = Inès la Balance
captain-9 = Anselme le Noir
captain-10 = Kit Ruelle-au-Rhum
captain-11 = Lady Fathom
captain-12 = Docteur Saumure
captain-13 = Odo Double-Pont
captain-14 = Cassia Grand-Livre
captain-15 = Jane la Moelle
captain-16 = Sergent Flint-Rowe
captain-17 = Tamsin la Rouge
captain-18 = Piet des Deux-Rives
captain-19 = Commodore Vane-Hollis
captain-20 = Creed le Maçon
captain-21 = Nan Ventre-de-Tonneau
captain-22 = Le Canonnier taciturne
    .inside = le Canonnier taciturne
captain-23 = Roake le Violoneux
captain-24 = Amiral Thessaly
captain-25 = Docteur Lunt la Vérole
captain-26 = Architecte Seabright
captain-27 = Halloran de Fer
captain-28 = Madame Cordoba-Reyes
captain-29 = Dray le Calfat
captain-30 = Les Jumeaux Bordée
    .inside = les Jumeaux Bordée

## Quantités, icônes et lignes

value = { $value }
nothing = rien
amount = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { FORM($good, "plural") }
}
amount-money = { $dollars } $
amount-points = { $count ->
    [one] { $count } point { $colour }
   *[other] { $count } points { FORM($colour, "plural") }
}
amount-symbols = { $count } { $symbol }
price-or = { $first } ou { $other }

icon-either = { $count ->
    [one] { $count } point bleu ou rouge
   *[other] { $count } points bleus ou rouges
}
icon-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
icon-population = { $count } population
icon-cubes = { $count ->
    [one] { $count } cube au choix
   *[other] { $count } cubes au choix
}
icon-build = bâtir
icon-trade = commercer
icon-fulfil = remplir un contrat
icon-hire = engager un capitaine
icon-free-expansions = retirer gratuitement tous tes jetons Extension

row-then = { $before }, puis { $after }
row-or = { $left } ; ou { $right }

or-more = { $before }, { $after }
or-last = { $before } ou { $after }
may-activate = activer un capitaine
may-city-hall = échanger un tonneau contre une étoile
may-prove = payer pour ton allégeance
may-use = utiliser { FORM($building, "the") }

condition-buildings = bâtir { $count } bâtiments
    .alone = Bâtir { $count } bâtiments
condition-population = atteindre { $count } de population
    .alone = Atteindre { $count } de population
condition-family = bâtir { $count } bâtiments d’une même couleur
    .alone = Bâtir { $count } bâtiments d’une même couleur
condition-reputation = atteindre l’échelon { $count } de la piste de réputation
    .alone = Atteindre l’échelon { $count } de la piste de réputation
condition-each = bâtir { $buildings } bâtiments, engager { $captains } capitaines et remplir { $contracts } contrats
    .alone = Bâtir { $buildings } bâtiments, engager { $captains } capitaines et remplir { $contracts } contrats
condition-balance = finir avec au plus { $count } d’écart entre points bleus et rouges
    .alone = Finir avec au plus { $count } d’écart entre points bleus et rouges
condition-contracts = remplir { $count } contrats
    .alone = Remplir { $count } contrats
condition-captains = engager { $count } capitaines
    .alone = Engager { $count } capitaines
condition-dollars = payer { $dollars } $
    .alone = Payer { $dollars } $
condition-pay = payer ensemble { $goods }
    .alone = Payer ensemble { $goods }

lasting-church = Tu touches { $dollars } $ de revenus de plus à chaque manche.
lasting-palace = Chaque fois que tu utilises le plateau Gouverneur, tu gagnes aussi { $points }.
lasting-guild = Chaque fois que tu bâtis, tu gagnes { $dollars } $.
lasting-workshop = Chaque bâtiment te coûte un cube de moins ; tu choisis lequel.
lasting-works = À tout moment, tu peux changer { $from } en { $into }.
lasting-city-hall = À ton tour, tu peux échanger des tonneaux contre des étoiles, un contre une.
lasting-inn = Les navires te coûtent { $dollars } $ de moins.
lasting-prison = Les capitaines te coûtent { $dollars } $ de moins.
lasting-foundry = Dans la phase de revenus, tu peux changer du minerai en canons, un pour un.

## Titres : la manche et la phase

heading-income = Manche { $round } : revenus
heading-ships = Manche { $round } : navires
heading-remove = Manche { $round } : retirer des ouvriers
heading-place = Manche { $round } : placer des ouvriers
heading-wish = Manche { $round } : le vœu du peuple
heading-last-captains = Fin : activer des capitaines
heading-allegiances = Fin : allégeances
heading-exchange = Fin : { $dollars } $ le point
heading-over = Partie finie
transcript-turn = Manche { $round }, tour { $turn } : à { $who } de jouer. Score : { $scores }.

## Invites

prompt-remove = Retire un ouvrier pour utiliser une ligne ou une action alternative.
prompt-place = Place un ouvrier pour utiliser une ligne ou une action alternative.
prompt-after = Tu peux encore { $may }, ou finir ton tour.
prompt-ship = Achète un navire et prends une cargaison, ou n’achète plus.
prompt-owed = Tu dois encore { $price } pour ton allégeance.
prompt-build = Choisis un bâtiment, ou ne bâtis rien.
prompt-hire = Choisis un capitaine, ou n’engage personne.
prompt-contract = Remplis un contrat pour ses points bleus ou rouges, ou aucun.
prompt-trade = Vends d’abord, achète ensuite. Les bonus de 1 $ sont placés pour toi.
prompt-trade-get = Pour l’instant, tu reçois { $dollars } $, bonus compris.
prompt-trade-pay = Pour l’instant, tu paies { $dollars } $, bonus compris.
prompt-trade-even = Pour l’instant, tout s’équilibre, bonus compris.
prompt-cube = { $left ->
    [1] Choisis un cube : blé, bois ou minerai.
   *[other] Choisis un cube (encore { $left }) : blé, bois ou minerai.
}
prompt-from = { $prompt } Source : { $source }.
prompt-colour = { $points ->
    [one] Prends { $points } point : bleu ou rouge ?
   *[other] Prends { $points } points : bleus ou rouges ?
}
prompt-half = Échelon { $step } de la piste de réputation : choisis un côté.
prompt-foundry = Choisis combien de minerai la Fonderie change en canons.
prompt-overflow = { $over ->
    [one] { $over } marchandise ne tient pas : agrandis ton entrepôt ou défausses-en une.
   *[other] { $over } marchandises ne tiennent pas : agrandis ton entrepôt ou défausses-en.
}
prompt-overflow-discard = { $over ->
    [one] { $over } marchandise ne tient pas : choisis-en une à défausser.
   *[other] { $over } marchandises ne tiennent pas : choisis quoi défausser.
}
prompt-allegiance = Tu as atteint { $points } : choisis une allégeance.
prompt-before-sale = Avant la vente de tes marchandises, tu peux { $may }.
prompt-exchange = Paie en secret { $dollars } $ pour 1 point, autant de fois que tu veux.
prompt-choose = Fais ton choix.
prompt-over = La partie est finie.

## Invites pour ceux qui attendent

wait-remove = { PERSON($who) ->
    [you] Tu retires un ouvrier.
   *[other] { $who } retire un ouvrier.
}
wait-place = { PERSON($who) ->
    [you] Tu places un ouvrier.
   *[other] { $who } place un ouvrier.
}
wait-after = { PERSON($who) ->
    [you] Tu finis ton tour.
   *[other] { $who } finit son tour.
}
wait-ship = { PERSON($who) ->
    [you] Tu peux acheter un navire.
   *[other] { $who } peut acheter un navire.
}
wait-build = { PERSON($who) ->
    [you] Tu peux bâtir.
   *[other] { $who } peut bâtir.
}
wait-hire = { PERSON($who) ->
    [you] Tu peux engager un capitaine.
   *[other] { $who } peut engager un capitaine.
}
wait-contract = { PERSON($who) ->
    [you] Tu peux remplir un contrat.
   *[other] { $who } peut remplir un contrat.
}
wait-trade = { PERSON($who) ->
    [you] Tu commerces.
   *[other] { $who } commerce.
}
wait-overflow = { PERSON($who) ->
    [you] Tu fais de la place dans ton entrepôt.
   *[other] { $who } fait de la place dans son entrepôt.
}
wait-allegiance = { PERSON($who) ->
    [you] Tu choisis une allégeance.
   *[other] { $who } choisit une allégeance.
}
wait-exchange = { PERSON($who) ->
    [you] Tu échanges en secret de l’argent contre des points.
   *[other] { $who } échange en secret de l’argent contre des points.
}
wait = { PERSON($who) ->
    [you] Tu réfléchis.
   *[other] { $who } réfléchit.
}

next-colour = Choisis des points bleus ou rouges.
next-saved = Choisis le cube que l’Atelier t’épargne.
next-payment = Choisis de payer en argent ou en bois.
next-any = Complète ton choix.

## Boutons

do-remove = Retirer un ouvrier : { $gain }
do-place = Placer un ouvrier : { $gain }
do-buy-ship = Acheter { $goods } pour { $dollars } $
do-build = Bâtir { FORM($building, "the") }
do-build-saving = Bâtir { FORM($building, "the") }, moins 1 { $good }
do-hire = Engager { FORM($captain, "inside") } pour { $price }
do-fulfil = { $points ->
    [one] Remplir pour { $points } point { $colour }
   *[other] Remplir pour { $points } points { FORM($colour, "plural") }
}
do-paying = en payant { $goods }
do-sell = Vendre 1 { $good }
do-buy = Acheter 1 { $good }
do-take = Prendre { $gain }
do-half-build = Bâtir
do-half-trade = Commercer
do-half-fulfil = Remplir un contrat
do-half-hire = Engager un capitaine
do-take-allegiance = Prendre l’allégeance : { $condition }
    .due = Prendre l’allégeance : { $condition } avant la fin de la partie
do-prove = Payer { $price } pour ton allégeance
do-activate = Activer { FORM($captain, "inside") }
do-city-hall = Échanger 1 tonneau contre 1 étoile
do-dry = Sécher { $from } : { $into }
do-distil = Distiller { $from } : { $into }
do-smelt = Fondre { $ore } en { $cannons }
do-keep-ore = Garder le minerai
do-expand = Ajouter une case pour { $dollars } $
do-discard = Défausser 1 { $good }
do-exchange = Payer { $dollars } $ pour { $gain }
do-stop-buying = Ne plus acheter
do-build-nothing = Ne rien bâtir
do-hire-none = N’engager personne
do-fulfil-none = Ne remplir aucun contrat
do-trade-nothing = Ne pas commercer
do-finish-trade = Conclure le commerce
do-end-turn = Finir le tour
do-finish-exchange = Finir l’échange
do-done = Terminer

## Avertissements avant de renoncer

forgone-ship = Tu pourrais encore acheter un navire. Appuie encore pour ne plus acheter cette manche.
forgone-build = Tu pourrais bâtir quelque chose. Appuie encore pour ne rien bâtir.
forgone-hire = Tu pourrais engager un capitaine. Appuie encore pour n’engager personne.
forgone-contract = Tu pourrais remplir un contrat. Appuie encore pour n’en remplir aucun.
forgone-trade = Tu n’as encore rien vendu ni acheté. Appuie encore pour sauter le commerce.
forgone-exchange = L’argent restant ne vaut rien. Appuie encore pour le garder.
forgone-allegiance = Tu pourrais payer ton allégeance ; sans elle, tu ne seras pas Gouverneur. Appuie encore pour ne pas la payer.
forgone-captain = Tu pourrais activer un capitaine. Appuie encore pour n’en activer aucun.

## Noms des parties du plateau

part-row = Plateau { $board }, ligne { $row } : { $gain }
part-board = Plateau { $board }
part-alternative = Plateau { $board }, action alternative : { $action }
part-ship = Navire à { $dollars } $ : { $goods }
part-building = { $left ->
    [0] { $building } : coûte { $cost }. À la construction : { $gain }. Plus aucun.
   *[other] { $building } : coûte { $cost }. À la construction : { $gain }. Reste : { $left }.
}
part-building-lasting = { $left ->
    [0] { $building } : coûte { $cost }. À la construction : { $gain }. { $lasting } Plus aucun.
   *[other] { $building } : coûte { $cost }. À la construction : { $gain }. { $lasting } Reste : { $left }.
}
part-saved = Épargner 1 { $good }
part-captain = { $captain }, pour { $price }. À l’engagement : { $gain }.
part-captain-cannons = { $captain }, pour { $price }. À l’engagement : { $gain }. Plus tard, pour { $cannons } : { $later }.
part-pay = Payer { $price }
part-contract = Contrat pour { $goods } : { $blue } points bleus ou { $red } rouges. Bonus de cette case : { $bonus }.
part-space = Case vide { $number } du plateau des contrats. Bonus : { $bonus }.
part-blue = Points bleus
part-red = Points rouges
part-sell = Vendre : { $good }, { $price } $ l’unité ; tu en as { $stored }
part-buy = Acheter : { $good }, { $price } $ l’unité
part-half = Échelon { $step } : { $gain }
part-left = Côté gauche d’un échelon
part-right = Côté droit d’un échelon
part-cube = Un cube de { $good }
part-allegiance = Allégeance : { $condition }. Donne aussitôt { $gain }.
part-no-allegiance = { PERSON($who) ->
    [you] Tu n’as pas encore d’allégeance
   *[other] { $who } n’a pas encore d’allégeance
}
part-allegiance-open = { PERSON($who) ->
    [you] Ton allégeance, pas encore honorée : { $condition }
   *[other] Allégeance pas encore honorée chez { $who } : { $condition }
}
part-allegiance-fulfilled = { PERSON($who) ->
    [you] Ton allégeance, honorée : { $condition }
   *[other] Allégeance honorée chez { $who } : { $condition }
}
part-crew = Activer { FORM($captain, "inside") } pour { $cannons } : { $gain }
part-crew-plain = { $captain }, sans activation
part-crew-used = { $captain }, activation déjà faite
part-own = { $building }
part-own-lasting = { $building }. { $lasting }
part-expansion = Extension de l’entrepôt pour { $dollars } $
part-no-expansion = Plus de jeton Extension
part-stored = { $count ->
    [0] Pas de { $good } dans l’entrepôt
    [one] { $count } { $good } dans l’entrepôt
   *[other] { $count } { FORM($good, "plural") } dans l’entrepôt
}

## Refus

no-over = La partie est finie.
no-other-turn = Ce n’est pas ton tour : c’est à { $who } de jouer.

no-worker-moved = Tu as déjà déplacé un ouvrier ce tour.
no-workers-yet = Les ouvriers se déplacent en phase 3, après les navires.
no-workers-any-more = Toutes les manches sont finies : les ouvriers ne bougent plus.
no-worker-now = Tu ne peux pas déplacer d’ouvrier maintenant : finis d’abord ce choix.
no-worker-here = Tu n’as pas d’ouvrier à retirer du plateau { $board }.
no-room-here = Le plateau { $board } est plein.
no-whole-row = Cette ligne a une barre oblique : choisis son côté gauche ou son côté droit.
no-half-row = Cette ligne n’a pas de barre oblique : tu la reçois tout entière.

no-ship-now = Les navires ne sont en vente qu’en phase 2, avant que les ouvriers bougent.
no-ship-gone = Ce navire n’est pas en vente : il a été acheté, ou n’a pas été tiré cette manche.
no-ship-row = Ce navire n’a pas cette cargaison.
no-ship-money = Ce navire coûte { $price } $, mais tu n’as { $money ->
    [0] pas d’argent.
   *[other] que { $money } $.
}

no-build-now = Pour bâtir, utilise une ligne avec une icône de construction ou l’action alternative du plateau { $board }.
no-build-owned = Tu possèdes déjà { FORM($building, "the") }, et on ne bâtit pas deux fois le même bâtiment.
no-build-left = { $building } : il n’en reste plus aucun exemplaire.
no-build-unused = { $building } : ce bâtiment n’est pas dans cette partie.
no-build-goods = Il te manque { $goods } pour bâtir { FORM($building, "the") }.
no-build-workshop = Il te manque { $goods } pour bâtir { FORM($building, "the") }, et l’Atelier ne t’épargne qu’un cube.
no-saved = Choisis d’abord un bâtiment dont le coût comprend ceci : { $good }. L’Atelier t’en épargne un cube.

no-hire-now = Pour engager, utilise une ligne avec une icône de capitaine ou l’action alternative du plateau { $board }.
no-captain-taken = { PERSON($who) ->
    [you] Tu as déjà engagé { FORM($captain, "inside") }.
   *[other] { $who } a déjà engagé { FORM($captain, "inside") }.
}
no-captain-yet = { $captain } : engagement impossible avant la manche { $round }.
no-captain-unused = Ce capitaine n’est pas dans cette partie.
no-captain-money = Il te faut { $price } pour engager { FORM($captain, "inside") }, mais tu n’as { $money ->
    [0] pas d’argent.
   *[other] que { $money } $.
}
no-captain-goods = Il te manque { $goods } pour engager { FORM($captain, "inside") }.
no-payment = Le choix du paiement n’existe que pour { $captain } : { $price }.
no-activate-now = Active des capitaines avant ou après le déplacement d’un ouvrier, ou à la fin de la partie.
no-crew-other = Tu n’as pas engagé { FORM($captain, "inside") }.
no-crew-plain = { $captain } : rien à activer.
no-crew-used = Tu as déjà activé { FORM($captain, "inside") }.
no-crew-cannons = { $stored ->
    [0] Il te faut { $cannons } pour activer { FORM($captain, "inside") }, mais tu n’en as pas.
   *[other] Il te faut { $cannons } pour activer { FORM($captain, "inside") }, mais tu n’en as que { $stored }.
}

no-contract-now = Pour remplir un contrat, utilise une ligne avec une icône de contrat ou l’action alternative du plateau { $board }.
no-contract-yet = Cette case est vide : de nouveaux contrats arrivent à la fin de la manche.
no-contract-left = Cette case est vide, et il n’arrivera plus de nouveau contrat.
no-contract-goods = Il te manque { $goods } pour ce contrat.
no-colour-now = Tu n’as pas à choisir entre points bleus et rouges maintenant.
no-colour-first = Choisis d’abord un contrat, puis les points bleus ou rouges.

no-trade-now = Pour commercer, utilise une ligne avec une icône de commerce ou l’action alternative du plateau { $board }.
no-sell-none = Tu n’as pas de { $good } à vendre.
no-sell-after = On vend avant d’acheter : pour vendre encore, reprends d’abord tes achats.
no-buy-sold = Tu vends cette marchandise ({ $good }) : tu ne peux donc pas en acheter dans ce commerce.
no-buy-room = Ton entrepôt n’a plus de case libre pour une marchandise.
no-buy-money = Il te reste { $money } $ : pas assez pour 1 { $good }.
no-supply = La réserve n’a plus de { $good }.
no-expand-now = Tu ne peux agrandir ton entrepôt que pendant un commerce, ou quand tes marchandises n’y tiennent pas.
no-expansions-left = Tu n’as plus de jeton Extension : ton entrepôt ne peut plus grandir.
no-expansion-money = La prochaine extension coûte { $price } $, mais tu n’as { $money ->
    [0] pas d’argent.
   *[other] que { $money } $.
}
no-stored-none = Tu n’as pas de { $good }.
no-stored-fits = Tu ne peux défausser des marchandises que si elles ne tiennent pas dans ton entrepôt.

no-half-now = Tu n’as pas à choisir le côté d’un échelon maintenant.
no-cube-now = Tu n’as pas à choisir un cube maintenant.

no-allegiance-now = Tu choisis une allégeance quand tu atteins { $points }.
no-allegiance-taken = { PERSON($who) ->
    [you] Tu as déjà pris cette allégeance.
   *[other] { $who } a déjà pris cette allégeance.
}
no-allegiance-unused = Cette allégeance n’est pas dans cette partie.
no-seal-now = Paie pour ton allégeance avant ou après le déplacement d’un ouvrier, ou à la fin de la partie.
no-seal-none = Tu n’as pas encore d’allégeance.
no-seal-fulfilled = Ton allégeance est déjà honorée.
no-seal-money = Ton allégeance coûte { $price } $, mais tu n’as { $money ->
    [0] pas d’argent.
   *[other] que { $money } $.
}
no-seal-goods = Il te manque { $goods } pour ton allégeance.
no-seal-condition = Il n’y a rien à payer. Pour honorer ton allégeance : { $condition }.

no-own-not = Tu ne possèdes pas { FORM($building, "the") }.
no-own-passive = { $building } : l’effet agit tout seul, tu n’as jamais à l’utiliser.
no-city-hall-now = Utilise { FORM($building, "the") } avant ou après le déplacement d’un ouvrier.
no-city-hall-barrel = Tu n’as pas de tonneau pour utiliser { FORM($building, "the") }.
no-foundry-now = La Fonderie ne sert que dans la phase de revenus.
no-smelt = Il te faut 1 minerai par canon, et il doit rester assez de canons dans la réserve.
no-works-goods = { $stored ->
    [0] Il faut { $needs } pour utiliser { FORM($building, "the") }, mais tu n’en as pas.
   *[other] Il faut { $needs } pour utiliser { FORM($building, "the") }, mais tu n’en as que { $stored }.
}
no-works-supply = Il ne reste pas { $makes } dans la réserve.
no-works-now = Tu ne peux pas utiliser { FORM($building, "the") } pendant ce choix.

no-exchange-money = Un point coûte { $price } $, mais { $money ->
    [0] tu n’as plus d’argent.
   *[other] il ne te reste que { $money } $.
}

no-done-worker = Tu dois déplacer un ouvrier : choisis un plateau.
no-done-overflow = Tes marchandises ne tiennent pas : agrandis ton entrepôt ou défausses-en.
no-done-allegiance = Tu dois choisir une allégeance.
no-done-foundry = Choisis combien de minerai utiliser ; tu peux tout garder.
no-done-colour = Choisis des points bleus ou rouges.
no-done-cube = Choisis un cube.
no-done-choose = Choisis d’abord l’un des deux côtés.

## Le récit

line-not-used = Pas dans cette partie : { $buildings }
line-wish-laid = Vœu du peuple de la manche { $round } : { $symbols }, pour des points { FORM($colour, "plural") }
line-contract-laid = Nouveau contrat pour { $goods }
line-captains = Capitaines à engager : { $captains }
line-endowment = { PERSON($who) ->
    [you] Tu tires une dotation de départ
   *[other] { $who } tire une dotation de départ
}

line-round = { PERSON($who) ->
    [you] La manche { $round } commence, et tu joues en premier
   *[other] La manche { $round } commence, et { $who } joue en premier
}
line-victory-card = La carte Victoire de la manche { $round } est { FORM($colour, "feminine") }, pour le titre de { $honour }
line-income = { PERSON($who) ->
    [you] Tu touches tes revenus
   *[other] { $who } touche ses revenus
}
line-ships = Navires en vente à { $prices }
line-buys-ship = { PERSON($who) ->
    [you] Tu achètes un navire chargé ainsi : { $goods }
   *[other] { $who } achète un navire chargé ainsi : { $goods }
}
line-passes = { PERSON($who) ->
    [you] Tu n’achètes plus de navire cette manche
   *[other] { $who } n’achète plus de navire cette manche
}
aside-gained = +{ $dollars } $
aside-paid = −{ $dollars } $

line-removes = { PERSON($who) ->
    [you] Tu retires un ouvrier du plateau { $board } : { $gain }
   *[other] { $who } retire un ouvrier du plateau { $board } : { $gain }
}
line-places = { PERSON($who) ->
    [you] Tu places un ouvrier sur le plateau { $board } : { $gain }
   *[other] { $who } place un ouvrier sur le plateau { $board } : { $gain }
}
line-removes-instead = { PERSON($who) ->
    [you] Tu retires un ouvrier du plateau { $board } pour { $action }
   *[other] { $who } retire un ouvrier du plateau { $board } pour { $action }
}
line-places-instead = { PERSON($who) ->
    [you] Tu places un ouvrier sur le plateau { $board } pour { $action }
   *[other] { $who } place un ouvrier sur le plateau { $board } pour { $action }
}
line-automa-removes = L’Automa retire un ouvrier du plateau { $board }
line-automa-places = L’Automa place un ouvrier sur le plateau { $board }
line-automa-blocked = L’Automa tire une tuile { $board } mais ne peut pas utiliser ce plateau
line-automa-shuffles = L’Automa mélange à nouveau ses tuiles

line-money = { PERSON($who) ->
    [you] Tu gagnes de l’argent avec { $source }
   *[other] { $who } gagne de l’argent avec { $source }
}
line-goods = { PERSON($who) ->
    [you] Tu gagnes { $goods }
   *[other] { $who } gagne { $goods }
}
line-goods-short = { PERSON($who) ->
    [you] Tu gagnes { $goods }, mais il manque { $lacking } dans la réserve
   *[other] { $who } gagne { $goods }, mais il manque { $lacking } dans la réserve
}
line-goods-lost = { PERSON($who) ->
    [you] Tu te passes de ceci, la réserve étant vide : { $lacking }
   *[other] { $who } se passe de ceci, la réserve étant vide : { $lacking }
}
line-points = { PERSON($who) ->
    [you] Tu gagnes { $points } avec { $source }
   *[other] { $who } gagne { $points } avec { $source }
}
line-step = { PERSON($who) ->
    [you] Tu atteins l’échelon { $step } de la piste de réputation
   *[other] { $who } atteint l’échelon { $step } de la piste de réputation
}
line-beyond = { PERSON($who) ->
    [you] Tu gagnes une étoile, mais tu es déjà au dernier échelon
   *[other] { $who } gagne une étoile, mais est déjà au dernier échelon
}
line-population = { PERSON($who) ->
    [you] Ta population passe à { $population }
   *[other] { $who } voit sa population passer à { $population }
}

line-builds = { PERSON($who) ->
    [you] Tu bâtis { FORM($building, "the") } pour { $price }
   *[other] { $who } bâtit { FORM($building, "the") } pour { $price }
}
line-hires = { PERSON($who) ->
    [you] Tu engages { FORM($captain, "inside") } pour { $price }
   *[other] { $who } engage { FORM($captain, "inside") } pour { $price }
}
line-activates = { PERSON($who) ->
    [you] Tu actives { FORM($captain, "inside") } pour { $cannons }
   *[other] { $who } active { FORM($captain, "inside") } pour { $cannons }
}
line-fulfils = { PERSON($who) ->
    [you] Tu remplis un contrat pour ses points { FORM($colour, "plural") }, en payant { $goods }
   *[other] { $who } remplit un contrat pour ses points { FORM($colour, "plural") }, en payant { $goods }
}
line-builds-nothing = { PERSON($who) ->
    [you] Tu ne bâtis rien
   *[other] { $who } ne bâtit rien
}
line-hires-none = { PERSON($who) ->
    [you] Tu n’engages aucun capitaine
   *[other] { $who } n’engage aucun capitaine
}
line-fulfils-none = { PERSON($who) ->
    [you] Tu ne remplis aucun contrat
   *[other] { $who } ne remplit aucun contrat
}
line-trades-nothing = { PERSON($who) ->
    [you] Tu ne vends ni n’achètes rien
   *[other] { $who } ne vend ni n’achète rien
}
line-allegiance = { PERSON($who) ->
    [you] Tu prends une allégeance : { $condition }
   *[other] { $who } prend une allégeance : { $condition }
}
line-proved = { PERSON($who) ->
    [you] Tu honores ton allégeance : { $condition }
   *[other] { $who } honore son allégeance : { $condition }
}

line-sells = { PERSON($who) ->
    [you] Tu vends { $goods }
   *[other] { $who } vend { $goods }
}
line-buys = { PERSON($who) ->
    [you] Tu achètes { $goods }
   *[other] { $who } achète { $goods }
}
line-trades = { PERSON($who) ->
    [you] Tu vends { $sold } et achètes { $bought }
   *[other] { $who } vend { $sold } et achète { $bought }
}
line-expands = { PERSON($who) ->
    [you] Tu ajoutes une case à ton entrepôt
   *[other] { $who } ajoute une case à son entrepôt
}
line-clears = { $tokens ->
    [one] { PERSON($who) ->
        [you] Tu retires gratuitement ton dernier jeton Extension
       *[other] { $who } retire gratuitement son dernier jeton Extension
    }
   *[other] { PERSON($who) ->
        [you] Tu retires gratuitement { $tokens } jetons Extension
       *[other] { $who } retire gratuitement { $tokens } jetons Extension
    }
}
line-discards = { PERSON($who) ->
    [you] Tu défausses 1 { $good }
   *[other] { $who } défausse 1 { $good }
}
line-smelts = { PERSON($who) ->
    [you] Tu fonds { $ore } en { $cannons }
   *[other] { $who } fond { $ore } en { $cannons }
}
line-keeps-ore = { PERSON($who) ->
    [you] Tu gardes tout ton minerai
   *[other] { $who } garde tout son minerai
}
line-dries = { PERSON($who) ->
    [you] Tu sèches { $from } pour obtenir { $into }
   *[other] { $who } sèche { $from } pour obtenir { $into }
}
line-distils = { PERSON($who) ->
    [you] Tu distilles { $from } pour obtenir { $into }
   *[other] { $who } distille { $from } pour obtenir { $into }
}
line-city-hall = { PERSON($who) ->
    [you] Tu échanges un tonneau contre une étoile avec { FORM($building, "the") }
   *[other] { $who } échange un tonneau contre une étoile avec { FORM($building, "the") }
}

line-symbols = { $count ->
    [one] { PERSON($who) ->
        [you] Tu as { $count } symbole pour le vœu du peuple
       *[other] { $who } a { $count } symbole pour le vœu du peuple
    }
   *[other] { PERSON($who) ->
        [you] Tu as { $count } symboles pour le vœu du peuple
       *[other] { $who } a { $count } symboles pour le vœu du peuple
    }
}

line-sells-out = { PERSON($who) ->
    [you] Tu vends les marchandises qui te restent : { $goods }
   *[other] { $who } vend ses marchandises restantes : { $goods }
}
line-may-exchange = { PERSON($who) ->
    [you] Tu peux échanger en secret de l’argent contre des points
   *[other] { $who } peut échanger en secret de l’argent contre des points
}
line-buys-point = { PERSON($who) ->
    [you] Tu paies { $dollars } $ pour { $points }
   *[other] { $who } paie { $dollars } $ pour { $points }
}
line-exchanges = { PERSON($who) ->
    [you] Tu échanges { $dollars } $ contre { $points }
   *[other] { $who } échange { $dollars } $ contre { $points }
}
line-exchanges-nothing = { PERSON($who) ->
    [you] Tu n’échanges rien
   *[other] { $who } n’échange rien
}
line-excess = { PERSON($who) ->
    [you] Tu perds { $points } : tes points bleus et rouges avaient plus de { $most } d’écart
   *[other] { $who } perd { $points } : ses points bleus et rouges avaient plus de { $most } d’écart
}
line-no-governor = Aucun joueur n’a honoré d’allégeance : il n’y a pas de Gouverneur
line-crowned = { PERSON($who) ->
    [you] Tu deviens { $honour }
    [you-all] Le titre de { $honour } est partagé par { $who }
    [several] { $who } partagent le titre de { $honour }
   *[other] { $who } devient { $honour }
}

## Réponses : lieux, pistes et boutons

piece-alternative = Action alternative du plateau { $board }
    .about = Quand tu places ou retires un ouvrier ici, tu peux faire cette action au lieu d’utiliser la ligne.
piece-space = Case { $number } du plateau des contrats
    .about = Cette case est vide. À la fin de la manche, les contrats glissent à droite et de nouveaux comblent les vides.
piece-blue = Points bleus
    .about = Les points bleus montrent ton rang auprès de la Couronne. Qui en a le plus peut devenir Gouverneur.
piece-red = Points rouges
    .about = Les points rouges montrent ton soutien dans le Peuple. Qui en a le plus devient Roi des pirates.
piece-track = Piste de réputation
    .about = Chaque étoile te fait monter d’un échelon, et tu prends le gain de cet échelon.
piece-step = Échelon { $step } de la piste de réputation
piece-seal = Pas encore d’allégeance
    .about = Quand tu as assez de points bleus, tu dois prendre une allégeance à la Couronne.
piece-expansion = Extension de l’entrepôt
    .about = Paie le prix d’un jeton Extension pour le retirer et gagner une case de plus.
piece-done = Terminer
    .about = Termine ou saute le choix en cours.
piece-money = Argent
    .about = L’argent paie les navires, les capitaines et les marchandises. À la fin, tu peux l’échanger contre des points.
piece-population = Population
    .about = À chaque manche, tu touches autant de dollars que ta population.
piece-warehouse = Entrepôt
    .about = Chaque case contient une marchandise. Tu dois défausser les marchandises qui n’y tiennent pas.
piece-workers = Ouvriers
    .about = Aux manches impaires, tu retires tes ouvriers des plateaux Action. Aux manches paires, tu les y remets.
piece-score = Points
    .about = Les points bleus peuvent te faire Gouverneur, les rouges Roi des pirates.
piece-scale = Balance
    .about = Vends à gauche, achète à droite. Tu vends une sorte de marchandise 1 $ de plus l’unité (jamais les canons) et en achètes une sorte 1 $ de moins l’unité (jamais le blé).
piece-held = Bâtiments, capitaines et contrats
    .about = Tous les joueurs peuvent voir ces cartes.
piece-order = Plateau d’ordre
    .about = Le plateau d’ordre montre à qui c’est de déplacer un ouvrier. On le retourne après chaque manche.

## Réponses : l’état d’une pièce

now-unused = Pas utilisé dans cette partie.
now-left = { $left ->
    [0] Il n’en reste plus.
   *[other] Il en reste { $left }.
}
now-built = Bâti par { $who }.
now-lack = { PERSON($who) ->
    [you] Il te manque { $goods }.
   *[other] Il manque { $goods } à { $who }.
}
now-hired = Engagé par { $who }.
now-for-hire = À engager maintenant.
now-hire-later = Peut venir à partir de la manche { $round }.
now-price = { PERSON($who) ->
    [you] Tu paierais { $price }.
   *[other] { $who } paierait { $price }.
}
now-activated = Déjà activé.
now-contract-space = Sur la case { $space } du plateau des contrats. Bonus de cette case : { $bonus }.
now-has-goods = { PERSON($who) ->
    [you] Tu as toutes les marchandises pour ce contrat.
   *[other] { $who } a toutes les marchandises pour ce contrat.
}
now-fulfilled = Rempli par { $who }.
now-ship-for-sale = En vente cette manche.
now-ships-coming = Les navires de cette manche ne sont pas encore étalés.
now-ship-sold = Déjà acheté cette manche.
now-ship-absent = Pas en vente : il a été acheté, ou n’a pas été tiré cette manche.
now-allegiance-free = Encore disponible.
now-allegiance-open = Prise par { $who }, pas encore honorée.
now-allegiance-fulfilled = Prise et honorée par { $who }.
now-wish-round = Compte à la manche { $round }.
now-symbols = { $count ->
    [0] { PERSON($who) ->
        [you] Tu n’as aucun symbole voulu.
       *[other] { $who } n’a aucun symbole voulu.
    }
    [one] { PERSON($who) ->
        [you] Tu as { $count } symbole voulu.
       *[other] { $who } a { $count } symbole voulu.
    }
   *[other] { PERSON($who) ->
        [you] Tu as { $count } symboles voulus.
       *[other] { $who } a { $count } symboles voulus.
    }
}
now-endowed = Un joueur l’a tirée au départ.
now-supply = { $left ->
    [0] Il n’en reste plus dans la réserve.
   *[other] Il en reste { $left } dans la réserve.
}
now-supply-endless = La réserve ne s’épuise jamais.
now-holds = { PERSON($who) ->
    [you] Tu en as { $count } dans ton entrepôt.
   *[other] { $who } en a { $count } dans son entrepôt.
}
now-next-row = Le prochain ouvrier utilise la ligne { $row } : { $gain }.
now-board-empty = Il n’y a plus d’ouvrier à retirer ici.
now-board-full = Il n’y a plus de place ici pour un ouvrier.
now-workers-here = { $count ->
    [one] { PERSON($who) ->
        [you] Tu as { $count } ouvrier ici.
       *[other] { $who } a { $count } ouvrier ici.
    }
   *[other] { PERSON($who) ->
        [you] Tu as { $count } ouvriers ici.
       *[other] { $who } a { $count } ouvriers ici.
    }
}
now-automa-here = { $count ->
    [one] L’Automa a { $count } ouvrier ici.
   *[other] L’Automa a { $count } ouvriers ici.
}
now-workers-left = { $count ->
    [0] { PERSON($who) ->
        [you] Tu n’as plus d’ouvrier à déplacer.
       *[other] { $who } n’a plus d’ouvrier à déplacer.
    }
    [one] { PERSON($who) ->
        [you] Tu as encore { $count } ouvrier à déplacer.
       *[other] { $who } a encore { $count } ouvrier à déplacer.
    }
   *[other] { PERSON($who) ->
        [you] Tu as encore { $count } ouvriers à déplacer.
       *[other] { $who } a encore { $count } ouvriers à déplacer.
    }
}
now-could-build = { $count ->
    [0] { PERSON($who) ->
        [you] Tu ne peux payer aucun bâtiment maintenant.
       *[other] { $who } ne peut payer aucun bâtiment maintenant.
    }
    [one] { PERSON($who) ->
        [you] Tu peux payer { $count } bâtiment maintenant.
       *[other] { $who } peut payer { $count } bâtiment maintenant.
    }
   *[other] { PERSON($who) ->
        [you] Tu peux payer { $count } bâtiments maintenant.
       *[other] { $who } peut payer { $count } bâtiments maintenant.
    }
}
now-could-hire = { $count ->
    [0] { PERSON($who) ->
        [you] Tu ne peux payer aucun capitaine maintenant.
       *[other] { $who } ne peut payer aucun capitaine maintenant.
    }
    [one] { PERSON($who) ->
        [you] Tu peux payer { $count } capitaine maintenant.
       *[other] { $who } peut payer { $count } capitaine maintenant.
    }
   *[other] { PERSON($who) ->
        [you] Tu peux payer { $count } capitaines maintenant.
       *[other] { $who } peut payer { $count } capitaines maintenant.
    }
}
now-could-fulfil = { $count ->
    [0] { PERSON($who) ->
        [you] Tu ne peux remplir aucun contrat maintenant.
       *[other] { $who } ne peut remplir aucun contrat maintenant.
    }
    [one] { PERSON($who) ->
        [you] Tu peux remplir { $count } contrat maintenant.
       *[other] { $who } peut remplir { $count } contrat maintenant.
    }
   *[other] { PERSON($who) ->
        [you] Tu peux remplir { $count } contrats maintenant.
       *[other] { $who } peut remplir { $count } contrats maintenant.
    }
}
now-points = { PERSON($who) ->
    [you] Tu as { $points }.
   *[other] { $who } a { $points }.
}
now-score = { PERSON($who) ->
    [you] Points : { $blue } { $blue ->
        [one] bleu
       *[other] bleus
    } et { $red } { $red ->
        [one] rouge
       *[other] rouges
    } pour toi.
   *[other] Points : { $blue } { $blue ->
        [one] bleu
       *[other] bleus
    } et { $red } { $red ->
        [one] rouge
       *[other] rouges
    } pour { $who }.
}
now-chest = { PERSON($who) ->
    [you] Tes points sont dans un coffre fermé.
   *[other] { $who } cache ses points dans un coffre fermé.
}
now-step = { PERSON($who) ->
    [you] Tu es à l’échelon { $step }.
   *[other] { $who } est à l’échelon { $step }.
}
now-money = { PERSON($who) ->
    [you] Tu as { $dollars } $.
   *[other] { $who } a { $dollars } $.
}
now-population = { PERSON($who) ->
    [you] Ta population est de { $population }.
   *[other] { $who } a une population de { $population }.
}
now-warehouse = { PERSON($who) ->
    [you] Tes cases utilisées : { $used } sur { $squares }.
   *[other] Cases utilisées chez { $who } : { $used } sur { $squares }.
}
now-expansion = { PERSON($who) ->
    [you] Ta prochaine extension coûte { $dollars } $.
   *[other] Prochaine extension pour { $who } : { $dollars } $.
}
now-no-expansion = { PERSON($who) ->
    [you] Tu n’as plus de jeton Extension.
   *[other] { $who } n’a plus de jeton Extension.
}
now-held = { PERSON($who) ->
    [you] Ce sont les tiens.
   *[other] Ils sont à { $who }.
}
now-order = Ordre du tour à partir d’ici : { $order }.
now-victory-cards = Retournées jusqu’ici : { $blue } { $blue ->
    [one] bleue
   *[other] bleues
}, { $red } { $red ->
    [one] rouge
   *[other] rouges
}.

## Faits

fact-money = Argent : { $dollars } $
fact-workers = Ouvriers à déplacer : { $count }
fact-purse = Après ce commerce : { $dollars } $
fact-pending = Reste à faire : { $gains }
fact-gain = { $gain } avec { $source }
fact-symbols = Symboles : { $symbols }
fact-buildings = Bâtiments : { $buildings }
fact-captains = Capitaines : { $captains }
fact-waiting = Pas encore activés : { $captains }
fact-fulfilled = Contrat rempli : { $goods }
fact-contract = Case { $space } : { $goods } pour { $blue } points bleus ou { $red } rouges ; bonus : { $bonus }
fact-stock = { $left ->
    [0] Il n’en reste plus : { $buildings }
   *[other] Il en reste { $left } : { $buildings }
}
fact-allegiance = { $condition }, pour { $gain }
fact-order = Ordre du tour : { $order }
fact-turn = Tour { $turn } de la partie
fact-automa = Tuiles de l’Automa face cachée : Gouverneur { $governor }, Marché { $market }, Port { $harbor }, Taverne { $tavern }
fact-supply = Dans la réserve : { $goods }
fact-endowments = Dotations de départ distribuées : { $numbers }

## La boîte

box-buildings = Bâtiments
    .about = { $buildings } bâtiments en { $families } couleurs, avec { $copies } exemplaires de chacun. On ne bâtit pas deux fois le même bâtiment.
box-captains = Capitaines
    .about = { $each } capitaines par manche ; { $few } ou { $many } d’entre eux entrent en jeu. Certains capitaines peuvent être activés plus tard en payant des canons.
box-contracts = Contrats
    .about = { $contracts } contrats. Chaque case du plateau des contrats ajoute un bonus au contrat qui s’y trouve.
box-contract = Contrat pour { $goods }
    .about = Paie ces marchandises pour gagner soit les points bleus, soit les rouges.
box-ships = Navires
    .about = { $ships } navires. À chaque manche, { $two } d’entre eux sont en vente à deux joueurs, { $three } à trois et { $four } à quatre.
box-ship = Navire { $number }
    .about = Achète ce navire pour prendre une de ses cargaisons.
box-allegiances = Allégeances
    .about = Quand tu atteins { $points }, tu prends une allégeance. Seul un joueur qui honore une allégeance peut devenir Gouverneur.
box-wishes = Vœux et dotations
    .about = { $rounds } des { $wishes } vœux sont étalés, un par manche. Chaque joueur tire une des { $endowments } dotations de départ.
box-wish = Le vœu du peuple : { $symbols }
    .about = À la fin de sa manche, les joueurs qui ont le plus de ces symboles ({ $symbols }) gagnent des points.
box-endowment = Dotation de départ { $number }
box-tiles = Tuiles Action et pistes
    .about = { $tiles } tuiles par plateau Action. On voit leurs faces pour { $players } joueurs.
box-tiles-of = Tuiles Action du plateau { $board }
    .about = Placées sur les lignes du plateau dans un ordre aléatoire à la mise en place.
box-goods = Marchandises
    .about = Tu achètes et vends les marchandises à leur prix de base. Les petits plateaux de la balance ajoutent ou épargnent 1 $ par unité d’une sorte.
box-automa = L’Automa
    .about = Seulement dans les parties à deux joueurs.
box-automa-tiles = Tuiles de l’Automa
    .about = Chaque tuile montre le plateau où l’Automa place ou retire un ouvrier.
box-victory-cards = Cartes Victoire
    .about = On retourne une carte par manche. La couleur qui sort le plus souvent décide quel titre gagne la partie.

figure-costs = Coûte
figure-points = Points
figure-when-built = Bâti
figure-symbols = Symboles
figure-round = Manche
figure-and = Coûte aussi
figure-or = Ou coûte
figure-stars = Étoiles à l’engagement
figure-when-hired = À l’engagement
figure-activation = L’activation coûte
figure-then = L’activation donne
figure-goods = Marchandises
figure-blue = Bleu
figure-red = Rouge
figure-cargo = Cargaison
figure-red-points = Points rouges aussitôt
figure-gives = Donne
figure-tile = Tuile { $number }
figure-base-price = Prix de base
figure-action = Action
figure-bonus = Bonus
figure-blue-points = Points bleus
figure-point-price = Un point coûte
figure-squares = Cases au départ
figure-each-player = Par joueur
figure-automa-turns = Tours de l’Automa
figure-every-third = un tour sur trois

table-spaces = Cases du plateau des contrats à { $players } joueurs
table-space = Case
table-bonus = Bonus
table-rewards = Récompenses du vœu du peuple
table-round = Manche
table-most = Le plus de symboles
table-second = Deuxième
table-steps = Échelons de la piste de réputation
table-step = Échelon
table-gives = Donne
table-expansions = Extensions de l’entrepôt
table-token = Jeton
table-costs = Coûte

## Classements, pour l’analyse

standing-population = Population
standing-reputation = Réputation
standing-buildings = Bâtiments
standing-captains = Capitaines
standing-contracts = Contrats
standing-goods = Marchandises
standing-dollars = Dollars

## Le résultat

result-two-winners = { PERSON($governor) ->
    [you] Tu es Gouverneur, et { $king } est Roi des pirates.
   *[other] { PERSON($king) ->
        [you] { $governor } est Gouverneur, et tu es Roi des pirates.
       *[other] { $governor } est Gouverneur, et { $king } est Roi des pirates.
    }
}
result-both-titles = { PERSON($winner) ->
    [you] Tu gagnes les deux titres : Gouverneur et Roi des pirates.
   *[other] { $winner } gagne les deux titres : Gouverneur et Roi des pirates.
}
result-king-alone = { PERSON($king) ->
    [you] Tu es Roi des pirates, mais l’île n’a pas de Gouverneur.
   *[other] { $king } est Roi des pirates, mais l’île n’a pas de Gouverneur.
}
result-kings-alone = Le titre de Roi des pirates est partagé par { $kings }, mais l’île n’a pas de Gouverneur.
result-share-both = Les deux titres, Gouverneur et Roi des pirates, sont partagés par { $winners }.
result-shared = Les joueurs à égalité partagent un titre. Gouverneur : { $governors }. Roi des pirates : { $kings }.
result-two-governor = { PERSON($winner) ->
    [you] La plupart des cartes Victoire sont bleues : tu es Gouverneur et tu gagnes.
   *[other] La plupart des cartes Victoire sont bleues : { $winner } est Gouverneur et gagne.
}
result-two-king = { PERSON($winner) ->
    [you] La plupart des cartes Victoire sont rouges : tu es Roi des pirates et tu gagnes.
   *[other] La plupart des cartes Victoire sont rouges : { $winner } est Roi des pirates et gagne.
}
result-two-share-governor = La plupart des cartes Victoire sont bleues : titre de Gouverneur partagé par { $winners }.
result-two-share-king = La plupart des cartes Victoire sont rouges : titre de Roi des pirates partagé par { $winners }.
result-two-none = La plupart des cartes Victoire sont bleues, mais aucun joueur n’a honoré d’allégeance : il n’y a pas de vainqueur.

## Fins possibles et décomptes

end-0 = un Gouverneur et un Roi des pirates, le Gouverneur à une place antérieure
end-1 = un Gouverneur et un Roi des pirates, le Roi des pirates à une place antérieure
end-2 = un joueur gagne les deux titres
end-3 = un Roi des pirates, mais pas de Gouverneur
end-4 = un titre est partagé
end-5 = à deux joueurs, le Gouverneur gagne
end-6 = à deux joueurs, le Roi des pirates gagne
end-7 = à deux joueurs, personne ne gagne
total-0 = Bleu
total-1 = Rouge
category-0 = Dotation
    .full = Bleu : dotation
category-1 = Lignes
    .full = Bleu : lignes
category-2 = Bâtiments
    .full = Bleu : bâtiments
category-3 = Capitaines
    .full = Bleu : capitaines
category-4 = Contrats
    .full = Bleu : contrats
category-5 = Réputation
    .full = Bleu : réputation
category-6 = Vœux
    .full = Bleu : vœux
category-7 = Allégeance
    .full = Bleu : allégeance
category-8 = Échange
    .full = Bleu : échange
category-9 = Excès perdu
    .full = Bleu : excès perdu
category-10 = Dotation
    .full = Rouge : dotation
category-11 = Lignes
    .full = Rouge : lignes
category-12 = Bâtiments
    .full = Rouge : bâtiments
category-13 = Capitaines
    .full = Rouge : capitaines
category-14 = Contrats
    .full = Rouge : contrats
category-15 = Réputation
    .full = Rouge : réputation
category-16 = Vœux
    .full = Rouge : vœux
category-17 = Allégeance
    .full = Rouge : allégeance
category-18 = Échange
    .full = Rouge : échange
category-19 = Excès perdu
    .full = Rouge : excès perdu

## Étiquettes du plateau

board-tab-town = Ville
board-tab-build = Bâtir
board-tab-captains = Capitaines
board-tab-contracts = Contrats
board-tab-tracks = Pistes
board-shelf-players = Joueurs
board-tabs = Parties de la table
board-shelves = Panneaux sous les plateaux Action
board-to-town = Retour aux plateaux Action
board-instead = Ou
board-or = ou
board-yours = à toi
board-sold-out = épuisé
board-track = Piste de réputation
board-buildings = Bâtiments
board-captains = Capitaines
board-contracts = Contrats
board-drift = Les contrats plus anciens glissent à droite
board-drift-down = Les contrats plus anciens descendent
board-empty-space = Vide jusqu’à la fin de la manche
    .for-good = Vide
board-allegiances = Allégeances
    .help = chaque joueur en prend une à { $points } points bleus
board-ships = Navires
board-harbour = Navires en vente
board-yours-whole = Ton plateau
board-warehouse = Entrepôt
    .whole = Entrepôt : { $goods } ; cases : { $used } sur { $squares }
board-money = Argent
    .change = { $before } $ → { $after } $
board-fulfilled = rempli
board-too-late = trop tard pour payer
board-nothing-yet = Pas encore de bâtiments, de capitaines ni de contrats
board-none = aucun
board-order = Ordre du tour cette manche
    .caption = Ordre
board-automa = L’Automa
    .help = Un tour sur trois est à l’Automa : il tire une tuile, puis place un ouvrier sur le plateau indiqué ou en retire un.
board-preview = Les quatre plateaux Action à la mise en place
board-workers-left = Ouvriers à déplacer
board-contracts-fulfilled = Contrats remplis
    .whole = { $count ->
        [one] { $count } contrat rempli
       *[other] { $count } contrats remplis
    }
board-captains-hired = Capitaines engagés
board-population = Population
    .whole = Population { $population } : { $population } $ de revenus par manche
board-reputation = Réputation
    .whole = Réputation : échelon { $step } sur { $last }
board-ship-sold = Vendu
board-chest = { $points } points bleus ou plus, dans un coffre fermé
    .mark = { $points }+
board-crowd = Ouvriers sur le plateau { $board } : { $workers } ; ensuite la ligne { $row }
board-crowd-full = Ouvriers sur le plateau { $board } : { $workers } ; le plateau est plein
board-crowd-none = Aucun ouvrier sur le plateau { $board }
board-crowd-of = { PERSON($who) ->
    [you] { $count } à toi
   *[other] { $count } à { $who }
}
board-crowd-automa = { $count } à l’Automa
board-door-build = Bâtir
board-door-trade = Commerce
board-door-fulfil = Contrat
board-door-hire = Capitaine
board-row = Ligne { $row }
board-no-row = Fermé
board-step = Échelon { $step } : { $gain }
board-step-of = Échelon { $step } : { $gain }. Ici : { $who }
board-family-crown = Couronne
board-family-trades = Métiers
board-family-hygiene = Hygiène
board-family-leisure = Loisirs
board-family-security = Sécurité
board-can-pay = tu peux en payer { $count } sur { $of }
board-captain = Maintenant : { $now }.
board-captain-cannons = Maintenant : { $now }. Plus tard, pour { $cannons } : { $later }.
board-has-all = Tu as tout
board-lacks = Il te manque { $goods }
board-tally = { $have } sur { $need }
board-so-far = jusqu’ici { $tally }
board-so-far-dollars = tu as { $have } $ sur { $need } $
board-so-far-each = bâtiments { $buildings }, capitaines { $captains }, contrats { $contracts }
board-so-far-apart = écart actuel { $points }
board-ships-for-sale = { $left } en vente
board-ships-coming = étalés après les revenus
board-ships-waiting = { $left } en vente après les revenus
board-ships-left = { $left ->
    [0] tous vendus
    [one] { $left } invendu
   *[other] { $left } invendus
}
board-ships-left-all = { $left ->
    [0] tous vendus ; les { $ships } reviennent à la manche suivante
    [one] { $left } invendu ; les { $ships } reviennent à la manche suivante
   *[other] { $left } invendus ; les { $ships } reviennent à la manche suivante
}
board-ships-left-others = { $left ->
    [0] tous vendus ; nouveau tirage à la manche suivante
    [one] { $left } invendu ; nouveau tirage à la manche suivante
   *[other] { $left } invendus ; nouveau tirage à la manche suivante
}
board-ship = Navire à { $dollars } $
board-buyers = 1 navire par tour ; achètent encore : { $who }
board-no-buyers = plus d’acheteurs
board-squares = cases : { $used } sur { $squares }
board-worth = vaut { $dollars } $
board-points = Points : { $blue } { $blue ->
    [one] bleu
   *[other] bleus
} et { $red } { $red ->
    [one] rouge
   *[other] rouges
}
board-to-allegiance = { $left ->
    [0] Allégeance !
   *[other] Allégeance : encore { $left }
}
board-wish = Vœu de la manche { $round }
board-wish-row = { $count ->
    [0] { PERSON($who) ->
        [you] Tu n’as aucun symbole
       *[other] { $who } n’a aucun symbole
    }
    [one] { PERSON($who) ->
        [you] Tu as { $count } symbole
       *[other] { $who } a { $count } symbole
    }
   *[other] { PERSON($who) ->
        [you] Tu as { $count } symboles
       *[other] { $who } a { $count } symboles
    }
}
board-wish-row-reward = { $count ->
    [one] { PERSON($who) ->
        [you] Tu as { $count } symbole, pour l’instant { $reward }
       *[other] { $who } a { $count } symbole, pour l’instant { $reward }
    }
   *[other] { PERSON($who) ->
        [you] Tu as { $count } symboles, pour l’instant { $reward }
       *[other] { $who } a { $count } symboles, pour l’instant { $reward }
    }
}
board-victory-cards = Cartes Victoire retournées : { $blue } pour le Gouverneur, { $red } pour le Roi des pirates
board-automa-removed = L’Automa a retiré un ouvrier du plateau { $board } : ensuite la ligne { $row }
board-automa-removed-last = L’Automa a retiré le dernier ouvrier du plateau { $board }
board-automa-placed = L’Automa a placé un ouvrier sur le plateau { $board } : ensuite la ligne { $row }
board-automa-filled = L’Automa a rempli le plateau { $board }
board-automa-next = Ensuite : { $gain }
board-automa-tiles = { $count ->
    [one] { $count } tuile face cachée
   *[other] { $count } tuiles face cachée
}
board-rival-fulfilled = Honorée : { $condition }
board-rival-must = Doit { $condition }

## Le panneau de la décision

board-prove = Payer pour ton allégeance
board-crown-calls = { $before } → { $after } points bleus. Tu dois prendre une allégeance, et les autres joueurs ne verront plus tes points.
board-in-vain = Tu ne peux rien payer ici en ce moment : tu ne ferais que déplacer ton ouvrier.
board-choose-blue = Bleu : la Couronne
board-choose-red = Rouge : le Peuple
board-one-point = { $dollars } $ : 1 { $colour }
board-left-to-exchange = reste { $dollars } $
board-smelt = { $ore } en { $cannons }
board-where = Plateau { $board }, ligne { $row }
board-where-instead = Plateau { $board }, action alternative
board-then = Ensuite, plateau { $board }, ligne { $row } : { $gain }
board-then-empty = Ensuite, le plateau { $board } est vide
board-then-full = Ensuite, le plateau { $board } est plein
board-confirm-remove = Retirer un ouvrier
board-confirm-place = Placer un ouvrier
board-confirm-build = Bâtir { FORM($building, "the") }
board-confirm-hire = Engager
board-confirm-fulfil = Remplir
board-confirm-ship = Acheter le navire
board-confirm-allegiance = Prendre l’allégeance
board-confirm-activate = Activer
board-task-foundry = Fonderie : minerai en canons
board-task-ship = Acheter un navire
board-task-worker = Déplacer un ouvrier
board-task-moved = Ton ouvrier est déplacé
board-task-overflow = Ton entrepôt est trop plein
board-task-allegiance = Choisir une allégeance
board-task-captains = Activer des capitaines
board-task-exchange = { $dollars } $ le point, en secret
board-task-half = Choisir un côté
board-task-palace = { $building } : { $points }
board-task-build = Bâtir
board-task-hire = Engager un capitaine
board-task-fulfil = Remplir un contrat
board-task-trade = Commercer
board-task-cube = Choisir un cube
board-task-colour = Choisir bleu ou rouge
board-hint-remove = { $left ->
    [one] Chaque plateau offre la ligne de son ouvrier le plus haut. Encore { $left } ouvrier à déplacer.
   *[other] Chaque plateau offre la ligne de son ouvrier le plus haut. Encore { $left } ouvriers à déplacer.
}
board-hint-place = { $left ->
    [one] Chaque plateau offre sa ligne libre la plus basse. Encore { $left } ouvrier à déplacer.
   *[other] Chaque plateau offre sa ligne libre la plus basse. Encore { $left } ouvriers à déplacer.
}
board-hint-after = Tu peux { $may }, ou finir ton tour.
board-hint-ship = Choisis une cargaison sur un des navires.
board-hint-build = Choisis un bâtiment.
board-hint-hire = Choisis un capitaine.
board-hint-fulfil = Choisis un contrat.
board-hint-allegiance = Tu gagnes aussitôt ses points rouges.
board-hint-exchange = Les autres joueurs ne voient rien tant que tous n’ont pas fini.
board-hint-captains = Tu peux { $may }. Ensuite, toutes tes marchandises restantes sont vendues, même les canons.
board-hint-proof = Tu peux { $may }. Seuls les joueurs qui honorent leur allégeance peuvent devenir Gouverneur.
board-hint-half = Échelon { $step } de la piste de réputation.
board-change-good = { $size ->
    [one] { SIGNED($count) } { $good }
   *[other] { SIGNED($count) } { FORM($good, "plural") }
}
board-change-money = { $size ->
    [one] { SIGNED($count) } dollar
   *[other] { SIGNED($count) } dollars
}
board-change-points = { $size ->
    [one] { SIGNED($count) } point { $colour }
   *[other] { SIGNED($count) } points { FORM($colour, "plural") }
}
board-change-steps = { SIGNED($count) } réputation
board-change-population = { SIGNED($count) } population
board-change-squares = { $size ->
    [one] { SIGNED($count) } case
   *[other] { SIGNED($count) } cases
}

## La balance

board-sell = Vendre
    .whole = Vendre 1 { $good } ou en acheter 1 de moins, { $price } $ l’unité
board-buy = Acheter
    .whole = Acheter 1 { $good } ou en vendre 1 de moins, { $price } $ l’unité
board-trade = Commerce
board-scale = La balance
    .whole = Plateau gauche : { $sold } pour { $earned } $. Plateau droit : { $bought } pour { $spent } $.
board-plus-plate = +1 $ pièce
board-minus-plate = −1 $ pièce
board-you-pay = tu paies
board-even = équilibre
board-you-get = tu reçois
board-in-hand = en stock { $count }
board-pan-level = { $goods } $ + { $coins } $ = { $sum } $
board-pan-sold = Vendu : { $dollars } $
board-pan-bought = Acheté : { $dollars } $
board-plates-free = Tu vends une sorte 1 $ de plus l’unité (jamais les canons) et en achètes une 1 $ de moins l’unité (jamais le blé).
board-plates = Les bonus de 1 $ sont placés pour toi, sur { $goods } : { $dollars } $ en tout.
board-trade-empty = Vends, puis achète
board-trade-even = Échange équilibré
board-trade-get = Tu reçois { $dollars } $
board-trade-pay = Tu paies { $dollars } $
board-trade-sold = Vendre { $goods }
board-trade-bought = Acheter { $goods }
board-trade-expansions = { $count ->
    [one] Ajouter { $count } case
   *[other] Ajouter { $count } cases
}

## La révélation finale

board-end-captains = Capitaines
board-end-allegiances = Allégeances
board-end-sale = Vente
board-end-exchange = { $dollars } $ le point
board-end-apart = { $most } d’écart au plus
board-reveal-over = La fin
board-reveal-chests = On ouvre les coffres
    .what = Les marchandises sont vendues, l’argent devient points
board-reveal-apart = Points bleus et rouges
    .what = { $most } d’écart au plus
board-reveal-cards = Les cinq cartes Victoire
    .what = La plupart sont { FORM($colour, "feminines") } : titre de { $honour }
board-reveal-who = Qui devient { $honour } ?
board-reveal-asks = As-tu { $points } ?
board-reveal-governor = Allégeance honorée, le plus de points bleus
    .what = Le Gouverneur
board-reveal-king = Le plus de points rouges
    .what = Le Roi des pirates
board-no-exchange = pas d’échange
board-yes = Oui
board-no = Non
board-not-eligible = Hors course
board-no-allegiance = Sans allégeance
board-within = aucun point perdu
board-nothing-sold = plus de marchandises
board-sold = marchandises : { $dollars } $
board-paid-in = { $dollars } $ versés
board-because-alone = { PERSON($who) ->
    [you] Tu es Gouverneur avec { $points } : aucun autre joueur n’a honoré d’allégeance.
   *[other] { $who } est Gouverneur avec { $points } : aucun autre joueur n’a honoré d’allégeance.
}
board-because-most = { PERSON($who) ->
    [you] Tu as le plus de points { FORM($colour, "plural") } : { $most }.
   *[other] { $who } a le plus de points { FORM($colour, "plural") } : { $most }.
}
board-because-tied = { PERSON($who) ->
    [you] Égalité à { $most } points { FORM($colour, "plural") } entre { $rival } et toi, mais tu as plus de points { FORM($other, "plural") } : { $own } contre { $theirs }.
   *[other] { PERSON($rival) ->
        [you] Égalité à { $most } points { FORM($colour, "plural") } entre { $who } et toi, mais { $who } a plus de points { FORM($other, "plural") } : { $own } contre { $theirs }.
       *[other] Égalité à { $most } points { FORM($colour, "plural") } entre { $who } et { $rival }, mais { $who } a plus de points { FORM($other, "plural") } : { $own } contre { $theirs }.
    }
}
board-note-not-eligible = Hors course, sans allégeance honorée : { $who }.
board-note-no-governor = Aucun joueur n’a honoré d’allégeance : il n’y a pas de Gouverneur.
board-note-shared = Le titre de { $honour } est partagé par { $who } : égalité en bleu et en rouge.
board-note-apart = Tu gardes au plus { $most } points de plus dans une couleur que dans l’autre.
board-note-chests = Les marchandises restantes ont été vendues au prix de base. Puis on pouvait acheter des points pour { $dollars } $ chacun.
board-ask-chests = Ouvrir les coffres
board-ask-apart = Comparer bleu et rouge
board-ask-cards = Compter les cartes Victoire
board-ask-points = Qui a { $points } ?
board-ask-title = Nommer : { $honour }
board-show-all = Tout montrer
board-to-result = Voir le résultat
