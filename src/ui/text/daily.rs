//! Texts of the daily deals.

use super::{Text, say, sentences, setup, yes_or_no};
use crate::message;
use crate::table::daily::{Attempt, Date, Deal, Finish};
use crate::text::dates::day;

/// Title of the page and of the section on the shelf.
pub const TODAY: Text = Text("daily-today");
pub const PLAY: Text = Text("daily-play");
pub const CONTINUE: Text = Text("daily-continue");
pub const PRACTISE: Text = Text("daily-practise");
pub const NOT_PLAYED: Text = Text("daily-fresh");
pub const STARTED: Text = Text("daily-begun");
/// Explanation on the page of today's deals.
pub const HELP: Text = Text("daily-help");
pub const NEW_DAY: Text = Text("daily-new-day");
pub const OTHER_DAY: Text = Text("daily-other-day");
pub const NO_SUCH_DEAL: Text = Text("daily-no-such-deal");
/// Shown when the device has no valid date.
pub const NO_DATE: Text = Text("daily-no-date");

/// Returns the streak in days, for use in a sentence.
pub fn streak(days: u32) -> String {
    if days == 0 { say(&message!("daily-no-streak")) } else { say(&message!("daily-streak", days: days)) }
}

/// Returns the date and the streak.
pub fn date_and_streak(date: Date, days: u32) -> String {
    say(&message!("daily-above", day: day(date), streak: streak(days)))
}

pub fn title_and_date(title: &str, date: Date, today: Option<Date>) -> String {
    match Some(date) == today {
        true => say(&message!("daily-of-today", title: title)),
        false => say(&message!("daily-of-day", title: title, day: day(date))),
    }
}

/// Describes the opponents of a deal: "You against 2 strong opponents".
pub fn opponents(deal: &Deal) -> String {
    match (deal.seats(), deal.info.automaton) {
        (1, true) => say(&message!("daily-against-automaton")),
        (1, false) => say(&message!("daily-alone")),
        (seats, _) => {
            let level = setup::level_noun(deal.level() as usize);
            say(&message!("daily-against", opponents: seats - 1, level: level))
        }
    }
}

/// Returns the result of the attempt: "Won, 64 points".
pub fn attempt_result(finish: Finish) -> String {
    let result = message!("daily-finish", won: yes_or_no(finish.won), score: finish.score);
    say(&if finish.peeked { message!("daily-finish-peeked", finish: result) } else { result })
}

/// Returns the accessible name of a title's button on the shelf; it begins with the visible text.
pub fn button_label(title: &str, visible: &str, state: &str) -> String {
    say(&message!("daily-button", title: title, shown: visible, state: state))
}

/// Describes an attempt below the result of its table: the deal, its outcome and the streak.
pub fn attempt_summary(date: Date, attempt: Attempt, days: u32, peeked: bool) -> String {
    let day = day(date);
    match attempt {
        Attempt::Practice => say(&message!("daily-practice", day: day)),
        Attempt::Counts => {
            let counts = say(&message!("daily-counts", day: day, peeked: yes_or_no(peeked)));
            sentences([counts, say(&message!("daily-counted-days", days: days))])
        }
    }
}

/// Notice after an unfinished daily deal was looked at in another table.
pub const PEEKED: Text = Text("daily-peeked");
/// Warning before an unfinished daily deal is looked at in another table.
pub const WOULD_PEEK: Text = Text("daily-would-peek");
