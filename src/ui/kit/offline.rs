//! What the page can say about itself as an installed thing: ready offline, a new version waiting, installable.
//!
//! The work is done by the small script at the end of index.html, which must run even where the app fails; this
//! module turns its attributes and events into signals. Called by the shell. It knows nothing of games.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

use crate::ui::kit::assets;

/// What is known by now. Without a service worker all is false, but that a page of one file needs no network.
#[derive(Clone, Copy, Debug)]
pub struct Offline {
    /// Every file is on the device: the page opens without a network.
    pub ready: RwSignal<bool>,
    /// The files could not be kept on the device; it is tried again with the next visit.
    pub failed: RwSignal<bool>,
    /// A newer build is on the device and waits; [`switch`] takes it.
    pub update: RwSignal<bool>,
    /// The browser would install the page; [`install`] asks it to.
    pub installable: RwSignal<bool>,
}

/// Begins to watch. To be called once, when the app is mounted.
pub fn watch() -> Offline {
    let ready = follow("offline-ready");
    if assets::is_one_file() {
        ready.set(true);
    }
    Offline {
        ready,
        failed: follow("offline-failed"),
        update: follow("update-waiting"),
        installable: follow("installable"),
    }
}

/// Lets the waiting build take over; the page reloads. Nothing is lost: games are saved after every action.
pub fn switch() {
    dispatch("tea-switch");
}

/// Shows the browser's own question whether to install. It can be asked once; the browser may offer it again.
pub fn install(offline: Offline) {
    dispatch("tea-install");
    offline.installable.set(false);
}

fn follow(name: &'static str) -> RwSignal<bool> {
    let root = document().document_element();
    let signal = RwSignal::new(root.is_some_and(|root| root.has_attribute(&format!("data-{name}"))));
    let heard = Closure::<dyn Fn()>::new(move || signal.set(true));
    // The page listens as long as it lives.
    drop(window().add_event_listener_with_callback(&format!("tea-{name}"), heard.as_ref().unchecked_ref()));
    heard.forget();
    signal
}

fn dispatch(name: &str) {
    if let Ok(event) = Event::new(name) {
        drop(window().dispatch_event(&event));
    }
}
