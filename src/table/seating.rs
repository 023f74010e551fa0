//! Who sits where, who may look, and what may be taken back.
//!
//! Used by the table. Knows no game: only names, kinds and how many people share the device.

use crate::engine::record::Player;
use crate::engine::{Seat, SeatSet, Viewer};

/// The players of a table and how they share one screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// One for each seat.
    pub players: Vec<Player>,
    /// Open table: people hide nothing from each other, and no curtain falls.
    pub open: bool,
    /// What can be answered before everybody's eyes is answered without the curtain, and with no hand on the screen.
    pub answers_openly: bool,
    /// Whether a person has sat here at any time: who played, and may play on, does not look into all hands meanwhile.
    pub had_person: bool,
    /// Whose eyes the screen has at every moment, if they are fixed: those through which a shared moment is looked at.
    pub eyes: Option<Viewer>,
    /// Who sat here when the game was recorded, where it is only looked at: whatever eyes the screen has then, the
    /// seats are called by their names, and none of them is the reader's.
    pub recorded: Option<Vec<Player>>,
    /// Whose eyes the screen has now, when several people share it: the last to lift the curtain.
    pub curtain_lifted_by: Option<Seat>,
    /// The people for whom whatever can be passed is passed, until they say otherwise.
    pub passing: SeatSet,
}

impl From<Vec<Player>> for Seating {
    /// Hands are hidden, and nobody has looked at any yet.
    fn from(players: Vec<Player>) -> Seating {
        let had_person = players.iter().any(Player::is_person);
        Seating {
            players,
            open: false,
            answers_openly: false,
            had_person,
            eyes: None,
            recorded: None,
            curtain_lifted_by: None,
            passing: SeatSet::default(),
        }
    }
}

/// Whether something may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Nothing stands that could be.
    Nothing,
    /// At once.
    Free,
    /// At once, but the record notes it: something was seen by then.
    Marked,
    /// Only if the other people agree.
    Ask {
        /// Whether something was seen by then, which the record notes; else it is only that the table went on.
        seen: bool,
    },
}

impl Seating {
    /// People at the table.
    pub fn people(&self) -> SeatSet {
        let seats = self.players.iter().enumerate().filter(|(_, player)| player.is_person());
        seats.map(|(index, _)| Seat(index as u8)).collect()
    }

    /// Who is shown to sit at `seat`.
    pub fn shown(&self, seat: Seat) -> Option<&Player> {
        self.recorded.as_ref().unwrap_or(&self.players).get(seat.index())
    }

    /// Who is called "you" where `eyes` are the reader's: nobody where a game is only looked at.
    pub fn addressed(&self, eyes: Viewer) -> Viewer {
        if self.recorded.is_some() { Viewer::Everyone } else { eyes }
    }

    /// Whether a person sits at `seat`.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.people().has(seat)
    }

    /// Has another player, or a computer of this kind, sit at `seat` from now on.
    pub fn seat(&mut self, seat: Seat, kind: &str) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            kind.clone_into(&mut player.kind);
            self.had_person |= player.is_person();
        }
    }

    /// Whose eyes the screen has. Alone: one's own; several people: the one who lifted the curtain last; nobody: a
    /// bystander, who sees all hands where only computers ever played.
    pub fn viewer(&self, hidden: bool) -> Viewer {
        let people = self.people();
        match (people.len(), people.iter().next()) {
            (1, Some(only)) => Viewer::Seat(only),
            // Where people hide nothing from each other somebody's eyes are as good as another's; computers' hands
            // stay hidden.
            (_, Some(first)) if self.open || !hidden => Viewer::Seat(self.curtain_lifted_by.unwrap_or(first)),
            (_, Some(_)) => self.curtain_lifted_by.map_or(Viewer::Public, Viewer::Seat),
            (_, None) if self.had_person && hidden => Viewer::Public,
            (_, None) => Viewer::Everyone,
        }
    }

    /// The person to whom the device must be handed before `to_act` may decide; `None` when no
    /// curtain is needed.
    pub fn curtain(&self, to_act: Seat, hidden: bool) -> Option<Seat> {
        let needed = hidden && !self.open && self.eyes.is_none() && self.people().len() > 1 && self.is_person(to_act);
        (needed && self.curtain_lifted_by != Some(to_act)).then_some(to_act)
    }

    /// What taking back a move of `seat` means at this table, when that did or did not reveal something. A move done
    /// in secret is somebody's own: once the device has been handed on, taking it back is asked as well.
    pub fn undo(&self, seat: Seat, secret: bool, revealed: bool) -> Undo {
        match (revealed, self.people().len()) {
            (true, 0 | 1) => Undo::Marked,
            (true, _) => Undo::Ask { seen: true },
            (false, _) if self.curtain(seat, secret).is_some() => Undo::Ask { seen: false },
            (false, _) => Undo::Free,
        }
    }
}
