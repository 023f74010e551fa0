### The page around the games.

## The table and all pages

title = Tea Table
# Label for screen readers: a phone's bar with the voice and the moves.
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
letters-are-off = Single-key shortcuts are off.
# Unfolds the message.
more = More
less = Less
# In the log: earlier messages to the player.
messages = Messages
# Label of the voice for screen readers.
message = Message
# In the menu and above the list of keys.
how-to-ask = What is this? Press and hold any piece, card or number, or right-click it, to find out.
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
# Title of a seat's sheet.
player = Player
has = Has
lately = Last moves
nothing-yet = Nothing yet.
# When continuing a game of computers.
take-seat = Which seat do you take?
take-seat-help = Only computers are playing. Take a seat, or keep watching.
only-watch = Only watch
over = The game is over
final-scoring = Final scoring
winner = Winner
board = Board
replay = Replay
score-again = Show the scoring again
share = Share
rematch = Rematch
where-from = Points by source
who-plays = Who plays
settings = Settings
this-game = This game
open-hands = Open hands
open-hands-help = Turns and answers pass without a curtain: the screen shows the hand of whoever is to act
# Passes every decision that can be passed.
always-pass = Always pass for me
# In the menu, after the name of the person.
passes = Always pass
# Heading of a question to several people.
all-are-asked = All of you are asked
theme = Theme
pace = Speed of moves
motion = Moving pieces
motion-help = Pieces travel across the board, unless this device asks for reduced motion
confirm = Confirm each action
confirm-help = Show what an action brings and wait for its button
end-turns = Turns end by themselves
end-turns-help = End a turn, or a step of it, once nothing is left that could not wait for your next turn
projection = Projected scores
projection-help = Show what each score would be if the game ended now, in games where that can be told
flat = Laid flat between two
flat-help = Where two people share this device, the page turns round to face whoever is to act; a strip at the far edge shows the other what happens
export = Save as a file
restart-turn = Restart my turn
concede = Let a computer play on
abandon = Delete this game
abandoned = The game is deleted.
put-back = Put it back
leave = Leave it for later
# Refusal of a press that fits no action together with the earlier ones.
incompatible-press = This cannot be combined with what you have chosen. Cancel that first.
ask-undo = Undo this?
no = No
all-agree = Everybody agrees: undo
no-hint = A hint is for the person whose turn it is.
thinking-of-a-hint = Thinking of a hint …
# For an empty slot.
no-such-table = There is no such game on this device.
open-in-other-tab = This game is open in another tab. Here you can watch; it is yours when the other is closed.
play-here = Play here instead
# Shown while looking back at the initial position.
set-up = The table is set up. Nothing changes while you look back
# Kind of player of an automaton.
moved-by-the-rules = Moved by the rules
curtain = Hands are covered. Nobody else should look now. To play without this cover, choose open hands in the menu.
answer-openly = Answers without the curtain
answer-openly-help = Answers to another’s card need no hand: they are given before everybody, with all hands covered
# The last row of a table of points.
sum = Sum
skip = Skip
to-result = See the result
# In the order of the enum.
themes-0 = As the device
themes-1 = Light
themes-2 = Dark
# In the order of the enum.
paces-0 = Calm
paces-1 = Normal
paces-2 = Brisk
paces-3 = At once
# The keys that always work.
what-keys-do-0 = the next region
what-keys-do-1 = the next piece in a region
what-keys-do-2 = press the piece
what-keys-do-3 = cancel, close a sheet
# The shortcuts that can be switched off.
what-letters-do-0 = undo
what-letters-do-1 = redo
what-letters-do-2 = the log
what-letters-do-3 = the rulebook
what-letters-do-4 = what is in the box
what-letters-do-5 = a hint
what-letters-do-6 = skip a rival’s move on show
what-letters-do-7 = one move back, one move forward
what-letters-do-8 = what a piece is; away from pieces, this list

## Components

