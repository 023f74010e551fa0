//! The device's own sheet to send things with.

use wasm_bindgen::JsValue;
use web_sys::{File, FilePropertyBag, ShareData};

use super::{DeviceError, call_async, call_method, get_property, has_property, navigator};

const METHOD: &str = "share";
/// The sheet stays open for as long as one thinks about it; a device that has shown nothing by then, in milliseconds,
/// shows nothing.
const TIMEOUT_MS: u32 = 5000;

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareOutcome {
    /// The device took it, or the person closed the sheet.
    Done,
    /// The device would not.
    Refused,
    /// No answer yet: the sheet is open, or the device shows none.
    Unanswered,
}

/// Whether the device has a sheet.
pub fn is_available() -> bool {
    has_property(&navigator(), METHOD)
}

/// Hands something to the sheet.
pub fn share(what: &ShareData) -> impl Future<Output = ShareOutcome> + use<> {
    let asked = call_async(&navigator(), METHOD, &[what.into()], TIMEOUT_MS);
    async move {
        match asked.await {
            Ok(_) => ShareOutcome::Done,
            Err(DeviceError::Refused(why)) if is_cancelled(&why) => ShareOutcome::Done,
            Err(DeviceError::TimedOut) => ShareOutcome::Unanswered,
            Err(_) => ShareOutcome::Refused,
        }
    }
}

/// Returns a picture with its words for the sheet; `None` where the device would not take it.
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
