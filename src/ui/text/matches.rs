//! Texts of matches of several deals.

use super::{Text, say, say_among};
use crate::engine::sort::sort_by;
use crate::engine::{Info, Seat};
use crate::message;
use crate::table::matches::book::{DealStatus, Entry};
use crate::table::matches::{HalfPoints, Match, Person, Scoring, Standing, Terms};
use crate::words::{Argument, isolated};

/// Link from the setup page to the form.
pub const MATCH_LINK: Text = Text("matches-as-match");
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
pub const BEGIN: Text = Text("matches-begin");
pub const NO_NAME: Text = Text("matches-no-name");
pub const MATCHES: Text = Text("matches-matches");
pub const RESULTS: Text = Text("matches-results");
pub const TOTAL: Text = Text("matches-total");
pub const DEAL: Text = Text("matches-deal");
/// Cell of another player's result, hidden until the reader has played the deal.
pub const SEALED: Text = Text("matches-sealed");
/// Cell of a deal that has not been played.
pub const NOT_PLAYED: Text = Text("matches-nothing");
pub const PASS_ON: Text = Text("matches-pass-on");
pub const FILE: Text = Text("matches-file");
/// Warning about a long link.
pub const LONG_LINK: Text = Text("matches-long");
pub const WHAT_IS_PROVED: Text = Text("matches-proof");
pub const PROOF_HELP: Text = Text("matches-proved");
pub const NOT_PROVED: Text = Text("matches-not-proved");
pub const JOIN: Text = Text("matches-join");
/// Title of the page of a match link.
pub const SHARED: Text = Text("matches-shared");
/// Shown when the match is running and other people have taken all places.
pub const NO_PLACE_LEFT: Text = Text("matches-full");
pub const DELETE: Text = Text("matches-delete");
pub const DELETE_CONFIRM: Text = Text("matches-delete-confirm");
pub const RESULTS_MERGED: Text = Text("matches-results-merged");
pub const COPIED: Text = Text("matches-copied");

pub fn page_title(info: &Info) -> String {
    say(&message!("matches-title", title: info.title))
}

/// Returns the heading of the form.
pub fn form_heading(info: &Info) -> String {
    say(&message!("matches-new", title: info.title))
}

/// Lists the options that differ from the usual rules, each with its value.
pub fn options(differing: &[(String, String)]) -> String {
    let describe = |(option, value): &(String, String)| {
        message!("matches-option", option: option.as_str(), value: value.as_str()).into()
    };
    let options: Vec<Argument> = differing.iter().map(describe).collect();
    say(&message!("matches-options", options: options))
}

/// Describes the terms: "4 deals, 3 seats, sharp computers, scored by matchpoints".
pub fn terms(terms: &Terms) -> String {
    let scoring = Argument::Noun(SCORINGS[terms.scoring as usize].0);
    let (deals, level) = (terms.deals, super::setup::level_noun(terms.level as usize));
    match terms.seats {
        1 => say(&message!("matches-terms-alone", deals: deals, scoring: scoring)),
        seats => say(&message!("matches-terms", deals: deals, seats: seats, level: level, scoring: scoring)),
    }
}

/// Lists the players, and the number of open places.
pub fn people_and_places(known: &Match) -> String {
    let names: Vec<Argument> = known.people.iter().map(|person| isolated(&person.name).into()).collect();
    match usize::from(known.terms.people).saturating_sub(names.len()) {
        0 => say(&message!("matches-people-all", names: names)),
        more => say(&message!("matches-people-more", names: names, more: more)),
    }
}

/// Returns the label of the main button: the next deal.
pub fn play_deal(deal: u8, deals: u8, status: &DealStatus) -> String {
    match status {
        DealStatus::Fresh => say(&message!("matches-play", deal: deal + 1, of: deals)),
        _ => say(&message!("matches-continue", deal: deal + 1, of: deals)),
    }
}

/// Describes the state of the match for this device's player, in one or two sentences.
pub fn match_state(entry: &Entry, standing: &Standing) -> String {
    let Entry { known, .. } = entry;
    let terms = &known.terms;
    if standing.is_over {
        return match_result(known, standing);
    }
    if let Some(deal) = entry.next() {
        let played = entry.own_person().map_or(0, |me| me.played());
        return match played {
            0 => say(&message!("matches-all-to-play", deals: terms.deals, next: deal + 1)),
            _ => say(&message!("matches-some-to-play", played: played, deals: terms.deals, next: deal + 1)),
        };
    }
    let names = names(known);
    let left = |(person, seat): (&Person, u8)| {
        let left = usize::from(terms.deals).saturating_sub(person.played());
        (left > 0).then(|| message!("matches-left", who: Seat(seat), deals: left).into())
    };
    let mut waits: Vec<Argument> = known.people.iter().zip(0..).filter_map(left).collect();
    match usize::from(terms.people) - known.people.len() {
        0 => {}
        more => waits.push(message!("matches-to-join", people: more).into()),
    }
    say_among(&names, &message!("matches-waits", waits: waits))
}

