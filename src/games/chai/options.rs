//! The options of Chai, chosen before the first card is dealt.
//!
//! Read by `setup`; the setup page, links and files know them through [`Variant`](crate::engine::Variant).

use crate::engine::Choice;
use crate::options;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SideOption {
    #[default]
    A,
    B,
    /// Chosen after the deal, when the card is known. Since version 2.
    Choose,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Number of ships that end the game: 3 to 5.
    pub goal: u8,
    /// The sides of the merchant cards; the automaton always has side A.
    pub sides: [SideOption; 2],
    /// Whether the automaton's year cards are shuffled.
    pub shuffled: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { goal: 4, sides: [SideOption::A; 2], shuffled: false }
    }
}

const SIDES: [SideOption; 3] = [SideOption::A, SideOption::B, SideOption::Choose];
const SIDE_VALUES: &[&str] = &["a", "b", "choose"];

options! {
    Options {
        const SHORTEST = "goal=3";
        const FULLEST = "goal=5";
        [goal] of [3, 4, 5] => Choice {
            key: "goal",
            values: &["3", "4", "5"],
            default: 1,
            later: &[],
            seats: (1, 2),
        },
        [sides[0]] of SIDES => Choice {
            key: "first",
            values: SIDE_VALUES,
            default: 0,
            later: &[(2, 2)],
            seats: (1, 2),
        },
        [sides[1]] of SIDES => Choice {
            key: "second",
            values: SIDE_VALUES,
            default: 0,
            later: &[(2, 2)],
            seats: (2, 2),
        },
        [shuffled] of [false, true] => Choice {
            key: "years",
            values: &["numeric", "shuffled"],
            default: 0,
            later: &[],
            seats: (1, 1),
        },
    }
}
