//! What is about to be done: steppers, the ledger of what it costs and brings, and its verb; and
//! the windows in which one reacts to others.
//!
//! On a wide screen it is a panel at the right; on a phone a bar over the tabs, with what does not
//! fit into a bar between harbour and hand.

use leptos::prelude::*;

use crate::engine::{Game, Seat};
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::data::{ATTACK_PIRATES, FLEET_PIRATES, REPEL};
use crate::games::ceylon_cards::discards::Discards;
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::press::{Button, Part};
use crate::games::ceylon_cards::state::{Phase, Raid, Stage};
use crate::games::ceylon_cards::text::{asked, icon as icon_of, title};
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
pub fn asked(ctx: Context) -> bool {
    let person = ctx.board.picker.with(|picker| picker.candidates().next().is_some());
    person
        && ctx.board.view.with(|view| match &view.pending {
            Seen::Nothing => false,
            Seen::Raid(_) => true,
            Seen::Offer(offer) => matches!(offer.stage, Stage::Answer | Stage::Reply),
        })
}

/// How many of the cards that have to go are chosen, and the button once all are.
fn choose_discards(ctx: Context, discards: &Discards) -> AnyView {
    let (wanted, chosen) = (discards.wanted(), discards.chosen().len());
    let guide = ctx.board.shell.guide;
    let carry_out = discards.actions().map(|actions| {
        let next = actions.iter().all(|action| guide.asks(&action.to_string()));
        view! {
            <button
                type="button"
                class="btn primary grow"
                data-commit=""
                data-press-next=next.then_some("")
                on:click=move |_| ctx.board.act_all(&actions)
            >
                {icon("ui-check", "i20")}
                <span>{text::discard(wanted)}</span>
            </button>
        }
    });
    let left = carry_out.is_none().then(|| view! { <b class="grow">{text::choose_discards(wanted, chosen)}</b> });
    view! {
        {left}
        <span class="delta cost">{format!("−{wanted}")}{icon("ui-cards", "i18")}</span>
        {carry_out}
    }
    .into_any()
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
        if let Some(discards) = ctx.discards() {
            return view! { <div class="cm" data-region="commit">{choose_discards(ctx, &discards)}</div> }.into_any();
        }
        let picking = board.picker.with(|picker| !picker.pressed().is_empty());
        if !picking {
            return ().into_any();
        }
        let ready = board.ready();
        view! {
            <div class="cm" data-region="commit">
                {match ready {
                    Some(action) => gains(ctx, action),
                    None => view! { <b class="grow">{board.next_press()}</b> }.into_any(),
                }}
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

/// Points and cards as chips, and the way to the target.
fn gains(ctx: Context, action: Action) -> AnyView {
    let board = ctx.board;
    let points = points_of_ready(board).map(|(_, points)| points);
    let total = board.me.get().map(|me| board.view.with(|view| view.total(me)));
    let way = points.zip(total).map(|(points, total)| text::points_of(total, i32::from(total) + points));
    let (out, back) = (action.cost().len(), board.view.with(|view| view.draw_for(action)));
    view! {
        {way.map(|way| view! { <b class="small points-way">{way}</b> })}
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
                    <span class="grow row" data-ask=asked::of_card(card).to_string()>
                        {icon(icon_of(card), "i20")}<span>{title(card)}</span>
                    </span>
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

/// The action that is ready on a wide screen, or what is still to be pressed for one.
fn chosen(ctx: Context) -> AnyView {
    let board = ctx.board;
    if let Some(discards) = ctx.discards() {
        return view! { <section class="panel decision" data-region="commit">{choose_discards(ctx, &discards)}</section> }
            .into_any();
    }
    if let Some(action) = board.ready() {
        return ready(ctx, action);
    }
    let picking = board.picker.with(|picker| !picker.pressed().is_empty());
    picking
        .then(|| {
            view! {
                <section class="panel decision">
                    <p class="mute">{board.next_press()}</p>
                    <button type="button" class="btn" on:click=move |_| board.cancel()>{words::CANCEL}</button>
                </section>
            }
        })
        .into_any()
}

/// The action that is ready: its name, what can be added to it, what it costs and brings, its button.
fn ready(ctx: Context, action: Action) -> AnyView {
    let board = ctx.board;
    let drawing = match action {
        Action::Attack(_) | Action::Fleet(_) => "pirate",
        Action::Monsoon | Action::Typhoon => "wind",
        Action::Plantation(_) => "plantation",
        Action::Official => "official",
        Action::Meld { .. } | Action::Clipper => "clipper",
        _ => "ui-check",
    };
    let name = board.verb(action);
    view! {
        <section class="panel decision" data-region="commit">
            <div class="row">
                {icon(drawing, "i40")}
                <div class="grow"><div class="caps">{words::YOUR_ACTION}</div><h2>{name}</h2></div>
            </div>
            {kinds(ctx, action)}
            {steppers(ctx, Some(action))}
            {ledger(ctx, action)}
            {text::explain(action).map(|sentence| view! { <p class="aside small mute">{sentence}</p> })}
            <div class="row">
                <button type="button" class="btn" on:click=move |_| board.cancel()>{words::CANCEL}</button>
                {verb(ctx, action)}
            </div>
        </section>
    }
    .into_any()
}

/// Points and cards before and after the action.
fn ledger(ctx: Context, action: Action) -> Option<AnyView> {
    let board = ctx.board;
    let me = board.me.get()?;
    let points = points_of_ready(board).map_or(0, |(_, points)| points);
    let lines = board.view.with(|view| {
        let (size, total) = (view.hands[me].size, view.total(me));
        let (out, back) = (action.cost().len(), view.draw_for(action));
        view! {
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
        }
    });
    Some(view! { <div class="ledger">{lines}</div> }.into_any())
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
        <section class="panel decision" data-region="commit">
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
