//! Without a network, with a newer build, with two tabs, after a crash: nothing is lost and no build is swapped under
//! a page.

use std::collections::BTreeMap;
use std::path::Path;

use fantoccini::wd::WindowHandle;
use serde_json::json;
use tea_table::table::save::{self, Save, Slot};

use crate::driver::Browser;
use crate::engine::Engine;
use crate::table::{
    RequestLog, copy_folder, dist_folder, fewest_people, navigate, open_served_page, play, play_on, record, serve,
    set_up, table_save, tested_titles, wait_for_text, wait_until_mounted, window_on,
};
use crate::workers::SCRIPT;
use xtask::serve::Server;

const READY: &str = "document.documentElement.hasAttribute('data-offline-ready')";

/// Opens the setup page of a game and starts with its defaults.
#[track_caller]
fn open_table(browser: &Browser, game: &str) {
    navigate(browser, &format!("#/new/{game}"));
    browser.until("the setup is there", "!!document.querySelector('[data-page=setup] [data-start]')");
    browser.click("[data-start]");
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
}

#[track_caller]
fn read_rules(browser: &Browser, game: &str) {
    navigate(browser, &format!("#/rules/{game}"));
    browser.until(
        "the rules are there",
        "(document.querySelector('[data-page=rules]')?.innerText.length ?? 0) > 500 && \
         !document.querySelector('[data-table]')",
    );
}

#[test]
fn play_continues_without_the_server() {
    let server = serve();
    let url = server.url();
    let mut browser = Browser::open(1366, 768);
    browser.go(&url);
    wait_until_mounted(&browser);
    browser.run("localStorage.setItem('tea-table.pace', 'still')", json!([]));
    browser.until("everything is on the device", READY);
    drop(server);
    if browser.engine.keeps_profile() {
        browser = Browser::open_in(browser.close(), 1366, 768);
    }
    browser.go(&url);
    wait_until_mounted(&browser);
    for info in tested_titles() {
        // All drawings and the worker are cached too.
        open_table(&browser, info.id);
        play(&browser, 12, 2);
        read_rules(&browser, info.id);
    }
    let lost: Vec<_> = browser.log().into_iter().filter(|line| !line.contains("sw.js")).collect();
    assert_eq!(lost, [""; 0]);
}

const PAGE_BUILD: &str = "document.querySelector('meta[name=tea-build]').content";

/// Extracts the name of the build from its page.
pub fn build_of(page: &str) -> &str {
    let name = page.split("name=\"tea-build\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
    name.expect("the page names its build")
}

fn files(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        match entry.path().is_dir() {
            true => found.extend(files(&entry.path()).iter().map(|below| format!("{name}/{below}"))),
            false => found.push(name),
        }
    }
    found
}

