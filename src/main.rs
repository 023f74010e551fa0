//! The page's binary: mounts the app, nothing else.

fn main() {
    tea_table::ui::mishap::watch();
    leptos::mount::mount_to_body(tea_table::ui::app::App);
    if let Some(first) = leptos::prelude::document().get_element_by_id("first") {
        first.remove();
    }
}
