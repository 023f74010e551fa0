### The texts of Tea & Rum’s table, in the order in which a player meets them.
###
### The nouns of the game: worker, action board, row (of an action board), cargo (of a ship), left or right side of a row,
### alternative action, building, captain, contract, ship, allegiance, the people’s wish, good, warehouse, square,
### expansion token, star, reputation track, population, blue and red points, the Automa. To “move” a worker covers both
### placing and removing it. $who is a player: PERSON($who) is “you” for the reader, “other” for one other player,
### “you-all” for several players including the reader, “several” for several others. The money of the game is dollars.

title = Tea & Rum
# Below the title, on the box.
tagline = Serve the Crown or rouse the People: one island, two titles
# Designer and publisher.
credits = Designed by Fabien Gridel, published by Captain Games

## Options of a game

option-supply = Supply of goods
    .help = The box holds 22 each of wheat, wood and ore, and 12 each of barrels, tobacco and cannons. You cannot gain or buy a good that has run out, unless the supply is endless.
option-supply-box = As in the box
option-supply-endless = Endless

## Words for pieces, used inside sentences
## “plural” follows numbers above one, “label” and “wares” are used on their own (one and many), “narrow” has little room.

good-wheat = wheat
    .plural = wheat
    .label = Wheat
    .wares = Wheat
good-wood = wood
    .plural = wood
    .label = Wood
    .wares = Wood
good-ore = ore
    .plural = ore
    .label = Ore
    .wares = Ore
good-barrel = barrel
    .plural = barrels
    .label = Barrel
    .wares = Barrels
# Tobacco has no plural: “2 tobacco”.
good-tobacco = tobacco
    .plural = tobacco
    .label = Tobacco
    .wares = Tobacco
good-cannon = cannon
    .plural = cannons
    .label = Cannon
    .wares = Cannons

# The colours of points: blue is standing with the Crown, red is support of the People.
colour-blue = blue
colour-red = red

# The two titles awarded at the end.
honour-governor = Governor
honour-pirate-king = Pirate King

# The four action boards, always followed by “board”.
action-board-governor = Governor
action-board-market = Market
action-board-harbor = Harbor
action-board-tavern = Tavern

# The symbols of the people’s wishes.
symbol-hygiene = hygiene
symbol-entertainment = entertainment
symbol-security = security

# The third party in a game of two players, in a list of players.
the-automa = the Automa

# The source of a gain, after “from”.
source-endowment = the starting endowment
source-row = the row
source-building = a building
source-captain = a captain
source-contract = the contract
source-reputation = the reputation track
source-wish = the people’s wish
source-allegiance = the allegiance
source-exchange = the exchange
source-excess = the limit on the gap between the colours
source-income = income
source-ship = the ship

building-church = Church
    .narrow = Church
building-academy = Academy
    .narrow = Acad­emy
building-palace = Palace
    .narrow = Palace
building-statue = Statue
    .narrow = Statue
building-town-square = Town Square
    .narrow = Square
building-guild = Architects’ Guild
    .narrow = Guild
building-workshop = Workshop
    .narrow = Work­shop
building-warehouse = Warehouse
    .narrow = Ware­house
building-dryer = Tobacco Dryer
    .narrow = Dryer
building-distillery = Distillery
    .narrow = Distil­lery
building-well = Well
    .narrow = Well
building-bathhouse = Bathhouse
    .narrow = Bath­house
building-washhouse = Washhouse
    .narrow = Wash­house
building-dispensary = Dispensary
    .narrow = Dispen­sary
building-latrines = Public Latrines
    .narrow = Latrines
building-city-hall = City Hall
    .narrow = City Hall
building-inn = Inn
    .narrow = Inn
building-hotel = Hotel
    .narrow = Hotel
building-great-hall = Great Hall
    .narrow = Great Hall
building-gambling-den = Gambling Den
    .narrow = Den
building-prison = Prison
    .narrow = Prison
building-watchtower = Watchtower
    .narrow = Watch­tower
building-fort = Fort
    .narrow = Fort
building-foundry = Foundry
    .narrow = Foundry
building-barracks = Barracks
    .narrow = Bar­racks

# “inside” is the name inside a sentence, if it differs.
captain-1 = Old Bess Tarrow
captain-2 = Jory the Polite
captain-3 = Salt-Beard Quill
captain-4 = Mirela Two-Flags
captain-5 = Dunstan Coil
captain-6 = Widow Pell
captain-7 = Hob Carpenter
captain-8 = Ines the Scale
captain-9 = Black Anselm
captain-10 = Rum-Row Kit
captain-11 = Lady Fathom
captain-12 = Doctor Brine
captain-13 = Twin-Deck Odo
captain-14 = Cassia Ledger
captain-15 = Marrow Jane
captain-16 = Sergeant Flint-Rowe
captain-17 = Red Tamsin
captain-18 = Piet of Both Banks
captain-19 = Commodore Vane-Hollis
captain-20 = Mason Creed
captain-21 = Barrel-Belly Nan
captain-22 = The Quiet Gunner
    .inside = the Quiet Gunner
captain-23 = Fiddler Roake
captain-24 = Admiral Thessaly
captain-25 = Pox-Doctor Lunt
captain-26 = Architect Seabright
captain-27 = Iron Halloran
captain-28 = Madame Cordoba-Reyes
captain-29 = Caulker Dray
# This captain is two people; therefore no sentence has a verb after a captain’s name.
captain-30 = The Broadside Twins
    .inside = the Broadside Twins

## Amounts, icons and rows, used inside sentences

# A value on its own in a table or a list.
value = { $value }
nothing = nothing
# A number of units of a good: “3 barrels”.
amount = { $count ->
    [one] 1 { $good }
   *[other] { $count } { FORM($good, "plural") }
}
amount-money = ${ $dollars }
amount-points = { $count ->
    [one] 1 { $colour } point
   *[other] { $count } { $colour } points
}
# Wish symbols on a card: “2 security”.
amount-symbols = { $count } { $symbol }
# Two prices; the player pays one of them: “$6 or 2 wood”.
price-or = { $first } or { $other }

# Points in a colour that the player chooses.
icon-either = { $count ->
    [one] 1 blue or red point
   *[other] { $count } blue or red points
}
icon-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
icon-population = { $count } population
icon-cubes = { $count ->
    [one] 1 cube of any kind
   *[other] { $count } cubes of any kind
}
# Actions that an icon grants once, as verbs.
icon-build = build
icon-trade = trade
icon-fulfil = fulfil a contract
icon-hire = hire a captain
icon-free-expansions = remove all your expansion tokens for free

# Gains in order, one of them an action: “1 star and 1 wheat, then build”. Either part may itself be such a sequence.
row-then = { $before }, then { $after }
# The two sides of a row; the player uses one of them.
row-or = { $left }; or { $right }

# Joins a player’s options: “activate a captain, exchange a barrel for a star or use the Distillery”.
or-more = { $before }, { $after }
or-last = { $before } or { $after }
may-activate = activate a captain
may-city-hall = exchange a barrel for a star
may-prove = pay for your allegiance
may-use = use the { $building }

# The condition of an allegiance: the value follows “to” in a sentence; “alone” is on its card.
condition-buildings = build { $count } buildings
    .alone = Build { $count } buildings
condition-population = reach a population of { $count }
    .alone = Reach a population of { $count }
condition-family = build { $count } buildings of one colour
    .alone = Build { $count } buildings of one colour
condition-reputation = reach step { $count } of the reputation track
    .alone = Reach step { $count } of the reputation track
condition-each = build { $buildings } buildings, hire { $captains } captains and fulfil { $contracts } contracts
    .alone = Build { $buildings } buildings, hire { $captains } captains and fulfil { $contracts } contracts
# The balance of blue and red points at the end of the game.
condition-balance = end with blue and red points at most { $count } apart
    .alone = End with blue and red points at most { $count } apart
condition-contracts = fulfil { $count } contracts
    .alone = Fulfil { $count } contracts
