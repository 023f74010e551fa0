//! The page shown when a route cannot be: the reason, and the way home.

use leptos::prelude::*;

use crate::ui::kit::Page;
use crate::ui::route::Route;
use crate::ui::text;

/// Draws the page for a link that cannot be opened: the reason, possible remedies and the way home.
pub fn refused(why: String) -> AnyView {
    view! {
        <Page title=text::share::NO_GAME class="link">
            <p class="message warn" data-refused="">
                {why}
            </p>
            <p>{text::share::NO_GAME_HELP}</p>
            <div class="row">
                <a class="btn primary" href=Route::Home.to_string()>
                    {text::saved::TO_SHELF}
                </a>
            </div>
        </Page>
    }
    .into_any()
}

#[component]
pub fn NotFound(why: String) -> impl IntoView {
    view! {
        <main class="page not-found" data-page="not-found">
            <h1>{text::TITLE}</h1>
            <p data-refused="">{why}</p>
            <a class="btn primary" href=Route::Home.to_string()>
                {text::HOME}
            </a>
        </main>
    }
}
