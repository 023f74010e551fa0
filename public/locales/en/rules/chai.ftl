preface = These are the rules of Chai: Tea for 2 by Steeped Games, with its solo Tea Race, told in our own words. The publisher’s FAQ and extended rules are the authority. We could not get the base rulebook or the pictures on the cards. We found some of what they contain in descriptions of the game, and the last section names each source. The rest we decided or invented ourselves, in keeping with every statement and example in the FAQ. Each paragraph says where it comes from. New games follow version 2 of these rules; where version 1 differs, the section says so.

# § 1
goal = Aim of the game
    .p1 = You and the other player are tea merchants. You roll your tea workers, which are dice, and place them on five boards. You gather tea, build a plantation of cards that move the tea uphill to the dock, and load it onto ships there.
    .p2 = A full ship sails. The game ends after the year in which a merchant reaches the agreed number of sailed ships, and the merchant with the most points wins. On your own, you play the Tea Race against an automaton.

# § 2
setup = Setup
    .p1 = There are 60 tea tokens, ten each of green, yellow, white, oolong, black and fermented; 30 plantation cards; 18 ships (15 clippers and three junks); six harvest markers; six merchant cards; and seven workers for each merchant. The Tea Race adds eight year cards.
    .p2 = Deal a plantation card face up into each of market slots 1 to 5. The rest form a face-up deck in slot 6.
    .p3 = Deal a ship face up into each of three harbour slots. The rest form a face-up deck in the fourth slot.
    .p4 = Line up the harvest markers in random order beside the Harvest board, with the assistant below the lowest.
    .p5 = All the markers start with their harvest face up.
    .p6 = The supply is limited: when a tea runs out, you cannot take it.
    .p7 = Each merchant has a merchant card and chooses its side before the game: side A scores points at the end, side B gives an ability once a year.
    .p8 = Agree to play for three, four or five sailed ships. Shuffle the merchant cards and deal one to each merchant. Choose your side after you see your card.
    .p9 = You may also agree on the sides before the deal. If you choose after the deal, choose openly; the merchant with the coin chooses first. In games begun under version 1 of these rules, the sides were agreed before the deal.
    .p10 = Each merchant rolls a die. The higher roll takes the first-player coin.
    .p11 = Reroll ties.

# § 3
year = A year
    .p1 = A year has four phases: the assistant’s walk, the roll, the merchants’ turns, and the end of the year.
    .p2 = If you hold the coin as a year begins, you are the starter for the whole year, even if the other merchant takes the coin in the Palace during the year.
    .p3 = Both merchants roll all seven of their workers. The values are public.

# § 4
assistant = The assistant’s walk
    .p1 = The assistant walks clockwise: up beside the Harvest board, across to the top of the Production board, down beside it, and back to the bottom of the Harvest board.
    .p2 = The starter moves it one, two or three markers ahead. The marker where it stops is the marker of the year.
    .p3 = After both merchants have used the marker, turn it over and move it to the furthest place clockwise beside the other board: below the lowest marker beside Production, or above the highest beside Harvest. The other markers close up.
    .p4 = The assistant stays where the marker was.

# § 5
benefit = Using the harvest marker
    .p1 = First take the tea tokens shown on the marker and put them into your field.
    .p2 = Then you have as many choices as the number on the marker. Each choice is a token of any tea or a step for one of your tokens. Make your choices in any order. The tokens you choose must all be different teas.
    .p3 = You may spend steps on any token, even one that has just come in, and you may spend several on the same token.
    .p4 = Take the tokens shown in any order. You may also choose a tea that was shown. If a tea shown has run out, you go without it. Unused choices are lost. The starter finishes before the other merchant begins.
    .p5 = Every face of a marker shows two different teas. In games begun under version 1 of these rules, the face used beside the Production board shows only one tea.

