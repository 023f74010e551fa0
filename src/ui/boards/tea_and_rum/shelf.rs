//! The shelf of buildings, one lane per family: the cost, bonus, symbols and remaining copies of each, and what the
//! player lacks. Called by the layouts. The view determines what could be built.

use leptos::prelude::*;

use crate::games::tea_and_rum::words::{drawings, labels, nouns, phrases};
use crate::games::tea_and_rum::{Building, Family, Part, Symbol};
use crate::ui::kit::{Memo, badge};
use crate::ui::shell::spot::Spot;

use super::context::Context;
use super::{marks, noun, say};

/// The availability of a building to the player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Availability {
    Own,
    SoldOut,
    CouldBuild,
    CouldNot,
}

fn availability(ctx: Context, building: Building) -> Availability {
    ctx.board.view.with(|view| {
        if ctx.player.get().owns(building) {
            Availability::Own
        } else if view.table.stock[building as usize] == 0 {
            Availability::SoldOut
        } else if view.could_build(ctx.seat.get(), building) {
            Availability::CouldBuild
        } else {
            Availability::CouldNot
        }
    })
}

fn cell(ctx: Context, building: Building) -> AnyView {
    let board = ctx.board;
    let card = building.card();
    let availability = Memo::new(move |_| availability(ctx, building));
    let class = move || match availability.get() {
        Availability::Own => "r-in own",
        Availability::SoldOut => "r-in no sold",
        Availability::CouldBuild => "r-in ok",
        Availability::CouldNot => "r-in no",
    };
    let price_mark = move || match availability.get() {
        Availability::Own => view! { <span class="r-mark">{badge(ctx.seat.get(), "xs")}</span> }.into_any(),
        Availability::CouldBuild => view! { <span class="r-mark r-tick">{marks::glyph("ui-check")}</span> }.into_any(),
        Availability::SoldOut | Availability::CouldNot => ().into_any(),
    };
    let status_text = Memo::new(move |_| match availability.get() {
        Availability::Own => Some(labels::yours()),
        Availability::SoldOut => Some(labels::sold_out()),
        Availability::CouldBuild | Availability::CouldNot => None,
    });
    let cost = move || match status_text.get() {
        Some(status_text) => view! { <span class="r-said">{say(&status_text)}</span> }.into_any(),
        None => marks::short_cost(card.cost, ctx.goods),
    };
    // A phone has no room for the remaining counts, and no mouse to hover over a card.
    let roomy = ctx.is_roomy();
    let left = roomy.then(|| {
        let stock = move || board.view.with(|view| view.table.stock[building as usize]);
        let copies = board.view.with_untracked(|view| view.table.player_count_rules().copies);
        let copy = move |index: u8| view! { <u class:e=move || stock() <= index></u> }.into_any();
        view! { <span class="r-left">{(0..copies).map(copy).collect_view()}</span> }.into_any()
    });
    let effect = phrases::lasting(building).filter(|_| ctx.is_choosing_large());
    view! {
        <span
            class="r-place-of"
            data-anchor=format!("building-{}", building as usize)
            title=move || roomy.then(|| board.name(Part::Building(building)))
        >
            <Spot board part=Part::Building(building) class="r-building" switch=true>
                <span class=move || class()>
                    <span class="r-pic">{marks::glyph(drawings::building(building))}{move || price_mark()}</span>
                    <span class="r-name">{name(building)}</span>
                    <span class="r-cost">{move || cost()}</span>
                    <span class="r-gain">
                        {marks::printed(card.points)}<span class="r-inst">{marks::row(card.instant)}</span>
                    </span>
                    <span class="r-wishes">{marks::symbols(&card.symbols)}</span>
                    {left}
                    {effect.map(|effect| view! { <span class="r-tells">{say(&effect)}</span> }.into_any())}
                </span>
            </Spot>
        </span>
    }
    .into_any()
}

/// Draws the name of a building, with a shorter form for narrow places.
fn name(building: Building) -> AnyView {
    let (full, short) = (noun(nouns::building(building)), say(&labels::short_name(building)));
    if short == full {
        return full.into_any();
    }
    view! { <span class="r-full">{full}</span><span class="r-short">{short}</span> }.into_any()
}

/// Returns the class that sets a family's colour.
fn family_class(family: Family) -> &'static str {
    ["crown", "trades", "hygiene", "leisure", "security"][family as usize]
}

fn lane(ctx: Context, family: Family) -> impl IntoView {
    let cells = ctx.board.view.with_untracked(|view| {
        let members = Building::ALL.into_iter().filter(|building| building.card().family == family);
        let taking_part = members.filter(|building| view.table.has_building(*building));
        taking_part.map(|building| cell(ctx, building)).collect_view()
    });
    let symbol = match family {
        Family::Hygiene => Some(Symbol::Hygiene),
        Family::Leisure => Some(Symbol::Entertainment),
        Family::Security => Some(Symbol::Security),
        Family::Crown | Family::Trades => None,
    };
    let name = say(&labels::family(family));
    let heading = name.clone();
    view! {
        <section class=format!("r-lane {}", family_class(family)) aria-label=name>
            <h2><span class="grow">{heading}</span><span>{symbol.map(marks::symbol)}</span></h2>
            <div class="r-cells">{cells}</div>
        </section>
    }
}

pub fn shelf(ctx: Context) -> AnyView {
    let has_five_players = ctx.board.view.with_untracked(|view| !view.table.player_count_rules().removes);
    view! {
        <div class="r-shelf" class:five=has_five_players data-region="shelf">
            {Family::ALL.map(|family| lane(ctx, family).into_any()).collect_view()}
        </div>
    }
    .into_any()
}
