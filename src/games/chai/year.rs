//! The year: the assistant's walk, the roll, turns, and the end of the year.
//!
//! Part of `apply`; docs/rules/chai.md 3, 4 and 8.

use super::apply::{Play, Progress};
use super::data::{CardId, FIRST_YEAR, ShipId, WORKERS, YEAR_CARDS, YEARS};
use super::events::Event;
use super::legal;
use super::pieces::{Dice, TeaSet};
use super::places::Pier;
use super::state::{Side, Stage, Work};
use crate::engine::{EventSink, PerSeat, Seat};

impl<L: EventSink<Event>> Play<'_, L> {
    /// Returns the calendar year.
    pub fn year(&self) -> u16 {
        FIRST_YEAR + u16::from(self.state.table.year)
    }

    /// Begins a year; the holder of the coin is the starter.
    pub fn begin_year(&mut self) {
        let table = self.table();
        table.starter = table.coin;
        table.turn = table.coin;
        table.stage = Stage::Walk;
        table.turns += 1;
        let (year, starter) = (self.year(), self.state.table.starter);
        self.sink.emit(|| Event::YearBegan { year, starter });
    }

    /// Asks merchants who have yet to choose the side of their card, the starter first; then continues the year.
    pub fn ask_sides(&mut self, chooses: [bool; 2]) {
        let table = self.table();
        let next = table.order().into_iter().find(|seat| chooses[seat.index()]);
        table.turn = next.unwrap_or(table.starter);
        table.stage = if next.is_some() { Stage::Sides(chooses) } else { Stage::Walk };
    }

    /// Records the side chosen by the merchant whose turn it is.
    pub fn choose_side(&mut self, side: Side) {
        let table = self.table();
        let (seat, Stage::Sides(mut chooses)) = (table.turn, table.stage) else { return };
        table.merchants[seat].side = side;
        let tea = table.merchants[seat].tea;
        chooses[seat.index()] = false;
        self.sink.emit(|| Event::SideChosen { seat, tea, side });
        self.ask_sides(chooses);
    }

    /// Asks the starter to walk the assistant; the automaton always walks one marker.
    pub fn start_year(&mut self) -> Progress {
        if self.state.table.is_automaton(self.state.table.starter) {
            self.walk(1);
            Progress::Continue
        } else {
            Progress::AwaitDecision
        }
    }

    /// Walks the assistant to a marker, which then benefits both merchants.
    pub fn walk(&mut self, steps: u8) {
        let table = self.table();
        let seat = table.starter;
        let marker_place = table.road.ahead(steps);
        table.chosen = Some((marker_place.0 as u8, marker_place.1 as u8));
        table.stage = Stage::Benefit(0);
        let face = table.road.face(marker_place);
        let marker = table.road.markers[marker_place.0][marker_place.1];
        self.sink.emit(|| Event::Walked { seat, steps, marker, teas: face.teas, units: face.units });
    }

    /// Gives the next merchant the marker's benefit; once both have had it, carries the marker to the other board.
    pub fn benefit(&mut self, order: u8) -> Progress {
        let table = self.table();
        let Some((side, index)) = table.chosen else { return Progress::AwaitDecision };
        let marker_place = (usize::from(side), usize::from(index));
        let seats = table.order();
        if let Some(seat) = seats.get(usize::from(order)) {
            table.stage = Stage::Benefit(order + 1);
            if !table.is_automaton(*seat) {
                table.turn = *seat;
                table.turns += u16::from(order > 0);
                let face = table.road.face(marker_place);
                table.push(Work::Units { seat: *seat, left: face.units, chosen: TeaSet::default() });
                table.push(Work::Shown { seat: *seat, teas: face.teas });
            }
            return Progress::Continue;
        }
        let marker = table.road.markers[marker_place.0][marker_place.1];
        table.road.carry(marker_place);
        table.chosen = None;
        table.stage = Stage::Roll;
        self.sink.emit(|| Event::MarkerCarried { marker, to: 1 - side });
        Progress::Continue
    }

    pub fn roll_dice(&mut self, count: u8) -> Dice {
        let mut dice = Dice::NONE;
        for _ in 0..count {
            dice.add(self.chance.below(6) as u8 + 1);
        }
        dice
    }

    /// Rolls all workers, seat 0 first, and turns up the year card in a solo game.
    pub fn roll(&mut self) -> Progress {
        for seat in Seat::all(2) {
            let dice = self.roll_dice(WORKERS);
            self.merchant(seat).dice = dice;
            self.sink.emit(|| Event::Rolled { seat, dice });
        }
        if self.state.table.solo {
            let card = self.state.years[usize::from(self.state.table.year)];
            let year = FIRST_YEAR + u16::from(card);
            self.sink.emit(|| Event::YearCard { year, errands: YEAR_CARDS[usize::from(card)] });
        }
        let table = self.table();
        table.entry = 0;
        table.stage = Stage::Turn;
        let starter = table.starter;
        self.begin_turn(starter);
        Progress::Continue
    }

    fn begin_turn(&mut self, seat: Seat) {
        let table = self.table();
        (table.turn, table.placed, table.used_free_action) = (seat, false, false);
        table.turns += 1;
    }

    /// Continues the turn: to its placement, to free actions after it, or to the next merchant.
    pub fn turn(&mut self) -> Progress {
        let table = &self.state.table;
        let merchant = &table.merchants[table.turn];
        if table.is_automaton(table.turn) {
            if table.placed {
                self.end_turn();
            } else {
                self.run_errand();
            }
            return Progress::Continue;
        }
        if !table.placed || legal::can_change(merchant) || legal::can_use_ability(table, table.turn) {
            return Progress::AwaitDecision;
        }
        self.end_turn();
        Progress::Continue
    }

    /// Passes the turn to the next merchant with workers who has not passed; if there is none, ends the year.
    pub fn end_turn(&mut self) {
        let table = &self.state.table;
        let active = |seat: &Seat| {
            let merchant = &table.merchants[*seat];
            !merchant.passed && (!merchant.dice.is_empty() || !merchant.market_only.is_empty())
        };
        match [Seat(1 - table.turn.0), table.turn].into_iter().find(active) {
            Some(seat) => self.begin_turn(seat),
            None => self.table().stage = Stage::Harbour(0, 0),
        }
    }

    /// Takes reserved ships one by one: the starter's first, slots 1 to 3, then the deck.
    pub fn take_ships(&mut self, order: u8, target: u8) -> Progress {
        let table = self.table();
        let seats = table.order();
        let Some(seat) = seats.get(usize::from(order)).copied() else {
            table.stage = Stage::Production(0);
            return Progress::Continue;
        };
        if target == 0 && !table.is_automaton(seat) {
            table.turn = seat;
            table.turns += 1;
        }
        table.stage = if target == 3 { Stage::Harbour(order + 1, 0) } else { Stage::Harbour(order, target + 1) };
        let pier = Pier(target);
        if table.runs[pier.index()].is_none_or(|run| run.owner != seat) {
            return Progress::Continue;
        }
        let automaton = table.is_automaton(seat);
        let ship = match table.ships.get_mut(pier.index()) {
            Some(slot) => slot.take(),
            None if automaton => self.state.ships.draw().map(ShipId::new),
            None => {
                self.state.ships.reveal(4); // taking three uncovers the fourth
                let ships = || (0..3).filter_map(|depth| self.state.ships.peek(depth)).map(ShipId::new).collect();
                self.sink.emit(|| Event::ShipsSearched { seat, ships: ships() });
                self.table().push(Work::ShipSearch(seat));
                return Progress::Continue;
            }
        };
        if let Some(ship) = ship {
            self.sink.emit(|| Event::ShipTaken { seat, ship, pier });
            if automaton {
                self.sail(seat, ship);
            } else {
                self.table().push(Work::Dock { seat, ship });
            }
        }
        Progress::Continue
    }

    /// Lets the merchants spend the points of the production house, the starter first.
    pub fn production(&mut self, order: u8) -> Progress {
        let table = self.table();
        let seats = table.order();
        let Some(seat) = seats.get(usize::from(order)).copied() else {
            table.stage = Stage::Cleanup;
            return Progress::Continue;
        };
        table.stage = Stage::Production(order + 1);
        let points = table.movement(seat);
        if points > 0 && !table.is_automaton(seat) {
            table.turn = seat;
            table.push(Work::Steps { seat, left: points });
            self.sink.emit(|| Event::Movement { seat, points });
        }
        Progress::Continue
    }

    /// Returns the workers, refills harbour and market, and checks for the end of the game.
    pub fn clean_up(&mut self) -> Progress {
        let year = self.year();
        self.sink.emit(|| Event::YearEnded { year });
        let table = self.table();
        for merchant in &mut table.merchants.0 {
            (merchant.dice, merchant.market_only) = (Dice::NONE, Dice::NONE);
            (merchant.used, merchant.passed) = (false, false);
        }
        (table.stalls, table.halls) = ([None; 6], [None; 4]);
        (table.pile, table.spent, table.gatherers) = (Dice::NONE, Dice::NONE, PerSeat([Dice::NONE; 2]));
        (table.runs, table.crews) = ([None; 4], [None; 3]);
        (table.used_free_action, table.placed, table.entry) = (false, false, 0);
        self.fill_harbour();
        self.renew_market();
        let table = self.table();
        let end = if Seat::all(2).any(|seat| table.has_reached_goal(seat)) {
            Some(super::GOAL_REACHED)
        } else if table.year + 1 == YEARS {
            Some(super::LAST_YEAR)
        } else {
            None
        };
        match end {
            Some(end) => {
                table.stage = Stage::Over(end);
                self.sink.emit(|| Event::Ended { end });
            }
            None => {
                table.year += 1;
                self.begin_year();
            }
        }
        Progress::Continue
    }

    /// Fills empty harbour slots in order while the deck lasts.
    pub fn fill_harbour(&mut self) {
        for slot in 0..3 {
            if self.state.table.ships[slot].is_none()
                && let Some(ship) = self.state.ships.draw().map(ShipId::new)
            {
                self.table().ships[slot] = Some(ship);
                self.sink.emit(|| Event::HarbourDealt { ship, slot: slot as u8 + 1 });
            }
        }
    }

    /// Puts the card in slot 1 under the deck, slides the others down and deals cards into the empty slots. If the deck
    /// is empty after that, the market closes for good.
    fn renew_market(&mut self) {
        if self.state.table.closed {
            return;
        }
        if let Some(card) = self.table().market[0].take() {
            self.state.cards.put_under(card.number());
            self.sink.emit(|| Event::MarketCleared { card });
        }
        let mut lowest = 0;
        for slot in 0..5 {
            if let Some(card) = self.table().market[slot].take() {
                self.table().market[lowest] = Some(card);
                self.sink.emit(|| Event::MarketSlid { card, from: slot as u8 + 1, to: lowest as u8 + 1 });
                lowest += 1;
            }
        }
        self.fill_market();
        if self.state.cards.is_empty() {
            self.table().closed = true;
            self.sink.emit(|| Event::MarketClosed);
        }
    }

    /// Fills empty market slots from the lowest up while the deck lasts.
    pub fn fill_market(&mut self) {
        while let Some(slot) = self.state.table.market.iter().position(Option::is_none)
            && let Some(card) = self.state.cards.draw().map(CardId::new)
        {
            self.table().market[slot] = Some(card);
            self.sink.emit(|| Event::MarketDealt { card, slot: slot as u8 + 1 });
        }
    }
}
