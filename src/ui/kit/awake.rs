//! Keeps the screen awake while people share a table, where the device can.
//!
//! Called by the page of a table. The browser takes the lock back when the page is hidden; it is asked for again when
//! the page is seen. A device that cannot or will not do it goes dark as it always does.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

/// What `web_sys` has of it needs a flag of the compiler, because the standard is still a draft there.
#[wasm_bindgen]
extern "C" {
    /// A navigator that may be unable to keep the screen awake.
    #[wasm_bindgen(extends = web_sys::Navigator, typescript_type = "Navigator")]
    type WakingNavigator;
    #[wasm_bindgen(method, getter, js_name = wakeLock)]
    fn wake_lock(this: &WakingNavigator) -> Option<WakeLock>;
    type WakeLock;
    #[wasm_bindgen(method)]
    fn request(this: &WakeLock, kind: &str) -> js_sys::Promise;
    type WakeLockSentinel;
    #[wasm_bindgen(method)]
    fn release(this: &WakeLockSentinel) -> js_sys::Promise;
}

/// The lock, as long as there is one.
type Held = StoredValue<Option<WakeLockSentinel>, LocalStorage>;

fn hold(held: Held) {
    let Some(lock) = window().navigator().unchecked_into::<WakingNavigator>().wake_lock() else { return };
    let asked = lock.request("screen");
    leptos::task::spawn_local(async move {
        // It is refused while the page is hidden or the battery is low.
        let Ok(sentinel) = wasm_bindgen_futures::JsFuture::from(asked).await else { return };
        let sentinel = sentinel.unchecked_into::<WakeLockSentinel>();
        let mut got = Some(sentinel);
        let before = held.try_update_value(|held| core::mem::replace(held, got.take()));
        let_go(before.flatten());
        // The table has been left meanwhile when it is still here.
        let_go(got);
    });
}

fn let_go(sentinel: Option<WakeLockSentinel>) {
    if let Some(sentinel) = sentinel {
        let _ = sentinel.release();
    }
}

/// Keeps the screen awake for as long as `due` holds and the component that calls this is on the page.
pub fn keep_awake(due: Signal<bool>) {
    let held: Held = StoredValue::new_local(None);
    Effect::new(move || match due.get() {
        true => hold(held),
        false => let_go(held.try_update_value(Option::take).flatten()),
    });
    let seen = window_event_listener(leptos::ev::visibilitychange, move |_| {
        if !document().hidden() && due.get_untracked() {
            hold(held);
        }
    });
    on_cleanup(move || {
        seen.remove();
        let_go(held.try_update_value(Option::take).flatten());
    });
}
