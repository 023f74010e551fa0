//! The boards, one folder per game. The drawing interface is [`Board`]; the shell around it (prompt, seats, log,
//! history, curtain, result) is the same for all. The page looks up a game here by its id. Only `boards!` names the
//! types of games.

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
use crate::table::title;
use crate::table::{Seating, Table};
use crate::words::{ComponentGroup, Piece, Speaker, words_of};

use super::kit::parts::{AnyPart, Part};
pub use super::shell::board::{Board, Finale, Heading};
use super::shell::board_context::BoardContext;
use super::shell::board_handle::BoardHandle;
use super::shell::frame::table_page;

/// The drawings of a game, independent of its type. Tables passed to it must be of this game.
pub trait TitleDrawings: Send + Sync {
    /// Opens the board of a table.
    fn board(&self, table: Table, slot: Slot, revision: u64) -> BoardHandle;
    /// See [`preview`].
    fn preview(&self, table: &Table) -> Option<(String, AnyView)>;
    /// See [`thumbnail`].
    fn thumbnail(&self, table: &Table) -> Thumbnail;
    /// See [`components`].
    fn components(&self) -> Vec<ComponentGroup<String>>;
    /// See [`picture`].
    fn picture(&self, piece: Piece) -> Option<AnyView>;
}

/// A small picture of a position. It holds only the view, not the game, and can be drawn repeatedly.
#[derive(Clone)]
pub struct Thumbnail(Arc<dyn Fn() -> AnyView + Send + Sync>);

impl Thumbnail {
    pub fn draw(&self) -> AnyView {
        (self.0)()
    }
}

struct BoardDrawings<G>(PhantomData<fn() -> G>);

impl<G: Board> TitleDrawings for BoardDrawings<G> {
    fn board(&self, table: Table, slot: Slot, revision: u64) -> BoardHandle {
        BoardHandle::new(BoardContext::<G>::open(table, slot, revision))
    }
    fn preview(&self, table: &Table) -> Option<(String, AnyView)> {
        G::preview(&table.session::<G>().view(Viewer::Public))
    }
    fn thumbnail(&self, table: &Table) -> Thumbnail {
        let view = table.session::<G>().view(Viewer::Public);
        Thumbnail(Arc::new(move || G::thumbnail(&view)))
    }
    fn components(&self) -> Vec<ComponentGroup<String>> {
        let groups = G::components(&G::Options::default(), G::INFO.seats.0, G::INFO.rules);
        let speaker = Speaker { words: words_of(G::INFO.id), names: &[], reader: Viewer::Public };
        speaker.components(&groups)
    }
    fn picture(&self, piece: Piece) -> Option<AnyView> {
        G::picture(piece)
    }
}

/// Registers a game's title and returns its drawings. It is the entry point of the game's part of the program.
fn register<G: Board>() -> &'static dyn TitleDrawings {
    title::provide(title::dyn_title::<G>());
    &BoardDrawings::<G>(PhantomData)
}

macro_rules! boards {
    ($($folder:ident::$game:ident),* $(,)?) => {
        /// The facts of the games that can be played here, in the order of the shelf.
        pub const SHELF: &[&Info] = &[$(&<crate::games::$folder::$game as crate::engine::Game>::INFO),*];

        /// Returns the part of the program with the rules and the board of the game with this id; `None` if it has no
        /// board here.
        fn typed_part(game: &str) -> Option<&'static Part<&'static dyn TitleDrawings>> {
            $(if game == <crate::games::$folder::$game as crate::engine::Game>::INFO.id {
                crate::part!(
                    static PART: &'static dyn TitleDrawings =
                        stringify!($folder), in rest => register::<crate::games::$folder::$game>()
                );
                return Some(&PART);
            })*
            None
        }
    };
}

/// Returns the part of the program that everything about the game with this id needs, except its [`Info`]; `None` if
/// there is no such game.
pub fn part(game: &str) -> Option<&'static dyn AnyPart> {
    typed_part(game).map(|part| part as &'static dyn AnyPart)
}

