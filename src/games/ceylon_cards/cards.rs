//! A multiset of cards: a hand, the deck, the discard pile, a side of a trade.
//!
//! Used by the state and everything that reads it. Knows no rule. The deck is a multiset too: no player can look into
//! it, so shuffling once and drawing from the top is equivalent to drawing at random each time.

use core::fmt;
use core::ops::{AddAssign, Index, SubAssign};

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::data::DECK;
use super::pieces::{Card, KINDS};
use crate::engine::Chance;

/// Number of cards of each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cards {
    counts: [u8; KINDS],
    len: u8,
}

impl Cards {
    pub const NONE: Cards = Cards { counts: [0; KINDS], len: 0 };

    pub fn decks(decks: u8) -> Cards {
        Cards::from_counts(DECK.map(|(_, copies)| copies * decks))
    }

    pub const fn copies(card: Card, count: u8) -> Cards {
        let mut counts = [0; KINDS];
        counts[card.index()] = count;
        Cards { counts, len: count }
    }

    /// Builds a multiset from the counts of each kind, in the order of [`Card::ALL`].
    ///
    /// # Panics
    /// If there are more than 255 cards in total.
    pub fn from_counts(counts: [u8; KINDS]) -> Cards {
        let len = counts.iter().map(|count| u16::from(*count)).sum::<u16>();
        Cards { counts, len: u8::try_from(len).expect("at most 255 cards") }
    }

    /// Returns the counts of each kind, in the order of [`Card::ALL`].
    pub fn counts(&self) -> &[u8; KINDS] {
        &self.counts
    }

    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether it contains all cards of `other`.
    pub fn holds(&self, other: &Cards) -> bool {
        self.counts.iter().zip(&other.counts).all(|(own, needed)| own >= needed)
    }

    #[inline]
    pub fn put(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.len += 1;
    }

    /// Removes `count` cards of one kind, which must be present.
    #[inline]
    pub fn take(&mut self, card: Card, count: u8) {
        debug_assert!(self.counts[card.index()] >= count, "{count} {card:?} from {self:?}");
        self.counts[card.index()] -= count;
        self.len -= count;
    }

    /// Removes up to `count` cards of one kind, as many as there are.
    #[inline]
    pub fn take_up_to(&mut self, card: Card, count: u8) {
        self.take(card, count.min(self.counts[card.index()]));
    }

    /// Removes the cards of `other` as far as they are present.
    pub fn remove_all_present(&mut self, other: &Cards) {
        for card in Card::ALL {
            self.take_up_to(card, other[card]);
        }
    }

    /// Lowers every count by `count`, but not below 0.
    pub fn saturating_sub_all(&mut self, count: u8) {
        for card in Card::ALL {
            self.take_up_to(card, count);
        }
    }

    /// Raises every count to at least that of `other`.
    pub fn max_with(&mut self, other: &Cards) {
        for (own, other) in self.counts.iter_mut().zip(&other.counts) {
            let more = other.saturating_sub(*own);
            *own += more;
            self.len += more;
        }
    }

    /// Returns the card at `place`, counting all cards in order; `place` is below [`Self::len`].
    #[inline]
    pub fn at(&self, place: u8) -> Card {
        let mut left = place;
        for card in Card::ALL {
            let count = self.counts[card.index()];
            if left < count {
                return card;
            }
            left -= count;
        }
        unreachable!("a card beyond the last")
    }

    /// Removes and returns one card, uniformly at random. There must be one.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> Card {
        let card = self.at(chance.below(u32::from(self.len)) as u8);
        self.take(card, 1);
        card
    }

    /// Returns the last kind with at least one card.
    pub fn last(&self) -> Option<Card> {
        Card::ALL.into_iter().rev().find(|card| self[*card] > 0)
    }

    /// Returns the kinds that are present, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let counts = self.counts;
        Card::ALL.into_iter().map(move |card| (card, counts[card.index()])).filter(|(_, count)| *count > 0)
    }
}

