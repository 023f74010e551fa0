//! The kinds of pieces, the meaning of a piece's number in each kind, and the piece that each part represents.
//!
//! Used by the other words and by the board. Knows no name: the entries of pieces of the box are in `components`, those
//! of places, tracks and buttons in `answers`.

use crate::engine::Seat;
use crate::games::tea_and_rum::data;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::press::Part;
use crate::games::tea_and_rum::state::Task;
use crate::games::tea_and_rum::view::View;
use crate::words::Piece;

/// Buildings, in printed order.
pub const BUILDING: &str = "building";
/// Captains, by number from 0.
pub const CAPTAIN: &str = "captain";
/// Contracts, by number from 0.
pub const CONTRACT: &str = "contract";
/// Ships, by number from 0.
pub const SHIP: &str = "ship";
/// Allegiances, by number from 0.
pub const ALLEGIANCE: &str = "allegiance";
/// Cards of the people's wishes, by number from 0.
pub const WISH: &str = "wish";
/// Starting endowments, by number from 0.
pub const ENDOWMENT: &str = "endowment";
pub const GOOD: &str = "good";
/// Action tiles, by board.
pub const TILE: &str = "tile";
/// The components of the Automa: its tiles, then the victory type cards.
pub const AUTOMA: &str = "automa";
/// The alternative actions, by board.
pub const DOOR: &str = "door";
/// Spaces of the contracts board that are empty.
pub const SPACE: &str = "space";
/// Points, by colour.
pub const POINTS: &str = "points";
/// Steps of the reputation track, from 1; number 0 is the whole track.
pub const STEP: &str = "step";
/// The place for an allegiance.
pub const SEAL: &str = "seal";
/// Expansion tokens.
pub const EXPANSION: &str = "expansion";
/// The button that passes, skips, ends or closes.
pub const DONE: &str = "done";
pub const MONEY: &str = "money";
pub const POPULATION: &str = "population";
pub const WAREHOUSE: &str = "warehouse";
pub const WORKER: &str = "worker";
/// The scale in the market.
pub const SCALE: &str = "scale";
/// The points of a player.
pub const SCORE: &str = "score";
/// The buildings, captains and contracts of a player, by seat.
pub const HELD: &str = "held";
/// The order board of a game with two players.
pub const ORDER: &str = "order";

pub const KINDS: &[&str] = &[
    BUILDING, CAPTAIN, CONTRACT, SHIP, ALLEGIANCE, WISH, ENDOWMENT, GOOD, TILE, AUTOMA, DOOR, SPACE, POINTS, STEP,
    SEAL, EXPANSION, DONE, MONEY, POPULATION, WAREHOUSE, WORKER, SCALE, HELD, ORDER, SCORE,
];

/// Returns the piece that a part represents.
pub fn piece(view: &View, part: Part) -> Piece {
    let table = &view.table;
    let (kind, number) = match part {
        Part::Floor(at, Way::Instead) => (DOOR, at as usize),
        Part::Floor(at, _) => (TILE, at as usize),
        Part::Ship(ship, _) => (SHIP, ship.index()),
        Part::Building(building) | Part::Own(building) => (BUILDING, building as usize),
        Part::Saved(good) | Part::Cube(good) | Part::Stored(good) | Part::Sell(good) | Part::Buy(good) => {
            (GOOD, good as usize)
        }
        Part::Captain(captain) | Part::Crew(captain) => (CAPTAIN, captain.index()),
        Part::Payment(_) => (CAPTAIN, data::TAKES_WOOD.index()),
        Part::Space(space) => match table.spaces.get(usize::from(space)).copied().flatten() {
            Some(contract) => (CONTRACT, contract.index()),
            None => (SPACE, usize::from(space)),
        },
        Part::Colour(colour) => (POINTS, colour as usize),
        Part::Half(_) => match table.tasks.top() {
            Some(Task::Half(step)) => (STEP, usize::from(step)),
            _ => (STEP, usize::from(table.active_player().step)),
        },
        Part::Allegiance(card) => (ALLEGIANCE, card.index()),
        Part::Seal => table.active_player().allegiance.map_or((SEAL, 0), |card| (ALLEGIANCE, card.index())),
        Part::Smelt(_) => (BUILDING, Building::Foundry as usize),
        Part::Expansion => (EXPANSION, 0),
        Part::Done => (DONE, 0),
    };
    Piece::new(kind, number)
}

/// Returns the buildings, captains and contracts of a player; `None` for pieces other than [`HELD`].
pub fn pile(view: &View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
    let owner = Seat::all(view.table.seats).nth(piece.number).filter(|_| piece.kind == HELD)?;
    let own = &view.table.players[owner];
    let of_kind = |kind, set| members(set).map(move |card| (Piece::new(kind, usize::from(card) - 1), 1));
    let buildings = of_kind(BUILDING, own.buildings);
    Some(buildings.chain(of_kind(CAPTAIN, own.captains)).chain(of_kind(CONTRACT, own.contracts)).collect())
}
