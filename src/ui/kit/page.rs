//! The frame of all pages except the table: the link to the shelf, the heading, the notice line.

use leptos::html;
use leptos::prelude::*;

use super::effect;

use crate::ui::kit::context::AppContext;
use crate::ui::route::Route;
use crate::ui::text;

use super::{NoticeLine, icon};

/// A page with its heading. The heading takes the focus, so that a screen reader starts there.
#[component]
pub fn Page(
    /// The heading, also used as the window's title.
    #[prop(into)]
    title: String,
    #[prop(optional)] class: &'static str,
    /// Controls shown at the right end of the heading.
    #[prop(optional_no_strip)]
    tools: Option<AnyView>,
    children: Children,
) -> impl IntoView {
    let heading = NodeRef::<html::H1>::new();
    set_title(&title);
    effect(move || {
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
        }
    });
    AppContext::here().notice.set(None);
    view! {
        <div class=format!("page {class}") data-page=class>
            <header class="page-head">
                <a class="btn icon quiet" href=Route::Home.to_string() aria-label=text::HOME title=text::HOME>
                    {icon("ui-home", "i")}
                </a>
                <h1 tabindex="-1" node_ref=heading>
                    {title}
                </h1>
                {tools}
            </header>
            <main class="page-body">{children()}</main>
            <NoticeLine />
        </div>
    }
}

pub fn set_title(title: &str) {
    document().set_title(&text::page_title(title));
}
