//! The positions of the island's hexes in its drawing, and their outlines. Called by `island`, `land` and
//! `plantations`. Pure geometry, independent of the table.

use std::fmt::Write as _;

use crate::games::ceylon::map::Hex;

/// The radius of a hex, in units of the drawing.
pub const RADIUS: f64 = 50.0;
/// Square root of 3: the width of a hex of radius 1.
pub const SQRT_3: f64 = 1.732_050_807_568_877_2;
/// The height of a terrace, in units of the drawing.
pub const TERRACE_HEIGHT: f64 = RADIUS * 0.19;
/// The width of the drawing. The centre of the drawing is the centre of the island.
pub const WIDTH: f64 = 604.0;
pub const HEIGHT: f64 = 708.0;
/// The corners of a hex of radius 1, clockwise from the top.
const CORNERS: [(f64, f64); 6] =
    [(0.0, -1.0), (SQRT_3 / 2.0, -0.5), (SQRT_3 / 2.0, 0.5), (0.0, 1.0), (-SQRT_3 / 2.0, 0.5), (-SQRT_3 / 2.0, -0.5)];

/// A point in the coordinates of the drawing.
pub type Point = (f64, f64);

/// A hexagon of the drawing, with a corner at its top.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hexagon {
    /// X of the centre.
    pub x: f64,
    /// Y of the centre.
    pub y: f64,
    /// The distance from the centre to each corner.
    pub radius: f64,
}

impl Hexagon {
    /// Returns the whole hex at sea level, touching its neighbours.
    pub fn ground(hex: Hex) -> Hexagon {
        let (q, r) = (f64::from(hex.axial().q), f64::from(hex.axial().r));
        Hexagon { x: (q + r / 2.0 - 0.5) * SQRT_3 * RADIUS, y: (r - 3.5) * 1.5 * RADIUS + 8.0, radius: RADIUS }
    }

    /// Returns the top face of a hex of this level, 0 to 2.
    pub fn top(hex: Hex, level: u8) -> Hexagon {
        let ground = Hexagon::ground(hex);
        match level {
            0 => ground.moved(0.0, 0.0, RADIUS * 0.965),
            1 => ground.moved(0.0, -TERRACE_HEIGHT, RADIUS * 0.955),
            _ => ground.moved(0.0, -2.05 * TERRACE_HEIGHT, RADIUS * 0.76),
        }
    }

    /// Returns the hexagon translated, with another radius.
    pub fn moved(self, dx: f64, dy: f64, radius: f64) -> Hexagon {
        Hexagon { x: self.x + dx, y: self.y + dy, radius }
    }

    /// Returns the corners clockwise from the top.
    pub fn corners(self) -> [Point; 6] {
        CORNERS.map(|(cx, cy)| (self.x + cx * self.radius, self.y + cy * self.radius))
    }

    pub fn outline(self) -> String {
        line(&self.corners()) + "Z"
    }
}

/// Returns a polyline through these points as path data.
pub fn line(points: &[Point]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let command = if index == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{command}{x:.1} {y:.1}");
    }
    path
}

pub fn view_box() -> String {
    format!("{} {} {WIDTH} {HEIGHT}", -WIDTH / 2.0, -HEIGHT / 2.0)
}
