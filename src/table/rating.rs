//! A rating of one person against the levels, by title and number of seats, as a number with an interval.
//!
//! The method is Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013) with rating periods of thirty days.
//! Called by the page of statistics and by `xtask review --check rating`. Knows no game, reads no clock and stores
//! nothing: a rating is always computed from the games.
//!
//! The scale is that of `LADDERS`: steady is 1500 in every title. At a table with several computers each of them gives
//! one result, whoever of the two placed better. These share one's own luck, so each weighs `2 / seats`: the mean of
//! `n - 1` rivals varies less than one rival does.
//!
//! A level's own deviation is the same in every game, so games do not make it smaller: the levels count as exact, and
//! the mean deviation of those met is added to that of the rating in the end.
//!
//! **Luck.** With two seats the books of a review split a result into luck and choices. Luck is the value of what
//! happened minus its expectation, so its mean is zero whoever plays, and the result minus its luck has the same mean
//! as the result (a control variable, as `AIVAT` subtracts for poker). It may lie outside 0 to 1. How much less it
//! varies is not measured well enough yet, so it weighs as much as a plain result. Had a person reviewed only lost
//! games, which are mostly unlucky ones, their correction would raise the rating; so luck is subtracted only if every
//! rated game of that title and number of seats has been reviewed in full. With more seats nothing is corrected,
//! because the books explain the win and not the places.

use core::f64::consts::PI;

use crate::engine::Info;
use crate::engine::sort::sort_by;

use super::statistics::{Played, RUNGS};

/// The scale of a title.
struct Ladder {
    game: &'static str,
    /// Ratings of the levels and their deviations, weakest first.
    levels: [(f64, f64); 4],
    /// Variance of a result without its luck, as a part of the variance of the plain result; 1 claims no gain.
    remaining_variance: f64,
}

/// From the matches of neighbours in docs/opponents.md: a share `p` is `400 log10(p / (1 - p))` points.
const LADDERS: [Ladder; 4] = [
    Ladder {
        game: "ceylon",
        levels: [(896.0, 96.0), (1500.0, 0.0), (1720.0, 39.0), (1888.0, 53.0)],
        remaining_variance: 1.0,
    },
    Ladder {
        game: "ceylon_cards",
        levels: [(1168.0, 16.0), (1500.0, 0.0), (1733.0, 10.0), (1882.0, 13.0)],
        remaining_variance: 1.0,
    },
    Ladder {
        game: "chai",
        levels: [(988.0, 56.0), (1500.0, 0.0), (1715.0, 30.0), (1862.0, 38.0)],
        remaining_variance: 1.0,
    },
    Ladder {
        game: "tea_and_rum",
        levels: [(1128.0, 38.0), (1500.0, 0.0), (1702.0, 28.0), (1849.0, 31.0)],
        remaining_variance: 1.0,
    },
];

/// The rung of the weakest level, see [`Played::rung`].
const FIRST_LEVEL: usize = 2;

/// Days of a rating period.
const PERIOD: i32 = 30;
/// Points of the usual scale in one unit of Glicko-2's.
const SCALE: f64 = 173.7178;
/// Glicko-2's constraint on the change of volatility.
const TAU: f64 = 0.5;
/// Maximum number of steps to the most probable rating.
const MAX_STEPS: u32 = 30;

/// A rating on the usual scale.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub mean: f64,
    /// Standard deviation of the error.
    pub deviation: f64,
    /// Expected change of strength in a period.
    pub volatility: f64,
}

/// A result against a rated opponent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    pub opponent: f64,
    pub deviation: f64,
    /// 1 for a win, 0 for a loss; anything if it is corrected for luck.
    pub score: f64,
    /// Number of plain results with as much information.
    pub weight: f64,
}

/// Returns Glicko-2's `g`: how much the result against an opponent says whose rating has this deviation.
fn reduction(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * (deviation / SCALE / PI).powi(2)).sqrt()
}

