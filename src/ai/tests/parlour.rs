//! Three tiny games for two: one open, one with drawn cards, one with a hidden card and a reaction.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::{
    BadNotation, Chance, Determinize, EventSink, Features, Game, Heuristic, Info, Moment, Outcome, PerSeat, Rule,
    Scored, Seat, SeatSet, StateHasher, Turn, Viewer,
};

/// The action of all three games: a small number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(pub u8);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Move {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Move, BadNotation> {
        text.parse().map(Move).map_err(|_| BadNotation)
    }
}

const INFO: Info = Info {
    id: "parlour",
    title: "",
    seats: (2, 2),
    minutes: (1, 1),
    first_lesson: None,
    rules: 1,
    automaton: false,
    solo: false,
    ends: 1,
    totals: 0,
    categories: &[],
    hidden: true,
    longest: 40,
};

fn outcome_won_by(winners: SeatSet) -> Turn {
    let scores = PerSeat::from_fn(|seat| i32::from(winners.has(seat)));
    Turn::Over(Outcome { end: 0, winners, scores, ties: PerSeat::default() })
}

/// Implements with placeholders the items that no parlour game needs.
macro_rules! plain {
    () => {
        const INFO: Info = INFO;
        type Options = ();
        type Action = Move;
        type Event = ();
        fn redact((): &(), _: Viewer) -> Option<()> {
            None
        }
        fn scored((): &()) -> Option<Scored> {
            None
        }
        fn moment(_: &Self::State) -> Moment {
            Moment { round: 1, turn: 1, seat: Seat(0) }
        }
        fn rule(_: &Self::State, _: &Move) -> Rule {
            Rule("play")
        }
        fn hash_state(_: &Self::State, _: &mut StateHasher) {}
    };
}

/// Implements a heuristic without knowledge: even evaluation, equal priors, playouts to the end.
macro_rules! even {
    ($game:ty) => {
        impl Features for $game {}
        impl Heuristic for $game {
            const ROLLOUT_PLIES: u32 = 40;
            const BUDGETS: [(u32, u32); 4] = [(1, 4), (1, 60), (2, 400), (2, 1500)];
            fn evaluate(_: &Self::State) -> PerSeat<f32> {
                PerSeat([0.5; 8])
            }
            fn priors(_: &Self::State, legal: &[Move], weights: &mut Vec<f32>) {
                weights.extend(legal.iter().map(|_| 1.0));
            }
        }
    };
}

/// Take one to three from a heap; taking the last one wins. Every multiple of four is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nim;

/// View and state of [`Nim`]; nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NimView {
    pub heap: u8,
    pub seat: Seat,
}

impl Game for Nim {
    plain!();
    type State = NimView;
    type View = NimView;
    fn setup_version(_: u16, (): &(), _: u8, chance: &mut Chance, _: &mut impl EventSink<()>) -> NimView {
        NimView { heap: 18 + chance.below(4) as u8, seat: Seat(0) }
    }
    fn turn(state: &NimView) -> Turn {
        if state.heap == 0 { outcome_won_by(SeatSet::one(state.seat.next(2))) } else { Turn::Act(state.seat) }
    }
    fn legal(state: &NimView, actions: &mut Vec<Move>) {
        actions.extend((1..=state.heap.min(3)).map(Move));
    }
    fn apply(state: &mut NimView, action: Move, _: &mut Chance, _: &mut impl EventSink<()>) {
        state.heap -= action.0;
        state.seat = state.seat.next(2);
    }
    fn view(state: &NimView, _: Viewer) -> NimView {
        state.clone()
    }
}

impl Determinize for Nim {
    fn determinize(view: &NimView, _: &mut Chance) -> NimView {
        view.clone()
    }
}
even!(Nim);

/// Nine cards; guess whether the next is higher than the open one. The seats take turns; after two guesses each, the
/// most correct guesses win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Higher;

pub struct Guess;
impl Guess {
    pub const LOWER: u8 = 0;
    pub const HIGHER: u8 = 1;
}

/// State of [`Higher`]. The deck is a bag, so only luck is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HigherState {
    open: u8,
    left: Vec<u8>,
    guesses: u8,
    right: [u8; 2],
}

impl Higher {
    /// Returns a table with this open card and the `seen` cards out of the deck, before any guess.
    pub fn table(open: u8, seen: &[u8]) -> HigherState {
        let left = (1..=9).filter(|card| *card != open && !seen.contains(card)).collect();
        HigherState { open, left, guesses: 0, right: [0, 0] }
    }
}

