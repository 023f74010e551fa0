//! Extracts links from text as people send it: bare, within a message, broken across lines, re-encoded by mail
//! programs, or followed by a full stop.
//!
//! Used for URL fragments and for pasted text. A link is recognised by its form and, in doubt, by its checksum;
//! nothing is replayed. The rest of the address is ignored, so links to any deployment of Tea Table are accepted.

use crate::engine::link::PUNCTUATION;
use crate::engine::name::is_invisible;
use crate::engine::record::{RecordError, Unreadable};
use crate::games::{self, SHELF};

use super::daily::Date;
use super::envelope;
use super::matches::packet;
use super::route::Route;
use super::shared;
use super::shared::handshake::{Handshake, HandshakeError};

/// Maximum number of bytes examined, twice the length of the longest link.
const MAX_SCANNED: usize = 2 * packet::MAX_PACKET_LENGTH;
/// Maximum number of nested encodings that are undone.
const MAX_ENCODINGS: usize = 3;
const MAX_GAPS: usize = 1200;
/// Minimum length of a code without an address; shorter ones could be ordinary text.
const MIN_CODE_LENGTH: usize = 16;

/// Returns the route of a fragment, even if text follows or gaps break it. An unknown fragment leads to the shelf; the
/// remains of a link count as a truncated link.
pub fn read(fragment: &str) -> Route {
    if let Some(place) = find(fragment) {
        return place;
    }
    let path = decoded(fragment, false);
    let path = path.trim_start_matches(['#', '/']);
    let is_link = KINDS.iter().any(|(letter, _)| path == *letter || path.starts_with(&format!("{letter}/")));
    match Route::parse(fragment) {
        Route::Home if is_link => Route::Link(String::new()),
        place => place,
    }
}

/// Returns the route of the first intact link in a text, or of the first damaged one if none is intact.
pub fn find(text: &str) -> Option<Route> {
    let end = (0..=text.len().min(MAX_SCANNED)).rev().find(|at| text.is_char_boundary(*at))?;
    let found = Text::normalise(&decoded(&text[..end], false)).find();
    match found {
        Some((place, Condition::Whole)) => Some(place),
        // Some mail programs encode characters as numbers after an equals sign; others use one to break lines.
        found => Text::normalise(&decoded(&text[..end], true)).find().or(found).map(|(place, _)| place),
    }
}

/// Condition of a received link, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Condition {
    Whole,
    Changed,
    Cut,
}

impl From<Result<(), RecordError>> for Condition {
    fn from(checked: Result<(), RecordError>) -> Condition {
        match checked {
            Err(RecordError::Unreadable(Unreadable::CutShort)) => Condition::Cut,
            Err(RecordError::Unreadable(_) | RecordError::UnknownGame(_)) => Condition::Changed,
            // The link may be inconsistent, but it is complete.
            Ok(()) | Err(_) => Condition::Whole,
        }
    }
}

/// Kinds of links, each with its letter in the address.
#[derive(Clone, PartialEq)]
enum LinkKind {
    Game,
    Moment(String),
    Line(String, u32),
    Challenge,
    Sealed,
    Match,
    Shared,
    Join,
    Nearby,
}

const KINDS: [(&str, LinkKind); 9] = [
    ("g", LinkKind::Game),
    ("c", LinkKind::Challenge),
    ("d", LinkKind::Sealed),
    ("v", LinkKind::Match),
    ("p", LinkKind::Shared),
    ("join", LinkKind::Join),
    ("n", LinkKind::Nearby),
    ("m", LinkKind::Moment(String::new())),
    ("l", LinkKind::Line(String::new(), 0)),
];

