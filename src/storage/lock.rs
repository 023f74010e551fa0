//! Locks that let only one tab at a time change a game.
//!
//! Each open table holds a Web Lock on its slot. A second tab learns at once that it may only watch; it waits, and
//! gets the lock when the first tab is closed. Called by `ui`. If the browser has no locks (plain HTTP on a local
//! network), refuses them (where storage is blocked) or does not answer, every tab counts as the owner of its table,
//! and the tabs of a table follow each other instead ([`is_available`]).

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::device::{self, DeviceError};
use crate::table::save::Slot;

/// Time that a browser may take to report whether the lock is free, in milliseconds.
const TIMEOUT_MS: u32 = 2000;

thread_local! {
    /// Whether a requested lock was refused or not answered.
    static LOCK_FAILED: Cell<bool> = const { Cell::new(false) };
}

/// A lock that is held or waited for until this is dropped.
pub struct TableLock {
    is_dropped: Rc<Cell<bool>>,
    release: Rc<RefCell<Option<Function>>>,
}

impl Drop for TableLock {
    fn drop(&mut self) {
        self.is_dropped.set(true);
        if let Some(release) = self.release.take() {
            drop(release.call0(&JsValue::NULL));
        }
    }
}

/// Returns the callback that the browser calls when it grants the lock. The lock is held until the promise returned by
/// the callback settles.
fn grant_callback(hold: &TableLock, answer: Rc<impl Fn(bool) + 'static>) -> Function {
    let (is_dropped, release) = (Rc::clone(&hold.is_dropped), Rc::clone(&hold.release));
    Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |_| {
        if is_dropped.get() {
            return JsValue::UNDEFINED;
        }
        let mut resolve = None;
        let promise = Promise::new(&mut |kept, _| resolve = Some(kept));
        release.replace(resolve);
        answer(true);
        promise.into()
    })
    .into_js_value()
    .unchecked_into()
}

/// Requests the lock of a table. `answer` is called with `false` if another tab holds it, and with `true` once this
/// tab does: at once, or when the other tab closes.
pub fn acquire(slot: &Slot, answer: impl Fn(bool) + 'static) -> TableLock {
    let hold = TableLock { is_dropped: Rc::default(), release: Rc::default() };
    let Ok(locks) = lock_manager() else {
        answer(true);
        return hold;
    };
    let answered = Rc::new(Cell::new(false));
    let answer = {
        let answered = Rc::clone(&answered);
        Rc::new(move |held| {
            answered.set(true);
            answer(held);
        })
    };
    let name = JsValue::from(format!("tea-table {}", slot.0));
    let grant_callback = grant_callback(&hold, Rc::clone(&answer));
    let first = {
        let (is_dropped, answer, grant_callback) =
            (Rc::clone(&hold.is_dropped), Rc::clone(&answer), grant_callback.clone());
        let (locks, name) = (locks.clone(), name.clone());
        Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |lock: JsValue| {
            if !lock.is_null() {
                return grant_callback.call1(&JsValue::NULL, &lock).unwrap_or(JsValue::UNDEFINED);
            }
            if !is_dropped.get() {
                answer(false);
                // This promise is settled when the lock is released; nothing waits for it.
                if let Ok(waiting) = request(&locks, &[name.clone(), grant_callback.clone().into()]) {
                    spawn_local(async move { drop(JsFuture::from(Promise::resolve(&waiting)).await) });
                }
            }
            JsValue::UNDEFINED
        })
        .into_js_value()
    };
    let failed = {
        let is_dropped = Rc::clone(&hold.is_dropped);
        Rc::new(move || {
            if !is_dropped.get() && !answered.get() {
                LOCK_FAILED.set(true);
                answer(true);
            }
        })
    };
    let options: JsValue = Object::new().into();
    let _ = Reflect::set(&options, &"ifAvailable".into(), &true.into());
    match request(&locks, &[name, options, first]) {
        Ok(asked) => {
            let refused = Rc::clone(&failed);
            // Where storage is forbidden, locks are too: there is nothing that two tabs could corrupt.
            spawn_local(async move {
                if JsFuture::from(Promise::resolve(&asked)).await.is_err() {
                    refused();
                }
            });
            spawn_local(async move {
                device::sleep(TIMEOUT_MS).await;
                failed();
            });
        }
        Err(_) => failed(),
    }
    hold
}

/// Whether this browser supports locks for this address, and grants them.
pub fn is_available() -> bool {
    lock_manager().is_ok() && !LOCK_FAILED.get()
}

/// Returns the browser's lock manager, which `web_sys` offers only as an unstable API.
fn lock_manager() -> Result<JsValue, DeviceError> {
    device::get_property(&device::navigator(), "locks")
}

fn request(locks: &JsValue, arguments: &[JsValue]) -> Result<JsValue, DeviceError> {
    device::call_method(locks, "request", arguments)
}
