//! Texts of the shelf.

use crate::engine::{Info, Seat};
use crate::table::Summary;

pub const STILL_ON_THE_TABLE: &str = "Games in progress";
pub const ALL_SAVED: &str = "All saved games";
/// Label of the boxes for screen readers.
pub const SHELF: &str = "The shelf";
pub const CONTINUE: &str = "Continue";
pub const NEW_GAME: &str = "New game";
/// On a box whose board is missing from this build.
pub const NO_BOARD: &str = "Rules only for now";
/// The same as a sentence.
pub const NO_BOARD_YET: &str = "This build has the rules of this game, but no board to play it on yet.";
pub const LEARN: &str = "Learn";
pub const READY_OFFLINE: &str = "Ready to play offline";
pub const KEEPS_NOTHING: &str = "This browser does not let the page save anything. Games are lost when it is closed, unless you save them as files.";
pub const UPDATE: &str = "A new version is ready";
pub const SWITCH: &str = "Update now";
pub const INSTALL: &str = "Install";
pub const TO_DARK: &str = "Dark theme";
pub const TO_LIGHT: &str = "Light theme";
pub const FOOT: &str = "No account, no network, no tracking. Your games stay on this device.";
pub const ABOUT: &str = "About and credits";
/// On an iPhone or iPad.
pub const INSTALL_APPLE: &str = "Press Share in the browser’s bar, then “Add to Home Screen”.";
/// On an iPhone or iPad: a warning about separate storage.
pub const INSTALL_APPLE_STORE: &str = "An app on the home screen has its own storage: games begun here do not move with it. Save them as one file first, and open the file there.";
/// In other browsers.
pub const INSTALL_OTHER: &str = "Open the browser’s menu and choose “Install” or “Add to Home screen”. Where there is no such entry, the page still works without a network once it has been open.";
/// If the page is not served securely.
pub const INSTALL_INSECURE: &str = "This address is not secure (no https), so the browser can neither install the page nor keep it for use without a network.";
pub const SAVE_ALL_FIRST: &str = "Save all games as one file";

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
