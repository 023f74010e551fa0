//! Drafts: several actions that a player composes as one decision before any of them is carried out.
//!
//! Examples are a whole harvest, the cards to discard, or a trade: the rules carry out one action at a time, but the
//! player can revise the whole decision first. Implemented in a game's `draft.rs` or `composer.rs`; driven by
//! `table::pressing`, which passes on the presses that a draft claims. Reads the view of the seat to act; knows no
//! screen.

use core::fmt::Debug;

use super::{Message, Refusal, Words};

/// The actions that a draft amounts to so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Drafted<Action> {
    /// Actions in the order of the rules, each legal after those before it.
    pub actions: Vec<Action>,
    /// The reason why the actions cannot be carried out yet; `None` if they can.
    pub lack: Option<Lack>,
}

/// The reason why a decision cannot be carried out in its current form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lack<T = Message> {
    /// The choice is incomplete; one sentence says what to choose next.
    More(T),
    /// The rules refuse the current choice.
    Refused(Refusal<T>),
}

/// A decision of the game `G` that a player is still composing.
pub trait Draft<G: Words>: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Returns the empty draft for the viewer's current decision; `None` if its actions are chosen one at a time.
    fn of_decision(view: &G::View) -> Option<Self>;
    /// Returns the draft that a press of `part` opens; `None` if it opens none now.
    fn opened_by(view: &G::View, part: G::Part) -> Option<Self>;
    /// Returns parts of this decision that can be marked in a draft or open one, but may belong to no legal action yet,
    /// such as a good that only the sale of others pays for. None by default.
    fn parts(_: &G::View) -> Vec<G::Part> {
        Vec::new()
    }
    /// Whether a press of `part` is handled by this draft.
    fn claims(&self, part: G::Part) -> bool;
    /// Returns the number of marks on `part`; the part that opened the draft counts once.
    fn times(&self, part: G::Part) -> usize;
    /// Adds a mark to `part`.
    ///
    /// # Errors
    /// Returns the reason if it cannot be marked; the draft is then unchanged.
    fn press(&mut self, view: &G::View, part: G::Part) -> Result<(), Refusal>;
    /// Removes a mark from `part`. Returns `false`, and changes nothing, if there is none to remove.
    fn release(&mut self, view: &G::View, part: G::Part) -> bool;
    /// Whether the draft contains anything to show and confirm.
    fn is_begun(&self) -> bool;
    /// Whether the draft can be discarded; `false` if its first actions have already been carried out.
    fn can_drop(&self) -> bool {
        self.is_begun()
    }
    /// Whether nothing more can be marked. If the player needs no confirmation, a full draft is carried out at once.
    fn is_full(&self, view: &G::View) -> bool {
        let _ = view;
        false
    }
    /// Returns the actions so far and why they cannot be carried out yet.
    fn drafted(&self, view: &G::View) -> Drafted<G::Action>;
    /// Returns the action that a mark on `part` adds; `None` if it adds none.
    fn adds(&self, part: G::Part) -> Option<G::Action>;
    /// Returns the label of the button that carries out the draft, starting with a verb: "Harvest all 3".
    fn verb(&self, view: &G::View) -> Message;
}

/// Draft type for games in which actions are chosen one at a time.
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
    fn verb(&self, _: &G::View) -> Message {
        match *self {}
    }
}
