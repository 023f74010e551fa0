//! The traits that every rules module implements and that all other code is written against.
//!
//! [`Game`] contains the rules. The opponents use [`Determinize`], [`Heuristic`] and [`Features`]; the tests use
//! [`Oracle`], an independent check. Pressing pieces is in [`super::press`], the words are in [`crate::words`].

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Chance, Character, Inputs, PerSeat, Seat, SeatSet, StateHasher, Variant, Viewer};

/// Static information about a game.
#[derive(Debug)]
pub struct Info {
    /// Name in links, files and on the command line; also the name of its folder.
    pub id: &'static str,
    /// Title as printed on the box.
    pub title: &'static str,
    /// Minimum and maximum number of seats.
    pub seats: (u8, u8),
    /// Approximate duration in minutes, with the fewest and the most seats.
    pub minutes: (u16, u16),
    /// Key of the lesson for beginners, the first of the teaching material, and its approximate duration in minutes.
    pub first_lesson: Option<(&'static str, u8)>,
    /// Version of the rules; incremented by any change of legality, outcome or order of a legal list.
    pub rules: u16,
    /// Whether an automaton plays against a single player. Its events and score use the seat after the last player's.
    pub automaton: bool,
    /// Whether the rules define a game for one player, which has its own name.
    pub solo: bool,
    /// Number of ways in which a game can end, the range of [`Outcome::end`].
    pub ends: u8,
    /// Number of totals that are counted separately; 1 if all points count together.
    pub totals: u8,
    /// The total of each category of points, indexed by [`Scored::category`].
    pub categories: &'static [u8],
    /// Whether seats have hidden information, so that a shared device needs a curtain.
    pub hidden: bool,
    /// Maximum length of a game of legal actions, in plies.
    pub longest: u32,
}

/// The current decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Turn {
    Act(Seat),
    Over(Outcome),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// Number of the way in which the game ended, below [`Info::ends`].
    pub end: u8,
    /// Several if the win is shared, none if no seat won.
    pub winners: SeatSet,
    pub scores: PerSeat<i32>,
    /// Tie-break values of the rules, higher is better; all 0 if there are none.
    pub ties: PerSeat<u8>,
}

/// Position of a state within the game, for headings, charts and "restart turn".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Current round (year, …), from 1.
    pub round: u16,
    /// Current turn of the whole game, from 1; a decision that interrupts a turn belongs to it.
    pub turn: u16,
    /// The seat whose turn it is, which need not be the seat to act.
    pub seat: Seat,
}

/// Points that a seat gained or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    pub seat: Seat,
    /// Index into [`Info::categories`].
    pub category: u8,
    /// Negative for losses.
    pub points: i32,
}

/// Key of a section of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule(pub &'static str);

/// Error for text that is not the notation of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadNotation;

impl Display for BadNotation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("this is not the notation of an action")
    }
}

/// A listener for events. The search uses `()`, which drops events before they are built.
pub trait EventSink<Event> {
    /// Handles an event; `event` is called only if the listener wants it.
    fn emit(&mut self, event: impl FnOnce() -> Event);
}

impl<Event> EventSink<Event> for () {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> Event) {}
}

