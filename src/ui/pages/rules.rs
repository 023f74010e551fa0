//! The rulebook of a game, sectioned and searchable.

use leptos::prelude::*;

use crate::engine::rulebook::Rulebook;

/// The rulebook as a page of its own.
#[component]
pub fn RulesPage(
    /// The id of the game.
    game: String,
    /// The section to be shown first.
    section: Option<String>,
) -> impl IntoView {
    view! { <main class="page">{game}{section}</main> }
}

/// The sections of a rulebook with a search field.
#[component]
pub fn RulebookView(
    /// The rulebook.
    book: &'static Rulebook,
    /// The id of the game.
    game: &'static str,
) -> impl IntoView {
    view! { <p>{game}{book.preface}</p> }
}
