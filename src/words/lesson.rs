//! The teaching material of a game: playable lessons, notes of the coach, mistakes the coach warns of, and the game in
//! a minute. All of it is data; the texts are messages of the catalogue `lessons/<game>.ftl`.
//!
//! Defined in each game's `lesson`, interpreted by `table::lesson` and `table::coach`, shown by the page. Knows no
//! rule: actions are identified by their notation.

use super::{Piece, words_of};
use crate::engine::variant::OptionValues;

/// A first game, played step by step under guidance.
#[derive(Debug)]
pub struct Lesson {
    /// Identifier in links and saves, and id of the message with the title: lower-case words with dashes.
    pub key: &'static str,
    /// Approximate duration in minutes.
    pub minutes: u8,
    /// Played in order, each at a table of its own.
    pub parts: &'static [Part],
}

/// A part of a lesson that is played at one table.
#[derive(Debug)]
pub struct Part {
    /// Initial table, as a link: setup, seed, players and actions so far. The learner is its first person.
    pub table: &'static str,
    /// Patterns of the rivals' actions, most preferred first. If no legal action matches any of them, the first legal
    /// action is played.
    pub rival: &'static [&'static str],
    pub steps: &'static [Step],
}

/// A message that a lesson shows once, possibly with a task.
#[derive(Debug)]
pub struct Step {
    /// Position at which it is shown.
    pub when: StepTrigger,
    /// Id of the message, at most two short sentences. If the step asks for an action, the attribute `else` is the
    /// reply to any other action.
    pub say: &'static str,
    /// Related section of the rulebook.
    pub rule: &'static str,
    pub task: Task,
    /// Target of the pointer for a step without an action: [`OWN_SEAT`], or anchors on the board separated by `|`, of
    /// which the first on the page is used. Empty if the pieces of an action are marked instead, and at the end.
    pub at: &'static str,
}

/// Anchor of the learner's own seat.
pub const OWN_SEAT: &str = "own-seat";

impl Step {
    /// Returns the id of the reply to an action that the step does not ask for.
    pub fn reply(&self) -> String {
        format!("{}.else", self.say)
    }

    /// Sets the target of the pointer.
    pub const fn at(mut self, place: &'static str) -> Step {
        self.at = place;
        self
    }
}

/// The position at which a step is shown: one of the learner's decisions, or the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepTrigger {
    /// The next decision.
    Next,
    /// A decision with a legal action that matches the pattern.
    Can(&'static str),
    /// A decision in this round (from 1) or later; earlier steps not yet shown are skipped.
    Round(u16),
    /// The end of the game; earlier steps not yet shown are skipped.
    Over,
}

/// The condition on which a step of a lesson is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Read and confirm.
    Read,
    /// Play an action that matches one of the patterns; any other remains possible.
    Try(&'static [&'static str]),
    /// The same, but other actions are refused because they would defeat the purpose.
    Only(&'static [&'static str]),
}

impl Task {
    /// Returns the patterns of the actions that complete the task; none for [`Task::Read`].
    pub fn accepted_patterns(self) -> &'static [&'static str] {
        match self {
            Task::Read => &[],
            Task::Try(understood) | Task::Only(understood) => understood,
        }
    }
}

/// A note of the coach, shown when a section of the rulebook first matters. It has to be true whenever it can be
/// shown, so it states the rule and refers to no past event.
#[derive(Debug)]
pub struct Note {
    /// Key of the section. A section can have several notes, for different tables.
    pub rule: &'static str,
    /// Tables for which it is true.
    pub at: Tables,
    pub when: NoteTrigger,
    /// Id of the message, at most two short sentences.
    pub say: &'static str,
}

impl Note {
    pub const fn at(mut self, at: Tables) -> Note {
        self.at = at;
        self
    }
}

/// The tables for which a note is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tables {
    /// All tables of its title.
    All,
    /// Tables with this range of seats, inclusive.
    Seats(u8, u8),
    /// Tables with this value of an option, given by the keys of both.
    With(&'static str, &'static str),
}

