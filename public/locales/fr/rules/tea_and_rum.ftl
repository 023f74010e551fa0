preface = Tea & Rum est un jeu de Fabien Gridel, édité par Captain Games. Voici ses règles avec nos propres mots. Notre exemplaire du livret avait perdu ses images, et avec elles la plupart des valeurs des cartes, des tuiles et des pistes. Chaque paragraphe est marqué comme imprimé dans le livret, déduit de lui, décidé par nous, ou inventé par nous pour combler un vide. Les nouvelles parties suivent la version 2 de ces règles ; là où la version 1 diffère, la section le dit.

overview = Aperçu
    .p1 = Deux à quatre joueurs bâtissent une île en cinq manches. Les points bleus montrent ton rang auprès de la Couronne, les rouges ton soutien dans le Peuple.
    .p2 = À la fin, un joueur devient Gouverneur et un joueur Roi des pirates. Les deux gagnent, et un seul joueur peut porter les deux titres. Il peut n’y avoir aucun Gouverneur. Les vainqueurs ne sont pas classés entre eux.
    .p3 = À deux joueurs, un seul titre est décerné. Vous apprenez peu à peu lequel ce sera.

setup = Mise en place
    .p1 = Bâtiments : à quatre joueurs, prenez trois exemplaires de chacun ; à trois joueurs, deux. Dans les deux cas, retirez au hasard un bâtiment de chaque couleur. À deux joueurs, prenez un exemplaire de chacun des 25 bâtiments.
    .p2 = Placez un contrat sur chaque case du plateau des contrats et une allégeance sur chaque case du plateau des allégeances. Les allégeances restantes quittent la partie.
    .p3 = À quatre joueurs, il y a cinq cases pour les contrats et six pour les allégeances. Sinon, il y en a quatre pour les contrats et cinq pour les allégeances.
    .p4 = Chaque manche a six capitaines. À quatre joueurs, tirez-en quatre par manche ; sinon, trois. Remettez les autres dans la boîte sans les regarder. Les capitaines de la manche I peuvent être engagés dès le début.
    .p5 = Chaque plateau Action reçoit ses quatre tuiles dans un ordre aléatoire, une par ligne. À deux ou trois joueurs, la tuile vide va sur la ligne du haut.
    .p6 = Chaque manche a une tuile de récompense, face bleue ou rouge visible au hasard. Sous la tuile se trouve un des vœux du peuple, face visible.
    .p7 = Tu commences avec une population de 10, à l’échelon 0 de la piste de réputation, avec un ouvrier sur chaque plateau Action, six jetons Extension et une dotation de départ. Le joueur qui a alors le moins d’argent commence.
    .p8 = Les étoiles d’une dotation te donnent les gains de leurs échelons avant la comparaison de l’argent.
    .p9 = Les dotations : 1 tonneau et 1 tabac ; 1 $, 1 bois et 1 canon ; 2 $, 1 blé, 1 bois et 1 minerai ; 3 $, 1 blé et 2 étoiles ; 5 $, 1 point bleu et 1 point rouge ; 6 $, 1 blé et 1 étoile. Il n’y a jamais égalité pour le moins d’argent.

phases = La manche
    .p1 = Chacune des cinq manches a six phases : revenus, navires, ouvriers, vœu du peuple, population et fin de la manche.

turns = Tours et choix
    .p1 = Le premier joueur commence, et on joue dans le sens horaire.
    .p2 = Si un choix n’a qu’une réponse, il est fait pour toi. Tu ne peux pas renoncer à déplacer un ouvrier. Tu peux refuser des actions principales et des paiements, mais tu dois prendre tout ce que tu gagnes sans contrepartie.

income = Revenus
    .p1 = Tu touches autant de dollars que ta population. Avec l’Église, tu touches 3 $ de plus.

foundry = Fonderie
    .p1 = Si tu possèdes la Fonderie, tu peux changer, dans la phase de revenus, autant de minerai que tu veux en autant de canons.
    .p2 = D’abord, tous les joueurs touchent leur argent. Puis les propriétaires d’une Fonderie décident dans l’ordre du tour, avant que les navires de la manche soient connus. Il doit rester assez de canons dans la réserve.

