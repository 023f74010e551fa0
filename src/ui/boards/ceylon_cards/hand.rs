//! The hand: a row of whole cards on a wide screen, overlapping if there are very many, and two rows on a phone. While
//! a trade is being composed, pressing a card gives it; otherwise it is a press of the picker.

use leptos::prelude::*;

use crate::games::ceylon_cards::Card;
use crate::games::ceylon_cards::press::Part;
use crate::games::ceylon_cards::words::components::hint;
use crate::games::ceylon_cards::words::labels;
use crate::ui::kit::context::Size;
use crate::ui::kit::{Memo, icon};
use crate::ui::shell::spot::asks_part;

use super::cards::{CoveredCard, WholeCard, title};
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

/// Whether this card among equal ones is suggested, or a lesson asks to give one. A lesson rings one piece at a time.
fn is_hinted(ctx: Context, card: Card, nth: usize) -> bool {
    let (part, suggested) = (Part::Card(card), ctx.board.suggested);
    let is_another_next =
        || ctx.board.shell.guide.lesson.is_some() && suggested.next.get().is_some_and(|it| it != part);
    match ctx.is_trading() {
        true => suggested.is_next(part),
        false => nth <= suggested.hinted_times(part) && !is_another_next(),
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
        let is_choosing = board.picker.with(|picker| !picker.pressed().is_empty()) || ctx.discards().is_some();
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
            data-landing=""
            class:sel=move || chosen()
            class:lit=move || is_lit() && !board.suggested.is_quiet(part)
            class:out=move || is_unavailable()
            class:hinted=move || !chosen() && is_hinted(ctx, card, nth)
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

/// Draws a card of the hand; a good bears the points that it adds to a meld of those before it.
fn whole_card(card: Card, nth: usize) -> AnyView {
    let added = card.good().zip(u8::try_from(nth).ok()).and_then(|(good, nth)| good.points_added(nth));
    let points = added.map_or(0, i32::from);
    view! { <WholeCard card points/> }.into_any()
}

pub fn row(ctx: Context) -> AnyView {
    let hand_cards = hand_cards(ctx);
    let board = ctx.board;
    // Up to this number, cards become narrower. More cards overlap, and have a drawing that remains readable.
    let is_tight = move || {
        let max_side_by_side = if board.shell.app.size.get() == Size::Desktop { 11 } else { 10 };
        hand_cards.with(Vec::len) > max_side_by_side
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
                        {if is_tight { view! { <CoveredCard card/> }.into_any() } else { whole_card(card, nth) }}
                    </CardButton>
                }.into_any() }).collect_view()}
            </div>
        </section>
    }
    .into_any()
}

/// Draws the hand on a phone: up to five cards in one row, more in two, which scroll sideways only if there are very
/// many.
pub fn rows(ctx: Context) -> AnyView {
    const ROW: usize = 5;
    let hand_cards = hand_cards(ctx);
    let columns = move || {
        let count = hand_cards.with(Vec::len);
        if count <= ROW { count } else { count.div_ceil(2).max(ROW) }
    };
    view! {
        <section class="hnd" aria-label=say(&labels::your_hand()) data-anchor="hand">
            <div class="hand-rows" class:single=move || { hand_cards.with(Vec::len) <= ROW }
                style:--columns=move || columns().to_string() data-region="hand">
                {move || hand_cards.get().into_iter().map(|(card, nth)| view! {
                    <CardButton ctx card nth>{whole_card(card, nth)}</CardButton>
                }.into_any()).collect_view()}
            </div>
        </section>
    }
    .into_any()
}
