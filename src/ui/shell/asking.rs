//! Asking what a piece is: press and hold, the context menu, or `?` with the keyboard.
//!
//! All three are the event `contextmenu` on the piece: a right click and the menu key send it anyway, a hold and `?`
//! send one of their own. Whatever can be asked about bears `data-ask`: a part that can be pressed an empty one, and it
//! answers itself ([`Spot`](super::spot::Spot)); everything else the name of its piece, and the table answers. Knows no
//! piece.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventInit, PointerEvent};

/// What can be asked about.
const ASKABLE: &str = "[data-ask]";
/// How long a finger rests on a piece to ask about it.
const HOLD: Duration = Duration::from_millis(480);
/// How long after the release a click may still come of it.
const RELEASE: Duration = Duration::from_millis(400);
/// How far a resting finger may wander, in CSS pixels.
const SLACK: i32 = 10;

/// The nearest element around this one that can be asked about.
fn askable(element: &Element) -> Option<Element> {
    element.closest(ASKABLE).ok().flatten()
}

/// The name of the piece that an event asks about; `None` where nobody asks, or where a part has answered.
pub fn asked_piece(event: &Event) -> Option<String> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let name = askable(&target)?.get_attribute("data-ask")?;
    (!event.default_prevented() && !name.is_empty()).then_some(name)
}

/// Asks about an element; whether anything answered.
pub fn ask(element: &Element) -> bool {
    let Some(askable) = askable(element) else { return false };
    let init = EventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    // Whoever answers keeps the browser from its own menu.
    Event::new_with_event_init_dict("contextmenu", &init).is_ok_and(|event| askable.dispatch_event(&event) == Ok(false))
}

/// A finger that may be resting on a piece.
#[derive(Clone, Copy)]
pub struct Hold {
    /// Where it was put down, and what it does once it has rested.
    resting: StoredValue<Option<(i32, i32, TimeoutHandle)>>,
    /// Whether it has asked: then its release presses nothing.
    asked: StoredValue<bool>,
}

impl Hold {
    /// No finger yet. To be called inside a component.
    pub fn here() -> Hold {
        let hold = Hold { resting: StoredValue::new(None), asked: StoredValue::new(false) };
        on_cleanup(move || hold.end());
        hold
    }

    /// Something was put down: a finger or a pen begins to rest. A mouse has a button for asking.
    pub fn begin(self, event: &PointerEvent) {
        self.end();
        self.asked.set_value(false);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let target = target.filter(|target| askable(target).is_some());
        let Some(target) = target.filter(|_| event.pointer_type() != "mouse" && event.is_primary()) else { return };
        let rested = move || {
            self.resting.update_value(|resting| *resting = None);
            self.asked.set_value(ask(&target));
        };
        if let Ok(timer) = set_timeout_with_handle(rested, HOLD) {
            self.resting.set_value(Some((event.client_x(), event.client_y(), timer)));
        }
    }

    /// It moved: more than a little, and it rests no more.
    pub fn moved(self, event: &PointerEvent) {
        let away = |from: i32, to: i32| (from - to).abs() > SLACK;
        let gone = self.resting.with_value(|resting| {
            resting.as_ref().is_some_and(|(x, y, _)| away(*x, event.client_x()) || away(*y, event.client_y()))
        });
        if gone {
            self.end();
        }
    }

    /// It was lifted. The click that follows at once is not meant for anything.
    pub fn lift(self) {
        self.end();
        if self.asked.get_value() {
            let forget = move || _ = self.asked.try_set_value(false);
            set_timeout(forget, RELEASE);
        }
    }

    /// It rests no more: it moved, or the browser took it for scrolling.
    pub fn end(self) {
        let resting = self.resting.try_update_value(Option::take).flatten();
        if let Some((_, _, timer)) = resting {
            timer.clear();
        }
    }

    /// Keeps a release after asking from pressing what lies under the finger by now. To be called while the event is
    /// still on its way down.
    pub fn swallow(self, event: &Event) {
        if self.asked.get_value() {
            self.asked.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        }
    }

    /// Some devices ask for a menu themselves when a finger rests: that asks for us, and only once.
    pub fn menu(self, event: &Event) {
        if self.resting.with_value(Option::is_some) {
            self.end();
            self.asked.set_value(true);
        } else if self.asked.get_value() {
            event.prevent_default();
        }
    }
}
