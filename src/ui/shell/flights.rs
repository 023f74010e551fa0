//! Moving pieces as a board reports them: which drawing goes from which anchor to which, and when each leaves. Anchors
//! are elements with `data-anchor`. [`super::flight_layer`] draws the flights, [`super::trace_layer`] the traces they
//! leave. Independent of the page and the game.

use crate::engine::{Scored, Seat};

/// A piece that moves from one place to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The anchor it leaves; of several separated by `|`, the first on the page counts.
    pub from: String,
    /// The anchor it flies to, in the same form. If the next piece leaves from there, it is the same piece flying on:
    /// it leaves once this one has landed.
    pub to: String,
    /// Id of its drawing; `None` for a card face down.
    pub icon: Option<&'static str>,
}

/// A movement caused by a move: a piece, or the points it scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Travel {
    /// The ply of the move, counted from 1.
    pub ply: u32,
    /// The seat whose colour it has.
    pub seat: Seat,
    pub flight: Flight,
    /// The points, if points travel.
    pub points: Option<i32>,
    /// The total in which they count; see [`Info::totals`](crate::engine::Info::totals).
    pub total: u8,
}

/// The anchor of the prompt: the start of a flight that has no place on the board to start from.
pub const PROMPT_ANCHOR: &str = "prompt";

/// Returns the anchor of a seat: its panel or chip, where its score is shown.
pub fn seat_anchor(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// Whether an anchor is a place on the board rather than a seat's panel or the prompt.
pub fn is_on_board(anchor: &str) -> bool {
    !anchor.starts_with("seat-") && anchor != PROMPT_ANCHOR
}

/// Creates points that fly to the score: from where the last piece of the same ply landed on the board, otherwise from
/// the prompt, which says what scored.
pub fn travelling_points(ply: u32, scored: Scored, total: u8, earlier: &[Travel]) -> Travel {
    let landed = earlier.iter().rev().find(|travel| travel.ply == ply && is_on_board(&travel.flight.to));
    let from = landed.map_or_else(|| PROMPT_ANCHOR.to_owned(), |travel| travel.flight.to.clone());
    let Scored { seat, points, .. } = scored;
    Travel { ply, seat, flight: Flight { from, to: seat_anchor(seat), icon: None }, points: Some(points), total }
}

/// The trace of a rival's move on the board: the anchors between which something moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The seat whose colour it has.
    pub seat: Seat,
    pub from: String,
    pub to: String,
}

/// Returns the traces that pieces leave, the latest at the end, without duplicates; only the last ones if there are
/// many.
pub fn traces(travels: &[Travel]) -> Vec<Trace> {
    let mut traces: Vec<Trace> = Vec::new();
    for Travel { seat, flight, .. } in travels.iter().filter(|travel| travel.points.is_none()) {
        let trace = Trace { seat: *seat, from: flight.from.clone(), to: flight.to.clone() };
        traces.retain(|earlier| *earlier != trace);
        traces.push(trace);
    }
    let skip = traces.len().saturating_sub(MAX_FLIGHTS);
    traces.split_off(skip)
}

/// Returns the start and end of a trace, from the names and positions of those ends of a flight that are on the page.
/// If the piece left or reached a seat's panel, the trace has no start: only the place on the board is marked. `None`
/// if neither end is on the board.
pub fn trace_ends<P>(from: Option<(&str, P)>, to: Option<(&str, P)>) -> Option<(Option<P>, P)> {
    let on_board = |end: Option<(&str, P)>| end.filter(|(name, _)| is_on_board(name)).map(|(_, place)| place);
    match (on_board(from), on_board(to)) {
        (from, Some(to)) => Some((from, to)),
        (Some(from), None) => Some((None, from)),
        (None, None) => None,
    }
}

/// Whether a later one of these flights takes the piece of this one further.
pub fn flies_on(scheduled: &[(Travel, u32)], number: usize) -> bool {
    let arriving = &scheduled[number].0;
    let mut later = scheduled[number + 1..].iter().map(|(travel, _)| travel);
    later.any(|next| next.flight.icon == arriving.flight.icon && next.flight.from == arriving.flight.to)
}

