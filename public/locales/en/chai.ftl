### The texts of Chai’s table.
###
### $who is a player: “you” for the reader, a name, or the automaton of the Tea Race, which plays like a second player.
### Say “worker” for a die, “run” for workers of consecutive values, “set” for workers of one value, “steps” for the
### movement of tea, “errand” for an entry of the automaton’s year card.

## Nouns. The value is used inside sentences; .title is used on its own or at the start of a sentence.

tea-green = green
    .title = Green
tea-yellow = yellow
    .title = Yellow
tea-white = white
    .title = White
tea-oolong = oolong
    .title = Oolong
tea-black = black
    .title = Black
tea-fermented = fermented
    .title = Fermented
# An item of a list: “2 green”.
tea-count = { $count } { $tea }

# Plantation cards. .short has room for eight letters.
card-withering = Withering
    .short = Wither
card-fixing = Fixing
card-rolling = Rolling
card-drying = Drying
card-oxidation = Oxidation
    .short = Oxidise
card-fermentation = Fermentation
    .short = Ferment
card-blooming = Blooming
card-crate = Crate
# A card that the reader does not know.
card-unknown = the card
# A card with the teas it works on: “Withering (white and oolong)”.
card-of = { $card } ({ $teas })
# A card that turns one tea into another.
card-converting = { $card } ({ $from } to { $to })

# Ships. Sentences say “the { $ship }”; buttons drop “the” to save room. The clippers are named after real ships.
ship-challenger = Challenger
ship-stornoway = Stornoway
ship-robin-hood = Robin Hood
ship-serica = Serica
ship-fiery-cross = Fiery Cross
ship-taitsing = Taitsing
ship-lahloo = Lahloo
ship-leander = Leander
ship-titania = Titania
ship-taeping = Taeping
ship-ariel = Ariel
ship-thermopylae = Thermopylae
ship-cutty-sark = Cutty Sark
ship-sir-lancelot = Sir Lancelot
ship-spindrift = Spindrift
ship-small-junk = small junk
    .title = Small junk
ship-medium-junk = medium junk
    .title = Medium junk
ship-large-junk = large junk
    .title = Large junk
# The pile of ships, which can be reserved like a ship.
ship-deck = top ships of the deck
    .title = Ship deck
# The deck as the ship that the automaton takes.
ship-top = top ship of the deck
# A ship that the reader does not know.
ship-unknown = ship
    .title = Ship
# An item of a list of ships.
ship-the = the { $ship }
# A ship in full: “Cutty Sark, 2 green and 2 fermented, 7 points”.
ship-clipper = { $ship }, { $wants }, { $points } points
ship-junk = { FORM($ship, "title") }, any { $size } teas, { $points } points

# Spaces for tea on a plantation. .short is for a narrow list, .narrow for buttons; without it they use the value.
space-field = the field
    .title = Field
    .short = Field
space-l1 = tier 1 of the left lane
    .title = Tier 1 of the left lane
    .narrow = tier 1 (left)
    .short = Left 1
space-l2 = tier 2 of the left lane
    .title = Tier 2 of the left lane
    .narrow = tier 2 (left)
    .short = Left 2
space-l3 = tier 3 of the left lane
    .title = Tier 3 of the left lane
    .narrow = tier 3 (left)
    .short = Left 3
space-r1 = tier 1 of the right lane
    .title = Tier 1 of the right lane
    .narrow = tier 1 (right)
    .short = Right 1
space-r2 = tier 2 of the right lane
    .title = Tier 2 of the right lane
    .narrow = tier 2 (right)
    .short = Right 2
space-r3 = tier 3 of the right lane
    .title = Tier 3 of the right lane
    .narrow = tier 3 (right)
    .short = Right 3
space-dock = the dock
    .title = Dock
    .short = Dock
lane-left = left
    .title = Left
lane-right = right
    .title = Right

# Slots for cards: the value says where a card is, .title names the slot, .to says where a card moves, .narrow is the
# value on buttons (where it is missing, they use the value).
slot-fl = left of the field
    .title = Slot left of the field
    .to = to the left of the field
slot-fb1 = in the left slot below the field
    .title = Left slot below the field
    .to = to the left slot below the field
    .narrow = below the field (left)
slot-fb2 = in the middle slot below the field
    .title = Middle slot below the field
    .to = to the middle slot below the field
    .narrow = below the field (middle)
slot-fb3 = in the right slot below the field
    .title = Right slot below the field
    .to = to the right slot below the field
    .narrow = below the field (right)
slot-fr = right of the field
    .title = Slot right of the field
    .to = to the right of the field
slot-l1 = at tier 1 of the left lane
    .title = Slot at tier 1 of the left lane
    .to = to tier 1 of the left lane
    .narrow = at tier 1 (left)
slot-l2 = at tier 2 of the left lane
    .title = Slot at tier 2 of the left lane
    .to = to tier 2 of the left lane
    .narrow = at tier 2 (left)
slot-l3 = at tier 3 of the left lane
    .title = Slot at tier 3 of the left lane
    .to = to tier 3 of the left lane
    .narrow = at tier 3 (left)
slot-r1 = at tier 1 of the right lane
    .title = Slot at tier 1 of the right lane
    .to = to tier 1 of the right lane
    .narrow = at tier 1 (right)
slot-r2 = at tier 2 of the right lane
    .title = Slot at tier 2 of the right lane
    .to = to tier 2 of the right lane
    .narrow = at tier 2 (right)
slot-r3 = at tier 3 of the right lane
    .title = Slot at tier 3 of the right lane
    .to = to tier 3 of the right lane
    .narrow = at tier 3 (right)

# The five boards, as on their signs (narrow).
house-harvest = Harvest
house-market = Market
house-palace = Palace
house-harbour = Harbour
house-production = Production

# The spaces of the Palace, as printed (narrow); .task is the action on the space, as a verb.
hall-move = Move
    .task = move a card
hall-swap = Swap
    .task = swap two cards
hall-refresh = Refresh
    .task = turn cards face up
hall-coin = Coin
    .task = take the coin

side-a = A
side-b = B

# The abilities on side B of the merchant cards, as they follow “to”.
ability-change-worker = change a worker by 1 for free
    .title = Change a worker by 1 for free
ability-second-tea = harvest two different teas with one worker
    .title = Harvest two different teas with one worker
ability-roll-again = reroll any workers
    .title = Reroll any workers
ability-two-steps = move tea two steps
    .title = Move tea two steps
ability-search-deck = search the deck from any market slot
    .title = Search the deck from any market slot
ability-exchange-tea = exchange a tea token for another tea
    .title = Exchange a tea token for another tea
ability-move-card = move a card to any empty slot
    .title = Move a card to any empty slot
ability-take-tea = take any tea into the field
    .title = Take any tea into the field
ability-swap-cards = swap two cards
    .title = Swap two cards
ability-turn-up = turn face-down cards face up
    .title = Turn face-down cards face up

# The errands on the automaton’s year card; .title is the board to which it leads (narrow).
errand-market = a market card
    .title = Market
errand-harbour = a ship
    .title = Harbour
errand-coin = the first-player coin
    .title = Coin
errand-production = place a set in Production
    .title = Production