ships = Navires
    .p1 = Au début de cette phase, étalez les navires face visible par prix croissant : les neuf à quatre joueurs, sept au hasard à trois, cinq au hasard à deux.
    .p2 = Les navires sont tirés à nouveau à chaque manche. Le livret ne le dit que pour deux joueurs.
    .p3 = On joue à tour de rôle dans le sens horaire, à partir du premier joueur. À ton tour, tu peux acheter un navire : paie son prix et prends les marchandises d’une de ses lignes ; le navire est alors parti. On continue tant qu’un joueur veut acheter.
    .p4 = Si tu passes, tu n’achètes plus de navire cette manche.
    .p5 = Les parties commencées sous la version 1 de ces règles tirent les navires avant les revenus.
    .p6 = Les navires coûtent de 1 $ à 9 $. Chaque ligne d’un navire contient des marchandises qui valent 2 $ ou 3 $ de plus que le prix du navire.

actions = Ouvriers
    .p1 = Aux manches I, III et V, on retire des ouvriers des plateaux Action. Aux manches II et IV, on en place. Tu déplaces un ouvrier par tour, jusqu’à ce que tous les joueurs en aient déplacé quatre.
    .p2 = Le nombre d’ouvriers sur le plateau, de toutes les couleurs, te dit quelle ligne utiliser. Compte-les avant de retirer un ouvrier, ou après en avoir placé un. Un plateau contient au plus quatre ouvriers à quatre joueurs, et au plus trois sinon ; plusieurs peuvent être à toi.
    .p3 = Au lieu de la ligne, tu peux toujours faire l’action alternative en bas du plateau.
    .p4 = Les actions alternatives : bâtir sur le plateau Gouverneur, commercer sur le plateau Marché, remplir un contrat sur le plateau Port, engager un capitaine sur le plateau Taverne. L’attribution des actions aux plateaux est notre lecture.

icons = Lignes et icônes
    .p1 = Applique les icônes de gauche à droite. Une barre oblique veut dire que tu choisis le côté gauche ou le côté droit.
    .p2 = Finis tout ce qu’une icône déclenche avant de passer à la suivante : l’échelon d’une étoile, les effets d’un bâtiment, une allégeance, un entrepôt plein. Si tu ne peux pas ou ne veux pas faire une action principale, saute-la ; les autres icônes comptent quand même.
    .p3 = Les icônes des tuiles Action sont de nous.

wishes = Le vœu du peuple
    .p1 = Chaque joueur compte ses symboles de toutes les sortes montrées sur le vœu de cette manche. Le joueur qui en a le plus gagne la première récompense, et le deuxième gagne la deuxième. La tuile de récompense fixe la couleur des points.
    .p2 = Si plusieurs joueurs sont à égalité pour la première place, chacun gagne la première récompense et il n’y a pas de deuxième. Si plusieurs sont à égalité pour la deuxième, chacun gagne la deuxième récompense. Si tu n’as aucun de ces symboles, tu ne gagnes pas de récompense.
    .p3 = Les symboles d’un capitaine comptent encore après que tu as retourné la carte. Toutes les récompenses sont données d’abord ; puis les joueurs qui ont atteint huit points bleus prennent leur allégeance, dans l’ordre du tour.
    .p4 = La première et la deuxième récompense sont de 2 et 1 points aux manches I et II, de 3 et 1 aux manches III et IV, et de 4 et 2 à la manche V. Les vœux sont aussi de nous, de même que le choix des cartes qui portent leurs symboles.

population = Population
    .p1 = À chaque manche, la population de chaque joueur grandit de un après le vœu du peuple.
    .p2 = La piste s’arrête à 25 ; toute croissance au-delà est perdue.

round-end = Fin de la manche
    .p1 = Les contrats glissent à droite aussi loin que possible, et de nouveaux contrats remplissent les cases libres. Les capitaines de la manche suivante rejoignent ceux qui sont encore à engager. Le joueur suivant dans le sens horaire devient premier joueur.
    .p2 = Remplissez les cases de droite à gauche. Quand la pile des contrats est vide, les cases restent vides.

