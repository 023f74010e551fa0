//! A first visit: how long a slow phone on a slow network waits until a press is answered. A measurement, not a test:
//! `cargo xtask bench --first` runs it; `TEA_SPEEDS` names the file for the figures, in JSON.
//!
//! The build is served compressed beforehand, by a host that knows gzip or Brotli and nothing else, to a browser that
//! has stored nothing: a processor at a quarter of its speed, 1.6 Mbit/s and 150 ms as in Lighthouse's mobile setting.
//!
//! Only the page itself is slowed. The service worker, which begins once the program runs, and the computers' workers
//! fetch and compute at full speed, and what the page gets from the service worker adds no bytes. So figures for
//! boards are too low where the page needs more files by then or a computer moves first.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tea_table::engine::Info;
use tea_table::games::SHELF;
use tea_table::table::Table;
use xtask::build::size::compress;
use xtask::serve::{Encoding, Server};

use crate::driver::Browser;
use crate::reference::reference_time;
use crate::table::{copy_folder, dist_folder, fewest_people, random_position, record};

/// Visits of each kind; the median is reported.
const VISITS: usize = 5;

/// A path into the page: the address where it begins, and the presses that follow.
struct EntryPath {
    name: &'static str,
    /// The fragment of the address.
    place: String,
    /// The selector of each element to press, with an expression that is false before the press and true once it is
    /// answered. In the expression, `pressed` is the element.
    presses: &'static [(&'static str, &'static str)],
}

/// A press of a piece on a board, in the form of [`EntryPath::presses`].
const PIECE: (&str, &str) = (
    "[data-table] [data-lit]",
    "!pressed.isConnected || pressed.getAttribute('aria-pressed') === 'true' || !!document.querySelector('[data-commit]')",
);

/// Returns a game that is well under way, between one person, who is to act, and computers: no hand has to be hidden
/// from another person at the device, so the board can be pressed as soon as it is shown.
fn game_under_way(info: &Info) -> Table {
    let mut players = fewest_people(info);
    players[1..].fill("novice");
    let waits_for_person = |table: &Table| table.plies() >= 20 && table.presser().is_some();
    random_position(&record(info.id, &players, 3), false, &waits_for_person)
}

fn entry_paths() -> Vec<EntryPath> {
    let info = SHELF[0];
    let game = info.id;
    vec![
        EntryPath {
            name: "a link to a game, to its board",
            place: format!("#/g/{}", game_under_way(info).link()),
            presses: &[("[data-open]", "!!document.querySelector('[data-table]')"), PIECE],
        },
        EntryPath {
            name: "the shelf, to the setup of a game",
            place: String::new(),
            presses: &[("[data-new]", "!!document.querySelector('[data-start]')")],
        },
        EntryPath {
            name: "a new game, to its board",
            place: format!("#/new/{game}"),
            presses: &[("[data-start]", "!!document.querySelector('[data-table]')"), PIECE],
        },
        EntryPath {
            name: "the game of the day, to its board",
            place: "#/today".into(),
            presses: &[("[data-deal]", "!!document.querySelector('[data-table]')"), PIECE],
        },
    ]
}

/// Returns a script that presses the elements of a way one after another, each as soon as it can be pressed, and
/// records when each press was answered.
fn watch(way: &EntryPath) -> String {
    // Functions, because the policy of the page forbids to evaluate texts.
    let press = |(what, answered): &(&str, &str)| format!("[{}, (pressed) => {answered}]", json!(what));
    let presses: Vec<String> = way.presses.iter().map(press).collect();
    format!(
        "(() => {{
            const presses = [{}], times = [];
            const pressable = (one) => one.offsetWidth > 0 && !one.disabled && !one.closest('[inert]')
                && one.getAttribute('aria-disabled') !== 'true';
            const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            const wait = () => new Promise((done) => setTimeout(done, 10));
            (async () => {{
                for (const [what, is_answered] of presses) {{
                    let pressed, begun = 0;
                    while (!pressed || !is_answered(pressed)) {{
                        const found = [...document.querySelectorAll(what)].find(pressable);
                        // A press that had no effect is repeated. What already looks answered could not be told from
                        // an answer.
                        if (found && !is_answered(found) && performance.now() - begun > 300) {{
                            pressed = found;
                            begun = performance.now();
                            found.click();
                        }}
                        await wait();
                    }}
                    await painted();
                    times.push(performance.now());
                }}
                const entries = (kind) => performance.getEntriesByType(kind);
                const files = [...entries('resource'), ...entries('navigation')];
                const bytes = files.map((file) => [new URL(file.name).pathname, file.transferSize]);
                const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
                window.firstVisit = {{ times, paint, bytes }};
            }})();
        }})()",
        presses.join(", ")
    )
}

