//! A table: a game in progress and its players.
//!
//! It uses its game through [`DynGame`], so that the curtain, the viewer, undo and everything else that a table adds
//! to the rules is written and compiled once. Code that knows the game gets the typed session from [`Table::session`].
//! The viewer is determined in [`super::viewer`], undo is in [`super::takebacks`]. Reads no clock and stores nothing:
//! the page saves the result of [`Table::record`].

use std::any::Any;

use crate::ai::Level;
use crate::engine::record::{self, Player, Record, RecordError};
use crate::engine::session::{Refused, Session, Setup, WrongSeats};
use crate::engine::{DynSession, Info, Moment, Outcome, Seat, StateHasher, Turn, Viewer, link, name};
use crate::words::lesson::Teaching;
use crate::words::{Title, unnamed, words_of};

use super::dyn_game::{ComputerMove, DynGame, PlyFacts};
use super::seating::Seating;
use super::shared::Shared;
use super::title::title;

/// A game in progress and its players.
pub struct Table {
    pub game: Box<dyn DynGame>,
    pub seating: Seating,
    /// State of a table that several devices share, as this device knows it; `None` for a table of this device alone.
    pub shared: Option<Shared>,
}

impl Clone for Table {
    fn clone(&self) -> Table {
        Table { game: self.game.clone_boxed(), seating: self.seating.clone(), shared: self.shared.clone() }
    }
}

/// Returns the players of a file or a link, one per seat, with visible and distinct names.
pub(super) fn seated(info: &Info, seats: u8, mut players: Vec<Player>) -> Vec<Player> {
    let words = words_of(info.id);
    players.truncate(seats.into());
    players.resize_with(seats.into(), || Player::new("", Player::PERSON));
    let mut taken: Vec<String> = Vec::new();
    for (seat, player) in (0..).map(Seat).zip(&mut players) {
        let cleaned = name::clean(&player.name);
        player.name = name::make_unique(&if cleaned.is_empty() { unnamed(words, seat) } else { cleaned }, &taken);
        taken.push(player.name.clone());
    }
    players
}

/// Creating, opening and recording a table.
impl Table {
    /// Sets up a new table with one player per seat.
    ///
    /// # Errors
    /// If the game does not allow this number of seats.
    pub fn new<G: Title>(options: G::Options, players: Vec<Player>, seed: record::Seed) -> Result<Table, WrongSeats> {
        let setup = Setup::<G> { options, seats: players.len().min(255) as u8, seed };
        Ok(Table { game: Box::new(Session::new(setup)?), seating: players.into(), shared: None })
    }

    /// Opens a recorded game. Missing players become people; a player without a name is given one.
    ///
    /// # Errors
    /// The first inconsistency in the record.
    pub fn open(record: &Record) -> Result<Table, RecordError> {
        title(&record.game).ok_or_else(|| RecordError::unknown_game(&record.game))?.open(record)
    }

    /// Opens a link, with or without the address of a page. Players are completed as in [`Table::open`].
    ///
    /// # Errors
    /// The first inconsistency in the link.
    pub fn open_link(text: &str) -> Result<Table, RecordError> {
        let (game, packed) = link::split(text)?;
        title(game).ok_or_else(|| RecordError::unknown_game(game))?.open_link(packed)
    }

    /// Seats players at a session, after completing them as in [`Table::open`].
    pub fn opened<G: Title>(session: Session<G>, players: Vec<Player>) -> Table {
        let players = seated(&const { G::INFO }, session.setup().seats, players);
        Table { game: Box::new(session), seating: players.into(), shared: None }
    }

