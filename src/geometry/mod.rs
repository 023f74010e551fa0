//! Layout arithmetic for boards: hexes, grids, paths. Knows no game.

pub mod hex;
pub mod polyhex;

pub use hex::{Axial, Point};
