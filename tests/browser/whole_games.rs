//! Whole games between devices that connect directly, played by the pages themselves: devices that are away for a
//! while, a code that is scanned by a camera, and the number of presses until friends play.

use serde_json::json;
use tea_table::engine::Info;
use tea_table::engine::record::Player;
use tea_table::engine::{Seat, SeatSet};
use tea_table::table::Table;
use tea_table::table::shared::{DeviceId, TableId};

use crate::driver::Browser;
use crate::engine::Engine;
use crate::live::{
    connect, copy_code, open_sheet, reconnect, reload, take_seat, title_for_two, two_devices, wait_until_away,
    wait_until_equal,
};
use crate::table::{navigate, open_served_page, play_on, press, record, tested_titles, wait_until_mounted, window_on};
use crate::together::{play_turn, prepare, shared_save};

/// Returns a new game of `seats` people, shared by the device of the first seat.
fn new_game(info: &Info, seats: usize, seed: u32) -> Table {
    let mut table = Table::open(&record(info.id, &vec![Player::PERSON; seats], seed)).expect("a fresh game opens");
    table.share(TableId(seed.into()), DeviceId(1), SeatSet::one(Seat(0)));
    table
}

/// Lets the pages play on their own until the game is over on all of them, and checks that it ends alike.
fn play_to_end(info: &Info, browsers: &[Browser]) {
    for (browser, seed) in browsers.iter().zip(1..) {
        play_on(browser, seed);
    }
    browsers.iter().for_each(wait_until_over);
    for other in &browsers[1..] {
        wait_until_equal(&browsers[0], other);
    }
    let ends: Vec<_> = browsers.iter().map(shared_save).collect();
    for end in &ends {
        assert!(end.over, "{}", info.id);
        assert_eq!((&end.record.actions, &end.record.hashes), (&ends[0].record.actions, &ends[0].record.hashes));
    }
    for browser in browsers {
        assert_eq!(browser.log(), [""; 0], "{}", info.id);
    }
}

/// Waits until the game is over on a device, however long it goes on; fails if it stands still.
fn wait_until_over(browser: &Browser) {
    let (mut actions, mut still) = (0, 0);
    while browser.eval("window.over === true") != json!(true) {
        let present = shared_save(browser).record.actions.len();
        still = if present == actions { still + 1 } else { 0 };
        assert!(still < 600, "the game stands still after {present} actions");
        actions = present;
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
}

/// Plays on until the game has this number of actions more on both devices.
fn play_some(one: &Browser, other: &Browser, actions: usize) {
    let mut present = wait_until_equal(one, other);
    let goal = present + actions;
    while present < goal {
        for browser in [one, other] {
            assert!(!play_turn(browser), "the game goes on");
        }
        let before = present;
        present = wait_until_equal(one, other);
        assert!(present > before, "the game stands still");
    }
}

/// Returns the titles with at least this number of seats: all with `--soak`, otherwise the one whose games are
/// shortest. Random games of the others take minutes.
fn titles_for(seats: u8) -> Vec<&'static Info> {
    let mut titles: Vec<&Info> = tested_titles().into_iter().filter(|info| info.seats.1 >= seats).collect();
    titles.sort_by_key(|info| info.longest);
    if std::env::var_os("TEA_SOAK").is_none() {
        titles.truncate(1);
    }
    titles
}

#[test]
fn two_devices_play_whole_games() {
    for (info, seed) in titles_for(2).into_iter().zip(51..) {
        let seats = usize::from(info.seats.0.max(2));
        let Some((_server, asha, bao)) = two_devices(new_game(info, seats, seed)) else { return };
        connect(&asha, &bao);
        take_seat(&bao, "2");
        play_to_end(info, &[asha, bao]);
    }
}

