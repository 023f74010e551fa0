//! The parts of the program: what must travel before a game answers, and what is said of a part that does not come.

use std::collections::BTreeSet;

use serde_json::json;

use crate::driver::Browser;
use crate::pack::Weight;
use crate::serve::Server;
use crate::table::{copy, dist, mounted, opened, titles};

/// What the budget of the first game counts apart: the thinker, icons, and what installs the page.
const APART: [&str; 4] = ["thinker-", "icons/", "sw.js", "manifest.webmanifest"];

#[test]
fn a_first_game_needs_what_is_counted_and_no_more() {
    // What the budget counts, as xtask tells it: "ceylon 230748,chai …".
    let counted = std::env::var("TEA_FIRST").ok();
    for info in titles() {
        let (server, browser) = opened(Browser::open(1366, 768));
        browser.until("the boxes are drawn", "!!document.querySelector('#covers symbol')");
        browser.click(&format!("[data-new={}]", info.id));
        browser.until("the setup is there", "!!document.querySelector('[data-lay]')");
        browser.click("[data-lay]");
        browser.until(
            "the board is there",
            "!!document.querySelector('[data-table] [data-lit], [data-table] [data-lift]')",
        );
        let own = server.url();
        let fetched: BTreeSet<String> = browser
            .requests()
            .iter()
            .filter_map(|url| url.split('#').next()?.strip_prefix(&own).map(str::to_string))
            .filter(|name| !APART.iter().any(|apart| name.starts_with(apart)))
            .collect();
        let brotli = |name: &String| {
            let file = dist().join(if name.is_empty() { "index.html" } else { name });
            Weight::of(&std::fs::read(file).expect("what was served")).brotli
        };
        let sum: usize = fetched.iter().map(brotli).sum();
        println!("{sum} bytes of brotli until {} answers: {fetched:#?}", info.id);
        assert!(fetched.iter().any(|name| name.starts_with("parts/")), "the game is a part of its own: {fetched:?}");
        if let Some(counted) = &counted {
            let own = format!("{} {sum}", info.id);
            assert!(counted.split(',').any(|one| one == own), "{own}: the budget counts {counted}: {fetched:#?}");
        }
    }
}

#[test]
fn a_part_that_does_not_come_is_asked_for_again() {
    let folder = crate::driver::profile().with_extension("dist");
    copy(&dist(), &folder);
    // No service worker that would have kept it.
    std::fs::remove_file(folder.join("sw.js")).expect("it is there");
    let (parts, away) = (folder.join("parts"), folder.join("away"));
    std::fs::rename(&parts, &away).expect("the parts are there");
    let server = Server::start(&folder, "", 0).expect("a port is free");
    let browser = Browser::open(1366, 768);
    browser.go(&server.url());
    mounted(&browser);
    let info = titles()[0];
    for (place, there) in [(format!("new/{}", info.id), "[data-lay]"), ("saved".into(), "[data-page=saved]")] {
        browser.run("location.hash = arguments[0]", json!([format!("#/{place}")]));
        browser.until("the page says so", "!!document.querySelector('[data-missing]')");
        browser.click("[data-again]");
        browser.until("it says so again", "!!document.querySelector('[data-missing]')");
        std::fs::rename(&away, &parts).expect("they can be put back");
        browser.click("[data-again]");
        browser.until("the page is there", &format!("!!document.querySelector('{there}')"));
        std::fs::rename(&parts, &away).expect("they can be taken away");
    }
    drop(server);
    drop(std::fs::remove_dir_all(&folder));
}
