//! Laws of external input: a link, file, save, packet or notation is either refused with a sentence or accepted as a
//! game that replays, whatever its bytes. It never causes a panic or takes unbounded time or memory.
//!
//! Called by the fuzz targets of `tests/fuzz` with input from libFuzzer, and by `tests/native/saves.rs` with games
//! damaged by proptest.

use base64ct::{Base64UrlUnpadded, Encoding};

use crate::engine::record::{self, RecordError};
use crate::engine::session::Session;
use crate::engine::{Game, StateHasher, link};
use crate::games::{self, SHELF, Visitor};
use crate::table::matches::packet;
use crate::table::route::Route;
use crate::table::shared::TableId;
use crate::table::shared::handshake::{Handshake, Side};
use crate::table::{bundle, envelope, link_text, save, shared};
use crate::words::Title;

use super::{Breach, breach, law};

/// Kinds of input that reach the program from outside, which the fuzz targets generate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// Text that contains a game link, or just the link.
    Link,
    /// Payload of a game link, to which a valid checksum is added.
    ForgedLink,
    /// Text of a record file.
    File,
    /// Text of a file containing several games.
    Bundle,
    /// Text of a save in browser storage.
    Save,
    /// Text of a match as passed between players.
    Packet,
    /// Payload of a match as passed between players, to which a valid checksum is added.
    ForgedPacket,
    /// Packet of a shared table.
    Shared,
    /// Payload of a packet of a shared table, to which a valid checksum is added.
    ForgedShared,
    /// Handshake of a device nearby, as text or as the description of a browser.
    Handshake,
    /// Payload of a handshake, to which a valid checksum is added.
    ForgedHandshake,
    /// Notation of an action.
    Notation,
}

/// Feeds the input to the title selected by the first byte.
///
/// # Panics
/// On a [`Breach`].
pub fn any_title(input: Input, data: &[u8]) {
    let Some((&title, bytes)) = data.split_first() else { return };
    let info = SHELF[usize::from(title) % SHELF.len()];
    if let Some(Err(breach)) = games::visit(info.id, Check { input, bytes }) {
        panic!("{}: {breach}", info.id);
    }
}

struct Check<'a> {
    input: Input,
    bytes: &'a [u8],
}

impl Visitor for Check<'_> {
    type Output = Result<bool, Breach>;

    fn visit<G: Title>(self) -> Result<bool, Breach> {
        check::<G>(self.input, self.bytes)
    }
}

/// Feeds the input to a game and returns whether it was accepted.
///
/// # Errors
/// If accepting or refusing it broke a law.
pub fn check<G: Game>(input: Input, bytes: &[u8]) -> Result<bool, Breach> {
    let text = String::from_utf8_lossy(bytes);
    match input {
        Input::Link => {
            places(&text)?;
            opened(open_link::<G>(&text))
        }
        Input::ForgedLink => opened(open_link::<G>(&forge_link::<G>(bytes))),
        Input::File => opened(save::parse_record(&text).and_then(|record| record::open::<G>(&record))),
        Input::Bundle => match bundle::import(&text) {
            Ok(brought) => imported::<G>(&brought),
            Err(unfit) => refused(&unfit.to_string()),
        },
        Input::Save => match save::parse(&text) {
            Ok(save) => opened(record::open::<G>(&save.record)),
            Err(error) => refused(&error.to_string()),
        },
        Input::Packet => open_packet(&text),
        Input::ForgedPacket => open_packet(&envelope::seal_bytes(G::INFO.id, bytes)),
        Input::Shared => open_shared(&text),
        Input::ForgedShared => open_shared(&envelope::seal_bytes(G::INFO.id, bytes)),
        Input::Handshake => open_handshake(&text),
        Input::ForgedHandshake => open_handshake(&envelope::seal_bytes(G::INFO.id, bytes)),
        Input::Notation => match text.parse::<G::Action>() {
            Ok(action) => {
                let again = action.to_string();
                law("an action has one notation", again == text, || format!("“{text}” reads as “{again}”"))?;
                Ok(true)
            }
            Err(_) => Ok(false),
        },
    }
}

/// Reads text both as a URL fragment and as a message that may contain a link.
fn places(text: &str) -> Result<(), Breach> {
    let route = link_text::read(text);
    // A destination found in a message must also be the result of reading the text as a fragment.
    let Some(found) = link_text::find(text) else { return Ok(()) };
    law("what is found in a message is read there", found == route, || format!("{found:?}, not {route:?}"))?;
    if let Route::Sealed(sealed) = &found
        && let Err(broken) = envelope::unseal(sealed)
    {
        refused(&broken.to_string())?;
    }
    Ok(())
}

