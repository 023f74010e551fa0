## Pendant le jeu

refused-over = La partie est finie.
refused-not-your-turn = C’est à la place { $seat } de jouer.
refused-not-legal = Les règles ne permettent pas cela maintenant.

## Préparer une partie

wrong-seats = Ce jeu est pour { $least } à { $most } joueurs.
options-too-long = Une des options est trop longue.
options-no-value = « { $word } » n’a pas la forme option=valeur.
options-unknown = Il n’y a pas d’option « { $key } ». Les options sont { $known }.
options-unknown-value = L’option « { $key } » n’a pas de valeur « { $value } ». Ses valeurs sont { $known }.
options-later = La version { $rules } des règles n’a pas d’option { $key }={ $value }.

## Parties notées, liens et fichiers

record-unreadable = Ce n’est pas une partie complète : { $why }.
record-cut-short = La fin de ce lien manque : il a été coupé en route.
record-bad-json = Ce fichier ne peut pas être lu comme une partie : { $why }.
record-unknown-game = Le jeu « { $game } » n’est pas sur cette étagère.
record-unknown-rules = Cette partie a été jouée avec la version { $wanted } des règles ; cette page connaît les versions jusqu’à { $newest }.
record-bad-setup = Cette partie ne peut pas être mise en place : { $why }
record-illegal = Le coup { $ply }, « { $action } », n’est pas permis dans cette partie.
record-after-end = Le coup { $ply } vient après la fin de la partie.
record-differs = Tous les coups sont permis, mais la position après le coup { $ply } n’est pas celle qui est enregistrée.

json-syntax = il n’est plus valide au caractère { $at }
json-field = son champ « { $name } » manque ou figure deux fois
json-value = sa valeur au caractère { $at } est abîmée
json-wrong-type = il contient autre chose

unreadable-not-text = le fichier ne peut pas être lu comme du texte
unreadable-file-too-long = le fichier est trop long
unreadable-no-game = le fichier ne contient aucune partie
unreadable-link-too-long = c’est trop long pour un lien
unreadable-no-dot = un lien doit nommer un jeu, puis un point, puis ses coups
unreadable-damaged = une lettre manque ou a changé
unreadable-cut-short = la fin manque
unreadable-unknown-format = cette version de la page ne connaît pas son format
unreadable-too-much = cela continue après le dernier coup
unreadable-too-little = cela s’arrête trop tôt
unreadable-out-of-range = un nombre y est hors limites
unreadable-bad-name = un de ses noms n’est pas du texte
unreadable-impossible-takeback = des coups y sont défaits qui n’ont pas pu être joués

import-too-large = Il dépasse { $megabytes } Mo : trop gros pour un fichier de parties enregistrées.
import-too-many = Il contient plus de { $games } parties : trop pour les vérifier d’un coup.

## Sauvegardes

save-no-checksum = Cette sauvegarde n’a pas de somme de contrôle.
save-damaged = Cette sauvegarde est abîmée : sa somme de contrôle ne correspond pas.
save-bad-json = Cette sauvegarde est illisible : { $why }.
store-full = Le stockage de ce navigateur est plein.
store-forbidden = Ce navigateur ne laisse rien enregistrer à la page.
ledger-damaged = L’historique de tes parties du jour est illisible.
ledger-newer = L’historique de tes parties du jour vient d’une version plus récente de cette page.
practice-damaged = Les moments à travailler sont illisibles. Le texte a été laissé tel quel.
practice-newer = Les moments à travailler viennent d’une version plus récente de cette page.

## Matchs

match-unreadable = Ce n’est pas un match complet : { $why }.
match-bad-terms = Ce match est impossible : il a trop ou trop peu de places, de donnes ou de personnes.
match-bad-people = Ce match n’est pas valide : ses participants ne correspondent pas à ses conditions.
match-full = Toutes les places de ce match sont prises.
match-bad-result = Donne { $deal } : le résultat donné par { $name } ne compte pas : { $why }.
match-missing = Ce match n’existe pas sur cet appareil.
match-damaged = Le match enregistré est illisible. Il a été laissé tel quel.

result-broken = la partie ne peut pas être rejouée telle qu’enregistrée
result-not-over = la partie n’est pas finie
result-other-deal = il appartient à une autre donne
result-other-players = les joueurs ne sont pas ceux qui étaient convenus
result-differs = une autre partie de la même donne est déjà là, et seule la première compte

## Parties à plusieurs appareils

packet-other-table = Ce lien appartient à une autre partie ; rien n’a été changé.
handshake-unreadable = Ce n’est pas un code complet d’appareil à proximité : { $why }.
