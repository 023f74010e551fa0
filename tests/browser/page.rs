//! The page itself: it mounts, keeps to its origin and its policy, and is accessible.

use serde_json::json;
use tea_table::engine::record::{Player, Record};
use tea_table::table::save::{Origin, Save, Slot};

use crate::driver::Browser;
use crate::engine::Engine;
use crate::keep::crash_program;
use crate::share::{offered_link, share_sheet};
use crate::table::{
    PlayUntil, RequestLog, copy_folder, dist_folder, fewest_people, navigate, open_served_page, play, play_randomly,
    press, random_position, record, serve, set_up, store_save, tested_titles, tests_everything, wait_for_text,
    wait_until_drawn, wait_until_mounted, window_on,
};
use crate::trade::is_asked_to_counter;
use xtask::serve::Server;

#[test]
fn the_page_mounts_without_errors() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    assert_eq!(browser.eval("document.title"), json!("Tea Table"));
    assert_eq!(browser.log(), [""; 0], "the console stays empty");
}

/// In a new browser the page says that WebAssembly is disabled; only in an old browser does it say that the browser is
/// old.
#[test]
fn disabled_features_are_not_reported_as_an_old_browser() {
    if Engine::current() != Engine::Chromium {
        println!("left out: only Chromium can be made to do without");
        return;
    }
    let (old, off) = ("This browser is too old for Tea Table.", "WebAssembly is switched off in it");
    for (without, said, unsaid) in [
        ("delete globalThis.WebAssembly", off, old),
        ("WebAssembly.Module = function () { throw new WebAssembly.CompileError('forbidden') }", off, old),
        ("CSS.supports = () => false", old, off),
    ] {
        let server = serve();
        let browser = Browser::open(390, 660);
        browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": without }));
        browser.go(&server.url());
        wait_for_text(&browser, said);
        let words = browser.eval("document.body.innerText");
        let words = words.as_str().unwrap_or_default();
        let promised = ["Loading", "Choose a game"].iter().any(|promise| words.contains(promise));
        assert!(!words.contains(unsaid) && !promised, "{without}: {words}");
    }
}

#[test]
fn a_page_that_cannot_start_reports_it() {
    let folder = crate::driver::profile().with_extension("dist");
    copy_folder(&dist_folder(), &folder);
    // A host that alters the script that starts the app: the policy blocks it.
    let page = std::fs::read_to_string(folder.join("index.html")).expect("the page");
    let changed = page.replace("<script type=\"module\">", "<script type=\"module\">/* optimized */");
    assert_ne!(changed, page);
    std::fs::write(folder.join("index.html"), changed).expect("it can be written");
    let server = Server::start(&folder, "", 0).expect("a port is free");
    let browser = Browser::open(390, 660);
    browser.go(&server.url());
    wait_for_text(&browser, "The game could not be loaded.");
    assert_eq!(browser.eval("document.getElementById('first-games').offsetHeight"), json!(0), "no title is offered");
    drop(server);
    drop(std::fs::remove_dir_all(&folder));
}

/// With this header, every page and worker reports each of its requests to another origin to its own host, at
/// `outside` next to the file that makes the request. It forbids nothing.
const REPORTING: Option<(&str, &str)> = Some((
    "content-security-policy-report-only",
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; report-uri outside",
));

#[test]
fn no_request_leaves_the_origin() {
    let heard = RequestLog::default();
    let server = heard.serve_with(&dist_folder(), REPORTING);
    let browser = window_on(&server, (1366, 768));
    browser.until("the service worker is ready", "document.documentElement.hasAttribute('data-offline-ready')");
    for info in tested_titles() {
        let mut players = fewest_people(info);
        *players.last_mut().expect("there are seats") = "novice";
        let fresh = record(info.id, &players, 3);
        set_up(&browser, fresh.clone(), true);
        play(&browser, 10, 5);
        let (_, link) = play_randomly(&fresh, PlayUntil::Over);
        for (place, page) in [
            (format!("rules/{}", info.id), "rules"),
            (format!("g/{link}"), "link"),
            (format!("m/all/{link}"), "link"),
            (format!("c/{link}"), "setup"),
            (format!("new/{}", info.id), "setup"),
        ] {
            open_page(&browser, &place, page);
        }
    }
    for place in ["saved", "settings", "access", "about"] {
        open_page(&browser, place, place);
    }
    let foreign = browser.requests().into_iter().filter(|url| {
        !["data:", "blob:", "chrome:", "about:"].iter().any(|own| url.starts_with(own))
            && !url.starts_with(&server.url())
    });
    assert_eq!(foreign.collect::<Vec<_>>(), [""; 0]);
    let reports: Vec<_> = heard.paths().into_iter().filter(|path| path.ends_with("/outside")).collect();
    assert_eq!(reports, [""; 0], "somebody asks for something elsewhere");
}

