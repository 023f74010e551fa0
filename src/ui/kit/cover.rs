//! Box covers of the games, drawn from the sheet `style/symbols/covers.svg`. Called by the pages that show a box.

use leptos::prelude::*;

use crate::ui::kit::assets;

/// Draws the box of the game with this id, hidden from screen readers: the text beside it names it. Loads the sheet if
/// it is not on the page yet.
pub fn cover(game: &str) -> AnyView {
    leptos::task::spawn_local(async {
        // Without its drawings the shelf is plainer but works.
        let _ = assets::load_covers().await;
    });
    view! {
        <svg class="game-box" viewBox="0 0 262 332" aria-hidden="true">
            <use href=format!("#cover-{game}")></use>
        </svg>
    }
    .into_any()
}
