//! The end of the game, strictly in order: sale, exchange, reduction to ten points apart, titles
//! (docs/rules/tea_and_rum.md 9, 10).
//!
//! Called by `rounds` between the steps in which players are asked.

use super::data::{self, Condition};
use super::events::Event;
use super::pieces::*;
use super::state::{Stage, Table};
use crate::engine::{EventSink, Outcome, PerSeat, Seat, SeatSet, Turn};

/// Number of ways in which a game can end. [`Outcome`] holds only the winners, so the end states which of the two
/// titles they have.
pub const ENDS: u8 = 8;

impl Table {
    /// Sells everything at base price, without plates (step 3).
    pub(super) fn sell_out(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in self.in_order() {
            let player = &mut self.players[seat];
            let goods = core::mem::take(&mut player.goods);
            let dollars = goods.value();
            player.money += dollars;
            goods.iter().for_each(|(good, count)| self.supply_give(good, count));
            sink.emit(|| Event::SoldOut { seat, goods, dollars });
        }
    }

    /// Opens the chests, applies the exchanges and steps 5 to 7, and ends the game.
    pub(super) fn finish(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in self.in_order() {
            self.active = seat;
            let points = self.exchange[seat];
            let dollars = points.iter().map(|count| u16::from(*count) * data::DOLLARS_A_POINT).sum();
            self.players[seat].money -= dollars;
            sink.emit(|| Event::Exchanged { seat, points, dollars });
            for colour in Colour::ALL {
                if points[colour as usize] > 0 {
                    self.gain_points(colour, points[colour as usize], Source::Exchange, sink);
                }
            }
        }
        for seat in self.in_order() {
            self.cap_difference(seat, sink);
        }
        self.stage = Stage::Over;
        self.award(sink);
    }

    /// Lowers the larger colour to ten above the smaller, then measures allegiance 6 (step 5).
    fn cap_difference(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let player = &mut self.players[seat];
        let [blue, red] = player.points;
        let colour = if blue > red { Colour::Blue } else { Colour::Red };
        let excess = blue.abs_diff(red).saturating_sub(data::MAX_COLOUR_DIFFERENCE);
        if excess > 0 {
            player.points[colour as usize] -= excess;
            sink.emit(|| Event::Points { seat, colour, points: -(excess as i16), source: Source::Excess });
        }
        let [blue, red] = player.points;
        if let Some(allegiance) = player.allegiance
            && let Condition::Balance(most) = allegiance.condition()
            && blue.abs_diff(red) <= u16::from(most)
        {
            player.proved = true;
            sink.emit(|| Event::Proved { seat, allegiance, dollars: 0, goods: Goods::NONE });
        }
    }

    /// Awards the titles (steps 6 and 7); with two players only the one decided by the victory cards.
    fn award(&mut self, sink: &mut impl EventSink<Event>) {
        let decided = (self.seats == 2).then(|| self.deciding_colour().unwrap_or(Colour::Red));
        for title in Colour::ALL.into_iter().filter(|title| decided.is_none_or(|only| only == *title)) {
            let seats = self.title_winners(title);
            match title {
                Colour::Blue => self.governors = seats,
                Colour::Red => self.kings = seats,
            }
            sink.emit(|| Event::Crowned { title, seats });
        }
    }

    /// Returns the seats with the most points of the colour; ties go to the most of the other colour, then are shared.
    /// A Governor must have proved an allegiance.
    fn title_winners(&self, title: Colour) -> SeatSet {
        let standing = |seat: Seat| {
            let [blue, red] = self.players[seat].points;
            if title == Colour::Blue { (blue, red) } else { (red, blue) }
        };
        let eligible = Seat::all(self.seats).filter(|seat| title == Colour::Red || self.players[*seat].proved);
        let best = eligible.clone().map(standing).max();
        eligible.filter(|seat| Some(standing(*seat)) == best).collect()
    }
}

impl Table {
    /// Returns the seat to decide, or the result of the game.
    pub fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over => Turn::Over(outcome(self)),
            _ => Turn::Act(self.active),
        }
    }
}

fn outcome(table: &Table) -> Outcome {
    let (governors, kings) = (table.governors, table.kings);
    let mut scores = PerSeat::default();
    for seat in Seat::all(table.seats) {
        scores[seat] = table.players[seat].points.iter().map(|points| i32::from(*points)).sum();
    }
    let shared = governors.len() > 1 || kings.len() > 1;
    let end = match (table.seats, governors.is_empty(), kings.is_empty()) {
        (2, true, true) => 7,
        _ if shared => 4,
        (2, false, _) => 5,
        (2, ..) => 6,
        (_, true, _) => 3,
        _ if governors == kings => 2,
        _ => u8::from(governors.0 > kings.0),
    };
    let ties = PerSeat::from_fn(|seat| {
        let titles = Colour::ALL.into_iter().zip([governors, kings]);
        titles.filter(|(_, bearers)| bearers.has(seat)).map(|(title, _)| rank(title)).sum()
    });
    Outcome { end, winners: SeatSet(governors.0 | kings.0), scores, ties }
}

/// Returns what a title adds to [`Outcome::ties`], which ranks seats with equal totals.
fn rank(title: Colour) -> u8 {
    match title {
        Colour::Blue => 2,
        Colour::Red => 1,
    }
}

/// Whether a seat has won a title, alone or shared.
pub(super) fn has_title(outcome: &Outcome, seat: Seat, title: Colour) -> bool {
    outcome.ties[seat] & rank(title) != 0
}
