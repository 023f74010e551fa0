//! Free actions of a turn: value changes paid with tea, and side B of the merchant cards.
//!
//! Part of `apply`; docs/rules/chai.md 5, 10.4, 17.11 and 18.1.

use super::apply::{Play, Progress};
use super::events::Event;
use super::legal;
use super::pieces::{Dice, Tea};
use super::places::Space;
use super::state::{Hand, Work};
use super::versions::Ability;
use crate::engine::{EventSink, Seat};

impl<L: EventSink<Event>> Play<'_, L> {
    /// Begins a value change; the token to pay with is asked for next.
    pub fn begin_payment(&mut self, seat: Seat, value: u8, up: bool) {
        let table = self.table();
        if table.work() == Work::Idle && !table.placed {
            table.used_free_action = true;
        }
        table.push(Work::Pay { seat, value, up });
    }

    /// Pays without asking if there is only one kind of token to pay with.
    pub fn pay_if_forced(&mut self, seat: Seat, value: u8, up: bool) -> Progress {
        let merchant = &self.state.table.merchants[seat];
        let mut kinds = Space::ALL
            .into_iter()
            .flat_map(|space| merchant.tokens[space.index()].kinds().map(move |tea| (space, tea)));
        match (kinds.next(), kinds.next()) {
            (Some((space, tea)), None) => {
                self.pay(seat, value, up, space, tea);
                Progress::Continue
            }
            _ => Progress::AwaitDecision,
        }
    }

    /// Pays with this token and changes the worker's value.
    pub fn pay(&mut self, seat: Seat, value: u8, up: bool, space: Space, tea: Tea) {
        self.table().pop();
        self.merchant(seat).tokens[space.index()].remove(tea);
        self.table().supply.add(tea);
        self.sink.emit(|| Event::Paid { seat, space, tea });
        self.change(seat, value, if up { value + 1 } else { value - 1 });
    }

    /// Applies an ability without asking if only one action is legal. Listing the legal actions is slow, but abilities
    /// are rare.
    pub fn apply_if_forced(&mut self) -> Progress {
        let mut legal_actions = Vec::new();
        legal::legal(self.state, &mut legal_actions);
        match legal_actions[..] {
            [only] => {
                self.resolve(self.state.table.work(), only);
                Progress::Continue
            }
            _ => Progress::AwaitDecision,
        }
    }

    /// Changes a worker's value at no cost.
    pub fn change_for_free(&mut self, seat: Seat, from: u8, to: u8) {
        self.table().pop();
        self.change(seat, from, to);
    }

    fn change(&mut self, seat: Seat, from: u8, to: u8) {
        let dice = &mut self.merchant(seat).dice;
        dice.remove(from);
        dice.add(to);
        self.sink.emit(|| Event::Changed { seat, from, to });
    }

    /// Begins the ability on side B of a merchant card.
    pub fn ability(&mut self, seat: Seat) {
        let table = self.table();
        table.used_free_action |= !table.placed;
        let ability = table.ability(seat);
        self.use_ability(seat);
        let table = self.table();
        match ability {
            Ability::ChangeWorker => table.push(Work::Nudge(seat)),
            Ability::RollAgain => table.push(Work::Reroll(seat)),
            Ability::TwoSteps => table.push(Work::Steps { seat, left: 2 }),
            Ability::ExchangeTea => table.push(Work::Blend(seat)),
            Ability::MoveCard => table.push(Work::Carry(seat)),
            Ability::TakeTea => table.push(Work::FreeTea(seat)),
            Ability::SwapCards => self.ask_exchange(seat),
            Ability::TurnUp => self.refresh(seat),
            Ability::SecondTea | Ability::SearchDeck => {} // part of a placement
        }
    }

    /// Marks the ability of a merchant card as used for this year.
    pub fn use_ability(&mut self, seat: Seat) {
        let table = self.table();
        table.merchants[seat].used = true;
        let (tea, ability) = (table.merchants[seat].tea, table.ability(seat));
        self.sink.emit(|| Event::AbilityUsed { seat, tea, ability });
    }

    /// Rolls these workers again.
    pub fn reroll(&mut self, seat: Seat, from: Dice) {
        self.table().pop();
        self.merchant(seat).dice.remove_all(from);
        let to = self.roll_dice(from.total());
        self.merchant(seat).dice.add_all(to);
        self.sink.emit(|| Event::Rerolled { seat, from, to });
    }

    /// Replaces a token with one of another tea. Crates are the only cards that act on it.
    pub fn exchange_tea(&mut self, seat: Seat, space: Space, from: Tea, to: Tea) {
        let table = self.table();
        table.pop();
        table.merchants[seat].tokens[space.index()].remove(from);
        table.supply.add(from);
        table.supply.remove(to);
        self.sink.emit(|| Event::Blended { seat, space, from, to });
        if space == Space::Dock {
            self.table().push(Work::Hand(Hand { seat, tea: to, space, pending: 0, arrived: true }));
        } else if let Some(slot) = self.crate_for(seat, space, to) {
            self.store(seat, slot, to);
        } else {
            self.merchant(seat).tokens[space.index()].add(to);
        }
    }
}
