//! Sends packets from device to device, and merges those that arrive.
//!
//! A carrier only transports texts, for example to a window of the same browser or as a link that a person passes on.
//! It may lose, repeat and reorder them. Received packets change the table only through [`Table::receive`].

use crate::engine::record::RecordError;
use crate::table::game_table::Table;

use super::{Awaited, Merged, OtherTable, packet};

/// A way to other devices.
pub trait Carrier {
    /// Sends a packet to every device that can be reached. Its arrival is not confirmed.
    fn send(&self, packet: &str);
}

/// Why a packet is rejected.
#[derive(Clone, PartialEq, Debug)]
pub enum PacketError {
    Record(RecordError),
    OtherTable,
}

impl Merged {
    /// Whether to answer the sender: with data that it lacks, or to confirm that its news has arrived.
    pub fn wants_answer(self) -> bool {
        self.is_ahead || self.is_news()
    }
}

impl Table {
    /// Merges a packet.
    ///
    /// # Errors
    /// If it cannot be opened, or belongs to another table. This table is then unchanged.
    pub fn receive(&mut self, packet: &str) -> Result<Merged, PacketError> {
        let other = packet::open(packet).map_err(PacketError::Record)?;
        let merged = self.merge(&other).map_err(|OtherTable| PacketError::OtherTable)?;
        let taken_back = self.carry_out_request();
        // The others may not know yet that all have agreed.
        let Merged { others, is_ahead, .. } = merged;
        Ok(Merged {
            taken_back: merged.taken_back || taken_back,
            others: others || taken_back,
            is_ahead: is_ahead || taken_back,
            ..merged
        })
    }

    /// Sends the table as it is, unless a person at this device is in the middle of a turn, which can be undone until
    /// another seat is to act. What others have done before that turn is sent at once, as are a request to take back
    /// and its answers: the others know all moves then.
    pub fn publish(&self, carrier: &dyn Carrier) {
        let is_open =
            matches!(self.awaited(), Some(Awaited::Here(seat)) if self.is_mid_turn(seat)) && !self.has_request();
        if let Some(packet) = packet::write(self).filter(|_| !is_open) {
            carrier.send(&packet);
        }
    }
}
