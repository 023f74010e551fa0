//! A trade in progress: the scale, the buttons that change its contents, and the result.
//!
//! If a trade was begun step by step (in a record, or after an undo), the buttons carry out steps; otherwise they
//! change a draft. The table determines what can be bought and sold.

use leptos::prelude::*;

use crate::games::tea_and_rum::composer::Terms;
use crate::games::tea_and_rum::words::{kinds, labels, phrases};
use crate::games::tea_and_rum::{Good, Part};
use crate::ui::kit::{Memo, icon};
use crate::words::{Message, Piece};

use super::context::Context;
use super::scale::{Scale, ScaleLayout};
use super::{marks, say};

/// The direction of a change to one good.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// One more bought, or one fewer sold.
    More,
    /// One more sold, or one fewer bought.
    Less,
}

/// Draws the button that buys or sells one unit of a good.
fn step_button(ctx: Context, good: Good, step: Step) -> impl IntoView {
    let board = ctx.board;
    let (part, class, id, word, label) = match step {
        Step::More => (Part::Buy(good), "r-step-by up", "ui-up", labels::buy_label(), labels::buy(good)),
        Step::Less => (Part::Sell(good), "r-step-by down", "ui-down", labels::sell_label(), labels::sell(good)),
    };
    let whole = say(&match step {
        Step::More => labels::buy_one(good),
        Step::Less => labels::sell_one(good),
    });
    let is_lit = move || board.is_lit(part);
    let next = move || board.suggested.is_next(part);
    view! {
        <button
            type="button"
            class=class
            class:off=move || !is_lit()
            class:hinted=move || next()
            data-press-next=move || next().then_some("")
            data-lit=move || is_lit().then_some("")
            aria-disabled=move || (!is_lit()).to_string()
            data-beside=whole
            aria-label=say(&label)
            on:click=move |_| board.press_verb(part)
        >
            {icon(id, "i16")}
            <span>{say(&word)}</span>
            <span class="unseen">{whole.clone()}</span>
        </button>
    }
}

/// Draws a good with its price, the player's stock, the change in the draft, and the buttons.
fn good_column(ctx: Context, good: Good) -> AnyView {
    let units = move || ctx.terms().map_or(0, |terms| terms.trade.net_units(good));
    let class = move || match units() {
        0 => "r-count-of",
        n if n > 0 => "r-count-of gain",
        _ => "r-count-of cost",
    };
    view! {
        <div class="r-ware" class:on=move || units() != 0
            data-ask=Piece::new(kinds::GOOD, good as usize).to_string()>
            {step_button(ctx, good, Step::Less)}
            <span class="r-ware-of">
                <span>{marks::good(good)}</span>
                <span class="r-ware-words">
                    <b>{say(&labels::wares(good))}</b>
                    <em>
                        <i>{say(&phrases::dollars(good.price()))}</i>
                        <span>{move || say(&labels::in_hand(ctx.goods.get()[good]))}</span>
                    </em>
                </span>
            </span>
            <b class=move || class() aria-live="off">{move || say(&labels::moved(units()))}</b>
            {step_button(ctx, good, Step::More)}
        </div>
    }
    .into_any()
}

pub fn counter(ctx: Context) -> AnyView {
    let trade = Memo::new(move |_| ctx.terms().map(|terms| terms.trade).unwrap_or_default());
    let app = ctx.board.shell.app;
    let frame = Memo::new(move |_| ScaleLayout::fitting(app.size.get(), app.height.get()));
    let scale = move || view! { <Scale trade frame=frame.get()/> }.into_any();
    view! {
        <section class="panel r-counter" aria-label=say(&labels::scale_label()) data-region="trade">
            <div class="r-scales" role="img" aria-label=move || say(&labels::scale(&trade.get())) data-ask=kinds::SCALE>
                {move || scale()}
            </div>
            <div class="r-wares">
                {Good::ALL.map(|good| good_column(ctx, good).into_any()).collect_view()}
                <p class="xs mute r-advice">{move || say(&labels::plates(&trade.get()))}</p>
            </div>
        </section>
    }
    .into_any()
}

/// Draws the goods sold and bought, line by line, and the resulting money and warehouse; on a phone, where the scale
/// shows the rest, only the squares.
pub fn ledger(ctx: Context) -> Option<AnyView> {
    let Terms { trade, expansions, money, squares } = ctx.terms()?;
    let squares = say(&labels::squares(squares.0, squares.1));
    if !ctx.is_roomy() {
        return Some(view! { <p class="small mute r-squares">{squares}</p> }.into_any());
    }
    let line = |goods: Message, dollars: u16, class: &'static str, amount: Message| {
        (dollars > 0)
            .then(|| view! { <div><span>{say(&goods)}</span><span class=class>{say(&amount)}</span></div> }.into_any())
    };
    let (earned, spent) = (trade.earned(), trade.spent());
    let purse = say(&labels::money_change(ctx.player.get().money, money));
    let lines = view! {
        <div class="ledger">
            {line(labels::sold(&trade.sold), earned, "delta gain", labels::gained(earned))}
            {line(labels::bought(&trade.bought), spent, "delta cost", labels::paid(spent))}
            {(expansions > 0).then(|| view! {
                <div><span>{say(&labels::expansions(expansions))}</span></div>
            }.into_any())}
            <div class="r-remains"><span>{say(&labels::money())}</span><b>{purse}</b></div>
            <div class="r-remains"><span>{say(&labels::warehouse_label())}</span><b>{squares}</b></div>
        </div>
    };
    Some(lines.into_any())
}
