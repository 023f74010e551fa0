//! What a game can say, as messages of its catalogue `<game>.ftl`: values, no sentence.
//!
//! Implemented by every game in its `words/`. The table puts the messages into words for a reader; the catalogue has
//! the grammar. Knows no language and no screen.

use crate::engine::{Outcome, Press, Rule, Seat, Viewer};

use super::message::Message;
use super::rulebook::Source;
use super::{Piece, Whereabouts};

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The seat whose colour marks the line; `None` for what happens to the table.
    pub seat: Option<Seat>,
    /// The id of a drawing in the symbol sheet.
    pub icon: &'static str,
    /// One short sentence without a full stop: "Clara ships 3 rubber".
    pub text: Message,
    /// The end of the line: "+9", "−4 cards".
    pub aside: Option<Message>,
    /// Whether it belongs in the summary "since your last turn".
    pub major: bool,
}

/// Why a part cannot be pressed now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// One whole sentence for the player.
    pub why: Message,
    /// The section of the rulebook that says so.
    pub rule: Rule,
}

/// A figure of a piece: its price, demand or gain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// "Rupees".
    pub label: Message,
    /// "11".
    pub value: Message,
    pub source: Source,
}

/// A piece, or several that are alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Component {
    pub piece: Piece,
    pub name: Message,
    pub count: u8,
    /// The source of the count.
    pub counted: Source,
    /// What it does, one sentence or two.
    pub words: Option<Message>,
    /// The source of the words.
    pub source: Source,
    pub figures: Vec<Figure>,
    /// The section of the rulebook that describes it.
    pub rule: Rule,
}

impl Component {
    /// A single piece as the rulebook has it, without figures.
    pub fn new(kind: &'static str, number: usize, name: Message, rule: &'static str) -> Component {
        Component {
            piece: Piece::new(kind, number),
            name,
            count: 1,
            counted: Source::Rulebook,
            words: None,
            source: Source::Rulebook,
            figures: Vec::new(),
            rule: Rule(rule),
        }
    }

    /// Sets the count and its source.
    pub fn count(mut self, count: u8, source: Source) -> Component {
        (self.count, self.counted) = (count, source);
        self
    }

    /// Says what it does.
    pub fn words(mut self, words: Message, source: Source) -> Component {
        (self.words, self.source) = (Some(words), source);
        self
    }

    /// Adds a figure.
    pub fn figure(mut self, label: Message, value: Message, source: Source) -> Component {
        self.figures.push(Figure { label, value, source });
        self
    }
}

/// A table of figures that are printed together, on a board or a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FigureTable {
    pub name: Message,
    /// The heads of the columns, that of the row names first.
    pub head: Vec<Message>,
    /// The rows, each with its name first; as long as the head. `None` is an empty cell.
    pub rows: Vec<Vec<Option<Message>>>,
    /// The source of the figures.
    pub source: Source,
    /// Rows with another source, by index.
    pub others: Vec<(usize, Source)>,
    /// The section of the rulebook that describes it.
    pub rule: Rule,
}

/// Pieces of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentGroup {
    /// Its name in addresses: lower-case words with dashes.
    pub key: &'static str,
    /// The kind, in the plural.
    pub name: Message,
    /// One or two sentences about all of them.
    pub about: Option<Message>,
    pub components: Vec<Component>,
    pub tables: Vec<FigureTable>,
}

/// A game that can speak.
pub trait Say: Press {
    /// What the seat to act can do now, one sentence as its owner reads it; for other readers, what the table waits
    /// for.
    fn prompt(view: &Self::View, reader: Viewer) -> Message;
    /// The action as the name of a button, a verb first: "Ship coffee", "Attack Bao".
    fn verb(view: &Self::View, action: &Self::Action) -> Message;
    /// What is still to be pressed: one short sentence, read off the actions that are possible with the presses so
    /// far, of which there are several.
    fn next_press(view: &Self::View, candidates: &[Self::Action]) -> Message;
    /// Says why `part` is not lit for the viewer of `view`.
    fn refuse(view: &Self::View, part: Self::Part) -> Refusal;
    /// Returns what the seat to act would lose by `action` in place of another of the `legal` ones, where it is much for
    /// one press and cannot be had again: one whole sentence that also says what a second press does. `None` for all
    /// other actions.
    fn forgoes(view: &Self::View, legal: &[Self::Action], action: &Self::Action) -> Option<Message> {
        let _ = (view, legal, action);
        None
    }
    /// The accessible name of a part: "Coffee, 2 in hand".
    fn part(view: &Self::View, part: Self::Part) -> Message;
    /// A heading for the moment of the view: "Turn 19", "Round 6, 14 cards left".
    fn heading(view: &Self::View) -> Message;
    /// The event, redacted for the reader, as a line of the story; `None` when the story leaves it out.
    fn line(event: &Self::Event, reader: Viewer) -> Option<Line>;
    /// The winner and the reason, one or two sentences: "Asha wins with 109 points, first to reach 100."
    fn result(outcome: &Outcome, seats: u8) -> Message;
    /// The titles that the rules give a seat at the end: "Governor". Empty where a winner is just that.
    fn honours(view: &Self::View, seat: Seat) -> Vec<Message> {
        let _ = (view, seat);
        Vec::new()
    }
    /// The contents of the box for this many seats under version `rules`: every piece with its count, words and
    /// figures, out of the tables of the rules.
    fn components(options: &Self::Options, seats: u8, rules: u16) -> Vec<ComponentGroup>;
    /// The places of the pieces of a component, as the viewer of `view` may know them; `None` for pieces that are not
    /// followed, and for unknown keys. Follows from the view alone.
    fn whereabouts(view: &Self::View, component: &Component) -> Option<Whereabouts> {
        let _ = (view, component);
        None
    }
    /// What is on the table and not in the box: actions, buttons, places, tracks. `None` for pieces of the box, and
    /// for unknown keys. Its count means nothing.
    fn entry(view: &Self::View, piece: Piece) -> Option<Component> {
        let _ = (view, piece);
        None
    }
    /// The owner of a piece, its place and its worth now, in short whole sentences. Follows from the view alone.
    fn now(view: &Self::View, piece: Piece) -> Vec<Message> {
        let _ = (view, piece);
        Vec::new()
    }
    /// How a seat stands in each count of the game, by its name: "in Uva", "second". The same names at every moment
    /// of a turn, so that two lists can be compared. Follows from the view alone, and nothing in it depends on what is
    /// drawn.
    fn standings(view: &Self::View, seat: Seat) -> Vec<(Message, Message)> {
        let _ = (view, seat);
        Vec::new()
    }
}
