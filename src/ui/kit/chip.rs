//! A chip: a short fact in a rounded box, placed next to its subject. Its style is style/kit/chip.css.

use leptos::prelude::*;

use super::icon::icon as drawing;

/// A chip, with a drawing before the words if `icon` names one.
///
/// ```ignore
/// <Chip icon="crown">{text::WINNER}</Chip>
/// ```
#[component]
pub fn Chip(
    /// Additional classes.
    #[prop(optional)]
    class: &'static str,
    /// Id of the drawing.
    #[prop(optional)]
    icon: &'static str,
    children: Children,
) -> impl IntoView {
    let drawing = (!icon.is_empty()).then(|| drawing(icon, "i18"));
    view! {
        <span class=format!("chip {class}").trim_end().to_owned()>{drawing}{children()}</span>
    }
}
