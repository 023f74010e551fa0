//! The names of players whom nobody has named.

use crate::table::Seating;

/// Every table names its players when it is opened ([`crate::words::unnamed`]): nothing is left to be done.
pub fn name_players(_: &mut Seating) {}
