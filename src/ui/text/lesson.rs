//! Texts of lessons, the coach and the game in a minute.

use super::{Text, say};
use crate::message;

pub const LEARN: Text = Text("lesson-learn");
pub const FIRST_VISIT: Text = Text("lesson-new-here");
/// Label of a lesson's panel for screen readers.
pub const LESSON: Text = Text("lesson-lesson");
/// Label of the coach's panel for screen readers.
pub const COACH: Text = Text("lesson-coach");
pub const NEXT: Text = Text("lesson-next");
/// Asks for a press of the ringed piece, which has no text.
pub const PRESS_RINGED: Text = Text("lesson-press-ringed");
/// Asks to take a wrong press back.
pub const PRESS_CANCEL: Text = Text("lesson-press-cancel");
pub const GOT_IT: Text = Text("lesson-got-it");
/// Button that accepts an objection of the guide.
pub const ACCEPT_OBJECTION: Text = Text("lesson-all-right");
pub const LESSON_AGAIN: Text = Text("lesson-again");
pub const WHOLE_GAME: Text = Text("lesson-whole-game");
/// Shown at positions that the lesson does not comment on.
pub const FREE_PLAY: Text = Text("lesson-free");
pub const LESSON_OVER: Text = Text("lesson-done");
pub const LESSON_RESUMED: Text = Text("lesson-resumed");
pub const INCOMPATIBLE_LESSON: Text = Text("lesson-broken");
pub const NO_SUCH_LESSON: Text = Text("lesson-no-such-lesson");
pub const COACHING: Text = Text("lesson-coaching");
pub const COACHING_HELP: Text = Text("lesson-coaching-help");
pub const TUTOR: Text = Text("lesson-tutor");
pub const TUTOR_HELP: Text = Text("lesson-tutor-help");
/// Question of the tutor before a blunder.
pub const SOMETHING_BETTER: Text = Text("lesson-something-better");
pub const LOOK_AGAIN: Text = Text("lesson-look-again");
pub const PLAY_IT: Text = Text("lesson-play-it");
pub const IN_ONE_MINUTE: Text = Text("lesson-minute");
pub const LESSONS: Text = Text("lesson-lessons");
pub const RULEBOOK: Text = Text("lesson-rulebook");
pub const SOURCES: Text = Text("lesson-sources");

/// Returns the label of the button that starts a lesson, with its duration.
pub fn learn_label(minutes: u8) -> String {
    say(&message!("lesson-learn-minutes", minutes: minutes))
}

/// Returns the title of one of several lessons, with its duration.
pub fn lesson_title(title: &str, minutes: u8) -> String {
    say(&message!("lesson-named", title: title, minutes: minutes))
}

/// Returns the label of the button that starts a game's lesson, for screen readers on the shelf.
pub fn learn_game_label(game: &str, minutes: u8) -> String {
    say(&message!("lesson-learn-of", title: game, minutes: minutes))
}

/// Names the next press by the text on the button.
pub fn press_button(button_text: &str) -> String {
    say(&message!("lesson-press", written: button_text))
}

/// Names the next press by the piece, for a drawing without text, to whoever does not see its ring.
pub fn press_piece(piece: &str) -> String {
    say(&message!("lesson-press-piece", piece: piece))
}
