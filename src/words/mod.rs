//! The words of a game: what a player reads, made from views, actions and events.
//!
//! Implemented by every game in its `text.rs`, so that a language can be added; used by the page,
//! the story and the transcripts. Knows no screen.

mod catalogue;
pub mod components;
#[cfg(not(target_arch = "wasm32"))]
pub mod english;
pub mod lesson;
mod message;
mod numbers;
pub mod rulebook;
pub mod say;
#[cfg(test)]
pub mod spoken;

use lesson::Teaching;
use rulebook::Rulebook;

pub use catalogue::{Catalogue, CatalogueError};
pub use components::{Component, ComponentGroup, FigureTable, Piece, Whereabouts};
pub use message::{Argument, Message};
pub use numbers::{figures, numeral, signed};

use crate::engine::name::is_from_right;
use crate::engine::{Determinize, Features, Game, Oracle, Outcome, Press, Rule, Seat, Viewer};

/// With a capital letter, as at the beginning of a sentence. Our own words begin with one of A to Z; names stay as they
/// are written.
pub fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// Counts in figures, each by its name, as [`Words::standings`] gives them.
pub fn counted(counts: &[(&str, u32)]) -> Vec<(String, String)> {
    counts.iter().map(|(name, count)| ((*name).to_owned(), count.to_string())).collect()
}

/// What the player of a seat is called who has no name: "Player 1".
pub fn unnamed(seat: Seat) -> String {
    format!("Player {}", seat.index() + 1)
}

/// A name as it stands in a sentence: one that is read from right to left turns nothing around it.
pub fn isolated(name: &str) -> String {
    match name.chars().any(is_from_right) {
        true => format!("\u{2068}{name}\u{2069}"),
        false => name.to_owned(),
    }
}

/// A player who is called this is spoken to, whoever reads: the learner of a lesson.
pub const YOU: &str = "You";

/// The verb that goes with a name: the `you` form with “You”, else the `they` form.
pub fn agreeing<'v>(name: &str, you: &'v str, they: &'v str) -> &'v str {
    if name == YOU { you } else { they }
}

/// A list inside a sentence: "Asha", "Asha and Bao", "Asha, Bao and you".
pub fn and<T: AsRef<str>>(items: &[T]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [one] => (*one).into(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// Who is called what, and who is reading.
#[derive(Clone, Debug)]
pub struct Speaker<'a> {
    /// The names of the seats, each [`isolated`].
    pub names: &'a [String],
    /// Who reads: a seat is called "you".
    pub reader: Viewer,
}

impl Speaker<'_> {
    /// Whether the reader is that seat.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.reader == Viewer::Seat(seat)
    }
    /// Whether the seat is spoken to: it reads, or its player is called “You”.
    fn addresses(&self, seat: Seat) -> bool {
        self.is_you(seat) || self.name(seat) == YOU
    }
    /// The seat as the subject of a sentence: "You" or its name.
    pub fn who(&self, seat: Seat) -> &str {
        if self.addresses(seat) { YOU } else { self.name(seat) }
    }
    /// The seat inside a sentence: "you" or its name.
    pub fn whom(&self, seat: Seat) -> &str {
        if self.addresses(seat) { "you" } else { self.name(seat) }
    }
    /// Whose: "your" or "Bao’s".
    pub fn whose(&self, seat: Seat) -> String {
        if self.addresses(seat) { "your".into() } else { format!("{}’s", self.name(seat)) }
    }
    /// The verb that goes with the subject: `you` form or `they` form ("ship", "ships").
    pub fn verb<'v>(&self, seat: Seat, you: &'v str, they: &'v str) -> &'v str {
        if self.addresses(seat) { you } else { they }
    }
    /// The beginning of a sentence about a seat: "You ship", "Bao ships".
    pub fn does(&self, seat: Seat, you: &str, they: &str) -> String {
        format!("{} {}", self.who(seat), self.verb(seat, you, they))
    }
    /// The same inside a sentence: "you ship", "Bao ships".
    pub fn then_does(&self, seat: Seat, you: &str, they: &str) -> String {
        format!("{} {}", self.whom(seat), self.verb(seat, you, they))
    }
    /// The seats as the subject of a sentence: "Asha, you and Clara", "You and Bao".
    pub fn who_of(&self, seats: &[Seat]) -> String {
        let name = |(place, seat): (usize, &Seat)| if place == 0 { self.who(*seat) } else { self.whom(*seat) };
        and(&seats.iter().enumerate().map(name).collect::<Vec<_>>())
    }
    /// The verb that goes with several seats as the subject: that of the one, or the plural, which is the `you` form.
    pub fn verb_of<'v>(&self, seats: &[Seat], you: &'v str, they: &'v str) -> &'v str {
        match seats {
            [one] => self.verb(*one, you, they),
            _ => you,
        }
    }
    /// The name alone.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose colour it bears; `None` for what happens to the table.
    pub seat: Option<Seat>,
    /// The id of a drawing in the symbol sheet.
    pub icon: &'static str,
    /// One short sentence without a full stop: "Clara ships 3 rubber".
    pub text: String,
    /// What stands at the end of the line: "+9", "−4 cards", or nothing.
    pub aside: String,
    /// Whether it belongs in the summary "since your last turn".
    pub major: bool,
}

