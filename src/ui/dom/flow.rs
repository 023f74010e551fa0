//! Components that choose what is shown: on a condition, and one for each of a list.
//!
//! Called by modules that draw, under the names that leptos gives them.

use leptos::prelude::{Get, Memo, component};

use super::{AnyView, IntoView};

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

/// Shows something for each of a list; what has the same key stays the same in the document.
#[component]
pub fn For<T, I, K>(
    /// The list.
    each: impl Fn() -> I + Send + 'static,
    /// What tells its items apart.
    key: impl Fn(&T) -> K + Clone + Send + 'static,
    /// What is shown for one.
    children: impl Fn(T) -> AnyView + Clone + Send + 'static,
) -> AnyView
where
    T: Send + 'static,
    I: IntoIterator<Item = T> + Send + 'static,
    K: Eq + core::hash::Hash + leptos::tachys::view::keyed::SerializableKey + 'static,
{
    let rows = leptos::prelude::ForProps::builder().each(each).key(key).children(children).build();
    AnyView::Leptos(Box::new(leptos::prelude::IntoAny::into_any(leptos::prelude::For(rows))))
}
