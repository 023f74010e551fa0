//! The current question and plan: the panel on a wide screen, the bar above the tabs on a phone.
//!
//! Both have the same words, laid out by the style sheet. `choices` are the answers that are not pieces of the board,
//! `chosen` is the middle of the plan, `trade` the scale. Contains no rules: the picker determines which parts are lit.

use leptos::prelude::*;

use crate::games::tea_and_rum::words::labels;
use crate::games::tea_and_rum::{Change, Icon, Part, Task};
use crate::ui::kit::{Memo, Shown, aside, badge, icon};
use crate::ui::shell::decision::Decision;
use crate::ui::shell::log::latest;
use crate::ui::shell::spot::Spot;
use crate::ui::text as words;

use super::context::Context;
use super::{choices, chosen, marks, say, trade};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Subject {
    /// Something is pressed or is on the scale.
    Plan,
    Asked(Task),
    Watching,
}

fn subject(ctx: Context) -> Subject {
    match ctx.task.get() {
        _ if ctx.board.with_plan(|_| ()).is_some() => Subject::Plan,
        Some(task) => Subject::Asked(task),
        None => Subject::Watching,
    }
}

/// Draws the button that passes, skips, ends or closes.
fn done_button(ctx: Context) -> AnyView {
    let board = ctx.board;
    let is_lit = move || board.is_lit(Part::Done);
    view! {
        <Shown when=move || is_lit()>
            <Spot board part=Part::Done class="btn r-done" verb=true>
                {icon("ui-next", "i20")}
                <span>{move || board.name(Part::Done)}</span>
            </Spot>
        </Shown>
    }
    .into_any()
}

/// Draws the parts of the player's own board that can be used in addition to the current task.
fn free_steps(ctx: Context, task: Task) -> AnyView {
    let board = ctx.board;
    let lit_steps = Memo::new(move |_| {
        let mut parts = board.picker.with(|picker| picker.lit().to_vec());
        parts.retain(|part| match part {
            Part::Crew(_) | Part::Own(_) | Part::Seal => true,
            Part::Expansion => !matches!(task, Task::Overflow | Task::Icon(Icon::Trade, _)),
            _ => false,
        });
        parts
    });
    view! {
        <Shown when=move || !lit_steps.with(Vec::is_empty)>
            <div class="r-free-steps">
                <For each=move || lit_steps.get() key=|part| *part let:part>
                    {choices::free_step(ctx, part)}
                </For>
            </div>
        </Shown>
    }
    .into_any()
}

/// Draws the current question; if it is a trade with nothing drafted, also the current contents of the scale.
fn question_panel(ctx: Context, task: Task) -> AnyView {
    if matches!(task, Task::Icon(Icon::Trade, _)) {
        return trade_panel(ctx, task);
    }
    let (drawing, title) = labels::task(task);
    let symbol = match task {
        Task::Turn | Task::AfterMove => marks::worker(Some(ctx.seat.get()), ""),
        _ => marks::glyph(drawing),
    };
    let hint = ctx.board.view.with(|view| labels::hint(task, view)).map(|hint| say(&hint)).unwrap_or_default();
    // While a piece is pointed at, its effects replace the hint.
    let question_line = move || match ctx.change.get().filter(|change| *change != Change::default()) {
        Some(change) => chosen::chips(change),
        None => view! { <p class="small mute">{hint.clone()}</p> }.into_any(),
    };
    view! {
        <section class="panel decision r-decision asked" aria-label=words::YOUR_ACTION data-region="choices">
            <div class="decision-head">
                <span>{symbol}</span>
                <div class="grow">
                    <h2>{say(&title)}</h2>
                    {move || question_line()}
                </div>
            </div>
            <div class="r-choices">{choices::choices(ctx, task)}</div>
            {free_steps(ctx, task)}
            <div class="decision-buttons">{done_button(ctx)}</div>
        </section>
    }
    .into_any()
}

fn trade_panel(ctx: Context, task: Task) -> AnyView {
    let terms = move || {
        let terms = ctx.terms()?;
        let view = view! {
            <div class="decision-head">
                <span>{marks::glyph("act-trade")}</span>
                <div class="grow">
                    <h2>{say(&labels::trade_title(&terms.trade))}</h2>
                    <p class="small mute">{say(&labels::squares(terms.squares.0, terms.squares.1))}</p>
                </div>
            </div>
            {ctx.is_roomy().then(|| trade::ledger(ctx)).flatten()}
        };
        Some(view.into_any())
    };
    view! {
        <section class="panel decision r-decision r-trading" aria-label=words::YOUR_ACTION data-region="choices">
            {move || terms()}
            {free_steps(ctx, task)}
            <div class="decision-buttons">{done_button(ctx)}</div>
        </section>
    }
    .into_any()
}

/// Draws the latest event, while other players act.
fn watching(ctx: Context) -> AnyView {
    let latest_entry = latest(ctx.board.shell);
    let latest_line = move || {
        latest_entry.get().map(|entry| {
            view! {
                <span class="r-badges">{entry.line.seat.map(|seat| badge(seat, "s"))}</span>
                {icon(entry.line.icon, "i28")}
                <span class="grow small">{entry.line.text}</span>
                {entry.line.aside.as_deref().map(aside)}
            }
            .into_any()
        })
    };
    view! {
        <div class="panel decision r-decision">
            <div class="r-last">{move || latest_line()}</div>
        </div>
    }
    .into_any()
}

/// Draws the panel, or the bar on a phone.
pub fn panel(ctx: Context) -> AnyView {
    let current = Memo::new(move |_| subject(ctx));
    let plan =
        move || view! { <Decision board=ctx.board middle=Box::new(move |plan| chosen::middle(ctx, plan))/> }.into_any();
    let content = move || match current.get() {
        Subject::Plan => plan(),
        Subject::Asked(task) => question_panel(ctx, task),
        Subject::Watching => watching(ctx),
    };
    view! { {move || content()} }.into_any()
}
