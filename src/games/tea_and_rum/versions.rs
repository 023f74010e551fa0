//! What differs between the versions of the rules, all in one place.
//!
//! Version 1 drew the ships of a round before phase 1; it stays for the games that were begun under it. Version 2
//! draws them where the rulebook does (docs/rules/tea_and_rum.md 15). Asked by the rules with the version of the
//! table; everything that is not here is the same in both.

use super::state::Stage;

/// The version that new games are played under.
pub const NEWEST: u16 = 2;

/// The stage with whose beginning the ships of a round come. Until then nobody can know them.
#[inline]
pub fn ships_come(rules: u16) -> Stage {
    match rules {
        1 => Stage::Income,
        _ => Stage::Ships,
    }
}
