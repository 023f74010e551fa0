//! The language of the page.
//!
//! The script at the beginning of index.html chooses it: the one set here, or else the first of the browser's languages
//! that the build has. A change reloads the page; tables are saved after every action, so none is lost. Called by the
//! settings and by the code that fetches or formats words.

use leptos::prelude::*;

use crate::storage::BrowserStore;
use crate::table::save::Store;
use crate::ui::kit::words;
use crate::ui::text::start::{languages, page_language, start_text};

/// Storage key of the language; the script in index.html reads it.
const LANGUAGE_KEY: &str = "tea-table.language";

/// Returns the language that was set on this device; `None` if the page follows the browser.
pub fn chosen(store: &BrowserStore) -> Option<String> {
    let stored = store.read(LANGUAGE_KEY).ok().flatten()?;
    Some(stored.trim_matches('"').to_owned()).filter(|tag| !tag.is_empty())
}

/// Returns the language that the page has if none is set.
fn browser_language() -> String {
    let preferred = window().navigator().languages();
    let preferred =
        preferred.iter().filter_map(|tag| Some(tag.as_string()?.to_ascii_lowercase().split('-').next()?.to_owned()));
    let available = languages();
    let mut preferred = preferred.filter(|tag| available.iter().any(|(available_tag, _)| available_tag == tag));
    preferred.next().unwrap_or_else(|| "en".into())
}

/// Sets the language, or lets the page follow the browser, and reloads the page.
///
/// # Errors
/// A sentence for the player if the new words cannot be fetched, or if the choice cannot be stored. Then nothing
/// changes.
pub async fn choose(store: StoredValue<BrowserStore>, tag: Option<String>) -> Result<(), String> {
    let next = tag.clone().unwrap_or_else(browser_language);
    if !words::can_be_fetched(&next).await {
        return Err(start_text("words-failed"));
    }
    let stored = store.with_value(|store| match tag {
        Some(tag) => store.write(LANGUAGE_KEY, &format!("\"{tag}\"")),
        None => store.remove(LANGUAGE_KEY),
    });
    stored.map_err(|error| error.to_string())?;
    if next != page_language() {
        let _ = window().location().reload();
    }
    Ok(())
}
