//! What is to be decided, as a sentence to whoever decides and to those who wait, and where the game stands.
//!
//! Called by the page and the transcripts.

use super::names::*;
use crate::engine::Speaker;
use crate::games::tea_and_rum::data::DOLLARS_A_POINT;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::{Stage, Table, Task};
use crate::games::tea_and_rum::view::View;

/// What is asked of whom.
pub(super) fn prompt(view: &View, speaker: &Speaker) -> String {
    let table = &view.table;
    let Some((seat, task)) = table.asked() else {
        return "The game is over.".into();
    };
    if speaker.is_you(seat) {
        return mine(table, task);
    }
    let name = speaker.name(seat);
    match task {
        Task::Ship => format!("{name} looks at the ships."),
        Task::Turn | Task::After => format!("{name} is to move a worker."),
        Task::Swear => format!("The Crown calls {name}: an allegiance is to be chosen."),
        Task::Exchange => format!("{name} counts money behind a closed chest."),
        Task::Icon(Icon::Trade, _) => format!("{name} trades."),
        _ => format!("{name} is deciding."),
    }
}

/// What the reader has to decide.
fn mine(table: &Table, task: Task) -> String {
    match task {
        Task::Foundry => "The Foundry is hot: how much ore becomes cannons?".into(),
        Task::Ship => "Buy a ship for one of its rows, or buy no more this round.".into(),
        Task::Turn if table.removes() => "Take one of your workers: use its row, or the door instead.".into(),
        Task::Turn => "Place a worker: use the first free row, or the door instead.".into(),
        Task::After => "Your worker is done. You may still activate captains or pay, then end your turn.".into(),
        Task::Overflow => {
            let over = table.me().overflow();
            format!("Your warehouse is {over} too full: buy a square or give something back.")
        }
        Task::Swear => "Eight blue points: the Crown calls you. Choose your allegiance.".into(),
        Task::LastCaptains => "Last chance to activate your captains.".into(),
        Task::Proof => "Prove your allegiance by paying, or leave it.".into(),
        Task::Exchange => {
            format!("Exchange ${DOLLARS_A_POINT} for a point of either colour, in secret, as often as you like.")
        }
        Task::Half(step) => format!("Step {step} of the reputation track: choose a half."),
        Task::Palace => "The Palace pays.".into(),
        Task::Icon(icon, _) => match icon {
            Icon::Build => "Build: choose a building, or build nothing.".into(),
            Icon::Hire => "Hire: choose a captain, or hire nobody.".into(),
            Icon::Fulfil => "Deliver: choose a contract and the colour of its points, or deliver nothing.".into(),
            Icon::Trade => trade_words(table),
            Icon::Cube => "Choose a cube.".into(),
            Icon::Either(n) => format!("Choose the colour of {n} {}.", points(n.into())),
            _ => "Choose.".into(),
        },
    }
}

fn trade_words(table: &Table) -> String {
    if table.trade.is_empty() {
        return "Trade: sell first, then buy. The plates set themselves.".into();
    }
    let balance = table.trade.balance();
    let what = if balance >= 0 { "get" } else { "pay" };
    format!("Trade: you {what} ${}. Both plates are set to your best price.", balance.unsigned_abs())
}

/// Round and phase.
pub(super) fn heading(view: &View) -> String {
    let table = &view.table;
    let round = roman(table.round);
    match table.stage {
        Stage::Income => format!("Round {round}, income"),
        Stage::Ships => format!("Round {round}, ships"),
        Stage::Actions if table.removes() => format!("Round {round}, take workers"),
        Stage::Actions => format!("Round {round}, place workers"),
        Stage::Wish => format!("Round {round}, the people’s wish"),
        Stage::LastCaptains => "The end: last captains".into(),
        Stage::Proof => "The end: allegiances".into(),
        Stage::Exchange => format!("The end: ${DOLLARS_A_POINT} for a point"),
        Stage::Over => "The end".into(),
    }
}
