//! When the page is left and shown again, the curtain hides an open hand.

use serde_json::json;
use tea_table::engine::Info;

use crate::driver::Browser;
use crate::table::{
    fewest_people, navigate, open_served_page, press, record, set_up, tested_titles, wait_for_text, wait_until_drawn,
};

const FACES: &str = "document.querySelectorAll('.gcard, .action-card').length";
const CURTAIN: &str = "!!document.querySelector('[data-lift]')";

fn set_page_hidden(browser: &Browser, hidden: bool) {
    browser.run(
        "for (const [name, value] of [['hidden', arguments[0]], ['visibilityState', arguments[0] ? 'hidden' : 'visible']]) \
         Object.defineProperty(document, name, { configurable: true, get: () => value }); \
         document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))",
        json!(hidden),
    );
}

/// Moves the device's clock forward, as if it had slept.
fn advance_clock(browser: &Browser, seconds: u32) {
    browser.run("const now = Date.now.bind(Date); Date.now = () => now() + arguments[0] * 1000", json!(seconds));
}

/// Returns the title in which every player holds cards from the first ply on, if it is under test.
fn title_with_hands() -> Option<&'static Info> {
    tested_titles().into_iter().find(|info| info.id == "ceylon_cards")
}

/// Lifts the curtain and returns the number of cards in the open hand.
#[track_caller]
fn lift_curtain(browser: &Browser) -> u64 {
    browser.until("the curtain is down", CURTAIN);
    browser.run("document.querySelector('[data-lift]').click()", json!([]));
    browser.until("a hand lies open", &format!("{FACES} > 0"));
    browser.eval(FACES).as_u64().unwrap_or(0)
}

/// Fails unless the curtain is down and no card is open.
#[track_caller]
fn assert_covered(browser: &Browser) {
    browser.until("the curtain is down", CURTAIN);
    wait_until_drawn(browser);
    assert_eq!(browser.eval(FACES), json!(0), "a card lies open behind the curtain");
}

/// Choices of when hands are covered, as indices into the menu.
const AFTER_A_MINUTE: usize = 1;
const NEVER: usize = 3;

#[track_caller]
fn choose_cover_delay(browser: &Browser, when: usize) {
    press(browser, "Menu");
    browser.until("it can be chosen", "!!document.querySelector('[data-cover]')");
    browser.run("document.querySelectorAll('[data-cover] button')[arguments[0]].click()", json!(when));
    press(browser, "Close");
    browser.until("the menu is closed", "!document.querySelector('[data-sheet]')");
}

#[test]
fn between_people_hands_are_covered_when_the_page_is_left() {
    let Some(info) = title_with_hands() else { return };
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    set_up(&browser, record(info.id, &fewest_people(info), 84), false);
    let cards = lift_curtain(&browser);
    set_page_hidden(&browser, true);
    assert_covered(&browser);
    set_page_hidden(&browser, false);
    assert_covered(&browser);
    assert_eq!(lift_curtain(&browser), cards, "the same hand lies there again");

    // An open sheet and an offered text close too.
    press(&browser, "Menu");
    press(&browser, "Save as a file");
    press(&browser, "Show it as text");
    set_page_hidden(&browser, true);
    assert_covered(&browser);
    browser.until("nothing lies over it", "!document.querySelector('[data-sheet], [data-text-offer]')");
    set_page_hidden(&browser, false);
    lift_curtain(&browser);
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_time_until_hands_are_covered_can_be_chosen() {
    let Some(info) = title_with_hands() else { return };
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    set_up(&browser, record(info.id, &fewest_people(info), 84), false);
    let cards = lift_curtain(&browser);
    let stays_open = |what: &str| {
        wait_until_drawn(&browser);
        assert_eq!((browser.eval(CURTAIN), browser.eval(FACES)), (json!(false), json!(cards)), "{what}");
    };
    choose_cover_delay(&browser, AFTER_A_MINUTE);
    set_page_hidden(&browser, true);
    stays_open("for a moment");
    advance_clock(&browser, 50);
    set_page_hidden(&browser, false);
    stays_open("not a minute");
    set_page_hidden(&browser, true);
    advance_clock(&browser, 61);
    set_page_hidden(&browser, false);
    assert_covered(&browser);
    lift_curtain(&browser);

    choose_cover_delay(&browser, NEVER);
    set_page_hidden(&browser, true);
    advance_clock(&browser, 3 * 3600);
    set_page_hidden(&browser, false);
    stays_open("never");

    // The choice is stored, and the settings page offers it too.
    navigate(&browser, "#/settings");
    wait_for_text(&browser, "Cover hands when you leave the page");
    browser.until("it is kept", "document.querySelector('[data-cover] [aria-pressed=true]').innerText === 'Never'");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn alone_and_with_open_hands_no_curtain_falls() {
    let Some(info) = title_with_hands() else { return };
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let mut alone = vec!["novice"; fewest_people(info).len()];
    alone[0] = "person";
    for (players, open) in [(alone, false), (fewest_people(info), true)] {
        set_up(&browser, record(info.id, &players, 84), open);
        // The hand is certain to stay the same only while a person is to act: a computer's turn may take every card
        // out of it.
        browser.until(
            "a person acts, with an open hand",
            &format!("{FACES} > 0 && !!document.querySelector('[data-lit]')"),
        );
        set_page_hidden(&browser, true);
        set_page_hidden(&browser, false);
        wait_until_drawn(&browser);
        assert_eq!(browser.eval(CURTAIN), json!(false));
        assert!(browser.eval(FACES).as_u64().is_some_and(|faces| faces > 0));
    }
    assert_eq!(browser.log(), [""; 0]);
}
