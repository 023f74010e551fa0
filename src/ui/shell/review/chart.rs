//! The win chances of all seats over the plies, with the marks of one seat's choices, and its luck as bars below.
//! Called by the review. The chart is a slider: arrow keys move through the plies, the values are given in words, and
//! Enter opens the moment.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::ai::review::marks::{Knowledge, instructive_plies, mark};
use crate::ai::review::{Books, PlyEntry};
use crate::engine::Seat;
use crate::ui::kit::chart::{chart_key, line_class, line_ends};
use crate::ui::kit::sized::measured_box;
use crate::ui::kit::svg::round;
use crate::ui::text::review as words;

use super::{Findings, Reviewing, tables};

/// Padding for the numbers on the left, the emblems on the right and the luck below, in pixels.
const LEFT_MARGIN: f64 = 52.0;
const RIGHT_MARGIN: f64 = 30.0;
const ABOVE: f64 = 12.0;
const LUCK_HEIGHT: f64 = 52.0;
const GAP: f64 = 14.0;
/// A press within this distance of a mark selects the mark, in pixels.
const MARK_DISTANCE: f64 = 14.0;
/// Number of marks drawn with their sign; the others are dots.
const MAX_SIGNED: usize = 10;
/// The share of a win at which a luck bar reaches the full height of its strip.
const MAX_LUCK: f32 = 0.3;

#[derive(Clone, Copy)]
struct ChartArea {
    width: f64,
    height: f64,
    plies: f64,
}

impl ChartArea {
    fn x(self, ply: u32) -> f64 {
        LEFT_MARGIN + (self.width - LEFT_MARGIN - RIGHT_MARGIN) * f64::from(ply) / self.plies
    }

    fn bottom(self) -> f64 {
        self.height - LUCK_HEIGHT - GAP
    }

    fn y(self, chance: f32) -> f64 {
        ABOVE + (self.bottom() - ABOVE) * (1.0 - f64::from(chance.clamp(0.0, 1.0)))
    }
}

/// Draws the chart and the key of its lines.
pub fn chart(reviewing: Reviewing) -> AnyView {
    let shell = reviewing.board.shell;
    let plies = shell.read_untracked(|table| table.plies());
    let names = Seat::all(shell.seats()).map(|seat| (seat, shell.read_untracked(|table| table.name(seat))));
    let draw = move |width, height| {
        let area = ChartArea { width, height, plies: f64::from(plies.max(1)) };
        let lines = move || {
            let seat = reviewing.seat();
            reviewing.follow(|findings| drawing(area, findings, seat, shell.seats()))
        };
        let cursor = move || {
            let ply = reviewing.cursor.get() as u32;
            view! { <path d=format!("M{} {ABOVE}V{}", round(area.x(ply)), round(height)) class="score-now"></path> }
                .into_any()
        };
        let view = view! {
            <svg viewBox=format!("0 0 {width} {height}") width=width height=height aria-hidden="true">
                {move || lines()}{move || cursor()}
            </svg>
        };
        view.into_any()
    };
    view! {
        <div
            class="chart review-chart"
            role="slider"
            tabindex="0"
            aria-label=words::CHART
            aria-valuemin="0"
            aria-valuemax=plies.to_string()
            aria-valuenow=move || reviewing.cursor.get().to_string()
            aria-valuetext=move || sentence(reviewing)
            on:keydown=move |event| handle_key(reviewing, plies, &event)
            on:click=move |event| press(reviewing, plies, &event)
        >
            {measured_box("chart-box", draw)}
        </div>
        {chart_key(names)}
    }
    .into_any()
}

/// Returns the text of the chart at the cursor.
fn sentence(reviewing: Reviewing) -> String {
    let shell = reviewing.board.shell;
    let ply = reviewing.cursor.get() as u32;
    let name = |seat: Seat| shell.read_untracked(|table| table.name(seat));
    let sentence = reviewing.follow(|findings| {
        let entry = findings.books.entries.get(ply as usize)?;
        let chances: Vec<(String, f32)> =
            Seat::all(shell.seats()).map(|seat| (name(seat), entry.after[seat])).collect();
        let report = findings.review.report(ply);
        let marked = report.and_then(|report| mark(report.choice.as_ref()?, Knowledge::Own));
        let actor = report.and_then(|report| report.seat).map(name).unwrap_or_default();
        Some(words::chart_point(ply, &chances, marked.map(|mark| (mark, actor.as_str()))))
    });
    sentence.flatten().unwrap_or_default()
}

fn handle_key(reviewing: Reviewing, plies: u32, event: &KeyboardEvent) {
    let (current, last) = (reviewing.cursor.get_untracked(), plies as usize);
    let target = match event.key().as_str() {
        "ArrowLeft" | "ArrowDown" => current.saturating_sub(1),
        "ArrowRight" | "ArrowUp" => (current + 1).min(last),
        "PageDown" => current.saturating_sub(10),
        "PageUp" => (current + 10).min(last),
        "Home" => 0,
        "End" => last,
        "Enter" | " " => {
            event.prevent_default();
            return reviewing.open_moment(current as u32);
        }
        _ => return,
    };
    event.prevent_default();
    reviewing.cursor.set(target);
}

