//! The harbour during worker actions: reservations, conflicts, and displaced runs.
//!
//! Part of `apply`; docs/rules/chai.md 6.4. Ships are taken at the end of the year, in `year`.

use super::apply::{Play, Progress};
use super::events::{Event, ShipReason};
use super::legal;
use super::pieces::Dice;
use super::places::{Pier, Run};
use super::state::Work;
use crate::engine::{EventSink, Seat};

impl<L: EventSink<Event>> Play<'_, L> {
    /// Places a run on a ship. A weaker run there is displaced, and its owner may answer.
    pub fn reserve(&mut self, seat: Seat, pier: Pier, low: u8, high: u8) {
        let table = self.table();
        table.placed = true;
        table.merchants[seat].dice.remove_all(Dice::run(low, high));
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

    /// Waits for the displaced merchant if an answer or a value change is possible; otherwise ends the conflict. The
    /// automaton and a merchant who has passed cannot answer.
    pub fn conflict(&mut self, pier: Pier, run: Run) -> Progress {
        let table = &self.state.table;
        let merchant = &table.merchants[run.owner];
        let can_answer = !table.is_automaton(run.owner)
            && !merchant.passed
            && (legal::can_change(merchant) || legal::answers(table, pier, run).next().is_some());
        if can_answer {
            return Progress::AwaitDecision;
        }
        self.let_go(run);
        Progress::Continue
    }

    /// Answers with more workers, which displaces the other run in turn.
    pub fn answer(&mut self, pier: Pier, old: Run, low: u8, high: u8) {
        let seat = old.owner;
        let mut added = Dice::run(low, high);
        added.remove_all(Dice::run(old.low, old.high));
        self.merchant(seat).dice.remove_all(added);
        self.table().pop();
        self.sink.emit(|| Event::Answered { seat, pier, low, high });
        self.occupy(pier, Run { owner: seat, low, high });
    }

    /// Ends the conflict: the displaced run must find another ship.
    pub fn let_go(&mut self, run: Run) {
        self.sink.emit(|| Event::LetGo { seat: run.owner });
        self.table().replace(Work::Relocate { run, is_own_turn: false });
    }

    /// Moves a run to a free target, asking if there are several; if there is none, its workers return.
    pub fn relocate(&mut self, run: Run, fresh: bool) -> Progress {
        let automaton = self.state.table.is_automaton(run.owner);
        let (one, more) = if automaton {
            let (mut best, _) = legal::best_ships(self.state);
            (best.next(), best.next().is_some())
        } else {
            let mut free = legal::free_piers(&self.state.table, self.state.ships.len());
            (free.next(), free.next().is_some())
        };
        match one {
            Some(_) if more => return Progress::AwaitDecision,
            Some(pier) => self.send(run, fresh, pier, false),
            None => {
                self.table().pop();
                let dice = Dice::run(run.low, run.high);
                self.merchant(run.owner).dice.add_all(dice);
                self.sink.emit(|| Event::Returned { seat: run.owner, dice });
            }
        }
        Progress::Continue
    }

    /// Places a run on a free target; `asked` is true if a player chose it.
    pub fn send(&mut self, run: Run, fresh: bool, pier: Pier, asked: bool) {
        let Run { owner: seat, low, high } = run;
        let ship = self.state.table.ship_in_harbour(pier);
        if self.state.table.is_automaton(seat) {
            let (best, by_tea) = legal::best_ships(self.state);
            let tied = best.count() as u8;
            let how = if asked {
                ShipReason::ByYou
            } else if by_tea {
                ShipReason::OwnTea
            } else {
                ShipReason::Highest
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
