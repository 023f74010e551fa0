//! The latest offer, shown on the quay as cards with the answers. It is shown until the next action, or the next press
//! of a person who may act.
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
use crate::ui::kit::{Memo, badge, icon};
use crate::ui::shell::board_context::BoardContext;

use super::cards::SmallCard;
use super::context::Context;
use super::{answers, say};

/// Maximum number of plies for an offer to all, including the answers.
const MAX_OFFER_PLIES: u32 = 64;

pub fn events_since(board: BoardContext<CeylonCards>, plies: u32) -> Vec<Event> {
    board.attributed_events_since(plies).into_iter().map(|(_, _, event)| event).collect()
}

/// Returns the latest deal while it is open or news; otherwise `None`.
fn current_deal(board: BoardContext<CeylonCards>) -> Option<Deal> {
    let (news_from, plies) = board.shell.read(|table| (beats::news_from(table), table.plies()));
    // The next action of any player ends it.
    let since = news_from.max(board.shell.seen_to.get()).max(plies.saturating_sub(1));
    let is_open = board.view.with(|view| matches!(view.pending, Seen::Offer(_)));
    let is_news = is_open || events_since(board, since).iter().any(Deal::is_deal_event);
    if is_news { Deal::last(events_since(board, since.saturating_sub(MAX_OFFER_PLIES))) } else { None }
}

/// Draws the cards of one side, one of each kind with its count, or their backs.
fn side(lot: Lot) -> AnyView {
    let card = |(card, count)| {
        let count_tag = (count > 1).then(|| view! { <b>{say(&labels::times(count))}</b> }.into_any());
        view! { <span class="mini"><SmallCard card/>{count_tag}</span> }.into_any()
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

pub fn latest_deal(ctx: Context) -> AnyView {
    let (board, shell) = (ctx.board, ctx.board.shell);
    // A separate memo, so that pressing cards does not look up the deal again.
    let is_free = Memo::new(move |_| shell.is_now() && !ctx.is_trading() && !answers::is_reaction_due(ctx));
    let is_open = move || board.view.with(|view| matches!(view.pending, Seen::Offer(_)));
    let deal_view = move |deal: Deal| {
        let partner = deal.accepted_by().map(Partner::Seat).unwrap_or(deal.to);
        let answer = |(seat, yes): &(Seat, bool)| board.say(&labels::answered(*seat, *yes));
        let mut words: Vec<String> = deal.answers.iter().map(answer).collect();
        if is_open() {
            words.push(shell.read(|table| table.prompt()));
        }
        view! {
            <div class="quay-deal panel" data-deal="">
                {badge(deal.by, "s")}
                {match deal.give.count + deal.want.count {
                    0 => view! { <b>{say(&labels::call())}</b> }.into_any(),
                    _ => view! { {side(deal.give)}{icon("ui-swap", "i20")}{side(deal.want)} }.into_any(),
                }}
                {match partner {
                    Partner::Seat(seat) => badge(seat, "s"),
                    Partner::Anyone => icon("ui-human", "i20"),
                }}
                <b class="verdict" class:yes=deal.accepted_by().is_some()>{words.join(" · ")}</b>
            </div>
        }
        .into_any()
    };
    view! { {move || is_free.get().then(|| current_deal(board)).flatten().map(deal_view)} }.into_any()
}
