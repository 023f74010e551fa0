//! What every table has, whatever its game.

pub mod answer;
pub mod asking;
pub mod board;
pub mod board_context;
pub mod board_handle;
pub mod catalogue;
pub mod commands;
pub mod curtain;
pub mod flight_layer;
pub mod flights;
pub mod frame;
pub mod hints;
pub mod history;
pub mod keys;
pub mod log;
pub mod menu;
pub mod new_game;
pub mod opponents;
pub mod prompt;
pub mod questions;
pub mod recap;
pub mod result;
pub mod rule;
pub mod rulebook;
pub mod search_pool;
pub mod seat_sheet;
pub mod seats;
pub mod share;
pub mod sheets;
pub mod signals;
mod sounds;
pub mod spot;
pub mod telling;
pub mod top_bar;
pub mod trace_layer;

pub use signals::{LockedElsewhere, Sheet, Shell, UndoScope, Version};
