//! What a game is: the traits that every rules module implements and everything else is written
//! against.
//!
//! [`Game`] is the rules, [`Determinize`], [`Heuristic`] and [`Features`] are what an opponent needs, [`Oracle`] is the
//! second opinion that the tests need. How pieces are pressed is in [`super::press`], the words
//! are in [`crate::words`].

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Chance, Character, Inputs, PerSeat, Seat, SeatSet, StateHasher, Variant, Viewer};

/// Facts of a game that hold before it is begun.
#[derive(Debug)]
pub struct Info {
    /// Its name in links, files and on the command line; also the name of its folder.
    pub id: &'static str,
    /// Its title as printed on the box.
    pub title: &'static str,
    /// One line under the title.
    pub tagline: &'static str,
    /// Who designed and who published it.
    pub credits: &'static str,
    /// The least and the most seats.
    pub seats: (u8, u8),
    /// About how many minutes it takes with the least and with the most seats.
    pub minutes: (u16, u16),
    /// The version of the rules; raised by any change of legality, outcome or order of a legal list.
    pub rules: u16,
    /// What plays against a single player, where the rules move a side of their own: its events and score bear the seat
    /// after the last player's.
    pub automaton: Option<&'static str>,
    /// What the rulebook calls the game of a single player, if it has one.
    pub solo: Option<&'static str>,
    /// The ways in which a game can end; [`Outcome::end`] is an index into it.
    pub ends: &'static [&'static str],
    /// The totals of points that are kept apart; one where all points count together. [`ScoreCategory::total`] is an
    /// index into it.
    pub totals: &'static [&'static str],
    /// The categories of points; [`Scored::category`] is an index into it.
    pub categories: &'static [ScoreCategory],
    /// Whether seats hold things that others must not see: people who share a device get a curtain.
    pub hidden: bool,
    /// No game of legal actions is longer than this many plies.
    pub longest: u32,
}

impl Info {
    /// The whole name of a category: with that of its total before it where there are several.
    ///
    /// # Panics
    /// When `index` is not one of [`Info::categories`].
    pub fn category_name(&self, index: usize) -> String {
        let category = &self.categories[index];
        match self.totals {
            [_] => category.name.to_owned(),
            totals => format!("{}: {}", totals[usize::from(category.total)], category.name),
        }
    }
}

/// What points are given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreCategory {
    /// What it is called.
    pub name: &'static str,
    /// The total that it counts towards, as an index into [`Info::totals`].
    pub total: u8,
}

impl ScoreCategory {
    /// A category of the first total.
    pub const fn new(name: &'static str) -> ScoreCategory {
        ScoreCategory { name, total: 0 }
    }
}

/// Whose decision it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Turn {
    /// This seat is to choose one of the legal actions.
    Act(Seat),
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// Why, as an index into [`Info::ends`].
    pub end: u8,
    /// Who won; several when shared, none when nobody did.
    pub winners: SeatSet,
    /// The final score of each seat.
    pub scores: PerSeat<i32>,
    /// What orders seats of equal score by the rules, the greater first; all 0 where nothing does.
    pub ties: PerSeat<u8>,
}

/// Where in the game a state stands, for headings, charts and "restart turn".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Rounds (years, …) begun, from 1.
    pub round: u16,
    /// Turns begun in the whole game, from 1; a decision that interrupts a turn belongs to it.
    pub turn: u16,
    /// Whose turn it is (not who is to decide just now).
    pub of: Seat,
}

/// Points that a seat gained or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    /// Who scored.
    pub seat: Seat,
    /// What for, as an index into [`Info::categories`].
    pub category: u8,
    /// How much; below zero for losses.
    pub points: i32,
}

/// The section of the rulebook that something rests on, by its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule(pub &'static str);

/// An action that could not be read from its notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadNotation;

impl Display for BadNotation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("this is not the notation of an action")
    }
}

