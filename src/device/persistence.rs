//! Persistent storage: the browser's promise not to evict what is stored when space runs short.

use super::{DeviceError, call_async, get_property, navigator};

/// Timeout for the browser's permission prompt, in milliseconds.
const TIMEOUT_MS: u32 = 20_000;

/// Whether storage is already persistent.
///
/// # Errors
/// If the interface is unavailable, as over plain http, or does not answer.
pub async fn is_granted() -> Result<bool, DeviceError> {
    call_storage_manager("persisted").await
}

/// Requests persistent storage; returns whether it was granted.
///
/// # Errors
/// If the interface is unavailable, as over plain http, or does not answer.
pub async fn request() -> Result<bool, DeviceError> {
    call_storage_manager("persist").await
}

fn call_storage_manager(method: &'static str) -> impl Future<Output = Result<bool, DeviceError>> + use<> {
    let asked = get_property(&navigator(), "storage").map(|storage| call_async(&storage, method, &[], TIMEOUT_MS));
    async move { asked?.await.map(|answer| answer.is_truthy()) }
}