fn names(known: &Match) -> Vec<String> {
    known.people.iter().map(|person| isolated(&person.name)).collect()
}

/// Describes the result of a match: "Bao wins the match with 7½, ahead of Asha with 4½."
pub fn match_result(known: &Match, standing: &Standing) -> String {
    let names = names(known);
    let mut places: Vec<(HalfPoints, Seat)> = standing.totals.iter().copied().zip((0..).map(Seat)).collect();
    places.truncate(names.len());
    sort_by(&mut places, |(total, seat), (other, others)| {
        other.cmp(total).then_with(|| names[seat.index()].cmp(&names[others.index()]))
    });
    let best_total = places.first().map(|(total, _)| *total).unwrap_or_default();
    let points = |total| points(known.terms.scoring, total);
    let (winners, rest): (Vec<_>, Vec<_>) = places.into_iter().partition(|(total, _)| *total == best_total);
    let winners: Vec<Seat> = winners.into_iter().map(|(_, seat)| seat).collect();
    let with_points = |(total, seat): (HalfPoints, Seat)| {
        message!("matches-with", name: names[seat.index()].as_str(), points: points(total)).into()
    };
    let rest: Vec<Argument> = rest.into_iter().map(with_points).collect();
    let message = match rest.is_empty() {
        true => message!("matches-won", who: winners, points: points(best_total)),
        false => message!("matches-won-ahead", who: winners, points: points(best_total), others: rest),
    };
    say_among(&names, &message)
}

/// Formats match points: "7½", "−3". Positive differences have a plus.
pub fn points(scoring: Scoring, points: HalfPoints) -> String {
    let whole_points = points.0.abs() / 2;
    let sign = match points.0 {
        ..=-1 => "−",
        1.. if scoring == Scoring::Difference => "+",
        _ => "",
    };
    match (points.0 % 2 == 0, whole_points) {
        (true, _) => format!("{sign}{whole_points}"),
        (false, 0) => format!("{sign}½"),
        (false, _) => format!("{sign}{whole_points}½"),
    }
}

/// Formats a result for a cell: "64", "64, won".
pub fn result(has_won: bool, score: i32) -> String {
    if has_won { say(&message!("matches-result-won", score: score)) } else { say(&message!("number", n: score)) }
}

/// Returns the header of a row: the deal, and the seat played in it.
pub fn deal_and_seat(deal: u8, seat: usize) -> String {
    say(&message!("matches-deal-row", deal: deal + 1, seat: seat + 1))
}

/// Returns the note below the table on a player's takebacks after seeing hidden information.
pub fn takebacks(name: &str, takebacks: usize) -> String {
    say_among(&[name.to_owned()], &message!("matches-takebacks", who: Seat(0), count: takebacks))
}

/// Returns the number of the deal, for the result of its table.
pub fn deal_number(deal: u8, deals: u8) -> String {
    say(&message!("matches-note", deal: deal + 1, of: deals))
}
pub const TO_MATCH: Text = Text("matches-to-match");

/// Returns the message that a result does not count; `reason` is a clause.
pub fn not_counted(reason: &str) -> String {
    say(&message!("matches-not-counted", why: reason))
}

/// Describes a match in a list: "Chai: 2 of 4 deals played, with Bao".
pub fn match_entry(info: &Info, entry: &Entry) -> String {
    let others = entry.known.people.iter().filter(|person| person.id != entry.own);
    let others: Vec<Argument> = others.map(|person| isolated(&person.name).into()).collect();
    let (played, deals) = (entry.own_person().map_or(0, |me| me.played()), entry.known.terms.deals);
    match others.is_empty() {
        true => say(&message!("matches-entry-alone", title: info.title, played: played, deals: deals)),
        false => say(&message!("matches-entry", title: info.title, played: played, deals: deals, others: others)),
    }
}

/// Returns the sentence that accompanies a shared link.
pub fn invitation(info: &Info, terms: &Terms) -> String {
    say(&message!("matches-invite", title: info.title, deals: terms.deals))
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
