### The texts of the page around the games.

## The table and all pages

title = Tea Table
# Label of a phone’s bar with the voice and the moves, for screen readers.
turn = Turn
# Label of the line on a phone that says whose turn it is and what can be done.
now = Now
home = Home
undo = Undo
redo = Redo
log = Log
rules = Rules
# A rule whose section is not known yet.
rule = The rule
menu = Menu
keys = Keys
letters-are-off = Single-key shortcuts are switched off.
# Unfolds the message.
more = More
less = Less
# In the log: earlier messages to the player.
messages = Messages
# Label of the voice for screen readers.
message = Message
# In the menu and above the list of keys.
how-to-ask = What is this? To find out, press and hold any piece, card or number, or right-click it.
hint = Hint
close = Close
cancel = Cancel
your-action = Your action
news = Since your last turn
history = Moves of this game
first = To the start
back = One move back
play = Play the moves
on = One move forward
last = To the latest move
result = Result
back-to-now = Back to now
branch = Play on from here
# Title of a seat’s sheet.
player = Player
has = Has
lately = Last moves
nothing-yet = Nothing yet.
# Question before a game between computers is continued.
take-seat = Which seat will you take?
take-seat-help = Only computers are playing. Take a seat, or keep watching.
only-watch = Just watch
over = The game is over
final-scoring = Final scoring
winner = Winner
board = Board
replay = Replay
score-again = Show the scoring again
share = Share
rematch = Rematch
where-from = Where the points came from
# In the result: the largest gain of each person here who lost follows.
best-moment = Best moment
who-plays = Players
settings = Settings
this-game = This game
open-hands = Open hands
open-hands-help = No cover between turns: the screen shows the hand of the player to act
# Switch: pass every decision that can be passed.
always-pass = Always pass for me
# In the menu, after a person’s name.
passes = Always pass
# Heading of a question to several people.
all-are-asked = A question for all of you
theme = Theme
pace = Speed of moves
motion = Animate pieces
motion-help = Pieces travel across the board, unless this device asks for reduced motion
confirm = Confirm each action
confirm-help = Show what an action does, and wait for you to confirm it
end-turns = End turns automatically
end-turns-help = End your turn, or a step of it, as soon as everything left to do can just as well wait for your next turn
projection = Projected scores
projection-help = Show what each player would score if the game ended now, in games where that can be known
flat = Device flat between two players
flat-help = When two people share this device, the page turns to face the player to act; a strip at the far edge shows the other player what is happening
export = Save as a file
restart-turn = Restart my turn
concede = Let a computer take over
abandon = Delete this game
abandoned = Game deleted.
put-back = Put it back
# Button that leaves a question open; it need not be answered now.
leave = Leave it for later
# Refusal of a press that fits no action together with the earlier ones.
incompatible-press = This does not go with what you have chosen. Cancel that first.
ask-undo = Undo this?
no = No
all-agree = Undo: all agree
no-hint = You can ask for a hint when it is your turn.
thinking-of-a-hint = Thinking of a hint …
# When there is no game in the slot.
no-such-table = There is no such game on this device.
open-in-other-tab = This game is open in another tab. You can watch it here; to play here, close that tab.
play-here = Play here instead
# Shown while looking back at the initial position.
set-up = The table is set up. You are looking back.
# In place of the kind of player, for a side that is moved by the rules.
moved-by-the-rules = Moved by the rules
# The curtain covers all hands while the device goes from player to player. “Open hands” is the setting `open-hands`.
curtain = All hands are covered. Continue only if this is your seat. To play without this cover, switch on “Open hands” in the menu.
answer-openly = Answer without uncovering
answer-openly-help = You can answer another player’s card without seeing your hand: all hands stay covered, so everyone may watch
# Label of the last row in a table of points.
sum = Total
skip = Skip
to-result = See the result
# Themes: that of the device, light, dark.
themes-0 = Same as device
themes-1 = Light
themes-2 = Dark
# The pace at which a computer’s moves are shown, slowest first.
paces-0 = Calm
paces-1 = Normal
paces-2 = Brisk
paces-3 = Instant
# The keys that always work.
what-keys-do-0 = go to the next region
what-keys-do-1 = go to the next piece in a region
what-keys-do-2 = press the piece
what-keys-do-3 = cancel, or close a sheet
what-keys-do-4 = go to the first or last piece in a region
# Said when an arrow key leads nowhere.
edge = Edge
# The shortcuts that can be switched off.
what-letters-do-0 = undo
what-letters-do-1 = redo
what-letters-do-2 = open the log
what-letters-do-3 = open the rulebook
what-letters-do-4 = see what is in the box
what-letters-do-5 = ask for a hint
what-letters-do-6 = skip a rival’s move
what-letters-do-7 = go one move back or forward
what-letters-do-8 = explain the piece in focus; anywhere else, show this list
# For screen readers.
what-letters-do-9 = say the last sentence again
# Sentences that wait until those before them were heard by a screen reader.
what-letters-do-10 = drop the sentences still to be said
# The answers to the following keys are spoken by screen readers.
what-letters-do-11 = say again whose turn it is and what can be done
what-letters-do-12 = say the last move again
# The digits 1 to 8, and 0.
what-letters-do-13 = say what a player has
what-letters-do-14 = say the points of all players
what-letters-do-15 = go to the next piece that can be pressed; with Shift, to the one before
what-letters-do-16 = open the command line
# The title of the window. $page is the heading of the page.
page-title = { $page } · Tea Table
# A share, for example of the wins; a change of a share, with its sign.
percent = { $n }%
percent-change = { $n ->
    [0] 0%
   *[other] { SIGNED($n) }%
}
percent-below-one = under 1%
# $trouble is a sentence of errors.ftl: why the game could not be saved.
not-kept = { $trouble } You can play on, but this game will be lost when you close the page. To keep it, save it as a file from the menu.
# $name is the reader: several people may share the device.
turn-yours-named = Your turn, { $name }
answer-yours-named = Your answer, { $name }
answer-yours = Your answer
turn-of = { PERSON($who) ->
    [you] Your turn
   *[other] { $who }’s turn
}
# A person, not the reader, is to answer during another player’s turn.
asked = { PERSON($who) ->
    [you] Your answer
   *[other] { $who } to answer
}
# A computer is choosing its move.
plays = { PERSON($who) ->
    [you] You are playing
   *[other] { $who } is playing
}
# On the strip at the far edge; the last move follows as a sentence of its own.
far-side-turn = { $name }’s turn.
# A step of the game’s history.
move-of = Move { $number } of { $last }
# A rival’s move as a sentence without a full stop, with its gain or cost: “Clara ships 3 rubber, +9”.
announcement = { $text }, { $aside }
# Moves of a rival during someone’s turn, whole sentences.
recap-turn = { PERSON($who) ->
    [you] During your turn: { $moves }
   *[other] During { $who }’s turn: { $moves }
}
# Ends a line of the log that is shown among sentences.
line-ended = { $line }.
name-and-score = { $score ->
    [one] { $name }, 1 point
   *[other] { $name }, { $score } points
}
play-as = Play as { $name }
# In place of an action’s button, while another seat is to act.
waits-for = Waiting for { $name }
# The table has chosen for a person, because only one action was legal. $action is its button’s label.
only-answer = { PERSON($who) ->
    [you] You had only one choice: { $action }. Played for you.
   *[other] { $who } had only one choice: { $action }. It was made automatically.
}
# While looking back. $line is the move that led to the position, without a full stop.
past-move = { $line }. You are looking back.
looking-back = You are looking back.
# A kind of player on its own. $level and $character are `setup-levels` and `setup-characters`.
kind-you = You
kind-person = Person
kind-random = Random computer
kind-computer = Computer
kind-level = { $level } computer
kind-character = { $level } { FORM($character, "inside") }
# The same after a name: “Bao: sharp builder”.
kind-inside-person = person
kind-inside-random = random computer
kind-inside-computer = computer
kind-inside-level = { FORM($level, "inside") } computer
kind-inside-character = { FORM($level, "inside") } { FORM($character, "inside") }
player-in-log = { $name }: { $kind }
# Headings in the log.
turn-heading = Turn { $turn }, { $name }
turn-number = Turn { $turn }
setup-turn = Setup
# Heading of the curtain.
pass-to = Pass the device to { $name }
# The button that lifts the curtain.
i-am = I am { $name }
# The button on the curtain that answers a question without showing a hand.
answers-openly = Answer for { $name } without uncovering
# Before a move is undone. $others are the other people at the device.
ask-undo-seen = Something hidden has come to light since. Ask { $others } before you undo; the undo will be noted in the record.
ask-undo-acted = Others have acted since. Ask { $others } before you undo.
# A section of the rulebook.
rule-numbered = Rule { $number }
rule-titled = Rule { $number }: { $title }
# $action is the label of a button; $piece is the piece that it begins with.
hint-action = { $action } ({ $piece })
# Actions of one hint, in order; each is the label of a button.
hint-then = { $first }, then { $next }
# $best is the label of a button: “Ship coffee”.
hint-only = Best: { $best }.
# Follows the best action; $other is the next best. $lead: whether the best wins hardly, somewhat or much more often.
hint-compared = { $lead ->
    [close] Almost as good: { $other }.
    [better] It wins a little more often than the next best: { $other }.
   *[far] It wins far more often than the next best: { $other }.
}
# $why comes from the browser, in English; one of the next two follows.
search-failed = The computer could not find a move ({ $why }).
search-again = It is trying again.
search-given-up = Undo, or choose another player for this seat in the menu.
# $why is a sentence of errors.ftl.
computer-refused = The computer’s move was refused. { $why }
# $kind is a code from a saved game.
unknown-player = This version of the page has no player “{ $kind }”. Choose another for that seat in the menu.
# In the final scoring, of a side that gains nothing in a step.
scores-nothing = { PERSON($who) ->
    [you] You score nothing
   *[other] { $who } scores nothing
}
# Table of points, for screen readers: player, source, points.
points-cell = { $name }, { $what }: { $points }
points-of = { $name }: { $what }
# Below the chart: two or three characters.
turn-mark = T{ $turn }
final-scoring-step = Final scoring, { $step } of { $steps }
# A button; $name is a source of points.
next-category = Next: { $name }
takebacks = { $count ->
    [one] One move was taken back after hidden information was seen.
   *[other] { $count } moves were taken back after hidden information was seen.
}
warnings = { $count ->
    [one] The tutor gave one warning.
   *[other] The tutor gave { $count } warnings.
}
# The chart of points, for screen readers.
chart-score = { $name } { $score }
chart-label = How the points came in. Final scores: { $scores }.

