//! Events: what happened, for the story, the animation, the screen reader and the referee.
//!
//! Emitted by `setup`, `apply`, `rounds` and `score`; they cover every random outcome and every change of the table.
//! Only [`Event::Chosen`] is secret.

use serde::Serialize;

use super::pieces::*;
use crate::engine::{Scored, Seat, SeatSet, Viewer};

/// Something that happened. Spaces, rows of ships and rows of boards are counted as in [`super::Action`] and
/// [`super::Table`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// Setup: these buildings are not in this game.
    Removed {
        /// One of each family; none with two players.
        buildings: Vec<Building>,
    },
    /// Setup: these allegiances are on display.
    Allegiances {
        cards: Vec<Allegiance>,
    },
    /// Setup: the action tiles of a board.
    Tiles {
        board: Board,
        /// The tile on each row, bottom row first.
        tiles: [u8; 4],
    },
    /// Setup: the wish of a round and the colour of its reward.
    WishLaid {
        /// Round number, from 1.
        round: u8,
        wish: Wish,
        /// The side of the tile.
        colour: Colour,
    },
    /// Setup: a starting endowment; its gains follow.
    Endowed {
        seat: Seat,
        card: Endowment,
    },
    /// A contract was placed on a space.
    ContractLaid {
        /// Space number, from 0.
        space: u8,
        contract: Contract,
    },
    /// Contracts slid to the right; `spaces` is the board before the refill.
    ContractsSlid {
        spaces: [Option<Contract>; 5],
    },
    /// Captains came on display.
    CaptainsArrived {
        captains: Vec<Captain>,
    },
    RoundBegan {
        /// Round number, from 1.
        round: u8,
        first: Seat,
    },
    /// Two players: a victory type card was turned up, and the Automa's tiles were shuffled.
    VictoryCard {
        /// Round number, from 1.
        round: u8,
        colour: Colour,
    },
    /// The ships of the round arrived.
    ShipsCame {
        ships: Vec<Ship>,
    },
    /// A phase began in which players decide.
    StageBegan {
        stage: super::Stage,
    },
    Money {
        seat: Seat,
        dollars: u16,
        source: Source,
    },
    Goods {
        seat: Seat,
        goods: Goods,
        /// Goods missing from the supply.
        lacking: Goods,
        source: Source,
    },
    /// Points were gained or lost.
    Points {
        seat: Seat,
        colour: Colour,
        /// Negative if lost.
        points: i16,
        source: Source,
    },
    /// A player took a step up the reputation track.
    Stepped {
        seat: Seat,
        step: u8,
    },
    /// A star was gained beyond the last step.
    Beyond {
        seat: Seat,
    },
    Grew {
        seat: Seat,
        /// The new population.
        population: u8,
    },
    /// A Foundry turned ore into cannons.
    Smelted {
        seat: Seat,
        /// Amount of ore; may be 0.
        count: u8,
    },
    /// A ship was bought; its goods follow.
    ShipBought {
        seat: Seat,
        ship: Ship,
        /// Row number, from 0.
        row: u8,
        dollars: u16,
    },
    /// A player bought no more ships this round.
    Passed {
        seat: Seat,
    },
    Worked {
        seat: Seat,
        board: Board,
        /// Row number, from 1.
        row: u8,
        /// The part of the board used.
        way: Way,
        /// The icons used; none for the alternative action.
        icons: &'static [Icon],
        /// Whether the worker was placed rather than removed.
        placed: bool,
    },
    /// The Automa drew a tile for a board on which it cannot move a worker.
    AutomaBlocked {
        board: Board,
    },
    /// The Automa drew a tile and moved a worker.
    AutomaMoved {
        board: Board,
        /// Whether the worker was placed rather than removed.
        placed: bool,
    },
    /// All eight tiles of the Automa were shuffled again.
    AutomaShuffled,
    Built {
        seat: Seat,
        building: Building,
        paid: Goods,
    },
    Hired {
        seat: Seat,
        captain: Captain,
        dollars: u16,
        /// Goods paid.
        goods: Goods,
    },
    /// A captain was activated and its cannons were paid.
    Activated {
        seat: Seat,
        captain: Captain,
    },
    Fulfilled {
        seat: Seat,
        contract: Contract,
        /// Space number, from 0.
        space: u8,
        colour: Colour,
    },
    /// A unit was placed on the left pan.
    Sold {
        seat: Seat,
        good: Good,
    },
    /// A unit was placed on the right pan.
    Bought {
        seat: Seat,
        good: Good,
    },
    Traded {
        seat: Seat,
        /// The left pan.
        sold: Goods,
        /// The right pan.
        bought: Goods,
        /// Dollars gained, without expansions; negative if paid.
        balance: i16,
    },
    /// An expansion token was paid for and removed.
    Expanded {
        seat: Seat,
        dollars: u8,
    },
    /// All expansion tokens were removed without paying.
    Cleared {
        seat: Seat,
        tokens: u8,
    },
    /// A unit was discarded for lack of a square.
    Discarded {
        seat: Seat,
        good: Good,
    },
    /// The Dryer or the Distillery was used once.
    Converted {
        seat: Seat,
        works: Works,
    },
    /// City Hall: a barrel was given for a star.
    BarrelForStar {
        seat: Seat,
    },
    /// A main action was offered and not taken.
    Declined {
        seat: Seat,
        icon: Icon,
    },
    /// An allegiance was taken; its points follow.
    Swore {
        seat: Seat,
        allegiance: Allegiance,
    },
    /// An allegiance was fulfilled.
    Proved {
        seat: Seat,
        allegiance: Allegiance,
        /// Dollars paid for it.
        dollars: u8,
        /// Goods paid for it.
        goods: Goods,
    },
    /// Phase 4: a player's number of symbols; the rewards follow.
    Wished {
        seat: Seat,
        symbols: u8,
    },
    /// End step 3: everything in the warehouse was sold.
    SoldOut {
        seat: Seat,
        goods: Goods,
        /// Dollars gained.
        dollars: u16,
    },
    /// End step 4: a seat counts its dollars and chooses in secret.
    Counts {
        seat: Seat,
    },
    /// End step 4: a point was chosen. Secret until [`Event::Exchanged`].
    Chosen {
        seat: Seat,
        colour: Colour,
    },
    /// End step 4: the exchange was revealed; the points follow.
    Exchanged {
        seat: Seat,
        /// Points bought, by colour.
        points: [u8; 2],
        dollars: u16,
    },
    Crowned {
        /// Blue for the Governor, red for the Pirate King.
        title: Colour,
        /// The winners of the title; empty if there is no Governor.
        seats: SeatSet,
    },
}

/// The total (0 for blue, 1 for red) to which each category of points belongs: first the categories of blue points,
/// then those of red, each in the order of [`Source`].
pub const CATEGORIES: &[u8] = &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
/// Number of categories for each colour.
pub const SOURCES: u8 = 10;

impl Event {
    /// Returns the points scored by this event, if any.
    pub fn scored(&self) -> Option<Scored> {
        match *self {
            Event::Points { seat, colour, points, source } => {
                Some(Scored { seat, category: colour as u8 * SOURCES + source as u8, points: points.into() })
            }
            _ => None,
        }
    }

    /// Returns the event with what is hidden from `viewer` removed.
    pub fn redacted(&self, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Chosen { seat, .. } if !viewer.sees(*seat) => None,
            event => Some(event.clone()),
        }
    }
}
