preface = Voici les règles de Chai: Tea for 2 de Steeped Games, avec sa Course du thé en solo, racontées avec nos propres mots. La FAQ et les règles étendues de l’éditeur font foi. Nous n’avons pas pu obtenir le livret de base ni les images des cartes. Nous avons trouvé une partie de leur contenu dans des descriptions du jeu, et la dernière section nomme chaque source. Le reste, nous l’avons décidé ou inventé nous-mêmes, en accord avec chaque phrase et chaque exemple de la FAQ. Chaque paragraphe dit d’où il vient. Les nouvelles parties suivent la version 2 de ces règles ; là où la version 1 diffère, la section le dit.

goal = But du jeu
    .p1 = L’autre joueur et toi êtes des marchands de thé. Tu lances tes ouvriers, qui sont des dés, et les places sur cinq plateaux. Tu réunis du thé, bâtis une plantation de cartes qui le font monter jusqu’au quai, et l’y charges sur des navires.
    .p2 = Un navire plein part. La partie finit après l’année où un marchand atteint le nombre convenu de navires partis, et le marchand qui a le plus de points gagne. En solo, tu joues la Course du thé contre un automate.

setup = Mise en place
    .p1 = Il y a 60 jetons thé, dix de chaque : vert, jaune, blanc, oolong, noir et fermenté ; 30 cartes Plantation ; 18 navires (15 clippers et trois jonques) ; six marqueurs de récolte ; six cartes Marchand ; et sept ouvriers par marchand. La Course du thé ajoute huit cartes Année.
    .p2 = Place une carte Plantation face visible à chacun des emplacements 1 à 5 du Marché. Les autres forment une pioche face visible à l’emplacement 6.
    .p3 = Place un navire face visible à chacun des trois emplacements du Port. Les autres forment une pioche face visible au quatrième.
    .p4 = Aligne les marqueurs de récolte dans un ordre aléatoire à côté du plateau Récolte, avec l’assistant sous le plus bas.
    .p5 = Tous les marqueurs commencent avec leur récolte face visible.
    .p6 = La réserve est limitée : quand un thé est épuisé, tu ne peux pas en prendre.
    .p7 = Chaque marchand a une carte Marchand et choisit sa face avant la partie : la face A rapporte des points à la fin, la face B donne une capacité une fois par an.
    .p8 = Convenez de jouer pour trois, quatre ou cinq navires partis. Mélange les cartes Marchand et donnes-en une à chaque marchand. Choisis ta face après avoir vu ta carte.
    .p9 = Vous pouvez aussi convenir des faces avant la donne. Si vous choisissez après la donne, choisissez ouvertement ; le marchand qui a la pièce choisit d’abord. Dans les parties commencées sous la version 1 de ces règles, les faces étaient convenues avant la donne.
    .p10 = Chaque marchand lance un dé. Le plus haut prend la pièce du premier joueur.
    .p11 = Relancez en cas d’égalité.

year = Une année
    .p1 = Une année a quatre phases : la marche de l’assistant, le lancer, les tours des marchands et la fin de l’année.
    .p2 = Si tu as la pièce quand une année commence, tu es le premier marchand pour toute l’année, même si l’autre marchand prend la pièce au Palais pendant l’année.
    .p3 = Les deux marchands lancent leurs sept ouvriers. Les valeurs sont publiques.

assistant = La marche de l’assistant
    .p1 = L’assistant marche dans le sens horaire : il monte le long du plateau Récolte, traverse jusqu’au haut du plateau Production, le longe en descendant et revient au bas du plateau Récolte.
    .p2 = Le premier marchand l’avance d’un, deux ou trois marqueurs. Le marqueur où il s’arrête est le marqueur de l’année.
    .p3 = Quand les deux marchands ont utilisé le marqueur, retourne-le et place-le au bout, dans le sens horaire, à côté de l’autre plateau : sous le marqueur le plus bas à côté de Production, ou au-dessus du plus haut à côté de Récolte. Les autres marqueurs se resserrent.
    .p4 = L’assistant reste là où était le marqueur.

