//! A table: a game being played, who sits at it, and everything a screen may ask of it.
//!
//! [`Table`] knows its game; [`DynTable`] is the face that every table shows whatever its game, so that
//! the shell of the page is written and compiled once. Boards use the typed table, the shell the
//! face. Reads no clock and keeps nothing: the page saves what [`DynTable::record`] gives.

use crate::ai::protocol::Question;
use crate::ai::{self, protocol};
use crate::engine::record::{self, Player, Record, RecordError};
use crate::engine::session::{Refused, Session, Setup, Step, WrongSeats};
use crate::engine::{Chance, DynSession, Info, Outcome, Rule, Seat, Speaker, Title, Viewer, link};

use super::decisions::{self, Decision};
use super::seating::{Seating, Undo};
use super::story::{self, Gain, PlyFacts, StoryEvent, StoryLine};

/// A game being played and who sits at it.
#[derive(Clone)]
pub struct Table<G: Title> {
    /// The game.
    pub session: Session<G>,
    /// Who sits at it.
    pub seating: Seating,
}

impl<G: Title> Table<G> {
    /// Lays a new table, one player for each seat.
    ///
    /// # Errors
    /// When the game is not for so many.
    pub fn new(options: G::Options, players: Vec<Player>, seed: record::Seed) -> Result<Self, WrongSeats> {
        let setup = Setup { options, seats: players.len().min(255) as u8, seed };
        Ok(Table { session: Session::new(setup)?, seating: players.into() })
    }

    /// Opens a recorded game. Seats that the record does not name are played by people.
    ///
    /// # Errors
    /// The first thing that does not hold in the record.
    pub fn open(record: &Record) -> Result<Self, RecordError> {
        let session = record::open::<G>(record)?;
        Ok(Self::sit(session, record.players.clone()))
    }

    /// Opens the packed part of a link.
    ///
    /// # Errors
    /// The first thing that does not hold in the link.
    pub fn open_link(packed: &str) -> Result<Self, RecordError> {
        let (session, players) = link::open::<G>(packed)?;
        Ok(Self::sit(session, players))
    }

    fn sit(session: Session<G>, mut players: Vec<Player>) -> Self {
        let seats = usize::from(session.setup().seats);
        players.truncate(seats);
        for seat in players.len()..seats {
            players.push(Player::new(&format!("Player {}", seat + 1), Player::PERSON));
        }
        Table { session, seating: players.into() }
    }

    /// The names of the players.
    pub fn names(&self) -> Vec<String> {
        self.seating.players.iter().map(|player| player.name.clone()).collect()
    }

    /// Whose eyes the screen has. When the game is over nothing is hidden any more.
    pub fn viewer(&self) -> Viewer {
        if self.session.outcome().is_some() && self.seating.people().len() != 1 {
            return Viewer::Everyone;
        }
        // Where hands lie open nothing of people's is hidden from people; the screen follows whoever is to act.
        let secret = G::secret(self.session.state()) && !self.seating.open;
        let to_act = self.session.to_act().filter(|seat| self.seating.is_person(*seat));
        // Whoever acts without a secret sees all the same, and has to be seen as who acts.
        if let Some(eyes) = self.seating.eyes.filter(|_| secret || to_act.is_none()) {
            return eyes;
        }
        match to_act {
            Some(seat) if !secret => Viewer::Seat(seat),
            // The device goes from one to another: nothing that only one of them may know stays behind the curtain.
            Some(_) if DynTable::curtain(self).is_some() => Viewer::Public,
            _ => self.seating.viewer(G::secret(self.session.state())),
        }
    }

    /// The section of the rulebook that allows a legal action.
    pub fn rule(&self, action: &G::Action) -> Rule {
        G::rule(self.session.state(), action)
    }

    /// Does `with` for a speaker to the current viewer.
    pub fn speak<T>(&self, with: impl FnOnce(&Speaker) -> T) -> T {
        with(&Speaker { names: &self.names(), reader: self.viewer() })
    }
}

