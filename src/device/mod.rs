//! The interfaces of the device, each of which may be missing, refuse, throw or never answer.
//!
//! Called by `storage` and `ui` for everything outside the document: clipboard, share sheet, vibration, wake lock,
//! locks, downloads. Most bindings of `web_sys` are infallible: if the browser lacks an interface, the exception
//! unwinds through the program and leaves `RefCell`s borrowed. These calls therefore go through `Reflect`, return
//! their failures as values, and never wait without a timeout. Knows no sentence and no game.

pub mod camera;
pub mod clipboard;
pub mod clock;
pub mod code_reader;
pub mod download;
pub mod peer_link;
pub mod persistence;
pub mod sharing;
pub mod vibration;
pub mod window_channel;

use core::pin::pin;

use futures_util::future::{Either, select};
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Why the device did not do what was requested.
#[derive(Clone, PartialEq, Debug)]
pub enum DeviceError {
    /// The interface does not exist.
    Missing,
    /// The call threw this value, or its promise was rejected with it.
    Refused(JsValue),
    /// No answer within the timeout; the request may still succeed later.
    TimedOut,
}

/// Returns `window.navigator` as a plain value, so that accessing missing members cannot throw.
pub fn navigator() -> JsValue {
    web_sys::window().map_or(JsValue::UNDEFINED, |window| window.navigator().into())
}

/// Returns the property with this name.
///
/// # Errors
/// If it is missing, `undefined` or `null`, or if its getter throws.
pub fn get_property(object: &JsValue, name: &str) -> Result<JsValue, DeviceError> {
    if object.is_undefined() || object.is_null() {
        return Err(DeviceError::Missing);
    }
    let found = Reflect::get(object, &name.into()).map_err(DeviceError::Refused)?;
    if found.is_undefined() || found.is_null() { Err(DeviceError::Missing) } else { Ok(found) }
}

/// Whether the object has a property with this name that [`get_property`] can read.
pub fn has_property(object: &JsValue, name: &str) -> bool {
    get_property(object, name).is_ok()
}

/// Calls a method.
///
/// # Errors
/// If there is none, or it throws.
pub fn call_method(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, DeviceError> {
    let method: Function = get_property(object, name)?.dyn_into().map_err(|_| DeviceError::Missing)?;
    Reflect::apply(&method, object, &arguments.iter().collect::<Array>()).map_err(DeviceError::Refused)
}

/// Constructs an object of a global class.
///
/// # Errors
/// If there is no such class, or it throws.
pub fn construct(class: &str, arguments: &[JsValue]) -> Result<JsValue, DeviceError> {
    let window = web_sys::window().ok_or(DeviceError::Missing)?;
    let class: Function = get_property(&window, class)?.dyn_into().map_err(|_| DeviceError::Missing)?;
    Reflect::construct(&class, &arguments.iter().collect::<Array>()).map_err(DeviceError::Refused)
}

/// Calls a method that returns a promise. The call is made at once, while the user's press still permits it; the
/// returned future waits at most `timeout_ms` milliseconds for the result.
pub fn call_async(
    object: &JsValue,
    name: &str,
    arguments: &[JsValue],
    timeout_ms: u32,
) -> impl Future<Output = Result<JsValue, DeviceError>> + use<> {
    let answer = call_method(object, name, arguments);
    async move { with_timeout(answer?, timeout_ms).await }
}

/// Waits at most `timeout_ms` milliseconds for a promise to settle. A value that is not a promise is returned
/// unchanged.
///
/// # Errors
/// If the promise is rejected, or has not settled in time.
pub async fn with_timeout(promise: JsValue, timeout_ms: u32) -> Result<JsValue, DeviceError> {
    let answer = JsFuture::from(Promise::resolve(&promise));
    match select(answer, pin!(sleep(timeout_ms))).await {
        Either::Left((answer, _)) => answer.map_err(DeviceError::Refused),
        Either::Right(_) => Err(DeviceError::TimedOut),
    }
}

pub async fn sleep(milliseconds: u32) {
    let over = Promise::new(&mut |resolve, _| {
        let timer = web_sys::window().ok_or(JsValue::UNDEFINED).and_then(|window| {
            window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds as i32)
        });
        if timer.is_err() {
            // Without a timer, not waiting at all is better than waiting forever.
            let _ = resolve.call0(&JsValue::UNDEFINED);
        }
    });
    // This promise is never rejected.
    let _ = JsFuture::from(over).await;
}
