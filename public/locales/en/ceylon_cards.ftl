### The texts of the table of Ceylon: The Card Game.
###
### $who, $by, $to, $target, $from and the like are players; “you” is the reader. Cards are named with a capital, as they
### are printed: Clipper, Port, Winds. “Winds” and “Pirates” are the names of single cards too, so they
### are counted as cards: 1 Winds card, 2 Winds cards.

title = Ceylon: The Card Game
tagline = Ship tea and coffee before the pirates come
# Designer and publisher.
credits = Designed by Lloyd Krassner, published by Warpspawn Games

## Cards, goods, phases

# The name printed on each card. Inside a sentence, .one is a single card with its article, .single the form after “1”,
# .plural the form for several, .narrow the same on a narrow label of the board.
card-clipper = Clipper
    .one = a Clipper
    .plural = Clippers
    .narrow = Clippers
card-port = Port
    .one = a Port
    .plural = Ports
    .narrow = Ports
card-tea = Tea
card-cinnamon = Cinnamon
card-rubber = Rubber
card-sugar = Sugar
card-coffee = Coffee
card-indigo = Indigo
card-plantation = Plantation
    .one = a Plantation card
    .single = Plantation card
    .plural = Plantation cards
card-winds = Winds
    .one = a Winds card
    .single = Winds card
    .plural = Winds cards
card-pirates = Pirates
    .one = a Pirates card
    .single = Pirates card
    .plural = Pirates cards

# The goods inside a sentence: “You ship 3 coffee”. .plantation: a plantation that grows the good, with its article.
good-tea = tea
    .plantation = a tea plantation
good-cinnamon = cinnamon
    .plantation = a cinnamon plantation
good-rubber = rubber
    .plantation = a rubber plantation
good-sugar = sugar
    .plantation = a sugar plantation
good-coffee = coffee
    .plantation = a coffee plantation
good-indigo = indigo
    .plantation = an indigo plantation

# The seven phases of a turn, as printed under the icons of the phase line. Narrow.
phase-draw = Draw
phase-trade = Trade
phase-pirates = Pirates
phase-storm = Storm
phase-build = Build
phase-ship = Ship
phase-end = End

# Cards in a list: “2 Ports and 1 Coffee”.
counted = { $count ->
    [one] 1 { FORM($card, "single") }
   *[other] { $count } { FORM($card, "plural") }
}
# In place of a list, cards that the reader cannot see: “Asha gives Bao 2 cards for 1 card”.
counted-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# Plantations in a list: “You own 2 tea plantations and 1 coffee plantation.”
counted-plantations = { $count ->
    [one] 1 { $good } plantation
   *[other] { $count } { $good } plantations
}

## Prompts: what the player to act can do, at the top of the table. At most about 60 characters.

prompt-over = The game is over
# On your own turn. $actions is a list of the prompt-can- messages; at least one.
prompt-turn = You can { $actions }, or end your turn
# The same with a meld in hand. Shipping comes last in a turn. $good: coffee; $points: the points of the best meld.
prompt-turn-ship = { $points ->
    [one] You can { $actions }, then ship { $good } for 1 point
   *[other] You can { $actions }, then ship { $good } for { $points } points
}
# When only shipping is left.
prompt-ship = { $points ->
    [one] You can ship { $good } for 1 point, or end your turn
   *[other] You can ship { $good } for { $points } points, or end your turn
}
prompt-nothing = Nothing more to do this turn
# $count: the number of cards drawn by a Clipper.
prompt-can-draw = draw { $count } more for a Clipper
prompt-can-trade = trade
prompt-can-attack = attack
prompt-can-storm = cause a storm
prompt-can-build = build
prompt-discard = { $count ->
    [one] Discard 1 card: your hand limit is { $limit }
   *[other] Discard { $count } cards: your hand limit is { $limit }
}
# You are putting an offer together, for one player or for anyone.
prompt-offer = Choose what to give { $to } and what to ask for
prompt-offer-anyone = Choose what to give and what to ask for
prompt-counter = Choose what to give { $to } and what to ask for in return
# You have an offer to answer. $by: the player whose turn it is.
prompt-answer = An offer from { $by }: accept, decline or counter
# The same if you do not hold the cards asked for, so that you cannot accept.
prompt-answer-lack = An offer from { $by }: decline or counter
prompt-answer-call = { $by } asks for offers: make one, or decline
# $by: the player who answers your offer with a counter-offer.
prompt-reply = A counter-offer from { $by }: accept or decline
prompt-attack = { $by } attacks you: discard Winds, or pass and lose a card
# Every other player is asked for Clippers, first the target. $count: Clippers that stop the fleet.
prompt-fleet = { PERSON($target) ->
    [you] { $by }’s fleet is after your whole hand: { $count } Clippers stop it
   *[other] { $by }’s fleet is after { $target }’s whole hand: { $count } Clippers stop it
}
# The same after some Clippers have been promised. $count: the number of further Clippers that stop the fleet.
prompt-fleet-more = { PERSON($target) ->
    [you] { $count ->
        [one] { $by }’s fleet is after your whole hand: 1 more Clipper stops it
       *[other] { $by }’s fleet is after your whole hand: { $count } more Clippers stop it
    }
   *[other] { $count ->
        [one] { $by }’s fleet is after { $target }’s whole hand: 1 more Clipper stops it
       *[other] { $by }’s fleet is after { $target }’s whole hand: { $count } more Clippers stop it
    }
}

