//! The surroundings of every board: the way to the rules, the sheets and the focus after them, the menu on a phone, a
//! deleted game.

use serde_json::json;
use tea_table::table::save::{self, Save, Slot};

use crate::driver::Browser;
use crate::table::{
    fewest_people, finished_save, load_save, navigate, open_served_page, play, press, record, set_up, table_save,
    tested_titles, wait_for_text, wait_until_drawn,
};

const ESCAPE: &str = "\u{E00C}";

/// Returns an expression for whether the focus is on a match of this selector.
fn has_focus(selector: &str) -> String {
    format!("!!document.activeElement && document.activeElement.matches({})", json!(selector))
}

/// Presses unlit pieces until a rule refuses one; returns whether one was refused.
const REFUSED_PRESS: &str = "(async () => { \
    for (const spot of document.querySelectorAll('main [data-spot]:not([data-lit])[aria-disabled=true]')) { \
        if (spot.offsetWidth === 0) continue; \
        spot.click(); \
        await new Promise((done) => setTimeout(done)); \
        if (document.querySelector('[data-notice] [data-rule]')) return true; \
    } \
    return false; })()";

/// Number of lit pieces whose centre is under the notice.
const UNDER_NOTICE: &str = "(() => { \
    const notice = document.querySelector('[data-notice]').getBoundingClientRect(); \
    const middles = [...document.querySelectorAll('[data-lit]')].map((lit) => lit.getBoundingClientRect()) \
        .filter((at) => at.width > 0).map((at) => [at.x + at.width / 2, at.y + at.height / 2]); \
    return middles.filter(([x, y]) => \
        x > notice.left && x < notice.right && y > notice.top && y < notice.bottom).length; })()";

#[test]
fn a_refusal_and_every_line_of_the_log_lead_to_their_rule() {
    for (width, height) in [(1366, 768), (390, 660), (768, 1024)] {
        let (_server, browser) = open_served_page(Browser::open(width, height));
        let mut refused = 0;
        for info in tested_titles() {
            set_up(&browser, record(info.id, &fewest_people(info), 21), true);
            play(&browser, 14, 3);
            // With a choice pressed, refusals have no rule.
            browser.keys(ESCAPE);
            wait_until_drawn(&browser);
            let place = browser.eval("location.hash");
            // Not every position shows a piece that cannot be pressed.
            if browser.eval(REFUSED_PRESS) == json!(true) {
                refused += 1;
                let link = "document.querySelector('[data-notice] [data-rule]')?.getAttribute('aria-label')";
                browser.until("the refusal names its section", &format!("/^Rule [0-9.]+: ./.test({link})"));
                assert_eq!(browser.eval(UNDER_NOTICE), json!(0), "{}: what could be pressed is in sight", info.id);
                browser.click("[data-notice] [data-rule]");
                browser.until("the section is shown", "!!document.querySelector('[data-sheet] [data-section].marked')");
                browser.until("and read on from", &has_focus("[data-section].marked"));
                assert_eq!(browser.eval("location.hash"), place, "{}: the table is not left", info.id);
                browser.keys(ESCAPE);
                browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
            }

            browser.keys("l");
            browser.until("the log is there", "!!document.querySelector('[data-sheet] .log.whole .log-line')");
            // The headings of the sections come with the words of the rulebook.
            browser.until(
                &format!("{}: every line of a turn has its rule", info.id),
                "[...document.querySelectorAll('[data-sheet] .log.whole > ul:first-child .log-turn ~ li:not(.log-turn)')].every((line) => \
                 /^Rule [0-9.]+: ./.test(line.querySelector('[data-rule]')?.getAttribute('aria-label')))",
            );
            browser
                .run("[...document.querySelectorAll('[data-sheet] .log.whole [data-rule]')].pop().click()", json!([]));
            browser.until("its section is shown", "!!document.querySelector('[data-sheet] [data-section].marked')");
            browser.keys(ESCAPE);
            browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");

            // An earlier moment shows the rule that allowed its action.
            browser.keys(",");
            let link = "document.querySelector('.scrub-dock [data-rule]')?.innerText.trim()";
            browser.until("the moment names its section", &format!("/^Rule [0-9.]+: ./.test({link})"));
        }
        assert!(refused > 1, "something is refused at {width} px");
        assert_eq!(browser.log(), [""; 0]);
    }
}

#[test]
fn sheets_take_and_return_the_focus() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 22), true);
    browser.run("document.querySelector('header [aria-label=Log]').focus()", json!([]));
    browser.click("header [aria-label=Log]");
    browser.until("the sheet has the focus", &has_focus("[data-sheet] h2"));
    assert_eq!(browser.eval("document.querySelector('main').inert"), json!(true), "what lies below is out of reach");
    browser.keys("b");
    browser.until("the next sheet has it", "document.activeElement?.innerText === 'Rules'");
    browser.click("[data-sheet] input");
    browser.keys(ESCAPE);
    browser.until("it is back where it was", &has_focus("header [aria-label=Log]"));
    assert_eq!(browser.eval("document.querySelector('main').inert"), json!(false));
}

#[test]
fn every_curtain_takes_the_focus() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles().into_iter().filter(|info| info.hidden) {
        set_up(&browser, record(info.id, &fewest_people(info), 23), false);
        for _ in 0..3 {
            for press in 0..400 {
                if browser.eval("!!document.querySelector('[data-lift]')") == json!(true) {
                    break;
                }
                play(&browser, 1, press);
            }
            browser.until("its button has the focus", &has_focus("[data-lift]"));
            browser.keys("\u{E007}");
            browser.until("the curtain is lifted", "!document.querySelector('[data-lift]')");
        }
    }
}

