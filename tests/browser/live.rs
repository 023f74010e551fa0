//! Devices on one network that connect directly: by codes that people pass on, by the camera of a phone, and again
//! after one of them was away.

use serde_json::json;
use tea_table::engine::Info;
use tea_table::engine::record::Player;
use tea_table::table::Table;
use tea_table::table::save::Slot;

use crate::driver::Browser;
use crate::table::{
    load_save, navigate, open_served_page, press, record, store_save, tested_titles, wait_until_mounted, window_on,
};
use crate::together::{
    catch_copies, copy_link_fragment, game_near_end, near_end, open_slot, play_turn, prepare, save_of, shared_save,
};
use xtask::serve::Server;

pub fn title_for_two() -> &'static Info {
    tested_titles().into_iter().find(|info| info.seats.1 > 1).expect("one is for two")
}

/// Opens two browsers, the first of them at a shared table. `None` if they have no direct connections.
pub fn two_devices(table: Table) -> Option<(Server, Browser, Browser)> {
    let (server, asha) = open_served_page(Browser::open(390, 844));
    if asha.eval("typeof RTCPeerConnection") != json!("function") {
        println!("left out: this engine has no direct connections");
        return None;
    }
    prepare(&asha);
    let bao = window_on(&server, (1366, 768));
    prepare(&bao);
    let slot = Slot::new(table.info().id, 40);
    store_save(&asha, &slot, &save_of(&table));
    open_slot(&asha, &slot.0);
    Some((server, asha, bao))
}

/// Copies the code that a device shows, and returns its fragment.
pub fn copy_code(browser: &Browser) -> String {
    browser.until("a code is shown", "!!document.querySelector('[data-near-attempt] .qr')");
    browser.run("window.copied = null; document.querySelector('[data-near-copy]').click()", json!([]));
    browser.until("it is copied", "!!window.copied");
    let copied = browser.eval("window.copied");
    format!("#{}", copied.as_str().and_then(|text| text.split_once('#')).expect("an address of the page").1)
}

/// Opens the sheet, which lists the devices.
pub fn open_sheet(browser: &Browser) {
    press(browser, "Menu");
    press(browser, "Share");
    browser.until("the sheet is open", "!!document.querySelector('[data-sheet] [data-open-link]')");
}

pub fn close_sheet(browser: &Browser) {
    browser.keys("\u{e00c}");
    browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
}

/// Shows a code on the first device and opens it on the second; returns the code that the second shows.
fn answer_of(host: &Browser, guest: &Browser) -> String {
    open_sheet(host);
    host.click("[data-sheet] [data-near]");
    let offer = copy_code(host);
    navigate(guest, &offer);
    copy_code(guest)
}

fn wait_until_connected(host: &Browser) {
    host.until("it is connected", "!!document.querySelector('[data-near-device=true]')");
    close_sheet(host);
}

/// Connects two devices by codes that are pasted.
pub fn connect(host: &Browser, guest: &Browser) {
    let answer = answer_of(host, guest);
    host.run(
        "const field = document.querySelector('[data-sheet] [data-open-link]'); field.value = arguments[0]; \
         field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))",
        json!([format!("Here it is: https://tea.example/{answer}.")]),
    );
    wait_until_connected(host);
}

/// Takes a seat at the table to which a device was just connected; none if `seat` is empty.
pub fn take_seat(guest: &Browser, seat: &str) {
    let button = format!("[data-sit='{seat}']");
    guest.until("a seat is offered", &format!("!!document.querySelector(\"{button}\")"));
    guest.click(&button);
    guest.until("the table is open", "!!document.querySelector('[data-table]')");
}

/// Waits until a device sees that its friend is away.
pub fn wait_until_away(host: &Browser) {
    open_sheet(host);
    host.until("the friend is away", "!!document.querySelector('[data-near-device=false]')");
    close_sheet(host);
}

/// Reloads a device, as a phone that was restarted, and waits until the other sees that it is away.
pub fn reload(guest: &Browser, host: &Browser) {
    guest.reload();
    wait_until_mounted(guest);
    catch_copies(guest);
    wait_until_away(host);
}

/// Connects a device again that was at the table before, with a new code.
pub fn reconnect(host: &Browser, guest: &Browser) {
    connect(host, guest);
    guest.until("its table is open again", "location.hash.startsWith('#/table/')");
}