#[test]
fn requests_to_other_origins_are_detected() {
    // The same page with a worker and a service worker that do request something from another origin.
    let folder = crate::driver::profile().with_extension("dist");
    copy_folder(&dist_folder(), &folder);
    let worker = std::fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.path());
    let worker = worker.into_iter().find(|place| place.join("worker.js").is_file()).expect("the build has a worker");
    for place in [worker.join("worker.js"), folder.join("sw.js")] {
        let code = std::fs::read_to_string(&place).expect("a script");
        let leak = "fetch('https://elsewhere.invalid/').catch(() => 0);\n";
        std::fs::write(place, format!("{leak}{code}")).expect("it can be written");
    }
    let heard = RequestLog::default();
    let server = heard.serve_with(&folder, REPORTING);
    let browser = window_on(&server, (1366, 768));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &vec!["novice"; fewest_people(info).len()], 3), false);
    let workers = format!("/{}/outside", worker.file_name().expect("a name").to_string_lossy());
    heard.until(|paths| {
        let reported = |report: &str| paths.iter().any(|path| path == report);
        match browser.engine {
            Engine::Chromium => reported("/outside") && reported(&workers),
            // Firefox reports for the service worker only, WebKit for the workers only, as if the page had made the
            // request.
            Engine::Firefox | Engine::WebKit => reported("/outside"),
        }
    });
    drop(server);
    drop(std::fs::remove_dir_all(&folder));
}

/// Navigates to a place within the open page and waits until `page` is shown there.
#[track_caller]
fn open_page(browser: &Browser, place: &str, page: &str) {
    navigate(browser, &format!("#/{place}"));
    let condition =
        format!("!!document.querySelector('[data-page={page}]') && !document.querySelector('[aria-busy=true]')");
    browser.until(&format!("{page} is there"), &format!("location.hash === '#/{place}' && {condition}"));
    wait_until_drawn(browser);
}

/// Attempts that an injected script could make, each with its result; the policy's reports are collected in
/// `window.said`. They run outside the driver's script, which no policy restricts.
const INTRUSION_SCRIPT: &str = include_str!("scripts/intrude.js");

/// The paths that an intruder requests from another origin.
const INTRUSION_PATHS: [&str; 5] = ["/fetched", "/icons/icon.svg", "/sw.js", "/framed", "/sent"];

/// Makes an intruder's attempts on the open page. Returns each attempt with whether it succeeded, and the log and the
/// server of another origin, which answers all requests.
#[track_caller]
fn try_intrusions(browser: &Browser) -> (Vec<(String, bool)>, RequestLog, Server) {
    let heard = RequestLog::default();
    let foreign = heard.serve(&dist_folder());
    let came = browser.run(INTRUSION_SCRIPT, json!(foreign.url()));
    let came = came.as_array().cloned().unwrap_or_default();
    let came: Vec<_> =
        came.iter().map(|one| (one[0].as_str().unwrap_or_default().to_string(), one[1] == "came")).collect();
    assert_eq!(came.len(), 8, "all was tried: {came:?}");
    (came, heard, foreign)
}

/// Fails the test if an attempt succeeds on the open page, if a request reaches the other origin, or if the policy
/// does not report a violation of every directive.
#[track_caller]
pub fn assert_no_intrusion(browser: &Browser) {
    let (came, heard, _foreign) = try_intrusions(browser);
    let inside: Vec<_> = came.iter().filter(|(_, came)| *came).collect();
    assert!(inside.is_empty(), "what the policy lets in: {inside:?}");
    for directive in ["connect-src", "img-src", "script-src", "style-src", "frame-src", "base-uri", "form-action"] {
        // Engines differ in whether they report the intended directive or its fallback.
        let said = format!(
            "window.said.some((said) => said.startsWith('{directive}') || '{directive}' === 'frame-src' && \
             /^(child|default)-src/.test(said))"
        );
        browser.until(&format!("the policy says {directive}"), &said);
    }
    assert_eq!(heard.paths(), [""; 0], "nothing was asked of another origin");
}

