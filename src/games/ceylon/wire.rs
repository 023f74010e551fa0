//! Serialisation of ids: as words in human-readable formats (JSON), as numbers in compact ones (links, messages to the
//! Web Worker).
//!
//! Used by serde only. Reading rejects out-of-range numbers.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::data::{CONTRACTS, Order};
use super::map::{HEXES, Hex, HexSet};
use super::pieces::{CARDS, Card, Company, District, Districts, Main};
use super::state::{Contract, Contracts};

/// Implements serde for ids. For each id: the type of its number and the numbers that exist; then its human-readable
/// type and the conversions to and from it.
macro_rules! wire {
    ($($name:ident: $number:ty, |$bits:ident| $exists:expr;
       $words:ty, |$own:ident| $written:expr, |$read:ident| $made:expr;)+) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $own = self;
                match serializer.is_human_readable() {
                    true => $written.serialize(serializer),
                    false => self.0.serialize(serializer),
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let found = if deserializer.is_human_readable() {
                    let $read = <$words>::deserialize(deserializer)?;
                    $made
                } else {
                    let $bits = <$number>::deserialize(deserializer)?;
                    $exists.then_some($name($bits))
                };
                found.ok_or_else(|| D::Error::custom(concat!("no such ", stringify!($name))))
            }
        }
    )+ };
}

wire! {
    Hex: u8, |number| usize::from(number) < HEXES;
    String, |hex| hex.to_string(), |word| word.parse().ok();

    HexSet: u32, |bits| bits.count_ones() as usize <= HEXES;
    Vec<Hex>, |set| set.iter().collect::<Vec<_>>(), |hexes| Some(hexes.into_iter().collect());

    Districts: u8, |bits| bits < 16;
    Vec<District>, |set| set.iter().collect::<Vec<_>>(),
        |all| Some(Districts(all.iter().fold(0, |bits, one| bits | 1 << one.index())));

    Card: u8, |number| usize::from(number) < CARDS;
    (Main, Main), |card| card.halves(), |halves| Card::new(halves.0, halves.1);

    Contract: u8, |number| usize::from(number) < CONTRACTS.len();
    Number, |contract| Slip { number: contract.0, order: contract.order() }, |slip| slip.contract();

    Contracts: u32, |bits| bits & !Contracts::ALL.0 == 0;
    Vec<Contract>, |set| set.iter().collect::<Vec<_>>(),
        |all| Some(Contracts(all.iter().fold(0, |bits, one| bits | 1 << one.0)));
}

/// A contract in human-readable form.
#[derive(Serialize)]
struct Slip {
    number: u8,
    #[serde(flatten)]
    order: &'static Order,
}

/// The part of a [`Slip`] that is read back; the order follows from it.
#[derive(Deserialize)]
struct Number {
    number: u8,
}

impl Number {
    fn contract(self) -> Option<Contract> {
        (usize::from(self.number) < CONTRACTS.len()).then_some(Contract(self.number))
    }
}

impl Serialize for Company {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Company {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?.wrapping_sub(1);
        Company::ALL.get(usize::from(index)).copied().ok_or_else(|| D::Error::custom("no such Company"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game, Seat, Turn, Viewer};
    use crate::games::ceylon::{Ceylon, Options, View};

    #[test]
    fn views_round_trip_in_both_formats() {
        let mut chance = Chance::stream(8);
        let mut state = Ceylon::setup(&Options { tiles: true, ..Options::default() }, 3, &mut chance, &mut ());
        let mut actions = Vec::new();
        while let Turn::Act(_) = Ceylon::turn(&state) {
            for viewer in [Viewer::Seat(Seat(1)), Viewer::Public, Viewer::Everyone] {
                let view = Ceylon::view(&state, viewer);
                let bytes = postcard::to_allocvec(&view).expect("written");
                assert_eq!(postcard::from_bytes::<View>(&bytes).expect("read"), view);
                let text = serde_json::to_string(&view).expect("written");
                assert_eq!(serde_json::from_str::<View>(&text).expect("read"), view);
            }
            actions.clear();
            Ceylon::legal(&state, &mut actions);
            Ceylon::apply(&mut state, actions[chance.index(actions.len())], &mut chance, &mut ());
        }
    }

    #[test]
    fn unknown_numbers_are_refused() {
        assert!(postcard::from_bytes::<Hex>(&[32]).is_err());
        assert!(postcard::from_bytes::<Card>(&[10]).is_err());
        assert!(postcard::from_bytes::<Company>(&[0]).is_err());
        assert!(postcard::from_bytes::<Contract>(&[20]).is_err());
        assert!(serde_json::from_str::<Hex>("\"k9\"").is_err());
        assert!(serde_json::from_str::<Company>("6").is_err());
    }
}
