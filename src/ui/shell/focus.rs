//! Keeps the keyboard focus from being lost, in one place for every page.
//!
//! For keyboard players, once the effect of a press has been drawn, the focus is on something that can be pressed: the
//! confirmation of the choice, the next lit piece, or the neighbour of a button that is gone. While nothing can be
//! pressed it waits on the prompt, and moves on when that changes, unless the player moved it. The priorities are in
//! [`order`]. It stays inside a sheet or curtain, and never leaves a field being edited. For pointer users nothing
//! moves: a finger or mouse needs no focus, and one that jumps would distract.
//!
//! [`Focus::keep`] is called once, by the app. Sheets and scenes that take the focus when they appear call
//! [`focus_on`]. Knows no game and no table: it reads the page.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, FocusOptions, HtmlElement, KeyboardEvent, MouseEvent, MutationObserver};
use web_sys::{MutationObserverInit, NodeList};

use crate::table::focus::{Cause, Kind, Target, order};

/// Everything that can be pressed to continue the game.
const PRESSABLE: &str =
    ":is([data-lit], [data-commit], [data-next]):not([disabled], [aria-disabled=true], [aria-pressed=true])";
/// Every control that can be focused and pressed with a key.
const CONTROL: &str =
    ":is(button, a[href], input, select, textarea, summary, [tabindex=\"0\"]):not([disabled], [aria-disabled=true])";
/// The board, and the curtain over it between two turns.
const BOARD: &str = "main.play, .curtain";
/// Parts of the board's area that are treated as separate pages.
const PAGES_ON_BOARD: &str = "[data-result], [data-review]";
/// Elements on which the focus waits, most suitable first.
const WAITING: [&str; 4] = ["[data-prompt]", "[data-guide] button", "h1", "main"];

/// Focuses the first match of a selector, once the current update is rendered.
pub fn focus_on(selector: &'static str) {
    request_animation_frame(move || {
        if let Ok(Some(found)) = document().query_selector(selector) {
            focus(found);
        }
    });
}

/// Focuses an element, if it is still there.
pub fn focus(element: Element) {
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        let _ = element.focus();
    }
}

pub fn focused() -> Option<HtmlElement> {
    let active = document().active_element()?.dyn_into::<HtmlElement>().ok()?;
    (!active.matches("body, html").unwrap_or(true)).then_some(active)
}

/// Returns all matches of the selector below an element.
pub fn found(below: &Element, selector: &str) -> impl Iterator<Item = HtmlElement> + use<> {
    let found = below.query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, NodeList::length);
    (0..count).filter_map(move |index| found.as_ref()?.get(index)?.dyn_into().ok())
}

pub fn centre(element: &Element) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0)
}

/// Focuses the first lit piece of the page, or another element that continues the game; returns whether there is one.
pub fn begin() -> bool {
    try_each(Cause::Opened, (0.0, 0.0), "", pressable())
}

/// The input device last used on the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum InputDevice {
    None,
    /// A key, or assistive technology.
    Keys,
    Pointer,
}

/// The last position of the focus, with enough context to find it again after a redraw.
struct Place {
    /// The table or other page it is on.
    page: Option<Element>,
    /// All its ancestors, nearest first.
    around: Vec<Element>,
    on_board: bool,
    region: String,
    name: String,
    centre: (f64, f64),
}

impl Place {
    fn of(element: &Element) -> Place {
        let is_in = |selector: &str| element.closest(selector).is_ok_and(|found| found.is_some());
        Place {
            page: page_of(element),
            around: std::iter::successors(element.parent_element(), |around| around.parent_element()).collect(),
            on_board: is_in(BOARD) && !is_in(PAGES_ON_BOARD),
            region: region_of(element),
            name: name_of(element),
            centre: centre(element),
        }
    }
}

/// Whether a key moves the focus to an end of its region.
pub fn is_end(key: &str) -> bool {
    matches!(key, "Home" | "End")
}

fn page_of(element: &Element) -> Option<Element> {
    element.closest("[data-table], [data-page]").ok().flatten()
}

/// Returns the name of an element's region: its own, or that of the nearest landmark for screen readers.
fn region_of(element: &Element) -> String {
    let region = element.closest("[data-region], section, header, nav").ok().flatten();
    let name = |region: Element| region.get_attribute("data-region").or_else(|| region.get_attribute("aria-label"));
    region.and_then(name).unwrap_or_default()
}

/// Returns the accessible name of an element, or its text.
pub fn name_of(element: &Element) -> String {
    element.get_attribute("aria-label").or_else(|| element.text_content()).unwrap_or_default()
}

