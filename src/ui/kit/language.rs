//! The language of the page.
//!
//! The script at the beginning of index.html chooses it: the one set here, or else the first of the browser's languages
//! that the build has. A change reloads the page; tables are saved after every action, so none is lost. Called by the
//! settings and by whatever fetches or formats words. Knows no message.

use leptos::prelude::*;

use crate::storage::BrowserStore;
use crate::table::save::Store;
use crate::ui::kit::words;
use crate::ui::text::start::{languages, page_language, start_text};

/// Storage key of the language; the script in index.html reads it.
const KEY: &str = "tea-table.language";

/// Returns the language that was set on this device; `None` if the page follows the browser.
pub fn chosen(store: &BrowserStore) -> Option<String> {
    let kept = store.read(KEY).ok().flatten()?;
    Some(kept.trim_matches('"').to_owned()).filter(|tag| !tag.is_empty())
}

/// Returns the language that the page has if none is set.
fn of_browser() -> String {
    let wanted = window().navigator().languages();
    let wanted =
        wanted.iter().filter_map(|tag| Some(tag.as_string()?.to_ascii_lowercase().split('-').next()?.to_owned()));
    let known = languages();
    let mut wanted = wanted.filter(|tag| known.iter().any(|(own, _)| own == tag));
    wanted.next().unwrap_or_else(|| "en".into())
}

/// Sets the language, or lets the page follow the browser, and reloads the page.
///
/// # Errors
/// A sentence for the player if the new words cannot be fetched, or if the choice cannot be stored. Then nothing
/// changes.
pub async fn choose(store: StoredValue<BrowserStore>, tag: Option<String>) -> Result<(), String> {
    let next = tag.clone().unwrap_or_else(of_browser);
    if !words::can_be_fetched(&next).await {
        return Err(start_text("words-failed"));
    }
    let stored = store.with_value(|store| match tag {
        Some(tag) => store.write(KEY, &format!("\"{tag}\"")),
        None => store.remove(KEY),
    });
    stored.map_err(|trouble| trouble.to_string())?;
    if next != page_language() {
        let _ = window().location().reload();
    }
    Ok(())
}