benefit = Utiliser le marqueur de récolte
    .p1 = Prends d’abord les jetons thé indiqués sur le marqueur et mets-les dans ton champ.
    .p2 = Ensuite, tu as autant de choix que le nombre du marqueur. Chaque choix est un jeton de n’importe quel thé ou un pas pour un de tes jetons. Fais tes choix dans l’ordre que tu veux. Les jetons choisis doivent tous être de thés différents.
    .p3 = Tu peux dépenser des pas sur n’importe quel jeton, même un qui vient d’arriver, et en dépenser plusieurs sur le même jeton.
    .p4 = Prends les jetons indiqués dans l’ordre que tu veux. Tu peux aussi choisir un thé qui était indiqué. Si un thé indiqué est épuisé, tu t’en passes. Les choix inutilisés sont perdus. Le premier marchand finit avant que l’autre commence.
    .p5 = Chaque face d’un marqueur montre deux thés différents. Dans les parties commencées sous la version 1 de ces règles, la face utilisée à côté du plateau Production n’en montre qu’un.

turns = Jouer et passer
    .p1 = Le premier marchand commence, et les tours alternent. À ton tour, tu fais un placement sur un des cinq plateaux. Si tu n’as plus d’ouvriers, ton tour est sauté.
    .p2 = Avant et après le placement, tu peux changer les valeurs de tes ouvriers et utiliser la capacité de ton marchand. Tu ne peux pas le faire au milieu d’un effet. Ton tour finit quand tu le dis, ou quand tu ne peux plus rien faire. Si tu n’avais plus d’ouvriers et que certains te reviennent, tu rejoues des tours.
    .p3 = Au lieu de commencer un tour, tu peux passer. Tu ne places alors plus d’ouvriers cette année. Tes suites peuvent encore être délogées de leurs navires : tu ne peux pas répondre, mais tu choisis le navire libre où va ta suite. Les ouvriers qui te reviennent restent inutilisés pour le reste de l’année. L’autre marchand continue seul.

values = Changer la valeur d’un ouvrier
    .p1 = À tout moment de ton tour, et quand tu peux défendre un navire, tu peux rendre un jeton de ta plantation à la réserve pour augmenter ou diminuer la valeur d’un ouvrier.
    .p2 = Chaque jeton change de 1 la valeur d’un ouvrier pas encore placé ; les valeurs restent entre 1 et 6. Tu peux payer avec des jetons du champ, des paliers et du quai, mais pas avec ceux des caisses ou des navires.

harvest = Le plateau Récolte
    .p1 = Place un ouvrier (même un 1 convient) et prends un jeton thé dans ton champ.
    .p2 = Des ouvriers de toute valeur, autant qu’on veut, peuvent y aller et prendre n’importe quel thé.
    .p3 = Les deux marchands peuvent utiliser ce plateau, tant que la réserve a un jeton du thé voulu.

market = Le plateau Marché
    .p1 = Place un ouvrier à un emplacement libre et prends la carte qui s’y trouve. Chaque emplacement prend un ouvrier par an.
    .p2 = Un ouvrier va à l’emplacement de sa propre valeur.
    .p3 = Si cet emplacement a un ouvrier ou n’a pas de carte, ton ouvrier va au prochain emplacement en dessous qu’il peut utiliser. S’il n’y en a pas, l’ouvrier ne peut pas aller au Marché. L’année d’exemple 1862 de l’éditeur se joue ainsi, et les règles de l’automate disent de même.
    .p4 = Dans les parties commencées sous la version 1 de ces règles, un ouvrier peut utiliser tout emplacement de sa valeur ou en dessous.
    .p5 = L’emplacement 6 est la pioche : regarde ses trois cartes du dessus, gardes-en une, et remets les autres au-dessus dans l’ordre que tu veux.
    .p6 = Pendant que tu cherches, tu vois aussi la quatrième carte, mais tu ne peux pas la choisir. Si la pioche a moins de trois cartes, regarde-les toutes ; si elle est vide, tu ne peux pas utiliser l’emplacement.
    .p7 = Les emplacements ne sont de nouveau remplis qu’à la fin de l’année.

