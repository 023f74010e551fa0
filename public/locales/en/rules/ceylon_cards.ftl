preface = Lloyd Krassner’s printed rules fill one page. Here they are in our own words, with every number unchanged. Where the page is silent, we had to decide; those paragraphs are marked as our rulings.

# § 1
aim = The aim
    .p1 = You are a merchant who ships the goods of Ceylon. The first player with 100 or more points wins.
    .p2 = You score only by shipping melds. A meld is a Clipper, a Port and as many goods of one kind as you can collect.

# § 2
cards = The cards
    .p1 = All players share one deck of 91 cards: 10 Clippers, 10 Ports, 10 Winds, 8 Pirates, 8 Plantation cards and 45 goods (10 Tea, 9 Cinnamon, 8 Rubber, 7 Sugar, 6 Coffee and 5 Indigo).
    .p2 = Your record sheet keeps track of your points, plantations and officials.
    .p3 = Keep your hand secret, because pirates steal at random.
    .p4 = All players may see every record sheet, the number of cards in each hand and in the deck, and the whole discard pile.
    .p5 = The printed rules are for 2 to 4 players, but allow more.
    .p6 = Here, 2 to 8 players can play. Up to 6 players use one deck; 7 or 8 use two decks shuffled together.

# § 3
setup = Setup
    .p1 = Each player gets seven cards. The winner of the last game goes first.
    .p2 = In a first game, or when the last winner is not at the table, a random player goes first. After a shared win, one of the winners, chosen at random, goes first. Play goes clockwise.

# § 4
turn = A turn
    .p1 = Your turn has seven phases, in this order: Draw, Trade, Pirates, Storm, Build, Ship, End.
    .p2 = You must draw, and you must discard down to your hand limit. Everything else is optional.
    .p3 = You move on to a later phase by taking an action in it. All earlier phases are then over. The other players therefore see only the actions you take, not those you could have taken.
    .p4 = You may repeat an action within its phase as long as you have the cards for it. Only melds are limited: you may ship one a turn.
    .p5 = The cards you pay for an action go to the discard pile before the action takes effect.

# § 4.1
draw = Draw
    .p1 = You draw two cards. You may discard a Clipper to draw two more.
    .p2 = The first two cards are drawn for you. You may then discard any number of Clippers, one after another, including those you have just drawn. An option limits this to one Clipper a turn.
    .p3 = You can discard a Clipper for cards only in this phase.
    .p4 = While the deck and the discard pile are both empty, you cannot discard a Clipper for cards.

# § 4.2
trade = Trade
    .p1 = You may trade cards with the other players. You decide when the phase ends, after three minutes at most.
    .p2 = On your turn, the other players trade only with you, not with each other.
    .p3 = You may trade only cards in hand: any number on either side, gifts included. Promises are not binding, and you never have to trade. Hand limits do not apply in this phase.
    .p4 = Here you have three offers a turn instead of the three minutes. With the option “Three-minute clock”, your Trade Phase is timed as well: when the time is up, you can make no new offers.
    .p5 = Computer opponents make at most one offer a turn, to spare you the wait.

# § 4.2.1
offer = Making an offer
    .p1 = You make an offer to one player or, with three or more players, to anyone. You name the cards you give, which you must hold, and the cards you ask for. The same kind of card cannot be on both sides.
    .p2 = You cannot ask a player for more cards than they hold, or ask anyone for more cards than the largest other hand holds. You may ask for cards that the other players do not have.
    .p3 = Either side may be empty: your offer is then a gift or a request. If both sides are empty, you are asking for offers.
    .p4 = Once you begin an offer, it counts as one of your three for the turn, and you cannot drop it. The other players see it only when you propose it.
    .p5 = An offer to anyone is open: all players see its cards. In an offer to one player, only the two of you see the cards. The others see that you make the offer, how many cards it names, and the answer.

# § 4.2.2
answer = Answering an offer
    .p1 = When you get an offer, you accept it, decline it or make a counter-offer. To accept, you must hold every card that the offer asks for. An offer to anyone goes around the table clockwise. The first player to accept makes the trade, and the cards change hands at once.
    .p2 = If a player asks you for offers, you can only counter or decline.
    .p3 = Nothing else can happen between an offer and its answer.

# § 4.2.3
counter = Counter-offers
    .p1 = You make a counter-offer to the player whose turn it is, and only the two of you see its cards. It must name at least one card, and it cannot ask for more cards than that player holds.
    .p2 = That player accepts or declines it. If they decline, you count as having declined their offer too. An offer made to anyone then goes to the next player. You cannot counter a counter-offer.
    .p3 = If neither of you has a card in hand, you cannot make a counter-offer.

