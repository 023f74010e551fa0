//! Matches between players: seat assignment for each game and statistics over the results.
//!
//! `xtask arena` plays the games on any number of threads. Each game depends only on its number, so the counts are the
//! same on every machine. Knows no thread and no clock.

use core::ops::Range;

use super::{Evaluator, Player, choose, decision_seed, derive_seed, random_choice};
use crate::engine::seed::Seed;
use crate::engine::{Chance, Features, Game, Outcome, PerSeat, Seat, Turn, Viewer};

/// One game of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Seed of the game. Each deal is played once with each rotation of the players.
    pub seed: u64,
    /// Number of seats by which the players are shifted.
    pub rotation: u8,
    pub seats: u8,
}

impl Pairing {
    /// Returns game number `game` (from 0) of the match with this seed.
    pub fn new(seed: u64, game: u32, seats: u8) -> Pairing {
        let seats = seats.max(1);
        let deal = u64::from(game / u32::from(seats));
        Pairing { seed: Seed::new(derive_seed(seed, deal)).0, rotation: (game % u32::from(seats)) as u8, seats }
    }

    pub fn seat(&self, player: usize) -> Seat {
        Seat(((player + usize::from(self.rotation)) % usize::from(self.seats)) as u8)
    }

    pub fn player(&self, seat: Seat) -> usize {
        let seats = usize::from(self.seats);
        (seat.index() + seats - usize::from(self.rotation)) % seats
    }
}

/// Chooses an action for the seat to act. The seed is that of the decision, not of the game.
pub fn decide<G: Features>(player: Player, evaluator: &Evaluator<G>, view: &G::View, seed: u64) -> G::Action {
    match player.budget::<G>() {
        None => random_choice::<G>(view, seed),
        Some(budget) => choose::<G>(view, budget, evaluator, seed),
    }
}

/// Plays one game to the end. `evaluators` are in the order of `players`. Each decision with more than one legal action
/// is passed to `timed` as a closure, together with the player's index; `timed` must call the closure exactly once.
///
/// # Panics
/// If a game does not end within its bound, or a player chooses an illegal action.
pub fn play_game<G: Features>(
    players: &[Player],
    evaluators: &[Evaluator<G>],
    options: &G::Options,
    pairing: Pairing,
    mut timed: impl FnMut(usize, &mut dyn FnMut()),
) -> Outcome {
    let mut state = G::setup(options, pairing.seats, &mut Chance::at(pairing.seed, 0), &mut ());
    let mut legal = Vec::new();
    for ply in 1..=G::INFO.longest {
        let seat = match G::turn(&state) {
            Turn::Over(outcome) => return outcome,
            Turn::Act(seat) => seat,
        };
        legal.clear();
        G::legal(&state, &mut legal);
        let mut action = legal[0];
        if legal.len() > 1 {
            let view = G::view(&state, Viewer::Seat(seat));
            let player = pairing.player(seat);
            let seed = decision_seed(pairing.seed, ply, seat);
            timed(player, &mut || action = decide::<G>(players[player], &evaluators[player], &view, seed));
            assert!(legal.binary_search(&action).is_ok(), "{} chose {action}, which is not legal", players[player]);
        }
        G::apply(&mut state, action, &mut Chance::at(pairing.seed, ply), &mut ());
    }
    match G::turn(&state) {
        Turn::Over(outcome) => outcome,
        Turn::Act(_) => panic!("a game of {} with seed {} did not end", <G as Game>::INFO.id, pairing.seed),
    }
}

/// Results of one player in a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Score {
    pub games: u32,
    /// Games won; a shared win counts as a fraction.
    pub wins: f64,
    /// Sum of the final scores.
    pub points: i64,
}

impl Score {
    /// Adds the outcome of a game for the player in this seat.
    pub fn add(&mut self, outcome: &Outcome, seat: Seat) {
        self.games += 1;
        if outcome.winners.has(seat) {
            self.wins += 1.0 / outcome.winners.len() as f64;
        }
        self.points += i64::from(outcome.scores[seat]);
    }

    /// Returns the win rate, `0.0..=1.0`.
    pub fn win_share(&self) -> f64 {
        self.wins / f64::from(self.games.max(1))
    }

    pub fn mean_points(&self) -> f64 {
        self.points as f64 / f64::from(self.games.max(1))
    }

    /// Returns the 95 % confidence interval of the win rate.
    pub fn interval(&self) -> (f64, f64) {
        wilson_interval(self.wins, self.games)
    }
}

/// Results of a player, deal by deal. The games of a deal, one for each rotation of the players, form one observation:
/// they share the luck of the cards, so only their mean is independent of the other deals.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct DealResults {
    count: u32,
    sum: f64,
    squares: f64,
}

/// Half-width of a 95 % confidence interval, in standard errors.
const Z_95: f64 = 1.959_963_985;
/// ln 19: the log-likelihood ratio at which a sequential test stops with error rates of 5 % on both sides.
pub const SPRT_BOUND: f64 = 2.944_438_979;

