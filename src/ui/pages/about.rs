//! Who made the games and this page.

use leptos::prelude::*;

/// Credits.
#[component]
pub fn About() -> impl IntoView {
    view! { <main class="page"></main> }
}