# Prompts for other readers: the decision that the table is waiting for.
prompt-waits-turn = { PERSON($who) ->
    [you] It is your turn
   *[other] It is { $who }’s turn
}
prompt-waits-answer = { PERSON($who) ->
    [you] You are considering the offer
   *[other] { $who } is considering the offer
}
prompt-waits-reply = { PERSON($who) ->
    [you] You are considering the counter-offer
   *[other] { $who } is considering the counter-offer
}
prompt-waits-raid = { PERSON($who) ->
    [you] You are responding to the pirates
   *[other] { $who } is responding to the pirates
}
prompt-waits-discard = { PERSON($who) ->
    [you] You are discarding down to your hand limit
   *[other] { $who } is discarding down to their hand limit
}

# The next press of an action that you have started.
next-attack = Choose a player to attack.
next-fleet = Choose a player for the fleet to rob.
# $more: the Pirates cards that turn an attack into a fleet.
next-attack-or-fleet = Choose a player to attack, or add { $more } Pirates cards for a fleet.
next-player = Press Trade to make an offer, or Pirates to attack.
next-storm = Press { $monsoon } Winds cards for a Monsoon, or { $typhoon } for a Typhoon.
next-plantation = Press the good to plant.
next-build = Press a Port to hire an official, or a good to plant.
next-meld = Press the goods to ship.
next-any = Press a card, or the action to take.

## Buttons: a verb first. Narrow.

# $count: the number of cards drawn by a Clipper.
do-clipper = Discard a Clipper to draw { $count }
do-offer = Make { $to } an offer
do-offer-anyone = Make an offer to anyone
do-give = Give { FORM($card, "one") }
# Names a card that you ask for in exchange.
do-want = Ask for { FORM($card, "one") }
do-propose = Propose
# An offer with no cards on either side, which asks the others to make one.
do-call = Ask for offers
do-propose-counter = Propose instead
do-accept = Accept
do-decline = Decline
do-counter = Counter
do-attack = Attack { $target }
do-fleet = Send a fleet against { $target }
do-negate = Discard Winds
do-pass = Pass
# Promises Clippers to stop a fleet.
do-promise = { $count ->
    [0] Promise nothing
    [one] Promise 1 Clipper
   *[other] Promise { $count } Clippers
}
do-monsoon = Cause a Monsoon
do-typhoon = Cause a Typhoon
do-plantation = Build { FORM($good, "plantation") }
do-official = Hire an official
do-ship = Ship { $count } { $good }
do-end = End your turn
do-discard = Discard { FORM($card, "one") }

## Parts: names of everything that can be pressed, read out by a screen reader

part-trade = { $left ->
    [one] Trade, 1 offer left
   *[other] Trade, { $left } offers left
}
# $count: the number of copies in your hand.
part-card = { $card }, { $count } in hand
part-seat = { PERSON($who) ->
    [you] { $cards ->
        [one] You, 1 card
       *[other] You, { $cards } cards
    }
   *[other] { $cards ->
        [one] { $who }, 1 card
       *[other] { $who }, { $cards } cards
    }
}
part-anyone = Anyone
part-counter = Counter-offer

## Refusals: why a piece cannot be pressed. Whole sentences with a full stop.

no-over = The game is over.
no-wait-answer = Wait for { $who } to answer the offer.
no-wait-raid = Wait for { $who } to respond to the pirates.
no-wait-turn = Wait for { $who } to finish their turn.
# $now: the current phase; $past: the phase that you pressed. Both are named as in the phase line.
no-phase-over = You have moved on to { $now }, so the { $past } Phase is over.
# You have already pressed something else.
no-fit = This does not go with what you have already pressed. Cancel that first.
no-finish = Finish what you have started, or cancel it.

# Draw. $count: the cards you drew at the start of the turn.
no-clipper = You have drawn your { $count } cards for this turn. To draw more, you need a Clipper to discard.
no-clipper-twice = You have already discarded a Clipper for cards this turn. This game allows only one a turn.
no-cards-to-draw = The deck and the discard pile are empty, so there is nothing to draw.

# Trade.
no-offers-left = You have made all { $count } of your offers this turn.
no-anyone-two = There is only one other player to trade with.
no-trade-first = Press Trade first, then choose who gets the offer.
no-name = Press Trade first: you can ask for cards only in an offer.

# Pirates.
no-pirates = You need a Pirates card to attack, but you have none.
no-hands = No other player has a card to steal.

