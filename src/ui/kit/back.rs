//! Makes the device's back button close whatever is open over a page before it leaves the page.
//!
//! Called by the sheets of a table. Each open sheet has its own entry in the browser's history, under the same address;
//! going back from there closes it.

use leptos::ev;
use leptos::prelude::*;

use crate::ui::kit::Memo;
use wasm_bindgen::JsValue;
use web_sys::History;

/// Marks the history entries of open sheets.
const SHEET_ENTRY: &str = "tea-table.open";

fn is_at_sheet_entry() -> bool {
    let state = window().history().and_then(|history| History::state(&history));
    state.is_ok_and(|state| state.as_string().as_deref() == Some(SHEET_ENTRY))
}

/// Adds a history entry for an open sheet. If the browser refuses, the back button leaves the page as usual.
fn add_entry() {
    let _ = window().history().and_then(|history| history.push_state(&JsValue::from_str(SHEET_ENTRY), ""));
}

/// Makes the back button run `close` while `open` is true. Call it inside a component.
pub fn close_on_back(open: Memo<bool>, close: Callback<()>) {
    // Whether the page itself is navigating back, past the entry of a sheet that is already closed.
    let returning = StoredValue::new(false);
    Effect::new(move |was_open: Option<bool>| {
        let is_open = open.get();
        match (was_open.unwrap_or(false), is_open) {
            (false, true) if !is_at_sheet_entry() => add_entry(),
            // The code that closed it may also navigate to another page, or open another sheet at once. So whether the
            // entry has to be removed is known only in the next frame.
            (true, false) => request_animation_frame(move || {
                if open.try_with_untracked(|open| !*open) == Some(true) && is_at_sheet_entry() {
                    returning.set_value(true);
                    let _ = window().history().and_then(|history| history.back());
                }
            }),
            _ => {}
        }
        is_open
    });
    let listener = window_event_listener(ev::popstate, move |_| {
        let is_own_navigation = returning.get_value();
        returning.set_value(false);
        match open.get_untracked() && !is_at_sheet_entry() {
            // A sheet was opened while the page was navigating back: it needs its own entry.
            true if is_own_navigation => add_entry(),
            true => close.run(()),
            false => {}
        }
    });
    on_cleanup(move || listener.remove());
}
