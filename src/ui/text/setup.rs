//! Texts of the setup page.

use crate::engine::Info;

/// Above the name of the game.
pub const NEW_GAME: &str = "New game";
/// Above the name of the game, if it came as a challenge.
pub const CHALLENGE: &str = "A challenge: same seed, same setup";
pub const PERSON: &str = "Person";
pub const COMPUTER: &str = "Computer";
/// Beside a person.
pub const ON_THIS_DEVICE: &str = "Plays on this device";
pub const LEVELS: [&str; 4] = ["Novice", "Steady", "Sharp", "Master"];
pub const LEVEL: &str = "Level";
/// The characters of computers: none, then [`crate::engine::Character::ALL`], then one drawn when the game begins.
pub const CHARACTERS: [&str; 5] = ["Balanced", "Builder", "Trader", "Racer", "By chance"];
pub const CHARACTER: &str = "Character";
pub const ADD: &str = "Add a seat";
pub const SHUFFLE: &str = "Shuffle seats";
pub const HOUSE_RULES: &str = "House rules";
pub const OPEN_HANDS_HELP: &str =
    "Turns and answers pass without a curtain: the screen shows the hand of whoever is to act";
pub const SEED: &str = "Seed: the same word deals the same game";
pub const FRESH_SEED: &str = "Draw a new seed";
pub const COPY_CHALLENGE: &str = "Copy a link to this setup: a challenge to others";
pub const CANCEL: &str = "Cancel";
pub const START: &str = "Start game";
/// When no seat is a person's.
pub const WATCH: &str = "Only computers play: you will watch";
pub const NO_SUCH_GAME: &str = "There is no such game on this shelf.";
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
pub const HOW_MANY: &str = "Number of players";

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

pub const SEED_IS_LINK: &str =
    "That is a link, not a seed. Paste it under “Open a link” on the shelf, or draw another seed here.";

pub fn same_name(name: &str) -> String {
    format!("Two players are called {name}: give one of them another name, so that the log can tell them apart.")
}

/// Prefix of an option value that names a seat, before its number.
pub const SEAT: &str = "Seat ";

pub const NO_SEED: &str = "The seed is empty: type any word, or draw one.";
