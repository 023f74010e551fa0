//! Commands on a whole table: take back, share, concede, delete, branch, rematch. Called by the top bar, the sheets,
//! the keys and the result. Independent of the game.

use leptos::prelude::*;

use crate::ai::Level;
use crate::engine::record::{Player, Record};
use crate::engine::{Seat, SeatSet, Viewer};
use crate::table::save::{self, Origin, Save};
use crate::table::voice::Kind;
use crate::table::{Table, Undo};
use crate::ui::kit::context::{Notice, NoticeLink};
use crate::ui::kit::share;
use crate::ui::route::Route;
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::signals::{Sheet, Shell, UndoScope};
use super::{hints, lesson, new_game, pass_on, shared};

/// The commands on a whole table, as callbacks for the shell's buttons.
#[derive(Clone, Copy)]
pub struct Commands {
    /// Takes back the last decision, asking the other players where required.
    pub undo: Callback<()>,
    /// Takes back a decision or a turn, once all players around this device have agreed; asks those at other devices.
    pub agreed: Callback<UndoScope>,
    /// Restores the plies that were taken back.
    pub redo: Callback<()>,
    /// Takes back the current turn.
    pub restart_turn: Callback<()>,
    pub hint: Callback<()>,
    /// Shares the link of the game.
    pub share: Callback<()>,
    pub export: Callback<()>,
    /// Passes the player's own seat to a computer.
    pub concede: Callback<()>,
    pub abandon: Callback<()>,
    /// Continues from a ply, as a separate game.
    pub branch: Callback<u32>,
    /// Continues from a ply with a person in this seat, or with computers only.
    pub take_seat: Callback<(u32, Option<Seat>)>,
    /// Starts a new game with the same players.
    pub rematch: Callback<()>,
}

pub fn commands(board: BoardHandle) -> Commands {
    let shell = board.shell;
    // Seats that people gave up to a computer; in a rematch these people play again.
    let conceded = StoredValue::new(SeatSet::default());
    Commands {
        undo: Callback::new(move |()| match shell.read_untracked(|table| table.can_undo()) {
            Undo::Nothing => {}
            Undo::Free | Undo::Marked => change_log(shell, |table| table.undo()),
            Undo::Ask { .. } | Undo::Request => shell.sheet.set(Some(Sheet::AskUndo(UndoScope::Decision))),
        }),
        agreed: Callback::new(move |scope: UndoScope| match scope {
            UndoScope::Decision => change_log(shell, |table| table.undo()),
            UndoScope::Turn => change_log(shell, |table| table.restart_turn()),
        }),
        redo: Callback::new(move |()| {
            if shell.read_untracked(|table| table.can_redo()) {
                change_log(shell, |table| table.redo());
            }
        }),
        restart_turn: Callback::new(move |()| {
            let ask = matches!(shell.read_untracked(|table| table.can_restart_turn()), Undo::Ask { .. });
            shell.sheet.set(ask.then_some(Sheet::AskUndo(UndoScope::Turn)));
            if !ask {
                change_log(shell, |table| table.restart_turn());
            }
        }),
        hint: Callback::new(move |()| hints::hint(board, Level::STAND_IN)),
        share: Callback::new(move |()| {
            shell.sheet.set(Some(if is_shared(shell) { Sheet::PassOn } else { Sheet::Share }))
        }),
        export: Callback::new(move |()| {
            if is_shared(shell) {
                return pass_on::save_file(shell);
            }
            share::export_game(shell.app, &shell.slot(), &shell.read_untracked(|table| table.record()));
        }),
        concede: Callback::new(move |()| concede(shell, conceded)),
        abandon: Callback::new(move |()| abandon(shell)),
        branch: Callback::new(move |ply| play_on(shell, ply)),
        take_seat: Callback::new(move |(ply, seat)| match shell.spectating.get_untracked() && is_present(shell, ply) {
            true => take_over(shell, seat),
            false => branch(shell, ply, seat),
        }),
        rematch: Callback::new(move |()| rematch(board, conceded.get_value())),
    }
}

/// Undoes or redoes: returns to the present and applies `change` to the table. Does nothing if another tab holds the
/// table.
fn change_log(shell: Shell, change: fn(&mut Table)) {
    if !shell.is_read_only() {
        shell.past_ply.set(None);
        shell.change(change);
    }
}

