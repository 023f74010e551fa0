//! The middle of a plan's frame: its changes, and the options it leaves to the other players.
//!
//! Called by `decision`. The changes come from the game.

use leptos::prelude::*;

use crate::games::tea_and_rum::words::{drawings, labels, phrases};
use crate::games::tea_and_rum::{Action, Board, Building, Change, Colour, Event, Good, Table, TeaAndRum, View, Way};
use crate::table::plan::Plan;
use crate::ui::boards::Heading;
use crate::ui::kit::badge;
use crate::words::Message;

use super::context::Context;
use super::{choices, marks, say, trade};

fn drawing(action: &Action) -> &'static str {
    match *action {
        Action::Work(action_board, _) => drawings::board(action_board),
        Action::Build(building, _) => drawings::building(building),
        Action::Hire(captain, _) | Action::Activate(captain) => drawings::captain(captain),
        Action::Fulfil(..) => "contract",
        Action::Ship(..) => "clipper",
        Action::Swear(_) | Action::Prove => "seal",
        Action::Discard(good) | Action::Sell(good) | Action::Buy(good) | Action::Cube(good) => drawings::good(good),
        Action::CityHall => drawings::building(Building::CityHall),
        Action::Convert(works) => drawings::building(works.building()),
        Action::Expand => "expand",
        Action::Smelt(_) => drawings::building(Building::Foundry),
        Action::Points(side) | Action::Exchange(side) => drawings::colour(side),
        Action::Half(_) => "star",
        Action::Done => "ui-next",
    }
}

/// Returns the destination of a worker's move; `None` for any other action.
fn caption(action: &Action, table: &Table) -> Option<Message> {
    match *action {
        Action::Work(action_board, way) => {
            let row = table.row_number(action_board, table.active.index())?;
            Some(labels::where_to(action_board, (way != Way::Instead).then_some(row)))
        }
        _ => None,
    }
}

/// Draws costs and gains as chips, each with its number and symbol.
pub fn chips(change: Change) -> AnyView {
    let goods = Good::ALL.map(|good| (i32::from(change.goods[good as usize]), drawings::good(good)));
    let points = Colour::ALL.map(|side| (change.points[side as usize], drawings::colour(side)));
    let open = [(change.cubes, "cube"), (change.either, "vpa")];
    let other_icons = [(change.steps, "star"), (change.citizens, "pop"), (change.squares, "expand-free")];
    let all = goods.into_iter().chain([(change.money, "doubloon")]).chain(points).chain(open).chain(other_icons);
    let chip = |(count, id): (i32, &'static str)| {
        let class = if count < 0 { "delta cost" } else { "delta gain" };
        view! { <span class=class>{say(&Message::signed(count))}{marks::glyph(id)}</span> }.into_any()
    };
    let chips = all.filter(|(count, _)| *count != 0).map(chip).collect_view();
    view! { <div class="r-chips" role="img" aria-label=say(&labels::change(change))>{chips}</div> }.into_any()
}

/// Draws the options of the other players on an action board once the worker has moved there; `None` if no seat could
/// follow.
fn options_of_others(ctx: Context, action_board: Board) -> Option<AnyView> {
    ctx.board.view.with(|view| {
        let following = view.could_follow(action_board);
        if following.seats.is_empty() {
            return None;
        }
        let (text, badges) = match following.row {
            None => (say(&labels::board_closed_to_others(action_board, view.table.removes())), None),
            Some(row) => {
                let badges = following.seats.iter().map(|seat| badge(seat, "s")).collect_view();
                (say(&labels::then(action_board, row, view.table.row(action_board, row))), Some(badges))
            }
        };
        Some(
            view! { <p class="r-others"><span class="r-badges">{badges}</span><span class="small">{text}</span></p> }
                .into_any(),
        )
    })
}

/// Returns the ability of the chosen card in words; on a phone a captain's card says it.
fn ability(ctx: Context, action: &Action) -> Option<Message> {
    match *action {
        Action::Build(building, _) => phrases::lasting(building),
        Action::Hire(captain, _) if ctx.is_roomy() => Some(labels::captain(captain)),
        _ => None,
    }
}

/// Whether a plan is a trade that was composed on the scale.
fn is_trade(plan: &Plan<TeaAndRum>) -> bool {
    plan.actions.iter().any(|action| matches!(action, Action::Buy(_) | Action::Sell(_)))
}

/// Returns the heading of a plan. The label of its button is short if the heading already names the action.
pub fn heading_of(view: &View, plan: &Plan<TeaAndRum>) -> Heading {
    let Some(action) = plan.first() else { return Heading { class: "r-decision", ..Heading::new(plan, "") } };
    if is_trade(plan) {
        let balance = plan.events.iter().find_map(|event| match event {
            Event::Traded { balance, .. } => Some(i32::from(*balance)),
            _ => None,
        });
        let title = balance.map_or_else(|| plan.verb.clone(), |balance| say(&labels::balance(balance)));
        return Heading { class: "r-decision r-trading", title, ..Heading::new(plan, "act-trade") };
    }
    let fallback = Heading::new(plan, drawing(action));
    let above = caption(action, &view.table).map(|caption| say(&caption)).unwrap_or_default();
    Heading { class: "r-decision chosen", above, button: say(&labels::confirm(view, action)), ..fallback }
}

/// Draws the changes a plan would make and the options it leaves to the other players; if the choice is incomplete,
/// the possible answers.
pub fn middle(ctx: Context, plan: &Plan<TeaAndRum>) -> AnyView {
    if !plan.is_ready() {
        let (pressed, lit) = ctx.board.picker.with(|picker| (picker.pressed().first().copied(), picker.lit().to_vec()));
        let further = lit.into_iter().filter_map(|part| choices::further(ctx, pressed, part)).collect_view();
        return view! { <div class="r-choices">{further}</div> }.into_any();
    }
    if is_trade(plan) {
        return trade::ledger(ctx).into_any();
    }
    let change = ctx.change.get().unwrap_or_default();
    let next = match plan.first() {
        Some(Action::Work(action_board, _)) if ctx.is_roomy() => options_of_others(ctx, *action_board),
        _ => None,
    };
    let ability = plan.first().and_then(|action| ability(ctx, action));
    let ability = ability.map(|ability| view! { <p class="small r-ability">{say(&ability)}</p> }.into_any());
    view! { {(change != Change::default()).then(|| chips(change))}{ability}{next} }.into_any()
}
