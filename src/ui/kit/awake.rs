//! Keeps the screen awake while people share a table, where the device can.
//!
//! Called by the page of a table. The browser takes the lock back when the page is hidden; it is asked for again when
//! the page is seen. A device that cannot or will not do it goes dark as it always does.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::device;

use super::visibility;

/// How long the device may take to answer, in milliseconds.
const PATIENCE: u32 = 10_000;

/// The lock, as long as there is one.
type Held = StoredValue<Option<JsValue>, LocalStorage>;

fn hold(held: Held) {
    let Ok(lock) = device::get_property(&device::navigator(), "wakeLock") else { return };
    let asked = device::call_async(&lock, "request", &["screen".into()], PATIENCE);
    leptos::task::spawn_local(async move {
        // It is refused while the page is hidden or the battery is low.
        let Ok(sentinel) = asked.await else { return };
        let mut got = Some(sentinel);
        let before = held.try_update_value(|held| core::mem::replace(held, got.take()));
        let_go(before.flatten());
        // The table has been left meanwhile when it is still here.
        let_go(got);
    });
}

fn let_go(sentinel: Option<JsValue>) {
    if let Some(sentinel) = sentinel {
        let asked = device::call_async(&sentinel, "release", &[], PATIENCE);
        leptos::task::spawn_local(async move { drop(asked.await) });
    }
}

/// Keeps the screen awake for as long as `due` holds and the component that calls this is on the page.
pub fn keep_awake(due: Signal<bool>) {
    let held: Held = StoredValue::new_local(None);
    Effect::new(move || match due.get() {
        true => hold(held),
        false => let_go(held.try_update_value(Option::take).flatten()),
    });
    visibility::on_change(move |hidden| {
        if !hidden && due.get_untracked() {
            hold(held);
        }
    });
    on_cleanup(move || let_go(held.try_update_value(Option::take).flatten()));
}
