//! Messages between the windows of one browser (`BroadcastChannel`).

use js_sys::Function;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::{DeviceError, call_method, construct, get_property};
use crate::table::shared::Carrier;

/// A channel to all other windows that have opened one of the same name; closed when this is dropped.
pub struct WindowChannel {
    channel: JsValue,
    _receive: Closure<dyn FnMut(JsValue)>,
}

impl WindowChannel {
    /// Opens a channel; `receive` is called with each text from another window.
    ///
    /// # Errors
    /// If the browser has no channels, or allows none.
    pub fn open(name: &str, receive: Box<dyn Fn(String)>) -> Result<WindowChannel, DeviceError> {
        let channel = construct("BroadcastChannel", &[name.into()])?;
        let receive = Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| {
            if let Some(text) = get_property(&event, "data").ok().and_then(|data| data.as_string()) {
                receive(text);
            }
        });
        let listener: &Function = receive.as_ref().unchecked_ref();
        call_method(&channel, "addEventListener", &["message".into(), listener.into()])?;
        Ok(WindowChannel { channel, _receive: receive })
    }
}

impl Carrier for WindowChannel {
    fn send(&self, packet: &str) {
        // The result is ignored, since a carrier may lose packets.
        let _ = call_method(&self.channel, "postMessage", &[packet.into()]);
    }
}

impl Drop for WindowChannel {
    fn drop(&mut self) {
        let _ = call_method(&self.channel, "close", &[]);
    }
}
