//! Games that are given away and come back: links of every kind, and what is done to hostile ones.

use serde_json::json;
use tea_table::engine::link;
use tea_table::table::save::Slot;

use crate::driver::Browser;
use crate::table::{
    Until, drawn, kept, lay, mounted, opened, people, play, played, press, record, saved, shows, slots, titles, visit,
};

/// Opens the sheet that shares the table in front.
#[track_caller]
fn share_sheet(browser: &Browser) {
    press(browser, "Menu");
    press(browser, "Share");
    browser.until("the sheet is open", "!!document.querySelector('[data-link]')");
}

/// The address that the sheet offers.
#[track_caller]
fn offered(browser: &Browser) -> String {
    browser.eval("document.querySelector('[data-link]').value").as_str().expect("an address").to_string()
}

#[track_caller]
fn verified(browser: &Browser) {
    browser.until("it is verified", "!!document.querySelector('[data-verified]')");
}

#[test]
fn a_game_travels_as_a_link_and_proves_itself() {
    let (server, browser) = opened(Browser::open(1366, 768));
    for info in titles() {
        lay(&browser, record(info.id, &people(info), 51), true);
        play(&browser, 14, 3);
        let here = saved(&browser, info.id).record;
        share_sheet(&browser);
        browser.until("a running game is warned of", "!!document.querySelector('[data-warning]')");
        let address = offered(&browser);
        assert!(address.starts_with(&format!("{}#/g/{}.", server.url(), info.id)), "{address}");
        press(&browser, "As a code to scan");
        browser.until("the code is drawn", "!!document.querySelector('svg.qr[role=img] path')");

        // Another device: nothing is there but the link.
        let other = Browser::open(390, 660);
        other.go(&address);
        mounted(&other);
        verified(&other);
        for player in &here.players {
            shows(&other, &player.name);
        }
        other.run("document.querySelector('[data-open]').click()", json!([]));
        other.until("the table is open", "!!document.querySelector('[data-table]')");
        let taken = kept(&other, &Slot::new(info.id, 1)).expect("it is a game of one's own now").record;
        assert_eq!((taken.actions, taken.seed, taken.hashes), (here.actions, here.seed, here.hashes), "{}", info.id);
        assert_eq!(other.log(), [""; 0]);
    }
}