## Command line

# In the menu; label of the field.
command-line = Command line
# The words of each command, separated by spaces: the first is shown in the help. Single words; players may type their
# beginnings. A command has no word of another.
command-actions = actions list
    .help = your actions, numbered; add a word to narrow them down; type its number to choose one, or several numbers to put a trade together
command-more = more
    .help = the rest of the last answer
command-result = result brings
    .help = what the chosen action will certainly bring, or the one with a number
command-why = why
    .help = why a piece cannot be pressed, by its name
command-hint = hint
    .help = a hint; again for the reasons
command-question = question
    .help = whose turn it is and what can be done
command-standing = standing score
    .help = points and standings of everyone
command-seat = seat player
    .help = what a player has, by number or name; again for more. The name alone will do, for places too
command-go = go
    .help = to the piece with a name
command-next = next
    .help = to the next piece whose name has a word
command-near = near around
    .help = the pieces around the one in focus
command-last = last
    .help = the last move
command-round = news since
    .help = everything since your last turn
command-words = words
    .help = the whole table in words
command-help = help commands
    .help = this list
# The answer if no piece was focused; the answer if nothing about an action is certain.
command-no-piece = No piece was in focus.
command-uncertain = Nothing is certain
# The number of lines of an answer that are still to be said.
command-left = { $count } more
# $nearest is a list of commands and names.
command-unknown = There is no command “{ $line }”. Try: { $nearest }
command-not-found = “{ $name }” was not found
# An entry of a list: a command or key with its effect, a count with its values.
told-of = { $name }: { $what }
# $side is left, right, up or down.
command-neighbour = { $side ->
    [left] Left: { $piece }
    [right] Right: { $piece }
    [up] Above: { $piece }
   *[down] Below: { $piece }
}
table-in-words = The table in words
in-words = In words
# On the sheet of keys: the name of a button, the request for a key, and the refusal of a key.
key-change = Change the key { $key }: { $effect }
key-press = Press the new key: { $effect }. Delete turns it off, Escape keeps it.
key-taken = { $key } is already used: { $effect }
keys-standard = Standard keys

## Components

# Name of the sheet and of the links to it.
components-in-the-box = What is in the box
components-search = Search the box
components-kinds = Kinds of pieces
# Filter: all kinds.
components-everything = Everything
# Heading of the section on our own inventions.
components-ours = What we had to make up
components-ours-help = The games belong to their designers and publishers. Where we could not get their rules or pictures, we had to fill the gaps. Here is where the entries above and the rules come from:
# Heading of the invented figures.
components-invented = Made up by us until the printed figures are known
components-nothing-invented = Nothing here is made up.
# Heading of the note on corrections.
components-correct = Do you own the game?
# Link to the rules of the game.
components-the-rules = The rules
# Column of the table of whereabouts: pieces that were played, discarded or shipped.
components-gone = Gone
components-on-the-table = On the table
components-unseen = Unseen
components-in-reserve = In reserve
components-not-used = Not used
components-where-help = “Gone” counts pieces played, discarded or shipped. “On the table” includes what you hold and what you know to be in a rival’s hand. “In reserve” is the supply and anything still to be used. “Unseen” is everything else in the game.
# Heading of the whereabouts in the sheet of a piece.
components-where-they-are = Where they are
components-can-be-pressed = You can press it now.
# Heading of the reason why a piece cannot be pressed.
components-why-not = Not now
components-empty-pile = Nothing here yet.
components-in-the-pile = What is here
# Title of the page.
components-box-of = { $title }: what is in the box
# $file is the path of a file of the program.
components-how-to-correct = Then you can help. Note which piece differs and what is printed on it, and send that to the person who gave you this page. All figures are in one file, { $file }. A correction makes a new version of the rules; games already begun keep the old one.
components-found = { $count ->
    [0] Nothing in the box mentions “{ $query }”.
    [one] 1 entry found
   *[other] { $count } entries found
}
# The number of copies of a piece: in a few characters, and in words for screen readers.
components-times = ×{ $count }
components-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
components-in-the-box-count = { $count } in the box
# Copies in a pile, for screen readers; $name is a card.
components-count-named = { $name }: { $count }
# How well figures are known: the heading of each share.
components-share-printed = Printed
components-share-found = Found in descriptions
components-share-deduced = Deduced
components-share-ruled = Decided by us
components-share-invented = Invented by us
# Invented figures of a group of pieces: their name, and sentences for all or some of them.
components-figure-counts = how many of each
components-figure-words = what they do
components-invented-all = { $group }: { $figures }
components-invented-some = { $group }: { $figures }, { $count } of { $total }

## Daily

