//! The command line of a table, used by keys alone and by what is said; other keys for shortcuts; the table in words.

use serde_json::{Value, json};
use tea_table::table::Table;
use tea_table::words::Topic;

use crate::driver::Browser;
use crate::table::{
    fewest_people, open_served_page, press, random_position, record, set_up, table_save, tested_titles,
    wait_until_drawn, wait_until_mounted,
};

const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";
const DOWN: &str = "\u{E015}";
/// Collects in `window.heard` what is appended to the live region.
const LISTEN: &str = "window.heard = []; \
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => \
        heard.push(...[...addedNodes].map((added) => added.textContent)))) \
        .observe(document.querySelector('[data-speech]'), { childList: true });";
/// Whether the focus is in the field of the command line.
const IN_FIELD: &str = "document.activeElement?.matches('[data-command] input') ?? false";
const IS_CLOSED: &str = "!document.querySelector('[data-command]:not([hidden])')";
const ON_PIECE: &str = "document.activeElement?.matches('[data-lit], [data-commit]') ?? false";
/// Name of the last piece that can be pressed.
const LAST_LIT: &str = "(({ ariaLabel, textContent }) => (ariaLabel ?? textContent).trim())( \
    [...document.querySelectorAll('main [data-lit]')].filter((piece) => piece.offsetWidth > 0).at(-1))";

fn has(text: &str) -> String {
    format!("said.includes({})", json!(text))
}

fn has_all<'a>(texts: impl IntoIterator<Item = &'a String>) -> String {
    let all: Vec<String> = texts.into_iter().map(|text| has(text)).collect();
    if all.is_empty() { "true".to_owned() } else { all.join(" && ") }
}

/// Opens a table with open hands, moves the focus to a piece, and listens.
#[track_caller]
fn listen_to(browser: &Browser, table: &Table) {
    set_up(browser, table.record(), true);
    browser.until("the table speaks", "!!document.querySelector('[data-speech]')");
    browser.run(LISTEN, json!([]));
    browser.keys(DOWN);
    browser.until("a piece has the focus", ON_PIECE);
}

/// Returns a table at a decision of the seat whose turn it is that is not composed of several actions.
fn at_decision(game: &tea_table::engine::Info, seed: u32, plies: u32) -> Table {
    let new = record(game.id, &fewest_people(game), seed);
    let mut table = random_position(&new, true, &|table| {
        let is_own_turn = Some(table.turn_of()) == table.to_act();
        table.plies() >= plies && is_own_turn && table.only_answer(true).is_none() && !table.game.is_drafted()
    });
    table.seating.open = true;
    table
}

/// Types a line into the open command line and runs it.
#[track_caller]
fn type_line(browser: &Browser, line: &str) {
    browser.run("window.heard = [];", json!([]));
    browser.keys(line);
    browser.keys(ENTER);
}

/// Runs a command and waits until its answer is said and shown; fails if the focus leaves the field.
#[track_caller]
fn ask(browser: &Browser, line: &str, is_answer: &str) {
    type_line(browser, line);
    browser.until(&format!("“{line}” is answered: {is_answer}"), &format!("heard.some((said) => {is_answer})"));
    assert_eq!(browser.eval(IN_FIELD), json!(true), "“{line}” leaves the focus in the field");
    let shown = "[...document.querySelectorAll('[data-command] li')].map((line) => line.textContent).join('. ')";
    browser.until("the answer is shown", &format!("heard.includes({shown})"));
}

