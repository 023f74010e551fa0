//! The boards: one folder a game, and what each has to draw.
//!
//! A board is told what can be pressed and sends back what was pressed; it never works out a
//! rule. The shell around it (prompt, seats, log, history, curtain, result) is the same for all.

pub mod ceylon_cards;

use leptos::prelude::*;

use crate::engine::record::{Broken, Record};
use crate::engine::{Info, Seat, Title, Viewer};
use crate::table::Table;
use crate::table::save::Slot;

use super::desk::Desk;
use super::shell::frame::table_page;

/// What a game draws.
pub trait Board: Title {
    /// Everything between the top bar and the lower edge, laid into the areas of the table's grid.
    fn play(desk: Desk<Self>) -> AnyView;
    /// What stands on a seat's panel under the name: the public counts.
    fn seat(desk: Desk<Self>, seat: Seat) -> AnyView;
    /// What stands in a seat's chip on a phone, beside the score.
    fn chip(desk: Desk<Self>, seat: Seat) -> AnyView;
    /// The running score of a seat; `None` where it is not shown.
    fn score(view: &Self::View, seat: Seat) -> Option<i32>;
    /// The part that a seat's panel is, where seats can be pressed.
    fn seat_part(seat: Seat) -> Option<Self::Part> {
        let _ = seat;
        None
    }
    /// A small picture of the position for the shelf.
    fn thumbnail(view: &Self::View) -> AnyView;
    /// A large picture of the table as it is laid, for the setup page, with what stands over it; `None`
    /// where the box says enough.
    fn preview(view: &Self::View) -> Option<(&'static str, AnyView)> {
        let _ = view;
        None
    }
}

macro_rules! boards {
    ($($folder:ident::$game:ident),* $(,)?) => {
        /// The facts of the games that can be played here, in the order of the shelf.
        pub const SHELF: &[&Info] = &[$(&<crate::games::$folder::$game as crate::engine::Game>::INFO),*];

        /// Opens a recorded game as a table that can be played.
        ///
        /// # Errors
        /// The first thing that does not hold in the record.
        pub fn open(record: &Record, open: bool, slot: Slot, revision: u64) -> Result<AnyView, Broken> {
            $(if record.game == <crate::games::$folder::$game as crate::engine::Game>::INFO.id {
                let mut table = Table::<crate::games::$folder::$game>::open(record)?;
                table.seating.open = open;
                return Ok(table_page(Desk::new(table, slot, revision)));
            })*
            let _ = (open, slot, revision);
            Err(Broken::UnknownGame(record.game.clone()))
        }

        /// A large picture of a table as it is laid, where the game has one.
        pub fn preview(record: &Record) -> Option<(&'static str, AnyView)> {
            $(if record.game == <crate::games::$folder::$game as crate::engine::Game>::INFO.id {
                let table = Table::<crate::games::$folder::$game>::open(record).ok()?;
                return <crate::games::$folder::$game as Board>::preview(&table.session.view(Viewer::Public));
            })*
            None
        }

        /// A small picture of where a recorded game stands; nothing when it cannot be opened.
        pub fn thumbnail(record: &Record) -> AnyView {
            $(if record.game == <crate::games::$folder::$game as crate::engine::Game>::INFO.id {
                return match Table::<crate::games::$folder::$game>::open(record) {
                    Ok(table) => <crate::games::$folder::$game as Board>::thumbnail(&table.session.view(Viewer::Public)),
                    Err(_) => ().into_any(),
                };
            })*
            ().into_any()
        }
    };
}
boards! { ceylon_cards::CeylonCards }
