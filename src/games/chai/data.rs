//! The numbers of Chai: harvest markers, plantation cards, ships, year cards.
//!
//! Used by the rules and the words. The component counts come from the publisher's FAQ; every value on a card, ship or
//! marker is reconstructed (the base rulebook is unavailable), consistent with each statement and example of the FAQ,
//! and defined in this file only. The year cards 1862, 1864 and 1866 are the publisher's. The catalogue names the ships
//! after historical vessels.

use core::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::pieces::Tea::{Black, Fermented, Green, Oolong, White, Yellow};
use super::pieces::{Tea, TeaSet, Teas};

/// Tokens of each tea. Rulebook: component list.
pub const TOKENS_PER_TEA: u8 = 10;
/// Workers of each merchant. Rulebook: component list.
pub const WORKERS: u8 = 7;
/// Tokens that a crate holds. Reconstructed.
pub const CRATE_CAPACITY: u8 = 2;
/// Points of movement for the three places in the production house, from the top. The 7 is the publisher's; the 5 and
/// the 3 are reconstructed.
pub const PRODUCTION: [u8; 3] = [7, 5, 3];
pub const FIRST_YEAR: u16 = 1860;
/// Maximum number of years: one for each year card.
pub const YEARS: u8 = 8;

/// A plantation card by its number, P01 to P30.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CardId(NonZeroU8);

/// A ship card by its number, S01 to S18.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ShipId(NonZeroU8);

/// The type of a plantation card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Moves an entering token of a listed tea one extra space.
    Process,
    /// Turns an entering token of the listed tea into this tea, then moves it one extra space.
    Conversion(Tea),
    /// Moves all tokens of its tea on its space two spaces when it acts, then turns face down.
    Blooming,
    /// Stores tokens of its tea permanently.
    Crate,
}

#[derive(Debug)]
pub struct Card {
    pub name: &'static str,
    pub family: Family,
    /// The teas it acts on; for a conversion, the tea that is changed.
    pub teas: TeaSet,
    /// Points at the end of the game; for a crate only when full.
    pub points: u8,
}

#[derive(Debug)]
pub struct Ship {
    /// Demand of a clipper; empty for a junk, which takes any tea.
    pub demand: Teas,
    /// Number of tokens that fill it.
    pub size: u8,
    /// Points once it has sailed.
    pub points: u8,
}

#[derive(Debug)]
pub struct MarkerFace {
    pub teas: TeaSet,
    /// Number of units to choose in addition.
    pub units: u8,
}

/// An entry of a year card: the destination of the automaton's workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Errand {
    Market,
    Harbour,
    /// To the palace, for the first-player coin.
    Coin,
    Production,
}

impl Card {
    /// Returns the points at the end of the game; for a crate depending on the number of tokens held.
    pub fn worth(&self, held: u8) -> u8 {
        if self.family == Family::Crate && held < CRATE_CAPACITY { 0 } else { self.points }
    }
}

impl CardId {
    /// Creates the id of a card, number 1 to 30.
    ///
    /// # Panics
    /// If there is no such card.
    pub const fn new(number: u8) -> CardId {
        assert!(number as usize <= CARDS.len());
        CardId(NonZeroU8::new(number).expect("cards are numbered from 1"))
    }
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
    #[inline]
    pub fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0.get()) - 1]
    }
    pub fn all() -> impl Iterator<Item = CardId> {
        (1..=CARDS.len() as u8).map(CardId::new)
    }
}

impl ShipId {
    /// Creates the id of a ship, number 1 to 18.
    ///
    /// # Panics
    /// If there is no such ship.
    pub const fn new(number: u8) -> ShipId {
        assert!(number as usize <= SHIPS.len());
        ShipId(NonZeroU8::new(number).expect("ships are numbered from 1"))
    }
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
    #[inline]
    pub fn ship(self) -> &'static Ship {
        &SHIPS[usize::from(self.0.get()) - 1]
    }
    pub fn all() -> impl Iterator<Item = ShipId> {
        (1..=SHIPS.len() as u8).map(ShipId::new)
    }
}

impl Ship {
    /// Whether it is a junk, which takes any tea.
    pub fn is_junk(&self) -> bool {
        self.demand.is_empty()
    }
    /// Whether a ship laden with `cargo` still needs a token of `tea`.
    #[inline]
    pub fn needs(&self, cargo: Teas, tea: Tea) -> bool {
        if self.is_junk() { cargo.total() < self.size } else { cargo.count(tea) < self.demand.count(tea) }
    }
}

/// The harvest markers A to F of version 1: the face beside the Harvest board, then the face beside the Production
/// board. All ours.
pub static MARKERS_V1: [[MarkerFace; 2]; 6] = [
    [face(&[Green, Oolong], 2), face(&[Yellow], 3)],
    [face(&[Yellow, Black], 1), face(&[White], 4)],
    [face(&[White, Fermented], 3), face(&[Green], 2)],
    [face(&[Green, White], 2), face(&[Black], 3)],
    [face(&[Yellow, Oolong], 1), face(&[Fermented], 4)],
    [face(&[Black, Fermented], 3), face(&[Oolong], 2)],
];

