//! The device's own sheet to send things with.

use wasm_bindgen::JsValue;
use web_sys::{File, FilePropertyBag, ShareData};

use super::{Trouble, ask, call, is_there, member, navigator};

const METHOD: &str = "share";
/// The sheet stays open for as long as one thinks about it; a device that has shown nothing by then, in milliseconds,
/// shows nothing.
const PATIENCE: u32 = 5000;

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shared {
    /// The device took it, or the person closed the sheet.
    Done,
    /// The device would not.
    Refused,
    /// No answer yet: the sheet is open, or the device shows none.
    Silent,
}

/// Whether the device has a sheet.
pub fn exists() -> bool {
    is_there(&navigator(), METHOD)
}

/// Hands something to the sheet.
pub fn share(what: &ShareData) -> impl Future<Output = Shared> + use<> {
    let asked = ask(&navigator(), METHOD, &[what.into()], PATIENCE);
    async move {
        match asked.await {
            Ok(_) => Shared::Done,
            Err(Trouble::Refused(why)) if is_cancelled(&why) => Shared::Done,
            Err(Trouble::Silent) => Shared::Silent,
            Err(_) => Shared::Refused,
        }
    }
}

/// Returns a picture with its words for the sheet; `None` where the device would not take it.
pub fn picture(name: &str, picture: &JsValue, words: &str) -> Option<ShareData> {
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&js_sys::Array::of1(picture), name, &options).ok()?;
    let what = ShareData::new();
    what.set_files(&js_sys::Array::of1(&file));
    what.set_text(words);
    let takes = exists() && call(&navigator(), "canShare", &[(&what).into()]).is_ok_and(|takes| takes == true);
    takes.then_some(what)
}

/// Whether the person closed the sheet.
fn is_cancelled(why: &JsValue) -> bool {
    member(why, "name").is_ok_and(|name| name == "AbortError")
}
