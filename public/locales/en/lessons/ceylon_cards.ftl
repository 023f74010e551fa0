### Lessons, the coach’s notes and the game in a minute.

## The first game, and the game in a minute

first-game = A first game
first-game-1 = You are a merchant who ships the goods of Ceylon. The first to have 100 points wins.
first-game-2 = Points come from shipping a Clipper, a Port and goods of one kind. Each further good pays more.
first-game-3 = Your turn began with two new cards. Discard a Clipper to draw two more.
    .else = That comes later in a turn. First discard one Clipper for two cards; you keep the other.
first-game-4 = Next you may trade. Offer Bao a Coffee for a Tea.
    .else = Once you do that, the time to trade is over. First offer Bao one Coffee for one Tea.
first-game-5 = Bao agreed, and now you hold three Tea. Ship all three with your Clipper and your Port for 6 points.
    .else = You may ship once a turn, so make it the best: all three Tea, for 6 points.
first-game-6 = Shipping brought you three new cards. You may keep seven: discard Cinnamon.
    .else = You will want that card in your next turn. Discard the Cinnamon.
first-game-7 = Your second turn. Send your Pirates to steal a random card; only Winds could stop them.
    .else = Phases do not come back within a turn, and pirates come before that. Attack Bao first.
first-game-8 = Two Winds make a Monsoon: every other player loses a random card. Cause one.
    .else = The storm comes before that, and does not come back in this turn. Cause the Monsoon first.
first-game-9 = Two Plantation cards and two goods of one kind build a plantation. Build one of Sugar.
    .else = You may, but build the plantation of Sugar first: it helps to ship for the whole game.
first-game-10 = Have the most officials to keep eight cards. Hire an official for two Ports.
    .else = You may, but hire the official first: it stays for the whole game.
first-game-11 = Nothing more pays now. End your turn.
    .else = You may, but those cards are worth more later. End your turn.
first-game-12 = So it goes on, turn by turn, until a player has 100 points. Let us see the end of such a game.
first-game-13 = Forty rounds later you have 78 points, and Bao has 84. Whoever ships next may win.
first-game-14 = You own a Rubber plantation, so a Plantation card counts as Rubber. Ship 6 Rubber: five cards and the Plantation.
    .else = That is not enough for 100. Ship five Rubber and the Plantation card: 6 goods, 27 points.
first-game-15 = 105 points: you win at once. Only what you ship counts.
minute-1 = The goal
    .text = Ship goods of Ceylon for points. The first to have 100 wins at once.
minute-2 = A turn
    .text = Draw two cards, then trade, send pirates, cause a storm, build and ship, in this order. You may skip all but drawing.
minute-3 = Shipping
    .text = A Clipper, a Port and goods of one kind, once a turn. Each further good pays more.
minute-4 = The end of a turn
    .text = Discard down to seven cards. With the most officials you may keep eight.

## The coach

note-aim = Only shipping scores, and the first to 100 points wins. Everything else helps you ship.
note-aim-2 = Only shipping scores. Once a player has 100 points, the round is finished and the most points win.
note-turn = A turn goes one way: Draw, Trade, Pirates, Storm, Build, Ship, End. You cannot go back to an earlier phase.
note-counter = You may answer an offer with one of your own. It goes back to the player whose turn it is.
note-answer = You are asked about an offer. Accept, decline, or ask for something else.
note-fleet = Three Pirates are a fleet: it steals a whole hand. Two Clippers, from any players together, stop it.
note-fleet-2 = Three Pirates are a fleet: it steals a whole hand. Two Clippers stop it.
note-attack = An attack steals a random card. The player attacked may discard Winds to stop it.
note-storm = A Monsoon costs every other player a random card. A Typhoon costs everyone the whole hand, you too.
note-storm-2 = A Monsoon costs your rival a random card. A Typhoon costs you both the whole hand.
note-offer = You have three offers a turn. Only the two of you see an offer to one player.
note-ship = You can ship now, once a turn. Each further good of one kind pays more, so waiting may pay too.
note-build = A plantation lets a Plantation card count as its good in every later shipment.
note-pirates = Pirates come after trading and before storms. Stolen cards may be used at once.
note-deck = When the deck runs out, the discard pile is shuffled into a new one.
note-draw = Discard a Clipper to draw two cards, only at the start of your turn. But each shipment needs one.
note-end = Discard down to your hand limit: seven cards, or eight if you alone have the most officials.
note-trade = You may trade before pirates, storms and shipping, and make offers only on your own turn.
note-cards = There are ten Clippers and ten Ports. Press and hold a card to see how many are left of its kind.
note-setup = The winner begins the next game of the same players.
note-winning = The game ends as soon as a player has 100 points, or after 100 turns each.
note-winning-2 = The game ends with the round in which a player has 100 points, or after 100 turns each.
mistake-unshipped = You can still ship. Press End again to save these goods for later.
mistake-gift = This offer asks for nothing: it is a gift. Propose it once more if you mean it.
mistake-last-clipper = Each shipment needs a Clipper. Discard it once more if you can do without.
