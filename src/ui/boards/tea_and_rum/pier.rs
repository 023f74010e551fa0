//! The reputation track: the pier under the houses, a plank a step.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::{STEPS, text as names};

use super::{Context, marks, text, town};

fn plank(ctx: Context, step: u8) -> AnyView {
    let board = ctx.board;
    let (drawn, words) = match step.checked_sub(1).map(|index| &STEPS[usize::from(index)]) {
        None => (marks::glyph("star", ""), names::icon(crate::games::tea_and_rum::Icon::Star)),
        Some(row) => match row.right {
            Some(right) => (
                format!("<span class=\"r-pair\">{}{}</span>", marks::row(row.left), marks::row(right)),
                town::row_words(row),
            ),
            None => (marks::row(row.left), town::row_words(row)),
        },
    };
    let here = Memo::new(move |_| {
        board.view.with(|view| {
            Seat::all(view.table.seats).filter(|seat| view.table.players[*seat].step == step).collect::<Vec<_>>()
        })
    });
    let ghost = Memo::new(move |_| {
        let steps = ctx.change.get().map_or(0, |change| change.steps);
        (steps > 0 && i32::from(ctx.own.get().step) + steps == i32::from(step)).then(|| ctx.who.get())
    });
    let stars = move || {
        let mut drawn: String = here.get().into_iter().map(marks::marker).collect();
        if let Some(seat) = ghost.get() {
            drawn += &format!("<span class=\"r-ghost\">{}</span>", marks::marker(seat));
        }
        drawn
    };
    let label = move || {
        let who: Vec<String> = here.get().into_iter().map(|seat| ctx.name(seat)).collect();
        text::plank(step, &words, &who)
    };
    view! {
        <li class="r-plank" class:fifth={step.is_multiple_of(5)} class:post={step.is_multiple_of(3)}>
            <span class="unseen">{label}</span>
            <span class="r-step-fx" aria-hidden="true" inner_html=drawn></span>
            <b aria-hidden="true">{step}</b>
            <span class="r-stars" aria-hidden="true" data-anchor=format!("step-{step}") inner_html=stars></span>
        </li>
    }
    .into_any()
}

/// The whole track.
pub fn pier(ctx: Context) -> AnyView {
    view! { <ol class="r-pier" aria-label=text::PIER>{(0..=20).map(|step| plank(ctx, step)).collect_view()}</ol> }
        .into_any()
}
