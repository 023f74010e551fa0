//! A box for drawings laid out to the pixel: it follows the size of its element.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::ResizeObserver;

use crate::device;

/// Creates a box that redraws its content whenever its own size changes; widths and heights are in CSS pixels.
///
/// Its size must be determined by its surroundings, never by its content.
pub fn measured_box(class: &'static str, draw: impl Fn(f64, f64) -> AnyView + Send + Sync + 'static) -> AnyView {
    measured(class, Box::new(draw))
}

/// Apart from [`measured_box`], so that it is compiled once.
fn measured(class: &'static str, draw: Box<dyn Fn(f64, f64) -> AnyView + Send + Sync>) -> AnyView {
    let place = NodeRef::<leptos::html::Div>::new();
    let size = RwSignal::new((0, 0));
    Effect::new(move || {
        let Some(place) = place.get() else { return };
        let measured = place.clone();
        let measure = move || {
            let now = (measured.client_width(), measured.client_height());
            // A hidden box has no size and keeps its last drawing.
            if now != (0, 0) && size.try_get_untracked().is_some_and(|before| before != now) {
                size.set(now);
            }
        };
        measure();
        let again = measure.clone();
        let measure_again = move |_| again();
        let follow = Closure::<dyn FnMut()>::new(measure);
        let observer = ResizeObserver::new(follow.as_ref().unchecked_ref()).ok();
        let _ = observer.as_ref().map(|observer| device::call_method(observer, "observe", &[place.into()]));
        let kept = StoredValue::new_local((observer, follow));
        // Without a resize observer, only a change of the window's size is detected: the most frequent cause.
        let resized = window_event_listener(leptos::ev::resize, measure_again);
        on_cleanup(move || {
            resized.remove();
            kept.with_value(|(observer, _)| {
                observer.as_ref().map(|observer| device::call_method(observer, "disconnect", &[]));
            });
        });
    });
    let inside = move || {
        let (w, h) = size.get();
        (w > 0 && h > 0).then(|| draw(f64::from(w), f64::from(h)))
    };
    view! { <div class=class node_ref=place>{move || inside()}</div> }.into_any()
}
