//! A game being played: the only place that appends to its log.
//!
//! The truth is the setup, the seed and the ordered actions; the state is just the result of replaying them. Undo,
//! redo, looking back and branching are implemented once, here, for all games. Used by the table, the arena, the
//! referee and the codecs. Knows no players and no screen.

use super::seed::Seed;
use super::{Chance, Game, Moment, Outcome, Rule, Seat, StateHasher, Turn, Viewer};

/// Interval of the hashes in a file, in plies; they locate the first difference.
pub const HASHED_PLIES: u32 = 16;

/// The options, seats and seed of a game, fixed before it begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<G: Game> {
    pub options: G::Options,
    /// Number of seats, within [`super::Info::seats`].
    pub seats: u8,
    pub seed: Seed,
}

/// One ply as it was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    /// All events, unredacted.
    pub events: Vec<G::Event>,
    /// Whether the ply drew from chance, which reveals something unforeseeable.
    pub drew: bool,
    /// Whether it was only part of a move of several actions; see [`Game::mid_sequence`].
    pub mid_sequence: bool,
    /// Whether it was decided in secret; see [`Game::is_secret`].
    pub secret: bool,
    /// Position within the game at the decision.
    pub moment: Moment,
    /// Section of the rulebook that allowed it.
    pub rule: Rule,
}

/// An undo of one or more plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Takeback {
    /// Number of plies left afterwards.
    pub ply: u32,
    /// Number of plies taken back.
    pub plies: u32,
    /// Whether something unforeseeable had been revealed by then.
    pub revealed: bool,
}

impl Takeback {
    /// Whether it is possible in a game of at most `longest` plies.
    pub fn is_within(self, longest: u32) -> bool {
        self.plies > 0 && self.ply.checked_add(self.plies).is_some_and(|stood| stood <= longest)
    }
}

/// A warning given to a person before an action, that a better one existed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Warning {
    /// Number of plies played so far.
    pub ply: u32,
    /// Current turn, see [`Moment::turn`].
    pub turn: u16,
}

/// Why an action was refused. The session is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    Over,
    /// Another seat, this one, is to act.
    NotYourTurn(Seat),
    NotLegal,
}

/// Error for a number of seats that the game does not allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongSeats {
    pub min_seats: u8,
    pub max_seats: u8,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Game> {
    rules: u16,
    setup: Setup<G>,
    state: G::State,
    setup_events: Vec<G::Event>,
    steps: Vec<Step<G>>,
    undone: Vec<G::Action>,
    takebacks: Vec<Takeback>,
    warnings: Vec<Warning>,
    /// Hash after every [`HASHED_PLIES`] plies. Cached, because a record is written after each ply.
    hashes: Vec<u64>,
}

impl<G: Game> Session<G> {
    /// Sets up a new game under the newest rules.
    ///
    /// # Errors
    /// If the game does not allow this number of seats.
    pub fn new(setup: Setup<G>) -> Result<Self, WrongSeats> {
        Session::with_rules(G::INFO.rules, setup)
    }

    /// Sets up a game under an existing version of the rules.
    ///
    /// # Errors
    /// If the game does not allow this number of seats.
    pub fn with_rules(rules: u16, setup: Setup<G>) -> Result<Self, WrongSeats> {
        let (min_seats, max_seats) = G::INFO.seats;
        if !(min_seats..=max_seats).contains(&setup.seats) {
            return Err(WrongSeats { min_seats, max_seats });
        }
        let mut setup_events = Vec::new();
        let mut chance = Chance::at(setup.seed.0, 0);
        let state = G::setup_version(rules, &setup.options, setup.seats, &mut chance, &mut setup_events);
        Ok(Session {
            rules,
            setup,
            state,
            setup_events,
            steps: Vec::new(),
            undone: Vec::new(),
            takebacks: Vec::new(),
            warnings: Vec::new(),
            hashes: Vec::new(),
        })
    }

    /// Returns the section of the rulebook that allows a legal action.
    pub fn rule(&self, action: &G::Action) -> Rule {
        G::rule(&self.state, action)
    }

