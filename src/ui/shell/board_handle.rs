//! The shell's interface to a board, independent of its game.
//!
//! [`DynBoard`] is to a board what [`DynGame`](crate::table::DynGame) is to a table: the shell holds a [`BoardHandle`]
//! and is compiled once for all games. Created by the code that opens a table.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::record::{Player, Record};
use crate::engine::{Chance, Seat};
use crate::table::answer::OpenAnswer;
use crate::table::{Asked, Table};
use crate::ui::kit::{Memo, icon, seat_class, share};
use crate::ui::shell::Shell;
use crate::ui::shell::board::Board;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::text::figures;
use crate::words::{Component, ComponentGroup, Message, Piece, Whereabouts};

use super::flights::{self, Travel};
use super::guide::NextPress;
use super::spot::Spot;

/// The shell's interface to a board; see [`Board`] for the drawings.
pub trait DynBoard: Send + Sync {
    fn shell(&self) -> Shell;
    /// Draws everything between the top bar and the lower edge.
    fn play(&self) -> AnyView;
    /// Draws the content of a seat's panel under the name.
    fn seat(&self, seat: Seat) -> AnyView;
    /// Draws the content of a seat's chip on a phone.
    fn chip(&self, seat: Seat) -> AnyView;
    /// Draws the points of a seat as its game shows them, updated when they change.
    fn total(&self, seat: Seat) -> AnyView;
    /// Whether the game has a scene that is shown between its end and the result.
    fn has_finale(&self) -> bool;
    /// Draws the scene before the result; it calls `close` when it is done.
    fn finale(&self, close: Callback<()>) -> AnyView;
    /// Draws the scene above the result, if the game has one.
    fn last_scene(&self) -> Option<AnyView>;
    /// Wraps a seat's panel or chip as a piece that can be pressed, if the game has such seats.
    fn spot(&self, seat: Seat, content: AnyView) -> AnyView;
    /// Whether a seat is a piece that can be pressed now, or is chosen.
    fn is_seat_pressable(&self, seat: Seat) -> bool;
    /// Returns the running score of a seat, if it is a single visible number.
    fn score(&self, seat: Seat) -> Option<i32>;
    /// Returns the standings of a seat at the displayed moment, after their names, as far as the reader may know them.
    fn standings(&self, seat: Seat) -> Vec<(Message, Message)>;
    /// Returns the movements to show for the plies after `from`, including the points scored.
    fn travels(&self, from: u32) -> Vec<Travel>;
    /// Returns the number of plies up to the last end of a round after `from` plies; `from` if there was none.
    fn last_round_end(&self, from: u32) -> u32;
    fn cancel(&self);
    /// Returns the numbers and names of the choices that are open now; empty if nothing can be pressed.
    fn choices(&self) -> Vec<(usize, String)>;
    /// Takes the choices with these numbers, without carrying anything out. Returns the names of the buttons of a legal
    /// action, if it is the last of them.
    ///
    /// # Errors
    /// The first number that stands for no choice; nothing is pressed then.
    fn choose(&self, numbers: &[usize]) -> Result<Vec<String>, usize>;
    /// Returns the current plan in words, with its certain results; `None` while nothing is pressed.
    fn plan_in_words(&self) -> Option<Vec<String>>;
    /// Returns the next press for the suggested action.
    fn pointed(&self) -> Option<NextPress>;
    /// Makes the calling reactive scope run again when the set of possible presses changes.
    fn track_presses(&self);
    /// Returns the contents of the box for this table.
    fn components(&self) -> Vec<ComponentGroup<String>>;
    fn picture(&self, piece: Piece) -> Option<AnyView>;
    /// Returns where the pieces of a component are at the displayed moment, as far as the reader may know.
    fn whereabouts(&self, component: &Component<String>) -> Option<Whereabouts>;
    /// Opens the sheet of a piece.
    fn ask(&self, piece: Piece);
    /// Opens the sheet of the piece with this name; returns whether there is such a piece.
    fn ask_name(&self, name: &str) -> bool;
    /// Returns the answer about the piece last asked about.
    fn open_answer(&self) -> Option<OpenAnswer>;
    /// Creates a new game with the same players, as the rules define a rematch.
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
        let aloft = move || {
            let of_seat = |(of, points): &(Seat, i32)| if *of == seat { *points } else { 0 };
            board.shell.points_aloft.with(|aloft| aloft.iter().map(of_seat).sum::<i32>())
        };
        let score = move || board.view.with(|view| G::score(view, seat)).map(|score| figures(score - aloft()));
        let total = move || G::total(board, seat).unwrap_or_else(|| view! { {move || score()} }.into_any());
        view! { {move || (!pending.get()).then(total)} }.into_any()
    }
    fn has_finale(&self) -> bool {
        G::finale().is_some()
    }
    fn finale(&self, close: Callback<()>) -> AnyView {
        G::finale().map(|show| show(*self, close)).into_any()
    }
    fn last_scene(&self) -> Option<AnyView> {
        let drawings = G::last_scene();
        let icons = || drawings.iter().map(|id| icon(id, "")).collect_view();
        // A scene may show what is the winner's.
        let winner = self.shell.read_untracked(|table| table.outcome()?.winners.iter().next());
        let class = format!("last-scene {}", winner.map(seat_class).unwrap_or_default());
        (!drawings.is_empty()).then(|| view! { <div class=class aria-hidden="true">{icons()}</div> }.into_any())
    }
    fn spot(&self, seat: Seat, content: AnyView) -> AnyView {
        match G::seat_part(seat) {
            Some(part) => view! { <Spot board=*self part class="seat-spot">{content}</Spot> }.into_any(),
            None => content,
        }
    }
    fn is_seat_pressable(&self, seat: Seat) -> bool {
        G::seat_part(seat).is_some_and(|part| self.is_lit(part) || self.times(part) > 0)
    }
    fn score(&self, seat: Seat) -> Option<i32> {
        self.view.with(|view| G::score(view, seat)).filter(|_| !self.shell.is_finale_pending())
    }
    fn standings(&self, seat: Seat) -> Vec<(Message, Message)> {
        self.view.with(|view| G::standings(view, seat))
    }
    fn travels(&self, from: u32) -> Vec<Travel> {
        let events = self.attributed_events_since(from);
        // The points of the end fly into no total before the scene of the end has counted them.
        let pending = self.shell.is_finale_pending();
        let shows_total = |seat| !pending && self.shell.read(|table| table.shows_total(seat));
        self.view.with_untracked(|view| {
            let (mut travels, mut flights) = (Vec::new(), Vec::new());
            for (ply, seat, event) in &events {
                G::flights(view, event, &mut flights);
                let (ply, seat) = (*ply, *seat);
                travels.extend(flights.drain(..).map(|flight| Travel { ply, seat, flight, points: None, total: 0 }));
                if let Some(scored) = G::scored(event).filter(|scored| scored.points > 0 && shows_total(scored.seat)) {
                    let total = G::INFO.categories[usize::from(scored.category)];
                    travels.push(flights::travelling_points(ply, scored, total, &travels));
                }
            }
            travels
        })
    }
    fn last_round_end(&self, from: u32) -> u32 {
        let events = self.attributed_events_since(from);
        events.iter().rev().find(|(_, _, event)| G::closes(event)).map_or(from, |(ply, ..)| *ply)
    }
    fn cancel(&self) {
        BoardContext::cancel(*self);
    }
    fn choices(&self) -> Vec<(usize, String)> {
        BoardContext::choices(*self)
    }
    fn choose(&self, numbers: &[usize]) -> Result<Vec<String>, usize> {
        BoardContext::choose(*self, numbers)
    }
    fn plan_in_words(&self) -> Option<Vec<String>> {
        BoardContext::plan_in_words(*self)
    }
    fn pointed(&self) -> Option<NextPress> {
        BoardContext::pointed(*self)
    }
    fn track_presses(&self) {
        self.picker.track();
    }
    fn components(&self) -> Vec<ComponentGroup<String>> {
        BoardContext::components(*self)
    }
    fn picture(&self, piece: Piece) -> Option<AnyView> {
        G::picture(piece)
    }
    fn whereabouts(&self, component: &Component<String>) -> Option<Whereabouts> {
        self.view.with(|view| G::whereabouts(view, component.piece, component.count))
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

/// A `Copy` handle to a board, for use in closures.
#[derive(Clone, Copy)]
pub struct BoardHandle {
    pub shell: Shell,
    board: StoredValue<Arc<dyn DynBoard>>,
}

impl BoardHandle {
    /// Creates a handle to the board of a table. Call it inside a component; the handle lives as long as that
    /// component.
    pub fn new<G: Board>(board: BoardContext<G>) -> BoardHandle {
        BoardHandle { shell: board.shell, board: StoredValue::new(Arc::new(board)) }
    }

    pub fn board(self) -> Arc<dyn DynBoard> {
        self.board.get_value()
    }
}
