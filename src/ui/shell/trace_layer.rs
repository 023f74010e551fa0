//! The layer above the board with the traces of what rivals did since the reader last acted: a ring in the seat's
//! colour where something happened, and a dotted line where a piece moved, until the next press of the person to act.
//! Derived from the flights, so no board draws traces of its own. Knows no game.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::beats;
use crate::ui::kit::{badge, every, seat_class};

use super::board_handle::BoardHandle;
use super::flight_layer::Anchors;
use super::flights::{self, Trace};

/// Interval between measurements of the places, in milliseconds: a list may be scrolled or the device rotated at any
/// time.
const MEASURE: u64 = 400;

/// A trace with its coordinates, in CSS pixels.
#[derive(Clone, PartialEq)]
struct PlacedTrace {
    seat: Seat,
    from: Option<(i32, i32)>,
    to: (i32, i32),
}

#[component]
pub fn TraceLayer(board: BoardHandle) -> impl IntoView {
    let shell = board.shell;
    let left = Memo::new(move |_| {
        let seen = shell.seen_to.get();
        let from = shell.read(|table| {
            let acts = table.presser().is_some() || !table.seating.people().is_empty();
            // Spectators are shown only the last move.
            let last = || beats::beats(&table.ply_facts(0)).last().map_or(0, |beat| beat.from);
            if acts { beats::news_from(table).max(seen) } else { last() }
        });
        let hidden = !shell.is_now() || shell.read(|table| table.curtain().is_some() || table.outcome().is_some());
        if hidden {
            return Vec::new();
        }
        let mut travels = untrack(|| board.board().travels(from));
        shell.read(|table| travels.retain(|travel| beats::is_rival(table, travel.seat)));
        flights::traces(&travels)
    });
    let drawn = RwSignal::new(Vec::<PlacedTrace>::new());
    let measure = move || {
        let places = |left: &Vec<Trace>| match left.is_empty() {
            true => Vec::new(),
            false => {
                let anchors = Anchors::on_page();
                left.iter().filter_map(|trace| place(trace, &anchors)).collect()
            }
        };
        let Some(now) = left.try_with_untracked(places) else { return };
        if drawn.try_with_untracked(|before| *before != now) == Some(true) {
            drawn.set(now);
        }
    };
    Effect::new(move || {
        left.track();
        request_animation_frame(measure);
    });
    let measure_again = move || {
        if left.try_with_untracked(|left| !left.is_empty()) == Some(true) {
            measure();
        }
    };
    // Anything a press opens is on the page in the next frame.
    let press = window_event_listener(leptos::ev::click, move |_| request_animation_frame(measure_again));
    on_cleanup(move || press.remove());
    every(MEASURE, measure_again);
    view! {
        <div class="traces" data-traces="" aria-hidden="true">
            <svg class="trace-lines">{move || drawn.get().into_iter().map(line).collect_view()}</svg>
            {move || drawn.get().into_iter().map(mark).collect_view()}
        </div>
    }
}

/// Returns the coordinates of a trace, if its places are currently on the page.
fn place(trace: &Trace, anchors: &Anchors) -> Option<PlacedTrace> {
    let (from, to) = flights::marked(anchors.find(&trace.from), anchors.find(&trace.to))?;
    let from = from.filter(|from| *from != to);
    Some(PlacedTrace { seat: trace.seat, from, to })
}

/// Draws the path of a piece, with its halo: an arc, so that opposite directions differ.
fn line(drawn: PlacedTrace) -> Option<AnyView> {
    let ((x, y), (to_x, to_y)) = (drawn.from?, drawn.to);
    let (bow_x, bow_y) = ((x + to_x) / 2 - (to_y - y) / 8, (y + to_y) / 2 + (to_x - x) / 8);
    let d = format!("M{x} {y}Q{bow_x} {bow_y} {to_x} {to_y}");
    Some(
        view! {
            <g class=seat_class(drawn.seat)>
                <path d=d.clone() class="trace-halo"></path>
                <path d=d class="trace-line"></path>
                <circle cx=x cy=y r="5" class="trace-line"></circle>
            </g>
        }
        .into_any(),
    )
}

/// Draws the ring where something happened, with the emblem of the seat that moved.
fn mark(drawn: PlacedTrace) -> AnyView {
    view! {
        <span
            class=format!("trace-mark {}", seat_class(drawn.seat))
            style:left=format!("{}px", drawn.to.0)
            style:top=format!("{}px", drawn.to.1)
        >
            {badge(drawn.seat, "s")}
        </span>
    }
    .into_any()
}
