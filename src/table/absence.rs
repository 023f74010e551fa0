//! The page was out of sight for a while: for how long, and whether hands are covered then.
//!
//! Followed by the page of a table that several people share. Reads no clock.

/// A moment, by a clock that nobody can set and by one that goes on while the device sleeps; in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// By the clock that nobody can set. It may stand still while the device sleeps.
    pub steady: f64,
    /// By the clock of the device, which can be set.
    pub wall: f64,
}

impl Moment {
    /// How long ago `before` was at least, in milliseconds. A clock that was set forward makes it longer, so that hands
    /// are covered early; no clock makes it shorter.
    pub fn since(self, before: Moment) -> f64 {
        (self.steady - before.steady).max(self.wall - before.wall)
    }
}

/// When the hands that lie open are covered after the page was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cover {
    /// As soon as it is out of sight.
    AtOnce,
    /// After a minute.
    Minute,
    /// After five minutes.
    FiveMinutes,
    /// Not by leaving the page.
    Never,
}

impl Cover {
    /// For how long the page may be out of sight before hands are covered, in milliseconds; `None` for ever.
    pub fn after(self) -> Option<u32> {
        match self {
            Cover::AtOnce => Some(0),
            Cover::Minute => Some(60_000),
            Cover::FiveMinutes => Some(300_000),
            Cover::Never => None,
        }
    }

    /// Whether hands are covered by `now` when the page was left at `left`.
    pub fn is_due(self, left: Moment, now: Moment) -> bool {
        self.after().is_some_and(|after| now.since(left) >= f64::from(after))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(steady: f64, wall: f64) -> Moment {
        Moment { steady, wall }
    }

    #[test]
    fn hands_are_covered_after_the_time_that_was_chosen() {
        let left = at(1000.0, 5000.0);
        let later = |seconds: f64| at(1000.0 + seconds * 1000.0, 5000.0 + seconds * 1000.0);
        assert!(Cover::AtOnce.is_due(left, left));
        assert!(!Cover::Minute.is_due(left, later(59.0)) && Cover::Minute.is_due(left, later(60.0)));
        assert!(!Cover::FiveMinutes.is_due(left, later(299.0)) && Cover::FiveMinutes.is_due(left, later(300.0)));
        assert!(!Cover::Never.is_due(left, later(1e9)));
    }

    #[test]
    fn no_clock_that_is_set_or_sleeps_keeps_hands_open() {
        let left = at(1000.0, 5000.0);
        assert!(Cover::Minute.is_due(left, at(61_000.0, -90_000_000.0)), "the clock was set back a day");
        assert!(Cover::Minute.is_due(left, at(1000.0, 65_000.0)), "the device slept, and its steady clock with it");
        assert!(!Cover::Minute.is_due(left, at(2000.0, -90_000_000.0)), "a second has passed");
    }
}
