//! Focus and keys: games played by keyboard alone without ever losing the focus; held keys, shortcuts that are turned
//! off, redo after a reload.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tea_table::engine::Info;
use tea_table::engine::record::Player;

use crate::driver::{Browser, TIMEOUT};
use crate::engine::Engine;
use crate::table::{
    PlayUntil, fewest_people, navigate, open_served_page, play, play_randomly, press, random_position, record, set_up,
    table_save, tested_titles, tests_everything, wait_for_save, wait_for_text, wait_until_drawn, wait_until_mounted,
};

const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";
const TAB: &str = "\u{E004}";
/// Tab moves from region to region, arrows from piece to piece.
const MOVE_KEYS: [&str; 5] = [TAB, "\u{E012}", "\u{E013}", "\u{E014}", "\u{E015}"];
/// Reports the focus once the last press has been drawn.
const FOCUS: &str = include_str!("scripts/focus.js");
const NO_SHEET: &str = "!document.querySelector('[data-sheet]')";
const HAS_FOCUS: &str = "!!document.activeElement && !document.activeElement.matches('body, html')";

/// Returns the result of [`FOCUS`]; fails if the focus is lost or on an element that must not have it.
#[track_caller]
fn checked_focus(browser: &Browser, after: &str) -> Value {
    let focus = browser.eval(FOCUS);
    let is = |what: &str| focus[what] == json!(true);
    assert!(is("kept"), "the focus is on the body {after}: {focus}");
    assert!(is("visible") && is("enabled"), "the focus is on what is hidden or disabled {after}: {focus}");
    focus
}

/// Whether the result is shown.
fn is_over(focus: &Value) -> bool {
    focus["result"] == json!(true)
}

/// Waits until the focus is on a control that continues the game, or the game is over; fails if the focus is lost
/// meanwhile.
#[track_caller]
fn wait_for_next_focus(browser: &Browser, after: &str) -> Value {
    let begun = Instant::now();
    loop {
        let now = checked_focus(browser, after);
        if now["leads"] == json!(true) || is_over(&now) {
            return now;
        }
        assert!(begun.elapsed() < TIMEOUT, "the focus does not go on {after}: {now}; {:?}", browser.log());
    }
}

/// Plays by keys alone, checking the focus, until Enter was pressed `presses` times or the result is shown; returns
/// whether the result is shown.
#[track_caller]
fn play_by_keys(browser: &Browser, title: &str, presses: usize, seed: u32) -> bool {
    let mut random = seed;
    let mut next = |below: u32| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 16) % below
    };
    // A piece gets the focus with the first key.
    checked_focus(browser, &format!("when {title} is opened"));
    browser.keys(MOVE_KEYS[1]);
    let mut here = wait_for_next_focus(browser, &format!("when {title} is begun"));
    for _ in 0..presses {
        if is_over(&here) {
            return true;
        }
        // The piece that is focused automatically is not always the one to press.
        let mut moved = String::new();
        if next(4) == 0 {
            for _ in 0..=next(3) {
                browser.keys(MOVE_KEYS[next(5) as usize]);
                moved = format!("after a move of the focus in {title}");
                // The last tab stop of a page leads to the browser's own controls, and from there back to the page.
                let at = browser.eval(FOCUS);
                if at["kept"] != json!(true) {
                    browser.keys(TAB);
                }
                here = checked_focus(browser, &moved);
            }
            let leads = here["leads"] == json!(true);
            if !leads {
                browser.keys(MOVE_KEYS[1]);
                here = checked_focus(browser, &moved);
                if here["leads"] != json!(true) {
                    browser.run(
                        "(document.querySelector('[data-prompt]') ?? document.querySelector('h1')).focus()",
                        json!([]),
                    );
                    browser.keys(MOVE_KEYS[1]);
                    here = wait_for_next_focus(browser, &moved);
                }
            }
        }
        let pressed = here.clone();
        browser.keys(ENTER);
        let after = format!("after “{}” in {title}", pressed["name"]);
        here = wait_for_next_focus(browser, &after);
        if pressed["chooses"] == json!(true) && here["confirms"] == json!(true) {
            assert_eq!(here["confirm"], json!(true), "a choice leads to its confirmation {after}: {here}");
        }
    }
    is_over(&here)
}

fn one_person_among_computers(info: &Info) -> Vec<&'static str> {
    let mut players = vec!["novice"; fewest_people(info).len()];
    players[0] = Player::PERSON;
    players
}

