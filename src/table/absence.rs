//! Decides whether open hands are covered after the page was out of sight.
//!
//! Used by the page of a table at which several people share the device. Reads no clock.

/// A reading of two clocks, in milliseconds: one that cannot be set, and one that runs while the device sleeps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ClockReading {
    /// Monotonic clock. It may stop while the device sleeps.
    pub steady: f64,
    /// The device's clock, which can be set.
    pub wall: f64,
}

impl ClockReading {
    /// Returns the time since `before` in milliseconds, the longer of the two clocks. Setting the clock forward makes
    /// it too long, so that hands are covered early; nothing makes it too short.
    pub fn since(self, before: ClockReading) -> f64 {
        (self.steady - before.steady).max(self.wall - before.wall)
    }
}

/// The time after which open hands are covered once the page is out of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoverDelay {
    /// As soon as the page is out of sight.
    AtOnce,
    Minute,
    FiveMinutes,
    /// Leaving the page never covers hands.
    Never,
}

impl CoverDelay {
    /// Returns the time, in milliseconds, that the page may be out of sight before hands are covered; `None` if never.
    pub fn after(self) -> Option<u32> {
        match self {
            CoverDelay::AtOnce => Some(0),
            CoverDelay::Minute => Some(60_000),
            CoverDelay::FiveMinutes => Some(300_000),
            CoverDelay::Never => None,
        }
    }

    /// Whether hands are covered at `now` if the page was left at `left`.
    pub fn is_due(self, left: ClockReading, now: ClockReading) -> bool {
        self.after().is_some_and(|after| now.since(left) >= f64::from(after))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(steady: f64, wall: f64) -> ClockReading {
        ClockReading { steady, wall }
    }

    #[test]
    fn hands_are_covered_after_the_chosen_time() {
        let left = at(1000.0, 5000.0);
        let later = |seconds: f64| at(1000.0 + seconds * 1000.0, 5000.0 + seconds * 1000.0);
        assert!(CoverDelay::AtOnce.is_due(left, left));
        assert!(!CoverDelay::Minute.is_due(left, later(59.0)) && CoverDelay::Minute.is_due(left, later(60.0)));
        assert!(
            !CoverDelay::FiveMinutes.is_due(left, later(299.0)) && CoverDelay::FiveMinutes.is_due(left, later(300.0))
        );
        assert!(!CoverDelay::Never.is_due(left, later(1e9)));
    }

    #[test]
    fn hands_are_covered_although_a_clock_was_set_or_slept() {
        let left = at(1000.0, 5000.0);
        assert!(CoverDelay::Minute.is_due(left, at(61_000.0, -90_000_000.0)), "the clock was set back a day");
        assert!(
            CoverDelay::Minute.is_due(left, at(1000.0, 65_000.0)),
            "the device slept, and its steady clock with it"
        );
        assert!(!CoverDelay::Minute.is_due(left, at(2000.0, -90_000_000.0)), "a second has passed");
    }
}
