//! Texts of matches of several deals.

use super::Text;
use crate::engine::Info;
use crate::table::matches::book::{DealStatus, Entry};
use crate::table::matches::{HalfPoints, Match, Scoring, Standing, Terms};
use crate::words::{agreeing, isolated};

/// Heading of the form.
pub const NEW: Text = Text("matches-new");
/// Link on the setup page to the form.
pub const AS_MATCH: Text = Text("matches-as-match");
pub const HELP: Text = Text("matches-help");
pub const YOUR_NAME: Text = Text("matches-your-name");
pub const PEOPLE: Text = Text("matches-people");
pub const DEALS: Text = Text("matches-deals");
pub const SEATS: Text = Text("matches-seats");
pub const COMPUTERS: Text = Text("matches-computers");
pub const SCORING: Text = Text("matches-scoring");
/// In the order of the scoring methods.
pub const SCORINGS: [Text; 2] = [Text("matches-scorings-0"), Text("matches-scorings-1")];
/// In the order of the scoring methods.
pub const SCORINGS_HELP: [Text; 2] = [Text("matches-scorings-help-0"), Text("matches-scorings-help-1")];
pub const OPTIONS: Text = Text("matches-options");
pub const BEGIN: Text = Text("matches-begin");
pub const NO_NAME: Text = Text("matches-no-name");
pub const MATCHES: Text = Text("matches-matches");
pub const RESULTS: Text = Text("matches-results");
pub const TOTAL: Text = Text("matches-total");
pub const DEAL: Text = Text("matches-deal");
/// Cell: another player's result before the reader has played the deal.
pub const SEALED: Text = Text("matches-sealed");
/// Cell: not played.
pub const NOTHING: Text = Text("matches-nothing");
pub const PASS_ON: Text = Text("matches-pass-on");
pub const FILE: Text = Text("matches-file");
/// Warning about a long link.
pub const LONG: Text = Text("matches-long");
pub const PROOF: Text = Text("matches-proof");
pub const PROVED: Text = Text("matches-proved");
pub const NOT_PROVED: Text = Text("matches-not-proved");
pub const JOIN: Text = Text("matches-join");
/// Title of the page of a match link.
pub const SHARED: Text = Text("matches-shared");
/// All places are taken by others, and the match is not over.
pub const FULL: Text = Text("matches-full");
pub const DELETE: Text = Text("matches-delete");
pub const REALLY: Text = Text("matches-really");
pub const RESULTS_MERGED: Text = Text("matches-results-merged");
pub const COPIED: Text = Text("matches-copied");

pub fn title(info: &Info) -> String {
    format!("A match of {}", info.title)
}

/// Describes the terms: "4 deals, 3 seats, sharp computers, by matchpoints".
pub fn terms(terms: &Terms) -> String {
    let level = super::setup::LEVELS[terms.level as usize].to_ascii_lowercase();
    let seats = match terms.seats {
        1 => "alone".into(),
        seats => format!("{seats} seats, {level} computers"),
    };
    format!("{} deals, {seats}, by {}", terms.deals, SCORINGS[terms.scoring as usize].to_ascii_lowercase())
}

/// Lists the players, and the number of open places.
pub fn people(known: &Match) -> String {
    let names: Vec<String> = known.people.iter().map(|person| isolated(&person.name)).collect();
    match usize::from(known.terms.people).saturating_sub(names.len()) {
        0 => names.join(", "),
        1 => format!("{}, and one more to come", names.join(", ")),
        more => format!("{}, and {more} more to come", names.join(", ")),
    }
}

/// Returns the label of the main button: the next deal.
pub fn play(deal: u8, of: u8, status: &DealStatus) -> String {
    let verb = if matches!(status, DealStatus::Fresh) { "Play" } else { "Go on with" };
    format!("{verb} deal {} of {of}", deal + 1)
}

/// Describes the standing for this device's player, in a sentence or two.
pub fn state(entry: &Entry, standing: &Standing) -> String {
    let terms = &entry.known.terms;
    if standing.is_over {
        return ended(&entry.known, standing);
    }
    if let Some(deal) = entry.next() {
        let played = entry.me().map_or(0, |me| me.played());
        return match played {
            0 => format!("You have all {} deals to play. Deal {} is next.", terms.deals, deal + 1),
            _ => format!("You have played {played} of {} deals. Deal {} is next.", terms.deals, deal + 1),
        };
    }
    let left = |name: &str, left: usize| match left {
        1 => format!("{name} {} one deal to play", agreeing(name, "have", "has")),
        _ => format!("{name} {} {left} deals to play", agreeing(name, "have", "has")),
    };
    let others = entry.known.people.iter().filter(|person| person.played() < terms.deals.into());
    let mut waits: Vec<String> =
        others.map(|person| left(&isolated(&person.name), usize::from(terms.deals) - person.played())).collect();
    match usize::from(terms.people) - entry.known.people.len() {
        0 => {}
        1 => waits.push("one person is still to join".into()),
        more => waits.push(format!("{more} people are still to join")),
    }
    format!("You have played all your deals. As far as this device knows {}: pass the match on.", waits.join(", "))
}

