//! The page: everything that draws, behind the feature `ui`.
//!
//! `app` is the root and chooses a page by the route; `pages` are the screens around a table, `shell` is what every
//! table has (prompt, log, history, curtain, result), `boards` holds a folder with a board for each game, `kit` the
//! small building blocks. A board reads and presses through [`shell::board_context::BoardContext`], on top of
//! [`shell::Shell`]. Nothing here decides what is allowed: it shows the state of the layers below and passes presses
//! on to them.

#![allow(
    clippy::redundant_closure,
    reason = "view! boxes a closure written in it; one passed by name is compiled again with all around it"
)]

pub mod app;
pub mod boards;
pub mod crash;
pub mod kit;
pub mod pages;
pub mod shell;
pub mod text;

pub use crate::table::route;
