//! Chai: Tea for 2, with the solo Tea Race: the rules.
//!
//! Two tea merchants, or one against an automaton, place worker dice on five boards, move tea up a plantation of
//! cards, and race to sail ships. The unit type [`Chai`] implements the traits by delegating to the modules.
//!
//! The publisher's FAQ and extended rules are the authority; the base rulebook is unavailable, and what only it
//! contains is reconstructed: docs/rules/chai.md gives the origin of each number.

mod ability;
pub mod action;
mod apply;
mod automaton;
mod cards;
pub mod data;
mod deck;
mod determinize;
mod dock;
pub mod events;
mod features;
mod harbour;
mod hash;
mod heuristic;
mod legal;
mod lesson;
mod options;
mod oracle;
pub mod pieces;
pub mod places;
mod plantation;
pub mod press;
mod rulebook;
pub mod score;
mod setup;
pub mod state;
mod street;
#[cfg(test)]
mod tests;
pub mod versions;
pub mod view;
pub mod words;
mod work;
mod year;

use crate::engine::{
    Chance, Determinize, EventSink, Game, Info, Moment, Outcome, Rule, Scored, Seat, StateHasher, Turn, Viewer,
};

pub use action::Action;
pub use events::Event;
pub use options::{Options, SideOption};
pub use state::{Side, Stage, State, Table, Work};
pub use view::View;

/// Index into [`Info::ends`]: a merchant has sailed the agreed number of ships.
pub const GOAL_REACHED: u8 = 0;
/// Index into [`Info::ends`]: the eighth year was played.
pub const LAST_YEAR: u8 = 1;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chai;

impl Game for Chai {
    const INFO: Info = Info {
        id: "chai",
        title: "Chai: Tea for 2",
        seats: (1, 2),
        minutes: (30, 45),
        first_lesson: Some(("first-game", 8)),
        rules: versions::NEWEST,
        automaton: true,
        solo: true,
        ends: 2,
        totals: 1,
        categories: &[0; 4],
        hidden: false,
        longest: 6_000,
    };
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn setup_version(
        rules: u16,
        options: &Options,
        seats: u8,
        chance: &mut Chance,
        sink: &mut impl EventSink<Event>,
    ) -> State {
        setup::setup(rules, options, seats, chance, sink)
    }

    fn turn(state: &State) -> Turn {
        match legal::decider(&state.table) {
            Some(seat) => Turn::Act(seat),
            None => Turn::Over(outcome(state)),
        }
    }

    fn legal(state: &State, actions: &mut Vec<Action>) {
        legal::legal(state, actions);
    }

    fn apply(state: &mut State, action: Action, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        apply::Play { state, chance, sink }.apply_action(action);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn scored(event: &Event) -> Option<Scored> {
        match *event {
            Event::Points { seat, category, points } => Some(Scored { seat, category, points }),
            _ => None,
        }
    }

    fn moment(state: &State) -> Moment {
        let table = &state.table;
        let seat = if table.solo { Seat(0) } else { table.turn };
        Moment { round: u16::from(table.year) + 1, turn: table.turns, seat }
    }

    fn rule(state: &State, action: &Action) -> Rule {
        rulebook::rule(&state.table, action)
    }

    fn hash_state(state: &State, hasher: &mut StateHasher) {
        state.hash_into(hasher);
    }
}

fn outcome(state: &State) -> Outcome {
    let end = if let Stage::Over(end) = state.table.stage { end } else { GOAL_REACHED };
    score::outcome(state, end)
}

impl Determinize for Chai {
    fn determinize(view: &View, chance: &mut Chance) -> State {
        determinize::determinize(view, chance)
    }
}
