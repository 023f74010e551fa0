//! Tests of the catalogue: it is complete, every message is used, and verbs agree with the reader.

use std::collections::BTreeSet;

use super::*;
use crate::engine::{Chance, Game, PerSeat, Press, SeatSet, Turn};
use crate::games::tea_and_rum::data::Condition;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::{Stage, State, Table, Task, Trade};
use crate::games::tea_and_rum::versions;
use crate::words::spoken::sampled;
use crate::words::{Argument, Catalogue, Speaker, english};

mod board;
mod sentences;
mod story;

const ME: Seat = Seat(0);
const FILE: &str = include_str!("../../../../public/locales/en/tea_and_rum.ftl");

fn words() -> &'static Catalogue {
    english::game("tea_and_rum")
}

/// Formats a message for this reader; the seats are Asha, Bao, Clara and Dev.
fn told(message: &Message, reader: Viewer) -> String {
    let names = ["Asha", "Bao", "Clara", "Dev"].map(String::from);
    words().say(message, &Speaker { words: words(), names: &names, reader })
}

/// Formats a message for seat 0 and for the public.
fn both(message: &Message) -> [String; 2] {
    [told(message, Viewer::Seat(ME)), told(message, Viewer::Public)]
}

/// Returns a table of three players in round I, phase 3, with this decision for seat 0, which has nothing.
fn asking(task: Task) -> Table {
    let mut table = Table::empty(versions::NEWEST, &Options::default(), 3);
    (table.round, table.stage, table.cursor) = (1, Stage::Actions, 1);
    table.allegiances = (1 << table.player_count_rules().allegiances) - 1;
    table.tasks.push(task);
    table
}

/// Returns such a table at which seat 0 has to resolve an icon.
fn icon(icon: Icon) -> Table {
    asking(Task::Icon(icon, Source::Row))
}

fn with(mut table: Table, change: impl FnOnce(&mut Table)) -> Table {
    change(&mut table);
    table
}

/// Gives seat 0 these goods.
fn having(table: Table, goods: [u8; 6]) -> Table {
    with(table, |table| table.players[ME].goods = Goods(goods))
}

fn owning(table: Table, building: Building) -> Table {
    with(table, |table| table.players[ME].buildings |= building.bit())
}

/// Returns the view of seat 0.
fn seen(table: Table) -> View {
    TeaAndRum::view(&State(table), Viewer::Seat(ME))
}

fn prompt_of(table: Table) -> String {
    told(&TeaAndRum::prompt(&seen(table), Viewer::Seat(ME)), Viewer::Seat(ME))
}

fn refusal_of(table: Table, part: Part) -> String {
    told(&TeaAndRum::refuse(&seen(table), part).why, Viewer::Seat(ME))
}

fn verb_of(table: Table, action: Action) -> String {
    told(&TeaAndRum::verb(&seen(table), &action), Viewer::Seat(ME))
}

/// Adds the ids of a message, of its arguments and of theirs.
fn note(message: &Message, ids: &mut BTreeSet<String>) {
    fn of(argument: &Argument, ids: &mut BTreeSet<String>) {
        match argument {
            Argument::Noun(id) => _ = ids.insert((*id).to_owned()),
            Argument::List(items) => items.iter().for_each(|item| of(item, ids)),
            Argument::Message(message) => note(message, ids),
            _ => {}
        }
    }
    ids.insert(message.id.to_owned());
    message.arguments.iter().for_each(|(_, argument)| of(argument, ids));
}

/// Returns the ids that the catalogue defines.
fn defined() -> impl Iterator<Item = &'static str> {
    let ids = FILE.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    ids.filter_map(|line| line.split_once(" =").map(|(id, _)| id))
}

