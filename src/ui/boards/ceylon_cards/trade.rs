//! The trade composer, in which cards are pressed in any order: the middle of a trade's plan.

use leptos::prelude::*;

use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::composer::{Composer, Draft, Effect};
use crate::games::ceylon_cards::data::OFFERS;
use crate::games::ceylon_cards::ideas::Idea;
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::press::Part;
use crate::games::ceylon_cards::words::answers::piece_of;
use crate::games::ceylon_cards::words::{labels, nouns};
use crate::ui::kit::{badge, icon};
use crate::words::Message;

use super::cards::{SmallCard, title};
use super::context::Context;
use super::say;

pub fn card_list(cards: &Cards) -> Vec<Card> {
    cards.iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect()
}

/// One side of a proposal.
struct Side<'a> {
    heading: Message,
    /// In place of the cards while there are none.
    none: Message,
    symbol: &'static str,
    cards: &'a Cards,
    /// The part that adds a card to this side.
    part: fn(Card) -> Part,
    /// The accessible name of a card on this side, which a press takes back.
    take_back: fn(Card) -> Message,
}

/// Draws a tray of cards that can be taken back.
fn tray(ctx: Context, side: &Side) -> AnyView {
    let Side { ref heading, ref none, symbol, cards, part, take_back } = *side;
    let card_button = |card: Card| {
        let on_press = move |_| ctx.board.release(part(card));
        view! {
            <button type="button" class="mini" data-ask=piece_of(card).to_string()
                aria-label=say(&take_back(card)) on:click=on_press>
                <SmallCard card/><u>{icon("ui-close", "i16")}</u>
            </button>
        }
        .into_any()
    };
    let held = card_list(cards);
    view! {
        <div class="tray">
            <div class="lbl">{icon(symbol, "i18")}{say(heading)}<i>{(!cards.is_empty()).then(|| cards.len())}</i></div>
            <div class="r">{match held.is_empty() {
                true => view! { <span class="mute small">{say(none)}</span> }.into_any(),
                false => held.into_iter().map(card_button).collect_view().into_any(),
            }}</div>
        </div>
    }
    .into_any()
}

/// Draws the effects of a trade on the hand and its best meld.
pub fn effects(effect: &Effect) -> AnyView {
    let (before, after) = effect.meld;
    let meld = || view! { <b class:worse=after < before>{say(&labels::meld_change(effect.meld))}</b> }.into_any();
    view! {
        <div class="small effects-line">
            <span>{say(&labels::hand_change(effect.hand))}</span>
            {(before != after).then(meld)}
        </div>
    }
    .into_any()
}

/// The button that picks the recipient of an offer.
#[component]
fn PartnerButton(
    ctx: Context,
    partner: Partner,
    /// Maximum number of cards that can be asked for.
    size: u8,
    chosen: bool,
) -> impl IntoView {
    let part = match partner {
        Partner::Seat(seat) => Part::Seat(seat),
        Partner::Anyone => Part::Anyone,
    };
    let is_next = !chosen && untrack(|| ctx.board.suggested.is_next(part));
    let label = match partner {
        Partner::Seat(seat) => {
            // Untracked, because names do not change during a game.
            let name = ctx.board.shell.read_untracked(|table| table.name(seat));
            view! {
                {badge(seat, "s")}
                <span>{name}<small>{icon("ui-cards", "i16")}{size}</small></span>
            }
            .into_any()
        }
        Partner::Anyone => view! { <span>{say(&labels::anyone())}</span> }.into_any(),
    };
    let choose = move |_| ctx.board.press(part);
    view! {
        <button type="button" class="partner" class:on=chosen class:hinted=is_next data-press-next=is_next.then_some("")
            aria-pressed=chosen.to_string() on:click=choose>
            {label}
        </button>
    }
}

/// The button that asks for a card.
#[component]
fn WishButton(
    ctx: Context,
    card: Card,
    /// Number of these cards asked for so far.
    count: u8,
    /// Whether another one can be asked for.
    is_possible: bool,
    /// Number of these cards that the partner certainly holds.
    known: u8,
) -> impl IntoView {
    let part = Part::Name(card);
    let ask_for = move |_| ctx.board.press(part);
    let is_next = untrack(|| ctx.board.suggested.is_next(part));
    let known_mark = match untrack(|| ctx.trade(Composer::to)) {
        Some(Partner::Seat(partner)) if known > 0 => {
            let holds = untrack(|| ctx.board.say(&labels::known(partner, known)));
            Some(view! { <i title=holds>{say(&labels::at_least(known))}</i> }.into_any())
        }
        _ => None,
    };
    view! {
        <button
            data-ask=piece_of(card).to_string()
            type="button"
            class="wish"
            class:no=!is_possible
            class:q={count > 0}
            class:hinted=is_next
            data-press-next=is_next.then_some("")
            data-lit=is_possible.then_some("")
            aria-disabled=(!is_possible).to_string()
            aria-label=say(&labels::wish(card, count, known))
            on:click=ask_for
        >
            {icon(nouns::icon(card), "i28")}
            <span>{title(card)}</span>
            {known_mark}
            {(count > 0).then(|| view! { <b>{count}</b> }.into_any())}
        </button>
    }
}