# Title of the page and of the section on the shelf.
daily-today = Today’s games
daily-play = Play it
daily-continue = Continue it
daily-practise = Practise it
# Above the games on the shelf: the date, and the reader’s streak.
daily-above = { $day } · { $streak }
daily-fresh = Not played yet
daily-begun = Started
# Explanation on the page of today’s games.
daily-help = Every day brings one game of each title, dealt the same for everyone. Your first attempt counts; after that, practise as often as you like. One missed day a week, Monday to Sunday, does not break your streak.
daily-new-day = It is a new day: these are today’s games.
daily-other-day = According to this device’s date, this is not today’s game. You can still practise it.
daily-no-such-deal = This link leads to no game of the day. It must name a title and a date, such as 2026-11-23.
# For a device whose clock gives no valid date.
daily-no-date = This device’s clock shows no valid date, so there is no game of the day.
# When a daily deal is seen open at another table before it is over.
daily-peeked = This is a game of the day that you have not finished. Its result will say that you peeked.
# Warning before an unfinished daily deal is looked at in another table.
daily-would-peek = This is a game of the day that you have not finished. If you look at it here, its result will say that you peeked.
daily-no-streak = Play one to start a streak
daily-streak = { $days ->
    [one] 1 day played
   *[other] { $days } days in a row
}
daily-of-today = Today’s game of { $title }
# $day is a date.
daily-of-day = { $title }, game of { $day }
# The opponents in a daily deal; below the title on a narrow button.
daily-against = { $opponents ->
    [one] Against { FORM($level, "opponent") }
   *[other] Against { $opponents } { FORM($level, "opponents") }
}
# When the only opponent is moved by the rules.
daily-against-automaton = Against the automaton
daily-alone = Alone
daily-finish = { $won ->
    [yes] { $score ->
        [one] Won, 1 point
       *[other] Won, { $score } points
    }
   *[no] { $score ->
        [one] Lost, 1 point
       *[other] Lost, { $score } points
    }
}
# The same if the player peeked at hidden information; $finish is `daily-finish`.
daily-finish-peeked = { $finish }, after a peek
# Accessible name of a title’s button: its visible text, then the result of its game of the day.
daily-button = { $title } { $shown }. Today’s game: { $state }
daily-practice = Practice: the game of { $day }.
daily-counts = { $peeked ->
    [yes] The game of { $day } counts, but its result says you peeked at hidden information.
   *[no] The game of { $day } counts.
}
# Sentence after `daily-counts`.
daily-counted-days = { $days ->
    [one] 1 day played.
   *[other] { $days } days in a row.
}

## Duplicate

# Title of the page.
duplicate-same-deal = The same deal
duplicate-again = Play the same deal again
duplicate-seat = Your seat
duplicate-play = Play it
duplicate-help = The same cards, the same luck, the same seats. The result in this link is sealed: once you have finished, it is checked against the rules and shown to you.
duplicate-counts = This is today’s game, and your first attempt at it counts.
duplicate-not-over = This link holds no finished game, so there is nothing to compare with.
# Heading of the comparison.
duplicate-compared = The same deal, played twice
# Label of the first column.
duplicate-source = Points from
duplicate-yours = You
duplicate-score = Score
duplicate-never-parted = The two games were the same to the last move.
# Link to the reader's position where the games diverged.
duplicate-your-parting = Your game at that point
duplicate-your-review = Your whole game and its review
# Marks the score of a winner.
duplicate-won = won
# $who has sealed a result into the link.
duplicate-from = { PERSON($who) ->
    [you] You have played this deal of { $title }.
   *[other] { $who } has played this deal of { $title }.
}
# Heading of the other player’s column; narrow.
duplicate-theirs = { $name }, before
# $heading is a moment of the game (“turn 12”); $yours and $theirs are sentences.
duplicate-parted = The two games first differ at { $heading }. In yours: { $yours } In the other: { $theirs }
# In place of a move in `duplicate-parted`.
duplicate-was-over = The game was over.
duplicate-their-parting = { $name }’s game at that point
duplicate-their-review = { $name }’s whole game and its review
duplicate-peeked = { PERSON($who) ->
    [you] You took moves back after a peek at hidden information.
   *[other] { $who } took moves back after a peek at hidden information.
}

## Home

home-still-on-the-table = Games in progress
home-all-saved = All saved games
# Label of the boxes for screen readers.
home-shelf = The shelf
home-continue = Continue
home-new-game = New game
# On a box whose board is missing from this build.
home-no-board = Rules only for now
# Sentence for a game whose board is missing from this build.
home-no-board-yet = You can read the rules of this game here, but there is no board to play it on yet.
home-learn = Learn
home-ready-offline = Ready to play offline
home-keeps-nothing = This browser does not let the page save anything. Your games will be lost when you close the page, unless you save them as files.
home-update = A new version is ready
home-switch = Update now
home-install = Install
home-to-dark = Dark theme
home-to-light = Light theme
home-foot = No account, no network, no tracking. Your games stay on this device.
home-about = About and credits
# Instructions for an iPhone or iPad.
home-install-apple = Press Share in the browser’s bar, then “Add to Home Screen”.
# On an iPhone or iPad: a warning about separate storage.
home-install-apple-store = An app on the home screen has its own storage, so it will not have the games you started here. Save them all as one file first, then open that file in the app.
# In other browsers.
home-install-other = Open the browser’s menu and choose “Install” or “Add to Home screen”. If there is no such entry, the page still works offline once you have opened it.
# When the page is not served by https.
home-install-insecure = This address is not secure (no https), so the browser can neither install the page nor keep it for offline use.
home-save-all-first = Save all games as one file
# A few characters beside an icon: “2 to 4”.
home-players = { $least } to { $most }
home-players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
home-players-range = { $least } to { $most } players
home-minutes = { $minutes } min
home-minutes-range = { $least } to { $most } min
home-more-saved = { $count ->
    [one] 1 more saved game
   *[other] { $count } more saved games
}
home-unreadable = { $count ->
    [one] One saved game cannot be read. It is kept, and you can save it as a file.
   *[other] { $count } saved games cannot be read. They are kept, and you can save them as files.
}
home-your-turn = Your turn
# When people share the device and hands are hidden.
home-pass-to = Pass to { $name }
home-turn-of = { $name }’s turn
# The badges of a saved game, for screen readers.
home-computer-named = { $name } ({ $kind })
home-who-plays = { $players }
# $heading is the moment of the game: “Turn 19”.
home-continue-game = Continue { $title }, { $heading }
home-new-game-of = New game of { $title }
home-learn-title = Learn { $title }: the rules

## Lesson

lesson-learn = Learn by playing
lesson-new-here = New here?
# Label of a lesson’s panel for screen readers.
lesson-lesson = Lesson
# Label of the coach’s panel for screen readers.
lesson-coach = Coach
lesson-next = Next
lesson-got-it = Got it
# Button that accepts an objection of the guide.
lesson-all-right = All right
lesson-again = Play the lesson again
lesson-whole-game = Play a whole game
# Shown at positions that the lesson does not comment on.
lesson-free = Play on. The lesson goes on when there is something new to learn.
lesson-done = That was the lesson. In your first whole games, the coach explains new rules as they come up.
lesson-resumed = The lesson continues where you left off.
lesson-broken = The lesson you started belongs to another version of this page, so it starts over.
lesson-no-such-lesson = There is no such lesson.
lesson-coaching = Coach
lesson-coaching-help = In your first games of a title, explain new rules as they come up
lesson-tutor = Tutor
lesson-tutor-help = Against computers, warn me before a serious mistake, at most once a turn (noted in the log)
# Question of the tutor before a blunder.
lesson-something-better = There is a better move. Look again?
lesson-look-again = Look again
lesson-play-it = Play it
lesson-minute = In one minute
lesson-lessons = Learn by playing
lesson-rulebook = The rulebook, section by section
lesson-sources = Where these rules come from, and which are ours
# Buttons; the minutes are how long the lesson takes.
lesson-learn-minutes = Learn by playing ({ $minutes } min)
lesson-named = { $title } ({ $minutes } min)
lesson-learn-of = Learn by playing: { $title } ({ $minutes } min)
# $written is the text on a button, $piece the name of a piece.
lesson-press = Press “{ $written }”.
lesson-press-piece = Press the ringed piece: { $piece }.
lesson-press-ringed = Press the ringed piece.
lesson-press-cancel = Press × to cancel.

