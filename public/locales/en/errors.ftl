### Errors in games, links, files and saves, shown by the page and printed by the commands.

## Playing

refused-over = The game is over.
# $seat is the number of a seat.
refused-not-your-turn = It is seat { $seat }’s turn.
refused-not-legal = The rules do not allow this now.

## Setting up

wrong-seats = This game is for { $least } to { $most } players.
options-too-long = One of the options is too long.
# $word is a text that is not an option.
options-no-value = “{ $word }” does not have the form option=value.
# $key, $value and $known are codes of options and values, as used in commands and links.
options-unknown = There is no option “{ $key }”. The options are { $known }.
options-unknown-value = The option “{ $key }” has no value “{ $value }”. Its values are { $known }.
options-later = Version { $rules } of the rules has no option { $key }={ $value }.

## Records, links and files

# $why is one of the clauses below.
record-unreadable = This is not a complete record of a game: { $why }.
record-cut-short = The end of this link is missing: it was cut short on its way to you.
record-bad-json = This file cannot be read as a game: { $why }.
# $game is a code.
record-unknown-game = There is no game “{ $game }” on this shelf.
record-unknown-rules = This game was played with version { $wanted } of the rules; this page knows versions up to { $newest }.
# $why is a sentence of “Setting up”.
record-bad-setup = This game cannot be set up: { $why }
# $action is a move in notation: “meld tea 2”.
record-illegal = Move { $ply }, “{ $action }”, is not legal in this game.
record-after-end = Move { $ply } comes after the end of the game.
record-differs = All moves are legal, but the position after move { $ply } is not the recorded one.

# Clauses that end a sentence: why a file cannot be read.
json-syntax = it stops being valid at character { $at }
# $name is the code of a field.
json-field = its “{ $name }” is missing or given twice
json-value = its value at character { $at } is damaged
json-wrong-type = it holds something else

# Clauses at the end of a sentence: the reason why a link or a file is not a game.
unreadable-not-text = the file cannot be read as text
unreadable-file-too-long = the file is too long
unreadable-no-game = the file holds no games
unreadable-link-too-long = it is too long for a link
unreadable-no-dot = a link must name a game, then a dot, then its moves
unreadable-damaged = a letter is missing or changed
unreadable-cut-short = its end is missing
unreadable-unknown-format = this version of the page does not know its format
unreadable-too-much = it continues after its last move
unreadable-too-little = it ends too early
unreadable-out-of-range = a number in it is out of range
unreadable-bad-name = a name in it is not text
unreadable-impossible-takeback = it takes back moves that cannot have been played

import-too-large = It is larger than { $megabytes } MB, too large for a file of saved games.
import-too-many = It holds more than { $games } games, too many to check at once.

## Saves

save-no-checksum = This save has no checksum.
save-damaged = This save is damaged: its checksum does not match.
# $why is a clause of “Records, links and files”.
save-bad-json = This save cannot be read: { $why }.
store-full = This browser’s storage is full.
store-forbidden = This browser does not let the page save anything.
ledger-damaged = The record of your daily games cannot be read.
ledger-newer = The record of your daily games comes from a newer version of this page.
practice-damaged = The moments to practise cannot be read. The text has been left as it was.
practice-newer = The moments to practise come from a newer version of this page.

## Matches

# $why is a clause of “Records, links and files”.
match-unreadable = This is not a complete match: { $why }.
match-bad-terms = This match is not possible: it has too many or too few seats, deals or people.
match-bad-people = This match is not valid: the people in it do not fit its terms.
match-full = All places in this match are taken.
# $name is a player; $why is one of the clauses below.
match-bad-result = { $name }’s result in deal { $deal } does not count: { $why }.
match-missing = There is no such match on this device.
match-damaged = The saved match cannot be read. It has been left as it was.

# Clauses at the end of a sentence: the reason why a result does not count.
result-broken = the game cannot be replayed as recorded
result-not-over = the game is not over
result-other-deal = it belongs to another deal
result-other-players = the players are not the ones agreed on
result-differs = another game of the same deal is already here, and only the first one counts

## Shared tables

packet-other-table = This link belongs to another table, so nothing was changed.
# $why is a clause of “Records, links and files”.
handshake-unreadable = The code of the other device cannot be read: { $why }.
