//! Trading on screen: the composer, in which cards are pressed in any order, and the window in
//! which an offer is answered.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon_cards::CeylonCards;
use crate::games::ceylon_cards::action::{Action, Partner};
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::composer::{Composer, Draft, Effect, effect_of_accepting};
use crate::games::ceylon_cards::data::OFFERS;
use crate::games::ceylon_cards::ideas::Idea;
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::press::{Button, Part};
use crate::games::ceylon_cards::state::Stage;
use crate::games::ceylon_cards::text::{asked, cards as count_of, icon as icon_of, offers_left, time_is_up, title};
use crate::games::ceylon_cards::view::Seen;
use crate::ui::kit::{badge, icon};
use crate::ui::text as words;
use crate::words::{Refusal, Words};

use super::cards::SmallCard;
use super::decision::button;
use super::{Context, text};

fn name(ctx: Context, partner: Partner) -> String {
    match partner {
        // Nobody is renamed at a table.
        Partner::Seat(seat) => ctx.board.shell.read_untracked(|table| table.name(seat)),
        Partner::Anyone => text::ANYONE.to_ascii_lowercase(),
    }
}

/// Changes the draft.
fn edit(ctx: Context, change: impl FnOnce(&mut Composer) -> Result<(), Refusal>) {
    let Some(mut composer) = untrack(|| ctx.composer()) else { return };
    match change(&mut composer) {
        Ok(()) => ctx.set(composer),
        Err(refusal) => ctx.board.show_refusal(refusal),
    }
}

/// One card after the other.
fn each(cards: &Cards) -> Vec<Card> {
    cards.iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect()
}

