//! Why a piece cannot be pressed: the reason that stands first in the way, and its section of the rulebook.
//!
//! Called by the page for what the picker does not light.

use super::names::{self, count_goods, missing_goods};
use crate::engine::Viewer;
use crate::games::tea_and_rum::data::DOLLARS_A_POINT;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::press::Part;
use crate::games::tea_and_rum::state::{Stage, Table, Task};
use crate::games::tea_and_rum::view::View;

/// The reason that stands first in the way, and the section that says so.
pub fn reason(view: &View, part: Part) -> (String, &'static str) {
    let table = &view.table;
    let Some((seat, task)) = table.decision() else {
        return ("The game is over.".into(), "end");
    };
    if view.viewer != Viewer::Seat(seat) {
        return ("It is not your turn: wait until the others have decided.".into(), "turns");
    }
    if let Some(refusal) = wrong_time(table, task, part) {
        return refusal;
    }
    let me = table.me();
    match part {
        Part::Floor(board, way) => floor(table, board, way),
        Part::Ship(ship, row) => {
            if table.ships & ship.bit() == 0 {
                ("This ship is not in the harbour: it was bought, or does not sail this round.".into(), "ships")
            } else if usize::from(row) >= ship.rows().len() {
                ("This ship has no such row.".into(), "ships")
            } else {
                (format!("This ship costs ${}, and you have ${}.", me.fare(ship), me.money), "ships")
            }
        }
        Part::Building(building) => build(table, building),
        Part::Saved(cube) => {
            (format!("The {} is not what the Workshop can save here.", names::good(cube, 1)), "workshop")
        }
        Part::Captain(captain) => hire(table, captain),
        Part::Payment(Payment::Wood) => ("Only Lady Fathom takes wood, and she takes two.".into(), "captain"),
        Part::Payment(Payment::Money) => ("There is no captain to pay with dollars just now.".into(), "captain"),
        Part::Space(space) => match table.spaces[usize::from(space)] {
            None => ("This space is empty until the round ends.".into(), "contract"),
            Some(contract) => {
                (format!("For this contract you lack {}.", missing_goods(&me.goods, &contract.card().pay)), "contract")
            }
        },
        Part::Colour(_) if task == Task::Exchange => {
            (format!("A point costs ${DOLLARS_A_POINT}, and you do not have that much left."), "exchange")
        }
        Part::Colour(_) => ("Choose the card first, then the colour of its points.".into(), "points"),
        Part::Sell(good) => sell(table, good),
        Part::Buy(good) => buy(table, good),
        Part::Half(_) => ("There is nothing to choose on the track just now.".into(), "reputation"),
        Part::Cube(cube) => (format!("The supply has no {} left.", names::good(cube, 1)), "supply"),
        Part::Allegiance(_) => ("This allegiance is taken or not in this game.".into(), "allegiance"),
        Part::Seal => match me.allegiance {
            None => ("You have no allegiance yet.".into(), "allegiance"),
            Some(_) if me.proved => ("Your allegiance is fulfilled already.".into(), "allegiance"),
            Some(card) => (
                format!("You cannot pay for your allegiance now. It asks you to {}.", names::condition(card)),
                "allegiance",
            ),
        },
        Part::Crew(captain) => {
            let needs = captain.card().cannons;
            if me.captains & captain.bit() == 0 {
                ("You have not hired this captain.".into(), "activation")
            } else if needs == 0 {
                ("This captain has nothing to activate.".into(), "activation")
            } else if me.activated & captain.bit() != 0 {
                ("This captain was activated already.".into(), "activation")
            } else {
                (
                    format!("Activation costs {}, and you have {}.", names::cannons(needs), me.goods[Good::Cannon]),
                    "activation",
                )
            }
        }
        Part::Own(building) => own(table, building),
        Part::Smelt(_) => {
            ("The Foundry takes no more ore than you have, and the supply must have the cannons.".into(), "foundry")
        }
        Part::Expansion => match me.next_expansion() {
            None => ("All your expansion tokens are gone: the warehouse is as large as it gets.".into(), "warehouse"),
            Some(price) => (format!("The next expansion costs ${price}, which you do not have."), "warehouse"),
        },
        Part::Stored(good) if me.goods[good] == 0 => (format!("You have no {}.", names::good(good, 1)), "warehouse"),
        Part::Stored(_) => ("Goods are discarded only when they do not fit into the warehouse.".into(), "warehouse"),
        Part::Done => (must(task).into(), "turns"),
    }
}

