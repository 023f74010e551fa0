//! Tests of the words: every message in the catalogue is used, and every text is well formed.

mod rare;
mod sentences;

use std::collections::BTreeSet;

use super::*;
use crate::engine::{Chance, Game, PerSeat, Rule, SeatSet, Variant};
use crate::games::ceylon::events::Majority;
use crate::games::ceylon::map::Hex;
use crate::games::ceylon::pieces::{Card, Cards, Councillor, District, Reward, Tea, Tile};
use crate::games::ceylon::state::{Contract, Contracts, End};
use crate::games::ceylon::tests::{
    A, B, C, D, act, fill_wagons, give_card, hire_councillor, legal, offer, put_pawn, put_plantation, table, table_with,
};
use crate::games::ceylon::view::Place;
use crate::games::ceylon::{State, data};
use crate::words::spoken::{Spoken, sampled};
use crate::words::{Argument, Catalogue, Speaker, english};

fn catalogue() -> &'static Catalogue {
    english::game("ceylon")
}

fn said(reader: Viewer, message: &Message) -> String {
    let names = ["Asha", "Bao", "Clara", "Dev"].map(String::from);
    catalogue().say(message, &Speaker { words: catalogue(), names: &names, reader })
}

/// Returns the prompt for the seat to act.
fn prompt(state: &State) -> String {
    let reader = Viewer::Seat(state.table.actor);
    said(reader, &Ceylon::prompt(&Ceylon::view(state, reader), reader))
}

/// Returns the refusal of a part for the seat to act, and the section it cites.
fn refused(state: &State, part: Part) -> (String, Rule) {
    let reader = Viewer::Seat(state.table.actor);
    let refusal = Ceylon::refuse(&Ceylon::view(state, reader), part);
    (said(reader, &refusal.why), refusal.rule)
}

/// Returns the lines of these events for a reader, each with its aside in brackets.
fn lines(events: &[Event], reader: Viewer) -> Vec<String> {
    let line = |line: Line| match line.aside {
        Some(aside) => format!("{} [{}]", said(reader, &line.text), said(reader, &aside)),
        None => said(reader, &line.text),
    };
    events.iter().filter_map(|event| Ceylon::line(event, reader)).map(line).collect()
}

/// Returns the line of an event for the first seat, the second seat and the public.
fn told(event: Event) -> [String; 3] {
    [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public].map(|reader| lines(&[event], reader).remove(0))
}

fn answers(state: &State, reader: Viewer, piece: Piece) -> Vec<String> {
    let answers = Ceylon::state_of_piece(&Ceylon::view(state, reader), piece);
    answers.iter().map(|answer| said(reader, answer)).collect()
}

fn hex(name: &str) -> Hex {
    name.parse().expect("a hexagon")
}

const TRADE: Part = Part::ActionKind(ActionKind::Main(Main::Trade));

/// Returns the ids of the catalogue's messages and attributes (`id.attribute`).
fn ids() -> Vec<String> {
    let mut message = "";
    let file = include_str!("../../../../../public/locales/en/ceylon.ftl");
    let found = file.lines().filter_map(|line| {
        let (id, _) = line.split_once(" =")?;
        match id.strip_prefix("    .") {
            Some(attribute) => Some(format!("{message}.{attribute}")),
            None if id.starts_with(|first: char| first.is_ascii_lowercase()) => {
                message = id;
                Some(id.to_owned())
            }
            None => None,
        }
    });
    found.collect()
}

/// Adds the ids of a message and of all its arguments.
fn note(message: &Message, ids: &mut BTreeSet<String>) {
    ids.insert(message.id.to_owned());
    message.arguments.iter().for_each(|(_, argument)| note_argument(argument, ids));
}

fn note_argument(argument: &Argument, ids: &mut BTreeSet<String>) {
    match argument {
        Argument::Noun(id) => _ = ids.insert((*id).to_owned()),
        Argument::List(items) => items.iter().for_each(|item| note_argument(item, ids)),
        Argument::Message(message) => note(message, ids),
        _ => {}
    }
}

/// Returns the answers about every piece along random games.
fn answered() -> Vec<Message> {
    let mut messages = Vec::new();
    for (seats, tiles) in [(2, false), (4, true)] {
        let options = Options { tiles, ..Options::default() };
        let mut chance = Chance::stream(3);
        let mut state = Ceylon::setup(&options, seats, &mut chance, &mut ());
        for ply in 0.. {
            let actions = legal(&state);
            let seat = state.table.actor;
            for (kind, number) in kinds::KINDS.iter().flat_map(|kind| (0..3).map(move |number| (*kind, number))) {
                let view = Ceylon::view(&state, Viewer::Seat(seat));
                let piece = Piece::new(kind, number);
                messages.extend(Ceylon::state_of_piece(&view, piece).into_iter().filter(|_| ply % 8 == 0));
                let entry = Ceylon::entry(&view, piece).filter(|_| ply == 0);
                messages.extend(entry.into_iter().flat_map(|entry| {
                    let figures = entry.figures.into_iter().flat_map(|figure| [figure.label, figure.value]);
                    [entry.name].into_iter().chain(entry.words).chain(figures).collect::<Vec<_>>()
                }));
            }
            let Some(action) = actions.get(chance.index(actions.len().max(1))) else { break };
            Ceylon::apply(&mut state, *action, &mut chance, &mut ());
        }
    }
    messages
}

