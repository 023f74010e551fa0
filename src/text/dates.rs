//! Formats dates in words, with the messages of `page.ftl`. Called by the page and by the texts to share.

use crate::message;
use crate::table::daily::Date;
use crate::words::Argument;

use super::{PAGE, format_message};

const WEEKDAYS: [&str; 7] = [
    "date-weekday-0",
    "date-weekday-1",
    "date-weekday-2",
    "date-weekday-3",
    "date-weekday-4",
    "date-weekday-5",
    "date-weekday-6",
];
const MONTHS: [&str; 12] = [
    "date-month-1",
    "date-month-2",
    "date-month-3",
    "date-month-4",
    "date-month-5",
    "date-month-6",
    "date-month-7",
    "date-month-8",
    "date-month-9",
    "date-month-10",
    "date-month-11",
    "date-month-12",
];

/// Formats a date: "Monday 23 November 2026".
pub fn day(date: Date) -> String {
    let (weekday, month) = (WEEKDAYS[date.weekday()], MONTHS[usize::from(date.month()) - 1]);
    let (weekday, month) = (Argument::Noun(weekday), Argument::Noun(month));
    format_message(PAGE, &message!("date", weekday: weekday, day: date.day(), month: month, year: date.year()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_formatted_in_words() {
        for (text, said) in [("2026-11-23", "Monday 23 November 2026"), ("2028-02-29", "Tuesday 29 February 2028")] {
            assert_eq!(text.parse().map(day), Ok(said.to_owned()));
        }
    }
}
