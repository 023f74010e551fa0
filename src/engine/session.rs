//! A game being played: the one place that pushes to a log.
//!
//! The truth is the setup, the seed and the ordered actions; the state here is only what replaying
//! them gives. Undo, redo, looking back and branching are written once, here, and no game opts
//! out. Used by the table, the arena, the referee and the codecs. Knows neither who sits at the
//! seats nor any screen.

use super::seed::Seed;
use super::{Chance, Game, Moment, Outcome, Rule, Seat, StateHasher, Turn, Viewer};

/// Files carry a hash after every so many plies, so that the first that differs can be named.
pub const HASHED_PLIES: u32 = 16;

/// What people agreed on before the game was set up.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<G: Game> {
    /// The options of the game.
    pub options: G::Options,
    /// How many seats, within [`super::Info::seats`].
    pub seats: u8,
    /// Where all luck comes from.
    pub seed: Seed,
}

/// One ply as it was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// All that happened, unredacted.
    pub events: Vec<G::Event>,
    /// Whether luck was drawn: nobody could foresee what it showed.
    pub drew: bool,
    /// Whether it said a part only of what takes several actions to say; see [`Game::mid_sequence`].
    pub mid_sequence: bool,
    /// Whether it was decided in secret; see [`Game::secret`].
    pub secret: bool,
    /// Where in the game the decision stood.
    pub moment: Moment,
    /// The section of the rulebook that allowed it.
    pub rule: Rule,
}

/// Plies that were taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Takeback {
    /// The number of plies that stood afterwards.
    pub ply: u32,
    /// How many plies were taken back at once.
    pub plies: u32,
    /// Whether something was known by then that could not be foreseen.
    pub revealed: bool,
}

impl Takeback {
    /// Whether a game that has at most so many plies can have come to it.
    pub fn fits(self, longest: u32) -> bool {
        self.plies > 0 && self.ply.checked_add(self.plies).is_some_and(|stood| stood <= longest)
    }
}

/// A warning that a person was given before an own action: that there was something better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The plies played by then.
    pub ply: u32,
    /// The turn, as in [`Moment::turn`].
    pub turn: u16,
}

/// Why an action was refused. The session is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The game is over.
    Over,
    /// Another seat is to act.
    NotYourTurn(Seat),
    /// The rules do not allow it now.
    NotLegal,
}

/// Why a game cannot be set up so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongSeats {
    /// The least seats of the game.
    pub least: u8,
    /// The most seats of the game.
    pub most: u8,
}

/// A game being played.
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
    /// The hash after every [`HASHED_PLIES`] plies: a record is written after each ply.
    hashes: Vec<u64>,
}

impl<G: Game> Session<G> {
    /// Sets up a new game, under the newest rules.
    ///
    /// # Errors
    /// When the game is not for so many players.
    pub fn new(setup: Setup<G>) -> Result<Self, WrongSeats> {
        Session::under(G::INFO.rules, setup)
    }

    /// Sets up a game under this version of the rules, which must be one that there is.
    ///
    /// # Errors
    /// When the game is not for so many players.
    pub fn under(rules: u16, setup: Setup<G>) -> Result<Self, WrongSeats> {
        let (least, most) = G::INFO.seats;
        if !(least..=most).contains(&setup.seats) {
            return Err(WrongSeats { least, most });
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

    /// The version of the rules that it is played under.
    pub fn rules(&self) -> u16 {
        self.rules
    }
    /// What people agreed on.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }
    /// The whole truth. For the layers below the screen only: what is shown is a [`Self::view`].
    pub fn state(&self) -> &G::State {
        &self.state
    }
    /// What happened while the game was set up, unredacted.
    pub fn setup_events(&self) -> &[G::Event] {
        &self.setup_events
    }
    /// The plies played so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }
    /// How many plies were played.
    pub fn plies(&self) -> u32 {
        self.steps.len() as u32
    }
    /// What was taken back so far.
    pub fn takebacks(&self) -> &[Takeback] {
        &self.takebacks
    }
    /// The warnings given so far. What is taken back does not take them back.
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }
    /// Whose decision it is.
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }
    /// The seat to act, unless the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Act(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }
    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Act(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
    /// What the seat to act may do.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal(&self.state, &mut actions);
        actions
    }
    /// What `viewer` can know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }
    /// Where in the game it stands.
    pub fn moment(&self) -> Moment {
        G::moment(&self.state)
    }
    /// The hash after every [`HASHED_PLIES`] plies.
    pub fn hashes(&self) -> &[u64] {
        &self.hashes
    }
    /// The hash of the state.
    pub fn hash(&self) -> u64 {
        let mut hasher = StateHasher::default();
        G::hash_state(&self.state, &mut hasher);
        hasher.finish()
    }

