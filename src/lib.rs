//! Tea Table: four games of the tea trade, their opponents and the table they are played on.
//!
//! The layers, each of which may use only those above it:
//!
//! ```text
//! engine, geometry            definition of a game; seats, chance, records, sessions; layout arithmetic
//! words                       messages, catalogues, and what a game says: prompts, story, rulebook, box contents
//! games/<game>                the rules of one game; never another game
//! ai                          opponents, generic over a game
//! table                       everything a front end needs except a browser: acting, presses, story, saves
//! text                        messages for the values of the layers above
//! device                      interfaces to the device, each of which may be missing or fail
//! laws                        properties that every game must have; tests only (Cargo feature `laws`)
//! storage, ui | bin/worker
//! ```
//!
//! Nothing above the last two lines reads a clock, an environment, a global source of randomness or the iteration
//! order of a hash map. `tests/native/layers.rs` checks as much of this as a text search can.

pub mod ai;
#[cfg(feature = "ui")]
pub mod device;
pub mod engine;
pub mod games;
pub mod geometry;
#[cfg(feature = "laws")]
pub mod laws;
#[cfg(feature = "ui")]
pub mod storage;
pub mod table;
pub mod text;
#[cfg(feature = "ui")]
pub mod ui;
pub mod words;

/// Name of the build, derived from its sources; `dev` when built by hand. Page and worker of one build share it.
pub const BUILD: &str = match option_env!("TEA_BUILD") {
    Some(name) => name,
    None => "dev",
};