#[test]
fn every_message_is_said_in_random_games() {
    let Spoken { ids: mut used, mut texts } = sampled::<Ceylon>(catalogue(), 1, [2, 4], 3);
    for (message, text) in rare::rare() {
        note(&message, &mut used);
        assert_eq!(said(Viewer::Seat(A), &message), text);
    }
    rare::set_up().iter().for_each(|line| note(&line.text, &mut used));
    Councillor::ALL.iter().for_each(|councillor| note(&nouns::ability_short(*councillor), &mut used));
    for message in answered() {
        note(&message, &mut used);
        let kind = if message.id.starts_with("now-") { "now" } else { "entry" };
        texts.insert(format!("{kind}: {}", said(Viewer::Seat(A), &message)));
    }
    if let Ok(path) = std::env::var("SPOKEN") {
        std::fs::write(path, texts.iter().map(|text| format!("{text}\n")).collect::<String>()).expect("written");
    }
    let elsewhere = ["title", "tagline", "credits", "end-", "total-", "category-", "option-", "board-", "transcript-"];
    let is_form = |id: &str| {
        let is_noun = |noun: &str| (noun.starts_with("action-") || noun.starts_with("tea-")) && used.contains(noun);
        id.split_once('.').is_some_and(|(noun, _)| is_noun(noun))
    };
    let is_known = |id: &String| {
        let is_elsewhere = elsewhere.iter().any(|start| id.starts_with(start));
        used.contains(id) || is_form(id) || is_elsewhere
    };
    let unused: BTreeSet<String> = ids().into_iter().filter(|id| !is_known(id)).collect();
    let badly: Vec<&String> = texts.iter().filter(|text| !is_well_formed(text)).collect();
    assert!(unused.is_empty() && badly.is_empty(), "unused: {unused:#?}, not well formed: {badly:#?}");
}

/// Whether a text has the ending and the length of its kind.
fn is_well_formed(text: &str) -> bool {
    let (kind, text) = text.split_once(": ").expect("a kind");
    let is_sentence = text.ends_with(['.', '?', '!']);
    let (sentence, longest) = match kind {
        "prompt" => (true, 100),
        "refusal" | "now" | "piece says" | "about" | "result" | "next" | "forgoes" => (true, 160),
        "verb" => (false, 44),
        "aside" => (false, 22),
        "line" => (false, 76),
        "fact" => (false, 240),
        "part" | "entry" => return true,
        _ => (false, 70),
    };
    is_sentence == sentence && text.chars().count() <= longest
}

#[test]
fn every_label_of_the_board_is_given() {
    let harvest = Action::Harvest { at: hex("k1"), tile: false };
    let mut state = table(4);
    state.table.estates[A].chests = [0; 3];
    let view = Ceylon::view(&state, Viewer::Seat(A));
    let vain = labels::in_vain(&view, Action::Card { own: Main::Trade, other: Main::Plant }).expect("no chests");
    let expected = [
        (labels::action(&view, ActionKind::Rupees), "Take 2 rupees"),
        (labels::action(&view, ActionKind::Move), "Move"),
        (labels::main(Main::Advance), "Advance"),
        (labels::district(District::Uva), "Uva"),
        (labels::tile_name(Tile::Graft), "Second crop"),
        (labels::gain(Reward::Rupees, 11), "11 rupees"),
        (labels::gain(Reward::Points, 4), "4 points"),
        (labels::places(&[Place::Deck, Place::Train, Place::Filed]), "1 to come, 1 on the train"),
        (labels::places(&[]), "none"),
        (labels::company_set(), "1–5 companies: 1, 3, 6, 10, 15 points"),
        (labels::majority_points(), "10, 6, 3, 1"),
        (labels::mark(), "+5"),
        (labels::left(14), "14 left"),
        (labels::to_open(1), "plant 1 more"),
        (labels::stored(3, 5), "3 of 5"),
        (labels::times(2), "×2"),
        (labels::price(3), "−3"),
        (labels::users(vec![B]), "Could use it now: Bao"),
        (labels::projected(-2), "Projected: −2"),
        (labels::tile(Tile::Graft, false), "starting tile Second crop"),
        (labels::tile(Tile::Graft, true), "starting tile Second crop, used"),
        (labels::several(&[harvest; 3]), "Harvest all 3"),
        (labels::return_all(2), "Return 2 chests"),
        (labels::more_chests(1), "Choose 1 more chest to return."),
        (labels::chosen_of(1, 3), "1 of 3"),
        (labels::chosen_of(0, 3), "×3"),
        (vain, "No contract fits both your chests and your contract spaces. You could only move or take rupees."),
    ];
    let mut used = BTreeSet::new();
    for (message, text) in &expected {
        note(message, &mut used);
        assert_eq!(said(Viewer::Seat(A), message), *text);
    }
    for label in labels::ALL {
        note(&label(), &mut used);
        assert!(!said(Viewer::Public, &label()).ends_with('.'));
    }
    labels::levels().iter().for_each(|level| note(level, &mut used));
    let unused: Vec<String> = ids().into_iter().filter(|id| id.starts_with("board-") && !used.contains(id)).collect();
    assert!(unused.is_empty(), "{unused:#?}");
    assert!(labels::in_vain(&view, Action::Card { own: Main::Hire, other: Main::Plant }).is_none());
}

