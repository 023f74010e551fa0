//! Texts for the static facts of a game, such as its tagline, endings, totals, categories and options, looked up by
//! their indices and keys in [`Info`].
//!
//! Called by the setup page, results, statistics and the commands. The game's catalogue must have been loaded
//! (`library`). Knows no game.

use super::words_of;
use crate::engine::{Choice, Info};

fn text(info: &Info, id: &str) -> String {
    words_of(info.id).text(id)
}

/// Returns the tagline, which describes the game in one line: "Plant the hills, load the train, stay a step ahead".
pub fn tagline(info: &Info) -> String {
    text(info, "tagline")
}

/// Returns the designer and the publisher: "Designed by …, published by …".
pub fn credits(info: &Info) -> String {
    text(info, "credits")
}

/// Returns the name of the side that is moved by the rules: "The automaton".
pub fn automaton_name(info: &Info) -> String {
    text(info, "automaton")
}

/// Returns the rulebook's name of the solo game: "Tea Race".
pub fn solo_name(info: &Info) -> String {
    text(info, "solo")
}

/// Returns how a game ended, by [`Outcome::end`](crate::engine::Outcome::end).
pub fn end_name(info: &Info, end: u8) -> String {
    text(info, &format!("end-{end}"))
}

/// Returns the name of a total: "Points", "Blue".
pub fn total_name(info: &Info, total: u8) -> String {
    text(info, &format!("total-{total}"))
}

/// Returns the name of a category of points within its total.
pub fn category_name(info: &Info, category: u8) -> String {
    text(info, &format!("category-{category}"))
}

/// Returns the name of a category of points, preceded by its total if the game has several totals.
pub fn full_category_name(info: &Info, category: u8) -> String {
    match info.totals {
        1 => category_name(info, category),
        _ => text(info, &format!("category-{category}.full")),
    }
}

/// Returns the name of an option: "Starting tiles".
pub fn option_name(info: &Info, choice: &Choice) -> String {
    text(info, &format!("option-{}", choice.key))
}

/// Explains an option in one or two sentences.
pub fn option_help(info: &Info, choice: &Choice) -> String {
    text(info, &format!("option-{}.help", choice.key))
}

/// Returns the name of an option's value.
///
/// # Panics
/// If `value` is not an index of the option's values.
pub fn value_name(info: &Info, choice: &Choice, value: usize) -> String {
    text(info, &format!("option-{}-{}", choice.key, choice.values[value]))
}
