//! The log of a session, whatever its game.
//!
//! The codecs of records and links are the same for every game, so they are compiled once rather than once per game:
//! they start a session with [`set_up`] and replay it through [`DynSession`], where an action is given in notation or
//! as its index in the legal list. Knows no codec.

use super::record_error::{BadSetup, RecordError, Unreadable};
use super::seed::Seed;
use super::session::{Session, Setup, Takeback, Warning};
use super::variant::OptionValues;
use super::{Game, Info};

/// Interface between a session and the codecs.
pub trait DynSession {
    fn info(&self) -> &'static Info;
    /// Version of the rules in force.
    fn rules(&self) -> u16;
    fn option_values(&self) -> OptionValues;
    fn seats(&self) -> u8;
    fn seed(&self) -> Seed;
    fn plies(&self) -> u32;
    fn hash(&self) -> u64;
    /// Hashes of the state, one after every [`super::session::HASHED_PLIES`] plies.
    fn hashes(&self) -> &[u64];
    fn takebacks(&self) -> &[Takeback];
    /// See [`Session::remember_takebacks`].
    fn remember_takebacks(&mut self, takebacks: Vec<Takeback>);
    fn warnings(&self) -> &[Warning];
    /// See [`Session::remember_warnings`].
    fn remember_warnings(&mut self, warnings: Vec<Warning>);
    /// Returns the actions that can be redone, in notation, next first.
    fn undone(&self) -> Vec<String>;
    /// See [`Session::remember_undone`]. The first unreadable action and all after it are dropped.
    fn remember_undone(&mut self, next: &[String]);
    /// Returns the actions played, in notation.
    fn notations(&self) -> Vec<String>;
    /// Calls `each` for every action played, with the index of the action in the legal list and the length of that
    /// list. Replays the game to do so.
    fn decisions(&self, each: &mut dyn FnMut(u32, u32));
    /// Plays an action, given in notation, for the seat to act. Returns `None`, leaving the session unchanged, if it
    /// cannot be parsed or is illegal.
    fn play(&mut self, notation: &str) -> Option<()>;
    /// Plays an action for the seat to act: `pick` is given the number of legal actions and returns the index of one.
    /// Returns `None` if the game is over.
    ///
    /// # Panics
    /// If the index is out of range.
    fn pick(&mut self, pick: &mut dyn FnMut(u32) -> u32) -> Option<()>;
}

impl<G: Game> DynSession for Session<G> {
    fn info(&self) -> &'static Info {
        &const { G::INFO }
    }
    fn rules(&self) -> u16 {
        Session::rules(self)
    }
    fn option_values(&self) -> OptionValues {
        OptionValues::from_options(&self.setup().options)
    }
    fn seats(&self) -> u8 {
        self.setup().seats
    }
    fn seed(&self) -> Seed {
        self.setup().seed
    }
    fn plies(&self) -> u32 {
        Session::plies(self)
    }
    fn hash(&self) -> u64 {
        Session::hash(self)
    }
    fn hashes(&self) -> &[u64] {
        Session::hashes(self)
    }
    fn takebacks(&self) -> &[Takeback] {
        Session::takebacks(self)
    }
    fn remember_takebacks(&mut self, takebacks: Vec<Takeback>) {
        Session::remember_takebacks(self, takebacks);
    }
    fn warnings(&self) -> &[Warning] {
        Session::warnings(self)
    }
    fn remember_warnings(&mut self, warnings: Vec<Warning>) {
        Session::remember_warnings(self, warnings);
    }
    fn undone(&self) -> Vec<String> {
        Session::undone(self).map(ToString::to_string).collect()
    }
    fn remember_undone(&mut self, next: &[String]) {
        Session::remember_undone(self, next.iter().map_while(|notation| notation.parse().ok()));
    }
    fn notations(&self) -> Vec<String> {
        self.steps().iter().map(|step| step.action.to_string()).collect()
    }
    fn decisions(&self, each: &mut dyn FnMut(u32, u32)) {
        let mut replay = self.branch_at(0);
        for step in self.steps() {
            let legal = replay.legal();
            let index = legal.binary_search(&step.action).unwrap_or_else(|_| unreachable!("the log is legal"));
            each(index as u32, legal.len() as u32);
            replay.act(step.seat, step.action).unwrap_or_else(|_| unreachable!("the log is legal"));
        }
    }
    fn play(&mut self, notation: &str) -> Option<()> {
        let seat = self.to_act()?;
        let action = notation.parse().ok()?;
        self.act(seat, action).ok().map(|_| ())
    }
    fn pick(&mut self, pick: &mut dyn FnMut(u32) -> u32) -> Option<()> {
        let seat = self.to_act()?;
        let legal = self.legal();
        let action = legal[pick(legal.len() as u32) as usize];
        self.act(seat, action).unwrap_or_else(|_| unreachable!("taken from the legal list"));
        Some(())
    }
}

/// Sets up the session of a record. Options are validated when parsed; values out of range become the default.
///
/// # Errors
/// If the version of the rules or the number of seats is not supported, or if a chosen value is newer than that
/// version.
pub fn set_up<G: Game>(rules: u16, chosen: &OptionValues, seats: u8, seed: Seed) -> Result<Session<G>, RecordError> {
    if !(1..=G::INFO.rules).contains(&rules) {
        return Err(RecordError::UnknownRules { wanted: rules, newest: G::INFO.rules });
    }
    if let Some((key, value)) = chosen.later_than(rules) {
        return Err(RecordError::BadSetup(BadSetup::LaterOption { rules, key, value }));
    }
    Session::with_rules(rules, Setup { options: chosen.options(), seats, seed }).map_err(RecordError::from)
}

/// Restores the takebacks and warnings of a replayed session.
///
/// # Errors
/// If a takeback is impossible.
pub(super) fn remember(
    takebacks: Vec<Takeback>,
    warnings: Vec<Warning>,
    session: &mut dyn DynSession,
) -> Result<(), RecordError> {
    let longest = session.info().longest;
    if !takebacks.iter().all(|back| back.is_within(longest)) {
        return Err(RecordError::Unreadable(Unreadable::ImpossibleTakeback));
    }
    session.remember_takebacks(takebacks);
    session.remember_warnings(warnings);
    Ok(())
}
