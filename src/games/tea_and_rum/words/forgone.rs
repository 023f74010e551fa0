//! Warnings before a player declines: what would be given up. Called through `Words`. Knows no screen.

use crate::games::tea_and_rum::action::Action;
use crate::games::tea_and_rum::pieces::Icon;
use crate::games::tea_and_rum::state::Task;
use crate::games::tea_and_rum::view::View;
use crate::words::Message;

/// Returns a warning if `action` gives up something valuable; `None` otherwise.
pub(super) fn forgone(view: &View, legal: &[Action], action: &Action) -> Option<Message> {
    if *action != Action::Done {
        return None;
    }
    let can = |is: fn(&Action) -> bool| legal.iter().any(is);
    let id = match view.table.tasks.top()? {
        Task::AfterMove | Task::LastCaptains if can(|action| matches!(action, Action::Activate(_))) => {
            "forgone-captain"
        }
        Task::Ship if can(|action| matches!(action, Action::Ship(..))) => "forgone-ship",
        Task::Icon(Icon::Build, _) if can(|action| matches!(action, Action::Build(..))) => "forgone-build",
        Task::Icon(Icon::Hire, _) if can(|action| matches!(action, Action::Hire(..))) => "forgone-hire",
        Task::Icon(Icon::Fulfil, _) if can(|action| matches!(action, Action::Fulfil(..))) => "forgone-contract",
        Task::Icon(Icon::Trade, _) if view.table.trade.is_empty() && can(is_trade) => "forgone-trade",
        Task::Proof if can(|action| *action == Action::Prove) => "forgone-allegiance",
        Task::Exchange if can(|action| matches!(action, Action::Exchange(_))) => "forgone-exchange",
        _ => return None,
    };
    Some(Message::new(id))
}

fn is_trade(action: &Action) -> bool {
    matches!(action, Action::Sell(_) | Action::Buy(_))
}
