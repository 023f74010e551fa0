//! Games played by ear: a robot that only hears and presses keys plays the games that the same policy plays through the
//! programming interface, action by action. A decision that is composed of several actions is one line of numbers.
//!
//! The clock of the page runs faster than a player's, so that sentences still follow each other in their order.

use serde_json::json;
use tea_table::engine::{Chance, Info, Seat, Viewer};
use tea_table::games::{Visitor, visit};
use tea_table::laws::numbers::{Typed, type_at_random};
use tea_table::table::Table;
use tea_table::words::{Title, Topic};

use crate::driver::Browser;
use crate::ear::{ENTER, ESCAPE, Ear, Heard};
use crate::table::{fewest_people, open_served_page, record, set_up, tested_titles, tests_everything, wait_for_save};

/// Makes the clock of the page run faster.
pub const HASTE: &str = "const wait = window.setTimeout, now = performance.now.bind(performance); \
    window.setTimeout = (then, time, ...more) => wait(then, (time ?? 0) / 60, ...more); \
    performance.now = () => now() * 60;";
/// Number of games of each title and of decisions in each, those with `--all`, and the number of whole games with
/// `--soak`.
const GAMES: u32 = 1;
const DECISIONS: usize = 40;
const ALL_DECISIONS: usize = 60;
const SOAKED_GAMES: u32 = 400;
/// Minimum number of decisions of a game.
const MIN_DECISIONS: usize = 20;
/// Every so many decisions the robot also asks what its seat has.
const ASKS_EVERY: usize = 12;
/// Maxima of the medians of the keys for a decision, and of the words that are said after it without being asked for.
const MAX_KEYS: usize = 8;
const MAX_WORDS: usize = 40;

/// The game that the policy plays through the programming interface.
struct Twin {
    table: Table,
    policy: Chance,
}

/// A decision of the policy.
struct Decision {
    /// The numbers that choose it on the command line.
    line: String,
    /// The index of each of its actions, in the list that is legal before it.
    actions: Vec<usize>,
    /// What it gives up, which the page says before a second press carries it out.
    loss: Option<String>,
}

impl Twin {
    /// Plays the answers that the table gives by itself; returns whether a decision is left.
    fn settle(&mut self) -> bool {
        while let Some(only) = self.table.only_answer(true) {
            self.table.act(only).expect("it is legal");
        }
        self.table.to_act().is_some()
    }

    fn decide(&mut self) -> Decision {
        let Twin { table, policy } = self;
        visit(table.info().id, Deciding { table, policy }).expect("it is on the shelf").expect("there is a choice")
    }

    /// Plays actions, and the answers that the table gives by itself.
    fn play(&mut self, actions: &[usize]) {
        actions.iter().for_each(|index| self.table.act(*index).expect("it is legal"));
        self.settle();
    }
}

/// Chooses at random, as a player who types numbers could.
struct Deciding<'a> {
    table: &'a Table,
    policy: &'a mut Chance,
}

impl Visitor for Deciding<'_> {
    type Output = Option<Decision>;
    fn visit<G: Title>(self) -> Option<Decision> {
        let session = self.table.session::<G>();
        let view = session.view(Viewer::Seat(session.to_act()?));
        let Typed { numbers, actions } = type_at_random(session, self.policy).expect("the laws hold");
        let loss = G::forgoes(&view, &session.legal(), actions.first()?);
        Some(Decision {
            line: numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" "),
            actions: self.table.indices_of::<G>(&actions)?,
            loss: loss.map(|loss| self.table.speak(|speaker| speaker.say(&loss))),
        })
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
    let before = ear.until_focused("a choice", |focus| focus.role == "button");
    ear.press("1");
    let first = table.facts(table.plies(), Topic::Side(Seat(0))).into_iter().next().expect("a seat has facts");
    ear.until_heard("a fact about the seat", |said| said.contains(&first));
    assert_eq!(ear.focus(), before, "an answer moves no focus");
}

/// What a decision took.
struct Effort {
    keys: usize,
    /// Words that were said after it without being asked for.
    words: usize,
}

/// Plays a decision by its numbers on the command line.
#[track_caller]
fn carry_out(ear: &mut Ear, twin: &mut Twin, Decision { line, actions, loss }: &Decision) -> Effort {
    let keys = ear.keys;
    twin.play(actions);
    ear.press("/");
    ear.until_focused("the command line", |focus| focus.role == "textbox");
    ear.forget();
    ear.press(&format!("{line}{ENTER}"));
    ear.until_heard(&format!("the plan of {line}"), |_| true);
    ear.until_focused("the plan", |focus| focus.role == "button");
    ear.forget();
    let words = ear.words;
    if let Some(loss) = loss {
        ear.press(ENTER);
        ear.until_heard("the loss", |said| said.contains(loss));
    }
    ear.press(ENTER);
    if twin.table.to_act().is_none() {
        let result = twin.table.result().expect("the game is over");
        let is_result = |focus: &Heard| focus.role == "heading" && focus.name == result;
        // The steps of the final scoring come first, each with a button that has the focus.
        while !is_result(&ear.until_focused("the result", |focus| is_result(focus) || focus.role == "button")) {
            ear.press(ENTER);
        }
    } else {
        let question = twin.table.prompt();
        ear.until_heard(&format!("what follows from {line}"), |said| said == question);
    }
    Effort { keys: (ear.keys - keys) as usize, words: ear.words - words }
}

fn median(numbers: impl Iterator<Item = usize>) -> usize {
    let mut numbers: Vec<usize> = numbers.collect();
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

fn play_by_ear(info: &Info, seed: u32, most: usize) {
    let (_server, mut ear, mut twin) = listen(info, seed);
    let first = twin.table.prompt();
    ear.press("z");
    ear.until_heard("the first question", |said| said == first);
    let mut efforts = Vec::new();
    while twin.settle() && efforts.len() < most {
        if efforts.len() % ASKS_EVERY == 0 {
            ask_about_seat(&mut ear, &twin.table);
        }
        let decision = twin.decide();
        efforts.push(carry_out(&mut ear, &mut twin, &decision));
        ear.kept_focus();
    }
    assert!(efforts.len() >= MIN_DECISIONS, "{}: only {} decisions", info.id, efforts.len());
    let keys = median(efforts.iter().map(|effort| effort.keys));
    let words = median(efforts.iter().map(|effort| effort.words));
    println!("{}: {} decisions, {keys} keys and {words} unasked words in the middle", info.id, efforts.len());
    assert!(keys <= MAX_KEYS, "{}: {keys} keys a decision", info.id);
    assert!(words <= MAX_WORDS, "{}: {words} unasked words a decision", info.id);
    let actions = twin.table.record().actions;
    let browser = ear.stop();
    wait_for_save(&browser, info.id, "the same game, action by action", |save| save.record.actions == actions);
    assert_eq!(browser.log(), [""; 0]);
}

#[test]
fn games_played_by_ear_are_those_of_the_same_policy() {
    let is_soaked = std::env::var_os("TEA_SOAK").is_some();
    let decisions = if tests_everything() { ALL_DECISIONS } else { DECISIONS };
    let (games, most) = if is_soaked { (SOAKED_GAMES, usize::MAX) } else { (GAMES, decisions) };
    for info in tested_titles() {
        (0..games).for_each(|seed| play_by_ear(info, 70 + seed, most));
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
