//! What a game is, and everything about playing one that no game may do for itself.
//!
//! Used by every layer below. Knows no particular game, no opponent, no screen and no storage.

pub mod chance;
pub mod fold;
pub mod game;
pub mod json_error;
pub mod link;
pub mod log;
pub mod press;
pub mod record;
pub mod rulebook;
pub mod seat;
pub mod seed;
pub mod session;
pub mod variant;
pub mod words;

pub use chance::Chance;
pub use fold::Fold;
pub use game::{BadNotation, Game, Imagine, Info, Judge, Moment, Outcome, Rule, Scored, Tell, Turn, Umpire};
pub use log::Log;
pub use press::{Press, Refusal};
pub use seat::{PerSeat, Seat, SeatSet, Viewer};
pub use variant::{Choice, Chosen, Variant};
pub use words::{Line, Speaker, Title, Words};
