//! The recap: one line for each rival, what it did since one last acted. It lies over the upper edge of the board until
//! the first press and opens the log.
//!
//! Shown where there is no room for the panel of news beside the board. Knows no game.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::table::beats::{self, RecapLine};
use crate::ui::kit::badge;
use crate::ui::kit::context::Size;
use crate::ui::shell::Sheet;
use crate::ui::text;

use super::across::is_turned;
use super::board_handle::BoardHandle;

/// How far it is from the upper edge of the board, in CSS pixels.
const EDGE: f64 = 4.0;
/// How far it is from the lower edge, where a phone has its tabs, in CSS pixels.
const FOOT: f64 = 60.0;
/// For how many rivals there is a line; the log has the rest.
const MOST: usize = 4;
/// How many moves of a rival its line lists, the last ones.
const MOST_MOVES: usize = 2;

/// Where it may lie, the best place first; the style sheet says where each is.
const PLACES: [&str; 3] = ["at-top", "at-foot", "at-middle"];

/// Lays the strip where it covers nothing that can be pressed and no seat, if there is such a place.
fn lay_aside(place: RwSignal<&'static str>) {
    let Ok(Some(strip)) = document().query_selector("[data-recap]") else { return };
    let Ok(Some(around)) = document().query_selector(".play") else { return };
    let (strip, around) = (strip.get_bounding_client_rect(), around.get_bounding_client_rect());
    let lit = document().query_selector_all(".play :is([data-lit], .seat)").ok();
    let lit = lit.iter().flat_map(|all| (0..all.length()).filter_map(|index| all.get(index)));
    let across = strip.x()..strip.right();
    let middles: Vec<f64> = lit
        .filter_map(|lit| lit.dyn_into::<web_sys::Element>().ok())
        .map(|lit| lit.get_bounding_client_rect())
        .filter(|lit| across.contains(&(lit.x() + lit.width() / 2.0)))
        .map(|lit| lit.y() + lit.height() / 2.0)
        .collect();
    let covers = |top: f64| middles.iter().filter(|middle| (top..top + strip.height()).contains(*middle)).count();
    let mut tops = [
        around.y() + EDGE,
        around.bottom() - strip.height() - FOOT,
        around.y() + (around.height() - strip.height()) / 2.0,
    ];
    if is_turned() {
        tops.swap(0, 1);
    }
    let best = PLACES.into_iter().zip(tops).min_by_key(|(_, top)| covers(*top));
    if let Some((best, _)) = best {
        let _ = place.try_set(best);
    }
}

/// The strip, while the person to act has not pressed anything since.
#[component]
pub fn Recap(
    /// The board.
    board: BoardHandle,
) -> impl IntoView {
    let shell = board.shell;
    let lines = Memo::new(move |_| {
        let seen = shell.seen_to.get();
        if shell.app.size.get() == Size::Desktop || !shell.is_now() {
            return Vec::new();
        }
        shell.read(|table| match table.presser() {
            Some(_) if seen < table.plies() => beats::recap(table),
            _ => Vec::new(),
        })
    });
    let line = move |line: RecapLine| {
        let skip = line.announcements.len().saturating_sub(MOST_MOVES);
        let name = shell.read_untracked(|table| table.name(line.seat));
        let moves: Vec<_> =
            line.announcements[skip..].iter().map(|of| text::announcement(&of.text, &of.aside)).collect();
        view! {
            <span class=format!("recap-line s{}", line.seat)>
                {badge(line.seat, "s")} <span class="grow">{text::recap(&name, &moves)}</span>
                {(skip > 0).then(|| view! { <span class="mute">{text::recap_more(skip)}</span> })}
            </span>
        }
    };
    let place = RwSignal::new(PLACES[0]);
    Effect::new(move || {
        if lines.with(Vec::is_empty) {
            return;
        }
        board.board().track_presses();
        shell.app.size.track();
        request_animation_frame(move || lay_aside(place));
    });
    move || {
        let recap = lines.get();
        (!recap.is_empty()).then(|| {
            let others = recap.len().saturating_sub(MOST);
            view! {
                <div class=move || format!("recap-place {}", place.get())>
                    <button
                        type="button"
                        class="panel recap"
                        data-recap=""
                        on:click=move |_| shell.sheet.set(Some(Sheet::Log))
                    >
                        <b class="caps">{text::NEWS}</b>
                        {recap.into_iter().take(MOST).map(line).collect_view()}
                        {(others > 0).then(|| view! { <span class="mute">{text::recap_others(others)}</span> })}
                    </button>
                </div>
            }
        })
    }
}
