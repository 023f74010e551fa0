//! Saves and their fate: full or forbidden storage, damaged saves, export and import of files, and the page shown
//! after a crash.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use tea_table::engine::record::Record;
use tea_table::table::bundle;
use tea_table::table::save::{self, Origin, Save, Slot};

use crate::driver::{Browser, TIMEOUT};
use crate::engine::Engine;
use crate::table::{
    PlayUntil, fewest_people, finished_save, load_save, navigate, open_served_page, play, play_randomly, press, record,
    set_up, slots, store_save, table_save, tested_titles, wait_for_text, wait_until_mounted,
};

#[track_caller]
fn journal_save(browser: &Browser, slot: &Slot) -> Save {
    let text = browser.run(
        "return new Promise((done) => { const asked = indexedDB.open('tea-table', 1); asked.onsuccess = () => { \
         const found = asked.result.transaction('saves').objectStore('saves').get(arguments[0]); \
         found.onsuccess = () => { asked.result.close(); done(found.result); }; }; })",
        json!(slot.key()),
    );
    save::parse(text.as_str().expect("the journal has it")).expect("the page writes what can be read")
}

fn forget_journal(browser: &Browser) {
    browser.eval(
        "new Promise((done) => { const asked = indexedDB.deleteDatabase('tea-table'); \
         asked.onsuccess = () => done(true); })",
    );
}

/// Intercepts every file that the page saves, for [`caught_file`].
pub fn catch_files(browser: &Browser) {
    browser.run(
        "window.files = []; URL.createObjectURL = (blob) => { blob.text().then((text) => window.files.push(text)); \
         return 'blob:caught'; }; HTMLAnchorElement.prototype.click = function () { window.named = this.download; }",
        json!([]),
    );
}

/// Waits until the page has saved a file after [`catch_files`], and returns the name and the text of the last one.
#[track_caller]
pub fn caught_file(browser: &Browser) -> (String, String) {
    browser.until("a file is saved", "window.files.length > 0");
    let text = browser.eval("window.files.pop()").as_str().expect("a text").to_string();
    (browser.eval("window.named").as_str().expect("a name").to_string(), text)
}

/// Imports a text as a file with this name on the saved games page.
#[track_caller]
fn open_file(browser: &Browser, name: &str, text: &str) {
    browser.until("files can be opened", "!!document.querySelector('input[type=file]')");
    browser.run(
        "const given = new DataTransfer(); given.items.add(new File([arguments[1]], arguments[0])); \
         const field = document.querySelector('input[type=file]'); field.files = given.files; \
         field.dispatchEvent(new Event('change', { bubbles: true }))",
        json!([name, text]),
    );
}

#[test]
fn full_storage_is_reported_and_loses_nothing() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    let slot = Slot::new(info.id, 7);
    set_up(&browser, record(info.id, &fewest_people(info), 61), true);
    play(&browser, 12, 2);
    let before = table_save(&browser, info.id);
    // Fills the storage to the last byte.
    browser.run(
        "localStorage.removeItem(arguments[0]); let number = 0; for (let size = 1 << 20; size >= 1; ) { \
         try { localStorage.setItem(`filler ${number}`, 'x'.repeat(size)); number += 1; } catch { size >>= 1; } }",
        json!(format!("{}/before", slot.key())),
    );
    while journal_save(&browser, &slot).record.actions.len() < before.record.actions.len() + 4 {
        play(&browser, 1, 3);
    }
    wait_for_text(&browser, "This browser’s storage is full.");
    let journal = browser.eval("document.documentElement.getAttribute('data-kept')");
    assert!(journal.is_string(), "the journal keeps on");
    let from_journal = journal_save(&browser, &slot);
    browser.reload();
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    browser.run(
        "Object.keys(localStorage).filter((key) => key.startsWith('filler')) \
         .forEach((key) => localStorage.removeItem(key))",
        json!([]),
    );
    while load_save(&browser, &slot).expect("it is kept").revision <= from_journal.revision {
        play(&browser, 1, 4);
    }
    let after = table_save(&browser, info.id).record.actions;
    assert_eq!(
        after[..from_journal.record.actions.len()],
        from_journal.record.actions,
        "what was played with a full storage is there"
    );
}

#[test]
fn forbidden_storage_is_reported_and_play_continues() {
    if Engine::current() == Engine::WebKit {
        println!("left out: this engine cannot forbid storage");
        return;
    }
    let (_server, browser) = open_served_page(Browser::open_forgetful(1366, 768));
    wait_for_text(&browser, "This browser does not let the page save anything.");
    for info in tested_titles() {
        navigate(&browser, &format!("#/new/{}", info.id));
        browser.until("the setup is there", "!!document.querySelector('[data-start]')");
        browser.click("[data-start]");
        browser.until("the table is open", "!!document.querySelector('[data-table]')");
        play(&browser, 8, 3);
        navigate(&browser, "#/settings");
        wait_for_text(&browser, "This browser does not let the page save anything.");
    }
}

