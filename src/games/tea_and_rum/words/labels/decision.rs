//! The labels of the decision panel: the task, the chosen action, its changes. Called by the board.

use super::super::{nouns, phrases, prompt, verb};
use super::labels;
use crate::games::tea_and_rum::action::Action;
use crate::games::tea_and_rum::change::Change;
use crate::games::tea_and_rum::data::DOLLARS_A_POINT;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::Task;
use crate::games::tea_and_rum::view::View;
use crate::message;
use crate::words::Argument::{List, Noun};
use crate::words::{Argument, Message};

labels! {
    prove = "board-prove";
    /// Warning: the alternative action would offer nothing to choose.
    in_vain = "board-in-vain";
}

/// Returns the label of a colour to choose.
pub fn colour(colour: Colour) -> Message {
    Message::new(["board-choose-blue", "board-choose-red"][colour as usize])
}

/// Returns the name of a good on its own.
pub fn good(good: Good) -> Message {
    Message::new(nouns::good_label(good))
}

/// Returns the label of a point of this colour in the final exchange of money.
pub fn one_point(colour: Colour) -> Message {
    message!("board-one-point", dollars: DOLLARS_A_POINT, colour: Noun(nouns::colour(colour)))
}

/// Returns the money left in the final exchange.
pub fn left_in_chest(dollars: u16) -> Message {
    message!("board-left-to-exchange", dollars: dollars)
}

/// Returns the label of a use of the Foundry.
pub fn smelt(count: u8) -> Message {
    match count {
        0 => verb::smelt(0),
        _ => message!(
            "board-smelt",
            ore: phrases::amount(Good::Ore, count),
            cannons: phrases::amount(Good::Cannon, count),
        ),
    }
}

/// Returns the label of one side of a step of the reputation track.
pub fn half(icons: &[Icon]) -> Message {
    verb::half(icons)
}

/// Returns the label of the button that adds a square.
pub fn buy_square(price: u8) -> Message {
    message!("do-expand", dollars: price)
}

/// Returns the label of the button that discards a good.
pub fn give_back(good: Good) -> Message {
    message!("do-discard", good: Noun(nouns::good(good)))
}

/// Returns the target of a worker's move: a row of a board, or its alternative action if `row` is `None`.
pub fn where_to(at: Board, row: Option<u8>) -> Message {
    match row {
        Some(row) => message!("board-where", board: Noun(nouns::board(at)), row: row),
        None => message!("board-where-instead", board: Noun(nouns::board(at))),
    }
}

/// Describes the row that is next for the other players.
pub fn then(at: Board, number: u8, row: &Row) -> Message {
    message!("board-then", board: Noun(nouns::board(at)), row: number, gain: phrases::row(row))
}

/// Says that the other players can no longer use this board.
pub fn board_closed_to_others(at: Board, removes: bool) -> Message {
    let id = if removes { "board-then-empty" } else { "board-then-full" };
    Message::new(id).with("board", Noun(nouns::board(at)))
}

/// Warns that an action will lead to an allegiance. `blue` are the blue points before it, `more` those that it adds.
pub fn crown_calls(blue: u16, more: i32) -> Message {
    message!("board-crown-calls", before: blue, after: i32::from(blue) + more)
}

/// Returns the label of the button that confirms an action; it is short if the heading already describes the action.
pub fn confirm(view: &View, action: &Action) -> Message {
    match *action {
        Action::Work(..) if view.table.removes() => Message::new("board-confirm-remove"),
        Action::Work(..) => Message::new("board-confirm-place"),
        Action::Build(building, _) => message!("board-confirm-build", building: Noun(nouns::building(building))),
        Action::Hire(..) => Message::new("board-confirm-hire"),
        Action::Fulfil(..) => Message::new("board-confirm-fulfil"),
        Action::Ship(..) => Message::new("board-confirm-ship"),
        Action::Swear(_) => Message::new("board-confirm-allegiance"),
        Action::Activate(_) => Message::new("board-confirm-activate"),
        _ => verb::verb(view, action),
    }
}

