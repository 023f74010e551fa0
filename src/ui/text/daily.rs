//! Texts of the daily deals.

use super::Text;
use crate::ai::Level;
use crate::table::daily::{Attempt, Date, Deal, Finish};
use crate::text::dates::day;

/// Title of the page and of the section on the shelf.
pub const TODAY: Text = Text("daily-today");
pub const PLAY: Text = Text("daily-play");
pub const CONTINUE: Text = Text("daily-continue");
pub const PRACTISE: Text = Text("daily-practise");
pub const FRESH: Text = Text("daily-fresh");
pub const BEGUN: Text = Text("daily-begun");
/// Explanation on the page of today's deals.
pub const HELP: Text = Text("daily-help");
pub const NEW_DAY: Text = Text("daily-new-day");
pub const OTHER_DAY: Text = Text("daily-other-day");
pub const NO_SUCH_DEAL: Text = Text("daily-no-such-deal");
/// For a device whose clock gives no valid date.
pub const NO_DATE: Text = Text("daily-no-date");

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
        (1, true) => format!("against {}", crate::words::automaton_name(deal.info)),
        (1, false) => "alone".into(),
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
pub const PEEKED: Text = Text("daily-peeked");
/// The warning before a deal is opened at another table.
pub const WOULD_PEEK: Text = Text("daily-would-peek");
