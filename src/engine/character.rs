//! Characters of computer players: small preferences in addition to winning.
//!
//! A character is part of the notation of a computer player ("sharp:builder"). Each game defines its effect beside its
//! heuristic ([`super::Heuristic::progress`]). Knows no game and no search.

use serde::{Deserialize, Serialize};

/// A preference of a computer player in addition to winning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Character {
    /// Plantations and buildings.
    Builder,
    /// Contracts, ships, and cards to trade with.
    Trader,
    /// Points now rather than later.
    Racer,
}

impl Character {
    /// All characters, in the order in which they are offered.
    pub const ALL: [Character; 3] = [Character::Builder, Character::Trader, Character::Racer];
    /// Weight of the character's preference, relative to a whole win.
    pub const WEIGHT: f32 = 0.08;

    /// Returns the character's name in the notation of a player.
    pub const fn key(self) -> &'static str {
        ["builder", "trader", "racer"][self as usize]
    }

    /// Splits the notation of a player into level and character: "sharp:builder" into "sharp" and the builder. Returns
    /// `None` if the character is unknown.
    pub fn split(kind: &str) -> Option<(&str, Option<Character>)> {
        let Some((level, key)) = kind.split_once(':') else { return Some((kind, None)) };
        let character = Character::ALL.into_iter().find(|character| character.key() == key)?;
        Some((level, Some(character)))
    }
}
