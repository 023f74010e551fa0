//! All plies as a table, for screen readers and readers who prefer tables: actor, action, mark, chances, luck. Called
//! by the review. Drawn only once it is opened; a press on a row opens its moment.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::ai::review::marks::{Knowledge, mark};
use crate::engine::Seat;
use crate::ui::kit::{Button, ButtonKind};
use crate::ui::text::review as words;

use super::tables::{line_of, sign};
use super::{Findings, Reviewing};

/// Number of rows drawn at first, and added by each press for more.
const ROWS: usize = 150;

pub fn plies(reviewing: Reviewing) -> AnyView {
    let rows = RwSignal::new(0);
    // Redrawn when the workers become idle, not with every report.
    let rests = Memo::new(move |_| reviewing.left.get() == 0);
    let inside = move || {
        rests.track();
        let (seat, most) = (reviewing.seat(), rows.get());
        (most > 0).then(|| reviewing.with(|findings| table(reviewing, findings, seat, most))).flatten()
    };
    let open = move || rows.update(|rows| *rows = (*rows).max(ROWS));
    let all = reviewing.with(|findings| findings.review.reports.len()).unwrap_or(0);
    let more = move || {
        (0 < rows.get() && rows.get() < all).then(|| {
            view! {
                <Button on_click=move || rows.update(|rows| *rows += ROWS)>{words::MORE_ROWS}</Button>
            }
        })
    };
    view! {
        <details class="panel review-plies" data-plies="" on:toggle=move |_| open()>
            <summary>{words::ALL_MOVES}</summary>
            <div class="points-scroll" tabindex="0" role="region" aria-label=words::ALL_MOVES>{move || inside()}</div>
            {move || more()}
        </details>
    }
    .into_any()
}

fn table(reviewing: Reviewing, findings: &Findings, seat: Seat, most: usize) -> AnyView {
    let shell = reviewing.board.shell;
    let names: Vec<String> =
        Seat::all(shell.seats()).map(|seat| shell.read_untracked(|table| table.name(seat))).collect();
    let actors = shell.read_untracked(|table| table.actors());
    let row = |ply: u32| {
        let by = ply.checked_sub(1).and_then(|before| actors.get(before as usize).copied());
        let entry = findings.books.entries.get(ply as usize).filter(|entry| entry.is_reviewed);
        let marked = findings.review.report(ply).and_then(|report| mark(report.choice.as_ref()?, Knowledge::Own));
        let sentence = match by {
            None => words::THE_DEAL.to_string(),
            Some(_) => line_of(findings, ply, by).map(|line| line.line.text.clone()).unwrap_or_default(),
        };
        let luck = entry.map(|entry| entry.luck[seat]).filter(|luck| words::percent(*luck) != 0);
        let sign = marked.map(|mark| {
            view! { {sign(mark)}<span class="unseen">{words::mark(mark)}</span> }
        });
        view! {
            <tr>
                <td>
                    <Button kind=ButtonKind::Quiet attr:data-ply=ply.to_string()>{ply}</Button>
                </td>
                <td>{by.and_then(|by| names.get(by.index()).cloned())}</td>
                <th scope="row">{sentence}</th>
                <td>{sign}</td>
                <td>{entry.map(|entry| words::change(entry.before[seat], entry.after[seat]))}</td>
                <td>{luck.map(words::signed)}</td>
            </tr>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = (0..findings.review.reports.len().min(most) as u32).map(row).collect();
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
