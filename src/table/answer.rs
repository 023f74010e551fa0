//! The answer to a question about a piece: its entry, its whereabouts and its current state.
//!
//! Made from a view, so that it reveals nothing hidden. Shown by the page, checked by the laws. Knows no screen.

use crate::words::{Component, ComponentGroup, Piece, Refusal, Speaker, Whereabouts, Words};

/// The subject of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked<Part> {
    /// A part that can be pressed.
    Part(Part),
    /// A piece that cannot be pressed.
    Piece(Piece),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Name, effect, figures and rule.
    pub entry: Component<String>,
    pub in_box: bool,
    /// Distribution of the identical pieces; `None` for things not in the box, and for pieces that are not tracked.
    pub whereabouts: Option<Whereabouts>,
    /// Accessible name of the part, with what is known about it there; `None` if that repeats the name of the entry and
    /// its figures, or if the subject cannot be pressed.
    pub here: Option<String>,
    /// Owner, place and current value, in full sentences.
    pub now: Vec<String>,
    /// Contents with their counts, if the piece is a pile that every player may look through.
    pub pile: Option<Vec<(Component<String>, u8)>>,
}

/// Whether the subject of a question can be pressed.
#[derive(Clone, PartialEq, Debug)]
pub enum Pressable {
    /// It is not pressable at all, or an earlier position is shown.
    No,
    /// It can be pressed now, or is pressed already.
    Now,
    Refused(Refusal<String>),
}

/// An answer, and whether its subject can be pressed.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenAnswer {
    pub answer: Answer,
    pub pressable: Pressable,
}

/// Returns the component of this piece, if it is in the box.
fn in_box(groups: &[ComponentGroup<String>], piece: Piece) -> Option<&Component<String>> {
    groups.iter().flat_map(|group| &group.components).find(|component| component.piece == piece)
}

/// Returns the answer for the reader. `None` only for a piece without an entry; the laws check that every part has
/// one.
pub fn answer<G: Words>(
    view: &G::View,
    groups: &[ComponentGroup<String>],
    asked: Asked<G::Part>,
    speaker: &Speaker,
) -> Option<Answer> {
    let (piece, here) = match asked {
        Asked::Piece(piece) => (piece, None),
        Asked::Part(part) => (G::piece(view, part), Some(speaker.say(&G::part(view, part)))),
    };
    compose(groups, piece, here, &GameWords::<G> { view, speaker })
}

/// Information that a game has on a piece, without the type of the game.
trait SaysOfPieces {
    fn entry(&self, piece: Piece) -> Option<Component<String>>;
    fn whereabouts(&self, piece: Piece, count: u8) -> Option<Whereabouts>;
    fn state_of_piece(&self, piece: Piece) -> Vec<String>;
    fn pile(&self, piece: Piece) -> Option<Vec<(Piece, u8)>>;
}

/// The words of game `G` in this view.
struct GameWords<'a, G: Words> {
    view: &'a G::View,
    speaker: &'a Speaker<'a>,
}

impl<G: Words> SaysOfPieces for GameWords<'_, G> {
    fn entry(&self, piece: Piece) -> Option<Component<String>> {
        G::entry(self.view, piece).map(|entry| self.speaker.component(&entry))
    }
    fn whereabouts(&self, piece: Piece, count: u8) -> Option<Whereabouts> {
        G::whereabouts(self.view, piece, count)
    }
    fn state_of_piece(&self, piece: Piece) -> Vec<String> {
        self.speaker.say_all(&G::state_of_piece(self.view, piece))
    }
    fn pile(&self, piece: Piece) -> Option<Vec<(Piece, u8)>> {
        G::pile(self.view, piece)
    }
}

/// Composes the answer. Entries are looked up in the box first, then among other things on the table. Compiled once
/// for all games.
fn compose(
    groups: &[ComponentGroup<String>],
    piece: Piece,
    here: Option<String>,
    game: &dyn SaysOfPieces,
) -> Option<Answer> {
    let find = |piece| in_box(groups, piece).cloned().or_else(|| game.entry(piece));
    let entry = find(piece)?;
    let in_box = in_box(groups, piece).is_some();
    let inside =
        |pile: Vec<(Piece, u8)>| pile.into_iter().filter_map(|(piece, count)| Some((find(piece)?, count))).collect();
    Some(Answer {
        in_box,
        whereabouts: if in_box { game.whereabouts(piece, entry.count) } else { None },
        here: here.filter(|here| !repeats(here, &entry)),
        now: game.state_of_piece(piece),
        pile: game.pile(piece).map(inside),
        entry,
    })
}

/// Whether the name of a part tells no more than its entry: the same name and, after a colon, the figures. What changes
/// during the game, such as the number left, is also in the state of the piece.
fn repeats(here: &str, entry: &Component<String>) -> bool {
    let has_figures = |rest: &str| {
        let figure = entry.figures.first().filter(|_| rest.trim_start().starts_with(':'));
        figure.is_some_and(|figure| rest.contains(&figure.value))
    };
    here.strip_prefix(&entry.name).is_some_and(|rest| rest.is_empty() || has_figures(rest))
}
