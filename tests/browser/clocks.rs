//! Clocks that jump: midnight, time zones, summer time, a clock that is set while the page is open.
//!
//! The page's `Date` is shifted by `window.shift`, in milliseconds, or stopped at `window.fixed`.

use serde_json::json;
use tea_table::table::daily::Date;
use tea_table::text::dates;

use crate::driver::Browser;
use crate::engine::Engine;
use crate::table::{
    fewest_people, navigate, open_served_page, play, record, serve, set_up, tested_titles, wait_for_text,
    wait_until_mounted,
};
use xtask::serve::Server;

/// Replaces the page's clock before its program starts.
const FAKE_CLOCK: &str = "
    window.shift = 0;
    const Real = Date;
    window.Date = class extends Real {
        constructor(...words) {
            if (words.length) super(...words); else super(Date.now());
        }
        static now() {
            return window.fixed ?? Real.now() + window.shift;
        }
    };";

/// Opens a page with a controlled clock; `None` if the engine's driver cannot replace the clock.
fn with_fake_clock() -> Option<(Server, Browser)> {
    if Engine::current() != Engine::Chromium {
        println!("left out: this engine's driver runs no script before those of a page");
        return None;
    }
    let server = serve();
    let browser = Browser::open(390, 844);
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": FAKE_CLOCK }));
    browser.go(&server.url());
    wait_until_mounted(&browser);
    Some((server, browser))
}

fn page_date(browser: &Browser) -> Date {
    let day = browser.eval(
        "(() => { const now = new Date(); const two = (number) => String(number).padStart(2, '0'); \
         return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`; })()",
    );
    day.as_str().expect("a text").parse().expect("it is a day")
}

/// Moves the clock to this many milliseconds after the next midnight.
fn move_past_midnight(browser: &Browser, milliseconds: i32) {
    browser.run(
        "const now = new Date(); const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1); \
         window.shift += next - now + arguments[0]",
        json!(milliseconds),
    );
}

fn report_visible(browser: &Browser) {
    browser.run("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))", json!([]));
}

#[track_caller]
fn wait_for_deals_of(browser: &Browser, date: Date) {
    let shown = format!("document.querySelector('[data-today]')?.innerText.includes({})", json!(dates::day(date)));
    browser.until(&format!("the deals of {date} are on the shelf"), &shown);
}

/// Whether the ledger has an attempt at this day's deal that counts.
fn attempt_counts(browser: &Browser, date: Date) -> bool {
    let entry = format!(
        "JSON.parse(localStorage['tea-table.daily'] ?? '{{\"deals\":[]}}').deals.some((deal) => deal.date === '{date}' \
         && !!deal.counts)"
    );
    browser.eval(&entry) == json!(true)
}

