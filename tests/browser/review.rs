//! The review of a finished game on the page: computed by the workers, navigated by keys, saved with the game.

use serde_json::{Value, json};
use tea_table::engine::record::{Player, Record};
use tea_table::table::save::{Origin, Save, Slot};

use crate::driver::Browser;
use crate::keep::{catch_files, caught_file};
use crate::page::assert_accessible;
use crate::table::{
    PlayUntil, load_save, navigate, open_served_page, play, play_randomly, press, record, set_up, slots, store_save,
    wait_until_drawn,
};

pub fn finished_record() -> Record {
    play_randomly(&record("ceylon", &[Player::PERSON, "novice"], 41), PlayUntil::Over).0
}

pub fn review_slot() -> Slot {
    Slot::new("ceylon", 1)
}

#[track_caller]
pub fn show_result(browser: &Browser, record: Record) {
    let save = Save {
        revision: 1,
        played: 1,
        heading: String::new(),
        over: true,
        open: false,
        had_person: true,
        shared: None,
        origin: Origin::Dealt,
        record,
    };
    browser.run(
        "localStorage.setItem('tea-table.pace', 'still'); localStorage.setItem('tea-table.coaching', 'off')",
        json!([]),
    );
    store_save(browser, &review_slot(), &save);
    navigate(browser, &format!("#/table/{}", review_slot().0));
    // Settings are read when the page starts.
    browser.reload();
    browser.until("the result is shown", "!!document.querySelector('[data-result]')");
}

#[track_caller]
pub fn open_review(browser: &Browser) {
    // The chart of the result is drawn once its size is known, and moves the content below it.
    wait_until_drawn(browser);
    browser.click("[data-review-entry]");
    browser.until("the review is open", "!!document.querySelector('[data-review]')");
}

/// Waits until the review is complete, as long as it makes progress: a busy machine reviews few moves in a minute, but
/// at least one.
#[track_caller]
pub fn wait_until_reviewed(browser: &Browser) {
    const PROGRESS: &str = "(document.querySelector('[data-review-progress]')?.innerText ?? '')";
    loop {
        let progress = browser.eval(PROGRESS);
        if progress == json!("") {
            break;
        }
        browser.until("one more move is looked at", &format!("{PROGRESS} !== {progress}"));
    }
    wait_until_drawn(browser);
}

fn inner_text(browser: &Browser, selector: &str) -> String {
    let text = browser.run("return document.querySelector(arguments[0])?.innerText ?? ''", json!(selector));
    text.as_str().unwrap_or_default().to_owned()
}

fn stored_review(browser: &Browser) -> Value {
    browser.run("return localStorage.getItem(arguments[0])", json!(review_slot().review()))
}

#[test]
fn a_finished_game_is_reviewed_completely_and_stored() {
    for (width, height) in [(390, 844), (1440, 900)] {
        let (_server, browser) = open_served_page(Browser::open(width, height));
        let game = finished_record();
        let plies = game.actions.len();
        show_result(&browser, game);
        open_review(&browser);
        wait_until_reviewed(&browser);
        let verdict = inner_text(&browser, "[data-verdict]");
        assert!(verdict.ends_with('.') && !verdict.starts_with("So far"), "{width} px: {verdict}");
        let moments = inner_text(&browser, ".review-moments");
        assert!(!moments.contains("so far") && !moments.contains("turn begins"), "{width} px: {moments}");
        assert!(!moments.contains(&format!(" of {plies}")), "{width} px, moments have names, not numbers: {moments}");
        let sum = inner_text(&browser, "[data-losses]");
        assert!(
            sum.contains("% in all") && sum.contains(" under "),
            "{width} px, random play loses more than the list has: {sum}"
        );
        assert_books_add_up(&browser);
        let wide = browser.eval("document.documentElement.scrollWidth - innerWidth");
        assert_eq!(wide, json!(0), "{width} px: nothing sticks out");
        assert_accessible(&browser, &format!("{width} px"));
        assert_keys_open_a_moment(&browser, plies);
        assert_accessible(&browser, &format!("{width} px, a moment"));
        press(&browser, "See it on the board");
        browser.until("one looks back", "!!document.querySelector('[data-table].past')");
        press(&browser, "Back to now");
        browser.until("the moment is there again", "!!document.querySelector('[data-review] [data-moment]')");
        assert_kept_after_reload(&browser, &verdict);
        assert_in_file(&browser);
        assert_eq!(browser.log(), [""; 0]);
    }
}

