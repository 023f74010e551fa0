//! The action bar on a phone does not overlap the boards, and a single stray press on it does not forgo a year.

use serde_json::{Value, json};

use crate::driver::Browser;
use crate::layout::resize_table;
use crate::letters::Letters;
use crate::table::{
    PlayUntil, open_served_page, play, play_randomly, press, random_position, record, serve, set_up, table_save,
    tested_titles, wait_for_save, wait_until_drawn, window_on,
};

const PHONES: [(u32, u32); 4] = [(390, 844), (360, 640), (320, 568), (844, 390)];

/// Returns the overlaps of the bar as text: with the boards, in pixels, unless the bar shows cards to choose from, and
/// with each lit part.
const BAR_OVERLAPS: &str = "
    const bar = document.querySelector('.k-strip'), boards = document.querySelector('.k-middle');
    if (!bar || !boards) return [];
    const shared = (one, other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 1 && along > 1 ? Math.round(along) : 0;
    };
    const [own, all] = [bar.getBoundingClientRect(), boards.getBoundingClientRect()];
    const over = bar.querySelector('.k-three') ? 0 : shared(own, all);
    const coveredLit = [...boards.querySelectorAll('[data-lit]')].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const seen = { left, right, top: Math.max(top, all.top), bottom: Math.min(bottom, all.bottom) };
        return right > left && shared(own, seen);
    });
    return [
        ...(over ? [`the bar lies ${over} px over the boards: ${bar.innerText}`] : []),
        ...coveredLit.map((part) => `the bar lies over ${part.getAttribute('aria-label')}`),
    ];
";

/// Presses one lit part, chosen by the argument.
const PRESS_ONE: &str = "
    const lit = [...document.querySelectorAll('[data-lit]')].filter((part) => part.offsetWidth > 0);
    lit[arguments[0] % lit.length]?.click();
";

#[test]
fn the_action_bar_does_not_overlap_boards_on_phones() {
    if !tested_titles().iter().any(|info| info.id == "chai") {
        return;
    }
    let server = serve();
    let mut found = Vec::new();
    for players in [&["person"][..], &["person"; 2]] {
        let browser = window_on(&server, (390, 844));
        set_up(&browser, record("chai", players, 21), true);
        let mut measure = |when: String| {
            for size in PHONES {
                resize_table(&browser, size);
                for letters in Letters::all_on(&browser) {
                    letters.set(&browser);
                    let over = browser.run(BAR_OVERLAPS, json!([]));
                    let place = format!("{} seats, {when}, {size:?}, {letters:?}", players.len());
                    let over = over.as_array().cloned().unwrap_or_default();
                    found.extend(over.iter().filter_map(Value::as_str).map(|fault| format!("{place}: {fault}")));
                }
            }
        };
        for position in 0..6 {
            play(&browser, 9, 80 + position);
            for pressed in 1..3 {
                measure(format!("position {position}, press {pressed}"));
                browser.run(PRESS_ONE, json!([position + 5 * pressed]));
                wait_until_drawn(&browser);
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Returns the message about an action that was held back; empty if there is none.
const GUIDE_TEXT: &str = "document.querySelector('[data-guide]')?.innerText ?? ''";

/// Presses the control with this name and returns the message that appears.
#[track_caller]
fn press_and_read_guide(browser: &Browser, named: &str) -> String {
    let control = format!("document.querySelector('[aria-label={}]')", json!(named));
    browser.until("it is there", &format!("!!{control}"));
    browser.run(&format!("{control}.click()"), json!([]));
    wait_until_drawn(browser);
    browser.eval(GUIDE_TEXT).as_str().unwrap_or_default().to_owned()
}

#[test]
fn passing_with_workers_left_asks_once_a_year() {
    if !tested_titles().iter().any(|info| info.id == "chai") {
        return;
    }
    let may_pass = |action: &String| action == "pass";
    for players in [&["person"][..], &["person"; 2]] {
        let (_server, browser) = open_served_page(Browser::open(390, 844));
        let table = random_position(&record("chai", players, 21), true, &|table| table.legal().iter().any(may_pass));
        set_up(&browser, table.record(), true);
        let before = table_save(&browser, "chai").record.actions.len();
        let message = press_and_read_guide(&browser, "Pass for the year");
        assert!(message.contains("You still have 7 workers."), "it says what would be lost: {message}");
        assert_eq!(table_save(&browser, "chai").record.actions.len(), before, "nothing is done yet");
        press_and_read_guide(&browser, "Pass for the year");
        let after = wait_for_save(&browser, "chai", "the year is passed", |save| save.record.actions.len() > before);
        assert_eq!(after.record.actions[before], "pass");
        // The question is repeated in the next year.
        let table = random_position(&after.record, true, &|table| {
            table.plies() as usize > before + 1 && table.legal().iter().any(may_pass)
        });
        set_up(&browser, table.record(), true);
        let message = press_and_read_guide(&browser, "Pass for the year");
        assert!(message.contains("You still have"), "it is said again: {message}");
    }
}

#[test]
fn declining_by_a_single_press_is_confirmed_once() {
    if !tested_titles().iter().any(|info| info.id == "tea_and_rum") {
        return;
    }
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    for (alternative, named, message) in [
        ("ship ", "Buy no more ships", "You could still buy a ship."),
        ("build ", "Build nothing", "You could build something."),
        ("sell ", "Trade nothing", "You have traded nothing yet."),
    ] {
        let both = |legal: Vec<String>| {
            legal.iter().any(|action| action == "done") && legal.iter().any(|action| action.starts_with(alternative))
        };
        let table = random_position(&record("tea_and_rum", &["person"; 2], 21), true, &|table| both(table.legal()));
        set_up(&browser, table.record(), true);
        let before = table_save(&browser, "tea_and_rum").record.actions.len();
        let guide = press_and_read_guide(&browser, named);
        assert!(guide.contains(message), "{named}: {guide}");
        assert_eq!(table_save(&browser, "tea_and_rum").record.actions.len(), before, "nothing is done yet");
        press_and_read_guide(&browser, named);
        wait_for_save(&browser, "tea_and_rum", "it is declined", |save| save.record.actions.len() > before);
    }
}

#[test]
fn looking_back_covers_no_cards_of_the_hand() {
    if !tested_titles().iter().any(|info| info.id == "ceylon_cards") {
        return;
    }
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    set_up(&browser, play_randomly(&record("ceylon_cards", &["person"; 2], 21), PlayUntil::Over).0, true);
    press(&browser, "Replay");
    browser.until("one looks back", "!!document.querySelector('[data-table].past .scrub-dock')");
    for size in PHONES.into_iter().filter(|(width, height)| height > width) {
        resize_table(&browser, size);
        let covered = "(() => { \
             const moves = document.querySelector('.scrub-dock .scrubber').getBoundingClientRect(); \
             const hand = document.querySelector('.hnd').getBoundingClientRect(); \
             return Math.max(0, Math.round(hand.bottom - moves.top)); })()";
        for letters in Letters::all_on(&browser) {
            letters.set(&browser);
            assert_eq!(browser.eval(covered), json!(0), "at {size:?}, {letters:?}, so much of the hand is covered");
        }
    }
}
