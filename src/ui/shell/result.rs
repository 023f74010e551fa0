//! The result: who won, how the points came in, and where each of them came from.

use leptos::prelude::*;

use crate::engine::{Outcome, Seat};
use crate::table::story::Gain;
use crate::ui::kit::svg::round;
use crate::ui::kit::{badge, icon};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::commands::Commands;
use super::keys;

const WIDE: f64 = 720.0;
const HIGH: f64 = 440.0;

/// The page shown when a game is over.
#[component]
pub fn ResultPage(
    /// The board.
    board: BoardHandle,
    /// What its buttons do.
    commands: Commands,
    /// Goes back to the board.
    close: Callback<()>,
    /// Tells the end once more, where the game has a scene for it.
    #[prop(optional_no_strip)]
    again: Option<Callback<()>>,
) -> impl IntoView {
    let shell = board.shell;
    keys::focus_on("[data-result] h2");
    let ending = Ending::of(shell);
    let unfolded = RwSignal::new(ending.order().first().copied());
    let rows = ending.order().into_iter().map(|seat| {
        view! { <SeatResult board ending=ending.clone() seat unfolded close/> }
    });
    let sentence = shell.read_untracked(|table| table.result()).unwrap_or_default();
    let takebacks =
        (ending.takebacks > 0).then(|| view! { <p class="mute small">{text::takebacks(ending.takebacks)}</p> });
    view! {
        <div class="result" data-result="">
            <section class="panel result-left">
                <div class="result-title"><h2 tabindex="-1">{sentence}</h2>{takebacks}</div>
                <Chart gains=ending.gains.clone() plies=ending.plies shell seats=shell.sides()/>
                <ResultButtons shell commands close again/>
            </section>
            <section class="panel result-right"><h3>{text::WHERE_FROM}</h3>{rows.collect_view()}</section>
        </div>
    }
}

/// What the result says of a game that is over.
#[derive(Clone)]
struct Ending {
    outcome: Option<Outcome>,
    gains: Vec<Gain>,
    /// How many takebacks came after something had been seen.
    takebacks: usize,
    plies: u32,
    seats: u8,
    sides: u8,
}

impl Ending {
    fn of(shell: Shell) -> Ending {
        shell.read_untracked(|table| Ending {
            outcome: table.outcome(),
            gains: table.gains(),
            takebacks: table.played().takebacks().iter().filter(|back| back.revealed).count(),
            plies: table.plies(),
            seats: table.seating().players.len() as u8,
            sides: table.sides(),
        })
    }

    fn has_won(&self, side: Seat) -> bool {
        // Where nobody at the table won, the automaton did.
        let beaten = self.outcome.is_some_and(|outcome| outcome.winners.is_empty()) && self.sides > self.seats;
        match beaten {
            true => side.0 >= self.seats,
            false => self.outcome.is_some_and(|outcome| outcome.winners.has(side)),
        }
    }

    /// All sides, the best first.
    fn order(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = Seat::all(self.sides).collect();
        if let Some(outcome) = &self.outcome {
            order.sort_by_key(|side| {
                let (score, tie) = (outcome.scores[*side], outcome.ties[*side]);
                (!self.has_won(*side), core::cmp::Reverse((score, tie)))
            });
        }
        order
    }
}

/// What can be done when a game is over.
#[component]
fn ResultButtons(
    shell: Shell,
    commands: Commands,
    close: Callback<()>,
    #[prop(optional_no_strip)] again: Option<Callback<()>>,
) -> impl IntoView {
    let replay = move |_| {
        close.run(());
        shell.look_at(0);
    };
    view! {
        <div class="result-buttons">
            <button type="button" class="btn" on:click=move |_| close.run(())>
                {icon("ui-board", "i20")}<span>{text::BOARD}</span>
            </button>
            <button type="button" class="btn" on:click=replay>
                {icon("ui-history", "i20")}<span>{text::REPLAY}</span>
            </button>
            {again.map(|again| view! {
                <button type="button" class="btn" on:click=move |_| again.run(())>
                    {icon("crown", "i20")}<span>{text::REVEAL}</span>
                </button>
            })}
            <button type="button" class="btn" on:click=move |_| commands.share.run(())>
                {icon("ui-share", "i20")}<span>{text::SHARE}</span>
            </button>
            <button type="button" class="btn primary" data-rematch="" on:click=move |_| commands.rematch.run(())>
                {icon("ui-play", "i20")}<span>{text::REMATCH}</span>
            </button>
        </div>
    }
}