/// Returns the hash in a file's path, if it has one.
fn hash_in_name(place: &str) -> Option<&str> {
    place.split(['-', '.', '/']).find(|piece| piece.len() == 16 && piece.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// Replaces every occurrence of one word in bytes by another word of the same length.
fn replace_bytes(mut bytes: Vec<u8>, word: &str, other: &str) -> Vec<u8> {
    assert_eq!(word.len(), other.len());
    let mut at = 0;
    while let Some(found) = bytes[at..].windows(word.len()).position(|window| window == word.as_bytes()) {
        at += found;
        bytes[at..at + word.len()].copy_from_slice(other.as_bytes());
    }
    bytes
}

/// Turns a build into another one with this name: the same program with another name in it, and new names for all
/// files with a hash. Returns the paths that no longer exist.
fn make_other_build(folder: &Path, name: &str) -> Vec<String> {
    let text = |path: &str| std::fs::read_to_string(folder.join(path)).expect("a text of the build");
    let old = build_of(&text("index.html")).to_string();
    let paths = files(folder);
    let mut stamps: Vec<&str> = paths.iter().filter_map(|path| hash_in_name(path)).collect();
    stamps.sort_unstable();
    stamps.dedup();
    let renamed = |bytes: Vec<u8>| {
        stamps.iter().fold(bytes, |bytes, stamp| replace_bytes(bytes, stamp, &stamp.chars().rev().collect::<String>()))
    };
    let scripts = |page: &str| {
        let bodies = page.split("<script").skip(1).filter_map(|rest| rest.split_once('>')?.1.split_once("</script>"));
        bodies.map(|(body, _)| xtask::hash::sha256(body.as_bytes())).collect::<Vec<_>>()
    };
    let (mut gone, mut hashes) = (Vec::new(), BTreeMap::new());
    for path in &paths {
        let bytes = std::fs::read(folder.join(path)).expect("a file of the build");
        let mut new = renamed(replace_bytes(bytes, &old, name));
        if path == "index.html" {
            // The policy lists the page's scripts by their hashes.
            let mut page = String::from_utf8(new).expect("a page is text");
            for (before, now) in scripts(&text(path)).into_iter().zip(scripts(&page)) {
                page = page.replace(&before, &now);
            }
            new = page.into_bytes();
        }
        let called = String::from_utf8(renamed(path.clone().into_bytes())).expect("a name is text");
        if called != *path {
            std::fs::remove_file(folder.join(path)).expect("it was there");
            gone.push(format!("/{path}"));
        }
        let whole = folder.join(&called);
        std::fs::create_dir_all(whole.parent().expect("it is in a folder")).expect("a folder can be made");
        std::fs::write(whole, &new).expect("it can be written");
        hashes.insert(if called == "index.html" { "./".into() } else { called }, xtask::hash::sha256(&new));
    }
    let worker = text("sw.js");
    let (head, rest) = worker.split_once("const FILES = ").expect("the worker has a list");
    let (list, tail) = rest.split_once(";\n").expect("the list ends");
    let list: Vec<(String, String)> = serde_json::from_str(list).expect("the list is JSON");
    let list: Vec<_> = list.into_iter().map(|(path, _)| (hashes[&path].clone(), path)).collect();
    let list = json!(list.iter().map(|(hash, path)| [path, hash]).collect::<Vec<_>>());
    std::fs::write(folder.join("sw.js"), format!("{head}const FILES = {list};\n{tail}")).expect("it can be written");
    gone
}

/// Opens the served page in a second tab and returns to the first; returns the handles of both.
#[track_caller]
fn open_second_tab(browser: &Browser, server: &Server) -> (WindowHandle, WindowHandle) {
    let first = browser.tab();
    let second = browser.new_tab();
    browser.go(&server.url());
    wait_until_mounted(browser);
    browser.switch_to(&first);
    (first, second)
}

/// Takes the build that the shelf offers, and waits until it is running.
#[track_caller]
fn take_offered_build(browser: &Browser, name: &str) {
    navigate(browser, "#/");
    browser.until("the shelf offers the new build", "!!document.querySelector('[data-update] button')");
    browser.run("setTimeout(() => document.querySelector('[data-update] button').click())", json!([]));
    browser.until("the new build has taken over", &format!("{PAGE_BUILD} === '{name}'"));
}

/// Waits until no page uses the old build, reloads, and waits until only the new build's files are cached.
#[track_caller]
fn wait_for_cache_replacement(browser: &Browser, old: &str, new: &str) {
    let held = format!("held.some(({{ name }}) => name === 'tea-table build {old}')");
    browser.until("no page is of the old build", &format!("navigator.locks.query().then(({{ held }}) => !{held})"));
    browser.reload();
    browser.until("the old cache goes", "caches.keys().then((names) => names.length === 1)");
    browser.until("the new one stays", &format!("caches.keys().then((names) => names[0].includes(' {new} '))"));
}

#[test]
fn a_new_build_is_offered_until_accepted() {
    let folder = crate::driver::profile().with_extension("dist");
    copy_folder(&dist_folder(), &folder);
    let heard = RequestLog::default();
    let server = heard.serve(&folder);
    let browser = window_on(&server, (1366, 768));
    browser.until("everything is on the device", READY);
    let old = browser.eval(PAGE_BUILD);
    let info = tested_titles()[0];
    let another = |number: usize| tested_titles()[number % tested_titles().len()].id;
    set_up(&browser, record(info.id, &fewest_people(info), 22), true);
    play(&browser, 10, 2);

    let gone = make_other_build(&folder, "feedfacecafe");
    let until_now = heard.paths().len();
    browser.reload();
    browser.until("the new build is offered", "document.documentElement.hasAttribute('data-update-waiting')");
    assert_eq!(browser.eval(PAGE_BUILD), old, "the old build stays until the new one is taken");
    let caches = browser.eval("caches.keys().then((names) => names.length)");
    assert_eq!(caches, json!(2), "each build has a cache of its own");

    // Until the person accepts it, the game continues in the current build, and so does another game with its
    // opponents and rules.
    play(&browser, 6, 5);
    let before = table_save(&browser, info.id).record;
    open_table(&browser, another(1));
    play(&browser, 8, 3);
    read_rules(&browser, another(1));
    assert_eq!(browser.eval(PAGE_BUILD), old, "the old build stays until the new one is taken");

    // This tab accepts the offer of the shelf. The other tab has not been asked.
    let (first, second) = open_second_tab(&browser, &server);
    take_offered_build(&browser, "feedfacecafe");
    navigate(&browser, &format!("#/table/{}-7", info.id));
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    assert_eq!(table_save(&browser, info.id).record, before, "the game is where it was");
    play(&browser, 6, 6);

    // The other tab continues unchanged: it is not swapped, and its files stay.
    browser.switch_to(&second);
    assert_eq!(browser.eval(PAGE_BUILD), old, "a tab that was not asked stays what it is");
    open_table(&browser, another(2));
    play(&browser, 8, 4);
    read_rules(&browser, another(3));
    assert_eq!(browser.eval(PAGE_BUILD), old, "a tab that was not asked stays what it is");
    assert_eq!(browser.eval("caches.keys().then((names) => names.length)"), json!(2), "it has its files");
    browser.close_tab();
    browser.switch_to(&first);
    wait_for_cache_replacement(&browser, old.as_str().expect("a name"), "feedfacecafe");
    // WebKit bypasses the service worker when it preloads files that the page names, and occasionally for files that a
    // worker imports, and requests them again on failure. Files that the page requests by name come from its own cache
    // in every engine.
    let place = if browser.engine == Engine::WebKit { "/symbols/" } else { "/" };
    let mut requests = heard.paths().split_off(until_now);
    requests.retain(|path| gone.contains(path) && path.starts_with(place));
    assert_eq!(requests, [""; 0], "whatever the old pages needed they had");
    assert_eq!(browser.log(), [""; 0]);
    drop(server);
    drop(std::fs::remove_dir_all(&folder));
}

#[test]
fn an_incomplete_build_is_never_cached() {
    let folder = crate::driver::profile().with_extension("dist");
    copy_folder(&dist_folder(), &folder);
    // A host that still serves an older page with newer files.
    let page = std::fs::read_to_string(folder.join("index.html")).expect("the page");
    let older = page.replace(build_of(&page), "feedfacecafe");
    std::fs::write(folder.join("index.html"), older).expect("written");
    let server = Server::start(&folder, "", 0).expect("a port is free");
    let browser = window_on(&server, (1366, 768));
    // The service worker is registered again, and must end in failure.
    let became = browser.eval(
        "navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }) \
         .then((registration) => new Promise((done) => { \
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
fn a_modified_page_still_works_offline() {
    type Change = fn(&str) -> String;
    let changes: [Change; 3] = [
        |page| format!("{page}<!-- served by node 7 -->\n"),
        |page| page.replace(">\n    <", "><"),
        |page| page.replace("</body>", "<script src=\"/beacon.js\" data-token=\"x\"></script></body>"),
    ];
    for change in changes {
        let folder = crate::driver::profile().with_extension("dist");
        copy_folder(&dist_folder(), &folder);
        let page = std::fs::read_to_string(folder.join("index.html")).expect("the page");
        std::fs::write(folder.join("index.html"), change(&page)).expect("written");
        let server = Server::start(&folder, "", 0).expect("a port is free");
        let url = server.url();
        let browser = Browser::open(1366, 768);
        browser.go(&url);
        wait_until_mounted(&browser);
        browser.until("everything is on the device", READY);
        navigate(&browser, "#/settings");
        wait_for_text(&browser, "Ready to play offline");
        drop(server);
        browser.go(&url);
        wait_until_mounted(&browser);
        open_table(&browser, tested_titles()[0].id);
        drop(std::fs::remove_dir_all(&folder));
    }
}

#[test]
fn the_settings_report_that_nothing_can_be_stored() {
    let folder = crate::driver::profile().with_extension("dist");
    copy_folder(&dist_folder(), &folder);
    // A host that rewrites scripts, except the page's own, without which the page would not start.
    let worker = std::fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.path());
    let worker = worker.into_iter().find(|place| place.join(SCRIPT).is_file()).expect("the build has a worker");
    let script = std::fs::read_to_string(worker.join(SCRIPT)).expect("a script");
    std::fs::write(worker.join(SCRIPT), format!("{script}// minified\n")).expect("written");
    let server = Server::start(&folder, "", 0).expect("a port is free");
    let browser = window_on(&server, (1366, 768));
    navigate(&browser, "#/settings");
    wait_for_text(&browser, "this page could not be saved on this device");
    drop(server);
    drop(std::fs::remove_dir_all(&folder));
}

#[test]
fn a_second_tab_watches_and_takes_over() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 23), true);
    play(&browser, 6, 2);
    let first = browser.tab();
    let address = browser.eval("location.href");
    let second = browser.new_tab();
    browser.go(address.as_str().expect("an address"));
    browser.until("the second tab only watches", "!!document.querySelector('[data-table][data-watching]')");
    wait_for_text(&browser, "This game is open in another tab. You can watch it here; to play here, close that tab.");
    assert_eq!(
        browser.eval("document.querySelectorAll('[data-lit]').length"),
        json!(0),
        "nothing can be pressed there"
    );

    let moves = table_save(&browser, info.id).record.actions.len();
    browser.switch_to(&first);
    while table_save(&browser, info.id).record.actions.len() == moves {
        play(&browser, 1, 3);
    }
    let record = table_save(&browser, info.id).record;
    browser.close_tab();
    browser.switch_to(&second);
    browser.until("it takes over", "!!document.querySelector('[data-table]:not([data-watching])')");
    browser.until("it can be played", "document.querySelectorAll('[data-lit], [data-lift]').length > 0");
    assert_eq!(table_save(&browser, info.id).record, record, "nothing of what the first tab did is lost");

    let third = browser.new_tab();
    browser.go(address.as_str().expect("an address"));
    browser.until("the third tab only watches", "!!document.querySelector('[data-table][data-watching]')");
    browser.click("[data-take-over]");
    browser.until("it takes over", "!!document.querySelector('[data-table]:not([data-watching])')");
    browser.switch_to(&second);
    browser.until("the second tab watches again", "!!document.querySelector('[data-table][data-watching]')");
    browser.switch_to(&third);
    assert_eq!(browser.log(), [""; 0]);
}

