//! The harbour during worker actions: reservations, conflicts, and where the loser goes.
//!
//! Part of `apply`; docs/rules/chai.md 6.4. Ships are taken at the end of the year, in `year`.

use super::apply::{Play, Step};
use super::events::{Chosen, Event};
use super::legal;
use super::pieces::Dice;
use super::places::{Pier, Run};
use super::state::Work;
use crate::engine::{EventSink, Seat};

impl<L: EventSink<Event>> Play<'_, L> {
    /// A run is placed on a ship. A weaker run that lies there is displaced, and may answer.
    pub fn reserve(&mut self, seat: Seat, pier: Pier, low: u8, high: u8) {
        let table = self.table();
        table.placed = true;
        table.merchants[seat].dice.leave(Dice::run(low, high));
        let ship = table.ship_in_harbour(pier);
        self.sink.emit(|| Event::Reserved { seat, pier, ship, low, high });
        self.occupy(pier, Run { owner: seat, low, high });
    }

    fn occupy(&mut self, pier: Pier, run: Run) {
        let displaced = self.table().runs[pier.index()].replace(run);
        if let Some(run) = displaced {
            let Run { owner: seat, low, high } = run;
            let ship = self.table().ship_in_harbour(pier);
            self.sink.emit(|| Event::Displaced { seat, pier, ship, low, high });
            self.table().push(Work::Conflict { pier, run });
        }
    }

    /// The displaced merchant is asked when an answer or a value change is possible. The automaton
    /// and whoever has passed cannot answer.
    pub fn conflict(&mut self, pier: Pier, run: Run) -> Step {
        let table = &self.state.table;
        let merchant = &table.merchants[run.owner];
        let able = !table.is_automaton(run.owner)
            && !merchant.passed
            && (legal::can_change(merchant) || legal::answers(table, pier, run).next().is_some());
        if able {
            return Step::Asks;
        }
        self.let_go(run);
        Step::Went
    }

    /// The displaced merchant comes back with more workers: the roles change.
    pub fn answer(&mut self, pier: Pier, old: Run, low: u8, high: u8) {
        let seat = old.owner;
        let mut added = Dice::run(low, high);
        added.leave(Dice::run(old.low, old.high));
        self.merchant(seat).dice.leave(added);
        self.table().pop();
        self.sink.emit(|| Event::Answered { seat, pier, low, high });
        self.occupy(pier, Run { owner: seat, low, high });
    }

    /// The displaced run must look for another ship.
    pub fn let_go(&mut self, run: Run) {
        self.sink.emit(|| Event::LetGo { seat: run.owner });
        self.table().replace(Work::Relocate { run, fresh: false });
    }

    /// A run goes to a free target; with none free its workers go home.
    pub fn relocate(&mut self, run: Run, fresh: bool) -> Step {
        let automaton = self.state.table.is_automaton(run.owner);
        let (one, more) = if automaton {
            let (mut best, _) = legal::best_ships(self.state);
            (best.next(), best.next().is_some())
        } else {
            let mut free = legal::free_piers(&self.state.table, self.state.ships.len());
            (free.next(), free.next().is_some())
        };
        match one {
            Some(_) if more => return Step::Asks,
            Some(pier) => self.send(run, fresh, pier, false),
            None => {
                self.table().pop();
                let dice = Dice::run(run.low, run.high);
                self.merchant(run.owner).dice.join(dice);
                self.sink.emit(|| Event::Returned { seat: run.owner, dice });
            }
        }
        Step::Went
    }

    /// A run is put on a free target; `asked` says that somebody chose it.
    pub fn send(&mut self, run: Run, fresh: bool, pier: Pier, asked: bool) {
        let Run { owner: seat, low, high } = run;
        let ship = self.state.table.ship_in_harbour(pier);
        if self.state.table.is_automaton(seat) {
            let (best, by_tea) = legal::best_ships(self.state);
            let tied = best.count() as u8;
            let how = if asked {
                Chosen::ByYou
            } else if by_tea {
                Chosen::OwnTea
            } else {
                Chosen::Highest
            };
            self.sink.emit(|| Event::AutomatonShip { pier, ship, tied, how });
        }
        self.table().pop();
        self.table().runs[pier.index()] = Some(run);
        if fresh {
            self.sink.emit(|| Event::Reserved { seat, pier, ship, low, high });
        } else {
            self.sink.emit(|| Event::Relocated { seat, pier, ship, low, high });
        }
    }
}
