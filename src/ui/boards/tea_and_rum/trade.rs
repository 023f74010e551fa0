//! A trade in progress: the scale, the buttons that change its contents, and the result.
//!
//! If a trade was begun step by step (in a record, or after an undo), the buttons carry out steps; otherwise they
//! change a draft. The table determines what can be bought and sold.

use leptos::prelude::*;

use crate::games::tea_and_rum::composer::Terms;
use crate::games::tea_and_rum::text::{asked, components as kinds, names};
use crate::games::tea_and_rum::{Good, Part};
use crate::ui::kit::icon;
use crate::words::{Piece, capital};

use super::context::Context;
use super::scale::{Frame, Scale};
use super::{marks, text};

/// The direction of a change to one good.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// One more bought, or one less sold.
    More,
    /// One more sold, or one less bought.
    Less,
}

/// Draws the button that buys or sells one unit of a good.
fn step_button(ctx: Context, good: Good, step: Step) -> impl IntoView {
    let board = ctx.board;
    let (part, class, id, word, label) = match step {
        Step::More => {
            (Part::Buy(good), "r-step-by up", "ui-up", text::BUY, text::buy(names::good(good, 1), good.price()))
        }
        Step::Less => {
            (Part::Sell(good), "r-step-by down", "ui-down", text::SELL, text::sell(names::good(good, 1), good.price()))
        }
    };
    let lit = Memo::new(move |_| board.is_lit(part));
    let next = Memo::new(move |_| board.suggested.is_next(part));
    view! {
        <button
            type="button"
            class=class
            class:off=move || !lit.get()
            class:hinted=next
            data-press-next=move || next.get().then_some("")
            data-lit=move || lit.get().then_some("")
            aria-disabled=move || (!lit.get()).to_string()
            aria-label=label
            on:click=move |_| board.press_verb(part)
        >
            {icon(id, "i16")}
            <span>{word}</span>
        </button>
    }
}

/// Draws a good with its price, the player's stock, the change in the draft, and the buttons.
fn ware(ctx: Context, good: Good) -> AnyView {
    let moved = Memo::new(move |_| ctx.terms().map_or(0, |terms| terms.trade.net_units(good)));
    let class = move || match moved.get() {
        0 => "r-count-of",
        n if n > 0 => "r-count-of gain",
        _ => "r-count-of cost",
    };
    view! {
        <div class="r-ware" class:on=move || moved.get() != 0
            data-ask=Piece::new(kinds::GOOD, good as usize).to_string()>
            {step_button(ctx, good, Step::Less)}
            <span class="r-ware-of">
                <span>{marks::good(good)}</span>
                <span class="r-ware-words">
                    <b>{capital(names::good(good, 2))}</b>
                    <em>
                        <i>{format!("${}", good.price())}</i>
                        <span>{move || text::in_hand(ctx.goods.get()[good])}</span>
                    </em>
                </span>
            </span>
            <b class=class aria-live="off">{move || text::moved(moved.get())}</b>
            {step_button(ctx, good, Step::More)}
        </div>
    }
    .into_any()
}

pub fn counter(ctx: Context) -> AnyView {
    let trade = Memo::new(move |_| ctx.terms().map(|terms| terms.trade).unwrap_or_default());
    let app = ctx.board.shell.app;
    let frame = Memo::new(move |_| Frame::fitting(app.size.get(), app.height.get()));
    let drawn = move || view! { <Scale trade frame=frame.get()/> };
    view! {
        <section class="panel r-counter" aria-label=text::SCALE data-region="trade">
            <div class="r-scales" role="img" aria-label=move || text::scale(&trade.get()) data-ask=asked::SCALE>
                {drawn}
            </div>
            <div class="r-wares">
                {Good::ALL.map(|good| ware(ctx, good).into_any()).collect_view()}
                <p class="xs mute r-advice">{move || text::plates(&trade.get())}</p>
            </div>
        </section>
    }
    .into_any()
}

/// Draws the goods sold and bought, line by line, and the resulting money and warehouse; on a phone, where the scale
/// shows the rest, only the squares.
pub fn ledger(ctx: Context) -> Option<AnyView> {
    let Terms { trade, expansions, money, squares } = ctx.terms()?;
    let squares = text::squares(squares.0, squares.1);
    if !ctx.is_roomy() {
        return Some(view! { <p class="small mute r-squares">{squares}</p> }.into_any());
    }
    let line = |goods: String, dollars: u16, class: &'static str, sign: &'static str| {
        let sum = format!("{sign}${dollars}");
        (dollars > 0).then(|| view! { <div><span>{goods}</span><span class=class>{sum}</span></div> })
    };
    let (before, after) = (ctx.own.get().money, money);
    let lines = view! {
        <div class="ledger">
            {line(text::sold(&names::count_goods(&trade.sold)), trade.earned(), "delta gain", "+")}
            {line(text::bought(&names::count_goods(&trade.bought)), trade.spent(), "delta cost", "−")}
            {(expansions > 0).then(|| view! { <div><span>{text::expansions(expansions)}</span></div> })}
            <div class="r-remains"><span>{text::MONEY}</span><b>{format!("${before} → ${after}")}</b></div>
            <div class="r-remains"><span>{text::WAREHOUSE}</span><b>{squares}</b></div>
        </div>
    };
    Some(lines.into_any())
}
