//! The buttons: each action as a verb, each piece by its name and numbers.
//!
//! Called by the page, the screen reader and the transcripts.

use super::names::*;
use crate::games::tea_and_rum::action::Action;
use crate::games::tea_and_rum::data::{Condition, DOLLARS_A_POINT, TAKES_WOOD};
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::press::Part;
use crate::games::tea_and_rum::state::{Table, Task};
use crate::games::tea_and_rum::view::View;

/// Label of the button that carries out a trade.
pub const TRADE: &str = "Trade";

fn floor_words(table: &Table, seat: usize, at: Board, way: Way) -> String {
    let number = table.row_number(at, seat).unwrap_or(1);
    let row = table.row(at, number);
    match way {
        Way::Instead => icon(at.alternative()),
        Way::Right => icons(row.right.unwrap_or(&[])),
        Way::Row | Way::Left => icons(row.left),
    }
}

fn count_goods_or_no(kind: Good, count: u8) -> String {
    if count == 0 { format!("No {}", good(kind, 2)) } else { format!("{count} {}", good(kind, count)) }
}

fn captain_words(table: &Table, captain: Captain) -> String {
    let card = captain.card();
    let mut words = format!("{}, costs ${}", card.name, table.active_player().fee(captain));
    if card.or_wood > 0 {
        words += &format!(" or {} wood", card.or_wood);
    }
    if !card.plus.is_empty() {
        words += &format!(" and {}", count_goods(&card.plus));
    }
    words += &format!(", gives {}", icons(card.instant));
    if card.cannons > 0 {
        words += &format!("; for {} later {}", cannons(card.cannons), icons(card.activation));
    }
    words
}

/// Returns the label of the button that passes, skips, ends or closes.
pub(super) fn done(table: &Table) -> &'static str {
    match table.tasks.top() {
        Some(Task::Ship) => "Buy no more ships",
        Some(Task::Icon(Icon::Build, _)) => "Build nothing",
        Some(Task::Icon(Icon::Hire, _)) => "Hire nobody",
        Some(Task::Icon(Icon::Fulfil, _)) => "Deliver nothing",
        Some(Task::Icon(Icon::Trade, _)) if table.trade.is_empty() => "Trade nothing",
        Some(Task::Icon(Icon::Trade, _)) => "Finish the trade",
        Some(Task::After) => "End turn",
        Some(Task::Exchange) => "Finish exchanging",
        _ => "Done",
    }
}

/// Describes what a Foundry does.
fn smelt(count: u8) -> String {
    format!("Turn {count} ore into {}", cannons(count))
}

/// Returns the label of the action's button.
pub(super) fn verb(view: &View, action: &Action) -> String {
    let table = &view.table;
    match *action {
        Action::Smelt(0) => "Keep all ore".into(),
        Action::Smelt(count) => smelt(count),
        Action::Ship(ship, row) => {
            format!("Buy {} for ${}", count_goods(&ship.rows()[usize::from(row)]), table.active_player().fare(ship))
        }
        Action::Work(at, way) => {
            let take = if table.removes() { "Remove a worker" } else { "Place a worker" };
            format!("{take}: {}", floor_words(table, table.active.index(), at, way))
        }
        Action::Build(building, None) => format!("Build the {}", building.card().name),
        Action::Build(building, Some(cube)) => {
            format!("Build the {}, saving 1 {}", building.card().name, good(cube, 1))
        }
        Action::Hire(captain, Payment::Money) => {
            let card = captain.card();
            let plus = if card.plus.is_empty() { String::new() } else { format!(" and {}", count_goods(&card.plus)) };
            format!("Hire {} for ${}{plus}", card.name, table.active_player().fee(captain))
        }
        Action::Hire(captain, Payment::Wood) => {
            let card = captain.card();
            format!("Hire {} for {} wood", card.name, card.or_wood)
        }
        Action::Fulfil(space, points) => match table.spaces[usize::from(space)] {
            Some(contract) => format!("Deliver for {} {}", contract.card().points[points as usize], colour(points)),
            None => "Deliver".into(),
        },
        Action::Sell(kind) => format!("Sell 1 {}", good(kind, 1)),
        Action::Buy(kind) => format!("Buy 1 {}", good(kind, 1)),
        Action::Half(side) => match table.tasks.top() {
            Some(Task::Half(step)) => format!("Take {}", half_words(step, side)),
            _ => "Take this half".into(),
        },
        Action::Points(points) => format!("Take {} points", colour(points)),
        Action::Cube(cube) => format!("Take 1 {}", good(cube, 1)),
        Action::Swear(card) => format!("Take the allegiance: {}", condition(card)),
        Action::Exchange(points) => format!("Pay ${DOLLARS_A_POINT} for 1 {} point", colour(points)),
        Action::Activate(captain) => format!("Activate {}", captain.card().name),
        Action::CityHall => "Give a barrel for a star".into(),
        Action::Prove => match table.active_player().allegiance.map(Allegiance::condition) {
            Some(Condition::Dollars(dollars)) => format!("Pay ${dollars} for your allegiance"),
            Some(Condition::Pay(goods)) => format!("Pay {} for your allegiance", count_goods(&goods)),
            _ => "Pay for your allegiance".into(),
        },
        Action::Convert(works) => format!("{} {}", ["Dry", "Distil"][works as usize], conversion(works)),
        Action::Expand => format!("Buy a square for ${}", table.active_player().next_expansion().unwrap_or(0)),
        Action::Discard(kind) => format!("Discard 1 {}", good(kind, 1)),
        Action::Done => done(table).into(),
    }
}

