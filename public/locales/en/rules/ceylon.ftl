preface = These are the rules of Ceylon, published by Ludonova, told in our own words. The publisher’s text is the authority; the pictures of our copy are lost. What stood only in a picture we took from published reviews or made up anew, so that every figure and example of the text holds. Each paragraph says which it is, and the last section lists all the figures that are ours.

# § 1
goal = What it is about
    .p1 = The story is set in the second half of the 19th century. The printed text says the 14th, which is a slip.
    .p2 = A blight has ended the coffee of Ceylon, and planters turn to tea. You build plantations in the districts of the island, harvest tea at three heights, fulfil the contracts of export companies, hire councillors and advance in technology.
    .p3 = You score during the game by contracts, by technology, when others harvest your plantations, and by the district bonus; at the end by majorities and by the number of companies supplied. Markers that are left cost points. The player with the most points wins.

# § 2
map = The map
    .p1 = The map has four districts of eight hexagons: Kandy, Dimbula, Uva and Ruhuna, with rivers between them. In each, four hexagons lie at level 0, three at level 1 and one at level 2.
    .p2 = A plantation at level 0 gives black tea, at level 1 green tea, at level 2 white tea.
    .p3 = The outline of the map is ours: eight rows of 2, 3, 4, 5, 6, 5, 4 and 3 hexagons. Hexagons are named by the letter of the district and a number, K1 to R8.

# § 3
setup = Setup
    .p1 = On each district lies a large level tile of four hexagons, drawn from five, and on one of its hexagons a small one. The tile that is left over stays in the box.
    .p2 = The five large tiles are the shapes of four hexagons that fit into every district. They may be turned and mirrored; every way in which a tile fits is equally likely.
    .p3 = A councillor, drawn from eight, comes to each district. Three contracts lie on the wagons of the train; the rest are the contract deck. The district bonus tokens 10, 6, 3 and 1 lie in a pile.
    .p4 = Every player has eight plantation markers on the contract spaces of the personal board, 15 rupees and a black chest.
    .p5 = The starting player is drawn at random. Their disc lies on top of the stack at the start of the technology track, the others’ below it in the order of play.
    .p6 = From the starting player on, every player places a plantation, their leftmost marker and their pawn on a hexagon of level 0, each in a district where nobody is yet. Then every player draws three action cards, which the others must not see.
    .p7 = The order is: terrain, councillors, wagons, starting tiles, starting player, technology stack, first plantations, cards.
    .p8 = Rupees, chests and technology tokens never run out.

# § 4
two-players = Two players
    .p1 = Two players do without Uva or Dimbula. Nothing else changes.
    .p2 = You choose which one before the game, or leave it to chance. That district does not exist: it has no level tile and no councillor, and no pawn enters or crosses it. The district bonus asks for the three districts in play.

# § 5
turn = A turn
    .p1 = Turns go clockwise. In your turn you play an action card and do an action; then each of the others does one, clockwise. Every player must act.
    .p2 = In order: you play the card, with one half for you; you may use a technology token; you do the action of your half or an alternative; you may use a token now if you did not before; each of the others acts; you draw a card, if one is left; the wagons are refilled.
    .p3 = If you cannot or do not want to do the main action, you do one of the two alternatives instead: move, or take 2 rupees. What is paid goes to the supply.

# § 6
card = Action cards
    .p1 = Each of the 46 cards shows two different main actions. You play it so that one half is yours; the other half is for all the others.
    .p2 = You may do an alternative instead of your half; the others still get theirs.
    .p3 = There are six cards each of plant and harvest, plant and trade, harvest and trade, and four of each other pair.
    .p4 = Nobody looks into the decks. The cards played may be looked through at any time.
    .p5 = Hands are hidden from the others. The number of its company is on the back of each contract.
    .p6 = So everybody sees the company of the next contract.

# § 7
token = Technology tokens
    .p1 = In your own turn you may return one technology token for one more action, any main action but advancing in technology, or an alternative; just before or just after the action of your card. You may hold any number of tokens, and use one in the turn in which you get it.
    .p2 = The action of a token costs what it always costs, and the others do not act on it. An action by token does not replace the action of the card.