## Matches

# Heading of the form.
matches-new = A match of several deals: { $title }
# Link from the setup page to the form.
matches-as-match = Play a match with friends elsewhere …
matches-help = Everyone plays the same deals on their own device, against computers. In each deal you all have the same seat, which changes from deal to deal. Pass the match on as a link or a file. The other players’ results in a deal stay sealed until you have played that deal yourself.
matches-your-name = Your name
matches-people = People
matches-deals = Deals
matches-seats = Seats at each table
matches-computers = Computers
matches-scoring = Scored by
matches-options = House rules, as you last set up this game: { $options }.
# An option that differs from the usual rules.
matches-option = { $option }: { $value }
matches-begin = Begin the match
matches-no-name = Enter your name so that the others know whose results these are.
matches-matches = Matches
matches-results = Deals and results
matches-total = Total
matches-deal = Deal
# Cell of another player’s result, hidden until the reader has played the deal.
matches-sealed = sealed
# Cell of a deal that has not been played.
matches-nothing = –
matches-pass-on = Pass it on
matches-file = Save as a file
# Warning about a long link.
matches-long = This link holds whole games and is long. Some apps cut such links short; a file is safer.
matches-proof = What this proves
matches-proved = Proved: each result is a whole game of the right deal, checked against the rules on this device. One person is recorded in the agreed seat, and computers of the agreed level in all other seats.
matches-not-proved = Not proved: who played, how many tries it took, who helped, and whether the computers chose their own moves. The seal keeps honest players from looking too early; it does not stop a player who takes the page apart.
matches-join = Join the match
# Title of the page of a match link.
matches-shared = A match was shared with you
# When the match is running and other people have taken all places.
matches-full = All places in this match are taken. Once it is over, its link will show how it ended.
matches-delete = Delete the match
# Label for the second press on “Delete the match”.
matches-delete-confirm = Delete for good; keep games
matches-results-merged = The results in this link are now part of the match.
matches-copied = Link copied: pass it on.
matches-to-match = To the match
# In the order of the scoring methods. .inside: inside a sentence, after “scored by”.
matches-scorings-0 = Matchpoints
    .inside = matchpoints
matches-scorings-1 = Difference
    .inside = difference
# In the order of the scoring methods.
matches-scorings-help-0 = In each deal, you score 1 point for each player you beat and half a point for each tie. A win at your table beats any score without a win.
matches-scorings-help-1 = In each deal, you score your lead in points over each of the others; where you trail, you lose the difference.
matches-title = A match of { $title }
# $seats is the number of seats of a table: that of the player and those of computers.
matches-terms = { $deals } deals, { $seats } seats, { FORM($level, "inside") } computers, scored by { FORM($scoring, "inside") }
matches-terms-alone = { $deals } deals, alone, scored by { FORM($scoring, "inside") }
matches-people-all = { $names }
# $more is the number of people who may still join.
matches-people-more = { $more ->
    [one] { $names }, and one more to come
   *[other] { $names }, and { $more } more to come
}
matches-play = Play deal { $deal } of { $of }
matches-continue = Continue deal { $deal } of { $of }
matches-all-to-play = You still have all { $deals } deals to play. Deal { $next } is next.
matches-some-to-play = You have played { $played } of { $deals } deals. Deal { $next } is next.
# $waits lists the next two messages: the people who have yet to play or join.
matches-waits = You have played all your deals. As far as this device knows, { $waits }. Pass the match on.
matches-left = { PERSON($who) ->
    [you] { $deals ->
        [one] you have one deal left to play
       *[other] you have { $deals } deals left to play
    }
   *[other] { $deals ->
        [one] { $who } has one deal left to play
       *[other] { $who } has { $deals } deals left to play
    }
}
matches-to-join = { $people ->
    [one] one person has yet to join
   *[other] { $people } people have yet to join
}
matches-won = { PERSON($who) ->
    [you] You win the match with { $points }.
    [you-all] { $who } share the win with { $points } each.
    [several] { $who } share the win with { $points } each.
   *[other] { $who } wins the match with { $points }.
}
# $others lists `matches-with`.
matches-won-ahead = { PERSON($who) ->
    [you] You win the match with { $points }, ahead of { $others }.
    [you-all] { $who } share the win with { $points } each, ahead of { $others }.
    [several] { $who } share the win with { $points } each, ahead of { $others }.
   *[other] { $who } wins the match with { $points }, ahead of { $others }.
}
matches-with = { $name } with { $points }
# A cell: points in one deal.
matches-result-won = { $score }, won
# First cell of a row: the number of the deal, and the seat played in it.
matches-deal-row = { $deal } (seat { $seat })
matches-takebacks = { PERSON($who) ->
    [you] { $count ->
        [one] You took one move back after seeing what came of it.
       *[other] You took { $count } moves back after seeing what came of them.
    }
   *[other] { $count ->
        [one] { $who } took one move back after seeing what came of it.
       *[other] { $who } took { $count } moves back after seeing what came of them.
    }
}
matches-note = Deal { $deal } of { $of } in a match.
# $why is a clause of errors.ftl, `result-…`.
matches-not-counted = This result does not count in its match: { $why }.
# In a list of matches.
matches-entry = { $title }: { $played } of { $deals } deals played, with { $others }
matches-entry-alone = { $title }: { $played } of { $deals } deals played
# Goes with a shared link.
matches-invite = A match of { $title } over { $deals } deals: how will you do?

## Par

par-par = Compared with computers
par-help = On this device, computers play the same deal from your seat at full strength, against the opponents you had. This takes a while: the strongest may need several minutes for each game.
par-level = Played by
par-start = Let them play
par-stop = Stop
# In order of strength. .players: inside a sentence, for several computers of this level.
par-levels-0 = Novices
    .players = novices
par-levels-1 = Steady players
    .players = steady players
par-levels-2 = Sharp players
    .players = sharp players
par-levels-3 = Masters
    .players = masters
par-first = Playing the first of { $games } games.
# Share of the computers’ games with a lower result; the range in which it truly lies.
par-sentence = You did better than { $share }% of { FORM($who, "players") } ({ $low } to { $high }%, with 95% confidence), after { $games } of { $all } games.

## Review