#[test]
fn the_policy_blocks_injected_scripts() {
    let (_server, browser) = open_served_page(Browser::open(800, 600));
    assert_no_intrusion(&browser);
    // Without a policy every attempt succeeds, so it is the policy that blocks them and not a mistake in them.
    let bare = crate::driver::profile().with_extension("bare");
    std::fs::create_dir_all(&bare).expect("a folder can be made");
    std::fs::write(bare.join("index.html"), "<!doctype html><title>Bare</title><body>").expect("it can be written");
    let server = Server::start(&bare, "", 0).expect("a port is free");
    browser.go(&server.url());
    let (came, heard, _foreign) = try_intrusions(&browser);
    assert!(came.iter().all(|(_, came)| *came), "{came:?}");
    heard.until(|paths| INTRUSION_PATHS.iter().all(|wanted| paths.iter().any(|path| path == wanted)));
    drop(std::fs::remove_dir_all(&bare));
}

#[test]
fn the_page_works_below_any_path() {
    let server = Server::start(&dist_folder(), "some/path", 0).expect("a port is free");
    let browser = Browser::open(1024, 768);
    let base = format!("{}some/path/", server.url());
    browser.go(&base);
    wait_until_mounted(&browser);
    browser.until("the service worker is ready", "document.documentElement.hasAttribute('data-offline-ready')");
    let info = tested_titles()[0];
    let mut players = fewest_people(info);
    *players.last_mut().expect("there are seats") = "novice";
    set_up(&browser, record(info.id, &players, 3), true);
    play(&browser, 10, 5);
    share_sheet(&browser);
    let address = offered_link(&browser);
    assert!(address.starts_with(&format!("{base}#/g/{}.", info.id)), "{address} leads below the path");
    assert_eq!(browser.log(), [""; 0]);
    // Without the host: the address opens the page stored on the device, and the worker is there too.
    drop(server);
    browser.go("about:blank");
    browser.go(&address);
    wait_until_mounted(&browser);
    browser.until("it is verified", "!!document.querySelector('[data-verified]')");
    browser.click("[data-open]");
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    play(&browser, 10, 6);
}

#[test]
fn an_unsupported_browser_is_told_the_reason() {
    let (_server, browser) = open_served_page(Browser::open(800, 600));
    // The text for an old browser is in the page as served, and the class reveals it.
    let shown = browser.eval(
        "fetch('./').then((page) => page.text()).then((page) => { \
         const old = new DOMParser().parseFromString(page, 'text/html'); \
         return [!!old.querySelector('.first-old'), !!old.querySelector('noscript')]; })",
    );
    assert_eq!(shown, json!([true, true]));
}

/// Runs axe-core on the page and returns its violations, each with its element.
#[track_caller]
pub fn axe_violations(browser: &Browser, axe: &str) -> Vec<String> {
    let run = "return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => \
               violations.flatMap((rule) => rule.nodes.map((node) => \
               `${rule.id}: ${rule.help}: ${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`)))";
    // A page that stays gets the library once.
    if browser.eval("!window.axe") == json!(true) {
        browser.run(axe, json!([]));
    }
    let found = browser.run(run, json!([]));
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().map(|one| one.as_str().unwrap_or_default().to_string()).collect()
}

/// Fails the test if axe-core finds a violation on the page, unless axe-core is not here.
#[track_caller]
pub fn assert_accessible(browser: &Browser, what: &str) {
    let Some(axe) = std::env::var_os("TEA_AXE") else { return };
    let found = axe_violations(browser, &std::fs::read_to_string(axe).expect("axe-core can be read"));
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}

#[test]
fn axe_finds_no_violations() {
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
            // Without `--all`, only the light theme on a desktop and the dark theme on a phone.
            let by_turns = (width > 700) == (theme == "light");
            if !by_turns && !tests_everything() {
                continue;
            }
            browser.go(&server.url());
            browser.run("localStorage.clear(); localStorage.setItem('tea-table.theme', arguments[0])", json!(theme));
            let mut look = |place: &str| {
                wait_until_drawn(&browser);
                let violations = axe_violations(&browser, &axe);
                found.extend(violations.into_iter().map(|one| format!("{place}, {width} px, {theme}: {one}")));
            };
            browser.reload();
            wait_until_mounted(&browser);
            look("home");
            for place in ["settings", "saved", "access", "about"] {
                open_page(&browser, place, place);
                look(place);
            }
            for info in tested_titles() {
                for (place, page) in [("new", "setup"), ("rules", "rules"), ("box", "box")] {
                    open_page(&browser, &format!("{place}/{}", info.id), page);
                    look(&format!("{place} {}", info.id));
                }
                let fresh = record(info.id, &fewest_people(info), 3);
                if info.hidden && by_turns {
                    set_up(&browser, fresh.clone(), false);
                    browser.until("the curtain is down", "!!document.querySelector('[data-lift]')");
                    look(&format!("curtain {}", info.id));
                }
                set_up(&browser, fresh, true);
                play(&browser, 12, 9);
                look(&format!("table {}", info.id));
            }
            if !by_turns {
                continue;
            }
            check_sheets_of_table(&browser, &mut look);
            check_pages_after_games(&browser, &mut look);
        }
    }
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