/// Remembers every save of a slot by its revision, as the page writes it.
const RECORD_SAVES: &str = "
    const [slot] = arguments, real = Storage.prototype.setItem;
    window.written = {};
    Storage.prototype.setItem = function (key, text) {
        real.call(this, key, text);
        if (key === slot) window.written[JSON.parse(text.slice(17)).revision] = text;
    };";

/// Returns the save that the journal acknowledged last, while play continues.
#[track_caller]
fn accepted_save(browser: &Browser) -> Save {
    let text = browser.eval("window.written[document.documentElement.getAttribute('data-kept')]");
    save::parse(text.as_str().expect("what was accepted was written")).expect("the page writes what can be read")
}

/// Lets the page play until the journal has acknowledged several saves, without waiting for a press to be saved before
/// the next. Returns the save that the journal acknowledged last.
#[track_caller]
fn play_until_accepted(browser: &Browser, slot: &Slot, game: &str, kill: u32) -> Save {
    browser.run(RECORD_SAVES, json!(slot.key()));
    let first_revision = table_save(browser, game).revision;
    play_on(browser, kill);
    let enough = first_revision + 2 + u64::from(kill % 5);
    browser.until(
        "the journal answers",
        &format!("window.over || Number(document.documentElement.dataset.kept ?? 0) > {enough}"),
    );
    accepted_save(browser)
}

