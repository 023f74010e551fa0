//! The phase line, which is also the action line: seven stops, each with its price or with what is missing for it.

use leptos::prelude::*;

use crate::games::ceylon_cards::CeylonCards;
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::press::Part;
use crate::games::ceylon_cards::state::Phase;
use crate::games::ceylon_cards::words::refusal::time_is_up;
use crate::games::ceylon_cards::words::{labels, nouns};
use crate::ui::kit::context::Size;
use crate::ui::kit::{Memo, icon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::asks_part;
use crate::words::Message;

use super::context::Context;
use super::say;

pub const ICONS: [&str; 7] = ["ui-plus", "ui-swap", "pirate", "wind", "plantation", "clipper", "ui-check"];

pub fn line(ctx: Context) -> AnyView {
    view! {
        <div class="ph" role="group" aria-label=say(&labels::phases()) data-region="phases">
            {Phase::ALL.map(|phase| stop_button(ctx, phase).into_any()).collect_view()}
        </div>
    }
    .into_any()
}

fn stop_button(ctx: Context, phase: Phase) -> AnyView {
    let board = ctx.board;
    let part = Part::Stop(phase);
    let is_time_up = move || phase == Phase::Trade && ctx.is_late();
    let chosen = move || board.times(part) > 0;
    let is_lit = move || !chosen() && board.is_lit(part) && !is_time_up();
    let best_points = Memo::new(move |_| {
        let melds = board.picker.with(|picker| picker.candidates_with(part).filter_map(|action| action.points()).max());
        board.ready().and_then(|action| action.points()).or(melds)
    });
    let is_closed = move || board.view.with(|view| view.is_closed(phase));
    // Cards above the hand limit are being chosen.
    let is_ending = move || phase == Phase::End && board.view.with(|view| view.phase == phase && view.ending.is_none());
    let tag = move || {
        let is_phone = board.shell.app.size.get() == Size::Phone;
        let priced = is_lit() || chosen() || is_ending();
        let tag = board.view.with(|view| match priced {
            true => labels::price(view, phase, best_points.get(), is_phone),
            // In another player's turn the line shows its progress, not what the reader's own hand lacks.
            false if view.active != view.seat() && !view.is_closed(phase) => None,
            false if is_time_up() => Some(labels::clock(0)),
            false => labels::missing(view, phase, is_phone),
        });
        tag.map(|tag| say(&tag))
    };
    let press = move |_| match phase {
        _ if untrack(chosen) => board.cancel(),
        Phase::Trade if untrack(is_time_up) => {
            board.show_refusal(board.shell.speak(|speaker| speaker.refusal(&time_is_up())))
        }
        Phase::Ship => press_best_meld(board),
        // The choice of the cards to discard follows, so that nothing is lost by a press too many.
        Phase::End if board.view.with_untracked(|view| view.excess(view.seat()) > 0) => board.press_verb(part),
        _ => board.switch(part),
    };
    view! {
        <button
            {..asks_part(board, part)}
            type="button"
            class="stop"
            class:lit=move || is_lit() && !board.suggested.is_quiet(part)
            class:on=move || chosen()
            class:hinted=move || !chosen() && board.suggested.is_hinted(part)
            data-press-next=move || board.suggested.is_next(part).then_some("")
            class:done=move || is_closed() && !is_lit()
            class:now=move || is_ending()
            class:off=move || !is_closed() && !is_lit() && !chosen() && !is_ending()
            data-lit=move || is_lit().then_some("")
            aria-pressed=move || chosen().to_string()
            aria-disabled=move || (!is_lit() && !chosen()).to_string()
            on:click=press
        >
            <span class="disc">{icon(ICONS[phase as usize], "i20")}</span>
            <span class="stop-name">{say(&Message::new(nouns::phase(phase)))}</span>
            <u>{move || tag()}</u>
        </button>
    }
    .into_any()
}

/// Presses the stop and the cards of the meld worth most among those compatible with the presses so far. The usual meld
/// then takes one press, and any other only a few more.
fn press_best_meld(board: BoardContext<CeylonCards>) {
    let stop_part = Part::Stop(Phase::Ship);
    let best_action =
        board.picker.with_untracked(|picker| picker.candidates_with(stop_part).max_by_key(Action::points));
    let plies = || board.shell.read_untracked(|table| table.plies());
    let plies_before = plies();
    board.press(stop_part);
    // If there was only one meld, that press may have shipped it already: then there are no more cards to press.
    if plies() != plies_before {
        return;
    }
    let Some(Action::Meld { good, goods, plantations }) = best_action else { return };
    for (card, count) in [(good.card(), goods), (Card::Plantation, plantations)] {
        let pressed = board.picker.with_untracked(|picker| picker.times(Part::Card(card)));
        (pressed..usize::from(count)).for_each(|_| board.press(Part::Card(card)));
    }
}
