//! The ships: small above the roofs, and as rows of cargo to choose from while they are sold. Called by the layouts.
//! The view provides a ship's price and whether it can be paid.

use leptos::prelude::*;

use crate::games::tea_and_rum::words::{labels, phrases};
use crate::games::tea_and_rum::{Part, Ship, members};
use crate::ui::kit::Memo;
use crate::ui::shell::spot::Spot;

use super::context::Context;
use super::{marks, say};

/// Returns the set of all ships seen in this round. It keeps sold ships, so that their berths stay and no other ship
/// moves.
fn berths(ctx: Context) -> Memo<u32> {
    let in_harbour = Memo::new(move |_| ctx.board.view.with(|view| (view.table.round, view.table.ships)));
    let all_seen = Memo::new(move |previous: Option<&(u8, u32)>| {
        let (round, ships) = in_harbour.get();
        let earlier = previous.filter(|(seen_round, _)| *seen_round == round).map_or(0, |(_, all_seen)| *all_seen);
        (round, ships | earlier)
    });
    Memo::new(move |_| all_seen.get().1)
}

fn sail(ctx: Context, ship: Ship) -> AnyView {
    let fare = move || ctx.player.get().ship_price(ship);
    view! {
        <span class="r-sail">
            <span>
                {marks::glyph("clipper")}
                <svg class="r-swell" viewBox="0 0 30 8" aria-hidden="true"><path d="M0 4q5-4 10 0t10 0 10 0"/></svg>
            </span>
            <b>{move || say(&phrases::dollars(fare()))}</b>
        </span>
    }
    .into_any()
}

/// Draws the lane above the roofs: the remaining ships, with their prices.
pub fn lane(ctx: Context) -> AnyView {
    let board = ctx.board;
    let ships = move || board.view.with(|view| view.table.ships);
    let words = move || board.view.with(|view| say(&labels::ships(&view.table)));
    view! {
        <div class="r-lane-of-ships" data-anchor="ships">
            <span class="r-lane-words">
                <b>{say(&labels::ships_label())}</b>
                <span>{move || words()}</span>
            </span>
            <span class="r-sails" aria-hidden="true">
                <For each={move || members(ships()).collect::<Vec<_>>()} key=|number| *number let:number>
                    {sail(ctx, Ship(number))}
                </For>
            </span>
        </div>
    }
    .into_any()
}

fn ship(ctx: Context, ship: Ship) -> AnyView {
    let board = ctx.board;
    let fare = move || ctx.player.get().ship_price(ship);
    let is_sold = move || board.view.with(|view| members(view.table.ships).all(|number| number != ship.0));
    let is_too_expensive = move || !board.view.with(|view| view.could_buy_ship(ctx.seat.get(), ship));
    let rows = ship.rows().iter().enumerate().map(|(index, goods)| {
        view! {
            <Spot board part=Part::Ship(ship, index as u8) class="r-cargo" switch=true>
                <span class="r-icons">{marks::goods(goods)}</span>
            </Spot>
        }
        .into_any()
    });
    view! {
        <section
            class="r-ship"
            class:dear=move || is_too_expensive() || is_sold()
            class:sold=move || is_sold()
            aria-label=move || say(&if is_sold() { labels::ship_sold() } else { labels::ship_for(fare()) })
        >
            <span class="r-hull" data-anchor=format!("ship-{}", ship.0) aria-hidden="true">
                {marks::glyph("clipper")}
                {move || match is_sold() {
                    true => view! { <em>{say(&labels::ship_sold())}</em> }.into_any(),
                    false => marks::coin(fare()),
                }}
            </span>
            <div class="r-cargoes">{rows.collect_view()}</div>
        </section>
    }
    .into_any()
}

/// Draws the harbour, where one ship at a time is bought for one of its rows.
pub fn harbour(ctx: Context) -> AnyView {
    let ships = berths(ctx);
    let buyers = move || ctx.board.say(&ctx.board.view.with(|view| labels::still_buying(&view.table)));
    view! {
        <section class="panel r-harbour" aria-label=say(&labels::harbour()) data-region="harbour" data-anchor="ships">
            <header class="row">
                <h2 class="grow">{say(&labels::harbour())}</h2>
                <span class="xs mute">{move || buyers()}</span>
            </header>
            <div class="r-berths">
                <For each={move || members(ships.get()).collect::<Vec<_>>()} key=|number| *number let:number>
                    {ship(ctx, Ship(number))}
                </For>
            </div>
        </section>
    }
    .into_any()
}
