//! `cargo xtask train GAME`: trains the network of a title by self-play, on all cores.
//!
//! Each batch of games is played by the network as it was one batch earlier, while it learns from the previous batch:
//! the cores are never idle, and the weights depend only on the seed and the number of games. Progress is saved in
//! `target/xtask/train` every few batches, and training resumes from there. The rounded weights are written next to
//! the title's rules, where the worker and the arena find them.

mod learn;
mod play;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tea_table::ai::derive_seed;
use tea_table::ai::net::{HIDDEN_SIZES, Network, PreparedNetwork};
use tea_table::games::{Visitor, visit};
use tea_table::words::Title;

use crate::error::{Error, Result};
use crate::measure::{game_ids, rerun_in_release};
use crate::process::target_dir;
use crate::{Args, expect_no_more_args};
use learn::Learner;
use play::{Samples, play_game};

/// Games per batch, and per unit of work of a thread: independent of the number of threads.
const BATCH: u32 = 200;
const GAMES_PER_TASK: u32 = 10;
/// Number of batches between two saves.
const CHECKPOINT_EVERY: u32 = 10;
/// Learning rates at the beginning and at the end.
const LEARNING_RATES: (f32, f32) = (0.001, 0.000_05);

/// Runs the command.
///
/// # Errors
/// If an argument is not understood, the title has no features, or a file cannot be written.
pub fn run(mut args: Args) -> Result<()> {
    if rerun_in_release()? {
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
    if !HIDDEN_SIZES.contains(&wanted.hidden) {
        return Err(Error::Usage(format!("a network has one of {HIDDEN_SIZES:?} hidden units")));
    }
    let game =
        args.opt_free_from_str::<String>()?.ok_or_else(|| Error::Usage(format!("which game? {}", game_ids())))?;
    expect_no_more_args(args)?;
    visit(&game, wanted).ok_or_else(|| Error::Usage(format!("there is no game `{game}`; there are {}", game_ids())))?
}

struct Training {
    games: u32,
    hidden: usize,
    seed: u64,
    threads: usize,
    fresh: bool,
}

/// The progress of a training, with everything needed to resume it.
#[derive(Serialize, Deserialize)]
struct Checkpoint {
    seed: u64,
    /// Number of games for which the training is planned; the learning rate decreases towards its end.
    planned: u32,
    version: u16,
    /// Number of batches learned from.
    learned: u32,
    learner: Learner,
    /// The network that plays the next batch, in the format of its file.
    player: Vec<u8>,
}

#[derive(Default)]
struct Batch {
    samples: Samples,
    error: f64,
    evaluated: u32,
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
        let mut checkpoint = self.resume_or_start::<G>(&saved)?;
        let batches = self.games.div_ceil(BATCH);
        let (started, first) = (Instant::now(), checkpoint.learned);
        let mut printed = Instant::now();
        let mut batch = self
            .play_batch::<G>(&Network::read(&checkpoint.player).map_err(|why| why.to_string())?, checkpoint.learned);
        while checkpoint.learned < batches {
            let player = checkpoint.learner.network(G::INFO.id, G::VERSION, checkpoint.learned * BATCH);
            let (progress, seed) =
                (checkpoint.learned as f32 / batches as f32, derive_seed(self.seed, checkpoint.learned.into()));
            let next = std::thread::scope(|scope| {
                let next = scope.spawn(|| self.play_batch::<G>(&player, checkpoint.learned + 1));
                checkpoint.learner.learn(
                    &batch.samples,
                    LEARNING_RATES.0 + (LEARNING_RATES.1 - LEARNING_RATES.0) * progress,
                    seed,
                );
                next.join()
            });
            checkpoint.learned += 1;
            checkpoint.player = player.write();
            if printed.elapsed() > Duration::from_secs(10)
                || checkpoint.learned == first + 1
                || checkpoint.learned == batches
            {
                printed = Instant::now();
                let rest = started.elapsed() / (checkpoint.learned - first) * (batches - checkpoint.learned);
                let error = batch.error / f64::from(batch.evaluated.max(1));
                eprintln!(
                    "{:>7} of {} games, mean squared error {error:.4}, {} s, {} s left",
                    checkpoint.learned * BATCH,
                    batches * BATCH,
                    started.elapsed().as_secs(),
                    rest.as_secs(),
                );
            }
            if checkpoint.learned % CHECKPOINT_EVERY == 0 || checkpoint.learned == batches {
                save_checkpoint(&checkpoint, &saved)?;
            }
            batch = next.map_err(|_| Error::new("a game of the training broke off"))?;
        }
        let network = checkpoint.learner.network(G::INFO.id, G::VERSION, checkpoint.learned * BATCH);
        std::fs::write(&weights, network.write())?;
        println!("{}", weights.display());
        Ok(())
    }
}

impl Training {
    fn resume_or_start<G: Title>(&self, saved: &PathBuf) -> Result<Checkpoint> {
        if let Ok(text) = std::fs::read_to_string(saved)
            && !self.fresh
        {
            let checkpoint: Checkpoint = serde_json::from_str(&text)
                .map_err(|why| format!("{} cannot be read ({why}); --fresh begins anew", saved.display()))?;
            if (checkpoint.seed, checkpoint.planned, checkpoint.version) == (self.seed, self.games, G::VERSION) {
                return Ok(checkpoint);
            }
            let path = saved.display();
            return Err(Error::Failed(format!("{path} is of another training; --fresh begins anew")));
        }
        let learner = Learner::new(G::FEATURES, self.hidden, self.seed);
        let player = learner.network(G::INFO.id, G::VERSION, 0).write();
        Ok(Checkpoint { seed: self.seed, planned: self.games, version: G::VERSION, learned: 0, learner, player })
    }

    /// Plays a batch on all threads. The samples are in the order of the games.
    fn play_batch<G: Title>(&self, network: &Network, batch: u32) -> Batch {
        let network = PreparedNetwork::new(network.clone());
        let next = AtomicU32::new(0);
        let work = || {
            let mut tasks = Vec::new();
            loop {
                let task = next.fetch_add(1, Ordering::Relaxed);
                if task >= BATCH / GAMES_PER_TASK {
                    return tasks;
                }
                let mut done = Batch::default();
                let first = batch * BATCH + task * GAMES_PER_TASK;
                for game in first..first + GAMES_PER_TASK {
                    let (error, evaluated) = play_game::<G>(&network, self.seed, game, &mut done.samples);
                    done.error += error;
                    done.evaluated += evaluated;
                }
                tasks.push((task, done));
            }
        };
        let mut tasks: Vec<(u32, Batch)> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("a game of the training broke off")).collect()
        });
        tasks.sort_by_key(|(task, _)| *task);
        let mut whole = Batch::default();
        for (_, task) in tasks {
            whole.samples.append(&task.samples);
            whole.error += task.error;
            whole.evaluated += task.evaluated;
        }
        whole
    }
}

/// Saves progress to a temporary file that then replaces the old one, so that an interruption loses nothing.
fn save_checkpoint(checkpoint: &Checkpoint, saved: &PathBuf) -> Result<()> {
    let text = serde_json::to_string(checkpoint).map_err(|why| why.to_string())?;
    if let Some(folder) = saved.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let beside = saved.with_extension("new");
    std::fs::write(&beside, text)?;
    std::fs::rename(&beside, saved)?;
    Ok(())
}
