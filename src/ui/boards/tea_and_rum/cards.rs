//! Captains for hire, contracts on their board, allegiances on display.

use crate::engine::words::capital;
use leptos::prelude::*;

use crate::games::tea_and_rum::{Allegiance, Captain, Colour, Part, Player, Table, members, text as names};
use crate::ui::shell::spot::Spot;

use super::{Context, marks, text};

/// Whether a player could hire a captain.
pub fn hireable(player: &Player, captain: Captain) -> bool {
    let card = captain.card();
    let money = player.money >= player.fee(captain) && player.goods.covers(&card.plus);
    let wood = card.or_wood > 0 && player.goods[crate::games::tea_and_rum::Good::Wood] >= card.or_wood;
    money || wood
}

/// The captains that a player could hire now.
pub fn choices(table: &Table, player: &Player) -> usize {
    members(table.captains).filter(|captain| hireable(player, Captain(*captain))).count()
}

/// The contracts that a player could fulfil now.
pub fn deliveries(table: &Table, player: &Player) -> usize {
    table.spaces.iter().flatten().filter(|contract| player.goods.covers(&contract.card().pay)).count()
}

/// The face of a captain: price, round, name, what hiring gives, what cannons bring.
pub fn face(captain: Captain, own: &Player) -> String {
    let card = captain.card();
    let or_wood = if card.or_wood > 0 {
        format!(
            "<i>{}</i>{}",
            text::OR,
            marks::cost(&crate::games::tea_and_rum::Goods([0, card.or_wood, 0, 0, 0, 0]), &own.goods)
        )
    } else {
        String::new()
    };
    let activation = if card.cannons > 0 {
        let cannons: String = (0..card.cannons).map(|_| marks::glyph("cannon", "")).collect();
        format!("<span class=\"r-fire\">{cannons}<b>:</b>{}</span>", marks::row(card.activation))
    } else {
        "<span class=\"r-fire none\"></span>".into()
    };
    format!(
        "<span class=\"r-portrait\">{}<span class=\"r-price\">{}{}{or_wood}</span><span class=\"r-round\">{}</span><span class=\"r-wishes\">{}</span></span><span class=\"r-name\">{}</span><span class=\"r-hire\">{}{}</span>{activation}",
        marks::glyph(names::captain_icon(captain), ""),
        marks::coin(own.fee(captain)),
        marks::cost(&card.plus, &own.goods),
        names::roman(card.round),
        marks::symbols(&card.symbols),
        card.name,
        marks::glyph("bolt", "r-bolt"),
        marks::row(card.instant),
    )
}

fn captain(ctx: Context, captain: Captain) -> AnyView {
    let class = move || if hireable(&ctx.own.get(), captain) { "r-in ok" } else { "r-in no" };
    view! {
        <span class="r-place-of" data-anchor=format!("captain-{}", captain.0) title=move || ctx.board.name(Part::Captain(captain))>
            <Spot board=ctx.board part=Part::Captain(captain) class="r-captain" switch=true>
                <span class=class inner_html=move || face(captain, &ctx.own.get())></span>
            </Spot>
        </span>
    }.into_any()
}

/// The captains on display, the newest first.
pub fn captains(ctx: Context) -> AnyView {
    let shown = Memo::new(move |_| ctx.board.view.with(|view| view.table.captains));
    let many = move || shown.get().count_ones() > 6;
    let note = move || {
        ctx.board.view.with(|view| text::can_pay(choices(&view.table, &ctx.own.get()), shown.get().count_ones()))
    };
    view! {
        <section class="panel r-captains" aria-label=text::CAPTAINS data-region="captains" data-anchor="captains">
            <header class="row"><h2 class="grow">{text::CAPTAINS}</h2><span class="xs mute">{note}</span></header>
            <div class="r-hands" class:many=many>
                <For each={move || { let mut all: Vec<u8> = members(shown.get()).collect(); all.reverse(); all }} key=|number| *number let:number>
                    {captain(ctx, Captain(number))}
                </For>
            </div>
        </section>
    }.into_any()
}

