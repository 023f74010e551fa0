//! Texts of a table: names, headings, prompts, results and the story, in the words of its game.
//!
//! Part of [`Table`], which knows the reader; the words come from [`DynGame`](super::dyn_game::DynGame).

use crate::engine::{Seat, Viewer};
use crate::words::{Line, Speaker, Told, Topic, automaton_name, is_gain, isolated, words_of};

use super::dyn_game::StoryEvent;
use super::game_table::Table;
use super::story::{self, Gain, StoryLine};

impl Table {
    /// Returns the names of the players, ready for use in sentences.
    pub fn names(&self) -> Vec<String> {
        self.seating.players.iter().map(|player| isolated(&player.name)).collect()
    }
    /// Whether the game has an automaton: a side that the rules move instead of a player, in the seat after the last
    /// player's.
    pub fn has_automaton(&self) -> bool {
        self.info().automaton && self.seating.players.len() == 1
    }
    /// Returns the number of sides: the seats and the automaton.
    pub fn sides(&self) -> u8 {
        self.seating.players.len() as u8 + u8::from(self.has_automaton())
    }
    /// Returns the name of a side, for use in sentences or on its own.
    pub fn name(&self, side: Seat) -> String {
        let player = self.seating.players.get(side.index()).map(|player| isolated(&player.name));
        player.unwrap_or_else(|| automaton_name(self.info()))
    }

    /// Calls `with` with a speaker addressing the current viewer.
    pub fn speak<T>(&self, with: impl FnOnce(&Speaker) -> T) -> T {
        self.speak_to(self.viewer(), with)
    }
    /// Calls `with` with a speaker addressing `viewer`.
    fn speak_to<T>(&self, viewer: Viewer, with: impl FnOnce(&Speaker) -> T) -> T {
        let (words, reader) = (words_of(self.info().id), self.seating.addressed(viewer));
        with(&Speaker { words, names: &self.names(), reader })
    }

    /// Returns the heading after `ply` plies.
    pub fn heading(&self, ply: u32) -> String {
        match ply < self.plies() {
            true => self.speak(|speaker| self.game.at(ply).heading(self.viewer(), speaker)),
            false => self.speak(|speaker| self.game.heading(self.viewer(), speaker)),
        }
    }
    pub fn prompt(&self) -> String {
        self.speak(|speaker| self.game.prompt(self.viewer(), speaker))
    }
    /// Returns the name of a legal action, which no other has, for hints.
    pub fn verb(&self, index: usize) -> Option<String> {
        self.speak(|speaker| self.game.verb(index, speaker))
    }
    /// Returns the certain results of a legal action, independent of hidden information and luck, as lines of the
    /// story for the seat to act.
    pub fn certain_results(&self, index: usize) -> Vec<String> {
        self.certain_lines(index).into_iter().map(sentence).collect()
    }
    fn certain_lines(&self, index: usize) -> Vec<Line<String>> {
        let Some(seat) = self.to_act() else { return Vec::new() };
        let (words, reader) = (words_of(self.info().id), Viewer::Seat(seat));
        self.game.certain_lines(index, &Speaker { words, names: &self.names(), reader })
    }
    /// Returns the reason for a legal action, as a line of the story: what it certainly gains for the seat to act,
    /// otherwise what follows for that seat beyond the action itself, otherwise what the game says for it. `None` if
    /// that is unknown. Of a line that the name of the action tells, only what is gained is returned.
    pub fn reason(&self, index: usize) -> Option<String> {
        let motive = || {
            let (words, reader) = (words_of(self.info().id), Viewer::Seat(self.to_act()?));
            self.game.motive(index, &Speaker { words, names: &self.names(), reader })
        };
        self.certain_reason(index).or_else(motive)
    }
    fn certain_reason(&self, index: usize) -> Option<String> {
        let mut own = self.certain_lines(index);
        own.retain(|line| line.seat == self.to_act());
        let gains = |line: &Line<String>| line.aside.as_deref().and_then(is_gain) == Some(true);
        let found = own.iter().position(gains).unwrap_or(1);
        let line = (found < own.len()).then(|| own.swap_remove(found))?;
        if self.told(index) == Told::Line { line.aside } else { Some(sentence(line)) }
    }
    /// Returns how much of a legal action [`Table::verb`] tells.
    pub fn told(&self, index: usize) -> Told {
        self.game.told(index)
    }

