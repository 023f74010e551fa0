//! The labels of buttons: each action as a command.
//!
//! Called through `Words`. Names pieces as the view shows them: an unknown card has no name. Does not check legality.

use super::{nouns, part};
use crate::games::chai::action::Action;
use crate::games::chai::data::{CardId, ShipId};
use crate::games::chai::legal;
use crate::games::chai::places::{Berth, Hall, Pier, Slot, Space};
use crate::games::chai::press::Part;
use crate::games::chai::state::{Table, Work};
use crate::games::chai::view::View;
use crate::message;
use crate::words::{Argument, Message, Told};

pub(super) fn verb(view: &View, action: &Action) -> Message {
    let table = &view.table;
    match *action {
        Action::Side(side) => message!("do-side", side: nouns::side(side)),
        Action::Walk(steps) => message!("do-walk", markers: steps),
        Action::Take(tea) => message!("do-take", tea: nouns::tea(tea)),
        Action::Step { from: Space::Field, tea, to } => {
            message!("do-step-lane", tea: nouns::tea(tea), lane: nouns::lane(to))
        }
        Action::Step { tea, to, .. } => message!("do-step", tea: nouns::tea(tea), space: nouns::space(to)),
        Action::Lane(to) => message!("do-lane", lane: nouns::lane(to)),
        Action::Pick(space, tea) => message!("do-pick", tea: nouns::tea(tea), space: nouns::space(space)),
        Action::Load(berth, tea) => message!("do-load", tea: nouns::tea(tea), ship: ship_in(table, berth)),
        Action::RobDock(tea) => message!("do-fill-from-dock", tea: nouns::tea(tea)),
        Action::Rob(berth, tea) => message!("do-fill-from-ship", tea: nouns::tea(tea), ship: ship_in(table, berth)),
        Action::Keep(number) => match looked_at(view, number) {
            Looked::Ship(ship) => message!("do-keep-ship", ship: nouns::some_ship(ship)),
            Looked::Card(card) => message!("do-keep-card", card: nouns::some_card(card)),
        },
        Action::Top(number) => match looked_at(view, number) {
            Looked::Ship(ship) => message!("do-top-ship", ship: nouns::some_ship(ship)),
            Looked::Card(card) => message!("do-top-card", card: nouns::some_card(card)),
        },
        Action::Plant(slot) => match card_in(table, slot) {
            Some(old) => message!("do-replace", card: nouns::card(old), slot: nouns::slot(slot)),
            None => message!("do-plant", slot: nouns::slot(slot)),
        },
        Action::Discard(berth) => message!("do-discard", ship: ship_in(table, berth)),
        Action::Act(slot) => message!("do-act", card: kind_in(table, slot)),
        Action::Carry(from, to) => message!("do-carry", card: kind_in(table, from), slot: nouns::slot(to)),
        Action::Exchange(one, other) => {
            message!("do-exchange", card: kind_in(table, one), other: kind_in(table, other))
        }
        Action::Pay(space, tea) => message!("do-pay", tea: nouns::tea(tea), space: nouns::space(space)),
        Action::Reroll(dice) => message!("do-reroll", dice: nouns::dice(dice)),
        Action::Blend(_, from, to) => message!("do-blend", from: nouns::tea(from), to: nouns::tea(to)),
        Action::Answer(low, high) => message!("do-answer", run: nouns::run(low, high)),
        Action::Send(pier) => message!("do-send", ship: ship_at(view, pier)),
        Action::Harvest { tea, twice: false, .. } => message!("do-harvest", tea: nouns::tea(tea)),
        Action::Harvest { tea, twice: true, .. } => message!("do-harvest-twice", tea: nouns::tea(tea)),
        Action::Market { slot: 6, .. } | Action::Market { deck: true, .. } => Message::new("do-search"),
        Action::Market { slot, .. } => {
            message!("do-market", card: nouns::some_card(table.market[usize::from(slot) - 1]))
        }
        Action::Palace(hall, _) => palace(hall),
        Action::Reserve(pier, ..) => match table.runs[pier.index()] {
            Some(_) => message!("do-fight", ship: ship_at(view, pier)),
            None => message!("do-reserve", ship: ship_at(view, pier)),
        },
        Action::Produce(value, count) => message!("do-produce", workers: nouns::set(value, count)),
        Action::Join(_, count) => message!("do-join", count: count),
        Action::Raise(value) => message!("do-raise", from: value, to: value + 1),
        Action::Lower(value) => message!("do-lower", from: value, to: value - 1),
        Action::Ability => Message::new("do-ability"),
        Action::Done => Message::new(match table.work() {
            Work::Junk { .. } => "do-leave-junk",
            _ => "do-stop",
        }),
        Action::Yield => Message::new("do-yield"),
        Action::EndTurn => Message::new("do-end"),
        Action::Pass => message!("do-pass", left: table.merchants[table.turn].dice.total()),
    }
}

