//! Prompts: the question to the seat to act, and the next press that is needed.
//!
//! Called through `Words`. Knows the stages and the pending work, but no legality and no presses.

use super::nouns;
use crate::engine::Viewer;
use crate::games::chai::action::Action;
use crate::games::chai::legal;
use crate::games::chai::state::{Stage, Table, Work};
use crate::games::chai::view::View;
use crate::message;
use crate::words::Message;

/// Returns the prompt: a question for the seat to act, and for other readers, what the table is waiting for.
pub(super) fn prompt(view: &View, reader: Viewer) -> Message {
    let table = &view.table;
    let Some(seat) = legal::decider(table) else { return Message::new("prompt-over") };
    match reader == Viewer::Seat(seat) {
        true => question(view, table.work()),
        false => Message::new(awaited(table)).with("who", seat),
    }
}

/// Returns the id of the message that says what the table is waiting for.
fn awaited(table: &Table) -> &'static str {
    match table.work() {
        Work::Idle if matches!(table.stage, Stage::Sides(_)) => "wait-side",
        Work::Idle if table.stage == Stage::Walk => "wait-walk",
        Work::Idle => "wait-place",
        Work::Conflict { .. } => "wait-conflict",
        Work::Steps { .. } | Work::Hand(_) | Work::Queue(_) => "wait-tea",
        Work::Search(_) | Work::Top(_) | Work::Plant { .. } => "wait-card",
        Work::Shown { .. } | Work::Units { .. } => "wait-marker",
        _ => "wait-decide",
    }
}

/// Returns the prompt for the end of a turn: what may still be done after its workers have been placed.
pub fn to_end(view: &View) -> Message {
    let table = &view.table;
    let seat = table.turn;
    match (legal::can_change(&table.merchants[seat]), legal::can_use_ability(table, seat)) {
        (true, true) => Message::new("prompt-end-change-ability"),
        (true, false) => Message::new("prompt-end-change"),
        (false, true) => message!("prompt-end-ability", ability: nouns::ability(table.ability(seat))),
        (false, false) => Message::new("prompt-end"),
    }
}

/// Returns the question that a piece of pending work will ask; for [`Work::Idle`], that of the stage.
pub(super) fn question(view: &View, work: Work) -> Message {
    let table = &view.table;
    match work {
        Work::Idle => match table.stage {
            Stage::Sides(_) => Message::new("prompt-side"),
            Stage::Walk => Message::new("prompt-walk"),
            Stage::Turn if table.placed => to_end(view),
            _ => match table.merchants[table.turn].dice.total() {
                1 if table.used_free_action => Message::new("prompt-last-begun"),
                1 => Message::new("prompt-last"),
                left => message!("prompt-place", left: left),
            },
        },
        Work::Hand(hand) if hand.arrived => message!("prompt-load", tea: nouns::tea(hand.tea)),
        Work::Hand(hand) => message!("prompt-lane", tea: nouns::tea(hand.tea)),
        Work::Queue(_) => Message::new("prompt-queue"),
        Work::Shown { .. } => Message::new("prompt-shown"),
        Work::Units { left, chosen, .. } if chosen.is_empty() => message!("prompt-units", left: left),
        Work::Units { left, .. } => message!("prompt-units-next", left: left),
        Work::Steps { left, .. } => message!("prompt-steps", left: left),
        Work::Second { .. } => Message::new("prompt-second"),
        Work::FreeTea(_) => Message::new("prompt-free-tea"),
        Work::Search(_) => Message::new("prompt-search"),
        Work::ShipSearch(_) => Message::new("prompt-ship-search"),
        Work::Top(_) => Message::new("prompt-top"),
        Work::ShipTop(_) => Message::new("prompt-ship-top"),
        Work::Plant { seat, card } => match table.merchants[seat].slots.iter().all(Option::is_some) {
            true => message!("prompt-replace", card: nouns::card(card)),
            false => message!("prompt-plant", card: nouns::card(card)),
        },
        Work::Carry(_) => Message::new("prompt-carry"),
        Work::Exchange(_) => Message::new("prompt-exchange"),
        Work::Acting { .. } => Message::new("prompt-acting"),
        Work::Conflict { pier, run } => {
            let held = table.runs[pier.index()].unwrap_or(run);
            message!("prompt-conflict", run: nouns::run_of(held))
        }
        Work::Relocate { run, .. } if table.is_automaton(run.owner) => Message::new("prompt-relocate-automaton"),
        Work::Relocate { .. } => Message::new("prompt-relocate"),
        Work::Pay { value, up, .. } => {
            let to = if up { value + 1 } else { value - 1 };
            message!("prompt-pay", from: value, to: to)
        }
        Work::Nudge(_) => Message::new("prompt-nudge"),
        Work::Reroll(_) => Message::new("prompt-reroll"),
        Work::Blend(_) => Message::new("prompt-blend"),
        Work::Dock { ship, .. } => message!("prompt-dock", ship: nouns::ship(ship)),
        Work::Junk { begun: false, .. } => Message::new("prompt-junk"),
        Work::Junk { .. } => Message::new("prompt-junk-next"),
        Work::Loading(_) => Message::new("prompt-loading"),
    }
}

/// Names the part to press next, as far as the actions that match the presses so far determine it.
pub(super) fn next_press(candidates: &[Action]) -> Message {
    let all = |is: fn(&Action) -> bool| candidates.iter().all(is);
    if let Some((value, slot)) = lower_slot(candidates).filter(|_| all(is_for_worker)) {
        return message!("next-place-market", value: value, slot: slot);
    }
    Message::new(if all(|action| matches!(action, Action::Step { .. } | Action::Lane(_))) {
        "next-space"
    } else if all(|action| matches!(action, Action::Load(..))) {
        "next-ship"
    } else if all(|action| matches!(action, Action::Carry(..))) {
        "next-slot"
    } else if all(|action| matches!(action, Action::Exchange(..))) {
        "next-swap"
    } else if all(|action| matches!(action, Action::Blend(..))) {
        "next-blend"
    } else if all(|action| matches!(action, Action::Answer(..))) {
        "next-answer"
    } else if all(|action| matches!(action, Action::Reroll(_))) {
        "next-reroll"
    } else if all(|action| matches!(action, Action::Raise(_) | Action::Lower(_))) {
        "next-change"
    } else if all(|action| matches!(action, Action::Reserve(..))) {
        "next-reserve"
    } else if all(|action| matches!(action, Action::Produce(..) | Action::Join(..))) {
        "next-set"
    } else if all(|action| matches!(action, Action::Harvest { .. })) {
        "next-harvest"
    } else if all(|action| matches!(action, Action::Market { .. })) {
        "next-market"
    } else if all(|action| matches!(action, Action::Palace(..))) {
        "next-palace"
    } else if all(is_for_worker) {
        "next-place"
    } else {
        "next-other"
    })
}

/// Returns the value of the worker and the slot where the Market takes it, if that is the only one and below its value.
fn lower_slot(candidates: &[Action]) -> Option<(u8, u8)> {
    let mut places = candidates.iter().filter_map(|action| match action {
        Action::Market { die, slot, .. } => Some((*die, *slot)),
        _ => None,
    });
    let (value, slot) = places.next()?;
    (slot < value && candidates.len() > 1 && places.all(|place| place == (value, slot))).then_some((value, slot))
}

/// Whether an action can begin with the press of a worker.
fn is_for_worker(action: &Action) -> bool {
    matches!(action, Action::Raise(_) | Action::Lower(_)) || action.workers() > 0
}
