//! Without a network, with a newer build, with two tabs, after a crash: nothing is lost and nothing is swapped.

use std::path::Path;
use std::time::Duration;

use serde_json::json;
use tea_table::ai::protocol::{self, FromThinker};

use crate::driver::Browser;
use crate::engine::Engine;
use crate::serve::Server;
use crate::table::{copy, dist, lay, mounted, opened, people, play, record, saved, serve, titles, visit};

const READY: &str = "document.documentElement.hasAttribute('data-offline-ready')";

#[test]
fn plays_with_the_server_gone() {
    let server = serve();
    let url = server.url();
    let browser = Browser::open(1366, 768);
    browser.go(&url);
    mounted(&browser);
    browser.until("everything is on the device", READY);
    drop(server);
    browser.go(&url);
    mounted(&browser);
    for info in titles() {
        // Every drawing and the thinker are there too.
        let mut players = vec!["novice"; people(info).len()];
        players[0] = "person";
        lay(&browser, record(info.id, &players, 21), false);
        play(&browser, 12, 2);
        browser.go(&format!("{url}#/rules/{}", info.id));
        browser.until("the rules are there", "document.body.innerText.length > 500");
    }
    let lost: Vec<_> = browser.log().into_iter().filter(|line| !line.contains("sw.js")).collect();
    assert_eq!(lost, [""; 0]);
}

/// Makes of a build another one with this name: the same program.
fn rename(folder: &Path, name: &str) {
    let page = std::fs::read_to_string(folder.join("index.html")).expect("the page");
    let old =
        page.split("name=\"tea-build\" content=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a name");
    let page = page.replace(old, name);
    std::fs::write(folder.join("index.html"), &page).expect("it can be written");
    let worker = std::fs::read_to_string(folder.join("sw.js")).expect("the worker").replace(old, name);
    // Its hash of the page is another now.
    let (before, after) = worker.split_once("[\"./\",\"").expect("the page is in the list");
    let after = after.split_once('"').expect("a hash ends").1;
    let hash = hash(page.as_bytes());
    std::fs::write(folder.join("sw.js"), format!("{before}[\"./\",\"{hash}\"{after}")).expect("it can be written");
}

fn hash(bytes: &[u8]) -> String {
    crate::pack::sha256(bytes)
}

#[test]
fn a_new_build_is_offered_and_waits() {
    let folder = crate::driver::profile().with_extension("dist");
    copy(&dist(), &folder);
    let server = Server::start(&folder, "", 0).expect("a port is free");
    let browser = Browser::open(1366, 768);
    browser.go(&server.url());
    mounted(&browser);
    browser.until("everything is on the device", READY);
    let build = "document.querySelector('meta[name=tea-build]').content";
    let old = browser.eval(build);
    let info = titles()[0];
    lay(&browser, record(info.id, &people(info), 22), true);
    play(&browser, 10, 2);

    rename(&folder, "feedfacecafe");
    browser.reload();
    browser.until("the new build is offered", "document.documentElement.hasAttribute('data-update-waiting')");
    assert_eq!(browser.eval(build), old, "the old build stays until it is told");
    let caches = browser.eval("caches.keys()");
    assert_eq!(caches.as_array().map(Vec::len), Some(2), "each build has a cache of its own: {caches}");

    // The shelf offers it; until somebody takes it the game goes on.
    play(&browser, 6, 5);
    let before = saved(&browser, info.id).record;
    visit(&browser, "#/");
    browser.until("the shelf offers the new build", "!!document.querySelector('[data-update] button')");
    assert_eq!(browser.eval(build), old, "the old build stays until it is told");
    browser.run("setTimeout(() => document.querySelector('[data-update] button').click())", json!([]));
    browser.until("the new build has taken over", &format!("{build} === 'feedfacecafe'"));
    visit(&browser, &format!("#/table/{}-7", info.id));
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    assert_eq!(saved(&browser, info.id).record, before, "the game is where it was");
    play(&browser, 6, 6);
    browser.reload();
    browser.until("the old cache goes", "caches.keys().then((names) => names.length === 1)");
    drop(server);
    drop(std::fs::remove_dir_all(&folder));
}

#[test]
fn a_thinker_of_another_build_is_no_opponent() {
    // It greets as another build does, counts what it is asked all the same, and answers nothing.
    let greeting = protocol::encode(&FromThinker::Ready { build: "feedfacecafe".into() });
    let imposter = format!(
        "postMessage(Uint8Array.from({})); onmessage = () => fetch('./asked', {{ method: 'HEAD' }});\n",
        json!(greeting)
    );
    let requests = play_beside(|thinker| put(thinker, "loader.js", &imposter), |_, _| ());
    assert!(!requests.iter().any(|url| url.ends_with("/asked")), "the imposter was asked");
}

#[test]
fn a_thinker_that_never_comes_is_not_waited_for_without_end() {
    play_beside(|thinker| put(thinker, "loader.js", "await new Promise(() => {});\n"), |_, _| ());
}

#[test]
fn thinkers_that_could_not_be_had_are_asked_for_again() {
    let (code, away) = ("thinker.js", "away.js");
    let back = |browser: &Browser, thinker: &Path| {
        let asked = "performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('/page.js'))";
        browser.until("neither worker nor page has them", asked);
        std::fs::rename(thinker.join(away), thinker.join(code)).expect("it can be put back");
    };
    play_beside(|thinker| std::fs::rename(thinker.join(code), thinker.join(away)).expect("it is there"), back);
}

fn put(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).expect("it can be written");
}

