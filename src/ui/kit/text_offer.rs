//! A dialog with a text to be copied by hand, originally meant for the clipboard or a file. Mounted once on the page,
//! over everything else. Its content is in [`AppContext::offered`]. Independent of the game.

use leptos::html;
use leptos::prelude::*;

use super::effect;

use crate::device::{self, clipboard};
use crate::ui::text;
use crate::ui::text::Text;
use crate::ui::text::share as words;

use super::context::{AppContext, OfferedText};
use super::{Button, ButtonKind};

#[component]
pub fn TextOffer() -> impl IntoView {
    let app = AppContext::here();
    view! { {move || app.offered.get().map(|offered_text| dialog(app, offered_text))} }
}

fn dialog(app: AppContext, offered_text: OfferedText) -> AnyView {
    let node = NodeRef::<html::Dialog>::new();
    let field = NodeRef::<html::Textarea>::new();
    let outcome = RwSignal::new(None::<Text>);
    effect(move || {
        let Some(node) = node.get() else { return };
        // A browser without modal dialogs shows it in its place on the page.
        if device::call_method(&node, "showModal", &[]).is_err() {
            let _ = node.set_attribute("open", "");
        }
        select(field);
    });
    let OfferedText { title, help, text: full_text } = offered_text;
    let (label, shown) = (title.clone(), full_text.to_string());
    let copy = move || {
        let copied = clipboard::write(&full_text);
        leptos::task::spawn_local(async move {
            let is_copied = copied.await.is_ok() || {
                select(field);
                clipboard::write_selection()
            };
            // The dialog may have been closed in the meantime.
            let _ = outcome.try_set(Some(if is_copied { words::TEXT_COPIED } else { words::COPY_BY_HAND }));
        });
    };
    let close = move || app.offered.set(None);
    view! {
        <dialog
            class="text-offer"
            node_ref=node
            aria-label=label
            data-text-offer=""
            on:close=move |_| close()
            // Typing here must not reach the shortcuts of the table underneath.
            on:keydown=move |event| event.stop_propagation()
        >
            <h2>{title}</h2>
            <p>{help}</p>
            <textarea class="field mono" readonly rows="7" aria-label=words::TEXT_LABEL node_ref=field>
                {shown}
            </textarea>
            <div class="row">
                <Button kind=ButtonKind::Primary icon="ui-check" on_click=copy>{words::COPY}</Button>
                " "
                <Button icon="ui-close" on_click=close>{text::CLOSE}</Button>
            </div>
            <p class="small" role="status">
                {move || outcome.get()}
            </p>
        </dialog>
    }
    .into_any()
}

/// Selects the whole text, so that one key or press copies it.
fn select(field: NodeRef<html::Textarea>) {
    if let Some(field) = field.get_untracked() {
        let _ = field.focus();
        field.select();
    }
}