    /// Acts for `seat`. Forgets what could have been redone, unless it is the same action again.
    ///
    /// # Errors
    /// When the rules refuse; nothing has changed then.
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
        let secret = G::secret(&self.state);
        let mut chance = Chance::at(self.setup.seed.0, self.plies() + 1);
        let mut events = Vec::new();
        G::apply(&mut self.state, action, &mut chance, &mut events);
        let mid_sequence = G::mid_sequence(&self.state);
        self.steps.push(Step { seat, action, events, drew: chance.drawn(), mid_sequence, secret, moment, rule });
        if self.plies().is_multiple_of(HASHED_PLIES) {
            self.hashes.push(self.hash());
        }
        self.steps.last().expect("just pushed")
    }

    /// The game as it was after `ply` plies; a branch that can be played on its own. Nothing to
    /// redo, no takebacks and no warnings go with it.
    pub fn at(&self, ply: u32) -> Session<G> {
        let mut branch =
            Session::under(self.rules, self.setup.clone()).unwrap_or_else(|_| unreachable!("this was set up before"));
        for step in self.steps.iter().take(ply as usize) {
            branch.push(step.seat, step.action);
        }
        branch
    }

    /// Takes back plies until `ply` are left. They can be redone. Does nothing when no more stand. `revealed` goes on
    /// the record: whether something was known by then that could not be foreseen.
    pub fn undo_to(&mut self, ply: u32, revealed: bool) {
        let plies = self.plies().saturating_sub(ply);
        if plies == 0 {
            return;
        }
        self.undone.extend(self.steps[ply as usize..].iter().rev().map(|step| step.action));
        let earlier = self.at(ply);
        self.state = earlier.state;
        self.steps.truncate(ply as usize);
        self.hashes.truncate((ply / HASHED_PLIES) as usize);
        self.takebacks.push(Takeback { ply, plies, revealed });
    }

    /// Whether there is anything to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// What was taken back and can be redone, the next first.
    pub fn undone(&self) -> impl Iterator<Item = &G::Action> {
        self.undone.iter().rev()
    }

    /// Plays again the last ply that was taken back.
    pub fn redo(&mut self) -> Option<&Step<G>> {
        let seat = self.to_act()?;
        let action = self.undone.pop()?;
        Some(self.push(seat, action))
    }

    /// Notes that the person to act was warned.
    pub fn warn(&mut self) {
        self.warnings.push(Warning { ply: self.plies(), turn: self.moment().turn });
    }

    /// Remembers warnings of an earlier sitting, when a record is opened.
    pub fn remember_warnings(&mut self, warnings: Vec<Warning>) {
        self.warnings = warnings;
    }

    /// Remembers takebacks of an earlier sitting, when a record is opened.
    pub fn remember_takebacks(&mut self, takebacks: Vec<Takeback>) {
        self.takebacks = takebacks;
    }

    /// Remembers what an earlier sitting could have redone, the next first, when a record is opened. The first action
    /// that the rules refuse here is left out, with all that follow.
    pub fn remember_undone(&mut self, next: impl IntoIterator<Item = G::Action>) {
        let mut ahead = self.at(self.plies());
        for action in next {
            let Some(seat) = ahead.to_act() else { break };
            if ahead.act(seat, action).is_err() {
                break;
            }
        }
        self.undone = ahead.steps[self.steps.len()..].iter().rev().map(|step| step.action).collect();
    }
}
