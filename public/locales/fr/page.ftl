## La table et toutes les pages

title = Tea Table
turn = Tour
now = Maintenant
home = Accueil
undo = Défaire
redo = Refaire
log = Journal
rules = Règles
rule = La règle
menu = Menu
keys = Touches
letters-are-off = Les raccourcis à une touche sont désactivés.
more = Plus
less = Moins
messages = Messages
message = Message
how-to-ask = Qu’est-ce que c’est ? Pour le savoir, appuie longuement sur une pièce, une carte ou un nombre, ou fais un clic droit dessus.
hint = Conseil
close = Fermer
cancel = Annuler
your-action = Ton action
news = Depuis ton dernier tour
history = Coups de cette partie
first = Au début
back = Un coup en arrière
play = Lire les coups
on = Un coup en avant
last = Au dernier coup
result = Résultat
back-to-now = Revenir au jeu
branch = Rejouer à partir d’ici
player = Joueur
has = Possède
lately = Derniers coups
nothing-yet = Rien pour l’instant.
take-seat = Quelle place veux-tu prendre ?
take-seat-help = Seuls des ordinateurs jouent. Prends une place, ou continue à regarder.
only-watch = Regarder seulement
over = La partie est finie
final-scoring = Décompte final
winner = Victoire
board = Plateau
replay = Revoir
score-again = Revoir le décompte
share = Partager
rematch = Revanche
where-from = D’où viennent les points
best-moment = Meilleur moment
who-plays = Joueurs
settings = Réglages
this-game = Cette partie
open-hands = Mains ouvertes
open-hands-help = Pas de cache entre les tours : l’écran montre la main du joueur qui doit agir
always-pass = Toujours passer pour moi
passes = Passe toujours
all-are-asked = Une question pour vous tous
theme = Thème
pace = Vitesse des coups
motion = Animer les pièces
motion-help = Les pièces se déplacent sur le plateau, sauf si cet appareil demande moins d’animations
confirm = Confirmer chaque action
confirm-help = Montrer l’effet d’une action, et attendre ta confirmation
end-turns = Fin de tour automatique
end-turns-help = Finir ton tour, ou une étape, dès que tout ce qui reste à faire peut aussi bien attendre ton prochain tour
projection = Scores prévus
projection-help = Montrer ce que chacun marquerait si la partie finissait maintenant, dans les jeux où cela peut se savoir
flat = Appareil à plat entre deux joueurs
flat-help = Quand deux personnes partagent cet appareil, la page se tourne vers le joueur qui doit agir ; une bande au bord opposé montre à l’autre ce qui se passe
export = Exporter en fichier
restart-turn = Recommencer mon tour
concede = Laisser jouer un ordinateur
abandon = Supprimer cette partie
abandoned = Partie supprimée.
put-back = Restaurer
leave = Laisser pour plus tard
incompatible-press = Cela ne va pas avec ce que tu as choisi. Annule d’abord.
ask-undo = Défaire ce coup ?
no = Non
all-agree = Défaire : tous d’accord
no-hint = Tu peux demander un conseil quand c’est ton tour.
thinking-of-a-hint = Recherche d’un conseil…
no-such-table = Cette partie n’existe pas sur cet appareil.
open-in-other-tab = Cette partie est ouverte dans un autre onglet. Tu peux la regarder ici ; pour jouer ici, ferme l’autre onglet.
play-here = Jouer plutôt ici
set-up = La table est prête. Tu regardes en arrière.
moved-by-the-rules = Joué selon les règles
curtain = Toutes les mains sont cachées. Continue seulement si c’est ta place. Pour jouer sans ce cache, active « Mains ouvertes » dans le menu.
answer-openly = Répondre sans rien montrer
answer-openly-help = Tu peux répondre à la carte d’un autre joueur sans voir ta main : toutes les mains restent cachées, tout le monde peut donc regarder
sum = Total
skip = Passer
to-result = Voir le résultat
themes-0 = Comme l’appareil
themes-1 = Clair
themes-2 = Sombre
paces-0 = Tranquille
paces-1 = Normale
paces-2 = Vive
paces-3 = Immédiate
what-keys-do-0 = aller à la zone suivante
what-keys-do-1 = aller à la pièce suivante d’une zone
what-keys-do-2 = appuyer sur la pièce
what-keys-do-3 = annuler, ou fermer un volet
what-keys-do-4 = aller à la première ou à la dernière pièce d’une zone
edge = Bord
what-letters-do-0 = défaire
what-letters-do-1 = refaire
what-letters-do-2 = ouvrir le journal
what-letters-do-3 = ouvrir le livret de règles
what-letters-do-4 = voir ce qu’il y a dans la boîte
what-letters-do-5 = demander un conseil
what-letters-do-6 = passer le coup d’un adversaire
what-letters-do-7 = aller un coup en arrière ou en avant
what-letters-do-8 = savoir ce qu’est une pièce ; ailleurs, montrer cette liste
what-letters-do-9 = redire la dernière phrase
what-letters-do-10 = taire les phrases en attente
what-letters-do-11 = redire à qui est le tour et ce qui est possible
what-letters-do-12 = redire le dernier coup
what-letters-do-13 = dire ce qu’a un joueur
what-letters-do-14 = dire les points de tous
what-letters-do-15 = aller à la prochaine pièce jouable ; avec Maj, à la précédente
what-letters-do-16 = ouvrir la ligne de commande
page-title = { $page } · Tea Table
percent = { $n } %
percent-change = { $n ->
    [0] 0 %
   *[other] { SIGNED($n) } %
}
percent-below-one = moins de 1 %
not-kept = { $trouble } Tu peux continuer, mais cette partie sera perdue quand tu fermeras la page. Pour la garder, enregistre-la dans un fichier depuis le menu.
turn-yours-named = À toi de jouer, { $name }
answer-yours-named = À toi de répondre, { $name }
answer-yours = À toi de répondre
turn-of = { PERSON($who) ->
    [you] À toi de jouer
   *[other] À { $who } de jouer
}
asked = { PERSON($who) ->
    [you] À toi de répondre
   *[other] À { $who } de répondre
}
plays = { PERSON($who) ->
    [you] Tu joues
   *[other] { $who } joue
}
far-side-turn = À { $name } de jouer.
move-of = Coup { $number } sur { $last }
announcement = { $text }, { $aside }
recap-turn = { PERSON($who) ->
    [you] À ton tour : { $moves }
   *[other] Au tour de { $who } : { $moves }
}
line-ended = { $line }.
name-and-score = { $score ->
    [one] { $name }, { $score } point
   *[other] { $name }, { $score } points
}
play-as = Jouer comme { $name }
waits-for = En attente : { $name }
only-answer = { PERSON($who) ->
    [you] Tu n’avais qu’un choix : { $action }. Joué pour toi.
   *[other] { $who } n’avait qu’un choix : { $action }. Il a été fait automatiquement.
}
past-move = { $line }. Tu regardes en arrière.
looking-back = Tu regardes en arrière.
kind-you = Toi
kind-person = Personne
kind-random = Ordinateur aléatoire
kind-computer = Ordinateur
kind-level = Ordinateur { FORM($level, "inside") }
kind-character = { $level }, { FORM($character, "inside") }
kind-inside-person = personne
kind-inside-random = ordinateur aléatoire
kind-inside-computer = ordinateur
kind-inside-level = ordinateur { FORM($level, "inside") }
kind-inside-character = { FORM($level, "inside") }, { FORM($character, "inside") }
player-in-log = { $name } : { $kind }
turn-heading = Tour { $turn }, { $name }
turn-number = Tour { $turn }
setup-turn = Mise en place
pass-to = Passe l’appareil à { $name }
i-am = Je suis { $name }
answers-openly = Répondre pour { $name } sans rien montrer
ask-undo-seen = Quelque chose de caché a été révélé depuis. Demande avant de défaire : { $others } ; le coup défait sera noté.
ask-undo-acted = D’autres ont agi depuis. Demande avant de défaire : { $others }.
rule-numbered = Règle { $number }
rule-titled = Règle { $number } : { $title }
hint-action = { $action } ({ $piece })
hint-then = { $first }, puis { $next }
hint-only = Le mieux : { $best }.
hint-compared = { $lead ->
    [close] Presque aussi bon : { $other }.
    [better] On gagne un peu plus souvent qu’avec le suivant : { $other }.
   *[far] On gagne bien plus souvent qu’avec le suivant : { $other }.
}
search-failed = L’ordinateur n’a pas trouvé de coup ({ $why }).
search-again = Il réessaie.
search-given-up = Défais un coup, ou choisis dans le menu un autre joueur pour cette place.
computer-refused = Le coup de l’ordinateur a été refusé. { $why }
unknown-player = Cette version de la page ne connaît pas le joueur « { $kind } ». Choisis-en un autre pour cette place dans le menu.
scores-nothing = { PERSON($who) ->
    [you] Tu ne marques rien
   *[other] { $who } ne marque rien
}
points-cell = { $name }, { $what } : { $points }
points-of = { $name } : { $what }
turn-mark = T{ $turn }
final-scoring-step = Décompte final, { $step } sur { $steps }
next-category = Suite : { $name }
takebacks = { $count ->
    [one] Un coup a été défait après la révélation d’une information cachée.
   *[other] { $count } coups ont été défaits après la révélation d’une information cachée.
}
warnings = { $count ->
    [one] Le tuteur a donné { $count } avertissement.
   *[other] Le tuteur a donné { $count } avertissements.
}
chart-score = { $name } { $score }
chart-label = Comment les points se sont accumulés. Scores finaux : { $scores }.

