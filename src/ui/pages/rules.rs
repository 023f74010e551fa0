//! The rulebook of a game as a page of its own.

use leptos::prelude::*;

use crate::games::SHELF;
use crate::ui::boards;
use crate::ui::kit::{Page, icon};
use crate::ui::route::Route;
use crate::ui::shell::rulebook::{self, RulebookView};
use crate::ui::text;
use crate::ui::text::rules as words;

use super::not_found::NotFound;

/// The rulebook as a page of its own.
#[component]
pub fn RulesPage(
    /// The id of the game.
    game: String,
    /// The section to be shown first.
    section: Option<String>,
) -> impl IntoView {
    let info = SHELF.iter().find(|info| info.id == game);
    let (Some(info), Some(book)) = (info, rulebook::of(&game)) else {
        return view! { <NotFound why=text::setup::NO_SUCH_GAME.to_owned()/> }.into_any();
    };
    let setup = Route::Setup(info.id.into()).to_string();
    let tools =
        boards::has_board(info.id).then(|| view! { <a class="btn primary" href=setup>{words::PLAY_IT}</a> }.into_any());
    let in_the_box = Route::Box(info.id.into()).to_string();
    view! {
        <Page title=words::rules_of(info.title) class="rules" tools>
            <p class="mute credits">{info.credits}</p>
            <p>
                <a class="btn" href=in_the_box>{icon("ui-cards", "i20")}<span>{text::components::IN_THE_BOX}</span></a></p>
            <RulebookView book game=info.id section=section.unwrap_or_default()/>
        </Page>
    }
    .into_any()
}
