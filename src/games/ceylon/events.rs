//! Events: what happened, for the story, the animation, the screen reader and the referee.
//!
//! Emitted by `setup` and `apply`, made into messages by `words`. They cover every random outcome and every change of
//! the table; only [`Event::Drew`] carries hidden information.

use serde::Serialize;

use super::map::{Hex, HexSet};
use super::pieces::{Card, Company, Councillor, District, Main, Reward, Tea, Tile};
use super::state::{Contract, End};
use crate::engine::{Scored, Seat, Viewer};

/// A category of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// Points for chests that rivals took from the seat's plantations.
    Rent,
    /// Contracts rewarded with points.
    Contracts,
    /// Marked spaces of the technology track.
    Marks,
    /// Points from the councillor who gives one for each advance.
    Engineer,
    /// The district bonus token.
    Bonus,
    Money,
    /// The majority on the technology track.
    Technology,
    /// The majority of plantations in a district.
    District(District),
    Companies,
    Leftover,
}

impl Category {
    pub const COUNT: usize = 13;
    /// Returns the index in [`Info::categories`](crate::engine::Info::categories).
    pub const fn index(self) -> u8 {
        match self {
            Category::Rent => 0,
            Category::Contracts => 1,
            Category::Marks => 2,
            Category::Engineer => 3,
            Category::Bonus => 4,
            Category::Money => 5,
            Category::Technology => 6,
            Category::District(district) => 7 + district as u8,
            Category::Companies => 11,
            Category::Leftover => 12,
        }
    }
}

/// The quantity that a majority compares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Majority {
    Money,
    /// Steps on the technology track.
    Technology,
    /// Plantations in a district; only seats that have contracted its councillor compete.
    District(District),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// This district is left out of a two-player game.
    Dropped {
        district: District,
    },
    Terrain {
        district: District,
        /// The large tile, as an index into `LEVEL_TILES`.
        tile: u8,
        /// The hexes covered by the large tile.
        covers: HexSet,
        /// The hex that the small tile raises to level 2.
        peak: Hex,
    },
    /// A councillor was placed in a district.
    Councillor {
        district: District,
        councillor: Councillor,
    },
    Loaded {
        /// Wagon number, from 0.
        wagon: u8,
        contract: Contract,
    },
    /// The company of the contract now on top of the deck; `None` if the deck is empty.
    Top {
        company: Option<Company>,
    },
    Dealt {
        seat: Seat,
        tile: Tile,
    },
    Starter {
        seat: Seat,
    },
    /// A first plantation and the pawn were placed.
    Started {
        seat: Seat,
        at: Hex,
    },
    Drew {
        seat: Seat,
        /// Hidden from the other seats.
        card: Option<Card>,
        /// Cards left in the deck.
        left: u8,
    },
    Turn {
        seat: Seat,
        /// Round number, from 1.
        round: u16,
    },
    Played {
        seat: Seat,
        own: Main,
        /// The half left to the rivals.
        other: Main,
    },
    Token {
        seat: Seat,
    },
    /// A starting tile was used and turned over.
    Turned {
        seat: Seat,
        tile: Tile,
    },
    /// A plantation was built, or a second marker placed on one.
    Planted {
        seat: Seat,
        at: Hex,
        paid: i16,
        second: bool,
    },
    /// A district bonus token was won.
    Bonus {
        seat: Seat,
        points: i16,
    },
    /// A chest was harvested; if the plantation belongs to a rival, that rival scores 1 point.
    Harvested {
        seat: Seat,
        at: Hex,
        tea: Tea,
        /// The plantation's owner, if a rival.
        owner: Option<Seat>,
    },
    /// A harvest was finished.
    Reaped {
        seat: Seat,
        /// Chests gained in total.
        chests: u8,
    },
    /// A chest was discarded because the warehouse was full.
    Discarded {
        seat: Seat,
        tea: Tea,
    },
    /// A contract was fulfilled.
    Traded {
        seat: Seat,
        /// Wagon number, from 0.
        wagon: u8,
        contract: Contract,
        reward: Reward,
        /// Amount of the reward.
        gained: i16,
        /// Additional rupees from the councillor.
        extra: i16,
        /// The chest saved by the starting tile.
        less: Option<Tea>,
    },
    Hired {
        seat: Seat,
        district: District,
        paid: i16,
    },
    /// A disc advanced on the technology track, a token was won, and each of the others took 1 rupee.
    Advanced {
        seat: Seat,
        to: u8,
        steps: u8,
        paid: i16,
    },
    /// A marked space of the technology track was entered.
    Mark {
        seat: Seat,
        space: u8,
        points: i16,
    },
    Engineer {
        seat: Seat,
        points: i16,
    },
    Moved {
        seat: Seat,
        from: Hex,
        to: Hex,
        paid: i16,
    },
    Took {
        seat: Seat,
        rupees: i16,
    },
    /// The end of the game was triggered.
    Closing {
        seat: Seat,
        end: End,
        /// Turns still to be played after the current one.
        turns: u8,
    },
    /// A place in a majority was scored.
    Placed {
        seat: Seat,
        majority: Majority,
        /// Counted from 1.
        place: u8,
        /// The quantity compared: rupees, steps or plantations.
        count: i16,
        points: i16,
        /// Whether the next place has the same quantity, so that the technology track decided.
        is_tied: bool,
    },
    /// A seat with plantations in a district scores nothing there: it has not contracted the councillor.
    Unplaced {
        seat: Seat,
        district: District,
        /// Number of plantation markers there.
        count: u8,
    },
    /// The number of different companies was scored.
    Companies {
        seat: Seat,
        count: u8,
        points: i16,
    },
    /// Leftover markers cost points.
    Leftover {
        seat: Seat,
        count: u8,
        /// Negative.
        points: i16,
    },
    /// The game ended with this winner.
    Won {
        seat: Seat,
    },
}

impl Event {
    /// Returns the event with what is hidden from `viewer` removed.
    pub(super) fn redact(mut self, viewer: Viewer) -> Event {
        if let Event::Drew { seat, card, .. } = &mut self
            && !viewer.sees(*seat)
        {
            *card = None;
        }
        self
    }

    /// Returns the points scored by this event, if any.
    pub(super) fn scored(&self) -> Option<Scored> {
        let (seat, category, points) = match *self {
            Event::Harvested { owner: Some(owner), .. } => (owner, Category::Rent, 1),
            Event::Traded { seat, reward: Reward::Points, gained, .. } => (seat, Category::Contracts, gained),
            Event::Mark { seat, points, .. } => (seat, Category::Marks, points),
            Event::Engineer { seat, points } => (seat, Category::Engineer, points),
            Event::Bonus { seat, points } => (seat, Category::Bonus, points),
            Event::Placed { seat, majority, points, .. } => {
                let category = match majority {
                    Majority::Money => Category::Money,
                    Majority::Technology => Category::Technology,
                    Majority::District(district) => Category::District(district),
                };
                (seat, category, points)
            }
            Event::Unplaced { seat, district, .. } => (seat, Category::District(district), 0),
            Event::Companies { seat, points, .. } => (seat, Category::Companies, points),
            Event::Leftover { seat, points, .. } => (seat, Category::Leftover, points),
            _ => return None,
        };
        Some(Scored { seat, category: category.index(), points: i32::from(points) })
    }
}
