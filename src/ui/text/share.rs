//! Texts for sharing a game, and for opening a shared one.

use crate::table::Summary;
use crate::words::agreeing;

pub const CHALLENGE_COPIED: &str =
    "Link copied. Whoever opens it gets the same setup: same seed, same seats, same rules.";
pub const LINK_COPIED: &str = "Link copied.";
pub const WHAT: &str = "What to share";
/// In the order of the kinds.
pub const KINDS: [&str; 4] = ["This game", "This moment", "A challenge", "The deal"];
/// In the order of the kinds.
pub const KINDS_HELP: [&str; 4] = [
    "The whole game up to now. Whoever opens it can replay it, check it and play on.",
    "The game up to the moment on show, as the seat you choose sees it.",
    "Only the setup: the same seed, seats and rules, to be played anew.",
    "For somebody who is to play the same deal. It shows nothing of the deal; a result in it is sealed until they have finished.",
];
pub const EYES: &str = "Seen by";
pub const ALL_HANDS: &str = "Everyone: all hands open";
/// Warning before sharing a game in progress.
pub const RUNNING: &str = "This game is not over. The link carries its seed and every move, so whoever takes it apart can find out every hand and all the luck to come.";
/// Warning before sharing a moment in the view of one seat.
pub const RUNNING_EYES: &str =
    "It opens as that seat sees it, but it still carries the seed and all hands for whoever takes it apart.";
pub const LINK: &str = "The link";
/// Replaces the link if the page has no public address.
pub const CODE: &str = "The code";
pub const NO_ADDRESS: &str = "This page was opened from a file, so it has no address that others could follow. Save the game as a file and send that; or send this code: added to the address of any Tea Table, it opens there.";
pub const CODE_COPIED: &str = "This page has no address that others could follow, so a code is copied: added to the address of any Tea Table, it opens there.";
pub const COPY: &str = "Copy";
/// Heading of a text that the browser did not copy.
pub const NOT_COPIED: &str = "Copy it yourself";
pub const NOT_COPIED_HELP: &str =
    "This browser does not let the page copy. The text below is selected: copy it from there.";
/// Below the content of a file.
pub const FILE_AS_TEXT_HELP: &str = "Some apps swallow downloads. Copy this text into a message or a file of your own. Kept as a file, “Open files” on the page of saved games reads it.";
/// Label of the text field for screen readers.
pub const THE_TEXT: &str = "The text";
pub const TEXT_COPIED: &str = "Copied.";
pub const COPY_BY_HAND: &str =
    "The browser did not copy it. The text is selected: press and hold it, or use the keys for copying.";
/// Leads from the notice of a file to its content.
pub const AS_TEXT: &str = "Show it as text";
/// When the device's share menu refused a link.
pub const NOT_SENT: &str = "This device would not share it. Copy the link instead.";
/// When the device has not answered.
pub const PERHAPS_NOT_SENT: &str = "No share menu? Copy the link instead.";
pub const SEND: &str = "Send …";
pub const PICTURE: &str = "As a picture";
/// After the browser got the picture as a file; the picture itself is shown below.
pub const PICTURE_GIVEN: &str = "Look for the picture among your downloads. Nothing there? Press and hold the one below to keep it. In words, for those who cannot see it:";
/// When neither a file nor the share menu worked; the picture itself is shown below.
pub const PICTURE_HERE: &str =
    "Here is the picture: press and hold it to keep it. In words, for those who cannot see it:";
/// Label of the picture on the page for screen readers.
pub const PICTURE_LABEL: &str = "The result as a picture";
pub const PICTURE_SENT: &str = "The picture went to this device’s share menu. In words:";
pub const NO_PICTURE: &str = "This browser cannot draw the picture.";
pub const QR: &str = "As a code to scan";
pub const QR_LABEL: &str = "The link as a QR code";
pub const TOO_LONG: &str = "This link is too long for a code. Copy it, or save the game as a file.";
pub const NO_LINK: &str = "This game is too long for a link that opens. Save it as a file and send that.";
pub const LONG: &str = "This is a long link; some programs cut such links short. A file is safer.";

/// Label of the field on the shelf.
pub const OPEN_LINK: &str = "Open a link";
/// Placeholder of the field.
pub const PASTE_LINK: &str = "Paste a link, a code or a whole message";
pub const OPEN_IT: &str = "Open it";
/// Message below the field.
pub const NO_LINK_IN_IT: &str =
    "There is no link to a game in this. Links have “#/” in them; copy the whole link or the whole message.";
/// When a link was pasted or dropped into a field meant for something else.
pub const THAT_IS_A_LINK: &str = "That is a link to a game.";

pub const A_GAME: &str = "A game was shared with you";
pub const A_MOMENT: &str = "A moment of a game was shared with you";
pub const NO_GAME: &str = "This link cannot be opened";
/// What to do if the link does not open.
pub const NO_GAME_HELP: &str = "Copy the whole link once more and paste it under “Open a link” on the shelf: a whole message will do. If that does not help, ask for it again, or for the game as a file.";
pub const WHO: &str = "Who played";
pub const HOW: &str = "How it was set up";
pub const SEED: &str = "Seed";
/// Replaces the options if all have their defaults.
pub const AS_USUAL: &str = "The usual rules";
pub const OPEN: &str = "Open as my game";
/// Stores a finished game.
pub const KEEP: &str = "Save a copy";
pub const LOOK: &str = "Look at it";
pub const CHALLENGE: &str = "Play the same deal myself";

pub fn verified(summary: &Summary) -> String {
    match (summary.plies, summary.outcome) {
        (0, _) => "Verified: the setup is whole, and no move has been played.".into(),
        (plies, Some(_)) => {
            format!("Verified: all {plies} moves were played again by the rules, and the result is the recorded one.")
        }
        (plies, None) => {
            format!("Verified: all {plies} moves were played again by the rules, and the position is the recorded one.")
        }
    }
}

pub fn stands(summary: &Summary) -> String {
    summary.result.clone().unwrap_or_else(|| format!("Still running: {}", summary.heading))
}

/// Says in whose view it will open.
pub fn seen_by(name: &str) -> String {
    format!("It opens as {name} {} it.", agreeing(name, "see", "sees"))
}

pub fn subject(title: &str) -> String {
    format!("Tea Table: {title}")
}

/// Says that a file was passed to the browser.
pub fn file_given(name: &str) -> String {
    format!("Look for “{name}” among your downloads. Nothing there?")
}

/// Heading of the content of a file.
pub fn file_as_text(name: &str) -> String {
    format!("“{name}” as text")
}