## Ligne de commande

command-line = Ligne de commande
command-actions = actions liste
    .help = tes actions, numérotées ; un mot ensuite en choisit quelques-unes ; un numéro seul en prend une, plusieurs composent un échange
command-more = plus suite
    .help = le reste de la dernière réponse
command-result = résultat effet
    .help = ce que l’action choisie apportera à coup sûr, ou celle d’un numéro
command-why = pourquoi
    .help = pourquoi une pièce n’est pas jouable, par son nom
command-hint = conseil
    .help = un conseil ; encore une fois pour ses raisons
command-question = question
    .help = à qui est le tour et ce qui est possible
command-standing = score classement
    .help = points et classements de tous
command-seat = joueur place
    .help = ce qu’a un joueur, par numéro ou nom ; encore une fois pour la suite. Un nom suffit, même celui d’un lieu
command-go = aller va
    .help = à la pièce d’un nom
command-next = suivant suivante
    .help = à la prochaine pièce dont le nom contient un mot
command-near = autour près
    .help = les pièces autour de celle choisie
command-last = dernier
    .help = le dernier coup
command-round = nouvelles depuis
    .help = tout depuis ton dernier tour
command-words = mots
    .help = toute la table en mots
command-help = aide commandes
    .help = cette liste
command-no-piece = Aucune pièce n’était choisie.
command-uncertain = Rien n’est certain
command-left = encore { $count }
command-unknown = « { $line } » n’est pas une commande. Au plus près : { $nearest }
command-not-found = « { $name } » est introuvable
told-of = { $name } : { $what }
command-neighbour = { $side ->
    [left] À gauche : { $piece }
    [right] À droite : { $piece }
    [up] Au-dessus : { $piece }
   *[down] Au-dessous : { $piece }
}
table-in-words = La table en mots
in-words = En mots
key-change = Changer la touche { $key } : { $effect }
key-press = Appuie sur la nouvelle touche : { $effect }. Suppr la désactive, Échap la garde.
key-taken = { $key } sert déjà : { $effect }
keys-standard = Touches d’origine

## Le matériel

components-in-the-box = Dans la boîte
components-search = Chercher dans la boîte
components-kinds = Sortes de pièces
components-everything = Tout
components-ours = Ce que nous avons dû inventer
components-ours-help = Les jeux appartiennent à leurs auteurs et éditeurs. Là où nous n’avons pas pu obtenir leurs règles ou leurs images, nous avons dû combler les vides. Voici d’où viennent les entrées ci-dessus et les règles :
components-invented = Inventé par nous tant que les valeurs imprimées sont inconnues
components-nothing-invented = Rien ici n’est inventé.
components-correct = Tu possèdes le jeu ?
components-the-rules = Les règles
components-gone = Sorties
components-on-the-table = Sur la table
components-unseen = Non vues
components-in-reserve = En réserve
components-not-used = Non utilisées
components-where-help = « Sorties » compte les pièces jouées, défaussées ou expédiées. « Sur la table » comprend ce que tu as en main et ce que tu sais être dans la main d’un adversaire. « En réserve », c’est la réserve et tout ce qui doit encore servir. « Non vues », c’est tout le reste du jeu.
components-where-they-are = Où elles sont
components-can-be-pressed = Tu peux appuyer dessus maintenant.
components-why-not = Pas maintenant
components-empty-pile = Rien ici pour l’instant.
components-in-the-pile = Ce qu’il y a ici
components-box-of = { $title } : dans la boîte
components-how-to-correct = Alors tu peux aider. Note quelle pièce diffère et ce qui y est imprimé, et envoie tout cela à la personne qui t’a donné cette page. Toutes les valeurs sont dans un seul fichier, { $file }. Une correction crée une nouvelle version des règles ; les parties déjà commencées gardent l’ancienne.
components-found = { $count ->
    [0] Rien dans la boîte ne mentionne « { $query } ».
    [one] { $count } entrée trouvée
   *[other] { $count } entrées trouvées
}
components-times = ×{ $count }
components-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
components-in-the-box-count = { $count } dans la boîte
components-count-named = { $name } : { $count }
components-share-printed = Imprimé
components-share-found = Trouvé dans des descriptions
components-share-deduced = Déduit
components-share-ruled = Décidé par nous
components-share-invented = Inventé par nous
components-figure-counts = combien de chaque
components-figure-words = leurs effets
components-invented-all = { $group } : { $figures }
components-invented-some = { $group } : { $figures }, { $count } sur { $total }

## Parties du jour

daily-today = Les parties du jour
daily-play = Jouer
daily-continue = Continuer
daily-practise = S’entraîner
daily-above = { $day } · { $streak }
daily-fresh = Pas encore jouée
daily-begun = Commencée
daily-help = Chaque jour apporte une partie de chaque jeu, avec la même donne pour tout le monde. Ton premier essai compte ; ensuite, entraîne-toi autant que tu veux. Un jour manqué par semaine, du lundi au dimanche, n’interrompt pas ta série.
daily-new-day = C’est un nouveau jour : voici les parties du jour.
daily-other-day = D’après la date de cet appareil, ce n’est pas la partie d’aujourd’hui. Tu peux quand même t’y entraîner.
daily-no-such-deal = Ce lien ne mène à aucune partie du jour. Il doit nommer un jeu et une date, comme 2026-11-23.
daily-no-date = L’horloge de cet appareil n’affiche pas de date valide : il n’y a donc pas de partie du jour.
daily-peeked = C’est une partie du jour que tu n’as pas finie. Son résultat mentionnera le coup d’œil.
daily-would-peek = C’est une partie du jour que tu n’as pas finie. Si tu la regardes ici, son résultat mentionnera le coup d’œil.
daily-no-streak = Joues-en une pour lancer une série
daily-streak = { $days ->
    [one] { $days } jour joué
   *[other] { $days } jours d’affilée
}
daily-of-today = La partie du jour : { $title }
daily-of-day = { $title }, partie du { $day }
daily-against = { $opponents ->
    [one] Contre { FORM($level, "opponent") }
   *[other] Contre { $opponents } { FORM($level, "opponents") }
}
daily-against-automaton = Contre l’automate
daily-alone = En solo
daily-finish = { $won ->
    [yes] { $score ->
        [one] Gagnée, { $score } point
       *[other] Gagnée, { $score } points
    }
   *[no] { $score ->
        [one] Perdue, { $score } point
       *[other] Perdue, { $score } points
    }
}
daily-finish-peeked = { $finish }, après un coup d’œil
daily-button = { $title } { $shown }. Partie du jour : { $state }
daily-practice = Entraînement : la partie du { $day }.
daily-counts = { $peeked ->
    [yes] La partie du { $day } compte, mais son résultat mentionne un coup d’œil à une information cachée.
   *[no] La partie du { $day } compte.
}
daily-counted-days = { $days ->
    [one] { $days } jour joué.
   *[other] { $days } jours d’affilée.
}

