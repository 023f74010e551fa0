//! Signals, memos and effects that leptos keeps without knowing the types of their values.
//!
//! Leptos makes what drives them anew for each type of value and each closure, and every player downloads all of it. Here
//! values and closures are boxed, so that it is made once. What they promise is what leptos promises. Called by every
//! module that draws, under the names that leptos gives them; knows nothing of views.

use std::any::Any;
use std::fmt::{self, Debug, Formatter};
use std::marker::PhantomData;

use leptos::prelude::{Read, ReadUntracked, Track, Write};

type Held = Box<dyn Any + Send + Sync>;

/// What is held, as what it is.
fn known<T: 'static>(held: &Held) -> &T {
    // Only the two types below make such boxes, each for its own `T`.
    held.downcast_ref().unwrap_or_else(|| unreachable!("a signal holds what it was made for"))
}

/// A value that can be set, and whose readers follow it.
pub struct RwSignal<T>(leptos::prelude::RwSignal<Held>, PhantomData<fn() -> T>);

/// A value that follows from others; its readers hear of it when it is another one.
pub struct Memo<T>(leptos::prelude::Memo<Found>, PhantomData<fn() -> T>);

/// A memo's value, and how to compare it.
struct Found {
    value: Held,
    same: fn(&Held, &Held) -> bool,
}

impl PartialEq for Found {
    fn eq(&self, other: &Found) -> bool {
        (self.same)(&self.value, &other.value)
    }
}

type Find = dyn Fn(Option<&Found>) -> Found + Send + Sync;

/// The one place where leptos sees a memo being made.
fn remember(find: Box<Find>) -> leptos::prelude::Memo<Found> {
    leptos::prelude::Memo::new(find)
}

/// Runs a closure soon, and again whenever a signal that it read has changed.
pub fn effect(run: impl FnMut() + 'static) {
    let run: Box<dyn FnMut()> = Box::new(run);
    leptos::prelude::Effect::new(run);
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// A memo of what the closure finds; it is given what it found before.
    pub fn new(find: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Memo<T> {
        let find = move |before: Option<&Found>| Found {
            value: Box::new(find(before.map(|found| known(&found.value)))),
            same: |one, other| known::<T>(one) == known(other),
        };
        Memo(remember(Box::new(find)), PhantomData)
    }
}

impl<T: 'static> Memo<T> {
    /// Lends the value.
    pub fn with<R>(&self, see: impl FnOnce(&T) -> R) -> R {
        see(known(&self.0.read().value))
    }

    /// Lends the value to someone who does not follow it.
    pub fn with_untracked<R>(&self, see: impl FnOnce(&T) -> R) -> R {
        see(known(&self.0.read_untracked().value))
    }

    /// The value.
    pub fn get(&self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value, for someone who does not follow it.
    pub fn get_untracked(&self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    /// Follows the value without reading it.
    pub fn track(&self) {
        self.0.track();
    }
}

impl<T: Send + Sync + 'static> RwSignal<T> {
    /// A signal that holds this first.
    pub fn new(value: T) -> RwSignal<T> {
        RwSignal(leptos::prelude::RwSignal::new(Box::new(value)), PhantomData)
    }

    /// Sets the value; without effect when the signal is gone.
    pub fn set(&self, value: T) {
        self.update(|held| *held = value);
    }
}

impl<T: 'static> RwSignal<T> {
    /// Lends the value.
    pub fn with<R>(&self, see: impl FnOnce(&T) -> R) -> R {
        see(known(&self.0.read()))
    }

    /// Lends the value to someone who does not follow it.
    pub fn with_untracked<R>(&self, see: impl FnOnce(&T) -> R) -> R {
        see(known(&self.0.read_untracked()))
    }

    /// The value.
    pub fn get(&self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value, for someone who does not follow it.
    pub fn get_untracked(&self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    /// The value, unless the signal is gone; for someone who does not follow it.
    pub fn try_get_untracked(&self) -> Option<T>
    where
        T: Clone,
    {
        self.0.try_read_untracked().map(|held| known::<T>(&held).clone())
    }

    /// Follows the value without reading it.
    pub fn track(&self) {
        self.0.track();
    }

    /// Changes the value; without effect when the signal is gone.
    pub fn update(&self, change: impl FnOnce(&mut T)) {
        if let Some(mut held) = self.0.try_write()
            && let Some(value) = held.downcast_mut()
        {
            change(value);
        }
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> From<RwSignal<T>> for Memo<T> {
    fn from(signal: RwSignal<T>) -> Memo<T> {
        Memo::new(move |_| signal.get())
    }
}

/// Whether it is the same signal.
impl<T> PartialEq for RwSignal<T> {
    fn eq(&self, other: &RwSignal<T>) -> bool {
        self.0 == other.0
    }
}

impl<T> Debug for RwSignal<T> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> RwSignal<T> {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}
