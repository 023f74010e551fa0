//! The labels of buttons: each action as a command. Called through `Words`. Does not check legality.

use super::nouns::{self, noun};
use crate::games::ceylon::action::Action;
use crate::games::ceylon::data::PURSE_RUPEES;
use crate::games::ceylon::pieces::{Reward, Tea};
use crate::games::ceylon::state::{Stage, Table};
use crate::message;
use crate::words::{Argument, Message};

/// Returns the label of an action's button.
pub(super) fn verb(table: &Table, action: &Action) -> Message {
    match *action {
        Action::Start(at) => message!("do-start", hex: nouns::hex(at)),
        Action::Card { own, other } => {
            message!("do-card", own: noun(nouns::main(own)), other: noun(nouns::main(other)))
        }
        Action::Token => message!("do-token"),
        Action::Plant { at, tile: false } => message!("do-plant", hex: nouns::hex(at)),
        Action::Plant { at, tile: true } => message!("do-plant.tile", hex: nouns::hex(at)),
        Action::Harvest { at, tile } => {
            let (tea, hex) = (noun(nouns::tea(table.tea(at))), nouns::hex(at));
            match tile {
                true => message!("do-harvest.tile", tea: tea, hex: hex),
                false => message!("do-harvest", tea: tea, hex: hex),
            }
        }
        Action::Trade { wagon, reward, less } => trade(table, wagon, reward, less),
        Action::Hire { district, tile: false } => message!("do-hire", district: noun(nouns::district(district))),
        Action::Hire { district, tile: true } => message!("do-hire.tile", district: noun(nouns::district(district))),
        Action::Advance { tile: false } => message!("do-advance"),
        Action::Advance { tile: true } => message!("do-advance.tile"),
        Action::Move { to, tile: false } => {
            message!("do-move", hex: nouns::hex(to), price: table.move_price(table.actor, to))
        }
        Action::Move { to, tile: true } => message!("do-move.tile", hex: nouns::hex(to)),
        Action::Rupees { tile: false } => message!("do-rupees", sum: nouns::rupees(table.rupees_income(table.actor))),
        Action::Rupees { tile: true } => {
            message!("do-rupees.tile", sum: nouns::rupees(table.rupees_income(table.actor) + PURSE_RUPEES))
        }
        Action::Discard(tea) => message!("do-return", tea: noun(nouns::tea(tea))),
        Action::Done if table.stage == Stage::Spare => message!("do-keep"),
        Action::Done => message!("do-finish"),
    }
}

/// Returns the wagon, because a company can have several contracts on the train.
pub(super) fn marks(action: &Action) -> Vec<Argument> {
    match *action {
        Action::Trade { wagon, .. } => vec![message!("piece-wagon", number: wagon + 1).into()],
        _ => Vec::new(),
    }
}

fn trade(table: &Table, wagon: u8, reward: Reward, less: Option<Tea>) -> Message {
    let Some(contract) = table.wagons[usize::from(wagon)] else { return message!("action-trade") };
    let order = contract.order();
    let company = order.company.number();
    let gain = match reward {
        Reward::Rupees => nouns::rupees(order.rupees),
        Reward::Points => nouns::points(order.points),
    };
    match less {
        Some(tea) => message!("do-trade.tile", company: company, gain: gain, tea: noun(nouns::tea(tea))),
        None => message!("do-trade", company: company, gain: gain),
    }
}