# Storm. $count: Winds that a Monsoon takes; $held: the Winds you hold, which are fewer.
no-winds = { $held ->
    [0] A Monsoon takes { $count } Winds cards, but you have none.
   *[other] A Monsoon takes { $count } Winds cards, but you have only { $held }.
}

# Build. The price of an official in Ports, and that of a plantation in Plantation cards and goods.
no-build = You need { $ports } Ports for an official, or { $plantations } Plantation cards and { $goods } goods of one kind for a plantation.
no-build-goods = For a plantation you also need { $goods } goods of one kind; for an official, { $ports } Ports.

# Ship.
no-ship-both = A meld needs a Clipper and a Port, but you have neither.
no-ship-clipper = A meld needs a Clipper, but you have none.
no-ship-port = A meld needs a Port, but you have none.
no-ship-goods = A meld needs at least one good, but you have none.

# Buttons that answer an offer or an attack, when there is none.
no-answer = There is no offer or attack to answer.

# Players.
no-self = You cannot trade with yourself or attack yourself.
no-seat-late = The Trade and Pirates Phases are over for this turn.
no-seat-empty = There are no cards to steal from { $who }.
no-seat-either = Press Trade or Pirates first, then a player.
no-seat-trade = Press Trade first, then a player.
no-seat-pirates = Press Pirates first, then the player to attack.
no-seat-offers = You have no offers left this turn, and no Pirates to attack with.
no-seat-over = The Trade Phase is over for this turn, and you have no Pirates to attack with.

# Cards in your hand, on your turn.
no-card = You have no { FORM($card, "plural") }.
no-card-clipper = Press Draw to discard a Clipper for cards. When you ship, a Clipper is added to the meld for you.
no-card-clipper-late = You can discard a Clipper for cards only in the Draw Phase. When you ship, a Clipper is added to the meld for you.
no-card-ports = Press Build to hire an official for { $count } Ports. When you ship, a Port is added to the meld for you.
no-card-port = You need { $count } Ports to hire an official. When you ship, a Port is added to the meld for you.
no-card-plantations = Press Build, then the good to plant. In a meld, this card can stand in for a good that you grow.
no-card-plantation = A Plantation card can stand in for a good only if you own a plantation that grows it. Building a plantation takes { $count } Plantation cards.
# $count: Winds that a Monsoon takes.
no-card-winds = Press Storm to discard Winds. When you are attacked, you can discard a Winds card to stop the attack.
no-card-winds-one = A Monsoon takes { $count } Winds cards. When you are attacked, you can discard this one to stop the attack.
no-card-pirates = Press Pirates, then the player to attack.

# When your turn ends and you hold too many cards.
no-end-limit = Your turn ends once you are down to { $limit } cards. Press the cards to discard.
no-end-first = Discard down to your hand limit of { $limit } first.
no-discard-card = You have no { FORM($card, "plural") } to discard.

# When you have an attack or a fleet to answer.
no-attack-winds = You have no Winds to discard.
no-attack-first = Answer the attack first: discard Winds or pass.
no-fleet-enough = { $count ->
    [one] Only 1 more Clipper is needed to stop this fleet.
   *[other] Only { $count } more Clippers are needed to stop this fleet.
}
no-fleet-clipper = You have no Clipper to promise.
# $count: the number you pressed; $held: the Clippers you hold, which are fewer.
no-fleet-clippers = You cannot promise { $count } Clippers with only { $held } in hand.
no-fleet-first = Answer the fleet first: choose how many Clippers to promise.

# While you compose an offer or a counter-offer.
no-give-held = You have no { FORM($card, "plural") } to give.
no-give-all = You are already giving all your { FORM($card, "plural") }.
no-give-wanted = You are asking for { FORM($card, "plural") }, so you cannot give any.
no-want-given = You are giving { FORM($card, "plural") }, so you cannot ask for any.
# $count: the number of cards in that hand.
no-want-more = { $count ->
    [0] You cannot ask { $who } for cards: their hand is empty.
    [one] You can ask { $who } for only 1 card: that is all they hold.
   *[other] You can ask { $who } for at most { $count } cards: that is all they hold.
}
# For an offer to anyone. $count: the number of cards in the largest other hand.
no-want-more-anyone = { $count ->
    [0] All other hands are empty, so there are no cards to ask for.
    [one] You can ask for at most 1 card: no other hand holds more.
   *[other] You can ask for at most { $count } cards: no other hand holds more.
}
no-order = Cards go into an offer in a fixed order. You have already added a card that comes after this one.
no-counter-empty = A counter-offer must name at least one card.
no-counter-finish = Finish your counter-offer first.
no-offer-finish = Finish your offer first. It already counts as one of your offers, and only Undo takes it back.
# When the time for offers has run out; the clock is an option.
no-time = { $minutes ->
    [one] Your minute for new offers is up. Offers already made can still be answered.
   *[other] Your { $minutes } minutes for new offers are up. Offers already made can still be answered.
}

