//! A table: a game being played and who sits at it.
//!
//! Boards and tests drive it directly, the shell of the page through [`DynTable`](super::DynTable). Taking back is in
//! [`super::takebacks`]. Reads no clock and keeps nothing: the page saves what [`Table::record`] gives.

use crate::ai::{Level, net};
use crate::engine::record::{self, Player, Record, RecordError};
use crate::engine::session::{Refused, Session, Setup, Step, WrongSeats};
use crate::engine::{Rule, Seat, Viewer, link, name};
use crate::words::{Speaker, Title, isolated, unnamed};

use super::seating::Seating;

/// A game being played and who sits at it.
#[derive(Clone)]
pub struct Table<G: Title> {
    /// The game.
    pub session: Session<G>,
    /// Who sits at it.
    pub seating: Seating,
}

/// Who sits at so many seats by what a file or a link says: one for each, with a name that is seen and is unlike all
/// others.
fn seated(seats: u8, mut players: Vec<Player>) -> Vec<Player> {
    players.truncate(seats.into());
    players.resize_with(seats.into(), || Player::new("", Player::PERSON));
    let mut taken: Vec<String> = Vec::new();
    for (seat, player) in (0..).map(Seat).zip(&mut players) {
        let cleaned = name::clean(&player.name);
        player.name = name::unlike(&if cleaned.is_empty() { unnamed(seat) } else { cleaned }, &taken);
        taken.push(player.name.clone());
    }
    players
}

impl<G: Title> Table<G> {
    /// Sets up a new table, one player for each seat.
    ///
    /// # Errors
    /// When the game is not for so many.
    pub fn new(options: G::Options, players: Vec<Player>, seed: record::Seed) -> Result<Self, WrongSeats> {
        let setup = Setup { options, seats: players.len().min(255) as u8, seed };
        Ok(Table { session: Session::new(setup)?, seating: players.into() })
    }

    /// Opens a recorded game. Seats that the record has no players for are played by people; a person without a name is
    /// given one.
    ///
    /// # Errors
    /// The first thing that does not hold in the record.
    pub fn open(record: &Record) -> Result<Self, RecordError> {
        let session = record::open::<G>(record)?;
        Ok(Self::with_players(session, record.players.clone()))
    }

    /// Opens the packed part of a link; players as in [`Table::open`].
    ///
    /// # Errors
    /// The first thing that does not hold in the link.
    pub fn open_link(packed: &str) -> Result<Self, RecordError> {
        let (session, players) = link::open::<G>(packed)?;
        Ok(Self::with_players(session, players))
    }

    fn with_players(session: Session<G>, players: Vec<Player>) -> Self {
        let players = seated(session.setup().seats, players);
        Table { session, seating: players.into() }
    }

    /// The names of the players, as they stand in sentences.
    pub fn names(&self) -> Vec<String> {
        self.seating.players.iter().map(|player| isolated(&player.name)).collect()
    }

    /// Whose eyes the screen has. When the game is over nothing is hidden any more.
    pub fn viewer(&self) -> Viewer {
        if self.session.outcome().is_some() && self.seating.people().len() != 1 {
            return Viewer::Everyone;
        }
        // Where hands lie open nothing of people's is hidden from people; the screen follows the person to act.
        let secret = G::secret(self.session.state()) && !self.seating.open;
        let to_act = self.session.to_act().filter(|seat| self.seating.is_person(*seat));
        // Whoever acts without a secret sees all the same, and has to be seen as who acts.
        if let Some(eyes) = self.seating.eyes.filter(|_| secret || to_act.is_none()) {
            return eyes;
        }
        match to_act {
            Some(seat) if !secret => Viewer::Seat(seat),
            // What is answered before everybody is answered with no hand on the screen.
            Some(_) if self.is_answered_openly() => Viewer::Public,
            // The device goes from one to another: nothing that only one of them may know stays behind the curtain.
            Some(_) if self.curtain().is_some() => Viewer::Public,
            _ => self.seating.viewer(G::secret(self.session.state())),
        }
    }

    /// The game as a file.
    pub fn record(&self) -> Record {
        record::write(&self.session, &self.seating.players)
    }