/// Fails the test unless all rows are in the books and the figures of each seat add up to its result.
#[track_caller]
fn assert_books_add_up(browser: &Browser) {
    let books = inner_text(browser, "[data-books]");
    for row in ["Accuracy", "Start", "Own choices", "Result"] {
        assert!(books.contains(row), "{row} is in the books:\n{books}");
    }
    let sums = browser.eval(
        "(() => { const rows = [...document.querySelectorAll('[data-books] tbody tr')]; \
         const from = rows.findIndex((row) => row.matches('.review-start')); \
         const number = (cell) => parseInt(cell.firstChild.textContent.replace('−', '-')); \
         return [1, 2].map((seat) => { \
         const of = rows.slice(from).map((row) => number(row.children[seat])); \
         return of.slice(0, -1).reduce((sum, part) => sum + part, 0) - of.at(-1); }); })()",
    );
    assert_eq!(sums, json!([0, 0]), "{books}");
}

#[track_caller]
fn assert_keys_open_a_moment(browser: &Browser, plies: usize) {
    browser.run("document.querySelector('[role=slider]').focus()", json!([]));
    browser.keys("\u{E010}");
    browser.until("the end", &format!("document.activeElement.getAttribute('aria-valuenow') === '{plies}'"));
    browser.keys("\u{E012}");
    browser.until("one back", &format!("document.activeElement.getAttribute('aria-valuenow') === '{}'", plies - 1));
    let described = browser.eval("document.activeElement.getAttribute('aria-valuetext')");
    let described = described.as_str().unwrap_or_default();
    assert!(described.contains(&format!("Move {}", plies - 1)) && described.contains('%'), "{described}");
    browser.keys("\u{E007}");
    browser.until("the moment is shown", &format!("!!document.querySelector('[data-moment=\"{}\"]')", plies - 1));
}

/// Fails the test unless the review is shown at once after a reload, without a message to a worker.
#[track_caller]
fn assert_kept_after_reload(browser: &Browser, verdict: &str) {
    let before = stored_review(browser);
    assert!(before.is_string());
    browser.reload();
    browser.until("the result is shown", "!!document.querySelector('[data-result]')");
    browser.run(
        "window.asked = 0; const post = Worker.prototype.postMessage; \
         Worker.prototype.postMessage = function (...sent) { window.asked += 1; return post.apply(this, sent); }",
        json!([]),
    );
    open_review(browser);
    wait_until_drawn(browser);
    assert_eq!(inner_text(browser, "[data-verdict]"), verdict);
    assert_eq!(browser.eval("[!!document.querySelector('[data-review-progress]'), window.asked]"), json!([false, 0]));
    assert_eq!(stored_review(browser), before);
}

/// Fails the test unless the file that the saved games page makes of the game includes its review.
#[track_caller]
fn assert_in_file(browser: &Browser) {
    let review = stored_review(browser);
    navigate(browser, "#/saved");
    catch_files(browser);
    press(browser, "Save this game of Ceylon as a file");
    let file: Value = serde_json::from_str(&caught_file(browser).1).expect("it is JSON");
    assert_eq!(file["review"], review);
}

