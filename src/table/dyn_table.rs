//! [`DynTable`]: what every table can do, whatever its game.
//!
//! The shell of the page holds a table only through it, so that it is written and compiled once; boards use the typed
//! [`Table`]. An action is its index in the legal list here, or its notation.

use std::any::Any;

use crate::ai;
use crate::ai::question::{self, Question};
use crate::engine::record::{self, Record};
use crate::engine::session::Refused;
use crate::engine::{Chance, DynSession, Info, Moment, Outcome, Seat, StateHasher, Viewer, link};
use crate::words::lesson::Teaching;
use crate::words::{Line, Speaker, Title, isolated};

use super::decisions::{self, Decision};
use super::seating::{Seating, Undo};
use super::story::{self, Gain, PlyFacts, StoryEvent, StoryLine};
use super::{Table, preview};

/// How a computer comes to its move.
#[derive(Clone, PartialEq, Debug)]
pub enum ComputerMove {
    /// Without a search: it is the only legal action, or what the random player draws; an index into the legal list.
    Immediate(usize),
    /// By a search.
    Search(Question),
    /// Not at all: this build has no player of that kind.
    UnknownPlayer,
}

/// What every table can do, whatever its game. A board finds its typed [`Table`] behind it (`Any`).
pub trait DynTable: Any {
    /// The facts of the game.
    fn info(&self) -> &'static Info;
    /// So many plies are looked at in half a minute when a game is reviewed.
    fn reviewed_plies(&self) -> usize;
    /// What was agreed on and played.
    fn played(&self) -> &dyn DynSession;
    /// Who sits at the table.
    fn seating(&self) -> &Seating;
    /// Who sits at the table, to be changed: names, computers for people, the curtain.
    fn seating_mut(&mut self) -> &mut Seating;
    /// Whose eyes the screen has.
    fn viewer(&self) -> Viewer;
    /// The plies played.
    fn plies(&self) -> u32;
    /// Where in the game the table stands.
    fn moment(&self) -> Moment;
    /// Whose turn it is, even while another seat is asked something.
    fn turn_of(&self) -> Seat {
        self.moment().of
    }
    /// The seat to act, unless the game is over.
    fn to_act(&self) -> Option<Seat>;
    /// The person to whom the device must be handed before anything else.
    fn curtain(&self) -> Option<Seat>;
    /// Covers the hands on the screen; see [`Table::cover_hands`].
    fn cover_hands(&mut self) -> bool;
    /// Whether what is asked now could be answered without a curtain; see [`Table::could_answer_openly`].
    fn could_answer_openly(&self) -> bool;
    /// The person who may press pieces now.
    fn presser(&self) -> Option<Seat>;
    /// The pass, as an index into the legal list, if the present decision can be passed.
    fn pass(&self) -> Option<usize>;
    /// The pass that the person to act has asked for once and for all, if it is one's now.
    fn standing_pass(&self) -> Option<usize>;
    /// What the person to act can only answer and the table may answer itself, as an index into the legal list; see
    /// [`Table::only_answer`].
    fn only_answer(&self, ends: bool) -> Option<usize>;
    /// Whether an action of the legal list only ends a turn or a step of it.
    fn is_end(&self, index: usize) -> bool;
    /// Whether there is but one legal action.
    fn is_forced(&self) -> bool;
    /// The people to whom the present question goes, where hands lie open; see [`decisions::decisions`].
    fn decisions(&self) -> Vec<Decision>;
    /// The plies that may be counted before everybody: how many a seat takes for what it does in secret among open
    /// hands is shown when all have done so.
    fn visible_plies(&self) -> u32;
    /// Whether the viewer is shown what the points of a side come to.
    fn shows_total(&self, side: Seat) -> bool;
    /// How the game ended.
    fn outcome(&self) -> Option<Outcome>;
    /// How the game ended, in a sentence to `reader`.
    fn result_for(&self, reader: Viewer) -> Option<String>;
    /// The titles that a seat bears at the end, where winning has names; empty before the end.
    fn honours(&self, seat: Seat) -> Vec<&'static str>;
    /// The heading of the moment after `ply` plies.
    fn heading(&self, ply: u32) -> String;
    /// What is to be done now.
    fn prompt(&self) -> String;
    /// What happened after `from` plies, as `reader` may know it; from 0 on with the setup.
    fn story_events(&self, reader: Viewer, from: u32) -> Vec<StoryEvent>;
    /// Who acted, and where in the game, at each ply after `from`.
    fn ply_facts(&self, from: u32) -> Vec<PlyFacts>;
    /// Whether a person has decided anything that can be taken back.
    fn has_undo(&self) -> bool;
    /// What taking back the last decision of a person would mean. Not for every press: it looks into imagined worlds.
    fn can_undo(&self) -> Undo;
    /// Takes back to the last decision of a person.
    fn undo(&mut self);
    /// Whether anything can be redone.
    fn can_redo(&self) -> bool;
    /// Plays again what was taken back, up to the next decision of a person.
    fn redo(&mut self);
    /// Takes back all that the viewer did in the running turn.
    fn restart_turn(&mut self);
    /// What that means at this table, as for [`DynTable::can_undo`].
    fn can_restart_turn(&self) -> Undo;
    /// Carries out the action with this index in the legal list.
    ///
    /// # Errors
    /// When there is no such action; nothing has changed then.
    fn act_index(&mut self, index: usize) -> Result<(), Refused>;
    /// Carries out an action in notation.
    ///
    /// # Errors
    /// When the notation cannot be read or the action is not legal; nothing has changed then.
    fn act_notation(&mut self, notation: &str) -> Result<(), Refused>;
    /// How a computer player of this kind comes to what it does for the seat to act; also asked for hints. The seed of
    /// a search follows from the seed of the game and the ply, so that the same position is always answered alike.
    /// `None` when the game is over. `id` is that of the question.
    fn computer_move(&self, kind: &str, id: u32) -> Option<ComputerMove>;
    /// The legal actions of the seat to act, in notation.
    fn legal(&self) -> Vec<String>;
    /// What teaches the game.
    fn teaching(&self) -> &'static Teaching;
    /// The notation of the action with this index in the legal list.
    fn notation(&self, index: usize) -> Option<String>;
    /// The game as a file.
    fn record(&self) -> Record;
    /// The game as a link, without the address of the page.
    fn link(&self) -> String;
    /// A number that another game hardly has: for what is kept beside a game and must not be taken for that of another.
    fn fingerprint(&self) -> u64 {
        StateHasher::default().bytes(self.link().as_bytes()).finish()
    }
    /// The game as it was after `ply` plies, as a link.
    fn link_at(&self, ply: u32) -> String;
    /// The game as it was after `ply` plies, as a table of its own with the same players.
    fn branch(&self, ply: u32) -> Record;
    /// The verb of the action with this index in the legal list, for hints.
    fn verb(&self, index: usize) -> Option<String>;
    /// What it certainly brings, whatever is hidden and however luck falls, as lines of the story for the seat to act.
    fn certain_results(&self, index: usize) -> Vec<String>;
    /// How a seat stands in what the game counts, each by its name, as this seat knows it; see [`Words::standings`].
    ///
    /// [`Words::standings`]: crate::words::Words::standings
    fn standings(&self, seat: Seat) -> Vec<(String, String)>;
    /// Whether the seat to act has said a part only of what takes several actions to say.
    fn mid_sequence(&self) -> bool;
    /// Notes in the record that the person to act was warned.
    fn warn(&mut self);
    /// The same table apart, to try on it what is not to be done yet.
    fn fork(&self) -> Box<dyn DynTable>;
}