    /// Acts for the seat to act: the one way in which anything is done at a table.
    ///
    /// # Errors
    /// When the game is over or the action is not legal; nothing has changed then.
    pub fn act(&mut self, action: G::Action) -> Result<&Step<G>, Refused> {
        let seat = self.session.to_act().ok_or(Refused::Over)?;
        if self.is_answered_openly() {
            // Whoever answered may have the device now: the next hand is shown to nobody who does not ask for it.
            self.seating.curtain_lifted_by = None;
        }
        let first = !self.session.steps().iter().any(|step| step.seat == seat);
        let step = self.session.act(seat, action)?;
        let computer = |player: &&mut Player| Level::of(&player.kind).is_some();
        if let (Some(player), Some(network)) =
            (self.seating.players.get_mut(seat.index()).filter(computer), net::name::<G>())
        {
            player.note_network(&network, first);
        }
        Ok(step)
    }

    /// Acts several times in a row for whichever seats are to act: all of it or, where one action is refused, nothing.
    ///
    /// # Errors
    /// The refusal of the first action that is not legal; nothing has changed then.
    pub fn act_all(&mut self, actions: &[G::Action]) -> Result<(), Refused> {
        // A single action that is refused changes nothing by itself, and a long log is not copied for it.
        if let [action] = actions {
            return self.act(*action).map(drop);
        }
        let mut after = self.clone();
        for action in actions {
            after.act(*action)?;
        }
        *self = after;
        Ok(())
    }

    /// Whether what is asked now could be answered without the curtain that falls for it; see
    /// [`Game::in_the_open`](crate::engine::Game::in_the_open).
    pub fn could_answer_openly(&self) -> bool {
        self.session.to_act().is_some() && G::in_the_open(self.session.state())
    }

    /// Whether it is: several people share the device and agreed to.
    fn is_answered_openly(&self) -> bool {
        let seating = &self.seating;
        let agreed = seating.answers_openly && !seating.open && seating.eyes.is_none() && seating.people().len() > 1;
        let person = |seat| seating.is_person(seat);
        agreed && self.could_answer_openly() && self.session.to_act().is_some_and(person)
    }

    /// The pass, as an index into the legal list, if the present decision can be passed.
    pub fn pass(&self) -> Option<usize> {
        self.session.legal().iter().position(G::is_pass)
    }

    /// The pass that the person to act has asked for once and for all, if it is one's now.
    pub fn standing_pass(&self) -> Option<usize> {
        let seat = self.session.to_act().filter(|seat| self.seating.is_person(*seat))?;
        self.pass().filter(|_| self.seating.passing.has(seat))
    }

    /// The person to whom the device must be handed before anything else.
    pub fn curtain(&self) -> Option<Seat> {
        let seat = self.session.to_act().filter(|_| self.standing_pass().is_none() && !self.is_answered_openly())?;
        self.seating.curtain(seat, G::secret(self.session.state()))
    }

    /// Takes the hand off the screen that a person had open there: from now on the curtain stands before it. Returns
    /// whether there was one. Does nothing where people hide nothing from each other.
    pub fn cover_hands(&mut self) -> bool {
        let before = self.viewer();
        let lifted_by = self.seating.curtain_lifted_by.take();
        let after = self.viewer();
        if after != before && after != Viewer::Public {
            // Nothing is hidden now: the page goes on facing whoever it faced.
            self.seating.curtain_lifted_by = lifted_by;
            return false;
        }
        after != before
    }

    /// The person who may press pieces now: to act, with the device in hand, and not passing anyway.
    pub fn presser(&self) -> Option<Seat> {
        let seat = self.session.to_act().filter(|seat| self.seating.is_person(*seat))?;
        (self.curtain().is_none() && self.standing_pass().is_none()).then_some(seat)
    }

    /// The section of the rulebook that allows a legal action.
    pub fn rule(&self, action: &G::Action) -> Rule {
        G::rule(self.session.state(), action)
    }

    /// Does `with` for a speaker to the current viewer.
    pub fn speak<T>(&self, with: impl FnOnce(&Speaker) -> T) -> T {
        with(&Speaker { names: &self.names(), reader: self.seating.addressed(self.viewer()) })
    }
}
