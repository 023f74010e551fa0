//! Allegiances: the call of the Crown, a player's progress towards a condition, and its fulfilment.
//!
//! Called by `apply` and `rounds` whenever something relevant to an allegiance changes, by `legal` for the payments,
//! and by the page, which shows the progress.

use super::data::{self, Condition};
use super::events::Event;
use super::pieces::*;
use super::state::{Player, Table};
use crate::engine::{EventSink, Seat};

/// A count that a player has, and the count required.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The present count, including any excess.
    pub have: u16,
    /// The required count.
    pub need: u8,
}

impl Tally {
    fn new(have: impl Into<u16>, need: u8) -> Tally {
        Tally { have: have.into(), need }
    }
    fn is_full(self) -> bool {
        self.have >= self.need.into()
    }
}

/// A player's progress towards the condition of an allegiance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// A count of one kind.
    Count(Tally),
    /// Counts of buildings, captains and contracts.
    Each([Tally; 3]),
    /// The present difference between the colours; measured at the end.
    Apart(u16),
    Dollars(Tally),
    /// The goods still missing for a payment.
    Missing(Goods),
}

impl Player {
    /// Returns this player's progress towards the condition of an allegiance, sworn to or not.
    pub fn progress(&self, card: Allegiance) -> Progress {
        let size = |set: u32| set.count_ones() as u16;
        match card.condition() {
            Condition::Buildings(need) => Progress::Count(Tally::new(size(self.buildings), need)),
            Condition::Population(need) => Progress::Count(Tally::new(self.population, need)),
            Condition::Family(need) => {
                let owned = Family::ALL.map(|family| size(self.buildings & data::family_set(family)));
                Progress::Count(Tally::new(owned.into_iter().max().unwrap_or(0), need))
            }
            Condition::Reputation(need) => Progress::Count(Tally::new(self.step, need)),
            Condition::Each(buildings, captains, contracts) => Progress::Each([
                Tally::new(size(self.buildings), buildings),
                Tally::new(size(self.captains), captains),
                Tally::new(size(self.contracts), contracts),
            ]),
            Condition::Balance(_) => Progress::Apart(self.points[0].abs_diff(self.points[1])),
            Condition::Contracts(need) => Progress::Count(Tally::new(size(self.contracts), need)),
            Condition::Captains(need) => Progress::Count(Tally::new(size(self.captains), need)),
            Condition::Dollars(need) => Progress::Dollars(Tally::new(self.money, need)),
            Condition::Pay(goods) => Progress::Missing(goods.missing_from(&self.goods)),
        }
    }

    /// Whether the player holds allegiance 9 or 10 unproved, and can pay for it.
    pub fn can_prove(&self) -> bool {
        let Some(card) = self.allegiance else { return false };
        !self.proved
            && match self.progress(card) {
                Progress::Dollars(tally) => tally.is_full(),
                Progress::Missing(goods) => goods.is_empty(),
                _ => false,
            }
    }

    /// Returns the blue points missing until the Crown calls.
    pub fn points_to_call(&self) -> u16 {
        data::CROWN_CALLS.saturating_sub(self.points[Colour::Blue as usize])
    }
}

impl Table {
    /// Whether a seat has enough blue points for the Crown to call, and no allegiance yet.
    pub(super) fn is_called(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.points_to_call() == 0 && player.allegiance.is_none()
    }

    /// Marks an allegiance as fulfilled for good once its condition holds (docs/rules/tea_and_rum.md 11, rulings 23
    /// and 38).
    pub(super) fn check_allegiance(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let player = &mut self.players[seat];
        let Some(allegiance) = player.allegiance else { return };
        if player.proved {
            return;
        }
        player.proved = match player.progress(allegiance) {
            Progress::Count(tally) => tally.is_full(),
            Progress::Each(tallies) => tallies.into_iter().all(Tally::is_full),
            // The balance is measured once, at the end; the other two are paid.
            Progress::Apart(_) | Progress::Dollars(_) | Progress::Missing(_) => false,
        };
        if player.proved {
            sink.emit(|| Event::Proved { seat, allegiance, dollars: 0, goods: Goods::NONE });
        }
    }

    /// Takes an allegiance and its red points.
    pub(super) fn swear(&mut self, allegiance: Allegiance, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.tasks.pop();
        self.allegiances &= !allegiance.bit();
        self.active_player_mut().allegiance = Some(allegiance);
        sink.emit(|| Event::Swore { seat, allegiance });
        self.gain_points(Colour::Red, allegiance.red(), Source::Allegiance, sink);
        self.check_allegiance(seat, sink);
    }

    /// Pays what allegiance 9 or 10 demands.
    pub(super) fn prove(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let Some(allegiance) = self.active_player().allegiance else { return };
        let (dollars, goods) = match allegiance.condition() {
            Condition::Dollars(dollars) => (dollars, Goods::NONE),
            Condition::Pay(goods) => (0, goods),
            _ => return,
        };
        self.active_player_mut().money -= u16::from(dollars);
        self.pay(&goods);
        self.active_player_mut().proved = true;
        sink.emit(|| Event::Proved { seat, allegiance, dollars, goods });
    }
}
