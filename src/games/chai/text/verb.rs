//! Actions as commands, for the labels of their buttons.
//!
//! Called by `Words`. Names pieces as shown in the view.

use super::names::{card_name, describe, hall_verb, lane, slot_name, space_name};
use crate::games::chai::action::Action;
use crate::games::chai::legal;
use crate::games::chai::pieces::Dice;
use crate::games::chai::places::{Berth, Pier, Slot, Space};
use crate::games::chai::state::{Table, Work};
use crate::games::chai::view::View;

pub(super) fn verb(view: &View, action: &Action) -> String {
    let table = &view.table;
    match *action {
        Action::Side(side) => format!("Take side {side:?}"),
        Action::Walk(1) => "Walk 1 marker".into(),
        Action::Walk(steps) => format!("Walk {steps} markers"),
        Action::Take(tea) => format!("Take {tea}"),
        Action::Step { from: Space::Field, tea, to } => format!("Move {tea} up the {} lane", lane(to)),
        Action::Step { tea, to, .. } => format!("Move {tea} to {}", space_name(to)),
        Action::Lane(to) => format!("Take the {} lane", lane(to)),
        Action::Pick(space, tea) => format!("Move {tea} from {} next", space_name(space)),
        Action::Load(berth, tea) => format!("Load {tea} onto {}", ship_in(table, berth)),
        Action::RobDock(tea) => format!("Fill the junk with {tea} from the dock"),
        Action::Rob(berth, tea) => format!("Fill the junk with {tea} from {}", ship_in(table, berth)),
        Action::Keep(number) => format!("Keep {}", look_name(view, number)),
        Action::Top(number) => format!("Put {} on top", look_name(view, number)),
        Action::Plant(slot) => {
            let old = legal::decider(table).and_then(|seat| table.merchants[seat].slots[slot.index()]);
            match old {
                Some(old) => format!("Replace {} {}", card_name(old), slot_name(slot)),
                None => format!("Plant it {}", slot_name(slot)),
            }
        }
        Action::Discard(berth) => format!("Give up {}", ship_in(table, berth)),
        Action::Act(slot) => format!("Let {} act", card_in(table, slot)),
        Action::Carry(from, to) => format!("Move {} {}", card_in(table, from), slot_name(to)),
        Action::Exchange(one, other) => format!("Swap {} with {}", card_in(table, one), card_in(table, other)),
        Action::Pay(space, tea) => format!("Pay with {tea} from {}", space_name(space)),
        Action::Reroll(dice) => format!("Roll {dice} again"),
        Action::Blend(_, from, to) => format!("Turn {from} into {to}"),
        Action::Answer(low, high) => format!("Answer with {}", Dice::run(low, high)),
        Action::Send(pier) => format!("Move the run to {}", ship_at(view, pier)),
        Action::Harvest { tea, twice: false, .. } => format!("Harvest {tea}"),
        Action::Harvest { tea, twice: true, .. } => format!("Harvest {tea} and a second tea"),
        Action::Market { slot: 6, .. } | Action::Market { deck: true, .. } => "Search the deck".into(),
        Action::Market { slot, .. } => match table.market[usize::from(slot) - 1] {
            Some(card) => format!("Take {}", card_name(card)),
            None => "Take the card".into(),
        },
        Action::Palace(hall, _) => hall_verb(hall).into(),
        Action::Reserve(pier, ..) => {
            let held = table.runs[pier.index()].is_some();
            format!("{} {}", if held { "Fight for" } else { "Reserve" }, ship_at(view, pier))
        }
        Action::Produce(value, count) => format!("Place {}", Dice::many(value, count)),
        Action::Join(_, 1) => "Add 1 worker to the set".into(),
        Action::Join(_, count) => format!("Add {count} workers to the set"),
        Action::Raise(value) => format!("Raise {value} to {}", value + 1),
        Action::Lower(value) => format!("Lower {value} to {}", value - 1),
        Action::Ability => "Use your merchant".into(),
        Action::Done => match table.work() {
            Work::Junk { .. } => "Leave the junk".into(),
            _ => "Stop here".into(),
        },
        Action::Yield => "Let the ship go".into(),
        Action::EndTurn => "End turn".into(),
        Action::Pass => pass(table.merchants[table.turn].dice.total()),
    }
}

/// Returns the label for passing, which names what is lost.
fn pass(left: u8) -> String {
    match left {
        0 => "Pass for the year".into(),
        1 => "Pass for the year, 1 worker unused".into(),
        _ => format!("Pass for the year, {left} workers unused"),
    }
}

/// Returns the bare name of a plantation card, if it is face up: with the teas, two would not fit on a button.
fn card_in(table: &Table, slot: Slot) -> &'static str {
    let card = legal::decider(table).and_then(|seat| table.merchants[seat].slots[slot.index()]);
    card.map_or("the card", |card| card.card().name)
}

/// Names the ship in a berth of the seat to act.
pub(super) fn ship_in(table: &Table, berth: Berth) -> &'static str {
    let ship = legal::decider(table).and_then(|seat| table.merchants[seat].berths[berth.index()]);
    ship.map_or("the ship", |ship| ship.ship().name)
}

fn ship_at(view: &View, pier: Pier) -> String {
    match view.ship_at(pier) {
        _ if pier == Pier::DECK && !view.table.is_automaton(view.table.turn) => "the deck".into(),
        Some(ship) => ship.ship().name.into(),
        None => "the ship".into(),
    }
}

/// Returns the bare name of a card or ship being looked at.
fn look_name(view: &View, number: u8) -> String {
    let ship = view.ships.get(usize::from(number) - 1).copied().flatten();
    match (view.table.work(), ship) {
        (Work::ShipSearch(_) | Work::ShipTop(_), Some(ship)) => ship.ship().name.into(),
        _ => looked_at(view, number),
    }
}

/// Returns the full name of a card or ship being looked at.
pub(super) fn looked_at(view: &View, number: u8) -> String {
    let index = usize::from(number) - 1;
    match view.table.work() {
        Work::ShipSearch(_) | Work::ShipTop(_) => {
            let ship = view.ships.get(index).copied().flatten();
            ship.map_or_else(|| "the ship".into(), |ship| describe(ship.ship()))
        }
        _ => view.cards.get(index).copied().flatten().map_or_else(|| "the card".into(), card_name),
    }
}
