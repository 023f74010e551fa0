//! The focus is never lost: one place that watches where it is, on every page.
//!
//! For those who play by keys, once what was pressed has been drawn, the focus is on something that can be pressed: the
//! confirmation of what was chosen, the next lit piece, the neighbour of a button that is gone. While nothing can be
//! pressed it waits on the prompt, and goes on when that changes, unless it was moved meanwhile. Which comes first is
//! said by [`order`]. It stays inside a sheet or a curtain, and never leaves a field that is written in. For those who
//! point, nothing moves: a finger or a mouse needs no focus, and must see none jump.
//!
//! [`Focus::keep`] is called once, by the app. Sheets and scenes that take the focus when they come call [`focus_on`].
//! Knows no game and no table: it reads the page.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, FocusOptions, HtmlElement, KeyboardEvent, MouseEvent, MutationObserver};
use web_sys::{MutationObserverInit, NodeList};

use crate::table::focus::{Cause, Kind, Target, order};

/// What can be pressed for the game to go on.
const PRESSABLE: &str =
    ":is([data-lit], [data-commit], [data-next]):not([disabled], [aria-disabled=true], [aria-pressed=true])";
/// What has the focus when a key is to press it.
const CONTROL: &str =
    ":is(button, a[href], input, select, textarea, summary, [tabindex=\"0\"]):not([disabled], [aria-disabled=true])";
/// The board, and what lies over it between two turns.
const BOARD: &str = "main.play, .curtain";
/// Parts of it that are pages by themselves.
const PAGES_ON_BOARD: &str = "[data-result], [data-review]";
/// Where the focus waits, the best place first.
const WAITING: [&str; 4] = ["[data-prompt]", "[data-guide] button", "h1", "main"];

/// Puts the focus on the first that a selector finds, once what is being drawn is there.
pub fn focus_on(selector: &'static str) {
    request_animation_frame(move || {
        if let Ok(Some(found)) = document().query_selector(selector) {
            focus(found);
        }
    });
}

/// Puts the focus on an element, if it is there.
pub fn focus(element: Element) {
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// The element that has the focus, if any but the page itself has.
pub fn focused() -> Option<HtmlElement> {
    let active = document().active_element()?.dyn_into::<HtmlElement>().ok()?;
    (!active.matches("body, html").unwrap_or(true)).then_some(active)
}

/// What the page holds that this finds, below an element.
pub fn found(below: &Element, selector: &str) -> impl Iterator<Item = HtmlElement> + use<> {
    let found = below.query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, NodeList::length);
    (0..count).filter_map(move |index| found.as_ref()?.get(index)?.dyn_into().ok())
}

/// Where the middle of an element is drawn.
pub fn centre(element: &Element) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0)
}

/// Puts the focus on the first lit piece of the page, or what else leads on; whether there is any.
pub fn begin() -> bool {
    try_each(Cause::Opened, (0.0, 0.0), "", pressable())
}

/// By what the page was moved last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hand {
    /// Nothing yet.
    None,
    /// A key, or a program that presses for somebody.
    Keys,
    /// A finger, a pen or a mouse.
    Pointer,
}

/// Where the focus was: enough to find the place again after it was drawn anew.
struct Place {
    /// The table or the page around it.
    page: Option<Element>,
    /// All elements around it, the nearest first.
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

fn page_of(element: &Element) -> Option<Element> {
    element.closest("[data-table], [data-page]").ok().flatten()
}

/// The name of the region that an element is in: its own, or of what else is a part of the page for a screen reader.
fn region_of(element: &Element) -> String {
    let region = element.closest("[data-region], section, header, nav").ok().flatten();
    let name = |region: Element| region.get_attribute("data-region").or_else(|| region.get_attribute("aria-label"));
    region.and_then(name).unwrap_or_default()
}

/// What a control is called.
fn name_of(element: &Element) -> String {
    element.get_attribute("aria-label").or_else(|| element.text_content()).unwrap_or_default()
}

/// What the keeper remembers.
struct Memory {
    hand: Hand,
    /// Where the focus was last.
    place: Option<Place>,
    /// Why it is to go on as soon as something can be pressed.
    errand: Option<Cause>,
    /// Whether the page is about to be looked at.
    due: bool,
}

/// The keeper of the focus. A context.
#[derive(Clone, Copy)]
pub struct Focus(StoredValue<Memory, LocalStorage>);

impl Focus {
    /// The keeper of this page.
    ///
    /// # Panics
    /// Outside the app.
    pub fn here() -> Focus {
        expect_context()
    }

