//! What happens at the table: for the story, the animation, the screen reader and the referee.
//!
//! Emitted by `setup`, `apply`, `rounds` and `score`; every random outcome and every change is in one of these. Only
//! [`Event::Chosen`] is secret.

use serde::Serialize;

use super::pieces::*;
use crate::engine::{ScoreCategory, Scored, Seat, SeatSet, Viewer};

/// Something that happened. Spaces, rows of ships and rows of boards are counted as they are in [`super::Action`]
/// and [`super::Table`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// Setup: these buildings are not in this game.
    Removed {
        /// One of each family; none with two players.
        buildings: Vec<Building>,
    },
    /// Setup: these allegiances are on display.
    Allegiances {
        /// By number.
        cards: Vec<Allegiance>,
    },
    /// Setup: the action tiles of a board.
    Tiles {
        /// The board.
        board: Board,
        /// The tile on each row, bottom row first.
        tiles: [u8; 4],
    },
    /// Setup: the wish of a round and the colour of its reward.
    WishLaid {
        /// The round, from 1.
        round: u8,
        /// The card.
        wish: Wish,
        /// The side of the tile.
        colour: Colour,
    },
    /// Setup: a starting endowment; its gains follow.
    Endowed {
        /// Who.
        seat: Seat,
        /// The card.
        card: Endowment,
    },
    /// A contract is laid on a space.
    ContractLaid {
        /// The space, from 0.
        space: u8,
        /// The card.
        contract: Contract,
    },
    /// Contracts slid to the right: the spaces before the refill.
    ContractsSlid {
        /// What lies on each space.
        spaces: [Option<Contract>; 5],
    },
    /// Captains come on display.
    CaptainsArrived {
        /// By number.
        captains: Vec<Captain>,
    },
    /// A round begins.
    RoundBegan {
        /// The round, from 1.
        round: u8,
        /// Who begins.
        first: Seat,
    },
    /// Two players: a victory type card is turned up, and the Automa's tiles are shuffled.
    VictoryCard {
        /// The round, from 1.
        round: u8,
        /// Its colour.
        colour: Colour,
    },
    /// The ships of the round.
    ShipsCame {
        /// By number.
        ships: Vec<Ship>,
    },
    /// A phase begins in which players are asked.
    StageBegan {
        /// Which.
        stage: super::Stage,
    },
    /// Dollars gained.
    Money {
        /// Who.
        seat: Seat,
        /// How many.
        dollars: u16,
        /// What from.
        source: Source,
    },
    /// Goods gained.
    Goods {
        /// Who.
        seat: Seat,
        /// What was gained.
        goods: Goods,
        /// What the supply lacked.
        lacking: Goods,
        /// What from.
        source: Source,
    },
    /// Points gained or lost.
    Points {
        /// Who.
        seat: Seat,
        /// Their colour.
        colour: Colour,
        /// How many; below zero when lost.
        points: i16,
        /// What from.
        source: Source,
    },
    /// A step up the reputation track.
    Stepped {
        /// Who.
        seat: Seat,
        /// The new step.
        step: u8,
    },
    /// A star beyond the last step.
    Beyond {
        /// Who.
        seat: Seat,
    },
    /// The population rose.
    Grew {
        /// Who.
        seat: Seat,
        /// The new level.
        population: u8,
    },
    /// A Foundry turned ore into cannons.
    Smelted {
        /// Who.
        seat: Seat,
        /// How many; may be none.
        count: u8,
    },
    /// A ship was bought; its goods follow.
    ShipBought {
        /// Who.
        seat: Seat,
        /// The ship.
        ship: Ship,
        /// The row, from 0.
        row: u8,
        /// Dollars paid.
        dollars: u16,
    },
    /// A player buys no more ships this round.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A worker was moved.
    Worked {
        /// Who.
        seat: Seat,
        /// Where.
        board: Board,
        /// The row, from 1.
        row: u8,
        /// What of it is used.
        way: Way,
        /// Whether the worker was placed; otherwise it was removed.
        placed: bool,
    },
    /// The Automa drew a tile for a board on which it cannot move a worker.
    AutomaBlocked {
        /// The board.
        board: Board,
    },
    /// The Automa drew a tile and moved a worker.
    AutomaMoved {
        /// The board.
        board: Board,
        /// Whether the worker was placed.
        placed: bool,
    },
    /// All eight tiles of the Automa were shuffled again.
    AutomaShuffled,
    /// A building was built.
    Built {
        /// Who.
        seat: Seat,
        /// The building.
        building: Building,
        /// What was paid.
        paid: Goods,
    },
    /// A captain was hired.
    Hired {
        /// Who.
        seat: Seat,
        /// The captain.
        captain: Captain,
        /// Dollars paid.
        dollars: u16,
        /// Goods paid.
        goods: Goods,
    },
    /// A captain was activated and its cannons paid.
    Activated {
        /// Who.
        seat: Seat,
        /// The captain.
        captain: Captain,
    },
    /// A contract was fulfilled.
    Fulfilled {
        /// Who.
        seat: Seat,
        /// The contract.
        contract: Contract,
        /// The space, from 0.
        space: u8,
        /// The colour chosen.
        colour: Colour,
    },
    /// A unit was laid on the left pan.
    Sold {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
    },
    /// A unit was laid on the right pan.
    Bought {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
    },
    /// A trade was closed.
    Traded {
        /// Who.
        seat: Seat,
        /// Left pan.
        sold: Goods,
        /// Right pan.
        bought: Goods,
        /// Dollars gained; below zero when paid. Without expansions.
        balance: i16,
    },
    /// An expansion token was paid and removed.
    Expanded {
        /// Who.
        seat: Seat,
        /// Dollars.
        dollars: u8,
    },
    /// All expansion tokens were removed without paying.
    Cleared {
        /// Who.
        seat: Seat,
        /// How many.
        tokens: u8,
    },
    /// A unit was given back for lack of a square.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
    },
    /// The Dryer or the Distillery was used once.
    Converted {
        /// Who.
        seat: Seat,
        /// Which.
        works: Works,
    },
    /// City Hall: a barrel was given for a star.
    BarrelForStar {
        /// Who.
        seat: Seat,
    },
    /// A main action was offered and not taken.
    Declined {
        /// Who.
        seat: Seat,
        /// Which.
        icon: Icon,
    },
    /// An allegiance was taken; its points follow.
    Swore {
        /// Who.
        seat: Seat,
        /// Which.
        allegiance: Allegiance,
    },
    /// An allegiance was fulfilled.
    Proved {
        /// Who.
        seat: Seat,
        /// Which.
        allegiance: Allegiance,
        /// Dollars paid for it.
        dollars: u8,
        /// Goods paid for it.
        goods: Goods,
    },
    /// Phase 4: how many symbols a player has; the rewards follow.
    Wished {
        /// Who.
        seat: Seat,
        /// How many.
        symbols: u8,
    },
    /// End step 3: everything in the warehouse was sold.
    SoldOut {
        /// Who.
        seat: Seat,
        /// What.
        goods: Goods,
        /// Dollars gained.
        dollars: u16,
    },
    /// End step 4: a seat counts its dollars and chooses in secret.
    Counts {
        /// Who.
        seat: Seat,
    },
    /// End step 4: a point was chosen. Secret until [`Event::Exchanged`].
    Chosen {
        /// Who.
        seat: Seat,
        /// The colour.
        colour: Colour,
    },
    /// End step 4, opened: what was exchanged; the points follow.
    Exchanged {
        /// Who.
        seat: Seat,
        /// Points bought, by colour.
        points: [u8; 2],
        /// Dollars paid.
        dollars: u16,
    },
    /// A title was awarded.
    Crowned {
        /// Blue for the Governor, red for the Pirate King.
        title: Colour,
        /// To whom; nobody when the seat of the Governor stays empty.
        seats: SeatSet,
    },
}

