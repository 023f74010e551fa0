//! The speech of a table for screen readers: a queue that gives each sentence the time to be heard.
//!
//! A screen reader cuts or drops a sentence when others follow too soon, so sentences wait here for those before them.
//! The page adds sentences, appends to its live region what [`Speech::take_next`] returns, and reports when the time of
//! a sentence is over. Knows no screen, no game and no clock.

/// Urgency of a sentence, most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Urgency {
    /// The player's own results, questions to the player, and refusals.
    Urgent,
    /// Actions of the other players.
    Polite,
}

/// A subject about which only the latest sentence matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The question, the plan, the displayed moment.
    Present,
    /// The text of a lesson.
    Lesson,
    /// The piece that a lesson wants to be pressed.
    Press,
    /// The answer to a key.
    Answer,
    /// What the ring of scanning is around.
    Scan,
}

/// How much of what happens is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    Everything,
    /// Of the other players only their main moves.
    Short,
    /// Only what a player here does, is asked or is affected by.
    Own,
}

impl Amount {
    /// Whether an event with this urgency is said; `is_major` tells main moves from their steps and effects.
    pub fn includes(self, urgency: Urgency, is_major: bool) -> bool {
        match self {
            _ if urgency == Urgency::Urgent => true,
            Amount::Everything => true,
            Amount::Short => is_major,
            Amount::Own => false,
        }
    }
}

/// A sentence to be said now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// How many sentences were said up to this one.
    pub number: u32,
    pub text: String,
    /// Time in milliseconds for which it is heard.
    pub time: u32,
}

#[derive(Clone, Debug)]
struct Sentence {
    urgency: Urgency,
    subject: Option<Subject>,
    text: String,
}

/// Time per word, and for the pause after the last one, in milliseconds, unless the player sets another.
pub const WORD: u32 = 150;
/// Maximum number of polite sentences that wait, and the length in bytes above which two are not merged.
const MAX_WAITING: usize = 12;
const MAX_MERGED_LENGTH: usize = 300;

/// The sentences waiting to be said at a table.
#[derive(Clone, Debug)]
pub struct Speech {
    /// Sorted by [`Urgency`], oldest first.
    waiting: Vec<Sentence>,
    /// Urgency of the sentence that is being heard.
    heard: Option<Urgency>,
    /// The last sentence said, and its number.
    last: String,
    number: u32,
    preview: String,
    /// Time per word in milliseconds.
    word: u32,
}

impl Default for Speech {
    fn default() -> Speech {
        Speech { waiting: Vec::new(), heard: None, last: String::new(), number: 0, preview: String::new(), word: WORD }
    }
}

impl Speech {
    /// Sets the time per word, in milliseconds, of the sentences that follow.
    pub fn set_word_time(&mut self, word: u32) {
        self.word = word;
    }

    pub fn say(&mut self, urgency: Urgency, text: &str) {
        self.add(Sentence { urgency, subject: None, text: text.to_owned() });
    }

    /// Adds a sentence in place of the one of its subject that is still waiting.
    pub fn say_on(&mut self, subject: Subject, urgency: Urgency, text: &str) {
        self.waiting.retain(|other| other.subject != Some(subject));
        self.add(Sentence { urgency, subject: Some(subject), text: text.to_owned() });
    }

    /// Adds the description of the player's plan, unless it is the same as before. It is empty while there is no plan.
    pub fn say_preview(&mut self, text: &str) {
        if self.preview != text {
            text.clone_into(&mut self.preview);
            if !text.is_empty() {
                self.say_on(Subject::Present, Urgency::Urgent, text);
            }
        }
    }

    fn add(&mut self, sentence: Sentence) {
        if sentence.text.is_empty() {
            return;
        }
        let at = self.waiting.partition_point(|other| other.urgency <= sentence.urgency);
        self.waiting.insert(at, sentence);
        let first = self.waiting.partition_point(|other| other.urgency == Urgency::Urgent);
        if self.waiting.len() - first > MAX_WAITING {
            let oldest = self.waiting.remove(first).text;
            let next = &mut self.waiting[first];
            // A sentence too long to merge is dropped; the log still has it.
            if oldest.len() + next.text.len() < MAX_MERGED_LENGTH {
                next.text = format!("{oldest}. {}", next.text);
            }
        }
    }

