//! The field for a link, a code or a whole message, and the offer to open links pasted or dropped anywhere else.
//! Used by the shelf, the sheet of a shared table and the app. Links are recognised by `table/link_text`; this module
//! handles the events.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::table::link_text;
use crate::ui::kit::Button;
use crate::ui::kit::context::{AppContext, Notice, NoticeLink};
use crate::ui::route::Route;
use crate::ui::text::Text;
use crate::ui::text::share as words;

/// Marks the field that opens the link put into it.
const LINK_FIELD: &str = "data-open-link";

/// The field: a pasted link opens at once, a typed one with Enter.
#[component]
pub fn OpenLink(
    label: Text,
    /// Called with the route of the link.
    open: Callback<Route>,
) -> impl IntoView {
    let open_route = open;
    let typed_text = RwSignal::new(String::new());
    let refused = RwSignal::new(false);
    let open = move |text: &str| match link_text::find(text) {
        Some(route) => open_route.run(route),
        None => refused.set(true),
    };
    let paste = move |event: web_sys::ClipboardEvent| {
        if let Some(route) = pasted(&event) {
            event.prevent_default();
            open_route.run(route);
        }
    };
    // Pasted text without a link stays in the field, so that it can be read beside the message.
    let input = move |event: web_sys::Event| {
        typed_text.set(event_target_value(&event));
        let kind = event.dyn_ref::<web_sys::InputEvent>().map(web_sys::InputEvent::input_type).unwrap_or_default();
        match kind.as_str() {
            "insertFromPaste" | "insertFromDrop" => open(&typed_text.get_untracked()),
            _ => refused.set(false),
        }
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        open(&typed_text.get_untracked());
    };
    view! {
        <form class="open-link" on:submit=submit>
            <label for="open-link" class="small">
                {label}
            </label>
            <div class="open-link-row">
                <input
                    id="open-link"
                    class="field"
                    data-open-link=""
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    placeholder=words::PASTE_LINK
                    aria-describedby="open-link-refused"
                    aria-invalid=move || refused.get().to_string()
                    prop:value=typed_text
                    on:paste=paste
                    on:input=input
                />
                <Button icon="ui-next" size="i18" submits=true>{words::OPEN_LINK_BUTTON}</Button>
            </div>
            <p id="open-link-refused" class="small" role="status">
                {move || refused.get().then_some(words::NO_LINK_FOUND)}
            </p>
        </form>
    }
}

/// Returns the route of a link in pasted content: in its text, or in the markup behind it.
fn pasted(event: &web_sys::ClipboardEvent) -> Option<Route> {
    let data = event.clipboard_data()?;
    ["text/plain", "text/html"].iter().find_map(|kind| link_text::find(&data.get_data(kind).ok()?))
}

/// Offers to open a link that is pasted or dropped into a field meant for something else, or outside all fields. Call
/// it once.
pub fn offer_links(app: AppContext) {
    let offer = move |route| {
        app.notify(Notice { text: words::UNEXPECTED_LINK.to_string(), link: Some(NoticeLink::Open(route)) });
    };
    window_event_listener(leptos::ev::paste, move |event| {
        if is_outside_link_field(&event)
            && let Some(route) = pasted(&event)
        {
            event.prevent_default();
            offer(route);
        }
    });
    // Phone keyboards and dropped texts fire no paste event.
    window_event_listener(leptos::ev::input, move |event| {
        let field = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if is_outside_link_field(&event)
            && let Some(route) = field.and_then(|field| link_text::find(&field.value()))
        {
            offer(route);
        }
    });
}

/// Whether an event happened outside the link field.
fn is_outside_link_field(event: &web_sys::Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    !target.is_some_and(|target| target.has_attribute(LINK_FIELD))
}
