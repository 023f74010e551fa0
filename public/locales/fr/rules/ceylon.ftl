preface = Voici les règles de Ceylon, édité par Ludonova, avec nos propres mots. Le texte de l’éditeur fait foi, mais notre exemplaire a perdu ses images et les valeurs qu’elles contenaient. Nous avons pris ces valeurs dans des critiques publiées ou les avons inventées, toujours en accord avec le texte. Chaque paragraphe indique sa source, et la dernière section énumère toutes les valeurs qui sont de nous.

goal = De quoi parle le jeu
    .p1 = Le jeu se passe dans la seconde moitié du XIXe siècle. Le livret imprimé indique par erreur le XIVe.
    .p2 = Une maladie a détruit le café de Ceylan, et les planteurs se tournent vers le thé. Tu construis des plantations dans toute l’île, récoltes du thé à trois niveaux, remplis des contrats pour des compagnies d’exportation, engages des conseillers et avances en technologie.
    .p3 = Pendant la partie, tu marques pour les contrats, pour la technologie, pour le bonus de district, et chaque fois que des adversaires récoltent tes plantations. À la fin, tu marques pour les majorités et pour le nombre de compagnies livrées, mais tu perds des points pour les marqueurs que tu n’as pas posés. Qui a le plus de points gagne.

map = La carte
    .p1 = La carte a quatre districts de huit hexagones chacun : Kandy, Dimbula, Uva et Ruhuna. Des rivières les séparent. Dans chaque district, quatre hexagones sont au niveau 0, trois au niveau 1 et un au niveau 2.
    .p2 = Une plantation donne du thé noir au niveau 0, du thé vert au niveau 1 et du thé blanc au niveau 2.
    .p3 = Les hexagones forment huit rangées de 2, 3, 4, 5, 6, 5, 4 et 3. Le nom d’un hexagone est l’initiale de son district et un numéro, de K1 à R8.

setup = Mise en place
    .p1 = Chaque district reçoit une des cinq grandes tuiles Niveau, tirée au sort. Elle couvre quatre hexagones et les relève au niveau 1. Place une petite tuile Niveau sur l’un des quatre pour le relever au niveau 2. Les grandes tuiles restantes retournent dans la boîte.
    .p2 = Seules cinq formes de quatre hexagones tiennent dans chaque district ; ce sont celles des cinq grandes tuiles. Une tuile peut être tournée ou retournée, et toutes les façons de la placer sont également probables.
    .p3 = Chaque district reçoit un des huit conseillers, tiré au sort. Trois contrats vont sur les wagons du train ; les autres forment la pioche des contrats. Les jetons de bonus de district forment une pile : 10 au-dessus, puis 6, 3 et 1.
    .p4 = Tu commences avec huit marqueurs sur les cases Contrat de ton domaine (ton plateau personnel), 15 roupies et une caisse de thé noir.
    .p5 = Le premier joueur est tiré au sort. Son disque va au sommet de la pile, au départ de la piste Technologie, et les autres disques dessous dans l’ordre du tour.
    .p6 = Dans l’ordre du tour, chaque joueur choisit un hexagone de niveau 0 dans un district qui n’a pas encore de plantation, et y place une plantation, son marqueur le plus à gauche et son pion. Puis chaque joueur pioche trois cartes Action et les garde cachées.
    .p7 = L’ordre de la mise en place : terrain, conseillers, wagons, tuiles de départ, premier joueur, pile de technologie, premières plantations, cartes.
    .p8 = Les roupies, les caisses de thé et les jetons Technologie ne s’épuisent jamais.

two-players = À deux joueurs
    .p1 = À deux joueurs, on laisse un district de côté : Uva ou Dimbula. Rien d’autre ne change.
    .p2 = Avant la partie, choisissez lequel des deux est laissé de côté, ou laissez faire le hasard. Ce district n’est pas en jeu : il n’a ni tuiles Niveau ni conseiller, et aucun pion n’y entre ni ne le traverse. Pour le bonus de district, il te faut une plantation dans chacun des trois districts en jeu.

turn = Un tour
    .p1 = On joue dans le sens horaire. À ton tour, tu joues une carte Action et fais une action ; puis chaque autre joueur fait une action, dans le sens horaire. Chacun doit agir.
    .p2 = Les étapes d’un tour : jouer une carte et choisir sa moitié ; utiliser un jeton Technologie si on le souhaite ; faire l’action de sa moitié ou une alternative ; utiliser maintenant un jeton, si on ne l’a pas encore fait ; chaque autre joueur agit ; piocher une carte, s’il en reste ; remplir les wagons.
    .p3 = Si tu ne peux pas faire l’action principale, ou ne le veux pas, fais l’une des deux alternatives : te déplacer, ou prendre 2 roupies. Tous les paiements vont à la réserve.