/// Plays with `--all` every title; otherwise every other one, beginning with the `first`.
fn played_by_keys_at(width: u32, height: u32, first: usize) {
    let (_server, browser) = open_served_page(Browser::open(width, height));
    let is_taken = |number: usize| tests_everything() || number % 2 == first;
    for (_, info) in tested_titles().into_iter().enumerate().filter(|(number, _)| is_taken(*number)) {
        set_up(&browser, record(info.id, &fewest_people(info), 31), true);
        play_by_keys(&browser, info.title, 60, 3);
        assert!(table_save(&browser, info.id).record.actions.len() > 8, "{}: moves are made", info.id);
        // With computers' moves in between.
        set_up(&browser, record(info.id, &one_person_among_computers(info), 32), true);
        play_by_keys(&browser, info.title, 40, 5);
        let (whole, _) = play_randomly(&record(info.id, &fewest_people(info), 23), PlayUntil::Over);
        let over = random_position(&whole, true, &|table| table.outcome().is_some());
        set_up(&browser, over.branch(over.plies() - 1), true);
        assert!(play_by_keys(&browser, info.title, 400, 7), "{}: the result is reached", info.id);
        press(&browser, "Board");
        browser.until("the board is there", "!document.querySelector('[data-result]')");
        checked_focus(&browser, "after the result is closed");
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn titles_are_played_by_keys_on_a_desk_and_the_focus_is_never_lost() {
    played_by_keys_at(1366, 768, 0);
}

#[test]
fn titles_are_played_by_keys_on_a_phone_and_the_focus_is_never_lost() {
    played_by_keys_at(390, 660, 1);
}

#[test]
fn a_cancelled_choice_gives_the_focus_back_to_its_piece() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let decides = "!!document.querySelector('[data-region=commit]')";
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 40), true);
        browser.keys(MOVE_KEYS[1]);
        let mut cancelled = 0;
        let mut here = wait_for_next_focus(&browser, &format!("when {} is begun", info.title));
        for _ in 0..40 {
            if cancelled == 2 {
                break;
            }
            let piece = here.clone();
            let begins = piece["chooses"] == json!(true) && browser.eval(decides) == json!(false);
            browser.keys(ENTER);
            here = wait_for_next_focus(&browser, "after a press");
            if !begins || here["confirm"] != json!(true) {
                continue;
            }
            // Once by its key, once by its button.
            if cancelled == 1 {
                browser.run("document.querySelector('.decision-cancel').focus()", json!([]));
            }
            browser.keys(if cancelled == 1 { ENTER } else { ESCAPE });
            browser.until("it is cancelled", &format!("!({decides})"));
            here = wait_for_next_focus(&browser, "after a choice was cancelled");
            assert_eq!(here["name"], piece["name"], "{}: {piece}, {here}", info.id);
            cancelled += 1;
        }
        assert_eq!(cancelled, 2, "{}: choices are cancelled", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_curtain_leads_on_to_the_board() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles().into_iter().filter(|info| info.hidden) {
        set_up(&browser, record(info.id, &fewest_people(info), 23), false);
        play_by_keys(&browser, info.title, 30, 2);
    }
}

