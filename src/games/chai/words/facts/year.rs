//! The facts on the year: the turn, the stage, and the decisions that wait.
//!
//! Part of `facts`. Knows no screen.

use crate::engine::Seat;
use crate::games::chai::GOAL_REACHED;
use crate::games::chai::data::ShipId;
use crate::games::chai::legal;
use crate::games::chai::places::{Pier, Slot};
use crate::games::chai::state::{Queued, Stage, Work};
use crate::games::chai::view::View;
use crate::games::chai::words::{nouns, prompt};
use crate::message;
use crate::words::{Argument, Message};

/// Describes the turn, the stage of the year, and the decisions that wait.
pub(super) fn facts(view: &View) -> Vec<Message> {
    let table = &view.table;
    let mut facts = vec![message!("fact-turn", turn: table.turns, who: table.turn)];
    match table.stage {
        Stage::Over(end) => {
            facts.push(Message::new(if end == GOAL_REACHED { "line-ended-goal" } else { "line-ended-year" }));
        }
        Stage::Harbour(order, target) => facts.push(match table.order().get(usize::from(order)) {
            Some(seat) => message!("fact-taking", who: *seat, place: nouns::pier(Pier(target))),
            None => Message::new("fact-taking.last"),
        }),
        Stage::Production(_) => facts.push(Message::new("fact-production")),
        _ => {}
    }
    if table.placed {
        facts.push(Message::new("fact-placed"));
    }
    if table.used_free_action {
        facts.push(Message::new("fact-placed.begun"));
    }
    if let Some(seat) = legal::decider(table) {
        facts.push(message!("fact-asked", who: seat, what: prompt::question(view, table.work())));
        facts.extend(details(view, table.work()));
        for work in table.pending().iter().rev().skip(1) {
            match work {
                // They tell themselves, or have nothing to ask.
                Work::Queue(_) | Work::Dock { .. } | Work::Shown { .. } | Work::Acting { .. } => {}
                work => facts.push(message!("fact-then", what: prompt::question(view, *work))),
            }
            facts.extend(details(view, *work));
        }
        facts.extend(table.queue().map(queued));
    }
    facts
}

/// Tells what the question of a piece of pending work leaves open.
fn details(view: &View, work: Work) -> Vec<Message> {
    let table = &view.table;
    let docks = |seat: Seat, ship: ShipId| message!("line-docked", who: seat, ship: nouns::ship(ship));
    let displaced = |low, high| message!("fact-run", run: nouns::run(low, high));
    match work {
        Work::Hand(hand) => vec![message!("fact-steps", steps: hand.pending)],
        Work::Shown { teas, .. } if teas.is_empty() => vec![Message::new("fact-shown.none")],
        Work::Shown { teas, .. } => vec![message!("fact-shown", teas: nouns::teas(teas))],
        Work::Units { chosen, .. } if !chosen.is_empty() => {
            vec![message!("fact-chosen", teas: nouns::teas(chosen))]
        }
        Work::Second { first, .. } => vec![message!("fact-chosen", teas: nouns::teas(first.set()))],
        Work::Acting { slots: 0, .. } => vec![Message::new("fact-acting.none")],
        Work::Acting { slots, .. } => {
            let slots = Slot::all().filter(|slot| slots & (1 << slot.0) != 0).map(nouns::slot);
            vec![message!("fact-acting", slots: slots.collect::<Vec<Argument>>())]
        }
        Work::Conflict { pier, run } => {
            let ship = nouns::target(table.ship_in_harbour(pier));
            vec![message!("line-displaced", who: run.owner, ship: ship), displaced(run.low, run.high)]
        }
        Work::Relocate { run, .. } => vec![displaced(run.low, run.high)],
        Work::Dock { seat, ship } => vec![docks(seat, ship)],
        Work::Junk { seat, berth, .. } => {
            table.merchants[seat].berths[berth.index()].map(|ship| docks(seat, ship)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Describes tea that waits to be moved by cards.
fn queued(queued: Queued) -> Message {
    let Queued { space, tea, count, steps, becomes } = queued;
    let tokens = message!("board-tokens-on", count: count, tea: nouns::tea(tea), space: nouns::space(space));
    match becomes {
        Some(to) => message!("fact-queued.turning", to: nouns::tea(to), tea: tokens),
        None => message!("fact-queued", steps: steps, tea: tokens),
    }
}
