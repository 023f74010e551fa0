//! What a viewer of Chai knows: everything but deck cards never seen and year cards to come.
//!
//! Made from a state for people and opponents alike. Decks are never shuffled after the deal, so
//! a card that was seen once is known wherever it lies (rules 17.23): [`View`] remembers it.

use serde::{Deserialize, Serialize};

use super::data::{CardId, ShipId};
use super::events::Event;
use super::state::{Deck, Stage, State, Table};
use crate::engine::{Seat, Viewer};

/// All that a viewer can know. The same for every seat, but for who is looking.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// The version of the rules.
    pub rules: u16,
    /// What lies open.
    pub table: Table,
    /// The plantation deck, the top card first; `None` for cards never seen.
    pub cards: Vec<Option<CardId>>,
    /// The ship deck, the top card first.
    pub ships: Vec<Option<ShipId>>,
    /// The year cards in order, as indices from 1860 on; `None` for those not turned up yet.
    pub years: Vec<Option<u8>>,
}

fn known<const N: usize, T>(deck: &Deck<N>, make: fn(u8) -> T) -> Vec<Option<T>> {
    let cards = deck.cards().iter().rev();
    cards.map(|card| (deck.seen() & (1 << card) != 0).then(|| make(*card))).collect()
}

/// What `viewer` can know of a state.
pub fn view(state: &State, viewer: Viewer) -> View {
    let table = state.table;
    let turned = turned_up(&table);
    View {
        viewer,
        rules: state.rules,
        table,
        cards: known(&state.cards, CardId::new),
        ships: known(&state.ships, ShipId::new),
        years: (0..8).map(|index| (index < turned).then(|| state.years[index])).collect(),
    }
}

/// How many year cards are known: in numeric order all, else those turned up.
fn turned_up(table: &Table) -> usize {
    if table.shuffled { usize::from(table.year) + usize::from(has_rolled(table)) } else { 8 }
}

/// Whether this year's workers were rolled and its year card turned up.
fn has_rolled(table: &Table) -> bool {
    !matches!(table.stage, Stage::Walk | Stage::Benefit(_) | Stage::Roll)
}

impl View {
    /// Whose plantation and workers a screen shows: the viewer's own, and to a bystander those of the seat to act.
    pub fn whose(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            _ => super::legal::decider(&self.table).unwrap_or(Seat(0)),
        }
    }
    /// The automaton's card of this year, once it is turned up, as an index from 1860 on.
    pub fn year_card(&self) -> Option<u8> {
        self.years[usize::from(self.table.year)].filter(|_| self.table.solo && has_rolled(&self.table))
    }
}

/// The event as `viewer` may know it: the decks lie face up, but only their top is seen.
pub fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
    Some(match event {
        Event::Shuffled { .. } => Event::Shuffled { cards: Vec::new(), ships: Vec::new(), years: Vec::new() },
        open => open.clone(),
    })
}
