//! Who may change a game: one tab at a time.
//!
//! Each open table holds a Web Lock of its slot. A second tab learns at once that it may only watch; it waits, and gets
//! the lock when the first is closed. Called by `ui`; where the browser has no locks (plain http on a local network) or
//! gives none (where nothing may be kept) every tab counts as the owner of its table; where they are missing
//! ([`exist`]) the tabs of a table follow each other instead.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Object, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::table::save::Slot;

// `web_sys` has these only as an unstable API.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = web_sys::Navigator, typescript_type = "Navigator")]
    type NavigatorWithLocks;
    #[wasm_bindgen(method, getter)]
    fn locks(this: &NavigatorWithLocks) -> Option<LockManager>;

    #[derive(Clone)]
    type LockManager;
    /// The promise is kept when the lock is given back.
    #[wasm_bindgen(method, catch)]
    fn request(this: &LockManager, name: &str, granted: &Function) -> Result<Promise, JsValue>;
    /// The promise is kept when the lock is given back.
    #[wasm_bindgen(method, catch, js_name = request)]
    fn request_with_options(
        this: &LockManager,
        name: &str,
        options: &LockOptions,
        granted: &Function,
    ) -> Result<Promise, JsValue>;

    #[wasm_bindgen(extends = Object)]
    type LockOptions;
    #[wasm_bindgen(method, setter, js_name = ifAvailable)]
    fn set_if_available(this: &LockOptions, is: bool);
}

/// A table that is held, or waited for, until this is dropped.
pub struct TableLock {
    gone: Rc<Cell<bool>>,
    release: Rc<RefCell<Option<Function>>>,
}

impl Drop for TableLock {
    fn drop(&mut self) {
        self.gone.set(true);
        if let Some(release) = self.release.take() {
            drop(release.call0(&JsValue::NULL));
        }
    }
}

/// What the browser calls when the lock is this tab's; the lock is held until the promise that this returns is kept.
fn granted(hold: &TableLock, answer: Rc<impl Fn(bool) + 'static>) -> Function {
    let (gone, release) = (Rc::clone(&hold.gone), Rc::clone(&hold.release));
    Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |_| {
        if gone.get() {
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

/// Asks for a table. `answer` is called with `false` when another tab has it, and `true` when it is this tab's: at
/// once, or when the other closes.
pub fn hold(slot: &Slot, answer: impl Fn(bool) + 'static) -> TableLock {
    let hold = TableLock { gone: Rc::default(), release: Rc::default() };
    let answer = Rc::new(answer);
    let Some(locks) = locks() else {
        answer(true);
        return hold;
    };
    let name = format!("tea-table {}", slot.0);
    let granted = granted(&hold, Rc::clone(&answer));
    let first = {
        let (gone, answer, granted) = (Rc::clone(&hold.gone), Rc::clone(&answer), granted.clone());
        let (locks, name) = (locks.clone(), name.clone());
        Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |lock: JsValue| {
            if !lock.is_null() {
                return granted.call1(&JsValue::NULL, &lock).unwrap_or(JsValue::UNDEFINED);
            }
            if !gone.get() {
                answer(false);
                drop(locks.request(&name, &granted));
            }
            JsValue::UNDEFINED
        })
        .into_js_value()
        .unchecked_into::<Function>()
    };
    let refused = {
        let gone = Rc::clone(&hold.gone);
        move || {
            if !gone.get() {
                answer(true);
            }
        }
    };
    let options: LockOptions = Object::new().unchecked_into();
    options.set_if_available(true);
    if let Ok(asked) = locks.request_with_options(&name, &options, &first) {
        spawn_local(async move {
            // Where nothing may be kept, no lock is given either: nothing is there that two tabs could spoil.
            if JsFuture::from(asked).await.is_err() {
                refused();
            }
        });
    } else {
        refused();
    }
    hold
}

/// Whether this browser has locks for this address.
pub fn exist() -> bool {
    locks().is_some()
}

fn locks() -> Option<LockManager> {
    web_sys::window()?.navigator().unchecked_into::<NavigatorWithLocks>().locks()
}
