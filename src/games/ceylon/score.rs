//! Scoring: majorities, companies, leftover markers, the winner.
//!
//! Called at the end of the game, and at any time by the board's live standings and the opponents to project the
//! result.

use super::data::{COMPANY_SET, LEFTOVER_POINTS, MAJORITY};
use super::events::{Event, Majority};
use super::state::{SEATS, Stage, Table};
use crate::engine::{EventSink, Outcome, PerSeat, Seat, SeatSet, Turn};

/// A seat's place in a majority.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub seat: Seat,
    /// Rupees, steps or plantations.
    pub count: i16,
    pub points: i16,
}

/// Returns the majorities scored in this game, in the order of the rulebook.
pub fn majorities(table: &Table) -> impl Iterator<Item = Majority> {
    let districts = table.districts.iter().map(Majority::District);
    [Majority::Money, Majority::Technology].into_iter().chain(districts)
}

/// Returns the rupees, steps or plantations that `seat` has for a majority; `None` if it takes no part, because it has
/// none or has not contracted the district's councillor.
pub fn count(table: &Table, seat: Seat, majority: Majority) -> Option<i16> {
    let estate = &table.estates[seat];
    let count = match majority {
        Majority::Money => estate.rupees,
        Majority::Technology => i16::from(estate.tech),
        Majority::District(district) if estate.hired.has(district) => i16::from(estate.strength(district)),
        Majority::District(_) => 0,
    };
    (count > 0).then_some(count)
}

/// Returns the places in a majority, best first; ties are broken by the technology track.
pub fn standing(table: &Table, majority: Majority) -> impl Iterator<Item = Standing> {
    let mut places = [Standing { seat: Seat(0), count: 0, points: 0 }; SEATS];
    let mut taken = 0;
    for &seat in table.ranked() {
        let Some(count) = count(table, seat, majority) else { continue };
        let mut place = taken;
        while place > 0 && places[place - 1].count < count {
            places[place] = places[place - 1];
            place -= 1;
        }
        places[place] = Standing { seat, count, points: 0 };
        taken += 1;
    }
    places.into_iter().take(taken).zip(MAJORITY).map(|(standing, points)| Standing { points, ..standing })
}

/// Returns the points for the companies supplied.
pub fn company_points(table: &Table, seat: Seat) -> i16 {
    COMPANY_SET[table.estates[seat].companies()]
}

/// Returns the (negative) points for leftover markers.
pub fn leftover_points(table: &Table, seat: Seat) -> i16 {
    LEFTOVER_POINTS * i16::from(table.estates[seat].markers)
}

/// Returns each seat's score if the game ended now.
pub fn projected(table: &Table) -> PerSeat<i16, SEATS> {
    let mut scores = PerSeat::from_fn(|seat| {
        let estate = &table.estates[seat];
        if seat.0 < table.seats { estate.score + company_points(table, seat) + leftover_points(table, seat) } else { 0 }
    });
    for majority in majorities(table) {
        standing(table, majority).for_each(|place| scores[place.seat] += place.points);
    }
    scores
}

/// Scores the end of the game, in the order of the rulebook.
pub(super) fn score_end(table: &mut Table, sink: &mut impl EventSink<Event>) {
    let before = *table;
    for majority in majorities(&before) {
        let mut places = standing(&before, majority).peekable();
        for place in 1.. {
            let Some(Standing { seat, count, points }) = places.next() else { break };
            let is_tied = places.peek().is_some_and(|next| next.count == count);
            table.estates[seat].score += points;
            sink.emit(|| Event::Placed { seat, majority, place, count, points, is_tied });
        }
        let Majority::District(district) = majority else { continue };
        for seat in Seat::all(table.seats) {
            let (count, hired) = (before.estates[seat].strength(district), before.estates[seat].hired);
            if count > 0 && !hired.has(district) {
                sink.emit(|| Event::Unplaced { seat, district, count });
            }
        }
    }
    for seat in Seat::all(table.seats) {
        let points = company_points(&before, seat);
        table.estates[seat].score += points;
        if points != 0 {
            sink.emit(|| Event::Companies { seat, count: before.estates[seat].companies() as u8, points });
        }
    }
    for seat in Seat::all(table.seats) {
        let points = leftover_points(&before, seat);
        table.estates[seat].score += points;
        if points != 0 {
            sink.emit(|| Event::Leftover { seat, count: before.estates[seat].markers, points });
        }
    }
    sink.emit(|| Event::Won { seat: leader(table) });
}

/// Returns the seat with the most points; ties go to the most advanced in technology.
pub fn leader(table: &Table) -> Seat {
    let mut leader = table.ranking[0];
    for &seat in table.ranked() {
        if table.estates[seat].score > table.estates[leader].score {
            leader = seat;
        }
    }
    leader
}

/// Returns the seat to decide, or the result of the game.
pub(super) fn turn(table: &Table) -> Turn {
    if table.stage != Stage::Over {
        return Turn::Act(table.actor);
    }
    let scores = PerSeat::from_fn(|seat| if seat.0 < table.seats { i32::from(table.estates[seat].score) } else { 0 });
    let end = table.closing.map_or(0, |end| end as u8);
    let mut ties = PerSeat::default();
    for (place, &seat) in table.ranked().iter().enumerate() {
        ties[seat] = table.seats - place as u8;
    }
    Turn::Over(Outcome { end, winners: SeatSet::one(leader(table)), scores, ties })
}
