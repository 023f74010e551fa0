//! The page as the tests see it: serving it, setting up a table, playing.
//!
//! Tables are set up by writing a save as the page would, so that a test can choose seats, seed and options. Playing
//! is pressing what is lit, whatever the game.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use tea_table::engine::record::{Player, Record, Seed};
use tea_table::engine::{Chance, Info};
use tea_table::games::{self, SHELF, Visitor};
use tea_table::table::Table;
use tea_table::table::save::{self, Origin, Save, Slot};
use tea_table::words::Title;

use crate::driver::{Browser, TIMEOUT};
use xtask::serve::{ReceivedRequest, Server};

pub fn dist_folder() -> PathBuf {
    std::env::var_os("TEA_DIST").expect("TEA_DIST is not set: call `cargo xtask test --browser`").into()
}

pub fn serve() -> Server {
    Server::start(&dist_folder(), "", 0).expect("a port is free")
}

/// The requests that a server received, from page, worker or service worker.
#[derive(Clone, Default, Debug)]
pub struct RequestLog(Arc<Mutex<Vec<ReceivedRequest>>>);

impl RequestLog {
    /// Serves a folder on any free port and records its requests here.
    pub fn serve(&self, folder: &Path) -> Server {
        self.serve_with(folder, None)
    }

    /// Like [`RequestLog::serve`], with this header for every file.
    pub fn serve_with(&self, folder: &Path, header: Option<(&'static str, &'static str)>) -> Server {
        let log = Arc::clone(&self.0);
        let remember = move |asked| log.lock().expect("nobody failed with it").push(asked);
        Server::start_observed(folder, header, remember).expect("a port is free")
    }

    pub fn requests_made(&self) -> Vec<ReceivedRequest> {
        self.0.lock().expect("nobody failed with it").clone()
    }

    pub fn paths(&self) -> Vec<String> {
        self.requests_made().into_iter().map(|asked| asked.path).collect()
    }

    #[track_caller]
    pub fn until(&self, enough: impl Fn(&[String]) -> bool) {
        self.wait_for_requests(|asked| enough(&asked.iter().map(|asked| asked.path.clone()).collect::<Vec<_>>()));
    }

    #[track_caller]
    pub fn wait_for_requests(&self, enough: impl Fn(&[ReceivedRequest]) -> bool) {
        let started = Instant::now();
        while !enough(&self.requests_made()) {
            assert!(started.elapsed() < TIMEOUT, "no more was asked for than {:?}", self.requests_made());
            std::thread::sleep(Duration::from_millis(30));
        }
    }
}

pub fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder can be made");
    for entry in std::fs::read_dir(from).expect("it is a folder").flatten() {
        let (path, copied) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy_folder(&path, &copied);
        } else {
            std::fs::copy(&path, &copied).expect("a file can be copied");
        }
    }
}

/// Waits until the app has replaced the static text of the page.
#[track_caller]
pub fn wait_until_mounted(browser: &Browser) {
    browser.until(
        "the app is mounted",
        "!document.getElementById('first') && !!document.querySelector('h1, [data-table]')",
    );
}

/// Opens the server's page in a window of this size and waits until it is mounted.
#[track_caller]
pub fn window_on(server: &Server, (width, height): (u32, u32)) -> Browser {
    let browser = Browser::open(width, height);
    browser.go(&server.url());
    wait_until_mounted(&browser);
    browser
}

/// Opens the served page and waits until it is mounted. The server lives until it is dropped.
#[track_caller]
pub fn open_served_page(browser: Browser) -> (Server, Browser) {
    let server = serve();
    browser.go(&server.url());
    wait_until_mounted(&browser);
    (server, browser)
}

/// Names of the players of records made here, by seat.
pub const NAMES: [&str; 8] = ["Asha", "Bruno", "Chitra", "Dan", "Esha", "Farid", "Gita", "Hugo"];

struct FreshRecord<'a> {
    players: &'a [&'a str],
    seed: u32,
}

impl Visitor for FreshRecord<'_> {
    type Output = Record;
    fn visit<G: Title>(self) -> Record {
        let players = self.players.iter().zip(NAMES).map(|(kind, name)| Player::new(name, kind)).collect();
        let seed: Seed = self.seed.to_string().parse().expect("a number is a seed");
        let table = Table::new::<G>(G::Options::default(), players, seed).expect("so many can play it");
        table.record()
    }
}

/// The point up to which a game is played before a test begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayUntil {
    Over,
    /// To the first decision of a computer after at least this many plies.
    Computer(u32),
}

/// Plays a new game with random choices in every seat; returns its record and its link.
pub fn play_randomly(record: &Record, until: PlayUntil) -> (Record, String) {
    let mut table = Table::open(record).expect("a fresh game opens");
    let mut chance = Chance::stream(record.actions.len() as u64 + 5);
    while let Some(seat) = table.to_act() {
        if let PlayUntil::Computer(plies) = until
            && table.plies() >= plies
            && !table.seating.is_person(seat)
        {
            break;
        }
        let legal = table.legal().len();
        table.act(chance.index(legal)).expect("it is legal");
    }
    (table.record(), table.link())
}