impl DealResults {
    /// Adds a deal, given its mean share over all rotations.
    pub fn add(&mut self, share: f64) {
        self.count += 1;
        self.sum += share;
        self.squares += share * share;
    }

    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }

    /// Returns the variance between deals; `None` for fewer than two.
    fn variance(&self) -> Option<f64> {
        let deals = f64::from(self.count);
        let spread = self.squares - self.sum * self.sum / deals.max(1.0);
        // Identical deals say little about the variance, so one extra split deal is assumed.
        (self.count > 1).then(|| (spread.max(0.0) + 0.25 / deals) / (deals - 1.0))
    }

    /// Returns the 95 % confidence interval of the mean share.
    pub fn interval(&self) -> (f64, f64) {
        let Some(variance) = self.variance() else { return (0.0, 1.0) };
        let half = Z_95 * (variance / f64::from(self.count)).sqrt();
        ((self.mean() - half).max(0.0), (self.mean() + half).min(1.0))
    }

    /// Returns the number of independent games that would give the mean with the same precision.
    pub fn effective_games(&self) -> f64 {
        let mean = self.mean();
        self.variance().map_or(0.0, |variance| mean * (1.0 - mean) * f64::from(self.count) / variance)
    }

    /// Returns the log-likelihood ratio of a true win rate of `high` to one of `low`. A sequential test stops once it
    /// leaves `-SPRT_BOUND..=SPRT_BOUND`. (Generalised sequential probability ratio test with a normal model of deals,
    /// as chess programs are tested with pairs of games.)
    pub fn log_likelihood_ratio(&self, low: f64, high: f64) -> f64 {
        let gain_for = |variance: f64| (high - low) * (2.0 * self.mean() - low - high) / (2.0 * variance);
        self.variance().map_or(0.0, |variance| f64::from(self.count) * gain_for(variance))
    }
}

/// Returns the 95 % Wilson interval of a win rate.
pub fn wilson_interval(wins: f64, games: u32) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (f64::from(games), Z_95);
    let share = wins / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

/// Totals of random play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayoutTotals {
    pub games: u64,
    pub plies: u64,
    /// Sum of all scores; keeps the optimiser from removing the playouts.
    pub points: i64,
}

/// Plays one game for each seed, choosing uniformly among the legal actions. `xtask bench` measures the speed of a game
/// with it: legal list, choice and `apply`.
pub fn random_playouts<G: Game>(options: &G::Options, seats: u8, seeds: Range<u64>) -> PlayoutTotals {
    let mut done = PlayoutTotals::default();
    let mut legal = Vec::new();
    for seed in seeds {
        let mut chance = Chance::stream(seed);
        let mut state = G::setup(options, seats, &mut chance, &mut ());
        let outcome = loop {
            if let Turn::Over(outcome) = G::turn(&state) {
                break outcome;
            }
            legal.clear();
            G::legal(&state, &mut legal);
            let action = legal[chance.index(legal.len())];
            G::apply(&mut state, action, &mut chance, &mut ());
            done.plies += 1;
        };
        let scores: PerSeat<i32> = outcome.scores;
        done.points += Seat::all(seats).map(|seat| i64::from(scores[seat])).sum::<i64>();
        done.games += 1;
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_sits_in_every_seat_equally_often() {
        for seats in 1..=8u8 {
            let mut seated = [[0; 8]; 8];
            for game in 0..u32::from(seats) * 5 {
                let pairing = Pairing::new(9, game, seats);
                for (player, row) in seated.iter_mut().enumerate().take(seats.into()) {
                    let seat = pairing.seat(player);
                    assert_eq!(pairing.player(seat), player);
                    row[seat.index()] += 1;
                }
            }
            for row in &seated[..seats.into()] {
                assert!(row[..seats.into()].iter().all(|&times| times == 5));
            }
        }
    }

    #[test]
    fn rotations_share_a_deal() {
        let seeds: Vec<u64> = (0..6).map(|game| Pairing::new(1, game, 3).seed).collect();
        assert!(seeds[0] == seeds[1] && seeds[1] == seeds[2] && seeds[2] != seeds[3] && seeds[3] == seeds[5]);
    }

    // Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662; 0 of 20 gives 0 to 0.1611.
    #[test]
    fn wilson_intervals_match_the_published_ones() {
        let is_close = |(low, high): (f64, f64), a: f64, b: f64| (low - a).abs() < 5e-5 && (high - b).abs() < 5e-5;
        assert!(is_close(wilson_interval(81.0, 263), 0.2553, 0.3662));
        assert!(is_close(wilson_interval(0.0, 20), 0.0, 0.1611));
        assert!(is_close(wilson_interval(29.0, 29), 0.8830, 1.0));
        assert_eq!(wilson_interval(0.0, 0), (0.0, 1.0));
    }

    #[test]
    fn intervals_are_clustered_by_deal() {
        // Ten deals of two games: in six the same player won from both seats, four were split.
        let mut deals = DealResults::default();
        for share in [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.5, 0.5, 0.5] {
            deals.add(share);
        }
        let (low, high) = deals.interval();
        assert!((deals.mean() - 0.8).abs() < 1e-9 && (low - 0.636).abs() < 1e-3 && (high - 0.964).abs() < 1e-3);
        // The variance is 0.0694 per deal against 0.16 per game: ten deals are worth 23 independent games.
        assert!((deals.effective_games() - 23.0).abs() < 0.1, "{}", deals.effective_games());
        assert_eq!(DealResults::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn the_likelihood_ratio_grows_with_the_evidence() {
        let mut deals = DealResults::default();
        assert_eq!(deals.log_likelihood_ratio(0.5, 0.6), 0.0);
        let mut ratios = Vec::new();
        for share in [1.0, 0.5, 1.0, 0.5].repeat(6) {
            deals.add(share);
            ratios.push(deals.log_likelihood_ratio(0.5, 0.6));
        }
        assert!(ratios[23] > SPRT_BOUND && ratios[23] > ratios[11], "{ratios:?}");
        assert!(deals.log_likelihood_ratio(0.8, 0.9) < 0.0 && deals.log_likelihood_ratio(0.5, 0.5) == 0.0);
    }
}
