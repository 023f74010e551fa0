//! The words that only the board of Tea & Rum needs; the game's own are in its `text`.
//!
//! Here those of the town, the shelves and the own board; `decision`, `trade` and `reveal` hold those of their places.

mod decision;
mod reveal;
mod trade;

#[cfg(test)]
mod tests;

use crate::engine::Seat;
use crate::games::tea_and_rum::data::{CROWN_CALLS as CALLS_AT, ROUNDS};
use crate::games::tea_and_rum::state::AUTOMA as THIRD;
use crate::games::tea_and_rum::text::names;
use crate::games::tea_and_rum::{
    Board, Building, Captain, Colour, Family, Goods, Player, Progress, Row, Ship, Stage, Table, Tally,
};
use crate::words::agreeing;

pub use decision::*;
pub use reveal::*;
pub use trade::*;

/// What a phone shows under the street.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The houses.
    Town,
    /// The shelf of buildings.
    Build,
    /// The captains.
    Captains,
    /// The contracts.
    Contracts,
    /// Tracks, allegiances, seats, the own board.
    Island,
}

impl Tab {
    /// All tabs with their drawings and names.
    pub const ALL: [(Tab, &'static str, &'static str); 5] = [
        (Tab::Town, "sign-governor", "Town"),
        (Tab::Build, "act-build", "Build"),
        (Tab::Captains, "act-captain", "Captains"),
        (Tab::Contracts, "contract", "Contracts"),
        (Tab::Island, "star", "Tracks"),
    ];
}

/// What a tablet shows under the houses.
pub const SHELVES: [(Tab, &str, &str); 4] = [
    (Tab::Build, "act-build", "Buildings"),
    (Tab::Captains, "act-captain", "Captains"),
    (Tab::Contracts, "contract", "Contracts"),
    (Tab::Island, "allegiance", "Players"),
];

/// The tabs of a phone.
pub const TABS: &str = "What the screen shows";
/// The shelves of a tablet.
pub const SHELVES_LABEL: &str = "What lies under the boards";
/// Back to the houses.
pub const TO_TOWN: &str = "Back to the four boards";
/// On a door.
pub const INSTEAD: &str = "Or";
/// Between two ways to pay.
pub const OR: &str = "or";
/// On a building that is one's own.
pub const YOURS: &str = "yours";
/// On a building of which none is left.
pub const SOLD_OUT: &str = "none left";
/// The reputation track.
pub const PIER: &str = "Reputation track";
/// Over the captains.
pub const CAPTAINS: &str = "Captains";
/// Over the contracts.
pub const CONTRACTS: &str = "Contracts";
/// What happens to contracts.
pub const DRIFT: &str = "Older contracts move right";
/// The same where they lie below each other.
pub const DRIFT_DOWN: &str = "Older contracts move down";
/// An empty space of the contracts board.
pub const EMPTY_SPACE: &str = "Empty until the round ends";
/// Over the allegiances.
pub const ALLEGIANCES: &str = "Allegiances";
/// Over the ships.
pub const SHIPS: &str = "Ships";
/// Over the ships while they are sold.
pub const HARBOUR: &str = "Ships in the harbour";
/// The own board.
pub const YOUR_BOARD: &str = "Your board";
/// Over the squares.
pub const WAREHOUSE: &str = "Warehouse";
/// Dollars of a player.
pub const MONEY: &str = "Money";
/// On a seal that is good.
pub const PROVED: &str = "fulfilled";
/// An empty board.
pub const NOTHING_YET: &str = "No buildings, captains or contracts yet";
/// No reward.
pub const NONE: &str = "none";
/// The order board.
pub const ORDER: &str = "Order of turns in this round";
/// The caption of that row.
pub const ORDER_WORD: &str = "Order";
/// The third hand at a table of two.
pub const AUTOMA: &str = "The Automa";
/// What it does.
pub const AUTOMA_HELP: &str = "Every third turn it draws a tile and moves one of its workers on that board.";
/// Under the picture of the setup.
pub const PREVIEW: &str = "The four action boards as they are laid out";
/// The table of what a round asks.
pub const WORKERS: &str = "Workers still to move";
/// Workers, when they are all moved.
pub const BUILDINGS: &str = "Buildings";
/// Fulfilled contracts.
pub const FULFILLED: &str = "Contracts fulfilled";
/// Hired captains.
pub const HIRED: &str = "Captains hired";
/// Citizens.
pub const POPULATION: &str = "Population";
/// Reputation.
pub const REPUTATION: &str = "Step of the reputation track";

