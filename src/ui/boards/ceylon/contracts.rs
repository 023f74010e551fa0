//! The contract card: the demands and rewards of the companies, and the contracts still to come.

use leptos::prelude::*;

use crate::games::ceylon::Ceylon;
use crate::games::ceylon::data::{CONTRACT_ROWS, CONTRACTS};
use crate::games::ceylon::pieces::Company;
use crate::games::ceylon::text::asked;
use crate::games::ceylon::view::{Place, View};
use crate::ui::kit::icon;
use crate::ui::shell::board_context::BoardContext;

use super::text;
use super::train::demand;

/// Draws a row of the card: a demand, its reward, and a mark for each company with such a contract.
fn row(view: &View, row: usize) -> AnyView {
    let order = &CONTRACTS[row];
    let cell = |company: Company| {
        let places: Vec<Place> = view.contracts(company, order.demand).collect();
        let mark = |place: &Place| view! { <i class=text::mark_of(*place)></i> }.into_any();
        view! { <td><span class="unseen">{text::places(&places)}</span>{places.iter().map(mark).collect_view()}</td> }
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
    let head = move || {
        board.view.with(|view| {
            let own = view.table.estates[board.me.get().unwrap_or(view.seat())];
            let head = |company: Company| {
                let full = !own.has_space(company);
                view! { <th scope="col"><i class="company small" class:full=full>{company.number()}</i></th> }
                    .into_any()
            };
            Company::ALL.map(head).collect_view()
        })
    };
    let rows = move || board.view.with(|view| CONTRACT_ROWS.map(|number| row(view, number).into_any()).collect_view());
    view! {
        <section class="panel contract-card" aria-label=text::CONTRACTS data-ask=asked::NEXT>
            <table>
                <thead>
                    <tr>
                        <td class="tt">{text::CONTRACTS}</td>
                        <td>{icon("coin", "i16")}</td>
                        <td>{icon("star", "i16")}</td>
                        {head}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="xs mute">
                <i class=text::mark_of(Place::Deck)></i>{text::TO_COME}
                <i class=text::mark_of(Place::Train)></i>{text::ON_TRAIN}
                <span>{text::company_set()}</span>
            </p>
        </section>
    }
    .into_any()
}