/// Refuses what belongs to another decision than the one that is asked.
fn wrong_time(table: &Table, task: Task, part: Part) -> Option<(String, &'static str)> {
    let icon = match task {
        Task::Icon(icon, _) => Some(icon),
        _ => None,
    };
    let free = matches!(task, Task::Turn | Task::After);
    let (fits, why, rule): (bool, &str, &'static str) = match part {
        Part::Floor(..) if task == Task::After => (false, "Your worker has moved: one worker a turn.", "actions"),
        Part::Floor(..) if table.stage < Stage::Actions => {
            (false, "Workers move in phase 3, after the ships.", "phases")
        }
        Part::Floor(..) => {
            (task == Task::Turn, "Finish this step first: a worker moves when your turn begins.", "actions")
        }
        Part::Ship(..) => (task == Task::Ship, "Ships are bought in the second phase of a round.", "ships"),
        Part::Building(_) | Part::Saved(_) => (
            icon == Some(Icon::Build),
            "To build you need a build icon: some rows show it, and the bottom of the Governor board.",
            "build",
        ),
        Part::Captain(_) | Part::Payment(_) => (
            icon == Some(Icon::Hire),
            "To hire you need a captain icon: some rows show it, and the bottom of the Tavern board.",
            "captain",
        ),
        Part::Space(_) => (
            icon == Some(Icon::Fulfil),
            "To deliver you need a contract icon: some rows show it, and the bottom of the Harbor board.",
            "contract",
        ),
        Part::Colour(_) => (
            matches!(icon, Some(Icon::Either(_) | Icon::Fulfil)) || task == Task::Exchange,
            "There is no colour to choose just now.",
            "points",
        ),
        Part::Sell(_) | Part::Buy(_) => (
            icon == Some(Icon::Trade),
            "To trade you need a trade icon: some rows show it, and the bottom of the Market board.",
            "trade",
        ),
        Part::Half(_) => {
            (matches!(task, Task::Half(_)), "There is nothing to choose on the track just now.", "reputation")
        }
        Part::Cube(_) => (icon == Some(Icon::Cube), "There is no cube to choose just now.", "icons"),
        Part::Allegiance(_) => {
            (task == Task::Swear, "An allegiance is taken when you reach eight blue points.", "allegiance")
        }
        Part::Seal => (
            free || task == Task::Proof,
            "You may pay for an allegiance before or after your worker moves, or at the end.",
            "allegiance",
        ),
        Part::Crew(_) => (
            free || task == Task::LastCaptains,
            "Captains are activated before or after your worker moves, or at the end.",
            "activation",
        ),
        Part::Own(Building::CityHall) => (free, "The City Hall works before or after your worker moves.", "city-hall"),
        Part::Smelt(_) => (task == Task::Foundry, "The Foundry works in the income phase.", "foundry"),
        Part::Expansion => (
            icon == Some(Icon::Trade) || task == Task::Overflow,
            "Expansions are bought when goods do not fit, and while you trade.",
            "warehouse",
        ),
        _ => (true, "", ""),
    };
    (!fits).then(|| (why.into(), rule))
}