/// What follows from the rest: here, not in the trait, so that the code is there once and not once a game.
impl dyn DynTable + '_ {
    /// What the side is called that the rules move and nobody plays, if there is one; it has the seat after the last
    /// player's.
    pub fn automaton(&self) -> Option<&'static str> {
        self.info().automaton.filter(|_| self.seating().players.len() == 1)
    }
    /// How many sides there are: the seats, and the automaton.
    pub fn sides(&self) -> u8 {
        self.seating().players.len() as u8 + u8::from(self.automaton().is_some())
    }
    /// The name of a side, as it stands in sentences and by itself.
    pub fn name(&self, side: Seat) -> String {
        let player = self.seating().players.get(side.index()).map(|player| isolated(&player.name));
        player.unwrap_or_else(|| self.automaton().unwrap_or_default().into())
    }
    /// Whether anything was taken back after it had shown what could not be known.
    pub fn peeked(&self) -> bool {
        self.played().takebacks().iter().any(|back| back.revealed)
    }
    /// How the game ended, in a sentence to the viewer.
    pub fn result(&self) -> Option<String> {
        self.result_for(self.viewer())
    }
    /// The story of the plies after `from`.
    pub fn story(&self, from: u32) -> Vec<StoryLine> {
        story::lines(self, self.viewer(), from)
    }
    /// The same as a bystander may know it: what is written on the curtain.
    pub fn public_story(&self, from: u32) -> Vec<StoryLine> {
        story::lines(self, Viewer::Public, from)
    }
    /// All points in the order in which they came.
    pub fn gains(&self) -> Vec<Gain> {
        story::gains(self, self.viewer())
    }
    /// Who acted at each ply.
    pub fn actors(&self) -> Vec<Seat> {
        self.ply_facts(0).iter().map(|ply| ply.seat).collect()
    }
    /// The plies after which the viewer last acted: what came later is news.
    pub fn last_own_ply(&self) -> u32 {
        let own = |seat: &Seat| match self.viewer() {
            Viewer::Seat(viewer) => *seat == viewer,
            _ => self.seating().is_person(*seat),
        };
        self.actors().iter().rposition(own).map_or(0, |index| index as u32 + 1)
    }
}

