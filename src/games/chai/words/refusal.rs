//! Refusals: the reason why a part cannot be pressed now, and the section of the rulebook that contains it.
//!
//! Called through `Words`. Only explains; legality is decided by the legal list.

use super::nouns;
use crate::engine::{Rule, Seat, Viewer};
use crate::games::chai::action::Action;
use crate::games::chai::data::Family;
use crate::games::chai::legal;
use crate::games::chai::places::{Hall, Pier, Space};
use crate::games::chai::press::Part;
use crate::games::chai::rulebook::rule;
use crate::games::chai::state::{Side, Stage, Table, Work};
use crate::games::chai::versions::Ability;
use crate::games::chai::view::View;
use crate::message;
use crate::words::Message;
use crate::words::Refusal;

/// Returns the reason why `part` is not lit for the viewer.
pub(super) fn refuse(view: &View, part: Part) -> Refusal {
    let (why, rule) = reason(view, part);
    Refusal { why, rule }
}

type Reason = (Message, Rule);

fn because(id: &'static str, rule: &'static str) -> Reason {
    (Message::new(id), Rule(rule))
}

fn reason(view: &View, part: Part) -> Reason {
    let table = &view.table;
    let Some(seat) = legal::decider(table) else { return because("no-over", "end") };
    if view.viewer != Viewer::Seat(seat) {
        return (message!("no-turn", who: seat), Rule("turns"));
    }
    match (table.work(), table.stage) {
        (Work::Idle, Stage::Sides(_)) => because("no-side-first", "merchants"),
        (Work::Idle, Stage::Walk) => match part {
            Part::Marker(_) => because("no-marker-far", "assistant"),
            _ => because("no-walk-first", "assistant"),
        },
        (Work::Idle, _) if table.placed => after_placement(view, seat, part),
        (Work::Idle, _) => in_turn(view, seat, part),
        (work, _) => (awaited(table, &work, part), rule(table, &Action::Done)),
    }
}

/// Returns the reason why `part` cannot be pressed while `work` is being resolved.
fn awaited(table: &Table, work: &Work, part: Part) -> Message {
    Message::new(match (work, part) {
        (Work::Units { chosen, .. }, Part::Tea(tea)) if chosen.has(tea) => "no-tea-twice",
        (Work::Second { first, .. }, Part::Tea(tea)) if *first == tea => "no-tea-second",
        (Work::Shown { .. }, Part::Tea(_)) => "no-tea-shown",
        (Work::Units { .. } | Work::Second { .. } | Work::FreeTea(_), Part::Tea(_)) => "no-tea-left",
        (Work::Units { .. } | Work::Steps { .. }, Part::Token(Space::Dock, _)) => "no-step-dock",
        (Work::Plant { .. }, Part::Slot(_)) => "no-slot-taken",
        (Work::Hand(hand), _) if hand.arrived => "no-load-first",
        (Work::Hand(_), _) => "no-lane-first",
        (Work::Queue(_), _) => "no-queue-first",
        (Work::Shown { .. }, _) => "no-shown-first",
        (Work::Units { .. }, _) => "no-units-first",
        (Work::Steps { .. }, _) => "no-steps-first",
        (Work::Second { .. }, _) => "no-second-first",
        (Work::FreeTea(_), _) => "no-free-tea-first",
        (Work::Search(_), _) => "no-search-first",
        (Work::ShipSearch(_), _) => "no-ship-search-first",
        (Work::Top(_) | Work::ShipTop(_), _) => "no-top-first",
        (Work::Plant { .. }, _) => "no-plant-first",
        (Work::Carry(_), _) => "no-carry-first",
        (Work::Exchange(_), _) => "no-exchange-first",
        (Work::Acting { .. }, _) => "no-acting-first",
        (Work::Conflict { .. }, Part::Die(_)) => "no-conflict-worker",
        (Work::Conflict { .. }, Part::Ability) => "no-conflict-ability",
        (Work::Conflict { .. }, _) => "no-conflict-first",
        (Work::Relocate { run, .. }, Part::Pier(_)) if table.is_automaton(run.owner) => "no-relocate-automaton",
        (Work::Relocate { .. }, Part::Pier(_)) => "no-relocate-free",
        (Work::Relocate { .. }, _) => "no-relocate-first",
        (Work::Pay { .. }, _) => "no-pay-first",
        (Work::Nudge(_), _) => "no-nudge-first",
        (Work::Reroll(_), _) => "no-reroll-first",
        (Work::Blend(_), _) => "no-blend-first",
        (Work::Dock { .. }, _) => "no-dock-first",
        (Work::Junk { .. }, _) => "no-junk-first",
        (Work::Loading(_), _) => "no-loading-first",
        (Work::Idle, _) => "no-now",
    })
}

