//! The dock: ships arrive, load and sail, and junks take tea from other ships.
//!
//! Part of `apply`; docs/rules/chai.md 7.4.

use super::apply::{Play, Progress};
use super::data::ShipId;
use super::events::Event;
use super::legal;
use super::pieces::{Tea, Teas};
use super::places::{Berth, Space};
use super::score;
use super::state::{Hand, Work};
use crate::engine::{EventSink, Seat};

impl<L: EventSink<Event>> Play<'_, L> {
    /// Handles a token that reaches the dock: it is loaded onto a ship that needs it, or waits.
    pub fn reach_dock(&mut self, hand: Hand) -> Progress {
        let Hand { seat, tea, .. } = hand;
        let merchant = &self.state.table.merchants[seat];
        let mut berths = Berth::ALL.into_iter().filter(|berth| merchant.ship_needs(*berth, tea));
        match (berths.next(), berths.next()) {
            (None, _) => {
                self.table().pop();
                self.merchant(seat).tokens[Space::Dock.index()].add(tea);
                Progress::Continue
            }
            (Some(berth), None) => {
                self.table().pop();
                self.load(seat, berth, tea);
                Progress::Continue
            }
            _ => {
                self.table().replace(Work::Hand(hand));
                Progress::AwaitDecision
            }
        }
    }

    /// Loads a token that is in hand; a full ship sets sail.
    pub fn load(&mut self, seat: Seat, berth: Berth, tea: Tea) {
        let merchant = self.merchant(seat);
        let Some(ship) = merchant.berths[berth.index()] else { return };
        let cargo = &mut merchant.cargo[berth.index()];
        cargo.add(tea);
        let full = cargo.total() == ship.ship().size;
        self.sink.emit(|| Event::Loaded { seat, berth, ship, tea });
        if full {
            let table = self.table();
            let merchant = &mut table.merchants[seat];
            table.supply.add_all(core::mem::take(&mut merchant.cargo[berth.index()]));
            merchant.berths[berth.index()] = None;
            self.sail(seat, ship);
        }
    }

    /// Sails a ship and scores it for its merchant.
    pub fn sail(&mut self, seat: Seat, ship: ShipId) {
        let had_been_reached = Seat::all(2).any(|seat| self.state.table.has_reached_goal(seat));
        let merchant = self.merchant(seat);
        merchant.sailed |= 1 << ship.number();
        let bonus = score::ship_bonus(merchant, ship);
        let table = &self.state.table;
        // The automaton's ships sail when the year is all but over.
        let reaches_goal = !had_been_reached && table.has_reached_goal(seat) && !table.is_automaton(seat);
        self.sink.emit(|| Event::Sailed { seat, ship, reaches_goal });
        self.points(seat, score::SHIPS, i32::from(ship.ship().points));
        self.points(seat, score::MERCHANT, bonus);
    }

    /// Docks a ship in the lowest free berth; if none is free, a waiting ship must be discarded first.
    pub fn dock(&mut self, seat: Seat, ship: ShipId) -> Progress {
        let berths = &self.state.table.merchants[seat].berths;
        let Some(free) = berths.iter().position(Option::is_none) else { return Progress::AwaitDecision };
        let berth = Berth(free as u8);
        self.merchant(seat).berths[free] = Some(ship);
        self.sink.emit(|| Event::Docked { seat, ship, berth });
        self.table().replace(Work::Loading(seat));
        if ship.ship().is_junk() && self.can_rob(seat, berth, ship) {
            self.table().push(Work::Junk { seat, berth, begun: false });
        }
        Progress::Continue
    }

    /// Puts a waiting ship under the deck and returns its tokens to the supply. The new ship, still pending, then
    /// finds the berth free.
    pub fn discard_ship(&mut self, seat: Seat, berth: Berth) {
        let table = self.table();
        let merchant = &mut table.merchants[seat];
        let Some(old) = merchant.berths[berth.index()].take() else { return };
        let cargo = core::mem::take(&mut merchant.cargo[berth.index()]);
        table.supply.add_all(cargo);
        self.state.ships.put_under(old.number());
        self.sink.emit(|| Event::ShipDiscarded { seat, ship: old, tokens: cargo.total() });
    }

    /// Whether the other waiting ships hold tokens and, together with the dock, enough of them to fill a junk.
    fn can_rob(&self, seat: Seat, berth: Berth, junk: ShipId) -> bool {
        let merchant = &self.state.table.merchants[seat];
        let others = Berth::ALL.into_iter().filter(|other| *other != berth);
        let aboard: u8 = others.map(|other| merchant.cargo[other.index()].total()).sum();
        aboard > 0 && aboard + merchant.tokens[Space::Dock.index()].total() >= junk.ship().size
    }

    /// Offers tea from other ships to a junk; once begun, the junk must be filled.
    pub fn junk(&mut self, seat: Seat, berth: Berth, begun: bool) -> Progress {
        if !begun {
            return Progress::AwaitDecision;
        }
        let merchant = &self.state.table.merchants[seat];
        if merchant.berths[berth.index()].is_none() {
            self.table().pop();
            return Progress::Continue;
        }
        let dock = merchant.tokens[Space::Dock.index()].kinds().map(|tea| (None, tea));
        let aboard = |other: Berth| merchant.cargo[other.index()].kinds().map(move |tea| (Some(other), tea));
        let others = Berth::ALL.into_iter().filter(|other| *other != berth).flat_map(aboard);
        let mut choices = dock.chain(others);
        match (choices.next(), choices.next()) {
            (Some((from, tea)), None) => {
                drop(choices);
                self.rob(seat, berth, from, tea);
                Progress::Continue
            }
            _ => Progress::AwaitDecision,
        }
    }

    /// Moves a token into the junk from another ship, or from the dock.
    pub fn rob(&mut self, seat: Seat, junk: Berth, from: Option<Berth>, tea: Tea) {
        self.table().replace(Work::Junk { seat, berth: junk, begun: true });
        let merchant = self.merchant(seat);
        let source: &mut Teas = match from {
            Some(berth) => &mut merchant.cargo[berth.index()],
            None => &mut merchant.tokens[Space::Dock.index()],
        };
        source.remove(tea);
        if let Some(berth) = from {
            self.sink.emit(|| Event::Robbed { seat, berth, tea });
        }
        self.load(seat, junk, tea);
    }

    /// Loads tokens from the dock onto ships that need them; the owner chooses which and where.
    pub fn loading(&mut self, seat: Seat) -> Progress {
        let merchant = &self.state.table.merchants[seat];
        let mut loads = legal::loads(merchant);
        match (loads.next(), loads.next()) {
            (None, _) => {
                drop(loads);
                self.table().pop();
                Progress::Continue
            }
            (Some((berth, tea)), None) => {
                drop(loads);
                self.merchant(seat).tokens[Space::Dock.index()].remove(tea);
                self.load(seat, berth, tea);
                Progress::Continue
            }
            _ => Progress::AwaitDecision,
        }
    }
}
