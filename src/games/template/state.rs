//! The state and the three rules that create or change it: setup, legal list and the effects of an action.
//!
//! In a larger game each of them has its own file: `setup.rs`, `legal.rs`, `apply.rs`.

use super::action::{MAX_CUPS, Pour};
use super::events::Event;
use crate::engine::{Chance, EventSink, Outcome, PerSeat, Seat, SeatSet};

/// The complete state, including everything that affects how the game continues.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    /// The version of the rules that the game was set up with.
    pub rules: u16,
    pub seats: u8,
    /// Number of cups left in the pot.
    pub cups: u8,
    /// The seat to act; the winner once the pot is empty.
    pub to_act: Seat,
    /// Number of turns begun, from 1.
    pub turn: u16,
}

impl State {
    /// Sets up a game. All randomness comes from `chance`, and its outcomes are reported to `sink`.
    pub fn setup(rules: u16, seats: u8, chance: &mut Chance, sink: &mut impl EventSink<Event>) -> State {
        let cups = 10 + chance.below(11) as u8;
        sink.emit(|| Event::Filled { cups });
        State { rules, seats, cups, to_act: Seat(0), turn: 1 }
    }

    /// Appends the legal actions: sorted and unique; none once the game is over.
    pub fn legal(&self, actions: &mut Vec<Pour>) {
        actions.extend((1..=self.cups.min(MAX_CUPS)).map(Pour));
    }

    /// Carries out a legal action.
    pub fn apply(&mut self, Pour(cups): Pour, _: &mut Chance, sink: &mut impl EventSink<Event>) {
        let seat = self.to_act;
        self.cups -= cups;
        sink.emit(|| Event::Poured { seat, cups });
        if self.cups == 0 {
            // Every point of the final score must come with an event.
            sink.emit(|| Event::Emptied { seat });
        } else {
            self.to_act = seat.next(self.seats);
            self.turn += 1;
        }
    }

    /// Returns the outcome if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let score = |seat| i32::from(seat == self.to_act);
        (self.cups == 0).then(|| Outcome {
            end: 0,
            winners: SeatSet::one(self.to_act),
            scores: PerSeat::from_fn(score),
            ties: PerSeat::default(),
        })
    }
}
