//! A match as a text to be passed on: sealed, so that nobody reads the results of others off it.
//!
//! Written and opened by the pages of matches. Opening checks all of it. The seal keeps results from the eye, as that
//! of [`crate::table::envelope`] does, not from somebody who takes the page apart.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

use crate::engine::link::LONGEST;
use crate::engine::record::{RecordError, Unreadable};
use crate::table::envelope;

use super::{Match, MatchError, Person, Standing, Terms};

/// Longer texts are refused unread: more than four people's eight long games.
pub const MOST: usize = 8 * LONGEST;

/// A match in few bytes: games as bytes, before they are written as text.
#[derive(Serialize, Deserialize)]
struct Packed {
    terms: Terms,
    people: Vec<PackedPerson>,
}

/// The id, the name, and the game of each deal.
type PackedPerson = (u32, String, Vec<Option<Vec<u8>>>);

/// The match as a text that begins with the id of its title.
pub fn seal(known: &Match) -> String {
    let bytes = |game: &Option<String>| game.as_ref().and_then(|game| Base64UrlUnpadded::decode_vec(game).ok());
    let person = |person: &Person| (person.id, person.name.clone(), person.games.iter().map(bytes).collect());
    let packed = Packed { terms: known.terms.clone(), people: known.people.iter().map(person).collect() };
    // Numbers, texts and lists are written without fail.
    envelope::seal_bytes(&known.terms.game, &postcard::to_allocvec(&packed).unwrap_or_default())
}

/// Checks that such a text has come whole, before anything of it is played.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn check(sealed: &str) -> Result<(), RecordError> {
    unpack(sealed).map(drop)
}

fn unpack(sealed: &str) -> Result<Packed, RecordError> {
    if sealed.len() > MOST {
        return Err(RecordError::Unreadable(Unreadable::LinkTooLong));
    }
    let damaged = RecordError::Unreadable(Unreadable::Damaged);
    let (game, bytes) = envelope::unseal_bytes(sealed).map_err(|broken| {
        // A list that breaks off announces more than is there.
        let part = (broken == damaged).then(|| postcard::from_bytes::<Packed>(&envelope::unseal_part(sealed)));
        match part {
            Some(Err(postcard::Error::DeserializeUnexpectedEnd)) => RecordError::Unreadable(Unreadable::CutShort),
            _ => broken,
        }
    })?;
    let packed: Packed = postcard::from_bytes(&bytes).map_err(|_| RecordError::Unreadable(Unreadable::OutOfRange))?;
    if packed.terms.game == game { Ok(packed) } else { Err(damaged) }
}

/// Opens such a text and checks all of it.
///
/// # Errors
/// The first thing that does not hold.
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
