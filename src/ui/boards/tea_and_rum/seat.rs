//! The content of a seat's panel: points or a closed chest, public counts, goods, workers, cards. Called by the board
//! for the shell's panels. Points come from the view, which hides those in a closed chest.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::words::{drawings, kinds, labels};
use crate::games::tea_and_rum::{Allegiance, Building, Captain, Player, Stage, TeaAndRum, members};
use crate::ui::shell::board_context::BoardContext;
use crate::words::{Message, Piece};

use super::{marks, say};

/// Draws the two crests of a seat, or its closed chest.
pub fn points(points: Option<[u16; 2]>) -> AnyView {
    match points {
        Some([blue, red]) => view! {
            <span class="r-crests" role="img" aria-label=say(&labels::points([blue, red]))>
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
            <span class="r-crests closed" role="img" aria-label=say(&labels::closed_chest())>
                <span>{marks::glyph("vp-chest")}</span>
                {say(&labels::chest())}
            </span>
        }
        .into_any(),
    }
}

/// Draws a count of a seat beside its symbol.
fn figure(
    own: Memo<Player>,
    (id, name, class): (&'static str, Message, &'static str),
    asks: String,
    count: fn(&Player) -> u32,
) -> AnyView {
    let name = say(&name);
    let title = name.clone();
    view! {
        <span class=class title=title data-ask=asks>
            <span class="unseen">{name}</span>
            <span>{marks::glyph(id)}</span>
            {move || own.with(count)}
        </span>
    }
    .into_any()
}

fn figures(own: Memo<Player>, seat: Seat) -> AnyView {
    let held = || Piece::new(kinds::HELD, seat.index()).to_string();
    view! {
        {figure(own, ("doubloon", labels::money(), "res"), kinds::MONEY.into(), |own| own.money.into())}
        {figure(own, ("pop", labels::population_label(), "res"), kinds::POPULATION.into(), |own| own.population.into())}
        {figure(own, ("star", labels::reputation_label(), "res"), kinds::STEP.into(), |own| own.step.into())}
        <span class="grow"></span>
        {figure(own, ("act-build", labels::buildings(), "res few"), held(), |own| own.buildings.count_ones())}
        {figure(own, ("act-captain", labels::captains_hired(), "res few"), held(), |own| own.captains.count_ones())}
        {figure(own, ("contract", labels::contracts_fulfilled(), "res few"), held(), |own| own.contracts.count_ones())}
    }
    .into_any()
}

fn cards((buildings, captains): (u32, u32)) -> AnyView {
    let building = |one: Building| (drawings::building(one), Piece::new(kinds::BUILDING, one as usize));
    let buildings = Building::ALL.into_iter().filter(|one| buildings & one.bit() != 0).map(building);
    let captain = |one: Captain| (drawings::captain(one), Piece::new(kinds::CAPTAIN, one.index()));
    let captains = members(captains).map(Captain).map(captain);
    let card =
        |(id, piece): (&str, Piece)| view! { <span data-ask=piece.to_string()>{marks::glyph(id)}</span> }.into_any();
    buildings.chain(captains).map(card).collect_view().into_any()
}

/// Draws the allegiance of a seat: what it must prove, and whether it has proved it.
fn oath((card, proved): (Allegiance, bool)) -> AnyView {
    let seal = if proved { "seal-ok" } else { "seal" };
    let says = say(&labels::must_prove(card, proved));
    let title = says.clone();
    let asks = Piece::new(kinds::ALLEGIANCE, card.index()).to_string();
    view! {
        <span class="r-must" title=title data-ask=asks>
            <span>{marks::glyph(seal)}</span>
            {says}
        </span>
    }
    .into_any()
}

/// Draws the whole panel under the name.
pub fn seat(board: BoardContext<TeaAndRum>, seat: Seat) -> AnyView {
    let own = Memo::new(move |_| board.view.with(|view| view.table.players[seat]));
    let workers = Memo::new(move |_| {
        board.view.with(|view| if view.table.stage <= Stage::Actions { view.table.workers_left(seat) } else { 0 })
    });
    let goods = Memo::new(move |_| own.with(|own| own.goods));
    let sworn = Memo::new(move |_| own.with(|own| own.allegiance.map(|card| (card, own.proved))));
    let held = Memo::new(move |_| own.with(|own| (own.buildings, own.captains)));
    let left = move || (0..workers.get()).map(|_| marks::worker(Some(seat), "")).collect_view();
    view! {
        <span class="r-figures">{figures(own, seat)}</span>
        <span class="r-figures">
            <span class="r-goods" data-ask=kinds::WAREHOUSE>{move || marks::goods(&goods.get())}</span>
            <span class="grow"></span>
            <span class="r-workers" title=say(&labels::workers_left()) data-ask=kinds::WORKER>
                {move || left()}
            </span>
        </span>
        {move || sworn.get().map(oath)}
        <span class="r-shown" aria-hidden="true">
            {move || cards(held.get())}
        </span>
    }
    .into_any()
}
