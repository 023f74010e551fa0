//! Listening to keys and pointers before the page does. Called by [`super::scan`] and [`super::hands`].

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement, KeyboardEvent};

/// Calls `handle` with each event of this name before any other listener of the page, which `handle` may keep from it.
/// Lasts as long as the page is open.
pub fn capture(name: &str, handle: impl Fn(Event) + 'static) {
    let handle = Closure::<dyn Fn(Event)>::new(handle);
    if window().add_event_listener_with_callback_and_bool(name, handle.as_ref().unchecked_ref(), true).is_ok() {
        handle.forget();
    }
}

/// Returns the name of a key by its place on the keyboard; a device without places reports what the key writes.
pub fn code_of(event: &KeyboardEvent) -> String {
    Some(event.code()).filter(|code| !code.is_empty()).unwrap_or_else(|| event.key())
}

/// Whether a key is written into a field, or belongs to the browser.
pub fn is_written(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let fields = "input:not([type=range], [type=checkbox], [type=radio], [type=file]), textarea";
    let writes = target.is_some_and(|target| target.matches(fields).unwrap_or(false));
    writes || event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing()
}