impl Index<Card> for Cards {
    type Output = u8;
    #[inline]
    fn index(&self, card: Card) -> &u8 {
        &self.counts[card.index()]
    }
}

impl AddAssign for Cards {
    fn add_assign(&mut self, other: Cards) {
        for (own, other) in self.counts.iter_mut().zip(&other.counts) {
            *own += other;
        }
        self.len += other.len;
    }
}

/// Removes cards that must be present.
impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Cards) {
        debug_assert!(self.holds(&other), "{other:?} from {self:?}");
        for (own, other) in self.counts.iter_mut().zip(&other.counts) {
            *own -= other;
        }
        self.len -= other.len;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut heap = Cards::NONE;
        cards.into_iter().for_each(|card| heap.put(card));
        heap
    }
}

/// Human-readable formats (JSON) use a map from the word of each kind present to its count; compact ones the bare
/// counts.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return self.counts.serialize(serializer);
        }
        let mut map = serializer.serialize_map(None)?;
        for (card, count) in self.iter() {
            map.serialize_entry(card.word(), &count)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words;
        impl<'de> Visitor<'de> for Words {
            type Value = [u8; KINDS];
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map from kinds of cards to numbers")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut counts = [0; KINDS];
                while let Some(word) = map.next_key::<String>()? {
                    let card: Card = word.parse().map_err(|_| A::Error::custom("no such card"))?;
                    counts[card.index()] = map.next_value()?;
                }
                Ok(counts)
            }
        }
        let counts = match deserializer.is_human_readable() {
            true => deserializer.deserialize_map(Words)?,
            false => <[u8; KINDS]>::deserialize(deserializer)?,
        };
        if counts.iter().map(|count| u16::from(*count)).sum::<u16>() > 255 {
            return Err(D::Error::custom("more cards than there are"));
        }
        Ok(Cards::from_counts(counts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_when_added_and_removed() {
        let mut heap: Cards = [Card::Tea, Card::Tea, Card::Winds].into_iter().collect();
        assert_eq!((heap.len(), heap[Card::Tea], heap.last()), (3, 2, Some(Card::Winds)));
        heap += Cards::copies(Card::Port, 2);
        heap -= Cards::copies(Card::Tea, 1);
        assert_eq!(heap, [Card::Port, Card::Port, Card::Tea, Card::Winds].into_iter().collect());
        assert_eq!((0..heap.len()).map(|place| heap.at(place)).collect::<Cards>(), heap);
        heap.saturating_sub_all(1);
        assert_eq!(heap, Cards::copies(Card::Port, 1));
        heap.max_with(&Cards::copies(Card::Tea, 2));
        assert_eq!(heap.len(), 3);
        heap.remove_all_present(&Cards::copies(Card::Tea, 9));
        assert_eq!(heap, Cards::copies(Card::Port, 1));
    }

    #[test]
    fn cards_round_trip_in_both_formats() {
        let heap: Cards = [Card::Tea, Card::Tea, Card::Winds].into_iter().collect();
        let text = serde_json::to_string(&heap).expect("writes");
        assert_eq!(text, r#"{"tea":2,"winds":1}"#);
        assert_eq!(serde_json::from_str::<Cards>(&text).expect("reads"), heap);
        let bytes = postcard::to_allocvec(&heap).expect("writes");
        assert_eq!(postcard::from_bytes::<Cards>(&bytes).expect("reads"), heap);
        assert!(serde_json::from_str::<Cards>(r#"{"salt":1}"#).is_err());
        assert!(serde_json::from_str::<Cards>(r#"{"tea":200,"port":200}"#).is_err());
    }

    #[test]
    fn cards_are_drawn_in_proportion_to_their_counts() {
        let heap: Cards = [Card::Tea, Card::Tea, Card::Tea, Card::Winds].into_iter().collect();
        let mut chance = Chance::stream(3);
        let winds = (0..40_000).filter(|_| heap.clone().draw(&mut chance) == Card::Winds).count();
        assert!((9_600..10_400).contains(&winds), "{winds}");
    }
}
