preface = The printed rules of Lloyd Krassner’s game fill one page, and all its figures survive. They are told here in our own words. Where the page is silent we had to decide; such paragraphs are marked as our rulings.

# § 1
aim = The aim
    .p1 = You are merchants who ship the goods of Ceylon. The first player with 100 points or more wins.
    .p2 = Points come only from Shipping Melds: a Clipper, a Port and as many goods of one kind as you can put together.

# § 2
cards = The cards
    .p1 = All players share one deck of 91 cards: 10 Clippers, 10 Ports, 10 Winds, 8 Pirates, 8 Plantations and 45 goods, namely 10 Tea, 9 Cinnamon, 8 Rubber, 7 Sugar, 6 Coffee and 5 Indigo.
    .p2 = Each player’s points, plantations and officials are kept on a record sheet.
    .p3 = Hands are secret, since pirates steal at random.
    .p4 = The records, the sizes of the hands and of the deck, and the whole discard pile are open to all.
    .p5 = The printed rules are for 2 to 4 players, or more.
    .p6 = Here 2 to 8 can play: up to six with one deck, seven and eight with two decks shuffled together.

# § 3
setup = Beginning
    .p1 = Each player is dealt seven cards. The winner of the last game begins.
    .p2 = In a first game, or when the last winner is not at the table, a random player begins. After a shared win it is one of the winners, by chance. Turns go clockwise.

# § 4
turn = A turn
    .p1 = A turn has seven phases in this order: Draw, Trade, Pirates, Storm, Build, Ship, End.
    .p2 = Only drawing and discarding are compulsory. Everything else may be left out.
    .p3 = You go on to a later phase by doing something in it; all phases before it are then over. So the others see only what you do, not what you could have done.
    .p4 = Whatever a phase offers may be repeated in it while you have the cards. Only the meld is limited to one.
    .p5 = Cards that you pay go to the discard pile before the effect.

# § 4.1
draw = Draw
    .p1 = You draw two cards. You may discard a Clipper to draw two more.
    .p2 = The first two cards are drawn for you. You may discard any number of Clippers one after another, also those just drawn; an option allows one a turn.
    .p3 = A Clipper brings cards in this phase only.
    .p4 = While the deck and the discard pile are both empty, no Clipper can be discarded for cards.

# § 4.2
trade = Trade
    .p1 = You may trade cards with the other players. You say when the phase ends, after three minutes at most.
    .p2 = Only the player whose turn it is trades; the others do not trade with each other.
    .p3 = Only cards in hand change hands, any number on either side, gifts included. Promises do not bind, and nobody has to trade. Hand limits do not matter here.
    .p4 = Instead of the three minutes you have three offers a turn. With the option “Three-minute clock” the page also counts the time of the Trade Phase, and takes no new offer when it is up.
    .p5 = Computer opponents make at most one offer a turn, so that nobody has to wait for them.

# § 4.2.1
offer = Making an offer
    .p1 = An offer goes to one player or, with three or more players, to anyone. It names the cards that you give, which you must hold, and the cards that you ask for. No kind of card is on both sides.
    .p2 = You may ask for at most as many cards as the other hand holds; of anyone, for at most as many as the largest of the other hands holds. Whether the others have these cards does not matter.
    .p3 = Either side may be empty: then the offer is a gift or a request. If both sides are empty, it is a call for proposals.
    .p4 = An offer that you have begun is one of your three, and cannot be dropped. Nobody sees it before you propose it.
    .p5 = An offer to anyone is open: all see its cards. An offer to one player is seen by the two of you; the others see that it is made, how many cards it is about, and the answer.

# § 4.2.2
answer = Answering an offer
    .p1 = The player who is asked accepts, declines or makes a counter-offer. To accept, you must hold every card that is asked for. An offer to anyone goes round clockwise; the first to accept closes it, and the cards change hands at once.
    .p2 = A call for proposals cannot be accepted, only countered or declined.
    .p3 = Nothing else happens between an offer and its answer.

# § 4.2.3
counter = Counter-offers
    .p1 = A counter-offer goes to the player whose turn it is, and only the two of you see its cards. It names at least one card, and asks for at most as many as that player holds.
    .p2 = The player whose turn it is accepts or declines it. If they decline, you count as having declined the offer, and the next player is asked. A counter-offer cannot be countered.
    .p3 = If both hands are empty there is no counter-offer.

