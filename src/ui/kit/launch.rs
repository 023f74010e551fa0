//! Features of an installed app: files opened with it, a badge on its icon, and view transitions. Called by the page
//! of saved games, the shelf and the context. Where the browser lacks one, nothing happens.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::future_to_promise;

use crate::device;

/// Timeout for a file opened with the app, in milliseconds.
const FILE_TIMEOUT_MS: u32 = 30_000;
/// Timeout for setting the icon's badge, in milliseconds.
const BADGE_TIMEOUT_MS: u32 = 5000;
/// Maximum time to wait for a transition to begin; after that, the page changes without it.
const FADE_START_TIMEOUT: Duration = Duration::from_millis(600);
/// Maximum duration of a transition, in milliseconds.
const FADE_TIMEOUT_MS: u32 = 5000;

/// Calls `open` with the files that the app is opened with, now or later.
pub fn take_files(open: impl Fn(Vec<web_sys::File>) + Clone + 'static) {
    let Ok(queue) = device::get_property(&window(), "launchQueue") else { return };
    let consumer = Closure::<dyn Fn(JsValue)>::new(move |launch: JsValue| {
        let handles =
            device::get_property(&launch, "files").ok().and_then(|files| files.dyn_into::<js_sys::Array>().ok());
        let requests = handles
            .unwrap_or_default()
            .into_iter()
            .map(|handle| device::call_async(&handle, "getFile", &[], FILE_TIMEOUT_MS));
        let (requests, open) = (requests.collect::<Vec<_>>(), open.clone());
        leptos::task::spawn_local(async move {
            let mut files = Vec::new();
            for file in requests {
                files.extend(file.await.ok().and_then(|file| file.dyn_into().ok()));
            }
            if !files.is_empty() {
                open(files);
            }
        });
    });
    let _ = device::call_method(&queue, "setConsumer", &[consumer.into_js_value()]);
}

/// Shows `count` on the icon of the app; 0 removes the badge. Refused if the page is not installed.
pub fn badge(count: usize) {
    let request = device::call_async(&device::navigator(), "setAppBadge", &[(count as u32).into()], BADGE_TIMEOUT_MS);
    leptos::task::spawn_local(async move { drop(request.await) });
}

/// Runs `change` with a cross-fade where the browser supports it. `change` runs exactly once in any case.
pub fn fade(change: impl FnOnce() + 'static) {
    let change = Rc::new(Cell::new(Some(change)));
    let change_once = move || {
        if let Some(change) = change.take() {
            change();
        }
    };
    let change_anyway = change_once.clone();
    let changed = Closure::once_into_js(move || -> js_sys::Promise {
        change_once();
        future_to_promise(async {
            // The effects of the change are rendered in the next task.
            leptos::task::tick().await;
            Ok(JsValue::UNDEFINED)
        })
    });
    let Ok(fading) = device::call_method(&document(), "startViewTransition", &[changed]) else {
        return change_anyway();
    };
    set_timeout(change_anyway, FADE_START_TIMEOUT);
    // A transition that is skipped rejects these promises; the page has changed all the same.
    for name in ["ready", "updateCallbackDone", "finished"] {
        if let Ok(promise) = device::get_property(&fading, name) {
            leptos::task::spawn_local(async move { drop(device::with_timeout(promise, FADE_TIMEOUT_MS).await) });
        }
    }
}