condition-captains = hire { $count } captains
    .alone = Hire { $count } captains
condition-dollars = pay ${ $dollars }
    .alone = Pay ${ $dollars }
condition-pay = pay { $goods } together
    .alone = Pay { $goods } together

# The lasting effect of a building: a whole sentence.
lasting-church = You collect ${ $dollars } more income each round.
lasting-palace = Each time you use the Governor board, you also gain { $points }.
lasting-guild = Each time you build, you gain ${ $dollars }.
lasting-workshop = Each building costs you one cube less; you choose which cube.
# The Tobacco Dryer and the Distillery: $from and $into are amounts of goods.
lasting-works = At any time, you may turn { $from } into { $into }.
lasting-city-hall = On your turn, you may exchange barrels for stars, one for one.
lasting-inn = Ships cost you ${ $dollars } less.
lasting-prison = Captains cost you ${ $dollars } less.
lasting-foundry = In the income phase, you may turn ore into cannons, one for one.

## Headings: the round and phase of the game; $round is a Roman numeral

heading-income = Round { $round }: income
heading-ships = Round { $round }: ships
heading-remove = Round { $round }: remove workers
heading-place = Round { $round }: place workers
heading-wish = Round { $round }: the people’s wish
heading-last-captains = Game end: activate captains
heading-allegiances = Game end: allegiances
heading-exchange = Game end: ${ $dollars } for a point
heading-over = Game over
# The line for a turn in a game printed as text. $turn counts the turns of the whole game; $scores: “Asha 12, Bao 9”.
# $round: a plain number, not a Roman numeral.
transcript-turn = Round { $round }, turn { $turn }: { $who } to play. Score: { $scores }.

## Prompts: the reader’s decision in one sentence, within 60 characters where possible

prompt-remove = Remove a worker to use a row or an alternative action.
prompt-place = Place a worker to use a row or an alternative action.
# $may is one choice or several, joined by “or”.
prompt-after = You may still { $may }, or end your turn.
prompt-ship = Buy a ship and take a cargo, or buy no more.
# In the last round, if the reader’s allegiance demands a payment that is still due: $price, an amount or a list.
prompt-owed = You still owe { $price } for your allegiance.
prompt-build = Choose a building, or build nothing.
prompt-hire = Choose a captain, or hire no one.
prompt-contract = Fulfil a contract for blue or red points, or fulfil none.
prompt-trade = Sell first, then buy. The $1 bonuses are placed for you.
# The balance of a trade so far.
prompt-trade-get = So far you get ${ $dollars }, bonuses included.
prompt-trade-pay = So far you pay ${ $dollars }, bonuses included.
prompt-trade-even = So far the trade is even, bonuses included.
prompt-cube = { $left ->
    [1] Choose a cube: wheat, wood or ore.
   *[other] Choose a cube ({ $left } left): wheat, wood or ore.
}
# A choice and its cause, which is not what was just pressed: “Choose a cube. It comes from the reputation track.”
prompt-from = { $prompt } It comes from { $source }.
prompt-colour = { $points ->
    [one] Take 1 point: blue or red?
   *[other] Take { $points } points: blue or red?
}
prompt-half = Step { $step } of the reputation track: choose one side.
prompt-foundry = Choose how much ore the Foundry turns into cannons.
# $over is the number of goods that do not fit into the warehouse.
prompt-overflow = { $over ->
    [one] 1 good does not fit: expand your warehouse or discard one.
   *[other] { $over } goods do not fit: expand your warehouse or discard some.
}
# The same, when the warehouse cannot grow any further.
prompt-overflow-discard = { $over ->
    [one] 1 good does not fit: choose one to discard.
   *[other] { $over } goods do not fit: choose what to discard.
}
prompt-allegiance = You have reached { $points }: choose an allegiance.
prompt-before-sale = Before your goods are sold, you may { $may }.
prompt-exchange = Secretly pay ${ $dollars } for 1 point, as often as you like.
prompt-choose = Make your choice.
prompt-over = The game is over.

## Prompts for the other players, who are waiting

wait-remove = { PERSON($who) ->
    [you] You remove a worker.
   *[other] { $who } is removing a worker.
}
wait-place = { PERSON($who) ->
    [you] You place a worker.
   *[other] { $who } is placing a worker.
}
wait-after = { PERSON($who) ->
    [you] You are finishing your turn.
   *[other] { $who } is finishing their turn.
}
wait-ship = { PERSON($who) ->
    [you] You may buy a ship.
   *[other] { $who } may buy a ship.
}
wait-build = { PERSON($who) ->
    [you] You may build.
   *[other] { $who } may build.
}
wait-hire = { PERSON($who) ->
    [you] You may hire a captain.
   *[other] { $who } may hire a captain.
}
wait-contract = { PERSON($who) ->
    [you] You may fulfil a contract.
   *[other] { $who } may fulfil a contract.
}
wait-trade = { PERSON($who) ->
    [you] You are trading.
   *[other] { $who } is trading.
}
wait-overflow = { PERSON($who) ->
    [you] You are making room in the warehouse.
   *[other] { $who } is making room in their warehouse.
}
wait-allegiance = { PERSON($who) ->
    [you] You choose an allegiance.
   *[other] { $who } is choosing an allegiance.
}
wait-exchange = { PERSON($who) ->
    [you] You secretly exchange money for points.
   *[other] { $who } is secretly exchanging money for points.
}
wait = { PERSON($who) ->
    [you] You are deciding.
   *[other] { $who } is deciding.
}

## Prompts for the next press

next-colour = Choose blue or red points.
next-saved = Choose the cube that the Workshop saves you.
next-payment = Choose to pay money or wood.
next-any = Complete your choice.

## Buttons: each begins with a verb and is narrow

# $gain is the gain of the row: “1 star, then build”.
do-remove = Remove a worker: { $gain }
do-place = Place a worker: { $gain }
do-buy-ship = Buy { $goods } for ${ $dollars }
do-build = Build the { $building }
do-build-saving = Build the { $building }, saving 1 { $good }
do-hire = Hire { FORM($captain, "inside") } for { $price }
do-fulfil = { $points ->
    [one] Fulfil for 1 { $colour } point
   *[other] Fulfil for { $points } { $colour } points
}
# After “Fulfil for 4 blue points” and a comma, if several contracts bring as many.
do-paying = paying { $goods }
do-sell = Sell 1 { $good }
do-buy = Buy 1 { $good }
# Points, a cube, or one side of a step of the reputation track.
do-take = Take { $gain }
# The same if that side is an action.
do-half-build = Build
do-half-trade = Trade
do-half-fulfil = Fulfil a contract
do-half-hire = Hire a captain
do-take-allegiance = Take the allegiance: { $condition }
    .due = Take the allegiance: { $condition } before the end of the game
do-prove = Pay { $price } for your allegiance
do-activate = Activate { FORM($captain, "inside") }
do-city-hall = Exchange 1 barrel for 1 star
do-dry = Dry { $from } into { $into }
do-distil = Distil { $from } into { $into }
do-smelt = Turn { $ore } into { $cannons }
do-keep-ore = Keep all ore
# Adds one square to the warehouse.
do-expand = Add a square for ${ $dollars }
do-discard = Discard 1 { $good }
do-exchange = Pay ${ $dollars } for { $gain }
do-stop-buying = Buy no more ships
do-build-nothing = Build nothing
do-hire-none = Hire no one
do-fulfil-none = Fulfil no contract
do-trade-nothing = Trade nothing
do-finish-trade = Finish the trade
do-end-turn = End turn
do-finish-exchange = Finish exchanging
do-done = Done

## Warnings before declining; a second press declines

forgone-ship = You could still buy a ship. Press again to buy no more this round.
forgone-build = You could build something. Press again to build nothing.
forgone-hire = You could hire a captain. Press again to hire no one.
forgone-contract = You could fulfil a contract. Press again to fulfil none.
forgone-trade = You have traded nothing yet. Press again to skip the trade.
forgone-exchange = Leftover money is worth nothing. Press again to keep it.
forgone-allegiance = You could pay for your allegiance; without it you cannot be Governor. Press again to leave it unpaid.
forgone-captain = You could activate a captain. Press again to activate none.

