//! A whole game in a link: the compact codec of records.
//!
//! `ceylon_cards.AbCd…`: the id of the game, a dot, and URL-safe text. Each action is its index in the legal list,
//! encoded by a range coder with uniform probabilities, so that a choice among ten costs three and a third bits. A
//! checksum detects a damaged link before anything is played; the hash of the final state proves the result. Used by
//! the page and the command line; bounded in time and memory for any input.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

use super::dyn_session::{remember, set_up};
use super::record::{Player, RecordError, TAKEBACKS, Unreadable, WARNINGS};
use super::seed::Seed;
use super::session::{Session, Takeback, Warning};
use super::{DynSession, Game, Info, OptionValues, StateHasher};

/// Formats of links without and with names of networks.
const FORMATS: [u8; 2] = [1, 2];
/// Length in bytes of the hash near the end, and of the checksum after it.
const HASH_LENGTH: usize = 8;
const SUM_LENGTH: usize = 4;
/// Maximum length of a link; longer ones are rejected unread.
pub const MAX_LENGTH: usize = 64 * 1024;
/// Maximum number of plies in a link. Forced plies take no space, so a short link could otherwise claim any number of
/// them.
pub const MAX_PLIES: u64 = 1 << 16;
/// Characters of a link other than letters and digits.
pub const PUNCTUATION: [char; 2] = ['-', '_'];
/// Kinds of players that are encoded in one byte.
const KINDS: [&str; 6] = [Player::PERSON, "random", "novice", "steady", "sharp", "master"];

/// Whether a link can be opened again. A very long game cannot and has to travel as a file.
pub fn can_open(link: &str, plies: u32) -> bool {
    link.len() <= MAX_LENGTH && u64::from(plies) <= MAX_PLIES
}

/// Encodes a session as a link, without the address of the page; see [`can_open`]. The link ends in a letter or a
/// digit: programs that detect addresses in text drop trailing punctuation.
pub fn write(session: &dyn DynSession, players: &[Player]) -> String {
    let link = pack(session, players, &[]);
    // An extra zero byte changes nothing, since the decoder reads zeros after the end. It leaves fewer than six bits
    // for the last character, and all such characters are letters or digits.
    if link.ends_with(PUNCTUATION) { pack(session, players, &[0]) } else { link }
}

/// Encodes a session, with the bytes `zeros` appended to the encoded actions.
fn pack(session: &dyn DynSession, players: &[Player], zeros: &[u8]) -> String {
    let game = session.info();
    let networks = players.iter().any(|player| !player.network.is_empty());
    let mut out = Writer { bytes: vec![FORMATS[usize::from(networks)]] };
    out.number(session.rules().into());
    out.number(session.seats().into());
    out.number(session.seed().0);
    for value in session.option_values().values {
        out.number(value as u64);
    }
    out.number(players.len() as u64);
    for player in players {
        let kind = KINDS.iter().position(|kind| *kind == player.kind);
        out.number(kind.map_or(KINDS.len(), |kind| kind) as u64);
        if kind.is_none() {
            out.put(&player.kind);
        }
        out.put(&player.name);
        if networks {
            out.put(&player.network);
        }
    }
    let takebacks = &session.takebacks()[..session.takebacks().len().min(TAKEBACKS)];
    out.number(takebacks.len() as u64);
    for back in takebacks {
        out.number(u64::from(back.ply));
        out.number(u64::from(back.plies) << 1 | u64::from(back.revealed));
    }
    out.number(session.plies().into());
    let mut coder = Encoder::new();
    session.decisions(&mut |index, of| coder.put(index, of));
    let packed = [&coder.finish(), zeros].concat();
    out.put(&packed);
    let warnings = &session.warnings()[..session.warnings().len().min(WARNINGS)];
    // An empty list is left out, as in links from before there were warnings.
    if !warnings.is_empty() {
        out.number(warnings.len() as u64 - 1);
    }
    for warning in warnings {
        out.number(warning.ply.into());
        out.number(warning.turn.into());
    }
    out.bytes.extend(session.hash().to_le_bytes());
    let check_bytes = checksum(game.id, &out.bytes);
    out.bytes.extend(check_bytes.to_le_bytes());
    format!("{}.{}", game.id, Base64UrlUnpadded::encode_string(&out.bytes))
}

