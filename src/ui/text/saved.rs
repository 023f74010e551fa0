//! Texts of the page of saved games.

use super::{Text, say, sentences};
use crate::message;
use crate::table::Summary;
use crate::table::save::{Origin, StoreError};
use crate::words::Argument;

pub const SAVED: Text = Text("saved-saved");
pub const NONE: Text = Text("saved-none");
pub const NO_MATCH: Text = Text("saved-no-match");
pub const TO_SHELF: Text = Text("saved-to-shelf");
pub const EXPORT_ALL: Text = Text("saved-export-all");
pub const IMPORT: Text = Text("saved-import");
/// Shown when the device refuses access to a file.
pub const FILE_UNREADABLE: Text = Text("saved-not-read");
pub const WHICH_GAME: Text = Text("saved-which-game");
pub const ALL_GAMES: Text = Text("saved-all-games");
pub const WHICH_STATE: Text = Text("saved-which-state");
pub const STATES: [Text; 3] = [Text("saved-states-0"), Text("saved-states-1"), Text("saved-states-2")];
pub const WHICH_RESULT: Text = Text("saved-which-result");
pub const RESULTS: [Text; 3] = [Text("saved-results-0"), Text("saved-results-1"), Text("saved-results-2")];
pub const WON: Text = Text("saved-won");
pub const LOST: Text = Text("saved-lost");
pub const CHECKING: Text = Text("saved-opening");
pub const UNREADABLE: Text = Text("saved-unreadable");
pub const RECOVERED: Text = Text("saved-recovered");
/// Label for the second press on "Delete".
pub const DELETE_CONFIRM: Text = Text("saved-delete-confirm");
pub const STATISTICS: Text = Text("saved-statistics");
/// Explains which games the statistics count.
pub const STATISTICS_HELP: Text = Text("saved-statistics-help");
/// Headings of the columns of the statistics.
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
pub const START_OVER: Text = Text("saved-reset");
/// Label for the second press on the reset button.
pub const RESET_CONFIRM: Text = Text("saved-reset-confirm");
/// Button that undoes the reset.
pub const COUNT_ALL: Text = Text("saved-count-all");
pub const COUNTED_SINCE: Text = Text("saved-since");
pub const CATEGORIES: Text = Text("saved-categories");

/// Maximum number of refusals listed individually.
const MAX_REFUSALS: usize = 5;

pub fn storage_full(trouble: StoreError) -> String {
    say(&message!("saved-full", trouble: trouble.to_string()))
}

pub fn export_label(title: &str) -> String {
    say(&message!("saved-export", title: title))
}

pub fn delete_label(title: &str) -> String {
    say(&message!("saved-delete", title: title))
}

pub fn deleted(title: &str) -> String {
    say(&message!("saved-deleted", title: title))
}

/// Describes the current state or the result of a game.
pub fn game_state(summary: &Summary) -> String {
    let running = || {
        let (heading, turn) = (summary.heading.as_str(), super::home::whose_turn(summary));
        say(&message!("saved-running", heading: heading, turn: turn))
    };
    summary.result.clone().unwrap_or_else(running)
}

/// Returns the accessible name of the button "Open".
pub fn open_label(summary: &Summary) -> String {
    match summary.outcome {
        Some(_) => say(&message!("saved-replay", title: summary.info.title, state: game_state(summary))),
        None => super::home::continue_game(summary),
    }
}

/// Returns the number of saved games and, if the filters hide some, the number shown.
pub fn game_count(shown: usize, total: usize) -> String {
    match shown == total {
        true => say(&message!("saved-count", count: total)),
        false => say(&message!("saved-count-of", shown: shown, count: total)),
    }
}

/// Describes the opponents of a row of the statistics: "Sharp, 3 seats".
pub fn opponents(rung: usize, seats: u8) -> String {
    match seats {
        1 => AGAINST[rung].into(),
        _ => say(&message!("saved-against", computers: Argument::Noun(AGAINST[rung].0), seats: seats)),
    }
}