    /// Returns the sentence to say now; `None` if nothing waits or another is being heard. What is urgent waits only
    /// for what is urgent.
    pub fn take_next(&mut self) -> Option<Said> {
        let urgency = self.waiting.first()?.urgency;
        if self.heard.is_some_and(|heard| heard <= urgency) {
            return None;
        }
        self.last = self.waiting.remove(0).text;
        self.heard = Some(urgency);
        self.number += 1;
        let words = self.last.split_whitespace().count() as u32;
        Some(Said { number: self.number, text: self.last.clone(), time: self.word * (words + 1) })
    }

    /// Handles the end of the time of the sentence with this number.
    pub fn was_heard(&mut self, number: u32) {
        if number == self.number {
            self.heard = None;
        }
    }

    /// Says the last sentence again, or `first` if nothing was said yet, before all others.
    pub fn repeat(&mut self, first: &str) {
        let text = if self.last.is_empty() { first } else { &self.last }.to_owned();
        self.answer(text);
    }

    /// Says the answer to a key before all others, at once, in place of an earlier one that still waits.
    pub fn answer(&mut self, text: String) {
        self.heard = None;
        self.waiting.retain(|other| other.subject != Some(Subject::Answer));
        self.waiting.insert(0, Sentence { urgency: Urgency::Urgent, subject: Some(Subject::Answer), text });
    }

    /// Drops everything that waits.
    pub fn silence(&mut self) {
        self.waiting.clear();
        self.heard = None;
    }

