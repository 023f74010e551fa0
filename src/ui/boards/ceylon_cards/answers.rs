//! Windows for reacting to other players: answering an offer, fighting off pirates.
//!
//! Called by `decision`. Each looks the same whether or not the player can react. Contains no rules.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon_cards::CeylonCards;
use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::composer::effect_of_accepting;
use crate::games::ceylon_cards::data::FLEET_REPEL_CLIPPERS;
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::press::{Button, Part};
use crate::games::ceylon_cards::state::{Raid, Stage};
use crate::games::ceylon_cards::view::Seen;
use crate::games::ceylon_cards::words::labels;
use crate::table::voice::Kind;
use crate::ui::kit::{Memo, badge, icon};
use crate::ui::shell::opponents::automatic_answer;
use crate::ui::shell::prompt::AlwaysPass;
use crate::ui::shell::questions::Questions;
use crate::words::{Message, Words};

use super::cards::SmallCard;
use super::context::Context;
use super::say;
use super::trade::{card_list, effects};

/// Whether the viewer has to answer an offer or react to a raid, and the table does not do it for them.
pub fn is_reaction_due(ctx: Context) -> bool {
    let is_pending = ctx.board.view.with(|view| match &view.pending {
        Seen::Nothing => false,
        Seen::Raid(_) => true,
        Seen::Offer(offer) => matches!(offer.stage, Stage::Answer | Stage::Reply),
    });
    is_pending && ctx.board.is_asked() && automatic_answer(ctx.board.shell).is_none()
}

/// Tells a person without a choice why nothing stopped the raid, once the table has passed for them.
pub fn explain_passes(ctx: Context) {
    let reason = Memo::new(move |_| {
        let board = ctx.board;
        let button = board.view.with(|view| match &view.pending {
            Seen::Raid(Raid::Attack { .. }) => Some(Button::Negate),
            Seen::Raid(Raid::Fleet { .. }) => Some(Button::Commit(1)),
            _ => None,
        });
        let part = Part::Button(button?);
        let is_passed = board.is_asked() && !board.is_lit(part) && automatic_answer(board.shell).is_some();
        let plies = board.shell.read(|table| table.plies());
        is_passed.then(|| (plies, board.say(&board.view.with(|view| CeylonCards::refuse(view, part).why))))
    });
    Effect::new(move |previous: Option<Option<(u32, String)>>| {
        let (shell, next) = (ctx.board.shell, reason.get());
        if let Some((plies, reason)) = previous.flatten()
            && shell.read_untracked(|table| table.plies()) > plies
        {
            shell.say(Kind::Answered, reason);
        }
        next
    });
}

/// Draws the window for answering an offer or reacting to a raid. It looks the same whether or not the player can
/// react.
pub fn answer(ctx: Context) -> AnyView {
    let raid = ctx.board.view.with(|view| match &view.pending {
        Seen::Raid(raid) => Some(*raid),
        _ => None,
    });
    let Some(raid) = raid else { return offer(ctx) };
    let shell = ctx.board.shell;
    let decisions = shell.read(|table| table.decisions());
    if decisions.len() > 1 {
        return view! { <Questions shell decisions/> }.into_any();
    }
    let buttons: Vec<(Button, &'static str)> = match raid {
        Raid::Attack { .. } => vec![(Button::Pass, "ui-right"), (Button::Negate, "wind")],
        Raid::Fleet { .. } => {
            let icon = |clippers: u8| if clippers == 0 { "ui-right" } else { "clipper" };
            // With two players, one Clipper stops nothing.
            let counts = [0, 1, FLEET_REPEL_CLIPPERS];
            let counts = counts.into_iter().filter(|clippers| *clippers != 1 || shell.seats() > 2);
            counts.map(|clippers| (Button::Commit(clippers), icon(clippers))).collect()
        }
    };
    // The prompt on top says what a fleet is after.
    let explanation = match raid {
        Raid::Attack { .. } => {
            view! { <p class="small mute">{move || shell.read(|table| table.prompt())}</p> }.into_any()
        }
        Raid::Fleet { target, .. } => view! { <p class="small mute promise">{promise(ctx, target)}</p> }.into_any(),
    };
    view! {
        <section class="panel decision" data-region="commit">
            <div class="row">{icon("pirate", "i40")}<h2 class="grow">{say(&labels::your_answer())}</h2></div>
            {explanation}
            <div class="answers">{buttons.into_iter().map(|(name, id)| button(ctx, name, id)).collect_view()}</div>
            <AlwaysPass shell=ctx.board.shell/>
        </section>
    }
    .into_any()
}

