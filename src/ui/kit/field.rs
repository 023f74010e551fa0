//! A control with a label and an explanation. Its style is style/kit/field.css.

use leptos::prelude::*;

/// A row of the settings or of a setup: label, help, and the control below them.
///
/// ```ignore
/// <Field label=text::THEME help=words::THEME_HELP>
///     <Pick label=text::THEME values picked set/>
/// </Field>
/// ```
#[component]
pub fn Field(
    #[prop(into)] label: String,
    /// A sentence that explains the control.
    #[prop(into)]
    help: String,
    /// Whether the label belongs to the only form control inside, a list or a text field. A [`Pick`](super::Pick)
    /// labels its group itself.
    #[prop(optional)]
    wraps_control: bool,
    children: Children,
) -> impl IntoView {
    let content = view! {
        <b>{label}</b>
        <span class="small mute">{help}</span>
        {children()}
    };
    match wraps_control {
        true => view! { <label class="choice-row">{content}</label> }.into_any(),
        false => view! { <div class="choice-row">{content}</div> }.into_any(),
    }
}
