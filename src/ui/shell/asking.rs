//! Asking about a piece: press and hold, the context menu, or `?` on the keyboard.
//!
//! All three arrive as the event `contextmenu` on the piece: a right click and the menu key send it anyway, a hold and
//! `?` send a synthetic one. Everything that can be asked about has the attribute `data-ask`: it is empty on a part
//! that can be pressed, which answers itself ([`Spot`](super::spot::Spot)); on everything else it is the name of the
//! piece, and the table answers.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventInit, PointerEvent};

const ASKABLE_SELECTOR: &str = "[data-ask]";
/// Time for which a finger must rest on a piece to ask about it.
const HOLD_TIME: Duration = Duration::from_millis(480);
/// Time after the release within which a click may still follow.
const CLICK_DELAY: Duration = Duration::from_millis(400);
/// Maximum movement of a resting finger, in CSS pixels.
const MAX_MOVEMENT: i32 = 10;

/// Returns the element itself or its nearest ancestor that can be asked about.
fn askable(element: &Element) -> Option<Element> {
    element.closest(ASKABLE_SELECTOR).ok().flatten()
}

/// Returns the name of the piece that an event asks about; `None` if it asks about none, or if a part has answered
/// already.
pub fn asked_piece(event: &Event) -> Option<String> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let name = askable(&target)?.get_attribute("data-ask")?;
    (!event.default_prevented() && !name.is_empty()).then_some(name)
}

/// Requests the explanation of an element; returns whether there is one.
pub fn ask(element: &Element) -> bool {
    let Some(askable) = askable(element) else { return false };
    let init = EventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    // A handler that answers prevents the browser's own menu.
    Event::new_with_event_init_dict("contextmenu", &init).is_ok_and(|event| askable.dispatch_event(&event) == Ok(false))
}

/// A touch that may become a hold.
#[derive(Clone, Copy)]
pub struct Hold {
    /// Start of the touch, in CSS pixels, and the timer that asks; `None` if no hold is in progress.
    resting: StoredValue<Option<(i32, i32, TimeoutHandle)>>,
    /// Whether it has asked: its release then presses nothing.
    has_asked: StoredValue<bool>,
}

impl Hold {
    /// Creates the state with no touch. Call it inside a component.
    pub fn create() -> Hold {
        let hold = Hold { resting: StoredValue::new(None), has_asked: StoredValue::new(false) };
        on_cleanup(move || hold.end());
        hold
    }

    /// Starts a hold for a finger or pen. A mouse has a button for asking.
    pub fn begin(self, event: &PointerEvent) {
        self.end();
        self.has_asked.set_value(false);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let target = target.filter(|target| askable(target).is_some());
        let Some(target) = target.filter(|_| event.pointer_type() != "mouse" && event.is_primary()) else { return };
        let on_hold = move || {
            self.resting.update_value(|resting| *resting = None);
            self.has_asked.set_value(ask(&target));
        };
        if let Ok(timer) = set_timeout_with_handle(on_hold, HOLD_TIME) {
            self.resting.set_value(Some((event.client_x(), event.client_y(), timer)));
        }
    }

    /// Ends the hold if the pointer moved farther than a resting finger does.
    pub fn moved(self, event: &PointerEvent) {
        let is_far = |from: i32, to: i32| (from - to).abs() > MAX_MOVEMENT;
        let has_left = self.resting.with_value(|resting| {
            resting.as_ref().is_some_and(|(x, y, _)| is_far(*x, event.client_x()) || is_far(*y, event.client_y()))
        });
        if has_left {
            self.end();
        }
    }

    /// Handles the end of a touch. If the hold has asked, the click that may follow is ignored.
    pub fn lift(self) {
        self.end();
        if self.has_asked.get_value() {
            let reset = move || _ = self.has_asked.try_set_value(false);
            set_timeout(reset, CLICK_DELAY);
        }
    }

    /// Ends the hold: the pointer moved, or the browser took it for scrolling.
    pub fn end(self) {
        let resting = self.resting.try_update_value(Option::take).flatten();
        if let Some((_, _, timer)) = resting {
            timer.clear();
        }
    }

    /// Suppresses the click that follows a hold, so that it does not press the part under the finger. Call it in the
    /// capture phase of the event.
    pub fn suppress(self, event: &Event) {
        if self.has_asked.get_value() {
            self.has_asked.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        }
    }

    /// Handles the context menu that some devices open on a long press: it counts as asking, and only once.
    pub fn menu(self, event: &Event) {
        if self.resting.with_value(Option::is_some) {
            self.end();
            self.has_asked.set_value(true);
        } else if self.has_asked.get_value() {
            event.prevent_default();
        }
    }
}