## La même donne

duplicate-same-deal = La même donne
duplicate-again = Rejouer la même donne
duplicate-seat = Ta place
duplicate-play = Jouer
duplicate-help = Les mêmes cartes, le même hasard, les mêmes places. Le résultat de ce lien est scellé : quand tu auras fini, il sera vérifié d’après les règles et tu le verras.
duplicate-counts = C’est une partie d’aujourd’hui, et ton premier essai compte.
duplicate-not-over = Ce lien ne contient pas de partie finie : il n’y a rien à comparer.
duplicate-compared = La même donne, jouée deux fois
duplicate-source = Points
duplicate-yours = Toi
duplicate-score = Score
duplicate-never-parted = Les deux parties ont été identiques jusqu’au dernier coup.
duplicate-your-parting = Ta partie à ce moment
duplicate-your-review = Toute ta partie et son analyse
duplicate-won = gagné
duplicate-from = { PERSON($who) ->
    [you] Tu as joué cette donne : { $title }.
   *[other] { $who } a joué cette donne : { $title }.
}
duplicate-theirs = { $name }, avant
duplicate-parted = Les deux parties se séparent ici : { $heading }. Dans la tienne : { $yours } Dans l’autre : { $theirs }
duplicate-was-over = La partie était finie.
duplicate-their-parting = La partie jouée par { $name } à ce moment
duplicate-their-review = Toute la partie jouée par { $name } et son analyse
duplicate-peeked = { PERSON($who) ->
    [you] Tu as défait des coups après un coup d’œil à une information cachée.
   *[other] { $who } a défait des coups après un coup d’œil à une information cachée.
}

## Accueil

home-still-on-the-table = Parties en cours
home-all-saved = Parties enregistrées
home-shelf = L’étagère
home-continue = Continuer
home-new-game = Nouvelle partie
home-no-board = Règles seulement
home-no-board-yet = Tu peux lire ici les règles de ce jeu, mais il n’y a pas encore de plateau pour y jouer.
home-learn = Apprendre
home-ready-offline = Prêt à jouer hors ligne
home-keeps-nothing = Ce navigateur ne laisse rien enregistrer à la page. Tes parties seront perdues quand tu fermeras la page, sauf si tu les enregistres dans des fichiers.
home-update = Une nouvelle version est prête
home-switch = Mettre à jour
home-install = Installer
home-to-dark = Thème sombre
home-to-light = Thème clair
home-foot = Pas de compte, pas de réseau, pas de pistage. Tes parties restent sur cet appareil.
home-about = À propos et crédits
home-install-apple = Appuie sur Partager dans la barre du navigateur, puis sur « Sur l’écran d’accueil ».
home-install-apple-store = Une appli sur l’écran d’accueil a son propre stockage : elle n’aura pas les parties commencées ici. Enregistre-les d’abord toutes dans un fichier, puis ouvre ce fichier dans l’appli.
home-install-other = Ouvre le menu du navigateur et choisis « Installer » ou « Ajouter à l’écran d’accueil ». Si cette entrée n’existe pas, la page fonctionne quand même hors ligne une fois que tu l’as ouverte.
home-install-insecure = Cette adresse n’est pas sécurisée (pas de https) : le navigateur ne peut ni installer la page ni la garder pour jouer hors ligne.
home-save-all-first = Enregistrer toutes les parties dans un fichier
home-players = { $least } à { $most }
home-players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
home-players-range = { $least } à { $most } joueurs
home-minutes = { $minutes } min
home-minutes-range = { $least } à { $most } min
home-more-saved = { $count ->
    [one] Encore { $count } partie enregistrée
   *[other] Encore { $count } parties enregistrées
}
home-unreadable = { $count ->
    [one] Une partie enregistrée est illisible. Elle est conservée, et tu peux l’enregistrer dans un fichier.
   *[other] { $count } parties enregistrées sont illisibles. Elles sont conservées, et tu peux les enregistrer dans des fichiers.
}
home-your-turn = À toi de jouer
home-pass-to = Passe à { $name }
home-turn-of = À { $name } de jouer
home-computer-named = { $name } ({ $kind })
home-who-plays = { $players }
home-continue-game = Continuer { $title }, { $heading }
home-new-game-of = Nouvelle partie : { $title }
home-learn-title = Apprendre { $title } : les règles

## Leçons

lesson-learn = Apprendre en jouant
lesson-new-here = Première fois ?
lesson-lesson = Leçon
lesson-coach = Coach
lesson-next = Suivant
lesson-got-it = Compris
lesson-all-right = D’accord
lesson-again = Rejouer la leçon
lesson-whole-game = Jouer une partie entière
lesson-free = Continue à jouer. La leçon reprend dès qu’il y a du nouveau à apprendre.
lesson-done = La leçon est finie. Dans tes premières parties entières, le coach explique les nouvelles règles quand elles se présentent.
lesson-resumed = La leçon reprend là où tu en étais.
lesson-broken = La leçon que tu as commencée vient d’une autre version de cette page : elle recommence donc au début.
lesson-no-such-lesson = Cette leçon n’existe pas.
lesson-coaching = Coach
lesson-coaching-help = Dans tes premières parties d’un jeu, expliquer les nouvelles règles quand elles se présentent
lesson-tutor = Tuteur
lesson-tutor-help = Contre les ordinateurs, m’avertir avant une grosse erreur, au plus une fois par tour (noté dans le journal)
lesson-something-better = Il y a un meilleur coup. Regarder encore ?
lesson-look-again = Regarder encore
lesson-play-it = Jouer ce coup
lesson-minute = En une minute
lesson-lessons = Apprendre en jouant
lesson-rulebook = Le livret de règles, section par section
lesson-sources = D’où viennent ces règles, et lesquelles sont de nous
lesson-learn-minutes = Apprendre en jouant ({ $minutes } min)
lesson-named = { $title } ({ $minutes } min)
lesson-learn-of = Apprendre en jouant : { $title } ({ $minutes } min)
lesson-press = Appuie sur « { $written } ».
lesson-press-piece = Appuie sur la pièce entourée : { $piece }.
lesson-press-ringed = Appuie sur la pièce entourée.
lesson-press-cancel = Appuie sur × pour annuler.

## Matchs

matches-new = Un match en plusieurs donnes : { $title }
matches-as-match = Jouer un match avec des amis ailleurs…
matches-help = Chacun joue les mêmes donnes sur son propre appareil, contre des ordinateurs. Dans chaque donne, vous avez tous la même place, qui change d’une donne à l’autre. Faites circuler le match par lien ou par fichier. Les résultats des autres dans une donne restent scellés jusqu’à ce que tu l’aies jouée toi-même.
matches-your-name = Ton nom
matches-people = Personnes
matches-deals = Donnes
matches-seats = Places par table
matches-computers = Ordinateurs
matches-scoring = Décompte
matches-options = Règles maison, comme la dernière fois que tu as préparé ce jeu : { $options }.
matches-option = { $option } : { $value }
matches-begin = Commencer le match
matches-no-name = Entre ton nom, pour que les autres sachent de qui sont ces résultats.
matches-matches = Matchs
matches-results = Donnes et résultats
matches-total = Total
matches-deal = Donne
matches-sealed = scellé
matches-nothing = –
matches-pass-on = Faire circuler
matches-file = Exporter en fichier
matches-long = Ce lien contient des parties entières et il est long. Certaines applis coupent de tels liens ; un fichier est plus sûr.
matches-proof = Ce que cela prouve
matches-proved = Prouvé : chaque résultat est une partie entière de la bonne donne, vérifiée d’après les règles sur cet appareil. Une personne y est inscrite à la place convenue, et des ordinateurs du niveau convenu à toutes les autres.
matches-not-proved = Non prouvé : qui a joué, en combien d’essais, avec quelle aide, et si les ordinateurs ont choisi eux-mêmes leurs coups. Le sceau empêche les joueurs honnêtes de regarder trop tôt ; il n’arrête pas quelqu’un qui démonte la page.
matches-join = Rejoindre le match
matches-shared = On a partagé un match avec toi
matches-full = Toutes les places de ce match sont prises. Quand il sera fini, son lien montrera comment il s’est terminé.
matches-delete = Supprimer le match
matches-delete-confirm = Supprimer, garder les parties
matches-results-merged = Les résultats de ce lien font maintenant partie du match.
matches-copied = Lien copié : fais-le circuler.
matches-to-match = Vers le match
matches-scorings-0 = Points de match
    .inside = points de match
