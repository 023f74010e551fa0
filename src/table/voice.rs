//! The voice of a table: the utterances waiting to address the player, and the one that is shown now.
//!
//! At most one utterance of each kind is waiting, and the most urgent is shown; if none is waiting, there is only the
//! prompt. The page adds utterances, shows the current one, and reports presses, moves and elapsed reading time. Knows
//! no screen, no game and no clock.

use std::collections::VecDeque;

use crate::engine::{Rule, Viewer};

/// Kind of an utterance, most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    Refusal,
    /// A failure, or something done outside the game.
    Notice,
    /// People at another device ask to take back, or are asked.
    Request,
    /// The tutor asks for confirmation of an action.
    Question,
    /// A lesson or the coach objects to an action.
    Objection,
    /// The move of a strong player.
    Hint,
    /// A hint is being computed.
    Thinking,
    Lesson,
    Note,
    /// The only possible action was played automatically.
    Answered,
    /// The rivals' moves since the player last acted.
    Recap,
}

/// The event until which an utterance stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stays {
    UntilPressed,
    /// Until its reading time is over, or the next press.
    UntilRead,
    UntilPlayed,
    /// Until its source removes it.
    WhileTrue,
}

impl Kind {
    fn stays(self) -> Stays {
        match self {
            Kind::Refusal => Stays::UntilPressed,
            Kind::Notice | Kind::Answered => Stays::UntilRead,
            Kind::Hint | Kind::Thinking => Stays::UntilPlayed,
            Kind::Request | Kind::Question | Kind::Objection | Kind::Lesson | Kind::Note | Kind::Recap => {
                Stays::WhileTrue
            }
        }
    }

    /// Whether an utterance of this kind is listed among the past ones. The rivals' moves are not: they are in the log.
    fn is_kept(self) -> bool {
        !matches!(self, Kind::Thinking | Kind::Recap)
    }
}

/// A message to the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Utterance {
    /// Unique at this table.
    pub id: u32,
    pub kind: Kind,
    /// One or more sentences.
    pub text: String,
    /// Section of the rulebook that the utterance refers to.
    pub rule: Option<Rule>,
}

/// Reading time per word, and before the first word, for a slow reader, in milliseconds.
const MS_PER_WORD: u32 = 400;
const MS_TO_BEGIN: u32 = 1_500;

impl Utterance {
    /// Returns the time in milliseconds after which it disappears automatically; `None` if it stays until something
    /// else removes it.
    pub fn reading_time(&self) -> Option<u32> {
        (self.kind.stays() == Stays::UntilRead).then(|| self.words_time())
    }

    /// Returns the time in milliseconds that a slow reader needs for it.
    pub fn words_time(&self) -> u32 {
        MS_TO_BEGIN + MS_PER_WORD * self.text.split_whitespace().count() as u32
    }
}

/// Maximum number of past utterances kept.
const MAX_PAST: usize = 20;

/// The utterances waiting at a table, and past ones.
#[derive(Clone, Debug, Default)]
pub struct Voice {
    /// Sorted by [`Kind`], with at most one utterance of each.
    waiting: Vec<Utterance>,
    /// Past utterances with their addressee, newest first.
    past: VecDeque<(Option<Viewer>, Utterance)>,
    reader: Option<Viewer>,
    /// Round in which the player last chose an action.
    chose_in: Option<u16>,
    next: u32,
}

impl Voice {
    /// Adds an utterance, replacing any of the same kind.
    pub fn say(&mut self, kind: Kind, text: impl Into<String>, rule: Option<Rule>) {
        let utterance = Utterance { id: self.next, kind, text: text.into(), rule };
        self.next += 1;
        self.drop_all(|other| other.kind == kind);
        let at = self.waiting.partition_point(|other| other.kind < kind);
        self.waiting.insert(at, utterance);
    }

    /// Replaces the utterance of this kind, or removes it if `None`. An identical one is kept.
    pub fn set(&mut self, kind: Kind, said: Option<(&str, Option<Rule>)>) {
        match said {
            None => self.drop_all(|other| other.kind == kind),
            Some((text, rule)) => {
                let same = |other: &Utterance| other.kind == kind && other.text == text && other.rule == rule;
                if !self.waiting.iter().any(same) {
                    self.say(kind, text, rule);
                }
            }
        }
    }

