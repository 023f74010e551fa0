//! The train: three wagons with their contracts, and the engine.

use leptos::prelude::*;

use crate::games::ceylon::Ceylon;
use crate::games::ceylon::data::{Order, WAGONS};
use crate::games::ceylon::pieces::Tea;
use crate::games::ceylon::press::Part;
use crate::games::ceylon::words::nouns::chest_icon;
use crate::games::ceylon::words::{kinds, labels};
use crate::table::Asked;
use crate::ui::kit::icon;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;
use crate::words::Piece;

use super::say;

/// Draws the chests that an order demands.
pub fn demand(order: &Order, class: &'static str) -> AnyView {
    let chests = Tea::ALL.into_iter().flat_map(|tea| (0..order.demand[tea.index()]).map(move |_| tea));
    chests.map(|tea| icon(chest_icon(tea), class)).collect_view().into_any()
}

/// Draws a wagon: the company over the door, its demand, its reward. Chests that the reader has are solid, missing
/// ones pale.
fn wagon(board: BoardContext<Ceylon>, index: u8) -> AnyView {
    let content = move || {
        board.view.with(|view| {
            let Some(contract) = view.table.wagons[usize::from(index)] else {
                return view! { <span class="wagon-load bare">{say(&labels::empty())}</span> }.into_any();
            };
            let (order, seat) = (contract.order(), board.hand_seat.get().unwrap_or(view.seat()));
            let chests = view.demand(seat, contract);
            let chest = |(tea, held)| icon(chest_icon(tea), if held { "held" } else { "missing" });
            let is_full = !view.table.estates[seat].has_space(order.company);
            view! {
                <span class="company" class:full=is_full>{order.company.number()}</span>
                <span class="wagon-load">
                    <span class="wagon-chests">
                        {chests.map(chest).collect_view()}
                    </span>
                    <span class="wagon-gain">
                        {icon("coin", "i16")}
                        {order.rupees}
                        {icon("star", "i16")}
                        {order.points}
                    </span>
                </span>
            }
            .into_any()
        })
    };
    view! {
        <span class="wagon-place" data-anchor=format!("wagon-{index}")>
            <Spot board part=Part::Wagon(index) class="wagon">{move || content()}</Spot>
        </span>
    }
    .into_any()
}

pub fn train(board: BoardContext<Ceylon>) -> AnyView {
    let next_contract = move || {
        board.view.with(|view| {
            let (company, left) = (view.table.top?, view.table.contracts.len());
            Some(view! {
                <span class="next-contract">
                    {icon("contract", "i16")}
                    {left}
                    <i class="company small">{company.number()}</i>
                </span>
            })
        })
    };
    let look_label = say(&labels::look_at_next());
    view! {
        <div class="train" data-region="train">
            {(0..WAGONS as u8).map(|index| wagon(board, index)).collect_view()}
            <button type="button" class="engine" aria-label=look_label.clone() title=look_label
                data-ask=kinds::NEXT on:click=move |_| board.ask(Asked::Piece(Piece::new(kinds::NEXT, 0)))>
                {icon("loco", "loco")}{move || next_contract()}
            </button>
        </div>
    }
    .into_any()
}
