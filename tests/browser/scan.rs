//! Hands that need more: games played with one and with two switches, Tab and Enter alone, the cool-down, the wait for
//! the player, and the page where all of it is set.

use serde_json::{Value, json};
use tea_table::engine::record::{Player, Record};
use tea_table::engine::{Info, Seat};
use tea_table::table::{Table, beats};

use crate::driver::Browser;
use crate::engine::Engine;
use crate::table::{
    fewest_people, navigate, open_served_page, play, random_position, record, set_up, table_save, tested_titles,
    wait_for_save, wait_until_drawn, wait_until_mounted,
};

/// The large key: the one of the keypad is another switch.
const ENTER: &str = "\u{E006}";
const TAB: &str = "\u{E004}";
/// The default keys of the switches: the one that moves the ring, and the one that presses.
const STEP: &str = " ";
const PRESS: &str = ENTER;

/// Keeps timers of the longest dwell from running by themselves: `window.dwell` is the one that waits.
const HOLD_DWELL: &str = "
    const { setTimeout: set, clearTimeout: clear } = window;
    let last = 7e8;
    window.setTimeout = (run, time, ...rest) => {
        if (time !== 4000) return set.call(window, run, time, ...rest);
        last += 1;
        window.dwell = { run, id: last };
        return last;
    };
    window.clearTimeout = (id) => window.dwell?.id === id ? window.dwell = null : clear.call(window, id);";

/// Chooses what is to be pressed next, as `window.target`: a confirmation, else a random lit piece. Returns whether
/// there is something, and whether the game is over.
const AIM: &str = "
    const [random] = arguments;
    const seen = (one) => one && one.offsetWidth > 0 && !one.closest('[inert]');
    const all = (what) => [...document.querySelectorAll(what)].filter(seen);
    const over = document.querySelector('[data-table]')?.dataset.over === 'true';
    const first = all('[data-lift], [data-commit]:not([aria-disabled=true]), [data-next]')[0];
    const lit = all('[data-lit]:not([aria-disabled=true])');
    const tab = all('.tabs button:not([aria-pressed=true])');
    window.target = first ?? lit[random % lit.length] ?? tab[random % tab.length];
    return [!!window.target, over]";
/// Whether the target is still there, whether the ring is around it, and around it alone.
const RING: &str = "[target.isConnected && target.offsetWidth > 0, target.hasAttribute('data-scanned'), \
    document.querySelectorAll('[data-scanned]').length === 1]";

fn set(browser: &Browser, settings: &[(&str, &str)]) {
    for (key, value) in settings {
        browser.run("localStorage.setItem('tea-table.' + arguments[0], arguments[1])", json!([key, value]));
    }
}

/// What a decision took.
#[derive(Clone, Copy, Default, Debug)]
struct Effort {
    presses: usize,
    steps: usize,
}

/// Moves the ring to `window.target` and presses; returns whether that was possible.
#[track_caller]
fn press_target(
    browser: &Browser,
    step: &dyn Fn(&Browser),
    press: &dyn Fn(&Browser, usize),
    effort: &mut Effort,
) -> bool {
    for _ in 0..120 {
        let ring = browser.eval(RING);
        let is = |index: usize| ring[index] == json!(true);
        if !is(0) {
            return false;
        }
        if is(1) {
            press(browser, effort.presses);
            effort.presses += 1;
        } else {
            step(browser);
            effort.steps += 1;
        }
        wait_until_drawn(browser);
        if is(1) && is(2) {
            return true;
        }
    }
    panic!("the ring never comes to {}", browser.eval("target.outerHTML.slice(0, 200)"));
}

/// Plays decisions by switches and returns what each took.
#[track_caller]
fn play_decisions(
    browser: &Browser,
    info: &Info,
    count: usize,
    step: &dyn Fn(&Browser),
    press: &dyn Fn(&Browser, usize),
) -> Vec<Effort> {
    let mut efforts = Vec::new();
    let mut random: u32 = 7;
    let actions = || table_save(browser, info.id).record.actions.len();
    let (mut before, mut effort) = (actions(), Effort::default());
    for _ in 0..count * 12 {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let aim = browser.run(AIM, json!([random >> 16]));
        if aim[1] == json!(true) || efforts.len() == count {
            break;
        }
        if aim[0] == json!(true) {
            press_target(browser, step, press, &mut effort);
        } else {
            wait_until_drawn(browser);
        }
        let now = actions();
        if now > before {
            before = now;
            efforts.push(std::mem::take(&mut effort));
        }
    }
    assert!(efforts.len() >= count.min(8), "{}: {} decisions; {:?}", info.id, efforts.len(), browser.log());
    efforts
}

