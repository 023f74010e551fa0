//! Players, viewers and permissions to undo.
//!
//! Used by the table. Knows no game: only names, kinds and the number of people sharing the device.

use crate::engine::record::Player;
use crate::engine::{Seat, SeatSet, Viewer};

/// The players of a table, and how they share one screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// One per seat.
    pub players: Vec<Player>,
    /// Whether hands are open: people hide nothing from each other, and there is no curtain.
    pub open: bool,
    /// Whether decisions that can be made in public need no curtain; no hand is shown during them.
    pub answers_openly: bool,
    /// Whether a person has sat here at any time. If so, hands stay hidden while only computers play, because that
    /// person may play again.
    pub had_person: bool,
    /// Fixed viewer of the screen; `None` if the viewer follows from the players.
    pub fixed_viewer: Option<Viewer>,
    /// The original players if the game is only watched: for every viewer the seats then have these names, and none is
    /// addressed as "you".
    pub recorded: Option<Vec<Player>>,
    /// The last person to lift the curtain, for whom a shared screen is drawn now.
    pub curtain_lifted_by: Option<Seat>,
    /// Seats of people who are not at this device, and seats that are not taken yet; see [`super::shared`].
    pub away: SeatSet,
    /// People with a standing pass, until they revoke it.
    pub standing_passes: SeatSet,
}

impl From<Vec<Player>> for Seating {
    /// Creates a seating in which hands are hidden and none was shown yet.
    fn from(players: Vec<Player>) -> Seating {
        let had_person = players.iter().any(Player::is_person);
        Seating {
            players,
            open: false,
            answers_openly: false,
            had_person,
            fixed_viewer: None,
            recorded: None,
            curtain_lifted_by: None,
            away: SeatSet::default(),
            standing_passes: SeatSet::default(),
        }
    }
}

/// Whether an undo is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    Nothing,
    /// Allowed.
    Free,
    /// Allowed, but recorded as an undo after something hidden was revealed.
    Marked,
    /// Allowed only if the other people agree.
    Ask {
        /// Whether something hidden was revealed, which is recorded. If not, the others have to agree only because the
        /// device was passed on.
        seen: bool,
    },
    /// Allowed only if the people at other devices agree, who are asked there.
    Request,
}

impl Seating {
    /// Returns the seats of the people at this device.
    pub fn people(&self) -> SeatSet {
        self.people_anywhere().iter().filter(|seat| !self.away.has(*seat)).collect()
    }

    /// Returns the seats of people at any device.
    pub fn people_anywhere(&self) -> SeatSet {
        let seats = self.players.iter().enumerate().filter(|(_, player)| player.is_person());
        seats.map(|(index, _)| Seat(index as u8)).collect()
    }

    pub fn displayed_player(&self, seat: Seat) -> Option<&Player> {
        self.recorded.as_ref().unwrap_or(&self.players).get(seat.index())
    }

    /// Returns the viewer addressed as "you" when the screen is drawn for `viewer`: no seat if the game is only watched.
    pub fn addressed(&self, viewer: Viewer) -> Viewer {
        if self.recorded.is_some() { Viewer::Everyone } else { viewer }
    }

    /// Whether a person at this device has the seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.people().has(seat)
    }

    /// Replaces the player at `seat` by a person or by a computer of this kind.
    pub fn set_player(&mut self, seat: Seat, kind: &str) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            kind.clone_into(&mut player.kind);
            self.had_person |= player.is_person();
        }
    }

    /// Returns the viewer of the screen: the only person; of several, the last one to lift the curtain; without
    /// people, a bystander, who sees all hands if only computers ever played.
    pub fn viewer(&self, hidden: bool) -> Viewer {
        let people = self.people();
        match (people.len(), people.iter().next()) {
            (1, Some(only)) => Viewer::Seat(only),
            // If people hide nothing from each other, any of their views will do; computers' hands stay hidden.
            (_, Some(first)) if self.open || !hidden => Viewer::Seat(self.curtain_lifted_by.unwrap_or(first)),
            (_, Some(_)) => self.curtain_lifted_by.map_or(Viewer::Public, Viewer::Seat),
            (_, None) if self.had_person && hidden => Viewer::Public,
            (_, None) => Viewer::Everyone,
        }
    }

    /// Returns the person to whom the device must be passed before `to_act` may decide; `None` if no curtain is
    /// needed.
    pub fn curtain(&self, to_act: Seat, hidden: bool) -> Option<Seat> {
        let needed =
            hidden && !self.open && self.fixed_viewer.is_none() && self.people().len() > 1 && self.is_person(to_act);
        (needed && self.curtain_lifted_by != Some(to_act)).then_some(to_act)
    }

    /// Returns whether a move of `seat` may be undone at this table, depending on whether it revealed something. A
    /// secret move also needs consent once the device has been passed on.
    pub fn undo(&self, seat: Seat, secret: bool, revealed: bool) -> Undo {
        match (revealed, self.people().len()) {
            (true, 0 | 1) => Undo::Marked,
            (true, _) => Undo::Ask { seen: true },
            (false, _) if self.curtain(seat, secret).is_some() => Undo::Ask { seen: false },
            (false, _) => Undo::Free,
        }
    }
}
