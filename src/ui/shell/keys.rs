//! The keyboard: one tab stop per region, arrow keys inside it, and shortcuts for the commands of every table.
//!
//! Regions are elements with `data-region`; one of their buttons at a time is the tab stop. Arrows move to the
//! neighbours that [`crate::geometry::neighbours`] finds on the screen. The focus after a press is handled in
//! [`super::focus`], the answers of [`super::key_answers`] do not move it.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, Node};

use crate::geometry::neighbours::{Direction, Trail, neighbours};
use crate::table::shortcuts::Shortcut;
use crate::table::speech::Speech;
use crate::ui::kit::elements;
use crate::ui::shell::{Sheet, Shell};
use crate::ui::text;
use crate::words::Topic;

use super::board_handle::BoardHandle;
use super::focus::{self, Focus, focused, found};
use super::key_answers as answers;
use super::pieces::{buttons, is_reachable, place_of};
use super::{asking, command_line, pointer_layer, speech};

/// The last steps of the focus by arrows.
type Steps = StoredValue<Trail<HtmlElement>, LocalStorage>;

/// The callbacks of a table's shortcuts.
#[derive(Clone, Copy)]
pub struct KeyBindings {
    pub undo: Callback<()>,
    pub redo: Callback<()>,
    pub hint: Callback<()>,
    /// Takes back all presses.
    pub cancel: Callback<()>,
    pub focus: Focus,
    pub board: BoardHandle,
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

/// Returns the direction of an arrow key.
fn direction_of(key: &str) -> Option<Direction> {
    Some(match key {
        "ArrowLeft" => Direction::Left,
        "ArrowRight" => Direction::Right,
        "ArrowUp" => Direction::Up,
        "ArrowDown" => Direction::Down,
        _ => return None,
    })
}

/// Moves the focus inside a region, or from its waiting place into the first one; returns whether the key is handled.
/// Says if there is an edge.
fn move_focus(shell: Shell, steps: Steps, towards: Direction, held: bool) -> bool {
    let Some(from) = focused().filter(|from| !from.matches("[data-prompt]").unwrap_or(false)) else {
        return focus::begin();
    };
    let Ok(Some(region)) = from.closest("[data-region]") else { return false };
    let mut pieces: Vec<HtmlElement> = buttons(&region).collect();
    let here = pieces.iter().position(|piece| *piece == from).unwrap_or_else(|| {
        pieces.push(from);
        pieces.len() - 1
    });
    let next = || neighbours(&pieces.iter().map(place_of).collect::<Vec<_>>());
    match steps.try_update_value(|steps| steps.step(&pieces, here, towards, next)).flatten() {
        Some(to) => _ = focus::put(&pieces[to], true),
        None if held => {}
        None => speech::answer(shell, &text::EDGE.to_string()),
    }
    true
}

/// Moves the focus to the first or last piece of its region; returns whether the key is handled.
fn move_to_end(is_last: bool) -> bool {
    let region = focused().and_then(|from| from.closest("[data-region]").ok().flatten());
    let mut pieces = region.iter().flat_map(buttons);
    let end = if is_last { pieces.last() } else { pieces.next() };
    end.is_some_and(|end| focus::put(&end, true))
}

/// Moves the focus to the lit piece of the page that follows or precedes it, from the last one to the first; returns
/// whether there is one.
fn move_to_lit(is_back: bool) -> bool {
    let lit = elements("[data-lit]:not([disabled], [aria-disabled=true])").into_iter();
    let lit = lit.filter_map(|piece| piece.dyn_into::<HtmlElement>().ok()).filter(|piece| piece.offset_width() > 0);
    let mut lit: Vec<HtmlElement> = lit.collect();
    let side = if is_back { Node::DOCUMENT_POSITION_PRECEDING } else { Node::DOCUMENT_POSITION_FOLLOWING };
    if is_back {
        lit.reverse();
    }
    let from = focused();
    let side_of = |piece: &HtmlElement| from.as_ref().map_or(0, |from| from.compare_document_position(piece));
    let next = lit.iter().find(|piece| side_of(piece) & side != 0);
    next.or(lit.first()).is_some_and(|piece| focus::put(piece, true))
}

/// Moves the focus to the button or the piece that a lesson waits for; returns whether there is one.
fn move_to_wanted(board: BoardHandle) -> bool {
    let wanted = board.shell.guide.lesson.and_then(|_| pointer_layer::wanted(board));
    wanted.and_then(|wanted| wanted.dyn_into().ok()).is_some_and(|wanted| focus::put(&wanted, true))
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

/// Returns the character by which a key runs a shortcut, for keys that write one. If the character is not ASCII, the
/// position of the key decides: the key at the place of U counts as `u`. So it does for digits that are written with
/// Shift.
pub fn key_of(event: &KeyboardEvent) -> Option<char> {
    let key = event.key();
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    let code = event.code();
    let is_digit = !event.shift_key() && !letter.is_ascii_alphabetic() && !"?,./".contains(letter);
    let place = match (code.strip_prefix("Digit").filter(|_| is_digit), code.as_str()) {
        (Some(digit), _) => digit,
        _ if letter.is_ascii() => &key,
        (None, "Comma") => ",",
        (None, "Period") => ".",
        (None, "Slash") => "/",
        (None, code) => code.strip_prefix("Key")?,
    };
    place.chars().next().map(|letter| letter.to_ascii_lowercase())
}

/// Opens a sheet, or closes it if it is open.
fn toggle(shell: Shell, sheet: Sheet) {
    shell.sheet.update(|now| *now = if *now == Some(sheet) { None } else { Some(sheet) });
}

/// Asks about the focused piece; returns whether there is one.
fn ask_about_focus() -> bool {
    document().active_element().is_some_and(|focused| asking::ask(&focused))
}

/// Runs the command of a key; returns whether it has one. While the curtain is down only keys that move the focus in a
/// region work. A held key acts once; keys that only move the focus or the moment repeat.
fn run(shell: Shell, commands: KeyBindings, steps: Steps, event: &KeyboardEvent) -> bool {
    let key = event.key();
    if let Some(towards) = direction_of(&key) {
        return move_focus(shell, steps, towards, event.repeat());
    }
    if focus::is_end(&key) {
        return !event.default_prevented() && move_to_end(key == "End");
    }
    if shell.read_untracked(|table| table.curtain().is_some()) {
        return false;
    }
    match key.as_str() {
        "Escape" if event.repeat() => {}
        "Escape" if shell.sheet.get_untracked().is_some() => shell.sheet.set(None),
        "Escape" => commands.cancel.run(()),
        _ if !shell.app.settings.letters.get_untracked() => return false,
        _ => {
            let shortcut = key_of(event).and_then(|key| shell.shortcuts.with_untracked(|keys| keys.find(key)));
            return shortcut.is_some_and(|shortcut| run_shortcut(shell, commands, shortcut, event));
        }
    }
    true
}

/// Runs a shortcut; returns whether it did anything.
fn run_shortcut(shell: Shell, commands: KeyBindings, shortcut: Shortcut, event: &KeyboardEvent) -> bool {
    let board = commands.board;
    let repeats = matches!(shortcut, Shortcut::Back | Shortcut::Forward | Shortcut::NextLit);
    let has_sheet = shell.sheet.get_untracked().is_some();
    match shortcut {
        _ if event.repeat() && !repeats => {}
        Shortcut::Back => shell.step(-1),
        Shortcut::Forward if shell.past_ply.get_untracked().is_none() => {}
        Shortcut::Forward => shell.step(1),
        Shortcut::NextLit if !has_sheet && (move_to_wanted(board) || move_to_lit(event.shift_key())) => {
            commands.focus.stay();
        }
        Shortcut::NextLit => return false,
        Shortcut::Undo => commands.undo.run(()),
        Shortcut::Redo => commands.redo.run(()),
        Shortcut::Log => toggle(shell, Sheet::Log),
        Shortcut::Rules => toggle(shell, Sheet::Rules(None)),
        Shortcut::Box => toggle(shell, Sheet::Box),
        Shortcut::Hint => commands.hint.run(()),
        Shortcut::Explain if !has_sheet && ask_about_focus() => {}
        Shortcut::Explain => toggle(shell, Sheet::Keys),
        Shortcut::Skip => shell.skip(),
        Shortcut::Repeat => speech::repeat(shell),
        Shortcut::Silence => speech::update(shell, &Speech::silence),
        Shortcut::Standing => answers::tell_standing(board),
        Shortcut::Seat(seat) => return answers::tell_about(board, Topic::Side(seat)),
        Shortcut::Question => answers::tell_question(shell),
        Shortcut::LastMove => answers::tell_last_move(shell),
        Shortcut::CommandLine => command_line::open(shell),
    }
    let changes_board = matches!(shortcut, Shortcut::Back | Shortcut::Forward | Shortcut::Undo | Shortcut::Redo);
    if changes_board && !has_sheet {
        commands.focus.leave_board();
    }
    true
}

pub fn listen(shell: Shell, commands: KeyBindings) {
    let steps = StoredValue::new_local(Trail::default());
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        if !is_typed_elsewhere(shell, &event) && run(shell, commands, steps, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}
