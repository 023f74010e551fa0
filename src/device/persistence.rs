//! The browser's promise to keep what is stored when the device runs short of space.

use super::{DeviceError, call_async, get_property, navigator};

/// For how long a browser may ask the person, in milliseconds.
const TIMEOUT_MS: u32 = 20_000;

/// Whether the browser has promised it.
///
/// # Errors
/// Where there is no such promise to be had, as over plain http.
pub async fn is_granted() -> Result<bool, DeviceError> {
    call_storage_manager("persisted").await
}

/// Asks the browser to promise it; whether it does.
///
/// # Errors
/// When it does not answer.
pub async fn request() -> Result<bool, DeviceError> {
    call_storage_manager("persist").await
}

fn call_storage_manager(method: &'static str) -> impl Future<Output = Result<bool, DeviceError>> + use<> {
    let asked = get_property(&navigator(), "storage").map(|storage| call_async(&storage, method, &[], TIMEOUT_MS));
    async move { asked?.await.map(|answer| answer.is_truthy()) }
}
