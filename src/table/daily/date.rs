//! Calendar dates, in the time zone of the player's device.
//!
//! Used by the daily deals and the statistics. Reads no clock and knows no time zone.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// A day of the Gregorian calendar, stored and transmitted as `2026-11-23`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// Error for a text that is not a date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadDate;

/// Years that have deals; a clock that shows any other year was never set.
const YEARS: core::ops::RangeInclusive<u16> = 1970..=9999;

fn days_in(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 31,
    }
}

impl Date {
    /// Creates a date; `None` if it does not exist. Month and day count from 1.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let is_real = YEARS.contains(&year) && (1..=12).contains(&month) && (1..=days_in(year, month)).contains(&day);
        is_real.then_some(Date { year, month, day })
    }

    pub fn year(self) -> u16 {
        self.year
    }

    /// Returns the month, from 1 for January.
    pub fn month(self) -> u8 {
        self.month
    }

    /// Returns the day of the month, from 1.
    pub fn day(self) -> u8 {
        self.day
    }

    /// Returns the number of days since 1 January 1970.
    pub fn number(self) -> i32 {
        // Years start in March here, so that the leap day is the last of its year.
        let (year, month) = match self.month {
            1 | 2 => (i32::from(self.year) - 1, i32::from(self.month) + 9),
            month => (i32::from(self.year), i32::from(month) - 3),
        };
        let leaps = year / 4 - year / 100 + year / 400;
        365 * year + leaps + (153 * month + 2) / 5 + i32::from(self.day) - 1 - 719_468
    }

    /// Returns the day of the week, from Monday (0) to Sunday (6).
    pub fn weekday(self) -> usize {
        // 1 January 1970 was a Thursday.
        (self.number() + 3).rem_euclid(7) as usize
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Date, BadDate> {
        let mut parts = text.splitn(3, '-');
        let mut next = |digits: usize| {
            let part = parts.next().filter(|part| part.len() == digits).ok_or(BadDate)?;
            if part.bytes().all(|letter| letter.is_ascii_digit()) {
                part.parse().map_err(|_| BadDate)
            } else {
                Err(BadDate)
            }
        };
        let (year, month, day): (u16, u16, u16) = (next(4)?, next(2)?, next(2)?);
        Date::new(year, month as u8, day as u8).ok_or(BadDate)
    }
}

impl TryFrom<String> for Date {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Date, &'static str> {
        text.parse().map_err(|BadDate| "not a day of the form 2026-11-23")
    }
}

impl From<Date> for String {
    fn from(date: Date) -> String {
        date.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn consecutive_dates_have_consecutive_numbers() {
        let mut number = None;
        for year in 1970..=2400 {
            for month in 1..=12 {
                for day in 1..=31 {
                    let Some(date) = Date::new(year, month, day) else { continue };
                    assert_eq!(date.number(), number.map_or(0, |before: i32| before + 1), "{date}");
                    number = Some(date.number());
                }
            }
        }
    }

    #[test]
    fn weekdays_agree_with_the_calendar() {
        for (text, weekday) in [("1970-01-01", 3), ("2000-02-29", 1), ("2026-11-23", 0), ("2026-11-28", 5)] {
            assert_eq!(text.parse::<Date>().map(Date::weekday), Ok(weekday), "{text}");
        }
    }

    #[test]
    fn dates_round_trip_and_other_text_is_refused() {
        let date = Date::new(2026, 11, 3).expect("it is a day");
        assert_eq!((date.to_string().as_str(), "2026-11-03".parse()), ("2026-11-03", Ok(date)));
        assert_eq!(serde_json::to_string(&date).expect("it is JSON"), "\"2026-11-03\"");
        let bad = [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2026-02-29",
            "2026-00-10",
            "2026-13-01",
            "26-11-03",
            "2026-1-3",
            "2026-11-03 ",
            "+026-11-03",
            "2026-11-03-04",
            "1969-12-31",
            "2026-256-01",
        ];
        for bad in bad {
            assert_eq!(bad.parse::<Date>(), Err(BadDate), "{bad}");
            assert!(serde_json::from_str::<Date>(&format!("\"{bad}\"")).is_err(), "{bad}");
        }
    }
}