## Names of parts, read by a screen reader

part-row = { $board } board, row { $row }: { $gain }
part-board = { $board } board
part-alternative = { $board } board, alternative action: { $action }
part-ship = Ship for ${ $dollars }: { $goods }
# $left is the number of copies that can still be built.
part-building = { $left ->
    [0] { $building }: costs { $cost }. When built: { $gain }. None left.
   *[other] { $building }: costs { $cost }. When built: { $gain }. { $left } left.
}
# $lasting is a sentence.
part-building-lasting = { $left ->
    [0] { $building }: costs { $cost }. When built: { $gain }. { $lasting } None left.
   *[other] { $building }: costs { $cost }. When built: { $gain }. { $lasting } { $left } left.
}
part-saved = Save 1 { $good }
part-captain = { $captain }, for { $price }. When hired: { $gain }.
part-captain-cannons = { $captain }, for { $price }. When hired: { $gain }. Later, for { $cannons }: { $later }.
part-pay = Pay { $price }
part-contract = Contract for { $goods }: { $blue } blue or { $red } red points. Bonus of this space: { $bonus }.
part-space = Empty space { $number } on the contracts board. Bonus: { $bonus }.
part-blue = Blue points
part-red = Red points
part-sell = Sell { FORM($good, "plural") }, ${ $price } each; you have { $stored }
part-buy = Buy { FORM($good, "plural") }, ${ $price } each
part-half = Step { $step }: { $gain }
part-left = Left side of a step
part-right = Right side of a step
part-cube = A cube of { $good }
part-allegiance = Allegiance: { $condition }. Gives { $gain } at once.
part-no-allegiance = { PERSON($who) ->
    [you] You have no allegiance yet
   *[other] { $who } has no allegiance yet
}
part-allegiance-open = { PERSON($who) ->
    [you] Your allegiance, not yet fulfilled: { $condition }
   *[other] { $who }’s allegiance, not yet fulfilled: { $condition }
}
part-allegiance-fulfilled = { PERSON($who) ->
    [you] Your allegiance, fulfilled: { $condition }
   *[other] { $who }’s allegiance, fulfilled: { $condition }
}
part-crew = Activate { FORM($captain, "inside") } for { $cannons }: { $gain }
part-crew-plain = { $captain }, no activation
part-crew-used = { $captain }, already activated
part-own = { $building }
part-own-lasting = { $building }. { $lasting }
part-expansion = Warehouse expansion for ${ $dollars }
part-no-expansion = No expansion tokens left
part-stored = { $count ->
    [0] No { FORM($good, "plural") } in the warehouse
    [one] 1 { $good } in the warehouse
   *[other] { $count } { FORM($good, "plural") } in the warehouse
}

## Refusals: why a part cannot be pressed now

no-over = The game is over.
no-other-turn = It is not your turn: wait for { $who }.

# Workers.
no-worker-moved = You have already moved a worker this turn.
no-workers-yet = Workers move in phase 3, after the ships.
no-workers-any-more = All rounds are over: workers no longer move.
no-worker-now = You cannot move a worker now: finish this choice first.
no-worker-here = You have no worker on the { $board } board to remove.
no-room-here = The { $board } board is full.
no-whole-row = This row has a slash: choose its left or its right side.
no-half-row = This row has no slash: you get all of it.

# Ships.
no-ship-now = Ships are for sale only in phase 2, before the workers move.
no-ship-gone = This ship is not for sale: it was bought, or it was not drawn this round.
no-ship-row = This ship has no such cargo.
no-ship-money = This ship costs ${ $price }, but you have { $money ->
    [0] no money.
   *[other] only ${ $money }.
}

# Buildings. $board is the board with the alternative action “build”.
no-build-now = To build, use a row with a build icon or the alternative action of the { $board } board.
no-build-owned = You already own the { $building }, and you cannot build the same building twice.
no-build-left = No copies of the { $building } are left.
no-build-unused = The { $building } is not in this game.
no-build-goods = You lack { $goods } for the { $building }.
no-build-workshop = You lack { $goods } for the { $building }, and the Workshop saves you only one cube.
no-saved = First choose a building that costs { $good }: the Workshop saves you one cube of its cost.

# Captains.
no-hire-now = To hire, use a row with a captain icon or the alternative action of the { $board } board.
no-captain-taken = { PERSON($who) ->
    [you] You have already hired { FORM($captain, "inside") }.
   *[other] { $who } has already hired { FORM($captain, "inside") }.
}
no-captain-yet = { $captain } cannot be hired before round { $round }.
no-captain-unused = This captain is not in this game.
no-captain-money = You need { $price } to hire { FORM($captain, "inside") }, but you have { $money ->
    [0] no money.
   *[other] only ${ $money }.
}
no-captain-goods = You lack { $goods } to hire { FORM($captain, "inside") }.
no-payment = Only { $captain } lets you choose how to pay: { $price }.
no-activate-now = Activate captains before or after you move a worker, or at the end of the game.
no-crew-other = You have not hired { FORM($captain, "inside") }.
no-crew-plain = { $captain } has nothing to activate.
no-crew-used = You have already activated { FORM($captain, "inside") }.
no-crew-cannons = { $stored ->
    [0] You need { $cannons } to activate { FORM($captain, "inside") }, but you have none.
   *[other] You need { $cannons } to activate { FORM($captain, "inside") }, but you have only { $stored }.
}

# Contracts.
no-contract-now = To fulfil a contract, use a row with a contract icon or the alternative action of the { $board } board.
no-contract-yet = This space is empty: new contracts come at the end of the round.
no-contract-left = This space is empty, and no new contracts will come.
no-contract-goods = You lack { $goods } for this contract.
no-colour-now = You are not choosing between blue and red points now.
no-colour-first = First choose a contract, then blue or red points.

# Trade and the warehouse.
no-trade-now = To trade, use a row with a trade icon or the alternative action of the { $board } board.
no-sell-none = You have no { FORM($good, "plural") } to sell.
no-sell-after = You sell before you buy: to sell more, take back your purchases first.
no-buy-sold = You are selling { FORM($good, "plural") }, so you cannot buy any in this trade.
no-buy-room = Your warehouse has no free square for another good.
no-buy-money = You have ${ $money } left, not enough for 1 { $good }.
no-supply = The supply has no { FORM($good, "plural") } left.
no-expand-now = You can expand your warehouse only during a trade, or when your goods do not fit.
no-expansions-left = You have no expansion tokens left: your warehouse cannot grow further.
no-expansion-money = The next expansion costs ${ $price }, but you have { $money ->
    [0] no money.
   *[other] only ${ $money }.
}
no-stored-none = You have no { FORM($good, "plural") }.
no-stored-fits = You can discard goods only when they do not fit in your warehouse.

# The reputation track and cubes.
no-half-now = You are not choosing a side of a step now.
no-cube-now = You are not choosing a cube now.

# Allegiances.
no-allegiance-now = You choose an allegiance when you reach { $points }.
no-allegiance-taken = { PERSON($who) ->
    [you] You have already taken this allegiance.
   *[other] { $who } has already taken this allegiance.
}
no-allegiance-unused = This allegiance is not in this game.
no-seal-now = Pay for your allegiance before or after you move a worker, or at the end of the game.
no-seal-none = You have no allegiance yet.
no-seal-fulfilled = Your allegiance is already fulfilled.
no-seal-money = Your allegiance costs ${ $price }, but you have { $money ->
    [0] no money.
   *[other] only ${ $money }.
}
no-seal-goods = You lack { $goods } for your allegiance.
no-seal-condition = There is nothing to pay: to fulfil your allegiance, { $condition }.

