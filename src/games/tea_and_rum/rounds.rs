//! The phases of a round and the transitions between them (docs/rules/tea_and_rum.md 5, 10 and 14.4).
//!
//! Called by `apply` when no work is pending. Knows whose turn is next, not what a decision does.

use super::data::{self, ORDER, OrderSlot};
use super::events::Event;
use super::pieces::*;
use super::setup::draw;
use super::state::{AUTOMA, SEATS, Stage, Table, Task};
use super::versions;
use crate::engine::{Chance, EventSink, PerSeat, Seat, SeatSet};

impl Table {
    /// Gives the next seat its task, or begins the next phase. Called when no task is pending.
    pub(super) fn advance(&mut self, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        match self.stage {
            Stage::Income => {
                if !self.next_seat() {
                    self.enter(Stage::Ships, sink);
                    self.ships_come(Stage::Ships, chance, sink);
                } else if self.active_player().owns(Building::Foundry) && self.ore_to_smelt() > 0 {
                    self.begin_turn(Task::Foundry);
                }
            }
            Stage::Ships => self.next_buyer(sink),
            Stage::Actions => self.next_worker(chance, sink),
            Stage::Wish => {
                if !self.next_seat() {
                    self.end_round(chance, sink);
                } else if self.is_called(self.active) {
                    self.tasks.push(Task::Swear);
                }
            }
            Stage::LastCaptains => {
                if self.next_seat() {
                    self.begin_turn(Task::LastCaptains);
                } else {
                    self.enter(Stage::Proof, sink);
                }
            }
            Stage::Proof => {
                if self.next_seat() {
                    self.begin_turn(Task::Proof);
                } else {
                    self.sell_out(sink);
                    self.enter(Stage::Exchange, sink);
                }
            }
            Stage::Exchange => {
                if self.next_seat() {
                    self.begin_turn(Task::Exchange);
                    sink.emit(|| Event::Counts { seat: self.active });
                } else {
                    self.finish(sink);
                }
            }
            Stage::Over => {}
        }
    }

    fn enter(&mut self, stage: Stage, sink: &mut impl EventSink<Event>) {
        self.stage = stage;
        self.cursor = 0;
        sink.emit(|| Event::StageBegan { stage });
    }

    fn begin_turn(&mut self, task: Task) {
        self.turns += 1;
        self.tasks.push(task);
    }

    /// Returns the seat at this place in the turn order.
    fn seat_at(&self, place: u8) -> Seat {
        Seat((self.first.0 + place) % self.seats)
    }

    /// Activates the next seat that this phase has not asked yet; returns `false` if all have been asked.
    fn next_seat(&mut self) -> bool {
        if self.cursor == self.seats {
            return false;
        }
        self.active = self.seat_at(self.cursor);
        self.cursor += 1;
        true
    }

    /// Begins a round with phase 1: money for all; then Foundries are asked.
    pub(super) fn begin_round(&mut self, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        self.round += 1;
        let (round, first) = (self.round, self.first);
        sink.emit(|| Event::RoundBegan { round, first });
        if self.seats == 2 {
            let blue = data::VICTORY_CARDS - self.victory_cards(Colour::Blue);
            let red = data::VICTORY_CARDS - self.victory_cards(Colour::Red);
            let colour = if chance.below(u32::from(blue + red)) < u32::from(blue) { Colour::Blue } else { Colour::Red };
            self.victory[usize::from(round) - 1] = Some(colour);
            self.automa = [data::AUTOMA_TILES; 4];
            sink.emit(|| Event::VictoryCard { round, colour });
        }
        self.ships = 0;
        self.passed = SeatSet::default();
        self.ships_come(Stage::Income, chance, sink);
        self.enter(Stage::Income, sink);
        for seat in self.in_order() {
            self.active = seat;
            self.gain_money(self.active_player().population.into(), Source::Income, sink);
            if self.active_player().owns(Building::Church) {
                self.gain_money(data::CHURCH_INCOME.into(), Source::Building, sink);
            }
        }
    }

    /// Draws the ships of the round if they arrive with this stage.
    fn ships_come(&mut self, stage: Stage, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        if versions::ships_come(self.rules) != stage {
            return;
        }
        let mut harbour = (1u32 << Ship::COUNT) - 1;
        if self.player_count_rules().ships == Ship::COUNT {
            self.ships = harbour;
        } else {
            for _ in 0..self.player_count_rules().ships {
                self.ships |= Ship(draw(&mut harbour, chance)).bit();
            }
        }
        let ships = self.ships;
        sink.emit(|| Event::ShipsCame { ships: members(ships).map(Ship).collect() });
    }

    /// Gives the next buyer a turn: one ship per turn, until all have passed.
    fn next_buyer(&mut self, sink: &mut impl EventSink<Event>) {
        if self.passed.len() == usize::from(self.seats) {
            return self.enter(Stage::Actions, sink);
        }
        loop {
            self.active = self.seat_at(self.cursor);
            self.cursor = (self.cursor + 1) % self.seats;
            if !self.passed.has(self.active) {
                return self.begin_turn(Task::Ship);
            }
        }
    }

