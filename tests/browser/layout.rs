//! Everything shown can be pressed: at every window size, in every title, in several positions of a game.
//!
//! `scripts/layout.js` finds what cannot be pressed, and why; a failure names title, seats, move, size, letters and
//! part.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tea_table::engine::record::{Player, Record};
use tea_table::engine::{Chance, Info, link};
use tea_table::games::{Visitor, visit};
use tea_table::table::Table;
use tea_table::words::Title;
use xtask::process::root;

use crate::driver::Browser;
use crate::letters::Letters;
use crate::positions::fullest_positions;
use crate::table::{
    PlayEnd, fewest_people, navigate, play, press_elsewhere, random_position, record, serve, set_up, tested_titles,
    tests_everything, wait_until_drawn, window_on,
};

/// A phone in portrait and landscape, a page zoomed to 200 %, a tablet in portrait.
const PAGE_SIZES: [(u32, u32); 4] = [(390, 844), (844, 390), (720, 450), (768, 1024)];

/// Resizes the window and waits until the table is laid out for it.
#[track_caller]
pub fn resize_table(browser: &Browser, (width, height): (u32, u32)) {
    browser.resize(width, height);
    let size = match width {
        ..700 => "phone",
        _ if height < 500 => "phone",
        700..1200 => "tablet",
        _ => "desktop",
    };
    browser.until(
        "the table is laid out for the window",
        &format!("innerWidth === {width} && document.querySelector('[data-table]')?.dataset.size === '{size}'"),
    );
    // Boards drawn to the pixel adapt to the available room.
    wait_until_drawn(browser);
    wait_until_drawn(browser);
}

/// Lists what cannot be pressed on the page in front, in wide and in narrow letters, once every drawing is loaded.
#[track_caller]
fn layout_faults(browser: &Browser) -> Vec<String> {
    layout_faults_for(browser, json!({}))
}

/// Like [`layout_faults`], but with options for the script, such as the room for a finger or the longest names.
#[track_caller]
pub fn layout_faults_for(browser: &Browser, whom: Value) -> Vec<String> {
    layout_faults_in(browser, &Letters::all_on(browser), whom)
}

/// Like [`layout_faults_for`], but in these letters alone.
#[track_caller]
pub fn layout_faults_in(browser: &Browser, letters: &[Letters], whom: Value) -> Vec<String> {
    // A notice covers the page for a moment; the next press anywhere dismisses it.
    press_elsewhere(browser);
    browser.until("no notice is there", "!document.querySelector('[data-notice]')");
    browser.until(
        "every drawing is there",
        "[...document.querySelectorAll('use')].every((use) => use.closest('svg').getBoundingClientRect().width === 0 \
         || !!document.getElementById((use.getAttribute('href') ?? '#').slice(1)))",
    );
    let with = |&letters: &Letters| {
        letters.set(browser);
        let found = browser.run(include_str!("scripts/layout.js"), json!([whom]));
        let found = found.as_array().cloned().unwrap_or_default();
        found.into_iter().filter_map(move |fault| Some(format!("{letters:?}: {}", fault.as_str()?)))
    };
    letters.iter().flat_map(with).collect()
}