# § 8
plant = Plant
    .p1 = Pay 5 rupees, and place a plantation with your leftmost marker on the hexagon where your pawn stands. There must be no plantation there yet; other pawns do not matter.
    .p2 = You need a marker on your personal board. It leaves for good, and so contract spaces open.

# § 9
district-bonus = District bonus
    .p1 = As soon as you have a plantation in every district in play, you take the top bonus token: 10 points for the first player, then 6, 3 and 1. Each player gets one.
    .p2 = The first plantation of the setup counts.

# § 10
harvest = Harvest
    .p1 = Take one chest from each plantation that you choose, on the hexagon of your pawn or next to it. Plantations of others may be harvested too; their owners score 1 point for each chest.
    .p2 = Choose at least one. Borders of districts do not matter. You take chest by chest and finish when you like. The owner keeps the point even if the chest is given back.

# § 11
warehouse = The warehouse
    .p1 = A warehouse holds 5 chests. While you harvest you may have more; afterwards you give chests back until 5 are left.
    .p2 = You choose which ones, old or new, and give back exactly as many as you must. At other times chests cannot be given back.

# § 12
trade = Trade
    .p1 = Deliver the three chests that a contract on the train asks for, and file the contract on a free contract space or on your pile of the same company. Take its reward at once: either all its rupees or all its points. For instance, a contract for two green chests and a black one gives 11 rupees or 4 points.
    .p2 = Empty wagons are refilled from the contract deck only when the player whose turn it is has drawn a card.
    .p3 = They are also refilled when there is no action card to draw. They are refilled from left to right, and no contract moves up. If the contract deck is empty, they stay empty.

# § 13
contract-spaces = Contract spaces
    .p1 = Each company takes one of the five spaces of your personal board, and its contracts are piled up there. A space can be used once there is no marker left on it; markers leave from the left, and only by planting.
    .p2 = The spaces open with the first, second, fourth, sixth and eighth marker that leaves.

# § 14
councillor = Hire a councillor
    .p1 = Pay 5 rupees and place a disc with the councillor of the district where your pawn stands. From now on you have this councillor’s ability, and your plantations in the district count in its majority. You can hire each councillor once.
    .p2 = The ability works at once, also between the action of a token and that of the card.
    .p3 = Each councillor has a space for every player.

# § 15
councillors = The eight councillors
    .p1 = When you move, each step after the first costs 1 rupee.
    .p2 = When you take rupees, you take 3.
    .p3 = When you plant, you may plant on a hexagon next to your pawn in the district of your pawn, which stays where it is.
    .p4 = When you trade, you take 2 rupees, also if you choose points.
    .p5 = When you advance in technology, you score 1 point.
    .p6 = It is 1 point for the action, also when a starting tile takes you two steps.
    .p7 = Planting costs you 4 rupees.
    .p8 = Hiring a councillor costs you 2 rupees.
    .p9 = That holds for later hires, not for this one.
    .p10 = Your warehouse holds 6 chests.

# § 16
technology = Advance in technology
    .p1 = Pay 5 rupees, advance your disc one step, and take a technology token. Each of the others takes 1 rupee. Your disc lies on top of those that are there already, and counts as more advanced.
    .p2 = When you reach a space marked +5 you score 5 points; the sixth space is one of them. From the last space you cannot advance any more.
    .p3 = The track has nine spaces after the start, and the third, sixth and ninth are marked.
    .p4 = The others get their rupee at once, and may spend it in the same turn.

# § 17
move = Move
    .p1 = Instead of the main action, move your pawn to another hexagon. The first step is free, the second costs 1 rupee, the third 2 more, the fourth 3 more, and so on: three steps cost 3 rupees. Nothing stands in the way: neither rivers, levels, plantations nor pawns.
    .p2 = The price is that of the shortest way. You cannot move to where you are.

# § 18
rupees = Take rupees
    .p1 = Instead of the main action, take 2 rupees from the supply.

