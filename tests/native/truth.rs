//! Lessons tell the truth: the words of every step agree with the action that it asks for, and every note of the coach
//! is true at the tables where it is shown.
//!
//! Neither law knows a lesson. The first compares the words of a step with those of the requested action and of its
//! alternatives; the second checks the claims of a note, recognised by its words, against the table.

use std::collections::BTreeSet;

use tea_table::engine::record::{Player, Seed};
use tea_table::engine::variant::OptionValues;
use tea_table::engine::{Chance, Press, Viewer, link};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::Table;
use tea_table::table::coach::CoachState;
use tea_table::table::lesson::{Progress, learner, rival_move};
use tea_table::words::lesson::{Part, Task, lesson_text, matches, pieces};
use tea_table::words::{Speaker, Title, english};

use tea_table::laws::play;

/// Spells out a number below 100: "eighteen", "twenty-five"; larger ones are in figures.
fn numeral(number: usize) -> String {
    const UNITS: [&str; 20] = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
    ];
    const TENS: [&str; 8] = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
    match (UNITS.get(number), number / 10, number % 10) {
        (Some(unit), ..) => (*unit).to_owned(),
        (None, tens @ 2..=9, 0) => TENS[tens - 2].to_owned(),
        (None, tens @ 2..=9, unit) => format!("{}-{}", TENS[tens - 2], UNITS[unit]),
        _ => number.to_string(),
    }
}

/// First words of sentences that ask for something.
const INSTRUCTION_VERBS: [&str; 37] = [
    "start", "play", "advance", "use", "move", "plant", "take", "hire", "deliver", "discard", "offer", "ship", "send",
    "cause", "build", "end", "buy", "sell", "exchange", "place", "swap", "load", "reserve", "choose", "spend", "pass",
    "go", "now", "then", "and", "so", "stop", "your", "next", "have", "both", "chosen",
];
/// Colours and kinds: the words, besides names and numbers, that distinguish actions.
const KINDS: [&str; 33] = [
    "red",
    "blue",
    "black",
    "green",
    "white",
    "yellow",
    "oolong",
    "fermented",
    "wheat",
    "wood",
    "ore",
    "barrel",
    "tobacco",
    "cannon",
    "tea",
    "coffee",
    "rubber",
    "sugar",
    "cinnamon",
    "indigo",
    "clipper",
    "port",
    "left",
    "right",
    "third",
    "first",
    "second",
    "kandy",
    "uva",
    "dimbula",
    "ruhuna",
    "governor",
    "tavern",
];

fn word_set(text: &str) -> BTreeSet<String> {
    let numbers: Vec<String> = (1..=20).map(numeral).collect();
    let word = |word: &str| {
        let word = word.to_lowercase();
        match numbers.iter().position(|number| *number == word) {
            Some(number) => (number + 1).to_string(),
            None => word,
        }
    };
    let split = |letter: char| !letter.is_alphanumeric();
    text.split(split).filter(|part| !part.is_empty()).map(word).collect()
}

/// Returns only those words of a text that distinguish actions.
fn distinguishing_words(text: &str) -> BTreeSet<String> {
    let tells = |word: &String| KINDS.contains(&word.as_str()) || word.bytes().all(|byte| byte.is_ascii_digit());
    word_set(text).into_iter().filter(tells).collect()
}

/// Returns the sentences of a step that ask for something; all of them if none begins with such a word.
fn instructions(say: &str) -> String {
    let sentences: Vec<&str> = say.split_inclusive(['.', ':', '!']).map(str::trim).collect();
    let asks = |sentence: &&&str| {
        let first = sentence.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_lowercase();
        INSTRUCTION_VERBS.contains(&first.as_str())
    };
    let found: Vec<&str> = sentences.iter().filter(asks).copied().collect();
    if found.is_empty() { say.to_owned() } else { found.join(" ") }
}

/// Returns the words that distinguish an action from others of its sort: numbers in its verb and notation, kinds also
/// in its pieces and its certain effects.
fn distinguishing_words_of<G: Title>(table: &Table, index: usize) -> BTreeSet<String> {
    let action = table.session::<G>().legal()[index];
    let view = table.session::<G>().view(table.to_act().map_or(Viewer::Public, Viewer::Seat));
    let names: Vec<String> = table.seating.players.iter().map(|player| player.name.clone()).collect();
    let speaker = Speaker { words: english::game(G::INFO.id), names: &names, reader: table.viewer() };
    let mut parts = Vec::new();
    <G as Press>::presses(&view, &action, &mut parts);
    let mut found_words = distinguishing_words(&format!("{} {action}", speaker.say(&G::verb(&view, &action))));
    let about = parts.into_iter().map(|part| speaker.say(&G::part(&view, part))).chain(table.certain_results(index));
    found_words
        .extend(about.flat_map(|text| distinguishing_words(&text)).filter(|word| KINDS.contains(&word.as_str())));
    found_words
}

