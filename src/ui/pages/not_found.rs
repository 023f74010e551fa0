//! The page shown in place of a route that cannot be opened: the reason, and a link to the shelf.

use leptos::prelude::*;

use crate::ui::kit::Page;
use crate::ui::route::Route;
use crate::ui::text;

/// Draws the page for a link that cannot be opened: the reason, possible remedies and a link to the shelf.
pub fn refused(reason: String) -> AnyView {
    view! {
        <Page title=text::share::UNREADABLE_LINK class="link">
            <p class="message warn" data-refused="">
                {reason}
            </p>
            <p>{text::share::UNREADABLE_LINK_HELP}</p>
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
pub fn NotFound(reason: String) -> impl IntoView {
    view! {
        <main class="page not-found" data-page="not-found">
            <h1>{text::TITLE}</h1>
            <p data-refused="">{reason}</p>
            <a class="btn primary" href=Route::Home.to_string()>
                {text::HOME}
            </a>
        </main>
    }
}
