//! The texts used only by the board of Tea & Rum; those of the game are in its `text`. This file has those of the
//! town, the shelves and the player's own board; `decision`, `trade` and `reveal` have their own.

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

/// The content of a phone below the street.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    Town,
    Build,
    Captains,
    Contracts,
    /// Tracks, allegiances, seats, the player's own board.
    Island,
}

impl Tab {
    pub const ALL: [(Tab, &'static str, &'static str); 5] = [
        (Tab::Town, "sign-governor", "Town"),
        (Tab::Build, "act-build", "Build"),
        (Tab::Captains, "act-captain", "Captains"),
        (Tab::Contracts, "contract", "Contracts"),
        (Tab::Island, "star", "Tracks"),
    ];
}

/// The content of a tablet below the houses.
pub const SHELVES: [(Tab, &str, &str); 4] = [
    (Tab::Build, "act-build", "Buildings"),
    (Tab::Captains, "act-captain", "Captains"),
    (Tab::Contracts, "contract", "Contracts"),
    (Tab::Island, "allegiance", "Players"),
];

pub const TABS: &str = "What the screen shows";
pub const SHELVES_LABEL: &str = "What lies under the boards";
pub const TO_TOWN: &str = "Back to the four boards";
/// On a door.
pub const INSTEAD: &str = "Or";
/// Between two ways to pay.
pub const OR: &str = "or";
/// On a building that the player owns.
pub const YOURS: &str = "yours";
pub const SOLD_OUT: &str = "none left";
pub const PIER: &str = "Reputation track";
pub const CAPTAINS: &str = "Captains";
pub const CONTRACTS: &str = "Contracts";
pub const DRIFT: &str = "Older contracts move right";
/// For a vertical contracts board.
pub const DRIFT_DOWN: &str = "Older contracts move down";
/// An empty space of the contracts board.
pub const EMPTY_SPACE: &str = "Empty until the round ends";
pub const ALLEGIANCES: &str = "Allegiances";
pub const SHIPS: &str = "Ships";
/// Heading of the ships while they are sold.
pub const HARBOUR: &str = "Ships in the harbour";
pub const YOUR_BOARD: &str = "Your board";
pub const WAREHOUSE: &str = "Warehouse";
pub const MONEY: &str = "Money";
/// On the seal of a fulfilled allegiance.
pub const PROVED: &str = "fulfilled";
pub const NOTHING_YET: &str = "No buildings, captains or contracts yet";
/// No reward.
pub const NONE: &str = "none";
pub const ORDER: &str = "Order of turns in this round";
/// Caption of the order board.
pub const ORDER_WORD: &str = "Order";
/// The third hand in a game for two.
pub const AUTOMA: &str = "The Automa";
pub const AUTOMA_HELP: &str = "Every third turn it draws a tile and moves one of its workers on that board.";
/// Below the preview on the setup page.
pub const PREVIEW: &str = "The four action boards as they are laid out";
pub const WORKERS: &str = "Workers still to move";
pub const BUILDINGS: &str = "Buildings";
pub const FULFILLED: &str = "Contracts fulfilled";
pub const HIRED: &str = "Captains hired";
pub const POPULATION: &str = "Population";
pub const REPUTATION: &str = "Step of the reputation track";

pub fn allegiances_help() -> String {
    format!("each player takes one at {CALLS_AT} blue points")
}

pub fn closed_chest() -> String {
    format!("{CALLS_AT} or more blue points in a closed chest")
}

/// Returns the label on a rival's chest.
pub fn chest() -> String {
    format!("{CALLS_AT}+")
}

/// Describes a row: "a star, or build".
pub fn row(row: &Row) -> String {
    match row.right {
        Some(right) => format!("{}, or {}", names::icons(row.left), names::icons(right)),
        None => names::icons(row.left),
    }
}

/// Describes a row that is not in use.
pub fn floor(board: &str, number: u8, words: &str) -> String {
    format!("{board}, row {number}: {words}")
}

/// Describes a house and the workers in it.
pub fn house(board: &str, crowd: &str) -> String {
    format!("{board}: {crowd}")
}

/// Lists the workers in a house.
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

/// Returns the verb on a door.
pub fn door(at: Board) -> &'static str {
    ["Build", "Trade", "Contract", "Captain"][at as usize]
}

pub fn row_or_none(row: Option<u8>) -> String {
    row.map_or("Closed".into(), |row| format!("Row {row}"))
}

/// Describes a step of the pier and the markers on it.
pub fn plank(step: u8, gives: &str, who: &[String]) -> String {
    if who.is_empty() {
        format!("Step {step}: {gives}")
    } else {
        format!("Step {step}: {gives}. Here: {}", who.join(", "))
    }
}

pub fn family(family: Family) -> &'static str {
    ["Crown", "Trades", "Hygiene", "Leisure", "Security"][family as usize]
}