/// Describes the outcome of a match: "Bao has won the match with 7½ points, before Asha with 4½."
pub fn ended(known: &Match, standing: &Standing) -> String {
    let mut places: Vec<(HalfPoints, String)> =
        standing.totals.iter().zip(&known.people).map(|(total, person)| (*total, isolated(&person.name))).collect();
    places.sort_unstable_by_key(|(total, name)| (core::cmp::Reverse(*total), name.clone()));
    let best = places.first().map(|(total, _)| *total).unwrap_or_default();
    let with = |(total, name): &(HalfPoints, String)| format!("{name} with {}", points(known.terms.scoring, *total));
    let (first, rest): (Vec<_>, Vec<_>) = places.into_iter().partition(|(total, _)| *total == best);
    let names: Vec<&str> = first.iter().map(|(_, name)| name.as_str()).collect();
    let verb = match names[..] {
        [one] => agreeing(one, "have won the match", "has won the match"),
        _ => "share the match",
    };
    let rest: Vec<String> = rest.iter().map(with).collect();
    let behind = if rest.is_empty() { String::new() } else { format!(", before {}", rest.join(", ")) };
    format!("{} {verb} with {}{behind}.", names.join(" and "), points(known.terms.scoring, best))
}

/// Formats match points: "7½", "−3"; positive differences have a sign.
pub fn points(scoring: Scoring, points: HalfPoints) -> String {
    let whole = points.0.abs() / 2;
    let sign = match points.0 {
        ..=-1 => "−",
        1.. if scoring == Scoring::Difference => "+",
        _ => "",
    };
    match (points.0 % 2 == 0, whole) {
        (true, _) => format!("{sign}{whole}"),
        (false, 0) => format!("{sign}½"),
        (false, _) => format!("{sign}{whole}½"),
    }
}

/// Formats a result for a cell: "64", "64, won".
pub fn result(won: bool, score: i32) -> String {
    let score = super::figures(score);
    if won { format!("{score}, won") } else { score }
}

/// Returns the header of a row: the deal, and the seat played in it.
pub fn deal(deal: u8, seat: usize) -> String {
    format!("{} (seat {})", deal + 1, seat + 1)
}

/// Says below the table which player took back after seeing hidden information.
pub fn takebacks(name: &str, takebacks: usize) -> String {
    match takebacks {
        1 => format!("{name} took one move back after having seen what came of it."),
        _ => format!("{name} took {takebacks} moves back after having seen what came of them."),
    }
}

/// For the result of a table: says which deal it was.
pub fn note(deal: u8, of: u8) -> String {
    format!("Deal {} of {of} of a match.", deal + 1)
}
pub const TO_MATCH: Text = Text("matches-to-match");

/// Says why a result does not count.
pub fn not_counted(why: &str) -> String {
    format!("This result does not count in its match: {why}.")
}

/// Describes a match in a list: "Chai: 2 of 4 deals played, with Bao".
pub fn entry(info: &Info, entry: &Entry) -> String {
    let others = entry.known.people.iter().filter(|person| person.id != entry.own);
    let others: Vec<String> = others.map(|person| isolated(&person.name)).collect();
    let with = if others.is_empty() { String::new() } else { format!(", with {}", others.join(", ")) };
    let played = entry.me().map_or(0, |me| me.played());
    format!("{}: {played} of {} deals played{with}", info.title, entry.known.terms.deals)
}

/// Returns the sentence that goes with a shared link.
pub fn invite(info: &Info, terms: &Terms) -> String {
    format!("A match of {}, {} deals: what do you make of them?", info.title, terms.deals)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_and_signs_are_shown() {
        let shown = |scoring| [-7, -1, 0, 1, 8].map(|halves| points(scoring, HalfPoints(halves)));
        assert_eq!(shown(Scoring::Matchpoints), ["−3½", "−½", "0", "½", "4"]);
        assert_eq!(shown(Scoring::Difference), ["−3½", "−½", "0", "+½", "+4"]);
    }
}
