//! Pieces that travel, as a board names them: which drawing goes from which anchor to which, and when each leaves.
//!
//! Anchors are elements with `data-anchor`. [`super::flight_layer`] draws them. Knows no page and no game.

/// A piece that goes from one place to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The anchor that it leaves; several with `|` between, of which the first on the page counts.
    pub from: String,
    /// The anchor that it goes to, likewise. A piece that leaves from where the one before it landed is seen as
    /// going on: it leaves when that one has landed.
    pub to: String,
    /// The id of its drawing; none for a card face down.
    pub icon: Option<&'static str>,
}

/// No more than this many fly for one change; the story tells the rest.
const MOST: usize = 14;
/// How long after one the next leaves, in milliseconds.
const GAP: u32 = 90;
/// How long after it a piece that goes on leaves again, in milliseconds.
const CONTINUE_AFTER: u32 = 430;

/// When each of the flights leaves, in milliseconds after the first; at most 14 of them, the last ones.
pub fn in_time(flights: Vec<Flight>) -> Vec<(Flight, u32)> {
    let mut timed: Vec<(Flight, u32)> = Vec::new();
    for flight in flights {
        let leave = match timed.last() {
            Some((before, left)) if before.to == flight.from => left + CONTINUE_AFTER,
            Some((_, left)) => left + GAP,
            None => 0,
        };
        timed.push((flight, leave));
    }
    // Of very many only the last are seen in full: what came of it counts more than how it began.
    let skip = timed.len().saturating_sub(MOST);
    let begin = timed.get(skip).map_or(0, |(_, leave)| *leave);
    timed.drain(..skip);
    timed.iter_mut().for_each(|(_, leave)| *leave -= begin);
    timed
}
