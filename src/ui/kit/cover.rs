//! The boxes of the games, drawn on the sheet `style/symbols/covers.svg`.

use leptos::prelude::*;

use crate::ui::kit::assets;

/// The box of the game with this id, hidden from screen readers: the words beside it name it. Sends for the
/// sheet when it is not on the page yet.
pub fn cover(game: &str) -> AnyView {
    leptos::task::spawn_local(async {
        // Without its drawings a shelf lacks looks, not function.
        let _ = assets::load_covers().await;
    });
    view! {
        <svg class="game-box" viewBox="0 0 262 332" aria-hidden="true">
            <use href=format!("#cover-{game}")></use>
        </svg>
    }
    .into_any()
}