#[test]
fn a_better_move_is_played_in_a_branch() {
    let (_server, browser) = open_served_page(Browser::open(1440, 900));
    let game = finished_record();
    show_result(&browser, game.clone());
    open_review(&browser);
    wait_until_reviewed(&browser);
    let lesson = "document.querySelector('[data-lessons] button')";
    assert_eq!(browser.eval(&format!("!!{lesson}")), json!(true), "random play teaches something");
    browser.run(&format!("{lesson}.click()"), json!([]));
    browser.until("the moment is shown", "!!document.querySelector('[data-moment]')");
    let ply = browser.eval("Number(document.querySelector('[data-moment]').dataset.moment)");
    let ply = ply.as_u64().expect("a ply") as usize;
    press(&browser, "Look deeper");
    browser.until("it was looked at again", "document.querySelector('[data-moment]').innerText.includes('ten times')");
    assert_eq!(browser.eval("!!document.querySelector('[data-review-progress]')"), json!(false));
    if browser.eval("document.body.innerText.includes('Play the better move')") == json!(true) {
        press(&browser, "Play the better move");
    } else {
        press(&browser, "Play on from here");
    }
    browser.until("another game is open", "!!document.querySelector('[data-table][data-over=false]:not(.past)')");
    let other = slots(&browser).into_iter().find(|name| *name != review_slot().0).expect("a game of its own");
    let branch = load_save(&browser, &Slot(other)).expect("it is kept").record;
    assert_eq!(branch.actions[..ply - 1], game.actions[..ply - 1]);
    assert_ne!(branch.actions.get(ply - 1), game.actions.get(ply - 1), "and there it parts");
    assert_eq!(load_save(&browser, &review_slot()).expect("it is kept").record, game, "the finished game is as it was");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_running_game_offers_no_review() {
    let (_server, browser) = open_served_page(Browser::open(390, 844));
    let offers = "!!document.querySelector('[data-review-entry], [data-review]') || \
                  document.body.innerText.includes('Review')";
    set_up(&browser, record("ceylon", &[Player::PERSON, Player::PERSON], 3), true);
    play(&browser, 12, 9);
    assert_eq!(browser.eval(offers), json!(false));
    press(&browser, "Menu");
    browser.until("the sheet is open", "!!document.querySelector('[data-sheet]')");
    assert_eq!(browser.eval(offers), json!(false), "nor does its menu");

    // A finished game whose end is taken back is running again.
    browser.run("localStorage.clear()", json!([]));
    show_result(&browser, play_randomly(&record("ceylon", &[Player::PERSON, Player::PERSON], 41), PlayUntil::Over).0);
    open_review(&browser);
    browser.keys("u");
    press(&browser, "Undo: all agree");
    browser.until("it runs again", "!!document.querySelector('[data-table][data-over=false]')");
    assert_eq!(browser.eval(offers), json!(false));
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_stopped_review_continues_and_a_damaged_one_starts_over() {
    let (_server, browser) = open_served_page(Browser::open(768, 1024));
    let game = finished_record();
    show_result(&browser, game);
    browser.run("localStorage.setItem(arguments[0], 'no review')", json!([review_slot().review()]));
    open_review(&browser);
    press(&browser, "Stop");
    browser.until("it rests", "document.querySelector('[data-review-progress] button')?.innerText === 'Continue'");
    let kept = stored_review(&browser);
    assert_ne!(kept, json!("no review"), "what is known so far is kept");
    press(&browser, "Result");
    browser.until("the result is shown", "!!document.querySelector('[data-result]')");
    open_review(&browser);
    press(&browser, "Continue");
    wait_until_reviewed(&browser);
    assert_ne!(stored_review(&browser), kept);
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_received_game_can_be_reviewed() {
    let (_server, browser) = open_served_page(Browser::open(768, 1024));
    let (_, link) = play_randomly(&record("ceylon", &[Player::PERSON, "novice"], 41), PlayUntil::Over);
    navigate(&browser, &format!("#/g/{link}"));
    browser.until("the page of the link is there", "!!document.querySelector('[data-review-link]')");
    browser.click("[data-review-link]");
    browser.until("the review is open", "!!document.querySelector('[data-review]')");
    wait_until_reviewed(&browser);
    let verdict = inner_text(&browser, "[data-verdict]");
    assert!(verdict.ends_with('.'), "it says something: {verdict}");
    assert_eq!(browser.log(), [""; 0]);
}
