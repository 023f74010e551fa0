//! The accessible names of parts, with the counts that matter for a decision.
//!
//! Called through `Words`. Names pieces as the view shows them: an unknown card has no name. Does not check legality.

use super::nouns;
use super::verb::{Looked, looked_at, ship_in};
use crate::games::chai::data::{CRATE_CAPACITY, Family, PRODUCTION};
use crate::games::chai::places::{Pier, Slot};
use crate::games::chai::press::Part;
use crate::games::chai::state::{Merchant, Side, Work};
use crate::games::chai::view::View;
use crate::message;
use crate::words::Message;

pub(super) fn part(view: &View, part: Part) -> Message {
    let table = &view.table;
    let seat = view.shown_seat();
    let merchant = &view.merchant(seat);
    let ability = || nouns::ability(table.ability(seat));
    match part {
        Part::Side(Side::A) => message!("part-side-a", tea: nouns::tea(merchant.tea)),
        Part::Side(Side::B) => message!("part-side-b", ability: ability()),
        Part::Marker(steps) => {
            let face = table.road.face(table.road.ahead(steps));
            message!("part-marker", ahead: steps, teas: nouns::teas(face.teas), units: face.units)
        }
        Part::Tea(tea) => message!("part-tea", tea: nouns::tea(tea), count: table.supply.count(tea)),
        Part::Token(space, tea) => {
            let count = merchant.tokens[space.index()].count(tea);
            message!("part-token", count: count, tea: nouns::tea(tea), space: nouns::space(space))
        }
        Part::Space(space) => message!("part-space", space: nouns::space(space)),
        Part::Cargo(berth, tea) => message!("part-cargo", tea: nouns::tea(tea), ship: ship_in(table, berth)),
        Part::Card(number) => looked(view, number),
        Part::Slot(slot) => in_slot(merchant, slot),
        Part::Berth(berth) => match merchant.berths[berth.index()] {
            Some(ship) => {
                let loaded = merchant.cargo[berth.index()].total();
                message!("part-berth", ship: nouns::described(ship), loaded: loaded, size: ship.ship().size)
            }
            None => message!("part-berth-free", number: berth.index() + 1),
        },
        Part::Pier(pier) => at_pier(view, pier),
        Part::Stall(slot) => in_market(view, slot),
        Part::Hall(hall) => message!("part-hall", hall: nouns::hall(hall)),
        Part::Workshop => Message::new("part-workshop"),
        Part::Crew(position) => {
            let steps = PRODUCTION[usize::from(position)];
            match table.crews[usize::from(position)] {
                Some(crew) => message!("part-crew", workers: nouns::set(crew.value, crew.count), steps: steps),
                None => message!("part-crew-free", steps: steps),
            }
        }
        Part::Die(value) => message!("part-die", count: merchant.dice.count(value), value: value),
        Part::Plus if matches!(table.work(), Work::Nudge(_)) => Message::new("part-raise-free"),
        Part::Plus => Message::new("part-raise"),
        Part::Minus if matches!(table.work(), Work::Nudge(_)) => Message::new("part-lower-free"),
        Part::Minus => Message::new("part-lower"),
        Part::Ability => message!("part-ability", ability: ability()),
        Part::Done => Message::new("do-stop"),
        Part::Yield => Message::new("do-yield"),
        Part::EndTurn => Message::new("do-end"),
        Part::Pass => message!("do-pass", left: 0u8),
    }
}

/// Returns the full name of a card or ship of a search, with its number if another has the same name.
fn looked(view: &View, number: u8) -> Message {
    let name = looked_name(view, number);
    let left = if matches!(view.table.work(), Work::Top(_) | Work::ShipTop(_)) { 2 } else { 3 };
    match (1..=left).any(|other| other != number && looked_name(view, other) == name) {
        true => message!("list-more", before: name, after: message!("numbered", n: number)),
        false => name,
    }
}

/// Returns the full name of the card or ship at this place from the top, from 1.
fn looked_name(view: &View, number: u8) -> Message {
    match looked_at(view, number) {
        Looked::Ship(Some(ship)) => nouns::described(ship),
        Looked::Card(Some(card)) => nouns::card(card),
        Looked::Ship(None) | Looked::Card(None) => Message::new("part-unknown"),
    }
}

fn in_slot(merchant: &Merchant, slot: Slot) -> Message {
    let place = nouns::slot(slot);
    match merchant.slots[slot.index()] {
        Some(card) if merchant.is_down(slot) => message!("part-slot-down", card: nouns::card(card), slot: place),
        Some(card) if card.card().family == Family::Crate => {
            let held = merchant.stored[slot.index()];
            message!("part-slot-crate", card: nouns::card(card), held: held, room: CRATE_CAPACITY, slot: place)
        }
        Some(card) => message!("part-slot", card: nouns::card(card), slot: place),
        None => message!("part-slot-empty", slot: place),
    }
}

fn at_pier(view: &View, pier: Pier) -> Message {
    let run = view.table.runs[pier.index()];
    let ship = view.ship_at(pier).map(nouns::described);
    match (ship, run, pier == Pier::DECK) {
        (None, _, true) => Message::new("part-deck-empty"),
        (None, _, false) => message!("part-pier-empty", place: nouns::pier(pier)),
        (Some(ship), None, true) => message!("part-deck", ship: ship),
        (Some(ship), None, false) => message!("part-pier", ship: ship),
        (Some(ship), Some(run), true) => message!("part-deck-held", ship: ship, run: nouns::run_of(run)),
        (Some(ship), Some(run), false) => message!("part-pier-held", ship: ship, run: nouns::run_of(run)),
    }
}

fn in_market(view: &View, slot: u8) -> Message {
    match (slot, view.card_at(slot)) {
        (6, Some(card)) => message!("part-market-deck", card: nouns::card(card), left: view.cards.len()),
        (6, None) => Message::new("part-market-deck-empty"),
        (_, Some(card)) => message!("part-market", slot: slot, card: nouns::card(card)),
        (_, None) => message!("part-market-empty", slot: slot),
    }
}