/// The score of a seat, and where each of its points came from.
#[component]
fn SeatResult(
    board: BoardHandle,
    ending: Ending,
    seat: Seat,
    /// The seat whose lines are shown.
    unfolded: RwSignal<Option<Seat>>,
    /// Goes back to the board.
    close: Callback<()>,
) -> impl IntoView {
    let shell = board.shell;
    let known = shell.read_untracked(|table| table.info().categories);
    let own: Vec<Gain> = ending.gains.iter().filter(|gain| gain.scored.seat == seat).cloned().collect();
    let score = untrack(|| board.board().own_total(seat));
    let score = score.unwrap_or_else(|| ending.outcome.map_or(0, |outcome| outcome.scores[seat]).into_any());
    let (name, mut honours) = shell.read_untracked(|table| (table.name(seat), table.honours(seat)));
    // Where winning has names, they say more than that somebody won.
    if honours.is_empty() && ending.has_won(seat) {
        honours.push(text::WINNER);
    }
    let honours = honours.into_iter().map(|title| view! { <span class="won">{icon("crown", "i16")}{title}</span> });
    let open = move || unfolded.get() == Some(seat);
    let categories = text::by_category(known, &own);
    let plies = ending.plies;
    // The last moment is the present: it is seen on the board.
    let show_ply = Callback::new(move |ply: u32| if ply < plies { shell.look_at(ply) } else { close.run(()) });
    let lines = move || own.iter().map(|gain| gain_line(gain, known, show_ply)).collect_view();
    view! {
        <section class=format!("result-seat s{seat}") class:open=open>
            <button
                type="button"
                class="result-head"
                aria-expanded=move || open().to_string()
                on:click=move |_| unfolded.update(|now| *now = if *now == Some(seat) { None } else { Some(seat) })
            >
                {badge(seat, "")}
                <span class="grow">
                    <span class="seat-name">{name}{honours.collect_view()}</span>
                    <span class="small mute">{categories}</span>
                </span>
                <span class="score">{score}</span>
            </button>
            <Show when=open>
                <ul class="result-lines">{lines()}</ul>
            </Show>
        </section>
    }
}

/// Points as they came in, as a button that leads to their moment.
fn gain_line(gain: &Gain, categories: &[&'static str], show_ply: Callback<u32>) -> AnyView {
    let ply = gain.ply;
    let category = || categories[usize::from(gain.scored.category)].to_owned();
    view! {
        <li>
            <button type="button" class="log-line" on:click=move |_| show_ply.run(ply)>
                <span class="mute xs when">{text::turn_number(gain.turn)}</span>
                {gain.line.as_ref().map(|line| icon(line.icon, "a"))}
                <span class="grow">{gain.line.as_ref().map_or_else(category, |line| line.text.clone())}</span>
                <b>{text::signed(gain.scored.points)}</b>
            </button>
        </li>
    }
    .into_any()
}

/// The scores as steps, a line and a dash for each seat; a ring at every gain leads there.
#[component]
fn Chart(gains: Vec<Gain>, plies: u32, shell: Shell, seats: u8) -> impl IntoView {
    let mut totals = vec![0i32; usize::from(seats)];
    let mut points: Vec<(u32, Seat, i32)> = Vec::new();
    for gain in &gains {
        let total = &mut totals[gain.scored.seat.index()];
        *total += gain.scored.points;
        match points.iter_mut().find(|(ply, seat, _)| *ply == gain.ply && *seat == gain.scored.seat) {
            Some(point) => point.2 = *total,
            None => points.push((gain.ply, gain.scored.seat, *total)),
        }
    }
    let top = points.iter().map(|point| point.2).max().unwrap_or(0).max(10);
    let low = points.iter().map(|point| point.2).min().unwrap_or(0).min(0);
    let x = move |ply: u32| 34.0 + (WIDE - 74.0) * f64::from(ply) / f64::from(plies.max(1));
    let y = move |total: i32| 16.0 + (HIGH - 46.0) * f64::from(top - total) / f64::from(top - low);
    let step = [5, 10, 20, 25, 50, 100].into_iter().find(|step| (top - low) / step <= 6).unwrap_or(200);
    let grid = (low / step..=top / step).map(|mark| {
        let (total, at) = (mark * step, y(mark * step));
        view! {
            <path d=format!("M34 {}H{}", round(at), WIDE - 40.0) class="chart-grid"></path>
            <text x="26" y=round(at + 4.0) class="chart-mark">
                {total}
            </text>
        }
    });
    let lines = Seat::all(seats).map(|seat| {
        let mut path = format!("M34 {}", round(y(0)));
        let own = || points.iter().filter(|(_, other, _)| *other == seat);
        for (ply, _, total) in own() {
            path.push_str(&format!("H{}V{}", round(x(*ply)), round(y(*total))));
        }
        path.push_str(&format!("H{}", WIDE - 40.0));
        let end = own().next_back().map_or(0, |point| point.2);
        let rings = own().map(|(ply, _, total)| ring(shell, *ply, x(*ply), y(*total)));
        view! {
            <g class=format!("s{seat}")>
                <path d=path class=format!("score-line dash-{}", seat.index() % 4)></path>
                {rings.collect_view()}
                <use
                    href=format!("#seat-{seat}")
                    x=round(WIDE - 30.0)
                    y=round(y(end) - 9.0)
                    width="18"
                    height="18"
                    class="chart-end"
                ></use>
            </g>
        }
    });
    let label = text::chart_label(
        &Seat::all(seats)
            .map(|seat| (shell.read_untracked(|table| table.name(seat)), totals[seat.index()]))
            .collect::<Vec<_>>(),
    );
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDE} {HIGH}") role="img" aria-label=label>
            {grid.collect_view()}{lines.collect_view()}
        </svg>
    }
}

/// The mark of a gain on the chart: leads to its moment.
fn ring(shell: Shell, ply: u32, x: f64, y: f64) -> AnyView {
    let look = move |_| shell.look_at(ply);
    view! { <circle cx=round(x) cy=round(y) r="4.5" class="chart-ring" on:click=look></circle> }.into_any()
}
