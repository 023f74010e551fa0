//! The map: 32 hexes in four districts, their neighbours and distances, and sets of them.
//!
//! Used by the rules and by the board on the page. The outline is our reconstruction; it agrees with every figure and
//! example in the rulebook. Knows no levels and no plantations.

use core::fmt;
use core::str::FromStr;

use super::pieces::District;
use crate::engine::BadNotation;
use crate::geometry::Axial;

pub const HEXES: usize = 32;

/// The hexes of the map: Kandy, Dimbula, Uva, Ruhuna, eight each.
#[rustfmt::skip] // eight to a row, a district a row
pub const MAP: [Axial; HEXES] = {
    const fn at(q: i8, r: i8) -> Axial {
        Axial::at(q, r)
    }
    [
        at(0, 0), at(1, 0), at(-1, 1), at(0, 1), at(1, 1), at(-1, 2), at(0, 2), at(-1, 3),
        at(-2, 2), at(-3, 3), at(-2, 3), at(-4, 4), at(-3, 4), at(-4, 5), at(-3, 5), at(-4, 6),
        at(1, 2), at(0, 3), at(1, 3), at(0, 4), at(1, 4), at(-1, 5), at(0, 5), at(-1, 6),
        at(-2, 4), at(-1, 4), at(-2, 5), at(-3, 6), at(-2, 6), at(-4, 7), at(-3, 7), at(-2, 7),
    ]
};

/// A hex of the map, as an index into [`MAP`]. Notation: `k1` to `r8`, eight to a district.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(pub u8);

impl Hex {
    pub fn all() -> impl Iterator<Item = Hex> + Clone {
        (0..HEXES as u8).map(Hex)
    }
    /// Returns the hex with index `place` (from 0) within a district.
    pub const fn in_district(district: District, place: u8) -> Hex {
        Hex(district as u8 * 8 + place)
    }
    /// Returns the index in [`MAP`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    pub const fn district(self) -> District {
        District::ALL[(self.0 / 8) as usize % 4]
    }
    /// Returns the number of the hex in its district, from 1, by which it is named.
    pub const fn number(self) -> u8 {
        self.0 % 8 + 1
    }
    /// Returns the coordinates on the hex grid.
    pub const fn axial(self) -> Axial {
        MAP[self.0 as usize]
    }
    /// Returns the number of steps from here to `other`. Leaving out a district never lengthens the path between two
    /// other hexes, as a test checks.
    #[inline]
    pub const fn distance(self, other: Hex) -> u8 {
        DISTANCE[self.index()][other.index()]
    }
    #[inline]
    pub const fn neighbours(self) -> HexSet {
        HexSet(WITHIN[self.index()][1].0 & !(1 << self.0))
    }
    /// Returns the hexes at most `steps` away, including this one.
    #[inline]
    pub const fn within(self, steps: u8) -> HexSet {
        WITHIN[self.index()][if steps < FARTHEST { steps } else { FARTHEST } as usize]
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", &self.district().word()[..1], self.0 % 8 + 1)
    }
}

impl FromStr for Hex {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Hex, BadNotation> {
        let &[letter, place @ b'1'..=b'8'] = text.as_bytes() else { return Err(BadNotation) };
        let district = District::ALL.into_iter().find(|district| district.word().as_bytes()[0] == letter);
        Ok(Hex::in_district(district.ok_or(BadNotation)?, place - b'1'))
    }
}

/// A set of hexes: bit `n` is hex `n`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HexSet(pub u32);

impl HexSet {
    pub const EMPTY: HexSet = HexSet(0);