review-review-game = Review this game
review-review-help = What each choice was worth, and what was luck
review-review = Review
review-whose = Player
review-stop = Stop
review-go-on = Continue
# Label of the chart as a control.
review-chart = Winning chances, move by move. Arrow keys step through them; Enter opens the move
review-luck-bars = Luck
review-lessons = Most instructive
# In place of `review-lessons` if no choice has a mark.
review-costliest = What cost most
review-turning-points = Turning points
review-no-lessons = No choice stands out.
review-books = Where the win came from
review-books-help = Each figure is a share of the win, with its margin of error. Start, luck and choices add up to the result. The rest is what the estimates missed. Accuracy starts at 100 and drops with every loss.
review-accuracy = Accuracy
review-start = Start
review-deal = The deal
review-draws = Draws
review-hidden = Hidden hands
review-own = Own choices
review-rivals = Rivals’ choices and the rest
review-result = Result
# Name of the moment before the first move.
review-the-deal = The deal
review-played = Played
review-better = Better
# The other actions of the same turn, after the first.
review-then = then { $actions }
# Heading of the points gained by the better line.
review-brings = What the better line brings by the end of the next round:
review-brings-at-end = What the better line brings by the end of the game:
review-knowing = Judged with
review-see = See it on the board
review-walk = Play the better move
review-play-on = Play on from here
review-step = Step through the better line
review-to-review = Go back
review-all-moves = All moves as a table
review-more-rows = More moves
review-not-all = This is a long game, so only the deal, people’s choices and the moves where the chances turned were analysed. The other moves count for no one.
review-the-rest = Analyse the rest
review-deeper = Look deeper
review-looked-deeper = Analysed for ten times as long.
review-looking = Analysing …
review-not-yet = This move has not been analysed yet.
review-no-choice = There was nothing to choose.
review-best = No better move was found.
# Label of the chances around a moment.
review-before-and-after = Chances before and after the move
review-known-0 = What was known
review-known-1 = All cards open
review-columns-0 = Move
review-columns-1 = Who
review-columns-2 = What
review-columns-3 = Mark
review-columns-4 = Chances
review-columns-5 = Luck
# Twice the standard error, in percent.
review-within = ± { $n }
# Marks of choices, and the number of each.
review-find = A find
review-inaccuracy = An inaccuracy
review-mistake = A mistake
review-blunder = A blunder
review-finds = Finds
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
# The verdict on a game: the choices of a player, then the player’s luck.
review-verdict = { $choices }. { $luck }.
review-verdict-so-far = So far: { $choices }. { $luck }.
review-the-others = the others
review-gave-nothing-away = { PERSON($who) ->
    [you] You gave away nothing that can be measured
   *[other] { $who } gave away nothing that can be measured
}
review-gave-away = { PERSON($who) ->
    [you] Your choices gave away { $share }%
   *[other] { $who }’s choices gave away { $share }%
}
# $rival is the one rival or `review-the-others`; $share is the chance of winning gained or lost by choices.
review-chose-better = { PERSON($who) ->
    [you] You chose better than { $rival } (+{ $share }% to win)
   *[other] { $who } chose better than { $rival } (+{ $share }% to win)
}
review-chose-worse = { PERSON($who) ->
    [you] You chose less well than { $rival } (−{ $share }% to win)
   *[other] { $who } chose less well than { $rival } (−{ $share }% to win)
}
review-chose-as-well = { PERSON($who) ->
    [you] You chose about as well as { $rival }
   *[other] { $who } chose about as well as { $rival }
}
review-luck-even = Luck was about even
# The kind of luck, at the start of a sentence.
review-by-deal = The deal
review-by-draws = The draws
review-by-hidden = Hidden hands
review-luck-cost = { PERSON($who) ->
    [you] { $what } cost you { $share }%
   *[other] { $what } cost { $who } { $share }%
}
review-luck-brought = { PERSON($who) ->
    [you] { $what } gave you { $share }%
   *[other] { $what } gave { $who } { $share }%
}
# The place of a moment in the game. $turn is `turn-number` or `setup-turn`.
review-place = { $turn } · Move { $number } of { $last }
review-progress = { $done } of { $all } moves analysed
# $share is the chance of winning lost by a choice, $error twice the standard error.
review-loss-exact = Gave away { $share }%
review-loss = Gave away { $share }% (± { $error })
review-loss-close = Too close to call: it gave away between { $low }% and { $high }%
# The sum of many losses. $section is a section of the rulebook: “§ 4.7 End”.
review-losses = { $count ->
    [one] One choice gave away { $share }% in all.
   *[other] { $count } choices gave away { $share }% in all, the largest part ({ $most }%) under { $section }.
}
review-chances = { PERSON($who) ->
    [you] Your chances: { $played }% with the move played, { $better }% with the better move
   *[other] { $who }’s chances: { $played }% with the move played, { $better }% with the better move
}
review-change = { $before }% → { $after }%
# A standing with the better line: “In Uva: second instead of third”.
review-instead = { $name }: { $better } instead of { $played }
# The value of a find.
review-find-gain = { SIGNED($share) }% (± { $error }) compared with the obvious move
# The luck after a choice.
review-then-luck-cost = { PERSON($who) ->
    [you] Luck then cost you { $share }%.
   *[other] Luck then cost { $who } { $share }%.
}
review-then-luck-brought = { PERSON($who) ->
    [you] Luck then gave you { $share }%.
   *[other] Luck then gave { $who } { $share }%.
}
# A point of the chart, for screen readers: the deal or a move, each player’s chance, and a mark.
review-move = Move { $number }
review-chance = { $name } { $share }%
review-moment = { $place }. { $chances }.
review-moment-marked = { $place }. { $chances }. { $mark } by { $name }.
# Points of a source with the better line: “+3 Orders”.
review-prospect = { $points } { $category }
# $why comes from the browser, in English.
review-failed = Some moves could not be analysed: { $why }
# $trouble is a sentence of errors.ftl.
review-not-kept = { $trouble } The review will be lost when you close the page, but you can run it again.

## Practice: moments of one’s own games that are asked again (page #/practice/…)

practice-title = Practice
# Buttons in a review: they add the listed moments, or the open one, to those that will be asked again.
practice-these = Practise these moments
practice-this = Practise this moment
# After the title of a game on the shelf, and when moments are added.
practice-due = { $count ->
    [one] 1 moment to practise
   *[other] { $count } moments to practise
}
# The question at a moment, with its number among those of the day.
practice-question = What would you do? ({ $number } of { $last })
practice-best = The best choice.
practice-as-good = As good as the best choice, as far as can be told.
# Button beside the judgement on the answer.
practice-why = Why?
practice-no-answer = This answer could not be judged. Choose again.
# When something other than the answer is tried.
practice-only = This is practice: just choose what you would do.
# Label of the answer, above “Better” and its line of play.
practice-answer = Answer
# Button: removes the moment from those that are asked.
practice-remove = Don’t ask this again
practice-done = That was all for today.
practice-next = { $days ->
    [one] The next moment comes tomorrow.
   *[other] The next moment comes in { $days } days.
}
practice-none = There is nothing to practise today. When a game is over, its review offers you the moments worth another look.
practice-dropped = { $count ->
    [one] One moment can no longer be replayed, so it was removed.
   *[other] { $count } moments can no longer be replayed, so they were removed.
}
practice-full = There is no room for more moments until you know some of them.

## Rules

rules-search = Search the rules
rules-contents = Contents
rules-legend = Where the rules come from
rules-link-to = Link to “{ $section }”
rules-link-copied = Link to this section copied.
rules-play-it = New game
rules-of = { $title }: the rules
rules-found = { $count ->
    [0] No section mentions “{ $query }”.
    [one] 1 section found
   *[other] { $count } sections found
}
# The source of a rule: one or two words beside it, and an explanation.
rules-source-printed = Printed
    .meaning = From the publisher’s rules, as far as we have them; the wording is ours.
rules-source-found = Found
    .meaning = From public descriptions of the game; the paragraph names them.
rules-source-deduced = Deduced
    .meaning = Follows from the printed rules or from the descriptions we found.
rules-source-ruled = Decided by us
    .meaning = The printed rules do not say, so we had to decide.
rules-source-invented = Invented by us
    .meaning = We do not have the printed text, so we invented this to fit the rest.

## Saved

