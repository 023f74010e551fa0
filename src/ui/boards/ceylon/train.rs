//! The train: three wagons with their contracts, and the engine. After a delivery it leaves with the chests and comes
//! back with the next contract.

use leptos::prelude::*;

use crate::games::ceylon::Ceylon;
use crate::games::ceylon::data::{Order, WAGONS};
use crate::games::ceylon::pieces::Tea;
use crate::games::ceylon::press::Part;
use crate::games::ceylon::state::Contract;
use crate::games::ceylon::words::nouns::chest_icon;
use crate::games::ceylon::words::{kinds, labels};
use crate::table::Asked;
use crate::ui::kit::{effect, icon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;
use crate::words::Piece;

use super::say;

/// Draws the chests that an order demands.
pub fn demand(order: &Order, class: &'static str) -> AnyView {
    let chests = Tea::ALL.into_iter().flat_map(|tea| (0..order.demand[tea.index()]).map(move |_| tea));
    chests.map(|tea| icon(chest_icon(tea), class)).collect_view().into_any()
}

/// Duration of a train's way out and back, in milliseconds.
const WAY_MS: f64 = 2400.0;

/// The wagon that leaves, by its number, and the contract it had.
type Departing = RwSignal<Option<(usize, Contract)>>;

/// Follows the deliveries: a wagon whose contract is fulfilled leaves, until the train is back or a press ends its way.
/// No rival moves before that. Nothing moves while the reader looks back or takes back.
fn departures(board: BoardContext<Ceylon>) -> Departing {
    let departing: Departing = RwSignal::new(None);
    let shell = board.shell;
    Effect::new(move |before: Option<(u32, [Option<Contract>; WAGONS])>| {
        let wagons = board.view.with(|view| view.table.wagons);
        let plies = shell.read_untracked(|table| table.plies());
        let moves = untrack(|| shell.is_now()) && shell.app.settings.stretch() > 0.0;
        if let Some((_, there)) = before.filter(|(previous, _)| moves && *previous < plies) {
            let left = there.into_iter().zip(wagons).position(|(there, now)| there.is_some() && there != now);
            if let Some((index, contract)) = left.and_then(|index| Some((index, there[index]?))) {
                departing.set(Some((index, contract)));
                shell.begin_scene(WAY_MS * shell.app.settings.stretch());
            }
        }
        (plies, wagons)
    });
    let stop = move || {
        if departing.try_get_untracked().flatten().is_some() {
            departing.set(None);
            shell.end_scene();
        }
    };
    effect(move || {
        shell.skips.track();
        stop();
    });
    let press = window_event_listener(leptos::ev::pointerdown, move |_| stop());
    on_cleanup(move || press.remove());
    departing
}

/// Draws the load of a wagon: the company over the door, the chests, the rewards.
fn load(order: &Order, is_full: bool, chests: AnyView) -> AnyView {
    view! {
        <span class="company" class:full=is_full>{order.company.number()}</span>
        <span class="wagon-load">
            <span class="wagon-chests">{chests}</span>
            <span class="wagon-gain">{icon("coin", "i16")} {order.rupees} {icon("star", "i16")} {order.points}</span>
        </span>
    }
    .into_any()
}

/// Draws a wagon. Chests that the reader has are solid, missing ones pale. While the wagon leaves, its full load covers
/// the next one.
fn wagon(board: BoardContext<Ceylon>, departing: Departing, index: u8) -> AnyView {
    let content = move || {
        board.view.with(|view| {
            let Some(contract) = view.table.wagons[usize::from(index)] else {
                return view! { <span class="wagon-load bare">{say(&labels::empty())}</span> }.into_any();
            };
            let (order, seat) = (contract.order(), board.hand_seat.get().unwrap_or(view.seat()));
            let chests = view.demand(seat, contract);
            let chest = |(tea, held)| icon(chest_icon(tea), if held { "held" } else { "missing" });
            let is_full = !view.table.estates[seat].has_space(order.company);
            load(order, is_full, chests.map(chest).collect_view().into_any())
        })
    };
    let leaving = move || {
        let (_, contract) = departing.get().filter(|(leaving, _)| *leaving == usize::from(index))?;
        let order = contract.order();
        let load = load(order, false, demand(order, "held"));
        Some(view! { <span class="wagon leaving" aria-hidden="true">{load}</span> }.into_any())
    };
    view! {
        <span class="wagon-place" data-anchor=format!("wagon-{index}")>
            <Spot board part=Part::Wagon(index) class="wagon">{move || content()}</Spot>
            {move || leaving()}
        </span>
    }
    .into_any()
}

pub fn train(board: BoardContext<Ceylon>) -> AnyView {
    let next_contract = move || {
        board.view.with(|view| {
            let (company, left) = (view.table.top?, view.table.contracts.len());
            let view = view! {
                <span class="next-contract">
                    {icon("contract", "i16")}
                    {left}
                    <i class="company small">{company.number()}</i>
                </span>
            };
            Some(view.into_any())
        })
    };
    let look_label = say(&labels::look_at_next());
    let departing = departures(board);
    view! {
        <div
            class="train"
            class:departing=move || departing.with(Option::is_some)
            data-region="train"
            style:--way=move || format!("{}ms", WAY_MS * board.shell.app.settings.stretch())
            on:animationend=move |_| departing.set(None)
        >
            {(0..WAGONS as u8).map(|index| wagon(board, departing, index)).collect_view()}
            <button type="button" class="engine" aria-label=look_label.clone() title=look_label
                data-ask=kinds::NEXT on:click=move |_| board.ask(Asked::Piece(Piece::new(kinds::NEXT, 0)))>
                {icon("loco", "loco")}{move || next_contract()}
            </button>
        </div>
    }
    .into_any()
}