matches-scorings-1 = Différence
    .inside = différence
matches-scorings-help-0 = Dans chaque donne, tu marques 1 point par joueur battu et un demi-point par égalité. Une victoire à ta table bat tout score sans victoire.
matches-scorings-help-1 = Dans chaque donne, tu marques ton avance en points sur chacun des autres ; si tu es derrière, tu perds la différence.
matches-title = Un match : { $title }
matches-terms = { $deals } donnes, { $seats } places, ordinateurs de niveau { FORM($level, "inside") }, décompte : { FORM($scoring, "inside") }
matches-terms-alone = { $deals } donnes, en solo, décompte : { FORM($scoring, "inside") }
matches-people-all = { $names }
matches-people-more = { $more ->
    [one] { $names }, et encore { $more } personne attendue
   *[other] { $names }, et encore { $more } personnes attendues
}
matches-play = Jouer la donne { $deal } sur { $of }
matches-continue = Continuer la donne { $deal } sur { $of }
matches-all-to-play = Tu as encore toutes les donnes à jouer ({ $deals }). La suivante est la donne { $next }.
matches-some-to-play = Donnes jouées : { $played } sur { $deals }. La suivante est la donne { $next }.
matches-waits = Tu as joué toutes tes donnes. D’après ce que sait cet appareil : { $waits }. Fais circuler le match.
matches-left = { PERSON($who) ->
    [you] { $deals ->
        [one] tu as encore { $deals } donne à jouer
       *[other] tu as encore { $deals } donnes à jouer
    }
   *[other] { $deals ->
        [one] { $who } a encore { $deals } donne à jouer
       *[other] { $who } a encore { $deals } donnes à jouer
    }
}
matches-to-join = { $people ->
    [one] { $people } personne doit encore rejoindre le match
   *[other] { $people } personnes doivent encore rejoindre le match
}
matches-won = { PERSON($who) ->
    [you] Tu gagnes le match avec { $points }.
    [you-all] { $who }, vous partagez la victoire avec { $points } chacun.
    [several] { $who } partagent la victoire avec { $points } chacun.
   *[other] { $who } gagne le match avec { $points }.
}
matches-won-ahead = { PERSON($who) ->
    [you] Tu gagnes le match avec { $points }, devant { $others }.
    [you-all] { $who }, vous partagez la victoire avec { $points } chacun, devant { $others }.
    [several] { $who } partagent la victoire avec { $points } chacun, devant { $others }.
   *[other] { $who } gagne le match avec { $points }, devant { $others }.
}
matches-with = { $name } avec { $points }
matches-result-won = { $score }, gagné
matches-deal-row = { $deal } (place { $seat })
matches-takebacks = { PERSON($who) ->
    [you] { $count ->
        [one] Tu as défait un coup après en avoir vu l’effet.
       *[other] Tu as défait { $count } coups après en avoir vu l’effet.
    }
   *[other] { $count ->
        [one] { $who } a défait un coup après en avoir vu l’effet.
       *[other] { $who } a défait { $count } coups après en avoir vu l’effet.
    }
}
matches-note = Donne { $deal } sur { $of } d’un match.
matches-not-counted = Ce résultat ne compte pas dans son match : { $why }.
matches-entry = { $title } : donnes jouées, { $played } sur { $deals }, avec { $others }
matches-entry-alone = { $title } : donnes jouées, { $played } sur { $deals }
matches-invite = Un match de { $deals } donnes ({ $title }) : comment t’en sortiras-tu ?

## Comparaison avec les ordinateurs

par-par = Comparaison avec les ordinateurs
par-help = Sur cet appareil, des ordinateurs jouent la même donne à ta place, au maximum de leur force, contre les adversaires que tu avais. Cela prend du temps : les plus forts peuvent avoir besoin de plusieurs minutes par partie.
par-level = Joué par
par-start = Les laisser jouer
par-stop = Arrêter
par-levels-0 = Novices
    .players = novices
par-levels-1 = Confirmés
    .players = confirmés
par-levels-2 = Experts
    .players = experts
par-levels-3 = Maîtres
    .players = maîtres
par-first = Première partie sur { $games } en cours.
par-sentence = Tu as fait mieux que { $share } % des { FORM($who, "players") } ({ $low } à { $high } %, avec 95 % de confiance), après { $games } parties sur { $all }.

## Analyse

