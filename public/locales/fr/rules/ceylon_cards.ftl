preface = Les règles imprimées de Lloyd Krassner tiennent en une page. Les voici avec nos propres mots, sans changer aucun nombre. Là où la page se tait, nous avons dû décider ; ces paragraphes sont marqués comme nos décisions.

aim = Le but
    .p1 = Tu es un marchand qui expédie les marchandises de Ceylan. Le premier joueur à 100 points ou plus gagne.
    .p2 = Tu ne marques qu’en expédiant des cargaisons. Une cargaison, c’est un Clipper, un Port et autant de marchandises d’une sorte que tu peux réunir.

cards = Les cartes
    .p1 = Tous les joueurs partagent un paquet de 91 cartes : 10 Clippers, 10 Ports, 10 Vents, 8 Pirates, 8 cartes Plantation et 45 marchandises (10 Thés, 9 Cannelles, 8 Caoutchoucs, 7 Sucres, 6 Cafés et 5 Indigos).
    .p2 = Ta feuille de suivi note tes points, tes plantations et tes fonctionnaires.
    .p3 = Garde ta main secrète, car les pirates volent au hasard.
    .p4 = Tous les joueurs peuvent voir toutes les feuilles de suivi, le nombre de cartes de chaque main et de la pioche, et toute la défausse.
    .p5 = Les règles imprimées sont pour 2 à 4 joueurs, mais en permettent davantage.
    .p6 = Ici, on peut jouer de 2 à 8. Jusqu’à 6 joueurs, on prend un paquet ; à 7 ou 8, deux paquets mélangés ensemble.

setup = Mise en place
    .p1 = Chaque joueur reçoit sept cartes. Le vainqueur de la dernière partie commence.
    .p2 = Dans une première partie, ou si le dernier vainqueur n’est pas à la table, un joueur tiré au sort commence. Après une victoire partagée, l’un des vainqueurs, tiré au sort, commence. On joue dans le sens horaire.

turn = Un tour
    .p1 = Ton tour a sept phases, dans cet ordre : Pioche, Échange, Pirates, Tempête, Chantier, Envoi, Fin.
    .p2 = Tu dois piocher, et tu dois défausser jusqu’à ta limite de main. Tout le reste est facultatif.
    .p3 = Tu passes à une phase suivante en y faisant une action. Toutes les phases précédentes sont alors finies. Les autres joueurs ne voient donc que les actions que tu fais, pas celles que tu aurais pu faire.
    .p4 = Tu peux répéter une action dans sa phase tant que tu as les cartes pour cela. Seules les cargaisons sont limitées : une par tour.
    .p5 = Les cartes payées pour une action vont à la défausse avant que l’action prenne effet.

draw = Pioche
    .p1 = Tu pioches deux cartes. Tu peux défausser un Clipper pour en piocher deux de plus.
    .p2 = Les deux premières cartes sont piochées pour toi. Tu peux ensuite défausser autant de Clippers que tu veux, l’un après l’autre, y compris ceux que tu viens de piocher. Une option limite cela à un Clipper par tour.
    .p3 = Tu ne peux défausser un Clipper contre des cartes que dans cette phase.
    .p4 = Tant que la pioche et la défausse sont toutes deux vides, tu ne peux pas défausser de Clipper contre des cartes.

trade = Échange
    .p1 = Tu peux échanger des cartes avec les autres joueurs. Tu décides quand la phase finit, au plus tard après trois minutes.
    .p2 = À ton tour, les autres joueurs n’échangent qu’avec toi, pas entre eux.
    .p3 = Tu ne peux échanger que des cartes en main : autant que tu veux de chaque côté, cadeaux compris. Les promesses n’engagent pas, et rien ne t’oblige à échanger. Les limites de main ne s’appliquent pas dans cette phase.
    .p4 = Ici, tu as trois offres par tour au lieu des trois minutes. Avec l’option « Horloge de trois minutes », ta phase Échange est aussi chronométrée : quand le temps est écoulé, tu ne peux plus faire de nouvelles offres.
    .p5 = Les ordinateurs font au plus une offre par tour, pour t’épargner l’attente.