    /// Keeps the focus from now on, for as long as the page is open. To be called once.
    pub fn keep() {
        let memory = Memory { hand: Hand::None, place: None, errand: None, due: false };
        let keeper = Focus(StoredValue::new_local(memory));
        provide_context(keeper);
        window_event_listener(ev::focusin, move |event| {
            if let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
                keeper.0.update_value(|memory| memory.place = Some(Place::of(&element)));
            }
        });
        window_event_listener(ev::pointerdown, move |_| {
            keeper.0.update_value(|memory| (memory.hand, memory.errand) = (Hand::Pointer, None));
        });
        window_event_listener(ev::keydown, move |event| keeper.key(&event));
        window_event_listener(ev::resize, move |_| keeper.look());
        keeper.follow_presses();
        keeper.follow_page();
        keeper.look();
    }

    /// Has the focus go on from the board: something was done there by a key that is no press.
    pub fn go_on(self) {
        self.0.update_value(|memory| {
            if memory.place.as_ref().is_none_or(|place| place.on_board) || focused().is_none() {
                memory.errand = Some(Cause::Played);
            }
        });
        self.look();
    }

    fn key(self, event: &KeyboardEvent) {
        // A key that is held alone does nothing yet.
        if matches!(event.key().as_str(), "Shift" | "Control" | "Alt" | "Meta") {
            return;
        }
        // Whoever moves the focus by themselves wants it there. From where it waits an arrow leads on.
        let waits = || focused().is_some_and(|active| active.matches("[data-prompt]").unwrap_or(false));
        let moves = event.key() == "Tab" || event.key().starts_with("Arrow") && !waits();
        self.0.update_value(|memory| {
            memory.hand = Hand::Keys;
            memory.errand = memory.errand.filter(|_| !moves);
        });
        self.look();
    }

