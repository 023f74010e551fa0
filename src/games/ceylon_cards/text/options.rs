//! The words for what people agree on before a game, and for what its facts name.
//!
//! Read by `options.rs` and by the facts of the game. The keys, which files hold, are not words and stand there.

use crate::engine::ScoreCategory;

/// What the box promises.
pub const TAGLINE: &str = "Ship tea and coffee before the pirates come";
/// The ends, in the order of the enum.
pub const ENDS: &[&str] = &["first to 100", "equal turns", "100 turns each"];
/// What points are made with: the goods, in their order.
pub const CATEGORIES: &[ScoreCategory] = &[
    ScoreCategory::new("Tea"),
    ScoreCategory::new("Cinnamon"),
    ScoreCategory::new("Rubber"),
    ScoreCategory::new("Sugar"),
    ScoreCategory::new("Coffee"),
    ScoreCategory::new("Indigo"),
];

/// Who begins.
pub const FIRST: &str = "Who begins";
/// The same, explained.
pub const FIRST_HELP: &str =
    "The winner of the last game begins a rematch. If several shared that win, or in a first game, chance decides.";
/// Chance decides.
pub const BY_CHANCE: &str = "A random player";
/// This one.
pub const SEATS: [&str; 8] = ["Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6", "Seat 7", "Seat 8"];

/// Clippers discarded for cards.
pub const CLIPPER_DRAWS: &str = "Clippers for cards";
/// The same, explained.
pub const CLIPPER_DRAWS_HELP: &str = "How often in a turn a Clipper may be discarded for two cards.";
/// Any number.
pub const ANY: &str = "As often as you like";
/// One only.
pub const ONE: &str = "Once a turn";

/// The end at the target.
pub const ENDING: &str = "The end";
/// The same, explained.
pub const ENDING_HELP: &str = "Whether 100 points win at once, or the round is finished first.";
/// At once.
pub const FIRST_WINS: &str = "First to 100 wins";
/// After the round.
pub const EQUAL_TURNS: &str = "Equal turns for all";

/// The clock that the page keeps.
pub const CLOCK: &str = "Three-minute clock";
/// The same, explained.
pub const CLOCK_HELP: &str =
    "After three minutes in the Trade Phase no new offer can be made. The printed rules end the phase then.";
/// Without it.
pub const OFF: &str = "Off";
/// With it.
pub const ON: &str = "On";
