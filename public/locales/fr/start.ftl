language-name = Français
direction = ltr

## La page pendant qu’elle charge

description = Quatre jeux de société sur le commerce du thé, à plusieurs autour d’un appareil ou contre l’ordinateur. Sans inscription ; se joue hors ligne.
first-words = Quatre jeux de société sur le commerce du thé, à plusieurs autour de cet appareil et contre des adversaires qu’il fait jouer lui-même. Sans inscription ; une fois la page chargée, on joue sans réseau.
loading = Chargement…
first-choose = Choisis un jeu ; il s’ouvrira dès qu’il sera là.
too-old = Ce navigateur est trop ancien pour Tea Table. La page fonctionne avec Chrome et Edge à partir de la version 111, Firefox à partir de la 114 et Safari à partir de la 16.4.
switched-off = Ce navigateur est assez récent, mais WebAssembly y est désactivé, et Tea Table en a besoin. Sur iPhone, iPad ou Mac, c’est l’effet du mode Isolement : appuie sur le menu de la page à côté de l’adresse, puis sur « Réglages du site web », et désactive le mode Isolement pour ce site. Ailleurs, c’est un réglage de sécurité ; autorise WebAssembly pour ce site, puis recharge la page.
not-loaded = Le jeu n’a pas pu être chargé. Recharge la page ; si cela ne suffit pas, ta connexion ou un bloqueur en retient peut-être une partie.
no-script = JavaScript est désactivé ici, et Tea Table en a besoin. Autorise-le pour cette page, puis recharge-la.
words-failed = Les textes de cette page n’ont pas pu être chargés. Tu es peut-être hors ligne.
part-failed = Une partie du programme n’a pas pu être chargée. Tu es peut-être hors ligne ; s’il y a une nouvelle version, recharge la page.
try-again = Réessayer

## Une mauvaise adresse

not-found = Il n’y a pas de page à cette adresse.
not-found-up = Remonter d’un niveau

## L’appli sur un écran d’accueil

shortcut-new = Nouvelle partie : { $title }
shortcut-today = Les parties du jour
shortcut-today-short = Du jour
screenshot-shelf = L’étagère

## Après une panne

crash = Il y a eu un problème
crash-what = C’est une erreur de Tea Table, pas la tienne. Tes parties sont enregistrées après chaque coup : recharger la page devrait te ramener là où tu en étais.
crash-reload = Recharger la page
crash-shelf = Recharger et aller à l’étagère
crash-export = Enregistrer cette partie dans un fichier
crash-export-all = Enregistrer toutes les parties dans un fichier
crash-copy = Copier le rapport
crash-report = Un rapport pour les développeurs. Il contient la partie avec sa graine et tous les coups, et rien d’autre qui te concerne.
crash-no-file = Cherche « { $file } » dans tes téléchargements. Rien ? Voici son contenu :
