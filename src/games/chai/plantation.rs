//! The plantation at work: tokens that enter and climb, cards that act on them, and the queue.
//!
//! Part of `apply`; implements docs/rules/chai.md 7.3 literally, with the token in hand and the queue of its root
//! event on the stack of pending work. Docks and ships are in `dock`.

use super::apply::{Play, Progress};
use super::data::{CRATE_CAPACITY, CardId, Family};
use super::events::{Event, Gain};
use super::pieces::{Tea, TeaSet};
use super::places::{Slot, Space};
use super::score;
use super::state::{Hand, Queued, Work};
use crate::engine::{EventSink, Seat};

impl<L: EventSink<Event>> Play<'_, L> {
    /// Adds a token from the supply to the field: a root event.
    pub fn gain(&mut self, seat: Seat, tea: Tea, why: Gain) {
        let table = self.table();
        table.supply.remove(tea);
        table.push(Work::Queue(seat));
        table.push(Work::Hand(Hand { seat, tea, space: Space::Field, pending: 0, arrived: true }));
        self.sink.emit(|| Event::Gained { seat, tea, why });
    }

    /// Moves the token in hand on until it rests, is gone, or its owner must choose.
    pub fn hand(&mut self, mut hand: Hand) -> Progress {
        loop {
            if hand.arrived {
                if hand.space == Space::Dock {
                    return self.reach_dock(hand);
                }
                if !self.meet_cards(&mut hand) {
                    self.table().pop();
                    return Progress::Continue;
                }
                hand.arrived = false;
            }
            match hand.space.up() {
                Some(to) if hand.space != Space::Field => self.rise(&mut hand, to),
                _ => {
                    self.table().replace(Work::Hand(hand));
                    return Progress::AwaitDecision;
                }
            }
        }
    }

    /// Continues in the lane chosen by the owner.
    pub fn climb(&mut self, mut hand: Hand, to: Space) {
        self.rise(&mut hand, to);
        self.table().replace(Work::Hand(hand));
    }

    fn rise(&mut self, hand: &mut Hand, to: Space) {
        let Hand { seat, tea, space: from, .. } = *hand;
        self.sink.emit(|| Event::Moved { seat, tea, from, to, paid: false });
        hand.space = to;
        hand.pending -= 1;
        hand.arrived = true;
    }

    /// Lets the cards beside the space act on a token that has entered it. Returns whether it moves on.
    fn meet_cards(&mut self, hand: &mut Hand) -> bool {
        let (seat, space) = (hand.seat, hand.space);
        let merchant = &self.state.table.merchants[seat];
        let slots = space.slots();
        // Fast path: most spaces that tokens enter have no card.
        if merchant.slots[slots.clone()].iter().all(Option::is_none) {
            return self.rest_or_go(hand);
        }
        // A crate takes precedence over all other cards.
        if let Some(slot) = self.crate_for(seat, space, hand.tea) {
            self.store(seat, slot, hand.tea);
            return false;
        }
        let supply = self.state.table.supply;
        let merchant = &self.state.table.merchants[seat];
        let becomes = slots.clone().find_map(|slot| match merchant.slots[slot].map(CardId::card) {
            Some(card) if card.teas.has(hand.tea) => match card.family {
                Family::Conversion(to) if supply.has(to) => Some(to),
                _ => None,
            },
            _ => None,
        });
        if let Some(to) = becomes {
            let from = hand.tea;
            let supply = &mut self.table().supply;
            supply.remove(to);
            supply.add(from);
            hand.tea = to;
            hand.pending += 1;
            self.sink.emit(|| Event::Converted { seat, space, from, to });
            if let Some(slot) = self.crate_for(seat, space, to) {
                self.store(seat, slot, to);
                return false;
            }
        }
        for slot in slots {
            let slot = Slot(slot as u8);
            let merchant = &self.state.table.merchants[seat];
            let Some(id) = merchant.slots[slot.index()].filter(|_| !merchant.is_down(slot)) else { continue };
            let card = id.card();
            if !card.teas.has(hand.tea) {
                continue;
            }
            match card.family {
                Family::Process => {
                    hand.pending += 1;
                    let tea = hand.tea;
                    self.sink.emit(|| Event::Pushed { seat, slot, card: id, tea });
                }
                Family::Blooming => {
                    self.bloom(seat, slot, id);
                    hand.pending += 2;
                }
                Family::Conversion(_) | Family::Crate => {}
            }
        }
        self.rest_or_go(hand)
    }

    fn rest_or_go(&mut self, hand: &Hand) -> bool {
        if hand.pending == 0 {
            self.merchant(hand.seat).tokens[hand.space.index()].add(hand.tea);
        }
        hand.pending > 0
    }

    /// Turns a blooming card face down and queues all tokens of its tea on its space for two steps.
    pub(super) fn bloom(&mut self, seat: Seat, slot: Slot, card: CardId) {
        self.merchant(seat).face_down |= 1 << slot.0;
        self.sink.emit(|| Event::Bloomed { seat, slot, card });
        for tea in card.card().teas.iter() {
            self.enqueue_tokens(seat, slot.space(), tea, 2, None);
        }
    }

    /// Queues the tokens of a tea on a space, unless they are queued already.
    pub(super) fn enqueue_tokens(&mut self, seat: Seat, space: Space, tea: Tea, steps: u8, becomes: Option<Tea>) {
        let table = self.table();
        let count = table.merchants[seat].tokens[space.index()].count(tea);
        let waiting = table.queue().any(|queued| (queued.space, queued.tea) == (space, tea));
        if count > 0 && !waiting {
            table.enqueue(Queued { space, tea, count, steps, becomes });
        }
    }

    /// Works through the queue of a root event; the owner picks among different tokens.
    pub fn queue(&mut self, seat: Seat) -> Progress {
        let mut queue = self.state.table.queue();
        match (queue.next(), queue.next()) {
            (None, _) => {
                drop(queue);
                self.table().pop();
                Progress::Continue
            }
            (Some(only), None) => {
                drop(queue);
                self.send_queued(seat, only.space, only.tea);
                Progress::Continue
            }
            _ => Progress::AwaitDecision,
        }
    }

    /// Moves a queued token off its space; it does not meet the cards of the space it leaves.
    pub fn send_queued(&mut self, seat: Seat, space: Space, tea: Tea) {
        let Some(queued) = self.table().dequeue(space, tea) else { return };
        let mut hand = Hand { seat, tea, space, pending: queued.steps, arrived: false };
        if let Some(to) = queued.becomes {
            let table = self.table();
            if !table.supply.has(to) {
                return; // it cannot be changed and stays
            }
            table.supply.remove(to);
            table.supply.add(tea);
            table.merchants[seat].tokens[space.index()].remove(tea);
            self.sink.emit(|| Event::Converted { seat, space, from: tea, to });
            if let Some(slot) = self.crate_for(seat, space, to) {
                self.store(seat, slot, to);
                return;
            }
            hand.tea = to;
        } else {
            self.merchant(seat).tokens[space.index()].remove(tea);
        }
        self.table().push(Work::Hand(hand));
    }

    /// Returns the crate beside this space with room for a token of this tea. There is at most one, as each tea has
    /// only one crate.
    pub fn crate_for(&self, seat: Seat, space: Space, tea: Tea) -> Option<Slot> {
        let merchant = &self.state.table.merchants[seat];
        let mut slots = space.slots();
        let slot = slots.find(|slot| {
            merchant.slots[*slot].is_some_and(|card| {
                let card = card.card();
                card.family == Family::Crate && card.teas.has(tea) && merchant.stored[*slot] < CRATE_CAPACITY
            })
        })?;
        Some(Slot(slot as u8))
    }

    /// Puts a token that is in hand into a crate.
    pub fn store(&mut self, seat: Seat, slot: Slot, tea: Tea) {
        let stored = &mut self.merchant(seat).stored[slot.index()];
        *stored += 1;
        let held = *stored;
        self.sink.emit(|| Event::Stored { seat, slot, tea, held });
        if held == CRATE_CAPACITY
            && let Some(card) = self.merchant(seat).slots[slot.index()]
        {
            self.points(seat, score::CRATES, i32::from(card.card().points));
        }
    }

    pub fn take_shown(&mut self, seat: Seat, teas: TeaSet, tea: Tea) {
        self.table().replace(Work::Shown { seat, teas: teas.without(tea) });
        self.gain(seat, tea, Gain::Shown);
    }

    /// Takes the shown teas one by one; those missing from the supply are lost.
    pub fn shown(&mut self, seat: Seat, teas: TeaSet) -> Progress {
        let available = teas.and(self.state.table.supply.set());
        let mut each = available.iter();
        match (each.next(), each.next()) {
            (None, _) => {
                self.table().pop();
                for tea in teas.iter() {
                    self.sink.emit(|| Event::Missed { seat, tea });
                }
                Progress::Continue
            }
            (Some(only), None) => {
                self.take_shown(seat, teas, only);
                Progress::Continue
            }
            _ => Progress::AwaitDecision,
        }
    }

    /// Takes the yellow merchant's second token; has no effect if the supply has no other tea.
    pub fn second(&mut self, seat: Seat, first: Tea) -> Progress {
        let others = self.state.table.supply.set().without(first);
        let mut each = others.iter();
        match (each.next(), each.next()) {
            (None, _) => {
                self.table().pop();
                Progress::Continue
            }
            (Some(only), None) => {
                self.table().pop();
                self.gain(seat, only, Gain::Second);
                Progress::Continue
            }
            _ => Progress::AwaitDecision,
        }
    }
}