    /// Version of the rules in force.
    pub fn rules(&self) -> u16 {
        self.rules
    }
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }
    /// Returns the complete state. Only for the layers below the screen, which shows a [`Self::view`].
    pub fn state(&self) -> &G::State {
        &self.state
    }
    /// Returns the events of the setup, unredacted.
    pub fn setup_events(&self) -> &[G::Event] {
        &self.setup_events
    }
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }
    pub fn plies(&self) -> u32 {
        self.steps.len() as u32
    }
    pub fn takebacks(&self) -> &[Takeback] {
        &self.takebacks
    }
    /// Returns the warnings given so far. An undo does not remove them.
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }
    /// Returns the seat to act; `None` if the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Act(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }
    /// Returns the outcome; `None` while the game is running.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Act(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
    /// Returns the legal actions of the seat to act, sorted.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal(&self.state, &mut actions);
        actions
    }
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }
    pub fn moment(&self) -> Moment {
        G::moment(&self.state)
    }
    /// Returns the hash after every [`HASHED_PLIES`] plies.
    pub fn hashes(&self) -> &[u64] {
        &self.hashes
    }
    pub fn hash(&self) -> u64 {
        let mut hasher = StateHasher::default();
        G::hash_state(&self.state, &mut hasher);
        hasher.finish()
    }

    /// Plays an action for `seat`. Clears the redo list unless the action is the next one in it.
    ///
    /// # Errors
    /// If the action is refused. The session is then unchanged.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&Step<G>, Refused> {
        match self.turn() {
            Turn::Over(_) => return Err(Refused::Over),
            Turn::Act(other) if other != seat => return Err(Refused::NotYourTurn(other)),
            Turn::Act(_) => {}
        }
        if self.legal().binary_search(&action).is_err() {
            return Err(Refused::NotLegal);
        }
        if self.undone.last() == Some(&action) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        Ok(self.push(seat, action))
    }

    fn push(&mut self, seat: Seat, action: G::Action) -> &Step<G> {
        let moment = G::moment(&self.state);
        let rule = G::rule(&self.state, &action);
        let secret = G::is_secret(&self.state);
        let mut chance = Chance::at(self.setup.seed.0, self.plies() + 1);
        let mut events = Vec::new();
        G::apply(&mut self.state, action, &mut chance, &mut events);
        let mid_sequence = G::mid_sequence(&self.state);
        self.steps.push(Step { seat, action, events, drew: chance.has_drawn(), mid_sequence, secret, moment, rule });
        if self.plies().is_multiple_of(HASHED_PLIES) {
            self.hashes.push(self.hash());
        }
        self.steps.last().expect("just pushed")
    }

    /// Returns the game as it was after `ply` plies, as an independent branch without a redo list, takebacks or
    /// warnings.
    pub fn branch_at(&self, ply: u32) -> Session<G> {
        let mut branch = Session::with_rules(self.rules, self.setup.clone())
            .unwrap_or_else(|_| unreachable!("this was set up before"));
        for step in self.steps.iter().take(ply as usize) {
            branch.push(step.seat, step.action);
        }
        branch
    }

    /// Undoes plies until `ply` are left; they can be redone. Does nothing if there are no more than that. `revealed`
    /// is whether something unforeseeable had been revealed by then; it is stored in the record.
    pub fn undo_to(&mut self, ply: u32, revealed: bool) {
        let plies = self.plies().saturating_sub(ply);
        if plies == 0 {
            return;
        }
        self.undone.extend(self.steps[ply as usize..].iter().rev().map(|step| step.action));
        let earlier = self.branch_at(ply);
        self.state = earlier.state;
        self.steps.truncate(ply as usize);
        self.hashes.truncate((ply / HASHED_PLIES) as usize);
        self.takebacks.push(Takeback { ply, plies, revealed });
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Returns the actions that can be redone, next first.
    pub fn undone(&self) -> impl Iterator<Item = &G::Action> {
        self.undone.iter().rev()
    }

    /// Plays the next action that can be redone. Returns `None` if there is none or the game is over.
    pub fn redo(&mut self) -> Option<&Step<G>> {
        let seat = self.to_act()?;
        let action = self.undone.pop()?;
        Some(self.push(seat, action))
    }

    /// Records that the player to act was warned.
    pub fn warn(&mut self) {
        self.warnings.push(Warning { ply: self.plies(), turn: self.moment().turn });
    }

    /// Restores warnings when a record is opened.
    pub fn remember_warnings(&mut self, warnings: Vec<Warning>) {
        self.warnings = warnings;
    }

    /// Restores takebacks when a record is opened.
    pub fn remember_takebacks(&mut self, takebacks: Vec<Takeback>) {
        self.takebacks = takebacks;
    }

    /// Restores the redo list, next first, when a record is opened. The first illegal action and all after it are
    /// dropped.
    pub fn remember_undone(&mut self, next: impl IntoIterator<Item = G::Action>) {
        let mut ahead = self.branch_at(self.plies());
        for action in next {
            let Some(seat) = ahead.to_act() else { break };
            if ahead.act(seat, action).is_err() {
                break;
            }
        }
        self.undone = ahead.steps[self.steps.len()..].iter().rev().map(|step| step.action).collect();
    }
}
