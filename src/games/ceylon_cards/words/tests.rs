//! Tests of the words: every event has its line, every part that is not lit has a reason, and every message of the
//! catalogue is used.

mod labels;
mod refusal;
mod result;
mod story;

use std::collections::BTreeSet;

use super::*;
use crate::engine::{Chance, Game, PerSeat, Rule, Turn};
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::press::Button;
use crate::games::ceylon_cards::state::{Phase, State};
use crate::games::ceylon_cards::tests::{parse_cards, table};
use crate::games::ceylon_cards::{data, options};
use crate::words::{Speaker, english, spoken};

const FILE: &str = include_str!("../../../../public/locales/en/ceylon_cards.ftl");

/// Returns the ids of the catalogue's messages.
fn ids() -> impl Iterator<Item = &'static str> {
    let id = |line: &'static str| line.split_once(" = ").map(|(id, _)| id);
    FILE.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase())).filter_map(id)
}

/// Formats a message for a reader.
fn said(reader: Viewer, message: &Message) -> String {
    let names = ["Asha", "Bao", "Clara", "Dev"].map(String::from);
    Speaker { words: english::game("ceylon_cards"), names: &names, reader }.say(message)
}

const ASHA: Viewer = Viewer::Seat(Seat(0));
const BAO: Viewer = Viewer::Seat(Seat(1));
const CLARA: Viewer = Viewer::Seat(Seat(2));

/// Carries out actions in notation, separated by semicolons, and returns their events.
///
/// # Panics
/// If one of them is not legal.
#[track_caller]
fn play(state: &mut State, actions: &str) -> Vec<Event> {
    let (mut chance, mut events) = (Chance::stream(1), Vec::new());
    for action in actions.split(';').map(str::trim) {
        let action: Action = action.parse().expect("notation");
        let mut legal = Vec::new();
        CeylonCards::legal(state, &mut legal);
        assert!(legal.contains(&action), "“{action}” is not legal");
        CeylonCards::apply(state, action, &mut chance, &mut events);
    }
    events
}

fn why(state: &State, part: Part) -> String {
    let viewer = Viewer::Seat(state.to_act());
    said(viewer, &CeylonCards::refuse(&View::from_state(state, viewer), part).why)
}

fn prompt(state: &State, reader: Viewer) -> String {
    said(reader, &CeylonCards::prompt(&View::from_state(state, reader), reader))
}

/// Carries out actions and returns the lines of their events for a reader.
#[track_caller]
fn told(state: &mut State, actions: &str, reader: Viewer) -> Vec<String> {
    let events = play(state, actions);
    let line = |event: &Event| {
        let line = CeylonCards::line(&event.redact(reader), reader)?;
        let aside = line.aside.map(|aside| format!(" | {}", said(reader, &aside)));
        Some(said(reader, &line.text) + &aside.unwrap_or_default())
    };
    events.iter().filter_map(line).collect()
}

fn verb(state: &State, action: &str) -> String {
    let viewer = Viewer::Seat(state.to_act());
    said(viewer, &CeylonCards::verb(&View::from_state(state, viewer), &action.parse().expect("notation")))
}

fn now(state: &State, reader: Viewer, piece: Piece) -> Vec<String> {
    let view = View::from_state(state, reader);
    CeylonCards::state_of_piece(&view, piece).iter().map(|sentence| said(reader, sentence)).collect()
}