/// Why a part cannot be pressed now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// One whole sentence for the player.
    pub why: String,
    /// The section of the rulebook that says so.
    pub rule: Rule,
}

/// A game that can be talked about.
pub trait Words: Press {
    /// The rulebook in our own words.
    fn rulebook() -> &'static Rulebook;
    /// What teaches the game: lessons, notes, the minute. Nothing where nobody has written it.
    fn teaching() -> &'static Teaching {
        &Teaching::NONE
    }
    /// What the seat to act can do now, one sentence without jargon, as its owner reads it; for
    /// other readers, what is awaited.
    fn prompt(view: &Self::View, speaker: &Speaker) -> String;
    /// The action as the name of a button, a verb first: "Ship coffee", "Attack Bao".
    fn verb(view: &Self::View, action: &Self::Action, speaker: &Speaker) -> String;
    /// What is still to be pressed: one short sentence, read off the actions that are possible with the presses so
    /// far, of which there are several.
    fn next_press(view: &Self::View, candidates: &[Self::Action]) -> String;
    /// Says why `part` is not lit for the viewer of `view`.
    fn refuse(view: &Self::View, part: Self::Part) -> Refusal;
    /// Returns what the seat to act would lose by `action` in place of another of the `legal` ones, where it is much for
    /// one press and cannot be had again: one whole sentence that also says what a second press does. `None` for all
    /// other actions.
    fn forgoes(view: &Self::View, legal: &[Self::Action], action: &Self::Action) -> Option<String> {
        let _ = (view, legal, action);
        None
    }
    /// The accessible name of a part: "Coffee, 2 in hand".
    fn part(view: &Self::View, part: Self::Part, speaker: &Speaker) -> String;
    /// A heading for the moment of the view: "Turn 19", "Round 6, 14 cards left".
    fn heading(view: &Self::View) -> String;
    /// The event, redacted for the reader, as a line of the story; `None` when the story leaves it out.
    fn line(event: &Self::Event, speaker: &Speaker) -> Option<Line>;
    /// The section of the rulebook that an event rests on where that is not the section of its action: what opens a
    /// turn or ends a round comes with the last action before. `None` where the section of the action holds.
    fn rule_of(event: &Self::Event) -> Option<Rule> {
        let _ = event;
        None
    }
    /// Who won and why, one sentence: "Asha wins with 109, first to 100".
    fn result(outcome: &Outcome, speaker: &Speaker) -> String;
    /// The titles that the rules give a seat at the end: "Governor". Empty where a winner is called just that, and
    /// then the page says so itself. `view` is of a game that is over.
    fn honours(view: &Self::View, seat: Seat) -> Vec<&'static str> {
        let _ = (view, seat);
        Vec::new()
    }
    /// What is in the box for so many seats under version `rules`: every piece with its count, words and figures, out
    /// of the tables of the rules. Empty where nobody has written it.
    fn components(options: &Self::Options, seats: u8, rules: u16) -> Vec<ComponentGroup> {
        let _ = (options, seats, rules);
        Vec::new()
    }
    /// Where the pieces of a component are, as the viewer of `view` may know it; `None` for pieces whose way is not
    /// followed, and for unknown keys. Follows from the view alone.
    fn whereabouts(view: &Self::View, component: &Component) -> Option<Whereabouts> {
        let _ = (view, component);
        None
    }
    /// The piece that a part is now, for a question about it: one of the box, or one that [`Words::entry`] describes. A
    /// part has one at every moment of a game, for every viewer.
    fn piece(view: &Self::View, part: Self::Part) -> Piece;
    /// All kinds of pieces that [`Words::components`] and [`Words::entry`] describe.
    fn kinds() -> &'static [&'static str] {
        &[]
    }
    /// What is on the table and not in the box: actions, buttons, places, tracks. `None` for pieces of the box, and
    /// for unknown keys. Its count says nothing.
    fn entry(view: &Self::View, piece: Piece) -> Option<Component> {
        let _ = (view, piece);
        None
    }
    /// Whose a piece is, where it lies and what it is worth now, in short whole sentences. Follows from the view alone.
    fn now(view: &Self::View, piece: Piece, speaker: &Speaker) -> Vec<String> {
        let _ = (view, piece, speaker);
        Vec::new()
    }
    /// How a seat stands in what the game counts, each by its name: "in Uva", "second". The same names at every moment
    /// of a turn, so that two lines can be compared. Follows from the view alone, and nothing in it depends on what is
    /// drawn: that would be luck, not the line.
    fn standings(view: &Self::View, seat: Seat) -> Vec<(String, String)> {
        let _ = (view, seat);
        Vec::new()
    }
    /// What lies in a pile that everybody may look through, with how many there are of each; `None` for all other
    /// pieces.
    fn pile(view: &Self::View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
        let _ = (view, piece);
        None
    }
}

/// Everything that a game of the catalogue is.
pub trait Title: Game + Determinize + Features + Oracle + Words {}
impl<G: Game + Determinize + Features + Oracle + Words> Title for G {}