/// Up to four players; a device without a seat watches, as a tablet in the middle.
#[test]
fn four_devices_play_a_whole_game() {
    for (info, seed) in titles_for(3).into_iter().zip(55..) {
        let seats = usize::from(info.seats.1.min(4));
        let Some((server, asha, bao)) = two_devices(new_game(info, seats, seed)) else { return };
        let mut browsers = vec![asha, bao];
        browsers.extend((2..4).map(|_| window_on(&server, (844, 390))));
        browsers[2..].iter().for_each(prepare);
        for (seat, guest) in (2..).zip(&browsers[1..]) {
            connect(&browsers[0], guest);
            take_seat(guest, &if seat <= seats { seat.to_string() } else { String::new() });
        }
        play_to_end(info, &browsers);
    }
}

/// Remembers the connections that the page makes, for [`set_reach`].
const REMEMBER: &str = "window.links = []; window.RTCPeerConnection = class extends RTCPeerConnection { \
    constructor(...given) { super(...given); links.push(this); } };";

/// Takes a device out of reach of the others, or back. Chromium's emulated networks do not affect direct connections,
/// so these say themselves that they are interrupted, as they do when a phone leaves the room.
fn set_reach(browsers: [&Browser; 2], is_in_reach: bool) {
    let state = if is_in_reach { "connected" } else { "disconnected" };
    for browser in browsers {
        browser.run(
            "for (const link of links) { const value = arguments[0]; \
             Object.defineProperty(link, 'connectionState', { value, configurable: true }); \
             link.dispatchEvent(new Event('connectionstatechange')); }",
            json!([state]),
        );
    }
}

/// A device that is reloaded connects again by a new code. One that was out of reach comes back by itself and learns
/// what was played in the meantime.
#[test]
fn devices_that_were_away_play_the_game_to_its_end() {
    let info = titles_for(2)[0];
    let Some((_server, asha, bao)) = two_devices(new_game(info, usize::from(info.seats.0.max(2)), 61)) else { return };
    connect(&asha, &bao);
    take_seat(&bao, "2");
    play_some(&asha, &bao, 6);
    reload(&bao, &asha);
    [&asha, &bao].iter().for_each(|browser| _ = browser.run(REMEMBER, json!([])));
    reconnect(&asha, &bao);
    play_some(&asha, &bao, 6);
    let before = wait_until_equal(&asha, &bao);
    set_reach([&asha, &bao], false);
    wait_until_away(&asha);
    [&asha, &bao].iter().for_each(|browser| _ = play_turn(browser));
    let plies = [&asha, &bao].map(|browser| shared_save(browser).record.actions.len());
    assert!(plies[0] != plies[1], "one has played on and the other does not know it");
    set_reach([&asha, &bao], true);
    assert!(wait_until_equal(&asha, &bao) > before, "the other learns of it");
    play_to_end(info, &[asha, bao]);
}

/// Width and height of the pictures of a camera.
const PICTURE: (usize, usize) = (640, 480);
/// Width of a module of a code in a picture, in pixels.
const MODULE: usize = 5;

/// Returns a video that shows the code on the page, as the path of its drawing says. Without a page it is grey.
fn video(shown: Option<&Browser>) -> Vec<u8> {
    let (width, height) = PICTURE;
    let mut light = vec![128u8; width * height];
    if let Some(page) = shown {
        let drawn = page.eval(
            "(() => { const code = document.querySelector('[data-near-attempt] .qr'); \
             return [code.viewBox.baseVal.width, code.querySelector('path').getAttribute('d')]; })()",
        );
        let side = drawn[0].as_u64().expect("a width") as usize;
        assert!(side * MODULE <= height, "a code of {side} modules fits");
        let mut fill = |column: usize, row: usize, value: u8| {
            for y in row * MODULE..(row + 1) * MODULE {
                light[y * width..][column * MODULE..(column + 1) * MODULE].fill(value);
            }
        };
        (0..side * side).for_each(|module| fill(module % side, module / side, 235));
        for run in drawn[1].as_str().expect("a path").split('M').skip(1) {
            let numbers: Vec<usize> = run.split([' ', 'h', 'v']).filter_map(|number| number.parse().ok()).collect();
            (numbers[0]..numbers[0] + numbers[2]).for_each(|column| fill(column, numbers[1], 16));
        }
    }
    let mut video = format!("YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420mpeg2\n").into_bytes();
    for _ in 0..2 {
        video.extend(b"FRAME\n");
        video.extend(&light);
        video.extend(vec![128u8; width * height / 2]);
    }
    video
}