    #[inline]
    pub const fn one(hex: Hex) -> HexSet {
        HexSet(1 << hex.0)
    }
    #[inline]
    pub const fn district(district: District) -> HexSet {
        HexSet(0xff << (district as u8 * 8))
    }
    #[inline]
    pub const fn has(self, hex: Hex) -> bool {
        self.0 & 1 << hex.0 != 0
    }
    #[inline]
    pub fn add(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }
    /// Returns the intersection.
    #[inline]
    pub const fn and(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }
    /// Returns the union.
    #[inline]
    pub const fn or(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }
    #[inline]
    pub const fn without(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[inline]
    pub fn iter(self) -> HexIter {
        HexIter(self.0)
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        HexSet(hexes.into_iter().fold(0, |set, hex| set | 1 << hex.0))
    }
}

/// Iterates over a set of hexes in order.
#[derive(Clone, Debug)]
pub struct HexIter(u32);

impl Iterator for HexIter {
    type Item = Hex;
    #[inline]
    fn next(&mut self) -> Option<Hex> {
        if self.0 == 0 {
            return None;
        }
        let hex = Hex(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(hex)
    }
}

/// The longest distance on the map.
pub const FARTHEST: u8 = 7;

static DISTANCE: [[u8; HEXES]; HEXES] = {
    let mut table = [[0; HEXES]; HEXES];
    let mut from = 0;
    while from < HEXES {
        let mut to = 0;
        while to < HEXES {
            table[from][to] = MAP[from].distance(MAP[to]);
            to += 1;
        }
        from += 1;
    }
    table
};

static WITHIN: [[HexSet; FARTHEST as usize + 1]; HEXES] = {
    let mut table = [[HexSet::EMPTY; FARTHEST as usize + 1]; HEXES];
    let mut from = 0;
    while from < HEXES {
        let mut to = 0;
        while to < HEXES {
            let mut steps = MAP[from].distance(MAP[to]) as usize;
            while steps <= FARTHEST as usize {
                table[from][steps].0 |= 1 << to;
                steps += 1;
            }
            to += 1;
        }
        from += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    fn borders(one: District, two: District) -> u32 {
        HexSet::district(one).iter().map(|hex| hex.neighbours().and(HexSet::district(two)).len()).sum()
    }

    #[test]
    fn hexes_are_named_by_district_and_place() {
        assert_eq!(Hex(0).to_string(), "k1");
        assert_eq!(Hex(0).axial(), Axial::at(0, 0));
        assert_eq!(Hex(31).to_string(), "r8");
        assert_eq!(Hex(31).axial(), Axial::at(-2, 7));
        assert!(Hex::all().all(|hex| hex.to_string().parse() == Ok(hex)));
        assert!(["k0", "k9", "x1", "k", "k11", ""].iter().all(|text| text.parse::<Hex>().is_err()));
    }

    #[test]
    fn the_map_matches_the_reconstruction() {
        use District::*;
        let degrees = |degree| Hex::all().filter(|hex| hex.neighbours().len() == degree).count();
        assert_eq!((degrees(6), degrees(4), degrees(3)), (15, 11, 6));
        assert_eq!((borders(Dimbula, Ruhuna), borders(Ruhuna, Uva)), (7, 7));
        assert_eq!((borders(Dimbula, Kandy), borders(Kandy, Uva), borders(Kandy, Ruhuna)), (4, 4, 2));
        assert_eq!(borders(Dimbula, Uva), 0);
        assert_eq!(Hex::all().flat_map(|from| Hex::all().map(move |to| from.distance(to))).max(), Some(FARTHEST));
    }

    // docs/rules/ceylon.md 13.10: the shortest path has the axial distance, even when a district is left out.
    #[test]
    fn leaving_out_a_district_lengthens_no_path() {
        for gone in [None, Some(District::Dimbula), Some(District::Uva)] {
            let land = HexSet(!gone.map_or(0, |district| HexSet::district(district).0));
            for from in land.iter() {
                let (mut reached, mut steps) = (HexSet::one(from), 0);
                while reached != land {
                    steps += 1;
                    let next = reached.iter().fold(reached, |set, hex| set.or(hex.neighbours())).and(land);
                    assert_ne!(next, reached, "the map falls apart");
                    assert!(next.without(reached).iter().all(|to| from.distance(to) == steps));
                    reached = next;
                }
            }
        }
    }
}
