//! Requests to take back at a table that several devices share: the question in the table's voice, with the buttons
//! that answer it, and the sentence for whoever waits. What follows from an answer is decided in
//! [`crate::table::shared`]. Shown by [`super::voice`]. Independent of the game.

use leptos::prelude::*;

use crate::engine::SeatSet;
use crate::table::Table;
use crate::table::voice::Kind;
use crate::ui::kit::{Button, ButtonKind, effect};
use crate::ui::text::Text;
use crate::ui::text::together as words;

use super::Shell;

/// Lets an open request speak as long as the table is on the page.
pub fn follow(shell: Shell) {
    effect(move || {
        let sentence = shell.read(sentence);
        shell.voice.update(|voice| voice.set(Kind::Request, sentence.as_deref().map(|text| (text, None))));
    });
}

/// Returns the names of the people in these seats.
pub fn names(table: &Table, seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| table.name(seat)).collect()
}

/// Returns the open request as a question to the people here, or whom it waits for; `None` if there is none.
pub fn sentence(table: &Table) -> Option<String> {
    let request = table.pending_request()?;
    Some(match request.asks_here {
        true => words::undo_question(&table.name(request.seat)),
        false => words::waits_for_consent(&names(table, request.waits_for)),
    })
}

/// Draws the buttons beside the sentence: the answers, or the withdrawal of a request of this device.
pub fn buttons(shell: Shell) -> AnyView {
    let request = shell.read_untracked(Table::pending_request).filter(|_| !shell.locked_elsewhere);
    let button = move |agrees: bool, name: Text| {
        let kind = ButtonKind::first_if(agrees);
        let answer = move || answer(shell, agrees);
        view! { <Button kind on_click=answer attr:data-consent=agrees.to_string()>{name}</Button> }.into_any()
    };
    match request {
        Some(request) if request.asks_here => {
            view! { {button(false, words::DECLINE_UNDO)} {button(true, words::CONSENT_TO_UNDO)} }.into_any()
        }
        Some(request) if request.is_own => button(false, words::WITHDRAW_REQUEST),
        _ => ().into_any(),
    }
}

fn answer(shell: Shell, agrees: bool) {
    let plies = shell.read_untracked(Table::plies);
    shell.past_ply.set(None);
    shell.change(|table| table.answer_request(agrees));
    if shell.read_untracked(Table::plies) < plies {
        shell.say(Kind::Notice, words::TAKEN_BACK);
    }
}
