//! Texts about the contents of the box.

use super::{Text, say};
use crate::message;
use crate::words::Argument;
use crate::words::components::{FigureSelector, Invented, Shares};
use crate::words::rulebook::Source;

/// Name of the sheet and of the links to it.
pub const IN_THE_BOX: Text = Text("components-in-the-box");
pub const SEARCH: Text = Text("components-search");
pub const KINDS: Text = Text("components-kinds");
/// Filter: all kinds.
pub const ALL_KINDS: Text = Text("components-everything");
/// Heading of the section on our own inventions.
pub const OUR_INVENTIONS: Text = Text("components-ours");
pub const OUR_INVENTIONS_HELP: Text = Text("components-ours-help");
/// Heading of the invented figures.
pub const INVENTED_FIGURES: Text = Text("components-invented");
pub const NOTHING_INVENTED: Text = Text("components-nothing-invented");
/// Heading of the note on corrections.
pub const CORRECTIONS: Text = Text("components-correct");
/// Link to the rules of the game.
pub const RULES: Text = Text("components-the-rules");

/// Returns the title of the page.
pub fn page_title(title: &str) -> String {
    say(&message!("components-box-of", title: title))
}

/// Explains how an owner of the game can send a correction.
pub fn corrections_help(game: &str) -> String {
    say(&message!("components-how-to-correct", file: format!("src/games/{game}/data.rs")))
}

/// Returns the number of search results as a sentence.
pub fn match_count(pieces: usize, query: &str) -> String {
    say(&message!("components-found", count: pieces, query: query))
}

/// Returns the number of copies of a piece: "×6".
pub fn times(count: u8) -> String {
    say(&message!("components-times", count: count))
}

/// Returns the number of copies of a piece, for screen readers.
pub fn pieces(count: u32) -> String {
    say(&message!("components-pieces", count: count))
}

pub fn source_name(source: Source) -> Text {
    match source {
        Source::Rulebook => Text("components-share-printed"),
        Source::Found => Text("components-share-found"),
        Source::Deduced => Text("components-share-deduced"),
        Source::Ruling => Text("components-share-ruled"),
        Source::Reconstructed => Text("components-share-invented"),
    }
}

/// Returns the share of a source in percent. A share that rounds to 0 but is above 0 is called less than 1%.
pub fn percent(shares: &Shares, source: Source) -> String {
    let (count, all) = (shares.count(source), shares.total().max(1));
    let percent = (count * 100 + all / 2) / all;
    match count > 0 && percent == 0 {
        true => say(&message!("percent-below-one")),
        false => say(&message!("percent", n: percent)),
    }
}

/// Lists the invented figures of a group.
pub fn invented_figures(invented: &Invented) -> String {
    let figures = match &invented.which {
        FigureSelector::Counts => Argument::Noun("components-figure-counts"),
        FigureSelector::Words => Argument::Noun("components-figure-words"),
        FigureSelector::Named(label) => label.as_str().into(),
    };
    let (group, count, total) = (invented.group.as_str(), invented.reconstructed, invented.total);
    match count == total {
        true => say(&message!("components-invented-all", group: group, figures: figures)),
        false => say(&message!("components-invented-some", group: group, figures: figures, count: count, total: total)),
    }
}

/// Column of the table of whereabouts: pieces that were played, discarded or shipped.
pub const GONE: Text = Text("components-gone");
pub const ON_THE_TABLE: Text = Text("components-on-the-table");
pub const UNSEEN: Text = Text("components-unseen");
pub const IN_RESERVE: Text = Text("components-in-reserve");
pub const NOT_USED: Text = Text("components-not-used");
pub const WHERE_HELP: Text = Text("components-where-help");

/// Heading of the whereabouts in the sheet of a piece.
pub const WHERE_THEY_ARE: Text = Text("components-where-they-are");
pub const CAN_BE_PRESSED: Text = Text("components-can-be-pressed");
/// Heading of the reason why a piece cannot be pressed.
pub const NOT_PRESSABLE: Text = Text("components-why-not");
pub const EMPTY_PILE: Text = Text("components-empty-pile");
pub const IN_THE_PILE: Text = Text("components-in-the-pile");

/// Returns the number of copies: "6 in the box".
pub fn in_the_box(count: u32) -> String {
    say(&message!("components-in-the-box-count", count: count))
}

/// Returns the number of copies in a pile, for screen readers: "Plant and trade: 3".
pub fn copies_in_pile(count: u8, name: &str) -> String {
    say(&message!("components-count-named", count: count, name: name))
}