saved-saved = Saved games
saved-none = There are no saved games on this device yet. Every game is saved automatically after each move.
saved-no-match = No saved game fits these filters.
saved-to-shelf = Go to the shelf
saved-export-all = Save all as one file
saved-import = Open files
# When the device refuses access to a file.
saved-not-read = The device did not let the page read the file.
saved-which-game = Game
saved-all-games = All games
saved-which-state = Running or finished
saved-which-result = Won or lost
saved-won = Won
saved-lost = Lost
saved-opening = Checking …
saved-unreadable = A save that cannot be read
saved-recovered = The last move could not be read; this is the position before it.
# Label for the second press on “Delete”.
saved-delete-confirm = Delete for good
saved-statistics = Statistics
# Explains which games the statistics count.
saved-statistics-help = Finished games on this device in which one person played alone or against computers, listed by the strongest computer at the table. Branches of other games, and games from links or single files, are left out. The range after the games won shows where your true win rate lies, with 95% confidence.
saved-export-statistics = Save as a file
saved-reset = Start over
# Label for the second press on “Start over”.
saved-reset-confirm = Count only from now on
# Button that undoes the reset.
saved-count-all = Count all games again
saved-since = Only games played since you started over are counted.
saved-categories = Average points by source
saved-states-0 = All
saved-states-1 = Running
saved-states-2 = Finished
saved-results-0 = Any result
saved-results-1 = Won
saved-results-2 = Lost
# Headings of the columns of the statistics.
saved-columns-0 = Against
saved-columns-1 = Games
saved-columns-2 = Won
saved-columns-3 = Best
saved-columns-4 = Average
saved-columns-5 = Won in a row
saved-columns-6 = Days
# In order of strength. Sharp and so on are the levels of computers, `setup-levels`.
saved-against-0 = Alone
saved-against-1 = Random
saved-against-2 = Novice
saved-against-3 = Steady
saved-against-4 = Sharp
saved-against-5 = Master
# $trouble is a sentence of errors.ftl.
saved-full = { $trouble } What you opened stays here only until you close the page.
saved-export = Save this game of { $title } as a file
saved-delete = Delete this game of { $title }
saved-deleted = { $title }: deleted.
# A game in progress: its moment (“Turn 19”), and whose turn it is.
saved-running = { $heading }. { $turn }
saved-replay = Replay: { $title }, { $state }
# Above the list: the number of saved games, or how many of them are shown.
saved-count = { $count } saved
saved-count-of = { $shown } of { $count }
# $computers is one of `saved-against-…`.
saved-against = { $computers }, { $seats } seats
# A cell: games won, and the range of the true win rate in percent.
saved-wins = { $wins } ({ $low } to { $high }%)
# $against is `saved-against`; $categories lists `saved-category`, the average points of each source.
saved-category = { $name } { $points }
saved-categories-against = { $against }: { $categories }
saved-accuracy-once = { $against }: accuracy { $accuracy } in the reviewed game
saved-accuracy = { $against }: average accuracy { $mean } in the last { $games } reviewed games ({ $each })
saved-days = { $days ->
    [one] Games of the day: played on 1 day, longest streak { $longest }.
   *[other] Games of the day: played on { $days } days, longest streak { $longest }.
}
saved-days-peeked = { $count ->
    [one] One game was played after a peek at hidden information.
   *[other] { $count } games were played after a peek at hidden information.
}
saved-peeked = { $games ->
    [one] { $against }: 1 game after a peek at hidden information
   *[other] { $against }: { $games } games after a peek at hidden information
}
saved-from-branch = A branch of another game: not in the statistics
saved-from-elsewhere = From a link or file: not in the statistics
# The result of opening files: sentences that follow each other.
saved-imported = { $count ->
    [0] No new games were added.
    [one] One game was added.
   *[other] { $count } games were added.
}
saved-imported-known = { $count ->
    [one] One game was already here.
   *[other] { $count } games were already here.
}
saved-imported-unreadable = { $count ->
    [one] One save cannot be read; it was added unchanged.
   *[other] { $count } saves cannot be read; they were added unchanged.
}
saved-imported-more = And { $count } more like these.
saved-imported-days-and-matches = The daily games, matches and moments to practise in the file were added, too.
# The reason why a file was not opened.
saved-refused = { $file }: { $why }

## Settings

settings-looks = Appearance
# Heading of the choice of a language; the languages are named in themselves.
settings-language = Language
# The first choice: the language that the browser is set to.
settings-language-browser = Same as browser
settings-language-help = The page loads the new words; your games stay as they are.
settings-play = At the table
settings-pace-help = How long a computer’s move stays on screen, and how fast pieces travel
settings-sound = Sound
settings-sound-help = A short sound for each event: dice, a ship, points, your turn
settings-vibration = Vibration
settings-vibration-help = The phone vibrates briefly when you move and when it is your turn
settings-cover = Cover hands when you leave the page
settings-cover-help = On a shared device: an open hand is covered once the page has been out of sight for this long
settings-theme-help = Light, dark, or as this device is set
settings-letters = Single-key shortcuts
settings-letters-help = U to undo, H for a hint and so on. Turn them off if you use speech input or hit keys by accident.
settings-keeping = Keeping your games
settings-persist = Ask the browser to keep them
settings-persisted = The browser has promised to keep your games until you delete them yourself.
settings-not-persisted = The browser may delete your games when the device runs short of space. You can ask it not to, or save them as a file.
settings-persist-refused = The browser did not agree. Installing the page, or using it more often, may help.
settings-persist-unanswered = The browser has not answered. To be safe, save your games as a file.
settings-saved-games = Saved games, files and statistics
settings-installing = On your home screen
settings-installed = Tea Table runs as an app on this device.
settings-not-yet-offline = Not yet ready to play offline: the page is still being saved on this device.
# When the files for offline use could not be stored.
settings-not-kept-offline = Not ready to play offline: this page could not be saved on this device. The connection may have broken off, the browser may not allow it, or the host may alter the page’s files. The page tries again the next time you open it.
# When the page is not served by https.
settings-never-offline = Not ready to play offline: browsers save pages only from a secure address (https).
settings-one-file = This page is one file with everything inside: it needs no installing.
settings-about = About Tea Table
settings-what = Tea Table is a table for board games about the tea trade. Play with others around one device, or on your own against computers. It has no server, no accounts and no ads, and it sends nothing anywhere.
settings-fan = This is an independent fan project. It is not made, endorsed or licensed by the designers or publishers of the games. All drawings and all wording of the rules are our own. If you like a game, please buy the real box: nothing here replaces it.
settings-games = The games
settings-made-with = Made with
settings-font = Titles are set in Young Serif by Bastien Sozeau, under the SIL Open Font License 1.1.
settings-program = The program is written in Rust, with Leptos for the page. It is free software, under the MIT or the Apache 2.0 licence.
settings-opponents = Computer players think ahead from what their own seat can see, and guess the rest. They never look at hidden cards, at any level.
settings-figures = Where we have no printed figure, or where a rule is silent, the rulebook says so and states what we decided.
# How loud sounds are.
settings-volumes-0 = Off
settings-volumes-1 = Soft
settings-volumes-2 = Full
# The delay before an open hand is covered when the page is out of sight.
settings-covers-0 = At once
settings-covers-1 = 1 min
settings-covers-2 = 5 min
settings-covers-3 = Never
settings-build = Version { $id }
settings-kept = { $count ->
    [0] No games are saved on this device yet.
    [one] One game is saved on this device.
   *[other] { $count } games are saved on this device.
}

## Ways to play

access = Play your way
access-ear = By ear
access-ear-help = A screen reader hears the whole table. No sentence is cut short, and yours come before your rivals’.
access-rate = Your screen reader’s speed
access-rate-help = Words a minute, so that each sentence gets the time it needs
access-amount = How much is said
access-amount-help = How much you hear of your rivals’ moves; anything that affects you is always read out
# In the order of the setting’s values.
access-amounts-0 = Everything
access-amounts-1 = In short
access-amounts-2 = Only mine
access-wait = Wait after each rival’s move
# “Continue” is the button `home-continue`.
access-wait-help = The next move waits until you press Space, the full stop or “Continue”
access-keys = By keys
access-keys-help = Every game can be played without a mouse. At a table, the menu lists the keys.
access-stops = Tab reaches every piece
access-stops-help = So that you can play with Tab and Enter alone
access-switches = By one or two switches
access-switches-help = A ring moves over everything you can press: first the groups, then the pieces in one.
access-scan = Scanning
access-scan-help = One switch: the ring moves by itself, and a key or a press anywhere chooses. Two: one key moves it, the other chooses.
access-scans-1 = One switch
access-scans-2 = Two switches
access-dwell = Time at each choice
# The key that moves the ring of scanning, and the key that presses.
access-step-key = Key that moves the ring
access-press-key = Key that chooses
access-any-key = Press a key …
access-cool-down = Ignore accidental presses
access-cool-down-help = Pressing the same key again within this time does nothing
access-sight = Larger letters, more contrast
access-sight-help = Nothing depends on colour alone, and you can zoom the page.
access-places = Numbers on the map
access-places-help = Each hexagon shows the number it goes by, as in “Kandy 3”
access-letters = Size of letters
access-contrast = Contrast
# Values besides “Same as device”.
access-contrasts-1 = Normal
access-contrasts-2 = High
access-calm = Without motion, without sound
access-calm-help = Anything that moves or makes a sound is also written out.
access-pace = At your own pace
access-pace-help = There is no clock, most moves can be taken back, and a game waits for as long as you like.
# A time; `number` is written out, such as “1½”.
access-seconds = { $number } s
# A row of pieces, by the first and the last.
access-row = { $first } to { $last }

