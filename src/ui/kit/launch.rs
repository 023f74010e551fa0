//! What an installed app gets from the device and a page does not: files that were opened with it, a badge on its icon,
//! and views that pass into one another.
//!
//! Called by the page of saved games, the shelf and the context. Where the browser has none of it, nothing happens.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::future_to_promise;

use crate::device;

/// How long a file that was opened with the app may take to come, in milliseconds.
const FILE_PATIENCE: u32 = 30_000;
/// How long the icon of the app may take to change, in milliseconds.
const BADGE_PATIENCE: u32 = 5000;
/// How long a fade may take to begin before the page changes without it.
const FADE_PATIENCE: Duration = Duration::from_millis(600);
/// How long a fade may last, in milliseconds.
const FADE_LASTS: u32 = 5000;

/// Hands over the files with which the app is opened, now or later.
pub fn take_files(open: impl Fn(Vec<web_sys::File>) + Clone + 'static) {
    let Ok(queue) = device::get_property(&window(), "launchQueue") else { return };
    let consumer = Closure::<dyn Fn(JsValue)>::new(move |launch: JsValue| {
        let handles =
            device::get_property(&launch, "files").ok().and_then(|files| files.dyn_into::<js_sys::Array>().ok());
        let asked = handles
            .unwrap_or_default()
            .into_iter()
            .map(|handle| device::call_async(&handle, "getFile", &[], FILE_PATIENCE));
        let (asked, open) = (asked.collect::<Vec<_>>(), open.clone());
        leptos::task::spawn_local(async move {
            let mut files = Vec::new();
            for file in asked {
                files.extend(file.await.ok().and_then(|file| file.dyn_into().ok()));
            }
            if !files.is_empty() {
                open(files);
            }
        });
    });
    let _ = device::call_method(&queue, "setConsumer", &[consumer.into_js_value()]);
}

/// Shows so many on the icon of the app; none takes the badge off. Refused where the page is not installed.
pub fn badge(count: usize) {
    let asked = device::call_async(&device::navigator(), "setAppBadge", &[(count as u32).into()], BADGE_PATIENCE);
    leptos::task::spawn_local(async move { drop(asked.await) });
}

/// Changes the page so that what was seen fades into what is seen then, where the browser can. The page changes in any
/// case, and once.
pub fn fade(change: impl FnOnce() + 'static) {
    let change = Rc::new(Cell::new(Some(change)));
    let change_once = move || {
        if let Some(change) = change.take() {
            change();
        }
    };
    let at_last = change_once.clone();
    let changed = Closure::once_into_js(move || -> js_sys::Promise {
        change_once();
        future_to_promise(async {
            // What follows from the change is drawn in the next task.
            leptos::task::tick().await;
            Ok(JsValue::UNDEFINED)
        })
    });
    let Ok(fading) = device::call_method(&document(), "startViewTransition", &[changed]) else { return at_last() };
    set_timeout(at_last, FADE_PATIENCE);
    // A fade that is cut short says so; the page has changed all the same.
    for name in ["ready", "updateCallbackDone", "finished"] {
        if let Ok(promise) = device::get_property(&fading, name) {
            leptos::task::spawn_local(async move { drop(device::with_timeout(promise, FADE_LASTS).await) });
        }
    }
}
