//! Looking back at a finished game: what each move was worth beside the best one.
//!
//! The page walks over the moments of a game, asks the workers about each with the move made as
//! its probe, and grades by what comes back. Judged by what the mover could know then, not by
//! what came after. Knows no record and no session.

use serde::{Deserialize, Serialize};

use super::Statistics;

/// How good a move was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Grade {
    /// There was nothing to choose.
    Forced,
    /// The move that the search would have made, or as good.
    Best,
    /// Hardly worse.
    Good,
    /// Gives something away.
    Inaccuracy,
    /// Gives much away.
    Mistake,
    /// May have cost the game.
    Blunder,
}

impl Grade {
    /// From the best to the worst.
    pub const ALL: [Grade; 6] =
        [Grade::Forced, Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];
}

/// A graded move.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// How good it was.
    pub grade: Grade,
    /// The index in the legal list of what the search would have done.
    pub best: usize,
    /// What that is worth, as a share of the win.
    pub best_value: f32,
    /// What the move made is worth.
    pub value: f32,
}

impl Verdict {
    /// The share of the win that was given away; never below 0.
    pub fn loss(&self) -> f32 {
        (self.best_value - self.value).max(0.0)
    }
}

/// Shares of the win given away from which on a move bears a grade, beginning with `Good`.
const LOSSES: [(f32, Grade); 4] =
    [(0.20, Grade::Blunder), (0.10, Grade::Mistake), (0.05, Grade::Inaccuracy), (0.02, Grade::Good)];

/// Two values closer than this many standard errors are not told apart.
const SURE: f32 = 2.0;

/// Grades the move with the index `chosen` by what a search that probed it has found. `None` when
/// the search did not try it.
///
/// A difference that the search cannot tell from luck is not held against the move.
pub fn grade(found: &Statistics, chosen: usize) -> Option<Verdict> {
    if found.0.len() == 1 {
        return Some(Verdict { grade: Grade::Forced, best: chosen, best_value: 0.0, value: 0.0 });
    }
    let best = found.best()?;
    let best_value = found.0[best].value()?;
    let tally = found.0.get(chosen)?;
    let value = tally.value()?;
    // Results lie between 0 and 1, so that their variance is at most value * (1 - value).
    let error = (value * (1.0 - value) / tally.visits as f32).sqrt();
    let loss = best_value - value;
    let reached = LOSSES.iter().find(|(least, _)| loss >= *least && loss > SURE * error);
    let grade = if chosen == best { Grade::Best } else { reached.map_or(Grade::Best, |(_, grade)| *grade) };
    Some(Verdict { grade, best, best_value, value })
}

/// How a seat has played.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Account {
    /// How many moves bear each grade, in the order of [`Grade::ALL`].
    pub grades: [u32; 6],
    /// The shares of the win given away, summed.
    pub lost: f32,
}

impl Account {
    /// Adds a move.
    pub fn add(&mut self, verdict: &Verdict) {
        self.grades[verdict.grade as usize] += 1;
        self.lost += verdict.loss();
    }

    /// Moves that were not forced.
    pub fn moves(&self) -> u32 {
        self.grades[1..].iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::super::Tally;
    use super::*;

    fn found(tallies: &[(u32, f64)]) -> Statistics {
        let tally = |&(visits, value)| Tally { visits, total: (f64::from(visits) * value * 1_000_000.0) as u64 };
        Statistics(tallies.iter().map(tally).collect())
    }

    #[test]
    fn moves_are_graded_by_what_they_give_away() {
        let found = found(&[(4000, 0.60), (1000, 0.59), (1000, 0.53), (1000, 0.45), (1000, 0.30), (0, 0.0)]);
        let grades: Vec<_> = (0..5).map(|index| grade(&found, index).unwrap().grade).collect();
        assert_eq!(grades, [Grade::Best, Grade::Best, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder]);
        assert_eq!(grade(&found, 5), None);
    }

    #[test]
    fn what_may_be_luck_is_not_blamed() {
        assert_eq!(grade(&found(&[(4000, 0.60), (10, 0.45)]), 1).unwrap().grade, Grade::Best);
    }

    #[test]
    fn a_forced_move_is_nobodys_merit() {
        let verdict = grade(&found(&[(0, 0.0)]), 0).unwrap();
        let mut account = Account::default();
        account.add(&verdict);
        assert_eq!((verdict.grade, account.moves()), (Grade::Forced, 0));
    }
}
