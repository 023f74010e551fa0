//! What can be done with a whole table: take back, share, concede, delete, branch, rematch.
//!
//! The top bar, the sheets, the keys and the result call these. Knows no game.

use leptos::prelude::*;

use crate::engine::record::{Player, Record};
use crate::engine::{SeatSet, Viewer};
use crate::table::Undo;
use crate::table::save::{self, Save};
use crate::ui::kit::context::{Notice, NoticeLink};
use crate::ui::kit::share;
use crate::ui::route::Route;
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::new_game;
use super::opponents;
use super::signals::{Sheet, Take};

/// What can be done with a whole table; the buttons of the shell call these.
#[derive(Clone, Copy)]
pub struct Commands {
    /// Take the last decision back, asking the others where that is due.
    pub undo: Callback<()>,
    /// What all agreed to take back.
    pub agreed: Callback<Take>,
    /// Play again what was taken back.
    pub redo: Callback<()>,
    /// Take back the running turn.
    pub restart_turn: Callback<()>,
    /// Suggest a move.
    pub hint: Callback<()>,
    /// Give the link of the game away.
    pub share: Callback<()>,
    /// Save the game as a file.
    pub export: Callback<()>,
    /// Hand one's seat to a computer.
    pub concede: Callback<()>,
    /// Throw the game away.
    pub abandon: Callback<()>,
    /// Play on from a ply, as a game of its own.
    pub branch: Callback<u32>,
    /// The same players again.
    pub rematch: Callback<()>,
}

/// The level that plays on for a person who concedes, and that gives hints.
const STAND_IN: &str = "sharp";

/// The commands of this table.
pub fn commands(board: BoardHandle) -> Commands {
    let shell = board.shell;
    let take_back = move |take: fn(&mut dyn crate::table::DynTable)| {
        if !shell.is_read_only() {
            shell.looking.set(None);
            shell.change(take);
        }
    };
    // Those who left their seat to a computer; in a rematch they sit there again.
    let conceded = StoredValue::new(SeatSet::default());
    let start =
        move |record: Record| new_game::set_up(shell.app, record, false, shell.peek(|table| table.seating().open));
    Commands {
        undo: Callback::new(move |()| match shell.peek(|table| table.can_undo()) {
            Undo::Nothing => {}
            Undo::Free | Undo::Marked => take_back(|table| table.undo()),
            Undo::Ask { .. } => shell.sheet.set(Some(Sheet::AskUndo(Take::Command))),
        }),
        agreed: Callback::new(move |take: Take| match take {
            Take::Command => take_back(|table| table.undo()),
            Take::Turn => take_back(|table| table.restart_turn()),
        }),
        redo: Callback::new(move |()| {
            if shell.peek(|table| table.can_redo()) {
                take_back(|table| table.redo());
            }
        }),
        restart_turn: Callback::new(move |()| {
            let ask = matches!(shell.peek(|table| table.can_restart_turn()), Undo::Ask { .. });
            shell.sheet.set(ask.then_some(Sheet::AskUndo(Take::Turn)));
            if !ask {
                take_back(|table| table.restart_turn());
            }
        }),
        hint: Callback::new(move |()| opponents::hint(shell, STAND_IN)),
        share: Callback::new(move |()| shell.sheet.set(Some(Sheet::Share))),
        export: Callback::new(move |()| {
            let record = shell.peek(|table| table.record());
            share::download(&format!("{}.json", shell.slot().0), &save::encode_record(&record));
        }),
        concede: Callback::new(move |()| {
            shell.sheet.set(None);
            if shell.is_read_only() {
                return;
            }
            shell.change(|table| {
                let seat = table.to_act().filter(|seat| table.seating().is_person(*seat));
                let seat = seat.or(match table.viewer() {
                    Viewer::Seat(seat) => Some(seat),
                    _ => table.seating().people().iter().next(),
                });
                if let Some(seat) = seat {
                    conceded.update_value(|conceded| conceded.add(seat));
                    table.seating_mut().seat(seat, STAND_IN);
                }
            });
        }),
        abandon: Callback::new(move |()| {
            if shell.is_read_only() {
                return;
            }
            let slot = shell.slot();
            match shell.app.store.with_value(|store| save::take(store, &slot)) {
                Ok(forgotten) => {
                    shell.app.go(Route::Home);
                    let link = Some(NoticeLink::PutBack(slot, forgotten));
                    shell.app.tell(Notice { text: text::ABANDONED.to_owned(), link });
                }
                Err(trouble) => shell.app.tell(trouble.to_string()),
            }
        }),
        branch: Callback::new(move |ply| {
            shell.sheet.set(None);
            // Whoever played here does not look into all hands there either.
            let Save { open, sat, .. } = shell.save();
            let branch = new_game::as_save(shell.peek(|table| table.branch(ply)), String::new(), false, open);
            new_game::sit(shell.app, &Save { sat, ..branch });
        }),
        rematch: Callback::new(move |()| {
            if let Some(mut record) = board.board().rematch() {
                for seat in conceded.get_value().iter() {
                    let player = &mut record.players[seat.index()];
                    if player.kind == STAND_IN {
                        player.kind = Player::PERSON.into();
                    }
                }
                start(record);
            }
        }),
    }
}
