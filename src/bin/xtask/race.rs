//! `cargo xtask bench --wasm`: random play and thinking measured inside a worker of a real browser.
//!
//! Builds the thinker as the page ships it, serves it on this machine with a page of three lines,
//! opens that in a headless Chromium and waits for what it reports.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tea_table::ai::protocol::{Decision, FromWorker, JobQueue, SearchPool, ToWorker, ask, decode, encode, workers};
use tea_table::ai::{Level, Player, arena};
use tea_table::engine::seed::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Title, Viewer};

use crate::command::{Fault, cargo, run, workshop};
use crate::setup;

/// What is to be raced: a game at so many seats, and decisions of a master, one message each.
#[derive(Debug)]
pub struct Entry {
    /// The id of the game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// Jobs for one of the workers.
    pub jobs: Vec<Vec<u8>>,
}

/// What the browser reports of an entry.
#[derive(Deserialize, Debug)]
pub struct Report {
    /// Playouts a second.
    pub playouts: f64,
    /// Plies a second.
    pub plies: f64,
    /// Milliseconds that each job took.
    pub millis: Vec<f64>,
    /// What the thinker said to each job.
    pub replies: Vec<Vec<u8>>,
}

/// Whether this machine's own thinking comes to the very same findings as the browser's.
pub fn agree(jobs: &[Vec<u8>], replies: &[Vec<u8>]) -> bool {
    jobs.len() == replies.len()
        && jobs.iter().zip(replies).all(|(job, reply)| {
            let mut bench = JobQueue::default();
            let Some(message) = decode(job) else { return false };
            bench.hear(message);
            let own = core::iter::repeat_with(|| bench.step(u32::MAX)).find_map(|reply| reply);
            own.map(|own| encode(&FromWorker::Reply(own))).as_ref() == Some(reply)
        })
}

/// So many cores has the device for which the page's promise of a master's time is measured.
const CORES: u32 = 2;

/// A fair sample of a master's decisions, from a game that novices play: in each the largest share that the page would
/// give to one thinker.
pub fn decisions<G: Title>(seats: u8, count: usize) -> Vec<Vec<u8>> {
    let novice = Player::Computer { level: Level::Novice, thousandths: 1000 };
    let Ok(mut session) = Session::new(Setup::<G> { options: G::Options::default(), seats, seed: Seed(1) }) else {
        return Vec::new();
    };
    let mut jobs = Vec::new();
    while let Some(seat) = session.to_act() {
        let action = match ask(&session, 1, Level::Master.budget::<G>()) {
            Some(Decision::Open(question)) => {
                let council = SearchPool::new(&question, workers(CORES));
                let longest = council.jobs().max_by_key(|job| job.trees.len()).cloned();
                jobs.extend(longest.map(|job| encode(&ToWorker::Think(job))));
                arena::decide::<G>(novice, &session.view(Viewer::Seat(seat)), question.seed)
            }
            Some(Decision::Forced(action)) => action,
            None => break,
        };
        if session.act(seat, action).is_err() {
            break;
        }
    }
    let apart = jobs.len().div_ceil(count.max(1)).max(1);
    jobs.into_iter().step_by(apart).collect()
}

/// Runs the entries in a browser.
///
/// # Errors
/// When something that a build or a browser needs is missing, or the browser reports nothing.
pub fn in_browser(entries: &[Entry], seconds: f64) -> Result<Vec<Report>, Fault> {
    let folder = build(entries, seconds)?;
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = format!("http://127.0.0.1:{}/", listener.local_addr()?.port());
    let profile = folder.join("profile");
    let mut browser = open(&address, &profile)?;
    let patience = Duration::from_secs(60 + (seconds * 4.0) as u64 * entries.len() as u64 * 2 + 600);
    let answer = serve(&listener, &folder, Instant::now() + patience);
    let _ = browser.kill();
    let _ = browser.wait();
    let answer = answer?;
    serde_json::from_str(&answer).map_err(|_| Fault::Failed(format!("the browser reported: {answer}")))
}

