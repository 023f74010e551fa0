//! Files that the page hands to the browser to be saved. Whether one arrives the browser never says: in some apps that
//! show pages (Telegram, Instagram) nothing does.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::{Trouble, call, rest};

/// For how long Safari may take until it reads what it is to save, in milliseconds.
const READ_LATER: u32 = 40_000;

/// Returns a text of this media type as a blob.
///
/// # Errors
/// Where the browser makes no blobs.
pub fn blob_of(content: &str, kind: &str) -> Result<Blob, Trouble> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&content.into()), &options).map_err(Trouble::Refused)
}

/// Hands a text to the browser, to be saved as a file of this name.
///
/// # Errors
/// When the browser cannot be asked to. That it was asked does not mean that a file arrives.
pub fn save_text(name: &str, content: &str) -> Result<(), Trouble> {
    save(name, &blob_of(content, "application/json")?)
}

/// The same with a blob.
///
/// # Errors
/// The same.
pub fn save(name: &str, blob: &Blob) -> Result<(), Trouble> {
    let url = Url::create_object_url_with_blob(blob).map_err(Trouble::Refused)?;
    let pressed = press(name, &url);
    wasm_bindgen_futures::spawn_local(async move {
        rest(READ_LATER).await;
        let _ = Url::revoke_object_url(&url);
    });
    pressed
}

/// Presses a link that saves what lies at an address.
fn press(name: &str, url: &str) -> Result<(), Trouble> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or(Trouble::Missing)?;
    let anchor = document.create_element("a").map_err(Trouble::Refused)?;
    let anchor: HtmlAnchorElement = anchor.dyn_into().map_err(|_| Trouble::Missing)?;
    anchor.set_href(url);
    anchor.set_download(name);
    let anchor: JsValue = anchor.into();
    call(&anchor, "click", &[]).map(drop)
}
