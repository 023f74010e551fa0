//! Hexes in axial coordinates: neighbours, distance, the twelve symmetries, and the pixel layout of pointy-top hexes.
//!
//! Used by games for their maps and by the page for drawing them. Knows no map. `q` increases to the right along a
//! row, `r` to the lower right across rows; the third cube coordinate would be `-q-r`.

use core::ops::{Add, Sub};

/// Square root of three: the width of a hex in units of its radius.
const SQRT_3: f64 = 1.732_050_807_568_877_2;

/// A hex, or a step from one hex to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Axial {
    /// Coordinate along the row.
    pub q: i8,
    /// Coordinate across the rows.
    pub r: i8,
}

/// A point of the drawing, in the unit of the radius; `y` increases downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// The six steps to a neighbour: right first, then clockwise on the screen.
pub const STEPS: [Axial; 6] =
    [Axial::at(1, 0), Axial::at(0, 1), Axial::at(-1, 1), Axial::at(-1, 0), Axial::at(0, -1), Axial::at(1, -1)];

impl Axial {
    pub const fn at(q: i8, r: i8) -> Axial {
        Axial { q, r }
    }

    /// Returns the number of steps from `self` to `other` on a map without holes.
    pub const fn distance(self, other: Axial) -> u8 {
        let (q, r) = (self.q - other.q, self.r - other.r);
        let (a, b, c) = (q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs());
        let most = if a > b { a } else { b };
        if most > c { most } else { c }
    }

    /// Returns the six neighbours, in the order of [`STEPS`].
    pub fn neighbours(self) -> [Axial; 6] {
        STEPS.map(|step| self + step)
    }

    /// Rotates by 60° clockwise about the origin.
    pub const fn turned(self) -> Axial {
        Axial::at(-self.r, self.q + self.r)
    }

    /// Reflects in the axis that swaps the two coordinates.
    pub const fn mirrored(self) -> Axial {
        Axial::at(self.r, self.q)
    }

    /// Returns the centre of a pointy-top hex of this radius (centre to corner); the hex at the origin is centred at
    /// (0, 0).
    pub fn centre(self, radius: f64) -> Point {
        let (q, r) = (f64::from(self.q), f64::from(self.r));
        Point { x: radius * SQRT_3 * (q + r / 2.0), y: radius * 1.5 * r }
    }
}

impl Add for Axial {
    type Output = Axial;
    fn add(self, step: Axial) -> Axial {
        Axial::at(self.q + step.q, self.r + step.r)
    }
}

impl Sub for Axial {
    type Output = Axial;
    fn sub(self, other: Axial) -> Axial {
        Axial::at(self.q - other.q, self.r - other.r)
    }
}

/// Returns the corners of a pointy-top hex: the top one first, then clockwise. Corner `k + 1` and the next one bound
/// the edge towards neighbour `k` of [`STEPS`].
pub fn corners(centre: Point, radius: f64) -> [Point; 6] {
    let (half, wide) = (radius / 2.0, radius * SQRT_3 / 2.0);
    [(0.0, -radius), (wide, -half), (wide, half), (0.0, radius), (-wide, half), (-wide, -half)]
        .map(|(x, y)| Point { x: centre.x + x, y: centre.y + y })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_step_away_and_go_round() {
        let here = Axial::at(-3, 5);
        for (index, hex) in here.neighbours().into_iter().enumerate() {
            assert_eq!(here.distance(hex), 1);
            assert_eq!(STEPS[index].turned(), STEPS[(index + 1) % 6]);
        }
    }

    #[test]
    fn distance_is_the_same_both_ways_and_under_every_symmetry() {
        let (a, b) = (Axial::at(-4, 7), Axial::at(1, 0));
        assert_eq!(a.distance(b), 7);
        assert_eq!(b.distance(a), 7);
        assert_eq!(a.turned().distance(b.turned()), 7);
        assert_eq!(a.mirrored().distance(b.mirrored()), 7);
        assert_eq!((0..6).fold(a, |hex, _| hex.turned()), a);
        assert_eq!(a.mirrored().mirrored(), a);
    }

    #[test]
    fn an_edge_is_halfway_to_its_neighbour() {
        let here = Axial::at(2, -1);
        let corners = corners(here.centre(10.0), 10.0);
        for (index, there) in here.neighbours().into_iter().enumerate() {
            let (a, b) = (corners[(index + 1) % 6], corners[(index + 2) % 6]);
            let (from, to) = (here.centre(10.0), there.centre(10.0));
            assert!(((a.x + b.x) - (from.x + to.x)).abs() < 1e-9, "edge {index}");
            assert!(((a.y + b.y) - (from.y + to.y)).abs() < 1e-9, "edge {index}");
        }
    }
}
