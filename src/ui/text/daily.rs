//! Texts of the daily deals.

use crate::ai::Level;
use crate::table::daily::{Attempt, Date, Deal, Finish};
use crate::text::dates::day;

/// Title of the page and of the section on the shelf.
pub const TODAY: &str = "Today’s deals";
pub const PLAY: &str = "Play it";
pub const CONTINUE: &str = "Continue it";
pub const PRACTISE: &str = "Practise it";
pub const FRESH: &str = "Not played yet";
pub const BEGUN: &str = "Begun";
/// Explanation on the page of today's deals.
pub const HELP: &str = "One deal a day of each game, the same for everybody. Your first attempt counts; you can practise it as often as you like. A streak of days forgives one missed day a week, Monday to Sunday.";
pub const NEW_DAY: &str = "A new day, and new deals: these are today’s.";
pub const OTHER_DAY: &str = "By the date of this device this is not today’s deal: you can practise it.";
pub const NO_SUCH_DEAL: &str = "There is no such deal. A link to one names a game and a day, such as 2026-11-23.";
/// For a device whose clock gives no valid date.
pub const NO_DATE: &str = "This device does not say which day it is, so there is no deal today.";

/// Returns the streak in days, for use in a sentence.
pub fn streak(days: u32) -> String {
    match days {
        0 => "Play one to begin a streak".into(),
        1 => "1 day played".into(),
        _ => format!("{days} days in a row"),
    }
}

pub fn deal_of(title: &str, date: Date, today: Option<Date>) -> String {
    match Some(date) == today {
        true => format!("Today’s deal of {title}"),
        false => format!("{title}, the deal of {}", day(date)),
    }
}

fn level(level: Level) -> &'static str {
    match level {
        Level::Novice => "novice",
        Level::Steady => "steady",
        Level::Sharp => "sharp",
        Level::Master => "master",
    }
}

/// Returns the seats and the level: "3 seats, sharp".
pub fn seats(deal: &Deal) -> String {
    match (deal.seats(), deal.info.automaton) {
        (1, Some(automaton)) => format!("against {automaton}"),
        (1, None) => "alone".into(),
        (seats, _) => format!("{seats} seats, {}", level(deal.level())),
    }
}

/// Returns the result of the attempt: "Won, 64 points".
pub fn finish(finish: Finish) -> String {
    let result = if finish.won { "Won" } else { "Lost" };
    let points = if finish.score == 1 { "1 point".into() } else { format!("{} points", super::figures(finish.score)) };
    let peek = if finish.peeked { ", after a peek" } else { "" };
    format!("{result}, {points}{peek}")
}

/// Returns the accessible name of a title's button on the shelf; it begins with the visible text.
pub fn button(title: &str, shown: &str, state: &str) -> String {
    format!("{title} {shown}. Today’s deal: {state}")
}

/// For the result: says which deal it was, and its outcome.
pub fn sentence(date: Date, attempt: Attempt, days: u32, peeked: bool) -> String {
    let day = day(date);
    let counts = if peeked { "it counts, after a peek at what was hidden" } else { "it counts" };
    match attempt {
        Attempt::Practice => format!("Practice of the deal of {day}."),
        Attempt::Counts if days == 1 => format!("The deal of {day}: {counts}. 1 day played."),
        Attempt::Counts => format!("The deal of {day}: {counts}. {days} days in a row."),
    }
}

/// When a daily deal is seen open at another table before it is over.
pub const PEEKED: &str = "This is a daily deal that you have not finished. Its result will say that you peeked.";
/// The warning before a deal is opened at another table.
pub const WOULD_PEEK: &str =
    "This is a daily deal that you have not finished. If you look at it here, its result will say that you peeked.";
