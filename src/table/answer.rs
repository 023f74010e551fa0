//! What is told of a piece that somebody asks about: its entry in the catalogue, and how it stands with it now.
//!
//! Made from a view, so that nobody is told more than he may know. Shown by the page, held to by the laws. Knows no
//! screen.

use crate::engine::Refusal;
use crate::words::{Component, Piece, Speaker, Whereabouts, Words};

/// What somebody asks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked<Part> {
    /// Something that can be pressed.
    Part(Part),
    /// Something that cannot.
    Piece(Piece),
}

/// What is told of a piece.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Its entry: name, what it does, figures, rule.
    pub entry: Component,
    /// Whether it is one of the pieces in the box.
    pub in_box: bool,
    /// Where the pieces like it are; `None` for what is not in the box, and for pieces whose way is not followed.
    pub whereabouts: Option<Whereabouts>,
    /// What the part is called that was asked about, with what is to be known of it at its place.
    pub here: Option<String>,
    /// Whose it is, where it lies, what it is worth now; whole sentences.
    pub now: Vec<String>,
    /// What lies in it, where it is a pile that everybody may look through.
    pub pile: Option<Vec<(Component, u8)>>,
}

/// Whether what was asked about can be pressed.
#[derive(Clone, PartialEq, Debug)]
pub enum Pressable {
    /// It is nothing to be pressed, or one looks back.
    No,
    /// It can be pressed now, or is pressed already.
    Now,
    /// It cannot be pressed now.
    Refused(Refusal),
}

/// What is told of a piece to somebody at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What is said of the piece.
    pub answer: Answer,
    /// Whether it can be pressed.
    pub pressable: Pressable,
}

/// The entry of a piece: of those in the box `box_of`, else of what else is on the table.
fn entry<G: Words>(view: &G::View, box_of: &[Component], piece: Piece) -> Option<Component> {
    let in_box = box_of.iter().find(|component| component.piece == piece);
    in_box.cloned().or_else(|| G::entry(view, piece))
}

/// What the reader is told. `None` only for a piece that nobody knows; the laws see to it that no part is one.
pub fn answer<G: Words>(
    view: &G::View,
    box_of: &[Component],
    asked: Asked<G::Part>,
    speaker: &Speaker,
) -> Option<Answer> {
    let (piece, here) = match asked {
        Asked::Piece(piece) => (piece, None),
        Asked::Part(part) => (G::piece(view, part), Some(G::part(view, part, speaker))),
    };
    let entry = entry::<G>(view, box_of, piece)?;
    let in_box = box_of.iter().any(|component| component.piece == piece);
    let inside = |pile: Vec<(Piece, u8)>| {
        let known = pile.into_iter().filter_map(|(piece, count)| Some((self::entry::<G>(view, box_of, piece)?, count)));
        known.collect()
    };
    Some(Answer {
        in_box,
        whereabouts: if in_box { G::whereabouts(view, &entry) } else { None },
        // A name that says no more than the entry's is not said twice.
        here: here.filter(|here| *here != entry.name),
        now: G::now(view, piece, speaker),
        pile: G::pile(view, piece).map(inside),
        entry,
    })
}
