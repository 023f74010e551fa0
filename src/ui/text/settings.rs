//! Texts of the settings page and the credits.

pub const LOOKS: &str = "Appearance";
pub const PLAY: &str = "At the table";
pub const PACE_HELP: &str = "How long a computer’s move stays on show, and how fast pieces travel";
pub const SOUND: &str = "Sound";
pub const SOUND_HELP: &str = "A short note for a move, for points and for your turn";
/// In the order of the enum.
pub const VOLUMES: [&str; 3] = ["Off", "Soft", "Full"];
pub const VIBRATION: &str = "Vibration";
pub const VIBRATION_HELP: &str = "The phone shakes for a moment when you move and when it is your turn";
pub const COVER: &str = "Cover hands when you leave the page";
pub const COVER_HELP: &str = "Where several people share this device: a hand that lies open goes behind the curtain once the page has been out of sight for this long";
/// In the order of the enum.
pub const COVERS: [&str; 4] = ["At once", "1 min", "5 min", "Never"];
pub const THEME_HELP: &str = "Light, dark, or as this device is set";
pub const LETTERS: &str = "Single-key shortcuts";
pub const LETTERS_HELP: &str =
    "U to undo, H for a hint and so on. Turn them off if you use speech input or hit keys by accident.";
pub const KEEPING: &str = "Keeping your games";
pub const PERSIST: &str = "Ask the browser to keep them";
pub const PERSISTED: &str = "The browser has promised to keep your games until you delete them yourself.";
pub const NOT_PERSISTED: &str =
    "The browser may delete them when the device runs short of space. You can ask it not to, or save them as a file.";
pub const PERSIST_REFUSED: &str = "The browser did not agree. Installing the page or using it more often may help.";
pub const PERSIST_UNANSWERED: &str = "The browser has not answered. Saving your games as a file is the safe way.";
pub const SAVED_GAMES: &str = "Saved games, files and statistics";
pub const INSTALLING: &str = "On your home screen";
pub const INSTALLED: &str = "Tea Table runs as an app on this device.";
pub const NOT_YET_OFFLINE: &str =
    "Not yet ready to play without a network: the page is still being saved on this device.";
/// When storing the files for offline use failed.
pub const NOT_KEPT_OFFLINE: &str = "Not ready to play without a network: this page could not be saved on this device. Either the connection broke off, the browser saves nothing here, or the host changes the page’s files. It is tried again when you open the page next.";
/// Without https.
pub const NEVER_OFFLINE: &str =
    "Not ready to play without a network: browsers save pages only from a secure address (https).";

pub const ONE_FILE: &str = "This page is one file with everything inside: it needs no installing.";

pub const ABOUT: &str = "About Tea Table";
pub const WHAT: &str = "Tea Table is a table for board games of the tea trade: for people around one device, and for those who have nobody to play with just now. It has no server, no account and no advertisements, and it sends nothing anywhere.";
pub const FAN: &str = "This is an independent fan project. It is not made, endorsed or licensed by the designers or publishers of the games. All drawings and all wording of the rules are our own; if you like a game, please buy the real box: nothing here replaces it.";
pub const GAMES: &str = "The games";
pub const MADE_WITH: &str = "Made with";
pub const FONT: &str = "Titles are set in Young Serif by Bastien Sozeau, under the SIL Open Font License 1.1.";
pub const PROGRAM: &str = "The program is written in Rust, with Leptos for the page. It is free software, under the MIT or the Apache 2.0 licence.";
pub const OPPONENTS: &str = "The computer players think by searching games that they imagine from what their seat can see. They never look at hidden cards, at any level.";
pub const FIGURES: &str = "Where a printed figure did not survive or a rule is silent, the rulebook in the app says so and states what we decided.";

pub fn build(id: &str) -> String {
    format!("Build {id}")
}

pub fn kept(games: usize) -> String {
    match games {
        0 => "No games are saved on this device yet.".into(),
        1 => "One game is saved on this device.".into(),
        _ => format!("{games} games are saved on this device."),
    }
}