# Name of the sheet and of the links to it.
components-in-the-box = What is in the box
components-search = Search the box
components-kinds = Kinds of pieces
# The filter for all kinds.
components-everything = Everything
# Heading of the section on our own inventions.
components-ours = What is ours
components-ours-help = The games belong to their designers and publishers. Where their rules or pictures could not be had, we had to fill in. This is where the entries above and the rules come from:
# Heading of the invented figures.
components-invented = Made up by us, to be replaced when the printed figures are known
components-nothing-invented = Nothing here was made up by us.
# Heading of the note on corrections.
components-correct = Do you own the game?
# Link to the rules of the game.
components-the-rules = The rules
# A column of the table of whereabouts: pieces that were played, discarded or shipped.
components-gone = Gone
components-on-the-table = On the table
components-unseen = Unseen
components-in-reserve = In reserve
components-not-used = Not used
components-where-help = Gone are pieces that were played, discarded or shipped. What you hold or know to be in a hand counts as on the table. In reserve is what lies in the supply or is still to be used. Unseen is everything else that is still in the game.
# Heading of the whereabouts in the sheet of a piece.
components-where-they-are = Where they are
components-can-be-pressed = You can press it now.
# Heading of the reason why a piece cannot be pressed.
components-why-not = Not now
components-empty-pile = Nothing lies here yet.
components-in-the-pile = What lies here

## Daily

# Title of the page and of the section on the shelf.
daily-today = Today’s deals
daily-play = Play it
daily-continue = Continue it
daily-practise = Practise it
daily-fresh = Not played yet
daily-begun = Begun
# Explanation on the page of today's deals.
daily-help = One deal a day of each game, the same for everybody. Your first attempt counts; you can practise it as often as you like. A streak of days forgives one missed day a week, Monday to Sunday.
daily-new-day = A new day, and new deals: these are today’s.
daily-other-day = By the date of this device this is not today’s deal: you can practise it.
daily-no-such-deal = There is no such deal. A link to one names a game and a day, such as 2026-11-23.
# For a device whose clock gives no valid date.
daily-no-date = This device does not say which day it is, so there is no deal today.
# When a daily deal is seen open at another table before it is over.
daily-peeked = This is a daily deal that you have not finished. Its result will say that you peeked.
# The warning before a deal is opened at another table.
daily-would-peek = This is a daily deal that you have not finished. If you look at it here, its result will say that you peeked.

## Duplicate

# Title of the page.
duplicate-same-deal = The same deal
duplicate-again = Play the same deal again
duplicate-seat = Your seat
duplicate-play = Play it
duplicate-help = The same cards, the same luck, the same seats. The result in this link is sealed: it is played again by the rules and shown to you when you have finished.
duplicate-counts = This is today’s deal, and your first attempt at it counts.
duplicate-not-over = This link holds no finished game, so there is nothing to compare with.
# Heading of the comparison.
duplicate-compared = The same deal, twice
# Label of the first column.
duplicate-source = Points by source
duplicate-yours = You
duplicate-score = Score
duplicate-never-parted = Both games went the same way to the end.
# Link to the reader's position where the games diverged.
duplicate-your-parting = Your game there
duplicate-your-review = Your whole game, and its review
# Marks the score of a winner.
duplicate-won = won

## Home

home-still-on-the-table = Games in progress
home-all-saved = All saved games
# Label of the boxes for screen readers.
home-shelf = The shelf
home-continue = Continue
home-new-game = New game
# On a box whose board is missing from this build.
home-no-board = Rules only for now
# The same as a sentence.
home-no-board-yet = This build has the rules of this game, but no board to play it on yet.
home-learn = Learn
home-ready-offline = Ready to play offline
home-keeps-nothing = This browser does not let the page save anything. Games are lost when it is closed, unless you save them as files.
home-update = A new version is ready
home-switch = Update now
home-install = Install
home-to-dark = Dark theme
home-to-light = Light theme
home-foot = No account, no network, no tracking. Your games stay on this device.
home-about = About and credits
# On an iPhone or iPad.
home-install-apple = Press Share in the browser’s bar, then “Add to Home Screen”.
# On an iPhone or iPad: a warning about separate storage.
home-install-apple-store = An app on the home screen has its own storage: games begun here do not move with it. Save them as one file first, and open the file there.
# In other browsers.
home-install-other = Open the browser’s menu and choose “Install” or “Add to Home screen”. Where there is no such entry, the page still works without a network once it has been open.
# If the page is not served securely.
home-install-insecure = This address is not secure (no https), so the browser can neither install the page nor keep it for use without a network.
home-save-all-first = Save all games as one file

