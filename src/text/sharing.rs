//! Texts and links for sharing a result.
//!
//! Called by the share sheet. Neither reveals anything hidden in the deal (`tests/native/daily.rs`): the sentence
//! contains the day, the title and the result; the link of a running deal contains only day and title, that of a
//! finished game is sealed.

use crate::engine::Seat;
use crate::table::daily::{Date, Deal, Finish};
use crate::table::route::Route;
use crate::table::{Table, envelope};

use super::dates::day;
use crate::words::figures;

fn points(score: i32) -> String {
    match score {
        1 => "1 point".into(),
        _ => format!("{} points", figures(score)),
    }
}

fn result(finish: Finish) -> String {
    match finish.won {
        true => format!("I won with {}", points(finish.score)),
        false => format!("I came to {}", points(finish.score)),
    }
}

fn peek(finish: Finish) -> &'static str {
    if finish.peeked { ", after a peek at what was hidden" } else { "" }
}

/// Returns the sentence for a finished deal of the day: "Ceylon, the deal of Monday 23 November 2026: I won with 64
/// points at a table of 2, 5 days in a row."
pub fn daily(deal: &Deal, finish: Finish, days: u32) -> String {
    let table = match deal.seats() {
        1 => String::new(),
        seats => format!(" at a table of {seats}"),
    };
    let streak = if days > 1 { format!(", {days} days in a row") } else { String::new() };
    let (title, day, result, peek) = (deal.info.title, day(deal.date), result(finish), peek(finish));
    format!("{title}, the deal of {day}: {result}{table}{peek}{streak}.")
}

/// Returns the sentence for an unfinished deal of the day.
pub fn running(deal: &Deal) -> String {
    format!("{}, the deal of {}: I am playing it.", deal.info.title, day(deal.date))
}

/// Returns the sentence for any other finished game; `None` while it is running.
pub fn finished(table: &Table, seat: Seat) -> Option<String> {
    let outcome = table.outcome()?;
    let finish = Finish { score: outcome.scores[seat], won: outcome.winners.has(seat), peeked: table.peeked() };
    let (title, result, peek) = (table.info().title, result(finish), peek(finish));
    Some(format!("{title}: {result}{peek}; what do you make of the same deal?"))
}

/// Returns the target of the link: the deal sealed with the result if the game is over, else the deal of the day;
/// `None` for any other running game.
pub fn place(table: &Table, date: Option<Date>) -> Option<Route> {
    match table.outcome() {
        Some(_) => Some(Route::Sealed(envelope::seal(&table.link()))),
        None => date.map(|date| Route::Deal(table.info().id.into(), date.to_string())),
    }
}
