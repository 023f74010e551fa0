//! The state of the page as an installable app: ready offline, new version waiting, installable.
//!
//! The work is done by the small script at the end of index.html, which must run even if the app fails; this module
//! turns its attributes and events into signals. Used by the shell.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

use crate::ui::kit::assets;

/// The state known so far. Without a service worker all signals are false, except `ready` on a single-file page, which
/// needs no network.
#[derive(Clone, Copy, Debug)]
pub struct Offline {
    /// Every file is on the device: the page opens without a network.
    pub ready: RwSignal<bool>,
    /// The files could not be stored on the device; the next visit tries again.
    pub failed: RwSignal<bool>,
    /// A newer build is on the device and waits; [`activate_update`] activates it.
    pub update: RwSignal<bool>,
    /// The browser offers to install the page; [`install`] asks it to.
    pub installable: RwSignal<bool>,
}

/// Starts watching. Call it once, when the app is mounted.
pub fn watch() -> Offline {
    let ready = attribute_signal("offline-ready");
    if assets::is_one_file() {
        ready.set(true);
    }
    Offline {
        ready,
        failed: attribute_signal("offline-failed"),
        update: attribute_signal("update-waiting"),
        installable: attribute_signal("installable"),
    }
}

/// Activates the waiting build; the page reloads. Nothing is lost: games are saved after every action.
pub fn activate_update() {
    dispatch("tea-switch");
}

/// Shows the browser's own install prompt. It can be shown once; the browser may offer it again.
pub fn install(offline: Offline) {
    dispatch("tea-install");
    offline.installable.set(false);
}

/// Reports that the program has finished loading: from now on the service worker may use the network to store the
/// build.
pub fn settle() {
    dispatch("tea-settled");
}

fn attribute_signal(name: &'static str) -> RwSignal<bool> {
    let root = document().document_element();
    let signal = RwSignal::new(root.is_some_and(|root| root.has_attribute(&format!("data-{name}"))));
    let listener = Closure::<dyn Fn()>::new(move || signal.set(true));
    // The page listens for its whole lifetime.
    drop(window().add_event_listener_with_callback(&format!("tea-{name}"), listener.as_ref().unchecked_ref()));
    listener.forget();
    signal
}

fn dispatch(name: &str) {
    if let Ok(event) = Event::new(name) {
        drop(window().dispatch_event(&event));
    }
}