/// Returns what a promise of Clippers means, and what is at stake.
fn promise(ctx: Context, target: Seat) -> String {
    let (by, stake, seats) = ctx.board.view.with(|view| (view.active, view.hands[target].size, view.seats));
    ctx.board.say(&labels::explain_promise(by, target, stake, seats == 2))
}

/// Draws a button that answers immediately.
fn button(ctx: Context, name: Button, id: &'static str) -> AnyView {
    let board = ctx.board;
    let part = Part::Button(name);
    let is_lit = move || board.is_lit(part);
    let press = move |_| match name {
        // The Winds card is a second part of this action, so that its button alone is no verb.
        Button::Negate if untrack(is_lit) => {
            board.press(part);
            board.commit();
        }
        _ => board.press_verb(part),
    };
    view! {
        <button
            type="button"
            class="btn answer"
            class:lit=move || is_lit() && !board.suggested.is_quiet(part)
            class:off=move || !is_lit()
            data-lit=move || is_lit().then_some("")
            aria-disabled=move || (!is_lit()).to_string()
            on:click=press
        >
            {icon(id, "i20")}<span>{move || board.name(part)}</span>
        </button>
    }
    .into_any()
}

/// Returns why the offer cannot be accepted; `None` if it can, or if the viewer is not asked.
fn refusal_reason(ctx: Context) -> Option<String> {
    let part = Part::Button(Button::Accept);
    let is_refused = ctx.board.is_asked() && !ctx.board.is_lit(part);
    is_refused.then(|| ctx.board.say(&ctx.board.view.with(|view| CeylonCards::refuse(view, part).why)))
}

fn offer(ctx: Context) -> AnyView {
    let board = ctx.board;
    let pending = board.view.with(|view| match &view.pending {
        Seen::Offer(offer) => Some((*offer, view.active, effect_of_accepting(view))),
        _ => None,
    });
    let Some((offer, active, effect)) = pending else { return ().into_any() };
    let is_reply = offer.stage == Stage::Reply;
    let (from, get, give): (Seat, _, _) = match is_reply {
        true => (offer.asked, offer.counter_give, offer.counter_want),
        false => (active, offer.give, offer.want),
    };
    let small_card = |card: Card| view! { <span class="mini"><SmallCard card/></span> }.into_any();
    let side = |heading: Message, id: &'static str, cards: Option<Cards>, count: u8| {
        let held = cards.as_ref().map(card_list).unwrap_or_default();
        view! {
            <div><div class="lbl">{icon(id, "i18")}{say(&heading)}<i>{say(&labels::cards(count))}</i></div>
                <div class="r">{held.into_iter().map(small_card).collect_view()}</div>
            </div>
        }
    };
    let is_public = offer.to == Partner::Anyone && !is_reply;
    let visibility = if is_public { labels::seen_by_all() } else { labels::seen_by_two() };
    view! {
        <section
            class="panel decision deal-panel"
            class:quiet=move || refusal_reason(ctx).is_some()
            data-region="commit"
        >
            <div class="row">
                {badge(from, "")}
                <h2 class="grow">{move || board.shell.read(|table| table.prompt())}</h2>
            </div>
            <div class="deal">
                {side(labels::get(), "ui-down", get.cards, get.count)}
                {side(labels::give(), "ui-up", give.cards, give.count)}
                <span class="swp">{icon("ui-swap", "i18")}</span>
            </div>
            <div class="row small mute">
                {icon("ui-eye", "i18")}
                {say(&visibility)}
            </div>
            {effect.map(|effect| effects(&effect))}
            {move || refusal_reason(ctx).map(|reason| view! { <p class="small mute why-not">{reason}</p> }.into_any())}
            <div class="answers">
                {button(ctx, Button::Decline, "ui-close")}
                {(!is_reply).then(|| button(ctx, Button::Counter, "ui-swap"))}
                {button(ctx, Button::Accept, "ui-check")}
            </div>
        </section>
    }
    .into_any()
}