# When you have an offer to answer.
no-accept-call = There are no cards to accept. Make an offer of your own, or decline.
# The offer asks for $count of $card; you hold $held, which are fewer.
no-accept = { $held ->
    [0] { $count ->
        [one] You are asked for 1 { FORM($card, "single") }, but you have none.
       *[other] You are asked for { $count } { FORM($card, "plural") }, but you have none.
    }
   *[other] You are asked for { $count } { FORM($card, "plural") }, but you have only { $held }.
}
no-counter-reply = You cannot counter a counter-offer. Accept it or decline it.
no-counter-cards = Neither of you has a card to trade.
no-answer-first = Answer the offer first.

## Story: one line for each event. No full stop.

line-begin = { PERSON($who) ->
    [you] You go first
   *[other] { $who } goes first
}
line-turn = { PERSON($who) ->
    [you] Your turn begins
   *[other] { $who }’s turn begins
}
# At the end of line-begin.
aside-deck = { $count } cards in the deck
# $cards: a list of the cards.
line-draw = { PERSON($who) ->
    [you] You draw { $cards }
   *[other] { $who } draws { $cards }
}
line-shuffle = The discard pile is shuffled to make a new deck
line-no-draw = { PERSON($who) ->
    [you] { $count ->
        [one] You are 1 card short: no cards are left to draw
       *[other] You are { $count } cards short: no cards are left to draw
    }
   *[other] { $count ->
        [one] { $who } is 1 card short: no cards are left to draw
       *[other] { $who } is { $count } cards short: no cards are left to draw
    }
}
# $count: the number of cards drawn by the Clipper.
line-clipper = { PERSON($who) ->
    [you] You discard a Clipper to draw { $count } cards
   *[other] { $who } discards a Clipper to draw { $count } cards
}

# Offers to one player. $give and $want: lists of cards, or “2 cards” for readers who may not see them.
line-offer = { PERSON($by) ->
    [you] You offer { $to } { $give } for { $want }
   *[other] { $by } offers { $to } { $give } for { $want }
}
line-gift = { PERSON($by) ->
    [you] You offer { $to } { $give } as a gift
   *[other] { $by } offers { $to } { $give } as a gift
}
line-request = { PERSON($by) ->
    [you] You ask { $to } for { $want }
   *[other] { $by } asks { $to } for { $want }
}
line-call = { PERSON($by) ->
    [you] You ask { $to } for an offer
   *[other] { $by } asks { $to } for an offer
}
# Offers to anyone.
line-offer-anyone = { PERSON($by) ->
    [you] You offer { $give } to anyone for { $want }
   *[other] { $by } offers { $give } to anyone for { $want }
}
line-gift-anyone = { PERSON($by) ->
    [you] You offer { $give } to anyone as a gift
   *[other] { $by } offers { $give } to anyone as a gift
}
line-request-anyone = { PERSON($by) ->
    [you] You ask for { $want } from anyone
   *[other] { $by } asks for { $want } from anyone
}
line-call-anyone = { PERSON($by) ->
    [you] You ask everyone for offers
   *[other] { $by } asks everyone for offers
}
# Counter-offers, to the player whose turn it is.
line-counter = { PERSON($by) ->
    [you] You offer { $to } { $give } for { $want } instead
   *[other] { $by } offers { $to } { $give } for { $want } instead
}
line-counter-gift = { PERSON($by) ->
    [you] You offer { $to } { $give } as a gift instead
   *[other] { $by } offers { $to } { $give } as a gift instead
}
line-counter-request = { PERSON($by) ->
    [you] You ask { $to } for { $want } instead
   *[other] { $by } asks { $to } for { $want } instead
}
line-decline = { PERSON($by) ->
    [you] You decline { $of }’s offer
   *[other] { PERSON($of) ->
        [you] { $by } declines your offer
       *[other] { $by } declines { $of }’s offer
    }
}
line-trade = { PERSON($by) ->
    [you] You give { $to } { $gave } for { $got }
   *[other] { $by } gives { $to } { $gave } for { $got }
}
line-trade-gift = { PERSON($by) ->
    [you] You give { $to } { $gave } as a gift
   *[other] { $by } gives { $to } { $gave } as a gift
}