impl Rating {
    /// The rating of a person without games.
    pub const NEW: Rating = Rating { mean: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// Returns the 95 % interval.
    pub fn interval(&self) -> (f64, f64) {
        (self.mean - 2.0 * self.deviation, self.mean + 2.0 * self.deviation)
    }

    /// Returns the expected score against an opponent.
    pub fn expected(&self, opponent: f64, deviation: f64) -> f64 {
        1.0 / (1.0 + (-reduction(deviation) * (self.mean - opponent) / SCALE).exp())
    }

    /// Returns the rating after a period with these results.
    #[must_use]
    pub fn after(self, meetings: &[Meeting]) -> Rating {
        self.after_steps(meetings, MAX_STEPS)
    }

    /// Returns the information in results at this rating, and how far they surpass what it expects.
    fn evidence(&self, meetings: &[Meeting]) -> (f64, f64) {
        let (mut information, mut surprise) = (0.0, 0.0);
        for meeting in meetings {
            let g = reduction(meeting.deviation);
            let expected = self.expected(meeting.opponent, meeting.deviation);
            information += meeting.weight * g * g * expected * (1.0 - expected);
            surprise += meeting.weight * g * (meeting.score - expected);
        }
        (information, surprise)
    }

    /// As [`Rating::after`]. The source takes one step from the old rating, which falls short if a new player's first
    /// period has many games; further steps of the same form, each from the last, lead to the most probable rating.
    fn after_steps(self, meetings: &[Meeting], steps: u32) -> Rating {
        let mut rating = self;
        let (information, surprise) = self.evidence(meetings);
        if information > 0.0 {
            rating.volatility = self.volatility_after(1.0 / information, surprise / information);
        }
        let before = (self.deviation / SCALE).powi(2) + rating.volatility * rating.volatility;
        for _ in 0..steps {
            let (information, surprise) = rating.evidence(meetings);
            let after = 1.0 / (1.0 / before + information);
            let step = after * (surprise - (rating.mean - self.mean) / SCALE / before);
            // Far from the opponents' ratings a full step could lead further away.
            rating.mean += SCALE * step.clamp(-1.0, 1.0);
            rating.deviation = SCALE * after.sqrt();
            if step.abs() < 1e-4 {
                break;
            }
        }
        rating
    }

    /// Returns the rating after this many periods without games; it is never less certain than that of a new person.
    fn after_idle(self, periods: i32) -> Rating {
        let widened = self.deviation.powi(2) + f64::from(periods) * (self.volatility * SCALE).powi(2);
        Rating { deviation: widened.sqrt().min(Rating::NEW.deviation), ..self }
    }

    /// Returns the volatility after a period whose results have this `variance` and suggest this change: step 5 of the
    /// source, the Illinois algorithm.
    fn volatility_after(self, variance: f64, change: f64) -> f64 {
        let (squared, start) = ((self.deviation / SCALE).powi(2), (self.volatility * self.volatility).ln());
        let slope = |x: f64| {
            let total = squared + variance + x.exp();
            x.exp() * (change * change - total) / (2.0 * total * total) - (x - start) / (TAU * TAU)
        };
        let mut low = start;
        let mut high = start - TAU;
        let excess = change * change - squared - variance;
        if excess > 0.0 {
            high = excess.ln();
        } else {
            while slope(high) < 0.0 {
                high -= TAU;
            }
        }
        let (mut at_low, mut at_high) = (slope(low), slope(high));
        // It converges in a handful of steps; the bound is for results that are not numbers.
        for _ in 0..100 {
            if (high - low).abs() <= 1e-6 {
                break;
            }
            let next = low + (low - high) * at_low / (at_high - at_low);
            let at_next = slope(next);
            if at_next * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (next, at_next);
        }
        (low / 2.0).exp()
    }
}

/// Rating in one title with one number of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Id of the title.
    pub game: &'static str,
    pub seats: u8,
    /// The rating after each game, in order of play, with the deviation of the levels met.
    pub course: Vec<Rating>,
    /// Number of games without a complete review; luck is subtracted if it is 0 and there are two seats.
    pub without_review: usize,
    /// For each rung: times that the person placed better, and all meetings.
    pub beaten: [(u32, u32); RUNGS],
}

impl Standing {
    /// Returns the current rating.
    pub fn rating(&self) -> Rating {
        self.course.last().copied().unwrap_or(Rating::NEW)
    }

    /// Whether luck is subtracted.
    pub fn is_corrected(&self) -> bool {
        self.seats == 2 && self.without_review == 0
    }

    /// Returns the rung of the level against which the person would win closest to half of the games, and the expected
    /// share; `None` in a title without a ladder.
    pub fn even(&self) -> Option<(usize, f64)> {
        let levels = &ladder(self.game)?.levels;
        let shares = levels.iter().map(|(level, deviation)| self.rating().expected(*level, *deviation));
        let distance = |share: f64| (share - 0.5).abs();
        (FIRST_LEVEL..).zip(shares).min_by(|one, other| distance(one.1).total_cmp(&distance(other.1)))
    }
}