review-review-game = Analyser cette partie
review-review-help = Ce que valait chaque choix, et la part de hasard
review-review = Analyse
review-whose = Joueur
review-stop = Arrêter
review-go-on = Continuer
review-chart = Chances de gagner, coup par coup. Les flèches passent d’un coup à l’autre ; Entrée ouvre le coup
review-luck-bars = Hasard
review-lessons = Les plus instructifs
review-costliest = Ce qui a coûté le plus
review-turning-points = Tournants
review-no-lessons = Aucun choix ne se distingue.
review-books = D’où vient la victoire
review-books-help = Chaque chiffre est une part de la victoire, avec sa marge d’erreur. Départ, hasard et choix s’additionnent pour donner le résultat. La précision est ce qui reste de 100 quand chaque perte a pris sa part. Le reste est ce que les estimations n’ont pas vu.
review-accuracy = Précision
review-start = Départ
review-deal = La donne
review-draws = Pioches
review-hidden = Mains cachées
review-own = Ses choix
review-rivals = Choix adverses et le reste
review-result = Résultat
review-the-deal = La donne
review-played = Joué
review-better = Mieux
review-then = puis { $actions }
review-brings = Ce que la meilleure suite rapporte d’ici la fin de la manche suivante :
review-brings-at-end = Ce que la meilleure suite rapporte d’ici la fin de la partie :
review-knowing = Jugé avec
review-see = Voir sur le plateau
review-walk = Jouer le meilleur coup
review-play-on = Rejouer à partir d’ici
review-step = Suivre la meilleure suite
review-to-review = Revenir
review-all-moves = Tous les coups en tableau
review-more-rows = Plus de coups
review-not-all = Cette partie est longue : seuls la donne, les choix des personnes et les coups où les chances ont tourné ont été analysés. Les autres coups ne comptent pour personne.
review-the-rest = Analyser le reste
review-deeper = Chercher plus loin
review-looked-deeper = Analysé dix fois plus longtemps.
review-looking = Analyse en cours…
review-not-yet = Ce coup n’a pas encore été analysé.
review-no-choice = Il n’y avait rien à choisir.
review-best = Aucun meilleur coup trouvé.
review-before-and-after = Chances avant et après le coup
review-known-0 = Ce qui était connu
review-known-1 = Toutes les cartes ouvertes
review-columns-0 = Coup
review-columns-1 = Qui
review-columns-2 = Quoi
review-columns-3 = Note
review-columns-4 = Chances
review-columns-5 = Hasard
review-within = ± { $n }
review-find = Une trouvaille
review-inaccuracy = Une imprécision
review-mistake = Une erreur
review-blunder = Une gaffe
review-finds = Trouvailles
review-inaccuracies = Imprécisions
review-mistakes = Erreurs
review-blunders = Gaffes
review-verdict = { $choices }. { $luck }.
review-verdict-so-far = Pour l’instant : { $choices }. { $luck }.
review-the-others = les autres
review-gave-nothing-away = { PERSON($who) ->
    [you] Tu n’as rien laissé échapper de mesurable
   *[other] { $who } n’a rien laissé échapper de mesurable
}
review-gave-away = { PERSON($who) ->
    [you] Tes choix ont coûté { $share } %
   *[other] Choix faits par { $who } : { $share } % perdus
}
review-chose-better = { PERSON($who) ->
    [you] Meilleurs choix chez toi que chez { $rival } (+{ $share } % de chances)
   *[other] Meilleurs choix chez { $who } que chez { $rival } (+{ $share } % de chances)
}
review-chose-worse = { PERSON($who) ->
    [you] Moins bons choix chez toi que chez { $rival } (−{ $share } % de chances)
   *[other] Moins bons choix chez { $who } que chez { $rival } (−{ $share } % de chances)
}
review-chose-as-well = { PERSON($who) ->
    [you] Choix à peu près aussi bons chez toi et chez { $rival }
   *[other] Choix à peu près aussi bons chez { $who } et chez { $rival }
}
review-luck-even = Le hasard a été à peu près neutre
review-by-deal = La donne
review-by-draws = Les pioches
review-by-hidden = Les mains cachées
review-luck-cost = { PERSON($who) ->
    [you] { $what } : −{ $share } % pour toi
   *[other] { $what } : −{ $share } % pour { $who }
}
review-luck-brought = { PERSON($who) ->
    [you] { $what } : +{ $share } % pour toi
   *[other] { $what } : +{ $share } % pour { $who }
}
review-place = { $turn } · Coup { $number } sur { $last }
review-progress = Coups analysés : { $done } sur { $all }
review-loss-exact = A coûté { $share } %
review-loss = A coûté { $share } % (± { $error })
review-loss-close = Trop serré pour trancher : a coûté entre { $low } % et { $high } %
review-losses = { $count ->
    [one] Un choix a laissé échapper { $share } % en tout.
   *[other] { $count } choix ont laissé échapper { $share } % en tout, surtout au { $section } ({ $most } %).
}
review-chances = { PERSON($who) ->
    [you] Tes chances : { $played } % avec le coup joué, { $better } % avec le meilleur coup
   *[other] Chances pour { $who } : { $played } % avec le coup joué, { $better } % avec le meilleur coup
}
review-change = { $before } % → { $after } %
review-instead = { $name } : { $better } (joué : { $played })
review-find-gain = { SIGNED($share) } % (± { $error }) par rapport au coup évident
review-then-luck-cost = { PERSON($who) ->
    [you] Le hasard t’a ensuite coûté { $share } %.
   *[other] Le hasard a ensuite coûté { $share } % à { $who }.
}
review-then-luck-brought = { PERSON($who) ->
    [you] Le hasard t’a ensuite rapporté { $share } %.
   *[other] Le hasard a ensuite rapporté { $share } % à { $who }.
}
review-move = Coup { $number }
review-chance = { $name } { $share } %
review-moment = { $place }. { $chances }.
review-moment-marked = { $place }. { $chances }. { $mark } par { $name }.
review-prospect = { $points } { $category }
review-failed = Certains coups n’ont pas pu être analysés : { $why }
review-not-kept = { $trouble } L’analyse sera perdue quand tu fermeras la page, mais tu pourras la relancer.

## Entraînement

practice-title = Entraînement
practice-these = Travailler ces moments
practice-this = Travailler ce moment
practice-due = { $count ->
    [one] { $count } moment à travailler
   *[other] { $count } moments à travailler
}
practice-question = Que ferais-tu ? ({ $number } sur { $last })
practice-best = Le meilleur choix.
practice-as-good = Aussi bon que le meilleur choix, autant qu’on puisse en juger.
practice-why = Pourquoi ?
practice-no-answer = Cette réponse n’a pas pu être évaluée. Choisis encore une fois.
practice-only = C’est un entraînement : choisis simplement ce que tu ferais.
practice-answer = Réponse
practice-remove = Ne plus me le demander
practice-done = C’est tout pour aujourd’hui.
practice-next = { $days ->
    [one] Le prochain moment vient demain.
   *[other] Le prochain moment vient dans { $days } jours.
}
practice-none = Rien à travailler aujourd’hui. Une fois une partie finie, son analyse te propose les moments qui méritent un second regard.
practice-dropped = { $count ->
    [one] { $count } moment ne peut plus être rejoué et a été retiré.
   *[other] { $count } moments ne peuvent plus être rejoués et ont été retirés.
}
practice-full = Il n’y a plus de place pour d’autres moments tant que tu n’en maîtrises pas certains.

## Règles

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-legend = D’où viennent les règles
rules-link-to = Lien vers « { $section } »
rules-link-copied = Lien vers cette section copié.
rules-play-it = Nouvelle partie
rules-of = { $title } : les règles
rules-found = { $count ->
    [0] Aucune section ne mentionne « { $query } ».
    [one] { $count } section trouvée
   *[other] { $count } sections trouvées
}
rules-source-printed = Imprimé
    .meaning = D’après les règles de l’éditeur, pour ce que nous en avons ; la formulation est de nous.
rules-source-found = Trouvé
    .meaning = D’après des descriptions publiques du jeu ; le paragraphe les nomme.
rules-source-deduced = Déduit
    .meaning = Découle des règles imprimées ou des descriptions trouvées.
rules-source-ruled = Décidé par nous
    .meaning = Les règles imprimées ne le disent pas : nous avons dû trancher.
rules-source-invented = Inventé par nous
    .meaning = Nous n’avons pas le texte imprimé : nous avons inventé ceci pour aller avec le reste.

## Parties enregistrées