/// The keeper's state.
struct FocusState {
    hand: InputDevice,
    /// The last position of the focus.
    place: Option<Place>,
    /// The place of the piece chosen last, to which the focus returns when the choice is cancelled.
    chosen: Option<Place>,
    /// Why the focus should move as soon as something can be pressed; `None` if it should stay.
    errand: Option<Cause>,
    /// Whether a check of the page is scheduled.
    due: bool,
}

/// The keeper of the focus. A context.
#[derive(Clone, Copy)]
pub struct Focus(StoredValue<FocusState, LocalStorage>);

impl Focus {
    /// Returns the keeper of this page.
    ///
    /// # Panics
    /// Outside the app.
    pub fn here() -> Focus {
        expect_context()
    }

    /// Creates the keeper of the focus, which works as long as the page is open. Call it once.
    pub fn keep() {
        let memory = FocusState { hand: InputDevice::None, place: None, chosen: None, errand: None, due: false };
        let keeper = Focus(StoredValue::new_local(memory));
        provide_context(keeper);
        window_event_listener(ev::focusin, move |event| {
            if let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
                keeper.0.update_value(|memory| memory.place = Some(Place::of(&element)));
            }
        });
        window_event_listener(ev::pointerdown, move |_| {
            keeper.0.update_value(|memory| (memory.hand, memory.errand) = (InputDevice::Pointer, None));
        });
        window_event_listener(ev::keydown, move |event| keeper.key(&event));
        window_event_listener(ev::resize, move |_| keeper.look());
        keeper.follow_presses();
        keeper.follow_page();
        keeper.look();
    }

    /// Moves the focus on from the board, after a key has changed something there without pressing a button.
    pub fn leave_board(self) {
        self.0.update_value(|memory| {
            if memory.place.as_ref().is_none_or(|place| place.on_board) || focused().is_none() {
                memory.errand = Some(Cause::Played);
            }
        });
        self.look();
    }

    /// Moves the focus on after a choice that was made without pressing a piece on the page.
    pub fn chose(self) {
        self.0.update_value(|memory| (memory.hand, memory.errand) = (InputDevice::Keys, Some(Cause::Chose)));
        self.look();
    }

    /// Leaves the focus where a key has moved it.
    pub fn stay(self) {
        self.0.update_value(|memory| memory.errand = None);
    }

    fn key(self, event: &KeyboardEvent) {
        // A modifier alone does nothing yet.
        if matches!(event.key().as_str(), "Shift" | "Control" | "Alt" | "Meta") {
            return;
        }
        // If the user moved the focus, it stays there. From its waiting place an arrow moves it on.
        let waits = || focused().is_some_and(|active| active.matches("[data-prompt]").unwrap_or(false));
        let key = event.key();
        let moves = key == "Tab" || is_end(&key) || key.starts_with("Arrow") && !waits();
        self.0.update_value(|memory| {
            memory.hand = InputDevice::Keys;
            memory.errand = memory.errand.filter(|_| !moves);
        });
        self.look();
    }

    /// Records each press before it is handled: afterwards the element's attributes no longer show its purpose.
    fn follow_presses(self) {
        let press = Closure::<dyn Fn(MouseEvent)>::new(move |event: MouseEvent| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let Some(button) = target.and_then(|target| target.closest("button").ok().flatten()) else { return };
            self.0.update_value(|memory| {
                // Not a pointer: a key or a screen reader.
                if event.detail() == 0 {
                    memory.hand = InputDevice::Keys;
                }
                if memory.hand == InputDevice::Keys
                    && let Some(cause) = cause_of(&button)
                {
                    memory.errand = Some(cause);
                    memory.place = Some(Place::of(&button));
                    if cause == Cause::Chose {
                        memory.chosen = Some(Place::of(&button));
                    }
                }
            });
            self.look();
        });
        let listen = window().add_event_listener_with_callback_and_bool("click", press.as_ref().unchecked_ref(), true);
        if listen.is_ok() {
            press.forget();
        }
    }

    /// Checks the page whenever an element appears, disappears or becomes pressable.
    fn follow_page(self) {
        let change = Closure::<dyn Fn()>::new(move || self.look());
        let what = MutationObserverInit::new();
        what.set_child_list(true);
        what.set_subtree(true);
        what.set_attribute_filter(&js_sys::Array::from_iter(
            ["data-lit", "disabled", "inert", "hidden"].map(JsValue::from),
        ));
        if let (Ok(observer), Some(body)) = (MutationObserver::new(change.as_ref().unchecked_ref()), document().body())
            && observer.observe_with_options(&body, &what).is_ok()
        {
            change.forget();
        }
    }

    /// Schedules a check after the next frame, at most one per frame.
    fn look(self) {
        let is_new = self.0.try_update_value(|memory| {
            let is_new = !memory.due && memory.hand != InputDevice::Pointer;
            memory.due |= is_new;
            is_new
        });
        if is_new == Some(true) {
            // After the frame: the layout is done, and the browser has taken the focus from removed elements.
            request_animation_frame(move || set_timeout(move || self.settle(), Duration::ZERO));
        }
    }

    /// Checks the page, and moves the focus if something covers the page, if the focus was lost, or if a press asks for
    /// it.
    fn settle(self) {
        // A disabled element keeps the focus briefly; then the page gets it without an event.
        let active = focused().filter(|active| !active.has_attribute("disabled"));
        // The code below moves the focus and thereby changes the memory: it must not be borrowed meanwhile.
        let taken = self.0.try_update_value(|memory| {
            memory.due = false;
            (memory.hand != InputDevice::Pointer).then_some((memory.hand, memory.errand))
        });
        let Some(Some((hand, errand))) = taken else { return };
        let is_in = |selector: &str| {
            active.as_ref().is_some_and(|active| active.closest(selector).is_ok_and(|of| of.is_some()))
        };
        for (over, takes) in [(".crash", ".crash h1"), (".curtain", "[data-lift]"), ("[data-sheet]", "[data-sheet] h2")]
        {
            if document().query_selector(over).is_ok_and(|over| over.is_some()) {
                if !is_in(over) {
                    put_first(&[takes], hand == InputDevice::Keys);
                }
                return;
            }
        }
        let rests = errand.is_none() || hand == InputDevice::None || is_in("input, select, textarea");
        if active.is_some() && rests {
            return;
        }
        let errand = self.move_on(active.as_ref(), hand, errand);
        self.0.update_value(|memory| memory.errand = errand);
    }

    /// Moves the focus from a cancelled decision back to the piece that began it. Returns whether it moved.
    fn focus_chosen(self, from: &Place) -> bool {
        let is_cancelled = from.region == "commit" && !is_deciding();
        let chosen = is_cancelled.then(|| self.0.try_update_value(|memory| memory.chosen.take()).flatten()).flatten();
        chosen.is_some_and(|chosen| focus_again(&chosen))
    }

    /// Moves the focus on, or to where it waits; returns the cause if it still has to move later.
    fn move_on(self, active: Option<&HtmlElement>, hand: InputDevice, errand: Option<Cause>) -> Option<Cause> {
        let shows = hand == InputDevice::Keys;
        if !shows {
            // No key was pressed yet: a screen reader starts at this element, and no piece gets the focus and its ring.
            put_first(&WAITING, shows);
            return Some(Cause::Opened);
        }
        let place = self.0.try_update_value(|memory| memory.place.take()).flatten();
        let Some(place) = place.filter(|place| place.page.as_ref().is_none_or(|page| page.is_connected())) else {
            // A different page has appeared: start from its beginning.
            let begun = begin();
            if !begun && active.is_none() {
                put_first(&WAITING, shows);
            }
            return (!begun).then_some(Cause::Opened);
        };
        let lost = active.is_none() && errand.is_none();
        let cause = errand.unwrap_or(if place.on_board { Cause::Played } else { Cause::Left });
        let from = active.map_or(place.centre, |active| centre(active));
        // A redrawn element is recognised by its accessible name.
        let moved = lost && (focus_again(&place) || self.focus_chosen(&place))
            || try_each(cause, from, &place.region, pressable().chain(neighbours(cause, &place)));
        let stays = active.is_some_and(|active| !active.matches("[aria-disabled=true]").unwrap_or(false));
        if !moved && !stays {
            put_first(&WAITING, shows);
        }
        self.0.update_value(|memory| memory.place = Some(memory.place.take().unwrap_or(place)));
        match cause {
            _ if moved => None,
            Cause::Left => None,
            Cause::Opened => Some(Cause::Opened),
            Cause::Chose | Cause::Played => Some(Cause::Played),
        }
    }
}

