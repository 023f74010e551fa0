//! The words of a game: messages for the player, made from views, actions and events, and the catalogues that put them
//! into a language.
//!
//! Implemented by every game in its `words/`; used by the page, the story and the transcripts. Knows no screen.

mod catalogue;
pub mod components;
pub mod draft;
#[cfg(not(target_arch = "wasm32"))]
pub mod english;
mod facts;
pub mod lesson;
mod library;
mod message;
mod numbers;
pub mod rulebook;
#[cfg(test)]
pub mod spoken;
mod worded;

use draft::Draft;
use lesson::Teaching;
use rulebook::Rulebook;

pub use catalogue::{Catalogue, CatalogueError};
pub use components::{Component, ComponentGroup, FigureTable, Piece, Whereabouts};
pub use facts::{
    automaton_name, category_name, credits, end_name, full_category_name, option_help, option_name, solo_name, tagline,
    total_name, value_name,
};
pub use library::{find_words, provide, words_of};
pub use message::{Argument, Message};
pub use numbers::{figures, signed};
pub use worded::say;

use crate::engine::name::is_rtl;
use crate::engine::{Determinize, Features, Game, Oracle, Outcome, Press, Rule, Seat, Viewer};

/// Capitalises the first letter if it is one of a to z, as at the beginning of a sentence.
pub fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// Returns the name of a player without one: "Player 1".
pub fn unnamed(words: &Catalogue, seat: Seat) -> String {
    let message = crate::message!("unnamed", number: seat.index() + 1);
    words.say(&message, &Speaker { words, names: &[], reader: Viewer::Public })
}

/// Prepares a name for use in a sentence: a right-to-left name is isolated, so that it does not reorder the text
/// around it.
pub fn isolated(name: &str) -> String {
    match name.chars().any(is_rtl) {
        true => format!("\u{2068}{name}\u{2069}"),
        false => name.to_owned(),
    }
}

/// Name of a player who is addressed as "you" whatever the reader: the learner of a lesson.
pub const YOU: &str = "You";

/// Names of the seats and point of view of the reader.
#[derive(Clone, Debug)]
pub struct Speaker<'a> {
    /// The words of the game.
    pub words: &'a Catalogue,
    /// Names of the seats, each [`isolated`].
    pub names: &'a [String],
    /// The reader; if it is a seat, that seat is called "you".
    pub reader: Viewer,
}

impl Speaker<'_> {
    pub fn is_you(&self, seat: Seat) -> bool {
        self.reader == Viewer::Seat(seat)
    }
    /// Whether the seat is addressed as "you": it is the reader, or its player is called “You”.
    fn addresses(&self, seat: Seat) -> bool {
        self.is_you(seat) || self.name(seat) == YOU
    }
    /// Returns the plain name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<T = Message> {
    /// Seat whose colour it has; `None` for events of the whole table.
    pub seat: Option<Seat>,
    /// Id of an icon in the symbol sheet.
    pub icon: &'static str,
    /// A short sentence without a full stop: "Clara ships 3 rubber".
    pub text: T,
    /// Text at the end of the line: "+9", "−4 cards".
    pub aside: Option<T>,
    /// Whether it belongs in the summary "since your last turn".
    pub major: bool,
}

/// Why a part cannot be pressed now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal<T = Message> {
    /// A full sentence for the player.
    pub why: T,
    /// Section of the rulebook that gives the reason.
    pub rule: Rule,
}

