//! The page that lists the components of a game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::games;
use crate::ui::boards;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Page, assets, icon};
use crate::ui::route::Route;
use crate::ui::shell::catalogue::{BoxContents, Contents};
use crate::ui::shell::rulebook;
use crate::ui::text;
use crate::ui::text::components as words;
use crate::words::credits;

use super::not_found::NotFound;

#[component]
pub fn BoxPage(game: String) -> impl IntoView {
    let info = games::info(&game);
    let pieces = boards::components(&game).filter(|groups| !groups.is_empty());
    let (Some(info), Some(rulebook), Some(groups)) = (info, rulebook::rulebook_of(&game), pieces) else {
        return view! { <NotFound reason=text::setup::NO_SUCH_GAME.to_string()/> }.into_any();
    };
    let id = info.id;
    let app = AppContext::here();
    assets::load_symbols(id);
    let rules = Route::Rules(id.into(), None).to_string();
    let tools = view! { <a class="btn" href=rules>{icon("ui-rules", "i20")}<span>{words::RULES}</span></a> }.into_any();
    let contents = Contents {
        game: id,
        groups,
        rulebook,
        picture: Arc::new(move |piece| boards::picture(id, piece)),
        rule_link: Arc::new(move |rule| {
            let href = Route::Rules(id.into(), Some(rule.0.into())).to_string();
            let section = rulebook.section(rule);
            view! { <a class="piece-rule" href=href>{move || rulebook::name(app, id, section)}</a> }.into_any()
        }),
        locate: None,
    };
    view! {
        <Page title=words::page_title(info.title) class="box" tools=Some(tools)>
            <p class="mute credits">{credits(info)}</p>
            <BoxContents contents/>
        </Page>
    }
    .into_any()
}
