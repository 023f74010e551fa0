//! Tables that several devices share: who holds each seat, what a device may do, and what the table waits for.
//!
//! Every device has the whole log and updates the others by packets ([`packet`]), which can be merged in any order
//! ([`merge`]) and are transported by carriers only. The seats that a device holds determine what it shows and for whom
//! it may act: the seats of others are [`Seating::away`](super::Seating::away), and [`super::viewer`] derives the rest.
//! Hidden information is only hidden from view: every device could replay the whole game.

mod carrier;
pub mod handshake;
mod merge;
pub mod packet;
mod request;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::engine::name;
use crate::engine::record::{Player, RecordError, Unreadable};
use crate::engine::{Seat, SeatSet};

use super::game_table::{Table, seated};
use super::save::Save;

pub use carrier::{Carrier, PacketError};
pub use merge::{Merged, OtherTable};
pub use request::PendingRequest;
use request::Undoing;

/// Maximum number of a claim. A seat that has changed hands this often can no longer be claimed.
const MAX_CLAIMS: u32 = 1 << 16;

/// Id of a shared table, the same on every device.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct TableId(pub u64);

/// Id of a device at a table, drawn when it opens or joins it: two windows of one browser are two devices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct DeviceId(pub u32);

impl DeviceId {
    /// The device of a reader who has not joined. It holds no seat.
    pub const NONE: DeviceId = DeviceId(0);

    /// Derives an id from a random number; never [`DeviceId::NONE`].
    pub fn new(random: u64) -> DeviceId {
        DeviceId((random as u32).max(1))
    }
}

/// The person or computer that decides for a seat, if any. If two holders claim a seat at once, the greater one gets
/// it: a device rather than a computer, and of two devices the one with the greater id.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Holder {
    /// The seat is not taken yet.
    Free,
    /// A computer of this kind; see [`Player::kind`].
    Computer(String),
    /// A person at this device.
    Device(DeviceId),
}

/// The latest claim to a seat. Of two claims the greater applies: that with the higher number or, if these are equal,
/// that of the greater [`Holder`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
struct Claim {
    number: u32,
    holder: Holder,
    /// Name of the player, as given.
    name: String,
}

/// The device that plays the computers. Of two duties the greater applies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
struct Duty {
    number: u32,
    device: DeviceId,
}

/// A shared table as one of its devices knows it, apart from the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shared {
    pub id: TableId,
    pub own: DeviceId,
    seats: Vec<Claim>,
    computers: Duty,
    /// Number of plies that another device may have seen, so that they cannot be undone freely.
    given: u32,
    #[serde(default, skip_serializing_if = "Undoing::is_none")]
    undoing: Undoing,
}

/// The seat that a shared table waits for, and the place where its decision is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    GameOver,
    /// A person at this device.
    Here(Seat),
    /// A computer that this device plays.
    ComputerHere(Seat),
    /// A computer that another device plays.
    ComputerAway(Seat),
    /// A person at another device.
    Away(Seat),
    /// A holder for the seat.
    Free(Seat),
}

impl Shared {
    fn held(&self, is_meant: impl Fn(&Holder) -> bool) -> SeatSet {
        let seats = self.seats.iter().enumerate().filter(|(_, claim)| is_meant(&claim.holder));
        seats.map(|(index, _)| Seat(index as u8)).collect()
    }

    /// Returns the seats that this device holds.
    pub fn own_seats(&self) -> SeatSet {
        self.held(|holder| *holder == Holder::Device(self.own))
    }

    /// Returns the seats that are not taken yet.
    pub fn free_seats(&self) -> SeatSet {
        self.held(|holder| *holder == Holder::Free)
    }

    pub fn holder(&self, seat: Seat) -> &Holder {
        self.seats.get(seat.index()).map_or(&Holder::Free, |claim| &claim.holder)
    }

    /// Returns the name given to a seat; may be empty.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |claim| &claim.name)
    }

    fn is_possible(&self, table: &Table) -> bool {
        let (seats, takebacks) = (table.seating.players.len(), table.dyn_session().takebacks().len());
        let is_kind = |kind: &String| kind != Player::PERSON && Player::new("", kind).kind == *kind;
        let fits = |claim: &Claim| match &claim.holder {
            Holder::Computer(kind) => claim.number <= MAX_CLAIMS && is_kind(kind),
            Holder::Device(device) => claim.number <= MAX_CLAIMS && *device != DeviceId::NONE,
            Holder::Free => claim.number <= MAX_CLAIMS,
        };
        self.seats.len() == seats
            && self.computers.number <= MAX_CLAIMS
            && self.seats.iter().all(fits)
            && self.undoing.is_possible(seats, takebacks)
    }
}

/// Sharing a table, and its seats.
impl Table {
    /// Shares a table: this device holds the seats of people in `kept` and plays the computers. All other seats of
    /// people become free.
    pub fn share(&mut self, id: TableId, own: DeviceId, kept: SeatSet) {
        let claim = |(seat, player): (Seat, &Player)| {
            let holder = match player.is_person() {
                true if kept.has(seat) => Holder::Device(own),
                true => Holder::Free,
                false => Holder::Computer(player.kind.clone()),
            };
            Claim { number: 0, holder, name: player.name.clone() }
        };
        let seats = (0..).map(Seat).zip(&self.seating.players).map(claim).collect();
        let computers = Duty { number: 0, device: own };
        self.shared = Some(Shared { id, own, seats, computers, given: 0, undoing: Undoing::default() });
        self.seat_players();
    }

