//! The current plan in the frame that all games share: steppers, the ledger of costs and gains, or the trade composer.
//!
//! On a wide screen all of it is on the right. On a phone a plan is above the tabs, and the trade composer and the
//! answer windows are between harbour and hand.

use leptos::prelude::*;

use crate::engine::{Game, Seat};
use crate::games::ceylon_cards::CeylonCards;
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::composer::{Composer, Draft};
use crate::games::ceylon_cards::data::{ATTACK_PIRATES, FLEET_PIRATES};
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::press::Part;
use crate::games::ceylon_cards::state::Phase;
use crate::games::ceylon_cards::view::View;
use crate::games::ceylon_cards::words::answers::piece_of;
use crate::games::ceylon_cards::words::refusal::time_is_up;
use crate::games::ceylon_cards::words::{labels, nouns};
use crate::table::plan::Plan;
use crate::ui::boards::Heading;
use crate::ui::kit::context::Size;
use crate::ui::kit::{Memo, icon};
use crate::ui::shell::decision::Decision;
use crate::words::Message;
use crate::words::draft::Lack;

use super::cards::title;
use super::context::Context;
use super::{answers, say, trade};

/// Subject of the panel, which determines its place on a phone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Subject {
    /// A trade is being composed. Shown above the hand, from which cards are given.
    Trade,
    /// The person is answering another player.
    Answer,
    Plan,
}

fn subject(ctx: Context) -> Memo<Subject> {
    Memo::new(move |_| match ctx.is_trading() {
        true => Subject::Trade,
        false if answers::is_reaction_due(ctx) => Subject::Answer,
        false => Subject::Plan,
    })
}

/// Draws the current plan.
fn plan(ctx: Context) -> AnyView {
    let board = ctx.board;
    let obstacle = Signal::derive(move || {
        let is_offer = ctx.trade(|trade| trade.draft() == Draft::Offer);
        (is_offer == Some(true) && ctx.is_late()).then(time_is_up)
    });
    view! { <Decision board obstacle middle=Box::new(move |plan| plan_middle(ctx, plan))/> }.into_any()
}

fn plan_middle(ctx: Context, plan: &Plan<CeylonCards>) -> AnyView {
    if let Some(composer) = ctx.trade(Composer::clone) {
        return trade::composer(ctx, &composer);
    }
    if let Some((wanted, chosen)) = ctx.discards() {
        let pips = trade::pips(wanted, chosen);
        return view! { <span class="pips discards" aria-hidden="true">{pips}</span> }.into_any();
    }
    let Some(action) = plan.first().copied().filter(|_| plan.is_ready()) else { return ().into_any() };
    match ctx.board.shell.app.size.get_untracked() {
        Size::Phone => view! { <div class="row gains">{gains(ctx, plan)}{steppers(ctx, action)}</div> }.into_any(),
        _ => view! { {raid_choice(ctx, action)}{steppers(ctx, action)}{ledger(ctx, plan)} }.into_any(),
    }
}

pub fn heading_of(view: &View, plan: &Plan<CeylonCards>) -> Heading {
    // A trade that names no card yet has no action, and no other plan without an action is refused.
    let empty_trade = plan.actions.is_empty() && matches!(plan.lack, Some(Lack::Refused(_)));
    let drawing = match plan.first() {
        Some(Action::Attack(_) | Action::Fleet(_)) => "pirate",
        Some(Action::Monsoon | Action::Typhoon) => "wind",
        Some(Action::Plantation(_)) => "plantation",
        Some(Action::Official) => "official",
        Some(Action::Meld { .. } | Action::Clipper) => "clipper",
        Some(Action::Offer(_) | Action::Counter | Action::Give(_) | Action::Want(_) | Action::Propose) => {
            return trade_heading(view, plan);
        }
        None if empty_trade => return trade_heading(view, plan),
        _ => "ui-check",
    };
    Heading::new(plan, drawing)
}

fn trade_heading(view: &View, plan: &Plan<CeylonCards>) -> Heading {
    let title = if view.active == view.seat() { labels::trade() } else { labels::counter() };
    Heading { class: "trade", title: say(&title), ..Heading::new(plan, "ui-swap") }
}

pub fn panel(ctx: Context) -> AnyView {
    let subject = subject(ctx);
    let content = move || match subject.get() {
        Subject::Answer => answers::answer(ctx),
        Subject::Trade | Subject::Plan => plan(ctx),
    };
    view! { {move || content()} }.into_any()
}

/// Draws the part between harbour and hand on a phone: the composer and the reaction windows.
pub fn middle(ctx: Context) -> AnyView {
    let subject = subject(ctx);
    let content = move || match subject.get() {
        Subject::Trade => plan(ctx),
        Subject::Answer => answers::answer(ctx),
        Subject::Plan => ().into_any(),
    };
    view! { {move || content()} }.into_any()
}

pub fn bar(ctx: Context) -> AnyView {
    let subject = subject(ctx);
    view! { {move || (subject.get() == Subject::Plan).then(|| plan(ctx))} }.into_any()
}

/// Returns the points that a plan certainly scores, with the seat that gets them.
pub fn points_of(plan: &Plan<CeylonCards>) -> Option<(Seat, i32)> {
    let scored = plan.events.iter().filter_map(CeylonCards::scored);
    scored.map(|scored| (scored.seat, scored.points)).reduce(|one, other| (one.0, one.1 + other.1))
}