/// Formats the games won, with the confidence interval of the win rate: "4 (16 to 84 %)".
pub fn wins(wins: u32, (low, high): (f64, f64)) -> String {
    let percent = |share: f64| format!("{:.0}", 100.0 * share);
    say(&message!("saved-wins", wins: wins, low: percent(low), high: percent(high)))
}

pub fn mean(points: f64) -> String {
    format!("{points:.1}").replace('-', "−")
}

/// Lists the mean points in each category against these opponents: "Sharp, 3 seats: contracts 12.0, factories 8.5".
pub fn category_means(against: &str, categories: &[(String, f64)]) -> String {
    let category =
        |(name, points): &(String, f64)| message!("saved-category", name: name.as_str(), points: mean(*points)).into();
    let categories: Vec<Argument> = categories.iter().map(category).collect();
    say(&message!("saved-categories-against", against: against, categories: categories))
}

/// Describes the accuracy of the last reviewed games: "Sharp, 3 seats: average accuracy 84 in the last 3 reviewed
/// games (80, 91, 81)".
pub fn accuracy(against: &str, accuracies: &[f32]) -> String {
    let rounded: Vec<String> = accuracies.iter().map(|accuracy| format!("{accuracy:.0}")).collect();
    let mean = accuracies.iter().sum::<f32>() / accuracies.len().max(1) as f32;
    match rounded.as_slice() {
        [one] => say(&message!("saved-accuracy-once", against: against, accuracy: one.as_str())),
        _ => {
            let (mean, games) = (format!("{mean:.0}"), rounded.len());
            let rounded: Vec<Argument> = rounded.into_iter().map(Argument::Text).collect();
            say(&message!("saved-accuracy", against: against, mean: mean, games: games, each: rounded))
        }
    }
}

pub fn daily_streak(longest: u32, days: usize, peeked: usize) -> String {
    let played = say(&message!("saved-days", days: days, longest: longest));
    let peeked = (peeked > 0).then(|| say(&message!("saved-days-peeked", count: peeked)));
    sentences([Some(played), peeked].into_iter().flatten())
}

/// Returns, for a row of the statistics, the number of games with a peek: "Sharp, 3 seats: 2 games after a peek at
/// hidden information".
pub fn peeked(against: &str, games: usize) -> String {
    say(&message!("saved-peeked", against: against, games: games))
}

/// Returns the origin of a game that does not count; `None` for one that does.
pub fn origin(origin: Origin) -> Option<Text> {
    match origin {
        Origin::Dealt => None,
        Origin::Branch => Some(Text("saved-from-branch")),
        Origin::Received => Some(Text("saved-from-elsewhere")),
    }
}

/// Sentence after the result of an import.
pub const DAYS_AND_MATCHES_ADDED: Text = Text("saved-imported-days-and-matches");

/// Describes the result of opening files: the numbers of new, known and unreadable games, what was `not_kept` although
/// it was added, and why others were `refused`.
pub fn import_result(
    (new, known, unreadable): (usize, usize, usize),
    not_kept: Option<String>,
    refused: &[String],
) -> String {
    let more = refused.len().saturating_sub(MAX_REFUSALS);
    let added = say(&message!("saved-imported", count: new));
    let known = (known > 0).then(|| say(&message!("saved-imported-known", count: known)));
    let unreadable = (unreadable > 0).then(|| say(&message!("saved-imported-unreadable", count: unreadable)));
    let refused = refused.iter().take(MAX_REFUSALS).cloned();
    let more = (more > 0).then(|| say(&message!("saved-imported-more", count: more)));
    sentences([Some(added), known, unreadable, not_kept].into_iter().flatten().chain(refused).chain(more))
}

pub fn file_refused(file: &str, reason: &str) -> String {
    say(&message!("saved-refused", file: file, why: reason))
}
