//! The page is left for another app, another tab or a dark screen: whoever comes back to it may be somebody else.
//!
//! Called by the curtain. When hands are covered the settings say and `table/absence` reckons; which hands there are to
//! cover the table knows.

use std::time::Duration;

use leptos::prelude::*;

use crate::device::clock;
use crate::table::absence::Moment;
use crate::ui::kit::visibility;
use crate::ui::shell::Shell;

/// Covers hands when the page is left for as long as the settings say. To be called once for a table, inside a
/// component.
pub fn cover_when_left(shell: Shell) {
    let left = StoredValue::new(None::<Moment>);
    let cover_if_due = move || {
        let chosen = shell.app.settings.cover.get_untracked();
        // The table may have been left as well.
        let left = left.try_get_value().flatten();
        if left.is_some_and(|left| chosen.is_due(left, clock::read_clocks())) {
            shell.cover_hands();
        }
    };
    visibility::on_change(move |hidden| {
        if !hidden {
            // Before anything is drawn; timers may have stood still meanwhile.
            cover_if_due();
            left.set_value(None);
            return;
        }
        left.set_value(Some(clock::read_clocks()));
        match shell.app.settings.cover.get_untracked().after() {
            // At once, and not when it is seen again: the picture that the device keeps of the page shows no hand
            // either.
            Some(0) => cover_if_due(),
            Some(after) => set_timeout(cover_if_due, Duration::from_millis(after.into())),
            None => {}
        }
    });
}
