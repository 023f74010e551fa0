//! Merges the knowledge that two devices have of a shared table. Merging is commutative, associative and idempotent.
//!
//! Logs are ordered like words in a dictionary, by the notation of their actions, and the greater one is kept: a log
//! that continues another wins, and if two devices acted at the same ply, the log with the greater action wins,
//! whatever followed and whichever arrives first. A log shortened with the consent of all players has a greater
//! generation and wins over all of a smaller one. Claims to seats are ordered too. The greatest of several is the same
//! in any order, so all devices that have seen the same packets agree. The answers to a request to take back are
//! collected as long as the log is the same, and dropped with it.

use crate::engine::record::{TAKEBACKS, WARNINGS};
use crate::engine::{OptionValues, SeatSet};
use crate::table::game_table::Table;

/// Error for a packet of another table, or of the same one with a contradictory setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherTable;

/// The changes that a merge made on this device.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Merged {
    /// Number of plies that were new here.
    pub plies: u32,
    /// Number of plies of people at this device that were discarded in favour of the other log. Those that all players
    /// agreed to take back do not count.
    pub lost: u32,
    /// Whether plies were taken back with the consent of all players.
    pub taken_back: bool,
    /// Seats that have refused a request of this device.
    pub declined: SeatSet,
    /// Seats that this device held before and no longer holds.
    pub seats_lost: SeatSet,
    /// Whether anything else changed: holders, takebacks, warnings.
    pub others: bool,
    /// Whether this device knows anything that the other device lacks.
    pub is_ahead: bool,
}

impl Merged {
    /// Whether anything changed.
    pub fn is_news(self) -> bool {
        self.plies > 0 || self.others
    }
}

/// The part of a game that is merged. Its order is that of logs: the greater one is kept.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Log {
    generation: u32,
    actions: Vec<String>,
    takebacks: (usize, Vec<(u32, u32, bool)>),
    warnings: (usize, Vec<(u32, u16)>),
}

impl Log {
    fn from_table(table: &Table) -> Log {
        let played = table.dyn_session();
        // No more than a packet contains.
        let takebacks = played.takebacks().iter().take(TAKEBACKS);
        let takebacks: Vec<_> = takebacks.map(|back| (back.ply, back.plies, back.revealed)).collect();
        let warnings = played.warnings().iter().take(WARNINGS);
        let warnings: Vec<_> = warnings.map(|warning| (warning.ply, warning.turn)).collect();
        Log {
            generation: table.undoing().generation,
            actions: played.notations(),
            takebacks: (takebacks.len(), takebacks),
            warnings: (warnings.len(), warnings),
        }
    }
}

impl Table {
    fn is_same_setup(&self, other: &Table) -> bool {
        let (own, theirs) = (self.dyn_session(), other.dyn_session());
        let options = |values: OptionValues| values.values;
        own.info().id == theirs.info().id
            && (own.rules(), own.seats(), own.seed()) == (theirs.rules(), theirs.seats(), theirs.seed())
            && options(own.option_values()) == options(theirs.option_values())
    }

    /// Merges another device's version of the table.
    ///
    /// # Errors
    /// If it is not the same table. This table is then unchanged.
    pub fn merge(&mut self, other: &Table) -> Result<Merged, OtherTable> {
        let (Some(shared), Some(theirs)) = (&self.shared, &other.shared) else { return Err(OtherTable) };
        let (id, own_before) = (shared.id, shared.own_seats());
        if id != theirs.id || !self.is_same_setup(other) {
            return Err(OtherTable);
        }
        let mut merged = Merged::default();
        let (own_log, log) = (Log::from_table(self), Log::from_table(other));
        let common = own_log.actions.iter().zip(&log.actions).take_while(|(own, other)| own == other).count();
        let is_behind = log > own_log;
        let is_same = (own_log.generation, &own_log.actions) == (log.generation, &log.actions);
        let (own_undoing, undoing) = (self.undoing(), other.undoing());
        if is_behind {
            merged.taken_back = log.generation > own_log.generation;
            let agreed_to = log.takebacks.1.last().filter(|_| merged.taken_back);
            let agreed_to = agreed_to.map_or(0, |(ply, plies, _)| ply.saturating_add(*plies));
            let gone = self.ply_facts(agreed_to.max(common as u32));
            merged.lost = gone.iter().filter(|ply| own_before.has(ply.seat)).count() as u32;
            merged.plies = (log.actions.len() - common) as u32;
            self.game = other.game.clone_boxed();
        }
        merged.is_ahead = own_log > log;
        merged.others = is_behind;
        let Some(shared) = &mut self.shared else { return Err(OtherTable) };
        // A log of another generation says nothing about the plies of this one.
        let known = if log.generation == own_log.generation { common as u32 } else { 0 };
        shared.given = if is_behind { log.actions.len() as u32 } else { shared.given.max(known) };
        shared.undoing = match (is_same, is_behind) {
            (true, _) => own_undoing.join(undoing),
            (false, true) => undoing,
            (false, false) => own_undoing,
        };
        merged.others |= shared.undoing != own_undoing;
        merged.is_ahead |= shared.undoing != undoing;
        if own_undoing.declined(shared.own).is_empty() {
            merged.declined = shared.undoing.declined(shared.own);
        }
        for (own, claim) in shared.seats.iter_mut().zip(&theirs.seats) {
            merged.others |= claim > own;
            merged.is_ahead |= *own > *claim;
            if claim > own {
                own.clone_from(claim);
            }
        }
        merged.others |= theirs.computers > shared.computers;
        merged.is_ahead |= shared.computers > theirs.computers;
        shared.computers = shared.computers.max(theirs.computers);
        let own_now = shared.own_seats();
        merged.seats_lost = own_before.iter().filter(|seat| !own_now.has(*seat)).collect();
        self.seat_players();
        Ok(merged)
    }
}
