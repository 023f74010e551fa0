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
use crate::engine::record::{Player, Record, RecordError};
use crate::engine::{Info, Viewer, link};
use crate::table::save::{Origin, Save, Slot};
use crate::table::summary::Summary;
use crate::table::{DynTable, Seating, Table};
use crate::words::{ComponentGroup, Piece};

pub use super::shell::board::{Board, Finale, Heading};
use super::shell::board_context::BoardContext;
use super::shell::board_handle::BoardHandle;
use super::shell::frame::table_page;

/// What the page may ask of a game without knowing its type.
pub trait Playable: Send + Sync {
    /// See [`open`].
    fn open(&self, save: &Save, slot: Slot) -> Result<AnyView, RecordError>;
    /// See [`preview`].
    fn preview(&self, record: &Record) -> Option<(&'static str, AnyView)>;
    /// See [`open_record`].
    fn open_record(&self, record: &Record) -> Result<OpenedGame, RecordError>;
    /// See [`open_link`]; takes the packed part of the link.
    fn open_link(&self, packed: &str) -> Result<OpenedGame, RecordError>;
    /// See [`components`].
    fn components(&self) -> Vec<ComponentGroup>;
    /// See [`picture`].
    fn picture(&self, piece: Piece) -> Option<AnyView>;
}

/// A recorded game that was opened, which is to play it again: everything that is shown of it is asked here, so that it
/// is done once.
pub trait Opened: Send + Sync {
    /// What is said of it to `reader`.
    fn summary(&self, reader: Viewer) -> Summary;
    /// The eyes that the owner of the game has.
    fn viewer(&self) -> Viewer;
    /// The game as a file.
    fn record(&self) -> Record;
    /// The table itself.
    fn table(&self) -> &dyn DynTable;
    /// A small picture of where it stands.
    fn thumbnail(&self) -> Thumbnail;
    /// The table, to be looked at through certain eyes, after `past` plies or at the present. Nothing is kept and no
    /// computer moves unless somebody goes back to the present and plays on; it is then a game of its own, in a slot of
    /// its own.
    fn look(&self, eyes: Viewer, past: Option<u32>) -> AnyView;
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

/// A game that was opened, whatever its kind.
pub type OpenedGame = Arc<dyn Opened>;

impl<G: Board> Opened for Table<G> {
    fn summary(&self, reader: Viewer) -> Summary {
        Summary::of(self, reader)
    }
    fn viewer(&self) -> Viewer {
        Table::viewer(self)
    }
    fn record(&self) -> Record {
        Table::record(self)
    }
    fn table(&self) -> &dyn DynTable {
        self
    }
    fn thumbnail(&self) -> Thumbnail {
        let view = self.session.view(Viewer::Public);
        Thumbnail(Arc::new(move || G::thumbnail(&view)))
    }
    fn look(&self, eyes: Viewer, past: Option<u32>) -> AnyView {
        let mut table = self.clone();
        show_to(&mut table.seating, eyes);
        let board = BoardContext::open(table, Slot::new(G::INFO.id, 0), 0);
        board.shell.spectating.set(true);
        board.shell.origin.set_value(Origin::Received);
        board.shell.past_ply.set(past);
        table_page(BoardHandle::of(board))
    }
}

/// The game `G` as the page knows it.
struct OnScreen<G>(PhantomData<fn() -> G>);

impl<G: Board> Playable for OnScreen<G> {
    fn open(&self, save: &Save, slot: Slot) -> Result<AnyView, RecordError> {
        let mut table = Table::<G>::open(&save.record)?;
        table.seating.open = save.open;
        table.seating.had_person |= save.had_person;
        let board = BoardContext::open(table, slot, save.revision);
        board.shell.origin.set_value(save.origin);
        Ok(table_page(BoardHandle::of(board)))
    }
    fn preview(&self, record: &Record) -> Option<(&'static str, AnyView)> {
        G::preview(&Table::<G>::open(record).ok()?.session.view(Viewer::Public))
    }
    fn open_record(&self, record: &Record) -> Result<OpenedGame, RecordError> {
        Ok(Arc::new(Table::<G>::open(record)?))
    }
    fn open_link(&self, packed: &str) -> Result<OpenedGame, RecordError> {
        Ok(Arc::new(Table::<G>::open_link(packed)?))
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

        /// The game with this id; `None` when there is no such game.
        fn playable(game: &str) -> Option<&'static dyn Playable> {
            $(if game == <crate::games::$folder::$game as crate::engine::Game>::INFO.id {
                return Some(&OnScreen::<crate::games::$folder::$game>(PhantomData));
            })*
            None
        }
    };
}

fn here(game: &str) -> Result<&'static dyn Playable, RecordError> {
    playable(game).ok_or_else(|| RecordError::unknown_game(game))
}

/// Opens a kept game as a table that can be played.
///
/// # Errors
/// The first thing that does not hold in the record.
pub fn open(save: &Save, slot: Slot) -> Result<AnyView, RecordError> {
    here(&save.record.game)?.open(save, slot)
}

/// A large picture of a table as it is laid, where the game has one.
pub fn preview(record: &Record) -> Option<(&'static str, AnyView)> {
    here(&record.game).ok()?.preview(record)
}

/// Opens a recorded game, to say and show what it is.
///
/// # Errors
/// The first thing that does not hold in it.
pub fn open_record(record: &Record) -> Result<OpenedGame, RecordError> {
    here(&record.game)?.open_record(record)
}

/// Opens a link.
///
/// # Errors
/// The first thing that does not hold in it.
pub fn open_link(text: &str) -> Result<OpenedGame, RecordError> {
    let (game, packed) = link::split(text)?;
    here(game)?.open_link(packed)
}

/// Looks at a record.
///
/// # Errors
/// The first thing that does not hold in it.
pub fn summarize_record(record: &Record) -> Result<Summary, RecordError> {
    open_record(record).map(|game| game.summary(game.viewer()))
}

/// What is in the box of the game with this id, for the fewest players; empty where nobody has written it, `None` when
/// there is no such game.
pub fn components(game: &str) -> Option<Vec<ComponentGroup>> {
    Some(here(game).ok()?.components())
}

/// The picture of a piece of the game with this id.
pub fn picture(game: &str, piece: Piece) -> Option<AnyView> {
    here(game).ok()?.picture(piece)
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