## Lesson

lesson-learn = Learn by playing
lesson-new-here = New here?
# Label of a lesson's panel for screen readers.
lesson-lesson = Lesson
# Label of the coach's panel for screen readers.
lesson-coach = Coach
lesson-next = Next
lesson-got-it = Got it
# Accepts an objection.
lesson-all-right = All right
lesson-again = Play the lesson again
lesson-whole-game = Play a whole game
# Shown at positions that the lesson does not comment on.
lesson-free = Play on as you like. The lesson goes on as soon as it has something to say.
lesson-done = That was the lesson. In your first whole games the coach explains new rules as they come up.
lesson-resumed = The lesson goes on where you left it.
lesson-broken = The lesson that you began belongs to another version of this page. It begins anew.
lesson-no-such-lesson = There is no such lesson.
lesson-coaching = Coach
lesson-coaching-help = In your first games of a title, explain new rules as they come up
lesson-tutor = Tutor
lesson-tutor-help = Against computers, warn me once a turn before a serious mistake (noted in the log)
# The tutor's question before a blunder.
lesson-something-better = There is something better. Look again?
lesson-look-again = Look again
lesson-play-it = Play it
lesson-minute = In one minute
lesson-lessons = Learn by playing
lesson-rulebook = The rulebook, section by section
lesson-sources = Where these rules come from, and what is ours

## Matches

# Heading of the form.
matches-new = A match of several deals
# Link on the setup page to the form.
matches-as-match = With friends elsewhere: a match …
matches-help = Everybody plays the same deals, each on a device of their own and from the same seat, against computers; the seat moves on from deal to deal. The match goes from one to the next as a link or a file. What others have made of a deal is sealed until you have played it yourself.
matches-your-name = Your name
matches-people = People
matches-deals = Deals
matches-seats = Seats at each table
matches-computers = Computers
matches-scoring = Scored by
matches-options = House rules are those of your last setup of this game:
matches-begin = Begin the match
matches-no-name = Write your name, so that the others know whose results these are.
matches-matches = Matches
matches-results = Deals and results
matches-total = Total
matches-deal = Deal
# Cell: another player's result before the reader has played the deal.
matches-sealed = sealed
# Cell: not played.
matches-nothing = –
matches-pass-on = Pass it on
matches-file = Save as a file
# Warning about a long link.
matches-long = This link holds whole games and is long. Some programs cut such links short: the file is safer.
matches-proof = What is proved
matches-proved = Proved: every result is a whole game that this device has played again by the rules, of the deal of this match, with one person at the agreed seat and computers of the agreed level noted at all others.
matches-not-proved = Not proved: who has played it, how often before, with whose help, and that nobody chose the computers’ moves by hand. The seal keeps results from the eye, not from somebody who takes the page apart.
matches-join = Join the match
# Title of the page of a match link.
matches-shared = A match was shared with you
# All places are taken by others, and the match is not over.
matches-full = All places of this match are taken. When it is over, its link shows everybody how it ended.
matches-delete = Delete the match
matches-really = Really delete it? The games stay.
matches-results-merged = The results in this link were added to the match.
matches-copied = The link is copied: pass it on.
matches-to-match = To the match
# In the order of the scoring methods.
matches-scorings-0 = Matchpoints
matches-scorings-1 = Difference
# In the order of the scoring methods.
matches-scorings-help-0 = In each deal a point for each player whom you beat, half a point for a tie. Winning your table comes before points.
matches-scorings-help-1 = In each deal your lead over each of the others in points, added up. Being behind counts against you.

## Par

par-par = Compared with computers
par-help = Computers play your seat with the same deal, the others as they sat, at their full strength, on this device. That takes a while; the strongest may take minutes for a game.
par-level = Played by
par-start = Let them play
par-stop = Stop
# In order of strength.
par-levels-0 = Novices
par-levels-1 = Steady
par-levels-2 = Sharp
par-levels-3 = Masters

## Review

