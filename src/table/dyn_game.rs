//! [`DynGame`]: the interface through which a [`Table`](super::Table) uses a game in progress, whatever its rules.
//!
//! Implemented once, for the session of every title. It covers only what differs between games; logic built on it is
//! written and compiled once, in the table. Here an action is its index in the legal list. Knows no seating.

use std::any::Any;

use crate::ai::question::{self, Question};
use crate::ai::{self, net};
use crate::engine::session::{Refused, Session, Step};
use crate::engine::{Chance, DynSession, Moment, Outcome, Press, Rule, Scored, Seat, Turn, Viewer};
use crate::words::lesson::Teaching;
use crate::words::{Happenings, Line, Speaker, Title, Told, Topic, result_of, spoken_verb};

use super::pressing::is_drafted;
use super::{equal_results, foresight, preview};

/// The way in which a computer finds its move.
#[derive(Clone, PartialEq, Debug)]
pub enum ComputerMove {
    /// Without a search, as the only legal action or the random player's draw; an index into the legal list.
    Immediate(usize),
    Search(Question),
    /// Not available: this build does not know that kind of player.
    UnknownPlayer,
}

/// Facts about the legal actions of the seat to act, without the actions themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LegalFacts {
    /// Number of legal actions; 0 once the game is over.
    pub count: usize,
    /// Index of the pass; see [`Press::is_pass`].
    pub pass: Option<usize>,
    /// Index of the action that ends a turn with nothing left to decide; see [`Press::end_of`].
    pub end: Option<usize>,
    /// Whether the first action merely ends a turn or a step of it.
    pub first_is_end: bool,
}

/// An event that has a line in the story, scores, or ends a round or the game.
#[derive(Clone, PartialEq, Debug)]
pub struct StoryEvent {
    /// Number of plies after which it had happened; 0 for the setup.
    pub ply: u32,
    /// The line as the reader sees it.
    pub line: Option<Line<String>>,
    /// Points that the event gives. They are public, so they do not depend on the reader.
    pub scored: Option<Scored>,
    /// Section of the rulebook that caused it, if different from that of the action; see
    /// [`crate::words::Words::rule_of`].
    pub rule: Option<Rule>,
    /// Whether the end of a round or of the game begins with it; see [`crate::words::Words::closes`].
    pub closes: bool,
}

/// The public facts of a ply, without its action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlyFacts {
    pub seat: Seat,
    pub moment: Moment,
    pub rule: Rule,
    /// Whether it was only part of a move of several actions.
    pub mid_sequence: bool,
    /// Whether the decision was secret.
    pub secret: bool,
    /// Whether the action was a pass; see [`Press::is_pass`].
    pub is_pass: bool,
}

impl PlyFacts {
    fn from_step<G: Press>(step: &Step<G>) -> PlyFacts {
        let Step { seat, moment, rule, mid_sequence, secret, .. } = *step;
        PlyFacts { seat, moment, rule, mid_sequence, secret, is_pass: G::is_pass(&step.action) }
    }
}

/// A game in progress, of any title.
pub trait DynGame: DynSession + Any + Send + Sync {
    fn teaching(&self) -> &'static Teaching;
    /// Returns the number of plies of a finished game that a review can analyse in half a minute.
    fn reviewed_plies(&self) -> usize;
    /// Returns the name of the network that computers use to play the game, if there is one.
    fn network(&self) -> Option<String>;

    /// Returns an independent copy.
    fn clone_boxed(&self) -> Box<dyn DynGame>;
    /// Returns a copy of the game as it was after `ply` plies; see [`Session::branch_at`].
    fn at(&self, ply: u32) -> Box<dyn DynGame>;

    /// Returns the seat to act or the outcome.
    fn turn(&self) -> Turn;
    fn moment(&self) -> Moment;
    /// Whether the current decision is made in secret.
    fn is_secret(&self) -> bool;
    /// Whether the current decision can be made openly even though the game has hidden information.
    fn is_public_decision(&self) -> bool;
    /// Whether the seat to act is in the middle of a move that takes several actions.
    fn mid_sequence(&self) -> bool;
    /// Returns the facts of the plies after `from`, without their actions.
    fn ply_facts(&self, from: u32) -> Vec<PlyFacts>;

