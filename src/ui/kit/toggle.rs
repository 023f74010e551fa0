//! A labelled on/off switch. Its style is style/kit/toggle.css.

use leptos::prelude::*;

use super::{Button, ButtonKind};

/// A labelled switch.
///
/// ```ignore
/// <Toggle label=text::ANIMATION help=text::ANIMATION_HELP on=settings.motion set=move |on| settings.motion.set(on)/>
/// ```
#[component]
pub fn Toggle(
    #[prop(into)] label: String,
    /// An explanatory sentence; may be empty.
    #[prop(optional, into)]
    help: String,
    #[prop(into)] on: Signal<bool>,
    /// Called with the new state.
    #[prop(into)]
    set: Callback<bool>,
) -> impl IntoView {
    view! {
        <Button
            kind=ButtonKind::Bare
            class="switch"
            on_click=move || set.run(!on.get_untracked())
            attr:role="switch"
            attr:aria-checked=move || on.try_get().unwrap_or_default().to_string()
        >
            <span class="toggle" class:on=on aria-hidden="true"></span>
            <span class="grow">
                <b>{label}</b>
                {(!help.is_empty()).then(|| view! { <span class="small mute">{help}</span> }.into_any())}
            </span>
        </Button>
    }
}
