//! The page under readers' settings: forced colours, print, form fields that do not zoom.

use base64ct::{Base64, Encoding};
use serde_json::{Value, json};

use crate::driver::Browser;
use crate::engine::Engine;
use crate::share::share_sheet;
use crate::table::{
    PlayUntil, fewest_people, navigate, open_served_page, play, play_randomly, press, record, set_up, tested_titles,
    tests_everything, wait_until_drawn, wait_until_mounted,
};

/// Makes the browser report these media features; only Chromium's driver can.
fn emulate(browser: &Browser, media: &str, features: &[(&str, &str)]) {
    let features: Vec<Value> = features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
    browser.cdp("Emulation.setEmulatedMedia", json!({ "media": media, "features": features }));
    // The command is answered before the page knows, and the page is told of a wish for contrast by an event.
    let wishes: String = features.iter().map(|one| format!(" and ({}: {})", one["name"], one["value"])).collect();
    let wishes = wishes.replace('"', "");
    browser.until(
        "the page follows the wish",
        &format!(
            "matchMedia('all{wishes}').matches && document.documentElement.hasAttribute('data-contrast') \
             === matchMedia('(prefers-contrast: more), (forced-colors: active)').matches"
        ),
    );
}

/// Finds what forced colours make indistinguishable: badges without the colour of their seat, lit and chosen pieces
/// without an outline, the seat to act. Also counts what was checked. More contrast outlines the same.
const FORCED_COLOUR_FAULTS: &str = "
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'Canvas';
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const seen = (one) => one.offsetWidth > 0 && getComputedStyle(one).visibility === 'visible';
    const all = (what) => [...document.querySelectorAll(what)].filter(seen);
    const faults = [], fills = new Map();
    for (const badge of all('.badge')) {
        const { backgroundColor, color } = getComputedStyle(badge);
        const seat = [...badge.classList].find((name) => /^s[1-8]$/.test(name));
        if ([canvas, 'rgba(0, 0, 0, 0)'].includes(backgroundColor)) faults.push(`${seat} has no colour`);
        const drawing = badge.querySelector('svg');
        if (!drawing) continue;
        const emblem = getComputedStyle(drawing).fill;
        if (emblem === backgroundColor || color === backgroundColor) faults.push(`${seat} has no emblem`);
        fills.set(seat, backgroundColor);
    }
    if (new Set(fills.values()).size !== fills.size) faults.push('two seats look alike');
    const outlined = (one) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== canvas;
    };
    const marked = all('[data-lit], .spot.chosen, .gcard.sel, .seat.act');
    // A hexagon has a drawn ring in its own colours.
    for (const one of marked) if (!outlined(one) && !one.matches('.hex-spot')) faults.push(one.outerHTML.slice(0, 160));
    return [faults, fills.size, marked.length]";

#[test]
fn forced_colours_and_more_contrast_keep_seat_colours_and_outlines() {
    if Engine::current() != Engine::Chromium {
        return;
    }
    for (width, height) in [(1366, 768), (390, 844)] {
        let (_server, browser) = open_served_page(Browser::open(width, height));
        for info in tested_titles() {
            set_up(&browser, record(info.id, &fewest_people(info), 93), true);
            browser.until("the table is open", "!!document.querySelector('[data-prompt]')");
            let (mut seats, mut marked) = (0, 0);
            for round in 0..if tests_everything() { 6 } else { 3 } {
                let wishes = [("forced-colors", "active"), ("prefers-contrast", "more")];
                for (wish, theme) in wishes.into_iter().flat_map(|wish| ["light", "dark"].map(|theme| (wish, theme))) {
                    emulate(&browser, "", &[wish, ("prefers-color-scheme", theme)]);
                    browser.run("document.documentElement.dataset.theme = arguments[0]", json!(theme));
                    wait_until_drawn(&browser);
                    let faults = browser.run(FORCED_COLOUR_FAULTS, json!([]));
                    assert_eq!(faults[0], json!([]), "{} at {width}, {}, {theme}", info.id, wish.0);
                    seats = seats.max(faults[1].as_u64().unwrap_or(0));
                    marked += faults[2].as_u64().unwrap_or(0);
                }
                play(&browser, 5, 93 + round);
            }
            assert!(seats >= 2 && marked > 6, "{} at {width}: {seats} seats, {marked} marked", info.id);
        }
        assert_eq!(browser.log(), [""; 0]);
    }
}

