### Lessons, the coach’s notes and the game in a minute.

## The first game, and the game in a minute

first-game = A first game
first-game-1 = You grow tea on Ceylon and sell it to companies. The most points at the end win.
first-game-2 = Low land gives black tea, higher land green, the peaks white. Start on the ringed hexagon in Kandy.
    .else = In a whole game you may start there. For this lesson take the ringed hexagon in Kandy.
first-game-3 = One half of a card is for you, the other for everyone else. Play “Advance”, with “Plant” for Bao.
    .else = You may play any card later. Now play “Advance” for yourself, with “Plant” for Bao.
first-game-4 = Advance a step for 5 rupees. It brings you a technology token, and Bao a rupee.
    .else = You could move instead, but then there is no token. Advance in technology.
first-game-5 = A technology token is one more action in your own turn. Use it now.
    .else = You may keep a token for later turns. Use this one now to see what it does.
first-game-6 = Move to the ringed hexagon. The first step is free, further ones cost rupees.
    .else = That is allowed too, but you plant on the ringed hexagon next. Move there.
first-game-7 = Bao played a card and left hiring to you. Instead of any action you may take 2 rupees: do that now.
    .else = You may, but your next two turns need 10 rupees. Take 2 rupees instead.
first-game-8 = Your turn again. Play “Plant”, with “Harvest” for Bao.
    .else = Your pawn stands where you want to plant. Play “Plant” for yourself, with “Harvest” for Bao.
first-game-9 = Plant where your pawn stands, for 5 rupees. Planting frees a contract space on your estate.
    .else = You could move instead, but plant now: two plantations bring two chests.
first-game-10 = Bao left harvesting to you. Take the black chest from the plantation next to your pawn.
    .else = You may, but you need three chests for a contract. Take the black one first.
first-game-11 = Now take the green chest under your pawn. Your warehouse keeps five chests at most.
    .else = You may stop here, but the contract asks for a green chest. Take it.
first-game-12 = A district scores at the end only if you hired its councillor. Play “Hire”, with “Trade” for Bao.
    .else = You may play others later. Play “Hire” for yourself, with “Trade” for Bao.
first-game-13 = Hire the councillor of Kandy for 5 rupees. From now on you may also plant next to your pawn.
    .else = You could move instead, but without its councillor Kandy brings you no points. Hire.
first-game-14 = Bao left trading to you, and the third wagon wants your three chests. Deliver them for rupees.
    .else = You may keep the chests, but a contract is what they are for. Deliver to the third wagon.
first-game-15 = The more companies you supply, the more points at the end. Let us go to the end of such a game.
first-game-16 = Twenty rounds later only one action card is left. Whoever draws the last one begins the last round.
first-game-17 = The most plantations in a district score the most. Play “Plant” once more, with “Advance” for Bao.
    .else = You may, but Uva can still be won. Play “Plant”, with “Advance” for Bao.
first-game-18 = Plant on the ringed hexagon in Uva. Each marker left on your board costs 2 points.
    .else = You may, but a plantation in Uva counts more now. Plant on the ringed hexagon.
first-game-19 = Majorities in rupees, technology and districts scored, then companies and markers. You win with 74 points.
minute-1 = The goal
    .text = Grow tea, harvest it and deliver it to companies. Whoever has the most points at the end wins.
minute-2 = A turn
    .text = Play a card: one half is your action, the other is for all others. Or move, or take 2 rupees.
minute-3 = Contracts
    .text = Three chests fulfil a contract on the train, for rupees or points. Each company needs a space of its own.
minute-4 = Councillors
    .text = A councillor gives an ability, and lets your plantations count in the district.
minute-5 = The end
    .text = The game ends after the round in which the last card or a player’s last marker goes. Then majorities and companies score.

## The coach

note-setup = Start on low land, in a district where no one else has. A mixed neighbourhood helps later harvests.
note-starting-tiles = Your starting tile works once, with the action it names. Press it together with the action.
note-goal = Points come from contracts and the end: majorities, companies and markers. Rupees count there too.
note-card = Press the half of a card that you want. Everyone else may use the other half.
note-token = A technology token is one more action in your own turn, before or after your card.
note-warehouse = Your warehouse is too full: give chests back until five are left. You choose which.
note-harvest = Take one chest from each plantation at or beside your pawn. If it belongs to a rival, the rival scores a point.
note-plant = Planting costs 5 rupees and uses the leftmost marker of your board. A hexagon holds one plantation.
note-contract-spaces = Each company needs its own contract space. Planting opens more of them.
note-trade = You can fulfil a contract now. Choose its rupees or its points.
note-councillor = Hire a councillor to use their ability and score their district.
note-technology = A step in technology gives you a token, and every rival a rupee. The player farthest ahead wins all ties.
note-move = You may move instead of any action. The first step is free, the second costs 1 rupee, the third 2 more.
note-rupees = You may take 2 rupees instead of any action.
note-turn = One player plays a card; everyone else may use its other half. So you act in every turn.
note-map = Low land gives black tea, higher land green, the peaks white. You can cross rivers freely.
note-councillors = Press and hold a councillor to read its ability. It works from the moment you hire.
note-district-bonus = Plant in every district in play for a bonus at once: 10 points for the first player, then less.
note-two-players = With two players, Uva or Dimbula is left out. Nothing else changes.
note-end = When the last card is drawn or a player’s last marker is placed, the round is the final one.
note-majorities = Rupees, technology and each district: 10 points for the most, 6 for second place.
note-companies = One to five companies score 1, 3, 6, 10 or 15 points. Each marker left over costs 2.
note-figures = Some figures of this game are ours, because the printed ones are lost. The rulebook lists them.
mistake-no-room = Your warehouse has no room for this chest: you would give one back. Take it once more if you mean it.
mistake-unplanted = You could deliver a contract now. Take the rupees once more if you would rather wait.
mistake-dear-walk = You could deliver a contract now. Move once more if you would rather wait.
