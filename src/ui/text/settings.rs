//! Texts of the settings page and the credits.

use super::{Text, say};
use crate::message;

pub const APPEARANCE: Text = Text("settings-looks");
pub const LANGUAGE: Text = Text("settings-language");
pub const LANGUAGE_BROWSER: Text = Text("settings-language-browser");
pub const LANGUAGE_HELP: Text = Text("settings-language-help");
pub const AT_THE_TABLE: Text = Text("settings-play");
pub const PACE_HELP: Text = Text("settings-pace-help");
pub const SOUND: Text = Text("settings-sound");
pub const SOUND_HELP: Text = Text("settings-sound-help");
/// In the order of the setting's values.
pub const VOLUMES: [Text; 3] = [Text("settings-volumes-0"), Text("settings-volumes-1"), Text("settings-volumes-2")];
pub const VIBRATION: Text = Text("settings-vibration");
pub const VIBRATION_HELP: Text = Text("settings-vibration-help");
pub const COVER_HANDS: Text = Text("settings-cover");
pub const COVER_HELP: Text = Text("settings-cover-help");
/// Delays before an open hand is covered, in the order of the setting's values.
pub const COVERS: [Text; 4] =
    [Text("settings-covers-0"), Text("settings-covers-1"), Text("settings-covers-2"), Text("settings-covers-3")];
pub const THEME_HELP: Text = Text("settings-theme-help");
pub const SHORTCUTS: Text = Text("settings-letters");
pub const LETTERS_HELP: Text = Text("settings-letters-help");
pub const STORAGE: Text = Text("settings-keeping");
pub const ASK_FOR_PERSISTENCE: Text = Text("settings-persist");
pub const PERSISTENCE_GRANTED: Text = Text("settings-persisted");
pub const NOT_PERSISTED: Text = Text("settings-not-persisted");
pub const PERSIST_REFUSED: Text = Text("settings-persist-refused");
pub const PERSIST_UNANSWERED: Text = Text("settings-persist-unanswered");
pub const SAVED_GAMES: Text = Text("settings-saved-games");
pub const INSTALLATION: Text = Text("settings-installing");
pub const INSTALLED: Text = Text("settings-installed");
pub const NOT_YET_OFFLINE: Text = Text("settings-not-yet-offline");
/// Shown when the files for offline use could not be stored.
pub const NOT_KEPT_OFFLINE: Text = Text("settings-not-kept-offline");
/// Shown when the page is not served by https.
pub const NEVER_OFFLINE: Text = Text("settings-never-offline");

pub const SINGLE_FILE_HELP: Text = Text("settings-one-file");

pub const ABOUT: Text = Text("settings-about");
pub const INTRODUCTION: Text = Text("settings-what");
pub const DISCLAIMER: Text = Text("settings-fan");
pub const GAMES: Text = Text("settings-games");
pub const MADE_WITH: Text = Text("settings-made-with");
pub const FONT_CREDIT: Text = Text("settings-font");
pub const PROGRAM_CREDIT: Text = Text("settings-program");
pub const OPPONENTS_HELP: Text = Text("settings-opponents");
pub const FIGURES_HELP: Text = Text("settings-figures");

pub fn build_id(id: &str) -> String {
    say(&message!("settings-build", id: id))
}

pub fn games_stored(games: usize) -> String {
    say(&message!("settings-kept", count: games))
}