# § 4.3
pirates = Pirates
    .p1 = You may send pirates against another player: one Pirates card for an attack, three for a fleet. You may skip this phase.
    .p2 = You may attack and send fleets as often as your cards allow, in any order. You cannot attack a player with an empty hand. You may use stolen cards at once.
    .p3 = Winds stop only an attack, and Clippers stop only a fleet.

# § 4.3.1
attack = Pirate Attack
    .p1 = Discard one Pirates card to steal a random card from another player’s hand. That player may discard one Winds card to stop the attack: you then steal nothing.
    .p2 = Every card in the hand is equally likely. Only the two of you see which card you steal.
    .p3 = The player you attack is always asked, even if they hold no Winds card, so the question gives nothing away.

# § 4.3.2
fleet = Pirate Fleet
    .p1 = Discard three Pirates cards to steal another player’s whole hand. To stop the fleet, the other players, together or alone, may discard two Clippers: you then steal nothing.
    .p2 = Each of the other players is asked once: first the target, then the rest clockwise. Players with empty hands are not asked. Each player openly promises zero, one or two Clippers and cannot take the promise back. As soon as two are promised, they are discarded and the fleet is stopped.
    .p3 = If the promises add up to fewer than two, no Clippers are discarded, and any Clipper that the target promised goes to you with the rest of their hand. Your Pirates cards are discarded in any case.

# § 4.4
storm = Storm
    .p1 = Discard two Winds cards for a Monsoon: every other player discards a random card.
    .p2 = Discard three Winds cards for a Typhoon: all players discard their whole hands.
    .p3 = A Typhoon takes your own hand too.
    .p4 = No card protects against a storm, and you draw no cards to replace those you lose.

# § 4.5
build = Build
    .p1 = Discard two Plantation cards and two goods of one kind to build a plantation of that kind.
    .p2 = Discard two Ports to hire an official. Officials can change hand limits.
    .p3 = You may build and hire as often as you can pay. You may even build another plantation of the same kind. Your plantations and officials stay for the rest of the game.
    .p4 = Plantation cards cannot stand in for the two goods.

# § 4.6
ship = Ship
    .p1 = Once a turn you may ship a meld: one Clipper, one Port and goods of one kind. Score the points that the price table lists for that many goods, discard the meld, and draw three cards at once.
    .p2 = For each plantation of that kind that you own, you may use one Plantation card as a good in the meld.
    .p3 = At least one of the goods must be a real goods card. You keep your plantations.
    .p4 = The price table lists the points for 1 to 8 goods. Tea: 1, 3, 6, 10, 15, 21, 28, 36. Cinnamon: 2, 4, 8, 12, 17, 24, 32, 40. Rubber: 3, 5, 9, 14, 20, 27, 35, 44. Sugar: 4, 6, 10, 16, 23, 30, 39, 48. Coffee: 5, 7, 12, 18, 25, 33, 42, 52. Indigo: 6, 8, 14, 20, 27, 36, 45, 56.
    .p5 = The table ends at 8, so a meld has at most 8 goods, Plantation cards included. You do not have to ship all that you hold. After the meld, your turn moves on to the End Phase.

# § 4.7
end = End
    .p1 = Discard down to your hand limit. The limit is seven cards; it is eight if you have the most officials, and six if you have the fewest in a game of three or more players.
    .p2 = You must be the only player with the most or the fewest: ties change nothing. Your limit is set in this phase, so officials you hired this turn already count.
    .p3 = You choose the cards, and you discard exactly down to the limit. The other players may hold more until their own turns end.

# § 5
deck = When the deck runs out
    .p1 = When the deck runs out, the discard pile is shuffled to make a new deck.
    .p2 = The discard pile is shuffled only when a player has to draw and the deck is empty, not before. If the deck and the discard pile are both empty, the remaining draws are lost, and the game continues.

# § 6
winning = Winning
    .p1 = The first player with 100 or more points wins.
    .p2 = You score only on your own turn, so no two players can reach 100 at the same time.
    .p3 = The game ends at once: you draw no cards for the winning meld.
    .p4 = With the option “Equal turns for all”, the game does not end at once. If you reach 100, you draw three cards and end your turn as usual, and the others play on. The game ends once the last player of that round has ended their turn. The highest total then wins.
    .p5 = No player has to ship, so the game also ends once every player has had 100 turns. The highest total then wins.
    .p6 = In a tie for the highest total, the tied player with the most officials wins. If officials are tied too, the player with the most plantations wins, all kinds counted together. If the tie remains, the tied players share the win.