/// Checks everything that opens over a table. It is the same for every game, except for trades in the card game.
#[track_caller]
fn check_sheets_of_table(browser: &Browser, look: &mut impl FnMut(&str)) {
    let cards = record("ceylon_cards", &["person"; 3], 3);
    set_up(browser, random_position(&cards, true, &is_asked_to_counter).record(), true);
    browser.until("an offer is to be answered", "!!document.querySelector('.deal-panel')");
    look("an answer");
    press(browser, "Counter-offer");
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
        words.iter().for_each(|words| press(browser, words));
        browser.until("the sheet is open", "!!document.querySelector('.sheet-inside > *')");
        look(&format!("sheet of {words:?}"));
    }
}

/// Checks the pages that exist once games were played, shared or damaged; last, the page shown after a crash.
#[track_caller]
fn check_pages_after_games(browser: &Browser, look: &mut impl FnMut(&str)) {
    let kept = |over: bool, record: Record| Save {
        revision: 1,
        played: 1,
        heading: "Turn 3".into(),
        over,
        open: false,
        had_person: true,
        shared: None,
        origin: Origin::Dealt,
        record,
    };
    for (number, info) in (1..).zip(tested_titles()) {
        let mut players = vec!["novice"; fewest_people(info).len()];
        players[0] = Player::PERSON;
        let (whole, link) = play_randomly(&record(info.id, &players, 70 + number), PlayUntil::Over);
        let slot = Slot::new(info.id, 1);
        store_save(browser, &slot, &kept(true, whole));
        navigate(browser, &format!("#/table/{}", slot.0));
        browser.until("the result is shown", "!!document.querySelector('[data-result]')");
        look(&format!("result {}", info.id));
        open_page(browser, &format!("g/{link}"), "link");
        browser.until("it is verified", "!!document.querySelector('[data-verified]')");
        look(&format!("link {}", info.id));
    }
    open_page(browser, "g/whist.AAAA", "link");
    browser.until("it is refused", "!!document.querySelector('[data-refused]')");
    look("refused link");
    navigate(browser, "#/table/chai-99");
    browser.until("there is none", "!!document.querySelector('[data-page=not-found]')");
    look("no such table");
    // One save that cannot be read at all, and one of which only the previous revision can.
    let info = tested_titles()[0];
    let mut players = fewest_people(info);
    *players.last_mut().expect("there are seats") = "novice";
    let (running, _) = play_randomly(&record(info.id, &players, 75), PlayUntil::Computer(6));
    let (torn, before) = (Slot::new(info.id, 2), Slot::new(info.id, 3));
    store_save(browser, &torn, &kept(false, running.clone()));
    store_save(browser, &Slot(format!("{}/before", before.0)), &kept(false, running));
    browser.run(
        "for (const key of arguments) localStorage.setItem(key, 'torn off in the middle')",
        json!([torn.key(), before.key()]),
    );
    open_page(browser, "saved", "saved");
    wait_for_text(browser, "A save that cannot be read");
    wait_for_text(browser, "The last move could not be read; this is the position before it.");
    browser.until("they are counted", "!!document.querySelector('.statistics td')");
    let rows = "[...document.querySelectorAll('.save-row')]";
    browser.until(
        "all are looked at",
        &format!("{rows}.filter((row) => row.querySelector('.seat-badges')).length === {rows}.length - 1"),
    );
    look("saved games");
    navigate(browser, "#/");
    browser.until("the shelf is there", "!!document.querySelector('[data-page=home] .message.warn')");
    look("home with games");
    set_up(browser, record(info.id, &fewest_people(info), 76), true);
    crash_program(browser);
    look("crash");
}
