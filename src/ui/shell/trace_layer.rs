//! The layer above the board with the traces of what rivals did since the reader last acted: a ring in the seat's
//! colour around the place where something happened, or only the seat's emblem beside it, and a dotted line where a
//! piece moved, until the next press of the person to act.
//! Derived from the flights, so no board draws traces of its own. Independent of the game.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::beats;
use crate::ui::kit::{Memo, badge, effect, every, seat_class};

use super::board_handle::BoardHandle;
use super::flight_layer::{Anchors, Frame};
use super::flights::{self, Trace};

/// Interval between measurements of the places, in milliseconds: a list may be scrolled or the device rotated at any
/// time.
const MEASURE_INTERVAL_MS: u64 = 400;

/// Distance of a path from the middle of the places at its ends, in CSS pixels.
const CLEARANCE: f64 = 16.0;

/// A trace with its coordinates, in CSS pixels.
#[derive(Clone, PartialEq)]
struct PlacedTrace {
    seat: Seat,
    from: Option<(i32, i32)>,
    to: (i32, i32),
    /// The anchor that is ringed, and its width and height.
    at: String,
    size: (i32, i32),
}

#[component]
pub fn TraceLayer(board: BoardHandle) -> impl IntoView {
    let shell = board.shell;
    let traces = Memo::new(move |_| {
        let seen = shell.seen_to.get();
        let from = shell.read(|table| {
            let acts = table.presser().is_some() || !table.seating.people().is_empty();
            // Spectators are shown only the last move.
            let last_beat = || beats::beats(&table.ply_facts(0)).last().map_or(0, |beat| beat.from);
            if acts { beats::news_from(table).max(seen) } else { last_beat() }
        });
        let hidden = !shell.is_now() || shell.read(|table| table.curtain().is_some() || table.outcome().is_some());
        if hidden {
            return Vec::new();
        }
        // What lies in a place after a round has ended is not what the rival left there.
        let mut travels = untrack(|| board.board().travels(board.board().last_round_end(from)));
        shell.read(|table| travels.retain(|travel| beats::is_rival(table, travel.seat)));
        flights::traces(&travels)
    });
    let placed = RwSignal::new(Vec::<PlacedTrace>::new());
    let measure = move || {
        let locate_all = |traces: &Vec<Trace>| match traces.is_empty() {
            true => Vec::new(),
            false => {
                let anchors = Anchors::on_page();
                traces.iter().filter_map(|trace| locate(trace, &anchors)).collect()
            }
        };
        let Some(new_places) = traces.try_with_untracked(locate_all) else { return };
        if placed.try_with_untracked(|previous| *previous != new_places) == Some(true) {
            placed.set(new_places);
        }
    };
    effect(move || {
        traces.track();
        request_animation_frame(measure);
    });
    let measure_again = move || {
        if traces.try_with_untracked(|traces| !traces.is_empty()) == Some(true) {
            measure();
        }
    };
    // Anything a press opens is on the page in the next frame.
    let listener = window_event_listener(leptos::ev::click, move |_| request_animation_frame(measure_again));
    on_cleanup(move || listener.remove());
    every(MEASURE_INTERVAL_MS, measure_again);
    view! {
        <div class="traces" data-traces="" aria-hidden="true">
            <svg class="trace-lines">{move || placed.get().into_iter().filter_map(line).collect_view()}</svg>
            {move || placed.get().into_iter().map(mark).collect_view()}
        </div>
    }
}

/// Returns the coordinates of a trace, if its places are currently on the page.
fn locate(trace: &Trace, anchors: &Anchors) -> Option<PlacedTrace> {
    let find = |names| anchors.frame(names).map(|(name, frame)| (name, (name, frame)));
    let (from, (at, frame)) = flights::trace_ends(find(&trace.from), find(&trace.to))?;
    let from = from.map(|(_, from)| from.centre()).filter(|from| *from != frame.centre());
    let Frame { width, height, .. } = frame;
    Some(PlacedTrace { seat: trace.seat, from, to: frame.centre(), at: at.to_owned(), size: (width, height) })
}

/// Draws the path of a piece, with its halo: an arc, so that opposite directions differ. It keeps clear of the pieces
/// at both ends.
fn line(trace: PlacedTrace) -> Option<AnyView> {
    let ((from_x, from_y), (end_x, end_y)) = (trace.from?, trace.to);
    let length = f64::from((end_x - from_x).pow(2) + (end_y - from_y).pow(2)).sqrt();
    let clear = |from: i32, to: i32| from + (f64::from(to - from) * (CLEARANCE / length).min(0.4)) as i32;
    let (x, y, to_x, to_y) = (clear(from_x, end_x), clear(from_y, end_y), clear(end_x, from_x), clear(end_y, from_y));
    let (bow_x, bow_y) = ((x + to_x) / 2 - (to_y - y) / 8, (y + to_y) / 2 + (to_x - x) / 8);
    let d = format!("M{x} {y}Q{bow_x} {bow_y} {to_x} {to_y}");
    Some(
        view! {
            <g class=seat_class(trace.seat)>
                <path d=d.clone() class="trace-halo"></path>
                <path d=d class="trace-line"></path>
                <circle cx=x cy=y r="5" class="trace-line"></circle>
            </g>
        }
        .into_any(),
    )
}

/// Draws the ring around the place where something happened, with the emblem of the seat that moved. The board's style
/// may make it smaller, by the name of the anchor.
fn mark(trace: PlacedTrace) -> AnyView {
    let px = |length: i32| format!("{length}px");
    view! {
        <span
            class=format!("trace-mark {}", seat_class(trace.seat))
            data-at=trace.at
            style:left=px(trace.to.0)
            style:top=px(trace.to.1)
            style:--w=px(trace.size.0)
            style:--h=px(trace.size.1)
        >
            {badge(trace.seat, "s")}
        </span>
    }
    .into_any()
}