/// Draws the cards given and asked for so far; initially, suggested deals.
fn trays(ctx: Context, composer: &Composer) -> AnyView {
    let ideas = composer.ideas();
    if !ideas.is_empty() {
        let ideas = ideas.into_iter().map(|idea| suggestion(ctx, idea)).collect_view();
        return view! { <div class="ideas"><div class="lbl">{say(&labels::ideas())}</div>{ideas}</div> }.into_any();
    }
    let give_side = Side {
        heading: labels::give(),
        none: labels::give_none(),
        symbol: "ui-up",
        cards: composer.give(),
        part: Part::Card,
        take_back: labels::give_back,
    };
    let want_side = Side {
        heading: labels::want(),
        none: labels::want_none(),
        symbol: "ui-down",
        cards: composer.want(),
        part: Part::Name,
        take_back: labels::want_back,
    };
    view! {
        <div class="trays">
            {tray(ctx, &give_side)}
            {tray(ctx, &want_side)}
            <span class="swp">{icon("ui-swap", "i18")}</span>
        </div>
    }
    .into_any()
}

/// Draws a suggested deal, which one press puts into the trays.
fn suggestion(ctx: Context, idea: Idea) -> AnyView {
    let apply = move |_| {
        let parts = [Part::Seat(idea.to), Part::Card(idea.give), Part::Name(idea.want)];
        parts.into_iter().for_each(|part| ctx.board.press(part));
    };
    view! {
        <button type="button" class="partner" data-idea="" on:click=apply
            aria-label=ctx.board.say(&labels::idea(idea.give, idea.want, idea.to))>
            {icon(nouns::icon(idea.give), "i28")}{icon("ui-right", "i16")}{icon(nouns::icon(idea.want), "i28")}
            {badge(idea.to, "s")}
        </button>
    }
    .into_any()
}

/// Draws the composer of an offer or counter-offer, between its heading and its buttons.
pub fn composer(ctx: Context, composer: &Composer) -> AnyView {
    let to = composer.to();
    let partner =
        |(partner, size): (Partner, u8)| view! { <PartnerButton ctx partner size chosen={partner == to}/> }.into_any();
    let wish_button = |card: Card| {
        let (count, known) = (composer.want()[card], composer.known()[card]);
        view! { <WishButton ctx card count is_possible=composer.can_want(card).is_ok() known/> }.into_any()
    };
    let is_offer = composer.draft() == Draft::Offer;
    view! {
        {is_offer.then(|| view! {
            {offer_counter(ctx)}
            <div class="who">{composer.partners().into_iter().map(partner).collect_view()}</div>
        }.into_any())}
        {trays(ctx, composer)}
        <div class="lbl">{ctx.board.say(&labels::want_from(to, composer.want_most()))}</div>
        <div class="pal">{Card::ALL.into_iter().map(wish_button).collect_view()}</div>
        {effects(&composer.effect())}
    }
    .into_any()
}

/// Draws `all` dots, of which the first `full` are filled.
pub fn pips(all: u8, full: u8) -> AnyView {
    (0..all).map(|pip| view! { <i class="pip" class:full={pip < full}></i> }.into_any()).collect_view().into_any()
}

/// Draws the number of offers left and the time left for them.
fn offer_counter(ctx: Context) -> AnyView {
    let left = ctx.board.view.with(|view| view.offers_left());
    let offers_left = || say(&labels::offers_left(left));
    view! {
        <div class="row trade-offers">
            <span class="pips grow" aria-label=offers_left()>
                {pips(OFFERS, left)}
                <span class="xs">{offers_left()}</span>
            </span>
            {move || ctx.clock.get().map(|left| view! {
                <span class="clock" class:late={left < 30} role="timer">{say(&labels::clock(left))}</span>
            }.into_any())}
        </div>
    }
    .into_any()
}