fn space(ctx: Context, index: u8) -> AnyView {
    let board = ctx.board;
    let contract = Memo::new(move |_| board.view.with(|view| view.table.spaces[usize::from(index)]));
    let bonus = board.view.with_untracked(|view| marks::row(view.table.crew().spaces[usize::from(index)]));
    let class = move || match contract.get() {
        None => "r-in empty",
        Some(contract) if ctx.own.get().goods.covers(&contract.card().pay) => "r-in ok",
        Some(_) => "r-in no",
    };
    let inside = move || match contract.get() {
        None => {
            format!("<span class=\"r-slip none\">{}</span><span class=\"r-bonus\">{bonus}</span>", text::EMPTY_SPACE)
        }
        Some(contract) => {
            let card = contract.card();
            format!(
                "<span class=\"r-slip\"><span class=\"r-pay\">{}</span><span class=\"r-either\">{}<i>/</i>{}</span></span><span class=\"r-bonus\">{bonus}</span>",
                marks::cost(&card.pay, &ctx.own.get().goods),
                marks::crest(Colour::Blue, card.points[0].into()),
                marks::crest(Colour::Red, card.points[1].into()),
            )
        }
    };
    view! {
        <span class="r-place-of" data-anchor=format!("space-{index}") title=move || board.name(Part::Space(index))>
            <Spot board part=Part::Space(index) class="r-contract" switch=true>
                <span class=class inner_html=inside></span>
            </Spot>
        </span>
    }
    .into_any()
}

/// The contracts board.
pub fn contracts(ctx: Context) -> AnyView {
    let count = ctx.board.view.with_untracked(|view| view.table.crew().spaces.len()) as u8;
    view! {
        <section class="panel r-contracts" aria-label=text::CONTRACTS data-region="contracts">
            <header class="row"><h2 class="grow">{text::CONTRACTS}</h2><span class="xs mute">{text::DRIFT}</span></header>
            <div class="r-spaces">{(0..count).map(|index| space(ctx, index)).collect_view()}</div>
        </section>
    }.into_any()
}

/// How far a player is with an allegiance: "3 of 7".
pub fn progress(player: &Player, card: Allegiance) -> String {
    use crate::games::tea_and_rum::Condition;
    let buildings = player.buildings.count_ones();
    let of = |have: u32, need: u8| text::of(have, need.into());
    match card.condition() {
        Condition::Buildings(n) => of(buildings, n),
        Condition::Population(n) => of(player.population.into(), n),
        Condition::Family(n) => {
            let families = crate::games::tea_and_rum::Family::ALL;
            let most = families
                .map(|family| (player.buildings & crate::games::tea_and_rum::data::family_set(family)).count_ones());
            of(most.into_iter().max().unwrap_or(0), n)
        }
        Condition::Reputation(n) => of(player.step.into(), n),
        Condition::Each(b, c, k) => {
            format!(
                "{}, {}, {}",
                of(buildings, b),
                of(player.captains.count_ones(), c),
                of(player.contracts.count_ones(), k)
            )
        }
        Condition::Balance(_) => text::apart(player.points),
        Condition::Contracts(n) => of(player.contracts.count_ones(), n),
        Condition::Captains(n) => of(player.captains.count_ones(), n),
        Condition::Dollars(n) => of(player.money.into(), n),
        Condition::Pay(goods) => text::have(&names::missing_goods(&player.goods, &goods)),
    }
}

fn allegiance(ctx: Context, card: Allegiance) -> AnyView {
    let inside = move || {
        format!(
            "<span class=\"r-scroll\">{}</span><span class=\"r-oath\"><b>{}</b><em>{}</em></span>{}",
            marks::glyph("allegiance", ""),
            capital(&names::condition(card)),
            text::so_far(&progress(&ctx.own.get(), card)),
            marks::crest(Colour::Red, card.red().into())
        )
    };
    view! {
        <Spot board=ctx.board part=Part::Allegiance(card) class="r-allegiance" switch=true>
            <span class="r-in" inner_html=inside></span>
        </Spot>
    }
    .into_any()
}

/// The allegiances on display.
pub fn allegiances(ctx: Context) -> AnyView {
    let shown = Memo::new(move |_| ctx.board.view.with(|view| view.table.allegiances));
    view! {
        <section class="panel r-allegiances" aria-label=text::ALLEGIANCES data-region="allegiances" data-anchor="allegiances">
            <header class="row"><h2 class="grow">{text::ALLEGIANCES}</h2><span class="xs mute">{text::ALLEGIANCES_HELP}</span></header>
            <div class="r-oaths">
                <For each={move || members(shown.get()).collect::<Vec<_>>()} key=|number| *number let:number>
                    {allegiance(ctx, Allegiance(number))}
                </For>
            </div>
        </section>
    }.into_any()
}
