//! The player's own estate: contract spaces under their markers, warehouse, rupees, tokens, tile.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon::Ceylon;
use crate::games::ceylon::pieces::Tea;
use crate::games::ceylon::press::Part;
use crate::games::ceylon::view::Space;
use crate::games::ceylon::words::nouns::chest_icon;
use crate::games::ceylon::words::{kinds, labels, nouns};
use crate::ui::kit::{Memo, badge, icon, seat_class};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;
use crate::words::Piece;

use super::say;

/// Returns the seat whose estate is shown at the lower edge.
fn shown_seat(board: BoardContext<Ceylon>) -> Seat {
    board.hand_seat.get().unwrap_or_else(|| board.view.with(|view| view.seat()))
}

pub fn spaces(board: BoardContext<Ceylon>) -> AnyView {
    let cards = move || {
        let seat = shown_seat(board);
        let piece_name = |number: usize| Piece::new(kinds::SPACE, number).to_string();
        let space = |(number, space): (usize, Space)| match space {
            Space::Supplied { company, contracts } => view! {
                <li class="space-card full" data-ask=piece_name(number) data-anchor=format!("space-{number}")>
                    <span class="company big">{company.number()}</span><span>{say(&labels::times(contracts))}</span>
                </li>
            }
            .into_any(),
            Space::Free => {
                let free = view! { {icon("contract", "i32 pale")}<span>{say(&labels::free())}</span> };
                view! { <li class="space-card open" data-ask=piece_name(number)>{free}</li> }.into_any()
            }
            Space::Covered { markers, to_plant } => view! {
                <li class="space-card" data-ask=piece_name(number)>
                    <span class="row markers">{(0..markers).map(|_| badge(seat, "leaf")).collect_view()}</span>
                    <span>{say(&labels::to_open(to_plant))}</span>
                </li>
            }
            .into_any(),
        };
        board.view.with(|view| view.spaces(seat)).into_iter().enumerate().map(space).collect_view()
    };
    view! { <ol class="spaces">{move || cards()}</ol> }.into_any()
}

/// Draws the chests and the free room. A tea without a chest has a faint one, which can be pressed when a trade may
/// omit a chest of that tea.
pub fn warehouse(board: BoardContext<Ceylon>) -> AnyView {
    let contents = Memo::new(move |_| {
        let seat = shown_seat(board);
        board.view.with(|view| (view.table.estates[seat].chests, view.table.room_left(seat)))
    });
    let slots_view = move || {
        let (chests, room_left) = contents.get();
        let slots = Tea::ALL
            .into_iter()
            .flat_map(|tea| (1..=usize::from(chests[tea.index()]).max(1)).map(move |nth| (tea, nth)));
        let slot = |(tea, nth): (Tea, usize)| {
            let class = if chests[tea.index()] == 0 { "chest-spot ghost" } else { "chest-spot" };
            view! { <Spot board part=Part::Chest(tea) nth class>{icon(chest_icon(tea), "i40")}</Spot> }.into_any()
        };
        view! {
            {slots.map(slot).collect_view()}
            {(0..room_left).map(|_| view! { <span class="slot bare-slot" data-ask=kinds::WAREHOUSE></span>
                }.into_any()).collect_view()}
        }
        .into_any()
    };
    view! { <div class="warehouse" data-anchor="warehouse">{move || slots_view()}</div> }.into_any()
}

/// Draws the chests on a phone: a stack for each tea, so that a full warehouse fits. A stack is pressed once for each
/// chest.
pub fn stacks(board: BoardContext<Ceylon>) -> AnyView {
    let chest_count = move |tea: Tea| {
        let seat = shown_seat(board);
        board.view.with(|view| view.table.estates[seat].chests[tea.index()])
    };
    let stack = move |tea: Tea| {
        let part = Part::Chest(tea);
        let count = move || say(&labels::chosen_of(board.times(part), chest_count(tea)));
        let is_empty = move || chest_count(tea) == 0 && !board.is_lit(part) && board.times(part) == 0;
        view! {
            <Spot board part stack=true class="chest-stack">
                <span class:bare=move || is_empty()>{icon(chest_icon(tea), "i32")}<b>{move || count()}</b></span>
            </Spot>
        }
        .into_any()
    };
    let stored = move || {
        let seat = shown_seat(board);
        board.view.with(|view| say(&labels::stored(view.table.estates[seat].stored(), view.table.capacity(seat))))
    };
    view! {
        <div class="warehouse stacks" data-anchor="warehouse">
            {Tea::ALL.map(stack).collect_view()}
            <span class="stack-room" title=say(&labels::warehouse())>{move || stored()}</span>
        </div>
    }
    .into_any()
}

/// Draws rupees, tokens and the tile.
pub fn purse(board: BoardContext<Ceylon>) -> AnyView {
    let rupees = move || {
        let seat = shown_seat(board);
        board.view.with(|view| view.table.estates[seat].rupees)
    };
    let tokens = move || {
        let seat = shown_seat(board);
        board.view.with(|view| view.table.estates[seat].tokens)
    };
    let tile = Memo::new(move |_| {
        let seat = shown_seat(board);
        board.view.with(|view| view.table.estates[seat].tile.map(|tile| (tile, view.table.estates[seat].turned)))
    });
    let stored = move || {
        let seat = shown_seat(board);
        board.view.with(|view| say(&labels::stored(view.table.estates[seat].stored(), view.table.capacity(seat))))
    };
    view! {
        <div class=move || format!("purse {}", seat_class(shown_seat(board)))>
            <span class="chip" title=say(&labels::rupees()) data-ask=kinds::RUPEES>
                {icon("coin", "i28")}<b>{move || rupees().to_string()}</b></span>
            <Spot board part=Part::Token class="chip token-spot" verb=true>
                {icon("disc", "i28")}<b>{move || tokens()}</b>
            </Spot>
            <span class="chip stored" title=say(&labels::warehouse()) data-ask=kinds::WAREHOUSE>
                {icon("chest-white", "i20")}{move || stored()}</span>
            {move || tile.get().map(|(tile, turned)| view! {
                <Spot board part=Part::Tile class=if turned { "chip tile-spot turned" } else { "chip tile-spot" }>
                    <span class="company small">{tile.number()}</span>
                    <b title=say(&nouns::tile_help(tile))>{say(&labels::tile_name(tile))}</b>
                </Spot>
            }.into_any())}
        </div>
    }
    .into_any()
}

pub fn panel(board: BoardContext<Ceylon>) -> AnyView {
    let name = move || {
        let seat = shown_seat(board);
        board.shell.read(|table| table.name(seat))
    };
    view! {
        <section class="panel estate" aria-label=say(&labels::estate()) data-region="estate" data-anchor="estate">
            <div class="estate-left">
                <div class="row estate-head">
                    <h2>{move || name()}</h2><span class="xs mute grow">{say(&labels::spaces())}</span>
                </div>
                {spaces(board)}
            </div>
            <div class="estate-right">{purse(board)}{warehouse(board)}</div>
        </section>
    }
    .into_any()
}
