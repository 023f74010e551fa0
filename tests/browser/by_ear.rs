//! Whole games played by ear: a robot that only hears and presses keys plays the games that the same policy plays
//! through the programming interface, action by action.
//!
//! The clock of the page runs faster than a player's, so that sentences still follow each other in their order.

use serde_json::json;
use tea_table::engine::{Chance, Info, Seat};
use tea_table::table::Table;
use tea_table::words::Topic;

use crate::driver::Browser;
use crate::ear::{ENTER, ESCAPE, Ear};
use crate::table::{fewest_people, open_served_page, record, set_up, tested_titles, wait_for_save};

/// Makes the clock of the page run faster.
const HASTE: &str = "const wait = window.setTimeout, now = performance.now.bind(performance); \
    window.setTimeout = (then, time, ...more) => wait(then, (time ?? 0) / 60, ...more); \
    performance.now = () => now() * 60;";
/// Number of games of each title, and with `--soak`.
const GAMES: u32 = 1;
const SOAKED_GAMES: u32 = 400;
/// Every so many decisions the robot also asks what its seat has.
const ASKS_EVERY: usize = 12;
/// Maximum of the median number of keys for a decision.
const MAX_KEYS: usize = 8;

/// The game that the policy plays through the programming interface.
struct Twin {
    table: Table,
    policy: Chance,
}

impl Twin {
    /// Plays the answers that the table gives by itself; returns whether a decision is left.
    fn settle(&mut self) -> bool {
        while let Some(only) = self.table.only_answer(true) {
            self.table.act(only).expect("it is legal");
        }
        self.table.to_act().is_some()
    }

    /// Chooses an action; returns its index and its name.
    fn choose(&mut self) -> (usize, String) {
        let index = self.policy.index(self.table.legal().len());
        (index, self.table.verb(index).expect("it is legal"))
    }

    /// Plays an action and returns everything that may be heard of it.
    fn play(&mut self, index: usize) -> Vec<String> {
        let plies = self.table.plies();
        self.table.act(index).expect("it is legal");
        let mut heard = vec![self.table.prompt()];
        while let Some(only) = self.table.only_answer(true) {
            self.table.act(only).expect("it is legal");
            heard.push(self.table.prompt());
        }
        let lines = self.table.story(plies).into_iter().filter(|line| line.ply > plies);
        heard.extend(lines.map(|line| match line.line.aside {
            Some(aside) => format!("{} {aside}", line.line.text),
            None => line.line.text,
        }));
        heard
    }
}

/// Opens a table of people with open hands in a page whose clock is fast.
#[track_caller]
fn listen(info: &Info, seed: u32) -> (impl Drop + use<>, Ear, Twin) {
    let (server, browser) = open_served_page(Browser::open(1366, 768));
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HASTE }));
    let record = record(info.id, &fewest_people(info), seed);
    let mut table = Table::open(&record).expect("a new game opens");
    table.seating.open = true;
    set_up(&browser, record, true);
    (server, Ear::listen(browser), Twin { table, policy: Chance::stream(seed.into()) })
}

/// Asks for the facts about a seat and compares them with those of the table; the focus stays.
#[track_caller]
fn ask_about_seat(ear: &mut Ear, table: &Table) {
    let before = ear.focus();
    ear.press("1");
    let first = table.facts(table.plies(), Topic::Side(Seat(0))).into_iter().next().expect("a seat has facts");
    ear.until_heard("a fact about the seat", |said| said.contains(&first));
    assert_eq!(ear.focus(), before, "an answer moves no focus");
}

/// Plays a decision by its number on the command line; returns the number of keys.
#[track_caller]
fn decide(ear: &mut Ear, twin: &mut Twin) -> usize {
    let keys = ear.keys;
    let (index, plan) = twin.choose();
    let expected = twin.play(index);
    ear.press("/");
    ear.until_focused("the command line", |focus| focus.role == "textbox");
    ear.press(&format!("{}{ENTER}", index + 1));
    ear.until_heard(&format!("the plan “{plan}”"), |said| said.contains(&plan));
    ear.until_focused("the plan", |focus| focus.role == "button");
    ear.forget();
    let is_known = |said: &str| expected.iter().any(|one| said.contains(one.as_str()));
    if twin.table.to_act().is_none() {
        ear.press(ENTER);
        let result = twin.table.result().expect("the game is over");
        ear.until_focused("the result", |focus| focus.role == "heading" && focus.name == result);
        return (ear.keys - keys) as usize;
    }
    let question = twin.table.prompt();
    loop {
        ear.press(ENTER);
        let follows = format!("what follows from “{plan}”");
        let said = ear.until_heard(&follows, |said| said == question || !is_known(said));
        // Anything else warns of a loss, and a second press is asked for.
        if said == question {
            break;
        }
    }
    (ear.keys - keys) as usize
}

fn play_by_ear(info: &Info, seed: u32) {
    let (_server, mut ear, mut twin) = listen(info, seed);
    let first = twin.table.prompt();
    ear.press("z");
    ear.until_heard("the first question", |said| said == first);
    let mut keys = Vec::new();
    while twin.settle() {
        if keys.len() % ASKS_EVERY == 0 {
            ask_about_seat(&mut ear, &twin.table);
        }
        keys.push(decide(&mut ear, &mut twin));
        // A focus that is lost is counted.
        ear.focus();
    }
    keys.sort_unstable();
    let median = keys[keys.len() / 2];
    assert!(median <= MAX_KEYS, "{}: {median} keys a decision", info.id);
    assert_eq!(ear.losses, 0, "{}: the focus is never lost", info.id);
    let actions = twin.table.record().actions;
    let browser = ear.stop();
    wait_for_save(&browser, info.id, "the same game, action by action", |save| save.record.actions == actions);
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn games_played_by_ear_are_those_of_the_same_policy() {
    let games = if std::env::var_os("TEA_SOAK").is_some() { SOAKED_GAMES } else { GAMES };
    for info in tested_titles() {
        (0..games).for_each(|seed| play_by_ear(info, 70 + seed));
    }
}

#[test]
fn the_command_line_lists_actions_and_gives_the_focus_back() {
    for info in tested_titles() {
        let (_server, mut ear, twin) = listen(info, 69);
        ear.press("n");
        let before = ear.until_focused("a piece", |focus| focus.role == "button");
        ear.press("/");
        ear.until_focused("the command line", |focus| focus.role == "textbox");
        ear.press(&format!("actions{ENTER}"));
        let name = twin.table.verb(0).expect("there is an action");
        ear.until_heard("the first action", |said| said.contains(&name));
        ear.press(ESCAPE);
        ear.until_focused("what had the focus before", |focus| *focus == before);
        assert_eq!(ear.stop().log(), [""; 0]);
    }
}
