//! Warnings before a player passes, stops, reserves a ship, takes a card or fills the last ship: what would be given
//! up, and what would follow. Called through `Words`. Knows no screen.

use crate::engine::Seat;
use crate::games::chai::action::Action;
use crate::games::chai::data::{CRATE_CAPACITY, CardId, Family, YEARS};
use crate::games::chai::events::Event;
use crate::games::chai::places::{Slot, Space};
use crate::games::chai::score;
use crate::games::chai::state::{Table, Work};
use crate::games::chai::view::View;
use crate::message;
use crate::words::Message;

/// Returns a warning if `action` gives up something that could still be done; `None` otherwise.
pub(super) fn forgone(view: &View, legal: &[Action], action: &Action) -> Option<Message> {
    let table = &view.table;
    match (*action, table.work()) {
        (Action::Pass, _) if legal.iter().any(is_task) => {
            Some(message!("forgo-pass", left: table.merchants[table.turn].dice.total()))
        }
        (Action::Done, Work::Steps { seat, left }) if legal.iter().any(is_step) && steps_matter(table, seat) => {
            Some(message!("forgo-steps", left: left))
        }
        (Action::Done, Work::Units { left, .. }) if legal.len() > 1 => Some(message!("forgo-units", left: left)),
        _ => None,
    }
}

/// Returns a warning if `actions` reserve a ship for which no berth is left; `None` otherwise.
pub(super) fn overbooked(view: &View, actions: &[Action]) -> Option<Message> {
    let (table, seat) = (&view.table, view.table.turn);
    let reserves = actions.iter().any(|action| matches!(action, Action::Reserve(..)));
    let reserved = table.runs.iter().flatten().filter(|run| run.owner == seat).count();
    let free = table.merchants[seat].berths.iter().filter(|berth| berth.is_none()).count();
    (reserves && reserved >= free).then(|| Message::new("warn-berths"))
}

/// Returns a warning if `events` reach the ship goal for a merchant who stays behind; `None` otherwise.
pub(super) fn last_year(view: &View, events: &[Event]) -> Option<Message> {
    let seat = events.iter().find_map(|event| match event {
        Event::Sailed { seat, reaches_goal: true, .. } => Some(*seat),
        _ => None,
    })?;
    let gained = events.iter().map(|event| match event {
        Event::Points { seat: owner, points, .. } if *owner == seat => *points,
        _ => 0,
    });
    let own = score::total(&view.table, seat) + gained.sum::<i32>();
    let other = score::total(&view.table, Seat(1 - seat.0));
    (own < other).then(|| message!("warn-last-year", points: own, other: other))
}

/// Returns a note if `actions` send a worker to a market slot below its value because no slot above it is open.
pub(super) fn other_slot(view: &View, actions: &[Action]) -> Option<Message> {
    match *actions.first()? {
        Action::Market { die, slot, .. } if slot < die && view.table.rules > 1 => {
            Some(message!("warn-slot", worker: die, slot: slot))
        }
        _ => None,
    }
}

/// Whether steps can still bring a merchant anything: in the last year only on a waiting ship, or in a crate beside the
/// way.
fn steps_matter(table: &Table, seat: Seat) -> bool {
    let is_last_year = table.year + 1 == YEARS || Seat::all(2).any(|seat| table.has_reached_goal(seat));
    let merchant = &table.merchants[seat];
    let is_open = |(slot, card): (Slot, CardId)| {
        let is_crate = card.card().family == Family::Crate && slot.space() != Space::Field;
        is_crate && merchant.stored[slot.index()] < CRATE_CAPACITY
    };
    !is_last_year || merchant.berths.iter().any(Option::is_some) || merchant.cards().any(is_open)
}

/// Whether an action places workers.
fn is_task(action: &Action) -> bool {
    !matches!(action, Action::Pass | Action::Raise(_) | Action::Lower(_) | Action::Ability)
}

fn is_step(action: &Action) -> bool {
    matches!(action, Action::Step { .. })
}
