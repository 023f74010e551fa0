//! What passing or stopping loses, said before it is done.
//!
//! Called by `press`. Knows nothing of how it is shown.

use super::names::steps;
use crate::games::chai::action::Action;
use crate::games::chai::state::Work;
use crate::games::chai::view::View;

/// What `action` would lose; `None` where nothing of weight could be done instead.
pub fn forgone(view: &View, legal: &[Action], action: &Action) -> Option<String> {
    let table = &view.table;
    match (*action, table.work()) {
        (Action::Pass, _) if legal.iter().any(is_task) => {
            let left = match table.merchants[table.turn].dice.total() {
                1 => "1 worker".into(),
                left => format!("{left} workers"),
            };
            Some(format!("You still have {left}. Pass again and you are out until next year."))
        }
        (Action::Done, Work::Steps { left, .. }) if legal.iter().any(is_step) => {
            Some(format!("You still have {}. Press “Stop here” again to lose them.", steps(left)))
        }
        (Action::Done, Work::Units { left, .. }) if legal.len() > 1 => {
            let left = match left {
                1 => "1 choice".into(),
                left => format!("{left} choices"),
            };
            Some(format!("You still have {left} of tea or a step. Press “Stop here” again to lose them."))
        }
        _ => None,
    }
}

/// Whether it gives a worker something to do.
fn is_task(action: &Action) -> bool {
    !matches!(action, Action::Pass | Action::Raise(_) | Action::Lower(_) | Action::Ability)
}

fn is_step(action: &Action) -> bool {
    matches!(action, Action::Step { .. })
}
