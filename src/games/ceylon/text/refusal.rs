//! Refusals: why a piece cannot be pressed now, in one sentence.
//!
//! Asked by the page when somebody presses what is not lit. Explains; the list of `legal` decides.

use super::kind_of;
use super::names::{self, councillor_of, main_verb, rupees};
use crate::engine::{Refusal, Rule};
use crate::games::ceylon::data::{ADVANCE_COST, TRACK};
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::pieces::{Councillor, District, Main, Tea, Tile};
use crate::games::ceylon::press::{ActionKind, Part};
use crate::games::ceylon::rulebook;
use crate::games::ceylon::state::{Right, Stage, Table};
use crate::games::ceylon::view::View;

/// Why `part` is not lit for the viewer.
pub(in crate::games::ceylon) fn refuse(view: &View, part: Part) -> Refusal {
    let (why, rule) = reason(view, part);
    Refusal { why: why.into_owned(), rule }
}

type Reason = (std::borrow::Cow<'static, str>, Rule);

fn reason(view: &View, part: Part) -> Reason {
    let table = &view.table;
    if table.stage == Stage::Over {
        return ("The game is over.".into(), rulebook::END);
    }
    if !view.is_acting() {
        return ("Somebody else is to act now.".into(), rulebook::TURN);
    }
    match part {
        Part::Half { .. } => half(table),
        Part::ActionKind(kind) => act(view, kind),
        Part::Hex(hex) => field(view, hex),
        Part::Wagon(wagon) => self::wagon(view, wagon),
        Part::Reward(_) => ("Choose a wagon first.".into(), rulebook::TRADE),
        Part::Chest(tea) => chest(table, tea),
        Part::Councillor(district) => councillor(view, district),
        Part::Tile => tile(table),
        Part::Token => token(table),
        Part::Done => done(table),
    }
}

fn half(table: &Table) -> Reason {
    match table.stage {
        Stage::Start => ("Everybody chooses a first plantation before cards are played.".into(), rulebook::SETUP),
        _ if table.actor == table.active => ("You have put your card down for this turn.".into(), rulebook::CARD),
        _ => ("Cards are put down on one’s own turn only.".into(), rulebook::CARD),
    }
}

/// What stands in the way when the stage is not the one for an action.
fn stage(table: &Table) -> Option<Reason> {
    Some(match table.stage {
        Stage::Start => ("First choose where your first plantation stands.".into(), rulebook::SETUP),
        Stage::Card => ("First put a card down.".into(), rulebook::CARD),
        Stage::Harvest { .. } => ("First finish your harvest.".into(), rulebook::HARVEST),
        Stage::Discard => ("First give back what your warehouse cannot hold.".into(), rulebook::WAREHOUSE),
        Stage::Spare => ("Your action is done; a technology token would give another.".into(), rulebook::TOKEN),
        Stage::Act | Stage::Over => return None,
    })
}

/// Why a main action is not open at all, whatever the piece.
fn closed(table: &Table, main: Main) -> Option<Reason> {
    let half = match (table.right, table.played) {
        (Right::Own, Some(played)) => played.own,
        (Right::Follow, Some(played)) => played.other,
        _ if main == Main::Advance => {
            return Some(("A technology token does any action but advance in technology.".into(), rulebook::TOKEN));
        }
        _ => return None,
    };
    let text = || format!("This half of the card is “{}”: do that, move or take rupees.", main_verb(half));
    (half != main).then(|| (text().into(), rulebook::CARD))
}

fn act(view: &View, kind: ActionKind) -> Reason {
    let table = &view.table;
    if let Some(reason) = stage(table) {
        return reason;
    }
    if view.legal().iter().any(|action| kind_of(action) == Some(kind)) {
        return ("This does not go with what you pressed before.".into(), rulebook::TURN);
    }
    match kind {
        ActionKind::Main(main) => closed(table, main).unwrap_or_else(|| impossible(table, main)),
        ActionKind::Move | ActionKind::Rupees => ("This is done instead of the half of a card.".into(), rulebook::TURN),
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
            ("There is a plantation where your pawn stands; move first.".into(), rulebook::PLANT)
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
        Main::Plant | Main::Harvest | Main::Hire | Main::Advance => {
            ("This does not go with what you pressed before.".into(), rulebook::TURN)
        }
    }
}

fn no_trade(table: &Table) -> &'static str {
    let own = table.own();
    let mut open = table.wagons.iter().flatten().filter(|contract| own.has_space(contract.order().company)).peekable();
    if table.wagons.iter().all(Option::is_none) {
        "The train is empty until the end of the turn."
    } else if open.peek().is_none() {
        "You have no free contract space for a company on the train; planting frees spaces."
    } else {
        "You have not the chests for any contract that you have a space for."
    }
}

