//! Texts for a deal played twice, and for a sealed result.

use super::{Text, say, say_among};
use crate::engine::Seat;
use crate::message;

/// Title of the page.
pub const SAME_DEAL: Text = Text("duplicate-same-deal");
pub const PLAY_AGAIN: Text = Text("duplicate-again");
pub const SEAT: Text = Text("duplicate-seat");
pub const PLAY: Text = Text("duplicate-play");
pub const HELP: Text = Text("duplicate-help");
pub const FIRST_ATTEMPT_COUNTS: Text = Text("duplicate-counts");
pub const NOT_OVER: Text = Text("duplicate-not-over");
/// Heading of the comparison.
pub const COMPARISON: Text = Text("duplicate-compared");
/// Label of the first column.
pub const POINTS_SOURCE: Text = Text("duplicate-source");
pub const YOUR_COLUMN: Text = Text("duplicate-yours");
pub const SCORE: Text = Text("duplicate-score");
pub const NEVER_PARTED: Text = Text("duplicate-never-parted");

/// Names the player who sealed a result.
pub fn sealed_by(name: &str, title: &str) -> String {
    say_among(&[name.to_owned()], &message!("duplicate-from", who: Seat(0), title: title))
}

/// Returns the heading of the other player's column.
pub fn their_column(name: &str) -> String {
    say(&message!("duplicate-theirs", name: name))
}

/// Describes the moment at which the games diverged, and both moves.
pub fn divergence(heading: &str, your_move: &str, their_move: &str) -> String {
    let (your_move, their_move) = (ended(your_move), ended(their_move));
    say(&message!("duplicate-parted", heading: heading, yours: your_move, theirs: their_move))
}

fn ended(line: &str) -> String {
    if line.is_empty() { say(&message!("duplicate-was-over")) } else { super::ended(line) }
}

/// Link to the reader's position where the games diverged.
pub const YOUR_PARTING: Text = Text("duplicate-your-parting");
pub const YOUR_REVIEW: Text = Text("duplicate-your-review");

/// Returns the label of the link to the other player's position where the games diverged.
pub fn their_divergence(name: &str) -> String {
    say(&message!("duplicate-their-parting", name: name))
}

/// Returns the label of the link to the other player's whole game, for its review.
pub fn their_review(name: &str) -> String {
    say(&message!("duplicate-their-review", name: name))
}

/// Returns the note that a player saw hidden information and then chose differently.
pub fn peeked(name: &str) -> String {
    say_among(&[name.to_owned()], &message!("duplicate-peeked", who: Seat(0)))
}

/// Marks the score of a winner.
pub const WON: Text = Text("duplicate-won");
