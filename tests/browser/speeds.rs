//! Response times of the page: measurements, not tests.
//!
//! `cargo xtask bench --page` builds the release page and runs this; `TEA_SPEEDS` names the file for the figures, in
//! JSON. They are for a phone-sized window on a processor that Chromium throttles to a quarter: only the page's own
//! thread, not the Web Workers in which opponents think.

use serde_json::{Value, json};

use crate::driver::Browser;
use crate::live::{connect, is_to_act, take_seat, title_for_two, two_devices, wait_until_equal};
use crate::reference::reference_time;
use crate::table::{
    PlayEnd, PlayUntil, fewest_people, play, play_randomly, record, serve, set_up, tested_titles, wait_until_mounted,
};
use crate::together::game_near_end;

/// Number of measurements of each figure; the median is reported.
const RUNS: usize = 9;

/// Records when the first lit piece, or the end of the game, has been painted, in milliseconds since navigation
/// started.
const WATCH: &str = "
    const seen = new MutationObserver(() => {
        if (!document.querySelector('[data-table] [data-lit], [data-over=true]')) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.litAt = performance.now(); }));
    });
    seen.observe(document, { childList: true, subtree: true, attributes: true });";

/// Presses lit pieces one after another and returns the milliseconds until each press shows on the screen.
const PRESS: &str = "
    let [random, presses] = arguments;
    const next = (below) => {
        random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
        return Math.floor(random / 4294967296 * below);
    };
    const seen = (element) => element.offsetWidth > 0 && !element.disabled;
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return (async () => {
        const took = [];
        while (took.length < presses) {
            const all = [...document.querySelectorAll('[data-lit], [data-commit]')].filter(seen);
            if (all.length === 0) break;
            const begun = performance.now();
            all[next(all.length)].click();
            await painted();
            took.push(performance.now() - begun);
            await painted();
        }
        return took;
    })()";

/// Notes the time of the last press, by the clock that all windows of a machine share.
const NOTE_PRESS: &str = "addEventListener('click', \
    () => { window.pressedAt = performance.timeOrigin + performance.now(); }, { capture: true, once: true })";

/// Notes the time at which the next change of the table has been painted.
const NOTE_CHANGE: &str = "window.changedAt = 0;
    const seen = new MutationObserver(() => {
        seen.disconnect();
        const note = () => { window.changedAt = performance.timeOrigin + performance.now(); };
        requestAnimationFrame(() => setTimeout(note));
    });
    seen.observe(document.querySelector('[data-table]'),
        { childList: true, subtree: true, attributes: true, characterData: true });";

/// Maximum number of presses on two connected devices.
const PRESSES_ON_BOTH: u32 = 60;

fn sorted_numbers(values: &[Value]) -> Vec<f64> {
    let mut values: Vec<f64> = values.iter().filter_map(Value::as_f64).collect();
    values.sort_by(f64::total_cmp);
    values
}

fn throttle_processor(browser: &Browser, times: u8) {
    browser.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": times }));
}

/// Returns the times from a reload until the table is ready, in milliseconds, sorted, for [`RUNS`] reloads.
fn opening_times(browser: &Browser) -> Vec<f64> {
    let mut times = Vec::new();
    for _ in 0..RUNS {
        browser.reload();
        browser.until("the table stands", "window.litAt > 0");
        times.push(browser.eval("window.litAt"));
    }
    sorted_numbers(&times)
}

/// Plays on one of two connected devices and returns the milliseconds from each press until its move is drawn on the
/// other, sorted. Empty if this engine has no direct connections.
fn travel_times() -> Vec<f64> {
    let Some((_server, asha, bao)) = two_devices(game_near_end(title_for_two(), 51)) else { return Vec::new() };
    connect(&asha, &bao);
    take_seat(&bao, "2");
    let mut times = Vec::new();
    wait_until_equal(&asha, &bao);
    for seed in 5..5 + PRESSES_ON_BOTH {
        let (player, other) = if is_to_act(&asha) { (&asha, &bao) } else { (&bao, &asha) };
        other.run(NOTE_CHANGE, json!([]));
        player.run(NOTE_PRESS, json!([]));
        let is_over = play(player, 1, seed) == PlayEnd::Over;
        // A device tells of a turn when it is over.
        if is_over || !is_to_act(player) {
            wait_until_equal(&asha, &bao);
            other.until("the move is drawn", "window.changedAt > 0");
            let [pressed, drawn] = [(player, "pressedAt"), (other, "changedAt")]
                .map(|(browser, time)| browser.eval(&format!("window.{time}")).as_f64().expect("it was noted"));
            times.push(drawn - pressed);
        }
        if is_over {
            break;
        }
    }
    times.sort_by(f64::total_cmp);
    times
}