impl LinkKind {
    fn route(&self, link: String) -> Route {
        match self {
            LinkKind::Game => Route::Link(link),
            LinkKind::Moment(viewer) => Route::Moment(viewer.clone(), link),
            LinkKind::Line(viewer, from) => Route::Line(viewer.clone(), *from, link),
            LinkKind::Challenge => Route::Challenge(link),
            LinkKind::Sealed => Route::Sealed(link),
            LinkKind::Match => Route::SharedMatch(link),
            LinkKind::Shared => Route::Packet(link),
            LinkKind::Join => Route::Join(link),
            LinkKind::Nearby => Route::Nearby(link),
        }
    }

    fn condition(&self, link: &str) -> Condition {
        match self {
            LinkKind::Sealed => envelope::unseal(link).and_then(|link| envelope::check_link(&link)),
            LinkKind::Match => packet::check(link),
            LinkKind::Shared | LinkKind::Join => shared::packet::check(link),
            LinkKind::Nearby => Handshake::read(link).map(drop).map_err(|HandshakeError(broken)| broken),
            _ => envelope::check_link(link),
        }
        .into()
    }
}

/// Gap before a letter: characters that no link contains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    None,
    /// Inserted by programs: a line break, invisible characters, escapes.
    Soft,
    /// A space, or an empty line.
    Blank,
}

/// The letters of a text, each with the gap before it.
struct Text(Vec<(char, Gap)>);

impl Text {
    fn normalise(text: &str) -> Text {
        let mut letters = Vec::with_capacity(text.len());
        let mut gap = Gap::None;
        let (mut at_line_start, mut is_empty_line) = (false, false);
        for letter in text.chars() {
            match letter {
                '\n' => {
                    gap = if is_empty_line { Gap::Blank } else { Gap::Soft };
                    (at_line_start, is_empty_line) = (true, true);
                }
                // Quote marks of a reply.
                '>' if at_line_start => {}
                letter if letter.is_whitespace() => {
                    if !at_line_start && letter != '\r' {
                        gap = gap.max(Gap::Blank);
                    }
                }
                letter if is_invisible(letter) || "=\\".contains(letter) => gap = gap.max(Gap::Soft),
                letter => {
                    letters.push((letter, gap));
                    (gap, at_line_start, is_empty_line) = (Gap::None, false, false);
                }
            }
        }
        Text(letters)
    }

    fn find(&self) -> Option<(Route, Condition)> {
        let mut found = None;
        let places = (0..self.0.len()).filter_map(|at| self.link_at(at).or_else(|| self.route_at(at)));
        for (route, condition) in places {
            if condition == Condition::Whole {
                return Some((route, condition));
            }
            found = found.or(Some((route, condition)));
        }
        found.or_else(|| (0..self.0.len()).find_map(|at| self.code_at(at)))
    }

    /// Whether `letters` are found at a position, regardless of gaps.
    fn has(&self, at: usize, letters: &str) -> bool {
        letters.chars().zip(at..).all(|(letter, at)| self.0.get(at).is_some_and(|(found, _)| *found == letter))
    }

    /// Returns the run of allowed letters from a position, and the position after it.
    fn run(&self, at: usize, is_allowed: impl Fn(char) -> bool) -> (String, usize) {
        let run: String = self.0[at.min(self.0.len())..]
            .iter()
            .map(|(letter, _)| *letter)
            .take_while(|letter| is_allowed(*letter))
            .collect();
        let end = at + run.chars().count();
        (run, end)
    }

    /// Parses a link whose kind is at a position, after a slash or at the beginning.
    fn link_at(&self, at: usize) -> Option<(Route, Condition)> {
        let before = at.checked_sub(1).map(|before| self.0[before].0);
        if before.is_some_and(|before| !"/#".contains(before)) {
            return None;
        }
        let (letter, kind) =
            KINDS.into_iter().find(|(letter, _)| self.has(at, letter) && self.has(at + letter.len(), "/"))?;
        let mut next = at + letter.len() + 1;
        let mut part = || {
            let (part, end) = self.run(next, |letter| letter.is_ascii_alphanumeric());
            let is_part = !part.is_empty() && self.has(end, "/");
            next = end + 1;
            is_part.then_some(part)
        };
        let kind = match kind {
            LinkKind::Moment(_) => LinkKind::Moment(part()?),
            LinkKind::Line(..) => LinkKind::Line(part()?, part()?.parse().ok()?),
            kind => kind,
        };
        let (game, end) = self.run(next, |letter| letter.is_ascii_alphanumeric() || letter == '_');
        let is_ours = games::info(&game).is_some() || (at >= 2 && self.has(at - 2, "#/"));
        if !is_ours || game.is_empty() || !self.has(end, ".") {
            return None;
        }
        let (link, condition) = self.packed(&game, end + 1, &kind);
        Some((kind.route(link), condition))
    }

