//! The definition of a game, and everything about playing one that no game may implement itself.
//!
//! Used by every layer above. Knows no particular game, no opponent, no screen and no storage.

pub mod chance;
pub mod character;
pub mod dyn_session;
pub mod features;
pub mod game;
pub mod json_error;
pub mod link;
pub mod name;
pub mod notation;
pub mod press;
pub mod record;
pub mod record_error;
pub mod seat;
pub mod seed;
pub mod session;
pub mod sort;
pub mod state_hash;
pub mod variant;

pub use chance::Chance;
pub use character::Character;
pub use dyn_session::DynSession;
pub use features::Inputs;
pub use game::{
    BadNotation, Determinize, EventSink, Features, Game, Heuristic, Info, Moment, Oracle, Outcome, Rule, Scored, Turn,
};
pub use press::Press;
pub use seat::{PerSeat, Seat, SeatSet, Viewer};
pub use state_hash::StateHasher;
pub use variant::{Choice, OptionValues, Variant};
