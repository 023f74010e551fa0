//! Keeps the screen awake while people share a table, where the device can.
//!
//! Called by the table page. The browser releases the lock when the page is hidden; it is requested again when the
//! page becomes visible. A device that cannot or will not hold it dims as usual.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::device;

use super::visibility;

/// Timeout for the device's answer, in milliseconds.
const TIMEOUT_MS: u32 = 10_000;

type WakeLock = StoredValue<Option<JsValue>, LocalStorage>;

fn hold(held: WakeLock) {
    let Ok(lock) = device::get_property(&device::navigator(), "wakeLock") else { return };
    let asked = device::call_async(&lock, "request", &["screen".into()], TIMEOUT_MS);
    leptos::task::spawn_local(async move {
        // Refused while the page is hidden or the battery is low.
        let Ok(sentinel) = asked.await else { return };
        let mut got = Some(sentinel);
        let before = held.try_update_value(|held| core::mem::replace(held, got.take()));
        let_go(before.flatten());
        // If the lock was not stored, the table was closed in the meantime.
        let_go(got);
    });
}

fn let_go(sentinel: Option<JsValue>) {
    if let Some(sentinel) = sentinel {
        let asked = device::call_async(&sentinel, "release", &[], TIMEOUT_MS);
        leptos::task::spawn_local(async move { drop(asked.await) });
    }
}

/// Keeps the screen awake while `due` is true and the calling component is on the page.
pub fn keep_awake(due: Signal<bool>) {
    let held: WakeLock = StoredValue::new_local(None);
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