/// Whether a decision is shown, with the buttons that cancel and confirm it.
fn is_deciding() -> bool {
    document().query_selector("[data-region=commit]").is_ok_and(|shown| shown.is_some())
}

/// Returns the cause for which the focus moves on after a press of this button; `None` if it stays.
fn cause_of(button: &Element) -> Option<Cause> {
    let has = |selector: &str| button.matches(selector).unwrap_or(false);
    // A refused or released element keeps the focus.
    if has("[aria-disabled=true], [aria-pressed=true]") {
        return None;
    }
    if has("[aria-pressed]:is([data-spot], [data-lit])") {
        return Some(Cause::Chose);
    }
    has("[data-lit], [data-commit], [data-next], [data-lift], .curtain button").then_some(Cause::Played)
}

/// Returns all elements that continue the game, in the order of the page.
fn pressable() -> impl Iterator<Item = HtmlElement> {
    document().document_element().into_iter().flat_map(|page| found(&page, PRESSABLE))
}

/// Returns the controls near a position outside the board: those in its nearest ancestor that is still on the page.
fn neighbours(cause: Cause, place: &Place) -> impl Iterator<Item = HtmlElement> + use<> {
    let left = place.around.iter().filter(|_| cause == Cause::Left);
    // In the body or the whole table, elements are too far apart to be neighbours.
    let wide = |around: &Element| around.matches("body, html, [data-table]").unwrap_or(true);
    let standing = left.take_while(|around| !wide(around)).filter(|around| around.is_connected());
    let holds = |around: &&Element| found(around, CONTROL).any(|control| control.offset_width() > 0);
    let around = standing.cloned().collect::<Vec<_>>().iter().find(holds).cloned();
    around.into_iter().flat_map(|around| found(&around, CONTROL))
}

