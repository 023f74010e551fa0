//! The three-minute clock, an option that only the page applies, because the rules have no clock.
//!
//! It counts the seconds of each turn's Trade Phase, from the start of the first draft of an offer until an action of a
//! later phase, while the table is open and no curtain hides it. It blocks only new offers: answers, counter-offers and
//! everything else may take any time. The time used in a turn survives a reload.

use leptos::prelude::*;
use web_sys::Storage;

use crate::games::ceylon_cards::CeylonCards;
use crate::games::ceylon_cards::data::TRADE_SECONDS;
use crate::games::ceylon_cards::state::Phase;
use crate::ui::kit::{Memo, every};
use crate::ui::shell::board_context::BoardContext;

/// Returns the storage for the seconds. It lasts as long as the tab and is separate from the game, whose rules have no
/// clock.
fn session_storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// Reads the stored turn and the seconds used in it; `None` if there is no valid entry under `key`.
fn stored_time(key: &str) -> Option<(u16, u32)> {
    let text = session_storage()?.get_item(key).ok()??;
    let (turn, used) = text.split_once(' ')?;
    Some((turn.parse().ok()?, used.parse().ok()?))
}

/// Runs the clock and returns the seconds left for trading in the current turn; `None` if no clock was agreed on.
pub fn time_left(board: BoardContext<CeylonCards>) -> Memo<Option<u32>> {
    let on = untrack(|| board.view.with(|view| view.options.clock));
    if !on {
        return Memo::new(|_| None);
    }
    let shell = board.shell;
    let key = format!("tea-table.clock.{}", shell.slot().0);
    let time_used = RwSignal::new(stored_time(&key).unwrap_or_default());
    // The turn at the present, even while an earlier moment is displayed.
    let turn = move || board.read(|table| table.session::<CeylonCards>().moment().turn);
    // Before the first offer the state does not yet show that trading has begun, but the open composer does.
    let trading = move || {
        let composing = board.drafted(|draft| draft.trade().is_some());
        composing == Some(true)
            || board.read(|table| table.session::<CeylonCards>().view(table.viewer()).phase == Phase::Trade)
    };
    let tick = move || {
        if !untrack(trading) {
            return;
        }
        // No trading while the curtain is down.
        if shell.read_untracked(|table| table.curtain().is_some()) {
            return;
        }
        let turn = untrack(turn);
        time_used.update(|(clocked_turn, seconds)| {
            *seconds = if *clocked_turn == turn { *seconds + 1 } else { 1 };
            *clocked_turn = turn;
        });
        let (_, seconds) = time_used.get_untracked();
        // If nothing can be stored, a reload resets the clock.
        session_storage().map(|storage| storage.set_item(&key, &format!("{turn} {seconds}")));
    };
    every(1000, tick);
    Memo::new(move |_| {
        let (clocked_turn, seconds) = time_used.get();
        Some(if clocked_turn == turn() { TRADE_SECONDS.saturating_sub(seconds) } else { TRADE_SECONDS })
    })
}
