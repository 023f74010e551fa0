//! Keeps the screen awake while people share a table, where the device can.
//!
//! Called by the table page. The browser releases the lock when the page is hidden; it is requested again when the
//! page becomes visible. A device that cannot or will not hold it dims as usual.

use leptos::prelude::*;

use super::effect;
use wasm_bindgen::JsValue;

use crate::device;

use super::visibility;

/// Timeout for the device's answer, in milliseconds.
const TIMEOUT_MS: u32 = 10_000;

type WakeLock = StoredValue<Option<JsValue>, LocalStorage>;

fn acquire(stored: WakeLock) {
    let Ok(lock) = device::get_property(&device::navigator(), "wakeLock") else { return };
    let request = device::call_async(&lock, "request", &["screen".into()], TIMEOUT_MS);
    leptos::task::spawn_local(async move {
        // Refused while the page is hidden or the battery is low.
        let Ok(sentinel) = request.await else { return };
        let mut acquired = Some(sentinel);
        let previous = stored.try_update_value(|stored| core::mem::replace(stored, acquired.take()));
        release(previous.flatten());
        // If the lock was not stored, the table was closed in the meantime.
        release(acquired);
    });
}

fn release(sentinel: Option<JsValue>) {
    if let Some(sentinel) = sentinel {
        let request = device::call_async(&sentinel, "release", &[], TIMEOUT_MS);
        leptos::task::spawn_local(async move { drop(request.await) });
    }
}

/// Keeps the screen awake while `active` is true and the calling component is on the page.
pub fn keep_awake(active: Signal<bool>) {
    let stored: WakeLock = StoredValue::new_local(None);
    effect(move || match active.get() {
        true => acquire(stored),
        false => release(stored.try_update_value(Option::take).flatten()),
    });
    visibility::on_change(move |is_hidden| {
        if !is_hidden && active.get_untracked() {
            acquire(stored);
        }
    });
    on_cleanup(move || release(stored.try_update_value(Option::take).flatten()));
}
