preface = Tea & Rum is a game by Fabien Gridel, published by Captain Games. The rules are told here in our own words. The rulebook that reached us had lost its pictures, and with them most figures on cards, tiles and tracks. Each paragraph says whether the rulebook prints it, whether it follows from that, whether it is a ruling of ours, or whether we invented it to fill the gap. New games follow version 2 of these rules; where version 1 differs, the section says so.

# § 1
overview = What it is about
    .p1 = Two to four players build up an island in five rounds. Blue points are prestige with the Crown, red points are support of the People.
    .p2 = At the end one player becomes Governor and one becomes Pirate King. Both win; one player may hold both titles; there may be no Governor at all. There is no ranking among the winners.
    .p3 = With two players only one of the titles is given. Which one becomes known bit by bit.

# § 2
setup = Setting up
    .p1 = Buildings: with four players three copies of each, with three players two; in both cases one building of each colour is taken out at random. Two players use one copy of all 25.
    .p2 = A contract is laid on each space of the contracts board, and an allegiance on each space of the allegiance board. The other allegiances leave the game.
    .p3 = The contracts board has five spaces with four players and four otherwise; there are six allegiances with four players and five otherwise.
    .p4 = Of the six captains of each round four are kept with four players, otherwise three, at random and unseen. Those of round I are for hire at once.
    .p5 = Each action board gets its four tiles in random order, one for each row. With two or three players the blank tile lies in the top row.
    .p6 = Each round has a reward tile with a random side, blue or red, and under it one of the people’s wishes, face up.
    .p7 = Everybody starts with a population of 10, on step 0 of the reputation track, with a worker on each action board, six expansion tokens and one starting endowment. Whoever then has least money begins.
    .p8 = Stars of an endowment give their steps before the money is compared.
    .p9 = The endowments: a barrel and tobacco; $1, wood and a cannon; $2 and one of each cube; $3, wheat and two stars; $5, a blue and a red point; $6, wheat and a star. The money never ties.

# § 3
phases = The round
    .p1 = Each of the five rounds has six phases: income, ships, actions, the people’s wish, population, and the end of the round.

# § 3.1
turns = Turns and choices
    .p1 = The first player begins; the others follow clockwise.
    .p2 = A choice that leaves only one answer is not asked. A worker must be moved; main actions and payments may be declined, plain gains are always taken.

# § 3.2
income = Income
    .p1 = Everybody gains as many dollars as the population level. The Church gives $3 more.

# § 3.3
foundry = Foundry
    .p1 = In the income phase its owner may turn any number of ore into as many cannons.
    .p2 = Money is paid to all first; then the owners of a Foundry decide in turn order, before the ships of the round are known. The supply must have the cannons.

# § 3.4
ships = Ships
    .p1 = As this phase begins ships are laid out face up in ascending order: all nine with four players, seven random ones with three, five random ones with two.
    .p2 = They are drawn anew every round: this is printed for two players.
    .p3 = From the first player clockwise, everybody may buy one ship and take the goods of one of its rows; the ship is then gone. It goes round as long as anybody wants to buy.
    .p4 = Whoever passes buys no more this round.
    .p5 = Games begun under version 1 of these rules draw the ships before the income.
    .p6 = A ship costs $1 to $9; its rows hold goods worth two or three dollars more.

# § 3.5
actions = Workers
    .p1 = In rounds I, III and V workers are removed from the action boards, in rounds II and IV they are placed. One worker a turn, until everybody has moved four.
    .p2 = The row that is used has the number of workers on the board, of all colours: before one is removed, or after one is placed. A board holds four workers with four players, otherwise three; several of them may be yours.
    .p3 = Instead of the row you may always use the action at the bottom of the board.
    .p4 = At the bottom: build at the Governor, trade at the Market, fulfil a contract at the Harbor, hire a captain at the Tavern. Which action stands where is our reading.

# § 3.6
icons = Rows and icons
    .p1 = Icons are done from left to right. A slash means the left side or the right side.
    .p2 = Whatever an icon sets off is finished before the next icon: the step of a star, the effects of a building, an allegiance, a full warehouse. A main action that cannot be done or is declined is skipped; the other icons still count.
    .p3 = The icons on the action tiles.