/// A game with words for its players, as messages of its catalogue `<game>.ftl`: ids and arguments, no sentence.
pub trait Words: Press {
    /// Type of the drafts in which decisions made of several actions are composed; [`draft::NoDraft`] if each action
    /// is pressed alone.
    type Draft: Draft<Self>;
    /// Returns the sections of the rulebook.
    fn rulebook() -> &'static Rulebook;
    /// Returns the teaching material: lessons, notes, the minute; none by default.
    fn teaching() -> &'static Teaching {
        &Teaching::NONE
    }
    /// Returns what the seat to act can do now, in one sentence without jargon, if `reader` is its owner; for other
    /// readers, what the table is waiting for.
    fn prompt(view: &Self::View, reader: Viewer) -> Message;
    /// Returns the label of the action's button, starting with a verb: "Ship coffee", "Attack Bao".
    fn verb(view: &Self::View, action: &Self::Action) -> Message;
    /// Returns what to press next, in one short sentence, given the several actions still possible with the presses so
    /// far.
    fn next_press(view: &Self::View, candidates: &[Self::Action]) -> Message;
    /// Returns the reason why `part` is not lit for the viewer of `view`.
    fn refuse(view: &Self::View, part: Self::Part) -> Refusal;
    /// Describes what `action` would give up for good compared with the other `legal` actions, if that is a lot for a
    /// single press: one whole sentence that also says what a second press does. `None` for all other actions.
    fn forgoes(view: &Self::View, legal: &[Self::Action], action: &Self::Action) -> Option<Message> {
        let _ = (view, legal, action);
        None
    }
    /// Describes a risk or a wasted effect of `actions`, whose certain results are `events`, in one whole sentence;
    /// `None` if there is none.
    fn warn(view: &Self::View, actions: &[Self::Action], events: &[Self::Event]) -> Option<Message> {
        let _ = (view, actions, events);
        None
    }
    /// Whether the decision between these actions, which certainly follows another action, is made along with it. An
    /// example is the lane of a tea that leaves the field.
    fn goes_along(next: &[Self::Action]) -> bool {
        let _ = next;
        false
    }
    /// Returns the accessible name of a part: "Coffee, 2 in hand".
    fn part(view: &Self::View, part: Self::Part) -> Message;
    /// Returns a heading for the moment of the view: "Turn 19", "Round 6, 14 cards left".
    fn heading(view: &Self::View) -> Message;
    /// Returns the line of the story for an event redacted for the reader; `None` if the story leaves it out.
    fn line(event: &Self::Event, reader: Viewer) -> Option<Line>;
    /// Returns the section of the rulebook for an event if it differs from that of its action: events that open a turn
    /// or end a round come with the last action before. `None` if the section of the action applies.
    fn rule_of(event: &Self::Event) -> Option<Rule> {
        let _ = event;
        None
    }
    /// Returns who won and why, in one or two sentences: "Asha wins with 109 points, first to reach 100."
    fn result(outcome: &Outcome, seats: u8) -> Message;
    /// Returns the titles that the rules give a seat at the end: "Governor". Empty for a plain winner, for which the
    /// page has a word of its own. `view` is of a finished game.
    fn honours(view: &Self::View, seat: Seat) -> Vec<Message> {
        let _ = (view, seat);
        Vec::new()
    }
    /// Returns the contents of the box for `seats` players under version `rules`: every piece with its count, words
    /// and figures, from the tables of the rules. Empty by default.
    fn components(options: &Self::Options, seats: u8, rules: u16) -> Vec<ComponentGroup> {
        let _ = (options, seats, rules);
        Vec::new()
    }
    /// Returns where the `count` pieces of a component are, using only the view; `None` for pieces that are not
    /// tracked, and for unknown keys.
    fn whereabouts(view: &Self::View, piece: Piece, count: u8) -> Option<Whereabouts> {
        let _ = (view, piece, count);
        None
    }
    /// Returns the piece that a part currently is, for questions about it: one from the box, or one that
    /// [`Words::entry`] describes. A part has one at every moment of a game, for every viewer.
    fn piece(view: &Self::View, part: Self::Part) -> Piece;
    /// Returns all kinds of pieces that [`Words::components`] and [`Words::entry`] describe.
    fn kinds() -> &'static [&'static str] {
        &[]
    }
    /// Describes things on the table that are not in the box: actions, buttons, places, tracks. `None` for pieces from
    /// the box, and for unknown keys. The count is meaningless.
    fn entry(view: &Self::View, piece: Piece) -> Option<Component> {
        let _ = (view, piece);
        None
    }
    /// Returns the owner, place and current value of a piece, in short full sentences, using only the view.
    fn state_of_piece(view: &Self::View, piece: Piece) -> Vec<Message> {
        let _ = (view, piece);
        Vec::new()
    }
    /// Returns a seat's standing in everything the game counts, each with its name: "in Uva", "second". The names are
    /// the same at every moment of a turn, so that two lists can be compared. Uses only the view, and nothing that
    /// depends on draws: that would measure luck, not the line.
    fn standings(view: &Self::View, seat: Seat) -> Vec<(Message, Message)> {
        let _ = (view, seat);
        Vec::new()
    }
    /// Returns the contents of a pile that every player may look through, with counts; `None` for all other pieces.
    fn pile(view: &Self::View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
        let _ = (view, piece);
        None
    }
}

/// A complete game of the shelf.
pub trait Title: Game + Determinize + Features + Oracle + Words {}
impl<G: Game + Determinize + Features + Oracle + Words> Title for G {}
