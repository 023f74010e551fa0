//! The root of the page; `main.rs` mounts it.

use leptos::prelude::*;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    view! { <main><h1>"Tea Table"</h1></main> }
}
