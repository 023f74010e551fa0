preface = Tea & Rum is a game by Fabien Gridel, published by Captain Games. These are its rules in our own words. Our copy of the rulebook had lost its pictures, and with them most of the figures on cards, tiles and tracks. Each paragraph is marked as printed in the rulebook, deduced from it, ruled by us, or invented by us to fill a gap. New games use version 2 of these rules; where version 1 differs, the section says so.

# § 1
overview = Overview
    .p1 = Two to four players build up an island in five rounds. Blue points show your standing with the Crown, red points your support among the People.
    .p2 = At the end, one player becomes Governor and one becomes Pirate King. Both of them win, and one player may hold both titles. There may be no Governor at all. Winners are not ranked.
    .p3 = With two players, only one title is awarded. You learn bit by bit which title it will be.

# § 2
setup = Setup
    .p1 = Buildings: with four players, use three copies of each; with three players, use two. In both cases, remove one building of each colour at random. With two players, use one copy of each of the 25 buildings.
    .p2 = Place a contract on each space of the contracts board and an allegiance on each space of the allegiance board. The remaining allegiances leave the game.
    .p3 = With four players, there are five spaces for contracts and six for allegiances. Otherwise, there are four for contracts and five for allegiances.
    .p4 = Each round has six captains. With four players, draw four of them for each round; otherwise, draw three. Return the others to the box unseen. The captains of round I are for hire from the start.
    .p5 = Each action board gets its four tiles in random order, one on each row. With two or three players, the blank tile goes on the top row.
    .p6 = Each round has a reward tile, with its blue or its red side up at random. Under the tile lies one of the people’s wishes, face up.
    .p7 = You start with a population of 10, on step 0 of the reputation track, with one worker on each action board, six expansion tokens and a starting endowment. The player with the least money then goes first.
    .p8 = Stars on an endowment give you the gains of their steps before you compare money.
    .p9 = The endowments: 1 barrel and 1 tobacco; $1, 1 wood and 1 cannon; $2, 1 wheat, 1 wood and 1 ore; $3, 1 wheat and 2 stars; $5, 1 blue and 1 red point; $6, 1 wheat and 1 star. Players never tie for the least money.

# § 3
phases = The round
    .p1 = Each of the five rounds has six phases: income, ships, workers, the people’s wish, population, and the end of the round.

# § 3.1
turns = Turns and choices
    .p1 = The first player begins, and play continues clockwise.
    .p2 = If a choice has only one answer, it is made for you. You cannot skip moving a worker. You may decline main actions and payments, but you must take anything that you simply gain.

# § 3.2
income = Income
    .p1 = You collect as many dollars as your population. With the Church, you collect $3 more.

# § 3.3
foundry = Foundry
    .p1 = If you own the Foundry, you may turn any amount of ore into the same number of cannons in the income phase.
    .p2 = First, all players collect their money. Then the owners of a Foundry decide in turn order, before the ships of the round are known. There must be enough cannons left in the supply.

# § 3.4
ships = Ships
    .p1 = At the start of this phase, lay out the ships face up in ascending order of price: all nine with four players, seven at random with three, five at random with two.
    .p2 = The ships are drawn again every round. The rulebook says so only for two players.
    .p3 = Players take turns, starting with the first player and going clockwise. On your turn, you may buy one ship: pay its price and take the goods of one of its rows; the ship is then gone. Turns continue as long as any player wants to buy.
    .p4 = If you pass, you buy no more ships this round.
    .p5 = Games begun under version 1 of these rules draw the ships before income.
    .p6 = Ships cost $1 to $9. Each row of a ship holds goods worth $2 or $3 more than the price of the ship.

# § 3.5
actions = Workers
    .p1 = In rounds I, III and V, you remove workers from the action boards. In rounds II and IV, you place them. You move one worker each turn, until all players have moved four.
    .p2 = The number of workers on the board, of all colours, tells you which row to use. Count them before you remove a worker, or after you place one. A board holds at most four workers in a game with four players, and at most three otherwise; several of them may be yours.
    .p3 = Instead of the row, you may always use the alternative action at the bottom of the board.
    .p4 = The alternative actions: build on the Governor board, trade on the Market board, fulfil a contract on the Harbor board, hire a captain on the Tavern board. Which action belongs to which board is our reading.

# § 3.6
icons = Rows and icons
    .p1 = Resolve icons from left to right. A slash means that you choose the left or the right side.
    .p2 = Finish everything that an icon sets off before you go on to the next icon: the step of a star, the effects of a building, an allegiance, a full warehouse. If you cannot or do not want to take a main action, skip it; the other icons still count.
    .p3 = The icons on the action tiles are ours.

