//! A packet: a shared table as a text that one device passes to another in a link, a file or a message.
//!
//! It is self-contained: the id, the holders, and the game in the form of its link (see [`crate::engine::link`]), which
//! is replayed when the packet is opened. It is sealed like a match (see [`crate::table::envelope`]), so that it is not
//! read by accident. Any text is either opened or rejected, within bounded time and memory.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

use crate::engine::link::{self, MAX_LENGTH};
use crate::engine::name;
use crate::engine::record::{RecordError, Unreadable};
use crate::table::envelope;
use crate::table::game_table::Table;

use super::request::Undoing;
use super::{Claim, DeviceId, Duty, Shared, TableId};

/// Formats of packets without and with a request or an agreed undo. The second is a packet of the first format followed
/// by an [`Undoing`].
const FORMATS: [u8; 2] = [1, 2];
/// Maximum length of a packet in bytes; longer ones are rejected unread. The game of a link of maximum length fits,
/// with its holders.
pub const MAX_PACKET_LENGTH: usize = 2 * MAX_LENGTH;

#[derive(Serialize, Deserialize)]
struct Packed {
    format: u8,
    id: TableId,
    seats: Vec<Claim>,
    computers: Duty,
    game: Vec<u8>,
}

/// Returns the packet of a shared table, which begins with the id of its title; `None` if the table is not shared.
pub fn write(table: &Table) -> Option<String> {
    let shared = table.shared.as_ref()?;
    let link = link::write(table.dyn_session(), &[]);
    let (title, game) = link.split_once('.')?;
    let game = Base64UrlUnpadded::decode_vec(game).ok()?;
    let (seats, computers) = (shared.seats.clone(), shared.computers);
    let undoing = table.undoing();
    let format = FORMATS[usize::from(!undoing.is_none())];
    let packed = Packed { format, id: shared.id, seats, computers, game };
    let bytes = match undoing.is_none() {
        true => postcard::to_allocvec(&packed),
        false => postcard::to_allocvec(&(packed, undoing)),
    };
    Some(envelope::seal_bytes(title, &bytes.ok()?))
}

/// Checks that a packet is complete, without playing anything.
///
/// # Errors
/// The first error found.
pub fn check(text: &str) -> Result<(), RecordError> {
    unpack(text).map(drop)
}

/// Reads the fields of a packet, and returns the bytes that follow.
fn read(bytes: &[u8]) -> Result<((Packed, Undoing), &[u8]), postcard::Error> {
    if bytes.first() == Some(&FORMATS[1]) {
        return postcard::take_from_bytes(bytes);
    }
    let (packed, rest) = postcard::take_from_bytes(bytes)?;
    Ok(((packed, Undoing::default()), rest))
}

fn unpack(text: &str) -> Result<(&str, Packed, Undoing), RecordError> {
    if text.len() > MAX_PACKET_LENGTH {
        return Err(RecordError::Unreadable(Unreadable::LinkTooLong));
    }
    let (title, bytes) = envelope::unseal_bytes(text).map_err(|broken| {
        // A packet that was cut short announces more than it contains.
        let part = envelope::unseal_part(text);
        let is_cut = broken == RecordError::Unreadable(Unreadable::Damaged)
            && read(&part).map(drop) == Err(postcard::Error::DeserializeUnexpectedEnd);
        if is_cut { RecordError::Unreadable(Unreadable::CutShort) } else { broken }
    })?;
    if bytes.first().is_some_and(|format| !FORMATS.contains(format)) {
        return Err(RecordError::Unreadable(Unreadable::UnknownFormat));
    }
    match read(&bytes) {
        // A zero byte may follow; see `envelope::seal_bytes`.
        Ok(((packed, undoing), [] | [0])) => Ok((title, packed, undoing)),
        Ok(_) => Err(RecordError::Unreadable(Unreadable::TooMuch)),
        Err(_) => Err(RecordError::Unreadable(Unreadable::OutOfRange)),
    }
}

/// Opens a packet: the table as its sender knows it, seen from a device that holds no seat. See [`Table::join`] and
/// [`Table::merge`].
///
/// # Errors
/// The first inconsistency.
pub fn open(text: &str) -> Result<Table, RecordError> {
    let (title, packed, undoing) = unpack(text)?;
    let mut table = Table::open_link(&format!("{title}.{}", Base64UrlUnpadded::encode_string(&packed.game)))?;
    let Packed { id, mut seats, computers, .. } = packed;
    for claim in &mut seats {
        claim.name = name::clean(&claim.name);
    }
    let shared = Shared { id, own: DeviceId::NONE, seats, computers, given: table.plies(), undoing };
    if !shared.is_possible(&table) {
        return Err(RecordError::Unreadable(Unreadable::OutOfRange));
    }
    table.shared = Some(shared);
    table.seat_players();
    Ok(table)
}