/// Messages that random games may miss; each is tested below.
const RARE: &[&str] = &[
    "entry-deck",
    "entry-deck-words",
    "entry-discard",
    "entry-discard-words",
    "entry-official",
    "entry-official-words",
    "entry-prices",
    "entry-prices-words",
    "entry-score",
    "entry-score-equal",
    "entry-score-words",
    "figure-cards",
    "figure-most",
    "figure-ports",
    "now-deck",
    "now-discard",
    "now-limit",
    "prompt-nothing",
    "line-no-draw",
    "no-cards-to-draw",
    "no-clipper-twice",
    "no-hands",
    "no-ship-goods",
    "no-seat-empty",
    "no-seat-offers",
    "no-order",
    "no-time",
    "no-counter-cards",
    "next-fleet",
    "next-meld",
    "next-plantation",
    "next-build",
    "next-storm",
    "next-attack-or-fleet",
    "next-attack",
    "next-player",
    "result-equal",
    "result-rounds",
    "result-officials",
    "result-plantations",
    "aside-won-equal",
    "aside-won-rounds",
    "prompt-ship",
    "do-negate",
    "do-propose",
    "no-fit",
    "no-finish",
    "no-offers-left",
    "no-anyone-two",
    "no-trade-first",
    "no-seat-either",
    "no-seat-trade",
    "no-seat-pirates",
    "no-card-clipper",
    "no-card-ports",
    "no-card-winds",
    "no-card-pirates",
    "no-attack-winds",
    "no-fleet-enough",
    "no-fleet-clippers",
    "no-want-more",
    "no-want-more-anyone",
    "line-begin",
    "aside-deck",
    "line-gift-anyone",
    "entry-negate",
    "entry-negate-words",
];

#[test]
fn every_message_is_said() {
    let spoken = spoken::sampled::<CeylonCards>(english::game("ceylon_cards"), 1, [2, 4], 29);
    if let Ok(file) = std::env::var("TEA_TABLE_TEXTS") {
        let texts: Vec<&str> = spoken.texts.iter().map(String::as_str).collect();
        std::fs::write(file, texts.join("\n")).expect("the file can be written");
    }
    let info = ["title", "tagline", "credits", "end-", "total-", "category-", "option-", "board-", "transcript-"];
    let unused: Vec<&str> = ids()
        .filter(|id| !info.iter().any(|prefix| id.starts_with(prefix)))
        .filter(|id| !spoken.ids.contains(*id) && !RARE.contains(id))
        .collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
    assert!(RARE.iter().all(|rare| ids().any(|id| id == *rare)), "what is rare is in the catalogue");
}

#[test]
fn every_fact_and_option_has_its_words() {
    let words = english::game("ceylon_cards");
    assert_eq!(words.text("title"), CeylonCards::INFO.title);
    let counted = |name: &str, count: usize| {
        (0..count).for_each(|index| assert!(words.has(&format!("{name}-{index}")), "{name}-{index}"));
        assert_eq!(ids().filter(|id| id.starts_with(&format!("{name}-"))).count(), count, "{name}");
    };
    counted("end", CeylonCards::INFO.ends.into());
    counted("total", CeylonCards::INFO.totals.into());
    counted("category", CeylonCards::INFO.categories.len());
    for (index, good) in Good::ALL.into_iter().enumerate() {
        assert_eq!(words.text(&format!("category-{index}")), words.text(nouns::card(good.card())));
    }
    let choices = <options::Options as crate::engine::Variant>::CHOICES;
    let mut known = BTreeSet::new();
    for choice in choices {
        let id = format!("option-{}", choice.key);
        assert!(words.has(&id) && words.has(&format!("{id}.help")), "{id}");
        known.extend(choice.values.iter().map(|value| format!("{id}-{value}")));
        known.insert(id);
    }
    let written: BTreeSet<String> = ids().filter(|id| id.starts_with("option-")).map(str::to_owned).collect();
    assert_eq!(written, known);
}

fn all_parts(seats: u8) -> Vec<Part> {
    let mut parts: Vec<Part> = Phase::ALL.into_iter().map(Part::Stop).collect();
    parts.extend(Card::ALL.into_iter().flat_map(|card| [Part::Card(card), Part::Name(card)]));
    parts.extend(Seat::all(seats).map(Part::Seat));
    parts.push(Part::Anyone);
    let buttons = [Button::Propose, Button::Accept, Button::Decline, Button::Counter, Button::Negate, Button::Pass];
    parts.extend(buttons.into_iter().chain((0..=2).map(Button::Commit)).map(Part::Button));
    parts
}

