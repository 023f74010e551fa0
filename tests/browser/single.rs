//! The single HTML file, opened from disk.

use serde_json::json;

use crate::driver::Browser;
use crate::table::{fewest_people, play, record, set_up, tested_titles, wait_until_mounted};

#[test]
fn the_single_file_works_from_disk_with_opponents() {
    let Some(file) = std::env::var_os("TEA_SINGLE") else {
        println!("left out: it was not built");
        return;
    };
    let browser = Browser::open(1366, 768);
    browser.go(&format!("file://{}", file.to_string_lossy()));
    wait_until_mounted(&browser);
    // The single file needs no network and cannot be installed.
    assert_eq!(browser.eval("!!document.querySelector('.ready')"), json!(true));
    assert_eq!(browser.eval("!!document.querySelector('.install')"), json!(false));
    for info in tested_titles() {
        let mut players = vec!["novice"; fewest_people(info).len()];
        players[0] = "person";
        set_up(&browser, record(info.id, &players, 31), false);
        play(&browser, 12, 2);
    }
    let foreign: Vec<_> = browser.requests().into_iter().filter(|url| url.starts_with("http")).collect();
    assert_eq!(foreign, [""; 0]);
    assert_eq!(browser.log(), [""; 0]);
    assert_eq!(browser.eval("!!document.querySelector('[data-table]')"), json!(true));
    browser.eval("location.hash = '#/about'");
    browser.until("the credits are there", "!!document.querySelector('[data-page=about]')");
    let build = browser.eval(r"document.body.innerText.match(/Version (\w+)/)[1]");
    assert!(build.as_str().is_some_and(|id| id.len() == 12), "it knows its build, not {build}");
    crate::page::assert_no_intrusion(&browser);
}
