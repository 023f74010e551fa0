//! The board of Tea & Rum.
//!
//! `layouts` arranges the parts on a desktop, a tablet and a phone; `context` is their shared state. `town` is the
//! four houses under their `roofs`, `pier` the reputation track, `harbour` the ships, `shelf` the buildings, `cards`
//! captains, contracts and allegiances, `own` the player's own board, `seat` the panels of all players, `standing` the
//! comparisons, `round_end` the scene between two rounds. `decision` is the current task, with its `choices` and the
//! `chosen` action; `trade` is the draft on the `scale`; `finale` is the reveal in the `bay`. `marks` are the small
//! drawings, `flights` the flying pieces. All of it reads a view and presses parts.

mod bay;
mod cards;
mod choices;
mod chosen;
mod components;
mod context;
mod decision;
mod finale;
mod flights;
mod harbour;
mod layouts;
mod marks;
mod own;
mod pier;
mod roofs;
mod round_end;
mod scale;
mod seat;
mod shelf;
mod standing;
mod town;
mod trade;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::words::labels;
use crate::games::tea_and_rum::{self as game, Event, TeaAndRum, View};
use crate::table::plan::Plan;
use crate::ui::boards::{Board, Finale, Heading};
use crate::ui::kit::Memo;
use crate::ui::kit::context::Size;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::flights::Flight;
use crate::words::{self, Message, Piece};

use context::Context;

/// Puts a message that names no player into words.
fn say(message: &Message) -> String {
    words::say::<TeaAndRum>(message)
}

/// Returns the noun with this id.
fn noun(id: &'static str) -> String {
    say(&Message::new(id))
}

impl Board for TeaAndRum {
    fn play(board: BoardContext<Self>) -> AnyView {
        let ctx = Context::open(board);
        let layout = move || match board.shell.app.size.get() {
            Size::Phone => layouts::phone(ctx),
            Size::Tablet => layouts::tablet(ctx),
            Size::Desktop => layouts::desktop(ctx),
        };
        view! { {move || layout()}{round_end::round_end(ctx)} }.into_any()
    }

    fn heading_of(view: &View, plan: &Plan<Self>) -> Heading {
        chosen::heading_of(view, plan)
    }

    /// The heading of the plan already names the worker's move.
    fn draws(event: &Event) -> bool {
        matches!(event, Event::Worked { .. })
    }

    fn seat(board: BoardContext<Self>, seat: Seat) -> AnyView {
        seat::seat(board, seat)
    }

    fn chip(_: BoardContext<Self>, _: Seat) -> AnyView {
        ().into_any()
    }

    fn score(_: &View, _: Seat) -> Option<i32> {
        None
    }

    fn total(board: BoardContext<Self>, seat: Seat) -> Option<AnyView> {
        let points = Memo::new(move |_| board.view.with(|view| view.points(seat)));
        Some(view! { {move || seat::points(points.get())} }.into_any())
    }

    fn finale() -> Option<Finale<Self>> {
        Some(finale::finale)
    }

    fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
        flights::flights(view, event, flights);
    }

    fn picture(piece: Piece) -> Option<AnyView> {
        components::picture(piece)
    }

    fn thumbnail(view: &View) -> AnyView {
        picture(view, 4, "thumb r-thumb")
    }

    fn preview(view: &View) -> Option<(String, AnyView)> {
        let pictures = view! {
            {picture(view, 2, "r-preview tall")}
            {picture(view, 4, "r-preview flat")}
        };
        Some((say(&labels::preview()), pictures.into_any()))
    }
}

/// Draws small houses, `columns` of them side by side, with the workers on their floors.
fn picture(view: &View, columns: usize, class: &'static str) -> AnyView {
    let rows = game::Board::ALL.len() / columns;
    let (width, height) = (226 * columns + 24, 300 * rows + 60);
    let house = |action_board: game::Board| {
        let (x, y) = (26 + 226 * (action_board as usize % columns), 50 + 300 * (action_board as usize / columns));
        let transform = format!("translate({x} {y})");
        view! {
            <g transform=transform class=town::class(action_board)>
                {town::house_thumbnail(&view.table, action_board)}
            </g>
        }
        .into_any()
    };
    view! {
        <svg class=class viewBox=format!("0 0 {width} {height}") preserveAspectRatio="xMidYMid slice"
            aria-hidden="true">
            {roofs::skyline(width, height)}
            {game::Board::ALL.map(house).collect_view()}
        </svg>
    }
    .into_any()
}
