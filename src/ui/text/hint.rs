//! The sentence of a hint. Called by the table (src/ui/shell/hints.rs).

use super::{announcement, ended, say, sentences};
use crate::message;

/// Returns a hint: "Best: Take Rolling (Your 6). You gain a star. Almost as good: Pass." `verbs` names the actions to
/// take in order, and `piece` the piece that they begin with. `reason` is a line of the story that the action brings, or
/// only what is gained: "Best: Plant it left of the field, +2." `compared` has the win rate of the first action in
/// percent, and the name and win rate of the next best: with a reason, only a close one is named.
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
    // Of a card's name with its effects in sentences only the beginning is said.
    let piece = piece.map(|name| match name.split_once(". ") {
        // A contract's goods have commas between them.
        Some((first, _)) => match first.split_once(':') {
            Some((named, _)) => named.trim_end(),
            None => first.split([',', '،']).next().unwrap_or(first).trim_end(),
        },
        None => name,
    });
    // A piece whose name repeats what the verb says is named by its place.
    let repeats = |rest: &str| verb.contains(rest.trim().trim_end_matches('.'));
    let piece = piece.map(|name| match name.split_once(':') {
        Some((place, rest)) if repeats(rest) => place.trim_end(),
        _ => name,
    });
    // One that begins with its place, which the verb has named, says the rest: "level 0, black tea".
    let is_named = |place: &str| !place.is_empty() && verb.contains(place);
    let piece = piece.map(|name| match name.split_once([',', '،']) {
        Some((place, rest)) if is_named(place.trim()) => rest.trim(),
        _ => name,
    });
    // Nothing is said twice: "Watchtower" of "Build the Watchtower", "Ship for $4" of "Buy 2 wood for $4".
    let words = |text: &str| -> Vec<String> {
        text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase()).collect()
    };
    let said = words(verb);
    let adds = |piece: &str| {
        let named = words(piece);
        // "Points" of "1 point", too.
        let is_said = |word: &String| said.iter().any(|said| word == said || said.len() > 3 && word.starts_with(said));
        named.iter().skip(usize::from(named.len() > 1)).any(|word| !is_said(word))
    };
    let mut best = match piece.filter(|piece| first_word(piece) != first_word(verb) && adds(piece)) {
        Some(piece) => say(&message!("hint-action", action: verb, piece: piece)),
        None => verb.to_owned(),
    };
    // A gain without words belongs to the action.
    let is_mere_gain = |reason: &&str| !reason.contains(char::is_alphabetic);
    if let Some(gain) = reason.filter(is_mere_gain) {
        best = announcement(&best, gain);
    }
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
    let said = reason.filter(|reason| !is_mere_gain(reason)).map(ended);
    sentences([say(&message!("hint-only", best: best))].into_iter().chain(said).chain(next))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(
        verb: &str,
        piece: Option<&str>,
        reason: Option<&str>,
        compared: Option<(u8, Option<(&str, u8)>)>,
    ) -> String {
        hint(&[verb.to_owned()], piece, reason, compared)
    }

    #[test]
    fn a_hint_names_the_piece_only_if_it_says_more_than_the_action() {
        assert_eq!(told("Take 2 rupees", Some("Take rupees"), None, None), "Best: Take 2 rupees.");
        assert_eq!(told("Take Rolling", Some("Your 6"), None, None), "Best: Take Rolling (Your 6).");
        let hexagon = Some("Kandy 8, level 0, black tea");
        assert_eq!(told("Start at Kandy 8", hexagon, None, None), "Best: Start at Kandy 8 (level 0, black tea).");
        assert_eq!(
            told("Pass", Some("Pass"), None, Some((50, Some(("Take black", 49))))),
            "Best: Pass. Almost as good: Take black."
        );
    }

    #[test]
    fn a_hint_says_nothing_twice_about_a_card() {
        let gain = Some("You gain 1 blue point");
        let captain = Some("Widow Pell, for $3. When hired: 1 blue point and 1 population.");
        assert_eq!(
            told("Hire Widow Pell for $3", captain, gain, None),
            "Best: Hire Widow Pell for $3. You gain 1 blue point."
        );
        let building = Some("Watchtower: costs 2 wood and 1 ore. When built: 2 blue points. 1 left.");
        assert_eq!(told("Build the Watchtower", building, None, None), "Best: Build the Watchtower.");
        let points = Some("Blue points");
        assert_eq!(told("Pay $10 for 1 blue point", points, None, None), "Best: Pay $10 for 1 blue point.");
        let ship = Some("Ship for $4: 2 wood");
        assert_eq!(told("Buy 2 wood for $4", ship, None, None), "Best: Buy 2 wood for $4.");
        let contract = Some("Contract for 1 wheat and 2 tobacco: 5 blue or 5 red points. Bonus of this space: 1 star.");
        assert_eq!(
            told("Fulfil for 5 blue points", contract, None, None),
            "Best: Fulfil for 5 blue points (Contract for 1 wheat and 2 tobacco)."
        );
        let contract =
            Some("Contract for 1 wood, 2 ore and 2 barrels: 6 blue or 7 red points. Bonus of this space: 1 star.");
        assert_eq!(
            told("Fulfil for 7 red points", contract, None, None),
            "Best: Fulfil for 7 red points (Contract for 1 wood, 2 ore and 2 barrels).",
            "all of its goods"
        );
    }

    #[test]
    fn a_hint_gives_its_reason_and_names_only_a_close_alternative_beside_it() {
        let hint = |less| told("Ship rubber", None, Some("You ship 3 rubber +9"), Some((50, Some(("Pass", less)))));
        assert_eq!(hint(49), "Best: Ship rubber. You ship 3 rubber +9. Almost as good: Pass.");
        assert_eq!(hint(20), "Best: Ship rubber. You ship 3 rubber +9.");
    }

    #[test]
    fn a_hint_gives_a_mere_gain_with_its_action() {
        let alternative = Some((50, Some(("Plant it left of the field", 49))));
        assert_eq!(
            told("Plant it below the field (right)", None, Some("+2"), alternative),
            "Best: Plant it below the field (right), +2. Almost as good: Plant it left of the field."
        );
    }

    #[test]
    fn a_hint_of_several_actions_says_their_order() {
        let verbs = ["Make Bao an offer", "Give coffee"].map(str::to_owned);
        assert_eq!(hint(&verbs, None, None, None), "Best: Make Bao an offer, then Give coffee.");
    }
}
