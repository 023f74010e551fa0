//! A direct connection to another device on the same network (a WebRTC data channel), without any server.
//!
//! The two browsers know each other only by their session descriptions, which the caller carries from one to the other
//! (see [`crate::table::shared::handshake`]). Called by `ui/kit/nearby.rs`. The browser's methods are called by name:
//! web-sys knows `setLocalDescription` only with an argument, without which the browser makes the right description.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::{DeviceError, call_method, construct, get_property};
use crate::table::shared::Carrier;

/// The events of the connection and of its channel after which its state may be another.
const CONNECTION_EVENTS: [&str; 2] = ["icegatheringstatechange", "connectionstatechange"];
const CHANNEL_EVENTS: [&str; 3] = ["open", "close", "message"];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkState {
    /// Before the other device is heard of.
    Waiting,
    Connected,
    /// The other device has stopped answering, and may come back by itself.
    Away,
    /// It will not come back.
    Closed,
}

/// A connection, closed when this is dropped.
pub struct PeerLink {
    connection: JsValue,
    channel: JsValue,
    listener: Closure<dyn FnMut(JsValue)>,
}

/// Creates an object with these properties.
fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Setting a property of a plain object never fails.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

fn text_property(of: &JsValue, name: &str) -> Option<String> {
    get_property(of, name).ok()?.as_string()
}

impl PeerLink {
    /// Begins to connect to the device that gave the description `offer` or, without one, prepares an offer. `hear` is
    /// called with each text from the other device, and with `None` whenever [`PeerLink::description`] or
    /// [`PeerLink::status`] may have changed.
    ///
    /// # Errors
    /// If the browser has no such connections, or allows none.
    pub fn open(offer: Option<&str>, hear: Box<dyn Fn(Option<String>)>) -> Result<PeerLink, DeviceError> {
        let connection = construct("RTCPeerConnection", &[])?;
        // Both sides open the channel of this number: neither has to wait for the other's to be announced.
        let numbered = object(&[("negotiated", true.into()), ("id", 0.into())]);
        let channel = call_method(&connection, "createDataChannel", &["table".into(), numbered])?;
        let listener = Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| hear(text_property(&event, "data")));
        let link = PeerLink { connection, channel, listener };
        link.each_listener("addEventListener");
        if let Some(offer) = offer {
            link.describe_other("offer", offer);
        }
        // The browser carries these calls out in their order, and makes an offer or an answer as the state requires.
        link.catch(call_method(&link.connection, "setLocalDescription", &[]));
        Ok(link)
    }

    fn each_listener(&self, method: &str) {
        for (target, events) in [(&self.connection, &CONNECTION_EVENTS[..]), (&self.channel, &CHANNEL_EVENTS)] {
            for event in events {
                let _ = call_method(target, method, &[(*event).into(), self.function().into()]);
            }
        }
    }

    fn function(&self) -> &Function {
        self.listener.as_ref().unchecked_ref()
    }

    /// Lets the rejection of a promise count as a change; the connection then never opens.
    fn catch(&self, promise: Result<JsValue, DeviceError>) {
        let _ = promise.and_then(|promise| call_method(&promise, "catch", &[self.function().into()]));
    }

    fn describe_other(&self, kind: &str, description: &str) {
        let described = object(&[("type", kind.into()), ("sdp", description.into())]);
        self.catch(call_method(&self.connection, "setRemoteDescription", &[described]));
    }

    /// Accepts the other device's answer to the offer of this one.
    pub fn accept(&self, answer: &str) {
        self.describe_other("answer", answer);
    }

    /// Returns the description of this device, once all its addresses are known.
    pub fn description(&self) -> Option<String> {
        text_property(&self.connection, "iceGatheringState").filter(|state| state == "complete")?;
        text_property(&get_property(&self.connection, "localDescription").ok()?, "sdp")
    }

    pub fn status(&self) -> LinkState {
        let state = |of, name| text_property(of, name).unwrap_or_default();
        match (state(&self.channel, "readyState").as_str(), state(&self.connection, "connectionState").as_str()) {
            ("closing" | "closed", _) | (_, "closed") | ("connecting", "failed") => LinkState::Closed,
            ("open", "disconnected" | "failed") => LinkState::Away,
            ("open", _) => LinkState::Connected,
            _ => LinkState::Waiting,
        }
    }
}

impl Carrier for PeerLink {
    fn send(&self, packet: &str) {
        // The result is ignored, since a carrier may lose packets.
        let _ = call_method(&self.channel, "send", &[packet.into()]);
    }
}

impl Drop for PeerLink {
    fn drop(&mut self) {
        self.each_listener("removeEventListener");
        let _ = call_method(&self.connection, "close", &[]);
    }
}
