//! The countable pieces: teas and worker dice, and small multisets of them, packed into one word. Their places are in
//! [`super::places`], the printed data of cards and ships in [`super::data`].
//!
//! Used throughout the rules of Chai. Knows no board and no rule, only the six teas and the values 1 to 6.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::BadNotation;
use crate::engine::notation::Number;
use crate::ids;

ids! {
    /// A tea, in the order used for all sorting and colour pickers.
    #[derive(Serialize, Deserialize)]
    #[repr(u8)]
    pub enum Tea {
        Green = "green",
        Yellow = "yellow",
        White = "white",
        /// The publisher's FAQ calls its token blue.
        Oolong = "oolong",
        Black = "black",
        /// Also called dark tea.
        Fermented = "fermented",
    }
}

impl Tea {
    #[inline]
    pub const fn set(self) -> TeaSet {
        TeaSet(1 << self as u8)
    }
}

/// A set of teas: bit `n` is tea `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct TeaSet(pub u8);

impl TeaSet {
    pub const fn from_teas(teas: &[Tea]) -> TeaSet {
        let mut set = 0;
        let mut index = 0;
        while index < teas.len() {
            set |= 1 << teas[index] as u8;
            index += 1;
        }
        TeaSet(set)
    }
    #[inline]
    pub const fn has(self, tea: Tea) -> bool {
        self.0 & (1 << tea as u8) != 0
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    #[inline]
    pub const fn with(self, tea: Tea) -> TeaSet {
        TeaSet(self.0 | 1 << tea as u8)
    }
    #[inline]
    pub const fn without(self, tea: Tea) -> TeaSet {
        TeaSet(self.0 & !(1 << tea as u8))
    }
    /// Returns the intersection.
    #[inline]
    pub const fn and(self, other: TeaSet) -> TeaSet {
        TeaSet(self.0 & other.0)
    }
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tea> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let tea = Tea::ALL[bits.trailing_zeros() as usize];
                bits &= bits - 1;
                tea
            })
        })
    }
}

/// Counts of tea tokens by tea: four bits each, so at most 15 (there are 10 tokens of a tea).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Teas(pub u32);

impl Teas {
    pub const NONE: Teas = Teas(0);

    /// Builds the counts from pairs of a tea and its number.
    pub const fn from_counts(counts: &[(Tea, u32)]) -> Teas {
        let mut teas = 0;
        let mut index = 0;
        while index < counts.len() {
            teas += counts[index].1 << (4 * counts[index].0 as u32);
            index += 1;
        }
        Teas(teas)
    }
    #[inline]
    pub const fn count(self, tea: Tea) -> u8 {
        (self.0 >> (4 * tea as u32)) as u8 & 15
    }
    #[inline]
    pub const fn has(self, tea: Tea) -> bool {
        self.0 & (15 << (4 * tea as u32)) != 0
    }
    #[inline]
    pub fn add(&mut self, tea: Tea) {
        self.0 += 1 << (4 * tea as u32);
    }
    /// Removes a token of `tea`; there must be one.
    #[inline]
    pub fn remove(&mut self, tea: Tea) {
        debug_assert!(self.has(tea), "there is no {tea} token here");
        self.0 -= 1 << (4 * tea as u32);
    }
    #[inline]
    pub fn add_many(&mut self, tea: Tea, count: u8) {
        self.0 += u32::from(count) << (4 * tea as u32);
    }
    #[inline]
    pub fn add_all(&mut self, other: Teas) {
        self.0 += other.0;
    }
    #[inline]
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & 0x000f_0f0f) + ((self.0 >> 4) & 0x000f_0f0f);
        (pairs + (pairs >> 8) + (pairs >> 16)) as u8
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Returns the teas with at least one token, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Tea> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let tea = bits.trailing_zeros() / 4;
                bits &= !(15 << (4 * tea));
                Tea::ALL[tea as usize]
            })
        })
    }
    /// Returns the set of teas with at least one token.
    #[inline]
    pub fn set(self) -> TeaSet {
        self.kinds().fold(TeaSet::default(), TeaSet::with)
    }
}

/// Tea workers by value: four bits for each of the values 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Dice(pub u32);

impl Dice {
    pub const NONE: Dice = Dice(0);

