//! The accessible names of parts. Called through `Words`. Does not check legality.

use super::labels;
use super::nouns::{self, noun};
use crate::engine::Seat;
use crate::games::ceylon::draft::whole_harvest;
use crate::games::ceylon::map::Hex;
use crate::games::ceylon::pieces::{District, Main, Reward};
use crate::games::ceylon::press::{ActionKind, Part};
use crate::games::ceylon::state::{Stage, Table};
use crate::games::ceylon::view::View;
use crate::message;
use crate::words::Message;

/// Returns the accessible name of a part.
pub(super) fn part(view: &View, part: Part) -> Message {
    let table = &view.table;
    let estate = &table.estates[view.seat()];
    match part {
        Part::Half { own, other } => {
            let (own, other) = (noun(nouns::main(own)), noun(nouns::main(other)));
            message!("part-half", own: own, other: other, others: table.seats - 1)
        }
        Part::ActionKind(kind) => action(kind),
        Part::WholeHarvest => labels::several(&whole_harvest(view)),
        Part::Hex(at) => hex(view, at),
        Part::Wagon(at) => wagon(table, at),
        Part::Reward(Reward::Rupees) => message!("part-reward-rupees"),
        Part::Reward(Reward::Points) => message!("part-reward-points"),
        Part::Chest(tea) => message!("part-chest", tea: noun(nouns::tea(tea)), count: estate.chests[tea.index()]),
        Part::Councillor(district) => councillor(table, district),
        Part::Tile => match estate.tile {
            Some(tile) => {
                let message = if estate.turned { message!("part-tile-used") } else { message!("part-tile") };
                let message = message.with("number", tile.number()).with("tile", noun(nouns::tile(tile)));
                message.with("help", nouns::tile_help(tile))
            }
            None => message!("part-no-tile"),
        },
        Part::Token => message!("part-token", count: estate.tokens),
        Part::Done if table.stage == Stage::Spare => message!("part-keep"),
        Part::Done => message!("part-finish"),
    }
}

/// Returns the full name of an action.
pub(super) fn action(kind: ActionKind) -> Message {
    match kind {
        ActionKind::Main(Main::Plant) => message!("part-plant"),
        ActionKind::Main(Main::Harvest) => message!("part-harvest"),
        ActionKind::Main(Main::Trade) => message!("part-trade"),
        ActionKind::Main(Main::Hire) => message!("part-hire"),
        ActionKind::Main(Main::Advance) => message!("part-advance"),
        ActionKind::Move => message!("part-move"),
        ActionKind::Rupees => message!("part-rupees"),
    }
}

/// Describes a hexagon with its plantation and pawns, and the price of a move to it.
fn hex(view: &View, hex: Hex) -> Message {
    let table = &view.table;
    let owner = table.owner(hex);
    let markers = owner.map_or(0, |seat| 1 + u8::from(table.estates[seat].graft == Some(hex)));
    let pawn_is_here = |seat: &Seat| !table.estates[*seat].fields.is_empty() && table.estates[*seat].pawn == hex;
    let pawns: Vec<Seat> = Seat::all(table.seats).filter(pawn_is_here).collect();
    let seat = view.seat();
    let can_move = view.is_acting() && table.stage == Stage::Act && hex != table.estates[seat].pawn;
    message!(
        "part-hex",
        hex: nouns::hex(hex),
        level: table.level(hex),
        tea: noun(nouns::tea(table.tea(hex))),
        markers: markers,
        owner: owner.unwrap_or(seat),
        pawns: pawns.len(),
        at: pawns,
        reach: if can_move { "yes" } else { "no" },
        price: if can_move { table.move_price(seat, hex) } else { 0 },
    )
}

/// Describes a wagon, numbered from 0, with its contract.
fn wagon(table: &Table, wagon: u8) -> Message {
    let number = wagon + 1;
    match table.wagons[usize::from(wagon)] {
        Some(contract) => {
            let order = contract.order();
            message!(
                "part-wagon",
                number: number,
                company: order.company.number(),
                chests: nouns::chests(order.demand),
                rupees: nouns::rupees(order.rupees),
                points: nouns::points(order.points),
            )
        }
        None if table.contracts.is_empty() => message!("part-wagon-done", number: number),
        None => message!("part-wagon-empty", number: number),
    }
}

fn councillor(table: &Table, district: District) -> Message {
    let place = noun(nouns::district(district));
    let Some(councillor) = table.councillors[district.index()] else {
        return message!("part-no-councillor", district: place);
    };
    let hired = hired_by(table, district);
    message!(
        "part-councillor",
        district: place,
        councillor: noun(nouns::councillor(councillor)),
        ability: nouns::ability(councillor),
        count: hired.len(),
        by: hired,
    )
}

/// Returns the seats that have hired the councillor of a district.
pub(super) fn hired_by(table: &Table, district: District) -> Vec<Seat> {
    Seat::all(table.seats).filter(|seat| table.estates[*seat].hired.has(district)).collect()
}
