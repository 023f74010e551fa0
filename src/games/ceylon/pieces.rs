//! The nouns of the rulebook as small ids: districts, teas, halves of cards, cards, companies,
//! councillors, starting tiles.
//!
//! Used by everything in the game and by its board on the page. Knows no state; figures stand in
//! `data`, words for players in `text`.

use serde::{Deserialize, Serialize};

use crate::ids;

ids! {
    /// A district of the map.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum District {
        /// In the north.
        Kandy = "kandy",
        /// In the west; may be left out by two players.
        Dimbula = "dimbula",
        /// In the east; may be left out by two players.
        Uva = "uva",
        /// In the south.
        Ruhuna = "ruhuna",
    }
}

ids! {
    /// A kind of tea; its place in the list is the level at which it grows.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Tea {
        /// Grown on level 0.
        Black = "black",
        /// Grown on level 1.
        Green = "green",
        /// Grown on level 2.
        White = "white",
    }
}

ids! {
    /// A main action, as printed on half a card.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Main {
        /// Plant.
        Plant = "plant",
        /// Harvest.
        Harvest = "harvest",
        /// Trade.
        Trade = "trade",
        /// Contract a councillor.
        Hire = "hire",
        /// Advance in technological development.
        Advance = "advance",
    }
}

ids! {
    /// What the fulfilment of a contract is rewarded with.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Reward {
        /// Rupees from the supply.
        Rupees = "rupees",
        /// Points at once.
        Points = "points",
    }
}

ids! {
    /// A councillor, called after his ability; the printed tiles bear no names.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Councillor {
        /// Moving: each step after the first costs 1.
        Guide = "guide",
        /// Taking rupees gives 3.
        Banker = "banker",
        /// Planting: also next to the pawn, in the same district.
        Surveyor = "surveyor",
        /// Trading: 2 rupees besides the reward.
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
    /// A starting tile, called after its ability, in the order of the rulebook; the printed tiles
    /// bear no names.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Tile {
        /// With taking rupees: 5 more.
        Purse = "purse",
        /// With a move: any hexagon, free.
        Passage = "passage",
        /// With planting: a second marker on an own plantation.
        Graft = "graft",
        /// With advancing: two steps.
        Leap = "leap",
        /// With hiring: the councillor of any district.
        Letter = "letter",
        /// With a harvest: any plantations of the map.
        Porters = "porters",
        /// With a trade: one chest less.
        Tare = "tare",
    }
}

impl Tile {
    /// The number that orders the starting hexes, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A set of districts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Districts(pub u8);

impl Districts {
    /// Whether `district` is in the set.
    #[inline]
    pub const fn has(self, district: District) -> bool {
        self.0 & 1 << district as u8 != 0
    }
    /// Puts `district` in.
    pub fn add(&mut self, district: District) {
        self.0 |= 1 << district as u8;
    }
    /// How many are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// Whether none is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The districts of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = District> {
        District::ALL.into_iter().filter(move |district| self.has(*district))
    }
}

/// An export company, by its number less one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Company(pub u8);

/// How many companies there are.
pub const COMPANIES: usize = 5;

impl Company {
    /// All companies.
    pub const ALL: [Company; COMPANIES] = [Company(0), Company(1), Company(2), Company(3), Company(4)];
    /// Its place in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The number printed on its contracts.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// An action card: a pair of different main actions. Its index is the place in [`Card::PAIRS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

/// How many different cards there are.
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

    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }
    /// Its place in [`Self::PAIRS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// Its two halves.
    pub const fn halves(self) -> (Main, Main) {
        Self::PAIRS[self.0 as usize]
    }
    /// The card with these halves, in either order; `None` when they are the same.
    pub fn of(one: Main, two: Main) -> Option<Card> {
        let pair = if one < two { (one, two) } else { (two, one) };
        Self::PAIRS.iter().position(|&halves| halves == pair).map(|index| Card(index as u8))
    }
}

/// How a card was put down: which half its player kept and which it left to the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The half of the player whose turn it is.
    pub own: Main,
    /// The half of everybody else.
    pub other: Main,
}

impl Played {
    /// The card that lies there.
    pub fn card(self) -> Card {
        Card::of(self.own, self.other).expect("the halves of a card differ")
    }
}

/// Cards of which only the number of each kind matters: a hand, or a deck nobody can look into.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Cards(pub [u8; CARDS]);

impl Cards {
    /// How many cards there are.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many there are of `card`.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }
    /// Puts one in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }
    /// Takes one out.
    ///
    /// # Panics
    /// In debug builds, when there is none.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index()] -= 1;
    }
    /// Puts all of `other` in.
    pub fn join(&mut self, other: &Cards) {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own += more);
    }
    /// The different cards, in order.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().filter(|card| self.count(*card) > 0)
    }
    /// Takes out the card that is number `index` when all lie in order.
    ///
    /// # Panics
    /// When there are no more than `index` cards.
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
            assert_eq!(Card::of(one, two), Some(card));
            assert_eq!(Card::of(two, one), Some(card));
            assert_eq!(Card::of(one, one), None);
        }
    }

    #[test]
    fn cards_are_taken_by_their_place() {
        let mut cards = Cards([0, 2, 0, 1, 0, 0, 0, 0, 0, 3]);
        assert_eq!(cards.take(2), Card(3));
        assert_eq!(cards.take(1), Card(1));
        assert_eq!(cards.take(3), Card(9));
        assert_eq!(cards, Cards([0, 1, 0, 0, 0, 0, 0, 0, 0, 2]));
        assert_eq!(cards.kinds().collect::<Vec<_>>(), [Card(1), Card(9)]);
    }

    #[test]
    fn words_read_back() {
        for tea in Tea::ALL {
            assert_eq!(tea.word().parse(), Ok(tea));
        }
        assert_eq!("coffee".parse::<Tea>(), Err(BadNotation));
    }
}