review-review-game = Review this game
review-review-help = What each choice was worth, and what was luck
review-review = Review
review-whose = Whose game
review-stop = Stop
review-go-on = Go on
# Label of the chart as a control.
review-chart = Chances, move by move; arrow keys walk, Enter opens the moment
review-luck-bars = Luck
review-lessons = Most instructive
review-turning-points = Turning points
review-no-lessons = No choice stands out so far.
review-books = Where the win came from
review-books-help = Percent of the win, with twice the standard error. Start, luck and choices add up to the result.
review-accuracy = Accuracy
review-start = Start
review-deal = The deal
review-draws = Draws
review-hidden = Hidden hands
review-own = Own choices
review-rivals = Rivals’ choices
review-result = Result
# The deal as a moment.
review-the-deal = The deal
review-played = Played
review-better = Better
# Precedes the other actions of the same turn.
review-then = then
# Heading of the points that the better line brings.
review-brings = The better line brings, to the end of the next round:
review-knowing = Judged by
review-see = See it on the board
review-walk = Play the better move
review-play-on = Play on from here
review-step = Walk the better line
review-to-review = Back to the review
review-all-moves = All moves as a table
review-more-rows = More moves
review-not-all = This is a long game: looked at were the deal, what people chose, and where chances turned. The other moves were not; they count for nobody.
review-the-rest = Look at the rest
review-deeper = Look deeper
review-looked-deeper = Looked at for ten times as long.
review-looking = Looking …
review-not-yet = This move was not looked at yet.
review-no-choice = There was nothing to choose.
review-best = Nothing better was found.
# Label of the chances around a moment.
review-before-and-after = Chances before and after
review-known-0 = What was known
review-known-1 = All cards open
review-columns-0 = Move
review-columns-1 = Who
review-columns-2 = What
review-columns-3 = Mark
review-columns-4 = Chances
review-columns-5 = Luck

## Rules

rules-search = Search the rules
rules-contents = Contents
rules-legend = Where the rules come from
rules-link-to = Link to this section
rules-link-copied = The link to this section is copied.
rules-play-it = New game

## Saved

saved-saved = Saved games
saved-none = No games are saved on this device yet. Every game is saved by itself after each move.
saved-no-match = No saved game matches.
saved-to-shelf = To the shelf
saved-export-all = Save all as one file
saved-import = Open files
# When the device refuses access to a file.
saved-not-read = The device did not let the page read it.
saved-which-game = Game
saved-all-games = All games
saved-which-state = Running or finished
saved-which-result = Won or lost
saved-won = Won
saved-lost = Lost
saved-opening = Checking …
saved-unreadable = A save that cannot be read
saved-recovered = The last move could not be read; this is the position before it.
# Label for the second press on "Delete".
saved-really = Delete it for good
saved-statistics = Statistics
# Explains which games the statistics count.
saved-statistics-help = Finished games on this device in which one person played against computers or alone, by the strongest computer at the table. Branches of a game and games from links or files of one game are left out. The range after the games won is where your true share lies in 95 of 100 cases.
saved-export-statistics = Save as a file
saved-reset = Start over
# Label for the second press on the reset button.
saved-really-reset = Count only from now on
# Undoes the reset.
saved-count-all = Count all games again
saved-since = Only games played since you started over are counted.
saved-categories = Points by source, on average
# Appended to the result of an import.
saved-days-and-matches-added = { " The daily deals and matches in the file were added, too." }
saved-states-0 = All
saved-states-1 = Running
saved-states-2 = Finished
saved-results-0 = Any result
saved-results-1 = Won
saved-results-2 = Lost
# Headings of the statistics.
saved-columns-0 = Against
saved-columns-1 = Games
saved-columns-2 = Won
saved-columns-3 = Best
saved-columns-4 = Average
saved-columns-5 = Won in a row
saved-columns-6 = Days
# In order of strength.
saved-against-0 = Alone
saved-against-1 = Random
saved-against-2 = Novice
saved-against-3 = Steady
saved-against-4 = Sharp
saved-against-5 = Master

## Settings

