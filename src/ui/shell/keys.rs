//! The keyboard: one tab stop a region, arrows inside, and keys for what every table can do.
//!
//! Regions are elements with `data-region`; the buttons in them take turns to be the tab stop.
//! Arrows go to the nearest button in that direction, as drawn.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::ui::kit::elements;
use crate::ui::shell::{Sheet, Shell};

use super::asking;

/// What the keys of a table call.
#[derive(Clone, Copy)]
pub struct KeyBindings {
    /// Take back.
    pub undo: Callback<()>,
    /// Redo.
    pub redo: Callback<()>,
    /// Ask for a hint.
    pub hint: Callback<()>,
    /// Take all presses back.
    pub cancel: Callback<()>,
}

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

/// What the page holds that this finds, below an element.
fn found(below: &Element, selector: &str) -> impl Iterator<Item = HtmlElement> + use<> {
    let found = below.query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    (0..count).filter_map(move |index| found.as_ref()?.get(index)?.dyn_into().ok())
}

/// Whether a button is one of a region that can be reached now; those of a region inside it are that one's.
fn is_reachable(button: &HtmlElement, region: &Element) -> bool {
    let own = || button.closest("[data-region]").is_ok_and(|of| of.is_some_and(|of| of.is_same_node(Some(region))));
    button.offset_width() > 0 && own()
}

/// The buttons of a region that can be reached now.
fn buttons(region: &Element) -> impl Iterator<Item = HtmlElement> + use<'_> {
    found(region, "button:not([disabled])").filter(move |button| is_reachable(button, region))
}

/// Gives each region one tab stop: the button that has the focus, else the first lit one, else the first. Only what
/// has come, the stop there was and the one there is to be are touched: every call from here into the browser takes a
/// slow phone a while.
pub fn set_tab_stops() {
    let focused = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let focused = focused.filter(|element| element.matches("button:not([disabled])").unwrap_or(false));
    let regions = elements("[data-region]").into_iter();
    let stop = |region: &Element| {
        let focused = focused.clone().filter(|button| is_reachable(button, region));
        let lit = || found(region, "[data-lit]:not([disabled])").find(|button| is_reachable(button, region));
        focused.or_else(lit).or_else(|| buttons(region).next())
    };
    // All is read before anything is written: in turns, the browser would lay the page out again for each region.
    let stops: Vec<_> = regions.filter_map(|region| stop(&region).map(|stop| (region, stop))).collect();
    for (region, _) in &stops {
        found(region, "button:not([tabindex])").for_each(|button| button.set_tab_index(-1));
    }
    for (region, stop) in &stops {
        let others = found(region, "button[tabindex=\"0\"]").filter(|button| !button.is_same_node(Some(stop)));
        let not_of_another = |button: &HtmlElement| !stops.iter().any(|(_, stop)| button.is_same_node(Some(stop)));
        others.filter(not_of_another).for_each(|button| button.set_tab_index(-1));
        if stop.tab_index() != 0 {
            stop.set_tab_index(0);
        }
    }
}

fn centre(element: &HtmlElement) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0)
}

/// Moves the focus inside a region; whether it did.
fn move_focus(event: &KeyboardEvent) -> bool {
    let Some(from) = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    let Ok(Some(region)) = from.closest("[data-region]") else { return false };
    let (x, y) = centre(&from);
    // Along the direction, and across it.
    let ahead = |(to_x, to_y): (f64, f64)| match event.key().as_str() {
        "ArrowLeft" => (x - to_x, (to_y - y).abs()),
        "ArrowRight" => (to_x - x, (to_y - y).abs()),
        "ArrowUp" => (y - to_y, (to_x - x).abs()),
        _ => (to_y - y, (to_x - x).abs()),
    };
    let reachable = buttons(&region).filter_map(|button| {
        let (along, across) = ahead(centre(&button));
        (along > 1.0).then_some((along + 2.5 * across, button))
    });
    let Some((_, nearest)) = reachable.min_by(|(one, _), (other, _)| one.total_cmp(other)) else { return true };
    from.set_tab_index(-1);
    nearest.set_tab_index(0);
    let _ = nearest.focus();
    true
}

/// Whether what is typed belongs to a field of the page, or to the browser.
fn is_typed_elsewhere(shell: Shell, event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let writing =
        target.is_some_and(|target| target.matches("input:not([type=range]), textarea, select").unwrap_or(false));
    // Escape leaves the field with its sheet.
    let writing = writing && !(event.key() == "Escape" && shell.sheet.get_untracked().is_some());
    writing || event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing()
}

/// Opens a sheet, or closes it where it is the open one.
fn toggle(shell: Shell, sheet: Sheet) {
    shell.sheet.update(|now| *now = if *now == Some(sheet) { None } else { Some(sheet) });
}

/// Asks about the piece that has the focus; whether one has.
fn ask_about_focus() -> bool {
    document().active_element().is_some_and(|focused| asking::ask(&focused))
}

/// Does what a key means at any table; whether it means anything. While the curtain is down only arrows do.
fn run(shell: Shell, commands: KeyBindings, event: &KeyboardEvent) -> bool {
    let curtain = shell.read_untracked(|table| table.curtain().is_some());
    match event.key().as_str() {
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => return move_focus(event),
        _ if curtain => return false,
        "Escape" if shell.sheet.get_untracked().is_some() => shell.sheet.set(None),
        "Escape" => commands.cancel.run(()),
        "u" | "U" => commands.undo.run(()),
        "r" | "R" => commands.redo.run(()),
        "l" | "L" => toggle(shell, Sheet::Log),
        "b" | "B" => toggle(shell, Sheet::Rules(None)),
        "c" | "C" => toggle(shell, Sheet::Box),
        "h" | "H" => commands.hint.run(()),
        "?" if shell.sheet.get_untracked().is_none() && ask_about_focus() => {}
        "?" => toggle(shell, Sheet::Keys),
        "s" | "S" => shell.skip(),
        "," => shell.step(-1),
        "." if shell.past_ply.get_untracked().is_none() => {}
        "." => shell.step(1),
        _ => return false,
    }
    true
}

/// Listens to the keyboard for as long as the table is on the page.
pub fn listen(shell: Shell, commands: KeyBindings) {
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        if !is_typed_elsewhere(shell, &event) && run(shell, commands, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}
