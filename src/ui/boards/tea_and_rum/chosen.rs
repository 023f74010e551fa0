//! The action that is chosen: what it is, what it changes, what the others find then, and the buttons.
//!
//! Called by `decision`. What it changes and whether the Crown would call comes from the game.

use leptos::prelude::*;

use crate::engine::Viewer;
use crate::games::tea_and_rum::{
    Action, Board, Building, Change, Colour, Event, Good, Table, TeaAndRum, Way, text::names,
};
use crate::ui::kit::{badge, icon};
use crate::ui::text as words;
use crate::words::{Line, Speaker, Words};

use super::{Context, marks, text};

/// The id of the drawing that stands for an action.
fn drawing(action: &Action) -> &'static str {
    match *action {
        Action::Work(at, _) => names::board_icon(at),
        Action::Build(building, _) => names::building_icon(building),
        Action::Hire(captain, _) | Action::Activate(captain) => names::captain_icon(captain),
        Action::Fulfil(..) => "contract",
        Action::Ship(..) => "clipper",
        Action::Swear(_) | Action::Prove => "seal",
        Action::Discard(good) | Action::Sell(good) | Action::Buy(good) | Action::Cube(good) => names::good_icon(good),
        Action::CityHall => names::building_icon(Building::CityHall),
        Action::Convert(works) => names::building_icon(works.building()),
        Action::Expand => "expand",
        Action::Smelt(_) => names::building_icon(Building::Foundry),
        Action::Points(side) | Action::Exchange(side) => names::colour_icon(side),
        Action::Half(_) => "star",
        Action::Done => "ui-next",
    }
}

/// Where a worker moves.
fn caption(action: &Action, table: &Table) -> Option<String> {
    match *action {
        Action::Work(at, way) => {
            let row = table.row_number(at, table.active.index())?;
            Some(text::where_to(names::board(at), (way != Way::Instead).then_some(row)))
        }
        _ => None,
    }
}

/// Costs and gains as chips, each with its number and its drawing.
pub fn chips(change: Change) -> AnyView {
    let goods = Good::ALL.map(|good| (i32::from(change.goods[good as usize]), names::good_icon(good)));
    let points = Colour::ALL.map(|side| (change.points[side as usize], names::colour_icon(side)));
    let rest = [(change.steps, "star"), (change.citizens, "pop"), (change.squares, "expand-free")];
    let all = goods.into_iter().chain([(change.money, "doubloon")]).chain(points).chain(rest);
    let chip = |(count, id): (i32, &'static str)| {
        let class = if count < 0 { "delta cost" } else { "delta gain" };
        view! { <span class=class>{words::signed(count)}{marks::glyph(id)}</span> }.into_any()
    };
    let chips = all.filter(|(count, _)| *count != 0).map(chip).collect_view();
    view! { <div class="r-chips" role="img" aria-label=text::change(change)>{chips}</div> }.into_any()
}

/// What the others find once the worker has moved.
fn others(ctx: Context, at: Board) -> Option<AnyView> {
    ctx.board.view.with(|view| {
        let following = view.could_follow(at);
        if following.seats.is_empty() {
            return None;
        }
        let (says, badges) = match following.row {
            None => (text::closed(names::board(at), view.table.removes()), None),
            Some(row) => {
                let badges = following.seats.iter().map(|seat| badge(seat, "s")).collect_view();
                (text::then(names::board(at), row, &text::row(view.table.row(at, row))), Some(badges))
            }
        };
        Some(
            view! { <p class="r-others"><span class="r-badges">{badges}</span><span class="small">{says}</span></p> }
                .into_any(),
        )
    })
}

/// The lines of the story that the action would surely add.
fn effects(ctx: Context, action: Action) -> AnyView {
    let events = ctx.board.preview(action);
    let asked = ctx.board.view.with_untracked(|view| view.table.decision());
    ctx.board.shell.speak(|speaker| {
        let reader = asked.map_or(Viewer::Everyone, |(seat, _)| Viewer::Seat(seat));
        let reader = Speaker { names: speaker.names, reader };
        let lines = events.iter().filter(|event| !matches!(event, Event::Worked { .. }));
        let lines = lines.filter_map(|event| TeaAndRum::line(event, &reader));
        let line = |line: Line| {
            view! { <li>{icon(line.icon, "i20")}<span class="grow">{line.text}</span><b>{line.aside}</b></li> }
                .into_any()
        };
        view! { <ul class="effects">{lines.take(6).map(line).collect_view()}</ul> }.into_any()
    })
}

/// The warning that the Crown would call.
fn call(ctx: Context, change: Change) -> Option<AnyView> {
    let blue = change.points[Colour::Blue as usize];
    let called = ctx.board.view.with_untracked(|view| view.could_be_called(ctx.who.get(), blue));
    called.then(|| {
        let says = text::crown_calls(ctx.own.get().points[Colour::Blue as usize], blue);
        view! {
            <p class="r-warning">
                <span>{marks::glyph("seal")}</span>
                <span><b>{says}</b>" "{text::CROWN_CALLS}</span>
            </p>
        }
        .into_any()
    })
}

/// The warning that nothing could be chosen behind the door; where there is room, the lines of its effects say so.
fn in_vain(ctx: Context, action: Action) -> Option<AnyView> {
    let Action::Work(at, Way::Instead) = action else { return None };
    (ctx.could_choose(at.alternative()) == Some(0)).then(|| {
        view! { <p class="r-warning"><span>{marks::glyph("ui-shield")}</span><span>{text::IN_VAIN}</span></p> }
            .into_any()
    })
}

/// The panel of the action that is chosen.
pub fn chosen(ctx: Context, action: Action) -> AnyView {
    let board = ctx.board;
    let verb = board.verb(action);
    let above = board.view.with_untracked(|view| caption(&action, &view.table));
    let change = ctx.change.get().unwrap_or_default();
    let next = match action {
        Action::Work(at, _) if ctx.is_roomy() => others(ctx, at),
        _ => None,
    };
    let confirm = text::confirm(&action, &verb);
    view! {
        <section class="panel decision r-decision chosen" aria-label=words::YOUR_ACTION>
            <div class="r-decision-head">
                <span>{marks::glyph(drawing(&action))}</span>
                <div class="grow">
                    {above.map(|above| view! { <span class="caps">{above}</span> })}
                    <h2>{verb}</h2>
                </div>
            </div>
            {(change != Change::default()).then(|| chips(change))}
            {call(ctx, change)}
            {if ctx.is_roomy() { Some(effects(ctx, action)) } else { in_vain(ctx, action) }}
            {next}
            <div class="r-decision-buttons">
                <button type="button" class="btn icon" aria-label=words::CANCEL on:click=move |_| board.cancel()>
                    {icon("ui-close", "i20")}
                </button>
                <button
                    type="button"
                    class="btn primary grow"
                    data-commit=""
                    on:click=move |_| board.commit()
                >
                    {icon("ui-check", "i20")}
                    <span>{confirm}</span>
                </button>
            </div>
        </section>
    }
    .into_any()
}