/// Points are counted in two colours, in the order of [`Colour`].
pub const TOTALS: &[&str] = &["Blue", "Red"];
/// Categories of points: first those in blue, then those in red, in the order of [`Source`].
pub const CATEGORIES: &[ScoreCategory] = &[
    ScoreCategory { name: "endowment", total: 0 },
    ScoreCategory { name: "rows", total: 0 },
    ScoreCategory { name: "buildings", total: 0 },
    ScoreCategory { name: "captains", total: 0 },
    ScoreCategory { name: "contracts", total: 0 },
    ScoreCategory { name: "reputation", total: 0 },
    ScoreCategory { name: "wishes", total: 0 },
    ScoreCategory { name: "allegiance", total: 0 },
    ScoreCategory { name: "exchange", total: 0 },
    ScoreCategory { name: "more than 10 apart", total: 0 },
    ScoreCategory { name: "endowment", total: 1 },
    ScoreCategory { name: "rows", total: 1 },
    ScoreCategory { name: "buildings", total: 1 },
    ScoreCategory { name: "captains", total: 1 },
    ScoreCategory { name: "contracts", total: 1 },
    ScoreCategory { name: "reputation", total: 1 },
    ScoreCategory { name: "wishes", total: 1 },
    ScoreCategory { name: "allegiance", total: 1 },
    ScoreCategory { name: "exchange", total: 1 },
    ScoreCategory { name: "more than 10 apart", total: 1 },
];
/// How many categories each colour has.
pub const SOURCES: u8 = 10;

impl Event {
    /// The points that it gives.
    pub fn scored(&self) -> Option<Scored> {
        match *self {
            Event::Points { seat, colour, points, source } => {
                Some(Scored { seat, category: colour as u8 * SOURCES + source as u8, points: points.into() })
            }
            _ => None,
        }
    }

    /// As `viewer` may know it.
    pub fn redacted(&self, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Chosen { seat, .. } if !viewer.sees(*seat) => None,
            event => Some(event.clone()),
        }
    }
}
