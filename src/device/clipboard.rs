//! The clipboard: over plain http there is none, and in a web view it may refuse or never answer.

use super::{Trouble, ask, call, member, navigator};

/// For how long a browser may ask whether the page is allowed to copy, in milliseconds.
const PATIENCE: u32 = 4000;

/// Copies a text.
///
/// # Errors
/// When it was not copied, or the browser does not say so in time.
pub fn write(text: &str) -> impl Future<Output = Result<(), Trouble>> + use<> {
    let written = member(&navigator(), "clipboard").map(|board| ask(&board, "writeText", &[text.into()], PATIENCE));
    async move { written?.await.map(drop) }
}

/// Copies what is selected on the page, in the old way that works without a clipboard; whether it did.
pub fn write_selection() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| call(&document, "execCommand", &["copy".into()]).is_ok_and(|done| done.is_truthy()))
}