# § 6
turns = Turns and passing
    .p1 = The starter goes first, and turns alternate. On your turn, you make one placement on one of the five boards. If you have no workers left, your turn is skipped.
    .p2 = Before and after the placement, you may change the values of your workers and use your merchant’s ability. You may not do so in the middle of an effect. Your turn ends when you say so, or when you can do nothing more. If you have run out of workers and some come back to you, you take turns again.
    .p3 = Instead of beginning a turn, you may pass. Then you place no more workers this year. Your runs can still be pushed off their ships: you may not answer, but you choose the free ship your run moves to. Workers that come back to you stay out for the rest of the year. The other merchant plays on alone.

# § 7
values = Changing a worker’s value
    .p1 = At any time in your turn, and when you may defend a ship, you may return a token from your plantation to the supply to raise or lower the value of a worker.
    .p2 = Each token changes the value of one unplaced worker by 1; values stay between 1 and 6. You may pay with tokens on the field, the tiers and the dock, but not with those in crates or on ships.

# § 8
harvest = The Harvest board
    .p1 = Place one worker (even a 1 will do) and take one tea token into your field.
    .p2 = Any number of workers, of any value, may go there and take any tea.
    .p3 = Both merchants may use the board, as long as the supply has a token of the tea they want.

# § 9
market = The Market board
    .p1 = Place one worker in a free slot and take the card there. Each slot takes one worker a year.
    .p2 = A worker goes to the slot of its own value.
    .p3 = If that slot has a worker or no card, your worker goes to the next lower slot that it can use. If there is no such slot, the worker cannot go to the Market. The publisher’s sample year 1862 plays this way, and the automaton’s rules say the same.
    .p4 = In games begun under version 1 of these rules, a worker may use any slot of its value or below.
    .p5 = Slot 6 is the deck: look at its top three cards, keep one, and put the others back on top in any order.
    .p6 = While you search, you also see the fourth card, but you cannot choose it. If the deck has fewer than three cards, look at all of them; if the deck is empty, you cannot use the slot.
    .p7 = Slots are filled again only at the end of the year.

# § 10
planting = Planting a card
    .p1 = Plant a new card at once, face up, in any empty slot of your plantation. A slot holds one card, face up or face down.
    .p2 = If all your slots are full, first discard one of your cards: put it under the deck. Tea in a discarded crate returns to the supply. There is no other way to discard a card.
    .p3 = The new card takes the slot of the discarded one. You cannot refuse the new card.

# § 11
palace = The Palace board
    .p1 = The Palace has four spaces with immediate actions. Each takes one worker of any value.
    .p2 = Each space takes one worker a year, from either merchant, and only if its action can do something. Move needs a card and an empty slot, Swap needs two cards, and Refresh needs a face-down card. Coin is always possible.
    .p3 = Move: move one of your cards to any empty slot of your plantation, however far away.
    .p4 = Swap: swap any two of your cards, including face-down cards and crates, whether or not the crates hold tea. Each card stays face up or face down, as it was.
    .p5 = A face-up card that you move or swap acts as if you had just planted it. In a swap, both cards reach their new slots before either acts, and you choose which acts first.
    .p6 = Refresh: turn all your face-down cards face up. Those that can act do so at once and turn face down again. No card is turned face up more than once by the same Refresh.
    .p7 = Coin: take the first-player coin, or keep it if you already hold it.
    .p8 = Taking the coin changes nothing this year: from next year on, the merchant who holds it goes first. If neither merchant uses the space, the coin stays where it is.

# § 12
harbour = The Harbour board
    .p1 = Reserve a ship in slots 1 to 3, or the top of the deck, with a run: workers of consecutive values. You take the ship at the end of the year.
    .p2 = A run has at least two workers. You may reserve several ships.
    .p3 = With a stronger run, you take over a ship that the other merchant has reserved. The longer run is stronger. Between runs of equal length, the one with the higher values is stronger.
    .p4 = An equal run does not take over a ship. You cannot attack your own run, and you cannot lengthen it unless it is attacked. A ship without a run stays in its slot for the next year.

