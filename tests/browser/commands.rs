//! Commands of a table besides playing: leaving a seat to a computer and taking it back, taking back with permission,
//! restarting a turn, a hint, a standing pass, a rematch, discarding the game, and why a piece cannot be pressed.

use serde_json::json;
use tea_table::engine::record::Player;
use tea_table::engine::{Info, Seat};
use tea_table::table::save::{Save, Slot};
use tea_table::table::{Table, Undo};

use crate::driver::Browser;
use crate::engine::Engine;
use crate::table::{
    PlayUntil, fewest_people, load_save, open_served_page, play, play_randomly, press, random_position, record, set_up,
    slots, table_save, tested_titles, wait_for_save, wait_for_text, wait_until_drawn,
};

/// The game in which something can be passed and the last winner begins.
const CARDS: &str = "ceylon_cards";
const ESCAPE: &str = "\u{E00C}";
const NO_SHEET: &str = "!document.querySelector('[data-sheet]')";

#[track_caller]
fn press_in_menu(browser: &Browser, command: &str) {
    press(browser, "Menu");
    press(browser, command);
}

#[track_caller]
fn close_sheet(browser: &Browser) {
    browser.keys(ESCAPE);
    browser.until("the sheet is closed", NO_SHEET);
}

/// Gives a seat to another kind of player, through the menu.
#[track_caller]
fn give_seat_to(browser: &Browser, seat: usize, kind: &str) {
    press(browser, "Menu");
    browser.until("the seats are there", "!!document.querySelector('.menu-seat select')");
    browser.run(
        "const kinds = document.querySelectorAll('.menu-seat select')[arguments[0]]; \
         kinds.selectedIndex = [...kinds.options].findIndex((option) => option.text === arguments[1]); \
         kinds.dispatchEvent(new Event('change', { bubbles: true }))",
        json!([seat, kind]),
    );
    close_sheet(browser);
}

fn one_person_among_computers(info: &Info) -> Vec<&'static str> {
    let mut players = vec!["novice"; fewest_people(info).len()];
    players[0] = Player::PERSON;
    players
}

