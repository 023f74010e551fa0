//! A tick for as long as the component that asks for it is on the page.

use std::time::Duration;

use leptos::prelude::*;

/// Calls `tick` again and again, so many milliseconds apart. To be called inside a component.
pub fn every(milliseconds: u64, tick: impl Fn() + 'static) {
    // A browser that gives no clock shows what there was at first.
    if let Ok(clock) = set_interval_with_handle(tick, Duration::from_millis(milliseconds)) {
        on_cleanup(move || clock.clear());
    }
}
