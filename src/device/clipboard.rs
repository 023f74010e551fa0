//! The clipboard: over plain http there is none, and in a web view it may refuse or never answer.

use super::{DeviceError, call_async, call_method, get_property, navigator};

/// For how long a browser may ask whether the page is allowed to copy, in milliseconds.
const TIMEOUT_MS: u32 = 4000;

/// Copies a text.
///
/// # Errors
/// When it was not copied, or the browser does not say so in time.
pub fn write(text: &str) -> impl Future<Output = Result<(), DeviceError>> + use<> {
    let written = get_property(&navigator(), "clipboard")
        .map(|board| call_async(&board, "writeText", &[text.into()], TIMEOUT_MS));
    async move { written?.await.map(drop) }
}

/// Copies what is selected on the page, in the old way that works without a clipboard; whether it did.
pub fn write_selection() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| {
        call_method(&document, "execCommand", &["copy".into()]).is_ok_and(|done| done.is_truthy())
    })
}
