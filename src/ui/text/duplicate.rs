//! The words of the same deal played twice, and of passing a result on.

use crate::words::agreeing;

/// The name of the page.
pub const SAME_DEAL: &str = "The same deal";
/// On the result: leads there.
pub const AGAIN: &str = "Play the same deal again";
pub const SEAT: &str = "Your seat";
pub const PLAY: &str = "Play it";
/// What the page is for.
pub const HELP: &str = "The same cards, the same luck, the same seats. The result in this link is sealed: it is played again by the rules and shown to you when you have finished.";
/// At a deal of today that was not begun.
pub const COUNTS: &str = "This is today’s deal, and your first attempt at it counts.";
/// A link of a game that is not over.
pub const NOT_OVER: &str = "This link holds no finished game, so there is nothing to compare with.";
/// Over the table.
pub const COMPARED: &str = "The same deal, twice";
/// The columns.
pub const SOURCE: &str = "Points by source";
pub const YOURS: &str = "You";
pub const SCORE: &str = "Score";
/// Where both games went the same way.
pub const NEVER_PARTED: &str = "Both games went the same way to the end.";

/// Who sealed a result.
pub fn from(name: &str, title: &str) -> String {
    format!("{name} {} played this deal of {title}.", agreeing(name, "have", "has"))
}

/// The column of the other.
pub fn theirs(name: &str) -> String {
    format!("{name}, before")
}

/// Where the games parted.
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

/// Leads to the position in which one did otherwise.
pub const YOUR_PARTING: &str = "Your game there";
/// Leads to one's own table, where it can be reviewed.
pub const YOUR_REVIEW: &str = "Your whole game, and its review";

/// The same of the other.
pub fn their_parting(name: &str) -> String {
    format!("{name}’s game there")
}

/// Leads to the whole game of the other, where it can be reviewed.
pub fn their_review(name: &str) -> String {
    format!("{name}’s whole game, and its review")
}

/// Of somebody who saw what could not be known and chose otherwise.
pub fn peeked(name: &str) -> String {
    format!("{name} took moves back after a peek at what was hidden.")
}

/// A won score.
pub const WON: &str = "won";
