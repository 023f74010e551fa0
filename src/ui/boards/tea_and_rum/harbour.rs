//! The ships: small over the roofs, and as rows of cargo to choose from while they are sold.

use leptos::prelude::*;

use crate::games::tea_and_rum::{Part, Ship, Stage, members};
use crate::ui::shell::spot::Spot;

use super::{Context, marks, text};

/// The lane over the roofs: the ships that still lie there, with their prices.
pub fn lane(ctx: Context) -> AnyView {
    let board = ctx.board;
    let ships = Memo::new(move |_| board.view.with(|view| (view.table.ships, view.table.stage == Stage::Ships)));
    let drawn = move || {
        let (ships, _) = ships.get();
        let own = ctx.own.get();
        members(ships)
            .map(|ship| {
                let wave = "<svg class=\"r-swell\" viewBox=\"0 0 30 8\" aria-hidden=\"true\"><path d=\"M0 4q5-4 10 0t10 0 10 0\"/></svg>";
                format!("<span class=\"r-sail\"><span>{}{wave}</span><b>${}</b></span>", marks::glyph("clipper", ""), own.fare(Ship(ship)))
            })
            .collect::<String>()
    };
    let words = move || {
        let (left, open) = ships.get();
        text::ships(left.count_ones(), open)
    };
    view! {
        <div class="r-lane-of-ships" data-anchor="ships">
            <span class="r-lane-words"><b>{text::SHIPS}</b><span>{words}</span></span>
            <span class="r-sails" aria-hidden="true" inner_html=drawn></span>
        </div>
    }
    .into_any()
}

fn ship(ctx: Context, ship: Ship) -> AnyView {
    let board = ctx.board;
    let fare = Memo::new(move |_| ctx.own.get().fare(ship));
    let class = move || if ctx.own.get().money >= fare.get() { "r-ship" } else { "r-ship dear" };
    let rows = ship.rows().iter().enumerate().map(|(index, goods)| {
        view! {
            <Spot board part=Part::Ship(ship, index as u8) class="r-cargo" switch=true>
                <span class="r-icons" inner_html=marks::goods(goods)></span>
            </Spot>
        }
    });
    view! {
        <section class=class aria-label=move || text::ship_for(fare.get()) data-anchor=format!("ship-{}", ship.0)>
            <span class="r-hull" aria-hidden="true" inner_html=move || format!("{}{}", marks::glyph("clipper", ""), marks::coin(fare.get()))></span>
            <div class="r-cargoes">{rows.collect_view()}</div>
        </section>
    }.into_any()
}

/// The harbour, where one ship at a time is bought for one of its rows.
pub fn harbour(ctx: Context) -> AnyView {
    let ships = Memo::new(move |_| ctx.board.view.with(|view| view.table.ships));
    let buyers = move || ctx.board.view.with(|view| text::still_buying(&view.table, &ctx.names()));
    view! {
        <section class="panel r-harbour" aria-label=text::HARBOUR data-region="harbour" data-anchor="ships">
            <header class="row"><h2 class="grow">{text::HARBOUR}</h2><span class="xs mute">{buyers}</span></header>
            <div class="r-berths">
                <For each={move || members(ships.get()).collect::<Vec<_>>()} key=|number| *number let:number>{ship(ctx, Ship(number))}</For>
            </div>
        </section>
    }.into_any()
}
