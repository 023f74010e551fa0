//! One of a few values, side by side. Its style is style/kit/pick.css.

use leptos::prelude::*;

use super::{Button, ButtonKind};

/// A row of buttons, of which one is pressed.
///
/// ```ignore
/// <Pick label=words::SEATS values=seats picked=form.seats set=move |index| form.seats.set(index)/>
/// ```
#[component]
pub fn Pick(
    /// Its name, for screen readers.
    #[prop(into)]
    label: String,
    values: Vec<String>,
    /// The index of the pressed one.
    #[prop(into)]
    picked: Signal<usize>,
    /// Called with the index of the value that is pressed.
    #[prop(into)]
    set: Callback<usize>,
) -> impl IntoView {
    let value = move |(index, text): (usize, String)| {
        // Where the parent draws anew, attributes of a component are run once more after its signals are disposed.
        let is_picked = move || picked.try_get() == Some(index);
        view! {
            <Button
                kind=ButtonKind::Bare
                on_click=move || set.run(index)
                class:on=is_picked
                attr:aria-pressed=move || is_picked().to_string()
            >
                {text}
            </Button>
        }
        .into_any()
    };
    view! {
        <div class="seg" role="group" aria-label=label>
            {values.into_iter().enumerate().map(value).collect_view()}
        </div>
    }
}
