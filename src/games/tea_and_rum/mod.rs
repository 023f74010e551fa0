//! Tea & Rum (Fabien Gridel, Captain Games), with the Automa of the two-player game.
//!
//! The modules: the pieces in `pieces`, numbers in `data`, options in `options`, the table in `state`, decisions in
//! `action`, legality in `legal`, effects in `apply`, with the allegiances in `allegiance`, phases in `rounds`, the
//! end in `score`, shown step by step in `reveal`, and differences between the versions of the rules in `versions`.
//! `view` and `determinize` define what a player knows, `heuristic` is the search's domain knowledge, `press`,
//! `composer` (a trade) and `words` are the player's interface, `events` and `change` report what happens, and `oracle`
//! is the independent check of the tests.

mod action;
mod allegiance;
mod apply;
mod change;
pub mod composer;
pub mod data;
mod determinize;
mod events;
mod features;
mod hash;
mod heuristic;
mod legal;
mod lesson;
mod options;
mod oracle;
mod pieces;
pub mod press;
pub mod reveal;
mod rounds;
mod rulebook;
mod score;
mod setup;
pub mod state;
mod versions;
mod view;
pub mod words;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use allegiance::{Progress, Tally};
pub use change::Change;
pub use data::{ALLEGIANCES, Condition, REWARDS, STEPS};
pub use events::Event;
pub use options::Options;
pub use pieces::*;
pub use press::Part;
pub use state::{Player, SEATS, Stage, State, Table, Task, Tasks, Trade};
pub use view::{Following, View};

use crate::engine::{Chance, EventSink, Game, Info, Moment, Rule, Scored, Seat, StateHasher, Turn, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeaAndRum;

impl Game for TeaAndRum {
    const INFO: Info = Info {
        id: "tea_and_rum",
        title: "Tea & Rum",
        seats: (2, 4),
        minutes: (30, 60),
        first_lesson: Some(("first-game", 7)),
        rules: versions::NEWEST,
        automaton: false,
        solo: false,
        ends: score::ENDS,
        totals: 2,
        categories: events::CATEGORIES,
        // Players hold no cards. Chests are masked by the view of the seat to act, so a curtain between turns would
        // only be in the way; only the last exchange is secret (`is_secret`).
        hidden: false,
        longest: 4_000,
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
        State(Table::set_up(rules, options, seats, chance, sink))
    }
    fn turn(state: &State) -> Turn {
        state.0.turn()
    }
    fn legal(state: &State, actions: &mut Vec<Action>) {
        if let Some((_, task)) = state.0.decision() {
            state.0.answers(task, actions);
        }
    }
    fn apply(state: &mut State, action: Action, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        state.0.carry_out(action, sink);
        state.0.resolve_pending(chance, sink);
    }
    fn is_secret(state: &State) -> bool {
        state.0.stage == Stage::Exchange
    }
    fn mid_sequence(state: &State) -> bool {
        !state.0.trade.is_empty()
    }
    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }
    fn shows_total(view: &View, side: Seat) -> bool {
        view.points(side).is_some()
    }
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        event.redacted(viewer)
    }
    fn scored(event: &Event) -> Option<Scored> {
        event.scored()
    }
    fn moment(state: &State) -> Moment {
        Moment { round: state.0.round.into(), turn: state.0.turns, seat: state.0.active }
    }
    fn rule(state: &State, action: &Action) -> Rule {
        rulebook::rule(&state.0, action)
    }
    fn hash_state(state: &State, hasher: &mut StateHasher) {
        state.0.hash_into(hasher);
    }
}
