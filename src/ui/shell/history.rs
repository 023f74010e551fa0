//! Looking back: the scrubber over all plies, with the scores over time.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::beats;
use crate::ui::kit::svg::round;
use crate::ui::kit::{Button, ButtonKind, IconButton, Memo, Shown, every};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::rule;

/// Duration of each step of a replay, in milliseconds.
const STEP_MS: u64 = 900;
/// Width of the chart in units of its view box.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 88.0;

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
    let last_stop = Memo::new(move |_| stops.with(|stops| stops.len() - 1));
    let number = Memo::new(move |_| {
        let shown = shown.get();
        stops.with(|stops| stops.iter().take_while(|stop| **stop < shown).count())
    });
    // A ply without a line in the log has a rule too: even if the choice is secret, its section is not.
    let rule = Memo::new(move |_| {
        let ply = shell.past_ply.get()?.checked_sub(1)?;
        shell.read(|table| table.ply_facts(ply).first().map(|ply| ply.rule))
    });
    let look_at = move |number: usize| {
        let stop = stops.with_untracked(|stops| stops.get(number).copied());
        shell.look_at(stop.unwrap_or(u32::MAX));
    };
    view! {
        <section class="panel scrubber" aria-label=text::MOVES_OF_GAME>
            <div class="row">
                <IconButton icon="ui-first" name=text::TO_START on_click=move || shell.look_at(0)/>
                <IconButton icon="ui-prev" name=text::BACKWARD on_click=move || shell.step(-1)/>
                <PlayButton shell step=Callback::new(move |()| shell.step(1)) />
                <IconButton icon="ui-next" name=text::FORWARD on_click=move || shell.step(1)/>
                <IconButton icon="ui-last" name=text::TO_LATEST_MOVE on_click=move || shell.past_ply.set(None)/>
                <span class="grow mute small">{move || text::move_number(number.get(), last_stop.get())}</span>
                {move || rule.get().map(|rule| rule::link(shell, rule))}
                <Shown when=move || !shell.is_now()>
                    {branch_button(Callback::new(move |()| branch.run(shown.get_untracked())))}
                </Shown>
            </div>
            {chart.then(|| view! { <ScoreLines shell /> }.into_any())}
            <input
                type="range"
                class="scrub"
                min="0"
                max=move || last_stop.get().to_string()
                prop:value=move || number.get().to_string()
                aria-label=text::MOVES_OF_GAME
                on:input=move |event| look_at(event_target_value(&event).parse().unwrap_or_default())
            />
        </section>
    }
}

/// Draws the button that continues from the displayed moment.
fn branch_button(on_click: Callback<()>) -> AnyView {
    view! {
        <Button icon="ui-branch" on_click=move || on_click.run(()) attr:data-branch=""
            attr:aria-label=text::PLAY_ON_FROM_HERE>
            {text::PLAY_ON_FROM_HERE}
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
    every(STEP_MS, move || {
        if playing.get_untracked() {
            step.run(());
            if shell.past_ply.get_untracked().is_none() {
                playing.set(false);
            }
        }
    });
    let toggle = move || {
        if !playing.get_untracked() && shell.past_ply.get_untracked().is_none() {
            shell.look_at(0);
        }
        playing.update(|playing| *playing = !*playing);
    };
    view! {
        <IconButton
            kind=ButtonKind::Soft
            icon="ui-play"
            name=text::PLAY_MOVES
            on_click=toggle
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
        let highest = points.iter().map(|(_, _, total)| *total).max().unwrap_or(1).max(1);
        let lowest = points.iter().map(|(_, _, total)| *total).min().unwrap_or(0).min(0);
        let x = |ply: u32| WIDTH * f64::from(ply) / f64::from(plies);
        let y = |total: i32| HEIGHT - 6.0 - (HEIGHT - 12.0) * f64::from(total - lowest) / f64::from(highest - lowest);
        for (index, path) in paths.iter_mut().enumerate() {
            if !shell.read(|table| table.shows_total(Seat(index as u8))) {
                continue;
            }
            path.push_str(&format!("M0 {}", round(y(0))));
            for (ply, _, total) in points.iter().filter(|(_, seat, _)| seat.index() == index) {
                path.push_str(&format!("H{}V{}", round(x(*ply)), round(y(*total))));
            }
            path.push_str(&format!("H{WIDTH}"));
        }
        let step_lines = paths.into_iter().enumerate().map(|(index, path)| {
            view! { <path d=path class=format!("score-line s{} dash-{}", index + 1, index % 4)></path> }.into_any()
        });
        let cursor_x = x(shell.shown_ply());
        view! {
            {step_lines.collect_view()}
            <path d=format!("M{} 0V{HEIGHT}", round(cursor_x)) class="score-now"></path>
        }
        .into_any()
    };
    view! {
        <svg class="score-lines" viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
            {move || lines()}
        </svg>
    }
}
