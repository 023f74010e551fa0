//! Prompts for the player to act and for the players who wait, and headings that name the round and the phase.
//!
//! Called through `Words`. Takes legality from the view and never computes it.

use super::{nouns, phrases};
use crate::engine::{Seat, Viewer};
use crate::games::tea_and_rum::action::Action;
use crate::games::tea_and_rum::data::{CROWN_CALLS, DOLLARS_A_POINT, ROUNDS};
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::{Stage, Table, Task};
use crate::games::tea_and_rum::view::View;
use crate::message;
use crate::words::Argument::Noun;
use crate::words::Message;

/// Returns the prompt for a reader.
pub(super) fn prompt(view: &View, reader: Viewer) -> Message {
    match view.table.decision() {
        None => Message::new("prompt-over"),
        Some((seat, task)) if reader == Viewer::Seat(seat) => mine(view, task),
        Some((seat, task)) => waiting(&view.table, seat, task),
    }
}

/// Returns the prompt for the players who wait.
fn waiting(table: &Table, who: Seat, task: Task) -> Message {
    let id = match task {
        Task::Ship => "wait-ship",
        Task::Turn if table.removes() => "wait-remove",
        Task::Turn => "wait-place",
        Task::AfterMove => "wait-after",
        Task::Overflow => "wait-overflow",
        Task::Swear => "wait-allegiance",
        Task::Exchange => "wait-exchange",
        Task::Icon(Icon::Trade, _) => "wait-trade",
        Task::Icon(Icon::Build, _) => "wait-build",
        Task::Icon(Icon::Hire, _) => "wait-hire",
        Task::Icon(Icon::Fulfil, _) => "wait-contract",
        _ => "wait",
    };
    Message::new(id).with("who", who)
}

/// Returns the prompt for the player to act.
fn mine(view: &View, task: Task) -> Message {
    let table = &view.table;
    let may = |id: &'static str| match may(view) {
        Some(may) => Message::new(id).with("may", may),
        None => Message::new("prompt-choose"),
    };
    match task {
        Task::Foundry => Message::new("prompt-foundry"),
        Task::Ship | Task::Turn => before_the_end(table).unwrap_or_else(|| {
            Message::new(match task {
                Task::Ship => "prompt-ship",
                _ if table.removes() => "prompt-remove",
                _ => "prompt-place",
            })
        }),
        Task::AfterMove => may("prompt-after"),
        Task::LastCaptains | Task::Proof => may("prompt-before-sale"),
        Task::Overflow => overflow(view),
        Task::Swear => message!("prompt-allegiance", points: phrases::points(Colour::Blue, CROWN_CALLS)),
        Task::Exchange => message!("prompt-exchange", dollars: DOLLARS_A_POINT),
        Task::Half(step) => message!("prompt-half", step: step),
        Task::Icon(Icon::Build, _) => Message::new("prompt-build"),
        Task::Icon(Icon::Hire, _) => Message::new("prompt-hire"),
        Task::Icon(Icon::Fulfil, _) => Message::new("prompt-contract"),
        Task::Icon(Icon::Trade, _) => trade(table),
        Task::Icon(Icon::Cube, source) => from(source, message!("prompt-cube", left: in_a_row(table, task))),
        Task::Icon(Icon::Either(points), source) => from(source, message!("prompt-colour", points: points)),
        Task::Palace | Task::Icon(..) => Message::new("prompt-choose"),
    }
}

/// Returns the number of equal tasks that come next: two cubes are chosen one after the other.
fn in_a_row(table: &Table, task: Task) -> usize {
    table.tasks.all().iter().rev().take_while(|next| **next == task).count()
}

/// Adds the source of a choice to its prompt. The icons of a row were just chosen and need none.
fn from(source: Source, prompt: Message) -> Message {
    match source {
        Source::Row => prompt,
        _ => message!("prompt-from", prompt: prompt, source: Noun(nouns::source(source))),
    }
}

/// Returns the reminder, in the last round, of what the player still owes for its allegiance.
fn before_the_end(table: &Table) -> Option<Message> {
    let owed = phrases::owed(table.active_player()).filter(|_| table.round == ROUNDS)?;
    Some(message!("prompt-owed", price: owed))
}

/// Returns the number of goods that do not fit into the warehouse, and the remedies.
pub(super) fn overflow(view: &View) -> Message {
    let over = view.table.active_player().overflow();
    match view.legal().contains(&Action::Expand) {
        true => message!("prompt-overflow", over: over),
        false => message!("prompt-overflow-discard", over: over),
    }
}

/// Returns what the seat to act may do instead of ending its turn: "activate a captain or use the Distillery". `None`
/// if there is nothing.
pub fn may(view: &View) -> Option<Message> {
    let mut all: Vec<Message> = Vec::new();
    for action in view.legal() {
        let what = match action {
            Action::Activate(_) => Message::new("may-activate"),
            Action::CityHall => Message::new("may-city-hall"),
            Action::Prove => Message::new("may-prove"),
            Action::Convert(works) => message!("may-use", building: Noun(nouns::building(works.building()))),
            _ => continue,
        };
        if !all.contains(&what) {
            all.push(what);
        }
    }
    let last = all.pop()?;
    let before = all.into_iter().reduce(|before, after| message!("or-more", before: before, after: after));
    Some(match before {
        Some(before) => message!("or-last", before: before, after: last),
        None => last,
    })
}

fn trade(table: &Table) -> Message {
    let balance = table.trade.balance();
    match balance {
        _ if table.trade.is_empty() => Message::new("prompt-trade"),
        0 => Message::new("prompt-trade-even"),
        got if got > 0 => message!("prompt-trade-get", dollars: got),
        paid => message!("prompt-trade-pay", dollars: -paid),
    }
}

/// Returns the round and phase.
pub(super) fn heading(view: &View) -> Message {
    let table = &view.table;
    let round = |id: &'static str| Message::new(id).with("round", phrases::round(table.round));
    match table.stage {
        Stage::Income => round("heading-income"),
        Stage::Ships => round("heading-ships"),
        Stage::Actions if table.removes() => round("heading-remove"),
        Stage::Actions => round("heading-place"),
        Stage::Wish => round("heading-wish"),
        Stage::LastCaptains => Message::new("heading-last-captains"),
        Stage::Proof => Message::new("heading-allegiances"),
        Stage::Exchange => message!("heading-exchange", dollars: DOLLARS_A_POINT),
        Stage::Over => Message::new("heading-over"),
    }
}

/// Returns what to press next, given the actions still possible.
pub(super) fn next_press(candidates: &[Action]) -> Message {
    Message::new(match candidates.first() {
        Some(Action::Fulfil(..) | Action::Points(_)) => "next-colour",
        Some(Action::Build(..)) => "next-saved",
        Some(Action::Hire(..)) => "next-payment",
        _ => "next-any",
    })
}