/// Returns the drawing and the heading of a task.
pub fn task(task: Task) -> (&'static str, Message) {
    let plain = |drawing, id: &'static str| (drawing, Message::new(id));
    match task {
        Task::Foundry => plain("b24", "board-task-foundry"),
        Task::Ship => plain("clipper", "board-task-ship"),
        Task::Turn => plain("worker", "board-task-worker"),
        Task::AfterMove => plain("worker", "board-task-moved"),
        Task::Overflow => plain("crate", "board-task-overflow"),
        Task::Swear => plain("allegiance", "board-task-allegiance"),
        Task::LastCaptains => plain("cannon", "board-task-captains"),
        Task::Proof => plain("seal", "board-prove"),
        Task::Exchange => ("vp-chest", message!("board-task-exchange", dollars: DOLLARS_A_POINT)),
        Task::Half(_) => plain("star", "board-task-half"),
        Task::Palace => {
            let palace = Noun(nouns::building(Building::Palace));
            ("b3", message!("board-task-palace", building: palace, points: phrases::points(Colour::Blue, 1u8)))
        }
        Task::Icon(Icon::Build, _) => plain("act-build", "board-task-build"),
        Task::Icon(Icon::Hire, _) => plain("act-captain", "board-task-hire"),
        Task::Icon(Icon::Fulfil, _) => plain("contract", "board-task-fulfil"),
        Task::Icon(Icon::Trade, _) => plain("act-trade", "board-task-trade"),
        Task::Icon(Icon::Cube, _) => plain("cube", "board-task-cube"),
        Task::Icon(..) => plain("vpa", "board-task-colour"),
    }
}

/// Describes the options of a task more briefly than the prompt; `None` if the heading is sufficient.
pub fn hint(task: Task, view: &View) -> Option<Message> {
    let table = &view.table;
    let may = |id: &'static str| prompt::may(view).map(|may| Message::new(id).with("may", may));
    let plain = |id: &'static str| Some(Message::new(id));
    let left = table.workers_left(table.active);
    match task {
        Task::Turn if table.removes() => Some(message!("board-hint-remove", left: left)),
        Task::Turn => Some(message!("board-hint-place", left: left)),
        Task::AfterMove => may("board-hint-after"),
        Task::Ship => plain("board-hint-ship"),
        Task::Icon(Icon::Build, _) => plain("board-hint-build"),
        Task::Icon(Icon::Hire, _) => plain("board-hint-hire"),
        Task::Icon(Icon::Fulfil, _) => plain("board-hint-fulfil"),
        Task::Swear => plain("board-hint-allegiance"),
        Task::Overflow => Some(prompt::overflow(view)),
        Task::Exchange => plain("board-hint-exchange"),
        Task::LastCaptains => may("board-hint-captains"),
        Task::Proof => may("board-hint-proof"),
        Task::Half(step) => Some(message!("board-hint-half", step: step)),
        _ => None,
    }
}

/// Lists costs and gains, each with its sign; gains still to be chosen have none.
pub fn change(change: Change) -> Message {
    let goods = Good::ALL.map(|good| {
        let count = i32::from(change.goods[good as usize]);
        (count, message!("board-change-good", count: count, size: count.abs(), good: Noun(nouns::good(good))))
    });
    let money = (change.money, message!("board-change-money", count: change.money, size: change.money.abs()));
    let points = Colour::ALL.map(|side| {
        let count = change.points[side as usize];
        let colour = Noun(nouns::colour(side));
        (count, message!("board-change-points", count: count, size: count.abs(), colour: colour))
    });
    let open = [
        (change.cubes, message!("icon-cubes", count: change.cubes)),
        (change.either, message!("icon-either", count: change.either)),
    ];
    let rest = [
        (change.steps, message!("board-change-steps", count: change.steps)),
        (change.citizens, message!("board-change-population", count: change.citizens)),
        (change.squares, message!("board-change-squares", count: change.squares, size: change.squares.abs())),
    ];
    let all = goods.into_iter().chain([money]).chain(points).chain(open).chain(rest).filter(|(count, _)| *count != 0);
    phrases::value(List(all.map(|(_, message)| Argument::from(message)).collect()))
}
