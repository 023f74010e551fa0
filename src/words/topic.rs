//! The subjects on which a game tells everything that a viewer can know, once for eye and ear.
//!
//! [`Words::facts`] has the sentences; the answers to keys, the sheet of a seat and the table in
//! words show them. Knows no game.

use super::Words;
use crate::engine::Seat;

/// A subject about which a player may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A side: its points, its possessions, the places of its pieces.
    Side(Seat),
    /// A shared place, as an index into [`Words::PLACES`].
    Place(u8),
}

impl Topic {
    /// Returns all topics of a game with this many sides and shared places, sides first.
    pub fn all(sides: u8, places: usize) -> impl Iterator<Item = Topic> {
        Seat::all(sides).map(Topic::Side).chain((0..places as u8).map(Topic::Place))
    }

    /// Returns all topics of a table of `G` with this many players: also the automaton, if there is one.
    pub fn all_of<G: Words>(seats: u8) -> impl Iterator<Item = Topic> {
        Topic::all(seats + u8::from(G::INFO.automaton && seats == 1), G::PLACES.len())
    }
}
