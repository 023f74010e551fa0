//! What is about to be done: steppers, the ledger of what it costs and brings, and its verb; and
//! the windows in which one reacts to others.
//!
//! On a wide screen it is a panel at the right; on a phone a bar over the tabs, with what does not
//! fit into a bar between harbour and hand.

use leptos::prelude::*;

use crate::engine::{Game, Seat};
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::data::{ATTACK_PIRATES, FLEET_PIRATES, REPEL};
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::press::{Button, Part};
use crate::games::ceylon_cards::state::{Phase, Raid, Stage};
use crate::games::ceylon_cards::text::{icon as icon_of, next_press, title};
use crate::games::ceylon_cards::view::Seen;
use crate::games::ceylon_cards::{CeylonCards, Event};
use crate::ui::kit::icon;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::prompt::AlwaysPass;
use crate::ui::shell::questions::Questions;
use crate::ui::text as words;

use super::{Context, text, trade};

/// The points that the action which is ready would surely bring, and to whom.
pub fn points_of_ready(board: BoardContext<CeylonCards>) -> Option<(Seat, i32)> {
    let action = board.ready()?;
    let events: Vec<Event> = board.preview(action);
    let scored = events.iter().filter_map(CeylonCards::scored);
    scored.map(|scored| (scored.seat, scored.points)).reduce(|one, other| (one.0, one.1 + other.1))
}

/// Whether the viewer is asked for a reaction.
fn asked(ctx: Context) -> bool {
    let person = ctx.board.picker.with(|picker| picker.candidates().next().is_some());
    person
        && ctx.board.view.with(|view| match &view.pending {
            Seen::Nothing => false,
            Seen::Raid(_) => true,
            Seen::Offer(offer) => matches!(offer.stage, Stage::Answer | Stage::Reply),
        })
}

/// Cards above the limit that have to go before the turn is over.
fn too_many(ctx: Context) -> Option<u8> {
    let board = ctx.board;
    let discarding = board
        .picker
        .with(|picker| picker.candidates().next().is_some_and(|action| matches!(action, Action::Discard(_))));
    let me = board.me.get().filter(|_| discarding)?;
    board.view.with(|view| Some(view.excess(me)))
}

/// The panel of a wide screen.
pub fn panel(ctx: Context) -> AnyView {
    (move || {
        if ctx.composer().is_some() {
            return trade::composer(ctx);
        }
        if asked(ctx) {
            return answer(ctx);
        }
        chosen(ctx)
    })
    .into_any()
}

/// What stands between harbour and hand on a phone: the composer and the windows of reaction.
pub fn middle(ctx: Context) -> AnyView {
    (move || {
        if ctx.composer().is_some() {
            return trade::composer(ctx);
        }
        if asked(ctx) {
            return answer(ctx);
        }
        ().into_any()
    })
    .into_any()
}

/// The bar of a phone.
pub fn bar(ctx: Context) -> AnyView {
    let board = ctx.board;
    (move || {
        if ctx.composer().is_some() || asked(ctx) {
            return ().into_any();
        }
        if let Some(count) = too_many(ctx).filter(|_| board.ready().is_none()) {
            return view! {
                <div class="cm">
                    <span class="grow"><b>{text::TOO_MANY}</b></span>
                    <span class="delta cost">{format!("−{count}")}{icon("ui-cards", "i18")}</span>
                </div>
            }
            .into_any();
        }
        let picking = board.picker.with(|picker| !picker.pressed().is_empty());
        if !picking {
            return ().into_any();
        }
        let ready = board.ready();
        view! {
            <div class="cm" data-region="commit">
                {ready.map(|action| gains(ctx, action))}
                <span class="grow"></span>
                {steppers(ctx, ready)}
                <button type="button" class="btn icon" aria-label=words::CANCEL on:click=move |_| board.cancel()>
                    {icon("ui-close", "i")}
                </button>
                {ready.map(|action| verb(ctx, action))}
            </div>
        }
        .into_any()
    })
    .into_any()
}

fn verb(ctx: Context, action: Action) -> AnyView {
    let board = ctx.board;
    let name = board.verb(action);
    view! {
        <button type="button" class="btn primary grow" data-commit="" on:click=move |_| board.commit()>
            {icon("ui-check", "i20")}
            <span>{name}</span>
        </button>
    }
    .into_any()
}