pub(super) fn part(view: &View, part: Part) -> String {
    let table = &view.table;
    let me = table.active_player();
    match part {
        Part::Floor(at, Way::Instead) => format!("{}, at the bottom: {}", board(at), icon(at.alternative())),
        Part::Floor(at, way) => {
            let words = floor_words(table, table.active.index(), at, way);
            match table.row_number(at, table.active.index()) {
                Some(number) => format!("{}, row {number}: {words}", board(at)),
                None => board(at).into(),
            }
        }
        Part::Ship(ship, row) => {
            let goods = ship.rows().get(usize::from(row)).copied().unwrap_or_default();
            format!("Ship for ${}: {}", me.fare(ship), count_goods(&goods))
        }
        Part::Building(building) => {
            let card = building.card();
            let copies = table.stock[building as usize];
            format!("{}, costs {}, gives {}, {copies} left", card.name, count_goods(&card.cost), gifts(building))
        }
        Part::Saved(cube) => format!("Save 1 {}", good(cube, 1)),
        Part::Captain(captain) => captain_words(table, captain),
        Part::Payment(Payment::Money) => format!("Pay ${}", me.fee(TAKES_WOOD)),
        Part::Payment(Payment::Wood) => format!("Pay {} wood", TAKES_WOOD.card().or_wood),
        Part::Space(space) => {
            let bonus =
                table.player_count_rules().spaces.get(usize::from(space)).map_or(String::new(), |bonus| icons(bonus));
            match table.spaces[usize::from(space)] {
                Some(contract) => {
                    let [blue, red] = contract.card().points;
                    let pay = count_goods(&contract.card().pay);
                    format!("Contract for {pay}: {blue} blue or {red} red, and {bonus}")
                }
                None => format!("Empty space of the contracts board, {bonus}"),
            }
        }
        Part::Colour(points) => format!("{} points", ["Blue", "Red"][points as usize]),
        Part::Sell(kind) => {
            format!("Sell {}, {} in the warehouse, ${} each", good(kind, 2), me.goods[kind], kind.price())
        }
        Part::Buy(kind) => format!("Buy {}, ${} each", good(kind, 2), kind.price()),
        Part::Half(side) => match table.tasks.top() {
            Some(Task::Half(step)) => format!("Step {step}: {}", half_words(step, side)),
            _ => ["Left half", "Right half"][side as usize].into(),
        },
        Part::Cube(cube) => format!("A cube of {}", good(cube, 1)),
        Part::Allegiance(card) => {
            format!("Allegiance: {}, {} red {} at once", condition(card), card.red(), points(card.red().into()))
        }
        Part::Seal => match me.allegiance {
            Some(card) => {
                let state = if me.proved { "fulfilled" } else { "not yet fulfilled" };
                format!("Your allegiance, {state}: {}", condition(card))
            }
            None => "No allegiance yet".into(),
        },
        Part::Crew(captain) => {
            let card = captain.card();
            if me.activated & captain.bit() != 0 || card.cannons == 0 {
                format!("{}, nothing left to activate", card.name)
            } else {
                format!("{}: {} for {}", card.name, cannons(card.cannons), icons(card.activation))
            }
        }
        Part::Own(building) => match lasting(building) {
            None => building.card().name.into(),
            Some(lasting) => format!("Your {}: {lasting}", building.card().name),
        },
        Part::Smelt(0) => "Keep all ore".into(),
        Part::Smelt(count) => smelt(count),
        Part::Expansion => match me.next_expansion() {
            Some(price) => format!("Expansion for ${price}"),
            None => "No expansions left".into(),
        },
        Part::Stored(kind) => format!("{} in the warehouse", count_goods_or_no(kind, me.goods[kind])),
        Part::Done => done(table).into(),
    }
}
