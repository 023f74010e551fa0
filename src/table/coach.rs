//! The coach of a person's first full games: chooses the note for a position, and recognises mistakes.
//!
//! Used by the page and the tests. Knows no game: a note is identified by its section, an action by its notation.

use serde::{Deserialize, Serialize};

use crate::engine::Rule;
use crate::words::lesson::{Mistake, Note, NoteTrigger, matches, pieces};

use super::dyn_game::PlyFacts;
use super::game_table::Table;

/// Number of finished games of a title after which the coach is silent.
pub const GAMES: u32 = 3;

/// State of a title's coach on this device, stored as JSON.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct CoachState {
    /// Sections whose notes were seen, and keys of the mistakes that were shown.
    pub seen: Vec<String>,
    pub finished: u32,
}

/// Number of the learner's actions for which the coach stays silent after the learner skipped a note.
const CALM: usize = 4;

/// Whether the coach is silent because the learner skipped a note after `passed` plies by playing on; the prompt takes
/// its place for a few actions. False if no note was skipped.
pub fn is_calm(table: &Table, passed: Option<u32>) -> bool {
    let Some(from) = passed else { return false };
    let people = table.seating.people();
    let own = table.actors().iter().skip(from as usize).filter(|actor| people.has(**actor)).count();
    own < CALM
}

impl CoachState {
    /// Whether the note or the mistake with this key was shown.
    pub fn knows(&self, key: &str) -> bool {
        self.seen.iter().any(|seen| seen == key)
    }

    /// Returns the note that matters most in this position: not shown before, true at this table, and about a rule that
    /// no person here has applied yet. Rules count as used if an event since the last action of a person, but after
    /// `from` plies, follows from them, or if `refused`, the rule of a refusal, is one of them. `None` while others
    /// act, because their moves are to be seen, and once the game is over: its result is news, not the rules that led
    /// to it.
    pub fn note(&self, table: &Table, from: u32, refused: Option<Rule>) -> Option<&'static Note> {
        // At a shared table the coach addresses the person holding the device.
        table.presser()?;
        let (plies, people) = (table.ply_facts(0), table.seating.people());
        let is_by_person = |ply: &PlyFacts| people.has(ply.seat);
        let applied: Vec<&str> = plies.iter().filter(|ply| is_by_person(ply)).map(|ply| ply.rule.0).collect();
        let from = from.max(plies.iter().rposition(is_by_person).unwrap_or(0) as u32);
        let refused = refused.map(|rule| rule.0);
        let mut used: Vec<&str> = refused.into_iter().collect();
        if from < table.plies() {
            used.extend(plies[from as usize..].iter().map(|ply| ply.rule.0));
            // Events of the setup do not count: no rule of play causes them.
            let events = table.story_events(table.viewer(), from);
            used.extend(events.iter().filter(|event| event.ply > from).filter_map(|event| Some(event.rule?.0)));
        }
        let legal = table.legal();
        let (seats, options) = (table.dyn_session().seats(), table.dyn_session().option_values());
        let matters = |note: &&Note| match note.when {
            NoteTrigger::Used => used.contains(&note.rule),
            NoteTrigger::Can(pattern) => legal.iter().any(|action| matches(pattern, action)),
            NoteTrigger::Round(round) => !table.mid_sequence() && table.moment().round >= round,
        };
        let is_new = |note: &&Note| {
            let is_applied = applied.contains(&note.rule) && refused != Some(note.rule);
            !self.knows(note.rule) && !is_applied
        };
        let notes = table.teaching().notes.iter().filter(|note| note.at.include(seats, &options));
        // The goal comes first, then everything that can be used at once; the rest waits for a quiet turn.
        notes.filter(is_new).filter(matters).min_by_key(|note| match note.when {
            NoteTrigger::Round(1) => 0,
            NoteTrigger::Used | NoteTrigger::Can(_) => 1,
            NoteTrigger::Round(_) => 2,
        })
    }

    /// Returns the mistake that the person to act would make with these consecutive actions, if it has not been shown
    /// yet. Each action is an index into the legal list at its point in the sequence.
    pub fn mistake(&self, table: &Table, doing: &[usize]) -> Option<&'static Mistake> {
        let actions_done = table.notations(doing);
        let last = actions_done.last()?;
        let legal = table.legal();
        let one = |pattern: &str, of: &[String]| of.iter().any(|action| matches(pattern, action));
        let leads_to = |pattern: &'static str| {
            let mut after = table.clone();
            let on_the_way: Vec<&str> = pieces(pattern).collect();
            let Some((last, before)) = on_the_way.split_last() else { return false };
            after.act_all(doing).is_ok()
                && before.iter().all(|action| after.act_notation(action).is_ok())
                && one(last, &after.legal())
        };
        let so_far = [actions_done.clone(), self.move_so_far(table)].concat();
        let is_made = |mistake: &&Mistake| {
            matches(mistake.doing, last)
                && (mistake.instead_of.is_empty() || one(mistake.instead_of, &legal))
                && (mistake.after.is_empty() || one(mistake.after, &so_far))
                && (mistake.without.is_empty() || !one(mistake.without, &so_far))
                && (mistake.leads_to.is_empty() || leads_to(mistake.leads_to))
        };
        table.teaching().mistakes.iter().filter(|mistake| !self.knows(mistake.key)).find(is_made)
    }

    /// Returns the actions played so far in an incomplete move.
    fn move_so_far(&self, table: &Table) -> Vec<String> {
        let facts = table.ply_facts(0);
        let length = facts.iter().rev().take_while(|ply| ply.mid_sequence).count();
        let played = table.dyn_session().notations();
        played[played.len() - length..].to_vec()
    }
}
