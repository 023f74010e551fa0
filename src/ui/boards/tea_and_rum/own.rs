//! The player's own board: warehouse, money, crests, the call of the Crown, buildings, captains. Called by the
//! layouts. Marks the changes by the chosen action; the game computes them.

use leptos::prelude::*;

use crate::games::tea_and_rum::data::{CROWN_CALLS, LAST_STEP, MAX_POPULATION, POPULATION};
use crate::games::tea_and_rum::words::{drawings, kinds, labels, phrases};
use crate::games::tea_and_rum::{Allegiance, Building, Captain, Colour, Good, Part, Stage, members};
use crate::ui::shell::spot::Spot;
use crate::words::Piece;

use super::context::Context;
use super::{marks, say};

/// A square of the warehouse.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Square {
    /// A unit that stays, with its index among its kind.
    Stored(Good, usize),
    /// A unit removed by the choice, with its index among its kind.
    Removed(Good, usize),
    /// A unit added by the choice.
    Added(Good),
    Free,
    /// Covered by an expansion token of this price in dollars; the first of them is for sale.
    Covered(u8, bool),
}

/// Returns the current squares, marked with the changes by the choice.
fn squares(ctx: Context) -> Vec<Square> {
    let player = ctx.player.get();
    let change = ctx.change.get().unwrap_or_default();
    let mut all = Vec::new();
    for (good, count) in player.goods.iter() {
        let leaving = change.goods[good as usize].min(0).unsigned_abs() as u8;
        for nth in 1..=count {
            let leaves = nth > count.saturating_sub(leaving);
            all.push(if leaves { Square::Removed(good, nth.into()) } else { Square::Stored(good, nth.into()) });
        }
    }
    for good in Good::ALL {
        (0..change.goods[good as usize]).for_each(|_| all.push(Square::Added(good)));
    }
    let open_squares = usize::from(player.squares());
    while all.len() < open_squares {
        all.push(Square::Free);
    }
    all.extend(player.tokens().iter().enumerate().map(|(index, price)| Square::Covered(*price, index == 0)));
    all
}

/// Draws the squares; each is redrawn only when it changes.
fn each_square(ctx: Context, draw: fn(Context, Square) -> AnyView) -> AnyView {
    let placed = move || squares(ctx).into_iter().enumerate().collect::<Vec<_>>();
    view! { <For each=placed key=|placed| *placed let((_, square))>{draw(ctx, square)}</For> }.into_any()
}

fn square_class(square: Square) -> &'static str {
    match square {
        Square::Stored(..) => "r-square",
        Square::Removed(..) => "r-square leaves",
        Square::Added(_) => "r-square comes",
        Square::Free => "r-square free",
        Square::Covered(..) => "r-square covered",
    }
}

fn token(price: u8) -> AnyView {
    marks::numbered("expand", say(&phrases::dollars(price)), "r-token", 33)
}

/// Draws the squares on one line, without buttons.
pub fn strip(ctx: Context) -> AnyView {
    let square = |_, square: Square| {
        let content = match square {
            Square::Stored(good, _) | Square::Removed(good, _) | Square::Added(good) => marks::good(good),
            Square::Free => ().into_any(),
            Square::Covered(price, _) => view! { <b>{price}</b> }.into_any(),
        };
        view! { <span class=square_class(square)>{content}</span> }.into_any()
    };
    view! {
        <span class="r-squares" role="img" aria-label=move || say(&labels::warehouse(&ctx.player.get()))>
            {each_square(ctx, square)}
        </span>
    }
    .into_any()
}

