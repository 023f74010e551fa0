//! Ceylon: The Card Game (Warpspawn Games): merchants draw, trade, rob and ship their way to 100 points.
//!
//! The unit type [`CeylonCards`] and the modules of its rules. Used by the list of games. In addition to the modules
//! that every game has, there are `cards` (multisets of cards), `memory` (what is known of other hands), `composer` (an
//! offer composed in any order), `discards` (the cards to discard, chosen together) and `pile` (the top of the discard
//! pile). The source of each rule is given in `docs/rules/ceylon_cards.md`.

pub mod action;
mod apply;
pub mod cards;
pub mod composer;
pub mod data;
pub mod deal;
pub mod determinize;
pub mod discards;
pub mod draft;
pub mod events;
mod features;
mod hash;
mod heuristic;
pub mod ideas;
mod legal;
mod lesson;
mod memory;
pub mod options;
mod oracle;
pub mod pieces;
pub mod pile;
pub mod press;
mod rulebook;
pub mod score;
mod setup;
pub mod state;
pub mod view;
pub mod words;

#[cfg(test)]
mod tests;

pub use action::{Action, Partner};
pub use cards::Cards;
pub use events::Event;
pub use options::{First, Options};
pub use pieces::{Card, Good};
pub use state::State;
pub use view::View;

use state::{Pending, Stage};

use crate::engine::{
    Chance, Determinize, EventSink, Game, Info, Moment, Outcome, PerSeat, Rule, Scored, Seat, StateHasher, Turn, Viewer,
};

/// The version of the rules for new games.
const RULES: u16 = 1;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CeylonCards;

/// Returns the number of the turn, from 1, counting those of all seats.
fn turn_number(round: u16, first: Seat, active: Seat, seats: u8) -> u16 {
    let since_first = (active.0 + seats - first.0) % seats;
    (round - 1) * u16::from(seats) + u16::from(since_first) + 1
}

impl Game for CeylonCards {
    const INFO: Info = Info {
        id: "ceylon_cards",
        title: "Ceylon: The Card Game",
        seats: (2, 8),
        minutes: (25, 90),
        first_lesson: Some(("first-game", 5)),
        rules: RULES,
        automaton: false,
        solo: false,
        ends: 3,
        totals: 1,
        categories: &[0; Good::ALL.len()],
        hidden: true,
        // 800 turns; each with three offers that name every card and are countered by all players (at most 1,479 plies
        // each), and fewer than 1,300 other actions.
        longest: 4_700_000,
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

    fn mid_sequence(state: &State) -> bool {
        match &state.pending {
            Pending::Offer(offer) => matches!(offer.stage, Stage::Offer | Stage::Counter),
            _ => false,
        }
    }

    /// Returns the options of a rematch: the last winner begins, or one of several at random
    /// (docs/rules/ceylon_cards.md 2).
    fn rematch(options: &Options, outcome: &Outcome, chance: &mut Chance) -> Options {
        let mut winners = outcome.winners.iter();
        let first = match outcome.winners.len() {
            0 => First::Random,
            1 => winners.next().map_or(First::Random, First::Seat),
            several => winners.nth(chance.index(several)).map_or(First::Random, First::Seat),
        };
        Options { first, ..*options }
    }

    fn turn(state: &State) -> Turn {
        match state.ending {
            None => Turn::Act(state.to_act()),
            Some(ending) => Turn::Over(Outcome {
                end: ending.end as u8,
                winners: ending.winners,
                scores: PerSeat::from_fn(|seat| i32::from(state.total(seat))),
                ties: score::ties(state, ending.end),
            }),
        }
    }

    fn legal(state: &State, actions: &mut Vec<Action>) {
        legal::legal(state, actions);
    }

    fn apply(state: &mut State, action: Action, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        apply::apply(state, action, chance, sink);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::from_state(state, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redact(viewer))
    }

    fn scored(event: &Event) -> Option<Scored> {
        event.scored()
    }

    fn moment(state: &State) -> Moment {
        let turn = turn_number(state.round, state.first, state.active, state.seats);
        Moment { round: state.round, turn, seat: state.active }
    }

    fn rule(state: &State, action: &Action) -> Rule {
        rulebook::rule(state, action)
    }

    fn hash_state(state: &State, hasher: &mut StateHasher) {
        state.hash_into(hasher);
    }
}

impl Determinize for CeylonCards {
    fn determinize(view: &View, chance: &mut Chance) -> State {
        determinize::determinize(view, chance)
    }
}