/// Counts the switches of the page whose knob or edge has the colour of the page, and all of them.
const UNSEEN_SWITCHES: &str = "
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'Canvas';
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const unseen = (one) => {
        const { borderTopColor, borderTopWidth } = getComputedStyle(one);
        const knob = getComputedStyle(one, '::after').backgroundColor;
        return [borderTopColor, knob].includes(canvas) || parseFloat(borderTopWidth) < 1;
    };
    const switches = [...document.querySelectorAll('.toggle')];
    return [switches.filter(unseen).length, switches.length]";

#[test]
fn forced_colours_show_switches() {
    if Engine::current() != Engine::Chromium {
        return;
    }
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    navigate(&browser, "#/settings");
    browser.until("the switches are there", "!!document.querySelector('.toggle')");
    for theme in ["light", "dark"] {
        emulate(&browser, "", &[("forced-colors", "active"), ("prefers-color-scheme", theme)]);
        wait_until_drawn(&browser);
        let found = browser.run(UNSEEN_SWITCHES, json!([]));
        assert_eq!(found[0], json!(0), "{theme}");
        assert!(found[1].as_u64() > Some(3), "{theme}");
    }
}

#[test]
fn more_contrast_is_provided_on_request() {
    if Engine::current() != Engine::Chromium {
        return;
    }
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    navigate(&browser, "#/about");
    let ink = "getComputedStyle(document.documentElement).getPropertyValue('--ink-3')";
    let usual = browser.eval(ink);
    emulate(&browser, "", &[("prefers-contrast", "more")]);
    assert_ne!(browser.eval(ink), usual);
}

/// Finds faults of the printed page: text that is not black or is clipped, and controls, which are useless on paper.
const PRINT_FAULTS: &str = "
    const [lines] = arguments;
    const seen = (one) => one.offsetWidth > 0 && getComputedStyle(one).visibility === 'visible';
    const faults = [];
    const page = document.documentElement;
    const body = getComputedStyle(document.body);
    if (body.backgroundColor !== 'rgb(255, 255, 255)' || body.backgroundImage !== 'none') faults.push('the ground');
    for (const one of document.querySelectorAll('.btn, input, select, .scrubber')) {
        if (seen(one)) faults.push(one.outerHTML.slice(0, 100));
    }
    const all = [...document.querySelectorAll(lines)];
    for (const one of all) {
        const { color } = getComputedStyle(one);
        if (color !== 'rgb(0, 0, 0)') faults.push(`${color}: ${one.innerText}`);
        if (!seen(one)) faults.push(`not there: ${one.innerText}`);
        for (let around = one.parentElement; around; around = around.parentElement) {
            const { overflowY } = getComputedStyle(around);
            if (around === page || overflowY === 'visible') continue;
            if (around.scrollHeight > around.clientHeight + 1) faults.push(`cut by ${around.className}`);
        }
    }
    if (page.scrollWidth > page.clientWidth + 1) faults.push('wider than the paper');
    return [[...new Set(faults)].slice(0, 12), all.length]";

/// Prints the page in front on A4 and returns the number of sheets.
#[track_caller]
fn printed_page_count(browser: &Browser) -> usize {
    let paper =
        json!({ "paperWidth": 8.27, "paperHeight": 11.69, "printBackground": false, "preferCSSPageSize": true });
    let printed = browser.cdp("Page.printToPDF", paper);
    let printed = Base64::decode_vec(printed["data"].as_str().expect("a file")).expect("it is base64");
    let printed = String::from_utf8_lossy(&printed);
    printed.matches("/Type /Page").count() - printed.matches("/Type /Pages").count()
}

