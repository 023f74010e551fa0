//! The words of a game: messages for the player, created from views, actions and events, and the catalogues that
//! format them in a language.
//!
//! [`Words`] is implemented by every game in its `words`; the page, the story and the transcripts use it. Knows no
//! screen.

mod apart;
mod catalogue;
pub mod components;
pub mod draft;
#[cfg(not(target_arch = "wasm32"))]
pub mod english;
mod facts;
mod happening;
pub mod lesson;
mod library;
mod message;
mod numbers;
pub mod rulebook;
pub mod sound;
#[cfg(any(test, feature = "laws"))]
pub mod spoken;
mod topic;
mod worded;

use draft::Draft;
use lesson::Teaching;
use rulebook::Rulebook;

pub use apart::spoken_verb;
pub use catalogue::{Catalogue, CatalogueError};
pub use components::{Component, ComponentGroup, FigureTable, Piece, Whereabouts};
pub use facts::{
    automaton_name, category_name, credits, end_name, full_category_name, option_help, option_name, solo_name, tagline,
    total_name, value_name,
};
pub use happening::{Happening, Happenings};
pub use library::{find_words, provide, words_of};
pub use message::{Argument, Message};
pub use numbers::{figures, is_gain, signed};
pub use topic::Topic;
pub use worded::{result_of, say};

use crate::engine::name::is_rtl;
use crate::engine::{Determinize, Features, Game, Oracle, Outcome, Press, Rule, Seat, Viewer};

/// Returns a text in lower case, for searching. Converts letter by letter, so that a sigma at the end of a word becomes
/// the same letter as any other.
pub fn lowercase(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

/// Returns the default name of a seat: "Player 1".
pub fn unnamed(words: &Catalogue, seat: Seat) -> String {
    let message = crate::message!("unnamed", number: seat.index() + 1);
    words.say(&message, &Speaker { words, names: &[], reader: Viewer::Public })
}

/// Wraps a right-to-left name in isolating characters, so that it does not reorder the sentence around it. Returns
/// other names unchanged.
pub fn isolated(name: &str) -> String {
    match name.chars().any(is_rtl) {
        true => isolate(name),
        false => name.to_owned(),
    }
}

/// Wraps a text in isolating characters: it neither reorders the sentence around it nor is reordered by it.
pub fn isolate(text: &str) -> String {
    format!("{FIRST_STRONG_ISOLATE}{text}\u{2069}")
}

/// Begins an isolated text whose direction is that of its first letter.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';

/// Name of the learner of a lesson, who is addressed as "you" for every reader.
pub const YOU: &str = "You";

/// The context in which messages are formatted: catalogue, names and reader.
#[derive(Clone, Debug)]
pub struct Speaker<'a> {
    /// Catalogue that contains the messages.
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
    /// Whether the seat is addressed as "you": it is the reader, or its player is named [`YOU`].
    fn addresses(&self, seat: Seat) -> bool {
        self.is_you(seat) || self.name(seat) == YOU
    }
    /// Returns the seat's name, even if it is the reader; "?" if it has none.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<T = Message> {
    /// Seat that the event belongs to, for the line's colour; `None` if it concerns the whole table.
    pub seat: Option<Seat>,
    /// Id of an icon in the symbol sheet.
    pub icon: &'static str,
    /// A short sentence without a full stop: "Clara ships 3 rubber".
    pub text: T,
    /// Text at the end of the line: "+9", "−4 cards".
    pub aside: Option<T>,
    /// Whether the summary "since your last turn" includes it.
    pub major: bool,
    /// Whether it tells a gain that its aside does not: the news of the reader's own turn include it, too.
    pub gain: bool,
}

/// The reason why a part cannot be pressed now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal<T = Message> {
    /// A full sentence for the player.
    pub why: T,
    /// Section of the rulebook that contains the reason.
    pub rule: Rule,
}

/// How much of an action its name tells, so that a hint does not say it again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// What is done: the piece that it begins with may say more.
    Deed,
    /// The pieces and their places, too.
    Pieces,
    /// The line of the story as well, except for what is gained.
    Line,
}