impl Game for Higher {
    plain!();
    type State = HigherState;
    type View = HigherState;
    fn setup_version(_: u16, (): &(), _: u8, chance: &mut Chance, _: &mut impl EventSink<()>) -> HigherState {
        Higher::table(1 + chance.below(9) as u8, &[])
    }
    fn turn(state: &HigherState) -> Turn {
        if state.guesses < 4 {
            return Turn::Act(Seat(state.guesses % 2));
        }
        let best_count = state.right[0].max(state.right[1]);
        outcome_won_by(Seat::all(2).filter(|seat| state.right[seat.index()] == best_count).collect())
    }
    fn legal(_: &HigherState, actions: &mut Vec<Move>) {
        actions.extend([Move(Guess::LOWER), Move(Guess::HIGHER)]);
    }
    fn apply(state: &mut HigherState, action: Move, chance: &mut Chance, _: &mut impl EventSink<()>) {
        let next = state.left.remove(chance.index(state.left.len()));
        if (next > state.open) == (action.0 == Guess::HIGHER) {
            state.right[usize::from(state.guesses % 2)] += 1;
        }
        state.open = next;
        state.guesses += 1;
    }
    fn view(state: &HigherState, _: Viewer) -> HigherState {
        state.clone()
    }
}

impl Determinize for Higher {
    fn determinize(view: &HigherState, _: &mut Chance) -> HigherState {
        view.clone()
    }
}
even!(Higher);

/// Seat 0 attacks or waits. An attack wins unless seat 1 holds a shield, one of ten cards of which some are known to
/// be shields; with a shield, seat 1 may block and win. Waiting is a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Raid;

impl Raid {
    /// Action of seat 0: take the draw.
    pub const WAIT: u8 = 0;
    /// Action of seat 0: gamble.
    pub const ATTACK: u8 = 1;
    const PASS: u8 = 2;
    const BLOCK: u8 = 3;

    /// Returns the start state; seat 1 holds a shield if more than five of the ten cards are shields.
    pub fn table(shields: u8) -> RaidState {
        Raid::state(shields, shields > 5)
    }

    pub fn state(shields: u8, shield: bool) -> RaidState {
        RaidState { shields, shield, moves: [None; 2] }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct RaidState {
    shields: u8,
    shield: bool,
    moves: [Option<u8>; 2],
}

/// A seat's view of [`Raid`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RaidView {
    shields: u8,
    shield: Option<bool>,
    moves: [Option<u8>; 2],
}

impl Game for Raid {
    plain!();
    type State = RaidState;
    type View = RaidView;
    fn setup_version(_: u16, (): &(), _: u8, chance: &mut Chance, _: &mut impl EventSink<()>) -> RaidState {
        let shields = chance.below(11) as u8;
        Raid::state(shields, chance.below(10) < u32::from(shields))
    }
    fn turn(state: &RaidState) -> Turn {
        match state.moves {
            [None, _] => Turn::Act(Seat(0)),
            [Some(Raid::WAIT), _] => outcome_won_by(Seat::all(2).collect()),
            [_, None] => Turn::Act(Seat(1)),
            [_, Some(Raid::BLOCK)] => outcome_won_by(SeatSet::one(Seat(1))),
            _ => outcome_won_by(SeatSet::one(Seat(0))),
        }
    }
    fn legal(state: &RaidState, actions: &mut Vec<Move>) {
        match state.moves[0] {
            None => actions.extend([Move(Raid::WAIT), Move(Raid::ATTACK)]),
            Some(_) if state.shield => actions.extend([Move(Raid::PASS), Move(Raid::BLOCK)]),
            Some(_) => actions.push(Move(Raid::PASS)),
        }
    }
    fn apply(state: &mut RaidState, action: Move, _: &mut Chance, _: &mut impl EventSink<()>) {
        let mover = usize::from(state.moves[0].is_some());
        state.moves[mover] = Some(action.0);
    }
    fn view(state: &RaidState, viewer: Viewer) -> RaidView {
        let shield = viewer.sees(Seat(1)).then_some(state.shield);
        RaidView { shields: state.shields, shield, moves: state.moves }
    }
}

impl Determinize for Raid {
    fn determinize(view: &RaidView, chance: &mut Chance) -> RaidState {
        let shield = view.shield.unwrap_or_else(|| chance.below(10) < u32::from(view.shields));
        RaidState { shields: view.shields, shield, moves: view.moves }
    }
}
even!(Raid);
