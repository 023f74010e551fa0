//! Two tabs at one table in a browser without locks: over plain http, as on a local network.

use serde_json::json;

use crate::driver::Browser;
use crate::engine::{Engine, PLAIN_HTTP_HOST};
use crate::table::{
    fewest_people, play, record, serve, set_up, table_save, tested_titles, wait_until_drawn, wait_until_mounted,
};

#[test]
fn without_locks_tabs_follow_each_other() {
    if !Engine::current().reaches_plain_http_host() {
        println!("left out: this engine knows only names that the system knows");
        return;
    }
    let server = serve();
    let browser = Browser::open(1366, 768);
    browser.go(&server.url().replace("localhost", PLAIN_HTTP_HOST));
    wait_until_mounted(&browser);
    assert_eq!(browser.eval("isSecureContext || !!navigator.locks"), json!(false), "nothing is given here");
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 23), true);
    let actions = || table_save(&browser, info.id).record.actions;
    let moves = |least: usize| {
        while actions().len() < least {
            play(&browser, 1, 3);
        }
    };
    moves(3);
    let address = browser.eval("location.href");
    let first = browser.tab();
    let second = browser.new_tab();
    browser.go(address.as_str().expect("an address"));
    browser.until("the table is open there too", "!!document.querySelector('[data-table]:not([data-watching])')");

    // Each continues from the other's last move, and no move is lost in either tab.
    for tab in [&first, &second, &first] {
        let before = actions();
        browser.switch_to(tab);
        while actions() != before {
            wait_until_drawn(&browser);
        }
        wait_until_drawn(&browser);
        moves(before.len() + 2);
        let after = actions();
        assert_eq!(after[..before.len()], before, "no move of the other tab is lost");
    }
    assert_eq!(browser.log(), [""; 0]);
}