/// Maximum number of flights per change; the log has the rest.
const MAX_FLIGHTS: usize = 14;
/// Interval between departures, in milliseconds.
const DEPARTURE_INTERVAL_MS: u32 = 90;
/// Delay before a piece that continues leaves again, in milliseconds.
const CONTINUE_DELAY_MS: u32 = 430;

/// Schedules the flights: returns each with its departure in milliseconds after the first. Of more than 14 flights,
/// only the last 14 are returned.
pub fn schedule(travels: Vec<Travel>) -> Vec<(Travel, u32)> {
    let mut scheduled: Vec<(Travel, u32)> = Vec::new();
    for travel in travels {
        let departure = match scheduled.last() {
            Some((before, previous_departure)) if before.flight.to == travel.flight.from => {
                previous_departure + CONTINUE_DELAY_MS
            }
            Some((_, previous_departure)) => previous_departure + DEPARTURE_INTERVAL_MS,
            None => 0,
        };
        scheduled.push((travel, departure));
    }
    // If there are too many, only the last ones are shown: the outcome matters more than the beginning.
    let skip = scheduled.len().saturating_sub(MAX_FLIGHTS);
    let first_departure = scheduled.get(skip).map_or(0, |(_, departure)| *departure);
    scheduled.drain(..skip);
    scheduled.iter_mut().for_each(|(_, departure)| *departure -= first_departure);
    scheduled
}

#[cfg(test)]
mod tests {
    use super::*;

    fn travel(seat: u8, from: &str, to: &str) -> Travel {
        let flight = Flight { from: from.into(), to: to.into(), icon: Some("pawn") };
        Travel { ply: 1, seat: Seat(seat), flight, points: None, total: 0 }
    }

    #[test]
    fn a_trace_is_on_the_board_and_has_the_colour_of_its_owner() {
        let travels = [travel(1, "hex-3", "hex-5"), travel(1, "hex-3", "hex-5"), travel(2, "seat-3", "hex-7")];
        let found: Vec<_> = traces(&travels).into_iter().map(|trace| (trace.seat.0, trace.to)).collect();
        assert_eq!(found, [(1, "hex-5".to_owned()), (2, "hex-7".to_owned())], "each once");
        let same_place = [travel(1, "seat-1", "pile"), travel(2, "seat-2", "pile"), travel(1, "seat-1", "pile")];
        assert_eq!(traces(&same_place).last().map(|trace| trace.seat), Some(Seat(1)), "the latest lies on top");

        let (seat, here, there) = (Some(("seat-3", 1)), Some(("hex-5", 2)), Some(("hex-7", 3)));
        assert_eq!(trace_ends(here, there), Some((Some(2), 3)), "a way");
        assert_eq!(trace_ends(seat, there), Some((None, 3)), "where it came to");
        assert_eq!(trace_ends(here, seat), Some((None, 2)), "where it was taken");
        assert_eq!(trace_ends(Some((PROMPT_ANCHOR, 1)), seat), None, "nowhere on the board");
        assert_eq!(trace_ends(seat, seat), None);
        assert_eq!(trace_ends(here, None), Some((None, 2)), "the rest is on another tab");
    }

    #[test]
    fn a_piece_that_flies_on_lands_only_once() {
        let way = [travel(1, "field", "tier-1"), travel(1, "tier-1", "dock"), travel(1, "field", "tier-1")];
        let scheduled = schedule(way.to_vec());
        let on: Vec<bool> = (0..scheduled.len()).map(|number| flies_on(&scheduled, number)).collect();
        assert_eq!(on, [true, false, false]);
    }

    #[test]
    fn points_fly_from_where_the_piece_landed() {
        let earlier = [travel(1, "seat-2", "hex-5")];
        let scored = Scored { seat: Seat(1), category: 0, points: 3 };
        assert_eq!(travelling_points(1, scored, 0, &earlier).flight.from, "hex-5");
        assert_eq!(travelling_points(2, scored, 0, &earlier).flight.from, PROMPT_ANCHOR);
    }
}
