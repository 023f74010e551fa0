//! The nouns of the rulebook as small ids: districts, teas, halves of cards, cards, companies, councillors, starting
//! tiles.
//!
//! Used throughout the game and by its board on the page. Knows no state; numbers are in `data`, messages for players
//! in `words`.

use serde::{Deserialize, Serialize};

use crate::ids;

ids! {
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum District {
        /// The northern district.
        Kandy = "kandy",
        /// The western district; may be left out in a game of two.
        Dimbula = "dimbula",
        /// The eastern district; may be left out in a game of two.
        Uva = "uva",
        /// The southern district.
        Ruhuna = "ruhuna",
    }
}

ids! {
    /// A kind of tea; its index is the level at which it grows.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Tea {
        /// Grown at level 0.
        Black = "black",
        /// Grown at level 1.
        Green = "green",
        /// Grown at level 2.
        White = "white",
    }
}

ids! {
    /// A main action, as printed on half a card.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Main {
        Plant = "plant",
        Harvest = "harvest",
        Trade = "trade",
        Hire = "hire",
        Advance = "advance",
    }
}

ids! {
    /// The reward chosen for a fulfilled contract.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Reward {
        Rupees = "rupees",
        /// Points, scored at once.
        Points = "points",
    }
}

ids! {
    /// A councillor, named after his ability; the printed tiles have no names.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Councillor {
        /// Moving: each step after the first costs 1.
        Guide = "guide",
        /// Taking rupees gives 3.
        Banker = "banker",
        /// Planting: also next to the pawn, in the same district.
        Surveyor = "surveyor",
        /// Trading: 2 rupees in addition to the reward.
        Broker = "broker",
        /// Advancing: 1 point each time.
        Engineer = "engineer",
        /// Planting costs 4.
        Nurseryman = "nurseryman",
        /// Hiring costs 2.
        Secretary = "secretary",
        /// The warehouse holds 6.
        Storekeeper = "storekeeper",
    }
}

ids! {
    /// A starting tile, named after its ability, in the order of the rulebook; the printed tiles have no names.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Tile {
        /// When taking rupees: 5 more.
        Purse = "purse",
        /// When moving: any hexagon, free.
        Passage = "passage",
        /// When planting: a second marker on the player's own plantation.
        Graft = "graft",
        /// When advancing: two steps.
        Leap = "leap",
        /// When hiring: the councillor of any district.
        Letter = "letter",
        /// When harvesting: any plantations on the map.
        Porters = "porters",
        /// When trading: one chest less.
        Tare = "tare",
    }
}

impl Tile {
    /// Returns the number, from 1, that sets the order of the first plantations.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Districts(pub u8);

impl Districts {
    #[inline]
    pub const fn has(self, district: District) -> bool {
        self.0 & 1 << district as u8 != 0
    }
    pub fn add(&mut self, district: District) {
        self.0 |= 1 << district as u8;
    }
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn iter(self) -> impl Iterator<Item = District> {
        District::ALL.into_iter().filter(move |district| self.has(*district))
    }
}

/// An export company: its number minus 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Company(pub u8);

pub const COMPANIES: usize = 5;

impl Company {
    pub const ALL: [Company; COMPANIES] = [Company(0), Company(1), Company(2), Company(3), Company(4)];
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// Returns the number printed on its contracts.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// An action card: a pair of different main actions, as an index into [`Card::PAIRS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

pub const CARDS: usize = 10;

impl Card {
    /// The two halves of each card, the earlier main action first.
    pub const PAIRS: [(Main, Main); CARDS] = [
        (Main::Plant, Main::Harvest),
        (Main::Plant, Main::Trade),
        (Main::Plant, Main::Hire),
        (Main::Plant, Main::Advance),
        (Main::Harvest, Main::Trade),
        (Main::Harvest, Main::Hire),
        (Main::Harvest, Main::Advance),
        (Main::Trade, Main::Hire),
        (Main::Trade, Main::Advance),
        (Main::Hire, Main::Advance),
    ];

    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    pub const fn halves(self) -> (Main, Main) {
        Self::PAIRS[self.0 as usize]
    }
    /// Returns the card with these halves, in either order; `None` if they are the same.
    pub fn new(one: Main, two: Main) -> Option<Card> {
        let pair = if one < two { (one, two) } else { (two, one) };
        Self::PAIRS.iter().position(|&halves| halves == pair).map(|index| Card(index as u8))
    }
}

/// The way a card was played: the half kept by its player and the half left to the rivals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The half of the player whose turn it is.
    #[serde(rename = "own")]
    pub kept: Main,
    /// The half of the rivals.
    #[serde(rename = "other")]
    pub offered: Main,
}

impl Played {
    pub fn card(self) -> Card {
        Card::new(self.kept, self.offered).expect("the halves of a card differ")
    }
}

/// A multiset of cards: a hand, or a deck whose order is unknown to all.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Cards(pub [u8; CARDS]);

impl Cards {
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }
    /// Removes one copy.
    ///
    /// # Panics
    /// In debug builds, if there is none.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index()] -= 1;
    }
    /// Adds everything in `other`.
    pub fn join(&mut self, other: &Cards) {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own += more);
    }
    /// Returns the different cards, in order.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().filter(|card| self.count(*card) > 0)
    }
    /// Removes and returns the card at `index`, counting all cards in order.
    ///
    /// # Panics
    /// If there are no more than `index` cards.
    pub fn take(&mut self, mut index: u32) -> Card {
        for (card, count) in self.0.iter_mut().enumerate() {
            match index.checked_sub(u32::from(*count)) {
                Some(rest) => index = rest,
                None => {
                    *count -= 1;
                    return Card(card as u8);
                }
            }
        }
        panic!("more cards drawn than there are")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::BadNotation;

    #[test]
    fn a_card_is_found_by_its_halves_in_either_order() {
        for card in Card::all() {
            let (one, two) = card.halves();
            assert!(one < two);
            assert_eq!(Card::new(one, two), Some(card));
            assert_eq!(Card::new(two, one), Some(card));
            assert_eq!(Card::new(one, one), None);
        }
    }

    #[test]
    fn cards_are_taken_by_index() {
        let mut cards = Cards([0, 2, 0, 1, 0, 0, 0, 0, 0, 3]);
        assert_eq!(cards.take(2), Card(3));
        assert_eq!(cards.take(1), Card(1));
        assert_eq!(cards.take(3), Card(9));
        assert_eq!(cards, Cards([0, 1, 0, 0, 0, 0, 0, 0, 0, 2]));
        assert_eq!(cards.kinds().collect::<Vec<_>>(), [Card(1), Card(9)]);
    }

    #[test]
    fn words_round_trip() {
        for tea in Tea::ALL {
            assert_eq!(tea.word().parse(), Ok(tea));
        }
        assert_eq!("coffee".parse::<Tea>(), Err(BadNotation));
    }
}
