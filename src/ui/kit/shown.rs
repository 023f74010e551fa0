//! A view that is shown while a condition holds: Leptos' `Show` with condition and children behind pointers, so that it
//! is compiled once and not for each use.

use leptos::prelude::*;

use super::Memo;

/// Shows its children while `when` is true. They are drawn again when it becomes true, not when what it reads changes.
#[component]
pub fn Shown(#[prop(into)] when: Signal<bool>, children: ChildrenFn) -> impl IntoView {
    let is_shown = Memo::new(move |_| when.get());
    view! { {move || is_shown.get().then(|| children())} }
}
