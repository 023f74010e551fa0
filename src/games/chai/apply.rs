//! Carries out an action, then continues to the next decision.
//!
//! [`Play`] holds the state, the source of chance and the event sink; its methods are spread over the modules named
//! after their subjects: `plantation`, `dock`, `street`, `harbour`, `year`, `automaton`. Called by `Game::apply` and
//! `setup`. Does not check legality.

use super::action::Action;
use super::events::Event;
use super::legal;
use super::pieces::Tea;
use super::places::{Berth, Space};
use super::state::{Hand, Merchant, Stage, State, Table, Work};
use crate::engine::{Chance, EventSink, Seat};

/// A game in progress: the state that an action changes, its source of chance, and the receiver of its events.
pub struct Play<'a, L> {
    pub state: &'a mut State,
    pub chance: &'a mut Chance,
    pub sink: &'a mut L,
}

/// Whether pending work has stopped for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It continued automatically.
    Continue,
    /// A decision is needed.
    AwaitDecision,
}

impl<L: EventSink<Event>> Play<'_, L> {
    #[inline]
    pub fn table(&mut self) -> &mut Table {
        &mut self.state.table
    }

    #[inline]
    pub fn merchant(&mut self, seat: Seat) -> &mut Merchant {
        &mut self.state.table.merchants[seat]
    }

    /// Emits points won or lost, unless they are 0.
    #[inline]
    pub fn points(&mut self, seat: Seat, category: u8, points: i32) {
        if points != 0 {
            self.sink.emit(|| Event::Points { seat, category, points });
        }
    }

    /// Carries out a legal action and continues to the next decision.
    pub fn apply_action(&mut self, action: Action) {
        match self.state.table.work() {
            Work::Idle => self.choose(action),
            work => self.resolve(work, action),
        }
        self.advance();
    }

    /// Processes everything that needs no decision.
    pub fn advance(&mut self) {
        loop {
            let step = match self.state.table.work() {
                Work::Idle => self.continue_year(),
                work => self.continue_work(work),
            };
            if step == Progress::AwaitDecision {
                return;
            }
        }
    }

    /// Carries out an action at the start of a year or in a turn, with nothing pending.
    fn choose(&mut self, action: Action) {
        let seat = self.state.table.turn;
        match action {
            Action::Side(side) => self.choose_side(side),
            Action::Walk(steps) => self.walk(steps),
            Action::Harvest { die, tea, twice } => self.harvest(seat, die, tea, twice),
            Action::Market { die, slot, deck } => self.market(seat, die, slot, deck),
            Action::Palace(hall, die) => self.palace(seat, hall, die),
            Action::Reserve(pier, low, high) => self.reserve(seat, pier, low, high),
            Action::Produce(value, count) => self.produce(seat, value, count),
            Action::Join(position, count) => self.join(position, count),
            Action::Raise(value) => self.begin_payment(seat, value, true),
            Action::Lower(value) => self.begin_payment(seat, value, false),
            Action::Ability => self.ability(seat),
            Action::EndTurn => self.end_turn(),
            Action::Pass => {
                self.merchant(seat).passed = true;
                self.sink.emit(|| Event::Passed { seat });
                self.end_turn();
            }
            _ => {}
        }
    }

    /// Carries out an action that resolves the work on top of the stack.
    pub(super) fn resolve(&mut self, work: Work, action: Action) {
        let Some(seat) = work.seat() else { return };
        match (work, action) {
            (Work::Hand(hand), Action::Lane(to)) => self.climb(hand, to),
            (Work::Hand(_), Action::Load(berth, tea)) => {
                self.table().pop();
                self.load(seat, berth, tea);
            }
            (Work::Queue(_), Action::Pick(space, tea)) => self.send_queued(seat, space, tea),
            (Work::Shown { teas, .. }, Action::Take(tea)) => self.take_shown(seat, teas, tea),
            (Work::Units { left, chosen, .. }, Action::Take(tea)) => {
                self.table().replace(Work::Units { seat, left: left - 1, chosen: chosen.with(tea) });
                self.gain(seat, tea, super::events::Gain::Chosen);
            }
            (Work::Units { left, chosen, .. }, Action::Step { from, tea, to }) => {
                self.table().replace(Work::Units { seat, left: left - 1, chosen });
                self.paid_step(seat, from, tea, to);
            }
            (Work::Steps { left, .. }, Action::Step { from, tea, to }) => {
                self.table().replace(Work::Steps { seat, left: left - 1 });
                self.paid_step(seat, from, tea, to);
            }
            (Work::Units { left, .. } | Work::Steps { left, .. }, Action::Done) => {
                self.table().pop();
                self.sink.emit(|| Event::Unused { seat, points: left });
            }
            (Work::Second { .. }, Action::Take(tea)) => {
                self.table().pop();
                self.gain(seat, tea, super::events::Gain::Second);
            }
            (Work::FreeTea(_), Action::Take(tea)) => {
                self.table().pop();
                self.gain(seat, tea, super::events::Gain::Merchant);
            }
            (Work::Search(_), Action::Keep(number)) => self.keep(seat, number),
            (Work::Top(_), Action::Top(number)) => self.lay_on_top(seat, number),
            (Work::ShipSearch(_), Action::Keep(number)) => self.keep_ship(seat, number),
            (Work::ShipTop(_), Action::Top(number)) => self.lay_ship_on_top(seat, number),
            (Work::Plant { card, .. }, Action::Plant(slot)) => self.plant(seat, card, slot),
            (Work::Carry(_), Action::Carry(from, to)) => self.carry(seat, from, to),
            (Work::Exchange(_), Action::Exchange(one, other)) => self.exchange(seat, one, other),
            (Work::Acting { slots, .. }, Action::Act(slot)) => self.act_card(seat, slots, slot),
            (Work::Conflict { pier, run }, Action::Answer(low, high)) => self.answer(pier, run, low, high),
            (Work::Conflict { .. }, Action::Raise(value)) => self.begin_payment(seat, value, true),
            (Work::Conflict { .. }, Action::Lower(value)) => self.begin_payment(seat, value, false),
            (Work::Conflict { run, .. }, Action::Yield) => self.let_go(run),
            (Work::Relocate { run, is_own_turn: fresh }, Action::Send(pier)) => self.send(run, fresh, pier, true),
            (Work::Pay { value, up, .. }, Action::Pay(space, tea)) => self.pay(seat, value, up, space, tea),
            (Work::Nudge(_), Action::Raise(value)) => self.change_for_free(seat, value, value + 1),
            (Work::Nudge(_), Action::Lower(value)) => self.change_for_free(seat, value, value - 1),
            (Work::Reroll(_), Action::Reroll(dice)) => self.reroll(seat, dice),
            (Work::Blend(_), Action::Blend(space, from, to)) => self.exchange_tea(seat, space, from, to),
            (Work::Dock { .. }, Action::Discard(berth)) => self.discard_ship(seat, berth),
            (Work::Junk { berth, .. }, Action::RobDock(tea)) => self.rob(seat, berth, None, tea),
            (Work::Junk { berth, .. }, Action::Rob(from, tea)) => self.rob(seat, berth, Some(from), tea),
            (Work::Junk { .. }, Action::Done) => self.table().pop(),
            (Work::Loading(_), Action::Load(berth, tea)) => self.load_from_dock(seat, berth, tea),
            _ => {}
        }
    }

    /// Continues the work on top of the stack as far as possible without a decision.
    fn continue_work(&mut self, work: Work) -> Progress {
        let table = &self.state.table;
        match work {
            Work::Idle => Progress::Continue,
            Work::Hand(hand) => self.hand(hand),
            Work::Queue(seat) => self.queue(seat),
            Work::Shown { seat, teas } => self.shown(seat, teas),
            Work::Units { seat, left, chosen } => {
                let can_take = table.supply.kinds().any(|tea| !chosen.has(tea));
                let idle = !can_take && !legal::can_step(&table.merchants[seat]);
                self.continue_spending(seat, left, idle)
            }
            Work::Steps { seat, left } => {
                let idle = !legal::can_step(&table.merchants[seat]);
                self.continue_spending(seat, left, idle)
            }
            Work::Second { seat, first } => self.second(seat, first),
            Work::Search(seat) => self.search(seat),
            Work::ShipSearch(seat) => self.search_ships(seat),
            Work::Acting { seat, slots } => self.acting(seat, slots),
            Work::Conflict { pier, run } => self.conflict(pier, run),
            Work::Relocate { run, is_own_turn: fresh } => self.relocate(run, fresh),
            Work::Pay { seat, value, up } => self.pay_if_forced(seat, value, up),
            Work::Dock { seat, ship } => self.dock(seat, ship),
            Work::Junk { seat, berth, begun } => self.junk(seat, berth, begun),
            Work::Loading(seat) => self.loading(seat),
            Work::Top(_) | Work::ShipTop(_) | Work::Plant { .. } | Work::Carry(_) | Work::Exchange(_) => {
                Progress::AwaitDecision
            }
            Work::Nudge(_) | Work::FreeTea(_) | Work::Reroll(_) | Work::Blend(_) => self.apply_if_forced(),
        }
    }

    /// Finishes the spending of units or points if none are left or none can be spent.
    fn continue_spending(&mut self, seat: Seat, left: u8, idle: bool) -> Progress {
        if left > 0 && !idle {
            return Progress::AwaitDecision;
        }
        self.table().pop();
        if left > 0 {
            self.sink.emit(|| Event::Unused { seat, points: left });
        }
        Progress::Continue
    }

    /// Continues the year while no work is pending.
    fn continue_year(&mut self) -> Progress {
        match self.state.table.stage {
            Stage::Sides(_) => Progress::AwaitDecision,
            Stage::Walk => self.start_year(),
            Stage::Benefit(order) => self.benefit(order),
            Stage::Roll => self.roll(),
            Stage::Turn => self.turn(),
            Stage::Harbour(order, target) => self.take_ships(order, target),
            Stage::Production(order) => self.production(order),
            Stage::Cleanup => self.clean_up(),
            Stage::Over(_) => Progress::AwaitDecision,
        }
    }

    /// Spends a point: moves a token up one step.
    fn paid_step(&mut self, seat: Seat, from: Space, tea: Tea, to: Space) {
        self.merchant(seat).tokens[from.index()].remove(tea);
        self.sink.emit(|| Event::Moved { seat, tea, from, to, paid: true });
        self.table().push(Work::Queue(seat));
        self.table().push(Work::Hand(Hand { seat, tea, space: to, pending: 0, arrived: true }));
    }

    /// Loads a token from the dock onto a ship.
    fn load_from_dock(&mut self, seat: Seat, berth: Berth, tea: Tea) {
        self.merchant(seat).tokens[Space::Dock.index()].remove(tea);
        self.load(seat, berth, tea);
    }
}
