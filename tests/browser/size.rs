//! The bytes to transfer before a game responds.

use std::collections::{BTreeMap, BTreeSet};

use xtask::build::size::Size;

use crate::driver::Browser;
use crate::table::{dist_folder, open_served_page, tested_titles};

/// Files that the budget of the first game counts separately: the worker, icons, words, and the files that install the
/// page.
const NOT_COUNTED: [&str; 5] = ["worker-", "icons/", "locales/", "sw.js", "manifest"];

#[test]
fn a_first_game_transfers_only_the_counted_bytes() {
    // The bytes that the budget counts, as xtask passes them: "ceylon 230748,chai …".
    let counted = std::env::var("TEA_FIRST").ok();
    // Titles share most files, and Brotli takes its time at its best level.
    let mut measured: BTreeMap<String, usize> = BTreeMap::new();
    for info in tested_titles() {
        let (server, browser) = open_served_page(Browser::open(1366, 768));
        browser.until("the boxes are drawn", "!!document.querySelector('#covers symbol')");
        browser.click(&format!("[data-new={}]", info.id));
        browser.until("the setup is there", "!!document.querySelector('[data-start]')");
        browser.click("[data-start]");
        browser.until(
            "the board is there",
            "!!document.querySelector('[data-table] [data-lit], [data-table] [data-lift]')",
        );
        let own = server.url();
        let fetched: BTreeSet<String> = browser
            .requests()
            .iter()
            .filter_map(|url| url.split('#').next()?.strip_prefix(&own).map(str::to_string))
            .filter(|name| !NOT_COUNTED.iter().any(|apart| name.starts_with(apart)))
            .collect();
        let mut brotli = |name: &String| {
            *measured.entry(name.clone()).or_insert_with(|| {
                let file = dist_folder().join(if name.is_empty() { "index.html" } else { name });
                Size::measure(&std::fs::read(file).expect("what was served")).brotli
            })
        };
        let sum: usize = fetched.iter().map(&mut brotli).sum();
        println!("{sum} bytes of brotli until {} answers: {fetched:#?}", info.id);
        if let Some(counted) = &counted {
            let own = format!("{} {sum}", info.id);
            assert!(counted.split(',').any(|one| one == own), "{own}: the budget counts {counted}: {fetched:#?}");
        }
    }
}
