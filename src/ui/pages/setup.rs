//! Laying a new table: seats, options, seed.

use leptos::prelude::*;

/// The setup of a game.
#[component]
pub fn SetupPage(
    /// The id of the game.
    game: String,
) -> impl IntoView {
    view! { <main class="page">{game}</main> }
}

/// The setup of a game that came as a challenge.
#[component]
pub fn ChallengePage(
    /// The link without the address.
    link: String,
) -> impl IntoView {
    view! { <main class="page">{link}</main> }
}
