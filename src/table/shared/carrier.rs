//! What brings packets from device to device, and what a device does with a packet that arrives.
//!
//! A carrier only moves texts: a window of the same browser, a person with a link. It may lose, repeat and reorder
//! them. What is received changes the table through [`Table::receive`] alone.

use crate::engine::record::RecordError;
use crate::table::game_table::Table;

use super::{Merged, OtherTable, packet};

/// A way to other devices.
pub trait Carrier {
    /// Sends a packet to every device that can be reached. Nothing says whether it arrives.
    fn send(&self, packet: &str);
}

/// Why a packet changes nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum PacketError {
    Record(RecordError),
    OtherTable,
}

impl Merged {
    /// Whether the sender should be answered: with what it does not know, or to tell it that its news has arrived.
    pub fn wants_answer(self) -> bool {
        self.is_ahead || self.is_news()
    }
}

impl Table {
    /// Merges a packet.
    ///
    /// # Errors
    /// If it does not open, or belongs to another table; nothing is changed then.
    pub fn receive(&mut self, packet: &str) -> Result<Merged, PacketError> {
        let other = packet::open(packet).map_err(PacketError::Record)?;
        self.merge(&other).map_err(|OtherTable| PacketError::OtherTable)
    }

    /// Sends the table as it is, unless a person at this device is still to act: until then moves can be undone.
    pub fn publish(&self, carrier: &dyn Carrier) {
        if let Some(packet) = packet::write(self).filter(|_| !self.is_awaited_here()) {
            carrier.send(&packet);
        }
    }
}
