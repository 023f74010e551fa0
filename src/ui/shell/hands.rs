//! Settings for motor accessibility: accidental second presses are ignored, and Tab alone reaches every lit piece.
//!
//! [`follow`] is called once, by the app, before any other listener. Which presses count is decided in
//! [`crate::table::cool_down`]. Knows no table.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent, MouseEvent};

use crate::device::clock::monotonic_ms;
use crate::table::cool_down::CoolDown;
use crate::ui::kit::elements;
use crate::ui::kit::settings::Settings;

use super::capture::{capture, code_of, is_written};

/// The pieces at which Tab stops: what can be pressed, and what can be taken back.
const STOPS: &str = "[data-region] :is([data-lit], [data-spot][aria-pressed=true])";

/// Applies the settings for motor accessibility as long as the page is open.
pub fn follow(settings: Settings) {
    let presses = StoredValue::new_local(CoolDown::default());
    let counts = Rc::new(move |kind: &str| {
        let rest = settings.cool_down.get_untracked();
        let accept = |presses: &mut CoolDown| presses.accepts(kind, monotonic_ms(), rest);
        rest == 0 || presses.try_update_value(accept).unwrap_or(true)
    });
    let key_counts = counts.clone();
    capture("keydown", move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|key| !is_written(key)) else { return };
        if !matches!(key.key().as_str(), "Shift" | "Control" | "Alt" | "Meta") && !key_counts(&code_of(key)) {
            ignore(&event);
        }
        if key.key() == "Tab" && settings.all_stops.get_untracked() {
            let stops = elements(STOPS).into_iter().filter_map(|stop| stop.dyn_into::<HtmlElement>().ok());
            stops.for_each(|stop| stop.set_tab_index(0));
        }
    });
    // The click that ends a press counts as the press did.
    let is_ignored = StoredValue::new(false);
    capture("pointerdown", move |event| {
        let is_accident = event.is_trusted() && !counts("");
        is_ignored.set_value(is_accident);
        if is_accident {
            ignore(&event);
        }
    });
    capture("click", move |event| {
        let is_pointer = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
        if is_pointer && event.is_trusted() && is_ignored.get_value() {
            ignore(&event);
        }
    });
}

fn ignore(event: &Event) {
    event.prevent_default();
    event.stop_immediate_propagation();
}
