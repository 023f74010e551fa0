//! Searches the page for elements. Called by the shell. Knows the meaning of no element.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Returns all elements of the page that match the selector, in document order.
pub fn elements(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}