build = Bâtir
    .p1 = Paie les cubes et prends un bâtiment que tu ne possèdes pas encore.
    .p2 = Guilde des architectes : tu gagnes 4 $ chaque fois que tu bâtis. Entrepôt : tu retires aussitôt tous tes jetons Extension, gratuitement.
    .p3 = Tu gagnes d’abord les points, puis les effets immédiats. Un effet durable commence à la prochaine occasion de l’utiliser : il ne vaut donc jamais pour la carte qui l’accorde. La Guilde et l’Atelier valent pour chaque construction, quelle que soit l’icône qui la permet.
    .p4 = Le livret imprime les noms des bâtiments, leurs effets durables et l’effet immédiat de l’Entrepôt.
    .p5 = Dans la liste imprimée, chaque groupe de cinq bâtiments consécutifs a une même couleur.
    .p6 = Les coûts, les points, les symboles et les autres effets immédiats des bâtiments sont de nous, de même que les noms des couleurs.

workshop = Atelier
    .p1 = Avec l’Atelier, chaque bâtiment te coûte un cube de moins ; tu choisis lequel.
    .p2 = Quand tu bâtis, tu nommes le cube épargné. Tu ne peux pas refuser cette épargne.

captain = Engager un capitaine
    .p1 = Paie le prix du capitaine, prends la carte et gagne son effet immédiat. Avec la Prison, tu paies 2 $ de moins.
    .p2 = La Prison ne baisse que les dollars du prix, et jamais sous zéro.
    .p3 = Le livret imprime les manches, les dollars, les étoiles et les canons des capitaines, et combien tu gagnes en les activant.
    .p4 = Lady Fathom a deux prix, dont tu paies l’un : le livret imprime « 6 / 2 ». Trois capitaines bon marché coûtent aussi une marchandise.
    .p5 = Ceci est de nous : le bois du second prix de Lady Fathom ; les noms de tous les capitaines ; leurs marchandises, la plupart des couleurs de leurs points et la plupart de leurs symboles ; et quels capitaines te permettent de bâtir, de commercer, de remplir un contrat ou d’augmenter ta population.

activation = Activer un capitaine
    .p1 = Un capitaine à qui il faut des canons reste face visible jusqu’à ce que tu les paies. Tu peux le faire une fois, avant ou après l’action de ton ouvrier ou à la fin de la partie. Cela ne compte pas comme une action.
    .p2 = Tu peux activer plusieurs capitaines dans un même tour, même un capitaine engagé ce tour. Les actions accordées par un capitaine sont en plus.

contract = Remplir un contrat
    .p1 = Paie les marchandises d’un contrat et choisis ses points bleus ou ses points rouges. Puis gagne le bonus de sa case. La case reste vide jusqu’à la fin de la manche.
    .p2 = Si ses points te mènent à huit points bleus, tu prends ton allégeance avant le bonus.
    .p3 = Les marchandises et les points des contrats sont de nous, de même que les bonus des cases.

trade = Commercer
    .p1 = Dans un seul commerce, tu peux vendre et acheter les marchandises que tu veux ; l’argent équilibre la balance. Tu ne peux pas vendre et acheter la même marchandise dans un même commerce.
    .p2 = Parmi les marchandises que tu vends, tu peux mettre toutes celles d’une sorte sur le petit plateau gauche, où chacune rapporte 1 $ de plus ; les canons ne peuvent pas y aller. Parmi celles que tu achètes, tu peux mettre toutes celles d’une sorte sur le petit plateau droit, où chacune coûte 1 $ de moins ; le blé ne peut pas y aller.
    .p3 = Dans cette appli, tu vends d’abord et achètes ensuite, une marchandise à la fois. Les bonus de 1 $ sont placés pour toi de façon à te donner le meilleur prix. Les marchandises vendues restent sur la balance et ne rejoignent la réserve qu’à la fin du commerce. Tu peux utiliser l’argent du commerce pour payer des extensions.
    .p4 = Dans les exemples détaillés, le blé coûte 2 $, le bois 3 $, le minerai 4 $ et un canon 7 $. Un tonneau à 5 $ et le tabac à 6 $ comblent l’écart entre le minerai et les canons.

