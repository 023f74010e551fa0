//! Texts for a deal played twice, and for passing on a result.

use crate::words::agreeing;

/// Title of the page.
pub const SAME_DEAL: &str = "The same deal";
pub const AGAIN: &str = "Play the same deal again";
pub const SEAT: &str = "Your seat";
pub const PLAY: &str = "Play it";
pub const HELP: &str = "The same cards, the same luck, the same seats. The result in this link is sealed: it is played again by the rules and shown to you when you have finished.";
pub const COUNTS: &str = "This is today’s deal, and your first attempt at it counts.";
pub const NOT_OVER: &str = "This link holds no finished game, so there is nothing to compare with.";
/// Heading of the comparison.
pub const COMPARED: &str = "The same deal, twice";
/// Label of the first column.
pub const SOURCE: &str = "Points by source";
pub const YOURS: &str = "You";
pub const SCORE: &str = "Score";
pub const NEVER_PARTED: &str = "Both games went the same way to the end.";

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
pub const YOUR_PARTING: &str = "Your game there";
pub const YOUR_REVIEW: &str = "Your whole game, and its review";

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
pub const WON: &str = "won";
