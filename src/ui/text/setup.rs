//! The words of the setup page.

use crate::engine::Info;

/// Over the name of the game.
pub const NEW_GAME: &str = "New game";
/// Over the name of the game, when it came as a challenge.
pub const CHALLENGE: &str = "A challenge: same seed, same setup";
pub const PERSON: &str = "Person";
pub const COMPUTER: &str = "Computer";
/// Beside a person.
pub const ON_THIS_DEVICE: &str = "Plays on this device";
/// The levels, in order.
pub const LEVELS: [&str; 4] = ["Novice", "Steady", "Sharp", "Master"];
pub const LEVEL: &str = "Level";
/// The characters of computers: none, then [`crate::engine::Character::ALL`], then one drawn when the game begins.
pub const CHARACTERS: [&str; 5] = ["Balanced", "Builder", "Trader", "Racer", "By chance"];
pub const CHARACTER: &str = "Character";
pub const ADD: &str = "Add a seat";
pub const SHUFFLE: &str = "Shuffle seats";
pub const HOUSE_RULES: &str = "House rules";
/// Open hands, in short.
pub const OPEN_HANDS_HELP: &str =
    "Turns and answers pass without a curtain: the screen shows the hand of whoever is to act";
pub const SEED: &str = "Seed: the same word deals the same game";
pub const FRESH_SEED: &str = "Draw a new seed";
pub const COPY_CHALLENGE: &str = "Copy a link to this setup: a challenge to others";
pub const CANCEL: &str = "Cancel";
pub const START: &str = "Start game";
/// Nobody but computers.
pub const WATCH: &str = "Only computers play: you will watch";
/// When the game is not known.
pub const NO_SUCH_GAME: &str = "There is no such game on this shelf.";
/// The names that stand in until people give theirs.
pub const NAMES: [&str; 8] = ["Asha", "Bao", "Clara", "Dev", "Esra", "Farid", "Grace", "Hugo"];

/// What a computer is, in short: "Computer, steady", "Steady builder" or "Steady, by chance".
pub fn computer(level: usize, character: usize) -> String {
    let (level, of_character) = (LEVELS[level], CHARACTERS[character].to_ascii_lowercase());
    match character {
        0 => format!("{COMPUTER}, {}", level.to_ascii_lowercase()),
        character if character == CHARACTERS.len() - 1 => format!("{level}, {of_character}"),
        _ => format!("{level} {of_character}"),
    }
}

/// The field of a name.
pub fn name_of(seat: usize) -> String {
    format!("Name at seat {}", seat + 1)
}

/// A seat by its number and who sits there.
pub fn seat_named(seat: usize, name: &str) -> String {
    format!("Seat {}, {name}", seat + 1)
}

/// Who plays at a seat, for screen readers.
pub fn who_at(seat: usize) -> String {
    format!("Who plays at seat {}", seat + 1)
}

pub fn move_up(name: &str) -> String {
    format!("Move {name} one seat up")
}

pub fn remove(name: &str) -> String {
    format!("Remove {name}")
}

/// Level and place, unfolded on a phone.
pub fn more(name: &str) -> String {
    format!("More for {name}: level, order, remove")
}

/// The choice between a game against others and one alone.
pub const HOW_MANY: &str = "Number of players";

/// What can be chosen there; `name` is what the game of one is called.
pub fn alone_or_not(info: &Info, name: &str) -> Vec<String> {
    vec![format!("{} players", info.seats.1), format!("{name}, alone")]
}

/// How many can play.
pub fn seats_of(info: &Info) -> String {
    match info.seats {
        (least, most) if least == most => format!("For {least} players."),
        (least, most) => format!("For {least} to {most} players; the order here is the order of play."),
    }
}

/// How long it will take.
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

/// Refused: no name.
pub fn no_name(seat: usize) -> String {
    format!("Seat {} has no name yet.", seat + 1)
}

/// Refused: a link in the field of the seed.
pub const SEED_IS_LINK: &str =
    "That is a link, not a seed. Paste it under “Open a link” on the shelf, or draw another seed here.";

/// Refused: two whose names look the same.
pub fn same_name(name: &str) -> String {
    format!("Two players are called {name}: give one of them another name, so that the log can tell them apart.")
}

/// How an option names a seat, before its number.
pub const SEAT: &str = "Seat ";

/// Refused: no seed.
pub const NO_SEED: &str = "The seed is empty: type any word, or draw one.";