warehouse = Entrepôt
    .p1 = Chaque case contient une marchandise. Paie le prix d’un jeton Extension pour le retirer et gagner une case de plus : trois jetons coûtent 1 $ chacun, deux coûtent 2 $ chacun et un coûte 3 $. Si des marchandises ne tiennent pas, tu choisis lesquelles défausser.
    .p2 = Tu peux agrandir quand des marchandises ne tiennent pas et pendant que tu commerces, et tu retires d’abord le jeton le moins cher. Agrandir plus tôt ne t’aide jamais.
    .p3 = Six cases sont libres dès le départ.

supply = La réserve
    .p1 = Il y a 22 cubes de blé, 22 de bois et 22 de minerai, et 12 tonneaux, 12 tabacs et 12 canons. L’argent ne s’épuise jamais.
    .p2 = Si tu gagnes une marchandise que la réserve n’a plus, tu t’en passes ; dans un commerce, tu ne peux pas l’acheter. Tu peux supprimer cette limite quand tu prépares une partie.

reputation = Réputation
    .p1 = Chaque étoile te fait monter d’un échelon sur la piste, et tu prends aussitôt le gain de cet échelon. Applique plusieurs étoiles une par une. Une barre oblique veut dire que tu choisis un côté.
    .p2 = Les gains des échelons sont de nous. Chaque étoile au-delà de l’échelon 20 te donne 2 $.

points = Points
    .p1 = Si une barre oblique sépare les deux couleurs, tu en choisis une au moment où tu gagnes les points.
    .p2 = Tous les points sont publics jusqu’à ce qu’un joueur ait huit points bleus. Dès lors, les points de ce joueur sont dans un coffre fermé.
    .p3 = Chaque gain est quand même annoncé quand il arrive ; seuls les totaux sont cachés aux autres joueurs.

allegiance = Allégeance
    .p1 = Quand tu gagnes ton huitième point bleu, tu dois prendre aussitôt une des allégeances exposées et gagner ses points rouges. Si plusieurs joueurs atteignent huit en même temps, ils choisissent dans l’ordre du tour.
    .p2 = Seuls les joueurs qui ont honoré leur allégeance peuvent devenir Gouverneur. Rien ne t’oblige à honorer la tienne.
    .p3 = Le livret imprime les dix conditions et leurs points rouges. Deux conditions sont des paiements : 20 $, ou 1 tonneau, 1 tabac et 1 canon ensemble. Tu paies une fois, pendant la partie ou à sa fin, et payer ne compte pas comme une action.
    .p4 = Tu ne prends qu’une allégeance par partie. Si c’est un paiement, tu peux payer avant ou après l’action de ton ouvrier, ou à la fin. L’équilibre des points bleus et rouges n’est mesuré que tout à la fin. Les autres conditions sont vérifiées sans cesse : tu peux donc honorer une allégeance au moment où tu la prends ; une allégeance honorée le reste. Si tu n’atteins huit points bleus qu’en échangeant de l’argent contre des points à la fin, tu ne prends pas d’allégeance.

buildings = Effets durables
    .p1 = Église : 3 $ de revenus de plus. Palais : 1 point bleu pour chaque action sur le plateau Gouverneur. Guilde : 4 $ par construction. Atelier : un cube de moins par construction. Auberge : les navires coûtent 1 $ de moins. Prison : les capitaines coûtent 2 $ de moins. Fonderie, Mairie, Séchoir à tabac, Distillerie : voir leurs sections.
    .p2 = Le Palais te donne 1 point bleu chaque fois que tu places ou retires un ouvrier sur le plateau Gouverneur, que tu utilises la ligne ou l’action alternative. Tu gagnes le point après la dernière icône, si tu possédais le Palais avant de déplacer l’ouvrier.

city-hall = Mairie
    .p1 = Quand c’est à toi de déplacer un ouvrier, tu peux échanger autant de tonneaux que tu veux contre autant d’étoiles.
    .p2 = Tu échanges un tonneau à la fois, avant que ton ouvrier se déplace ou après sa dernière icône, mais pas à la fin de la partie.