offer = Faire une offre
    .p1 = Tu fais une offre à un joueur ou, à trois joueurs ou plus, à tous. Tu nommes les cartes que tu donnes, que tu dois avoir, et celles que tu demandes. La même sorte de carte ne peut pas être des deux côtés.
    .p2 = Tu ne peux pas demander à un joueur plus de cartes qu’il n’en a, ni à tous plus de cartes que n’en a la plus grande autre main. Tu peux demander des cartes que les autres joueurs n’ont pas.
    .p3 = Chaque côté peut être vide : ton offre est alors un cadeau ou une demande. Si les deux côtés sont vides, tu demandes des offres.
    .p4 = Dès que tu commences une offre, elle compte parmi tes trois offres du tour, et tu ne peux plus l’abandonner. Les autres joueurs ne la voient que quand tu la proposes.
    .p5 = Une offre à tous est ouverte : tous les joueurs voient ses cartes. Les cartes d’une offre à un joueur ne sont visibles que de vous deux. Les autres voient que tu fais l’offre, combien de cartes elle nomme, et la réponse.

answer = Répondre à une offre
    .p1 = Quand tu reçois une offre, tu l’acceptes, la refuses ou fais une contre-offre. Pour accepter, tu dois avoir toutes les cartes que l’offre demande. Une offre à tous fait le tour de la table dans le sens horaire. Le premier joueur qui accepte fait l’échange, et les cartes changent de main aussitôt.
    .p2 = Si un joueur te demande des offres, tu ne peux que contrer ou refuser.
    .p3 = Rien d’autre ne peut arriver entre une offre et sa réponse.

counter = Contre-offres
    .p1 = Tu fais une contre-offre au joueur dont c’est le tour, et ses cartes ne sont visibles que de vous deux. Elle doit nommer au moins une carte, et ne peut pas demander plus de cartes que ce joueur n’en a.
    .p2 = Ce joueur l’accepte ou la refuse. S’il la refuse, tu comptes aussi comme ayant refusé son offre. Une offre faite à tous passe alors au joueur suivant. Tu ne peux pas contrer une contre-offre.
    .p3 = Si vous n’avez ni l’un ni l’autre de carte en main, tu ne peux pas faire de contre-offre.

pirates = Pirates
    .p1 = Tu peux lancer des pirates contre un autre joueur : une carte Pirates pour une attaque, trois pour une flotte. Tu peux sauter cette phase.
    .p2 = Tu peux attaquer et lancer des flottes aussi souvent que tes cartes le permettent, dans n’importe quel ordre. Tu ne peux pas attaquer un joueur dont la main est vide. Tu peux utiliser aussitôt les cartes volées.
    .p3 = Les Vents n’arrêtent qu’une attaque, et les Clippers n’arrêtent qu’une flotte.

attack = Attaque pirate
    .p1 = Défausse une carte Pirates pour voler une carte au hasard dans la main d’un autre joueur. Ce joueur peut défausser une carte Vents pour arrêter l’attaque : tu ne voles alors rien.
    .p2 = Toutes les cartes de la main sont également probables. La carte volée n’est visible que de vous deux.
    .p3 = On demande toujours au joueur attaqué, même s’il n’a pas de carte Vents : la question ne révèle donc rien.

fleet = Flotte pirate
    .p1 = Défausse trois cartes Pirates pour voler toute la main d’un autre joueur. Pour arrêter la flotte, les autres joueurs, ensemble ou seuls, peuvent défausser deux Clippers : tu ne voles alors rien.
    .p2 = On demande une fois à chacun des autres joueurs : d’abord à la cible, puis aux autres dans le sens horaire. On ne demande pas aux joueurs dont la main est vide. Chaque joueur promet ouvertement zéro, un ou deux Clippers et ne peut pas reprendre sa promesse. Dès que deux sont promis, ils sont défaussés et la flotte est arrêtée.
    .p3 = Si les promesses font moins de deux en tout, aucun Clipper n’est défaussé, et un Clipper promis par la cible te revient avec le reste de sa main. Tes cartes Pirates sont défaussées dans tous les cas.

