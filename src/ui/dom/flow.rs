//! Components that choose what is shown.
//!
//! Called by modules that draw, under the names that leptos gives them.

use leptos::prelude::component;

use super::{AnyView, IntoView, Memo};

/// What stands between the tags of a component.
pub type Children = Box<dyn FnOnce() -> AnyView + Send>;

/// Shows its children while a condition holds.
#[component]
pub fn Show(
    /// The condition.
    when: impl Fn() -> bool + Send + Sync + 'static,
    /// What is shown.
    children: Box<dyn Fn() -> AnyView + Send>,
) -> AnyView {
    let when = Memo::new(move |_| when());
    (move || when.get().then(&children)).into_any()
}
