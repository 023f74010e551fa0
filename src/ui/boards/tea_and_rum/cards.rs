//! Captains for hire, contracts on their board, allegiances on display. Called by the layouts. The view determines
//! which captains could be hired and which contracts fulfilled.

use leptos::prelude::*;

use crate::games::tea_and_rum::words::{drawings, labels, nouns, phrases};
use crate::games::tea_and_rum::{Allegiance, Captain, Colour, Contract, Good, Goods, Icon, Part, members};
use crate::ui::kit::{Memo, icon};
use crate::ui::shell::spot::Spot;

use super::context::Context;
use super::{marks, noun, say};

/// Draws a captain's cost: dollars, goods beside them, wood as the alternative.
fn price(ctx: Context, captain: Captain) -> impl IntoView {
    let card = captain.card();
    let fee = move || ctx.player.get().captain_price(captain);
    let wood = (card.or_wood > 0).then(|| {
        let wood = Goods::units(Good::Wood, card.or_wood);
        view! { <i>{say(&labels::or())}</i>{marks::cost(wood, ctx.goods)} }.into_any()
    });
    view! {
        <span class="r-price">
            {move || marks::coin(fee())}
            {marks::cost(card.plus, ctx.goods)}
            {wood}
        </span>
    }
}

/// Draws the face of a captain: price, round, name, hiring bonus, effect of cannons.
fn face(ctx: Context, captain: Captain) -> impl IntoView {
    let card = captain.card();
    let has_words = ctx.has_words() || ctx.is_choosing_large();
    let fire = match card.cannons {
        0 => view! { <span class="r-fire none"></span> }.into_any(),
        _ => view! { <span class="r-fire">{marks::activation(captain)}</span> }.into_any(),
    };
    view! {
        <span class="r-portrait">
            {marks::glyph(drawings::captain(captain))}
            {price(ctx, captain)}
            <span class="r-round">{nouns::roman(card.round)}</span>
            <span class="r-wishes">{marks::symbols(&card.symbols)}</span>
        </span>
        <span class="r-name">{noun(nouns::captain(captain))}</span>
        <span class="r-hire">{icon("bolt", "r-i r-bolt")}{marks::row(card.instant)}</span>
        {fire}
        {has_words.then(|| view! { <span class="r-tells">{say(&labels::captain(captain))}</span> }.into_any())}
    }
}

fn captain(ctx: Context, captain: Captain) -> AnyView {
    let board = ctx.board;
    let can_be_hired = move || board.view.with(|view| view.could_hire(ctx.seat.get(), captain));
    let class = move || if can_be_hired() { "r-in ok" } else { "r-in no" };
    view! {
        <span
            class="r-place-of"
            data-anchor=format!("captain-{}", captain.0)
            title=move || board.name(Part::Captain(captain))
        >
            <Spot board part=Part::Captain(captain) class="r-captain" switch=true>
                <span class=move || class()>{face(ctx, captain)}</span>
            </Spot>
        </span>
    }
    .into_any()
}

/// Draws the captains on display, newest first.
pub fn captains(ctx: Context) -> AnyView {
    let on_display = move || ctx.board.view.with(|view| view.table.captains);
    let newest_first = move || {
        let mut all: Vec<u8> = members(on_display()).collect();
        all.reverse();
        all
    };
    let is_many = move || on_display().count_ones() > 5;
    // Up to four captains have a line each on a phone.
    let is_few = move || on_display().count_ones() < 5;
    let note = move || say(&labels::can_pay(ctx.could_choose(Icon::Hire).unwrap_or(0), on_display().count_ones()));
    view! {
        <section
            class="panel r-captains"
            aria-label=say(&labels::captains())
            data-region="captains"
            data-anchor="captains"
        >
            <header class="row">
                <h2 class="grow">{say(&labels::captains())}</h2>
                <span class="xs mute">{move || note()}</span>
            </header>
            <div class="r-hands" class:many=move || is_many() class:few=move || is_few()>
                <For each=newest_first key=|number| *number let:number>{captain(ctx, Captain(number))}</For>
            </div>
        </section>
    }
    .into_any()
}

