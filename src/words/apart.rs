//! Names of actions that are heard instead of seen: the verb and, if another legal action has the same verb, the marks
//! by which they differ. Used for hints, plans and reviews. Independent of the game.

use super::{Argument, Message, Words};
use crate::message;

/// Returns the name of an action, which no other of the `legal` actions has: "Harvest black", or "Harvest black, with a
/// 3" if another worker could harvest it too. The laws check that names differ.
pub fn spoken_verb<G: Words>(view: &G::View, legal: &[G::Action], action: &G::Action) -> Message {
    let (verb, marks) = (G::verb(view, action), G::marks(view, action));
    if marks.is_empty() {
        return verb;
    }
    let is_alike = |other: &&G::Action| *other != action && G::verb(view, other) == verb;
    let alike: Vec<_> = legal.iter().filter(is_alike).map(|other| G::marks(view, other)).collect();
    let is_telling = |at: usize, mark: &Argument| alike.iter().any(|other| other.get(at) != Some(mark));
    let telling = marks.into_iter().enumerate().filter(|(at, mark)| is_telling(*at, mark));
    telling.fold(verb, |name, (_, mark)| message!("list-more", before: name, after: mark))
}