/// Checks the page in front as printed and returns the number of its lines.
#[track_caller]
fn check_printed(browser: &Browser, what: &str, lines: &str) -> u64 {
    emulate(browser, "print", &[]);
    browser.resize(688, 1017);
    wait_until_drawn(browser);
    let faults = browser.run(PRINT_FAULTS, json!(lines));
    assert_eq!(faults[0], json!([]), "{what}");
    emulate(browser, "", &[]);
    browser.resize(1366, 768);
    wait_until_drawn(browser);
    faults[1].as_u64().expect("a number")
}

#[test]
fn rulebook_log_and_result_are_printed_completely_in_black() {
    if Engine::current() != Engine::Chromium {
        return;
    }
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    browser.run("localStorage.setItem('tea-table.theme', JSON.stringify('dark'))", json!([]));
    browser.reload();
    wait_until_mounted(&browser);
    for info in tested_titles() {
        navigate(&browser, &format!("#/rules/{}", info.id));
        browser.until("the rulebook is there", "!!document.querySelector('.rule-text')");
        assert!(check_printed(&browser, info.id, ".rule-text, .rule-section h2") > 20, "{}", info.id);

        let mut players = vec!["novice"; fewest_people(info).len()];
        players[0] = "person";
        let (finished, _) = play_randomly(&record(info.id, &players, 94), PlayUntil::Over);
        set_up(&browser, finished, false);
        browser.until("the result is there", "!!document.querySelector('[data-result]')");
        check_printed(&browser, info.id, ".result h2, .points th");
        assert_eq!(printed_page_count(&browser), 1, "{}: the result with its chart", info.id);

        press(&browser, "Log");
        browser.until("the log is open", "!!document.querySelector('[data-sheet] .log-line')");
        assert!(check_printed(&browser, info.id, "[data-sheet] .log-line") > 30, "{}", info.id);
        assert!(printed_page_count(&browser) >= 2, "{}: the log has more lines than a page", info.id);
        press(&browser, "Close");
    }
    assert_eq!(browser.log(), [""; 0]);
}

/// Fields into which an iPhone zooms: those with a font below 16 px.
const SMALL_FIELDS: &str = "[...document.querySelectorAll('input:not([type=range], [type=file]), select, textarea')] \
     .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML.slice(0, 160))";

#[test]
fn phones_do_not_zoom_into_fields() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    for info in tested_titles() {
        let id = info.id;
        let mut players = vec!["novice"; fewest_people(info).len()];
        players[0] = "person";
        for place in [
            format!("#/new/{id}"),
            format!("#/new/{id}/match"),
            format!("#/rules/{id}"),
            format!("#/box/{id}"),
            "#/saved".into(),
            "#/settings".into(),
            "#/".into(),
        ] {
            navigate(&browser, &place);
            browser.until(&place, "!document.querySelector('[data-table]') && !!document.querySelector('h1')");
            assert_eq!(browser.eval(SMALL_FIELDS), json!([]), "{place}");
        }
        set_up(&browser, record(id, &players, 95), false);
        browser.until("the table is open", "!!document.querySelector('[data-prompt]')");
        assert_eq!(browser.eval(SMALL_FIELDS), json!([]), "{id}");
        press(&browser, "Menu");
        browser.until("the menu is open", "!!document.querySelector('[data-sheet] select')");
        assert_eq!(browser.eval(SMALL_FIELDS), json!([]), "{id}: the menu");
        press(&browser, "Close");
        share_sheet(&browser);
        assert_eq!(browser.eval(SMALL_FIELDS), json!([]), "{id}: what is shared");
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn pulling_reloads_no_table_and_dark_reader_stays_off() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    assert_eq!(browser.eval("!!document.querySelector('meta[name=darkreader-lock]')"), json!(true));
    let bounce = "getComputedStyle(document.documentElement).overscrollBehaviorY";
    assert_eq!(browser.eval(bounce), json!("auto"));
    set_up(&browser, record(tested_titles()[0].id, &fewest_people(tested_titles()[0]), 96), true);
    browser.until("the table is open", "!!document.querySelector('[data-prompt]')");
    assert_eq!(browser.eval(bounce), json!("none"));
    assert_eq!(browser.eval("getComputedStyle(document.body).overscrollBehaviorY"), json!("none"));
}
