//! Today's deal: one deal a day of each title, the same for everybody, without a server.
//!
//! Called by the page: [`Date`] is a day of the calendar, [`Deal`] what is dealt on it, [`Ledger`] what this device has
//! played of it. Reads no clock (the page says which day it is) and knows no game.

mod date;
mod deal;
mod ledger;

pub use date::{BadDate, Date};
pub use deal::Deal;
pub use ledger::{Attempt, Finish, KEY, Ledger, LedgerError, Status};
