//! The shelf: the games of the house and those still on the table.

use leptos::prelude::*;

use crate::ui::games::SHELF;
use crate::ui::route::Route;
use crate::ui::text;

/// The shelf.
#[component]
pub fn Home() -> impl IntoView {
    let game = |info: &&'static crate::engine::Info| {
        view! { <li><a class="btn primary" href=Route::Setup(info.id.into()).to_string()>{info.title}</a></li> }
    };
    view! { <main class="page home"><h1>{text::TITLE}</h1><ul>{SHELF.iter().map(game).collect_view()}</ul></main> }
}
