//! A choice between a few values, side by side. Its style is style/kit/pick.css.

use leptos::prelude::*;

use super::{Button, ButtonKind};

/// A row of buttons, exactly one of which is selected.
///
/// ```ignore
/// <Pick label=words::SEATS values=seats picked=form.seats set=move |index| form.seats.set(index)/>
/// ```
#[component]
pub fn Pick(
    /// Name of the group, for screen readers.
    #[prop(into)]
    label: String,
    values: Vec<String>,
    /// Index of the selected value.
    #[prop(into)]
    picked: Signal<usize>,
    /// Called with the index of the pressed value.
    #[prop(into)]
    set: Callback<usize>,
) -> impl IntoView {
    let value = move |(index, text): (usize, String)| {
        // When the parent redraws, the attributes of a component are evaluated again after its signals were disposed
        // of.
        let is_picked = move || picked.try_get() == Some(index);
        view! {
            <Button
                kind=ButtonKind::Bare
                on_click=move || set.run(index)
                class:on=move || is_picked()
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
