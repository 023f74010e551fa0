//! Pressing pieces: which pieces a player presses for an action.
//!
//! Implemented by every game in its `press.rs`, read by the picker in `table`. Makes input free
//! of rules: the page presses what it was shown. Knows no screen.

use core::fmt::Debug;
use core::hash::Hash;
use core::mem::discriminant;

use super::Game;

/// A game whose actions are chosen by pressing pieces.
///
/// The picker matches presses as a multiset, in any order. So that every action can be reached,
/// no two legal actions may have the same presses; those of one may be contained in those of another (two
/// coffees, three coffees): then the player says when they are done, by the action's verb.
pub trait Press: Game {
    /// A piece, card, space or button that can be pressed. Two equal cards are one part that can
    /// be pressed twice.
    type Part: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// The pieces to press for `action`, in the order in which a player would think of them. Pushes
    /// at least one. `view` is that of the seat to act.
    fn presses(view: &Self::View, action: &Self::Action, parts: &mut Vec<Self::Part>);
    /// Whether the board has a composer for this action, in which pieces are pressed in any order and nothing is said
    /// yet: the picker leaves it out then, and the table never answers by it. Never where pressing the pieces of an
    /// action is all that it takes.
    fn is_composed(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Whether this action lets what another does to one pass: what a person may have done for himself until
    /// further notice. Never in one's own turn, never the answer to something that only this decision is about
    /// (an offer), and at most one of a legal list; the laws hold games to the first and the last.
    fn is_pass(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Whether this action only ends a turn or a step of it: where nothing else is left to do, the table may do it.
    fn is_end(action: &Self::Action) -> bool;
    /// Whether this action, once nothing else can be meant, is carried out without a confirmation: it shows nothing
    /// new, and costs nothing or leads on to a question that is confirmed.
    fn leads_on(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Which of these legal actions ends a turn in which nothing is left to decide: the only one, or where all else can
    /// as well be done in the next turn.
    fn end_of(legal: &[Self::Action]) -> Option<usize> {
        (legal.len() == 1 && Self::is_end(&legal[0])).then_some(0)
    }
    /// Which of the actions that are open with these presses is meant until more is pressed: its other pieces are
    /// pressed along. `None` where the player has to say more.
    fn usual(pressed: &[Self::Part], open: &mut dyn Iterator<Item = Self::Action>) -> Option<Self::Action> {
        let _ = (pressed, open);
        None
    }
    /// Whether two pieces are of one sort, so that the later takes the place of the earlier that it does not go with.
    fn same_sort(one: Self::Part, other: Self::Part) -> bool {
        discriminant(&one) == discriminant(&other)
    }
}