    fn legal_facts(&self) -> LegalFacts;
    /// Returns the legal actions in notation.
    fn legal(&self) -> Vec<String>;
    /// Returns the index of the legal action with this notation.
    fn index_of(&self, notation: &str) -> Option<usize>;
    /// Whether a legal action merely ends a turn or a step of it.
    fn is_end(&self, index: usize) -> bool;
    /// Whether any legal action is composed in a draft; see [`is_drafted`].
    fn is_drafted(&self) -> bool;
    /// Whether all legal actions have the same result in every state consistent with the view of the seat to act.
    fn results_are_equal(&self) -> bool;
    /// Whether any action after the first `ply` plies revealed something to its actor that could not be foreseen.
    fn shows_unseen(&self, ply: u32) -> bool;
    /// Returns how a computer player of this kind finds its move for the seat to act; also used for hints. The seed of
    /// a search is derived from the seed of the game and the ply, so that the same position always gets the same move.
    /// `None` if the game is over. `id` identifies the question.
    fn computer_move(&self, kind: &str, id: u32) -> Option<ComputerMove>;

    /// Carries out a legal action.
    ///
    /// # Errors
    /// If there is no such action. The game is then unchanged.
    fn act(&mut self, index: usize) -> Result<(), Refused>;
    /// Undoes plies until `ply` are left; see [`Session::undo_to`].
    fn undo_to(&mut self, ply: u32, revealed: bool);
    fn can_redo(&self) -> bool;
    /// Redoes the last undone ply; returns whether there was one.
    fn redo(&mut self) -> bool;
    /// Records that the person to act was warned.
    fn warn(&mut self);

    /// Returns the prompt, as far as `viewer` may know it.
    fn prompt(&self, viewer: Viewer, speaker: &Speaker) -> String;
    /// Returns the heading of the moment, as far as `viewer` may know it.
    fn heading(&self, viewer: Viewer, speaker: &Speaker) -> String;
    /// Returns the name of a legal action, which no other has, starting with a verb.
    fn verb(&self, index: usize, speaker: &Speaker) -> Option<String>;
    /// Returns a reason for a legal action that its certain results do not tell; `None` if there is none.
    fn motive(&self, index: usize, speaker: &Speaker) -> Option<String>;
    /// Returns how much of a legal action its name tells.
    fn told(&self, index: usize) -> Told;
    /// Returns the certain results of a legal action as lines of the story: those independent of hidden information
    /// and luck.
    fn certain_lines(&self, index: usize, speaker: &Speaker) -> Vec<Line<String>>;
    /// Returns the events after `from` plies, as far as `viewer` may know them; from 0, this includes the setup.
    fn story_events(&self, viewer: Viewer, speaker: &Speaker, from: u32) -> Vec<StoryEvent>;
    /// Returns what `viewer` may hear of the plies after `from`.
    fn happenings(&self, viewer: Viewer, from: u32) -> Happenings;
    /// Returns the points scored after `from` plies.
    fn scored(&self, from: u32) -> Vec<Scored>;
    /// Describes the outcome in a sentence.
    fn result(&self, outcome: &Outcome, speaker: &Speaker) -> String;
    /// Returns the titles that the rules award to a seat at the end of the game.
    fn honours(&self, viewer: Viewer, seat: Seat, speaker: &Speaker) -> Vec<String>;
    /// Returns a seat's standing in each count of the game, with the name of the count, as far as that seat knows it.
    fn standings(&self, seat: Seat, speaker: &Speaker) -> Vec<(String, String)>;
    /// Returns everything that `viewer` can know on a topic, in sentences without full stops.
    fn facts(&self, viewer: Viewer, topic: Topic, speaker: &Speaker) -> Vec<String>;
    /// Returns the ids of the messages that name the shared places of the game.
    fn places(&self) -> &'static [&'static str];
    /// Whether `viewer` is shown the total score of a side.
    fn shows_total(&self, viewer: Viewer, side: Seat) -> bool;
}

