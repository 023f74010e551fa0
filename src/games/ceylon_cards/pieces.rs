//! The kinds of cards, and the goods among them.
//!
//! Used by every other file of this folder. Counts and values are in `data`.

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
        Cinnamon = "cinnamon",
        Rubber = "rubber",
        Sugar = "sugar",
        Coffee = "coffee",
        /// The most valuable and rarest of the goods.
        Indigo = "indigo",
        /// Two build a plantation; each stands in for a good that its owner grows.
        Plantation = "plantation",
        /// Negates a single attack; two are a Monsoon, three a Typhoon.
        Winds = "winds",
        /// One robs a card, three rob a hand.
        Pirates = "pirates",
    }
}

ids! {
    /// The goods, a subset of the cards, in the order of the price table.
    #[repr(u8)]
    pub enum Good {
        Tea = "tea",
        Cinnamon = "cinnamon",
        Rubber = "rubber",
        Sugar = "sugar",
        Coffee = "coffee",
        Indigo = "indigo",
    }
}

pub const KINDS: usize = 11;
pub const GOODS: usize = 6;

impl Card {
    /// Returns the good of this card, if it is one.
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
