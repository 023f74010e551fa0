preface = These are the rules of Ceylon, published by Ludonova, in our own words. The publisher’s text is the authority, but our copy of it has lost its pictures and the figures in them. We took those figures from published reviews or made them up, always in agreement with the text. Each paragraph shows its source, and the last section lists every figure that is ours.

# § 1
goal = What the game is about
    .p1 = The game is set in the second half of the 19th century. The printed rulebook says the 14th by mistake.
    .p2 = A blight has wiped out Ceylon’s coffee, and the planters turn to tea. You build plantations across the island, harvest tea at three levels, fulfil contracts for export companies, hire councillors and advance in technology.
    .p3 = During the game you score for contracts, for technology, for the district bonus, and whenever rivals harvest your plantations. At the end you score for majorities and for the number of companies you supplied, but you lose points for plantation markers you have not placed. The player with the most points wins.

# § 2
map = The map
    .p1 = The map has four districts of eight hexagons each: Kandy, Dimbula, Uva and Ruhuna. Rivers run between them. In each district, four hexagons are at level 0, three at level 1 and one at level 2.
    .p2 = A plantation grows black tea at level 0, green tea at level 1 and white tea at level 2.
    .p3 = The hexagons form eight rows of 2, 3, 4, 5, 6, 5, 4 and 3. The name of each hexagon is the initial of its district and a number, from K1 to R8.

# § 3
setup = Setup
    .p1 = Each district gets one of the five large level tiles, drawn at random. It covers four hexagons and raises them to level 1. Place a small level tile on one of the four to raise it to level 2. The large tiles left over stay in the box.
    .p2 = Only five shapes of four hexagons fit into every district; these are the shapes of the five large tiles. A tile may be turned or flipped, and every way it fits is equally likely.
    .p3 = Each district gets one of the eight councillors, drawn at random. Three contracts go on the wagons of the train; the rest form the contract deck. The district bonus tokens form a stack: 10 on top, then 6, 3 and 1.
    .p4 = You start with eight plantation markers on the contract spaces of your estate (your personal board), 15 rupees and one chest of black tea.
    .p5 = The starting player is drawn at random. Their disc goes on top of the stack at the start of the technology track, and the other discs go below it in turn order.
    .p6 = In turn order, each player chooses a level 0 hexagon in a district that has no plantation yet, and places a plantation, their leftmost marker and their pawn there. Then each player draws three action cards and keeps them hidden.
    .p7 = Set up in this order: terrain, councillors, wagons, starting tiles, starting player, technology stack, first plantations, cards.
    .p8 = Rupees, tea chests and technology tokens never run out.

# § 4
two-players = Two players
    .p1 = With two players, leave out one district, either Uva or Dimbula. Nothing else changes.
    .p2 = Before the game, choose which of the two to leave out, or let chance decide. That district is not in the game: it has no level tiles and no councillor, and no pawn enters or crosses it. For the district bonus, you need a plantation in each of the three districts in play.

# § 5
turn = A turn
    .p1 = Turns go clockwise. On your turn you play an action card and take an action; then each other player takes an action, clockwise. Every player must act.
    .p2 = A turn has these steps: play a card and choose your half; use a technology token if you like; take your half’s action or an alternative; use a token now, if you have not used one yet; each other player acts; draw a card, if any are left; refill the wagons.
    .p3 = If you cannot take the main action, or would rather not, take one of the two alternatives: move, or take 2 rupees. All payments go to the supply.

# § 6
card = Action cards
    .p1 = Each of the 46 cards shows two different main actions. When you play a card, you choose one half for yourself; everyone else gets the other half.
    .p2 = You may take an alternative instead of the action on your half; everyone else still gets the other half.
    .p3 = There are six cards of each of these pairs: plant and harvest, plant and trade, harvest and trade. There are four cards of every other pair.
    .p4 = The decks stay face down. You may look through the played cards at any time.
    .p5 = Hands are hidden. The back of each contract shows the number of its company.
    .p6 = So you always know which company the next contract comes from.

# § 7
token = Technology tokens
    .p1 = On your own turn, you may return one technology token for an extra action: any main action except advancing in technology, or an alternative. Take the extra action just before or just after your card’s action. You may hold any number of tokens, and you may use a token on the turn you gain it.
    .p2 = You pay the usual cost of the extra action, and no other player gets to take it. You still take your card’s action.

