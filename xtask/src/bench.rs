//! `cargo xtask bench`: how fast a game plays itself at random on one core, and the sizes of its data; with `--wasm`
//! the same in a browser, how long a master's move takes there on two cores, and whether the browser gets the same
//! results; with `--page` how fast the page opens and responds; with `--first` how long a first visit waits until a
//! press is answered.
//!
//! A ply is what a playout does: the legal list, a choice, the action. The luck comes from the fast RNG stream that
//! searches use.

use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tea_table::ai::arena::{PlayoutTotals, random_playouts};
use tea_table::engine::record::Player;
use tea_table::engine::seed::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, link};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::words::Title;

use crate::bench_browser::{BenchEntry, replies_match, run_in_browser, sample_decisions};
use crate::build::{self, CompileOptions};
use crate::error::{Error, Result};
use crate::measure::{game_ids, quantile, rerun_in_release};
use crate::process::{cargo, run as run_tool, target_dir};
use crate::{Args, browsers, expect_no_more_args};

/// Runs the command.
///
/// # Errors
/// If an argument is not understood.
pub fn run(mut args: Args) -> Result<()> {
    for (flag, measurement) in
        [("--page", "speeds::measure_response_times"), ("--first", "first::measure_first_visits")]
    {
        if args.contains(flag) {
            let json = args.contains("--json");
            expect_no_more_args(args)?;
            return page_speeds(measurement, json);
        }
    }
    if rerun_in_release()? {
        return Ok(());
    }
    let (json, wasm) = (args.contains("--json"), args.contains("--wasm"));
    let seats: Option<u8> = args.opt_value_from_str("--seats")?;
    let seconds: f64 = args.opt_value_from_str("--seconds")?.unwrap_or(2.0);
    let game = args.opt_free_from_str::<String>()?;
    expect_no_more_args(args)?;
    let games: Vec<&str> = match &game {
        Some(game) => vec![game],
        None => SHELF.iter().map(|info| info.id).collect(),
    };
    let mut all_figures = Vec::new();
    for game in games {
        // For a measurement in the browser, only the sizes are measured here.
        let benchmark =
            Benchmark { seats, seconds: if wasm { 0.0 } else { seconds }, decisions: if wasm { 15 } else { 0 } };
        let figures = visit(game, benchmark)
            .ok_or_else(|| Error::Usage(format!("there is no game `{game}`; there are {}", game_ids())))??;
        all_figures.push((game, figures));
    }
    if wasm {
        let entry = |(game, figures): &mut (&str, Figures)| BenchEntry {
            game: game.to_string(),
            seats: figures.seats,
            jobs: core::mem::take(&mut figures.jobs),
        };
        let entries: Vec<BenchEntry> = all_figures.iter_mut().map(entry).collect();
        let reports = run_in_browser(&entries, seconds)?;
        for (((_, figures), entry), mut report) in all_figures.iter_mut().zip(&entries).zip(reports) {
            (figures.playouts, figures.plies) = (report.playouts, report.plies);
            figures.master = Some(quantile(&mut report.millis, 0.5));
            if !replies_match(&entry.jobs, &report.replies) {
                return Err(Error::Failed(format!("{}: the browser thinks otherwise than this machine", entry.game)));
            }
        }
    }
    if json {
        let results: Vec<Value> = all_figures.iter().map(|(game, figures)| figures.json(game)).collect();
        println!("{}", json!({ "results": results }));
    } else {
        all_figures.iter().for_each(|(game, figures)| figures.print(game));
    }
    Ok(())
}

