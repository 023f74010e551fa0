//! The credits: authors of the games and of this page.

use leptos::prelude::*;

use crate::games::SHELF;
use crate::ui::kit::{Page, cover};
use crate::ui::route::Route;
use crate::ui::text::{self};
use crate::ui::text::{access, settings as words};
use crate::words::credits;

#[component]
pub fn About() -> impl IntoView {
    let game = |info: &&'static crate::engine::Info| {
        view! {
            <li>
                {cover(info.id)} <div>
                    <h3>{info.title}</h3>
                    <p>{credits(info)}"."</p>
                    <a href=Route::Rules(info.id.into(), None).to_string()>{text::RULES}</a>
                </div>
            </li>
        }
        .into_any()
    };
    view! {
        <Page title=words::ABOUT class="about">
            <p class="lead-in">{words::INTRODUCTION}</p>
            <p><a href=Route::Access.to_string()>{access::TITLE}</a></p>
            <p class="message">{words::DISCLAIMER}</p>
            <section class="panel card-group">
                <h2>{words::GAMES}</h2>
                <ul class="credits-list">{SHELF.iter().map(game).collect_view()}</ul>
            </section>
            <section class="panel card-group">
                <h2>{words::MADE_WITH}</h2>
                <p>{words::OPPONENTS_HELP}</p>
                <p>{words::FIGURES_HELP}</p>
                <p>{words::PROGRAM_CREDIT}</p>
                <p>{words::FONT_CREDIT}</p>
                <p class="mute small">{words::build_id(crate::BUILD)}</p>
            </section>
        </Page>
    }
}
