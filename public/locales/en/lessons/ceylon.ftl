### Lessons, the coach’s notes and the game in a minute.

## The first game, and the game in a minute

first-game = A first game
first-game-1 = You grow tea on Ceylon and sell it to companies. The player with the most points at the end wins.
first-game-2 = Black tea grows at level 0, green at level 1, white at level 2. Start on the ringed hexagon in Kandy.
    .else = You could start there. For this lesson, choose the ringed hexagon in Kandy.
first-game-3 = Each card has two halves: one for you, one for everyone else. Play “Advance”, with “Plant” for Bao.
    .else = That can wait. Play “Advance” for yourself, with “Plant” for Bao.
first-game-4 = Advance in technology for 5 rupees. You gain a technology token, and Bao takes 1 rupee.
    .else = You could, but that brings no technology token. Advance in technology.
first-game-5 = A technology token gives you an extra action on your own turn. Use yours now.
    .else = You may keep a token for a later turn. Use this one now to see what it does.
first-game-6 = Move to the ringed hexagon. The first step is free; further steps cost rupees.
    .else = You could, but you will plant on the ringed hexagon next. Move there.
first-game-7 = Bao’s card lets you hire a councillor. Instead of the main action, you may take 2 rupees: do that now.
    .else = You could, but you need 10 rupees for your next two turns. Take 2 rupees.
first-game-8 = Your turn again. Play “Plant”, with “Harvest” for Bao.
    .else = Your pawn is where you want to plant. Play “Plant” for yourself, with “Harvest” for Bao.
first-game-9 = Plant under your pawn for 5 rupees. This also opens a contract space on your estate.
    .else = You could, but two plantations will bring you two chests. Plant under your pawn.
first-game-10 = Bao’s card lets you harvest. Take the black chest from the plantation next to your pawn.
    .else = You could, but a contract needs three chests. Take the black one first.
first-game-11 = Now take the green chest from the plantation under your pawn. Your warehouse has room for five chests.
    .else = You could stop here, but the contract needs a green chest. Take it.
first-game-12 = You score a district at the end only if you have hired its councillor. Play “Hire”, with “Trade” for Bao.
    .else = That can wait. Play “Hire” for yourself, with “Trade” for Bao.
first-game-13 = Hire the councillor of Kandy for 5 rupees. From now on, you may also plant next to your pawn.
    .else = You could, but without its councillor you score nothing for Kandy. Hire the councillor.
first-game-14 = Bao’s card lets you trade, and the third wagon wants your three chests. Deliver them for rupees.
    .else = You could wait, but you have all three chests now. Deliver them to the third wagon.
first-game-15 = The more companies you supply, the more points you score at the end. Now see how such a game ends.
first-game-16 = Another game, twenty rounds in: you are blue now, and only one action card is left. The round in which it is drawn is the final round.
first-game-17 = The player with the most plantations in a district scores most there. Play “Plant”, with “Advance” for Bao.
    .else = You could, but you can still win Uva. Play “Plant”, with “Advance” for Bao.
first-game-18 = Plant on the ringed hexagon in Uva. Each marker left on your estate costs you 2 points.
    .else = You could, but a plantation in Uva scores more now. Plant on the ringed hexagon.
first-game-19 = First the majorities score: rupees, technology and districts. Then come companies and markers: you win with 74 points.
minute-1 = The goal
    .text = Grow tea, harvest it and deliver it to companies. The player with the most points at the end wins.
minute-2 = A turn
    .text = Play a card: you use one half, everyone else the other. Instead of using a half, a player may move or take 2 rupees.
minute-3 = Contracts
    .text = Three chests fulfil a contract on the train, for rupees or points. Each company needs its own contract space.
minute-4 = Councillors
    .text = A councillor gives you an ability and lets you score your plantations in the district.
minute-5 = The end
    .text = Once a player draws the last card or places their last marker, the round is played out. Then majorities and companies score.

## The coach

note-setup = Start at level 0 in an empty district. Other levels nearby mean more kinds of tea later.
note-starting-tiles = Your starting tile works once, with the action it names. Press the tile as well as that action.
note-goal = You score for contracts as you play, and for majorities and companies at the end. One of the majorities counts rupees.
note-card = Press the half you want. Everyone else may use the other half.
note-token = A technology token gives you an extra action on your own turn, before or after your card’s action.
note-warehouse = Your warehouse is too full. Choose which chests to return to the supply.
note-harvest = Take a chest from any plantation under or next to your pawn. A rival scores a point for each chest you take from their plantations.
note-plant = Planting costs 5 rupees and uses your leftmost marker. Each hexagon holds one plantation.
note-contract-spaces = Each company you supply takes one of your contract spaces. Plant to open more.
note-trade = You can fulfil a contract now. Choose its rupees or its points.
note-councillor = A councillor you hire gives you an ability and lets you score the district.
note-technology = An advance brings you a token and each rival a rupee. The player further along the track wins every tie.
note-move = Instead of the main action, you may move. The first step is free, the second costs 1 rupee, the third 2 more.
note-rupees = Instead of the main action, you may take 2 rupees.
note-turn = One player plays a card; everyone else may use its other half. So you act on everyone’s turn.
note-map = Black tea grows at level 0, green at level 1, white at level 2. Rivers never block your pawn.
note-councillors = Press and hold a councillor to read their ability. It works from the moment you hire them.
note-district-bonus = Plant in every district in play to score a bonus. The first player to do so scores 10 points, later players fewer.
note-two-players = With two players, Uva or Dimbula is left out. Nothing else changes.
note-end = Once a player draws the last card or places their last marker, this round is the final round.
note-majorities = In rupees, technology and each district, first place scores 10 points and second place 6.
note-companies = Contracts from one to five companies score 1, 3, 6, 10 or 15 points. Each marker left costs you 2.
note-figures = For your next game: contracts pay most for white tea and least for black.
mistake-no-room = Your warehouse has no room: if you take this chest, you must return one. Press again to take it.
mistake-unplanted = You could fulfil a contract now. Press again to take the rupees instead.
mistake-dear-walk = You could fulfil a contract now. Press again to move instead.
