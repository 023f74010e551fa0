//! The automaton of the Tea Race: its turn, errand by errand.
//!
//! Part of `apply`; docs/rules/chai.md 11, with 17.17 to 17.19. It makes no decisions as a seat: its turns run within
//! the human player's actions, and the human player breaks ties among ships. Every choice is emitted as an event with
//! its reason.

use super::apply::Play;
use super::data::{CardId, Errand, YEAR_CARDS};
use super::events::{ErrandReason, Event, Picked};
use super::legal;
use super::pieces::Dice;
use super::places::{Crew, Hall, Run, Worker};
use super::state::Work;
use super::versions;
use crate::engine::{EventSink, Seat};

pub const AUTOMATON: Seat = Seat(1);

/// Returns the longest run of two or more consecutive values; of equally long ones the highest.
pub fn longest_run(dice: Dice) -> Option<Run> {
    let mut best: Option<Run> = None;
    for low in 1..=5 {
        let high = low + (low + 1..=6).take_while(|value| dice.count(*value) > 0).count() as u8;
        let run = Run { owner: AUTOMATON, low, high };
        if dice.count(low) > 0 && high > low && best.is_none_or(|best| run.beats(best)) {
            best = Some(run);
        }
    }
    best
}

/// Returns the largest set of two or more workers of one value; of equally large ones the highest.
pub fn largest_set(dice: Dice) -> Option<Crew> {
    let value = dice.values().max_by_key(|value| (dice.count(*value), *value))?;
    let crew = Crew { owner: AUTOMATON, value, count: dice.count(value) };
    (crew.count >= 2).then_some(crew)
}

impl<L: EventSink<Event>> Play<'_, L> {
    /// Plays one turn of the automaton, which must have workers left.
    pub fn run_errand(&mut self) {
        let table = &mut self.state.table;
        table.placed = true;
        let entry = table.entry;
        let card = self.state.years[usize::from(table.year)];
        let written = YEAR_CARDS[usize::from(card)].get(usize::from(entry)).copied();
        table.entry = (entry + 1).min(6);
        let dice = table.merchants[AUTOMATON].dice;
        let (does, because) = match written {
            None => (Errand::Market, ErrandReason::NoEntryLeft),
            Some(Errand::Market) => (Errand::Market, ErrandReason::Written),
            Some(_) if dice.is_empty() => (Errand::Market, ErrandReason::MarketOnly),
            Some(Errand::Coin) if table.halls[Hall::Coin as usize].is_some() => {
                (Errand::Market, ErrandReason::CoinTaken)
            }
            Some(Errand::Coin) => (Errand::Coin, ErrandReason::Written),
            Some(Errand::Harbour) if longest_run(dice).is_none() => (Errand::Market, ErrandReason::NoRun),
            Some(Errand::Harbour) if legal::free_piers(&self.state.table, self.state.ships.len()).next().is_none() => {
                (Errand::Market, ErrandReason::NoFreeShip)
            }
            Some(Errand::Harbour) => (Errand::Harbour, ErrandReason::Written),
            Some(Errand::Production) if largest_set(dice).is_none() => (Errand::Market, ErrandReason::NoSet),
            Some(Errand::Production) => (Errand::Production, ErrandReason::Written),
        };
        let written = written.unwrap_or(Errand::Market);
        self.sink.emit(|| Event::Errand { entry: entry + 1, written, does, because });
        match does {
            Errand::Market => self.go_to_market(),
            Errand::Coin => self.fetch_coin(dice),
            Errand::Harbour => self.fetch_ship(dice),
            Errand::Production => self.obstruct(dice),
        }
    }

    fn fetch_coin(&mut self, of: Dice) {
        let Some(die) = of.lowest() else { return };
        self.sink.emit(|| Event::AutomatonPicked { dice: Dice::of_one_value(die, 1), of, how: Picked::Lowest });
        let table = self.table();
        table.merchants[AUTOMATON].dice.remove(die);
        table.halls[Hall::Coin as usize] = Some(Worker::new(AUTOMATON, die));
        self.sink.emit(|| Event::PalaceUsed { seat: AUTOMATON, hall: Hall::Coin, die });
        self.take_coin(AUTOMATON);
    }

    fn fetch_ship(&mut self, of: Dice) {
        let Some(run) = longest_run(of) else { return };
        let dice = Dice::run(run.low, run.high);
        self.sink.emit(|| Event::AutomatonPicked { dice, of, how: Picked::LongestRun });
        let table = self.table();
        table.merchants[AUTOMATON].dice.remove_all(dice);
        table.push(Work::Relocate { run, is_own_turn: true });
    }

    /// Places its largest set in the production house. A set that would rank fourth goes back immediately.
    fn obstruct(&mut self, of: Dice) {
        let Some(crew) = largest_set(of) else { return };
        let Crew { value, count, .. } = crew;
        let dice = Dice::of_one_value(value, count);
        self.sink.emit(|| Event::AutomatonPicked { dice, of, how: Picked::LargestSet });
        let fourth = !legal::can_found_set(&self.state.table, value, count);
        let merchant = self.merchant(AUTOMATON);
        merchant.dice.remove_all(dice);
        if fourth {
            merchant.market_only.add_all(dice);
            self.sink.emit(|| Event::AutomatonFourth { value, count });
        } else {
            let position = self.rank(crew);
            self.sink.emit(|| Event::Produced { seat: AUTOMATON, value, count, position });
        }
    }

    /// Places its highest worker in the market; of equal ones, first one that is allowed in the market only. If no slot
    /// is available, the worker goes on top of the deck.
    fn go_to_market(&mut self) {
        let table = &mut self.state.table;
        let merchant = &mut table.merchants[AUTOMATON];
        let mut candidates = merchant.dice;
        candidates.add_all(merchant.market_only);
        let Some(die) = candidates.highest() else { return };
        if merchant.market_only.count(die) > 0 {
            merchant.market_only.remove(die);
        } else {
            merchant.dice.remove(die);
        }
        self.sink.emit(|| Event::AutomatonPicked {
            dice: Dice::of_one_value(die, 1),
            of: candidates,
            how: Picked::Highest,
        });
        let deck = self.state.cards.len();
        let slots = versions::highest_up_to(table.usable_slots(deck), die);
        let slot = (slots != 0).then(|| slots.ilog2() as u8);
        let table = &mut self.state.table;
        let card = match slot {
            Some(slot) => {
                table.stalls[usize::from(slot) - 1] = Some(Worker::new(AUTOMATON, die));
                if slot == 6 { None } else { table.market[usize::from(slot) - 1].take() }
            }
            None => {
                if deck > 0 {
                    table.pile.add(die)
                } else {
                    table.spent.add(die)
                }
                None
            }
        };
        let card = card.or_else(|| self.state.cards.draw().map(CardId::new));
        self.sink.emit(|| Event::AutomatonTook { die, slot: slot.unwrap_or(0), card });
        if let Some(card) = card {
            self.take_card(card);
        }
    }

    /// Adds a card to the automaton's area, where crates count as full.
    fn take_card(&mut self, card: CardId) {
        let merchant = self.merchant(AUTOMATON);
        merchant.automaton_card_bits |= 1 << card.number();
        let bonus = super::score::card_bonus(merchant, card);
        let printed = card.card();
        let category =
            if printed.family == super::data::Family::Crate { super::score::CRATES } else { super::score::CARDS };
        self.points(AUTOMATON, category, i32::from(printed.points));
        self.points(AUTOMATON, super::score::MERCHANT, bonus);
    }
}