/// Splits a link into the id of its game and the rest. Accepts whole addresses too.
///
/// # Errors
/// If it does not have the form of a link.
pub fn split(link: &str) -> Result<(&str, &str), RecordError> {
    let link = link.trim();
    if link.len() > MAX_LENGTH {
        return Err(RecordError::Unreadable(Unreadable::LinkTooLong));
    }
    let tail = link.rsplit(['/', '#']).next().unwrap_or(link);
    let is_id = tail.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'_');
    // A link truncated this early consists of the id of its game or a part of it.
    let reason = if is_id { Unreadable::CutShort } else { Unreadable::NoDot };
    tail.split_once('.').ok_or(RecordError::Unreadable(reason))
}

/// Checks that the packed part of a link of game `G` is complete, without playing anything.
///
/// # Errors
/// The first error that [`open`] would find without playing.
pub fn check<G: Game>(packed: &str) -> Result<(), RecordError> {
    unpack(packed, &const { G::INFO }, OptionValues::defaults::<G::Options>()).map(drop)
}

/// Replays the packed part of a link of game `G`.
///
/// # Errors
/// The first inconsistency; see [`RecordError`].
pub fn open<G: Game>(packed: &str) -> Result<(Session<G>, Vec<Player>), RecordError> {
    let packed = unpack(packed, &const { G::INFO }, OptionValues::defaults::<G::Options>())?;
    let mut session = set_up::<G>(packed.rules, &packed.chosen, packed.seats, packed.seed)?;
    let players = replay(packed, &mut session)?;
    Ok((session, players))
}

/// Decoded contents of a link, before replaying.
struct Packed {
    rules: u16,
    seats: u8,
    seed: Seed,
    chosen: OptionValues,
    players: Vec<Player>,
    takebacks: Vec<Takeback>,
    warnings: Vec<Warning>,
    plies: u32,
    actions: Vec<u8>,
    hash: u64,
}

fn unpack(packed: &str, game: &Info, chosen: OptionValues) -> Result<Packed, RecordError> {
    let bytes = Base64UrlUnpadded::decode_vec(packed).unwrap_or_default();
    let Some(bytes) = bytes.split_last_chunk().and_then(|(bytes, sum)| verify_checksum(game.id, bytes, *sum)) else {
        return Err(RecordError::Unreadable(diagnose(packed, game, chosen)));
    };
    let (bytes, hash) =
        bytes.split_last_chunk::<HASH_LENGTH>().ok_or(RecordError::Unreadable(Unreadable::TooLittle))?;
    let mut input = Reader { bytes };
    let mut read = decode_header(&mut input, game, chosen)?;
    // An empty list is left out.
    if !input.bytes.is_empty() {
        read.warnings = warnings(&mut input)?;
    }
    if !input.bytes.is_empty() {
        return Err(RecordError::Unreadable(Unreadable::TooMuch));
    }
    read.hash = u64::from_le_bytes(*hash);
    Ok(read)
}

/// Returns the bytes if the checksum matches.
fn verify_checksum<'a>(game: &str, bytes: &'a [u8], sum: [u8; SUM_LENGTH]) -> Option<&'a [u8]> {
    (checksum(game, bytes) == u32::from_le_bytes(sum)).then_some(bytes)
}

