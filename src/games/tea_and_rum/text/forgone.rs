//! What declining loses, said before it is done.
//!
//! Called by `press`. Knows nothing of how it is shown.

use crate::games::tea_and_rum::action::Action;
use crate::games::tea_and_rum::pieces::Icon;
use crate::games::tea_and_rum::state::Task;
use crate::games::tea_and_rum::view::View;

/// What `action` would lose; `None` where nothing of weight could be done instead.
pub fn forgone(view: &View, legal: &[Action], action: &Action) -> Option<&'static str> {
    if *action != Action::Done {
        return None;
    }
    let can = |one: fn(&Action) -> bool| legal.iter().any(one);
    match view.table.tasks.top()? {
        Task::Ship if can(|action| matches!(action, Action::Ship(..))) => {
            Some("You could still buy a ship. Press again and you are out of this round’s ships.")
        }
        Task::Icon(Icon::Build, _) if can(|action| matches!(action, Action::Build(..))) => {
            Some("You could build something. Press again to build nothing.")
        }
        Task::Icon(Icon::Hire, _) if can(|action| matches!(action, Action::Hire(..))) => {
            Some("You could hire a captain. Press again to hire nobody.")
        }
        Task::Icon(Icon::Fulfil, _) if can(|action| matches!(action, Action::Fulfil(..))) => {
            Some("You could fulfil a contract. Press again to deliver nothing.")
        }
        Task::Icon(Icon::Trade, _) if view.table.trade.is_empty() && can(is_trade) => {
            Some("You have traded nothing yet. Press again to skip the trade.")
        }
        Task::Exchange if can(|action| matches!(action, Action::Exchange(_))) => {
            Some("Money left over counts for nothing. Press again to keep it.")
        }
        _ => None,
    }
}

fn is_trade(action: &Action) -> bool {
    matches!(action, Action::Sell(_) | Action::Buy(_))
}
