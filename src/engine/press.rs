//! The pieces that a player presses to choose an action.
//!
//! Implemented by every game in its `press.rs`, read by the picker in `table`. Keeps the input free of rules: the page
//! presses what it was shown. Knows no screen.

use core::fmt::Debug;
use core::hash::Hash;
use core::mem::discriminant;

use super::Game;

/// A game whose actions are chosen by pressing pieces.
///
/// The picker matches presses as a multiset, in any order. Every action must be reachable, so no two legal actions may
/// have the same presses. Those of one may be a subset of another's (two coffees, three coffees): then the player ends
/// the choice with the button that has the action's verb.
pub trait Press: Game {
    /// A piece, card, space or button that can be pressed. Two equal cards are one part that can be pressed twice.
    type Part: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// Pushes the pieces to press for `action`, at least one, in the order in which a player would naturally press
    /// them. `view` is that of the seat to act.
    fn presses(view: &Self::View, action: &Self::Action, parts: &mut Vec<Self::Part>);
    /// Whether this action lets another seat's action pass, so that a player may set a standing pass. False for all
    /// actions in the player's own turn, false for answers that concern only this decision (such as one to an offer),
    /// and true for at most one action of a legal list; the laws check the first and the last of these.
    fn is_pass(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Whether this action only ends a turn or a step of it; the table may play it if there is no alternative.
    fn is_end(action: &Self::Action) -> bool;
    /// Whether this action, once unambiguous, is played without confirmation: it reveals nothing new, and costs
    /// nothing beyond what was confirmed already, or leads to a question that is confirmed.
    fn needs_no_confirmation(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Whether this action can be followed by a question to the same seat that one press answers. That piece can then
    /// be pressed in advance, and both actions are carried out together.
    fn raises_question(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Returns the index of the legal action that ends a turn without remaining decisions: the only action, or one
    /// after which everything else can just as well be done in the next turn.
    fn end_of(legal: &[Self::Action]) -> Option<usize> {
        (legal.len() == 1 && Self::is_end(&legal[0])).then_some(0)
    }
    /// Returns the default among the actions still open with these presses; its other pieces are pressed
    /// automatically. `None` if the player has to press more.
    fn default_action(pressed: &[Self::Part], open: &mut dyn Iterator<Item = Self::Action>) -> Option<Self::Action> {
        let _ = (pressed, open);
        None
    }
    /// Returns the piece on which the action ends without its being pressed: a press of it confirms the action. `None`
    /// for most.
    fn target(action: &Self::Action) -> Option<Self::Part> {
        let _ = action;
        None
    }
    /// Whether two pieces are of the same kind, so that a later press replaces an earlier incompatible one.
    fn same_kind(one: Self::Part, other: Self::Part) -> bool {
        discriminant(&one) == discriminant(&other)
    }
}
