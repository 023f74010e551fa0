//! A box for drawings that are laid out to the pixel: they are redrawn when the size of its element changes.

use leptos::prelude::*;

use super::effect;
use wasm_bindgen::prelude::*;
use web_sys::ResizeObserver;

use crate::device;

/// Creates a box that redraws its content whenever its own size changes; widths and heights are in CSS pixels.
///
/// Its size must be determined by its surroundings, never by its content.
pub fn measured_box(class: &'static str, draw: impl Fn(f64, f64) -> AnyView + Send + Sync + 'static) -> AnyView {
    measured(class, Box::new(draw))
}

/// Not generic, so that it is compiled only once.
fn measured(class: &'static str, draw: Box<dyn Fn(f64, f64) -> AnyView + Send + Sync>) -> AnyView {
    let node = NodeRef::<leptos::html::Div>::new();
    let size = RwSignal::new((0, 0));
    effect(move || {
        let Some(node) = node.get() else { return };
        let measured = node.clone();
        let measure = move || {
            let new_size = (measured.client_width(), measured.client_height());
            // A hidden box has no size and keeps its last drawing.
            if new_size != (0, 0) && size.try_get_untracked().is_some_and(|previous| previous != new_size) {
                size.set(new_size);
            }
        };
        measure();
        let remeasure = measure.clone();
        let measure_again = move |_| remeasure();
        let callback = Closure::<dyn FnMut()>::new(measure);
        let observer = ResizeObserver::new(callback.as_ref().unchecked_ref()).ok();
        let _ = observer.as_ref().map(|observer| device::call_method(observer, "observe", &[node.into()]));
        let observation = StoredValue::new_local((observer, callback));
        // Without a resize observer, only a change of the window's size is detected: the most frequent cause.
        let resized = window_event_listener(leptos::ev::resize, measure_again);
        on_cleanup(move || {
            resized.remove();
            observation.with_value(|(observer, _)| {
                observer.as_ref().map(|observer| device::call_method(observer, "disconnect", &[]));
            });
        });
    });
    let content = move || {
        let (w, h) = size.get();
        (w > 0 && h > 0).then(|| draw(f64::from(w), f64::from(h)))
    };
    view! { <div class=class node_ref=node>{move || content()}</div> }.into_any()
}