/// The harvest markers A to F of version 2: two different teas on every face, as in descriptions of the printed game;
/// the choice of teas and numbers is ours.
pub static MARKERS_V2: [[MarkerFace; 2]; 6] = [
    [face(&[Green, Oolong], 2), face(&[Yellow, White], 2)],
    [face(&[Yellow, Black], 1), face(&[Green, Fermented], 3)],
    [face(&[White, Fermented], 3), face(&[Oolong, Black], 1)],
    [face(&[Green, White], 2), face(&[Yellow, Fermented], 2)],
    [face(&[Yellow, Oolong], 1), face(&[Green, Black], 3)],
    [face(&[Black, Fermented], 3), face(&[White, Oolong], 1)],
];

/// The plantation cards P01 to P30. The conversion of oolong to black is the publisher's example; everything else is
/// reconstructed.
pub static CARDS: [Card; 30] = [
    process("Withering", White, Oolong),
    process("Withering", White, Black),
    process("Withering", Oolong, Black),
    process("Fixing", Green, Yellow),
    process("Fixing", Yellow, Fermented),
    process("Fixing", Green, Fermented),
    process("Rolling", Green, Black),
    process("Rolling", Oolong, Black),
    process("Rolling", Yellow, Fermented),
    process("Drying", Green, White),
    process("Drying", Yellow, White),
    process("Drying", Oolong, Fermented),
    conversion("Oxidation", Oolong, Black),
    conversion("Oxidation", Oolong, Black),
    conversion("Oxidation", Oolong, Black),
    conversion("Fermentation", Green, Fermented),
    conversion("Fermentation", Green, Fermented),
    conversion("Fermentation", Green, Fermented),
    blooming(Green),
    blooming(Yellow),
    blooming(White),
    blooming(Oolong),
    blooming(Black),
    blooming(Fermented),
    chest(Green),
    chest(Yellow),
    chest(White),
    chest(Oolong),
    chest(Black),
    chest(Fermented),
];

/// The ships S01 to S18: a clipper for each pair of teas, and three junks. The publisher gives the counts of 15 and 3,
/// the rule that junks take any tea, and the 7 points of the best ships; the rest is reconstructed.
pub static SHIPS: [Ship; 18] = [
    clipper(&[(Green, 1), (Yellow, 1)]),
    clipper(&[(White, 1), (Oolong, 1)]),
    clipper(&[(Black, 1), (Fermented, 1)]),
    clipper(&[(Green, 2), (White, 1)]),
    clipper(&[(White, 2), (Black, 1)]),
    clipper(&[(Black, 2), (Yellow, 1)]),
    clipper(&[(Yellow, 2), (Fermented, 1)]),
    clipper(&[(Fermented, 2), (Oolong, 1)]),
    clipper(&[(Oolong, 2), (Green, 1)]),
    clipper(&[(Green, 2), (Black, 2)]),
    clipper(&[(Yellow, 2), (Oolong, 2)]),
    clipper(&[(White, 2), (Fermented, 2)]),
    clipper(&[(Green, 2), (Fermented, 2)]),
    clipper(&[(Yellow, 2), (White, 2)]),
    clipper(&[(Oolong, 2), (Black, 2)]),
    Ship { demand: Teas::NONE, size: 3, points: 4 },
    Ship { demand: Teas::NONE, size: 4, points: 5 },
    Ship { demand: Teas::NONE, size: 5, points: 6 },
];

const M: Errand = Errand::Market;
const H: Errand = Errand::Harbour;
const F: Errand = Errand::Coin;
const P: Errand = Errand::Production;

/// The year cards, 1860 to 1867: the automaton's errands by priority.
pub static YEAR_CARDS: [[Errand; 6]; YEARS as usize] = [
    [M, P, M, F, M, H], // 1860, reconstructed
    [F, M, P, M, H, P], // 1861, reconstructed
    [P, F, M, H, M, P], // 1862, the publisher's
    [M, P, H, F, M, P], // 1863, reconstructed
    [F, M, P, H, P, H], // 1864, the publisher's
    [P, H, M, F, H, M], // 1865, reconstructed
    [H, P, M, M, P, F], // 1866, the publisher's
    [H, F, P, H, M, P], // 1867, reconstructed
];

const fn face(teas: &[Tea], units: u8) -> MarkerFace {
    MarkerFace { teas: TeaSet::from_teas(teas), units }
}

const fn process(name: &'static str, one: Tea, other: Tea) -> Card {
    Card { name, family: Family::Process, teas: TeaSet::from_teas(&[one, other]), points: 1 }
}

const fn conversion(name: &'static str, from: Tea, to: Tea) -> Card {
    Card { name, family: Family::Conversion(to), teas: from.set(), points: 1 }
}

const fn blooming(tea: Tea) -> Card {
    Card { name: "Blooming", family: Family::Blooming, teas: tea.set(), points: 2 }
}

