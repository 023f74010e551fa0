//! The three-minute clock, an option of the page: the rules read no clock.
//!
//! It counts the seconds of the Trade Phase of each turn, while somebody sits at the table: from the moment at which
//! the first offer is being put together, until something of a later phase is done. It only stops new offers: answers,
//! counter-offers and everything else wait as long as they like. What a turn has used outlives a reload.

use leptos::prelude::*;
use web_sys::Storage;

use crate::games::ceylon_cards::CeylonCards;
use crate::games::ceylon_cards::data::TRADE_SECONDS;
use crate::games::ceylon_cards::state::Phase;
use crate::ui::kit::every;
use crate::ui::shell::board_context::BoardContext;

/// Where the seconds are kept: for as long as the tab is open, apart from the game, which knows no clock.
fn session_storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// The turn that was being played, and the seconds that it had used.
fn kept(key: &str) -> Option<(u16, u32)> {
    let text = session_storage()?.get_item(key).ok()??;
    let (turn, used) = text.split_once(' ')?;
    Some((turn.parse().ok()?, used.parse().ok()?))
}

/// The seconds left for trading in the running turn; `None` where no clock was agreed on.
pub fn run(board: BoardContext<CeylonCards>) -> Memo<Option<u32>> {
    let on = untrack(|| board.view.with(|view| view.options.clock));
    if !on {
        return Memo::new(|_| None);
    }
    let shell = board.shell;
    let key = format!("tea-table.clock.{}", shell.slot().0);
    let used = RwSignal::new(kept(&key).unwrap_or_default());
    // Of the present, whatever moment is looked at.
    let turn = move || board.read(|table| table.session::<CeylonCards>().moment().turn);
    // Before the first offer is begun the rules do not know that anybody trades: the open composer does.
    let trading = move || {
        let composing = board.drafted(|draft| draft.trade().is_some());
        composing == Some(true)
            || board.read(|table| table.session::<CeylonCards>().view(table.viewer()).phase == Phase::Trade)
    };
    let beat = move || {
        if !untrack(trading) {
            return;
        }
        // Behind the curtain nobody can trade.
        if shell.read_untracked(|table| table.curtain().is_some()) {
            return;
        }
        let turn = untrack(turn);
        used.update(|(of, seconds)| {
            *seconds = if *of == turn { *seconds + 1 } else { 1 };
            *of = turn;
        });
        let (_, seconds) = used.get_untracked();
        // Where nothing can be kept, a reload winds the clock up again.
        session_storage().map(|storage| storage.set_item(&key, &format!("{turn} {seconds}")));
    };
    every(1000, beat);
    Memo::new(move |_| {
        let (of, seconds) = used.get();
        Some(if of == turn() { TRADE_SECONDS.saturating_sub(seconds) } else { TRADE_SECONDS })
    })
}
