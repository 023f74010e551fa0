//! `cargo xtask train GAME`: a network learns a title by playing against itself, on all cores.
//!
//! Games are played in batches by the network as it was one batch before, while it learns from the batch before that:
//! cores are never idle, and the weights depend on seed and number of games alone. What it has learned is kept below
//! `target/train` every few batches, and training goes on from there when it is called again. The rounded weights go
//! beside the title's rules, where the worker and the arena find them.

mod learn;
mod play;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tea_table::ai::derive_seed;
use tea_table::ai::net::{HIDDEN, Network, Sums};
use tea_table::games::{Visitor, visit};
use tea_table::words::Title;

use crate::error::{Error, Result};
use crate::measure::{catalogue, in_release};
use crate::process::target_dir;
use crate::{Args, no_more};
use learn::Learner;
use play::{Samples, play_game};

/// Games of a batch, and the pieces in which the threads take them: the same for any number of threads.
const BATCH: u32 = 200;
const PIECE: u32 = 10;
/// How many batches are learned between two savings.
const SAVED_EVERY: u32 = 10;
/// How large steps are at the beginning and at the end.
const RATES: (f32, f32) = (0.001, 0.000_05);

/// Runs the verb.
///
/// # Errors
/// When a word is not understood, the title has no features, or a file cannot be written.
pub fn run(mut args: Args) -> Result<()> {
    if in_release()? {
        return Ok(());
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let wanted = Training {
        games: args.opt_value_from_str("--games")?.unwrap_or(100_000),
        hidden: args.opt_value_from_str("--hidden")?.unwrap_or(32),
        seed: args.opt_value_from_str("--seed")?.unwrap_or(1),
        threads: args.opt_value_from_str("--threads")?.unwrap_or(cores).max(1),
        fresh: args.contains("--fresh"),
    };
    if !HIDDEN.contains(&wanted.hidden) {
        return Err(Error::Usage(format!("a network has one of {HIDDEN:?} hidden units")));
    }
    let game =
        args.opt_free_from_str::<String>()?.ok_or_else(|| Error::Usage(format!("which game? {}", catalogue())))?;
    no_more(args)?;
    visit(&game, wanted).ok_or_else(|| Error::Usage(format!("there is no game `{game}`; there are {}", catalogue())))?
}

/// What is to be trained.
struct Training {
    games: u32,
    hidden: usize,
    seed: u64,
    threads: usize,
    fresh: bool,
}

/// How far a training has come: everything that it goes on from.
#[derive(Serialize, Deserialize)]
struct Checkpoint {
    seed: u64,
    /// For how many games the steps are planned: they grow smaller towards the end.
    planned: u32,
    version: u16,
    /// Batches that were learned from.
    learned: u32,
    learner: Learner,
    /// The file of the network that plays the next batch.
    player: Vec<u8>,
}

/// A played batch.
#[derive(Default)]
struct Batch {
    samples: Samples,
    error: f64,
    judged: u32,
}

impl Visitor for Training {
    type Output = Result<()>;

    fn visit<G: Title>(self) -> Result<()> {
        if G::FEATURES == 0 {
            return Err(Error::Failed(format!("{} has no features that a network could read", G::INFO.title)));
        }
        let saved = target_dir().join("train").join(format!("{}.json", G::INFO.id));
        let weights = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../src/games").join(G::INFO.id);
        let weights = weights.join("weights.net");
        let mut now = self.begin::<G>(&saved)?;
        let batches = self.games.div_ceil(BATCH);
        let (begun, first) = (Instant::now(), now.learned);
        let mut printed = Instant::now();
        let mut batch = self.play::<G>(&Network::read(&now.player).map_err(|why| why.to_string())?, now.learned);
        while now.learned < batches {
            let player = now.learner.network(G::INFO.id, G::VERSION, now.learned * BATCH);
            let (late, seed) = (now.learned as f32 / batches as f32, derive_seed(self.seed, now.learned.into()));
            let next = std::thread::scope(|scope| {
                let next = scope.spawn(|| self.play::<G>(&player, now.learned + 1));
                now.learner.learn(&batch.samples, RATES.0 + (RATES.1 - RATES.0) * late, seed);
                next.join()
            });
            now.learned += 1;
            now.player = player.write();
            if printed.elapsed() > Duration::from_secs(10) || now.learned == first + 1 || now.learned == batches {
                printed = Instant::now();
                let rest = begun.elapsed() / (now.learned - first) * (batches - now.learned);
                let error = batch.error / f64::from(batch.judged.max(1));
                eprintln!(
                    "{:>7} of {} games, mean squared error {error:.4}, {} s, {} s left",
                    now.learned * BATCH,
                    batches * BATCH,
                    begun.elapsed().as_secs(),
                    rest.as_secs(),
                );
            }
            if now.learned % SAVED_EVERY == 0 || now.learned == batches {
                save(&now, &saved)?;
            }
            batch = next.map_err(|_| Error::failed("a game of the training broke off"))?;
        }
        let network = now.learner.network(G::INFO.id, G::VERSION, now.learned * BATCH);
        std::fs::write(&weights, network.write())?;
        println!("{}", weights.display());
        Ok(())
    }
}

impl Training {
    /// What was saved, or a beginning.
    fn begin<G: Title>(&self, saved: &PathBuf) -> Result<Checkpoint> {
        if let Ok(text) = std::fs::read_to_string(saved)
            && !self.fresh
        {
            let was: Checkpoint = serde_json::from_str(&text)
                .map_err(|why| format!("{} cannot be read ({why}); --fresh begins anew", saved.display()))?;
            if (was.seed, was.planned, was.version) == (self.seed, self.games, G::VERSION) {
                return Ok(was);
            }
            let path = saved.display();
            return Err(Error::Failed(format!("{path} is of another training; --fresh begins anew")));
        }
        let learner = Learner::new(G::FEATURES, self.hidden, self.seed);
        let player = learner.network(G::INFO.id, G::VERSION, 0).write();
        Ok(Checkpoint { seed: self.seed, planned: self.games, version: G::VERSION, learned: 0, learner, player })
    }

    /// Plays the batch with this number on all threads. The order of the samples is that of the games.
    fn play<G: Title>(&self, network: &Network, batch: u32) -> Batch {
        let network = Sums::of(network.clone());
        let next = AtomicU32::new(0);
        let work = || {
            let mut pieces = Vec::new();
            loop {
                let piece = next.fetch_add(1, Ordering::Relaxed);
                if piece >= BATCH / PIECE {
                    return pieces;
                }
                let mut done = Batch::default();
                let first = batch * BATCH + piece * PIECE;
                for game in first..first + PIECE {
                    let (error, judged) = play_game::<G>(&network, self.seed, game, &mut done.samples);
                    done.error += error;
                    done.judged += judged;
                }
                pieces.push((piece, done));
            }
        };
        let mut pieces: Vec<(u32, Batch)> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("a game of the training broke off")).collect()
        });
        pieces.sort_by_key(|(piece, _)| *piece);
        let mut whole = Batch::default();
        for (_, piece) in pieces {
            whole.samples.append(&piece.samples);
            whole.error += piece.error;
            whole.judged += piece.judged;
        }
        whole
    }
}

/// Keeps what was learned: written beside, then put in place, so that a stop in between loses nothing.
fn save(now: &Checkpoint, saved: &PathBuf) -> Result<()> {
    let text = serde_json::to_string(now).map_err(|why| why.to_string())?;
    if let Some(folder) = saved.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let beside = saved.with_extension("new");
    std::fs::write(&beside, text)?;
    std::fs::rename(&beside, saved)?;
    Ok(())
}
