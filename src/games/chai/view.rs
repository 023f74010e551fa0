//! The view of Chai: everything except the deck cards never seen and the year cards not turned up yet.
//!
//! Made from a state for people and opponents alike. Decks are never shuffled after the deal, so a card once seen is
//! known wherever it is (docs/rules/chai.md 17.23): [`View`] remembers it.

use serde::{Deserialize, Serialize};

use super::data::{CardId, Errand, ShipId, YEAR_CARDS, YEARS};
use super::events::Event;
use super::legal;
use super::pieces::Dice;
use super::places::{House, Pier, Run, Worker};
use super::state::{Deck, Merchant, Stage, State, Table, Work};
use crate::engine::{Seat, Viewer};

/// A conflict over a ship, in which the displaced merchant has yet to answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Conflict {
    pub pier: Pier,
    pub lost: Run,
    /// The run that holds the ship.
    pub held: Run,
    /// The longest extension of `held` with the holder's unplaced workers at their present values.
    pub reach: Run,
    /// The workers that the holder could add; none for the automaton, which never answers.
    pub left: Dice,
    pub automaton: bool,
}

impl Conflict {
    /// Whether the holder could not answer a run from `low` to `high` without changing a worker.
    pub fn is_safe(&self, low: u8, high: u8) -> bool {
        !self.reach.beats(Run { owner: self.lost.owner, low, high })
    }
}

/// The automaton's action in its next turn of the year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextErrand {
    /// No action: it has no workers left.
    None,
    /// The entry with this number, from 1, on its year card.
    Entry(u8, Errand),
    /// The market: all entries of its card are done.
    Market,
}

/// Everything that a viewer can know. The same for every seat, except for `viewer`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: Table,
    /// The plantation deck, the top card first; `None` for cards never seen.
    pub cards: Vec<Option<CardId>>,
    /// The ship deck, the top card first.
    pub ships: Vec<Option<ShipId>>,
    /// The year cards in order, as indices starting at 1860; `None` for those not turned up yet.
    pub years: Vec<Option<u8>>,
}

fn known<const N: usize, T>(deck: &Deck<N>, make: fn(u8) -> T) -> Vec<Option<T>> {
    let cards = deck.cards().iter().rev();
    cards.map(|card| (deck.seen() & (1 << card) != 0).then(|| make(*card))).collect()
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let table = state.table;
    let turned = turned_up(&table);
    View {
        viewer,
        table,
        cards: known(&state.cards, CardId::new),
        ships: known(&state.ships, ShipId::new),
        years: (0..8).map(|index| (index < turned).then(|| state.years[index])).collect(),
    }
}

/// Returns the number of known year cards: all if in numeric order, otherwise those turned up.
fn turned_up(table: &Table) -> usize {
    if table.shuffled { usize::from(table.year) + usize::from(has_rolled(table)) } else { 8 }
}

/// Whether this year's workers have been rolled and its year card turned up.
fn has_rolled(table: &Table) -> bool {
    !matches!(table.stage, Stage::Sides(_) | Stage::Walk | Stage::Benefit(_) | Stage::Roll)
}