convert = Séchoir à tabac et Distillerie
    .p1 = À tout moment, le Séchoir à tabac change trois bois en deux tabacs, et la Distillerie change trois blés en deux tonneaux.
    .p2 = Tu peux les utiliser aussi souvent que tu veux. « À tout moment » désigne tout choix à toi qui concerne des marchandises : quand tu achètes des navires, avant et après le déplacement d’un ouvrier, au milieu d’une action principale, quand ton entrepôt déborde, et dans les deux premières étapes de la fin de la partie. Il doit rester dans la réserve assez des marchandises que tu fabriques. Tu ne peux pas utiliser les marchandises posées sur la balance d’un commerce.

automa = À deux joueurs : l’Automa
    .p1 = Une troisième couleur vous rejoint sur les plateaux Action : l’Automa, qui a quatre ouvriers et rien d’autre. À son tour, tirez une tuile, qui montre un plateau Action : l’Automa y retire ou y place un ouvrier, mais ne fait pas d’action. S’il ne le peut pas, tirez la tuile suivante. Chaque manche commence avec les huit tuiles face cachée.
    .p2 = Chacun des quatre plateaux a deux des huit tuiles.
    .p3 = Après les dotations, le joueur qui a le moins d’argent est le joueur A. Le plateau d’ordre montre à qui c’est de jouer ; retournez-le après chaque manche.
    .p4 = Aux manches impaires, l’ordre est A, B, Automa, B, A, Automa, A, B, Automa, B, A, Automa. Aux manches paires, A et B échangent leurs places.
    .p5 = Pour les navires et les autres questions d’ordre, A passe en premier aux manches impaires et B aux manches paires. Les tuiles tirées restent de côté jusqu’à la fin de la manche ou jusqu’à ce que les huit soient sorties.

victory-cards = À deux joueurs : un seul titre
    .p1 = Cinq des six cartes Victoire sont posées face cachée, une par manche ; vous ne voyez jamais la sixième. Retournez chaque carte quand sa manche commence. À la fin, la majorité des cinq décide : le bleu fait un Gouverneur, le rouge un Roi des pirates.
    .p2 = Trois des six cartes sont bleues et trois sont rouges, le seul mélange équilibré.
    .p3 = Si le bleu décide et qu’aucun joueur n’a honoré d’allégeance, personne ne gagne.
    .p4 = Le vainqueur peut être certain avant la fin : quand il est sûr que le bleu décidera, qu’un joueur a honoré une allégeance et que l’autre ne le peut plus.
    .p5 = La partie continue quand même jusqu’à la fin de la manche V. Si tu veux arrêter, choisis « Laisser jouer un ordinateur » dans le menu de la table.

end = La fin de la partie
    .p1 = Après la manche V, suivez ces étapes dans l’ordre : activer les capitaines à qui il faut encore des canons ; payer pour les allégeances ; vendre toutes les marchandises des entrepôts au prix de base ; échanger de l’argent contre des points ; ramener les points bleus et rouges à dix d’écart au plus ; décerner les titres.
    .p2 = Tous les joueurs finissent une étape avant que la suivante commence, dans l’ordre du tour de la manche V. Si tu atteins huit points bleus à la première étape, tu prends encore une allégeance.

exchange = De l’argent contre des points
    .p1 = Tu peux échanger en secret 10 $ contre un point, bleu ou rouge, aussi souvent que ton argent le permet.
    .p2 = Les joueurs choisissent l’un après l’autre sur cet appareil, et tous les choix restent secrets jusqu’à ce que tous aient fini.

apart = Dix d’écart au plus
    .p1 = Tu gardes au plus dix points de plus dans une couleur que dans l’autre ; tu perds le reste.
    .p2 = L’allégeance qui demande l’équilibre des points bleus et rouges est vérifiée après cette étape.

titles = Titres
    .p1 = Gouverneur : parmi les joueurs qui ont honoré leur allégeance, celui qui a le plus de points bleus devient Gouverneur. À égalité, le plus de points rouges décide ; si l’égalité demeure, les joueurs partagent le titre. Si un seul joueur peut y prétendre, ce joueur devient Gouverneur, quels que soient ses points. Si aucun ne le peut, il n’y a pas de Gouverneur.
    .p2 = Roi des pirates : le joueur qui a le plus de points rouges devient Roi des pirates. À égalité, le plus de points bleus décide ; si l’égalité demeure, les joueurs partagent le titre.