/// Has computers play where the thinker's folder was changed like this, and, once they should play, like that; what was
/// requested until they have moved.
fn play_beside(change: impl FnOnce(&Path), then: impl FnOnce(&Browser, &Path)) -> Vec<String> {
    let folder = crate::driver::profile().with_extension("dist");
    copy(&dist(), &folder);
    let thinker = std::fs::read_dir(&folder)
        .expect("a folder")
        .flatten()
        .find(|entry| entry.path().is_dir() && entry.file_name().to_string_lossy().starts_with("thinker-"));
    let thinker = thinker.expect("the build has a thinker").path();
    change(&thinker);
    let server = Server::start(&folder, "", 0).expect("a port is free");
    let browser = Browser::open(1366, 768);
    browser.go(&server.url());
    mounted(&browser);
    let info = titles()[0];
    lay(&browser, record(info.id, &vec!["novice"; people(info).len()], 24), false);
    then(&browser, &thinker);
    let moved =
        format!("JSON.parse(localStorage.getItem('tea-table/game/{}-7').slice(17)).record.actions.length > 3", info.id);
    browser.until_within(Duration::from_mins(2), "the page itself thinks for the computers", &moved);
    let requests = browser.requests();
    drop(server);
    drop(std::fs::remove_dir_all(&folder));
    requests
}

#[test]
fn half_a_build_is_never_kept() {
    let folder = crate::driver::profile().with_extension("dist");
    copy(&dist(), &folder);
    // A host that still has an older page beside newer files.
    let page = std::fs::read_to_string(folder.join("index.html")).expect("the page");
    std::fs::write(folder.join("index.html"), page.replace("Laying the table", "Setting the table")).expect("written");
    let server = Server::start(&folder, "", 0).expect("a port is free");
    let browser = Browser::open(1366, 768);
    browser.go(&server.url());
    mounted(&browser);
    // What becomes of the worker: asked for once more, it fails for good.
    let became = browser.eval(
        "navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then((registration) => new Promise((done) => { \
         const worker = registration.installing ?? registration.waiting ?? registration.active; \
         const look = () => { if (['redundant', 'activated'].includes(worker.state)) done(worker.state); }; \
         worker.addEventListener('statechange', look); look(); }), () => 'redundant')",
    );
    assert_eq!(became, json!("redundant"));
    assert_eq!(browser.eval(READY), json!(false));
    assert_eq!(browser.eval("caches.keys().then((names) => names.length)"), json!(0));
    drop(server);
    drop(std::fs::remove_dir_all(&folder));
}

#[test]
fn a_second_tab_watches_and_takes_over() {
    let (_server, browser) = opened(Browser::open(1366, 768));
    let info = titles()[0];
    lay(&browser, record(info.id, &people(info), 23), true);
    play(&browser, 6, 2);
    let first = browser.tab();
    let address = browser.eval("location.href");
    let second = browser.new_tab();
    browser.go(address.as_str().expect("an address"));
    browser.until("the second tab only watches", "!!document.querySelector('[data-table][data-watching]')");
    assert_eq!(
        browser.eval("document.querySelectorAll('[data-lit]').length"),
        json!(0),
        "nothing can be pressed there"
    );

    // It shows what the first one does.
    let moves = saved(&browser, info.id).record.actions.len();
    browser.switch_to(&first);
    while saved(&browser, info.id).record.actions.len() == moves {
        play(&browser, 1, 3);
    }
    let record = saved(&browser, info.id).record;
    browser.close_tab();
    browser.switch_to(&second);
    browser.until("it takes over", "!!document.querySelector('[data-table]:not([data-watching])')");
    browser.until("it can be played", "document.querySelectorAll('[data-lit], [data-lift]').length > 0");
    assert_eq!(saved(&browser, info.id).record, record, "nothing of what the first tab did is lost");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn no_accepted_move_is_lost_when_the_browser_is_killed() {
    if !Engine::here().remembers() {
        println!("left out: a driven browser of this engine forgets everything when it ends");
        return;
    }
    let kills = if std::env::var_os("TEA_SOAK").is_some() { 200 } else { 10 };
    let server = serve();
    let info = titles()[0];
    let mut profile = crate::driver::profile();
    let mut over = true;
    for kill in 0..kills {
        // A finished game accepts nothing more. The journal would bring it back over another in its slot.
        if over {
            drop(std::fs::remove_dir_all(&profile));
            profile = crate::driver::profile();
        }
        let browser = Browser::open_in(profile, 1366, 768);
        browser.go(&server.url());
        mounted(&browser);
        if over {
            lay(&browser, record(info.id, &people(info), 100 + kill), true);
        } else {
            browser.go(&format!("{}#/table/{}-7", server.url(), info.id));
            browser.until("the table is open", "!!document.querySelector('[data-table]')");
        }
        play(&browser, 7 + kill as usize % 5, kill);
        browser.until("the journal answers", "document.documentElement.hasAttribute('data-kept')");
        let kept =
            browser.eval("Number(document.documentElement.getAttribute('data-kept'))").as_u64().expect("a number");
        profile = browser.kill();
        let again = Browser::open_in(profile, 1366, 768);
        again.go(&server.url());
        mounted(&again);
        let found = saved(&again, info.id);
        println!("kill {kill}: revision {kept} was accepted, {} is there", found.revision);
        assert!(found.revision >= kept, "kill {kill}: revision {kept} was accepted, {} is there", found.revision);
        over = found.over;
        profile = again.kill();
    }
    drop(std::fs::remove_dir_all(profile));
}
