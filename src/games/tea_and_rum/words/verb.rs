//! The labels of buttons: each action as a command. Called through `Words` and by the board. Does not check legality.

use super::{nouns, phrases};
use crate::games::tea_and_rum::action::Action;
use crate::games::tea_and_rum::data::DOLLARS_A_POINT;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::{Table, Task};
use crate::games::tea_and_rum::view::View;
use crate::message;
use crate::words::Argument::Noun;
use crate::words::{Argument, Message};

/// Returns the gain from the part `way` of the row that a worker of the active seat would use.
pub(super) fn row_gain(table: &Table, at: Board, way: Way) -> Message {
    let number = table.row_number(at, table.active.index()).unwrap_or(1);
    let row = table.row(at, number);
    match way {
        Way::Instead => phrases::icon(at.alternative()),
        Way::Row | Way::Left | Way::Right => phrases::icons(row.icons(way)),
    }
}

/// Returns the label of the button that passes, skips, ends or closes.
pub fn done(table: &Table) -> Message {
    Message::new(match table.tasks.top() {
        Some(Task::Ship) => "do-stop-buying",
        Some(Task::Icon(Icon::Build, _)) => "do-build-nothing",
        Some(Task::Icon(Icon::Hire, _)) => "do-hire-none",
        Some(Task::Icon(Icon::Fulfil, _)) => "do-fulfil-none",
        Some(Task::Icon(Icon::Trade, _)) if table.trade.is_empty() => "do-trade-nothing",
        Some(Task::Icon(Icon::Trade, _)) => "do-finish-trade",
        Some(Task::AfterMove) => "do-end-turn",
        Some(Task::Exchange) => "do-finish-exchange",
        _ => "do-done",
    })
}

/// Returns the label of a use of the Foundry.
pub fn smelt(count: u8) -> Message {
    match count {
        0 => Message::new("do-keep-ore"),
        _ => {
            message!("do-smelt", ore: phrases::amount(Good::Ore, count), cannons: phrases::amount(Good::Cannon, count))
        }
    }
}

/// Returns the command that takes one side of a step of the reputation track.
pub fn half(icons: &[Icon]) -> Message {
    match icons {
        [Icon::Build] => Message::new("do-half-build"),
        [Icon::Trade] => Message::new("do-half-trade"),
        [Icon::Fulfil] => Message::new("do-half-fulfil"),
        [Icon::Hire] => Message::new("do-half-hire"),
        _ => message!("do-take", gain: phrases::icons(icons)),
    }
}

/// Returns the command that uses the Dryer or the Distillery.
pub fn convert(works: Works) -> Message {
    phrases::conversion(["do-dry", "do-distil"][works as usize], works)
}

/// Returns the label of the button of an action.
pub(super) fn verb(view: &View, action: &Action) -> Message {
    let table = &view.table;
    let me = table.active_player();
    match *action {
        Action::Smelt(count) => smelt(count),
        Action::Ship(ship, row) => {
            let goods = phrases::goods(&ship.rows()[usize::from(row)]);
            message!("do-buy-ship", goods: goods, dollars: me.ship_price(ship))
        }
        Action::Work(at, way) => {
            let gain = row_gain(table, at, way);
            if table.removes() { message!("do-remove", gain: gain) } else { message!("do-place", gain: gain) }
        }
        Action::Build(building, None) => message!("do-build", building: Noun(nouns::building(building))),
        Action::Build(building, Some(cube)) => {
            message!("do-build-saving", building: Noun(nouns::building(building)), good: Noun(nouns::good(cube)))
        }
        Action::Hire(captain, payment) => {
            let card = captain.card();
            let price = match payment {
                Payment::Money => phrases::price(me.captain_price(captain), &card.plus),
                Payment::Wood => phrases::amount(Good::Wood, card.or_wood).into(),
            };
            message!("do-hire", captain: Noun(nouns::captain(captain)), price: price)
        }
        Action::Fulfil(space, colour) => {
            let contract = table.spaces[usize::from(space)];
            let points = contract.map_or(0, |contract| contract.card().points[colour as usize]);
            message!("do-fulfil", points: points, colour: Noun(nouns::colour(colour)))
        }
        Action::Sell(kind) => message!("do-sell", good: Noun(nouns::good(kind))),
        Action::Buy(kind) => message!("do-buy", good: Noun(nouns::good(kind))),
        Action::Half(side) => match table.tasks.top() {
            Some(Task::Half(step)) => half(phrases::half(step, side)),
            _ => half(&[]),
        },
        Action::Points(colour) => {
            let points = match table.tasks.top() {
                Some(Task::Icon(Icon::Either(points), _)) => points,
                _ => 1,
            };
            message!("do-take", gain: phrases::points(colour, points))
        }
        Action::Cube(cube) => message!("do-take", gain: phrases::amount(cube, 1)),
        Action::Swear(card) => {
            let id = if phrases::due(card).is_some() { "do-take-allegiance.due" } else { "do-take-allegiance" };
            Message::new(id).with("condition", phrases::condition(card))
        }
        Action::Exchange(colour) => {
            message!("do-exchange", dollars: DOLLARS_A_POINT, gain: phrases::points(colour, 1u8))
        }
        Action::Activate(captain) => message!("do-activate", captain: Noun(nouns::captain(captain))),
        Action::CityHall => Message::new("do-city-hall"),
        Action::Prove => {
            message!("do-prove", price: phrases::owed(me).unwrap_or_else(|| phrases::goods(&Goods::NONE)))
        }
        Action::Convert(works) => convert(works),
        Action::Expand => message!("do-expand", dollars: me.next_expansion().unwrap_or(0)),
        Action::Discard(kind) => message!("do-discard", good: Noun(nouns::good(kind))),
        Action::Done => done(table),
    }
}

/// Returns the board of a row and the goods of a contract: others can bring as much.
pub(super) fn marks(view: &View, action: &Action) -> Vec<Argument> {
    let mark = match *action {
        Action::Work(at, _) => message!("part-board", board: Noun(nouns::board(at))),
        Action::Fulfil(space, _) => match view.table.spaces[usize::from(space)] {
            Some(contract) => message!("do-paying", goods: phrases::goods(&contract.card().pay)),
            None => return Vec::new(),
        },
        _ => return Vec::new(),
    };
    vec![mark.into()]
}
