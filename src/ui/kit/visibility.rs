//! Page visibility: the page may be hidden behind another app, another tab or a dark screen. Used to refresh when the
//! page becomes visible again, or to hide something when it is left.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

pub fn is_hidden() -> bool {
    document().hidden()
}

/// Calls `changed` whenever the page is hidden (`true`) or visible again (`false`), as long as the calling component
/// is on the page.
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
