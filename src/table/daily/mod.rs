//! Daily deals: one deal of each title a day, the same for all players, without a server.
//!
//! Called by the page: [`Date`] is a day of the calendar, [`Deal`] its deal, [`Ledger`] the attempts on this device.
//! Reads no clock (the page passes the date) and knows no game.

mod date;
mod deal;
mod ledger;

pub use date::{BadDate, Date};
pub use deal::Deal;
pub use ledger::{Attempt, Finish, KEY, Ledger, LedgerError, Status};