# § 13
conflict = Fighting for a ship
    .p1 = When your run is pushed off a ship, you may answer at once by adding workers to it. With the added workers it must still be a single run, and it must now be the stronger one. You may add more workers than you need and change values with tea. You never have to answer.
    .p2 = Then the other merchant may answer in the same way. The fight continues until a merchant whose run has just been pushed off adds no workers. You cannot answer on a later turn.
    .p3 = When the automaton’s run is pushed off, it moves to a free ship. If none is free, its workers return to the automaton.
    .p4 = When you lose a fight, the same applies, but you choose the ship. Your run moves at once, with all the workers added to it. A harbour slot or the deck is free if it has a ship and no run. If only one is free, the run moves there automatically. If your workers come back, you can use them on later turns. An attack uses up the attacker’s turn even if it fails.

# § 14
production = The Production board
    .p1 = Place a set: workers of the same value. The board has three places, which give you steps at the end of the year. The first place gives 7.
    .p2 = The second place gives 5 and the third gives 3.
    .p3 = A new set has at least two workers.
    .p4 = A set with more workers ranks above one with fewer. If both have the same number of workers, the set with the higher value ranks above. If the values are equal too, the later set ranks below. On a later turn, you may add workers of the same value to one of your sets.
    .p5 = When you add workers to a set, it counts as placed at that moment. Adding workers never pushes another set off the board. If you have two sets of one value, they stay two sets.
    .p6 = You cannot answer when your set is pushed down. When there is a fourth set, the lowest leaves the board. If you have several sets, you get the steps of all of them.
    .p7 = The set that leaves may be one of your own. Its workers come back for later turns. The three highest sets stay until the year ends. You may not place a set that would itself rank fourth.

# § 15
plantation = The plantation
    .p1 = Tokens enter the field at the bottom and climb to the dock at the top. There are 14 slots for cards: one beside each space on the left and right, five at the field, and three for ships at the dock.
    .p2 = Two lanes of three tiers lead from the field to the dock. A token that leaves the field takes the left or the right lane and stays in it. The dock is four steps from the field.
    .p3 = Tokens only climb. Each space holds any number of them.

# § 16
movement = Steps
    .p1 = A step moves one token up one space. You may split your steps among your tokens as you like. You may also spend steps on a token both before and after cards move it.
    .p2 = Unspent steps are lost.
    .p3 = Before you spend your next step, finish every move triggered by cards.

# § 17
climbing = How cards move tea
    .p1 = A crate acts before any other card: a token that enters a space with a crate of its tea goes into the crate if there is room, and never comes out. Any steps that cards have given it are lost.
    .p2 = Conversion cards (Oxidation and Fermentation) act on the first of their two teas: a token of that tea that enters the space becomes the second tea and moves up one space.
    .p3 = A token is converted at most once each time it enters a space, and not at all if the new tea has run out. Process cards that list only the old tea do not act on a converted token.
    .p4 = Process cards (Withering, Fixing, Rolling, Drying) act on the teas they list: a token that enters moves up one space. We invented their names, their teas and the number of each.
    .p5 = There are also Blooming cards.
    .p6 = As soon as a Blooming card has a token of its tea on its space, all tokens of that tea there move up two spaces. Then the card turns face down until you refresh it.
    .p7 = When a token enters a space, all cards there act, and the steps they give add up. The cards at each space it enters next add their own. You cannot prevent a card from acting.
    .p8 = When the moving token has come to rest, the other tokens that a Blooming card set in motion follow one by one, in the order you choose. The other cards at the space they leave do not act on them.

# § 18
arriving = When a card arrives
    .p1 = A crate that arrives takes tea of its kind from its space at once, even if another card would move that tea. A crate holds its tea for good.
    .p2 = Any card that you plant, move, swap or turn face up acts once on the tokens already on its space: each matching token moves up one, or is converted and moves up one, or blooms. Apart from crates, only that card acts then.
    .p3 = A token that an arriving card converts goes into a crate of its new tea on that space, if there is one with room. Otherwise it moves up one.

# § 19
loading = Loading and sailing
    .p1 = A token that reaches the dock loads at once onto a ship that needs it. If several ships need it, you choose one. If none needs it, the token waits, even into later years.
    .p2 = When a ship arrives, tea on the dock loads at once. A junk takes any tea.
    .p3 = A full ship sails at once: its tea returns to the supply, the ship counts for you, and its berth is free again.

