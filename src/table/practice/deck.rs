//! The deck of a title: its cards, stored under one key as a version, a checksum and the cards.
//!
//! Used by the pages of review and practice, the shelf, and files of all games. A damaged deck is set aside, never
//! repaired. Works over a [`Store`]; reads no clock.

use base64ct::{Base64UrlUnpadded, Encoding};

use crate::ai::protocol::{decode, encode};
use crate::engine::StateHasher;
use crate::engine::sort::{sort, sort_by};
use crate::games::info;
use crate::table::save::{Store, StoreError, set_aside};

use super::Card;

const PREFIX: &str = "tea-table.practice/";
/// Version of the format. Incremented by every change of a card or of the review of a choice.
const FORMAT: u32 = 1;
/// Maximum number of cards in a deck.
pub const MAX_CARDS: usize = 200;
/// Maximum number of cards asked in a row: about five minutes.
pub const SITTING: usize = 10;

/// Why a deck cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckError {
    Store(StoreError),
    /// The text is not a deck of this title.
    Damaged,
    /// It was written by a later build.
    Newer,
    /// It is whole, but this build does not have the title with this id.
    UnknownGame(String),
}

/// The cards of a title.
#[derive(Clone, PartialEq, Debug)]
pub struct Deck {
    /// Id of the title.
    game: String,
    cards: Vec<Card>,
}

fn key(game: &str) -> String {
    format!("{PREFIX}{game}")
}

fn checksum(game: &str, cards: &str) -> u64 {
    StateHasher::default().bytes(game.as_bytes()).bytes(cards.as_bytes()).finish()
}

impl Deck {
    pub fn new(game: &str) -> Deck {
        Deck { game: game.to_owned(), cards: Vec::new() }
    }

    /// Reads the deck of a title from the store; an empty one if there is none. A damaged text is set aside if there is
    /// room for it, and the next call then returns an empty deck.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open(store: &impl Store, game: &str) -> Result<Deck, DeckError> {
        let key = key(game);
        let Some(text) = store.read(&key).map_err(DeckError::Store)? else { return Ok(Deck::new(game)) };
        let deck =
            Deck::parse(&text).and_then(|deck| if deck.game == game { Ok(deck) } else { Err(DeckError::Damaged) });
        if deck == Err(DeckError::Damaged) {
            _ = set_aside(store, &key, &text).and_then(|()| store.remove(&key));
        }
        deck
    }

    /// Parses the output of [`Deck::text`].
    ///
    /// # Errors
    /// If the text is not a deck, was written by a later build, or this build does not have its title.
    pub fn parse(text: &str) -> Result<Deck, DeckError> {
        let mut parts = text.split(' ');
        let format: u32 = parts.next().and_then(|format| format.parse().ok()).ok_or(DeckError::Damaged)?;
        if format > FORMAT {
            return Err(DeckError::Newer);
        }
        let (Some(game), Some(sum), Some(packed), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(DeckError::Damaged);
        };
        let is_intact = sum == format!("{:016x}", checksum(game, packed));
        if is_intact && info(game).is_none() {
            return Err(DeckError::UnknownGame(game.to_owned()));
        }
        let bytes = Base64UrlUnpadded::decode_vec(packed).ok().filter(|_| is_intact);
        let cards: Vec<Card> = bytes.and_then(|bytes| decode(&bytes)).ok_or(DeckError::Damaged)?;
        let belongs = |card: &Card| card.link.split_once('.').is_some_and(|(title, _)| title == game);
        match cards.len() <= MAX_CARDS && cards.iter().all(belongs) {
            true => Ok(Deck { game: game.to_owned(), cards }),
            false => Err(DeckError::Damaged),
        }
    }

    /// Returns the deck as a text, as it is stored and passed on in files.
    pub fn text(&self) -> String {
        let cards = Base64UrlUnpadded::encode_string(&encode(&self.cards));
        format!("{FORMAT} {} {:016x} {cards}", self.game, checksum(&self.game, &cards))
    }

    /// Stores the deck.
    ///
    /// # Errors
    /// If the store fails. The stored deck is then unchanged.
    pub fn save(&self, store: &impl Store) -> Result<(), StoreError> {
        store.write(&key(&self.game), &self.text())
    }

    /// Changes the stored deck of a title.
    ///
    /// # Errors
    /// If it cannot be read, or the store fails.
    pub fn change<T>(store: &impl Store, game: &str, change: impl FnOnce(&mut Deck) -> T) -> Result<T, DeckError> {
        let mut deck = Deck::open(store, game)?;
        let changed = change(&mut deck);
        deck.save(store).map_err(DeckError::Store)?;
        Ok(changed)
    }

    pub fn has(&self, card: &Card) -> bool {
        self.cards.iter().any(|known| known.link == card.link)
    }

    /// Adds a card. One of the same moment gets its review, which may be deeper, and keeps its schedule. In a full deck
    /// the new card replaces the one with the longest interval, which is known best. Returns whether the deck has the
    /// card now.
    pub fn add(&mut self, card: Card) -> bool {
        if let Some(known) = self.cards.iter_mut().find(|known| known.link == card.link) {
            known.choice = card.choice;
            return true;
        }
        if self.cards.len() >= MAX_CARDS {
            let intervals = self.cards.iter().enumerate().map(|(at, card)| (card.schedule.interval(), at));
            match intervals.max() {
                Some((1.., at)) => _ = self.cards.remove(at),
                _ => return false,
            }
        }
        self.cards.push(card);
        true
    }

    /// Returns the cards to be asked on a day, those that have waited longest first.
    pub fn due(&self, today: i32) -> Vec<&Card> {
        let mut due: Vec<&Card> = self.cards.iter().filter(|card| card.schedule.is_due(today)).collect();
        sort_by(&mut due, |one, other| one.schedule.due().cmp(&other.schedule.due()));
        due
    }

    /// Schedules a card after an answer of this quality. Does nothing if the deck no longer has it, or if it has been
    /// answered today already, in another tab.
    pub fn answered(&mut self, link: &str, quality: u8, today: i32) {
        if let Some(card) = self.cards.iter_mut().find(|card| card.link == link && card.schedule.is_due(today)) {
            card.schedule.answered(quality, today);
        }
    }

    pub fn remove(&mut self, link: &str) {
        self.cards.retain(|card| card.link != link);
    }

    /// Returns the number of days until the next card is due, not counting those due on this day; `None` if there is
    /// none.
    pub fn days_to_next(&self, today: i32) -> Option<i32> {
        let later = self.cards.iter().filter(|card| !card.schedule.is_due(today));
        later.map(|card| card.schedule.due() - today).min()
    }

    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

