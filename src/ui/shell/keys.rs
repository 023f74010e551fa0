//! The keyboard: one tab stop per region, arrow keys inside it, and shortcuts for the commands of every table.
//!
//! Regions are elements with `data-region`; one of their buttons at a time is the tab stop. Arrows move to the nearest
//! button in that direction on the screen. The focus after a press is handled in [`super::focus`].

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::table::speech::Speech;
use crate::ui::kit::elements;
use crate::ui::shell::{Sheet, Shell};

use super::asking;
use super::focus::{self, Focus, centre, focused, found};
use super::speech;

/// The callbacks of a table's shortcuts.
#[derive(Clone, Copy)]
pub struct KeyBindings {
    pub undo: Callback<()>,
    pub redo: Callback<()>,
    pub hint: Callback<()>,
    /// Takes back all presses.
    pub cancel: Callback<()>,
    pub focus: Focus,
}

/// Suppresses the auto-repeat of a held key: it acts once. Arrows and text fields are left alone.
pub fn hold_back_repeats() {
    window_event_listener(ev::keydown, |event| {
        let presses = event.repeat() && matches!(event.key().as_str(), "Enter" | " ");
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if presses && target.is_some_and(|target| target.closest("button, a, summary").is_ok_and(|on| on.is_some())) {
            event.prevent_default();
        }
    });
}

/// Whether a button is visible and belongs to this region, not to one nested inside it.
fn is_reachable(button: &HtmlElement, region: &Element) -> bool {
    let own = || button.closest("[data-region]").is_ok_and(|of| of.is_some_and(|of| of.is_same_node(Some(region))));
    button.offset_width() > 0 && own()
}

/// Returns the buttons of a region that can be reached now.
fn buttons(region: &Element) -> impl Iterator<Item = HtmlElement> + use<'_> {
    found(region, "button:not([disabled])").filter(move |button| is_reachable(button, region))
}

/// Gives each region one tab stop: the focused button, otherwise the first lit one, otherwise the first. Touches only
/// new buttons and the old and new tab stops: every call into the browser is slow on a phone.
pub fn set_tab_stops() {
    let focused = focused().filter(|element| element.matches("button:not([disabled])").unwrap_or(false));
    let regions = elements("[data-region]").into_iter();
    let stop = |region: &Element| {
        let focused = focused.clone().filter(|button| is_reachable(button, region));
        let lit = || found(region, "[data-lit]:not([disabled])").find(|button| is_reachable(button, region));
        focused.or_else(lit).or_else(|| buttons(region).next())
    };
    // Reads everything before writing anything: alternating would cost a layout pass per region.
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

/// Moves the focus inside a region, or from its waiting place into the first one; returns whether the key is handled.
fn move_focus(event: &KeyboardEvent) -> bool {
    let Some(from) = focused().filter(|from| !from.matches("[data-prompt]").unwrap_or(false)) else {
        return focus::begin();
    };
    let Ok(Some(region)) = from.closest("[data-region]") else { return false };
    let (x, y) = centre(&from);
    // Distances along the direction and across it.
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
    focus::put(&nearest, true)
}

/// Whether the key belongs to a field of the page, or to the browser.
fn is_typed_elsewhere(shell: Shell, event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let writing =
        target.is_some_and(|target| target.matches("input:not([type=range]), textarea, select").unwrap_or(false));
    // Escape closes the sheet together with its field.
    let writing = writing && !(event.key() == "Escape" && shell.sheet.get_untracked().is_some());
    let combined = event.ctrl_key() || event.alt_key() || event.meta_key() || event.get_modifier_state("AltGraph");
    writing || combined || event.is_composing()
}

/// Returns the shortcut of a key that writes one character. If the character is not ASCII, the position of the key
/// decides: the key at the place of U is the shortcut `u`.
fn shortcut(event: &KeyboardEvent) -> Option<char> {
    let key = event.key();
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    if letter.is_ascii() {
        return Some(letter.to_ascii_lowercase());
    }
    let code = event.code();
    match code.as_str() {
        "Comma" => Some(','),
        "Period" => Some('.'),
        code => code.strip_prefix("Key")?.chars().next().map(|letter| letter.to_ascii_lowercase()),
    }
}

/// Opens a sheet, or closes it if it is open.
fn toggle(shell: Shell, sheet: Sheet) {
    shell.sheet.update(|now| *now = if *now == Some(sheet) { None } else { Some(sheet) });
}

/// Asks about the focused piece; returns whether there is one.
fn ask_about_focus() -> bool {
    document().active_element().is_some_and(|focused| asking::ask(&focused))
}

/// Runs the command of a key; returns whether it has one. While the curtain is down only arrows work. A held key acts
/// once; keys that only move the focus or the moment repeat.
fn run(shell: Shell, commands: KeyBindings, event: &KeyboardEvent) -> bool {
    let key = event.key();
    if key.starts_with("Arrow") {
        return move_focus(event);
    }
    if shell.read_untracked(|table| table.curtain().is_some()) {
        return false;
    }
    match key.as_str() {
        "Escape" if event.repeat() => {}
        "Escape" if shell.sheet.get_untracked().is_some() => shell.sheet.set(None),
        "Escape" => commands.cancel.run(()),
        _ if !shell.app.settings.letters.get_untracked() => return false,
        _ => return shortcut(event).is_some_and(|letter| run_letter(shell, commands, letter, event.repeat())),
    }
    true
}

/// Runs the command of a one-character shortcut; returns whether it has one.
fn run_letter(shell: Shell, commands: KeyBindings, letter: char, held: bool) -> bool {
    match letter {
        ',' => shell.step(-1),
        '.' if shell.past_ply.get_untracked().is_none() => {}
        '.' => shell.step(1),
        'u' | 'r' | 'l' | 'b' | 'c' | 'h' | '?' | 's' | 'z' if held => {}
        'u' => commands.undo.run(()),
        'r' => commands.redo.run(()),
        'l' => toggle(shell, Sheet::Log),
        'b' => toggle(shell, Sheet::Rules(None)),
        'c' => toggle(shell, Sheet::Box),
        'h' => commands.hint.run(()),
        '?' if shell.sheet.get_untracked().is_none() && ask_about_focus() => {}
        '?' => toggle(shell, Sheet::Keys),
        's' => shell.skip(),
        'z' => speech::repeat(shell),
        'q' => speech::update(shell, &Speech::silence),
        _ => return false,
    }
    if matches!(letter, ',' | '.' | 'u' | 'r') && shell.sheet.get_untracked().is_none() {
        commands.focus.leave_board();
    }
    true
}

pub fn listen(shell: Shell, commands: KeyBindings) {
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        if !is_typed_elsewhere(shell, &event) && run(shell, commands, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}
