//! What Leptos warns of in the console of a page with debug assertions, as `cargo xtask play` builds it: signals read
//! where nothing follows them, written after they are gone. A build for players has no such warnings at all.

use serde_json::json;

use crate::driver::Browser;
use crate::table::{Played, mounted, opened, people, play, press, record, set_up, titles, visit};

#[test]
fn whole_games_and_all_pages_leave_no_warning() {
    let (_server, browser) = opened(Browser::open(1366, 768));
    browser.run("localStorage.setItem('tea-table.pace', JSON.stringify('still'))", json!([]));
    browser.reload();
    mounted(&browser);
    for place in ["#/saved", "#/settings", "#/about", "#/today", "#/"] {
        visit(&browser, place);
        browser.until(place, "!!document.querySelector('h1')");
    }
    for info in titles() {
        for size in [(1366, 768), (390, 844)] {
            browser.resize(size.0, size.1);
            for place in ["new", "rules", "box"] {
                visit(&browser, &format!("#/{place}/{}", info.id));
                browser.until(place, "!document.querySelector('[data-table]') && !!document.querySelector('h1')");
            }
            set_up(&browser, record(info.id, &people(info), 97), true);
            browser.until("the table is open", "!!document.querySelector('[data-prompt]')");
            // On a phone the log is a tab of the board, and the rules are in the menu.
            let sheets: &[&str] = if size.0 < 700 { &["Menu"] } else { &["Log", "Rules", "Menu"] };
            for sheet in sheets {
                press(&browser, sheet);
                browser.until(sheet, "!!document.querySelector('[data-sheet]')");
                press(&browser, "Close");
            }
            let mut seed = 97;
            while play(&browser, 60, seed) != Played::Over && seed < 117 {
                seed += 1;
            }
            assert_eq!(browser.warnings(), [""; 0], "{} at {}", info.id, size.0);
        }
    }
}