line-attack = { PERSON($by) ->
    [you] Your pirates attack { $target }
   *[other] { $by }’s pirates attack { $target }
}
line-negate = { PERSON($by) ->
    [you] Your Winds stop { $of }’s attack
   *[other] { PERSON($of) ->
        [you] { $by }’s Winds stop your attack
       *[other] { $by }’s Winds stop { $of }’s attack
    }
}
# $card: “1 Coffee”, or “1 card” for readers who may not see it.
line-steal = { PERSON($by) ->
    [you] Your pirates steal { $card } from { $target }
   *[other] { $by }’s pirates steal { $card } from { $target }
}
# $count: the Pirates cards of a fleet.
line-fleet = { PERSON($by) ->
    [you] You send a fleet of { $count } Pirates cards against { $target }
   *[other] { $by } sends a fleet of { $count } Pirates cards against { $target }
}
line-promise = { PERSON($who) ->
    [you] { $count ->
        [0] You promise no Clippers
        [one] You promise 1 Clipper
       *[other] You promise { $count } Clippers
    }
   *[other] { $count ->
        [0] { $who } promises no Clippers
        [one] { $who } promises 1 Clipper
       *[other] { $who } promises { $count } Clippers
    }
}
line-repel = { PERSON($by) ->
    [you] { $count } Clippers stop your fleet
   *[other] { $count } Clippers stop { $by }’s fleet
}
# $cards: a list of the cards, seen by the two players only.
line-rob = { PERSON($by) ->
    [you] Your fleet takes { $target }’s whole hand: { $cards }
   *[other] { PERSON($target) ->
        [you] { $by }’s fleet takes your whole hand: { $cards }
       *[other] { $by }’s fleet takes { $target }’s whole hand: { $cards }
    }
}
# For the other readers. $count: the cards in that hand.
line-rob-hidden = { $count ->
    [one] { PERSON($by) ->
        [you] Your fleet takes { $target }’s only card
       *[other] { PERSON($target) ->
            [you] { $by }’s fleet takes your only card
           *[other] { $by }’s fleet takes { $target }’s only card
        }
    }
   *[other] { PERSON($by) ->
        [you] Your fleet takes { $target }’s whole hand of { $count } cards
       *[other] { PERSON($target) ->
            [you] { $by }’s fleet takes your whole hand of { $count } cards
           *[other] { $by }’s fleet takes { $target }’s whole hand of { $count } cards
        }
    }
}
line-monsoon = { PERSON($by) ->
    [you] You cause a Monsoon: every other player loses a card
   *[other] { $by } causes a Monsoon: every other player loses a card
}
line-typhoon = { PERSON($by) ->
    [you] You cause a Typhoon: every player loses their whole hand
   *[other] { $by } causes a Typhoon: every player loses their whole hand
}
line-lose = { PERSON($who) ->
    [you] You lose { $cards }
   *[other] { $who } loses { $cards }
}
line-plantation = { PERSON($who) ->
    [you] You build { FORM($good, "plantation") }
   *[other] { $who } builds { FORM($good, "plantation") }
}
line-official = { PERSON($who) ->
    [you] You hire an official
   *[other] { $who } hires an official
}
line-ship = { PERSON($who) ->
    [you] You ship { $count } { $good }
   *[other] { $who } ships { $count } { $good }
}
line-discard = { PERSON($who) ->
    [you] You discard { $card }
   *[other] { $who } discards { $card }
}
line-won = { PERSON($who) ->
    [you] You win
    [other] { $who } wins
   *[several] A shared win for { $who }
}

# At the end of a line: a number of cards, or the cards gained or lost.
aside-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
aside-change = { $count ->
    [one] { SIGNED($count) } card
   *[other] { SIGNED($count) } cards
}
# The reason for the end of the game.
aside-won-target = first to { $target }
aside-won-equal = most points after equal turns
aside-won-rounds = most points after { $rounds } turns each

## Answers: the use of a piece, and its current state

# Pieces that are on the table but not listed in the box, each with its use.
entry-seat = Player
entry-seat-words = Press a player to make them an offer or attack them. You can see how many cards they hold, but not which.
entry-anyone = Anyone
entry-anyone-words = Your offer goes around the table. The first player to accept it makes the trade.
entry-propose = Propose
entry-propose-words = You make the offer as shown and wait for an answer.
entry-accept = Accept
entry-accept-words = You take the offer, and the cards change hands at once.
entry-decline = Decline
entry-decline-words = You turn the offer down. No cards change hands.
entry-counter = Counter-offer
entry-counter-words = You answer with an offer of your own. The other player can accept or decline it.
entry-negate = Discard Winds
entry-negate-words = You discard Winds, and the attack fails.
entry-pass = Pass
entry-pass-words = You let the attack happen and lose a random card.
entry-promise = Promise Clippers
# $count: Clippers that stop a fleet.
entry-promise-words = You promise to help stop the fleet. Stopping it takes { $count } Clippers in all, from one or more players.
entry-deck = Deck
entry-deck-words = When the deck runs out, the discard pile is shuffled to make a new deck.
# Labels of figures: cards in the deck.
figure-cards = Cards
entry-discard = Discard pile
entry-discard-words = All discarded cards go here, face up. Anyone may look through them.
entry-prices = Price table
entry-prices-words = The more goods of one kind in a meld, the more points it scores.
figure-most = Most goods in a meld
entry-official = Officials
# $most and $fewest: hand limits. $from: the number of players from which the fewest officials matter.
entry-official-words = If you alone have the most officials, your hand limit is { $most }. With { $from } or more players, it is { $fewest } if you alone have the fewest.
figure-ports = Ports for an official
entry-score = Points
entry-score-words = You score by shipping. The first player to reach { $target } wins.
# With the option of equal turns.
entry-score-equal = You score by shipping. Once a player reaches { $target }, the round is played out, and the player with the most points wins.
entry-draw-words = You draw { $count } cards. Discard a Clipper to draw { $more } more.
entry-trade-words = Trade cards with other players. You can make up to { $count } offers a turn.
entry-pirates-words = { $attack ->
    [one] Discard 1 Pirates card to steal a random card from another player, or { $fleet } to steal a whole hand.
   *[other] Discard { $attack } Pirates cards to steal a random card from another player, or { $fleet } to steal a whole hand.
}
entry-storm-words = Discard { $monsoon } Winds cards for a Monsoon: every other player discards a random card. Discard { $typhoon } for a Typhoon: every player, including you, discards their whole hand.
entry-build-words = Discard { $plantations } Plantation cards and { $goods } goods of one kind to build a plantation, or { $ports } Ports to hire an official.
# $count: cards drawn after a meld.
entry-ship-words = Once a turn, ship a meld: a Clipper, a Port and goods of one kind. You score points for it and draw { $count } cards.
entry-end-words = You discard down to your hand limit, then your turn ends.

