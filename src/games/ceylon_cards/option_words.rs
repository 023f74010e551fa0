//! The words for the options and for the facts of the game.
//!
//! Used by `options.rs` and by the facts of the game. The keys stored in files are not words and are kept there.

use crate::engine::ScoreCategory;

pub const TAGLINE: &str = "Ship tea and coffee before the pirates come";
/// Labels of the ends, in the order of `End`.
pub const ENDS: &[&str] = &["first to 100", "equal turns", "100 turns each"];
/// The categories of points: the goods, in order.
pub const CATEGORIES: &[ScoreCategory] = &[
    ScoreCategory::new("Tea"),
    ScoreCategory::new("Cinnamon"),
    ScoreCategory::new("Rubber"),
    ScoreCategory::new("Sugar"),
    ScoreCategory::new("Coffee"),
    ScoreCategory::new("Indigo"),
];

pub const FIRST: &str = "Who begins";
pub const FIRST_HELP: &str =
    "The winner of the last game begins a rematch. If several shared that win, or in a first game, chance decides.";
pub const BY_CHANCE: &str = "A random player";
pub const SEATS: [&str; 8] = ["Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6", "Seat 7", "Seat 8"];

pub const CLIPPER_DRAWS: &str = "Clippers for cards";
pub const CLIPPER_DRAWS_HELP: &str = "How often in a turn a Clipper may be discarded for two cards.";
pub const ANY: &str = "As often as you like";
pub const ONE: &str = "Once a turn";

pub const ENDING: &str = "The end";
pub const ENDING_HELP: &str = "Whether 100 points win at once, or the round is finished first.";
pub const FIRST_WINS: &str = "First to 100 wins";
pub const EQUAL_TURNS: &str = "Equal turns for all";

pub const CLOCK: &str = "Three-minute clock";
pub const CLOCK_HELP: &str =
    "After three minutes in the Trade Phase no new offer can be made. The printed rules end the phase then.";
pub const OFF: &str = "Off";
pub const ON: &str = "On";