/// Returns every possible part.
fn parts() -> Vec<Part> {
    let mut all = Vec::new();
    for board in Board::ALL {
        all.extend([Way::Row, Way::Left, Way::Right, Way::Instead].map(|way| Part::Floor(board, way)));
    }
    all.extend(Ship::all().flat_map(|ship| (0..3).map(move |row| Part::Ship(ship, row))));
    all.extend(Building::ALL.into_iter().flat_map(|building| [Part::Building(building), Part::Own(building)]));
    for good in Good::ALL {
        all.extend([Part::Saved(good), Part::Sell(good), Part::Buy(good), Part::Cube(good), Part::Stored(good)]);
    }
    all.extend(Captain::all().flat_map(|captain| [Part::Captain(captain), Part::Crew(captain)]));
    all.extend([Payment::Money, Payment::Wood].map(Part::Payment));
    all.extend((0..5).map(Part::Space));
    all.extend(Colour::ALL.map(Part::Colour));
    all.extend([Side::Left, Side::Right].map(Part::Half));
    all.extend(Allegiance::all().map(Part::Allegiance));
    all.extend((0..4).map(Part::Smelt));
    all.extend([Part::Seal, Part::Expansion, Part::Done]);
    all
}

/// Returns the number of pieces of a kind.
fn size(kind: &str) -> usize {
    match kind {
        kinds::BUILDING => 25,
        kinds::CAPTAIN => 30,
        kinds::CONTRACT => 18,
        kinds::STEP => 21,
        kinds::ALLEGIANCE => 10,
        kinds::SHIP | kinds::WISH => 9,
        kinds::GOOD | kinds::ENDOWMENT => 6,
        kinds::TILE | kinds::DOOR | kinds::HELD | kinds::SPACE => 4,
        kinds::AUTOMA | kinds::POINTS => 2,
        _ => 1,
    }
}

/// Whether it is a whole sentence: it starts with a capital or a digit and ends with a full stop.
fn is_sentence(text: &str) -> bool {
    let begins = text.chars().next().is_some_and(|first| first.is_uppercase() || first.is_ascii_digit());
    begins && text.ends_with(['.', '?']) && !text.contains("  ") && !text.contains("..")
}

/// Asks about every piece and refuses every part at some plies of a random game, for the seat to act and the public.
fn sweep(seed: u64, ids: &mut BTreeSet<String>, texts: &mut BTreeSet<String>) {
    let mut luck = Chance::stream(seed);
    let mut events = Vec::new();
    let mut state = TeaAndRum::setup(&Options::default(), 2 + (seed % 3) as u8, &mut luck, &mut events);
    for line in events.iter().filter_map(|event| TeaAndRum::line(event, Viewer::Public)) {
        note(&line.text, ids);
        texts.insert(format!("line: {}", told(&line.text, Viewer::Public)));
    }
    let (mut legal, mut lit) = (Vec::new(), Vec::new());
    let mut ply = 0;
    while let Turn::Act(seat) = TeaAndRum::turn(&state) {
        legal.clear();
        TeaAndRum::legal(&state, &mut legal);
        let mut say = |kind: &str, message: &Message, reader: Viewer| {
            note(message, ids);
            let text = told(message, reader);
            texts.insert(format!("{kind}: {text}"));
            text
        };
        for reader in [Viewer::Seat(seat), Viewer::Public].into_iter().filter(|_| ply % 9 == 0) {
            let view = TeaAndRum::view(&state, reader);
            lit.clear();
            legal.iter().for_each(|action| TeaAndRum::presses(&view, action, &mut lit));
            for part in parts() {
                say("part", &TeaAndRum::part(&view, part), reader);
                if reader == Viewer::Seat(seat) && !lit.contains(&part) {
                    let refusal = TeaAndRum::refuse(&view, part);
                    let text = say("refusal", &refusal.why, reader);
                    assert!(is_sentence(&text) && !text.contains("nothing for"), "{part:?}: {text}");
                    assert!(super::super::rulebook::RULEBOOK.section(refusal.rule).is_some(), "{:?}", refusal.rule);
                }
            }
            for (kind, number) in kinds::KINDS.iter().flat_map(|kind| (0..size(kind)).map(move |number| (kind, number)))
            {
                let piece = Piece::new(kind, number);
                if let Some(entry) = TeaAndRum::entry(&view, piece) {
                    say("piece", &entry.name, reader);
                    entry.words.iter().for_each(|about| assert!(is_sentence(&say("about", about, reader))));
                    for figure in &entry.figures {
                        say("figure", &figure.label, reader);
                        say("value", &figure.value, reader);
                    }
                }
                for sentence in TeaAndRum::state_of_piece(&view, piece) {
                    let text = say("now", &sentence, reader);
                    assert!(is_sentence(&text), "{text}");
                }
            }
            assert!(is_sentence(&say("prompt", &TeaAndRum::prompt(&view, reader), reader)));
        }
        let action = legal[luck.index(legal.len())];
        TeaAndRum::apply(&mut state, action, &mut luck, &mut ());
        ply += 1;
    }
}

