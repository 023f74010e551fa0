//! The cool-down of presses: hands that tremble press twice where they mean once.
//!
//! The page reports each press with its time and drops those that are not accepted. Knows no page and no clock.

/// The last press of each kind that was accepted.
#[derive(Clone, Debug, Default)]
pub struct CoolDown {
    /// The kinds, such as the name of a key, and the times in milliseconds of any clock that only goes forward.
    accepted: Vec<(String, f64)>,
}

impl CoolDown {
    /// Whether a press of this kind counts now: not within `rest` milliseconds after one that counted.
    pub fn accepts(&mut self, kind: &str, now: f64, rest: u32) -> bool {
        self.accepted.retain(|(_, time)| now - time < f64::from(rest));
        let counts = self.accepted.iter().all(|(other, _)| other != kind);
        if counts {
            self.accepted.push((kind.to_owned(), now));
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_press_of_the_same_kind_is_ignored() {
        let mut presses = CoolDown::default();
        assert!(presses.accepts("Enter", 1000.0, 500));
        assert!(!presses.accepts("Enter", 1200.0, 500));
        assert!(presses.accepts("Space", 1200.0, 500), "another key counts");
        assert!(!presses.accepts("Enter", 1499.0, 500), "the press that was ignored began no new rest");
        assert!(presses.accepts("Enter", 1500.0, 500));
        assert!(presses.accepts("Enter", 1500.0, 0), "without a rest every press counts");
    }
}