/// Draws the slip of a contract: the goods to pay, and the points of either colour. A phone has a line for each
/// contract, which also lists the missing goods.
fn slip(ctx: Context, contract: Contract) -> impl IntoView {
    let card = contract.card();
    let missing_goods = move || say(&labels::missing(&card.pay.missing_from(&ctx.goods.get())));
    view! {
        <span class="r-slip">
            <span class="r-pay">{marks::cost(card.pay, ctx.goods)}</span>
            <span class="r-either">
                {marks::crest(Colour::Blue, card.points[0].into())}
                <i>"/"</i>
                {marks::crest(Colour::Red, card.points[1].into())}
            </span>
            {ctx.has_words().then(|| view! { <span class="r-tells">{move || missing_goods()}</span> }.into_any())}
        </span>
    }
}

fn space(ctx: Context, index: u8) -> AnyView {
    let board = ctx.board;
    let contract = Memo::new(move |_| board.view.with(|view| view.table.spaces[usize::from(index)]));
    let bonus =
        board.view.with_untracked(|view| marks::row(view.table.player_count_rules().spaces[usize::from(index)]));
    let class = move || match contract.get() {
        None => "r-in empty",
        Some(_) if board.view.with(|view| view.could_fulfil(ctx.seat.get(), index)) => "r-in ok",
        Some(_) => "r-in no",
    };
    let is_refilled = Memo::new(move |_| board.view.with(|view| view.table.refills_contracts()));
    let content = move || match contract.get() {
        None => {
            let label = if is_refilled.get() { labels::empty_space() } else { labels::empty_for_good() };
            view! { <span class="r-slip none">{say(&label)}</span> }.into_any()
        }
        Some(contract) => slip(ctx, contract).into_any(),
    };
    view! {
        <span
            class="r-place-of"
            data-anchor=format!("space-{index}")
            title=move || board.name(Part::Space(index))
        >
            // Several contracts say that the reader has the goods: a lesson names the piece instead.
            <Spot board part=Part::Space(index) class="r-contract" switch=true attr:data-beside="">
                <span class=move || class()>{move || content()}<span class="r-bonus">{bonus}</span></span>
            </Spot>
        </span>
    }
    .into_any()
}

pub fn contracts(ctx: Context) -> AnyView {
    let count = ctx.board.view.with_untracked(|view| view.table.player_count_rules().spaces.len()) as u8;
    let spaces = (0..count).map(|index| space(ctx, index)).collect_view();
    let caption = say(&if ctx.is_roomy() { labels::drift() } else { labels::drift_down() });
    view! {
        <section class="panel r-contracts" aria-label=say(&labels::contracts()) data-region="contracts">
            <header class="row">
                <h2 class="grow">{say(&labels::contracts())}</h2>
                <span class="xs mute">{caption}</span>
            </header>
            <div class="r-spaces">{spaces}</div>
        </section>
    }
    .into_any()
}

fn allegiance(ctx: Context, card: Allegiance) -> AnyView {
    let so_far = move || say(&labels::so_far(&ctx.player.get().progress(card)));
    view! {
        <Spot board=ctx.board part=Part::Allegiance(card) class="r-allegiance" switch=true>
            <span class="r-in">
                <span class="r-scroll">{marks::glyph("allegiance")}</span>
                <span class="r-oath"><b>{say(&phrases::condition_alone(card))}</b><em>{move || so_far()}</em></span>
                {marks::crest(Colour::Red, card.red().into())}
            </span>
        </Spot>
    }
    .into_any()
}

pub fn allegiances(ctx: Context) -> AnyView {
    let on_display = move || ctx.board.view.with(|view| view.table.allegiances);
    view! {
        <section
            class="panel r-allegiances"
            aria-label=say(&labels::allegiances())
            data-region="allegiances"
            data-anchor="allegiances"
        >
            <header class="row">
                <h2 class="grow">{say(&labels::allegiances())}</h2>
                <span class="xs mute">{say(&labels::allegiances_help())}</span>
            </header>
            <div class="r-oaths">
                <For each={move || members(on_display()).collect::<Vec<_>>()} key=|number| *number let:number>
                    {allegiance(ctx, Allegiance(number))}
                </For>
            </div>
        </section>
    }
    .into_any()
}
