//! The final scoring, category by category: a panel over the hand while the board shows the final position. Called by
//! the frame when a game ends on this page, its last ply scores for several sides in several categories, and it has no
//! scene of its own. Independent of the game.

use leptos::prelude::*;

use crate::engine::{Info, Seat};
use crate::table::story::{FinalStep, Gain, final_scoring, sum_of};
use crate::ui::kit::{Button, ButtonKind, badge, icon};
use crate::ui::shell::{Shell, sounds};
use crate::ui::text;
use crate::words::category_name;
use crate::words::sound::Sound;

use super::super::focus;

/// Whether this game has a final scoring to show.
pub fn has_final_scoring(shell: Shell) -> bool {
    shell.read_untracked(|table| !final_scoring(&table.gains(), table.plies()).is_empty())
}

#[derive(Clone)]
struct Scoring {
    steps: Vec<FinalStep>,
    gains: Vec<Gain>,
    plies: u32,
    info: &'static Info,
}

impl Scoring {
    /// Returns the points of a side after this many steps of the final scoring.
    fn total(&self, side: Seat, steps: usize) -> i32 {
        let is_counted = |gain: &Gain| {
            gain.scored.seat == side
                && (gain.ply < self.plies
                    || self.steps[..steps].iter().any(|step| step.category == gain.scored.category))
        };
        sum_of(&self.gains, is_counted)
    }

    /// Returns the reason for a side's points at a step, in words.
    fn reason(&self, side: Seat, step: usize) -> Option<String> {
        let category = self.steps[step].category;
        let is_counted =
            |gain: &&Gain| gain.ply == self.plies && gain.scored.seat == side && gain.scored.category == category;
        self.gains.iter().rfind(is_counted)?.line.as_ref().map(|line| line.text.clone())
    }
}

/// The panel that shows the final scoring, one category at a time.
#[component]
pub fn FinalScoring(
    shell: Shell,
    /// Leads to the result.
    close: Callback<()>,
) -> impl IntoView {
    focus::focus_on("[data-scoring] [data-next]");
    let scoring = StoredValue::new(shell.read_untracked(|table| Scoring {
        steps: final_scoring(&table.gains(), table.plies()),
        gains: table.gains(),
        plies: table.plies(),
        info: table.info(),
    }));
    let step = RwSignal::new(0_usize);
    let names = scoring
        .with_value(|scoring| scoring.steps.iter().map(|step| category_name(scoring.info, step.category)).collect());
    let rows = Seat::all(shell.sides()).map(|side| row(shell, scoring, step, side)).collect_view().into_any();
    // The boards light the part that is being scored.
    let category = move || scoring.with_value(|scoring| scoring.steps.get(step.get()).map(|step| step.category));
    view! { <div class="scored" data-category=move || category()>{steps_panel(step, names, rows, close)}</div> }
        .into_any()
}

/// Draws a panel that counts one step after another, with a sound for each. `names` are the headings of the steps, at
/// least one; `rows` follow `step`. `close` leads to the result.
pub fn steps_panel(step: RwSignal<usize>, names: Vec<String>, rows: AnyView, close: Callback<()>) -> AnyView {
    sounds::follow_steps(move || {
        step.track();
        Some(Sound::Scored)
    });
    let last_step = names.len().saturating_sub(1);
    let names = StoredValue::new(names);
    let name = move |index: usize| names.with_value(|names| names.get(index).cloned().unwrap_or_default());
    let advance = move || if step.get() < last_step { step.update(|step| *step += 1) } else { close.run(()) };
    let label = move || match step.get() < last_step {
        true => text::next_category(&name(step.get() + 1)),
        false => text::TO_RESULT.to_string(),
    };
    view! {
        <section class="panel scoring" data-scoring="" aria-labelledby="scoring-category">
            <div class="scoring-head" aria-live="polite">
                <span class="caps">{move || text::final_scoring_step(step.get() + 1, last_step + 1)}</span>
                <h2 id="scoring-category">{move || name(step.get())}</h2>
            </div>
            <ul class="scoring-rows" aria-live="polite">{rows}</ul>
            <div class="scoring-buttons">
                <Button on_click=move || close.run(()) attr:data-skip="">{text::SKIP}</Button>
                <Button kind=ButtonKind::Primary class="grow" on_click=advance attr:data-next="">
                    <span>{move || label()}</span>{icon("ui-next", "i20")}
                </Button>
            </div>
        </section>
    }
    .into_any()
}

/// Draws what a side gains at the current step, and its points after it.
fn row(shell: Shell, scoring: StoredValue<Scoring>, step: RwSignal<usize>, side: Seat) -> AnyView {
    // A gain of nothing only has a reason.
    let points = move || scoring.with_value(|scoring| scoring.steps[step.get()].points_of(side));
    let gain = move || points().filter(|points| *points != 0);
    let total = move || scoring.with_value(|scoring| scoring.total(side, step.get() + 1));
    let max_total = scoring.with_value(|scoring| {
        Seat::all(shell.sides()).map(|side| scoring.total(side, scoring.steps.len())).max().unwrap_or(1).max(1)
    });
    let text = move || {
        let reason = scoring.with_value(|scoring| scoring.reason(side, step.get()));
        // A sum that needs no reason has the name beside it.
        let name = || shell.read_untracked(|table| table.name(side));
        let nothing = || shell.speak(|speaker| text::scores_nothing(speaker, side));
        reason.unwrap_or_else(|| if gain().is_some() { name() } else { nothing() })
    };
    let bar_width = move || format!("{}%", (100 * total().max(0) / max_total).min(100));
    view! {
        <li class=format!("s{side}")>
            {badge(side, "")}
            <span class="scoring-name">{move || text()}</span>
            <b
                class="scoring-gain"
                class:none=move || gain().is_none()
                class:loss=move || gain().is_some_and(|points| points < 0)
            >
                {move || gain().map_or("–".to_owned(), text::signed)}
            </b>
            <span class="scoring-bar" aria-hidden="true"><i style:width=move || bar_width()></i></span>
            <span class="scoring-total">{move || total().to_string()}</span>
        </li>
    }
    .into_any()
}