# § 19
end = The end
    .p1 = The round in which a player places the last of their markers, or draws the last action card, is the last one: play goes on until every player has had the same number of turns.
    .p2 = It does not matter in whose turn the marker is placed, or whether by a technology token. That turn is played to its end, and then the turns up to that of the player before the starting player. If it was that player’s turn, the game is over.
    .p3 = Once the action cards are used up nobody draws any more.
    .p4 = Players who still have a turn then play one of their three cards.

# § 20
majorities = Majorities
    .p1 = Scored are, in this order: rupees left, at least 1; steps in technology, at least 1; and, for each district, plantations of those who have hired its councillor, at least 1. A player without the councillor takes no place there.
    .p2 = First place gives 10 points, second 6, as an example of the rulebook shows.
    .p3 = Third place gives 3 points, fourth 1: so say published reviews.
    .p4 = With two or three players only the first two or three places are given.
    .p5 = Every tie, also of the final scores, goes to the player who is more advanced in technology: of several on a space, the one whose disc lies higher.

# § 21
companies = Companies and markers
    .p1 = Contracts from 3 different companies give 6 points, as an example of the rulebook shows.
    .p2 = Contracts from 1, 2, 4 or 5 different companies give 1, 3, 10 or 15 points: so say published reviews.
    .p3 = Each marker left on your personal board costs 2 points.
    .p4 = Since ties are always broken, there is exactly one winner.

# § 22
starting-tiles = Variant: starting tiles
    .p1 = Every player is dealt one of seven starting tiles, and all are turned up. The lowest number takes the first turn; the first plantations are placed in the order of the numbers.
    .p2 = Turns and the technology stack go clockwise from the starting player all the same.
    .p3 = The printed numbers are not known. Ours are those of the list below, in the order of the rulebook.
    .p4 = Each tile works once, with an action of yours in anybody’s turn; then it is turned over.
    .p5 = 1: when you take rupees, take 5 more.
    .p6 = 2: when you move, move to any hexagon without paying.
    .p7 = 3: when you plant, place a second marker, but no plantation, on a hexagon with a plantation of yours. It counts double in the majority of its district, and gives one chest as before.
    .p8 = 4: when you advance in technology, advance two steps; you still get one token.
    .p9 = 5: when you hire a councillor, hire that of another district.
    .p10 = 6: when you harvest, the plantations need not be in reach of your pawn.
    .p11 = 7: when you trade, deliver one chest less.
    .p12 = You declare a tile with its action, also with the action of a token. You can declare it only where it changes something: 2 for a hexagon two or more steps away, 4 with two or more spaces left, 6 with the first chest that is out of reach. All costs and other effects stay.
    .p13 = 1: it adds to the councillor who lets you take 3 rupees; together you take 8.
    .p14 = 3: your pawn stands there or, with the councillor for that, next to it in the same district. You pay the usual price. The marker is the leftmost of your board: it opens contract spaces, is not left over, and ends the game if it is the last.
    .p15 = 4: you pay 5 rupees once, and each of the others takes 1 rupee once. Your disc lands on top of those on the space where it ends. Every marked space that you enter or pass scores 5 points; the councillor for technology gives 1 point, not 2.
    .p16 = 5: you pay what a councillor costs you. It is for another district in play, whose councillor you have not hired.
    .p17 = 6: you may take from any plantations of the whole map, near and far. Their owners score, and your warehouse holds no more than before.
    .p18 = 7: you get the full reward. You may use it with all three chests in hand, and you choose which of the chests asked for to leave out.

# § 23
figures = Figures that are ours
    .p1 = Not found anywhere, and so made up by us: the outline of the map, the shapes of the large level tiles, how many cards there are of each pair, the contracts except one, how many markers lie on each contract space, the length of the technology track and its marks but for the sixth space, how many spaces a councillor has, and the numbers of the starting tiles. The names of the tiles are ours too.
    .p2 = In a contract a black chest counts 3 rupees or 1 point, a green one 4 or 1 and a half, a white one 6 or 2 and a half; half points are rounded down without white tea and up with it.
    .p3 = Company 1: three black, twice two black and one green, two black and one white. Company 2: two black and one green, twice one black and two green, one of each. Company 3: three green, twice one of each, two black and one white. Company 4: one black and two green, twice two green and one white, one black and two white. Company 5: two black and one white, two green and one white, twice one black and two white.
