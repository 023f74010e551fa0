//! The comparisons: the people's wish, and with two players the order of turns, the victory cards and the Automa.
//! Called by the layouts; reads figures of the view and computes none.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::data::{ORDER, OrderSlot};
use crate::games::tea_and_rum::words::{drawings, kinds, labels};
use crate::games::tea_and_rum::{Board, Colour, Wish};
use crate::table::voice::Kind;
use crate::ui::kit::{Memo, badge};
use crate::words::Piece;

use super::context::Context;
use super::{marks, noun, say};

/// Draws a seat's progress with the wish of the round.
fn wish_row(ctx: Context, seat: Seat, round: Memo<u8>) -> AnyView {
    let standing = move || ctx.board.view.with(|view| (view.table.wish_standing(seat), view.table.wish_colour()));
    let reward = Memo::new(move |_| standing().0.1);
    let gain = move || {
        // The colour depends on the round.
        round.track();
        match reward.get() {
            0 => view! { <em>{say(&labels::none())}</em> }.into_any(),
            points => marks::crest(untrack(standing).1, points.into()),
        }
    };
    let label = move || {
        let ((symbols, reward), colour) = standing();
        ctx.board.say(&labels::wish_row(seat, symbols, reward, colour))
    };
    view! {
        <li class:me=move || seat == ctx.seat.get()>
            <span class="unseen">{move || label()}</span>
            <span class="r-wish-row" aria-hidden="true">
                {badge(seat, "s")}<b>{move || standing().0.0}</b>{move || gain()}
            </span>
        </li>
    }
    .into_any()
}

/// Draws the symbols that a wish counts.
pub fn signs(wish: Wish) -> AnyView {
    let sign = |(index, kind)| {
        let plus = (index > 0).then(|| view! { <b>"+"</b> }.into_any());
        view! { {plus}{marks::symbol(kind)} }.into_any()
    };
    wish.symbols().iter().copied().enumerate().map(sign).collect_view().into_any()
}

/// Draws the wish of the round, and all players' progress with it.
pub fn wish(ctx: Context) -> AnyView {
    let board = ctx.board;
    let round = Memo::new(move |_| board.view.with(|view| view.table.round));
    let wish = Memo::new(move |_| board.view.with(|view| view.table.wish()));
    let ranked = Memo::new(move |_| {
        board.view.with(|view| {
            let standing = |seat| view.table.wish_standing(seat);
            Seat::ranked(view.table.seats, &|seat, other| standing(other).cmp(&standing(seat)))
        })
    });
    let rows = move || ranked.get().into_iter().map(|seat| wish_row(ctx, seat, round)).collect_view();
    let piece = move || Piece::new(kinds::WISH, wish.get().index()).to_string();
    view! {
        <section class="panel r-wish" data-anchor="wish" data-ask=move || piece()>
            <header class="row">
                <span class="r-scroll">{marks::glyph("scroll")}</span>
                <h2 class="grow">{move || say(&labels::wish_of(round.get()))}</h2>
                <span class="r-wish-signs" role="img" aria-label=move || say(&labels::wish_symbols(wish.get()))>
                    {move || signs(wish.get())}
                </span>
            </header>
            <ul>{move || rows()}</ul>
        </section>
    }
    .into_any()
}

/// Draws the victory cards turned up so far; two players only.
pub fn victory(ctx: Context) -> AnyView {
    let cards = Memo::new(move |_| ctx.board.view.with(|view| view.table.victory));
    let card = |card: Option<Colour>| {
        marks::glyph(match card {
            Some(Colour::Blue) => "victory-blue",
            Some(Colour::Red) => "victory-red",
            None => "victory-back",
        })
        .into_any()
    };
    let label = move || {
        let [blue, red] = ctx.board.view.with(|view| Colour::ALL.map(|colour| view.table.victory_cards(colour)));
        say(&labels::victory(blue, red))
    };
    view! {
        <div class="r-victory-of" data-anchor="victory" data-ask=Piece::new(kinds::AUTOMA, 1).to_string()
            title=move || label() on:click=move |_| ctx.board.shell.say(Kind::Notice, label())>
            <small class="mute">{noun("box-victory-cards")}</small>
            <span class="r-victory" role="img" aria-label=move || label()>
                {move || cards.get().map(card).collect_view()}
            </span>
        </div>
    }
    .into_any()
}