#[test]
fn refusals_and_lines_end_as_they_should_and_cite_sections() {
    let rulebook = CeylonCards::rulebook();
    let cited = |rule: Rule| assert!(rulebook.section(rule).is_some(), "{rule:?}");
    cited(super::refusal::time_is_up().rule);
    for seed in 0..4 {
        let (mut chance, mut events, mut actions) = (Chance::stream(seed), vec![], vec![]);
        let mut state = CeylonCards::setup(&Options::default(), 4, &mut chance, &mut events);
        for ply in 0..900 {
            let Turn::Act(seat) = CeylonCards::turn(&state) else { break };
            actions.clear();
            CeylonCards::legal(&state, &mut actions);
            for viewer in [Viewer::Seat(seat), BAO].into_iter().filter(|_| ply % 17 == 0) {
                let view = View::from_state(&state, viewer);
                for part in all_parts(4) {
                    let refusal = CeylonCards::refuse(&view, part);
                    cited(refusal.rule);
                    assert!(said(viewer, &refusal.why).ends_with('.'), "{refusal:?}");
                    let piece = answers::piece(part);
                    assert!(answers::KINDS.contains(&piece.kind) && piece == CeylonCards::piece(&view, part));
                }
                assert!(!prompt(&state, viewer).ends_with('.'));
            }
            let action = actions[chance.index(actions.len())];
            CeylonCards::apply(&mut state, action, &mut chance, &mut events);
        }
        for event in &events {
            let line = CeylonCards::line(&event.redact(ASHA), ASHA);
            assert!(line.is_none_or(|line| !said(ASHA, &line.text).ends_with('.')), "{event:?}");
        }
    }
}

#[test]
fn offers_left_are_counted() {
    let mut state = table(&["tea", "tea", "tea"]);
    let part = |state: &State| said(ASHA, &CeylonCards::part(&View::from_state(state, ASHA), Part::Stop(Phase::Trade)));
    assert_eq!(part(&state), "Trade, 3 offers left");
    for _ in 0..2 {
        play(&mut state, "offer 2; propose; decline");
    }
    assert_eq!(part(&state), "Trade, 1 offer left");
}

#[test]
fn prompts_say_what_is_to_be_done() {
    let mut state = table(&["tea, 4 pirates", "winds, clipper", "clipper, tea"]);
    assert_eq!(prompt(&state, ASHA), "You can trade and attack, or end your turn");
    let laden = table(&["clipper, port, 3 coffee", "tea"]);
    assert_eq!(prompt(&laden, ASHA), "You can draw 2 more for a Clipper and trade, then ship coffee for 12 points");
    assert_eq!(prompt(&state, BAO), "It is Asha’s turn");
    play(&mut state, "attack 2");
    assert_eq!(prompt(&state, BAO), "Asha attacks you: discard Winds, or pass and lose a card");
    assert_eq!(prompt(&state, ASHA), "Bao is responding to the pirates");
    play(&mut state, "negate; fleet 2");
    assert_eq!(prompt(&state, BAO), "Asha’s fleet is after your whole hand: 2 Clippers stop it");
    play(&mut state, "commit 1");
    assert_eq!(prompt(&state, CLARA), "Asha’s fleet is after Bao’s whole hand: 1 more Clipper stops it");
    let mut state = table(&["5 tea, 4 rubber", "tea", "tea"]);
    play(&mut state, "end");
    assert_eq!(prompt(&state, ASHA), "Discard 2 cards: your hand limit is 7");
    assert_eq!(prompt(&state, BAO), "Asha is discarding down to their hand limit");
    let mut state = table(&["tea", "tea", "tea"]);
    play(&mut state, "offer 2; give tea");
    assert_eq!(verb(&state, "propose"), "Offer Bao a gift");
    play(&mut state, "propose");
    assert_eq!(prompt(&state, BAO), "An offer from Asha: accept, decline or counter");
    assert_eq!(verb(&state, "counter"), "Counter");
    play(&mut state, "counter");
    assert_eq!(prompt(&state, BAO), "Choose what to give Asha and what to ask for in return");
    play(&mut state, "want tea");
    assert_eq!(verb(&state, "propose"), "Propose instead");
    play(&mut state, "propose");
    assert_eq!(prompt(&state, ASHA), "A counter-offer from Bao: accept or decline");
    play(&mut state, "decline; offer 2; give tea; want coffee; propose");
    assert_eq!(prompt(&state, BAO), "An offer from Asha: decline or counter", "Bao has no coffee");
    let mut state = table(&["clipper, port, 8 tea", "", ""]);
    (state.phase, state.hands[Seat(0)]) = (Phase::Build, parse_cards("clipper, port, 3 tea"));
    assert_eq!(prompt(&state, ASHA), "You can ship tea for 6 points, or end your turn");
    state.hands[Seat(0)] = parse_cards("tea");
    assert_eq!(prompt(&state, ASHA), "Nothing more to do this turn");
    assert_eq!(verb(&state, "propose"), "Propose");
}