# § 8
plant = Plant
    .p1 = Pay 5 rupees and place a plantation with your leftmost marker on the hexagon under your pawn. The hexagon must have no plantation yet; other pawns do not matter.
    .p2 = You need a marker left on your estate. Once placed, a marker never comes back; as markers leave, your contract spaces open.

# § 9
district-bonus = District bonus
    .p1 = As soon as you have a plantation in every district in play, take the top bonus token. The first player to do so scores 10 points, the next 6, then 3 and 1. You can take only one token per game.
    .p2 = Your first plantation, placed during setup, counts.

# § 10
harvest = Harvest
    .p1 = Choose plantations on your pawn’s hexagon or the hexagons next to it, and take 1 tea chest from each. You may harvest your rivals’ plantations too; the owner scores 1 point for each chest you take.
    .p2 = Choose at least one plantation. District borders do not matter. Take your chests one by one, and finish when you like. The owner keeps the point even if you return the chest.

# § 11
warehouse = The warehouse
    .p1 = Your warehouse holds 5 chests. You may exceed this while you harvest; afterwards, return chests to the supply until 5 are left.
    .p2 = You choose which chests to return, old or new, and you return exactly as many as you must. You cannot return chests at any other time.

# § 12
trade = Trade
    .p1 = Deliver the three chests that a contract on the train asks for. Place the contract on a free contract space or on your stack from the same company. Take its reward at once: either all its rupees or all its points. For example, a contract for two green chests and one black chest pays 11 rupees or 4 points.
    .p2 = Refill empty wagons from the contract deck only at the end of the turn, after an action card has been drawn.
    .p3 = Refill them even when there is no action card to draw. Refill from left to right; contracts already on the train do not move up. If the contract deck is empty, the wagons stay empty.

# § 13
contract-spaces = Contract spaces
    .p1 = Each company you supply takes one of the five contract spaces on your estate, and its contracts stack up there. A space is open once no marker is left on it. Markers leave from left to right, and only when you plant.
    .p2 = The first space opens when your first marker leaves; the other four open with the second, fourth, sixth and eighth markers.

# § 14
councillor = Hire a councillor
    .p1 = Pay 5 rupees and place a disc on the councillor of the district where your pawn is. From now on you have this councillor’s ability, and your plantations count in the district’s majority. You can hire each councillor only once.
    .p2 = The ability works at once: if you hire with a token before your card’s action, it already applies to that action.
    .p3 = Each councillor has a space for every player’s disc.

# § 15
councillors = The eight councillors
    .p1 = Guide: when you move, each step after the first costs 1 rupee.
    .p2 = Banker: when you take rupees, you take 3.
    .p3 = Surveyor: when you plant, you may also plant on a hexagon next to your pawn, in your pawn’s district. Your pawn does not move.
    .p4 = Broker: when you trade, you also take 2 rupees, even if you choose points.
    .p5 = Engineer: when you advance in technology, you score 1 point.
    .p6 = You score 1 point for each action, even if a starting tile moves your disc two spaces.
    .p7 = Nurseryman: planting costs you 4 rupees.
    .p8 = Secretary: hiring a councillor costs you 2 rupees.
    .p9 = The lower price applies to later hires, not to hiring the Secretary.
    .p10 = Storekeeper: your warehouse holds 6 chests.

# § 16
technology = Advance in technology
    .p1 = Pay 5 rupees, advance your disc one space, and take a technology token. Each other player takes 1 rupee. Your disc goes on top of any discs already there: the higher disc counts as further along.
    .p2 = When you reach a space marked +5, you score 5 points; the sixth space is marked. Once you are on the last space, you cannot advance.
    .p3 = The track has nine spaces after the start. The third, sixth and ninth are marked.
    .p4 = The other players take their rupee at once, and may spend it in the same turn.

# § 17
move = Move
    .p1 = Instead of the main action, move your pawn to another hexagon. The first step is free, the second costs 1 rupee, the third 2, the fourth 3, and so on: a move of three steps costs 3 rupees in all. Rivers, levels, plantations and pawns never block a move.
    .p2 = You pay for the shortest path. You cannot stay where you are.

# § 18
rupees = Take rupees
    .p1 = Instead of the main action, take 2 rupees from the supply.

# § 19
end = The end of the game
    .p1 = When a player has placed their last marker or drawn the last action card, that round is the final one: play on until every player has had the same number of turns.
    .p2 = A player may place their last marker on any player’s turn, even with a technology token. Finish that turn, then play on until the last player in turn order has had a turn. If it was already that player’s turn, the game is over.
    .p3 = Once the action cards run out, you no longer draw.
    .p4 = If you still have a turn, play one of your three cards as usual.

