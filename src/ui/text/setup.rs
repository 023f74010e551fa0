//! Texts of the setup page.

use super::Text;
use crate::engine::Info;

/// Above the name of the game.
pub const NEW_GAME: Text = Text("setup-new-game");
/// Above the name of the game, if it came as a challenge.
pub const CHALLENGE: Text = Text("setup-challenge");
pub const PERSON: Text = Text("setup-person");
pub const COMPUTER: Text = Text("setup-computer");
/// Beside a person.
pub const ON_THIS_DEVICE: Text = Text("setup-on-this-device");
pub const LEVELS: [Text; 4] =
    [Text("setup-levels-0"), Text("setup-levels-1"), Text("setup-levels-2"), Text("setup-levels-3")];
pub const LEVEL: Text = Text("setup-level");
/// The characters of computers: none, then [`crate::engine::Character::ALL`], then one drawn when the game begins.
pub const CHARACTERS: [Text; 5] = [
    Text("setup-characters-0"),
    Text("setup-characters-1"),
    Text("setup-characters-2"),
    Text("setup-characters-3"),
    Text("setup-characters-4"),
];
pub const CHARACTER: Text = Text("setup-character");
pub const ADD: Text = Text("setup-add");
pub const SHUFFLE: Text = Text("setup-shuffle");
pub const HOUSE_RULES: Text = Text("setup-house-rules");
pub const OPEN_HANDS_HELP: Text = Text("setup-open-hands-help");
pub const SEED: Text = Text("setup-seed");
pub const FRESH_SEED: Text = Text("setup-fresh-seed");
pub const COPY_CHALLENGE: Text = Text("setup-copy-challenge");
pub const CANCEL: Text = Text("setup-cancel");
pub const START: Text = Text("setup-start");
/// When no seat is a person's.
pub const WATCH: Text = Text("setup-watch");
pub const NO_SUCH_GAME: Text = Text("setup-no-such-game");
pub const NAMES: [&str; 8] = ["Asha", "Bao", "Clara", "Dev", "Esra", "Farid", "Grace", "Hugo"];

/// Describes a computer: "Computer, steady", "Steady builder" or "Steady, by chance".
pub fn computer(level: usize, character: usize) -> String {
    let (level, of_character) = (LEVELS[level], CHARACTERS[character].to_ascii_lowercase());
    match character {
        0 => format!("{COMPUTER}, {}", level.to_ascii_lowercase()),
        character if character == CHARACTERS.len() - 1 => format!("{level}, {of_character}"),
        _ => format!("{level} {of_character}"),
    }
}

pub fn name_of(seat: usize) -> String {
    format!("Name at seat {}", seat + 1)
}

/// Returns a seat's number and player.
pub fn seat_named(seat: usize, name: &str) -> String {
    format!("Seat {}, {name}", seat + 1)
}

/// Label of the choice of a seat's kind of player, for screen readers.
pub fn who_at(seat: usize) -> String {
    format!("Who plays at seat {}", seat + 1)
}

pub fn move_up(name: &str) -> String {
    format!("Move {name} one seat up")
}

pub fn remove(name: &str) -> String {
    format!("Remove {name}")
}

/// Label of the button that unfolds a seat's fields on a phone.
pub fn more(name: &str) -> String {
    format!("More for {name}: level, order, remove")
}

/// The choice between a game against others and one alone.
pub const HOW_MANY: Text = Text("setup-how-many");

/// Returns the labels of that choice; `name` is the name of the solo game.
pub fn alone_or_not(info: &Info, name: &str) -> Vec<String> {
    vec![format!("{} players", info.seats.1), format!("{name}, alone")]
}

pub fn seats_of(info: &Info) -> String {
    match info.seats {
        (least, most) if least == most => format!("For {least} players."),
        (least, most) => format!("For {least} to {most} players; the order here is the order of play."),
    }
}

pub fn minutes(info: &Info, seats: usize) -> String {
    let (least, most) = info.seats;
    let (short, long) = info.minutes;
    let share = (seats as f32 - f32::from(least)) / f32::from((most - least).max(1));
    let minutes = f32::from(short) + (f32::from(long) - f32::from(short)) * share.clamp(0.0, 1.0);
    let rounded = ((minutes / 5.0).round() * 5.0) as u16;
    let seats = match seats {
        1 => "alone".into(),
        _ => format!("with {seats} players"),
    };
    format!("About {rounded} minutes {seats}")
}

pub fn no_name(seat: usize) -> String {
    format!("Seat {} has no name yet.", seat + 1)
}

pub const SEED_IS_LINK: Text = Text("setup-seed-is-link");

pub fn same_name(name: &str) -> String {
    format!("Two players are called {name}: give one of them another name, so that the log can tell them apart.")
}

/// Prefix of an option value that names a seat, before its number.
pub const SEAT: Text = Text("setup-seat");

pub const NO_SEED: Text = Text("setup-no-seed");
