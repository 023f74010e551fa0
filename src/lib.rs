//! Tea Table: four games of the tea trade, their opponents and the table they are played on.
//!
//! The layers, each of which may use only those above it:
//!
//! ```text
//! engine, geometry            what a game is; seats, chance, records, sessions; layout arithmetic
//! words                       what a game can say: its words, its rulebook, what is in its box
//! games/<game>                the rules of one game; never another game
//! ai                          opponents, generic over a game
//! table                       what any front end needs and no browser: acting, presses, story, saves
//! text                        the sentences for what the layers above give as values
//! device                      the interfaces of the device, each of which may be missing or fail
//! laws                        what every game keeps, for the tests alone (feature `laws`)
//! storage, ui | bin/worker
//! ```
//!
//! Nothing above the last two lines reads a clock, an environment, a global source of randomness or
//! the order of a hash map. `tests/native/layers.rs` checks what a search of the text can check.

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