fn build(entries: &[Entry], seconds: f64) -> Result<PathBuf, Fault> {
    let tools = setup::tools()?;
    let target = "wasm32-unknown-unknown";
    eprintln!("Building the thinker for the browser.");
    run(&mut cargo(&[
        "build",
        "--quiet",
        "--profile",
        "thinker",
        "--bin",
        "thinker",
        "--features",
        "thinker",
        "--target",
        target,
    ]))?;
    let folder = workshop().join("race");
    std::fs::create_dir_all(&folder)?;
    let wasm = workshop().join(target).join("thinker/thinker.wasm");
    let mut bind = Command::new(&tools.bindgen);
    bind.env("PATH", &tools.path).args(["--target", "web", "--no-typescript", "--out-dir"]).arg(&folder).arg(wasm);
    run(&mut bind)?;
    let entries: Vec<Value> =
        entries.iter().map(|entry| json!({"game": entry.game, "seats": entry.seats, "jobs": entry.jobs})).collect();
    std::fs::write(folder.join("entries.json"), json!({ "entries": entries, "seconds": seconds }).to_string())?;
    std::fs::write(folder.join("index.html"), PAGE)?;
    std::fs::write(folder.join("race.js"), WORKER)?;
    Ok(folder)
}

fn open(address: &str, profile: &Path) -> Result<Child, Fault> {
    let browser = setup::browser()?;
    let mut command = Command::new(browser.chromium);
    command.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]);
    command.args(["--disable-background-networking", "--disable-component-update", "--disable-sync"]);
    command.arg(format!("--user-data-dir={}", profile.display())).arg(address);
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().map_err(Fault::from)
}

/// Serves the folder until something is posted, and returns that.
fn serve(listener: &TcpListener, folder: &Path, until: Instant) -> Result<String, Fault> {
    listener.set_nonblocking(true)?;
    while Instant::now() < until {
        let Ok((stream, _)) = listener.accept() else {
            std::thread::sleep(Duration::from_millis(20));
            continue;
        };
        stream.set_nonblocking(false)?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        // A browser opens connections that it then does not use.
        if let Ok(Some(posted)) = answer(stream, folder) {
            return Ok(posted);
        }
    }
    Err(Fault::Failed("the browser did not report in time".into()))
}

fn answer(stream: TcpStream, folder: &Path) -> std::io::Result<Option<String>> {
    let mut reader = BufReader::new(stream);
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut length = 0;
    loop {
        let mut header = String::new();
        if reader.read_line(&mut header)? == 0 || header.trim().is_empty() {
            break;
        }
        if let Some(value) = header.to_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    let mut words = request.split_whitespace();
    let (method, path) = (words.next().unwrap_or(""), words.next().unwrap_or("/"));
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let mut stream = reader.into_inner();
    if method == "POST" {
        stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")?;
        return Ok(Some(String::from_utf8_lossy(&body).into_owned()));
    }
    let name = if path == "/" { "index.html" } else { path.trim_start_matches('/') };
    let known = ["index.html", "race.js", "entries.json", "thinker.js", "thinker_bg.wasm"].contains(&name);
    let file = if known { std::fs::read(folder.join(name)).ok() } else { None };
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        _ => "application/json",
    };
    match file {
        Some(file) => {
            let head = format!(
                "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
                file.len()
            );
            stream.write_all(head.as_bytes())?;
            stream.write_all(&file)?;
        }
        None => stream.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")?,
    }
    Ok(None)
}

const PAGE: &str = r#"<!doctype html><title>Bench</title>
<script type="module">
  const worker = new Worker('./race.js', { type: 'module' });
  const post = (body) => fetch('/done', { method: 'POST', body });
  worker.onmessage = (event) => { if (typeof event.data === 'string') post(event.data); };
  worker.onerror = (event) => post('an error: ' + event.message);
</script>
"#;

/// Plays at random for some seconds, then hands the jobs to the thinker as the page would.
const WORKER: &str = r#"import init, { race } from './thinker.js';
const report = self.postMessage.bind(self);
let heard = () => {};
self.postMessage = (message) => heard(message);
await init({ module_or_path: './thinker_bg.wasm' });
const { entries, seconds } = await (await fetch('./entries.json')).json();
const results = [];
for (const { game, seats, jobs } of entries) {
  let games = 0, plies = 0;
  race(game, seats, 1000000, 8);
  const begun = performance.now();
  do {
    plies += race(game, seats, games, 8);
    games += 8;
  } while (performance.now() - begun < seconds * 1000);
  const took = (performance.now() - begun) / 1000;
  const millis = [], replies = [];
  for (const job of jobs) {
    const start = performance.now();
    // A reply in postcard: the tag 1, id, first tree, then whether it is done.
    const reply = await new Promise((done) => {
      heard = (message) => { if (message[0] === 1 && message[3] === 1) done(message); };
      self.onmessage({ data: Uint8Array.from(job) });
    });
    millis.push(performance.now() - start);
    replies.push(Array.from(reply));
  }
  results.push({ playouts: games / took, plies: plies / took, millis, replies });
}
report(JSON.stringify(results));
"#;