## Setup

# Above the name of the game.
setup-new-game = New game
# Above the name of the game, if it came as a challenge.
setup-challenge = A challenge: same seed, same setup
# Title of the window: `setup-new-game` or `setup-challenge`, and the game.
setup-title = { $heading }: { $title }
setup-person = Person
setup-computer = Computer
# Beside the name of a person.
setup-on-this-device = Plays on this device
setup-level = Level
setup-character = Character
setup-add = Add a seat
setup-shuffle = Shuffle seats
setup-house-rules = House rules
setup-open-hands-help = No cover between turns: the screen shows the hand of the player to act
setup-seed = Seed: the same word deals the same game
setup-fresh-seed = Draw a new seed
setup-copy-challenge = Copy a link to this setup, as a challenge to others
setup-cancel = Cancel
setup-start = Start game
# When all seats are occupied by computers.
setup-watch = Only computers play: you will watch
setup-no-such-game = There is no such game on this shelf.
# Label of the choice between a game of several players and the solo game.
setup-how-many = Number of players
setup-seed-is-link = That is a link, not a seed. Paste it under “Open a link” on the shelf, or draw another seed here.
setup-no-seed = The seed is empty: type any word, or draw one.
# Levels of computers. .inside: inside a sentence, before “computer”. .opponent, .opponents: one or several computers of
# this level, in words that show a newcomer how strong they are.
setup-levels-0 = Novice
    .inside = novice
    .opponent = an easy opponent
    .opponents = easy opponents
setup-levels-1 = Steady
    .inside = steady
    .opponent = a fair opponent
    .opponents = fair opponents
setup-levels-2 = Sharp
    .inside = sharp
    .opponent = a strong opponent
    .opponents = strong opponents
setup-levels-3 = Master
    .inside = master
    .opponent = a very strong opponent
    .opponents = very strong opponents
# Characters of computers, who value something a little besides winning: nothing, buildings, trade or speed; the last is
# drawn from these when the game begins. .inside: inside a sentence, after the level: “sharp builder”.
setup-characters-0 = Balanced
    .inside = all-rounder
setup-characters-1 = Builder
    .inside = builder
setup-characters-2 = Trader
    .inside = trader
setup-characters-3 = Racer
    .inside = racer
setup-characters-4 = Drawn by lot
    .inside = drawn by lot
setup-computer-plain = Computer, { FORM($level, "inside") }
setup-computer-drawn = { $level }, character drawn by lot
# Labels for screen readers. $seat is the number of a seat.
setup-name-of = Name for seat { $seat }
setup-seat-named = Seat { $seat }, { $name }
setup-who-at = Player at seat { $seat }
setup-move-up = Move { $name } one seat up
setup-remove = Remove { $name }
setup-more = More for { $name }: level, order, remove
# The values of that choice; $title is the name of the solo game.
setup-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
setup-alone = { $title }, alone
setup-seats-exactly = { $count ->
    [one] For 1 player.
   *[other] For { $count } players.
}
setup-seats-range = { $least } to { $most } players, in turn order.
# Below the seats: explains the strength of the levels.
setup-levels-help = Computers: Novice is easy, Steady plays fairly well, Sharp is strong, Master is very strong.
setup-minutes = { $players ->
    [one] About { $minutes } minutes alone
   *[other] About { $minutes } minutes with { $players } players
}
setup-no-name = Seat { $seat } has no name yet.
setup-same-name = Two players are called { $name }: rename one of them so that the log can tell them apart.

## Playing together, each on their own device

# Label of the choice below.
together-how = Where everyone plays
together-ways-0 = Around this device
together-ways-1 = By sending turns
together-help = Everyone plays on their own device. After your turn, you send a link; the player who opens it goes on. Devices on the same Wi-Fi can also connect directly.
# Beside the name of a friend.
together-friend = Plays on another device
# Button beside the prompt (narrow).
together-send = Send turn
# The same button as long as a seat is free (narrow).
together-invite = Invite
# Title of the sheet that opens then.
together-title = Pass the table on
together-file = As a file
together-copied = Link copied, with a sentence for your friend.
# Label of the field for a link.
together-answer = Got an answer? Paste it here
together-seats = Who plays where
# Where the player of a seat is: these three follow a name.
together-here = on this device
together-away = on another device
together-free = not here yet
together-sit-here = Sit here
together-play-computers = Let this device move the computers
together-hidden = What is hidden is hidden from view only: a friend who takes the page apart could look.
# On the page of an invitation, below the button “Just watch”.
together-middle = A device that just watches shows no one’s hand: put a tablet in the middle of the table for everyone to see.
together-gave-way = Another device moved at the same point of the game, and its move stands. Yours was taken back.
# $others are the people at other devices who have to agree to an undo.
together-undo-ask = Ask { $others } to let you take this back? The question appears on their device; you can play on until it is answered.
# Button (short).
together-undo-request = Ask
# Shown to the others, with the next two as buttons (short).
together-undo-question = { $name } would like to take a move back. Do you agree?
together-undo-agree = Agree
together-undo-decline = Decline
# Shown to whoever asked, with the next as a button (short).
together-undo-waits = Waiting for { $others } to answer …
together-undo-withdraw = Withdraw
together-undo-declined = { $name } declined: the move stands.
# Sent to a friend with the link.
together-undo-message = { $name } asks you to let them take a move back. { $title } on Tea Table:
together-undone = Everyone agreed: the move was taken back.
# Instead of the last, where a move was made in the meantime.
together-undone-before = Everyone agreed to take a move back before your latest one arrived, so yours is gone as well.
# Refusal of what would show all hands.
together-running = You can do that once this shared game is over.
together-invited = You’re invited to a game
together-which-seat = Which seat is yours?
together-full = All seats are taken, but you can watch.
# Button of a second window.
together-join-window = Take a seat in this window
together-near = Nearby devices
together-near-help = Devices on the same Wi-Fi or hotspot can connect directly. Every move then arrives on its own.
# Button.
together-near-connect = Connect a nearby device
# Above the code that this device shows. “The field above” is the one labelled “Got an answer? Paste it here”.
together-near-offer = Scan this code with the other device’s camera, or send it the link. It then shows a code of its own: scan that with this device’s camera, or paste its link into the field above.
# Above the code that the other device shows.
together-near-answer = Almost there: scan this code with the device that invited you, or send it the link. Keep this page open: the table appears here.
# Button that reads the code with this device’s camera.
together-near-scan = Scan the answer
together-near-no-camera = The camera cannot be used. Paste the link instead.
together-near-connecting = Connecting …
together-near-failed = The devices could not connect. Make sure that both are on the same network and try again, or carry on by link.
# Stands for the name of a player in the next two messages.
together-near-device = A nearby device
together-near-connected = { $name } is connected: moves arrive on their own.
together-near-lost = { $name } is away. Connect again, or carry on by link.
# Title of a page.
together-near-title = A nearby table
together-near-passed = This answer was passed to the window in which the table is open. If it does not connect there, paste the link of this page into its field “Got an answer?”.
# Headings of two lists on the shelf.
together-wait-for-you = Waiting for you
together-wait-for-others = Waiting for others
together-game-over = The game is over. Send the link so that the others see the result.
together-awaits-you = It’s your turn. You can send the link now to invite the others.
together-awaits-computer = { $name }, a computer, is to move on another device. That device will send the link, or this one can take over.
together-awaits-other = It’s { $name }’s turn. Send the link: it shows what happened, and the game goes on from there.
together-awaits-free = It’s { $name }’s turn, but nobody has taken that seat yet. Send the link to invite someone.
# Sent to a friend with the link.
together-message = It’s your turn, { $name }! { $title } on Tea Table:
together-message-over = Our game of { $title } is over. See the result on Tea Table:
together-seat-lost = { $name }’s seat was taken on another device.
together-sit-as = I’m { $name }
# $turn says whose turn it is; $since is a date.
together-entry = { $title }: { $turn }
together-entry-since = { $title }: { $turn }, since { $since }

