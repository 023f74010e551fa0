//! The shape of what teaches a game: lessons that are played, notes of the coach, mistakes that the coach warns of, and
//! the minute. All of it is data.
//!
//! Written in each game's `lesson`, walked by `table::lesson` and `table::coach`, shown by the page. Knows no rule: an
//! action is known by its notation.

use super::Piece;
use crate::engine::variant::OptionValues;

/// A first game that is played step by step, as each step says.
#[derive(Debug)]
pub struct Lesson {
    /// What links and saves name it by: lower case words with dashes.
    pub key: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// About how many minutes it takes.
    pub minutes: u8,
    /// One after the other; each begins from a game of its own.
    pub parts: &'static [Part],
}

/// A stretch of a lesson that is played at one table.
#[derive(Debug)]
pub struct Part {
    /// The table that it begins from, as a link: setup, seed, players, what was played before. The learner is the first
    /// person at it.
    pub table: &'static str,
    /// What the rivals do, as patterns: the first that an action fits is done, and else what comes first.
    pub rival: &'static [&'static str],
    /// What is said, in order.
    pub steps: &'static [Step],
}

/// Something that is said once.
#[derive(Debug)]
pub struct Step {
    /// At which position.
    pub when: When,
    /// At most two short sentences.
    pub say: &'static str,
    /// The section of the rulebook that it is about.
    pub rule: &'static str,
    /// What the learner does then.
    pub task: Task,
    /// Where a step that is only read points: the anchors of places on the board, with `|` between, of which the first
    /// on the page counts, or [`OWN_SEAT`]. Empty where the pieces of an action are marked, and at the end.
    pub at: &'static str,
}

/// The anchor that stands for the learner's own seat.
pub const OWN_SEAT: &str = "own-seat";

impl Step {
    /// The same, pointing at a place on the board.
    pub const fn at(mut self, place: &'static str) -> Step {
        self.at = place;
        self
    }
}

/// At which position a step is said. It is always a decision of the learner's, but for the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Any.
    Next,
    /// One at which an action that fits the pattern is legal.
    Can(&'static str),
    /// Any in this round or later, counted from 1; earlier steps are left behind when it comes before they were said.
    Round(u16),
    /// The game is over; earlier steps are left behind then.
    Over,
}

/// What the learner does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Reads, and says when.
    Read,
    /// An action that fits one of the patterns; the second text is said to any other, which may be done all the same.
    Try(&'static [&'static str], &'static str),
    /// The same where the point would be lost: no other is done.
    Only(&'static [&'static str], &'static str),
}

impl Task {
    /// The patterns of the actions that count as understood.
    pub fn understood(self) -> &'static [&'static str] {
        match self {
            Task::Read => &[],
            Task::Try(understood, _) | Task::Only(understood, _) => understood,
        }
    }
}

/// What the coach says when a section of the rulebook matters for the first time. It is true whenever it can be said:
/// it states the rule, and tells of nothing that happened but at the end.
#[derive(Debug)]
pub struct Note {
    /// The section. Several notes of one section are for different tables.
    pub rule: &'static str,
    /// The tables at which it is true.
    pub at: Tables,
    /// When it matters.
    pub when: Matters,
    /// At most two short sentences.
    pub say: &'static str,
}

impl Note {
    /// The same, for these tables only.
    pub const fn at(mut self, at: Tables) -> Note {
        self.at = at;
        self
    }
}

/// The tables at which a note is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tables {
    /// All of its title.
    All,
    /// Those of so many seats, inclusive.
    Seats(u8, u8),
    /// Those that agreed on this value of an option: its key and that of the value.
    With(&'static str, &'static str),
}

impl Tables {
    /// Whether a table of so many seats with these options is one of them.
    pub fn include(self, seats: u8, options: &OptionValues) -> bool {
        match self {
            Tables::All => true,
            Tables::Seats(least, most) => (least..=most).contains(&seats),
            Tables::With(key, value) => options.has(key, value),
        }
    }
}

/// When a section matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matters {
    /// When something was done, happened or was refused by it.
    Used,
    /// When an action that fits the pattern is legal for the person to act.
    Can(&'static str),
    /// At a person's first decision in this round, counted from 1.
    Round(u16),
    /// When the game is over.
    Over,
}

/// What a novice regrets, and is asked about before it is done.
#[derive(Debug)]
pub struct Mistake {
    /// The name under which a device remembers that it was shown.
    pub key: &'static str,
    /// The pattern of what is being done.
    pub doing: &'static str,
    /// The pattern of what could still be done instead; empty where that does not matter.
    pub instead_of: &'static str,
    /// The pattern of what has to be done afterwards, after what may come before it (`done; discard *`); empty where
    /// that does not matter.
    pub leads_to: &'static str,
    /// The pattern of what was done since the move began; empty where that does not matter.
    pub after: &'static str,
    /// The pattern of what was left out since the move began; empty where that does not matter.
    pub without: &'static str,
    /// At most two short sentences.
    pub say: &'static str,
}

/// A sentence of the minute, with a piece as its picture.
#[derive(Debug)]
pub struct Glance {
    /// What it is about: the goal, a turn, the end, winning.
    pub title: &'static str,
    /// At most two short sentences.
    pub say: &'static str,
    /// The piece that is drawn beside it.
    pub piece: Piece,
}

/// All that teaches a game.
#[derive(Debug)]
pub struct Teaching {
    /// The lessons, the first game first.
    pub lessons: &'static [Lesson],
    /// What the coach says, at most once each.
    pub notes: &'static [Note],
    /// What the coach warns of before it is done, at most once each.
    pub mistakes: &'static [Mistake],
    /// The game in a minute.
    pub minute: &'static [Glance],
}

impl Teaching {
    /// For a game that nobody has written a lesson for.
    pub const NONE: Teaching = Teaching { lessons: &[], notes: &[], mistakes: &[], minute: &[] };
}

/// Whether a notation fits a pattern: word by word, where `*` stands for any word, and for all that follow where it is
/// the last.
pub fn fits(pattern: &str, notation: &str) -> bool {
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

/// The pieces of a pattern for a move that takes several actions to say: `offer 2; give tea; propose`.
pub fn pieces(pattern: &'static str) -> impl DoubleEndedIterator<Item = &'static str> {
    pattern.split(';').map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_fit_word_by_word() {
        assert!(fits("meld tea 3 0", "meld tea 3 0") && !fits("meld tea 3 0", "meld tea 3 1"));
        assert!(fits("meld * 3 0", "meld tea 3 0") && !fits("meld * 3 0", "meld tea 2 0"));
        assert!(fits("meld *", "meld tea 3 0") && fits("*", "end") && !fits("meld *", "end"));
        assert!(!fits("end", "end turn") && !fits("end turn", "end"));
        assert_eq!(pieces("offer 2; propose").collect::<Vec<_>>(), ["offer 2", "propose"]);
    }
}
