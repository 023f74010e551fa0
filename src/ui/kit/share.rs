//! Passing on a game as a link or a file, and drawing a fresh seed.
//!
//! Browsers rarely report whether copying or saving worked. Where it failed, or may have failed silently, the text
//! itself is offered.

use leptos::prelude::*;
use web_sys::ShareData;

use crate::device::sharing::{self, ShareOutcome};
use crate::device::{clipboard, download};
use crate::engine::record::Record;
use crate::engine::seed::Seed;
use crate::table::bundle;
use crate::table::save::Slot;

use crate::ui::kit::assets;
use crate::ui::kit::context::{AppContext, Notice, NoticeLink, OfferedText};
use crate::ui::route::{Route, SharedLink};
use crate::ui::text;
use crate::ui::text::Text;

/// Draws a random number.
pub fn random_number() -> u64 {
    // Where the browser has no cryptographic randomness, any source will do for a seed.
    let fallback = |_| js_sys::Math::random().to_bits() ^ js_sys::Date::now().to_bits();
    getrandom::u64().unwrap_or_else(fallback)
}

/// Draws a new random seed, in words.
pub fn fresh_seed() -> Seed {
    Seed::in_words(random_number())
}

/// Returns a link that leads another person to a route: its address or, if the page has none that is valid elsewhere,
/// its code.
pub fn shared_link(route: &Route) -> SharedLink {
    SharedLink::new(route, &window().location().href().unwrap_or_default(), assets::address().as_deref())
}

/// Copies a link, preceded by `sentence` unless that is empty, and confirms it with the notice `confirmation`. If the
/// link is a code, the notice for codes is shown instead.
pub fn copy_link(app: AppContext, sentence: &str, link: &SharedLink, confirmation: Text) {
    let confirmation = match link {
        SharedLink::Address(_) => confirmation,
        SharedLink::Code(_) => text::share::CODE_COPIED,
    };
    copy(app, format!("{sentence} {}", link.text()).trim().to_owned(), confirmation);
}

/// Copies a text and shows the notice `confirmation`; if the browser forbids copying or does not confirm it, offers the
/// text itself.
fn copy(app: AppContext, text: String, confirmation: Text) {
    let copied = clipboard::write(&text);
    leptos::task::spawn_local(async move {
        match copied.await {
            Ok(()) => app.notify(confirmation.to_string()),
            Err(_) => app.offer(OfferedText::not_copied(text)),
        }
    });
}

/// Passes an address, with or without a sentence, to the device's share sheet. If that is impossible, or seems to have
/// no effect, a notice says that the link can be copied instead.
pub fn send(app: AppContext, title: &str, sentence: &str, address: &str) {
    let data = ShareData::new();
    data.set_title(title);
    if !sentence.is_empty() {
        data.set_text(sentence);
    }
    data.set_url(address);
    let shared = sharing::share(&data);
    leptos::task::spawn_local(async move {
        match shared.await {
            ShareOutcome::Done => {}
            ShareOutcome::Refused => app.notify(text::share::NOT_SENT.to_string()),
            ShareOutcome::Unanswered => app.notify(text::share::PERHAPS_NOT_SENT.to_string()),
        }
    });
}

/// Passes a text to the browser as a file with this name, and offers it as text in case no file arrives.
pub fn save_file(app: AppContext, name: &str, content: String) {
    let saved = download::save_text(name, &content);
    let text = OfferedText::file(name, content);
    match saved {
        Ok(()) => {
            let link = Some(NoticeLink::AsText(text));
            app.notify(Notice { text: text::share::file_saved(name), link });
        }
        Err(_) => app.offer(text),
    }
}

/// Saves the game in this slot as a file, with its review if there is one.
pub fn export_game(app: AppContext, slot: &Slot, record: &Record) {
    let encoded = app.store.with_value(|store| bundle::encode_game(store, slot, record));
    save_file(app, &format!("{}.json", slot.0), encoded);
}

/// Saves every game on the shelf as one file.
pub fn export_all(app: AppContext) {
    match app.store.with_value(bundle::export) {
        Ok(text) => save_file(app, "tea-table.json", text),
        Err(error) => app.notify(error.to_string()),
    }
}