const fn chest(tea: Tea) -> Card {
    Card { name: "Crate", family: Family::Crate, teas: tea.set(), points: 3 }
}

const fn clipper(demand: &[(Tea, u32)]) -> Ship {
    let demand = Teas::from_counts(demand);
    Ship { demand, size: demand.total(), points: 2 * demand.total() - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(family: fn(&Card) -> bool) -> usize {
        CARDS.iter().filter(|card| family(card)).count()
    }

    #[test]
    fn there_are_30_cards_worth_48_points() {
        assert_eq!(CARDS.iter().map(|card| u32::from(card.points)).sum::<u32>(), 48);
        assert_eq!(count(|card| card.family == Family::Process), 12);
        assert_eq!(count(|card| matches!(card.family, Family::Conversion(_))), 6);
        assert_eq!(count(|card| card.family == Family::Blooming), 6);
        assert_eq!(count(|card| card.family == Family::Crate), 6);
    }

    #[test]
    fn each_tea_is_on_four_process_cards_one_blooming_card_and_one_crate() {
        for tea in Tea::ALL {
            let count_of =
                |family: Family| CARDS.iter().filter(|card| card.family == family && card.teas.has(tea)).count();
            assert_eq!(
                (count_of(Family::Process), count_of(Family::Blooming), count_of(Family::Crate)),
                (4, 1, 1),
                "{tea}"
            );
        }
    }

    #[test]
    fn every_pair_of_teas_is_on_one_clipper_and_each_tea_is_demanded_eight_times() {
        let clippers: Vec<_> = SHIPS.iter().filter(|ship| !ship.is_junk()).collect();
        assert_eq!((clippers.len(), SHIPS.len()), (15, 18));
        for (index, one) in Tea::ALL.into_iter().enumerate() {
            for other in Tea::ALL.into_iter().skip(index + 1) {
                let both = clippers.iter().filter(|ship| ship.demand.has(one) && ship.demand.has(other));
                assert_eq!(both.count(), 1, "{one} and {other}");
            }
            assert_eq!(clippers.iter().map(|ship| ship.demand.count(one)).sum::<u8>(), 8, "{one}");
        }
        assert!(clippers.iter().all(|ship| ship.points == 2 * ship.size - 1 && ship.demand.kinds().count() == 2));
    }

    #[test]
    fn each_tea_is_twice_on_harvest_faces_and_once_on_production_faces() {
        for tea in Tea::ALL {
            let count_on = |side: usize| MARKERS_V1.iter().filter(|faces| faces[side].teas.has(tea)).count();
            assert_eq!((count_on(0), count_on(1)), (2, 1), "{tea}");
        }
        assert!(MARKERS_V1.iter().all(|faces| faces[0].units + faces[1].units == 5));
    }

    #[test]
    fn every_face_of_version_2_has_two_teas_and_no_pair_twice() {
        for tea in Tea::ALL {
            let count_on = |side: usize| MARKERS_V2.iter().filter(|faces| faces[side].teas.has(tea)).count();
            assert_eq!((count_on(0), count_on(1)), (2, 2), "{tea}");
        }
        let faces: Vec<&MarkerFace> = MARKERS_V2.iter().flatten().collect();
        for (index, face) in faces.iter().enumerate() {
            assert_eq!(face.teas.len(), 2);
            assert!(faces.iter().skip(index + 1).all(|other| other.teas != face.teas), "{:?}", face.teas);
        }
        for [harvest, production] in &MARKERS_V2 {
            assert!(harvest.teas.and(production.teas).is_empty(), "no tea on both faces of a marker");
            assert_eq!(harvest.units + production.units, 4);
        }
        for (old, new) in MARKERS_V1.iter().zip(&MARKERS_V2) {
            assert_eq!((old[0].teas, old[0].units), (new[0].teas, new[0].units), "the harvest faces are the same");
        }
    }

    #[test]
    fn every_year_card_has_one_coin_and_every_kind_of_errand() {
        for card in YEAR_CARDS {
            assert_eq!(card.iter().filter(|errand| **errand == F).count(), 1);
            assert!([M, H, P].iter().all(|errand| card.contains(errand)));
        }
        let entries_of = |year: usize, errand| -> Vec<usize> {
            let card = YEAR_CARDS[year - 1860].iter().enumerate();
            card.filter(|(_, entry)| **entry == errand).map(|(index, _)| index + 1).collect()
        };
        assert_eq!(
            (entries_of(1862, M), entries_of(1862, H), entries_of(1862, F), entries_of(1862, P)),
            (vec![3, 5], vec![4], vec![2], vec![1, 6])
        );
        assert_eq!(
            (entries_of(1864, M), entries_of(1864, H), entries_of(1864, F), entries_of(1864, P)),
            (vec![2], vec![4, 6], vec![1], vec![3, 5])
        );
        assert_eq!(
            (entries_of(1866, M), entries_of(1866, H), entries_of(1866, F), entries_of(1866, P)),
            (vec![3, 4], vec![1], vec![6], vec![2, 5])
        );
    }
}
