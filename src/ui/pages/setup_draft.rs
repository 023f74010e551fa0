//! The choices on the setup page (seats, options, seed), and the part of them that this device remembers for each game.
//! Called by the setup page. The game defines the options and their valid combinations.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::ai::Level;
use crate::engine::name::{alike, clean, cut};
use crate::engine::record::{Player, Record};
use crate::engine::{Chance, Character, Info, Seat, SeatSet};
use crate::table::link_text;
use crate::table::new_game::{Choices, LastSetup, NewGame};
use crate::table::save::Store;
use crate::table::{self, Table};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::share;
use crate::ui::route::Route;
use crate::ui::shell::lesson::is_learned;
use crate::ui::shell::{new_game, shared};
use crate::ui::text;
use crate::ui::text::setup as words;
use crate::words::isolated;

use super::lesson::teaching;

/// The notation of the levels, in order.
const LEVELS: [&str; 4] = [Level::Novice.key(), Level::Steady.key(), Level::Sharp.key(), Level::Master.key()];
const DEFAULT_LEVEL: usize = 1;
/// The notation of [`words::CHARACTERS`]. The last one is stored only in the remembered setup: in a game it is replaced
/// by a character drawn at random.
const CHARACTERS: [&str; 5] = ["", Character::Builder.key(), Character::Trader.key(), Character::Racer.key(), "chance"];
const RANDOM_CHARACTER: usize = 4;
/// Storage key of the names entered last, in the order of the seats.
pub const NAMES_KEY: &str = "tea-table.names";

/// Returns the key under which the last setup of a game is stored.
pub fn memory_key(game: &str) -> String {
    format!("tea-table.setup.{game}")
}

/// A seat as it is being filled in.
#[derive(Clone, Copy, PartialEq)]
pub struct SeatDraft {
    /// Stays the same when seats change places.
    pub key: u32,
    pub name: RwSignal<String>,
    /// Whether a person sits here.
    pub person: RwSignal<bool>,
    /// Index of the computer's level in [`LEVELS`].
    pub level: RwSignal<usize>,
    /// Index of its character in [`words::CHARACTERS`].
    pub character: RwSignal<usize>,
    /// Index in [`CHARACTERS`] of a character drawn at random, used if the choice is left to chance.
    random_character: usize,
    /// Whether a phone shows all fields of the seat.
    pub unfolded: RwSignal<bool>,
}

impl SeatDraft {
    fn new(key: u32, player: &Player) -> SeatDraft {
        let (level, character) = player.kind.split_once(':').unwrap_or((&player.kind, ""));
        let level = LEVELS.iter().position(|name| *name == level);
        let character = CHARACTERS.iter().position(|name| *name == character);
        SeatDraft {
            key,
            name: RwSignal::new(player.name.clone()),
            person: RwSignal::new(player.is_person()),
            level: RwSignal::new(level.unwrap_or(DEFAULT_LEVEL)),
            character: RwSignal::new(character.unwrap_or(0)),
            random_character: 1 + Chance::stream(share::fresh_seed().0).index(RANDOM_CHARACTER - 1),
            unfolded: RwSignal::new(false),
        }
    }

    fn player(self) -> Player {
        let character = self.character.get();
        self.player_with(if character == RANDOM_CHARACTER { self.random_character } else { character })
    }

    /// Returns the player to be suggested for this seat next time.
    fn remembered(self) -> Player {
        self.player_with(self.character.get())
    }

    fn player_with(self, character: usize) -> Player {
        let kind = match (self.person.get(), LEVELS[self.level.get()], CHARACTERS[character]) {
            (true, ..) => Player::PERSON.to_owned(),
            (false, level, "") => level.to_owned(),
            (false, level, character) => format!("{level}:{character}"),
        };
        Player::new(&self.name.get(), &kind)
    }
}

#[derive(Clone, Copy)]
pub struct Draft {
    pub app: AppContext,
    pub info: &'static Info,
    pub choices: Choices,
    /// The seats, in the order of play.
    pub seats: RwSignal<Vec<SeatDraft>>,
    /// Index of the chosen value of each option.
    pub values: RwSignal<Vec<usize>>,
    pub open: RwSignal<bool>,
    /// Whether the first person plays on this device and all others on theirs.
    pub apart: RwSignal<bool>,
    pub seed: RwSignal<String>,
}

