//! Plantation cards: planting, moving and turning them up, and the action of newly face-up cards.
//!
//! Part of `apply`; docs/rules/chai.md 6.2, 6.3 and the end of 7.3. The effects of cards on passing tokens are in
//! `plantation`.

use super::apply::{Play, Progress};
use super::data::{CRATE_CAPACITY, CardId, Family};
use super::events::Event;
use super::legal;
use super::places::Slot;
use super::score;
use super::state::Work;
use crate::engine::{EventSink, Seat};

impl<L: EventSink<Event>> Play<'_, L> {
    /// Lets each newly face-up card act once, in the order chosen by the owner.
    pub fn acting(&mut self, seat: Seat, slots: u16) -> Progress {
        let mut slots_able = legal::slots_able_to_act(&self.state.table, seat, slots);
        match (slots_able.next(), slots_able.next()) {
            (None, _) => {
                drop(slots_able);
                self.table().pop();
                Progress::Continue
            }
            (Some(only), None) => {
                drop(slots_able);
                self.act_card(seat, slots, only);
                Progress::Continue
            }
            _ => Progress::AwaitDecision,
        }
    }

    /// Lets one card act on the tokens on its space: a root event.
    pub fn act_card(&mut self, seat: Seat, slots: u16, slot: Slot) {
        let table = self.table();
        table.replace(Work::Acting { seat, slots: slots & !(1 << slot.0) });
        table.push(Work::Queue(seat));
        let space = slot.space();
        let Some(id) = table.merchants[seat].slots[slot.index()] else { return };
        let card = id.card();
        match card.family {
            Family::Process => {
                let teas = card.teas.and(self.merchant(seat).tokens[space.index()].set());
                for tea in teas.iter() {
                    self.sink.emit(|| Event::Pushed { seat, slot, card: id, tea });
                    self.enqueue_tokens(seat, space, tea, 1, None);
                }
            }
            Family::Conversion(to) => {
                for tea in card.teas.iter() {
                    self.enqueue_tokens(seat, space, tea, 1, Some(to));
                }
            }
            Family::Blooming => self.bloom(seat, slot, id),
            Family::Crate => {
                for tea in card.teas.iter() {
                    while self.merchant(seat).tokens[space.index()].has(tea)
                        && self.merchant(seat).stored[slot.index()] < CRATE_CAPACITY
                    {
                        self.merchant(seat).tokens[space.index()].remove(tea);
                        self.store(seat, slot, tea);
                    }
                }
            }
        }
    }

    /// Puts a card on the board and lets it act. On a full board the card in the slot is discarded first.
    pub fn plant(&mut self, seat: Seat, card: CardId, slot: Slot) {
        if let Some(old) = self.merchant(seat).slots[slot.index()] {
            self.discard_card(seat, old, slot);
        }
        let merchant = self.merchant(seat);
        merchant.slots[slot.index()] = Some(card);
        let bonus = score::card_bonus(merchant, card);
        self.sink.emit(|| Event::Planted { seat, card, slot });
        if card.card().family != Family::Crate {
            self.points(seat, score::CARDS, i32::from(card.card().points));
        }
        self.points(seat, score::MERCHANT, bonus);
        self.table().replace(Work::Acting { seat, slots: 1 << slot.0 });
    }

    fn discard_card(&mut self, seat: Seat, card: CardId, slot: Slot) {
        let table = self.table();
        let merchant = &mut table.merchants[seat];
        let bonus = score::card_bonus(merchant, card);
        let held = core::mem::take(&mut merchant.stored[slot.index()]);
        merchant.slots[slot.index()] = None;
        merchant.face_down &= !(1 << slot.0);
        // Only a crate holds tea, and only of one kind.
        if let Some(tea) = card.card().teas.iter().next() {
            table.supply.add_many(tea, held);
        }
        self.state.cards.put_under(card.number());
        self.sink.emit(|| Event::CardDiscarded { seat, card, slot, tokens: held });
        match card.card().family {
            Family::Crate if held == CRATE_CAPACITY => {
                self.points(seat, score::CRATES, -i32::from(card.card().points));
            }
            Family::Crate => {}
            _ => self.points(seat, score::CARDS, -i32::from(card.card().points)),
        }
        self.points(seat, score::MERCHANT, -bonus);
    }

    /// Carries out the palace's MOVE.
    pub fn carry(&mut self, seat: Seat, from: Slot, to: Slot) {
        let merchant = self.merchant(seat);
        let down = merchant.is_down(from);
        merchant.slots.swap(from.index(), to.index());
        merchant.stored.swap(from.index(), to.index());
        merchant.face_down &= !(1 << from.0);
        merchant.face_down |= u16::from(down) << to.0;
        if let Some(card) = merchant.slots[to.index()] {
            self.sink.emit(|| Event::CardMoved { seat, card, from, to });
        }
        self.table().replace(Work::Acting { seat, slots: 1 << to.0 });
    }

    /// Asks for two cards to exchange; if there are exactly two on the board, exchanges them without asking.
    pub fn ask_exchange(&mut self, seat: Seat) {
        let cards: [_; 2] = {
            let mut cards = self.state.table.merchants[seat].cards().map(|(slot, _)| slot);
            [cards.next(), cards.next().filter(|_| cards.next().is_none())]
        };
        self.table().push(Work::Exchange(seat));
        if let [Some(one), Some(other)] = cards {
            self.exchange(seat, one, other);
        }
    }

    /// Carries out the palace's SWAP: each card stays face up or face down.
    pub fn exchange(&mut self, seat: Seat, one: Slot, other: Slot) {
        let merchant = self.merchant(seat);
        let (first, second) = (merchant.is_down(one), merchant.is_down(other));
        merchant.slots.swap(one.index(), other.index());
        merchant.stored.swap(one.index(), other.index());
        merchant.face_down &= !(1 << one.0 | 1 << other.0);
        merchant.face_down |= u16::from(first) << other.0 | u16::from(second) << one.0;
        self.sink.emit(|| Event::CardsSwapped { seat, one, other });
        self.table().replace(Work::Acting { seat, slots: 1 << one.0 | 1 << other.0 });
    }

    /// Carries out the palace's REFRESH: all face-down cards turn up together.
    pub fn refresh(&mut self, seat: Seat) {
        let slots = core::mem::take(&mut self.merchant(seat).face_down);
        self.sink.emit(|| Event::Refreshed { seat, count: slots.count_ones() as u8 });
        self.table().push(Work::Acting { seat, slots });
    }
}