#[test]
fn a_save_that_cannot_be_read_is_kept_and_reported() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    let slot = Slot::new(info.id, 7);
    set_up(&browser, record(info.id, &fewest_people(info), 62), true);
    play(&browser, 12, 2);
    let whole = table_save(&browser, info.id);
    let tear = "localStorage.setItem(arguments[0], localStorage.getItem(arguments[0]).slice(0, 99))";

    // The journal has the save: nothing is lost, and the damaged text is stored under another name.
    browser.until(
        "the journal has it",
        &format!("document.documentElement.getAttribute('data-kept') === '{}'", whole.revision),
    );
    browser.run(tear, json!(slot.key()));
    browser.reload();
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    assert_eq!(table_save(&browser, info.id), whole);
    let aside = Slot(format!("{}-damaged", slot.0));
    assert!(slots(&browser).contains(&aside.0));
    browser.run("localStorage.removeItem(arguments[0])", json!(aside.key()));

    // Without a journal the previous revision is used.
    forget_journal(&browser);
    browser.run(tear, json!(slot.key()));
    navigate(&browser, "#/saved");
    browser.reload();
    wait_for_text(&browser, "The last move could not be read; this is the position before it.");

    // Without a previous revision either, the save is listed, can be exported, and stays.
    browser.run(tear, json!(format!("{}/before", slot.key())));
    let torn = browser.run("return localStorage.getItem(arguments[0])", json!(slot.key()));
    navigate(&browser, "#/");
    wait_for_text(&browser, "One saved game cannot be read. It is kept, and you can save it as a file.");
    navigate(&browser, "#/saved");
    wait_for_text(&browser, "A save that cannot be read");
    catch_files(&browser);
    press(&browser, "Save as a file");
    assert_eq!(json!(caught_file(&browser).1), torn);
    browser.reload();
    wait_for_text(&browser, "A save that cannot be read");
}

#[test]
fn games_are_exported_and_imported_as_files() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let mut records = Vec::<Record>::new();
    for info in tested_titles() {
        let fresh = record(info.id, &fewest_people(info), 63);
        let mut players = vec!["novice"; fewest_people(info).len()];
        players[0] = "person";
        let games = [
            play_randomly(&fresh, PlayUntil::Over),
            play_randomly(&record(info.id, &players, 64), PlayUntil::Computer(4)),
        ];
        for ((record, _), number) in games.into_iter().zip(1..) {
            let over = number == 1;
            let save = Save {
                revision: 1,
                played: number,
                heading: String::new(),
                over,
                open: false,
                had_person: false,
                shared: None,
                origin: Origin::Dealt,
                record: record.clone(),
            };
            store_save(&browser, &Slot::new(info.id, number), &save);
            records.push(record);
        }
    }
    navigate(&browser, "#/saved");
    catch_files(&browser);
    press(&browser, "Save all as one file");
    let (name, all) = caught_file(&browser);
    assert_eq!(name, "tea-table.json");
    let title = tested_titles()[0].title;
    press(&browser, &format!("Save this game of {title} as a file"));
    let one = save::parse_record(&caught_file(&browser).1).expect("it is a record");
    assert!(records.contains(&one));

    // Another device, or this one with its storage cleared.
    browser.run("localStorage.clear()", json!([]));
    navigate(&browser, "#/about");
    forget_journal(&browser);
    browser.reload();
    wait_until_mounted(&browser);
    navigate(&browser, "#/saved");
    open_file(&browser, "all.json", &all);
    wait_for_text(&browser, &format!("{} games were added.", records.len()));
    let mut back: Vec<Record> =
        slots(&browser).into_iter().filter_map(|slot| Some(load_save(&browser, &Slot(slot))?.record)).collect();
    let key = |record: &Record| (record.game.clone(), record.actions.clone());
    back.sort_by_key(key);
    records.sort_by_key(key);
    assert_eq!(back, records);
    open_file(&browser, "all.json", &all);
    wait_for_text(&browser, &format!("{} games were already here.", records.len()));

    for (name, text) in [("cut.json", &all[..all.len() / 2]), ("deep.json", &"[".repeat(100_000)), ("empty.json", "")] {
        open_file(&browser, name, text);
        wait_for_text(&browser, &format!("No new games were added. {name}: "));
    }
    assert_eq!(slots(&browser).len(), records.len());
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_forged_file_is_refused_with_its_first_illegal_move() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    navigate(&browser, "#/saved");
    let (long, _) =
        play_randomly(&record(tested_titles()[0].id, &fewest_people(tested_titles()[0]), 67), PlayUntil::Over);
    assert!(long.actions.len() > 32, "it has more than one hash");
    let mut forged = long.clone();
    forged.actions[2] = "castle".into();
    open_file(&browser, "forged.json", &save::encode_record(&forged));
    wait_for_text(&browser, "No new games were added. forged.json: Move 3, “castle”, is not legal in this game.");
    let mut forged = long.clone();
    forged.hashes[1] = "0123456789abcdef".into();
    open_file(&browser, "changed.json", &save::encode_record(&forged));
    wait_for_text(
        &browser,
        "No new games were added. changed.json: All moves are legal, but the position after move 32 is not \
         the recorded one.",
    );
    assert_eq!(slots(&browser), [""; 0], "nothing of it is kept");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_saved_file_can_be_opened_again() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let Some(folder) = browser.downloads() else {
        println!("left out: a driven browser of this engine keeps no files");
        return;
    };
    let info = tested_titles()[0];
    let (record, _) = play_randomly(&record(info.id, &fewest_people(info), 66), PlayUntil::Over);
    let slot = Slot::new(info.id, 1);
    let save = finished_save(record.clone(), false);
    store_save(&browser, &slot, &save);
    navigate(&browser, "#/saved");
    press(&browser, &format!("Save this game of {} as a file", info.title));
    let one = read_when_written(&folder.join(format!("{}.json", slot.0)));
    assert_eq!(save::parse_record(&one).expect("it is a record"), record);
    press(&browser, "Save all as one file");
    let place = folder.join("tea-table.json");
    let all = bundle::import(&read_when_written(&place)).expect("it holds games");
    assert_eq!(all.games, [save]);

    browser.run("localStorage.clear()", json!([]));
    browser.reload();
    wait_until_mounted(&browser);
    browser.until("files can be opened", "!!document.querySelector('input[type=file]')");
    browser.give_file("input[type=file]", &place);
    wait_for_text(&browser, "One game was added.");
    let back = load_save(&browser, &Slot(slots(&browser).pop().expect("it is kept")));
    assert_eq!(back.expect("it is kept").record, record);
}