# § 4.3
pirates = Pirates
    .p1 = You may send pirates against another player: one Pirates card for an attack, three for a fleet. You may skip this phase.
    .p2 = Attacks and fleets may follow each other in any order. A player with an empty hand cannot be attacked. Stolen cards may be used at once.
    .p3 = Winds stop an attack only, Clippers a fleet only.

# § 4.3.1
attack = Pirate Attack
    .p1 = Discard one Pirates to steal a random card from another player’s hand. That player may discard one Winds: then nothing is stolen.
    .p2 = Every card of the hand is equally likely. Only the two of you see which one it was.
    .p3 = The player attacked is always asked, so that nobody learns whether they hold Winds.

# § 4.3.2
fleet = Pirate Fleet
    .p1 = Discard three Pirates to steal another player’s whole hand. Any players together may discard two Clippers: then nothing is stolen.
    .p2 = All players but the attacker are asked once: first the target, then clockwise from them; empty hands are not asked. Each promises none, one or two Clippers, openly and for good. As soon as two are promised they are discarded, and the fleet is stopped.
    .p3 = If fewer than two are promised, nobody discards any, and what the target promised goes with their hand. The Pirates are discarded in any case.

# § 4.4
storm = Storm
    .p1 = Discard two Winds for a Monsoon: every other player discards a random card.
    .p2 = Discard three Winds for a Typhoon: all players discard their whole hands.
    .p3 = A Typhoon takes your own hand too: a Monsoon is said to hit the other players, a Typhoon all players.
    .p4 = No card protects against a storm, and no cards are drawn for those that are lost.

# § 4.5
build = Build
    .p1 = Discard two Plantation cards and two goods of one kind to build a plantation of that kind.
    .p2 = Discard two Ports to hire an official. Officials change hand limits.
    .p3 = You may build as often as you can pay, also the same kind again. What you have built stays for the rest of the game.
    .p4 = Plantation cards do not stand in for the two goods.

# § 4.6
ship = Ship
    .p1 = Once a turn you may ship a meld: one Clipper, one Port and goods of one kind. You score what the table of prices gives for so many goods, discard the meld, and draw three cards at once.
    .p2 = For each plantation of that kind that you own, one Plantation card may be used as a good in the meld.
    .p3 = At least one of the goods must be a real one. Plantations are not used up.
    .p4 = Prices for 1 to 8 goods. Tea: 1, 3, 6, 10, 15, 21, 28, 36. Cinnamon: 2, 4, 8, 12, 17, 24, 32, 40. Rubber: 3, 5, 9, 14, 20, 27, 35, 44. Sugar: 4, 6, 10, 16, 23, 30, 39, 48. Coffee: 5, 7, 12, 18, 25, 33, 42, 52. Indigo: 6, 8, 14, 20, 27, 36, 45, 56.
    .p5 = The table ends at 8, so a meld has at most 8 goods, Plantation cards included. You need not ship all that you have. After the meld your turn goes on to its End Phase.

# § 4.7
end = End
    .p1 = Discard down to your hand limit: seven cards; eight if you have the most officials; six if you have the fewest and three or more play.
    .p2 = Most and fewest mean alone: ties change nothing. The limit is counted now, with the officials that you have hired this turn.
    .p3 = You discard exactly down to the limit, cards of your choice. The others may hold more until their own turns end.

# § 5
deck = When the deck runs out
    .p1 = The discard pile is shuffled and becomes the deck.
    .p2 = That happens when a card has to be drawn, not before. If both piles are empty the remaining draws are lost, and the game goes on.

# § 6
winning = Winning
    .p1 = The first player with 100 points or more wins.
    .p2 = Points are scored only in one’s own turn, so no two players can reach 100 at the same moment.
    .p3 = The game ends at once: no cards are drawn for the meld that wins.
    .p4 = With the option “Equal turns for all” nothing ends at once. Whoever reaches 100 draws three cards and ends the turn as usual, and the others play on. The game ends when the last player of the round has ended their turn and anybody has 100: then the highest total wins.
    .p5 = Nobody has to ship, so the game also ends when every player has had 100 turns. The highest total wins.
    .p6 = A tie of the highest totals goes to more officials, then to more plantations of all kinds together. If they are equal too, the win is shared.
