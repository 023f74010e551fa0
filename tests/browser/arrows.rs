//! Keys that move the focus on a board: arrows, Home and End, and the letter for the next lit piece.

use serde_json::json;

use crate::driver::Browser;
use crate::table::{fewest_people, open_served_page, random_position, record, set_up, tested_titles};

const DOWN: &str = "\u{E015}";
const END: &str = "\u{E010}";
const HOME: &str = "\u{E011}";
/// Reports where arrows lead from every piece of the board.
const ARROWS: &str = include_str!("scripts/arrows.js");

/// Moves the focus from its waiting place to a piece.
#[track_caller]
fn begin(browser: &Browser) {
    browser.keys(DOWN);
    browser.until("a piece has the focus", "document.activeElement?.matches('[data-lit], [data-commit]') ?? false");
}

#[test]
fn arrows_reach_every_piece_of_a_region_and_lead_back() {
    for (width, height) in [(1366, 768), (390, 660)] {
        let (_server, browser) = open_served_page(Browser::open(width, height));
        for info in tested_titles() {
            let new = record(info.id, &fewest_people(info), 44);
            set_up(&browser, random_position(&new, true, &|table| table.plies() >= 30).record(), true);
            begin(&browser);
            let walks = browser.eval(ARROWS);
            let regions = walks.as_array().expect("it is a list");
            assert!(regions.iter().any(|region| region["pieces"].as_u64() >= Some(4)), "{}: {walks}", info.id);
            for region in regions {
                assert_eq!(region["astray"], json!([]), "{} at {width} px: {region}", info.id);
                assert_eq!(region["unreached"], json!([]), "{} at {width} px: {region}", info.id);
            }
        }
        assert_eq!(browser.log(), [""; 0]);
    }
}

#[test]
fn home_end_and_n_move_the_focus() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 45), true);
        begin(&browser);
        let index = "(() => { const here = document.activeElement; const region = here.closest('[data-region]'); \
             const all = [...region.querySelectorAll('button:not([disabled])')].filter((one) => \
             one.offsetWidth > 0 && one.closest('[data-region]') === region); \
             return [all.indexOf(here), all.length - 1]; })()";
        browser.keys(END);
        let at = browser.eval(index);
        assert_eq!(at[0], at[1], "{}: End leads to the last piece", info.id);
        browser.keys(HOME);
        assert_eq!(browser.eval(index)[0], json!(0), "{}: Home leads to the first piece", info.id);
        let lit = "[...document.querySelectorAll('[data-lit]:not([disabled], [aria-disabled=true])')] \
             .filter((one) => one.offsetWidth > 0)";
        browser.run(&format!("window.lit = {lit}; window.lit[0].focus();"), json!([]));
        let count = browser.eval("lit.length").as_u64().expect("it is a number");
        for next in (1..count).chain([0]) {
            browser.keys("n");
            assert_eq!(browser.eval("lit.indexOf(document.activeElement)"), json!(next), "{}", info.id);
        }
        browser.keys("N");
        assert_eq!(browser.eval("lit.indexOf(document.activeElement)"), json!(count - 1), "{}: back", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}