# § 20
junks = A junk arrives
    .p1 = When a junk arrives, and only then, you may also fill it with tea from your other waiting ships. You may do this only if at least one of those ships holds tea, and the tea on your dock and ships together is enough to make the junk sail at once. You choose which tea to use.
    .p2 = Once you begin, you must finish. Afterwards, tea on the dock loads onto any ship that now needs it.

# § 21
ships-come = End of the year: ships
    .p1 = Merchants take their ships before they move tea with Production.
    .p2 = The starter takes ships first, from slots 1 to 3 and then the deck. The other merchant follows. Before you take your next ship, load the one you have just taken and sail it if it is full. Ships without a run stay.
    .p3 = If your run is on the deck, look at the top three ships, keep one, and put the others back on top in any order.
    .p4 = If your dock is full when you take a ship, put one of your waiting ships under the deck and return its tea to the supply.
    .p5 = The new ship takes that berth. It cannot load the tea of the discarded ship.

# § 22
clean-up = End of the year: steps and clean-up
    .p1 = After the ships, merchants spend their steps from Production.
    .p2 = The starter spends first.
    .p3 = Then all workers go home, and the harbour slots are filled from the deck.
    .p4 = Remove the card still in market slot 1, slide the others toward slot 1 to close the gaps, and fill the empty slots.
    .p5 = If the plantation deck runs out, fill as many slots as you can. After that, the Market is not filled again for the rest of the game.
    .p6 = The card removed from slot 1 goes under the deck. Once the Market is no longer filled, its cards stay in their slots, and you can still take them. Cards discarded later form a new deck, from which you can also take cards. A harbour slot stays empty when the ship deck has run out.

# § 23
end = End of the game
    .p1 = The game ends when a merchant has sailed the agreed number of ships.
    .p2 = The agreed number is three, four or five ships.
    .p3 = Finish the year, then check once, after the clean-up. Junks count as ships.
    .p4 = The eighth year (1867 if the year cards are in order) is always the last.

# § 24
scoring = Scoring
    .p1 = Each ship you have sailed scores its printed points.
    .p2 = Each plantation card on your board scores its printed points, face up or face down.
    .p3 = A crate scores its points only when it is full. The automaton’s crates count as full.
    .p4 = Waiting ships and leftover tea score nothing.
    .p5 = If points are tied, the merchant with more sailed ships wins; then the one with more full crates; then the one with more tokens on the field, tiers and dock. If all of these are equal, you share the victory.

# § 25
merchants = Merchant cards
    .p1 = Side A scores one point for each of your cards that shows the merchant’s tea.
    .p2 = A crate of that tea counts even if it is not full. Junks never count.
    .p3 = Clippers count once they have sailed. Process and Blooming cards count if they are on your board. Conversion cards do not count.
    .p4 = Side B gives you an ability once a year.
    .p5 = Green: move one of your plantation cards to any empty slot. Yellow: take one token of any tea from the supply into your field. White: change the value of one of your workers by 1. Oolong: swap any two of your plantation cards. Black: turn all your face-down plantation cards face up. Fermented: move tea two steps.
    .p6 = Use the ability on your own turn, before or after your placement. It takes no worker and occupies no space. Green, oolong and black follow the rules of the Palace: green needs a card and an empty slot, oolong two cards, and black a face-down card. Yellow needs a tea in the supply, and the cards at the field act on the token as if you had harvested it. White changes an unplaced worker and costs no tea. Fermented may move one token two steps, or two tokens one step each.
    .p7 = Games begun under version 1 of these rules keep their own side B. Green: change the value of a worker by 1. Yellow: when you harvest, take a second token, of another tea, once the first has come to rest; if the supply has no other tea, you get only the first. White: reroll any of your unplaced workers. Oolong: move tea two steps. Black: a worker that you place in one of market slots 1 to 5 searches the deck instead of taking the card there; the slot must have a card that the worker could take, and the deck must have cards. Fermented: turn one of your tokens into another tea; a ship at the dock or a crate of the new tea takes the token, but no other card acts on it.

