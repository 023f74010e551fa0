//! The page itself: it mounts, keeps to its origin and its policy, and can be used by everybody.

use serde_json::json;

use crate::driver::Browser;
use crate::table::{Until, lay, mounted, opened, people, play, played, press, record, search, serve, titles};
use crate::trade::is_offered;

#[test]
fn mounts_without_a_complaint() {
    let (_server, browser) = opened(Browser::open(1366, 768));
    assert_eq!(browser.eval("document.title"), json!("Tea Table"));
    assert_eq!(browser.log(), [""; 0], "the console stays empty");
}

#[test]
fn no_request_leaves_the_origin() {
    let (server, browser) = opened(Browser::open(1366, 768));
    for info in titles() {
        lay(&browser, record(info.id, &people(info), 3), true);
        play(&browser, 10, 5);
    }
    let foreign = browser.requests().into_iter().filter(|url| {
        !["data:", "blob:", "chrome:", "about:"].iter().any(|own| url.starts_with(own))
            && !url.starts_with(&server.url())
    });
    assert_eq!(foreign.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn the_policy_blocks_what_is_not_ours() {
    let (_server, browser) = opened(Browser::open(800, 600));
    browser.run(
        "window.ran = false; const script = document.createElement('script'); script.textContent = 'window.ran = true'; \
         document.body.append(script)",
        json!([]),
    );
    assert_eq!(browser.eval("window.ran"), json!(false));
    let fetched = browser.eval("fetch('https://example.invalid/').then(() => 'fetched', () => 'blocked')");
    assert_eq!(fetched, json!("blocked"));
}

#[test]
fn works_below_any_path() {
    let server = crate::serve::Server::start(&crate::table::dist(), "some/path", 0).expect("a port is free");
    let browser = Browser::open(1024, 768);
    browser.go(&format!("{}some/path/", server.url()));
    mounted(&browser);
    browser.until("the service worker is ready", "document.documentElement.hasAttribute('data-offline-ready')");
    let info = titles()[0];
    lay(&browser, record(info.id, &people(info), 3), true);
    play(&browser, 10, 5);
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn says_why_where_it_cannot_run() {
    let (_server, browser) = opened(Browser::open(800, 600));
    // What an old browser shows: the sentence is in the page as served, and the class brings it out.
    let shown = browser.eval(
        "fetch('./').then((page) => page.text()).then((page) => { const old = new DOMParser().parseFromString(page, 'text/html'); \
         return [!!old.querySelector('.first-old'), !!old.querySelector('noscript')]; })",
    );
    assert_eq!(shown, json!([true, true]));
}

/// Runs axe-core on what is shown; its violations, each with the element.
#[track_caller]
fn violations(browser: &Browser, axe: &str) -> Vec<String> {
    let run = "return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap((rule) => \
               rule.nodes.map((node) => `${rule.id}: ${rule.help}: ${node.html.slice(0, 200)}`)))";
    let found = browser.run(&format!("{axe};\n{run}"), json!([]));
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().map(|one| one.as_str().unwrap_or_default().to_string()).collect()
}

#[test]
fn axe_finds_nothing() {
    let Some(axe) = std::env::var_os("TEA_AXE") else {
        println!("left out: axe-core is not here");
        return;
    };
    let axe = std::fs::read_to_string(axe).expect("axe-core can be read");
    let server = serve();
    let mut found = Vec::new();
    for (width, height) in [(1366, 768), (390, 660)] {
        let browser = Browser::open(width, height);
        for theme in ["light", "dark"] {
            // What comes by turns is looked at by morning light on a desk and by lamplight on a phone.
            let by_turns = (width > 700) == (theme == "light");
            browser.go(&server.url());
            browser.run("localStorage.setItem('tea-table.theme', arguments[0])", json!(theme));
            let mut look = |place: &str| {
                let here = violations(&browser, &axe);
                found.extend(here.into_iter().map(|one| format!("{place}, {width} px, {theme}: {one}")));
            };
            browser.reload();
            mounted(&browser);
            look("home");
            for place in ["settings", "saved", "about"] {
                browser.go(&format!("{}#/{place}", server.url()));
                browser.until("the page is there", "!!document.querySelector('h1')");
                look(place);
            }
            for info in titles() {
                for place in ["new", "rules"] {
                    browser.go(&format!("{}#/{place}/{}", server.url(), info.id));
                    browser.until("the page is there", "!!document.querySelector('h1')");
                    look(&format!("{place} {}", info.id));
                }
                let fresh = record(info.id, &people(info), 3);
                if info.hidden && by_turns {
                    lay(&browser, fresh.clone(), false);
                    browser.until("the curtain is down", "!!document.querySelector('[data-lift]')");
                    look(&format!("curtain {}", info.id));
                }
                lay(&browser, fresh.clone(), true);
                play(&browser, 12, 9);
                look(&format!("table {}", info.id));
                if !by_turns {
                    continue;
                }
                lay(&browser, played(&fresh, Until::Over).0, true);
                browser.until("the result is there", "!!document.querySelector('.result-lines')");
                look(&format!("result {}", info.id));
            }
            if !by_turns {
                continue;
            }
            // What opens over a table is the same for every game, but for the trades of the cards.
            let cards = record("ceylon_cards", &["person"; 3], 3);
            lay(&browser, search(&cards, true, &is_offered).record(), true);
            browser.until("an offer is to be answered", "!!document.querySelector('.deal-panel')");
            look("an answer");
            press(&browser, "Counter-offer");
            browser.until("the composer is open", "!!document.querySelector('.trade')");
            look("a composer");
            for (key, sheet) in [("l", "log"), ("b", "rules"), ("?", "keys")] {
                browser.keys(key);
                browser.until("the sheet is open", "!!document.querySelector('.sheet-inside > *')");
                look(&format!("sheet of {sheet}"));
                browser.keys("\u{E00C}");
                browser.until("it is closed", "!document.querySelector('[data-sheet]')");
            }
            for words in [&["Menu"][..], &["Share"]] {
                words.iter().for_each(|words| press(&browser, words));
                browser.until("the sheet is open", "!!document.querySelector('.sheet-inside > *')");
                look(&format!("sheet of {words:?}"));
            }
        }
    }
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}