/// What every table can do, whatever its game.
pub trait DynTable {
    /// The facts of the game.
    fn info(&self) -> &'static Info;
    /// What was agreed on and played.
    fn played(&self) -> &dyn DynSession;
    /// Who sits at the table.
    fn seating(&self) -> &Seating;
    /// Who sits at the table, to be changed: names, computers for people, the curtain.
    fn seating_mut(&mut self) -> &mut Seating;
    /// Whose eyes the screen has.
    fn viewer(&self) -> Viewer;
    /// What the side is called that the rules move and nobody plays, if there is one; it has the seat after the
    /// last player's.
    fn automaton(&self) -> Option<&'static str>;
    /// The plies played.
    fn plies(&self) -> u32;
    /// Whose turn it is, even while another seat is asked something.
    fn turn_of(&self) -> Seat;
    /// The seat to act, unless the game is over.
    fn to_act(&self) -> Option<Seat>;
    /// The person to whom the device must be handed before anything else.
    fn curtain(&self) -> Option<Seat>;
    /// The pass, as an index into the legal list, if the present decision can be passed.
    fn pass(&self) -> Option<usize>;
    /// The pass that the person to act has asked for once and for all, if it is one's now.
    fn passes(&self) -> Option<usize> {
        let seat = self.to_act().filter(|seat| self.seating().is_person(*seat))?;
        self.pass().filter(|_| self.seating().passing.has(seat))
    }
    /// The people to whom the present question goes, where hands lie open; see [`decisions::decisions`].
    fn decisions(&self) -> Vec<Decision>;
    /// The plies that may be counted before everybody: how many a seat takes for what it does in secret among open
    /// hands is told when all have done so.
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
    /// What happened after `from` plies, as `reader` may know it; from 0 on with the laying of the table.
    fn told(&self, reader: Viewer, from: u32) -> Vec<StoryEvent>;
    /// Who acted, and where in the game, at each ply after `from`.
    fn ply_facts(&self, from: u32) -> Vec<PlyFacts>;
    /// What taking back the last decision of a person would mean.
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
    /// Acts for the seat to act, in notation: how replies of computers come in.
    ///
    /// # Errors
    /// When the notation cannot be read or the action is not legal; nothing has changed then.
    fn act(&mut self, notation: &str) -> Result<(), Refused>;
    /// The only legal action of the seat to act, in notation, if there is but one.
    fn forced(&self) -> Option<String>;
    /// The question what the seat to act should do, for a computer player of this kind; also asked
    /// for hints. Its seed follows from the seed of the game and the ply, so that the same
    /// position is always answered alike. `None` when the game is over or the kind is no level.
    fn question(&self, kind: &str, id: u32) -> Option<Question>;
    /// What the random player would do now, as an index into the legal list.
    fn random_choice(&self) -> Option<usize>;
    /// The notation of the action with this index in the legal list.
    fn notation(&self, index: usize) -> Option<String>;
    /// The game as a file.
    fn record(&self) -> Record;
    /// The game as a link, without the address of the page.
    fn link(&self) -> String;
    /// The game as it was after `ply` plies, as a link.
    fn link_at(&self, ply: u32) -> String;
    /// The game as it was after `ply` plies, as a table of its own with the same players.
    fn branch(&self, ply: u32) -> Record;
    /// The verb of a legal action, for hints.
    fn verb(&self, notation: &str) -> Option<String>;
    /// Whether the seat to act has said a part only of what takes several actions to say.
    fn mid_sequence(&self) -> bool;
    /// The same table apart, to try on it what is not to be done yet.
    fn fork(&self) -> Box<dyn DynTable>;
}

