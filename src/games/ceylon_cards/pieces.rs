//! The kinds of cards, and the goods among them.
//!
//! Read by every other file of this folder. How many of each there are, and what they are worth, stands in `data`.

use crate::ids;

ids! {
    /// The kinds of cards, in the order of the card list; the cards of a trade are named in this order too.
    #[repr(u8)]
    pub enum Card {
        /// Sails with a meld, buys two cards, drives off a fleet.
        Clipper = "clipper",
        /// Sails with a meld; two of them hire an official.
        Port = "port",
        /// The cheapest and most common of the goods.
        Tea = "tea",
        /// Goods.
        Cinnamon = "cinnamon",
        /// Goods.
        Rubber = "rubber",
        /// Goods.
        Sugar = "sugar",
        /// Goods.
        Coffee = "coffee",
        /// The dearest and rarest of the goods.
        Indigo = "indigo",
        /// Two of them plant; each stands in for a good that its owner grows.
        Plantation = "plantation",
        /// Negates a single attack; two are a Monsoon, three a Typhoon.
        Winds = "winds",
        /// One robs a card, three rob a hand.
        Pirates = "pirates",
    }
}

ids! {
    /// The goods, a subset of the cards, in the order of the price board.
    #[repr(u8)]
    pub enum Good {
        /// Ten cards.
        Tea = "tea",
        /// Nine cards.
        Cinnamon = "cinnamon",
        /// Eight cards.
        Rubber = "rubber",
        /// Seven cards.
        Sugar = "sugar",
        /// Six cards.
        Coffee = "coffee",
        /// Five cards.
        Indigo = "indigo",
    }
}

/// How many kinds of cards there are.
pub const KINDS: usize = 11;
/// How many kinds of goods there are.
pub const GOODS: usize = 6;

impl Card {
    /// The good that this card is, if it is one.
    pub const fn good(self) -> Option<Good> {
        match self {
            Card::Tea => Some(Good::Tea),
            Card::Cinnamon => Some(Good::Cinnamon),
            Card::Rubber => Some(Good::Rubber),
            Card::Sugar => Some(Good::Sugar),
            Card::Coffee => Some(Good::Coffee),
            Card::Indigo => Some(Good::Indigo),
            _ => None,
        }
    }
}

impl Good {
    /// The card of this good.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Good::Tea => Card::Tea,
            Good::Cinnamon => Card::Cinnamon,
            Good::Rubber => Card::Rubber,
            Good::Sugar => Card::Sugar,
            Good::Coffee => Card::Coffee,
            Good::Indigo => Card::Indigo,
        }
    }
}