    /// Announces that the only possible action was played in this round, but only if the player chose an action in it
    /// before: a round that begins with an automatic action needs no message.
    pub fn say_answered(&mut self, text: impl Into<String>, round: u16) {
        if self.chose_in == Some(round) {
            self.say(Kind::Answered, text, None);
        }
    }

    /// Records that the player chose an action in this round.
    pub fn chose(&mut self, round: u16) {
        self.chose_in = Some(round);
    }

    /// Handles a press, which removes refusals and notices: the player has read them or does not want to.
    pub fn pressed(&mut self) {
        self.drop_all(|other| matches!(other.kind.stays(), Stays::UntilPressed | Stays::UntilRead));
    }

    /// Handles a change of the table: utterances about the position no longer apply.
    pub fn table_changed(&mut self) {
        self.drop_all(|other| matches!(other.kind.stays(), Stays::UntilPressed | Stays::UntilPlayed));
    }

    /// Handles the end of an utterance's [reading time](Utterance::reading_time).
    pub fn was_read(&mut self, id: u32) {
        self.drop_all(|other| other.id == id);
    }

    /// Changes the reader, who must not see what was addressed to the previous one.
    pub fn turn_to(&mut self, reader: Viewer) {
        if self.reader.is_some_and(|before| before != reader) {
            self.drop_all(|other| other.kind.stays() != Stays::WhileTrue);
        }
        self.reader = Some(reader);
    }

    /// Returns the utterance to show now; `None` if there is only the prompt.
    pub fn speaking(&self) -> Option<&Utterance> {
        self.waiting.first()
    }

    /// Returns the section that the current refusal refers to, as long as the refusal is waiting or shown.
    pub fn refused_by(&self) -> Option<Rule> {
        self.waiting.iter().find(|waiting| waiting.kind == Kind::Refusal)?.rule
    }

    /// Returns the past utterances addressed to the current reader, newest first.
    pub fn past(&self) -> impl Iterator<Item = &Utterance> {
        let own = |(to, _): &&(Option<Viewer>, Utterance)| *to == self.reader;
        self.past.iter().filter(own).map(|(_, said)| said)
    }

