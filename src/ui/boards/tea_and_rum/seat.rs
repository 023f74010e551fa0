//! The content of a seat's panel: points or a closed chest, public counts, goods, workers, cards. Called by the board
//! for the shell's panels. Points come from the view, which hides those in a closed chest.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::words::{drawings, kinds, labels};
use crate::games::tea_and_rum::{Allegiance, Building, Captain, Player, Stage, TeaAndRum, members};
use crate::ui::kit::Memo;
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
    player: Memo<Player>,
    (id, name, class): (&'static str, Message, &'static str),
    piece: String,
    count: fn(&Player) -> u32,
) -> AnyView {
    let name = say(&name);
    let title = name.clone();
    view! {
        <span class=class data-ask=piece>
            <span class="unseen">{name}</span>
            <span title=title aria-hidden="true">{marks::glyph(id)}</span>
            {move || player.with(count).to_string()}
        </span>
    }
    .into_any()
}

fn figures(player: Memo<Player>, seat: Seat) -> AnyView {
    let holdings_piece = || Piece::new(kinds::HELD, seat.index()).to_string();
    let count = |id, name, piece: &str, read| figure(player, (id, name, "res"), piece.into(), read);
    let card_count = |id, name, read| figure(player, (id, name, "res few"), holdings_piece(), read);
    view! {
        {count("doubloon", labels::money(), kinds::MONEY, |player| player.money.into())}
        {count("pop", labels::population_label(), kinds::POPULATION, |player| player.population.into())}
        {count("star", labels::reputation_label(), kinds::STEP, |player| player.step.into())}
        <span class="grow"></span>
        {card_count("act-build", labels::buildings(), |player| player.buildings.count_ones())}
        {card_count("act-captain", labels::captains_hired(), |player| player.captains.count_ones())}
        {card_count("contract", labels::contracts_fulfilled(), |player| player.contracts.count_ones())}
    }
    .into_any()
}

fn cards((buildings, captains): (u32, u32)) -> AnyView {
    let building = |building: Building| (drawings::building(building), Piece::new(kinds::BUILDING, building as usize));
    let buildings = Building::ALL.into_iter().filter(|building| buildings & building.bit() != 0).map(building);
    let captain = |captain: Captain| (drawings::captain(captain), Piece::new(kinds::CAPTAIN, captain.index()));
    let captains = members(captains).map(Captain).map(captain);
    let card =
        |(id, piece): (&str, Piece)| view! { <span data-ask=piece.to_string()>{marks::glyph(id)}</span> }.into_any();
    buildings.chain(captains).map(card).collect_view().into_any()
}

/// Draws the allegiance of a seat: what it must prove, and whether it has proved it.
fn oath((card, proved): (Allegiance, bool)) -> AnyView {
    let seal = if proved { "seal-ok" } else { "seal" };
    let text = say(&labels::must_prove(card, proved));
    let title = text.clone();
    let piece = Piece::new(kinds::ALLEGIANCE, card.index()).to_string();
    view! {
        <span class="r-must" title=title data-ask=piece>
            <span>{marks::glyph(seal)}</span>
            {text}
        </span>
    }
    .into_any()
}

/// Draws the whole panel under the name.
pub fn seat(board: BoardContext<TeaAndRum>, seat: Seat) -> AnyView {
    let player = Memo::new(move |_| board.view.with(|view| view.after_exchange(seat)));
    let workers = Memo::new(move |_| {
        board.view.with(|view| if view.table.stage <= Stage::Actions { view.table.workers_left(seat) } else { 0 })
    });
    let goods = move || player.with(|player| player.goods);
    let allegiance = move || player.with(|player| player.allegiance.map(|card| (card, player.proved)));
    let card_sets = move || player.with(|player| (player.buildings, player.captains));
    let worker_icons = move || (0..workers.get()).map(|_| marks::worker(Some(seat), "")).collect_view();
    view! {
        <span class="r-figures">{figures(player, seat)}</span>
        <span class="r-figures">
            <span class="r-goods" data-ask=kinds::WAREHOUSE>{move || marks::goods(&goods())}</span>
            <span class="grow"></span>
            <span class="r-workers" title=say(&labels::workers_left()) data-ask=kinds::WORKER>
                {move || worker_icons()}
            </span>
        </span>
        {move || allegiance().map(oath)}
        <span class="r-shown" aria-hidden="true">
            {move || cards(card_sets())}
        </span>
    }
    .into_any()
}