    /// Parses another route of the page whose fragment begins here.
    fn route_at(&self, at: usize) -> Option<(Route, Condition)> {
        if !self.has(at, "#/") {
            return None;
        }
        let (path, _) = self.run(at + 2, |letter| letter.is_ascii_alphanumeric() || "/-_".contains(letter));
        let ends = self.gap_offsets(at + 2, path.len());
        let route_before = |end: &usize| Route::parse(path[..*end].trim_end_matches(|letter| "/-_".contains(letter)));
        let is_deal = |route: &Route| match route {
            Route::Deal(game, date) => games::info(game).is_some() && date.parse::<Date>().is_ok(),
            _ => false,
        };
        let deal = ends.iter().rev().map(route_before).find(is_deal);
        let route = deal.or_else(|| ends.first().map(route_before)).filter(|route| *route != Route::Home)?;
        // A link is left to `link_at`; without its moves it is cut short.
        let is_link = KINDS.iter().any(|(letter, _)| path.split('/').next() == Some(letter));
        match is_link {
            true if self.link_at(at + 2).is_some() => None,
            true => Some((route, Condition::Cut)),
            false => Some((route, Condition::Whole)),
        }
    }

    /// Parses a code without an address.
    fn code_at(&self, at: usize) -> Option<(Route, Condition)> {
        let before = at.checked_sub(1).map(|before| self.0[before].0);
        let (_, gap) = self.0[at];
        if gap == Gap::None && before.is_some_and(|before| before.is_ascii_alphanumeric() || before == '_') {
            return None;
        }
        let game = SHELF.iter().map(|info| info.id).find(|id| self.has(at, id) && self.has(at + id.len(), "."))?;
        let from = at + game.len() + 1;
        let mut found = None;
        for kind in [LinkKind::Game, LinkKind::Sealed, LinkKind::Match, LinkKind::Shared, LinkKind::Nearby] {
            let (link, condition) = self.packed(game, from, &kind);
            if condition == Condition::Whole {
                return Some((kind.route(link), condition));
            }
            let is_sure = link.len() - game.len() > MIN_CODE_LENGTH;
            found = found.or(is_sure.then(|| (kind.route(link), condition)));
        }
        found
    }

    /// Returns the number of letters before each gap within the next `length` letters, and `length` itself.
    fn gap_offsets(&self, from: usize, length: usize) -> Vec<usize> {
        let gaps = (1..length).filter(|at| self.0[from + at].1 != Gap::None);
        gaps.take(MAX_GAPS).chain([length]).collect()
    }

