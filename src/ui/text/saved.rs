//! The words of the page of saved games.

use crate::table::Summary;
use crate::table::save::StoreError;

/// The name of the page.
pub const SAVED: &str = "Saved games";
/// When there are none.
pub const NONE: &str = "No game is kept on this device yet. What you play is saved by itself, after every move.";
/// When the filters leave none.
pub const NONE_SO: &str = "No saved game is like this.";
pub const TO_SHELF: &str = "To the shelf";
pub const EXPORT_ALL: &str = "Save all as one file";
pub const IMPORT: &str = "Open files";
/// The filter of games.
pub const WHICH_GAME: &str = "Game";
pub const ALL_GAMES: &str = "All games";
/// The filter of states.
pub const WHICH_STATE: &str = "Running or finished";
pub const STATES: [&str; 3] = ["All", "Running", "Finished"];
/// The filter of results.
pub const WHICH_RESULT: &str = "Won or lost";
pub const RESULTS: [&str; 3] = ["Any result", "Won", "Lost"];
pub const WON: &str = "Won";
pub const LOST: &str = "Lost";
pub const OPENING: &str = "Being checked …";
pub const UNREADABLE: &str = "A save that cannot be read";
/// The newest revision was damaged.
pub const RECOVERED: &str = "The newest move could not be read; this is the one before it.";
/// Second press on deleting.
pub const REALLY: &str = "Delete it for good";
pub const STATISTICS: &str = "How you did";
/// What they are made from.
pub const STATISTICS_HELP: &str = "From the finished games that are kept here, in which a person played against computers or alone; by the strongest computer at the table.";
/// The column of games.
pub const GAME: &str = "Game";
/// The columns of opponents.
pub const AGAINST: [&str; 6] = ["Alone", "Random", "Novice", "Steady", "Sharp", "Master"];

/// No more refusals than these are told one by one.
const REFUSALS: usize = 5;

/// When no more can be kept.
pub fn full(trouble: StoreError) -> String {
    format!("{trouble} What you brought in is here as long as this page is open.")
}

pub fn export(title: &str) -> String {
    format!("Save this game of {title} as a file")
}

pub fn delete(title: &str) -> String {
    format!("Delete this game of {title}")
}

pub fn deleted(title: &str) -> String {
    format!("{title}: deleted.")
}

/// Where it stands, how it ended.
pub fn state(summary: &Summary) -> String {
    summary.result.clone().unwrap_or_else(|| format!("{}. {}", summary.heading, super::home::whose_turn(summary)))
}

/// Open, for screen readers.
pub fn open(summary: &Summary) -> String {
    match summary.outcome {
        Some(_) => format!("{}: {}, {}", super::REPLAY, summary.info.title, state(summary)),
        None => super::home::continue_game(summary),
    }
}

/// How many are shown.
pub fn shown(shown: usize, kept: usize) -> String {
    match (shown, kept) {
        (shown, kept) if shown == kept => format!("{kept} kept"),
        (shown, kept) => format!("{shown} of {kept}"),
    }
}

/// A cell of the statistics.
pub fn won_of(won: usize, played: usize) -> String {
    format!("{won} of {played} won")
}

/// What came of opening files.
pub fn imported(new: usize, known: usize, unreadable: usize, refused: &[String]) -> String {
    let new = match new {
        0 => "No new game was brought in.".to_owned(),
        1 => "One game was brought in.".to_owned(),
        _ => format!("{new} games were brought in."),
    };
    let known = match known {
        0 => String::new(),
        1 => " One was here already.".to_owned(),
        _ => format!(" {known} were here already."),
    };
    let unreadable = match unreadable {
        0 => String::new(),
        1 => " One save that cannot be read was kept as it is.".to_owned(),
        _ => format!(" {unreadable} saves that cannot be read were kept as they are."),
    };
    let more = refused.len().saturating_sub(REFUSALS);
    let refused: String = refused.iter().take(REFUSALS).map(|why| format!(" {why}")).collect();
    let more = match more {
        0 => String::new(),
        _ => format!(" And {more} more like these."),
    };
    format!("{new}{known}{unreadable}{refused}{more}")
}

/// A file that was refused.
pub fn refused(file: &str, why: &str) -> String {
    format!("{file}: {why}")
}
