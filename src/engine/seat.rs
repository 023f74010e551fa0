//! Seats, sets of seats, and the viewers of a state. Used everywhere; knows nothing of names, colours or which players
//! are human.

use core::cmp::Ordering;
use core::fmt;
use core::ops::{Index, IndexMut};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Maximum number of seats in any game.
pub const MAX_SEATS: usize = 8;

/// A place at the table, numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seats of a table with `seats` seats, from 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }

    /// Returns the seats of a table with `seats` seats, sorted by `compare`; ties are broken by number.
    pub fn ranked(seats: u8, compare: &dyn Fn(Seat, Seat) -> Ordering) -> Vec<Seat> {
        let mut ranked = Vec::with_capacity(seats.into());
        for seat in Seat::all(seats) {
            ranked.insert(ranked.partition_point(|other| compare(*other, seat).is_le()), seat);
        }
        ranked
    }

    /// Returns the next seat clockwise at a table with `seats` seats.
    pub fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// Returns all seats clockwise, starting with this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }

    /// Returns the other seats clockwise, starting at the left of this one.
    pub fn others(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        self.round(seats).skip(1)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Notation: the number of the seat, from 1.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl core::str::FromStr for Seat {
    type Err = super::BadNotation;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Seat(digit - b'1')),
            _ => Err(super::BadNotation),
        }
    }
}

/// A set of seats, as a bitmask.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    pub fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }
    pub fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Returns the seats of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::default();
        seats.into_iter().for_each(|seat| set.add(seat));
        set
    }
}

/// A point of view on a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// A seat: public information and what only this seat knows.
    Seat(Seat),
    /// A bystander: public information only.
    Public,
    /// Open hands: everything any seat holds, but not the order of a face-down deck.
    Everyone,
}

impl Viewer {
    /// Whether this viewer sees the private information of `seat`.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Public => false,
            Viewer::Everyone => true,
        }
    }
}

/// An array with one `T` per seat, indexed by [`Seat`]. `N` is the maximum number of seats; the entries of unoccupied
/// seats are up to the game and usually the default.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PerSeat<T, const N: usize = MAX_SEATS>(pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat([T::default(); N])
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// Creates a `T` for each of the `N` seats.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        PerSeat(core::array::from_fn(|index| make(Seat(index as u8))))
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

// serde implements its traits for arrays only up to a fixed length, not for a const parameter.
impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(N)?;
        self.0.iter().try_for_each(|item| tuple.serialize_element(item))?;
        tuple.end()
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(core::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = PerSeat<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{N} items")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut items = Vec::with_capacity(N);
                while let Some(item) = seq.next_element()? {
                    items.push(item);
                }
                items.try_into().map(PerSeat).map_err(|_| A::Error::custom("wrong number of seats"))
            }
        }
        deserializer.deserialize_tuple(N, Items(core::marker::PhantomData))
    }
}
