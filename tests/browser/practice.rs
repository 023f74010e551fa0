//! Practice: moments of a reviewed game become cards, are answered at their tables, and come back on another day.

use serde_json::json;
use tea_table::table::practice::Deck;

use crate::driver::Browser;
use crate::page::assert_accessible;
use crate::review::{finished_record, open_review, review_slot, show_result, wait_until_reviewed};
use crate::table::{load_save, navigate, open_served_page, play, press, slots, wait_for_text, wait_until_drawn};
use tea_table::table::save::Slot;

const ANSWERED: &str = "!!document.querySelector('[data-practice-answer]')";
const ASKED: &str = "(document.querySelector('[data-said]')?.innerText ?? '').startsWith('What would you do?')";

fn deck(browser: &Browser) -> Deck {
    let text = browser.eval("localStorage.getItem('tea-table.practice/ceylon')");
    Deck::parse(text.as_str().expect("there is a deck")).expect("it is whole")
}

/// Today as the page counts days.
fn today(browser: &Browser) -> i32 {
    let day = browser.eval(
        "(() => { const now = new Date(); \
         return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86400000; })()",
    );
    day.as_i64().expect("a number") as i32
}

/// Presses pieces at random until an answer is judged.
#[track_caller]
fn answer(browser: &Browser) {
    browser.until("the question is asked", ASKED);
    let mut seed = 1;
    while browser.eval(ANSWERED) == json!(false) {
        if browser.eval("document.querySelector('[data-said]').innerText.startsWith('Analysing')") == json!(true) {
            browser.until("the answer is judged", ANSWERED);
        } else {
            play(browser, 1, seed);
            seed += 1;
        }
    }
}

#[test]
fn moments_of_a_review_are_practised() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let game = finished_record();
    show_result(&browser, game.clone());
    open_review(&browser);
    wait_until_reviewed(&browser);
    press(&browser, "Practise these moments");
    browser.until("the link to practice is there", "document.activeElement?.matches('a[data-practise]')");
    let today = today(&browser);
    let count = deck(&browser).due(today).len();
    assert_eq!(count, 3, "random play teaches as much as the list has room for");

    navigate(&browser, "#/");
    browser.until("the shelf says so", "!!document.querySelector('a[href=\"#/practice/ceylon\"]')");
    wait_until_drawn(&browser);
    browser.click("a[href='#/practice/ceylon']");
    browser.until("the question is asked", ASKED);
    assert_eq!(browser.eval("!!document.querySelector('[data-undo]')"), json!(false), "nothing can be taken back");
    let asked = deck(&browser);
    press(&browser, "Menu");
    press(&browser, "Hint");
    wait_for_text(&browser, "This is practice");
    browser.reload();
    browser.until("the same question is asked", ASKED);
    assert_eq!(deck(&browser), asked, "it has no answer yet");
    for number in 1..=count {
        // After the first the page is opened again.
        let (at, last) = if number == 1 { (1, count) } else { (number - 1, count - 1) };
        browser.until("the next moment is shown", &format!("{ASKED} && !{ANSWERED}"));
        wait_for_text(&browser, &format!("({at} of {last})"));
        assert_accessible(&browser, "a moment");
        let card = deck(&browser).due(today)[0].clone();
        answer(&browser);
        assert_accessible(&browser, "the judgement");
        assert_eq!(slots(&browser), [review_slot().0], "nothing is played");
        assert_eq!(deck(&browser).due(today).len(), count - number, "the card is asked again on another day");
        wait_until_drawn(&browser);
        match number {
            1 => {
                press(&browser, "Step through the better line");
                browser.until("the line is shown", "!!document.querySelector('[data-to-review]')");
                wait_until_drawn(&browser);
                browser.click("[data-to-review]");
            }
            2 => {
                browser.click("[data-sheet] [data-practice-remove]");
                browser.until("it is removed", &format!("!{ANSWERED}"));
                assert_eq!(deck(&browser).len(), count - 1);
            }
            _ if number < count => browser.click("[data-sheet] [data-guide-next]"),
            _ => {
                press(&browser, "Play the better move");
                browser.until("another game is open", "location.hash.startsWith('#/table/')");
                let mut games = slots(&browser).into_iter();
                let other = games.find(|name| *name != review_slot().0).expect("a game of its own");
                let branch = load_save(&browser, &Slot(other)).expect("it is kept").record;
                let plies = card.open().expect("it can be replayed").0.plies() as usize;
                assert_eq!(branch.actions[..plies], game.actions[..plies]);
                assert!(branch.actions.len() > plies, "the better move is played");
            }
        }
    }
    navigate(&browser, "#/practice/ceylon");
    browser.until("there is nothing left today", "!!document.querySelector('[data-practice-end]')");
    wait_for_text(&browser, "That was all for today. The next moment comes tomorrow.");
    navigate(&browser, "#/");
    browser.until("the shelf is shown", "!!document.querySelector('[data-page=home]')");
    assert_eq!(browser.eval("!!document.querySelector('a[href^=\"#/practice\"]')"), json!(false));
    assert_eq!(deck(&browser).due(today + 1).len(), count - 1, "tomorrow they are asked again");
    assert_eq!(browser.log(), [""; 0]);
}