planting = Planter une carte
    .p1 = Plante une nouvelle carte aussitôt, face visible, dans n’importe quel emplacement vide de ta plantation. Un emplacement contient une carte, face visible ou face cachée.
    .p2 = Si tous tes emplacements sont pleins, défausse d’abord une de tes cartes : mets-la sous la pioche. Le thé d’une caisse défaussée retourne à la réserve. Il n’y a pas d’autre façon de défausser une carte.
    .p3 = La nouvelle carte prend l’emplacement de la carte défaussée. Tu ne peux pas refuser la nouvelle carte.

palace = Le plateau Palais
    .p1 = Le Palais a quatre cases aux actions immédiates. Chacune prend un ouvrier de n’importe quelle valeur.
    .p2 = Chaque case prend un ouvrier par an, de l’un ou l’autre marchand, et seulement si son action peut faire quelque chose. Bouger demande une carte et un emplacement vide, Échange demande deux cartes, et Réactiver demande une carte face cachée. Pièce est toujours possible.
    .p3 = Bouger : déplace une de tes cartes vers n’importe quel emplacement vide de ta plantation, si loin soit-il.
    .p4 = Échange : échange deux de tes cartes, y compris des cartes face cachée et des caisses, que les caisses contiennent du thé ou non. Chaque carte reste face visible ou face cachée, comme elle était.
    .p5 = Une carte face visible que tu déplaces ou échanges agit comme si tu venais de la planter. Dans un échange, les deux cartes atteignent leur nouvel emplacement avant que l’une agisse, et tu choisis laquelle agit d’abord.
    .p6 = Réactiver : retourne face visible toutes tes cartes face cachée. Celles qui peuvent agir le font aussitôt et repassent face cachée. Aucune carte n’est retournée face visible plus d’une fois par la même action.
    .p7 = Pièce : prends la pièce du premier joueur, ou garde-la si tu l’as déjà.
    .p8 = Prendre la pièce ne change rien cette année : à partir de l’année suivante, le marchand qui la détient joue en premier. Si aucun marchand n’utilise la case, la pièce reste où elle est.

harbour = Le plateau Port
    .p1 = Réserve un navire des emplacements 1 à 3, ou le dessus de la pioche, avec une suite : des ouvriers de valeurs consécutives. Tu prends le navire à la fin de l’année.
    .p2 = Une suite a au moins deux ouvriers. Tu peux réserver plusieurs navires.
    .p3 = Avec une suite plus forte, tu prends un navire que l’autre marchand a réservé. La plus longue suite est la plus forte. À longueur égale, c’est celle aux valeurs les plus hautes.
    .p4 = Une suite égale ne prend pas un navire. Tu ne peux pas attaquer ta propre suite, ni l’allonger sauf si elle est attaquée. Un navire sans suite reste à son emplacement pour l’année suivante.

conflict = Se disputer un navire
    .p1 = Quand ta suite est délogée d’un navire, tu peux répondre aussitôt en y ajoutant des ouvriers. Avec eux, elle doit toujours être une seule suite, et être maintenant la plus forte. Tu peux ajouter plus d’ouvriers que nécessaire et changer des valeurs avec du thé. Rien ne t’oblige à répondre.
    .p2 = Ensuite, l’autre marchand peut répondre de la même façon. Le combat continue jusqu’à ce qu’un marchand dont la suite vient d’être délogée n’ajoute pas d’ouvriers. Tu ne peux pas répondre à un tour suivant.
    .p3 = Quand la suite de l’automate est délogée, elle passe à un navire libre. Si aucun n’est libre, ses ouvriers reviennent à l’automate.
    .p4 = Quand tu perds un combat, c’est pareil, mais tu choisis le navire. Ta suite se déplace aussitôt, avec tous les ouvriers ajoutés. Un emplacement du Port ou la pioche est libre s’il a un navire et pas de suite. Si un seul est libre, la suite y va automatiquement. Si tes ouvriers reviennent, tu peux les utiliser aux tours suivants. Une attaque prend le tour de l’attaquant même si elle échoue.