/// Replaces a person by a computer: the person to act or, if there is none, the person in front of the screen.
fn concede(shell: Shell, conceded: StoredValue<SeatSet>) {
    shell.sheet.set(None);
    // A lesson cannot continue without its learner.
    if shell.is_read_only() || shell.guide.lesson.is_some() {
        return;
    }
    shell.change(|table| {
        let seat = table.to_act().filter(|seat| table.seating.is_person(*seat));
        let seat = seat.or(match table.viewer() {
            Viewer::Seat(seat) => Some(seat),
            _ => table.seating.people().iter().next(),
        });
        if let Some(seat) = seat {
            conceded.update_value(|conceded| conceded.add(seat));
            table.set_player(seat, Level::STAND_IN);
        }
    });
}

/// Deletes the game and returns to the shelf, where a notice offers to restore it.
fn abandon(shell: Shell) {
    if shell.is_read_only() {
        return;
    }
    if let Some(learning) = shell.guide.lesson {
        lesson::forget(shell.app, shell.read_untracked(|table| table.info().id), learning.lesson);
        return shell.app.go(Route::Home);
    }
    let slot = shell.slot();
    match shell.app.store.with_value(|store| save::take(store, &slot)) {
        Ok(forgotten) => {
            shell.app.go(Route::Home);
            let link = Some(NoticeLink::PutBack(slot, forgotten));
            shell.app.notify(Notice { text: text::GAME_DELETED.to_string(), link });
        }
        Err(error) => shell.app.notify(error.to_string()),
    }
}

/// Continues from the moment after `ply` plies. In a game of computers only, first asks which seat to take.
pub fn play_on(shell: Shell, ply: u32) {
    // A table of this device alone would show the hands of players at other devices.
    if is_shared(shell) {
        return shell.say(Kind::Notice, text::together::NOT_WHILE_RUNNING);
    }
    let (people, over) = shell.read_untracked(|table| (table.seating.people().len(), table.outcome().is_some()));
    match people {
        0 if !(over && is_present(shell, ply)) => shell.sheet.set(Some(Sheet::TakeSeat(ply))),
        _ if shell.spectating.get_untracked() && is_present(shell, ply) => shell.store_as_own(),
        _ => branch(shell, ply, None),
    }
}

/// Whether other devices share this table and its game is not over.
fn is_shared(shell: Shell) -> bool {
    shell.read_untracked(Table::is_shared)
}

/// Whether the moment after `ply` plies is the present.
fn is_present(shell: Shell, ply: u32) -> bool {
    shell.read_untracked(|table| table.plies()) <= ply
}

/// Seats a person in a game that was only watched, and continues it.
fn take_over(shell: Shell, seat: Option<Seat>) {
    shell.sheet.set(None);
    match seat {
        // Stores it as a game of this device.
        Some(seat) => shell.change(|table| table.set_player(seat, Player::PERSON)),
        None => shell.store_as_own(),
    }
}

/// Opens the game as it was after `ply` plies as a separate game, with a person at `seat` if given.
fn branch(shell: Shell, ply: u32, seat: Option<Seat>) {
    let mut record = shell.read_untracked(|table| table.branch(ply));
    if let Some(player) = seat.and_then(|seat| record.players.get_mut(seat.index())) {
        player.kind = Player::PERSON.into();
    }
    open_branch(shell, record);
}

/// Opens a game that diverges from this one as a separate game.
pub fn open_branch(shell: Shell, record: Record) {
    shell.sheet.set(None);
    // A person who played here must not see all hands in the branch either.
    let Save { open, had_person, .. } = shell.save();
    let branch = new_game::new_save(record, String::new(), false, open);
    let _ = new_game::store_and_open(shell.app, &Save { had_person, origin: Origin::Branch, ..branch });
}

/// Opens a new game with the same players; people who conceded play their seats again.
fn rematch(board: BoardHandle, conceded: SeatSet) {
    let Some(mut record) = board.board().rematch() else { return };
    for seat in conceded.iter() {
        let player = &mut record.players[seat.index()];
        if player.kind == Level::STAND_IN {
            player.kind = Player::PERSON.into();
        }
    }
    let own_seats = board.shell.read_untracked(|table| table.shared.as_ref().map(|shared| shared.own_seats()));
    if let Some(own_seats) = own_seats {
        // The others are invited again.
        if let Err(error) = shared::set_up(board.shell.app, &record, own_seats) {
            board.shell.app.notify(error.to_string());
        }
        return;
    }
    let open = board.shell.read_untracked(|table| table.seating.open);
    let _ = new_game::set_up(board.shell.app, record, false, open);
}
