//! Refusals: why a piece cannot be pressed now, in one sentence.
//!
//! Asked by the page when somebody presses what is not lit. Explains; the list of `legal` decides.

use super::kind_of;
use super::names::{self, councillor_of, main_verb, rupees};
use crate::engine::Rule;
use crate::games::ceylon::data::{ADVANCE_COST, TRACK};
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::pieces::{Councillor, District, Main, Tea, Tile};
use crate::games::ceylon::press::{ActionKind, Part};
use crate::games::ceylon::rulebook;
use crate::games::ceylon::state::{Right, Stage, Table};
use crate::games::ceylon::view::View;
use crate::words::Refusal;

/// Why `part` is not lit for the viewer.
pub fn refuse(view: &View, part: Part) -> Refusal {
    let (why, rule) = reason(view, part);
    Refusal { why: why.into_owned(), rule }
}

/// The piece is lit with other presses than those so far.
const PRESSED_BEFORE: &str = "This does not go with what you pressed before.";

type Reason = (std::borrow::Cow<'static, str>, Rule);

fn reason(view: &View, part: Part) -> Reason {
    let table = &view.table;
    if table.stage == Stage::Over {
        return ("The game is over.".into(), rulebook::END);
    }
    if !view.is_acting() {
        return ("It is somebody else’s turn to act.".into(), rulebook::TURN);
    }
    match part {
        Part::Half { .. } => card(table),
        Part::ActionKind(kind) => act(view, kind),
        Part::Hex(hex) => self::hex(view, hex),
        Part::Wagon(wagon) => self::wagon(view, wagon),
        Part::Reward(_) => ("Choose a wagon first.".into(), rulebook::TRADE),
        Part::Chest(tea) => chest(table, tea),
        Part::Councillor(district) => councillor(view, district),
        Part::Tile => tile(table),
        Part::Token => token(table),
        Part::Done => done(table),
    }
}

fn card(table: &Table) -> Reason {
    match table.stage {
        Stage::Start => ("Every player places a first plantation before cards are played.".into(), rulebook::SETUP),
        _ if table.actor == table.active => ("You have played your card for this turn.".into(), rulebook::CARD),
        _ => ("You play a card only in your own turn.".into(), rulebook::CARD),
    }
}

/// The half of the card that the seat to act acts on; `None` with a technology token.
fn half(table: &Table) -> Option<Main> {
    match (table.right, table.played) {
        (Right::Own, Some(played)) => Some(played.own),
        (Right::Follow, Some(played)) => Some(played.other),
        _ => None,
    }
}

/// What stands in the way when the stage is not the one for an action.
fn stage(table: &Table) -> Option<Reason> {
    Some(match table.stage {
        Stage::Start => ("First choose a hexagon for your first plantation.".into(), rulebook::SETUP),
        Stage::Card => ("First play a card.".into(), rulebook::CARD),
        Stage::Harvest { .. } => ("First finish your harvest.".into(), rulebook::HARVEST),
        Stage::Discard => ("First give back the chests that your warehouse cannot hold.".into(), rulebook::WAREHOUSE),
        Stage::Spare => ("You have done your action; a technology token gives one more.".into(), rulebook::TOKEN),
        Stage::Act | Stage::Over => return None,
    })
}

/// Why a main action is not open at all, whatever the piece.
fn closed(table: &Table, main: Main) -> Option<Reason> {
    let Some(half) = half(table) else {
        let why = "A technology token gives any action except advance in technology.";
        return (main == Main::Advance).then(|| (why.into(), rulebook::TOKEN));
    };
    let text = || format!("This half of the card is “{}”: do that, move, or take rupees.", main_verb(half));
    (half != main).then(|| (text().into(), rulebook::CARD))
}

fn act(view: &View, kind: ActionKind) -> Reason {
    let table = &view.table;
    if let Some(reason) = stage(table) {
        return reason;
    }
    if view.legal().iter().any(|action| kind_of(action) == Some(kind)) {
        return (PRESSED_BEFORE.into(), rulebook::TURN);
    }
    match kind {
        ActionKind::Main(main) => closed(table, main).unwrap_or_else(|| impossible(table, main)),
        ActionKind::Move | ActionKind::Rupees => {
            ("You can do this only instead of the half of a card.".into(), rulebook::TURN)
        }
    }
}

/// Why a main action that is open finds nothing to do.
fn impossible(table: &Table, main: Main) -> Reason {
    let own = table.own();
    let seat = table.actor;
    let short = |price: i16| own.rupees < price;
    let costs = |price: i16| format!("That costs {}, and you have {}.", rupees(price), own.rupees);
    match main {
        Main::Plant if own.markers == 0 => ("You have placed all your markers.".into(), rulebook::PLANT),
        Main::Plant if short(table.plant_cost(seat)) => (costs(table.plant_cost(seat)).into(), rulebook::PLANT),
        Main::Plant if table.fields.has(own.pawn) => {
            ("There is a plantation where your pawn stands already; move first.".into(), rulebook::PLANT)
        }
        Main::Harvest if own.pawn.within(1).and(table.fields).is_empty() => {
            ("No plantation is in reach of your pawn.".into(), rulebook::HARVEST)
        }
        Main::Trade => (no_trade(table).into(), rulebook::TRADE),
        Main::Hire if short(table.hire_cost(seat)) => (costs(table.hire_cost(seat)).into(), rulebook::HIRE),
        Main::Hire if own.hired.has(own.pawn.district()) => {
            (format!("You have hired {} already.", councillor_of(own.pawn.district())).into(), rulebook::HIRE)
        }
        Main::Advance if own.tech >= TRACK => {
            ("You stand on the last space of the technology track.".into(), rulebook::ADVANCE)
        }
        Main::Advance if short(ADVANCE_COST) => (costs(ADVANCE_COST).into(), rulebook::ADVANCE),
        Main::Plant | Main::Harvest | Main::Hire | Main::Advance => (PRESSED_BEFORE.into(), rulebook::TURN),
    }
}

fn no_trade(table: &Table) -> &'static str {
    let own = table.own();
    let mut open = table.wagons.iter().flatten().filter(|contract| own.has_space(contract.order().company)).peekable();
    if table.wagons.iter().all(Option::is_none) {
        if table.contracts.is_empty() {
            "The train is empty, and no contract is left."
        } else {
            "The train is empty until the end of the turn."
        }
    } else if open.peek().is_none() {
        "You have no contract space for any company on the train; planting frees spaces."
    } else {
        "You do not have the chests for any contract that you have a space for."
    }
}

