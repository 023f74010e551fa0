//! Geometry of boards: hexes and shapes of several hexes. Used by games and by the page; knows no game.

pub mod hex;
pub mod polyhex;

pub use hex::{Axial, Point};
