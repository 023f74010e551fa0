//! Refusals: the reason why a part cannot be pressed now, and the section of the rulebook that contains it.
//!
//! Called through `Words`. Only explains; legality is decided by the legal list.

use super::kind_of;
use super::nouns::{self, noun};
use crate::engine::Rule;
use crate::games::ceylon::data::{ADVANCE_COST, TRACK};
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::pieces::{Councillor, District, Main, Tea, Tile};
use crate::games::ceylon::press::{ActionKind, Part};
use crate::games::ceylon::rulebook;
use crate::games::ceylon::state::{Right, Stage, Table};
use crate::games::ceylon::view::View;
use crate::message;
use crate::words::{Message, Refusal};

/// Returns the reason why `part` is not lit for the viewer.
pub(super) fn refuse(view: &View, part: Part) -> Refusal {
    let (why, rule) = reason(view, part);
    Refusal { why, rule }
}

pub(super) type Reason = (Message, Rule);

/// Returns the reason for a part that does not fit the presses so far.
fn together() -> Reason {
    (message!("no-together"), rulebook::TURN)
}

fn not_in_play(district: District) -> Reason {
    (message!("no-district", district: noun(nouns::district(district))), rulebook::SETUP)
}

fn reason(view: &View, part: Part) -> Reason {
    let table = &view.table;
    if table.stage == Stage::Over {
        return (message!("no-over"), rulebook::END);
    }
    if !view.is_acting() {
        return (message!("no-turn", who: table.actor), rulebook::TURN);
    }
    match part {
        Part::Half { .. } => card(table),
        Part::ActionKind(kind) => act(view, kind),
        Part::WholeHarvest => act(view, ActionKind::Main(Main::Harvest)),
        Part::Hex(hex) => self::hex(view, hex),
        Part::Wagon(wagon) => self::wagon(view, wagon),
        Part::Reward(_) => (message!("no-reward"), rulebook::TRADE),
        Part::Chest(tea) => chest(table, tea),
        Part::Councillor(district) => councillor(view, district),
        Part::Tile => tile(table),
        Part::Token => token(table),
        Part::Done => done(table),
    }
}

fn card(table: &Table) -> Reason {
    match table.stage {
        Stage::Start => (message!("no-card-yet"), rulebook::SETUP),
        _ if table.actor == table.active => (message!("no-card-again"), rulebook::CARD),
        _ => (message!("no-card-follow"), rulebook::CARD),
    }
}

/// Returns the half of the card that the seat may use; `None` if it acts by a technology token.
fn half(table: &Table) -> Option<Main> {
    match (table.right, table.played) {
        (Right::Own, Some(played)) => Some(played.kept),
        (Right::Follow, Some(played)) => Some(played.offered),
        _ => None,
    }
}

/// Returns the reason why no action can be chosen in the current stage; `None` if one can.
fn stage(table: &Table) -> Option<Reason> {
    Some(match table.stage {
        Stage::Start => (message!("no-act-start"), rulebook::SETUP),
        Stage::Card => (message!("no-act-card"), rulebook::CARD),
        Stage::Harvest { .. } => (message!("no-act-harvest"), rulebook::HARVEST),
        Stage::Discard => (message!("no-act-return"), rulebook::WAREHOUSE),
        Stage::Spare => (message!("no-act-spare"), rulebook::TOKEN),
        Stage::Act | Stage::Over => return None,
    })
}

/// Returns the reason why the card or token does not allow a main action; `None` if it does.
fn closed(table: &Table, main: Main) -> Option<Reason> {
    let Some(half) = half(table) else {
        return (main == Main::Advance).then(|| (message!("no-token-advance"), rulebook::TOKEN));
    };
    (half != main).then(|| (message!("no-other-half", what: noun(nouns::main(half))), rulebook::CARD))
}

fn act(view: &View, kind: ActionKind) -> Reason {
    let table = &view.table;
    if let Some(reason) = stage(table) {
        return reason;
    }
    match kind {
        ActionKind::Main(main) if !view.legal().iter().any(|action| kind_of(action) == Some(kind)) => {
            closed(table, main).unwrap_or_else(|| impossible(table, main))
        }
        // Moving and taking rupees are always possible.
        _ => together(),
    }
}