storm = Tempête
    .p1 = Défausse deux cartes Vents pour une Mousson : chaque autre joueur défausse une carte au hasard.
    .p2 = Défausse trois cartes Vents pour un Typhon : tous les joueurs défaussent toute leur main.
    .p3 = Un Typhon prend aussi ta propre main.
    .p4 = Aucune carte ne protège d’une tempête, et on ne pioche pas pour remplacer les cartes perdues.

build = Chantier
    .p1 = Défausse deux cartes Plantation et deux marchandises identiques pour bâtir une plantation de cette sorte.
    .p2 = Défausse deux Ports pour engager un fonctionnaire. Les fonctionnaires peuvent changer les limites de main.
    .p3 = Tu peux bâtir et engager aussi souvent que tu peux payer. Tu peux même bâtir une autre plantation de la même sorte. Tes plantations et tes fonctionnaires restent jusqu’à la fin de la partie.
    .p4 = Les cartes Plantation ne peuvent pas remplacer les deux marchandises.

ship = Envoi
    .p1 = Une fois par tour, tu peux expédier une cargaison : un Clipper, un Port et des marchandises d’une sorte. Marque les points que la table des prix donne pour ce nombre de marchandises, défausse la cargaison et pioche aussitôt trois cartes.
    .p2 = Pour chaque plantation de cette sorte que tu possèdes, une carte Plantation peut compter comme marchandise dans la cargaison.
    .p3 = Au moins une des marchandises doit être une vraie carte de marchandise. Tu gardes tes plantations.
    .p4 = La table des prix donne les points pour 1 à 8 marchandises. Thé : 1, 3, 6, 10, 15, 21, 28, 36. Cannelle : 2, 4, 8, 12, 17, 24, 32, 40. Caoutchouc : 3, 5, 9, 14, 20, 27, 35, 44. Sucre : 4, 6, 10, 16, 23, 30, 39, 48. Café : 5, 7, 12, 18, 25, 33, 42, 52. Indigo : 6, 8, 14, 20, 27, 36, 45, 56.
    .p5 = La table s’arrête à 8 : une cargaison a donc au plus 8 marchandises, cartes Plantation comprises. Rien ne t’oblige à expédier tout ce que tu as. Après la cargaison, ton tour passe à la phase Fin.

end = Fin
    .p1 = Défausse jusqu’à ta limite de main. La limite est de sept cartes ; de huit si tu as le plus de fonctionnaires, et de six si tu en as le moins dans une partie à trois joueurs ou plus.
    .p2 = Tu dois être le seul joueur à en avoir le plus ou le moins : les égalités ne changent rien. Ta limite se fixe dans cette phase : les fonctionnaires engagés ce tour comptent donc déjà.
    .p3 = Tu choisis les cartes, et tu défausses exactement jusqu’à la limite. Les autres joueurs peuvent avoir plus de cartes jusqu’à la fin de leur propre tour.

deck = Quand la pioche est vide
    .p1 = Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.
    .p2 = La défausse n’est mélangée que lorsqu’un joueur doit piocher et que la pioche est vide, pas avant. Si la pioche et la défausse sont toutes deux vides, les pioches restantes sont perdues, et la partie continue.

winning = La victoire
    .p1 = Le premier joueur à 100 points ou plus gagne.
    .p2 = On ne marque qu’à son propre tour : deux joueurs ne peuvent donc pas atteindre 100 en même temps.
    .p3 = La partie finit aussitôt : tu ne pioches pas de cartes pour la cargaison gagnante.
    .p4 = Avec l’option « Tours égaux pour tous », la partie ne finit pas aussitôt. Si tu atteins 100, tu pioches trois cartes et finis ton tour comme d’habitude, et les autres continuent. La partie finit quand le dernier joueur de cette manche a fini son tour. Le plus gros total gagne alors.
    .p5 = Aucun joueur n’est obligé d’expédier : la partie finit donc aussi quand chacun a eu 100 tours. Le plus gros total gagne alors.
    .p6 = En cas d’égalité pour le plus gros total, celui des joueurs à égalité qui a le plus de fonctionnaires gagne. Si les fonctionnaires sont aussi à égalité, c’est celui qui a le plus de plantations, toutes sortes comprises. Si l’égalité demeure, ces joueurs partagent la victoire.
