//! The parts of the program, which are fetched when they are needed.
//!
//! The page starts with the code that the shelf needs. Everything else is in [`Part`]s. A part has a single entry,
//! which returns its interface: a function or a table of functions. With the Cargo feature `split` the build puts the
//! parts into files of their own (`xtask/src/build/wasm.rs`); without it they are compiled into the program and always
//! available. Called by [`super::with_parts`], which draws views that need a part. The parts are declared in
//! [`crate::ui::boards`] and [`crate::ui::app`].

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

/// A future that fetches a part and resolves to its interface.
pub type Fetching<T> = Pin<Box<dyn Future<Output = Result<T, SplitLoaderError>>>>;

/// A part of the program with the interface `T`. Declared with [`part!`](crate::part).
pub struct Part<T: 'static> {
    name: &'static str,
    interface: OnceLock<T>,
    entry: Entry<T>,
}

/// The function that returns the interface of a part, at once or after fetching its files.
pub enum Entry<T> {
    /// The part is compiled into the program.
    Direct(fn() -> T),
    /// The files of the part have to be fetched first.
    Fetched(fn() -> Fetching<T>),
}

impl<T: Copy + Send + Sync> Part<T> {
    pub const fn new(name: &'static str, entry: Entry<T>) -> Part<T> {
        Part { name, interface: OnceLock::new(), entry }
    }

    /// Returns its interface; `None` until it has been fetched.
    pub fn get(&self) -> Option<T> {
        match self.entry {
            Entry::Direct(enter) => Some(*self.interface.get_or_init(enter)),
            Entry::Fetched(_) => self.interface.get().copied(),
        }
    }
}

/// A part of the program, independent of the type of its interface.
pub trait AnyPart: Send + Sync {
    fn name(&self) -> &'static str;
    fn is_loaded(&self) -> bool;
    /// Fetches the part if it is not loaded. If that fails, the part is still missing afterwards, and can be fetched
    /// again.
    fn fetch(&'static self) -> Pin<Box<dyn Future<Output = ()>>>;
}

impl<T: Copy + Send + Sync> AnyPart for Part<T> {
    fn name(&self) -> &'static str {
        self.name
    }
    fn is_loaded(&self) -> bool {
        self.get().is_some()
    }
    fn fetch(&'static self) -> Pin<Box<dyn Future<Output = ()>>> {
        Box::pin(async {
            if let Entry::Fetched(fetch) = self.entry
                && let Ok(interface) = fetch().await
            {
                self.interface.get_or_init(|| interface);
            }
        })
    }
}

/// Declares a part: the type of its interface, its name, the file that it is put into, and the expression that returns
/// the interface. A file contains all code that the expressions of its parts reach, except for code that the shelf
/// needs too. Code that several files need is put into further files, one for each combination.
#[macro_export]
macro_rules! part {
    ($vis:vis static $part:ident: $interface:ty = $name:expr, in $file:ident => $entry:expr) => {
        $vis static $part: $crate::ui::kit::parts::Part<$interface> = {
            use $crate::ui::kit::parts::{Entry, Part};
            #[cfg(feature = "split")]
            use ::leptos::wasm_split::{SplitLoaderError, wasm_split};
            #[cfg(feature = "split")]
            #[wasm_split($file, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn fetched_entry() -> Result<$interface, SplitLoaderError> {
                Ok($entry)
            }
            #[cfg(feature = "split")]
            const ENTRY: Entry<$interface> = Entry::Fetched(|| Box::pin(fetched_entry()));
            #[cfg(not(feature = "split"))]
            const ENTRY: Entry<$interface> = Entry::Direct(|| $entry);
            Part::new($name, ENTRY)
        };
    };
}

/// The state of a part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum PartState {
    Pending,
    Loaded,
    Failed,
}

/// The states of all requested parts by name.
#[derive(Clone, Copy)]
pub struct PageParts(StoredValue<BTreeMap<&'static str, ArcRwSignal<PartState>>>);

impl PageParts {
    /// Creates the state in which no part has been requested.
    pub fn none() -> PageParts {
        PageParts(StoredValue::new(BTreeMap::new()))
    }

    /// Returns the state of a part; the first call starts to fetch it. Reactive.
    pub fn get(self, part: &'static dyn AnyPart) -> PartState {
        if part.is_loaded() {
            return PartState::Loaded;
        }
        if let Some(requested) = self.0.with_value(|all| all.get(part.name()).cloned()) {
            return requested.get();
        }
        let fetched = ArcRwSignal::new(PartState::Pending);
        self.0.update_value(|all| _ = all.insert(part.name(), fetched.clone()));
        fetch(part, fetched.clone());
        fetched.get()
    }

    /// Fetches a part again after a failure. Does nothing if it was never requested.
    pub fn retry(self, part: &'static dyn AnyPart) {
        if let Some(fetched) = self.0.with_value(|all| all.get(part.name()).cloned())
            && fetched.get_untracked() == PartState::Failed
        {
            fetched.set(PartState::Pending);
            fetch(part, fetched);
        }
    }
}

fn fetch(part: &'static dyn AnyPart, fetched: ArcRwSignal<PartState>) {
    leptos::task::spawn_local(async move {
        part.fetch().await;
        fetched.set(if part.is_loaded() { PartState::Loaded } else { PartState::Failed });
    });
}
