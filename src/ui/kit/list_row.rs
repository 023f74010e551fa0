//! A row of a list that leads somewhere when it is pressed. Its style is style/kit/list_row.css.

use leptos::prelude::*;

use super::{Button, ButtonKind};

/// A pressable row: drawings and asides at the edges, and the sentence in a `grow` between them.
///
/// ```ignore
/// <ListRow on_click=move || shell.look_at(ply)>
///     {icon(line.icon, "a")}
///     <span class="grow">{line.text}</span>
/// </ListRow>
/// ```
#[component]
pub fn ListRow(
    /// Called when it is pressed.
    #[prop(into)]
    on_click: Callback<()>,
    /// The content.
    children: Children,
) -> impl IntoView {
    view! { <Button kind=ButtonKind::Bare class="log-line" on_click>{children()}</Button> }
}
