//! The boards: one folder a game, and what each has to draw.
//!
//! What each has to draw is [`Board`]; the shell around it (prompt, seats, log, history, curtain, result) is the same
//! for all. The pages ask here for a game by its id. The page names no game's type but in `boards!`.

pub mod ceylon;
pub mod ceylon_cards;
pub mod chai;
pub mod tea_and_rum;

use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::*;

use crate::ai::Level;
use crate::engine::record::{Player, RecordError};
use crate::engine::{Info, Viewer};
use crate::table::save::{Origin, Save, Slot};
use crate::table::{Seating, Table};
use crate::words::{ComponentGroup, Piece};

pub use super::shell::board::{Board, Finale, Heading};
use super::shell::board_context::BoardContext;
use super::shell::board_handle::BoardHandle;
use super::shell::frame::table_page;

/// The pictures of a game, as the page asks for them without knowing its type. A table that is drawn is of this game.
trait Drawn: Send + Sync {
    /// The board of a table that is played here.
    fn board(&self, table: Table, slot: Slot, revision: u64) -> BoardHandle;
    /// See [`preview`].
    fn preview(&self, table: &Table) -> Option<(&'static str, AnyView)>;
    /// See [`thumbnail`].
    fn thumbnail(&self, table: &Table) -> Thumbnail;
    /// See [`components`].
    fn components(&self) -> Vec<ComponentGroup>;
    /// See [`picture`].
    fn picture(&self, piece: Piece) -> Option<AnyView>;
}

/// A small picture of where a game stands. It has the view only, not the game, and can be drawn again and again.
#[derive(Clone)]
pub struct Thumbnail(Arc<dyn Fn() -> AnyView + Send + Sync>);

impl Thumbnail {
    /// Draws it.
    pub fn draw(&self) -> AnyView {
        (self.0)()
    }
}

/// The game `G` as the page knows it.
struct OnScreen<G>(PhantomData<fn() -> G>);

impl<G: Board> Drawn for OnScreen<G> {
    fn board(&self, table: Table, slot: Slot, revision: u64) -> BoardHandle {
        BoardHandle::of(BoardContext::<G>::open(table, slot, revision))
    }
    fn preview(&self, table: &Table) -> Option<(&'static str, AnyView)> {
        G::preview(&table.session::<G>().view(Viewer::Public))
    }
    fn thumbnail(&self, table: &Table) -> Thumbnail {
        let view = table.session::<G>().view(Viewer::Public);
        Thumbnail(Arc::new(move || G::thumbnail(&view)))
    }
    fn components(&self) -> Vec<ComponentGroup> {
        G::components(&G::Options::default(), G::INFO.seats.0, G::INFO.rules)
    }
    fn picture(&self, piece: Piece) -> Option<AnyView> {
        G::picture(piece)
    }
}

macro_rules! boards {
    ($($folder:ident::$game:ident),* $(,)?) => {
        /// The facts of the games that can be played here, in the order of the shelf.
        pub const SHELF: &[&Info] = &[$(&<crate::games::$folder::$game as crate::engine::Game>::INFO),*];

        /// The game with this id; `None` when it has no board here.
        fn drawn(game: &str) -> Option<&'static dyn Drawn> {
            $(if game == <crate::games::$folder::$game as crate::engine::Game>::INFO.id {
                return Some(&OnScreen::<crate::games::$folder::$game>(PhantomData));
            })*
            None
        }
    };
}

fn here(game: &str) -> Result<&'static dyn Drawn, RecordError> {
    drawn(game).ok_or_else(|| RecordError::unknown_game(game))
}

/// Opens a kept game as a table that can be played.
///
/// # Errors
/// The first thing that does not hold in the record.
pub fn open(save: &Save, slot: Slot) -> Result<AnyView, RecordError> {
    let mut table = Table::open(&save.record)?;
    table.seating.open = save.open;
    table.seating.had_person |= save.had_person;
    let board = here(&save.record.game)?.board(table, slot, save.revision);
    board.shell.origin.set_value(save.origin);
    Ok(table_page(board))
}

/// Opens a copy of a table, to be looked at through certain eyes, after `past` plies or at the present. It is not kept
/// and no computer moves until the reader goes back to the present and plays on; it is then a game of its own, in a slot
/// of its own.
///
/// # Errors
/// When its game has no board here.
pub fn look(table: &Table, eyes: Viewer, past: Option<u32>) -> Result<AnyView, RecordError> {
    let id = table.info().id;
    let mut table = table.clone();
    show_to(&mut table.seating, eyes);
    let board = here(id)?.board(table, Slot::new(id, 0), 0);
    board.shell.spectating.set(true);
    board.shell.origin.set_value(Origin::Received);
    board.shell.past_ply.set(past);
    Ok(table_page(board))
}

/// A large picture of a table as it is laid, where the game has one.
pub fn preview(table: &Table) -> Option<(&'static str, AnyView)> {
    drawn(table.info().id)?.preview(table)
}

/// A small picture of where a table stands; empty when its game has no board here.
pub fn thumbnail(table: &Table) -> Thumbnail {
    drawn(table.info().id).map_or_else(|| Thumbnail(Arc::new(|| ().into_any())), |game| game.thumbnail(table))
}

/// What is in the box of the game with this id, for the fewest players; empty where nobody has written it, `None` when
/// there is no such game.
pub fn components(game: &str) -> Option<Vec<ComponentGroup>> {
    Some(drawn(game)?.components())
}

/// The picture of a piece of the game with this id.
pub fn picture(game: &str, piece: Piece) -> Option<AnyView> {
    drawn(game)?.picture(piece)
}

/// Seats everybody so that the screen has these eyes: a seat's own, when only it is a person's. Whoever plays on from
/// there has that seat; until then the table tells who sat where.
fn show_to(seating: &mut Seating, eyes: Viewer) {
    seating.recorded = Some(seating.players.clone());
    seating.eyes = Some(eyes).filter(|eyes| *eyes == Viewer::Everyone);
    for (index, player) in seating.players.iter_mut().enumerate() {
        match eyes {
            Viewer::Seat(seat) if seat.index() == index => player.kind = Player::PERSON.into(),
            Viewer::Seat(_) if player.is_person() => player.kind = Level::STAND_IN.into(),
            _ => {}
        }
    }
}

/// Whether the game with this id has a board here. Its rules, records and links hold either way.
pub fn has_board(game: &str) -> bool {
    SHELF.iter().any(|info| info.id == game)
}

boards! { ceylon::Ceylon, ceylon_cards::CeylonCards, chai::Chai, tea_and_rum::TeaAndRum }
