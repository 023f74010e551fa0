//! Leptos' memo with its value behind a pointer.
//!
//! Leptos compiles a memo for each type of its values, and there are about a hundred types here: together they were
//! more than 2 % of the program. Behind a pointer, memos of all types are compiled once. All they do is Leptos' own.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::{Get, GetUntracked, Signal, Track};
use leptos::reactive::computed::Memo as LeptosMemo;

/// The value of a memo. A value that equals the previous one is the previous one.
#[derive(Clone)]
struct AnyValue(Arc<dyn Any + Send + Sync>);

impl PartialEq for AnyValue {
    fn eq(&self, other: &AnyValue) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

type Compute = Box<dyn Fn(Option<&AnyValue>) -> AnyValue + Send + Sync>;

fn memo_of_any(compute: Compute) -> LeptosMemo<AnyValue> {
    LeptosMemo::new(compute)
}

/// A value that is computed again when a signal that it reads changes, and that notifies its readers when it differs.
pub struct Memo<T> {
    memo: LeptosMemo<AnyValue>,
    value: PhantomData<fn() -> T>,
}

// A derived impl would require the values to be `Copy`.
impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// Creates a memo; `compute` receives the previous value. Call it inside a component or an effect.
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Memo<T> {
        let compute = move |previous: Option<&AnyValue>| {
            let known = previous.and_then(|previous| previous.0.downcast_ref::<T>());
            let value = compute(known);
            match previous {
                Some(previous) if known == Some(&value) => previous.clone(),
                _ => AnyValue(Arc::new(value)),
            }
        };
        Memo { memo: memo_of_any(Box::new(compute)), value: PhantomData }
    }

    /// Reads the value. Reactive.
    ///
    /// # Panics
    /// If the component that created the memo was removed; so do all other readers.
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        read_any(&self.memo.get(), read)
    }

    /// Reads the value without tracking it.
    pub fn with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> R {
        read_any(&self.memo.get_untracked(), read)
    }

    /// Reads the value without tracking it; `None` if the component that created the memo was removed.
    pub fn try_with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> Option<R> {
        self.memo.try_get_untracked().map(|any| read_any(&any, read))
    }

    /// Lets the caller run again when the value changes.
    pub fn track(self) {
        self.memo.track();
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> Memo<T> {
    /// Returns the value. Reactive.
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// Returns the value without tracking it.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Signal<T> {
        Signal::derive(move || memo.get())
    }
}

fn read_any<T: 'static, R>(any: &AnyValue, read: impl FnOnce(&T) -> R) -> R {
    match any.0.downcast_ref() {
        Some(value) => read(value),
        None => unreachable!("a memo has values of one type"),
    }
}
