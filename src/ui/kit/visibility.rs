//! Whether the page is seen: it is hidden behind another app, another tab, or a dark screen.
//!
//! Called by whatever looks again when the page is seen again, or hides something when it is left.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Whether the page is out of sight now.
pub fn is_hidden() -> bool {
    document().hidden()
}

/// Calls `changed` whenever the page is hidden (`true`) or seen again (`false`), for as long as the component that
/// calls this is on the page.
pub fn on_change(changed: impl Fn(bool) + 'static) {
    const NAME: &str = "visibilitychange";
    let heard = Closure::<dyn Fn()>::new(move || changed(is_hidden()));
    let _ = document().add_event_listener_with_callback(NAME, heard.as_ref().unchecked_ref());
    let heard = StoredValue::new_local(heard);
    on_cleanup(move || {
        heard.with_value(|heard| {
            let _ = document().remove_event_listener_with_callback(NAME, heard.as_ref().unchecked_ref());
        });
    });
}