# The current state of a piece, in short whole sentences.
now-deck = { $count ->
    [0] No cards left.
    [one] 1 card left.
   *[other] { $count } cards left.
}
now-discard = { $count ->
    [0] The pile is empty.
    [one] The pile holds 1 card.
   *[other] The pile holds { $count } cards.
}
now-phase-over = This phase is over for this turn.
now-could-ship = { PERSON($who) ->
    [you] { $points ->
        [one] You could ship { $good } for 1 point.
       *[other] You could ship { $good } for { $points } points.
    }
   *[other] { $points ->
        [one] { $who } could ship { $good } for 1 point.
       *[other] { $who } could ship { $good } for { $points } points.
    }
}
# The number of copies of a card that a player is known to hold.
now-holds = { PERSON($who) ->
    [you] You hold { $count } of these.
   *[other] { $who } holds { $count } of these.
}
now-holds-known = { PERSON($who) ->
    [you] You hold at least { $count } of these.
   *[other] { $who } holds at least { $count } of these.
}
now-worth = { PERSON($who) ->
    [you] { $points ->
        [one] A meld of your { $count } { $good } would score 1 point.
       *[other] A meld of your { $count } { $good } would score { $points } points.
    }
   *[other] { $points ->
        [one] A meld of { $who }’s { $count } { $good } would score 1 point.
       *[other] A meld of { $who }’s { $count } { $good } would score { $points } points.
    }
}
# Plantations of all players that grow a good.
now-grown = { $count ->
    [one] 1 plantation grows this good.
   *[other] { $count } plantations grow this good.
}
now-points = { PERSON($who) ->
    [you] You have { $points } of { $target } points.
   *[other] { $who } has { $points } of { $target } points.
}
now-hand = { PERSON($who) ->
    [you] { $count ->
        [one] You hold 1 card; your hand limit is { $limit }.
       *[other] You hold { $count } cards; your hand limit is { $limit }.
    }
   *[other] { $count ->
        [one] { $who } holds 1 card; their hand limit is { $limit }.
       *[other] { $who } holds { $count } cards; their hand limit is { $limit }.
    }
}
# $cards: a list of the cards that are known to be in the hand.
now-hand-known = The hand includes { $cards }.
now-officials = { PERSON($who) ->
    [you] { $count ->
        [one] You have 1 official.
       *[other] You have { $count } officials.
    }
   *[other] { $count ->
        [one] { $who } has 1 official.
       *[other] { $who } has { $count } officials.
    }
}
# $plantations: a list of counted-plantations.
now-plantations = { PERSON($who) ->
    [you] You own { $plantations }.
   *[other] { $who } owns { $plantations }.
}
now-limit = { PERSON($who) ->
    [you] { $count ->
        [0] You have no officials; your hand limit is { $limit }.
        [one] You have 1 official; your hand limit is { $limit }.
       *[other] You have { $count } officials; your hand limit is { $limit }.
    }
   *[other] { $count ->
        [0] { $who } has no officials; their hand limit is { $limit }.
        [one] { $who } has 1 official; their hand limit is { $limit }.
       *[other] { $who } has { $count } officials; their hand limit is { $limit }.
    }
}

## The box

box-goods = Goods
box-goods-about = Ship goods for points. The rarer the good, the more it scores.
box-clippers = Clippers, Ports and Plantations
# $ports: Ports of an official; $most and $limit: hand limits; $plantations and $goods: cards of a plantation.
box-clippers-about = Every meld needs a Clipper and a Port. { $ports } Ports hire an official; if you alone have the most officials, your hand limit is { $most } instead of { $limit }. { $plantations } Plantation cards and { $goods } goods of one kind build a plantation.
box-events = Winds and Pirates
box-events-about = Pirates steal cards. Winds stop an attack or cause a storm.