#[test]
fn the_heading_counts_the_turns_of_all_players() {
    let mut state = table(&["tea", "tea", "tea"]);
    (state.round, state.first, state.active) = (4, Seat(1), Seat(0));
    assert_eq!(said(ASHA, &CeylonCards::heading(&View::from_state(&state, ASHA))), "Turn 12");
    assert_eq!(CeylonCards::moment(&state).turn, 12);
}

#[test]
fn buttons_say_what_they_do() {
    let state = table(&["tea", "tea", "tea"]);
    let verbs = [
        "clipper",
        "offer 2",
        "offer anyone",
        "attack 2",
        "fleet 2",
        "plantation indigo",
        "meld tea 2 1",
        "give port",
        "discard tea",
    ];
    assert_eq!(
        verbs.map(|action| verb(&state, action)),
        [
            "Discard a Clipper to draw 2",
            "Make Bao an offer",
            "Make an offer to anyone",
            "Attack Bao",
            "Send a fleet against Bao",
            "Build an indigo plantation",
            "Ship 3 tea",
            "Give a Port",
            "Discard Tea",
        ]
    );
    assert_eq!(verb(&state, "negate"), "Discard Winds");
    let promises = ["commit 0", "commit 1", "commit 2"].map(|action| verb(&state, action));
    assert_eq!(promises, ["Promise nothing", "Promise 1 Clipper", "Promise 2 Clippers"]);
}

#[test]
fn the_next_press_depends_on_what_is_possible() {
    let next = |actions: &[&str]| {
        let actions: Vec<Action> = actions.iter().map(|action| action.parse().expect("notation")).collect();
        said(ASHA, &prompt::next_press(&actions))
    };
    assert_eq!(next(&["attack 2", "attack 3"]), "Choose a player to attack.");
    assert_eq!(next(&["fleet 2", "fleet 3"]), "Choose a player for the fleet to rob.");
    assert_eq!(next(&["attack 2", "fleet 2"]), "Choose a player to attack, or add 2 Pirates cards for a fleet.");
    assert_eq!(next(&["offer 2", "attack 2"]), "Press Trade to make an offer, or Pirates to attack.");
    assert_eq!(next(&["monsoon", "typhoon"]), "Press 2 Winds cards for a Monsoon, or 3 for a Typhoon.");
    assert_eq!(next(&["plantation tea", "plantation coffee"]), "Press the good to plant.");
    assert_eq!(next(&["plantation tea", "official"]), "Press a Port to hire an official, or a good to plant.");
    assert_eq!(next(&["meld tea 1 0", "meld tea 2 0"]), "Press the goods to ship.");
}