/// Returns the drawings of the game with this id; `None` if it has no board here, or its part has not been fetched.
fn drawings(game: &str) -> Option<&'static dyn TitleDrawings> {
    typed_part(game)?.get()
}

fn require_drawings(game: &str) -> Result<&'static dyn TitleDrawings, RecordError> {
    drawings(game).ok_or_else(|| RecordError::unknown_game(game))
}

/// Opens a saved game as a playable table.
///
/// # Errors
/// The first violation in the record, or [`RecordError::UnknownGame`] if the game has no board here or its part of the
/// program has not been fetched.
pub fn open(save: &Save, slot: Slot) -> Result<AnyView, RecordError> {
    let table = Table::resume(save)?;
    let board = require_drawings(&save.record.game)?.board(table, slot, save.revision);
    board.shell.origin.set_value(save.origin);
    Ok(table_page(board))
}

/// Opens a copy of a table from the view of `viewer`, after `ply` plies or at the present. The copy is not saved, and
/// no computer moves, until the reader returns to the present and plays on; then it becomes a separate game in a slot
/// of its own.
///
/// # Errors
/// If the game has no board here, or its part of the program has not been fetched.
pub fn open_copy(table: &Table, viewer: Viewer, ply: Option<u32>) -> Result<AnyView, RecordError> {
    let id = table.info().id;
    let mut table = table.clone();
    show_to(&mut table.seating, viewer);
    let board = require_drawings(id)?.board(table, Slot::new(id, 0), 0);
    board.shell.spectating.set(true);
    board.shell.origin.set_value(Origin::Received);
    board.shell.past_ply.set(ply);
    Ok(table_page(board))
}

/// Opens a position in which the only person has to choose. Nothing is stored and nobody moves. The context has the
/// card.
///
/// # Errors
/// As for [`open_copy`].
pub fn open_practice(table: Table) -> Result<AnyView, RecordError> {
    let id = table.info().id;
    let board = require_drawings(id)?.board(table, Slot::new(id, 0), 0);
    board.shell.spectating.set(true);
    board.shell.origin.set_value(Origin::Branch);
    Ok(table_page(board))
}

/// Draws a large picture of the initial table, with its caption; `None` if the game has none.
pub fn preview(table: &Table) -> Option<(String, AnyView)> {
    drawings(table.info().id)?.preview(table)
}

/// Returns a small picture of the current position; empty if the game has no board here.
pub fn thumbnail(table: &Table) -> Thumbnail {
    drawings(table.info().id).map_or_else(|| Thumbnail(Arc::new(|| ().into_any())), |game| game.thumbnail(table))
}

/// Returns the contents of the box of the game with this id, for the lowest number of players: empty if they are not
/// described, `None` if the game has no board here or its part has not been fetched.
pub fn components(game: &str) -> Option<Vec<ComponentGroup<String>>> {
    Some(drawings(game)?.components())
}

/// Draws a piece of the game with this id; `None` if there is no picture of it.
pub fn picture(game: &str, piece: Piece) -> Option<AnyView> {
    drawings(game)?.picture(piece)
}

/// Changes the players so that the table is shown to this viewer: for a seat, that seat becomes the only person.
/// Playing on takes over that seat; until then the table still reports the original players.
fn show_to(seating: &mut Seating, viewer: Viewer) {
    seating.recorded = Some(seating.players.clone());
    seating.fixed_viewer = Some(viewer).filter(|viewer| *viewer == Viewer::Everyone);
    for (index, player) in seating.players.iter_mut().enumerate() {
        match viewer {
            Viewer::Seat(seat) if seat.index() == index => player.kind = Player::PERSON.into(),
            Viewer::Seat(_) if player.is_person() => player.kind = Level::STAND_IN.into(),
            _ => {}
        }
    }
}

/// Whether this build has a board for the game with this id. Its rules, records and links work either way.
pub fn has_board(game: &str) -> bool {
    SHELF.iter().any(|info| info.id == game)
}

boards! { ceylon::Ceylon, ceylon_cards::CeylonCards, chai::Chai, tea_and_rum::TeaAndRum }