# § 3.7
wishes = The people’s wish
    .p1 = Each player counts their symbols of every kind shown on this round’s wish. The player with the most gains the first reward, and the player with the second most gains the second. The reward tile sets the colour of the points.
    .p2 = If several players tie for the most, each of them gains the first reward and there is no second. If several tie for second, each of them gains the second reward. If you have none of the symbols, you gain no reward.
    .p3 = A captain’s symbols still count after you turn the card over. All rewards are given first; then the players who have reached eight blue points take their allegiances, in turn order.
    .p4 = The first and second rewards are 2 and 1 points in rounds I and II, 3 and 1 in rounds III and IV, and 4 and 2 in round V. The wishes are ours too, and so is the choice of cards that show their symbols.

# § 3.8
population = Population
    .p1 = In every round, each player’s population grows by one after the people’s wish.
    .p2 = The track ends at 25; any further growth is lost.

# § 3.9
round-end = End of the round
    .p1 = Contracts move right as far as they can, and new contracts fill the free spaces. The captains of the next round join the captains still for hire. The next player clockwise becomes first player.
    .p2 = Fill the spaces from right to left. Once the contract pile is empty, spaces stay empty.

# § 4.1
build = Build
    .p1 = Pay the cubes and take a building that you do not own yet.
    .p2 = Architects’ Guild: you gain $4 each time you build. Warehouse: you remove all your expansion tokens at once, for free.
    .p3 = You gain the points first, then the instant effects. A lasting effect starts with your next chance to use it, so it never applies to the card that grants it. The Guild and the Workshop apply to every build, whichever icon allows it.
    .p4 = The rulebook prints the names of the buildings, their lasting effects and the instant effect of the Warehouse.
    .p5 = In the printed list, each group of five consecutive buildings shares one colour.
    .p6 = The costs, points, symbols and other instant effects of the buildings are ours, and so are the names of the colours.

# § 4.2
workshop = Workshop
    .p1 = With the Workshop, each building costs you one cube less; you choose which cube.
    .p2 = When you build, you name the cube you save. You cannot decline the saving.

# § 4.3
captain = Hire a captain
    .p1 = Pay the captain’s price, take the card and gain its instant effect. With the Prison, you pay $2 less.
    .p2 = The Prison lowers only the dollars in the price, and never below zero.
    .p3 = The rulebook prints the rounds, dollars, stars and cannons of the captains, and how much you gain by activating them.
    .p4 = Lady Fathom has two prices, and you pay one of them: the rulebook prints “6 / 2”. Three captains with low prices also cost a good.
    .p5 = These are ours: the wood in Lady Fathom’s second price; the names of all captains; their goods, most colours of their points and most of their symbols; and which captains let you build, trade, fulfil a contract or raise your population.

# § 4.4
activation = Activate a captain
    .p1 = A captain who needs cannons stays face up until you pay the cannons. You may do so once, before or after your worker’s action or at the end of the game. It does not count as an action.
    .p2 = You may activate several captains in one turn, even a captain you hired that turn. Actions granted by a captain are extra.

# § 4.5
contract = Fulfil a contract
    .p1 = Pay the goods of one contract and choose its blue or its red points. Then gain the bonus of its space. The space stays empty until the round ends.
    .p2 = If its points bring you to eight blue points, you take your allegiance before the bonus.
    .p3 = The goods and points of the contracts are ours, and so are the bonuses of the spaces.

# § 4.6
trade = Trade
    .p1 = In a single trade, you may sell any goods and buy any goods; money balances the scale. You cannot both sell and buy the same good in one trade.
    .p2 = Of the goods you sell, you may put all of one kind on the small left plate, where each brings $1 more; cannons cannot go there. Of the goods you buy, you may put all of one kind on the small right plate, where each costs $1 less; wheat cannot go there.
    .p3 = In this app, you sell first and then buy, one good at a time. The $1 bonuses are placed for you so that you get the best price. The goods you sell stay on the scale and reach the supply only when the trade is finished. You may use money from the trade to pay for expansions.
    .p4 = In the worked examples, wheat costs $2, wood $3, ore $4 and a cannon $7. A barrel at $5 and tobacco at $6 fill the gap between ore and cannons.

# § 4.7
warehouse = Warehouse
    .p1 = Each square holds one good. Pay the price on an expansion token to remove it and gain one more square: three tokens cost $1 each, two cost $2 each and one costs $3. If goods do not fit, you choose which to discard.
    .p2 = You may expand when goods do not fit and while you trade, and you remove the cheapest token first. Expanding earlier never helps you.
    .p3 = Six squares are free from the start.

# § 4.8
supply = The supply
    .p1 = There are 22 cubes each of wheat, wood and ore, and 12 each of barrels, tobacco and cannons. Money never runs out.
    .p2 = If you gain a good that the supply lacks, you go without it; in a trade, you cannot buy it. You can switch this limit off when you set up a game.

# § 4.9
reputation = Reputation
    .p1 = Each star moves you one step up the track, and you take the gain on that step at once. Resolve several stars one by one. A slash means that you choose one side.
    .p2 = The gains on the steps are ours. Each star beyond step 20 gives you $2.

