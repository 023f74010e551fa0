//! Computer players: the random player, and the levels, optionally at a fraction of their strength.
//!
//! Parsed from the command line and chosen on the setup page. A level is a number of search trees and of iterations in
//! each, fixed by every game ([`Heuristic::BUDGETS`]); time plays no part.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Evaluator;
use crate::engine::{Character, Features, Heuristic};

/// Strength of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    /// Sees immediate gains.
    Novice,
    /// Plays sensibly.
    Steady,
    /// Looks ahead.
    Sharp,
    /// The strongest play available here for the title.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Steady, Level::Sharp, Level::Master];

    /// The computer player, in record notation, that stands in for a person and gives hints.
    pub const STAND_IN: &'static str = Level::Sharp.key();

    /// Returns its name on the command line and in files.
    pub const fn key(self) -> &'static str {
        ["novice", "steady", "sharp", "master"][self as usize]
    }

    fn from_key(key: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.key() == key)
    }

    /// Parses the level and the character of a computer player in record notation: "sharp", "sharp:builder".
    pub fn parse_with_character(kind: &str) -> Option<(Level, Option<Character>)> {
        let (level, character) = Character::split(kind)?;
        Some((Level::from_key(level)?, character))
    }

    /// Parses only the level of a computer player in record notation, ignoring its character.
    pub fn parse(kind: &str) -> Option<Level> {
        Level::parse_with_character(kind).map(|(level, _)| level)
    }

    /// Returns the search budget for a decision in the game `G`.
    pub fn budget<G: Heuristic>(self) -> Budget {
        let (trees, iterations) = G::BUDGETS[self as usize];
        Budget { trees, iterations }
    }

    /// Returns the probability, in percent, that it overlooks an action of the game `G` that can be overlooked.
    pub fn oversights<G: Heuristic>(self) -> u8 {
        G::OVERSIGHTS[self as usize]
    }
}

/// Search effort for one decision. It determines the choice: the trees may be distributed among workers, but their
/// number and size never change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Budget {
    /// Number of search trees, each with its own RNG stream. At least 1.
    pub trees: u32,
    /// Iterations per tree. At least 1.
    pub iterations: u32,
}

impl Budget {
    /// Multiplies the iterations per tree by `thousandths` / 1000, with a minimum of 1. The number of trees stays the
    /// same.
    #[must_use]
    pub fn scaled(self, thousandths: u32) -> Budget {
        let iterations = u64::from(self.iterations) * u64::from(thousandths) / 1000;
        Budget { iterations: iterations.clamp(1, u64::from(u32::MAX)) as u32, ..self }
    }
}

/// A player in an arena match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Chooses uniformly among the legal actions.
    Random,
    Computer {
        level: Level,
        character: Option<Character>,
        /// Fraction of the level's iterations, in thousandths.
        thousandths: u32,
        /// Whether to use the hand-written heuristic even if the title has a network.
        is_handwritten: bool,
    },
}

impl Player {
    /// Returns the search budget for a decision in the game `G`; `None` for the random player.
    pub fn budget<G: Heuristic>(self) -> Option<Budget> {
        match self {
            Player::Random => None,
            Player::Computer { level, thousandths, .. } => Some(level.budget::<G>().scaled(thousandths)),
        }
    }

    pub fn character(self) -> Option<Character> {
        match self {
            Player::Random => None,
            Player::Computer { character, .. } => character,
        }
    }

    /// Returns the probability, in percent, that it overlooks an action of the game `G` that can be overlooked.
    pub fn oversights<G: Heuristic>(self) -> u8 {
        match self {
            Player::Random => 0,
            Player::Computer { level, .. } => level.oversights::<G>(),
        }
    }

    /// Whether it uses the network of a title that has one.
    pub fn has_network(self) -> bool {
        matches!(self, Player::Computer { is_handwritten: false, .. })
    }

    pub fn evaluator<G: Features>(self) -> Evaluator<G> {
        let evaluator = if self.has_network() { Evaluator::best().0 } else { Evaluator::handwritten() };
        evaluator.with_character(self.character()).with_oversights(self.oversights::<G>())
    }
}

/// Formats as `random`, `master`, `master@0.1`, `master:builder`, `master/hand` or `master:builder/hand@0.1`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Player::Computer { level, character, thousandths, is_handwritten } = *self else {
            return f.write_str("random");
        };
        f.write_str(level.key())?;
        if let Some(character) = character {
            write!(f, ":{}", character.key())?;
        }
        if is_handwritten {
            f.write_str(HANDWRITTEN_SUFFIX)?;
        }
        if thousandths != 1000 {
            let decimals = format!("{:03}", thousandths % 1000);
            let decimals = decimals.trim_end_matches('0');
            let point = if decimals.is_empty() { "" } else { "." };
            write!(f, "@{}{point}{decimals}", thousandths / 1000)?;
        }
        Ok(())
    }
}

/// Suffix of a player that uses the hand-written heuristic.
const HANDWRITTEN_SUFFIX: &str = "/hand";

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let (name, strength) = text.split_once('@').unwrap_or((text, "1"));
        if name == "random" && !text.contains('@') {
            return Ok(Player::Random);
        }
        let (name, is_handwritten) = name.strip_suffix(HANDWRITTEN_SUFFIX).map_or((name, false), |name| (name, true));
        let (level, character) = Level::parse_with_character(name).ok_or_else(|| {
            format!(
                "There is no player “{text}”; there are random, novice, steady, sharp and master, and master@0.1, \
                 master:builder (trader, racer) or master/hand."
            )
        })?;
        let thousandths = parse_thousandths(strength).ok_or_else(|| {
            format!("“{strength}” in “{text}” is not a strength: write a number from 0.001 to 100, such as 0.1.")
        })?;
        Ok(Player::Computer { level, character, thousandths, is_handwritten })
    }
}

/// Parses a decimal number from 0.001 to 100, with at most three decimals, into thousandths; `None` for any other text.
fn parse_thousandths(text: &str) -> Option<u32> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(decimals) {
        return None;
    }
    let number = whole.parse::<u32>().ok()? * 1000 + format!("{decimals:0<3}").parse::<u32>().ok()?;
    (1..=100_000).contains(&number).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_round_trip() {
        for text in [
            "random",
            "novice",
            "steady@0.1",
            "sharp@0.05",
            "master@2",
            "master@0.125",
            "master",
            "sharp/hand@0.5",
            "master/hand",
            "sharp:builder",
            "novice:trader@0.5",
            "master:racer/hand@0.1",
        ] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        assert_eq!("master@1.0".parse::<Player>().unwrap().to_string(), "master");
    }

    #[test]
    fn invalid_players_are_refused_in_a_sentence() {
        for text in [
            "",
            "grandmaster",
            "random@0.1",
            "master@",
            "master@x",
            "master@0",
            "master@-1",
            "master@0.0001",
            "@",
            "random/hand",
            "sharp:",
            "sharp:baker",
            "random:builder",
            ":builder",
            "master@1/hand",
        ] {
            let refusal = text.parse::<Player>().unwrap_err();
            assert!(refusal.ends_with('.'), "{refusal}");
        }
    }

    #[test]
    fn a_scaled_budget_keeps_its_trees_and_at_least_one_iteration() {
        let budget = Budget { trees: 4, iterations: 500 };
        assert_eq!(budget.scaled(100), Budget { trees: 4, iterations: 50 });
        assert_eq!(budget.scaled(1), Budget { trees: 4, iterations: 1 });
    }
}
