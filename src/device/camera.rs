//! The camera, as a reader of QR codes (`BarcodeDetector`). It is asked for when a code is to be read, and released
//! afterwards.

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::{DeviceError, call_async, call_method, construct, get_property, has_property, navigator, sleep};

const DETECTOR: &str = "BarcodeDetector";
const DEVICES: &str = "mediaDevices";
/// Timeout for the browser's permission prompt, in milliseconds: practically none, since a camera that is granted after
/// it would stay on.
const PERMISSION_TIMEOUT_MS: u32 = i32::MAX as u32;
/// Timeout for a picture, in milliseconds.
const PICTURE_TIMEOUT_MS: u32 = 4000;
/// Pause between two pictures, in milliseconds.
const PAUSE_MS: u32 = 150;

/// Whether this browser can read codes.
pub fn is_available() -> bool {
    web_sys::window().is_some_and(|window| has_property(&window, DETECTOR)) && has_property(&navigator(), DEVICES)
}

/// Shows the picture of the camera in `place` until `is_wanted` accepts the text of a code, or `place` leaves the page.
///
/// # Errors
/// If there is no camera, or it is not granted.
pub async fn read_codes(place: Element, is_wanted: Box<dyn Fn(&str) -> bool>) -> Result<(), DeviceError> {
    let object = |json: &str| js_sys::JSON::parse(json).map_err(DeviceError::Refused);
    let request = object(r#"{"video":{"facingMode":"environment"}}"#)?;
    let devices = get_property(&navigator(), DEVICES)?;
    let stream = call_async(&devices, "getUserMedia", &[request], PERMISSION_TIMEOUT_MS).await?;
    let read = read_stream(&place, &stream, &is_wanted).await;
    place.set_text_content(None);
    for track in call_method(&stream, "getTracks", &[])?.unchecked_into::<Array>() {
        let _ = call_method(&track, "stop", &[]);
    }
    read
}

async fn read_stream(place: &Element, stream: &JsValue, is_wanted: &dyn Fn(&str) -> bool) -> Result<(), DeviceError> {
    let document = place.owner_document().ok_or(DeviceError::Missing)?;
    let video = document.create_element("video").map_err(DeviceError::Refused)?;
    for (name, value) in [("muted", &JsValue::TRUE), ("playsInline", &JsValue::TRUE), ("srcObject", stream)] {
        Reflect::set(&video, &name.into(), value).map_err(DeviceError::Refused)?;
    }
    place.append_child(&video).map_err(DeviceError::Refused)?;
    let detector = construct(DETECTOR, &[])?;
    call_async(&video, "play", &[], PICTURE_TIMEOUT_MS).await?;
    while video.is_connected() {
        // A picture that cannot be read may be followed by one that can.
        let found = call_async(&detector, "detect", &[(&video).into()], PICTURE_TIMEOUT_MS).await;
        for code in found.map(|found| Array::from(&found)).unwrap_or_default() {
            let text = get_property(&code, "rawValue").ok().and_then(|text| text.as_string());
            if text.is_some_and(|text| is_wanted(&text)) {
                return Ok(());
            }
        }
        sleep(PAUSE_MS).await;
    }
    Ok(())
}