/// Draws the squares as buttons.
pub fn warehouse(ctx: Context) -> AnyView {
    let square = |ctx: Context, square: Square| {
        let (board, class) = (ctx.board, square_class(square));
        match square {
            Square::Stored(good, nth) | Square::Removed(good, nth) => view! {
                <Spot board part=Part::Stored(good) nth class=class><span>{marks::good(good)}</span></Spot>
            }
            .into_any(),
            Square::Covered(price, true) => {
                view! { <Spot board part=Part::Expansion class=class><span>{token(price)}</span></Spot> }.into_any()
            }
            Square::Covered(price, false) => view! { <span class=class>{token(price)}</span> }.into_any(),
            Square::Added(good) => view! { <span class=class>{marks::good(good)}</span> }.into_any(),
            Square::Free => view! { <span class=class></span> }.into_any(),
        }
    };
    view! {
        <div class="r-squares big" data-anchor="warehouse" data-region="warehouse">
            {each_square(ctx, square)}
        </div>
    }
    .into_any()
}

/// Draws the dollars, with the change by the choice.
pub fn money(ctx: Context) -> AnyView {
    let money_after = move || {
        let change = ctx.change.get().filter(|change| change.money != 0)?;
        let class = if change.money > 0 { "gain" } else { "cost" };
        let amount = change.money_after(ctx.player.get().money);
        Some(view! { <span class=class>"→ "{amount}</span> }.into_any())
    };
    view! {
        <span class="r-money" data-anchor="money" data-ask=kinds::MONEY>
            <span>{marks::glyph("bag")}</span>
            <b>{move || say(&phrases::dollars(ctx.player.get().money))}</b>
            {move || money_after()}
        </span>
    }
    .into_any()
}

/// Draws the player's own points, which are never hidden from the player.
pub fn crests(ctx: Context) -> AnyView {
    let points = move || ctx.player.get().points;
    let piece = |colour: Colour| Piece::new(kinds::POINTS, colour as usize).to_string();
    let crest = |colour: Colour| {
        let count = move || points()[colour as usize].to_string();
        view! { <span data-ask=piece(colour)>{marks::colour(colour)}{move || count()}</span> }.into_any()
    };
    view! {
        <span class="r-crests" data-anchor="crests" role="img" aria-label=move || say(&labels::points(points()))>
            {Colour::ALL.map(crest).collect_view()}
        </span>
    }
    .into_any()
}

/// Draws a pip for each blue point that the call of the Crown requires, marked if it has been scored.
fn pips(ctx: Context) -> impl IntoView {
    let missing = move || ctx.player.get().points_to_call();
    let pip = |index: u16| view! { <i class:on=move || index < CROWN_CALLS - missing()></i> }.into_any();
    view! {
        <span class="r-pips" aria-hidden="true">{(0..CROWN_CALLS).map(pip).collect_view()}</span>
        <em>{move || say(&labels::to_call(missing()))}</em>
    }
}

/// Draws the seal of the allegiance: its condition, and the player's progress.
fn seal(ctx: Context, card: Allegiance) -> impl IntoView {
    let seal = move || marks::glyph(if ctx.player.get().proved { "seal-ok" } else { "seal" });
    let words = move || {
        let player = ctx.player.get();
        let is_late = ctx.board.view.with(|view| view.table.stage > Stage::Proof);
        say(&match player.proved {
            true => labels::fulfilled_allegiance(),
            false if is_late && phrases::due(card).is_some() => labels::too_late(),
            false => labels::so_far(&player.progress(card)),
        })
    };
    view! {
        <Spot board=ctx.board part=Part::Seal class="r-seal">
            <span>{move || seal()}</span>
            <span class="r-oath"><b>{say(&phrases::condition_alone(card))}</b><em>{move || words()}</em></span>
        </Spot>
    }
}

/// Draws the distance to the call of the Crown; after it the seal of the allegiance.
pub fn call(ctx: Context) -> AnyView {
    let allegiance = move || ctx.player.get().allegiance;
    let content = move || match allegiance() {
        None => pips(ctx).into_any(),
        Some(card) => seal(ctx, card).into_any(),
    };
    view! { <div class="r-call" data-anchor="allegiance">{move || content()}</div> }.into_any()
}