/// Points and cards as chips.
fn gains(ctx: Context, action: Action) -> AnyView {
    let points = points_of_ready(ctx.board).map(|(_, points)| points);
    let (out, back) = (action.cost().len(), ctx.board.view.with(|view| view.draw_for(action)));
    view! {
        {points.map(|points| view! { <span class="delta gain">{words::signed(points)}</span> })}
        {(out > 0).then(|| view! { <span class="delta cost">{format!("−{out}")}{icon("ui-cards", "i18")}</span> })}
        {(back > 0).then(|| view! { <span class="delta gain">{format!("+{back}")}{icon("ui-cards", "i18")}</span> })}
    }
    .into_any()
}

/// One more and one fewer of each card of a meld.
fn steppers(ctx: Context, ready: Option<Action>) -> Option<AnyView> {
    let Some(Action::Meld { good, .. }) = ready else { return None };
    let stepper = |card: Card| {
        let board = ctx.board;
        let part = Part::Card(card);
        let count = board.times(part);
        let (more, less) = (board.is_lit(part), count > usize::from(card == good.card()));
        (more || less || count > 0).then(|| {
            view! {
                <div class="stp">
                    <span class="grow row">{icon(icon_of(card), "i20")}<span>{title(card)}</span></span>
                    <button
                        type="button"
                        class="btn icon"
                        aria-label=text::LESS
                        disabled=!less
                        on:click=move |_| board.release(part)
                    >
                        "−"
                    </button>
                    <b>{count}</b>
                    <button
                        type="button"
                        class="btn icon"
                        aria-label=text::MORE
                        disabled=!more
                        on:click=move |_| board.press(part)
                    >
                        "+"
                    </button>
                </div>
            }
        })
    };
    Some(view! { <div class="steppers">{stepper(good.card())}{stepper(Card::Plantation)}</div> }.into_any())
}

/// The action that is ready, on a wide screen.
fn chosen(ctx: Context) -> AnyView {
    let board = ctx.board;
    let Some(action) = board.ready() else {
        let picking = board.picker.with(|picker| !picker.pressed().is_empty());
        return match (too_many(ctx), picking) {
            (Some(count), _) => view! {
                <section class="panel deed">
                    <h2>{text::TOO_MANY}</h2>
                    <span class="delta cost">{format!("−{count}")}{icon("ui-cards", "i18")}</span>
                </section>
            }
            .into_any(),
            (None, true) => view! {
                <section class="panel deed">
                    <p class="mute">{what_is_missing(board)}</p>
                    <button type="button" class="btn" on:click=move |_| board.cancel()>{words::CANCEL}</button>
                </section>
            }
            .into_any(),
            (None, false) => ().into_any(),
        };
    };
    let drawing = match action {
        Action::Attack(_) | Action::Fleet(_) => "pirate",
        Action::Monsoon | Action::Typhoon => "wind",
        Action::Plantation(_) => "plantation",
        Action::Official => "official",
        Action::Meld { .. } | Action::Clipper => "clipper",
        _ => "ui-check",
    };
    let me = board.me.get();
    let ledger = board.view.with(|view| {
        let me = me?;
        let (size, total) = (view.hands[me].size, view.total(me));
        let (out, back) = (action.cost().len(), view.draw_for(action));
        let points = points_of_ready(board).map_or(0, |(_, points)| points);
        Some(view! {
            <div class="ledger">
                {(points != 0).then(|| view! {
                    <div>
                        <span>{text::POINTS}</span>
                        <b>{total}<i>" → "</i>{i32::from(total) + points}</b>
                        <span class="delta gain">{words::signed(points)}</span>
                    </div>
                })}
                {(out + back > 0).then(|| view! {
                    <div><span>{text::YOUR_HAND}</span><b>{size}<i>" → "</i>{view.hand_after(action)}</b>
                        {(out > 0).then(|| view! {
                            <span class="delta cost">{format!("−{out}")}{icon("ui-cards", "i18")}</span>
                        })}
                        {(back > 0).then(|| view! { <span class="delta gain">{format!("+{back}")}</span> })}
                    </div>
                })}
            </div>
        })
    });
    let name = board.verb(action);
    view! {
        <section class="panel deed" data-region="commit">
            <div class="row">
                {icon(drawing, "i40")}
                <div class="grow"><div class="caps">{words::YOUR_ACTION}</div><h2>{name}</h2></div>
            </div>
            {kinds(ctx, action)}
            {steppers(ctx, Some(action))}
            {ledger}
            {text::explain(action).map(|sentence| view! { <p class="aside small mute">{sentence}</p> })}
            <div class="row">
                <button type="button" class="btn" on:click=move |_| board.cancel()>{words::CANCEL}</button>
                {verb(ctx, action)}
            </div>
        </section>
    }
    .into_any()
}

