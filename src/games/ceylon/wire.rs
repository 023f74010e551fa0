//! How ids are written: as words where people read (JSON), as numbers where they do not (links,
//! messages to the worker).
//!
//! Used by serde only. Reading refuses numbers that name nothing.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::data::{CONTRACTS, Order};
use super::map::{HEXES, Hex, HexSet};
use super::pieces::{CARDS, COMPANIES, Card, Company, District, Districts, Main};
use super::state::{Contract, Contracts};

/// A number below `bound`, or an error that names the thing.
fn below<E: Error>(number: u8, bound: usize, thing: &str) -> Result<u8, E> {
    if usize::from(number) < bound { Ok(number) } else { Err(E::custom(format_args!("no {thing} {number}"))) }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_str(self) } else { serializer.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        } else {
            below(u8::deserialize(deserializer)?, HEXES, "hex").map(Hex)
        }
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u32(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<Hex>::deserialize(deserializer)?.into_iter().collect())
        } else {
            u32::deserialize(deserializer).map(HexSet)
        }
    }
}

impl Serialize for Districts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Districts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let mut districts = Districts::default();
            Vec::<District>::deserialize(deserializer)?.into_iter().for_each(|district| districts.add(district));
            Ok(districts)
        } else {
            below(u8::deserialize(deserializer)?, 16, "set of districts").map(Districts)
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            self.halves().serialize(serializer)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let (one, two) = <(Main, Main)>::deserialize(deserializer)?;
            Card::of(one, two).ok_or_else(|| D::Error::custom("the halves of a card differ"))
        } else {
            below(u8::deserialize(deserializer)?, CARDS, "card").map(Card)
        }
    }
}

impl Serialize for Company {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Company {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        below(u8::deserialize(deserializer)?.wrapping_sub(1), COMPANIES, "company").map(Company)
    }
}

/// A contract as people read it.
#[derive(Serialize)]
struct Slip {
    number: u8,
    #[serde(flatten)]
    order: &'static Order,
}

impl Serialize for Contract {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            Slip { number: self.0, order: self.order() }.serialize(serializer)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Contract {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Number {
            number: u8,
        }
        let number = if deserializer.is_human_readable() {
            Number::deserialize(deserializer)?.number
        } else {
            u8::deserialize(deserializer)?
        };
        below(number, CONTRACTS.len(), "contract").map(Contract)
    }
}

impl Serialize for Contracts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u32(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Contracts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bits = if deserializer.is_human_readable() {
            Vec::<Contract>::deserialize(deserializer)?.into_iter().fold(0, |bits, contract| bits | 1 << contract.0)
        } else {
            u32::deserialize(deserializer)?
        };
        if bits & !Contracts::ALL.0 == 0 { Ok(Contracts(bits)) } else { Err(D::Error::custom("no such contracts")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game, Seat, Turn, Viewer};
    use crate::games::ceylon::{Ceylon, Options, View};

    #[test]
    fn views_read_back_from_numbers_and_from_words() {
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
    fn numbers_that_name_nothing_are_refused() {
        assert!(postcard::from_bytes::<Hex>(&[32]).is_err());
        assert!(postcard::from_bytes::<Card>(&[10]).is_err());
        assert!(postcard::from_bytes::<Company>(&[0]).is_err());
        assert!(postcard::from_bytes::<Contract>(&[20]).is_err());
        assert!(serde_json::from_str::<Hex>("\"k9\"").is_err());
        assert!(serde_json::from_str::<Company>("6").is_err());
    }
}
