//! Texts for a deal played twice, and for passing on a result.

use super::Text;
use crate::words::agreeing;

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

/// Says who sealed a result.
pub fn from(name: &str, title: &str) -> String {
    format!("{name} {} played this deal of {title}.", agreeing(name, "have", "has"))
}

/// Heading of the other player's column.
pub fn theirs(name: &str) -> String {
    format!("{name}, before")
}

/// Says where the games diverged.
pub fn parted(heading: &str, yours: &str, theirs: &str) -> String {
    let (yours, theirs) = (ended(yours), ended(theirs));
    format!("The games parted at {heading}. Here: {yours} Before: {theirs}")
}

fn ended(line: &str) -> String {
    match line {
        "" => "the game was over.".into(),
        line if line.ends_with('.') => line.into(),
        line => format!("{line}."),
    }
}

/// Link to the reader's position where the games diverged.
pub const YOUR_PARTING: Text = Text("duplicate-your-parting");
pub const YOUR_REVIEW: Text = Text("duplicate-your-review");

/// Link to the other player's position where the games diverged.
pub fn their_parting(name: &str) -> String {
    format!("{name}’s game there")
}

/// Link to the other player's whole game, where it can be reviewed.
pub fn their_review(name: &str) -> String {
    format!("{name}’s whole game, and its review")
}

/// Says that a player saw hidden information and then chose differently.
pub fn peeked(name: &str) -> String {
    format!("{name} took moves back after a peek at what was hidden.")
}

/// Marks the score of a winner.
pub const WON: Text = Text("duplicate-won");
