//! Geometry of boards: hexes, shapes of several hexes, and neighbours on the screen. Used by games and by the page;
//! knows no game.

pub mod hex;
pub mod neighbours;
pub mod polyhex;

pub use hex::{Axial, Point};
