//! The two clocks of the device. What waits goes by [`monotonic_ms`], which nobody can set; only what has a date asks
//! [`wall_ms`].

use crate::table::absence::Moment;

use super::{call_method, get_property};

/// Milliseconds since the page was opened. It never jumps; on some devices it stands still while they sleep.
pub fn monotonic_ms() -> f64 {
    let performance =
        web_sys::window().ok_or(super::DeviceError::Missing).and_then(|window| get_property(&window, "performance"));
    let now = performance.and_then(|performance| call_method(&performance, "now", &[]));
    now.ok().and_then(|now| now.as_f64()).unwrap_or_else(wall_ms)
}

/// Milliseconds since 1970 as the device has them: whoever sets its clock moves them, back as well.
pub fn wall_ms() -> f64 {
    js_sys::Date::now()
}

/// What both clocks say now.
pub fn read_clocks() -> Moment {
    Moment { steady: monotonic_ms(), wall: wall_ms() }
}