    /// Gives the next player a worker to move: one per turn; with two players by the order board.
    fn next_worker(&mut self, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        let slot = self.cursor;
        let order = if self.seats == 2 {
            ORDER.get(usize::from(slot)).map(|slot| match slot {
                OrderSlot::First => Some(self.seat_at(0)),
                OrderSlot::Second => Some(self.seat_at(1)),
                OrderSlot::Automa => None,
            })
        } else {
            (slot < self.seats * data::WORKERS).then(|| Some(self.seat_at(slot)))
        };
        self.cursor += 1;
        match order {
            Some(Some(seat)) => {
                self.active = seat;
                self.begin_turn(Task::Turn);
            }
            Some(None) => self.move_automa(chance, sink),
            None => self.grant_wishes(sink),
        }
    }

    /// Draws tiles until one can be carried out; once all eight are out they are shuffled again
    /// (docs/rules/tea_and_rum.md 14.4.7).
    fn move_automa(&mut self, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        loop {
            if self.automa == [0; 4] {
                self.automa = [data::AUTOMA_TILES; 4];
                sink.emit(|| Event::AutomaShuffled);
            }
            let mut index = chance.below(self.automa.iter().copied().map(u32::from).sum());
            let mut drawn = Board::Governor;
            for board in Board::ALL {
                let tiles = u32::from(self.automa[board as usize]);
                if index < tiles {
                    drawn = board;
                    break;
                }
                index -= tiles;
            }
            self.automa[drawn as usize] -= 1;
            if self.row_number(drawn, AUTOMA).is_some() {
                let placed = self.move_worker(drawn, AUTOMA);
                return sink.emit(|| Event::AutomaMoved { board: drawn, placed });
            }
            sink.emit(|| Event::AutomaBlocked { board: drawn });
        }
    }

    /// Grants all rewards of phase 4; the phase then asks the seats that the Crown calls, in turn order.
    fn grant_wishes(&mut self, sink: &mut impl EventSink<Event>) {
        self.enter(Stage::Wish, sink);
        let colour = self.wish_colour();
        let standing: PerSeat<(u8, u8), SEATS> = PerSeat::from_fn(|seat| self.wish_standing(seat));
        for seat in self.in_order() {
            self.active = seat;
            let (symbols, reward) = standing[seat];
            sink.emit(|| Event::Wished { seat, symbols });
            if reward > 0 {
                self.gain_points(colour, reward, Source::Wish, sink);
            }
        }
    }

    /// Returns the number of the seat's symbols of this round's wish, and the points that they would earn now.
    pub fn wish_standing(&self, seat: Seat) -> (u8, u8) {
        let count = |seat: Seat| self.players[seat].wish_symbols(self.wish());
        let best = self.in_order().map(count).max().unwrap_or(0);
        let second = self.in_order().map(count).filter(|count| *count < best).max().unwrap_or(0);
        let tied = self.in_order().filter(|seat| count(*seat) == best).count() > 1;
        let [first, next] = data::REWARDS[usize::from(self.round) - 1];
        let symbols = count(seat);
        let reward = match symbols {
            0 => 0,
            _ if symbols == best => first,
            _ if symbols == second && !tied => next,
            _ => 0,
        };
        (symbols, reward)
    }

    /// Ends the round with phases 5 and 6, or ends the game.
    fn end_round(&mut self, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        for seat in self.in_order() {
            self.active = seat;
            self.grow(sink);
        }
        if self.round == data::ROUNDS {
            return self.enter(Stage::LastCaptains, sink);
        }
        self.slide_contracts(sink);
        self.fill_contracts(chance, sink);
        self.captains_arrive(self.round + 1, chance, sink);
        self.first = self.first.next(self.seats);
        self.begin_round(chance, sink);
    }

    fn slide_contracts(&mut self, sink: &mut impl EventSink<Event>) {
        let count = self.player_count_rules().spaces.len();
        let mut slid = [None; 5];
        let mut free = count;
        for space in (0..count).rev() {
            if let Some(contract) = self.spaces[space] {
                free -= 1;
                slid[free] = Some(contract);
            }
        }
        if slid != self.spaces {
            self.spaces = slid;
            sink.emit(|| Event::ContractsSlid { spaces: slid });
        }
    }

    /// Whether new contracts come when the current round ends: not after the last round.
    pub fn refills_contracts(&self) -> bool {
        self.pile != 0 && self.round < data::ROUNDS
    }

    /// Fills empty spaces from right to left while the pile lasts.
    pub(super) fn fill_contracts(&mut self, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        for space in (0..self.player_count_rules().spaces.len()).rev() {
            if self.spaces[space].is_none() && self.pile != 0 {
                let contract = Contract(draw(&mut self.pile, chance));
                self.spaces[space] = Some(contract);
                sink.emit(|| Event::ContractLaid { space: space as u8, contract });
            }
        }
    }

    /// Draws the captains of a round from its six cards and puts them on display; the others leave the game unseen.
    pub(super) fn captains_arrive(&mut self, round: u8, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        let mut cards = 0b11_1111 << (6 * (u32::from(round) - 1));
        let mut drawn = 0;
        for _ in 0..self.player_count_rules().captains {
            drawn |= Captain(draw(&mut cards, chance)).bit();
        }
        self.captains |= drawn;
        sink.emit(|| Event::CaptainsArrived { captains: members(drawn).map(Captain).collect() });
    }
}