/// Decodes everything before the warnings and the hash.
fn decode_header(input: &mut Reader, game: &Info, mut chosen: OptionValues) -> Result<Packed, RecordError> {
    let format = input.get::<u8>()?;
    if !FORMATS.contains(&format) {
        return Err(RecordError::Unreadable(Unreadable::UnknownFormat));
    }
    let rules = input.get_below(1 << 16)? as u16;
    if !(1..=game.rules).contains(&rules) {
        // The rest may mean something else under other rules.
        return Err(RecordError::UnknownRules { wanted: rules, newest: game.rules });
    }
    let seats = input.get_below(1 << 8)? as u8;
    let seed = Seed(input.get_below(Seed::LIMIT)?);
    for (value, choice) in chosen.values.iter_mut().zip(chosen.choices) {
        *value = input.get_below(choice.values.len() as u64)? as usize;
    }
    let mut players = Vec::new();
    for _ in 0..input.get_below(9)? {
        let kind = match KINDS.get(input.get_below(KINDS.len() as u64 + 1)? as usize) {
            Some(kind) => (*kind).into(),
            None => input.text()?,
        };
        let player = Player::new(&input.text()?, &kind);
        players.push(if format == FORMATS[1] { player.with_network(&input.text()?) } else { player });
    }
    let mut takebacks = Vec::new();
    for _ in 0..input.get_below(TAKEBACKS as u64 + 1)? {
        let ply = input.get_below(1 << 32)? as u32;
        let plies = input.get_below(1 << 32)? as u32;
        takebacks.push(Takeback { ply, plies: plies >> 1, revealed: plies & 1 == 1 });
    }
    let plies = input.get_below(u64::from(game.longest).min(MAX_PLIES) + 1)? as u32;
    let actions = input.get::<&[u8]>()?.to_vec();
    Ok(Packed { rules, seats, seed, chosen, players, takebacks, warnings: Vec::new(), plies, actions, hash: 0 })
}

fn warnings(input: &mut Reader) -> Result<Vec<Warning>, RecordError> {
    let mut warnings = Vec::new();
    for _ in 0..1 + input.get_below(WARNINGS as u64)? {
        warnings.push(Warning { ply: input.get_below(1 << 32)? as u32, turn: input.get_below(1 << 16)? as u16 });
    }
    Ok(warnings)
}

/// Diagnoses a link whose checksum does not match. Every part encodes its length, so a link that was cut short ends
/// too early.
fn diagnose(packed: &str, game: &Info, chosen: OptionValues) -> Unreadable {
    let Some(bytes) = decode_partial(packed) else { return Unreadable::Damaged };
    let mut input = Reader { bytes: &bytes };
    let is_cut = |broken| broken == RecordError::Unreadable(Unreadable::TooLittle);
    // Length of the link if only hash and checksum follow.
    let letters = |rest: &[u8]| ((bytes.len() - rest.len() + HASH_LENGTH + SUM_LENGTH) * 4).div_ceil(3);
    let cut = match decode_header(&mut input, game, chosen) {
        Err(broken) => is_cut(broken),
        Ok(_) if packed.len() <= letters(input.bytes) => packed.len() < letters(input.bytes),
        Ok(_) => match warnings(&mut input) {
            Err(broken) => is_cut(broken),
            Ok(_) => packed.len() < letters(input.bytes),
        },
    };
    if cut { Unreadable::CutShort } else { Unreadable::Damaged }
}

/// Replays the actions of a link in a freshly set-up session and returns its players.
fn replay(packed: Packed, session: &mut dyn DynSession) -> Result<Vec<Player>, RecordError> {
    let mut coder = Decoder::new(&packed.actions);
    for ply in 1..=packed.plies {
        session.pick(&mut |of| coder.get(of)).ok_or(RecordError::AfterEnd { ply })?;
    }
    if session.hash() != packed.hash {
        return Err(RecordError::HashMismatch { ply: packed.plies });
    }
    remember(packed.takebacks, packed.warnings, session)?;
    Ok(packed.players)
}

/// Decodes base64 text that may have lost its end, dropping an incomplete last byte. Returns `None` if a character
/// cannot occur in a link.
pub fn decode_partial(letters: &str) -> Option<Vec<u8>> {
    let filled = format!("{letters}{}", &"AAA"[..letters.len().wrapping_neg() % 4]);
    let mut bytes = Base64UrlUnpadded::decode_vec(&filled).ok()?;
    bytes.truncate(letters.len() * 3 / 4);
    Some(bytes)
}

fn checksum(game: &str, bytes: &[u8]) -> u32 {
    StateHasher::default().bytes(game.as_bytes()).bytes(bytes).finish() as u32
}

/// Writes the fields of a link in sequence, each in postcard: numbers as varints, texts prefixed with their length.
struct Writer {
    bytes: Vec<u8>,
}