#[test]
fn a_hint_says_what_speaks_for_a_half_that_cannot_be_used() {
    let mut state = table(2);
    for estate in [A, B] {
        state.table.estates[estate].chests = [0; 3];
        state.table.estates[estate].rupees = 0;
    }
    let why = |state: &State, own, other| {
        let view = Ceylon::view(state, Viewer::Seat(A));
        Ceylon::motive(&view, &Action::Card { own, other }).map(|why| said(Viewer::Seat(A), &why))
    };
    let waits = "No rival can use Hire now, and you move or take 2 rupees";
    assert_eq!(why(&state, Main::Trade, Main::Hire).as_deref(), Some(waits));
    state.table.estates[A].rupees = 9;
    assert_eq!(why(&state, Main::Advance, Main::Trade).as_deref(), Some("No rival can use Trade now"));
    state.table.estates[B].rupees = 9;
    let instead = "Instead of using your half, you move or take 2 rupees";
    assert_eq!(why(&state, Main::Trade, Main::Advance).as_deref(), Some(instead));
    assert_eq!(why(&state, Main::Advance, Main::Hire), None);
}

#[test]
fn every_name_of_the_title_is_in_the_catalogue() {
    let info = &Ceylon::INFO;
    let numbered = |kind: &str, count: usize| (0..count).map(|n| format!("{kind}-{n}")).collect::<Vec<_>>();
    let mut wanted = vec!["title".to_owned(), "tagline".to_owned(), "credits".to_owned()];
    wanted.extend(numbered("end", info.ends.into()));
    wanted.extend(numbered("total", info.totals.into()));
    wanted.extend(numbered("category", info.categories.len()));
    for choice in Options::CHOICES {
        let name = format!("option-{}", choice.key);
        wanted.extend(choice.values.iter().map(|value| format!("{name}-{value}")));
        wanted.extend([format!("{name}.help"), name]);
    }
    let kinds = ["title", "tagline", "credits", "end-", "total-", "category-", "option-"];
    let found = ids().into_iter().filter(|id| kinds.iter().any(|kind| id.starts_with(kind)));
    assert_eq!(found.collect::<BTreeSet<_>>(), wanted.into_iter().collect());
}

#[test]
fn every_refusal_is_a_sentence_with_a_section() {
    let mut parts: Vec<Part> = Hex::all().map(Part::Hex).collect();
    parts.extend(Main::ALL.map(|main| Part::ActionKind(ActionKind::Main(main))));
    parts.extend([ActionKind::Move, ActionKind::Rupees].map(Part::ActionKind));
    parts.extend([Part::Tile, Part::Token, Part::Done, Part::WholeHarvest]);
    parts.extend((0..3).map(Part::Wagon));
    parts.extend(Reward::ALL.map(Part::Reward));
    parts.extend(Tea::ALL.map(Part::Chest));
    parts.extend(District::ALL.map(Part::Councillor));
    parts.extend(Card::all().map(|card| card.halves()).map(|(own, other)| Part::Half { own, other }));
    for (seats, tiles) in [(2, false), (4, true)] {
        let mut chance = Chance::stream(9);
        let mut state = Ceylon::setup(&Options { tiles, ..Options::default() }, seats, &mut chance, &mut ());
        loop {
            let actions = legal(&state);
            if actions.is_empty() {
                break;
            }
            let view = Ceylon::view(&state, Viewer::Seat(state.table.actor));
            for &part in &parts {
                let refusal = Ceylon::refuse(&view, part);
                assert!(Ceylon::rulebook().section(refusal.rule).is_some(), "{part:?}");
                let why = said(Viewer::Seat(state.table.actor), &refusal.why);
                assert!(is_well_formed(&format!("refusal: {why}")), "{part:?}: {why}");
            }
            Ceylon::apply(&mut state, actions[chance.index(actions.len())], &mut chance, &mut ());
        }
    }
}