    /// Returns the game as a file.
    pub fn record(&self) -> Record {
        record::write(self.dyn_session(), &self.seating.players)
    }
    /// Returns the game as a link, without the address of the page.
    pub fn link(&self) -> String {
        link::write(self.dyn_session(), &self.seating.players)
    }
    /// Returns the game after `ply` plies as a link.
    pub fn link_at(&self, ply: u32) -> String {
        self.at(ply).link()
    }
    /// Returns the game after `ply` plies as a separate record with the same players.
    pub fn branch(&self, ply: u32) -> Record {
        self.at(ply).record()
    }
    fn at(&self, ply: u32) -> Table {
        Table { game: self.game.at(ply), seating: self.seating.clone(), shared: None }
    }
    /// Returns a hash of the game. It is stored with data about the game, such as its review, so that data about
    /// another game is recognised.
    pub fn fingerprint(&self) -> u64 {
        StateHasher::default().bytes(self.link().as_bytes()).finish()
    }
}

/// Access to the typed game, for code that knows which game it is.
impl Table {
    /// Returns the typed session.
    ///
    /// # Panics
    /// If the table is of a game other than `G`.
    pub fn session<G: Title>(&self) -> &Session<G> {
        let game: &dyn Any = &*self.game;
        game.downcast_ref().expect("the table is of this game")
    }
    /// Returns the typed session for modification.
    ///
    /// # Panics
    /// If the table is of a game other than `G`.
    pub fn session_mut<G: Title>(&mut self) -> &mut Session<G> {
        let game: &mut dyn Any = &mut *self.game;
        game.downcast_mut().expect("the table is of this game")
    }
    /// Returns the indices of consecutive actions, each into the legal list at its point in the sequence; `None` if
    /// one of them is not legal there.
    ///
    /// # Panics
    /// If the table is of a game other than `G`.
    pub fn indices_of<G: Title>(&self, actions: &[G::Action]) -> Option<Vec<usize>> {
        let session = self.session::<G>();
        // For a single action there is no need to copy a long log.
        if let [action] = actions {
            return Some(vec![session.legal().binary_search(action).ok()?]);
        }
        let mut copy = session.clone();
        let next = |action: &G::Action| {
            let index = copy.legal().binary_search(action).ok()?;
            copy.act(copy.to_act()?, *action).ok()?;
            Some(index)
        };
        actions.iter().map(next).collect()
    }
}

impl Table {
    pub fn info(&self) -> &'static Info {
        self.game.info()
    }
    pub fn teaching(&self) -> &'static Teaching {
        self.game.teaching()
    }
    /// Returns the number of plies of a finished game that a review can analyse in half a minute.
    pub fn reviewed_plies(&self) -> usize {
        self.game.reviewed_plies()
    }
    /// Returns the session: the setup and the actions played.
    pub fn dyn_session(&self) -> &dyn DynSession {
        &*self.game
    }
    /// Returns the number of plies played.
    pub fn plies(&self) -> u32 {
        self.game.plies()
    }
    pub fn moment(&self) -> Moment {
        self.game.moment()
    }
    /// Returns the seat whose turn it is, even while another seat is to act.
    pub fn turn_of(&self) -> Seat {
        self.moment().seat
    }
    /// Returns the seat to act; `None` once the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Act(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }
    /// Returns the outcome if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.game.turn() {
            Turn::Act(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
    /// Whether the seat to act is in the middle of a move that takes several actions.
    pub fn mid_sequence(&self) -> bool {
        self.game.mid_sequence()
    }
    pub fn ply_facts(&self, from: u32) -> Vec<PlyFacts> {
        self.game.ply_facts(from)
    }
    /// Returns the acting seat of each ply.
    pub fn actors(&self) -> Vec<Seat> {
        self.ply_facts(0).iter().map(|ply| ply.seat).collect()
    }
    /// Returns the number of plies up to the viewer's last action; later ones are news.
    pub fn last_own_ply(&self) -> u32 {
        self.last_own_ply_before(self.plies())
    }
    /// Returns the number of plies up to the viewer's last action among the first `plies`.
    pub fn last_own_ply_before(&self, plies: u32) -> u32 {
        let viewer = self.viewer();
        let own = |seat: &Seat| match viewer {
            Viewer::Seat(viewer) => *seat == viewer,
            _ => self.seating.is_person(*seat),
        };
        self.actors().iter().take(plies as usize).rposition(own).map_or(0, |index| index as u32 + 1)
    }
    /// Returns the number of plies that may be shown publicly. In a game without hidden information, the plies of a
    /// secret decision appear only once all seats have made theirs, so that their number reveals nothing.
    pub fn visible_plies(&self) -> u32 {
        if self.info().hidden || !self.game.is_secret() {
            return self.plies();
        }
        let first = self.ply_facts(0).iter().position(|ply| ply.secret);
        first.map_or(self.plies(), |ply| ply as u32)
    }
    /// Whether anything was undone after it had revealed something hidden.
    pub fn peeked(&self) -> bool {
        self.dyn_session().takebacks().iter().any(|back| back.revealed)
    }
    /// Returns how a computer player of this kind finds its move; see [`DynGame::computer_move`].
    pub fn computer_move(&self, kind: &str, id: u32) -> Option<ComputerMove> {
        self.game.computer_move(kind, id)
    }
    /// Records that the person to act was warned.
    pub fn warn(&mut self) {
        self.game.warn();
    }
}

