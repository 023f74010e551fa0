//! A browser translates the page while it is used: changing text does not freeze, and prose can be translated.

use serde_json::{Value, json};

use crate::driver::Browser;
use crate::table::{
    PlayEnd, fewest_people, navigate, open_served_page, play, press, record, set_up, tested_titles, wait_until_mounted,
};

const SCRIPT: &str = include_str!("scripts/translate.js");

#[track_caller]
fn translate(browser: &Browser) {
    browser.run(SCRIPT, json!("translate"));
}

/// Returns every text that was changed or removed after its translation, but is still shown in its old form.
#[track_caller]
fn frozen_texts(browser: &Browser) -> Value {
    browser.run(SCRIPT, json!("frozen"))
}

/// All text of a table around its board: prompt, heading, seats with their scores and counts.
const TABLE_TEXT: &str = "[...document.querySelectorAll('[data-prompt], .heading, .seat, .chips')] \
     .filter((one) => one.offsetWidth > 0).map((one) => one.innerText).join('\\n')";

#[test]
fn a_translated_table_continues() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    browser.run("localStorage.setItem('tea-table.pace', JSON.stringify('still'))", json!([]));
    browser.reload();
    wait_until_mounted(&browser);
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 91), true);
        browser.until("the table is open", "!!document.querySelector('[data-prompt]')");
        for round in 0..8 {
            translate(&browser);
            let played = play(&browser, 8, 91 + round);
            assert_eq!(frozen_texts(&browser), json!([]), "{}", info.id);
            if played == PlayEnd::Over {
                break;
            }
        }
        // The text must equal that of a page that was never translated.
        let translated = browser.eval(TABLE_TEXT);
        browser.reload();
        wait_until_mounted(&browser);
        browser.until("the table is there again", "!!document.querySelector('[data-prompt]')");
        browser.until("it says the same", &format!("{TABLE_TEXT} === {translated}"));
        // The game's rules may be translated, even over a table.
        press(&browser, "Rules");
        browser.until("the rulebook is open", "!!document.querySelector('[data-sheet] .rule-text')");
        translate(&browser);
        let words = "document.querySelectorAll('[data-sheet] .rule-text font').length > 20";
        assert_eq!(browser.eval(words), json!(true), "{}", info.id);
        press(&browser, "Close");
        browser.until("it is closed", "!document.querySelector('[data-sheet]')");
        assert_eq!(frozen_texts(&browser), json!([]), "{}", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

/// Presses each control that changes the page without leaving it, and translates after each.
const USE_PAGE: &str = "
    const place = location.hash;
    const rest = () => new Promise((done) => setTimeout(done, 30));
    const controls = 'main button:not([type=submit]), main select, main input, main summary';
    return (async () => {
        for (let at = 0; at < 60; at += 1) {
            const one = [...document.querySelectorAll(controls)].filter((one) => one.offsetWidth > 0)[at];
            if (!one || location.hash !== place) break;
            if (one.matches('[data-start], [data-deal], [data-as-match], [data-install]')) continue;
            if (one.matches('select')) {
                one.selectedIndex = (one.selectedIndex + 1) % one.options.length;
                one.dispatchEvent(new Event('change', { bubbles: true }));
            } else if (one.matches('input')) {
                if (one.type === 'file' || one.readOnly) continue;
                one.value = one.type === 'range' ? one.max : 'a';
                one.dispatchEvent(new Event('input', { bubbles: true }));
            } else if (!/file|copy|share|export|install/i.test(one.innerText + one.ariaLabel)) {
                one.click();
            }
            await rest();
        }
    })()";

#[test]
fn translated_pages_follow_presses_and_navigation() {
    let (_server, browser) = open_served_page(Browser::open(1366, 900));
    let mut places: Vec<String> =
        ["#/saved", "#/settings", "#/access", "#/about", "#/", "#/today", "#/nowhere"].map(String::from).to_vec();
    for info in tested_titles() {
        let mut players = vec!["novice"; fewest_people(info).len()];
        players[0] = "person";
        set_up(&browser, record(info.id, &players, 92), false);
        let id = info.id;
        places.extend([format!("#/new/{id}"), format!("#/new/{id}/match"), format!("#/today/{id}/2026-11-25")]);
        places.extend([format!("#/rules/{id}"), format!("#/box/{id}")]);
    }
    for fragment in &places {
        navigate(&browser, fragment);
        // The heading must be that of this page, not of the previous one.
        browser.until(
            fragment,
            "!document.querySelector('[data-table]') && !!document.querySelector('h1') && \
             document.title.includes(document.querySelector('h1').innerText)",
        );
        translate(&browser);
        browser.run(USE_PAGE, json!([]));
        assert_eq!(frozen_texts(&browser), json!([]), "{fragment}");
        browser.run("window.takenTexts = []", json!([]));
        if browser.eval("location.hash") != json!(fragment) {
            navigate(&browser, fragment);
        }
        translate(&browser);
    }
    for fragment in ["#/settings", "#/access", "#/about"] {
        navigate(&browser, fragment);
        browser.until(fragment, "document.title.includes(document.querySelector('h1')?.innerText)");
        translate(&browser);
        let translated = "document.querySelectorAll('main font').length > 10";
        assert_eq!(browser.eval(translated), json!(true), "{fragment}");
    }
    assert_eq!(browser.log(), [""; 0]);
}
