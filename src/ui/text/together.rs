//! Texts of tables that several devices share.

use super::{Text, say};
use crate::engine::Seat;
use crate::message;
use crate::table::Summary;
use crate::table::shared::Awaited;
use crate::words::Argument;

/// Label of the choice on the setup page.
pub const WHERE_PLAYERS_SIT: Text = Text("together-how");
/// Where the players are: around this device, or each at their own.
pub const PLACES: [Text; 2] = [Text("together-ways-0"), Text("together-ways-1")];
/// Below the choice, when each plays on their own device.
pub const REMOTE_HELP: Text = Text("together-help");
/// On the setup page, beside the name of a friend.
pub const PLAYS_ELSEWHERE: Text = Text("together-friend");
/// Button beside the prompt.
pub const SEND: Text = Text("together-send");
/// The same button as long as a seat is free.
pub const INVITE: Text = Text("together-invite");
/// Title of the sheet.
pub const SHEET_TITLE: Text = Text("together-title");
pub const SAVE_AS_FILE: Text = Text("together-file");
pub const COPIED: Text = Text("together-copied");
/// Label of the field for a pasted answer.
pub const PASTE_ANSWER: Text = Text("together-answer");
pub const SEAT_PLACES: Text = Text("together-seats");
/// Where the player of a seat is.
pub const HERE: Text = Text("together-here");
pub const AWAY: Text = Text("together-away");
pub const FREE: Text = Text("together-free");
pub const SIT_HERE: Text = Text("together-sit-here");
pub const PLAY_COMPUTERS: Text = Text("together-play-computers");
pub const HIDDEN_HELP: Text = Text("together-hidden");
pub const MIDDLE_HELP: Text = Text("together-middle");
/// Shown after a move gave way to the move of another device.
pub const MOVE_OVERRULED: Text = Text("together-gave-way");
/// Button that asks the people at other devices.
pub const ASK_FOR_UNDO: Text = Text("together-undo-request");
/// Answers to the question of another device.
pub const CONSENT_TO_UNDO: Text = Text("together-undo-agree");
pub const DECLINE_UNDO: Text = Text("together-undo-decline");
pub const WITHDRAW_REQUEST: Text = Text("together-undo-withdraw");
pub const TAKEN_BACK: Text = Text("together-undone");
/// Shown where a move was made in the meantime, which is lost as well.
pub const TAKEN_BACK_BEFORE: Text = Text("together-undone-before");
/// Refusal of a command that would show all hands.
pub const NOT_WHILE_RUNNING: Text = Text("together-running");
/// Title of the page of an invitation.
pub const INVITATION: Text = Text("together-invited");
pub const WHICH_SEAT: Text = Text("together-which-seat");
pub const ALL_SEATS_TAKEN: Text = Text("together-full");
/// Button of a window that only watches.
pub const JOIN_WINDOW: Text = Text("together-join-window");
/// Heading of the list of devices on the same network.
pub const NEARBY: Text = Text("together-near");
pub const NEARBY_HELP: Text = Text("together-near-help");
pub const CONNECT: Text = Text("together-near-connect");
/// Above the code of the device that is at the table.
pub const OFFER_HELP: Text = Text("together-near-offer");
/// Above the code with which a device answers.
pub const ANSWER_HELP: Text = Text("together-near-answer");
/// Button that reads a code with the camera of this device.
pub const SCAN: Text = Text("together-near-scan");
pub const NO_CAMERA: Text = Text("together-near-no-camera");
pub const CONNECTING: Text = Text("together-near-connecting");
pub const NOT_CONNECTED: Text = Text("together-near-failed");
/// In place of the name of a player.
pub const DEVICE_NEARBY: Text = Text("together-near-device");
/// Title of the page of an offer or an answer.
pub const TABLE_NEARBY: Text = Text("together-near-title");
/// On the page of an answer that was opened on the device that it is for.
pub const ANSWER_PASSED_ON: Text = Text("together-near-passed");
/// Headings of the two lists on the shelf.
pub const WAIT_FOR_YOU: Text = Text("together-wait-for-you");
pub const WAIT_FOR_OTHERS: Text = Text("together-wait-for-others");

/// Returns the sentences that name the seat that a table waits for, and explain why its link can be sent.
pub fn awaited_seat(awaited: Awaited, name: &dyn Fn(Seat) -> String) -> String {
    match awaited {
        Awaited::GameOver => say(&message!("together-game-over")),
        Awaited::Here(_) | Awaited::ComputerHere(_) => say(&message!("together-awaits-you")),
        Awaited::ComputerAway(seat) => say(&message!("together-awaits-computer", name: name(seat))),
        Awaited::Away(seat) => say(&message!("together-awaits-other", name: name(seat))),
        Awaited::Free(seat) => say(&message!("together-awaits-free", name: name(seat))),
    }
}

/// Returns the sentence that accompanies the link; without a name if the game is over.
pub fn link_message(title: &str, name: Option<&str>) -> String {
    match name {
        Some(name) => say(&message!("together-message", name: name, title: title)),
        None => say(&message!("together-message-over", title: title)),
    }
}

fn list(names: &[String]) -> Vec<Argument> {
    names.iter().map(|name| name.as_str().into()).collect()
}

/// Returns the question before the `others`, at their devices, are asked for an undo.
pub fn ask_for_undo(others: &[String]) -> String {
    say(&message!("together-undo-ask", others: list(others)))
}

/// Returns the question of the player `name` at another device.
pub fn undo_question(name: &str) -> String {
    say(&message!("together-undo-question", name: name))
}

/// Says whose answers are awaited.
pub fn waits_for_consent(others: &[String]) -> String {
    say(&message!("together-undo-waits", others: list(others)))
}

pub fn undo_declined(name: &str) -> String {
    say(&message!("together-undo-declined", name: name))
}

/// Returns the sentence that is sent with the link of a table while an undo is requested.
pub fn undo_message(title: &str, name: &str) -> String {
    say(&message!("together-undo-message", name: name, title: title))
}

pub fn seat_lost(name: &str) -> String {
    say(&message!("together-seat-lost", name: name))
}

/// Says that a device nearby, known by the name of a player, was connected or lost.
pub fn device_nearby(name: &str, is_connected: bool) -> String {
    match is_connected {
        true => say(&message!("together-near-connected", name: name)),
        false => say(&message!("together-near-lost", name: name)),
    }
}

pub fn sit_as(name: &str) -> String {
    say(&message!("together-sit-as", name: name))
}

/// Describes a table on the shelf: the game, whose turn it is, and since when.
pub fn table_entry(summary: &Summary, since: Option<&str>) -> String {
    let (title, turn) = (summary.info.title, super::home::whose_turn(summary));
    match since {
        Some(since) => say(&message!("together-entry-since", title: title, turn: turn, since: since)),
        None => say(&message!("together-entry", title: title, turn: turn)),
    }
}
