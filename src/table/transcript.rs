//! A whole game as data, for a transcript: turns, actions in notation, their events, the scores turn by turn.
//!
//! Made from a session with open hands; nothing is hidden in it. The sentences are in `text::transcript`, those of the
//! events in the words of the game.

use crate::engine::session::Session;
use crate::engine::{PerSeat, Seat, Viewer};
use crate::words::{Line, Speaker, Words, words_of};

/// One line of a transcript.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// The setup; its events follow.
    SetUp,
    Turn {
        /// Round, from 1.
        round: u16,
        /// Turn of the whole game, from 1.
        turn: u16,
        /// The seat whose turn it is.
        of: Seat,
        /// Points of all seats so far.
        points: PerSeat<i32>,
    },
    Action {
        /// Ply, from 1.
        ply: u32,
        seat: Seat,
        notation: String,
    },
    /// An event in the words of the game.
    Event(Line<String>),
}

/// Returns the entries of the plies after `from`; from 0, including the setup.
pub fn entries<G: Words>(session: &Session<G>, names: &[String], from: u32) -> Vec<Entry> {
    let speaker = Speaker { words: words_of(G::INFO.id), names, reader: Viewer::Everyone };
    let mut points = PerSeat::<i32>::default();
    let mut entries = Vec::new();
    let add_up = |points: &mut PerSeat<i32>, events: &[G::Event]| {
        for scored in events.iter().filter_map(G::scored) {
            points[scored.seat] += scored.points;
        }
    };
    let line = |event: &G::Event| {
        let event = G::redact(event, Viewer::Everyone)?;
        G::line(&event, speaker.reader).map(|line| Entry::Event(speaker.line(&line)))
    };
    add_up(&mut points, session.setup_events());
    if from == 0 {
        entries.push(Entry::SetUp);
        entries.extend(session.setup_events().iter().filter_map(line));
    }
    let mut turn = None;
    for (step, ply) in session.steps().iter().zip(1..) {
        if ply > from {
            let moment = step.moment;
            if turn != Some(moment.turn) {
                turn = Some(moment.turn);
                entries.push(Entry::Turn { round: moment.round, turn: moment.turn, of: moment.seat, points });
            }
            entries.push(Entry::Action { ply, seat: step.seat, notation: step.action.to_string() });
            entries.extend(step.events.iter().filter_map(line));
        }
        add_up(&mut points, &step.events);
    }
    entries
}
