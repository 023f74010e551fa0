//! A finished game in a link that shows nothing of itself: the same deal for somebody else, the first result sealed.
//!
//! Written and opened by the page. What is inside is the whole link of the game (see [`crate::engine::link`]), so that
//! the result proves itself once it is shown. The seal keeps hands, seed and moves from the eye and from programs that
//! read links, not from somebody who takes the page apart: without a server the page must be able to open it itself.
//! Knows no game.

use base64ct::{Base64UrlUnpadded, Encoding};

use crate::engine::link::LONGEST;
use crate::engine::record::{RecordError, Unreadable};
use crate::engine::{Chance, StateHasher};

/// Stands before what is sealed; another form would bear another number.
const FORM: &str = "1";

/// Seals the link of a game. Only the id of the game is left to be read.
pub fn seal(link: &str) -> String {
    let (game, packed) = link.split_once('.').unwrap_or(("", link));
    wrap(game, packed.as_bytes(), StateHasher::default().bytes(link.as_bytes()).finish() as u32)
}

/// The link that was sealed.
///
/// # Errors
/// When it is not a sealed link, or a letter of it is missing or changed. Whether the link in it holds is checked when
/// it is opened.
pub fn unseal(sealed: &str) -> Result<String, RecordError> {
    if sealed.len() > 2 * LONGEST {
        return Err(RecordError::Unreadable(Unreadable::LinkTooLong));
    }
    let damaged = || RecordError::Unreadable(Unreadable::Damaged);
    let (game, bytes, sum) = unwrap(sealed)?;
    let link = format!("{game}.{}", String::from_utf8(bytes).map_err(|_| damaged())?);
    let fits = StateHasher::default().bytes(link.as_bytes()).finish() as u32 == sum;
    if fits { Ok(link) } else { Err(damaged()) }
}

/// Seals bytes that are of a game.
pub fn seal_bytes(game: &str, bytes: &[u8]) -> String {
    wrap(game, bytes, sum_of(game, bytes))
}

/// The game and the bytes that were sealed. The caller checks how long they may be.
///
/// # Errors
/// As for [`unseal`].
pub fn unseal_bytes(sealed: &str) -> Result<(&str, Vec<u8>), RecordError> {
    let (game, bytes, sum) = unwrap(sealed)?;
    if sum_of(game, &bytes) == sum { Ok((game, bytes)) } else { Err(RecordError::Unreadable(Unreadable::Damaged)) }
}

fn sum_of(game: &str, bytes: &[u8]) -> u32 {
    StateHasher::default().bytes(game.as_bytes()).bytes(bytes).finish() as u32
}

fn wrap(game: &str, bytes: &[u8], sum: u32) -> String {
    let bytes = [&sum.to_le_bytes()[..], &masked(bytes, sum)].concat();
    format!("{game}.{FORM}{}", Base64UrlUnpadded::encode_string(&bytes))
}

fn unwrap(sealed: &str) -> Result<(&str, Vec<u8>, u32), RecordError> {
    let unreadable = |why| RecordError::Unreadable(why);
    let (game, rest) = sealed.split_once('.').ok_or(unreadable(Unreadable::NoDot))?;
    let packed = rest.strip_prefix(FORM).ok_or(unreadable(Unreadable::UnknownFormat))?;
    let bytes = Base64UrlUnpadded::decode_vec(packed).map_err(|_| unreadable(Unreadable::Damaged))?;
    let (sum, bytes) = bytes.split_first_chunk::<4>().ok_or(unreadable(Unreadable::Damaged))?;
    let sum = u32::from_le_bytes(*sum);
    Ok((game, masked(bytes, sum), sum))
}

/// Puts the mask on, or takes it off.
fn masked(bytes: &[u8], key: u32) -> Vec<u8> {
    let mut mask = Chance::stream(u64::from(key));
    bytes.iter().map(|byte| byte ^ mask.below(256) as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "chai.AQIDBAUGBwgJCgsMDQ4PEA";

    #[test]
    fn what_is_sealed_is_unsealed() {
        assert_eq!(unseal(&seal(LINK)), Ok(LINK.to_owned()));
        assert_eq!(seal(LINK), "chai.10BQMShwPuwB9F4AMnoH5IT0JuvFNPC1ph_I", "the form of version 1 does not change");
    }

    #[test]
    fn nonsense_is_refused() {
        let sealed = seal(LINK);
        let whole: Vec<char> = sealed.chars().collect();
        for at in 0..whole.len() {
            let mut letters = whole.clone();
            letters[at] = if letters[at] == 'A' { 'B' } else { 'A' };
            let changed: String = letters.iter().collect();
            assert!(unseal(&changed).is_err(), "{changed}");
            assert!(unseal(&sealed[..at]).is_err(), "cut after {at}");
        }
        for nonsense in ["", ".", "chai", "chai.", "chai.1", "chai.2AAAA", "chai.1AAAA", LINK] {
            assert!(unseal(nonsense).is_err(), "{nonsense}");
        }
        assert_eq!(unseal(&"a".repeat(2 * LONGEST + 1)), Err(RecordError::Unreadable(Unreadable::LinkTooLong)));
    }
}
