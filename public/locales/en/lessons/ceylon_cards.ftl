### Lessons, the coach’s notes and the game in a minute.

## The first game, and the game in a minute

first-game = A first game
first-game-1 = You are a merchant who ships the goods of Ceylon. The first player with 100 points wins.
first-game-2 = You score by shipping a meld: a Clipper, a Port and goods of one kind. The figure on a good is the points it adds to a meld.
first-game-3 = You have drawn your two cards. Discard a Clipper to draw two more.
    .else = That comes later in your turn. First discard one of your two Clippers to draw two cards.
first-game-4 = Next comes trading. Offer Bao one Coffee for one Tea.
    .else = You could, but trade first. Offer Bao one Coffee for one Tea.
first-game-5 = Bao accepts, and now you hold three Tea. Ship all three with your Clipper and your Port for 6 points.
    .else = You may ship only once a turn, so make it count. Ship all three Tea for 6 points.
first-game-6 = Shipping brought you three new cards, but you may keep only seven. Discard the Cinnamon.
    .else = You will want that card next turn. Discard the Cinnamon.
first-game-7 = Attack Bao: your Pirates steal a random card unless Winds stop them. Three Pirates make a fleet, which steals a whole hand.
    .else = You could, but start this turn with pirates. Attack Bao.
first-game-8 = Discard two Winds for a Monsoon: every other player loses a random card. Cause it now.
    .else = You could, but the storm comes first. Cause the Monsoon.
first-game-9 = Build a sugar plantation with two Plantation cards and two Sugar. In each later meld, one Plantation card can count as Sugar.
    .else = You could, but build the sugar plantation first. It helps you ship for the rest of the game.
first-game-10 = If you alone have the most officials, you may keep eight cards. Hire an official for two Ports.
    .else = You could, but hire the official first. Officials stay for the rest of the game.
first-game-11 = Nothing else is worth doing now. End your turn.
    .else = You could, but those cards will be worth more later. End your turn.
first-game-12 = So it goes, turn after turn, until a player has 100 points. Now see how such a game ends.
first-game-13 = Later in this game, you have 74 points and Bao has 82. The next shipment may decide it.
first-game-14 = You own a sugar plantation, so a Plantation card can count as Sugar. Ship six: five Sugar and the Plantation card.
    .else = You could, but this wins. Ship five Sugar and the Plantation card: six goods, 30 points.
first-game-15 = With 104 points, you win at once. Only what you ship scores.
minute-1 = The goal
    .text = Ship the goods of Ceylon for points. The first player with 100 wins at once.
minute-2 = A turn
    .text = Draw two cards. Then you may trade, send pirates, cause a storm, build and ship, in this order.
minute-3 = Shipping
    .text = Once a turn, ship a Clipper, a Port and goods of one kind. Large melds pay best.
minute-4 = The end of a turn
    .text = Discard down to seven cards. If you alone have the most officials, you may keep eight.

## The coach

note-aim = Only shipping scores, and 100 points win. Save a Clipper and a Port, gather one good, and build a plantation for it.
note-aim-2 = Only shipping scores; at 100 points, the round is played out. Save a Clipper and a Port, gather one good, and build a plantation for it.
note-turn = A turn has seven phases: Draw, Trade, Pirates, Storm, Build, Ship, End. You cannot return to an earlier phase.
note-counter = You may answer an offer with a counter-offer. It goes to the player whose turn it is.
note-answer = You have an offer. Accept it, decline it, or make a counter-offer.
note-fleet = A fleet steals a whole hand unless two Clippers are promised. A promise binds, but it is paid only if the fleet is stopped.
note-fleet-2 = Three Pirates make a fleet, which steals a whole hand. Two Clippers stop it.
note-attack = An attack steals a random card. The player attacked may discard Winds to stop it.
note-storm = A Monsoon costs every other player a random card, and a Typhoon takes every hand, yours too. No card stops a storm.
note-storm-2 = A Monsoon costs your rival a random card, and a Typhoon takes both your hands. No card stops a storm.
note-offer = You have three offers a turn. If you make one to a single player, only the two of you see its cards.
note-ship = You can ship now, once a turn. Large melds pay best, so it may be worth waiting.
note-build = For each plantation, you may use one Plantation card as a good of its kind in every later meld.
note-pirates = Pirates come after trading and before storms. You may use stolen cards at once.
note-deck = When the deck runs out, the discard pile is shuffled to make a new deck.
note-draw = At the start of your turn only, you may discard a Clipper to draw two cards. But each meld needs a Clipper.
note-end = Discard down to your hand limit: seven cards, or eight if you alone have the most officials.
note-end-officials = At the end of a turn, you may keep seven cards. It is eight if you alone have the most officials, and six if you alone have the fewest.
note-trade = You make offers only on your own turn. Trading comes before pirates, storms and shipping.
note-cards = Each deck has ten Clippers and ten Ports. Press and hold a card, or right-click it, to see how many of its kind are left.
note-setup = If the same players play again, the winner goes first.
note-winning = The game ends as soon as a player has 100 points, or after 100 turns each.
note-winning-2 = Once a player has 100 points, the round is played out. Otherwise, the game ends after 100 turns each.
mistake-unshipped = You can still ship this turn. Press again to end your turn and keep these goods.
mistake-gift = This offer asks for nothing, so it is a gift. Press again to propose it.
mistake-last-clipper = Each meld needs a Clipper. Press again to discard it anyway.
