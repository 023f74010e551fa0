//! The drawing interface of a game.
//!
//! A board is told which parts can be pressed and reports the presses; it never applies a rule itself. The folders of
//! `ui::boards` implement [`Board`]; the shell calls it through [`DynBoard`](super::board_handle::DynBoard).

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::plan::Plan;
use crate::ui::text;
use crate::words::{Piece, Title};

use super::board_context::BoardContext;
use super::flights::Flight;

/// Draws the closing scene of a game, which runs the callback when it is done.
pub type Finale<G> = fn(BoardContext<G>, Callback<()>) -> AnyView;

/// The heading of a plan, with the label of its button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// Class of the frame; empty for none.
    pub class: &'static str,
    /// Id of a drawing in the symbol sheets; empty for none.
    pub drawing: &'static str,
    /// Small line above the title.
    pub above: String,
    pub title: String,
    /// Label of the button that carries out the plan.
    pub button: String,
}

impl Heading {
    /// Returns a heading with the plan's name next to this drawing.
    pub fn new<G: Title>(plan: &Plan<G>, drawing: &'static str) -> Heading {
        Heading {
            class: "",
            drawing,
            above: text::YOUR_ACTION.to_string(),
            title: plan.verb.clone(),
            button: plan.verb.clone(),
        }
    }
}

/// The drawings that a game has to supply; everything else at its table is drawn by the shell.
pub trait Board: Title {
    /// Draws everything between the top bar and the lower edge, placed into the areas of the table's grid.
    fn play(board: BoardContext<Self>) -> AnyView;
    /// Draws the public counts on a seat's panel, under the name.
    fn seat(board: BoardContext<Self>, seat: Seat) -> AnyView;
    /// Draws the content of a seat's chip on a phone, beside the score.
    fn chip(board: BoardContext<Self>, seat: Seat) -> AnyView;
    /// Returns the heading shown in the frame of a decision.
    fn heading_of(view: &Self::View, plan: &Plan<Self>) -> Heading {
        let _ = view;
        Heading::new(plan, "")
    }
    /// Whether the board itself draws this event in the middle of a decision's frame, so that no line is needed for it.
    fn draws(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
    /// Returns the piece that is pressed again for the next action once a plan is carried out, provided that it can be
    /// pressed then; `None` for none.
    fn stays_pressed(plan: &Plan<Self>) -> Option<Self::Part> {
        let _ = plan;
        None
    }
    /// Returns the running score of a seat; `None` if it is not shown.
    fn score(view: &Self::View, seat: Seat) -> Option<i32>;
    /// Draws a replacement for [`Board::score`] if points are counted in more than one number or are hidden by a
    /// drawing.
    fn total(board: BoardContext<Self>, seat: Seat) -> Option<AnyView> {
        let _ = (board, seat);
        None
    }
    /// Returns the closing scene before the result, if the game has one: it is shown once, when the game ends on this
    /// page, and calls back when it is done. Until then nothing else reveals the winner.
    fn finale() -> Option<Finale<Self>> {
        None
    }
    /// Returns the drawings of the scene above the result, which the style sheets of the game place and move. Empty by
    /// default.
    fn last_scene() -> &'static [&'static str] {
        &[]
    }
    /// Returns the part of a seat's panel, if seats can be pressed.
    fn seat_part(seat: Seat) -> Option<Self::Part> {
        let _ = seat;
        None
    }
    /// Adds the flights shown for `event`, as far as the viewer of `view` may know it.
    fn flights(view: &Self::View, event: &Self::Event, flights: &mut Vec<Flight>) {
        let _ = (view, event, flights);
    }
    /// Draws a piece for the contents of the box; `None` if there is no picture.
    fn picture(piece: Piece) -> Option<AnyView> {
        let _ = piece;
        None
    }
    /// Draws a small picture of the position for the shelf.
    fn thumbnail(view: &Self::View) -> AnyView;
    /// Draws a large picture of the initial table for the setup page, with its caption; `None` if the page shows the
    /// cover of the box instead.
    fn preview(view: &Self::View) -> Option<(String, AnyView)> {
        let _ = view;
        None
    }
}
