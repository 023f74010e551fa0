//! Speech for screen readers: each sentence is an element of its own in one live region, appended and never changed.

use serde_json::{Value, json};
use tea_table::engine::record::Player;
use tea_table::engine::{Chance, Info, Seat};
use tea_table::table::Table;
use tea_table::table::dyn_game::ComputerMove;
use tea_table::words::Topic;

use crate::driver::Browser;
use crate::table::{
    fewest_people, open_served_page, press_elsewhere, random_position, record, set_up, table_save, tested_titles,
    wait_for_save, wait_until_drawn, wait_until_mounted,
};

const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";
const LEFT: &str = "\u{E012}";
const DOWN: &str = "\u{E015}";

/// Collects in `window.heard` what is appended to the live region, and in `window.changed` any other change of a text
/// in it.
const LISTEN: &str = "window.heard = []; window.changed = 0; \
    new MutationObserver((changes) => changes.forEach(({ type, target, addedNodes }) => { \
        if (type !== 'childList' || !target.matches('[data-speech]')) window.changed += 1; \
        heard.push(...[...addedNodes].map((added) => added.textContent)); \
    })).observe(document.querySelector('[data-speech]'), { childList: true, characterData: true, subtree: true });";
const CONFIRM: &str = "document.querySelector('[data-commit]:not([aria-disabled=true])')";

/// Opens a new game of people with open hands and listens to it.
fn listen_to(browser: &Browser, info: &Info, seed: u32) {
    set_up(browser, record(info.id, &fewest_people(info), seed), true);
    browser.until("the first question is said", "document.querySelector('[data-speech]').childElementCount > 0");
    browser.run(LISTEN, json!([]));
}

#[track_caller]
fn wait_until_heard(browser: &Browser, what: &str, is_it: &str) {
    browser.until(what, &format!("heard.some((said) => {is_it})"));
}

/// Chooses pieces by keys until something can be confirmed.
#[track_caller]
fn choose_by_keys(browser: &Browser) {
    browser.keys(DOWN);
    for _ in 0..12 {
        browser.until("a piece has the focus", "document.activeElement?.matches('[data-lit], [data-commit]') ?? false");
        if browser.eval(&format!("document.activeElement === {CONFIRM}")) == json!(true) {
            return;
        }
        browser.keys(ENTER);
        wait_until_drawn(browser);
    }
    panic!("nothing can be confirmed: {:?}", browser.log());
}