impl View {
    /// Returns the seat whose plantation and workers are shown: the viewer's own, or for a bystander the seat to act.
    pub fn shown_seat(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            _ => legal::decider(&self.table).unwrap_or(Seat(0)),
        }
    }
    /// Returns a merchant as it is drawn: a tea in hand is on its space until it moves on.
    pub fn merchant(&self, seat: Seat) -> Merchant {
        let mut merchant = self.table.merchants[seat];
        if let Work::Hand(hand) = self.table.work()
            && hand.seat == seat
        {
            merchant.tokens[hand.space.index()].add(hand.tea);
        }
        merchant
    }
    /// Returns the ship at a harbour target; for the deck, the one on top.
    pub fn ship_at(&self, pier: Pier) -> Option<ShipId> {
        if pier == Pier::DECK { self.ships.first().copied().flatten() } else { self.table.ships[pier.index()] }
    }
    /// Returns the plantation card in market slot 1 to 6; for slot 6, the one on top of the deck.
    pub fn card_at(&self, slot: u8) -> Option<CardId> {
        match self.table.market.get(usize::from(slot) - 1) {
            Some(card) => *card,
            None => self.cards.first().copied().flatten(),
        }
    }
    /// Returns the number of cards or ships to choose from in a search; 0 if no search is pending.
    pub fn choice_count(&self) -> u8 {
        match self.table.work() {
            Work::Search(_) => self.cards.len().min(3) as u8,
            Work::ShipSearch(_) => self.ships.len().min(3) as u8,
            Work::Top(_) | Work::ShipTop(_) => 2,
            _ => 0,
        }
    }
    /// Whether `seat` has workers that could reserve the ship there in the present position.
    pub fn could_reserve(&self, seat: Seat, pier: Pier) -> bool {
        legal::reservations(&self.table, seat, pier, self.ships.len()).next().is_some()
    }
    /// Returns the targets to which a displaced run could move.
    pub fn could_move_to(&self) -> impl Iterator<Item = Pier> + '_ {
        legal::free_piers(&self.table, self.ships.len())
    }
    pub fn conflict(&self) -> Option<Conflict> {
        let Work::Conflict { pier, run } = self.table.work() else { return None };
        let held = self.table.runs[pier.index()]?;
        let automaton = self.table.is_automaton(held.owner);
        let left = if automaton { Dice::NONE } else { self.table.merchants[held.owner].dice };
        Some(Conflict { pier, lost: run, held, reach: legal::longest_extension(held, left), left, automaton })
    }
    /// Whether a seat has a worker to change and a tea to pay for it.
    pub fn can_change_worker(&self, seat: Seat) -> bool {
        legal::can_change(&self.table.merchants[seat])
    }
    /// Returns the unplaced workers of `seat`, including the automaton's for the market.
    pub fn free_workers(&self, seat: Seat) -> Dice {
        let merchant = &self.table.merchants[seat];
        let mut dice = merchant.dice;
        dice.add_all(merchant.market_only);
        dice
    }
    /// Returns the placed workers of `seat` in the order of the houses: value and house. Those of a displaced run
    /// still count as in the harbour.
    pub fn placed_workers(&self, seat: Seat) -> Vec<(u8, House)> {
        let table = &self.table;
        let of_seat = |workers: &[Option<Worker>], house: House| -> Vec<(u8, House)> {
            let own = workers.iter().flatten().filter(|worker| worker.owner() == seat);
            own.map(|worker| (worker.value(), house)).collect()
        };
        let mut placed: Vec<(u8, House)> = Vec::new();
        placed.extend(table.gatherers[seat].each().map(|value| (value, House::Harvest)));
        placed.extend(of_seat(&table.stalls, House::Market));
        if table.is_automaton(seat) {
            placed.extend(table.pile.each().chain(table.spent.each()).map(|value| (value, House::Market)));
        }
        placed.extend(of_seat(&table.halls, House::Palace));
        let between = table.pending().iter().filter_map(|work| match work {
            Work::Conflict { run, .. } | Work::Relocate { run, .. } => Some(*run),
            _ => None,
        });
        let runs = table.runs.iter().flatten().copied().chain(between).filter(|run| run.owner == seat);
        placed.extend(runs.flat_map(|run| (run.low..=run.high).map(|value| (value, House::Harbour))));
        let crews = table.crews.iter().flatten().filter(|crew| crew.owner == seat);
        placed.extend(crews.flat_map(|crew| (0..crew.count).map(|_| (crew.value, House::Production))));
        placed
    }
    /// Returns the maximum number of years after this one.
    pub fn years_left(&self) -> u8 {
        (YEARS - 1).saturating_sub(self.table.year)
    }
    /// Returns the automaton's next action; `None` before its card of the year is turned up, and in a two-player game.
    pub fn next_errand(&self) -> Option<NextErrand> {
        let card = YEAR_CARDS[usize::from(self.year_card()?)];
        let entry = self.table.entry;
        Some(match card.get(usize::from(entry)) {
            _ if self.free_workers(Seat(1)).is_empty() => NextErrand::None,
            Some(errand) => NextErrand::Entry(entry + 1, *errand),
            None => NextErrand::Market,
        })
    }
    /// Returns the automaton's card of this year, once it is turned up, as an index starting at 1860.
    pub fn year_card(&self) -> Option<u8> {
        self.years[usize::from(self.table.year)].filter(|_| self.table.solo && has_rolled(&self.table))
    }
}

/// Returns the event as `viewer` may know it: the decks are face up, but only their tops are visible.
pub fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
    Some(match event {
        Event::Shuffled { .. } => Event::Shuffled { cards: Vec::new(), ships: Vec::new(), years: Vec::new() },
        open => open.clone(),
    })
}
