//! Tables that several devices share: by links between two browsers, by channel between two windows, refused packets,
//! and the two lists on the shelf.

use fantoccini::wd::WindowHandle;
use serde_json::json;
use tea_table::engine::record::Record;
use tea_table::engine::{Info, Seat, SeatSet};
use tea_table::table::Table;
use tea_table::table::save::{Origin, Save, Slot};
use tea_table::table::shared::{DeviceId, TableId, packet};

use crate::driver::Browser;
use crate::table::{
    PlayEnd, PlayUntil, fewest_people, load_save, navigate, open_served_page, play, play_randomly, press, record,
    slots, store_save, tested_titles, wait_for_text, wait_until_mounted, window_on,
};
use xtask::serve::Server;

/// Number of plies left of a game when it is shared.
const LEFT: usize = 14;

/// Returns a game of two people a few plies before its end, shared by the device of the first seat.
pub fn game_near_end(info: &Info, seed: u32) -> Table {
    near_end(record(info.id, &fewest_people(info), seed), seed)
}

/// Plays a fresh game until a few plies before its end, and shares it by the device of the first seat.
pub fn near_end(fresh: Record, seed: u32) -> Table {
    before_end(&fresh, seed, LEFT)
}

/// Plays a fresh game until `left` plies before its end, and shares it by the device of the first seat.
pub fn before_end(fresh: &Record, seed: u32, left: usize) -> Table {
    let (finished, _) = play_randomly(fresh, PlayUntil::Over);
    let mut table = Table::open(fresh).expect("a fresh game opens");
    for notation in &finished.actions[..finished.actions.len().saturating_sub(left)] {
        table.act_notation(notation).expect("it was played");
    }
    table.share(TableId(seed.into()), DeviceId(1), SeatSet::one(Seat(0)));
    table
}

pub fn save_of(table: &Table) -> Save {
    Save {
        revision: 1,
        played: 1_700_000_000_000,
        heading: String::new(),
        over: table.outcome().is_some(),
        open: false,
        had_person: true,
        origin: Origin::Dealt,
        shared: table.shared.clone(),
        record: table.record(),
    }
}

/// Turns off pauses and the coach, and intercepts what the page copies.
pub fn prepare(browser: &Browser) {
    browser.run(
        "localStorage.setItem('tea-table.pace', 'still'); localStorage.setItem('tea-table.coaching', 'off')",
        json!([]),
    );
    browser.reload();
    wait_until_mounted(browser);
    catch_copies(browser);
}

pub fn catch_copies(browser: &Browser) {
    browser.run(
        "Object.defineProperty(navigator, 'clipboard', { configurable: true, \
         value: { writeText: (text) => { window.copied = text; return Promise.resolve(); } } })",
        json!([]),
    );
}

/// Opens the table in a slot, whatever the page showed before.
pub fn open_slot(browser: &Browser, slot: &str) {
    navigate(browser, &format!("#/table/{slot}"));
    browser.reload();
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    catch_copies(browser);
}

const PASSES_ON: &str = "!!document.querySelector('[data-pass-on]')";

/// Plays in the seats of the browser in front until others are to act; returns whether the game is over.
pub fn play_turn(browser: &Browser) -> bool {
    // A new seed for each press, because pressing the same piece again would take a choice back.
    for seed in 5..400 {
        if browser.eval("document.querySelector('[data-table]')?.getAttribute('data-over') === 'true'") == json!(true) {
            return true;
        }
        if browser.eval(PASSES_ON) == json!(true) {
            return false;
        }
        if play(browser, 1, seed) == PlayEnd::Over {
            return true;
        }
    }
    panic!("the turn does not end: {}", browser.eval("document.body.innerText.slice(0, 600)"));
}

/// Copies the link of the table in front and returns its fragment.
pub fn copy_link_fragment(browser: &Browser) -> String {
    browser.until("it can be passed on", PASSES_ON);
    browser.run("window.copied = null; document.querySelector('[data-pass-on]').click()", json!([]));
    browser.until("the sheet is open", "!!document.querySelector('[data-sheet] [data-copy]')");
    browser.run("document.querySelector('[data-sheet] [data-copy]').click()", json!([]));
    browser.until("it is copied", "!!window.copied");
    let copied = browser.eval("window.copied");
    let copied = copied.as_str().expect("a text");
    assert!(copied.contains("Tea Table: http"), "a sentence goes with the link: {copied}");
    format!("#{}", copied.split_once('#').expect("an address of the page").1)
}

/// Returns the only shared save of a browser; fails the test unless there is exactly one.
pub fn shared_save(browser: &Browser) -> Save {
    let found = slots(browser).into_iter().filter_map(|slot| load_save(browser, &Slot(slot)));
    let found: Vec<Save> = found.filter(|save| save.shared.is_some()).collect();
    assert_eq!(found.len(), 1, "no copy was made");
    found.into_iter().next().expect("there is one")
}