# The player’s own buildings.
no-own-not = You do not own the { $building }.
no-own-passive = The { $building } takes effect on its own: you never need to use it.
no-city-hall-now = Use the { $building } before or after you move a worker.
no-city-hall-barrel = You have no barrel for the { $building }.
no-foundry-now = The Foundry works only in the income phase.
no-smelt = You need 1 ore for each cannon, and there must be enough cannons left in the supply.
no-works-goods = { $stored ->
    [0] The { $building } needs { $needs }, but you have none.
   *[other] The { $building } needs { $needs }, but you have only { $stored }.
}
no-works-supply = The supply does not have { $makes } left.
no-works-now = You cannot use the { $building } during this choice.

# The exchange at the end of the game.
no-exchange-money = A point costs ${ $price }, but you have { $money ->
    [0] no money left.
   *[other] only ${ $money } left.
}

# The reason why a player cannot finish yet.
no-done-worker = You must move a worker: choose a board.
no-done-overflow = Your goods do not fit: expand your warehouse or discard some.
no-done-allegiance = You must choose an allegiance.
no-done-foundry = Choose how much ore to use; you may keep all of it.
no-done-colour = Choose blue or red points.
no-done-cube = Choose a cube.
no-done-choose = Choose one of the two sides first.

## The story: one line for each event, without a full stop

# Setup.
line-not-used = Not in this game: { $buildings }
line-wish-laid = The people’s wish in round { $round }: { $symbols }, for { $colour } points
line-contract-laid = New contract for { $goods }
line-captains = Captains for hire: { $captains }
line-endowment = { PERSON($who) ->
    [you] You draw a starting endowment
   *[other] { $who } draws a starting endowment
}

# A round and its phases.
line-round = { PERSON($who) ->
    [you] Round { $round } begins, and you go first
   *[other] Round { $round } begins, and { $who } goes first
}
line-victory-card = The victory card of round { $round } is { $colour }, for the { $honour }
line-income = { PERSON($who) ->
    [you] You collect your income
   *[other] { $who } collects income
}
line-ships = Ships for sale at { $prices }
# The price follows: “−$5”.
line-buys-ship = { PERSON($who) ->
    [you] You buy a ship carrying { $goods }
   *[other] { $who } buys a ship carrying { $goods }
}
line-passes = { PERSON($who) ->
    [you] You buy no more ships this round
   *[other] { $who } buys no more ships this round
}
# Money at the end of a line of the story, and in the table of a trade.
aside-gained = +${ $dollars }
aside-paid = −${ $dollars }

# Workers.
line-removes = { PERSON($who) ->
    [you] You remove a worker from the { $board } board: { $gain }
   *[other] { $who } removes a worker from the { $board } board: { $gain }
}
line-places = { PERSON($who) ->
    [you] You place a worker on the { $board } board: { $gain }
   *[other] { $who } places a worker on the { $board } board: { $gain }
}
# $action is a verb: “trade”.
line-removes-instead = { PERSON($who) ->
    [you] You remove a worker from the { $board } board to { $action }
   *[other] { $who } removes a worker from the { $board } board to { $action }
}
line-places-instead = { PERSON($who) ->
    [you] You place a worker on the { $board } board to { $action }
   *[other] { $who } places a worker on the { $board } board to { $action }
}
line-automa-removes = The Automa removes a worker from the { $board } board
line-automa-places = The Automa places a worker on the { $board } board
line-automa-blocked = The Automa draws a { $board } tile but cannot use that board
line-automa-shuffles = The Automa reshuffles its tiles

# Gains.
line-money = { PERSON($who) ->
    [you] You gain money from { $source }
   *[other] { $who } gains money from { $source }
}
line-goods = { PERSON($who) ->
    [you] You gain { $goods }
   *[other] { $who } gains { $goods }
}
# $lacking are the goods missing from the supply.
line-goods-short = { PERSON($who) ->
    [you] You gain { $goods }, but the supply lacks { $lacking }
   *[other] { $who } gains { $goods }, but the supply lacks { $lacking }
}
line-goods-lost = { PERSON($who) ->
    [you] You go without { $lacking }: the supply has none
   *[other] { $who } goes without { $lacking }: the supply has none
}
line-points = { PERSON($who) ->
    [you] You gain { $points } from { $source }
   *[other] { $who } gains { $points } from { $source }
}
line-step = { PERSON($who) ->
    [you] You reach step { $step } of the reputation track
   *[other] { $who } reaches step { $step } of the reputation track
}
line-beyond = { PERSON($who) ->
    [you] You gain a star, but you are already on the last step
   *[other] { $who } gains a star, but is already on the last step
}
line-population = { PERSON($who) ->
    [you] Your population grows to { $population }
   *[other] { $who }’s population grows to { $population }
}

# Cards.
line-builds = { PERSON($who) ->
    [you] You build the { $building } for { $price }
   *[other] { $who } builds the { $building } for { $price }
}
line-hires = { PERSON($who) ->
    [you] You hire { FORM($captain, "inside") } for { $price }
   *[other] { $who } hires { FORM($captain, "inside") } for { $price }
}
line-activates = { PERSON($who) ->
    [you] You activate { FORM($captain, "inside") } for { $cannons }
   *[other] { $who } activates { FORM($captain, "inside") } for { $cannons }
}
line-fulfils = { PERSON($who) ->
    [you] You fulfil a contract for { $colour } points, paying { $goods }
   *[other] { $who } fulfils a contract for { $colour } points, paying { $goods }
}
line-builds-nothing = { PERSON($who) ->
    [you] You build nothing
   *[other] { $who } builds nothing
}
line-hires-none = { PERSON($who) ->
    [you] You hire no captain
   *[other] { $who } hires no captain
}
line-fulfils-none = { PERSON($who) ->
    [you] You fulfil no contract
   *[other] { $who } fulfils no contract
}
line-trades-nothing = { PERSON($who) ->
    [you] You trade nothing
   *[other] { $who } trades nothing
}
line-allegiance = { PERSON($who) ->
    [you] You take an allegiance: { $condition }
   *[other] { $who } takes an allegiance: { $condition }
}
line-proved = { PERSON($who) ->
    [you] You fulfil your allegiance: { $condition }
   *[other] { $who } fulfils their allegiance: { $condition }
}

# Goods. The balance of a trade follows: “+$3”.
line-sells = { PERSON($who) ->
    [you] You sell { $goods }
   *[other] { $who } sells { $goods }
}
line-buys = { PERSON($who) ->
    [you] You buy { $goods }
   *[other] { $who } buys { $goods }
}
line-trades = { PERSON($who) ->
    [you] You trade { $sold } for { $bought }
   *[other] { $who } trades { $sold } for { $bought }
}
line-expands = { PERSON($who) ->
    [you] You add a square to your warehouse
   *[other] { $who } adds a square to their warehouse
}
# For the removal of all expansion tokens that the player still has.
line-clears = { $tokens ->
    [one] { PERSON($who) ->
        [you] You remove your last expansion token for free
       *[other] { $who } removes their last expansion token for free
    }
   *[other] { PERSON($who) ->
        [you] You remove { $tokens } expansion tokens for free
       *[other] { $who } removes { $tokens } expansion tokens for free
    }
}
line-discards = { PERSON($who) ->
    [you] You discard 1 { $good }
   *[other] { $who } discards 1 { $good }
}
line-smelts = { PERSON($who) ->
    [you] You turn { $ore } into { $cannons }
   *[other] { $who } turns { $ore } into { $cannons }
}
line-keeps-ore = { PERSON($who) ->
    [you] You keep all your ore
   *[other] { $who } keeps all their ore
}
line-dries = { PERSON($who) ->
    [you] You dry { $from } into { $into }
   *[other] { $who } dries { $from } into { $into }
}
line-distils = { PERSON($who) ->
    [you] You distil { $from } into { $into }
   *[other] { $who } distils { $from } into { $into }
}
line-city-hall = { PERSON($who) ->
    [you] You exchange a barrel for a star at the { $building }
   *[other] { $who } exchanges a barrel for a star at the { $building }
}