#[test]
fn a_seat_is_left_to_a_computer_watched_and_taken_back() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &one_person_among_computers(info), 22), true);
        press_in_menu(&browser, "Let a computer take over");
        wait_for_save(&browser, info.id, "a computer sits there", |save| save.record.players[0].kind == "sharp");
        give_seat_to(&browser, 0, "Novice computer");
        let before = table_save(&browser, info.id).record.actions.len();
        wait_for_save(&browser, info.id, "computers play on", |save| save.record.actions.len() >= before + 4);
        give_seat_to(&browser, 0, "Person");
        wait_for_save(&browser, info.id, "a person sits there", |save| save.record.players[0].kind == Player::PERSON);
        browser.until("a person is to act", "!!document.querySelector('[data-lit]')");
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn undo_after_a_hand_over_asks_the_others() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        let plies = |plies: u32| move |save: &Save| save.record.actions.len() == plies as usize;
        let asks =
            |table: &Table| table.plies() > 8 && !table.mid_sequence() && matches!(table.can_undo(), Undo::Ask { .. });
        let table = random_position(&record(info.id, &fewest_people(info), 21), true, &asks);
        let mut copy = table.clone();
        set_up(&browser, table.record(), true);
        browser.click("[data-undo]");
        press(&browser, "No");
        browser.until("nobody is asked any more", NO_SHEET);
        assert_eq!(table_save(&browser, info.id).record.actions.len(), table.plies() as usize, "{}", info.id);
        browser.click("[data-undo]");
        press(&browser, "Undo: all agree");
        copy.undo();
        let back = wait_for_save(&browser, info.id, "it is taken back", plies(copy.plies()));
        assert!(back.record.takebacks.last().is_some_and(|back| back.2), "{}: the record says so", info.id);
        browser.click("[data-redo]");
        copy.redo();
        wait_for_save(&browser, info.id, "it is played again", plies(copy.plies()));
        let asked = matches!(copy.can_restart_turn(), Undo::Ask { .. });
        copy.restart_turn();
        press_in_menu(&browser, "Restart my turn");
        if asked {
            press(&browser, "Undo: all agree");
        }
        wait_for_save(&browser, info.id, "the turn begins anew", plies(copy.plies()));
        browser.until("nothing lies over the table", NO_SHEET);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_hint_names_an_action() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &one_person_among_computers(info), 25), true);
        browser.until("a person is to act", "!!document.querySelector('[data-lit]')");
        press(&browser, "Hint");
        wait_for_text(&browser, "Best: ");
        if info.id == "ceylon" {
            browser.until("the hexes that it names are numbered", "!!document.querySelector('.hex-number')");
        }
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_result_unfolds_and_offers_a_rematch() {
    const UNFOLD: &str = include_str!("scripts/unfold.js");
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        let (over, _) = play_randomly(&record(info.id, &fewest_people(info), 23), PlayUntil::Over);
        let outcome = random_position(&over, true, &|table| table.outcome().is_some()).outcome().expect("it is over");
        set_up(&browser, over.clone(), true);
        browser.until("the result is there", "!!document.querySelector('.result-lines')");
        let sums = browser.run(UNFOLD, json!([]));
        let sums = sums.as_array().expect("a list of sums");
        assert!(
            sums.len() >= 2 && sums.iter().all(|sum| sum[0] == sum[1]),
            "{}: the lines come to the sum: {sums:?}",
            info.id
        );
        // If all points count towards one total, the sums are the scores, the best first.
        if info.totals == 1 {
            let mut scores = Seat::all(over.players.len() as u8).map(|seat| outcome.scores[seat]).collect::<Vec<_>>();
            scores.sort_by_key(|score| core::cmp::Reverse(*score));
            assert_eq!(
                sums.iter().map(|sum| sum[0].clone()).collect::<Vec<_>>(),
                scores.iter().map(|score| json!(score)).collect::<Vec<_>>(),
                "{}",
                info.id
            );
        }
        // The winner has scored, so a line leads to the moment of a score; from there the result is reached again.
        browser.click(".points .sum button");
        browser.until("the winner’s lines are there", "!!document.querySelector('.result-lines .log-line')");
        browser.run("document.querySelector('.result-lines .log-line').click()", json!([]));
        browser.until("the moment is shown", "!document.querySelector('[data-result]')");
        browser.click("[data-now], [data-to-result]");
        browser.until("the result is there again", "!!document.querySelector('[data-rematch]')");
        let before = slots(&browser);
        browser.click("[data-rematch]");
        let fresh = "document.querySelector('[data-table]')?.getAttribute('data-over') === 'false'";
        browser.until("another table is set up", fresh);
        let new = slots(&browser).into_iter().find(|slot| !before.contains(slot)).expect("it is kept");
        let next = load_save(&browser, &Slot(new)).expect("it is kept").record;
        assert_eq!((&next.players, next.actions.len()), (&over.players, 0), "{}", info.id);
        if info.id == CARDS {
            let first = random_position(&next, true, &|_| true).to_act().expect("somebody begins");
            assert!(outcome.winners.has(first), "the last winner begins");
        }
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_game_can_be_discarded() {
    let (_server, browser) = open_served_page(Browser::open(390, 660));
    let info = tested_titles()[0];
    set_up(&browser, record(info.id, &fewest_people(info), 26), true);
    press_in_menu(&browser, "Delete this game");
    browser.until(
        "the page goes home",
        "!document.querySelector('[data-table]') && !!document.querySelector('[data-new]')",
    );
    assert_eq!(load_save(&browser, &Slot::new(info.id, 7)), None);
}

#[test]
fn a_standing_pass_applies_until_it_is_revoked() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let is_asked = |table: &Table| {
        table.pass().is_some()
            && table.only_answer(true).is_none()
            && table.to_act() == Some(Seat(0))
            && table.turn_of() != Seat(0)
    };
    let table = random_position(&record(CARDS, &[Player::PERSON, "novice", "novice"], 24), false, &is_asked);
    let pass = table.pass().and_then(|index| table.notation(index)).expect("it can be passed");
    set_up(&browser, table.record(), false);
    browser.click("[data-always-pass]");
    let save =
        wait_for_save(&browser, CARDS, "it is passed", |save| save.record.actions.len() > table.plies() as usize);
    assert_eq!(save.record.actions[table.plies() as usize], pass);
    press(&browser, "Menu");
    browser.until("the wish is shown", "!!document.querySelector('[data-stop-passing]')");
    browser.click("[data-stop-passing]");
    browser.until("it is over", "!document.querySelector('[data-stop-passing]')");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn every_refusal_names_its_rule() {
    const REFUSED: &str = include_str!("scripts/refused.js");
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        set_up(&browser, record(info.id, &fewest_people(info), 3), true);
        play(&browser, 9, 8);
        let refusals = browser.run(REFUSED, json!([]));
        let refusals = refusals.as_array().expect("a list of refusals");
        assert!(refusals.len() > 3, "{}: {refusals:?}", info.id);
        for one in refusals {
            let text = one[1].as_str().unwrap_or_default();
            assert!(text.ends_with('.') && one[2].as_u64() > Some(0), "{}: {one}", info.id);
        }
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn pieces_move_at_the_chosen_pace() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    // The test browsers request reduced motion if their driver can; only Chromium's can revoke the request.
    if browser.engine == Engine::Chromium {
        let usual = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
        browser.cdp("Emulation.setEmulatedMedia", usual);
    }
    let moves = browser.eval("!matchMedia('(prefers-reduced-motion: reduce)').matches") == json!(true);
    assert!(moves || browser.engine != Engine::Chromium, "it was taken back");
    set_up(&browser, record(CARDS, &[Player::PERSON; 2], 27), true);
    let flown = |pace: &str| {
        press_in_menu(&browser, pace);
        close_sheet(&browser);
        browser.run(
            "window.flown = 0; \
             new MutationObserver((all) => all.forEach((one) => window.flown += one.addedNodes.length))\
             .observe(document.querySelector('[data-flights]'), { childList: true })",
            json!([]),
        );
        let before = table_save(&browser, CARDS).record.actions.len();
        // A random player drafts and drops many trades before it acts.
        for seed in 0..300 {
            play(&browser, 1, seed);
            // A trade is several actions, and proposing it moves no card.
            if table_save(&browser, CARDS).record.actions.len() > before + 40 {
                break;
            }
        }
        wait_until_drawn(&browser);
        browser.eval("window.flown").as_u64().unwrap_or(0)
    };
    assert_eq!(flown("Calm") > 0, moves, "cards travel where nobody asks for less motion");
    browser.reload();
    browser.until("the table is open", "!!document.querySelector('[data-table]')");
    assert_eq!(browser.eval("localStorage.getItem('tea-table.pace').includes('slow')"), json!(true));
    assert_eq!(flown("Instant"), 0, "nothing travels");
}
