//! All plies as a table, for screen readers and readers who prefer tables: actor, action, mark, chances, luck. Called
//! by the review. Drawn only once it is opened; a press on a row opens its moment.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::ai::review::marks::{Knowledge, mark};
use crate::engine::Seat;
use crate::ui::kit::{Button, ButtonKind, Memo};
use crate::ui::text::review as words;

use super::tables::{line_of, sign};
use super::{Findings, Reviewing};

/// Number of rows drawn at first, and added by each press for more.
const ROWS_PER_PRESS: usize = 150;

pub fn plies(reviewing: Reviewing) -> AnyView {
    let rows = RwSignal::new(0);
    // Redrawn when the workers become idle, not with every report.
    let is_idle = Memo::new(move |_| reviewing.remaining.get() == 0);
    let content = move || {
        is_idle.track();
        let (seat, max_rows) = (reviewing.seat(), rows.get());
        (max_rows > 0).then(|| reviewing.with(|findings| table(reviewing, findings, seat, max_rows))).flatten()
    };
    let show_more = move || rows.update(|rows| *rows = (*rows).max(ROWS_PER_PRESS));
    let all = reviewing.with(|findings| findings.review.reports.len()).unwrap_or(0);
    let more = move || {
        (0 < rows.get() && rows.get() < all).then(|| {
            view! {
                <Button on_click=move || rows.update(|rows| *rows += ROWS_PER_PRESS)>{words::MORE_ROWS}</Button>
            }
            .into_any()
        })
    };
    view! {
        <details class="panel review-plies" data-plies="" on:toggle=move |_| show_more()>
            <summary>{words::ALL_MOVES}</summary>
            <div class="points-scroll" tabindex="0" role="region" aria-label=words::ALL_MOVES>{move || content()}</div>
            {move || more()}
        </details>
    }
    .into_any()
}

fn table(reviewing: Reviewing, findings: &Findings, seat: Seat, max_rows: usize) -> AnyView {
    let shell = reviewing.board.shell;
    let names: Vec<String> =
        Seat::all(shell.seats()).map(|seat| shell.read_untracked(|table| table.name(seat))).collect();
    let actors = shell.read_untracked(|table| table.actors());
    let row = |ply: u32| {
        let actor = ply.checked_sub(1).and_then(|index| actors.get(index as usize).copied());
        let entry = findings.books.entries.get(ply as usize).filter(|entry| entry.is_reviewed);
        let marked = findings.review.report(ply).and_then(|report| mark(report.choice.as_ref()?, Knowledge::Own));
        let sentence = match actor {
            None => words::THE_DEAL.to_string(),
            Some(_) => line_of(findings, ply, actor).map(|line| line.line.text.clone()).unwrap_or_default(),
        };
        let luck = entry.map(|entry| entry.luck[seat]).filter(|luck| words::percent(*luck) != 0);
        let sign =
            marked.map(|mark| view! { {sign(mark)}<span class="unseen">{words::mark_name(mark)}</span> }.into_any());
        view! {
            <tr>
                <td>
                    <Button kind=ButtonKind::Quiet attr:data-ply=ply.to_string()>{ply}</Button>
                </td>
                <td>{actor.and_then(|actor| names.get(actor.index()).cloned())}</td>
                <th scope="row">{sentence}</th>
                <td>{sign}</td>
                <td>{entry.map(|entry| words::chances_before_and_after(entry.before[seat], entry.after[seat]))}</td>
                <td>{luck.map(words::signed)}</td>
            </tr>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = (0..findings.review.reports.len().min(max_rows) as u32).map(row).collect();
    let heads: Vec<AnyView> =
        words::COLUMNS.iter().map(|name| view! { <th scope="col">{*name}</th> }.into_any()).collect();
    view! {
        <table class="points" on:click=move |event| press(reviewing, &event)>
            <thead>
                <tr>{heads}</tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// Opens the moment of the row that was pressed.
fn press(reviewing: Reviewing, event: &MouseEvent) {
    let pressed = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let row = pressed.and_then(|pressed| pressed.closest("tr").ok().flatten());
    let button = row.and_then(|row| row.query_selector("[data-ply]").ok().flatten());
    let ply = button.and_then(|button| button.get_attribute("data-ply")).and_then(|ply| ply.parse().ok());
    if let Some(ply) = ply {
        reviewing.open_moment(ply);
    }
}