/// A game with words for its players: messages of its catalogue `<game>.ftl`. The sentences are in the catalogue only.
pub trait Words: Press {
    /// Type of the drafts in which decisions of several actions are composed; [`draft::NoDraft`] if actions are chosen
    /// one at a time.
    type Draft: Draft<Self>;
    /// Returns the sections of the rulebook.
    fn rulebook() -> &'static Rulebook;
    /// Returns the teaching material; none by default.
    fn teaching() -> &'static Teaching {
        &Teaching::NONE
    }
    /// Returns the prompt in one sentence without jargon: for the seat to act, its options; for other readers, what the
    /// table is waiting for.
    fn prompt(view: &Self::View, reader: Viewer) -> Message;
    /// Returns the label of the action's button, starting with a verb: "Ship coffee", "Attack Bao".
    fn verb(view: &Self::View, action: &Self::Action) -> Message;
    /// Returns the marks that tell the action apart from others with the same verb, each at its own index: "Wagon 2",
    /// "with a 3". Empty by default; see [`spoken_verb`].
    fn marks(view: &Self::View, action: &Self::Action) -> Vec<Argument> {
        let _ = (view, action);
        Vec::new()
    }
    /// Returns what to press next, in one short sentence. `candidates` are the actions that match the presses so far;
    /// at least two.
    fn next_press(view: &Self::View, candidates: &[Self::Action]) -> Message;
    /// Returns the reason why `part`, which is not lit, cannot be pressed by the viewer of `view`.
    fn refuse(view: &Self::View, part: Self::Part) -> Refusal;
    /// Returns a warning if `action` forgoes so much, compared with the other `legal` actions, that a second press is
    /// required: one whole sentence that also says what the second press does. `None` for all other actions.
    fn forgoes(view: &Self::View, legal: &[Self::Action], action: &Self::Action) -> Option<Message> {
        let _ = (view, legal, action);
        None
    }
    /// Returns a reason for `action` that none of its certain results tells, as a line of the story; `None` if there is
    /// none.
    fn motive(view: &Self::View, action: &Self::Action) -> Option<Message> {
        let _ = (view, action);
        None
    }
    /// Returns how much of `action` its verb and marks tell; [`Told::Deed`] by default.
    fn told(action: &Self::Action) -> Told {
        let _ = action;
        Told::Deed
    }
    /// Returns a warning, in one whole sentence, if `actions` are risky or their effect is wasted; `None` otherwise.
    /// `events` are their certain results.
    fn warn(view: &Self::View, actions: &[Self::Action], events: &[Self::Event]) -> Option<Message> {
        let _ = (view, actions, events);
        None
    }
    /// Whether the choice among `next`, the actions that are certain to follow a first action, is made together with
    /// it. An example is the lane of a tea that leaves the field.
    fn goes_along(next: &[Self::Action]) -> bool {
        let _ = next;
        false
    }
    /// Returns the accessible name of a part: "Coffee, 2 in hand".
    fn part(view: &Self::View, part: Self::Part) -> Message;
    /// Returns a heading for the moment of the view: "Turn 19", "Round 6, 14 cards left".
    fn heading(view: &Self::View) -> Message;
    /// Returns the line of the story for an event that has been redacted for `reader`; `None` if the story omits it.
    fn line(event: &Self::Event, reader: Viewer) -> Option<Line>;
    /// Returns the section of the rulebook for an event; `None` if that of its action applies. They differ for events
    /// that open a turn or end a round, because these belong to the action before.
    fn rule_of(event: &Self::Event) -> Option<Rule> {
        let _ = event;
        None
    }
    /// Whether the end of a round or of the game, or the last round, begins with this event: it and the later events of
    /// its ply are no part of the move, such as income, majorities and the winner.
    fn closes(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
    /// Returns what is heard of an event; `None` for most. `view` is of the moment after it.
    fn happening(view: &Self::View, event: &Self::Event) -> Option<Happening> {
        let _ = (view, event);
        None
    }
    /// Returns the winner and the reason, in one or two sentences: "Asha wins with 109 points, first to reach 100."
    fn result(outcome: &Outcome, seats: u8) -> Message;
    /// Returns the seat that brought about the end of the game, if this event did. `None` by default.
    fn closer(event: &Self::Event) -> Option<Seat> {
        let _ = event;
        None
    }
    /// Returns the result with the seat that brought about the end; by default, without.
    fn result_by(outcome: &Outcome, seats: u8, closer: Seat) -> Message {
        let _ = closer;
        Self::result(outcome, seats)
    }
    /// Returns the titles that the rules award to a seat at the end: "Governor". Empty by default; the page itself
    /// marks the winner. `view` is of a finished game.
    fn honours(view: &Self::View, seat: Seat) -> Vec<Message> {
        let _ = (view, seat);
        Vec::new()
    }
    /// Returns the contents of the box for `seats` players under version `rules` of the rules: every piece with its
    /// count, words and figures. Empty by default.
    fn components(options: &Self::Options, seats: u8, rules: u16) -> Vec<ComponentGroup> {
        let _ = (options, seats, rules);
        Vec::new()
    }
    /// Returns the distribution of the `count` pieces of a component; `None` if they are not tracked or the piece is
    /// unknown.
    fn whereabouts(view: &Self::View, piece: Piece, count: u8) -> Option<Whereabouts> {
        let _ = (view, piece, count);
        None
    }
    /// Returns the piece that a part currently represents, for questions about it. It is in [`Words::components`] or
    /// [`Words::entry`] at every moment of a game and for every viewer.
    fn piece(view: &Self::View, part: Self::Part) -> Piece;
    /// Returns all kinds of pieces that [`Words::components`] and [`Words::entry`] describe.
    fn kinds() -> &'static [&'static str] {
        &[]
    }
    /// Describes a piece that is not listed in the box: an action, button, place or track. Its count is meaningless.
    /// `None` for pieces of the box and unknown pieces.
    fn entry(view: &Self::View, piece: Piece) -> Option<Component> {
        let _ = (view, piece);
        None
    }
    /// Describes the owner, place and current value of a piece, in short full sentences. Empty by default.
    fn state_of_piece(view: &Self::View, piece: Piece) -> Vec<Message> {
        let _ = (view, piece);
        Vec::new()
    }
    /// Returns a seat's standings as pairs of name and value: "in Uva", "second". The names do not change within a
    /// turn, so that the review can compare two lists. Anything that depends on draws is left out: it would measure
    /// luck.
    fn standings(view: &Self::View, seat: Seat) -> Vec<(Message, Message)> {
        let _ = (view, seat);
        Vec::new()
    }
    /// Ids of the messages that name the shared places of the game, in the order in which they are told: the train, the
    /// market. Empty by default.
    const PLACES: &'static [&'static str] = &[];
    /// Returns everything that the viewer can know on a topic, in short sentences without full stops, the most
    /// important first. All topics together tell the whole view: the laws build it again from the sentences. Empty by
    /// default.
    fn facts(view: &Self::View, topic: Topic) -> Vec<Message> {
        let _ = (view, topic);
        Vec::new()
    }
    /// Returns the contents of a pile that every player may look through, with counts; `None` for all other pieces.
    fn pile(view: &Self::View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
        let _ = (view, piece);
        None
    }
}

/// A complete game, ready for the shelf.
pub trait Title: Game + Determinize + Features + Oracle + Words {}
impl<G: Game + Determinize + Features + Oracle + Words> Title for G {}
