//! Whole games of every title in the browser: by presses, by keys, against opponents, with undo and redo.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::json;
use tea_table::engine::Info;
use tea_table::table::Table;

use crate::driver::Browser;
use crate::engine::Engine;
use crate::table::{
    PlayEnd, fewest_people, find_position, open_served_page, play, press, record, serve, set_up, table_save,
    tested_titles, tests_everything, wait_for_save, wait_until_drawn, window_on,
};

/// More presses than any working random game takes.
const MAX_PRESSES: usize = 40_000;

/// Plays one whole game between people in a window of this size.
#[track_caller]
fn play_whole_game(browser: &Browser, game: &str, seats: usize, (width, height): (u32, u32)) {
    browser.resize(width, height);
    set_up(browser, record(game, &vec!["person"; seats], 11), false);
    assert_eq!(play(browser, MAX_PRESSES, 4), PlayEnd::Over, "{game} with {seats} seats at {width} px");
    let save = table_save(browser, game);
    assert!(save.over, "{game}: the save knows that it is over");
    assert!(!save.record.actions.is_empty());
    assert_eq!(browser.log(), [""; 0], "{game} with {seats} seats at {width} px");
}

/// Runs `play` for all titles in parallel: whole games take minutes, most of them spent waiting.
fn with_every_title(play: impl Fn(usize, &'static Info) + Sync) {
    std::thread::scope(|scope| {
        for (number, info) in tested_titles().into_iter().enumerate() {
            scope.spawn({
                let play = &play;
                move || play(number, info)
            });
        }
    });
}

/// With `--all` every number of seats is played at every size; otherwise each title once, on desktops and phones by
/// turns, and at the other size its solo game, which is a game of its own.
#[test]
fn every_title_is_played_to_its_end_by_lit_pieces() {
    const SIZES: [(u32, u32); 3] = [(1366, 768), (390, 660), (1024, 768)];
    let server = serve();
    let all = tests_everything();
    with_every_title(|number, info| {
        let browser = window_on(&server, SIZES[number % 2]);
        if all {
            for seats in info.seats.0..=info.seats.1 {
                for size in SIZES {
                    play_whole_game(&browser, info.id, usize::from(seats), size);
                }
            }
            return;
        }
        play_whole_game(&browser, info.id, fewest_people(info).len(), SIZES[number % 2]);
        if info.seats.0 == 1 {
            play_whole_game(&browser, info.id, 1, SIZES[1 - number % 2]);
        }
    });
}

#[test]
fn every_title_is_played_to_its_end_against_opponents() {
    let server = serve();
    with_every_title(|_, info| {
        let browser = window_on(&server, (1366, 768));
        let mut players = fewest_people(info);
        *players.last_mut().expect("there are seats") = "novice";
        set_up(&browser, record(info.id, &players, 12), false);
        assert_eq!(play(&browser, MAX_PRESSES, 4), PlayEnd::Over, "{}", info.id);
        assert_eq!(browser.log(), [""; 0], "{}", info.id);
    });
}

#[test]
fn every_opponent_level_moves() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        let players = vec!["novice"; fewest_people(info).len()];
        set_up(&browser, record(info.id, &players, 12), false);
        let key = format!("localStorage.getItem('tea-table/game/{}-7')", info.id);
        browser.until_within(
            Duration::from_mins(2),
            &format!("computers play {}", info.id),
            &format!("(JSON.parse({key}.slice(17)).record.actions.length > 5)"),
        );
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_setup_page_sets_up_a_table() {
    let server = serve();
    let browser = Browser::open(1366, 768);
    for info in tested_titles() {
        browser.go(&format!("{}#/new/{}", server.url(), info.id));
        browser.until("the setup is there", "!!document.querySelector('[data-start]')");
        browser.click("[data-start]");
        browser.until("the table is open", "!!document.querySelector('[data-table]')");
    }
    browser.go(&format!("{}#/", server.url()));
    browser.until("the shelf is there", "!!document.querySelector('h1')");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_character_is_chosen_at_setup_and_named_at_its_seat() {
    const CHOOSE: &str = "const list = document.querySelector('.seat-row select'); list.selectedIndex = 1; \
                          list.dispatchEvent(new Event('change', { bubbles: true }));";
    let server = serve();
    let browser = Browser::open(1366, 768);
    for info in tested_titles() {
        browser.go(&format!("{}#/new/{}", server.url(), info.id));
        browser.until("a computer sits there", "!!document.querySelector('.seat-row select')");
        browser.run(CHOOSE, json!([]));
        browser.click("[data-start]");
        let named =
            "[...document.querySelectorAll('.seat-kind')].some((kind) => kind.textContent === 'Steady builder')";
        browser.until("the character is named", named);
        let keeps = "Object.values(localStorage).some((text) => text.includes('\"steady:builder\"'))";
        browser.until("the record knows it", keeps);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_reload_resumes_at_the_same_point() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 13), true);
        for round in 0..4 {
            if play(&browser, 23, 40 + round) == PlayEnd::Over {
                break;
            }
            let before = table_save(&browser, info.id).record;
            browser.reload();
            browser.until("the table is open", "!!document.querySelector('[data-table]')");
            assert_eq!(table_save(&browser, info.id).record, before, "{}", info.id);
        }
        assert!(!table_save(&browser, info.id).record.actions.is_empty());
    }
}

