//! Messages that only the board of Tea & Rum shows.
//!
//! Here those of the town, the shelves and the own board; `decision`, `trade` and `reveal` hold those of their places.

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
    /// A tab of a phone.
    tab_town = "board-tab-town";
    /// A tab of a phone.
    tab_build = "board-tab-build";
    /// A tab of a phone.
    tab_captains = "board-tab-captains";
    /// A tab of a phone.
    tab_contracts = "board-tab-contracts";
    /// A tab of a phone.
    tab_tracks = "board-tab-tracks";
    /// A shelf of a tablet.
    shelf_players = "board-shelf-players";
    /// The tabs of a phone.
    tabs = "board-tabs";
    /// The shelves of a tablet.
    shelves = "board-shelves";
    /// Back to the action boards.
    to_town = "board-to-town";
    /// On the alternative action of a board.
    instead = "board-instead";
    /// Between two ways to pay.
    or = "board-or";
    /// On a building of the reader.
    yours = "board-yours";
    /// On a building of which none is left.
    sold_out = "board-sold-out";
    /// The reputation track.
    track = "board-track";
    /// Over the buildings.
    buildings = "board-buildings";
    /// Over the captains.
    captains = "board-captains";
    /// Over the contracts.
    contracts = "board-contracts";
    /// What happens to contracts at the end of a round.
    drift = "board-drift";
    /// The same where contracts lie below each other.
    drift_down = "board-drift-down";
    /// An empty space of the contracts board.
    empty_space = "board-empty-space";
    /// Over the allegiances.
    allegiances = "board-allegiances";
    /// Over the ships.
    ships_label = "board-ships";
    /// Over the ships while they are sold.
    harbour = "board-harbour";
    /// The own board.
    your_board = "board-yours-whole";
    /// Over the squares.
    warehouse_label = "board-warehouse";
    /// Dollars of a player.
    money = "board-money";
    /// On an allegiance that is fulfilled.
    fulfilled_allegiance = "board-fulfilled";
    /// An empty board.
    nothing_yet = "board-nothing-yet";
    /// No reward.
    none = "board-none";
    /// The order board.
    order = "board-order";
    /// The caption of the order board.
    order_caption = "board-order.caption";
    /// The Automa.
    automa_name = "board-automa";
    /// What the Automa does.
    automa_help = "board-automa.help";
    /// Under the picture of the setup.
    preview = "board-preview";
    /// Workers that a player still has to move.
    workers_left = "board-workers-left";
    /// Fulfilled contracts of a player.
    contracts_fulfilled = "board-contracts-fulfilled";
    /// Hired captains of a player.
    captains_hired = "board-captains-hired";
    /// The population of a player.
    population_label = "board-population";
    /// The reputation of a player.
    reputation_label = "board-reputation";
    /// On the berth of a ship that was bought.
    ship_sold = "board-ship-sold";
}

/// When an allegiance is taken.
pub fn allegiances_help() -> Message {
    message!("board-allegiances.help", points: CROWN_CALLS)
}

/// The chest of a rival, in words.
pub fn closed_chest() -> Message {
    message!("board-chest", points: CROWN_CALLS)
}

/// The chest of a rival, on it.
pub fn chest() -> Message {
    message!("board-chest.mark", points: CROWN_CALLS)
}

/// A row that is not in use.
pub fn floor(at: Board, number: u8, row: &Row) -> Message {
    message!("part-row", board: Noun(nouns::board(at)), row: number, gain: phrases::row(row))
}

/// An action board with its workers and its next row.
pub fn crowd(table: &Table, at: Board) -> Message {
    let workers = &table.workers[at as usize];
    let players = Seat::all(table.seats).map(|seat| (seat, workers[seat.index()])).filter(|(_, count)| *count > 0);
    let players = players.map(|(who, count)| message!("board-crowd-of", who: who, count: count));
    let automa = Some(workers[AUTOMA]).filter(|count| *count > 0);
    let automa = automa.map(|count| message!("board-crowd-automa", count: count));
    let all: Vec<Argument> = players.chain(automa).map(Argument::from).collect();
    let board = Noun(nouns::board(at));
    match table.live_row(at) {
        _ if all.is_empty() => message!("board-crowd-none", board: board),
        Some(row) => message!("board-crowd", board: board, workers: List(all), row: row),
        None => message!("board-crowd-full", board: board, workers: List(all)),
    }
}

/// The alternative action on a board, as short as can be.
pub fn door(at: Board) -> Message {
    Message::new(["board-door-build", "board-door-trade", "board-door-fulfil", "board-door-hire"][at as usize])
}

