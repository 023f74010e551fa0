//! Texts for sharing a game and for opening a shared game.

use super::{Text, say, say_among};
use crate::engine::Seat;
use crate::message;
use crate::table::Summary;

pub const CHALLENGE_COPIED: Text = Text("share-challenge-copied");
pub const LINK_COPIED: Text = Text("share-link-copied");
pub const WHAT_TO_SHARE: Text = Text("share-what");
/// Kinds of links: the whole game, a position, a setup, the same deal.
pub const LINK_KINDS: [Text; 4] =
    [Text("share-kinds-0"), Text("share-kinds-1"), Text("share-kinds-2"), Text("share-kinds-3")];
/// In the order of [`LINK_KINDS`].
pub const LINK_KINDS_HELP: [Text; 4] =
    [Text("share-kinds-help-0"), Text("share-kinds-help-1"), Text("share-kinds-help-2"), Text("share-kinds-help-3")];
pub const VIEW: Text = Text("share-eyes");
pub const ALL_HANDS: Text = Text("share-all-hands");
/// Warning before sharing a game in progress.
pub const RUNNING_GAME: Text = Text("share-running");
/// Warning before sharing a position from the view of one seat.
pub const RUNNING_VIEW: Text = Text("share-running-eyes");
pub const LINK: Text = Text("share-link");
/// Label in place of the link, when the page has no public address.
pub const CODE: Text = Text("share-code");
pub const NO_ADDRESS: Text = Text("share-no-address");
pub const CODE_COPIED: Text = Text("share-code-copied");
pub const COPY: Text = Text("share-copy");
/// Heading of a text that the browser did not copy.
pub const NOT_COPIED: Text = Text("share-not-copied");
pub const NOT_COPIED_HELP: Text = Text("share-not-copied-help");
/// Below the content of a file.
pub const FILE_AS_TEXT_HELP: Text = Text("share-file-as-text-help");
/// Label of the text field for screen readers.
pub const TEXT_LABEL: Text = Text("share-the-text");
pub const TEXT_COPIED: Text = Text("share-text-copied");
pub const COPY_BY_HAND: Text = Text("share-copy-by-hand");
/// Button in the notice of a file that shows its content.
pub const SHOW_AS_TEXT: Text = Text("share-as-text");
/// Shown when the device's share sheet refused a link.
pub const NOT_SENT: Text = Text("share-not-sent");
/// Shown when the device has not reported whether the link was shared.
pub const PERHAPS_NOT_SENT: Text = Text("share-perhaps-not-sent");
pub const SEND_LINK: Text = Text("share-send");
pub const PICTURE: Text = Text("share-picture");
/// Above the picture, after it was passed to the browser as a file.
pub const PICTURE_SAVED: Text = Text("share-picture-given");
/// Above the picture, when neither a file nor the share sheet worked.
pub const PICTURE_ON_PAGE: Text = Text("share-picture-here");
/// Label of the picture on the page for screen readers.
pub const PICTURE_LABEL: Text = Text("share-picture-label");
pub const PICTURE_SENT: Text = Text("share-picture-sent");
pub const NO_PICTURE: Text = Text("share-no-picture");
pub const QR_HEADING: Text = Text("share-qr");
pub const QR_LABEL: Text = Text("share-qr-label");
pub const TOO_LONG_FOR_QR: Text = Text("share-too-long");
pub const TOO_LONG_FOR_LINK: Text = Text("share-no-link");
pub const LONG_LINK: Text = Text("share-long");

/// Label of the field on the shelf.
pub const OPEN_LINK: Text = Text("share-open-link");
/// Placeholder of the field.
pub const PASTE_LINK: Text = Text("share-paste-link");
/// Button that reads the code of a link with the camera.
pub const SCAN: Text = Text("share-scan");
pub const OPEN_LINK_BUTTON: Text = Text("share-open-it");
/// Below the field, when its text contains no link.
pub const NO_LINK_FOUND: Text = Text("share-no-link-in-it");
/// Shown when a link was pasted or dropped into a field meant for something else.
pub const UNEXPECTED_LINK: Text = Text("share-that-is-a-link");

pub const SHARED_GAME: Text = Text("share-a-game");
pub const SHARED_MOMENT: Text = Text("share-a-moment");
pub const UNREADABLE_LINK: Text = Text("share-no-game");
/// Advice when a link does not open.
pub const UNREADABLE_LINK_HELP: Text = Text("share-no-game-help");
pub const PLAYERS: Text = Text("share-who");
pub const OPTIONS: Text = Text("share-how");
pub const SEED: Text = Text("share-seed");
/// In place of the options, when all have their default values.
pub const USUAL_RULES: Text = Text("share-as-usual");
pub const OPEN_AS_OWN: Text = Text("share-open");
/// Button that stores a finished game.
pub const SAVE_COPY: Text = Text("share-keep");
pub const WATCH: Text = Text("share-look");
pub const PLAY_SAME_DEAL: Text = Text("share-challenge");

pub fn verification(summary: &Summary) -> String {
    match (summary.plies, summary.outcome) {
        (0, _) => say(&message!("share-verified-setup")),
        (plies, Some(_)) => say(&message!("share-verified-result", moves: plies)),
        (plies, None) => say(&message!("share-verified-position", moves: plies)),
    }
}

pub fn result_or_running(summary: &Summary) -> String {
    let running = || say(&message!("share-still-running", heading: summary.heading.as_str()));
    summary.result.clone().unwrap_or_else(running)
}

/// Names the player from whose view a link is shown.
pub fn viewed_by(name: &str) -> String {
    say_among(&[name.to_owned()], &message!("share-seen-by", who: Seat(0)))
}

pub fn subject(title: &str) -> String {
    say(&message!("share-subject", title: title))
}

/// Returns the notice that a file was passed to the browser.
pub fn file_saved(name: &str) -> String {
    say(&message!("share-file-given", file: name))
}

/// Returns the heading of the content of a file.
pub fn file_as_text(name: &str) -> String {
    say(&message!("share-file-as-text", file: name))
}
