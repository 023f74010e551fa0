//! Scanning with one or two switches: a ring moves over everything that can be pressed on the page.
//!
//! Which group or piece is next is decided in [`crate::table::scan`]. This module collects regions and pieces from the
//! page, draws the ring, and takes the switches: two keys, and with one switch any press of a pointer as well.
//! [`Scanner::keep`] is called once, by the app. Knows no table: one that is open says where its speech goes
//! ([`Scanner::speak_through`]), and of its board only what is lit is scanned.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventInit, HtmlElement, HtmlSelectElement, KeyboardEvent, MouseEvent};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::table::scan::{Entry, Scan, Switches, entries};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::{effect, elements, every};
use crate::ui::text::access as words;

use super::capture::{capture, code_of, is_written};
use super::scan_regions::{Region, collect, name_of};

/// Interval between looks at the page, in milliseconds: pieces appear, move and disappear at any time.
const LOOK_INTERVAL_MS: u64 = 300;
/// Gap between the ring and its piece, in CSS pixels.
const GAP: f64 = 4.0;
/// The events of a pointer that a single switch takes from the page.
const POINTER_EVENTS: [&str; 6] = ["pointerup", "mousedown", "mouseup", "click", "dblclick", "contextmenu"];

/// What a scan is about, and where its ring is.
#[derive(Default)]
struct ScanState {
    regions: Vec<Region>,
    /// The pieces of all regions.
    pieces: Vec<HtmlElement>,
    entries: Vec<Entry>,
    scan: Scan,
    /// Moves the ring automatically.
    timer: Option<TimeoutHandle>,
    /// Whether a piece was pressed since the last look at the page.
    was_pressed: bool,
    /// Says a name at a table; the flag tells whether the player has moved the ring.
    speak: Option<Callback<(String, bool)>>,
}

impl ScanState {
    /// Returns the pieces that the ring is around.
    fn target(&self) -> Vec<HtmlElement> {
        let target = self.scan.current(&self.entries).map(Entry::pieces).unwrap_or_default();
        target.into_iter().map(|piece| self.pieces[piece].clone()).collect()
    }

    /// Returns the name of what the ring is around: of a piece, of a region, or of the ends of a row.
    fn name(&self) -> String {
        let target = self.target();
        let region = self.regions.iter().find(|region| region.pieces == target && !region.name.is_empty());
        match (target.as_slice(), region) {
            ([piece], _) => name_of(piece),
            (_, Some(region)) => region.name.clone(),
            ([first, .., last], None) => words::row(&name_of(first), &name_of(last)),
            ([], None) => String::new(),
        }
    }
}

/// The scanner of the page. A context.
#[derive(Clone, Copy)]
pub struct Scanner {
    state: StoredValue<ScanState, LocalStorage>,
    settings: Settings,
}

impl Scanner {
    /// Returns the scanner of this page.
    ///
    /// # Panics
    /// Outside the app.
    pub fn here() -> Scanner {
        expect_context()
    }

    /// Creates the scanner, which works as long as the page is open and switches are set. Call it once, in the app.
    pub fn keep(app: AppContext) {
        let scanner = Scanner { state: StoredValue::new_local(ScanState::default()), settings: app.settings };
        provide_context(scanner);
        effect(move || {
            scanner.settings.switches.track();
            scanner.settings.dwell.track();
            scanner.restart();
        });
        every(LOOK_INTERVAL_MS, move || _ = scanner.look());
        capture("keydown", move |event| scanner.key(&event));
        capture("keyup", move |event| _ = scanner.switch_of(&event).map(|_| take(&event)));
        capture("pointerdown", move |event| {
            if scanner.takes_pointer(&event) {
                take(&event);
                scanner.press();
            }
        });
        for name in POINTER_EVENTS {
            capture(name, move |event| {
                if scanner.takes_pointer(&event) {
                    take(&event);
                }
            });
        }
    }

    /// Lets a table say the names of what the ring is around, as long as the calling component is on the page.
    pub fn speak_through(self, speak: Callback<(String, bool)>) {
        self.state.update_value(|state| state.speak = Some(speak));
        on_cleanup(move || _ = self.state.try_update_value(|state| state.speak = None));
    }

    fn is_on(self) -> bool {
        self.settings.switches.get_untracked() != Switches::None
    }

    fn restart(self) {
        self.set_timer(None);
        self.state.update_value(|state| *state = ScanState { speak: state.speak.take(), ..ScanState::default() });
        if !self.look() {
            self.draw();
        }
    }

    fn set_timer(self, timer: Option<TimeoutHandle>) {
        let earlier = self.state.try_update_value(|state| std::mem::replace(&mut state.timer, timer)).flatten();
        earlier.into_iter().for_each(|timer| timer.clear());
    }

    /// Returns whether the event presses (`true`) or moves the ring (`false`); `None` if it is no switch.
    fn switch_of(self, event: &Event) -> Option<bool> {
        let event: &KeyboardEvent = event.dyn_ref()?;
        let switches = self.settings.switches.get_untracked();
        if switches == Switches::None || self.settings.awaits_switch_key.get_untracked() || is_written(event) {
            return None;
        }
        let code = code_of(event);
        let is_key = |key: usize| self.settings.switch_keys[key].with_untracked(|key| *key == code);
        (is_key(0) || is_key(1)).then(|| is_key(1) || switches == Switches::One)
    }

    fn key(self, event: &Event) {
        let Some(presses) = self.switch_of(event) else { return };
        take(event);
        match presses {
            _ if event.dyn_ref::<KeyboardEvent>().is_some_and(KeyboardEvent::repeat) => {}
            true => self.press(),
            false => self.step(true),
        }
    }