#[test]
fn taking_back_stepping_and_sheets_keep_the_focus() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &one_person_among_computers(info), 33), true);
        play_by_keys(&browser, info.title, 24, 3);
        for key in ["u", "u", "r", ",", ",", ".", ".", "u", "r"] {
            browser.keys(key);
            checked_focus(&browser, &format!("after {key} in {}", info.title));
        }
        for _ in 0..3 {
            browser.keys(".");
        }
        wait_for_next_focus(&browser, &format!("at the present of {}", info.title));
        for key in ["l", "b", "c"] {
            browser.keys(key);
            browser.until("the sheet has the focus", "!!document.activeElement?.closest('[data-sheet]')");
            checked_focus(&browser, &format!("in the sheet of {key}"));
            browser.keys(ESCAPE);
            browser.until("the sheet is closed", NO_SHEET);
            wait_for_next_focus(&browser, &format!("after the sheet of {key} in {}", info.title));
        }
        // Undo with its button as long as possible: the button becomes disabled while it has the focus.
        browser.run("document.querySelector('[data-undo]').focus()", json!([]));
        for _ in 0..30 {
            if browser.eval("document.activeElement?.hasAttribute('data-undo') ?? false") != json!(true) {
                break;
            }
            browser.keys(ENTER);
            checked_focus(&browser, &format!("after undo in {}", info.title));
        }
        // Forced answers are not taken back, so the focus leaves the button.
        let neighbour = "document.activeElement?.matches('[data-undo]:not([disabled]), [data-redo]') ?? false";
        browser.until("its neighbour has the focus", neighbour);
        browser.run("document.querySelector('[data-redo]').focus()", json!([]));
        browser.keys(ENTER);
        wait_until_drawn(&browser);
        browser.keys(",");
        browser.until("a moment is looked at", "!!document.querySelector('.scrub-dock [data-branch]')");
        browser.run("document.querySelector('.scrub-dock [data-branch]').focus()", json!([]));
        browser.keys(ENTER);
        browser.until("the branch is open", "!document.querySelector('.scrub-dock')");
        wait_for_next_focus(&browser, &format!("at a branch of {}", info.title));
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn another_layout_keeps_the_focus() {
    let (_server, browser) = open_served_page(Browser::open(1300, 800));
    for info in tested_titles() {
        browser.resize(1300, 800);
        set_up(&browser, record(info.id, &fewest_people(info), 34), true);
        play_by_keys(&browser, info.title, 8, 1);
        for (width, height) in [(1100, 800), (390, 660), (1100, 800), (1300, 800)] {
            browser.resize(width, height);
            wait_for_next_focus(&browser, &format!("at {width} px in {}", info.title));
        }
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn every_page_has_the_focus_and_keeps_it() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    for place in
        ["#/", &format!("#/new/{}", info.id), "#/settings", "#/saved", &format!("#/rules/{}", info.id), "#/about"]
    {
        navigate(&browser, place);
        browser.until(&format!("{place} has the focus"), HAS_FOCUS);
        browser.reload();
        wait_until_mounted(&browser);
        browser.until(&format!("{place} has the focus when it is opened"), HAS_FOCUS);
    }
    navigate(&browser, "#/new/ceylon_cards");
    browser.until("the setup is there", "!!document.querySelector('[data-add]')");
    browser.run("document.querySelector('[data-add]').focus()", json!([]));
    browser.keys(ENTER);
    checked_focus(&browser, "after a seat was added");
    browser.run("document.querySelector('[data-start]').focus()", json!([]));
    browser.keys(ENTER);
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    wait_for_next_focus(&browser, "at a table that was set up by keys");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_mouse_sees_no_focus_jump() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 35), true);
        for _ in 0..12 {
            let is_there = |selector: &str| browser.eval(&format!("!!document.querySelector({})", json!(selector)));
            let commit = "[data-commit]:not([disabled], [aria-disabled=true])";
            let on = if is_there(commit) == json!(true) { commit } else { "main [data-spot][data-lit]" };
            if is_there(on) != json!(true) {
                break;
            }
            // The events of a finger or mouse, sent to the piece itself because it may be under others.
            browser.run(
                "const on = [...document.querySelectorAll(arguments[0])].find((one) => one.offsetWidth > 0); \
                 on?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); \
                 on?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));",
                json!([on]),
            );
            wait_until_drawn(&browser);
            let rings = "[...document.querySelectorAll('main :focus-visible')].length";
            assert_eq!(browser.eval(rings), json!(0), "{}", info.id);
            assert_eq!(browser.eval("scrollX + scrollY"), json!(0), "{}", info.id);
        }
    }
}

/// Sends the repeated keydown events that a browser reports for a held key.
fn hold_key(browser: &Browser, key: &str, code: &str, times: usize) {
    browser.run(
        "const [key, code, times] = arguments; \
         for (let time = 0; time < times; time += 1) (document.activeElement ?? document.body).dispatchEvent( \
         new KeyboardEvent('keydown', { key, code, repeat: time > 0, bubbles: true, cancelable: true }));",
        json!([key, code, times]),
    );
    wait_until_drawn(browser);
}

