//! The price table: the value of a meld by good and size. It marks the largest meld of each good in hand, and the
//! chosen meld.

use leptos::prelude::*;

use crate::games::ceylon_cards::CeylonCards;
use crate::games::ceylon_cards::data::MAX_MELD;
use crate::games::ceylon_cards::pieces::Good;
use crate::games::ceylon_cards::score::meld_size;
use crate::games::ceylon_cards::words::answers::{PRICES, piece_of};
use crate::games::ceylon_cards::words::labels;
use crate::ui::kit::{Memo, icon};
use crate::ui::shell::board_context::BoardContext;

use super::cards::title;
use super::say;

fn pressed_meld(board: BoardContext<CeylonCards>) -> Option<(Good, u8)> {
    board.ready().and_then(|action| action.meld())
}

fn table(board: BoardContext<CeylonCards>, goods: Vec<Good>) -> AnyView {
    let chosen_meld = Memo::new(move |_| pressed_meld(board));
    let held_count =
        move |good: Good| board.view.with(|view| meld_size(view.hand(), &view.plantations[view.seat()], good));
    let head = (1..=MAX_MELD).map(|size| {
        view! {
            <th scope="col" class:hot=move || chosen_meld.get().is_some_and(|(_, chosen)| chosen == size)>
                {say(&labels::times(size))}
            </th>
        }
        .into_any()
    });
    let row = |good: Good| {
        let cells = (1..=MAX_MELD).map(|size| {
            view! {
                <td class:hot=move || chosen_meld.get().is_some_and(|(chosen, count)| chosen == good || count == size)
                    class:held=move || held_count(good) == size
                    class:here=move || chosen_meld.get() == Some((good, size))>{good.price(size)}</td>
            }
            .into_any()
        });
        view! {
            <tr data-ask=piece_of(good.card()).to_string()
                class:hot=move || chosen_meld.get().is_some_and(|(chosen, _)| chosen == good)>
                <th scope="row">
                    <span class="good-disc" title=title(good.card()) aria-hidden="true">
                        {icon(good.card().word(), "")}
                    </span>
                    <span class="unseen">{title(good.card())}</span>
                </th>
                {cells.collect_view()}
            </tr>
        }
        .into_any()
    };
    view! {
        <table class="prices" aria-label=say(&labels::prices()) data-ask=PRICES>
            <thead><tr><td></td>{head.collect_view()}</tr></thead>
            <tbody>{goods.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

pub fn full_table(board: BoardContext<CeylonCards>) -> AnyView {
    table(board, Good::ALL.to_vec())
}

/// Draws only the rows that matter now, for a phone: the good of the chosen meld or, without one, the goods in hand,
/// most copies first.
pub fn relevant_rows(board: BoardContext<CeylonCards>) -> AnyView {
    let goods = Memo::new(move |_| {
        if let Some((good, _)) = pressed_meld(board) {
            return vec![good];
        }
        board.view.with(|view| {
            let hand = view.hand();
            let goods_held = |count: u8| Good::ALL.into_iter().filter(move |good| hand[good.card()] == count);
            let max_count = Good::ALL.into_iter().map(|good| hand[good.card()]).max().unwrap_or(0);
            (1..=max_count).rev().flat_map(goods_held).collect()
        })
    });
    view! { <div class="hot-prices">{move || table(board, goods.get())}</div> }.into_any()
}