/// Returns the cards to ask now, those that have waited longest first, and the number of due cards found broken: these
/// can no longer be opened, and their links are set aside. Where there is no room for that, they stay in the deck.
///
/// # Errors
/// If the deck cannot be read.
pub fn sitting(store: &impl Store, game: &str, today: i32) -> Result<(Vec<Card>, usize), DeckError> {
    let mut deck = Deck::open(store, game)?;
    let (mut cards, mut broken) = (Vec::new(), Vec::new());
    for card in deck.due(today) {
        if cards.len() == SITTING {
            break;
        }
        match card.open() {
            Some(_) => cards.push(card.clone()),
            None => broken.push(card.link.clone()),
        }
    }
    let count = broken.len();
    broken.retain(|link| set_aside(store, &key(game), link).is_ok());
    if !broken.is_empty() {
        broken.iter().for_each(|link| deck.remove(link));
        _ = deck.save(store);
    }
    Ok((cards, count))
}

/// Returns the stored texts of all decks, those of titles that this build does not have included, except damaged ones.
///
/// # Errors
/// If the store cannot be read.
pub fn texts(store: &impl Store) -> Result<Vec<String>, StoreError> {
    let mut keys = store.keys()?;
    keys.retain(|key| key.starts_with(PREFIX));
    sort(&mut keys);
    let texts: Vec<String> = keys.iter().filter_map(|key| store.read(key).transpose()).collect::<Result<_, _>>()?;
    Ok(texts.into_iter().filter(|text| Deck::parse(text) != Err(DeckError::Damaged)).collect())
}

/// Adds the cards of a deck from a file to the stored deck of its title, as far as there is room. Cards of moments that
/// it has already keep their schedules.
///
/// # Errors
/// If either deck cannot be read, or the store fails.
pub fn bring_in(store: &impl Store, text: &str) -> Result<(), DeckError> {
    let Deck { game, cards } = Deck::parse(text)?;
    Deck::change(store, &game, |deck| {
        let room = MAX_CARDS.saturating_sub(deck.cards.len());
        let new: Vec<Card> = cards.into_iter().filter(|card| !deck.has(card)).take(room).collect();
        deck.cards.extend(new);
    })
}