#[test]
fn a_phone_has_hint_log_and_rules_in_its_menu() {
    let (_server, browser) = open_served_page(Browser::open(360, 640));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 24), true);
        for (name, place, there) in [
            ("the log", 2, "!!document.querySelector('[data-sheet] .log.whole')"),
            ("the rulebook", 3, "!!document.querySelector('[data-sheet] .rulebook')"),
            ("a hint", 1, "!document.querySelector('[data-sheet]') && !!document.querySelector('[data-notice]')"),
        ] {
            press(&browser, "Menu");
            browser.until("the menu is there", "!!document.querySelector('[data-first] button')");
            browser.click(&format!("[data-first] button:nth-of-type({place})"));
            browser.until(&format!("{name} is there"), there);
            browser.keys(ESCAPE);
            wait_until_drawn(&browser);
        }
    }
}

#[test]
fn a_discarded_game_can_be_restored() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    let slot = Slot::new(info.id, 7);
    set_up(&browser, record(info.id, &fewest_people(info), 25), true);
    play(&browser, 12, 2);
    let before = table_save(&browser, info.id);
    press(&browser, "Menu");
    press(&browser, "Delete this game");
    browser.until("the shelf is there", "!!document.querySelector('[data-page=home]')");
    wait_for_text(&browser, "Game deleted.");
    assert_eq!(load_save(&browser, &slot), None);
    press(&browser, "Put it back");
    browser.until("the table is open again", "!!document.querySelector('[data-table]')");
    assert_eq!(table_save(&browser, info.id), before);
}

#[test]
fn reduced_motion_does_not_change_the_pace() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    if browser.engine != crate::engine::Engine::Chromium {
        println!("left out: only Chromium's driver can ask for less motion");
        return;
    }
    browser.cdp(
        "Emulation.setEmulatedMedia",
        json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] }),
    );
    browser.reload();
    browser.run("location.hash = '#/settings'", json!([]));
    browser.until(
        "the usual pace is picked",
        "[...document.querySelectorAll('[aria-pressed=true]')].some((one) => one.innerText === 'Normal')",
    );
}

#[test]
fn only_existing_seats_are_offered_by_name() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    navigate(&browser, "#/new/ceylon_cards");
    browser.until("the setup is there", "!!document.querySelector('.choice-row select')");
    let offered = || browser.eval("[...document.querySelector('.choice-row select').options].map((one) => one.text)");
    assert_eq!(offered(), json!(["A random player", "Asha", "Bao", "Clara"]));
    browser.click("[data-add]");
    wait_until_drawn(&browser);
    assert_eq!(offered(), json!(["A random player", "Asha", "Bao", "Clara", "Dev"]));
    navigate(&browser, "#/new/chai");
    browser.until("the other setup is there", "!document.querySelector('[data-add]')");
    browser.until("it has its seats", "document.querySelectorAll('.seat-rows > li').length === 2");
}

/// Returns the address behind the button for players who would rather not choose, and whether that button and today's
/// deals come before the shelf.
const BEGINNING: &str = "(() => { \
    const above = (found) => !!found && \
        !!(found.compareDocumentPosition(document.querySelector('.shelf')) & Node.DOCUMENT_POSITION_FOLLOWING); \
    const [begin, today] = ['[data-begin]', '[data-today]'].map((found) => document.querySelector(found)); \
    return [begin?.getAttribute('href') ?? '', above(begin), above(today)]; })()";

#[test]
fn the_shelf_offers_a_game_by_one_press() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let titles = tested_titles();
    let shortest = titles.iter().filter_map(|info| info.first_lesson.map(|(first, minutes)| (minutes, info.id, first)));
    let (_, id, first) = shortest.min_by_key(|(minutes, ..)| *minutes).expect("a title has a lesson");
    let shelf = |browser: &Browser| {
        browser.reload();
        browser.until("the shelf is there", "!!document.querySelector('[data-today]')");
        browser.eval(BEGINNING)
    };
    assert_eq!(shelf(&browser), json!([format!("#/lesson/{id}/{first}"), true, false]), "a newcomer");

    let info = titles[titles.len() - 1];
    let lesson = info.first_lesson.map_or("", |(first, _)| first);
    let key = format!("tea-table.learned.{}.{lesson}", info.id);
    browser.run("localStorage.setItem(arguments[0], '1')", json!([key]));
    assert_eq!(shelf(&browser), json!([format!("#/new/{}", info.id), true, true]), "the title of a completed lesson");

    let record = record(info.id, &fewest_people(info), 23);
    set_up(&browser, record.clone(), true);
    navigate(&browser, "#/");
    assert_eq!(shelf(&browser), json!(["", false, true]), "a game in progress has its own button");

    let over = Save { revision: 9, ..finished_save(record, true) };
    let key = Slot::new(info.id, 7).key();
    browser.run("localStorage.setItem(arguments[0], arguments[1])", json!([key, save::encode(&over)]));
    assert_eq!(shelf(&browser), json!([format!("#/new/{}", info.id), true, true]), "the title played last");
    assert_eq!(browser.log(), [""; 0]);
}
