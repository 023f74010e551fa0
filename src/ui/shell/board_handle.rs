//! A board as the shell sees it: what it draws and does, whatever its game.
//!
//! [`DynBoard`] is to a board what [`DynGame`](crate::table::DynGame) is to a table: the shell holds a [`BoardHandle`] and is
//! compiled once for all games. Made by whoever opens a table. Knows no rule and no game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::record::{Player, Record};
use crate::engine::{Chance, Seat};
use crate::table::answer::OpenAnswer;
use crate::table::{Asked, Table};
use crate::ui::kit::share;
use crate::ui::shell::Shell;
use crate::ui::shell::board::Board;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::text::figures;
use crate::words::{Component, ComponentGroup, Piece, Whereabouts};

use super::flights::{self, Travel};
use super::guide::Pointed;
use super::spot::Spot;

/// What the shell asks of a board; see [`Board`] for what each draws.
pub trait DynBoard: Send + Sync {
    /// The table below.
    fn shell(&self) -> Shell;
    /// Everything between the top bar and the lower edge.
    fn play(&self) -> AnyView;
    /// What stands on a seat's panel under the name.
    fn seat(&self, seat: Seat) -> AnyView;
    /// What stands in a seat's chip on a phone.
    fn chip(&self, seat: Seat) -> AnyView;
    /// The points of a seat as its game shows them, drawn anew when they change.
    fn total(&self, seat: Seat) -> AnyView;
    /// Whether the end has a scene before the result.
    fn has_finale(&self) -> bool;
    /// That scene; calls `close` when it is done.
    fn finale(&self, close: Callback<()>) -> AnyView;
    /// A seat's panel or chip as a piece that can be pressed, where seats can be.
    fn spot(&self, seat: Seat, inside: AnyView) -> AnyView;
    /// Whether a seat is a piece that can be pressed now, or is chosen.
    fn is_seat_pressable(&self, seat: Seat) -> bool;
    /// The running score of a seat, where it is one number that is shown.
    fn score(&self, seat: Seat) -> Option<i32>;
    /// What is seen moving of the plies after `before`, the points that they brought with it.
    fn travels(&self, before: u32) -> Vec<Travel>;
    /// Takes all presses back.
    fn cancel(&self);
    /// What is to be pressed next for what is suggested.
    fn pointed(&self) -> Option<Pointed>;
    /// Runs whoever reads again when what can be pressed changes.
    fn track_presses(&self);
    /// What is in the box for this table.
    fn components(&self) -> Vec<ComponentGroup>;
    /// The picture of a piece of the box.
    fn picture(&self, piece: Piece) -> Option<AnyView>;
    /// Where the pieces of a component are at the moment that is shown, as the reader may know it.
    fn whereabouts(&self, component: &Component) -> Option<Whereabouts>;
    /// Opens the sheet of a piece.
    fn ask(&self, piece: Piece);
    /// The same for a piece by its name; whether there is one.
    fn ask_name(&self, name: &str) -> bool;
    /// What is to be said of the piece that was asked about last.
    fn open_answer(&self) -> Option<OpenAnswer>;
    /// A new game of the same players, as the rules want a rematch.
    fn rematch(&self) -> Option<Record>;
}

impl<G: Board> DynBoard for BoardContext<G> {
    fn shell(&self) -> Shell {
        self.shell
    }
    fn play(&self) -> AnyView {
        G::play(*self)
    }
    fn seat(&self, seat: Seat) -> AnyView {
        G::seat(*self, seat)
    }
    fn chip(&self, seat: Seat) -> AnyView {
        G::chip(*self, seat)
    }
    fn total(&self, seat: Seat) -> AnyView {
        let board = *self;
        let pending = Memo::new(move |_| board.shell.is_finale_pending());
        let score = move || board.view.with(|view| G::score(view, seat)).map(figures);
        let total = move || G::total(board, seat).unwrap_or_else(|| score.into_any());
        view! { {move || (!pending.get()).then(total)} }.into_any()
    }
    fn has_finale(&self) -> bool {
        G::finale().is_some()
    }
    fn finale(&self, close: Callback<()>) -> AnyView {
        G::finale().map(|show| show(*self, close)).into_any()
    }
    fn spot(&self, seat: Seat, inside: AnyView) -> AnyView {
        match G::seat_part(seat) {
            Some(part) => view! { <Spot board=*self part class="seat-spot">{inside}</Spot> }.into_any(),
            None => inside,
        }
    }
    fn is_seat_pressable(&self, seat: Seat) -> bool {
        G::seat_part(seat).is_some_and(|part| self.is_lit(part) || self.times(part) > 0)
    }
    fn score(&self, seat: Seat) -> Option<i32> {
        self.view.with(|view| G::score(view, seat)).filter(|_| !self.shell.is_finale_pending())
    }
    fn travels(&self, before: u32) -> Vec<Travel> {
        let events = self.attributed_events_since(before);
        let shows_total = |seat| self.shell.read(|table| table.shows_total(seat));
        self.view.with_untracked(|view| {
            let (mut travels, mut flights) = (Vec::new(), Vec::new());
            for (ply, seat, event) in &events {
                G::flights(view, event, &mut flights);
                let own = flights.drain(..).map(|flight| Travel { ply: *ply, seat: *seat, flight, points: None });
                travels.extend(own);
                if let Some(scored) = G::scored(event).filter(|scored| scored.points > 0 && shows_total(scored.seat)) {
                    travels.push(flights::points(*ply, scored.seat, scored.points, &travels));
                }
            }
            travels
        })
    }
    fn cancel(&self) {
        BoardContext::cancel(*self);
    }
    fn pointed(&self) -> Option<Pointed> {
        BoardContext::pointed(*self)
    }
    fn track_presses(&self) {
        self.picker.track();
    }
    fn components(&self) -> Vec<ComponentGroup> {
        BoardContext::components(*self)
    }
    fn picture(&self, piece: Piece) -> Option<AnyView> {
        G::picture(piece)
    }
    fn whereabouts(&self, component: &Component) -> Option<Whereabouts> {
        self.view.with(|view| G::whereabouts(view, component))
    }
    fn ask(&self, piece: Piece) {
        BoardContext::ask(*self, Asked::Piece(piece));
    }
    fn ask_name(&self, name: &str) -> bool {
        let piece = Piece::parse(name, G::kinds());
        piece.map(|piece| DynBoard::ask(self, piece)).is_some()
    }
    fn open_answer(&self) -> Option<OpenAnswer> {
        BoardContext::open_answer(*self)
    }
    fn rematch(&self) -> Option<Record> {
        self.shell.read(|table| {
            let options = &table.session::<G>().setup().options;
            let seed = share::fresh_seed();
            let options = table
                .outcome()
                .map_or(options.clone(), |outcome| G::rematch(options, &outcome, &mut Chance::stream(seed.0)));
            let players: Vec<Player> = table.seating.players.clone();
            Table::new::<G>(options, players, seed).ok().map(|table| table.record())
        })
    }
}

/// A handle to a board that can be copied into closures.
#[derive(Clone, Copy)]
pub struct BoardHandle {
    /// The table below.
    pub shell: Shell,
    board: StoredValue<Arc<dyn DynBoard>>,
}

impl BoardHandle {
    /// A handle to the board of a table. To be called inside a component, which it lives as long as.
    pub fn of<G: Board>(board: BoardContext<G>) -> BoardHandle {
        BoardHandle { shell: board.shell, board: StoredValue::new(Arc::new(board)) }
    }

    /// The board.
    pub fn board(self) -> Arc<dyn DynBoard> {
        self.board.get_value()
    }
}