#[test]
fn a_held_undo_takes_back_once_and_a_reload_loses_nothing() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &one_person_among_computers(info), 36), true);
        play(&browser, 60, 3);
        browser.keys(ESCAPE);
        let idle = "document.querySelectorAll('main [data-lit]').length > 0";
        browser.until("a person is to act", idle);
        let whole = table_save(&browser, info.id).record;
        browser.until("something can be taken back", "!document.querySelector('[data-undo]').disabled");
        hold_key(&browser, "u", "KeyU", 30);
        let once = wait_for_save(&browser, info.id, "it is taken back", |save| {
            save.record.actions.len() < whole.actions.len()
        });
        assert_eq!(once.record.takebacks.len(), whole.takebacks.len() + 1, "{}: once", info.id);
        for _ in 0..3 {
            hold_key(&browser, "u", "KeyU", 1);
        }
        let slipped = table_save(&browser, info.id).record;
        assert_eq!([&slipped.actions[..], &slipped.undone[..]].concat(), whole.actions, "{}: nothing is lost", info.id);
        browser.reload();
        browser.until("the table is open", "!!document.querySelector('[data-redo]')");
        assert_eq!(table_save(&browser, info.id).record, slipped, "{}", info.id);
        for _ in 0..8 {
            hold_key(&browser, "r", "KeyR", 30);
        }
        let again = wait_for_save(&browser, info.id, "it is played again", |save| save.record.undone.is_empty());
        assert_eq!(again.record.actions, whole.actions, "{}", info.id);
        browser.until("nothing is left to redo", "!document.querySelector('[data-redo]')");
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_held_enter_does_not_run_through_confirmations() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    if Engine::current() != Engine::Chromium {
        println!("left out: only Chromium's driver can hold a key");
        return;
    }
    let enter = |kind: &str, held: bool| {
        let text = if kind == "keyDown" { "\r" } else { "" };
        browser.cdp(
            "Input.dispatchKeyEvent",
            json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": text,
                    "autoRepeat": held }),
        );
    };
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 37), true);
        browser.keys(MOVE_KEYS[1]);
        wait_for_next_focus(&browser, "when the table is opened");
        let before = table_save(&browser, info.id).record.actions.len();
        enter("keyDown", false);
        for _ in 0..20 {
            wait_until_drawn(&browser);
            enter("keyDown", true);
        }
        enter("keyUp", false);
        checked_focus(&browser, "after a key was held");
        let after = table_save(&browser, info.id).record.actions.len();
        assert!(after <= before + 1, "{}: {} moves by one press", info.id, after - before);
    }
}

#[test]
fn letters_can_be_turned_off() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 38), true);
    play(&browser, 16, 3);
    browser.keys(ESCAPE);
    let letters = |browser: &Browser| {
        let before = table_save(browser, info.id).record;
        // No space: it would press the focused control, as it should.
        browser.keys("shrub,l?ch.");
        wait_until_drawn(browser);
        assert_eq!(browser.eval(NO_SHEET), json!(true), "no sheet opens");
        assert_eq!(browser.eval("!document.querySelector('.past, [data-notice]')"), json!(true), "nothing is shown");
        assert_eq!(table_save(browser, info.id).record, before, "nothing is taken back");
    };
    press(&browser, "Menu");
    browser.until("the menu is there", "!!document.querySelector('.menu-keys')");
    browser.click(".menu-keys");
    browser.until("all keys are listed", "document.querySelectorAll('[data-sheet] .keys tr').length > 10");
    let toggle = "[data-sheet] [role=switch]";
    browser.click(toggle);
    wait_for_text(&browser, "Single-key shortcuts are switched off.");
    browser.keys(ESCAPE);
    browser.until("the sheet is closed", NO_SHEET);
    letters(&browser);
    browser.reload();
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    letters(&browser);
    navigate(&browser, "#/settings");
    let row = "[...document.querySelectorAll('[role=switch]')].find((one) => one.innerText.startsWith('Single-key'))";
    browser.until("the settings have it", &format!("{row}?.getAttribute('aria-checked') === 'false'"));
    browser.eval(&format!("{row}.click()"));
    browser.run("history.back()", json!([]));
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    browser.keys("l");
    browser.until("the log is open", "!!document.querySelector('[data-sheet] .log.whole')");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn letters_act_alone_and_on_keyboards_of_other_alphabets() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 39), true);
    let log = "!!document.querySelector('[data-sheet] .log.whole')";
    let type_in = |key: &str, code: &str, with: &str| {
        browser.run(
            &format!(
                "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: arguments[0], code: arguments[1], \
                 bubbles: true, {with} }}))"
            ),
            json!([key, code]),
        );
        wait_until_drawn(&browser);
    };
    for with in ["ctrlKey: true", "altKey: true", "metaKey: true", "modifierAltGraph: true", "isComposing: true"] {
        type_in("l", "KeyL", with);
        type_in("ł", "KeyL", with);
        assert_eq!(browser.eval(log), json!(false), "{with}");
    }
    type_in("Process", "KeyL", "");
    assert_eq!(browser.eval(log), json!(false), "a key that an input method has taken");
    // A Latin letter counts wherever its key is; any other letter counts by its key's position.
    for (key, code) in [("l", "KeyP"), ("L", "KeyL"), ("д", "KeyL"), ("λ", "KeyL"), ("ل", "KeyL")] {
        type_in(key, code, "");
        browser.until(&format!("{key} opens the log"), log);
        browser.keys(ESCAPE);
        browser.until("the sheet is closed", NO_SHEET);
    }
    type_in("n", "KeyL", "");
    assert_eq!(browser.eval(log), json!(false), "another Latin letter in its place");
    browser.until_within(Duration::from_secs(10), "nothing is open", NO_SHEET);
}
