//! Leptos' effect with its function behind a pointer.
//!
//! Leptos compiles the loop of an effect for each function, and there are about fifty here. Behind a pointer, the loop
//! is compiled once. An effect that needs its previous value is created with [`Effect::new`].

use leptos::prelude::Effect;

/// Runs `run` after the current view is drawn, and again whenever a signal that it reads has changed. Call it inside a
/// component.
pub fn effect(run: impl FnMut() + 'static) {
    start(Box::new(run));
}

fn start(run: Box<dyn FnMut()>) {
    Effect::new(run);
}
