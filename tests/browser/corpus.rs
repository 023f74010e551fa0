//! The corpus replayed in wasm: the page opens each game as a link.
//!
//! `tests/native/corpus.rs` replays it natively. Every link contains the hash of its final position, so a game that
//! the page calls verified took the same course in both.

use serde_json::json;
use xtask::process::root;

use crate::driver::Browser;
use crate::table::{navigate, open_served_page, tested_titles, tests_everything};

/// One game in this many is opened; with `--all`, every game is.
const SAMPLE: usize = 5;

#[test]
fn old_games_are_verified_in_wasm_too() {
    let (_server, browser) = open_served_page(Browser::open(800, 600));
    let step = if tests_everything() { 1 } else { SAMPLE };
    for info in tested_titles() {
        let mut opened = 0;
        for rules in 1..=info.rules {
            let place = root().join(format!("tests/data/corpus/{}-v{rules}.links", info.id));
            let links = std::fs::read_to_string(&place).unwrap_or_else(|error| panic!("{}: {error}", place.display()));
            for link in links.lines().step_by(step) {
                navigate(&browser, "#/about");
                browser.until("the page before is gone", "!document.querySelector('[data-verified], [data-refused]')");
                navigate(&browser, &format!("#/g/{link}"));
                browser.until("the link is judged", "!!document.querySelector('[data-verified], [data-refused]')");
                let refused = browser.eval("document.querySelector('[data-refused]')?.innerText ?? ''");
                assert_eq!(refused, json!(""), "{link}");
                opened += 1;
            }
        }
        assert!(opened >= 50 / step, "{}: {opened} games", info.id);
        println!("{}: {opened} games verified in wasm", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}
