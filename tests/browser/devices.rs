//! Device interfaces that are missing, unreadable, throw or never answer: the page says what failed and play
//! continues.
//!
//! They are broken before the page's program starts, which only Chromium's driver can do.

use serde_json::json;
use tea_table::engine::Info;

use crate::driver::Browser;
use crate::engine::Engine;
use crate::table::{
    PlayUntil, control_named, fewest_people, play, play_randomly, press, record, serve, tested_titles,
    tests_everything, wait_for_text, wait_until_mounted,
};

const BREAK_SCRIPT: &str = include_str!("scripts/broken.js");

/// Set up before anything is broken: settings, and stubs for devices that answer unless they are broken.
const PREPARE: &str = "
    try {
        for (const [key, value] of [['pace', 'still'], ['coaching', 'off'], ['volume', 'full'], ['vibration', 'on']]) {
            localStorage.setItem(`tea-table.${key}`, JSON.stringify(value));
        }
    } catch {}
    const answers = (owner, name, answer) =>
        Object.defineProperty(owner, name, { configurable: true, writable: true, value: answer });
    window.shakes = [];
    answers(navigator, 'vibrate', (time) => { window.shakes.push(time); return true; });
    answers(navigator, 'share', () => Promise.resolve());
    answers(navigator, 'clipboard', { writeText: (text) => { window.copied = text; return Promise.resolve(); } });
    window.synthesisers = [];
    window.AudioContext = class extends AudioContext {
        constructor() { super(); window.synthesisers.push(this); }
    };";

/// All interfaces that are broken, except the stores.
const DEVICES: [&str; 20] = [
    "vibrate",
    "share",
    "canShare",
    "setAppBadge",
    "clipboard",
    "storage",
    "wakeLock",
    "serviceWorker",
    "launchQueue",
    "matchMedia",
    "AudioContext",
    "Worker",
    "ResizeObserver",
    "startViewTransition",
    "execCommand",
    "getRandomValues",
    "createObjectURL",
    "decode",
    "toBlob",
    "pushState",
];
const STORES: [&str; 4] = ["locks", "indexedDB", "localStorage", "sessionStorage"];
const FAULTS: [&str; 4] = ["absent", "unreadable", "throwing", "silent"];

/// Whether an interface can fail in this way: a synchronous one is never silent.
fn can_fail_like(fault: &str, name: &str) -> bool {
    fault != "silent" || !name.ends_with("Storage")
}

/// Opens a browser in which these interfaces are broken before any page starts.
fn browser_with_broken(fault: &str, names: &[&str]) -> Browser {
    let browser = Browser::open(1366, 768);
    let script = format!("{{ {PREPARE} }}\n{BREAK_SCRIPT}\nbroken({}, {});", json!(fault), json!(names));
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    browser
}

/// Opens a browser in which nothing is broken and every device answers.
fn browser_with_working_devices() -> Browser {
    browser_with_broken("absent", &[])
}

/// Fails the test if the page has crashed or logged an error.
#[track_caller]
fn assert_no_errors(browser: &Browser, what: &str) {
    assert_eq!(browser.eval("!!document.querySelector('.crash')"), json!(false), "{what}: the page failed");
    assert_eq!(browser.log(), [""; 0], "{what}");
}

/// Opens a game against computers from its link and makes it a game of this device.
#[track_caller]
fn open_game(browser: &Browser, url: &str, info: &Info) {
    let mut players = vec!["novice"; fewest_people(info).len()];
    players[0] = "person";
    let (_, link) = play_randomly(&record(info.id, &players, 52), PlayUntil::Computer(3));
    browser.go(&format!("{url}#/g/{link}"));
    wait_until_mounted(browser);
    browser.until("it is verified", "!!document.querySelector('[data-verified]')");
    browser.run("document.querySelector('[data-open]').click()", json!([]));
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
}

/// Whether an interface broken in this way still appears to exist.
fn looks_present(fault: &str) -> bool {
    matches!(fault, "throwing" | "silent")
}

/// Copies, shares and saves the game in front; `is_broken` says whether an interface is broken.
#[track_caller]
fn share_game(browser: &Browser, fault: &str, is_broken: &dyn Fn(&str) -> bool) {
    // While a computer moves, the link grows between the copy and the comparison.
    browser.until("a person is asked", "!!document.querySelector('main [data-lit], [data-commit]')");
    press(browser, "Menu");
    browser.until("the menu is open", "!!document.querySelector('[data-sheet]')");
    let shown = |name: &str| !is_broken(name) || looks_present(fault);
    assert_eq!(browser.eval("document.body.innerText.includes('Vibration')"), json!(shown("vibrate")), "{fault}");
    assert_eq!(browser.eval("document.body.innerText.includes('A short sound')"), json!(shown("AudioContext")));
    press(browser, "Share");
    browser.until("the sheet is open", "!!document.querySelector('[data-link]')");
    let link = browser.eval("document.querySelector('[data-link]').value");
    press(browser, "Copy");
    if is_broken("clipboard") {
        browser.until("the text is offered", "!!document.querySelector('[data-text-offer][open]')");
        assert_eq!(browser.eval("document.querySelector('[data-text-offer] textarea').value.trim()"), link);
        close_offer(browser);
    } else {
        wait_for_text(browser, "Link copied.");
        assert_eq!(browser.eval("window.copied"), link);
    }
    assert_eq!(control_named(browser, "Send …"), shown("share"));
    if is_broken("share") && looks_present(fault) {
        press(browser, "Send …");
        wait_for_text(
            browser,
            if fault == "silent" { "No share menu?" } else { "This device would not share the link." },
        );
    }
    press(browser, "Save as a file");
    if !is_broken("createObjectURL") {
        wait_for_text(browser, "in your downloads");
        press(browser, "Show it as text");
    }
    browser.until("the file is offered as text", "!!document.querySelector('[data-text-offer][open]')");
    let content = browser.eval("document.querySelector('[data-text-offer] textarea').value");
    assert!(content.as_str().is_some_and(|content| content.contains("\"seed\"")), "{content}");
    close_offer(browser);
    press(browser, "Close");
    browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
}

