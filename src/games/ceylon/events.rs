//! What happened: events for the story, the animation, the screen reader and the referee.
//!
//! Emitted by `setup` and `apply`, put into words by `text`. Every random outcome and every change of the
//! table is among them; only [`Event::Drew`] holds something hidden.

use serde::Serialize;

use super::map::{Hex, HexSet};
use super::pieces::{Card, Company, Councillor, District, Main, Reward, Tea, Tile};
use super::state::{Contract, End};
use crate::engine::{ScoreCategory, Scored, Seat, Viewer};

/// A category of points: its place in [`CATEGORIES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// Chests that others took from one's plantations.
    Rent,
    /// Contracts rewarded with points.
    Contracts,
    /// Marked spaces of the technology track.
    Marks,
    /// The councillor who gives a point for each advance.
    Engineer,
    /// The district bonus token.
    Bonus,
    /// The majority of rupees.
    Money,
    /// The majority on the technology track.
    Technology,
    /// The majority of plantations in a district.
    District(District),
    /// The number of different companies.
    Companies,
    /// Markers left over.
    Leftover,
}

/// The categories of points as people read them.
pub const CATEGORIES: &[ScoreCategory] = &[
    ScoreCategory::new("Rent"),
    ScoreCategory::new("Contracts"),
    ScoreCategory::new("Technology marks"),
    ScoreCategory::new("Councillor"),
    ScoreCategory::new("District bonus"),
    ScoreCategory::new("Rupees"),
    ScoreCategory::new("Technology"),
    ScoreCategory::new("Kandy"),
    ScoreCategory::new("Dimbula"),
    ScoreCategory::new("Uva"),
    ScoreCategory::new("Ruhuna"),
    ScoreCategory::new("Companies"),
    ScoreCategory::new("Markers left"),
];

impl Category {
    /// Its place in [`CATEGORIES`].
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

/// What a majority is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Majority {
    /// Rupees left.
    Money,
    /// Steps on the technology track.
    Technology,
    /// Plantations in a district, with its councillor.
    District(District),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// Two play: this district is left out.
    Dropped {
        /// Which.
        district: District,
    },
    /// The terrain of a district.
    Terrain {
        /// Which.
        district: District,
        /// The large tile, as an index into `LEVEL_TILES`.
        tile: u8,
        /// The hexes that it covers.
        covers: HexSet,
        /// The one that the small tile raises to level 2.
        peak: Hex,
    },
    /// A councillor came to a district.
    Councillor {
        /// Where.
        district: District,
        /// Who.
        councillor: Councillor,
    },
    /// A contract was put on a wagon.
    Loaded {
        /// Which wagon, from 0.
        wagon: u8,
        /// Which contract.
        contract: Contract,
    },
    /// The company of the contract that now lies on top of the deck; none when it is used up.
    Top {
        /// Which.
        company: Option<Company>,
    },
    /// A starting tile was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// Who takes the first turn.
    Starter {
        /// Who.
        seat: Seat,
    },
    /// A first plantation and the pawn were placed.
    Started {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Hex,
    },
    /// An action card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; hidden from the others.
        card: Option<Card>,
        /// How many are left in the deck.
        left: u8,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
        /// In which round, from 1.
        round: u16,
    },
    /// A card was put down.
    Played {
        /// By whom.
        seat: Seat,
        /// The half kept.
        own: Main,
        /// The half left to the others.
        other: Main,
    },
    /// A technology token was spent.
    Token {
        /// By whom.
        seat: Seat,
    },
    /// A starting tile was used and turned over.
    Turned {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// A plantation was built, or a second marker placed on one.
    Planted {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Hex,
        /// For how many rupees.
        paid: i16,
        /// Whether it is a second marker.
        second: bool,
    },
    /// A district bonus token was won.
    Bonus {
        /// By whom.
        seat: Seat,
        /// What it counts.
        points: i16,
    },
    /// A chest was harvested; another owner of the plantation scores 1 point.
    Harvested {
        /// By whom.
        seat: Seat,
        /// From which plantation.
        at: Hex,
        /// Which chest.
        tea: Tea,
        /// Whose plantation, when it is another's.
        owner: Option<Seat>,
    },
    /// A harvest was finished.
    Reaped {
        /// By whom.
        seat: Seat,
        /// How many chests it gave.
        chests: u8,
    },
    /// A chest was given back because the warehouse is full.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which chest.
        tea: Tea,
    },
    /// A contract was fulfilled.
    Traded {
        /// By whom.
        seat: Seat,
        /// From which wagon, from 0.
        wagon: u8,
        /// Which contract.
        contract: Contract,
        /// Rupees or points.
        reward: Reward,
        /// How many of them.
        gained: i16,
        /// Rupees from the councillor besides.
        extra: i16,
        /// The chest that was left out.
        less: Option<Tea>,
    },
    /// A councillor was contracted.
    Hired {
        /// By whom.
        seat: Seat,
        /// In which district.
        district: District,
        /// For how many rupees.
        paid: i16,
    },
    /// A disc advanced on the technology track, a token was won, and each of the others took 1 rupee.
    Advanced {
        /// Whose.
        seat: Seat,
        /// To which space.
        to: u8,
        /// Steps taken.
        steps: u8,
        /// For how many rupees.
        paid: i16,
    },
    /// A marked space of the technology track was entered.
    Mark {
        /// By whom.
        seat: Seat,
        /// Which.
        space: u8,
        /// What it counts.
        points: i16,
    },
    /// A councillor gave a point for advancing.
    Engineer {
        /// To whom.
        seat: Seat,
        /// How many points.
        points: i16,
    },
    /// A pawn moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// From.
        from: Hex,
        /// To.
        to: Hex,
        /// For how many rupees.
        paid: i16,
    },
    /// Rupees were taken from the supply.
    Took {
        /// By whom.
        seat: Seat,
        /// How many.
        rupees: i16,
    },
    /// The end was triggered.
    Closing {
        /// By whom.
        seat: Seat,
        /// How.
        end: End,
        /// How many turns are still played after the one that is running.
        turns: u8,
    },
    /// A place in a majority scored.
    Placed {
        /// Whose.
        seat: Seat,
        /// In which.
        majority: Majority,
        /// Which place, from 1.
        place: u8,
        /// The number counted: rupees, steps, plantations.
        count: i16,
        /// What it counts.
        points: i16,
    },
    /// The different companies scored.
    Companies {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// What they count.
        points: i16,
    },
    /// Markers left over cost points.
    Leftover {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// What they count, below zero.
        points: i16,
    },
    /// The game is over.
    Won {
        /// By whom.
        seat: Seat,
    },
}

impl Event {
    /// As `viewer` may know it.
    pub(super) fn redact(mut self, viewer: Viewer) -> Event {
        if let Event::Drew { seat, card, .. } = &mut self
            && !viewer.sees(*seat)
        {
            *card = None;
        }
        self
    }

    /// The points that it gives.
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
            Event::Companies { seat, points, .. } => (seat, Category::Companies, points),
            Event::Leftover { seat, points, .. } => (seat, Category::Leftover, points),
            _ => return None,
        };
        Some(Scored { seat, category: category.index(), points: i32::from(points) })
    }
}