/// Returns the text of a file once the browser has written it.
#[track_caller]
fn read_when_written(path: &Path) -> String {
    let started = Instant::now();
    loop {
        // The file has this name only once it is complete.
        match std::fs::read_to_string(path) {
            Ok(text) if !text.is_empty() => return text,
            _ => assert!(started.elapsed() < TIMEOUT, "{} does not come", path.display()),
        }
        std::thread::sleep(Duration::from_millis(30));
    }
}

#[test]
fn persistent_storage_is_requested_once() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    // A stub of the whole interface: WebKitGTK has none.
    browser.run(
        "window.asked = 0; const persist = () => { window.asked += 1; return Promise.resolve(true); }; \
         Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } })",
        json!([]),
    );
    let info = tested_titles()[0];
    for asked in [0, 1, 1] {
        navigate(&browser, &format!("#/new/{}", info.id));
        browser.until("the setup is there", "!!document.querySelector('[data-start]')");
        browser.click("[data-start]");
        browser.until("the table is open", "!!document.querySelector('[data-table]')");
        assert_eq!(browser.eval("window.asked"), json!(asked), "when there are games worth keeping");
    }
}

/// Crashes the program at the open table: creating the next node throws an error that the page does not expect.
#[track_caller]
pub fn crash_program(browser: &Browser) {
    browser.run(
        "let broken = false; \
         const places = [[Document.prototype, 'createElement'], [Document.prototype, 'createElementNS'], \
         [Node.prototype, 'cloneNode'], [Document.prototype, 'createTextNode']]; \
         for (const [place, name] of places) { const real = place[name]; place[name] = function (...words) { \
         if (broken) return real.apply(this, words); broken = true; throw new Error('planted'); }; }",
        json!([]),
    );
    browser.run("document.querySelector('[aria-label=\"Menu\"]').click()", json!([]));
    browser.until("the fault is shown", "!!document.querySelector('.crash[role=alertdialog]')");
}

#[test]
fn a_crash_is_reported_and_loses_nothing() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 65), true);
    play(&browser, 12, 2);
    let before = table_save(&browser, info.id).record;
    crash_program(&browser);
    wait_for_text(&browser, "Something went wrong");
    let report = browser.eval("document.querySelector('.crash textarea').value");
    let report = report.as_str().expect("a report");
    let build = browser.eval("document.querySelector('meta[name=tea-build]').content");
    assert!(report.contains(&format!("build {}", build.as_str().expect("a name"))), "{report}");
    assert!(report.contains(&format!("\"seed\": \"{}\"", before.seed)), "the record is in the report: {report}");
    assert!(report.contains("RuntimeError"), "what the browser says of the failure: {report}");
    assert_eq!(browser.eval("document.querySelector('.crash').contains(document.activeElement)"), json!(true));
    browser.run(
        "Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: (given) => { \
         window.given = given; return Promise.resolve(); } })",
        json!([]),
    );
    press(&browser, "Copy the report");
    assert_eq!(browser.eval("window.given"), json!(report));
    catch_files(&browser);
    press(&browser, "Save this game as a file");
    assert_eq!(save::parse_record(&caught_file(&browser).1).expect("it is a record"), before);
    press(&browser, "Save all games as one file");
    assert!(bundle::import(&caught_file(&browser).1).is_ok_and(|brought| brought.games.len() == 1));
    press(&browser, "Reload the page");
    browser.until("the table is open", "!document.querySelector('.crash') && !!document.querySelector('[data-table]')");
    assert_eq!(table_save(&browser, info.id).record, before);
    play(&browser, 6, 2);
}