#[track_caller]
fn close_offer(browser: &Browser) {
    browser.run(
        "[...document.querySelectorAll('[data-text-offer] button')].find((one) => one.innerText.trim() === 'Close').click()",
        json!([]),
    );
    browser.until("the offer is closed", "!document.querySelector('[data-text-offer]')");
}

/// Whether the engine's driver can run scripts before those of a page.
fn can_break() -> bool {
    let can = Engine::current() == Engine::Chromium;
    if !can {
        println!("left out: this engine's driver breaks nothing before the page begins");
    }
    can
}

#[test]
fn play_continues_when_all_interfaces_fail() {
    if !can_break() {
        return;
    }
    let server = serve();
    let info = tested_titles()[0];
    for names in [&DEVICES[..], &STORES[..]] {
        for fault in FAULTS {
            let names: Vec<&str> = names.iter().copied().filter(|name| can_fail_like(fault, name)).collect();
            let browser = browser_with_broken(fault, &names);
            let what = format!("{fault}: {names:?}");
            open_game(&browser, &server.url(), info);
            play(&browser, 6, 5);
            assert_no_errors(&browser, &what);
            share_game(&browser, fault, &|name| names.contains(&name));
            play(&browser, 6, 7);
            browser.run("location.hash = '#/settings'", json!([]));
            browser.until("settings", "!!document.querySelector('[data-page=settings]')");
            browser.run("location.hash = '#/'", json!([]));
            browser.until("the shelf", "!!document.querySelector('[data-page=home]')");
            assert_no_errors(&browser, &what);
        }
    }
}

#[test]
fn play_continues_when_any_interface_fails() {
    if !can_break() {
        return;
    }
    let server = serve();
    let info = tested_titles()[0];
    // All of these would take a hundred browsers, so by default only every sixth interface is broken on its own.
    for name in DEVICES.into_iter().chain(STORES).step_by(if tests_everything() { 1 } else { 6 }) {
        for fault in FAULTS.into_iter().filter(|fault| can_fail_like(fault, name)) {
            let browser = browser_with_broken(fault, &[name]);
            let what = format!("{fault}: {name}");
            open_game(&browser, &server.url(), info);
            play(&browser, 2, 5);
            assert_no_errors(&browser, &what);
        }
    }
}

#[test]
fn a_paused_synthesiser_resumes_with_the_next_press() {
    if !can_break() {
        return;
    }
    let server = serve();
    let info = tested_titles()[0];
    let browser = browser_with_working_devices();
    open_game(&browser, &server.url(), info);
    // Only a press by a real pointer lets a page play sounds.
    browser.click("[data-table] h1, [data-prompt]");
    while browser.eval("window.synthesisers.length") == json!(0) {
        play(&browser, 1, 5);
    }
    assert!(browser.eval("window.shakes.length").as_u64().is_some_and(|shakes| shakes > 0), "the device shook");
    let running = "window.synthesisers.at(-1).state === 'running'";
    browser.until("it sounds", running);
    browser.eval("window.synthesisers.at(-1).suspend().then(() => true)");
    browser.click("[data-prompt]");
    browser.until("it sounds again after a press", running);
    browser.eval("window.synthesisers.at(-1).suspend().then(() => true)");
    browser.run("document.dispatchEvent(new Event('visibilitychange'))", json!([]));
    browser.until("it sounds again when the page is seen", running);
    assert_no_errors(&browser, "sound");
}

#[test]
fn files_are_offered_on_the_page_if_downloads_fail() {
    if !can_break() {
        return;
    }
    let server = serve();
    let info = tested_titles()[0];
    let browser = browser_with_broken("silent", &["click", "canShare"]);
    browser.go(&format!("{}#/saved", server.url()));
    wait_until_mounted(&browser);
    press(&browser, "Save all as one file");
    wait_for_text(&browser, "Look for “tea-table.json” in your downloads.");
    press(&browser, "Show it as text");
    browser.until("the text is there", "!!document.querySelector('[data-text-offer] textarea').value");
    press(&browser, "Copy");
    wait_for_text(&browser, "Copied.");
    assert_eq!(
        browser.eval("window.copied === document.querySelector('[data-text-offer] textarea').value"),
        json!(true)
    );
    close_offer(&browser);
    let (_, link) = play_randomly(&record(info.id, &vec!["novice"; fewest_people(info).len()], 52), PlayUntil::Over);
    browser.go(&format!("{}#/g/{link}", server.url()));
    wait_until_mounted(&browser);
    browser.until("it is verified", "!!document.querySelector('[data-verified]')");
    browser.run("document.querySelector('[data-open]').click()", json!([]));
    browser.until("the result is there", "!!document.querySelector('[data-result]')");
    press(&browser, "Share");
    browser.until("it can be drawn", "!!document.querySelector('[data-picture]')");
    browser.run("document.querySelector('[data-picture]').click()", json!([]));
    browser.until(
        "the picture stands on the page",
        "document.querySelector('img[data-picture-here]')?.naturalWidth > 100",
    );
    assert_eq!(browser.eval("document.body.innerText.includes('saved.')"), json!(false), "nothing is known of a file");
    assert_no_errors(&browser, "downloads");
}
