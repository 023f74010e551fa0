//! `cargo xtask arena`: seat-balanced matches between players, on all cores.
//!
//! Games and their counts depend on the seed alone; only the times are the machine's. Times are
//! those of decisions that had more than one legal answer.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use serde_json::{Value, json};
use tea_table::ai::Player;
use tea_table::ai::arena::{Pairing, Score, play};
use tea_table::engine::{Outcome, variant};
use tea_table::games::{Visitor, visit};
use tea_table::words::Title;

use crate::error::{Error, Result};
use crate::measure::{catalogue, in_release, quantile};
use crate::{Args, no_more};

/// Runs the verb.
///
/// # Errors
/// When a word is not understood or a game breaks off.
pub fn run(mut args: Args) -> Result<()> {
    if in_release()? {
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
    };
    let game =
        args.opt_free_from_str::<String>()?.ok_or_else(|| Error::Usage(format!("which game? {}", catalogue())))?;
    no_more(args)?;
    let players = wanted.players.clone();
    let results = visit(&game, wanted)
        .ok_or_else(|| Error::Usage(format!("there is no game `{game}`; there are {}", catalogue())))??;
    if json {
        println!("{}", results.json(&game, &players));
    } else {
        results.print(&players);
    }
    Ok(())
}

/// What is to be played.
struct Match {
    players: Vec<Player>,
    games: u32,
    seed: u64,
    options: String,
    threads: usize,
}

/// What came of it: for each player the score and the milliseconds of each decision.
struct Results {
    games: u32,
    players: Vec<(Score, Vec<f64>)>,
    plies: usize,
}

impl Visitor for Match {
    type Output = Result<Results>;

    fn visit<G: Title>(self) -> Self::Output {
        let seats = self.players.len() as u8;
        let (least, most) = G::INFO.seats;
        if !(least..=most).contains(&seats) {
            return Err(Error::Usage(format!("{} is for {least} to {most} seats, not {seats}", G::INFO.title)));
        }
        let options: G::Options = variant::read(&self.options).map_err(|wrong| Error::Usage(wrong.to_string()))?;
        let next = AtomicU32::new(0);
        let played = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                // Options need not be shareable between threads, so each thread reads its own.
                let (next, played, players, text) = (&next, &played, &self.players, &self.options);
                scope.spawn(move || {
                    let Ok(options) = variant::read::<G::Options>(text) else { return };
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games {
                            return;
                        }
                        let one = play_one::<G>(players, &options, Pairing::new(self.seed, game, seats));
                        played.lock().unwrap_or_else(|poison| poison.into_inner()).push(one);
                    }
                });
            }
        });
        drop(options);
        let played = played.into_inner().unwrap_or_else(|poison| poison.into_inner());
        let mut results = Results { games: self.games, players: vec![Default::default(); seats.into()], plies: 0 };
        for (pairing, outcome, times) in played {
            for (player, millis) in times.into_iter().enumerate() {
                let (score, all) = &mut results.players[player];
                score.add(&outcome, pairing.seat(player));
                results.plies += millis.len();
                all.extend(millis);
            }
        }
        Ok(results)
    }
}

/// Plays one game with a clock beside it.
fn play_one<G: Title>(players: &[Player], options: &G::Options, pairing: Pairing) -> (Pairing, Outcome, Vec<Vec<f64>>) {
    let mut times = vec![Vec::new(); players.len()];
    let outcome = play::<G>(players, options, pairing, |player, think| {
        let begun = Instant::now();
        think();
        times[player].push(begun.elapsed().as_secs_f64() * 1000.0);
    });
    (pairing, outcome, times)
}

impl Results {
    fn json(mut self, game: &str, players: &[Player]) -> Value {
        let seats: Vec<Value> = players
            .iter()
            .zip(&mut self.players)
            .map(|(player, (score, millis))| {
                let (low, high) = score.interval();
                json!({
                    "player": player.to_string(),
                    "games": score.games,
                    "wins": score.wins,
                    "share": score.share(),
                    "low": low,
                    "high": high,
                    "mean_score": score.mean(),
                    "median_ms": quantile(millis, 0.5),
                    "p95_ms": quantile(millis, 0.95),
                })
            })
            .collect();
        json!({ "game": game, "games": self.games, "seats": seats })
    }

    fn print(mut self, players: &[Player]) {
        println!("{} games, {} decisions", self.games, self.plies);
        println!(
            "{:<14} {:>8} {:>8} {:>17} {:>11} {:>10} {:>10}",
            "player", "wins", "share", "95 %", "mean score", "median ms", "p95 ms"
        );
        for (player, (score, millis)) in players.iter().zip(&mut self.players) {
            let (low, high) = score.interval();
            println!(
                "{:<14} {:>8.1} {:>7.1}% {:>7.1}% – {:>5.1}% {:>11.1} {:>10.2} {:>10.2}",
                player.to_string(),
                score.wins,
                score.share() * 100.0,
                low * 100.0,
                high * 100.0,
                score.mean(),
                quantile(millis, 0.5),
                quantile(millis, 0.95),
            );
        }
    }
}