# Workers of one value: “three 5s”.
workers-equal = { $count ->
    [1] one { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
   *[other] seven { $value }s
}
# The place of a ship, after “It is”.
pier-slot = in harbour slot { $slot }
pier-deck = on top of the ship deck

## Heading

heading = Year { $year }, { $goal }-ship goal
heading-race = Tea Race, { $year }, { $goal }-ship goal
# The line for a turn in a game printed as text. $turn counts the turns of the whole game; $scores: “Asha 12, Bao 9”.
# $round: the year of the game, from 1.
transcript-turn = Year { $round }, turn { $turn }: { $who } to play. Score: { $scores }.

## Prompts: questions for the player to act. No more than about 60 characters.

prompt-over = The game is over
prompt-side = Choose side A or B of your merchant card
prompt-walk = Move the assistant 1 to 3 markers ahead
prompt-place = Place workers on a board: { $left } left
prompt-last = Place your last worker, or pass
# When the player has begun the turn and can no longer pass.
prompt-last-begun = Place your last worker
prompt-end-change-ability = Change a worker with tea, use your merchant or end your turn
prompt-end-change = Pay tea to change a worker, or end your turn
prompt-end-ability = Use your merchant to { $ability }, or end your turn
prompt-end = End your turn
prompt-load = Choose a ship for your { $tea } tea
prompt-lane = Your { $tea } tea moves up: choose a lane
prompt-queue = Choose which tea moves next
prompt-shown = Choose which of the marker’s teas to take first
# $left counts how often the player may still do one or the other.
prompt-units = Take a tea or move one a step: { $left } left
prompt-units-next = Take a different tea or move one a step: { $left } left
prompt-steps = { $left ->
    [one] Move your tea: 1 step left
   *[other] Move your tea: { $left } steps left
}
prompt-second = Take a second, different tea
prompt-free-tea = Take a tea of your choice
prompt-search = Keep one of these cards
prompt-ship-search = Keep one of these ships
prompt-top = Choose the card to put back on top
prompt-ship-top = Choose the ship to put back on top
prompt-plant = Choose a slot for { $card }
prompt-replace = Choose a card to replace with { $card }
prompt-carry = Choose a card to move and an empty slot for it
prompt-exchange = Choose two of your cards to swap
prompt-acting = Choose which of your cards acts next
# $run: the values of the rival’s workers, “3–4–5”.
prompt-conflict = The run { $run } attacks your ship: beat it, or let the ship go
prompt-relocate-automaton = The automaton’s best ships are tied: choose one for it
prompt-relocate = Choose a free ship for your run
prompt-pay = Pay a tea to turn your { $from } into a { $to }
prompt-nudge = Change one of your workers by 1 for free
prompt-reroll = Choose workers to reroll
prompt-blend = Choose a tea token and the tea it becomes
prompt-dock = Give up a ship to make room for the { $ship }
prompt-junk = Fill the junk now from your dock and ships, or leave it
prompt-junk-next = Choose the next tea for the junk
prompt-loading = Choose a tea and the ship it loads onto

## The decision that the table is waiting for, as other readers see it

wait-side = { PERSON($who) ->
    [you] You are choosing a side of your merchant card
   *[other] { $who } is choosing a side of the merchant card
}
wait-walk = { PERSON($who) ->
    [you] You are moving the assistant
   *[other] { $who } is moving the assistant
}
wait-place = { PERSON($who) ->
    [you] You are placing workers
   *[other] { $who } is placing workers
}
wait-conflict = { PERSON($who) ->
    [you] You may defend your ship
   *[other] { $who } may defend a ship
}
wait-tea = { PERSON($who) ->
    [you] You are moving tea
   *[other] { $who } is moving tea
}
wait-card = { PERSON($who) ->
    [you] You are choosing a card
   *[other] { $who } is choosing a card
}
wait-marker = { PERSON($who) ->
    [you] You are choosing tea from the harvest marker
   *[other] { $who } is choosing tea from the harvest marker
}
wait-decide = { PERSON($who) ->
    [you] You are deciding
   *[other] { $who } is deciding
}

## The next press that is needed

next-space = Choose where the tea moves
next-ship = Choose a ship for the tea
next-slot = Choose an empty slot for the card
next-swap = Choose the other card to swap
next-blend = Choose what the tea becomes
next-answer = Add the next worker to your run
next-reroll = Choose more workers to reroll
next-change = Raise or lower the worker
next-reserve = Choose a ship and a run of workers, such as 3–4
next-set = Add workers of the same value, or choose Production
next-harvest = Choose a tea and a worker
next-market = Choose a market card and a worker
next-palace = Choose a worker for the Palace
# When the worker’s own slot in the Market is taken or empty.
next-place-market = Choose a space. The Market’s next open slot for your { $value } is { $slot }
next-place = Choose a space, or add another worker
next-other = Choose a highlighted piece

## Buttons: a verb first (narrow)

do-side = Take side { $side }
do-walk = { $markers ->
    [one] Walk 1 marker
   *[other] Walk { $markers } markers
}
do-take = Take { $tea }
do-step-lane = Move { $tea } up the { $lane } lane
do-step = Move { $tea } to { FORM($space, "narrow") }
do-lane = Take the { $lane } lane
do-pick = Move { $tea } from { FORM($space, "narrow") } next
do-load = Load { $tea } onto { $ship }
do-fill-from-dock = Fill the junk with { $tea } from the dock
do-fill-from-ship = Fill the junk with { $tea } from { $ship }
do-keep-card = Keep { $card }
do-keep-ship = Keep { $ship }
do-top-card = Put { $card } on top
do-top-ship = Put { $ship } on top
# $slot is where: “left of the field”.
do-plant = Plant it { FORM($slot, "narrow") }
do-replace = Replace { $card } { FORM($slot, "narrow") }
do-discard = Give up { $ship }
do-act = Let { $card } act
do-carry = Move { $card } { FORM($slot, "to") }
do-exchange = Swap { $card } with { $other }
do-pay = Pay { $tea } from { FORM($space, "narrow") }
# $dice: the values, “1 1 3”.
do-reroll = Reroll { $dice }
do-blend = Turn { $from } into { $to }
do-answer = Answer with { $run }
do-send = Move the run to { $ship }
do-harvest = Harvest { $tea }
do-harvest-twice = Harvest { $tea } and a second tea
do-search = Search the deck
do-market = Take { $card }
do-palace-move = Move a card
do-palace-swap = Swap two cards
do-palace-refresh = Turn cards face up
do-palace-coin = Take the coin
do-reserve = Reserve { $ship }
# For a ship that the other merchant has reserved.
do-fight = Fight for { $ship }
do-produce = Place { $workers }
do-join = { $count ->
    [one] Add 1 worker to the set
   *[other] Add { $count } workers to the set
}
do-raise = Raise { $from } to { $to }
do-lower = Lower { $from } to { $to }
do-ability = Use your merchant
do-leave-junk = Leave the junk
do-stop = Stop here
    .words = You stop here and lose any steps or choices you have left.
do-yield = Let the ship go
    .words = You add no workers. Your run moves to a free ship or, if there is none, your workers come back.
do-end = End turn
    .words = Your turn ends, and the other merchant is next.
# Marks of an action, after a comma, if others have the same label: “Harvest black, with a 3”. $slot is where a card is.
do-worker = with a { $worker }
do-run = with { $run }
do-from = from { FORM($space, "narrow") }
do-now = now { $slot }
# $left is the number of workers that will stay unused.
do-pass = { $left ->
    [0] Pass for the year
    [one] Pass for the year, 1 worker unused
   *[other] Pass for the year, { $left } workers unused
}

## Warnings: an action that gives something up needs a second press

forgo-pass = { $left ->
    [one] You still have 1 worker. Press again to pass for the rest of the year.
   *[other] You still have { $left } workers. Press again to pass for the rest of the year.
}
forgo-steps = { $left ->
    [one] You still have 1 step. Press “Stop here” again to give it up.
   *[other] You still have { $left } steps. Press “Stop here” again to give them up.
}
# $left is the number of times that the player may still take a tea or move one.
forgo-units = { $left ->
    [one] You may still take a tea or move tea one step. Press “Stop here” again to give this up.
   *[other] You still have { $left } choices of a tea or a step. Press “Stop here” again to give them up.
}
# Beside the button that reserves a ship.
warn-berths = You would reserve more ships than you have free berths. Unless one of your ships sails first, you must give one up.
# Beside the button that fills the last ship to the goal, if the player would have fewer points.
warn-last-year = This ship makes it the last year, and you would be behind, { $points } to { $other }.
# Beside the button that takes a market card. $worker: its value; $slot: where it goes instead.
warn-slot = Slot { $worker } is taken or empty, so your { $worker } goes to the next open slot below, slot { $slot }.

## Parts: the accessible names of everything that can be pressed

part-side-a = Side A: 1 point for each { $tea } card and clipper
part-side-b = Side B, once a year: { $ability }
# $ahead: the distance to the assistant. $units: the number of teas or steps of the player’s choice.
part-marker = { $ahead ->
    [one] Next marker
   *[other] { $ahead } markers ahead
}: { $teas }, plus { $units ->
    [one] 1 tea or step
   *[other] { $units } teas or steps
}
part-tea = { FORM($tea, "title") }, { $count } in the supply
part-token = { $count ->
    [0] No { $tea } on { $space }
    [one] { FORM($tea, "title") } on { $space }
   *[other] { FORM($tea, "title") } on { $space }, { $count } tokens
}
part-space = { FORM($space, "title") }
part-cargo = { FORM($tea, "title") } aboard the { $ship }
part-unknown = An unknown card
    .words = No player has seen it yet.
part-slot = { $card }, { $slot }
part-slot-down = { $card }, face down, { $slot }
part-slot-crate = { $card }, holding { $held } of { $room }, { $slot }
part-slot-empty = { FORM($slot, "title") }, empty
part-berth = { $ship }, { $loaded } of { $size } teas aboard
part-berth-free = Free berth { $number }
part-pier = { $ship }
part-pier-held = { $ship }, reserved with { $run }
part-pier-empty = No ship { $place }
part-deck = Ship deck, keep one of the top three. On top: { $ship }
part-deck-held = Ship deck, reserved with { $run }. On top: { $ship }
part-deck-empty = Empty ship deck
part-market = Market slot { $slot }: { $card }
part-market-empty = Market slot { $slot }: empty
part-market-deck = { $left ->
    [one] Market slot 6, the last card of the deck: { $card }
   *[other] Market slot 6, a deck of { $left } cards. On top: { $card }
}
part-market-deck-empty = Market slot 6: the deck is empty
part-hall = Palace: { FORM($hall, "task") }
part-workshop = New set in Production
part-crew = { $steps ->
    [one] Set in Production: { $workers }, 1 step
   *[other] Set in Production: { $workers }, { $steps } steps
}
part-crew-free = { $steps ->
    [one] Free place in Production, 1 step
   *[other] Free place in Production, { $steps } steps
}
# Workers of the player with the same value.
part-die = { $count ->
    [0] No { $value }s left
    [one] Your { $value }
   *[other] One of your { $value }s, { $count } left
}
part-raise = Raise by 1 for 1 tea
part-raise-free = Raise by 1
part-lower = Lower by 1 for 1 tea
part-lower-free = Lower by 1
part-ability = Your merchant: { $ability }

## Refusals: why a part cannot be pressed now

no-over = The game is over.
no-turn = { PERSON($who) ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
no-now = There is nothing for you to decide here now.
no-side-first = First choose a side of your merchant card.
no-marker-far = The assistant moves only one, two or three markers ahead.
no-walk-first = First move the assistant to a harvest marker.
no-marker-now = The assistant moves only at the start of a year.
no-tea-twice = You have already chosen this tea. Each choice must be a different tea.
no-tea-second = Your second tea must differ from the first.
no-tea-shown = Take a tea shown on the marker. If a tea has run out, you go without it.
no-tea-left = The supply has none of this tea left.
no-supply = The supply has no { $tea } tea left.
no-step-dock = Tea on the dock goes no further. It waits for a ship.
no-slot-taken = This slot has a card. Choose an empty one.
no-load-first = First choose a ship for the tea that has just reached the dock.
no-lane-first = First choose a lane for your tea.
no-queue-first = First choose which tea moves next.
no-shown-first = First take the teas shown on the marker.
no-units-first = First use the marker: take tea, move tea, or stop.
no-steps-first = First spend your steps, or stop.
no-second-first = First take your second tea.
no-free-tea-first = First take the tea your merchant gives you.
no-search-first = First choose the card to keep.
no-ship-search-first = First choose the ship to keep.
no-top-first = First choose which of the other two goes back on top.
no-plant-first = First plant your new card.
no-carry-first = First choose a card to move and an empty slot for it.
no-exchange-first = First choose two cards to swap.
no-acting-first = First choose which of your cards acts next.
no-conflict-worker = This worker would not strengthen your run.
no-conflict-ability = You cannot use your merchant in a fight. Only tea can change workers now.
no-conflict-first = First defend your ship, or let it go.
no-relocate-automaton = The automaton takes one of the best free ships.
no-relocate-free = Your run can move only to a free ship.
no-relocate-first = First choose where the run goes.
no-pay-first = First choose the tea that pays for the change.
no-nudge-first = First change one of your workers by 1.
no-reroll-first = First choose workers to reroll.
no-blend-first = First choose a tea token and the tea it becomes.
no-dock-first = Your dock is full. First give up one of your ships.
no-junk-first = First fill the junk from your dock and ships, or leave it.
no-loading-first = First choose a tea on the dock and the ship it loads onto.
no-placed = You have already placed workers this turn.
no-worker-left = You have no unplaced workers to change.
no-tea-to-pay = A change costs a tea from your field, tiers or dock, but you have none there.
no-ability-side-a = Your merchant card is on side A, which scores at the end and has no ability.
no-ability-used = You have already used your merchant this year.
no-ability-second-tea = Your merchant adds a second tea to a harvest. First choose a worker and the first tea.
no-ability-search-deck = To search the deck, your merchant needs a card in the deck and a worker that can take a card from slots 1 to 5.
no-ability-change-worker = You have no unplaced worker for your merchant to change.
no-ability-roll-again = You have no unplaced worker for your merchant to reroll.
no-ability-two-steps = You have no tea below the dock for your merchant to move.
no-ability-exchange-tea = You have no tea for your merchant to exchange.
no-ability-move-card = Your merchant needs a card to move and an empty slot.
no-ability-take-tea = The supply has no tea for your merchant to take.
no-ability-swap-cards = Your merchant needs two cards to swap.
no-ability-turn-up = None of your cards is face down.
no-worker-value = You have no { $value }s left.
no-pass = You can pass only at the start of your turn. Now you must place a worker.
no-end = First place a worker, or pass.
no-set = To place a set, you need two or more workers of one value.
no-set-low = Your set would rank fourth. A new set must rank in the top three.
no-join-value = You have no { $value }s left to add to your set.
no-join-other = You can add only to your own sets.
no-join-empty = There is no set here yet.
no-load-yourself = A ship loads by itself when a tea it needs reaches the dock.
no-move-tea = Cards and steps move your tea. Workers do not.
no-crate-open = Tea in a crate stays there for good.
no-card-move = To move, swap or refresh your cards, use the Palace.
no-card-new = New cards come from the Market.
no-market-taken = Slot { $slot } already has a worker. Each slot takes one worker a year.
no-market-empty = Slot { $slot } has no card.
no-market-deck = The plantation deck is empty.
no-market-value = A worker goes to the slot of its value or, if that is taken or empty, to the next open slot below.
no-market-value-old = Slot { $slot } needs a worker of value { $slot } or more.
no-palace-taken = This space already has a worker. Each space takes one worker a year.
no-palace-move = To move a card, you need a card and an empty slot.
no-palace-swap = To swap cards, you need two cards.
no-palace-refresh = None of your cards is face down.
no-palace-coin = Place a worker here to take the coin.
no-ship = There is no ship here.
no-ship-yours = You have already reserved this ship.
no-ship-run = To reserve a ship, you need a run of two or more workers, such as 3–4.
no-ship-stronger = To take this ship, your run must be longer, or equally long with higher values.
no-ship-workers = Choose a run of workers as well as the ship.

## The story: the events of the game. No full stop.

line-dealt = { PERSON($who) ->
    [you] You get the { $tea } merchant, side { $side }
   *[other] { $who } gets the { $tea } merchant, side { $side }
}
line-side = { PERSON($who) ->
    [you] You choose side { $side } of the { $tea } merchant
   *[other] { $who } chooses side { $side } of the { $tea } merchant
}
# $first and $second: the values rolled by the first and the second merchant.
line-coin-rolled = The merchants roll for the first-player coin: { $first } against { $second }
line-year = { PERSON($who) ->
    [you] The year { $year } begins, and you go first
   *[other] The year { $year } begins, and { FORM($who, "inside") } goes first
}
line-year-card = The automaton turns up its card for { $year }
# $units: the number of teas or steps of their choice that the merchants also get.
line-walked = { PERSON($who) ->
    [you] You walk
   *[other] { $who } walks
} { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}: { $teas } tea, plus { $units ->
    [one] 1 more tea or step
   *[other] { $units } more teas or steps
}
# $board: the name of the board, Harvest or Production.
line-marker-carried = The harvest marker turns over and moves to the { $board } board
# $dice: the values, “1 1 3 4 5 5 6”.
line-rolled = { PERSON($who) ->
    [you] You roll { $dice }
   *[other] { $who } rolls { $dice }
}
line-gained-shown = { PERSON($who) ->
    [you] You get { $tea } tea from the harvest marker
   *[other] { $who } gets { $tea } tea from the harvest marker
}
# A tea that the marker lets a merchant choose.
line-gained-chosen = { PERSON($who) ->
    [you] You choose { $tea } tea from the supply
   *[other] { $who } chooses { $tea } tea from the supply
}
line-gained-second = { PERSON($who) ->
    [you] You also harvest { $tea } tea
   *[other] { $who } also harvests { $tea } tea
}
line-gained-merchant = { PERSON($who) ->
    [you] Your merchant brings { $tea } tea
   *[other] { $who }’s merchant brings { $tea } tea
}
line-missed = { PERSON($who) ->
    [you] You get no { $tea } tea: the supply has run out
   *[other] { $who } gets no { $tea } tea: the supply has run out
}
line-harvested = { PERSON($who) ->
    [you] You harvest { $tea } tea with a { $worker }
   *[other] { $who } harvests { $tea } tea with a { $worker }
}
line-moved = { PERSON($who) ->
    [you] Your { $tea } tea moves to { $space }
   *[other] { $who }’s { $tea } tea moves to { $space }
}
line-pushed = { $card } moves { $tea } tea up one step
line-converted = { PERSON($who) ->
    [you] Your { $from } tea becomes { $to }
   *[other] { $who }’s { $from } tea becomes { $to }
}
line-bloomed = { $card } moves all matching tea up two steps, then turns face down
line-stored = { PERSON($who) ->
    [you] You store { $tea } tea in a crate: { $held } of { $room }
   *[other] { $who } stores { $tea } tea in a crate: { $held } of { $room }
}
line-crate-full = { PERSON($who) ->
    [you] You fill a crate with { $tea } tea
   *[other] { $who } fills a crate with { $tea } tea
}
line-market = { PERSON($who) ->
    [you] You take { $card } with a { $worker }
   *[other] { $who } takes { $card } with a { $worker }
}
line-market-deck = { PERSON($who) ->
    [you] You search the plantation deck with a { $worker }
   *[other] { $who } searches the plantation deck with a { $worker }
}
line-searched = { PERSON($who) ->
    [you] You look at { $cards }
   *[other] { $who } looks at { $cards }
}
line-card-kept = { PERSON($who) ->
    [you] You keep { $card }
   *[other] { $who } keeps { $card }
}
line-card-topped = { PERSON($who) ->
    [you] You put { $card } back on top of the deck
   *[other] { $who } puts { $card } back on top of the deck
}
line-planted = { PERSON($who) ->
    [you] You plant { $card } { $slot }
   *[other] { $who } plants { $card } { $slot }
}
line-card-discarded = { PERSON($who) ->
    [you] You discard { $card }
   *[other] { $who } discards { $card }
}
line-palace-move = { PERSON($who) ->
    [you] You send a { $worker } to the Palace to move a card
   *[other] { $who } sends a { $worker } to the Palace to move a card
}
line-palace-swap = { PERSON($who) ->
    [you] You send a { $worker } to the Palace to swap two cards
   *[other] { $who } sends a { $worker } to the Palace to swap two cards
}
line-palace-refresh = { PERSON($who) ->
    [you] You send a { $worker } to the Palace to turn cards face up
   *[other] { $who } sends a { $worker } to the Palace to turn cards face up
}
line-palace-coin = { PERSON($who) ->
    [you] You send a { $worker } to the Palace to take the first-player coin
   *[other] { $who } sends a { $worker } to the Palace to take the first-player coin
}
line-coin = { PERSON($who) ->
    [you] You will go first next year
   *[other] { $who } will go first next year
}
line-card-moved = { PERSON($who) ->
    [you] You move { $card } { FORM($slot, "to") }
   *[other] { $who } moves { $card } { FORM($slot, "to") }
}
line-swapped = { PERSON($who) ->
    [you] You swap the card { $slot } with the card { $other }
   *[other] { $who } swaps the card { $slot } with the card { $other }
}
line-refreshed = { PERSON($who) ->
    [you] You turn { $count ->
        [one] 1 card
       *[other] { $count } cards
    } face up
   *[other] { $who } turns { $count ->
        [one] 1 card
       *[other] { $count } cards
    } face up
}
line-reserved = { PERSON($who) ->
    [you] You reserve the { $ship } with { $run }
   *[other] { $who } reserves the { $ship } with { $run }
}
line-displaced = { PERSON($who) ->
    [you] Your run is pushed off the { $ship }
   *[other] { $who }’s run is pushed off the { $ship }
}
line-answered = { PERSON($who) ->
    [you] You answer with { $run }
   *[other] { $who } answers with { $run }
}
line-let-go = { PERSON($who) ->
    [you] You let the ship go
   *[other] { $who } lets the ship go
}
line-relocated = { PERSON($who) ->
    [you] Your run moves to the { $ship }
   *[other] { $who }’s run moves to the { $ship }
}
line-returned = { PERSON($who) ->
    [you] Your { $count ->
        [one] worker comes back
       *[other] workers come back
    }: { $dice }
   *[other] { $who }’s { $count ->
        [one] worker comes back
       *[other] workers come back
    }: { $dice }
}
# $place: the rank of the set, 1 to 3.
line-produced = { PERSON($who) ->
    [you] You place { $workers } in Production
   *[other] { $who } places { $workers } in Production
}, taking { $place ->
    [1] first
    [2] second
   *[other] third
} place
# $added workers make the set as large as $workers says.
line-joined = { PERSON($who) ->
    [you] You add { $added ->
        [one] 1 worker
       *[other] { $added } workers
    } in Production to make { $workers }
   *[other] { $who } adds { $added ->
        [one] 1 worker
       *[other] { $added } workers
    } in Production to make { $workers }
}, which rank { $place ->
    [1] first
    [2] second
   *[other] third
}
line-paid = { PERSON($who) ->
    [you] You pay { $tea } tea
   *[other] { $who } pays { $tea } tea
}
line-changed = { PERSON($who) ->
    [you] You turn a { $from } into a { $to }
   *[other] { $who } turns a { $from } into a { $to }
}
line-ability = { PERSON($who) ->
    [you] You use the { $tea } merchant to { $ability }
   *[other] { $who } uses the { $tea } merchant to { $ability }
}
line-rerolled = { PERSON($who) ->
    [you] You reroll { $from } and get { $to }
   *[other] { $who } rerolls { $from } and gets { $to }
}
line-blended = { PERSON($who) ->
    [you] You turn { $from } tea into { $to }
   *[other] { $who } turns { $from } tea into { $to }
}
line-passed = { PERSON($who) ->
    [you] You pass for the rest of the year
   *[other] { $who } passes for the rest of the year
}
line-year-ended = The year { $year } ends, and all workers go home
line-ships-searched = { PERSON($who) ->
    [you] You look at { $ships }
   *[other] { $who } looks at { $ships }
}
line-ship-kept = { PERSON($who) ->
    [you] You keep the { $ship }
   *[other] { $who } keeps the { $ship }
}
line-ship-topped = { PERSON($who) ->
    [you] You put the { $ship } back on top of the deck
   *[other] { $who } puts the { $ship } back on top of the deck
}
line-ship-taken = { PERSON($who) ->
    [you] You take the { $ship }
   *[other] { $who } takes the { $ship }
}
line-docked = { PERSON($who) ->
    [you] The { $ship } arrives at your dock
   *[other] The { $ship } arrives at { FORM($who, "inside") }’s dock
}
line-ship-discarded = { PERSON($who) ->
    [you] You give up the { $ship }
   *[other] { $who } gives up the { $ship }
}
line-loaded = { PERSON($who) ->
    [you] You load { $tea } tea onto the { $ship }
   *[other] { $who } loads { $tea } tea onto the { $ship }
}
line-robbed = { PERSON($who) ->
    [you] You take { $tea } tea off another ship to fill the junk
   *[other] { $who } takes { $tea } tea off another ship to fill the junk
}
line-sailed = { PERSON($who) ->
    [you] Your ship, the { $ship }, sails
   *[other] { $who } sails the { $ship }
}
# $sails is `line-sailed`.
line-sailed-goal = { $sails }: that reaches the goal, so this is the last year
# The points of side A follow: “Your merchant card is now worth more  +1”.
line-merchant-scores = { PERSON($who) ->
    [you] Your merchant card is now worth more
   *[other] { $who }’s merchant card is now worth more
}
# The lost points follow at the end of the line.
line-merchant-loses = { PERSON($who) ->
    [you] Your merchant card is now worth less
   *[other] { $who }’s merchant card is now worth less
}
line-steps = { PERSON($who) ->
    [you] You have { $steps ->
        [one] 1 Production step
       *[other] { $steps } Production steps
    } to spend
   *[other] { $who } has { $steps ->
        [one] 1 Production step
       *[other] { $steps } Production steps
    } to spend
}
# $count: the number of steps, or of choices of a tea or a step.
line-unused = { PERSON($who) ->
    [you] You leave { $count ->
        [one] 1 step or tea
       *[other] { $count } steps or teas
    } unused
   *[other] { $who } leaves { $count ->
        [one] 1 step or tea
       *[other] { $count } steps or teas
    } unused
}
line-market-cleared = { $card } leaves the Market and goes under the deck
line-market-dealt = { $card } comes to market slot { $slot }
line-market-closed = The plantation deck is empty: the Market will not be filled again
line-harbour-dealt = The { $ship } comes to harbour slot { $slot }
line-ended-goal = The game ends: a merchant has reached the ship goal
line-ended-year = The game ends: the last year is over

# The automaton: $errand is the number of the entry on its card, $written its text.
line-errand = The automaton turns to errand { $errand }: { $written }
line-errand-coin-taken = The automaton goes to the Market: the space for errand { $errand } ({ $written }) is taken
line-errand-no-run = The automaton goes to the Market: it has no run for errand { $errand } ({ $written })
line-errand-no-ship = The automaton goes to the Market: no ship is free for errand { $errand }
line-errand-no-set = The automaton goes to the Market: it has no pair for errand { $errand } ({ $written })
line-errand-market-only = The automaton cannot do errand { $errand } ({ $written }): its last workers may go only to the Market
line-errands-done = The automaton has done all its errands, so it goes to the Market
# $of: the values it had; $dice: those it picks: “The automaton picks its longest run, 3 4 5 (from 1 3 4 5)”.
line-picked-lowest = The automaton picks its lowest worker, { $dice } (from { $of })
line-picked-highest = The automaton picks its highest worker, { $dice } (from { $of })
line-picked-run = The automaton picks its longest run, { $dice } (from { $of })
line-picked-set = The automaton picks its largest set, { $dice } (from { $of })
line-ship-highest = The automaton goes for the { $ship }, the free ship worth the most points
line-ship-own-tea = The automaton goes for the { $ship }, the best free ship that needs its merchant’s tea
line-ship-by-you = The automaton goes for the { $ship }, chosen from the ships tied for best
line-took = The automaton takes { $card } from market slot { $slot } with a { $worker }
line-took-deck = The automaton takes { $card } from the deck with a { $worker }
line-took-top = The automaton finds no open slot for its { $worker }, so it takes { $card } from the deck
line-took-nothing = The automaton spends a { $worker } for nothing: the deck is empty
line-fourth = The automaton’s { $workers } would rank fourth in Production, so they may go only to the Market

## Answers: the things on the table

# A space of the plantation.
place-space = { FORM($space, "title") }
    .field = Your tea starts here and climbs to the dock.
    .dock = Tea that gets here loads onto your ships.
    .tier = Tea climbs through here. The card beside this space acts on tea that enters.
place-slot = { FORM($slot, "title") }
    .words = An empty slot. A plantation card here acts on the space beside it.
place-berth = Berth
    .words = An empty berth: your dock has room for a ship.
place-pier = Harbour slot
    .words = Reserve the ship here with a run of workers, such as 3–4. You take the ship at the end of the year.
place-deck = Market slot 6: the deck
    .words = Look at the top three cards, keep one and put the others back on top.
place-market = Market slot { $slot }
    .words = Place a worker to take the card. The slot is filled again at the end of the year.
place-hall = Palace: { FORM($hall, "task") }
    .move = Move one of your cards to any empty slot.
    .swap = Swap two of your cards.
    .refresh = Turn all your face-down cards face up.
    .coin = Take the first-player coin to go first next year.
place-production = Rank { $place } in Production
    .words = A set of workers here earns steps at the end of the year. Larger sets rank higher; ties go to the higher value.
button-raise = Raise a worker
    .words = Return a tea token to the supply to raise an unplaced worker by 1.
button-lower = Lower a worker
    .words = Return a tea token to the supply to lower an unplaced worker by 1.
button-pass = Pass for the year
    .words = You place no more workers this year. Any you have left go unused.
place-coin = First-player coin
    .words = If you hold this coin when a year begins, you go first all that year.
place-assistant = Tea assistant
    .words = The assistant walks past the harvest markers and stops at the one that gives tea this year.
place-score = Points
    .words = Points come from ships that have sailed, plantation cards, full crates and the merchant card.
place-goal = Ships sailed
    .words = When a merchant reaches the goal, that year is the last.
place-year = The year
    .words = First the assistant moves. Then you both roll and take turns placing workers. At the year’s end you take ships and move tea.

## Answers: the current state of a piece

now-marker = { $ahead ->
    [one] It is beside the { $board } board, 1 marker ahead of the assistant.
   *[other] It is beside the { $board } board, { $ahead } markers ahead of the assistant.
}
# $dice: the values of the workers that are left.
now-workers = { PERSON($who) ->
    [you] You have placed { $placed ->
        [0] no workers
        [one] 1 worker
       *[other] { $placed } workers
    }. Still to place: { $dice }.
   *[other] { $who } has placed { $placed ->
        [0] no workers
        [one] 1 worker
       *[other] { $placed } workers
    }. Still to place: { $dice }.
}
now-workers-none = { PERSON($who) ->
    [you] You have { $placed ->
        [0] no workers to place now.
        [one] placed 1 worker and have none left.
       *[other] placed { $placed } workers and have none left.
    }
   *[other] { $who } has { $placed ->
        [0] no workers to place now.
        [one] placed 1 worker and has none left.
       *[other] placed { $placed } workers and has none left.
    }
}
now-set = { PERSON($who) ->
    [you] Your set is here: { $workers }.
   *[other] { $who }’s set is here: { $workers }.
}
now-taken = { PERSON($who) ->
    [you] Your worker is here this year.
   *[other] { $who }’s worker is here this year.
}
now-coin = { PERSON($who) ->
    [you] You hold this coin.
   *[other] { $who } holds this coin.
}
now-score = { PERSON($who) ->
    [you] Your score is { $points }: { $ships } from ships, { $cards } from cards, { $crates } from crates and { $merchant } from the merchant card.
   *[other] { $who }’s score is { $points }: { $ships } from ships, { $cards } from cards, { $crates } from crates and { $merchant } from the merchant card.
}
now-goal = The goal is { $goal } ships.
now-sailed-count = { PERSON($who) ->
    [you] You have sailed { $count ->
        [0] no ships yet.
        [one] 1 ship.
       *[other] { $count } ships.
    }
   *[other] { $who } has sailed { $count ->
        [0] no ships yet.
        [one] 1 ship.
       *[other] { $count } ships.
    }
}
# $left: the number of years that can still follow.
now-year = { $left ->
    [0] It is { $year }, the last year.
    [one] It is { $year }. At most 1 more year can follow.
   *[other] It is { $year }. At most { $left } more years can follow.
}
now-card-market = One of these is in market slot { $slot }.
now-card-market-taken = One of these is in market slot { $slot }, but that slot already has a worker.
now-card-deck = One of these is on top of the deck.
now-card-deck-taken = One of these is on top of the deck, but slot 6 already has a worker.
now-crate = { PERSON($who) ->
    [you] Your crate { $slot }
   *[other] { $who }’s crate { $slot }
} holds { $held ->
    [0] no tea
    [one] 1 tea
   *[other] { $held } teas
} and is worth { $points ->
    [0] nothing yet
    [one] 1 point
   *[other] { $points } points
}.
now-card-up = { PERSON($who) ->
    [you] Your card { $slot } is face up.
   *[other] { $who }’s card { $slot } is face up.
}
now-card-down = { PERSON($who) ->
    [you] Your card { $slot } is face down and does nothing.
   *[other] { $who }’s card { $slot } is face down and does nothing.
}
now-bonus = { PERSON($who) ->
    [you] Your merchant card adds { $points ->
        [one] 1 point
       *[other] { $points } points
    } for it.
   *[other] { $who }’s merchant card adds { $points ->
        [one] 1 point
       *[other] { $points } points
    } for it.
}
# $place: “in harbour slot 2”.
now-ship-held = { PERSON($who) ->
    [you] It is { $place }, reserved by you with the run { $run }.
   *[other] It is { $place }, reserved by { FORM($who, "inside") } with the run { $run }.
}
now-ship-free = It is { $place }, free to reserve.
now-ship-docked = { PERSON($who) ->
    [you] It is at your dock and still needs { $teas }.
   *[other] It is at { FORM($who, "inside") }’s dock and still needs { $teas }.
}
now-junk-docked = { PERSON($who) ->
    [you] It is at your dock and still needs { $left ->
        [one] 1 tea
       *[other] { $left } teas
    } of any kind.
   *[other] It is at { FORM($who, "inside") }’s dock and still needs { $left ->
        [one] 1 tea
       *[other] { $left } teas
    } of any kind.
}
now-ship-sailed = { PERSON($who) ->
    [you] It has sailed for you.
   *[other] It has sailed for { FORM($who, "inside") }.
}
now-supply = { $count ->
    [0] No tokens are left in the supply.
    [one] 1 token is left in the supply.
   *[other] { $count } tokens are left in the supply.
}
now-tokens = { PERSON($who) ->
    [you] You have { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } on your plantation.
   *[other] { $who } has { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } on the plantation.
}
now-wanted = { PERSON($who) ->
    [you] Your { $ship } needs this tea.
   *[other] { $who }’s { $ship } needs this tea.
}
now-merchant-a = { PERSON($who) ->
    [you] You have this card on side A: 1 point for each { $tea } card and clipper.
   *[other] { $who } has this card on side A: 1 point for each { $tea } card and clipper.
}
now-merchant-b = { PERSON($who) ->
    [you] You have this card on side B: once a year, { $ability }.
   *[other] { $who } has this card on side B: once a year, { $ability }.
}
now-merchant-open = { PERSON($who) ->
    [you] You have this card but have not chosen a side yet.
   *[other] { $who } has this card but has not chosen a side yet.
}
now-merchant-used = This merchant’s ability has already been used this year.
now-merchant-unused = This merchant’s ability has not been used yet this year.
now-year-over = Its year is over.
now-year-current = It is this year’s card.
# $place: the number of the year, 1 to 8.
now-year-later = It comes up in year { $place } of the game.
now-space = { PERSON($who) ->
    [you] You have tea here: { $teas }.
   *[other] { $who } has tea here: { $teas }.
}

## Facts: everything that a player can know, by topic (a merchant, the year, a board). No full stop.

# What is at a place or under a heading: “Tier 1 of the left lane: 2 green and 1 white”. .down: the card there is face
# down. .crate: the card there is a crate.
fact-at = { FORM($place, "title") }: { $what }
    .down = { FORM($place, "title") }: { $what }, face down
    .crate = { FORM($place, "title") }: { $what }, { $held } of { $room }
# “Market slot 3, Bao: 4”, “Rank 1 in Production, you: three 5s”.
fact-workers = { $place }, { FORM($who, "inside") }: { $workers }
# A card or ship of a deck. $number counts from the top.
fact-deep = { FORM($deck, "title") }, number { $number }: { $card }
fact-score = Score { $points }: { $ships } from ships, { $cards } from cards, { $crates } from crates and { $merchant } from the merchant card
fact-first = Goes first this year
# $teas are aboard, $wants are missing.
fact-berth = Berth { $number }: { $ship }, aboard { $teas }, still needs { $wants }
    .empty = Berth { $number }: { $ship }, nothing aboard, needs { $wants }
# Headings.
fact-supply = Supply
fact-deck = Plantation deck
fact-free = Free spaces
# Counts the turns of the whole game.
fact-turn = Turn { $turn }: { FORM($who, "inside") }
fact-placed = Workers were placed in the latest turn
    .begun = The latest turn began by changing a worker or using the merchant
# $what: the question, as in the prompt.
fact-asked = { PERSON($who) ->
    [you] You are deciding
   *[other] { $who } is deciding
}: { $what }
# A question that may follow.
fact-then = Then: { $what }
# Of the tea that is moving.
fact-steps = Steps from cards: { $steps }
# $tea: “2 green on the field”.
fact-queued = Still to move { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: { $tea }
    .turning = Still to become { $to } and move 1 step: { $tea }
fact-shown = Left on the marker: { $teas }
    .none = Nothing is left on the marker
fact-chosen = Already chosen: { $teas }
# $slots: places of cards, “left of the field”.
fact-acting = Cards still to act: { $slots }
    .none = No card is left to act
fact-run = Run without a ship: { $run }
# At the end of the year. $place: “in harbour slot 2”.
fact-taking = Ships are being taken. Next: { FORM($who, "inside") }, { $place }
    .last = The last ship is being taken
fact-production = Production is moving tea
fact-pier = Harbour slot { $slot }: { $ship }
    .place = Harbour slot { $slot }
# Workers of the automaton.
fact-market = For the Market only: { $dice }
fact-spent = Used up without a card: { $dice }

## The box

box-cards = Plantation cards
box-cards-about = { $count } cards that move tea up your plantation, change it or store it.
piece-process = Moves { $teas } tea up one more step when it enters the card’s space.
piece-conversion = Turns { $from } tea into { $to } when it enters the card’s space, then moves it up one step.
piece-blooming = Moves all { $tea } tea on the card’s space up two steps, then turns face down.
piece-crate = { $room ->
    [one] Stores 1 { $tea } tea for good. Scores only when full.
   *[other] Stores { $room } { $tea } teas for good. Scores only when full.
}
box-ships = Ships
box-ships-about = { $clippers } clippers and { $junks } junks. The clippers are named after real ships.
piece-ship = { FORM($ship, "title") }
piece-clipper = Sails when it has all the tea it needs.
piece-junk = Takes any tea, and never scores for a merchant card.
ship-wants = { $teas }
ship-wants-any = any { $size } teas
box-markers = Harvest markers
box-markers-about = Each year the assistant stops at one of these. That marker gives tea, then turns over and moves to the other board.
piece-marker = Harvest marker
    .words = Gives you the teas shown. Its number says how many more teas or steps you may choose.
piece-marker-face = { $units ->
    [one] { $teas }, plus 1 tea or step
   *[other] { $teas }, plus { $units } teas or steps
}
box-merchants = Merchant cards
box-merchants-about = { $count } two-sided cards. Each merchant has one.
piece-merchant = { FORM($tea, "title") } merchant
piece-merchant-a = 1 point for each { $tea } card and clipper
piece-merchant-b = { FORM($ability, "title") }
box-years = Year cards
box-years-about = Used in the Tea Race. Each card lists the automaton’s errands for a year, in order.
piece-year = { $errands }
box-tea = Tea and workers
box-tea-about = { $tokens } tea tokens and { $workers } workers.
piece-tea = { FORM($tea, "title") } tea
    .words = Comes into your field, climbs to the dock and loads onto ships.
piece-workers = Worker
    .words = Your dice: you roll them each year and place them on the boards.
box-production = Steps from Production
figure-points = Points
figure-tokens = Holds
figure-wants = Needs
figure-harvest = Beside Harvest
figure-production = Beside Production
figure-side-a = Side A
figure-side-b = Side B, once a year
figure-errands = Errands
figure-each-merchant = Each merchant
figure-place = Place
figure-steps = Steps
figure-years = Most years

## Standings: a merchant’s cargo and possessions, compared in the review

standing-aboard = Tea aboard the { $ship }
standing-of = { $count } of { $size }
standing-ships = Ships sailed
standing-cards = Plantation cards
standing-tokens = Tea on the plantation

## The result. $end is 0 when the ship goal was reached, 1 after the last year.

result-won = { PERSON($who) ->
    [you] You win { $points } to { $other }.
   *[other] { $who } wins { $points } to { $other }.
} { $end ->
    [0] The ship goal was reached.
   *[other] The last year is over.
}
result-tied = { PERSON($who) ->
    [you] You win on tie-breaks: both merchants have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } wins on tie-breaks: both merchants have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
} { $end ->
    [0] The ship goal was reached.
   *[other] The last year is over.
}
result-shared = A tie: { $who } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each. { $end ->
    [0] The ship goal was reached.
   *[other] The last year is over.
}
result-race-won = { PERSON($who) ->
    [you] You win the Tea Race { $points } to { $other }.
   *[other] { $who } wins the Tea Race { $points } to { $other }.
} { $end ->
    [0] The ship goal was reached.
   *[other] The last year is over.
}
# When the tie-breaks are equal too: the player is not beaten.
result-race-tied = { PERSON($who) ->
    [you] You and the automaton tie at { $points ->
        [one] 1 point
       *[other] { $points } points
    }, even after tie-breaks.
   *[other] { $who } and the automaton tie at { $points ->
        [one] 1 point
       *[other] { $points } points
    }, even after tie-breaks.
} { $end ->
    [0] The ship goal was reached.
   *[other] The last year is over.
}
result-race-lost-tied = { PERSON($who) ->
    [you] The automaton beats you on tie-breaks: you both have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] The automaton beats { $who } on tie-breaks: both have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
} { $end ->
    [0] The ship goal was reached.
   *[other] The last year is over.
}
result-race-lost = { PERSON($who) ->
    [you] The automaton beats you { $other } to { $points }.
   *[other] The automaton beats { $who } { $other } to { $points }.
} { $end ->
    [0] The ship goal was reached.
   *[other] The last year is over.
}

## Labels of the board (narrow)

# Caption of the picture on the setup page.
board-street = The five boards, ready to play
# Regions, for screen readers.
board-houses = The five boards
board-road = Harvest markers
board-plantation = Your plantation
board-tray = Your workers
board-tabs = Views
board-teas = Teas
board-markers = Markers ahead
board-tab-boards = Boards
board-tab-plantation = Plantation
board-tab-automaton = Automaton
board-tab-log = Log
# On cards and places.
board-face-down = face down
board-once = once
board-taken = taken
board-no-card = no card
board-no-ship = no ship
board-free-berth = free berth
board-free = free
# A noun on its own.
board-title = { FORM($noun, "title") }
board-short = { FORM($noun, "short") }
# Headings of a decision.
board-keep-one = Keep one
board-lanes = Lane
board-pay-with = Pay with
board-your-tokens = Your tea
board-junk = Fill the junk with
board-how-to-place = Choose a space, or your workers
board-place-or-change = Choose a space or workers. Pay 1 tea to shift a worker by 1
board-change-worker = Change a worker
# The price of changing a worker by 1.
board-tea-a-step = 1 tea for ±1
board-for-free = once, for free
board-lower = Lower
board-raise = Raise
# Merchants, their workers and points.
board-use = Use
board-coin = Holds the first-player coin
board-points = Points
board-workers = Workers
board-sheet = Points by source
board-sheet-help = Points if the game ended now. A crate counts once it is full.
board-sum = Total
board-score = { $points ->
    [one] 1 point. Show points by source
   *[other] { $points } points. Show points by source
}
board-sailed = { $ships } of { $goal } ships sailed
board-merchant = { FORM($tea, "title") } merchant
board-merchant-side = { FORM($tea, "title") } merchant, { $side }
board-side-to-choose = Side not chosen yet
board-side-a = +1 for { $tea } cards and clippers
board-side-b = { FORM($ability, "title") }, once a year
board-side-b-used = { FORM($ability, "title") }: used this year
board-not-rolled = not rolled yet
board-works = { $value } at { $board }
board-free-workers = Free workers: { $dice }
board-no-workers = No free workers
board-back = Back to your plantation
board-see = { PERSON($who) ->
    [you] Your board
   *[other] { $who }’s board
}
board-see-year-card = Its year card
# Numbers of cards and teas.
board-times = ×{ $count }
board-any-teas = { $count ->
    [one] any 1 tea
   *[other] any { $count } teas
}
# How far the assistant walks.
board-walk = { $markers } ahead
# The path of a tea: the effect of each stop, joined by board-then.
board-then = { $before } · { $after }
board-becomes = Becomes { $tea }
board-crate-holds = Crate { $held } of { $room }
board-fills-crate = Fills a crate
board-into-crate = Into a crate
# Several ships need the tea that reaches the dock.
board-choose-ship = Then choose a ship
board-into-field = Into the field
board-onto = Onto the { $ship }
# It fills the ship; -last: this reaches the goal.
board-sails = The { $ship } sails
board-sails-last = The { $ship } sails: this is the last year
board-rests = Stops here
board-stays-field = Stays in the field
board-stops-tier = Stops on tier { $tier }
board-waits-dock = Waits on the dock
board-lost = { $steps ->
    [one] 1 step lost
   *[other] { $steps } steps lost
}
board-lane = { FORM($lane, "title") } lane
board-lane-outcome = { FORM($lane, "title") } · { $outcome }
board-journey = { FORM($tea, "title") } climbs
board-journey-becomes = { FORM($tea, "title") } becomes { $to }
# For a tea that ends on a ship or in a crate.
board-journey-stowed = { FORM($tea, "title") } is stowed
board-journeys = { $count } teas move
# The heading of a criterion between merchants with equal points.
board-tie-break = Tie-break: { $criterion }
board-year-end = { $steps ->
    [one] 1 step at the year’s end
   *[other] { $steps } steps at the year’s end
}
# The automaton’s card, and the reasons for its moves.
board-next-card = Its next card
board-year-of = Turned up after the { $year } roll
# After the number $count, which is shown before it.
board-cards = { $count ->
    [one] card
   *[other] cards
}
# After the number $count, which is shown before it.
board-years-left = { $count ->
    [one] year left
   *[other] years left
}
board-why = Why this move?
board-earlier = Its previous move
board-later = Its next move
board-last-errand = The automaton: { $errand }
board-errand-of = Errand { $errand } of { $of }
board-after-errands = After its last errand
board-entry = Errand { $errand } on its card: { $written }
board-because-coin-taken = It goes to the Market: the coin space is taken
board-because-no-run = It goes to the Market: it has no run
board-because-no-ship = It goes to the Market: no ship is free
board-because-no-set = It goes to the Market: it has no pair
board-because-market-only = Its last workers may go only to the Market
board-card-done = It goes to the Market: its card is done
board-picked-lowest = Its lowest worker, for the coin
board-picked-highest = Its highest worker
board-picked-run = Its longest run (ties: highest)
board-picked-set = Its largest set (ties: highest)
board-ship-highest = The free ship worth most
board-ship-own-tea = The best ship that needs its merchant’s tea
board-ship-by-you = Your choice of { $tied } tied ships
# $slot: the slot of its value, or the next open one below.
board-took = Slot { $slot }, the highest it can use: { $card }
board-took-deck = Slot 6, the top card: { $card }
board-took-top = No open slot, so the top card: { $card }
board-took-nothing = No card is left for it
board-set-place = { $place ->
    [1] It ranks first in Production
    [2] It ranks second in Production
   *[other] It ranks third in Production
}
board-fourth = Its set would rank fourth: these workers may go only to the Market
board-coin-fetched = It goes first next year
board-out-of-workers = It has no workers left this year
board-next-errand = Next: errand { $errand }, { $written }
board-next-market = Next: its last workers go to the Market
# A fight for a ship.
board-you = You
board-pushed-off = You, pushed off
board-holds = { PERSON($who) ->
    [you] You hold it now
   *[other] { $who } holds it now
}
board-could-add = Could add
board-longer-wins = The longer run wins, then the higher
board-beats-longer = { $count } workers beat { $other }
board-beats-higher = { $run } is as long as { $other }, but higher
board-never-answers = The automaton never answers: it moves to the best free ship
board-not-enough = { PERSON($who) ->
    [you] Without tea, you reach only { $run }
   *[other] Without tea, { FORM($who, "inside") } reaches only { $run }
}
board-could-answer = { PERSON($who) ->
    [you] You could answer with { $run }
   *[other] { $who } could answer with { $run }
}
board-reaches = { PERSON($who) ->
    [you] You reach { $run }, or more with tea
   *[other] { $who } reaches { $run }, or more with tea
}
board-let-go-back = If you let go, your workers come back to you
board-let-go-one = If you let go, your run moves to the { $ship }
board-let-go-several = If you let go, your run moves to one of these: { $ships }
# A plantation in words, for screen readers: its owner, and three sentences.
board-plantation-of = { PERSON($who) ->
    [you] Your plantation. { $tea } { $cards } { $ships }
   *[other] { $who }’s plantation. { $tea } { $cards } { $ships }
}
board-tea = Tea: { $list }.
board-tea-none = No tea.
board-tokens-on = { $count } { $tea } on { $space }
board-cards-at = Cards: { $list }.
board-cards-none = No cards.
board-card-at = { $card } { $slot }
board-card-down = { $card } { $slot } (face down)
board-ships = Ships: { $list }.
board-ships-none = No ships.

## Options of the setup page

option-goal = Ships to sail
    .help = When a merchant has sailed this many ships, that year is the last.
option-goal-3 = 3 ships
option-goal-4 = 4 ships
option-goal-5 = 5 ships
option-first = First merchant’s card
    .help = Side A scores points at the end. Side B has an ability that you use once a year.
option-first-a = A: points
option-first-b = B: ability
option-first-choose = Choose after the deal
option-second = Second merchant’s card
    .help = Side A scores points at the end. Side B has an ability that you use once a year.
option-second-a = A: points
option-second-b = B: ability
option-second-choose = Choose after the deal
option-years = Year cards
    .help = Shuffled year cards make the automaton harder to beat.
option-years-numeric = 1860 to 1867
option-years-shuffled = Shuffled

## The game

title = Chai: Tea for 2
tagline = Put your dice to work, grow tea on a hill of cards, and race to fill your ships
# Designer and publisher.
credits = Designed by Dan and Connie Kazmaier, published by Steeped Games
# The name of the solo game.
solo = Tea Race
# The opponent in the solo game, at the beginning of a sentence; .inside is the same within one.
automaton = The automaton
    .inside = the automaton
    .person = other
# The reason for the end of the game, after a colon.
end-0 = the ship goal was reached
end-1 = the last year ended
total-0 = Points
category-0 = Ships
category-1 = Plantation cards
category-2 = Full crates
category-3 = Merchant card
