//! A game that came as a link.

use leptos::prelude::*;

/// Opens a link.
#[component]
pub fn LinkPage(
    /// The link without the address.
    link: String,
    /// Through whose eyes: the number of a seat, or `all`.
    #[prop(optional)]
    eyes: String,
) -> impl IntoView {
    view! { <main class="page">{link}{eyes}</main> }
}