struct Figures {
    game: &'static str,
    /// Milliseconds from a reload until the table is shown, throttled; sorted.
    opens: Vec<f64>,
    /// Milliseconds from a press until it shows on the screen, throttled; sorted.
    presses: Vec<f64>,
    /// Milliseconds until a game without a move is shown, at full speed.
    begun: f64,
    /// Milliseconds until a finished game is shown, at full speed.
    over: f64,
    /// Number of plies of that finished game.
    plies: usize,
}

fn median(sorted: &[f64]) -> f64 {
    sorted[sorted.len() / 2]
}

fn worst(sorted: &[f64]) -> f64 {
    sorted[sorted.len() - 1]
}

impl Figures {
    fn print(&self) {
        let Figures { game, opens, presses, begun, over, plies } = self;
        println!(
            "{game}: open and playable after {:.0} ms (worst {:.0}); a press is answered after {:.0} ms (worst {:.0} of \
             {})",
            median(opens),
            worst(opens),
            median(presses),
            worst(presses),
            presses.len(),
        );
        println!("    at full speed a game opens after {begun:.0} ms, with {plies} plies to replay after {over:.0} ms");
    }

    fn json(&self) -> Value {
        let mean = self.presses.iter().sum::<f64>() / self.presses.len() as f64;
        json!({
            "game": self.game,
            "open_ms": median(&self.opens).round(),
            "open_worst_ms": worst(&self.opens).round(),
            "press_ms": median(&self.presses).round(),
            "press_mean_ms": mean.round(),
            "press_worst_ms": worst(&self.presses).round(),
            "presses": self.presses.len(),
            "fresh_ms": self.begun.round(),
            "over_ms": self.over.round(),
            "over_plies": self.plies,
        })
    }
}

#[test]
#[ignore = "a measurement: cargo xtask bench --page"]
fn measure_response_times() {
    let server = serve();
    let browser = Browser::open(390, 660);
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH }));
    browser.go(&server.url());
    wait_until_mounted(&browser);
    browser.until("everything is on the device", "document.documentElement.hasAttribute('data-offline-ready')");
    // From here on there is no network.
    drop(server);
    println!("in a phone's window, four times slowed, without a network:");
    let reference = {
        let browser = Browser::open(390, 660);
        throttle_processor(&browser, 4);
        reference_time(&browser)
    };
    println!("the reference takes {reference:.0} ms on this machine, as slowed");
    let mut results = Vec::new();
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 3), true);
        play(&browser, 60, 5);
        throttle_processor(&browser, 4);
        let starts = opening_times(&browser);
        let presses = browser.run(PRESS, json!([7, 40]));
        throttle_processor(&browser, 1);
        let fresh = record(info.id, &fewest_people(info), 3);
        let (finished, _) = play_randomly(&fresh, PlayUntil::Over);
        let plies = finished.actions.len();
        let [begun, over] = [fresh, finished].map(|record| {
            set_up(&browser, record, true);
            median(&opening_times(&browser))
        });
        let presses = sorted_numbers(presses.as_array().map_or(&[], Vec::as_slice));
        assert!(!presses.is_empty(), "something could be pressed");
        let figures = Figures { game: info.id, opens: starts, presses, begun, over, plies };
        figures.print();
        results.push(figures.json());
    }
    let travels = travel_times();
    if !travels.is_empty() {
        println!(
            "a move is on a device nearby after {:.0} ms (worst {:.0} of {}), at full speed",
            median(&travels),
            worst(&travels),
            travels.len()
        );
    }
    if let Some(place) = std::env::var_os("TEA_SPEEDS") {
        let figures = json!({
            "reference_ms": reference.round(),
            "results": results,
            "travel_ms": travels.get(travels.len() / 2).map(|time| time.round()),
        });
        std::fs::write(place, figures.to_string()).expect("the figures can be kept");
    }
}

#[test]
fn figures_are_written_as_json() {
    let (opens, presses) = (vec![300.0, 310.4, 400.0], vec![10.0, 20.0, 60.0]);
    let figures = Figures { game: "chai", opens, presses, begun: 90.0, over: 95.0, plies: 120 }.json();
    assert_eq!(
        (&figures["game"], &figures["open_ms"], &figures["open_worst_ms"]),
        (&json!("chai"), &json!(310.0), &json!(400.0))
    );
    assert_eq!(
        (&figures["press_ms"], &figures["press_mean_ms"], &figures["presses"]),
        (&json!(20.0), &json!(30.0), &json!(3))
    );
}