# The people’s wish.
line-symbols = { $count ->
    [one] { PERSON($who) ->
        [you] You have 1 symbol for the people’s wish
       *[other] { $who } has 1 symbol for the people’s wish
    }
   *[other] { PERSON($who) ->
        [you] You have { $count } symbols for the people’s wish
       *[other] { $who } has { $count } symbols for the people’s wish
    }
}

# The end of the game. The proceeds of the goods follow: “+$12”.
line-sells-out = { PERSON($who) ->
    [you] You sell your leftover goods: { $goods }
   *[other] { $who } sells their leftover goods: { $goods }
}
line-may-exchange = { PERSON($who) ->
    [you] You may secretly exchange money for points
   *[other] { $who } may secretly exchange money for points
}
line-buys-point = { PERSON($who) ->
    [you] You pay ${ $dollars } for { $points }
   *[other] { $who } pays ${ $dollars } for { $points }
}
line-exchanges = { PERSON($who) ->
    [you] You exchange ${ $dollars } for { $points }
   *[other] { $who } exchanges ${ $dollars } for { $points }
}
line-exchanges-nothing = { PERSON($who) ->
    [you] You exchange nothing
   *[other] { $who } exchanges nothing
}
# The points of the larger colour fall to $most more than those of the smaller.
line-excess = { PERSON($who) ->
    [you] You lose { $points }: your blue and red points were more than { $most } apart
   *[other] { $who } loses { $points }: their blue and red points were more than { $most } apart
}
line-no-governor = No player has fulfilled an allegiance: there is no Governor
line-crowned = { PERSON($who) ->
    [you] You become { $honour }
    [you-all] The title of { $honour } is shared by { $who }
    [several] { $who } share the title of { $honour }
   *[other] { $who } becomes { $honour }
}

## Answers about a piece: places, tracks and buttons

piece-alternative = Alternative action of the { $board } board
    .about = When you place or remove a worker here, you may use this action instead of the row.
# $number counts the spaces from the left.
piece-space = Space { $number } of the contracts board
    .about = This space is empty. At the end of the round, contracts move right and new ones fill the gaps.
piece-blue = Blue points
    .about = Blue points show your standing with the Crown. The player with the most can become Governor.
piece-red = Red points
    .about = Red points show your support among the People. The player with the most becomes Pirate King.
piece-track = Reputation track
    .about = Each star moves you up one step, and you take the gain on that step.
piece-step = Step { $step } of the reputation track
piece-seal = No allegiance yet
    .about = When you have enough blue points, you must take an allegiance to the Crown.
piece-expansion = Warehouse expansion
    .about = Pay the price on an expansion token to remove it and gain one more square.
piece-done = Done
    .about = Ends or skips the current choice.
piece-money = Money
    .about = Money pays for ships, captains and goods. At the end, you may exchange it for points.
piece-population = Population
    .about = Each round, you collect as many dollars as your population.
piece-warehouse = Warehouse
    .about = Each square holds one good. You must discard goods that do not fit.
piece-workers = Workers
    .about = In odd rounds, you remove your workers from the action boards. In even rounds, you put them back.
piece-score = Points
    .about = Blue points can make you Governor, red points Pirate King.
piece-scale = Scale
    .about = Sell on the left, buy on the right. You sell one kind of good for $1 more each (never cannons) and buy one kind for $1 less each (never wheat).
piece-held = Buildings, captains and contracts
    .about = All players can see these cards.
piece-order = Order board
    .about = The order board shows whose turn it is to move a worker. The board is turned over after each round.

## Answers: the state of a piece now, in short sentences

now-unused = Not used in this game.
now-left = { $left ->
    [0] None left.
   *[other] { $left } left.
}
now-built = Built by { $who }.
now-lack = { PERSON($who) ->
    [you] You lack { $goods }.
   *[other] { $who } lacks { $goods }.
}
now-hired = Hired by { $who }.
now-for-hire = For hire now.
now-hire-later = May come up for hire from round { $round }.
now-price = { PERSON($who) ->
    [you] You would pay { $price }.
   *[other] { $who } would pay { $price }.
}
now-activated = Already activated.
now-contract-space = On space { $space } of the contracts board. Bonus of this space: { $bonus }.
now-has-goods = { PERSON($who) ->
    [you] You have all the goods for this contract.
   *[other] { $who } has all the goods for this contract.
}
now-fulfilled = Fulfilled by { $who }.
now-ship-for-sale = For sale this round.
now-ships-coming = This round’s ships are not laid out yet.
now-ship-sold = Already bought this round.
now-ship-absent = Not for sale: it was bought, or it was not drawn this round.
now-allegiance-free = Still available.
now-allegiance-open = Taken by { $who }, not yet fulfilled.
now-allegiance-fulfilled = Taken and fulfilled by { $who }.
now-wish-round = Counts in round { $round }.
now-symbols = { $count ->
    [0] { PERSON($who) ->
        [you] You have no matching symbols.
       *[other] { $who } has no matching symbols.
    }
    [one] { PERSON($who) ->
        [you] You have 1 matching symbol.
       *[other] { $who } has 1 matching symbol.
    }
   *[other] { PERSON($who) ->
        [you] You have { $count } matching symbols.
       *[other] { $who } has { $count } matching symbols.
    }
}
now-endowed = A player drew this at the start.
now-supply = { $left ->
    [0] None left in the supply.
   *[other] { $left } left in the supply.
}
now-supply-endless = The supply never runs out.
now-holds = { PERSON($who) ->
    [you] You have { $count } in your warehouse.
   *[other] { $who } has { $count } in their warehouse.
}
now-next-row = The next worker uses row { $row }: { $gain }.
now-board-empty = No workers are left here to remove.
now-board-full = There is no room here for another worker.
now-workers-here = { $count ->
    [one] { PERSON($who) ->
        [you] You have 1 worker here.
       *[other] { $who } has 1 worker here.
    }
   *[other] { PERSON($who) ->
        [you] You have { $count } workers here.
       *[other] { $who } has { $count } workers here.
    }
}
now-automa-here = { $count ->
    [one] The Automa has 1 worker here.
   *[other] The Automa has { $count } workers here.
}
now-workers-left = { $count ->
    [0] { PERSON($who) ->
        [you] You have no workers left to move.
       *[other] { $who } has no workers left to move.
    }
    [one] { PERSON($who) ->
        [you] You have 1 worker left to move.
       *[other] { $who } has 1 worker left to move.
    }
   *[other] { PERSON($who) ->
        [you] You have { $count } workers left to move.
       *[other] { $who } has { $count } workers left to move.
    }
}
# Cards that a player could pay for with the alternative action: the reader or, for a bystander, the active player.
now-could-build = { $count ->
    [0] { PERSON($who) ->
        [you] You cannot afford any buildings now.
       *[other] { $who } cannot afford any buildings now.
    }
    [one] { PERSON($who) ->
        [you] You can afford 1 building now.
       *[other] { $who } can afford 1 building now.
    }
   *[other] { PERSON($who) ->
        [you] You can afford { $count } buildings now.
       *[other] { $who } can afford { $count } buildings now.
    }
}
now-could-hire = { $count ->
    [0] { PERSON($who) ->
        [you] You cannot afford any captains now.
       *[other] { $who } cannot afford any captains now.
    }
    [one] { PERSON($who) ->
        [you] You can afford 1 captain now.
       *[other] { $who } can afford 1 captain now.
    }
   *[other] { PERSON($who) ->
        [you] You can afford { $count } captains now.
       *[other] { $who } can afford { $count } captains now.
    }
}
now-could-fulfil = { $count ->
    [0] { PERSON($who) ->
        [you] You can fulfil no contract now.
       *[other] { $who } can fulfil no contract now.
    }
    [one] { PERSON($who) ->
        [you] You can fulfil 1 contract now.
       *[other] { $who } can fulfil 1 contract now.
    }
   *[other] { PERSON($who) ->
        [you] You can fulfil { $count } contracts now.
       *[other] { $who } can fulfil { $count } contracts now.
    }
}
now-points = { PERSON($who) ->
    [you] You have { $points }.
   *[other] { $who } has { $points }.
}
now-score = { PERSON($who) ->
    [you] You have { $blue } blue and { $red ->
        [one] 1 red point
       *[other] { $red } red points
    }.
   *[other] { $who } has { $blue } blue and { $red ->
        [one] 1 red point
       *[other] { $red } red points
    }.
}
now-chest = { PERSON($who) ->
    [you] Your points are in a closed chest.
   *[other] { $who }’s points are hidden in a closed chest.
}
now-step = { PERSON($who) ->
    [you] You are on step { $step }.
   *[other] { $who } is on step { $step }.
}
now-money = { PERSON($who) ->
    [you] You have ${ $dollars }.
   *[other] { $who } has ${ $dollars }.
}
now-population = { PERSON($who) ->
    [you] Your population is { $population }.
   *[other] { $who }’s population is { $population }.
}
now-warehouse = { PERSON($who) ->
    [you] You use { $used } of { $squares } squares.
   *[other] { $who } uses { $used } of { $squares } squares.
}
now-expansion = { PERSON($who) ->
    [you] Your next expansion costs ${ $dollars }.
   *[other] { $who }’s next expansion costs ${ $dollars }.
}
now-no-expansion = { PERSON($who) ->
    [you] You have no expansion tokens left.
   *[other] { $who } has no expansion tokens left.
}
now-held = { PERSON($who) ->
    [you] These are yours.
   *[other] These are { $who }’s.
}
# Players and the Automa, starting from the current turn.
now-order = Turn order from here: { $order }.
now-victory-cards = Turned up so far: { $blue } blue, { $red } red.