/// Returns the workers of an action, and the place of a piece of which there can be several.
pub(super) fn marks(view: &View, action: &Action) -> Vec<Argument> {
    let worker = |die: u8| message!("do-worker", worker: die);
    let mark = match *action {
        Action::Harvest { die, .. } | Action::Palace(_, die) => worker(die),
        Action::Market { die, slot, .. } => {
            return vec![message!("place-market", slot: slot).into(), worker(die).into()];
        }
        Action::Reserve(_, low, high) => message!("do-run", run: nouns::run(low, high)),
        Action::Join(position, _) => part::part(view, Part::Crew(position)),
        Action::Step { from, .. } | Action::Blend(from, ..) => message!("do-from", space: nouns::space(from)),
        Action::Carry(from, _) => message!("do-now", slot: nouns::slot(from)),
        Action::Exchange(one, other) => return vec![Argument::List(vec![nouns::slot(one), nouns::slot(other)])],
        Action::Act(slot) => return vec![nouns::slot(slot)],
        Action::Keep(number) | Action::Top(number) => message!("numbered", n: number),
        _ => return Vec::new(),
    };
    vec![mark.into()]
}

/// Returns how much of an action its label tells: where no worker is placed, the pieces and places that are pressed.
pub(super) fn told(action: &Action) -> Told {
    match action {
        Action::Plant(_) => Told::Line,
        Action::Take(_)
        | Action::Step { .. }
        | Action::Lane(_)
        | Action::Pick(..)
        | Action::Load(..)
        | Action::RobDock(_)
        | Action::Rob(..)
        | Action::Keep(_)
        | Action::Top(_)
        | Action::Discard(_)
        | Action::Act(_)
        | Action::Carry(..)
        | Action::Exchange(..)
        | Action::Pay(..)
        | Action::Blend(..)
        | Action::Send(_) => Told::Pieces,
        _ => Told::Deed,
    }
}

/// Returns the use of a space of the palace as a command.
pub(super) fn palace(hall: Hall) -> Message {
    Message::new(["do-palace-move", "do-palace-swap", "do-palace-refresh", "do-palace-coin"][hall as usize])
}

fn card_in(table: &Table, slot: Slot) -> Option<CardId> {
    legal::decider(table).and_then(|seat| table.merchants[seat].slots[slot.index()])
}

/// Names a card on the plantation without its teas: with them, two names would not fit on a button.
fn kind_in(table: &Table, slot: Slot) -> Argument {
    nouns::some_kind(card_in(table, slot))
}

/// Names the ship in a berth of the seat to act.
pub(super) fn ship_in(table: &Table, berth: Berth) -> Argument {
    let ship = legal::decider(table).and_then(|seat| table.merchants[seat].berths[berth.index()]);
    nouns::some_ship(ship)
}

fn ship_at(view: &View, pier: Pier) -> Argument {
    match pier {
        Pier::DECK if !view.table.is_automaton(view.table.turn) => nouns::target(None),
        _ => nouns::some_ship(view.ship_at(pier)),
    }
}

/// A card or ship found by a search; `None` if the viewer does not know it.
pub(super) enum Looked {
    Ship(Option<ShipId>),
    Card(Option<CardId>),
}

/// Returns the card or ship of a search. `number` is its place from the top, from 1.
pub(super) fn looked_at(view: &View, number: u8) -> Looked {
    let index = usize::from(number) - 1;
    match view.table.work() {
        Work::ShipSearch(_) | Work::ShipTop(_) => Looked::Ship(view.ships.get(index).copied().flatten()),
        _ => Looked::Card(view.cards.get(index).copied().flatten()),
    }
}
