//! Which section of the rulebook an action rests on, by key.
//!
//! Used by `mod` and by the refusals; the sections themselves stand in `rulebook`, and a test
//! there finds every key.

use super::action::Action;
use super::state::{Stage, Table};
use crate::engine::Rule;

/// The first plantation.
pub const SETUP: Rule = Rule("setup");
/// The course of a turn.
pub const TURN: Rule = Rule("turn");
/// The card and its two halves.
pub const CARD: Rule = Rule("card");
/// Technology tokens.
pub const TOKEN: Rule = Rule("token");
/// Planting.
pub const PLANT: Rule = Rule("plant");
/// Harvesting.
pub const HARVEST: Rule = Rule("harvest");
/// What a warehouse holds.
pub const WAREHOUSE: Rule = Rule("warehouse");
/// Fulfilling contracts.
pub const TRADE: Rule = Rule("trade");
/// Contract spaces.
pub const SPACES: Rule = Rule("contract-spaces");
/// Contracting councillors.
pub const HIRE: Rule = Rule("councillor");
/// Advancing in technology.
pub const ADVANCE: Rule = Rule("technology");
/// Moving.
pub const MOVE: Rule = Rule("move");
/// Taking rupees.
pub const RUPEES: Rule = Rule("rupees");
/// Starting tiles.
pub const TILES: Rule = Rule("starting-tiles");
/// The end of the game.
pub const END: Rule = Rule("end");

/// The section that allows a legal action.
pub(super) fn rule(table: &Table, action: &Action) -> Rule {
    match *action {
        Action::Start(_) => SETUP,
        Action::Card { .. } => CARD,
        Action::Token => TOKEN,
        Action::Plant { tile: true, .. }
        | Action::Harvest { tile: true, .. }
        | Action::Trade { less: Some(_), .. }
        | Action::Hire { tile: true, .. }
        | Action::Advance { tile: true }
        | Action::Move { tile: true, .. }
        | Action::Rupees { tile: true } => TILES,
        Action::Plant { .. } => PLANT,
        Action::Harvest { .. } => HARVEST,
        Action::Trade { .. } => TRADE,
        Action::Hire { .. } => HIRE,
        Action::Advance { .. } => ADVANCE,
        Action::Move { .. } => MOVE,
        Action::Rupees { .. } => RUPEES,
        Action::Discard(_) => WAREHOUSE,
        Action::Done if table.stage == Stage::Spare => TOKEN,
        Action::Done => HARVEST,
    }
}