# § 26
knowledge = Open and hidden information
    .p1 = Almost everything is open: the three cards of a search, the order in which cards return to the deck, the top of each deck, and the cards put under a deck. The app remembers all this for both merchants. Only two things are hidden: deck cards that neither merchant has seen, and the year cards to come if they were shuffled.

# § 27
race = The Tea Race
    .p1 = On your own, you play against the automaton. It has no plantation and uses side A of its merchant card. You have the coin in the first year. Each year has a card with six errands.
    .p2 = The year cards come in order. Shuffle them for a harder game.
    .p3 = On its turns, the automaton does its errands in order, one each turn. If it cannot do an errand, its highest worker goes to the Market instead. Any workers left after the last errand go to the Market too, one each turn.
    .p4 = When the automaton holds the coin, it moves the assistant one marker. It gets nothing from the marker, but you do.

# § 28
errands = The automaton’s errands
    .p1 = Market: the automaton’s highest worker goes to the slot of its value, or to the next lower slot that is free and has a card. In slot 6, the automaton takes the top card. If there is no such slot, the worker goes on top of the deck, and again the automaton takes the top card.
    .p2 = A worker on the deck counts as a worker in slot 6. If the deck is empty, the worker is spent for nothing.
    .p3 = Coin: the automaton’s lowest worker takes the coin, if the space is free.
    .p4 = Ship: the automaton takes its longest run (if tied, the highest) and reserves the free ship worth the most points. The top ship of the deck counts too. If ships are tied, it reserves one that needs its merchant’s tea. If ships are still tied, you choose.
    .p5 = If several tied clippers need the tea of the automaton’s merchant, you choose among them. A junk counts by its points, like any other ship.
    .p6 = Workers that the automaton takes back from Production may go only to the Market. At the Market, it uses the highest of all its workers, including these. For the coin, a ship or Production, it ignores them; if it has no others, it goes to the Market instead. A turn on which it has no workers does not use up an errand.
    .p7 = Production: the automaton places its largest set (if tied, the highest). If that set would rank fourth, it takes the workers back, and they go to the Market one at a time. If one of its sets is pushed off later, the workers of that set go there too.
    .p8 = When you fight for the automaton’s ship, it does not answer: its run moves to the best free ship. If none is free, it takes the workers back for later turns.
    .p9 = At the end of the year, the automaton’s ships count as sailed at once. From the deck, it takes the top ship. Its cards score their printed points, and its crates count as full. It never moves tea.
    .p10 = If your plantation is full and the deck is empty when you take a card, the card you discard becomes a new deck.
    .p11 = The publisher’s sample years 1864 and 1866 contain slips that contradict the publisher’s own rules. The automaton follows the rules.

# § 29
figures = Our figures
    .p1 = We invented the teas and numbers on the harvest markers; the teas of each process, Blooming and Fermentation card and of each crate; the limit of two tokens in a crate; and the points of all plantation cards.
    .p2 = We invented the teas that each ship needs and the points of all ships; only the 7 points of the best ships are the publisher’s. The clippers are named after ships that once sailed.
    .p3 = We invented the two lanes of three tiers on each plantation; the limit of eight years; the 5 and 3 steps for the lower places in Production; and the errands of the years 1860, 1861, 1863, 1865 and 1867. Those of 1862, 1864 and 1866 are the publisher’s.

# § 30
sources = Descriptions that we found
    .p1 = We found no description of a printed copy. These pages, from April and May 2021, describe the game before it was printed. The parts we could read mostly agree with the publisher’s FAQ of that time. Where they differ, the FAQ wins.
    .p2 = hotsuki.net (chai-tea-for-2) § 2, 8, 9, 25; evilmastermind.home.blog (7 May 2021) § 5; boardgameswithcouple.wordpress.com (29 April 2021) § 2; tabletopping.games (11 May 2021) § 23; solitairetimes.net (clashing cups) § 4, 21, 22; dragonblogger.com (chai tea boardgame) § 9, 11; forum.cwowd.com (a review by Le Beau Jeu) § 4, 23, 25; gioconauta.it (May 2021) § 2, 3, 4; boardgameguys.com § 17.