/// Measures the release page on a slow phone: one of the browser tests makes the measurement, prints a report and
/// writes the figures to a file. With `json`, prints the figures instead of the report.
fn page_speeds(measurement: &str, json: bool) -> Result<()> {
    let built = build::build(&CompileOptions::release())?;
    let chromium = browsers::chromium()?;
    let mut measure = cargo(&["test", "--quiet", "--locked", "--package", "xtask", "--features", "browser-tests"]);
    measure.args(["--test", "browser", measurement, "--", "--ignored", "--nocapture"]).env("TEA_ENGINE", "chromium");
    measure.env("TEA_DIST", built.path);
    measure.env("TEA_CHROMIUM", chromium.browser).env("TEA_CHROMEDRIVER", chromium.driver);
    let figures = target_dir().join("speeds.json");
    measure.env("TEA_SPEEDS", &figures);
    if json {
        measure.stdout(Stdio::null());
    }
    run_tool(&mut measure)?;
    if json {
        println!("{}", std::fs::read_to_string(figures)?);
    }
    Ok(())
}

struct Benchmark {
    seats: Option<u8>,
    seconds: f64,
    decisions: usize,
}

struct Figures {
    seats: u8,
    playouts: f64,
    plies: f64,
    state: usize,
    record: usize,
    /// A master's decisions, to be made in the browser.
    jobs: Vec<Vec<u8>>,
    /// The median of their times in the browser, in milliseconds.
    master: Option<f64>,
}

impl Visitor for Benchmark {
    type Output = Result<Figures>;

    fn visit<G: Title>(self) -> Self::Output {
        let (min_seats, max_seats) = G::INFO.seats;
        let seats = self.seats.unwrap_or(min_seats.max(2));
        if !(min_seats..=max_seats).contains(&seats) {
            return Err(Error::Usage(format!(
                "{} is for {min_seats} to {max_seats} seats, not {seats}",
                G::INFO.title
            )));
        }
        let options = G::Options::default();
        let mut games = 0..0;
        let mut batch = |count: u64| {
            games = games.end..games.end + count;
            random_playouts::<G>(&options, seats, games.clone())
        };
        // A warm-up fills the caches and raises the core's clock rate.
        let warm = Instant::now();
        while warm.elapsed() < Duration::from_millis(200) {
            batch(1);
        }
        let mut done = PlayoutTotals::default();
        let started = Instant::now();
        while started.elapsed().as_secs_f64() < self.seconds {
            let more = batch(8);
            done.games += more.games;
            done.plies += more.plies;
        }
        let seconds = started.elapsed().as_secs_f64();
        let mut records: Vec<f64> = (1..=9).map(|seed| random_link_length::<G>(seats, seed) as f64).collect();
        Ok(Figures {
            seats,
            playouts: done.games as f64 / seconds,
            plies: done.plies as f64 / seconds,
            state: size_of::<G::State>(),
            record: quantile(&mut records, 0.5) as usize,
            jobs: if self.decisions > 0 { sample_decisions::<G>(seats, self.decisions) } else { Vec::new() },
            master: None,
        })
    }
}

fn random_link_length<G: Title>(seats: u8, seed: u64) -> usize {
    let setup = Setup::<G> { options: G::Options::default(), seats, seed: Seed(seed) };
    let Ok(mut session) = Session::new(setup) else { return 0 };
    let mut chance = Chance::stream(seed);
    while let Some(seat) = session.to_act() {
        let legal = session.legal();
        if session.act(seat, legal[chance.index(legal.len())]).is_err() {
            return 0;
        }
    }
    let players: Vec<Player> = (1..=seats).map(|seat| Player::new(&format!("Seat {seat}"), "random")).collect();
    link::write(&session, &players).len()
}

impl Figures {
    fn json(&self, game: &str) -> Value {
        let mut result = json!({
            "game": game,
            "seats": self.seats,
            "playouts_per_s": self.playouts.round(),
            "plies_per_s": self.plies.round(),
            "state_bytes": self.state,
            "record_bytes": self.record,
        });
        if let Some(millis) = self.master {
            result["master_ms"] = json!(millis.round());
        }
        result
    }

    fn print(&self, game: &str) {
        println!(
            "{game}, {} seats: {:.2} million plies a second, {:.0} playouts a second, {} bytes a state, {} letters a \
             link of random play",
            self.seats,
            self.plies / 1e6,
            self.playouts,
            self.state,
            self.record,
        );
        if let Some(millis) = self.master {
            println!("    a master's move in the browser on two cores: {millis:.0} ms in the median");
        }
    }
}
