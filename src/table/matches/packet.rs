//! A match as a text for passing on, sealed so that the results of others are not visible.
//!
//! Written and opened by the pages of matches. Opening checks everything. The seal hides results from casual view,
//! like that of [`crate::table::envelope`], but not from a person who analyses the page.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

use crate::engine::link::MAX_LENGTH;
use crate::engine::record::{RecordError, Unreadable};
use crate::table::envelope;

use super::{Match, MatchError, Person, Standing, Terms};

/// Maximum length in bytes; longer texts are rejected unread. Eight long games of each of four people fit.
pub const MAX_PACKET_LENGTH: usize = 8 * MAX_LENGTH;

/// A compact match, with games as bytes instead of text.
#[derive(Serialize, Deserialize)]
struct Packed {
    terms: Terms,
    people: Vec<PackedPerson>,
}

/// A person: id, name, and the game of each deal as bytes.
type PackedPerson = (u32, String, Vec<Option<Vec<u8>>>);

/// Encodes a match as a text that begins with the id of its title.
pub fn seal(known: &Match) -> String {
    let bytes = |game: &Option<String>| game.as_ref().and_then(|game| Base64UrlUnpadded::decode_vec(game).ok());
    let person = |person: &Person| (person.id, person.name.clone(), person.games.iter().map(bytes).collect());
    let packed = Packed { terms: known.terms.clone(), people: known.people.iter().map(person).collect() };
    // Serialising numbers, texts and lists cannot fail.
    envelope::seal_bytes(&known.terms.game, &postcard::to_allocvec(&packed).unwrap_or_default())
}

/// Checks that a text is complete, without playing anything.
///
/// # Errors
/// The first error found.
pub fn check(sealed: &str) -> Result<(), RecordError> {
    unpack(sealed).map(drop)
}

fn unpack(sealed: &str) -> Result<Packed, RecordError> {
    if sealed.len() > MAX_PACKET_LENGTH {
        return Err(RecordError::Unreadable(Unreadable::LinkTooLong));
    }
    let damaged = RecordError::Unreadable(Unreadable::Damaged);
    let (game, bytes) = envelope::unseal_bytes(sealed).map_err(|broken| {
        // A truncated list announces more elements than it contains.
        let part = (broken == damaged).then(|| postcard::from_bytes::<Packed>(&envelope::unseal_part(sealed)));
        match part {
            Some(Err(postcard::Error::DeserializeUnexpectedEnd)) => RecordError::Unreadable(Unreadable::CutShort),
            _ => broken,
        }
    })?;
    let packed: Packed = postcard::from_bytes(&bytes).map_err(|_| RecordError::Unreadable(Unreadable::OutOfRange))?;
    if packed.terms.game == game { Ok(packed) } else { Err(damaged) }
}

/// Opens a text and checks everything in it.
///
/// # Errors
/// The first inconsistency.
pub fn open(sealed: &str) -> Result<(Match, Standing), MatchError> {
    let packed = unpack(sealed)?;
    let as_text = |game: Option<Vec<u8>>| game.map(|game| Base64UrlUnpadded::encode_string(&game));
    let person = |(id, name, games): PackedPerson| {
        let named = Person::new(id, &name, &packed.terms);
        Person { games: games.into_iter().map(as_text).collect(), ..named }
    };
    let known = Match { people: packed.people.into_iter().map(person).collect(), terms: packed.terms };
    let known = known.named();
    let standing = known.check()?;
    Ok((known, standing))
}