/// Returns the class that sets a family's colour.
pub fn family_class(family: Family) -> &'static str {
    ["crown", "trades", "hygiene", "leisure", "security"][family as usize]
}

/// Returns a shorter or hyphenated name of a building for narrow places, if there is one.
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

pub fn can_pay(count: usize, of: u32) -> String {
    format!("you can pay {count} of {of}")
}

/// Describes a captain's effects: "Now a star. Later, for 2 cannons: 3 red points".
pub fn captain(captain: Captain) -> String {
    let card = captain.card();
    let now = format!("Now {}.", names::icons(card.instant));
    match card.cannons {
        0 => now,
        count => format!("{now} Later, for {}: {}.", names::cannons(count), names::icons(card.activation)),
    }
}

/// Describes what a player lacks for a contract.
pub fn missing(goods: &Goods) -> String {
    match goods.is_empty() {
        true => "You have all of it".into(),
        false => format!("You lack {}", names::count_goods(goods)),
    }
}

fn tally(tally: Tally) -> String {
    format!("{} of {}", tally.have.min(tally.need.into()), tally.need)
}

/// Describes the progress with an allegiance: "3 of 7".
pub fn progress(progress: &Progress) -> String {
    match progress {
        Progress::Count(count) | Progress::Dollars(count) => tally(*count),
        Progress::Each(counts) => counts.map(tally).join(", "),
        Progress::Apart(points) => format!("{points} apart"),
        Progress::Missing(goods) if goods.is_empty() => "you have all of it".into(),
        Progress::Missing(goods) => format!("you lack {}", names::count_goods(goods)),
    }
}

/// The same as a separate sentence: "so far 3 of 7".
pub fn so_far(progress: &Progress) -> String {
    match progress {
        Progress::Missing(_) => self::progress(progress),
        Progress::Apart(_) => format!("now {}", self::progress(progress)),
        Progress::Dollars(_) => format!("you have ${}", self::progress(progress)),
        _ => format!("so far {}", self::progress(progress)),
    }
}

pub const SHIP_SOLD: &str = "Sold";

/// Returns the text under the heading "Ships".
pub fn ships(table: &Table) -> String {
    let left = table.ships.count_ones();
    let next = match (table.round < ROUNDS, table.player_count_rules().ships == Ship::COUNT) {
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

pub fn ship_for(fare: u16) -> String {
    format!("Ship for ${fare}")
}

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

pub fn warehouse(own: &Player) -> String {
    format!("Warehouse: {}; {} of {} squares", names::count_goods(&own.goods), own.goods.total(), own.squares())
}

pub fn squares(used: u8, of: u8) -> String {
    format!("{used} of {of} squares")
}

/// Returns the value of all goods at base price.
pub fn worth(dollars: u16) -> String {
    format!("worth ${dollars}")
}

pub fn points(points: [u16; 2]) -> String {
    format!("{} blue and {} red points", points[0], points[1])
}

/// Returns the number of points until the call of the Crown.
pub fn to_call(left: u16) -> String {
    match left {
        0 => "Allegiance now".into(),
        n => format!("Allegiance in {n} blue"),
    }
}

pub fn population(level: u8) -> String {
    format!("Population {level}: ${level} of income each round")
}

pub fn fulfilled(count: u32) -> String {
    format!("{count} fulfilled {}", if count == 1 { "contract" } else { "contracts" })
}

pub fn step(step: u8, last: u8) -> String {
    format!("Reputation {step} of {last}")
}

pub fn wish_of(round: &str) -> String {
    format!("Wish of round {round}")
}

pub fn wish_row(name: &str, symbols: u8, reward: u8, colour: Colour) -> String {
    let shows = format!("{name} {} {symbols}", agreeing(name, "show", "shows"));
    if reward == 0 { shows } else { format!("{shows}, worth {reward} {} now", names::colour(colour)) }
}

pub fn victory(blue: u8, red: u8) -> String {
    format!("Victory cards turned up: {blue} for the Governor, {red} for the Pirate King")
}

pub fn automa(board: &str, placed: bool, row: Option<u8>) -> String {
    match (placed, row) {
        (false, Some(row)) => format!("Automa removed a worker from the {board}: row {row} is next"),
        (false, None) => format!("Automa removed the last worker from the {board}"),
        (true, Some(row)) => format!("Automa placed a worker at the {board}: row {row} is next"),
        (true, None) => format!("Automa filled the {board}"),
    }
}

pub fn tiles_left(left: u8) -> String {
    format!("{left} tiles face down")
}

/// Describes what a rival has to prove.
pub fn must_prove(condition: &str, proved: bool) -> String {
    if proved { format!("Fulfilled: {condition}") } else { format!("Must {condition}") }
}