/// Plays the actions of the saved game through the programming interface, from the same deal: all are legal, and the
/// record is the same.
#[track_caller]
fn check_record(browser: &Browser, info: &Info, new: &Record) {
    let played = table_save(browser, info.id).record.actions;
    let mut twin = Table::open(new).expect("a new game opens");
    for action in &played {
        let index = twin.legal().iter().position(|legal| legal == action);
        twin.act(index.unwrap_or_else(|| panic!("{}: {action} is not legal", info.id))).expect("it is legal");
    }
    assert_eq!(twin.record().actions, played, "{}", info.id);
}

fn median(mut numbers: Vec<usize>) -> usize {
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

fn played_by_two_switches_at(width: u32, height: u32) {
    let (_server, browser) = open_served_page(Browser::open(width, height));
    set(&browser, &[("switches", "two")]);
    let step = |browser: &Browser| browser.keys(STEP);
    let press = |browser: &Browser, _: usize| browser.keys(PRESS);
    for info in tested_titles() {
        let new = record(info.id, &fewest_people(info), 51);
        set_up(&browser, new.clone(), true);
        browser.until("the ring is there", "!!document.querySelector('[data-scanned]')");
        let efforts = play_decisions(&browser, info, 20, &step, &press);
        check_record(&browser, info, &new);
        let all = efforts.iter().map(|effort| effort.presses + effort.steps).collect();
        assert!(median(all) <= 12, "{} at {width}: {efforts:?}", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn two_switches_play_every_title_on_a_desk() {
    played_by_two_switches_at(1366, 768);
}

#[test]
fn two_switches_play_every_title_on_a_phone() {
    played_by_two_switches_at(390, 844);
}

#[test]
fn one_switch_plays_every_title() {
    if Engine::current() != Engine::Chromium {
        println!("left out: only Chromium can hold the time of a page");
        return;
    }
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HOLD_DWELL }));
    set(&browser, &[("switches", "one"), ("dwell", "4000")]);
    let step = |browser: &Browser| {
        browser.until("the ring waits", "!!window.dwell");
        browser.run("const { run } = window.dwell; window.dwell = null; run()", json!([]));
    };
    // Either key, or a press anywhere on the page.
    let press = |browser: &Browser, number: usize| match number % 3 {
        0 => browser.keys(PRESS),
        1 => browser.keys(STEP),
        _ => browser.click("body"),
    };
    for info in tested_titles() {
        let new = record(info.id, &fewest_people(info), 52);
        set_up(&browser, new.clone(), true);
        browser.until("the ring is there", "!!document.querySelector('[data-scanned]')");
        let efforts = play_decisions(&browser, info, 16, &step, &press);
        check_record(&browser, info, &new);
        let presses = efforts.iter().map(|effort| effort.presses).collect();
        assert!(median(presses) <= 12, "{}: {efforts:?}", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_ring_is_said_and_leaves_a_group_that_is_not_wanted() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    set(&browser, &[("switches", "two")]);
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 53), true);
    browser.until("the ring is there", "!!document.querySelector('[data-scanned]')");
    let count = || browser.eval("document.querySelectorAll('[data-scanned]').length").as_u64().unwrap_or(0);
    // To the last group, the commands of the table.
    let table = "!!document.querySelector('.top [data-scanned]')";
    for _ in 0..20 {
        if browser.eval(table) == json!(true) {
            break;
        }
        browser.keys(STEP);
        wait_until_drawn(&browser);
    }
    assert_eq!(browser.eval(table), json!(true), "{:?}", browser.log());
    let said = "[...document.querySelectorAll('[data-speech] > *')].some((said) => said.textContent === 'This game')";
    browser.until("the group is said", said);
    let all = count();
    browser.keys(PRESS);
    wait_until_drawn(&browser);
    let inside = count();
    assert!(inside < all, "{inside} of {all}");
    // Two empty rounds lead out again.
    for _ in 0..2 * all {
        if count() == all {
            break;
        }
        browser.keys(STEP);
        wait_until_drawn(&browser);
    }
    assert_eq!(count(), all, "the ring is around the group again");
}

#[test]
fn switches_operate_sheets_and_pages() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    set(&browser, &[("switches", "two")]);
    let step = |browser: &Browser| browser.keys(STEP);
    let press = |browser: &Browser, _: usize| browser.keys(PRESS);
    let aim = |target: &str| {
        browser.until(target, &format!("!!(window.target = {target})"));
        assert!(press_target(&browser, &step, &press, &mut Effort::default()), "{target}");
    };
    browser.reload();
    wait_until_mounted(&browser);
    aim("document.querySelector('.home-foot a[href=\"#/access\"]')");
    browser.until("the page is there", "!!document.querySelector('[data-page=access] [data-switch-key]')");
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 54), true);
    aim("document.querySelector('.top [aria-label=Log]')");
    browser.until("the log is open", "!!document.querySelector('[data-sheet] .log.whole')");
    aim("document.querySelector('[data-sheet] [aria-label=Close]')");
    browser.until("it is closed", "!document.querySelector('[data-sheet]')");
    // The setting itself is in reach, so that scanning can be left as it was entered.
    navigate(&browser, "#/access");
    aim("document.querySelector('[data-switches] button')");
    browser.until("scanning is off", "!document.querySelector('[data-scanned], [data-scan] > *')");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn tab_and_enter_alone_reach_every_lit_piece() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    set(&browser, &[("all-stops", "on")]);
    for info in tested_titles() {
        let new = record(info.id, &fewest_people(info), 55);
        let table = random_position(&new, true, &|table| table.plies() >= 12 && table.only_answer(true).is_none());
        set_up(&browser, table.record(), true);
        browser.until("something is lit", "!!document.querySelector('main [data-lit]')");
        browser.run(
            "window.met = new Set(); document.addEventListener('focusin', ({ target }) => met.add(target));",
            json!([]),
        );
        let left = "[...document.querySelectorAll('main [data-lit]')] \
            .filter((lit) => lit.offsetWidth > 0 && !met.has(lit)).length";
        for _ in 0..300 {
            if browser.eval(left) == json!(0) {
                break;
            }
            browser.keys(TAB);
        }
        assert_eq!(browser.eval(left), json!(0), "{}: lit pieces that Tab does not reach", info.id);
        // Enter presses the piece with the focus.
        browser.until("a lit piece has the focus", "document.activeElement?.matches('[data-lit]') ?? false");
        let before = browser.eval("document.body.innerHTML");
        browser.keys(ENTER);
        wait_until_drawn(&browser);
        assert_ne!(browser.eval("document.body.innerHTML"), before, "{}: it is pressed", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_map_shows_the_numbers_by_which_its_places_are_named() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let Some(info) = tested_titles().into_iter().find(|info| info.id == "ceylon") else { return };
    let numbers = "[...document.querySelectorAll('.hex-number')]";
    for (width, height) in [(1366, 768), (390, 844)] {
        browser.resize(width, height);
        set(&browser, &[("places", "off")]);
        set_up(&browser, record(info.id, &fewest_people(info), 58), true);
        browser.until("the map is drawn", "!!document.querySelector('.hex-spot')");
        assert_eq!(browser.eval(&format!("{numbers}.length")), json!(0));
        set(&browser, &[("places", "on")]);
        set_up(&browser, record(info.id, &fewest_people(info), 58), true);
        browser.until("numbers are shown", &format!("{numbers}.length > 0"));
        let named = format!(
            "{numbers}.every((number) => number.offsetWidth > 0 \
             && number.closest('button').ariaLabel.split(/[ ,]/).includes(number.textContent)) \
             && {numbers}.length === document.querySelectorAll('.hex-spot').length"
        );
        browser.until("each place shows the number of its name", &named);
    }
    set(&browser, &[("places", "off")]);
    navigate(&browser, "#/lesson/ceylon/first-game");
    browser.until("a lesson shows them without being asked", &format!("{numbers}.length > 0"));
    assert_eq!(browser.log(), [""; 0]);
}

/// Presses a key twice within one turn of the page.
fn press_twice(browser: &Browser, key: &str, code: &str) {
    browser.run(
        "for (let time = 0; time < 2; time += 1) document.body.dispatchEvent(new KeyboardEvent('keydown', \
         { key: arguments[0], code: arguments[1], bubbles: true, cancelable: true }));",
        json!([key, code]),
    );
    wait_until_drawn(browser);
}

#[test]
fn a_cool_down_ignores_second_presses() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    let log = "!!document.querySelector('[data-sheet] .log.whole')";
    for (rest, stays) in [("0", false), ("1000", true)] {
        set(&browser, &[("cool-down", rest)]);
        set_up(&browser, record(info.id, &fewest_people(info), 56), true);
        press_twice(&browser, "l", "KeyL");
        assert_eq!(browser.eval(log), json!(stays), "the second press would close it again: {rest}");
    }
}

