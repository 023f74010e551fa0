//! The deal on the quay: the latest offer, shown as cards with the answers beside it. It stays until the next press of
//! a person who may act.
//!
//! The person who is asked sees the same cards in the answer window instead (`answers`).

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::deal::Deal;
use crate::games::ceylon_cards::events::Lot;
use crate::games::ceylon_cards::view::Seen;
use crate::games::ceylon_cards::words::labels;
use crate::games::ceylon_cards::{CeylonCards, Event};
use crate::table::beats;
use crate::ui::kit::{badge, icon};
use crate::ui::shell::board_context::BoardContext;

use super::cards::SmallCard;
use super::context::Context;
use super::{answers, say};

/// Maximum number of plies for an offer to all, including the answers.
const PLIES: u32 = 64;

pub fn events_since(board: BoardContext<CeylonCards>, plies: u32) -> Vec<Event> {
    board.attributed_events_since(plies).into_iter().map(|(_, _, event)| event).collect()
}

/// Returns the latest deal while it is open or news; otherwise `None`.
fn shown(board: BoardContext<CeylonCards>) -> Option<Deal> {
    let since = board.shell.read(beats::news_from).max(board.shell.seen_to.get());
    let open = board.view.with(|view| matches!(view.pending, Seen::Offer(_)));
    let news = open || events_since(board, since).iter().any(Deal::is_deal_event);
    if news { Deal::last(events_since(board, since.saturating_sub(PLIES))) } else { None }
}

/// Draws the cards of one side, one of each kind with its count, or their backs.
fn side(lot: Lot) -> AnyView {
    let card = |(card, count)| {
        let many = (count > 1).then(|| view! { <b>{say(&labels::times(count))}</b> });
        view! { <span class="mini"><SmallCard card/>{many}</span> }.into_any()
    };
    match lot.cards {
        Some(cards) if !cards.is_empty() => cards.iter().map(card).collect_view().into_any(),
        Some(_) => view! { <span class="small">{say(&labels::no_cards())}</span> }.into_any(),
        None => view! {
            <span class="mini">
                <i class="pile-card back">{icon("clipper", "i28")}</i><b>{say(&labels::times(lot.count))}</b>
            </span>
        }
        .into_any(),
    }
}

pub fn on_quay(ctx: Context) -> AnyView {
    let (board, shell) = (ctx.board, ctx.board.shell);
    // A separate memo, so that pressing cards does not look up the deal again.
    let free = Memo::new(move |_| shell.is_now() && !ctx.is_trading() && !answers::asked(ctx));
    let open = move || board.view.with(|view| matches!(view.pending, Seen::Offer(_)));
    let drawn = move |deal: Deal| {
        let other = deal.accepted_by().map(Partner::Seat).unwrap_or(deal.to);
        let answer = |(seat, yes): &(Seat, bool)| board.say(&labels::answered(*seat, *yes));
        let mut words: Vec<String> = deal.answers.iter().map(answer).collect();
        if open() {
            words.push(shell.read(|table| table.prompt()));
        }
        view! {
            <div class="quay-deal panel" data-deal="">
                {badge(deal.by, "s")}
                {match deal.give.count + deal.want.count {
                    0 => view! { <b>{say(&labels::call())}</b> }.into_any(),
                    _ => view! { {side(deal.give)}{icon("ui-swap", "i20")}{side(deal.want)} }.into_any(),
                }}
                {match other {
                    Partner::Seat(seat) => badge(seat, "s"),
                    Partner::Anyone => icon("ui-human", "i20"),
                }}
                <b class="verdict" class:yes=deal.accepted_by().is_some()>{words.join(" · ")}</b>
            </div>
        }
    };
    (move || free.get().then(|| shown(board)).flatten().map(drawn)).into_any()
}
