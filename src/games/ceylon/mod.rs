//! Ceylon, by Suzanne and Chris Zinsli, Ludonova: tea planters on four districts of an island.
//!
//! The unit type [`Ceylon`] and the modules of its rules. Used by the list of games. The source of each rule is
//! given in `docs/rules/ceylon.md`; knows no words and no screen.

pub mod action;
mod apply;
pub mod data;
mod determinize;
pub mod draft;
pub mod events;
mod features;
mod hash;
mod heuristic;
mod legal;
mod lesson;
pub mod map;
pub mod options;
mod oracle;
pub mod pieces;
pub mod press;
mod rulebook;
pub mod score;
mod setup;
pub mod state;
pub mod view;
mod wire;
pub mod words;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use events::Event;
pub use options::Options;
pub use state::State;
pub use view::View;

use crate::engine::{Chance, EventSink, Game, Info, Moment, Rule, Scored, StateHasher, Turn, Viewer};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ceylon;

impl Game for Ceylon {
    const INFO: Info = Info {
        id: "ceylon",
        title: "Ceylon",
        seats: (2, 4),
        minutes: (50, 75),
        first_lesson: Some(("first-game", 6)),
        rules: 1,
        automaton: false,
        solo: false,
        ends: 2,
        totals: 1,
        categories: &[0; events::Category::COUNT],
        hidden: true,
        longest: 3_100,
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
        score::turn(&state.table)
    }
    fn legal(state: &State, actions: &mut Vec<Action>) {
        legal::legal(&state.table, &state.hands[state.table.actor], actions);
    }
    fn apply(state: &mut State, action: Action, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        apply::apply(state, action, chance, sink);
    }
    fn is_public_decision(state: &State) -> bool {
        state.table.is_answer()
    }
    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redact(viewer))
    }
    fn scored(event: &Event) -> Option<Scored> {
        event.scored()
    }
    fn moment(state: &State) -> Moment {
        let table = &state.table;
        // Each first plantation is placed in a turn of its own.
        let seat = if table.stage == state::Stage::Start { table.actor } else { table.active };
        Moment { round: table.round(), turn: table.turn.max(1), seat }
    }
    fn rule(state: &State, action: &Action) -> Rule {
        rulebook::rule(&state.table, action)
    }
    fn hash_state(state: &State, hasher: &mut StateHasher) {
        state.hash_into(hasher);
    }
}
