//! Messages that only the board of Tea & Rum shows.
//!
//! This file contains the labels of the action boards, the shelves and the player's own board; the others are in
//! `decision`, `trade` and `reveal`. Contains no sentence.

mod decision;
mod reveal;
mod trade;

use super::{nouns, phrases};
use crate::engine::Seat;
use crate::games::tea_and_rum::data::{CROWN_CALLS, ROUNDS};
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::{AUTOMA, Player, Stage, Table};
use crate::games::tea_and_rum::{Progress, Tally};
use crate::message;
use crate::words::Argument::{List, Noun};
use crate::words::{Argument, Message};

pub use decision::*;
pub use reveal::*;
pub use trade::*;

macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$doc])*
        pub fn $name() -> Message {
            Message::new($id)
        })*
    };
}
pub(super) use labels;

labels! {
    tab_town = "board-tab-town";
    tab_build = "board-tab-build";
    tab_captains = "board-tab-captains";
    tab_contracts = "board-tab-contracts";
    tab_tracks = "board-tab-tracks";
    shelf_players = "board-shelf-players";
    /// Accessible name of a phone's tabs.
    tabs = "board-tabs";
    /// Accessible name of a tablet's shelves.
    shelves = "board-shelves";
    to_town = "board-to-town";
    /// Above the alternative action of a board.
    instead = "board-instead";
    /// Between two prices.
    or = "board-or";
    /// On a building that the player owns.
    yours = "board-yours";
    sold_out = "board-sold-out";
    track = "board-track";
    buildings = "board-buildings";
    captains = "board-captains";
    contracts = "board-contracts";
    drift = "board-drift";
    /// Explanation of how contracts move, for a vertical contracts board.
    drift_down = "board-drift-down";
    /// On an empty space of the contracts board that will be filled.
    empty_space = "board-empty-space";
    /// On one that stays empty.
    empty_for_good = "board-empty-space.for-good";
    allegiances = "board-allegiances";
    ships_label = "board-ships";
    /// Heading of the ships while they are for sale.
    harbour = "board-harbour";
    your_board = "board-yours-whole";
    warehouse_label = "board-warehouse";
    money = "board-money";
    /// On the seal of a fulfilled allegiance.
    fulfilled_allegiance = "board-fulfilled";
    /// On the seal of an allegiance that was not paid in time.
    too_late = "board-too-late";
    /// In place of a player's buildings, captains or contracts, when there are none.
    nothing_yet = "board-nothing-yet";
    none = "board-none";
    order = "board-order";
    order_caption = "board-order.caption";
    automa_name = "board-automa";
    automa_help = "board-automa.help";
    /// Below the preview on the setup page.
    preview = "board-preview";
    workers_left = "board-workers-left";
    contracts_fulfilled = "board-contracts-fulfilled";
    captains_hired = "board-captains-hired";
    population_label = "board-population";
    reputation_label = "board-reputation";
    /// In place of the price of a ship that was bought.
    ship_sold = "board-ship-sold";
}

/// States the number of blue points at which an allegiance is taken.
pub fn allegiances_help() -> Message {
    message!("board-allegiances.help", points: CROWN_CALLS)
}

/// Describes a rival's closed chest, which hides the exact points.
pub fn closed_chest() -> Message {
    message!("board-chest", points: CROWN_CALLS)
}

/// Returns the mark on a rival's chest.
pub fn chest() -> Message {
    at_least(CROWN_CALLS)
}

/// Returns a minimum of points: "20+".
pub fn at_least(points: u16) -> Message {
    message!("board-chest.mark", points: points)
}

/// Describes a row of an action board.
pub fn row_label(at: Board, number: u8, row: &Row) -> Message {
    message!("part-row", board: Noun(nouns::board(at)), row: number, gain: phrases::row(row))
}

