//! What teaches the game. Data only.

use crate::words::lesson::Teaching;

/// All of it.
pub static TEACHING: Teaching = Teaching::NONE;
