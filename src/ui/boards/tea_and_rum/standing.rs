//! What all compare: the people's wish, and with two players the order of turns, the victory cards and the Automa.

use crate::engine::words::capital;
use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::data::{AUTOMA_TILES, ORDER, Slot};
use crate::games::tea_and_rum::{Board, Colour, Stage, text as names};

use super::{Context, marks, text, town};

/// The wish of the round, and how everybody stands with it.
pub fn wish(ctx: Context) -> AnyView {
    let board = ctx.board;
    let head = move || {
        board.view.with(|view| {
            let round = view.table.round;
            let card = view.table.wishes[usize::from(round.max(1)) - 1];
            let signs: Vec<String> = card.symbols().iter().map(|kind| marks::symbol(*kind)).collect();
            (text::wish_of(names::roman(round)), signs.join("<b>+</b>"), names::wish(card))
        })
    };
    let head = Memo::new(move |_| head());
    let rows = move || {
        board.view.with(|view| {
            let table = &view.table;
            let colour = table.rewards[usize::from(table.round.max(1)) - 1];
            let mut seats: Vec<Seat> = Seat::all(table.seats).collect();
            seats.sort_by_key(|seat| core::cmp::Reverse(table.wish_standing(*seat)));
            let row = |seat: Seat| {
                let (symbols, reward) = table.wish_standing(seat);
                let gain = if reward > 0 { marks::crest(colour, reward.into()) } else { format!("<em>{}</em>", text::NONE) };
                let label = text::wish_row(&ctx.name(seat), symbols, reward, colour);
                view! {
                    <li class:me={seat == ctx.who.get()}><span class="unseen">{label}</span><span class="r-wish-row" aria-hidden="true" inner_html=format!("{}<b>{symbols}</b>{gain}", marks::badge(seat, "s"))></span></li>
                }
            };
            seats.into_iter().map(row).collect_view()
        })
    };
    view! {
        <section class="panel r-wish" data-anchor="wish">
            <header class="row">
                <span class="r-scroll" inner_html=marks::glyph("scroll", "")></span>
                <h2 class="grow">{move || head.get().0}</h2>
                <span class="r-wish-signs" role="img" aria-label=move || head.get().2 inner_html=move || head.get().1></span>
            </header>
            <ul>{rows}</ul>
        </section>
    }.into_any()
}

/// Two players: the victory cards turned up so far.
pub fn victory(ctx: Context) -> AnyView {
    let cards = Memo::new(move |_| ctx.board.view.with(|view| view.table.victory));
    let drawn = move || {
        let id = |card: Option<Colour>| match card {
            Some(Colour::Blue) => "victory-blue",
            Some(Colour::Red) => "victory-red",
            None => "victory-back",
        };
        cards.get().into_iter().map(|card| marks::glyph(id(card), "")).collect::<String>()
    };
    let count = move |colour: Colour| cards.get().into_iter().filter(|card| *card == Some(colour)).count();
    let label = move || text::victory(count(Colour::Blue), count(Colour::Red));
    view! { <span class="r-victory" role="img" aria-label=label inner_html=drawn data-anchor="victory"></span> }
        .into_any()
}

/// Two players: the slots of the order board, the present one marked.
pub fn order(ctx: Context) -> AnyView {
    let slots = Memo::new(move |_| {
        ctx.board.view.with(|view| {
            let table = &view.table;
            let now = if table.stage == Stage::Actions { usize::from(table.cursor).checked_sub(1) } else { None };
            (table.first, table.seats, now)
        })
    });
    let drawn = move || {
        let (first, seats, now) = slots.get();
        let slot = |(index, slot): (usize, Slot)| {
            let class = match now {
                Some(now) if index == now => "now",
                Some(now) if index < now => "past",
                _ => "",
            };
            let inside = match slot {
                Slot::First => marks::badge(first, "s"),
                Slot::Second => marks::badge(first.next(seats), "s"),
                Slot::Automa => marks::glyph("automa", ""),
            };
            format!("<span class=\"{class}\">{inside}</span>")
        };
        ORDER.into_iter().enumerate().map(slot).collect::<String>()
    };
    view! { <div class="r-order" role="img" aria-label=text::ORDER inner_html=drawn></div> }.into_any()
}

/// Two players: what the Automa did, and what it may draw next.
pub fn automa(ctx: Context) -> AnyView {
    let board = ctx.board;
    let token = |at: Board| {
        format!(
            "<svg class=\"r-i\" viewBox=\"0 0 48 48\" aria-hidden=\"true\"><use href=\"#automa-token\"/><use href=\"#{}\" x=\"11\" y=\"11\" width=\"26\" height=\"26\"/></svg>",
            names::board_icon(at)
        )
    };
    let said = move || {
        let (title, what) = match ctx.drew.get() {
            Some((at, placed)) => board.view.with(|view| {
                let table = &view.table;
                let what = table.live_row(at).map(|row| town::row_words(table.row(at, row)));
                (
                    text::automa(names::board(at), placed, table.live_row(at)),
                    what.map_or(String::new(), |what| capital(&what)),
                )
            }),
            None => (text::AUTOMA.to_owned(), text::AUTOMA_HELP.to_owned()),
        };
        view! { <h2>{title}</h2><p class="xs mute">{what}</p> }
    };
    let big = move || match ctx.drew.get() {
        Some((at, _)) => token(at),
        None => marks::glyph("automa", ""),
    };
    let tiles = Memo::new(move |_| board.view.with(|view| view.table.automa));
    let left = move || tiles.get().iter().sum::<u8>();
    let drawn = move || {
        let out = Board::ALL.into_iter().flat_map(|at| {
            let gone = AUTOMA_TILES.saturating_sub(tiles.get()[at as usize]);
            core::iter::repeat_n(at, usize::from(gone))
        });
        let backs = core::iter::repeat_n(marks::glyph("automa-back", ""), usize::from(left()));
        out.map(token).chain(backs).collect::<String>()
    };
    view! {
        <section class="panel r-automa" aria-label=text::AUTOMA>
            <span class="r-token-big" inner_html=big data-anchor="automa"></span>
            <div class="grow">
                {said}
                <span class="r-tiles-of" role="img" aria-label=move || text::tiles_left(left()) inner_html=drawn></span>
            </div>
        </section>
    }
    .into_any()
}
