//! The kinds of cards, and the goods among them.
//!
//! Read by every other file of this folder. How many of each there are, and what they are worth, stands in `data`.

/// The kinds of cards, in the order of the card list; trades are spelled in this order too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Card {
    /// Sails with a meld, buys two cards, drives off a fleet.
    Clipper,
    /// Sails with a meld; two of them hire an official.
    Port,
    /// The cheapest and most common of the goods.
    Tea,
    /// Goods.
    Cinnamon,
    /// Goods.
    Rubber,
    /// Goods.
    Sugar,
    /// Goods.
    Coffee,
    /// The dearest and rarest of the goods.
    Indigo,
    /// Two of them plant; each stands in for a good that its owner grows.
    Plantation,
    /// Negates a single attack; two are a Monsoon, three a Typhoon.
    Winds,
    /// One robs a card, three rob a hand.
    Pirates,
}

/// The goods, a subset of the cards, in the order of the price board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Good {
    /// Ten cards.
    Tea,
    /// Nine cards.
    Cinnamon,
    /// Eight cards.
    Rubber,
    /// Seven cards.
    Sugar,
    /// Six cards.
    Coffee,
    /// Five cards.
    Indigo,
}

/// How many kinds of cards there are.
pub const KINDS: usize = 11;
/// How many kinds of goods there are.
pub const GOODS: usize = 6;

impl Card {
    /// All kinds in their order.
    pub const ALL: [Card; KINDS] = [
        Card::Clipper,
        Card::Port,
        Card::Tea,
        Card::Cinnamon,
        Card::Rubber,
        Card::Sugar,
        Card::Coffee,
        Card::Indigo,
        Card::Plantation,
        Card::Winds,
        Card::Pirates,
    ];

    /// The kind as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in notation, files and events.
    pub const fn word(self) -> &'static str {
        match self {
            Card::Clipper => "clipper",
            Card::Port => "port",
            Card::Tea => "tea",
            Card::Cinnamon => "cinnamon",
            Card::Rubber => "rubber",
            Card::Sugar => "sugar",
            Card::Coffee => "coffee",
            Card::Indigo => "indigo",
            Card::Plantation => "plantation",
            Card::Winds => "winds",
            Card::Pirates => "pirates",
        }
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.word() == word)
    }

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
    /// All goods in their order.
    pub const ALL: [Good; GOODS] = [Good::Tea, Good::Cinnamon, Good::Rubber, Good::Sugar, Good::Coffee, Good::Indigo];

    /// The good as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

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
