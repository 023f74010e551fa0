//! The browser's promise to keep what is stored when the device runs short of space.

use super::{Trouble, ask, member, navigator};

/// For how long a browser may ask the person, in milliseconds.
const PATIENCE: u32 = 20_000;

/// Whether the browser has promised it.
///
/// # Errors
/// Where there is no such promise to be had, as over plain http.
pub async fn is_promised() -> Result<bool, Trouble> {
    asked("persisted").await
}

/// Asks the browser to promise it; whether it does.
///
/// # Errors
/// When it does not answer.
pub async fn ask_for() -> Result<bool, Trouble> {
    asked("persist").await
}

fn asked(method: &'static str) -> impl Future<Output = Result<bool, Trouble>> + use<> {
    let asked = member(&navigator(), "storage").map(|storage| ask(&storage, method, &[], PATIENCE));
    async move { asked?.await.map(|answer| answer.is_truthy()) }
}