impl Draft {
    /// Creates a draft that starts from the last setup.
    pub fn new(app: AppContext, info: &'static Info, choices: Choices, from: LastSetup, seed: String) -> Draft {
        let names: Vec<String> = load_value(app, NAMES_KEY).unwrap_or_default();
        let name = |seat: usize| names.get(seat).cloned().unwrap_or_else(|| words::NAMES[seat % 8].into());
        let (least, most) = (usize::from(info.seats.0), usize::from(info.seats.1));
        let mut players = from.players;
        players.truncate(most);
        if players.is_empty() {
            let learned = info.first_lesson.is_some_and(|(first, _)| is_learned(app, info.id, first));
            let (count, level) = first_seats(learned.then(|| teaching(info.id).lessons.len()));
            let kind = |seat: usize| if seat == 0 { Player::PERSON } else { LEVELS[level] };
            players = (0..count.clamp(least, most)).map(|seat| Player::new(&name(seat), kind(seat))).collect();
        }
        while players.len() < least {
            players.push(Player::new(&name(players.len()), LEVELS[DEFAULT_LEVEL]));
        }
        let seats = players.iter().zip(0..).map(|(player, key)| SeatDraft::new(key, player)).collect();
        let defaults = || (choices.read)("").unwrap_or_default();
        let values = (choices.read)(&from.options).unwrap_or_else(|_| defaults());
        Draft {
            app,
            info,
            choices,
            seats: RwSignal::new(seats),
            values: RwSignal::new(values),
            open: RwSignal::new(from.open),
            apart: RwSignal::new(from.apart),
            seed: RwSignal::new(seed),
        }
    }

    pub fn seat_count(self) -> usize {
        self.seats.with(Vec::len)
    }

    /// Adds a seat for a computer of the same level as the others, if there is room.
    pub fn add(self) {
        self.seats.update(|seats| {
            if seats.len() < usize::from(self.info.seats.1) {
                let key = seats.iter().map(|seat| seat.key + 1).max().unwrap_or(0);
                let names: Vec<String> = seats.iter().map(|seat| seat.name.get_untracked()).collect();
                let name = words::NAMES.iter().find(|name| !names.iter().any(|names| alike(names, name)));
                let rival = seats.iter().find(|seat| !seat.person.get_untracked());
                let level = rival.map_or(DEFAULT_LEVEL, |rival| rival.level.get_untracked());
                seats.push(SeatDraft::new(key, &Player::new(name.unwrap_or(&words::NAMES[0]), LEVELS[level])));
            }
        });
    }

    /// Leaves one person alone at the table, or adds a computer to make two seats.
    pub fn play_alone(self, alone: bool) {
        match alone {
            true => self.seats.update(|seats| {
                let person = seats.iter().position(|seat| seat.person.get_untracked()).unwrap_or(0);
                *seats = vec![seats[person]];
                seats[0].person.set(true);
            }),
            false if self.seats.with_untracked(Vec::len) == 1 => self.add(),
            false => {}
        }
    }

    /// Sets whether people play on separate devices. If they do, makes sure that at least two seats have people.
    pub fn play_apart(self, apart: bool) {
        self.apart.set(apart);
        if apart && self.seats.with_untracked(Vec::len) == 1 {
            self.add();
        }
        self.seats.with_untracked(|seats| {
            let people = seats.iter().filter(|seat| seat.person.get_untracked()).count();
            let computers = seats.iter().filter(|seat| !seat.person.get_untracked());
            computers
                .take(if apart { 2_usize.saturating_sub(people) } else { 0 })
                .for_each(|seat| seat.person.set(true));
        });
    }

    /// Whether the person of a seat plays on another device.
    pub fn is_friend(self, key: u32) -> bool {
        let first = self.seats.with(|seats| seats.iter().find(|seat| seat.person.get()).map(|seat| seat.key));
        self.apart.get() && first != Some(key)
    }

    /// Removes a seat, if the game allows fewer.
    pub fn remove(self, key: u32) {
        self.seats.update(|seats| {
            if seats.len() > usize::from(self.info.seats.0) {
                seats.retain(|seat| seat.key != key);
            }
        });
    }

    /// Swaps a seat with the one before it; the first seat becomes the last.
    pub fn move_up(self, key: u32) {
        self.seats.update(|seats| match seats.iter().position(|seat| seat.key == key) {
            Some(0) => seats.rotate_left(1),
            Some(index) => seats.swap(index, index - 1),
            None => {}
        });
    }

    pub fn shuffle(self) {
        self.seats.update(|seats| {
            let mut chance = Chance::stream(share::fresh_seed().0);
            chance.shuffle(seats);
        });
    }

    /// Returns the record of the game as currently chosen.
    ///
    /// # Errors
    /// A sentence that says what is missing or invalid.
    pub fn record(self) -> Result<Record, String> {
        let players: Vec<Player> = self.seats.get().into_iter().map(SeatDraft::player).collect();
        for (index, player) in players.iter().enumerate() {
            if player.name.is_empty() {
                return Err(words::empty_name(index));
            }
            if players[..index].iter().any(|other| alike(&other.name, &player.name)) {
                return Err(words::duplicate_name(&isolated(&player.name)));
            }
        }
        let seed = self.seed.get();
        if seed.trim().is_empty() {
            return Err(words::EMPTY_SEED.into());
        }
        // The field truncates pasted text, so that of a long address perhaps only the host is left.
        if seed.contains("://") || link_text::find(&seed).is_some() {
            return Err(words::SEED_IS_LINK.into());
        }
        let seed = seed.parse().unwrap_or_else(|never| match never {});
        let new_game = NewGame { players, values: self.values.get(), seed };
        match table::new_game::set_up(self.info.id, new_game) {
            Some(record) => record.map_err(|error| error.to_string()),
            None => Err(words::NO_SUCH_GAME.into()),
        }
    }

