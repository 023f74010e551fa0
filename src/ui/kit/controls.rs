//! Controls: a switch, one of several, buttons.

use leptos::prelude::*;

use super::icon;

/// A labelled switch.
#[component]
pub fn Switch(
    /// What it switches.
    #[prop(into)]
    label: String,
    /// A sentence that explains it; may be empty.
    #[prop(into, optional)]
    help: String,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Called with what it is to become.
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="switch"
            role="switch"
            aria-checked=move || on.get().to_string()
            on:click=move |_| set(!on.get_untracked())
        >
            <span class="toggle" class:on=on aria-hidden="true"></span>
            <span class="grow">
                <b>{label}</b>
                {(!help.is_empty()).then(|| view! { <span class="small mute">{help}</span> })}
            </span>
        </button>
    }
}

/// One of several, side by side.
#[component]
pub fn Pick(
    /// What is picked, for screen readers.
    #[prop(into)]
    label: String,
    /// The values.
    values: Vec<String>,
    /// Which is picked.
    #[prop(into)]
    picked: Signal<usize>,
    /// Called with the index of the one pressed.
    set: impl Fn(usize) + Clone + 'static,
) -> impl IntoView {
    let value = move |(index, text): (usize, String)| {
        let set = set.clone();
        view! {
            <button
                type="button"
                class:on=move || picked.get() == index
                aria-pressed=move || (picked.get() == index).to_string()
                on:click=move |_| set(index)
            >
                {text}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="seg" role="group" aria-label=label>
            {values.into_iter().enumerate().map(value).collect_view()}
        </div>
    }
}

/// A button with a drawing and its name.
pub fn button(
    class: &'static str,
    symbol: &'static str,
    name: impl Into<String>,
    press: impl Into<Callback<()>>,
) -> AnyView {
    let (name, press): (String, Callback<()>) = (name.into(), press.into());
    view! {
        <button type="button" class=class on:click=move |_| press.run(())>
            {icon(symbol, "i20")}
            <span>{name}</span>
        </button>
    }
    .into_any()
}

/// A button with a drawing alone, as large as the class `size` says: screen readers say its name, and a pointer shows
/// it.
pub fn icon_button(
    class: &'static str,
    (symbol, size): (&'static str, &'static str),
    name: impl Into<String>,
    press: impl Into<Callback<()>>,
) -> AnyView {
    let (name, press): (String, Callback<()>) = (name.into(), press.into());
    view! {
        <button type="button" class=class aria-label=name.clone() title=name on:click=move |_| press.run(())>
            {icon(symbol, size)}
        </button>
    }
    .into_any()
}