production = Le plateau Production
    .p1 = Place un groupe : des ouvriers de même valeur. Le plateau a trois places, qui te donnent des pas à la fin de l’année. La première place en donne 7.
    .p2 = La deuxième place en donne 5 et la troisième 3.
    .p3 = Un nouveau groupe a au moins deux ouvriers.
    .p4 = Un groupe de plus d’ouvriers passe devant un groupe de moins d’ouvriers. À nombre égal, le groupe à la valeur la plus haute passe devant. Si les valeurs sont égales aussi, le groupe le plus récent passe derrière. À un tour suivant, tu peux ajouter des ouvriers de même valeur à un de tes groupes.
    .p5 = Quand tu ajoutes des ouvriers à un groupe, il compte comme placé à ce moment. Ajouter des ouvriers ne chasse jamais un autre groupe du plateau. Si tu as deux groupes d’une même valeur, ils restent deux groupes.
    .p6 = Tu ne peux pas répondre quand ton groupe est repoussé vers le bas. Quand il y a un quatrième groupe, le plus bas quitte le plateau. Si tu as plusieurs groupes, tu reçois les pas de tous.
    .p7 = Le groupe qui part peut être un des tiens. Ses ouvriers reviennent pour des tours suivants. Les trois groupes les plus hauts restent jusqu’à la fin de l’année. Tu ne peux pas placer un groupe qui serait lui-même quatrième.

plantation = La plantation
    .p1 = Les jetons entrent dans le champ, en bas, et montent jusqu’au quai, en haut. Il y a 14 emplacements pour des cartes : un à côté de chaque case à gauche et à droite, cinq au champ, et trois pour les navires au quai.
    .p2 = Deux voies de trois paliers mènent du champ au quai. Un jeton qui quitte le champ prend la voie gauche ou la voie droite et y reste. Le quai est à quatre pas du champ.
    .p3 = Les jetons ne font que monter. Chaque case contient autant de jetons qu’on veut.

movement = Les pas
    .p1 = Un pas monte un jeton d’une case. Tu peux répartir tes pas entre tes jetons comme tu veux. Tu peux aussi dépenser des pas sur un jeton avant et après que des cartes l’ont déplacé.
    .p2 = Les pas non dépensés sont perdus.
    .p3 = Avant de dépenser ton pas suivant, finis tous les déplacements déclenchés par des cartes.

climbing = Comment les cartes montent le thé
    .p1 = Une caisse agit avant toute autre carte : un jeton qui entre sur une case avec une caisse de son thé va dans la caisse s’il y a de la place, et n’en sort jamais. Les pas que des cartes lui ont donnés sont perdus.
    .p2 = Les cartes de conversion (Oxydation et Fermentation) agissent sur le premier de leurs deux thés : un jeton de ce thé qui entre sur la case devient le second thé et monte d’une case.
    .p3 = Un jeton est converti au plus une fois chaque fois qu’il entre sur une case, et pas du tout si le nouveau thé est épuisé. Les cartes de procédé qui n’indiquent que l’ancien thé n’agissent pas sur un jeton converti.
    .p4 = Les cartes de procédé (Flétrissage, Fixation, Roulage, Séchage) agissent sur les thés qu’elles indiquent : un jeton qui entre monte d’une case. Nous avons inventé leurs noms, leurs thés et le nombre de chacune.
    .p5 = Il y a aussi des cartes Floraison.
    .p6 = Dès qu’une Floraison a un jeton de son thé sur sa case, tous les jetons de ce thé qui y sont montent de deux cases. Puis la carte passe face cachée jusqu’à ce que tu la réactives.
    .p7 = Quand un jeton entre sur une case, toutes les cartes qui y sont agissent, et les pas qu’elles donnent s’additionnent. Les cartes de chaque case où il entre ensuite ajoutent les leurs. Tu ne peux pas empêcher une carte d’agir.
    .p8 = Quand le jeton en mouvement s’est arrêté, les autres jetons qu’une Floraison a mis en mouvement suivent un par un, dans l’ordre que tu choisis. Les autres cartes de la case qu’ils quittent n’agissent pas sur eux.

