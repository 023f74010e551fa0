//! The words around what is in the box.

use crate::words::components::{Invented, Shares, Which};
use crate::words::rulebook::Source;

/// The name of the sheet and of the links to it.
pub const IN_THE_BOX: &str = "What is in the box";
/// The field.
pub const SEARCH: &str = "Search the box";
/// Over the buttons of the groups.
pub const KINDS: &str = "Kinds of pieces";
/// No group is chosen.
pub const EVERYTHING: &str = "Everything";
/// Over what was invented.
pub const OURS: &str = "What is ours";
/// What ours means.
pub const OURS_HELP: &str = "The games belong to their designers and publishers. Where their rules or pictures could not \
                             be had, we had to fill in. This is where the entries above and the rules come from:";
/// Over the list of invented figures.
pub const INVENTED: &str = "Made up by us, to be replaced when the printed figures are known";
/// Nothing was invented.
pub const NOTHING_INVENTED: &str = "Nothing here was made up by us.";
/// Over how to correct.
pub const CORRECT: &str = "Do you own the game?";
/// The rules of the game, as a link.
pub const THE_RULES: &str = "The rules";

/// The name of the page.
pub fn box_of(title: &str) -> String {
    format!("{title}: what is in the box")
}

/// How an owner of the box can send a correction.
pub fn correct(game: &str) -> String {
    format!(
        "Then you can help to correct this. Write down which piece differs and what is printed on it, and send it to whoever \
         gave you this page. All figures stand in one file, src/games/{game}/data.rs: nothing else has to change. A \
         correction becomes a new version of the rules, so that games begun before it stay as they were played."
    )
}

/// What was found.
pub fn found(pieces: usize, query: &str) -> String {
    match pieces {
        0 => format!("Nothing in the box mentions “{query}”."),
        1 => "1 entry found".into(),
        _ => format!("{pieces} entries found"),
    }
}

/// How many there are of a piece: "×6".
pub fn times(count: u8) -> String {
    format!("×{count}")
}

/// The same for screen readers.
pub fn pieces(count: u32) -> String {
    if count == 1 { "1 piece".into() } else { format!("{count} pieces") }
}

/// A source as a share is named.
pub fn share_of(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "Printed",
        Source::Found => "Found in descriptions",
        Source::Deduced => "Deduced",
        Source::Ruling => "Ruled by us",
        Source::Reconstructed => "Invented by us",
    }
}

/// A share in percent, never 0 for something.
pub fn percent(shares: &Shares, source: Source) -> String {
    let (count, all) = (shares.count(source), shares.total().max(1));
    let percent = (count * 100 + all / 2) / all;
    if count > 0 && percent == 0 { "below 1 %".into() } else { format!("{percent} %") }
}

/// What was invented: "Contracts, rupees: 19 of 20".
pub fn invented(one: &Invented) -> String {
    let label = match one.which {
        Which::Counts => "how many of each".to_owned(),
        Which::Words => "what they do".to_owned(),
        Which::Named(label) => label.to_ascii_lowercase(),
    };
    if one.ours == one.of {
        format!("{}: {label}", one.group)
    } else {
        format!("{}: {label}, {} of {}", one.group, one.ours, one.of)
    }
}

/// Where pieces are.
pub const GONE: &str = "Gone";
pub const ON_THE_TABLE: &str = "On the table";
pub const UNSEEN: &str = "Unseen";
pub const IN_RESERVE: &str = "In reserve";
pub const NOT_USED: &str = "Not used";
/// What those columns mean.
pub const WHERE_HELP: &str = "Gone are pieces that were played, discarded or shipped. What you hold or know to be in a \
                              hand counts as on the table. In reserve is what lies in the supply or is still to be \
                              used. Unseen is everything else that is still in the game.";

/// Over where pieces are, in the sheet of one.
pub const WHERE_THEY_ARE: &str = "Where they are";
pub const CAN_BE_PRESSED: &str = "You can press it now.";
/// Over the reason.
pub const WHY_NOT: &str = "Not now";
pub const EMPTY_PILE: &str = "Nothing lies here yet.";
pub const IN_THE_PILE: &str = "What lies here";

/// How many there are: "6 in the box".
pub fn in_the_box(count: u32) -> String {
    format!("{count} in the box")
}

/// How many lie in a pile, for screen readers: "3 Plant and trade".
pub fn so_many(count: u8, name: &str) -> String {
    format!("{count} {name}")
}
