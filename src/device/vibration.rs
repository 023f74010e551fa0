//! Shaking the device. No iPhone can.

use super::{call_method, has_property, navigator};

const METHOD: &str = "vibrate";

/// Whether the browser can shake a device; it does not say whether this one has a motor.
pub fn is_available() -> bool {
    has_property(&navigator(), METHOD)
}

/// Shakes the device for so many milliseconds, where it can.
pub fn vibrate(milliseconds: u32) {
    let _ = call_method(&navigator(), METHOD, &[milliseconds.into()]);
}