#[test]
fn two_people_play_by_links_to_the_same_hash() {
    let (server, asha) = open_served_page(Browser::open(390, 844));
    prepare(&asha);
    let bao = window_on(&server, (1366, 768));
    prepare(&bao);
    for info in tested_titles().into_iter().filter(|info| info.seats.1 > 1) {
        for browser in [&asha, &bao] {
            browser.run(
                "for (const key of Object.keys(localStorage)) if (key.startsWith('tea-table/')) \
                 localStorage.removeItem(key); indexedDB.deleteDatabase('tea-table')",
                json!([]),
            );
        }
        let slot = Slot::new(info.id, 40);
        store_save(&asha, &slot, &save_of(&game_near_end(info, 31)));
        open_slot(&asha, &slot.0);
        let mut is_over = play_turn(&asha);
        let mut has_joined = false;
        let (mut own, mut other) = (&asha, &bao);
        let mut rounds = 0;
        while !is_over {
            let link = copy_link_fragment(own);
            navigate(other, &link);
            if !has_joined {
                other.until("a seat is offered", "!!document.querySelector('[data-sit]')");
                wait_for_text(other, info.title);
                other.click("[data-sit='2']");
                has_joined = true;
            }
            let action_count = shared_save(own).record.actions.len();
            let arrived = format!(
                "!!document.querySelector('[data-table]') && location.hash.startsWith('#/table/') \
                 && {action_count} >= 0"
            );
            other.until("the table is there", &arrived);
            wait_for_actions(other, action_count);
            is_over = play_turn(other);
            (own, other) = (other, own);
            rounds += 1;
            assert!(rounds < 3 * LEFT, "{}: it does not end", info.id);
        }
        // A table that is already over when it is opened does not show its finale again.
        own.reload();
        wait_until_mounted(own);
        catch_copies(own);
        let link = copy_link_fragment(own);
        if has_joined {
            navigate(other, &link);
            wait_for_actions(other, shared_save(own).record.actions.len());
            let (one, two) = (shared_save(own), shared_save(other));
            assert_eq!((&one.record.actions, &one.record.hashes), (&two.record.actions, &two.record.hashes));
            assert!(one.over && two.over, "{}", info.id);
        }
    }
    for browser in [&asha, &bao] {
        assert_eq!(browser.log(), [""; 0]);
    }
}

