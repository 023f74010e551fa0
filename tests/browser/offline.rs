//! Without a network, with a newer build, with two tabs, after a crash: nothing is lost and nothing is swapped.

use std::path::Path;

use serde_json::json;

use crate::driver::Browser;
use crate::serve::Server;
use crate::table::{dist, lay, mounted, people, play, record, saved, serve, titles};

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

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder can be made");
    for entry in std::fs::read_dir(from).expect("it is a folder").flatten() {
        let (place, copied) = (entry.path(), to.join(entry.file_name()));
        if place.is_dir() {
            copy(&place, &copied);
        } else {
            std::fs::copy(&place, &copied).expect("a file can be copied");
        }
    }
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

#[path = "../../src/bin/xtask/pack.rs"]
#[allow(dead_code, reason = "the tests need only the hash")]
mod pack;

fn hash(bytes: &[u8]) -> String {
    pack::sha256(bytes)
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
    let before = saved(&browser, info.id).record;

    rename(&folder, "feedfacecafe");
    browser.reload();
    browser.until("the new build is offered", "document.documentElement.hasAttribute('data-update-waiting')");
    assert_eq!(browser.eval(build), old, "the old build stays until it is told");
    let caches = browser.eval("caches.keys()");
    assert_eq!(caches.as_array().map(Vec::len), Some(2), "each build has a cache of its own: {caches}");

    browser.run("dispatchEvent(new Event('tea-switch'))", json!([]));
    browser.until("the new build has taken over", &format!("{build} === 'feedfacecafe'"));
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    assert_eq!(saved(&browser, info.id).record, before, "the game is where it was");
    browser.reload();
    browser.until("the old cache goes", "caches.keys().then((names) => names.length === 1)");
    drop(server);
    drop(std::fs::remove_dir_all(&folder));
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
    std::thread::sleep(std::time::Duration::from_secs(3));
    assert_eq!(browser.eval(READY), json!(false));
    assert_eq!(browser.eval("caches.keys().then((names) => names.length)"), json!(0));
    drop(server);
    drop(std::fs::remove_dir_all(&folder));
}

#[test]
fn a_second_tab_watches_and_takes_over() {
    let server = serve();
    let browser = Browser::open(1366, 768);
    browser.go(&server.url());
    mounted(&browser);
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
    let kills = if std::env::var_os("TEA_SOAK").is_some() { 200 } else { 10 };
    let server = serve();
    let info = titles()[0];
    let mut profile = crate::driver::profile();
    for kill in 0..kills {
        let browser = Browser::open_in(profile, 1366, 768);
        browser.go(&server.url());
        mounted(&browser);
        if kill % 10 == 0 {
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
        let revision = saved(&again, info.id).revision;
        assert!(revision >= kept, "kill {kill}: revision {kept} was accepted, {revision} is there");
        profile = again.kill();
    }
    drop(std::fs::remove_dir_all(profile));
}