#[test]
fn lit_parts_can_be_pressed_at_every_size() {
    let positions = if tests_everything() { 6 } else { 4 };
    let server = serve();
    let browser = window_on(&server, (390, 844));
    let mut found = Vec::new();
    for info in tested_titles() {
        // The fewest people that can play, the most, and a solo game where a title has one.
        let alone = usize::from(info.seats.0);
        for seats in BTreeSet::from([alone, fewest_people(info).len(), usize::from(info.seats.1)]) {
            browser.resize(390, 844);
            set_up(&browser, record(info.id, &vec!["person"; seats], 21), true);
            for position in 0..positions {
                let played = play(&browser, 23, 60 + position);
                for size in PAGE_SIZES {
                    resize_table(&browser, size);
                    let (width, height) = size;
                    let place = format!("{}, {seats} seats, position {position}, {width}×{height}", info.id);
                    found.extend(layout_faults(&browser).into_iter().map(|fault| format!("{place}: {fault}")));
                }
                if played == PlayEnd::Over {
                    break;
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Cuts a finished game at these tenths of its length, with people in all seats: late, when boards are fullest, or at
/// the end.
struct LateRecords<'a>(&'a str, &'static [u32]);

impl Visitor for LateRecords<'_> {
    type Output = Vec<Record>;
    fn visit<G: Title>(self) -> Vec<Record> {
        let table = Table::open_link(&format!("{}.{}", G::INFO.id, self.0)).expect("a game of the corpus opens");
        let position = |tenths: u32| {
            let mut record = table.branch(table.plies() * tenths / 10);
            record.players.iter_mut().for_each(|player| Player::PERSON.clone_into(&mut player.kind));
            record
        };
        self.1.iter().copied().map(position).collect()
    }
}

/// Like [`LateRecords`], but each cut is moved on to the next ply of another seat. That seat is a person, all others
/// are computers.
pub struct TurnStartRecords<'a>(pub &'a str, pub &'static [u32]);

impl Visitor for TurnStartRecords<'_> {
    type Output = Vec<Record>;
    fn visit<G: Title>(self) -> Vec<Record> {
        let table = Table::open_link(&format!("{}.{}", G::INFO.id, self.0)).expect("a game of the corpus opens");
        let steps = table.session::<G>().steps();
        let position = |tenths: u32| {
            let from = steps.len() * tenths as usize / 10;
            let begins_turn = |ply: &usize| steps[*ply].seat != steps[ply - 1].seat;
            let ply = (from.max(1)..steps.len()).find(begins_turn).expect("somebody else acts");
            let mut record = table.branch(ply as u32);
            for (seat, player) in record.players.iter_mut().enumerate() {
                let kind = if seat == steps[ply].seat.index() { Player::PERSON } else { "novice" };
                kind.clone_into(&mut player.kind);
            }
            record
        };
        self.1.iter().copied().map(position).collect()
    }
}

/// Returns late positions of the longest games of a title with the fewest and with the most seats.
fn late_records(info: &Info, tenths: &'static [u32]) -> Vec<Record> {
    records_of_longest_games(info, |game, packed| visit(game, LateRecords(packed, tenths)))
}

/// Returns the results of `positions` for the longest games of a title with the fewest and with the most seats. Its
/// arguments are the id of the title and the packed game.
pub fn records_of_longest_games(info: &Info, positions: impl Fn(&str, &str) -> Option<Vec<Record>>) -> Vec<Record> {
    let place = root().join(format!("tests/data/corpus/{}-v{}.links", info.id, info.rules));
    let links = std::fs::read_to_string(&place).unwrap_or_else(|error| panic!("{}: {error}", place.display()));
    let mut late = Vec::new();
    let mut longest = links.lines().collect::<Vec<_>>();
    longest.sort_by_key(|link| std::cmp::Reverse(link.len()));
    for seats in BTreeSet::from([info.seats.0.max(2).min(info.seats.1), info.seats.1]) {
        let of_game = longest.iter().map(|link| {
            let (game, packed) = link::split(link).expect("a link of the corpus");
            positions(game, packed).expect("it is on the shelf")
        });
        late.extend(of_game.into_iter().find(|game| game[0].players.len() == usize::from(seats)).unwrap_or_default());
    }
    late
}

#[test]
fn boards_in_their_fullest_state_can_be_pressed_at_every_size() {
    let server = serve();
    let browser = window_on(&server, (390, 844));
    let mut found = Vec::new();
    for info in tested_titles() {
        let records = late_records(info, &[7, 9]);
        assert!(!records.is_empty(), "{} has games in the corpus", info.id);
        browser.resize(390, 844);
        for (position, record) in records.into_iter().enumerate() {
            let seats = record.players.len();
            set_up(&browser, record, true);
            for size in [(390, 844), (844, 390), (768, 1024), (1440, 900)] {
                resize_table(&browser, size);
                let (width, height) = size;
                let place = format!("{}, {seats} seats, late position {position}, {width}×{height}", info.id);
                found.extend(layout_faults(&browser).into_iter().map(|fault| format!("{place}: {fault}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Phones in portrait and landscape, a narrow page, pages at 200 % and 400 %, tablets, desktops from the narrowest up;
/// and some with the browser's letters larger than 16 px.
const ALL_SIZES: [(u32, u32, &str); 16] = [
    (390, 844, ""),
    (360, 640, ""),
    (320, 720, ""),
    (844, 390, ""),
    (720, 450, ""),
    (320, 225, ""),
    (768, 1024, ""),
    (1024, 768, ""),
    (1200, 800, ""),
    (1300, 900, ""),
    (1440, 900, ""),
    (390, 844, "20px"),
    (844, 390, "20px"),
    (1024, 768, "24px"),
    (1366, 768, "24px"),
    (1440, 900, "24px"),
];

/// Returns the minimum size, in pixels, of the free area of a part in a window of this size; 0 where a mouse is used.
/// On the smallest screens, parts in a row over the whole width and flat parts of a board shown whole are a little
/// smaller.
fn min_touch_size(width: u32, height: u32) -> u32 {
    match (width, height) {
        (1200.., _) => 0,
        (..360, _) => 40,
        (_, ..500) => 38,
        _ => 44,
    }
}

/// Like [`min_touch_size`], for a hexagon of a map. An island shown whole on a small screen has small hexagons, partly
/// hidden by higher ground in front.
fn min_hex_size(width: u32, height: u32) -> u32 {
    match (width, height) {
        (..360, _) | (_, ..500) => 34,
        (_, ..700) => 19,
        _ => min_touch_size(width, height),
    }
}

/// Like [`min_touch_size`], for flat parts of a board shown whole: rows of a town, squares of a warehouse.
fn min_row_size(width: u32, height: u32) -> u32 {
    match (width, height) {
        (..360, _) | (_, ..700) => 30,
        _ => min_touch_size(width, height) * 3 / 4,
    }
}

/// Like [`min_touch_size`], for pieces in a crowded place.
fn min_crowded_size(width: u32, height: u32) -> u32 {
    match (width, height) {
        (1200.., _) => 0,
        (..360, _) => 22,
        (_, ..700) => 24,
        _ => 32,
    }
}

#[test]
fn the_fullest_boards_with_the_longest_names_fit_at_every_size() {
    let server = serve();
    let browser = window_on(&server, (390, 844));
    let mut found = BTreeSet::new();
    for info in tested_titles() {
        browser.resize(390, 844);
        for seats in BTreeSet::from([info.seats.0.max(2).min(info.seats.1), info.seats.1]) {
            for full in fullest_positions(info, seats) {
                set_up(&browser, full.record, true);
                for (width, height, letters) in ALL_SIZES {
                    browser.run("document.documentElement.style.fontSize = arguments[0]", json!([letters]));
                    resize_table(&browser, (width, height));
                    let options = json!({
                        "finger": min_touch_size(width, height),
                        "hex": min_hex_size(width, height),
                        "row": min_row_size(width, height),
                        "crowded": min_crowded_size(width, height),
                        "named": true,
                    });
                    let place = format!("{}, {seats} seats, {}, {width}×{height}{letters}", info.id, full.what);
                    let faults = layout_faults_in(&browser, Letters::longest(), options);
                    found.extend(faults.into_iter().map(|fault| format!("{place}: {fault}")));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", Vec::from_iter(found).join("\n"));
}

/// Panels of computers have the most text.
#[test]
fn panels_of_computers_fit_on_the_narrowest_desktops() {
    let server = serve();
    let browser = window_on(&server, (1200, 800));
    let mut found = BTreeSet::new();
    for info in tested_titles() {
        browser.resize(1200, 800);
        for record in records_of_longest_games(info, |game, packed| visit(game, TurnStartRecords(packed, &[3]))) {
            let seats = record.players.len();
            set_up(&browser, record, true);
            for (width, height) in [(1200, 800), (1300, 900)] {
                resize_table(&browser, (width, height));
                let place = format!("{}, {seats} seats, {width}×{height}", info.id);
                // Names of buildings may be truncated: a tooltip shows the whole name.
                let faults = layout_faults_for(&browser, json!({ "named": true }));
                found.extend(faults.into_iter().map(|fault| format!("{place}: {fault}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", Vec::from_iter(found).join("\n"));
}

#[test]
fn the_end_of_a_game_fits_at_every_size() {
    let server = serve();
    let browser = window_on(&server, (390, 844));
    let mut found = BTreeSet::new();
    for info in tested_titles() {
        for record in late_records(info, &[10]) {
            browser.resize(390, 844);
            let seats = record.players.len();
            set_up(&browser, record, true);
            browser.until("the result is shown", "!!document.querySelector('[data-result] .points')");
            browser.run("document.querySelectorAll('details').forEach((one) => (one.open = true))", json!([]));
            for (width, height, _) in ALL_SIZES.into_iter().filter(|size| size.2.is_empty()).chain([(320, 568, "")]) {
                resize_table(&browser, (width, height));
                let place = format!("{}, {seats} seats, {width}×{height}", info.id);
                found.extend(layout_faults(&browser).into_iter().map(|fault| format!("{place}: {fault}")));
            }
            assert_eq!(browser.log(), [""; 0], "{}", info.id);
        }
    }
    assert!(found.is_empty(), "{}", Vec::from_iter(found).join("\n"));
}

/// Records the rectangle of every board in every frame: `window.places` collects the distinct ones.
const WATCH_PLACES: &str = "
    const boards = ['map', 'quay', 'town', 'houses', 'plantation'].map((board) => `[data-region=${board}]`).join();
    window.places = {};
    const look = () => {
        for (const board of document.querySelectorAll(boards)) {
            const place = board.getBoundingClientRect();
            if (place.width === 0) continue;
            const met = window.places[board.dataset.region] ??= [];
            const at = [place.x, place.y, place.width, place.height].map(Math.round).join(' ');
            if (!met.includes(at)) met.push(at);
        }
        requestAnimationFrame(look);
    };
    look();
";

#[test]
fn the_board_does_not_move_during_play() {
    const PRESSES: usize = 80;
    let server = serve();
    let browser = window_on(&server, (390, 844));
    let mut found = Vec::new();
    for info in tested_titles() {
        for (width, height) in [(390, 844), (844, 390), (768, 1024), (1440, 900)] {
            browser.resize(width, height);
            set_up(&browser, record(info.id, &["person", "person"], 21), true);
            wait_until_drawn(&browser);
            browser.run(WATCH_PLACES, json!([]));
            play(&browser, PRESSES, 7);
            let places = browser.run("return window.places", json!([]));
            let places = places.as_object().expect("a list of places for each board");
            assert!(!places.is_empty(), "{} shows a board", info.id);
            for (board, met) in places {
                let met: Vec<_> = met.as_array().into_iter().flatten().filter_map(|at| at.as_str()).collect();
                if met.len() > 1 {
                    found.push(format!("{} at {width}×{height}, {board}: {}", info.id, met.join(", ")));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_names_of_all_cards_in_hand_are_read_on_phones() {
    let server = serve();
    for size in [(390, 844), (390, 740), (360, 640), (844, 390)] {
        let browser = window_on(&server, size);
        set_up(&browser, record("ceylon_cards", &["person", "person"], 21), true);
        wait_until_drawn(&browser);
        let read = browser.eval(
            "[...document.querySelectorAll('.gcard')].map((card) => {
                const { left, right, top, bottom } = card.querySelector('.card-name').getBoundingClientRect();
                return [[left + 1, top + 1], [right - 1, bottom - 1]].every(([x, y]) =>
                    card.contains(document.elementFromPoint(x, y)));
            })",
        );
        assert_eq!(read, json!(vec![true; 9]), "a hand of nine at {size:?}");
    }
}

#[test]
fn a_prompt_without_room_unfolds_over_the_board() {
    let server = serve();
    let browser = window_on(&server, (390, 844));
    set_up(&browser, record("ceylon", &["person", "person"], 21), true);
    wait_until_drawn(&browser);
    browser.run(
        "document.querySelector('.prompt-words span').textContent = 'Something that takes many words. '.repeat(8)",
        json!([]),
    );
    let cut = "[...document.querySelectorAll('.prompt-words, .prompt-words span')]\
               .some((part) => part.scrollHeight > part.clientHeight + 1)";
    let board = "document.querySelector('[data-region=map]').getBoundingClientRect().toJSON()";
    let place = browser.eval(board);
    assert_eq!(browser.eval(cut), json!(true), "it has no room for all");
    browser.click("[data-prompt]");
    browser.until("all of it can be read", &format!("!({cut})"));
    assert_eq!(browser.eval(board), place, "the board stays where it is");
}

#[test]
fn all_controls_of_the_setup_page_can_be_pressed_on_phones() {
    let server = serve();
    let browser = window_on(&server, (390, 844));
    for info in tested_titles() {
        for width in [320, 360, 390] {
            browser.resize(width, 844);
            navigate(&browser, &format!("#/new/{}", info.id));
            browser.reload();
            browser.until("the setup is there", "!!document.querySelector('[data-start]')");
            browser.run("document.querySelectorAll('.unfold').forEach((one) => one.click())", json!([]));
            wait_until_drawn(&browser);
            assert_eq!(layout_faults(&browser), [""; 0], "{} at {width} px", info.id);
        }
    }
}

#[test]
fn lists_on_phones_show_a_lit_part_at_once() {
    let server = serve();
    let browser = window_on(&server, (320, 568));
    let ship = |action: &String| action.strip_prefix("ship ")?.split(' ').next()?.parse::<u8>().ok();
    let table = random_position(&record("tea_and_rum", &["person"; 4], 21), true, &|table| {
        table.legal().iter().filter_map(ship).collect::<BTreeSet<_>>().len() > 7
    });
    set_up(&browser, table.record(), true);
    // Ships are bought from the top of the list down; sold ones keep their place.
    let first = "document.querySelector('.r-middle [data-lit]')";
    for _ in 0..5 {
        browser.until("a ship can be bought", &format!("!!{first}"));
        browser.until(
            "one of those is topmost where it is",
            "[...document.querySelectorAll('.r-middle [data-lit]')].some((part) => {
                const { x, y, width, height } = part.getBoundingClientRect();
                return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            })",
        );
        browser.run(&format!("{first}.click()"), json!([]));
        browser.until("it is chosen", "!!document.querySelector('[data-commit]')");
        browser.run("document.querySelector('[data-commit]').click()", json!([]));
        browser.until("it is bought", "!document.querySelector('[data-commit]')");
    }
}

/// Plays random games until a turn can be ended although several captains could still be activated.
fn several_captains() -> Table {
    let there = |table: &Table| {
        let legal = table.legal();
        let captains = legal.iter().filter(|action| action.starts_with("activate ")).count();
        captains > 1 && legal.iter().any(|action| action == "done")
    };
    let in_game = |seed| {
        let mut table = Table::open(&record("tea_and_rum", &["person"; 2], seed)).expect("it was set up");
        table.seating.open = true;
        let mut chance = Chance::stream(seed.into());
        while !there(&table) {
            table.to_act()?;
            table.act(chance.index(table.legal().len())).expect("it is legal");
        }
        Some(table)
    };
    (1..200).find_map(in_game).expect("random play comes to it")
}

#[test]
fn captains_and_goods_are_seen_whole_beside_the_end_of_a_turn() {
    const IS_WHOLE: &str = "(part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const edges = [[left + 4, y], [right - 4, y], [x, top + 4], [x, bottom - 4]];
        return edges.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
    }";
    let server = serve();
    let browser = window_on(&server, (390, 844));
    set_up(&browser, several_captains().record(), true);
    browser.until("the captains can be activated", "document.querySelectorAll('.r-foot [data-lit]').length > 2");
    wait_until_drawn(&browser);
    browser.until(
        "all of it is whole",
        &format!("[...document.querySelectorAll('.r-foot [data-lit], .r-foot .r-strip')].every({IS_WHOLE})"),
    );
}
