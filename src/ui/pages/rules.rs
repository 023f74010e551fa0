//! The page with the rulebook of a game.

use leptos::prelude::*;

use crate::games;
use crate::ui::boards;
use crate::ui::kit::with_words::with_words;
use crate::ui::kit::{Page, icon};
use crate::ui::route::Route;
use crate::ui::shell::rulebook::{self, RulebookView};
use crate::ui::text;
use crate::ui::text::{lesson, rules as words};
use crate::words::credits;

use super::learn;
use super::not_found::NotFound;

#[component]
pub fn RulesPage(
    game: String,
    /// Section to show first.
    section: Option<String>,
) -> impl IntoView {
    let info = games::info(&game);
    let (Some(info), Some(book)) = (info, rulebook::rulebook_of(&game)) else {
        return view! { <NotFound reason=text::setup::NO_SUCH_GAME.to_string()/> }.into_any();
    };
    let setup = Route::Setup(info.id.into()).to_string();
    let tools = boards::has_board(info.id)
        .then(|| view! { <a class="btn primary" href=setup>{words::NEW_GAME}</a> }.into_any());
    let in_the_box = Route::Box(info.id.into()).to_string();
    // A reader sent to one section should land on it, not on the lessons.
    let shows_lessons = section.is_none();
    let section = section.unwrap_or_default();
    let text = with_words(rulebook::catalogue(info.id), move |words| {
        view! { <RulebookView book game=info.id words section=section.clone()/> }.into_any()
    });
    view! {
        <Page title=words::rules_of(info.title) class="rules" tools>
            {shows_lessons.then(|| learn::lesson_list(info))} {shows_lessons.then(|| learn::game_in_a_minute(info))}
            <section class="learn-part">
                <h2>{lesson::RULEBOOK}</h2>
                {text}
            </section>
            <p>
                <a class="btn" href=in_the_box>
                    {icon("ui-cards", "i20")}
                    <span>{text::components::IN_THE_BOX}</span>
                </a>
            </p>
            <section class="learn-part">
                <h2>{lesson::SOURCES}</h2>
                <p class="mute">{credits(info)}</p>
                {with_words(rulebook::catalogue(info.id), move |words| rulebook::sources(book, words))}
            </section>
        </Page>
    }
    .into_any()
}
