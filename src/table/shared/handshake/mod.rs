//! A handshake: what one device must know of another to connect to it on the same network, as a text for a link, a QR
//! code or a message.
//!
//! It is written from the session description of the browser (SDP, some 700 bytes) and leads back to one with the same
//! meaning. Only what differs is kept: the fingerprint of the certificate, the credentials and the addresses. Called by
//! the page, which passes descriptions to and from the browser (`device/peer_link.rs`). Any text is either read or
//! rejected, within bounded time and memory; nothing of it reaches a description unchecked. Knows no game.

use core::fmt::{self, Write};
use core::net::IpAddr;
use core::ops::RangeInclusive;

use crate::engine::record::{RecordError, Unreadable};
use crate::table::envelope;

use super::TableId;

/// First byte of an offer. Packets begin with other bytes, so neither is taken for the other.
const OFFER: u8 = 0x41;
/// First byte of an answer.
const ANSWER: u8 = 0x42;
/// Maximum length of the text in bytes; longer ones are rejected unread.
const MAX_LENGTH: usize = 640;
/// Maximum length in bytes of a description that is read.
const MAX_DESCRIPTION: usize = 1 << 16;
/// Maximum number of candidates; a device with more addresses is found by the first ones.
const MAX_CANDIDATES: usize = 8;
/// Length of an mDNS name before its suffix, a UUID in text form.
const NAME_LENGTH: usize = 36;
const NAME_SUFFIX: &str = ".local";
/// Lengths of the user name and the password of a connection, which name their minimum in RFC 8839.
const USER: RangeInclusive<usize> = 4..=32;
const PASSWORD: RangeInclusive<usize> = 22..=64;
/// Priority of the first candidate, as browsers give it to an address of the device itself.
const PRIORITY: usize = 2_113_937_151;

/// Which of the two devices describes itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The device that is at the table.
    Offer,
    /// The device that comes to it.
    Answer,
}

/// The address of a device on its network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Address {
    Ip(IpAddr),
    /// An mDNS name, behind which browsers hide an address: a UUID.
    Name(u128),
}

/// An address and port at which a device can be reached by UDP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub address: Address,
    pub port: u16,
}

/// A device that offers or answers a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handshake {
    pub side: Side,
    /// Id of the table's title.
    pub game: String,
    pub table: TableId,
    /// SHA-256 of the device's certificate.
    pub fingerprint: [u8; 32],
    pub user: String,
    pub password: String,
    pub candidates: Vec<Candidate>,
}

/// Why a handshake is rejected.
#[derive(Clone, PartialEq, Debug)]
pub struct HandshakeError(pub RecordError);

impl From<Unreadable> for HandshakeError {
    fn from(why: Unreadable) -> HandshakeError {
        HandshakeError(RecordError::Unreadable(why))
    }
}

/// Whether a text can be a user name or a password: `ice-char` in RFC 8839, without line breaks.
fn is_credential(text: &str, lengths: &RangeInclusive<usize>) -> bool {
    lengths.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/".contains(&byte))
}

impl Handshake {
    /// Returns the text, which begins with the id of the title and ends in a letter or a digit.
    pub fn write(&self) -> String {
        let mut bytes = vec![if self.side == Side::Offer { OFFER } else { ANSWER }];
        bytes.extend(self.table.0.to_le_bytes());
        bytes.extend(self.fingerprint);
        for text in [&self.user, &self.password] {
            bytes.push(text.len() as u8);
            bytes.extend(text.bytes());
        }
        bytes.push(self.candidates.len() as u8);
        for Candidate { address, port } in &self.candidates {
            match address {
                Address::Ip(IpAddr::V4(address)) => {
                    bytes.push(4);
                    bytes.extend(address.octets());
                }
                Address::Ip(IpAddr::V6(address)) => {
                    bytes.push(6);
                    bytes.extend(address.octets());
                }
                Address::Name(name) => {
                    bytes.push(1);
                    bytes.extend(name.to_be_bytes());
                }
            }
            bytes.extend(port.to_be_bytes());
        }
        envelope::seal_bytes(&self.game, &bytes)
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The first defect found in it.
    pub fn read(text: &str) -> Result<Handshake, HandshakeError> {
        if text.len() > MAX_LENGTH {
            return Err(Unreadable::LinkTooLong.into());
        }
        match envelope::unseal_bytes(text) {
            Ok((game, bytes)) => Ok(parse(game, &bytes)?),
            // A text that was cut short announces more than it contains.
            Err(broken) => match parse("", &envelope::unseal_part(text)) {
                Err(Unreadable::CutShort) => Err(Unreadable::CutShort.into()),
                _ => Err(HandshakeError(broken)),
            },
        }
    }

    /// Reads the description that a browser gives of this device once it has gathered its addresses. `None` if another
    /// device could not connect by it.
    pub fn from_description(side: Side, game: &str, table: TableId, description: &str) -> Option<Handshake> {
        if description.len() > MAX_DESCRIPTION {
            return None;
        }
        let attributes = || description.lines().filter_map(|line| line.strip_prefix("a=")?.split_once(':'));
        let value = |name: &str| attributes().find(|(key, _)| *key == name).map(|(_, value)| value.trim());
        let (method, digits) = value("fingerprint")?.split_once(' ')?;
        let fingerprint = digits.split(':').map(|byte| u8::from_str_radix(byte, 16)).collect::<Result<Vec<u8>, _>>();
        let candidates = attributes().filter(|(key, _)| *key == "candidate").filter_map(|(_, value)| candidate(value));
        let handshake = Handshake {
            side,
            game: game.to_owned(),
            table,
            fingerprint: fingerprint.ok()?.try_into().ok()?,
            user: value("ice-ufrag")?.to_owned(),
            password: value("ice-pwd")?.to_owned(),
            candidates: candidates.take(MAX_CANDIDATES).collect(),
        };
        (method.eq_ignore_ascii_case("sha-256") && handshake.is_possible()).then_some(handshake)
    }

    /// Returns a description for the other browser.
    pub fn description(&self) -> String {
        let setup = if self.side == Side::Offer { "actpass" } else { "active" };
        let mut digits = String::new();
        for byte in self.fingerprint {
            let colon = if digits.is_empty() { "" } else { ":" };
            let _ = write!(digits, "{colon}{byte:02X}");
        }
        let mut description = format!(
            "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=mid:0\r\n\
             a=ice-ufrag:{}\r\na=ice-pwd:{}\r\na=fingerprint:sha-256 {digits}\r\na=setup:{setup}\r\n\
             a=sctp-port:5000\r\na=max-message-size:65536\r\n",
            self.user, self.password
        );
        for (index, Candidate { address, port }) in self.candidates.iter().enumerate() {
            let priority = PRIORITY - index;
            let _ = write!(description, "a=candidate:{index} 1 udp {priority} {address} {port} typ host\r\n");
        }
        description
    }

    fn is_possible(&self) -> bool {
        is_credential(&self.user, &USER)
            && is_credential(&self.password, &PASSWORD)
            && (1..=MAX_CANDIDATES).contains(&self.candidates.len())
    }
}

/// Parses a candidate line; `None` if it is not a UDP address of the device itself.
fn candidate(line: &str) -> Option<Candidate> {
    let mut words = line.split_ascii_whitespace().skip(1);
    let (component, transport) = (words.next()?, words.next()?);
    let (address, port) = (words.nth(1)?, words.next()?.parse().ok()?);
    let is_own = words.next() == Some("typ") && words.next() == Some("host");
    let is_usable = is_own && component == "1" && transport.eq_ignore_ascii_case("udp");
    is_usable.then_some(Candidate { address: address.parse().ok()?, port })
}

impl core::str::FromStr for Address {
    type Err = ();