## Facts: everything that is known of a player, a place or the round, in short sentences without full stops

fact-money = Money: ${ $dollars }
fact-workers = Workers left to move: { $count }
# Money after the trade that is still open.
fact-purse = After this trade: ${ $dollars }
# Gains and actions that wait, in their order.
fact-pending = Still to do: { $gains }
fact-gain = { $gain } thanks to { $source }
fact-symbols = Symbols: { $symbols }
fact-buildings = Buildings: { $buildings }
fact-captains = Captains: { $captains }
# Captains for whom cannons can still be paid.
fact-waiting = Not yet activated: { $captains }
# The goods were paid for a contract.
fact-fulfilled = Contract fulfilled: { $goods }
# $space is a number on the contracts board.
fact-contract = Space { $space }: { $goods } for { $blue } blue or { $red } red points; bonus: { $bonus }
# $left is the number of copies of each of the buildings.
fact-stock = { $left ->
    [0] None left: { $buildings }
   *[other] { $left } left: { $buildings }
}
# What an allegiance demands, and the points that it gives at once.
fact-allegiance = { $condition }, for { $gain }
fact-order = Turn order: { $order }
# $turn counts the turns of the whole game.
fact-turn = Turn { $turn } of the game
# The number of tiles of each action board.
fact-automa = The Automa’s tiles face down: Governor { $governor }, Market { $market }, Harbor { $harbor }, Tavern { $tavern }
fact-supply = Left in the supply: { $goods }
# The numbers of the starting endowments in play.
fact-endowments = Starting endowments dealt: { $numbers }

## The box: kinds of pieces, and the use of each

box-buildings = Buildings
    .about = { $buildings } buildings in { $families } colours, with { $copies } copies of each. You cannot build the same building twice.
box-captains = Captains
    .about = { $each } captains for each round; { $few } or { $many } of them come into play. Some captains can be activated later by paying cannons.
box-contracts = Contracts
    .about = { $contracts } contracts. Each space of the contracts board adds a bonus to the contract on it.
box-contract = Contract for { $goods }
    .about = Pay these goods to gain either the blue or the red points.
box-ships = Ships
    .about = { $ships } ships. Each round, { $two } of them are for sale with two players, { $three } with three and { $four } with four.
box-ship = Ship { $number }
    .about = Buy this ship to take one of its cargoes.
box-allegiances = Allegiances
    .about = When you reach { $points }, you take an allegiance. Only a player who fulfils an allegiance can become Governor.
box-wishes = Wishes and endowments
    .about = { $rounds } of the { $wishes } wishes are laid out, one for each round. Each player draws one of the { $endowments } starting endowments.
box-wish = The people’s wish: { $symbols }
    .about = At the end of its round, the players with the most { $symbols } symbols gain points.
box-endowment = Starting endowment { $number }
box-tiles = Action tiles and tracks
    .about = { $tiles } tiles for each action board. Their sides for { $players } players are shown.
box-tiles-of = Action tiles for the { $board } board
    .about = Placed on the rows of the board in random order during setup.
box-goods = Goods
    .about = You buy and sell goods at their base prices. The small plates of the scale add or save $1 for each good of one kind.
box-automa = The Automa
    .about = Used only in games of two players.
box-automa-tiles = Automa tiles
    .about = Each tile shows the board where the Automa places or removes a worker.
box-victory-cards = Victory cards
    .about = One card is turned up each round. The colour that comes up more often decides which title wins the game.

# Labels of figures: short, the figure follows.
figure-costs = Costs
figure-points = Points
figure-when-built = When built
figure-symbols = Symbols
figure-round = Round
figure-and = Also costs
figure-or = Or costs
figure-stars = Stars when hired
figure-when-hired = When hired
figure-activation = Activation costs
figure-then = Activation gives
figure-goods = Goods
figure-blue = Blue
figure-red = Red
figure-cargo = Cargo
figure-red-points = Red points at once
figure-gives = Gives
# A tile of a board, by its number.
figure-tile = Tile { $number }
figure-base-price = Base price
figure-action = Action
figure-bonus = Bonus
figure-blue-points = Blue points
figure-point-price = A point costs
figure-squares = Squares at the start
figure-each-player = Each player
figure-automa-turns = The Automa’s turns
figure-every-third = every third turn

# Tables of figures: their names and the headings of their columns.
table-spaces = Spaces on the contracts board with { $players } players
table-space = Space
table-bonus = Bonus
table-rewards = Rewards for the people’s wish
table-round = Round
table-most = Most symbols
table-second = Second most
table-steps = Steps of the reputation track
table-step = Step
table-gives = Gives
table-expansions = Warehouse expansions
table-token = Token
table-costs = Costs

## Standings: a player’s possessions, compared in the review

standing-population = Population
standing-reputation = Reputation
standing-buildings = Buildings
standing-captains = Captains
standing-contracts = Contracts
standing-goods = Goods
standing-dollars = Dollars

## The result

# With three or four players: two winners, each with one title.
result-two-winners = { PERSON($governor) ->
    [you] You are Governor, and { $king } is Pirate King.
   *[other] { PERSON($king) ->
        [you] { $governor } is Governor, and you are Pirate King.
       *[other] { $governor } is Governor, and { $king } is Pirate King.
    }
}
result-both-titles = { PERSON($winner) ->
    [you] You win both titles: Governor and Pirate King.
   *[other] { $winner } wins both titles: Governor and Pirate King.
}
result-king-alone = { PERSON($king) ->
    [you] You are Pirate King, but the island has no Governor.
   *[other] { $king } is Pirate King, but the island has no Governor.
}
# $kings are several players.
result-kings-alone = The title of Pirate King is shared by { $kings }, but the island has no Governor.
# $winners are several players.
result-share-both = Both titles, Governor and Pirate King, are shared by { $winners }.
# One or several players for each title, and at least one title is shared.
result-shared = Tied players share a title. Governor: { $governors }. Pirate King: { $kings }.
# With two players: the victory cards decide which title is given.
result-two-governor = { PERSON($winner) ->
    [you] Most victory cards are blue: you are Governor and win.
   *[other] Most victory cards are blue: { $winner } is Governor and wins.
}
result-two-king = { PERSON($winner) ->
    [you] Most victory cards are red: you are Pirate King and win.
   *[other] Most victory cards are red: { $winner } is Pirate King and wins.
}
result-two-share-governor = Most victory cards are blue: { $winners } share the title of Governor.
result-two-share-king = Most victory cards are red: { $winners } share the title of Pirate King.
result-two-none = Most victory cards are blue, but no player has fulfilled an allegiance: there is no winner.