# What a card does. The numbers count cards of its name, except $draw: cards drawn.
piece-clipper = Every meld needs a Clipper. In the Draw Phase, discard a Clipper to draw { $draw } cards. { $stop } Clippers stop a fleet.
piece-port = Every meld needs a Port. Discard { $ports } Ports to hire an official.
piece-plantation = Discard { $plantations } Plantation cards and { $goods } goods of one kind to build a plantation for that good. For each plantation you own, one Plantation card can count as that plantation’s good in a meld.
piece-winds = Discard { $negate } of these cards to stop an attack, { $monsoon } for a Monsoon or { $typhoon } for a Typhoon.
piece-pirates = Discard { $attack } of these cards to steal a random card, or { $fleet } to steal a whole hand.
piece-good = Ship as many goods of one kind as you can in a single meld. In your hand, each card shows the points it adds to the meld.
# Labels of figures: the points for a meld of $count of this good.
figure-points = Points for shipping { $count }

table-points = Points for a meld, by number of goods
table-goods = Goods
table-costs = Cards for attacks and storms
table-action = Action
table-discard = Discard
table-attack = Pirate Attack
table-stop-attack = Stop an attack
table-fleet = Pirate Fleet
table-stop-fleet = Stop a fleet
table-monsoon = Monsoon
table-typhoon = Typhoon

## Standings: a player’s possessions, compared in the review

standing-points = Points
standing-plantations = Plantations
standing-officials = Officials
standing-cards = Cards in hand

## Facts: all that a player can know, told one by one. These are names before a colon, like the standings above.

# Before a list of fact-for: “40 for tea and 24 for coffee”.
fact-scored = Points by good
fact-for = { $points } for { $good }
# Before a list of cards.
fact-known = Known cards in hand
fact-phase = Phase
# Before a number.
fact-clippers = Clippers discarded to draw this turn
# Before a player, or “Anyone”; before the player whose counter-offer it is; before lists of cards.
fact-offer = Offer being prepared for
fact-counter = Counter-offer being prepared by
fact-give = To give
fact-want = To ask for

## Heading and result

# The turns of all players are counted together, as in the log and on the charts.
heading = Turn { $turn }
# The line for a turn in a game printed as text. $turn counts the turns of the whole game; $scores: “Asha 12, Bao 9”.
transcript-turn = Round { $round }, turn { $turn }: { $who } to play. Score: { $scores }.

result-target = { PERSON($who) ->
    [you] You are the first to reach { $target } and win with { $score } points.
   *[other] { $who } is the first to reach { $target } and wins with { $score } points.
}
result-equal = { PERSON($who) ->
    [you] You win with { $score } points, the most after equal turns.
    [other] { $who } wins with { $score } points, the most after equal turns.
   *[several] A shared win for { $who }, with { $score } points each after equal turns.
}
result-rounds = { PERSON($who) ->
    [you] You win with { $score } points, the most after { $rounds } turns each.
    [other] { $who } wins with { $score } points, the most after { $rounds } turns each.
   *[several] A shared win for { $who }, with { $score } points each after { $rounds } rounds.
}
# Two sentences: $result is one of the results above, $beaten the players who have as many points but do not win.
result-officials = { $result } More officials break the tie with { $beaten }.
result-plantations = { $result } With officials tied too, more plantations break the tie with { $beaten }.

end-0 = a player reached 100 points
end-1 = a player reached 100 points, and the round was played out
end-2 = every player has had 100 turns
total-0 = Points
category-0 = Tea
category-1 = Cinnamon
category-2 = Rubber
category-3 = Sugar
category-4 = Coffee
category-5 = Indigo

## Labels of the board. Narrow.

# The tab bar of a phone.
board-tabs = Views
board-tab-harbour = Quay
board-tab-players = Players
board-tab-log = Log
board-tab-prices = Prices

# A player’s panel.
board-hand-of = Cards in hand and hand limit
board-limit = of { $limit }
board-officials = Officials

# The deck and the discard pile on the quay.
board-deck = Deck { $count }
board-spent = Discard { $count }
board-look = Look through the discard pile

# Your hand, at the lower edge.
board-hand = { PERSON($who) ->
    [you] Your hand
   *[other] { $who }’s hand
}
board-your-hand = Your hand
# Cards that you draw for what you do, before their number: “+3”.
board-drawn = New cards
board-hand-size = { $count ->
    [one] 1 card, limit { $limit }
   *[other] { $count } cards, limit { $limit }
}
# The reason for an unusual hand limit.
board-limit-most = most officials
board-limit-fewest = fewest officials

# Under an icon of the phase line: the cost or gain of the phase. On a phone, about 9 characters.
board-phases = Phases of the turn
board-costs = −{ $count } { FORM($card, "narrow") }
board-costs-one = −1 { $card }
board-offers = { $count ->
    [one] 1 offer
   *[other] { $count } offers
}
# The cost of an official or a plantation in cards.
board-costs-build = −{ $official } or −{ $plantation } cards
board-costs-build-short = −{ $official }/−{ $plantation }
board-keep = keep { $count }
board-excess = discard { $count }
# The cards that a phase lacks, or that it is over.
board-over = done
board-no-offers = no offers left
board-no-offers-short = none left
board-no-goods = no goods
board-no-card = no { $card }
board-no-cards = no { FORM($card, "narrow") }
board-too-few = { $held } of { $count } { FORM($card, "narrow") }
board-too-few-short = { $held } of { $count }

