//! Texts and links for sharing a result.
//!
//! Called by the share sheet. Neither a text nor a link reveals anything about the deal (`tests/native/daily.rs`): the
//! text contains the day, the title and the result; the link of a running daily deal contains the day and the title;
//! that of a finished game is sealed. Knows no screen.

use crate::engine::Seat;
use crate::table::daily::{Date, Deal, Finish};
use crate::table::route::Route;
use crate::table::{Table, envelope};

use super::dates::day;
use super::{PAGE, format_message};
use crate::message;
use crate::words::Message;

/// Returns the result as a clause: "I won with 64 points".
fn result(finish: Finish) -> Message {
    let points = finish.score;
    if finish.won { message!("result-won", points: points) } else { message!("result-lost", points: points) }
}

fn with_peek(result: Message, finish: Finish) -> Message {
    if finish.peeked { message!("result-peeked", result: result) } else { result }
}

/// Returns the sentence for a finished daily deal: "Ceylon, game of Monday 23 November 2026: I won with 64 points at a
/// table of 2, on a streak of 5 days."
pub fn daily(deal: &Deal, finish: Finish, days: u32) -> String {
    let mut result = result(finish);
    if deal.seats() > 1 {
        result = message!("result-at-table", result: result, seats: deal.seats());
    }
    result = with_peek(result, finish);
    if days > 1 {
        result = message!("result-streak", result: result, days: days);
    }
    format_message(PAGE, &message!("result-daily", title: deal.info.title, day: day(deal.date), result: result))
}

/// Returns the sentence for an unfinished daily deal.
pub fn running(deal: &Deal) -> String {
    format_message(PAGE, &message!("result-running", title: deal.info.title, day: day(deal.date)))
}

/// Returns the sentence for any other finished game; `None` while it is running.
pub fn finished(table: &Table, seat: Seat) -> Option<String> {
    let outcome = table.outcome()?;
    let finish = Finish { score: outcome.scores[seat], won: outcome.winners.has(seat), peeked: table.peeked() };
    let result = with_peek(result(finish), finish);
    Some(format_message(PAGE, &message!("result-challenge", title: table.info().title, result: result)))
}

/// Returns the target of the link: for a finished game, the deal sealed with the result; for a running daily deal, that
/// deal; `None` for any other running game.
pub fn link_target(table: &Table, date: Option<Date>) -> Option<Route> {
    match table.outcome() {
        Some(_) => Some(Route::Sealed(envelope::seal(&table.link()))),
        None => date.map(|date| Route::Deal(table.info().id.into(), date.to_string())),
    }
}
