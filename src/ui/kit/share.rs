//! Giving a game away: as a link, as a file; and drawing a fresh seed.
//!
//! Talks to the browser's share sheet, clipboard and downloads. Knows no game.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, ShareData, Url};

use crate::engine::record::Record;
use crate::engine::seed::Seed;
use crate::table::save::{self, Slot};

use crate::ui::kit::assets;
use crate::ui::kit::context::AppContext;
use crate::ui::route::{Route, SharedLink};
use crate::ui::text;

#[wasm_bindgen]
extern "C" {
    /// A navigator that may be unable to share; `web_sys` takes for granted that it can.
    #[wasm_bindgen(extends = web_sys::Navigator, typescript_type = "Navigator")]
    type SharingNavigator;
    #[wasm_bindgen(method, getter, js_name = share)]
    fn share_method(this: &SharingNavigator) -> Option<js_sys::Function>;
    #[wasm_bindgen(method, getter, js_name = canShare)]
    fn can_share_method(this: &SharingNavigator) -> Option<js_sys::Function>;
}

/// A seed that nobody has drawn before, in words.
pub fn fresh_seed() -> Seed {
    // Where the browser has no randomness to give, the clock will do for a seed.
    Seed::in_words(getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64))
}

/// What to give somebody else to come to a place of the page: its address, where the page has one.
pub fn shared_link(place: &Route) -> SharedLink {
    SharedLink::of(place, &window().location().href().unwrap_or_default(), assets::address().as_deref())
}

/// Copies what is to be given for a place, behind a sentence where there is one, and says so: `said` when it is an
/// address.
pub fn copy_link(app: AppContext, sentence: &str, link: &SharedLink, said: &'static str) {
    let said = match link {
        SharedLink::Address(_) => said,
        SharedLink::Code(_) => text::share::CODE_COPIED,
    };
    copy(app, format!("{sentence} {}", link.text()).trim().to_owned(), said);
}

/// Copies a text, and says so; where the browser lets no page copy, shows the text itself.
fn copy(app: AppContext, text: String, said: &'static str) {
    if !window().is_secure_context() {
        return app.notify(text::copy_by_hand(&text));
    }
    let copied = window().navigator().clipboard().write_text(&text);
    leptos::task::spawn_local(async move {
        match wasm_bindgen_futures::JsFuture::from(copied).await {
            Ok(_) => app.notify(said.to_owned()),
            Err(_) => app.notify(text::copy_by_hand(&text)),
        }
    });
}

/// Whether the device has a way of its own to send links.
pub fn can_send() -> bool {
    window().navigator().unchecked_into::<SharingNavigator>().share_method().is_some()
}

/// Hands an address, with a sentence or without, to the device's own way to send links, where there is one. The page
/// does not learn whether it was sent.
pub fn send(title: &str, sentence: &str, address: &str) {
    if !can_send() {
        return;
    }
    let what = ShareData::new();
    what.set_title(title);
    if !sentence.is_empty() {
        what.set_text(sentence);
    }
    what.set_url(address);
    let shared = window().navigator().share_with_data(&what);
    leptos::task::spawn_local(async move {
        // Closing the device's sheet counts as a failure and is none.
        let _ = wasm_bindgen_futures::JsFuture::from(shared).await;
    });
}

/// A text of this kind as a blob.
pub fn blob_of(content: &str, kind: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&content.into()), &options).ok()
}

/// Saves a text as a file of this name.
pub fn download(name: &str, content: &str) {
    if let Some(blob) = blob_of(content, "application/json") {
        download_blob(name, &blob);
    }
}

/// Hands a picture with its words to the device's own way to send files; whether there is one.
pub fn send_picture(name: &str, picture: &Blob, words: &str) -> bool {
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&js_sys::Array::of1(picture), name, &options);
    let (Ok(file), true) = (file, can_send()) else { return false };
    let what = ShareData::new();
    what.set_files(&js_sys::Array::of1(&file));
    what.set_text(words);
    let navigator = window().navigator();
    let asks = navigator.unchecked_ref::<SharingNavigator>().can_share_method().is_some();
    if !asks || !navigator.can_share_with_data(&what) {
        return false;
    }
    let shared = navigator.share_with_data(&what);
    leptos::task::spawn_local(async move {
        // Closing the device's sheet counts as a failure and is none.
        let _ = wasm_bindgen_futures::JsFuture::from(shared).await;
    });
    true
}

/// Saves a blob as a file of this name.
pub fn download_blob(name: &str, blob: &Blob) {
    let Ok(url) = Url::create_object_url_with_blob(blob) else { return };
    if let Some(anchor) =
        document().create_element("a").ok().and_then(|anchor| anchor.dyn_into::<HtmlAnchorElement>().ok())
    {
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
    }
    // Safari reads it only after the press has been dealt with.
    set_timeout(move || drop(Url::revoke_object_url(&url)), core::time::Duration::from_secs(40));
}

/// Saves the game under this slot as a file, with the review that lies there.
pub fn export_game(app: AppContext, slot: &Slot, record: &Record) {
    let encoded = app.store.with_value(|store| save::encode_game(store, slot, record));
    download(&format!("{}.json", slot.0), &encoded);
}

/// Saves every game on the shelf as one file.
pub fn export_all(app: AppContext) {
    match app.store.with_value(save::export) {
        Ok(text) => download("tea-table.json", &text),
        Err(trouble) => app.notify(trouble.to_string()),
    }
}
