//! The device's share sheet.

use wasm_bindgen::JsValue;
use web_sys::{File, FilePropertyBag, ShareData};

use super::{DeviceError, call_async, call_method, get_property, has_property, navigator};

const METHOD: &str = "share";
/// Timeout in milliseconds after which no sheet is expected any more; an open sheet may stay open for longer.
const TIMEOUT_MS: u32 = 5000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareOutcome {
    /// The data was shared, or the person closed the sheet.
    Done,
    Refused,
    /// No answer yet: the sheet is open, or the device shows none.
    Unanswered,
}

/// Whether the device has a share sheet.
pub fn is_available() -> bool {
    has_property(&navigator(), METHOD)
}

/// Opens the share sheet with this data.
pub fn share(what: &ShareData) -> impl Future<Output = ShareOutcome> + use<> {
    let answer = call_async(&navigator(), METHOD, &[what.into()], TIMEOUT_MS);
    async move {
        match answer.await {
            Ok(_) => ShareOutcome::Done,
            Err(DeviceError::Refused(why)) if is_cancelled(&why) => ShareOutcome::Done,
            Err(DeviceError::TimedOut) => ShareOutcome::Unanswered,
            Err(_) => ShareOutcome::Refused,
        }
    }
}

/// Returns a picture with its text as share data; `None` if the device cannot share it.
pub fn picture_data(name: &str, picture: &JsValue, words: &str) -> Option<ShareData> {
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&js_sys::Array::of1(picture), name, &options).ok()?;
    let what = ShareData::new();
    what.set_files(&js_sys::Array::of1(&file));
    what.set_text(words);
    let takes =
        is_available() && call_method(&navigator(), "canShare", &[(&what).into()]).is_ok_and(|takes| takes == true);
    takes.then_some(what)
}

/// Whether the person closed the sheet.
fn is_cancelled(why: &JsValue) -> bool {
    get_property(why, "name").is_ok_and(|name| name == "AbortError")
}