/// Acting at the table. An action is its index in the legal list.
impl Table {
    /// Returns the legal actions of the seat to act, in notation.
    pub fn legal(&self) -> Vec<String> {
        self.game.legal()
    }
    /// Returns the notation of a legal action.
    pub fn notation(&self, index: usize) -> Option<String> {
        self.legal().into_iter().nth(index)
    }
    /// Returns the notations of consecutive actions, up to the first that is not legal.
    pub fn notations(&self, indices: &[usize]) -> Vec<String> {
        let mut copy = None::<Table>;
        let mut notations = Vec::new();
        for (number, index) in indices.iter().enumerate() {
            notations.extend(copy.as_ref().unwrap_or(self).notation(*index));
            let is_last = number + 1 == indices.len();
            if is_last || copy.get_or_insert_with(|| self.clone()).act(*index).is_err() {
                break;
            }
        }
        notations
    }
    /// Whether a legal action merely ends a turn or a step of it.
    pub fn is_end(&self, index: usize) -> bool {
        self.game.is_end(index)
    }
    pub fn is_forced(&self) -> bool {
        self.game.legal_facts().count == 1
    }

    /// Carries out an action of the seat to act. All play at a table goes through this function.
    ///
    /// # Errors
    /// If the game is over or there is no such action. The table is then unchanged.
    pub fn act(&mut self, index: usize) -> Result<(), Refused> {
        let seat = self.to_act().ok_or(Refused::Over)?;
        let openly = self.is_answered_openly();
        self.game.act(index)?;
        if openly {
            // The person who answered may still have the device: the next hand is shown only on request.
            self.seating.curtain_lifted_by = None;
        }
        let computer = |player: &&mut Player| Level::parse(&player.kind).is_some();
        if let (Some(player), Some(network)) =
            (self.seating.players.get_mut(seat.index()).filter(computer), self.game.network())
        {
            let first = self.game.ply_facts(0).iter().filter(|ply| ply.seat == seat).count() == 1;
            player.record_network(&network, first);
        }
        Ok(())
    }

    /// Plays several actions for the respective seats to act: all of them or, if one is refused, none.
    ///
    /// # Errors
    /// The refusal of the first illegal action. The table is then unchanged.
    pub fn act_all(&mut self, indices: &[usize]) -> Result<(), Refused> {
        // A single refused action changes nothing anyway, so a long log need not be copied.
        if let [index] = indices {
            return self.act(*index);
        }
        let mut after = self.clone();
        for index in indices {
            after.act(*index)?;
        }
        *self = after;
        Ok(())
    }

    /// Plays an action given in notation.
    ///
    /// # Errors
    /// If the notation is invalid or the action is illegal. The table is then unchanged.
    pub fn act_notation(&mut self, notation: &str) -> Result<(), Refused> {
        self.act(self.game.index_of(notation).ok_or(Refused::NotLegal)?)
    }
}
