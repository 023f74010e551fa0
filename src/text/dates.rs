//! Dates, deals of the day and ledger errors in words.

use core::fmt::{Display, Formatter, Result};

use crate::table::daily::{Date, LedgerError};

const WEEKDAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Formats a date: "Monday 23 November 2026".
pub fn day(date: Date) -> String {
    let month = MONTHS[usize::from(date.month()) - 1];
    format!("{} {} {month} {}", WEEKDAYS[date.weekday()], date.day(), date.year())
}

impl Display for LedgerError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            LedgerError::Store(trouble) => trouble.fmt(f),
            LedgerError::Damaged => f.write_str("What was kept of the deals of the days cannot be read."),
            LedgerError::Newer => f.write_str("A newer build wrote what is kept of the deals of the days."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_named_as_people_say_them() {
        for (text, said) in [("2026-11-23", "Monday 23 November 2026"), ("2028-02-29", "Tuesday 29 February 2028")] {
            assert_eq!(text.parse().map(day), Ok(said.to_owned()));
        }
    }
}