arriving = Quand une carte arrive
    .p1 = Une caisse qui arrive prend aussitôt du thé de sa sorte sur sa case, même si une autre carte déplacerait ce thé. Une caisse garde son thé pour de bon.
    .p2 = Toute carte que tu plantes, déplaces, échanges ou retournes face visible agit une fois sur les jetons déjà sur sa case : chaque jeton concerné monte d’une case, ou est converti et monte d’une case, ou fleurit. À part les caisses, seule cette carte agit alors.
    .p3 = Un jeton converti par une carte qui arrive va dans une caisse de son nouveau thé sur cette case, s’il y en a une qui a de la place. Sinon, il monte d’une case.

loading = Charger et partir
    .p1 = Un jeton qui atteint le quai est chargé aussitôt sur un navire qui le demande. Si plusieurs navires le demandent, tu en choisis un. Si aucun ne le demande, le jeton attend, même jusqu’aux années suivantes.
    .p2 = Quand un navire arrive, le thé du quai est chargé aussitôt. Une jonque prend n’importe quel thé.
    .p3 = Un navire plein part aussitôt : son thé retourne à la réserve, le navire compte pour toi, et son poste est de nouveau libre.

junks = Une jonque arrive
    .p1 = Quand une jonque arrive, et seulement alors, tu peux aussi la remplir avec du thé de tes autres navires en attente. Tu ne peux le faire que si au moins un de ces navires a du thé, et si le thé de ton quai et de tes navires suffit ensemble à faire partir la jonque aussitôt. Tu choisis quel thé utiliser.
    .p2 = Une fois que tu as commencé, tu dois finir. Ensuite, le thé du quai est chargé sur tout navire qui le demande maintenant.

ships-come = Fin de l’année : les navires
    .p1 = Les marchands prennent leurs navires avant de monter du thé avec la Production.
    .p2 = Le premier marchand prend d’abord les siens, des emplacements 1 à 3 puis de la pioche. L’autre marchand suit. Avant de prendre ton navire suivant, charge celui que tu viens de prendre et fais-le partir s’il est plein. Les navires sans suite restent.
    .p3 = Si ta suite est sur la pioche, regarde les trois navires du dessus, gardes-en un, et remets les autres au-dessus dans l’ordre que tu veux.
    .p4 = Si ton quai est plein quand tu prends un navire, mets un de tes navires en attente sous la pioche et rends son thé à la réserve.
    .p5 = Le nouveau navire prend ce poste. Il ne peut pas charger le thé du navire défaussé.

clean-up = Fin de l’année : pas et rangement
    .p1 = Après les navires, les marchands dépensent leurs pas de Production.
    .p2 = Le premier marchand dépense d’abord.
    .p3 = Puis tous les ouvriers rentrent, et les emplacements du Port sont remplis depuis la pioche.
    .p4 = Retire la carte restée à l’emplacement 1 du Marché, fais glisser les autres vers l’emplacement 1 pour combler les vides, et remplis les emplacements vides.
    .p5 = Si la pioche des cartes Plantation s’épuise, remplis autant d’emplacements que tu peux. Ensuite, le Marché n’est plus rempli pour le reste de la partie.
    .p6 = La carte retirée de l’emplacement 1 va sous la pioche. Une fois que le Marché n’est plus rempli, ses cartes restent à leur emplacement, et tu peux encore les prendre. Les cartes défaussées plus tard forment une nouvelle pioche, où tu peux aussi prendre des cartes. Un emplacement du Port reste vide quand la pioche des navires est épuisée.

end = Fin de la partie
    .p1 = La partie finit quand un marchand a fait partir le nombre convenu de navires.
    .p2 = Le nombre convenu est de trois, quatre ou cinq navires.
    .p3 = Finissez l’année, puis vérifiez une fois, après le rangement. Les jonques comptent comme des navires.
    .p4 = La huitième année (1867 si les cartes Année sont dans l’ordre) est toujours la dernière.

scoring = Décompte
    .p1 = Chaque navire que tu as fait partir rapporte ses points imprimés.
    .p2 = Chaque carte Plantation de ton plateau rapporte ses points imprimés, face visible ou face cachée.
    .p3 = Une caisse ne rapporte ses points que pleine. Les caisses de l’automate comptent comme pleines.
    .p4 = Les navires en attente et le thé restant ne rapportent rien.
    .p5 = À égalité de points, le marchand qui a le plus de navires partis gagne ; puis celui qui a le plus de caisses pleines ; puis celui qui a le plus de jetons sur le champ, les paliers et le quai. Si tout cela est égal, vous partagez la victoire.

