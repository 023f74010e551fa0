//! Files passed to the browser for saving. The browser never confirms them: in some in-app browsers (Telegram,
//! Instagram) nothing is saved.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::{DeviceError, call_method, sleep};

/// Time in milliseconds that Safari may take to read a file before saving it.
const REVOKE_DELAY_MS: u32 = 40_000;

/// Creates a blob of this media type from a text.
///
/// # Errors
/// If the browser cannot create blobs.
pub fn text_blob(content: &str, kind: &str) -> Result<Blob, DeviceError> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&content.into()), &options)
        .map_err(DeviceError::Refused)
}

/// Asks the browser to save a text as a file of this name.
///
/// # Errors
/// If the request fails. Success does not mean that the file was saved.
pub fn save_text(name: &str, content: &str) -> Result<(), DeviceError> {
    save_blob(name, &text_blob(content, "application/json")?)
}

/// Asks the browser to save a blob as a file of this name.
///
/// # Errors
/// As for [`save_text`].
pub fn save_blob(name: &str, blob: &Blob) -> Result<(), DeviceError> {
    let url = Url::create_object_url_with_blob(blob).map_err(DeviceError::Refused)?;
    let clicked = click_download_link(name, &url);
    wasm_bindgen_futures::spawn_local(async move {
        sleep(REVOKE_DELAY_MS).await;
        let _ = Url::revoke_object_url(&url);
    });
    clicked
}

fn click_download_link(name: &str, url: &str) -> Result<(), DeviceError> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or(DeviceError::Missing)?;
    let anchor = document.create_element("a").map_err(DeviceError::Refused)?;
    let anchor: HtmlAnchorElement = anchor.dyn_into().map_err(|_| DeviceError::Missing)?;
    anchor.set_href(url);
    anchor.set_download(name);
    let anchor: JsValue = anchor.into();
    call_method(&anchor, "click", &[]).map(drop)
}