/// Returns the record of a new game, with one seat for each of `players`: `person` or a level.
pub fn record(game: &str, players: &[&str], seed: u32) -> Record {
    games::visit(game, FreshRecord { players, seed }).expect("the game is on the shelf")
}

/// Returns as many people as the game's minimum, but at least two if it allows them.
pub fn fewest_people(info: &Info) -> Vec<&'static str> {
    vec![Player::PERSON; usize::from(info.seats.0.max(2).min(info.seats.1))]
}

/// Writes a table to the storage of the open page and opens it; `open` says whether all hands are open.
#[track_caller]
pub fn set_up(browser: &Browser, record: Record, open: bool) {
    let slot = Slot::new(&record.game, 7);
    // The journal may hold an earlier table of this slot.
    let revision = load_save(browser, &slot).map_or(1, |save| save.revision + 1);
    let save = Save {
        revision,
        played: 1,
        heading: String::new(),
        over: false,
        open,
        had_person: false,
        shared: None,
        origin: Origin::Dealt,
        record,
    };
    browser.run(
        "localStorage.setItem(arguments[0], arguments[1]); localStorage.setItem('tea-table.pace', 'still'); \
         localStorage.setItem('tea-table.coaching', 'off'); \
         history.pushState(null, '', arguments[2])",
        json!([format!("tea-table/game/{}", slot.0), save::encode(&save), format!("#/table/{}", slot.0)]),
    );
    browser.reload();
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
}

/// Returns the save of a finished game that a person played here; `open` says whether all hands are open.
pub fn finished_save(record: Record, open: bool) -> Save {
    Save {
        revision: 1,
        played: 1,
        heading: String::new(),
        over: true,
        open,
        had_person: true,
        shared: None,
        origin: Origin::Dealt,
        record,
    }
}

/// Presses outside everything that can be pressed, which closes notices and hints.
pub fn press_elsewhere(browser: &Browser) {
    browser.run("document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))", json!([]));
}

/// Returns the save of the table from [`set_up`], as the page last wrote it.
#[track_caller]
pub fn table_save(browser: &Browser, game: &str) -> Save {
    load_save(browser, &Slot::new(game, 7)).expect("the table is kept")
}

/// Waits until the save of the table from [`set_up`] satisfies `there`, and returns it.
#[track_caller]
pub fn wait_for_save(browser: &Browser, game: &str, what: &str, there: impl Fn(&Save) -> bool) -> Save {
    let started = Instant::now();
    loop {
        let save = table_save(browser, game);
        if there(&save) {
            return save;
        }
        assert!(started.elapsed() < TIMEOUT, "{game}: {what}: {:?}; {:?}", save.record.actions, browser.log());
        std::thread::sleep(Duration::from_millis(30));
    }
}

/// Plays a game on at random in every seat until the table satisfies `there`.
#[track_caller]
pub fn random_position(record: &Record, open: bool, there: &dyn Fn(&Table) -> bool) -> Table {
    find_position(record, open, there).expect("random play comes to it")
}

/// Like [`random_position`]; `None` if the game ends before.
pub fn find_position(record: &Record, open: bool, there: &dyn Fn(&Table) -> bool) -> Option<Table> {
    let mut table = Table::open(record).expect("a game that was set up opens");
    table.seating.open = open;
    let mut chance = Chance::stream(5);
    while !there(&table) {
        table.to_act()?;
        let legal = table.legal().len();
        table.act(chance.index(legal)).expect("it is legal");
    }
    Some(table)
}

#[track_caller]
pub fn load_save(browser: &Browser, slot: &Slot) -> Option<Save> {
    let text = browser.run("return localStorage.getItem(arguments[0])", json!(slot.key()));
    text.as_str().map(|text| save::parse(text).expect("the page writes what can be read"))
}

/// Writes a save as the page would, without opening it.
#[track_caller]
pub fn store_save(browser: &Browser, slot: &Slot, save: &Save) {
    browser.run("localStorage.setItem(arguments[0], arguments[1])", json!([slot.key(), save::encode(save)]));
}

#[track_caller]
pub fn slots(browser: &Browser) -> Vec<String> {
    let keys = browser.eval(
        "Object.keys(localStorage) \
         .filter((key) => key.startsWith('tea-table/game/') && !key.endsWith('/before')).sort()",
    );
    keys.as_array()
        .into_iter()
        .flatten()
        .filter_map(|key| key.as_str()?.rsplit('/').next().map(str::to_owned))
        .collect()
}

