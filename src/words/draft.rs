//! Drafts: several actions that are put together as one decision before the first of them is done.
//!
//! A whole harvest, the cards that have to go, a trade: the rules carry them out one after the other, a player changes
//! them until they are right. Implemented in a game's `composer.rs`, driven by `table::pressing`, which sends it the
//! presses that it claims. Reads the view of the seat to act; knows no screen.

use core::fmt::Debug;

use super::{Refusal, Speaker, Words};

/// The actions of a draft so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Drafted<Action> {
    /// The actions in the order of the rules, each legal once those before it are done.
    pub actions: Vec<Action>,
    /// Why they cannot be carried out yet.
    pub lack: Option<Lack>,
}

/// Why a decision cannot be carried out as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lack {
    /// More has to be chosen: one sentence that says what.
    More(String),
    /// The rules refuse it as it stands.
    Refused(Refusal),
}

/// What a player has put together of a decision of the game `G`.
pub trait Draft<G: Words>: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Returns the empty draft that the decision before the viewer opens by itself; `None` where each action is pressed
    /// alone.
    fn of_decision(view: &G::View) -> Option<Self>;
    /// Returns the draft that pressing `part` opens, if it opens one now.
    fn opened_by(view: &G::View, part: G::Part) -> Option<Self>;
    /// Whether pressing `part` changes this draft.
    fn claims(&self, part: G::Part) -> bool;
    /// How often `part` is marked; the part that opened the draft counts once.
    fn times(&self, part: G::Part) -> usize;
    /// Marks `part` once more.
    ///
    /// # Errors
    /// Why that cannot be; the draft is unchanged then.
    fn press(&mut self, view: &G::View, part: G::Part) -> Result<(), Refusal>;
    /// Takes one mark of `part` back; `false`, and nothing has changed, where there is none to take back.
    fn release(&mut self, view: &G::View, part: G::Part) -> bool;
    /// Whether there is something to show and to confirm.
    fn is_begun(&self) -> bool;
    /// Whether it can be dropped: not where its beginning is done already.
    fn can_drop(&self) -> bool {
        self.is_begun()
    }
    /// Whether nothing more can be marked, so that it is carried out at once where nothing waits for a confirmation.
    fn is_full(&self, view: &G::View) -> bool {
        let _ = view;
        false
    }
    /// Returns the actions so far, and what is lacking.
    fn drafted(&self, view: &G::View) -> Drafted<G::Action>;
    /// Returns the action that marking `part` adds.
    fn adds(&self, part: G::Part) -> Option<G::Action>;
    /// The name of the button that carries it out, a verb first: "Harvest all 3".
    fn verb(&self, view: &G::View, speaker: &Speaker) -> String;
}

/// The draft of a game in which each action is pressed alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoDraft {}

impl<G: Words> Draft<G> for NoDraft {
    fn of_decision(_: &G::View) -> Option<Self> {
        None
    }
    fn opened_by(_: &G::View, _: G::Part) -> Option<Self> {
        None
    }
    fn claims(&self, _: G::Part) -> bool {
        match *self {}
    }
    fn times(&self, _: G::Part) -> usize {
        match *self {}
    }
    fn press(&mut self, _: &G::View, _: G::Part) -> Result<(), Refusal> {
        match *self {}
    }
    fn release(&mut self, _: &G::View, _: G::Part) -> bool {
        match *self {}
    }
    fn is_begun(&self) -> bool {
        match *self {}
    }
    fn drafted(&self, _: &G::View) -> Drafted<G::Action> {
        match *self {}
    }
    fn adds(&self, _: G::Part) -> Option<G::Action> {
        match *self {}
    }
    fn verb(&self, _: &G::View, _: &Speaker) -> String {
        match *self {}
    }
}
