//! The end of the game, strictly in order: sale, exchange, ten apart at most, titles (docs/rules/tea_and_rum.md 9, 10).
//!
//! Called by `rounds` between the steps in which players are asked.

use super::data::{self, Condition};
use super::events::Event;
use super::pieces::*;
use super::state::{Stage, Table};
use crate::engine::{EventSink, Outcome, PerSeat, Seat, SeatSet, Turn};

/// How a game can end. [`Outcome`] holds only who won, so that this says who bears which of two titles.
pub const ENDS: &[&str] = &[
    "Governor and Pirate King, the Governor in the lower seat",
    "Pirate King and Governor, the Pirate King in the lower seat",
    "One player bears both titles",
    "No Governor, only a Pirate King",
    "A title is shared",
    "Two players: the Governor wins",
    "Two players: the Pirate King wins",
    "Two players: nobody wins",
];

impl Table {
    /// Step 3: everything is sold at base price, without plates.
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

    /// The chests are opened: what was exchanged, steps 5 to 7, and the game is over.
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
            self.trim(seat, sink);
        }
        self.stage = Stage::Over;
        self.award(sink);
    }

    /// Step 5: the larger colour falls to ten above the smaller; then allegiance 6 is measured.
    fn trim(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let player = &mut self.players[seat];
        let [blue, red] = player.points;
        let colour = if blue > red { Colour::Blue } else { Colour::Red };
        let excess = blue.abs_diff(red).saturating_sub(data::MOST_APART);
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

    /// Steps 6 and 7; with two players only the title that the victory cards decided.
    fn award(&mut self, sink: &mut impl EventSink<Event>) {
        let decided = (self.seats == 2).then(|| self.decided().unwrap_or(Colour::Red));
        for title in Colour::ALL.into_iter().filter(|title| decided.is_none_or(|only| only == *title)) {
            let seats = self.bearers(title);
            match title {
                Colour::Blue => self.governors = seats,
                Colour::Red => self.kings = seats,
            }
            sink.emit(|| Event::Crowned { title, seats });
        }
    }

    /// Who has most of the colour; of equals, most of the other; of equals still, all. A Governor must have proved an
    /// allegiance.
    fn bearers(&self, title: Colour) -> SeatSet {
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
    /// Whose decision it is, or how the game ended.
    pub fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over => Turn::Over(outcome(self)),
            _ => Turn::Act(self.active),
        }
    }
}

/// How the game ended.
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

/// What bearing a title adds to [`Outcome::ties`]: of equal totals who bears more stands first.
fn rank(title: Colour) -> u8 {
    match title {
        Colour::Blue => 2,
        Colour::Red => 1,
    }
}

/// Whether a seat bears a title at the end, also where it is shared.
pub(super) fn bears(outcome: &Outcome, seat: Seat, title: Colour) -> bool {
    outcome.ties[seat] & rank(title) != 0
}