#[test]
fn a_plan_its_results_and_its_undoing_are_said() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        listen_to(&browser, info, 41);
        choose_by_keys(&browser);
        let title = browser.eval("document.querySelector('.decision-head h2').innerText");
        wait_until_heard(&browser, "the plan is said", &format!("said.startsWith({title})"));
        let before = table_save(&browser, info.id).record.actions.len();
        browser.keys(ENTER);
        let save = wait_for_save(&browser, info.id, "it is played", |save| save.record.actions.len() > before);
        let mut table = Table::open(&save.record).expect("a game that was played opens");
        table.seating.open = true;
        for line in table.story(before as u32).into_iter().filter(|line| line.ply > 0) {
            let words = [Some(line.line.text), line.line.aside].into_iter().flatten().collect::<Vec<_>>().join(" ");
            wait_until_heard(&browser, "a result is said", &format!("said === {}", json!(words)));
        }
        let prompt = "document.querySelector('[data-prompt] .prompt-words span').textContent.trim()";
        wait_until_heard(&browser, "the question is said", &format!("said === {prompt}"));
        browser.keys("u");
        wait_until_heard(&browser, "the undoing is said", "said === 'Undo'");
        browser.keys("r");
        wait_for_save(&browser, info.id, "it is played again", |save| save.record.undone.is_empty());
        browser.keys(",");
        wait_until_heard(&browser, "the moment is said", "/^Move \\d+ of \\d+\\. /.test(said)");
        assert_eq!(browser.eval("changed"), json!(0), "{}: sentences are only appended", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn equal_sentences_are_said_again_and_a_reload_says_nothing() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        listen_to(&browser, info, 42);
        choose_by_keys(&browser);
        let before = table_save(&browser, info.id).record.actions.len();
        browser.keys(ENTER);
        // An only answer that follows is played, and said, without a press.
        wait_for_save(&browser, info.id, "it is played", |save| {
            let decides = || Table::open(&save.record).is_ok_and(|table| table.only_answer(true).is_none());
            save.record.actions.len() > before && decides()
        });
        browser.reload();
        wait_until_mounted(&browser);
        browser.until("the table is open", "!!document.querySelector('[data-speech]')");
        browser.run(LISTEN, json!([]));
        wait_until_drawn(&browser);
        // The question, because nothing was said yet.
        browser.keys("z");
        browser.until("it is asked", "heard.length > 0");
        let said = browser.eval("[...document.querySelectorAll('[data-speech] > *')].map((one) => one.textContent)");
        assert_eq!(said, browser.eval("heard.slice(0, 1)"), "{}: a reload says nothing", info.id);
        browser.keys("z");
        browser.until("it is asked again", "heard.length === 2 && heard[0] === heard[1]");
        let piece = browser.eval(
            "(() => { window.piece = [...document.querySelectorAll('main [data-spot][aria-disabled=true]')] \
             .find((spot) => spot.offsetWidth > 0); return !!window.piece; })()",
        );
        if piece == json!(true) {
            for times in 1..=2 {
                press_elsewhere(&browser);
                browser.eval("window.piece.click()");
                browser.until("it is refused", "!!document.querySelector('[data-voice=refusal]')");
                let why = browser.eval("document.querySelector('[data-said]').innerText");
                let said = format!("heard.filter((said) => said === {why}).length === {times}");
                browser.until("the refusal is said each time", &said);
            }
        }
        browser.keys("q");
        browser.keys(ESCAPE);
        let heard = browser.eval("heard.at(-1)");
        browser.keys("z");
        browser.until("the last sentence is said again", &format!("heard.at(-1) === {heard}"));
        assert_eq!(browser.eval("changed"), Value::from(0), "{}", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

/// Presses a key that is answered, and waits for the answer; fails if the focus moves.
#[track_caller]
fn ask_by_key(browser: &Browser, key: &str, is_answer: &str) {
    browser.run("window.heard = []; window.asking = document.activeElement;", json!([]));
    browser.keys(key);
    wait_until_heard(browser, &format!("{key} is answered: {is_answer}"), is_answer);
    assert_eq!(browser.eval("document.activeElement === asking"), json!(true), "{key} leaves the focus where it is");
}

#[test]
fn keys_are_answered_and_the_edge_is_told_without_moving_the_focus() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        let new = record(info.id, &fewest_people(info), 43);
        // The page carries out an only answer by itself.
        let mut table = random_position(&new, true, &|table| table.plies() >= 20 && table.only_answer(true).is_none());
        set_up(&browser, table.record(), true);
        browser.until("the table speaks", "!!document.querySelector('[data-speech]')");
        browser.run(LISTEN, json!([]));
        browser.keys(DOWN);
        browser.until("a piece has the focus", "document.activeElement?.matches('[data-lit], [data-commit]') ?? false");
        table.seating.open = true;
        let names: Vec<String> = Seat::all(table.sides()).map(|side| table.name(side)).collect();
        let has = |text: &str| format!("said.includes({})", json!(text));
        for (key, seat) in (1..).zip(Seat::all(table.sides())) {
            let of_seat = format!("said.startsWith({})", json!(names[seat.index()]));
            let facts = table.facts(table.plies(), Topic::Side(seat));
            // First the summary, then all the rest.
            for part in [&facts[..facts.len().min(3)], &facts[facts.len().min(3)..]] {
                let values = part.iter().map(|fact| has(fact));
                let told: Vec<String> = [of_seat.clone()].into_iter().chain(values).collect();
                ask_by_key(&browser, &key.to_string(), &told.join(" && "));
            }
        }
        let standings = Seat::all(table.sides()).flat_map(|side| {
            let name = names[side.index()].clone();
            table.standings(side).into_iter().map(move |(category, value)| (category, format!("{name} {value}")))
        });
        let standings: Vec<String> =
            standings.map(|(category, value)| format!("{} && {}", has(&category), has(&value))).collect();
        let totals = names.iter().map(|name| has(name)).chain([has(&table.heading(table.plies()))]).chain(standings);
        ask_by_key(&browser, "0", &totals.collect::<Vec<_>>().join(" && "));
        ask_by_key(&browser, "p", &format!("said.endsWith({})", json!(table.prompt())));
        let last = table.story(0).pop().expect("it has begun").line.text;
        ask_by_key(&browser, "m", &has(&last));
        // Where digits are written with Shift, their keys count without it.
        browser.run(
            "window.heard = []; document.body.dispatchEvent( \
             new KeyboardEvent('keydown', { key: 'é', code: 'Digit1', bubbles: true }))",
            json!([]),
        );
        wait_until_heard(&browser, "the place of a digit is answered", &has(&names[0]));
        let at_edge = |browser: &Browser| {
            browser.run("window.before = document.activeElement;", json!([]));
            browser.keys(LEFT);
            browser.eval("document.activeElement === before") == json!(true)
        };
        assert!((0..60).any(|_| at_edge(&browser)), "{}: a row has an edge", info.id);
        ask_by_key(&browser, LEFT, "said === 'Edge'");
        assert_eq!(browser.eval("changed"), json!(0), "{}", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

/// Returns the index of an action after which the rival, who plays at random, leaves the person a single legal action,
/// which the table plays and announces; and the name of that action.
fn answered_after(table: &Table) -> Option<(usize, String)> {
    table.presser().filter(|_| table.only_answer(true).is_none() && !table.game.is_drafted())?;
    (0..table.legal().len()).find_map(|index| {
        let mut after = table.clone();
        after.act(index).ok()?;
        while after.presser().is_none() {
            let seat = after.to_act()?;
            let Some(ComputerMove::Immediate(reply)) =
                after.computer_move(&after.seating.players[seat.index()].kind, 1)
            else {
                panic!("the random player does not search");
            };
            after.act(reply).ok()?;
        }
        let only = after.only_answer(true).filter(|_| after.is_forced())?;
        let is_told = after.moment().round == table.moment().round && !after.certain_results(only).is_empty();
        after.verb(only).filter(|_| is_told && !after.is_end(only)).map(|verb| (index, verb))
    })
}

/// Only some titles ask a player who may have no choice, and seldom.
#[test]
fn an_only_answer_that_was_given_is_said() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let mut games = (47..67).flat_map(|seed| tested_titles().into_iter().map(move |info| (info, seed)));
    let found = games.find_map(|(info, seed)| {
        let new = record(info.id, &[Player::PERSON, "random"], seed);
        let mut table = Table::open(&new).expect("two can play it");
        let mut chance = Chance::stream(5);
        loop {
            let count = table.legal().len();
            match answered_after(&table) {
                Some((index, verb)) => return Some((info, table, index, verb)),
                None if count == 0 => return None,
                None => table.act(chance.index(count)).expect("it is legal"),
            }
        }
    });
    let (info, table, index, verb) = found.expect("a title has such an answer");
    set_up(&browser, table.record(), true);
    browser.until("the table speaks", "!!document.querySelector('[data-speech]')");
    browser.run(LISTEN, json!([]));
    browser.keys(&format!("/{}{ENTER}", index + 1));
    let on_commit = "document.activeElement?.matches('[data-commit], .answer') ?? false";
    browser.until("what carries the action out has the focus", on_commit);
    browser.keys(ENTER);
    let said = format!("said.includes({})", json!(format!("only one choice: {verb}")));
    wait_until_heard(&browser, &format!("{}: the answer is said", info.id), &said);
    assert_eq!(browser.log(), [""; 0]);
}