# The price table.
board-prices = Price table
board-points = Points
# $before and $after: your points; $target: those that win.
board-points-way = { $before } → { $after } of { $target }
board-less = One fewer
board-more = One more

# An offer that you compose or answer.
board-trade = Your offer
board-offers-left = { $count ->
    [one] 1 offer left
   *[other] { $count } offers left
}
board-counter = Counter-offer
board-give = You give
board-want = You ask for
board-get = You get
board-anyone = Anyone
# In place of cards on an empty side: in “the list” are the cards that can be asked for.
board-give-none = Press cards in your hand
board-want-none = Press cards in the list
board-give-back = Take back { FORM($card, "one") }
board-want-back = Stop asking for { FORM($card, "one") }
board-want-from = { $count ->
    [0] No cards to ask { $who } for
    [one] Ask { $who } for 1 card
   *[other] Ask { $who } for up to { $count } cards
}
board-want-from-anyone = { $count ->
    [0] No other player has cards to ask for
    [one] Ask anyone for 1 card
   *[other] Ask anyone for up to { $count } cards
}
# A card that you can ask for. $count: the number of copies asked for so far.
board-wish = Ask for { FORM($card, "plural") }, { $count } so far
board-wish-known = { $count ->
    [0] Ask for { FORM($card, "one") }; the other hand holds at least { $known }
   *[other] Ask for { FORM($card, "plural") }, { $count } so far; the other hand holds at least { $known }
}
board-known = { PERSON($who) ->
    [you] You hold at least { $count }
   *[other] { $who } holds at least { $count }
}
board-at-least = ≥{ $count }
board-hand-change = Your hand: { $before } → { $after }
board-meld-change = Points for your best meld: { $before } → { $after }
board-ideas = Trades you might both like
board-idea = Offer { $to } { $give } for { $want }
# The button that makes the offer, by what is on its two sides.
board-propose = Offer to { $to }
board-propose-gift = Offer { $to } a gift
board-propose-request = Ask { $to }
board-propose-call = Ask { $to } for an offer
board-propose-anyone = Offer to anyone
board-propose-gift-anyone = Offer anyone a gift
board-propose-request-anyone = Ask anyone
board-propose-call-anyone = Ask for offers
board-seen-by-two = Only you two see these cards
board-seen-by-all = Everyone sees these cards
board-your-answer = Your answer

# The last offer, as cards on the quay, with its answers.
board-call = asks for offers
board-no-cards-side = nothing
board-times = ×{ $count }
board-accepts = { PERSON($who) ->
    [you] You accept
   *[other] { $who } accepts
}
board-declines = { PERSON($who) ->
    [you] You decline
   *[other] { $who } declines
}

# Pirates: one card, or a fleet of several.
board-attack = Attack
board-fleet = Fleet: { $count } Pirates
# Explains an action whose effect depends on other players or luck.
board-explain-attack = You steal a random card unless { $target } discards Winds.
board-explain-fleet = You steal the target’s whole hand unless { $count } Clippers stop the fleet.
board-explain-monsoon = Every other player discards a random card.
board-explain-typhoon = Every player, including you, discards their whole hand.
# To a player asked for Clippers. $whose: the player whose hand is at stake, $cards: its cards, as in “6 cards”.
board-explain-promise = Promised Clippers are discarded only if the fleet is stopped. Otherwise, { PERSON($whose) ->
    [you] your hand
   *[other] { $whose }’s hand
} goes to { $by }: { $cards }.
# The same with two players: no other promise can help or is needed.
board-explain-save = Two Clippers save your hand ({ $cards }). Otherwise, it goes to { $by }.

# Several cards to discard at the end of a turn.
board-discard = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
board-choose = { $count ->
    [one] Choose 1 card to discard
   *[other] Choose { $count } cards to discard
}
board-choose-more = { $count ->
    [one] Choose 1 more card to discard
   *[other] Choose { $count } more cards to discard
}
# The clock: minutes, and seconds with two digits.
board-clock = { $minutes }:{ $seconds }

## Options of the setup

option-first = First player
    .help = The winner of the last game goes first in the rematch. In a first game, or after a shared win, chance decides.
option-first-random = A random player
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5
option-first-6 = Seat 6
option-first-7 = Seat 7
option-first-8 = Seat 8
option-clipper_draws = Drawing with Clippers
    .help = How often in a turn may you discard a Clipper to draw two cards?
option-clipper_draws-any = As often as you like
option-clipper_draws-one = Once a turn
option-ending = End of the game
    .help = Does the game end as soon as a player has 100 points, or do all players finish the round first?
option-ending-first = First to 100 wins
option-ending-equal = Equal turns for all
option-clock = Three-minute clock
    .help = After three minutes of trading in a turn, you can make no new offers.
option-clock-off = Off
option-clock-on = On
