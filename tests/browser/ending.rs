//! The end of a game on its page, the back button over a table, and the sounds.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tea_table::engine::record::Player;
use tea_table::engine::{Info, Seat};
use tea_table::table::{Table, beats};

use crate::driver::Browser;
use crate::layout::{layout_faults_in, resize_table};
use crate::letters::Letters;
use crate::story::set_up_again;
use crate::table::{
    PlayEnd, PlayUntil, fewest_people, open_served_page, play, play_randomly, press, random_position, record, set_up,
    tested_titles, wait_until_drawn,
};

/// Counts the notes that the synthesiser is told to play.
const COUNT_NOTES: &str = "window.notes = 0; const start = OscillatorNode.prototype.start; \
                      OscillatorNode.prototype.start = function (at) { window.notes += 1; \
                      return start.call(this, at); };";

#[test]
fn the_final_scoring_is_shown_by_category_before_the_winner_is_named() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    for info in tested_titles() {
        let (whole, _) = play_randomly(&record(info.id, &fewest_people(info), 23), PlayUntil::Over);
        let over = random_position(&whole, true, &|table| table.outcome().is_some());
        let result = over.result().expect("it is over");
        set_up(&browser, over.branch(over.plies() - 1), true);
        assert_eq!(play(&browser, 200, 5), PlayEnd::Over, "{}", info.id);
        browser.until("the end is shown", "!!document.querySelector('[data-scoring], [data-finale], [data-result]')");
        let has_finale = browser.eval("!!document.querySelector('[data-finale]')") == json!(true);
        let named = format!("document.body.innerText.includes({})", json!(result));
        if browser.eval("!!document.querySelector('[data-result]')") == json!(false) {
            assert_eq!(browser.eval(&named), json!(false), "{}: nobody is named yet", info.id);
            let names: Vec<_> = Seat::all(over.sides()).map(|side| over.name(side)).collect();
            let on = "const bare = [...document.querySelectorAll('.scoring-rows li:not(:has(.none)) .scoring-name')] \
                      .filter((reason) => arguments[0].includes(reason.innerText)); \
                      if (bare.length) throw new Error('no reason: ' + document.querySelector('.scoring').innerText); \
                      const counted = document.querySelector('.scored')?.dataset.category - 7; \
                      const district = ['kandy', 'dimbula', 'uva', 'ruhuna'][counted]; \
                      const line = document.querySelector('.isle-drawing .district-line.' + district); \
                      if (line && getComputedStyle(line).stroke === 'none') throw new Error(district + ' is dark'); \
                      const on = document.querySelector('[data-next]'); if (on) on.click(); return !on;";
            (0..80).find(|_| browser.run(on, json!([names])) == json!(true)).expect("the scene ends");
        }
        browser.until("the result is shown", "!!document.querySelector('[data-result]')");
        let winners = "document.querySelectorAll('.winner').length > 0 || !!document.querySelector('.winners')";
        assert_eq!(browser.eval(winners), json!(true), "{}", info.id);
        assert_ne!(browser.eval("document.querySelectorAll('.points .sum button').length"), json!(0), "{}", info.id);
        let scene = browser.eval("!!document.querySelector('.last-scene use')");
        assert_eq!(scene, json!(!has_finale), "{}: each title has a scene of its own", info.id);
        check_losers(&browser, &over);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_words_of_every_step_of_the_final_scoring_fit() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let mut found = BTreeSet::new();
    for info in tested_titles() {
        let seats = usize::from(info.seats.1.min(4));
        let (whole, _) = play_randomly(&record(info.id, &vec![Player::PERSON; seats], 23), PlayUntil::Over);
        let over = random_position(&whole, true, &|table| table.outcome().is_some());
        set_up(&browser, over.branch(over.plies() - 1), true);
        assert_eq!(play(&browser, 200, 5), PlayEnd::Over, "{}", info.id);
        browser.until("the end is shown", "!!document.querySelector('[data-scoring], [data-finale], [data-result]')");
        let mut step = 1;
        while browser.eval("!!document.querySelector('[data-next]')") == json!(true) {
            for (width, height) in [(390, 844), (844, 390), (768, 1024), (1440, 900)] {
                resize_table(&browser, (width, height));
                let faults = layout_faults_in(&browser, Letters::longest(), json!({ "longer": true }));
                let place = format!("{}, step {step}, {width}×{height}", info.id);
                found.extend(faults.into_iter().map(|fault| format!("{place}: {fault}")));
            }
            browser.run("document.querySelector('[data-next]').click()", json!([]));
            wait_until_drawn(&browser);
            step += 1;
        }
    }
    assert!(found.is_empty(), "{}", Vec::from_iter(found).join("\n"));
}

