//! A template for a new game: copy this folder, rename `template` and [`Template`], and replace the rules file by
//! file, as described in `docs/adding-a-game.md`.
//!
//! The Last Cup, for two to four players. The pot holds 10 to 20 cups. Players take turns to pour one, two or three.
//! The player who pours the last cup wins.
//!
//! Compiled only with the Cargo feature `laws` and not in the list of games, so players never see it; the native tests
//! check it against every law. This file is a table of contents: the facts of the game, and one line per rule that
//! points to its module.

mod action;
mod determinize;
mod events;
mod hash;
mod heuristic;
mod oracle;
mod press;
mod rulebook;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod words;

pub use action::Pour;
pub use events::Event;
pub use press::Part;
pub use state::State;
pub use view::View;

use crate::engine::{Chance, EventSink, Game, Info, Moment, Rule, Scored, StateHasher, Turn, Viewer};

/// Unit type that represents the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Template;

impl Game for Template {
    const INFO: Info = Info {
        id: "template",
        title: "The Last Cup",
        seats: (2, 4),
        minutes: (1, 2),
        first_lesson: None,
        rules: 1,
        automaton: false,
        solo: false,
        ends: 1,
        totals: 1,
        categories: &[0],
        // Set this in a game with hidden hands: players who share a device then get a curtain between turns.
        hidden: false,
        longest: 20,
    };
    // In a game with options, use a struct that implements `Variant`, in `options.rs`.
    type Options = ();
    type State = State;
    type Action = Pour;
    type View = View;
    type Event = Event;

    fn setup_version(rules: u16, (): &(), seats: u8, chance: &mut Chance, sink: &mut impl EventSink<Event>) -> State {
        State::setup(rules, seats, chance, sink)
    }

    fn turn(state: &State) -> Turn {
        state.outcome().map_or(Turn::Act(state.to_act), Turn::Over)
    }

    fn legal(state: &State, actions: &mut Vec<Pour>) {
        state.legal(actions);
    }

    fn apply(state: &mut State, action: Pour, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        state.apply(action, chance, sink);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        event.redact(viewer)
    }

    fn scored(event: &Event) -> Option<Scored> {
        event.scored()
    }

    fn moment(state: &State) -> Moment {
        let round = (state.turn - 1) / u16::from(state.seats) + 1;
        Moment { round, turn: state.turn, seat: state.to_act }
    }

    fn rule(_: &State, _: &Pour) -> Rule {
        rulebook::POURING
    }

    fn hash_state(state: &State, hasher: &mut StateHasher) {
        state.hash_into(hasher);
    }
}
