//! Games played by ear: a robot that only hears and presses keys plays the games that the same policy plays through the
//! programming interface, action by action, as far as no action has to be composed of several.
//!
//! The clock of the page runs faster than a player's, so that sentences still follow each other in their order.

use serde_json::json;
use tea_table::engine::{Chance, Info, Seat, Viewer};
use tea_table::games::{Visitor, visit};
use tea_table::table::Table;
use tea_table::table::pressing::is_drafted;
use tea_table::words::{Title, Topic};

use crate::driver::Browser;
use crate::ear::{ENTER, ESCAPE, Ear, Heard};
use crate::table::{fewest_people, open_served_page, record, set_up, tested_titles, wait_for_save};

/// Makes the clock of the page run faster.
const HASTE: &str = "const wait = window.setTimeout, now = performance.now.bind(performance); \
    window.setTimeout = (then, time, ...more) => wait(then, (time ?? 0) / 60, ...more); \
    performance.now = () => now() * 60;";
/// Number of games of each title, and with `--soak`.
const GAMES: u32 = 1;
const SOAKED_GAMES: u32 = 400;
/// Minimum number of decisions of a game that are played by ear.
const MIN_DECISIONS: usize = 3;
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

    /// Chooses an action that is not composed of several; returns its index and its name, `None` if there is none.
    fn choose(&mut self) -> Option<(usize, String)> {
        let whole = visit(self.table.info().id, Whole(&self.table)).expect("it is on the shelf");
        let index = *whole.get(self.policy.index(whole.len().max(1)))?;
        Some((index, self.table.verb(index).expect("it is legal")))
    }

    /// Plays an action, and the answers that the table gives by itself.
    fn play(&mut self, index: usize) {
        self.table.act(index).expect("it is legal");
        self.settle();
    }
}

/// The legal actions that are not composed in a draft, by index.
struct Whole<'a>(&'a Table);

impl Visitor for Whole<'_> {
    type Output = Vec<usize>;
    fn visit<G: Title>(self) -> Vec<usize> {
        let session = self.0.session::<G>();
        let Some(seat) = session.to_act() else { return Vec::new() };
        let (view, legal) = (session.view(Viewer::Seat(seat)), session.legal());
        (0..legal.len()).filter(|index| !is_drafted::<G>(&view, &legal[*index])).collect()
    }
}

/// An action whose loss the page says before a second press carries it out.
struct Loss<'a> {
    table: &'a Table,
    index: usize,
}

impl Visitor for Loss<'_> {
    type Output = Option<String>;
    fn visit<G: Title>(self) -> Option<String> {
        let session = self.table.session::<G>();
        let (view, legal) = (session.view(Viewer::Seat(session.to_act()?)), session.legal());
        let loss = G::forgoes(&view, &legal, &legal[self.index])?;
        Some(self.table.speak(|speaker| speaker.say(&loss)))
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

/// Plays an action by its number on the command line; returns the number of keys.
#[track_caller]
fn decide(ear: &mut Ear, twin: &mut Twin, (index, plan): (usize, String)) -> usize {
    let keys = ear.keys;
    let loss = visit(twin.table.info().id, Loss { table: &twin.table, index }).expect("it is on the shelf");
    twin.play(index);
    ear.press("/");
    ear.until_focused("the command line", |focus| focus.role == "textbox");
    ear.forget();
    ear.press(&format!("{}{ENTER}", index + 1));
    ear.until_heard(&format!("the plan “{plan}”"), |_| true);
    ear.until_focused("the plan", |focus| focus.role == "button");
    ear.forget();
    if let Some(loss) = loss {
        ear.press(ENTER);
        ear.until_heard("the loss", |said| said.contains(&loss));
    }
    if twin.table.to_act().is_none() {
        ear.press(ENTER);
        let result = twin.table.result().expect("the game is over");
        let is_result = |focus: &Heard| focus.role == "heading" && focus.name == result;
        // The steps of the final scoring come first, each with a button that has the focus.
        while !is_result(&ear.until_focused("the result", |focus| is_result(focus) || focus.role == "button")) {
            ear.press(ENTER);
        }
        return (ear.keys - keys) as usize;
    }
    let question = twin.table.prompt();
    ear.press(ENTER);
    ear.until_heard(&format!("what follows from “{plan}”"), |said| said == question);
    (ear.keys - keys) as usize
}

fn play_by_ear(info: &Info, seed: u32) {
    let (_server, mut ear, mut twin) = listen(info, seed);
    let first = twin.table.prompt();
    ear.press("z");
    ear.until_heard("the first question", |said| said == first);
    let mut keys = Vec::new();
    while twin.settle() {
        // What is composed of several actions, such as an offer, has no number of its own: there the game is left.
        let Some(choice) = twin.choose() else { break };
        if keys.len() % ASKS_EVERY == 0 {
            ask_about_seat(&mut ear, &twin.table);
        }
        keys.push(decide(&mut ear, &mut twin, choice));
        // A focus that is lost is counted.
        ear.focus();
    }
    assert!(keys.len() >= MIN_DECISIONS, "{}: only {} decisions", info.id, keys.len());
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
    // In Chai the lane of a tea is chosen together with the action before it, which has no number of its own.
    for info in tested_titles().into_iter().filter(|info| info.id != "chai") {
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