# § 3.7
wishes = The people’s wish
    .p1 = Everybody adds up the symbols that this round’s wish names. Most symbols earn the first reward, the next number below it the second, in the colour of the tile.
    .p2 = If several tie for most, all of them get the first reward and nobody the second. If several tie for second, all of them get it. No symbol, no reward.
    .p3 = Symbols of captains that are turned over count. All rewards are given first; then whoever has reached eight blue points takes an allegiance, in turn order.
    .p4 = The rewards are 2 and 1 points in rounds I and II, 3 and 1 in III and IV, 4 and 2 in V. Which wishes there are, and where the symbols stand.

# § 3.8
population = Population
    .p1 = After the wish the population of each player grows by one, in every round.
    .p2 = The track ends at 25; further growth is lost.

# § 3.9
round-end = End of the round
    .p1 = Contracts move to the right as far as they can and the free spaces are filled. The captains of the next round join those who are still for hire. The next player clockwise is first player.
    .p2 = Spaces are filled from right to left; when the pile is empty they stay empty.

# § 4.1
build = Build
    .p1 = Pay the cubes and take a building that you do not own yet.
    .p2 = Architects’ Guild: $4 whenever you build. Warehouse: all your expansion tokens are discarded at once.
    .p3 = Points come first, then the instant effects. A lasting effect helps from the next time on, never on the card that brings it. Guild and Workshop work on every build, wherever the icon came from.
    .p4 = The names of the buildings and their lasting effects are printed, and what the Warehouse does at once.
    .p5 = Five buildings that follow one another in the printed list have one colour.
    .p6 = Costs, points, symbols and the other instant effects of the buildings, and the names of the colours.

# § 4.2
workshop = Workshop
    .p1 = Each building costs its owner one cube less, of the owner’s choice.
    .p2 = You name the cube you save; it cannot be waived.

# § 4.3
captain = Hire a captain
    .p1 = Pay the captain, take the card and gain its instant effect. The Prison takes $2 off.
    .p2 = The Prison lowers only dollars, never below zero.
    .p3 = Rounds, dollars, stars and cannons of the captains are printed, and the numbers of what a cannon brings.
    .p4 = Lady Fathom costs either of two things: “6 / 2” is printed. Three captains with low prices ask for a good as well.
    .p5 = That Lady Fathom’s two are wood; the names of all captains, the goods, most colours of points and most symbols, and where a captain builds, trades, fulfils a contract or brings population.

# § 4.4
activation = Activate a captain
    .p1 = A captain who needs cannons lies face up until you pay them, once: before or after the action of your worker, or at the end of the game. It is no action.
    .p2 = You may activate several in one turn, also one that was hired in the same turn. Actions that a captain gives are extras.

# § 4.5
contract = Fulfil a contract
    .p1 = Pay the goods of one contract and choose its blue or its red points; then gain what stands under its space. The space stays empty until the round ends.
    .p2 = If its points bring you to eight blue, you take your allegiance before the bonus.
    .p3 = Goods and points of the contracts, and what stands under the spaces.

# § 4.6
trade = Trade
    .p1 = Sell any goods and buy any goods in one go; money balances the scale. Nothing is both sold and bought in the same trade.
    .p2 = All units of one good that you sell may lie on the small left plate and bring $1 more each; cannons may not. All units of one good that you buy may lie on the small right plate and cost $1 less each; wheat may not.
    .p3 = Here you sell first and buy then, unit by unit; the +1 and −1 bonuses are placed for you, for the best price. What you sell lies on the scale until the trade is finished and reaches the supply only then. You may buy expansions with the money of the trade.
    .p4 = Wheat costs $2, wood $3, ore $4 and cannons $7 in the worked examples; barrels $5 and tobacco $6 fill the gap between them.

# § 4.7
warehouse = Warehouse
    .p1 = One good a square. Removing an expansion token costs the dollars on it and gives one more square: three for $1, two for $2, one for $3. What does not fit is discarded, your choice what.
    .p2 = You are asked about expansions when goods do not fit and while you trade; the cheapest token goes first. Earlier is never better.
    .p3 = Six squares are free from the start.

# § 4.8
supply = The supply
    .p1 = There are 22 of each cube and 12 each of barrels, tobacco and cannons. Money never runs out.
    .p2 = What the supply lacks is lost, and a trade cannot buy it. This can be switched off when a game is set up.

# § 4.9
reputation = Reputation
    .p1 = Each star is one step up the track, and each step gives what stands on it at once. Several stars are done one by one. A slash means one of the two.
    .p2 = What the steps give. Beyond step 20 each star gives $2.

