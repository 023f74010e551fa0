//! A game that came as a link.

use leptos::prelude::*;

/// Opens a link.
#[component]
pub fn LinkPage(
    /// The link without the address.
    link: String,
) -> impl IntoView {
    view! { <main class="page">{link}</main> }
}