## Facts about the game: its possible endings and its counts

end-0 = a Governor and a Pirate King, the Governor in the earlier seat
end-1 = a Governor and a Pirate King, the Pirate King in the earlier seat
end-2 = one player wins both titles
end-3 = a Pirate King, but no Governor
end-4 = a title is shared
end-5 = with two players, the Governor wins
end-6 = with two players, the Pirate King wins
end-7 = with two players, neither wins
total-0 = Blue
total-1 = Red
# Points by their source: first the blue ones, then the red ones.
category-0 = Endowment
    .full = Blue: endowment
category-1 = Rows
    .full = Blue: rows
category-2 = Buildings
    .full = Blue: buildings
category-3 = Captains
    .full = Blue: captains
category-4 = Contracts
    .full = Blue: contracts
category-5 = Reputation
    .full = Blue: reputation
category-6 = Wishes
    .full = Blue: wishes
category-7 = Allegiance
    .full = Blue: allegiance
category-8 = Exchange
    .full = Blue: exchange
category-9 = Excess lost
    .full = Blue: excess lost
category-10 = Endowment
    .full = Red: endowment
category-11 = Rows
    .full = Red: rows
category-12 = Buildings
    .full = Red: buildings
category-13 = Captains
    .full = Red: captains
category-14 = Contracts
    .full = Red: contracts
category-15 = Reputation
    .full = Red: reputation
category-16 = Wishes
    .full = Red: wishes
category-17 = Allegiance
    .full = Red: allegiance
category-18 = Exchange
    .full = Red: exchange
category-19 = Excess lost
    .full = Red: excess lost

## Labels of the board; those marked narrow share a line with figures on a phone

# Tabs of a phone: one word.
board-tab-town = Town
board-tab-build = Build
board-tab-captains = Captains
board-tab-contracts = Contracts
board-tab-tracks = Tracks
board-shelf-players = Players
board-tabs = Parts of the table
board-shelves = Panels below the action boards
board-to-town = Back to the action boards
# Narrow: over the alternative action of a board.
board-instead = Or
# Between two prices.
board-or = or
# Narrow: on a building.
board-yours = yours
board-sold-out = none left
board-track = Reputation track
board-buildings = Buildings
board-captains = Captains
board-contracts = Contracts
board-drift = Older contracts move right
board-drift-down = Older contracts move down
board-empty-space = Empty until the round ends
    .for-good = Empty
board-allegiances = Allegiances
    .help = each player takes one at { $points } blue points
board-ships = Ships
board-harbour = Ships for sale
board-yours-whole = Your board
board-warehouse = Warehouse
    .whole = Warehouse: { $goods }; { $used } of { $squares } squares
# With the player’s money before and after a trade.
board-money = Money
    .change = ${ $before } → ${ $after }
board-fulfilled = fulfilled
board-too-late = too late to pay
board-nothing-yet = No buildings, captains or contracts yet
board-none = none
board-order = Turn order this round
    .caption = Order
board-automa = The Automa
    .help = Every third turn is the Automa’s: it draws a tile, then places a worker on the board shown or removes one.
board-preview = The four action boards at setup
board-workers-left = Workers left to move
board-contracts-fulfilled = Contracts fulfilled
    .whole = { $count ->
        [one] 1 fulfilled contract
       *[other] { $count } fulfilled contracts
    }
board-captains-hired = Captains hired
board-population = Population
    .whole = Population { $population }: ${ $population } income each round
board-reputation = Reputation
    .whole = Reputation: step { $step } of { $last }
board-ship-sold = Sold
# A rival’s points: at least $points of them are blue. The mark is also on a flag, as a minimum of points: narrow.
board-chest = { $points } or more blue points, in a closed chest
    .mark = { $points }+
# The workers on an action board, for a screen reader; $workers is a list: “1 of yours and 2 of Bao’s”.
board-crowd = Workers on the { $board } board: { $workers }; row { $row } is next
board-crowd-full = Workers on the { $board } board: { $workers }; the board is full
board-crowd-none = No workers on the { $board } board
board-crowd-of = { PERSON($who) ->
    [you] { $count } of yours
   *[other] { $count } of { $who }’s
}
board-crowd-automa = { $count } of the Automa’s
# The alternative actions, in one word each.
board-door-build = Build
board-door-trade = Trade
board-door-fulfil = Contract
board-door-hire = Captain
# Narrow: the next row of a board.
board-row = Row { $row }
board-no-row = Closed
board-step = Step { $step }: { $gain }
board-step-of = Step { $step }: { $gain }. Here: { $who }
board-family-crown = Crown
board-family-trades = Trades
board-family-hygiene = Hygiene
board-family-leisure = Leisure
board-family-security = Security
# The number of captains that the reader can afford, out of all on display.
board-can-pay = you can afford { $count } of { $of }
board-captain = Now: { $now }.
board-captain-cannons = Now: { $now }. Later, for { $cannons }: { $later }.
board-has-all = You have the goods
board-lacks = You lack { $goods }
# The reader’s progress with an allegiance, under its condition.
board-tally = { $have } of { $need }
board-so-far = so far { $tally }
board-so-far-dollars = you have ${ $have } of ${ $need }
board-so-far-each = buildings { $buildings }, captains { $captains }, contracts { $contracts }
# Blue and red points.
board-so-far-apart = now { $points } apart
# Under the word “Ships”: narrow.
board-ships-for-sale = { $left } for sale
board-ships-coming = laid out after income
board-ships-waiting = { $left } for sale after income
board-ships-left = { $left ->
    [0] all sold
   *[other] { $left } unsold
}
board-ships-left-all = { $left ->
    [0] all sold; all { $ships } return next round
   *[other] { $left } unsold; all { $ships } return next round
}
board-ships-left-others = { $left ->
    [0] all sold; new draw next round
   *[other] { $left } unsold; new draw next round
}
board-ship = Ship for ${ $dollars }
board-buyers = 1 ship a turn; still buying: { $who }
board-no-buyers = no more buyers
# Narrow.
board-squares = { $used } of { $squares } squares
board-worth = worth ${ $dollars }
board-points = { $blue } blue and { $red ->
    [one] 1 red point
   *[other] { $red } red points
}
# Narrow: the blue points that the reader still needs before taking an allegiance.
board-to-allegiance = { $left ->
    [0] Allegiance now
   *[other] Allegiance: { $left } to go
}
board-wish = Wish of round { $round }
board-wish-row = { $count ->
    [0] { PERSON($who) ->
        [you] You have no symbols
       *[other] { $who } has no symbols
    }
    [one] { PERSON($who) ->
        [you] You have 1 symbol
       *[other] { $who } has 1 symbol
    }
   *[other] { PERSON($who) ->
        [you] You have { $count } symbols
       *[other] { $who } has { $count } symbols
    }
}
# The reward if the round ended now.
board-wish-row-reward = { $count ->
    [one] { PERSON($who) ->
        [you] You have 1 symbol, worth { $reward } now
       *[other] { $who } has 1 symbol, worth { $reward } now
    }
   *[other] { PERSON($who) ->
        [you] You have { $count } symbols, worth { $reward } now
       *[other] { $who } has { $count } symbols, worth { $reward } now
    }
}
board-victory-cards = Victory cards turned up: { $blue } for the Governor, { $red } for the Pirate King
board-automa-removed = The Automa removed a worker from the { $board } board: row { $row } is next
board-automa-removed-last = The Automa removed the last worker from the { $board } board
board-automa-placed = The Automa placed a worker on the { $board } board: row { $row } is next
board-automa-filled = The Automa filled the { $board } board
board-automa-next = Next: { $gain }
board-automa-tiles = { $count ->
    [one] 1 tile face down
   *[other] { $count } tiles face down
}
# A rival’s allegiance.
board-rival-fulfilled = Fulfilled: { $condition }
board-rival-must = Must { $condition }

