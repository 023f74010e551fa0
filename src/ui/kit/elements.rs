//! Searches the page for elements. Called by the shell.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Returns all elements of the page that match the selector, in document order.
pub fn elements(selector: &str) -> Vec<Element> {
    let Ok(nodes) = document().query_selector_all(selector) else { return Vec::new() };
    (0..nodes.length()).filter_map(|index| nodes.get(index)?.dyn_into().ok()).collect()
}
