//! The small decisions of which a turn consists, and their notation.
//!
//! Made by `legal`, carried out by `apply`. Knows no state. The order of the variants is the
//! order of legal lists and part of the rules version.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::cards::Cards;
use super::data::{
    ATTACK_PIRATES, CLIPPER_DRAW, DRAW_CLIPPERS, FLEET_PIRATES, MELD_DRAW, MONSOON_WINDS, NEGATE_WINDS, OFFICIAL_PORTS,
    PLANTATION_CARDS, PLANTATION_GOODS, TYPHOON_WINDS,
};
use super::pieces::{Card, Good};
use crate::engine::Seat;
use crate::engine::notation::Number;
use crate::notation;

/// To whom an offer goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Partner {
    /// To one player, whispered.
    Seat(Seat),
    /// To all others, spoken aloud.
    Anyone,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draw: discard a Clipper for two cards.
    Clipper,
    /// Trade: begin an offer.
    Offer(Partner),
    /// Name a card that is given, while an offer or a counter-offer is composed.
    Give(Card),
    /// Name a card that is wanted.
    Want(Card),
    /// Say the offer or the counter-offer.
    Propose,
    /// Take an offer or a counter-offer.
    Accept,
    /// Refuse it.
    Decline,
    /// Begin a counter-offer.
    Counter,
    /// Pirates: discard one, rob a card of that player.
    Attack(Seat),
    /// Pirates: discard three, rob the hand of that player.
    Fleet(Seat),
    /// Discard Winds against an attack.
    Negate,
    /// Let the attack happen.
    Pass,
    /// Promise so many Clippers against a fleet.
    Commit(u8),
    /// Storm: discard two Winds, every other player loses a card.
    Monsoon,
    /// Storm: discard three Winds, everybody loses the hand.
    Typhoon,
    /// Build: a plantation of that good.
    Plantation(Good),
    /// Build: hire an official.
    Official,
    /// Ship.
    Meld {
        /// What is shipped.
        good: Good,
        /// Cards of the good itself, from 1.
        goods: u8,
        /// Plantation cards that stand in for more of it.
        plantations: u8,
    },
    /// End the turn.
    End,
    /// End: discard a card above the hand limit.
    Discard(Card),
}

impl Action {
    /// The cards that it takes from the hand of its player to the discard pile. Promised Clippers are paid only when
    /// they drive the fleet off.
    pub fn cost(&self) -> Cards {
        match *self {
            Action::Clipper => Cards::of(Card::Clipper, DRAW_CLIPPERS),
            Action::Attack(_) => Cards::of(Card::Pirates, ATTACK_PIRATES),
            Action::Fleet(_) => Cards::of(Card::Pirates, FLEET_PIRATES),
            Action::Negate => Cards::of(Card::Winds, NEGATE_WINDS),
            Action::Commit(clippers) => Cards::of(Card::Clipper, clippers),
            Action::Monsoon => Cards::of(Card::Winds, MONSOON_WINDS),
            Action::Typhoon => Cards::of(Card::Winds, TYPHOON_WINDS),
            Action::Plantation(good) => {
                let mut cards = Cards::of(Card::Plantation, PLANTATION_CARDS);
                cards += Cards::of(good.card(), PLANTATION_GOODS);
                cards
            }
            Action::Official => Cards::of(Card::Port, OFFICIAL_PORTS),
            Action::Meld { good, goods, plantations } => {
                let mut cards: Cards = [Card::Clipper, Card::Port].into_iter().collect();
                cards += Cards::of(good.card(), goods);
                cards += Cards::of(Card::Plantation, plantations);
                cards
            }
            Action::Discard(card) => Cards::of(card, 1),
            _ => Cards::NONE,
        }
    }

    /// How many cards are drawn for it at once, if there are so many and the game goes on: `View::draw_for` asks that.
    /// What pirates bring is uncertain and not counted.
    pub const fn draw(&self) -> u8 {
        match self {
            Action::Clipper => CLIPPER_DRAW,
            Action::Meld { .. } => MELD_DRAW,
            _ => 0,
        }
    }

    /// What it ships, if it is a meld: the good, and how many cards count as it.
    pub const fn meld(&self) -> Option<(Good, u8)> {
        match *self {
            Action::Meld { good, goods, plantations } => Some((good, goods + plantations)),
            _ => None,
        }
    }

    /// The points of a meld.
    pub fn points(&self) -> Option<u16> {
        self.meld().map(|(good, size)| good.price(size))
    }
}

impl fmt::Display for Partner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Partner::Seat(seat) => seat.fmt(f),
            Partner::Anyone => f.write_str("anyone"),
        }
    }
}

/// No action names more cards of one kind than a hand can hold.
const CARDS: Number = Number::count(0, 8);

notation! { Action {
    ["clipper"] = Clipper;
    ["offer", "anyone"] = Offer(Partner::Anyone);
    ["offer", seat] = Offer(Partner::Seat(seat));
    ["give", card] = Give(card);
    ["want", card] = Want(card);
    ["propose"] = Propose;
    ["accept"] = Accept;
    ["decline"] = Decline;
    ["counter"] = Counter;
    ["attack", seat] = Attack(seat);
    ["fleet", seat] = Fleet(seat);
    ["negate"] = Negate;
    ["pass"] = Pass;
    ["commit", (clippers in Number::count(0, 2))] = Commit(clippers);
    ["monsoon"] = Monsoon;
    ["typhoon"] = Typhoon;
    ["plantation", good] = Plantation(good);
    ["official"] = Official;
    ["meld", good, (goods in CARDS), (plantations in CARDS)] = Meld { good, goods, plantations };
    ["end"] = End;
    ["discard", card] = Discard(card);
}}