card = Cartes Action
    .p1 = Chacune des 46 cartes montre deux actions principales différentes. Quand tu joues une carte, tu choisis une moitié pour toi ; tous les autres reçoivent l’autre moitié.
    .p2 = Tu peux faire une alternative au lieu de l’action de ta moitié ; tous les autres reçoivent quand même l’autre moitié.
    .p3 = Il y a six cartes de chacune de ces paires : planter et récolter, planter et livrer, récolter et livrer. Il y a quatre cartes de chaque autre paire.
    .p4 = Les pioches restent face cachée. Tu peux regarder les cartes jouées à tout moment.
    .p5 = Les mains sont cachées. Le dos de chaque contrat montre le numéro de sa compagnie.
    .p6 = Tu sais donc toujours de quelle compagnie vient le prochain contrat.

token = Jetons Technologie
    .p1 = À ton propre tour, tu peux rendre un jeton Technologie pour une action supplémentaire : une action principale quelconque, sauf avancer en technologie, ou une alternative. Fais-la juste avant ou juste après l’action de ta carte. Tu peux avoir autant de jetons que tu veux, et utiliser un jeton le tour même où tu le gagnes.
    .p2 = Tu paies le coût habituel de l’action supplémentaire, et aucun autre joueur ne peut la faire. Tu fais quand même l’action de ta carte.

plant = Planter
    .p1 = Paie 5 roupies et place une plantation avec ton marqueur le plus à gauche sur l’hexagone sous ton pion. L’hexagone ne doit pas encore avoir de plantation ; les autres pions n’ont pas d’importance.
    .p2 = Il te faut encore un marqueur sur ton domaine. Une fois posé, un marqueur ne revient jamais ; à mesure qu’ils partent, tes cases Contrat s’ouvrent.

district-bonus = Bonus de district
    .p1 = Dès que tu as une plantation dans chaque district en jeu, prends le jeton bonus du dessus. Le premier joueur à y arriver marque 10 points, le suivant 6, puis 3 et 1. Tu ne peux prendre qu’un jeton par partie.
    .p2 = Ta première plantation, placée à la mise en place, compte.

harvest = Récolter
    .p1 = Choisis des plantations sur l’hexagone de ton pion ou sur les hexagones voisins, et prends 1 caisse de thé de chacune. Tu peux aussi récolter chez tes adversaires ; le propriétaire marque 1 point par caisse prise.
    .p2 = Choisis au moins une plantation. Les frontières des districts n’ont pas d’importance. Prends tes caisses une par une, et arrête quand tu veux. Le propriétaire garde le point même si tu rends la caisse.

warehouse = L’entrepôt
    .p1 = Ton entrepôt contient 5 caisses. Tu peux dépasser ce nombre pendant la récolte ; ensuite, rends des caisses à la réserve jusqu’à n’en avoir que 5.
    .p2 = Tu choisis les caisses à rendre, anciennes ou nouvelles, et tu en rends exactement autant qu’il faut. Tu ne peux rendre des caisses à aucun autre moment.

trade = Livrer
    .p1 = Livre les trois caisses que demande un contrat du train. Place le contrat sur une case Contrat libre ou sur ta pile de la même compagnie. Prends aussitôt sa récompense : soit toutes ses roupies, soit tous ses points. Par exemple, un contrat pour deux caisses vertes et une noire paie 11 roupies ou 4 points.
    .p2 = On ne remplit les wagons vides depuis la pioche des contrats qu’à la fin du tour, après la pioche d’une carte Action.
    .p3 = On les remplit même s’il n’y a plus de carte Action à piocher. On remplit de gauche à droite ; les contrats déjà sur le train ne se décalent pas. Si la pioche des contrats est vide, les wagons restent vides.

contract-spaces = Cases Contrat
    .p1 = Chaque compagnie que tu livres occupe une des cinq cases Contrat de ton domaine, et ses contrats s’y empilent. Une case est ouverte quand elle n’a plus de marqueur. Les marqueurs partent de gauche à droite, et seulement quand tu plantes.
    .p2 = La première case s’ouvre quand ton premier marqueur part ; les quatre autres s’ouvrent avec le deuxième, le quatrième, le sixième et le huitième.

