//! The end of a game on its page, the back button over a table, and the sounds.

use serde_json::{Value, json};

use crate::driver::Browser;
use crate::table::{
    PlayEnd, PlayUntil, fewest_people, open_served_page, play, play_randomly, press, random_position, record, set_up,
    tested_titles,
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
        let named = format!("document.body.innerText.includes({})", json!(result));
        if browser.eval("!!document.querySelector('[data-result]')") == json!(false) {
            assert_eq!(browser.eval(&named), json!(false), "{}: nobody is named yet", info.id);
            let on = "const on = document.querySelector('[data-next]'); if (on) on.click(); return !on;";
            (0..80).find(|_| browser.run(on, json!([])) == json!(true)).expect("the scene ends");
        }
        browser.until("the result is shown", "!!document.querySelector('[data-result]')");
        let winners = "document.querySelectorAll('.winner').length > 0 || !!document.querySelector('.winners')";
        assert_eq!(browser.eval(winners), json!(true), "{}", info.id);
        assert_ne!(browser.eval("document.querySelectorAll('.points .sum button').length"), json!(0), "{}", info.id);
    }
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
fn a_table_sounds_softly_until_sounds_are_switched_off() {
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
fn the_bar_of_a_table_switches_the_sounds() {
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