#[test]
fn undone_moves_can_be_redone() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        // With only computers as rivals, undo needs no permission.
        let mut players = vec!["novice"; fewest_people(info).len()];
        players[0] = "person";
        set_up(&browser, record(info.id, &players, 14), true);
        let usable =
            "(() => { const undo = document.querySelector('[data-undo]'); return !!undo && !undo.disabled; })()";
        for press in 0..60 {
            play(&browser, 1, press);
            if browser.eval(usable) == json!(true) {
                break;
            }
        }
        browser.until("something can be taken back", usable);
        let played = table_save(&browser, info.id).record.actions.len();
        browser.run("document.querySelector('[data-undo]').click()", json!([]));
        browser.until("it can be played again", "!!document.querySelector('[data-redo]')");
        wait_for_save(&browser, info.id, "it is taken back", |save| save.record.actions.len() < played);
        browser.run("document.querySelector('[data-redo]').click()", json!([]));
        wait_for_save(&browser, info.id, "it is played again", |save| save.record.actions.len() >= played);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn every_title_can_be_played_by_keys_alone() {
    const ENTER: &str = "\u{E007}";
    // Tab moves from region to region, arrows from piece to piece.
    const MOVE_KEYS: [&str; 6] = ["\u{E004}", "\u{E004}", "\u{E012}", "\u{E013}", "\u{E014}", "\u{E015}"];
    const TOWARDS: &str = include_str!("scripts/towards.js");
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let is_on_board = "(() => { const here = document.activeElement; return !!here && (here.hasAttribute('data-lit') || \
              here.hasAttribute('data-commit') || here.hasAttribute('data-lift')); })()";
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 15), true);
        let plies = || table_save(&browser, info.id).record.actions.len();
        let (mut random, mut presses) = (1_u32, 0);
        while plies() < 8 {
            let mut steps = 0;
            while browser.eval(is_on_board) != json!(true) {
                assert!(steps < 400, "{}: after {} moves no lit piece is reached by {steps} keys", info.id, plies());
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                // Now and then a random key: the lit parts are in several regions, and each must get its turn.
                let any = MOVE_KEYS[(random >> 16) as usize % MOVE_KEYS.len()];
                let is_toward = (random >> 24) % 4 > 0;
                let key = is_toward.then(|| browser.eval(TOWARDS)).and_then(|key| key.as_str().map(str::to_string));
                browser.keys(key.as_deref().unwrap_or(any));
                steps += 1;
                // After the last region Tab reaches the browser's own controls, then the page again. Meanwhile
                // Firefox's driver sends keys to the page, where Enter presses nothing.
                if Engine::current() == Engine::Firefox && browser.eval("document.hasFocus()") != json!(true) {
                    browser.switch_to(&browser.tab());
                    browser.until("the page has the focus again", "document.hasFocus()");
                }
            }
            assert!(presses < 200, "{}: {presses} presses make {} moves", info.id, plies());
            presses += 1;
            browser.keys(ENTER);
            wait_until_drawn(&browser);
        }
    }
    assert_eq!(browser.log(), [""; 0]);
}

/// A trade for which only one wagon fits needs no press of the wagon: its rewards are offered at once.
#[test]
fn a_trade_with_one_wagon_asks_for_the_reward() {
    let Some(info) = tested_titles().into_iter().find(|info| info.id == "ceylon") else { return };
    let (_server, browser) = open_served_page(Browser::open(1440, 900));
    let fits_one = |table: &Table| {
        let legal = table.legal();
        let trades: Vec<_> = legal.iter().filter_map(|action| action.strip_prefix("trade ")).collect();
        let wagons: BTreeSet<_> = trades.iter().map(|trade| trade.split(' ').next()).collect();
        wagons.len() == 1 && trades.len() > 1 && legal.len() > trades.len()
    };
    let found = |seed| find_position(&record(info.id, &fewest_people(info), seed), true, &fits_one);
    let table = (33..83).find_map(found).expect("random play comes to it");
    set_up(&browser, table.record(), true);
    browser.until("a trade is possible", "!!document.querySelector('.action-spot[data-lit]')");
    press(&browser, "Trade");
    browser
        .until("both rewards are offered", "document.querySelectorAll('.action-spot.reward[data-lit]').length === 2");
    assert_eq!(browser.log(), [""; 0]);
}