/// Returns the number of cards that a plan takes from the hand and the number drawn for it.
fn hand_changes(view: &View, plan: &Plan<CeylonCards>) -> (u8, u8) {
    let cost = |action: &Action| match action {
        Action::Discard(_) => 1,
        // It takes the whole hand of its player as well.
        Action::Typhoon => view.hand().len(),
        _ => action.cost().len(),
    };
    (plan.actions.iter().map(cost).sum(), plan.actions.iter().map(|action| view.draw_for(*action)).sum())
}

fn signed(number: i32) -> String {
    say(&Message::signed(number))
}

/// Draws points and cards as chips, and the progress to the target.
fn gains(ctx: Context, plan: &Plan<CeylonCards>) -> AnyView {
    let board = ctx.board;
    let points = points_of(plan).map(|(_, points)| points);
    let total = board.hand_seat.get().map(|seat| board.view.with(|view| view.total(seat)));
    let progress = points.zip(total).map(|(points, total)| labels::points_way(total, i32::from(total) + points));
    let (spent, refilled) = board.view.with(|view| hand_changes(view, plan));
    let cards = || icon("ui-cards", "i18");
    view! {
        {progress.map(|progress| view! { <b class="small points-way">{say(&progress)}</b> }.into_any())}
        {points.map(|points| view! { <span class="delta gain">{signed(points)}</span> }.into_any())}
        {(spent > 0).then(|| view! { <span class="delta cost">{signed(-i32::from(spent))}{cards()}</span> }.into_any())}
        {(refilled > 0).then(|| view! {
            <span class="delta gain">{signed(refilled.into())}{cards()}</span>
        }.into_any())}
    }
    .into_any()
}

/// Draws steppers for the cards of a meld; `None` for any other action.
fn steppers(ctx: Context, action: Action) -> Option<AnyView> {
    let Action::Meld { good, .. } = action else { return None };
    let stepper = |card: Card| {
        let board = ctx.board;
        let part = Part::Card(card);
        let count = board.times(part);
        let (more, less) = (board.is_lit(part), count > usize::from(card == good.card()));
        (more || less || count > 0).then(|| {
            view! {
                <div class="stp">
                    <span class="grow row" data-ask=piece_of(card).to_string()>
                        {icon(nouns::icon(card), "i20")}<span>{title(card)}</span>
                    </span>
                    <button
                        type="button"
                        class="btn icon"
                        aria-label=say(&labels::less())
                        disabled=!less
                        on:click=move |_| board.release(part)
                    >
                        "−"
                    </button>
                    <b>{count}</b>
                    <button
                        type="button"
                        class="btn icon"
                        aria-label=say(&labels::more())
                        disabled=!more
                        on:click=move |_| board.press(part)
                    >
                        "+"
                    </button>
                </div>
            }
            .into_any()
        })
    };
    Some(view! { <div class="steppers">{stepper(good.card())}{stepper(Card::Plantation)}</div> }.into_any())
}

/// Draws points and cards before and after the plan.
fn ledger(ctx: Context, plan: &Plan<CeylonCards>) -> Option<AnyView> {
    let board = ctx.board;
    let seat = board.hand_seat.get()?;
    let points = points_of(plan).map_or(0, |(_, points)| points);
    let lines = board.view.with(|view| {
        let (size, total) = (view.hands[seat].size, view.total(seat));
        let (spent, refilled) = hand_changes(view, plan);
        view! {
            {(points != 0).then(|| view! {
                <div>
                    <span>{say(&labels::points())}</span>
                    <b>{total}<i>" → "</i>{i32::from(total) + points}</b>
                    <span class="delta gain">{signed(points)}</span>
                </div>
            }.into_any())}
            {(spent + refilled > 0).then(|| view! {
                <div><span>{say(&labels::your_hand())}</span><b>{size}<i>" → "</i>{size + refilled - spent}</b>
                    {(spent > 0).then(|| view! {
                        <span class="delta cost">{signed(-i32::from(spent))}{icon("ui-cards", "i18")}</span>
                    }.into_any())}
                </div>
            }.into_any())}
            {(refilled > 0).then(|| view! {
                <div>
                    <span>{say(&labels::drawn())}</span>
                    <span class="delta gain">{signed(refilled.into())}{icon("ui-cards", "i18")}</span>
                </div>
            }.into_any())}
        }
        .into_any()
    });
    Some(view! { <div class="ledger">{lines}</div> }.into_any())
}

/// Draws the choice between attack and fleet, if the pressed cards allow both.
fn raid_choice(ctx: Context, action: Action) -> Option<AnyView> {
    let (seat, fleet) = match action {
        Action::Attack(seat) => (seat, false),
        Action::Fleet(seat) => (seat, true),
        _ => return None,
    };
    let board = ctx.board;
    let pirates = Part::Card(Card::Pirates);
    let can_send_fleet =
        board.picker.with(|picker| picker.candidates().any(|action| matches!(action, Action::Fleet(_))));
    let press_pirates = move |count: u8| {
        board.cancel();
        board.press(Part::Stop(Phase::Pirates));
        board.press(Part::Seat(seat));
        (0..count).for_each(|_| board.press(pirates));
    };
    let (attack_label, fleet_label) = (say(&labels::attack()), say(&labels::fleet()));
    (can_send_fleet || fleet).then(|| {
        view! {
            <div class="seg">
                <button type="button" class:on=!fleet on:click=move |_| press_pirates(ATTACK_PIRATES)>
                {attack_label}</button>
                <button type="button" class:on=fleet on:click=move |_| press_pirates(FLEET_PIRATES)>
                {fleet_label}</button>
            </div>
        }
        .into_any()
    })
}
