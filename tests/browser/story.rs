//! Moves are shown: in the prompt as they happen, and those of rivals on the board and in a strip until the person's
//! first press, and on the sheet of a seat.

use serde_json::json;
use tea_table::engine::{Info, Seat};
use tea_table::table::Table;
use tea_table::table::beats;
use tea_table::table::save::{Origin, Save, Slot};

use crate::driver::Browser;
use crate::table::{
    PlayEnd, fewest_people, load_save, navigate, open_served_page, play, random_position, record, set_up, store_save,
    tested_titles, wait_until_drawn,
};

const ESCAPE: &str = "\u{E00C}";

/// Returns a table of one person among computers, after random moves, at the first position for which `there` holds.
fn position_among_computers(info: &Info, there: &dyn Fn(&Table) -> bool) -> Table {
    let mut players = vec!["novice"; fewest_people(info).len()];
    players[0] = "person";
    random_position(&record(info.id, &players, 31), false, there)
}

#[test]
fn the_recap_lists_moves_of_rivals_until_the_first_press() {
    for (width, height) in [(390, 844), (768, 1024)] {
        let (_server, browser) = open_served_page(Browser::open(width, height));
        for info in tested_titles() {
            let table = position_among_computers(info, &|table| {
                table.presser().is_some() && table.only_answer(true).is_none() && !beats::recap(table, 0).is_empty()
            });
            set_up(&browser, table.record(), false);
            browser.until("the strip is there", "!!document.querySelector('[data-recap]')");
            let turns = beats::recap(&table, 0).len();
            let lines = browser.eval("document.querySelectorAll('[data-recap] .recap-line').length");
            assert_eq!(lines, json!(turns), "{}: a line for each turn", info.id);
            browser.until("it is read", "document.querySelector('[data-recap] .recap-line').offsetWidth > 0");

            // On a tablet a board may show everything of a rival and need no button for it.
            let opens = browser.eval("document.querySelectorAll('.seat-open').length") != json!(0);
            assert!(opens || width > 600, "{}: a rival's seat can be opened on a phone", info.id);
            if opens {
                browser.run("[...document.querySelectorAll('.seat-open')].pop().click()", json!([]));
                browser.until("the seat is shown", "!!document.querySelector('[data-sheet] .seat-sheet')");
                browser.keys(ESCAPE);
                browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
            }
            assert_eq!(
                browser.eval("!!document.querySelector('[data-recap]')"),
                json!(true),
                "{}: nothing was pressed",
                info.id
            );

            browser.run("document.querySelector('[data-prompt]').click()", json!([]));
            browser.until("the strip is gone", "!document.querySelector('[data-recap]')");
            browser.until("so are the marks", "document.querySelectorAll('[data-traces] .trace-mark').length === 0");
        }
        assert_eq!(browser.log(), [""; 0]);
    }
}

/// Whether the recap is cut, and whether a line begins at its top.
const CUT_RECAP: &str = "(() => { \
    const box = document.querySelector('[data-recap] .said'); \
    const top = box.getBoundingClientRect().top; \
    const begins = [...box.querySelectorAll('.recap-line')] \
        .some((line) => Math.abs(line.getBoundingClientRect().top - top) < 2); \
    return [box.scrollHeight > box.clientHeight + 1, begins]; })()";

#[test]
fn a_recap_that_is_cut_begins_with_a_line() {
    let (_server, browser) = open_served_page(Browser::open(320, 568));
    let mut cut = 0;
    for info in tested_titles() {
        let table = position_among_computers(info, &|table| {
            let recap = beats::recap(table, 0);
            let is_long = recap.iter().map(|line| line.announcements.len()).sum::<usize>() > 2;
            table.presser().is_some() && table.only_answer(true).is_none() && is_long
        });
        set_up(&browser, table.record(), false);
        browser.until("the recap is there", "!!document.querySelector('[data-recap] .recap-line')");
        browser.until(
            "it is whole or begins with a line",
            &format!("(([isCut, begins]) => !isCut || begins)({CUT_RECAP})"),
        );
        cut += u32::from(browser.eval(CUT_RECAP)[0] == json!(true));
    }
    assert!(cut > 0, "no recap was cut");
    assert_eq!(browser.log(), [""; 0]);
}

/// What lies in a place after the end of a round is not what a rival left there.
#[test]
fn marks_of_rivals_end_with_the_round() {
    let Some(info) = tested_titles().into_iter().find(|info| info.id == "chai") else { return };
    let (_server, browser) = open_served_page(Browser::open(1440, 900));
    let table = position_among_computers(info, &|table| {
        let round = table.ply_facts(0).last().map_or(0, |ply| ply.moment.round);
        table.presser().is_some()
            && round < table.moment().round
            && !beats::recap(table, table.last_own_ply()).is_empty()
    });
    set_up(&browser, table.record(), false);
    browser.until("the news are there", "!!document.querySelector('[data-region=news] li')");
    for _ in 0..3 {
        wait_until_drawn(&browser);
    }
    let marks = "document.querySelectorAll('[data-traces] .trace-mark').length";
    assert_eq!(browser.eval(marks), json!(0), "after {} plies", table.plies());
    assert_eq!(browser.log(), [""; 0]);
}

