//! What a game has to draw.
//!
//! A board is given what can be pressed and sends back what was pressed; it never works out a rule. The folders of
//! `ui::boards` implement [`Board`]; the shell calls it through [`DynBoard`](super::board_handle::DynBoard).

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::plan::Plan;
use crate::ui::text;
use crate::words::{Piece, Title};

use super::board_context::BoardContext;
use super::flights::Flight;

/// Shows the end of a game; calls back when it is done.
pub type Finale<G> = fn(BoardContext<G>, Callback<()>) -> AnyView;

/// The head of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// A class of the frame; empty for none.
    pub class: &'static str,
    /// The id of a drawing in the symbol sheets; empty for none.
    pub drawing: &'static str,
    /// The small line over the title.
    pub above: String,
    /// What it is about.
    pub title: String,
    /// The words of the button that carries it out.
    pub button: String,
}

impl Heading {
    /// The name of the plan beside this drawing.
    pub fn of<G: Title>(plan: &Plan<G>, drawing: &'static str) -> Heading {
        Heading {
            class: "",
            drawing,
            above: text::YOUR_ACTION.to_owned(),
            title: plan.verb.clone(),
            button: plan.verb.clone(),
        }
    }
}

/// What a game draws.
pub trait Board: Title {
    /// Everything between the top bar and the lower edge, laid into the areas of the table's grid.
    fn play(board: BoardContext<Self>) -> AnyView;
    /// What stands on a seat's panel under the name: the public counts.
    fn seat(board: BoardContext<Self>, seat: Seat) -> AnyView;
    /// What stands in a seat's chip on a phone, beside the score.
    fn chip(board: BoardContext<Self>, seat: Seat) -> AnyView;
    /// The head of a plan in the frame of the decision.
    fn heading_of(view: &Self::View, plan: &Plan<Self>) -> Heading {
        let _ = view;
        Heading::of(plan, "")
    }
    /// Whether the board itself draws this event in the middle of that frame, so that no line says it as well.
    fn draws(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
    /// The piece that stays pressed for the next action once a plan is carried out, if it can be pressed then.
    fn stays_pressed(plan: &Plan<Self>) -> Option<Self::Part> {
        let _ = plan;
        None
    }
    /// The running score of a seat; `None` where it is not shown.
    fn score(view: &Self::View, seat: Seat) -> Option<i32>;
    /// What stands in place of [`Board::score`] where points are counted in more than one number, or are hidden by
    /// something that is drawn.
    fn total(board: BoardContext<Self>, seat: Seat) -> Option<AnyView> {
        let _ = (board, seat);
        None
    }
    /// The scene of the end before the result, where a game has one: it is shown once, when the game ends on this page,
    /// and calls back when it is done. Until then nothing else says who has won.
    fn finale() -> Option<Finale<Self>> {
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
    /// The picture of a piece of the box, for the catalogue; `None` where there is none.
    fn picture(piece: Piece) -> Option<AnyView> {
        let _ = piece;
        None
    }
    /// A small picture of the position for the shelf.
    fn thumbnail(view: &Self::View) -> AnyView;
    /// A large picture of the table as it is set up, for the setup page, with what stands over it; `None`
    /// where the box says enough.
    fn preview(view: &Self::View) -> Option<(&'static str, AnyView)> {
        let _ = view;
        None
    }
}