    /// Returns the result as a sentence addressed to the viewer.
    pub fn result(&self) -> Option<String> {
        self.result_for(self.viewer())
    }
    /// Returns the result as a sentence addressed to `reader`.
    pub fn result_for(&self, reader: Viewer) -> Option<String> {
        let outcome = self.outcome()?;
        Some(self.speak_to(reader, |speaker| self.game.result(&outcome, speaker)))
    }
    /// Returns the titles that the rules give a seat at the end; empty before that.
    pub fn honours(&self, seat: Seat) -> Vec<String> {
        match self.outcome() {
            Some(_) => self.speak(|speaker| self.game.honours(self.viewer(), seat, speaker)),
            None => Vec::new(),
        }
    }
    /// Returns a seat's standing in each count of the game, with the name of the count, as far as that seat knows it;
    /// see [`Words::standings`](crate::words::Words::standings).
    pub fn standings(&self, seat: Seat) -> Vec<(String, String)> {
        self.speak(|speaker| self.game.standings(seat, speaker))
    }
    /// Returns the topics on which facts are told, with their names: the sides, then the shared places.
    pub fn topics(&self) -> Vec<(Topic, String)> {
        let (places, words) = (self.game.places(), words_of(self.info().id));
        let name = |topic| match topic {
            Topic::Side(side) => self.name(side),
            Topic::Place(place) => words.text(places[usize::from(place)]),
        };
        Topic::all(self.sides(), places.len()).map(|topic| (topic, name(topic))).collect()
    }
    /// Returns everything that the viewer can know on a topic after `ply` plies, in sentences without full stops.
    pub fn facts(&self, ply: u32, topic: Topic) -> Vec<String> {
        self.speak(|speaker| match ply < self.plies() {
            true => self.game.at(ply).facts(self.viewer(), topic, speaker),
            false => self.game.facts(self.viewer(), topic, speaker),
        })
    }
    /// Whether the viewer is shown the total score of a side.
    pub fn shows_total(&self, side: Seat) -> bool {
        self.game.shows_total(self.viewer(), side)
    }

    /// Returns the events after `from` plies as `reader` may know them; from 0, including the setup.
    pub fn story_events(&self, reader: Viewer, from: u32) -> Vec<StoryEvent> {
        self.speak_to(reader, |speaker| self.game.story_events(reader, speaker, from))
    }
    pub fn story(&self, from: u32) -> Vec<StoryLine> {
        story::lines(self, self.viewer(), from)
    }
    /// Returns the public story of the plies after `from`, as shown on the curtain.
    pub fn public_story(&self, from: u32) -> Vec<StoryLine> {
        story::lines(self, Viewer::Public, from)
    }
    /// Returns all points gained, in order.
    pub fn gains(&self) -> Vec<Gain> {
        story::gains(self, self.viewer())
    }
}

/// Joins a line of the story with the text at its end.
fn sentence(line: Line<String>) -> String {
    match line.aside {
        None => line.text,
        Some(aside) => format!("{} {aside}", line.text),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::engine::Press;
    use crate::engine::record::{Player, Seed};
    use crate::games::ceylon::Ceylon;
    use crate::games::chai::{Action, Chai};
    use crate::games::tea_and_rum::TeaAndRum;
    use crate::words::{Message, Title, Words, spoken_verb};

    /// Plays the first legal actions of a game and returns the reasons of all actions, each with its certain results.
    fn reasons<G: Title>() -> Vec<(String, Vec<String>)> {
        let players = ["", "", ""].map(|name| Player::new(name, Player::PERSON)).to_vec();
        let mut table = Table::new::<G>(Default::default(), players, Seed(5)).expect("three can play it");
        let mut found = Vec::new();
        for _ in 0..60 {
            let legal = 0..table.legal().len();
            found.extend(legal.filter_map(|index| Some((table.certain_reason(index)?, table.certain_results(index)))));
            table.act(0).expect("it is legal");
        }
        found
    }

    #[test]
    fn the_reason_of_an_action_is_one_of_its_certain_results() {
        for found in [reasons::<Ceylon>(), reasons::<TeaAndRum>()] {
            assert!(!found.is_empty(), "some action has a reason");
            assert!(found.iter().all(|(reason, results)| results.contains(reason)));
        }
    }

    /// Returns the slots and spaces of Chai that a message names.
    fn places(message: &Message) -> BTreeSet<String> {
        let text = format!("{message:?}");
        text.split('"').filter(|id| id.starts_with("slot-") || id.starts_with("space-")).map(str::to_owned).collect()
    }

    #[test]
    fn a_hint_of_chai_names_no_place_twice() {
        let players = ["", ""].map(|name| Player::new(name, Player::PERSON)).to_vec();
        let (mut lines, mut pieces) = (0, 0);
        for seed in 1..6 {
            let mut table =
                Table::new::<Chai>(Default::default(), players.clone(), Seed(seed)).expect("two can play it");
            for ply in 0..150 {
                let session = table.session::<Chai>();
                let (legal, Some(seat)) = (session.legal(), table.to_act()) else { break };
                let view = session.view(Viewer::Seat(seat));
                for (index, action) in legal.iter().enumerate() {
                    let mut parts = Vec::new();
                    Chai::presses(&view, action, &mut parts);
                    let named = places(&spoken_verb::<Chai>(&view, &legal, action));
                    let again = parts.iter().any(|part| !places(&Chai::part(&view, *part)).is_disjoint(&named));
                    assert!(!again || table.told(index) != Told::Deed, "{action:?}");
                    pieces += usize::from(again);
                    // Only what is gained is said of a card that is planted: the line names its slot.
                    if let (Action::Plant(_), Some(reason)) = (action, table.reason(index)) {
                        assert!(!reason.contains(char::is_alphabetic), "{reason}");
                        lines += 1;
                    }
                }
                table.act(ply * 7 % legal.len()).expect("it is legal");
            }
        }
        assert!(lines > 0 && pieces > 0, "cards are planted and tea moves");
    }
}