    pub fn from_values(values: &[u8]) -> Dice {
        let mut dice = Dice::NONE;
        values.iter().for_each(|value| dice.add(*value));
        dice
    }
    pub fn of_one_value(value: u8, count: u8) -> Dice {
        Dice(u32::from(count) << (4 * (value - 1)))
    }
    /// Returns a run: one worker of each value from `low` to `high`.
    #[inline]
    pub const fn run(low: u8, high: u8) -> Dice {
        Dice((0x0011_1111 >> (4 * (6 - (high - low + 1)))) << (4 * (low - 1)))
    }
    #[inline]
    pub const fn count(self, value: u8) -> u8 {
        (self.0 >> (4 * (value - 1))) as u8 & 15
    }
    #[inline]
    pub fn add(&mut self, value: u8) {
        self.0 += 1 << (4 * (value - 1));
    }
    /// Removes a worker of `value`; there must be one.
    #[inline]
    pub fn remove(&mut self, value: u8) {
        debug_assert!(self.count(value) > 0, "there is no worker of value {value}");
        self.0 -= 1 << (4 * (value - 1));
    }
    #[inline]
    pub fn add_all(&mut self, other: Dice) {
        self.0 += other.0;
    }
    /// Removes all of `other`; they must be present.
    #[inline]
    pub fn remove_all(&mut self, other: Dice) {
        self.0 -= other.0;
    }
    /// Whether it contains all workers of `other`.
    pub fn holds(self, other: Dice) -> bool {
        (1..=6).all(|value| self.count(value) >= other.count(value))
    }
    #[inline]
    pub const fn total(self) -> u8 {
        Teas(self.0).total()
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Returns the values present, ascending.
    #[inline]
    pub fn values(self) -> impl Iterator<Item = u8> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let value = bits.trailing_zeros() / 4;
                bits &= !(15 << (4 * value));
                value as u8 + 1
            })
        })
    }
    /// Returns the value of each worker, ascending; equal values are repeated.
    pub fn each(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |value| (0..self.count(value)).map(move |_| value))
    }
    #[inline]
    pub fn highest(self) -> Option<u8> {
        (self.0 != 0).then(|| 8 - (self.0.leading_zeros() / 4) as u8)
    }
    pub fn lowest(self) -> Option<u8> {
        self.values().next()
    }
    /// Whether there are workers of two consecutive values.
    #[inline]
    pub fn has_run(self) -> bool {
        let mask = self.mask();
        mask & (mask >> 1) != 0
    }
    /// Returns the bitmask of the values present, value 1 in the lowest bit.
    #[inline]
    pub fn mask(self) -> u8 {
        self.values().fold(0, |mask, value| mask | 1 << (value - 1))
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, value) in self.each().enumerate() {
            write!(f, "{}{value}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Dice {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Dice, BadNotation> {
        let values: Option<Vec<u8>> = text.split(' ').map(|word| Number::count(1, 6).read(word)).collect();
        let values = values.filter(|values| values.len() <= 7 && values.is_sorted()).ok_or(BadNotation)?;
        Ok(Dice::from_values(&values))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multisets_count_their_members() {
        let mut teas = Teas::from_counts(&[(Tea::White, 10), (Tea::Fermented, 2)]);
        teas.add(Tea::Green);
        assert_eq!((teas.count(Tea::White), teas.count(Tea::Green), teas.total()), (10, 1, 13));
        assert_eq!(teas.kinds().collect::<Vec<_>>(), [Tea::Green, Tea::White, Tea::Fermented]);
        assert_eq!(Teas::from_counts(&Tea::ALL.map(|tea| (tea, 10))).total(), 60);
    }

    #[test]
    fn dice_list_their_values() {
        let dice = Dice::from_values(&[6, 2, 2, 5]);
        assert_eq!(dice.to_string(), "2 2 5 6");
        assert_eq!((dice.highest(), dice.lowest(), dice.total()), (Some(6), Some(2), 4));
        assert_eq!(Dice::run(2, 5), Dice::from_values(&[2, 3, 4, 5]));
        assert_eq!(Dice::run(6, 6), Dice::from_values(&[6]));
        assert_eq!(dice.mask(), 0b110010);
        assert!(dice.has_run() && !Dice::from_values(&[1, 3, 6]).has_run());
        assert!(dice.holds(Dice::run(5, 6)) && !dice.holds(Dice::run(4, 6)));
    }
}
