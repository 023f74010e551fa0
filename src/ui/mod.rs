//! The page: everything that draws, behind the feature `ui`.
//!
//! `app` is the root and chooses a page by the route; `pages` are the screens around a table, `shell` is what every
//! table has (prompt, log, history, curtain, result), `boards` holds one folder a game with its board, `kit` the small
//! pieces they are drawn with. [`shell::board_context::BoardContext`] is how a board reads and presses, on top of
//! [`shell::Shell`]. Nothing here decides what is allowed: it shows what the layers above say and sends back what was
//! pressed.

pub mod app;
pub mod boards;
pub mod crash;
pub mod kit;
pub mod pages;
pub mod shell;
pub mod text;

pub use crate::table::route;