councillor = Engager un conseiller
    .p1 = Paie 5 roupies et place un disque sur le conseiller du district où est ton pion. Dès lors, tu as la capacité de ce conseiller, et tes plantations comptent dans la majorité du district. Tu ne peux engager chaque conseiller qu’une fois.
    .p2 = La capacité agit aussitôt : si tu engages avec un jeton avant l’action de ta carte, elle vaut déjà pour cette action.
    .p3 = Chaque conseiller a une case pour le disque de chaque joueur.

councillors = Les huit conseillers
    .p1 = Guide : quand tu te déplaces, chaque pas après le premier coûte 1 roupie.
    .p2 = Banquier : quand tu prends des roupies, tu en prends 3.
    .p3 = Arpenteur : quand tu plantes, tu peux aussi planter sur un hexagone voisin de ton pion, dans le district de ton pion. Ton pion ne bouge pas.
    .p4 = Courtier : quand tu livres, tu prends aussi 2 roupies, même si tu choisis les points.
    .p5 = Ingénieur : quand tu avances en technologie, tu marques 1 point.
    .p6 = Tu marques 1 point par action, même si une tuile de départ fait avancer ton disque de deux cases.
    .p7 = Pépiniériste : planter te coûte 4 roupies.
    .p8 = Secrétaire : engager un conseiller te coûte 2 roupies.
    .p9 = Le prix réduit vaut pour les engagements suivants, pas pour celui du Secrétaire.
    .p10 = Magasinier : ton entrepôt contient 6 caisses.

technology = Avancer en technologie
    .p1 = Paie 5 roupies, avance ton disque d’une case et prends un jeton Technologie. Chaque autre joueur prend 1 roupie. Ton disque va au-dessus des disques déjà présents : le disque le plus haut compte comme plus avancé.
    .p2 = Quand tu atteins une case marquée +5, tu marques 5 points ; la sixième case est marquée. Une fois sur la dernière case, tu ne peux plus avancer.
    .p3 = La piste a neuf cases après le départ. La troisième, la sixième et la neuvième sont marquées.
    .p4 = Les autres joueurs prennent leur roupie aussitôt, et peuvent la dépenser dans le même tour.

move = Se déplacer
    .p1 = Au lieu de l’action principale, déplace ton pion sur un autre hexagone. Le premier pas est gratuit, le deuxième coûte 1 roupie, le troisième 2, le quatrième 3, et ainsi de suite : un déplacement de trois pas coûte 3 roupies en tout. Rivières, niveaux, plantations et pions n’arrêtent jamais un déplacement.
    .p2 = Tu paies pour le chemin le plus court. Tu ne peux pas rester sur place.

rupees = Prendre des roupies
    .p1 = Au lieu de l’action principale, prends 2 roupies dans la réserve.

end = La fin de la partie
    .p1 = Quand un joueur a posé son dernier marqueur ou pioché la dernière carte Action, cette manche est la dernière : on joue jusqu’à ce que chacun ait eu le même nombre de tours.
    .p2 = Un joueur peut poser son dernier marqueur au tour de n’importe qui, même avec un jeton Technologie. On finit ce tour, puis on joue jusqu’à ce que le dernier joueur dans l’ordre du tour ait eu le sien. Si c’était déjà le tour de ce joueur, la partie est finie.
    .p3 = Quand les cartes Action sont épuisées, on ne pioche plus.
    .p4 = Si tu as encore un tour, joue une de tes trois cartes comme d’habitude.

majorities = Majorités
    .p1 = On compte les majorités dans cet ordre. Roupies restantes : il t’en faut au moins 1. Technologie : ton disque doit avoir quitté le départ. Chaque district en jeu : on compte les plantations ; il t’en faut au moins 1, et tu dois avoir engagé le conseiller du district. Sans le conseiller, tu n’y prends aucune place.
    .p2 = La première place rapporte 10 points, la deuxième 6.
    .p3 = La troisième place rapporte 3 points, la quatrième 1.
    .p4 = À deux ou trois joueurs, seules les deux ou trois premières places rapportent.
    .p5 = Le joueur le plus avancé sur la piste Technologie gagne toutes les égalités, même pour la victoire. Sur la même case, le disque le plus haut de la pile est le plus avancé.

companies = Compagnies et marqueurs
    .p1 = Des contrats de 3 compagnies différentes rapportent 6 points.
    .p2 = Des contrats d’1 compagnie rapportent 1 point, de 2 compagnies 3 points, de 4 compagnies 10 points, et des 5 compagnies 15 points.
    .p3 = Chaque marqueur resté sur ton domaine te coûte 2 points.
    .p4 = Les égalités sont toujours départagées : il y a donc exactement un vainqueur.

