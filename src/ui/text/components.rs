//! Texts about the contents of the box.

use super::Text;
use crate::words::components::{FigureSelector, Invented, Shares};
use crate::words::rulebook::Source;

/// Name of the sheet and of the links to it.
pub const IN_THE_BOX: Text = Text("components-in-the-box");
pub const SEARCH: Text = Text("components-search");
pub const KINDS: Text = Text("components-kinds");
/// The filter for all kinds.
pub const EVERYTHING: Text = Text("components-everything");
/// Heading of the section on our own inventions.
pub const OURS: Text = Text("components-ours");
pub const OURS_HELP: Text = Text("components-ours-help");
/// Heading of the invented figures.
pub const INVENTED: Text = Text("components-invented");
pub const NOTHING_INVENTED: Text = Text("components-nothing-invented");
/// Heading of the note on corrections.
pub const CORRECT: Text = Text("components-correct");
/// Link to the rules of the game.
pub const THE_RULES: Text = Text("components-the-rules");

/// Returns the title of the page.
pub fn box_of(title: &str) -> String {
    format!("{title}: what is in the box")
}

/// Explains how an owner of the box can send a correction.
pub fn correct(game: &str) -> String {
    format!(
        "Then you can help to correct this. Write down which piece differs and what is printed on it, and send it to whoever \
         gave you this page. All figures stand in one file, src/games/{game}/data.rs: nothing else has to change. A \
         correction becomes a new version of the rules, so that games begun before it stay as they were played."
    )
}

/// Returns the number of search results as a sentence.
pub fn found(pieces: usize, query: &str) -> String {
    match pieces {
        0 => format!("Nothing in the box mentions “{query}”."),
        1 => "1 entry found".into(),
        _ => format!("{pieces} entries found"),
    }
}

/// Returns the number of copies of a piece: "×6".
pub fn times(count: u8) -> String {
    format!("×{count}")
}

/// The same for screen readers.
pub fn pieces(count: u32) -> String {
    if count == 1 { "1 piece".into() } else { format!("{count} pieces") }
}

pub fn share_of(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "Printed",
        Source::Found => "Found in descriptions",
        Source::Deduced => "Deduced",
        Source::Ruling => "Ruled by us",
        Source::Reconstructed => "Invented by us",
    }
}

/// Returns a share in percent, never 0 for a share above zero.
pub fn percent(shares: &Shares, source: Source) -> String {
    let (count, all) = (shares.count(source), shares.total().max(1));
    let percent = (count * 100 + all / 2) / all;
    if count > 0 && percent == 0 { "below 1 %".into() } else { format!("{percent} %") }
}

pub fn invented(one: &Invented) -> String {
    let label = match &one.which {
        FigureSelector::Counts => "how many of each".to_owned(),
        FigureSelector::Words => "what they do".to_owned(),
        FigureSelector::Named(label) => label.to_lowercase(),
    };
    if one.reconstructed == one.total {
        format!("{}: {label}", one.group)
    } else {
        format!("{}: {label}, {} of {}", one.group, one.reconstructed, one.total)
    }
}

/// A column of the table of whereabouts: pieces that were played, discarded or shipped.
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
pub const WHY_NOT: Text = Text("components-why-not");
pub const EMPTY_PILE: Text = Text("components-empty-pile");
pub const IN_THE_PILE: Text = Text("components-in-the-pile");

/// Returns the number of copies: "6 in the box".
pub fn in_the_box(count: u32) -> String {
    format!("{count} in the box")
}

/// Returns the number of copies in a pile, for screen readers: "3 Plant and trade".
pub fn count_named(count: u8, name: &str) -> String {
    format!("{count} {name}")
}