/// When an allegiance is taken.
pub fn allegiances_help() -> String {
    format!("each player takes one at {CALLS_AT} blue points")
}

/// The chest of a rival.
pub fn closed_chest() -> String {
    format!("{CALLS_AT} or more blue points in a closed chest")
}

/// On the chest of a rival.
pub fn chest() -> String {
    format!("{CALLS_AT}+")
}

/// What a row gives: "a star, or build".
pub fn row(row: &Row) -> String {
    match row.right {
        Some(right) => format!("{}, or {}", names::icons(row.left), names::icons(right)),
        None => names::icons(row.left),
    }
}

/// A row that is not in use.
pub fn floor(board: &str, number: u8, words: &str) -> String {
    format!("{board}, row {number}: {words}")
}

/// A house and who stands in it.
pub fn house(board: &str, crowd: &str) -> String {
    format!("{board}: {crowd}")
}

/// Who stands in a house.
pub fn crowd(table: &Table, at: Board, names: &[String]) -> String {
    let workers = &table.workers[at as usize];
    let mut all = Vec::new();
    for (index, count) in workers.iter().enumerate().filter(|(_, count)| **count > 0) {
        let name = if index == THIRD { AUTOMA } else { names.get(index).map_or("?", String::as_str) };
        all.push(format!("{name} {count}"));
    }
    match (all.is_empty(), table.live_row(at)) {
        (true, _) => "no workers".into(),
        (false, Some(row)) => format!("{}; row {row} is next", all.join(", ")),
        (false, None) => all.join(", "),
    }
}

/// The verb on a door.
pub fn door(at: Board) -> &'static str {
    ["Build", "Trade", "Contract", "Captain"][at as usize]
}

/// The row that is next in a house.
pub fn row_or_none(row: Option<u8>) -> String {
    row.map_or("Closed".into(), |row| format!("Row {row}"))
}

/// A step of the pier and who stands there.
pub fn plank(step: u8, gives: &str, who: &[String]) -> String {
    if who.is_empty() {
        format!("Step {step}: {gives}")
    } else {
        format!("Step {step}: {gives}. Here: {}", who.join(", "))
    }
}

/// A family of buildings.
pub fn family(family: Family) -> &'static str {
    ["Crown", "Trades", "Hygiene", "Leisure", "Security"][family as usize]
}

/// The class that carries a family's colour.
pub fn family_class(family: Family) -> &'static str {
    ["crown", "trades", "hygiene", "leisure", "security"][family as usize]
}

/// The name of a building where there is little room, if it has a shorter one or one that can be broken.
pub fn short_name(building: Building) -> Option<&'static str> {
    match building {
        Building::Academy => Some("Acad\u{ad}emy"),
        Building::Workshop => Some("Work\u{ad}shop"),
        Building::Warehouse => Some("Ware\u{ad}house"),
        Building::Distillery => Some("Distil\u{ad}lery"),
        Building::Bathhouse => Some("Bath\u{ad}house"),
        Building::Washhouse => Some("Wash\u{ad}house"),
        Building::Dispensary => Some("Dispen\u{ad}sary"),
        Building::Watchtower => Some("Watch\u{ad}tower"),
        Building::Barracks => Some("Bar\u{ad}racks"),
        Building::Guild => Some("Guild"),
        Building::Latrines => Some("Latrines"),
        Building::Dryer => Some("Dryer"),
        Building::GamblingDen => Some("Den"),
        Building::TownSquare => Some("Square"),
        _ => None,
    }
}

/// How many captains can be paid.
pub fn can_pay(count: usize, of: u32) -> String {
    format!("you can pay {count} of {of}")
}

/// What a captain brings: "Now a star. Later, for 2 cannons: 3 red points".
pub fn captain(captain: Captain) -> String {
    let card = captain.card();
    let now = format!("Now {}.", names::icons(card.instant));
    match card.cannons {
        0 => now,
        count => format!("{now} Later, for {}: {}.", names::cannons(count), names::icons(card.activation)),
    }
}

/// What a player lacks for a contract.
pub fn missing(goods: &Goods) -> String {
    match goods.is_empty() {
        true => "You have all of it".into(),
        false => format!("You lack {}", names::count_goods(goods)),
    }
}

fn tally(tally: Tally) -> String {
    format!("{} of {}", tally.have.min(tally.need.into()), tally.need)
}