#[test]
fn after_midnight_the_shelf_shows_the_new_deal() {
    let Some((_server, browser)) = with_fake_clock() else { return };
    let info = tested_titles()[0];
    let before = page_date(&browser);
    wait_for_deals_of(&browser, before);
    move_past_midnight(&browser, 120_000);
    report_visible(&browser);
    let after = page_date(&browser);
    assert_ne!(before, after);
    wait_for_deals_of(&browser, after);
    browser.click(&format!("[data-deal={}]", info.id));
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    browser.until("it is noted", "!!localStorage['tea-table.daily']");
    assert!(attempt_counts(&browser, after) && !attempt_counts(&browser, before), "it is the deal of the new day");
    // The page is left open over midnight, with no input.
    navigate(&browser, "#/");
    wait_for_deals_of(&browser, after);
    move_past_midnight(&browser, 1);
    wait_for_deals_of(&browser, page_date(&browser));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_deal_whose_day_just_ended_is_not_begun_as_practice() {
    let Some((_server, browser)) = with_fake_clock() else { return };
    let info = tested_titles()[0];
    let before = page_date(&browser);
    wait_for_deals_of(&browser, before);
    browser.run(
        "const now = new Date(); window.shift += new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) - now; \
         document.querySelector(arguments[0]).click()",
        json!(format!("[data-deal={}]", info.id)),
    );
    wait_for_text(&browser, "It is a new day: these are today’s games.");
    let after = page_date(&browser);
    wait_for_deals_of(&browser, after);
    assert_eq!(browser.eval("location.hash.includes('table') || 'tea-table.daily' in localStorage"), json!(false));
    // On a newcomer's shelf the deals come last: without this they are scrolled to the notice and no further.
    let deal = format!("[data-deal={}]", info.id);
    browser.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", json!([deal]));
    browser.click(&deal);
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    browser.until("it is noted", "!!localStorage['tea-table.daily']");
    assert!(attempt_counts(&browser, after), "the second press begins the deal of the new day");

    // The same on a deal's own page.
    let other = tested_titles().last().expect("there are games").id;
    navigate(&browser, &format!("#/today/{other}/{after}"));
    browser.until("it can be played", "!!document.querySelector('[data-start]')");
    browser.run(
        "const now = new Date(); window.shift += new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) - now; \
         document.querySelector('[data-start]').click()",
        json!([]),
    );
    wait_for_text(&browser, "this is not today’s game");
    browser.until("the button says so", "document.querySelector('[data-start]').innerText.includes('Practise it')");
    assert_eq!(browser.eval("location.hash.includes('table')"), json!(false));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn days_follow_the_calendar_in_every_time_zone() {
    let Some((_server, browser)) = with_fake_clock() else { return };
    let zone = |name: &str| {
        browser.cdp("Emulation.setTimezoneOverride", json!({ "timezoneId": name }));
    };
    for (name, moment, date) in [
        ("Europe/Berlin", "2026-03-29T21:59:59Z", "2026-03-29"),
        ("Europe/Berlin", "2026-03-29T22:00:00Z", "2026-03-30"),
        ("Europe/Berlin", "2026-10-25T22:59:59Z", "2026-10-25"),
        ("Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26"),
        ("Pacific/Auckland", "2026-10-25T23:00:00Z", "2026-10-26"),
        ("America/Los_Angeles", "2026-10-25T23:00:00Z", "2026-10-25"),
        ("Asia/Kathmandu", "2026-10-25T18:14:59Z", "2026-10-25"),
        ("Asia/Kathmandu", "2026-10-25T18:15:00Z", "2026-10-26"),
    ] {
        zone(name);
        browser.run("window.fixed = Date.parse(arguments[0])", json!(moment));
        report_visible(&browser);
        wait_for_deals_of(&browser, date.parse().expect("it is a day"));
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn computers_continue_while_the_clock_is_set_back_and_forward() {
    let Some((_server, browser)) = with_fake_clock() else { return };
    let info = tested_titles()[0];
    let mut players = vec!["novice"; fewest_people(info).len()];
    players[0] = "person";
    set_up(&browser, record(info.id, &players, 91), false);
    browser.run("localStorage.setItem('tea-table.pace', JSON.stringify('fast'))", json!([]));
    browser.reload();
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    // The clock jumps back an hour again and again, and forward almost a year once: a timeout measured by it would
    // never expire.
    browser.run(
        "setInterval(() => { window.shift -= 3600e3; }, 40); setTimeout(() => { window.shift += 3e10; }, 1500)",
        json!([]),
    );
    let moves = || crate::table::table_save(&browser, info.id).record.actions.len();
    let before = moves();
    play(&browser, 10, 5);
    browser.until_within(
        std::time::Duration::from_secs(30),
        "the table waits for the person",
        "!!document.querySelector('[data-lit], [data-commit], [data-over=true]')",
    );
    assert!(moves() > before, "play went on");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn statistics_recover_from_a_clock_that_was_ahead() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    browser.run(
        "localStorage.setItem('tea-table.statistics-since', String(Date.now() + 1e11)); location.hash = '#/saved'",
        json!([]),
    );
    browser.until("the page is there", "!!document.querySelector('[data-statistics]')");
    assert_eq!(
        browser.eval("Number(localStorage['tea-table.statistics-since']) <= Date.now()"),
        json!(true),
        "games count from now on, not from a time to come"
    );
}
