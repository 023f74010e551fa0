//! The contract card: the demands and rewards of the companies, and the contracts still to come.

use leptos::prelude::*;

use crate::games::ceylon::Ceylon;
use crate::games::ceylon::data::{CONTRACT_ROWS, CONTRACTS};
use crate::games::ceylon::pieces::Company;
use crate::games::ceylon::view::{Place, View};
use crate::games::ceylon::words::{kinds, labels};
use crate::ui::kit::icon;
use crate::ui::shell::board_context::BoardContext;

use super::say;
use super::train::demand;

/// Returns the class of a contract's mark.
fn place_class(place: Place) -> &'static str {
    match place {
        Place::Deck => "to-come",
        Place::Train => "on-train",
        Place::Filed => "filed",
    }
}

/// Draws a row of the card: a demand, its reward, and a mark for each company with such a contract.
fn row(view: &View, row: usize) -> AnyView {
    let order = &CONTRACTS[row];
    let cell = |company: Company| {
        let places: Vec<Place> = view.contracts(company, order.demand).collect();
        let place_mark = |place: &Place| view! { <i class=place_class(*place)></i> }.into_any();
        view! {
            <td>
                <span class="unseen">{say(&labels::places(&places))}</span>
                {places.iter().map(place_mark).collect_view()}
            </td>
        }
        .into_any()
    };
    view! {
        <tr>
            <th scope="row">{demand(order, "i18")}</th>
            <td>{order.rupees}</td>
            <td>{order.points}</td>
            {Company::ALL.map(cell).collect_view()}
        </tr>
    }
    .into_any()
}

/// Draws the card. A company that the reader has no space for is dashed, as on the train.
pub fn card(board: BoardContext<Ceylon>) -> AnyView {
    let company_cells = move || {
        board.view.with(|view| {
            let estate = view.table.estates[board.hand_seat.get().unwrap_or(view.seat())];
            let company_cell = |company: Company| {
                let is_full = !estate.has_space(company);
                view! { <th scope="col"><i class="company small" class:full=is_full>{company.number()}</i></th> }
                    .into_any()
            };
            Company::ALL.map(company_cell).collect_view()
        })
    };
    let rows = move || board.view.with(|view| CONTRACT_ROWS.map(|number| row(view, number).into_any()).collect_view());
    view! {
        <section class="panel contract-card" aria-label=say(&labels::contracts()) data-ask=kinds::NEXT>
            <table>
                <thead>
                    <tr>
                        <td class="tt">{say(&labels::contracts())}</td>
                        <td>{icon("coin", "i16")}</td>
                        <td>{icon("star", "i16")}</td>
                        {move || company_cells()}
                    </tr>
                </thead>
                <tbody>{move || rows()}</tbody>
            </table>
            <p class="xs mute">
                <i class=place_class(Place::Deck)></i>{say(&labels::to_come())}
                <i class=place_class(Place::Train)></i>{say(&labels::on_train())}
                <span>{say(&labels::company_set())}</span>
            </p>
        </section>
    }
    .into_any()
}
