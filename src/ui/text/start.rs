//! Access to the texts of `start.ftl`, which are needed when no catalogue is available: the program has failed, or its
//! words could not be loaded. The build writes them into the page, in all languages.
//!
//! Called by the crash page, by views that wait for their catalogues, and for the list of languages.

use js_sys::{JSON, Object};
use wasm_bindgen::JsValue;

use crate::device::get_property;

/// Returns the texts as the page holds them, an object of texts by id for each language; undefined if it has none.
fn texts() -> JsValue {
    let element = web_sys::window().and_then(|window| window.document()?.get_element_by_id("start-words"));
    element.and_then(|element| JSON::parse(&element.text_content()?).ok()).unwrap_or_default()
}

fn text_in(texts: &JsValue, language: &str, id: &str) -> String {
    let text = get_property(texts, language).and_then(|texts| get_property(&texts, id));
    text.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// Returns the tag of the page's language: `en`.
pub fn page_language() -> String {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    root.and_then(|root| root.get_attribute("lang")).unwrap_or_else(|| "en".into())
}

/// Returns a text in the language of the page; empty if the page has none.
pub fn start_text(id: &str) -> String {
    text_in(&texts(), &page_language(), id)
}

/// Returns the heading of the content of a file whose download may have failed.
pub fn no_file(name: &str) -> String {
    start_text("crash-no-file").replace("{file}", name)
}

/// Returns the languages of this build: the tag of each, and its name in that language.
pub fn languages() -> Vec<(String, String)> {
    let texts = texts();
    let tags = Object::try_from(&texts).map(Object::keys).unwrap_or_default();
    let tags = tags.iter().filter_map(|tag| tag.as_string());
    tags.map(|tag| (tag.clone(), text_in(&texts, &tag, "language-name"))).collect()
}

/// In the report, when no table was open.
pub const NO_TABLE: &str = "No table was open.";

/// Returns the report for the developers, in their language.
pub fn report(build: &str, place: &str, browser: &str, fault: &str, game: &str) -> String {
    format!("Tea Table, build {build}\nPlace: {place}\nBrowser: {browser}\n\n{fault}\n\n{game}")
}