/// Waits until a shared save has at least this number of actions.
pub fn wait_for_actions(browser: &Browser, least: usize) {
    for _ in 0..600 {
        let found = slots(browser).into_iter().filter_map(|slot| load_save(browser, &Slot(slot)));
        if found.into_iter().any(|save| save.shared.is_some() && save.record.actions.len() >= least) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("{least} actions did not arrive: {:?}", browser.log());
}

#[test]
fn two_windows_of_one_browser_play_together() {
    let (server, browser) = open_served_page(Browser::open(1366, 768));
    prepare(&browser);
    let info = tested_titles().into_iter().find(|info| info.seats.1 > 1).expect("one is for two");
    let slot = Slot::new(info.id, 40);
    let table = game_near_end(info, 32);
    store_save(&browser, &slot, &save_of(&table));
    open_slot(&browser, &slot.0);
    let first = browser.tab();
    let (second, other) = join_in_new_window(&server, &browser, &table);
    play_to_end(&browser, [(&first, &slot), (&second, &other)]);
}

/// Opens a second window of a browser, which joins the table of the first as another device, and returns it with the
/// slot that it has.
pub fn join_in_new_window(server: &Server, browser: &Browser, table: &Table) -> (WindowHandle, Slot) {
    let window = browser.new_tab();
    let packet = packet::write(table).expect("it is shared");
    browser.go(&format!("{}#/p/{packet}", server.url()));
    browser.until("the first window has the table", "!!document.querySelector('[data-watching] [data-join-here]')");
    browser.click("[data-join-here]");
    browser.until("a seat is offered", "!!document.querySelector(\"[data-sit='2']\")");
    browser.click("[data-sit='2']");
    browser.until("it plays as a device of its own", "!!document.querySelector('[data-table]:not([data-watching])')");
    let slot = Slot(browser.eval("location.hash.split('/').pop()").as_str().expect("a slot").to_owned());
    assert_ne!(slot, Slot::new(table.info().id, 40));
    (window, slot)
}

/// Plays on in two windows until the game is over, and checks that both have the same.
pub fn play_to_end(browser: &Browser, windows: [(&WindowHandle, &Slot); 2]) {
    let (mut turns, mut is_over) = (0, false);
    while !is_over {
        for (window, _) in windows {
            browser.switch_to(window);
            is_over = play_turn(browser);
        }
        turns += 1;
        assert!(turns < 3 * LEFT, "it does not end");
    }
    for (window, _) in windows {
        browser.switch_to(window);
        browser.until("it is over", "document.querySelector('[data-table]').getAttribute('data-over') === 'true'");
    }
    let [one, two] = windows.map(|(_, slot)| load_save(browser, slot).expect("it is kept").record);
    assert_eq!((one.actions, one.hashes), (two.actions, two.hashes));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_packet_from_elsewhere_is_refused_in_a_sentence() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    prepare(&browser);
    let info = tested_titles().into_iter().find(|info| info.seats.1 > 1).expect("one is for two");
    let table = game_near_end(info, 33);
    let packet = packet::write(&table).expect("it is shared");
    let at = packet.len() / 2;
    let other = if &packet[at..=at] == "A" { "B" } else { "A" };
    for broken in [format!("{}{other}{}", &packet[..at], &packet[at + 1..]), packet[..at].to_owned()] {
        navigate(&browser, &format!("#/p/{broken}"));
        browser.until("it is refused", "document.querySelector('[data-refused]')?.innerText.trim().endsWith('.')");
        navigate(&browser, "#/about");
        browser.until("it is left", "!document.querySelector('[data-refused]')");
    }
    // A link of another table, pasted into the sheet of this one.
    let slot = Slot::new(info.id, 40);
    let mut own = table;
    let seat = own.to_act().expect("it is not over");
    own.share(TableId(33), DeviceId(1), SeatSet::one(Seat(1 - seat.0)));
    store_save(&browser, &slot, &save_of(&own));
    open_slot(&browser, &slot.0);
    let before = load_save(&browser, &slot).expect("it is kept").record;
    browser.until("it can be passed on", PASSES_ON);
    browser.click("[data-pass-on]");
    browser.until("there is a field", "!!document.querySelector('[data-sheet] [data-open-link]')");
    own.share(TableId(34), DeviceId(2), SeatSet::one(seat));
    browser.run(
        "const field = document.querySelector('[data-sheet] [data-open-link]'); field.value = arguments[0]; \
         field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))",
        json!([format!("Your turn! https://tea.example/#/p/{}", packet::write(&own).expect("it is shared"))]),
    );
    wait_for_text(&browser, "belongs to another table");
    assert_eq!(load_save(&browser, &slot).expect("it is kept").record, before);
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_shelf_lists_the_person_a_table_waits_for() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    prepare(&browser);
    let info = tested_titles().into_iter().find(|info| info.seats.1 > 1).expect("one is for two");
    let mut table = game_near_end(info, 35);
    let seat = table.to_act().expect("it is not over");
    for (number, own) in [(41, seat), (42, Seat(1 - seat.0))] {
        table.share(TableId(number), DeviceId(1), SeatSet::one(own));
        store_save(&browser, &Slot::new(info.id, number), &save_of(&table));
    }
    navigate(&browser, "#/about");
    browser.until("another page is there", "!document.querySelector('[data-page=home]')");
    navigate(&browser, "#/");
    for (list, number) in [("you", 41), ("others", 42)] {
        let link =
            format!("document.querySelector('[data-waiting={list}] a')?.hash === '#/table/{}-{number}'", info.id);
        browser.until("the table is listed", &link);
        assert_eq!(browser.eval(&format!("document.querySelectorAll('[data-waiting={list}] a').length")), json!(1));
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_friend_is_invited_with_few_presses() {
    let (server, browser) = open_served_page(Browser::open(390, 844));
    prepare(&browser);
    let info = tested_titles().into_iter().find(|info| info.seats.1 > 1).expect("one is for two");
    navigate(&browser, &format!("#/new/{}", info.id));
    press(&browser, "By sending turns");
    wait_for_text(&browser, "Everyone plays on their own device.");
    browser.click("[data-start]");
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    let own = shared_save(&browser);
    let shared = own.shared.expect("it is shared");
    assert_eq!((shared.own_seats(), shared.free_seats().len()), (SeatSet::one(Seat(0)), 1));
    if !play_turn(&browser) {
        let link = copy_link_fragment(&browser);
        let friend = window_on(&server, (390, 844));
        navigate(&friend, &link);
        friend.until("a seat is offered", "!!document.querySelector(\"[data-sit='2']\")");
        friend.click("[data-sit='2']");
        friend.until("the table is open", "!!document.querySelector('[data-table]')");
        let joined = shared_save(&friend).shared.expect("it is shared");
        assert_eq!(joined.own_seats(), SeatSet::one(Seat(1)));
        assert_eq!(friend.log(), [""; 0]);
    }
    assert_eq!(browser.log(), [""; 0]);
}
