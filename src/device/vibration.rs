//! Vibration of the device; not available on iPhones.

use super::{call_method, has_property, navigator};

const METHOD: &str = "vibrate";

/// Whether the browser supports vibration; it does not say whether the device has a motor.
pub fn is_available() -> bool {
    has_property(&navigator(), METHOD)
}

/// Vibrates for this many milliseconds, if supported.
pub fn vibrate(milliseconds: u32) {
    let _ = call_method(&navigator(), METHOD, &[milliseconds.into()]);
}
