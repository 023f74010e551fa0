//! The own estate: contract spaces under their markers, the warehouse, rupees, tokens, the tile.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon::Ceylon;
use crate::games::ceylon::pieces::Tea;
use crate::games::ceylon::press::Part;
use crate::games::ceylon::text::{asked, names};
use crate::games::ceylon::view::Space;
use crate::ui::kit::{badge, icon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::{Spot, asks_part};
use crate::words::Piece;

use super::commit::Context;
use super::text;
use super::train::chest;

/// The class of a stack of chests.
const STACK: &str = "chest-stack";

/// Whose estate lies at the lower edge.
fn whose(board: BoardContext<Ceylon>) -> Seat {
    board.me.get().unwrap_or_else(|| board.view.with(|view| view.seat()))
}

/// The contract spaces.
pub fn spaces(board: BoardContext<Ceylon>) -> AnyView {
    let drawn = move || {
        let seat = whose(board);
        let asks = |number: usize| Piece::new(asked::SPACE, number).to_string();
        let space = |(number, space): (usize, Space)| match space {
            Space::Supplied { company, contracts } => view! {
                <li class="space-card full" data-ask=asks(number)>
                    <span class="company big">{company.number()}</span><span>{text::times(contracts)}</span>
                </li>
            }
            .into_any(),
            Space::Free => {
                let free = view! { {icon("contract", "i32 pale")}<span>{text::FREE}</span> };
                view! { <li class="space-card open" data-ask=asks(number)>{free}</li> }.into_any()
            }
            Space::Covered { markers, to_plant } => view! {
                <li class="space-card" data-ask=asks(number)>
                    <span class="row markers">{(0..markers).map(|_| badge(seat, "leaf")).collect_view()}</span>
                    <span>{text::to_open(to_plant)}</span>
                </li>
            }
            .into_any(),
        };
        board.view.with(|view| view.spaces(seat)).into_iter().enumerate().map(space).collect_view()
    };
    view! { <ol class="spaces">{drawn}</ol> }.into_any()
}

/// A chest as a button, or `stack`, all of a tea: chosen while at least `nth` of the tea are.
fn chest_button(ctx: Context, tea: Tea, nth: usize, class: &'static str, drawing: AnyView) -> AnyView {
    let board = ctx.board;
    let part = Part::Chest(tea);
    let chosen = Memo::new(move |_| ctx.chosen(tea) >= nth);
    // A stack is pressed once for each chest of it.
    let stack = class == STACK;
    let lit = Memo::new(move |_| ctx.may_choose(tea) && (stack || !chosen.get()));
    let press = move |_| ctx.choose(tea, lit.get_untracked() || !chosen.get_untracked());
    view! {
        <button
            {..asks_part(board, part)}
            type="button"
            class=move || {
                let state = match (lit.get(), chosen.get()) {
                    (true, true) => " lit chosen",
                    (true, false) => " lit",
                    (false, true) => " chosen",
                    (false, false) => "",
                };
                format!("spot {class}{state}{}", if board.is_hinted(part) { " hinted" } else { "" })
            }
            data-press-next=move || board.is_next(part).then_some("")
            data-lit=move || lit.get().then_some("")
            aria-pressed=move || chosen.get().to_string()
            aria-disabled=move || (!lit.get() && !chosen.get()).to_string()
            aria-label=move || board.name(part)
            on:click=press
        >
            {drawing}
        </button>
    }
    .into_any()
}

/// The chests; a chest that one does not have shows while leaving it out can be chosen.
pub fn warehouse(ctx: Context) -> AnyView {
    let board = ctx.board;
    let held = Memo::new(move |_| {
        let seat = whose(board);
        board.view.with(|view| (view.table.estates[seat].chests, view.table.room_left(seat)))
    });
    let drawn = move || {
        let (chests, room_left) = held.get();
        let slots = Tea::ALL
            .into_iter()
            .flat_map(|tea| (1..=usize::from(chests[tea.index()]).max(1)).map(move |nth| (tea, nth)));
        let slot = |(tea, nth): (Tea, usize)| {
            let class = if chests[tea.index()] == 0 { "chest-spot ghost" } else { "chest-spot" };
            chest_button(ctx, tea, nth, class, icon(chest(tea), "i40"))
        };
        view! {
            {slots.map(slot).collect_view()}
            {(0..room_left).map(|_| view! { <span class="slot bare-slot" data-ask=asked::WAREHOUSE></span>
                }.into_any()).collect_view()}
        }
    };
    view! { <div class="warehouse" data-anchor="warehouse">{drawn}</div> }.into_any()
}

/// The chests of a phone: a stack for each tea, so that a full warehouse has room. A stack is pressed once for each
/// chest of it.
pub fn stacks(ctx: Context) -> AnyView {
    let board = ctx.board;
    let held = move |tea: Tea| {
        let seat = whose(board);
        board.view.with(|view| view.table.estates[seat].chests[tea.index()])
    };
    let stack = move |tea: Tea| {
        let count = move || text::chosen_of(ctx.chosen(tea), held(tea));
        let none = move || held(tea) == 0 && !ctx.may_choose(tea) && ctx.chosen(tea) == 0;
        let drawing = view! { <span class:bare=none>{icon(chest(tea), "i32")}<b>{count}</b></span> };
        chest_button(ctx, tea, 1, STACK, drawing.into_any())
    };
    let stored = move || {
        let seat = whose(board);
        board.view.with(|view| text::stored(view.table.estates[seat].stored(), view.table.capacity(seat)))
    };
    view! {
        <div class="warehouse stacks" data-anchor="warehouse">
            {Tea::ALL.map(stack)}
            <span class="stack-room" title=text::WAREHOUSE>{stored}</span>
        </div>
    }
    .into_any()
}

/// Rupees, tokens, the tile.
pub fn purse(board: BoardContext<Ceylon>) -> AnyView {
    let rupees = move || {
        let seat = whose(board);
        board.view.with(|view| view.table.estates[seat].rupees)
    };
    let tokens = move || {
        let seat = whose(board);
        board.view.with(|view| view.table.estates[seat].tokens)
    };
    let tile = Memo::new(move |_| {
        let seat = whose(board);
        board.view.with(|view| view.table.estates[seat].tile.map(|tile| (tile, view.table.estates[seat].turned)))
    });
    let stored = move || {
        let seat = whose(board);
        board.view.with(|view| text::stored(view.table.estates[seat].stored(), view.table.capacity(seat)))
    };
    view! {
        <div class="purse">
            <span class="chip" title=text::RUPEES data-ask=asked::RUPEES>{icon("coin", "i28")}<b>{rupees}</b></span>
            <Spot board part=Part::Token class="chip token-spot" verb=true>{icon("tech", "i28")}<b>{tokens}</b></Spot>
            <span class="chip stored" title=text::WAREHOUSE data-ask=asked::WAREHOUSE>
                {icon("chest-white", "i20")}{stored}</span>
            {move || tile.get().map(|(tile, turned)| view! {
                <Spot board part=Part::Tile class=if turned { "chip tile-spot turned" } else { "chip tile-spot" }>
                    <span class="company small">{tile.number()}</span>
                    <b title=names::tile_help(tile)>{names::tile(tile)}</b>
                </Spot>
            })}
        </div>
    }
    .into_any()
}

/// The whole estate as a panel.
pub fn panel(ctx: Context) -> AnyView {
    let board = ctx.board;
    let name = move || {
        let seat = whose(board);
        board.shell.read(|table| table.name(seat))
    };
    view! {
        <section class="panel estate" aria-label=text::ESTATE data-region="estate" data-anchor="estate">
            <div class="estate-left">
                <div class="row estate-head"><h2>{name}</h2><span class="xs mute grow">{text::SPACES}</span></div>
                {spaces(board)}
            </div>
            <div class="estate-right">{purse(board)}{warehouse(ctx)}</div>
        </section>
    }
    .into_any()
}
