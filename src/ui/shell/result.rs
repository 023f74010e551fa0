//! The result: who won, how the points came in, and where each of them came from.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::story::Gain;
use crate::ui::kit::{badge, draw, filled, icon, tenth};
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
    let known = shell.peek(|table| table.info().categories);
    let (outcome, gains, marks, plies) = shell.peek(|table| {
        let takebacks = table.played().takebacks();
        (table.outcome(), table.gains(), takebacks.iter().filter(|back| back.revealed).count(), table.plies())
    });
    let mut order: Vec<Seat> = Seat::all(shell.sides()).collect();
    // Where nobody at the table won, the automaton did.
    let beaten = outcome.filter(|outcome| outcome.winners.is_empty() && shell.sides() > shell.seats());
    let has_won = move |seat: Seat| match beaten {
        Some(_) => seat.0 >= shell.seats(),
        None => outcome.is_some_and(|outcome| outcome.winners.has(seat)),
    };
    if let Some(outcome) = &outcome {
        order.sort_by_key(|seat| {
            let (score, tie) = (outcome.scores[*seat], outcome.ties[*seat]);
            (!has_won(*seat), core::cmp::Reverse((score, tie)))
        });
    }
    // The last moment is the present: it is seen on the board.
    let look = move |ply: u32| if ply < plies { shell.look_at(ply) } else { close.run(()) };
    let sentence = shell.peek(|table| table.result()).unwrap_or_default();
    let name = move |seat: Seat| shell.peek(|table| table.name(seat));
    let unfolded = RwSignal::new(order.first().copied());
    let rows = order.into_iter().map(|seat| {
        let own: Vec<Gain> = gains.iter().filter(|gain| gain.scored.seat == seat).cloned().collect();
        let won = has_won(seat);
        let score = untrack(|| board.board().own_total(seat));
        let score = score.unwrap_or_else(|| outcome.map_or(0, |outcome| outcome.scores[seat]).into_any());
        // Where winning has names, they say more than that somebody won.
        let mut honours = shell.peek(|table| table.honours(seat));
        if honours.is_empty() && won {
            honours.push(text::WINNER);
        }
        let honours = honours.into_iter().map(|title| view! { <span class="won">{icon("crown", "i16")}{title}</span> });
        let open = move || unfolded.get() == Some(seat);
        let categories = text::by_category(known, &own);
        view! {
            <section class=format!("result-seat s{seat}") class:open=open>
                <button type="button" class="result-head" aria-expanded=move || open().to_string()
                    on:click=move |_| unfolded.update(|now| *now = if *now == Some(seat) { None } else { Some(seat) })>
                    {badge(seat, "")}
                    <span class="grow">
                        <span class="seat-name">{name(seat)}{honours.collect_view()}</span>
                        <span class="small mute">{categories}</span>
                    </span>
                    <span class="score">{score}</span>
                </button>
                <Show when=open>
                    <ul class="result-lines">{own.iter().map(|gain| {
                        let ply = gain.ply;
                        view! {
                            <li><button type="button" class="log-line" on:click=move |_| look(ply)>
                                <span class="mute xs when">{text::turn_number(gain.turn)}</span>
                                {gain.line.as_ref().map(|line| icon(line.icon, "a"))}
                                <span class="grow">{gain.line.as_ref().map_or(known[usize::from(gain.scored.category)].to_owned(), |line| line.text.clone())}</span>
                                <b>{text::signed(gain.scored.points)}</b>
                            </button></li>
                        }
                    }).collect_view()}</ul>
                </Show>
            </section>
        }
    }).collect_view();
    view! {
        <div class="result" data-result="">
            <section class="panel result-left">
                <div class="result-title"><h2 tabindex="-1">{sentence}</h2>{(marks > 0).then(|| view! { <p class="mute small">{text::takebacks(marks)}</p> })}</div>
                <Chart gains=gains.clone() plies shell seats=shell.sides()/>
                <div class="result-buttons">
                    <button type="button" class="btn" on:click=move |_| close.run(())>{icon("ui-board", "i20")}<span>{text::BOARD}</span></button>
                    <button type="button" class="btn" on:click=move |_| { close.run(()); shell.look_at(0) }>{icon("ui-history", "i20")}<span>{text::REPLAY}</span></button>
                    {again.map(|again| view! {
                        <button type="button" class="btn" on:click=move |_| again.run(())>{icon("crown", "i20")}<span>{text::REVEAL}</span></button>
                    })}
                    <button type="button" class="btn" on:click=move |_| commands.share.run(())>{icon("ui-share", "i20")}<span>{text::SHARE}</span></button>
                    <button type="button" class="btn primary" data-rematch="" on:click=move |_| commands.rematch.run(())>{icon("ui-play", "i20")}<span>{text::REMATCH}</span></button>
                </div>
            </section>
            <section class="panel result-right"><h3>{text::WHERE_FROM}</h3>{rows}</section>
        </div>
    }
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
        view! { <path d=filled("M34 {}H{}", &[at, WIDE - 40.0], &[]) class="chart-grid"></path><text x="26" y=tenth(at + 4.0).to_string() class="chart-mark">{total}</text> }
    });
    let lines = Seat::all(seats).map(|seat| {
        let mut path = filled("M34 {}", &[y(0)], &[]);
        let own = || points.iter().filter(|(_, other, _)| *other == seat);
        for (ply, _, total) in own() {
            draw(&mut path, "H{}V{}", &[x(*ply), y(*total)], &[]);
        }
        draw(&mut path, "H{}", &[WIDE - 40.0], &[]);
        let end = own().next_back().map_or(0, |point| point.2);
        let rings = own().map(|(ply, _, total)| {
            let ply = *ply;
            view! { <circle cx=tenth(x(ply)).to_string() cy=tenth(y(*total)).to_string() r="4.5" class="chart-ring" on:click=move |_| shell.look_at(ply)></circle> }
        });
        view! {
            <g class=format!("s{seat}")>
                <path d=path class=format!("score-line dash-{}", seat.index() % 4)></path>
                {rings.collect_view()}
                <use href=format!("#seat-{seat}") x=tenth(WIDE - 30.0).to_string() y=tenth(y(end) - 9.0).to_string() width="18" height="18" class="chart-end"></use>
            </g>
        }
    });
    let label = text::chart_label(
        &Seat::all(seats).map(|seat| (shell.peek(|table| table.name(seat)), totals[seat.index()])).collect::<Vec<_>>(),
    );
    view! {
        <svg class="chart" viewBox=filled("0 0 {} {}", &[WIDE, HIGH], &[]) role="img" aria-label=label>
            {grid.collect_view()}{lines.collect_view()}
        </svg>
    }
}