settings-looks = Appearance
settings-play = At the table
settings-pace-help = How long a computer’s move stays on show, and how fast pieces travel
settings-sound = Sound
settings-sound-help = A short note for a move, for points and for your turn
settings-vibration = Vibration
settings-vibration-help = The phone shakes for a moment when you move and when it is your turn
settings-cover = Cover hands when you leave the page
settings-cover-help = Where several people share this device: a hand that lies open goes behind the curtain once the page has been out of sight for this long
settings-theme-help = Light, dark, or as this device is set
settings-letters = Single-key shortcuts
settings-letters-help = U to undo, H for a hint and so on. Turn them off if you use speech input or hit keys by accident.
settings-keeping = Keeping your games
settings-persist = Ask the browser to keep them
settings-persisted = The browser has promised to keep your games until you delete them yourself.
settings-not-persisted = The browser may delete them when the device runs short of space. You can ask it not to, or save them as a file.
settings-persist-refused = The browser did not agree. Installing the page or using it more often may help.
settings-persist-unanswered = The browser has not answered. Saving your games as a file is the safe way.
settings-saved-games = Saved games, files and statistics
settings-installing = On your home screen
settings-installed = Tea Table runs as an app on this device.
settings-not-yet-offline = Not yet ready to play without a network: the page is still being saved on this device.
# When storing the files for offline use failed.
settings-not-kept-offline = Not ready to play without a network: this page could not be saved on this device. Either the connection broke off, the browser saves nothing here, or the host changes the page’s files. It is tried again when you open the page next.
# Without https.
settings-never-offline = Not ready to play without a network: browsers save pages only from a secure address (https).
settings-one-file = This page is one file with everything inside: it needs no installing.
settings-about = About Tea Table
settings-what = Tea Table is a table for board games of the tea trade: for people around one device, and for those who have nobody to play with just now. It has no server, no account and no advertisements, and it sends nothing anywhere.
settings-fan = This is an independent fan project. It is not made, endorsed or licensed by the designers or publishers of the games. All drawings and all wording of the rules are our own; if you like a game, please buy the real box: nothing here replaces it.
settings-games = The games
settings-made-with = Made with
settings-font = Titles are set in Young Serif by Bastien Sozeau, under the SIL Open Font License 1.1.
settings-program = The program is written in Rust, with Leptos for the page. It is free software, under the MIT or the Apache 2.0 licence.
settings-opponents = The computer players think by searching games that they imagine from what their seat can see. They never look at hidden cards, at any level.
settings-figures = Where a printed figure did not survive or a rule is silent, the rulebook in the app says so and states what we decided.
# In the order of the enum.
settings-volumes-0 = Off
settings-volumes-1 = Soft
settings-volumes-2 = Full
# In the order of the enum.
settings-covers-0 = At once
settings-covers-1 = 1 min
settings-covers-2 = 5 min
settings-covers-3 = Never

## Setup

# Above the name of the game.
setup-new-game = New game
# Above the name of the game, if it came as a challenge.
setup-challenge = A challenge: same seed, same setup
setup-person = Person
setup-computer = Computer
# Beside a person.
setup-on-this-device = Plays on this device
setup-level = Level
setup-character = Character
setup-add = Add a seat
setup-shuffle = Shuffle seats
setup-house-rules = House rules
setup-open-hands-help = Turns and answers pass without a curtain: the screen shows the hand of whoever is to act
setup-seed = Seed: the same word deals the same game
setup-fresh-seed = Draw a new seed
setup-copy-challenge = Copy a link to this setup: a challenge to others
setup-cancel = Cancel
setup-start = Start game
# When no seat is a person's.
setup-watch = Only computers play: you will watch
setup-no-such-game = There is no such game on this shelf.
# The choice between a game against others and one alone.
setup-how-many = Number of players
setup-seed-is-link = That is a link, not a seed. Paste it under “Open a link” on the shelf, or draw another seed here.
# Prefix of an option value that names a seat, before its number.
setup-seat = { "Seat " }
setup-no-seed = The seed is empty: type any word, or draw one.
setup-levels-0 = Novice
setup-levels-1 = Steady
setup-levels-2 = Sharp
setup-levels-3 = Master
# The characters of computers: none, then [`crate::engine::Character::ALL`], then one drawn when the game begins.
setup-characters-0 = Balanced
setup-characters-1 = Builder
setup-characters-2 = Trader
setup-characters-3 = Racer
setup-characters-4 = By chance

