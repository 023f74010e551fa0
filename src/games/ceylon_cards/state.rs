//! The full state of a game: hands, deck, points, buildings, memory, and the pending decision.
//!
//! Changed only by `apply` and its modules; read by everything in this folder.

use serde::{Deserialize, Serialize};

use super::action::Partner;
use super::cards::Cards;
use super::memory::Memory;
use super::options::Options;
use super::pieces::GOODS;
use crate::engine::{PerSeat, Seat, SeatSet};

/// The seven phases of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Clippers may be discarded to draw cards.
    Draw,
    Trade,
    Pirates,
    Storm,
    Build,
    Ship,
    /// Discards down to the hand limit.
    End,
}

impl Phase {
    pub const ALL: [Phase; 7] =
        [Phase::Draw, Phase::Trade, Phase::Pirates, Phase::Storm, Phase::Build, Phase::Ship, Phase::End];
}

/// The progress of an offer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The active player is composing it, unseen by the others.
    Offer,
    /// The player asked must answer.
    Answer,
    /// The player asked is composing a counter-offer, unseen by the others.
    Counter,
    /// The active player must answer the counter-offer.
    Reply,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    pub to: Partner,
    pub stage: Stage,
    /// The phase in which it was started: what the others see until it is proposed.
    pub since: Phase,
    /// The player asked; the first of them while the offer is being composed.
    pub asked: Seat,
    /// Given by the active player.
    pub give: Cards,
    /// Wanted by the active player.
    pub want: Cards,
    /// Given instead by the player asked.
    pub counter_give: Cards,
    /// Wanted instead by the player asked.
    pub counter_want: Cards,
}

/// A pending act of piracy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Raid {
    /// A single attack: the target may discard Winds.
    Attack { target: Seat },
    /// A fleet: all others are asked for Clippers.
    Fleet {
        target: Seat,
        /// The player asked now.
        asked: Seat,
        /// The Clippers promised by each player.
        promised: PerSeat<u8>,
    },
}

/// A decision that interrupts the phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// No interruption: the active player continues.
    Nothing,
    Offer(Offer),
    Raid(Raid),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    pub end: End,
    pub winners: SeatSet,
}

/// The ways in which a game can end, counted by `INFO.ends`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum End {
    /// A player reached the target.
    Target,
    /// A player had reached it when the round was over.
    EqualTurns,
    /// Every player has had a hundred turns.
    Rounds,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The version of the rules that the game was set up with.
    pub rules: u16,
    pub options: Options,
    /// Number of players.
    pub seats: u8,
    pub hands: PerSeat<Cards>,
    /// Points by the goods shipped for them.
    pub points: PerSeat<[u16; GOODS]>,
    /// Plantations by the good they grow; there can be more than 255 if players give each other cards.
    pub plantations: PerSeat<[u16; GOODS]>,
    pub officials: PerSeat<u16>,
    pub deck: Cards,
    pub discard: Cards,
    /// The starting player.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The earliest phase still open.
    pub phase: Phase,
    /// Number of rounds begun.
    pub round: u16,
    /// Clippers discarded for cards this turn.
    pub clippers_used: u8,
    /// Offers started this turn.
    pub offers_made: u8,
    /// A decision that interrupts the phases.
    pub pending: Pending,
    pub memory: Memory,
    /// The result, once the game is over.
    pub ending: Option<Ending>,
}

impl State {
    #[inline]
    pub fn total(&self, seat: Seat) -> u16 {
        self.points[seat].iter().sum()
    }

    /// Returns the plantations of a seat, all goods together.
    pub fn planted(&self, seat: Seat) -> u16 {
        self.plantations[seat].iter().sum()
    }

    #[inline]
    pub fn to_act(&self) -> Seat {
        match &self.pending {
            Pending::Nothing => self.active,
            Pending::Offer(offer) => match offer.stage {
                Stage::Offer | Stage::Reply => self.active,
                Stage::Answer | Stage::Counter => offer.asked,
            },
            Pending::Raid(Raid::Attack { target }) => *target,
            Pending::Raid(Raid::Fleet { asked, .. }) => *asked,
        }
    }

    /// Returns the maximum number of cards that the composer of an offer may ask for from `to`: the size of that hand,
    /// or of the largest other hand.
    pub fn want_most(&self, to: Partner) -> u8 {
        match to {
            Partner::Seat(seat) => self.hands[seat].len(),
            Partner::Anyone => {
                self.active.others(self.seats).map(|seat| self.hands[seat].len()).max().unwrap_or_default()
            }
        }
    }
}