impl<G: Title> DynGame for Session<G> {
    fn teaching(&self) -> &'static Teaching {
        G::teaching()
    }
    fn reviewed_plies(&self) -> usize {
        G::REVIEWED_PLIES.into()
    }
    fn network(&self) -> Option<String> {
        net::network_name::<G>()
    }

    fn clone_boxed(&self) -> Box<dyn DynGame> {
        Box::new(self.clone())
    }
    fn at(&self, ply: u32) -> Box<dyn DynGame> {
        Box::new(Session::branch_at(self, ply))
    }

    fn turn(&self) -> Turn {
        Session::turn(self)
    }
    fn moment(&self) -> Moment {
        Session::moment(self)
    }
    fn is_secret(&self) -> bool {
        G::is_secret(self.state())
    }
    fn is_public_decision(&self) -> bool {
        G::is_public_decision(self.state())
    }
    fn mid_sequence(&self) -> bool {
        G::mid_sequence(self.state())
    }
    fn ply_facts(&self, from: u32) -> Vec<PlyFacts> {
        self.steps().iter().skip(from as usize).map(PlyFacts::from_step).collect()
    }

    fn legal_facts(&self) -> LegalFacts {
        let legal = Session::legal(self);
        LegalFacts {
            count: legal.len(),
            pass: legal.iter().position(G::is_pass),
            end: G::end_of(&legal),
            first_is_end: legal.first().is_some_and(G::is_end),
        }
    }
    fn legal(&self) -> Vec<String> {
        Session::legal(self).iter().map(ToString::to_string).collect()
    }
    fn index_of(&self, notation: &str) -> Option<usize> {
        let action = notation.parse().ok()?;
        Session::legal(self).binary_search(&action).ok()
    }
    fn is_end(&self, index: usize) -> bool {
        Session::legal(self).get(index).is_some_and(G::is_end)
    }
    fn is_drafted(&self) -> bool {
        let Some(seat) = self.to_act() else { return false };
        let view = self.view(Viewer::Seat(seat));
        Session::legal(self).iter().any(|action| is_drafted::<G>(&view, action))
    }
    fn results_are_equal(&self) -> bool {
        equal_results::results_are_equal(self)
    }
    fn shows_unseen(&self, ply: u32) -> bool {
        foresight::shows_unseen(self, ply)
    }
    fn computer_move(&self, kind: &str, id: u32) -> Option<ComputerMove> {
        let seed = ai::current_decision_seed(self)?;
        let legal = Session::legal(self).len();
        if legal == 1 {
            return Some(ComputerMove::Immediate(0));
        }
        let Ok(player) = kind.parse::<ai::Player>() else { return Some(ComputerMove::UnknownPlayer) };
        Some(match player.budget::<G>() {
            Some(budget) => {
                let question = question::current_question(self, id, budget)?;
                let (character, oversights) = (player.character(), player.oversights::<G>());
                ComputerMove::Search(Question { character, oversights, ..question })
            }
            None => ComputerMove::Immediate(Chance::stream(seed).index(legal)),
        })
    }

    fn act(&mut self, index: usize) -> Result<(), Refused> {
        let seat = self.to_act().ok_or(Refused::Over)?;
        let action = Session::legal(self).get(index).copied().ok_or(Refused::NotLegal)?;
        Session::act(self, seat, action).map(drop)
    }
    fn undo_to(&mut self, ply: u32, revealed: bool) {
        Session::undo_to(self, ply, revealed);
    }
    fn can_redo(&self) -> bool {
        Session::can_redo(self)
    }
    fn redo(&mut self) -> bool {
        Session::redo(self).is_some()
    }
    fn warn(&mut self) {
        Session::warn(self);
    }

    fn prompt(&self, viewer: Viewer, speaker: &Speaker) -> String {
        speaker.say(&G::prompt(&self.view(viewer), speaker.reader))
    }
    fn heading(&self, viewer: Viewer, speaker: &Speaker) -> String {
        speaker.say(&G::heading(&self.view(viewer)))
    }
    fn verb(&self, index: usize, speaker: &Speaker) -> Option<String> {
        let (legal, view) = (Session::legal(self), self.view(Viewer::Seat(self.to_act()?)));
        Some(speaker.say(&spoken_verb::<G>(&view, &legal, legal.get(index)?)))
    }
    fn motive(&self, index: usize, speaker: &Speaker) -> Option<String> {
        let view = self.view(Viewer::Seat(self.to_act()?));
        G::motive(&view, Session::legal(self).get(index)?).map(|motive| speaker.say(&motive))
    }
    fn told(&self, index: usize) -> Told {
        Session::legal(self).get(index).map_or(Told::Deed, G::told)
    }
    fn certain_lines(&self, index: usize, speaker: &Speaker) -> Vec<Line<String>> {
        let (Some(action), Some(seat)) = (Session::legal(self).get(index).copied(), self.to_act()) else {
            return Vec::new();
        };
        let events = preview::events::<G>(&self.view(Viewer::Seat(seat)), seat, action);
        let lines = events.iter().filter_map(|event| G::line(event, speaker.reader));
        lines.map(|line| speaker.line(&line)).collect()
    }
    fn story_events(&self, viewer: Viewer, speaker: &Speaker, from: u32) -> Vec<StoryEvent> {
        let mut story = Vec::new();
        let mut add = |ply, events: &[G::Event]| {
            for event in events {
                let line = G::redact(event, viewer).and_then(|event| G::line(&event, speaker.reader));
                let line = line.map(|line| speaker.line(&line));
                let scored = G::scored(event);
                let closes = G::closes(event);
                if line.is_some() || scored.is_some() || closes {
                    story.push(StoryEvent { ply, line, scored, rule: G::rule_of(event), closes });
                }
            }
        };
        if from == 0 {
            add(0, self.setup_events());
        }
        for (ply, step) in (1..).zip(self.steps()).skip(from as usize) {
            add(ply, &step.events);
        }
        story
    }
    fn happenings(&self, viewer: Viewer, from: u32) -> Happenings {
        let view = self.view(viewer);
        let mut heard = Happenings::default();
        for step in self.steps().iter().skip(from as usize) {
            heard.close = None;
            let mut closes = false;
            for event in &step.events {
                closes |= G::closes(event);
                heard.scored |= !closes && G::scored(event).is_some();
                let target = if closes { &mut heard.close } else { &mut heard.moves };
                let event = G::redact(event, viewer);
                *target = (*target).max(event.and_then(|event| G::happening(&view, &event)));
            }
        }
        heard
    }
    fn scored(&self, from: u32) -> Vec<Scored> {
        let events = self.steps().iter().skip(from as usize).flat_map(|step| &step.events);
        events.filter_map(G::scored).collect()
    }
    fn result(&self, outcome: &Outcome, speaker: &Speaker) -> String {
        speaker.say(&result_of(self, outcome))
    }
    fn honours(&self, viewer: Viewer, seat: Seat, speaker: &Speaker) -> Vec<String> {
        speaker.say_all(&G::honours(&self.view(viewer), seat))
    }
    fn standings(&self, seat: Seat, speaker: &Speaker) -> Vec<(String, String)> {
        let standings = G::standings(&self.view(Viewer::Seat(seat)), seat);
        standings.iter().map(|(name, value)| (speaker.say(name), speaker.say(value))).collect()
    }
    fn facts(&self, viewer: Viewer, topic: Topic, speaker: &Speaker) -> Vec<String> {
        speaker.say_all(&G::facts(&self.view(viewer), topic))
    }
    fn places(&self) -> &'static [&'static str] {
        G::PLACES
    }
    fn shows_total(&self, viewer: Viewer, side: Seat) -> bool {
        G::shows_total(&self.view(viewer), side)
    }
}
