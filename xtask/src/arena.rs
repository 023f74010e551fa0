//! `cargo xtask arena`: seat-balanced matches between players, on all cores.
//!
//! Games and their counts depend on the seed alone; only the times depend on the machine. Times are those of decisions
//! with more than one legal answer. Every deal is played once with each rotation of the players, and intervals are
//! clustered by deal. With `--sprt LOW,HIGH` the match ends as soon as it is clear whether the first player's share is
//! `HIGH` rather than `LOW`. With `--weights FILE` the first player uses the network of that file, and with `--plies N`
//! that rollout cutoff, so that new weights can be tried before they replace the built-in ones.

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use serde_json::{Value, json};
use tea_table::ai::arena::{DealResults, Pairing, SPRT_BOUND, Score, play_game};
use tea_table::ai::net::Network;
use tea_table::ai::{Evaluator, Player};
use tea_table::engine::{Outcome, variant};
use tea_table::games::{Visitor, visit};
use tea_table::words::Title;

use crate::error::{Error, Result};
use crate::measure::{game_ids, quantile, rerun_in_release};
use crate::{Args, expect_no_more_args};

/// Runs the command.
///
/// # Errors
/// If an argument is not understood or a game is aborted.
pub fn run(mut args: Args) -> Result<()> {
    if rerun_in_release()? {
        return Ok(());
    }
    let json = args.contains("--json");
    let seats: String = args.opt_value_from_str("--seats")?.unwrap_or_else(|| "master@0.1,random".into());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let wanted = Match {
        players: seats.split(',').map(str::parse).collect::<Result<_, _>>().map_err(Error::Usage)?,
        games: args.opt_value_from_str("--games")?.unwrap_or(200),
        seed: args.opt_value_from_str("--seed")?.unwrap_or(1),
        options: args.opt_value_from_str("--options")?.unwrap_or_default(),
        threads: args.opt_value_from_str("--threads")?.unwrap_or(cores).max(1),
        sprt: args.opt_value_from_fn("--sprt", parse_share_pair)?,
        weights: args.opt_value_from_str::<_, PathBuf>("--weights")?.map(std::fs::read).transpose()?,
        plies: args.opt_value_from_str("--plies")?,
    };
    let game =
        args.opt_free_from_str::<String>()?.ok_or_else(|| Error::Usage(format!("which game? {}", game_ids())))?;
    expect_no_more_args(args)?;
    let players = wanted.players.clone();
    let results = visit(&game, wanted)
        .ok_or_else(|| Error::Usage(format!("there is no game `{game}`; there are {}", game_ids())))??;
    if json {
        println!("{}", results.json(&game, &players));
    } else {
        results.print(&players);
    }
    Ok(())
}

struct Match {
    players: Vec<Player>,
    games: u32,
    seed: u64,
    options: String,
    threads: usize,
    sprt: Option<(f64, f64)>,
    /// Weights of the first player's network, instead of the built-in ones.
    weights: Option<Vec<u8>>,
    /// Rollout cutoff of the first player, instead of the title's.
    plies: Option<u32>,
}

/// Parses two shares, the lower first.
fn parse_share_pair(text: &str) -> Result<(f64, f64), String> {
    let read = |text: &str| text.parse::<f64>().ok().filter(|share| (0.0..=1.0).contains(share));
    let two = text.split_once(',').and_then(|(low, high)| Some((read(low)?, read(high)?)));
    two.filter(|(low, high)| low < high).ok_or_else(|| format!("`{text}` is not two shares such as 0.5,0.55"))
}

/// Deals played between two evaluations of a sequential test.
const DEALS_PER_CHECK: u32 = 16;

/// The results of one player: the score, the shares by deal, and the milliseconds of each decision.
#[derive(Clone, Default)]
struct PlayerResults {
    score: Score,
    deals: DealResults,
    millis: Vec<f64>,
}

struct Results {
    games: u32,
    players: Vec<PlayerResults>,
    plies: usize,
    sprt: Option<(f64, f64)>,
}

/// A played game: its number, its pairing, its outcome, and the times of each player.
type PlayedGame = (u32, Pairing, Outcome, Vec<Vec<f64>>);

impl Visitor for Match {
    type Output = Result<Results>;

    fn visit<G: Title>(self) -> Self::Output {
        let seats = self.players.len() as u8;
        let (min_seats, max_seats) = G::INFO.seats;
        if !(min_seats..=max_seats).contains(&seats) {
            return Err(Error::Usage(format!(
                "{} is for {min_seats} to {max_seats} seats, not {seats}",
                G::INFO.title
            )));
        }
        // Unreadable options are refused before anything is played.
        variant::read::<G::Options>(&self.options).map_err(|wrong| Error::Usage(wrong.to_string()))?;
        let evaluators = self.evaluators::<G>()?;
        let mut results =
            Results { games: 0, players: vec![PlayerResults::default(); seats.into()], plies: 0, sprt: self.sprt };
        while results.games < self.games && !results.is_decided() {
            let look = if self.sprt.is_some() { DEALS_PER_CHECK * u32::from(seats) } else { self.games };
            let until = (results.games + look).min(self.games);
            results.add(self.play_games::<G>(&evaluators, results.games..until, seats), seats);
        }
        Ok(results)
    }
}