#[test]
fn looking_at_a_game_starts_no_computer() {
    let (_server, browser) = opened(Browser::open(1366, 768));
    for info in titles() {
        let mut players = vec!["novice"; people(info).len()];
        players[0] = "person";
        let (before, link) = played(&record(info.id, &players, 52), Until::Computer(3));
        browser.run("localStorage.setItem('tea-table.pace', 'still')", json!([]));
        visit(&browser, "#/about");
        browser.reload();
        mounted(&browser);
        browser.eval(
            "(() => { window.hired = 0; const Real = Worker; window.Worker = class extends Real { \
             constructor(...words) { super(...words); window.hired += 1; } }; return true; })()",
        );
        visit(&browser, &format!("#/m/all/{link}"));
        verified(&browser);
        browser.run("document.querySelector('[data-look]').click()", json!([]));
        browser.until("it is shown", "!!document.querySelector('[data-now]')");
        browser.run("document.querySelector('[data-now]').click()", json!([]));
        browser.until("one may play on", "!!document.querySelector('[data-play-on]')");
        drawn(&browser);
        assert_eq!(browser.eval("window.hired"), json!(0), "{}: somebody thinks", info.id);
        let slot = Slot::new(info.id, 1);
        assert_eq!(kept(&browser, &slot), None, "{}: something is kept", info.id);

        browser.run("document.querySelector('[data-play-on]').click()", json!([]));
        browser.until(
            "now the computer plays",
            &format!(
                "JSON.parse((localStorage.getItem('{}') ?? '').slice(17) || 'null')?.record.actions.length > {}",
                slot.key(),
                before.actions.len()
            ),
        );
        let on = kept(&browser, &slot).expect("it is kept now").record;
        assert_eq!(on.actions[..before.actions.len()], before.actions, "{}: it goes on from there", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_moment_is_seen_through_chosen_eyes() {
    let (_server, browser) = opened(Browser::open(1366, 768));
    for info in titles() {
        lay(&browser, record(info.id, &people(info), 53), true);
        play(&browser, 14, 3);
        let plies = saved(&browser, info.id).record.actions.len();
        press(&browser, "Log");
        press(&browser, "One move back");
        press(&browser, "Close");
        share_sheet(&browser);
        press(&browser, "This moment");
        if info.hidden {
            browser.run(
                "const eyes = document.querySelector('.share-eyes select'); eyes.selectedIndex = 1; \
                 eyes.dispatchEvent(new Event('change', { bubbles: true }))",
                json!([]),
            );
        }
        let eyes = if info.hidden { "1" } else { "all" };
        browser.until(
            "the address says so",
            &format!("document.querySelector('[data-link]').value.includes('#/m/{eyes}/')"),
        );
        let address = offered(&browser);
        visit(&browser, "#/about");
        browser.go(&address);
        verified(&browser);
        shows(&browser, &format!("all {} moves", plies - 1));
        browser.run("document.querySelector('[data-look]').click()", json!([]));
        browser.until("it is shown", "!!document.querySelector('[data-table] [data-now]')");
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_challenge_lays_the_same_table() {
    let (_server, browser) = opened(Browser::open(1366, 768));
    for info in titles() {
        lay(&browser, record(info.id, &people(info), 54), true);
        play(&browser, 6, 3);
        let here = saved(&browser, info.id).record;
        share_sheet(&browser);
        press(&browser, "A challenge");
        browser.until("the address says so", "document.querySelector('[data-link]').value.includes('#/c/')");
        let address = offered(&browser);
        browser.go(&address);
        browser.until("the setup is there", "!!document.querySelector('[data-lay]')");
        browser.click("[data-lay]");
        browser.until("the table is open", "!!document.querySelector('[data-table]')");
        let laid = kept(&browser, &Slot::new(info.id, 1)).expect("it is kept").record;
        assert_eq!((laid.seed, laid.options, laid.seats), (here.seed, here.options, here.seats), "{}", info.id);
        browser.run("localStorage.removeItem(arguments[0])", json!(Slot::new(info.id, 1).key()));
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_link_goes_to_the_clipboard_and_to_the_devices_own_sheet() {
    let (_server, browser) = opened(Browser::open(1366, 768));
    let info = titles()[0];
    lay(&browser, record(info.id, &people(info), 55), true);
    let plant = |on: &str, name: &str| {
        format!(
            "Object.defineProperty({on}, '{name}', {{ configurable: true, value: (given) => {{ \
             window.given_{name} = given.url ?? given; return Promise.resolve(); }} }})"
        )
    };
    browser.run(&plant("navigator.clipboard", "writeText"), json!([]));
    browser.run(&plant("navigator", "share"), json!([]));
    share_sheet(&browser);
    press(&browser, "Copy");
    shows(&browser, "The link is copied.");
    press(&browser, "Send …");
    let address = json!(offered(&browser));
    assert_eq!(browser.eval("window.given_writeText"), address);
    browser.until("it was handed on", "!!window.given_share");
    assert_eq!(browser.eval("window.given_share"), address);
}

#[test]
fn hostile_links_are_refused_in_a_sentence() {
    let (_server, browser) = opened(Browser::open(800, 600));
    for info in titles() {
        let (_, whole) = played(&record(info.id, &people(info), 56), Until::Over);
        let mut hostile: Vec<String> = (1..10).map(|tenth| whole[..whole.len() * tenth / 10].to_string()).collect();
        for at in [info.id.len() + 2, whole.len() / 2, whole.len() - 2] {
            let other = if &whole[at..=at] == "A" { "B" } else { "A" };
            let mut changed = whole.clone();
            changed.replace_range(at..=at, other);
            hostile.push(changed);
        }
        hostile.push(format!("{whole}{}", "A".repeat(link::LONGEST)));
        hostile.push(whole.replace(info.id, "whist"));
        hostile.push(format!("{}.", info.id));
        hostile.push(format!("{}.%00%ff", info.id));
        for link in hostile {
            for kind in ["g", "m/all", "c"] {
                visit(&browser, "#/about");
                browser.until("the page before is gone", "!document.querySelector('[data-refused]')");
                visit(&browser, &format!("#/{kind}/{link}"));
                let short = &link[..link.len().min(60)];
                browser.until(&format!("{kind}/{short} is refused"), "!!document.querySelector('[data-refused]')");
            }
        }
        visit(&browser, &format!("#/g/{whole}"));
        verified(&browser);
    }
    assert_eq!(browser.log(), [""; 0]);
    assert_eq!(slots(&browser), [""; 0], "nothing of it is kept");
}