/// Counts the presses on one device.
struct Presses<'a> {
    browser: &'a Browser,
    made: usize,
}

impl Presses<'_> {
    fn press(&mut self, selector: &str) {
        self.browser.until(&format!("{selector} can be pressed"), &format!("!!document.querySelector(\"{selector}\")"));
        self.browser.click(selector);
        self.made += 1;
    }

    fn press_named(&mut self, words: &str) {
        press(self.browser, words);
        self.made += 1;
    }
}

/// From the choice that everyone plays on their own device to the table at which both can move: six presses, and one on
/// the friend's device, whose camera opens the link. Chromium's fake camera shows the answer; since Chromium reads no
/// codes on a desktop, the page's worker does.
#[test]
fn friends_play_after_few_presses_and_a_scan() {
    if Engine::current() != Engine::Chromium {
        println!("left out: only Chromium has a camera that shows a file");
        return;
    }
    let (server, asha) = open_served_page(Browser::open_with_camera(390, 844, &video(None)));
    prepare(&asha);
    let bao = window_on(&server, (390, 844));
    prepare(&bao);
    let info = title_for_two();
    navigate(&asha, &format!("#/new/{}", info.id));
    let mut own = Presses { browser: &asha, made: 0 };
    own.press_named("By sending turns");
    own.press("[data-start]");
    own.press("[data-invite], [data-pass-on]");
    own.press("[data-sheet] [data-near]");
    let offer = copy_code(&asha);
    navigate(&bao, &offer);
    bao.until("its answer is shown", "!!document.querySelector('[data-near-attempt] .qr')");
    asha.show_to_camera(&video(Some(&bao)));
    own.press("[data-scan-code]");
    asha.until("it is connected", "!!document.querySelector('[data-near-device=true]')");
    asha.until("the camera is released", "!document.querySelector('video')");
    own.press_named("Close");
    let mut theirs = Presses { browser: &bao, made: 0 };
    theirs.press("[data-sit='2']");
    bao.until("the table is open", "!!document.querySelector('[data-table]')");
    println!("presses: {} on the first device, {} on the friend’s", own.made, theirs.made);
    assert!(own.made <= 6 && theirs.made <= 3);
    wait_until_equal(&asha, &bao);
    play_some(&asha, &bao, 1);
    for browser in [&asha, &bao] {
        assert_eq!(browser.log(), [""; 0]);
    }
}

/// The other way round, on a device whose camera opens links in another browser than the table's, as an installed app's
/// does: the invitation is scanned from the shelf.
#[test]
fn an_invitation_is_scanned_from_the_shelf() {
    if Engine::current() != Engine::Chromium {
        println!("left out: only Chromium has a camera that shows a file");
        return;
    }
    let info = title_for_two();
    let Some((server, asha, _)) = two_devices(new_game(info, usize::from(info.seats.0.max(2)), 62)) else { return };
    open_sheet(&asha);
    asha.click("[data-sheet] [data-near]");
    asha.until("its code is shown", "!!document.querySelector('[data-near-attempt] .qr')");
    let bao = Browser::open_with_camera(390, 844, &video(Some(&asha)));
    bao.go(&server.url());
    wait_until_mounted(&bao);
    bao.until("there is a scanner", "!!document.querySelector('[data-scan-code]')");
    bao.click("[data-scan-code]");
    bao.until("an answer is shown", "!!document.querySelector('[data-page=link] [data-near-attempt] .qr')");
    bao.until("the camera is released", "!document.querySelector('video')");
    for browser in [&asha, &bao] {
        assert_eq!(browser.log(), [""; 0]);
    }
}