impl Tables {
    /// Whether a table with this number of seats and these options is included.
    pub fn include(self, seats: u8, options: &OptionValues) -> bool {
        match self {
            Tables::All => true,
            Tables::Seats(least, most) => (least..=most).contains(&seats),
            Tables::With(key, value) => options.has(key, value),
        }
    }
}

/// The occasion on which a note is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoteTrigger {
    /// An action, an event or a refusal refers to its section.
    Used,
    /// An action that matches the pattern is legal for the person to act.
    Can(&'static str),
    /// A person's first decision in this round (from 1).
    Round(u16),
}

/// A typical beginner's mistake, which the coach warns of before it is made. An empty pattern is no condition.
#[derive(Debug)]
pub struct Mistake {
    /// Key under which the device stores that the warning was shown.
    pub key: &'static str,
    /// Pattern of the action about to be played.
    pub doing: &'static str,
    /// Pattern of a legal alternative.
    pub instead_of: &'static str,
    /// Pattern of an action that becomes inevitable, preceded by those that may come before it (`done; discard *`).
    pub leads_to: &'static str,
    /// Pattern of an action already played in this move.
    pub after: &'static str,
    /// Pattern of an action not yet played in this move.
    pub without: &'static str,
    /// Id of the message, at most two short sentences.
    pub say: &'static str,
}

/// A paragraph of the game in a minute, illustrated with a piece.
#[derive(Debug)]
pub struct Glance {
    /// Id of the message with the heading: the goal, a turn, the end, winning. Its attribute `text` is the paragraph,
    /// at most two short sentences.
    pub title: &'static str,
    pub piece: Piece,
}

/// All teaching material of a game.
#[derive(Debug)]
pub struct Teaching {
    /// Lessons, starting with the one for beginners.
    pub lessons: &'static [Lesson],
    /// Notes of the coach; each is shown at most once.
    pub notes: &'static [Note],
    /// Mistakes the coach warns of; each warning is shown at most once.
    pub mistakes: &'static [Mistake],
    /// The one-minute summary of the game.
    pub minute: &'static [Glance],
}

impl Teaching {
    /// The value for a game without teaching material.
    pub const NONE: Teaching = Teaching { lessons: &[], notes: &[], mistakes: &[], minute: &[] };
}

/// Returns the name of the catalogue of a game's lessons.
pub fn lesson_catalogue(game: &str) -> String {
    format!("lessons/{game}")
}

/// Returns the text of a message of a game's lessons.
pub fn lesson_text(game: &str, id: &str) -> String {
    words_of(&lesson_catalogue(game)).text(id)
}

/// Whether a notation matches a pattern word by word. `*` matches one word; at the end of the pattern, any number of
/// words, including none.
pub fn matches(pattern: &str, notation: &str) -> bool {
    let mut words = notation.split(' ');
    let mut pattern = pattern.split(' ').peekable();
    while let Some(wanted) = pattern.next() {
        match (wanted, words.next()) {
            ("*", _) if pattern.peek().is_none() => return true,
            ("*", Some(_)) => {}
            (wanted, Some(word)) if wanted == word => {}
            _ => return false,
        }
    }
    words.next().is_none()
}

/// Splits the pattern of a move into those of its actions: `offer 2; give tea; propose`.
pub fn pieces(pattern: &'static str) -> impl DoubleEndedIterator<Item = &'static str> {
    pattern.split(';').map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_word_by_word() {
        assert!(matches("meld tea 3 0", "meld tea 3 0") && !matches("meld tea 3 0", "meld tea 3 1"));
        assert!(matches("meld * 3 0", "meld tea 3 0") && !matches("meld * 3 0", "meld tea 2 0"));
        assert!(matches("meld *", "meld tea 3 0") && matches("*", "end") && !matches("meld *", "end"));
        assert!(!matches("end", "end turn") && !matches("end turn", "end"));
        assert_eq!(pieces("offer 2; propose").collect::<Vec<_>>(), ["offer 2", "propose"]);
    }
}
