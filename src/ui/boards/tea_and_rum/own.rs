//! What lies before the player: warehouse, money, crests, the call of the Crown, buildings, captains.

use crate::engine::words::capital;
use leptos::prelude::*;

use crate::games::tea_and_rum::data::{CROWN_CALLS, EXPANSIONS, LAST_STEP, MOST_POPULATION, POPULATION};
use crate::games::tea_and_rum::{Building, Captain, Colour, Good, Part, members, text as names};
use crate::ui::shell::spot::Spot;

use super::{Context, cards, marks, text};

/// One square of the warehouse.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Square {
    /// A unit that stays.
    Holds(Good, usize),
    /// A unit that what is chosen takes away.
    Leaves(Good, usize),
    /// A unit that what is chosen brings.
    Comes(Good),
    /// Nothing.
    Free,
    /// Covered by an expansion token of so many dollars; the first of them is for sale.
    Covered(u8, bool),
}

/// The squares as they are, marked with what is chosen.
fn squares(ctx: Context) -> Vec<Square> {
    let own = ctx.own.get();
    let change = ctx.change.get().unwrap_or_default();
    let mut all = Vec::new();
    for (good, count) in own.goods.iter() {
        let leaving = change.goods[good as usize].min(0).unsigned_abs() as u8;
        for nth in 1..=count {
            let leaves = nth > count.saturating_sub(leaving);
            all.push(if leaves { Square::Leaves(good, nth.into()) } else { Square::Holds(good, nth.into()) });
        }
    }
    for good in Good::ALL {
        (0..change.goods[good as usize]).for_each(|_| all.push(Square::Comes(good)));
    }
    let open = usize::from(own.squares());
    while all.len() < open {
        all.push(Square::Free);
    }
    let left = EXPANSIONS.iter().skip(own.expansions.into()).enumerate();
    all.extend(left.map(|(index, price)| Square::Covered(*price, index == 0)));
    all
}

fn square_class(square: Square) -> &'static str {
    match square {
        Square::Holds(..) => "r-square",
        Square::Leaves(..) => "r-square leaves",
        Square::Comes(_) => "r-square comes",
        Square::Free => "r-square free",
        Square::Covered(..) => "r-square covered",
    }
}

fn token(price: u8) -> String {
    format!(
        "<svg class=\"r-i r-n r-token\" viewBox=\"0 0 48 48\" aria-hidden=\"true\"><use href=\"#expand\"/><text x=\"24\" y=\"33\">${price}</text></svg>"
    )
}

/// The squares to look at, on one line.
pub fn strip(ctx: Context) -> AnyView {
    let all = Memo::new(move |_| squares(ctx));
    let drawn = move || {
        all.get()
            .into_iter()
            .map(|square| {
                let inside = match square {
                    Square::Holds(good, _) | Square::Leaves(good, _) | Square::Comes(good) => {
                        marks::glyph(names::good_icon(good), "")
                    }
                    Square::Free => String::new(),
                    Square::Covered(price, _) => format!("<b>{price}</b>"),
                };
                format!("<span class=\"{}\">{inside}</span>", square_class(square))
            })
            .collect::<String>()
    };
    view! { <span class="r-squares" role="img" aria-label=move || text::warehouse(&ctx.own.get()) inner_html=drawn></span> }.into_any()
}

/// The squares as buttons.
pub fn warehouse(ctx: Context) -> AnyView {
    let board = ctx.board;
    let all = Memo::new(move |_| squares(ctx));
    let square = move |square: Square| {
        let class = square_class(square);
        match square {
            Square::Holds(good, nth) | Square::Leaves(good, nth) => view! {
                <Spot board part=Part::Stored(good) nth class=class><span inner_html=marks::glyph(names::good_icon(good), "")></span></Spot>
            }.into_any(),
            Square::Covered(price, true) => {
                view! { <Spot board part=Part::Expansion class=class><span inner_html=token(price)></span></Spot> }.into_any()
            }
            Square::Covered(price, false) => view! { <span class=class inner_html=token(price)></span> }.into_any(),
            Square::Comes(good) => {
                view! { <span class=class inner_html=marks::glyph(names::good_icon(good), "")></span> }.into_any()
            }
            Square::Free => view! { <span class=class></span> }.into_any(),
        }
    };
    view! { <div class="r-squares big" data-anchor="warehouse" data-region="warehouse">{move || all.get().into_iter().map(square).collect_view()}</div> }.into_any()
}

/// Dollars, and what they become.
pub fn money(ctx: Context) -> AnyView {
    let after = move || {
        let change = ctx.change.get().map_or(0, |change| change.money);
        let now = i32::from(ctx.own.get().money);
        (change != 0).then(
            || view! { <span class={if change > 0 { "gain" } else { "cost" }}>{format!("→ {}", now + change)}</span> },
        )
    };
    view! {
        <span class="r-money" data-anchor="money">
            <span inner_html=marks::glyph("bag", "")></span>
            <b>{move || format!("${}", ctx.own.get().money)}</b>{after}
        </span>
    }
    .into_any()
}

/// The own points: always readable to their owner.
pub fn crests(ctx: Context) -> AnyView {
    let drawn = move || {
        let [blue, red] = ctx.own.get().points;
        format!(
            "<span>{}{blue}</span><span>{}{red}</span>",
            marks::glyph(names::colour_icon(Colour::Blue), ""),
            marks::glyph(names::colour_icon(Colour::Red), "")
        )
    };
    view! { <span class="r-crests" data-anchor="crests" role="img" aria-label=move || text::points(ctx.own.get().points) inner_html=drawn></span> }.into_any()
}

