//! Undo of what other devices may have seen: a request to the people at those devices.
//!
//! All other people who hold a seat have to agree, at any time and in any order; one refusal ends the request, and so
//! does the next move, because a request is valid for one log only. Whichever device learns that all have agreed
//! shortens the log and raises its generation, by which it wins over the longer log (see [`super::merge`]). As with
//! claims to seats, a device is trusted to answer for its own seats only. Knows no screen and no carrier.

use core::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::engine::record::TAKEBACKS;
use crate::engine::{Seat, SeatSet};
use crate::table::game_table::Table;

use super::{DeviceId, Holder, Shared};

/// Maximum number of a request: the limit of requests about the same log.
const MAX_REQUESTS: u32 = 1 << 8;

/// A request to take back, with the answers so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Request {
    /// Number of the request at this log, from 1.
    number: u32,
    /// Number of plies that would be left.
    ply: u32,
    /// Number of plies of the log that it is about. With any other number it is void.
    plies: u32,
    by: DeviceId,
    agreed: SeatSet,
    /// The seats that refused; that of the person who asked if the request was withdrawn.
    declined: SeatSet,
}

impl Request {
    /// Combines the answers of the same request. Of two different ones the later applies or, if they were made at once,
    /// the one that takes back less.
    fn join(self, other: Request) -> Request {
        let key = |request: &Request| (request.number, request.ply, request.by);
        match key(&self).cmp(&key(&other)) {
            Ordering::Less => other,
            Ordering::Greater => self,
            Ordering::Equal => Request {
                agreed: SeatSet(self.agreed.0 | other.agreed.0),
                declined: SeatSet(self.declined.0 | other.declined.0),
                ..self
            },
        }
    }
}

/// What has become of requests at a shared table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Undoing {
    /// Number of requests that all players agreed to.
    pub generation: u32,
    request: Option<Request>,
}

impl Undoing {
    /// Whether nothing was ever requested.
    pub fn is_none(&self) -> bool {
        *self == Undoing::default()
    }

    /// Returns it without a request that is void after `plies` plies.
    pub fn at(self, plies: u32) -> Undoing {
        Undoing { request: self.request.filter(|request| request.plies == plies), ..self }
    }

    /// Combines what two devices know of the same log.
    pub fn join(self, other: Undoing) -> Undoing {
        let request = match (self.request, other.request) {
            (Some(own), Some(theirs)) => Some(own.join(theirs)),
            (own, theirs) => own.or(theirs),
        };
        Undoing { request, ..self }
    }

    /// Returns the seats that refused the request of a device.
    pub fn declined(&self, by: DeviceId) -> SeatSet {
        self.request.filter(|request| request.by == by).map_or(SeatSet::default(), |request| request.declined)
    }

    /// Whether it can be of a game of `seats` seats that was undone `takebacks` times.
    pub fn is_possible(&self, seats: usize, takebacks: usize) -> bool {
        let are_seats = |set: SeatSet| usize::from(set.0) < 1 << seats;
        let fits = |request: &Request| {
            let is_counted = (1..=MAX_REQUESTS).contains(&request.number) && request.ply < request.plies;
            is_counted && are_seats(request.agreed) && are_seats(request.declined)
        };
        self.generation as usize <= takebacks.min(TAKEBACKS) && self.request.as_ref().is_none_or(fits)
    }
}

/// A request that is neither answered by all nor ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PendingRequest {
    /// The seat whose move is to be taken back.
    pub seat: Seat,
    /// Whether this device asks.
    pub is_own: bool,
    /// Whether a person at this device is to answer.
    pub asks_here: bool,
    /// The seats that have not answered yet.
    pub waits_for: SeatSet,
}

impl Shared {
    /// Returns the seats of people at other devices than `device`.
    fn people_elsewhere(&self, device: DeviceId) -> SeatSet {
        self.held(|holder| matches!(holder, Holder::Device(other) if *other != device))
    }
}

impl Table {
    /// Returns the seats of people at other devices, who have to agree to an undo that this device requests.
    pub fn people_elsewhere(&self) -> SeatSet {
        self.shared.as_ref().map_or(SeatSet::default(), |shared| shared.people_elsewhere(shared.own))
    }

    /// Returns the generation and the request as they are to be passed on.
    pub(super) fn undoing(&self) -> Undoing {
        self.shared.as_ref().map_or(Undoing::default(), |shared| shared.undoing.at(self.plies()))
    }

    /// Whether there is a request about the present position, open or refused.
    pub(super) fn has_request(&self) -> bool {
        self.undoing().request.is_some()
    }

    /// Whether the others can be asked to take back.
    pub(in crate::table) fn can_request(&self) -> bool {
        let number = self.undoing().request.map_or(0, |request| request.number);
        self.shared.is_some()
            && self.pending_request().is_none()
            && number < MAX_REQUESTS
            && self.dyn_session().takebacks().len() < TAKEBACKS
    }

    /// Returns the request that is open in the present position.
    pub fn pending_request(&self) -> Option<PendingRequest> {
        let shared = self.shared.as_ref()?;
        let request = self.undoing().request.filter(|request| request.declined.is_empty())?;
        let waits_for: SeatSet =
            shared.people_elsewhere(request.by).iter().filter(|seat| !request.agreed.has(*seat)).collect();
        Some(PendingRequest {
            seat: self.ply_facts(request.ply).first()?.seat,
            is_own: request.by == shared.own,
            asks_here: shared.own_seats().iter().any(|seat| waits_for.has(seat)),
            waits_for,
        })
    }

    /// Asks the people at other devices to go back to `ply` plies. If there are none, the undo is carried out.
    pub(in crate::table) fn request_undo(&mut self, ply: u32) {
        let (plies, is_possible) = (self.plies(), self.can_request());
        let number = self.undoing().request.map_or(1, |request| request.number + 1);
        let Some(shared) = self.shared.as_mut().filter(|_| is_possible && ply < plies) else { return };
        let (agreed, declined) = (SeatSet::default(), SeatSet::default());
        shared.undoing.request = Some(Request { number, ply, plies, by: shared.own, agreed, declined });
        shared.given = plies;
        self.carry_out_request();
    }

    /// Answers the open request for the people at this device. A device that asks withdraws its own by a refusal.
    pub fn answer_request(&mut self, agrees: bool) {
        let is_open = self.pending_request().is_some();
        let Some(shared) = self.shared.as_mut().filter(|_| is_open) else { return };
        let seats = shared.own_seats();
        if let Some(request) = &mut shared.undoing.request {
            let answers = if agrees { &mut request.agreed } else { &mut request.declined };
            answers.0 |= seats.0;
        }
        self.carry_out_request();
    }

    /// Carries out the open request if all have agreed; returns whether they have. Every device does the same.
    pub(super) fn carry_out_request(&mut self) -> bool {
        let is_agreed = self.pending_request().is_some_and(|pending| pending.waits_for.is_empty());
        let undoing = self.undoing();
        let Some(request) = undoing.request.filter(|_| is_agreed && (undoing.generation as usize) < TAKEBACKS) else {
            return false;
        };
        let revealed = self.reveals_since(request.ply);
        self.game.undo_to(request.ply, revealed);
        // The others' moves are among those taken back, so that none can be redone.
        self.game.remember_undone(&[]);
        if let Some(shared) = &mut self.shared {
            shared.undoing = Undoing { generation: undoing.generation + 1, request: None };
            shared.given = request.ply;
        }
        true
    }
}