#[test]
fn the_harbour_at_the_end_of_chai_fills_the_window_and_lies_beside_its_figures() {
    let (_server, browser) = open_served_page(Browser::open(1440, 900));
    let (whole, _) = play_randomly(&record("chai", &["person", "person"], 23), PlayUntil::Over);
    let over = random_position(&whole, true, &|table| table.outcome().is_some());
    set_up(&browser, over.branch(over.plies() - 1), true);
    assert_eq!(play(&browser, 200, 5), PlayEnd::Over);
    browser.until("the finale is shown", "!!document.querySelector('[data-finale]')");
    for size in [(1440, 900), (1000, 600), (768, 1024), (390, 844), (844, 390), (360, 640), (1366, 768)] {
        resize_table(&browser, size);
        let faults = "const box = (selector) => document.querySelector(selector).getBoundingClientRect(); \
                      const [room, dusk, panel] = [box('.play'), box('.k-dusk'), box('.scoring')]; \
                      const covers = (one) => one.right > panel.left && one.left < panel.right && \
                          one.bottom > panel.top && one.top < panel.bottom; \
                      const fleets = [...document.querySelectorAll('.k-fleet > *')]; \
                      return [dusk.width < room.width - 40 && 'narrow', dusk.height < room.height - 30 && 'low', \
                          dusk.bottom > innerHeight && 'cut', \
                          fleets.some((one) => covers(one.getBoundingClientRect())) && 'covered'].filter(Boolean);";
        assert_eq!(browser.run(faults, json!([])), json!([]), "{size:?}");
    }
    assert_eq!(browser.log(), [""; 0]);
}

/// Checks that the table of points has every side and marks the winners, and that each person who lost is told their
/// best moment. All seats must be people.
fn check_losers(browser: &Browser, over: &Table) {
    let (id, winners) = (over.info().id, over.outcome().expect("it is over").winners);
    let count = |selector: &str| browser.eval(&format!("document.querySelectorAll('{selector}').length"));
    assert_eq!(count(".points thead th"), json!(over.sides()), "{id}: a column for each side");
    assert_eq!(count(".points .winning"), json!(winners.iter().count()), "{id}: the columns of the winners");
    let gains = over.gains();
    let has_gained = |seat: &Seat| {
        gains.iter().any(|gain| gain.scored.seat == *seat && gain.scored.points > 0 && gain.ply < over.plies())
    };
    let losers = Seat::all(over.sides()).filter(|seat| !winners.has(*seat)).filter(has_gained);
    assert_eq!(count(".best-moments li"), json!(losers.count()), "{id}: a line for each person who lost");
}

/// Returns a game before its last ply, which is a computer's: whatever it chooses is announced and ends the game.
/// `None` if none is found.
fn before_last_move(info: &Info) -> Option<Table> {
    let mut players = vec!["novice"; fewest_people(info).len()];
    players[0] = Player::PERSON;
    (0..40).find_map(|seed| {
        let (whole, _) = play_randomly(&record(info.id, &players, seed), PlayUntil::Over);
        let over = Table::open(&whole).expect("it was just played");
        let before = || Table::open(&over.branch(over.plies() - 1)).expect("it is a part of it");
        let table = before();
        let is_last = |index: usize| {
            let mut last_position = before();
            last_position.act(index).expect("it is legal");
            last_position.outcome().is_some()
                && !beats::announcements(&last_position, last_position.plies() - 1).is_empty()
        };
        let by_computer = table.to_act().is_some_and(|seat| !table.seating.is_person(seat));
        (by_computer && (0..table.legal().len()).all(is_last)).then_some(table)
    })
}

#[test]
fn the_last_move_of_a_rival_is_shown_before_the_end() {
    const END: &str = "document.querySelector('[data-scoring], [data-finale], [data-result]')";
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let mut tested = Vec::new();
    for info in tested_titles() {
        let Some(table) = before_last_move(info) else { continue };
        tested.push(info.id);
        set_up(&browser, record(info.id, &fewest_people(info), 23), true);
        browser.run("localStorage.setItem('tea-table.pace', 'slow')", json!([]));
        set_up_again(&browser, &table);
        let shown = "document.querySelector('[data-over=true] [data-prompt]')?.dataset.announcement !== undefined";
        browser.until("the move is shown over the board", &format!("{shown} && !{END}"));
        browser.run(
            "document.querySelector('[data-prompt]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))",
            json!([]),
        );
        browser.until("a press leads to the end", &format!("!!{END}"));
    }
    assert!(!tested.is_empty(), "such an end is met");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn back_closes_a_sheet_before_it_leaves_the_table() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 23), true);
    let open = "!!document.querySelector('[data-sheet]')";
    for _ in 0..2 {
        press(&browser, "Menu");
        browser.until("the sheet is open", open);
        browser.run("history.back()", json!([]));
        browser.until(
            "it is closed, the table is there",
            &format!("!({open}) && !!document.querySelector('[data-table]')"),
        );
    }
    press(&browser, "Menu");
    browser.until("the sheet is open", open);
    browser.keys("\u{E00C}");
    browser.until("its entry is gone", &format!("!({open}) && history.state === null"));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn sounds_play_until_they_are_switched_off() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let info = tested_titles()[0];
    for (volume, heard) in [("off", false), ("", true)] {
        browser.run(&format!("localStorage.setItem('tea-table.volume', '\"{volume}\"')"), json!([]));
        set_up(&browser, record(info.id, &fewest_people(info), 23), true);
        browser.run(COUNT_NOTES, json!([]));
        play(&browser, 12, 3);
        assert_eq!(browser.eval("window.notes > 0"), json!(heard), "{volume}");
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_bar_of_a_table_toggles_sounds() {
    let (_server, browser) = open_served_page(Browser::open(1440, 900));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 23), true);
    for (pressed, volume) in [("true", Value::Null), ("false", json!("\"off\"")), ("true", json!("\"soft\""))] {
        browser
            .until("the switch says so", &format!("!!document.querySelector('[data-sound][aria-pressed={pressed}]')"));
        assert_eq!(browser.eval("localStorage.getItem('tea-table.volume')"), volume);
        browser.click("[data-sound]");
    }
    assert_eq!(browser.log(), [""; 0]);
}
