//! Looking back: the scrubber over all plies, with the scores over time.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::beats;
use crate::ui::kit::svg::round;
use crate::ui::kit::{Button, ButtonKind, IconButton, every};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::rule;

/// Duration of each step of a replay, in milliseconds.
const STEP: u64 = 900;
/// Width of the chart in units of its view box.
const WIDE: f64 = 1000.0;
const HIGH: f64 = 88.0;

#[component]
pub fn Scrubber(
    shell: Shell,
    #[prop(default = true)] chart: bool,
    /// Called with the ply from which to continue.
    branch: Callback<u32>,
) -> impl IntoView {
    // A replay step is a beat: a move that takes several actions is one.
    let stops = Memo::new(move |_| shell.read(beats::stops));
    let shown = Memo::new(move |_| shell.shown_ply().min(stops.with(|stops| stops.last().copied().unwrap_or(0))));
    let last = Memo::new(move |_| stops.with(|stops| stops.len() - 1));
    let number = Memo::new(move |_| {
        let shown = shown.get();
        stops.with(|stops| stops.iter().take_while(|stop| **stop < shown).count())
    });
    // A ply without a line in the log has a rule too: even if the choice is secret, its section is not.
    let rule = Memo::new(move |_| {
        let before = shell.past_ply.get()?.checked_sub(1)?;
        shell.read(|table| table.ply_facts(before).first().map(|ply| ply.rule))
    });
    let look_at = move |number: usize| {
        let stop = stops.with_untracked(|stops| stops.get(number).copied());
        shell.look_at(stop.unwrap_or(u32::MAX));
    };
    view! {
        <section class="panel scrubber" aria-label=text::HISTORY>
            <div class="row">
                <IconButton icon="ui-first" name=text::FIRST on_click=move || shell.look_at(0)/>
                <IconButton icon="ui-prev" name=text::BACK on_click=move || shell.step(-1)/>
                <PlayButton shell step=Callback::new(move |()| shell.step(1)) />
                <IconButton icon="ui-next" name=text::ON on_click=move || shell.step(1)/>
                <IconButton icon="ui-last" name=text::TO_LATEST_MOVE on_click=move || shell.past_ply.set(None)/>
                <span class="grow mute small">{move || text::move_of(number.get(), last.get())}</span>
                {move || rule.get().map(|rule| rule::link(shell, rule))}
                <Show when=move || !shell.is_now()>
                    {branch_button(Callback::new(move |()| branch.run(shown.get_untracked())))}
                </Show>
            </div>
            {chart.then(|| view! { <ScoreLines shell /> })}
            <input
                type="range"
                class="scrub"
                min="0"
                max=move || last.get().to_string()
                prop:value=move || number.get().to_string()
                aria-label=text::HISTORY
                on:input=move |event| look_at(event_target_value(&event).parse().unwrap_or_default())
            />
        </section>
    }
}

/// Draws the button that continues from the displayed moment.
fn branch_button(run: Callback<()>) -> AnyView {
    view! {
        <Button icon="ui-branch" on_click=move || run.run(()) attr:data-branch="" attr:aria-label=text::BRANCH>
            {text::BRANCH}
        </Button>
    }
    .into_any()
}

/// Plays the moves one after the other until the present is reached or the button is pressed again.
#[component]
fn PlayButton(
    shell: Shell,
    /// Advances by one step.
    step: Callback<()>,
) -> impl IntoView {
    let playing = RwSignal::new(false);
    every(STEP, move || {
        if playing.get_untracked() {
            step.run(());
            if shell.past_ply.get_untracked().is_none() {
                playing.set(false);
            }
        }
    });
    let play = move || {
        if !playing.get_untracked() && shell.past_ply.get_untracked().is_none() {
            shell.look_at(0);
        }
        playing.update(|playing| *playing = !*playing);
    };
    view! {
        <IconButton
            kind=ButtonKind::Soft
            icon="ui-play"
            name=text::PLAY
            on_click=play
            attr:aria-pressed=move || playing.get().to_string()
        />
    }
}

/// The scores of all seats as step lines over the plies.
#[component]
fn ScoreLines(shell: Shell) -> impl IntoView {
    let lines = move || {
        let (plies, gains, seats) =
            shell.read(|table| (table.plies().max(1), table.gains(), usize::from(table.sides())));
        let mut totals = vec![0i32; seats];
        let mut paths = vec![String::new(); seats];
        let mut points = Vec::new();
        for gain in &gains {
            totals[gain.scored.seat.index()] += gain.scored.points;
            points.push((gain.ply, gain.scored.seat, totals[gain.scored.seat.index()]));
        }
        points.retain(|(_, seat, _)| shell.read(|table| table.shows_total(*seat)));
        let top = points.iter().map(|(_, _, total)| *total).max().unwrap_or(1).max(1);
        let low = points.iter().map(|(_, _, total)| *total).min().unwrap_or(0).min(0);
        let x = |ply: u32| WIDE * f64::from(ply) / f64::from(plies);
        let y = |total: i32| HIGH - 6.0 - (HIGH - 12.0) * f64::from(total - low) / f64::from(top - low);
        for (index, path) in paths.iter_mut().enumerate() {
            if !shell.read(|table| table.shows_total(Seat(index as u8))) {
                continue;
            }
            path.push_str(&format!("M0 {}", round(y(0))));
            for (ply, _, total) in points.iter().filter(|(_, seat, _)| seat.index() == index) {
                path.push_str(&format!("H{}V{}", round(x(*ply)), round(y(*total))));
            }
            path.push_str(&format!("H{WIDE}"));
        }
        let drawn = paths.into_iter().enumerate().map(|(index, path)| {
            view! { <path d=path class=format!("score-line s{} dash-{}", index + 1, index % 4)></path> }.into_any()
        });
        let now = x(shell.shown_ply());
        view! {
            {drawn.collect_view()}
            <path d=format!("M{} 0V{HIGH}", round(now)) class="score-now"></path>
        }
    };
    view! {
        <svg class="score-lines" viewBox=format!("0 0 {WIDE} {HIGH}") preserveAspectRatio="none" aria-hidden="true">
            {move || lines()}
        </svg>
    }
}
