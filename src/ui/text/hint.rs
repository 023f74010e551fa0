//! The sentence of a hint. Called by the table (src/ui/shell/hints.rs).

use super::{ended, say, sentences};
use crate::message;
use crate::words::Argument;

/// Returns a hint: "Best: Take Rolling (Your 6). You gain a star. Almost as good: Pass." `verbs` names the actions to
/// take in order, `piece` the piece that they begin with, and `reason` a line of the story that it brings. `compared`
/// has the win rate of the first action in percent, and the name and win rate of the next best: with a reason, only a
/// close one is named.
pub fn hint(
    verbs: &[String],
    piece: Option<&str>,
    reason: Option<&str>,
    compared: Option<(u8, Option<(&str, u8)>)>,
) -> String {
    let joined = verbs.iter().cloned().reduce(|first, next| say(&message!("hint-then", first: first, next: next)));
    let verb = joined.as_deref().unwrap_or_default();
    // A button that begins like the action names it already: "Take 2 rupees" of the button "Take rupees".
    let first_word = |text: &str| text.split_whitespace().next().map(str::to_owned);
    // A piece whose name repeats what the verb says is named by its place.
    let repeats = |rest: &str| verb.contains(rest.trim().trim_end_matches('.'));
    let piece = piece.map(|name| match name.split_once(':') {
        Some((place, rest)) if repeats(rest) => place.trim_end(),
        _ => name,
    });
    let best: Argument = match piece.filter(|piece| first_word(piece) != first_word(verb)) {
        Some(piece) => message!("hint-action", action: verb, piece: piece).into(),
        None => verb.into(),
    };
    let next = compared.and_then(|(won, next)| {
        let (other, less) = next?;
        let lead = match won.saturating_sub(less) {
            0..=3 => "close",
            4..=11 => "better",
            _ => "far",
        };
        let is_told = reason.is_none() || lead == "close";
        is_told.then(|| say(&message!("hint-compared", lead: lead, other: other)))
    });
    sentences([say(&message!("hint-only", best: best))].into_iter().chain(reason.map(ended)).chain(next))
}
