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
const FIELD: &str = "data-open-link";

/// The field: a pasted link opens at once, a typed one with Enter.
#[component]
pub fn OpenLink(
    label: Text,
    /// Called with the place that a link leads to.
    open: Callback<Route>,
) -> impl IntoView {
    let go = open;
    let typed = RwSignal::new(String::new());
    let refused = RwSignal::new(false);
    let open = move |text: &str| match link_text::find(text) {
        Some(place) => go.run(place),
        None => refused.set(true),
    };
    let paste = move |event: web_sys::ClipboardEvent| {
        if let Some(place) = pasted(&event) {
            event.prevent_default();
            go.run(place);
        }
    };
    // Pasted text without a link stays in the field, so that it can be read beside the message.
    let input = move |event: web_sys::Event| {
        typed.set(event_target_value(&event));
        let kind = event.dyn_ref::<web_sys::InputEvent>().map(web_sys::InputEvent::input_type).unwrap_or_default();
        match kind.as_str() {
            "insertFromPaste" | "insertFromDrop" => open(&typed.get_untracked()),
            _ => refused.set(false),
        }
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        open(&typed.get_untracked());
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
                    prop:value=typed
                    on:paste=paste
                    on:input=input
                />
                <Button icon="ui-next" size="i18" submits=true>{words::OPEN_IT}</Button>
            </div>
            <p id="open-link-refused" class="small" role="status">
                {move || refused.get().then_some(words::NO_LINK_IN_IT)}
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
pub fn notice_links(app: AppContext) {
    let offer = move |place| {
        app.notify(Notice { text: words::THAT_IS_A_LINK.to_string(), link: Some(NoticeLink::Open(place)) });
    };
    window_event_listener(leptos::ev::paste, move |event| {
        if is_elsewhere(&event)
            && let Some(place) = pasted(&event)
        {
            event.prevent_default();
            offer(place);
        }
    });
    // Phone keyboards and dropped texts fire no paste event.
    window_event_listener(leptos::ev::input, move |event| {
        let field = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if is_elsewhere(&event)
            && let Some(place) = field.and_then(|field| link_text::find(&field.value()))
        {
            offer(place);
        }
    });
}

/// Whether an event happened outside the link field.
fn is_elsewhere(event: &web_sys::Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    !target.is_some_and(|target| target.has_attribute(FIELD))
}