/// Opens the moment of the ply pressed, or of a marked ply close by.
fn press(reviewing: Reviewing, plies: u32, event: &MouseEvent) {
    let rect = event.current_target().and_then(|rect| rect.dyn_into::<web_sys::Element>().ok());
    let Some(rect) = rect.map(|rect| rect.get_bounding_client_rect()) else { return };
    let area = ChartArea { width: rect.width(), height: rect.height(), plies: f64::from(plies.max(1)) };
    let x = f64::from(event.client_x()) - rect.x();
    let share = ((x - LEFT_MARGIN) / (area.width - LEFT_MARGIN - RIGHT_MARGIN)).clamp(0.0, 1.0);
    let pressed = (share * area.plies).round() as u32;
    let seat = Seat(reviewing.picked.get_untracked() as u8);
    let marked = reviewing.with(|findings| {
        let plies = findings.review.known().filter(|report| report.seat == Some(seat)).filter_map(|report| {
            mark(report.choice.as_ref()?, Knowledge::Own)?;
            Some((report.ply, (area.x(report.ply) - x).abs()))
        });
        plies.filter(|(_, distance)| *distance <= MARK_DISTANCE).min_by(|(_, one), (_, other)| one.total_cmp(other))
    });
    reviewing.open_moment(marked.flatten().map_or(pressed, |(ply, _)| ply));
}

fn drawing(area: ChartArea, findings: &Findings, picked: Seat, seats: u8) -> AnyView {
    let lines: Vec<AnyView> = Seat::all(seats).map(|seat| line(area, &findings.books, seat)).collect();
    view! {
        {grid(area)}
        {luck(area, &findings.books, picked)}
        {lines}
        {marks(area, findings, picked)}
        {emblems(area, &findings.books, seats)}
    }
    .into_any()
}

fn grid(area: ChartArea) -> Vec<AnyView> {
    let line = |chance: f32| {
        let y = area.y(chance);
        view! {
            <path d=format!("M{LEFT_MARGIN} {}H{}", round(y), round(area.width - RIGHT_MARGIN))
                class="chart-grid"></path>
            <text x=LEFT_MARGIN - 8.0 y=round(y + 4.0) class="chart-mark">{words::fraction(chance)}</text>
        }
        .into_any()
    };
    [0.0, 0.5, 1.0].map(line).into()
}

/// Returns the entries of reviewed plies; the chart interpolates between them.
fn reviewed_entries(books: &Books) -> impl Iterator<Item = &PlyEntry> {
    books.entries.iter().filter(|entry| entry.is_reviewed)
}

fn line(area: ChartArea, books: &Books, seat: Seat) -> AnyView {
    let mut path = String::new();
    for entry in reviewed_entries(books) {
        let command = if path.is_empty() { 'M' } else { 'L' };
        path.push_str(&format!("{command}{} {}", round(area.x(entry.ply)), round(area.y(entry.after[seat]))));
    }
    view! { <path d=path class=format!("s{seat} {}", line_class(seat))></path> }.into_any()
}

/// Draws the luck of a seat: gains upwards, losses downwards.
fn luck(area: ChartArea, books: &Books, seat: Seat) -> AnyView {
    let middle = area.height - LUCK_HEIGHT / 2.0;
    let (mut up, mut down) = (String::new(), String::new());
    for entry in reviewed_entries(books).filter(|entry| entry.luck[seat].abs() >= 0.005) {
        let share = (entry.luck[seat] / MAX_LUCK).clamp(-1.0, 1.0);
        let path = if share > 0.0 { &mut up } else { &mut down };
        path.push_str(&format!(
            "M{} {}v{}",
            round(area.x(entry.ply)),
            middle,
            round(f64::from(-share) * LUCK_HEIGHT / 2.0)
        ));
    }
    view! {
        <path d=format!("M{LEFT_MARGIN} {middle}H{}", round(area.width - RIGHT_MARGIN)) class="chart-grid"></path>
        <text x=LEFT_MARGIN - 8.0 y=middle + 4.0 class="chart-mark">{words::LUCK_BARS}</text>
        <path d=up class="luck up"></path>
        <path d=down class="luck down"></path>
    }
    .into_any()
}

/// Draws the marks of a seat's choices on its line. If there are many, only the most important are drawn with their
/// sign.
fn marks(area: ChartArea, findings: &Findings, seat: Seat) -> Vec<AnyView> {
    let signed = instructive_plies(&findings.review.reports, seat, MAX_SIGNED);
    let own = findings.review.known().filter(|report| report.seat == Some(seat));
    let marked = own.filter_map(|report| {
        let mark = mark(report.choice.as_ref()?, Knowledge::Own)?;
        let chance = findings.books.entries.get(report.ply as usize)?.after[seat];
        let transform = format!("translate({} {})", round(area.x(report.ply)), round(area.y(chance)));
        let is_signed = signed.contains(&report.ply);
        let sign = is_signed.then(|| view! { <text y="4.5">{words::mark_symbol(mark)}</text> }.into_any());
        let radius = if is_signed { "10" } else { "3.5" };
        let class = format!("review-mark {}", tables::class(mark));
        let view = view! {
            <g transform=transform class=class><circle r=radius></circle>{sign}</g>
        };
        Some((is_signed, view.into_any()))
    });
    // Signs are drawn over dots.
    let (signs, dots): (Vec<_>, Vec<_>) = marked.partition(|(is_signed, _)| *is_signed);
    dots.into_iter().chain(signs).map(|(_, view)| view).collect()
}

fn emblems(area: ChartArea, books: &Books, seats: u8) -> Option<AnyView> {
    let last_entry = reviewed_entries(books).last()?;
    let order = Seat::ranked(seats, &|one, other| last_entry.after[other].total_cmp(&last_entry.after[one]));
    let ends: Vec<(Seat, f64)> = order.into_iter().map(|seat| (seat, area.y(last_entry.after[seat]))).collect();
    Some(line_ends(&ends, area.width - RIGHT_MARGIN + 6.0, 0.0, area.bottom() + 10.0))
}
