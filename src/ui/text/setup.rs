//! Texts of the setup page.

use super::{Text, say};
use crate::engine::Info;
use crate::message;
use crate::words::Argument;

/// Above the name of the game.
pub const NEW_GAME: Text = Text("setup-new-game");
/// Above the name of the game, if it came as a challenge.
pub const CHALLENGE: Text = Text("setup-challenge");
pub const PERSON: Text = Text("setup-person");
pub const COMPUTER: Text = Text("setup-computer");
/// Beside the name of a person.
pub const ON_THIS_DEVICE: Text = Text("setup-on-this-device");
pub const LEVELS: [Text; 4] =
    [Text("setup-levels-0"), Text("setup-levels-1"), Text("setup-levels-2"), Text("setup-levels-3")];
pub const LEVEL: Text = Text("setup-level");
/// Explains the strength of the levels.
pub const LEVELS_HELP: Text = Text("setup-levels-help");
/// The characters of computers: none, then [`crate::engine::Character::ALL`], then one drawn when the game begins.
pub const CHARACTERS: [Text; 5] = [
    Text("setup-characters-0"),
    Text("setup-characters-1"),
    Text("setup-characters-2"),
    Text("setup-characters-3"),
    Text("setup-characters-4"),
];
pub const CHARACTER: Text = Text("setup-character");
pub const ADD_SEAT: Text = Text("setup-add");
pub const SHUFFLE_SEATS: Text = Text("setup-shuffle");
pub const HOUSE_RULES: Text = Text("setup-house-rules");
pub const OPEN_HANDS_HELP: Text = Text("setup-open-hands-help");
pub const SEED: Text = Text("setup-seed");
pub const FRESH_SEED: Text = Text("setup-fresh-seed");
pub const COPY_CHALLENGE: Text = Text("setup-copy-challenge");
pub const CANCEL: Text = Text("setup-cancel");
pub const START_GAME: Text = Text("setup-start");
/// Shown when all seats are occupied by computers.
pub const ONLY_COMPUTERS: Text = Text("setup-watch");
pub const NO_SUCH_GAME: Text = Text("setup-no-such-game");
pub const NAMES: [&str; 8] = ["Asha", "Bao", "Clara", "Dev", "Esra", "Farid", "Grace", "Hugo"];

/// Returns the noun of a level.
pub fn level_noun(level: usize) -> Argument {
    Argument::Noun(LEVELS[level].0)
}

/// Returns the noun of the character at this index of [`CHARACTERS`].
pub fn character_noun(character: usize) -> Argument {
    Argument::Noun(CHARACTERS[character].0)
}

/// Returns the title of the window: [`NEW_GAME`] or [`CHALLENGE`], and the game.
pub fn page_title(heading: Text, info: &Info) -> String {
    say(&message!("setup-title", heading: heading.to_string(), title: info.title))
}

/// Describes a computer: "Computer, steady", "Steady builder" or "Steady, any character".
pub fn computer_kind(level: usize, character: usize) -> String {
    let level = self::level_noun(level);
    match character {
        0 => say(&message!("setup-computer-plain", level: level)),
        last if last == CHARACTERS.len() - 1 => say(&message!("setup-computer-drawn", level: level)),
        _ => say(&message!("kind-character", level: level, character: self::character_noun(character))),
    }
}

pub fn name_label(seat: usize) -> String {
    say(&message!("setup-name-of", seat: seat + 1))
}

/// Returns a seat's number and player.
pub fn seat_and_name(seat: usize, name: &str) -> String {
    say(&message!("setup-seat-named", seat: seat + 1, name: name))
}

/// Returns the label of the choice of a seat's player, for screen readers.
pub fn player_label(seat: usize) -> String {
    say(&message!("setup-who-at", seat: seat + 1))
}

pub fn move_up(name: &str) -> String {
    say(&message!("setup-move-up", name: name))
}

pub fn remove(name: &str) -> String {
    say(&message!("setup-remove", name: name))
}

/// Returns the label of the button that unfolds a seat's fields on a phone.
pub fn seat_details(name: &str) -> String {
    say(&message!("setup-more", name: name))
}

/// Label of the choice between a game of several players and the solo game.
pub const PLAYER_COUNT: Text = Text("setup-how-many");

/// Returns the values of the choice [`PLAYER_COUNT`]; `name` is the name of the solo game.
pub fn player_counts(info: &Info, name: &str) -> Vec<String> {
    vec![say(&message!("setup-players", count: info.seats.1)), say(&message!("setup-alone", title: name))]
}

pub fn seat_range(info: &Info) -> String {
    match info.seats {
        (least, most) if least == most => say(&message!("setup-seats-exactly", count: least)),
        (least, most) => say(&message!("setup-seats-range", least: least, most: most)),
    }
}

pub fn minutes(info: &Info, seats: usize) -> String {
    let (least, most) = info.seats;
    let (short, long) = info.minutes;
    let share = (seats as f32 - f32::from(least)) / f32::from((most - least).max(1));
    let minutes = f32::from(short) + (f32::from(long) - f32::from(short)) * share.clamp(0.0, 1.0);
    let rounded = ((minutes / 5.0).round() * 5.0) as u16;
    say(&message!("setup-minutes", minutes: rounded, players: seats))
}

pub fn empty_name(seat: usize) -> String {
    say(&message!("setup-no-name", seat: seat + 1))
}

pub const SEED_IS_LINK: Text = Text("setup-seed-is-link");

pub fn duplicate_name(name: &str) -> String {
    say(&message!("setup-same-name", name: name))
}

pub const EMPTY_SEED: Text = Text("setup-no-seed");
