//! The hand: a row of whole cards on a wide screen, fanned if there are many, and a fan on a phone. While a trade is
//! being composed, pressing a card gives it; otherwise it is a press of the picker.

use leptos::prelude::*;

use crate::games::ceylon_cards::Card;
use crate::games::ceylon_cards::press::Part;
use crate::games::ceylon_cards::words::components::hint;
use crate::games::ceylon_cards::words::labels;
use crate::ui::kit::icon;
use crate::ui::shell::spot::asks_part;

use super::cards::{FannedCard, WholeCard, title};
use super::context::Context;
use super::say;

/// Returns the cards in hand, one entry per card, with its index among equal cards.
fn held(ctx: Context) -> Memo<Vec<(Card, usize)>> {
    Memo::new(move |_| {
        let board = ctx.board;
        board.view.with(|view| {
            let Some(me) = board.me.get() else { return Vec::new() };
            let cards = view.hands[me].known;
            cards.iter().flat_map(|(card, count)| (1..=usize::from(count)).map(move |nth| (card, nth))).collect()
        })
    })
}

/// Whether the card is suggested, or a lesson asks to give it.
fn is_hinted(ctx: Context, card: Card) -> bool {
    let part = Part::Card(card);
    match ctx.is_trading() {
        true => ctx.board.suggested.is_next(part),
        false => ctx.paid(card) < ctx.board.suggested.hinted_times(part),
    }
}

#[component]
fn CardButton(
    ctx: Context,
    card: Card,
    /// Its number among equal cards, from 1.
    nth: usize,
    children: Children,
) -> impl IntoView {
    let board = ctx.board;
    let part = Part::Card(card);
    let chosen = Memo::new(move |_| ctx.paid(card) >= nth);
    let lit = Memo::new(move |_| !chosen.get() && board.is_lit(part));
    let out = move || {
        let busy = board.picker.with(|picker| !picker.pressed().is_empty()) || ctx.is_discarding();
        busy && !lit.get() && !chosen.get() && !ctx.is_trading()
    };
    let name = move || if ctx.is_trading() { say(&labels::to_give(card)) } else { title(card) };
    let press = move |_| match chosen.get_untracked() && untrack(|| board.times(part)) > 0 {
        true => board.release(part),
        false => board.press(part),
    };
    view! {
        <button
            {..asks_part(board, part)}
            type="button"
            class="gcard"
            class:sel=move || chosen.get()
            class:lit=move || lit.get()
            class:out=move || out()
            class:hinted=move || !chosen.get() && is_hinted(ctx, card)
            data-press-next=move || (!chosen.get() && board.suggested.is_next(part)).then_some("")
            title=say(&hint(card))
            aria-label=move || name()
            aria-pressed=move || chosen.get().to_string()
            aria-disabled=move || (!lit.get() && !chosen.get()).to_string()
            data-lit=move || lit.get().then_some("")
            on:click=press
        >
            {children()}
            <span class="tick" aria-hidden="true">{icon("ui-check", "i16")}</span>
        </button>
    }
}

pub fn row(ctx: Context) -> AnyView {
    let held = held(ctx);
    let board = ctx.board;
    // Overlapping cards use the fan's drawing, so that each remains readable.
    let tight = move || held.with(Vec::len) > 8;
    let about = move || {
        let me = board.me.get()?;
        board.view.with(|view| {
            let (size, limit) = (view.hands[me].size, view.limit(me));
            let why = labels::why_limit(limit).map(|why| say(&why));
            Some(view! { <span>{say(&labels::hand_size(size, limit))}</span><span>{why}</span> })
        })
    };
    view! {
        <section class="hd2" aria-label=say(&labels::your_hand()) data-anchor="hand">
            <div class="hand-info">
                <h2>{move || board.me.get().map(|me| board.say(&labels::hand(me)))}</h2>
                <div class="small mute">{move || about()}</div>
            </div>
            <div class="hand-row" class:tight=move || tight() data-region="hand">
                {move || held.get().into_iter().map(|(card, nth)| { let is_tight = tight(); view! {
                    <CardButton ctx card nth>
                        {if is_tight { view! { <FannedCard card/> }.into_any() }
                        else { view! { <WholeCard card/> }.into_any() }}
                    </CardButton>
                }.into_any() }).collect_view()}
            </div>
        </section>
    }
    .into_any()
}

/// Draws the hand on a phone: strips of at least 44 px; from eight cards it scrolls sideways, on a narrow phone from
/// six.
pub fn fan(ctx: Context) -> AnyView {
    let held = held(ctx);
    // The distance from the middle, in half cards, and the visible strip of each card.
    let off = |index: usize, count: usize| 2 * index as i32 - (count as i32 - 1);
    let strip = |count: usize| (286 / (count.max(2) - 1)).clamp(44, 64);
    view! {
        <section class="hnd" aria-label=say(&labels::your_hand()) data-anchor="hand">
            <div class="fan"
                class:long=move || { held.with(Vec::len) > 7 }
                class:many=move || { held.with(Vec::len) > 5 }
                data-region="hand">
                {move || {
                    let cards = held.get();
                    let count = cards.len();
                    cards.into_iter().enumerate().map(|(index, (card, nth))| {
                        view! {
                            <div
                                class="fan-place"
                                style:--off=off(index, count).to_string()
                                style:--strip=strip(count).to_string()
                            >
                                <CardButton ctx card nth><FannedCard card/></CardButton>
                            </div>
                        }.into_any()
                    }).collect_view()
                }}
            </div>
        </section>
    }
    .into_any()
}
