//! The two clocks of the device. What waits goes by [`steady`], which nobody can set; only what has a date asks
//! [`wall`].

use crate::table::absence::ClockReading;

use super::{call, member};

/// Milliseconds since the page was opened. It never jumps; on some devices it stands still while they sleep.
pub fn steady() -> f64 {
    let performance =
        web_sys::window().ok_or(super::Trouble::Missing).and_then(|window| member(&window, "performance"));
    let now = performance.and_then(|performance| call(&performance, "now", &[]));
    now.ok().and_then(|now| now.as_f64()).unwrap_or_else(wall)
}

/// Milliseconds since 1970 as the device has them: whoever sets its clock moves them, back as well.
pub fn wall() -> f64 {
    js_sys::Date::now()
}

/// What both clocks say now.
pub fn now() -> ClockReading {
    ClockReading { steady: steady(), wall: wall() }
}