/// A listener to events. The search listens with `()`, which drops them before they are made.
pub trait EventSink<Event> {
    /// Takes in an event; `event` is called only by a listener that wants it.
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

/// The rules of a game.
///
/// Laws (checked on every game by `src/laws`): the legal list is sorted, unique and
/// never empty before the end; it is what the [`Oracle`] allows; the same actions give the same
/// state; every point of the final score came with an event; the game ends within [`Info::longest`] plies; notation
/// reads back. The type itself is a unit that only names the game.
pub trait Game: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// Facts of the game.
    const INFO: Info;
    /// What people agree on beforehand.
    type Options: Variant;
    /// The whole truth. Never serialised, never shown: views are.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// A small decision: ids only. `Display` and `FromStr` are its notation, lower case ASCII words.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = BadNotation> + Send + Sync;
    /// All that a viewer can know or remember, the viewer included.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened: for the story, the animation, the screen reader and the referee.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// Sets up a game for `seats` players (within [`Info::seats`]) as version `rules` of the rules has it,
    /// `1..=INFO.rules`: games of earlier versions replay under their own. Emits every random outcome.
    fn setup_version(
        rules: u16,
        options: &Self::Options,
        seats: u8,
        chance: &mut Chance,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Self::State;
    /// Sets up a new game, by the rules of today.
    fn setup(
        options: &Self::Options,
        seats: u8,
        chance: &mut Chance,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Self::State {
        Self::setup_version(Self::INFO.rules, options, seats, chance, sink)
    }
    /// Whose decision it is. A decision with one legal answer may still be asked.
    fn turn(state: &Self::State) -> Turn;
    /// Appends the legal actions of the seat to act, sorted and unique; nothing when over.
    fn legal(state: &Self::State, actions: &mut Vec<Self::Action>);
    /// Carries out an action of the legal list. What it does to a state for which the action is
    /// not legal is unspecified: callers check first.
    fn apply(
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut Chance,
        sink: &mut impl EventSink<Self::Event>,
    );
    /// The options for playing again with the same seats after `outcome`: the same, unless the rules say that the
    /// last game decides something of the next, such as who begins. What they leave to luck is drawn from `chance`.
    fn rematch(options: &Self::Options, outcome: &Outcome, chance: &mut Chance) -> Self::Options {
        let _ = (outcome, chance);
        options.clone()
    }
    /// Whether the decision that is asked now is made in secret: people who share a device get a curtain before it,
    /// and afterwards only its owner's eyes have the screen. Usually that of the whole game, [`Info::hidden`].
    fn secret(state: &Self::State) -> bool {
        let _ = state;
        Self::INFO.hidden
    }
    /// Whether what is asked now can be answered before everybody’s eyes although the game hides something: nothing
    /// hidden decides what may be done, and doing it shows nothing hidden. People who share a device may agree to
    /// answer such questions without handing it on.
    fn in_the_open(state: &Self::State) -> bool {
        let _ = state;
        false
    }
    /// Whether the seat to act has said a part of what takes several actions to say, as a trade does. The table takes
    /// such a move back whole and shows it as one. Never where every action is a move of its own.
    fn mid_sequence(state: &Self::State) -> bool {
        let _ = state;
        false
    }
    /// What `viewer` can know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;
    /// Whether the viewer is shown what the points of `side` come to. Always, unless the rules let everybody see points
    /// being gained and keep their sum closed.
    fn shows_total(view: &Self::View, side: Seat) -> bool {
        let _ = (view, side);
        true
    }
    /// The event as `viewer` may know it; `None` when it must not even know that it happened.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// The points that an event gives, if it gives any. An event scores for one seat only.
    fn scored(event: &Self::Event) -> Option<Scored>;
    /// Where in the game the state stands.
    fn moment(state: &Self::State) -> Moment;
    /// The section of the rulebook that allows a legal action.
    fn rule(state: &Self::State, action: &Self::Action) -> Rule;
    /// Feeds every field of the state to the hash, in a fixed order.
    fn hash_state(state: &Self::State, hasher: &mut StateHasher);
}

/// A game whose hidden part can be imagined.
pub trait Determinize: Game {
    /// A state that the viewer of `view`, a seat, cannot distinguish from the true one; drawn at random from what it
    /// does not know. Laws: `view(determinize(v)) == v`; when the seat is to act, the legal list is the same in every
    /// imagined state.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Self::State;
}

/// What the search may know of a game. Only sums, products and square roots of floats: other
/// functions differ between native and wasm.
pub trait Heuristic: Determinize {
    /// Playouts are cut off and judged after this many plies.
    const ROLLOUT_PLIES: u32;
    /// How strongly rarely tried actions are looked at: the c of PUCT, in units of the spread of results.
    const EXPLORATION: f32 = 2.0;
    /// For each level (novice, steady, sharp, master): search trees, and iterations of each.
    const BUDGETS: [(u32, u32); 4];
    /// For each level, in how many of a hundred decisions it overlooks an action that can be overlooked.
    const OVERSIGHTS: [u8; 4] = [0; 4];
    /// So many plies of a finished game are looked at in half a minute at the usual effort, by two workers; measured,
    /// see `docs/review.md`.
    const REVIEWED_PLIES: u16 = 900;

    /// What each seat may hope for, `0.0..=1.0`: its share of the win as seen from `state`,
    /// which is not over. Seats that are not taken are ignored.
    fn evaluate(state: &Self::State) -> PerSeat<f32>;
    /// How likely each of the `legal` actions is to be good: pushes one weight for each, not all
    /// zero; the weights need no scale. 0 says that it need not be looked at. Used as a prior of
    /// the search and to choose in playouts, so it has to be fast.
    fn priors(state: &Self::State, legal: &[Self::Action], weights: &mut Vec<f32>);
    /// Whether somebody who does not look closely may overlook this action: a chance that is let pass by, never an
    /// answer, a pass or the end of a turn, without which nonsense would be left.
    fn can_be_overlooked(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
    /// How far a seat has come in what a character likes, `0.0..=1.0`.
    fn progress(state: &Self::State, seat: Seat, character: Character) -> f32 {
        let _ = (state, seat, character);
        0.0
    }
}

/// A game whose positions a network can learn to judge. Everything here is for the search and for training; a title
/// whose weights are empty is judged by its hand-written [`Heuristic::evaluate`].
///
/// Laws: [`Features::FEATURES`] facts are given for every view, in a fixed order (`src/laws`), and the
/// shipped weights fit them (`tests/native/features.rs`).
pub trait Features: Heuristic {
    /// Raised whenever a fact is added, left out or means something else: weights of another version are refused.
    const VERSION: u16 = 0;
    /// How many facts a view has.
    const FEATURES: usize = 0;
    /// The file of weights that `cargo xtask train` wrote (`include_bytes!("weights.net")`); empty until a network has
    /// beaten the hand-written heuristic.
    const WEIGHTS: &'static [u8] = &[];
    /// With the network, playouts are cut off and judged after this many plies.
    const NETWORK_PLIES: u32 = 0;
    /// With the network, whether what the seats hope for is made to add up to one win. It is better not where a rival's
    /// hopes follow from a hand that was only imagined.
    const SHARES_ADD_UP: bool = true;
    /// With the network, how strongly rarely tried actions are looked at, see [`Heuristic::EXPLORATION`].
    const NETWORK_EXPLORATION: f32 = Self::EXPLORATION;

    /// How many seats are taken.
    fn seats(view: &Self::View) -> u8 {
        let _ = view;
        Self::INFO.seats.0
    }
    /// Adds what the viewer sees to `inputs`, in the nouns of the rulebook. Only ever given the view of a seat.
    fn features(view: &Self::View, inputs: &mut Inputs) {
        let _ = (view, inputs);
    }
}

/// The second opinion on a game, written from the rules apart from [`Game::legal`] and slow; used
/// by the tests only.
pub trait Oracle: Game {
    /// A superset of the actions that could be legal in any state like this one.
    fn universe(state: &Self::State) -> Vec<Self::Action>;
    /// Whether the rules allow the seat to act this action now.
    fn allows(state: &Self::State, action: &Self::Action) -> bool;
    /// Checks what must hold at every ply: no piece lost or made, no limit passed, counters
    /// consistent.
    ///
    /// # Errors
    /// A sentence that says what does not hold.
    fn audit(state: &Self::State) -> Result<(), String>;
}