    fn from_str(text: &str) -> Result<Address, ()> {
        let Some(name) = text.strip_suffix(NAME_SUFFIX) else { return text.parse().map(Address::Ip).map_err(drop) };
        if name.len() != NAME_LENGTH {
            return Err(());
        }
        let number = u128::from_str_radix(&name.replace('-', ""), 16).map_err(drop)?;
        // Names of another form would be changed on their way.
        Some(Address::Name(number)).filter(|address| address.to_string() == text).ok_or(())
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Address::Ip(address) => return address.fmt(f),
            Address::Name(name) => name,
        };
        // The groups of a UUID: 8, 4, 4, 4 and 12 hexadecimal digits.
        for (index, byte) in name.to_be_bytes().into_iter().enumerate() {
            let hyphen = if matches!(index, 4 | 6 | 8 | 10) { "-" } else { "" };
            write!(f, "{hyphen}{byte:02x}")?;
        }
        f.write_str(NAME_SUFFIX)
    }
}

/// The bytes of a handshake that have not been read yet.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], Unreadable> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(Unreadable::CutShort)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], Unreadable> {
        self.take(COUNT)?.try_into().map_err(|_| Unreadable::CutShort)
    }

    fn byte(&mut self) -> Result<u8, Unreadable> {
        self.array().map(|[byte]| byte)
    }

    fn text(&mut self) -> Result<String, Unreadable> {
        let length = self.byte()?;
        String::from_utf8(self.take(length.into())?.to_vec()).map_err(|_| Unreadable::OutOfRange)
    }

    fn candidate(&mut self) -> Result<Candidate, Unreadable> {
        let address = match self.byte()? {
            4 => Address::Ip(self.array::<4>()?.into()),
            6 => Address::Ip(self.array::<16>()?.into()),
            1 => Address::Name(u128::from_be_bytes(self.array()?)),
            _ => return Err(Unreadable::OutOfRange),
        };
        Ok(Candidate { address, port: u16::from_be_bytes(self.array()?) })
    }
}

fn parse(game: &str, bytes: &[u8]) -> Result<Handshake, Unreadable> {
    let mut bytes = Bytes(bytes);
    let side = match bytes.byte()? {
        OFFER => Side::Offer,
        ANSWER => Side::Answer,
        _ => return Err(Unreadable::UnknownFormat),
    };
    let table = TableId(u64::from_le_bytes(bytes.array()?));
    let fingerprint = bytes.array()?;
    let (user, password) = (bytes.text()?, bytes.text()?);
    let count = usize::from(bytes.byte()?).min(MAX_CANDIDATES + 1);
    let candidates = (0..count).map(|_| bytes.candidate()).collect::<Result<_, _>>()?;
    let handshake = Handshake { side, game: game.to_owned(), table, fingerprint, user, password, candidates };
    match bytes.0 {
        // A zero byte may follow; see `envelope::seal_bytes`.
        [] | [0] if handshake.is_possible() => Ok(handshake),
        [] | [0] => Err(Unreadable::OutOfRange),
        _ => Err(Unreadable::TooMuch),
    }
}

#[cfg(test)]
mod tests;