starting-tiles = Variante : tuiles de départ
    .p1 = Chaque joueur reçoit une des sept tuiles de départ ; puis toutes sont révélées. Le plus petit numéro joue le premier tour. Les premières plantations se placent dans l’ordre croissant des numéros.
    .p2 = Les tours et la pile de technologie suivent quand même le sens horaire à partir du premier joueur.
    .p3 = Les numéros imprimés sont perdus. Nos numéros suivent l’ordre des tuiles dans le livret imprimé.
    .p4 = Tu peux utiliser ta tuile une fois par partie, avec une de tes actions, au tour de n’importe quel joueur. Puis retourne-la.
    .p5 = 1, Bourse : quand tu prends des roupies, prends-en 5 de plus.
    .p6 = 2, Passage : quand tu te déplaces, va gratuitement sur n’importe quel hexagone.
    .p7 = 3, Greffe : quand tu plantes, place un second marqueur, mais pas de seconde plantation, sur un hexagone qui porte ta plantation. La plantation compte double dans la majorité de son district, mais ne donne toujours qu’une caisse.
    .p8 = 4, Bond : quand tu avances en technologie, avance de deux cases. Tu ne prends toujours qu’un jeton.
    .p9 = 5, Lettre : quand tu engages un conseiller, engage celui d’un autre district.
    .p10 = 6, Porteurs : quand tu récoltes, tu peux choisir des plantations hors de portée de ton pion.
    .p11 = 7, Fausse pesée : quand tu livres, donne une caisse de moins.
    .p12 = Annonce ta tuile au moment de faire son action, qui peut être l’action supplémentaire d’un jeton. Tu ne peux l’annoncer que si elle change quelque chose : Passage quand tu fais deux pas ou plus, Bond quand il reste au moins deux cases devant ton disque, Porteurs quand tu prends ta première caisse hors de portée. Tous les coûts et autres effets restent les mêmes.
    .p13 = La Bourse s’ajoute au Banquier : ensemble, ils te rapportent 8 roupies.
    .p14 = Greffe : ton pion doit être sur cet hexagone ou, avec l’Arpenteur, à côté dans le même district. Tu paies le prix habituel. Utilise le marqueur le plus à gauche de ton domaine. Il compte comme tout autre marqueur posé : il ouvre des cases Contrat, ne te coûte pas de points à la fin, et déclenche la fin de la partie si c’est ton dernier.
    .p15 = Bond : tu paies 5 roupies une fois, et chaque autre joueur prend 1 roupie une fois. Ton disque va au-dessus des disques de la case où il s’arrête. Tu marques 5 points pour chaque case marquée que tu passes ou atteins. Avec l’Ingénieur, tu marques 1 point, pas 2.
    .p16 = Lettre : tu paies ton prix habituel pour un conseiller. Choisis un autre district en jeu dont tu n’as pas engagé le conseiller.
    .p17 = Porteurs : tu peux récolter n’importe quelles plantations de la carte, proches ou lointaines. Leurs propriétaires marquent comme d’habitude, et ton entrepôt ne contient pas plus que d’habitude.
    .p18 = Fausse pesée : tu reçois toute la récompense. Tu peux utiliser cette tuile même si tu as les trois caisses, et tu choisis laquelle des caisses demandées tu ne livres pas.

figures = Contrats et piste : les valeurs qui sont de nous
    .p1 = Nous n’avons trouvé aucune source pour ceci et l’avons donc inventé : le contour de la carte, les formes des grandes tuiles Niveau, le nombre de cartes de chaque paire, tous les contrats sauf un, le nombre de marqueurs sur chaque case Contrat, la longueur de la piste Technologie et ses cases marquées sauf la sixième, le nombre de cases à côté de chaque conseiller, et les numéros des tuiles de départ. Les noms des conseillers et des tuiles sont aussi de nous.
    .p2 = Dans un contrat, une caisse noire vaut 3 roupies ou 1 point, une verte 4 roupies ou 1½ point, une blanche 6 roupies ou 2½ points. Les demi-points s’arrondissent vers le bas dans un contrat sans thé blanc, vers le haut dans un contrat qui en a.
    .p3 = Voici les caisses que demandent les contrats. Compagnie 1 : trois noires ; deux noires et une verte (deux fois) ; deux noires et une blanche. Compagnie 2 : deux noires et une verte ; une noire et deux vertes (deux fois) ; une de chaque. Compagnie 3 : trois vertes ; une de chaque (deux fois) ; deux noires et une blanche. Compagnie 4 : une noire et deux vertes ; deux vertes et une blanche (deux fois) ; une noire et deux blanches. Compagnie 5 : deux noires et une blanche ; deux vertes et une blanche ; une noire et deux blanches (deux fois).