# § 20
majorities = Majorities
    .p1 = Score the majorities in this order. Rupees left: you need at least 1. Technology: your disc must have left the start. Each district in play: count plantations; you need at least 1, and you must have hired the district’s councillor. Without the councillor, you take no place there.
    .p2 = First place scores 10 points, second place 6.
    .p3 = Third place scores 3 points, fourth place 1.
    .p4 = With two or three players, only the first two or three places score.
    .p5 = The player further along the technology track wins every tie, including a tie for the win. On the same space, the higher disc in the stack is further along.

# § 21
companies = Companies and markers
    .p1 = Contracts from 3 different companies score 6 points.
    .p2 = Contracts from 1 company score 1 point, from 2 companies 3 points, from 4 companies 10 points, and from all 5 companies 15 points.
    .p3 = Each marker left on your estate costs you 2 points.
    .p4 = Ties are always broken, so there is exactly one winner.

# § 22
starting-tiles = Variant: starting tiles
    .p1 = Each player is dealt one of seven starting tiles; then all are revealed. The player with the lowest number takes the first turn. Place the first plantations in ascending order of the tile numbers.
    .p2 = Turns and the technology stack still go clockwise from the starting player.
    .p3 = The printed numbers are lost. Our numbers follow the order of the tiles in the printed rulebook.
    .p4 = You may use your tile once in the game, with one of your actions on any player’s turn. Then turn it over.
    .p5 = 1, Purse: when you take rupees, take 5 more.
    .p6 = 2, Passage: when you move, move to any hexagon for free.
    .p7 = 3, Second crop: when you plant, place a second marker, but no second plantation, on a hexagon that has your plantation. The plantation counts double in its district’s majority, but still gives only one chest.
    .p8 = 4, Leap: when you advance in technology, advance two spaces. You still take only one token.
    .p9 = 5, Letter: when you hire a councillor, hire the councillor of another district.
    .p10 = 6, Porters: when you harvest, you may choose plantations out of your pawn’s reach.
    .p11 = 7, Short weight: when you trade, deliver one fewer chest.
    .p12 = Declare your tile as you take its action, which may be a token’s extra action. You can declare a tile only when it makes a difference: Passage when you move two or more steps, Leap when your disc has at least two spaces left, Porters when you take your first chest from out of reach. All costs and other effects stay the same.
    .p13 = Purse adds to the Banker: together they bring you 8 rupees.
    .p14 = Second crop: your pawn must be on that hexagon or, with the Surveyor, next to it in the same district. You pay the usual price. Use the leftmost marker on your estate. It counts like any other marker you place: it opens contract spaces, costs you no points at the end, and triggers the end of the game if it is your last.
    .p15 = Leap: you pay 5 rupees once, and each other player takes 1 rupee once. Your disc goes on top of any discs on the space where it stops. You score 5 points for each marked space that you pass or reach. With the Engineer, you score 1 point, not 2.
    .p16 = Letter: you pay your usual price for a councillor. Choose another district in play whose councillor you have not hired.
    .p17 = Porters: you may harvest any plantations on the map, near or far. Their owners score as usual, and your warehouse holds no more than usual.
    .p18 = Short weight: you get the full reward. You may use this tile even if you have all three chests, and you choose which of the required chests to leave out.

# § 23
figures = Contracts and track: our figures
    .p1 = We found no source for these, so we made them up: the outline of the map, the shapes of the large level tiles, the number of cards of each pair, every contract but one, the number of markers on each contract space, the length of the technology track and its marked spaces except the sixth, the number of spaces with each councillor, and the numbers of the starting tiles. The names of the councillors and of the tiles are ours too.
    .p2 = In a contract, a black chest is worth 3 rupees or 1 point, a green chest 4 rupees or 1½ points, and a white chest 6 rupees or 2½ points. Half points round down in a contract without white tea, and up in a contract with it.
    .p3 = These are the chests that the contracts ask for. Company 1: three black; two black and one green (twice); two black and one white. Company 2: two black and one green; one black and two green (twice); one of each. Company 3: three green; one of each (twice); two black and one white. Company 4: one black and two green; two green and one white (twice); one black and two white. Company 5: two black and one white; two green and one white; one black and two white (twice).