saved-saved = Parties enregistrées
saved-none = Il n’y a pas encore de partie enregistrée sur cet appareil. Chaque partie est enregistrée automatiquement après chaque coup.
saved-no-match = Aucune partie enregistrée ne correspond à ces filtres.
saved-to-shelf = Aller à l’étagère
saved-export-all = Tout enregistrer dans un fichier
saved-import = Ouvrir des fichiers
saved-not-read = L’appareil n’a pas laissé la page lire le fichier.
saved-which-game = Jeu
saved-all-games = Tous les jeux
saved-which-state = En cours ou finies
saved-which-result = Gagnées ou perdues
saved-won = Gagnée
saved-lost = Perdue
saved-opening = Vérification…
saved-unreadable = Une sauvegarde illisible
saved-recovered = Le dernier coup était illisible ; voici la position d’avant.
saved-delete-confirm = Supprimer vraiment
saved-statistics = Statistiques
saved-statistics-help = Les parties finies sur cet appareil dans lesquelles une seule personne jouait, en solo ou contre des ordinateurs, classées d’après l’ordinateur le plus fort de la table. Les branches d’autres parties et les parties venues de liens ou de fichiers isolés ne comptent pas. L’intervalle après les parties gagnées indique où se situe ton vrai taux de victoire, avec 95 % de confiance.
saved-export-statistics = Exporter en fichier
saved-reset = Repartir de zéro
saved-reset-confirm = Compter à partir d’ici
saved-count-all = Recompter toutes les parties
saved-since = Seules les parties jouées depuis la remise à zéro sont comptées.
saved-categories = Points moyens par source
saved-states-0 = Toutes
saved-states-1 = En cours
saved-states-2 = Finies
saved-results-0 = Tous les résultats
saved-results-1 = Gagnées
saved-results-2 = Perdues
saved-columns-0 = Contre
saved-columns-1 = Parties
saved-columns-2 = Gagnées
saved-columns-3 = Record
saved-columns-4 = Moyenne
saved-columns-5 = Victoires d’affilée
saved-columns-6 = Jours
saved-against-0 = En solo
saved-against-1 = Aléatoire
saved-against-2 = Novice
saved-against-3 = Confirmé
saved-against-4 = Expert
saved-against-5 = Maître
saved-full = { $trouble } Ce que tu as ouvert ne reste ici que jusqu’à la fermeture de la page.
saved-export = Enregistrer cette partie dans un fichier ({ $title })
saved-delete = Supprimer cette partie ({ $title })
saved-deleted = { $title } : supprimée.
saved-running = { $heading }. { $turn }
saved-replay = Revoir : { $title }, { $state }
saved-count = { $count ->
    [one] { $count } enregistrée
   *[other] { $count } enregistrées
}
saved-count-of = { $shown } sur { $count }
saved-against = { $computers }, { $seats } places
saved-wins = { $wins } ({ $low } à { $high } %)
saved-category = { $name } { $points }
saved-categories-against = { $against } : { $categories }
saved-accuracy-once = { $against } : précision { $accuracy } dans la partie analysée
saved-accuracy = { $against } : précision moyenne { $mean } dans les { $games } dernières parties analysées ({ $each })
saved-days = { $days ->
    [one] Parties du jour : { $days } jour joué, plus longue série { $longest }.
   *[other] Parties du jour : { $days } jours joués, plus longue série { $longest }.
}
saved-days-peeked = { $count ->
    [one] Une partie a été jouée après un coup d’œil à une information cachée.
   *[other] { $count } parties ont été jouées après un coup d’œil à une information cachée.
}
saved-peeked = { $games ->
    [one] { $against } : { $games } partie après un coup d’œil à une information cachée
   *[other] { $against } : { $games } parties après un coup d’œil à une information cachée
}
saved-from-branch = Branche d’une autre partie : hors statistiques
saved-from-elsewhere = D’un lien ou d’un fichier : hors statistiques
saved-imported = { $count ->
    [0] Aucune nouvelle partie n’a été ajoutée.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
saved-imported-known = { $count ->
    [one] Une partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
saved-imported-unreadable = { $count ->
    [one] Une sauvegarde est illisible ; elle a été ajoutée telle quelle.
   *[other] { $count } sauvegardes sont illisibles ; elles ont été ajoutées telles quelles.
}
saved-imported-more = Et { $count } autres du même genre.
saved-imported-days-and-matches = Les parties du jour, les matchs et les moments à travailler du fichier ont été ajoutés aussi.
saved-refused = { $file } : { $why }

## Réglages

settings-looks = Apparence
settings-language = Langue
settings-language-browser = Comme le navigateur
settings-language-help = La page charge les nouveaux textes ; tes parties restent comme elles sont.
settings-play = À la table
settings-pace-help = Combien de temps le coup d’un ordinateur reste à l’écran, et à quelle vitesse les pièces se déplacent
settings-sound = Son
settings-sound-help = Un son bref pour chaque événement : dés, navire, points, ton tour
settings-vibration = Vibration
settings-vibration-help = Le téléphone vibre brièvement quand tu joues et quand c’est ton tour
settings-cover = Cacher les mains quand tu quittes la page
settings-cover-help = Sur un appareil partagé : une main ouverte est cachée quand la page est restée hors de vue pendant ce temps
settings-theme-help = Clair, sombre, ou comme cet appareil
settings-letters = Raccourcis à une touche
settings-letters-help = U pour défaire, H pour un conseil, etc. Désactive-les si tu utilises la dictée vocale ou si tu les tapes par accident.
settings-keeping = Garder tes parties
settings-persist = Demander au navigateur de les garder
settings-persisted = Le navigateur a promis de garder tes parties jusqu’à ce que tu les supprimes toi-même.
settings-not-persisted = Le navigateur peut supprimer tes parties si l’appareil manque de place. Tu peux lui demander de ne pas le faire, ou les enregistrer dans un fichier.
settings-persist-refused = Le navigateur n’a pas accepté. Installer la page, ou l’utiliser plus souvent, peut aider.
settings-persist-unanswered = Le navigateur n’a pas répondu. Par sécurité, enregistre tes parties dans un fichier.
settings-saved-games = Parties enregistrées, fichiers et statistiques
settings-installing = Sur ton écran d’accueil
settings-installed = Tea Table est installé comme appli sur cet appareil.
settings-not-yet-offline = Pas encore prêt à jouer hors ligne : la page est en train d’être enregistrée sur cet appareil.
settings-not-kept-offline = Pas prêt à jouer hors ligne : cette page n’a pas pu être enregistrée sur cet appareil. La connexion a pu s’interrompre, le navigateur peut ne pas l’autoriser, ou l’hébergeur peut modifier les fichiers de la page. La page réessaiera la prochaine fois que tu l’ouvriras.
settings-never-offline = Pas prêt à jouer hors ligne : les navigateurs n’enregistrent que les pages d’une adresse sécurisée (https).
settings-one-file = Cette page est un seul fichier qui contient tout : elle n’a pas besoin d’être installée.
settings-about = À propos de Tea Table
settings-what = Tea Table est une table pour des jeux de société sur le commerce du thé. Joue à plusieurs autour d’un appareil, ou contre des ordinateurs. Pas de serveur, pas de comptes, pas de publicité, et rien n’est envoyé nulle part.
settings-fan = C’est un projet de fans indépendant. Il n’est ni réalisé, ni approuvé, ni autorisé sous licence par les auteurs ou les éditeurs des jeux. Tous les dessins et toutes les formulations des règles sont de nous. Si un jeu te plaît, achète la vraie boîte : rien ici ne la remplace.
settings-games = Les jeux
settings-made-with = Fait avec
settings-font = Les titres sont composés en Young Serif de Bastien Sozeau, sous licence SIL Open Font License 1.1.
settings-program = Le programme est écrit en Rust, avec Leptos pour la page. C’est un logiciel libre, sous licence MIT ou Apache 2.0.
settings-opponents = Les ordinateurs réfléchissent à partir de ce que voit leur propre place, et devinent le reste. Ils ne regardent jamais les cartes cachées, à aucun niveau.
settings-figures = Quand nous n’avons pas de valeur imprimée, ou qu’une règle se tait, le livret de règles le dit et indique ce que nous avons décidé.
settings-volumes-0 = Coupé
settings-volumes-1 = Doux
settings-volumes-2 = Fort
settings-covers-0 = Aussitôt
settings-covers-1 = 1 min
settings-covers-2 = 5 min
settings-covers-3 = Jamais
settings-build = Version { $id }
settings-kept = { $count ->
    [0] Aucune partie n’est encore enregistrée sur cet appareil.
    [one] Une partie est enregistrée sur cet appareil.
   *[other] { $count } parties sont enregistrées sur cet appareil.
}

## Façons de jouer

access = Joue à ta façon
access-ear = À l’oreille
access-ear-help = Les lecteurs d’écran disent tout ce qui est sur la table : chaque phrase jusqu’au bout, les tiennes avant celles des autres.
access-rate = Vitesse de ton lecteur d’écran
access-rate-help = En mots par minute, pour que chaque phrase ait le temps d’être dite
access-amount = Ce qui est dit
access-amount-help = Des coups des autres ; ce qui te concerne est toujours dit
access-amounts-0 = Tout
access-amounts-1 = En bref
access-amounts-2 = Les miens
access-wait = Attendre après chaque coup adverse
access-wait-help = Le coup suivant vient avec Espace, le point ou « Continuer »
access-keys = Au clavier
access-keys-help = Chaque jeu se joue sans souris. À la table, le menu donne la liste des touches.
access-stops = Tab atteint chaque pièce
access-stops-help = Tab et Entrée suffisent alors pour jouer
access-switches = Avec un ou deux contacteurs
access-switches-help = Un anneau passe sur tout ce qu’on peut choisir : d’abord un groupe, puis ce qu’il contient.
access-scan = Défilement
access-scan-help = Un contacteur : l’anneau avance seul, une touche ou un appui n’importe où choisit. Deux : une touche le fait avancer, l’autre choisit.
access-scans-1 = Un contacteur
access-scans-2 = Deux
access-dwell = Temps sur chaque choix
access-step-key = Touche qui fait avancer l’anneau
access-press-key = Touche qui choisit
access-any-key = Appuie sur une touche …
access-cool-down = Ignorer les doubles appuis
access-cool-down-help = Si tu refais le même appui par accident pendant ce temps, rien ne se passe
access-sight = Lettres plus grandes, plus de contraste
access-sight-help = Rien n’est dit par la couleur seule, et la page peut être agrandie.
access-places = Numéros sur la carte
access-places-help = Chaque hexagone montre le numéro par lequel on le nomme, comme dans « Kandy 3 »
access-letters = Taille des lettres
access-contrast = Contraste
access-contrasts-1 = Normal
access-contrasts-2 = Élevé
access-calm = Sans mouvement, sans son
access-calm-help = Tout ce qui bouge ou s’entend est aussi écrit.
access-pace = À ton rythme
access-pace-help = Aucun chronomètre : presque tous les coups peuvent être défaits, et une partie t’attend aussi longtemps que tu veux.
access-seconds = { $number } s
access-row = De { $first } à { $last }

## Préparer une partie

setup-new-game = Nouvelle partie
setup-challenge = Un défi : même graine, même mise en place
setup-title = { $heading } : { $title }
setup-person = Personne
setup-computer = Ordinateur
setup-on-this-device = Joue sur cet appareil
setup-level = Niveau
setup-character = Caractère
setup-add = Ajouter une place
setup-shuffle = Mélanger les places
setup-house-rules = Règles maison
setup-open-hands-help = Pas de cache entre les tours : l’écran montre la main du joueur qui doit agir
setup-seed = Graine : le même mot donne la même donne
setup-fresh-seed = Tirer une nouvelle graine
setup-copy-challenge = Copier un lien vers cette mise en place, comme défi pour d’autres
setup-cancel = Annuler
setup-start = Commencer
setup-watch = Seuls des ordinateurs jouent : tu regarderas
setup-no-such-game = Ce jeu n’est pas sur cette étagère.
setup-how-many = Nombre de joueurs
setup-seed-is-link = C’est un lien, pas une graine. Colle-le sous « Ouvrir un lien » sur l’étagère, ou tire ici une autre graine.
setup-no-seed = La graine est vide : tape un mot, ou tires-en une.
setup-levels-0 = Novice
    .inside = novice
    .opponent = un adversaire facile
    .opponents = adversaires faciles
setup-levels-1 = Confirmé
    .inside = confirmé
    .opponent = un bon adversaire
    .opponents = bons adversaires
setup-levels-2 = Expert
    .inside = expert
    .opponent = un adversaire fort
    .opponents = adversaires forts
setup-levels-3 = Maître
    .inside = maître
    .opponent = un adversaire très fort
    .opponents = adversaires très forts
setup-characters-0 = Équilibré
    .inside = équilibré
setup-characters-1 = Bâtisseur
    .inside = bâtisseur
setup-characters-2 = Négociant
    .inside = négociant
setup-characters-3 = Fonceur
    .inside = fonceur
setup-characters-4 = Tiré au sort
    .inside = tiré au sort
setup-computer-plain = Ordinateur { FORM($level, "inside") }
setup-computer-drawn = { $level }, caractère tiré au sort
setup-name-of = Nom à la place { $seat }
setup-seat-named = Place { $seat }, { $name }
setup-who-at = Joueur à la place { $seat }
setup-move-up = Monter { $name } d’une place
setup-remove = Retirer { $name }
setup-more = Plus pour { $name } : niveau, ordre, retrait
setup-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
setup-alone = { $title }, en solo
setup-seats-exactly = { $count ->
    [one] Pour { $count } joueur.
   *[other] Pour { $count } joueurs.
}
setup-seats-range = De { $least } à { $most } joueurs, dans l’ordre du tour.
setup-levels-help = Ordinateurs : Novice est facile, Confirmé joue assez bien, Expert est fort, Maître est très fort.
setup-minutes = { $players ->
    [one] Environ { $minutes } minutes en solo
   *[other] Environ { $minutes } minutes à { $players } joueurs
}
setup-no-name = La place { $seat } n’a pas encore de nom.
setup-same-name = Deux joueurs s’appellent { $name } : renomme l’un des deux, pour que le journal les distingue.

## Jouer ensemble, chacun sur son appareil

together-how = Où chacun joue
together-ways-0 = Autour de cet appareil
together-ways-1 = En s’envoyant les tours
together-help = Chacun joue sur son appareil. Après ton tour, tu envoies un lien ; qui l’ouvre continue la partie. Les appareils sur le même Wi-Fi peuvent aussi se relier directement.
together-friend = Joue sur un autre appareil
together-send = Envoyer
together-invite = Inviter
together-title = Faire circuler
together-file = En fichier
together-copied = Lien copié, avec une phrase pour les autres.
together-answer = Une réponse ? Colle-la ici
together-seats = Qui joue où
together-here = sur cet appareil
together-away = sur un autre appareil
together-free = pas encore là
together-sit-here = Jouer ici
together-play-computers = Faire jouer les ordinateurs sur cet appareil
together-hidden = Ce qui est caché ne l’est qu’aux regards : qui décortique la page pourrait le voir.
together-middle = Un appareil qui ne fait que regarder ne montre la main de personne : posez une tablette au milieu de la table, visible de tous.
together-gave-way = Un autre appareil a joué au même moment, et son coup compte. Le tien a été repris.
together-undo-ask = Demander à défaire ce coup ? Réponse attendue sur l’autre appareil : { $others }. D’ici là, tu peux continuer à jouer.
together-undo-request = Demander
together-undo-question = { $name } demande à reprendre un coup. D’accord ?
together-undo-agree = D’accord
together-undo-decline = Refuser
together-undo-waits = En attente d’une réponse : { $others }…
together-undo-withdraw = Annuler
together-undo-declined = Refus de { $name } : le coup reste joué.
together-undo-message = { $name } demande à reprendre un coup. Es-tu d’accord ? { $title } sur Tea Table :
together-undone = Tout le monde est d’accord : le coup est repris.
together-undone-before = Tout le monde avait accepté de reprendre un coup avant l’arrivée de ton dernier, qui est donc repris aussi.
together-running = Ce sera possible quand cette partie à plusieurs appareils sera finie.
together-invited = Tu es invité à une partie
together-which-seat = Quelle place est la tienne ?
together-full = Toutes les places sont prises, mais tu peux regarder.
together-join-window = Jouer dans cette fenêtre
together-near = Appareils à proximité
together-near-help = Des appareils sur le même Wi-Fi ou le même partage de connexion peuvent se relier directement. Chaque coup arrive alors tout seul.
together-near-connect = Relier un appareil à proximité
together-near-offer = Scanne ce code avec l’appareil photo de l’autre appareil, ou envoie-lui le lien. Il affiche alors un code à son tour : scanne-le avec cet appareil, ou colle son lien dans le champ ci-dessus.
together-near-answer = On y est presque : scanne ce code avec l’appareil qui t’a invité, ou envoie-lui le lien. Garde cette page ouverte : la partie apparaîtra ici.
together-near-scan = Scanner la réponse
together-near-no-camera = L’appareil photo n’est pas utilisable. Colle plutôt le lien.
together-near-connecting = Connexion en cours…
together-near-failed = Les appareils n’ont pas pu se relier. Vérifie que les deux sont sur le même réseau et réessaie, ou continuez par lien.
together-near-device = Un appareil à proximité
together-near-connected = Connexion établie avec { $name } : les coups arrivent tout seuls.
together-near-lost = Connexion perdue avec { $name }. Reliez-vous à nouveau, ou continuez par lien.
together-near-title = Une partie à proximité
together-near-passed = Cette réponse a été transmise à la fenêtre où la partie est ouverte. Si la connexion ne se fait pas là-bas, colle le lien de cette page dans son champ « Une réponse ? ».
together-wait-for-you = On t’attend
together-wait-for-others = En attente des autres
together-game-over = La partie est finie. Envoie le lien pour que les autres voient le résultat.
together-awaits-you = À toi de jouer. Tu peux déjà envoyer le lien pour inviter les autres.
together-awaits-computer = C’est à { $name }, un ordinateur, de jouer sur un autre appareil. Celui-là enverra le lien, ou celui-ci prend le relais.
together-awaits-other = À { $name } de jouer. Envoie le lien : qui l’ouvre voit ce qui s’est passé et continue.
together-awaits-free = À { $name } de jouer, mais cette place est encore libre. Envoie le lien pour inviter quelqu’un.
together-message = À toi de jouer, { $name } ! { $title } sur Tea Table :
together-message-over = Notre partie de { $title } est finie. Le résultat sur Tea Table :
together-seat-lost = La place de { $name } a été prise sur un autre appareil.
together-sit-as = Je suis { $name }
together-entry = { $title } : { $turn }
together-entry-since = { $title } : { $turn }, depuis le { $since }

## Partager

share-challenge-copied = Lien copié. Il ouvre cette mise en place : même graine, mêmes places, mêmes règles.
share-link-copied = Lien copié.
share-what = Que partager
share-eyes = Vu par
share-all-hands = Tous : mains ouvertes
share-running = Cette partie n’est pas finie. Le lien contient sa graine et tous les coups : quiconque le décortique peut connaître toutes les mains et tout le hasard à venir.
share-running-eyes = Le lien ouvre la partie telle que la voit cette place, mais il contient quand même la graine et toutes les mains, et quiconque le décortique peut les lire.
share-link = Le lien
share-code = Le code
share-no-address = Cette page a été ouverte depuis un fichier : elle n’a pas d’adresse que d’autres puissent ouvrir. Enregistre la partie dans un fichier et envoie-le, ou envoie ce code : ajouté à la fin de l’adresse web d’une copie en ligne de Tea Table, il y ouvre la partie.
share-code-copied = Cette page n’a pas d’adresse que d’autres puissent ouvrir : un code a donc été copié à la place. Ajouté à la fin de l’adresse web d’une copie en ligne de Tea Table, il y ouvre la partie.
share-copy = Copier
share-not-copied = À toi de le copier
share-not-copied-help = Ce navigateur ne laisse pas la page copier. Le texte ci-dessous est sélectionné : copie-le de là.
share-file-as-text-help = Certaines applis avalent les téléchargements. Si le fichier manque, copie ce texte dans un message ou dans un fichier à toi. « Ouvrir des fichiers », sur la page des parties enregistrées, ouvre un tel fichier.
share-the-text = Le texte
share-text-copied = Copié.
share-copy-by-hand = Le navigateur n’a pas copié le texte. Il est sélectionné : appuie longuement dessus, ou copie-le au clavier.
share-as-text = Montrer en texte
share-not-sent = Cet appareil n’a pas voulu partager le lien. Copie-le plutôt.
share-perhaps-not-sent = Pas de menu de partage ? Copie plutôt le lien.
share-send = Envoyer…
share-picture = En image
share-picture-given = Cherche l’image dans tes téléchargements. Absente ? Appuie longuement sur celle ci-dessous pour l’enregistrer. La voici en mots, pour qui ne peut pas la voir :
share-picture-here = Pour enregistrer l’image, appuie longuement dessus. La voici en mots, pour qui ne peut pas la voir :
share-picture-label = Le résultat en image
share-picture-sent = L’image a été transmise au menu de partage de cet appareil. La voici en mots :
share-no-picture = Ce navigateur ne peut pas dessiner l’image.
share-qr = En code à scanner
share-qr-label = Le lien en code QR
share-too-long = Ce lien est trop long pour un code QR. Copie-le, ou enregistre la partie dans un fichier.
share-no-link = Cette partie est trop longue pour un lien. Enregistre-la dans un fichier et envoie-le.
share-long = Ce lien est long, et certaines applis coupent de tels liens. Un fichier est plus sûr.
share-open-link = Ouvrir un lien
share-paste-link = Colle un lien, un code ou tout un message
share-open-it = Ouvrir
share-scan = Scanner un code
share-no-link-in-it = Il n’y a pas de lien vers une partie ici. Un lien contient « #/ » : copie le lien entier ou le message entier.
share-that-is-a-link = C’est un lien vers une partie.
share-a-game = On a partagé une partie avec toi
share-a-moment = On a partagé un moment d’une partie avec toi
share-no-game = Ce lien ne peut pas être ouvert
share-no-game-help = Copie à nouveau le lien entier et colle-le sous « Ouvrir un lien » sur l’étagère ; un message entier convient aussi. Si cela ne suffit pas, demande à qui te l’a envoyé un nouveau lien, ou la partie dans un fichier.
share-who = Qui a joué
share-how = La mise en place
share-seed = Graine
share-as-usual = Les règles habituelles
share-open = Ouvrir comme ma partie
share-keep = Enregistrer une copie
share-look = Regarder
share-challenge = Jouer moi-même la même donne
share-kinds-0 = Cette partie
share-kinds-1 = Ce moment
share-kinds-2 = Un défi
share-kinds-3 = La donne
share-kinds-help-0 = Toute la partie jusqu’ici. Qui l’ouvre peut la revoir, la vérifier et la continuer.
share-kinds-help-1 = La partie jusqu’au moment affiché, telle que la voit la place que tu choisis.
share-kinds-help-2 = Seulement la mise en place : la même graine, les mêmes places et les mêmes règles, à jouer depuis le début.
share-kinds-help-3 = Permet à un ami de jouer la même donne. Le lien ne montre rien de la donne, et le résultat qu’il contient reste scellé jusqu’à ce que ton ami ait fini.
share-verified-setup = Vérifié : la mise en place est complète, et aucun coup n’a été joué.
share-verified-result = { $moves ->
    [one] Vérifié : le seul coup joué suit les règles et mène au résultat enregistré.
   *[other] Vérifié : les { $moves } coups suivent tous les règles et mènent au résultat enregistré.
}
share-verified-position = { $moves ->
    [one] Vérifié : le seul coup joué suit les règles et mène à la position enregistrée.
   *[other] Vérifié : les { $moves } coups suivent tous les règles et mènent à la position enregistrée.
}
share-still-running = En cours : { $heading }
share-seen-by = { PERSON($who) ->
    [you] La partie s’ouvre telle que tu la vois.
   *[other] La partie s’ouvre telle que la voit { $who }.
}
share-subject = Tea Table : { $title }
share-file-given = Cherche « { $file } » dans tes téléchargements. Absent ?
share-file-as-text = « { $file } » en texte

## Dates

date = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
date-weekday-0 = lundi
date-weekday-1 = mardi
date-weekday-2 = mercredi
date-weekday-3 = jeudi
date-weekday-4 = vendredi
date-weekday-5 = samedi
date-weekday-6 = dimanche
date-month-1 = janvier
date-month-2 = février
date-month-3 = mars
date-month-4 = avril
date-month-5 = mai
date-month-6 = juin
date-month-7 = juillet
date-month-8 = août
date-month-9 = septembre
date-month-10 = octobre
date-month-11 = novembre
date-month-12 = décembre

## Résultats à partager

result-daily = { $title }, partie du { $day } : { $result }.
result-running = { $title }, partie du { $day } : je la joue en ce moment.
result-challenge = { $title } : { $result } ; feras-tu mieux avec la même donne ?
result-won = { $points ->
    [one] j’ai gagné avec { $points } point
   *[other] j’ai gagné avec { $points } points
}
result-lost = { $points ->
    [one] j’ai marqué { $points } point
   *[other] j’ai marqué { $points } points
}
result-at-table = { $result } à une table de { $seats }
result-peeked = { $result }, après un coup d’œil à une information cachée
result-streak = { $result }, avec une série de { $days } jours
picture-peeked = Après un coup d’œil à une information cachée
picture-title = { $title }.
picture-title-daily = { $title }, partie du { $day }.
picture-won = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
picture-note = { $note }.
picture-points = { $name } { $points }
picture-row = { $source } : { $each }.