/// Returns the reason why a main action that the card or token allows has no legal target.
pub(super) fn impossible(table: &Table, main: Main) -> Reason {
    let estate = table.acting_estate();
    let (seat, have) = (table.actor, estate.rupees);
    match main {
        Main::Plant if estate.markers == 0 => (message!("no-markers"), rulebook::PLANT),
        Main::Plant if have < table.plant_cost(seat) => {
            (message!("no-money-plant", price: nouns::rupees(table.plant_cost(seat)), have: have), rulebook::PLANT)
        }
        Main::Plant if table.fields.has(estate.pawn) => (message!("no-room-to-plant"), rulebook::PLANT),
        Main::Harvest if estate.pawn.within(1).and(table.fields).is_empty() => {
            (message!("no-harvest"), rulebook::HARVEST)
        }
        Main::Trade => (no_trade(table), rulebook::TRADE),
        Main::Hire if have < table.hire_cost(seat) => no_money_to_hire(table),
        Main::Hire if estate.hired.has(estate.pawn.district()) => hired(estate.pawn.district()),
        Main::Advance if estate.tech >= TRACK => (message!("no-track"), rulebook::ADVANCE),
        Main::Advance if have < ADVANCE_COST => {
            (message!("no-money-advance", price: nouns::rupees(ADVANCE_COST), have: have), rulebook::ADVANCE)
        }
        Main::Plant | Main::Harvest | Main::Hire | Main::Advance => together(),
    }
}

fn no_money_to_hire(table: &Table) -> Reason {
    let price = nouns::rupees(table.hire_cost(table.actor));
    (message!("no-money-hire", price: price, have: table.acting_estate().rupees), rulebook::HIRE)
}

fn hired(district: District) -> Reason {
    (message!("no-hired", district: noun(nouns::district(district))), rulebook::HIRE)
}

fn no_trade(table: &Table) -> Message {
    let estate = table.acting_estate();
    let mut open =
        table.wagons.iter().flatten().filter(|contract| estate.has_space(contract.order().company)).peekable();
    if table.wagons.iter().all(Option::is_none) {
        if table.contracts.is_empty() { message!("no-train-left") } else { message!("no-train") }
    } else if open.peek().is_none() {
        message!("no-space")
    } else {
        message!("no-chests")
    }
}

fn hex(view: &View, hex: Hex) -> Reason {
    let table = &view.table;
    let estate = table.acting_estate();
    if !table.districts.has(hex.district()) {
        return not_in_play(hex.district());
    }
    match table.stage {
        Stage::Start if !table.fields.and(HexSet::district(hex.district())).is_empty() => {
            (message!("no-start-district"), rulebook::SETUP)
        }
        Stage::Start => (message!("no-start-level"), rulebook::SETUP),
        Stage::Harvest { taken, .. } if taken.has(hex) => (message!("no-taken"), rulebook::HARVEST),
        Stage::Harvest { .. } if !table.fields.has(hex) => (message!("no-plantation"), rulebook::HARVEST),
        Stage::Harvest { .. } => (message!("no-reach"), rulebook::HARVEST),
        Stage::Act if hex == estate.pawn => match wanted_here(table) {
            Some(main) => impossible(table, main),
            None => (message!("no-move-here"), rulebook::MOVE),
        },
        Stage::Act => away(table, hex),
        _ => stage(table).unwrap_or_else(together),
    }
}

/// Returns the reason why a hexagon without the seat's pawn cannot be pressed.
fn away(table: &Table, hex: Hex) -> Reason {
    let estate = table.acting_estate();
    let price = table.move_price(table.actor, hex);
    if price > estate.rupees {
        return (message!("no-money-move", price: price, have: estate.rupees), rulebook::MOVE);
    }
    // The pawn could move here, so only an earlier press can keep the hexagon from being lit.
    match half(table) {
        Some(Main::Plant) => elsewhere(table, hex),
        Some(Main::Harvest) if !table.fields.has(hex) => (message!("no-plantation"), rulebook::HARVEST),
        Some(Main::Harvest) if !estate.pawn.within(1).has(hex) => (message!("no-reach"), rulebook::HARVEST),
        _ => together(),
    }
}

