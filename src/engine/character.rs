//! The characters of computer players: what one cares for a little beside winning.
//!
//! A character is a part of the notation of a computer player ("sharp:builder"). What each means in a game is said
//! beside its heuristic ([`super::Heuristic::progress`]). Knows no game and no search.

use serde::{Deserialize, Serialize};

/// What a computer player cares for beside winning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Character {
    /// Likes what stands: plantations and buildings.
    Builder,
    /// Likes deals: contracts, ships, cards to trade with.
    Trader,
    /// Likes points now better than points later.
    Racer,
}

impl Character {
    /// In the order in which they are offered.
    pub const ALL: [Character; 3] = [Character::Builder, Character::Trader, Character::Racer];
    /// How much all that a character likes counts against a whole win.
    pub const WEIGHT: f32 = 0.08;

    /// Its name in the notation of players.
    pub const fn key(self) -> &'static str {
        ["builder", "trader", "racer"][self as usize]
    }

    /// Splits the notation of a player before its part or strength: "sharp:builder" is "sharp" and the builder.
    /// `None` when the character is not known.
    pub fn split(kind: &str) -> Option<(&str, Option<Character>)> {
        let Some((level, key)) = kind.split_once(':') else { return Some((kind, None)) };
        let character = Character::ALL.into_iter().find(|character| character.key() == key)?;
        Some((level, Some(character)))
    }
}