## Share

share-challenge-copied = Link copied. It opens this setup: same seed, same seats, same rules.
share-link-copied = Link copied.
share-what = What to share
share-eyes = Seen by
share-all-hands = Everyone: all hands open
# Warning before sharing a game in progress.
share-running = This game is not over. The link carries its seed and every move, so anyone who takes it apart can learn every hand and all the luck to come.
# Warning before sharing a moment in the view of one seat.
share-running-eyes = The link opens the game as that seat sees it, but it still carries the seed and every hand, and anyone who takes it apart can read them.
share-link = The link
# Label in place of the link, when the page has no public address.
share-code = The code
share-no-address = This page was opened from a file, so it has no address that others can open. Save the game as a file and send that, or send this code: put it at the end of the web address of any online copy of Tea Table, and the game opens there.
share-code-copied = This page has no address that others can open, so a code was copied instead. Put it at the end of the web address of any online copy of Tea Table, and the game opens there.
share-copy = Copy
# Heading of a text that the browser did not copy.
share-not-copied = Copy it yourself
share-not-copied-help = This browser does not let the page copy. The text below is selected: copy it from there.
# Below the content of a file.
share-file-as-text-help = Some apps swallow downloads. If the file is missing, copy this text into a message or a file of your own. “Open files” on the Saved games page opens such a file.
# Label of the text field for screen readers.
share-the-text = The text
share-text-copied = Copied.
share-copy-by-hand = The browser did not copy the text. It is selected: press and hold it, or copy it with the keyboard.
# Leads from the notice of a file to its content.
share-as-text = Show it as text
# When the device's share menu refused a link.
share-not-sent = This device would not share the link. Copy it instead.
# When the device has not answered.
share-perhaps-not-sent = No share menu? Copy the link instead.
share-send = Send …
share-picture = As a picture
# After the browser got the picture as a file; the picture itself is shown below.
share-picture-given = Look for the picture in your downloads. Not there? Press and hold the one below to save it. Here it is in words, for anyone who cannot see it:
# When neither a file nor the share menu worked; the picture itself is shown below.
share-picture-here = To save the picture, press and hold it. Here it is in words, for anyone who cannot see it:
# Label of the picture on the page for screen readers.
share-picture-label = The result as a picture
share-picture-sent = The picture was passed to this device’s share menu. Here it is in words:
share-no-picture = This browser cannot draw the picture.
share-qr = As a code to scan
share-qr-label = The link as a QR code
share-too-long = This link is too long for a QR code. Copy it, or save the game as a file.
share-no-link = This game is too long for a link. Save it as a file and send that.
share-long = This is a long link, and some apps cut such links short. A file is safer.
# Label of the field on the shelf.
share-open-link = Open a link
# Placeholder of the field.
share-paste-link = Paste a link, a code or a whole message
share-open-it = Open it
# Button below the field, which reads a QR code with the camera.
share-scan = Scan a code
# Message below the field.
share-no-link-in-it = There is no link to a game here. A link contains “#/”: copy the whole link or the whole message.
# When a link was pasted or dropped into a field meant for something else.
share-that-is-a-link = That is a link to a game.
share-a-game = A game was shared with you
share-a-moment = A moment of a game was shared with you
share-no-game = This link cannot be opened
# Advice when a link does not open.
share-no-game-help = Copy the whole link again and paste it under “Open a link” on the shelf; a whole message will do. If that does not help, ask the sender for a new link, or for the game as a file.
share-who = Who played
share-how = How it was set up
share-seed = Seed
# In place of the options, when all have their default values.
share-as-usual = The usual rules
share-open = Open as my game
# Button that stores a finished game.
share-keep = Save a copy
share-look = Look at it
share-challenge = Play the same deal myself
# Kinds of links: the whole game, a position, a setup, the same deal.
share-kinds-0 = This game
share-kinds-1 = This moment
share-kinds-2 = A challenge
share-kinds-3 = The deal
# Explanations of the kinds, in the same order.
share-kinds-help-0 = The whole game so far. Anyone who opens it can replay it, check it and play on.
share-kinds-help-1 = The game up to the moment shown, as the seat you choose sees it.
share-kinds-help-2 = Only the setup: the same seed, seats and rules, to be played from the start.
share-kinds-help-3 = Lets a friend play the same deal. The link shows nothing of the deal, and a result in it stays sealed until your friend has finished.
share-verified-setup = Verified: the setup is complete, and no move has been played.
share-verified-result = { $moves ->
    [one] Verified: the one move played follows the rules and leads to the recorded result.
   *[other] Verified: all { $moves } moves follow the rules and lead to the recorded result.
}
share-verified-position = { $moves ->
    [one] Verified: the one move played follows the rules and leads to the recorded position.
   *[other] Verified: all { $moves } moves follow the rules and lead to the recorded position.
}
# $heading is the moment of the game: “Turn 19”.
share-still-running = In progress: { $heading }
share-seen-by = { PERSON($who) ->
    [you] The game opens as you see it.
   *[other] The game opens as { $who } sees it.
}
# Subject of a mail with a link.
share-subject = Tea Table: { $title }
# After a file was passed to the browser; a button follows that shows it as text.
share-file-given = Look for “{ $file }” in your downloads. Not there?
share-file-as-text = “{ $file }” as text

## Dates

# “Monday 23 November 2026”.
date = { $weekday } { $day } { $month } { $year }
date-weekday-0 = Monday
date-weekday-1 = Tuesday
date-weekday-2 = Wednesday
date-weekday-3 = Thursday
date-weekday-4 = Friday
date-weekday-5 = Saturday
date-weekday-6 = Sunday
date-month-1 = January
date-month-2 = February
date-month-3 = March
date-month-4 = April
date-month-5 = May
date-month-6 = June
date-month-7 = July
date-month-8 = August
date-month-9 = September
date-month-10 = October
date-month-11 = November
date-month-12 = December

## Results to share

# A message that a player sends to friends: “Ceylon, game of Monday 23 November 2026: I won with 64 points at a table of 2,
# on a streak of 5 days.” $result is `result-won` or `result-lost`, with the facts below added one after another.
result-daily = { $title }, game of { $day }: { $result }.
result-running = { $title }, game of { $day }: I am playing it now.
result-challenge = { $title }: { $result }; can you do better with the same deal?
result-won = { $points ->
    [one] I won with 1 point
   *[other] I won with { $points } points
}
result-lost = { $points ->
    [one] I scored 1 point
   *[other] I scored { $points } points
}
# Adds a fact to $result: the size of the table, a peek, a streak.
result-at-table = { $result } at a table of { $seats }
result-peeked = { $result }, after a peek at hidden information
result-streak = { $result }, on a streak of { $days } days
# On the picture of a result, one short line.
picture-peeked = After a peek at hidden information
# The picture in words: sentences that follow each other.
picture-title = { $title }.
picture-title-daily = { $title }, daily game of { $day }.
picture-won = { $count ->
    [one] { $names } won.
   *[other] { $names } won.
}
picture-note = { $note }.
picture-points = { $name } { $points }
picture-row = { $source }: { $each }.