#[test]
fn pieces_are_described_and_found() {
    let mut state = table(&["2 tea, port", "clipper, tea"]);
    state.officials[Seat(0)] = 2;
    state.plantations[Seat(1)][Good::Coffee.index()] = 1;
    let piece = |kind: &'static str| Piece::new(kind, 0);
    let described = |state: &State, kind: &'static str| {
        let entry = CeylonCards::entry(&View::from_state(state, ASHA), piece(kind)).expect("it has an entry");
        let figures = entry.figures.iter().map(|figure| {
            let (label, value) = (said(ASHA, &figure.label), said(ASHA, &figure.value));
            format!(" [{label}: {value}]")
        });
        let words = entry.words.as_ref().map(|words| said(ASHA, words)).unwrap_or_default();
        format!("{}: {words}{}", said(ASHA, &entry.name), figures.collect::<String>())
    };
    assert_eq!(
        described(&state, answers::DECK),
        "Deck: When the deck runs out, the discard pile is shuffled to make a new deck. [Cards: 91]"
    );
    assert!(described(&state, answers::DISCARD).starts_with("Discard pile: "));
    assert!(described(&state, answers::PRICES).ends_with("[Most goods in a meld: 8]"));
    assert!(described(&state, answers::OFFICIAL).ends_with("if you alone have the fewest. [Ports for an official: 2]"));
    assert!(described(&state, answers::SCORE).contains("first player to reach 100 wins"));
    state.options.ending = options::Target::EqualTurns;
    assert!(described(&state, answers::SCORE).contains("Once a player reaches 100"));
    let negate = CeylonCards::entry(&View::from_state(&state, ASHA), Piece::new(answers::BUTTON, 4));
    let words = negate.and_then(|entry| entry.words).expect("the button has an entry");
    assert_eq!(said(ASHA, &words), "You discard Winds, and the attack fails.");
    assert_eq!(now(&state, ASHA, piece(answers::DECK)), ["86 cards left."]);
    assert_eq!(now(&state, ASHA, piece(answers::DISCARD)), ["The pile is empty."]);
    assert_eq!(
        now(&state, ASHA, piece(answers::OFFICIAL)),
        ["You have 2 officials; your hand limit is 8.", "Bao has no officials; their hand limit is 7.",]
    );
    assert_eq!(now(&state, BAO, piece(answers::SCORE))[1], "You have 0 of 100 points.");
    assert_eq!(
        now(&state, ASHA, answers::piece_of(Card::Tea)),
        ["You hold 2 of these.", "A meld of your 2 tea would score 3 points.",]
    );
    assert_eq!(now(&state, ASHA, answers::piece_of(Card::Coffee)), ["1 plantation grows this good."]);
    assert_eq!(
        now(&state, ASHA, Piece::new(answers::SEAT, 1)),
        ["Bao has 0 of 100 points.", "Bao holds 2 cards; their hand limit is 7.", "Bao owns 1 coffee plantation.",]
    );
    play(&mut state, "offer 2; propose; counter; give clipper; propose");
    assert_eq!(now(&state, ASHA, answers::piece_of(Card::Clipper)), ["Bao holds at least 1 of these."]);
    assert_eq!(answers::pile(&View::from_state(&state, ASHA), piece(answers::DISCARD)), Some(Vec::new()));
}

#[test]
fn two_decks_are_counted() {
    for (seats, clippers) in [(2, 10), (8, 20)] {
        let groups = components::components(seats);
        let clipper = groups
            .iter()
            .flat_map(|group| &group.components)
            .find(|card| card.piece == answers::piece_of(Card::Clipper));
        let clipper = clipper.expect("Clippers are in the box");
        assert_eq!(clipper.count, clippers);
        let mut hands = vec![""; usize::from(seats)];
        hands[0] = "2 clipper";
        let mut state = table(&hands);
        play(&mut state, "clipper");
        let view = View::from_state(&state, Viewer::Everyone);
        let places = CeylonCards::whereabouts(&view, clipper.piece, clipper.count).expect("cards are followed");
        assert_eq!((places.gone, places.total()), (1, u32::from(clippers)));
    }
}
