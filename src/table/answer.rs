//! The answer to a question about a piece: its entry in the catalogue, and where and how it is now.
//!
//! Made from a view, so that nobody learns more than they may know. Shown by the page, checked by the laws. Knows no
//! screen.

use crate::words::{Component, ComponentGroup, Piece, Refusal, Speaker, Whereabouts, Words};

/// What somebody asks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked<Part> {
    /// Something that can be pressed.
    Part(Part),
    /// Something that cannot.
    Piece(Piece),
}

/// The answer to a question about a piece.
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

/// The answer to somebody at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenAnswer {
    /// What is said of the piece.
    pub answer: Answer,
    /// Whether it can be pressed.
    pub pressable: Pressable,
}

/// What is in the box, by its groups.
fn in_box(groups: &[ComponentGroup], piece: Piece) -> Option<&Component> {
    groups.iter().flat_map(|group| &group.components).find(|component| component.piece == piece)
}

/// The answer for the reader. `None` only for a piece without an entry; the laws check that every part has one.
pub fn answer<G: Words>(
    view: &G::View,
    groups: &[ComponentGroup],
    asked: Asked<G::Part>,
    speaker: &Speaker,
) -> Option<Answer> {
    let (piece, here) = match asked {
        Asked::Piece(piece) => (piece, None),
        Asked::Part(part) => (G::piece(view, part), Some(G::part(view, part, speaker))),
    };
    compose(groups, piece, here, &GameWords::<G> { view, speaker })
}

/// What a game says of a piece that is known.
trait SaysOfPieces {
    fn entry(&self, piece: Piece) -> Option<Component>;
    fn whereabouts(&self, entry: &Component) -> Option<Whereabouts>;
    fn now(&self, piece: Piece) -> Vec<String>;
    fn pile(&self, piece: Piece) -> Option<Vec<(Piece, u8)>>;
}

/// What the game `G` says in this view.
struct GameWords<'a, G: Words> {
    view: &'a G::View,
    speaker: &'a Speaker<'a>,
}

impl<G: Words> SaysOfPieces for GameWords<'_, G> {
    fn entry(&self, piece: Piece) -> Option<Component> {
        G::entry(self.view, piece)
    }
    fn whereabouts(&self, entry: &Component) -> Option<Whereabouts> {
        G::whereabouts(self.view, entry)
    }
    fn now(&self, piece: Piece) -> Vec<String> {
        G::now(self.view, piece, self.speaker)
    }
    fn pile(&self, piece: Piece) -> Option<Vec<(Piece, u8)>> {
        G::pile(self.view, piece)
    }
}

/// The answer: entries are those of the box, else of what else is on the table. Compiled once for all games.
fn compose(groups: &[ComponentGroup], piece: Piece, here: Option<String>, game: &dyn SaysOfPieces) -> Option<Answer> {
    let find = |piece| in_box(groups, piece).cloned().or_else(|| game.entry(piece));
    let entry = find(piece)?;
    let in_box = in_box(groups, piece).is_some();
    let inside =
        |pile: Vec<(Piece, u8)>| pile.into_iter().filter_map(|(piece, count)| Some((find(piece)?, count))).collect();
    Some(Answer {
        in_box,
        whereabouts: if in_box { game.whereabouts(&entry) } else { None },
        // A name that says no more than the entry's is not said twice.
        here: here.filter(|here| *here != entry.name),
        now: game.now(piece),
        pile: game.pile(piece).map(inside),
        entry,
    })
}
