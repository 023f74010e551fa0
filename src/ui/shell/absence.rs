//! Covers hands when the page is left for another app, another tab or a dark screen: a different person may come back
//! to it. Called by the curtain. The settings specify when hands are covered and `table/absence` does the arithmetic;
//! the table decides which hands to cover.

use std::time::Duration;

use leptos::prelude::*;

use crate::device::clock;
use crate::table::absence::ClockReading;
use crate::ui::kit::visibility;
use crate::ui::shell::Shell;

/// Covers hands when the page was left for the time set in the settings. Call it once per table, inside a component.
pub fn cover_when_left(shell: Shell) {
    let left = StoredValue::new(None::<ClockReading>);
    let cover_if_due = move || {
        let chosen = shell.app.settings.cover.get_untracked();
        // The table may have been closed in the meantime.
        let left = left.try_get_value().flatten();
        if left.is_some_and(|left| chosen.is_due(left, clock::read_clocks())) {
            shell.cover_hands();
        }
    };
    visibility::on_change(move |hidden| {
        if !hidden {
            // Checks again before anything is drawn: a suspended device may not have run the timer.
            cover_if_due();
            left.set_value(None);
            return;
        }
        left.set_value(Some(clock::read_clocks()));
        match shell.app.settings.cover.get_untracked().after() {
            // Immediately, not when the page becomes visible again: the device's snapshot of the page must show no
            // hand either.
            Some(0) => cover_if_due(),
            Some(delay) => set_timeout(cover_if_due, Duration::from_millis(delay.into())),
            None => {}
        }
    });
}
