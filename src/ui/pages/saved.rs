//! The page of saved.

use leptos::prelude::*;

/// The page of saved.
#[component]
pub fn SavedPage() -> impl IntoView {
    view! { <main class="page"></main> }
}
