//! The boards: one folder a game, and what each has to draw.
//!
//! A board is told what can be pressed and sends back what was pressed; it never works out a
//! rule. The shell around it (prompt, seats, log, history, curtain, result) is the same for all.

pub mod ceylon;
pub mod ceylon_cards;
pub mod chai;
pub mod tea_and_rum;

use leptos::prelude::*;

use crate::engine::record::{Broken, Player, Record};
use crate::engine::{Info, Seat, Title, Viewer};
use crate::table::save::Slot;
use crate::table::{Seating, Table};

use super::desk::Desk;
use super::shell::flights::Flight;
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
    /// What stands in place of [`Board::score`] where points are counted in more than one number, or are hidden by
    /// something that is drawn.
    fn total(view: &Self::View, seat: Seat) -> Option<AnyView> {
        let _ = (view, seat);
        None
    }
    /// What tells the end before the result is shown, where that is worth a scene of its own: it is shown once, when
    /// the game ends on this page, and calls back when it is through. Until then nothing else says who has won.
    fn finale() -> Option<fn(Desk<Self>, Callback<()>) -> AnyView> {
        None
    }
    /// The part that a seat's panel is, where seats can be pressed.
    fn seat_part(seat: Seat) -> Option<Self::Part> {
        let _ = seat;
        None
    }
    /// What is seen moving when `event` happens, as the viewer of `view` may know it.
    fn flights(view: &Self::View, event: &Self::Event, flights: &mut Vec<Flight>) {
        let _ = (view, event, flights);
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

        /// Opens a recorded game to be looked at through certain eyes. Nothing is kept and no computer moves unless
        /// somebody goes back to the present and plays on; it is then a game of its own, in a slot of its own.
        ///
        /// # Errors
        /// The first thing that does not hold in the record.
        pub fn look(record: &Record, eyes: Viewer) -> Result<AnyView, Broken> {
            $(if record.game == <crate::games::$folder::$game as crate::engine::Game>::INFO.id {
                let mut table = Table::<crate::games::$folder::$game>::open(record)?;
                show_to(&mut table.seating, eyes);
                let desk = Desk::new(table, Slot::new(&record.game, 0), 0);
                desk.shell.visiting.set(true);
                desk.shell.looking.set(Some(desk.shell.peek(|mid| mid.plies())));
                return Ok(table_page(desk));
            })*
            let _ = eyes;
            Err(Broken::UnknownGame(record.game.clone()))
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

/// The level that sits in for people whose eyes a moment is not shown through.
const STAND_IN: &str = "sharp";

/// Seats everybody so that the screen has these eyes: a seat's own, when only it is a person's; all, when
/// hands lie open.
fn show_to(seating: &mut Seating, eyes: Viewer) {
    seating.open = eyes == Viewer::Everyone;
    for (index, player) in seating.players.iter_mut().enumerate() {
        match eyes {
            Viewer::Seat(seat) if seat.index() == index => player.kind = Player::PERSON.into(),
            Viewer::Seat(_) if player.is_person() => player.kind = STAND_IN.into(),
            _ => {}
        }
    }
}

/// Whether the game with this id has a board here. Its rules, records and links hold either way.
pub fn has_board(game: &str) -> bool {
    SHELF.iter().any(|info| info.id == game)
}

boards! { ceylon::Ceylon, ceylon_cards::CeylonCards, chai::Chai, tea_and_rum::TeaAndRum }
