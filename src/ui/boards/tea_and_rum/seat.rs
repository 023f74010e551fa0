//! What stands on a seat's panel: points or a closed chest, public counts, goods, workers, cards.
//!
//! Called by the board for the shell's panels. Points come from the view, which hides those in a closed chest.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::{Building, Captain, Player, Stage, TeaAndRum, members, text::names};
use crate::ui::shell::board_context::BoardContext;

use super::{marks, text};

/// The two crests of a seat, or its closed chest.
pub fn points(points: Option<[u16; 2]>) -> AnyView {
    match points {
        Some([blue, red]) => view! {
            <span class="r-crests" role="img" aria-label=text::points([blue, red])>
                <span>
                    <span>{marks::glyph("vp-blue")}</span>
                    {blue}
                </span>
                <span>
                    <span>{marks::glyph("vp-red")}</span>
                    {red}
                </span>
            </span>
        }
        .into_any(),
        None => view! {
            <span class="r-crests closed" role="img" aria-label=text::closed_chest()>
                <span>{marks::glyph("vp-chest")}</span>
                {text::chest()}
            </span>
        }
        .into_any(),
    }
}

fn figure(id: &str, name: &'static str, value: u32, class: &'static str) -> impl IntoView + use<> {
    view! {
        <span class=class title=name>
            <span class="unseen">{name}</span>
            <span>{marks::glyph(id)}</span>
            {value}
        </span>
    }
}

fn figures(own: &Player) -> impl IntoView + use<> {
    view! {
        {figure("doubloon", text::MONEY, own.money.into(), "res")}
        {figure("pop", text::POPULATION, own.population.into(), "res")}
        {figure("star", text::REPUTATION, own.step.into(), "res")}
        <span class="grow"></span>
        {figure("act-build", text::BUILDINGS, own.buildings.count_ones(), "res few")}
        {figure("act-captain", text::HIRED, own.captains.count_ones(), "res few")}
        {figure("contract", text::FULFILLED, own.contracts.count_ones(), "res few")}
    }
}

/// The buildings and captains of a seat.
fn cards(own: &Player) -> impl IntoView + use<> {
    let buildings = Building::ALL.into_iter().filter(|one| own.owns(*one)).map(names::building_icon);
    let captains = members(own.captains).map(|one| names::captain_icon(Captain(one)));
    buildings.chain(captains).map(marks::glyph).collect_view()
}

/// What a seat has sworn to prove.
fn oath(own: &Player) -> Option<AnyView> {
    let card = own.allegiance?;
    let seal = if own.proved { "seal-ok" } else { "seal" };
    let says = text::must_prove(&names::condition(card), own.proved);
    let title = says.clone();
    Some(
        view! {
            <span class="r-must" title=title>
                <span>{marks::glyph(seal)}</span>
                {says}
            </span>
        }
        .into_any(),
    )
}

/// The whole panel under the name.
pub fn seat(board: BoardContext<TeaAndRum>, seat: Seat) -> AnyView {
    let own = Memo::new(move |_| board.view.with(|view| view.table.players[seat]));
    let workers = Memo::new(move |_| {
        board.view.with(|view| if view.table.stage <= Stage::Actions { view.table.workers_left(seat) } else { 0 })
    });
    let left = move || (0..workers.get()).map(|_| marks::worker(Some(seat), "")).collect_view();
    view! {
        <span class="r-figures">{move || figures(&own.get())}</span>
        <span class="r-figures">
            <span class="r-goods">{move || marks::goods(&own.get().goods)}</span>
            <span class="grow"></span>
            <span class="r-workers" title=text::WORKERS>
                {left}
            </span>
        </span>
        {move || oath(&own.get())}
        <span class="r-shown" aria-hidden="true">
            {move || cards(&own.get())}
        </span>
    }
    .into_any()
}
