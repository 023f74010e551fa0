//! A timer that lives as long as the calling component.

use std::time::Duration;

use leptos::prelude::*;

/// Calls `tick` every `milliseconds`. Call it inside a component.
pub fn every(milliseconds: u64, tick: impl Fn() + 'static) {
    // If the browser refuses a timer, `tick` is never called and the initial state stays.
    if let Ok(clock) = set_interval_with_handle(tick, Duration::from_millis(milliseconds)) {
        on_cleanup(move || clock.clear());
    }
}
