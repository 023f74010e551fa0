//! Signals, memos and effects that leptos keeps without knowing the types of their values.
//!
//! Leptos makes what drives them anew for each type of value and each closure, and every player downloads all of it. Here
//! values and closures are boxed, so that it is made once. What they promise is what leptos promises. Called by every
//! module that draws, under the names that leptos gives them; knows nothing of views.

use std::any::Any;
use std::fmt::{self, Debug, Formatter};
use std::marker::PhantomData;

use leptos::prelude::{Dispose, LocalStorage, Read, ReadUntracked, ReadValue, Track, Write, WriteValue};

type Held = Box<dyn Any + Send + Sync>;

#[cold]
fn astray() -> ! {
    unreachable!("a signal holds what it was made for")
}

/// A value that nobody follows, as long-lived as what is around it; other threads never see it.
pub struct StoredValue<T>(leptos::prelude::StoredValue<Box<dyn Any>, LocalStorage>, PhantomData<fn() -> T>);

/// What is held, as what it is.
fn known<T: 'static>(held: &Held) -> &T {
    // Only the types below make such boxes, each for its own `T`.
    held.downcast_ref().unwrap_or_else(|| astray())
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

/// What finds a memo's value. A trait of its own for the same reason as [`super::Draw`].
trait Find {
    fn find(&self, before: Option<&Found>) -> Found;
}

struct Finder<F, T>(F, PhantomData<fn() -> T>);

impl<T: PartialEq + Send + Sync + 'static, F: Fn(Option<&T>) -> T> Find for Finder<F, T> {
    fn find(&self, before: Option<&Found>) -> Found {
        Found {
            value: Box::new((self.0)(before.map(|found| known(&found.value)))),
            same: |one, other| known::<T>(one) == known(other),
        }
    }
}

/// The one place where leptos sees a memo being made.
fn remember(finder: Box<dyn Find + Send + Sync>) -> leptos::prelude::Memo<Found> {
    leptos::prelude::Memo::new(move |before| finder.find(before))
}

/// What an effect runs. A trait of its own for the same reason.
trait Run {
    fn run(&mut self);
}

impl<F: FnMut()> Run for F {
    fn run(&mut self) {
        self();
    }
}

/// Runs a closure soon, and again whenever a signal that it read has changed.
pub fn effect(run: impl FnMut() + 'static) {
    start(Box::new(run));
}

/// The one place where leptos sees an effect being made.
fn start(mut runner: Box<dyn Run>) {
    leptos::prelude::Effect::new(move || runner.run());
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// A memo of what the closure finds; it is given what it found before.
    pub fn new(find: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Memo<T> {
        Memo(remember(Box::new(Finder(find, PhantomData))), PhantomData)
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

impl<T: 'static> StoredValue<T> {
    /// Holds this first.
    pub fn new(value: T) -> StoredValue<T> {
        StoredValue(leptos::prelude::StoredValue::new_local(Box::new(value)), PhantomData)
    }

    /// Lends the value.
    pub fn with_value<R>(&self, see: impl FnOnce(&T) -> R) -> R {
        let held = self.0.read_value();
        see(held.downcast_ref().unwrap_or_else(|| astray()))
    }

    /// Lends the value, unless it is gone.
    pub fn try_with_value<R>(&self, see: impl FnOnce(&T) -> R) -> Option<R> {
        self.0.try_read_value().and_then(|held| held.downcast_ref().map(see))
    }

    /// The value.
    pub fn get_value(&self) -> T
    where
        T: Clone,
    {
        self.with_value(T::clone)
    }

    /// The value, unless it is gone.
    pub fn try_get_value(&self) -> Option<T>
    where
        T: Clone,
    {
        self.try_with_value(T::clone)
    }

    /// Changes the value; without effect when it is gone.
    pub fn update_value(&self, change: impl FnOnce(&mut T)) {
        if let Some(mut held) = self.0.try_write_value()
            && let Some(value) = held.downcast_mut()
        {
            change(value);
        }
    }

    /// Lets the value go before what is around it goes.
    pub fn dispose(self) {
        self.0.dispose();
    }

    /// Sets the value; without effect when it is gone.
    pub fn set_value(&self, value: T) {
        self.update_value(|held| *held = value);
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

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> StoredValue<T> {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}