/// Draws the citizens, one cell each.
pub fn people(ctx: Context) -> AnyView {
    let population = move || ctx.player.get().population;
    let recruited = move || ctx.change.get().map_or(0, |change| change.citizens);
    let cell = |level: u8| {
        let class = move || match population() {
            now if level == now => "now",
            now if level < now => "past",
            now if i32::from(level) <= i32::from(now) + recruited() => "next",
            _ => "",
        };
        view! { <i class=move || class()>{level}</i> }.into_any()
    };
    view! {
        <div class="r-people" role="img" aria-label=move || say(&labels::population(population()))
            data-ask=kinds::POPULATION>
            <span>{marks::glyph("pop")}</span>
            <span class="r-cells-of-people">{(POPULATION..=MAX_POPULATION).map(cell).collect_view()}</span>
        </div>
    }
    .into_any()
}

fn crew(ctx: Context, captain: Captain) -> AnyView {
    let is_activated = move || ctx.player.get().waiting_captains() & captain.bit() == 0;
    view! {
        <Spot board=ctx.board part=Part::Crew(captain) class="r-crew">
            <span class="r-head" class:done=move || is_activated()>{marks::glyph(drawings::captain(captain))}</span>
            <span class="r-fire">{move || (!is_activated()).then(|| marks::activation(captain))}</span>
        </Spot>
    }
    .into_any()
}

/// Draws the player's own buildings, contracts and captains; usable ones are lit.
pub fn holdings(ctx: Context) -> AnyView {
    let board = ctx.board;
    let buildings = move || ctx.player.get().buildings;
    let captains = move || ctx.player.get().captains;
    let contracts = move || ctx.player.get().contracts.count_ones();
    let owned =
        move || Building::ALL.into_iter().filter(|building| buildings() & building.bit() != 0).collect::<Vec<_>>();
    let owned_building = move |building: Building| {
        let symbol = marks::glyph(drawings::building(building));
        view! { <Spot board part=Part::Own(building) class="r-owned"><span>{symbol}</span></Spot> }.into_any()
    };
    let fulfilled = move || {
        let count = contracts();
        (count > 0).then(|| {
            view! {
                <span class="r-owned" role="img" aria-label=say(&labels::fulfilled(count))
                    data-ask=Piece::new(kinds::HELD, ctx.seat.get().index()).to_string()>
                    <span>{marks::glyph("contract")}</span><b>{count}</b>
                </span>
            }
            .into_any()
        })
    };
    let count = move || buildings().count_ones() + captains().count_ones();
    let is_crowded = move || count() + u32::from(contracts() > 0) > 5;
    let empty = move || buildings() == 0 && captains() == 0 && contracts() == 0;
    view! {
        <div class="r-holdings" class:many=move || is_crowded() data-region="holdings" data-anchor="holdings">
            <For each=owned key=|building| *building let:building>{owned_building(building)}</For>
            {move || fulfilled()}
            <For each={move || members(captains()).collect::<Vec<_>>()} key=|captain| *captain let:captain>
                {crew(ctx, Captain(captain))}
            </For>
            {move || empty().then(|| view! { <span class="xs mute">{say(&labels::nothing_yet())}</span> }.into_any())}
        </div>
    }
    .into_any()
}

pub fn board(ctx: Context) -> AnyView {
    let used_spaces = move || {
        let player = ctx.player.get();
        say(&labels::squares(player.goods.total(), player.squares()))
    };
    let worth = move || say(&labels::worth(ctx.goods.get().value()));
    let step = move || say(&labels::step(ctx.player.get().step, LAST_STEP));
    view! {
        <section class="panel r-own" aria-label=say(&labels::your_board())>
            <div class="r-own-left">
                <header class="row">
                    <h2>{say(&labels::warehouse_label())}</h2>
                    <span class="xs mute grow">{move || used_spaces()}</span>
                    <span class="xs mute">{move || worth()}</span>
                </header>
                {warehouse(ctx)}
            </div>
            <div class="r-own-right">
                <div class="row">{money(ctx)}<span class="grow xs mute">{move || step()}</span>{crests(ctx)}</div>
                {call(ctx)}
                {people(ctx)}
                {holdings(ctx)}
            </div>
        </section>
    }
    .into_any()
}
