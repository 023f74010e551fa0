//! When a place of the page cannot be shown: why, and the way home.

use leptos::prelude::*;

use crate::ui::route::Route;
use crate::ui::text;

/// A sentence and the way home.
#[component]
pub fn NotFound(
    /// Why.
    why: String,
) -> impl IntoView {
    view! {
        <main class="page not-found" data-page="not-found">
            <h1>{text::TITLE}</h1>
            <p data-refused="">{why}</p>
            <a class="btn primary" href=Route::Home.to_string()>
                {text::HOME}
            </a>
        </main>
    }
}
