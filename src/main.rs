//! The page's binary: recovers saves lost in a crash and mounts the app.

use tea_table::storage::{BrowserStore, journal};
use tea_table::ui::app::{App, load_first, load_rest, shows_table};
use tea_table::ui::kit::offline;

fn main() {
    tea_table::ui::crash::watch();
    wasm_bindgen_futures::spawn_local(async {
        let recovered = journal::recover(BrowserStore::new());
        // Without its words or parts the page still says that they could not be loaded.
        load_first().await;
        // The page of a table reads its one save from the journal itself; other pages list all saves. Whichever of the
        // two reads ends first, the other finds the same revision and changes nothing.
        if shows_table() {
            mount();
            recovered.await;
        } else {
            recovered.await;
            mount();
        }
        load_rest().await;
        offline::settle();
    });
}

fn mount() {
    leptos::mount::mount_to_body(App);
    if let Some(first) = leptos::prelude::document().get_element_by_id("first") {
        first.remove();
    }
}