/// Focuses the control with the same name and region as `place`; returns whether there is one that accepts the focus.
fn focus_again(place: &Place) -> bool {
    let Some(page) = document().document_element() else { return false };
    let is_same = |control: &HtmlElement| {
        control.offset_width() > 0 && name_of(control) == place.name && region_of(control) == place.region
    };
    let same = found(&page, CONTROL).find(is_same);
    same.is_some_and(|same| put(&same, true))
}

/// Focuses the first of these elements that accepts it, in their order for this cause; returns whether any did.
fn try_each(cause: Cause, (x, y): (f64, f64), region: &str, elements: impl Iterator<Item = HtmlElement>) -> bool {
    let elements: Vec<_> = elements.filter(|element| element.offset_width() > 0).collect();
    let target = |element: &HtmlElement| {
        let has = |selector: &str| element.matches(selector).unwrap_or(false);
        let (to_x, to_y) = centre(element);
        // When a table is opened, the board has priority over the buttons that end a decision.
        let is_late = || cause == Cause::Opened && has(".decision *");
        let kind = match () {
            () if has("[data-commit], [data-next]") || is_late() => Kind::Confirm,
            () if has("[data-lit]") => Kind::Lit,
            () => Kind::Other,
        };
        let neighbour = kind == Kind::Other;
        let same_region = neighbour || !region.is_empty() && region_of(element) == region;
        Target { kind, same_region, distance: (to_x - x).abs() + (to_y - y).abs() }
    };
    let targets: Vec<_> = elements.iter().map(target).collect();
    // An element inside an inert one refuses the focus.
    order(cause, &targets).into_iter().any(|index| put(&elements[index], true))
}

/// Focuses the first match of the first of these selectors that has one, even if it is not a control. Scrolls to it if
/// `shows` is true.
fn put_first(selectors: &[&str], shows: bool) {
    let takes = |selector: &&str| {
        let Ok(Some(found)) = document().query_selector(selector) else { return false };
        let Ok(found) = found.dyn_into::<HtmlElement>() else { return false };
        if !found.has_attribute("tabindex") && !found.matches(CONTROL).unwrap_or(true) {
            found.set_tab_index(-1);
        }
        put(&found, shows)
    };
    let _ = selectors.iter().find(|selector| takes(selector));
}

/// Focuses an element; returns whether it accepted. It becomes the tab stop of its region. Scrolls to it only if
/// `shows` is set: for keyboard users.
pub fn put(element: &HtmlElement, shows: bool) -> bool {
    let options = FocusOptions::new();
    options.set_prevent_scroll(!shows);
    let _ = element.focus_with_options(&options);
    let took = focused().is_some_and(|active| active.is_same_node(Some(element)));
    if took
        && element.tab_index() != 0
        && let Ok(Some(region)) = element.closest("[data-region]")
    {
        found(&region, "button[tabindex=\"0\"]")
            .filter(|stop| stop.closest("[data-region]").is_ok_and(|of| of.as_ref() == Some(&region)))
            .for_each(|stop| stop.set_tab_index(-1));
        element.set_tab_index(0);
    }
    took
}
