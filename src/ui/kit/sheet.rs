//! A sheet that slides over the page: from the right, or from below on a phone. Its style is style/kit/sheet.css.

use leptos::prelude::*;

use crate::ui::text;

use super::{IconButton, NoticeLine};

/// A sheet with a heading, a close button and its content. Notices are shown inside it, because it covers their usual
/// place.
///
/// ```ignore
/// <Sheet title=text::LOG class="sheet-log" on_close=move || shell.sheet.set(None)>
///     <Log shell/>
/// </Sheet>
/// ```
#[component]
pub fn Sheet(
    #[prop(into)] title: String,
    /// Additional classes.
    #[prop(optional)]
    class: &'static str,
    /// Called when the close button, or the page beside the sheet, is pressed.
    #[prop(into)]
    on_close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let label = title.clone();
    view! {
        <div class="sheet-back" on:click=move |_| on_close.run(())></div>
        <section class=format!("sheet panel {class}") role="dialog" aria-label=label data-sheet="">
            <div class="row">
                <h2 class="grow" tabindex="-1">
                    {title}
                </h2>
                <IconButton icon="ui-close" name=text::CLOSE on_click=on_close/>
            </div>
            <NoticeLine/>
            <div class="sheet-inside">{children()}</div>
        </section>
    }
}
