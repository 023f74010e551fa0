//! Chai: Tea for 2, with the solo Tea Race: the rules.
//!
//! Two tea merchants, or one against an automaton, place worker dice on five boards, send tea up a
//! plantation of cards, and race to sail ships. The table of contents of the game: the unit type
//! [`Chai`] and its traits, which delegate to the modules.
//!
//! The publisher's FAQ and extended rules are the authority; the base rulebook is not to be had,
//! and what it alone would tell is reconstructed (see `data` and the rulebook in the app).

pub mod action;
mod apply;
mod automaton;
pub mod data;
mod deck;
mod determinize;
mod dock;
pub mod events;
mod fold;
mod harbour;
mod heuristic;
mod legal;
mod oracle;
pub mod places;
mod plantation;
pub mod press;
mod rulebook;
pub mod score;
mod setup;
pub mod state;
mod story;
mod street;
pub mod tea;
#[cfg(test)]
mod tests;
pub mod text;
pub mod view;
mod work;
mod year;

use crate::engine::{
    Chance, Choice, Determinize, EventSink, Game, Info, Moment, Outcome, Rule, Scored, Seat, StateHasher, Turn,
    Variant, Viewer,
};

pub use action::Action;
pub use events::Event;
pub use state::{Side, Stage, State, Table, Work};
pub use view::View;

/// Index into [`Info::ends`]: a merchant has sailed as many ships as agreed.
pub const GOAL_REACHED: u8 = 0;
/// Index into [`Info::ends`]: the eighth year was played.
pub const LAST_YEAR: u8 = 1;

/// The game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chai;

/// What is agreed on before the first card is dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many ships end the game: 3 to 5.
    pub goal: u8,
    /// The sides of the merchant cards; the automaton always has side A.
    pub sides: [Side; 2],
    /// Whether the automaton's year cards are shuffled.
    pub shuffled: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { goal: 4, sides: [Side::A; 2], shuffled: false }
    }
}

const SIDES: &[(&str, &str)] = &[("a", "A: points"), ("b", "B: ability")];

impl Variant for Options {
    const CHOICES: &'static [Choice] = &[
        Choice {
            key: "goal",
            label: "Ships to sail",
            help: "The year in which a merchant has sailed this many ships is the last.",
            values: &[("3", "3 ships"), ("4", "4 ships"), ("5", "5 ships")],
            seats: (1, 2),
        },
        Choice {
            key: "first",
            label: "First merchant’s card",
            help: "Side A gives points at the end, side B an ability once a year.",
            values: SIDES,
            seats: (1, 2),
        },
        Choice {
            key: "second",
            label: "Second merchant’s card",
            help: "Side A gives points at the end, side B an ability once a year.",
            values: SIDES,
            seats: (2, 2),
        },
        Choice {
            key: "years",
            label: "Year cards",
            help: "Shuffled year cards make the automaton harder to beat.",
            values: &[("numeric", "1860 to 1867"), ("shuffled", "Shuffled")],
            seats: (1, 1),
        },
    ];
    fn get(&self, choice: usize) -> usize {
        match choice {
            0 => usize::from(self.goal - 3),
            1 | 2 => self.sides[choice - 1] as usize,
            _ => usize::from(self.shuffled),
        }
    }
    fn set(&mut self, choice: usize, value: usize) {
        match choice {
            0 => self.goal = [3, 4, 5][value],
            1 | 2 => self.sides[choice - 1] = [Side::A, Side::B][value],
            _ => self.shuffled = [false, true][value],
        }
    }
}

impl Game for Chai {
    const INFO: Info = Info {
        id: "chai",
        title: "Chai: Tea for 2",
        tagline: "Set your dice to work, grow tea on a hill of cards, and be first to fill the ships",
        credits: "Designed by Dan and Connie Kazmaier, published by Steeped Games",
        seats: (1, 2),
        minutes: (30, 45),
        rules: 1,
        ends: &["the ship goal was reached", "the eighth year was over"],
        categories: &["Ships", "Plantation cards", "Full crates", "Merchant card"],
        hidden: false,
        longest: 6_000,
    };
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn setup(options: &Options, seats: u8, chance: &mut Chance, sink: &mut impl EventSink<Event>) -> State {
        setup::setup(options, seats, chance, sink)
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
        apply::Play { state, chance, sink }.act(action);
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
        let of = if table.solo { Seat(0) } else { table.turn };
        Moment { round: u16::from(table.year) + 1, turn: table.turns, of }
    }

    fn rule(state: &State, action: &Action) -> Rule {
        rule_of(&state.table, action)
    }

    fn hash_state(state: &State, fold: &mut StateHasher) {
        state.fold(fold);
    }
}

fn outcome(state: &State) -> Outcome {
    let end = if let Stage::Over(end) = state.table.stage { end } else { GOAL_REACHED };
    score::outcome(state, end)
}

/// The section that allows an action.
pub fn rule_of(table: &Table, action: &Action) -> Rule {
    Rule(match (&table.work(), action) {
        (_, Action::Walk(_)) => "assistant",
        (Work::Shown { .. } | Work::Units { .. }, _) => "benefit",
        (Work::Steps { .. }, _) => "movement",
        (_, Action::Lane(_) | Action::Pick(..)) => "climbing",
        (_, Action::Act(_)) => "arriving",
        (_, Action::Load(..)) => "loading",
        (Work::Junk { .. }, _) => "junks",
        (Work::ShipSearch(_) | Work::ShipTop(_) | Work::Dock { .. }, _) => "ships-come",
        (_, Action::Keep(_) | Action::Top(_) | Action::Market { .. }) => "market",
        (_, Action::Plant(_)) => "planting",
        (_, Action::Palace(..) | Action::Carry(..) | Action::Exchange(..)) => "palace",
        (Work::Nudge(_) | Work::Reroll(_) | Work::Blend(_), _) | (_, Action::Ability) => "merchants",
        (_, Action::Raise(_) | Action::Lower(_) | Action::Pay(..)) => "values",
        (Work::Relocate { run, .. }, _) if table.is_automaton(run.owner) => "errands",
        (_, Action::Answer(..) | Action::Yield | Action::Send(_)) => "conflict",
        (_, Action::Harvest { .. } | Action::Take(_)) => "harvest",
        (_, Action::Reserve(..)) => "harbour",
        (_, Action::Produce(..) | Action::Join(..)) => "production",
        _ => "turns",
    })
}

impl Determinize for Chai {
    fn determinize(view: &View, chance: &mut Chance) -> State {
        determinize::determinize(view, chance)
    }
}