/// Messages that random games rarely reach: each is tested in `sentences` or `story`.
const RARE: &[&str] = &[
    "forgone-allegiance",
    "do-build-saving",
    "do-city-hall",
    "do-distil",
    "do-half-fulfil",
    "do-half-hire",
    "heading-allegiances",
    "heading-income",
    "heading-last-captains",
    "heading-wish",
    "line-city-hall",
    "line-distils",
    "line-keeps-ore",
    "no-build-workshop",
    "no-captain-goods",
    "no-colour-first",
    "no-exchange-money",
    "or-last",
    "or-more",
    "prompt-before-sale",
    "source-income",
    "source-ship",
    "prompt-choose",
    "prompt-foundry",
    "prompt-overflow-discard",
    "prompt-trade-even",
    "wait",
    "may-prove",
    "do-prove",
    "no-contract-left",
    "no-contract-yet",
    "now-ships-coming",
    "no-captain-unused",
    "no-done-choose",
    "no-works-supply",
    "no-works-now",
    "no-smelt",
    "no-done-foundry",
    "no-seal-goods",
    "no-seal-money",
    "no-seal-fulfilled",
    "line-beyond",
    "line-goods-lost",
    "line-goods-short",
    "line-automa-blocked",
    "line-automa-shuffles",
    "line-no-governor",
    "result-two-winners",
    "result-both-titles",
    "result-king-alone",
    "result-kings-alone",
    "result-share-both",
    "result-shared",
    "result-two-governor",
    "result-two-king",
    "result-two-share-governor",
    "result-two-share-king",
    "result-two-none",
    "source-excess",
    "source-exchange",
    "source-wish",
];

#[test]
fn every_message_is_said_and_every_said_one_exists() {
    let mut spoken = sampled::<TeaAndRum>(words(), 1, 2..=4, 4);
    (0..3).for_each(|seed| sweep(seed, &mut spoken.ids, &mut spoken.texts));
    let facts = ["title", "tagline", "credits", "end-", "total-", "category-", "option-", "board-", "transcript-"];
    let said: BTreeSet<&str> = spoken.ids.iter().map(|id| id.split('.').next().unwrap_or(id)).collect();
    let unused: Vec<&str> = defined()
        .filter(|id| !facts.iter().any(|fact| id.starts_with(fact)))
        .filter(|id| !said.contains(id) && !RARE.contains(id))
        .collect();
    assert!(unused.is_empty(), "said in no random game: {unused:#?}");
}

#[test]
fn the_facts_of_the_game_have_their_words() {
    let info = TeaAndRum::INFO;
    let numbered = |kind: &str, count: usize| (0..count).map(|number| format!("{kind}-{number}")).collect::<Vec<_>>();
    let mut all = vec![
        "title".to_owned(),
        "tagline".into(),
        "credits".into(),
        "option-supply".into(),
        "option-supply.help".into(),
    ];
    all.extend(["option-supply-box", "option-supply-endless"].map(String::from));
    all.extend(numbered("end", info.ends.into()));
    all.extend(numbered("total", info.totals.into()));
    let categories = numbered("category", info.categories.len());
    all.extend(categories.iter().map(|id| format!("{id}.full")).chain(categories.iter().cloned()));
    for id in &all {
        assert!(words().has(id), "{id}");
    }
    let facts = ["title", "tagline", "credits", "end-", "total-", "category-", "option-"];
    let more = defined().filter(|id| facts.iter().any(|fact| id.starts_with(fact)));
    assert!(more.into_iter().all(|id| all.iter().any(|known| known == id)), "no fact too many");
}