fn hex(view: &View, hex: Hex) -> Reason {
    let table = &view.table;
    let own = table.own();
    let seat = table.actor;
    if !table.districts.has(hex.district()) {
        return (format!("{} is not in play.", names::district(hex.district())).into(), rulebook::SETUP);
    }
    match table.stage {
        Stage::Start if !table.fields.and(HexSet::district(hex.district())).is_empty() => {
            ("Somebody has started in this district; choose another one.".into(), rulebook::SETUP)
        }
        Stage::Start => ("The first plantation stands on a hexagon of level 0.".into(), rulebook::SETUP),
        Stage::Harvest { taken, .. } if taken.has(hex) => {
            ("You have taken the chest of this plantation already.".into(), rulebook::HARVEST)
        }
        Stage::Harvest { .. } if !table.fields.has(hex) => ("There is no plantation here.".into(), rulebook::HARVEST),
        Stage::Harvest { .. } => ("This plantation is out of reach of your pawn.".into(), rulebook::HARVEST),
        Stage::Act => {
            if hex == own.pawn {
                return match wanted_here(table) {
                    Some(main) => impossible(table, main),
                    None => ("Your pawn stands here; a move goes to another hexagon.".into(), rulebook::MOVE),
                };
            }
            let price = table.move_price(seat, hex);
            if price > own.rupees {
                return (
                    format!("Moving there costs {}, and you have {}.", rupees(price), own.rupees).into(),
                    rulebook::MOVE,
                );
            }
            // The pawn could move here: so something was pressed before that does not go with this hexagon.
            match half(table) {
                Some(Main::Plant) => elsewhere(table, hex),
                Some(Main::Harvest) if !table.fields.has(hex) => {
                    ("There is no plantation here.".into(), rulebook::HARVEST)
                }
                Some(Main::Harvest) if !own.pawn.within(1).has(hex) => {
                    ("This plantation is out of reach of your pawn.".into(), rulebook::HARVEST)
                }
                _ => (PRESSED_BEFORE.into(), rulebook::TURN),
            }
        }
        _ => stage(table).unwrap_or(("You need no hexagon now.".into(), rulebook::TURN)),
    }
}

/// Why one cannot plant on a hexagon where the pawn does not stand.
fn elsewhere(table: &Table, hex: Hex) -> Reason {
    let own = table.own();
    let why = if table.fields.has(hex) {
        "There is a plantation here already."
    } else if !table.advises(Councillor::Surveyor, table.actor) {
        "You plant where your pawn stands."
    } else if hex.district() != own.pawn.district() || hex.distance(own.pawn) > 1 {
        "You plant where your pawn stands, or next to it in the same district."
    } else {
        return (PRESSED_BEFORE.into(), rulebook::TURN);
    };
    (why.into(), rulebook::PLANT)
}

