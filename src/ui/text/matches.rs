//! Texts of matches of several deals.

use crate::engine::Info;
use crate::table::matches::book::{DealStatus, Entry};
use crate::table::matches::{HalfPoints, Match, Scoring, Standing, Terms};
use crate::words::{agreeing, isolated};

/// Heading of the form.
pub const NEW: &str = "A match of several deals";
/// Link on the setup page to the form.
pub const AS_MATCH: &str = "With friends elsewhere: a match …";
pub const HELP: &str = "Everybody plays the same deals, each on a device of their own and from the same seat, against computers; the seat moves on from deal to deal. The match goes from one to the next as a link or a file. What others have made of a deal is sealed until you have played it yourself.";
pub const YOUR_NAME: &str = "Your name";
pub const PEOPLE: &str = "People";
pub const DEALS: &str = "Deals";
pub const SEATS: &str = "Seats at each table";
pub const COMPUTERS: &str = "Computers";
pub const SCORING: &str = "Scored by";
/// In the order of the scoring methods.
pub const SCORINGS: [&str; 2] = ["Matchpoints", "Difference"];
/// In the order of the scoring methods.
pub const SCORINGS_HELP: [&str; 2] = [
    "In each deal a point for each player whom you beat, half a point for a tie. Winning your table comes before points.",
    "In each deal your lead over each of the others in points, added up. Being behind counts against you.",
];
pub const OPTIONS: &str = "House rules are those of your last setup of this game:";
pub const BEGIN: &str = "Begin the match";
pub const NO_NAME: &str = "Write your name, so that the others know whose results these are.";
pub const MATCHES: &str = "Matches";
pub const RESULTS: &str = "Deals and results";
pub const TOTAL: &str = "Total";
pub const DEAL: &str = "Deal";
/// Cell: another player's result before the reader has played the deal.
pub const SEALED: &str = "sealed";
/// Cell: not played.
pub const NOTHING: &str = "–";
pub const PASS_ON: &str = "Pass it on";
pub const FILE: &str = "Save as a file";
/// Warning about a long link.
pub const LONG: &str =
    "This link holds whole games and is long. Some programs cut such links short: the file is safer.";
pub const PROOF: &str = "What is proved";
pub const PROVED: &str = "Proved: every result is a whole game that this device has played again by the rules, of the deal of this match, with one person at the agreed seat and computers of the agreed level noted at all others.";
pub const NOT_PROVED: &str = "Not proved: who has played it, how often before, with whose help, and that nobody chose the computers’ moves by hand. The seal keeps results from the eye, not from somebody who takes the page apart.";
pub const JOIN: &str = "Join the match";
/// Title of the page of a match link.
pub const SHARED: &str = "A match was shared with you";
/// All places are taken by others, and the match is not over.
pub const FULL: &str = "All places of this match are taken. When it is over, its link shows everybody how it ended.";
pub const DELETE: &str = "Delete the match";
pub const REALLY: &str = "Really delete it? The games stay.";
pub const RESULTS_MERGED: &str = "The results in this link were added to the match.";
pub const COPIED: &str = "The link is copied: pass it on.";

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
pub const TO_MATCH: &str = "To the match";

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