#[test]
fn no_accepted_move_is_lost_when_the_browser_is_killed() {
    if !Engine::current().keeps_profile() {
        println!("left out: a driven browser of this engine forgets everything when it ends");
        return;
    }
    let kills = if std::env::var_os("TEA_SOAK").is_some() { 200 } else { 10 };
    let server = serve();
    let titles = tested_titles();
    let mut browser = Browser::open(1366, 768);
    // The save in each game's slot, as it was last found.
    let mut saves = BTreeMap::<&str, Save>::new();
    for kill in 0..kills {
        let info = titles[kill as usize % titles.len()];
        let slot = Slot::new(info.id, 7);
        browser.go(&server.url());
        wait_until_mounted(&browser);
        if saves.contains_key(info.id) {
            navigate(&browser, &format!("#/table/{}", slot.0));
            browser.until("the table is open", "!!document.querySelector('[data-table]')");
        } else {
            set_up(&browser, record(info.id, &fewest_people(info), 100 + kill), true);
        }
        let kept = play_until_accepted(&browser, &slot, info.id, kill);
        let profile = browser.kill();

        browser = Browser::open_in(profile, 1366, 768);
        browser.go(&server.url());
        wait_until_mounted(&browser);
        browser.until(
            &format!("kill {kill}: revision {} of {}, which was accepted, is there", kept.revision, info.id),
            &format!(
                "JSON.parse((localStorage.getItem('{}') ?? '').slice(17) || '{{}}').revision >= {}",
                slot.key(),
                kept.revision
            ),
        );
        let found = table_save(&browser, info.id);
        println!("kill {kill}: revision {} of {} was accepted, {} is there", kept.revision, info.id, found.revision);
        assert!(
            found.record.seed == kept.record.seed && found.record.actions.starts_with(&kept.record.actions),
            "kill {kill}: {:?} was accepted, {:?} is there",
            kept.record,
            found.record
        );
        let over = found.over;
        saves.insert(info.id, found);
        for (game, before) in &saves {
            assert_eq!(table_save(&browser, game), *before, "kill {kill}: {game} was not played and stays");
        }
        if over {
            // A finished game accepts nothing more, and the journal would restore it over another in its slot.
            browser = Browser::open(1366, 768);
            saves.clear();
        }
    }
}