merchants = Cartes Marchand
    .p1 = La face A rapporte un point pour chacune de tes cartes qui montre le thé du marchand.
    .p2 = Une caisse de ce thé compte même si elle n’est pas pleine. Les jonques ne comptent jamais.
    .p3 = Les clippers comptent une fois partis. Les cartes de procédé et les Floraisons comptent si elles sont sur ton plateau. Les cartes de conversion ne comptent pas.
    .p4 = La face B te donne une capacité une fois par an.
    .p5 = Vert : déplace une de tes cartes Plantation vers n’importe quel emplacement vide. Jaune : prends un jeton de n’importe quel thé de la réserve dans ton champ. Blanc : change de 1 la valeur d’un de tes ouvriers. Oolong : échange deux de tes cartes Plantation. Noir : retourne face visible toutes tes cartes Plantation face cachée. Fermenté : monte du thé de deux pas.
    .p6 = Utilise la capacité à ton propre tour, avant ou après ton placement. Elle ne prend pas d’ouvrier et n’occupe pas de case. Vert, oolong et noir suivent les règles du Palais : le vert demande une carte et un emplacement vide, l’oolong deux cartes, et le noir une carte face cachée. Le jaune demande un thé dans la réserve, et les cartes du champ agissent sur le jeton comme si tu l’avais récolté. Le blanc change un ouvrier pas encore placé et ne coûte pas de thé. Le fermenté peut monter un jeton de deux pas, ou deux jetons d’un pas chacun.
    .p7 = Les parties commencées sous la version 1 de ces règles gardent leur propre face B. Vert : change de 1 la valeur d’un ouvrier. Jaune : quand tu récoltes, prends un second jeton, d’un autre thé, une fois que le premier s’est arrêté ; si la réserve n’a pas d’autre thé, tu n’as que le premier. Blanc : relance ceux que tu veux de tes ouvriers pas encore placés. Oolong : monte du thé de deux pas. Noir : un ouvrier que tu places à un des emplacements 1 à 5 du Marché cherche dans la pioche au lieu de prendre la carte qui s’y trouve ; l’emplacement doit avoir une carte que l’ouvrier pourrait prendre, et la pioche doit avoir des cartes. Fermenté : change un de tes jetons en un autre thé ; un navire au quai ou une caisse du nouveau thé prend le jeton, mais aucune autre carte n’agit sur lui.

knowledge = Informations ouvertes et cachées
    .p1 = Presque tout est ouvert : les trois cartes d’une recherche, l’ordre dans lequel les cartes reviennent sur la pioche, le dessus de chaque pioche, et les cartes mises sous une pioche. L’appli retient tout cela pour les deux marchands. Deux choses seulement sont cachées : les cartes des pioches qu’aucun marchand n’a vues, et les cartes Année à venir si elles ont été mélangées.

race = La Course du thé
    .p1 = En solo, tu joues contre l’automate. Il n’a pas de plantation et utilise la face A de sa carte Marchand. Tu as la pièce la première année. Chaque année a une carte avec six missions.
    .p2 = Les cartes Année viennent dans l’ordre. Mélange-les pour une partie plus dure.
    .p3 = À ses tours, l’automate fait ses missions dans l’ordre, une par tour. S’il ne peut pas faire une mission, son ouvrier le plus haut va à la place au Marché. Les ouvriers qui restent après la dernière mission vont aussi au Marché, un par tour.
    .p4 = Quand l’automate a la pièce, il avance l’assistant d’un marqueur. Il ne reçoit rien du marqueur, mais toi oui.

