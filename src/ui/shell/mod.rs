//! What every table has, whatever its game.

pub mod board;
pub mod board_context;
pub mod board_handle;
pub mod catalogue;
pub mod commands;
pub mod commit;
pub mod curtain;
pub mod flight_layer;
pub mod flights;
pub mod frame;
pub mod history;
pub mod keys;
pub mod log;
pub mod menu;
pub mod new_game;
pub mod opponents;
pub mod prompt;
pub mod questions;
pub mod result;
pub mod rule;
pub mod rulebook;
pub mod search_pool;
pub mod seats;
pub mod share;
pub mod sheets;
pub mod signals;
pub mod spot;
pub mod top_bar;

pub use signals::{LockedElsewhere, Sheet, Shell, UndoScope, Version};
