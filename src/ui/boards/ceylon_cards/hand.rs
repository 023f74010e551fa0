//! The hand: a row of whole cards on a wide screen, fanned if there are many, and a fan on a phone. While a trade is
//! being composed, pressing a card gives it; otherwise it is a press of the picker.

use leptos::prelude::*;

use crate::games::ceylon_cards::Card;
use crate::games::ceylon_cards::press::Part;
use crate::games::ceylon_cards::words::components::hint;
use crate::games::ceylon_cards::words::labels;
use crate::ui::kit::context::Size;
use crate::ui::kit::{Memo, icon};
use crate::ui::shell::spot::asks_part;

use super::cards::{FannedCard, WholeCard, title};
use super::context::Context;
use super::say;

/// Returns the cards in hand, one entry per card, with its index among equal cards.
fn hand_cards(ctx: Context) -> Memo<Vec<(Card, usize)>> {
    Memo::new(move |_| {
        let board = ctx.board;
        board.view.with(|view| {
            let Some(seat) = board.hand_seat.get() else { return Vec::new() };
            let cards = view.hands[seat].known;
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
    let chosen = move || ctx.paid(card) >= nth;
    let is_lit = move || !chosen() && board.is_lit(part);
    let is_unavailable = move || {
        let is_choosing = board.picker.with(|picker| !picker.pressed().is_empty()) || ctx.is_discarding();
        is_choosing && !is_lit() && !chosen() && !ctx.is_trading()
    };
    let name = move || if ctx.is_trading() { say(&labels::to_give(card)) } else { title(card) };
    let press = move |_| match untrack(chosen) && untrack(|| board.times(part)) > 0 {
        true => board.release(part),
        false => board.press(part),
    };
    view! {
        <button
            {..asks_part(board, part)}
            type="button"
            class="gcard"
            class:sel=move || chosen()
            class:lit=move || is_lit()
            class:out=move || is_unavailable()
            class:hinted=move || !chosen() && is_hinted(ctx, card)
            data-press-next=move || (!chosen() && board.suggested.is_next(part)).then_some("")
            title=say(&hint(card))
            aria-label=move || name()
            aria-pressed=move || chosen().to_string()
            aria-disabled=move || (!is_lit() && !chosen()).to_string()
            data-lit=move || is_lit().then_some("")
            on:click=press
        >
            {children()}
            <span class="tick" aria-hidden="true">{icon("ui-check", "i16")}</span>
        </button>
    }
}

pub fn row(ctx: Context) -> AnyView {
    let hand_cards = hand_cards(ctx);
    let board = ctx.board;
    // Overlapping cards use the fan's drawing, so that each remains readable. A desktop has room for whole cards, if
    // only a little narrower.
    let is_tight = move || {
        let most = if board.shell.app.size.get() == Size::Desktop { 9 } else { 8 };
        hand_cards.with(Vec::len) > most
    };
    let hand_info = move || {
        let seat = board.hand_seat.get()?;
        board.view.with(|view| {
            let (size, limit) = (view.hands[seat].size, view.limit(seat));
            let reason = labels::why_limit(limit).map(|reason| say(&reason));
            Some(view! { <span>{say(&labels::hand_size(size, limit))}</span><span>{reason}</span> }.into_any())
        })
    };
    view! {
        <section class="hd2" aria-label=say(&labels::your_hand()) data-anchor="hand">
            <div class="hand-info">
                <h2>{move || board.hand_seat.get().map(|seat| board.say(&labels::hand(seat)))}</h2>
                <div class="small mute">{move || hand_info()}</div>
            </div>
            <div class="hand-row" class:tight=move || is_tight() data-region="hand">
                {move || hand_cards.get().into_iter().map(|(card, nth)| { let is_tight = is_tight(); view! {
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
    let hand_cards = hand_cards(ctx);
    // The distance from the middle, in half cards, and the visible strip of each card.
    let offset = |index: usize, count: usize| 2 * index as i32 - (count as i32 - 1);
    let visible_strip = |count: usize| (286 / (count.max(2) - 1)).clamp(44, 64);
    view! {
        <section class="hnd" aria-label=say(&labels::your_hand()) data-anchor="hand">
            <div class="fan"
                class:long=move || { hand_cards.with(Vec::len) > 7 }
                class:many=move || { hand_cards.with(Vec::len) > 5 }
                data-region="hand">
                {move || {
                    let cards = hand_cards.get();
                    let count = cards.len();
                    cards.into_iter().enumerate().map(|(index, (card, nth))| {
                        view! {
                            <div
                                class="fan-place"
                                style:--off=offset(index, count).to_string()
                                style:--strip=visible_strip(count).to_string()
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