impl Writer {
    fn put(&mut self, field: &(impl Serialize + ?Sized)) {
        let bytes = core::mem::take(&mut self.bytes);
        self.bytes = postcard::to_extend(field, bytes).expect("numbers and texts are written without fail");
    }
    fn number(&mut self, number: u64) {
        self.put(&number);
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    const OUT_OF_RANGE: RecordError = RecordError::Unreadable(Unreadable::OutOfRange);

    fn get<T: Deserialize<'a>>(&mut self) -> Result<T, RecordError> {
        let (field, rest) = postcard::take_from_bytes(self.bytes).map_err(|error| match error {
            postcard::Error::DeserializeUnexpectedEnd => RecordError::Unreadable(Unreadable::TooLittle),
            postcard::Error::DeserializeBadUtf8 => RecordError::Unreadable(Unreadable::BadName),
            _ => Self::OUT_OF_RANGE,
        })?;
        self.bytes = rest;
        Ok(field)
    }
    fn get_below(&mut self, bound: u64) -> Result<u64, RecordError> {
        let number = self.get()?;
        if number < bound { Ok(number) } else { Err(Self::OUT_OF_RANGE) }
    }
    fn text(&mut self) -> Result<String, RecordError> {
        let text: &str = self.get()?;
        if text.len() <= 4 * Player::MAX_NAME_LENGTH { Ok(text.to_owned()) } else { Err(Self::OUT_OF_RANGE) }
    }
}

/// A range coder with carry and uniform probabilities.
struct Encoder {
    low: u64,
    range: u32,
    bytes: Vec<u8>,
}

impl Encoder {
    fn new() -> Encoder {
        Encoder { low: 0, range: u32::MAX, bytes: Vec::new() }
    }

    fn put(&mut self, index: u32, of: u32) {
        debug_assert!(index < of);
        self.range /= of;
        self.low += u64::from(index) * u64::from(self.range);
        self.carry();
        while self.range < 1 << 24 {
            self.shift();
            self.range <<= 8;
        }
    }

    fn carry(&mut self) {
        if self.low >> 32 != 0 {
            self.low &= u64::from(u32::MAX);
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
    }

    fn shift(&mut self) {
        self.bytes.push((self.low >> 24) as u8);
        self.low = (self.low << 8) & u64::from(u32::MAX);
    }

    /// Ends the code with the fewest bytes that make it unambiguous, given that the decoder reads zeros after the end.
    fn finish(mut self) -> Vec<u8> {
        // Any number in low..low + range will do: take one with many trailing zeros.
        for keep in 0..4 {
            let step = 1u64 << (32 - 8 * (keep + 1));
            let rounded = self.low.div_ceil(step) * step;
            if rounded < self.low + u64::from(self.range) {
                self.low = rounded;
                break;
            }
        }
        self.carry();
        (0..4).for_each(|_| self.shift());
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: core::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { code: 0, range: u32::MAX, bytes: bytes.iter() };
        (0..4).for_each(|_| decoder.shift());
        decoder
    }

    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }

    /// Decodes an index below `bound`, for any bytes.
    fn get(&mut self, bound: u32) -> u32 {
        self.range /= bound;
        let index = (self.code / self.range).min(bound - 1);
        self.code -= index * self.range;
        while self.range < 1 << 24 {
            self.shift();
            self.range <<= 8;
        }
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Chance;

    #[test]
    fn encoded_indices_round_trip() {
        for seed in 0..200 {
            let mut chance = Chance::stream(seed);
            let count = chance.below(400);
            let choices: Vec<(u32, u32)> = (0..count)
                .map(|_| {
                    let bound = 1 + chance.below(1 << (1 + seed % 9));
                    let edge = [0, bound - 1, chance.below(bound)];
                    (edge[chance.index(3)], bound)
                })
                .collect();
            let mut encoder = Encoder::new();
            choices.iter().for_each(|(index, bound)| encoder.put(*index, *bound));
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            for (index, bound) in choices {
                assert_eq!(decoder.get(bound), index);
            }
        }
    }

    #[test]
    fn a_choice_of_ten_costs_three_and_a_third_bits() {
        let mut encoder = Encoder::new();
        (0..3000).for_each(|index| encoder.put(index % 10, 10));
        let bytes = encoder.finish().len();
        assert!((1245..1251).contains(&bytes), "{bytes}");
    }
}
