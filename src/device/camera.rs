//! The camera, for reading codes. It is asked for when a code is to be read, and released afterwards.

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::code_reader::{CodeReader, PICTURE_TIMEOUT_MS, ReadingWorker, StartWorker};
use super::{DeviceError, call_async, call_method, get_property, has_property, navigator, sleep};

const DEVICES: &str = "mediaDevices";
/// Timeout for the browser's permission prompt, in milliseconds: practically none, since a camera that is granted after
/// it would stay on.
const PERMISSION_TIMEOUT_MS: u32 = i32::MAX as u32;
/// Pause between two pictures, in milliseconds.
const PAUSE_MS: u32 = 150;

/// Whether a page like this one, at its address, may ask for cameras.
pub fn is_available() -> bool {
    has_property(&navigator(), DEVICES)
}

/// Shows the picture of the camera in `place` until `is_wanted` accepts the text of a code, or `place` leaves the page.
/// `start_worker` is called in browsers that read no codes.
///
/// # Errors
/// If there is no camera, or it is not granted.
pub async fn read_codes(
    place: Element,
    start_worker: StartWorker,
    is_wanted: Box<dyn Fn(&str) -> bool>,
) -> Result<(), DeviceError> {
    let object = |json: &str| js_sys::JSON::parse(json).map_err(DeviceError::Refused);
    let request = object(r#"{"video":{"facingMode":"environment"}}"#)?;
    let devices = get_property(&navigator(), DEVICES)?;
    let stream = call_async(&devices, "getUserMedia", &[request], PERMISSION_TIMEOUT_MS).await?;
    let read = read_stream(&place, &stream, start_worker, &is_wanted).await;
    place.set_text_content(None);
    for track in call_method(&stream, "getTracks", &[])?.unchecked_into::<Array>() {
        let _ = call_method(&track, "stop", &[]);
    }
    read
}

async fn read_stream(
    place: &Element,
    stream: &JsValue,
    start_worker: StartWorker,
    is_wanted: &dyn Fn(&str) -> bool,
) -> Result<(), DeviceError> {
    let document = place.owner_document().ok_or(DeviceError::Missing)?;
    let video = document.create_element("video").map_err(DeviceError::Refused)?;
    for (name, value) in [("muted", &JsValue::TRUE), ("playsInline", &JsValue::TRUE), ("srcObject", stream)] {
        Reflect::set(&video, &name.into(), value).map_err(DeviceError::Refused)?;
    }
    place.append_child(&video).map_err(DeviceError::Refused)?;
    call_async(&video, "play", &[], PICTURE_TIMEOUT_MS).await?;
    let mut reader = CodeReader::open(start_worker).await?;
    while video.is_connected() {
        match reader.read(&video).await {
            Ok(texts) if texts.iter().any(|text| is_wanted(text)) => return Ok(()),
            Ok(_) => {}
            // Some browsers have a reader that reads no codes, and a worker may have died of a picture.
            Err(_) => reader = CodeReader::Worker(ReadingWorker::start(start_worker).await?),
        }
        sleep(PAUSE_MS).await;
    }
    Ok(())
}
