//! The bar of tabs under a phone's board. The boards call it; which tabs there are is theirs to say.

use leptos::prelude::*;

use super::{Button, ButtonKind, icon};

/// A tab: what it opens, its drawing, and its name with any badge.
pub type Tab<T> = (T, &'static str, AnyView);

/// The bar: `open` is the tab that is open, and takes the one pressed.
pub fn tabs<T>(label: &'static str, open: RwSignal<T>, of: impl IntoIterator<Item = Tab<T>>) -> AnyView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let button = move |(value, drawing, name): Tab<T>| {
        let on = move || open.get() == value;
        view! {
            <Button
                kind=ButtonKind::Bare
                on_click=move || open.set(value)
                class:on=on
                attr:aria-pressed=move || on().to_string()
            >
                {icon(drawing, "i")}
                {name}
            </Button>
        }
        .into_any()
    };
    view! { <nav class="tabs" aria-label=label>{of.into_iter().map(button).collect_view()}</nav> }.into_any()
}

/// The name of a tab that never changes and has no badge.
pub fn named<T>((value, drawing, name): (T, &'static str, &'static str)) -> Tab<T> {
    (value, drawing, view! { <span>{name}</span> }.into_any())
}