fn after_placement(view: &View, seat: Seat, part: Part) -> Reason {
    let merchant = &view.table.merchants[seat];
    match part {
        Part::Ability => ability(view, seat),
        Part::Die(_) | Part::Plus | Part::Minus if merchant.dice.is_empty() => because("no-worker-left", "values"),
        Part::Die(_) | Part::Plus | Part::Minus if !legal::can_change(merchant) => because("no-tea-to-pay", "values"),
        _ => because("no-placed", "turns"),
    }
}

fn ability(view: &View, seat: Seat) -> Reason {
    let merchant = &view.table.merchants[seat];
    let why = match (merchant.side, view.table.ability(seat)) {
        (Side::A, _) => "no-ability-side-a",
        _ if merchant.used => "no-ability-used",
        (_, Ability::SecondTea) => "no-ability-second-tea",
        (_, Ability::SearchDeck) => "no-ability-search-deck",
        (_, Ability::ChangeWorker) => "no-ability-change-worker",
        (_, Ability::RollAgain) => "no-ability-roll-again",
        (_, Ability::TwoSteps) => "no-ability-two-steps",
        (_, Ability::ExchangeTea) => "no-ability-exchange-tea",
        (_, Ability::MoveCard) => "no-ability-move-card",
        (_, Ability::TakeTea) => "no-ability-take-tea",
        (_, Ability::SwapCards) => "no-ability-swap-cards",
        (_, Ability::TurnUp) => "no-ability-turn-up",
    };
    because(why, "merchants")
}

fn in_turn(view: &View, seat: Seat, part: Part) -> Reason {
    let table = &view.table;
    let merchant = &table.merchants[seat];
    match part {
        Part::Marker(_) => because("no-marker-now", "assistant"),
        Part::Tea(tea) if !table.supply.has(tea) => (message!("no-supply", tea: nouns::tea(tea)), Rule("harvest")),
        Part::Stall(slot) => (market(view, slot), Rule("market")),
        Part::Hall(hall) => because(palace(table, hall), "palace"),
        Part::Pier(pier) => because(ship(view, seat, pier), "harbour"),
        Part::Workshop => {
            let pair = merchant.dice.values().any(|value| merchant.dice.count(value) >= 2);
            because(if pair { "no-set-low" } else { "no-set" }, "production")
        }
        Part::Crew(position) => {
            let crew = table.crews.get(usize::from(position)).copied().flatten();
            match crew {
                Some(crew) if crew.owner == seat => (message!("no-join-value", value: crew.value), Rule("production")),
                Some(_) => because("no-join-other", "production"),
                None => because("no-join-empty", "production"),
            }
        }
        Part::Plus | Part::Minus => because("no-tea-to-pay", "values"),
        Part::Ability => ability(view, seat),
        Part::Pass => because("no-pass", "turns"),
        Part::EndTurn => because("no-end", "turns"),
        Part::Die(value) => (message!("no-worker-value", value: value), Rule("turns")),
        Part::Token(Space::Dock, _) | Part::Cargo(..) | Part::Berth(_) => because("no-load-yourself", "loading"),
        Part::Token(..) | Part::Space(_) => because("no-move-tea", "movement"),
        Part::Slot(slot) => match merchant.slots[slot.index()] {
            Some(card) if card.card().family == Family::Crate => because("no-crate-open", "arriving"),
            Some(_) => because("no-card-move", "palace"),
            None => because("no-card-new", "market"),
        },
        _ => because("no-now", "turns"),
    }
}

/// Returns the reason why no worker can be placed on a market slot.
fn market(view: &View, slot: u8) -> Message {
    let table = &view.table;
    if table.is_taken(slot) {
        message!("no-market-taken", slot: slot)
    } else if slot < 6 && table.market[usize::from(slot) - 1].is_none() {
        message!("no-market-empty", slot: slot)
    } else if slot == 6 && view.cards.is_empty() {
        Message::new("no-market-deck")
    } else if table.rules > 1 {
        Message::new("no-market-value")
    } else {
        message!("no-market-value-old", slot: slot)
    }
}

/// Returns the id of the reason why no worker can be placed on a space of the palace.
fn palace(table: &Table, hall: Hall) -> &'static str {
    match hall {
        _ if table.halls[hall as usize].is_some() => "no-palace-taken",
        Hall::Move => "no-palace-move",
        Hall::Swap => "no-palace-swap",
        Hall::Refresh => "no-palace-refresh",
        Hall::Coin => "no-palace-coin",
    }
}

/// Returns the id of the reason why a ship cannot be reserved with the workers that have been pressed.
fn ship(view: &View, seat: Seat, pier: Pier) -> &'static str {
    let table = &view.table;
    let held = table.runs[pier.index()];
    if !table.has_ship(pier, view.ships.len()) {
        "no-ship"
    } else if held.is_some_and(|run| run.owner == seat) {
        "no-ship-yours"
    } else if !table.merchants[seat].dice.has_run() {
        "no-ship-run"
    } else if !view.could_reserve(seat, pier) {
        "no-ship-stronger"
    } else {
        "no-ship-workers"
    }
}
