//! Texts for a deal played twice, and for a sealed result.

use super::{Text, say, say_among};
use crate::engine::Seat;
use crate::message;

/// Title of the page.
pub const SAME_DEAL: Text = Text("duplicate-same-deal");
pub const AGAIN: Text = Text("duplicate-again");
pub const SEAT: Text = Text("duplicate-seat");
pub const PLAY: Text = Text("duplicate-play");
pub const HELP: Text = Text("duplicate-help");
pub const COUNTS: Text = Text("duplicate-counts");
pub const NOT_OVER: Text = Text("duplicate-not-over");
/// Heading of the comparison.
pub const COMPARED: Text = Text("duplicate-compared");
/// Label of the first column.
pub const SOURCE: Text = Text("duplicate-source");
pub const YOURS: Text = Text("duplicate-yours");
pub const SCORE: Text = Text("duplicate-score");
pub const NEVER_PARTED: Text = Text("duplicate-never-parted");

/// Names the player who sealed a result.
pub fn from(name: &str, title: &str) -> String {
    say_among(&[name.to_owned()], &message!("duplicate-from", who: Seat(0), title: title))
}

/// Returns the heading of the other player's column.
pub fn theirs(name: &str) -> String {
    say(&message!("duplicate-theirs", name: name))
}

/// Describes the moment at which the games diverged, and both moves.
pub fn parted(heading: &str, yours: &str, theirs: &str) -> String {
    let (yours, theirs) = (ended(yours), ended(theirs));
    say(&message!("duplicate-parted", heading: heading, yours: yours, theirs: theirs))
}

fn ended(line: &str) -> String {
    if line.is_empty() { say(&message!("duplicate-was-over")) } else { super::ended(line) }
}

/// Link to the reader's position where the games diverged.
pub const YOUR_PARTING: Text = Text("duplicate-your-parting");
pub const YOUR_REVIEW: Text = Text("duplicate-your-review");

/// Returns the label of the link to the other player's position where the games diverged.
pub fn their_parting(name: &str) -> String {
    say(&message!("duplicate-their-parting", name: name))
}

/// Returns the label of the link to the other player's whole game, for its review.
pub fn their_review(name: &str) -> String {
    say(&message!("duplicate-their-review", name: name))
}

/// Says that a player saw hidden information and then chose differently.
pub fn peeked(name: &str) -> String {
    say_among(&[name.to_owned()], &message!("duplicate-peeked", who: Seat(0)))
}

/// Marks the score of a winner.
pub const WON: Text = Text("duplicate-won");
