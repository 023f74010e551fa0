//! Page visibility: the page may be hidden behind another app, another tab or a dark screen. Used to refresh when the
//! page becomes visible again, or to hide something when it is left.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

pub fn is_hidden() -> bool {
    document().hidden()
}

/// Calls `on_change` whenever the page is hidden (`true`) or visible again (`false`), as long as the calling component
/// is on the page.
pub fn on_change(on_change: impl Fn(bool) + 'static) {
    const EVENT: &str = "visibilitychange";
    let listener = Closure::<dyn Fn()>::new(move || on_change(is_hidden()));
    let _ = document().add_event_listener_with_callback(EVENT, listener.as_ref().unchecked_ref());
    let listener = StoredValue::new_local(listener);
    on_cleanup(move || {
        listener.with_value(|listener| {
            let _ = document().remove_event_listener_with_callback(EVENT, listener.as_ref().unchecked_ref());
        });
    });
}
