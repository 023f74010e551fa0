//! The trade composer, in which cards are pressed in any order: the middle of a trade's plan.

use leptos::prelude::*;

use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::composer::{Composer, Draft, Effect};
use crate::games::ceylon_cards::data::OFFERS;
use crate::games::ceylon_cards::ideas::Idea;
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::press::Part;
use crate::games::ceylon_cards::text::{asked, icon as icon_of, offers_left, title};
use crate::ui::kit::{badge, icon};

use super::cards::SmallCard;
use super::context::Context;
use super::text;

fn name(ctx: Context, partner: Partner) -> String {
    match partner {
        // Untracked, because names do not change during a game.
        Partner::Seat(seat) => ctx.board.shell.read_untracked(|table| table.name(seat)),
        Partner::Anyone => text::ANYONE.to_ascii_lowercase(),
    }
}

pub fn each(cards: &Cards) -> Vec<Card> {
    cards.iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect()
}

/// Draws a tray of cards that can be taken back.
fn tray(ctx: Context, heading: &'static str, id: &'static str, cards: &Cards, part: fn(Card) -> Part) -> AnyView {
    let tile = |card: Card| {
        let back = move |_| ctx.board.release(part(card));
        view! {
            <button type="button" class="mini" data-ask=asked::of_card(card).to_string()
                aria-label=text::take_back(heading, card) on:click=back>
                <SmallCard card/><u>{icon("ui-close", "i16")}</u>
            </button>
        }
        .into_any()
    };
    let held = each(cards);
    view! {
        <div class="tray">
            <div class="lbl">{icon(id, "i18")}{heading}<i>{(!cards.is_empty()).then(|| cards.len())}</i></div>
            <div class="r">{match held.is_empty() {
                true => view! { <span class="mute small">{text::NOTHING}</span> }.into_any(),
                false => held.into_iter().map(tile).collect_view().into_any(),
            }}</div>
        </div>
    }
    .into_any()
}

/// Draws the effects of a trade on the hand and its best meld.
pub fn effects(effect: &Effect) -> AnyView {
    let better = effect.meld.1 != effect.meld.0;
    view! {
        <div class="small effects-line"><span>{text::after_trade(effect.hand)}</span>
            {better.then(|| view! { <b class:worse=effect.meld.1 < effect.meld.0>{text::best_meld(effect.meld)}</b> })}
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
    let wanted = !chosen && untrack(|| ctx.board.suggested.is_next(part));
    let label = match partner {
        Partner::Seat(seat) => view! {
            {badge(seat, "s")}
                <span>{name(ctx, partner)}<small>{icon("ui-cards", "i16")}{size}</small></span>
        }
        .into_any(),
        Partner::Anyone => view! { <span>{text::ANYONE}</span> }.into_any(),
    };
    let aim = move |_| ctx.board.press(part);
    view! {
        <button type="button" class="partner" class:on=chosen class:hinted=wanted data-press-next=wanted.then_some("")
            aria-pressed=chosen.to_string() on:click=aim>
            {label}
        </button>
    }
}

/// The button of a card that can be asked for.
#[component]
fn WishButton(
    ctx: Context,
    card: Card,
    /// How many are asked for so far.
    count: u8,
    /// Whether one more can be asked for.
    can: bool,
    /// How many the partner is certain to hold.
    known: u8,
) -> impl IntoView {
    let part = Part::Name(card);
    let want = move |_| ctx.board.press(part);
    let partner = || untrack(|| ctx.trade(|trade| name(ctx, trade.to()))).unwrap_or_default();
    let wanted = untrack(|| ctx.board.suggested.is_next(part));
    let holds = if known > 0 { text::known(&partner(), known) } else { String::new() };
    view! {
        <button
            data-ask=asked::of_card(card).to_string()
            type="button"
            class="wish"
            class:no=!can
            class:q={count > 0}
            class:hinted=wanted
            data-press-next=wanted.then_some("")
            data-lit=can.then_some("")
            aria-disabled=(!can).to_string()
            aria-label=text::wish(card, count, &holds)
            on:click=want
        >
            {icon(icon_of(card), "i28")}
            <span>{title(card)}</span>
            {(known > 0).then(|| view! { <i title=holds.clone()>{text::at_least(known)}</i> })}
            {(count > 0).then(|| view! { <b>{count}</b> })}
        </button>
    }
}

/// Draws the cards given and asked for so far; initially, suggested deals.
fn trays(ctx: Context, composer: &Composer) -> AnyView {
    let ideas = composer.ideas();
    if !ideas.is_empty() {
        let ideas = ideas.into_iter().map(|idea| suggestion(ctx, idea)).collect_view();
        return view! { <div class="ideas"><div class="lbl">{text::IDEAS}</div>{ideas}</div> }.into_any();
    }
    view! {
        <div class="trays">
            {tray(ctx, text::YOU_GIVE, "ui-up", composer.give(), Part::Card)}
            {tray(ctx, text::YOU_WANT, "ui-down", composer.want(), Part::Name)}
            <span class="swp">{icon("ui-swap", "i18")}</span>
        </div>
    }
    .into_any()
}

/// Draws a suggested deal, which one press puts into the trays.
fn suggestion(ctx: Context, idea: Idea) -> AnyView {
    let to = Partner::Seat(idea.to);
    let take = move |_| {
        let parts = [Part::Seat(idea.to), Part::Card(idea.give), Part::Name(idea.want)];
        parts.into_iter().for_each(|part| ctx.board.press(part));
    };
    view! {
        <button type="button" class="partner" data-idea="" on:click=take
            aria-label=text::idea(idea.give, idea.want, &name(ctx, to))>
            {icon(icon_of(idea.give), "i28")}{icon("ui-right", "i16")}{icon(icon_of(idea.want), "i28")}
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
    let wish = |card: Card| {
        let (count, known) = (composer.want()[card], composer.known()[card]);
        view! { <WishButton ctx card count can=composer.can_want(card).is_ok() known/> }.into_any()
    };
    let offer = composer.draft() == Draft::Offer;
    view! {
        {offer.then(|| view! {
            {offers(ctx)}
            <div class="who">{composer.partners().into_iter().map(partner).collect_view()}</div>
        })}
        {trays(ctx, composer)}
        <div class="lbl">{text::want_from(&name(ctx, to), composer.want_most())}</div>
        <div class="pal">{Card::ALL.into_iter().map(wish).collect_view()}</div>
        {effects(&composer.effect())}
    }
    .into_any()
}

/// Draws the number of offers left and the time left for them.
fn offers(ctx: Context) -> AnyView {
    let left = ctx.board.view.with(|view| view.offers_left());
    let pips = (0..OFFERS).map(|pip| view! { <i class="pip" class:full={pip < left}></i> }.into_any());
    view! {
        <div class="row trade-offers">
            <span class="pips grow" aria-label=offers_left(left)>
                {pips.collect_view()}
                <span class="xs">{offers_left(left)}</span>
            </span>
            {move || ctx.clock.get().map(|left| view! {
                <span class="clock" class:late={left < 30} role="timer">{text::clock(left)}</span>
            })}
        </div>
    }
    .into_any()
}