## The panel of the decision

board-prove = Pay for your allegiance
# A warning: blue points before and after the chosen action, which leads to an allegiance.
board-crown-calls = { $before } → { $after } blue points. You must take an allegiance, and the other players will no longer see your points.
board-in-vain = You can afford nothing here right now: you would only move your worker.
board-choose-blue = Blue: the Crown
board-choose-red = Red: the People
# Narrow.
board-one-point = ${ $dollars } for 1 { $colour }
board-left-to-exchange = ${ $dollars } left
board-smelt = { $ore } into { $cannons }
board-where = { $board } board, row { $row }
board-where-instead = { $board } board, alternative action
# The next row for the other players after the chosen action.
board-then = Next on the { $board } board, row { $row }: { $gain }
board-then-empty = Then the { $board } board is empty
board-then-full = Then the { $board } board is full
# Buttons that confirm the action in the heading: narrow.
board-confirm-remove = Remove a worker
board-confirm-place = Place a worker
board-confirm-build = Build the { $building }
board-confirm-hire = Hire
board-confirm-fulfil = Fulfil
board-confirm-ship = Buy the ship
board-confirm-allegiance = Take the allegiance
board-confirm-activate = Activate
# Headings of a decision.
board-task-foundry = Foundry: ore into cannons
board-task-ship = Buy a ship
board-task-worker = Move a worker
board-task-moved = Your worker has moved
board-task-overflow = Your warehouse is too full
board-task-allegiance = Choose an allegiance
board-task-captains = Activate captains
board-task-exchange = ${ $dollars } for a point, in secret
board-task-half = Choose one side
board-task-palace = { $building }: { $points }
board-task-build = Build
board-task-hire = Hire a captain
board-task-fulfil = Fulfil a contract
board-task-trade = Trade
board-task-cube = Choose a cube
board-task-colour = Choose blue or red
# Hints under such a heading. $left counts the reader’s workers.
board-hint-remove = { $left ->
    [one] Each board offers the row of its top worker. 1 worker left to move.
   *[other] Each board offers the row of its top worker. { $left } workers left to move.
}
board-hint-place = { $left ->
    [one] Each board offers its lowest free row. 1 worker left to move.
   *[other] Each board offers its lowest free row. { $left } workers left to move.
}
board-hint-after = You may { $may }, or end your turn.
board-hint-ship = Choose a cargo on one of the ships.
board-hint-build = Choose a building.
board-hint-hire = Choose a captain.
board-hint-fulfil = Choose a contract.
board-hint-allegiance = You gain its red points at once.
board-hint-exchange = The other players see nothing until all have finished.
board-hint-captains = You may { $may }. Afterwards, all your remaining goods are sold, even cannons.
board-hint-proof = You may { $may }. Only players who fulfil their allegiance can become Governor.
board-hint-half = Step { $step } of the reputation track.
# Changes with their signs: “+2 barrels”, “−3 dollars”. $size is the number without its sign.
board-change-good = { $size ->
    [one] { SIGNED($count) } { $good }
   *[other] { SIGNED($count) } { FORM($good, "plural") }
}
board-change-money = { $size ->
    [one] { SIGNED($count) } dollar
   *[other] { SIGNED($count) } dollars
}
board-change-points = { $size ->
    [one] { SIGNED($count) } { $colour } point
   *[other] { SIGNED($count) } { $colour } points
}
board-change-steps = { SIGNED($count) } reputation
board-change-population = { SIGNED($count) } population
board-change-squares = { $size ->
    [one] { SIGNED($count) } square
   *[other] { SIGNED($count) } squares
}

## The scale of a trade

# One word each, narrow.
board-sell = Sell
    .whole = Sell 1 { $good } or buy one less, ${ $price } each
board-buy = Buy
    .whole = Buy 1 { $good } or sell one less, ${ $price } each
board-trade = Trade
board-scale = The scale
    .whole = Left pan: { $sold } for ${ $earned }. Right pan: { $bought } for ${ $spent }.
# On the small plates of the scale.
board-plus-plate = +$1 each
board-minus-plate = −$1 each
# On the dial of the scale, over the sum.
board-you-pay = you pay
board-even = even
board-you-get = you get
board-in-hand = have { $count }
# Under a pan: the value of the goods, the coins beside them and their sum.
board-pan-level = ${ $goods } + ${ $coins } = ${ $sum }
board-pan-sold = Sold: ${ $dollars }
board-pan-bought = Bought: ${ $dollars }
board-plates-free = You sell one kind for $1 more each (never cannons) and buy one kind for $1 less each (never wheat).
# $goods are the goods on the small plates, $dollars the total of both plates.
board-plates = The $1 bonuses are placed for you, on { $goods }: ${ $dollars } in all.
board-trade-empty = Sell, then buy
board-trade-even = An even trade
board-trade-get = You get ${ $dollars }
board-trade-pay = You pay ${ $dollars }
board-trade-sold = Sell { $goods }
board-trade-bought = Buy { $goods }
board-trade-expansions = { $count ->
    [one] Add 1 square
   *[other] Add { $count } squares
}

## The reveal at the end: players open their chests, compare points and receive titles

# The steps, narrow.
board-end-captains = Captains
board-end-allegiances = Allegiances
board-end-sale = Sale
board-end-exchange = ${ $dollars } for a point
board-end-apart = At most { $most } apart
# The small line above the heading of a step, and the heading.
board-reveal-over = The end
board-reveal-chests = The chests are opened
    .what = Goods are sold, money becomes points
board-reveal-apart = Blue and red points
    .what = At most { $most } apart
board-reveal-cards = The five victory cards
    .what = Most are { $colour }: the { $honour } wins
board-reveal-who = Who becomes { $honour }?
board-reveal-asks = Do you have { $points }?
board-reveal-governor = Allegiance fulfilled, most blue points
    .what = The Governor
board-reveal-king = Most red points
    .what = The Pirate King
# Entries in a player’s row.
board-no-exchange = no exchange
board-yes = Yes
board-no = No
board-not-eligible = Not eligible
board-no-allegiance = No allegiance
board-within = no points lost
board-nothing-sold = no goods left
board-sold = goods sold for ${ $dollars }
board-paid-in = paid in ${ $dollars }
# The reason why a player has a title.
board-because-alone = { PERSON($who) ->
    [you] You are Governor with { $points }: no other player fulfilled an allegiance.
   *[other] { $who } is Governor with { $points }: no other player fulfilled an allegiance.
}
board-because-most = { PERSON($who) ->
    [you] You have the most { $colour } points: { $most }.
   *[other] { $who } has the most { $colour } points: { $most }.
}
# When players are equal in the colour of the title, the other colour decides: $own to $theirs.
board-because-tied = { PERSON($who) ->
    [you] You and { $rival } are tied on { $colour } points at { $most }, but you have more { $other } points: { $own } to { $theirs }.
   *[other] { PERSON($rival) ->
        [you] You and { $who } are tied on { $colour } points at { $most }, but { $who } has more { $other } points: { $own } to { $theirs }.
       *[other] { $who } and { $rival } are tied on { $colour } points at { $most }, but { $who } has more { $other } points: { $own } to { $theirs }.
    }
}
# Notes that explain a step. $who are one or several players.
board-note-not-eligible = With no allegiance fulfilled, { $who } cannot be Governor.
board-note-no-governor = No player has fulfilled an allegiance: there is no Governor.
board-note-shared = The title of { $honour } is shared by { $who }, tied in both blue and red.
board-note-apart = You keep at most { $most } more points of one colour than of the other.
board-note-chests = Leftover goods were sold at base price. Then players could buy points for ${ $dollars } each.
# Buttons that lead to the next step.
board-ask-chests = Open the chests
board-ask-apart = Compare blue and red
board-ask-cards = Count the victory cards
board-ask-points = Who has { $points }?
board-ask-title = Name the { $honour }
board-show-all = Show all
board-to-result = See the result