    /// Opens a saved game as this device left it.
    ///
    /// # Errors
    /// The first inconsistency in the record, or claims that are out of range.
    pub fn resume(save: &Save) -> Result<Table, RecordError> {
        let mut table = Table::open(&save.record)?;
        table.seating.open = save.open;
        table.seating.had_person |= save.had_person;
        if save.shared.as_ref().is_some_and(|shared| !shared.is_possible(&table)) {
            return Err(RecordError::Unreadable(Unreadable::OutOfRange));
        }
        table.shared.clone_from(&save.shared);
        table.seat_players();
        Ok(table)
    }

    /// Joins a table received from another device as the device `own`, in a free seat or as a bystander. An empty
    /// `named` leaves the name of the seat unchanged.
    pub fn join(&mut self, own: DeviceId, seat: Option<Seat>, named: &str) {
        let Some(shared) = &mut self.shared else { return };
        shared.own = own;
        // The sender has seen all plies.
        shared.given = self.game.plies();
        match seat {
            Some(seat) => self.assign_seat(seat, Holder::Device(own), named),
            None => self.seat_players(),
        }
    }

    /// Passes a seat to another holder. Does nothing if another device holds the seat, unless it is passed to a
    /// computer. An empty `named` leaves the name of the seat unchanged.
    pub fn assign_seat(&mut self, seat: Seat, holder: Holder, named: &str) {
        let Some(shared) = &mut self.shared else { return };
        let own = Holder::Device(shared.own);
        let Some(claim) = shared.seats.get_mut(seat.index()) else { return };
        let is_taken = matches!(claim.holder, Holder::Device(_)) && claim.holder != own;
        let is_taken = is_taken && !matches!(holder, Holder::Computer(_));
        if is_taken || claim.number >= MAX_CLAIMS {
            return;
        }
        let named = name::clean(named);
        let name = if named.is_empty() { claim.name.clone() } else { named };
        *claim = Claim { number: claim.number + 1, holder, name };
        self.seat_players();
        // A person whose answer was awaited may have left the seat.
        self.carry_out_request();
    }

    /// Lets this device play the computers from now on.
    pub fn play_computers(&mut self) {
        if let Some(shared) = &mut self.shared
            && shared.computers.number < MAX_CLAIMS
        {
            shared.computers = Duty { number: shared.computers.number + 1, device: shared.own };
        }
    }

    /// Updates the players from the claims.
    fn seat_players(&mut self) {
        let Some(shared) = &self.shared else { return };
        let player = |claim: &Claim| match &claim.holder {
            Holder::Computer(kind) => Player::new(&claim.name, kind),
            Holder::Free | Holder::Device(_) => Player::new(&claim.name, Player::PERSON),
        };
        let players = shared.seats.iter().map(player).collect();
        let mut players = seated(self.game.info(), self.game.seats(), players);
        for (player, before) in players.iter_mut().zip(&self.seating.players) {
            if player.kind == before.kind {
                player.network.clone_from(&before.network);
            }
        }
        let people: SeatSet = shared.held(|holder| !matches!(holder, Holder::Computer(_)));
        let here = shared.own_seats();
        let seating = &mut self.seating;
        seating.players = players;
        seating.away = people.iter().filter(|seat| !here.has(*seat)).collect();
        seating.had_person |= !people.is_empty();
        seating.curtain_lifted_by = seating.curtain_lifted_by.filter(|seat| here.has(*seat));
    }
}

/// Changing hands at the table.
impl Table {
    /// Replaces the player at `seat` by a person at this device or by a computer of this kind.
    pub fn set_player(&mut self, seat: Seat, kind: &str) {
        match &self.shared {
            None => self.seating.set_player(seat, kind),
            Some(shared) if kind == Player::PERSON => self.assign_seat(seat, Holder::Device(shared.own), ""),
            Some(_) => self.assign_seat(seat, Holder::Computer(kind.to_owned()), ""),
        }
    }
}

/// State of a shared table.
impl Table {
    /// Whether several devices share this table and the game is not over, so that the hands of other devices must stay
    /// hidden.
    pub fn is_shared(&self) -> bool {
        self.shared.is_some() && self.outcome().is_none()
    }

    /// Whether this device plays the computers; always true at a table of this device alone.
    pub fn plays_computers(&self) -> bool {
        self.shared.as_ref().is_none_or(|shared| shared.computers.device == shared.own)
    }

    /// Returns the seat that a shared table waits for; `None` for a table of this device alone.
    pub fn awaited(&self) -> Option<Awaited> {
        let shared = self.shared.as_ref()?;
        let Some(seat) = self.to_act() else { return Some(Awaited::GameOver) };
        Some(match shared.holder(seat) {
            Holder::Free => Awaited::Free(seat),
            Holder::Computer(_) if self.plays_computers() => Awaited::ComputerHere(seat),
            Holder::Computer(_) => Awaited::ComputerAway(seat),
            Holder::Device(device) if *device == shared.own => Awaited::Here(seat),
            Holder::Device(_) => Awaited::Away(seat),
        })
    }

    /// Whether a shared table waits for a move or an answer of a person at this device.
    pub fn is_awaited_here(&self) -> bool {
        let is_asked = || self.pending_request().is_some_and(|request| request.asks_here);
        matches!(self.awaited(), Some(Awaited::Here(_))) || is_asked()
    }

    /// Returns the number of plies that cannot be undone freely, because another device may have seen them.
    pub fn plies_passed_on(&self) -> u32 {
        self.shared.as_ref().map_or(0, |shared| shared.given)
    }

    /// Records that a packet of the table in its current state was passed to another device.
    pub fn mark_passed_on(&mut self) {
        let plies = self.game.plies();
        if let Some(shared) = &mut self.shared {
            shared.given = plies;
        }
    }
}