/// What the seat to act would do with its own hexagon, if it cannot: plant or harvest, as its half of the card or a
/// token allows. With a token one may do either, and only harvest where a plantation stands.
fn wanted_here(table: &Table) -> Option<Main> {
    match (table.right, half(table)) {
        (_, Some(main @ (Main::Plant | Main::Harvest))) => Some(main),
        (Right::Token, _) => (!table.fields.has(table.own().pawn)).then_some(Main::Plant),
        _ => None,
    }
}

fn wagon(view: &View, wagon: u8) -> Reason {
    let table = &view.table;
    if let Some(reason) = stage(table).or_else(|| closed(table, Main::Trade)) {
        return reason;
    }
    let Some(contract) = table.wagons[usize::from(wagon)] else {
        let why = if table.contracts.is_empty() {
            "This wagon stays empty: no contract is left."
        } else {
            "This wagon is empty until the end of the turn."
        };
        return (why.into(), rulebook::TRADE);
    };
    let order = contract.order();
    let own = table.own();
    if !own.has_space(order.company) {
        let text = format!("You have no contract space for {}; planting frees spaces.", names::company(order.company));
        return (text.into(), rulebook::SPACES);
    }
    let missing: Vec<String> = Tea::ALL
        .into_iter()
        .filter_map(|tea| {
            order.demand[tea.index()]
                .checked_sub(own.chests[tea.index()])
                .filter(|&less| less > 0)
                .map(|less| (tea, less))
        })
        .map(|(tea, less)| format!("{less} {tea}"))
        .collect();
    if missing.is_empty() {
        return ("You have chosen another wagon.".into(), rulebook::TRADE);
    }
    (format!("You lack {} for this contract.", names::and(&missing)).into(), rulebook::TRADE)
}

fn chest(table: &Table, tea: Tea) -> Reason {
    match table.stage {
        Stage::Discard => (format!("You have no {tea} chest.").into(), rulebook::WAREHOUSE),
        Stage::Act if table.own().may_use(Tile::Tare) => {
            ("Choose a contract first, then a chest that it asks for to leave out.".into(), rulebook::TILES)
        }
        _ => ("You give chests back only when a harvest overfills the warehouse.".into(), rulebook::WAREHOUSE),
    }
}

fn councillor(view: &View, district: District) -> Reason {
    let table = &view.table;
    if !table.districts.has(district) {
        return (format!("{} is not in play.", names::district(district)).into(), rulebook::SETUP);
    }
    if let Some(reason) = stage(table).or_else(|| closed(table, Main::Hire)) {
        return reason;
    }
    let own = table.own();
    if own.hired.has(district) {
        return (format!("You have hired {} already.", councillor_of(district)).into(), rulebook::HIRE);
    }
    let price = table.hire_cost(table.actor);
    if own.rupees < price {
        return (format!("Hiring costs {}, and you have {}.", rupees(price), own.rupees).into(), rulebook::HIRE);
    }
    (format!("Your pawn must stand in {}.", names::district(district)).into(), rulebook::HIRE)
}

fn tile(table: &Table) -> Reason {
    let why = match table.own().tile {
        None => "This game is played without starting tiles.".into(),
        Some(_) if table.own().turned => "You have used your starting tile.".into(),
        Some(tile) => format!("{}. Not useful now.", names::tile_help(tile)).into(),
    };
    (why, rulebook::TILES)
}

fn token(table: &Table) -> Reason {
    let why = if table.actor != table.active {
        "You use a technology token only in your own turn."
    } else if table.stage == Stage::Card {
        "First play a card; you may use a token before or after its action."
    } else if table.spent {
        "You have used a token in this turn already."
    } else if table.own().tokens == 0 {
        "You have no technology token; advancing in technology gives one."
    } else {
        "You use a token before or after the action of your card."
    };
    (why.into(), rulebook::TOKEN)
}

fn done(table: &Table) -> Reason {
    match table.stage {
        Stage::Act => ("You must act: do the action, move, or take rupees.".into(), rulebook::TURN),
        Stage::Discard => ("Your warehouse is too full: give chests back.".into(), rulebook::WAREHOUSE),
        _ => stage(table).unwrap_or(("There is nothing to finish.".into(), rulebook::TURN)),
    }
}