    fn drop_all(&mut self, is_over: impl Fn(&Utterance) -> bool) {
        for utterance in self.waiting.extract_if(.., |waiting| is_over(waiting)) {
            let repeats = self.past.front().is_some_and(|(_, last)| last.text == utterance.text);
            if utterance.kind.is_kept() && !repeats {
                self.past.push_front((self.reader, utterance));
            }
        }
        self.past.truncate(MAX_PAST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;

    const BAO: Viewer = Viewer::Seat(Seat(1));

    fn speaks(voice: &Voice) -> Option<(Kind, &str)> {
        voice.speaking().map(|said| (said.kind, said.text.as_str()))
    }

    fn past(voice: &Voice) -> Vec<&str> {
        voice.past().map(|said| said.text.as_str()).collect()
    }

    #[test]
    fn the_most_urgent_utterance_is_shown_first() {
        let mut voice = Voice::default();
        let kinds = [
            Kind::Recap,
            Kind::Answered,
            Kind::Note,
            Kind::Lesson,
            Kind::Hint,
            Kind::Objection,
            Kind::Question,
            Kind::Request,
            Kind::Notice,
            Kind::Refusal,
        ];
        assert_eq!(speaks(&voice), None, "the prompt");
        for kind in kinds {
            voice.say(kind, "said", None);
            assert_eq!(speaks(&voice), Some((kind, "said")));
        }
        voice.say(Kind::Recap, "Bao plants", None);
        assert_eq!(speaks(&voice), Some((Kind::Refusal, "said")), "what comes later does not come first");
        for kind in kinds.iter().rev() {
            assert_eq!(voice.speaking().map(|said| said.kind), Some(*kind));
            voice.set(*kind, None);
        }
        assert_eq!(speaks(&voice), None);
    }

    #[test]
    fn the_next_press_removes_a_refusal() {
        let mut voice = Voice::default();
        voice.set(Kind::Lesson, Some(("Press Plant.", None)));
        voice.say(Kind::Refusal, "You lack 2 tobacco.", Some(Rule("trade")));
        assert_eq!(voice.refused_by(), Some(Rule("trade")));
        voice.pressed();
        assert_eq!((speaks(&voice), voice.refused_by()), (Some((Kind::Lesson, "Press Plant.")), None));
        voice.say(Kind::Refusal, "You lack 2 tobacco.", Some(Rule("trade")));
        voice.table_changed();
        assert_eq!(speaks(&voice), Some((Kind::Lesson, "Press Plant.")), "nor does it outlive the position");
    }

    #[test]
    fn a_hint_stays_until_a_move_is_made() {
        let mut voice = Voice::default();
        voice.say(Kind::Hint, "Best: Plant.", None);
        voice.pressed();
        assert_eq!(speaks(&voice), Some((Kind::Hint, "Best: Plant.")));
        voice.say(Kind::Refusal, "Not there.", None);
        voice.pressed();
        assert_eq!(speaks(&voice), Some((Kind::Hint, "Best: Plant.")));
        voice.table_changed();
        assert_eq!(speaks(&voice), None);
    }

    #[test]
    fn a_notice_disappears_after_its_reading_time() {
        let mut voice = Voice::default();
        voice.say(Kind::Notice, "Copied.", None);
        let short = voice.speaking().and_then(Utterance::reading_time).expect("it goes");
        voice.say(Kind::Notice, "The game could not be kept on this device.", None);
        let utterance = voice.speaking().expect("it speaks").clone();
        assert!(utterance.reading_time().expect("it goes") > short);
        voice.table_changed();
        assert_eq!(speaks(&voice).map(|utterance| utterance.0), Some(Kind::Notice), "a rival's move does not end it");
        voice.was_read(utterance.id - 1);
        assert_eq!(voice.speaking(), Some(&utterance), "the time of another is no matter");
        voice.was_read(utterance.id);
        assert_eq!(speaks(&voice), None);
        voice.say(Kind::Refusal, "Not there.", None);
        voice.set(Kind::Lesson, Some(("Press Plant.", None)));
        assert!(
            voice.waiting.iter().all(|utterance| utterance.reading_time().is_none()),
            "the others stay until something ends them"
        );
    }

    #[test]
    fn a_repeated_utterance_is_shown_once() {
        let mut voice = Voice::default();
        voice.set(Kind::Note, Some(("Most points win.", None)));
        let first = voice.speaking().map(|said| said.id);
        voice.set(Kind::Note, Some(("Most points win.", None)));
        assert_eq!(voice.speaking().map(|said| said.id), first);
        voice.set(Kind::Note, Some(("Each player has five workers.", None)));
        assert_ne!(voice.speaking().map(|said| said.id), first);
        assert_eq!(past(&voice), ["Most points win."]);
    }

    #[test]
    fn automatic_answers_are_announced_only_in_rounds_with_a_choice() {
        let mut voice = Voice::default();
        voice.say_answered("Only one choice: walk.", 1);
        assert_eq!(speaks(&voice), None, "a year that begins by itself");
        voice.chose(1);
        voice.say_answered("Only one choice: pass.", 1);
        assert_eq!(speaks(&voice), Some((Kind::Answered, "Only one choice: pass.")));
        voice.pressed();
        voice.say_answered("Only one choice: walk.", 2);
        assert_eq!(speaks(&voice), None, "so does the next");
    }

    #[test]
    fn past_utterances_are_listed_for_their_reader_only() {
        let mut voice = Voice::default();
        voice.turn_to(Viewer::Seat(Seat(0)));
        voice.say(Kind::Thinking, "Thinking …", None);
        voice.set(Kind::Thinking, None);
        voice.say(Kind::Hint, "Best: play Coffee.", None);
        voice.set(Kind::Recap, Some(("Bao plants", None)));
        voice.turn_to(BAO);
        assert_eq!(speaks(&voice), Some((Kind::Recap, "Bao plants")), "a hint is for one pair of eyes");
        assert_eq!(past(&voice), [""; 0]);
        voice.say(Kind::Refusal, "Not there.", None);
        voice.say(Kind::Refusal, "Not there.", None);
        voice.pressed();
        voice.set(Kind::Recap, None);
        assert_eq!(past(&voice), ["Not there."], "once, and without what the log has");
        voice.turn_to(Viewer::Seat(Seat(0)));
        assert_eq!(past(&voice), ["Best: play Coffee."]);
        (0..30).for_each(|number| voice.say(Kind::Notice, number.to_string(), None));
        assert_eq!((past(&voice).len(), past(&voice)[0]), (MAX_PAST, "28"));
    }
}
