//! Actions and their notation: lower case words, the place or piece after the verb, the word
//! `tile` at the end where the starting tile is declared with it.
//!
//! Made by `legal`, carried out by `apply`. Knows no state.

use super::map::Hex;
use super::pieces::{District, Main, Reward, Tea};
use crate::engine::notation::Number;
use crate::notation;

/// A small decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `start k3`: the first plantation and the pawn are placed there.
    Start(Hex),
    /// `card plant harvest`: a card is put down, the first half for oneself.
    Card {
        /// The half kept.
        own: Main,
        /// The half left to the others.
        other: Main,
    },
    /// `token`: a technology token is spent; the action that it gives comes next.
    Token,
    /// `plant k3`: a plantation there; with the tile, a second marker on an own one.
    Plant {
        /// Where.
        at: Hex,
        /// Whether the starting tile is declared.
        tile: bool,
    },
    /// `harvest k3`: one chest from that plantation; with the tile, from then on out of reach too.
    Harvest {
        /// Where.
        at: Hex,
        /// Whether the starting tile is declared.
        tile: bool,
    },
    /// `trade 2 points`: the contract on that wagon (from 1) is fulfilled for that reward; `trade 2
    /// points less green`: with the tile, leaving out one chest of that tea.
    Trade {
        /// Which wagon, from 0.
        wagon: u8,
        /// What for.
        reward: Reward,
        /// The chest left out with the starting tile.
        less: Option<Tea>,
    },
    /// `hire uva`: the councillor of that district is contracted.
    Hire {
        /// Where.
        district: District,
        /// Whether the starting tile is declared.
        tile: bool,
    },
    /// `advance`: a step on the technology track; with the tile, two.
    Advance {
        /// Whether the starting tile is declared.
        tile: bool,
    },
    /// `move u4`: the pawn goes there; with the tile, free.
    Move {
        /// Where to.
        to: Hex,
        /// Whether the starting tile is declared.
        tile: bool,
    },
    /// `rupees`: two rupees (or more) are taken from the supply.
    Rupees {
        /// Whether the starting tile is declared.
        tile: bool,
    },
    /// `discard black`: a chest goes back to the supply.
    Discard(Tea),
    /// `done`: the harvest is finished, or the token kept.
    Done,
}

impl Action {
    /// Whether the starting tile is declared with it.
    pub fn uses_tile(self) -> bool {
        match self {
            Action::Plant { tile, .. }
            | Action::Harvest { tile, .. }
            | Action::Hire { tile, .. }
            | Action::Advance { tile }
            | Action::Move { tile, .. }
            | Action::Rupees { tile } => tile,
            Action::Trade { less, .. } => less.is_some(),
            Action::Start(_) | Action::Card { .. } | Action::Token | Action::Discard(_) | Action::Done => false,
        }
    }
}

const WAGON: Number = Number::place(3);

notation! { Action {
    ["start", at] = Start(at);
    ["card", own, other] = Card { own, other };
    ["token"] = Token;
    ["plant", at] = Plant { at, tile: false };
    ["plant", at, "tile"] = Plant { at, tile: true };
    ["harvest", at] = Harvest { at, tile: false };
    ["harvest", at, "tile"] = Harvest { at, tile: true };
    ["trade", (wagon in WAGON), reward] = Trade { wagon, reward, less: None };
    ["trade", (wagon in WAGON), reward, "less", tea] = Trade { wagon, reward, less: Some(tea) };
    ["hire", district] = Hire { district, tile: false };
    ["hire", district, "tile"] = Hire { district, tile: true };
    ["advance"] = Advance { tile: false };
    ["advance", "tile"] = Advance { tile: true };
    ["move", to] = Move { to, tile: false };
    ["move", to, "tile"] = Move { to, tile: true };
    ["rupees"] = Rupees { tile: false };
    ["rupees", "tile"] = Rupees { tile: true };
    ["discard", tea] = Discard(tea);
    ["done"] = Done;
}}
