//! The reputation track: the pier under the houses, one plank per step. Called by the layouts; the bonuses of the
//! steps are in the game's data.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::STEPS;
use crate::games::tea_and_rum::data::LAST_STEP;
use crate::games::tea_and_rum::words::{kinds, labels};
use crate::ui::kit::Memo;
use crate::words::Piece;

use super::context::Context;
use super::{marks, say};

/// Draws a step; step 0 shows what the track counts.
fn printed(step: u8) -> AnyView {
    let Some(row) = step.checked_sub(1).map(|index| &STEPS[usize::from(index)]) else {
        return marks::glyph("star");
    };
    match row.right {
        Some(right) => view! { <span class="r-pair">{marks::row(row.left)}{marks::row(right)}</span> }.into_any(),
        None => marks::row(row.left),
    }
}

fn plank(ctx: Context, step: u8) -> AnyView {
    let board = ctx.board;
    let seats = Memo::new(move |_| {
        board.view.with(|view| {
            Seat::all(view.table.seats).filter(|seat| view.table.players[*seat].step == step).collect::<Vec<_>>()
        })
    });
    // The player's marker, on the step to which the choice would bring it.
    let previewed_seat = Memo::new(move |_| {
        let steps = ctx.change.get().map_or(0, |change| change.steps);
        (steps > 0 && i32::from(ctx.player.get().step) + steps == i32::from(step)).then(|| ctx.seat.get())
    });
    let label = move || board.say(&labels::reputation_step(step, &seats.get()));
    view! {
        <li class="r-plank" class:fifth={step.is_multiple_of(5)} class:post={step.is_multiple_of(3)}
            data-ask=Piece::new(kinds::STEP, usize::from(step)).to_string()>
            <span class="unseen">{move || label()}</span>
            <span class="r-step-fx" aria-hidden="true">{printed(step)}</span>
            <b aria-hidden="true">{step}</b>
            <span class="r-stars" aria-hidden="true" data-anchor=format!("step-{step}")>
                {move || seats.get().into_iter().map(marks::marker).collect_view()}
                {move || previewed_seat.get().map(|seat| view! {
                    <span class="r-ghost">{marks::marker(seat)}</span>
                }.into_any())}
            </span>
        </li>
    }
    .into_any()
}

pub fn pier(ctx: Context) -> AnyView {
    let planks = (0..=LAST_STEP).map(|step| plank(ctx, step)).collect_view();
    view! { <ol class="r-pier" aria-label=say(&labels::track())>{planks}</ol> }.into_any()
}