/// Returns the reason why the seat cannot plant on a hexagon without its pawn.
fn elsewhere(table: &Table, hex: Hex) -> Reason {
    let estate = table.acting_estate();
    let why = if table.fields.has(hex) {
        message!("no-plant-taken")
    } else if !table.has_contracted(Councillor::Surveyor, table.actor) {
        message!("no-plant-there")
    } else if hex.district() != estate.pawn.district() || hex.distance(estate.pawn) > 1 {
        message!("no-plant-far")
    } else {
        return together();
    };
    (why, rulebook::PLANT)
}

/// Returns the action that a press of the pawn's own hexagon would mean: planting or harvesting, as the half of the
/// card allows. With a token, a hexagon with a plantation can be harvested, so only planting remains.
fn wanted_here(table: &Table) -> Option<Main> {
    match (table.right, half(table)) {
        (_, Some(main @ (Main::Plant | Main::Harvest))) => Some(main),
        (Right::Token, _) => (!table.fields.has(table.acting_estate().pawn)).then_some(Main::Plant),
        _ => None,
    }
}

fn wagon(view: &View, wagon: u8) -> Reason {
    let table = &view.table;
    if let Some(reason) = stage(table).or_else(|| closed(table, Main::Trade)) {
        return reason;
    }
    let Some(contract) = table.wagons[usize::from(wagon)] else {
        let why = if table.contracts.is_empty() { message!("no-wagon-left") } else { message!("no-wagon") };
        return (why, rulebook::TRADE);
    };
    let order = contract.order();
    let estate = table.acting_estate();
    if !estate.has_space(order.company) {
        return (message!("no-space-company", company: order.company.number()), rulebook::SPACES);
    }
    let lacking = nouns::lacking(order.demand, estate.chests);
    match lacking {
        [0, 0, 0] => (message!("no-other-wagon"), rulebook::TRADE),
        _ => (message!("no-lack", chests: nouns::chests(lacking)), rulebook::TRADE),
    }
}

fn chest(table: &Table, tea: Tea) -> Reason {
    match table.stage {
        Stage::Discard => (message!("no-chest", tea: noun(nouns::tea(tea))), rulebook::WAREHOUSE),
        Stage::Act if table.acting_estate().may_use(Tile::Tare) => (message!("no-chest-tile"), rulebook::TILES),
        _ => (message!("no-chest-return"), rulebook::WAREHOUSE),
    }
}

fn councillor(view: &View, district: District) -> Reason {
    let table = &view.table;
    if !table.districts.has(district) {
        return not_in_play(district);
    }
    if let Some(reason) = stage(table).or_else(|| closed(table, Main::Hire)) {
        return reason;
    }
    let estate = table.acting_estate();
    if estate.hired.has(district) {
        return hired(district);
    }
    if estate.rupees < table.hire_cost(table.actor) {
        return no_money_to_hire(table);
    }
    (message!("no-hire-far", district: noun(nouns::district(district))), rulebook::HIRE)
}

fn tile(table: &Table) -> Reason {
    let why = match table.acting_estate().tile {
        None => message!("no-tiles"),
        Some(_) if table.acting_estate().turned => message!("no-tile-used"),
        Some(tile) => message!("no-tile-now", help: nouns::tile_help(tile)),
    };
    (why, rulebook::TILES)
}

fn token(table: &Table) -> Reason {
    let why = if table.actor != table.active {
        message!("no-token-follow")
    } else if table.stage == Stage::Card {
        message!("no-token-card")
    } else if table.spent {
        message!("no-token-again")
    } else if table.acting_estate().tokens == 0 {
        message!("no-token")
    } else {
        message!("no-token-now")
    };
    (why, rulebook::TOKEN)
}

fn done(table: &Table) -> Reason {
    match table.stage {
        Stage::Act => (message!("no-done-act"), rulebook::TURN),
        Stage::Discard => (message!("no-done-return"), rulebook::WAREHOUSE),
        _ => stage(table).unwrap_or_else(together),
    }
}
