//! `cargo xtask bench --wasm`: random play and searches measured inside a Web Worker of a real browser.
//!
//! Builds the worker as the page ships it, serves it on this machine with a minimal page, opens that in a headless
//! Chromium and waits for its report.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::routing::post;
use serde::Deserialize;
use serde_json::{Value, json};
use tea_table::ai::job_queue::JobQueue;
use tea_table::ai::protocol::{ToWorker, decode, encode};
use tea_table::ai::question::{Decision, SearchPool, current_decision, worker_count};
use tea_table::ai::{Level, Player, arena};
use tea_table::engine::Viewer;
use tea_table::engine::seed::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::words::Title;

use crate::browsers;
use crate::build;
use crate::error::{Error, Result};
use crate::process::target_dir;
use crate::serve::{self, Server};

/// A game with a number of seats, and the decisions of a master to be measured.
#[derive(Debug)]
pub struct BenchEntry {
    pub game: String,
    pub seats: u8,
    /// The decisions as encoded jobs for one worker.
    pub jobs: Vec<Vec<u8>>,
}

#[derive(Deserialize, Debug)]
pub struct BenchReport {
    /// Playouts per second.
    pub playouts: f64,
    /// Plies per second.
    pub plies: f64,
    /// Milliseconds of each job.
    pub millis: Vec<f64>,
    /// The worker's encoded reply to each job.
    pub replies: Vec<Vec<u8>>,
}

/// Whether the search gives exactly the same results natively on this machine as in the browser.
pub fn replies_match(jobs: &[Vec<u8>], replies: &[Vec<u8>]) -> bool {
    jobs.len() == replies.len()
        && jobs.iter().zip(replies).all(|(job, reply)| {
            let mut queue = JobQueue::default();
            let Some(message) = decode(job) else { return false };
            queue.receive(message);
            let own = core::iter::repeat_with(|| queue.step(u32::MAX)).find_map(|reply| reply);
            own.map(|own| encode(&own)).as_ref() == Some(reply)
        })
}

/// Number of cores of the device for which the page states the time of a master's move.
const DEVICE_CORES: u32 = 2;

/// Returns a sample of a master's decisions, evenly spaced over a game of novices. Each is the largest job that the
/// page would give to one worker.
pub fn sample_decisions<G: Title>(seats: u8, count: usize) -> Vec<Vec<u8>> {
    let novice = Player::Computer { level: Level::Novice, character: None, thousandths: 1000, is_handwritten: false };
    let Ok(mut session) = Session::new(Setup::<G> { options: G::Options::default(), seats, seed: Seed(1) }) else {
        return Vec::new();
    };
    let mut jobs = Vec::new();
    while let Some(seat) = session.to_act() {
        let action = match current_decision(&session, 1, Level::Master.budget::<G>()) {
            Some(Decision::Open(question)) => {
                let pool = SearchPool::new(&question, worker_count(DEVICE_CORES));
                let longest = pool.jobs().max_by_key(|job| job.trees.len()).cloned();
                jobs.extend(longest.map(|job| encode(&ToWorker::Think(job))));
                arena::decide::<G>(novice, &novice.evaluator(), &session.view(Viewer::Seat(seat)), question.seed)
            }
            Some(Decision::Forced(action)) => action,
            None => break,
        };
        if session.act(seat, action).is_err() {
            break;
        }
    }
    let interval = jobs.len().div_ceil(count.max(1)).max(1);
    jobs.into_iter().step_by(interval).collect()
}

/// Runs the entries in a browser.
///
/// # Errors
/// If a prerequisite of the build or the browser is missing, or the browser reports nothing.
pub fn run_in_browser(entries: &[BenchEntry], seconds: f64) -> Result<Vec<BenchReport>> {
    let folder = target_dir().join("bench-page");
    write_page(&folder, entries, seconds)?;
    let (sender, reports) = std::sync::mpsc::channel::<String>();
    let reported = post(async move |report: String| drop(sender.send(report)));
    // The worker's replies exceed the default body limit.
    let app = serve::files(&folder, "").route("/done", reported.layer(DefaultBodyLimit::disable()));
    let server = Server::start_router(app, 0)?;
    let mut browser = open_browser(&server.url(), &folder.join("profile"))?;
    let patience = Duration::from_secs(60 + (seconds * 4.0) as u64 * entries.len() as u64 * 2 + 600);
    let report = reports.recv_timeout(patience);
    drop(browser.kill());
    drop(browser.wait());
    let report = report.map_err(|_| Error::new("The browser did not report in time."))?;
    serde_json::from_str(&report).map_err(|_| Error::Failed(format!("The browser reported: {report}")))
}

/// Writes the files for the browser: the worker as the page ships it, its jobs, and a page that runs them.
fn write_page(folder: &Path, entries: &[BenchEntry], seconds: f64) -> Result<()> {
    let worker = build::worker()?;
    std::fs::create_dir_all(folder)?;
    let entries: Vec<Value> =
        entries.iter().map(|entry| json!({"game": entry.game, "seats": entry.seats, "jobs": entry.jobs})).collect();
    let entries = json!({ "entries": entries, "seconds": seconds }).to_string();
    std::fs::write(folder.join("entries.json"), entries)?;
    std::fs::write(folder.join("index.html"), include_str!("bench_page.html"))?;
    std::fs::write(folder.join("bench.js"), include_str!("bench_worker.js"))?;
    std::fs::write(folder.join("worker.js"), worker.script)?;
    std::fs::write(folder.join("worker.wasm"), worker.wasm)?;
    Ok(())
}

fn open_browser(address: &str, profile: &Path) -> Result<Child> {
    let mut command = Command::new(browsers::chromium()?.browser);
    command.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]);
    command.args(["--disable-background-networking", "--disable-component-update", "--disable-sync"]);
    command.arg(format!("--user-data-dir={}", profile.display())).arg(address);
    Ok(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?)
}