#[test]
fn commands_are_answered_and_escape_gives_the_focus_back() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        let table = at_decision(info, 51, 20);
        listen_to(&browser, &table);
        browser.run("window.before = document.activeElement;", json!([]));
        // The letters that follow at once are typed into the field.
        browser.keys("/question");
        browser.keys(ENTER);
        let asked = format!("heard.some((said) => said.endsWith({}))", json!(table.prompt()));
        browser.until("the question is said", &asked);
        ask(&browser, "standing", &has(&table.heading(table.plies())));
        for (number, (topic, name)) in (1..).zip(table.topics()) {
            let facts = table.facts(table.plies(), topic);
            let line = if matches!(topic, Topic::Side(_)) { format!("seat {number}") } else { name.clone() };
            let summary = facts.len().min(3);
            ask(&browser, &line, &format!("{} && {}", has(&name), has_all(&facts[..summary])));
            if facts.len() > summary {
                ask(&browser, &line, &has_all(&facts[summary..]));
            }
        }
        let names: Vec<String> = (0..table.legal().len()).filter_map(|index| table.verb(index)).collect();
        let numbered = |index: usize| format!("{}: {}", index + 1, names[index]);
        ask(&browser, "actions", &has(&numbered(0)));
        if names.len() > 8 {
            ask(&browser, "more", &has(&numbered(8)));
        }
        ask(&browser, "result 1", &has_all([&names[0]].into_iter().chain(table.certain_results(0).iter().take(7))));
        ask(&browser, "result 999", &has("999"));
        ask(&browser, "near", "/^(Left|Right|Above|Below): |^Edge$/.test(said)");
        let last = table.story(0).pop().expect("it has begun").line.text;
        // A long move is told in parts.
        ask(&browser, "last", &format!("{} || /\\d+ more$/.test(said)", has(&last)));
        ask(&browser, "news", "said.length > 0");
        ask(&browser, "help", "said.startsWith('actions: ')");
        ask(&browser, "xyzzy", "said.includes('xyzzy') && said.includes('help')");
        browser.keys(ESCAPE);
        browser.until("the command line is closed", IS_CLOSED);
        assert_eq!(browser.eval("document.activeElement === before"), json!(true), "{}: the focus is back", info.id);
        assert_eq!(table_save(&browser, info.id).record.actions.len(), table.plies() as usize, "{}", info.id);
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_number_chooses_an_action_which_enter_carries_out() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        let table = at_decision(info, 52, 6);
        let legal = table.legal();
        let index = (0..legal.len()).find(|index| !table.is_end(*index) && table.pass() != Some(*index)).unwrap_or(0);
        listen_to(&browser, &table);
        browser.keys("/");
        type_line(&browser, &(index + 1).to_string());
        // An answer in the card game is carried out by its own button.
        let on_commit = "document.activeElement?.matches('[data-commit], .answer') ?? false";
        browser.until("the button that carries it out has the focus", on_commit);
        browser.until("the plan is said", "heard.length > 0");
        let plies = || table_save(&browser, info.id).record.actions;
        assert_eq!(plies().len(), table.plies() as usize, "{}: nothing is carried out yet", info.id);
        for _ in 0..2 {
            // What an action forgoes is said first.
            if plies().len() == table.plies() as usize {
                browser.keys(ENTER);
                wait_until_drawn(&browser);
            }
        }
        assert_eq!(plies().get(table.plies() as usize), Some(&legal[index]), "{}: {:?}", info.id, browser.log());
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn a_piece_is_found_by_its_name_and_a_refusal_explained() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        listen_to(&browser, &at_decision(info, 53, 20));
        let name = browser.eval(LAST_LIT);
        let name = name.as_str().expect("a piece can be pressed");
        // The next piece with these words may be another one.
        let is_there = format!(
            "(({{ ariaLabel, textContent }}) => (ariaLabel ?? textContent).trim())(document.activeElement) === {}",
            json!(name)
        );
        for (command, there) in
            [("go", is_there.as_str()), ("next", "!!document.activeElement?.closest('[data-region]')")]
        {
            browser.keys("/");
            browser.until("the field has the focus", IN_FIELD);
            type_line(&browser, &format!("{command} {name}"));
            browser.until("the command line is closed", IS_CLOSED);
            browser.until(&format!("“{command}” moves the focus to {name}"), there);
        }
        let refused = "[...document.querySelectorAll('main [data-spot][aria-disabled=true]')] \
            .find((piece) => piece.offsetWidth > 0)?.ariaLabel ?? null";
        if let Value::String(name) = browser.eval(refused) {
            browser.keys("/");
            browser.until("the field has the focus", IN_FIELD);
            type_line(&browser, &format!("why {name}"));
            browser.until("the reason is said", "heard.length > 0");
            assert_eq!(browser.eval(IN_FIELD), json!(true), "{}: the focus stays in the field", info.id);
            browser.keys(ESCAPE);
        }
    }
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_table_is_told_in_words() {
    let (_server, browser) = open_served_page(Browser::open(390, 660));
    for info in tested_titles() {
        let table = at_decision(info, 54, 20);
        listen_to(&browser, &table);
        browser.keys("/");
        browser.until("the field has the focus", IN_FIELD);
        type_line(&browser, "words");
        browser.until("the sheet is open", "!!document.querySelector('[data-sheet] [data-words]')");
        let lines = "[...document.querySelectorAll('[data-words] :is(h3, li)')].map((one) => one.textContent)";
        let told = browser.eval(lines);
        let topics = table.topics().into_iter();
        let all = topics.flat_map(|(topic, name)| [name].into_iter().chain(table.facts(table.plies(), topic)));
        assert_eq!(told, json!(all.collect::<Vec<_>>()), "{}", info.id);
        browser.keys(ESCAPE);
        browser.until("a piece has the focus again", ON_PIECE);
    }
    assert_eq!(browser.log(), [""; 0]);
}

