//! Who plays: the random player, or a computer of a level, perhaps at a part of its strength.
//!
//! Read from the command line and chosen on the setup page. A level is a number of search trees
//! and of iterations in each, which every game fixes for itself ([`Heuristic::BUDGETS`]); time never
//! comes into it.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Evaluator;
use crate::engine::{Character, Features, Heuristic};

/// How well a computer plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    /// Sees what lies in front of it.
    Novice,
    /// Plays sensibly.
    Steady,
    /// Looks ahead.
    Sharp,
    /// As well as the title can be played here.
    Master,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Steady, Level::Sharp, Level::Master];

    /// The computer player, in the notation of a record, that plays in a person's place and gives hints.
    pub const STAND_IN: &'static str = Level::Sharp.key();

    /// Its name on the command line and in files.
    pub const fn key(self) -> &'static str {
        ["novice", "steady", "sharp", "master"][self as usize]
    }

    fn from_key(key: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.key() == key)
    }

    /// The level and the character of a computer player in the notation of a record: "sharp", "sharp:builder".
    pub fn parse_with_character(kind: &str) -> Option<(Level, Option<Character>)> {
        let (level, character) = Character::split(kind)?;
        Some((Level::from_key(level)?, character))
    }

    /// The level of such a player, whatever its character.
    pub fn parse(kind: &str) -> Option<Level> {
        Level::parse_with_character(kind).map(|(level, _)| level)
    }

    /// How hard it thinks about a move of the game `G`.
    pub fn budget<G: Heuristic>(self) -> Budget {
        let (trees, iterations) = G::BUDGETS[self as usize];
        Budget { trees, iterations }
    }

    /// In how many of a hundred decisions it overlooks an action of the game `G` that can be overlooked.
    pub fn oversights<G: Heuristic>(self) -> u8 {
        G::OVERSIGHTS[self as usize]
    }
}

/// How much thinking a choice may cost. It fixes the choice: the trees may be shared out among
/// workers, but never grow less or more than this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Budget {
    /// Search trees, each with luck of its own. At least 1.
    pub trees: u32,
    /// Iterations of each tree. At least 1.
    pub iterations: u32,
}

impl Budget {
    /// A part of the budget in thousandths: fewer iterations in as many trees, at least one in each.
    #[must_use]
    pub fn scaled(self, thousandths: u32) -> Budget {
        let iterations = u64::from(self.iterations) * u64::from(thousandths) / 1000;
        Budget { iterations: iterations.clamp(1, u64::from(u32::MAX)) as u32, ..self }
    }
}

/// A player of an arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal action, each as likely as the other.
    Random,
    /// A computer.
    Computer {
        /// Its level.
        level: Level,
        /// Its character, if it has one.
        character: Option<Character>,
        /// The part of the level's iterations that it thinks, in thousandths.
        thousandths: u32,
        /// Whether it judges by the hand-written heuristic though the title has a network.
        is_handwritten: bool,
    },
}

impl Player {
    /// How hard it thinks about a move of the game `G`; `None` for the random player.
    pub fn budget<G: Heuristic>(self) -> Option<Budget> {
        match self {
            Player::Random => None,
            Player::Computer { level, thousandths, .. } => Some(level.budget::<G>().scaled(thousandths)),
        }
    }

    /// Its character, if it has one.
    pub fn character(self) -> Option<Character> {
        match self {
            Player::Random => None,
            Player::Computer { character, .. } => character,
        }
    }

    /// In how many of a hundred decisions it overlooks an action of the game `G` that can be overlooked.
    pub fn oversights<G: Heuristic>(self) -> u8 {
        match self {
            Player::Random => 0,
            Player::Computer { level, .. } => level.oversights::<G>(),
        }
    }

    /// Whether it judges by the network of a title that has one.
    pub fn has_network(self) -> bool {
        matches!(self, Player::Computer { is_handwritten: false, .. })
    }

    /// By what it judges positions of the game `G`.
    pub fn evaluator<G: Features>(self) -> Evaluator<G> {
        let evaluator = if self.has_network() { Evaluator::best().0 } else { Evaluator::handwritten() };
        evaluator.with_character(self.character()).with_oversights(self.oversights::<G>())
    }
}

/// `random`, `master`, `master@0.1`, `master:builder`, `master/hand`, `master:builder/hand@0.1`.
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

/// What marks a player that judges by the hand-written heuristic.
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

/// Reads a decimal number without going through floats.
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
    fn players_read_back() {
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
    fn nonsense_is_refused_in_a_sentence() {
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
    fn a_part_of_a_budget_keeps_the_trees_and_one_iteration() {
        let budget = Budget { trees: 4, iterations: 500 };
        assert_eq!(budget.scaled(100), Budget { trees: 4, iterations: 50 });
        assert_eq!(budget.scaled(1), Budget { trees: 4, iterations: 1 });
    }
}