/// A tray of cards that can be taken back.
fn tray(
    ctx: Context,
    heading: &'static str,
    id: &'static str,
    cards: &Cards,
    drop: fn(&mut Composer, Card) -> bool,
) -> AnyView {
    let tile = |card: Card| {
        let back = move |_| {
            edit(ctx, |composer| {
                drop(composer, card);
                Ok(())
            });
        };
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

fn effects(effect: &Effect) -> AnyView {
    let better = effect.meld.1 != effect.meld.0;
    view! {
        <div class="small effects-line"><span>{text::after_trade(effect.hand)}</span>
            {better.then(|| view! { <b class:worse=effect.meld.1 < effect.meld.0>{text::best_meld(effect.meld)}</b> })}
        </div>
    }
    .into_any()
}

/// Chooses to whom an offer goes.
#[component]
fn PartnerButton(
    ctx: Context,
    partner: Partner,
    /// How many cards can be wanted from there.
    size: u8,
    chosen: bool,
) -> impl IntoView {
    let wanted =
        !chosen && untrack(|| ctx.composer()).is_some_and(|composer| ctx.asks_next(&composer, Action::Offer(partner)));
    let label = match partner {
        Partner::Seat(seat) => view! {
            {badge(seat, "s")}
                <span>{name(ctx, partner)}<small>{icon("ui-cards", "i16")}{size}</small></span>
        }
        .into_any(),
        Partner::Anyone => view! { <span>{text::ANYONE}</span> }.into_any(),
    };
    let aim = move |_| {
        edit(ctx, |composer| {
            composer.aim(partner);
            Ok(())
        });
    };
    view! {
        <button type="button" class="partner" class:on=chosen class:hinted=wanted data-press-next=wanted.then_some("")
            aria-pressed=chosen.to_string() on:click=aim>
            {label}
        </button>
    }
}

/// The name of a card that can be wanted.
#[component]
fn WishButton(
    ctx: Context,
    card: Card,
    /// How many are wanted so far.
    count: u8,
    /// Whether one more can be.
    can: bool,
    /// How many the partner surely holds.
    known: u8,
) -> impl IntoView {
    let want = move |_| edit(ctx, |composer| composer.add_want(card));
    let partner = || untrack(|| ctx.composer()).map(|composer| name(ctx, composer.to())).unwrap_or_default();
    let wanted = untrack(|| ctx.composer()).is_some_and(|composer| ctx.asks_next(&composer, Action::Want(card)));
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

/// What is given and wanted so far; before anything is, the deals that are suggested.
fn trays(ctx: Context, composer: &Composer) -> AnyView {
    let ideas = composer.ideas();
    if !ideas.is_empty() {
        let ideas = ideas.into_iter().map(|idea| suggestion(ctx, idea)).collect_view();
        return view! { <div class="ideas"><div class="lbl">{text::IDEAS}</div>{ideas}</div> }.into_any();
    }
    view! {
        <div class="trays">
            {tray(ctx, text::YOU_GIVE, "ui-up", composer.give(), |composer, card| composer.drop_give(card))}
            {tray(ctx, text::YOU_WANT, "ui-down", composer.want(), |composer, card| composer.drop_want(card))}
            <span class="swp">{icon("ui-swap", "i18")}</span>
        </div>
    }
    .into_any()
}

/// A suggested deal, which one press lays into the trays.
fn suggestion(ctx: Context, idea: Idea) -> AnyView {
    let to = Partner::Seat(idea.to);
    let take = move |_| {
        edit(ctx, |composer| {
            composer.aim(to);
            composer.add_give(idea.give).and_then(|()| composer.add_want(idea.want))
        });
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

/// The composer of an offer or counter-offer.
pub fn composer(ctx: Context) -> AnyView {
    let Some(composer) = ctx.composer() else { return ().into_any() };
    let to = composer.to();
    let partner =
        |(partner, size): (Partner, u8)| view! { <PartnerButton ctx partner size chosen={partner == to}/> }.into_any();
    let wish = |card: Card| {
        let (count, known) = (composer.want()[card], composer.known()[card]);
        view! { <WishButton ctx card count can=composer.can_want(card).is_ok() known/> }.into_any()
    };
    let offer = composer.draft() == Draft::Offer;
    view! {
        <section class="panel decision trade" data-region="commit">
            {heading(ctx, offer)}
            {offer.then(|| view! {
                <div class="who">{composer.partners().into_iter().map(partner).collect_view()}</div>
            })}
            {trays(ctx, &composer)}
            <div class="lbl">{text::want_from(&name(ctx, to), composer.want_most())}</div>
            <div class="pal">{Card::ALL.into_iter().map(wish).collect_view()}</div>
            {effects(&composer.effect())}
            {propose(ctx, &composer)}
        </section>
    }
    .into_any()
}

/// What is composed, how long there is for it, and how many offers are left.
fn heading(ctx: Context, offer: bool) -> AnyView {
    let left = ctx.board.view.with(|view| view.offers_left());
    let pips = (0..OFFERS).map(|pip| view! { <i class="pip" class:full={pip < left}></i> }.into_any());
    view! {
        <div class="row"><h2 class="grow">{if offer { text::TRADE } else { text::COUNTER }}</h2>
            {move || ctx.clock.get().filter(|_| offer).map(|left| view! {
                <span class="clock" class:late={left < 30} role="timer">{text::clock(left)}</span>
            })}
            {offer.then(|| view! {
                <span class="pips" aria-label=offers_left(left)>
                    {pips.collect_view()}
                    <span class="xs">{offers_left(left)}</span>
                </span>
            })}
        </div>
    }
    .into_any()
}

/// The button that says the draft, dashed and with the reason while the rules refuse it, and the one that drops it.
fn propose(ctx: Context, composer: &Composer) -> AnyView {
    let begun = composer.draft() == Draft::Begun;
    let refused = composer.actions().err();
    let off = refused.is_some();
    let hinted = !off && ctx.asks_next(composer, Action::Propose);
    let label = text::propose(composer.kind(), &name(ctx, composer.to()));
    let press = move |_| {
        let Some(composer) = untrack(|| ctx.composer()) else { return };
        // It may have run out over the open composer.
        if untrack(|| ctx.is_late(&composer)) {
            return ctx.board.show_refusal(time_is_up());
        }
        match composer.actions() {
            Ok(actions) => {
                ctx.close();
                ctx.board.act_all(&actions);
            }
            Err(refusal) => ctx.board.show_refusal(refusal),
        }
    };
    view! {
        {refused.map(|refusal| view! { <p class="small mute why-not">{refusal.why}</p> })}
        <div class="row">
            {(!begun).then(|| view! {
                <button type="button" class="btn icon" aria-label=words::CANCEL on:click=move |_| ctx.close()>
                    {icon("ui-close", "i")}
                </button>
            })}
            <button
                type="button"
                class="btn grow"
                class:primary=!off
                class:off=off
                class:hinted=hinted
                data-press-next=hinted.then_some("")
                data-commit=""
                aria-disabled=off.to_string()
                on:click=press
            >
                {icon("ui-check", "i20")}
                <span>{label}</span>
            </button>
        </div>
    }
    .into_any()
}

/// Why the offer cannot be accepted; `None` when it can, or nothing is asked.
fn why_not(ctx: Context) -> Option<String> {
    let part = Part::Button(Button::Accept);
    let asked = ctx.board.picker.with(|picker| picker.candidates().next().is_some() && !picker.is_lit(part));
    asked.then(|| ctx.board.view.with(|view| CeylonCards::refuse(view, part).why))
}

/// The window in which an offer or a counter-offer is answered.
pub fn answer(ctx: Context) -> AnyView {
    let board = ctx.board;
    let seen = board.view.with(|view| match &view.pending {
        Seen::Offer(offer) => Some((*offer, view.active, effect_of_accepting(view))),
        _ => None,
    });
    let Some((offer, active, effect)) = seen else { return ().into_any() };
    let reply = offer.stage == Stage::Reply;
    let (from, get, give): (Seat, _, _) = match reply {
        true => (offer.asked, offer.counter_give, offer.counter_want),
        false => (active, offer.give, offer.want),
    };
    let mini = |card: Card| view! { <span class="mini"><SmallCard card/></span> }.into_any();
    let side = |heading: &'static str, id: &'static str, cards: Option<Cards>, count: u8| {
        let held = cards.as_ref().map(each).unwrap_or_default();
        view! {
            <div><div class="lbl">{icon(id, "i18")}{heading}<i>{count_of(count)}</i></div>
                <div class="r">{held.into_iter().map(mini).collect_view()}</div>
            </div>
        }
    };
    let counter = Memo::new(move |_| ctx.can_trade());
    let aloud = offer.to == Partner::Anyone && !reply;
    view! {
        <section class="panel decision deal-panel" data-region="commit">
            <div class="row">
                {badge(from, "")}
                <h2 class="grow">{move || board.shell.read(|table| table.prompt())}</h2>
            </div>
            <div class="deal">
                {side(text::YOU_GET, "ui-down", get.cards, get.count)}
                {side(text::YOU_GIVE, "ui-up", give.cards, give.count)}
                <span class="swp">{icon("ui-swap", "i18")}</span>
            </div>
            <div class="row small mute">
                {icon("ui-eye", "i18")}
                {if aloud { text::ALL_HEAR } else { text::ONLY_YOU_TWO }}
            </div>
            {effect.map(|effect| effects(&effect))}
            {move || why_not(ctx).map(|why| view! { <p class="small mute why-not">{why}</p> })}
            <div class="answers">
                {button(ctx, Button::Decline, "ui-close")}
                {(!reply).then(|| view! {
                    <button type="button" class="btn answer" class:lit=counter class:off=move || !counter.get()
                        data-lit=move || counter.get().then_some("") aria-disabled=move || (!counter.get()).to_string()
                        on:click=move |_| ctx.compose(Part::Button(Button::Counter))>
                        {icon("ui-swap", "i20")}<span>{text::COUNTER}</span>
                    </button>
                })}
                {button(ctx, Button::Accept, "ui-check")}
            </div>
        </section>
    }
    .into_any()
}