# § 4.10
points = Points
    .p1 = Where both colours stand with a slash between them, you choose one when you gain the points.
    .p2 = All points are public until a player has eight blue ones. From then on that player’s points lie in a closed chest.
    .p3 = Each gain is still told when it happens; only the totals are no longer shown to the others.

# § 4.11
allegiance = Allegiance
    .p1 = With the eighth blue point you must take one of the allegiances on display, at once, and gain its red points. If several players reach it at the same time, turn order decides.
    .p2 = Only a player who has fulfilled an allegiance can become Governor. Nobody is forced to.
    .p3 = The ten conditions and their red points are printed. Two of them are payments, made once and no action: $20, or a barrel, tobacco and a cannon together, during the game or at its end.
    .p4 = You take only one in the game. The payments are made before or after the action of your worker, or at the end. The other conditions are checked all the time, also at the moment when you take the card, and are never lost again; the balance of colours is measured at the very end. Eight blue points reached by the last exchange bring no allegiance any more.

# § 4.12
buildings = Lasting effects
    .p1 = Church: $3 more income. Palace: one blue point for each action on the Governor board. Guild: $4 a build. Workshop: one cube less a build. Inn: ships cost $1 less. Prison: captains cost $2 less. Foundry, City Hall, Tobacco Dryer, Distillery: see their sections.
    .p2 = The Palace pays once for each worker you move on the Governor board, for the row or the action at the bottom, after the last icon, if you owned it before.

# § 4.13
city-hall = City Hall
    .p1 = On your action turn you may give any number of barrels for as many stars.
    .p2 = Before your worker moves and after its last icon, one barrel at a time; not at the end of the game.

# § 4.14
convert = Tobacco Dryer and Distillery
    .p1 = At any time: three wood into two tobacco, three wheat into two barrels.
    .p2 = As often as you like. Any time is any choice of your own where goods matter: buying ships, before and after your worker, in the middle of a main action, when the warehouse overflows, and in the first two steps of the end. The supply must have what is made. Goods on the scale of a trade cannot be used.

# § 5
automa = Two players: the Automa
    .p1 = A third colour stands on the action boards: the Automa has four workers and nothing else. On its turns a tile is drawn, and it removes or places a worker on that board, without any action. If it cannot, the next tile is drawn. Each round begins with all eight tiles face down.
    .p2 = The eight tiles are two for each of the four boards.
    .p3 = After the endowments, whoever has less money is player A. The order board says who acts; it is turned over after each round.
    .p4 = The order is A, B, Automa, B, A, Automa, A, B, Automa, B, A, Automa in odd rounds; in even rounds A and B change places.
    .p5 = Ships and other questions of order: A first in odd rounds, B in even ones. Tiles drawn stay out until the round ends or all eight are out.

# § 5.1
victory-cards = Two players: one title
    .p1 = One of six victory cards lies face down over each round and is turned up as the round begins; the sixth is never seen. The majority of the five decides at the end: blue makes a Governor, red a Pirate King.
    .p2 = Three of the six are blue and three are red: it is the only even mix.
    .p3 = If blue decides and nobody has fulfilled an allegiance, nobody wins.
    .p4 = The winner can be certain before the end: when blue is sure to decide, one player has fulfilled an allegiance and the other no longer can.
    .p5 = The game is played to the end of round V all the same. Who wants to stop chooses “Let a computer play on” in the menu of the table.

# § 6
end = The end of the game
    .p1 = After round V, in this order: captains who still need cannons may be activated; allegiances may be paid; everything in the warehouses is sold at base price; money is exchanged for points; colours more than ten apart are trimmed; the titles are given.
    .p2 = Each step is finished by all before the next, in the turn order of round V. Reaching eight blue points in the first step still brings an allegiance.

# § 6.1
exchange = Money for points
    .p1 = Everybody may secretly exchange $10 for one point, blue or red, as often as the money lasts.
    .p2 = You choose one after the other on this device; nobody sees it until all have finished.

# § 6.2
apart = Ten apart at most
    .p1 = You keep at most ten more points of one colour than of the other; what is above is lost.
    .p2 = The allegiance that asks for a balance is measured after that.

# § 6.3
titles = Titles
    .p1 = Governor: of those who have fulfilled their allegiance, the player with most blue points; tied, most red; still tied, the title is shared. If only one is eligible, that player is Governor whatever the points; if nobody is, there is none.
    .p2 = Pirate King: most red points; tied, most blue; still tied, shared.
