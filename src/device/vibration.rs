//! Shaking the device. No iPhone can.

use super::{call, is_there, navigator};

const METHOD: &str = "vibrate";

/// Whether the browser can shake a device; it does not say whether this one has a motor.
pub fn exists() -> bool {
    is_there(&navigator(), METHOD)
}

/// Shakes the device for so many milliseconds, where it can.
pub fn shake(milliseconds: u32) {
    let _ = call(&navigator(), METHOD, &[milliseconds.into()]);
}