    /// Whether a press of a pointer is the switch. On the setting itself it is not, so that the setting can be undone.
    fn takes_pointer(self, event: &Event) -> bool {
        // A key, or assistive technology, presses what it means.
        let is_keyed =
            event.type_() == "click" && event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() == 0);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_setting = target.is_some_and(|target| target.closest("[data-switches]").is_ok_and(|on| on.is_some()));
        // The click that a press of the scan causes is not trusted.
        self.settings.switches.get_untracked() == Switches::One && event.is_trusted() && !is_setting && !is_keyed
    }

    /// Looks at the page. If something else can be pressed than before, the ring stays where it was if it can; after a
    /// press it starts again. Returns whether the ring was put elsewhere.
    fn look(self) -> bool {
        if !self.is_on() {
            return false;
        }
        let regions = collect();
        let has_moved = self.state.try_update_value(|state| {
            let pieces: Vec<_> = regions.iter().flat_map(|region| region.pieces.clone()).collect();
            let was_pressed = std::mem::take(&mut state.was_pressed);
            if pieces == state.pieces {
                return was_pressed;
            }
            let target = state.target();
            let counts: Vec<_> = regions.iter().map(|region| region.pieces.len()).collect();
            (state.regions, state.pieces, state.entries) = (regions, pieces, entries(&counts));
            let place = |piece| state.pieces.iter().position(|other| other == piece);
            let places: Option<Vec<_>> = target.iter().map(place).collect();
            match places.filter(|places| !was_pressed && !places.is_empty()) {
                Some(places) => state.scan.find(&state.entries, &places),
                None => state.scan = Scan::default(),
            }
            was_pressed || state.target() != target
        });
        match has_moved {
            Some(true) => self.show(false),
            _ => self.draw(),
        }
        has_moved == Some(true)
    }

    /// Moves the ring on; `by_player` tells whether the player or the time does it.
    fn step(self, by_player: bool) {
        if self.is_on() && !self.look() {
            self.state.update_value(|state| state.scan.step(&state.entries));
            self.show(by_player);
        }
    }

    /// Presses what the ring is around, unless that has just changed.
    fn press(self) {
        let before = self.state.with_value(ScanState::target);
        self.look();
        let pressed = self.state.try_update_value(|state| {
            if before.is_empty() || state.target() != before {
                return None;
            }
            let pressed = state.scan.press(&state.entries).map(|piece| state.pieces[piece].clone());
            state.was_pressed = pressed.is_some();
            pressed
        });
        match pressed.flatten() {
            Some(piece) => {
                press(&piece);
                request_animation_frame(move || set_timeout(move || _ = self.look(), Duration::ZERO));
            }
            None => self.show(true),
        }
    }

    /// Draws the ring at a new place, says its name, and starts its time there.
    fn show(self, by_player: bool) {
        let (target, name) = self.state.with_value(|state| (state.target(), state.name()));
        if let Some(first) = target.first() {
            let nearest = ScrollIntoViewOptions::new();
            nearest.set_block(ScrollLogicalPosition::Nearest);
            nearest.set_inline(ScrollLogicalPosition::Nearest);
            first.scroll_into_view_with_scroll_into_view_options(&nearest);
        }
        self.draw();
        match self.state.with_value(|state| state.speak) {
            _ if name.is_empty() => {}
            Some(speak) => speak.run((name, by_player)),
            None => elements("[data-scan-said]").iter().for_each(|place| place.set_text_content(Some(&name))),
        }
        if self.settings.switches.get_untracked() == Switches::One {
            let dwell = Duration::from_millis(self.settings.dwell.get_untracked().into());
            self.set_timer(set_timeout_with_handle(move || self.step(false), dwell).ok());
        }
    }

    /// Draws a ring around each piece of the target, where it is now.
    fn draw(self) {
        let Some(layer) = elements("[data-scan]").into_iter().next() else { return };
        let target = if self.is_on() { self.state.with_value(ScanState::target) } else { Vec::new() };
        elements("[data-scanned]").iter().for_each(|piece| _ = piece.remove_attribute("data-scanned"));
        target.iter().for_each(|piece| _ = piece.set_attribute("data-scanned", ""));
        for _ in layer.child_element_count()..target.len() as u32 {
            let _ = document().create_element("span").map(|ring| layer.append_child(&ring).map(|_| ()));
        }
        let mut target = target.iter();
        for ring in elements("[data-scan] > span").iter().filter_map(|ring| ring.dyn_ref::<HtmlElement>()) {
            let Some(piece) = target.next() else {
                ring.remove();
                continue;
            };
            let place = piece.get_bounding_client_rect();
            for (property, length) in [
                ("left", place.x() - GAP),
                ("top", place.y() - GAP),
                ("width", place.width() + 2.0 * GAP),
                ("height", place.height() + 2.0 * GAP),
            ] {
                let _ = ring.style().set_property(property, &format!("{length}px"));
            }
        }
    }
}

/// Draws the layer of the ring, above everything else on the page, and the place where names are said outside a table.
pub fn layer() -> AnyView {
    view! {
        <div class="scan" aria-hidden="true" data-scan=""></div>
        <p class="unseen" role="status" translate="no" data-scan-said=""></p>
    }
    .into_any()
}

/// Keeps an event from the page.
fn take(event: &Event) {
    event.prevent_default();
    event.stop_immediate_propagation();
}

/// Presses a control; a list changes to its next value.
fn press(control: &HtmlElement) {
    let Some(list) = control.dyn_ref::<HtmlSelectElement>() else { return control.click() };
    list.set_selected_index((list.selected_index() + 1) % list.length().max(1) as i32);
    let init = EventInit::new();
    init.set_bubbles(true);
    let _ = Event::new_with_event_init_dict("change", &init).map(|change| list.dispatch_event(&change));
}
