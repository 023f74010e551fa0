//! The texts of the panel: the task, the pending action, its changes.

use crate::games::tea_and_rum::data::DOLLARS_A_POINT;
use crate::games::tea_and_rum::text::names;
use crate::games::tea_and_rum::text::prompt::may;
use crate::games::tea_and_rum::{Action, Change, Colour, Good, Icon, Task, View};
use crate::ui::text as words;

pub const PROVE: &str = "Pay for your allegiance";
const DOLLARS: &str = "dollars";
const STEPS: &str = "steps of reputation";
const CITIZENS: &str = "population";
const SQUARES: &str = "squares";
/// Returns the label of a colour to choose.
pub fn colour(colour: Colour) -> &'static str {
    ["Blue: the Crown", "Red: the People"][colour as usize]
}

/// Returns the label for a point in the last exchange.
pub fn one_point(colour: Colour) -> String {
    format!("${DOLLARS_A_POINT} for 1 {}", names::colour(colour))
}

pub fn left_in_chest(dollars: u16) -> String {
    format!("${dollars} left")
}

/// Returns the label for a use of the Foundry.
pub fn smelt(count: u8) -> String {
    if count == 0 { "Keep all ore".into() } else { format!("{count} ore into {}", names::cannons(count)) }
}

pub fn buy_square(price: u8) -> String {
    format!("Buy a square, ${price}")
}

pub fn give_back(good: &str) -> String {
    format!("Discard 1 {good}")
}

/// Says where a worker moves; above its action.
pub fn where_to(board: &str, row: Option<u8>) -> String {
    row.map_or(format!("{board}, action at the bottom"), |row| format!("{board}, row {row}"))
}

/// Describes what the other players find.
pub fn then(board: &str, row: u8, words: &str) -> String {
    format!("Next at the {board}, row {row}: {words}")
}

/// Says that no player can follow.
pub fn closed(board: &str, removes: bool) -> String {
    if removes { format!("Then the {board} is empty") } else { format!("Then the {board} is full") }
}

/// Returns the button label of an action, short if the heading is complete.
pub fn confirm(action: &Action, verb: &str) -> String {
    match action {
        Action::Work(..) => verb.split(':').next().unwrap_or(verb).into(),
        Action::Build(building, _) => format!("Build {}", building.card().name),
        Action::Hire(..) => "Hire".into(),
        Action::Fulfil(..) => "Deliver".into(),
        Action::Ship(..) => "Buy the ship".into(),
        Action::Swear(_) => "Take the allegiance".into(),
        Action::Activate(_) => "Activate".into(),
        _ => verb.into(),
    }
}

/// Returns the symbol and the heading of a task.
pub fn task(task: Task) -> (&'static str, &'static str) {
    match task {
        Task::Foundry => ("b24", "Foundry: ore into cannons"),
        Task::Ship => ("clipper", "Buy a ship"),
        Task::Turn => ("worker", "Move a worker"),
        Task::After => ("worker", "Your worker has moved"),
        Task::Overflow => ("crate", "Your warehouse is too full"),
        Task::Swear => ("allegiance", "Take an allegiance"),
        Task::LastCaptains => ("cannon", "Last captains"),
        Task::Proof => ("seal", "Pay for your allegiance"),
        Task::Exchange => ("vp-chest", "$10 for a point, in secret"),
        Task::Half(_) => ("star", "Choose one"),
        Task::Palace => ("b3", "Palace: 1 blue point"),
        Task::Icon(icon, _) => match icon {
            Icon::Build => ("act-build", "Build one"),
            Icon::Hire => ("act-captain", "Hire a captain"),
            Icon::Fulfil => ("contract", "Deliver goods"),
            Icon::Trade => ("act-trade", "Trade"),
            Icon::Cube => ("cube", "Choose a cube"),
            _ => ("vpa", "Blue or red?"),
        },
    }
}

/// Describes the options of a task, more briefly than the prompt.
pub fn hint(task: Task, view: &View) -> String {
    let table = &view.table;
    match task {
        Task::Turn if table.removes() => {
            format!("You use the highest row with a worker. {} left to move.", table.workers_left(table.active))
        }
        Task::Turn => format!("You use the lowest free row. {} left to move.", table.workers_left(table.active)),
        Task::After => format!("You may {}, or end your turn.", may(view)),
        Task::Ship => "Choose one row of a ship.".into(),
        Task::Icon(Icon::Build, _) => "Choose a building on the shelf.".into(),
        Task::Icon(Icon::Hire, _) => "Choose a captain.".into(),
        Task::Icon(Icon::Fulfil, _) => "Choose a contract.".into(),
        Task::Swear => "Choose an allegiance. Its red points come at once.".into(),
        Task::Overflow => {
            let over = table.active_player().overflow();
            format!("{over} too many: buy a square or discard something.")
        }
        Task::Exchange => "The others see nothing until all have finished.".into(),
        Task::LastCaptains => {
            format!("You may {}. Goods that you keep, also cannons, are sold later.", may(view))
        }
        Task::Proof => format!("You may {}. Only a player with a fulfilled allegiance can become Governor.", may(view)),
        Task::Half(step) => format!("Step {step} of the reputation track."),
        _ => String::new(),
    }
}

pub fn change(change: Change) -> String {
    let goods = Good::ALL.map(|good| {
        let count = change.goods[good as usize];
        (i32::from(count), names::good(good, count.unsigned_abs() as u8).to_owned())
    });
    let points = Colour::ALL.map(|side| {
        let points = change.points[side as usize];
        (points, format!("{} {}", names::colour(side), names::points(points.unsigned_abs() as u16)))
    });
    let money = [(change.money, DOLLARS.to_owned())];
    let rest = [(change.steps, STEPS), (change.citizens, CITIZENS), (change.squares, SQUARES)];
    let rest = rest.map(|(count, word)| (count, word.to_owned()));
    let all = goods.into_iter().chain(money).chain(points).chain(rest).filter(|(count, _)| *count != 0);
    all.map(|(count, word)| format!("{} {word}", words::signed(count))).collect::<Vec<_>>().join(", ")
}