/// Waits until both devices have the same actions, and returns their number.
pub fn wait_until_equal(one: &Browser, other: &Browser) -> usize {
    for _ in 0..600 {
        let [own, theirs] = [one, other].map(|browser| shared_save(browser).record.actions);
        if own == theirs {
            return own.len();
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let [own, theirs] = [one, other].map(|browser| {
        let text = browser.eval("document.body.innerText.slice(0, 400)");
        format!("{:?}; {:?}; the page says {text}", shared_save(browser).record.actions, browser.log())
    });
    panic!("the devices do not agree:\n{own}\n{theirs}");
}

#[test]
fn two_devices_connect_and_play_to_the_same_hash() {
    let Some((_server, asha, bao)) = two_devices(game_near_end(title_for_two(), 36)) else { return };
    connect(&asha, &bao);
    take_seat(&bao, "2");
    open_sheet(&asha);
    let is_named = "document.querySelector('[data-near-device=true]')?.innerText.startsWith('Bruno is connected')";
    asha.until("the friend is named", is_named);
    close_sheet(&asha);
    let (mut turns, mut is_over) = (0, false);
    while !is_over {
        for browser in [&asha, &bao] {
            is_over = play_turn(browser);
            wait_until_equal(&asha, &bao);
        }
        turns += 1;
        if turns == 1 && !is_over {
            // A phone that was restarted is shown as away; its friend plays on, and it catches up with a new code.
            reload(&bao, &asha);
            is_over = play_turn(&asha);
            reconnect(&asha, &bao);
            wait_until_equal(&asha, &bao);
        }
        assert!(turns < 40, "it does not end");
    }
    let [one, two] = [&asha, &bao].map(shared_save);
    assert_eq!((&one.record.actions, &one.record.hashes), (&two.record.actions, &two.record.hashes));
    assert!(one.over && two.over);
    for browser in [&asha, &bao] {
        assert_eq!(browser.log(), [""; 0]);
    }
}

/// Returns a game of up to three people a few plies before its end, shared by the device of the first seat.
fn game_of_several(info: &Info, seed: u32) -> Table {
    let people = vec![Player::PERSON; usize::from(info.seats.1.min(3))];
    near_end(record(info.id, &people, seed), seed)
}

/// Each guest and a tablet in the middle, which holds no seat, connect to the first device, which relays everything.
#[test]
fn several_devices_and_a_tablet_in_the_middle_play_every_title_to_the_same_hash() {
    for (info, seed) in tested_titles().into_iter().filter(|info| info.seats.1 > 1).zip(41..) {
        let Some((server, asha, bao)) = two_devices(game_of_several(info, seed)) else { return };
        let mut players = vec![asha, bao];
        for _ in 2..info.seats.1.min(3) {
            players.push(window_on(&server, (844, 390)));
        }
        let middle = window_on(&server, (1366, 768));
        for guest in players[2..].iter().chain([&middle]) {
            prepare(guest);
        }
        let asha = &players[0];
        for (seat, guest) in (2..).zip(&players[1..]) {
            connect(asha, guest);
            take_seat(guest, &seat.to_string());
        }
        connect(asha, &middle);
        take_seat(&middle, "");
        let mut is_over = false;
        for _ in 0..40 {
            for player in &players {
                is_over = play_turn(player);
                for other in players[1..].iter().chain([&middle]) {
                    wait_until_equal(asha, other);
                }
                let seen = "document.querySelectorAll('[data-table]:not([data-over=true]) [data-lit], [data-lift]')";
                let seen = middle.eval(&format!("{seen}.length"));
                assert_eq!(seen, json!(0), "{}: nothing is asked of the tablet in the middle", info.id);
            }
            if is_over {
                break;
            }
        }
        let ends = players.iter().chain([&middle]).map(shared_save);
        let ends: Vec<_> = ends.map(|save| (save.over, save.record.actions, save.record.hashes)).collect();
        assert!(is_over && ends.iter().all(|end| end.0 && end == &ends[0]), "{}: all end alike", info.id);
        for browser in players.iter().chain([&middle]) {
            assert_eq!(browser.log(), [""; 0], "{}", info.id);
        }
    }
}

/// The device that connects the others may go: they pass the table on by link and lose nothing.
#[test]
fn the_others_go_on_by_link_without_the_first_device() {
    let info = tested_titles().into_iter().find(|info| info.seats.1 > 2).expect("one is for three");
    let Some((server, asha, bao)) = two_devices(game_of_several(info, 46)) else { return };
    let clara = window_on(&server, (844, 390));
    prepare(&clara);
    for (seat, guest) in [("2", &bao), ("3", &clara)] {
        connect(&asha, guest);
        take_seat(guest, seat);
    }
    let players = [&asha, &bao, &clara];
    // Another player is to act when the first device goes.
    while players.iter().position(|player| is_to_act(player)).is_some_and(|actor| actor == 0) {
        assert!(!play_turn(&asha), "the game goes on");
        wait_until_equal(&asha, &bao);
        wait_until_equal(&asha, &clara);
    }
    asha.go("about:blank");
    let guests = [&bao, &clara];
    let first = guests.iter().position(|guest| is_to_act(guest)).expect("one of them is to act");
    let (actor, other) = (guests[first], guests[1 - first]);
    let before = shared_save(actor).record.actions.len();
    let is_over = play_turn(actor);
    if !is_over {
        navigate(other, &copy_link_fragment(actor));
    }
    assert!(!is_over && wait_until_equal(actor, other) > before, "{}", info.id);
    for guest in guests {
        assert_eq!(guest.log(), [""; 0]);
    }
}

pub fn is_to_act(browser: &Browser) -> bool {
    browser.eval("!!document.querySelector('[data-table]') && !document.querySelector('[data-pass-on]')") == json!(true)
}

/// The camera of a phone opens a scanned link in another tab of its browser, which passes it to the tab with the table.
#[test]
fn an_answer_opened_in_another_tab_connects() {
    let Some((server, asha, bao)) = two_devices(game_near_end(title_for_two(), 37)) else { return };
    let answer = answer_of(&asha, &bao);
    let table = asha.tab();
    asha.new_tab();
    asha.go(&format!("{}{answer}", server.url()));
    asha.until("it is passed on", "!!document.querySelector('[data-near-passed]')");
    asha.close_tab();
    asha.switch_to(&table);
    wait_until_connected(&asha);
    bao.until("a seat is offered", "!!document.querySelector(\"[data-sit='2']\")");
    for browser in [&asha, &bao] {
        assert_eq!(browser.log(), [""; 0]);
    }
}

/// Gives the page a camera with an empty picture, and a reader of codes that reads `window.shown`: Chromium has none on
/// a desktop.
const FAKE_CAMERA: &str = "const canvas = document.createElement('canvas'); const context = canvas.getContext('2d'); \
    setInterval(() => context.fillRect(0, 0, 1, 1), 50); const stream = canvas.captureStream(); \
    const [track] = stream.getTracks(); const stop = track.stop.bind(track); \
    track.stop = () => { window.released = true; stop(); }; \
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, \
    value: { getUserMedia: () => { window.asked = true; return Promise.resolve(stream); } } }); \
    window.BarcodeDetector = class { detect() { \
    return Promise.resolve(window.shown ? [{ rawValue: window.shown }] : []); } }";

#[test]
fn an_answer_is_scanned_and_the_camera_released() {
    let Some((server, asha, bao)) = two_devices(game_near_end(title_for_two(), 39)) else { return };
    asha.run(FAKE_CAMERA, json!([]));
    let answer = answer_of(&asha, &bao);
    assert_eq!(asha.eval("!!window.asked"), json!(false), "the camera is asked for when the button is pressed");
    asha.click("[data-scan-code]");
    asha.until("the camera is asked for", "window.asked && !!document.querySelector('[data-sheet] video')");
    asha.run("window.shown = arguments[0]", json!([format!("{}{answer}", server.url())]));
    wait_until_connected(&asha);
    asha.until("the camera is released", "window.released && !document.querySelector('video')");
    for browser in [&asha, &bao] {
        assert_eq!(browser.log(), [""; 0]);
    }
}

#[test]
fn a_code_that_does_not_hold_is_refused_in_a_sentence() {
    let Some((_server, asha, bao)) = two_devices(game_near_end(title_for_two(), 38)) else { return };
    let answer = answer_of(&asha, &bao);
    let slot = Slot::new(title_for_two().id, 40);
    let before = load_save(&asha, &slot).expect("it is kept").record;
    let at = answer.len() / 2;
    let other = if &answer[at..=at] == "A" { "B" } else { "A" };
    for broken in [format!("{}{other}{}", &answer[..at], &answer[at + 1..]), answer[..at].to_owned()] {
        navigate(&bao, &broken);
        bao.until("it is refused", "document.querySelector('[data-refused]')?.innerText.trim().endsWith('.')");
        navigate(&bao, "#/about");
        bao.until("it is left", "!document.querySelector('[data-refused]')");
    }
    assert_eq!(load_save(&asha, &slot).expect("it is kept").record, before);
    for browser in [&asha, &bao] {
        assert_eq!(browser.log(), [""; 0]);
    }
}