    /// Starts the game, or reports what is missing.
    pub fn set_up(self) {
        match untrack(|| self.record()) {
            Ok(record) => {
                self.remember(&record);
                let mut people = record.players.iter().zip((0..).map(Seat)).filter(|(player, _)| player.is_person());
                if let (true, Some((_, own)), Some(_)) = (self.apart.get_untracked(), people.next(), people.next()) {
                    if let Err(error) = shared::set_up(self.app, &record, SeatSet::one(own)) {
                        self.app.notify(error.to_string());
                    }
                    return;
                }
                let _ = new_game::set_up(self.app, record, false, self.open.get_untracked() && self.info.hidden);
            }
            Err(error) => self.app.notify(error),
        }
    }

    /// Starts a match of several deals with this setup, or says what is missing.
    pub fn begin_match(self) {
        match untrack(|| self.record()) {
            Ok(record) => {
                self.remember(&record);
                self.app.go(Route::NewMatch(self.info.id.into()));
            }
            Err(error) => self.app.notify(error),
        }
    }

    /// Copies the setup as a link.
    pub fn copy_challenge(self) {
        let link = untrack(|| self.record())
            .and_then(|record| Table::open(&record).map(|table| table.link_at(0)).map_err(|error| error.to_string()));
        match link {
            Ok(link) => share::copy_link(
                self.app,
                "",
                &share::shared_link(&Route::Challenge(link)),
                text::share::CHALLENGE_COPIED,
            ),
            Err(error) => self.app.notify(error),
        }
    }

    fn remember(self, record: &Record) {
        let memory = LastSetup {
            players: untrack(|| self.seats.get().into_iter().map(SeatDraft::remembered).collect()),
            options: record.options.clone(),
            open: self.open.get_untracked(),
            apart: self.apart.get_untracked(),
        };
        let mut names: Vec<String> = load_value(self.app, NAMES_KEY).unwrap_or_default();
        for (seat, player) in record.players.iter().enumerate() {
            match names.get_mut(seat) {
                Some(name) => name.clone_from(&player.name),
                None => names.push(player.name.clone()),
            }
        }
        store_value(self.app, &memory_key(self.info.id), &memory);
        store_value(self.app, NAMES_KEY, &names);
    }
}

/// Returns the number of seats of a title's first setup, and the index of the computers' level. After the first of its
/// `lessons` one easy rival is enough; two if the rules for the fewest players have a lesson of their own.
fn first_seats(lessons: Option<usize>) -> (usize, usize) {
    lessons.map_or((3, DEFAULT_LEVEL), |lessons| (1 + lessons, 0))
}

/// Returns the text typed into a name field, truncated between graphemes to the maximum length of a name. The field's
/// own limit would count code units.
pub fn typed_name(event: &web_sys::Event) -> String {
    let field = event_target::<web_sys::HtmlInputElement>(event);
    let input_text = field.value();
    let truncated = cut(&input_text).to_owned();
    if truncated != input_text {
        field.set_value(&truncated);
    }
    truncated
}

/// Returns the name last given for this device's player; empty if there is none.
pub fn own_name(app: AppContext) -> String {
    load_value::<Vec<String>>(app, NAMES_KEY)
        .and_then(|names| names.first().map(|name| clean(name)))
        .unwrap_or_default()
}

/// Reads the JSON stored under a key; `None` if there is none or it cannot be parsed.
pub fn load_value<T: DeserializeOwned>(app: AppContext, key: &str) -> Option<T> {
    let text = app.store.with_value(|store| store.read(key).ok().flatten())?;
    serde_json::from_str(&text).ok()
}

/// Stores a value as JSON under a key.
pub fn store_value(app: AppContext, key: &str, value: &impl Serialize) {
    // A choice that cannot be stored has to be made again next time.
    let Ok(text) = serde_json::to_string(value) else { return };
    let _ = app.store.with_value(|store| store.write(key, &text));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_lesson_the_first_game_is_short_and_its_rivals_are_easy() {
        assert_eq!(first_seats(None), (3, DEFAULT_LEVEL));
        assert_eq!(first_seats(Some(1)), (2, 0));
        assert_eq!(first_seats(Some(2)), (3, 0), "a lesson of its own for two players");
    }
}
