//! Files that the page hands to the browser to be saved. Whether one arrives the browser never says: in some apps that
//! show pages (Telegram, Instagram) nothing does.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::{DeviceError, call_method, sleep};

/// For how long Safari may take until it reads what it is to save, in milliseconds.
const REVOKE_DELAY_MS: u32 = 40_000;

/// Returns a text of this media type as a blob.
///
/// # Errors
/// Where the browser makes no blobs.
pub fn text_blob(content: &str, kind: &str) -> Result<Blob, DeviceError> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&content.into()), &options)
        .map_err(DeviceError::Refused)
}

/// Hands a text to the browser, to be saved as a file of this name.
///
/// # Errors
/// When the browser cannot be asked to. That it was asked does not mean that a file arrives.
pub fn save_text(name: &str, content: &str) -> Result<(), DeviceError> {
    save_blob(name, &text_blob(content, "application/json")?)
}

/// The same with a blob.
///
/// # Errors
/// The same.
pub fn save_blob(name: &str, blob: &Blob) -> Result<(), DeviceError> {
    let url = Url::create_object_url_with_blob(blob).map_err(DeviceError::Refused)?;
    let clicked = click_download_link(name, &url);
    wasm_bindgen_futures::spawn_local(async move {
        sleep(REVOKE_DELAY_MS).await;
        let _ = Url::revoke_object_url(&url);
    });
    clicked
}

/// Presses a link that saves what lies at an address.
fn click_download_link(name: &str, url: &str) -> Result<(), DeviceError> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or(DeviceError::Missing)?;
    let anchor = document.create_element("a").map_err(DeviceError::Refused)?;
    let anchor: HtmlAnchorElement = anchor.dyn_into().map_err(|_| DeviceError::Missing)?;
    anchor.set_href(url);
    anchor.set_download(name);
    let anchor: JsValue = anchor.into();
    call_method(&anchor, "click", &[]).map(drop)
}
