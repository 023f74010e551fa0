//! Texts of the page of saved games.

use super::Text;
use crate::table::Summary;
use crate::table::save::{Origin, StoreError};

pub const SAVED: Text = Text("saved-saved");
pub const NONE: Text = Text("saved-none");
pub const NO_MATCH: Text = Text("saved-no-match");
pub const TO_SHELF: Text = Text("saved-to-shelf");
pub const EXPORT_ALL: Text = Text("saved-export-all");
pub const IMPORT: Text = Text("saved-import");
/// When the device refuses access to a file.
pub const NOT_READ: Text = Text("saved-not-read");
pub const WHICH_GAME: Text = Text("saved-which-game");
pub const ALL_GAMES: Text = Text("saved-all-games");
pub const WHICH_STATE: Text = Text("saved-which-state");
pub const STATES: [Text; 3] = [Text("saved-states-0"), Text("saved-states-1"), Text("saved-states-2")];
pub const WHICH_RESULT: Text = Text("saved-which-result");
pub const RESULTS: [Text; 3] = [Text("saved-results-0"), Text("saved-results-1"), Text("saved-results-2")];
pub const WON: Text = Text("saved-won");
pub const LOST: Text = Text("saved-lost");
pub const OPENING: Text = Text("saved-opening");
pub const UNREADABLE: Text = Text("saved-unreadable");
pub const RECOVERED: Text = Text("saved-recovered");
/// Label for the second press on "Delete".
pub const REALLY: Text = Text("saved-really");
pub const STATISTICS: Text = Text("saved-statistics");
/// Explains which games the statistics count.
pub const STATISTICS_HELP: Text = Text("saved-statistics-help");
/// Headings of the statistics.
pub const COLUMNS: [Text; 7] = [
    Text("saved-columns-0"),
    Text("saved-columns-1"),
    Text("saved-columns-2"),
    Text("saved-columns-3"),
    Text("saved-columns-4"),
    Text("saved-columns-5"),
    Text("saved-columns-6"),
];
/// In order of strength.
pub const AGAINST: [Text; 6] = [
    Text("saved-against-0"),
    Text("saved-against-1"),
    Text("saved-against-2"),
    Text("saved-against-3"),
    Text("saved-against-4"),
    Text("saved-against-5"),
];
pub const EXPORT_STATISTICS: Text = Text("saved-export-statistics");
pub const RESET: Text = Text("saved-reset");
/// Label for the second press on the reset button.
pub const REALLY_RESET: Text = Text("saved-really-reset");
/// Undoes the reset.
pub const COUNT_ALL: Text = Text("saved-count-all");
pub const SINCE: Text = Text("saved-since");
pub const CATEGORIES: Text = Text("saved-categories");

/// Maximum number of refusals listed individually.
const REFUSALS: usize = 5;

pub fn full(trouble: StoreError) -> String {
    format!("{trouble} What you opened is here only as long as this page is open.")
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

/// Describes the current state or the result of a game.
pub fn state(summary: &Summary) -> String {
    summary.result.clone().unwrap_or_else(|| format!("{}. {}", summary.heading, super::home::whose_turn(summary)))
}

/// Accessible name of the button "Open".
pub fn open(summary: &Summary) -> String {
    match summary.outcome {
        Some(_) => format!("{}: {}, {}", super::REPLAY, summary.info.title, state(summary)),
        None => super::home::continue_game(summary),
    }
}

/// Returns the number of games shown.
pub fn shown(shown: usize, kept: usize) -> String {
    match (shown, kept) {
        (shown, kept) if shown == kept => format!("{kept} kept"),
        (shown, kept) => format!("{shown} of {kept}"),
    }
}

/// Describes the opposition: "Sharp, 3 seats".
pub fn against(rung: usize, seats: u8) -> String {
    if seats == 1 { AGAINST[rung].into() } else { format!("{}, {seats} seats", AGAINST[rung]) }
}

/// Formats the games won, with the confidence interval of the win rate: "4 (16 to 84 %)".
pub fn won(wins: u32, (low, high): (f64, f64)) -> String {
    format!("{wins} ({:.0} to {:.0} %)", 100.0 * low, 100.0 * high)
}

pub fn mean(points: f64) -> String {
    format!("{points:.1}").replace('-', "−")
}

/// Lists the mean points by category of a row: "Sharp, 3 seats: contracts 12.0, factories 8.5".
pub fn categories(against: &str, categories: &[(String, f64)]) -> String {
    let means: Vec<_> = categories.iter().map(|(name, points)| format!("{name} {}", mean(*points))).collect();
    format!("{against}: {}", means.join(", "))
}

/// Describes the accuracy of the last reviewed games: "Sharp, 3 seats: accuracy 84 in the mean of the last 3 reviewed
/// games (80, 91, 81)".
pub fn accuracy(against: &str, accuracies: &[f32]) -> String {
    let each: Vec<String> = accuracies.iter().map(|accuracy| format!("{accuracy:.0}")).collect();
    let mean = accuracies.iter().sum::<f32>() / accuracies.len().max(1) as f32;
    match each.as_slice() {
        [one] => format!("{against}: accuracy {one} in the reviewed game"),
        _ => format!(
            "{against}: average accuracy {mean:.0} over the last {} reviewed games ({})",
            each.len(),
            each.join(", ")
        ),
    }
}

pub fn days(longest: u32, days: usize, peeked: usize) -> String {
    let played = if days == 1 { "1 day".into() } else { format!("{days} days") };
    let peeked = match peeked {
        0 => String::new(),
        1 => " One deal was played after a peek at what was hidden.".into(),
        _ => format!(" {peeked} deals were played after a peek at what was hidden."),
    };
    format!("Today’s deals: played on {played}, at most {longest} in a row.{peeked}")
}

/// Returns the number of games in a row with a peek: "Sharp, 3 seats: 2 games after a peek at what was hidden".
pub fn peeked(against: &str, games: usize) -> String {
    let games = if games == 1 { "1 game".into() } else { format!("{games} games") };
    format!("{against}: {games} after a peek at what was hidden")
}

/// Returns the origin of a game that does not count; empty for one that does.
pub fn origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Dealt => "",
        Origin::Branch => "A branch of another game: not in the statistics",
        Origin::Received => "From a link or file: not in the statistics",
    }
}

/// Appended to the result of an import.
pub const DAYS_AND_MATCHES_ADDED: Text = Text("saved-days-and-matches-added");

/// Describes the result of opening files.
pub fn imported(new: usize, known: usize, unreadable: usize, refused: &[String]) -> String {
    let new = match new {
        0 => "No new games were added.".to_owned(),
        1 => "One game was added.".to_owned(),
        _ => format!("{new} games were added."),
    };
    let known = match known {
        0 => String::new(),
        1 => " One was already here.".to_owned(),
        _ => format!(" {known} were already here."),
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

pub fn refused(file: &str, why: &str) -> String {
    format!("{file}: {why}")
}