impl Match {
    fn evaluators<G: Title>(&self) -> Result<Vec<Evaluator<G>>> {
        let mut evaluators: Vec<Evaluator<G>> = self.players.iter().map(|player| player.evaluator()).collect();
        if let Some(bytes) = &self.weights {
            let network = Network::read_for::<G>(bytes).map_err(|why| Error::Usage(why.to_string()))?;
            let player = self.players[0];
            let evaluator = Evaluator::from_network(network).with_character(player.character());
            evaluators[0] = evaluator.with_oversights(player.oversights::<G>());
        }
        if let Some(plies) = self.plies {
            evaluators[0] = evaluators[0].clone().with_playout_plies(plies);
        }
        Ok(evaluators)
    }

    /// Plays the games with these numbers on all threads, and returns them in order.
    fn play_games<G: Title>(&self, evaluators: &[Evaluator<G>], games: Range<u32>, seats: u8) -> Vec<PlayedGame> {
        let next = AtomicU32::new(games.start);
        let results = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                // Options need not be `Sync`, so each thread parses its own.
                scope.spawn(|| {
                    let Ok(options) = variant::read::<G::Options>(&self.options) else { return };
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= games.end {
                            return;
                        }
                        let pairing = Pairing::new(self.seed, game, seats);
                        let (outcome, times) = play_timed::<G>(&self.players, evaluators, &options, pairing);
                        let mut results = results.lock().unwrap_or_else(|poison| poison.into_inner());
                        results.push((game, pairing, outcome, times));
                    }
                });
            }
        });
        let mut results = results.into_inner().unwrap_or_else(|poison| poison.into_inner());
        results.sort_by_key(|(game, ..)| *game);
        results
    }
}

/// Plays one game and measures the time of each decision.
fn play_timed<G: Title>(
    players: &[Player],
    evaluators: &[Evaluator<G>],
    options: &G::Options,
    pairing: Pairing,
) -> (Outcome, Vec<Vec<f64>>) {
    let mut times = vec![Vec::new(); players.len()];
    let outcome = play_game::<G>(players, evaluators, options, pairing, |player, think| {
        let started = Instant::now();
        think();
        times[player].push(started.elapsed().as_secs_f64() * 1000.0);
    });
    (outcome, times)
}

impl Results {
    /// Adds games in order; those of a deal are consecutive.
    fn add(&mut self, played: Vec<PlayedGame>, seats: u8) {
        for deal in played.chunks(seats.into()) {
            let mut shares = vec![0.0; self.players.len()];
            for (_, pairing, outcome, times) in deal {
                for (player, (tally, millis)) in self.players.iter_mut().zip(times).enumerate() {
                    let before = tally.score.wins;
                    tally.score.add(outcome, pairing.seat(player));
                    shares[player] += tally.score.wins - before;
                    self.plies += millis.len();
                    tally.millis.extend(millis);
                }
            }
            self.games += deal.len() as u32;
            for (tally, share) in self.players.iter_mut().zip(shares) {
                tally.deals.add(share / deal.len() as f64);
            }
        }
    }

    /// Returns the log-likelihood ratio of the first player's sequential test so far.
    fn log_likelihood_ratio(&self) -> Option<f64> {
        self.sprt.map(|(low, high)| self.players[0].deals.log_likelihood_ratio(low, high))
    }

    fn is_decided(&self) -> bool {
        self.log_likelihood_ratio().is_some_and(|evidence| !(-SPRT_BOUND..=SPRT_BOUND).contains(&evidence))
    }

    fn json(mut self, game: &str, players: &[Player]) -> Value {
        let evidence = self.log_likelihood_ratio();
        let seats: Vec<Value> = players
            .iter()
            .zip(&mut self.players)
            .map(|(player, PlayerResults { score, deals, millis })| {
                let (low, high) = deals.interval();
                json!({
                    "player": player.to_string(),
                    "games": score.games,
                    "wins": score.wins,
                    "share": score.win_share(),
                    "low": low,
                    "high": high,
                    "plain_games": deals.effective_games(),
                    "mean_score": score.mean_points(),
                    "mean_ms": mean(millis),
                    "median_ms": quantile(millis, 0.5),
                    "p95_ms": quantile(millis, 0.95),
                })
            })
            .collect();
        json!({ "game": game, "games": self.games, "seats": seats, "sprt": evidence })
    }

    fn print(mut self, players: &[Player]) {
        println!("{} games, {} decisions", self.games, self.plies);
        println!(
            "{:<16} {:>8} {:>8} {:>17} {:>11} {:>9} {:>10} {:>10}",
            "player", "wins", "share", "95 %", "mean score", "mean ms", "median ms", "p95 ms"
        );
        let (sprt, evidence) = (self.sprt, self.log_likelihood_ratio());
        let worth = self.players[0].deals.effective_games();
        for (player, PlayerResults { score, deals, millis }) in players.iter().zip(&mut self.players) {
            let (low, high) = deals.interval();
            println!(
                "{:<16} {:>8.1} {:>7.1}% {:>7.1}% – {:>5.1}% {:>11.1} {:>9.2} {:>10.2} {:>10.2}",
                player.to_string(),
                score.wins,
                score.win_share() * 100.0,
                low * 100.0,
                high * 100.0,
                score.mean_points(),
                mean(millis),
                quantile(millis, 0.5),
                quantile(millis, 0.95),
            );
        }
        println!("intervals by deal; the match is worth {worth:.0} games with deals of their own");
        if let (Some((low, high)), Some(evidence)) = (sprt, evidence) {
            let verdict = match evidence {
                evidence if evidence > SPRT_BOUND => "the share is the higher one",
                evidence if evidence < -SPRT_BOUND => "the share is the lower one",
                _ => "not decided",
            };
            println!("{low} against {high}: evidence {evidence:.2} of ±{SPRT_BOUND:.2}, {verdict}");
        }
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}