## Share

share-challenge-copied = Link copied. Whoever opens it gets the same setup: same seed, same seats, same rules.
share-link-copied = Link copied.
share-what = What to share
share-eyes = Seen by
share-all-hands = Everyone: all hands open
# Warning before sharing a game in progress.
share-running = This game is not over. The link carries its seed and every move, so whoever takes it apart can find out every hand and all the luck to come.
# Warning before sharing a moment in the view of one seat.
share-running-eyes = It opens as that seat sees it, but it still carries the seed and all hands for whoever takes it apart.
share-link = The link
# Replaces the link if the page has no public address.
share-code = The code
share-no-address = This page was opened from a file, so it has no address that others could follow. Save the game as a file and send that; or send this code: added to the address of any Tea Table, it opens there.
share-code-copied = This page has no address that others could follow, so a code is copied: added to the address of any Tea Table, it opens there.
share-copy = Copy
# Heading of a text that the browser did not copy.
share-not-copied = Copy it yourself
share-not-copied-help = This browser does not let the page copy. The text below is selected: copy it from there.
# Below the content of a file.
share-file-as-text-help = Some apps swallow downloads. Copy this text into a message or a file of your own. Kept as a file, “Open files” on the page of saved games reads it.
# Label of the text field for screen readers.
share-the-text = The text
share-text-copied = Copied.
share-copy-by-hand = The browser did not copy it. The text is selected: press and hold it, or use the keys for copying.
# Leads from the notice of a file to its content.
share-as-text = Show it as text
# When the device's share menu refused a link.
share-not-sent = This device would not share it. Copy the link instead.
# When the device has not answered.
share-perhaps-not-sent = No share menu? Copy the link instead.
share-send = Send …
share-picture = As a picture
# After the browser got the picture as a file; the picture itself is shown below.
share-picture-given = Look for the picture among your downloads. Nothing there? Press and hold the one below to keep it. In words, for those who cannot see it:
# When neither a file nor the share menu worked; the picture itself is shown below.
share-picture-here = Here is the picture: press and hold it to keep it. In words, for those who cannot see it:
# Label of the picture on the page for screen readers.
share-picture-label = The result as a picture
share-picture-sent = The picture went to this device’s share menu. In words:
share-no-picture = This browser cannot draw the picture.
share-qr = As a code to scan
share-qr-label = The link as a QR code
share-too-long = This link is too long for a code. Copy it, or save the game as a file.
share-no-link = This game is too long for a link that opens. Save it as a file and send that.
share-long = This is a long link; some programs cut such links short. A file is safer.
# Label of the field on the shelf.
share-open-link = Open a link
# Placeholder of the field.
share-paste-link = Paste a link, a code or a whole message
share-open-it = Open it
# Message below the field.
share-no-link-in-it = There is no link to a game in this. Links have “#/” in them; copy the whole link or the whole message.
# When a link was pasted or dropped into a field meant for something else.
share-that-is-a-link = That is a link to a game.
share-a-game = A game was shared with you
share-a-moment = A moment of a game was shared with you
share-no-game = This link cannot be opened
# What to do if the link does not open.
share-no-game-help = Copy the whole link once more and paste it under “Open a link” on the shelf: a whole message will do. If that does not help, ask for it again, or for the game as a file.
share-who = Who played
share-how = How it was set up
share-seed = Seed
# Replaces the options if all have their defaults.
share-as-usual = The usual rules
share-open = Open as my game
# Stores a finished game.
share-keep = Save a copy
share-look = Look at it
share-challenge = Play the same deal myself
# In the order of the kinds.
share-kinds-0 = This game
share-kinds-1 = This moment
share-kinds-2 = A challenge
share-kinds-3 = The deal
# In the order of the kinds.
share-kinds-help-0 = The whole game up to now. Whoever opens it can replay it, check it and play on.
share-kinds-help-1 = The game up to the moment on show, as the seat you choose sees it.
share-kinds-help-2 = Only the setup: the same seed, seats and rules, to be played anew.
share-kinds-help-3 = For somebody who is to play the same deal. It shows nothing of the deal; a result in it is sealed until they have finished.
