//! Names of the parts, with what is known about them.
//!
//! Called by `Words`, for screen readers and hints. Names pieces as shown in the view.

use super::names::{ability, card_name, describe, hall_verb, side_a, slot_name, space_name, teas};
use super::verb::{looked_at, ship_in};
use crate::games::chai::data::{CRATE_CAPACITY, Family, PRODUCTION};
use crate::games::chai::pieces::Dice;
use crate::games::chai::places::{Pier, Slot};
use crate::games::chai::press::Part;
use crate::games::chai::state::{Merchant, Side, Work};
use crate::games::chai::view::View;
use crate::words::capital;

pub(super) fn part(view: &View, part: Part) -> String {
    let table = &view.table;
    let seat = view.shown_seat();
    let merchant = &table.merchants[seat];
    match part {
        Part::Side(Side::A) => format!("Side A: {}", side_a(merchant.tea)),
        Part::Side(Side::B) => format!("Side B, once a year: {}", ability(table.ability(seat))),
        Part::Marker(steps) => {
            let face = table.road.face(table.road.ahead(steps));
            format!("Harvest marker {steps} ahead: {}, then {} of your choice", teas(face.teas), face.units)
        }
        Part::Tea(tea) => format!("{}, {} in the supply", capital(tea.word()), table.supply.count(tea)),
        Part::Token(space, tea) => {
            let count = merchant.tokens[space.index()].count(tea);
            format!("{} on {}, {count}", capital(tea.word()), space_name(space))
        }
        Part::Space(space) => capital(space_name(space)),
        Part::Cargo(berth, tea) => format!("{} on {}", capital(tea.word()), ship_in(table, berth)),
        Part::Card(number) => capital(&looked_at(view, number)),
        Part::Slot(slot) => in_slot(merchant, slot),
        Part::Berth(berth) => match merchant.berths[berth.index()] {
            Some(ship) => {
                let laden = merchant.cargo[berth.index()].total();
                format!("{}, {laden} of {} aboard", describe(ship.ship()), ship.ship().size)
            }
            None => "Free berth".into(),
        },
        Part::Pier(pier) => at_pier(view, pier),
        Part::Stall(slot) => in_market(view, slot),
        Part::Hall(hall) => format!("Palace: {}", hall_verb(hall)),
        Part::Workshop => "Production house, a new set".into(),
        Part::Crew(position) => {
            let points = PRODUCTION[usize::from(position)];
            match table.crews[usize::from(position)] {
                Some(crew) => format!("Set {}, {points} steps", Dice::many(crew.value, crew.count)),
                None => format!("Free place, {points} steps"),
            }
        }
        Part::Die(value) => format!("Worker {value}, {} of them", merchant.dice.count(value)),
        Part::Plus if matches!(table.work(), Work::Nudge(_)) => "Raise by one".into(),
        Part::Plus => "Raise by one, for a tea".into(),
        Part::Minus if matches!(table.work(), Work::Nudge(_)) => "Lower by one".into(),
        Part::Minus => "Lower by one, for a tea".into(),
        Part::Ability => format!("Your merchant: {}", ability(table.ability(seat))),
        Part::Done => "Stop here".into(),
        Part::Yield => "Let the ship go".into(),
        Part::EndTurn => "End turn".into(),
        Part::Pass => "Pass for the year".into(),
    }
}

fn in_slot(merchant: &Merchant, slot: Slot) -> String {
    let place = slot_name(slot);
    match merchant.slots[slot.index()] {
        Some(card) if merchant.is_down(slot) => format!("{}, face down, {place}", card_name(card)),
        Some(card) if card.card().family == Family::Crate => {
            format!("{}, holds {} of {CRATE_CAPACITY}, {place}", card_name(card), merchant.stored[slot.index()])
        }
        Some(card) => format!("{}, {place}", card_name(card)),
        None => format!("Empty slot {place}"),
    }
}

fn at_pier(view: &View, pier: Pier) -> String {
    let held = match view.table.runs[pier.index()] {
        Some(run) => format!(", reserved with {}", Dice::run(run.low, run.high)),
        None => String::new(),
    };
    let name = view.ship_at(pier).map_or_else(|| "No ship".into(), |ship| describe(ship.ship()));
    let deck = if pier == Pier::DECK { "Ship deck, best of three: " } else { "" };
    format!("{deck}{name}{held}")
}

fn in_market(view: &View, slot: u8) -> String {
    match (slot, view.card_at(slot)) {
        (6, Some(card)) => format!("Market 6: the deck, {} on top, {} left", card_name(card), view.cards.len()),
        (6, None) => "Market 6: the deck is empty".into(),
        (_, Some(card)) => format!("Market {slot}: {}", card_name(card)),
        (_, None) => format!("Market {slot}: empty"),
    }
}
