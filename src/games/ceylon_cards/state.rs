//! The whole truth of a game: hands, deck, records, and what is being decided.
//!
//! Changed by `apply.rs`, `trade.rs` and `raid.rs` only; read by everything in this folder.

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
    /// Clippers for cards.
    Draw,
    /// Offers.
    Trade,
    /// Attacks and fleets.
    Pirates,
    /// Monsoons and typhoons.
    Storm,
    /// Plantations and officials.
    Build,
    /// One meld.
    Ship,
    /// Down to the hand limit.
    End,
}

impl Phase {
    /// All phases in their order.
    pub const ALL: [Phase; 7] =
        [Phase::Draw, Phase::Trade, Phase::Pirates, Phase::Storm, Phase::Build, Phase::Ship, Phase::End];
}

/// How far an offer has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The active player is composing it; nobody else knows of it.
    Offer,
    /// The player asked is to answer.
    Answer,
    /// The player asked is composing a counter-offer; nobody else knows of it.
    Counter,
    /// The active player is to answer the counter-offer.
    Reply,
}

/// An open offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// To whom it goes.
    pub to: Partner,
    /// How far it has come.
    pub stage: Stage,
    /// The phase in which it was begun: what the others see until it is proposed.
    pub since: Phase,
    /// The player asked; the first of them while the offer is composed.
    pub asked: Seat,
    /// What the active player gives.
    pub give: Cards,
    /// What he wants.
    pub want: Cards,
    /// What the player asked would give instead.
    pub counter_give: Cards,
    /// What he would want for it.
    pub counter_want: Cards,
}

/// Who is being robbed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Raid {
    /// A single attack: the target may discard Winds.
    Attack {
        /// Who is attacked.
        target: Seat,
    },
    /// A fleet: all others are asked for Clippers.
    Fleet {
        /// Who is attacked.
        target: Seat,
        /// Who is asked now.
        asked: Seat,
        /// What each player has promised.
        promised: PerSeat<u8>,
    },
}

/// A decision that interrupts the phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// None: the active player goes on.
    Nothing,
    /// An offer.
    Offer(Offer),
    /// Pirates.
    Raid(Raid),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Why.
    pub end: End,
    /// Who won.
    pub winners: SeatSet,
}

/// The ways in which a game can end, in the order of `INFO.ends`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum End {
    /// Somebody reached the target.
    Target,
    /// Somebody had reached it when the round was over.
    EqualTurns,
    /// Everybody has had a hundred turns.
    Rounds,
}

/// The state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The version of the rules that it was set up with.
    pub rules: u16,
    /// What was agreed on.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// The cards in hand.
    pub hands: PerSeat<Cards>,
    /// Points by the goods that gave them.
    pub points: PerSeat<[u16; GOODS]>,
    /// Plantations by what they grow: players who give each other cards can build more than 255.
    pub plantations: PerSeat<[u16; GOODS]>,
    /// Officials.
    pub officials: PerSeat<u16>,
    /// The face-down deck.
    pub deck: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The earliest phase still open.
    pub phase: Phase,
    /// Rounds begun, from 1.
    pub round: u16,
    /// Clippers discarded for cards in this turn.
    pub clippers_used: u8,
    /// Offers begun in this turn.
    pub offers_made: u8,
    /// What interrupts the phases.
    pub pending: Pending,
    /// What each player knows of the hands of the others.
    pub memory: Memory,
    /// How it ended, when it has.
    pub ending: Option<Ending>,
}

impl State {
    /// The total of a seat.
    #[inline]
    pub fn total(&self, seat: Seat) -> u16 {
        self.points[seat].iter().sum()
    }

    /// The plantations of a seat, all types together.
    pub fn planted(&self, seat: Seat) -> u16 {
        self.plantations[seat].iter().sum()
    }

    /// Who is to decide.
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

    /// The most cards that the player who composes an offer may want from `to`: as many as that hand
    /// holds, or the largest of the other hands.
    pub fn want_most(&self, to: Partner) -> u8 {
        match to {
            Partner::Seat(seat) => self.hands[seat].len(),
            Partner::Anyone => {
                self.active.others(self.seats).map(|seat| self.hands[seat].len()).max().unwrap_or_default()
            }
        }
    }
}