fn floor(table: &Table, board: Board, way: Way) -> (String, &'static str) {
    let name = names::board(board);
    match table.row_number(board, table.active.index()) {
        None if table.removes() => (format!("You have no worker at the {name} to remove."), "actions"),
        None => (format!("The {name} is full."), "actions"),
        Some(number) => match (way, table.row(board, number).right) {
            (Way::Row, Some(_)) => ("This row has a slash: choose the left or the right of it.".into(), "icons"),
            _ => ("This row has no slash: all of it is done.".into(), "icons"),
        },
    }
}

fn build(table: &Table, building: Building) -> (String, &'static str) {
    let me = table.me();
    let name = building.card().name;
    if me.owns(building) {
        return (format!("You own the {name} already; nobody builds the same twice."), "build");
    }
    if table.stock[building as usize] == 0 {
        return (format!("There is no {name} left to build."), "build");
    }
    let missing = missing_goods(&me.goods, &building.card().cost);
    if me.owns(Building::Workshop) {
        return (format!("For the {name} you lack {missing}, and the Workshop saves only one cube."), "build");
    }
    (format!("For the {name} you lack {missing}."), "build")
}

fn hire(table: &Table, captain: Captain) -> (String, &'static str) {
    let me = table.me();
    let card = captain.card();
    if table.captains & captain.bit() == 0 {
        return (format!("{} is not for hire.", card.name), "captain");
    }
    if me.money < me.fee(captain) {
        return (format!("{} asks for ${}, and you have ${}.", card.name, me.fee(captain), me.money), "captain");
    }
    (format!("{} also asks for {}.", card.name, count_goods(&card.plus)), "captain")
}

fn sell(table: &Table, good: Good) -> (String, &'static str) {
    if table.me().goods[good] == 0 {
        return (format!("You have no {} to sell.", names::good(good, 1)), "trade");
    }
    ("In a trade you sell first and buy afterwards: take your purchases back to sell more.".into(), "trade")
}

fn buy(table: &Table, good: Good) -> (String, &'static str) {
    let me = table.me();
    let name = names::good(good, 1);
    if table.trade.sold[good] > 0 {
        return (format!("You have sold {name} in this trade, so you cannot buy it."), "trade");
    }
    if table.available(good) == 0 {
        return (format!("The supply has no {name} left."), "supply");
    }
    if me.goods.total() + table.trade.bought.total() >= me.squares() {
        return ("Your warehouse has no free square for it.".into(), "warehouse");
    }
    (format!("You cannot pay for it: you have ${} left.", table.purse()), "trade")
}

fn own(table: &Table, building: Building) -> (String, &'static str) {
    let me = table.me();
    let name = building.card().name;
    let rule = if building == Building::CityHall { "city-hall" } else { "convert" };
    if !me.owns(building) {
        return (format!("You do not own the {name}."), rule);
    }
    let works = Works::ALL.into_iter().find(|works| works.building() == building);
    match works {
        _ if building == Building::CityHall => ("You have no barrel for the City Hall.".into(), rule),
        None => (format!("The {name} works by itself."), "buildings"),
        Some(works) if me.goods[works.from()] < Works::SPENT => {
            (format!("The {name} needs three {}.", names::good(works.from(), 3)), rule)
        }
        Some(works) if table.available(works.into_good()) < Works::MADE => {
            (format!("The supply does not have two {} left.", names::good(works.into_good(), 2)), rule)
        }
        Some(_) => (format!("The {name} cannot be used in the middle of this."), rule),
    }
}

/// Why one cannot be done yet.
fn must(task: Task) -> &'static str {
    match task {
        Task::Turn => "A worker must be moved: choose a board.",
        Task::Overflow => "Your goods do not fit: buy an expansion or discard something.",
        Task::Swear => "You have reached eight blue points: choose an allegiance.",
        Task::Foundry => "Choose how much ore the Foundry uses; you may keep all of it.",
        Task::Half(_) => "Choose one of the two.",
        Task::Icon(Icon::Either(_), _) => "Choose the colour of the points.",
        Task::Icon(Icon::Cube, _) => "Choose a cube.",
        _ => "There is something to choose first.",
    }
}