/// What follows from the rest: here, not in the trait, so that the code is there once and not once a game.
impl dyn DynTable + '_ {
    /// How many sides there are to tell of: the seats, and the automaton's.
    pub fn sides(&self) -> u8 {
        self.seating().players.len() as u8 + u8::from(self.automaton().is_some())
    }
    /// The name of a side.
    pub fn name(&self, side: Seat) -> String {
        let player = self.seating().players.get(side.index()).map(|player| player.name.clone());
        player.unwrap_or_else(|| self.automaton().unwrap_or_default().into())
    }
    /// How the game ended, in a sentence to whoever looks.
    pub fn result(&self) -> Option<String> {
        self.result_for(self.viewer())
    }
    /// The story of the plies after `from`.
    pub fn story(&self, from: u32) -> Vec<StoryLine> {
        story::tell(self, self.viewer(), from)
    }
    /// The same as a bystander may know it: what is written on the curtain.
    pub fn public_story(&self, from: u32) -> Vec<StoryLine> {
        story::tell(self, Viewer::Public, from)
    }
    /// All points in the order in which they came.
    pub fn gains(&self) -> Vec<Gain> {
        story::gains(self, self.viewer())
    }
    /// Who acted at each ply.
    pub fn actors(&self) -> Vec<Seat> {
        self.ply_facts(0).iter().map(|ply_facts| ply_facts.seat).collect()
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
    fn automaton(&self) -> Option<&'static str> {
        G::automaton(self.session.setup().seats)
    }
    fn plies(&self) -> u32 {
        self.session.plies()
    }
    fn turn_of(&self) -> Seat {
        self.session.moment().of
    }
    fn to_act(&self) -> Option<Seat> {
        self.session.to_act()
    }
    fn curtain(&self) -> Option<Seat> {
        let seat = self.session.to_act().filter(|_| self.passes().is_none())?;
        self.seating.curtain(seat, G::secret(self.session.state()))
    }
    fn pass(&self) -> Option<usize> {
        self.session.legal().iter().position(G::is_pass)
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
    fn told(&self, reader: Viewer, from: u32) -> Vec<StoryEvent> {
        let speaker = Speaker { names: &self.names(), reader };
        let mut told = Vec::new();
        let mut tell = |ply, events: &[G::Event]| {
            for event in events {
                let line = G::redact(event, reader).and_then(|event| G::line(&event, &speaker));
                let scored = G::scored(event);
                if line.is_some() || scored.is_some() {
                    told.push(StoryEvent { ply, line, scored });
                }
            }
        };
        if from == 0 {
            tell(0, self.session.dealt());
        }
        for (ply, step) in (1..).zip(self.session.steps()).skip(from as usize) {
            tell(ply, &step.events);
        }
        told
    }
    fn ply_facts(&self, from: u32) -> Vec<PlyFacts> {
        let steps = self.session.steps().iter().skip(from as usize);
        steps.map(|step| PlyFacts { seat: step.seat, moment: step.moment, rule: step.rule }).collect()
    }
    fn can_undo(&self) -> Undo {
        self.last_decision_of_person().map_or(Undo::Nothing, |(seat, ply)| self.taking_back(seat, ply))
    }
    fn undo(&mut self) {
        if let Some((_, ply)) = self.last_decision_of_person() {
            self.session.undo_to(ply, self.reveals_since(ply));
        }
    }
    fn can_redo(&self) -> bool {
        self.session.can_redo()
    }
    fn redo(&mut self) {
        while self.session.redo().is_some() {
            if G::mid_sequence(self.session.state()) {
                continue;
            }
            if self.to_act().is_none_or(|seat| self.seating.is_person(seat)) {
                break;
            }
        }
    }
    fn can_restart_turn(&self) -> Undo {
        let Some((seat, ply)) = self.turn_begun() else { return Undo::Nothing };
        // Once somebody else is to act the turn is over: taking it back is as much the others' affair.
        let over = self.to_act() != Some(seat) && self.seating.people().len() > 1;
        match self.taking_back(seat, ply) {
            Undo::Free if over => Undo::Ask { seen: false },
            undo => undo,
        }
    }
    fn restart_turn(&mut self) {
        if let Some((_, ply)) = self.turn_begun() {
            self.session.undo_to(ply, self.reveals_since(ply));
        }
    }
    fn act(&mut self, notation: &str) -> Result<(), Refused> {
        let seat = self.session.to_act().ok_or(Refused::Over)?;
        let action = notation.parse().map_err(|_| Refused::NotLegal)?;
        self.session.act(seat, action).map(|_| ())
    }
    fn forced(&self) -> Option<String> {
        match &self.session.legal()[..] {
            [only] => Some(only.to_string()),
            _ => None,
        }
    }
    fn question(&self, kind: &str, id: u32) -> Option<Question> {
        let budget = kind.parse::<ai::Player>().ok()?.budget::<G>()?;
        protocol::question(&self.session, id, budget)
    }
    fn random_choice(&self) -> Option<usize> {
        let seed = ai::current_decision_seed(&self.session)?;
        Some(Chance::stream(seed).index(self.session.legal().len()))
    }
    fn notation(&self, index: usize) -> Option<String> {
        self.session.legal().get(index).map(ToString::to_string)
    }
    fn record(&self) -> Record {
        record::write(&self.session, &self.seating.players)
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
    fn verb(&self, notation: &str) -> Option<String> {
        let action = notation.parse().ok()?;
        let view = self.session.view(Viewer::Seat(self.session.to_act()?));
        Some(self.speak(|speaker| G::verb(&view, &action, speaker)))
    }
    fn mid_sequence(&self) -> bool {
        G::mid_sequence(self.session.state())
    }
    fn fork(&self) -> Box<dyn DynTable> {
        Box::new(Table { session: self.session.at(self.plies()), seating: self.seating.clone() })
    }
}

impl<G: Title> Table<G> {
    /// Whether anything done after `ply` plies showed what could not be foreseen; the end lays open what was secret.
    fn reveals_since(&self, ply: u32) -> bool {
        let opened = || self.session.outcome().is_some() && G::secret(self.session.at(ply).state());
        self.session.reveals_since(ply) || opened()
    }

    /// What taking back all after `ply` plies, where a deed of `seat` begins, means at this table.
    fn taking_back(&self, seat: Seat, ply: u32) -> Undo {
        let alone = self.seating.people().len() < 2;
        let secret = !alone && G::secret(self.session.at(ply).state());
        self.seating.undo(seat, secret, self.reveals_since(ply))
    }

    /// Whose the turn is that the last deed of a person belongs to, and the plies before the first deed of that seat
    /// in it.
    fn turn_begun(&self) -> Option<(Seat, u32)> {
        let (seat, last) = self.last_decision_of_person()?;
        let steps = self.session.steps();
        let turn = steps[last as usize].moment.turn;
        let first = steps.iter().position(|step| step.moment.turn == turn && step.seat == seat)?;
        Some((seat, first as u32))
    }

    /// Whose the last deed of a person is, and the plies before it. What takes several actions to say is one deed.
    /// What a computer did is nobody's to take back: it would only do it again.
    fn last_decision_of_person(&self) -> Option<(Seat, u32)> {
        let people = self.seating.people();
        // What is passed for somebody once and for all is no deed: taken back, it would be passed again.
        let decisions = |step: &Step<G>| !(self.seating.passing.has(step.seat) && G::is_pass(&step.action));
        let own = |step: &Step<G>| people.has(step.seat) && decisions(step);
        let steps = self.session.steps();
        let last = steps.iter().rposition(own)?;
        let seat = steps[last].seat;
        let first = steps[..last].iter().rposition(|step| step.seat != seat).map_or(0, |index| index + 1);
        let mut ply = first as u32;
        if first < last {
            let mut now = self.session.at(ply);
            for step in &steps[first..last] {
                if now.act(seat, step.action).is_ok() && !G::mid_sequence(now.state()) {
                    ply = now.plies();
                }
            }
        }
        Some((seat, ply))
    }
}
