//! Texts of the shelf.

use super::{Text, say};
use crate::engine::Info;
use crate::engine::record::Player;
use crate::message;
use crate::table::Summary;
use crate::words::Argument;

pub const STILL_ON_THE_TABLE: Text = Text("home-still-on-the-table");
pub const ALL_SAVED: Text = Text("home-all-saved");
/// Label of the boxes for screen readers.
pub const SHELF: Text = Text("home-shelf");
pub const CONTINUE: Text = Text("home-continue");
pub const NEW_GAME: Text = Text("home-new-game");
/// On a box whose board is missing from this build.
pub const RULES_ONLY: Text = Text("home-no-board");
/// Sentence for a game whose board is missing from this build.
pub const NO_BOARD_YET: Text = Text("home-no-board-yet");
pub const LEARN: Text = Text("home-learn");
pub const READY_OFFLINE: Text = Text("home-ready-offline");
pub const KEEPS_NOTHING: Text = Text("home-keeps-nothing");
pub const UPDATE_READY: Text = Text("home-update");
pub const UPDATE_NOW: Text = Text("home-switch");
pub const INSTALL: Text = Text("home-install");
pub const USE_DARK_THEME: Text = Text("home-to-dark");
pub const USE_LIGHT_THEME: Text = Text("home-to-light");
pub const PRIVACY: Text = Text("home-foot");
pub const ABOUT: Text = Text("home-about");
/// Instructions for an iPhone or iPad.
pub const INSTALL_APPLE: Text = Text("home-install-apple");
/// Warning for an iPhone or iPad: the installed app has its own storage.
pub const INSTALL_APPLE_STORE: Text = Text("home-install-apple-store");
/// Instructions for other devices.
pub const INSTALL_OTHER: Text = Text("home-install-other");
/// Shown when the page is not served by https.
pub const INSTALL_INSECURE: Text = Text("home-install-insecure");
pub const SAVE_ALL_FIRST: Text = Text("home-save-all-first");

pub fn player_numbers(info: &Info) -> String {
    match info.seats {
        (least, most) if least == most => say(&message!("number", n: least)),
        (least, most) => say(&message!("home-players", least: least, most: most)),
    }
}

/// Returns the possible numbers of players as a phrase.
pub fn players_phrase(info: &Info) -> String {
    match info.seats {
        (least, most) if least == most => say(&message!("home-players-exactly", count: least)),
        (least, most) => say(&message!("home-players-range", least: least, most: most)),
    }
}

pub fn minutes(info: &Info) -> String {
    match info.minutes {
        (least, most) if least == most => say(&message!("home-minutes", minutes: least)),
        (least, most) => say(&message!("home-minutes-range", least: least, most: most)),
    }
}

pub fn more_saved(count: usize) -> String {
    if count == 0 { ALL_SAVED.into() } else { say(&message!("home-more-saved", count: count)) }
}

pub fn unreadable(count: usize) -> String {
    say(&message!("home-unreadable", count: count))
}

pub fn whose_turn(summary: &Summary) -> String {
    let Some(seat) = summary.to_act else { return super::GAME_OVER.into() };
    let player = &summary.players[seat.index()];
    let name = player.name.as_str();
    if summary.away.has(seat) {
        return say(&message!("home-turn-of", name: name));
    }
    match (player.is_person(), summary.people() - summary.away.len()) {
        (true, 1) => say(&message!("home-your-turn")),
        (true, _) if summary.info.hidden => say(&message!("home-pass-to", name: name)),
        _ => say(&message!("home-turn-of", name: name)),
    }
}

/// Returns the accessible name of the badges: the players' names.
pub fn player_names(summary: &Summary) -> String {
    let named = |player: &Player| -> Argument {
        let name = player.name.as_str();
        match player.is_person() {
            true => name.into(),
            false => message!("home-computer-named", name: name, kind: super::kind_inside(&player.kind)).into(),
        }
    };
    let players: Vec<Argument> = summary.players.iter().map(named).collect();
    say(&message!("home-who-plays", players: players))
}

pub fn continue_game(summary: &Summary) -> String {
    say(&message!("home-continue-game", title: summary.info.title, heading: summary.heading.as_str()))
}

pub fn new_game_of(title: &str) -> String {
    say(&message!("home-new-game-of", title: title))
}

pub fn learn_label(title: &str) -> String {
    say(&message!("home-learn-title", title: title))
}