/// Copies the build and adds to each file that can be compressed the compressed form that a host would send. Returns
/// the folder of the copy.
fn compressed_build(encoding: Encoding) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tea-table-{}-{}", encoding.extension(), std::process::id()));
    copy_folder(&dist_folder(), &folder);
    compress_all(&folder, encoding);
    folder
}

fn compress_all(folder: &Path, encoding: Encoding) {
    for place in std::fs::read_dir(folder).expect("it can be listed").flatten().map(|entry| entry.path()) {
        let ending = place.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_owned();
        if place.is_dir() {
            compress_all(&place, encoding);
        } else if !["png", "jpg", "woff2"].contains(&ending.as_str()) {
            let bytes = std::fs::read(&place).expect("it can be read");
            let to = place.with_extension(format!("{ending}.{}", encoding.extension()));
            std::fs::write(to, compress(&bytes, encoding)).expect("it can be written");
        }
    }
}

/// Makes one visit; returns the times of the first paint and of each answered press, in milliseconds, and the number
/// of bytes transferred for each file.
fn visit(server: &Server, way: &EntryPath) -> (f64, Vec<f64>, Vec<(String, u64)>) {
    let browser = Browser::open(390, 660);
    browser.cdp("Network.enable", json!({}));
    let bytes_per_second = |megabits: f64| megabits * 1_000_000.0 / 8.0;
    browser.cdp(
        "Network.emulateNetworkConditions",
        json!({ "offline": false, "latency": 150, "downloadThroughput": bytes_per_second(1.6),
                "uploadThroughput": bytes_per_second(0.75) }),
    );
    browser.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }));
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch(way) }));
    browser.go(&format!("{}{}", server.url(), way.place));
    browser.until(&format!("{} is answered", way.name), "!!window.firstVisit");
    let found = browser.eval("window.firstVisit");
    let numbers = |value: &Value| value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let files = found["bytes"].as_array().into_iter().flatten();
    let files = files.filter_map(|file| Some((file[0].as_str()?.to_owned(), file[1].as_u64()?)));
    (found["paint"].as_f64().expect("something was painted"), numbers(&found["times"]), files.collect())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[test]
#[ignore = "a measurement: cargo xtask bench --first"]
fn measure_first_visits() {
    let reference = {
        let browser = Browser::open(390, 660);
        browser.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }));
        reference_time(&browser)
    };
    println!("the reference takes {reference:.0} ms on this machine, four times slowed");
    let mut results = Vec::new();
    for encoding in [Encoding::Brotli, Encoding::Gzip] {
        let folder = compressed_build(encoding);
        let server = Server::start_compressed(&folder, encoding).expect("a port is free");
        for entry in entry_paths() {
            let visits: Vec<_> = (0..VISITS).map(|_| visit(&server, &entry)).collect();
            let paint = median(visits.iter().map(|(paint, ..)| *paint).collect());
            let press = median(visits.iter().filter_map(|(_, times, _)| times.last().copied()).collect());
            let files = &visits[0].2;
            let bytes: u64 = files.iter().map(|(_, bytes)| bytes).sum();
            let name = entry.name;
            println!(
                "{encoding:?}, {name}: painted after {paint:.0} ms, a press answered after {press:.0} ms ({:.1} times the \
                 reference), {bytes} bytes",
                press / reference
            );
            let mut sorted = files.clone();
            sorted.sort_by_key(|(_, bytes)| core::cmp::Reverse(*bytes));
            sorted.iter().take(8).for_each(|(file, bytes)| println!("    {bytes:>8} {file}"));
            let files: Value = files.iter().map(|(file, bytes)| (file.clone(), json!(bytes))).collect();
            results.push(json!({
                "encoding": format!("{encoding:?}"), "way": name, "paint_ms": paint.round(), "press_ms": press.round(),
                "bytes": bytes, "files": files,
            }));
        }
        drop(server);
        std::fs::remove_dir_all(folder).expect("the copy can go");
    }
    if let Some(place) = std::env::var_os("TEA_SPEEDS") {
        let figures = json!({ "reference_ms": reference.round(), "results": results });
        std::fs::write(place, figures.to_string()).expect("the figures can be kept");
    }
}
