//! The facts: everything that a player can know, in short sentences by topic. Called through `Words`. Knows no screen.
//!
//! The tests build the view again from these sentences (`tests/hearing.rs`).

mod merchant;
mod year;

use super::{nouns, part};
use crate::engine::Seat;
use crate::games::chai::pieces::Dice;
use crate::games::chai::places::{Hall, House, Pier};
use crate::games::chai::press::Part;
use crate::games::chai::view::View;
use crate::message;
use crate::words::{Argument, Message, Topic};

/// Shared places: the year, the harvest markers, and the five boards with the supply and the decks.
pub const PLACES: &[&str] =
    &["place-year", "board-road", "house-harvest", "house-market", "house-palace", "house-harbour", "house-production"];

/// Returns everything that the viewer can know on a topic.
pub fn facts(view: &View, topic: Topic) -> Vec<Message> {
    match topic {
        Topic::Side(seat) => merchant::facts(view, seat),
        Topic::Place(0) => year::facts(view),
        Topic::Place(1) => road(view),
        Topic::Place(2) => harvest(view),
        Topic::Place(3) => market(view),
        Topic::Place(4) => palace(view),
        Topic::Place(5) => harbour(view),
        Topic::Place(_) => production(view),
    }
}

/// States what is at a place or under a heading: "Tier 1 of the left lane: 2 green".
fn at(place: Argument, what: impl Into<Argument>) -> Message {
    message!("fact-at", place: place, what: what)
}

/// States who has workers at a place: "Market slot 3, Bao: 4".
fn workers(place: impl Into<Argument>, seat: Seat, workers: impl Into<Argument>) -> Message {
    message!("fact-workers", place: place, who: seat, workers: workers)
}

/// Lists workers by their values, in words that a listener can take apart: "1, 1 and 3".
fn values(values: impl IntoIterator<Item = u8>) -> Vec<Argument> {
    values.into_iter().map(Argument::from).collect()
}

/// Describes the harvest markers from the assistant on, and the walk of this year.
fn road(view: &View) -> Vec<Message> {
    let road = &view.table.road;
    let board = nouns::house([House::Harvest, House::Production][usize::from(road.side)]);
    let mut facts = vec![at(Argument::Noun("place-assistant"), board)];
    let chosen = view.table.chosen.map(|(side, index)| (usize::from(side), usize::from(index)));
    for ahead in 1..=6 {
        let place = road.ahead(ahead);
        let face = road.face(place);
        if chosen == Some(place) {
            let who = view.table.starter;
            let teas = nouns::teas(face.teas);
            facts.insert(0, message!("line-walked", who: who, markers: ahead, teas: teas, units: face.units));
        }
        facts.push(message!("part-marker", ahead: ahead, teas: nouns::teas(face.teas), units: face.units));
    }
    facts
}

fn harvest(view: &View) -> Vec<Message> {
    let table = &view.table;
    let mut facts = Vec::new();
    if !table.supply.is_empty() {
        facts.push(at(Argument::Noun("fact-supply"), nouns::tokens(table.supply)));
    }
    let gatherers = Seat::all(2).filter(|seat| !table.gatherers[*seat].is_empty());
    facts.extend(gatherers.map(|seat| {
        let dice: Dice = table.gatherers[seat];
        workers(nouns::house(House::Harvest), seat, values(dice.each()))
    }));
    facts
}

/// Describes the slots with their cards and workers, and the plantation deck with the cards seen in it.
fn market(view: &View) -> Vec<Message> {
    let table = &view.table;
    let deck = || Argument::Noun("fact-deck");
    let mut facts = Vec::new();
    for slot in 1..=6u8 {
        if slot < 6 {
            let card = view.card_at(slot);
            let card = card.map_or(Argument::Noun("board-no-card"), |card| nouns::card(card).into());
            facts.push(message!("part-market", slot: slot, card: card));
        }
        if let Some(worker) = table.stalls[usize::from(slot) - 1] {
            facts.push(workers(message!("place-market", slot: slot), worker.owner(), worker.value()));
        }
    }
    if table.closed {
        facts.push(Message::new("line-market-closed"));
    }
    facts.push(at(deck(), view.cards.len()));
    facts.extend(deep(deck, view.cards.iter().map(|card| card.map(nouns::card))));
    if let Some(automaton) = table.automaton().filter(|_| !table.pile.is_empty()) {
        facts.push(workers(deck(), automaton, values(table.pile.each())));
    }
    facts
}

/// Names the cards of a deck that have been seen, with their numbers from the top.
fn deep(deck: impl Fn() -> Argument, cards: impl Iterator<Item = Option<Message>>) -> Vec<Message> {
    let seen = (1usize..).zip(cards).filter_map(|(number, card)| Some((number, card?)));
    seen.map(|(number, card)| message!("fact-deep", deck: deck(), number: number, card: card)).collect()
}

fn palace(view: &View) -> Vec<Message> {
    let halls = &view.table.halls;
    let free = Hall::ALL.into_iter().filter(|hall| halls[*hall as usize].is_none()).map(nouns::hall);
    let free: Vec<Argument> = free.collect();
    let mut facts = Vec::new();
    if !free.is_empty() {
        facts.push(at(Argument::Noun("fact-free"), free));
    }
    facts.extend(Hall::ALL.into_iter().filter_map(|hall| {
        let worker = halls[hall as usize]?;
        Some(workers(nouns::hall(hall), worker.owner(), worker.value()))
    }));
    facts
}

/// Describes the slots with their ships and runs, and the ship deck with the ships seen in it.
fn harbour(view: &View) -> Vec<Message> {
    let table = &view.table;
    let deck = || Argument::Noun("ship-deck");
    let mut facts = Vec::new();
    for pier in Pier::ALL {
        let slot = pier.index() + 1;
        if pier != Pier::DECK {
            let ship = table.ship_in_harbour(pier);
            let ship = ship.map_or(Argument::Noun("board-no-ship"), |ship| nouns::described(ship).into());
            facts.push(message!("fact-pier", slot: slot, ship: ship));
        }
        facts.extend(table.runs[pier.index()].map(|run| {
            let place: Argument = match pier {
                Pier::DECK => Argument::Noun("ship-deck.title"),
                _ => message!("fact-pier.place", slot: slot).into(),
            };
            workers(place, run.owner, nouns::run_of(run))
        }));
    }
    facts.push(at(deck(), view.ships.len()));
    facts.extend(deep(deck, view.ships.iter().map(|ship| ship.map(nouns::described))));
    facts
}

/// Describes the places from the first, with their sets.
fn production(view: &View) -> Vec<Message> {
    let place = |position: u8| match view.table.crews[usize::from(position)] {
        Some(crew) => {
            let rank = message!("place-production", place: position + 1);
            workers(rank, crew.owner, nouns::set(crew.value, crew.count))
        }
        None => part::part(view, Part::Crew(position)),
    };
    (0..3).map(place).collect()
}
