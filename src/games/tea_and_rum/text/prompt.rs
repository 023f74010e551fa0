//! Prompts: the pending decision as a sentence for the seat to act and for those who wait, and the state of the game.
//!
//! Called by the page and the transcripts.

use super::names::*;
use crate::games::tea_and_rum::action::Action;
use crate::games::tea_and_rum::data::{CROWN_CALLS, DOLLARS_A_POINT};
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::{Stage, Table, Task};
use crate::games::tea_and_rum::view::View;
use crate::words::Speaker;

/// Returns the prompt for the reader's own decision, or what another player is to do.
pub(super) fn prompt(view: &View, speaker: &Speaker) -> String {
    let table = &view.table;
    let Some((seat, task)) = table.decision() else {
        return "The game is over.".into();
    };
    if speaker.is_you(seat) {
        return mine(view, task);
    }
    let who = speaker.who(seat);
    let does = |you: &str, they: &str| speaker.does(seat, you, they);
    match task {
        Task::Ship => format!("{who} may buy a ship."),
        Task::Turn | Task::After => format!("{} a worker.", does("move", "moves")),
        Task::Swear => format!("{} an allegiance.", does("choose", "chooses")),
        Task::Exchange => format!("{who} may exchange money for points, in secret."),
        Task::Icon(Icon::Trade, _) => format!("{}.", does("trade", "trades")),
        Task::Icon(Icon::Build, _) => format!("{who} may build."),
        Task::Icon(Icon::Hire, _) => format!("{who} may hire a captain."),
        Task::Icon(Icon::Fulfil, _) => format!("{who} may deliver goods."),
        _ => format!("{} deciding.", does("are", "is")),
    }
}

/// Returns the reader's own decision.
fn mine(view: &View, task: Task) -> String {
    let table = &view.table;
    match task {
        Task::Foundry => "Foundry: choose how much ore becomes cannons.".into(),
        Task::Ship => "Buy one row of a ship, or buy no more ships this round.".into(),
        Task::Turn if table.removes() => "Remove one of your workers: use its row, or the action at the bottom.".into(),
        Task::Turn => "Place a worker: use the first free row, or the action at the bottom.".into(),
        Task::After => format!("Your worker has moved. You may {}, or end your turn.", may(view)),
        Task::Overflow => {
            let over = table.active_player().overflow();
            let what = if over == 1 { "good" } else { "goods" };
            format!("{over} {what} too many: buy a square or discard.")
        }
        Task::Swear => format!("You have reached {CROWN_CALLS} blue points: choose an allegiance."),
        Task::LastCaptains => format!("Before goods are sold you may {}.", may(view)),
        Task::Proof => format!("Before goods are sold you may {}.", may(view)),
        Task::Exchange => {
            format!("Exchange ${DOLLARS_A_POINT} for a point, in secret, as often as you like.")
        }
        Task::Half(step) => format!("Step {step} of the reputation track: choose one of the two."),
        Task::Palace => "The Palace gives 1 blue point.".into(),
        Task::Icon(icon, _) => match icon {
            Icon::Build => "Choose a building, or build nothing.".into(),
            Icon::Hire => "Choose a captain, or hire nobody.".into(),
            Icon::Fulfil => "Choose a contract and the colour of its points, or deliver nothing.".into(),
            Icon::Trade => trade_words(table),
            Icon::Cube => "Choose a cube.".into(),
            Icon::Either(n) => format!("Choose the colour of {n} {}.", points(n.into())),
            _ => "Choose.".into(),
        },
    }
}

/// Lists what the seat to act may do other than ending: "activate a captain or use the Distillery".
pub fn may(view: &View) -> String {
    let mut all: Vec<String> = Vec::new();
    for action in view.offers() {
        let what = match action {
            Action::Activate(_) => "activate a captain".into(),
            Action::CityHall => "give a barrel for a star".into(),
            Action::Prove => "pay for your allegiance".into(),
            Action::Convert(works) => format!("use the {}", works.building().card().name),
            _ => continue,
        };
        if !all.contains(&what) {
            all.push(what);
        }
    }
    match all.as_slice() {
        [] => "go on".into(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

fn trade_words(table: &Table) -> String {
    if table.trade.is_empty() {
        return "Trade: sell first, then buy. The +1 and −1 bonuses are placed for you.".into();
    }
    let balance = table.trade.balance();
    let what = if balance >= 0 { "get" } else { "pay" };
    format!("You {what} ${}: the +1 and −1 are placed for the best price.", balance.unsigned_abs())
}

/// Names the round and phase.
pub(super) fn heading(view: &View) -> String {
    let table = &view.table;
    let round = roman(table.round);
    match table.stage {
        Stage::Income => format!("Round {round}, income"),
        Stage::Ships => format!("Round {round}, ships"),
        Stage::Actions if table.removes() => format!("Round {round}, remove workers"),
        Stage::Actions => format!("Round {round}, place workers"),
        Stage::Wish => format!("Round {round}, the people’s wish"),
        Stage::LastCaptains => "The end: last captains".into(),
        Stage::Proof => "The end: allegiances".into(),
        Stage::Exchange => format!("The end: ${DOLLARS_A_POINT} for a point"),
        Stage::Over => "The end".into(),
    }
}

/// Returns what is still to be pressed, inferred from the actions that match the presses so far.
pub(super) fn next_press(candidates: &[Action]) -> &'static str {
    match candidates.first() {
        Some(Action::Fulfil(..) | Action::Points(_)) => "For which points?",
        Some(Action::Build(..)) => "Which cube does the Workshop save?",
        Some(Action::Hire(..)) => "Pay money or wood?",
        _ => "Choose one of these.",
    }
}