    /// Notes what is pressed before anything is done about it: what it was lit for is known only then.
    fn follow_presses(self) {
        let press = Closure::<dyn Fn(MouseEvent)>::new(move |event: MouseEvent| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let Some(button) = target.and_then(|target| target.closest("button").ok().flatten()) else { return };
            self.0.update_value(|memory| {
                // No pointer pressed: a key did, or a screen reader.
                if event.detail() == 0 {
                    memory.hand = Hand::Keys;
                }
                if memory.hand == Hand::Keys
                    && let Some(cause) = cause_of(&button)
                {
                    memory.errand = Some(cause);
                    memory.place = Some(Place::of(&button));
                }
            });
            self.look();
        });
        let listen = window().add_event_listener_with_callback_and_bool("click", press.as_ref().unchecked_ref(), true);
        if listen.is_ok() {
            press.forget();
        }
    }

    /// Looks at the page whenever something on it comes, goes, or begins to be pressable.
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

    /// Looks at the page once it has been drawn, at most once a frame.
    fn look(self) {
        let is_new = self.0.try_update_value(|memory| {
            let is_new = !memory.due && memory.hand != Hand::Pointer;
            memory.due |= is_new;
            is_new
        });
        if is_new == Some(true) {
            // After the frame: it is laid out then, and the browser has taken the focus from what is gone.
            request_animation_frame(move || set_timeout(move || self.settle(), Duration::ZERO));
        }
    }

    /// Sees to it that the focus is where it belongs.
    fn settle(self) {
        // What has just gone out keeps the focus for a moment longer, and then the page has it without a word.
        let active = focused().filter(|active| !active.has_attribute("disabled"));
        // What is done here moves the focus, and with it the memory: it is not held meanwhile.
        let taken = self.0.try_update_value(|memory| {
            memory.due = false;
            (memory.hand != Hand::Pointer).then_some((memory.hand, memory.errand))
        });
        let Some(Some((hand, errand))) = taken else { return };
        let is_in = |selector: &str| {
            active.as_ref().is_some_and(|active| active.closest(selector).is_ok_and(|of| of.is_some()))
        };
        for (over, takes) in [(".crash", ".crash h1"), (".curtain", "[data-lift]"), ("[data-sheet]", "[data-sheet] h2")]
        {
            if document().query_selector(over).is_ok_and(|over| over.is_some()) {
                if !is_in(over) {
                    put_first(&[takes], hand == Hand::Keys);
                }
                return;
            }
        }
        let rests = errand.is_none() || hand == Hand::None || is_in("input, select, textarea");
        if active.is_some() && rests {
            return;
        }
        let errand = self.move_on(active.as_ref(), hand, errand);
        self.0.update_value(|memory| memory.errand = errand);
    }

    /// Moves the focus on, or to where it waits; why it still has to go on then.
    fn move_on(self, active: Option<&HtmlElement>, hand: Hand, errand: Option<Cause>) -> Option<Cause> {
        let shows = hand == Hand::Keys;
        if !shows {
            // Where a screen reader begins; a piece has the focus, and its ring, only once a key was pressed.
            put_first(&WAITING, shows);
            return Some(Cause::Opened);
        }
        let place = self.0.try_update_value(|memory| memory.place.take()).flatten();
        let Some(place) = place.filter(|place| place.page.as_ref().is_none_or(|page| page.is_connected())) else {
            // Another page has come: it is begun from its start.
            let begun = begin();
            if !begun && active.is_none() {
                put_first(&WAITING, shows);
            }
            return (!begun).then_some(Cause::Opened);
        };
        let lost = active.is_none() && errand.is_none();
        let cause = errand.unwrap_or(if place.on_board { Cause::Played } else { Cause::Left });
        let from = active.map_or(place.centre, |active| centre(active));
        // What is drawn anew is the same by its name.
        let moved = lost && focus_again(&place)
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

/// Why the focus goes on after this was pressed, if it does.
fn cause_of(button: &Element) -> Option<Cause> {
    let has = |selector: &str| button.matches(selector).unwrap_or(false);
    // What is refused, or taken back, keeps the focus.
    if has("[aria-disabled=true], [aria-pressed=true]") {
        return None;
    }
    if has("[aria-pressed]:is([data-spot], [data-lit])") {
        return Some(Cause::Chose);
    }
    has("[data-lit], [data-commit], [data-next], [data-lift], .curtain button").then_some(Cause::Played)
}

/// All that leads on in the game, in the order of the page.
fn pressable() -> impl Iterator<Item = HtmlElement> {
    document().document_element().into_iter().flat_map(|page| found(&page, PRESSABLE))
}

/// Beside the board: the controls around the place that the focus was at, in the nearest element that is still there.
fn neighbours(cause: Cause, place: &Place) -> impl Iterator<Item = HtmlElement> + use<> {
    let left = place.around.iter().filter(|_| cause == Cause::Left);
    // In the body or the whole table, a neighbour is none.
    let wide = |around: &Element| around.matches("body, html, [data-table]").unwrap_or(true);
    let standing = left.take_while(|around| !wide(around)).filter(|around| around.is_connected());
    let holds = |around: &&Element| found(around, CONTROL).any(|control| control.offset_width() > 0);
    let around = standing.cloned().collect::<Vec<_>>().iter().find(holds).cloned();
    around.into_iter().flat_map(|around| found(&around, CONTROL))
}

/// Puts the focus on what has the name and the region of a place; whether there is such a thing that can be pressed.
fn focus_again(place: &Place) -> bool {
    let Some(page) = document().document_element() else { return false };
    let is_same = |control: &HtmlElement| {
        control.offset_width() > 0 && name_of(control) == place.name && region_of(control) == place.region
    };
    let same = found(&page, CONTROL).find(is_same);
    same.is_some_and(|same| put(&same, true))
}

/// Puts the focus on the first of these that takes it, in their order for this cause; whether any did.
fn try_each(cause: Cause, (x, y): (f64, f64), region: &str, elements: impl Iterator<Item = HtmlElement>) -> bool {
    let elements: Vec<_> = elements.filter(|element| element.offset_width() > 0).collect();
    let target = |element: &HtmlElement| {
        let has = |selector: &str| element.matches(selector).unwrap_or(false);
        let (to_x, to_y) = centre(element);
        // Whoever opens a table begins at the board, not by saying that enough was done.
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
    // What lies under something that is inert refuses it.
    order(cause, &targets).into_iter().any(|index| put(&elements[index], true))
}

/// Puts the focus on the first of these places that there is, also where it is no control.
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

/// Puts the focus on an element; whether it took it. It becomes the tab stop of its region. Scrolls to it only where
/// `shows`: for those who look for it there.
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
