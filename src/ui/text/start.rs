//! Access to the texts of `start.ftl`, which are needed when no catalogue is available: the program has failed, or its
//! words could not be loaded. The build writes them into the page, in all languages.
//!
//! Called by the crash page, by views that wait for their catalogues, and for the list of languages.

use serde_json::{Map, Value};

fn texts() -> Map<String, Value> {
    let element = web_sys::window().and_then(|window| window.document()?.get_element_by_id("start-words"));
    let json = element.and_then(|element| element.text_content()).unwrap_or_default();
    serde_json::from_str(&json).unwrap_or_default()
}

/// Returns the tag of the page's language: `en`.
pub fn page_language() -> String {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    root.and_then(|root| root.get_attribute("lang")).unwrap_or_else(|| "en".into())
}

/// Returns a text in the language of the page; empty if the page has none.
pub fn start_text(id: &str) -> String {
    texts().get(&page_language()).and_then(|own| Some(own.get(id)?.as_str()?.to_owned())).unwrap_or_default()
}

/// Returns the heading of the content of a file whose download may have failed.
pub fn no_file(name: &str) -> String {
    start_text("crash-no-file").replace("{file}", name)
}

/// Returns the languages of this build: the tag of each, and its name in itself.
pub fn languages() -> Vec<(String, String)> {
    let name = |own: &Value| own.get("language-name").and_then(Value::as_str).unwrap_or_default().to_owned();
    texts().iter().map(|(tag, own)| (tag.clone(), name(own))).collect()
}

/// In the report, when no table was open.
pub const NO_TABLE: &str = "No table was open.";

/// Returns the report for the developers, in their language.
pub fn report(build: &str, place: &str, browser: &str, fault: &str, game: &str) -> String {
    format!("Tea Table, build {build}\nPlace: {place}\nBrowser: {browser}\n\n{fault}\n\n{game}")
}