# § 4.10
points = Points
    .p1 = If a slash separates the two colours, you choose one of them when you gain the points.
    .p2 = All points are public until a player has eight blue points. From then on, that player’s points are in a closed chest.
    .p3 = Each gain is still announced when it happens; only the totals are hidden from the other players.

# § 4.11
allegiance = Allegiance
    .p1 = When you gain your eighth blue point, you must at once take one of the allegiances on display and gain its red points. If several players reach eight at the same time, they choose in turn order.
    .p2 = Only players who have fulfilled their allegiance can become Governor. You are not forced to fulfil yours.
    .p3 = The rulebook prints the ten conditions and their red points. Two conditions are payments: $20, or 1 barrel, 1 tobacco and 1 cannon together. You pay once, during the game or at its end, and paying does not count as an action.
    .p4 = You take only one allegiance in the game. If it is a payment, you can pay before or after your worker’s action, or at the end. The balance of blue and red points is measured only at the very end. The other conditions are checked all the time, so you may fulfil an allegiance the moment you take it; a fulfilled allegiance stays fulfilled. If you reach eight blue points only when you exchange money for points at the end, you take no allegiance.

# § 4.12
buildings = Lasting effects
    .p1 = Church: $3 more income. Palace: 1 blue point for each action on the Governor board. Guild: $4 for each build. Workshop: one cube less for each build. Inn: ships cost $1 less. Prison: captains cost $2 less. Foundry, City Hall, Tobacco Dryer, Distillery: see their sections.
    .p2 = The Palace gives you 1 blue point each time you place or remove a worker on the Governor board, whether you use the row or the alternative action. You gain the point after the last icon, if you owned the Palace before you moved the worker.

# § 4.13
city-hall = City Hall
    .p1 = When it is your turn to move a worker, you may exchange any number of barrels for the same number of stars.
    .p2 = You exchange one barrel at a time, before your worker moves or after its last icon, but not at the end of the game.

# § 4.14
convert = Tobacco Dryer and Distillery
    .p1 = At any time, the Tobacco Dryer turns three wood into two tobacco, and the Distillery turns three wheat into two barrels.
    .p2 = You may use them as often as you like. “Any time” means any choice of your own that involves goods: when you buy ships, before and after you move a worker, in the middle of a main action, when your warehouse overflows, and in the first two steps of the end of the game. There must be enough of the goods you make left in the supply. You cannot use goods on the scale of a trade.

# § 5
automa = Two players: the Automa
    .p1 = A third colour joins you on the action boards: the Automa, which has four workers and nothing else. On its turn, draw a tile, which shows an action board: the Automa removes or places a worker there, but takes no action. If it cannot, draw the next tile. Each round begins with all eight tiles face down.
    .p2 = Each of the four boards has two of the eight tiles.
    .p3 = After the endowments, the player with less money is player A. The order board shows whose turn it is; turn it over after each round.
    .p4 = In odd rounds, the order is A, B, Automa, B, A, Automa, A, B, Automa, B, A, Automa. In even rounds, A and B swap places.
    .p5 = For ships and other questions of order, A comes first in odd rounds and B in even rounds. Drawn tiles stay out until the round ends or all eight are out.

# § 5.1
victory-cards = Two players: one title
    .p1 = Five of the six victory cards lie face down, one for each round; you never see the sixth. Turn up each card as its round begins. At the end, the majority of the five decides: blue makes a Governor, red a Pirate King.
    .p2 = Three of the six cards are blue and three are red, the only even mix.
    .p3 = If blue decides and no player has fulfilled an allegiance, neither player wins.
    .p4 = The winner may be certain before the end: when blue is sure to decide, one player has fulfilled an allegiance and the other no longer can.
    .p5 = The game still continues to the end of round V. If you want to stop, choose “Let a computer take over” in the table’s menu.

# § 6
end = The end of the game
    .p1 = After round V, take these steps in order: activate captains who still need cannons; pay for allegiances; sell all goods in the warehouses at base price; exchange money for points; trim blue and red points to at most ten apart; award the titles.
    .p2 = All players finish a step before the next begins, in the turn order of round V. If you reach eight blue points in the first step, you still take an allegiance.

# § 6.1
exchange = Money for points
    .p1 = You may secretly exchange $10 for one point, blue or red, as often as your money lasts.
    .p2 = Players choose one after the other on this device, and all choices stay secret until all players have finished.

# § 6.2
apart = Ten apart at most
    .p1 = You keep at most ten more points of one colour than of the other; you lose the rest.
    .p2 = The allegiance that asks for a balance of blue and red points is checked after this step.

# § 6.3
titles = Titles
    .p1 = Governor: among the players who have fulfilled their allegiance, the player with the most blue points becomes Governor. If tied, the most red points decide; if still tied, the players share the title. If only one player is eligible, that player becomes Governor, whatever their points. If no player is eligible, there is no Governor.
    .p2 = Pirate King: the player with the most red points becomes Pirate King. If tied, the most blue points decide; if still tied, the players share the title.
