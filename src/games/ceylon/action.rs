//! Actions and their notation: lower case words, the place or piece after the verb, the word
//! `tile` at the end where the starting tile is declared with it.
//!
//! Made by `legal`, carried out by `apply`. Knows no state.

use core::fmt;
use core::str::FromStr;

use super::map::Hex;
use super::pieces::{District, Main, Reward, Tea};
use crate::engine::BadNotation;

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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tile = match *self {
            Action::Start(at) => return write!(f, "start {at}"),
            Action::Card { own, other } => return write!(f, "card {own} {other}"),
            Action::Token => return f.write_str("token"),
            Action::Trade { wagon, reward, less } => {
                write!(f, "trade {} {reward}", wagon + 1)?;
                return less.map_or(Ok(()), |tea| write!(f, " less {tea}"));
            }
            Action::Discard(tea) => return write!(f, "discard {tea}"),
            Action::Done => return f.write_str("done"),
            Action::Plant { at, tile } => write!(f, "plant {at}").map(|()| tile)?,
            Action::Harvest { at, tile } => write!(f, "harvest {at}").map(|()| tile)?,
            Action::Hire { district, tile } => write!(f, "hire {district}").map(|()| tile)?,
            Action::Advance { tile } => f.write_str("advance").map(|()| tile)?,
            Action::Move { to, tile } => write!(f, "move {to}").map(|()| tile)?,
            Action::Rupees { tile } => f.write_str("rupees").map(|()| tile)?,
        };
        f.write_str(if tile { " tile" } else { "" })
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        let (words, tile) = match words.as_slice() {
            [words @ .., "tile"] => (words, true),
            words => (words, false),
        };
        let action = match *words {
            ["plant", at] => Action::Plant { at: at.parse()?, tile },
            ["harvest", at] => Action::Harvest { at: at.parse()?, tile },
            ["hire", district] => Action::Hire { district: district.parse()?, tile },
            ["advance"] => Action::Advance { tile },
            ["move", to] => Action::Move { to: to.parse()?, tile },
            ["rupees"] => Action::Rupees { tile },
            _ if tile => return Err(BadNotation),
            ["start", at] => Action::Start(at.parse()?),
            ["card", own, other] => Action::Card { own: own.parse()?, other: other.parse()? },
            ["token"] => Action::Token,
            ["trade", wagon, reward] => {
                Action::Trade { wagon: read_wagon(wagon)?, reward: reward.parse()?, less: None }
            }
            ["trade", wagon, reward, "less", tea] => {
                Action::Trade { wagon: read_wagon(wagon)?, reward: reward.parse()?, less: Some(tea.parse()?) }
            }
            ["discard", tea] => Action::Discard(tea.parse()?),
            ["done"] => Action::Done,
            _ => return Err(BadNotation),
        };
        Ok(action)
    }
}

fn read_wagon(word: &str) -> Result<u8, BadNotation> {
    match word.as_bytes() {
        [digit @ b'1'..=b'3'] => Ok(digit - b'1'),
        _ => Err(BadNotation),
    }
}