/// Returns the words of a step that belong to an action other than the requested one.
fn contradictions<G: Title>(table: &Table, say: &str, pattern: &'static str) -> BTreeSet<String> {
    let mut after = Table::open(&table.record()).expect("it is the same table");
    after.seating = table.seating.clone();
    let (mut own, mut others) = (BTreeSet::new(), BTreeSet::new());
    for piece in pieces(pattern) {
        let legal = after.legal();
        let Some(asked) = legal.iter().position(|action| matches(piece, action)) else { break };
        let sort = |action: &str| action.split(' ').next().map(str::to_owned);
        for index in (0..legal.len()).filter(|index| sort(&legal[*index]) == sort(&legal[asked])) {
            let other_words = distinguishing_words_of::<G>(&after, index);
            if index == asked { own.extend(other_words) } else { others.extend(other_words) }
        }
        after.act(asked).expect("it is of the legal list");
    }
    let instructions = instructions(say);
    let own_words = distinguishing_words(&instructions);
    // In "in blue or red", only one of the two is requested.
    let is_choice = |word: &String| {
        let joins = |other: &String| {
            instructions.contains(&format!("{other} or {word}")) || instructions.contains(&format!("{word} or {other}"))
        };
        own.iter().any(joins)
    };
    own_words
        .iter()
        .filter(|word| others.contains(*word) && !own.contains(*word) && !is_choice(word))
        .cloned()
        .collect()
}

struct CheckSteps<'a> {
    part: &'a Part,
    packed: &'a str,
    place: String,
}

impl Visitor for CheckSteps<'_> {
    type Output = Vec<String>;
    fn visit<G: Title>(self) -> Vec<String> {
        let mut table = Table::open_link(&format!("{}.{}", G::INFO.id, self.packed)).expect("lessons open");
        let (mut progress, mut faults) = (Progress::default(), Vec::new());
        for _ in 0..500 {
            progress.follow(self.part, &table);
            if progress.is_complete(self.part) {
                break;
            }
            let step = progress.step(self.part, &table).map(|step| &self.part.steps[step]);
            match step {
                Some(step) if step.task == Task::Read => progress.read(self.part, &table),
                Some(step) if learner(&table) == table.to_act() => {
                    let pattern = step.task.accepted_patterns().iter().find(|pattern| {
                        let first = pieces(pattern).next().unwrap_or_default();
                        table.legal().iter().any(|action| matches(first, action))
                    });
                    let pattern = *pattern.expect("what is asked for can be done");
                    let say = lesson_text(G::INFO.id, step.say);
                    let found = contradictions::<G>(&table, &say, pattern);
                    if !found.is_empty() {
                        faults.push(format!("{}: “{}” asks for {pattern}, but says {found:?}", self.place, say));
                    }
                    for piece in pieces(pattern) {
                        let action =
                            table.legal().into_iter().find(|action| matches(piece, action)).expect("it is legal");
                        table.act_notation(&action).expect("it is legal");
                    }
                }
                _ if learner(&table) == table.to_act() => {
                    let index = table.only_answer(true).expect("nothing is asked, so there is one answer");
                    table.act(index).expect("it is of the legal list");
                }
                _ => {
                    let index = rival_move(self.part, &table);
                    table.act(index).expect("it is of the legal list");
                }
            }
        }
        faults
    }
}

struct TeachingOf;

impl Visitor for TeachingOf {
    type Output = &'static tea_table::words::lesson::Teaching;
    fn visit<G: Title>(self) -> Self::Output {
        G::teaching()
    }
}

