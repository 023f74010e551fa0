//! A handle: what closures hold of the table, the house, a board's own signals.
//!
//! Nearly every closure of a view holds one: copying a pointer into each is less code than copying a struct of signals,
//! and code is what players download. Knows nothing of what it points at.

use std::ops::Deref;

/// A pointer to what many closures share, copied like a number.
///
/// What it points at is never given back: each time a table or a board is drawn that is a few hundred bytes of names of
/// signals, so nothing belongs there that owns more. The signals themselves go when the component that made them goes,
/// and must not be read afterwards.
pub struct Handle<T: 'static>(&'static T);

impl<T> Handle<T> {
    /// Puts `shared` where every copy of the handle finds it.
    pub fn new(shared: T) -> Handle<T> {
        Handle(Box::leak(Box::new(shared)))
    }
}

// Derived, these would ask that what it points at can be copied.
impl<T> Clone for Handle<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Handle<T> {}

impl<T> Deref for Handle<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0
    }
}