impl<G: Title> DynTable for Table<G> {
    fn info(&self) -> &'static Info {
        &const { G::INFO }
    }
    fn reviewed_plies(&self) -> usize {
        G::REVIEWED_PLIES.into()
    }
    fn played(&self) -> &dyn DynSession {
        &self.session
    }
    fn seating(&self) -> &Seating {
        &self.seating
    }
    fn seating_mut(&mut self) -> &mut Seating {
        &mut self.seating
    }
    fn viewer(&self) -> Viewer {
        Table::viewer(self)
    }
    fn plies(&self) -> u32 {
        self.session.plies()
    }
    fn moment(&self) -> Moment {
        self.session.moment()
    }
    fn to_act(&self) -> Option<Seat> {
        self.session.to_act()
    }
    fn curtain(&self) -> Option<Seat> {
        Table::curtain(self)
    }
    fn cover_hands(&mut self) -> bool {
        Table::cover_hands(self)
    }
    fn could_answer_openly(&self) -> bool {
        Table::could_answer_openly(self)
    }
    fn presser(&self) -> Option<Seat> {
        Table::presser(self)
    }
    fn pass(&self) -> Option<usize> {
        Table::pass(self)
    }
    fn standing_pass(&self) -> Option<usize> {
        Table::standing_pass(self)
    }
    fn only_answer(&self, ends: bool) -> Option<usize> {
        Table::only_answer(self, ends)
    }
    fn is_end(&self, index: usize) -> bool {
        self.session.legal().get(index).is_some_and(G::is_end)
    }
    fn is_forced(&self) -> bool {
        self.session.legal().len() == 1
    }
    fn decisions(&self) -> Vec<Decision> {
        if self.seating.open { decisions::decisions(self) } else { Vec::new() }
    }
    fn visible_plies(&self) -> u32 {
        let steps = self.session.steps();
        if G::INFO.hidden || !G::secret(self.session.state()) {
            return self.plies();
        }
        let mut past = self.session.at(0);
        for step in steps {
            if G::secret(past.state()) || past.act(step.seat, step.action).is_err() {
                break;
            }
        }
        past.plies()
    }
    fn shows_total(&self, side: Seat) -> bool {
        G::shows_total(&self.session.view(self.viewer()), side)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.session.outcome()
    }
    fn result_for(&self, reader: Viewer) -> Option<String> {
        let outcome = self.session.outcome()?;
        let reader = self.seating.addressed(reader);
        Some(G::result(&outcome, &Speaker { names: &self.names(), reader }))
    }
    fn honours(&self, seat: Seat) -> Vec<&'static str> {
        match self.session.outcome() {
            Some(_) => G::honours(&self.session.view(self.viewer()), seat),
            None => Vec::new(),
        }
    }
    fn heading(&self, ply: u32) -> String {
        if ply >= self.plies() {
            return G::heading(&self.session.view(self.viewer()));
        }
        G::heading(&self.session.at(ply).view(self.viewer()))
    }
    fn prompt(&self) -> String {
        let view = self.session.view(self.viewer());
        self.speak(|speaker| G::prompt(&view, speaker))
    }
    fn story_events(&self, reader: Viewer, from: u32) -> Vec<StoryEvent> {
        let speaker = Speaker { names: &self.names(), reader: self.seating.addressed(reader) };
        let mut story = Vec::new();
        let mut add = |ply, events: &[G::Event]| {
            for event in events {
                let line = G::redact(event, reader).and_then(|event| G::line(&event, &speaker));
                let scored = G::scored(event);
                if line.is_some() || scored.is_some() {
                    story.push(StoryEvent { ply, line, scored, rule: G::rule_of(event) });
                }
            }
        };
        if from == 0 {
            add(0, self.session.setup_events());
        }
        for (ply, step) in (1..).zip(self.session.steps()).skip(from as usize) {
            add(ply, &step.events);
        }
        story
    }
    fn ply_facts(&self, from: u32) -> Vec<PlyFacts> {
        let steps = self.session.steps().iter().skip(from as usize);
        steps.map(|step| PlyFacts::of(step)).collect()
    }
    fn has_undo(&self) -> bool {
        Table::has_undo(self)
    }
    fn can_undo(&self) -> Undo {
        Table::can_undo(self)
    }
    fn undo(&mut self) {
        Table::undo(self);
    }
    fn can_redo(&self) -> bool {
        self.session.can_redo()
    }
    fn redo(&mut self) {
        Table::redo(self);
    }
    fn can_restart_turn(&self) -> Undo {
        Table::can_restart_turn(self)
    }
    fn restart_turn(&mut self) {
        Table::restart_turn(self);
    }
    fn act_index(&mut self, index: usize) -> Result<(), Refused> {
        let action = self.session.legal().get(index).copied().ok_or(Refused::NotLegal)?;
        self.act(action).map(|_| ())
    }
    fn act_notation(&mut self, notation: &str) -> Result<(), Refused> {
        let action = notation.parse().map_err(|_| Refused::NotLegal)?;
        self.act(action).map(|_| ())
    }
    fn computer_move(&self, kind: &str, id: u32) -> Option<ComputerMove> {
        let seed = ai::current_decision_seed(&self.session)?;
        let legal = self.session.legal().len();
        if legal == 1 {
            return Some(ComputerMove::Immediate(0));
        }
        let Ok(player) = kind.parse::<ai::Player>() else { return Some(ComputerMove::UnknownPlayer) };
        Some(match player.budget::<G>() {
            Some(budget) => {
                let question = question::question(&self.session, id, budget)?;
                let (character, oversights) = (player.character(), player.oversights::<G>());
                ComputerMove::Search(Question { character, oversights, ..question })
            }
            None => ComputerMove::Immediate(Chance::stream(seed).index(legal)),
        })
    }
    fn legal(&self) -> Vec<String> {
        self.session.legal().iter().map(ToString::to_string).collect()
    }
    fn teaching(&self) -> &'static Teaching {
        G::teaching()
    }
    fn notation(&self, index: usize) -> Option<String> {
        self.session.legal().get(index).map(ToString::to_string)
    }
    fn record(&self) -> Record {
        Table::record(self)
    }
    fn link(&self) -> String {
        link::write(&self.session, &self.seating.players)
    }
    fn link_at(&self, ply: u32) -> String {
        link::write(&self.session.at(ply), &self.seating.players)
    }
    fn branch(&self, ply: u32) -> Record {
        record::write(&self.session.at(ply), &self.seating.players)
    }
    fn verb(&self, index: usize) -> Option<String> {
        let action = self.session.legal().get(index).copied()?;
        let view = self.session.view(Viewer::Seat(self.session.to_act()?));
        Some(self.speak(|speaker| G::verb(&view, &action, speaker)))
    }
    fn certain_results(&self, index: usize) -> Vec<String> {
        let (Some(action), Some(seat)) = (self.session.legal().get(index).copied(), self.session.to_act()) else {
            return Vec::new();
        };
        let reader = Viewer::Seat(seat);
        let events = preview::events::<G>(&self.session.view(reader), seat, action);
        let speaker = Speaker { names: &self.names(), reader };
        let sentence = |line: Line| match line.aside.is_empty() {
            true => line.text,
            false => format!("{} {}", line.text, line.aside),
        };
        events.iter().filter_map(|event| G::line(event, &speaker)).map(sentence).collect()
    }
    fn standings(&self, seat: Seat) -> Vec<(String, String)> {
        G::standings(&self.session.view(Viewer::Seat(seat)), seat)
    }
    fn mid_sequence(&self) -> bool {
        G::mid_sequence(self.session.state())
    }
    fn warn(&mut self) {
        self.session.warn();
    }
    fn fork(&self) -> Box<dyn DynTable> {
        Box::new(Table { session: self.session.at(self.plies()), seating: self.seating.clone() })
    }
}