/// What has to be pressed next, as far as the presses have come.
fn what_is_missing(board: BoardContext<CeylonCards>) -> &'static str {
    board.picker.with(|picker| {
        let candidates: Vec<Action> = picker.candidates().collect();
        next_press(&candidates)
    })
}

/// Attack or fleet, where both can be made of what is pressed.
fn kinds(ctx: Context, action: Action) -> Option<AnyView> {
    let (seat, fleet) = match action {
        Action::Attack(seat) => (seat, false),
        Action::Fleet(seat) => (seat, true),
        _ => return None,
    };
    let board = ctx.board;
    let pirates = Part::Card(Card::Pirates);
    let can = board.picker.with(|picker| picker.candidates().any(|action| matches!(action, Action::Fleet(_))));
    let set = move |wanted: u8| {
        board.cancel();
        board.press(Part::Stop(Phase::Pirates));
        board.press(Part::Seat(seat));
        (0..wanted).for_each(|_| board.press(pirates));
    };
    (can || fleet).then(|| {
        view! {
            <div class="seg">
                <button type="button" class:on=!fleet on:click=move |_| set(ATTACK_PIRATES)>{text::ATTACK}</button>
                <button type="button" class:on=fleet on:click=move |_| set(FLEET_PIRATES)>{text::fleet()}</button>
            </div>
        }
        .into_any()
    })
}

/// The window in which one answers an offer or reacts to a raid. It looks the same whether or not
/// one can react.
fn answer(ctx: Context) -> AnyView {
    let raid = ctx.board.view.with(|view| match &view.pending {
        Seen::Raid(raid) => Some(*raid),
        _ => None,
    });
    let Some(raid) = raid else { return trade::answer(ctx) };
    let shell = ctx.board.shell;
    let decisions = shell.read(|table| table.decisions());
    if decisions.len() > 1 {
        return view! { <Questions shell decisions/> }.into_any();
    }
    let buttons: Vec<(Button, &'static str)> = match raid {
        Raid::Attack { .. } => vec![(Button::Pass, "ui-right"), (Button::Negate, "wind")],
        Raid::Fleet { .. } => {
            let icon = |clippers: u8| if clippers == 0 { "ui-right" } else { "clipper" };
            (0..=REPEL).map(|clippers| (Button::Commit(clippers), icon(clippers))).collect()
        }
    };
    view! {
        <section class="panel deed" data-region="commit">
            <div class="row">{icon("pirate", "i40")}<h2 class="grow">{text::YOUR_ANSWER}</h2></div>
            <p class="small mute">{move || ctx.board.shell.read(|table| table.prompt())}</p>
            <div class="answers">{buttons.into_iter().map(|(name, id)| button(ctx, name, id)).collect_view()}</div>
            <AlwaysPass shell=ctx.board.shell/>
        </section>
    }
    .into_any()
}

/// A button that answers at once.
pub fn button(ctx: Context, name: Button, id: &'static str) -> AnyView {
    let board = ctx.board;
    let part = Part::Button(name);
    let lit = Memo::new(move |_| board.is_lit(part));
    let press = move |_| match name {
        // Negating discards the Winds too.
        Button::Negate if lit.get_untracked() => {
            board.press(part);
            board.commit();
        }
        _ => board.press_verb(part),
    };
    view! {
        <button
            type="button"
            class="btn answer"
            class:lit=lit
            class:off=move || !lit.get()
            data-lit=move || lit.get().then_some("")
            aria-disabled=move || (!lit.get()).to_string()
            on:click=press
        >
            {icon(id, "i20")}<span>{move || board.name(part)}</span>
        </button>
    }
    .into_any()
}