#[test]
fn steps_agree_with_the_actions_they_ask_for() {
    let mut faults = Vec::new();
    for info in SHELF {
        let teaching = visit(info.id, TeachingOf).expect("it is in the catalogue");
        for lesson in teaching.lessons {
            for (number, part) in lesson.parts.iter().enumerate() {
                let (game, packed) = link::split(part.table).expect("it is a link");
                let place = format!("{}, {}, part {number}", info.id, lesson.key);
                faults.extend(visit(game, CheckSteps { part, packed, place }).expect("it is in the catalogue"));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn contradictions_in_a_step_are_detected() {
    let instruction = "Exchange some money for a red point.";
    assert!(distinguishing_words(&instructions(instruction)).contains("red"));
    let counted = "You own a plantation of Rubber. Ship five Rubber with it.";
    assert!(
        distinguishing_words(&instructions(counted)).contains("5")
            && !distinguishing_words(&instructions(counted)).contains("6")
    );
    assert_eq!(instructions("Bao agreed. Ship all three."), "Ship all three.");
}

/// A claim in the words of a note, and the tables at which it holds.
type Claim = (&'static str, fn(u8, &OptionValues) -> bool);

const CLAIMS: [Claim; 16] = [
    ("both of you", |seats, _| seats == 2),
    ("you both", |seats, _| seats == 2),
    ("both win", |seats, _| seats > 2),
    ("only one", |seats, _| seats == 2),
    ("two players", |seats, _| seats == 2),
    ("your rival", |seats, _| seats == 2),
    ("automaton", |seats, _| seats == 1),
    ("the automa ", |seats, _| seats == 2),
    ("any players together", |seats, _| seats > 2),
    ("every other player", |seats, _| seats > 2),
    ("everyone", |seats, _| seats > 1),
    ("every rival", |seats, _| seats > 1),
    ("first to 100", |_, options| options.has("ending", "first")),
    ("as soon as a player has 100", |_, options| options.has("ending", "first")),
    ("once a player has 100", |_, options| options.has("ending", "equal")),
    ("goods are limited", |_, options| options.has("supply", "box")),
];
/// Words for the past: a note states a rule, not an event.
const PAST: [&str; 12] =
    ["grew", "came", "brought", "ran", "was", "were", "gave", "moved", "took", "had", "won", "somebody"];

/// Returns the first error of a note at a table with these seats and options; `None` if it has none.
fn false_claim(text: &str, seats: u8, options: &OptionValues, rulebook: &BTreeSet<String>) -> Option<String> {
    let say = text.to_lowercase();
    let note_words = word_set(text);
    let claims = CLAIMS.iter().filter(|(words, holds)| say.contains(words) && !holds(seats, options));
    let past = PAST.iter().filter(|word| note_words.contains(**word));
    let figures = note_words.iter().filter(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    let unknown = figures.filter(|figure| !rulebook.contains(*figure));
    let claims = claims.map(|(words, _)| format!("“{words}” is not so"));
    let past = past.map(|word| format!("“{word}” may not have happened"));
    let unknown = unknown.map(|figure| format!("the rules have no {figure}"));
    claims.chain(past).chain(unknown).next()
}

struct CheckCoach;

impl Visitor for CheckCoach {
    type Output = (usize, Vec<String>);
    /// Checks all notes at all tables, then plays games of people and checks that the coach shows each note only where
    /// it is true. Returns the number of notes shown and the faults.
    fn visit<G: Title>(self) -> Self::Output {
        let own = english::rules(G::INFO.id);
        let texts = G::rulebook().sections.iter().flat_map(|section| section.paragraphs(own));
        let mut rulebook: BTreeSet<String> = texts.flat_map(|(_, text)| word_set(&text)).collect();
        let (mut faults, mut spoken) = (BTreeSet::new(), BTreeSet::new());
        for (number, setup) in (0..).zip(play::setups::<G>(5)) {
            let options = OptionValues::from_options(&setup.options);
            let speaker = Speaker { words: english::game(G::INFO.id), names: &[], reader: Viewer::Public };
            let groups = speaker.components(&G::components(&setup.options, setup.seats, G::INFO.rules));
            let components = groups.iter().flat_map(|group| &group.components);
            rulebook.extend(components.flat_map(|one| {
                word_set(&format!("{} {} {}", one.name, one.words.as_deref().unwrap_or_default(), one.count))
            }));
            let place = play::describe::<G>(&setup);
            let mut sections = BTreeSet::new();
            for note in G::teaching().notes.iter().filter(|note| note.at.include(setup.seats, &options)) {
                if !sections.insert(note.rule) {
                    faults.insert(format!("{place}: two notes of {}", note.rule));
                }
                let text = lesson_text(G::INFO.id, note.say);
                let fault = false_claim(&text, setup.seats, &options, &rulebook);
                faults.extend(fault.map(|why| format!("{}: {} ({why})", G::INFO.id, text)));
            }
            let players = play::names(setup.seats).iter().map(|name| Player::new(name, Player::PERSON)).collect();
            let mut table = Table::new::<G>(setup.options.clone(), players, Seed(number)).expect("setups fit");
            let (mut coached, mut from) = (CoachState::default(), 0);
            let mut chance = Chance::stream(number);
            while table.to_act().is_some() && table.plies() < 400 {
                table.seating.curtain_lifted_by = table.to_act();
                if let Some(note) = coached.note(&table, from, None) {
                    if !note.at.include(setup.seats, &options) {
                        faults.insert(format!("{place}: {} is for other tables", note.say));
                    }
                    spoken.insert(note.say);
                    coached.seen.push(note.rule.to_owned());
                    continue;
                }
                from = table.plies();
                let choices = table.legal().len() as u32;
                let index = chance.below(choices) as usize;
                table.act(index).expect("it is of the legal list");
            }
        }
        (spoken.len(), faults.into_iter().collect())
    }
}

#[test]
fn notes_of_the_coach_are_true_at_every_table() {
    let mut faults = Vec::new();
    for info in SHELF {
        let (spoken, found) = visit(info.id, CheckCoach).expect("it is in the catalogue");
        assert!(spoken > 8, "{}: the coach said {spoken} notes", info.id);
        faults.extend(found);
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn false_notes_are_detected() {
    let rulebook = BTreeSet::from(["100".to_owned()]);
    let options = OptionValues::from_options(&());
    let is_false = |say: &'static str, seats: u8| false_claim(say, seats, &options, &rulebook).is_some();
    assert!(is_false("Blue points make a Governor. Both win.", 2) && !is_false("Both win.", 3));
    assert!(is_false("Everybody’s population grew by one.", 3));
    assert!(is_false("Ship for 99 points.", 2) && !is_false("Ship for 100 points.", 2));
    assert!(is_false("Everyone has a dock.", 1));
}
