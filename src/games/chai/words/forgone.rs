//! Warnings before a player passes, stops or reserves a ship: what would be given up. Called through `Words`. Knows no
//! screen.

use crate::games::chai::action::Action;
use crate::games::chai::state::Work;
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
        (Action::Done, Work::Steps { left, .. }) if legal.iter().any(is_step) => {
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

/// Whether an action places workers.
fn is_task(action: &Action) -> bool {
    !matches!(action, Action::Pass | Action::Raise(_) | Action::Lower(_) | Action::Ability)
}

fn is_step(action: &Action) -> bool {
    matches!(action, Action::Step { .. })
}
