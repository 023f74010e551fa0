//! The page's binary: brings back what a crash undid, then mounts the app.

use tea_table::storage::{BrowserStore, journal};

fn main() {
    tea_table::ui::crash::watch();
    wasm_bindgen_futures::spawn_local(async {
        journal::recover(BrowserStore::new()).await;
        leptos::mount::mount_to_body(tea_table::ui::app::App);
        if let Some(first) = leptos::prelude::document().get_element_by_id("first") {
            first.remove();
        }
    });
}