    /// Drops everything, so that nothing that was said to one person is said to another.
    pub fn forget(&mut self) {
        *self = Speech { number: self.number, word: self.word, ..Speech::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::Urgency::{Polite, Urgent};
    use super::*;

    fn next(speech: &mut Speech) -> Option<String> {
        speech.take_next().map(|said| said.text)
    }

    /// Returns everything that is said when each sentence is heard to its end.
    fn all(speech: &mut Speech) -> Vec<String> {
        let mut said = Vec::new();
        speech.was_heard(speech.number);
        while let Some(sentence) = speech.take_next() {
            speech.was_heard(sentence.number);
            said.push(sentence.text);
        }
        said
    }

    #[test]
    fn a_sentence_is_heard_to_its_end_before_the_next() {
        let mut speech = Speech::default();
        assert_eq!(speech.take_next(), None);
        speech.say(Polite, "Bao plants coffee");
        speech.say(Polite, "Bao ships");
        let first = speech.take_next().expect("it is said");
        assert_eq!((first.text.as_str(), first.time), ("Bao plants coffee", 600));
        assert_eq!(speech.take_next(), None, "it is being heard");
        speech.was_heard(first.number - 1);
        assert_eq!(speech.take_next(), None, "the time of another is no matter");
        speech.was_heard(first.number);
        assert_eq!(next(&mut speech).as_deref(), Some("Bao ships"));
    }

    #[test]
    fn a_slower_voice_has_more_time_for_each_word() {
        let mut speech = Speech::default();
        speech.set_word_time(400);
        speech.say(Urgent, "You plant");
        assert_eq!(speech.take_next().map(|said| said.time), Some(1200));
        speech.forget();
        speech.say(Urgent, "Bao plants");
        assert_eq!(speech.take_next().map(|said| said.time), Some(1200), "whoever listens");
    }

    #[test]
    fn less_is_said_of_rivals_and_never_of_the_player() {
        for amount in [Amount::Everything, Amount::Short, Amount::Own] {
            assert!(amount.includes(Urgent, true) && amount.includes(Urgent, false), "{amount:?}");
        }
        let of_rivals = |amount: Amount| [true, false].map(|is_major| amount.includes(Polite, is_major));
        assert_eq!(of_rivals(Amount::Everything), [true, true]);
        assert_eq!(of_rivals(Amount::Short), [true, false]);
        assert_eq!(of_rivals(Amount::Own), [false, false]);
    }

    #[test]
    fn the_players_own_results_come_first_and_are_not_cut() {
        let mut speech = Speech::default();
        speech.say(Polite, "Bao plants");
        assert_eq!(next(&mut speech).as_deref(), Some("Bao plants"));
        speech.say(Polite, "Bao ships");
        speech.say(Urgent, "You plant");
        speech.say(Urgent, "You pay 3");
        assert_eq!(next(&mut speech).as_deref(), Some("You plant"), "a rival's move is not waited for");
        assert_eq!(next(&mut speech), None);
        assert_eq!(all(&mut speech), ["You pay 3", "Bao ships"]);
    }

    #[test]
    fn equal_sentences_are_said_again() {
        let mut speech = Speech::default();
        (0..3).for_each(|_| speech.say(Urgent, "Pay $10 for 1 blue"));
        speech.say(Urgent, "");
        assert_eq!(all(&mut speech), ["Pay $10 for 1 blue"; 3], "and what is empty is not");
    }

    #[test]
    fn only_the_latest_question_waits() {
        let mut speech = Speech::default();
        speech.say_on(Subject::Present, Polite, "Bao is choosing");
        speech.say(Polite, "Bao ships");
        speech.say_on(Subject::Present, Urgent, "Choose a plantation");
        assert_eq!(all(&mut speech), ["Choose a plantation", "Bao ships"]);
    }

    #[test]
    fn a_text_of_a_lesson_that_was_left_is_not_said() {
        let mut speech = Speech::default();
        speech.say(Urgent, "You plant");
        assert_eq!(next(&mut speech).as_deref(), Some("You plant"));
        speech.say_on(Subject::Lesson, Urgent, "Ship the tea.");
        speech.say_on(Subject::Press, Urgent, "Press Ship.");
        speech.say_on(Subject::Lesson, Urgent, "The ship sails.");
        speech.say_on(Subject::Press, Urgent, "");
        assert_eq!(all(&mut speech), ["The ship sails."]);
    }

    #[test]
    fn a_plan_is_described_when_it_changes_and_when_it_is_made_again() {
        let mut speech = Speech::default();
        let mut plan = |text: &str| {
            speech.say_preview(text);
            all(&mut speech)
        };
        assert_eq!(plan("Ship: +3"), ["Ship: +3"]);
        assert_eq!(plan("Ship: +3"), [""; 0]);
        assert_eq!(plan("Ship: +4"), ["Ship: +4"]);
        assert_eq!(plan(""), [""; 0]);
        assert_eq!(plan("Ship: +4"), ["Ship: +4"]);
    }

    #[test]
    fn of_too_many_moves_the_oldest_are_merged_and_of_too_long_ones_dropped() {
        let mut speech = Speech::default();
        (0..15).for_each(|number| speech.say(Polite, &number.to_string()));
        speech.say(Urgent, "You plant");
        let said = all(&mut speech);
        assert_eq!(said.len(), 1 + MAX_WAITING);
        assert_eq!(said[..3], ["You plant", "0. 1. 2. 3", "4"]);
        (0..=MAX_WAITING).for_each(|number| speech.say(Polite, &format!("{number} {}", "long ".repeat(50))));
        let said = all(&mut speech);
        assert!(said.len() == MAX_WAITING && said[0].starts_with("1 "), "{said:?}");
    }

    #[test]
    fn the_last_sentence_is_repeated_and_the_queue_silenced() {
        let mut speech = Speech::default();
        speech.repeat("Choose a plantation");
        assert_eq!(next(&mut speech).as_deref(), Some("Choose a plantation"));
        speech.was_heard(1);
        speech.say(Urgent, "You plant");
        speech.say(Urgent, "You pay 3");
        assert_eq!(next(&mut speech).as_deref(), Some("You plant"));
        speech.repeat("Choose a plantation");
        assert_eq!(next(&mut speech).as_deref(), Some("You plant"), "at once");
        speech.silence();
        assert_eq!(speech.take_next(), None);
        speech.say(Urgent, "You ship");
        speech.forget();
        speech.repeat("Bao is to act");
        assert_eq!(all(&mut speech), ["Bao is to act"], "nothing that was said to another");
    }

    #[test]
    fn the_answer_to_the_last_key_is_said_at_once() {
        let mut speech = Speech::default();
        speech.say(Urgent, "You plant");
        speech.say(Urgent, "You pay 3");
        assert_eq!(next(&mut speech).as_deref(), Some("You plant"));
        speech.answer("Asha, 3 points".to_owned());
        speech.answer("Bao, 4 points".to_owned());
        assert_eq!(next(&mut speech).as_deref(), Some("Bao, 4 points"));
        assert_eq!(all(&mut speech), ["You pay 3"]);
        speech.repeat("Choose a plantation");
        assert_eq!(all(&mut speech), ["You pay 3"], "the last sentence is repeated");
    }
}
