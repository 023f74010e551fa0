//! The street: placements on the Harvest, Market, Palace and Production boards, and the search of the top cards of a
//! deck.
//!
//! Part of `apply`; docs/rules/chai.md 6.1 to 6.3 and 6.5. Ships are reserved in `harbour`.

use super::apply::{Play, Progress};
use super::data::{CardId, ShipId};
use super::events::{Event, Gain};
use super::pieces::{Dice, Tea};
use super::places::{Crew, Hall, Worker};
use super::state::Work;
use crate::engine::{EventSink, Seat};

impl<L: EventSink<Event>> Play<'_, L> {
    /// Places one worker for one token; the yellow merchant may take a second of another tea.
    pub fn harvest(&mut self, seat: Seat, die: u8, tea: Tea, twice: bool) {
        let table = self.table();
        table.placed = true;
        table.merchants[seat].dice.remove(die);
        table.gatherers[seat].add(die);
        self.sink.emit(|| Event::Harvested { seat, die, tea });
        if twice {
            self.use_ability(seat);
            self.table().push(Work::Second { seat, first: tea });
        }
        self.gain(seat, tea, Gain::Harvest);
    }

    /// Places one worker in a market slot for its card, or in slot 6 (or with the black merchant's ability) for one of
    /// the top three.
    pub fn market(&mut self, seat: Seat, die: u8, slot: u8, deck: bool) {
        let table = self.table();
        table.placed = true;
        table.merchants[seat].dice.remove(die);
        table.stalls[usize::from(slot) - 1] = Some(Worker::new(seat, die));
        let search = deck || slot == 6;
        let card = if search { None } else { table.market[usize::from(slot) - 1].take() };
        self.sink.emit(|| Event::Marketed { seat, die, slot, card });
        if deck {
            self.use_ability(seat);
        }
        match card {
            Some(card) => self.table().push(Work::Plant { seat, card }),
            None => {
                self.state.cards.reveal(4); // taking three uncovers the fourth
                let cards = || (0..3).filter_map(|depth| self.state.cards.peek(depth)).map(CardId::new).collect();
                self.sink.emit(|| Event::Searched { seat, cards: cards() });
                self.table().push(Work::Search(seat));
            }
        }
    }

    /// Searches the top cards of the plantation deck; a single card needs no choice.
    pub fn search(&mut self, seat: Seat) -> Progress {
        if self.state.cards.len() > 1 {
            return Progress::AwaitDecision;
        }
        self.keep(seat, 1);
        Progress::Continue
    }

    /// Keeps the card at place `number` from the top, from 1. If two of three remain, their order is asked for next.
    pub fn keep(&mut self, seat: Seat, number: u8) {
        let count = self.state.cards.len().min(3);
        let Some(card) = self.state.cards.take(usize::from(number) - 1) else { return };
        let card = CardId::new(card);
        self.state.cards.reveal(1);
        self.sink.emit(|| Event::Kept { seat, card });
        self.table().replace(Work::Plant { seat, card });
        if count == 3 {
            self.table().push(Work::Top(seat));
        }
    }

    /// Puts one of the two remaining cards on top: the first or the second from the top, 1 or 2.
    pub fn lay_on_top(&mut self, seat: Seat, number: u8) {
        self.table().pop();
        if number == 2 {
            self.state.cards.swap_top();
        }
        if let Some(card) = self.state.cards.peek(0).map(CardId::new) {
            self.sink.emit(|| Event::Topped { seat, card });
        }
    }

    /// Searches the top ships of the ship deck; a single ship needs no choice.
    pub fn search_ships(&mut self, seat: Seat) -> Progress {
        if self.state.ships.len() > 1 {
            return Progress::AwaitDecision;
        }
        self.keep_ship(seat, 1);
        Progress::Continue
    }

    /// Keeps the ship at place `number` from the top, from 1. If two of three remain, their order is asked for next.
    pub fn keep_ship(&mut self, seat: Seat, number: u8) {
        let count = self.state.ships.len().min(3);
        let Some(ship) = self.state.ships.take(usize::from(number) - 1) else { return };
        let ship = ShipId::new(ship);
        self.state.ships.reveal(1);
        self.sink.emit(|| Event::ShipKept { seat, ship });
        self.table().replace(Work::Dock { seat, ship });
        if count == 3 {
            self.table().push(Work::ShipTop(seat));
        }
    }

    /// Puts one of the two remaining ships on top: the first or the second from the top, 1 or 2.
    pub fn lay_ship_on_top(&mut self, seat: Seat, number: u8) {
        self.table().pop();
        if number == 2 {
            self.state.ships.swap_top();
        }
        if let Some(ship) = self.state.ships.peek(0).map(ShipId::new) {
            self.sink.emit(|| Event::ShipTopped { seat, ship });
        }
    }

    pub fn palace(&mut self, seat: Seat, hall: Hall, die: u8) {
        let table = self.table();
        table.placed = true;
        table.merchants[seat].dice.remove(die);
        table.halls[hall as usize] = Some(Worker::new(seat, die));
        self.sink.emit(|| Event::PalaceUsed { seat, hall, die });
        match hall {
            Hall::Move => self.table().push(Work::Carry(seat)),
            Hall::Swap => self.ask_exchange(seat),
            Hall::Refresh => self.refresh(seat),
            Hall::Coin => self.take_coin(seat),
        }
    }

    /// Takes the first-player coin, which takes effect next year.
    pub fn take_coin(&mut self, seat: Seat) {
        self.table().coin = seat;
        self.sink.emit(|| Event::CoinTaken { seat });
    }

    pub fn produce(&mut self, seat: Seat, value: u8, count: u8) {
        let table = self.table();
        table.placed = true;
        table.merchants[seat].dice.remove_all(Dice::of_one_value(value, count));
        let crew = Crew { owner: seat, value, count };
        let position = self.rank(crew);
        self.sink.emit(|| Event::Produced { seat, value, count, position });
    }

    /// Inserts a set by rank and returns its position. A fourth set leaves the board: its workers return, the
    /// automaton's for the market only.
    ///
    /// The new set must not itself rank fourth.
    pub fn rank(&mut self, crew: Crew) -> u8 {
        let table = self.table();
        let above = table.crews.iter().take_while(|other| other.is_some_and(|other| other.ranks_above(crew)));
        let position = above.count();
        debug_assert!(position < 3, "the new set would be fourth");
        let displaced = table.crews[2];
        table.crews.copy_within(position..2, position + 1);
        table.crews[position] = Some(crew);
        if let Some(Crew { owner, value, count }) = displaced {
            let dice = Dice::of_one_value(value, count);
            let returns_to_market = table.is_automaton(owner);
            let merchant = &mut table.merchants[owner];
            if returns_to_market {
                merchant.market_only.add_all(dice)
            } else {
                merchant.dice.add_all(dice)
            }
            self.sink.emit(|| Event::Returned { seat: owner, dice });
        }
        position as u8
    }

    /// Adds workers to the set at `position`, which then ranks below identical sets.
    pub fn join(&mut self, position: u8, added: u8) {
        let table = self.table();
        table.placed = true;
        let position = usize::from(position);
        let Some(Crew { owner: seat, value, count }) = table.crews[position].take() else { return };
        table.crews.copy_within(position + 1.., position);
        table.crews[2] = None;
        table.merchants[seat].dice.remove_all(Dice::of_one_value(value, added));
        let count = count + added;
        let position = self.rank(Crew { owner: seat, value, count });
        self.sink.emit(|| Event::Joined { seat, value, added, count, position });
    }
}
