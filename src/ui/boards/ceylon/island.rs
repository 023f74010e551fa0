//! The island: the drawing of land and pieces, and a button over every hex. Called by the layouts, and for the
//! pictures on the shelf and the setup page. The picker provides the possible actions, the view their prices.

use leptos::prelude::*;

use crate::games::ceylon::map::Hex;
use crate::games::ceylon::press::Part;
use crate::games::ceylon::view::View;
use crate::games::ceylon::words::{labels, nouns};
use crate::games::ceylon::{Action, Ceylon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;

use super::hexagon::{HIGH, Hexagon, R, ROOT, WIDE, view_box};
use super::land::{Borders, Land, Terrain};
use super::plantations::{HexPieces, Pieces};
use super::say;

pub fn island(board: BoardContext<Ceylon>) -> AnyView {
    let terrain = Memo::new(move |_| board.view.with(|view| Terrain::of(&view.table)));
    let ground = move || view! { <Land terrain=terrain.get()/> };
    let borders = move || view! { <Borders land=terrain.get().land/> };
    let standing = move |hex: Hex| {
        let standing = Memo::new(move |_| board.view.with(|view| HexPieces::of(&view.table, hex)));
        (move || view! { <Pieces standing=standing.get()/> }).into_any()
    };
    let pieces = move || terrain.get().back_to_front().into_iter().map(standing).collect_view();
    let spots = move || {
        let terrain = terrain.get();
        terrain.land.iter().map(|hex| view! { <HexSpot board hex level=terrain.level(hex)/> }.into_any()).collect_view()
    };
    view! {
        <div class="isle" data-region="map">
            <svg class="isle-drawing" viewBox=view_box() aria-hidden="true">
                <g>{move || ground()}</g>
                <g>{move || borders()}</g>
                <g>{move || pieces()}</g>
            </svg>
            {move || spots()}
        </div>
    }
    .into_any()
}

/// The button over a hex, placed in percent of the drawing.
#[component]
fn HexSpot(board: BoardContext<Ceylon>, hex: Hex, level: u8) -> impl IntoView {
    let Hexagon { x, y, radius } = Hexagon::top(hex, level);
    let ring = radius.min(R * 0.93);
    let percent = |part: f64| format!("{:.2}%", part * 100.0);
    let could = Memo::new(move |_| possible_actions(board, hex));
    let label = move || {
        let price = could.with(|could| price(board, could));
        price.map(|price| view! { <b class="hex-price">{say(&labels::price(price))}</b> })
    };
    let tile = move || {
        let needed = could.with(|could| !could.is_empty() && could.iter().all(|action| action.uses_tile()));
        let own = board.view.with(|view| view.table.estates[view.seat()].tile).filter(|_| needed);
        own.map(|tile| {
            view! { <i class="company small hex-tile" title=say(&nouns::tile_help(tile))>{tile.number()}</i> }
        })
    };
    let quiet = move || could.with(Vec::is_empty);
    view! {
        <span
            class="hex-place"
            class:peak={level == 2}
            class:quiet=move || quiet()
            data-anchor=format!("hex-{hex}")
            style:left=percent(x / WIDE + 0.5)
            style:top=percent(y / HIGH + 0.5)
            style:width=percent(ring * ROOT / WIDE)
            style:height=percent(ring * 2.0 / HIGH)
        >
            <Spot board part=Part::Hex(hex) class="hex-spot">
                <svg viewBox="-87 -100 174 200" preserveAspectRatio="none" aria-hidden="true">
                    <path class="ring-key" d="M0-96 83-48V48L0 96-83 48V-48Z"></path>
                    <path class="ring" d="M0-96 83-48V48L0 96-83 48V-48Z"></path>
                    <path class="ring-mark" d="M-18-99h36L0-72Z"></path>
                </svg>
                {move || label()}
                {move || tile()}
            </Spot>
        </span>
    }
}

/// Returns the actions to which pressing a hex could lead or, if it is pressed already, the chosen action or those
/// still possible. Before the first press, moves are left out, so that the hexes of the main action stand out.
fn possible_actions(board: BoardContext<Ceylon>, hex: Hex) -> Vec<Action> {
    let part = Part::Hex(hex);
    board.picker.with(|picker| match picker.times(part) {
        0 if picker.pressed().is_empty() => {
            picker.candidates_with(part).filter(|action| !matches!(action, Action::Move { .. })).collect()
        }
        0 => picker.candidates_with(part).collect(),
        _ => picker.ready().map_or_else(|| picker.candidates().collect(), |action| vec![action]),
    })
}

/// Returns the lowest price of these actions, in rupees; `None` if it is 0 or none of them has a price.
fn price(board: BoardContext<Ceylon>, could: &[Action]) -> Option<i16> {
    board.view.with(|view| could.iter().filter_map(|action| view.price(*action)).min().filter(|price| *price > 0))
}

/// Draws a small picture of the island for the shelf and the setup page.
pub fn picture(view: &View, class: &'static str) -> AnyView {
    let terrain = Terrain::of(&view.table);
    let standing = |hex: Hex| view! { <Pieces standing=HexPieces::of(&view.table, hex)/> }.into_any();
    view! {
        <svg class=class viewBox=view_box() aria-hidden="true">
            <g>
                <Land terrain/>
                {terrain.back_to_front().into_iter().map(standing).collect_view()}
            </g>
        </svg>
    }
    .into_any()
}