/// Draws the slots of the order board, the current one marked; two players only.
pub fn order(ctx: Context) -> AnyView {
    let board = ctx.board;
    let current_slot = Memo::new(move |_| board.view.with(|view| view.table.slot()));
    let first_seat = move || board.view.with(|view| view.table.first);
    let slot = move |(index, slot): (usize, OrderSlot)| {
        let class = move || match current_slot.get() {
            Some(current_slot) if index == current_slot => "now",
            Some(current_slot) if index < current_slot => "past",
            _ => "",
        };
        let emblem = move || match slot {
            OrderSlot::First => badge(first_seat(), "s"),
            OrderSlot::Second => badge(first_seat().next(board.shell.seats()), "s"),
            OrderSlot::Automa => marks::glyph("automa"),
        };
        view! { <span class=move || class()>{move || emblem()}</span> }.into_any()
    };
    let label = say(&labels::order());
    view! {
        <div class="r-order" role="img" aria-label=label.clone() title=label data-ask=kinds::ORDER>
            <small class="mute">{say(&labels::order_caption())}</small>
            {ORDER.into_iter().enumerate().map(slot).collect_view()}
        </div>
    }
    .into_any()
}

/// Draws a tile of the Automa, face up.
fn tile(action_board: Board) -> AnyView {
    view! {
        <svg class="r-i" viewBox="0 0 48 48" aria-hidden="true">
            <use href="#automa-token"/>
            <use href=format!("#{}", drawings::board(action_board)) x="11" y="11" width="26" height="26"/>
        </svg>
    }
    .into_any()
}

/// Draws the Automa's latest action, and its tiles: the drawn ones face up, the others face down; two players only.
pub fn automa(ctx: Context) -> AnyView {
    let board = ctx.board;
    let text_block = move || {
        let (title, help) = match ctx.automa_move.get() {
            Some((action_board, placed)) => board.view.with(|view| {
                let next_row = view.table.next_row(action_board);
                let help = next_row.map(|row| labels::automa_next(view.table.row(action_board, row)));
                (labels::automa(action_board, placed, next_row), help)
            }),
            None => (labels::automa_name(), Some(labels::automa_help())),
        };
        let help = help.map(|help| say(&help));
        view! { <h2>{say(&title)}</h2><p class="xs mute">{help}</p> }.into_any()
    };
    let latest_tile = move || match ctx.automa_move.get() {
        Some((action_board, _)) => tile(action_board),
        None => marks::glyph("automa"),
    };
    let left = move || board.view.with(|view| view.table.automa.iter().sum::<u8>());
    let drawn_counts =
        Memo::new(move |_| board.view.with(|view| Board::ALL.map(|action_board| view.table.drawn_tiles(action_board))));
    let face_up = move || {
        let tiles = Board::ALL.into_iter().zip(drawn_counts.get());
        tiles.flat_map(|(action_board, count)| (0..count).map(move |_| tile(action_board))).collect_view()
    };
    let face_down = move || (0..left()).map(|_| marks::glyph("automa-back")).collect_view();
    view! {
        <section class="panel r-automa" aria-label=say(&labels::automa_name()) data-ask=kinds::AUTOMA>
            <span class="r-token-big" data-anchor="automa">{move || latest_tile()}</span>
            <div class="grow">
                {move || text_block()}
                <span class="r-tiles-of" role="img" aria-label=move || say(&labels::tiles_left(left()))>
                    {move || face_up()}
                    {move || face_down()}
                </span>
            </div>
        </section>
    }
    .into_any()
}
