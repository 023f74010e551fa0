//! The clock of the scenes on a board, such as a ship that sails: before a scene is over, no computer moves and no
//! further announcement follows.
//!
//! The boards and the announcer begin scenes; the announcer and the opponents wait for their end. Independent of the
//! game.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::device::clock::monotonic_ms;

use super::Shell;

impl Shell {
    /// Begins a scene of this many milliseconds. A longer one that has begun before keeps its end.
    pub fn begin_scene(self, duration: f64) {
        let end = monotonic_ms() + duration;
        self.scene_end.update_value(|known| *known = known.max(end));
    }

    /// Ends the scene on the board now.
    pub fn end_scene(self) {
        self.scene_end.set_value(0.0);
    }

    /// Runs an action at a time of the monotonic clock, or as soon as possible if that has passed; never before `gap`
    /// milliseconds after the scene on the board.
    pub fn run_after_scene(self, time: f64, gap: f64, action: Rc<dyn Fn()>) {
        let wait = (time - monotonic_ms()).max(0.0).ceil();
        let run = move || {
            let end = self.scene_end.try_get_value().map(|end| end + gap);
            match end.filter(|end| *end > monotonic_ms()) {
                Some(end) => self.run_after_scene(end, gap, action.clone()),
                None => action(),
            }
        };
        set_timeout(run, Duration::from_millis(wait as u64));
    }
}
