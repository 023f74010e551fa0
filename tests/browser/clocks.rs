//! Clocks that jump: midnight, time zones, summer time, a clock that is set while the page is open.
//!
//! The page's `Date` is led by `window.shift`, in milliseconds, or stands at `window.fixed`.

use serde_json::json;
use tea_table::table::daily::Date;
use tea_table::text::dates;

use crate::driver::Browser;
use crate::engine::Engine;
use crate::table::{mounted, opened, people, play, record, serve, set_up, shows, titles, visit};
use xtask::serve::Server;

/// Leads the clock of a page before its program begins.
const LEAD: &str = "
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

/// A page whose clock can be led; `None` where the engine's driver cannot.
fn led() -> Option<(Server, Browser)> {
    if Engine::here() != Engine::Chromium {
        println!("left out: this engine's driver runs no script before those of a page");
        return None;
    }
    let server = serve();
    let browser = Browser::open(390, 844);
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LEAD }));
    browser.go(&server.url());
    mounted(&browser);
    Some((server, browser))
}

/// The day that the page's clock has.
fn day(browser: &Browser) -> Date {
    let day = browser.eval(
        "(() => { const now = new Date(); const two = (number) => String(number).padStart(2, '0'); \
         return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`; })()",
    );
    day.as_str().expect("a text").parse().expect("it is a day")
}

/// Moves the clock to so many milliseconds after the next midnight.
fn past_midnight(browser: &Browser, milliseconds: i32) {
    browser.run(
        "const now = new Date(); const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1); \
         window.shift += next - now + arguments[0]",
        json!(milliseconds),
    );
}

/// Says to the page that it is seen again.
fn seen_again(browser: &Browser) {
    browser.run("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))", json!([]));
}

#[track_caller]
fn deals_of(browser: &Browser, date: Date) {
    let shown = format!("document.querySelector('[data-today]')?.innerText.includes({})", json!(dates::day(date)));
    browser.until(&format!("the deals of {date} are on the shelf"), &shown);
}

/// Whether an attempt at the deal of this day counts.
fn counts(browser: &Browser, date: Date) -> bool {
    let entry = format!(
        "JSON.parse(localStorage['tea-table.daily'] ?? '{{\"deals\":[]}}').deals.some((deal) => deal.date === '{date}' \
         && !!deal.counts)"
    );
    browser.eval(&entry) == json!(true)
}

#[test]
fn after_midnight_the_shelf_deals_anew_and_a_press_counts_for_the_new_day() {
    let Some((_server, browser)) = led() else { return };
    let info = titles()[0];
    let before = day(&browser);
    deals_of(&browser, before);
    // Seen again after the night.
    past_midnight(&browser, 120_000);
    seen_again(&browser);
    let after = day(&browser);
    assert_ne!(before, after);
    deals_of(&browser, after);
    browser.click(&format!("[data-deal={}]", info.id));
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    browser.until("it is noted", "!!localStorage['tea-table.daily']");
    assert!(counts(&browser, after) && !counts(&browser, before), "it is the deal of the new day");
    // Left open over midnight, with nobody there.
    visit(&browser, "#/");
    deals_of(&browser, after);
    past_midnight(&browser, 1);
    deals_of(&browser, day(&browser));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_deal_whose_day_has_passed_under_the_finger_is_not_begun_as_practice() {
    let Some((_server, browser)) = led() else { return };
    let info = titles()[0];
    let before = day(&browser);
    deals_of(&browser, before);
    browser.run(
        "const now = new Date(); window.shift += new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) - now; \
         document.querySelector(arguments[0]).click()",
        json!(format!("[data-deal={}]", info.id)),
    );
    shows(&browser, "A new day, and new deals: these are today’s.");
    let after = day(&browser);
    deals_of(&browser, after);
    assert_eq!(browser.eval("location.hash.includes('table') || 'tea-table.daily' in localStorage"), json!(false));
    browser.click(&format!("[data-deal={}]", info.id));
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    browser.until("it is noted", "!!localStorage['tea-table.daily']");
    assert!(counts(&browser, after), "the second press begins the deal of the new day");

    // The same on the page of a deal.
    let other = titles().last().expect("there are games").id;
    visit(&browser, &format!("#/today/{other}/{after}"));
    browser.until("it can be played", "!!document.querySelector('[data-start]')");
    browser.run(
        "const now = new Date(); window.shift += new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) - now; \
         document.querySelector('[data-start]').click()",
        json!([]),
    );
    shows(&browser, "this is not today’s deal");
    browser.until("the button says so", "document.querySelector('[data-start]').innerText.includes('Practise it')");
    assert_eq!(browser.eval("location.hash.includes('table')"), json!(false));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn days_are_those_of_the_calendar_in_every_zone_and_on_days_of_23_and_25_hours() {
    let Some((_server, browser)) = led() else { return };
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
        seen_again(&browser);
        deals_of(&browser, date.parse().expect("it is a day"));
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn computers_go_on_while_the_clock_is_set_back_and_forward() {
    let Some((_server, browser)) = led() else { return };
    let info = titles()[0];
    let mut players = vec!["novice"; people(info).len()];
    players[0] = "person";
    set_up(&browser, record(info.id, &players, 91), false);
    browser.run("localStorage.setItem('tea-table.pace', JSON.stringify('fast'))", json!([]));
    browser.reload();
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    // An hour back every few moments, and once a year on: whoever waits by this clock waits for ever.
    browser.run(
        "setInterval(() => { window.shift -= 3600e3; }, 40); setTimeout(() => { window.shift += 3e10; }, 1500)",
        json!([]),
    );
    let moves = || crate::table::saved(&browser, info.id).record.actions.len();
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
fn statistics_that_were_begun_by_a_clock_ahead_count_again_when_it_is_right() {
    let (_server, browser) = opened(Browser::open(1366, 768));
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
