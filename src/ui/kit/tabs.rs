//! The tab bar under a phone's board. Called by the boards, which define the tabs.

use leptos::prelude::*;

use super::{Button, ButtonKind, icon};

/// A tab: the value it opens, its symbol, and its name with any badge.
pub type Tab<T> = (T, &'static str, AnyView);

/// Draws the tab bar: `open` is the open tab and is set to the one pressed.
pub fn tabs<T>(label: String, open: RwSignal<T>, items: impl IntoIterator<Item = Tab<T>>) -> AnyView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let button = move |(value, drawing, name): Tab<T>| {
        let on = move || open.get() == value;
        view! {
            <Button
                kind=ButtonKind::Bare
                on_click=move || open.set(value)
                class:on=move || on()
                attr:aria-pressed=move || on().to_string()
            >
                {icon(drawing, "i")}
                {name}
            </Button>
        }
        .into_any()
    };
    view! { <nav class="tabs" aria-label=label>{items.into_iter().map(button).collect_view()}</nav> }.into_any()
}

/// Returns a tab with a fixed name and no badge.
pub fn labelled_tab<T>((value, drawing, name): (T, &'static str, String)) -> Tab<T> {
    (value, drawing, view! { <span>{name}</span> }.into_any())
}
