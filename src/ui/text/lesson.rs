//! Texts of lessons, the coach and the game in a minute.

pub const LEARN: &str = "Learn by playing";
pub const NEW_HERE: &str = "New here?";
/// Label of a lesson's panel for screen readers.
pub const LESSON: &str = "Lesson";
/// Label of the coach's panel for screen readers.
pub const COACH: &str = "Coach";
pub const NEXT: &str = "Next";
pub const GOT_IT: &str = "Got it";
/// Accepts an objection.
pub const ALL_RIGHT: &str = "All right";
pub const AGAIN: &str = "Play the lesson again";
pub const WHOLE_GAME: &str = "Play a whole game";
/// Shown at positions that the lesson does not comment on.
pub const FREE: &str = "Play on as you like. The lesson goes on as soon as it has something to say.";
pub const DONE: &str = "That was the lesson. In your first whole games the coach explains new rules as they come up.";
pub const RESUMED: &str = "The lesson goes on where you left it.";
pub const BROKEN: &str = "The lesson that you began belongs to another version of this page. It begins anew.";
pub const NO_SUCH_LESSON: &str = "There is no such lesson.";
pub const COACHING: &str = "Coach";
pub const COACHING_HELP: &str = "In your first games of a title, explain new rules as they come up";
pub const TUTOR: &str = "Tutor";
pub const TUTOR_HELP: &str = "Against computers, warn me once a turn before a serious mistake (noted in the log)";
/// The tutor's question before a blunder.
pub const SOMETHING_BETTER: &str = "There is something better. Look again?";
pub const LOOK_AGAIN: &str = "Look again";
pub const PLAY_IT: &str = "Play it";
pub const MINUTE: &str = "In one minute";
pub const LESSONS: &str = "Learn by playing";
pub const RULEBOOK: &str = "The rulebook, section by section";
pub const SOURCES: &str = "Where these rules come from, and what is ours";

/// Label of the button that starts a lesson, with its duration.
pub fn learn(minutes: u8) -> String {
    format!("{LEARN} ({minutes}\u{a0}min)")
}

/// Names one of several lessons, with its duration.
pub fn named(title: &str, minutes: u8) -> String {
    format!("{title} ({minutes}\u{a0}min)")
}

/// The same for screen readers on the shelf, where several games are listed.
pub fn learn_of(game: &str, minutes: u8) -> String {
    format!("{LEARN}: {game} ({minutes}\u{a0}min)")
}

/// Names the next press by the text on it.
pub fn press(written: &str) -> String {
    format!("Press “{written}”.")
}

/// The same for a drawing without text, by its name in the box.
pub fn press_piece(piece: &str) -> String {
    format!("Press the ringed piece: {piece}.")
}
