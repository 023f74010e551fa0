//! A finished game in a link that reveals nothing: the same deal for another player, with the first result sealed.
//!
//! Written and opened by the page. It contains the complete link of the game (see [`crate::engine::link`]), so that the
//! result is verified by a replay once it is shown. The seal hides hands, seed and moves from casual view and from
//! programs that read links, but not from a person who analyses the page: without a server the page must be able to
//! open it itself. Knows no game.

use base64ct::{Base64UrlUnpadded, Encoding};

use crate::engine::link::{self, MAX_LENGTH, PUNCTUATION};
use crate::engine::record::{RecordError, Unreadable};
use crate::engine::{Chance, StateHasher};
use crate::games::{self, Visitor};
use crate::words::Title;

/// Format version, prefixed to the sealed bytes.
const FORM: &str = "1";

/// Seals the link of a game, leaving only the id of the game readable. Ends in a letter or a digit, as all links do
/// (see [`crate::engine::link::write`]).
pub fn seal(link: &str) -> String {
    let sealed = |link: &str| {
        let (game, packed) = link.split_once('.').unwrap_or(("", link));
        wrap(game, packed.as_bytes(), StateHasher::default().bytes(link.as_bytes()).finish() as u32)
    };
    let plain = sealed(link);
    // The trailing space is trimmed when the link is opened.
    if plain.ends_with(PUNCTUATION) { sealed(&format!("{link} ")) } else { plain }
}

/// Unseals a link.
///
/// # Errors
/// If the text is not a sealed link, or a letter of it is missing or changed. The contained link is checked only when
/// it is opened.
pub fn unseal(sealed: &str) -> Result<String, RecordError> {
    if sealed.len() > 2 * MAX_LENGTH {
        return Err(RecordError::Unreadable(Unreadable::LinkTooLong));
    }
    let damaged = || RecordError::Unreadable(Unreadable::Damaged);
    let (game, bytes, sum) = unwrap(sealed)?;
    let link = format!("{game}.{}", String::from_utf8(bytes).map_err(|_| damaged())?);
    let fits = sum == Some(StateHasher::default().bytes(link.as_bytes()).finish() as u32);
    if fits {
        return Ok(link.trim_end().to_owned());
    }
    // A truncated seal contains a truncated link.
    let cut = RecordError::Unreadable(Unreadable::CutShort);
    Err(if check_link(&link) == Err(cut.clone()) { cut } else { damaged() })
}

/// Checks that the link of a game is complete, without playing anything.
///
/// # Errors
/// The first error found.
pub fn check_link(link: &str) -> Result<(), RecordError> {
    let (game, packed) = link::split(link)?;
    games::visit(game, Check(packed)).ok_or_else(|| RecordError::unknown_game(game))?
}

struct Check<'a>(&'a str);

impl Visitor for Check<'_> {
    type Output = Result<(), RecordError>;
    fn visit<G: Title>(self) -> Self::Output {
        link::check::<G>(self.0)
    }
}

/// Seals bytes that belong to a game. A meaningless zero byte may be appended to them.
pub fn seal_bytes(game: &str, bytes: &[u8]) -> String {
    let plain = wrap(game, bytes, sum_of(game, bytes));
    if !plain.ends_with(PUNCTUATION) {
        return plain;
    }
    let longer = [bytes, &[0]].concat();
    wrap(game, &longer, sum_of(game, &longer))
}

/// Returns the game's id and the unsealed bytes, whose length the caller has to check.
///
/// # Errors
/// As for [`unseal`].
pub fn unseal_bytes(sealed: &str) -> Result<(&str, Vec<u8>), RecordError> {
    let (game, bytes, sum) = unwrap(sealed)?;
    if sum == Some(sum_of(game, &bytes)) {
        Ok((game, bytes))
    } else {
        Err(RecordError::Unreadable(Unreadable::Damaged))
    }
}

/// Returns the available bytes of an incomplete seal.
pub fn unseal_part(sealed: &str) -> Vec<u8> {
    unwrap(sealed).map_or_else(|_| Vec::new(), |(_, bytes, _)| bytes)
}

fn sum_of(game: &str, bytes: &[u8]) -> u32 {
    StateHasher::default().bytes(game.as_bytes()).bytes(bytes).finish() as u32
}

fn wrap(game: &str, bytes: &[u8], sum: u32) -> String {
    let bytes = [&sum.to_le_bytes()[..], &masked(bytes, sum)].concat();
    format!("{game}.{FORM}{}", Base64UrlUnpadded::encode_string(&bytes))
}

/// Returns the game's id, the bytes and their expected checksum. The checksum is `None` if encoding the bytes does not
/// give the text again, because its last letter was changed or cut.
fn unwrap(sealed: &str) -> Result<(&str, Vec<u8>, Option<u32>), RecordError> {
    let unreadable = |why| RecordError::Unreadable(why);
    let (game, rest) = sealed.split_once('.').ok_or(unreadable(Unreadable::CutShort))?;
    let short = || unreadable(Unreadable::CutShort);
    if rest.is_empty() {
        return Err(short());
    }
    let packed = rest.strip_prefix(FORM).ok_or(unreadable(Unreadable::UnknownFormat))?;
    let bytes = link::decode_partial(packed).ok_or(unreadable(Unreadable::Damaged))?;
    let is_exact = Base64UrlUnpadded::encode_string(&bytes) == packed;
    let (stored_checksum, bytes) = bytes.split_first_chunk::<4>().ok_or_else(short)?;
    let stored_checksum = u32::from_le_bytes(*stored_checksum);
    Ok((game, masked(bytes, stored_checksum), is_exact.then_some(stored_checksum)))
}

/// Applies the mask or, applied a second time, removes it.
fn masked(bytes: &[u8], key: u32) -> Vec<u8> {
    let mut mask = Chance::stream(u64::from(key));
    bytes.iter().map(|byte| byte ^ mask.below(256) as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "chai.AQIDBAUGBwgJCgsMDQ4PEA";

    #[test]
    fn sealed_links_can_be_unsealed() {
        assert_eq!(unseal(&seal(LINK)), Ok(LINK.to_owned()));
        assert_eq!(seal(LINK), "chai.10BQMShwPuwB9F4AMnoH5IT0JuvFNPC1ph_I", "the form of version 1 does not change");
    }

    #[test]
    fn invalid_seals_are_refused() {
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
        assert_eq!(unseal(&"a".repeat(2 * MAX_LENGTH + 1)), Err(RecordError::Unreadable(Unreadable::LinkTooLong)));
    }
}