fn field(view: &View, hex: Hex) -> Reason {
    let table = &view.table;
    let own = table.own();
    let seat = table.actor;
    if !table.districts.has(hex.district()) {
        return (format!("{} is not in play.", names::district(hex.district())).into(), rulebook::SETUP);
    }
    match table.stage {
        Stage::Start if !table.fields.and(HexSet::district(hex.district())).is_empty() => {
            ("Somebody has started in this district; choose another.".into(), rulebook::SETUP)
        }
        Stage::Start => ("The first plantation stands on a field of level 0.".into(), rulebook::SETUP),
        Stage::Harvest { taken, .. } if taken.has(hex) => {
            ("You have taken the chest of this plantation.".into(), rulebook::HARVEST)
        }
        Stage::Harvest { .. } if !table.fields.has(hex) => ("There is no plantation here.".into(), rulebook::HARVEST),
        Stage::Harvest { .. } => ("This plantation is out of reach of your pawn.".into(), rulebook::HARVEST),
        Stage::Act => {
            if hex == own.pawn {
                let half = table.played.map(|played| if table.right == Right::Own { played.own } else { played.other });
                return match half {
                    Some(main @ (Main::Plant | Main::Harvest)) => impossible(table, main),
                    _ => ("Your pawn stands here; a move goes to another field.".into(), rulebook::MOVE),
                };
            }
            let price = table.move_price(seat, hex);
            if price > own.rupees {
                return (
                    format!("Moving there costs {}, and you have {}.", rupees(price), own.rupees).into(),
                    rulebook::MOVE,
                );
            }
            if table.fields.has(hex) && table.right != Right::Token {
                return ("A plantation stands here, and your action is another.".into(), rulebook::PLANT);
            }
            let surveyed = table.advises(Councillor::Surveyor, seat);
            if surveyed && hex.district() != own.pawn.district() {
                return ("You may plant next to your pawn in its own district only.".into(), rulebook::PLANT);
            }
            ("You plant where your pawn stands.".into(), rulebook::PLANT)
        }
        _ => stage(table).unwrap_or(("This field is not wanted now.".into(), rulebook::TURN)),
    }
}

fn wagon(view: &View, wagon: u8) -> Reason {
    let table = &view.table;
    if let Some(reason) = stage(table).or_else(|| closed(table, Main::Trade)) {
        return reason;
    }
    let Some(contract) = table.wagons[usize::from(wagon)] else {
        return ("This wagon is empty until the end of the turn.".into(), rulebook::TRADE);
    };
    let order = contract.order();
    let own = table.own();
    if !own.has_space(order.company) {
        let text =
            format!("You have no free contract space for {}; planting frees spaces.", names::company(order.company));
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
        return ("Another wagon is chosen.".into(), rulebook::TRADE);
    }
    (format!("You lack {} for this contract.", missing.join(" and ")).into(), rulebook::TRADE)
}

fn chest(table: &Table, tea: Tea) -> Reason {
    match table.stage {
        Stage::Discard => (format!("You have no {tea} chest.").into(), rulebook::WAREHOUSE),
        Stage::Act if table.own().may_use(Tile::Tare) => {
            ("Leave out a chest that the chosen contract asks for.".into(), rulebook::TILES)
        }
        _ => ("Chests are given back only when a harvest overfills the warehouse.".into(), rulebook::WAREHOUSE),
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
    (format!("Your pawn has to stand in {}.", names::district(district)).into(), rulebook::HIRE)
}

fn tile(table: &Table) -> Reason {
    let why = match table.own().tile {
        None => "This game is played without starting tiles.".into(),
        Some(_) if table.own().turned => "You have used your starting tile.".into(),
        Some(tile) => {
            format!("Your tile works so: {}; it would change nothing here.", names::tile_ability(tile)).into()
        }
    };
    (why, rulebook::TILES)
}

fn token(table: &Table) -> Reason {
    let why = if table.actor != table.active {
        "Tokens are used on one’s own turn only."
    } else if table.stage == Stage::Card {
        "First put a card down; the token may go before its action or after."
    } else if table.spent {
        "You have used a token in this turn."
    } else if table.own().tokens == 0 {
        "You have no technology token; advancing in technology gives one."
    } else {
        "A token is used before or after the action of your card."
    };
    (why.into(), rulebook::TOKEN)
}

fn done(table: &Table) -> Reason {
    match table.stage {
        Stage::Act => ("Everybody has to act: do the action, move, or take rupees.".into(), rulebook::TURN),
        Stage::Discard => ("Your warehouse holds too much; give chests back.".into(), rulebook::WAREHOUSE),
        _ => stage(table).unwrap_or(("There is nothing to finish.".into(), rulebook::TURN)),
    }
}