/// Describes an action board with its workers and its next row.
pub fn crowd(table: &Table, at: Board) -> Message {
    let workers = &table.workers[at as usize];
    let players = Seat::all(table.seats).map(|seat| (seat, workers[seat.index()])).filter(|(_, count)| *count > 0);
    let players = players.map(|(who, count)| message!("board-crowd-of", who: who, count: count));
    let automa = Some(workers[AUTOMA]).filter(|count| *count > 0);
    let automa = automa.map(|count| message!("board-crowd-automa", count: count));
    let all: Vec<Argument> = players.chain(automa).map(Argument::from).collect();
    let board = Noun(nouns::board(at));
    match table.next_row(at) {
        _ if all.is_empty() => message!("board-crowd-none", board: board),
        Some(row) => message!("board-crowd", board: board, workers: List(all), row: row),
        None => message!("board-crowd-full", board: board, workers: List(all)),
    }
}

/// Returns the shortest name of the alternative action of a board.
pub fn door(at: Board) -> Message {
    Message::new(["board-door-build", "board-door-trade", "board-door-fulfil", "board-door-hire"][at as usize])
}

/// Returns the next row of a board, or says that the board is closed.
pub fn row_or_none(row: Option<u8>) -> Message {
    match row {
        Some(row) => message!("board-row", row: row),
        None => Message::new("board-no-row"),
    }
}

/// Describes a step of the reputation track and the players on it.
pub fn reputation_step(step: u8, who: &[Seat]) -> Message {
    let gain = match step.checked_sub(1) {
        Some(index) => phrases::row(&crate::games::tea_and_rum::STEPS[usize::from(index)]),
        None => Message::new("nothing"),
    };
    match who.is_empty() {
        true => message!("board-step", step: step, gain: gain),
        false => message!("board-step-of", step: step, gain: gain, who: who.to_vec()),
    }
}

pub fn family(family: Family) -> Message {
    let families = [
        "board-family-crown",
        "board-family-trades",
        "board-family-hygiene",
        "board-family-leisure",
        "board-family-security",
    ];
    Message::new(families[family as usize])
}

/// Returns the name of a building for narrow places.
pub fn short_name(building: Building) -> Message {
    Message::new(nouns::building_narrow(building))
}

/// Returns the number of captains that can be afforded, out of those on display.
pub fn can_pay(count: usize, of: u32) -> Message {
    message!("board-can-pay", count: count, of: of)
}

/// Describes the effects of a captain, now and later.
pub fn captain(captain: Captain) -> Message {
    let card = captain.card();
    let now = phrases::icons(card.instant);
    match card.cannons {
        0 => message!("board-captain", now: now),
        count => message!(
            "board-captain-cannons",
            now: now,
            cannons: phrases::amount(Good::Cannon, count),
            later: phrases::icons(card.activation),
        ),
    }
}

/// Describes the goods that a player lacks for a contract.
pub fn missing(goods: &Goods) -> Message {
    match goods.is_empty() {
        true => Message::new("board-has-all"),
        false => message!("board-lacks", goods: phrases::goods(goods)),
    }
}

fn tally(tally: Tally) -> Message {
    message!("board-tally", have: tally.have.min(tally.need.into()), need: tally.need)
}

/// Describes the reader's progress with an allegiance.
pub fn so_far(progress: &Progress) -> Message {
    match progress {
        Progress::Count(count) => message!("board-so-far", tally: tally(*count)),
        Progress::Dollars(count) => {
            message!("board-so-far-dollars", have: count.have.min(count.need.into()), need: count.need)
        }
        Progress::Each([buildings, captains, contracts]) => message!(
            "board-so-far-each",
            buildings: tally(*buildings),
            captains: tally(*captains),
            contracts: tally(*contracts),
        ),
        Progress::Apart(points) => message!("board-so-far-apart", points: *points),
        Progress::Missing(goods) => missing(goods),
    }
}

