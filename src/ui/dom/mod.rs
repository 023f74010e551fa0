//! What `view!` makes: pieces of a page that are one type, whatever they show.
//!
//! Leptos' own views are types made of the types of their attributes and children, and the code for each travels to
//! every player; so it is with signals, memos and effects for each type and closure. A [`Piece`] is told at run time what it
//! is, closures and values are boxed; what drives it all, components and references to elements stay leptos'. What is drawn anew goes over what was drawn before where both
//! have the same shape, so that focus and scroll stay.
//!
//! Every module that draws begins with `use crate::ui::dom::*`: leptos' prelude, with the names of views replaced by
//! those of this module. Knows no game and no page.

mod flow;
mod into;
mod piece;
mod rows;
mod signal;
mod state;
mod value;

pub use leptos::prelude::*;
pub use tea_markup::view;

pub use flow::{Children, Show};
pub use into::{CollectView, Draw, IntoView, many};
// So that leptos' trait of that name does not take part.
pub use into::IntoView as IntoAny;
pub use piece::Piece;
pub use rows::For;
pub use signal::{Memo, RwSignal, StoredValue, effect};
pub use value::IntoValue;

use std::borrow::Cow;

/// Anything that can be shown.
pub enum AnyView {
    /// Nothing, with a place to put something later.
    Nothing,
    /// Words.
    Text(Cow<'static, str>),
    /// An element.
    Piece(Piece),
    /// Several, one after the other.
    Many(Vec<AnyView>),
    /// What is drawn again whenever a signal that was read for it changes.
    Live(Box<dyn Draw + Send>),
    /// One for each of a list.
    Rows(rows::Rows),
}
