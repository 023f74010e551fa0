//! Lists: one row for each item, and rows that stay in the document while the list changes around them.
//!
//! [`For`] is called by modules that draw, under the name that leptos gives it; [`RowStates`] by [`super::state`]. A list
//! draws itself as what has become of it since the last time, so that the document need not know keys.

use std::cell::RefCell;

use leptos::prelude::{Mountable, Owner, Render, component};
use leptos::tachys::renderer::{Rndr, types};

use super::state::ViewState;
use super::{AnyView, IntoView};

/// Shows something for each of a list; what has the same key stays the same in the document.
#[component]
pub fn For<T, I, K>(
    /// The list.
    each: impl Fn() -> I + Send + 'static,
    /// What tells its items apart.
    key: impl Fn(&T) -> K + Send + 'static,
    /// What is shown for one.
    children: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView
where
    T: 'static,
    I: IntoIterator<Item = T> + 'static,
    K: PartialEq + Send + 'static,
{
    // Each row has an owner of its own, so that what lives in it goes with it, and not when the list changes.
    let parent = Owner::current().unwrap_or_default();
    let shown = RefCell::new(Vec::new());
    let draw = move || {
        let mut before: Vec<Option<K>> = shown.take().into_iter().map(Some).collect();
        let mut rows = Vec::new();
        for item in each() {
            let key = key(&item);
            let place = before.iter().position(|kept| kept.as_ref() == Some(&key));
            rows.push(match place {
                Some(place) => {
                    before[place] = None;
                    Row::Kept(place)
                }
                None => {
                    let owner = parent.with(Owner::new);
                    let view = owner.with(|| children(item));
                    Row::New(view, owner)
                }
            });
            shown.borrow_mut().push(key);
        }
        Rows(rows)
    };
    draw.into_any()
}

/// What has become of a list since it was drawn the last time.
pub struct Rows(pub Vec<Row>);

/// One of a list.
pub enum Row {
    /// What stood at this place before.
    Kept(usize),
    /// What was not there, and the owner of what lives in it.
    New(AnyView, Owner),
}

impl IntoView for Rows {
    fn into_any(self) -> AnyView {
        AnyView::Rows(self)
    }
}

/// What stands for a list.
pub struct RowStates {
    /// Each with the owner of what lives in it, which goes after it.
    rows: Vec<(ViewState, Owner)>,
    /// Stands after the last.
    mark: types::Placeholder,
}

impl RowStates {
    /// A list that was not drawn before.
    pub fn build(rows: Rows) -> RowStates {
        let mut states = RowStates { rows: Vec::new(), mark: Rndr::create_placeholder() };
        states.rebuild(rows);
        states
    }

    /// Brings the rows into their new order. Those that keep theirs stay where they are, with focus and motion.
    pub fn rebuild(&mut self, Rows(rows): Rows) {
        let mut before: Vec<_> = self.rows.drain(..).map(Some).collect();
        let mut passed = None;
        let mut strays = Vec::new();
        for row in rows {
            let (state, stray) = match row {
                Row::New(view, owner) => (Some((owner.with(|| view.build()), owner)), true),
                Row::Kept(place) => {
                    let stray = passed > Some(place);
                    passed = passed.max(Some(place));
                    (before.get_mut(place).and_then(Option::take), stray)
                }
            };
            if let Some(state) = state {
                self.rows.push(state);
                strays.push(stray);
            }
        }
        for (mut gone, owner) in before.into_iter().flatten() {
            gone.unmount();
            drop(gone);
            drop(owner);
        }
        // From the last to the first: what comes after is where it belongs.
        for (place, _) in strays.into_iter().enumerate().rev().filter(|(_, stray)| *stray) {
            let (these, after) = self.rows.split_at_mut(place + 1);
            if let Some((state, _)) = these.last_mut() {
                match after.first() {
                    Some((next, _)) => next.insert_before_this(state),
                    None => self.mark.insert_before_this(state),
                };
            }
        }
    }
}

impl Mountable for RowStates {
    fn unmount(&mut self) {
        self.rows.iter_mut().for_each(|(row, _)| row.unmount());
        self.mark.unmount();
    }

    fn mount(&mut self, parent: &types::Element, before: Option<&types::Node>) {
        self.rows.iter_mut().for_each(|(row, _)| row.mount(parent, before));
        self.mark.mount(parent, before);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match self.rows.first() {
            Some((first, _)) => first.insert_before_this(child),
            None => self.mark.insert_before_this(child),
        }
    }

    fn elements(&self) -> Vec<types::Element> {
        Vec::new()
    }
}
