//! A save as the page of saved games lists it.

use leptos::prelude::*;

use crate::table::Summary;
use crate::table::save::{Forgotten, Save, Slot};

/// A save on the list.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Where it is kept.
    pub slot: StoredValue<Slot>,
    /// As it was read last.
    pub save: StoredValue<Save>,
    /// Whether the newest revision could not be read, so that this is the one before.
    pub recovered: bool,
    /// What is said of it, once it has been re-executed.
    pub summary: RwSignal<Option<Result<Summary, String>>>,
    /// What lay under its slot when it was deleted.
    pub deleted: RwSignal<Option<Forgotten>>,
}