/// Opens the sheet of keys from the menu, wherever the focus is.
#[track_caller]
fn open_keys(browser: &Browser) {
    press(browser, "Menu");
    browser.click(".menu-keys");
}

#[test]
fn a_shortcut_gets_another_key_and_conflicts_are_told() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    let info = tested_titles()[0];
    let table = at_decision(info, 55, 6);
    listen_to(&browser, &table);
    let is_asked = format!("heard.some((said) => said.endsWith({}))", json!(table.prompt()));
    let status = |text: &str| format!("document.querySelector('[data-key-status]').textContent.includes('{text}')");
    browser.keys(ESCAPE);
    open_keys(&browser);
    browser.until("the keys are listed", "!!document.querySelector('[data-shortcut=p]')");
    browser.run("document.querySelector('[data-shortcut=p]').focus()", json!([]));
    browser.keys(ENTER);
    browser.keys("h");
    browser.until("the conflict is told", &status("H is already used"));
    browser.keys("x");
    browser.until("the key is changed", &status("X: "));
    assert_eq!(browser.eval("localStorage.getItem('tea-table.shortcuts')"), json!("p=x"));
    browser.keys(ENTER);
    browser.keys(ESCAPE);
    assert_eq!(browser.eval("!!document.querySelector('[data-sheet]')"), json!(true), "Escape only keeps the key");
    browser.keys(ESCAPE);
    browser.until("the sheet is closed", "!document.querySelector('[data-sheet]')");
    browser.run("window.heard = [];", json!([]));
    browser.keys("p");
    browser.keys("x");
    browser.until("the new key is answered", &is_asked);
    assert_eq!(browser.eval("heard.length"), json!(1), "the old key does nothing");
    browser.reload();
    wait_until_mounted(&browser);
    browser.until("the table speaks", "!!document.querySelector('[data-speech]')");
    browser.run(LISTEN, json!([]));
    browser.keys("x");
    browser.until("the key is kept", &is_asked);
    open_keys(&browser);
    browser.until("the way back is offered", "!!document.querySelector('[data-standard-keys]')");
    browser.click("[data-standard-keys]");
    browser.until("the standard keys are back", "localStorage.getItem('tea-table.shortcuts') === null");
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn the_command_line_fits_every_window() {
    let (_server, browser) = open_served_page(Browser::open(1366, 768));
    for info in tested_titles() {
        let table = at_decision(info, 56, 20);
        for (width, height) in [(320, 225), (320, 568), (390, 660), (844, 390), (820, 1180), (1366, 768)] {
            browser.resize(width, height);
            listen_to(&browser, &table);
            browser.keys("/");
            browser.until("the field has the focus", IN_FIELD);
            ask(&browser, "help", "said.startsWith('actions: ')");
            let fits = "(() => { const field = document.activeElement.getBoundingClientRect(); \
                const place = document.querySelector('[data-voice]').getBoundingClientRect(); \
                const over = document.elementFromPoint(field.x + field.width / 2, field.y + field.height / 2); \
                return over === document.activeElement && field.width > 120 && place.left >= 0 \
                    && place.right <= innerWidth && place.bottom < innerHeight * 0.9; })()";
            browser.until(&format!("{} at {width}×{height}: the field is free and the board seen", info.id), fits);
            browser.keys(ESCAPE);
            browser.until("the command line is closed", IS_CLOSED);
        }
    }
    assert_eq!(browser.log(), [""; 0]);
}
