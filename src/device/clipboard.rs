//! The clipboard: unavailable over plain http, and in a web view it may refuse or never answer.

use super::{DeviceError, call_async, call_method, get_property, navigator};

/// Timeout for the browser's permission prompt, in milliseconds.
const TIMEOUT_MS: u32 = 4000;

/// Copies a text.
///
/// # Errors
/// If it was not copied, or the browser does not confirm it in time.
pub fn write(text: &str) -> impl Future<Output = Result<(), DeviceError>> + use<> {
    let written = get_property(&navigator(), "clipboard")
        .map(|board| call_async(&board, "writeText", &[text.into()], TIMEOUT_MS));
    async move { written?.await.map(drop) }
}

/// Copies the selection with the legacy command, which needs no clipboard API; returns whether it worked.
pub fn write_selection() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| {
        call_method(&document, "execCommand", &["copy".into()]).is_ok_and(|done| done.is_truthy())
    })
}
