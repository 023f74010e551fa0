//! Input features of a network: the list of active binary features of a position.
//!
//! Written by the games ([`super::Features`]), read by the opponents' networks and by their training. Counts are
//! encoded as thresholds ("at least one", "at least two", …), so that a network can learn the value of each additional
//! item. Knows no game.

/// The active features of a position, from one seat's view, in ascending order.
///
/// Every method adds one input and advances by the number of its features, whatever its argument: the same calls in
/// the same order give every feature a fixed number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Inputs {
    runs: Vec<Run>,
    next: u16,
}

/// A run of active features: `(first, end)`, exclusive of the end.
pub type Run = (u16, u16);

impl Inputs {
    /// Resets the list for another position.
    pub fn clear(&mut self) {
        self.runs.clear();
        self.next = 0;
    }

    /// Returns the active features as maximal runs, since most of them are counts.
    #[inline]
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// Returns the numbers of the active features.
    pub fn active(&self) -> impl Iterator<Item = u16> + '_ {
        self.runs.iter().flat_map(|&(first, end)| first..end)
    }

    /// Activates the features in `first..end`.
    #[inline]
    fn activate(&mut self, first: u16, end: u16) {
        if first == end {
            return;
        }
        match self.runs.last_mut() {
            Some(run) if run.1 == first => run.1 = end,
            _ => self.runs.push((first, end)),
        }
    }

    /// Number of features added so far, active or not.
    pub fn feature_count(&self) -> usize {
        self.next.into()
    }

    /// Adds a single feature, which is active if `holds` is true.
    #[inline]
    pub fn flag(&mut self, holds: bool) {
        if holds {
            self.activate(self.next, self.next + 1);
        }
        self.next += 1;
    }

    /// Adds a one-hot encoding of `which` among `of` values; larger values count as the last.
    #[inline]
    pub fn one_of(&mut self, which: usize, of: u16) {
        let fact = self.next + (which as u16).min(of - 1);
        self.activate(fact, fact + 1);
        self.next += of;
    }

    /// Adds the count `how_many` as `most` features: "at least 1", "at least 2", …. Larger counts activate all of them.
    #[inline]
    pub fn count(&mut self, how_many: u32, most: u16) {
        self.activate(self.next, self.next + how_many.min(most.into()) as u16);
        self.next += most;
    }

    /// Adds an amount as `most` features, one for each `step` of it: "at least one step", "at least two", …. Negative
    /// amounts count as 0.
    #[inline]
    pub fn amount(&mut self, amount: i32, step: i32, most: u16) {
        self.count((amount / step).max(0) as u32, most);
    }

    /// Adds a signed difference, clamped to `each_way` steps of `step` in either direction: one feature for each step
    /// above the minimum.
    #[inline]
    pub fn lead(&mut self, lead: i32, step: i32, each_way: u16) {
        self.amount(lead + step * i32::from(each_way), step, 2 * each_way);
    }

    /// Skips features that cannot be active here, such as those of an unoccupied seat.
    #[inline]
    pub fn skip(&mut self, facts: u16) {
        self.next += facts;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_has_a_distinct_number() {
        let mut inputs = Inputs::default();
        for (flag, which, count, lead) in [(true, 1, 2, -4), (false, 9, 9, 99), (true, 0, 0, 0)] {
            inputs.clear();
            inputs.flag(flag);
            inputs.one_of(which, 3);
            inputs.count(count, 4);
            inputs.skip(5);
            inputs.lead(lead, 2, 3);
            assert_eq!(inputs.feature_count(), 1 + 3 + 4 + 5 + 6);
            assert!(inputs.active().is_sorted_by(|a, b| a < b), "{inputs:?}");
            assert!(inputs.runs().is_sorted_by(|a, b| a.1 < b.0), "{inputs:?}");
        }
        assert_eq!(inputs.runs(), [(0, 2), (13, 16)]);
        inputs.clear();
        inputs.lead(-4, 2, 3);
        inputs.amount(-7, 2, 3);
        inputs.amount(5, 2, 3);
        assert!(inputs.active().eq([0, 9, 10]));
    }
}