/// Navigates within the open page, as a link in it would.
#[track_caller]
pub fn navigate(browser: &Browser, place: &str) {
    browser.run("location.hash = arguments[0]", json!(place));
}

/// Returns an expression that finds the control with this text or accessible name.
fn control(words: &str) -> String {
    format!(
        "[...document.querySelectorAll('button, a')].find((one) => one.offsetWidth > 0 && !one.disabled && \
         (one.innerText.trim() === {0} || one.getAttribute('aria-label') === {0}))",
        json!(words)
    )
}

/// Waits for the control with this text or accessible name, and presses it.
#[track_caller]
pub fn press(browser: &Browser, words: &str) {
    browser.until(&format!("“{words}” can be pressed"), &format!("!!{}", control(words)));
    // Only after the script has ended, because the press may unload the page.
    browser.run(&format!("const pressed = {}; setTimeout(() => pressed.click())", control(words)), json!([]));
}

/// Whether there is a control with this text or accessible name.
#[track_caller]
pub fn control_named(browser: &Browser, words: &str) -> bool {
    browser.eval(&format!("!!{}", control(words))) == json!(true)
}

/// Waits until the page shows this text.
#[track_caller]
pub fn wait_for_text(browser: &Browser, words: &str) {
    browser.until(&format!("“{words}” is shown"), &format!("document.body.innerText.includes({})", json!(words)));
}

/// Waits until all presses have been drawn.
#[track_caller]
pub fn wait_until_drawn(browser: &Browser) {
    browser.eval(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(true)))))",
    );
}

#[derive(PartialEq, Eq, Debug)]
pub enum PlayEnd {
    Over,
    /// The presses were used up.
    Enough,
}

/// Presses random lit pieces, commits the chosen actions, lifts curtains and lets rivals go on, until the game is over
/// or `presses` were made. Waits while opponents think.
#[track_caller]
pub fn play(browser: &Browser, presses: usize, seed: u32) -> PlayEnd {
    let mut made = 0;
    let mut random = seed;
    let mut last = Instant::now();
    while made < presses {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let outcome = browser.run(PRESS, json!([random, (presses - made).min(60)]));
        let pressed = outcome["pressed"].as_u64().unwrap_or(0) as usize;
        if outcome["over"] == json!(true) {
            return PlayEnd::Over;
        }
        if pressed > 0 {
            made += pressed;
            last = Instant::now();
        } else {
            let stuck = last.elapsed() > TIMEOUT;
            assert!(!stuck, "nothing is lit and nobody moves: {}; {:?}", outcome["says"], browser.log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }
    PlayEnd::Enough
}

/// Like [`play`], but returns at once: the page plays on until the game is over, which sets `window.over`, or until it
/// is unloaded.
#[track_caller]
pub fn play_on(browser: &Browser, seed: u32) {
    let script = format!(
        "const play = (random) => (function () {{ {PRESS} }})(random, 1000).then((outcome) => {{ \
         if (outcome.over) window.over = true; else setTimeout(() => play(random + 1)); }}); play(arguments[0]);"
    );
    browser.run(&script, json!(seed));
}

const PRESS: &str = "
    let [random, presses] = arguments;
    const next = (below) => {
        random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
        return Math.floor(random / 4294967296 * below);
    };
    const seen = (element) => element && element.offsetWidth > 0 && !element.disabled;
    const rest = () => new Promise((done) => setTimeout(done));
    return (async () => {
        let pressed = 0, idle = 0;
        while (pressed < presses && idle < 12) {
            const table = document.querySelector('[data-table]');
            if (!table) return { pressed, says: document.body.innerText };
            if (table.getAttribute('data-over') === 'true') return { pressed, over: true };
            const lift = document.querySelector('[data-lift], [data-go-on]');
            const commit = document.querySelector('[data-commit]');
            const lit = [...document.querySelectorAll('[data-lit]')].filter(seen);
            const press = seen(lift) ? lift
                : seen(commit) && (lit.length === 0 || next(3) > 0) ? commit
                : lit[next(lit.length)];
            if (press) { press.click(); pressed += 1; idle = 0; } else { idle += 1; }
            await rest();
            await rest();
        }
        return { pressed, says: document.querySelector('[data-prompt]')?.innerText ?? '' };
    })()";

/// Whether `--all` asked for every seat count, size, language and interface, of which a run tests a part otherwise.
pub fn tests_everything() -> bool {
    std::env::var_os("TEA_ALL").is_some()
}

/// Returns all titles, or those whose ids `TEA_ONLY` lists.
pub fn tested_titles() -> Vec<&'static Info> {
    let only = std::env::var("TEA_ONLY").unwrap_or_default();
    let wanted = |info: &&Info| only.is_empty() || only.split(',').any(|id| id == info.id);
    let titles: Vec<_> = SHELF.iter().copied().filter(wanted).collect();
    assert!(!titles.is_empty(), "TEA_ONLY names no game");
    titles
}
