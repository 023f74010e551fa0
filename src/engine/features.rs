//! What a network reads of a position: a list of the facts that hold, each a number.
//!
//! Written by the games ([`super::Features`]), read by the opponents' networks and by their training. Counts are given
//! in steps ("at least one", "at least two", …), so that a network learns what each more is worth. Knows no game.

/// The facts that hold in a position, as seen by one seat, in rising order.
///
/// Every method adds one thing and moves on to the numbers of the next, whatever its argument: the same calls in the
/// same order give every fact its own number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Inputs {
    runs: Vec<Run>,
    next: u16,
}

/// Facts with consecutive numbers that all hold: the first, and the one behind the last.
pub type Run = (u16, u16);

impl Inputs {
    /// Begins anew, for another position.
    pub fn clear(&mut self) {
        self.runs.clear();
        self.next = 0;
    }

    /// The facts that hold, in runs as long as can be, since most of them are counts.
    #[inline]
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// The numbers of the facts that hold.
    pub fn active(&self) -> impl Iterator<Item = u16> + '_ {
        self.runs.iter().flat_map(|&(first, end)| first..end)
    }

    /// The facts from `first` to before `end` hold.
    #[inline]
    fn hold(&mut self, first: u16, end: u16) {
        if first == end {
            return;
        }
        match self.runs.last_mut() {
            Some(run) if run.1 == first => run.1 = end,
            _ => self.runs.push((first, end)),
        }
    }

    /// How many facts were added, whether they hold or not.
    pub fn fact_count(&self) -> usize {
        self.next.into()
    }

    /// One fact.
    #[inline]
    pub fn flag(&mut self, holds: bool) {
        if holds {
            self.hold(self.next, self.next + 1);
        }
        self.next += 1;
    }

    /// Which one of `of` things it is; the last one stands for all beyond it.
    #[inline]
    pub fn one_of(&mut self, which: usize, of: u16) {
        let fact = self.next + (which as u16).min(of - 1);
        self.hold(fact, fact + 1);
        self.next += of;
    }

    /// How many there are, up to `most`: a fact for each of "at least 1, 2, …".
    #[inline]
    pub fn count(&mut self, how_many: u32, most: u16) {
        self.hold(self.next, self.next + how_many.min(most.into()) as u16);
        self.next += most;
    }

    /// How much there is, by steps of `step`: a fact for each of "at least one step, two, …", `most` of them. Nothing
    /// below zero.
    #[inline]
    pub fn amount(&mut self, amount: i32, step: i32, most: u16) {
        self.count((amount / step).max(0) as u32, most);
    }

    /// How far above or below zero something is, by steps: a fact for each step that it lies above the lowest, which
    /// is `each_way` steps below zero.
    #[inline]
    pub fn lead(&mut self, lead: i32, step: i32, each_way: u16) {
        self.amount(lead + step * i32::from(each_way), step, 2 * each_way);
    }

    /// Leaves out so many facts that cannot hold here, such as those of a seat that is not taken.
    #[inline]
    pub fn skip(&mut self, facts: u16) {
        self.next += facts;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fact_has_a_number_of_its_own() {
        let mut inputs = Inputs::default();
        for (flag, which, count, lead) in [(true, 1, 2, -4), (false, 9, 9, 99), (true, 0, 0, 0)] {
            inputs.clear();
            inputs.flag(flag);
            inputs.one_of(which, 3);
            inputs.count(count, 4);
            inputs.skip(5);
            inputs.lead(lead, 2, 3);
            assert_eq!(inputs.fact_count(), 1 + 3 + 4 + 5 + 6);
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