/// Eight blue points to the call of the Crown; then the seal of the allegiance.
pub fn call(ctx: Context) -> AnyView {
    let board = ctx.board;
    let sworn = Memo::new(move |_| ctx.own.get().allegiance);
    let inside = move || match sworn.get() {
        None => {
            let pips = move || {
                let blue = ctx.own.get().points[0];
                (0..CROWN_CALLS)
                    .map(|index| if index < blue { "<i class=\"on\"></i>" } else { "<i></i>" })
                    .collect::<String>()
            };
            let left = move || text::to_call(CROWN_CALLS.saturating_sub(ctx.own.get().points[0]));
            view! { <span class="r-pips" aria-hidden="true" inner_html=pips></span><em>{left}</em> }.into_any()
        }
        Some(card) => {
            let seal = move || marks::glyph(if ctx.own.get().proved { "seal-ok" } else { "seal" }, "");
            let words = move || {
                let own = ctx.own.get();
                if own.proved { text::PROVED.to_owned() } else { text::so_far(&cards::progress(&own, card)) }
            };
            view! {
                <Spot board part=Part::Seal class="r-seal">
                    <span inner_html=seal></span>
                    <span class="r-oath"><b>{capital(&names::condition(card))}</b><em>{words}</em></span>
                </Spot>
            }
            .into_any()
        }
    };
    view! { <div class="r-call">{inside}</div> }.into_any()
}

/// Citizens, a cell each.
pub fn people(ctx: Context) -> AnyView {
    let drawn = move || {
        let own = ctx.own.get();
        let next = ctx.change.get().map_or(0, |change| change.citizens);
        (POPULATION..=MOST_POPULATION)
            .map(|level| {
                let class = match level {
                    _ if level == own.population => "now",
                    _ if level < own.population => "past",
                    _ if i32::from(level) <= i32::from(own.population) + next => "next",
                    _ => "",
                };
                format!("<i class=\"{class}\">{level}</i>")
            })
            .collect::<String>()
    };
    view! {
        <div class="r-people" role="img" aria-label=move || text::population(ctx.own.get().population)>
            <span inner_html=marks::glyph("pop", "")></span><span class="r-cells-of-people" inner_html=drawn></span>
        </div>
    }
    .into_any()
}

/// The own buildings, contracts and captains; what can be used is lit.
pub fn holdings(ctx: Context) -> AnyView {
    let board = ctx.board;
    let buildings = Memo::new(move |_| ctx.own.get().buildings);
    let captains = Memo::new(move |_| ctx.own.get().captains);
    let contracts = Memo::new(move |_| ctx.own.get().contracts.count_ones());
    let building = move |building: Building| {
        view! { <Spot board part=Part::Own(building) class="r-owned"><span inner_html=marks::glyph(names::building_icon(building), "")></span></Spot> }
    };
    let crew = move |captain: Captain| {
        let card = captain.card();
        let done = move || card.cannons == 0 || ctx.own.get().activated & captain.bit() != 0;
        let fire = move || {
            if done() {
                return String::new();
            }
            let cannons: String = (0..card.cannons).map(|_| marks::glyph("cannon", "")).collect();
            format!("{cannons}<b>:</b>{}", marks::row(card.activation))
        };
        view! {
            <Spot board part=Part::Crew(captain) class="r-crew">
                <span class="r-head" class:done=done inner_html=marks::glyph(names::captain_icon(captain), "")></span>
                <span class="r-fire" inner_html=fire></span>
            </Spot>
        }
    };
    let empty = move || buildings.get() == 0 && captains.get() == 0 && contracts.get() == 0;
    view! {
        <div class="r-holdings" data-region="holdings" data-anchor="holdings">
            <For each={move || Building::ALL.into_iter().filter(|one| buildings.get() & one.bit() != 0).collect::<Vec<_>>()} key=|one| *one let:one>
                {building(one)}
            </For>
            {move || (contracts.get() > 0).then(|| view! { <span class="r-owned" role="img" aria-label=text::fulfilled(contracts.get())><span inner_html=marks::glyph("contract", "")></span><b>{contracts.get()}</b></span> })}
            <For each={move || members(captains.get()).collect::<Vec<_>>()} key=|one| *one let:one>{crew(Captain(one))}</For>
            {move || empty().then(|| view! { <span class="xs mute">{text::NOTHING_YET}</span> })}
        </div>
    }.into_any()
}

/// Everything that lies before the player.
pub fn board(ctx: Context) -> AnyView {
    let used = move || {
        let own = ctx.own.get();
        text::squares(own.goods.total(), own.squares())
    };
    let step = move || text::step(ctx.own.get().step, LAST_STEP);
    view! {
        <section class="panel r-own" aria-label=text::YOUR_BOARD>
            <div class="r-own-left">
                <header class="row"><h2>{text::WAREHOUSE}</h2><span class="xs mute grow">{used}</span><span class="xs mute">{move || text::evaluate(&ctx.own.get())}</span></header>
                {warehouse(ctx)}
            </div>
            <div class="r-own-right">
                <div class="row">{money(ctx)}<span class="grow xs mute">{step}</span>{crests(ctx)}</div>
                {call(ctx)}
                {people(ctx)}
                {holdings(ctx)}
            </div>
        </section>
    }.into_any()
}
