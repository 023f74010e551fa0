//! Carries out actions by dispatching to the modules below.
//!
//! `plantation` plants, harvests and discards; `trade` handles contracts, councillors, technology, rupees and moves;
//! `turn` decides what comes next. Called by the session and the search through `mod`; callers check legality first.

mod plantation;
mod trade;
pub(super) mod turn;

use super::action::Action;
use super::events::Event;
use super::map::HexSet;
use super::pieces::{Played, Tile};
use super::state::{Right, Stage, State, Table};
use crate::engine::{Chance, EventSink};

pub(super) fn apply(state: &mut State, action: Action, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
    let table = &mut state.table;
    let seat = table.actor;
    let finished = match action {
        Action::Start(at) => {
            plantation::start(table, at, sink);
            return turn::next_start(state, chance, sink);
        }
        Action::Card { own, other } => {
            let played = Played { kept: own, offered: other };
            table.played = Some(played);
            table.stage = Stage::Act;
            table.right = Right::Own;
            table.estates[seat].cards -= 1;
            state.hands[seat].remove(played.card());
            sink.emit(|| Event::Played { seat, own, other });
            return;
        }
        Action::Token => {
            table.estates[seat].tokens -= 1;
            table.spent = true;
            table.right = Right::Token;
            table.stage = Stage::Act;
            sink.emit(|| Event::Token { seat });
            return;
        }
        Action::Plant { at, tile } => {
            turn_over(table, tile, Tile::Graft, sink);
            plantation::plant(table, at, tile, sink)
        }
        Action::Harvest { at, tile } => {
            let (taken, afar) = current_harvest(table);
            turn_over(table, tile, Tile::Porters, sink);
            plantation::harvest(table, at, taken, afar || tile, sink)
        }
        Action::Trade { wagon, reward, less } => {
            turn_over(table, less.is_some(), Tile::Tare, sink);
            trade::trade(table, wagon, reward, less, sink)
        }
        Action::Hire { district, tile } => {
            turn_over(table, tile, Tile::Letter, sink);
            trade::hire(table, district, sink)
        }
        Action::Advance { tile } => {
            turn_over(table, tile, Tile::Leap, sink);
            trade::advance(table, 1 + u8::from(tile), sink)
        }
        Action::Move { to, tile } => {
            turn_over(table, tile, Tile::Passage, sink);
            trade::move_pawn(table, to, tile, sink)
        }
        Action::Rupees { tile } => {
            turn_over(table, tile, Tile::Purse, sink);
            trade::take_rupees(table, tile, sink)
        }
        Action::Discard(tea) => plantation::discard(table, tea, sink),
        Action::Done if table.stage == Stage::Spare => return turn::next_follower(state, chance, sink),
        Action::Done => plantation::finish_harvest(table, current_harvest(table).0, sink),
    };
    if finished {
        turn::next_action(state, chance, sink);
    }
}

/// Returns the plantations already used by the current harvest, and whether distance is ignored.
fn current_harvest(table: &Table) -> (HexSet, bool) {
    match table.stage {
        Stage::Harvest { taken, ignores_distance: afar } => (taken, afar),
        _ => (HexSet::EMPTY, false),
    }
}

/// Turns over the acting seat's starting tile if it was declared.
fn turn_over(table: &mut Table, declared: bool, tile: Tile, sink: &mut impl EventSink<Event>) {
    if declared {
        let seat = table.actor;
        table.estates[seat].turned = true;
        sink.emit(|| Event::Turned { seat, tile });
    }
}