fn ladder(game: &str) -> Option<&'static Ladder> {
    LADDERS.iter().find(|ladder| ladder.game == game)
}

/// Returns the standings of all games against levels, by title in the given order, then by seats. Games in which
/// something hidden was seen and undone count only if `with_peeked`.
pub fn standings(played: &[Played], titles: &[&'static Info], with_peeked: bool) -> Vec<Standing> {
    let mut standings = Vec::new();
    for info in titles {
        let Some(ladder) = ladder(info.id) else { continue };
        for seats in 2..=info.seats.1 {
            let is_rated = |game: &&Played| {
                game.info.id == info.id
                    && game.seats == seats
                    && (with_peeked || !game.peeked)
                    && game.rivals.iter().any(|(rung, _)| *rung >= FIRST_LEVEL)
            };
            standings.extend(standing(info, ladder, played.iter().filter(is_rated).collect()));
        }
    }
    standings
}

fn standing(info: &'static Info, ladder: &Ladder, mut games: Vec<&Played>) -> Option<Standing> {
    sort_by(&mut games, |one, other| (one.day, one.time).cmp(&(other.day, other.time)));
    let first = games.first()?;
    let without_review = games.iter().filter(|game| game.luck.is_none()).count();
    let mut standing =
        Standing { game: info.id, seats: first.seats, course: Vec::new(), without_review, beaten: [(0, 0); RUNGS] };
    let is_corrected = standing.is_corrected();
    let (mut before, mut period) = (Rating::NEW, first.day);
    let (mut meetings, mut met_levels, mut deviations) = (Vec::new(), 0.0, 0.0);
    for game in games {
        let periods = game.day.saturating_sub(period) / PERIOD;
        if periods > 0 {
            before = before.after(&meetings).after_idle(periods - 1);
            meetings.clear();
            period += periods * PERIOD;
        }
        for (rung, score) in &game.rivals {
            let Some((opponent, deviation)) = rung.checked_sub(FIRST_LEVEL).map(|level| ladder.levels[level]) else {
                continue;
            };
            let (beaten, met) = &mut standing.beaten[*rung];
            *beaten += u32::from(*score == 1.0);
            *met += 1;
            met_levels += 1.0;
            deviations += deviation;
            let mut meeting = Meeting { opponent, deviation: 0.0, score: *score, weight: 2.0 / f64::from(game.seats) };
            if let Some(luck) = game.luck.filter(|_| is_corrected) {
                meeting.score -= f64::from(luck);
                meeting.weight /= ladder.remaining_variance;
            }
            meetings.push(meeting);
        }
        let mut rating = before.after(&meetings);
        rating.deviation = (rating.deviation.powi(2) + (deviations / met_levels).powi(2)).sqrt();
        standing.course.push(rating);
    }
    Some(standing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::SHELF;

    fn is_close(value: f64, expected: f64, error: f64) -> bool {
        (value - expected).abs() < error
    }

    /// The example of the source: 1464.06, 151.52 and 0.05999.
    #[test]
    fn the_worked_example_gives_the_published_figures() {
        let player = Rating { mean: 1500.0, deviation: 200.0, volatility: 0.06 };
        let met = |opponent, deviation, score| Meeting { opponent, deviation, score, weight: 1.0 };
        let results = [met(1400.0, 30.0, 1.0), met(1550.0, 100.0, 0.0), met(1700.0, 300.0, 0.0)];
        let after = player.after_steps(&results, 1);
        assert!(is_close(after.mean, 1464.06, 0.02), "{after:?}");
        assert!(is_close(after.deviation, 151.52, 0.01), "{after:?}");
        assert!(is_close(after.volatility, 0.05999, 0.00001), "{after:?}");
    }

    #[test]
    fn a_first_period_of_many_games_leads_to_the_share_won() {
        for (opponent, won) in [(1500.0, 170), (1100.0, 10), (1900.0, 190), (900.0, 0)] {
            let met = |game| Meeting { opponent, deviation: 0.0, score: f64::from(u8::from(game < won)), weight: 1.0 };
            let meetings: Vec<Meeting> = (0..200).map(met).collect();
            let after = Rating::NEW.after(&meetings);
            let share = after.expected(opponent, 0.0);
            assert!(is_close(share, f64::from(won) / 200.0, 0.03), "{share} for {won} against {opponent}: {after:?}");
        }
    }

    #[test]
    fn a_period_without_games_only_widens_the_interval() {
        let player = Rating { mean: 1600.0, deviation: 50.0, volatility: 0.06 };
        let after = player.after(&[]);
        assert!(is_close(after.deviation, (50.0_f64.powi(2) + (0.06 * SCALE).powi(2)).sqrt(), 1e-9));
        assert_eq!((after.mean, after.volatility), (1600.0, 0.06));
        assert!(is_close(player.after_idle(1).deviation, after.deviation, 1e-9));
        assert_eq!(player.after_idle(i32::MAX).deviation, Rating::NEW.deviation, "after a clock went wrong");
    }

    #[test]
    fn every_title_has_its_ladder() {
        for info in SHELF {
            let levels = ladder(info.id).expect("it was measured").levels;
            assert!(levels.is_sorted_by(|one, other| one.0 < other.0), "{}", info.id);
        }
    }

    fn game(rivals: &[(usize, f64)], luck: Option<f32>, day: i32) -> Played {
        Played {
            info: SHELF[0],
            seats: rivals.len() as u8 + 1,
            rung: 3,
            won: false,
            score: 0,
            seat: Seat(0),
            accuracy: None,
            points: Vec::new(),
            peeked: false,
            rivals: rivals.to_vec(),
            luck,
            time: 0,
            day,
        }
    }

    #[test]
    fn meetings_are_counted_and_random_players_are_not() {
        let games = [
            game(&[(3, 1.0)], None, 1),
            game(&[(3, 0.0)], None, 2),
            game(&[(3, 0.5)], None, 3),
            game(&[(1, 1.0)], None, 4),
            game(&[(2, 1.0), (1, 1.0)], None, 5),
        ];
        let found = standings(&games, SHELF, false);
        let counts: Vec<_> =
            found.iter().map(|one| (one.seats, one.course.len(), one.beaten[3], one.beaten[2])).collect();
        assert_eq!(counts, [(2, 3, (1, 3), (0, 0)), (3, 1, (0, 0), (1, 1))]);
        assert!(is_close(found[0].rating().mean, 1500.0, 1e-6), "as many won as lost against steady");
        assert_eq!(found[0].even().map(|(rung, _)| rung), Some(3));
    }

    #[test]
    fn games_do_not_make_the_scale_more_exact() {
        let novice = ladder(SHELF[0].id).expect("it was measured").levels[0];
        let games: Vec<Played> = (0..600).map(|number| game(&[(2, f64::from(number % 2))], None, 1)).collect();
        let deviation = standings(&games, SHELF, false)[0].rating().deviation;
        assert!(deviation > novice.1 && deviation < novice.1 + 20.0, "{deviation}");
    }

    #[test]
    fn peeked_games_count_only_if_they_are_to() {
        let peeked = Played { peeked: true, ..game(&[(3, 1.0)], None, 1) };
        assert_eq!(standings(core::slice::from_ref(&peeked), SHELF, false), []);
        assert_eq!(standings(&[peeked], SHELF, true).len(), 1);
    }

    #[test]
    fn luck_is_subtracted_once_every_game_is_reviewed() {
        let lucky: Vec<Played> = (0..10).map(|day| game(&[(3, 1.0)], Some(0.4), day)).collect();
        let mut unsure = lucky.clone();
        unsure[4].luck = None;
        let corrected = &standings(&lucky, SHELF, false)[0];
        let plain = &standings(&unsure, SHELF, false)[0];
        assert!(corrected.is_corrected() && !plain.is_corrected() && plain.without_review == 1);
        assert!(corrected.rating().mean < plain.rating().mean, "lucky wins say less");
        assert!(corrected.rating().deviation <= plain.rating().deviation + 1.0, "and not less surely");
        let three: Vec<Played> = (0..10).map(|day| game(&[(3, 1.0), (3, 1.0)], Some(0.4), day)).collect();
        assert!(!standings(&three, SHELF, false)[0].is_corrected());
    }

    #[test]
    fn a_pause_widens_the_interval() {
        let steady = |last: i32| -> Vec<Played> {
            let days = (0..20).chain([last]);
            days.map(|day| game(&[(3, f64::from(day % 2))], None, day)).collect()
        };
        let deviation = |last| standings(&steady(last), SHELF, false)[0].rating().deviation;
        assert!(deviation(21) < deviation(3601));
    }
}