/// On a phone only one board is in view: a rival's plantation comes to the front while something happens on it.
#[test]
fn a_phone_shows_the_plantation_on_which_a_rival_moves() {
    let Some(info) = tested_titles().into_iter().find(|info| info.id == "chai") else { return };
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let table = position_among_computers(info, &|table| {
        let rival = table.to_act().is_some_and(|seat| !table.seating.is_person(seat));
        rival && table.legal().iter().all(|action| action.starts_with("plant "))
    });
    set_up(&browser, table.record(), false);
    browser.run("localStorage.setItem('tea-table.pace', 'slow')", json!([]));
    set_up_again(&browser, &table);
    let in_front = "(document.querySelector('.k-middle [data-anchor=\"hill-2-field\"]') \
                    ?.getBoundingClientRect().width ?? 0) > 0";
    browser.until("the rival’s plantation is in front", in_front);
    assert_eq!(browser.eval("document.querySelector('.k-kept').hidden"), json!(true), "alone");
    browser.until("the boards are back", &format!("!({in_front}) && !document.querySelector('.k-kept').hidden"));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn accessible_names_of_chips_include_the_score() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    for info in tested_titles() {
        set_up(
            &browser,
            position_among_computers(info, &|table| table.plies() > 8 && table.presser().is_some()).record(),
            false,
        );
        browser.until("the chips are there", "!!document.querySelector('.chips .seat-open')");
        let nameless = browser.eval(
            "[...document.querySelectorAll('.chips .o')].filter((chip) => \
             !/[0-9]/.test(chip.getAttribute('aria-label') + chip.textContent + \
             [...chip.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')).join())).length",
        );
        assert_eq!(nameless, json!(0), "{}", info.id);
    }
}

/// Sets up the position again, with the current pace.
pub fn set_up_again(browser: &Browser, table: &Table) {
    navigate(browser, "#/about");
    let slot = Slot::new(table.info().id, 7);
    let revision = load_save(browser, &slot).map_or(1, |save| save.revision + 1);
    let record = table.record();
    let save = Save {
        revision,
        played: 1,
        heading: String::new(),
        over: false,
        open: false,
        had_person: false,
        shared: None,
        origin: Origin::Dealt,
        record,
    };
    store_save(browser, &slot, &save);
    browser.reload();
    navigate(browser, &format!("#/table/{}", slot.0));
}

/// Returns a position in which a rival is to act and the prompt will show the move, whichever it is.
fn rival_before_an_announced_move(info: &Info) -> Table {
    position_among_computers(info, &|table| {
        let rival = table.to_act().is_some_and(|seat| !table.seating.is_person(seat));
        // The end of a turn is not announced, so every choice of the rival must have a line of its own.
        let is_announced = |index| !table.certain_results(index).is_empty();
        rival && table.plies() > 4 && !table.mid_sequence() && (0..table.legal().len()).all(is_announced)
    })
}

#[test]
fn the_prompt_shows_each_beat_until_a_press_skips_it() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    for info in tested_titles() {
        let table = rival_before_an_announced_move(info);
        set_up(&browser, table.record(), false);
        browser.run("localStorage.setItem('tea-table.pace', 'slow')", json!([]));
        set_up_again(&browser, &table);
        browser.until("a move is announced", "!!document.querySelector('[data-prompt][data-announcement]')");
        let announced = browser.eval("document.querySelector('[data-prompt]').dataset.announcement");
        browser.run(
            "document.querySelector('[data-prompt]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))",
            json!([]),
        );
        let other = format!("document.querySelector('[data-prompt]').dataset.announcement !== {announced}");
        browser.until("it is on show no more", &other);
        assert_eq!(browser.log(), [""; 0]);
    }
}

#[test]
fn a_press_that_only_skips_a_move_leaves_the_recap() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let skip = "(() => { const prompt = document.querySelector('[data-prompt][data-announcement]'); \
                if (prompt) { prompt.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); \
                prompt.click(); } return !!document.querySelector('[data-recap]'); })()";
    for info in tested_titles() {
        let table = rival_before_an_announced_move(info);
        set_up(&browser, table.record(), false);
        browser.run("localStorage.setItem('tea-table.pace', 'slow')", json!([]));
        set_up_again(&browser, &table);
        browser.until(&format!("{}: the recap follows the skipped moves", info.id), skip);
        assert_eq!(browser.log(), [""; 0]);
    }
}

#[test]
fn a_major_move_of_the_player_is_shown_once_and_can_be_skipped() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let announced = "document.querySelector('[data-prompt]').dataset.announcement";
    let mut tested = 0;
    for info in tested_titles() {
        let table = position_among_computers(info, &|table| {
            // Whatever the person chooses is a major move.
            let is_shown = |index| {
                let mut then = table.clone();
                let own = Some(Seat(0));
                then.act(index).is_ok() && beats::shown(&then, table.plies()).first().map(|one| one.seat) == own
            };
            let decides = table.presser().is_some() && table.only_answer(true).is_none();
            table.outcome().is_some() || decides && (0..table.legal().len()).all(is_shown)
        });
        if table.outcome().is_some() {
            continue;
        }
        tested += 1;
        set_up(&browser, table.record(), false);
        browser.run("localStorage.setItem('tea-table.pace', 'slow')", json!([]));
        set_up_again(&browser, &table);
        let move_made = json!((table.plies() + 1).to_string());
        let is_on_show = |seed: &u32| {
            assert_eq!(play(&browser, 1, *seed), PlayEnd::Enough);
            browser.eval(announced) == move_made
        };
        (0..30).find(is_on_show).unwrap_or_else(|| panic!("{}: the move is announced", info.id));
        browser.run(
            "document.querySelector('[data-prompt]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))",
            json!([]),
        );
        browser.until("it is on show no more", &format!("{announced} !== {move_made}"));
        browser.reload();
        browser.until("the table is open", "!!document.querySelector('[data-prompt]')");
        assert_ne!(browser.eval(announced), move_made, "{}: a reload shows nothing again", info.id);
        assert_eq!(browser.log(), [""; 0]);
    }
    assert!(tested > 0, "such a choice is met");
}