/// The next row of a board.
pub fn row_or_none(row: Option<u8>) -> Message {
    match row {
        Some(row) => message!("board-row", row: row),
        None => Message::new("board-no-row"),
    }
}

/// A step of the track and the players on it.
pub fn plank(step: u8, who: &[Seat]) -> Message {
    let gain = match step.checked_sub(1) {
        Some(index) => phrases::row(&crate::games::tea_and_rum::STEPS[usize::from(index)]),
        None => Message::new("nothing"),
    };
    match who.is_empty() {
        true => message!("board-step", step: step, gain: gain),
        false => message!("board-step-of", step: step, gain: gain, who: who.to_vec()),
    }
}

/// A family of buildings.
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

/// The name of a building where there is little room.
pub fn short_name(building: Building) -> Message {
    Message::new(nouns::building_narrow(building))
}

/// The captains that can be paid, of those on display.
pub fn can_pay(count: usize, of: u32) -> Message {
    message!("board-can-pay", count: count, of: of)
}

/// What a captain gives now and later.
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

/// What a player lacks for a contract.
pub fn missing(goods: &Goods) -> Message {
    match goods.is_empty() {
        true => Message::new("board-has-all"),
        false => message!("board-lacks", goods: phrases::goods(goods)),
    }
}

fn tally(tally: Tally) -> Message {
    message!("board-tally", have: tally.have.min(tally.need.into()), need: tally.need)
}

/// How far the reader is with an allegiance.
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

/// Under the word "Ships".
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

/// A ship and its price.
pub fn ship_for(fare: u16) -> Message {
    message!("board-ship", dollars: fare)
}

/// The players who still buy ships.
pub fn still_buying(table: &Table) -> Message {
    let buying: Vec<Seat> = Seat::all(table.seats).filter(|seat| !table.passed.has(*seat)).collect();
    match buying.is_empty() {
        true => Message::new("board-no-buyers"),
        false => message!("board-buyers", who: buying),
    }
}

/// The warehouse in words.
pub fn warehouse(own: &Player) -> Message {
    message!(
        "board-warehouse.whole",
        goods: phrases::goods(&own.goods),
        used: own.goods.total(),
        squares: own.squares(),
    )
}

/// Squares in use.
pub fn squares(used: u8, of: u8) -> Message {
    message!("board-squares", used: used, squares: of)
}

/// What all goods would bring at base price.
pub fn worth(dollars: u16) -> Message {
    message!("board-worth", dollars: dollars)
}

/// Points in words.
pub fn points([blue, red]: [u16; 2]) -> Message {
    message!("board-points", blue: blue, red: red)
}

/// Blue points that are missing until an allegiance is taken.
pub fn to_call(left: u16) -> Message {
    message!("board-to-allegiance", left: left)
}

/// The population in words.
pub fn population(level: u8) -> Message {
    message!("board-population.whole", population: level)
}

/// Fulfilled contracts in words.
pub fn fulfilled(count: u32) -> Message {
    message!("board-contracts-fulfilled.whole", count: count)
}

/// The step of reputation.
pub fn step(step: u8, last: u8) -> Message {
    message!("board-reputation.whole", step: step, last: last)
}

/// Over the wish.
pub fn wish_of(round: u8) -> Message {
    message!("board-wish", round: phrases::round(round))
}

/// The symbols of the wish, in words.
pub fn wish_symbols(wish: Wish) -> Message {
    phrases::value(phrases::wish(wish))
}

/// How a player stands with the wish.
pub fn wish_row(who: Seat, symbols: u8, reward: u8, colour: Colour) -> Message {
    match reward {
        0 => message!("board-wish-row", who: who, count: symbols),
        _ => message!("board-wish-row-reward", who: who, count: symbols, reward: phrases::points(colour, reward)),
    }
}

/// The victory cards in words.
pub fn victory(blue: u8, red: u8) -> Message {
    message!("board-victory-cards", blue: blue, red: red)
}

/// What the Automa did.
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

/// What the next row of the Automa's board gives.
pub fn automa_next(row: &Row) -> Message {
    message!("board-automa-next", gain: phrases::row(row))
}

/// Tiles that are face down.
pub fn tiles_left(left: u8) -> Message {
    message!("board-automa-tiles", count: left)
}

/// The allegiance of a rival.
pub fn must_prove(card: Allegiance, proved: bool) -> Message {
    let id = if proved { "board-rival-fulfilled" } else { "board-rival-must" };
    Message::new(id).with("condition", phrases::condition(card))
}
