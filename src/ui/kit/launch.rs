//! What an installed app gets from the device and a page does not: files that were opened with it, a badge on its icon,
//! and views that pass into one another.
//!
//! Called by the page of saved games, the shelf and the context. Where the browser has none of it, nothing happens.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

/// What `web_sys` takes for granted or has only as a draft.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = web_sys::Window, typescript_type = "Window")]
    type LaunchedWindow;
    #[wasm_bindgen(method, getter, js_name = launchQueue)]
    fn launch_queue(this: &LaunchedWindow) -> Option<LaunchQueue>;
    type LaunchQueue;
    #[wasm_bindgen(method, js_name = setConsumer)]
    fn set_consumer(this: &LaunchQueue, consumer: &JsValue);
    type LaunchParams;
    #[wasm_bindgen(method, getter)]
    fn files(this: &LaunchParams) -> Option<js_sys::Array>;
    type FileHandle;
    #[wasm_bindgen(method, js_name = getFile)]
    fn get_file(this: &FileHandle) -> js_sys::Promise;

    #[wasm_bindgen(extends = web_sys::Navigator, typescript_type = "Navigator")]
    type BadgingNavigator;
    #[wasm_bindgen(method, getter, js_name = setAppBadge)]
    fn badge_method(this: &BadgingNavigator) -> Option<js_sys::Function>;
    #[wasm_bindgen(method, js_name = setAppBadge)]
    fn set_app_badge(this: &BadgingNavigator, count: u32) -> js_sys::Promise;

    #[wasm_bindgen(extends = web_sys::Document, typescript_type = "Document")]
    type FadingDocument;
    #[wasm_bindgen(method, getter, js_name = startViewTransition)]
    fn transition_method(this: &FadingDocument) -> Option<js_sys::Function>;
    #[wasm_bindgen(method, js_name = startViewTransition)]
    fn start_view_transition(this: &FadingDocument, change: &JsValue) -> JsValue;
}

/// Hands over the files with which the app is opened, now or later.
pub fn take_files(open: impl Fn(Vec<web_sys::File>) + Clone + 'static) {
    let Some(queue) = window().unchecked_into::<LaunchedWindow>().launch_queue() else { return };
    let consumer = Closure::<dyn Fn(LaunchParams)>::new(move |launch: LaunchParams| {
        let handles = launch.files().unwrap_or_default();
        let open = open.clone();
        leptos::task::spawn_local(async move {
            let mut files = Vec::new();
            for handle in handles.iter() {
                let file = JsFuture::from(handle.unchecked_into::<FileHandle>().get_file()).await;
                files.extend(file.ok().and_then(|file| file.dyn_into().ok()));
            }
            if !files.is_empty() {
                open(files);
            }
        });
    });
    queue.set_consumer(&consumer.into_js_value());
}

/// Shows so many on the icon of the app; none takes the badge off.
pub fn badge(count: usize) {
    let navigator = window().navigator().unchecked_into::<BadgingNavigator>();
    if navigator.badge_method().is_some() {
        let asked = navigator.set_app_badge(count as u32);
        // Refused where the page is not installed.
        leptos::task::spawn_local(async move { _ = JsFuture::from(asked).await });
    }
}

/// Changes the page so that what was seen fades into what is seen then, where the browser can.
pub fn fade(change: impl FnOnce() + 'static) {
    let document = document().unchecked_into::<FadingDocument>();
    if document.transition_method().is_none() {
        return change();
    }
    let changed = Closure::once_into_js(move || -> js_sys::Promise {
        change();
        future_to_promise(async {
            // What follows from the change is drawn in the next task.
            leptos::task::tick().await;
            Ok(JsValue::UNDEFINED)
        })
    });
    let _ = document.start_view_transition(&changed);
}
