//! A row of a list that acts as a link. Its style is style/kit/list_row.css.

use leptos::prelude::*;

use super::{Button, ButtonKind};

/// A pressable row: drawings and asides at the edges, and the sentence between them in a `grow` element.
///
/// ```ignore
/// <ListRow on_click=move || shell.look_at(ply)>
///     {icon(line.icon, "a")}
///     <span class="grow">{line.text}</span>
/// </ListRow>
/// ```
#[component]
pub fn ListRow(#[prop(into)] on_click: Callback<()>, children: Children) -> impl IntoView {
    view! { <Button kind=ButtonKind::Bare class="log-line" on_click>{children()}</Button> }
}