/// Returns the text under the heading "Ships".
pub fn ships(table: &Table) -> Message {
    let left = table.ships.count_ones();
    let all = table.player_count_rules().ships == Ship::COUNT;
    match (table.stage, table.round < ROUNDS) {
        (Stage::Ships, _) => message!("board-ships-for-sale", left: left),
        (Stage::Income, _) if left == 0 => Message::new("board-ships-coming"),
        (Stage::Income, _) => message!("board-ships-waiting", left: left),
        (_, false) => message!("board-ships-left", left: left),
        (_, true) if all => message!("board-ships-left-all", left: left, ships: Ship::COUNT),
        (_, true) => message!("board-ships-left-others", left: left),
    }
}

/// Returns the label of a ship that costs `fare` dollars.
pub fn ship_for(fare: u16) -> Message {
    message!("board-ship", dollars: fare)
}

/// Lists the players who may still buy ships.
pub fn still_buying(table: &Table) -> Message {
    let buying: Vec<Seat> = Seat::all(table.seats).filter(|seat| !table.passed.has(*seat)).collect();
    match buying.is_empty() {
        true => Message::new("board-no-buyers"),
        false => message!("board-buyers", who: buying),
    }
}

pub fn warehouse(own: &Player) -> Message {
    message!(
        "board-warehouse.whole",
        goods: phrases::goods(&own.goods),
        used: own.goods.total(),
        squares: own.squares(),
    )
}

/// Returns the number of squares in use.
pub fn squares(used: u8, of: u8) -> Message {
    message!("board-squares", used: used, squares: of)
}

/// Returns the value of all goods at base price.
pub fn worth(dollars: u16) -> Message {
    message!("board-worth", dollars: dollars)
}

pub fn points([blue, red]: [u16; 2]) -> Message {
    message!("board-points", blue: blue, red: red)
}

/// Returns the number of blue points missing until an allegiance is taken.
pub fn to_call(left: u16) -> Message {
    message!("board-to-allegiance", left: left)
}

pub fn population(level: u8) -> Message {
    message!("board-population.whole", population: level)
}

pub fn fulfilled(count: u32) -> Message {
    message!("board-contracts-fulfilled.whole", count: count)
}

/// Describes the step on the reputation track.
pub fn step(step: u8, last: u8) -> Message {
    message!("board-reputation.whole", step: step, last: last)
}

/// Returns the heading of the wish of a round.
pub fn wish_of(round: u8) -> Message {
    message!("board-wish", round: phrases::round(round))
}

pub fn wish_symbols(wish: Wish) -> Message {
    phrases::value(phrases::wish(wish))
}

/// Describes a player's progress with the wish.
pub fn wish_row(who: Seat, symbols: u8, reward: u8, colour: Colour) -> Message {
    match reward {
        0 => message!("board-wish-row", who: who, count: symbols),
        _ => message!("board-wish-row-reward", who: who, count: symbols, reward: phrases::points(colour, reward)),
    }
}

/// Describes the victory cards turned up so far: the number of `blue` and of `red` ones.
pub fn victory(blue: u8, red: u8) -> Message {
    message!("board-victory-cards", blue: blue, red: red)
}

/// Describes the last action of the Automa.
pub fn automa(at: Board, placed: bool, row: Option<u8>) -> Message {
    let id = match (placed, row) {
        (false, Some(_)) => "board-automa-removed",
        (false, None) => "board-automa-removed-last",
        (true, Some(_)) => "board-automa-placed",
        (true, None) => "board-automa-filled",
    };
    let did = Message::new(id).with("board", Noun(nouns::board(at)));
    match row {
        Some(row) => did.with("row", row),
        None => did,
    }
}

/// Describes the next row of the Automa's board.
pub fn automa_next(row: &Row) -> Message {
    message!("board-automa-next", gain: phrases::row(row))
}

/// Returns the number of tiles face down.
pub fn tiles_left(left: u8) -> Message {
    message!("board-automa-tiles", count: left)
}

/// Describes a rival's allegiance.
pub fn must_prove(card: Allegiance, proved: bool) -> Message {
    let id = if proved { "board-rival-fulfilled" } else { "board-rival-must" };
    Message::new(id).with("condition", phrases::condition(card))
}