errands = Les missions de l’automate
    .p1 = Marché : l’ouvrier le plus haut de l’automate va à l’emplacement de sa valeur, ou au prochain emplacement en dessous qui est libre et a une carte. À l’emplacement 6, l’automate prend la carte du dessus. S’il n’y a pas de tel emplacement, l’ouvrier va sur la pioche, et l’automate prend encore la carte du dessus.
    .p2 = Un ouvrier sur la pioche compte comme un ouvrier à l’emplacement 6. Si la pioche est vide, l’ouvrier est dépensé pour rien.
    .p3 = Pièce : l’ouvrier le plus bas de l’automate prend la pièce, si la case est libre.
    .p4 = Navire : l’automate prend sa plus longue suite (à égalité, la plus haute) et réserve le navire libre qui vaut le plus de points. Le navire du dessus de la pioche compte aussi. Si des navires sont à égalité, il en réserve un qui demande le thé de son marchand. S’il y a encore égalité, tu choisis.
    .p5 = Si plusieurs clippers à égalité demandent le thé du marchand de l’automate, tu choisis parmi eux. Une jonque compte selon ses points, comme tout autre navire.
    .p6 = Les ouvriers que l’automate reprend de la Production ne peuvent aller qu’au Marché. Au Marché, il utilise le plus haut de tous ses ouvriers, ceux-là compris. Pour la pièce, un navire ou la Production, il les ignore ; s’il n’en a pas d’autres, il va au Marché à la place. Un tour où il n’a pas d’ouvriers n’épuise pas une mission.
    .p7 = Production : l’automate place son plus grand groupe (à égalité, le plus haut). Si ce groupe devait être quatrième, il reprend les ouvriers, qui vont au Marché un par un. Si un de ses groupes est chassé plus tard, les ouvriers de ce groupe y vont aussi.
    .p8 = Quand tu disputes un navire à l’automate, il ne répond pas : sa suite passe au meilleur navire libre. Si aucun n’est libre, il reprend les ouvriers pour des tours suivants.
    .p9 = À la fin de l’année, les navires de l’automate comptent aussitôt comme partis. De la pioche, il prend le navire du dessus. Ses cartes rapportent leurs points imprimés, et ses caisses comptent comme pleines. Il ne monte jamais de thé.
    .p10 = Si ta plantation est pleine et que la pioche est vide quand tu prends une carte, la carte que tu défausses devient une nouvelle pioche.
    .p11 = Les années d’exemple 1864 et 1866 de l’éditeur contiennent des erreurs qui contredisent ses propres règles. L’automate suit les règles.

figures = Les valeurs qui sont de nous
    .p1 = Nous avons inventé les thés et les nombres des marqueurs de récolte ; les thés de chaque carte de procédé, Floraison et Fermentation et de chaque caisse ; la limite de deux jetons par caisse ; et les points de toutes les cartes Plantation.
    .p2 = Nous avons inventé les thés que demande chaque navire et les points de tous les navires ; seuls les 7 points des meilleurs navires viennent de l’éditeur. Les clippers portent les noms de navires qui ont navigué autrefois.
    .p3 = Nous avons inventé les deux voies de trois paliers de chaque plantation ; la limite de huit années ; les 5 et 3 pas des places inférieures de la Production ; et les missions des années 1860, 1861, 1863, 1865 et 1867. Celles de 1862, 1864 et 1866 viennent de l’éditeur.

sources = Les descriptions que nous avons trouvées
    .p1 = Nous n’avons trouvé aucune description d’un exemplaire imprimé. Ces pages, d’avril et mai 2021, décrivent le jeu avant son impression. Les parties que nous avons pu lire concordent pour la plupart avec la FAQ de l’éditeur de cette époque. Là où elles diffèrent, la FAQ l’emporte.
    .p2 = hotsuki.net (chai-tea-for-2) § 2, 8, 9, 25 ; evilmastermind.home.blog (7 mai 2021) § 5 ; boardgameswithcouple.wordpress.com (29 avril 2021) § 2 ; tabletopping.games (11 mai 2021) § 23 ; solitairetimes.net (clashing cups) § 4, 21, 22 ; dragonblogger.com (chai tea boardgame) § 9, 11 ; forum.cwowd.com (une critique signée Le Beau Jeu) § 4, 23, 25 ; gioconauta.it (mai 2021) § 2, 3, 4 ; boardgameguys.com § 17.
