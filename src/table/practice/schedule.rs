//! The schedule of a card: SM-2, from P. A. Woźniak, `Optimization of learning` (1990), chapter 3.2.
//!
//! An answer of quality 3 or more lengthens the interval: 1 day, 6 days, then each time by the factor of ease. Any
//! other starts again with 1 day and leaves the ease as it is. Differs in one point: a card is not asked twice on the
//! same day. Used by the deck; reads no clock.

use serde::{Deserialize, Serialize};

/// Ease of a new card and its minimum, in hundredths.
const FIRST_EASE: u16 = 250;
const MIN_EASE: u16 = 130;
/// Maximum interval, in days.
const MAX_INTERVAL: u32 = 3650;
/// Minimum quality of an answer that passes.
const PASSED: u8 = 3;

/// When a card is asked again. Days are counted from any fixed day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Schedule {
    due: i32,
    /// In days; 0 before the first answer.
    interval: u16,
    /// Factor of the interval, in hundredths.
    ease: u16,
    /// Number of answers in a row that passed.
    passed: u8,
}

impl Schedule {
    /// Creates the schedule of a new card, which is due at once.
    pub fn new(today: i32) -> Schedule {
        Schedule { due: today, interval: 0, ease: FIRST_EASE, passed: 0 }
    }

    /// Whether the card is to be asked. A card further in the future than its interval was scheduled by a clock that
    /// was wrong, and is asked as well.
    pub fn is_due(self, today: i32) -> bool {
        self.due <= today || self.due.saturating_sub(today) > i32::from(self.interval)
    }

    pub fn due(self) -> i32 {
        self.due
    }

    /// Returns the days from the last answer to the next question; 0 before the first answer.
    pub fn interval(self) -> u16 {
        self.interval
    }

    /// Schedules the next question after an answer of this quality, from 0 to 5.
    pub fn answered(&mut self, quality: u8, today: i32) {
        let quality = quality.min(5);
        if quality < PASSED {
            (self.passed, self.interval) = (0, 1);
        } else {
            let days = match self.passed {
                0 => 1,
                1 => 6,
                _ => (u32::from(self.interval) * u32::from(self.ease)).div_ceil(100),
            };
            self.interval = days.min(MAX_INTERVAL) as u16;
            self.passed = self.passed.saturating_add(1);
            let lack = u16::from(5 - quality);
            self.ease = (self.ease + 10).saturating_sub(lack * (8 + 2 * lack)).max(MIN_EASE);
        }
        self.due = today.saturating_add(self.interval.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn intervals(qualities: &[u8]) -> Vec<u16> {
        let mut schedule = Schedule::new(0);
        let mut next = |quality: &u8| {
            schedule.answered(*quality, schedule.due);
            schedule.interval
        };
        qualities.iter().map(&mut next).collect()
    }

    #[test]
    fn intervals_grow_as_the_source_says() {
        assert_eq!(intervals(&[4, 4, 4, 4]), [1, 6, 15, 38], "an answer of quality 4 keeps the ease of 2.5");
        assert_eq!(intervals(&[5, 5, 5, 5]), [1, 6, 17, 48], "2.7, then 2.8");
        assert_eq!(intervals(&[3, 3, 3, 3]), [1, 6, 14, 30], "2.22, then 2.08");
    }

    #[test]
    fn a_failed_answer_starts_again_and_keeps_the_ease() {
        assert_eq!(intervals(&[4, 4, 4, 2, 4, 4, 4]), [1, 6, 15, 1, 1, 6, 15]);
        assert_eq!(intervals(&[0, 1, 2]), [1, 1, 1]);
    }

    #[test]
    fn ease_and_interval_have_limits() {
        let mut schedule = Schedule::new(0);
        (0..40).for_each(|_| schedule.answered(3, 0));
        assert_eq!((schedule.ease, schedule.interval), (MIN_EASE, MAX_INTERVAL as u16));
        (0..600).for_each(|_| schedule.answered(9, i32::MAX));
        assert_eq!((schedule.due, schedule.passed), (i32::MAX, u8::MAX));
    }

    #[test]
    fn a_card_is_due_from_its_day_on_and_after_a_clock_was_wrong() {
        let mut schedule = Schedule::new(100);
        assert!(schedule.is_due(100) && schedule.is_due(101));
        schedule.answered(5, 100);
        assert!(!schedule.is_due(100) && schedule.is_due(101) && schedule.is_due(400));
        schedule.answered(5, 9000);
        assert!(schedule.is_due(100), "the clock has been set back by years");
    }
}
