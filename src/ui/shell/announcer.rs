//! Shows the moves of rivals, major moves of people and the ends of rounds, each for the time of a beat, and lets a
//! press skip them.
//!
//! Follows the table and sets [`Shell::announcement`], which the prompt shows, and [`Shell::seen_to`], the ply up to
//! which the person to act has seen the rivals' moves. It never delays a press: the person to act may act while a move
//! is on show. Each announcement reaches screen readers once, through the live region. Independent of the game.

use std::collections::VecDeque;
use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::device::clock::monotonic_ms;
use crate::table::beats::{self, Announcement};
use crate::table::voice::Kind;
use crate::ui::kit::effect;
use crate::ui::shell::Shell;

/// Additional time for which a move is shown while the next rival thinks, in milliseconds: otherwise the prompt would
/// change only for an instant.
const THINKING: u32 = 1500;

/// Shows what happens, each for the time of its beat, as long as the table is on the page.
pub fn show_announcements(shell: Shell) {
    let announced = StoredValue::new(shell.read_untracked(|table| table.plies()));
    effect(move || {
        let (plies, half_said) = shell.read(|table| (table.plies(), table.mid_sequence()));
        let before = announced.get_value();
        if plies < before || !shell.is_now() || shell.read_untracked(|table| table.curtain().is_some()) {
            announced.set_value(plies);
            return shell.announcement.set(None);
        }
        // A move that takes several actions is shown once it is complete.
        if plies == before || half_said {
            return;
        }
        announced.set_value(plies);
        let shown = shell.read_untracked(|table| beats::shown(table, before));
        let own = shell.read_untracked(|table| table.presser().is_none() && table.last_own_ply() == plies);
        // The player's own move ends the announcement; a rival's move without an announcement does not.
        if !shown.is_empty() {
            show(shell, shown.into());
        } else if own {
            shell.announcement.set(None);
        }
    });
    follow_presses(shell);
}

/// Shows announcements one after another, each to the end of the scene on the board, the last one at least for a whole
/// beat, and longer while the next rival thinks.
fn show(shell: Shell, mut shown: VecDeque<Announcement>) {
    let pause = shell.app.settings.pace.get_untracked().pause();
    let Some(announcement) = shown.pop_front().filter(|_| pause > 0) else { return shell.announcement.set(None) };
    let rival_thinks = || shell.read_untracked(|table| table.presser().is_none() && table.to_act().is_some());
    let time = match shown.is_empty() {
        false => pause * announcement.percent / 100,
        true => pause * announcement.percent.max(100) / 100 + if rival_thinks() { THINKING } else { 0 },
    };
    let (announces_end, percent) = (announcement.closes, announcement.percent);
    shell.announcement.set(Some(announcement.clone()));
    // The rival's move is news; the move that was played for the person is not any more.
    if shell.read_untracked(|table| table.actors().last().is_some_and(|seat| beats::is_rival(table, *seat))) {
        shell.voice.update(|voice| voice.set(Kind::Answered, None));
    }
    let end = move || {
        if shell.announcement.try_get_untracked().flatten().as_ref() == Some(&announcement) {
            show(shell, shown.clone());
        }
    };
    let now = monotonic_ms();
    // The end of a round is a scene of its own.
    if announces_end {
        shell.begin_scene(f64::from(pause * percent / 100));
    }
    shell.run_after_scene(now + f64::from(time), 0.0, Rc::new(end));
}

/// Lets a press on the board or the prompt skip the announcement. If the person to act presses, it also marks the
/// rivals' moves as seen, unless the press only skips; so does Enter, through the click it causes.
fn follow_presses(shell: Shell) {
    let skips = StoredValue::new(false);
    let down = window_event_listener(leptos::ev::pointerdown, move |event| {
        // A press on a scene skips it once it ends, so that it does not reach the board below.
        if is_on(&event, ".play, [data-prompt]") && !is_on(&event, ".scene") {
            skips.set_value(shell.announcement.with_untracked(Option::is_some) && !is_on(&event, "button"));
            shell.skip();
        }
    });
    let click = window_event_listener(leptos::ev::click, move |event| {
        // A press that opens the sheet of a seat skips nothing, and one on a scene only skips.
        if is_on(&event, ".play, [data-prompt]") && !is_on(&event, ".seat-open, .scene") {
            let (plies, acts) = shell.read_untracked(|table| (table.plies(), table.presser().is_some()));
            let only_skips = skips.try_update_value(core::mem::take).unwrap_or_default();
            if acts && !only_skips && shell.seen_to.get_untracked() != plies {
                shell.seen_to.set(plies);
            }
        }
    });
    on_cleanup(move || {
        down.remove();
        click.remove();
    });
}

/// Whether an event happened on an element that matches the selector.
fn is_on(event: &web_sys::Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    // An element removed by the press itself was on the board.
    target.is_some_and(|target| !target.is_connected() || target.closest(selector).ok().flatten().is_some())
}
