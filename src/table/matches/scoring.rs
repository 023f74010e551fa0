//! Scoring of a match, as in duplicate bridge: each result of a deal is compared with the others.
//!
//! Called for the standings of a match. Pure arithmetic; knows neither deals nor people.

use serde::{Deserialize, Serialize};

use crate::table::par;

/// The rule by which the results of a deal become match points. Chosen when the match is begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Scoring {
    /// One point for each worse result of another person, half a point for each equal one.
    Matchpoints,
    /// Sum of the score differences to each of the others; negative when behind.
    Difference,
}

/// Match points, counted in halves so that they add up exactly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct HalfPoints(pub i64);

impl core::ops::Add for HalfPoints {
    type Output = HalfPoints;
    fn add(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0 + other.0)
    }
}

impl core::iter::Sum for HalfPoints {
    fn sum<I: Iterator<Item = HalfPoints>>(parts: I) -> HalfPoints {
        parts.fold(HalfPoints::default(), core::ops::Add::add)
    }
}

impl Scoring {
    /// All kinds of scoring, in the order in which they are offered.
    pub const ALL: [Scoring; 2] = [Scoring::Matchpoints, Scoring::Difference];

    /// Returns the points of each result of a deal, compared with all others.
    pub fn points(self, results: &[par::Result]) -> Vec<HalfPoints> {
        let against = |own: &par::Result, other: &par::Result| match self {
            // Winning the table ranks above the score.
            Scoring::Matchpoints => 1 + own.cmp(other) as i64,
            Scoring::Difference => 2 * (i64::from(own.1) - i64::from(other.1)),
        };
        let points_of = |(place, own): (usize, &par::Result)| {
            let others = results.iter().enumerate().filter(|(other, _)| *other != place);
            HalfPoints(others.map(|(_, other)| against(own, other)).sum())
        };
        results.iter().enumerate().map(points_of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(scoring: Scoring, results: &[par::Result]) -> Vec<i64> {
        scoring.points(results).into_iter().map(|points| points.0).collect()
    }

    /// Four people, one deal: 64 and 50 at tables that were won, 50 and 41 at tables that were lost. The first beats
    /// three, the second two, the third one although its score equals that of the second.
    #[test]
    fn a_matchpoint_for_each_person_with_a_worse_result() {
        let results = [(true, 64), (true, 50), (false, 50), (false, 41)];
        assert_eq!(points(Scoring::Matchpoints, &results), [6, 4, 2, 0]);
    }

    /// Equal results share: half a point each.
    #[test]
    fn equal_results_share_a_matchpoint() {
        assert_eq!(points(Scoring::Matchpoints, &[(true, 50), (false, 47), (true, 50)]), [3, 0, 3]);
        assert_eq!(points(Scoring::Matchpoints, &[(false, 30); 4]), [3, 3, 3, 3]);
        assert_eq!(points(Scoring::Matchpoints, &[(true, 9)]), [0]);
    }

    /// Scores of 64, 50 and 41: 14 and 23 ahead; 14 behind and 9 ahead; 23 and 9 behind. The sum is zero.
    #[test]
    fn differences_are_summed_over_all_others() {
        assert_eq!(points(Scoring::Difference, &[(true, 64), (false, 50), (false, 41)]), [74, -10, -64]);
        assert_eq!(points(Scoring::Difference, &[(false, -3), (true, 5)]), [-16, 16]);
        let far = points(Scoring::Difference, &[(true, i32::MAX), (false, i32::MIN)]);
        assert_eq!(far.iter().sum::<i64>(), 0);
    }
}
