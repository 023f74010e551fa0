//! Texts of the shelf.

use super::Text;
use crate::engine::{Info, Seat};
use crate::table::Summary;

pub const STILL_ON_THE_TABLE: Text = Text("home-still-on-the-table");
pub const ALL_SAVED: Text = Text("home-all-saved");
/// Label of the boxes for screen readers.
pub const SHELF: Text = Text("home-shelf");
pub const CONTINUE: Text = Text("home-continue");
pub const NEW_GAME: Text = Text("home-new-game");
/// On a box whose board is missing from this build.
pub const NO_BOARD: Text = Text("home-no-board");
/// The same as a sentence.
pub const NO_BOARD_YET: Text = Text("home-no-board-yet");
pub const LEARN: Text = Text("home-learn");
pub const READY_OFFLINE: Text = Text("home-ready-offline");
pub const KEEPS_NOTHING: Text = Text("home-keeps-nothing");
pub const UPDATE: Text = Text("home-update");
pub const SWITCH: Text = Text("home-switch");
pub const INSTALL: Text = Text("home-install");
pub const TO_DARK: Text = Text("home-to-dark");
pub const TO_LIGHT: Text = Text("home-to-light");
pub const FOOT: Text = Text("home-foot");
pub const ABOUT: Text = Text("home-about");
/// On an iPhone or iPad.
pub const INSTALL_APPLE: Text = Text("home-install-apple");
/// On an iPhone or iPad: a warning about separate storage.
pub const INSTALL_APPLE_STORE: Text = Text("home-install-apple-store");
/// In other browsers.
pub const INSTALL_OTHER: Text = Text("home-install-other");
/// If the page is not served securely.
pub const INSTALL_INSECURE: Text = Text("home-install-insecure");
pub const SAVE_ALL_FIRST: Text = Text("home-save-all-first");

pub fn players(info: &Info) -> String {
    match info.seats {
        (least, most) if least == most => format!("{least}"),
        (least, most) => format!("{least} to {most}"),
    }
}

/// Returns the possible numbers of players as a phrase.
pub fn players_phrase(info: &Info) -> String {
    format!("{} players", players(info))
}

pub fn minutes(info: &Info) -> String {
    match info.minutes {
        (least, most) if least == most => format!("{least} min"),
        (least, most) => format!("{least} to {most} min"),
    }
}

pub fn more_saved(count: usize) -> String {
    match count {
        0 => ALL_SAVED.into(),
        1 => "1 more saved game".into(),
        _ => format!("{count} more saved games"),
    }
}

pub fn unreadable(count: usize) -> String {
    match count {
        1 => "One saved game cannot be read. It is kept, and can be exported.".into(),
        _ => format!("{count} saved games cannot be read. They are kept, and can be exported."),
    }
}

pub fn whose_turn(summary: &Summary) -> String {
    let Some(seat) = summary.to_act else { return super::OVER.into() };
    let player = &summary.players[seat.index()];
    match (player.is_person(), summary.people()) {
        (true, 1) => "Your turn".into(),
        (true, _) if summary.info.hidden => format!("Pass to {}", player.name),
        (true, _) => format!("{}’s turn", player.name),
        (false, _) => format!("{}’s turn", player.name),
    }
}

/// Returns the accessible name of the badges: the players' names.
pub fn who_plays(summary: &Summary) -> String {
    let name = |index: usize| {
        let player = &summary.players[index];
        let kind = super::kind(&player.kind, false).to_ascii_lowercase();
        if player.is_person() { player.name.clone() } else { format!("{} ({kind})", player.name) }
    };
    let names: Vec<_> = Seat::all(summary.players.len() as u8).map(|seat| name(seat.index())).collect();
    names.join(", ")
}

pub fn continue_game(summary: &Summary) -> String {
    format!("{CONTINUE} {}, {}", summary.info.title, summary.heading)
}

pub fn new_game_of(title: &str) -> String {
    format!("{NEW_GAME} of {title}")
}

pub fn learn(title: &str) -> String {
    format!("{LEARN} {title}: the rules")
}
