//! The differences between versions of the rules, all in one place.
//!
//! Version 1, which draws the ships of a round before phase 1, remains for games begun under it. Version 2 draws them
//! where the rulebook does (docs/rules/tea_and_rum.md 15). Called by the rules with the version of the table;
//! everything not listed here is the same in both.

use super::state::Stage;

/// The version of the rules for new games.
pub const NEWEST: u16 = 2;

/// Returns the stage at whose start the ships of a round arrive. Until then no player can know them.
#[inline]
pub fn ships_come(rules: u16) -> Stage {
    match rules {
        1 => Stage::Income,
        _ => Stage::Ships,
    }
}