impl<Event> EventSink<Event> for Vec<Event> {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// The rules of a game. The type itself is a unit that only names the game.
///
/// Laws (checked on every game by `src/laws`): the legal list is sorted, unique and never empty before the end, and is
/// exactly what the [`Oracle`] allows; the same actions lead to the same state; every point of the final score was
/// emitted as an event; the game ends within [`Info::longest`] plies; parsing the notation of an action gives the
/// action back.
pub trait Game: Copy + PartialEq + Debug + Send + Sync + 'static {
    const INFO: Info;
    /// Options chosen before the game.
    type Options: Variant;
    /// The complete state. Never serialised or shown; views are.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// A decision. It contains only ids, so that it is small. `Display` and `FromStr` are its notation: lower-case
    /// ASCII words.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = BadNotation> + Send + Sync;
    /// Everything a viewer can know or remember, including which viewer it is.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened: for the story, the animation, the screen reader and the referee.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// Sets up a game for `seats` players (within [`Info::seats`]) under version `rules` of the rules,
    /// `1..=INFO.rules`, so that older games replay under their own version. Emits every random outcome.
    fn setup_version(
        rules: u16,
        options: &Self::Options,
        seats: u8,
        chance: &mut Chance,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Self::State;
    /// Sets up a new game under the current rules.
    fn setup(
        options: &Self::Options,
        seats: u8,
        chance: &mut Chance,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Self::State {
        Self::setup_version(Self::INFO.rules, options, seats, chance, sink)
    }
    /// Returns the current decision. It may have only one legal action.
    fn turn(state: &Self::State) -> Turn;
    /// Appends the legal actions of the seat to act, sorted and unique; none if the game is over.
    fn legal(state: &Self::State, actions: &mut Vec<Self::Action>);
    /// Applies an action of the legal list. The effect of an illegal action is unspecified: callers check first.
    fn apply(
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut Chance,
        sink: &mut impl EventSink<Self::Event>,
    );
    /// Returns the options for a rematch with the same seats after `outcome`. They are unchanged unless the rules let
    /// the last game decide something, such as the starting player. Anything left to luck is drawn from `chance`.
    fn rematch(options: &Self::Options, outcome: &Outcome, chance: &mut Chance) -> Self::Options {
        let _ = (outcome, chance);
        options.clone()
    }
    /// Whether the current decision is secret: a shared device shows a curtain before it, and afterwards only its seat
    /// may see the screen. Usually the same for the whole game, see [`Info::hidden`].
    fn is_secret(state: &Self::State) -> bool {
        let _ = state;
        Self::INFO.hidden
    }
    /// Whether the current decision of a game with hidden information can be made in public: it neither depends on nor
    /// reveals anything hidden. Players sharing a device may agree to make such decisions without passing it on.
    fn is_public_decision(state: &Self::State) -> bool {
        let _ = state;
        false
    }
    /// Whether the seat to act is in the middle of a move that takes several actions, such as a trade. The table
    /// undoes such a move as a whole and shows it as one. Always false if every action is a move of its own.
    fn mid_sequence(state: &Self::State) -> bool {
        let _ = state;
        false
    }
    /// Returns everything `viewer` can know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;
    /// Whether the viewer is shown the total score of `side`. True unless the rules make gains public but keep totals
    /// closed.
    fn shows_total(view: &Self::View, side: Seat) -> bool {
        let _ = (view, side);
        true
    }
    /// Returns the event as `viewer` may know it; `None` if the viewer must not know that it happened.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Returns the points that an event gives or costs a seat; `None` if it does not score. An event scores for one
    /// seat only.
    fn scored(event: &Self::Event) -> Option<Scored>;
    fn moment(state: &Self::State) -> Moment;
    /// Returns the section of the rulebook that allows a legal action.
    fn rule(state: &Self::State, action: &Self::Action) -> Rule;
    /// Feeds every field of the state to the hasher, in a fixed order.
    fn hash_state(state: &Self::State, hasher: &mut StateHasher);
}

/// A game whose hidden information can be sampled.
pub trait Determinize: Game {
    /// Samples a state that the viewer of `view`, a seat, cannot distinguish from the true one. Laws:
    /// `view(determinize(v)) == v`; if the seat is to act, the legal list is the same in every sampled state.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Self::State;
}

/// Knowledge of a game for the search. Uses only sums, products and square roots of floats: other functions differ
/// between native and wasm.
pub trait Heuristic: Determinize {
    /// Rollout cutoff, in plies.
    const ROLLOUT_PLIES: u32;
    /// Exploration constant c of PUCT, in units of the spread of results.
    const EXPLORATION: f32 = 2.0;
    /// For each level (novice, steady, sharp, master): number of search trees, and iterations per tree.
    const BUDGETS: [(u32, u32); 4];
    /// For each level, the percentage of decisions in which an action that can be overlooked is overlooked.
    const OVERSIGHTS: [u8; 4] = [0; 4];
    /// Number of plies of a finished game that two Web Workers review in half a minute at the usual effort, as measured
    /// in `docs/review.md`.
    const REVIEWED_PLIES: u16 = 900;

    /// Returns each seat's expected share of the win, `0.0..=1.0`, in a state that is not over. Unoccupied seats are
    /// ignored.
    fn evaluate(state: &Self::State) -> PerSeat<f32>;
    /// Pushes a prior for each of the `legal` actions: unnormalized weights, not all zero. 0 excludes an action from
    /// the search. Used as priors of the search and to choose in playouts, so it has to be fast.
    fn priors(state: &Self::State, legal: &[Self::Action], weights: &mut Vec<f32>);
    /// Whether a careless player may overlook this action. True only for optional opportunities, never for an answer, a
    /// pass or the end of a turn: without those, only bad actions might be left.
    fn can_be_overlooked(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Returns a seat's progress towards what a character likes, `0.0..=1.0`.
    fn progress(state: &Self::State, seat: Seat, character: Character) -> f32 {
        let _ = (state, seat, character);
        0.0
    }
}

/// A game whose positions a network can learn to evaluate. Used by the search and by training only; a title without
/// weights is evaluated by its hand-written [`Heuristic::evaluate`].
///
/// Laws: every view has [`Features::FEATURES`] features in a fixed order (`src/laws`), and the shipped weights fit
/// them (`tests/native/features.rs`).
pub trait Features: Heuristic {
    /// Incremented whenever a feature is added, removed or redefined: weights of another version are rejected.
    const VERSION: u16 = 0;
    const FEATURES: usize = 0;
    /// The weights file written by `cargo xtask train` (`include_bytes!("weights.net")`); empty until a network has
    /// beaten the hand-written heuristic.
    const WEIGHTS: &'static [u8] = &[];
    /// Rollout cutoff with the network, in plies.
    const NETWORK_PLIES: u32 = 0;
    /// Whether the network's shares are normalised to one win. Turning this off is better where a rival's share
    /// depends on a hand that was only sampled.
    const SHARES_ADD_UP: bool = true;
    /// Exploration constant with the network, see [`Heuristic::EXPLORATION`].
    const NETWORK_EXPLORATION: f32 = Self::EXPLORATION;

    fn seats(view: &Self::View) -> u8 {
        let _ = view;
        Self::INFO.seats.0
    }
    /// Adds the features of what the viewer sees to `inputs`, in terms of the rulebook. `view` is always that of a
    /// seat.
    fn features(view: &Self::View, inputs: &mut Inputs) {
        let _ = (view, inputs);
    }
}

/// An independent check of a game, for tests only: slow, and written from the rules without [`Game::legal`].
pub trait Oracle: Game {
    /// Returns a superset of the actions that could be legal in any state like this one.
    fn universe(state: &Self::State) -> Vec<Self::Action>;
    /// Whether the rules allow the seat to act to play this action now.
    fn allows(state: &Self::State, action: &Self::Action) -> bool;
    /// Checks the invariants of every ply: no piece lost or created, no limit exceeded, counters consistent.
    ///
    /// # Errors
    /// A sentence naming the violated invariant.
    fn audit(state: &Self::State) -> Result<(), String>;
}