/// How far a player is with an allegiance: "3 of 7".
pub fn progress(progress: &Progress) -> String {
    match progress {
        Progress::Count(count) | Progress::Dollars(count) => tally(*count),
        Progress::Each(counts) => counts.map(tally).join(", "),
        Progress::Apart(points) => format!("{points} apart"),
        Progress::Missing(goods) if goods.is_empty() => "you have all of it".into(),
        Progress::Missing(goods) => format!("you lack {}", names::count_goods(goods)),
    }
}

/// How far one is, as a sentence of its own: "so far 3 of 7".
pub fn so_far(progress: &Progress) -> String {
    match progress {
        Progress::Missing(_) => self::progress(progress),
        Progress::Apart(_) => format!("now {}", self::progress(progress)),
        Progress::Dollars(_) => format!("you have ${}", self::progress(progress)),
        _ => format!("so far {}", self::progress(progress)),
    }
}

/// The berth of a ship that was sold.
pub const SHIP_SOLD: &str = "Sold";

/// Under the word "Ships".
pub fn ships(table: &Table) -> String {
    let left = table.ships.count_ones();
    let next = match (table.round < ROUNDS, table.crew().ships == Ship::COUNT) {
        (false, _) => "",
        (true, true) => "; all nine come next round",
        (true, false) => "; others come next round",
    };
    match (table.stage, left) {
        (Stage::Ships, _) => format!("{left} for sale"),
        (Stage::Income, 0) => "they come after the income".into(),
        (Stage::Income, _) => format!("{left} for sale after the income"),
        (_, 0) => format!("all sold{next}"),
        _ => format!("{left} not sold{next}"),
    }
}

/// A ship and its price.
pub fn ship_for(fare: u16) -> String {
    format!("Ship for ${fare}")
}

/// Who still buys ships.
pub fn still_buying(table: &Table, names: &[String]) -> String {
    let buying: Vec<&str> = Seat::all(table.seats)
        .filter(|seat| !table.passed.has(*seat))
        .filter_map(|seat| names.get(seat.index()).map(String::as_str))
        .collect();
    if buying.is_empty() {
        "nobody buys any more".into()
    } else {
        format!("one a turn; still buying: {}", buying.join(", "))
    }
}

/// The warehouse in words.
pub fn warehouse(own: &Player) -> String {
    format!("Warehouse: {}; {} of {} squares", names::count_goods(&own.goods), own.goods.total(), own.squares())
}

/// Squares in use.
pub fn squares(used: u8, of: u8) -> String {
    format!("{used} of {of} squares")
}

/// What all goods would bring at base price.
pub fn worth(dollars: u16) -> String {
    format!("worth ${dollars}")
}

/// Points in words.
pub fn points(points: [u16; 2]) -> String {
    format!("{} blue and {} red points", points[0], points[1])
}

/// Points to the call.
pub fn to_call(left: u16) -> String {
    match left {
        0 => "Allegiance now".into(),
        n => format!("Allegiance in {n} blue"),
    }
}

/// Citizens in words.
pub fn population(level: u8) -> String {
    format!("Population {level}: ${level} of income each round")
}

/// Fulfilled contracts.
pub fn fulfilled(count: u32) -> String {
    format!("{count} fulfilled {}", if count == 1 { "contract" } else { "contracts" })
}

/// The step of reputation.
pub fn step(step: u8, last: u8) -> String {
    format!("Reputation {step} of {last}")
}

/// Over the wish.
pub fn wish_of(round: &str) -> String {
    format!("Wish of round {round}")
}

/// A row of the wish.
pub fn wish_row(name: &str, symbols: u8, reward: u8, colour: Colour) -> String {
    let shows = format!("{name} {} {symbols}", agreeing(name, "show", "shows"));
    if reward == 0 { shows } else { format!("{shows}, worth {reward} {} now", names::colour(colour)) }
}

/// The victory cards in words.
pub fn victory(blue: u8, red: u8) -> String {
    format!("Victory cards turned up: {blue} for the Governor, {red} for the Pirate King")
}

/// What the Automa did.
pub fn automa(board: &str, placed: bool, row: Option<u8>) -> String {
    match (placed, row) {
        (false, Some(row)) => format!("Automa removed a worker from the {board}: row {row} is next"),
        (false, None) => format!("Automa removed the last worker from the {board}"),
        (true, Some(row)) => format!("Automa placed a worker at the {board}: row {row} is next"),
        (true, None) => format!("Automa filled the {board}"),
    }
}

/// Tiles that are face down.
pub fn tiles_left(left: u8) -> String {
    format!("{left} tiles face down")
}

/// What a rival has to prove.
pub fn must_prove(condition: &str, proved: bool) -> String {
    if proved { format!("Fulfilled: {condition}") } else { format!("Must {condition}") }
}
