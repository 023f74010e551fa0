//! The rulebook in our own words, section by section.
//!
//! Shown and searched by the page; actions and refusals point to its keys.

use super::action::Action;
use crate::engine::Rule;
use crate::engine::rulebook::Source::{Deduced, Rulebook as Given, Ruling};
use crate::engine::rulebook::{Rulebook, Section};

/// The rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    preface: "The rules of Lloyd Krassner’s game fill one page, and all its figures survive. They are told here in our \
              own words. Where the page says nothing, we had to decide; such paragraphs are marked as rulings of ours.",
    sections: &[
        Section {
            key: "aim",
            number: "1",
            title: "The aim",
            paragraphs: &[
                (Given, "You are merchants who ship the goods of Ceylon. Whoever first has 100 points wins."),
                (
                    Given,
                    "Points come from one thing only: a Shipping Meld, that is a Clipper, a Port and as many goods of one kind as you can put together.",
                ),
            ],
        },
        Section {
            key: "cards",
            number: "2",
            title: "The cards",
            paragraphs: &[
                (
                    Given,
                    "One deck of 91 cards serves all: 10 Clippers, 10 Ports, 10 Winds, 8 Pirates, 8 Plantations and 45 goods, namely 10 Tea, 9 Cinnamon, 8 Rubber, 7 Sugar, 6 Coffee and 5 Indigo.",
                ),
                (Given, "Everybody’s points, plantations and officials are on record for all to see."),
                (Deduced, "Hands are secret, since pirates steal at random."),
                (Ruling, "The sizes of hands and deck and the whole discard pile are open."),
                (Ruling, "Two to six play with one deck, seven and eight with two decks shuffled together."),
            ],
        },
        Section {
            key: "setup",
            number: "3",
            title: "Beginning",
            paragraphs: &[
                (Given, "Everybody is dealt seven cards. The winner of the last game begins."),
                (Ruling, "In a first game chance says who begins. Turns go clockwise."),
            ],
        },
        Section {
            key: "turn",
            number: "4",
            title: "A turn",
            paragraphs: &[
                (Given, "A turn has seven phases in this order: Draw, Trade, Pirates, Storm, Build, Ship, End."),
                (Deduced, "Only drawing at the beginning and discarding at the end must be; all else may be left out."),
                (
                    Ruling,
                    "You go on to a later phase by doing something of it, and everything before it is then over. So the others see only what you do, not what you could have done.",
                ),
                (
                    Ruling,
                    "Whatever a phase offers may be done again while you have the cards for it, except the one meld.",
                ),
                (Ruling, "Cards that you pay lie on the discard pile before anything comes of them."),
            ],
        },
        Section {
            key: "draw",
            number: "4.1",
            title: "Draw",
            paragraphs: &[
                (Given, "You draw two cards. You may discard a Clipper to draw two more."),
                (
                    Ruling,
                    "The first two are drawn for you. Clippers may be discarded one after another, those just drawn too; there is an option for one a turn.",
                ),
                (Deduced, "A Clipper buys cards in this phase only."),
                (Ruling, "While deck and discard pile are both empty a Clipper buys nothing."),
            ],
        },
        Section {
            key: "trade",
            number: "4.2",
            title: "Trade",
            paragraphs: &[
                (Given, "You may trade cards with the other players."),
                (Deduced, "Only he whose turn it is trades; two others do not trade with each other."),
                (
                    Ruling,
                    "Nothing but cards in hand changes hands, any number on either side, gifts included. Promises bind nobody, and nobody is forced to trade. Hand limits do not matter here.",
                ),
                (
                    Ruling,
                    "The printed rules give you three minutes. We give you three offers a turn instead; the page can show a clock as well.",
                ),
            ],
        },
        Section {
            key: "offer",
            number: "4.2.1",
            title: "Making an offer",
            paragraphs: &[
                (
                    Ruling,
                    "An offer goes to one player or, with three or more at the table, to anyone. It names the cards that you give, which you must hold, and the cards that you want, at most as many as the other hand holds. No kind of card stands on both sides.",
                ),
                (Ruling, "Either side may be empty: a gift, or a request. If both are, you call for proposals."),
                (Ruling, "A begun offer is one of your three. Nobody sees it before you propose it."),
                (
                    Ruling,
                    "An offer to anyone is spoken aloud: all see its cards. An offer to one player is seen by the two of you; the others see how many cards it is about, and the answer.",
                ),
            ],
        },
        Section {
            key: "answer",
            number: "4.2.2",
            title: "Answering an offer",
            paragraphs: &[
                (
                    Ruling,
                    "The player asked accepts, declines or makes a counter-offer. Accepting takes every card that is wanted. An offer to anyone goes round clockwise; the first to accept closes the deal, and the cards change hands at once.",
                ),
                (Ruling, "A call for proposals cannot be accepted, only countered or declined."),
                (Ruling, "Nothing else happens between an offer and its answer."),
            ],
        },
        Section {
            key: "counter",
            number: "4.2.3",
            title: "Counter-offers",
            paragraphs: &[
                (
                    Ruling,
                    "A counter-offer goes back to the player whose turn it is, and names at least one card. It is always between those two. He accepts it or declines it; if he declines, the next player is asked. There is no counter to a counter-offer.",
                ),
                (Ruling, "Between two empty hands there is none."),
            ],
        },
        Section {
            key: "pirates",
            number: "4.3",
            title: "Pirates",
            paragraphs: &[
                (Given, "You may send pirates against another player: one card for an attack, three for a fleet."),
                (
                    Ruling,
                    "Attacks and fleets may follow each other in any order. An empty hand cannot be robbed. What you steal you may use at once.",
                ),
                (Deduced, "Winds help against an attack only, Clippers against a fleet only."),
            ],
        },
        Section {
            key: "attack",
            number: "4.3.1",
            title: "Pirate Attack",
            paragraphs: &[
                (
                    Given,
                    "Discard one Pirates to steal a random card from a hand. Its owner may discard one Winds: then nothing is stolen.",
                ),
                (Deduced, "Every card of the hand is as likely as any other. Only the two of you see which it was."),
                (Ruling, "He is always asked, so that nobody learns whether he could have blown you away."),
            ],
        },
        Section {
            key: "fleet",
            number: "4.3.2",
            title: "Pirate Fleet",
            paragraphs: &[
                (
                    Given,
                    "Discard three Pirates to steal a whole hand. Any players together may discard two Clippers to drive the fleet off.",
                ),
                (
                    Ruling,
                    "All but the attacker are asked once: first the victim, then clockwise from him; empty hands are not asked. Each promises none, one or two Clippers, openly and for good. As soon as two are promised they are discarded, and the fleet is gone.",
                ),
                (
                    Ruling,
                    "If fewer than two come together nobody discards any; what the victim promised goes with his hand. The Pirates are spent in any case.",
                ),
            ],
        },
        Section {
            key: "storm",
            number: "4.4",
            title: "Storm",
            paragraphs: &[
                (Given, "Discard two Winds for a Monsoon: every other player discards a random card."),
                (Given, "Discard three Winds for a Typhoon: all players discard their whole hands."),
                (
                    Deduced,
                    "A Typhoon takes your own hand too, and nothing is drawn for it. Nothing protects from storms.",
                ),
            ],
        },
        Section {
            key: "build",
            number: "4.5",
            title: "Build",
            paragraphs: &[
                (Given, "Discard two Plantation cards and two goods of one kind: you own a plantation of that kind."),
                (Given, "Discard two Ports: you have an official. Officials change hand limits."),
                (
                    Ruling,
                    "You may build as often as you can pay, also the same kind again. What is built stays for ever.",
                ),
                (Deduced, "Plantation cards do not stand in for the two goods."),
            ],
        },
        Section {
            key: "ship",
            number: "4.6",
            title: "Ship",
            paragraphs: &[
                (
                    Given,
                    "Once a turn you may ship: one Clipper, one Port and any number of goods of one kind. You score by the price board and draw three cards at once.",
                ),
                (Given, "For each plantation of that kind that you own, one Plantation card may go aboard as a good."),
                (Deduced, "At least one good must be real. Plantations are not used up."),
                (
                    Given,
                    "Prices for 1 to 8 goods. Tea: 1, 3, 6, 10, 15, 21, 28, 36. Cinnamon: 2, 4, 8, 12, 17, 24, 32, 40. Rubber: 3, 5, 9, 14, 20, 27, 35, 44. Sugar: 4, 6, 10, 16, 23, 30, 39, 48. Coffee: 5, 7, 12, 18, 25, 33, 42, 52. Indigo: 6, 8, 14, 20, 27, 36, 45, 56.",
                ),
                (
                    Ruling,
                    "The board ends at 8, so no more goods than that go aboard. You need not load all that you have. After the meld your turn goes on to its end.",
                ),
            ],
        },
        Section {
            key: "end",
            number: "4.7",
            title: "End",
            paragraphs: &[
                (
                    Given,
                    "Discard down to your hand limit: seven cards; eight if you have the most officials; six if you have the fewest and three or more play.",
                ),
                (
                    Ruling,
                    "Most and fewest mean alone: ties change nothing. You discard exactly down to the limit, one card after another, of your choice. The others may hold more until their own turns end.",
                ),
            ],
        },
        Section {
            key: "deck",
            number: "5",
            title: "When the deck runs out",
            paragraphs: &[
                (Given, "The discard pile is shuffled and becomes the deck."),
                (
                    Ruling,
                    "It is shuffled when a card is needed. If both are empty the draws are lost, and the game goes on.",
                ),
            ],
        },
        Section {
            key: "winning",
            number: "6",
            title: "Winning",
            paragraphs: &[
                (Given, "The first player with 100 points or more wins."),
                (Deduced, "He wins at once: nothing is drawn for the last meld, and no two can arrive together."),
                (
                    Ruling,
                    "Option “equal turns”: the round is played to its end; then the highest total wins. A tie goes to more officials, then to more plantations, else the win is shared.",
                ),
                (
                    Ruling,
                    "Nobody is forced to ship, so the game also ends when everybody has had 100 turns. The highest total wins, ties as above.",
                ),
            ],
        },
    ],
};

/// The section of the rulebook that allows an action.
pub fn rule(action: &Action) -> Rule {
    Rule(match action {
        Action::Clipper => "draw",
        Action::Offer(_) | Action::Give(_) | Action::Want(_) | Action::Propose => "offer",
        Action::Accept | Action::Decline => "answer",
        Action::Counter => "counter",
        Action::Attack(_) | Action::Negate | Action::Pass => "attack",
        Action::Fleet(_) | Action::Commit(_) => "fleet",
        Action::Monsoon | Action::Typhoon => "storm",
        Action::Plantation(_) | Action::Official => "build",
        Action::Meld { .. } => "ship",
        Action::End | Action::Discard(_) => "end",
    })
}
