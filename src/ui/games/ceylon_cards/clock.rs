//! The three-minute clock, an option of the page: the rules read no clock.
//!
//! Starts with each turn of the person before the screen and only stops new offers; answers,
//! counter-offers and everything else wait as long as they like.

use std::time::Duration;

use crate::ui::dom::*;

use crate::games::ceylon_cards::CeylonCards;
use crate::ui::desk::Desk;

/// What the printed rules give for trading, in seconds.
const MINUTES: f64 = 180.0;

/// The seconds left in the running turn; `None` where no clock was agreed on.
pub fn run(desk: Desk<CeylonCards>) -> Memo<Option<u32>> {
    let on = untrack(|| desk.view.with(|view| view.options.clock));
    if !on {
        return Memo::new(|_| None);
    }
    let now = RwSignal::new(js_sys::Date::now());
    if let Ok(beat) = set_interval_with_handle(move || now.set(js_sys::Date::now()), Duration::from_secs(1)) {
        on_cleanup(move || beat.clear());
    }
    // Of the present, whatever moment is looked at. Told by an effect: a memo would begin when it is first read.
    let turn = Memo::new(move |_| desk.read(|table| table.session.moment().turn));
    let began = RwSignal::new(js_sys::Date::now());
    effect(move || {
        let _ = turn.get();
        began.set(js_sys::Date::now());
    });
    Memo::new(move |_| {
        let spent = (now.get() - began.get()).max(0.0) / 1000.0;
        Some((MINUTES - spent).max(0.0).ceil() as u32)
    })
}
