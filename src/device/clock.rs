//! The two clocks of the device. Timeouts use [`monotonic_ms`], which cannot be set; only dates use [`wall_ms`].

use crate::table::absence::ClockReading;

use super::{call_method, get_property};

/// Returns the milliseconds since the page was opened. This clock never jumps, but on some devices it stops while they
/// sleep.
pub fn monotonic_ms() -> f64 {
    let performance =
        web_sys::window().ok_or(super::DeviceError::Missing).and_then(|window| get_property(&window, "performance"));
    let now = performance.and_then(|performance| call_method(&performance, "now", &[]));
    now.ok().and_then(|now| now.as_f64()).unwrap_or_else(wall_ms)
}

/// Returns the milliseconds since 1970 by the device's clock, which can be set, even backwards.
pub fn wall_ms() -> f64 {
    js_sys::Date::now()
}

pub fn read_clocks() -> ClockReading {
    ClockReading { steady: monotonic_ms(), wall: wall_ms() }
}