    /// Returns the link whose packed part starts at a position, with as much of the following text as makes it intact.
    /// If nothing does, returns it up to the first gap, or extended over soft gaps as far as that improves its
    /// condition.
    fn packed(&self, game: &str, from: usize, kind: &LinkKind) -> (String, Condition) {
        let (letters, _) = self.run(from, |letter| letter.is_ascii_alphanumeric() || PUNCTUATION.contains(&letter));
        let mut fallback: Option<(String, Condition)> = None;
        let mut is_broken_softly = true;
        let mut last = 0;
        for end in self.gap_offsets(from, letters.len()) {
            is_broken_softly &= last == 0 || self.0[from + last].1 == Gap::Soft;
            last = end;
            let piece = &letters[..end];
            let link = |piece: &str| format!("{game}.{piece}");
            let is_intact = |piece: &str| kind.condition(&link(piece)) == Condition::Whole;
            let condition = kind.condition(&link(piece));
            if condition == Condition::Whole {
                return (link(piece), condition);
            }
            // Trailing signs may be formatting or punctuation, and the last sign of an older link may have been
            // dropped.
            let bare = piece.trim_end_matches(PUNCTUATION);
            let shorter = (bare.len()..end).rev().take(3).map(|end| piece[..end].to_owned());
            let longer = PUNCTUATION.into_iter().filter(|_| end % 4 == 3).map(|sign| format!("{piece}{sign}"));
            if let Some(mended) = shorter.chain(longer).find(|piece| is_intact(piece)) {
                return (link(&mended), Condition::Whole);
            }
            let is_better = fallback.as_ref().is_none_or(|(_, known)| is_broken_softly && condition < *known);
            if is_better {
                fallback = Some((link(piece), condition));
            }
        }
        fallback.unwrap_or_else(|| (format!("{game}."), Condition::Cut))
    }
}

/// Decodes a text that was encoded for an address, for HTML or, with `by_equals`, for mail.
fn decoded(text: &str, by_equals: bool) -> String {
    let mut text = if by_equals { from_equals(text) } else { text.to_owned() };
    for _ in 0..MAX_ENCODINGS {
        if !text.contains(['%', '&']) {
            break;
        }
        text = from_entities(&from_percents(&text));
    }
    text
}

/// Parses the first two characters as hexadecimal digits.
fn hex(digits: &[u8]) -> Option<u8> {
    let digit = |at: usize| char::from(*digits.get(at)?).to_digit(16);
    Some((digit(0)? * 16 + digit(1)?) as u8)
}

fn from_escapes(text: &str, escape: u8, is_meant: impl Fn(u8) -> bool) -> String {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match hex(&bytes[at + 1..]).filter(|meant| *byte == escape && is_meant(*meant)) {
            Some(meant) => {
                decoded.push(meant);
                at += 3;
            }
            None => {
                decoded.push(*byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

/// Decodes percent escapes: `%23` as `#`.
fn from_percents(text: &str) -> String {
    from_escapes(text, b'%', |_| true)
}

/// Decodes quoted-printable escapes, `=3D` as `=`, but only of characters that our addresses contain and mail encodes.
fn from_equals(text: &str) -> String {
    from_escapes(text, b'=', |meant| b"=#./-_%&?\r\n".contains(&meant))
}

/// Decodes HTML entities: `&amp;` and `&#38;` as `&`.
fn from_entities(text: &str) -> String {
    let mut decoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        decoded.push_str(&rest[..at]);
        rest = &rest[at..];
        let entity = rest.char_indices().take(10).find(|(_, letter)| *letter == ';').map(|(end, _)| &rest[1..end]);
        match entity.and_then(|entity| Some((entity, entity_char(entity)?))) {
            Some((entity, letter)) => {
                decoded.push(letter);
                rest = &rest[entity.len() + 2..];
            }
            None => {
                decoded.push('&');
                rest = &rest[1..];
            }
        }
    }
    decoded + rest
}

/// Returns the character of an HTML entity.
fn entity_char(entity: &str) -> Option<char> {
    let number = match entity.strip_prefix('#') {
        Some(number) => match number.strip_prefix(['x', 'X']) {
            Some(number) => u32::from_str_radix(number, 16).ok()?,
            None => number.parse().ok()?,
        },
        None => match entity {
            "amp" => 0x26,
            "lt" => 0x3c,
            "gt" => 0x3e,
            "quot" => 0x22,
            "nbsp" => 0xa0,
            "shy" => 0xad,
            "zwnj" => 0x200c,
            "zwj" => 0x200d,
            "sol" => 0x2f,
            "num" => 0x23,
            "period" => 0x2e,
            "lowbar" => 0x5f,
            _ => return None,
        },
    };
    char::from_u32(number)
}