fn opened<G: Game>(opened: Result<Session<G>, RecordError>) -> Result<bool, Breach> {
    let mut session = match opened {
        Ok(session) => session,
        Err(broken) => return refused(&broken.to_string()),
    };
    let replays = |session: &Session<G>| session.branch_at(session.plies()).hash() == session.hash();
    law("an accepted game replays", replays(&session), || "another end")?;
    while session.redo().is_some() {}
    law("an accepted game replays", replays(&session), || "another end after redoing")?;
    Ok(true)
}

/// Checks each game of a bundle, and that only unreadable entries are kept as text. Returns whether all are accepted.
fn imported<G: Game>(brought: &bundle::Imported) -> Result<bool, Breach> {
    let (games, unreadable) = (&brought.games, &brought.unreadable);
    law("a bundle is bounded", games.len() + unreadable.len() <= bundle::MAX_SAVES, || games.len())?;
    let kept = unreadable.iter().all(|text| save::parse(text).is_err());
    law("only what cannot be read is kept as it is", kept, || format!("{unreadable:?}"))?;
    let mut accepted = !games.is_empty();
    for save in games {
        accepted &= opened(record::open::<G>(&save.record))?;
    }
    Ok(accepted)
}

fn open_packet(text: &str) -> Result<bool, Breach> {
    match packet::open(text) {
        Ok((known, _)) => {
            let again = packet::open(&packet::seal(&known)).map(|(known, _)| known);
            law("an accepted match can be passed on", again == Ok(known), || format!("{again:?}"))?;
            Ok(true)
        }
        Err(broken) => refused(&broken.to_string()),
    }
}

fn open_shared(text: &str) -> Result<bool, Breach> {
    match shared::packet::open(text) {
        Ok(table) => {
            let packet = shared::packet::write(&table).unwrap_or_default();
            let again = shared::packet::open(&packet).ok().and_then(|table| shared::packet::write(&table));
            law("an accepted packet can be passed on", again.as_ref() == Some(&packet), || packet.clone())?;
            let mut merged = table.clone();
            let has_news = merged.merge(&table).is_ok_and(shared::Merged::is_news);
            law("a packet is no news to its own table", !has_news, || packet.clone())?;
            // An undo that all have agreed to, or claim to.
            merged.answer_request(true);
            let undone = shared::packet::write(&merged).unwrap_or_default();
            let again = shared::packet::open(&undone).ok().and_then(|table| shared::packet::write(&table));
            law("a table can be passed on after an undo", again.as_ref() == Some(&undone), || packet.clone())?;
            Ok(true)
        }
        Err(broken) => refused(&broken.to_string()),
    }
}

fn open_handshake(text: &str) -> Result<bool, Breach> {
    let described = Handshake::from_description(Side::Answer, "chai", TableId(1), text);
    if let Some(handshake) = &described {
        let again = Handshake::read(&handshake.write());
        law("a description survives as a text", again.as_ref() == Ok(handshake), || format!("{again:?}"))?;
    }
    match Handshake::read(text) {
        Ok(handshake) => {
            let Handshake { side, game, table, .. } = &handshake;
            let again = Handshake::from_description(*side, game, *table, &handshake.description());
            law("a text survives as a description", again.as_ref() == Some(&handshake), || format!("{again:?}"))?;
            Ok(true)
        }
        Err(_) if described.is_some() => Ok(true),
        Err(broken) => refused(&broken.to_string()),
    }
}

/// Checks that a refusal is one sentence of fewer than 1000 bytes; returns `Ok(false)`, for input not accepted.
fn refused(why: &str) -> Result<bool, Breach> {
    let is_sentence = why.ends_with(['.', '?', '!', '”']) && why.chars().next().is_some_and(char::is_uppercase);
    if is_sentence && why.len() < 1000 { Ok(false) } else { Err(breach("a refusal is one sentence", why)) }
}

/// Opens the link of a game.
///
/// # Errors
/// The first defect found in the link.
pub fn open_link<G: Game>(text: &str) -> Result<Session<G>, RecordError> {
    let (game, packed) = link::split(text)?;
    if game != G::INFO.id {
        return Err(RecordError::UnknownGame(game.into()));
    }
    link::open::<G>(packed).map(|(session, _)| session)
}

/// Returns a game link with this payload and a valid checksum.
pub fn forge_link<G: Game>(bytes: &[u8]) -> String {
    let check_number = StateHasher::default().bytes(G::INFO.id.as_bytes()).bytes(bytes).finish() as u32;
    format!("{}.{}", G::INFO.id, Base64UrlUnpadded::encode_string(&[bytes, &check_number.to_le_bytes()].concat()))
}

/// Returns the payload of a game link, without the checksum; empty if the text is not a link.
pub fn link_bytes(link: &str) -> Vec<u8> {
    let packed = link.split_once('.').map_or("", |(_, packed)| packed);
    let mut bytes = Base64UrlUnpadded::decode_vec(packed).unwrap_or_default();
    bytes.truncate(bytes.len().saturating_sub(4));
    bytes
}
