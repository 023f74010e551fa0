//! The rulebook in our own words, section by section.
//!
//! Shown and searched by the page; actions and refusals refer to its keys.

use super::action::Action;
use super::events::{Drawn, Event};
use super::state::{Pending, Stage, State};
use crate::engine::Rule;
use crate::words::rulebook::Source::{Deduced, Rulebook as Given, Ruling};
use crate::words::rulebook::{Rulebook, Section};

pub static RULEBOOK: Rulebook = Rulebook {
    preface: "The printed rules of Lloyd Krassner’s game fill one page, and all its figures survive. They are told here in \
              our own words. Where the page is silent we had to decide; such paragraphs are marked as our rulings.",
    sections: &[
        Section {
            key: "aim",
            number: "1",
            title: "The aim",
            paragraphs: &[
                (
                    Given,
                    "You are merchants who ship the goods of Ceylon. The first player with 100 points or more wins.",
                ),
                (
                    Deduced,
                    "Points come only from Shipping Melds: a Clipper, a Port and as many goods of one kind as you can put together.",
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
                    "All players share one deck of 91 cards: 10 Clippers, 10 Ports, 10 Winds, 8 Pirates, 8 Plantations and 45 goods, namely 10 Tea, 9 Cinnamon, 8 Rubber, 7 Sugar, 6 Coffee and 5 Indigo.",
                ),
                (Given, "Each player’s points, plantations and officials are kept on a record sheet."),
                (Deduced, "Hands are secret, since pirates steal at random."),
                (
                    Ruling,
                    "The records, the sizes of the hands and of the deck, and the whole discard pile are open to all.",
                ),
                (Given, "The printed rules are for 2 to 4 players, or more."),
                (
                    Ruling,
                    "Here 2 to 8 can play: up to six with one deck, seven and eight with two decks shuffled together.",
                ),
            ],
        },
        Section {
            key: "setup",
            number: "3",
            title: "Beginning",
            paragraphs: &[
                (Given, "Each player is dealt seven cards. The winner of the last game begins."),
                (
                    Ruling,
                    "In a first game, or when the last winner is not at the table, a random player begins. After a shared win it is one of the winners, by chance. Turns go clockwise.",
                ),
            ],
        },
        Section {
            key: "turn",
            number: "4",
            title: "A turn",
            paragraphs: &[
                (Given, "A turn has seven phases in this order: Draw, Trade, Pirates, Storm, Build, Ship, End."),
                (Deduced, "Only drawing and discarding are compulsory. Everything else may be left out."),
                (
                    Ruling,
                    "You go on to a later phase by doing something in it; all phases before it are then over. So the others see only what you do, not what you could have done.",
                ),
                (
                    Ruling,
                    "Whatever a phase offers may be repeated in it while you have the cards. Only the meld is limited to one.",
                ),
                (Ruling, "Cards that you pay go to the discard pile before the effect."),
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
                    "The first two cards are drawn for you. You may discard any number of Clippers one after another, also those just drawn; an option allows one a turn.",
                ),
                (Deduced, "A Clipper brings cards in this phase only."),
                (Ruling, "While the deck and the discard pile are both empty, no Clipper can be discarded for cards."),
            ],
        },
        Section {
            key: "trade",
            number: "4.2",
            title: "Trade",
            paragraphs: &[
                (
                    Given,
                    "You may trade cards with the other players. You say when the phase ends, after three minutes at most.",
                ),
                (Deduced, "Only the player whose turn it is trades; the others do not trade with each other."),
                (
                    Ruling,
                    "Only cards in hand change hands, any number on either side, gifts included. Promises do not bind, and nobody has to trade. Hand limits do not matter here.",
                ),
                (
                    Ruling,
                    "Instead of the three minutes you have three offers a turn. With the option “Three-minute clock” the page also counts the time of the Trade Phase, and takes no new offer when it is up.",
                ),
                (Ruling, "Computer opponents make at most one offer a turn, so that nobody has to wait for them."),
            ],
        },
        Section {
            key: "offer",
            number: "4.2.1",
            title: "Making an offer",
            paragraphs: &[
                (
                    Ruling,
                    "An offer goes to one player or, with three or more players, to anyone. It names the cards that you give, which you must hold, and the cards that you ask for. No kind of card is on both sides.",
                ),
                (
                    Ruling,
                    "You may ask for at most as many cards as the other hand holds; of anyone, for at most as many as the largest of the other hands holds. Whether the others have these cards does not matter.",
                ),
                (
                    Ruling,
                    "Either side may be empty: then the offer is a gift or a request. If both sides are empty, it is a call for proposals.",
                ),
                (
                    Ruling,
                    "An offer that you have begun is one of your three, and cannot be dropped. Nobody sees it before you propose it.",
                ),
                (
                    Ruling,
                    "An offer to anyone is open: all see its cards. An offer to one player is seen by the two of you; the others see that it is made, how many cards it is about, and the answer.",
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
                    "The player who is asked accepts, declines or makes a counter-offer. To accept, you must hold every card that is asked for. An offer to anyone goes round clockwise; the first to accept closes it, and the cards change hands at once.",
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
                    "A counter-offer goes to the player whose turn it is, and only the two of you see its cards. It names at least one card, and asks for at most as many as that player holds.",
                ),
                (
                    Ruling,
                    "The player whose turn it is accepts or declines it. If they decline, you count as having declined the offer, and the next player is asked. A counter-offer cannot be countered.",
                ),
                (Ruling, "If both hands are empty there is no counter-offer."),
            ],
        },
        Section {
            key: "pirates",
            number: "4.3",
            title: "Pirates",
            paragraphs: &[
                (
                    Given,
                    "You may send pirates against another player: one Pirates card for an attack, three for a fleet. You may skip this phase.",
                ),
                (
                    Ruling,
                    "Attacks and fleets may follow each other in any order. A player with an empty hand cannot be attacked. Stolen cards may be used at once.",
                ),
                (Deduced, "Winds stop an attack only, Clippers a fleet only."),
            ],
        },
        Section {
            key: "attack",
            number: "4.3.1",
            title: "Pirate Attack",
            paragraphs: &[
                (
                    Given,
                    "Discard one Pirates to steal a random card from another player’s hand. That player may discard one Winds: then nothing is stolen.",
                ),
                (Ruling, "Every card of the hand is equally likely. Only the two of you see which one it was."),
                (Ruling, "The player attacked is always asked, so that nobody learns whether they hold Winds."),
            ],
        },
        Section {
            key: "fleet",
            number: "4.3.2",
            title: "Pirate Fleet",
            paragraphs: &[
                (
                    Given,
                    "Discard three Pirates to steal another player’s whole hand. Any players together may discard two Clippers: then nothing is stolen.",
                ),
                (
                    Ruling,
                    "All players but the attacker are asked once: first the target, then clockwise from them; empty hands are not asked. Each promises none, one or two Clippers, openly and for good. As soon as two are promised they are discarded, and the fleet is stopped.",
                ),
                (
                    Ruling,
                    "If fewer than two are promised, nobody discards any, and what the target promised goes with their hand. The Pirates are discarded in any case.",
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
                    "A Typhoon takes your own hand too: a Monsoon is said to hit the other players, a Typhoon all players.",
                ),
                (Ruling, "No card protects against a storm, and no cards are drawn for those that are lost."),
            ],
        },
        Section {
            key: "build",
            number: "4.5",
            title: "Build",
            paragraphs: &[
                (Given, "Discard two Plantation cards and two goods of one kind to build a plantation of that kind."),
                (Given, "Discard two Ports to hire an official. Officials change hand limits."),
                (
                    Ruling,
                    "You may build as often as you can pay, also the same kind again. What you have built stays for the rest of the game.",
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
                    "Once a turn you may ship a meld: one Clipper, one Port and goods of one kind. You score what the table of prices gives for so many goods, discard the meld, and draw three cards at once.",
                ),
                (
                    Given,
                    "For each plantation of that kind that you own, one Plantation card may be used as a good in the meld.",
                ),
                (Deduced, "At least one of the goods must be a real one. Plantations are not used up."),
                (
                    Given,
                    "Prices for 1 to 8 goods. Tea: 1, 3, 6, 10, 15, 21, 28, 36. Cinnamon: 2, 4, 8, 12, 17, 24, 32, 40. Rubber: 3, 5, 9, 14, 20, 27, 35, 44. Sugar: 4, 6, 10, 16, 23, 30, 39, 48. Coffee: 5, 7, 12, 18, 25, 33, 42, 52. Indigo: 6, 8, 14, 20, 27, 36, 45, 56.",
                ),
                (
                    Ruling,
                    "The table ends at 8, so a meld has at most 8 goods, Plantation cards included. You need not ship all that you have. After the meld your turn goes on to its End Phase.",
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
                    "Most and fewest mean alone: ties change nothing. The limit is counted now, with the officials that you have hired this turn.",
                ),
                (
                    Ruling,
                    "You discard exactly down to the limit, cards of your choice. The others may hold more until their own turns end.",
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
                    "That happens when a card has to be drawn, not before. If both piles are empty the remaining draws are lost, and the game goes on.",
                ),
            ],
        },
        Section {
            key: "winning",
            number: "6",
            title: "Winning",
            paragraphs: &[
                (Given, "The first player with 100 points or more wins."),
                (
                    Deduced,
                    "Points are scored only in one’s own turn, so no two players can reach 100 at the same moment.",
                ),
                (Ruling, "The game ends at once: no cards are drawn for the meld that wins."),
                (
                    Ruling,
                    "With the option “Equal turns for all” nothing ends at once. Whoever reaches 100 draws three cards and ends the turn as usual, and the others play on. The game ends when the last player of the round has ended their turn and anybody has 100: then the highest total wins.",
                ),
                (
                    Ruling,
                    "Nobody has to ship, so the game also ends when every player has had 100 turns. The highest total wins.",
                ),
                (
                    Ruling,
                    "A tie of the highest totals goes to more officials, then to more plantations of all kinds together. If they are equal too, the win is shared.",
                ),
            ],
        },
    ],
};

/// Returns the section behind an event, if it differs from that of the preceding action: a turn opens with the last
/// action of the turn before.
pub fn rule_of(event: &Event) -> Option<Rule> {
    Some(Rule(match event {
        Event::Turn { .. } => "turn",
        Event::Drew { drawn: Drawn::Turn, .. } => "draw",
        Event::Reshuffled { .. } | Event::Forfeited { .. } => "deck",
        Event::Ended { .. } => "winning",
        _ => return None,
    }))
}

/// Returns the section that allows an action in this state.
pub fn rule(state: &State, action: &Action) -> Rule {
    let counter = match &state.pending {
        Pending::Offer(offer) => matches!(offer.stage, Stage::Counter | Stage::Reply),
        _ => false,
    };
    Rule(match action {
        _ if counter => "counter",
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
