//! The page of settings.

use leptos::prelude::*;

/// The page of settings.
#[component]
pub fn SettingsPage() -> impl IntoView {
    view! { <main class="page"></main> }
}