#[test]
fn rivals_wait_for_the_player() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    set(&browser, &[("waits", "on")]);
    let waits = "!!document.querySelector('[data-go-on]')";
    for info in tested_titles().into_iter().filter(|info| info.seats.1 >= 3) {
        let mut players = vec!["novice"; 3];
        players[0] = Player::PERSON;
        let new = record(info.id, &players, 57);
        let rivals = |table: &Table| {
            let is_rival = |seat: Option<Seat>| seat.is_some_and(|seat| seat.0 > 0);
            let is_shown = || !beats::shown(table, table.plies().saturating_sub(1)).is_empty();
            is_rival(table.to_act()) && is_rival(table.actors().last().copied()) && !table.mid_sequence() && is_shown()
        };
        let table = random_position(&new, false, &rivals);
        set_up(&browser, table.record(), false);
        browser.until("the rivals wait", waits);
        let before = table_save(&browser, info.id).record.actions.len();
        wait_until_drawn(&browser);
        assert_eq!(table_save(&browser, info.id).record.actions.len(), before, "{}: nobody moves", info.id);
        browser.run("document.activeElement?.blur()", json!([]));
        browser.keys(".");
        wait_for_save(&browser, info.id, "they go on", |save| save.record.actions.len() > before);
        play(&browser, 8, 3);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn ways_to_play_are_set_in_one_place_and_kept() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    navigate(&browser, "#/access");
    browser.until("the page is there", "!!document.querySelector('[data-page=access] h2')");
    let choose = |name: &str| {
        let button = format!(
            "[...document.querySelectorAll('.seg button')].find((one) => one.innerText.trim() === {})",
            json!(name)
        );
        browser.eval(&format!("{button}.click()"));
        browser.until(name, &format!("{button}.getAttribute('aria-pressed') === 'true'"));
    };
    let root = |expression: &str| browser.eval(&format!("document.documentElement.{expression}"));
    let size = "getComputedStyle(document.documentElement).fontSize";
    for name in ["High", "150 %", "In short", "250"] {
        choose(name);
    }
    browser.click("[data-switch-key]");
    browser.keys("k");
    browser.until("the key is taken", "document.querySelector('[data-switch-key]').innerText.trim() === 'K'");
    browser.reload();
    wait_until_mounted(&browser);
    browser.until("the page is there", "!!document.querySelector('[data-page=access] h2')");
    assert_eq!(root("hasAttribute('data-contrast')"), json!(true));
    browser.until("the letters are larger", &format!("{size} === '24px'"));
    for name in ["High", "150 %", "In short", "250"] {
        let pressed = format!(
            "[...document.querySelectorAll('.seg button')].find((one) => one.innerText.trim() === {}) \
             .getAttribute('aria-pressed')",
            json!(name)
        );
        assert_eq!(browser.eval(&pressed), Value::from("true"), "{name}");
    }
    assert_eq!(browser.eval("document.querySelector('[data-switch-key]').innerText.trim()"), json!("K"));
    // The key is a switch now.
    let two = "[...document.querySelectorAll('[data-switches] button')].at(-1)";
    browser.eval(&format!("{two}.click()"));
    browser.until("the ring is there", "!!document.querySelector('[data-scanned]')");
    browser.run("window.ringed = document.querySelector('[data-scanned]')", json!([]));
    browser.keys("k");
    browser.until("the ring moves", "document.querySelector('[data-scanned]') !== ringed");
    choose("Normal");
    assert_eq!(root("hasAttribute('data-contrast')"), json!(false));
    assert_eq!(browser.log(), [""; 0]);
}
